/**
 * What she asks about a plan whose half stands in his line: 'what time?' after he said Thursday, 'where should we meet?'. Form of the table:
 * content/asked-about-him.ts. {a} is the day he named.
 */
import type { Conversation } from '../conversation';
import type { Question } from '../question-rules';
import { capitalise, plain, straighten } from '../text';

export const ASKED_OF_PLANS = `
=whatTime
c Seven would be good for me.
c Seven, so there's time to get home first.
c How about half past seven?
c Seven works well, I'll be there a little early.
c {A} at seven would be good.
c Let's say {a} at half past seven.
p Seven, which leaves me time to change my shirt twice.
p Seven? I'd say six, but I don't want to look too keen.
p Half past seven, any later and I'll have eaten all the bar snacks at home.
p Eight, so I've got two hours to practise looking relaxed.
p {A} at seven, I'll be the one who's pretending not to be early.
p {A} at half seven, my hair needs the extra half hour.
i Around seven, when the evening is just getting started.
i Half past seven, early enough that nobody has to rush off.
i Seven, I like an evening that's still got room in it.
i {A} around seven, and then we see where the evening goes.
i {A} at eight, when it gets a bit quieter and you can talk.
b Does that suit you?
b Does that work, or is later better?
b Is that all right for you?
=whatTimeEarly
c Eleven would be good for me.
c How about half past ten?
c Eleven, so nobody has to set an alarm.
c {A} at eleven would be good.
p Eleven, I'm almost human by then.
p Eleven, any earlier and I'd only nod at you over my cup.
p {A} at eleven, that's when I start making sense.
i Eleven, and the rest of the day stays open.
i Around half past ten, before everybody else has the same idea.
i {A} around eleven, when the place is still quiet.
b Does that suit you?
b Does that work, or is later better?
=whatTimeNoon
c Half past twelve would be good for me.
c How about one o'clock?
c One o'clock, so there's no rushing.
c {A} at one would be good.
p One, if I can hold out until then.
p Half past twelve, my stomach asked me to say so.
p {A} at one, I'll skip breakfast in your honour.
i One, so that lunch can turn into a walk.
i Around one, I like a lunch with no end in sight.
i {A} around one, and I've nowhere to be afterwards.
b Does that suit you?
b Does that work, or is earlier better?
=moveWeek
c Of course, next week works just as well for me.
c Next week is absolutely fine, don't worry about it.
c No problem at all, let's do it next week instead.
p Next week it is, my diary bends more easily than I do.
p Next week works, it gives me time to find a better shirt.
p Fine by me, I'll move next week's nothing to this week.
i Next week is good, a little more time to look forward to it.
i Then next week, good things survive a change of date.
i Next week, and I'll be just as glad to see you.
b Which day would be easiest for you?
b Shall we pick the day nearer the time?
=meetThere
c Right at the entrance, so nobody has to search.
c By the front entrance, a few minutes before.
c At the entrance, or I come and find you at the station.
p At the entrance, I'll be the one looking at every face.
p By the main door, I'll wave far too enthusiastically.
p Outside the entrance, next to whatever is hardest to miss.
i By the entrance, then the first look is at each other.
i At the entrance, a little early, so we can stand and talk first.
i At the gate of it, or at the station if you'd like to walk there together.
b How will you be getting there?
b Is that easy for you to get to?
=whereMeet
c Somewhere central, so it's an easy trip for you as well.
c Somewhere quiet enough to talk, and easy for you to get to.
c You know your side of town best, and I'm happy to come your way.
p Somewhere with good light, so you can see me being charming.
p Anywhere with chairs and a menu, I'm very easy to impress.
p Your favourite place, then I know you'll be in a good mood.
i Somewhere neither of us has been, so we both find it out.
i That little place you'd usually keep to yourself.
i Somewhere we could walk on from, if the evening's a good one.
b Is there a place you already like?
b Which part of town is easiest for you?
=comeAlong
c I'd like that, count me in.
c Yes, gladly. Tell me when and I'll be there.
c I'd love to come, just say which day.
c You're on. I'd like to see it for myself.
c I'll take you up on that.
p I'm in, as long as nobody films me.
p Yes, if you promise not to laugh for the first ten minutes.
p Count me in, I'll bring snacks and no skill at all.
p I'd love to, my dignity needs a day out anyway.
p Careful, I say yes to things like that.
i Yes. I've a feeling I'd be good at it, or at least good company.
i I was hoping you'd say that.
i I'd like that, I'm curious what you're like when you're in your element.
i Yes, I'd like to see you do that.
b When are you going next?
b What should I bring?
b What do I need to know before my first time?
=whoBooks
c I'll book it, leave that to me.
c I'll sort it out, you just bring yourself.
c I'd book to be safe, and I'm happy to do it.
p I'm on it, I'll use my serious phone voice.
p I'll book, that way I get to feel organised for once.
p Leave it to me, I've been looking for a chance to look capable.
i I'll take care of it, you only have to turn up.
i I'll book, and I'll ask for the quiet table.
i Let me do it, then there's one less thing on your mind.
b Inside or outside, if there's a choice?
b Is there anything you don't eat?
=whatPlan
c Something with good food and time to talk, the rest can be a surprise.
c Nothing fancy, a good place, a good walk, and no rush.
c Good food first, and then we see what the evening's like.
p The plan has three steps, and two of them are snacks.
p That's classified, but comfortable shoes won't hurt.
p I've got two plans, and both end with dessert.
i Something you'd tell a friend about the next day, that's the idea.
i I'd rather show you than tell you, if you trust me that far.
i Somewhere with a view, and no clock in sight.
b Is there anything you'd rather not do?
b Are you more in the mood for lively or quiet?
=inAMinute
c Take your time, I'm not going anywhere.
c Of course, ring me when you're ready.
c No hurry, I'll be here.
p Perfect, I'll spend them practising my phone voice.
p That's just enough to clear my throat and find a good chair.
p No rush, I'm only pacing up and down a little.
i I'll use the time to think of a good first sentence.
i I like having something to look forward to, even for ten minutes.
i Whenever you're ready, I've been wondering what you sound like.
=takeHer
c Gladly. You pick the evening and I'll sort out the rest.
c Yes, I'd like to be the one who shows you.
c It's a date. Tell me which evening suits you.
p Deal, and I'll only say I told you so once.
p Yes, and I reserve the right to watch your face.
p I thought you'd never ask. Well, I hoped you would.
i Yes, I was looking for a reason to see you anyway.
i I'd love to, first times are more fun with somebody next to you.
i Yes. I've a feeling you'll want to go twice.
b Which evening would you like?
b Are you free this week?
`;

const EVENING = /\b(?:drinks?|dinner|beers?|wine|pub|bar|cocktails?|gig|concert|film|movie|cinema)\b/;
const MORNING = /\b(?:coffees?|breakfast|brunch|walk|hike|market|museum|gallery|park|swim|run|climb\w*)\b/;
const NOON = /\blunch\b/;

const DAY =
  /\b(tonight|tomorrow(?: (?:night|evening|morning|afternoon))?|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:night|evening|morning|afternoon))?)\b/gi;

/** 'What time?', 'sounds good, when?': she asks for the hour, or for the whole plan. */
const WHAT_TIME =
  /\bwhat time\b(?! (?:is it|do you (?:get up|wake|finish|start|go to|eat))| did)|(?:^|[,.!] ?)(?:so |and |ok |okay |but )?(?:when|time)(?: (?:tho|though|then|were you thinking))?\W*$|\bwhat time were you thinking\b/;
/** A whole day is asked for, or one of hers. */
const WHICH_DAY = /\b(?:what|which) day\b|\bday and time\b|\bwhen (?:are|r) (?:you|u) free\b/;
const WHERE =
  /^(?:(?:so|and|ok|okay|cool|great|sure|yes|yeah|perfect|love(?:ly)?|sounds (?:good|great|fun)) )*where(?: (?:should|shall|do|are|can|would|were|did) (?:we|you|i) (?:be |want to |wanna |like to )?(?:meet\w*|go\w*|thinking)(?: up)?| to| at| tho| though| then)?\W*$|\bwhere (?:should|shall|do|are|can) we (?:meet\w*|go\w*)\b|\bwhere were you thinking\b|\bany(?:where| place) in mind\b|\bwhere did you have in mind\b/;

const WHO_BOOKS =
  /\b(?:do|should|shall|did) (?:we|you|i) (?:need to |have to |want me to )?(?:book|reserve)\b|\b(?:need|have) (?:a|to make a) (?:reservation|booking)\b|\b(?:are|r) (?:you|u) (?:booking|doing that)\b/;
const WHAT_PLAN =
  /\bwhat (?:are|r) we (?:doing|going to do|gonna do)\b|\bwhat(?:'s| is) the plan\b(?! for| this| on| after| tonight| today)|\bwhat (?:did|do) (?:you|u) have (?:in mind|planned)\b|\bwhat were (?:you|u) thinking\b(?! of)/;
const IN_A_MINUTE =
  /\b(?:give me|gimme) (?:like |about |just )?(?:\d+|a few|five|ten|two|a couple(?: of)?) (?:min\w*|secs?|seconds?|hours?)\b/;

const GRAVE_PROPOSAL = /\b(?:funeral|hospital|court|police)\b/;

/** The day he (or she) named last, as it is said back; '' where none was. */
function dayOf(c: Conversation): string {
  const recent = c.turns.slice(-6).map((t) => plain(t.text));
  for (const text of recent.reverse()) {
    const day = [...text.matchAll(DAY)].at(-1)?.[1];
    if (day)
      return day
        .replace(/^(?:next|this) /, (lead) => (lead === 'this ' ? '' : lead))
        .replace(/(mon|tues|wednes|thurs|fri|satur|sun)day/, (name) => capitalise(name));
  }
  return '';
}

/** A place is settled already. */
const VENUE =
  /\b(?:exhibition|museum|gallery|market|cinema|concert|gig|festival|fair|theatre|theater|zoo|stadium|match|game|comedy|show|aquarium|station|park|there's (?:an?|this)|at the \w+|at \w+'s)\b/;
const kindOfTime = (said: string) =>
  NOON.test(said)
    ? 'whatTimeNoon'
    : MORNING.test(said) && !EVENING.test(said) && !/\b(?:evening|night|tonight|after work)\b/.test(said)
      ? 'whatTimeEarly'
      : 'whatTime';

/** He, or she, has just proposed to meet. */
const PROPOSAL =
  /\b(?:coffees?|drinks?|dinner|lunch|brunch|breakfast|walk|film|movie|cinema|gig|concert|museum|picnic|date|tonight|tomorrow|weekend|next week|meet\w*|hang out|grab|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}[:.]\d\d|at \d|book|plan|ice cream|call|ring|facetime|hike|climb\w*|bowling|market)\b/;

/** What she asks about a plan, where his line or her own before it gives it its sense; null where it is none of these. */
export function askedOfPlans(q: Question, c: Conversation): Question | null {
  const text = plain(q.text);
  const lately = c.turns
    .slice(-4)
    .map((t) => plain(t.text))
    .join(' ');
  const as = (kind: string, sort?: string, about?: string): Question => ({
    kind,
    text: q.text,
    ...(sort ? { sort } : {}),
    ...(about ? { about } : {}),
    ...(q.said ? { said: q.said } : {}),
  });
  const hers = plain(straighten(c.herOpenLines.join(' ')));
  if (q.kind === 'moveDay' && /\bnext week\b/.test(hers)) return { ...q, sort: 'moveWeek' };
  if (GRAVE_PROPOSAL.test(lately) || !PROPOSAL.test(lately)) return null;
  // 'What time and where were you thinking?' is looked at twice.
  const time = WHAT_TIME.test(text) && !WHICH_DAY.test(text);
  if (WHERE.test(text) && q.kind !== 'rainPlan' && !(time && q.kind === 'whenSuits'))
    return as('wherePlace', VENUE.test(lately) && /\bmeet/.test(text) ? 'meetThere' : 'whereMeet');
  if (WHO_BOOKS.test(text) && (!q.options || q.kind === 'eitherClause') && !/\bwhich\b/.test(text))
    return as('whoBooks');
  if (WHAT_PLAN.test(text)) return as('whatPlan');
  if (IN_A_MINUTE.test(text) && /\b(?:call|ring|phone|video|facetime)\b/.test(lately))
    return as('callTonight', 'inAMinute');
  if (!time) return null;
  const day = dayOf(c);
  // 'When?' after 'we should get a coffee some time' asks for the day as well.
  if (!day && !/\btime\b/.test(text)) return null;
  return as('whenSuits', kindOfTime(lately), day);
}
