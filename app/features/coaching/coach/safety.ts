/** What is not coached, and what is answered with care instead. Rules are precise: harmless text goes through. */
import type { SafetyCategory } from '../types';
import { parseConversation, type Turn } from './conversation';
import { LAUGHTER, plain } from './text';

export interface SafetyVerdict {
  /** Set when the text gets the Gemini protocol's safety block. */
  blocked: SafetyCategory | null;
  /** Someone seems to want to hurt themselves: not blocked, answered kindly. */
  caring: boolean;
  /** Who the sign of self-harm came from. */
  caringFor: 'Girl' | 'Boy' | null;
}

const YOUNG = '(?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
/** What may follow an age: the end, a mark, or a word that goes on with the sentence. Never a unit. */
const AFTER_AGE =
  "(?=\\s*(?:$|[!?;)\\n]|[.,](?!\\d)|-\\s|\\p{Extended_Pictographic}|(?:years?|yrs?)[ -]?old|y\\/?o\\b|yo\\b|lol|haha|btw|but\\b|and (?:a half|i\\b|i'm|you|in|my|still|a|live|from)|so\\b|too\\b|though|actually|now\\b|f\\b|m\\b|is that|if that|hope|how old|what about|how about|wbu|hbu|you\\?))";
const MINOR: RegExp[] = [
  new RegExp(
    `\\bi(?:'m| am)(?: only| just| actually| really| still| like| almost| nearly| about to be)? ${YOUNG}${AFTER_AGE}`,
    'u',
  ),
  new RegExp(`\\bi(?:'ve)? just turned ${YOUNG}\\b`, 'u'),
  new RegExp(
    `\\b(?:i'm |i am )?(?:turning|turn) (?:${YOUNG}|18|eighteen)\\b(?=.{0,20}(?:soon|next|in |on |this|tomorrow|week|month|$))`,
    'u',
  ),
  new RegExp(`\\bi(?:'ll| will) be (?:${YOUNG}|18|eighteen) (?:in|next|on|this|soon)\\b`, 'u'),
  /\b(?:until|till|when|before) i(?:'m| am| turn) (?:18|eighteen)\b/u,
  /\bi'?m not (?:even )?(?:18|eighteen)(?: yet)?\b/u,
  /\bi(?:'m| am) (?:under ?age|a minor|under (?:18|eighteen))\b/u,
  new RegExp(
    `\\byou(?:'re| are)(?: only| just| like)? ${YOUNG}(?:[?!,.]|$| right| and | years old| yo\\b)`,
    'u',
  ),
  /\b(?:i'm|i am)(?: still| only)? in (?:high school|middle school|secondary school|sixth form|junior high|(?:the )?(?:[6-9]th|1[0-2]th|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade|year (?:[7-9]|1[0-3]))\b/u,
  /\b(?:i'm|i am) (?:a |an )?(?:freshman|sophomore|junior|senior|student|pupil) (?:in|at) (?:my )?(?:high school|a high school|middle school|secondary school)\b/u,
  new RegExp(`(?:^|[\\s(,])(?:f ?${YOUNG}|${YOUNG} ?\\/? ?[fm])(?=$|[\\s,.!?)])`, 'u'),
  new RegExp(`\\b(?:my )?age(?: is|'s|:)? ${YOUNG}\\b`, 'u'),
  /\b(?:have|got) (?:to ask|ask) my (?:mom|mum|parents).{0,30}\bgrounded\b|\bi'?m grounded\b|\bi got detention\b/u,
];
const MINOR_NOT =
  /\b(?:when|since|until|like|as if|back when|before|after) i(?:'m| was| am| were) |\bat heart\b|\bmentally\b|\bemotionally\b|\binside\b|\bfe(?:el|lt|els|eling)\b.{0,12}\b(?:like|i'?m)\b|\bagain\b|\bbasically (?:1\d|twelve|thirteen|fifteen|sixteen)|\bpretend|\bact(?:ing)? like\b/u;
const ASKS_AGE = /\bhow old\b|\bwhat(?:'s| is) your age\b|\byour age\b|^age\b|\basl\b/u;
const BARE_AGE = new RegExp(
  `^(?:i'm |i am |im |oh |haha |well |only |just |um+ |uh+ )*${YOUNG}${AFTER_AGE}`,
  'u',
);

const SEXUAL: RegExp[] = [
  /\b(?:send|show|want|trade|got any|more|your|see|share|have) (?:me |us |some |any |your |ur |more |a |my |the )*(?:nudes?|naked|dick ?pics?|tit ?pics?|noods)\b/u,
  /\bnudes?\s*\?/u,
  /\b(?:dick|cock) ?pics?\b/u,
  /\b(?:i'?m|you|me|so|feeling|get|are you|makes? me|getting) (?:so |really |fucking |feeling |me |always )*horny\b/u,
  /\b(?:suck|lick|ride|rub|stroke|touch|taste|eat|jerk|grab|spank|finger)(?:ing)? (?:on )?(?:my|your|ur|his|her|that|the) (?:\w+ )?(?:dick|cock|pussy|clit|tits?|titties|boobs?|ass|balls|nipples?)\b/u,
  /\b(?:my|your|ur|that|her|his) (?:\w+ )?(?:dick|cock|pussy|clit|boner|cum|titties|tits)\b/u,
  /\b(?:wan(?:t|na)|going|gonna|love|like|let me|let's|need|ready|could|can i|can we|should|would|i'?ll|i'?d)(?: to| you to)?(?: just| really| so bad(?:ly)?)? (?:fuck|bang|bone|screw|shag) (?:you|u|me|ur|your|each other|tonight|all night)\b/u,
  /\b(?:have|having|want|had|wanna have|for|love|some|good|rough|hot|phone|oral|anal|car) sex\b(?! (?:and the city|education|ed\b|therapist))/u,
  /\b(?:sexting|sext me|blow ?job|hand ?job|cum (?:on|in|for|inside)|cumming|make (?:you|me) cum|doggy ?style|69 (?:me|you|with)|masturbat\w+|deep ?throat|creampie|threesome|orgasms?|fingering|eat you out|hard on for|so wet for|turns? me on so|wet for (?:you|me)|hard for you|naked (?:in|with|on) (?:my|your|bed|me|you)|get (?:you )?naked|strip for|take off your (?:clothes|panties|bra|shirt|top|pants)|your (?:panties|bra size|cup size)|what are you wearing (?:under|to bed)|in bed with me naked)\b/u,
  /\bfuck (?:me|you) (?:hard|so hard|tonight|all night|like|right|harder|senseless)\b/u,
];
const SEXUAL_NOT =
  /\b(?:no|not|don'?t|won'?t|never|without|stop|asks?|asked|asking|unsolicited|hate|tired of|sick of|gross|creeps?|guys? who|every guy|weirdos?)\b/u;
const SEXUAL_HARD =
  /\b(?:cum (?:on|in|for|inside)|suck (?:my|your)|make you cum|fuck me|wan(?:t|na)(?: to)? fuck)\b/u;

const GROUPS =
  '(?:jews?|jewish people|muslims?|blacks?|black people|whites?|white people|asians?|indians?|mexicans?|gays?|gay people|lesbians?|trans(?:gender)?(?: people)?|immigrants?|refugees?|foreigners|arabs?|gypsies|roma|disabled people|christians?|hindus?|women|females|fat people|latinos?|africans?|chinese|poles|pakistanis?)';
const HATE: RegExp[] = [
  /\b(?:n[i1]gg(?:er|a)s?|f[a4]gg?[o0]ts?|k[i1]kes?|sp[i1]cs?|ch[i1]nks?|trann(?:y|ies)|wetbacks?|sand ?niggers?|dykes?|gooks?|towel ?heads?|coons?(?= (?:go|are|like))|pakis?)\b/u,
  new RegExp(
    `\\bi (?:really |fucking |just |honestly )*(?:hate|despise|can'?t stand) (?:all |those |these |the |fucking )*${GROUPS}\\b(?! (?:food|drivers|music|tea|coffee|wine|chocolate|takeaway|restaurant))`,
    'u',
  ),
  new RegExp(
    `\\b(?:all |those |these )?${GROUPS},? (?:they |who )?(?:are|should|'re) (?:all |just |nothing but |a bunch of |be |so |fucking |such |really )*(?:animals|vermin|subhuman|disgusting|filth|trash|garbage|parasites|inferior|criminals|terrorists|rapists|savages|dirty|scum|evil|deported|killed|exterminated|gassed|whores|sluts|stupid|property|objects|worthless|trash)`,
    'u',
  ),
  /\bgo back to (?:your|ur) (?:own )?(?:country|jungle)\b/u,
  /\byou(?:'re| are)? (?:are )?(?:just |such |nothing but |a |an |all |fucking |stupid |dumb |ugly |worthless |little |fat |lying )*(?:bitch(?:es)?|whores?|sluts?|cunts?|skanks?|retards?)\b/u,
  /\b(?:stupid|dumb|ugly|fucking|worthless|fat|lying|little|dirty) (?:bitch|whore|slut|cunt|skank|retard)\b/u,
  /\b(?:hitler (?:was right|did nothing wrong)|heil hitler|white power|gas the)\b/u,
];

const THREAT: RegExp[] = [
  /\b(?:i'?ll|i will|i'?m going to|going to|i swear) .{0,40}\band (?:hurt|kill|stab|beat|shoot|rape|strangle|punch) (?:you|u|your)\b/u,
  /\b(?:i'?ll|i will|i'?m going to|imma|ima|i swear i'?ll|gonna|going to|i'?d|i want to) (?:fucking |literally |find and |come (?:over )?and |find you and |so )*(?:kill|murder|stab|shoot|strangle|choke|beat|rape|hurt|destroy|end|slap|punch|cut|burn|break) (?:you|u|ya|your (?:face|legs|neck|family)|her|him|them|she)\b/u,
  /\bi know where (?:you|u|your (?:family|mother|mom|mum|parents)) (?:live|work|sleep)s?\b/u,
  /\b(?:i'?ll|i will|i'?m going to|i can) (?:find|hunt|track) (?:out )?(?:you|u|where you live)\b(?: down| and| bitch| sooner|$|[.!])/u,
  /\b(?:you'?ll|you will|you'?re going to|you are going to) (?:regret (?:this|it|that|ignoring|saying)|pay for (?:this|that|it)|be sorry|die)\b/u,
  /\bwatch your back\b/u,
  /\b(?:i'?ll|i will|i'?m going to) (?:post|leak|share|send|publish|spread) (?:your|ur|those|the|all your) (?:nudes?|pics?|photos?|pictures|videos?|address|private)\b/u,
  /\b(?:you (?:should|need to|deserve to)|go) (?:go )?(?:die|kill yourself)\b|\bkys\b/u,
  /\bif (?:you|u) (?:don'?t|ever|leave|block|ignore|tell|won'?t)\b.{0,50}\b(?:i'?ll|i will|i'?m going to) (?:kill|hurt|find|beat|destroy|ruin|stab|end) (?:you|u|your|him|her)\b/u,
];
/** 'I will kill you if you spoil the finale haha' is a joke, and so is 'slap you with a fish'. */
const THREAT_NOT =
  /\b(?:spoil|spoiler|finale|season|episode|joke|joking|kidding|jk|pun|puns|tickle|monopoly|uno|mario kart|chess|scrabble|at (?:pool|darts|tennis|bowling|mini golf|trivia)|with kindness|laughing|to it|last slice|pineapple|ending)\b/u;

const SELF_HARM: RegExp[] = [
  /\b(?:kill|hurt|harm|cut|end|hang|drown)(?:ing)? myself\b/u,
  /\b(?:i|i just|just|i really|honestly|sometimes i|i kind of|i'd rather) (?:just |really |sometimes |kinda |honestly )*(?:want|wanted|wish|would like|am ready|plan) (?:to )?(?:die|be dead|end it(?: all)?|end my life|disappear for ?ever|not (?:exist|wake up)|stop existing)\b/u,
  /\bwish i (?:was|were) (?:dead|never born|not (?:here|alive))\b|\bwish i (?:hadn'?t|had never|wasn'?t|weren'?t) (?:been )?(?:born|woken up|alive)\b|\bwish i didn'?t exist\b/u,
  /\b(?:i'?m|i am|feel(?:ing)?|been|was|get) (?:so |really |very |kind of |kinda |feeling |a bit )*suicidal\b|\bsuicidal (?:thoughts|again|lately)\b|\b(?:thinking|thought|thoughts|think) (?:about|of) (?:suicide|ending (?:it|my life)|killing myself|dying a lot)\b|\bcommit(?:ting)? suicide\b|\btake my (?:own )?life\b|\btook too many pills on purpose\b/u,
  /\b(?:don'?t|do not|didn'?t) (?:really |even |particularly )?(?:want|wanna) to (?:be (?:alive|here) any ?more|live(?: any ?more| like this)?(?=$|[.!,])|exist|wake up(?: any ?more| again| tomorrow)?(?=$|[.!,])|go on living|go on any ?more|keep living)\b/u,
  /\b(?:no|don'?t see (?:a|any)|what'?s the|without any) (?:reason|point) (?:to|in|of|for me to) (?:live|living|be alive|being alive|go on|going on|staying alive)\b/u,
  /\b(?:everyone|everybody|the world|you all|they|they'?d all) (?:would|'?d|will)(?: all| probably)? be better off (?:without me|if i)\b|\bbetter off dead\b|\bnobody would (?:even )?(?:miss|notice if) (?:me if|i|me)\b/u,
  /\bi can'?t (?:do this|go on|take (?:it|this))(?: life)? any ?more\b(?=.*\b(?:die|dead|alive|live|life|end)\b)/u,
  /\b(?:self[- ]harm(?:ing|ed)?|started cutting again|been cutting|cutting again|relapsed (?:and|on) cut)\b/u,
  /\bending it all\b|\bend it all\b|\bdon'?t (?:really )?see (?:the|a|any|much) (?:point|reason) (?:in|of|to) (?:living|life|being alive|going on|anything any ?more|carry(?:ing)? on|live|keep going)\b|\b(?:tired|sick|done) (?:of|with) (?:living|being alive|life)(?=$|[.!,]| any ?more)|\b(?:took|take|taking|swallowed) (?:all|a (?:bunch|lot) of) (?:my |the )?pills\b|\boverdose(?:d)? (?:myself|on purpose)\b|\bwant (?:it|it all|this|all of this|everything|the pain|my life) to (?:just |all )?(?:end|be over|stop)(?=$|[.!,])/u,
];
const SELF_HARM_NOT =
  /\b(?:if i (?:have|had|hear|see|got|eat|watch)|cut(?:ting)? myself (?:shaving|cooking|chopping|on|with|while|off|some|a slice)|hurt(?:ing)? myself (?:laughing|running|at|skiing|climbing|playing|lifting|falling|doing|on|in|during|at the gym)|hurt myself (?:skating|snowboarding|hiking|dancing|stretching|yesterday)|of (?:embarrassment|boredom|laughter|cringe|shame|cuteness)|characters?|in the (?:book|film|movie|show|song)|prevention|hotline volunteer|awareness|kill(?:ing)? myself (?:at the gym|studying|over|with work|laughing|to get))\b/u;

/** Parts of a line that are someone else's words do not count as the speaker's own. */
function withoutQuotes(text: string): string {
  return text.replace(/"[^"]{1,200}"/g, ' ');
}

function minorIn(turns: readonly Turn[]): boolean {
  return turns.some((turn, i) => {
    const text = plain(withoutQuotes(turn.text)).replace(/'/g, "'");
    const clauses = text.split(/(?<=[.!?])\s+/);
    for (const clause of clauses) {
      if (MINOR.some((rule) => rule.test(clause)) && !MINOR_NOT.test(clause)) return true;
    }
    const before = turns[i - 1];
    if (
      before &&
      before.speaker !== turn.speaker &&
      ASKS_AGE.test(plain(before.text)) &&
      BARE_AGE.test(text)
    ) {
      // 'How old is your dog?' asks about the dog.
      return !/\bhow old (?:is|are|was|were) (?:your|the|his|her|that|those|they|he|she|it)\b/.test(
        plain(before.text),
      );
    }
    return false;
  });
}

function sexualIn(text: string): boolean {
  return text
    .split(/(?<=[.!?\n])\s+/)
    .some(
      (part) => SEXUAL.some((rule) => rule.test(part)) && (SEXUAL_HARD.test(part) || !SEXUAL_NOT.test(part)),
    );
}

function threatIn(text: string): boolean {
  const joking = LAUGHTER.test(text) || THREAT_NOT.test(text) || /[😜😝😉😅😘😁]/u.test(text);
  return !joking && THREAT.some((rule) => rule.test(text));
}

function selfHarmIn(text: string): boolean {
  return text
    .split(/(?<=[.!?\n])\s+/)
    .some(
      (part) =>
        SELF_HARM.some((rule) => rule.test(part)) &&
        !SELF_HARM_NOT.test(part) &&
        !(
          LAUGHTER.test(part) &&
          /\b(?:monday|meeting|traffic|homework|exam|work|boss|song|email)\b/u.test(part)
        ),
    );
}

/**
 * Reads the text of a conversation, a profile or a context. Self-harm is looked at before threats, because
 * 'kill' is in both; a text can be blocked or caring, never both.
 */
export function checkSafety(text: string): SafetyVerdict {
  const turns = parseConversation(text).turns;
  const verdict = (blocked: SafetyCategory | null, from: Turn | undefined): SafetyVerdict => ({
    blocked,
    caring: from !== undefined,
    caringFor: from?.speaker ?? null,
  });
  if (minorIn(turns)) return verdict('minor', undefined);
  const read = turns.map((t) => ({ turn: t, text: plain(t.text) }));
  if (read.some((r) => HATE.some((rule) => rule.test(r.text)))) return verdict('hate', undefined);
  if (read.some((r) => threatIn(r.text))) return verdict('threat', undefined);
  if (read.some((r) => sexualIn(r.text))) return verdict('sexual', undefined);
  return verdict(null, read.findLast((r) => selfHarmIn(r.text))?.turn);
}
