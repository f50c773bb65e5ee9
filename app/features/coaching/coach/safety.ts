/** What is not coached, and what is answered with care instead. Rules are precise: harmless text goes through. */
import type { SafetyCategory } from '../types';
import { parseConversation, type Turn } from './conversation';
import { FOREIGN_MINOR, FOREIGN_SELF_HARM, FOREIGN_SEXUAL, FOREIGN_THREAT, folded } from './foreign-signs';
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
  /\b(?:have|got) (?:to ask|ask) my (?:mom|mum|parents).{0,30}\bgrounded\b|\bi'?m grounded\b|\bi(?: got|'ve got| have) detention\b/u,
  // What only somebody who is a child at home or at school has to say.
  /\bmy (?:mom|mum|mother|dad|father|parents|guardian|folks)\b.{0,30}\b(?:permission slips?|sign (?:the|my|a) (?:\w+ )?(?:slip|form|note)|only lets? me (?:out|stay|go)|(?:won'?t|don'?t|doesn'?t|never) let me (?:go out|date|have (?:a boyfriend|my phone|my own)|stay out|use|be on|sleep ?over|leave the house)|took (?:away )?my phone|checks? my phone|grounded me)\b/u,
  /\bpermission slip\b.{0,40}\bmy (?:mom|mum|dad|parents)\b/u,
  /\bi (?:have|got|'ve got) (?:a )?curfew\b.{0,40}\b(?:school|homework|mom|mum|dad|parents)\b|\b(?:mom|mum|dad|parents)\b.{0,60}\bcurfew\b/u,
  /\b(?:get|getting|got|have|take|taking|passed|failed) my (?:learner'?s?(?: (?:permit|licen[cs]e))?|driver'?s ed|provisional(?: licen[cs]e)?)\b|\bi(?:'m| am) (?:\w+ )?(?:in|taking) driver'?s ed\b/u,
  /\bmy (?:sweet (?:16|sixteen)|quincea\w+)\b(?! (?:was|had|back|years))/u,
  new RegExp(
    `\\bmy (?:${YOUNG}th|fifteenth|sixteenth|seventeenth|fourteenth|thirteenth) birthday (?:is|'s|party is|next|this|in|on|tomorrow|soon)\\b`,
    'u',
  ),
  /\b(?:years?|months?|weeks?|days) (?:till|til|until|to|before) (?:i(?:'m| am| turn) )?(?:18|eighteen)\b/u,
  /\b(?:my|doing my|revising for my|studying for my|sitting my|failed my) (?:gcses?|a[- ]?levels|psats?)\b(?! (?:students?|class|kids|years ago|were|back))/u,
  /\b(?:still|only|just) in (?:(?:the )?(?:[6-9]|1[0-2])th grade|high school|middle school|year (?:[7-9]|1[0-3]))\b/u,
  /\bi(?:'m| am) (?:still )?(?:a )?(?:freshman|sophomore)\b.{0,20}\b(?:high school|hs)\b/u,
];
const ASKS_SCHOOL =
  /\b(?:what|which) (?:school|year|grade|class)\b|\bwhere do you go to school\b|\bin school\b/u;
const SCHOOL_YEAR =
  /^(?:i'?m |in |just |still |um+ |haha |currently )*(?:year (?:[7-9]|1[0-3])|(?:[6-9]|1[0-2])th(?: grade)?|(?:sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade|middle school|high school|junior high|sixth form)\b/u;
const MINOR_NOT =
  /\b(?:when|since|until|like|as if|back when|before|after) i(?:'m| was| am| were) |\bat heart\b|\bmentally\b|\bemotionally\b|\binside\b|\bfe(?:el|lt|els|eling)\b.{0,12}\b(?:like|i'?m)\b|\bagain\b|\bbasically (?:1\d|twelve|thirteen|fifteen|sixteen)|\bpretend|\bact(?:ing)? like\b/u;
const ASKS_AGE = /\bhow old\b|\bwhat(?:'s| is) your age\b|\byour age\b|^age\b|\basl\b/u;
/** The answer to 'how old are you?': any of these numbers that is not a number of something else. */
const BARE_AGE = new RegExp(
  `^(?:i'm |i am |im |oh |haha |well |only |just |um+ |uh+ |almost |nearly |about to be |turning |just turned |still |actually |like )*${YOUNG}(?![\\d:.%])(?!\\s*(?:min|hour|hr|day|week|month|times|km|mile|euro|dollar|people|years? (?:ago|older|younger|in|at|of)|\\d))`,
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
  /\b(?:you|u|him|your \w+) inside (?:of )?me\b|\binside (?:of )?you\b(?=.{0,20}\b(?:all night|tonight|so|right now|bad)\b)|\b(?:bend|bending) (?:you|me|u) over\b|\bmake (?:you|me|u) (?:scream|moan|beg|squirt|finish|come)(?= my name|$|[.,!]| for| all| so| tonight)|\b(?:scream|moan)(?:ing)? my name\b|\b(?:sit on|ride) (?:my|your) face\b|\bbetween (?:your|my) (?:legs|thighs)\b|\bgo(?:ing)? down on (?:you|me)\b|\b(?:rip|tear|take) (?:your|my) clothes off\b|\bundress (?:you|me)\b|\bi'?m (?:so |getting |already |rock |really )*hard (?:just|right now|thinking|for you|because of you|from)\b|\bpin (?:you|me) (?:down|against the wall)\b.{0,20}\b(?:and|kiss|take)\b/u,
  /\b(?:you|him|it|your \w+) in my mouth\b|\bin your mouth\b(?=.*\b(?:want|tonight|babe|baby|all)\b)|\bsend (?:me )?(?:something|a pic|a photo|pics|photos|one)?(?: \w+){0,2} ?(?:naughty|without clothes|no clothes|topless|in (?:your )?(?:underwear|lingerie|bra))\b/u,
  /\bi'?m (?:so |getting |already |really )*wet (?:right now|for|thinking|just|already|from (?:you|your))\b(?!.{0,40}\b(?:rain\w*|umbrella|storm|shower|shoes|socks|puddle|pool|sea|swim\w*)\b)/u,
];
const SEXUAL_NOT =
  /\b(?:no|not|don'?t|won'?t|never|without|stop|asks?|asked|asking|asks me|unsolicited|hate|tired of|sick of|gross|creeps?|guys? who|every guy|weirdos?)\b/u;
const SEXUAL_HARD =
  /\b(?:send me something naughty|cum (?:on|in|for|inside)|suck (?:my|your)|make you cum|fuck me|wan(?:t|na)(?: to)? fuck)\b/u;

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
  new RegExp(
    `\\b(?:filthy|dirty|disgusting|subhuman|savage|stupid|inferior|fucking) (?:\\w+ )?${GROUPS}\\b(?! (?:food|drivers?|music|joke|restaurant))`,
    'u',
  ),
  new RegExp(
    `\\b${GROUPS}\\b(?! (?:food|music|restaurant|coffee|wine)).{0,60}\\b(?:make me sick|(?:shouldn't|should not) (?:exist|be allowed|have rights|vote|breed)|should (?:all |just )*(?:be )?(?:sent|deported|shot|banned|die|hang|burn|go back|locked up|sterili[sz]ed)|(?:are|is) ruining (?:this|the|our|everything)|don't belong (?:here|in)|are taking over|need to be (?:wiped|removed|killed|gone)|belong in (?:the kitchen|cages?|camps?))`,
    'u',
  ),
  /\bgo back to (?:your|ur) (?:own )?(?:country|jungle)\b/u,
  /\byou(?:'re| are)? (?:are )?(?:just |such |nothing but |a |an |all |fucking |stupid |dumb |ugly |worthless |little |fat |lying )*(?:bitch(?:es)?|whores?|sluts?|cunts?|skanks?|retards?)\b/u,
  /\b(?:stupid|dumb|ugly|fucking|worthless|fat|lying|little|dirty) (?:bitch|whore|slut|cunt|skank|retard)\b/u,
  /\b(?:hitler (?:was right|did nothing wrong)|heil hitler|white power|gas the)\b/u,
];

/** Somebody else's hateful words, told with distance, are no hate; slurs of one's own always are. */
const HATE_TOLD =
  /\b(?:said|says|saying|told|called|calls|thinks|believes|heard|shouted|yelled|comments?|racist|sexist|homophobic|bigot\w*|disgusted|slur)\b/u;

const THREAT: RegExp[] = [
  /\b(?:i'?ll|i will|i'?m going to|imma|going to|swear to god|i swear) (?:\w+ ){0,8}?(?:break|smash|crush|slit|bash|snap|cut|burn|stab|punch|kick) (?:your|ur|his|her) (?:\w+ )?(?:jaw|neck|legs?|face|head|teeth|throat|arms?|bones|skull|windows?|car|house|kneecaps|ribs|nose)\b/u,
  /\bi know (?:what time|when|which (?:bus|train)|where) (?:you|u|your (?:kids?|sister|family|mom|mum)) (?:leave|leaves|get|gets|come|work|live|park|sleep|walk|go|goes|finish)\w*\b(?! (?:off|excited|nervous|quiet))/u,
  /\b(?:put|lay|bury) (?:you|u|him|her|them|both|the two of you)(?: both| all| two)? (?:in (?:the|a) (?:ground|hospital|grave|coffin)|six feet under)\b/u,
  /\bmake your life (?:a living )?(?:hell|miserable)\b|\bsee what happens to (?:you|your|him|her)\b|\b(?:something|bad things?|an accident|accidents) (?:could|might|may|will|can) happen to (?:you|your|him|her)\b|\b(?:hunt|track) (?:you|him|her|them|every \w+) down\b/u,
  /\bor (?:else )?i(?:'m| am|'ll| will)(?: going to)? (?:send|sending|post|posting|leak|leaking|show|showing|publish|publishing|share|sharing|forward)(?:ing)? .{0,30}\b(?:pictures?|photos?|pics?|nudes?|videos?|screenshots?)\b/u,
  /\b(?:gun|knife|bat|weapon)\b.{0,40}\b(?:shoot|stab|kill|beat|hurt|use it on) (?:you|u|him|her)\b|\b(?:shoot|stab|kill|beat up|hurt) (?:you|u) if (?:you|u)\b/u,
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
  /\b(?:spoil|spoiler|finale|season|episode|joke|joking|kidding|jk|pun|puns|tickle|monopoly|uno|mario kart|chess|scrabble|at (?:pool|darts|tennis|bowling|mini golf|trivia)|with kindness|laughing|to it|the one where|quote|villain|the guy says|at darts|at cards|last slice|pineapple|ending)\b/u;

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
const SELF_HARM_TURN: RegExp[] = [
  /\b(?:don'?t|can'?t|do not|cannot) (?:really |even |honestly )*see (?:the|any|a|much) point(?: (?:any ?more|in (?:anything|any of (?:it|this)|it all|living|being here|going on)|of (?:anything|any of (?:it|this)|it all|living|being here)))/u,
  /\b(?:what'?s|what is|there'?s no|there is no|no) (?:the )?point (?:any ?more|of (?:anything|any of (?:it|this)|it all|living|life|being here)|in (?:anything|living|life|being here|going on))(?=$|[.!?,])/u,
  /\bi(?:'ve)? (?:cut|burn(?:ed|t)|hurt|harmed) (?:myself )?again\b|\b(?:been|started|stop|stopped|back to) (?:cutting|self[- ]harming|hurting myself|burning myself)\b(?! (?:carbs|sugar|out|down|back|onions|the|my (?:hair|fringe|bangs|nails)|hours|costs|it|up|gluten|dairy|coffee|alcohol|class|corners))/u,
  /\btook (?:them all|all of (?:them|it)|the (?:whole|entire|full) (?:bottle|pack|box|packet))\b(?=.{0,60}\b(?:sleepy|goodbye|bye|sorry|dizzy|tired|cold|numb|over)\b)/u,
  /\b(?:pills|rope|razor|blade|noose|tablets)\b.{0,30}\b(?:in front of me|in my hand|next to me|right here|are ready|is ready|i saved)\b/u,
  /\b(?:thinking|thought|think|thoughts|fantasi\w+|dream\w*|wonder\w*) (?:a lot )?(?:about |of |what it would be like )?(?:\w+ ){0,2}(?:not being (?:here|around|alive)|being dead|dying(?! (?:my|the|it|her|his|hair|eggs|of))|killing myself|jumping off|ending (?:it|things|my life))\b/u,
  /\b(?:wrote|writing|written|left) (?:\w+ )?(?:goodbye|farewell|suicide) (?:letters?|notes?)\b|\b(?:wrote|writing|written) (?:letters|notes|a letter|a note) to (?:every(?:one|body)|my (?:family|parents|mom|mum|kids))\b(?=.*\b(?:tired|goodbye|sorry|can'?t|over|done|gone)\b)|\bgiving (?:all )?my (?:things|stuff) away\b(?=.*\b(?:tired|goodbye|sorry|need (?:it|them) any ?more|gone)\b)/u,
  /\bif i (?:just )?(?:drove|jumped|stepped|crashed|swerved|walked) (?:\w+ ){0,3}(?:off|in front of|into (?:a|the) (?:tree|wall|sea|river|traffic|ocean)|under)\b|\b(?:want|going|thinking of|thought about|think about|ready) (?:to )?(?:jump|jumping) (?:off|in front of|under) (?:a|the|my) (?:bridge|roof|train|building|balcony|bus|car)\b/u,
  /\b(?:no ?one|nobody|anyone|everyone|everybody|people|the world|my (?:family|parents|kids|friends)|(?:they|you|he|she)(?:'d| would)?)\b.{0,40}\b(?:notice|miss me|care|better|happier|easier|relieved|sad)\b.{0,20}\b(?:if|when|once) i(?:'m| am)? ?(?:was|were|wasn'?t|weren'?t|just|had|'d|not)? ?(?:gone|dead|not (?:around|here|alive)|around|here|alive|died|die|disappeared|vanished|never (?:been )?born)\b(?! (?:early|late|for|by|at|last|yesterday|on))/u,
  /\b(?:done|tired|exhausted|sick|finished|over) (?:with|of|by|from) (?:being alive|living|existing|staying alive|this life|my life)(?=$|[.!?,]| (?:tbh|honestly|really|now|right now|any ?more|so|and))/u,
  /\bi (?:can'?t|cannot|don'?t think i can|don'?t know (?:if|how) i can|can no longer) (?:go on|keep (?:going|living|doing this life)|carry on|face another day|do life)(?: any ?more| like this)(?=$|[.!?,])|\bi (?:can'?t|cannot) go on(?=$|[.!?,])/u,
  /\b(?:want|wish|hope|hoping|wanna|pray|like) (?:\w+ ){0,6}(?:never|not|don'?t|didn'?t) (?:to |have to )?wak(?:e|ing) up\b(?! (?:late|early|before|for|at|hung))/u,
  /\b(?:my|this is my|it'?s my) (?:last|final) (?:night|day|message) (?:alive|on earth|here)\b|\bwon'?t be (?:here|around|alive) (?:tomorrow|any ?more|much longer)\b(?=.*\b(?:goodbye|sorry|tired|pills|done|life)\b)/u,
  /\b(?:plan|planning|planned|tried|trying|attempt(?:ed)?|ways?|how) to (?:kill|end|hang|drown) (?:myself|my life|it all)\b|\b(?:unalive|kms|kill my ?self)\b(?!.{0,20}\b(?:lol|haha|lmao)\b)|\bmy suicide\b/u,
];
/** 'I want to die, my legs do not work' after the gym is a way of speaking. */
const HYPERBOLE =
  /\b(?:legs?|gym|squats?|workout|hung ?over|hangover|stairs|cringe|embarrass\w*|meetings?|monday|alarm|traffic|spicy|deadline|exams?|essay|homework|spreadsheets?|emails?|finale|heat|lol|lmao|haha\w*|volcano|karaoke|bangs|fringe|burpees|hot yoga|this song|so cute|adorable|deceased)\b|[😂🤣💀]/u;
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
    if (FOREIGN_MINOR.some((rule) => rule.test(folded(withoutQuotes(turn.text))))) return true;
    const before = turns[i - 1];
    if (
      before &&
      before.speaker !== turn.speaker &&
      ASKS_SCHOOL.test(plain(before.text)) &&
      !/\b(?:teach|work|your (?:kids?|son|daughter|students|class))\b/.test(plain(before.text)) &&
      SCHOOL_YEAR.test(text)
    )
      return true;
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

function hateIn(text: string): boolean {
  const [slurs, ...others] = HATE;
  return slurs?.test(text) || (others.some((rule) => rule.test(text)) && !HATE_TOLD.test(text));
}

function sexualIn(text: string): boolean {
  const other = folded(text);
  if (FOREIGN_SEXUAL.some((rule) => rule.test(other))) return true;
  return text
    .split(/(?<=[.!?\n])\s+/)
    .some(
      (part) => SEXUAL.some((rule) => rule.test(part)) && (SEXUAL_HARD.test(part) || !SEXUAL_NOT.test(part)),
    );
}

function threatIn(text: string): boolean {
  const joking = LAUGHTER.test(text) || THREAT_NOT.test(text) || /[😜😝😉😅😘😁]/u.test(text);
  return (
    !joking &&
    (THREAT.some((rule) => rule.test(text)) || FOREIGN_THREAT.some((rule) => rule.test(folded(text))))
  );
}

function selfHarmIn(text: string): boolean {
  const hyperbole =
    HYPERBOLE.test(text) && !/\b(?:any ?more|tonight i|goodbye|pills|seriously|i mean it)\b/.test(text);
  if (!hyperbole) {
    const other = folded(text);
    if (SELF_HARM_TURN.some((rule) => rule.test(text)) && !SELF_HARM_NOT.test(text)) return true;
    if (FOREIGN_SELF_HARM.some((rule) => rule.test(other))) return true;
  }
  return text
    .split(/(?<=[.!?\n])\s+/)
    .some(
      (part) =>
        SELF_HARM.some((rule) => rule.test(part)) &&
        !SELF_HARM_NOT.test(part) &&
        !(hyperbole && /\b(?:want to die|kill myself|die)\b/.test(part)) &&
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
  if (read.some((r) => hateIn(r.text))) return verdict('hate', undefined);
  if (read.some((r) => threatIn(r.text))) return verdict('threat', undefined);
  if (read.some((r) => sexualIn(r.text))) return verdict('sexual', undefined);
  return verdict(null, read.findLast((r) => selfHarmIn(r.text))?.turn);
}
