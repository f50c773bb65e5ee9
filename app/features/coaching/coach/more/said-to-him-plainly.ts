/**
 * What she says to him without asking, whatever it is about: offers, warnings, bills, peace made, hurt. Form of the table: told-tables.ts. Rules are for
 * plain text.
 */
import type { SaidToHim } from './told-to-him';

export const SAID_TO_HIM_PLAINLY = `
=allGoodAgain
c Glad we're good, that matters to me.
c Good, I didn't want that to stand between us.
c That's a weight off, thanks for telling me straight.
c Happy to hear it, loose ends keep me awake.
c Thank you, then let's leave it there and start fresh.
p Good, then I can stop rehearsing speeches.
p That's a relief, I had a whole apology tour planned.
p Lovely, I can come out from behind the sofa now.
p From now on I carry emergency biscuits, just in case.
p Peace at last, shall we celebrate it with cake?
i Good. I like that we can say these things.
i I'm glad we're okay, I thought about it more than I'd admit.
i Clearing the air with you is easier than with most people.
i Somehow I like you even more after that.
i Anyone can be nice on a good day, this counts more.
=movedThen
c Then you're as good as a local by now.
c So you've seen the place change, I'd like to hear about that.
c Plenty of time to make it your own.
c Does it feel like home by now?
c A move like that shapes a person, one way or another.
p Long enough to know where the good bakeries are, like any local.
p A local with a foreign passport, the best sort.
p That makes you my official guide, the job is unpaid.
p You've earned the right to complain about the weather here.
p So you could show me the short cuts, I still get lost.
i Half a local is my favourite kind, you still notice things.
i Old enough to remember what you left, I imagine.
i Which part of the old place did you bring along?
i Two places in one person, no wonder you're interesting.
i I'd enjoy seeing this town through your eyes some time.
=exGone
c Good for you, an ex who stays quiet is worth a lot.
c That was the right thing to tell an ex.
c Sounds like your ex finally got the message.
c An ex out of the picture leaves room for better things.
c Well done, nobody needs an ex hanging around.
p Ex out, peace in. That's a good trade.
p No more texts from the ex, I hope you celebrated with something sweet.
p That's the ex sorted, now for the fun part of life.
p A round of applause, the ex has left the building.
p Somewhere an ex is staring at a very silent phone.
p One ex fewer in your phone, that calls for cake.
p The ex is history, and history is best left in books.
p I'd have framed that last text to the ex.
i Telling an ex to stop takes nerve, I'm glad it's quiet now.
i It's nice to hear how calm you are about your ex.
i You drew a line under your ex, I respect that.
i An ex in the past tense is how I like it.
i Life must feel lighter without your ex in the way.
C How long had you been wanting to do that?
P Did the ex dare to write back?
P How loud was the music you put on afterwards?
I What made you do it now?
I What are you doing with all that peace?
=offersIt
c I'd love that, thank you.
c Yes please, I'd like that a lot.
c That's really kind, I'd be glad to accept.
c Gladly, just tell me when it suits you.
c Very generous of you, I'll happily say yes.
p Sold, I'm already looking forward to it.
p Deal, I'll bring the appetite and the good mood.
p Careful, I never turn down offers like this.
p You had me before the end of the sentence.
p Accepted, signed and framed on the wall.
i I'd like that, and I like that you offered.
i That's the best offer I've had all week.
i Only if I may return the favour one day.
i You do know how to make somebody's day.
i People who offer before being asked are rare.
=bewareHe
c I will, I promise.
c I'll be careful, thanks for looking out for me.
c Don't worry, I'm taking it slowly.
c Promise, no silly risks from here on.
c Good advice, and I mean to follow it.
p Yes boss, I've learned my lesson.
p I'll wrap myself in cotton wool if it makes you happy.
p Understood, all heroics are cancelled for today.
p Safety first from now on, scout's honour.
p Now I have to, I'd hate to be told off.
i I will, it's nice that somebody minds.
i I'll be careful, I'd like to stay in one piece for you.
i That's sweet of you, I'll report back safe and sound.
i Knowing you'd worry makes me twice as cautious.
i Warnings sound so much better when they come from you.
=familyToo
c Then you know exactly how it is.
c Good to know, then I don't have to explain it.
c That's something we have in common.
c Small world, I didn't expect that.
c Nice, somebody who gets it without a long speech.
p So I'm in expert hands, what a relief.
p Then you could probably teach me a thing or two.
p We should clearly compare notes over a drink.
p Looks like it follows us both around.
p There must be a club for this, let's join.
i Then you know it from close up.
i I had no idea, thanks for telling me.
i Another thing we share, I'm starting to keep count.
i And what was that like for you, from the outside?
i I'd enjoy hearing more about this from your side.
=wentThroughIt
c Thank you, it helps to hear that.
c Thanks, it's good to talk to somebody who gets it.
c That's good of you, not everyone would understand.
c I appreciate it, the whole thing feels lighter now.
c That's a kind thing to say, I mean it.
p Good to know I'm not the only one who needs a while.
p Then you can tell me how long I'm allowed to be weird about it.
p Comforting, I was starting to feel like a slow learner.
p We should swap notes, ideally over something with cake.
p So there's light at the end, I'll take your word.
i You've been there, that makes it easier to say.
i Thank you. How did you get through it?
i I had a feeling you'd get it without many words.
i Few people answer that gently, I noticed.
i Some day I'd like to hear your side of it.
=whereSheIs
c Okay, good to know, I'll find you.
c Got it, thanks for telling me.
c Very helpful, now I can't miss you.
c Noted, that makes things easy. See you there.
c Brilliant, that spares me a lap of the place.
p Got it, I'll be the one looking lost.
p Perfect, I'd have walked past you twice.
p Excellent, my sense of direction says thank you.
p Good thing you said so, otherwise I'd be searching still.
p With a description like that even I won't go wrong.
i Got it, now I know where to look.
i Thanks, that's saved us ten minutes already.
i Sweet of you, though I'd spot you in any crowd.
i You think of everything, I like that about you.
i That makes me want to walk a bit faster.
=onHim
c Deal, it's on me.
c With pleasure, you pick the place.
c Of course, I was going to offer anyway.
c Consider it done, you only need to bring yourself.
c That's only fair, tell me what you'd like.
p I walked straight into that one. Fine, it's on me.
p Fair, but you're getting the crisps.
p My wallet just sighed, but it'll cope.
p I knew there'd be a catch, and I accept it.
p Agreed, I'll start saving up tonight.
i Gladly, I was hoping for an excuse.
i Deal, as long as you stay for a second one.
i Worth every penny if the company's this good.
i Sounds very much like a date to me, so yes.
i I'd have insisted, but you got there first.
=wontSayNo
c Good, then it's settled.
c Perfect, that's what I was hoping for.
c Glad to hear it, that's us agreed.
c That makes two of us, I'd say.
c Wonderful, I couldn't ask for a better answer.
p And there I had my best arguments ready.
p I do like an easy negotiation.
p Sensible of you, resistance is such hard work.
p I'll remember you said that, it's in writing.
p This is going smoother than I dared to think.
i Good, I'd have been sad about a no.
i I like it when we agree this quickly.
i You make things pleasantly simple, do you know that?
i Somebody who knows a good thing, I like it.
i Such enthusiasm, I could get used to it.
=mindsNot
c Glad to hear it.
c Good, that's one thing less to worry about.
c Thanks, it's easier when people say so.
c Great, I just wanted to be sure.
c That's kind of you, I do appreciate it.
p Phew, I'd prepared a whole speech.
p You've no idea how relieved I am.
p Wonderful, I can breathe out again.
p And to think I nearly lost sleep over it.
p Careful, I could get used to somebody this easygoing.
i That's good to know, not everybody sees it like that.
i I was hoping you'd say that.
i You're refreshingly relaxed, I noticed it before.
i So this is how simple things can be with you.
i One more reason to like talking to you.
=onlyLuck
c Then I want a rematch.
c We'll see about that, I'd like a second try.
c Luck or not, the next round will tell us.
c A good game either way, shall we play another?
c One game proves nothing, I'm up for more.
p That's what they all say. Rematch.
p Luck, of course. I'll be practising in secret.
p I don't believe a word, the game never lies.
p Somebody's making excuses here, and for once it isn't me.
p Fine, let's see how luck does with a referee.
i Then let's see if it happens twice.
i I think you're hiding something, I'd like to see it again.
i Next game for a coffee, after that we'll know.
i Funny how luck always picks the interesting people.
i I'd rather lose a game to you than win alone.
=freeFrom
c Then I'd like to see you after that.
c That works for me, let's say then.
c Good to know, I'll plan around it.
c Noted, shall we say half an hour later?
c No problem, my day fits nicely with yours.
p Perfect, I'll be there the second you're free.
p That suits me, I'm useless before that anyway.
p My diary just cleared itself, how odd.
p Excellent, there's still time to find a clean shirt.
p Watch me count the minutes, very casually of course.
i Good, then the best part of the day is ours.
i Then let's keep it for us.
i You pick the spot, I'll bring the conversation.
i Something nice to look forward to until then.
i Waiting is easy when I know what for.
=leaveItSo
c Okay, only a little, I promise.
c Got it, it stays more or less as it is.
c Your vote counts, so nothing changes.
c All right, I won't touch a thing.
c Thanks for saying so, I wasn't sure about it.
p Noted, you've got the final say.
p I'll pass that on to the person with the scissors.
p Fine, you've saved it at the last second.
p Overruled, I see. All drastic plans are cancelled.
p It thanks you from the bottom of its heart.
i Good to know you like it, then it stays.
i I'll leave it, now that I know you noticed.
i I didn't expect you to have feelings about this, I'm flattered.
i With a fan like you, how could I part with it?
i Interesting that you'd mind, I'll remember that.
=thinkingOfHim
c Thank you, that means a lot today.
c Thank you for thinking of me, it helps.
c Reading your words did me good today.
c You're very kind, I'm grateful for it.
c I appreciate this more than I can say.
p Thank you. I'm carrying your message with me today.
p Thanks, I'll keep that in my pocket today.
p Your message came at just the right moment.
p I read that twice, it was a warm thing to find.
p Things feel a little lighter with you at the other end.
i Thank you, it's good to know you're thinking of me.
i Thank you. I'll write to you afterwards, if that's all right.
i There's a quiet comfort in being on somebody's mind.
i I'll hold on to those words for a while.
i You've been in my thoughts as well.
=likedByThem
c I like them just as much.
c I hope so, they've grown on me.
c The feeling goes both ways, I'd say.
c We get on well, that's all I know.
c There's not much I wouldn't do in return.
p It's mutual, most days.
p They have their moments, and so do I.
p Possibly, or it's the snacks I bring.
p Either that or somebody has very low standards.
p I try not to let it go to my head.
i It meant more to me than I let on.
i I think so too, I was quietly moved.
i It took time, which is why it counts.
i I feel lucky there, and I don't forget that.
i Makes me a bit proud, though I rarely say so.
=oursToo
c Lucky you, fingers crossed for the rest of us.
c Good to hear, then it can't be long here.
c Thanks for telling me, I wondered how it was over there.
c Good to know, I'll see what happens at my end.
c So it's the whole area, at least we know.
p Enjoy it for both of us.
p Show-off. Save me some.
p Somebody's playing with the switches, I swear.
p Keep me posted, you're my most reliable news source.
p What a way to bond, I'd have settled for a drink.
i Then there's hope for us here as well.
i That's good news, I'll be thinking of you in comfort.
i Funny, it makes you feel quite close by.
i We're in this together now, I like that part.
i Moments like these are made for a good talk.
=meetsHimThere
c Perfect, see you there.
c Good, I'll find you.
c That's settled, you can count on me.
c Lovely, then we can't miss each other.
c That works, text me if anything changes.
p Deal, look for the one pretending not to be early.
p Great, I'll be the one waving too much.
p Excellent plan, I'll try to act casual.
p You'll know me by the big grin.
p Wonderful, that saves me from greeting strangers.
i Good, I'm already looking forward to it.
i Perfect, I like how easy this is with you.
i Spotting you there will be my favourite moment.
i Until then I'll be smiling at nothing in particular.
i It's a nice thought, finding you in a crowd.
=noJudging
c Good, I'd hate to be judged by an expert.
c That's kind of you, I can relax now.
c Appreciated, I don't share that with everyone.
c Thanks, it's good when I can be honest.
c Then I've clearly told the right person.
p Thank you, I feel seen and still fed.
p I'll quote you on that.
p You're too kind, I was ready to plead guilty.
p In that case I have more to confess.
p Not even a little? I'd have deserved it.
i That's one of the nicest things to hear.
i Then I can tell you the rest some day.
i I had a feeling you'd take it well.
i Someone who doesn't judge is rarer than you'd think.
i Now I wonder what you've got on your conscience.
=sendHelp
c Help is on its way, hold out a little longer.
c Stay strong, I'd come and help if I could.
c I'd help you out of there in a second.
p Help is coming, it stopped for snacks but it's coming.
p I've sent help, look for a man on a very slow horse.
p The rescue team is me, so lower your hopes for help.
i I'd help you escape, just tell me where to wait with the car.
i Blink twice and I'll call you with an emergency, if that's any help.
i I can't help laughing, but I'm on your side.
=facesIll
c Oh no, you're ill? Rest and get better soon.
c That looks like a bed and tea day, get well soon.
c You poor thing, being ill is rotten. Drink plenty.
c Sorry you're feeling ill, take it easy today.
c How ill are you? Go and lie down for a while.
p Ill, I see. Soup is on its way, at least in spirit.
p A cold, by the looks of it. Stay in bed, that's an order.
p Officially ill, so you're excused from everything.
p No heroics today, being ill means blankets and bad telly.
p At least ill people get the whole sofa.
i Poor you, sick in bed. I'd bring you tea if I could.
i I hope you can sleep it off, being sick is no fun.
i Even ill you thought of writing, I'm touched.
i Tell me what helps when you're ill, I'll remember.
i I wish I could take half of that off you.
C Is anyone looking after you?
P Do you need soup, series or sympathy?
I Since when have you been ill?
=facesBeach
c Sun, sea and a cold drink, you're doing it right.
c A day on the beach, I'm happy for you and a little jealous.
c The beach sounds perfect, soak it all up.
c Beach days are the best, have a lovely time.
c Nothing beats the beach, I hope it's warm.
p Beach, sun, drink. I'm looking at rain and your message.
p Save me some sun and half of that drink.
p Build me a sandcastle while you're on that beach.
p My living room has never felt less like a beach.
p A beach without me, I'm being terribly brave about it.
i I'd like to be on that beach, even just for an hour.
i Sun on the sea, that suits you. How's the water?
i Beach for swimming or beach for dozing, which is it?
i Save some room beside your beach towel.
i I can nearly hear the waves on your beach.
C Where did you find that beach?
P Are you coming back, or do I send your post there?
I What are you reading between swims?
C How long have you got there?
=facesCurious
c Curious? Good, I was hoping for that.
c You'll find out soon enough, I promise it's a good one.
c It seems I've made somebody curious.
c Being curious is allowed, ask me anything.
c Fair enough, in your place I'd be curious too.
p I can see those eyes looking from here. My lips are sealed.
p Curious, are we? You get one hint, and it isn't today.
p Such a curious silence, should I be nervous?
p I'd explain, but curious suits you far too well.
p All curious and no words, I feel observed.
i I like you curious, so I'll wait a little with the rest.
i Keep looking like that and I'll tell you everything.
i Go on, what are you most curious about?
i Now I'm the curious one, what's on your mind?
i Some things are better told in person, so stay curious.
=facesFood
c That looks like a good dinner, enjoy every bite.
c Food like that and you, that's my kind of evening.
c Dinner sounds excellent, you clearly know how to live.
c Then dinner is sorted, I'm happy for you.
c Nobody could say no to such a dinner.
p Now I'm hungry, thank you very much.
p Is that dinner for one, or is there a slice left for me?
p If your dinner needs a taster, I'm available.
p My own dinner feels rather boring next to yours.
p You've started something, my stomach is planning dinner now.
i I know what I want to eat now, and who with.
i Good food first, good talk after. I like the plan.
i Should I read it as a dinner invitation?
i You can tell a lot about somebody by their dinner.
i With company dinner tastes twice as nice, I think.
C What are you having?
P Who's cooking, you or a man on a scooter?
I What's the occasion?
=facesSad
c Oh no, that bad? I'm sorry, what happened?
c I'm sorry, that looks like a rough one. Do you want to talk about it?
c Oh dear, so sad? I'd like to understand.
c I don't like seeing you sad, tell me more.
c You seem really sad, I'm here and listening.
p That many tears call for chocolate. I'm sorry it went badly.
p Oh no. I'd send a hug and a biscuit through the screen if I could.
p Sad days need tea and something sweet, in that order.
p Permission to be sad granted, blanket included.
p Whoever made you sad owes you an ice cream.
i I'm sorry. Tell me what happened, I'm all ears.
i That looks sad. I hope somebody gives you a hug today.
i I'd rather know why you're sad than guess.
i Nobody should be sad alone, so write as much as you like.
i Sad is allowed with me, no explanation needed.
=keptWaiting heavy
c I'm sorry, you shouldn't have to wait like this. I'm nearly there.
c You're right, and I'm sorry. I should have left earlier.
c That was poor planning on my part, forgive me.
c My apologies, I'm coming as fast as I can.
c It's my fault, and you've every right to be annoyed.
p I'm sorry. Order something nice, it's on me.
p You're right. I'm sorry, and the first round is mine.
p Please get yourself a drink on my bill while I hurry.
p I owe you one for this, and I mean it.
p No excuses from me, I misjudged it badly.
i I'm sorry. I'd be cross too, let me make it up to you tonight.
i You don't deserve that, I'm sorry. I'm hurrying.
i Being left waiting feels awful, I hate that I did that.
i Your time matters to me, I'll show it better.
i Thank you for still being there, it means a lot.
=hurtByJoke heavy
c You're right, and I'm sorry. It was meant as a joke and it wasn't one.
c I'm sorry, I hurt you with that and I didn't mean to.
c That was thoughtless of me, and I apologise.
c I got this wrong, please forgive me.
c You've every reason to be hurt, I was unfair.
p I'm sorry, that one should have stayed in my head.
p Sorry. I'd take that line back if I could.
p Bad joke, wrong moment, entirely my fault.
p No more lines like that from me, I promise.
p I wasn't funny there, just clumsy. My apologies.
i I'm sorry it landed like that, it isn't what I think.
i Thank you for telling me. I'm sorry, I was careless there.
i I'm glad you said it, I'd rather know than not.
i I respect you far more than that joke made it sound.
i If I can put things right, tell me how.
=saidSoBefore heavy
c You're right, you did. My mistake, sorry.
c You did say so, I got it wrong. I'm sorry.
c True, I overlooked that completely, I apologise.
c That's on me, I should read more carefully.
c I've found your message now, the mistake was mine.
p I've scrolled up. You're right, and I'm sorry.
p Guilty, I read it and still got it wrong. Sorry.
p No argument, you told me clearly and I slipped up.
p I deserve that one, my head was somewhere else.
p Point taken, it won't happen again.
i You did, and I'm sorry I missed it. I'll pay more attention.
i You're right. I do listen, just not well enough there, sorry.
i What you tell me matters, I'll take better care of it.
i It must be annoying to repeat yourself, forgive me.
i You shouldn't need to say things twice with me.
`;

const LATE = /\b(?:late|traffic|stuck|be there|on my way|nearly there|\d+ ?min\w*)\b/;

/** Nothing but such pictures, and what may stand beside them. */
const only = (pictures: string, beside = '') =>
  new RegExp(
    `^(?=.*[${pictures}])(?:[${pictures}${beside}]|[\\uFE0F\\u200D\\s.!?]|[\\u{1F3FB}-\\u{1F3FF}]|[♀♂])+$`,
    'su',
  );
const TIRED_FACES = '😩😫😞😔😣😖😓🥺';

export const SAID_TO_HIM_PLAINLY_RULES: readonly SaidToHim[] = [
  { kind: 'facesIll', hers: only('🤧🤒🤢🤮🤕😷', `🛏🛌🍵🍲💊🌡🏠${TIRED_FACES}`), faces: true },
  { kind: 'facesBeach', hers: only('🏖🏝⛱', '☀🌞🍹🌊🌴😎🍸🏊🤿🐚😍🥰😌👙'), faces: true },
  { kind: 'facesFood', hers: only('🍕🍔🍟🌮🍣🍜🍝🍛🥘🍲🥗🍗🥙🌯', '🍷🍺🍻🥂👀😋🤤😍🥰🔥'), faces: true },
  { kind: 'facesCurious', hers: only('👀', '🤔😏'), faces: true },
  // Where he asked how it went, tears say that.
  {
    kind: 'facesSad',
    hers: only('😭😢💔', TIRED_FACES),
    his: /^(?!.*\bhow (?:did|was|were|is|has|have)\b)/s,
    faces: true,
  },
  {
    kind: 'keptWaiting',
    hers: /\b(?:like an idiot|you said that \d+ min\w* ago|still (?:sitting|standing|waiting) (?:here|outside|there|alone)|(?:been|i'?m|im) waiting (?:for )?(?:ages|half an hour|\d+ min\w*|an hour)|been (?:sitting|standing|waiting) (?:here|outside|there|alone)|(?:sitting|standing|sat|stood) (?:here|there|outside) alone)\b/,
    his: LATE,
  },
  {
    kind: 'hurtByJoke',
    hers: /\b(?:(?:it|that) (?:didn'?t|did not) (?:feel|sound|come across) like (?:one|a joke)|(?:that|it) (?:really |kind of |actually )?hurt|(?:that|it)(?: was|'?s) not funny|(?:that|it) wasn'?t (?:very )?(?:funny|nice)|i (?:worked|tried) (?:so |really )?hard on)\b/,
    not: /\b(?:ankle|knee|back|foot|leg|arm|head|tooth|lol|haha)\b/,
    his: /\b(?:jok\w+|kidding|teas\w+|only (?:saying|messing)|banter|just (?:saying|messing))\b/,
  },
  {
    kind: 'saidSoBefore',
    hers: /\bi (?:did|said|told you|wrote)\b.*(?:\?\?|\b(?:twice|scroll up|already|three times|last week|before|yesterday)\b)|\bscroll up\b|\bdo you (?:even |ever )?(?:listen|read)\b/,
    his: /\b(?:i thought (?:you|we|it)|you (?:didn'?t|never|did not) (?:tell|say|mention)|when did you (?:say|tell))\b/,
  },
  {
    kind: 'sendHelp',
    hers: /\b(?:send help|someone save me|save me from|rescue me|get me out of here)\b/,
    not: /\?|\b(?:hurt|scared|afraid|police|follow\w*|hospital|please|alone|fall\w*|bleed\w*)\b/,
  },
  {
    kind: 'allGoodAgain',
    hers: /\b(?:we(?:'?re| are) (?:\w+ )?(?:good|ok|okay|fine|all good|alright|cool)|you(?:'?re| are) forgiven|i forgive you|no hard feelings|all forgiven|i was (?:just|only) (?:hungry|tired|grumpy|hangry))\b/,
    not: /\?|\bbut\b.*\b(?:not|don'?t|can'?t|never)\b/,
    his: /\b(?:sorry|are we (?:good|ok|okay|alright)|mad|cross|upset|angry|apolog\w+|forgive|annoyed)\b/,
  },
  {
    kind: 'exGone',
    hers: /\b(?:(?:finally )?(?:told|blocked|got rid of) (?:my|the) ex\b|my ex\b.{0,20}\b(?:blocked|deleted|moved (?:out|away)|finally gone|stopped)\b|(?:told|asked) (?:him|my ex) to stop (?:texting|calling|messaging))/,
    not: /\b(?:you|scared|afraid|police|miss|cry\w*|hurt)\b/,
  },
  {
    kind: 'movedThen',
    hers: /^(?:\w+[ ,]+){0,2}i was (?:about |only |just |like |a )?(?:\d{1,2}|kid|little|small|child|baby|teenager|born)\b/,
    not: /\?|\b(?:died|divorc\w*|hit|abus\w*|war)\b/,
    his: /\bwhen did (?:you|u) (?:move|come|arrive)|how long have (?:you|u) (?:lived|been here)|moved? here\b/,
  },
  {
    kind: 'offersIt',
    hers: /\bi (?:can|could|will|'?ll|would)(?: happily| easily| gladly)? (?:show|take|bring|make|cook(?: for)?|pick|drive|give|teach|help|lend|save|send) (?:you|u)\b|\bi'?ll (?:show|take|bring|make|cook(?: for)?|pick|drive|give|teach|help|lend|save|send) (?:you|u)\b/,
    not: /\?|\b(?:hell|piece of my mind|a clue|reason|if you|answer|know)\b/,
  },
  {
    kind: 'bewareHe',
    hers: /^(?:(?:oh|omg|my|aw+|god|no|please|pls|just|and|ok|well|haha|ouch|my goodness|poor you)[ ,!]+){0,5}(?:be careful|careful|take care|watch (?:out|your|ur)|mind (?:your|ur|the)|look after (?:yourself|that|your)|drive safe\w*|don'?t (?:overdo|lift|rush) )/,
    not: /\?|\b(?:goodbye|bye|luck|all the best|wish you)\b/,
    his: /\b(?:hurt|cut|fell|burn\w*|stitch\w*|ladder|roof|work|drill|saw|machine\w*|driv\w+|ice|icy|snow|road|climb\w*|knee|back|ankle|hand|sick|ill|sprain|run(?:ning)?|lifting|electric\w*|bike|cycl\w+)\b/,
  },
  {
    kind: 'familyToo',
    hers: /\bmy (?:mum|mom|dad|mother|father|sister|brother|son|daughter|nan|gran\w*|husband|ex|flatmate|best friend|aunt\w*|uncle) (?:is|has|does|did|was|had|works?|worked|got) (?:one |that |it |the same |in the same )?(?:too|as well|also|the same|one|exactly the same)\b/,
    not: /\?|\b(?:died|dead|passed|cancer)\b/,
  },
  {
    kind: 'wentThroughIt',
    hers: /\bi (?:can |totally |completely |really |do )*(?:understand|get) (?:that|it|you)\b|\bi know (?:how|what) (?:that|it|you) (?:feels?|mean|is like)\b|\b(?:it )?took me (?:a while|ages|months|years|a long time)\b/,
    not: /\?|\bbut\b|\bto (?:find|get|learn|make|cook|walk|drive|reply|park)\b/,
    his: /\b(?:ex|exwife|ex-wife|wife|divorc\w*|split|weird|hard|sad|lonely|miss|move|moving|lost|lonely|feels?)\b/,
  },
  {
    kind: 'onHim',
    hers: /\b(?:drinks?|dinner|rounds?|lunch|coffee|pizza|breakfast|brunch|(?:the )?(?:first|next) (?:one|round)|tea|chips)(?:'?s| is| are| r)? on (?:you|u)\b|\b(?:you|u)(?:'?re| are| r)? (?:paying|buying|treating)\b|\b(?:you|u) owe me (?:a|one|an|dinner|lunch)\b/,
    not: /\?|\bmoney\b/,
  },
  {
    kind: 'wontSayNo',
    hers: /\b(?:(?:won'?t|wont|not (?:going to|gonna)|never) (?:argue|say no|refuse|object)|can'?t (?:say no|refuse|argue with that))\b/,
    not: /\?|\bbut\b/,
  },
  {
    kind: 'mindsNot',
    hers: /^(?:(?:oh|no|haha|lol|honestly|aw+|ok|yeah|nah|really|its?|it'?s|that'?s|thats|absolutely|totally|all)[ ,!.]+){0,4}(?:i (?:don'?t|didn'?t|do not|did not) mind|(?:(?:that|it)'?s |thats |its )?(?:ok|okay|fine|no problem|not a problem|alright|all right) (?:with|by|for) me|(?:that |it )?(?:doesn'?t|does not) bother me|no problem (?:for|with) me)\b/,
    not: /\?|\bbut\b/,
    // Of two things he offers that is no peace of mind, but an answer.
    his: /^(?!.*\?\W*$)/s,
  },
  {
    kind: 'onlyLuck',
    hers: /\b(?:beginner'?s'? luck|i let (?:you|u) win|(?:just|pure|only|was) (?:luck|lucky)|got lucky|you let me win)\b/,
    not: /\?/,
    his: /\b(?:beat|won|win|lost|pool|darts|bowling|game|chess|tennis|quiz|golf|cards|score|match|good at)\b/,
  },
  {
    kind: 'freeFrom',
    hers: /\b(?:from|after|any ?time after) (?:\d{1,2}|noon|lunch|work|school|church)(?:[:.]\d\d)?(?: ?(?:am|pm|ish))?,? (?:i'?m|im|i am|is|it'?s|would be|works?)(?: \w+)? (?:free|good|fine|ok|okay|best|for me)\b|\b(?:i'?m|im|i am) free (?:from|after)\b/,
    not: /\?|\bbut not\b/,
  },
  {
    kind: 'leaveItSo',
    hers: /\b(?:don'?t|do not|dont) (?:you dare )?(?:cut|shave|trim|change|dye|grow|get rid of|lose) (?:it|the|your|ur|that|them|too)\b/,
    not: /\?/,
    his: /\b(?:hair\w*|beard|shav\w+|barber|moustache|cut|trim|curls|glasses|tattoo|profile|photo)\b/,
  },
  {
    kind: 'thinkingOfHim',
    hers: /\b(?:i )?hope (?:the|your|ur) (?:funeral|service|wake|scan|operation|surgery|appointment|results?|hearing)\b/,
    not: /\?/,
  },
  {
    kind: 'thinkingOfHim',
    hers: /\bthinking (?:of|about) (?:you|u)\b/,
    not: /\?|\b(?:dirty|naughty|naked|bed|goodbye|last time|all day|can'?t stop)\b/,
    his: /\b(?:funeral|wake|burial|scan|operation|surgery|hospital|results|court|hearing|anniversary|biopsy|chemo)\b/,
  },
  {
    kind: 'likedByThem',
    hers: /\b(?:they|he|she) must (?:really |clearly |all )?(?:like|love|adore|trust|respect|think the world of) (?:you|u|him|her)\b/,
    not: /\?/,
  },
  {
    kind: 'oursToo',
    hers: /^(?:\w+ )?ours (?:just |only |has |have )*(?:came|is|was|went|are|come) (?:back|on|off|out)\b/,
    not: /\?/,
    his: /\b(?:power|light|electric\w*|water|wifi|internet|heating|gas|network|signal|nepa)\b/,
  },
  {
    kind: 'meetsHimThere',
    hers: /\bi'?ll (?:meet|wait for|see|find|look (?:out )?for) (?:you|u)\b.{0,40}\b(?:inside|outside|there|at|by|in|near|then|if)\b/,
    not: /\?|\b(?:hell|court|never)\b/,
    his: /\b(?:\d|booked|table|tomorrow|tonight|there|station|tickets?|meet|entrance|park|door)\b/,
  },
  {
    kind: 'whereSheIs',
    hers: /\b(?:just so you know|fyi|btw) i(?:'?m| am|'?ve)? ?(?:parked|sitting|sat|standing|waiting|at|by|in|wearing)\b|\bi parked\b/,
    not: /\?|\b(?:crying|bed|idiot|traffic|bored|hospital|box|years|only)\b/,
  },
  {
    kind: 'noJudging',
    hers: /\b(?:no judg(?:e)?ment|not judging|i(?:'?m| am) not (?:going to |gonna )?judg\w+|no judging|i won'?t judge|zero judg\w+)\b/,
    not: /\?/,
  },
];
