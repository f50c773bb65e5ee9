/** What only sounds like a sign of danger, of despair or of a no, and is none. */
import type { SignName } from '../sign-features';
import { plain, words } from '../text';

/** A leap with a rope is none. */
const ON_A_ROPE =
  /\b(?:with a rope|on a rope|bungee|bungy|parachut\w*|skydiv\w*|paraglid\w*|zip ?lin\w*|harness(?:ed)?|swing jump|abseil\w*)\b/;

/** Whoever leaps for fun leaps from something. */
const LEAPS =
  /\b(?:jump\w*|leap\w*|bridge|cliff|plane|tower|swing\w*|div(?:e|es|ing)|crane|bungee|bungy|parachut\w*|skydiv\w*|paraglid\w*|zip ?lin\w*|abseil\w*)\b/;
/** Beside one of these nothing is harmless. */
const DESPAIR =
  /\b(?:hang(?:s|ing|ed)?|noose|neck|ceiling|beam|garage|myself|end(?:ing|s|ed)? it|it'?s over|di(?:e|es|ed|ying)|dead|death|kill\w*|goodbye|any ?more|can'?t (?:do|go|take|cope)|wake|waking|better off|hurt|harm\w*|pills?|tablets?|cut|cutting|last time|nobody|no ?one|hope\w*|another (?:day|week|month|year))\b/;

/** How it went, that is. */
const DONT_ASK =
  /^(?:\p{L}+,? )?(?:don'?t (?:even )?ask|(?:meglio )?non (?:me lo )?chieder(?:e|melo)|(?:mejor )?no (?:me )?preguntes|(?:ne )?(?:me |m'en )?(?:demande|parle) (?:même )?pas|frag (?:lieber |bloß |besser )?nicht)\W*$/iu;

/** A class and not an age: 'my year 8s', 'marking year 9 reports'. */
const OF_A_CLASS =
  /\b(?:my|our|the|those|these|with|teach(?:ing)?|taught|taking|marking|mark|cover(?:ing|ed)?|had) (?:(?:lovely|lot of|class of|rowdy|noisy|entire|whole) )*(?:year|grade) \d+s?\b(?! (?:when|girl|boy|student|pupil) i|,? so i)|\b(?:year|grade) \d+s? (?:have|has|had) (?:their|a|an|the)\b/;

/** What a pet, a car or a whisky is, and how long she has been sober or married. */
const AGE_OF_ANOTHER =
  /\b(?:months?|weeks?|days|years) (?:sober|clean|married|single|smoke[- ]free|in remission)\b|\b(?:dog|cat|puppy|kitten|horse|pony|tortoise|parrot|rabbit|hamster|car|whisky|whiskey|jack russell|labrador|spaniel|terrier)\b.{0,40}\b(?:is|turn\w*|birthday|aged?)\b/;

/** Her own age, or her own class, beside somebody else's. */
const OWN_AGE =
  /\b(?:i'?m|i am|im|i (?:just |only )?turn(?:ed)?|i'?ll be|ill be|me)\b.{0,16}(?<!\d[.:])\b(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:min\w*|hours?|miles?|km|weeks?|days?|months?|times|years (?:sober|clean|married|older|younger|in)))|^(?:\W*\w+\W+)?(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b|\b(?:i'?m|i am|im) (?:only |still |just )?(?:in|at) (?:year|yr|grade|school|sixth|form|class|secondary|high)\b/;

/** An app she leaves, and not him. */
const LEAVES_THE_APP =
  /\b(?:delet\w*|done with|leaving|quit\w*|off) (?:it|this|this app|the app|this thing|hinge|tinder|bumble|them all|all of (?:it|them))\b(?!.*\b(?:you|u|your|take care|luck|best|wish|sorry|bye|goodbye|met (?:someone|somebody)|thank\w*)\b)/;

/** Of another man, who did her wrong: she is careful, and goes on. That she is seeing somebody, or felt nothing, is another matter. */
const WRONGED_BY_ANOTHER =
  /\blast (?:guy|man|bloke|lad)\b.{0,40}\b(?:turned out to be|ghosted|lied|catfish\w*|stood me up|cheated)\b(?!.*\b(?:not|don'?t|didn'?t|no|never|can'?t|won'?t|stop|seeing|dating|someone|somebody|else|luck|best|care|sorry|friends?|bye|goodbye|delet\w*|leav\w*|done)\b)/;

/** Another day offered in the same breath, or a no that she says is to the day. */
const ANOTHER_DAY =
  /\b(?:could|can|would|shall) (?:you|we|u) (?:do|make|manage|try|say|move (?:it|this) to) (?:it )?(?:on )?(?:(?:next|this) )?(?:mon|tues|wednes|thurs|fri|satur|sun|tomorrow|week|weekend)(?:day)?\b.{0,16}\b(?:instead|maybe|or)\b|\b(?:to|for) (?:mon|tues|wednes|thurs|fri|satur|sun)day i mean\b/;

/** His interest was in doubt, not hers. */
const THOUGHT_HIM_GONE =
  /\b(?:thought|figured|assumed|worried|afraid|guess(?:ed)?) (?:that |maybe )?(?:you|u|you'?d|you had|you'?ve|you have|you were|you weren'?t|you'?re)\b(?: \w+)? ?(?:lost interest|not interested|interested|keen|ghost\w*|forgot\w*|bored|gone|moved on|changed your mind|over (?:me|it)|disappear\w*)\b(?!.*\b(?:so (?:i|bye|goodbye)|i met|met someone|take care|moved on too)\b)/;

/** 'I've already had a bath and a glass of wine and it's only Monday', 'soup is the only thing that fixes me'. */
const EASY_EVENING =
  /\b(?:bath|nap|glass of (?:wine|red|white|prosecco))\b.{0,24}\b(?:glass of (?:wine|red|white|prosecco)|wine|book|nap|bath|candles?)\b|\bthe only thing (?:that|which) (?:fixes|saves|cures|sorts) me\b/;
const NOT_SO_EASY =
  /\b(?:di(?:e|ed|es|ying)|dead|kill\w*|pills?|tablets?|cut|cutting|harm\w*|hurt\w*|razor\w*|blade\w*|any ?more|wake|waking|alone|under|breath\w*|sleep|better off|without me|goodbye|last|nobody|no ?one|nothing|point|end|ending|tired of|drown\w*|hope\w*|numb|empty|sorry|cry\w*|cried|can'?t|gone|leave|wrists?)\b/;

/** A height, a haircut or snow, in inches. */
const OF_HEIGHT =
  /^(?!.*\b(?:dick|cock|inside|hard|deep|mouth|naked|thick|girth|ride|big (?:boy|enough))\b).*\binch(?:es)?\b.*\b(?:off|taller|shorter|tall|height|heels?|hair|snow|rain|screen|tv|pizza|waist|every man|guys?|men)\b/;

/** No other word than these, and she says no more than that she is in bed: 'nothing much, just lying in bed. wbu'. */
const ONLY_IN_BED = new Set(
  (
    "haha lol hey ugh nothing much really not a lot nm i i'm im am just still already literally currently lying laying lay chilling chillin " +
    'relaxing tucked up snuggled curled cosy cozy here in my bed on the sofa couch now rn atm tbh so and watching netflix tv film movie show ' +
    "series reading book scrolling tiktok instagram phone tea cat dog cold you u wbu hbu yourself what how about is are can't cant sleep tired"
  ).split(' '),
);
const ASKED_OF_MORE =
  /\b(?:wear\w*|sexy|horny|naked|naughty|underwear|lingerie|turn\w* (?:you|u|me) on|thinking (?:of|about)|touch\w*|fantas\w*|alone)\b/;

const isOnlyInBed = (text: string, before: string) => {
  const all = words(text.toLowerCase());
  return all.includes('bed') && all.every((w) => ONLY_IN_BED.has(w)) && !ASKED_OF_MORE.test(before);
};

/** For a feast or the weekend she goes to her parents: she has a home of her own. */
const GOES_HOME =
  /\b(?:going|heading|driving|flying|travelling|visiting|seeing)\b (?:(?:home|back|over|down|up|to|for|the) )*(?:my )?(?:parents?'?s?|folks|family|mum'?s|mom'?s|dad'?s)\b/;
const FOR_A_FEAST =
  /\b(?:christmas|xmas|easter|thanksgiving|new year'?s?|eid|diwali|hanukkah|bank holiday|long weekend|(?:this|the|your) weekend)\b/;

/** Asked what she was like at school, she tells of it. */
const ASKED_OF_SCHOOL =
  /\b(?:you|u) (?:were|was|must have been|would have been)\b.*\b(?:at|in) (?:high )?school\b|\bwhat were (?:you|u) like (?:at|in) (?:high )?school\b/;
const AT_SCHOOL_ONCE =
  /\bi was (?:(?:always|constantly|usually|never|actually|totally|definitely|basically) )*(?:in detention|head girl|a prefect|the class clown|(?:the )?teacher'?s pet|the quiet (?:one|kid)|a (?:nerd|swot|geek|goody|rebel))\b/;

/** Words that only somebody still at school, or still looked after, would say of herself. */
const YOUNG =
  /\b(?:\d+|thirteen|fourteen|fifteen|sixteen|seventeen|teens?|teenager|grade|homework|teacher|grounded|allowed|permission|curfew|strict|bedtime|sneak\w*|too young|my age|underage|still (?:at|in) school|gcses?|sixth form|freshman|sophomore|today|took my phone|find out)\b/;

/** 'She talks to me like I'm 15': what she is not. */
const ONLY_LIKENED =
  /\b(?:like|as if|as though|thinks?|thought|asked (?:me )?if|pretend\w* (?:that )?) ?i'?m (?:1[0-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?: again| years old)?/g;

/** 'I'm gonna be like 10 late' is no age. */
const LATE_BY =
  /\b(?:i'?m|i am|i'?ll|i will|gonna|going to|running|be)(?: (?:gonna|going to|be|like|about|around|maybe|probably|prob|running|only|just|another))* \d+(?: ?min\w*)? (?:late|behind|early|away)\b/g;

/** Her own child's school: 'my youngest is away on the school trip'. */
const SCHOOL_OF_HER_CHILD =
  /\bmy (?:youngest|oldest|eldest|middle one|little one|son|daughter|kids?|children|twins)(?:'s)?\b.{0,40}\b(?:school|nursery|pre-?school|reception|camp|sleepover|trip|exams?|prom|gcses?|uni|university|college)\b/;
/** Whoever has a school, a class or parents of her own to mind may be a child beside one. */
const OWN_SCHOOL =
  /\b(?:my|our) (?:mum|mom|mam|dad|parents?|teachers?|school|class|classes|form|homework|exams?|gcses?|prom|locker|headteacher)\b|\bi (?:have|got|'?ve got|go to|am at|'?m at|start|finish|skip\w*|bunk\w*) (?:\w+ )?school\b|\b(?:too|me) (?:and|as well|too)\b|\b(?:grounded|allowed|permission|curfew|detention|sixth form|too young|my age|underage|when i'?m|double|maths|revis\w*|mocks?|(?:mum|mom|mam|mummy|dad|daddy) (?:says|said|won'?t|lets?|will|is|thinks|made))\b/;

/** Grown men and women live with theirs: 'ya i live with my parents only, in Pune'. */
const LIVES_WITH_PARENTS =
  /\b(?:live|living|stay|staying|moved back in) (?:back )?(?:at home )?with my (?:parents|family|mum|mom|mam|dad|folks)\b/;

/** At what age they still say what she may. */
const STILL_A_CHILD =
  /\b(?:school|class|grade|year (?:[7-9]|1[0-3])|homework|exams?|boards|tuition|allowed|grounded|too young|let me|curfew|1[0-7]|teen\w*|minor|kid|sixteen|seventeen|fifteen|fourteen|thirteen|strict|find out|permission|gcses?|a ?levels?|revis\w*|mocks?|prom|teachers?|sixth|college|(?:mum|mom|mam|dad|they|she|he) (?:says|said|won'?t|lets?|makes?|making|checks?|doesn'?t know))\b/;

/** Good wishes for the day of a funeral. */
const WISHES_FOR_A_FUNERAL =
  /\b(?:hope|thinking (?:of|about) (?:you|u)|good luck|sending)\b.*\b(?:funeral|service|wake|cremation|burial)\b|\b(?:funeral|service|wake|cremation|burial)\b.*\b(?:hope|thinking (?:of|about) (?:you|u)|sending)\b/;
/** What takes such wishes back. */
const OF_HERSELF =
  /\b(?:i'?m|im|i am|i'?ll|i won'?t|my (?:own|turn|funeral|service|wake|cremation|burial)|mine|myself|me|i (?:can'?t|cant|want|wish|don'?t|dont|just|need|feel|hope i)|join|next|soon|better off|without me|wake up|waking)\b/;

/** Of the men who do: 'every guy on here asks me to send nudes'. */
const TIRED_OF_BEING_ASKED =
  /\b(?:guys?|men|people|everyone|someone|they|he|the last one)\b.{0,30}\b(?:ask\w*|wants?|wanted|beg\w*|sends?|sent|expect\w*)\b.{0,24}\bnudes?\b(?!.*\b(?:you|u|your|ur|we|mine|want (?:one|some|mine))\b)/;

/** A trick played long ago. */
const OLD_LIE = /\b(?:carried|kept|kept up|told|lived with) (?:this|that|the|my) (?:lie|secret|fib)\b/;
/** Beside one of these a secret is no trick. */
const HIDDEN_PAIN = /\b(?:can'?t|cant|alone|lonely|tired|guilt\w*|abus\w*|touch\w*|shame|ashamed|scared)\b/;

/** What she would find hard to live with, and not to live. */
const WOULD_STRUGGLE =
  /\b(?:i|id|i'd)(?: know)?(?: (?:i|id|i'd))?(?: would)? (?:struggle|find it (?:hard|difficult|tough)) (?:if|with|to (?:date|be with|share|eat|sleep|wake))\b(?!.*\b(?:go on|carry on|live|cope|alive|keep going|anymore|any more)\b)/;

/** 'I just want to be cross for tonight.' */
const CROSS_FOR_NOW =
  /\bi (?:just )?(?:want|wanna|need|would like|'?d like) to be (?:cross|angry|annoyed|mad|grumpy|furious|sulky|petty|bitter)\b(?!.*\b(?:hurt|harm|kill|end|die|dead|pills?|cut)\b)/;

const isOnlyLikened = (text: string) => {
  const rest = text.replace(ONLY_LIKENED, ' ');
  return rest !== text && ![OWN_AGE, YOUNG, OWN_SCHOOL].some((rule) => rule.test(rest));
};

const isOnlyLate = (text: string) => {
  const rest = text.replace(LATE_BY, ' ');
  return rest !== text && ![OWN_AGE, OWN_SCHOOL].some((rule) => rule.test(rest));
};

/** A mishap she, or whoever it befell, can laugh at. */
const FUNNY_SIDE = /\b(?:see|sees|seeing|saw) the funny side\b/;

/** Whoever was 19 once, works towards a pension or has been married is no child. */
const GROWN_UP =
  /\bwhen i was (?:1[89]|[2-7]\d)\b|\b(?:years?|months) (?:to go|left)\b.{0,30}\b(?:retire\w*|retirement|pension)\b|\b(?:retire\w*|retirement|pension)\b.{0,40}\b(?:years?|months) (?:to go|left|more)\b|\bmy (?:ex[- ]?husband|husband|ex[- ]?wife|divorce|pension|mortgage|grandchild\w*|grandsons?|granddaughters?|grandkids)\b/;
const YEARS_TO_GO = /\b(?:years?|months) (?:to go|left|more)\b/;
const HE_RETIRED = /\b(?:retired?|retirement|pension)\b/;

/** Somebody else's: 'can't Friday, it's my friend's birthday'. One of seventeen or under, or to be driven to, is another matter. */
const BIRTHDAY_OF_ANOTHER =
  /\bmy (?:(?:best|old|work) )?(?:friend|mate|sister|brother|mum|mom|mam|dad|nan|nana|gran|grandma|grandad|granny|boss|cousin|neighbou?r|aunt|auntie|uncle|flatmate|housemate|colleague|ex|niece|nephew|goddaughter|godson|daughter|son)'?s (?:(?:[2-9]\d|1[89])(?:st|nd|rd|th)? )?birthday\b/;
const LOOKED_AFTER =
  /\b(?:sleepovers?|(?:drop\w*|pick\w*|driv\w*|tak\w*|let\w*) me\b|curfew|bedtime|(?:mum|mom|dad) (?:says|said|won'?t|lets?)|(?:1[0-7]|[3-9])(?:st|nd|rd|th)\b)/;

/** 'That's the nicest thing anyone's done for me' is thanks. */
const NICEST_THING =
  /\b(?:nicest|sweetest|kindest|best|loveliest|cutest|most (?:thoughtful|romantic|beautiful)) (?:thing|gift|present|message|surprise|compliment)s? (?:that )?(?:anyone|anybody|someone|somebody|any man|a man|any guy|a guy|you|people)(?:'?s| has| have|'?ve)? (?:ever )?(?:done|said|made|sent|given|written|bought|did|told|wrote|gave)\b/;

/** 'I broke my arm last week': an accident. */
const BROKE_A_BONE =
  /\b(?:broke|broken|sprained|twisted|pulled|tore|dislocated|fractured|bruised|bumped|banged|stubbed|hurt|injured|burnt|burned|cut) (?:my|his|her|the|a) (?:left |right |big |little |bloody |other )*(?:arms?|legs?|wrists?|ankles?|foot|feet|toes?|fingers?|thumb|collar ?bone|nose|ribs?|knees?|shoulder|elbow|hands?|back|hip|muscle|hamstring|calf|head|chin|tooth|tongue|neck)\b/;
const CUT_HER_WRISTS =
  /\b(?:cut|burnt|burned) my (?:left |right )?(?:arms?|legs?|wrists?|neck|hands?)\b|\b(?:hurt|injured) my (?:arms|legs|wrists)\b/;
const ON_PURPOSE =
  /\b(?:on purpose|again|myself|blood|blade|razor|scars?|sleeves?|wrists? (?:again|last night)|cope|coping|numb|feel (?:something|anything)|stop|secret|nobody|no ?one|hate|pills?|end|die|dying|dead)\b/;

/** 'I teach maths at a secondary school', 'secondary school teacher, geography'. */
const TEACHES =
  /\bi(?:'?m| am|'ve been| was)? (?:(?:a|an|the) (?:\w+ ){0,3}(?:teacher|lecturer|tutor|teaching assistant|headteacher)|teach(?:ing)?|taught)\b|^(?:\W|a |an |just |mostly |primary |secondary |high |middle |nursery |infant |junior |elementary |special |needs |supply |maths? |english |science |music |art |pe |drama |school )+teacher\b|\b(?:my|the) (?:pupils|students|year (?:\d+|elevens|tens|nines|eights|sevens)s?)\b/;

/** Who has lost somebody, too, or explains that nothing was meant badly, takes no leave: not of him. */
const SHARES_HIS_LOSS =
  /\b(?:i(?:'ve| have)? lost (?:my|our) (?:\w+ )?(?:husband|wife|partner|mum|mom|dad|mother|father|son|daughter|brother|sister|nan|gran\w*)|my (?:husband|wife|partner|mum|mom|dad|mother|father|brother|sister)(?: \w+)? (?:died|passed))\b/;
const MEANT_NO_HARM =
  /\b(?:i (?:didn'?t|did not) (?:realise|realize|know|think|mean)\b.{0,30}\b(?:bother\w*|hurt|upset|offend\w*|mind\w*|like that|badly|that way)|i meant it in a nice way)\b/;
const TAKES_LEAVE =
  /\b(?:done|never again|any ?more|no longer|leave|block\w*|delet\w*|alone|rather not|another time|take care|all the best|good ?bye|bye|luck|not (?:ready|interested|for me|looking)|can'?t (?:do|date|see|meet)|don'?t (?:think we|want|feel)|shouldn'?t|spark|friends?|met (?:someone|somebody)|seeing (?:someone|somebody)|stop|leave me|no more|move on|end (?:this|it|things)|over)\b/;

/** Whoever gives the ending away is to be killed. */
export const OVER_A_STORY =
  /\b(?:tell|give|say|reveal|spoil)\b.{0,16}\b(?:ending|spoilers?|who (?:wins|won))\b/;

interface Said {
  /** In plain text. */
  text: string;
  /** What the other one wrote right before it, in plain text. */
  before: string;
}

const HARMLESS: readonly [sign: SignName, isOne: (said: Said) => boolean][] = [
  ['declined', ({ text }) => DONT_ASK.test(text)],
  [
    'declined',
    ({ text }) => LEAVES_THE_APP.test(text) || ANOTHER_DAY.test(text) || THOUGHT_HIM_GONE.test(text),
  ],
  ['declined', ({ text }) => WRONGED_BY_ANOTHER.test(text)],
  [
    'declined',
    ({ text }) => (SHARES_HIS_LOSS.test(text) || MEANT_NO_HARM.test(text)) && !TAKES_LEAVE.test(text),
  ],
  ['minor', ({ text }) => (OF_A_CLASS.test(text) || AGE_OF_ANOTHER.test(text)) && !OWN_AGE.test(text)],
  ['minor', ({ text }) => isOnlyLikened(text) || isOnlyLate(text)],
  ['minor', ({ text }) => TEACHES.test(text) && !OWN_AGE.test(text) && !LOOKED_AFTER.test(text)],
  [
    'minor',
    ({ text }) =>
      BIRTHDAY_OF_ANOTHER.test(text) &&
      ![OWN_AGE, YOUNG, OWN_SCHOOL, LOOKED_AFTER].some((rule) => rule.test(text)),
  ],
  [
    'minor',
    ({ text, before }) =>
      (GROWN_UP.test(text) || (YEARS_TO_GO.test(text) && HE_RETIRED.test(before))) && !OWN_AGE.test(text),
  ],
  ['minor', ({ text }) => LIVES_WITH_PARENTS.test(text) && !STILL_A_CHILD.test(text) && !OWN_AGE.test(text)],
  ['caring', ({ text }) => WISHES_FOR_A_FUNERAL.test(text) && !OF_HERSELF.test(text)],
  ['caring', ({ text }) => OLD_LIE.test(text) && !DESPAIR.test(text) && !HIDDEN_PAIN.test(text)],
  ['sexual', ({ text }) => TIRED_OF_BEING_ASKED.test(text)],
  ['threat', ({ text }) => OVER_A_STORY.test(text)],
  ['minor', ({ text }) => SCHOOL_OF_HER_CHILD.test(text) && !OWN_SCHOOL.test(text) && !OWN_AGE.test(text)],
  [
    'minor',
    ({ text, before }) => GOES_HOME.test(text) && FOR_A_FEAST.test(`${before} ${text}`) && !YOUNG.test(text),
  ],
  [
    'minor',
    ({ text, before }) => AT_SCHOOL_ONCE.test(text) && ASKED_OF_SCHOOL.test(before) && !YOUNG.test(text),
  ],
  [
    'caring',
    ({ text }) =>
      ((ON_A_ROPE.test(text) && LEAPS.test(text)) ||
        WOULD_STRUGGLE.test(text) ||
        CROSS_FOR_NOW.test(text) ||
        FUNNY_SIDE.test(text) ||
        NICEST_THING.test(text)) &&
      !DESPAIR.test(text),
  ],
  ['caring', ({ text }) => BROKE_A_BONE.test(text) && !ON_PURPOSE.test(text) && !CUT_HER_WRISTS.test(text)],
  ['caring', ({ text }) => EASY_EVENING.test(text) && !NOT_SO_EASY.test(text)],
  ['sexual', ({ text }) => OF_HEIGHT.test(text)],
  ['sexual', ({ text, before }) => isOnlyInBed(text, before)],
];

/** The signs that what is said cannot be, whatever its words are near to. */
export function harmlessSigns(said: string, before: string): Set<SignName> {
  const both = { text: said, before: plain(before) };
  return new Set(HARMLESS.filter(([, isOne]) => isOne(both)).map(([sign]) => sign));
}
