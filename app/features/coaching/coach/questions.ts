/** What she asks, and what kind of answer it wants. */
import { known, perKnowledge } from './knowledge';
import { knownIn, knownOf } from './known-questions';
import {
  ASIDE,
  asksPlainly,
  BOUNCE,
  DO_YOU_OR,
  EITHER,
  FIRST_RULES,
  LEFT_TO_HIM,
  mayAsk,
  OR_AT_THE_END,
  OR_BETWEEN,
  type Question,
  RATHER,
  RULES,
  type Rule,
  TWO_THINGS,
  WHICH_OF_TWO,
  WHICH_TO_DO,
} from './question-rules';
import { ending, flip, plain, sentences, straighten } from './text';

/** No question is longer, in characters. */
const LONGEST = 400;

/** A choice; the options only when they are things or names that can be said back ('tacos', not 'do i want to live'). */
function choiceOf(kind: string, m: RegExpExecArray, raw: string): Question {
  const [a = '', b = ''] = m.slice(1).filter((g) => g !== undefined);
  const options = [optionOf(a, raw), optionOf(b.replace(OPTION_END, ''), raw)] as [string, string];
  const plainOnes = options.every((o) => o && o.split(' ').length <= 4 && !NO_OPTION.test(o));
  return { kind, text: raw, ...(plainOnes ? { options } : {}) };
}

/** A refined form comes right before the first that would take its questions. */
const rules = perKnowledge(({ forms }): Rule[] => {
  const before = RULES.findIndex(([kind]) => kind === 'would');
  return [...RULES.slice(0, before), ...forms, ...RULES.slice(before)];
});

/** 'Do you grow anything?', 'I grow a few things'. */
function someOf(asked: string): string {
  return asked
    .replace(/\banything\b/g, 'a few things')
    .replace(/\bany(?:one|body)\b/g, 'a few people')
    .replace(/\bany\b/g, 'some');
}

/** The kind of one sentence by its words and form, or by its form `only`; null when it asks nothing. */
export function classifyByRule(sentence: string, only = false): Question | null {
  const raw = ending(sentence, LONGEST);
  const text = plain(raw).replace(
    /\b(where|when|what|how|who|why) (?:exactly|actually|then|again|even|else) /,
    '$1 ',
  );
  const left = LEFT_TO_HIM.exec(text);
  if (left) return choiceOf('choice', left, raw);
  if (ASIDE.test(text) && !/\bwhat you meant\b/.test(text)) return null;
  const asks = mayAsk(text);
  const block = asks && !only ? knownIn(text) : null;
  // 'Morning person or night owl?' is known with both its sides.
  if (block?.match.includes(' or ')) return { kind: block.kind, text: raw };
  const pair = EITHER.exec(text);
  if (pair && text.split(' ').length <= (/^\d/.test(text) ? 12 : 8)) return choiceOf('choice', pair, raw);
  for (const [kind, rule] of asks ? FIRST_RULES : []) {
    if (!rule.test(text)) continue;
    if (kind !== 'advice') return { kind, text: raw };
    const two = WHICH_TO_DO.exec(text);
    if (two) return choiceOf(kind, two, raw);
  }
  const rather = RATHER.exec(text) ?? OR_AT_THE_END.exec(text) ?? DO_YOU_OR.exec(text);
  const one = rather && choiceOf('choice', rather, raw);
  if (one?.options) return one;
  const or = asks ? OR_BETWEEN.exec(text) : null;
  const between = or && choiceOf('choice', or, raw);
  // 'Should I take the car or the tram?'
  if (between?.options && (!block || GENERAL.has(block.kind))) return between;
  if (block) return { kind: block.kind, text: raw };
  if (!asksPlainly(text)) return null;
  for (const [kind, rule] of rules()) {
    const m = rule.exec(text);
    if (m) return { kind, text: raw, ...(m[1] ? { about: recase(someOf(flip(m[1])), raw) } : {}) };
  }
  return { kind: 'yesNo', text: raw };
}

/** How sure what was learned must be to be taken rather than what the rules say; measured on lines it had not learned from. */
const SURE = {
  open: 0.5,
  form: 0.7,
  known: 0.6,
  none: 0.9,
  statement: 0.9,
  vague: 0.8,
  settled: 0.9,
  saidBack: 0.75,
};
/** Forms to which nothing concrete can be said without knowing more; a yes fits the others well enough. */
const OPEN_FORMS = new Set(
  'wh most hypothetical kind favorite recommend howTo howYou why whoYou whereYou whenYou'.split(' '),
);
const SETTLED_BY_FORM = new Set(['advice', 'dayOk', 'whenSuits']);
/** Kinds whose answers say so little that they fit badly when they are wrong. */
const VAGUE = new Set(['rhetorical', 'really', 'yourVersion', 'whatDoYouThink', 'whatMean', 'everHappened']);

/** A question that is only known by its form, or by what it leaves to him: what it asks for may be said back. */
function saidBack(q: Question | null, text: string): Question | null {
  if (q && (q.about || q.options || knownOf(q.kind))) return q;
  const said = known().restate?.(text, q !== null);
  return said ? { ...said, ...(q ? { form: q.kind } : {}) } : q;
}

/** The kind of one sentence, or null when it asks nothing. */
export function classifyQuestion(sentence: string): Question | null {
  const text = ending(sentence, LONGEST);
  const first = classifyByRule(sentence);
  const learned = known().kindOf?.(text, first?.kind ?? null);
  if (learned?.kind === '') return null;
  // By one word of hers, and surely none of the kinds: 'did you know giraffes ...' asks for nothing he knows.
  const stray = learned?.kind === null && learned.sure > SURE.none && knownOf(first?.kind ?? '');
  const byRule = stray ? classifyByRule(sentence, true) : first;
  const said = saidBack(byRule, text);
  // Two things named to choose from can be said back, whatever they are about.
  if (!learned?.kind || learned.kind === byRule?.kind || (byRule?.options && learned.sure < 1)) return said;
  const least = Math.max(
    byRule === null
      ? SURE.statement
      : knownOf(byRule.kind)
        ? SURE.known
        : OPEN_FORMS.has(byRule.kind)
          ? SURE.open
          : SURE.form,
    VAGUE.has(learned.kind) ? SURE.vague : 0,
    byRule && SETTLED_BY_FORM.has(byRule.kind) ? SURE.settled : 0,
    said?.about || said?.options ? SURE.saidBack : 0,
  );
  if (learned.sure < least) return said;
  const form = byRule && !knownOf(byRule.kind) && learned.sure < FORM_MATTERS ? byRule.kind : null;
  return { kind: learned.kind, text, ...(form ? { form } : {}) };
}

/** Below this a pick of the thing she names is the safer answer. */
const FORM_MATTERS = 0.8;

/** Known questions that give way to two things named to choose from. */
const GENERAL = new Set(['shouldI', 'whichOne', 'whatDoYouThink', 'isItWeird', 'whatWouldYouDo']);

const OPTION_START =
  /^(?:(?:there's|it's|got|any|even|still|really|ever|and|but|so|ok|oh|haha|lol|very|important|question|serious|more|a|an|the|team|of|or|you|are|do|prefer|like|rather|would|person|is|it|be|your|we|talking|i|wait|hmm|tell|me|first|second|then|now|what's|better|which|one|who|guy|kind|to|go|have|get|for|going|being|want|wanting|grab|at|in|on|just|fight|meet|straight)\s+)+/;
const OPTION_END =
  /\s+(?:on \w+day|(?:person|guy|man|type|girl|kind|lover|people|kinda|first|though|tho|today|tonight)\b).*$/;
/** Words of a sentence, not of a thing. */
const NO_OPTION =
  /\b(?:you|me|my|i|we|he|she|they|is|are|was|do|does|did|it|that|this|be|not|never|always|what|how|why|no|yes|live|anywhere|something|else|without|with|kind|of)\b/i;

function optionOf(words: string, raw: string): string {
  const thing = words
    .replace(OPTION_START, '')
    .replace(/(?<=\S)\s+(?:on|next|at|in|near|by|from|for|with)\b.*$/, '');
  return recase(flip(thing.trim()), raw);
}

/** Gives words back the capitals she wrote (places, names, days). */
export function recase(text: string, raw: string): string {
  const capitals = new Map<string, string>();
  for (const m of straighten(raw).matchAll(/(?<=\S\s)\p{Lu}[\p{L}'-]+/gu)) {
    const word = m[0];
    if (!/^I(?:'|$)/.test(word) && word !== word.toUpperCase()) capitals.set(word.toLowerCase(), word);
    else if (word.length > 1 && word === word.toUpperCase() && word.length < 5)
      capitals.set(word.toLowerCase(), word);
  }
  return text
    .split(' ')
    .map(
      (w) =>
        capitals.get(w) ??
        (/^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(w) ? w[0]?.toUpperCase() + w.slice(1) : w),
    )
    .join(' ');
}

/** His questions that 'and you?' does not give back. */
const NOT_GIVEN_BACK = new Set([
  'invitedGo',
  'coffeeSometime',
  'contactSwap',
  'sendPhoto',
  'dayOk',
  'stillOn',
  'whenSuits',
  'wherePlace',
  'really',
  'whatMean',
  'guessWhat',
  'rhetorical',
  'yourVersion',
]);

/** What 'and you?' asks: the kind of what he asked her, or of what she has just told. */
function bounceKind(saidBefore: string, hisLast: string): Question | null {
  for (const s of sentences(hisLast).slice(-6).reverse()) {
    const asked = classifyQuestion(s);
    if (asked && !NOT_GIVEN_BACK.has(asked.kind)) return asked;
  }
  const text = plain(saidBefore);
  const make = (kind: string): Question => ({ kind, text: saidBefore });
  if (
    /\b(?:i'm|i am) (?:good|great|fine|ok|well|doing|alright|tired|not bad|exhausted|so so|hanging in)\b|^(?:pretty |doing |very )?(?:good|great|fine|not bad|ok|alright|can't complain|all good|well)\b/.test(
      text,
    )
  )
    return make('howAreYou');
  if (
    /\b(?:i work|my job|working (?:as|in|for)|i study|i'm studying|i teach|i'm an? (?:\w+ )?\w+(?:er|or|ist|nurse|vet|chef|lawyer))\b/.test(
      text,
    )
  )
    return make('job');
  if (
    /\b(?:i'm from|i live|i grew up|born in|originally|i'm based|moved (?:here|to)|living in|from)\b/.test(
      text,
    )
  )
    return make('from');
  if (/\b(?:weekend|saturday|sunday|tonight|tomorrow|friday|plans|going to|this week)\b/.test(text))
    return make('weekendPlans');
  if (
    /\b(?:just|currently|watching|chilling|relaxing|at work|at home|in bed|cooking|making|eating|getting|working|studying|on my way|scrolling|lying|about to)\b/.test(
      text,
    )
  )
    return make('wyd');
  if (/\bi'm (?:[2-9]\d)\b/.test(text)) return make('age');
  if (/\b(?:looking for|something (?:serious|casual)|relationship)\b/.test(text)) return make('lookingFor');
  if (/\bfavorite\b/.test(text)) return make('favorite');
  if (/\b(?:day|weekend|week|night)\b/.test(text)) return make('howWasDay');
  return make('yourVersion');
}

/** 'My coworker? No, he has a girlfriend': she repeats what he asked and answers it herself. */
function echoesHim(bare: string, next: string | undefined): boolean {
  return (
    next !== undefined &&
    !next.includes('?') &&
    /^(?:(?:the|my|a|an|this|that|me|him|her|us|who me|no|yes|today|tonight|tomorrow|\w+day)\b[^?]{0,60}|(?!what|who|when|where|why|how|which)[a-z0-9 ]{3,40})\?+$/.test(
      bare,
    ) &&
    !/\b(?:you|your|we|us|free|ok|work|works|good|fine)\b/.test(bare) &&
    /^(?:(?:hard |hell |oh )?no|yes|nah|yeah|yep|nope|never|always|not|he|she|they|it|i|classic|obviously|of course|maybe|absolutely|please|god)\b/i.test(
      next,
    )
  );
}

/** What 'and you?' gives back: his own question when he asked one, else what she has just said. */
function bounced(before: string, hisLast: string): string {
  const his = sentences(hisLast);
  return his.findLast((x) => x.includes('?')) ?? his.findLast((x) => classifyQuestion(x) !== null) ?? before;
}

/** 'There's a ferry or a bus. Which would you take?': the two things stand in the sentence before. */
function ofTwo(asked: Question, before: string): Question | null {
  if (asked.options || !WHICH_OF_TWO.test(plain(asked.text))) return null;
  const two = TWO_THINGS.exec(plain(before));
  if (!two) return null;
  const q = choiceOf('choice', two, before);
  return q.options ? { ...q, text: asked.text } : null;
}

/** A question to him or about the two of them, in any of the languages. */
const ABOUT_US =
  /(?<!\p{L})(?:you\w*|u|ur|we|us|me|t[uúeio]|du|di[rc]h?|dein\w*|vous|votre|ton|ta|tua?|vo[cs]\w*|vc|jij|je|ty|ci|sen\w*|dig|din)(?!\p{L})|\P{ASCII}/iu;

/** 'I'll take it 😂 what music are you into' is two sentences, as a picture often stands for a full stop. */
function atPictures(sentence: string): string[] {
  const parts = sentence.split(/(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]*)\s+(?=\p{L})/u);
  return parts.every((p) => /\p{L}/u.test(p)) ? parts : [sentence];
}

/** The questions in her open lines, in order. */
export function openQuestions(herLines: readonly string[], hisLast: string): Question[] {
  const out: Question[] = [];
  let said = '';
  let before = '';
  for (const line of herLines.slice(-30)) {
    const all = sentences(line).flatMap(atPictures).slice(-30);
    for (const [i, sentence] of all.entries()) {
      const bare = ending(plain(sentence), LONGEST);
      if (echoesHim(bare, all[i + 1])) continue;
      const bounce = BOUNCE.exec(bare === 'you' ? 'you?' : bare);
      const isBounce =
        bounce !== null &&
        (sentence.includes('?') || /\b(?:how about you|what about you|and you)|^you$/.test(bare)) &&
        bare.length - bounce[0].length < 160;
      const direct = classifyQuestion(sentence);
      // 'How old are you?' and 'does 8 work for you?' end like 'and you?' and are not.
      const asksItself =
        direct !== null &&
        !/(?:\band|(?:how|what) about|[,.!-]) ?(?:you|yourself|yours)(?:rself)?\W*$/.test(bare) &&
        !['yesNo', 'wh', 'opinion', 'whatMean', 'really', 'yourVersion'].includes(direct.kind);
      if (isBounce && !asksItself) {
        const before = `${said} ${sentence.slice(0, Math.max(0, sentence.length - bounce[0].length))}`.trim();
        const q = bounceKind(before, hisLast);
        if (q)
          out.push({
            ...q,
            text: ending(sentence, LONGEST),
            said: ending(plain(bounced(before, hisLast)), LONGEST),
          });
      } else {
        if (direct) out.push({ ...(ofTwo(direct, before) ?? direct), said: ending(plain(before), LONGEST) });
        // 'What time and where?' is two.
        if (direct?.kind === 'wherePlace' && /\bwhat time\b|\bwhen\b/.test(bare))
          out.push({ ...direct, kind: 'whenSuits' });
        if (direct?.kind === 'whenSuits' && /\bwhere\b/.test(bare))
          out.push({ ...direct, kind: 'wherePlace' });
      }
      said = `${said} ${sentence}`;
      before = sentence;
    }
  }
  // 'Really? You've been there?' is one question: the one with something in it.
  const vague = ['really', 'yesNo', 'rhetorical', ...(out.length > 1 ? ['yourVersion'] : [])];
  const solid = out.filter((q) => !vague.includes(q.kind));
  // 'The laugh? I bought a dress for Saturday': what she tells is worth more than what she only repeats.
  const tells = herLines
    .flatMap((l) => sentences(l))
    .some((x) => !x.includes('?') && x.split(' ').length > 3);
  const rest = tells ? out.filter((q) => q.kind !== 'yesNo' || ABOUT_US.test(q.text)) : out;
  const kept = solid.length > 0 ? solid : rest;
  return kept
    .filter((q, i) => kept.findIndex((o) => o.kind === q.kind && o.options?.[0] === q.options?.[0]) === i)
    .slice(-3);
}
