/** What is going on in a conversation: questions, topics, moment, stage and his style. */

import { type Clause, clausesIn } from './clauses';
import type { Topic } from './content/topic';
import { LEISURE } from './content/topics-leisure';
import { LIFE } from './content/topics-life';
import { type Conversation, parseConversation, type Turn } from './conversation';
import { declineLine } from './decline';
import { openQuestions, type Question } from './questions';
import { checkSafety } from './safety';
import { type Style, styleOf } from './style';
import { contentStems, emojis, isFunctionWord, LAUGHTER, plain, sentences, straighten, words } from './text';

export type Stage = 'opening' | 'warming' | 'planning' | 'stalled' | 'waiting' | 'declined';
export type Moment =
  | 'grief'
  | 'badNews'
  | 'goodNews'
  | 'cancelled'
  | 'space'
  | 'boundary'
  | 'lateSorry'
  | 'annoyed'
  | 'compliment'
  | 'night'
  | 'thanks'
  | 'planned'
  | 'hello'
  | 'laugh'
  | 'oddText'
  | 'onTheWay'
  | 'dry'
  | null;

export interface TopicHit {
  topic: Topic;
  /** His word for it. */
  name: string;
  /** Her word, as found. */
  surface: string;
  hers: boolean;
  /** She does not like it. */
  negative: boolean;
  /** 0 for what she has just said, 1 for the run before, and so on. */
  age: number;
  line: string;
}

export interface Understanding {
  conversation: Conversation;
  questions: Question[];
  topics: TopicHit[];
  /** What she did or is, as he can say it back ('you drive the school bus'). */
  clauses: Clause[];
  /** Single words of her last lines that carry most, best first ('regatta'). */
  keywords: string[];
  /** How each keyword is said back: with 'your' or 'the' as she had it, or bare ('algebra', 'Dave'). */
  leads: ReadonlyMap<string, 'your ' | 'the ' | ''>;
  /** The keywords that are somebody ('boss', 'neighbour'). */
  people: ReadonlySet<string>;
  /** A word of hers to fall back on when no thing was named ('soaked'). */
  echo: string | null;
  /** The one word a moment turns on: what she praised, what annoyed her, what she would rather keep for later. */
  momentWord: string | null;
  moment: Moment;
  stage: Stage;
  declined: string | null;
  caring: boolean;
  style: Style;
  herStyle: Style;
  /** Names and places that keep their capital. */
  names: Set<string>;
  /** A day or time somebody named last, as it can be said back ('Thursday', 'tonight'). */
  time: string | null;
  /** She writes in another language than English ('es', 'de', ...), as far as it can be told. */
  language: string | null;
}

const TOPICS = [...LEISURE, ...LIFE];
/** Topics that say little by themselves give way to others. */
const VAGUE = new Set([
  'office',
  'weekend',
  'monday',
  'home',
  'bed',
  'parents',
  'friends',
  'dating',
  'travel',
  'weather',
  'party',
  'car',
  'tired',
  'kids',
  'nature',
  'sun',
]);
const SHARED = new Set(
  LEISURE.map((t) => t.id).concat('place', 'beach', 'theatre', 'sun', 'nature', 'monday', 'weather'),
);
const NEGATIVE =
  /\b(?:hate|hated|can't stand|don't (?:really )?(?:like|do|eat|drink|watch|play|enjoy)|not (?:a |an |really |much of |that |a big )*(?:fan|person|into|big on|my thing|much of)|allergic|scared of|afraid of|terrified of|never (?:liked|understood|got into)|can't (?:do|eat|drink)|overrated|gave up|quit|sick of|tired of|bad at|boring|dislike)\b/;

/** Her own word where his name for the topic would lose it: 'star wars' rather than 'movie'. */
export function shownName(hit: TopicHit): string {
  const own = contentStems(hit.surface);
  if (
    [...contentStems(hit.name)].some((w) => own.has(w)) ||
    /(?:ed|ing|er|s)$/.test(hit.surface) ||
    words(hit.surface).length > 3
  )
    return hit.name;
  return /^\p{L}+\s\p{L}+$/u.test(hit.surface) && hit.topic.id !== 'commute'
    ? hit.surface.replace(/(^|\s)\p{Ll}/gu, (c) => c.toUpperCase())
    : hit.name;
}

/** Topics that say little by themselves. */
export function isVague(hit: TopicHit): boolean {
  return VAGUE.has(hit.topic.id);
}

export function understand(text: string): Understanding {
  const conversation = parseConversation(text);
  const { runs } = conversation;
  const herRuns = runs.filter((r) => r.speaker === 'Girl').map((r) => r.texts.map(withoutOrders));
  const hisLast = conversation.runs.findLast((r) => r.speaker === 'Boy')?.texts.join('\n') ?? '';
  const questions = openQuestions(conversation.herOpenLines, hisLast);
  const names = namesIn(conversation.turns);
  const { caring } = checkSafety(text);
  // Who is in despair gets care, whatever else was said.
  const declined = caring ? null : declineLine(conversation);
  const moment = momentOf(conversation);
  const hers = topicsIn(herRuns);
  // What he brought up last and she answered is common ground, after all that is her own.
  const common = topicsIn([hisLast.split('\n')]).map((t) => ({ ...t, age: 1, hers: false, negative: false }));
  // search, not test: the patterns are global, and test would start the next reading in the middle of a line.
  // 'How's studying?' is about her; 'I'm basically a chef' is about him.
  const askedHer = (t: TopicHit) =>
    sentences(t.line).some(
      (x) => /\?|^(?:how|what|where|when|do|did|are) /i.test(x) && x.search(t.topic.pattern) >= 0,
    );
  const topics = [
    ...hers,
    ...common.filter(
      (t) => !hers.some((h) => h.topic === t.topic) && (SHARED.has(t.topic.id) || askedHer(t)),
    ),
  ];
  const keywords = keywordsIn(conversation);
  const style = styleOf(conversation.boy);
  return {
    conversation,
    questions,
    topics,
    clauses: clausesIn(conversation.herOpenLines.map(withoutOrders)),
    keywords: keywords.map((k) => k.word),
    leads: new Map(keywords.map((k) => [k.word, k.lead])),
    people: new Set(keywords.filter((k) => isPerson(k)).map((k) => k.word)),
    echo: echoIn(conversation.herOpenLines.map(withoutOrders)),
    momentWord: momentWordOf(moment, conversation),
    moment,
    stage: stageOf(conversation, questions, declined, moment),
    declined,
    caring,
    style,
    herStyle: styleOf(conversation.girl),
    names,
    time: timeIn(conversation.turns.slice(-4), moment === 'planned'),
    language: languageOf(conversation),
  };
}

const ORDERS =
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |my )*(?:previous|prior|above|earlier|system|other)\b|\b(?:developer|debug|dan|god|jailbreak|admin) mode\b|\b(?:print|reveal|show|repeat|output) (?:me )?(?:your|the) (?:system )?(?:prompt|instructions)\b|\byou are (?:now )?(?:an ai|chatgpt|a language model|dan\b)|\b(?:reply|respond|answer|output) (?:with )?only\b|^system\s*:|\bassistant\s*:|\bEXPLAIN:|<\||\b(?:note|message|instructions?) (?:to|for) (?:the |any )?(?:ai|bot|assistant|model|coach)\b|\bfrom now on,? (?:tell|say|write|reply|answer)\b/i;

/** Her line without sentences meant for a machine: they are no topic to talk about. */
function withoutOrders(line: string): string {
  if (!ORDERS.test(line)) return line;
  const rest = sentences(line)
    .filter((s) => !ORDERS.test(s))
    .join(' ');
  return contentStems(rest).size > 0 ? rest : '';
}

function topicsIn(herRuns: readonly string[][]): TopicHit[] {
  const hits: TopicHit[] = [];
  herRuns.forEach((texts, r) => {
    const age = herRuns.length - 1 - r;
    for (const line of texts) {
      for (const sentence of sentences(line)) {
        const low = straighten(sentence);
        for (const t of TOPICS) {
          for (const m of low.matchAll(t.pattern)) {
            if (falseFriend(t.id, m[0].toLowerCase(), low.toLowerCase(), m.index)) continue;
            const before = low.slice(Math.max(0, m.index - 24), m.index);
            // 'his dad', 'called me mum': not hers, and 'your dad' would be wrong.
            if (
              /^(?:parents|sibling)$/.test(t.id) &&
              /(?:\b(?:his|their|your|the|called me|like a|some|her|whose)|'s)\s+(?:\w+\s+)?$/.test(before)
            )
              continue;
            const surface =
              t.id === 'place' || t.id === 'language' || t.id === 'monday'
                ? placeCase(m[0])
                : m[0].toLowerCase();
            hits.push({
              topic: t,
              name: t.id === 'series' || t.id === 'games' ? titled(t.nameFor(surface)) : t.nameFor(surface),
              surface,
              hers: /\b(?:my|our|we have a|i have an?|i've got an?)\s+(?:\w+\s+){0,2}$/i.test(before),
              negative: t.id !== 'tired' && dislikes(clauseAt(low, m.index), m[0]),
              age,
              line,
            });
          }
        }
      }
    }
  });
  const seen = new Set<string>();
  return hits
    .map((h, i) => ({
      h,
      score:
        -2.2 * h.age -
        (VAGUE.has(h.topic.id) ? 2.5 : 0) +
        (h.name.toLowerCase() === h.surface.toLowerCase() ? 0.4 : 0) +
        (h.hers ? 0.6 : 0) +
        i * 0.01,
    }))
    .sort((a, b) => b.score - a.score)
    .map((s) => s.h)
    .filter((h) => !seen.has(h.topic.id) && seen.add(h.topic.id));
}

/** 'I hate sushi' and 'sushi is overrated', but not 'hate speech' and not 'sick of work, but the sea helps'. */
function dislikes(clause: string, surface: string): boolean {
  const text = plain(clause);
  const at = text.indexOf(plain(surface));
  const before = at < 0 ? text : text.slice(0, at);
  return (
    (NEGATIVE.test(before) && !/\bhate (?:speech|crime|mail)\b/.test(text)) ||
    /\b(?:overrated|boring|not (?:really )?(?:for me|my thing|my cup of tea)|isn't for me|make me sick|scare me|give me hives)\b/.test(
      at < 0 ? '' : text.slice(at),
    )
  );
}

/** The part of a sentence around a place in it: 'not my thing, but I'd do jazz' speaks of jazz in its second half. */
function clauseAt(sentence: string, at: number): string {
  let start = 0;
  for (const m of sentence.matchAll(/[,;]| but | though | however |\.\.\. /gi)) {
    if (m.index >= at) return sentence.slice(start, m.index);
    start = m.index + m[0].length;
  }
  return sentence.slice(start);
}

/** Words that look like a topic and are not. */
function falseFriend(id: string, word: string, sentence: string, at: number): boolean {
  const after = sentence.slice(at + word.length, at + word.length + 20);
  const before = sentence.slice(Math.max(0, at - 16), at);
  switch (id) {
    case 'running':
      return (
        /^\s+(?:late|out|into|errands|away|through|by|the|a|my|low|on)/.test(after) && word !== 'marathon'
      );
    case 'office':
      return (
        (word === 'work' &&
          /\b(?:that|it|this|day|does|would|will|could|can|might|didn't|doesn't|don't|won't|not|to|times?|[ap]m|\d)\s*$/.test(
            before,
          ) &&
          !/\b(?:at|from|to|of|after|for) $/.test(before)) ||
        (word === 'data' && /^\s*(?:plan)/.test(after))
      );
    case 'teaching':
      return /^teach/.test(word) && /^\s+(?:my|me|him|her|you|them|myself|us|the dog|an old)\b/.test(after);
    case 'series':
      return (
        /^shows?$/.test(word) &&
        (/\b(?:our|my|comedy|light|talent|next|the whole|to|will|can|could|i'll|let me|didn't|no)\s*$/.test(
          before,
        ) ||
          /^\s+(?:up|me|you|him|her|them|off|it|that|us)\b/.test(after))
      );
    case 'book':
      return (
        word === 'fantasy' ||
        (word === 'book' && /\b(?:to|can|could|will|should|we)\s*$/.test(before)) ||
        (/^read/.test(word) && /\b(?:on)\s*$/.test(before))
      );
    case 'swimming':
      return word === 'dive' && /^\s+bar/.test(after);
    case 'cooking':
      return word === 'cooked' && /\bi'?m\s*$/.test(before);
    case 'dating':
      return /^dates?$/.test(word) && /^\s*(?:back|of)/.test(after);
    case 'games':
      return word === 'switch';
    case 'gym':
      return (
        /work(?:ed|ing|s)? ?out/.test(word) &&
        /\b(?:it|things?|that|this|everything|didn't|doesn't|don't|not)\s*(?:'ll |will |to )?$/.test(before)
      );
    case 'newjob':
      return word === 'passed' && /^\s*(?:away|out|by)/.test(after);
    case 'sick':
      return word === 'sick' && (/^\s+of/.test(after) || /\b(?:that's|so|is|was)\s*$/.test(before));
    case 'moving':
      return word === 'boxes' && /\btick|check\b/.test(before);
    case 'place':
      return (
        (word === 'la' && !/\b(?:in|to|from)\s*$/.test(before)) ||
        (word === 'turkey' && /\b(?:eat|ate|roast|cook)\w*\s*(?:a |the )?$/.test(before)) ||
        word === 'nice'
      );
    default:
      return false;
  }
}

function placeCase(word: string): string {
  if (/^(?:nyc|la|dnd)$/i.test(word)) return word.toUpperCase();
  if (/^(?:duolingo|languages?|accent|bilingual)$/i.test(word)) return word.toLowerCase();
  return titled(word.toLowerCase());
}

function titled(name: string): string {
  return /^(?:games|gaming|chess|poker|trivia|series|show|anime|uno|catan|.*(?:games|puzzles|quizzes|rooms|crosswords)|wordle)$/.test(
    name,
  ) && !/^(?:uno|catan|wordle)$/.test(name)
    ? name
    : name
        .replace(/(^|\s)(\p{Ll})/gu, (_, s: string, l: string) => s + l.toUpperCase())
        .replace(/\b(?:Of|The|And|De)\b/g, (w) => w.toLowerCase())
        .replace(/^the /, '');
}

const NP_END = new Set(
  `last this next today yesterday tomorrow tonight now just again already still so really which got went goes gets made makes came said
  says wants wanted needs broke died ate took takes gave keeps kept left likes loves hates told asked called works plays started
  lately always never soon later early late back here there over down up out off away today's though tho lol haha together
  yet cause because anyway btw ended finally literally actually also even almost too hit hits fell felt feels looks sounds turned
  tried thinks know knows think visited visits comes runs ran sat sits won lost fits helps sucks rocks smells tastes costs`.split(
    /\s+/,
  ),
);

/** Words that look like content and are poor to say back. */
const WEAK = new Set(
  `awful terrible amazing awesome crazy weird funny cute sweet lovely happy glad tired busy bored boring
  excited perfect horrible annoying annoyed stupid silly serious real true wrong different free ready late
  early slow fast hard easy long short high cold warm whole half full empty super absolutely definitely
  totally completely finally usually often sometimes once twice later soon already almost perhaps instead
  anyway during before after between around away together alone inside outside morning afternoon evening
  night tonight tomorrow yesterday week weekend month year years hours hour minutes minute days times people
  person guys everyone stuff part point place life world mind reason question answer idea starting stopped
  stop telling asked asking talk talking looking looks looked seem seems feeling felt thinking known wants
  needs likes liked loves loving hate hates hated trying makes making takes taking giving kept keeps leave
  left leaving find found finding watch watched show showed shown turn turned turns call called calling help
  helped happen happened happens believe wish wonder remember forget forgot forgotten send sent sending wait
  waiting stay stayed live lived living work working works worked play played playing read reading write
  wrote written bought eaten eating drink sleep sleeping slept wake woke meet meeting meant care cares
  prefer rather alright message text texting chat profile pics name number honest gonna wanna gotta dont
  cant didnt doesnt isnt wasnt havent youre thats whats theyre english intend remind lose enough argued
  arguing fully monday tuesday wednesday thursday friday saturday sunday january february march april june
  july august september october november december purple orange yellow green blue white black pink brown
  grey belongs loses wins anymore neither near laid judge mins local doin prove seeing front middle through
  four five seven eight nine hundred thousand kill killing friend friends child children mondays tuesdays
  wednesdays thursdays fridays saturdays sundays worries worry ones second seconds wont oclock raha gaya gayi mera meri hain arre yaar nahi hota karo chal version side round whatever total least case
  rest mood vibe plus chance sense trouble apart enemy house meio worst worse favorite favourite young small
  huge tiny able less everywhere somewhere anywhere nowhere elsewhere everybody somebody anybody nobody
  abroad upstairs downstairs anyways forever earlier sooner otherwise overall besides meanwhile whenever
  wherever
  `.split(/\s+/),
);
const LEADS_TO_NOUN =
  /^(?:a|an|the|my|our|this|that|some|his|her|their|your|of|with|for|at|in|into|on|about|from|called|no|two|three|more|to)$/;

interface Keyword {
  word: string;
  lead: 'your ' | 'the ' | '';
}

const PERSON =
  /^(?:(?:best )?friend|boss|manager|neighbou?r|co-?worker|colleague|flatmate|housemate|room-?mate|landlord|landlady|client|customer|patient|guest|husband|wife|boyfriend|girlfriend|ex|cousin|aunt|auntie|uncle|niece|nephew|grandma|grandpa|gran|nan|nana|granny|grandad|grandmother|grandfather|sister|brother|mother|father|mum|mom|dad|son|daughter|twin|toddler|baby|kid|godson|goddaughter|in-laws?|teacher|professor|tutor|student|pupil|intern|trainee|assistant|coach|trainer|doctor|dentist|nurse|vet|therapist|barista|waiter|waitress|chef|bouncer|driver|pilot|plumber|electrician|builder|cop|police(?:man|woman)?|judge|lawyer|priest|vicar|nun|bride|groom|bridesmaid|stranger|tourist|busker|granny|lady|dude|bloke|lad|guy|woman|man|girl|boy|team|crew|speaker|singer|drummer|bassist|referee|umpire|goalkeeper|captain|commuter|passenger|hairdresser|barber|receptionist|secretary|director|CEO|supervisor|sophomores?|freshm[ae]n|teenagers?|toddlers|kids|parents|colleagues|neighbou?rs|flatmates|friends|cousins|siblings|grandparents|students|customers|clients|patients)$/i;

function isPerson(k: Keyword): boolean {
  const head = k.word.split(' ').at(-1) ?? '';
  return PERSON.test(head) || (k.lead === '' && /^\p{Lu}\p{Ll}+$/u.test(k.word) && GIVEN_NAME.test(k.word));
}

const GIVEN_NAME =
  /^(?:dave|mike|tom|ben|dan|sam|alex|max|leo|jack|joe|john|james|chris|matt|nick|steve|paul|luke|adam|ryan|kevin|brian|greg|jeff|jim|tim|tony|anna|emma|sarah|kate|laura|lisa|julia|maria|sophie|lucy|amy|jess|jenny|karen|rachel|hannah|nina|peter)$/i;

/** Words that say how something is and look like things by their place. */
const QUALITY =
  /^(?:straight|hungry|thirsty|dramatic|soaked|wet|peaceful|quiet|loud|elegant|angry|jealous|proud|nervous|shy|brave|curious|gross|messy|clean|dirty|fresh|awake|asleep|alive|broke|rich|poor|cheap|expensive|sober|pregnant|allergic|online|offline|broken|stuck|sunny|rainy|foggy|windy|snowy|freezing|boiling|sweaty|sleepy|cozy|cosy|fancy|posh|spicy|salty|sour|crispy|vegan|vegetarian|single|married|divorced|religious|political|basic|classic|iconic|legendary|epic|chaotic|brutal|intense|mental|insane|ridiculous|hilarious|fantastic|brilliant|fabulous|gorgeous|beautiful|handsome|dull|bland|odd|strange|spooky|creepy|scary|haunted|cursed|blessed|lucky|unlucky|clumsy|lazy|stubborn|patient|impatient|competitive|picky|fussy|bossy|nosy|grumpy|moody|cranky|wild|calm|chill|tense|rough|smooth|soft|tough|strong|weak|fit|fat|tall|blonde|curly|belong|upset|guilty|innocent|normal|special|rare|recent|modern)$/i;

/** The last word of hers with some weight, when nothing else can be said back. */
function echoIn(lines: readonly string[]): string | null {
  const found: string[] = [];
  for (const line of lines)
    for (const sentence of sentences(line)) {
      if (sentence.includes('?')) continue;
      for (const w of words(sentence))
        if (
          w.length >= 4 &&
          /^\p{L}+$/u.test(w) &&
          !isFunctionWord(w) &&
          !ECHO_NOT.test(w) &&
          !/(.)\1\1/.test(w)
        )
          found.push(w);
    }
  return found.filter((w) => QUALITY.test(w) || /(?:ful|ous|ive|less)$/.test(w)).at(-1) ?? null;
}

/** Poor to throw back at her. */
const ECHO_NOT =
  /^(?:neither|rude|early|rather|live|sexy|naked|weird|creepy|stupid|dishonest|awful|fat|ugly|beautiful|gorgeous)$/;

/** As she had it: 'my fringe' is 'your fringe', 'a rooster' is 'the rooster', 'algebra' stays bare. */
function leadOf(before: readonly string[], word: string): Keyword['lead'] {
  const owner = before.at(-1) ?? '';
  if (/^(?:my|our)$/.test(owner)) return 'your ';
  if ((/^\p{Lu}\p{Ll}/u.test(word) || GIVEN_NAME.test(word)) && !/^(?:a|an|the)$/.test(owner)) return '';
  if (/^(?:my|our)$/.test(before.at(-2) ?? '')) return 'your ';
  const marked = before.slice(-3).some((w) => DETERMINER.test(w));
  return marked && !(MASS.test(word) && !DETERMINER.test(owner)) ? 'the ' : '';
}

const DETERMINER =
  /^(?:a|an|the|this|that|these|those|one|two|three|four|five|six|some|every|each|another|no|his|her|their|first|last|next|whole)$/;

const MASS =
  /^(?:algebra|maths?|physics|chemistry|history|politics|traffic|luggage|furniture|paperwork|homework|laundry|gossip|drama|chaos|snow|rain|thunder|sunshine|pasta|rice|bread|butter|cheese|honey|garlic|sugar|salt|flour|soup|chicken|fish|meat|fruit|milk|juice|beer|wine|coffee|tea|water|jazz|techno|metal|folk|choir|karate|ballet|salsa|yoga|tennis|golf|rugby|cricket|darts|poker|chess|karaoke|pottery|knitting|photography|poetry|philosophy|psychology|nursing|law|medicine|marketing|retail|sales|finance|inflation|rent|insomnia|anxiety|patience|sarcasm|silence|karma|magic|luck)$/i;

const DOING =
  /\b(?:love|loves|loved|hate|hates|hated|like|enjoy|enjoyed|start|started|stop|stopped|quit|tried|keep|kept|into|about|from|of|by|for|at|finished|mind|avoid|miss|regret|practi[cs]e|without|instead of|after|before)\s+((?:not )?\p{L}{2,}ing(?:\s(?:the|a|an|my|no|to|on|in|up|out|off|with|at|for|into))?(?:\s[\p{L}'-]+){0,2})/giu;

/** 'I hate saying no' names a thing as well: 'saying no'. */
function doingIn(sentence: string): string[] {
  if (sentence.includes('?')) return [];
  return [...straighten(sentence).matchAll(DOING)].flatMap((m) => {
    const kept: string[] = [];
    for (const w of (m[1] ?? '').split(/\s+/)) {
      const low = w.toLowerCase();
      if (
        kept.length > 0 &&
        (NP_END.has(low) ||
          /^(?:and|but|or|so|because|i|he|she|it|is|was|you|your|me|that|this|if|when)$/.test(low))
      )
        break;
      kept.push(low === 'my' ? 'your' : w);
    }
    while (
      kept.length > 1 &&
      /^(?:the|a|an|your|to|on|in|with|at|for|into|very|really|so)$/i.test(kept.at(-1) ?? '')
    )
      kept.pop();
    const text = kept.join(' ');
    return /^(?:something|anything|nothing|everything|being|having|going|during|morning|evening|king|thing|string|spring|wedding|meeting|building|feeling|talking|texting|messaging|dating|using|getting|doing|trying|making|looking|fucking|saying (?:that|this|it)|thinking)\b/i.test(
      text,
    ) && kept.length < 3
      ? []
      : [text];
  });
}

function keywordsIn(c: Conversation): Keyword[] {
  const open = (c.herOpenLines.length > 0 ? c.herOpenLines : c.girl.slice(-1)).map(withoutOrders);
  const scored = new Map<string, { score: number; lead: Keyword['lead'] }>();
  for (const line of open) {
    const bare = straighten(line).replace(/https?:\S+|@\S+|"[^"]*"/g, ' ');
    for (const sentence of sentences(bare)) {
      // What she asks him is answered, not said back.
      if (sentence.includes('?')) continue;
      const tokens = [...sentence.matchAll(/[\p{L}][\p{L}'-]*/gu)];
      tokens.forEach((m, i) => {
        const word = m[0];
        const low = word.toLowerCase();
        if (
          low.length < 4 ||
          isFunctionWord(low) ||
          WEAK.has(low) ||
          NP_END.has(low) ||
          /(?:ly|'s|'re|n't|'ll|'ve|'d)$/.test(low) ||
          /(.)\1\1|(?:aa|ii|uu|yy)$/.test(low)
        )
          return;
        const before = tokens[i - 1]?.[0].toLowerCase() ?? '';
        const after = tokens[i + 1]?.[0].toLowerCase() ?? '';
        const end = m.index + word.length;
        const closes =
          !after ||
          /(?:ing|ed)$/.test(after) ||
          isFunctionWord(after) ||
          NP_END.has(after) ||
          /^[^\p{L}]*[,.!?]/u.test(sentence.slice(end, end + 2));
        // 'to entertain me', 'don't laugh': something done, not a thing.
        if (
          /^(?:don't|dont|didn't|doesn't|can't|won't|will|would|could|should|can|please|gonna|wanna|i|you|we|they)$/.test(
            before,
          ) ||
          (before === 'to' && /^(?:me|you|it|us|them|him|her|that|this|the|a|my|your)$/.test(after))
        )
          return;
        let score = Math.min(low.length, 9) / 9;
        if (LEADS_TO_NOUN.test(before)) score += 1.2;
        // 'a rough patch': the word for the thing is the last one.
        score += closes ? 0.8 : -1.5;
        if (/s$/.test(low) && !/ss$/.test(low))
          score +=
            LEADS_TO_NOUN.test(before) || /^(?:and|\d.*|new|old|big|little)?$/.test(before) ? 0.3 : -0.4;
        if (/(?:ed|ous|ful|ive|able|ible|ish|est|ical|less)$/.test(low)) score -= 1.6;
        if (/ing$/.test(low)) score -= /^(?:a|the|my|our)$/.test(before) ? 0.4 : 2.5;
        if (
          /^(?:i|you|we|they|to|he|she|it|can|will|would|could|i'm|not|don't|i'll|so|very|really|too|super|was|were|is|are)$/.test(
            before,
          )
        )
          score -= 1.1;
        if (/^\p{Lu}\p{Ll}/u.test(word) && i > 0) score += 0.6;
        if (/^(?:a|an|the|my|our|some|this|that|two|three)$/.test(before)) score += 0.4;
        const noun = (i === 0 && !GIVEN_NAME.test(low)) || word === word.toUpperCase() ? low : word;
        if (QUALITY.test(low) && !/^(?:a|an|the|my|our)$/.test(before)) return;
        const lead = tokens[i - 1];
        const leadWord = lead?.[0] ?? '';
        const beforeLead = tokens[i - 2]?.[0].toLowerCase() ?? '';
        // 'prom dress', 'jury duty': with the word before it when both are one thing.
        const compound =
          lead !== undefined &&
          lead.index + leadWord.length + 1 === m.index &&
          leadWord.length > 2 &&
          !/(?:ing|ed)$/.test(low) &&
          !isFunctionWord(before) &&
          !WEAK.has(before) &&
          !NP_END.has(before) &&
          !/(?:ly|ed|'s|ing|n't|'ll|'re)$/.test(before) &&
          LEADS_TO_NOUN.test(beforeLead);
        const shown = compound ? `${i - 1 === 0 ? before : leadWord} ${noun}` : noun;
        if (compound) score += 1.2;
        if (score > (scored.get(shown)?.score ?? -9))
          scored.set(shown, {
            score,
            lead: leadOf(
              tokens.slice(Math.max(0, i - 3), compound ? i - 1 : i).map((t) => t[0].toLowerCase()),
              shown,
            ),
          });
      });
    }
  }
  for (const doing of open.flatMap((l) => sentences(l)).flatMap(doingIn))
    if (!scored.has(doing)) scored.set(doing, { score: 1.3, lead: '' });
  const best = [...scored.entries()].sort((a, b) => b[1].score - a[1].score);
  // Rather a plain noun of hers than nothing.
  if (best.length === 0) {
    const noun =
      /\b(my |our )?(meeting|week|morning|evening|night|months|story|phone|hair|class|shift|exam)\b/i.exec(
        open.join(' '),
      );
    return noun?.[2] ? [{ word: noun[2].toLowerCase(), lead: noun[1] ? 'your ' : 'the ' }] : [];
  }
  return best
    .filter(([, s], i) => s.score > (i === 0 ? 0.75 : 1.15))
    .slice(0, 3)
    .map(([word, s]) => ({ word, lead: s.lead }));
}

function momentWordOf(moment: Moment, c: Conversation): string | null {
  const hers = plain(c.herOpenLines.join(' '));
  // What she would rather keep for later is often named in his line only.
  const his = plain(c.runs.findLast((r) => r.speaker === 'Boy')?.texts.join(' ') ?? '');
  const text = moment === 'boundary' ? `${hers} ${his}` : hers;
  const found =
    moment === 'compliment'
      ? /\b(funny|sweet|nice|cute|kind|charming|smart|interesting|thoughtful|lovely|hilarious|easy to talk to|adorable|wholesome|smooth|different)\b/.exec(
          text,
        )
      : moment === 'annoyed'
        ? /\b(rude|creepy|offensive|insulting|disrespectful|mean|inappropriate|uncalled for|annoying|disappointing|condescending|pushy|hurtful|harsh|sexist|not funny|not cool|too much)\b/.exec(
            text,
          )
        : moment === 'boundary'
          ? /\b(number|photos?|pics?|picture|call|video call|meeting|date|house|place|instagram|insta|address)\b/.exec(
              text,
            )
          : null;
  if (moment === 'goodNews')
    return (
      /\b(?:got|passed|finished|won|have|bought|signed) (?:the|a|my|our|into)? ?(?:\w+ )?(job|promotion|offer|place|visa|flat|house|exams?|test|thesis|degree|licen[cs]e|results|keys|role|contract|loan|match|race|award)\b/.exec(
        hers,
      )?.[1] ?? null
    );
  if (moment === 'grief')
    return (
      /\b(?:my|our) (mom|mum|mam|dad|mother|father|grand\p{L}+|gran|nana|nan|grandad|dog|cat|friend|best friend|brother|sister|aunt|auntie|uncle|cousin|stepdad|stepmum|stepmom|horse|rabbit|hamster|husband|wife|baby|son|daughter|neighbou?r|teacher|boss|godmother|godfather)\b/u.exec(
        hers,
      )?.[1] ?? null
    );
  if (moment === 'onTheWay')
    return /\b\d+ (?:minutes|mins?)\b/.exec(hers)?.[0].replace(/mins?$/, 'minutes') ?? null;
  const word = found?.[1] ?? null;
  return word === 'insta'
    ? 'Instagram'
    : word === 'instagram'
      ? 'Instagram'
      : word === 'pic' || word === 'pics' || word === 'photos'
        ? 'photo'
        : word;
}

const GRIEF =
  /\b(?:passed away|died|lost (?:my|our) (?:mom|mum|dad|mother|father|grand\w+|nana|dog|cat|friend|brother|sister|aunt|uncle|baby|best friend)|(?:at|to|from|after|before|the|his|her) funeral|funeral (?:was|is|today|tomorrow|on)|put (?:my|our|him|her) (?:dog |cat )?(?:down|to sleep)|miscarriage|diagnosed with|has cancer|got cancer|in mourning|rest in peace|hospice)\b/;
const BAD =
  /\b(?:(?:awful|terrible|horrible|rough|shit(?:ty)?|crap(?:py)?|worst|bad|rubbish|hard|tough|stressful|miserable|hellish) (?:day|week|night|month|time|morning|news|shift)|got (?:rejected)|lost my (?:job|wallet|phone|keys)|broke up|breakup|broke down crying|cried|crying|been crying|failed (?:my|the|it)|didn't get (?:the|it|in)|my boss (?:yelled|screamed|shouted)|yelled at me|panic attack|feel(?:ing)? (?:so |really |a bit |pretty |kinda )*(?:down|sad|low|lonely|awful|terrible|like crap|depressed|hopeless|lost|shit)|i'm (?:so |really |a bit |pretty )*(?:sad|upset|depressed|lonely|heartbroken)|everything (?:went|is going) wrong|car (?:broke down|got towed|accident)|had a fight with|(?:i'm|still|so|really|been|am) (?:so |really |pretty |kinda |a bit )*(?:angry|furious|stressed|anxious|overwhelmed|burnt out|worried sick|homesick|devastated|shaken)|(?:not|no) (?:really|not really|doing (?:great|so (?:great|well|good)|well)|ok|great|so good)(?= (?:tbh|today|honestly|no)|$|[.!])|(?:rent|price|bills?) (?:\w+ ){0,2}up by|put the rent up|migraine|in (?:so much |a lot of )?pain|in tears|surgery|divorce papers|going through a divorce|stuck in (?:a&e|the er|hospital)|called (?:my|me|her|him) (?:\w+ )?a slur|got (?:moved|pushed) to .*useless)\b/;
/** Bad whatever laughter stands beside it. */
const VERY_BAD =
  /\b(?:(?:got|been|was|getting) (?:fired|laid off|dumped|sacked|mugged|robbed|evicted|let go|made redundant)|lost my job|broke up with me|my (?:house|flat|apartment) (?:flooded|burned|burnt))\b/;
const ON_THE_WAY =
  /\b(?:\d+ (?:mins?|minutes) (?:away|late|out|early)\b|running (?:a (?:bit|little) )?late|(?:almost|nearly) there|on my way(?! (?:home|to work|back|from|out|through))|be there in|parking now|just (?:parked|arrived|got here)|i'm here(?=$|[.!]))/;
const GOOD =
  /\b(?:(?:i|who) got (?:the|a) (?:job|promotion|offer|part|place|raise|visa|house|flat|apartment|role)|got (?:accepted|promoted|hired|into (?:med|law|grad|the|uni|college|my))|i passed|passed (?:my|her|the) (?:driving |final |bar |board )?(?:test|exams?)|i (?:just )?(?:won|did it|made it|graduated|finished (?:my|the))|best (?:day|news|week) ever|great news|good news|amazing news|i'm so (?:happy|excited|proud)|so excited|new personal best|we won|they said yes|got my (?:license|degree|results|visa|keys))\b/;
const WON = /\b(?:i|we) (?:got it|did it|passed|won|made it|got in)\b/;
const CANCEL =
  /\b(?:(?:have|need|got|going) to (?:cancel|reschedule|postpone|rain ?check|bail|push)|can't (?!do this any ?more)(?:make it|do (?:it )?(?:tonight|tomorrow|friday|saturday|sunday|monday|tuesday|wednesday|thursday|this|today|that)|come|meet)|(?:can|could) we (?:reschedule|postpone|move it|do (?:it )?(?:another|next|later|some other)|push it|raincheck|rain check|take a rain)|won't (?:be able to|make it)|something came up|not going to make it|rain ?check|have to cancel|gonna have to bail)\b/;
const SPACE =
  /\b(?:need (?:some|a bit of|a little)? ?(?:space|time to (?:myself|think)|time alone|a break)|not (?:up for|in the mood (?:for|to)) (?:talk|chat)\w*|don't (?:really )?feel like (?:talking|chatting)|a lot going on (?:right now|at the moment|in my life)|overwhelmed (?:right now|with (?:life|everything))|going to be (?:quiet|offline|off here|off my phone)|can't (?:really )?(?:talk|chat) (?:right now|much|today)|taking some time)\b/;
const BOUNDARY =
  /\b(?:(?:rather|prefer) (?:not|to (?:chat|talk|keep (?:it|talking|chatting)|stay|wait|get to know|take))|not comfortable|too (?:fast|soon|early|forward)|don't (?:give|share|send|meet|do) (?:out )?(?:my|photos?|pics?|people|guys?|strangers?|that)|take (?:it|things) slow(?:ly)?|slow down|don't know you (?:well|yet|enough|that)|not (?:yet|ready to (?:meet|share|give|exchange|call))|in a public place|maybe (?:when|once|after) (?:i|we) (?:know|get|talk|chat)|get to know (?:you|each other) (?:a bit |a little |better |more )*first)\b/;
const LATE =
  /\b(?:sorry (?:for|about) (?:the )?(?:late|slow|delay\w*|not (?:reply|answer|respond|writ|getting)\w*|disappear\w*|going quiet|being (?:slow|mia|so|late)|my (?:late|slow)|taking)|sorry,? (?:i )?(?:just (?:saw|seeing|got|noticed|now)|only just|missed (?:this|your)|been (?:so |crazy |really )*(?:busy|swamped|mia|hectic)|fell asleep|was (?:so |at |in |out |asleep))|late reply|just saw (?:this|your))\b/;
const ANNOYED =
  /\b(?:(?:that|this|you|it)(?:'s| is| was|'re| are| were)? (?:a bit |kind of |kinda |really |so |pretty |being |not |just |super |quite )*(?:rude|weird|creepy|offensive|insulting|disrespectful|mean|inappropriate|uncalled for|annoying|disappointing|not (?:ok|cool|funny|nice)|cheesy and|condescending|pushy|unnecessary|hurtful|harsh|sexist|dishonest|disappointed)|not (?:cool|funny|ok)(?: (?:man|dude))?(?=$|[.!,])|i(?:'m| am) (?:kind of |kinda |really |a bit |so |pretty )*(?:annoyed|mad|angry|pissed|disappointed|hurt|offended|upset with)|(?:wasn't|isn't|not) (?:very |that |really |so |exactly )*(?:funny|cool|nice|kind|fair)|that (?:kinda |kind of |really |actually |sort of )?(?:hurt|stung|upset me)|you said that last time|last time too|i waited|left me on read|read my message|and (?:then )?answer the next day|nice of you to (?:show up|reply)|look who's alive|(?:months|weeks) and you (?:come|came)|i get nervous|makes me (?:nervous|uncomfortable)|you (?:forgot|never|always|didn't even|don't even|still haven't|keep|said you(?:'d| would)|stood me up|ignored|left me|were (?:late|supposed))|wtf|what the hell|excuse me\?|stop (?:asking|pushing|calling me|with the|doing|being)|don't (?:call me|talk to me like|be (?:rude|pushy|weird|like that))|seriously\?!|whatever (?:then|dude)|fine, whatever)\b/;
const PRAISE =
  /\b(?:you(?:'re| are|r)? (?:so |really |actually |pretty |very |too |such a |a |quite |kind of |kinda )*(?:funny|sweet|nice|cute|kind|charming|smart|interesting|thoughtful|great|lovely|hilarious|easy to talk to|cool|adorable|good (?:at this|company|listener|guy)|gentleman|different|handsome|smooth|wholesome)|(?:that's|that was|thats|how) (?:so |really |very |actually )*(?:sweet|cute|kind|thoughtful|nice of you|lovely of you|adorable|wholesome)|i (?:really |actually |do |also )*(?:like|love|enjoy|enjoyed) (?:talking|chatting|this|your (?:humou?r|vibe|energy|jokes?|profile|smile|taste|style|messages|way))|you made me (?:laugh|smile|blush)|best (?:opener|message|first message|opening line|answer|reply)|made my day|good (?:one|opener|line|answer)|nice (?:smile|profile|opener))\b/;
const NIGHT =
  /\b(?:good ?night|gn|nighty|sweet dreams|sleep well|(?:going|heading|off|go) to (?:bed|sleep)|i should sleep|need to sleep|talk (?:to you )?tomorrow|ttyl|talk later|speak tomorrow|have to (?:go|run|leave)|gotta (?:go|run)|got to (?:go|run|sleep))\b/;
const THANKS =
  /^(?:oh |aw+ |haha |wow |ok )*(?:thank you|thanks|thank u|cheers|merci|gracias|danke|obrigada|appreciate (?:it|that))\b/;
const AGREED =
  /\b(?:(?:sounds|works|looks) (?:good|great|perfect|fun|like a plan|lovely|fine|amazing|nice)(?: (?:to|for) me)?|works for me|it's a (?:date|plan|deal)|see you (?:then|there|at|on|tomorrow|tonight|thursday|friday|saturday|sunday|monday|tuesday|wednesday|soon)|(?:i'm|im|count me) (?:in|down|free (?:then|that))|let's do (?:it|that)|deal|perfect|can't wait|looking forward to (?:it|seeing|meeting)|i'd (?:like|love) (?:that|to)|yes,? (?:that|let's|please|sure|i'd)|sure(?:$|[,!. ])|thursday (?:works|is)|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:works|is (?:good|great|perfect|fine)|it is)|i'll be there|book it|it's on)\b/;
const PROPOSED =
  /\b(?:coffee|drinks?|dinner|meet|walk|date|lunch|brunch|grab|come (?:with|along|over)|go (?:to|out|for|see)|free|thursday|friday|saturday|sunday|monday|tuesday|wednesday|tonight|tomorrow|weekend|shall we|let's|\d ?(?:pm|am)|at \d|place|museum|movie|concert|show)\b/;
const HELLO =
  /^(?:hey+|hi+|hello+|heya|hiya|yo|hola|hallo|ciao|salut|bonjour|good (?:morning|evening|afternoon)|morning|evening|sup|howdy|hii+|heyy+|oi|ola|olá|hej|servus|moin)[\s!.,:)]*(?:there|you|stranger|again|u|handsome|\p{L}{2,12})?(?:[\s!.,:)]|\p{Extended_Pictographic}|\uFE0F)*$/u;
const DRY =
  /^(?:(?:ok|k|lol|haha+|ha|yeah|yes|yep|yup|ya|no|nope|nah|nice|cool|sure|maybe|idk|i don't know|i guess|true|right|fine|good|great|same|wow|oh|ah|hm+|mhm|fair|fair enough|ok cool|oh ok|oh nice|not much|nothing|nm|nothing much|not really|kind of|kinda|so so|meh|eh|interesting|indeed|exactly|possibly|probably|thanks|dunno|i see|got it|alright|ok then|if you say so|whatever|it'?s|its|it was|was|pretty|not bad|everything|anything|really|same old|depends|sometimes|definitely|totally|for sure|absolutely|of course|oui|si|sí|ja|hehe|lmao|xd|yea)[\s.,!:)]*){1,4}$/;

function momentOf(c: Conversation): Moment {
  if (c.lastSpeaker !== 'Girl') return null;
  const open = c.herOpenLines.map(withoutOrders).join('\n');
  if (!open.trim()) return 'oddText';
  const text = plain(open);
  const hisLast = plain(c.runs.findLast((r) => r.speaker === 'Boy')?.texts.join(' ') ?? '');
  const bare = text.replace(/(?:\p{Extended_Pictographic}|\uFE0F|\s)+/gu, ' ').trim();
  if (
    GRIEF.test(text) &&
    !/\b(?:phone|battery|laptop|car|wifi|internet|plant|plants|laughing|character|app) (?:just )?(?:died|has died)\b|\bdied (?:laughing|of|inside|lol|haha)\b|\b(?:almost|nearly|i) died\b/.test(
      text,
    )
  )
    return 'grief';
  if (CANCEL.test(text) && !/\bcan't (?:come|meet) (?:anyone|up with)\b/.test(text)) return 'cancelled';
  if (
    SPACE.test(text) &&
    !/\b(?:space|time|break) (?:to think about the|in (?:my|the|our)|from (?:work|coffee|sugar|my \w+)|for (?:my|the|a|our))\b/.test(
      text,
    )
  )
    return 'space';
  if (ANNOYED.test(text) && !LAUGHTER.test(text)) return 'annoyed';
  if (
    BOUNDARY.test(text) &&
    !/\b(?:is|would|be|was) (?:\S+ ){1,3}too (?:early|soon|late)\b|\brather not (?:end|die|eat|smell|miss|pay|lose|drown|freeze)\b/.test(
      text,
    ) &&
    !/\b(?:not yet|i'd rather not (?:work|cook|get up|wake))\b.*\b(?:but|work)\b/.test(text)
  )
    return 'boundary';
  if (VERY_BAD.test(text)) return 'badNews';
  if (ON_THE_WAY.test(text)) return 'onTheWay';
  // Tears of joy: what she cries about may stand a message or two before.
  if (/\bcry/.test(text) && WON.test(plain(c.girl.slice(-4).join('\n')))) return 'goodNews';
  if (
    BAD.test(text) &&
    !LAUGHTER.test(text) &&
    !/\b(?:laugh(?:ed|ing)?|happy tears|i love|tears of joy|cried at|crying at|hilarious)\b/.test(text)
  )
    return 'badNews';
  if (GOOD.test(text)) return 'goodNews';
  if (LATE.test(text)) return 'lateSorry';
  if (AGREED.test(text) && PROPOSED.test(hisLast) && !/\b(?:but|unless|depends|maybe)\b/.test(text))
    return 'planned';
  if (NIGHT.test(text)) return 'night';
  if (PRAISE.test(text)) return 'compliment';
  if (THANKS.test(text) && words(text).length < 10) return 'thanks';
  if (HELLO.test(bare) && words(bare).length <= 4) return 'hello';
  if (words(bare).length === 0 && emojis(open).length > 0) return LAUGHTER.test(open) ? 'laugh' : 'dry';
  if (DRY.test(bare)) return LAUGHTER.test(bare) && words(bare).length <= 2 ? 'laugh' : 'dry';
  return null;
}

function stageOf(
  c: Conversation,
  questions: readonly Question[],
  declined: string | null,
  moment: Moment,
): Stage {
  if (declined) return 'declined';
  if (c.lastSpeaker === 'Boy') return 'waiting';
  if (
    questions.some((q) => ['invite', 'when', 'where', 'confirm', 'free'].includes(q.kind)) ||
    moment === 'planned' ||
    moment === 'cancelled'
  )
    return 'planning';
  const recent = c.girl.slice(-3);
  const short = recent.filter((t) => words(t).length <= 3).length;
  if (recent.length >= 2 && short >= 2 && questions.length === 0 && (moment === 'dry' || moment === 'laugh'))
    return 'stalled';
  if (c.girl.length <= 2 && c.turns.length <= 4) return 'opening';
  return 'warming';
}

/** Is she engaged enough, and have they talked enough, that a meeting can be suggested? */
export function readyToMeet(u: Understanding): boolean {
  const { conversation: c } = u;
  if (u.declined || u.caring || c.lastSpeaker !== 'Girl') return false;
  if (u.moment && !['planned', 'laugh', 'compliment', 'goodNews', 'thanks', 'lateSorry'].includes(u.moment))
    return false;
  const asked = c.girl.filter((t) => t.includes('?')).length;
  const warm =
    asked + c.girl.filter((t) => LAUGHTER.test(t) || emojis(t).length > 0 || t.includes('!')).length;
  return c.girl.length >= 4 && c.boy.length >= 3 && warm >= 2 && u.herStyle.meanWords >= 4;
}

const TIME_WORD =
  /\b(?:(next|this|on) )?(tonight|tomorrow(?: (?:night|evening|morning|afternoon))?|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:night|evening|morning|afternoon))?|weekend)\b(?:,? (?:at |around )?(\d{1,2}(?:[:.]\d{2})?\s?(?:pm|am|ish)?)(?! (?:people|of|years|minutes|hours|weeks)))?|\b(?:at|around|by) (\d{1,2}(?:[:.]\d{2})?\s?(?:pm|am|ish)?)(?=$|[\s?.!,])(?! (?:people|of|years|minutes|hours|weeks|am))/g;

/** The last day or time named, as it can be said back. */
function timeIn(turns: readonly Turn[], his: boolean): string | null {
  for (const turn of [...turns].reverse()) {
    if (turn.speaker !== 'Girl' && !his) continue;
    const all = [...plain(turn.text).matchAll(TIME_WORD)];
    const m = all.at(-1);
    if (!m) continue;
    const day =
      m[2] === 'weekend'
        ? m[1] === 'next'
          ? 'next weekend'
          : 'the weekend'
        : m[2]
          ? `${m[1] === 'next' ? 'next ' : ''}${m[2].replace(/^(mon|tues|wednes|thurs|fri|satur|sun)day/, (d) => (d[0]?.toUpperCase() ?? '') + d.slice(1))}`
          : '';
    const hour = m[3] ?? m[4];
    if (day && hour) return `${day} at ${hour.trim()}`;
    if (day) return day;
    if (hour) return hour.trim();
  }
  return null;
}

function namesIn(turns: readonly Turn[]): Set<string> {
  const names = new Set<string>();
  for (const t of turns)
    for (const m of straighten(t.text).matchAll(/(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}+/gu)) names.add(m[0]);
  return names;
}

const LANGUAGES: [string, RegExp][] = [
  [
    'es',
    /\b(?:por|y|la|el|en|de|con|es|sí|mi|lo|se|al|ya|eso|qué|que|cómo|como|estás|hola|muy|pero|para|gracias|también|mañana|bien|tú|te|me gusta|porque|eres|dónde|cuándo|quieres|haces|hoy|una|los|las|del|jaja\w*|vale|claro|tienes|fui|quiero|un|mis|está|estoy|pasa|nada|ahora|buenas|tarde|del|tengo|soy|ayer)\b/giu,
  ],
  [
    'fr',
    /\b(?:je|tu|est|suis|c'est|pas|mais|bonjour|salut|merci|oui|avec|pour|quoi|très|demain|toi|et|ça|une|des|vous|aimes|fais|quand|où|j'ai|j'aime|bien|le|les|coucou|boulot|du|de|la|un|en|on|suis|ai|t'as|sans|rentre|ce|mon|ma|mes)\b/giu,
  ],
  [
    'de',
    /\b(?:ich|du|und|ist|nicht|bist|hallo|danke|auch|aber|was|wie|heute|morgen|dir|mir|gut|ein|eine|das|die|der|ja|nein|schon|machst|hast|magst|wir|mit|für|war|waren|hab|habe|seit|zu|es|den|dem|im|am|so|bin|sehr|super|noch|mal|mich|einen|überall)\b/giu,
  ],
  [
    'pt',
    /\b(?:você|voce|não|nao|oi|tudo|bem|obrigad[oa]|muito|também|hoje|amanhã|gosto|eu|está|uma|mas|com|quer|kkk+\w*|oii+|no|to|tô|meio|de|da|do|minhas?|meus?|vc|acabei|sinto|e|com|que|para|pra|os|as)\b/giu,
  ],
  [
    'it',
    /\b(?:ciao|sono|che|non|grazie|anche|bene|molto|perché|oggi|domani|ti|mi|piace|sei|come|cosa|una|stai|allora|vuoi|appena|da|ho|due|giorni|la|il|per|di|a|e|un|mio|mia|con|questa|tornata)\b/giu,
  ],
];

/** Another language than English, when most of her latest words are in it. */
function languageOf(c: Conversation): string | null {
  const text = (c.herOpenLines.length > 0 ? c.herOpenLines : c.girl.slice(-2)).join(' ');
  const all = words(text);
  if (all.length === 0) return null;
  const english = all.filter(
    (w) => isFunctionWord(w) && !/^(?:me|die|was|as|come|on|i|no|a|so|in|an|us|hi|is|am|he|do|has)$/.test(w),
  ).length;
  const plainly = all.filter((w) =>
    /^(?:i|i'm|im|the|and|was|it|my|of|is|you|that|to|at|be)$/i.test(w),
  ).length;
  if (plainly >= 3) return null;
  let best: [string, number] | null = null;
  for (const [code, rule] of LANGUAGES) {
    const n = (straighten(text).match(rule) ?? []).length;
    if (!best || n > best[1]) best = [code, n];
  }
  if (!best || best[1] <= english) return null;
  // Without a single English word a few of another language are proof enough.
  const enough = english === 0 ? (best[1] >= 2 ? 0.18 : 0.38) : 0.33;
  return best[1] / all.length >= enough ? best[0] : null;
}

/** Stems of everything she said, for checking that a reply rests on it. */
export function herStems(u: Understanding): Set<string> {
  return contentStems(u.conversation.girl.join('\n'));
}
