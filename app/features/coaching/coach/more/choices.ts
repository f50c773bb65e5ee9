/**
 * What he answers where she gives him two things to choose from: hours and days, what he is, something to be said no to, or a taste.
 * {o1} and {o2} are the two things. Form: content/answers.ts.
 */
import { answers } from '../content/answers';
import type { TopicLine } from '../content/topic';
import type { Question } from '../question-rules';
import { plain } from '../text';
import type { Understanding } from '../understand';
import { toDo } from './either';

const TIME =
  /^(?:(?:at|on|this|next) )?(?:\d{1,2}(?:[.:]\d{2})?(?: ?[ap]m)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|noon|lunch(?:time)?|daytime|during the day|early|late|later|earlier|(?:morning|afternoon|evening)s?)(?: (?:morning|afternoon|evening|night))?$/i;

const OF_HIM =
  /\b(?:are|r) (?:you|u)\b(?! (?:having|getting|thinking|going|choosing|picking|voting|ordering|eating|drinking))|\byou'?re? (?:more|a|an|the)\b|\bdo you consider yourself\b/i;

const OR_NOT = /\bor (?:no|not|nah|nope|am i (?:ok|okay|fine|safe|good))\W*$/i;
const BAD_THING =
  /\b(?:deal ?breaker|red flag|turn ?off|ick|too (?:much|weird)|weird|odd|strange|crazy|mad|silly|stupid|wrong|bad|rude|problem|scary|scared|put off|off-?putting|cringe|sad|lame|boring|too \w+)\b/i;

/** 'My lab sleeps in my bed. Dealbreaker?' asks whether that is one. */
const IS_ONE =
  /^(?:(?:is|isn't|would) (?:that|this|it)(?: be)? |that'?s |so |hope(?:fully)? (?:that'?s |it'?s )?not )*(?:an? )?(?:deal ?breaker|red flag|turn ?off|ick)(?: (?:for you|or what|then))?\W*$/i;

/** 'Are you meeting me at the station or will I find you at the market': which of the two does what, when they meet. */
const WHO_DOES_WHAT =
  /\b(?:are|will|can|could|would|do) (?:you|u)\b.{0,40}\b(?:me|us)\b.{0,40}\bor (?:will|shall|should|do|can|am) (?:i|we)\b|\b(?:shall|should|can|will) (?:i|we) (?:book|bring|call|collect|come|cook|drive|find|get|go|meet|order|pay|pick|reserve|ring|take|wait)\b.{0,60}\bor (?:will|would|are|can|do) (?:you|u)\b(?! (?:not|think|mind|prefer|like|want|need)\b)/;

/** There are two things, though they are not in the words: two photos, two outfits, what stands before. */
const LEFT_OPEN =
  /\b(?:which|first|second|left|right|one or|either|option|a or b|1 or 2|pick|choose|prefer|better|this or that)\b/;

/** 'I can do thurs after 7 or sat afternoon. Which is better for you?' */
const TWO_TIMES =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|\d{1,2}(?:[.:]\d{2})? ?(?:[ap]m)?)\b.{0,24}\bor\b.{0,16}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|\d{1,2}(?:[.:]\d{2})? ?(?:[ap]m)?)\b/;
const WHICH =
  /^(?:(?:so|and|ok) )*(?:which|what)(?:'s| is| one| day| time| would| of)?\b.{0,16}\b(?:better|best|suits?|works?|easier|easiest|prefer|good)\b/;

/** 'Do you have any yourself?' */
const ANY_OF_HIS_OWN =
  /\b(?:have|got|do)\b.{0,12}\bany(?: of (?:your|ur) own)?(?: (?:yourself|urself|too))?\W*$/;
/** What she may mean, by what was spoken of last. */
const SPOKEN_OF: readonly [rule: RegExp, kind: string][] = [
  [/\b(?:tattoos?|inked)\b/i, 'tattoos'],
  [/\b(?:kids?|children|daughters?|sons?|baby|toddler|youngest|eldest|oldest|little ones?)\b/i, 'haveKids'],
  [
    /\b(?:siblings?|brothers?|sisters?|only child|one of (?:\d|four|five|six|seven|eight|nine|ten))\b/i,
    'siblings',
  ],
  [/\b(?:pets?|dogs?|cats?|puppy|kitten|rabbits?|hamsters?)\b/i, 'pets'],
];

function anyOf({ conversation }: Understanding): string | null {
  for (const { text } of conversation.turns.slice(-6).reverse())
    for (const [rule, kind] of SPOKEN_OF) if (rule.test(text)) return kind;
  return null;
}

const TASTE =
  /\b(?:would|rather|prefer|favou?rite|better|best|pick|choose|choice|or die|love|like|team|more of an?|person|worse|worst|should|shall|which one)\b/;
const PROPOSES =
  /\b(?:(?:we|i) (?:could|can) (?:do|go|meet|get|make)|shall|let'?s|if you (?:want|like)|fancy|how about)\b/i;
const OF_HIM_NOW = /\b(?:i|i'?m|my|me|we|our)\b/i;

/** 'I'm off to the match.' 'Playing or watching?' asks how it is, not what he likes better. */
function isOfHisNews(asked: string, { conversation: c }: Understanding): boolean {
  const his = c.runs.findLast((r) => r.speaker === 'Boy')?.texts.join(' ') ?? '';
  return OF_HIM_NOW.test(his) && !his.includes('?') && !TASTE.test(asked) && !PROPOSES.test(his);
}

/** The sort of a choice, a key of CHOICE_ANSWERS, or the kind of what only what was said before explains; null for a matter of taste and for other questions. */
export function choiceSort({ kind, text, options, said }: Question, u: Understanding): string | null {
  const asked = plain(text);
  if (!options && WHICH.test(asked) && TWO_TIMES.test(said ?? '')) return 'whenSuits';
  if (ANY_OF_HIS_OWN.test(asked)) {
    const any = anyOf(u);
    if (any) return any;
  }
  if (IS_ONE.test(plain(text))) return 'choiceOrNot';
  if ((!options || kind === 'eitherClause') && WHO_DOES_WHAT.test(asked)) return 'choiceWhoDoes';
  if (kind !== 'choice') return null;
  if (options?.every((o) => TIME.test(o))) return 'choiceOfTime';
  if (OR_NOT.test(plain(text))) return BAD_THING.test(text) ? 'choiceOrNot' : 'choiceOrNay';
  if (!options && !LEFT_OPEN.test(plain(text))) return 'choiceUnnamed';
  if (options && toDo(text)?.[0] === options[0]) return 'choiceToDo';
  if (OF_HIM.test(plain(text)) && !/\b(?:are|r|were) (?:you|u) [a-z]+ing\b/i.test(plain(text)))
    return 'choiceOfHim';
  return options && isOfHisNews(asked, u) ? 'choiceOfFact' : null;
}

/** Which of the two it is, where that is no matter of taste. */
export const AS_IT_IS = `c {O1}, as a matter of fact.
c {O2}, as it happens.
c {O1}, for now.
c {O2}, mostly.
p {O2}, I can confirm.
p {O1}, don't laugh.
p {O2}, believe it or not.
p {O1}, before you start guessing.
i A bit of both, but mostly {o2}.
i {O1}, what would you have guessed?
i {O2}, more or less.
i {O1}, you guessed right.`;

export const CHOICE_ANSWERS: Readonly<Record<string, TopicLine[]>> = {
  choice: answers(`
c {O1}, easily.
c {O2}, every time.
c {O1} for me.
c {O2}, and it isn't close.
c I'd go for {o1}.
c {O2}, no contest.
c {O1}, and I'm not changing my mind.
c Definitely {o2}.
c The first, I didn't even have to think.
c The second, easily.
p {O1}, and I'm ready to argue about it.
p {O2}, someone had to say it.
p {O1}, but I could be talked into {o2}.
p {O2}, though I can feel you judging me already.
p {O1}, and if that's wrong, I was only joking.
p {O2}, and I'm willing to lose friends over it.
p {O1}, please still like me.
p {O2}, but don't tell anyone I hesitated.
p The first, and I'll pretend I thought about it.
p The second, unless that's the wrong answer.
i {O1} today, ask me again next week.
i {O2}, but I have a feeling you'd say {o1}.
i {O1}, and I think I know what you'd pick.
i Probably {o1}, though you might talk me round.
i {O1} when I'm sensible, {o2} when I'm having fun.
i {O2}, for a reason I'd rather tell you in person.
i {O1}, and I bet that surprises you.
i I always think {o1}, and then I end up with {o2}.
i The second, I think, but I'd like to hear your case for the first.
i The first, though I could be persuaded.
`),
  choiceOfFact: answers(AS_IT_IS),
  choiceOrNay: answers(`
c {O1}, definitely.
c {O1}, and I'm not changing my mind.
p {O1}, I'll hear no objections.
p {O1}, obviously, who'd be against it?
i {O1}, though I'd like to hear the case against.
i {O1}, and I think you were hoping for that.
`),
  choiceToDo: answers(`
c I'd {o1}, no question.
c I'd {o2}, every time.
c I'd {o2} and not look back.
p I'd {o1}, and complain about it the whole time.
p I'd {o2}, but I'd want applause for it.
p I'd plan to {o1}, and then {o2}, I know myself.
i I'd {o2}, and I think you'd have guessed that.
i I'd {o1}, for reasons I only half understand.
i I'd {o2} today, ask me again next week.
`),
  choiceUnnamed: answers(`
c I'd go with your first instinct, and I'd back you up.
c Whichever you'd still be happy with tomorrow.
c The easier one, life is complicated enough.
p The one with snacks involved, always.
p Whichever makes the better story afterwards.
p The bold one, I'm brave with other people's decisions.
i The one you were hoping I'd say.
i The one you keep coming back to, I'd guess.
i Whichever surprises you more, I'd want to see that.
`),
  choiceWhoDoes: answers(`
c The first, let's do that.
c Whichever is easier for you, I'll fit in.
c The first works, and I'll be there before you.
c You pick, and I'll be where you need me.
p The second, I like being looked for.
p Whichever has coffee closer to it.
p The first, I'd only get lost on my own.
p Either, as long as I'm told twice, I don't trust myself.
i Whichever gets me to you sooner.
i The first, I'd rather not miss a minute of it.
i You choose, I'd like to see which one you go for.
i The second, then there's something to look forward to on the way.
`),
  choiceOfTime: answers(`
c {O1} works for me, let's say that.
c {O2} suits me better, if it's easy for you too.
c {O1}, and I'll be there on time.
c {O2} is perfect.
c The first works, let's do that.
p {O1}, before one of us starts overthinking it.
p {O2}, so I have no excuse for being late.
p {O1} it is, I'll even be early.
p {O2}, I like having something to look forward to.
p The earlier one, patience isn't my strong side here.
i {O1}, the sooner the better in this case.
i {O2}, so that nobody has to rush.
i {O1}, and keep the hour after free as well.
i {O2}, I think it'll be worth the wait.
i The later one, then there's no need to look at the clock.
`),
  choiceOfHim: answers(`
c {O1}, no question.
c {O2}, and happy about it.
c More {o1} than {o2}, if I'm honest.
c {O2} most of the time.
c Definitely {o1}, you'd notice within a day.
c Mostly the first, with a bit of the second.
p {O1} on paper, {o2} after ten at night.
p I'd love to say {o1}, but you'd find me out.
p {O2}, but I'm working on my image.
p {O1}, and I have the calm face of someone who's lying.
p {O2}, and please be gentle about it.
p A bit of both, depending on who's asking.
i {O1} with most people, {o2} with the right one.
i {O1}, though you'd have to see for yourself.
i People guess {o1}, and they're about half right.
i {O2}, but it takes a while to notice.
i {O1}, and I think you'd have guessed that.
i A little of both, and you'd find out quickly which one wins.
`),
  choiceOrNot: answers(`
c No, not at all.
c Not for me, I like it more than I expected.
c Not in the slightest.
c No, it takes a lot more than that.
p Nowhere near, you'll have to try harder than that.
p No, I've survived worse and told fewer people.
p Not at all, it only makes me want the longer version.
p No, but thank you for the warning.
i No, and it makes me more curious, if anything.
i No, I think I like you better for it.
i Not to me, there's usually something good behind it.
i No, the opposite, and I might tell you why one day.
`),
};
