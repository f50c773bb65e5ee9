/**
 * What the coach knows beside its rules. The device's coach is small, as it travels over bad lines; where bytes cost nothing, on
 * the server, `more/` is added to it. The rules are the same in both.
 */

import type { ReplyTone } from '../types';
import { SAME_THING } from './content/bridges';
import type { OTHER_LANGUAGES } from './content/other-languages';
import type { SituationId } from './content/situations';
import type { Topic, TopicLine } from './content/topic';
import type { Conversation } from './conversation';
import type { Draft, Part } from './draft';
import type { Keyword } from './keywords';
import type { KnownQuestion } from './known-questions';
import type { Moment } from './moments';
import type { Question, Rule } from './question-rules';
import type { Scores } from './signs';
import type { Subject, SubjectHit } from './subjects';
import type { Chance } from './text';
import type { Told, ToldKind } from './told';
import type { TopicHit } from './topic-hits';
import type { Understanding } from './understand';

export interface LanguageBlock {
  kind: string;
  asks: RegExp;
  lines: TopicLine[];
  /** Questions that give hers back. */
  back: string[];
}

/** A sentence of a reply that says or `asks` something; `basis` is what the reply rests on so far, and is added to. Null where nothing fits. */
export type SayPart = (
  rng: Chance,
  u: Understanding,
  tone: ReplyTone,
  asks: boolean,
  basis: Draft['basis'],
) => Part | null;

export interface MoreKnowledge {
  /** Tables like content/asked-*.ts; rows of a kind known already are added to its own. */
  asked: readonly string[];
  /** Rows like content/things.ts, looked at before them. */
  things: string;
  /** Forms of questions, looked at before those they refine, and what can be said to them. */
  forms: readonly Rule[];
  answers: Readonly<Record<string, TopicLine[]>>;
  /** What he asked her about last, for when she says next to nothing of it: 'the concert'. */
  his?: {
    things: (hisLast: string) => readonly Keyword[];
    lines: (hisLast: string) => readonly TopicLine[];
    briefly: (rng: Chance, tone: ReplyTone) => Part | null;
  };
  /** A key of `answers` that says more of a question than its kind. */
  sortOf?: (question: Question, u: Understanding) => string | null;
  /** In the place of those of the same name. */
  topics: readonly Topic[];
  /** What is said in the place of a table of lines. */
  wider?: (lines: readonly TopicLine[]) => readonly TopicLine[];
  /** Ways to say the same thing, see content/bridges.ts. */
  sameThing: readonly [RegExp, string[]][];
  /** Further lines for moments, see more/moments.ts. */
  moments: string;
  /** What a sentence asks ('' for nothing at all) and how likely that is (0 to 1), learned; `byRule` is the kind the rules see in it. */
  kindOf?: (sentence: string, byRule: string | null) => { kind: string | null; sure: number };
  /** A question that is too rare to be a kind, by its name. */
  rareQuestion?: (kind: string) => KnownQuestion | undefined;
  /** The same of a telling. */
  rareTelling?: (kind: string) => ToldKind | undefined;
  /** A question as what it asks for, said back from his side; null where that cannot be. `asks`: do the rules see a question in it? */
  restate?: (sentence: string, asks: boolean) => Question | null;
  /** The language she writes in, better than languageOf knows it. */
  languageIn?: (conversation: Conversation) => string | null;
  /** Languages beside those of content/other-languages.ts. */
  packs?: typeof OTHER_LANGUAGES;
  /** What she asks or tells last in another language than English. */
  inLanguage?: {
    asked(language: string, herLines: readonly string[]): LanguageBlock | null;
    told(language: string, herLines: readonly string[]): LanguageBlock | null;
  };
  /** Kinds of question that ask for a fact only he knows, to be added to an answer, or changed in it. */
  facts: { add: string; change: string };
  /** Things that make sense in 'I'd like to hear more about ...', one a line; singular. Empty: it is told by the words around. */
  nouns: string;
  /** Log-odds of each sign in a text, by more weights, and how sure they must be. */
  signs?: { scoresOf: (text: string, before: string) => Scores; sure: Readonly<Scores> };
  /** What he can say to what she tells, by its kind. */
  told: ReadonlyMap<string, ToldKind>;
  /** What her messages tell, learned, the likeliest first. */
  toldIn?: (messages: readonly string[], conversation?: Conversation) => Told[];
  /** A reaction to what she tells, or a question about it. */
  toldPart?: SayPart;
  /** Something of hers said back. */
  echoPart?: SayPart;
  /** What he can write where he wrote last. */
  waiting?: (rng: Chance, u: Understanding, tone: ReplyTone, basis: Draft['basis']) => Part[];
  /** Her questions by all that was said. */
  askedByContext?: (questions: readonly Question[], conversation: Conversation) => Question[];
  /** What he says when she has said no. */
  leaving?: (rng: Chance, u: Understanding, id: SituationId, tone: ReplyTone) => Part[];
  /** What sort of thing her messages tell, where their kind is not sure. */
  feelOf?: (messages: readonly string[]) => Told | null;
  /** The moment, better than the rules know it: by the feel of her messages. */
  momentBy?: (moment: Moment, conversation: Conversation) => Moment;
  /** Those of the topics which her lines are about. */
  topicsThatFit?: (hits: readonly TopicHit[], conversation: Conversation) => readonly TopicHit[];
  /** Things and people named in her sentences, those that matter first. */
  thingsNamed?: (told: readonly string[], conversation: Conversation) => Keyword[];
  /** How well a draft would please beside those `chosen`, by what readers said of others; what the rules make of it is added to that. */
  fits?: (draft: Draft, u: Understanding, chosen: readonly Draft[], shared: number) => number;
  /** What profiles are about, how people are, when one writes; made when first needed. */
  subjects?: Record<'ofProfiles' | 'ofTraits' | 'ofOccasions', () => readonly Subject[]> & {
    /** What an app asks before a colon. */
    askedBy: (label: string) => SubjectHit | null;
    /** What she looks for. */
    wishesIn: (text: string, label: string | null) => SubjectHit[];
    notToOpenWith: RegExp;
  };
  /** For advice: more of what everybody writes, what a quality he looks for can look like. */
  advice?: {
    cliches: readonly [RegExp, string][];
    pictures: readonly [RegExp, string][];
    photos: readonly [RegExp, string][];
    /** On a loss, an illness, a separation in the text; null where there is none. */
    heavyNote: (text: string) => string | null;
  };
  /** What can be said first of a profile in this language; null for English and those not known. */
  firstWordsIn?: (language: string) => readonly TopicLine[] | null;
  /** Scores things she names higher that are what her text is about. */
  preferNear?: (things: Map<string, { score: number }>, text: string) => void;
}

const NOTHING: MoreKnowledge = {
  asked: [],
  things: '',
  forms: [],
  answers: {},
  topics: [],
  sameThing: SAME_THING,
  moments: '',
  facts: { add: '', change: '' },
  nouns: '',
  told: new Map(),
};

let more: MoreKnowledge = NOTHING;

/** From now on the coach knows this, too; null for what the device has. */
export function know(knowledge: MoreKnowledge | null): void {
  more = knowledge ?? NOTHING;
}

export function known(): MoreKnowledge {
  return more;
}

/** A table made from what is known, made anew when that changes. */
export function perKnowledge<T>(make: (knowledge: MoreKnowledge) => T): () => T {
  let of: MoreKnowledge | null = null;
  let made: T;
  return () => {
    if (of !== more) {
      made = make(more);
      of = more;
    }
    return made;
  };
}
