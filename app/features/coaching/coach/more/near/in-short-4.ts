/** Asked of what is said in short, whatever it is about, part 4. Form: near-entries.ts. */
export const NEAR_IN_SHORT_4 = `
=you never asked about me / you haven't asked me a single thing
c You're right, my turn to ask, and I want the long answers.
p Sorry, I got carried away with the sound of my own typing.
i I do wonder about you, I just forgot to do it out loud.
b What should I have asked first?
=you took two days to reply / two days really
c I'm sorry, you deserved quicker and you'll get it.
p Two days is how long it took to look casual.
i It was never lack of interest, I reply badly when my head's full.
b Am I forgiven for the wait?
=you spelled my name wrong / that's not how you spell my name
c I'm sorry, it won't happen again.
p My thumbs have been sent to their room.
i Names matter to me, so I'm properly embarrassed.
b Does everyone get it wrong?
=you only reacted to my message / you just put a heart on it and said nothing
c Fair, it deserved words, I loved it.
p My heart was faster than my vocabulary.
i It left me smiling with nothing clever to add.
b Is a heart better than nothing?
=why are your replies so short / so dry / one word answers really
c Fair, proper sentences from now on.
p Sure, noted, fine, oh, I see the problem.
i Short means I'm tired, it never means I've lost interest.
b What would you like to hear more about?
=you ask too many questions / is this an interview
c I like your answers, but I'll ease off.
p Interview over, you've got the job.
i Asking is how I show I care, telling is harder for me.
b Do you want to swap seats?
=you forgot didn't you / i knew you'd forget
c I did, I'm sorry, and I'll put it right.
p My memory has the shelf life of milk.
i It mattered to me, I just drop things when I juggle.
b Can I still fix it?
=you only talk about yourself / it's all about you isn't it
c You're right, let's hear about you.
p Enough about me, words I should clearly practise.
i Nerves make me talk about myself, listening is where I'm better.
b What would you like me to know about you?
=you never text first / why do i always have to text first
c Fair, tomorrow I'm first.
p I hover over the keyboard like a shy bee.
i Not wanting to crowd you, I held back, which was clearly backwards.
b Do you like good morning texts?
=you left me on read / left on read huh
c I'm sorry, I should've answered straight away.
p Replied brilliantly in my head, forgot the sending part.
i I was saving a proper answer, and properly never came.
b How long did you curse me for?
=you're cancelling on me / you cancelled again
c I'm sorry, choose another day and I'll be there.
p A strongly worded letter to my calendar is on its way.
i I'd rather let you down honestly than turn up half there.
b Which day would work instead?
=you didn't say goodnight / no good morning text today
c Missed it, so here it is, late and meant.
p It was ready to send, and then my face met the pillow.
i I thought it, which counts for nothing, so now I'm saying it.
b Do those little messages matter to you?
=you still haven't asked me out / are you ever going to ask me out
c Let's fix that, have dinner with me this week.
p I've been standing on the diving board making excuses.
i I was waiting to be sure of a yes, and that's no way to be brave.
b What night are you free?
=you're hard to read / i can't figure you out
c I'm into you, let me make that plain.
p Sorry, I come without subtitles.
i I feel more than I show, so ask and I'll say it straight.
b Which bit confuses you?
=you don't give much away / you're very private
c Ask me anything and I'll answer.
p I'm an onion with surprisingly few layers.
i I like being found out slowly, by someone who's interested.
b Where would you start digging?
=you're being vague / be more specific
c Specific then, I'd like to see you, this week if you can.
p Vague is my natural fog, give me a second to lift it.
i I get vague when I'd mind the wrong answer, so yes, I care.
b What should I be clearer about?
=you're not taking me seriously / take me seriously
c I'm sorry, I do, tell me properly and I'll listen.
p Serious hat on, both ears out.
i I joke when things come close, but I take you seriously.
b What's the thing I should hear?
=why don't you use emojis / you never use emojis
c I'd rather say it in words.
p Somehow I always pick the wrong one and send a prawn.
i A yellow face never matches the one I'm making.
b Which emoji gives you away?
=did you copy paste that / sounds like a template
c Meant for you, and for you only.
p If I'd copied it, I'd have picked something better.
i You'd notice by the second message, so it would be a poor plan.
b What would a personal one sound like?
=did you just call me mate / don't call me bro
c Sorry, slip of the thumb, that's not what I have in mind.
p I'd like to apologise to you, and to romance in general.
i It slips out when I'm at ease, I'll find you a nicer word.
b Which name do you like best?
=that wasn't me / you're mixing me up with someone else
c I'm sorry, that was careless, you deserve better.
p Please hold while I crawl under this table.
i It stings, and it tells me to slow down and do this properly.
b Can I start that bit again?
=you already asked me that / we've talked about this already
c Sorry, this time it's going in permanent ink.
p It was so good I wanted to hear it twice.
i My head drops things when it's enjoying itself.
b Has the answer changed?
=you sent that twice / you just repeated yourself
c Twice because I mean it twice.
p My phone stutters when it's excited.
i Some things deserve saying again, this one got lucky.
b Which copy did you like better?
=you just spoiled it for me / no spoilers
c Sorry, not another word from me.
p Mouth zipped, key swallowed, ending denied.
i I get excited and run ahead, just pull my sleeve.
b How far had you got?
=you didn't laugh at my joke / that was funny why aren't you laughing
c I laughed, I just forgot to type it.
p My laugh is on a delay, wait, there it is.
i Somehow I was too busy noticing how quick you are.
b Will you tell it again?
=you're always busy / you never have time for me
c I'll make time, you choose the evening.
p My calendar needs a firm talking to.
i Busy is often just a habit, I'd like to break it for something good.
b When shall we say?
=you never send photos / no selfies ever
c Fair, one is coming.
p My camera roll is all sunsets and parking spots.
i I'd rather be seen in person, I move better than I pose.
b Will you send one first?
=you sounded cold / you seem distant today
c I didn't mean to, I feel very warm about you.
p Cold fingers, warm heart, bad combination.
i Tired makes me a bit flat, it's never about you.
b What sounded off to you?
=your messages are so long / you write essays
c True, I've got a lot to say to you.
p I'll try haiku, but the rules scare me.
i Long messages are me thinking, short ones are me hiding.
b Do you read them all?
=you're moving too fast / this is a bit fast for me
c Understood, we'll go at your speed.
p Reversing slowly, beep, beep, beep.
i I got ahead of myself because I like where it's going.
b What pace feels right to you?
=you don't even know me / you barely know me
c Not yet, but I'd like to.
p Only the trailer so far, but I'd watch the film.
i True, and finding out is the part I look forward to.
b What do people get wrong about you?
=you never compliment me / no compliment for me then
c Here's one, your mind is a pleasure to be around.
p They all get written down, the posting is where I fail.
i Plenty of good things cross my mind about you, I should let more of them out.
b What do you like being complimented on?
=you didn't even notice / notice anything different
c I'm noticing now, and I like it.
p I can miss a wardrobe until I walk into it.
i Moods I notice, things I miss, so it's the smile I'd see first.
b Who noticed before me?
=you're never serious / can you be serious for once
c I can, ask me something real and I'll answer straight.
p Serious face on, it itches a bit.
i Under every joke of mine is something I mean.
b What would you like to talk about properly?
=you're too good to be true / this is too good to be true
c Good and true, flaws included.
p Wait till you see me before breakfast.
i I've got my faults, they're just shy at first.
b Which flaw are you hoping for?
=you disappeared / where did you vanish to
c I'm back, and I'm sorry I slipped away.
p Down a rabbit hole, lovely rabbits, terrible signal.
i I drop out of sight when life gets loud, it isn't about you.
b What did I miss while I was gone?
=why didn't you tell me that before / you never told me that
c It hadn't come up, but I'm happy to tell you all of it.
p My biggest news always waits backstage for a drum roll.
i Some things I only tell once I trust someone, so take it as a good sign.
b What else would you like to hear?
=you kept me up all night / i'm so tired because of you
c Worth it, I hope, I enjoyed every minute.
p I'll write you a note for your boss.
i Tired from a good conversation is the nicest kind of tired.
b How many hours did you get?
=but you promised / you promised me
c I did, and I'll keep it.
p My word is good, it's my timing that's shaky.
i It hasn't gone anywhere, a promise to you stays on my mind.
b When would you like to collect?
=you could have just told me / you should have said no
c You're right, next time I'll tell you straight.
p I panicked and chose silence, a poor classic.
i Trying to be kind, I ended up unclear, which is neither.
b How do you like bad news, fast or gentle?
=ouch / that hurt / that stung a bit
c I'm sorry, I never want to make you feel that.
p I'd eat my words, but they deserve worse.
i Thanks for saying it, silence would've been worse.
b What would make it right?
=you're not really my type / not sure you're my type
c Fair enough, I still like talking to you.
p Types are for blood donors and fonts.
i The people who end up mattering rarely look like the plan.
b What's your type then?
=you sound tired / you seem tired
c A little, but happy to be talking to you.
p My eyelids have started a union.
i It's the good kind, the tired you get from a full day.
b How are you holding up?
=you're in a good mood / you seem happy today
c I am, and you're part of it.
p I'd be whistling if typing allowed it.
i It crept up on me today, and I'm not asking it any questions.
b What kind of mood are you in?
=see you then / see you there / see you soon
c See you then, I can't wait.
p I'll be the one trying to look relaxed.
i Already looking forward to the first five minutes.
b How will I spot you?
=sleep well / sweet dreams
c You too, I'll be glad to hear from you tomorrow.
p If I snore, please know it's in your honour.
i You're the last good thought of my day, sleep well.
b Do you fall asleep quickly?
=night / i'm off to bed / heading to bed now
c Sleep tight, talk in the morning.
p Good night, I'll try not to text you in my sleep.
i Rest well, the day was better with you in it.
b Early start tomorrow?
=talk tomorrow / speak tomorrow
c Tomorrow it is, I'll text you first.
p I'll prepare notes and a better joke.
i Good, the day already has something going for it.
b Are you free in the evening?
=drive safe / drive safely
c I will, thank you for caring.
p Both hands on the wheel, no big solos.
i It's nice that someone wants me to arrive.
b Shall I text you when I'm there?
=good luck tomorrow / good luck with it / you'll smash it
c Thank you, that helps more than you'd think.
p I'll wear my lucky socks, if luck can find both.
i That'll be in my head right before it starts.
b Will you keep your fingers crossed?
=enjoy / enjoy it
c Thanks, I will, wish you were sharing it.
p I'll enjoy it loudly enough for both of us.
i Things taste better when someone wishes it for you.
b What are you up to in the meantime?
=have fun / have fun tonight / have a good one
c Thank you, and you have a great one too.
p I'll try, I've told my sensible side to stay home.
i Part of the fun will be finding something to tell you later.
b What's your evening looking like?
=take care / take care of yourself
c You too, and I mean it.
p I'll eat a vegetable in your honour.
i Ordinary words, but they feel different from the right person.
b Do you take good care of yourself?
=gotta go / i have to run
c Go, I'll be here when you're free.
p Run, I'll keep the conversation warm.
i I'd have liked five more minutes, and that's a good sign.
b Talk later today?
=good morning / morning you
c Good morning, nice way to start mine.
p Morning, please speak softly until the kettle's done.
i You're ahead of my coffee today, and you work better.
b What's first on your list today?
=have a good day / have a lovely day
c Thank you, it's off to a good start.
p I'll do my best, though my to do list is growling.
i It got better the moment that arrived.
b What's the nicest thing ahead of you today?
=text me when you get home / let me know you got home ok
c I will, the moment I'm in.
p Before shoes, before lights, even before the fridge.
i You'd want to know, and I like that a lot.
b Will you still be awake?
=i'm home / home safe / just got in
c Good, I can relax now.
p Excellent, the search party can have its tea.
i I was half listening for that message.
b How was the rest of the way?
=i'll let you sleep / i should let you go
c Alright, but I'd gladly have talked longer.
p I'm not tired, that yawn was just passing through.
i Part of me hoped you'd lose track of time as well.
b Same time tomorrow?
=back to work / lunch break's over
c Go and be brilliant, I'll be here after.
p I'll sit here and look busy out of solidarity.
i A break is short and you spent it on me, I noticed.
b What's waiting for you there?
=my train's here / my bus is here / boarding now
c Safe travels, write when you're settled.
p Grab the window seat and wave at a cow for me.
i Journeys make people thoughtful, send me whatever comes up.
b How long is the ride?
=my food's here / dinner's ready gotta eat
c Enjoy every bite, I'll be here after.
p Eat, I can't compete with anything in sauce.
i Tell me later if it tasted as good as it smelled.
b What are we having?
=my phone's about to die / 2 percent battery
c Charge it, I'll still be here.
p Quick, famous last words, mine is potato.
i The last of your battery and you spent it on me, I'm touched.
b Is there a plug nearby?
=can't wait / i can't wait to meet you
c Me neither, I'm counting the days.
p I'm pacing like a labrador at the front door.
i It's a good feeling, having someone to count down to.
b What are you most curious about?
=same / same here / me too
c Good, then we agree on the important bit.
p Snap, I believe that means we owe each other a drink.
i It's a relief when it isn't only me.
b What else do you think we have in common?
=sounds good / works for me / perfect
c Great, then it's settled.
p That went so smoothly I'm looking under the rug.
i I like how easy it is to decide things with you.
b Shall I carve it in stone?
=it's a date / ok it's a date then
c It's a date, and I'm happy about it.
p Time to find out which shirt still loves me.
i Hearing you say it made it real, in a good way.
b What should I know before a date with you?
=happy birthday / happy bday
c Thank you, it means a lot coming from you.
p Old enough to know better now, and I still won't.
i Birthdays make me soft, so that landed well.
b When's yours?
=get well soon / feel better soon
c Thank you, that already helped.
p I'm being very brave about it, please tell everyone.
i Being fussed over a little is half the cure.
b What's your remedy when you're ill?
=happy new year / merry christmas / happy holidays
c And to you, I hope it's a good one.
p Thank you, I'm already made mostly of cheese.
i Of everyone you could've written to, I'm glad I made the list.
b Any traditions you can't skip?
=happy friday / enjoy your weekend
c You too, make it a good one.
p Finally, my Monday self can stop counting.
i I like weekends with a little gap left in them, in case of you.
b What are you doing with yours?
=get some rest / rest up
c I will, thank you for minding.
p Already horizontal, at least in spirit.
i Resting is easier when somebody tells you it's allowed.
b Are you any good at resting?
=dream of me / dream about me tonight
c Gladly, I was going to anyway.
p I'll try, but my dreams never learn their lines.
i You can't pick dreams, but I know which one I'd order.
b Where should we meet in it?
=think of me / think of me today
c I will, more than once.
p I'll squeeze it in between all the other times.
i It happens at odd moments, I've stopped being surprised.
b Will you think of me too?
=don't miss me too much / try not to miss me
c No promises there, hurry back.
p I'll wear black and gaze out of windows.
i I'd rather miss you a bit, it makes the hello better.
b How long are you gone?
=have a safe trip / safe travels / safe flight
c Thank you, I'll write when I'm there.
p I'll pack three jumpers and forget the charger.
i It's good to leave with somebody's wish in my pocket.
b What's the one thing you always pack?
=have you eaten / don't forget to eat
c Not yet, but I will, thank you for looking out for me.
p Fridge door open, I'm just admiring the light.
i Yes, and being asked is nearly as good as the meal.
b Have you had something yourself?
=drink some water / stay hydrated
c Glass in hand, cheers to you.
p Yes coach, I'm basically a pond by now.
i You look after people, I've noticed that.
b And who looks after you?
=wrap up warm / take a jacket it's cold
c I will, scarf and all.
p I'll be wearing so many layers I can't bend.
i Being told to wear a coat is a very underrated tenderness.
b Are you always cold or always warm?
=be careful / be safe please
c I will be, and you too.
p Careful as a cat on a piano.
i It's the nicest way of telling me you'd mind.
b Do you worry easily?
=hang on someone's calling me / my friend's calling brb
c Take it, I'll be right here.
p I'll play hold music in my head.
i Go, I like people who pick up for their friends.
b Good call or long call?
=film's about to start / in the cinema talk after
c Phone away, tell me everything after.
p Shh, and pass the popcorn along.
i I'd like to hear which scene stays with you.
b What are you watching?
=going into a meeting / meeting now ugh
c Go in and own it, I'll wait.
p Nod slowly and write shopping lists, it works every time.
i I'll be the nicer thing on the other side of it.
b How long will it drag on?
=can't text i'm driving / driving talk later
c Eyes on the road, we'll talk after.
p Stop reading this, it's not that good.
i I'd wait all day rather than be the reason you looked down.
b Call me once you've parked?
=to be continued / let's continue this tomorrow
c Good, same place, same two people.
p Cliffhangers ruin me, I'll be reading ahead in my head.
i I like going to sleep mid conversation, something stays open.
b Where should we pick it up?
=ok bye / bye then
c Bye for now, not for long.
p I'll wave at my screen until it goes dark.
i I never liked that word, let's call it a pause.
b Until when?
=keep in touch / don't be a stranger
c I will, you're worth keeping.
p I'm far more likely to be a nuisance.
i People drift off so easily, I'd like to be one who doesn't.
b What's the best way to reach you?
=welcome back / welcome home
c Good to be back, especially for this.
p Thanks, the sofa still remembers my shape.
i I like that someone noticed I was gone.
b What's new on your side?
=congratulations / congrats / well done you
c Thank you, I'm proud of this one.
p I'd like to thank coffee, my only sponsor.
i It feels more real now that you know.
b When did you last celebrate something?
=i'm proud of you / so proud of you
c Thank you, I don't take that lightly.
p I'm standing so tall the ceiling's getting close.
i Few words get through to me like those do.
b What are you proud of at the moment?
=aw that sucks / poor you / that's rough
c Thanks, it's already better for telling you.
p I'll survive, but I would accept cake.
i Someone just saying that takes half the weight off.
b What helps you on a bad day?
=hang in there / you've got this
c I will, thank you for saying it.
p Hanging, with slightly sore arms.
i I'll borrow a bit of your faith today.
b Where do you get your optimism?
=i'm happy for you / good for you
c Thank you, that's kind of you.
p I'm fairly pleased with me as well.
i Good news needs somebody to tell, and I wanted it to be you.
b Any good news of your own?
=you're welcome / no problem anytime
c I mean it though, it was kind of you.
p Still, I owe you one, put it on my tab.
i People do kind things and wave them off, I noticed this one.
b How can I return it?
=i'm fine / it's fine
c Okay, and I'm here if it isn't.
p My detective kit says fine could mean nine things.
i You can tell me the long version, I've got time.
b Is it fine or is it properly fine?
=up to you / whatever you want / i don't mind you choose
c Then I choose dinner, somewhere with good bread.
p Power at last, I'll pretend I know what I'm doing.
i I'd choose something you'd never pick and still enjoy.
b Anything I should rule out?
=maybe / we'll see
c That's good enough for now.
p Maybe is a yes that's still looking for its shoes.
i I like a maybe, it means you're really thinking about it.
b What would nudge it to yes?
=hmm / hmmm
c That sounds like a thought, and I'd like to hear it.
p I can hear the eyebrow from here.
i Usually the most honest opinion comes right after a hmm.
b Is that a yes hmm or a no hmm?
=aww / awww stop
c I meant it, every bit.
p That sound turns me into a puddle.
i It's the reaction I was secretly hoping for.
b Soft spot found?
=wow / wow ok
c I'm taking that as a good wow.
p I'll save it, I don't get many wows a week.
i It surprised me a little too, in a good way.
b What were you expecting?
=interesting / very interesting
c Good, there's more if you ask.
p People say that about my cooking too, so I'm nervous.
i Interesting is a good place to start and I'd like to stay there.
b Interesting good or interesting strange?
=ok / okayyy / k
c Okay, I'm taking that as a yes.
p One small word, I'll have it framed.
i I can live with okay, it's a door that's still open.
b Is that a happy ok?
=how far are you / are you nearly here / eta / which episode are you on / what page have you got to
c Nearly, I'll be with you as soon as I can.
c Far enough to care what happens.
p My map says soon, my shoes say who knows.
p Past the point of no return and past my bedtime.
i Close enough that I've started smiling.
i Close to the end, so now I'm rationing it.
b Are you there already?
b Shall I wait so you can catch up?
=i'm here where are you / i'm outside
c On my way to you, almost there.
p Look for the one walking fast and pretending not to.
i Closer than you think, look up in a minute.
b What are you standing next to?
=are you excited to see me / are you looking forward to it / are you excited / can you wait
c Very, it's the best part of my week.
c I am, I've caught myself grinning about it.
p I'm ironing in my head already.
p I'm being very cool about it, ask anyone who hasn't met me.
i Yes, the quiet sort of excited that hums along all day.
i In a quiet way, I'm scared of jinxing it by saying so.
b Are you a bit excited too?
b Anything nice coming up for you?
=careful i might fall for you / what if i fall for you
c I'd be very happy about that.
p No problem, I'll put out cushions.
i Then you'd have company, I'd be falling right beside you.
b Would that scare you?
=do you mean that / do you really mean it
c I mean it, no take backs.
p With my whole chest and both feet.
i Saying it made me nervous, that's how you can tell.
b Does it help to hear it again?
=what if i say no / and if i say no
c Then it's a no, and we're still good.
p I'd walk off into the rain, then come back for my umbrella.
i It would tell me you're honest, and I like that too.
b And what if you say yes?
=what if i say yes / and if i say yes
c I'd book it before you finished the word.
p Then I'd panic happily and buy new socks.
i It would carry me through the whole week.
b Will you?
=would you say that in person / say that to my face
c Yes, looking straight at you.
p I would, with redder ears.
i In person I'd say it quieter, and mean it more.
b When can I?
=are you trying to impress me / trying to impress me are you
c Yes, I thought that was clear.
p Trying, sweating and quietly hoping.
i A little, though I'd rather you liked the version that isn't trying.
b Is it going well?
=are you trying to get rid of me / trying to get rid of me
c The very opposite, please stay.
p I'd sooner get rid of my kettle.
i If anything I'm slow to say goodbye to you.
b Do you have to go?
=don't you want to know more about me / is that all you want to know
c I want to know all of it, start anywhere.
p There's a long list, I was trying to look calm.
i Yes, but the slow way, so there's always something left.
b What's the thing nobody asks you?
=what would you do without me
c I'd manage, but it would be duller.
p Sigh at windows, mostly.
i Probably keep scrolling, with no idea what I was missing.
b And you without me?
=penny for your thoughts / what are you thinking about
c That I'd like to be sitting across from you.
p Whether penguins have knees, and then you.
i How quickly someone new can start to feel familiar.
b What's going round in your head?
=are you talking to other girls / who else are you texting
c No, you've got all my attention.
p Two thumbs, one chat, that's all I can manage well.
i A few hellos here and there, but yours is the reply I wait for.
b Were you hoping for that answer?
=what did i do to deserve this / what did i do to deserve you
c You were yourself, that did it.
p One lucky swipe, it was that easy.
i Nothing at all, good things don't need earning.
b What do you wish for more of?
=who's this / new phone who's this
c It's me, the one who's glad to hear from you.
p Your favourite match, in a false moustache.
i The one who still has a few things to ask you.
b Who were you hoping for?
=i don't get it / sorry i don't understand
c Short version, I like you and I put it clumsily.
p Don't worry, neither do I and I wrote it.
i I hid the point inside a joke, it's simply that I'm enjoying this.
b Clearer now?
=let's be friends first / can we be friends first
c Yes, friends is a good place to start.
p I make a great friend, I even help carry sofas.
i Good, the things that last tend to begin with simply liking each other.
b What makes someone a real friend to you?
=let's see where it goes / let's just go with the flow
c Good, no rush, I like where it's going already.
p I float well, it's steering I struggle with.
i For once I like not knowing the ending.
b Do you usually plan ahead?
=you'd love it here / i think you'd love it
c I think so too, show me sometime.
p I'd move in and start giving directions to tourists.
i Even better would be seeing what you see in it.
b What do you love most about it?
=don't say i didn't warn you / you've been warned
c Warned, and still staying.
p I've signed the waiver and put on a helmet.
i Warnings only make me more curious.
b What's the worst that could happen?
=you can't handle me / i might be too much for you
c I'd like to try, I think I'd manage fine.
p Probably not, but I've got oven gloves.
i Too much usually means someone had too little room, I've got room.
b Who ever told you that?
=i'm high maintenance / you couldn't afford me
c I'd always rather put my effort into something good.
p I can offer instalments and a packed lunch.
i The best I've got to give doesn't come with a receipt.
b What's your most expensive taste?
=catch me if you can / you'll have to catch me first
c I will, I've got good shoes and patience.
p Be kind, I run like a wardrobe.
i Walking next to you sounds better, but I'll run if that's the rule.
b How fast are you?
=you'll have to earn it / you'll have to work for it
c Happy to, I like things that take effort.
p I'll bring a CV and two references.
i Good, what comes too easily never stays with me.
b Where do I begin?
=make it worth my while
c I will, you'll go home smiling.
p Dessert included, and reasonable jokes.
i I'd put real thought into it, that's the best thing I have.
b What makes an evening worth it for you?
=watch it / careful now mister
c I'm being exactly as careful as I want to be.
p Hands up, stepping back, still smiling.
i I like finding the line and standing right next to it.
b Was I close to it?
=you started it / you started this
c I did, and I'm glad.
p Innocent bystander here, I just happened to have a keyboard.
i One of us had to, I'm happy it was me.
b Who's going to finish it?
=your loss / well your loss
c It would be, that's why I'm staying.
p Adding it to the list, right under umbrellas.
i I know, and I'd rather not learn it the slow way.
b Can I still win it back?
=i was just thinking about you / was just about to text you
c Good, you've been on my mind too.
p That explains why my ears were warm.
i I love the idea of turning up in your head uninvited.
b What brought me to mind?
=miss you / i miss you
c I miss you too, let's fix that soon.
p Same, I've started saying good night to the fridge.
i It's a nice ache, it means something's there.
b When can I see you?
=are you drunk / have you been drinking
c Sober, I'm just in a good mood.
p Only on tea and your attention.
i A little merry maybe, but the honesty's my own.
b What about you, wine or tea tonight?
=does that usually work / does that line ever work
c I don't know, I just wanted to tell you.
p So far it's earned me one raised eyebrow.
i What works bores me, I'd rather say what's true.
b Did it work on you?
=please tell me you're single / you're not married are you
c Single, free and glad you asked.
p Yes, my pillow and I are just friends.
i There's no one else, and I'm in no hurry to pick just anyone.
b Were you planning something?
=you're not a serial killer are you / how do i know you're not a murderer
c I'm not, and we can meet somewhere bright and busy.
p I give spiders a name and their bus fare.
i It's fair to ask, so you choose the place and tell a friend.
b What would make you feel safe?
=are we friends now / does this mean we're friends
c We are, with hope for more.
p Yes, your membership card's in the post.
i Friends is a lovely word, I just wouldn't stop there.
b What are the membership rules?
=what are we doing / is this going somewhere
c I'd like it to, I'm not here to pass the time.
p So far it's two people grinning at phones, I'm all for it.
i I don't have a name for it yet, only a good feeling.
b Where would you steer it?
=you remind me of someone
c I hope it's someone you like.
p Please say a film star and not your dentist.
i Give it an evening and I'll remind you only of me.
b Who is it?
=am i allowed to say that / can i say that
c With me you can say anything.
p The committee nods, carry on.
i I'd be sorry if you'd swallowed it.
b What else have you been holding in?
=fill me in / catch me up what did i miss
c Nothing important, you're just in time.
p Three plot twists and a small musical number.
i Mostly me wondering where you were.
b Where have you been hiding today?
=don't go yet / stay a bit longer
c I'm staying, ten more minutes at least.
p My shoes were only half on anyway.
i Nobody ever regretted the extra half hour.
b What shall we do with the extra time?
=sound more excited / show some enthusiasm
c I'm thrilled, I just type calmly.
p Woohoo, confetti, cartwheel, mild injury.
i My excitement is quiet and lasts longer.
b What gets you jumping up and down?
=you should write a book / you should do stand up
c Only if you're in the front row.
p Volume one, things I should've kept to myself.
i One good reader is all I'd want.
b What would the title be?
=who would win me or you / who's cooler me or you
c You'd win, and I'm fine with it.
p It's not even close, I'd hold your coat.
i I'd rather be on your team than find out.
b What's your winning move?
`;
