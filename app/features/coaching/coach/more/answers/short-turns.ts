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
    kind: 'firmYes',
    his: /./,
    hers: new RegExp(
      `^${SHRUG}(?:yes\\W+obviously|obviously|of course i (?:do|am|have|would|did)|naturally|absolutely|without question|without a doubt|goes without saying|always have(?: been)?|100%?)${FIRMLY}\\W*$`,
    ),
    weak: true,
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
