import type { FollowUp } from './asked-after-him';

/** Follow-ups to what is between the two of them. Form: content/asked-about-him.ts. */
export const AFTER_THE_TWO = `
=afterSilenceWhatHappened
c I let things slide, and you deserved a reply sooner.
c Life got busy and I handled it badly, simple as that.
c I got stuck in my own head and should have written anyway.
p Nowhere glamorous, I'm just terrible at replying once I've left it too long.
p I left it too long, then it got awkward, then it got very awkward.
p I was working on the perfect reply and this is the best I came up with.
i I didn't know what to say for a while, and then I missed saying anything.
i I needed a bit of time to myself, but you kept crossing my mind.
i Nothing that explains it well, I went quiet and didn't like it either.
b How have you been in the meantime?
b What have I missed on your side?
=afterSilenceWhyNow
c Because I'd rather write late than keep wondering.
c Because you were on my mind and I got tired of ignoring it.
c Because I'd regret it more if I never wrote.
p Because it finally took more effort not to write.
p It took me this long to find an opening line, and you saw how that went.
p I ran out of good excuses for not writing.
i Because I kept thinking about how we left it.
i Because I missed talking to you more than I'd admitted.
i Something reminded me of you, and I didn't want to let it pass again.
b Are you glad or annoyed that I did?
b Would you ever have written first?
=afterSorryForWhat
c For how that came across, I could have done better.
c For not thinking long enough before I acted.
c For not getting it right with you just then.
p For several things, but I was hoping one sorry would cover them.
p For being me a bit too quickly.
p Maybe for nothing, I'd apologise to a chair if I bumped into it.
i Because the thought that I'd bothered you didn't leave me alone.
i Because I care about how things land with you.
i For something that might not matter to you but did to me.
b Did it bother you at all?
b Are we all right?
=afterBragChallenge
c Yes, and I'm hoping you'll take it.
c It is, just name the day.
c It wasn't, but I'd happily make it one.
p Only if you promise to go easy on me.
p It was, until I pictured losing to you.
p Yes, and I already regret it slightly.
i Call it an excuse to see you try.
i Not really, I wanted to see how you'd react.
i Maybe, I like people who don't back down.
b Do you fancy your chances?
b Are you competitive?
=afterDoubtConvince
c Show me once and I'll never doubt it again.
c A live demonstration would do it.
c Hearing it from you over a coffee, I'm easily won over face to face.
p Two witnesses and a biscuit.
p Not much, I'm only acting tough.
p A very serious face, held for at least ten seconds.
i Hearing you tell it, I think I'd know from your voice.
i The whole story, I tend to trust the details.
i You saying it once more without smiling.
b Who could vouch for you?
b Do people usually believe you straight away?
=afterTeaseWhoToldYou
c Nobody, I worked it out from the way you write.
c You did, a little with every message.
c It's my own impression, and I stand by it.
p A very reliable source, also known as guessing.
p I never reveal my source, mostly because I made it up.
p You did, just now, by asking like that.
i It's only the feeling I get from you, tell me if I'm wrong.
i Your answers, they say more than you think.
i Nobody had to tell me, some things show.
b Am I far off?
b What do people usually say about you?
=afterTeaseIsThatACompliment
c A compliment, please take it as one.
c A good thing, and I meant every word.
c Mostly a compliment, with a bit of cheek in it.
p It was meant kindly, it just came out sideways.
p It started as a compliment and I lost control of it halfway.
p Somewhere in the middle, but leaning your way.
i A good thing, I noticed it before I knew what to call it.
i For me it's praise, I like people who aren't like everyone else.
i A compliment, I only wrap them up so you have to look twice.
b How did you take it?
b Are you good at taking compliments?
=afterOfferCatch
c No catch, I just enjoy your company.
c None, apart from having to put up with me for a while.
c The catch is that I get to see you, so I win either way.
p You have to laugh at one of my jokes, but you can choose which.
p You might have to share your chips.
p That I talk even more when I'm happy.
i That you might end up liking me.
i There isn't one, I find it easy to be nice to you.
i Only that I'd be looking forward to it all day.
b Were you expecting one?
b Do you always look for the small print?
=afterBetWhatDoIGet
c Dinner, and you choose the place.
c Coffee on me and full bragging rights.
c Anything on the menu, I pay my debts.
p A formal apology and half of my dessert.
p My deepest respect, plus a drink so it isn't only respect.
p The right to mention it for the rest of my life.
i An honest answer to any one thing you want to know about me.
i You get to choose what we do next.
i A whole evening of my attention, with the phone away.
b What would you want?
b What would make it worth it for you?
=afterTeaseShouldIWorry
c No, you're in good hands.
c Not at all, I'm milder than I sound.
c Only about having a better time than you planned.
p Slightly, but there would be snacks.
p Only if you're allergic to bad jokes.
p A bit, I'm quite worried myself.
i No, but you might be surprised.
i Not worried, curious would be about right.
i A little, I'm quite hard to get rid of once I like someone.
b Do you scare easily?
b What's the worst you're picturing?
=afterComplimentHowSo
c It's how you write, it shows in almost every message.
c I mean it just as I said it, you come across that way.
c I noticed it, and I like saying what I notice.
p My thumbs typed it before I could play it cool.
p I've done some research, mostly by reading your messages twice.
p You do it without noticing, which makes it worse for me.
i It's the small things, how you ask and how you listen.
i Not everybody leaves me in a better mood than they found me in.
i There's something in how you see things, and I keep coming back to it.
b Has anyone told you that before?
b Do you see it differently?
=afterComplimentEveryone
c No, only when I mean it.
c No, that one was for you.
c I say nice things when they're true, and this one is.
p Only to people I'm trying to impress, so today that's you.
p If I did, I'd be much smoother at it by now.
p Only to you and to very polite bus drivers.
i Not often, it takes something for me to say it out loud.
i No, with you it just came out.
i I can see why you'd ask, but this one had your name on it.
b Do you believe me?
b Do you hear that a lot?
=afterComplimentWhichPart
c The part where you're simply yourself.
c How you put things, I'd know your messages anywhere.
c Your humour, I didn't even have to think about it.
p All of it, I've never been good at choosing.
p Mostly the bit where you answer me.
p I had a list, but it got too long to send.
i The part you probably didn't notice yourself.
i The way you make ordinary things sound worth hearing.
i The bits that sound most like you, I stopped at those.
b Which part did you expect?
b What do people usually notice about you?
=afterLikeReally
c Really, I don't say it lightly.
c Yes, more than I'd planned to.
c Yes, and it felt good to say it.
p Really, I read it twice before I dared to send it.
p Yes, my poker face was never going to last.
p Afraid so, it crept up on me.
i Yes, and it surprised me as well.
i It's true, I only wish I'd put it more smoothly.
i Yes, and I was a bit scared to write it.
b How does that sound to you?
b Is that nice to hear or a bit soon?
=afterLikeWhyMe
c Because I feel good when I talk to you.
c Because you're warm and you mean what you say.
c Because you're the one I want to tell things to.
p Because you laugh at my jokes, and I'm not made of stone.
p I looked for a reason not to and got nowhere.
p It's your own fault for being such good company.
i Because with you I don't have to pretend I'm cooler than I am.
i Because you stay with me after the phone is back in my pocket.
i I can't explain it neatly, I just notice I'm happier when you write.
b Does that surprise you?
b Do you find it hard to believe?
=afterLikeSinceWhen
c Since our first proper conversation.
c For longer than I let on.
c Since I first caught myself waiting for your next message.
p Officially since today, unofficially a good while longer.
p Since I started checking my phone like a teenager.
p Since about two messages after hello.
i Since I noticed that days without you feel longer.
i I couldn't name the day, it came bit by bit.
i Only lately, but it came quickly.
b Could you tell?
b When did you first suspect it?
=afterNervousWhy
c Because I want this to go well.
c Because I like you, it's as simple as that.
c Because I'd like to make a good impression on you.
p Because I've practised saying hello and I still don't trust it.
p Because my mouth tends to arrive before my brain does.
p Because I'll probably say something daft within a minute.
i Because this doesn't feel like just any chat to me.
i Because you notice things, and I wonder what you'll notice about me.
i It only happens when I care how something turns out.
b Do you ever get nervous about these things?
b What calms you down when you're nervous?
=afterBadTexterPrefer
c Yes, I'm much more myself when I can hear someone.
c Face to face is where I'm at my best, no doubt about it.
c A bit, though I'm happy to write if it's you.
p Yes, in person I've been known to answer within seconds.
p I'd like to say yes, but I can be awkward there too.
p Slightly, at least nobody watches me type and delete for ten minutes.
i Yes, I like hearing how somebody says a thing.
i Not always, but with you I'd like to find out.
i I think so, the pauses are nicer when you can see each other smile.
b Do you prefer writing or talking?
b What are you like on the phone?
=afterHurtAreYouOk
c I'm all right, just a bit quiet right now.
c Nothing you need to worry about, I'm a bit low, that's all.
c I'm not quite myself, but I'll get there.
p A bit flat, but you asking has helped already.
p I've had better moments, you writing to me is one of them.
p Nothing that a cup of tea and a chat with you wouldn't help.
i Something is sitting with me, I just haven't found the words yet.
i It's been a bit much lately, and I'm glad you noticed.
i I'm better than I sound, I only needed a moment.
b How are you today, honestly?
b What helps you when you feel a bit low?
=afterHurtDidISay
c No, you did nothing wrong, and I'm not angry.
c It stung a little, but I'm not angry with you.
c A little, yes, and I'd rather tell you than go quiet.
p My pride took a small knock, it's recovering already.
p Only a bit, and it's fading while you ask.
p No, I'm just quiet for four minutes and then I'm fine again.
i It touched something in me, but that isn't your fault.
i A bit, mostly because what you say matters to me.
i Not really, I just took it more to heart than I expected.
b How did it feel on your side?
b Would you tell me if it were the other way round?
=afterHurtTalk
c Yes, I'd like that, if you have a moment.
c Not just now, but it means a lot that you offer.
c A little, yes, it might do me good.
p Yes, but be patient, I tend to start in the middle.
p Maybe later, for now a bit of small talk with you is lovely.
p A bit, as long as you stop me when I ramble.
i I don't find it easy, but with you I'd like to try.
i I think so, I just need to find where it starts.
i Not yet, though you'd be the one I'd tell.
b Are you someone who talks things through?
b Do you talk straight away or sleep on it first?
=afterDateWhere
c Somewhere quiet enough that we can actually talk.
c Somewhere halfway, so it's easy for both of us.
c You pick the area and I'll find us a good place there.
p Anywhere with decent chairs and no karaoke.
p Somewhere with a menu I can pronounce.
p Wherever they won't mind us staying too long.
i Somewhere you've always wanted to try.
i A place we'd both be seeing for the first time.
i Somewhere with a nice walk nearby, in case we don't want to go home.
b Which side of town suits you?
b Do you have a favourite place?
=afterDateWear
c Whatever you feel most like yourself in.
c Something comfortable, there's no dress code with me.
c Casual is perfect, I want you to feel relaxed.
p Anything that survives me spilling a drink.
p Shoes you can walk in, in case I get us lost.
p Keep it casual, or I'll have to find the iron.
i Whatever you'd put on if you knew it would be a good day.
i The same as for a friend you like, I'd rather meet the everyday you.
i Something you can forget about, so we can just talk.
b Are you quick at deciding what to wear?
b Do you like dressing up?
=afterDateDriving
c Let's each make our own way, then nobody has to watch the clock.
c The train, so nobody has to count the drinks.
c A car if we can sort one, and you're in charge of the music.
p The train driver, so we can both look out of the window.
p Whoever has the better sense of direction, so probably not me.
p Public transport, then getting lost is nobody's fault.
i Whichever gives us more time to talk on the way.
i Whatever is easiest for you, I'm happy as long as we both arrive.
i I'd say train, I like the idea of us side by side with nothing to do.
b Do you like driving?
b Are you a good passenger?
=afterDateFar
c Not too far, and I'd make it worth the trip.
c A bit of a way, but we can pick somewhere nearer to you.
c Far enough for a good chat on the way.
p Only if you walk there backwards.
p Further than the sofa, but the company is better.
p It's far if I do the navigating, otherwise it's fine.
i It depends where you start, I'm happy to come closer to you.
i Not for me, I'd go further than that to see you.
i A little, but the way there is half of the fun with the right person.
b How far would you go for a good coffee?
b Do you like a bit of a journey?
=afterDateRecognise
c I'll wave first, so you won't have to search.
c Nothing fancy, so look for the smile first.
c Look for the man who is already looking for you.
p Look for someone checking his phone and his shirt in turns.
p I'll be the one pretending to look relaxed.
p Just follow the slightly nervous smile.
i You'll know, I won't manage to hide that I'm glad to see you.
i By how quickly I look up when you arrive.
i By the good mood, the clothes are nothing special.
b How will I recognise you?
b Will you wave or make me guess?
=afterDateFriend
c Of course, if that makes you feel more comfortable.
c I'd rather have you to myself, but yes, of course.
c Next time gladly, this time I'd love it to be just us.
p Sure, as long as one of you laughs at my jokes.
p Only if your friend promises to write me a good review.
p Yes, I'll just have to bring twice as many stories.
i Yes, I'd like to see how you are with your friends.
i If it helps, yes, though I was looking forward to just you.
i I'd like to meet your friends, just maybe after I've met you properly.
b Would it make you feel more at ease?
b Who would you bring?
=afterDateIsItADate
c Yes, it's a date.
c It is if you want it to be.
c I'd like it to be one, yes.
p Yes, I was hoping you'd notice.
p I was being subtle, so clearly too subtle, but yes.
p It's whatever makes you say yes.
i Yes, and it took me a few tries to write it.
i I'd call it one, but the name matters less than you coming.
i Maybe a small one, just two people who'd like to know more.
b Would you like it to be one?
b What would you call it?
=afterDateMind
c Something simple where we can talk without shouting.
c Good food and a bit of a walk afterwards.
c Something neither of us does every week.
p Eating well and pretending we're not nervous.
p Anything where I can't embarrass myself too quickly.
p I have a plan, it mainly consists of you turning up.
i A couple of hours with no hurry and the phones away.
i Something that gives us a story to tell afterwards.
i Whatever gets us talking properly, the rest we can make up.
b What would you enjoy most?
b Food, a walk or something silly?
=afterLateHowFar
c Not far now, I'm coming straight to you.
c A few minutes more, please don't go anywhere.
c Still on the way, I'll be with you as soon as I can.
p Near enough to be nervous, too far to wave.
p Somewhere between sorry and hello.
p Close, and making the face of someone who is late.
i Nearly with you, I've been looking forward to it the whole way.
i Still a bit away, but my head is there already.
i Closer than a minute ago, and I can't wait.
b Have you been waiting long?
b Is it nice where you are?
=afterLateOrder
c Yes please, have whatever you fancy, it's on me.
c Go ahead, I'll have the same as you.
c Wait for me if you can, I'd like us to order together.
p Yes, and get me something that says sorry.
p Please do, hungry people forgive less.
p Something small, so you still have room for my apology.
i Surprise me, I'm curious what you'd pick.
i Order yours, I want to see what you chose.
i Not for me yet, I'd like to say hello first.
b What are you in the mood for?
b What looks good there?
=afterDateFun
c I did, and I'd do it again tomorrow.
c Yes, the time went far too fast.
c I did, once the nerves had settled.
p Yes, my face is a bit tired from smiling.
p So much that I forgot to act cool.
p Yes, apart from the part where it ended.
i I did, and I keep going back to one thing you said.
i Yes, it was easier than I'd dared to hope.
i It was nice, and I think there's more in it next time.
b Did you enjoy it?
b What was your favourite part?
=afterDateSeeAgain
c As soon as you have a free evening.
c This week, if it's up to me.
c Give me a day that suits you and I'm there.
p Tomorrow sounds too keen, so let's say the day after.
p As soon as you've recovered from my jokes.
p I'd say in an hour, but I'm trying to play it cool.
i Soon, I don't want to get used to missing you.
i Before either of us starts overthinking it.
i Soon, there's something I forgot to ask you.
b Which evening is good for you?
b What would you like to do next time?
=afterDateHomeOk
c Yes, home safe, thank you for asking.
c Almost there, and in a very good mood.
c Yes, safe and sound, and I hope you are too.
p Yes, with only one wrong turn from daydreaming.
p I did, though my feet wanted to turn round.
p Nearly, I'm taking the slow way so it isn't over yet.
i Yes, but my head is still back there with you.
i Not quite yet, I wanted it to last a bit longer.
i I did, and it's a bit too quiet here now.
b Did you get back all right?
b Are you tired or wide awake?
=afterDateThinkOfMe
c That I'd like to see you again, no doubt about that.
c Better company than I'd dared to hope for.
c Warm, quick and easy to be around.
p That I should have asked you out sooner.
p That you were far better at this than I was.
p I forgot half of what I'd planned to say, so it must have been good.
i That there's more to you than one meeting can show.
i You surprised me in the best way.
i I was curious before and I'm more curious now.
b What did you think of me?
b Was I anything like you expected?
=afterAskedWhy
c Because I want to know you better.
c Because your answer matters to me.
c Out of plain interest, you don't have to answer.
p Because I'm nosy, but in a friendly way.
p It sounded more casual in my head.
p I'm collecting useful facts about you.
i Because I have a feeling the answer says something about you.
i Because I've been wondering about it.
i I'll tell you once I've heard your answer.
b Is it too personal?
b Would you rather I asked something else?
=afterLookingFor
c I think so, or I wouldn't still be looking.
c I hope so, and I'm in no hurry.
c I've had my doubts, but this conversation gives me hope.
p Let's see how our first coffee goes, then I'll report back.
p I found you, so it's going better than expected.
p So far I've mostly found what I'm not looking for.
i Maybe, it's beginning to feel less unlikely.
i I'd nearly stopped expecting it, and then we started talking.
i Sometimes I doubt it, but not today.
b What are you looking for?
b Do you think it can be found here?
=afterDistance
c I'd happily make the trip for someone I like.
c The distance is fine with me, as long as we both make an effort.
c I'd rather you lived round the corner, but I'd make it work.
p I'd go that far for a good sandwich, so for you it's easy.
p I like a journey when there's somebody nice at the end of it.
p It depends on the snacks, but I'm hopeful.
i It would bother me more not to meet you at all.
i It isn't ideal, but I'd regret it more if we didn't try.
i I'd want to meet soon and see if it's worth the journey.
b How far is too far for you?
b Would the distance bother you?
=afterNotOver
c It takes time, but I'm moving forward and I mean that.
c I don't want it back, I'm just not done healing.
c It still comes up sometimes, and I'd rather you knew that.
p Slowly and with a few steps back, but I'm getting there.
p I'm better than I was, and talking to you does me good.
p Some days it's hardly there, and today feels like one of those.
i There's still a bit of it in me, and there's room beside it.
i I'm not sure yet, and I don't want to pretend with you.
i Part of me is still letting go, part of me is glad I met you.
b Have you been through something like it?
b Does it worry you that I say so?
=afterSlow
c I'd like to get to know you properly before anything else.
c I want it to be good, so I'd rather not skip steps.
c One meeting at a time, so neither of us feels pushed.
p I trip when I rush, so walking pace is about right.
p I need time to make you laugh before you notice my faults.
p Like a long breakfast, because nobody enjoys those in a hurry.
i I don't want to rush past the nice part with you.
i Slow because I can feel that this might matter.
i Slow enough to see who we are when nobody's trying to impress.
b Does slow suit you?
b What pace feels right to you?
`;

/** He proposes to meet. */
const ASKS_HER_OUT =
  /\b(?:let'?s (?:go|meet|grab|get|have|do|try|take|catch up|see each other|see a|make it)|lets (?:go|meet|grab|get|have|do|try)|shall we|should we (?:meet|go|grab|get|have|do)|we (?:could|should|can|might|need) (?:to )?(?:go|meet|grab|get|have|do|try|take|see|hang|a (?:second|third|next|proper) date)|(?:how|what) about (?:a|an|we|some|going|meeting|grabbing|getting|dinner|lunch|brunch|coffee|drinks|this|next|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|would (?:you|u) (?:like|want|fancy|be up|join|come|go|care|be free|meet|let me)|do (?:you|u) (?:want|fancy|wanna)|(?<!\b(?:i|they|we|friends|parents|kids|people|really|always|still|just) )(?:want to|wanna) (?:go|meet|grab|get|see|come|join|have|hang|do)|fancy (?:a|an|some|going|meeting|grabbing|dinner|lunch|brunch|coffee|drinks|joining|doing|it)|up for (?:a|an|some|going|meeting|dinner|lunch|coffee|drinks)|(?:are|r) (?:you|u) (?:free|around|doing anything)|(?:can|could|may) i (?:take|invite|see|buy|ask|cook|pick) (?:you|u)|(?:i'?d|i would) (?:really )?(?:like|love) to (?:take|see|meet|invite|show|ask) (?:you|u)|(?:i want to|i'?m going to|i'?ll|let me) (?:take|invite|buy|show|cook|treat) (?:for )?(?:you|u)|take (?:you|u) (?:out|to|for|somewhere|on)|(?:ask|asking) (?:you|u) out|(?:can|could|should|shall|let'?s|to) meet|meet (?:up|me)|come with me|come along|join me|(?:our|your|a) (?:first|second|third|next) date|date (?:number two|with me)|go out (?:with me|together|sometime|some time|on|this|next)|hang out (?:sometime|some time|this|next|together|soon|with me)|see (?:you|u) (?:at|on|there|then|tomorrow|tonight|later|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b/;

/** They have just met. */
const AFTER_A_DATE =
  /\b(?:(?:thanks|thank you|thx) (?:again )?(?:so much )?for (?:tonight|today|last night|yesterday|this evening|this afternoon|the (?:lovely |nice |great |wonderful )?(?:evening|date|night|day|walk|coffee|drinks?|dinner|company|time)|an? (?:lovely|great|nice|wonderful|good|amazing|fun)|coming|(?:your|ur) (?:company|time)|dinner|coffee|drinks)|(?:lovely|great|nice|good|wonderful|fun) (?:to (?:finally )?(?:see|meet)|(?:finally )?(?:seeing|meeting)) (?:you|u)|(?:time|evening|night|day|afternoon|date|walk|dinner|coffee|hours?) with (?:you|u)|our (?:first |second )?(?:date|evening|walk|dinner|afternoon|coffee)|(?:tonight|today|last night|yesterday|this evening|(?:the |our )(?:date|evening)) was (?:really |so |such |very |just |a |an )*(?:lovely|nice|great|fun|good|special|wonderful|perfect|brilliant|amazing)|(?:just|i) got (?:home|in|back)|(?:back|made it|safely|safe) home|home (?:safe|safely|now)|good ?night|sleep (?:well|tight)|(?:loved|enjoyed|liked) (?:tonight|today|last night|this evening|meeting (?:you|u)|seeing (?:you|u)|our|being with (?:you|u)|every minute|talking))\b/;

/** It was somebody else, or work. */
const WITH_OTHERS =
  /\b(?:mates?|(?:my|the|some|old) friends?|boys|lads|guys|colleagues?|co-?workers?|work|office|gym|training|shift|family|parents?|mum|mom|dad|brothers?|sisters?|cousins?|nan|gran|kids|son|daughter|holidays?|airport|wedding|match|concert|gig)\b/;

/** He likes her, thinks of her, misses her. */
const LIKES_HER =
  /\b(?:i(?:'m| am|'ve| have)? (?:really |actually |do |did |just |kind of |kinda |sort of |quite |also |already |still |honestly |genuinely |think i |think i'm |might |must |so |have to admit i |been )*(?:like|liked|fancy|adore|miss|missed|missing|love) (?:you|u|talking (?:to|with) (?:you|u)|our (?:chats?|talks?|messages|conversations?))|(?:thinking|thought|think) (?:a lot )?(?:of|about) (?:you|u)|into (?:you|u)|(?:you(?:'re|r|'ve| are| have)?|u(?:'re| r)?) (?:been )?(?:always |often |still )?on my mind|feelings for (?:you|u)|(?:falling|fallen|fell) for (?:you|u)|crush on (?:you|u)|miss(?:ed|ing)? (?:you|u)|looking forward to (?:seeing|meeting|hearing from) (?:you|u)|can'?t wait to (?:see|meet) (?:you|u)|(?:can'?t|couldn'?t) (?:stop thinking about|get) (?:you|u))\b/;

/** He writes after a silence. */
const BACK_AFTER_SILENCE =
  /\b(?:(?:hey|hi|hello) stranger|long time no|been (?:a|such a|quite a) (?:long )?(?:while|time|minute)|been (?:ages|too long|forever|weeks|months|quiet|silent|a bit quiet|so quiet|distant|awol)|(?:late|slow|delayed) (?:reply|replies|response|answer|text|message)|(?:reply|replying|replied|answer|answering|answered|respond|responding|responded|writing|wrote|texting|getting back to (?:you|u)|get back to (?:you|u)) (?:so |this |that |too )?(?:late|slowly)|(?:the|my|my long|long|radio) silence|(?:disappear|vanish|ghost)(?:ed|ing)?|(?:went|gone|going|go|being|was) (?:so |a bit |all )?(?:quiet|silent|awol|missing)|dropped off|fell off the|(?:haven'?t|hadn'?t|didn'?t|not|never) (?:written|write|writing|replied|reply|replying|answered|answer|answering|messaged|message|texted|text|texting|been in touch|got back|getting back|responded|respond)|took (?:me )?(?:so|this|too|me so|a) long|remember me|me again|out of the blue|after all this time|sorry i'?m late (?:replying|answering))\b/;

export const AFTER_THE_TWO_RULES: readonly FollowUp[] = [
  {
    kind: 'afterSilenceWhatHappened',
    his: BACK_AFTER_SILENCE,
    asked:
      /\b(?:what(?:'s|s)? happened|(?:what|wat) happened|where (?:have|did|were|hav) (?:you|u) (?:been|go|gone|disappear|vanish)|where (?:you|u) been|where'?ve (?:you|u) been|where were (?:you|u)|(?:what|wat) took (?:you|u) so long|why (?:did|were|have) (?:you|u) (?:go |been |gone )?(?:so )?(?:quiet|silent|disappear\w*|vanish\w*|ghost\w*|stop (?:writing|replying|texting|answering|messaging))|why so (?:quiet|late|long)|why (?:the|such a) (?:long )?silence|what kept (?:you|u)|why did(?:n'?t| not) (?:you|u) (?:write|reply|text|answer|message|respond))\b/,
    not: /\b(?:hospital|accident|funeral|died|dead|passed away|ill|sick|flu|covid|cancer|surgery|operation|injur\w*|stolen|lost my|phone (?:broke|died)|happened (?:with|to|at|in|between|after|on) (?!(?:you|u|us)\b))/,
  },
  {
    kind: 'afterSilenceWhyNow',
    his: /\b(?:(?:hey|hi|hello) stranger|long time no|been (?:a|such a|quite a) (?:long )?(?:while|time|minute)|been (?:ages|too long|forever|weeks|months|quiet|silent)|(?:late|slow) (?:reply|response|answer)|silence|(?:disappear|vanish|ghost)(?:ed|ing)?|went (?:quiet|silent)|(?:haven'?t|didn'?t|never) (?:written|write|replied|reply|answered|answer|messaged|texted|text|been in touch)|took me (?:so|this|too) long|remember me|me again|out of the blue|after all this time|i know it'?s been|thought i'?d (?:say|write|text|message|check|reach|drop)|reach(?:ing)? out|(?:thinking|thought) (?:of|about) (?:you|u)|you (?:came|popped|crossed)|still have (?:your|ur) number|how have (?:you|u) been|(?:start|try) (?:again|over))\b/,
    asked:
      /(?:^\W*(?:but |so |and |ok |okay )?why now\b|\bwhy (?:are|r) (?:you|u) (?:suddenly )?(?:texting|writing|messaging|contacting|back|here|talking to me)\b|\bwhy (?:did )?(?:you|u) (?:text|write|message|contact|come back|reach out|decide to)(?:ing)?\b|\b(?:what|wat) (?:made|makes) (?:you|u) (?:text|write|message|contact|come back|reach out|think of me|get in touch)\b|\bwhy (?:after (?:all this time|so long)|all of a sudden|suddenly|today|this time|again)\b|\bwhy come back\b|\bwhat changed\b)/,
    not: /\b(?:hospital|funeral|died|my ex|her back|him back)\b/,
  },
  {
    kind: 'afterSorryForWhat',
    his: /\b(?:sorry|apologi[sz]e|apologies|my apology|my bad|my fault|forgive me|forgiveness|i owe (?:you|u) an apology)\b/,
    asked:
      /(?:\bsorry (?:for|about) (?:what|wat)\b|^\W*(?:but |ok |okay |lol |haha )?(?:for (?:what|wat)|(?:what|wat) for|about what|why)\W*$|\b(?:what|wat) (?:(?:are|r) )?(?:you|u) (?:sorry|apologi[sz]ing) (?:for|about)\b|\b(?:what|wat) (?:are|r) (?:you|u) (?:so )?sorry\b|\bwhy (?:(?:are|r) )?(?:you|u) (?:so |being )?(?:sorry|apologi[sz]ing|saying sorry)\b|\bwhy (?:(?:do|did|would) (?:you|u) )?(?:sorry|apologi[sz]e|say sorry|the apology)\b)/,
    not: /\b(?:sorry to hear|sorry (?:for|about) (?:your|ur)|not sorry|sorry\?|sorry,? (?:what|can you|could you|i (?:can'?t|don'?t|have to|already|won'?t|need))|feel sorry|sorry for (?:him|her|them|those|my (?:mum|mom|dad|brother|sister|friend|neighbour)))/,
  },
  {
    kind: 'afterBragChallenge',
    asked:
      /(?:\b(?:is|was|wuz) (?:that|this|it) (?:supposed to be |meant (?:to be|as) )?an? (?:official )?(?:challenge|dare|bet)\b|\b(?:are|r|were) (?:you|u) (?:actually |really |seriously )?(?:challenging|daring) me\b|^\W*(?:you|u) challenging me\b|\bdid (?:you|u) just (?:challenge|dare) me\b|\bshould i (?:take|see) (?:that|this|it) as a (?:challenge|dare)\b|^\W*(?:a |oh a )?(?:challenge|dare)\W*\?+\W*$)/,
    not: /\b(?:what'?s (?:a|the|your)|how much|as much of a challenge|biggest challenge|challenging for you)\b/,
  },
  {
    kind: 'afterDoubtConvince',
    his: /\b(?:(?:don'?t|do not|can'?t|cannot|hard to|not sure i|struggle to|won'?t|refuse to) (?:quite |really |fully )?(?:believe|buy)|(?:i'?m |still )?(?:not|un) ?convinced|unconvinced|(?:i|have (?:my|some)) (?:still |really |seriously )?doubts?|doubt (?:it|that|you)|prove it|proof|evidence|convince me|sceptical|skeptical|suspicious|no way|as if|sounds made up|pics or|believe it when|not (?:buying|having) (?:it|that)|i call (?:bull|bluff|nonsense)|i'?ll need to see|show me)\b/,
    asked:
      /\b(?:(?:what|wat) (?:would|will|could|wud) (?:it take to )?(?:convince|persuade|change (?:your|ur) mind)|(?:what|wat) (?:would|will) it take|how (?:can|could|do|should|would|will) i (?:convince|persuade|prove)|how (?:am|can) i (?:supposed to |meant to )?prove|how do (?:you|u) want me to prove|(?:what|wat|which|what kind of|what sort of) (?:proof|evidence) (?:do|would|wud) (?:you|u) (?:need|want|like|accept)|(?:what|wat) (?:do|would) (?:you|u) need (?:as proof|to believe|to see)|(?:what|wat) would make (?:you|u) believe)\b/,
    not: /\b(?:convince (?:him|her|them|my|the|your (?:boss|mum|mom|dad|parents|brother|sister))|boss|landlord|court|interview)\b/,
  },
  {
    kind: 'afterTeaseWhoToldYou',
    his: /\b(?:(?:you|u)(?:'re| are|r|re| r) (?!free|around|welcome|right|on)|you'?re (?!free|around|welcome|right|on)|(?:you|u) (?:seem|look|sound|must|clearly|obviously|definitely|probably|strike|come across|snore|sing|always|never|can'?t|love|like|secretly|would|have a|steal|cheat)|(?:i bet|i think|i guess|i reckon|i'?m sure|i know|pretty sure) (?:you|u)|(?:your|ur) (?:cooking|dancing|singing|driving|jokes?|taste|sense|reputation)|i(?:'ve)? heard (?:you|u|that you|about (?:you|u))|rumou?r|word (?:is|has it)|apparently (?:you|u)|someone told me)\b/,
    asked:
      /(?:\b(?:who|hu) (?:told|tells|has told|tol) (?:you|u|ya)\b|\bwho(?:'s| has|'d)? (?:said|says|been (?:talking|saying|telling))\b|\bsays who\b|\baccording to (?:who|whom)\b|\bwhere (?:did|do|have) (?:you|u) (?:hear|heard|get) (?:that|this|it)\b|\bhow (?:do|did|would|can) (?:you|u) (?:even )?know(?: that| this| me so well)?\W*$|\bwho gave (?:you|u) that idea\b)/,
    not: /\b(?:died|hospital|pregnant|ill|sick|fired|affair|told you about (?:the|this) (?:place|app|job))\b/,
  },
  {
    kind: 'afterTeaseIsThatACompliment',
    his: /\b(?:(?:you|u|ya)(?:'re| are|r|re| r| seem| sound| look| have| remind| must| do| come| make| don'?t|'ve)|(?:your|ur)|like (?:you|u)|(?:with|about) (?:you|u)|unusual|different|weird|strange|dangerous|trouble|handful|not what i expected|never met)\b/,
    asked:
      /\b(?:(?:is|was|wuz) (?:that|this|it) (?:even |really |supposed to be |meant to be |meant as |actually )?(?:a )?(?:backhanded )?compliment|(?:is|was) (?:that|this|it) (?:a )?(?:good|bad)(?: thing)?(?: or (?:a )?(?:bad|good)(?: thing| one| way)?)?(?=\W*$)|is (?:that|this) (?:praise|an insult)|(?:do|should|shall|can|may|could) i take (?:that|this|it) as (?:a )?(?:compliment|an insult|praise)|(?:a )?compliment or (?:an )?insult|in a (?:good|bad)(?: or (?:a )?(?:good|bad))? way|good (?:weird|strange|different|trouble|unusual) or bad|how (?:do|should) i take that)\b/,
    not: /\b(?:(?:your|ur) (?:job|boss|day|week|team|interview|exam|holiday|car|flat|salary|landlord)|(?:do|did|have|what|where|when|how) (?:you|u|do you|are you|was your|is your) )\b/,
  },
  {
    kind: 'afterOfferCatch',
    his: /\b(?:i'?ll|i will|i can|i could|i'?d (?:like|love|be happy|gladly)|let me|my treat|(?:it'?s )?on me|(?:buy|cook|make|bring|get|invite|take|treat|teach|help|owe|give) (?:for )?(?:you|u)|no strings|promise|offer(?:ing)?|you can have|you get|deal|free (?:dinner|coffee|drink|ticket)|spare ticket|i'?m (?:single|tidy|house ?trained|a good cook|great at))\b/,
    asked:
      /(?:\b(?:what|wat)(?:'s|s| is) the catch\b|\bwhere(?:'s|s| is) the catch\b|\b(?:is|iz) there (?:a|any) catch\b|\bthere(?:'s|s| is|'?s got to be| must be) a catch\b|^\W*(?:and |so |but |ok )?(?:no|the|any) catch\W*$|\bno catch\b)/,
    not: /\b(?:fish(?:ing)?|angling|trout|carp|rent|landlord|mortgage|discount|phone contract|car for|flat for|job offer|salary|bought|cricket|catch up|catch (?:a|the|you|your|my) )\b/,
  },
  {
    kind: 'afterBetWhatDoIGet',
    his: /\b(?:bet(?:s|ting)?|wager|win(?:s|ner|ning)?|lose(?:s|r)?|losing|beat (?:me|you|u)|challenge|dare|guess|quiz|riddle|game|prize|reward|stakes?|deal|rematch|race (?:me|you|u)|help me|do me a favou?r|if (?:you|u) (?:win|beat|guess|can|get|manage|say yes|come|help|answer|find|make)|loser (?:buys|pays)|play(?:ing)? (?:me|you|for))\b/,
    asked:
      /(?:\b(?:what|wat) (?:do|will|would|shall|did) i (?:get|win|receive|gain)\b|\b(?:what|wat)(?:'s|s| is) (?:the|my) (?:prize|reward|stake|wager|bet)\b|\b(?:what|wat)(?:'s|s| is) in it (?:for me|4 me)\b|\b(?:what|wat) (?:are|r) the stakes\b|\b(?:what|wat) (?:are|r) we (?:betting|playing)(?: for)?\b|\b(?:what|wat) (?:happens )?if i win\b|\b(?:is|iz) there (?:a|any) (?:prize|reward)\b|\bdo i get (?:a prize|a reward|something|anything)\b)/,
    not: /\b(?:get there|get you|get (?:him|her|them)|get to (?:the|your|you)|get for (?:my|the|him|her)|lottery|casino|salary|job|football|the league)\b/,
  },
  {
    kind: 'afterTeaseShouldIWorry',
    asked:
      /(?:\b(?:should|shud|shall|must) i (?:be |get |feel )?(?:worried|worry|scared|concerned|afraid|alarmed|frightened|nervous|run)\b|\bdo i (?:need|have) to (?:be )?(?:worry|worried|scared|afraid|concerned|nervous)\b|\b(?:is|was) (?:that|this) (?:a|supposed to be a) (?:warning|threat)\b|\bam i (?:in trouble|in danger|safe)\b)/,
    not: /\b(?:(?:worried|worry|scared|concerned|afraid|nervous) (?:about|for|that|if) (?:my|the|her|him|your (?:health|ex|wife)|being|getting|going)|hospital|doctors?|test results|lump|blood|pain|ill|sick|cancer|operation|(?:my|your|the) ex|ex[- ]?(?:girlfriend|wife)|another (?:girl|woman)|other (?:girls|women)|police|prison|fired|redundan\w*|debts?|storm|flood|died|run (?:a|the|tomorrow|today))\b/,
  },
  {
    kind: 'afterComplimentHowSo',
    his: /\b(?:(?:you|u|ya)(?:'re| are|r|re| r| seem| sound| come across as| strike me as)(?: to be)? (?:(?:a|an|such|so|very|really|quite|pretty|too|just|actually|genuinely|someone|the|most|one of|like|rather|clearly|obviously|truly) )*(?:nice|kind|sweet|funny|hilarious|smart|clever|intelligent|bright|witty|interesting|fascinating|intriguing|special|different|unique|rare|amazing|awesome|wonderful|great|brilliant|lovely|warm|caring|thoughtful|genuine|real|honest|refreshing|brave|strong|confident|calm|patient|creative|talented|fun|charming|cool|cheerful|positive|good|easy|mysterious|impressive|wise|sensitive|gentle|generous|person)|(?:you|u) have (?:a |an |such |such a |really |very )*(?:good|nice|great|lovely|kind|warm|beautiful|big|wonderful) (?:heart|soul|energy|way|humou?r|sense|taste|mind|vibe|aura)|easy to talk to|(?:not|nothing) like (?:the )?other(?:s| people| girls| women)|never met (?:anyone|someone|anybody) like (?:you|u)|good (?:heart|soul|energy|vibes?)|one of a kind|(?:i )?(?:really )?(?:like|love|admire|respect) (?:that about (?:you|u)|your (?:energy|humou?r|attitude|mind|honesty|way))|there'?s something about (?:you|u))\b/,
    asked:
      /(?:\b(?:what|wat) (?:do|d|did) ?(?:you|u|ya) mean(?: by (?:that|this|it|special|different|interesting))?\W*$|\bhow (?:do|d) ?(?:you|u) mean\b|\b(?:what|wat) (?:makes?|made) (?:you|u) (?:say|think|feel|believe) (?:that|so|it|this|i)\b|\b(?:what|wat) (?:makes?|made) (?:you|u) (?:say|think)\W*$|\bwhy (?:do|would|did|d) ?(?:you|u) (?:say|think) (?:that|so|this|i)\b|^\W*(?:really )?(?:how so|how come|in what way|how|why)\W*$|\bin (?:what|which) way\b|\bhow am i (?:special|different|interesting|funny|kind|sweet|smart|any different))/,
    not: /\b(?:right about|good at (?:cricket|football|maths)|great (?:idea|plan|place)|mean by (?:date|slow|serious|casual)|mean no|late|not (?:nice|kind|funny|good)|too good to be true|beautiful|pretty|gorgeous|stunning|hot|sexy|cute|you'?re right|are you)\b/,
  },
  {
    kind: 'afterComplimentEveryone',
    asked:
      /(?:\b(?:do|d|bet|i bet|did|must|you|u)\b.{0,12}\b(?:say|tell|write|send|use|text|said|told) (?:that|this|it|these things|those things|such things|things like that|that line|the same(?: thing)?|nice things)? ?(?:to )?(?:everyone|everybody|every (?:girl|woman|one)|all (?:the |your |ur )?(?:girls|women|ladies|others)|other (?:girls|women)|anyone|all of (?:them|us))\b|\bhow many (?:other )?(?:girls|women|people|others|ladies) (?:have |hav |did |do )?(?:you|u) (?:already )?(?:say|said|told|tell|write|written|sent|used)\b|\b(?:are|r) (?:you|u) (?:like this|this nice|this charming|this sweet|so nice|so charming|such a charmer) (?:with|to) (?:everyone|everybody|all|every))/,
    not: /\b(?:tell everyone (?:at|in|about)|told (?:everyone|everybody) (?:at|about|you)|does that (?:work|usually work) (?:for|at|with) (?:your|the)|(?:secret|news|diagnosis|pregnant|moving|quit|resign\w*))\b|\?.{0,3}\bdid (?:you|u) tell (?:everyone|everybody)/,
  },
  {
    kind: 'afterComplimentWhichPart',
    his: /\b(?:(?:like|liked|love|loved|enjoy|enjoyed|adore) (?:about |reading |everything about |a lot about |so much about |most of )?(?:you\b|u\b|your|ur|the way you|how you|talking (?:to|with) (?:you|u))|(?:your|ur) (?:profile|bio|photos?|pictures?|pics|messages?|answers?|story|stories|humou?r|personality) (?:is|are|was|were|made|caught|got|really|just|stood|sounds?)|(?:something|everything|a lot|so much|things|what i like|many things) about (?:you|u)|(?:you|u) (?:made me (?:smile|laugh)|impress(?:ed)? me|surprise(?:d)? me))\b/,
    asked:
      /(?:^\W*(?:and |oh |so |really )?(?:which|what|wat) (?:part|bit|parts|bits|one|ones|thing|things)\W*$|\b(?:which|what|wat) (?:part|bit)s?(?: exactly| in particular| specifically| of (?:me|it|my (?:profile|bio|message|story|personality))| (?:did|do) (?:you|u) (?:like|mean|love))|^\W*(?:and |like )?(?:what|wat) (?:exactly|specifically|in particular)\W*$|\b(?:what|wat) (?:exactly |in particular |specifically )?(?:do|did) (?:you|u) (?:like|love|enjoy) (?:most |best |so much |exactly )?(?:about|in) (?:me|it|my|us|that)\b|\b(?:what|wat) (?:do|did) (?:you|u) like (?:most|best|exactly)\b|\bwhat about (?:it|me|my (?:profile|bio))\W*$|\banything in particular\b)/,
    not: /\b(?:(?:part|bit) of (?:town|the (?:city|country|world|film|book|job)|london|england|spain|italy|germany)|body|legs|bum|lips|eyes|hair|figure|dress|your (?:dog|cat|car|flat|house|cooking|job|city|town))\b/,
  },
  {
    kind: 'afterLikeReally',
    his: LIKES_HER,
    asked:
      /^\W*(?:(?:oh|aw+|omg|wow|wait|lol|haha|hm+|but|and|ok|so)\W+){0,4}(?:really|reall?y now|rly|srsly|seriously|honestly|truly|for real|fr|do (?:you|u)|did (?:you|u)|have (?:you|u)|(?:you|u) do|(?:you|u) did|(?:do|did|d) ?(?:you|u) (?:really|actually|honestly|truly)(?: (?:like|miss|mean|think)\b.{0,20})?|(?:do|did|d) ?(?:you|u) mean (?:that|it|what (?:you|u) (?:said|say))|(?:is|iz) (?:that|it) (?:true|so|really true|the truth)|(?:are|r) (?:you|u) (?:being )?(?:serious|sure|for real|honest|sincere)(?: about (?:that|it|me))?|(?:really )?(?:me|about me))\W*$/,
    not: /\b(?:like (?:you|u) (?:said|did|do|were|are)|don'?t like (?:you|u)|my ex|didn'?t miss)\b/,
  },
  {
    kind: 'afterLikeWhyMe',
    his: LIKES_HER,
    asked:
      /(?:\bwhy me\b|^\W*(?:(?:really|but|and|oh|aw+|haha|lol|wow)\W+){0,4}(?:why|how come|y|why so|why is that|why'?s that|y tho|why though)\W*$|\b(?:what|wat) (?:do|did) (?:you|u) see in me\b|\bwhy (?:do|did|would|are|r|d) ?(?:you|u) (?:like|fancy|miss|missing|into|think (?:of|about)|thinking (?:of|about)|so into) (?:me|my)?\b|\b(?:what|wat) (?:makes|made) (?:you|u) (?:like|miss|think (?:of|about)) me\b|\bwhy not someone else\b|\bwhat'?s so special about me\b)/,
    not: /\b(?:like (?:you|u) (?:said|did|do|were|are)|don'?t like (?:you|u)|didn'?t miss|why not(?! someone)|why now)\b/,
  },
  {
    kind: 'afterLikeSinceWhen',
    his: LIKES_HER,
    asked:
      /(?:\bsince when\b|\bsince wen\b|\b(?:when|wen) did (?:you|u) (?:start|begin|realis|realiz|know|notice|decide|first|find out|figure)\w*|\b(?:for )?how long (?:have (?:you|u)|has (?:that|this|it)|now|already)\b|^\W*(?:and |for )?how long\W*$|\b(?:when|wen) did (?:that|this|it) (?:start|happen|begin))/,
    not: /\b(?:like (?:you|u) (?:said|did|do|were|are)|how long have (?:you|u) (?:been (?:single|on here|on this|in|at|working|living|divorced)|lived|worked|had|known|got)|how long (?:will|are|do|is)|start (?:at|in|work|your|ur|the|smoking|playing|learning))\b/,
  },
  {
    kind: 'afterNervousWhy',
    his: /\b(?:nervous|nerves|shy|awkward|butterflies|anxious|tongue[- ]tied|scared|(?:heart|hands) (?:is |are |was )?(?:racing|shaking|beating)|sweaty palms|don'?t know what to (?:say|write)|lost for words|excited and)\b/,
    asked:
      /(?:^\W*(?:(?:aw+|oh|haha|lol|but|and|really|no)\W+){0,4}(?:why|how come|y|why so|why is that|why'?s that|(?:about|of) (?:what|wat|me))\W*$|\bwhy (?:(?:are|r|were|would) )?(?:you|u) (?:be |get |feel |feeling |so |still )*(?:nervous|shy|awkward|anxious|scared)\b|\bwhy (?:so )?(?:nervous|shy|awkward|anxious|scared)\b|\b(?:what|wat) (?:are|r|is|'s|s|were) ?(?:you|u)? ?(?:so )?(?:nervous|scared|shy|anxious|afraid|awkward)\b|\b(?:what|wat) (?:makes|is making|'s making) (?:you|u) (?:so )?(?:nervous|shy|anxious|scared)\b|\b(?:what|wat) (?:is|'s) there to be (?:nervous|scared|shy) (?:about|of)\b)/,
    not: /\b(?:interview|exams?|tests?|flight|flying|dentist|doctors?|surgery|operation|presentation|speech|new job|first day|boss|driving|heights|spiders|dogs?|storm|results|my (?:kids?|son|daughter|brother|sister|mum|mom|dad|dog|cat))\b/,
  },
  {
    kind: 'afterBadTexterPrefer',
    his: /\b(?:(?:bad|terrible|awful|rubbish|crap|hopeless|useless|horrible|poor|not (?:great|good|the best|very good|so good|much)|no good|worst|never been good|suck|slow|dry|boring) (?:at |with |as a |a )?(?:at |with )?(?:the |this |all this |all the |this whole )*(?:text(?:ing|er|s)?|messag(?:ing|es|er)|writing|chatting|typing|small talk|chat thing|whatsapp)|(?:hate|don'?t (?:really )?(?:like|enjoy|love)|not (?:a (?:big |great |huge )?fan of|into|much of a|a big|a great)|rarely|prefer not) (?:texter|texting|messaging|typing|writing)|(?:not|isn'?t) (?:a |much of a |a big |a great )?texter|texting (?:isn'?t|is not|has never been) (?:my|really my))\b/,
    asked:
      /\b(?:(?:do|would|wud|d) ?(?:you|u) (?:prefer|rather|like) (?:to |a |talking |speaking |phone |video |voice )*(?:call(?:s|ing)?|ring|talk(?:ing)?|speak(?:ing)?|phone|meet(?:ing)?|in person|face to face|person|voice (?:notes|messages)|video)|(?:are|r) (?:you|u) (?:any )?(?:better|more talkative|different|more fun|less shy|more relaxed|chattier|funnier) (?:in person|in real life|irl|on the phone|at (?:calls|calling|talking|speaking)|face to face|when (?:you|u))|(?:is|iz) (?:talking|calling|speaking|a call|meeting|in person|real life) (?:better|easier)|better (?:in person|in real life|irl|on the phone|face to face)|rather (?:call|talk|speak|meet))\b/,
    not: /\b(?:(?:why|what|how) (?:do|are|would) (?:you|u)|call (?:me|it)|better at (?:cooking|maths|football))\b/,
  },
  {
    kind: 'afterHurtAreYouOk',
    his: /\b(?:hurt(?! my)|stung|ouch|upset|sad|disappointed|down|low|quiet|tired of|exhausted|drained|overwhelmed|stressed|not (?:great|so great|okay|ok|good|so good|myself|in the mood|feeling (?:it|great|good|myself))|rough|hard (?:day|week|time)|tough (?:day|week|time)|bad (?:day|week|mood)|long (?:day|week)|need (?:a (?:moment|minute|bit|break)|some (?:time|space|air))|nothing|whatever|nvm|never ?mind|forget it|doesn'?t matter|it'?s (?:fine|nothing)|i'?m fine|fine|meh|could be better|been better|so-so|weird mood|lonely|crying|cried|can'?t sleep|head is full)\b/,
    asked:
      /(?:^\W*(?:(?:hey|oh|oh no|aw+|no|hm+|but|and|wait|so|um+)\W+){0,4}(?:are|r|is|iz|everything|everythin|all|you|u|ya)? ?(?:you|u|ya|everything|all|it)? ?(?:really |actually |sure you'?re |feeling |doing )*(?:ok|okay|k|alright|all right|good|fine|o\.k\.)(?: (?:now|today|though|tho|there|over there|honestly|really|love|babe|hun))?\W*\?|\b(?:(?:are|r) (?:you|u)|(?:you|u)|is everything|everything) (?:sure (?:you|u)(?:'re|r| are) )?(?:really |feeling |doing )?(?:ok|okay|alright|all right)\W*$|^\W*(?:(?:hey|oh|oh no|aw+|no|why|hm+|but|and)\W+){0,4}(?:what|wat)(?:'s|s| is| iz) (?:wrong|the matter|going on|bothering you|on (?:your|ur) mind)\W*$|\bdo (?:you|u) feel (?:ok|okay|alright|bad|sad|down|low)\b|\b(?:are|r) (?:you|u) (?:sad|feeling (?:down|low|sad|bad)|down)\W*$)/,
    not: /\b(?:hospital|accident|funeral|died|passed away|cancer|surgery|operation|doctors?|flu|fever|ill|sick|headache|migraine|toothache|(?:my|the) (?:back|knees?|legs?|head|tooth|teeth|arm|foot|feet|ankle|shoulder|stomach|throat|neck|hand|finger|wrist)|down for|sit down|upside down|low (?:battery|price)|quiet (?:place|pub|street|night in|cafe)|nothing (?:much|special|planned)|fine (?:wine|by me|with me)|ok (?:with|if|for|to)|okay (?:with|if|for|to)|time ok|fell|crashed|divorce\w*|sacked|fired)\b/,
  },
  {
    kind: 'afterHurtDidISay',
    his: /\b(?:hurt(?:s|ful)?|stung|sting|ouch|upset|bother(?:s|ed|ing)?|offended|sad|disappoint(?:ed|ing)|annoyed|angry|mad|quiet|harsh|cold|not (?:great|okay|ok|good|nice|fair|cool|funny|in the mood|myself|sure how)|need (?:a (?:moment|minute|bit|break)|some (?:time|space))|fine|nothing|whatever|nvm|never ?mind|forget it|doesn'?t matter|no worries|if (?:you|u) say so|didn'?t (?:like|love|enjoy|find) (?:that|what|it|how)|ignor(?:ed|ing)|wasn'?t (?:nice|fair|great|kind|sure)|felt (?:a bit |like |kind of |left |pretty )*(?:off|bad|weird|left out|rejected|small|stupid|forgotten)|k|ok|okay|cool|right|all good|i see|noted|cancell?(?:ed|ing)|rather (?:be|stay) (?:alone|home)|didn'?t (?:reply|answer|feel like|want to talk)|not answering|talk later)\b/,
    asked:
      /(?:\b(?:did|have|hav|was it something) i (?:really |maybe )?(?:say|said|do|done|write|wrote|written|did)(?: or (?:say|do|done|said))?(?: (?:something|anything|sth|smth|the))?(?: (?:to|that|wrong|bad|thing|stupid|upset|offend|hurt|bother|annoy)| or (?:do|say) something|\W*$)|\bwas it something i (?:said|did|wrote)\b|\b(?:did|have) i (?:upset|hurt|offend|offended|annoy|annoyed|bother|bothered|scare|scared|disappoint|disappointed) (?:you|u)|\b(?:are|r) (?:you|u) (?:still |really |actually |a bit |a little )*(?:mad|angry|upset|annoyed|cross|pissed|offended|hurt|disappointed|pissed off)(?: (?:at|with|by|in|about|because of) (?:me|us|that|it|what i .{1,20}))?(?: now)?\W*$|^\W*(?:you|u) (?:mad|angry|upset|annoyed|cross)(?: (?:at|with) me)?\W*$|\bdid (?:it|that|this|what i (?:said|wrote|did)) (?:really |actually )?(?:bother|hurt|upset|annoy|offend|sting) (?:you|u)?|\b(?:does|do) (?:it|that|this) (?:really |still )?(?:bother|hurt|upset|annoy) (?:you|u)\b|\b(?:is|was) it (?:because of )?(?:me|my fault)\W*$)/,
    not: /\b(?:(?:my|the|your|ur) (?:back|knees?|legs?|head|tooth|teeth|arm|foot|feet|ankle|shoulder|stomach|ex|boss|mum|mom|dad|brother|sister|landlord|neighbours?|colleague|manager)|(?:mad|angry|upset|annoyed) (?:at|with) (?:him|her|them|your|the|my)|tattoo|vaccine|injection|distance|hospital|died|dentist)\b/,
  },
  {
    kind: 'afterHurtTalk',
    asked:
      /\b(?:(?:do|would|wud|d) ?(?:you|u|ya) (?:want|wanna|like|need|care) ?(?:to )?(?:talk|speak|chat|open up|tell me|vent)(?: to me| with me)? ?(?:about|abt)? ?(?:it|this|that|what happened|what's wrong)|(?:wanna|want to|want 2) (?:talk|speak|vent)(?: to me)? ?(?:about|abt)? ?(?:it|this|that|what happened)|(?:would|wud|will|does) (?:it )?(?:help|do you good) (?:if (?:you|u) (?:talk|talked|told)|to (?:talk|share))|(?:can|could|shall|should) we (?:please )?talk (?:about|abt) (?:it|this|that|what happened)|feel like talking(?: (?:about|abt) (?:it|this|that))?|(?:do|would) (?:you|u) (?:want|rather|prefer) (?:to )?not talk (?:about|abt) it)\b/,
    not: /\b(?:film|movie|match|episode|book|series|salary|podcast|(?:call|phone) (?:tonight|tomorrow|me)|rather not|want to not|prefer not)\b/,
  },
  {
    kind: 'afterDateWhere',
    his: ASKS_HER_OUT,
    asked:
      /(?:^\W*(?:(?:ok|okay|sure|yes|yeah|yep|oh|cool|great|nice|sounds (?:good|great|nice|fun)|and|so|but|hm+|maybe|i'?d love to|love to|gladly)\W+){0,4}(?:where|wher|where (?:to|at|exactly|tho|though)|which (?:place|one|cafe|bar|restaurant|pub|part))\W*$|\bwhere (?:would|should|shall|will|do|could|can|are|r|did|were|wud) (?:we|you|u|ya)(?: (?:want|like|prefer|suggest|wanna|think|thinking|had|have|planning|going|meet|meeting|go|be|to))+\b|\bwhere (?:were|are|r) (?:you|u) thinking\b|\bwhere (?:did|do) (?:you|u) have in mind\b|\b(?:do|d) ?(?:you|u) (?:know|have) (?:of )?(?:a|any|some)(?:where|thing)? ?(?:good |nice |quiet |decent |cosy |cute )*(?:place|spot|cafe|bar|restaurant|pub|places|somewhere|near|nice|good|in mind)?|\b(?:any|a) (?:place|spot|where) in mind\b|\banywhere (?:in mind|nice|in particular|special)\b|\bwhere'?s (?:good|nice)\b)/,
    not: /\bwhere (?:should|shall|do|will) (?:we|i) meet\b|\b(?:where (?:do|did|are|r|were) (?:you|u) (?:live|work|from|at|now|today|born|grow|going on holiday|going (?:for|this))|where (?:are|r) (?:you|u)\W*$|have (?:any|a) (?:kids|pets|siblings|brothers|sisters|hobbies|car|dog|cat|girlfriend|favourite|plan|allergies)|know (?:any|a) (?:one|of my|lot)|(?:a )?(?:phone|video|voice) call|on the phone|facetime|zoom)\b/,
  },
  {
    kind: 'afterDateWear',
    his: new RegExp(
      `${ASKS_HER_OUT.source}|\\b(?:date|dinner|restaurant|table|booked|reserved|reservation|pick (?:you|u) up|tonight|tomorrow|surprise|plan(?:ned)?|meeting|evening|party|theatre|concert|opera|hike|picnic|wedding)\\b`,
    ),
    asked:
      /(?:\b(?:what|wat) (?:should|shall|do|shud|can|would|will|am|must|could) i (?:need to |have to |supposed to |meant to |going to )?(?:wear|put on|dress|be wearing)\b|\bhow (?:should|shall|do|shud) i (?:need to )?dress\b|\b(?:is|iz|what'?s|what is|any|there) (?:there )?(?:a |the |any )?dress ?code\b|\b(?:do|should|shall) i (?:need to |have to )?(?:dress (?:up|smart|nice(?:ly)?|warm(?:ly)?|down)|wear (?:a dress|heels|something (?:nice|smart|special|warm|fancy)))\b|^\W*(?:what|wat) to wear\W*$|\bhow (?:fancy|smart|dressy|formal|posh) (?:is|iz|should|do)\b|\b(?:is|iz) it (?:fancy|smart|formal|casual|posh|dressy)\b)/,
    not: /\b(?:interview|job|my (?:friend|sister|brother|cousin|mum|mom|boss)'?s|to work|for work|funeral|school)\b/,
  },
  {
    kind: 'afterDateDriving',
    his: new RegExp(
      `${ASKS_HER_OUT.source}|\\b(?:day out|day trip|road trip|weekend away|trip|drive (?:out|to|up|down|somewhere)|seaside|coast|beach|lake|mountains?|countryside)\\b`,
    ),
    asked:
      /(?:\bwho(?:'s|s| is|'ll| will| would| iz) (?:be |gonna |going to )?(?:drive|driving|the driver)\b|\bwho drives\W*$|\b(?:by )?(?:car|train|bus) or (?:by )?(?:the )?(?:train|car|bus|bike|foot|walk)\b|\b(?:by|with) (?:car|train|bus)\W*$|\bhow (?:do|would|will|are|r|shall|should|wud) we (?:be )?(?:get(?:ting)?|go(?:ing)?|travel(?:l?ing)?)(?: there| to)?\W*$|\bhow (?:do|would|will|are|shall) we (?:get|getting) there\b|\b(?:are|r|do|shall|should|would|will) we (?:be )?(?:driv(?:e|ing)|tak(?:e|ing) (?:the |a )?(?:car|train|bus))\b)/,
    not: /\b(?:driving (?:test|lesson|licence|license)|who drives (?:you|u) (?:crazy|mad)|(?:went|was|were|did|came back|got back) (?:there|to|on|with) |taxi driver|to work)\b/,
  },
  {
    kind: 'afterDateFar',
    his: new RegExp(
      `${ASKS_HER_OUT.source}|\\b(?:i know (?:a|this|one)|there'?s (?:a|this) (?:\\w+ ){0,3}(?:place|cafe|bar|pub|restaurant|spot|park|lake|beach|market|trail)|(?:place|cafe|bar|restaurant|pub|spot|trail|park|lake) (?:i|called|near|by|that|where)|day out|day trip|road trip|walk|hike)\\b`,
    ),
    asked:
      /(?:\b(?:is|iz|isn'?t|would) (?:it|that|this|the (?:place|cafe|bar|pub|restaurant|walk|lake|beach)) (?:be )?(?:very |too |really |that |quite |a bit )?(?:far|a long way|a long drive)(?: away| from (?:here|me|mine|town|the (?:centre|center|station)))?\W*$|\bhow far (?:is|iz|would|away is|away iz|'s) (?:it|that|this|be|the place)\b|\bhow far away\W*$|^\W*(?:how far|(?:is it )?far(?: away)?)\W*$|\b(?:is|iz) (?:it|that) (?:near|nearby|close|close by|around here|local|near (?:me|here|you))\W*$|\bhow long (?:does|will|would|is) (?:it|the (?:drive|walk|trip|journey|way))(?: take)?(?: to get there)?\W*$)/,
    not: /\b(?:how far (?:are|r|do|did|can|have|would you|will you)|far (?:are|r) (?:you|u)|i live|i'?m from|live in|too far (?:fetched|gone)|marathon|to work|commute|on my way|running late|ran|run|film|close (?:to|with) (?:your|them|him|her))\b/,
  },
  {
    kind: 'afterDateRecognise',
    his: /\b(?:meet|see (?:you|u)|waiting|outside|inside|at the (?:entrance|bar|door|corner|station|cafe|table|counter|front|exit|fountain|pub|restaurant)|by the (?:entrance|door|bar|window|station|fountain|bridge|gate|clock)|in front of|i'?m here|i'?m (?:already )?there|here already|just arrived|arrived|i'?ll be (?:there|at|by|in|waiting|outside)|be there|on my way|almost there|nearly there|find me|look for me|first date|saturday|sunday|friday|tonight|tomorrow|o'?clock|\d ?pm)\b/,
    asked:
      /\b(?:how (?:will|do|can|would|shall|should|am|wil) i (?:going to |gonna |supposed to )?(?:recogni[sz]e|know (?:it'?s you|which|who)|spot|find|identify|see) ?(?:you|u|one)?|(?:what|wat) (?:will|are|r|would|u|you) ?(?:you|u)? ?(?:be )?(?:gonna |going to )?(?:wear(?:ing)?|have on)\b|(?:what|wat) do (?:you|u) look like|which one (?:are|r|is) (?:you|u)|(?:will|would) i (?:even )?(?:recogni[sz]e|spot|find) (?:you|u))\b/,
    not: /\b(?:what (?:are|r) (?:you|u) wearing (?:to|at|for) (?:the|your|ur|my|bed|work)|in bed|to bed|wedding|find you (?:on|attractive|a job)|know you (?:better|are|were)|how do i know (?:you|u) (?:are|aren'?t|won'?t)|find (?:on|a|the))\b/,
  },
  {
    kind: 'afterDateFriend',
    his: new RegExp(
      `${ASKS_HER_OUT.source}|\\b(?:party|barbecue|bbq|gig|concert|date|drinks|dinner at mine|come (?:over|round)|picnic|pick (?:you|u) up)\\b`,
    ),
    asked:
      /\b(?:(?:can|could|may|cud|shall|should) i (?:also |maybe |please )?(?:bring|take|invite|come with) (?:along )?(?:a |my |one |some |an? |another )*(?:best |good |girl ?|boy ?)*(?:friends?|mates?|someone|somebody|sister|flatmate|roommate|cousin|brother|bestie|plus one|mate|girls)|(?:can|could|may) (?:my|a) (?:best |good )?(?:friends?|mate|sister|flatmate|roommate|cousin|bestie|brother) (?:come|join|tag|be)|(?:is|iz|would) it (?:be )?(?:ok|okay|alright|fine|all right|cool|a problem) (?:if|when) (?:i|my|a) (?:bring|brought|take|come with|best |friend|sister|flatmate|mate)|(?:do|would) (?:you|u) mind if i (?:bring|brought|come with)|mind if i bring)\b/,
    not: /\b(?:bring (?:my )?(?:dog|cat|kids?|son|daughter|child|wine|food|cake|anything|something)|a problem|(?:are|were) (?:you|u) bringing)\b/,
  },
  {
    kind: 'afterDateIsItADate',
    his: ASKS_HER_OUT,
    asked:
      /(?:\b(?:is|iz|was|would|so|will) (?:that|this|it|dat) (?:be |like |gonna be |going to be |supposed to be |meant to be |is |'s )?(?:actually |really )?(?:a |an |like a |our first )(?:real |proper |official |actual )?date\b|\b(?:is|iz) (?:it|this|that) a date\b|\bso (?:it'?s|this is|that'?s) a date\b|^\W*(?:(?:so|oh|wait|haha|lol|hm+|and|um+)\W+){0,4}(?:like |as |on |you mean |u mean |do you mean |a |an )*(?:a |proper |real |actual )*date\W*\?|\b(?:are|r|were) (?:you|u) (?:actually |really |seriously |trying to |by any chance |just )*(?:asking|ask|inviting) me (?:out|on a date|for a date)\b|\bdid (?:you|u) just ask me (?:out|on a date)\b|\b(?:you|u) asking me out\b|\b(?:as|like) (?:friends or|a date or)\b|\bdate or (?:just )?(?:as )?friends\b)/,
    not: /\b(?:what date|which date|(?:date of|birth)|(?:second|third|blind|double|play|online|last|best|worst) date (?:ever|with)|go on (?:a lot|many)|do (?:you|u) date|deadline)\b/,
  },
  {
    kind: 'afterDateMind',
    his: ASKS_HER_OUT,
    asked:
      /(?:\b(?:what|wat) (?:did|do|d) ?(?:you|u|ya) have in mind\b|\b(?:what|wat)(?:'ve| have)? (?:you|u) got in mind\b|\b(?:what|wat)(?:'s|s)? (?:on|in) (?:your|ur) mind\W*$|\b(?:what|wat) (?:are|r|were) (?:you|u) thinking(?: of)?(?: doing)?\W*$|\b(?:what|wat) (?:do|would|wud|did|d) ?(?:you|u) (?:want|wanna|like|fancy|feel like|suggest|propose)(?: (?:to )?(?:do|doing|for us))?(?: (?:to do|together|then|exactly|on (?:a|our|the) (?:first|second|third|next)? ?date))?\W*$|\b(?:what|wat)(?:'s|s| is) (?:the|your|ur) (?:plan|idea|suggestion)\b|\b(?:what|wat) (?:do|would|will|should|shall|could|are|r|can|wud) we (?:be )?(?:do|doing|gonna do|going to do)\b|\b(?:doing|do) (?:what|wat)\W*$|^\W*(?:like|such as|and do|to do) (?:what|wat)?\W*$|\b(?:any|got any|have any|do you have any|u have any) (?:ideas?|plans?|suggestions?)\b|\b(?:what|wat) (?:kind|sort) of date\b)/,
    not: /\b(?:(?:do|doing) (?:for (?:a living|work)|at work|now|right now|today|tomorrow|this weekend|in (?:your|ur) (?:free|spare))|plan for (?:today|tomorrow)|like (?:about|in)|(?:phone|video|voice) call|thinking about right now|want (?:from|in) (?:life|me|a))\b/,
  },
  {
    kind: 'afterLateHowFar',
    his: /\b(?:on (?:my|the) way|omw|running (?:a bit |a little |slightly |so |very |\d+ (?:min\w* )?)*late|(?:i'?m|i'?ll be|be|gonna be|going to be|bit|little) (?:a bit |a little |so |slightly |few minutes |\d+ min\w* )*late|leaving now|(?:just|about to) (?:left|leave|leaving)|(?:nearly|almost|soon) there|stuck (?:in|at|on)|traffic|parking|looking for (?:a )?(?:parking|space)|be (?:right )?there (?:in|soon|shortly|asap)|there in (?:a|\d|five|ten|fifteen|twenty)|be with (?:you|u) (?:in|soon|shortly)|coming|missed (?:my|the) (?:bus|train|tram)|(?:bus|train|tram|tube) (?:is|was|got) (?:late|delayed|cancelled|stuck)|delayed|got lost|(?:\d+|five|ten|fifteen|twenty|couple of|few) (?:more )?min(?:ute)?s?|setting off|heading (?:over|out|to you)|don'?t go anywhere)\b/,
    asked:
      /(?:\b(?:where|wher|how far)(?: away| off)? (?:are|r) (?:you|u|ya)(?: now| rn| at| exactly| right now| then)?\W*$|^\W*(?:where|how far|how long|eta|when)(?: (?:you|u))?(?: (?:at|now|away|more))?\W*\??\W*$|\bwhere (?:you|u) at\b|\bhow (?:long|much longer|many minutes|late) (?:will|are|r|do|is|till|until|before|left|more|you|u)\b.{0,30}$|\b(?:when|what time|wen) (?:will|are|r|do|can) (?:you|u) (?:be |get |getting |arriv)\w*|\b(?:are|r) (?:you|u) (?:nearly |almost |very |still )?(?:close|near|nearby|far|far away|here|there|here yet|there yet|on (?:your|ur) way|coming)\W*$|\b(?:what'?s|whats) (?:your|ur) eta\b)/,
    not: /\b(?:waiting outside|i'?m (?:here|outside|at the)|arrived|(?:late|delayed) (?:reply|replying|answer\w*|shift|period|night)|late (?:for|to) work|on (?:my|the) way (?:to (?:work|the gym|my|the office|bed|spain|italy)|home|back)|coming (?:weeks?|months?|home)|where (?:are|r) (?:you|u) from|heading (?:to (?:work|bed|the gym))|how long (?:have|did)|how long are (?:you|u) (?:staying|there for|away))\b/,
  },
  {
    kind: 'afterLateOrder',
    his: /\b(?:on (?:my|the) way|omw|late|leaving now|just left|(?:nearly|almost|soon) there|stuck (?:in|at|on)|traffic|parking|(?:be )?(?:right )?there (?:in|soon|shortly)|be with (?:you|u)|coming|missed (?:my|the) (?:bus|train|tram)|delayed|got lost|(?:\d+|five|ten|fifteen|twenty|couple of|few) (?:more )?min(?:ute)?s?|setting off|see (?:you|u) (?:in|soon|there)|grab (?:a|us a) (?:table|seat)|find (?:a|us a) (?:table|seat)|go (?:in|inside) (?:already)?|outside|start without me|don'?t wait)\b/,
    asked:
      /(?:\b(?:shall|should|can|could|shud|do|will|may) (?:i|you want me to|u want me to|we) (?:already |just |start |go ahead and )*(?:order(?:ing)?|get (?:you|u|us|the drinks|drinks|a drink|something|a table))\b|\b(?:do|would|d) ?(?:you|u) (?:want|like) me to (?:already )?(?:order|get (?:you|u|us|something))\b|\bwant me to (?:order|get (?:you|u|us))\b|\b(?:what|wat) (?:can|should|shall|do|may|shud) i (?:order|get|buy) (?:for )?(?:you|u|us)\b|\b(?:what|wat) (?:do|would|wud|will) (?:you|u) (?:want|like|have|drink)(?: to (?:drink|eat))?\W*$|\b(?:order|get) (?:you|u|us) (?:something|anything|a (?:drink|coffee|beer|wine|tea))\b|\b(?:should|shall) i wait (?:to|with) order\w*)/,
    not: /\b(?:order (?:online|a taxi|an uber|a cab|from)|takeaway|pizza tonight|want to do|want (?:from|in)|like to do|late (?:reply|replying|shift|answer\w*)|for (?:your|ur) birthday|birthday|(?:home|back) from|christmas)\b/,
  },
  {
    kind: 'afterDateFun',
    his: AFTER_A_DATE,
    asked:
      /\b(?:(?:did|do|have|had|hav) (?:you|u|ya) (?:really |actually |also |at least )?(?:have |had |having )?(?:a |some |as much )*(?:fun|(?:good|nice|great|lovely) (?:time|evening|night|day|date|one))|(?:did|do) (?:you|u|ya) (?:really |actually |also )?(?:enjoy|like) (?:it|tonight|today|(?:your|ur)self|the (?:date|evening|night|walk|dinner|food)|our (?:date|evening)|last night|yesterday|being|spending|meeting|my)|(?:was|wuz) (?:it|that|tonight|the (?:date|evening)) (?:really |as )?(?:fun|good|nice|ok|okay|nice for you|good for you|fun for you)(?: (?:for (?:you|u)(?: too)?|too|as well))?)\b/,
    not: new RegExp(WITH_OTHERS.source),
  },
  {
    kind: 'afterDateSeeAgain',
    asked:
      /\b(?:(?:when|wen) (?:do|will|can|would|could|shall|am|wud) (?:i|we) (?:get to |going to |gonna |be )*(?:see|seeing|meet|meeting) (?:you |u |each other |up )?(?:again|next|next time|another time|properly again)|(?:when|wen) (?:are|r) we (?:going to |gonna )?(?:see|seeing|meet|meeting|going out|hanging out)(?: each other| up)? (?:again|next)|(?:when|wen)(?:'s|s| is) (?:our|the) (?:next|second|third) (?:date|time|one)|(?:when|wen) (?:do|can|will) (?:you|u) (?:want to |wanna |like to )?(?:see|meet) me again|(?:so )?when again)\b/,
    not: /\b(?:see (?:your|ur|my|the|him|her|them) |(?:your|ur) (?:ex|kids?|mum|mom|dad|parents)|doctor)\b/,
  },
  {
    kind: 'afterDateHomeOk',
    his: new RegExp(
      `${AFTER_A_DATE.source}|\\b(?:miss (?:you|u) already|can'?t stop smiling|still smiling|on (?:my|the) way home|(?:the|my) (?:last )?(?:bus|train|tube|tram|taxi)|text me when|let me know when (?:you|u)(?:'re|r| are)? (?:get )?home)\\b`,
    ),
    asked:
      /(?:\b(?:did|have|hav) (?:you|u|ya) (?:get|got|make it|made it|arrive|arrived|reach|reached) (?:back )?(?:home|back|in)\b(?: (?:ok|okay|alright|all right|safe|safely|fine|well|in one piece|already|yet))*\W*$|\b(?:got|get|make it|made it) (?:home|back) (?:ok|okay|alright|all right|safe|safely|fine)\b|^\W*(?:(?:hey|so|and)\W+){0,4}(?:(?:are|r) (?:you|u) |(?:you|u) )?home (?:safe|safely|ok|okay|already|yet|now)\W*$|^\W*(?:are|r) (?:you|u) (?:safe|back|home)(?: (?:at )?home)?\W*$)/,
    not: new RegExp(
      `${WITH_OTHERS.source}|\\b(?:get home from|get back (?:to|from|with|together|into|in)|home on|when (?:do|will|did)|what time)\\b`,
    ),
  },
  {
    kind: 'afterDateThinkOfMe',
    his: AFTER_A_DATE,
    asked:
      /\b(?:(?:what|wat) (?:did|do|d) ?(?:you|u|ya) (?:honestly |really |actually )?think (?:of|about) me|(?:what|wat) (?:was|is|were)(?: (?:your|ur|the))? (?:first |honest )*(?:impression|impressions|verdict)|(?:what|wat)(?:'s|s) (?:your|ur|the) (?:first |honest )*(?:impression|verdict)|how (?:did|was) i (?:do|as a date)?|(?:was|am|were) i (?:like |as |how |what |anything like |the way )+(?:you|u)(?:'d|'ve| had| have)? ?(?:expect|imagin|pictur|thought|hop)\w*|(?:did|do) i (?:live up|meet|match) (?:to )?(?:your|ur|the) (?:expectations?|hopes)|first impressions?)\b/,
    not: /\b(?:(?:my|your) (?:mates?|brother|sister|mum|mom|dad|parents|boss|colleagues?)|gym|interview|impression of (?:him|her|the|them|my friend|london))\b/,
  },
  {
    kind: 'afterAskedWhy',
    asked:
      /(?:\b(?:why|y) (?:do|did|d|would|are|r|u|you)? ?(?:you|u|ya)? ?(?:even |suddenly |always )?(?:ask(?:ing)?|wanna know|want to know|wondering|wonder|need to know)(?: (?:me )?(?:that|this|it|me|about (?:that|it|this)|now))?\W*$|\b(?:what|wat) (?:makes|made) (?:you|u) ask\b|\bwhy (?:the|this|that|such a) (?:sudden |strange |random )?question\b|\bany (?:particular |special )?reason (?:you|u|why you|for asking|you'?re asking)\b|\bwhat'?s it to you\b)/,
    not: /\b(?:ask me out|asked? (?:him|her|them|your (?:boss|mum|mom|dad))|(?:didn'?t|don'?t|not|never) (?:you |u )?ask\w*|can i ask why)\b/,
  },
  {
    kind: 'afterLookingFor',
    his: /\b(?:looking for|searching for|(?:want|like|hoping for|after|ready for|hope to find|wish for) (?:to find )?(?:something|someone|somebody|a (?:real|serious|proper|long[- ]term|steady|lasting)|the real|the one|real love|love|a relationship|a partner|my person)|not (?:into|here for|after) (?:games|casual|flings|one night|anything casual|hook ?ups)|(?:serious|long[- ]term|real|proper|lasting|steady) (?:relationship|thing|connection|love|partner)|settle down|life partner|my person|soulmate|share my life)\b/,
    asked:
      /\b(?:(?:do|d) ?(?:you|u) (?:really |honestly |actually |still )?(?:think|believe|feel|reckon|expect) (?:that )?(?:you|u)(?:'ll| will|ll|'d| can| could| are going to|'re going to)? ?(?:ever |really )?(?:find|meet|get)|(?:do|d) ?(?:you|u) (?:really )?(?:expect|hope) to find|(?:do|d) ?(?:you|u) (?:really )?(?:think|believe) (?:that|this|it|there|such|she|someone like that|you)(?:'s|s| is| still| can| could)* ?(?:out there|exists?|possible|here|be found|realistic|such a)|(?:and |so )?(?:you|u) think (?:you|u)(?:'ll|ll| will) find|(?:does|do) (?:that|it|she|someone like that|such (?:a|people)) (?:even |really |still )?exist|(?:is|iz) (?:that|it|this) (?:even |really |still )?possible (?:here|on (?:here|an app|tinder|bumble|hinge)|these days|nowadays|online))\b/,
    not: /\b(?:(?:new |a |another )?(?:job|flat|house|apartment|car|room|dog|cat|parking|keys|phone|wallet|restaurant|place to (?:live|stay|eat)|flatmate|hotel|flights?|work))\b/,
  },
  {
    kind: 'afterDistance',
    his: /\b(?:(?:live|living|i'?m|based|am) (?:\w+ ){0,3}(?:far|away|hours?|miles|km|kilomet(?:er|re)s|abroad)|(?:hours?|miles|km|kilomet(?:er|re)s|minutes?|mins?) (?:away|from (?:you|u|yours)|drive|by (?:car|train)|apart)|(?:bit|long way|quite|pretty|rather|too|so|not) far(?: away| from (?:you|u|yours))?|long[- ]distance|the distance|different (?:city|cities|town|towns|country|countries)|another (?:city|town|country)|other (?:side|end) of|far (?:away|from (?:you|u)))\b/,
    asked:
      /(?:\b(?:is|iz|isn'?t|would|will) (?:that|it|this|the distance) (?:be )?(?:a |an |too much of a |such a |really a )*(?:problem|issue|deal ?breaker|bother|too far|far|obstacle)(?: for (?:you|u|us))?\b|\b(?:is|iz|isn'?t) (?:that|it|this) (?:not )?too far(?: for (?:you|u|us))?\b|\b(?:do|does|would|will) (?:you|u|that|it|the distance) (?:mind|bother)(?: (?:you|u|the distance|travel\w*|driving|the drive|that))?\W*$|\b(?:would|will|could|wud) (?:you|u) (?:be (?:willing|happy|up for|ok|okay) ?(?:to )?(?:with )?|really |even )*(?:travel\w*|driv(?:e|ing)|com(?:e|ing)(?: (?:all that way|over|here|to (?:me|see me|my))| that far)?|mak(?:e|ing) the (?:trip|drive|journey)|visit(?: me)?|do (?:long[- ]distance|the distance))\b|\b(?:do|would|could) (?:you|u) (?:do|try|consider|date|be ok with|believe in) (?:a )?(?:long[- ]distance|someone (?:that|so) far|that far)\b|\b(?:how|can|could|would|will) (?:would |will |could )?(?:that|it|this) (?:even |really |ever )?work\b|\b(?:do|d) ?(?:you|u) (?:really )?think (?:that|it|this) (?:could|can|would|will) work\b)/,
    not: /\b(?:commute|work|office|job|gym|parents|my (?:mum|mom|dad|brother|sister|kids?|son|daughter|nan|gran)|from (?:the )?(?:sea|beach|airport|centre|center|station)|farm)\b/,
  },
  {
    kind: 'afterNotOver',
    his: /\b(?:not (?:quite |really |completely |fully |totally |entirely |yet )*over (?:her|it|him|my ex|my last|my old|them|that|the|someone|what)|(?:never|haven'?t|hard to|trying to|still) (?:quite |really |fully )?(?:got|get|gotten|getting|been) over (?:her|it|him|my ex|the|that|someone)|still (?:hurts?|sore|raw|fresh|healing|processing|recovering|love her|miss (?:her|my ex)|think (?:of|about) (?:her|my ex)|thinking (?:of|about) (?:her|my ex)|letting go|dealing with (?:the|my|a) (?:break ?-?up|split|end))|(?:break ?-?up|split|separation|last relationship|ended|my ex) (?:\w+ ){0,4}(?:hurts?|hard|rough|raw|fresh|sore|heart|badly|damage)|broke my heart|heartbroken|healing|baggage|(?:getting|moving) over|not ready (?:yet|for))\b/,
    asked:
      /\b(?:(?:are|r) (?:you|u) (?:really |actually |sure (?:you|u)(?:'re|r| are) |even )*(?:ready|ready yet|over (?:her|it|him|your ex|them)|open|still in love|healed|in the right place|moving on)|(?:do|d) ?(?:you|u) (?:still |really |often |ever )*(?:love|miss|think (?:of|about)|have feelings|want|care about|hope) ?(?:for |to get )?(?:her|it|your ex|ur ex|them|back|someone else|get back)?|still (?:love|miss|have feelings|in love|hurting|hung up)|does it still (?:hurt|come up|bother)|(?:is|iz) it still (?:hard|painful|fresh|raw))\b/,
    not: /\b(?:flu|cold|covid|hangover|jet ?lag|knee|injury|film|series|season|holiday|football|match|(?:do|d) ?(?:you|u) want (?:to (?:talk|meet|go)|kids|children|coffee)|divorce\w*|died|passed away|widow\w*|ready (?:to (?:order|go)|for (?:tonight|tomorrow|christmas)))\b/,
  },
  {
    kind: 'afterSlow',
    his: /\b(?:(?:tak(?:e|ing)|go(?:ing)?|keep(?:ing)?|start(?:ing)?|do(?:ing)?) (?:it |this |that |things |everything |us )?(?:really |very |nice and |a bit |a little |quite |rather )*(?:slow(?:ly|er)?|easy)|(?:don'?t|do not|not|no|rather not|without|no need to|nothing) (?:want to |wanna |like to |need to |have to |going to |in a |in any |to |like )*(?:rush(?:ing)?|hurry)(?: (?:into )?(?:it|this|things|anything|us))?|(?:one|a) step at a time|step by step|(?:day|bit) by (?:day|bit)|slow (?:burn|burner|pace|start)|my own pace|slow things down)\b/,
    asked:
      /(?:\bhow slow(?:ly)?\b|\b(?:what|wat)(?:'s|s| is| does| do| would)? ?(?:(?:you|u|that|it) )?(?:mean|slow|is|taking it slow|going slow)? ?(?:by |with )?(?:["']?(?:taking|going|go|take) (?:it |things )?)?["']?slow(?:ly)?["']?(?: mean| look like| exactly| to you| for you)*|\b(?:what|wat) (?:does|would|do) (?:that|it|you|u) (?:mean|look like)(?: (?:to|for) (?:you|u)| by that| exactly| in practice)*\W*$|^\W*(?:(?:ok|okay|oh|fair|fair enough|sure|but|and|can i ask|may i ask|hm+)\W+){0,4}(?:why|how come|why so|why is that|why'?s that|why slow(?:ly)?|why the slow \w+)\W*$|\bwhy (?:do|would|d) ?(?:you|u) (?:want|need|prefer|like) (?:to )?(?:take|go|keep|do)?(?: (?:it|things|this))? ?(?:so )?slow\w*|\b(?:is|iz) there (?:a|any) (?:particular |special )?reason\b|\bany (?:particular |special )?reason\W*$)/,
    not: /\b(?:rush hour|internet|wifi|phone|computer|laptop|cook(?:er|ing|er recipe)?|traffic|gym|injury|knee|running|jog|sunday|weekend|at work|slow (?:cooker|day|week|morning)|start(?:ing)? (?:slow|easy) (?:at|with|in) the|no (?:rush|hurry) (?:to (?:reply|answer)|with (?:the|your) (?:reply|answer)))\b/,
  },
];
