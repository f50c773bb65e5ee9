/** Which of many drafts is the best reply. */
import type { Draft } from './draft';
import { known } from './knowledge';
import { distanceOf } from './style';
import { contentStems, shareOf, stem, words } from './text';
import type { Understanding } from './understand';
import { FORBIDDEN, MAX_WORDS } from './wording';

/** She has somebody: wishing her to find somebody would be odd. */
const HAS_SOMEBODY =
  /\b(?:boyfriend|husband|girlfriend|partner|fianc\w+|married|engaged|taken|met (?:someone|somebody)|seeing (?:someone|somebody)|dating (?:someone|somebody)|my ex)\b/i;

const WISHES_HER_SOMEBODY =
  /\b(?:right person|looking for|next (?:match|one)|inbox|who gets you|you're after|you're hoping|asks you|feels like it was meant|finds you)\b/i;

/** How well a draft fits her words, his own way of writing, and the replies `chosen` already (`said`: their stems), in points; -100 for what may not be sent. */
export function scoreOf(
  d: Draft,
  u: Understanding,
  her: { all: Set<string>; open: Set<string> },
  chosen: readonly Draft[],
  said: readonly Set<string>[],
): number {
  if (FORBIDDEN.test(d.text)) return -100;
  if (u.declined && HAS_SOMEBODY.test(u.declined) && WISHES_HER_SOMEBODY.test(d.text)) return -100;
  const all = words(d.text);
  const count = all.length;
  if ((d.text.match(/\?/g) ?? []).length > 1 || (count > MAX_WORDS && !u.caring)) return -100;
  const stems = contentStems(d.text);
  const shared = [...stems].filter((w) => her.open.has(w)).length;
  let s = known().fits?.(d, u, chosen, shared) ?? 0;
  const old = [...stems].filter((w) => her.all.has(w)).length;
  s += Math.min(2, shared) * 2.2 + Math.min(1, old) * 0.8;
  // A reply that could be sent to anyone is worth little when she has said something.
  if (shared === 0 && her.open.size > 0) s -= d.basis.question ? 2.6 : 5.2;
  if (old === 0 && her.all.size > 0) s -= 1.5;
  // Beside what she tells a topic is mostly beside the point, and her own sentence the safest thing to say back (readers' marks).
  const more = known().fits;
  if (d.basis.topic) s += more && d.basis.told ? 0 : 1.2;
  if (d.basis.keyword) s += 0.3;
  if (d.basis.clause) s += more ? 1.6 : 0.6;
  if (d.basis.told) s += d.basis.question ? 0 : shared > 0 ? 4.7 : 0.5;
  const target = Math.max(10, Math.min(26, u.style.messages > 0 ? u.style.meanWords * 1.3 : 18));
  s -= Math.abs(Math.log2(count / target)) * 0.9;
  if (u.style.messages >= 2) s -= distanceOf(u.style, d.text) * 1.2;
  for (const [i, other] of chosen.entries()) {
    s -= shareOf(stems, said[i] as Set<string>) * 6;
    if (other.invites && d.invites) s -= 2;
    if (other.basis.topic && other.basis.topic === d.basis.topic) s -= 0.3;
  }
  // The same strong word twice in one message sounds careless.
  const seen = new Map<string, number>();
  for (const w of all) {
    if (w.length > 4) seen.set(stem(w), (seen.get(stem(w)) ?? 0) + 1);
  }
  for (const [w, n] of seen) if (n > 1 && stems.has(w)) s -= 1.1 * (n - 1);
  return s;
}
