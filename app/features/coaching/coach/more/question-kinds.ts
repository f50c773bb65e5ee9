/**
 * What a sentence asks, learned from the lines in tests/eval/coach/questions by scripts/train-kinds.mjs. The rules' own finding is
 * one of its features.
 */
import { straighten } from '../text';
import { meaningOf } from './encoder/meaning';
import { featuresOf } from './features';
import { askedFiner } from './finer';
import * as weights from './question-weights';
import { classifier, type Found } from './sparse';

const classify = classifier(weights);

/** How sure a finer kind must be; surer where no broad kind is seen either, as then it is likely something else. */
/** So sure, it is asked though it is not put as a question. */
const CLEAR_ASKING = 0.95;

const SURE_OF_FINER = { beside: 0.64, alone: 0.8 };

/** Words without which a question is hardly of the kind, however near its meaning: 'your worst flatmate story' is of no date. */
const NEEDS: Readonly<Record<string, RegExp>> = {
  worstDate: /\b(?:dat(?:e|es|ed|ing)|tinder|bumble|hinge|match(?:es)?|met)\b/i,
  bestTrip:
    /\b(?:trips?|travel\w*|holidays?|vacations?|places?|country|countries|cit(?:y|ies)|visit\w*|been to|abroad|journey|flown|road ?trip)\b(?!.*\b(?:slept|sleep|job|work)\b)/i,
  atSchool:
    /\b(?:school|class|pupil|student|teachers?|as a (?:kid|teen\w*))\b(?!.*\b(?:subjects?|plays?|detention)\b)/i,
  dealbreaker:
    /\b(?:deal ?-?breakers?|red flags?|icks?|turn ?-?offs?|put you off|no ?-?go|never date|run a mile|can't stand)\b/i,
  drive: /\bdriv(?:e|er|es|ing)\b(?!.*\b(?:taught|teach|name)\b)|\bcar\b.*\bgot\b|\blicen[cs]e\b/i,
  wyd: /\b(?:doing|up to|wyd|busy|tonight|evening|at work|now)\b(?!.*\bgot on you\b)/i,
  instrument: /\b(?:instruments?|play|guitar|piano|drums|bass|violin|keyboard|ukulele|sax)\b/i,
  voiceNote: /\b(?:voice (?:notes?|messages?|memos?)|voicenotes?|record|hear your voice|leave me a)\b/i,
  whatCook: /\b(?:cook|make|dish(?:es)?|recipes?|eat|dinner|meal|kitchen|signature)\b/i,
  book: /\b(?:books?|read|reading|novel|author)\b(?!.*\b(?:g[ai]ve up|hated?|worst|overrated)\b)/i,
  film: /\b(?:films?|movies?|cinema|watch\w*)\b(?!.*\b(?:cry|cried|crying|got you going|scared?|walk(?:ed)? out|worst|overrated|asleep)\b)/i,
  games: /\b(?:games?|playing|signals|hot and cold|single|why)\b(?!.*\b(?:wearing|hat)\b)/i,
  morningPerson: /\b(?:mornings?|early|night owl|lark|wake|up at|alarm)\b/i,
  whyApp: /\b(?:app|here|tinder|bumble|hinge|profile|online|dating)\b(?!.*\bfriends\b)/i,
  team: /\b(?:team|support|club|football|fan)\b/i,
  tidy: /\b(?:tidy|tidiness|mess\w*|clean\w*|neat|hoover\w*|organi[sz]ed)\b/i,
  relax: /\b(?:relax\w*|unwind|switch off|wind down|calm|chill|de-?stress)\b/i,
  bets: /\b(?:bets?|wager|deal|stakes?|loser (?:pays|buys))\b/i,
  celebrate: /\b(?:celebrat\w*|birthday|new year|party)\b/i,
};

/** 'What does cheeky mean?' is about a word, 'what do you mean?' about what he wrote. */
const OF_A_WORD = /\bwhat(?:'s| is| does| do)?\b.*\bmean(?:s|ing)?\b|\bexplain\b/i;
/** His words are in doubt. */
const OF_HIM = /\b(?:you|u|ur|your)\b(?!.*\bexplain)|\bby (?:that|this|it)\b/i;

/** Says something, and only sounds like a question: 'my suitcase has landed in Spalding??' */
const TELLS =
  /^(?:(?:so|and|but|ok|okay|wait|lol|haha|oh|then|well|apparently|like|no|yes|yeah|omg|um|anyway)[ ,]+)*(?:my|i|i'm|i've|i'd|the|he|she|he's|she's|they|they're|there|there's|a|an|some|our|we|we're|\d+)\b(?!.*\b(?:you|u|your|ur|yours|right|correct|ok|okay|or|yes|true|agree|should|could|can|shall|would)\b)(?!.*\b(?:what|how|who|why|where|when|which)\b)/i;

/** `kind` is '' where nothing is asked. */
export function kindOf(sentence: string, byRule: string | null): Found {
  const found = nearestKind(sentence, byRule);
  if (byRule === 'yesNo' && TELLS.test(straighten(sentence)) && !(found.kind && found.sure >= CLEAR_ASKING))
    return { kind: '', sure: 1 };
  if (found.kind === 'whatMean' && OF_A_WORD.test(sentence) && !OF_HIM.test(sentence))
    return { kind: 'wordMeaning', sure: found.sure };
  const needs = NEEDS[found.kind ?? ''];
  return needs && !needs.test(straighten(sentence)) ? { kind: null, sure: found.sure } : found;
}

function nearestKind(sentence: string, byRule: string | null): Found {
  const broad = classify(`${byRule}\u0000${sentence}`, () => ({
    features: featuresOf(sentence, byRule),
    meaning: meaningOf(sentence),
  }));
  const finer = askedFiner(meaningOf(sentence));
  const least = broad.kind ? Math.max(broad.sure, SURE_OF_FINER.beside) : SURE_OF_FINER.alone;
  return finer.sure > least ? finer : broad;
}
