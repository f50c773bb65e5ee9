/** Ice breakers and compliments for the message library, from what he wrote of her and of the occasion. */
import { factText } from '../evidence-phrases';
import type { CoachJob, LibraryType, Suggestion } from '../types';
import { REPLY_TONES } from '../types';
import { ICE_BREAKERS } from './content/first-words';
import {
  ASK_LEADS_OF_HERS,
  ASK_LEADS_WHEN_HARD,
  ASKED_WHEN_HARD,
  COMPLIMENT_TAILS,
  COMPLIMENTS,
  DEEDS_OF_HERS,
  HARD_FOR_HER,
  ICE_LEADS,
  STATES_OF_HERS,
  WAYS_OF_HERS,
} from './content/library-words';
import { known } from './knowledge';
import { withoutOrders } from './orders';
import { excerpt } from './psychology';
import { hitsIn, type SubjectHit, subjectsIn } from './subjects';
import { type Chance, capitalise, chance, hash, overlap, pick, sentences, shuffled } from './text';
import { saidToHer } from './to-her';
import { FORBIDDEN } from './wording';

/** Asked of anything she did. */
const STORIES = ['How did that come about?', "What's the longer version?", 'How would your friends tell it?'];

type LibraryJob = Extract<CoachJob, { kind: 'library' }>;

const TRIES = 80;
/** So many of the newest are looked at for what would sound alike. */
const RECENT = 12;
const SHARE_OF_HIS = 0.75;

interface Context {
  /** How she is, when he writes, what she does: where something can be said of it. */
  hits: SubjectHit[];
  traits: SubjectHit[];
  /** What he wrote of her, said to her. */
  said: string[];
  /** A loss or an illness: no moment for jokes. */
  hard: boolean;
}

const MOST_TRAITS = 2;
const HIS = /^\s*(?:and |but )?(?:i|i'?m|i'?ve|my|we|our)\b/i;

/** What she is, likes or does as a rule, not what she once did. */
const STATE =
  /^(?:your\b|you(?:'re|'ve)\b|you (?:\w+ly |always |never |still |also )?(?:are|have|love|like|enjoy|want|know|live|work|play|collect|own|keep|grow|speak|bake|cook|make|run|sing|paint|teach)\b)/i;

function contextOf({ context, type }: LibraryJob): Context {
  const tables = known().subjects;
  const text = withoutOrders(context);
  const hard = known().advice?.heavyNote(text) != null;
  const said = saidToHer(text);
  // In 'she stayed calm when the waiter spilled wine on her' it is not about wine.
  const deeds = said.length > 0 && !said.some((c) => STATE.test(c));
  const traits = tables ? hitsIn(tables.ofTraits(), text).slice(0, MOST_TRAITS) : [];
  const hits = [
    ...traits,
    ...(tables ? hitsIn(tables.ofOccasions(), text).slice(0, 1) : []),
    ...sentences(text)
      .flatMap((s) => s.split(/,\s+/))
      .filter((s) => !hard && !(deeds && type === 'compliment') && !HIS.test(s))
      .flatMap(subjectsIn)
      .filter((s) => !s.inPassing),
  ].filter((s) => (type === 'ice_breaker' ? s.rows.k || s.rows.qc || !tables : s.rows.m));
  return { hits, traits, said, hard };
}

/** One ice breaker or compliment, different from every text to avoid. */
export function libraryItem(job: LibraryJob): Suggestion {
  const context = contextOf(job);
  const avoid = new Set(job.avoid.map((t) => t.trim().toLowerCase()));
  const recent = job.avoid.slice(-RECENT);
  const rng = chance(hash(`${job.type}\n${job.context}\n${job.avoid.length}\n${job.avoid.at(-1) ?? ''}`));
  const make = job.type === 'ice_breaker' ? iceBreaker : compliment;
  // His own words come in most of them; what they share for that is not held against them.
  const withHis = context.said.length > 0 && rng() < SHARE_OF_HIS;
  const without = (text: string) =>
    context.said.reduce((rest, c) => rest.toLowerCase().replace(c.toLowerCase(), ''), text);
  let best: Made | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES; n++) {
    const made = make(rng, withHis ? context : { ...context, said: context.hard ? context.said : [] });
    if (!made || avoid.has(made.text.toLowerCase()) || FORBIDDEN.test(made.text)) continue;
    // What has least in common with what there is already.
    const likeness =
      Math.max(0, ...recent.map((a) => overlap(without(a), without(made.text)))) + rng() * 0.15;
    if (likeness < least) {
      best = made;
      least = likeness;
    }
  }
  return {
    text: best?.text ?? exhausted(job.type, avoid, rng),
    psychology: psychologyOf(job.type, best?.basis ?? null),
    evidence: job.type === 'ice_breaker' ? 'open-question' : 'compliment',
  };
}

interface Made {
  text: string;
  /** His words that it rests on. */
  basis: string | null;
}

/** A line about a clause: its words stay as they are. */
const withClause = (line: string, clause: string) =>
  line.replace('{C}', () => capitalise(clause)).replace('{c}', () => clause);

function iceBreaker(rng: Chance, { hits, said, hard }: Context): Made | null {
  const clause = pick(rng, said);
  const tone = pick(rng, REPLY_TONES) ?? 'confident';
  const about = pick(rng, hits);
  const asks = about?.asks(tone) ?? [];
  if (clause) {
    const ask = pick(rng, hard ? ASKED_WHEN_HARD : asks.length > 0 ? asks : STORIES);
    const lead = pick(rng, hard ? ASK_LEADS_WHEN_HARD : ASK_LEADS_OF_HERS);
    return { text: `${withClause(lead ?? '', clause)} ${ask ?? ''}`, basis: clause };
  }
  if (!about) {
    const ask = pick(rng, ICE_BREAKERS) ?? '';
    return { text: rng() < 0.4 ? `${pick(rng, ICE_LEADS) ?? ''} ${ask}` : ask, basis: null };
  }
  const own = pick(rng, about.rows.k ?? []);
  if (own) return { text: own, basis: about.surface };
  const ask = pick(rng, asks);
  const lead = pick(rng, about.says(tone));
  return ask ? { text: lead ? `${lead} ${ask}` : ask, basis: about.surface } : null;
}

function compliment(rng: Chance, { hits, traits, said, hard }: Context): Made | null {
  const clause = pick(rng, said);
  const about = pick(rng, hits);
  const praise = pick(rng, about?.rows.m ?? []);
  if (clause) {
    const lines = hard
      ? HARD_FOR_HER
      : /^the way\b/i.test(clause)
        ? WAYS_OF_HERS
        : STATE.test(clause)
          ? STATES_OF_HERS
          : DEEDS_OF_HERS;
    const trait = pick(rng, pick(rng, traits)?.rows.m ?? []);
    const text =
      trait && !hard && lines !== WAYS_OF_HERS && rng() < 0.4
        ? `${capitalise(clause)}. ${trait}`
        : withClause(pick(rng, lines) ?? '', clause);
    return { text, basis: clause };
  }
  const text = praise ?? pick(rng, COMPLIMENTS);
  if (!text) return null;
  const tail = !about && rng() < 0.4 ? ` ${pick(rng, COMPLIMENT_TAILS) ?? ''}` : '';
  return { text: text + tail, basis: about?.surface ?? null };
}

/** When nearly everything has been used: longer combinations, of which there are thousands. */
function exhausted(type: LibraryType, avoid: ReadonlySet<string>, rng: Chance): string {
  const [firsts, seconds] = type === 'ice_breaker' ? [ICE_LEADS, ICE_BREAKERS] : [COMPLIMENTS, COMPLIMENTS];
  for (const a of shuffled(rng, firsts)) {
    for (const b of shuffled(rng, seconds)) {
      const text = `${a} ${b}`;
      if (a !== b && !avoid.has(text.toLowerCase())) return text;
    }
  }
  const a = pick(rng, ICE_BREAKERS) ?? '';
  return `${avoid.size + 1} good answers to this and counting, so here is yours to add. ${a}`;
}

function psychologyOf(type: LibraryType, his: string | null): string {
  const basis = his
    ? `It rests on "${excerpt(his)}" from what you wrote.`
    : 'It works without knowing much about her, so it stays open and easy.';
  return type === 'ice_breaker'
    ? `${basis} A question that is fun to answer asks for a story instead of a yes or no. ${factText('open-question')}`
    : `${basis} It praises a choice or a way of being, never looks. ${factText('compliment')}`;
}
