/** What she tells, where that was learned ('more/'): a kind of telling has reactions and questions of its own. */
import type { TopicLine } from './content/topic';
import { known } from './knowledge';

export interface Told {
  kind: string;
  /** How likely it is that what is said to this kind fits, 0 to 1. */
  sure: number;
  /** Her words that tell it. */
  text: string;
  /** Its replies are made for it alone: nothing of hers is taken up beside them. */
  alone?: true;
  /** No kind but what sort of thing it is. */
  wide?: boolean;
  /** What she names in answer to him: 'Scorpio'. */
  named?: string;
}

export interface ToldKind {
  /** Reactions to it, and questions about it. */
  lines: TopicLine[];
  /** Heavy: nothing to joke about by the way. */
  mark: 'good' | 'heavy' | '';
}

export function toldKindOf(kind: string): ToldKind | undefined {
  return known().told.get(kind) ?? known().rareTelling?.(kind);
}

export function markOf(told: Told | null | undefined): ToldKind['mark'] {
  return (told && toldKindOf(told.kind)?.mark) ?? '';
}

/** From here on what she tells is spoken to rather than a word of it. */
export const SURE = 0.88;
/** The same beside something she asks, which matters more. */
export const BESIDE_A_QUESTION = 0.92;
/** Sympathy for nothing is worse than none. */
const SURE_OF_HEAVY = 0.92;

/** Is it so likely what she tells that it can be spoken to? */
export function isSure(told: Told | undefined, least = SURE): told is Told {
  return told !== undefined && told.sure >= (markOf(told) === 'heavy' ? SURE_OF_HEAVY : least);
}
