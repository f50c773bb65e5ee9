/**
 * The whole of a question, with what is said before it in passing ('aw, ', 'that's mad, did ...') and after it ('... then', '... btw'). For text in which words
 * have one blank or one comma between them, see asked-after-him.ts; so few small words are allowed that they are soon tried in all the ways there are.
 */

const BEFORE = [
  'a?ha|(?:ha)+h?|hehe|lo+l|lmao|omg|oof|ooh+|o+h+|a+h+|a+w+h?|hm+|mm+|no+|ugh+|eek|yikes|ouch|ow|wow+|whoa|yay|yum|uh oh|oh no|oh my(?: god| gosh| goodness)?|no way|way',
  '(?:my )?god|gosh|damn|shit|hell|bloody hell|blimey|dear|so|and|but|ok+|okay|k|well|now|then|too|also|just|right|yeah|yes|yep|wait|hang on|hold on|hey|really|seriously|go on|come on',
  'good|great|nice|lovely|cool|fun|sweet|cute|class|awesome|amazing|brilliant|exciting|impressive|interesting|curious|jealous|enough|fair(?: enough)?|congrat(?:ulation)?s|well done|good for (?:you|u)|lucky you',
  "(?:aw+ )?bless(?: (?:him|her|them|you))?|poor (?:thing|you|u|him|her|man|dog|guy|things|mum|dad|boy|girl)|(?:i'?m |im |so |really |very )*sorry(?: to hear (?:that|this|it))?",
  "(?:i )?love (?:it|that|this)|that(?:'?s| is) (?:\\w+ )?(?:good|bad|nice|awful|great|rough|sad|scary|funny|cute|annoying|exciting|lovely|sweet|mad|rubbish|amazing|terrible|horrible|cool|fun)",
  "sounds (?:good|fun|nice|lovely|great|amazing|awful|like a plan)|how (?:exciting|lovely|nice|funny|awful|cool|sweet|cute|annoying|scary)|i hope (?:he|she|they|it)'?(?:s| is| are|re)? (?:ok|okay|alright)",
  "can i ask|if you don'?t mind me asking|just (?:curious|wondering)|be honest|tell me|do tell|do (?:you|u) know|why",
].join('|');

const AFTER = [
  '(?:ha)+\\w*|lol|x+|hun|babe|mate|please|pls|btw|by the way|really|actually|exactly|roughly|like|yourself|as well|there|then|tho(?:ugh)?|anyways?|again|yet|now|right now|so far|atm|at the moment|at all|in total|all together|in the end',
  "today|tonight|tomorrow|yesterday|last (?:night|time)|this time|usually|normally|afterwards|after(?: that)?|by any chance|to that|about (?:it|that|this)|out of (?:interest|curiosity)|if i (?:can|may) ask|if (?:you|u) don'?t mind (?:me|my) asking",
  'do (?:you|u) (?:know|think|reckon)|did (?:he|she|they)|or (?:is|are|was|did|does) (?:he|she|they|it)(?: not)?|or (?:not|no|what|something|anything)',
].join('|');

const SMALL_WORDS = new RegExp(`^(?:${BEFORE}),? $`);
const TAIL = `(?:,? (?:${AFTER})){0,4}\\??$`;

/** Something else may be said first, up to a comma so far in. */
const LONGEST_FIRST = 80;
const MOST_SMALL_WORDS = 5;
/** Words of the longest of them, 'if you don't mind me asking'. */
const LONGEST_SMALL_WORDS = 6;

/** Where the question can begin: what remains of the text after each way to take what is before it. */
function questionsOf(text: string): string[] {
  const starts = new Set([0]);
  const first = text.split('?', 1)[0] ?? '';
  for (let at = first.indexOf(', '); at >= 0 && at <= LONGEST_FIRST; at = first.indexOf(', ', at + 1))
    starts.add(at + 2);
  let last = [...starts];
  for (let n = 0; n < MOST_SMALL_WORDS && last.length > 0; n++) {
    const next: number[] = [];
    for (const from of last) {
      let to = from;
      for (let words = 0; words < LONGEST_SMALL_WORDS; words++) {
        to = text.indexOf(' ', to) + 1;
        if (to === 0) break;
        if (!starts.has(to) && SMALL_WORDS.test(text.slice(from, to))) next.push(to);
      }
    }
    for (const to of next) starts.add(to);
    last = next;
  }
  return [...starts].map((from) => text.slice(from));
}

/** All rules of all tables are asked of the same text in a row. */
let read: { text: string; questions: string[] } = { text: '', questions: [''] };

/** Tells whether a text is, but for what may stand around it, a question; `source` is that of a pattern for the question alone. */
export function wholeQuestion(source: string): Pick<RegExp, 'test'> {
  const question = new RegExp(`^(?:${source})${TAIL}`);
  return {
    test: (text) => {
      if (read.text !== text) read = { text, questions: questionsOf(text) };
      return read.questions.some((rest) => question.test(rest));
    },
  };
}
