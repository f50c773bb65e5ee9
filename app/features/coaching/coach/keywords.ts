/** Things, people and doings she named that are no topic of ours, as he can say them back. */
import type { Conversation } from './conversation';
import { singular } from './fill';
import { known, perKnowledge } from './knowledge';
import { withoutOrders } from './orders';
import { ending, isFunctionWord, lines, sentences, stem, straighten, words } from './text';

const NP_END = new Set(
  `youve ive weve theyve hes shes wasnt werent cent last this next today yesterday tomorrow tonight now just again already still so really which got went
  goes gets made makes came said says wants wanted needs broke died ate took takes gave keeps kept left
  likes loves hates told asked called works plays started lately always never soon later early late back
  here there over down up out off away though tho lol haha together yet cause because anyway btw ended
  finally literally actually also even almost too hit hits fell felt feels looks sounds turned tried thinks
  know knows think visited visits comes runs ran sat sits won lost fits helps sucks smells tastes costs pls
  quick`.split(/\s+/),
);

/** Words that look like content and are poor to say back. */
const WEAK = new Set(
  `oclock youve weve theyve theyll youll itll quid hes shes wasnt gosh goodness likewise welcome jealous exciting brave lucky werent cent trans awful terrible amazing crazy weird funny cute sweet lovely happy glad tired busy bored boring excited
  perfect horrible annoying annoyed stupid silly serious real true wrong different free ready late early
  slow fast hard easy long short high cold warm whole half full empty super
  often sometimes once twice later soon already almost instead anyway during
  before after between around away together alone inside outside morning afternoon evening night tonight
  tomorrow yesterday week weekend month year years hours hour minutes minute days times people person guys
  everyone stuff part point place life world mind reason question answer idea starting stopped stop telling
  asked asking talk talking looking looks looked seem seems feeling felt thinking known wants needs likes
  liked loves hate hates hated trying makes making takes taking giving kept keeps leave left leaving find
  found finding watch watched show showed turn turned turns call called calling help helped happen happened
  happens believe wish wonder remember forget forgot forgotten send sent sending wait waiting stay stayed
  live lived living work working works worked play played playing read reading write wrote written bought
  eaten eating drink sleep sleeping slept wake woke meet meeting meant care prefer rather alright message
  text texting chat profile pics name number honest gonna wanna gotta dont cant didnt doesnt isnt
  havent youre thats whats theyre english intend remind lose enough arguing monday tuesday wednesday
  thursday friday saturday sunday january february march april june july august september october november
  december purple orange yellow green blue white black pink brown grey belongs wins anymore neither near
  laid judge mins local prove seeing front middle through four five seven eight nine hundred kill killing
  friend friends child children mondays tuesdays wednesdays thursdays fridays saturdays sundays worries
  worry ones second seconds wont yaar version side round whatever total least case rest mood vibe plus
  chance sense trouble apart enemy house worst worse favorite favourite young small huge tiny able less
  everywhere somewhere anywhere nowhere everybody somebody anybody nobody abroad without word size percent
  problem theres emergency gives earth upstairs downstairs forever earlier sooner otherwise besides
  whenever wherever husband wife boyfriend girlfriend ex`.split(/\s+/),
);
/** Stems of words that are seldom a thing: only after 'a', 'the' or 'my' are they one ('the walk', but not 'walk faster'). */
const SELDOM_THINGS = new Set(
  `accept adopt advanc afraid agre allow along ask awkward bald beat beaten becom begin behind being bend
  blunt born bother break breath build built burn burnt bury cal cancel carry catch cheat check choos clear
  clos closer complet consider continu cros dark dead deal dear decid declin deep delet describ deserv
  direct disappear drag draw drop drown drunk eat either eleven enjoy enter except exist expect explain
  fail fair fal fifteen fight fil filthy fin final flat follow forty forward fourteen fourth further given
  grow handl hang hear heavy hid hir hold hook hop horny hurry hurt ignor imagin important includ inferior
  join jump larg lay lead learn legal lick lie listen liv longer lower marry mis mock mov non notic numb
  offer older open other paid pas permit personal pick polit pray present promis public pul push quick rais
  reach recommend refus regret return rid ris rol romantic rud saf sav scream secondary see sel send serv
  settl seventeen sexy shak shoot shout shut sick simpl singl sink sixteen skip slid smash snap sold sor
  speak spend spent split spread stand steal strik suck suicidal swear tak taken teach third thirty thre
  throw tight touch trust twelv understand undres updat vot walk wear welcom whole wip wis worth`.split(
    /\s+/,
  ),
);
/** No English word begins like that: a slip of the thumb ('hwole') said back would read as mockery. */
const SLIP =
  /^(?!b[lr]|c[hlrz]|d[hjrw]|f[jlr]|g[hlnrw]|k[hlnrw]|ll|m[cn]|p[fhlnrst]|rh|s[chjklmnpqrtvw]|t[hrswz]|w[hr]|[hjmnqvxz]h)[bcdfghjklmnpqrstvwxz]{2}/;
/** No vowel in it: 'wrth'. */
const MUMBLED = /^[bcdfgjklmnpqrstvwxz]{4,}$/;
const LEADS_TO_NOUN =
  /^(?:a|an|the|my|our|this|that|some|his|her|their|your|ur|of|with|for|at|in|into|on|about|from|called|no|two|three|more|to)$/;

export interface Keyword {
  word: string;
  lead: 'your ' | 'my ' | 'the ' | '';
}

const PERSON =
  /^(?:(?:best )?friend|boss|manager|neighbou?r|co-?worker|colleague|flatmate|housemate|room-?mate|landlord|landlady|client|customer|patient|guest|cousin|aunt|auntie|uncle|niece|nephew|grandma|grandpa|gran|nan|nana|granny|grandad|grandmother|grandfather|sister|brother|mother|father|mum|mom|dad|son|daughter|twin|toddler|baby|kid|godson|goddaughter|in-laws?|teacher|professor|tutor|student|pupil|intern|trainee|assistant|coach|trainer|doctor|dentist|nurse|vet|therapist|barista|waiter|waitress|chef|bouncer|driver|pilot|plumber|electrician|builder|cop|police(?:man|woman)?|judge|lawyer|priest|vicar|nun|bride|groom|bridesmaid|stranger|tourist|busker|granny|lady|dude|bloke|lad|guy|woman|man|girl|boy|team|crew|speaker|singer|drummer|bassist|referee|umpire|goalkeeper|captain|commuter|passenger|hairdresser|barber|receptionist|secretary|director|CEO|supervisor|sophomores?|freshm[ae]n|teenagers?|toddlers|kids|parents|colleagues|neighbou?rs|flatmates|friends|cousins|siblings|grandparents|students|customers|clients|patients)$/i;

/** Is it poor to say back? */
export const isWeak = (word: string): boolean => WEAK.has(word.toLowerCase());

export function isPerson(k: Keyword): boolean {
  const head = k.word.split(' ').at(-1) ?? '';
  return PERSON.test(head) || (k.lead === '' && /^\p{Lu}\p{Ll}+$/u.test(k.word) && GIVEN_NAME.test(k.word));
}

const GIVEN_NAME =
  /^(?:dave|mike|tom|ben|dan|sam|alex|max|leo|jack|joe|john|james|chris|matt|nick|steve|paul|luke|adam|ryan|kevin|brian|greg|jeff|jim|tim|tony|anna|emma|sarah|kate|laura|lisa|julia|maria|sophie|lucy|amy|jess|jenny|karen|rachel|hannah|nina|peter)$/i;

/** Words that say how something is and look like things by their place. */
const QUALITY =
  /^(?:straight|hungry|thirsty|dramatic|soaked|wet|peaceful|quiet|loud|elegant|angry|jealous|proud|nervous|shy|brave|curious|gross|messy|clean|dirty|fresh|awake|asleep|alive|broke|rich|poor|cheap|expensive|sober|pregnant|allergic|online|offline|broken|stuck|sunny|rainy|foggy|windy|snowy|freezing|boiling|sweaty|sleepy|cozy|cosy|fancy|posh|spicy|salty|sour|crispy|vegan|vegetarian|single|married|divorced|religious|political|basic|classic|iconic|legendary|epic|chaotic|brutal|intense|mental|insane|ridiculous|hilarious|fantastic|brilliant|fabulous|gorgeous|beautiful|handsome|dull|bland|odd|strange|spooky|creepy|scary|haunted|cursed|blessed|lucky|unlucky|clumsy|lazy|stubborn|patient|impatient|competitive|picky|fussy|bossy|nosy|grumpy|moody|cranky|wild|calm|chill|tense|rough|smooth|soft|tough|strong|weak|fit|fat|tall|blonde|curly|belong|upset|guilty|innocent|normal|special|rare|recent|modern)$/i;

const nouns = perKnowledge(({ nouns: list }) => new Set(lines(list)));

const A_THING = 1.2;

/** Is it, or its last word, a thing that can be asked about, by the list of those? */
export function isThing(keyword: string): boolean {
  const low = keyword.toLowerCase();
  const head = low.split(' ').at(-1) ?? '';
  return [low, head].some((w) => nouns().has(w) || nouns().has(singular(w)));
}

/** The last word of hers with some weight, when nothing else can be said back. */
export function echoIn(lines: readonly string[]): string | null {
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
  return found.filter((w) => QUALITY.test(w) || /(?:ful|ous)$/.test(w)).at(-1) ?? null;
}

/** Poor to throw back at her. */
const ECHO_NOT =
  /^(?:neither|rude|early|rather|live|sexy|naked|weird|creepy|stupid|dishonest|awful|fat|ugly|beautiful|gorgeous)$/;

/** As she had it: 'my fringe' is 'your fringe', 'a rooster' is 'the rooster', 'algebra' stays bare. */
function leadOf(before: readonly string[], word: string): Keyword['lead'] {
  const owner = before.at(-1) ?? '';
  if (/^(?:my|our)$/.test(owner)) return 'your ';
  if ((/^\p{Lu}\p{Ll}/u.test(word) || GIVEN_NAME.test(word)) && !/^(?:a|an|the)$/.test(owner)) return '';
  // 'My friends birthday' is no birthday of hers.
  const ofAnother = PERSON.test(owner.replace(/'?s$/, '')) && /s$/.test(owner);
  if (/^(?:my|our)$/.test(before.at(-2) ?? '')) return ofAnother ? 'the ' : 'your ';
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
  if (sentence.includes('?') || sentence.length > 1000) return [];
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

export type Scored = Map<string, { score: number; lead: Keyword['lead']; before: string }>;

/** How well each word of a sentence would stand for a thing. */
export function scoreWords(whole: string, scored: Scored): void {
  const sentence = ending(whole, 1000);
  const tokens = [...sentence.matchAll(/\p{L}+(?:['-]\p{L}+)*/gu)];
  // Written in a hurry: every other word may be a slip, too.
  if (tokens.filter((t) => SLIP.test(t[0]) || MUMBLED.test(t[0])).length > 1) return;
  tokens.forEach((m, i) => {
    const word = m[0];
    const low = word.toLowerCase();
    if (
      low.length < (/^(?:my|our|the|an?|\w+est)$/i.test(tokens[i - 1]?.[0] ?? '') ? 3 : 4) ||
      isFunctionWord(low) ||
      WEAK.has(low) ||
      NP_END.has(low) ||
      /(?:ly|'s|'re|n't|'ll|'ve|'d)$/.test(low) ||
      /(.)\1\1|(?:aa|ii|uu|yy)$/.test(low) ||
      SLIP.test(low)
    )
      return;
    const before = tokens[i - 1]?.[0].toLowerCase() ?? '';
    const after = tokens[i + 1]?.[0].toLowerCase() ?? '';
    if (SELDOM_THINGS.has(stem(low)) && !/^(?:a|an|the|my|our|your|his|her|their|some|no)$/.test(before))
      return;
    const end = m.index + word.length;
    const closes =
      !after ||
      /(?:ing|ed)$/.test(after) ||
      isFunctionWord(after) ||
      NP_END.has(after) ||
      /^[^\p{L}]*[,.!?]/u.test(sentence.slice(end, end + 2));
    // 'to entertain me', 'don't laugh', 'order me something red': something done, not a thing.
    if (
      /^(?:don't|dont|didn't|doesn't|can't|won't|will|would|could|should|can|please|gonna|wanna|i|you|we|they)$/.test(
        before,
      ) ||
      (before === 'to' && /^(?:me|you|it|us|them|him|her|that|this|the|a|my|your)$/.test(after)) ||
      (after === 'me' && !LEADS_TO_NOUN.test(before))
    )
      return;
    // 'My dads old boat': whose it is, without its apostrophe.
    if (/^(?:my|our)$/.test(before) && low.endsWith('s') && PERSON.test(low.slice(0, -1)) && after) return;
    let score = Math.min(low.length, 9) / 9;
    if (LEADS_TO_NOUN.test(before)) score += 1.2;
    // 'a rough patch': the word for the thing is the last one.
    score += closes ? 0.8 : -1.5;
    if (/s$/.test(low) && !/ss$/.test(low))
      score += LEADS_TO_NOUN.test(before) || /^(?:and|\d.*|new|old|big|little)?$/.test(before) ? 0.3 : -0.4;
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
        before: compound ? beforeLead : before,
      });
  });
}

export function keywordsIn(c: Conversation, asked: readonly string[]): Keyword[] {
  const open = (c.herOpenLines.length > 0 ? c.herOpenLines : c.girl.slice(-1)).map(withoutOrders);
  const scored: Scored = new Map();
  const told = open.flatMap((line) =>
    sentences(
      straighten(line).replace(/https?:\S+|@\S+|"[^"]*"|\[[^\]]*\]|<[^>]*>|, ?[A-Z][a-z]+(?=[,.!?]|$)/g, ' '),
    ).filter((x) => !x.includes('?')),
  );
  const untold = told.filter((sentence) => !asked.includes(sentence));
  const named = known().thingsNamed?.(untold, c) ?? [];
  if (named.length > 0) return named;
  // What she asks him is answered, not said back; without a question mark it is still better than nothing.
  for (const sentence of untold) scoreWords(sentence, scored);
  if (scored.size === 0) for (const sentence of told) scoreWords(sentence, scored);
  for (const doing of open.flatMap((l) => sentences(l)).flatMap(doingIn))
    if (!scored.has(doing)) scored.set(doing, { score: 1.3, lead: '', before: '' });
  // A thing that can be asked about comes before a word that only stands where a thing might.
  if (nouns().size > 0) for (const [word, s] of scored) if (isThing(word)) s.score += A_THING;
  known().preferNear?.(scored, told.join('\n'));
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
    .filter(([, s], i) => s.score > (i === 0 ? 0.3 : 1.15))
    .slice(0, 3)
    .map(([word, s]) => ({ word, lead: s.lead }));
}
