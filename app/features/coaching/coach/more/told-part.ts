/** A sentence on what she tells. */
import type { ReplyTone } from '../../types';
import { keywordSlots } from '../about-her';
import { table } from '../content/bridges';
import { type Draft, ofTone, type Part, say } from '../draft';
import { fill, type Slots } from '../fill';
import { type Chance, pick } from '../text';
import { markOf } from '../told';
import type { Understanding } from '../understand';
import { MORE_RULES } from './rules';

/** How often what she named is in it, where there are lines for that. */
const NAMED = 0.5;
/** A day she offers is worth more. */
const DAY_NAMED = 0.8;

/** What is heavy about a thing she named, whatever the kind of it. */
const HEAVY_NAMED = table(`
c I'm sorry about {tk}, that's a lot to carry.
c That sounds hard, {tk} and all that comes with it.
c I hope {tk} gets easier soon, I mean it.
p I'd fight {tk} for you, badly but with feeling.
p I'd take {tk} off your hands for a day if there were a form for it.
p I'd bring tea and say rude things about {tk} until you smiled.
i {Tk} must take up a lot of room in your head.
i There's more to {tk} than fits in a message, I can tell.
i Nobody should have to be alone with {tk}.
`);

const HERS = new Set<string | undefined>(['your ', 'the ']);

/** A thing, in the very words that tell it: 'my exams', and not the pastor who happens to be near. */
const isHers = (u: Understanding, keyword: string, told: string) =>
  HERS.has(u.leads.get(keyword)) &&
  !u.people.has(keyword) &&
  told.toLowerCase().includes(keyword.toLowerCase()) &&
  !/\b(?:hear|see|saw|from|in|on|at|by|near|like) (?:the|my|a) $/i.test(
    told.slice(0, Math.max(0, told.toLowerCase().indexOf(keyword.toLowerCase()))),
  );

/** A reaction to what she tells, or a question about it, now and then by a thing she named; the first of two she tells comes first. */
export function toldPart(
  rng: Chance,
  u: Understanding,
  tone: ReplyTone,
  asks: boolean,
  basis: Draft['basis'],
): Part | null {
  const told = basis.told ?? u.told[0];
  if (!told) return null;
  // What is his alone is nothing of hers to speak to.
  const hers = u.keywords.filter((k) => u.leads.get(k) !== 'my ');
  const keyword = basis.keyword ? null : (pick(rng, hers.slice(0, rng() < 0.7 ? 1 : 2)) ?? null);
  const all = MORE_RULES.told.get(told.kind)?.lines ?? [];
  const slots: Slots = { ...(keyword ? keywordSlots(u, keyword) : {}), ...(u.time ? { d: u.time } : {}) };
  const fitting = ofTone(all, tone, asks).filter((l) => l.text.includes('{') && fill(l.text, slots) !== null);
  const named =
    rng() < (u.time && fitting.some((l) => l.text.includes('{d')) ? DAY_NAMED : NAMED) ? fitting : [];
  const lines = named.length > 0 ? named : all.filter((l) => !l.text.includes('{'));
  const part =
    !asks && keyword && isHers(u, keyword, told.text) && markOf(told) === 'heavy' && rng() < NAMED
      ? say(rng, HEAVY_NAMED, tone, false, slots)
      : say(rng, lines, tone, asks, slots);
  if (part) basis.told = told;
  if (part && keyword && part.text.toLowerCase().includes(keyword.toLowerCase())) basis.keyword = keyword;
  return part;
}
