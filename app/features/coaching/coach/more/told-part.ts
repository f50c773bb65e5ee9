import { keywordSlots } from '../about-her';
import { table } from '../content/bridges';
import { ofTone, say } from '../draft';
import { fill, type Slots } from '../fill';
import { isThing } from '../keywords';
import type { SayPart } from '../knowledge';
import { capitalise, pick } from '../text';
import { markOf, toldKindOf } from '../told';
import type { Understanding } from '../understand';
import { isHarm } from './grave';
import { isTakenUp } from './nearness';

/** How often what she named is in it, where there are lines for that. */
const NAMED = 0.5;
const NEXT_WEEK = /\bnext week\b/i;

/** A day she offers and the answer to what he asked are worth more. */
const SURELY = 0.8;

/** What is heavy about a thing she named, whatever it is: lost, ill, hated or only too much. */
const HEAVY_NAMED = table(`
c I'm sorry about {tk}, that's a lot to carry.
c I'm really sorry to hear about {tk}.
c I'm sorry, {tk} would weigh on anybody.
p No clever line from me about {tk}, just company if you want it.
p I've no joke for {tk}, only tea and an ear.
p For {tk} I'd put the jokes away and make the tea.
i {Tk} must take up a lot of room in your head.
i There's more to {tk} than fits in a message, I can tell.
i I keep thinking about what you said about {tk}.
`);

/** What can weigh on somebody: no laptop does that was only carried through the flood. */
export const CAN_WEIGH =
  /\b(?:exams?|finals|tests?|results?|scans?|surger(?:y|ies)|operations?|diagnos[ei]s|treatments?|divorce|break-?up|separation|funeral|loss|death|move|rent|debts?|bills?|mortgage|money|job|work|shifts?|boss|manager|landlord|deadlines?|thesis|dissertation|interviews?|redundanc(?:y|ies)|hearing|court|custody|case|visa|appeal|fight|row|argument|quarrel|news|illness|pain|migraines?|back|knee|leg|arm|wrist|ankle|hip|mum|mom|mam|dad|mother|father|nan|gran|grandma|grandad|grandfather|grandmother|sister|brother|son|daughter|dog|cat|puppy|horse|house|flat|roof|car|accident|crash|flood|fire|burglary|theft|wait|uncertainty|silence|year|week)\b/i;

/** Where it only stands: 'so quiet I can hear the fridge'. */
const ONLY_NEAR = /\b(?:hear|see|saw|from|in|on|at|by|near|like) (?:the|my|a) $/i;

/** Is it a thing in the very words that tell what is heavy: 'my exams', and not the pastor who happens to be near? */
function isHeavy(u: Understanding, keyword: string, told: string): boolean {
  const at = told.toLowerCase().indexOf(keyword.toLowerCase());
  const lead = u.leads.get(keyword);
  return (
    at >= 0 &&
    CAN_WEIGH.test(keyword) &&
    (lead === 'your ' || lead === 'the ') &&
    !u.people.has(keyword) &&
    !ONLY_NEAR.test(told.slice(0, at))
  );
}

/** A reaction to what she tells, or a question about it, now and then by a thing she named; the first of two she tells comes first. */
export const toldPart: SayPart = (rng, u, tone, asks, basis) => {
  const told = basis.told ?? u.told[0];
  if (!told) return null;
  // What is his alone is nothing of hers to speak to, and 'my flat flooded' is about no flooded.
  const hers = isHarm(told.text)
    ? []
    : u.keywords.filter((k) => u.leads.get(k) !== 'my ' && isTakenUp(k) && (isThing(k) || !/ed$/i.test(k)));
  const keyword = basis.keyword ? null : (pick(rng, hers.slice(0, rng() < 0.7 ? 1 : 2)) ?? null);
  const all = toldKindOf(told.kind)?.lines ?? [];
  // 'Deadline on friday, next week is better': the day she offers is not the one she names last.
  const day =
    /^(?:counterOffer|softMaybe)$/.test(told.kind) && NEXT_WEEK.test(told.text) ? 'next week' : u.time;
  const { named: answer } = told;
  const slots: Slots = {
    ...(keyword ? keywordSlots(u, keyword) : {}),
    ...(answer ? { a: answer, d: answer } : day ? { d: day } : {}),
  };
  const fitting = ofTone(all, tone, asks).filter((l) => l.text.includes('{') && fill(l.text, slots) !== null);
  const about =
    rng() < (answer || (slots.d && fitting.some((l) => l.text.includes('{d'))) ? SURELY : NAMED)
      ? fitting
      : [];
  // A deck, a crew: what stands beside heavy news is not what it is about.
  const aside = markOf(told) === 'heavy' && /^(?:heavyNews|low|hard)$/.test(told.kind);
  const lines = about.length > 0 && !aside ? about : all.filter((l) => !l.text.includes('{'));
  const part =
    !asks && keyword && isHeavy(u, keyword, told.text) && markOf(told) === 'heavy' && rng() < NAMED
      ? say(rng, HEAVY_NAMED, tone, false, slots)
      : say(rng, lines, tone, asks, slots);
  if (part) {
    basis.told = told;
    part.text = capitalise(part.text);
  }
  if (part && keyword && part.text.toLowerCase().includes(keyword.toLowerCase())) basis.keyword = keyword;
  return part;
};
