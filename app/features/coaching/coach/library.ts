/** Ice breakers and compliments for the message library, from what he wrote of her and of the occasion. */
import { factText } from '../evidence-phrases';
import type { CoachJob, LibraryType, Suggestion } from '../types';
import { REPLY_TONES } from '../types';
import { ICE_BREAKERS } from './content/first-words';
import { COMPLIMENT_TAILS, COMPLIMENTS, ICE_LEADS } from './content/library-words';
import { known } from './knowledge';
import { withoutOrders } from './orders';
import { hitsIn, type SubjectHit, subjectsIn } from './subjects';
import { type Chance, chance, hash, overlap, pick, sentences, shuffled } from './text';
import { FORBIDDEN } from './wording';

type LibraryJob = Extract<CoachJob, { kind: 'library' }>;

const TRIES = 80;
/** So many of the newest are looked at for what would sound alike. */
const RECENT = 12;

/** What the context speaks of that something can be said of: how she is, what it is for, what she does. */
function hitsOf({ context, type }: LibraryJob): SubjectHit[] {
  const tables = known().subjects;
  const said = withoutOrders(context);
  return [
    ...(tables ? [...hitsIn(tables.ofTraits(), said), ...hitsIn(tables.ofOccasions(), said)] : []),
    ...sentences(said)
      .flatMap(subjectsIn)
      .filter((s) => !s.inPassing),
  ].filter((s) => type === 'ice_breaker' || s.rows.m);
}

/** One ice breaker or compliment, different from every text to avoid. */
export function libraryItem(job: LibraryJob): Suggestion {
  const hits = hitsOf(job);
  const avoid = new Set(job.avoid.map((t) => t.trim().toLowerCase()));
  const recent = job.avoid.slice(-RECENT);
  const rng = chance(hash(`${job.type}\n${job.context}\n${job.avoid.length}\n${job.avoid.at(-1) ?? ''}`));
  const make = job.type === 'ice_breaker' ? iceBreaker : compliment;
  let best: { text: string; about: SubjectHit | undefined } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < TRIES; n++) {
    const about = pick(rng, hits);
    const text = make(rng, about);
    if (!text || avoid.has(text.toLowerCase()) || FORBIDDEN.test(text)) continue;
    // What has least in common with what there is already.
    const likeness = Math.max(0, ...recent.map((a) => overlap(a, text))) + rng() * 0.15;
    if (likeness < least) {
      best = { text, about };
      least = likeness;
    }
  }
  return {
    text: best?.text ?? exhausted(job.type, avoid, rng),
    psychology: psychologyOf(job.type, best?.about),
    evidence: job.type === 'ice_breaker' ? 'open-question' : 'compliment',
  };
}

function iceBreaker(rng: Chance, about: SubjectHit | undefined): string | undefined {
  if (!about) {
    const ask = pick(rng, ICE_BREAKERS) ?? '';
    return rng() < 0.4 ? `${pick(rng, ICE_LEADS) ?? ''} ${ask}` : ask;
  }
  if (about.rows.k) return pick(rng, about.rows.k);
  const tone = pick(rng, REPLY_TONES) ?? 'confident';
  const ask = pick(rng, about.asks(tone));
  const lead = pick(rng, rng() < 0.8 ? about.says(tone) : ICE_LEADS);
  return ask && lead ? `${lead} ${ask}` : ask;
}

function compliment(rng: Chance, about: SubjectHit | undefined): string | undefined {
  const text = pick(rng, about?.rows.m ?? COMPLIMENTS);
  return text && rng() < 0.4 ? `${text} ${pick(rng, COMPLIMENT_TAILS) ?? ''}` : text;
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

function psychologyOf(type: LibraryType, about: SubjectHit | undefined): string {
  const basis = about
    ? `It rests on "${about.surface}" from what you wrote.`
    : 'It works without knowing much about her, so it stays open and easy.';
  return type === 'ice_breaker'
    ? `${basis} A question that is fun to answer asks for a story instead of a yes or no. ${factText('open-question')}`
    : `${basis} It praises a choice or a way of being, never looks. ${factText('compliment')}`;
}
