/** Short turns that mean something only after his: 'maybe', 'absolutely not', 'I see you', 'you owe me'. Form of the table: ../told-tables.ts. */
import type { Rule } from './rule';

const SHRUG = '(?:(?:haha|lol|hm+|ok|um+|well|ah|oh|eh|honestly|tbh)[,. ]*)*';
/** A word or three that only make it firmer. */
const FIRMLY = '(?:[ ,.]+(?:yes|no|of course|obviously|sure|totally|always|never|100%?|lol|haha|tbh|x+))*';

export const SHORT_TURNS: readonly Rule[] = [
  {
    kind: 'hedges',
    his: /./,
    hers: new RegExp(
      `^${SHRUG}(?:maybe|maybe so|maybe i will|we'?ll see|we shall see|possibly|perhaps|depends|not a no|might do|could be|if you'?re lucky|potentially|who knows|jury'?s (?:still )?out|to be decided|tbd)\\W*$`,
    ),
  },
  {
    kind: 'hedges',
    his: /\b(?:free|around|want to|wanna|fancy|let'?s|up for|see (?:you|u)|meet|join|come|date|drinks?|dinner|do i|can i|take you)\b/,
    hers: new RegExp(
      `^${SHRUG}(?:(?:maybe|possibly|potentially|perhaps)\\W+(?:it )?depends|(?:it )?depends (?:on )?(?:how|what|who|if|whether|where))\\b`,
    ),
    not: /\?/,
    most: 14,
  },
  {
    kind: 'mockGoodbye',
    his: /^(?:(?:haha|lol|um+|ok|well|honestly|erm+)[,.! ]*)*(?:yes|yeah|yep|no|nope|never|obviously|of course|always|neither|both|i (?:do|don'?t|love|hate|put)|i'?ve never)\b/,
    hers: /\b(?:it (?:was|'s been|has been)|(?:was|been)) nice (?:talking|chatting|knowing|meeting)\b|\bwe'?re done(?: here)?\W*$|^(?:well |right |ok |and )*(?:goodbye|bye then|blocked|unmatched|unmatching|get out|i'?m leaving)\W*$|\bthis is over\W*$/,
    not: /\b(?:luck|best|take care|sorry|spark|someone|somebody|really)\b/,
    most: 9,
  },
  {
    kind: 'shyAbout',
    his: /\b(?:can|could|may) i (?:see|hear|read|watch|look)\b|\b(?:show|send|sing|play) (?:me|it|us)\b/,
    hers: /\b(?:shy|embarrass\w*|self[- ]conscious|not (?:very |that )?good|terrible|awful|rubbish)\b/,
    not: /\?/,
  },
  {
    kind: 'notThatOne',
    his: /^(?:(?:ok|so|hm+|or|what about|how about|maybe|fancy|some) )*\w+(?: \w+)?\W*\?\W*$/,
    hers: /\b(?:had|have had|ate) (?:it|that|them|\w+) (?:yesterday|last night|for lunch|already|twice|on \w+day|all week)\b|\bnot (?:a (?:big )?fan|feeling|really into|in the mood)\b|\b(?:don'?t|dont) (?:like|eat|fancy|do)\b|\banything but\b|\ballergic\b/,
    not: /\?/,
    most: 10,
  },
  {
    kind: 'petFound',
    his: /\b(?:find|found|come back|came back|turn up|turned up|any sign)\b.*\?/,
    hers: /^(?:(?:omg|oh|haha|finally)[,! ]*)*(?:ye+s+|yeah+|yep|found (?:him|her|it|them)|(?:he|she|they)(?:'s| is| are|'re) (?:back|home))\b/,
    not: /\b(?:dead|died|gone|hit|vet|hurt)\b/,
  },
  {
    kind: 'firmYes',
    his: /./,
    hers: new RegExp(
      `^${SHRUG}(?:yes\\W+obviously|obviously|of course i (?:do|am|have|would|did)|naturally|absolutely|without question|without a doubt|goes without saying|always have(?: been)?|100%?)${FIRMLY}\\W*$`,
    ),
    weak: true,
  },
  {
    kind: 'noOfAnother',
    his: /\b(?:do|does|is|was|would|will|did|can|could|has|are) (?:she|he|they|it|your (?:\w+ )?(?:mum|mom|mam|nan|gran|dad|sister|brother|boss|cat|dog|friends?))\b[^?.!]*\W*$/,
    notHis: /\b(?:you|u|we|us)\b[^?.!]*\W*$/,
    hers: new RegExp(
      `^${SHRUG}(?:absolutely not|definitely not|god no|hell no|no chance|not a chance|never|not even (?:close|slightly|a little)|certainly not)${FIRMLY}\\W*$`,
    ),
  },
  {
    kind: 'firmNo',
    his: /./,
    hers: new RegExp(
      `^${SHRUG}(?:absolutely not|definitely not|god no|hell no|no chance|not a chance|never in (?:my|a million)[\\w ]*|not even (?:close|slightly|a little)|over my dead body|certainly not)${FIRMLY}\\W*$`,
    ),
    noPlan: true,
    weak: true,
  },
  {
    kind: 'owesHer',
    his: /\b(?:sorry|apolog\w*|my bad|cancel\w*|move|resched\w*|late|forgive|feel (?:awful|bad|terrible))\b/,
    hers: /\b(?:you|u) owe me\b(?! an? (?:answer|explanation|apology))|\b(?:already|just) (?:done|put|shaved|got|washed|curled|straightened|picked|ironed)\b.{0,24}\b(?:hair|mascara|make-?up|lipstick|legs|dress(?:ed)?|outfit|ready|nails|face)\b/,
    not: /\b(?:over it|done with|forget it|don'?t bother|unmatch|block|not interested)\b/,
  },
  {
    kind: 'seesHim',
    his: /./,
    hers: /^(?:(?:ok|oh|haha|ah|yes|yep)[,! ]*)*i (?:can )?see (?:you|u)\b|\bstop waving\b|^(?:(?:ok|haha|yes|yep)[,! ]*)*(?:found|spotted) (?:you|u|it)\b/,
    most: 10,
  },
  {
    kind: 'remembersLost',
    his: /\bwere (?:you|u) (?:two )?(?:close|very close)\b|\bsorry (?:about|for) (?:your|the) (?:loss|nan\w*|gran\w*|mum|mom|mam|dad|grandad|grandma|grandpa|dog|cat|friend|uncle|aunt\w*)\b/,
    not: /\b(?:kidding|joking|fine now|recovered|on the mend|back home)\b/,
  },
  {
    kind: 'homeAfterDate',
    his: /\b(?:home|safe(?:ly)?|back)\b.{0,20}(?:\?|$)|\b(?:text|message|let) me\b.{0,20}\b(?:home|in|know|back|safe)\b|\bget (?:home|back|in)\b/,
    hers: /\b(?:had|was|what) (?:a |an |such a )?(?:really |so |very |properly )?(?:lovely|great|good|nice|brilliant|amazing|fun|class|perfect) (?:time|night|evening|date)\b|\b(?:thanks?|thank you)\b.{0,20}\b(?:tonight|evening|dinner|date|time|night|lift|waiting|walking|driving|dropping|seeing me)\b|\b(?:really |so )?(?:enjoyed|loved) (?:it|tonight|that|this|myself|the evening)\b/,
    not: /\?|\b(?:but|just|friends?|spark)\b/,
  },
  {
    kind: 'thatsOkWithHer',
    his: /\b(?:hope|if) (?:that'?s|thats|it'?s|its|this is|you'?re) (?:ok|okay|alright|all right|fine|cool|not (?:a problem|weird|too weird))\b|\b(?:hope )?(?:you|u) don'?t mind\b|\bdo (?:you|u) mind\b|\bis (?:that|it) (?:ok|okay|alright|weird|a problem)\b/,
    hers: /^(?:(?:oh|haha|ah|yeah|yes|aw+|hey|no)[,! ]*)*(?:(?:of )?course|totally|not at all|no (?:problem|bother|worries)|(?:that'?s |it'?s )?(?:absolutely |totally |completely |perfectly )?(?:fine|grand|ok|okay|perfect|great)|fine by me|works for me|i don'?t mind|don'?t mind at all|me neither|same here|don'?t be daft)\b/,
    not: /\?|\bbut\b/,
  },
  {
    kind: 'wasNotYou',
    his: /\b(?:into it|everything (?:ok|okay|alright)|did i|are (?:you|u) (?:ok|okay|mad|annoyed|cross|upset)|was it me|something wrong|bored|quiet|distant|off with me)\b/,
    hers: /^(?:(?:oh|god|ah|haha|aw+|hey)[,! ]*)*no+\b[,! ]*(?:i was\b|it was\b|it'?s not you|not at all|you (?:didn'?t|were|did nothing)|nothing (?:like that|wrong)|honestly)|\b(?:it )?wasn'?t you\b|\bnothing to do with you\b|\bsorry if i (?:was|seemed|came across|sounded)\b/,
    not: /\?|\b(?:but|friends?|spark|feeling it|not (?:sure|ready))\b/,
  },
  {
    kind: 'invitesHim',
    his: /\b(?:can|could|may) i (?:come|watch|join|see it|tag along)\b|\bplease (?:tell me|say) i can\b|\b(?:i'?d|would) (?:love|like) to (?:see|come|watch|hear) (?:it|that|you|along)\b|\bwhen(?:'s| is) (?:the|your) (?:next|first)\b|\bam i invited\b/,
    hers: /\b(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:bring|come (?:along|down|over|and)|you'?re (?:invited|in)|front row|doors)\b/,
    not: /\?|\b(?:no|not|never|sorry|can'?t|full|private)\b/,
    most: 16,
  },
  {
    kind: 'tryIt',
    his: /./,
    hers: /\b(?:don'?t|dont|do not) knock it\b|\b(?:you|u) (?:haven'?t|havent) lived\b|\btry it (?:first|before|sometime|and see)\b|\b(?:you|u) (?:should|have to|gotta|need to|must) try it\b/,
    not: /\?/,
    most: 12,
  },
  {
    kind: 'onlyMessing',
    his: /./,
    hers: /\b(?:i was|i'?m|was) (?:only |just |totally |obviously )?(?:joking|kidding|messing|teasing|winding you up)\b/,
    not: /\?|\bnot (?:joking|kidding)\b/,
    most: 12,
  },
  {
    kind: 'yesWithWarning',
    his: /\b(?:want to|wanna|would you|fancy|let'?s|shall we|come (?:to|with)|up for|join)\b/,
    hers: /\b(?:i'?d love to|yes|yeah|sure|ok|okay|i'?m in|go on then)\b.{0,30}\b(?:should warn|warning|warn you|be warned|just so you know)\b/,
    not: /\?|\b(?:can'?t|not)\b/,
  },
  {
    kind: 'onlyMessing',
    his: /\b(?:messing|joking|kidding|teasing|only (?:a )?jok\w*|didn'?t mean)\b/,
    hers: /\b(?:i know|messing (?:back|too)|joking (?:back|too)|same|me too|winding you up|knew that)\b/,
    most: 10,
  },
];

export const ANSWERS_IN_SHORT = `
=hedges
c I can work with that.
c That's good enough for now, take your time.
c I'll take that as a good sign.
c No pressure, I'm patient and fairly stubborn.
c I like an open ending.
c Fine by me, I'm not in a hurry.
c That leaves the door open, and I'm happy with open.
p If you squint, that's nearly a yes.
p I'm writing that down as a strong maybe.
p So there's a chance, noted in pen.
p I'll work on my case in the meantime.
p Tough judge, I respect it.
p I've built whole weekends on less than that.
p I'll bring snacks, that usually tips it.
i I like a bit of suspense.
i Some of the best things started exactly like that.
i You keep people guessing, and it suits you.
i I'd rather have an honest maybe than a polite yes.
i I think I can hear which way you're leaning.
i You're making me earn it, and I don't mind.
C What would help you decide?
C What would turn it into a yes?
P What do I have to bribe the jury with?
P On a scale from one to ten, how's it looking for me?
I What does it depend on?
I Which way are you leaning right now?
=firmYes
c Good, then we agree on the important things.
c That's the answer I was hoping for.
c I had no doubt, I just like hearing it.
c Then we're on the same side.
c No hesitation, I like that.
p Correct answer, you may stay.
p The judges are unanimous.
p I'd have been worried by anything else.
p That was fast, you've been asked before.
p Good, I was about to call this whole thing off.
i I had a feeling you'd say that.
i You say it as if there had never been any doubt.
i I like people who know what they think.
i I wonder what else you're that sure of.
C What else are you that sure about?
P What's the one thing that could change your mind?
I Have you always been that sure?
=firmNo
c Fair, at least I know where I stand.
c You didn't even have to think, I like that.
c Then that's settled, and I'll never bring it up again.
c A clear answer, I respect it.
p That was quick, not even a pause to spare my feelings.
p Noted, underlined twice.
p Right, I'll cancel the parade.
p I admire the speed of that.
p So that's a maybe, then. I'm joking.
i I like that you don't soften it.
i There's a story behind a no that fast.
i You're very sure, and it makes me curious.
i I believe every word of that.
C What would you say yes to instead?
P Was it something I wrote?
I What's behind that?
=mockGoodbye
c Wait, give me one chance to defend myself.
c You'd walk away over one honest answer, I don't believe it.
c I'm standing by it, and I'd like a second hearing.
p So this is how it ends, over one honest answer.
p I'd like to appeal, I've got witnesses and snacks.
p And we'd come so far, I'd already told my plants about you.
i You're smiling while you type that, I can tell.
i Stay, I've got worse opinions and you'll want to hear them.
i I'd change my answer, but you'd respect me less.
C What would it take to win you back?
P Is there a formal apology I can sign?
I What's your answer to the same question?
=shyAbout
c No pressure at all, whenever you feel like it.
c I'd never ask for a critique, only for a look.
c Take your time, I'd be glad to be shown one day.
p For balance, I'll sing you something first, you'll feel like a master.
p I'd be the easiest crowd you've ever had.
p I can wait, and I promise to say nothing clever.
i The things people are shy about are usually the good ones.
i I'd like to see it exactly because you don't show everybody.
i One day, then, and I'll feel honoured.
C Who's seen it so far?
P What's the bribe, cake or complete silence?
I What do you like about doing it?
=notThatOne
c Fair, then we cross that one off.
c Good to know, I'll come up with something better.
c Then something else, I'm easy.
p Right, back to the drawing board.
p Crossed off, in red.
p One down, only a few thousand to go.
i Then I'll have to surprise you.
i I like that you just say so.
i I've a better idea, give me a minute with it.
C What are you in the mood for instead?
P Give me a continent and I'll do the rest, deal?
I What could you eat every day without getting bored?
=petFound
c Thank goodness, I was hoping for exactly that message.
c That's such a relief, I'm really glad.
c Oh good, you can breathe again.
p The audacity, and not even a postcard.
p Somebody's grounded, and getting extra treats.
p I expect a full statement from the runaway.
i I can feel the relief from here.
i Now comes the bit where you keep checking the door.
i You must have hugged the life out of them.
C How are you now, has your heart slowed down?
P Any sign of remorse at all?
I What was the first thing you did?
=yesWithWarning
c Noted, and it's still very much a yes from me.
c Thank you for the warning, it only makes me keener.
c I'll take my chances, tell me when you're free.
p I've been warned, I'll bring protective clothing.
p I'd like that in the small print, and then I'll sign.
p Understood, I'm bringing a helmet and a good attitude.
i Now I want to see it for myself.
i You say warning, I hear invitation.
i I like somebody who comes with instructions.
C Which day suits you?
P Is there anything else in the small print?
I What's the worst that could happen?
=noOfAnother
c Good to know what I'm up against.
c Then I'll be on my very best behaviour.
c At least I've been warned, thank you.
p Right, I'll bring flowers and keep my shoes off.
p Not even a pause, now I'm properly scared.
p Noted, I'll practise in front of the mirror.
i That makes me want to meet them even more.
i I like a challenge, that one sounds worth it.
i You said that with love, I could tell.
C What would win them over?
P What's the bribe of choice?
I Who was the last one to manage it?
=homeAfterDate
c I had a lovely time as well, thank you for tonight.
c Me too, and I'd like to do it again soon.
c Good, now I can stop worrying and go on smiling.
c I enjoyed every bit of it, sleep well.
p I've been grinning at my own front door for a while now.
p Same here, I'm giving tonight a full five stars.
p Good, then I can put my worried face away. Best evening in ages.
p Me too, and I'll deny how long I smiled on the way back.
i I'm glad you said it first, I was about to. It was lovely.
i I keep going back over bits of it, in a good way.
i It went far too fast for my liking.
i I knew it was a good one when I stopped looking at the time.
C When can I see you again?
P Shall we do a second round before somebody wakes us up?
I Which bit will you remember?
=thatsOkWithHer
c Good, that makes it easy, thank you.
c Perfect, I like how easy that was.
c Thanks, I always wonder how that lands.
c Then we're set, and I'm relieved.
p Phew, I had a whole speech ready.
p That went better than in my head.
p And there I was with a defence prepared.
i You make things easy, I like that about you.
i I had a feeling you'd say that, and I'm glad.
i It's nice not to have to explain it.
C So what shall we do about it?
P Is there anything I should be warned about in return?
I Is there anything you always feel you have to say first?
=wasNotYou
c Nothing to be sorry for, thanks for telling me.
c That's good to hear, and you're allowed to be tired.
c Thank you for saying so, I'd rather ask than guess.
c Then I've worried for nothing, and I'm glad.
p Phew, I'd already blamed my jokes.
p Good, then my jokes are off the hook, and you get a nap.
p I had drawn up a list of suspects, all of them me.
i I'm glad I asked, I liked being there with you.
i Quiet's fine with me, I only wondered.
i You don't have to be on for me.
C Shall we do it again when you've had some sleep?
P Would a second try with more coffee help?
I What would a properly rested version of it look like?
=invitesHim
c I'll be there, and I'll be the loud one.
c It's in my diary, thank you.
c Count me in, I wouldn't miss it.
p I'll be there early, and I'll cheer at all the wrong moments.
p I'm practising my chanting as we speak.
p In the diary, in capitals. I'll bring everything you tell me to.
i I'm looking forward to seeing that side of you.
i I'll be there, and I'll want the story afterwards.
i I'd have come for much less than that.
C Is there anything I should know before?
P What's the correct thing to shout?
I Where should I be looking for you?
=tryIt
c Fair, I'll try it once, if you're there to watch.
c You're right, I take it back until I've had it.
c Then you'd better make it for me one day.
p I'm knocking it a little, but with an open mind.
p I'll try it, and if I like it I'll deny this conversation.
p You sound very sure of yourself, so I'm nearly in.
i I've changed my mind for less convincing people than you.
i I trust you on this more than I should.
i I'd try it just to see your face when I admit you're right.
C How should a beginner start?
P What's the success rate on first timers?
I Who got you into it?
=owesHer
c You're right, I owe you one, and I'll make it a good one.
c I do owe you, and I mean to pay it back properly.
c Then I owe you a proper evening, and you pick the place.
c That's a fair claim, I'm paying it back with interest.
c I hate that you were all ready, I'll make it up to you.
p I accept the debt, with interest.
p That's a serious loss, I'll be paying it back in dinners.
p Understood, the compensation will be generous and involve dessert.
p I'll put it on my tab, it's getting long.
p Guilty, and the fine is one very good evening.
i I'll make sure it was worth getting ready for, just a bit later than planned.
i I hate that I missed that, I'd like a second chance to see it.
i I'll remember that I owe you, and I always pay.
i You had got ready and everything, I won't let that go to waste.
C Which evening can I start paying it back?
C When can I make it up to you?
P Do you accept dessert as a first instalment?
P What's the interest rate on that?
I What would make it up to you?
=seesHim
c On my way over, don't go anywhere.
c Good, coming over to you now.
c I see you too, two seconds.
p Too late, I've been waving at a stranger for a whole minute.
p I'd rather wave at you than at everybody, coming over.
p My waving arm was getting tired, on my way.
i There you are, see you in ten steps.
i I'll stop as soon as I've said hello properly.
i I'd have known you anywhere, coming over.
=remembersLost heavy
c I'm glad you had somebody like that.
c That's a lovely thing to have from someone.
c I'm sorry, you must miss them a lot.
c I'd like to hear about them, whenever you feel like it.
p No jokes from me today, only a hug from over here.
p I'd bring you something that isn't another casserole.
p I'm here for the strange days as well.
i What people leave us like that doesn't go away.
i You carry a bit of them around, I think that's lovely.
i I hope the good memories come up first.
C How are you holding up?
C Is somebody looking after you as well?
P Is there anything you could do with that isn't food?
I What's something of theirs you'd like to keep doing?
I What's the memory you come back to most?
=onlyMessing
c Good, then we understand each other.
c Perfect, we're even, then.
c I like that we can mess about like this.
p Phew, I had an apology half written.
p You got me, I was one message away from flowers.
p You're good at this, I'll need to stay awake.
i I like that you give as good as you get.
i I couldn't quite tell, and I enjoyed that.
i It's a good sign when we both mess about.
C So what else do you like teasing people about?
P Do I get a warning next time?
I How do people usually tell when you're joking?
`;
