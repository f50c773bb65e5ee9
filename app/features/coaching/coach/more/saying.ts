/** A piece of a profile as she would say it in a message: 'Dentist' as "I'm a dentist", 'makes own pickles' as 'I make own pickles'. */
import { isPerson } from '../keywords';
import { perKnowledge } from '../knowledge';
import { lines, words } from '../text';
import { topicsIn } from '../topic-hits';

/** It has its subject already, or is no statement. */
const WHOLE =
  /^(?:i|i'?m|i'?ve|i'?d|i'?ll|im|ive|my|me|we|we'?re|our|you|your|if|when|while|there|here|it|it'?s|its|the|this|that|they|he|she|let|ask|tell|send|show|teach|give|take|bring|come|convince|yes|no|hi|hey|hello|is|are|was|how|what|why|who|where|which)\b/i;

/** Somewhere in it she, he or they do something: 'outside of that I keep bees', 'amma thinks I should be married'. */
const HAS_SUBJECT =
  /\b(?:i|i'?m|i'?ve|i'?d|i'?ll|im|ive|you'?ll|we|he|she|they)\b|^\p{L}+ (?:is|are|was|thinks?|says?|means|makes|needs)\b|\b(?:is|are|was|were) (?:my|the|a|an|not|so|very|out|always|overrated|underrated)\b/iu;

const VERBS =
  'love like enjoy play work live teach study own collect bake cook hate speak write run read drink make drive know need want think dance sing paint draw knit sew swim climb hike cycle surf ski sail travel talk laugh cry eat build fix restore grow keep raise train coach volunteer remember forget believe prefer dream snore swear hum dabble garden fish brew roast photograph code foster rescue lift ride skate row box'.split(
    ' ',
  );
const BASE = new RegExp(
  `^(?:(?:really|also|still|always|never|mostly|usually|often|secretly|just|probably|currently|occasionally|sometimes|actually) )*(?:${VERBS.join('|')}|have|can|could|would|will|won't|can't|don't|had|got|am|do|go|miss|watch|wish|try|teach|binge)\\b(?! (?:is|are|was|of|and|for)\\b)`,
  'i',
);
const IRREGULAR: Readonly<Record<string, string>> = {
  misse: 'miss',
  watche: 'watch',
  wishe: 'wish',
  teache: 'teach',
  doe: 'do',
  goe: 'go',
  ha: 'have',
  trie: 'try',
};

const THIRD = new RegExp(
  `^((?:(?:really|also|still|always|never|mostly|usually|often|secretly|just|probably|occasionally|sometimes|actually) )*)(${VERBS.join('|')}|misse|watche|wishe|teache|doe|goe|ha|trie)s\\b`,
  'i',
);
const PAST =
  /^(?:(?:just|recently|finally|once|also|originally) )*(?:moved|grew|lived|started|quit|bought|adopted|learned|learnt|ran|walked|survived|won|lost|came|went|left|spent|worked|studied|built|wrote|married|became|returned|switched|turned|used to|met|made|got)\b/i;
const DOING =
  /^(?:(?:still|currently|always|forever|slowly|recently|now|also|presently) )*(?:looking|learning|working|studying|living|training|trying|saving|raising|searching|seeking|getting|teaching|writing|planning|hoping|moving|finishing|doing|making|building|renovating|recovering|converting|settling|coming|thinking|raising|seeking|figuring|relearning|watching my)\b/i;
const STATE =
  /^(?:(?:very|mildly|slightly|easily|perpetually|always|forever|proudly|recently|newly|still|happily|fiercely|incurably|chronically|usually|mostly|originally|half) )*(?:single|vegan|vegetarian|left[- ]handed|introvert(?:ed)?|extrovert(?:ed)?|shy|hungry|bilingual|born|based|competitive|stubborn|curious|obsessed|addicted|powered|new|retired|allergic|afraid|scared|good|bad|terrible|great|awful|excellent|hopeless|keen|proud|fluent|in love|at home|divorced|happy|happiest|owned|tall|short|loud|quiet|clumsy|nearly|almost|half|asleep|awake|up at|obsessed|obsesed)(?=$|[,.;!]|\s(?:in|on|at|from|to|with|but|and|by|of|since|for|about|than|again|now)\b)|^(?:from|into|up for|on|outside|between)\s/i;
const HAD =
  /^(?:a (?:weak|soft) spot|(?:strong |many |too many |several |no |zero )?(?:opinions?|thoughts|feelings)\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) \p{L}|(?:too )?many \p{L}|.*\b(?:named|called)\b)/iu;

/** Nouns in -er, -or, -ist that are nobody. */
const NOBODY =
  /^(?:beer|water|summer|winter|weather|dinner|flower|flowers|butter|paper|soccer|computer|theater|theatre|poker|river|weekender|sneaker|burger|cider|letter|ginger|pepper|newsletter|thriller|colour|color|humou?r|flavou?r|tractor|motor|calculator|twist|list|mist|starter|chapter|roller|sticker|poster|jumper|pottery|power|laser|monster|order|number|corner|other|never|ever|over|under|however|lavender|oyster|lobster|quarter|center|centre|sister|brother|mother|father|daughter|after|together|forever|better|later|sober|super|silver|amber|copper|ladder|rubber|leather|feather|folder|freezer|cooker|slow cooker|scooter|trainer|slipper|cucumber|timber|chamber|temper|labou?r|harbou?r|parlou?r|odou?r|mirror|horror|terror|error|doctor who|minor|major)s?$/i;
const ROLE =
  /^(?:\p{L}{2,}(?:er|ess|ist|ian|eer|tect|crat|nomad|keeper|maker|man|woman|mum|mom|addict|junkie|nerd|geek|snob|lover|fan|mama|owner|rat|person|human|enthusiast|optimist|survivor|wannabe|veteran|native|expat|graduate|beginner|amateur|girl)|[\p{L}]{3,}(?:tor|sor)|nurse|vet|chef|pilot|cook|midwife|clerk|nanny|au pair|professor|judge|guide|monk|nun|paramedic|medic|mechanic|architect|postie|surgeon|student|scientist|analyst|assistant|accountant|servant|hygienist|tech|consultant|physicist|vicar|widow|bookworm|twin|feminist|introvert|extrovert|foodie|gran|nan|grandmother|aunt|auntie|queen|champion|runner-up|morning person|night owl|night-owl|owl|early bird|catholic|potato)s?$/iu;

/** 'Manchester' is nobody, and no thing either. */
const isPlace = (word: string) => topicsIn([[word]]).some((t) => t.topic.id === 'place');

/** The word that says what it is: 'PhD student in spiders', 'owner of 400 stickers', 'Long-distance lorry driver, 41'. */
function headOf(piece: string): string {
  const np =
    piece.split(
      /[,.;!–-]\s|\s*\(|\s(?:in|of|with|at|from|for|to|who|that|by|on|and|but|so|named|called|trapped|turned|since|until|&|\+)\s|[.!,]$/i,
    )[0] ?? '';
  return np.trim();
}

function isRole(piece: string): boolean {
  const np = headOf(piece);
  const head = np.split(/\s+/).at(-1) ?? '';
  const role = ROLE.test(head) || (isPerson({ word: head.toLowerCase(), lead: '' }) && !/[^s]s$/.test(head));
  return role && np.split(/\s+/).length <= 4 && !NOBODY.test(head) && !isPlace(head);
}

const known = perKnowledge(({ nouns }) => new Set(lines(nouns)));

/** Is a word with a capital a thing all the same ('Badminton'), and no place or name ('Leeds')? */
function isThing(word: string): boolean {
  const w = word.toLowerCase();
  if (/ing$/.test(w) || known().has(w) || known().has(w.replace(/s$/, ''))) return true;
  return topicsIn([[w]]).some((t) => t.topic.id !== 'place');
}

/** Without the capital of a first word, unless it is a name's. */
function lower(text: string): string {
  const [first = ''] = /^\p{Lu}\p{Ll}+(?=$|[\s,.!'-])(?! \p{Lu})/u.exec(text) ?? [];
  if (!first || (words(text).length < 2 && !isThing(first))) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** 'a' or 'an' before what has neither: 'PhD student', 'ICU nurse', 'engineer'. */
const article = (text: string) =>
  /^(?:[aeio]|u(?!ni|se))/.test(text) || /^[AEFHILMNORSX](?:\p{Lu}|\W)/u.test(text) ? 'an' : 'a';

const into = (x: string) => `I'm into ${lower(x)}`;

/** Labels of profiles and what an app asks for, and how she would say what follows them. */
const LABELS: readonly [RegExp, (rest: string) => string][] = [
  [/\b(?:fear|fears|afraid|scared)\b/i, (x) => `I'm afraid of ${lower(x)}`],
  [
    /\b(?:looking for|look for|seeking|hoping (?:for|to find)|flags?|attracted to|want)\b/i,
    (x) => `I'm looking for ${lower(x)}`,
  ],
  [/\b(?:opinion|hill i'?ll die on|convinced|believe)\b/i, (x) => `I think ${lower(x)}`],
  [/\bnever have i ever\b/i, (x) => `I have never ${lower(x)}`],
  [
    /\b(?:sundays?|saturdays?|weekends?|mornings?|evenings?|nights?)$/i,
    (x) => `My free days are ${lower(x)}`,
  ],
  [
    /\b(?:geek out|shut up about|crazy for|obsessed|pleasures?|love|loves|likes?|into|interests?|hobbies|passions?|music|anthem|books?|films?|movies?|food|favou?rites?)\b/i,
    into,
  ],
  [/\bi$/i, (x) => `I ${lower(x)}`],
  [
    /\bwho$/i,
    (x) =>
      `I ${lower(x).replace(/^(\p{L}+?)(?<!s)(?:(?<=i)es|s)\b/u, (_, verb: string) => verb.replace(/i$/, 'y'))}`,
  ],
];

const LABEL = /^([^:.!?]{3,60}):\s+(?=\S)/;

function saying(piece: string): string {
  const label = LABEL.exec(piece);
  if (label) {
    const [whole, name = ''] = label;
    const rest = piece.slice(whole.length);
    const doing = /^(?:currently |now )?(\p{L}+ing)(?: now| currently)?$/iu.exec(name)?.[1];
    if (doing) return `I'm ${doing.toLowerCase()} ${rest}`;
    if (WHOLE.test(rest)) return rest;
    return LABELS.find(([rule]) => rule.test(name))?.[1](rest) ?? saying(rest);
  }
  const text = piece.trim().replace(/^let me\b/i, "I'd like to");
  if (WHOLE.test(text)) return text;
  const start = lower(text);
  if (isRole(text))
    return /^(?:an?|the|your)\s/i.test(text) ? `I'm ${start}` : `I'm ${article(start)} ${start}`;
  if (HAS_SUBJECT.test(text)) return text;
  const third = THIRD.exec(text);
  if (third) {
    const [all, adverbs = '', verb = ''] = third;
    return `I ${adverbs.toLowerCase()}${IRREGULAR[verb.toLowerCase()] ?? verb.toLowerCase()}${text.slice(all.length)}`;
  }
  if (BASE.test(text) || PAST.test(text)) return `I ${start}`;
  if (isRole(text))
    return /^(?:an?|the|your)\s/i.test(text) ? `I'm ${start}` : `I'm ${article(start)} ${start}`;
  if (DOING.test(text) || STATE.test(text)) return `I'm ${start}`;
  if (HAD.test(text))
    return /^(?:\p{L}+ )*(?:starter|dog|cat|plant|car|bike)\b/iu.test(text)
      ? `I have a ${start}`
      : `I have ${start}`;
  if (/^\p{Lu}\p{Ll}+\W*$/u.test(start)) return `I'm from ${start}`;
  if (/\p{L}/u.test(text)) return /^(?:an?|the|some)\s/i.test(text) ? text : `I'm into ${start}`;
  return text;
}

/** It speaks of an earlier message, or answers one: there is none yet. */
const NOT_FIRST =
  /\b(?:not done with|so far|still like|still wondering|again|happened next|you said|today|tonight|tomorrow|so easily|back to|(?:want to hear|know) the rest|longer version|long version|that twice|tell me more about that|the polite half|keep going|go on|owe me|(?:feel|felt) after|after that|was there a moment|that went|quickly when|if it was me|have you left out|happen next|right now|rephrase|write instead|scale of|sounds familiar|one short message|finally stop)\b|^(?:Wait|Noted|I see|Okay then|Alright|Right|Hold on|That makes sense)\b/i;

/** What she does not want or has been through, how to reach her, what she looks like, her name: nothing to open with. */
const SKIP = new RegExp(
  [
    String.raw`^(?:no|not (?:here|looking|interested|after|into|for|your)|never|please|pls|swipe|if (?:you'?re|u'?re|you are|you (?:only|just|don'?t|can'?t|want|think))|you must|must|only|serious only|just ask|ask me$|bonus points|bitte|kein|pas de|nie szukam|no busco|(?:drinking|smoking|pets|kids|children|height|age|location|religion|politics|education|star ?sign|zodiac|exercise|diet)(?: \w+)?:|[❌🚫].*)(?=\W|$)`,
    String.raw`\b(?:do(?:es)? ?n[o']?t|dont|hate|can'?t stand|dislike|height|cm|wants? kids|lives in|am here|over \d\d|hook ?ups?|fwb|drama|time ?wasters?|ghost\w*|insta(?:gram)?|snap(?:chat)?|whats ?app|telegram|tall(?:er)?|ex(?:es)?|(?:divorc|widow)\w*|my late|alone|sober|therap\w+|cancer|passed away|died)\b`,
    String.raw`^(?:hi|hey|hello|ciao|hola|hallo|salut|cześć)?\W*(?:i'?m|i am|im|my name(?: is|'s)|name:|ich bin|je m'appelle|sono|mi chiamo|soy|me llamo|jestem|mam na imię|sou|jag heter|ik ben)\s+[\p{Lu}][\p{Ll}]+\P{L}*$`,
    String.raw`@\w|\d'\d|^\W*\d+\W*$`,
  ].join('|'),
  'iu',
);

export const PROFILE = { said: saying, skip: SKIP, notFirst: NOT_FIRST };
