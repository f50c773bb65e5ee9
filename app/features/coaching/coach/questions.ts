/** What she asks, and what kind of answer it wants. */
import {
  ASIDE,
  ASKS_WHAT,
  BOUNCE,
  DO_YOU_OR,
  EITHER,
  INVERTED,
  LEFT_TO_HIM,
  NOT_A_QUESTION,
  OR_AT_THE_END,
  PLAIN_RULES,
  QUESTION_LIKE,
  type Question,
  type QuestionKind,
  RATHER,
  RULES,
  TWO_THINGS,
  WHICH_OF_TWO,
  WHICH_TO_DO,
} from './question-rules';
import { ending, flip, plain, sentences, straighten } from './text';

/** No question is longer, in characters. */
const LONGEST = 400;

/** The kind of one sentence, or null when it asks nothing. `said` is what she said just before it, for 'and you?'. */
export function classifyQuestion(sentence: string): Question | null {
  const raw = ending(sentence, LONGEST);
  const text = plain(raw).replace(
    /\b(where|when|what|how|who|why) (?:exactly|actually|then|again|even|else) /,
    '$1 ',
  );
  const left = LEFT_TO_HIM.exec(text);
  if (left) {
    const a = (left[1] ?? left[3] ?? '').trim();
    const b = (left[2] ?? left[4] ?? '').trim();
    return { kind: 'choice', text: raw, about: `${a} or ${b}`, options: optionPair(a, b, raw) };
  }
  if (ASIDE.test(text) && !/\bwhat you meant\b/.test(text)) return null;
  const pair = EITHER.exec(text);
  if (pair && text.split(' ').length <= (/^\d/.test(text) ? 12 : 8)) {
    const a = (pair[1] ?? '').trim();
    const b = (pair[2] ?? '').trim();
    return { kind: 'choice', text: raw, about: `${a} or ${b}`, options: optionPair(a, b, raw) };
  }
  for (const [kind, rule] of PLAIN_RULES) {
    const m = rule.exec(text);
    if (!m) continue;
    const two = kind === 'advice' ? WHICH_TO_DO.exec(text) : null;
    return {
      kind,
      text: raw,
      about: m[1] ?? '',
      ...(two ? { options: optionPair(two[1] ?? '', two[2] ?? '', raw) } : {}),
    };
  }
  const rather = RATHER.exec(text) ?? OR_AT_THE_END.exec(text) ?? DO_YOU_OR.exec(text);
  if (rather) {
    const a = (rather[1] ?? '').trim();
    const b = (rather[2] ?? '').trim();
    return { kind: 'choice', text: raw, about: `${a} or ${b}`, options: optionPair(a, b, raw) };
  }
  const inverted = INVERTED.test(text);
  if (!QUESTION_LIKE.test(text) && !inverted) return null;
  if (!text.includes('?') && NOT_A_QUESTION.test(text)) return null;
  for (const [kind, rule] of RULES) {
    const m = rule.exec(text);
    if (!m) continue;
    if (kind === 'choice') {
      const a = m[1] ?? '';
      const b = (m[2] ?? '').trim();
      if (
        /\b(?:what|something|so|not|no|anything|whatever|else|maybe)\b/.test(b) ||
        /^(?:are|is|do|what|this|that|more|less|later|two|soon)$/.test(b)
      )
        continue;
      return { kind, text: raw, about: `${a} or ${b}`, options: optionPair(a, b, raw) };
    }
    // 'What smell would you bottle?' is no question about a habit.
    if (
      ['habit', 'have', 'everBeen'].includes(kind) &&
      (ASKS_WHAT.test(text) || /\bhow (?:long|much|many)\b/.test(text))
    )
      return { kind: 'wh', text: raw, about: '' };
    const caught = m.slice(1).find((g) => g?.trim());
    return { kind, text: raw, about: tidyAbout(caught ?? '', raw) };
  }
  const asksPlainly =
    (inverted && !NOT_A_QUESTION.test(text)) ||
    (/^(?:so |and |but |ok |oh |hey |wait )*(?:what|which|who|why|how|where|when)(?:'s| is| are| was| do| does| did| would| should| were| has| have| had) (?:you|your|the|that|this|it|he|she|they|i|we|her|him)\b/.test(
      text,
    ) &&
      !NOT_A_QUESTION.test(text));
  if (!text.includes('?') && !asksPlainly) return null;
  const wh = /\b(?:what|where|when|why|who|which|how)\b/.test(text);
  return { kind: wh ? 'wh' : 'yesNo', text: raw, about: '' };
}

const LEAD =
  /^(?:(?:there's|it's|got|any|even|still|really|ever|and|but|so|ok|oh|haha|lol|very|important|question|serious|more|a|an|the|team|of|or|you|are|do|prefer|like|rather|would|person|is|it|be|your|we|talking|i|wait|hmm|tell|me|first|second|then|now|what's|better|which|one|who|guy|kind|to|go|have|get|for|going|being|want|wanting|grab|at|in|on)\s+)+/;

function optionPair(a: string, b: string, raw: string): [string, string] {
  const left = a.replace(LEAD, '').trim() || a.trim();
  const right = b
    .replace(/^(?:a|an|the|more|team|rather|is it|are you|just a|just)\s+/, '')
    .replace(/\s+on \w+day\b.*$/, '')
    .replace(
      /\s+(?:person|guy|man|type|girl|kind|lover|people|kinda|first|though|tho|today|tonight)\b.*$/,
      '',
    )
    .trim();
  return [recase(flip(left), raw), recase(flip(right), raw)];
}

function tidyAbout(caught: string, raw: string): string {
  const tidy = caught
    .replace(
      /\s+(?:or|and|but|because|if|when|while|since|too|then|instead|maybe|perhaps|though|tho|lol|haha|yet|before|at all|much|either|by the way|btw|again|though|so far|sometime|some time|with me|these days|anymore|ever|to|in|of|at|on|for|with)\b.*$/,
      '',
    )
    .replace(/[^\p{L}\p{N}' &:.-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim();
  return recase(flip(tidy), raw);
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

/** What 'and you?' asks: the kind of what he asked her, or of what she has just told. */
function bounceKind(saidBefore: string, hisLast: string): Question | null {
  for (const s of sentences(hisLast).slice(-6).reverse()) {
    const asked = classifyQuestion(s);
    if (
      asked &&
      !['invite', 'contact', 'photo', 'confirm', 'when', 'where', 'really', 'clarify', 'guess'].includes(
        asked.kind,
      )
    )
      return asked;
  }
  const text = plain(saidBefore);
  const make = (kind: QuestionKind, about = ''): Question => ({ kind, text: saidBefore, about });
  if (
    /\b(?:i'm|i am) (?:good|great|fine|ok|well|doing|alright|tired|not bad|exhausted|so so|hanging in)\b|^(?:pretty |doing |very )?(?:good|great|fine|not bad|ok|alright|can't complain|all good|well)\b/.test(
      text,
    )
  )
    return make('howAreYou');
  if (
    /\b(?:i work|i'm an? [a-z ]*(?:nurse|teacher|lawyer|engineer|designer|student|doctor|manager|accountant|developer|therapist|vet|chef|artist|writer|barista|dentist|consultant|architect|paralegal|scientist|researcher)|my job|work as|working (?:as|in|for)|i study|i'm studying|i teach)\b/.test(
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
    return make('plans');
  if (
    /\b(?:just|currently|watching|chilling|relaxing|at work|at home|in bed|cooking|making|eating|getting|working|studying|on my way|scrolling|lying|about to)\b/.test(
      text,
    )
  )
    return make('wyd');
  if (/\bi'm (?:[2-9]\d)\b/.test(text)) return make('age');
  if (/\b(?:looking for|something (?:serious|casual)|relationship)\b/.test(text)) return make('lookingFor');
  if (/\bfavorite\b/.test(text)) return make('favorite');
  const liked =
    /\bi (?:also |really |do |just |kinda |absolutely )*(?:like|love|enjoy|prefer|adore|hate|play|do|read|watch|cook|drink|collect)\s+([^.,!?]{2,30})/.exec(
      text,
    );
  if (liked) return make('like', tidyAbout(liked[1] ?? '', saidBefore));
  if (/\b(?:day|weekend|week|night)\b/.test(text)) return make('howWas');
  return make('sameHere');
}

/** 'My coworker? No, he has a girlfriend': she repeats what he asked and answers it herself. */
function echoesHim(bare: string, next: string | undefined): boolean {
  return (
    next !== undefined &&
    !next.includes('?') &&
    /^(?:(?:the|my|a|an|this|that|me|him|her|us|who me|no|yes|today|tonight|tomorrow|\w+day)\b[^?]{0,60}|(?!what|who|when|where|why|how|which)[a-z0-9 ]{3,40})\?+$/.test(
      bare,
    ) &&
    !/\b(?:you|your|free|ok|work|works|good|fine)\b/.test(bare) &&
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
  const [, a = '', b = ''] = two;
  return { ...asked, kind: 'choice', about: `${a} or ${b}`, options: optionPair(a, b, before) };
}

/** The questions in her open lines, in order. */
export function openQuestions(herLines: readonly string[], hisLast: string): Question[] {
  const out: Question[] = [];
  let said = '';
  let before = '';
  for (const line of herLines.slice(-30)) {
    const all = sentences(line).slice(-30);
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
        !/(?:\b(?:and|about)|[,.!-]) ?(?:you|yourself|yours)(?:rself)?\W*$/.test(bare) &&
        !['yesNo', 'wh', 'opinion', 'clarify', 'really'].includes(direct.kind);
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
        if (direct?.kind === 'where' && /\bwhat time\b|\bwhen\b/.test(bare))
          out.push({ ...direct, kind: 'when' });
        if (direct?.kind === 'when' && /\bwhere\b/.test(bare)) out.push({ ...direct, kind: 'where' });
      }
      said = `${said} ${sentence}`;
      before = sentence;
    }
  }
  // 'Really? You've been there?' is one question: the one with something in it.
  const vague = ['really', 'yesNo', ...(out.length > 1 ? ['sameHere'] : [])];
  const solid = out.filter((q) => !vague.includes(q.kind));
  const kept = solid.length > 0 ? solid : out;
  return kept
    .filter((q, i) => kept.findIndex((o) => o.kind === q.kind && o.about === q.about) === i)
    .slice(-3);
}
