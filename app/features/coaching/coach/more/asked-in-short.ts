/** Questions that no table of kinds has, most of them clear only after his own last message: 'and???', 'was the man you?', 'aw were you?'. Form of the table: content/asked-about-him.ts. */
import type { Conversation } from '../conversation';
import type { Question } from '../question-rules';
import { plain, straighten, words } from '../text';

export const ASKED_IN_SHORT = `
=andThen
c Better than I'd hoped, and I had high hopes.
c And I'd do it again tomorrow.
c And it deserves more than one line, so I'll tell you properly.
p And I'm still recovering, in the best way.
p The jury's back, it's unanimous.
p And I now have opinions, several of them.
i And I'd rather tell you the rest in person.
i And it wasn't what I expected, in a good way.
i I thought of you halfway through, that's my review.
=wasItYou
c I can neither confirm nor deny.
c I'll say no more without a lawyer.
c I'd like to think I'd have handled it better.
p On the advice of my lawyer, no comment.
p I was there purely as a witness, and I'm sticking to that.
p The person in question would like to remain anonymous.
i Let's say I was standing very close by.
i You're quick, I was hoping you wouldn't ask.
i I'd tell you, but I'd like you to keep a good opinion of me.
=wereYou
c I was, and it was worth it.
c I was, and I'm glad it didn't show.
c Very much so, and it passed quite quickly.
p I was, I just hide it behind bad jokes.
p Only on the inside, where it counts.
p I was, you should've seen me five minutes before.
i I was, and you made it go away.
i I was, in the way you are when something matters.
i More than I let on, so thank you.
=whatInstead
c Something where I can see at the end of the day what I've done.
c Something with fewer meetings, that's as far as I've got.
c That's the bit I'm still working out, and I quite enjoy it.
p Professional nap tester, if they're hiring.
p I'd open a very small shop with very odd opening hours.
p Anything where 'per my last email' is never said.
i That's the question I turn over when I can't sleep.
i Something that would make a better answer to 'how was your day'.
i I've an idea I haven't said out loud yet.
b What would you do, if money didn't come into it?
b Have you ever thought about it yourself?
=didYouGet
c I'm saving that for when you can show me how it's done.
c I'd rather do that with you there, you know what you're talking about.
c That's the best reason I've had to go back together.
p I'm not answering that without you there as a witness.
p I panicked at the last moment, so you'll have to come with me.
p My answer would only upset you, let's go together and fix it.
i Ask me again when we're there.
i I left something for next time on purpose.
i I'd tell you, but I'd rather see your face when I try it.
=thatVeryOne
c That's the one, you've got a good memory.
c The very same, and thank you.
c That one, I'm glad it passed.
p That's the one, it's officially lucky now.
p The very same, it works harder than I do.
p That one, it has seen things.
i That one, and I like that you noticed.
i You looked closely, I like that.
i The same one, it's better in person.
=howLongInTown
c Long enough to know where the good coffee is.
c Long enough to call it home, on most days.
c Long enough that I've stopped counting.
p Long enough to complain about it like a local.
p Long enough to have opinions about the parking.
p Long enough to get lost with confidence.
i Longer than I'd planned, and I don't mind.
i Long enough to have a favourite corner, I'll show you some time.
i Long enough that I'd miss it.
b What made you stay?
b What would make you leave?
=bestMealAt
c Anywhere in Italy with paper tablecloths and no menu.
c A fish place by the sea, somewhere like Lisbon, is hard to beat.
c Wherever the bread comes warm, Naples for choice.
p Any place where somebody's grandmother is watching me finish, Naples ideally.
p A plastic stool in Bangkok beats a white tablecloth, I'll defend that.
p Wherever the menu has no photos and the waiter has opinions, Rome is good for it.
i A counter in Tokyo with six seats, I think about that sort of place a lot.
i The best ones have no name outside, Mexico is full of them.
i For me it's never only the food, so somewhere slow, like Sicily.
b Where's yours?
b What did you eat there?
=moistChicken
c Salt it an hour before, hot pan, and then ten minutes of rest.
c Thighs forgive everything. With breasts, brine them and take them out early.
c Low oven, and a thermometer instead of hope.
p Brine it, sear it, and don't poke it, it can tell when you're nervous.
p Butter, and then pretend you didn't use butter.
p Beat it flat first, it's very good after a bad day at work.
i The trick is to stop two minutes before you believe it's done, and let it rest.
i Salt and patience, a bath in brine does what fussing can't.
i Start it in a cold pan and let it come round slowly.
b What are you making with it?
b Do I get to taste the next try?
=okWithThat
c All good with me, and thank you for saying it up front.
c Completely fine with me, I'm glad you told me.
c That's no problem at all, I like that you say it straight away.
p All good here, I only have strong feelings about queue jumpers.
p Absolutely fine, you should hear what other people open with.
p More than fine, and now the small talk can begin.
i All good, and now I'd like to hear about the rest of you.
i Of course, it's one thing about you, and I'm here for the other hundred.
i Fine with me, and I'm glad you trust me with it.
b What else would you like me to know?
b How do people usually take it?
=petDestroyed
c One shoe of every pair I liked.
c My dignity, in front of a whole park, and I'd rather leave it at that.
c A sofa cushion, I found bits of it for weeks.
p My pride, it never came back from the vet's waiting room.
p I'm under pressure from an animal not to talk about it.
p Half my homework, and nobody believed me either.
i Nothing I wouldn't forgive for a look like that.
i A remote, and it looked so innocent sitting in the middle of it.
i My plans for a quiet evening, more than once.
b Did the culprit show any remorse?
b How did you find out?
=scaredNow
c A little, and I'm staying anyway.
c Not yet, but I'm sitting up straight.
c A bit, in the best way.
p Terrified, where do I sign?
p I've told a friend where I'm going, just in case.
p Only my knees, the rest of me is very brave.
i A little, that's what makes it interesting.
i I scare slowly, so go on.
i I'd be more worried if I weren't.
=wasSarcastic
c Not at all, I meant it kindly.
c No, that one was meant exactly as it stood.
c Only in fun, never at your expense.
p Ten percent, the rest was pure affection.
p My face would've given it away, it always does.
p I'd need a special font for it, so fair question.
i Only a little, you'd have seen me smile.
i That's the trouble with text, I'd rather say it to you in person.
i I'll let you guess, and tell you when I see you.
=promises
c I promise, and I keep those.
c You have my word, all of it.
c Promised, no skipping and no excuses.
p Pinky promise, with witnesses.
p Hand on heart, phone face down.
p I promise, and I've never broken one before lunch.
i Promised, and I'll tell you exactly what I thought.
i I do, and I'll want one from you some day.
i Promised, I was hoping you'd ask.
=whatISaid
c Only good things, and a few of them twice.
c Enough for a lot of questions, all of them nice.
c The truth, and it sounded good out loud.
p I said I'd found somebody who puts up with my jokes.
p I kept it short, the follow-up questions took an hour.
p Nothing that could be used against you, I was very careful.
i I'd rather tell you that with you in front of me.
i Less than was written on my face.
i Ask me in person, I'll even do the voices.
=wholeYear
c The one where they still think I know everything.
c The kind that needs a lot of patience and even more tissues.
c One that keeps me on my feet from the first bell.
p The sort with glitter in every pocket, draw your own conclusions.
p The one the staff room lowers its voice for.
p The one that can smell a Friday.
i One that asks 'why' until I don't know any more.
i One you'd like, they're cleverer than they let on.
i The one I'd pick again, on most days.
b What about yours?
b And what keeps you going until the holidays?
=obviously
c Fair, I walked straight into that one.
c That's a yes, then, I hear it from here.
c I should've known before I asked.
p I'll take that as a very loud yes.
p Right, silly question, I'll see myself out.
p Point taken, I'll ask a harder one.
i I had a feeling, I just wanted to hear you say it.
i I like how sure you are of that.
i You said more with that than with a yes.
=hisSecret
c Patience, mostly, and not looking too closely.
c I leave well alone, it works more often than you'd think.
c Honestly, luck, dressed up as a method.
p Neglect, they can tell when you're trying.
p I'd tell you, but there's a society and a handshake.
p Flattery, in large amounts.
i I'd rather show you than tell you.
i That's a second date sort of secret.
i I'll trade it for one of yours.
=isAProblem
c Not for me, I'm glad to know it early.
c No problem at all, I'd have been let down by anything else.
c Only if you ever apologise for it.
p It's going in the file, but we can work with it.
p I'll have to ask my lawyer, she's a fan as well.
p We'll need some ground rules, but I'm hopeful.
i On the contrary, it's a point in your favour.
i I'd worry if you didn't have one of those.
i It tells me something, and I like what it tells me.
=whatInProfile
c The way it's written, most people forget to sound like somebody.
c The honesty of it, that's rarer than it should be.
c It sounded like a person I'd like to sit next to.
p All of it, I read it twice, the second time to my houseplants.
p The bit where nobody was trying to impress me.
p I'd quote it, but you'd get even more smug.
i The bits between the lines, I'd say.
i It made me want to ask the next question.
i Somebody in there clearly knows you well.
=onAScale
c A solid eight, nine on a good day.
c High enough that people have said something.
c Higher than I'd put on a form.
p Eleven, and I've got witnesses.
p The scale was made with me in mind.
p I'd answer, but I've got modesty to think of as well.
i Higher than I let on.
i You tell me, after an evening with me.
i I'd like to hear your guess first.
=youPick
c Then I pick the place, and you only have to turn up hungry.
c All right, I'll choose, and I'll send you the address.
c Deal, leave it with me, you'll hear by tonight.
p Fine, tacos, and I accept all the blame.
p I'm picking, and there'll be no refunds.
p Right, I'll spin the wheel, pray for us both.
i All right, trust me, I've got something in mind.
i I'll pick, if you promise to be surprised.
i Then I'll choose somewhere that says something about me.
b Is there anything you don't eat?
b How fancy are you feeling?
=mixUp
c My mistake, stay where you are and I'll come to you.
c Then I told you wrong, sorry, I'm on my way to you.
c Sorry, my fault, don't move, I'm coming over.
p One of us is in the wrong place, and I've a feeling it's me. Stay put.
p Plot twist, don't move, I'm running.
p I had one job. Coming to you now.
i Stay where you are, I'd find you anywhere.
i We'll laugh about this in five minutes, I'm on my way.
i Don't move, this is going to be a better story.
=thinkingWhat
c That I'd like to see you again, sooner rather than later.
c That my day got better when your name came up.
c Good things, all of them.
p Mostly good things, and one slightly cheesy one.
p How to reply to that without sounding smitten, so that went well.
p I was picturing you reading this, so it's all gone in circles.
i That you'd ask exactly that.
i About what you'd say if you were here.
i I'll tell you when I can see your face.
=callDay
c {D} it is, I'll ring you then. Rest up.
c {D} works for me, I'd like that.
c No problem at all, {d} then.
c That's fine, then we talk when you've had some sleep.
p {D} then, I'll practise my phone voice.
p {D} it is, I'll warm up my best hello.
p Perfect, that gives me time to think of something clever.
i {D} then, I've been wondering what you sound like.
i {D} works, I'll save the good story for it.
i Then I've something to look forward to.
b What time suits you?
b Is the evening good for you?
`;

interface Rule {
  kind: string;
  asked: RegExp;
  /** In his last message, in plain text. */
  his?: RegExp;
  notHis?: RegExp;
  /** She asks no more words than that. */
  most?: number;
}

const SO = '(?:(?:aw+|oh|and|so|ok|wait|haha|lol|omg|really|no|well|hm+)[,.! ]*)*';

const RULES: readonly Rule[] = [
  {
    kind: 'callDay',
    asked:
      /\b(?:tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:this |the )?weekend|later in the week|another (?:day|night|time))\b[^?]{0,16}\?/,
    his: /\b(?:call|ring|phone|facetime|video ?(?:call|chat)?|ring you|give you a (?:call|bell|ring))\b/,
    notHis: /\b(?:meet|drinks?|dinner|coffee|date|see you)\b/,
    most: 8,
  },
  {
    kind: 'scaredNow',
    asked:
      /^(?:(?:are|r) )?(?:you|u) (?:scared|worried|nervous|intimidated|afraid)(?: (?:yet|now|already))?\W*$/,
  },
  {
    kind: 'promises',
    asked: /\b(?:promise|pinky promise|do you promise|you promise)\W*\?\W*$/,
    his: /^(?!.*\?)/,
  },
  {
    kind: 'whatISaid',
    asked: /\bwhat did (?:you|u) (?:say|tell (?:her|him|them))(?: about me)?\W*$/,
    his: /\b(?:told|tell|telling|mentioned|said|spoke|talking|showed) (?:to )?(?:my|the|her|him|them|everyone)\b/,
  },
  {
    kind: 'wholeYear',
    asked:
      /^(?:(?:omg|oh|ooh|and|so|ok)[, ]*)*(?:what|which) (?:years?|grades?|age|class)(?: (?:do|are) (?:you|u)\b.*)?\W*$/,
    his: /\b(?:teach\w*|school|class)\b/,
  },
  { kind: 'hisSecret', asked: /\bwhat(?:'?s| is) (?:your|ur|the) secret\W*$/, notHis: /\?\s*$/ },
  {
    kind: 'charmingToo',
    asked:
      /\b(?:say|tell|send|use) (?:that|this|it)(?: line)? to (?:all|every|everyone|everybody)\b|\bare (?:you|u) (?:always )?(?:like this|this \w+) with (?:everyone|everybody|all)\b/,
  },
  {
    kind: 'isAProblem',
    asked: /\b(?:is|will) (?:this|that|it) (?:going to |gonna )?be a (?:problem|issue|deal ?breaker)\W*$/,
  },
  {
    kind: 'whatInProfile',
    asked:
      /\bwhat (?:made (?:you|u) (?:laugh|smile|swipe|message)|did (?:you|u) like|caught your eye|(?:bit|part))\b/,
    his: /\b(?:profile|bio|prompts?)\b/,
  },
  {
    kind: 'onAScale',
    asked: /\bon a scale (?:of|from)\b|\b(?:out of|from (?:1|one) to) (?:10|ten)\W*$/,
    most: 16,
  },
  {
    kind: 'mixUp',
    asked: /\bthought (?:you|u) (?:said|meant|were (?:at|on|in))\b/,
    his: /\bwhere are (?:you|u)\b|\bi'?m (?:at|on|outside|in|here|by|near)\b/,
  },
  {
    kind: 'thinkingWhat',
    asked:
      /\b(?:thinking|think) (?:about )?what(?: exactly)?\W*$|\bwhat (?:are|were) (?:you|u) thinking(?: about)?\W*$/,
    his: /\bthinking (?:about|of) (?:you|u)\b/,
  },
  { kind: 'andThen', asked: /^(?:and+|well|so|verdict|thoughts)\W*\?\W*$/, notHis: /\?\s*$/ },
  {
    kind: 'wasItYou',
    asked: new RegExp(
      `^${SO}(?:was|is|were) (?:it|that|this|he|she|the \\w+(?: \\w+)?|that \\w+)(?: actually| really)? (?:you|u)\\W*$`,
    ),
    notHis: /\?\s*$/,
  },
  {
    kind: 'wereYou',
    asked: new RegExp(`^${SO}(?:were|was) (?:you|u)(?: really| actually)?\\W*$`),
    his: /\bi(?:'m| am| was)\b/,
    notHis: /\?\s*$/,
  },
  {
    kind: 'whatInstead',
    asked:
      /\bwhat (?:would|will|are|do) (?:you|u) (?:wanna |want to |going to |gonna )?(?:do|be|become)(?: now)? ?(?:instead|next)?\W*$/,
    his: /\b(?:quit\w*|leav\w*|new job|chang\w* (?:jobs?|careers?)|hand(?:ed|ing) in my notice|resign\w*)\b/,
  },
  {
    kind: 'didYouGet',
    asked:
      /\bdid (?:you|u) (?:get|have|try|order|buy|see|eat) (?:the|that|my|one of)\b(?! (?:message|text|email|link|photo|pic|bus|train|job|news|point))/,
    his: /\b(?:found|went to|tried|visited|been to|at (?:that|the|your)|stopped (?:by|at)|made it to|checked out)\b/,
    notHis: /\?\s*$/,
  },
  {
    kind: 'okWithThat',
    asked:
      /\b(?:all )?(?:good|ok|okay|cool|fine|alright) with (?:that|all that|it|this)\W*$|\b(?:does|would|will) (?:that|it|this) (?:bother|put) (?:you|u)(?: off)?\W*$/,
  },
  {
    kind: 'petDestroyed',
    asked:
      /\b(?:worst|most expensive|weirdest|last) thing (?:that )?(?:a|your|ur|any|the) (?:pet|dog|cat|puppy|kitten)s? (?:\w+ )?(?:destroyed|ate|eaten|chewed|broke|broken|ruined|wrecked)\b/,
  },
  {
    kind: 'bestMealAt',
    asked:
      /\b(?:best|favou?rite|nicest) (?:place|restaurant|spot|city|country) (?:that )?(?:you|u)(?:'?ve| have|ve)?(?: ever)? (?:eaten|ate|eat|had (?:a meal|food|dinner))\b/,
  },
  {
    kind: 'moistChicken',
    asked:
      /\bhow (?:do|can|should|would) (?:you|u|i|people) (?:get|keep|make|cook|stop)\b.{0,12}\b(?:chicken|turkey)\b.{0,30}\b(?:moist|juicy|tender|dry(?:ing)?|tough|soft|right)\b/,
  },
  {
    kind: 'thatVeryOne',
    asked: /^(?:(?:oh|ooh|haha|wait|ok|is that) )*the one (?:from|in|on|with|off) (?:your|ur|the)\b/,
    notHis: /\?\s*$/,
  },
];

/** 'What's his name', of the pet they speak of. */
const ITS_NAME = /\b(?:his|her|its|their) name\b|\b(?:he|she|it) called\b/;
const PET = /\b(?:dog|puppy|pup|doggo|cat|kitten|pug|spaniel|labrador|beagle|terrier|greyhound|whippet)\b/;

/** 'How old is she?' after his daughter is of no dog. */
const CHILD = /\b(?:daughter|son|kids?|children|little one|niece|nephew|boy|girl|baby|toddler)s?\b/;

/** 'How come you are?' after his 'how come you're still single?' gives his question back. */
const HOW_COME_YOU = new RegExp(
  `^${SO}(?:how come|why are|why) (?:you|u) ?(?:are|r)?(?: (?:lol|haha))?\\W*$`,
);
const WHY_SINGLE = /\bsingle\b/;

/** 'You?' is of what he asked last. */
export const BARE = /^(?:(?:and|so|but|what about|how about) )*(?:you|u|yourself|wbu|hbu)\W*$/;
const HOW_LONG_HERE =
  /\bhow long (?:have|'?ve) (?:you|u) (?:been|lived?|living)(?: living)? (?:in|here|there|over|around)\b/;

const CRAIC = /\b(?:any|what'?s the|hows the) (?:craic|news|gossip|scandal)\b|\bwhat'?s new\b/;

/** 'I'm from Cork, what do you think.' */
const OBVIOUSLY = /\b(?:i'?m|im) (?:from )?\w+[,.]? (?:so )?what do (?:you|u) think\W*$/;

/** Asks without looking like it: 'was that sarcastic? i can't tell', 'so you'll fix my printer then', 'guess what the smell was'. */
const WITHOUT: readonly [kind: string, asked: RegExp][] = [
  [
    'wasSarcastic',
    /\b(?:was|were|is|are) (?:that|you|u|this|it) (?:being )?(?:sarcas\w+|a joke|joking|ironic)\b|\b(?:is|was) that sarcasm\b/,
  ],
  [
    'willYou',
    /^(?:so|then|ok so|great so) (?:you|u)(?:'?ll| will| can| could|'?re (?:gonna|going to)) (?!be\b|never\b|not\b|have\b|know\b|understand\b)[a-z]+ (?:my|me|the|it|us)\b.*\bthen\W*$/,
  ],
  ['guessWhat', /\bguess (?:what|who|where|how (?:many|much|long|old)) (?!happened\W*$)[a-z' ]{3,}$/],
  [
    'wyd',
    /^(?:nm|nothing(?: much)?|not (?:a lot|much)|nada|same old)(?: really| tbh)?[,. ]+(?:and )?(?:u|you|hbu|wbu|urself|yourself)\W*$/,
  ],
  [
    'youPick',
    /^(?:(?:no+|nah|nope|haha|ok|idk)[,! ]*)*(?:you|u) (?:pick|choose|decide)\b(?!.*(?:\bor\b|\bif\b|\?))/,
  ],
  ['thinkingWhat', /\bthinking what(?: exactly)?\W*$/],
  ['obviously', OBVIOUSLY],
];

export function askedInShortWithout(lines: readonly string[]): Question | null {
  for (const line of lines.toReversed()) {
    const text = plain(straighten(line));
    const found = WITHOUT.find(([, asked]) => asked.test(text));
    if (found) return { kind: found[0], text: line };
  }
  return null;
}

/** Null where it is none of these. */
export function askedInShort(q: Question, c: Conversation): Question | null {
  const text = plain(q.text);
  const his = plain(straighten(c.boy.at(-1) ?? ''));
  const as = (kind: string): Question => ({ kind, text: q.text });
  const lately = c.turns
    .slice(-4)
    .map((t) => plain(t.text))
    .join(' ');
  if (ITS_NAME.test(text) && PET.test(lately)) return as('dogName');
  if (q.kind === 'dogAge' && !PET.test(lately) && CHILD.test(lately)) return as('kidsAges');
  if (HOW_COME_YOU.test(text) && WHY_SINGLE.test(his)) return as('whySingle');
  if (BARE.test(text) && CRAIC.test(his)) return as('wyd');
  if (OBVIOUSLY.test(text)) return as('obviously');
  if (BARE.test(text) && HOW_LONG_HERE.test(his)) return as('howLongInTown');
  const rule = RULES.find(
    ({ asked, his: before, notHis, most }) =>
      asked.test(text) &&
      (!before || before.test(his)) &&
      !notHis?.test(his) &&
      (most === undefined || words(text).length <= most),
  );
  return rule ? as(rule.kind) : null;
}
