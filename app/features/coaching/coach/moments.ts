/** The moment a conversation is at: she is late, sad, thankful, has news, has to cancel, says good night. */
import type { Conversation } from './conversation';
import { withoutOrders } from './orders';
import { emojis, ending, LAUGHTER, plain, words } from './text';

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

export function momentWordOf(moment: Moment, c: Conversation): string | null {
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
      /\b(?:my|our) (mom|mum|mam|dad|mother|father|grand\p{L}+|gran|nana|nan|grandad|dog|cat|friend|best friend|brother|sister|aunt|auntie|uncle|cousin|stepdad|stepmum|stepmom|horse|rabbit|hamster|husband|wife|baby|son|daughter|neighbou?r|teacher|godmother|godfather)\b/u.exec(
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
  /\b(?:passed away|died|lost (?:my|our) (?:mom|mum|dad|mother|father|grand\w+|nana|dog|cat|friend|brother|sister|aunt|uncle|baby|best friend|husband|wife|partner|son|daughter)|widow(?:ed)?|(?:at|to|from|after|before|the|his|her) funeral(?! (?:director|home|parlou?r))|funeral (?:was|is|today|tomorrow|on)|put (?:my|our|him|her) (?:dog |cat )?(?:down|to sleep)|diagnosed with|has cancer|got cancer|in mourning|hospice|lost the baby|(?:be|been|got) put (?:down|to sleep)|burgled|broke into my|mugged(?! off)|evicted|groped|assaulted|raped|miscarr\w+|biopsy|chemo|tumou?r|had a (?:stroke|heart attack|seizure)|intensive care|car crash|in prison|(?:kill|hurt) (?:her|him)self|(?:boss|ex|man|guy|he|someone)(?: \w+){0,2} (?:follow|touch|grab|stalk)\w* me(?! (?:on|back)))\b/;
const BAD =
  /\b(?:(?:awful|terrible|horrible|rough|shit(?:ty)?|crap(?:py)?|worst|bad|rubbish|hard|tough|stressful|miserable|hellish) (?:day|week|night|month|time|morning|news|shift)|got (?:rejected)|lost my (?:job|wallet|phone|keys)|broke up|breakup|broke down crying|cried|crying|been crying|failed (?:my|the|it)|didn't get (?:the|it|in)|my boss (?:yelled|screamed|shouted)|yelled at me|panic attack|feel(?:ing)? (?:so |really |a bit |pretty |kinda )*(?:down|sad|low|lonely|awful|terrible|like crap|depressed|hopeless|lost|shit)|i'm (?:so |really |a bit |pretty )*(?:sad|upset|depressed|lonely|heartbroken)|everything (?:went|is going) wrong|car (?:broke down|got towed|accident)|had a fight with|(?:i'm|still|so|really|been|am) (?:so |really |pretty |kinda |a bit )*(?:angry|furious|stressed|anxious|overwhelmed|burnt out|worried sick|homesick|devastated|shaken)|(?:not|no) (?:really|not really|doing (?:great|so (?:great|well|good)|well)|ok|great|so good)(?= (?:tbh|today|honestly|no)|$|[.!])|(?:rent|price|bills?) (?:\w+ ){0,2}up by|put the rent up|migraine|in (?:so much |a lot of )?pain|in tears|surgery|divorce papers|going through a divorce|stuck in (?:a&e|the er|hospital)|called (?:my|me|her|him) (?:\w+ )?a slur|got (?:moved|pushed) to .*useless)\b/;
/** Bad whatever laughter stands beside it. */
const VERY_BAD =
  /\b(?:(?:got|been|was|getting) (?:fired|laid off|dumped|sacked|mugged|robbed|evicted|let go|made redundant)|lost my job|broke up with me|my (?:house|flat|apartment) (?:flooded|burned|burnt))\b/;
const ON_THE_WAY =
  /^\d+ min\w*[,.!]|\b(?:\d+ min\w* (?:away|late|out|early)\b|running (?:a (?:bit|little) )?late|(?:almost|nearly) there|on my way(?! (?:home|to work|back|from|out|through))|be there in|parking now|just (?:parked|arrived|got here)|i'm here(?=$|[.!]))/;
const GOOD =
  /\b(?:(?:i|who) got (?:the|a) (?:job|promotion|offer|part|place|raise|visa|house|flat|apartment|role)|got (?:accepted|promoted|hired|into (?:med|law|grad|uni|college))|i got into (?:the|my)|i passed|passed (?:my|her|the) (?:driving |final |bar |board )?(?:test|exams?)|i (?:just )?(?:won|did it|made it|graduated|finished (?:my|the))|best (?:day|news|week) ever|great news|good news|amazing news|i'm so (?:happy|excited|proud)|so excited|new personal best|we won|they said yes|got my (?:license|degree|results|visa|keys))\b/;
const WON = /\b(?:i|we) (?:got it|did it|passed|won|made it|got in|can stay)\b/;
const CANCEL =
  /\b(?:(?:have|need|got|going) to (?:cancel|reschedule|postpone|rain ?check|bail|push)|can't (?!do this any ?more)(?:make it|do (?:it )?(?:tonight|tomorrow|friday|saturday|sunday|monday|tuesday|wednesday|thursday|this|today|that)|come|meet)|(?:can|could) we (?:reschedule|postpone|move it|do (?:it )?(?:another|next|later|some other)|push it|raincheck|rain check|take a rain)|won't (?:be able to|make it)|something came up|not going to make it|rain ?check|have to cancel|gonna have to bail)\b/;
const SPACE =
  /\b(?:need (?:some|a bit of|a little)? ?(?:space|time to (?:myself|think)|time alone|a break)|not (?:up for|in the mood (?:for|to)) (?:talk|chat)\w*|don't (?:really )?feel like (?:talking|chatting)|a lot going on (?:right now|at the moment|in my life)|overwhelmed (?:right now|with (?:life|everything))|going to be (?:quiet|offline|off here|off my phone)|can't (?:really )?(?:talk|chat) (?:right now|much|today)|taking some time)\b/;
const BOUNDARY =
  /\b(?:(?:rather|prefer) (?:not|to (?:chat|talk|keep (?:it|talking|chatting)|stay|wait|get to know|take))|not comfortable|(?:don't|dont|do not|never|wouldn't) (?:usually |normally |really )?(?:go (?:back )?to|come (?:over|round|back) to|visit) (?:people'?s|a (?:guy|man|stranger)'?s|strangers'?|guys'?|anyone'?s|someone'?s|somebody'?s) (?:houses?|places?|flats?|homes?|apartments?)|too (?:fast|soon|early|forward)|don't (?:give|share|send|meet|do) (?:out )?(?:my|photos?|pics?|people|guys?|strangers?|that)|take (?:it|things) slow(?:ly)?|slow down|don't know you (?:well|yet|enough|that)|not (?:yet|ready to (?:meet|share|give|exchange|call))|in a public place|maybe (?:when|once|after) (?:i|we) (?:know|get|talk|chat)|get to know (?:you|each other) (?:a bit |a little |better |more )*first)\b/;
const LATE =
  /\b(?:sorry (?:for|about) (?:the )?(?:late|slow|delay\w*|not (?:reply|answer|respond|writ|getting)\w*|disappear\w*|going quiet|being (?:slow|mia|so|late)|my (?:late|slow)|taking)|sorry,? (?:i )?(?:just (?:saw|seeing|got|noticed|now)|only just|missed (?:this|your)|been (?:so |crazy |really )*(?:busy|swamped|mia|hectic)|fell asleep|was (?:so |at |in |out |asleep))|late reply|just saw (?:this|your))\b/;
const ANNOYED =
  /\b(?:(?<!\b(?:is|was|does|do|did|if|are) )(?:that|this|you|it)(?:'s| is| was|'re| are| were| felt| feels| sounded)? (?:a bit |kind of |kinda |really |so |pretty |being |not |just |super |quite )*(?:rude|weird|creepy|offensive|insulting|disrespectful|mean|inappropriate|uncalled for|annoying|disappointing|not (?:ok|cool|funny|nice)|cheesy and|condescending|pushy|unnecessary|hurtful|harsh|sexist|dishonest|disappointed)|not (?:cool|funny|ok)(?: (?:man|dude))?(?=$|[.!,])|i(?:'m| am) (?:kind of |kinda |really |a bit |so |pretty )*(?:annoyed|mad|angry|pissed|disappointed|hurt|offended|upset with)|(?:wasn't|isn't|not) (?:very |that |really |so |exactly )*(?:funny|cool|nice|kind|fair)|that (?:kinda |kind of |really |actually |sort of )?(?:hurt|stung|upset me)|you said that last time|last time too|i waited|left me on read|read my message|and (?:then )?answer the next day|nice of you to (?:show up|reply)|look who's alive|(?:months|weeks) and you (?:come|came)|i get nervous|makes me (?:nervous|uncomfortable)|(?<!(?<!\bwhy )\b(?:do|did|have|had|were|are|if|whether) )you (?:forgot|never|always|didn't even|don't even|still haven't|keep \w+ing|said you(?:'d| would)|stood me up|ignored|left me|were (?:late|supposed))|wtf|what the hell|excuse me\?|stop (?:asking|pushing|calling me|with the|doing|being)|don't (?:call me|talk to me like|be (?:rude|pushy|weird|like that))|seriously\?!|whatever (?:then|dude)|fine, whatever)\b/;
const PRAISE =
  /\b(?:you(?:'re| are|r)? (?:so |really |actually |pretty |very |too |such a |a |quite |kind of |kinda )*(?:funny|sweet|nice|cute|kind|charming|smart|interesting|thoughtful|great|lovely|hilarious|easy to talk to|cool|adorable|good (?:at this|company|listener|guy)|gentleman|different|handsome|smooth|wholesome)|(?:that's|that was|thats|how) (?:so |really |very |actually )*(?:sweet|cute|kind|thoughtful|nice of you|lovely of you|adorable|wholesome)|i (?:really |actually |do |also )*(?:like|love|enjoy|enjoyed) (?:talking|chatting|this|your (?:humou?r|vibe|energy|jokes?|profile|smile|taste|style|messages|way))|you made me (?:laugh|smile|blush)|best (?:opener|message|first message|opening line|answer|reply)|made my day|good (?:one|opener|line|answer)|nice (?:smile|profile|opener))\b/;
const NIGHT =
  /\b(?:good ?night|gn|nighty|sweet dreams|sleep well|(?:going|heading|off|go) to (?:bed|sleep)|i should sleep|need to sleep|talk (?:to you )?tomorrow|ttyl|talk later|speak tomorrow|(?<!(?:i'd|will|would|ill|may|might|if i|then i) )(?:have to|gotta|got to) (?:go|run|sleep)(?=$|[.!,]| now| sorry| to (?:bed|sleep)))(?! to it)(?=\b|$)/;
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

export function momentOf(c: Conversation): Moment {
  if (c.lastSpeaker !== 'Girl') return null;
  const open = ending(c.herOpenLines.slice(-30).map(withoutOrders).join('\n'), 1500);
  if (!open.trim()) return 'oddText';
  const text = plain(open);
  const hisLast = plain(c.runs.findLast((r) => r.speaker === 'Boy')?.texts.join(' ') ?? '');
  const bare = text.replace(/(?:\p{Extended_Pictographic}|\uFE0F|\s)+/gu, ' ').trim();
  if (
    GRIEF.test(text) &&
    !/\b(?:phone|battery|laptop|car|wifi|internet|machine|fridge|computer|tv|boiler|kettle|tablet|printer|toaster|oven|signal|chat|conversation|plot|plant|plants|laughing|character|app) (?:just )?(?:died|has died)\b|\bdied (?:laughing|of (?:laughter|laughing|shame|embarrassment|boredom|cringe|happiness|cuteness)|inside|undefeated|lol|haha)\b|\b(?:almost|nearly|i) died\b/.test(
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
  if (
    /\b(?:how (?:do|are|should) (?:i|we) celebrat|i got the [a-z]+ship)/.test(text) ||
    (/\bcry/.test(text) && WON.test(plain(c.girl.slice(-4).join('\n'))))
  )
    return 'goodNews';
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
  if (NIGHT.test(text) && !/\b(?:say|said|saying|says) good ?night\b/.test(text)) return 'night';
  if (PRAISE.test(text)) return 'compliment';
  if (THANKS.test(text) && words(text).length < 10) return 'thanks';
  if (HELLO.test(bare) && words(bare).length <= 4) return 'hello';
  if (words(bare).length === 0 && emojis(open).length > 0) return LAUGHTER.test(open) ? 'laugh' : 'dry';
  if (DRY.test(bare)) return LAUGHTER.test(bare) && words(bare).length <= 2 ? 'laugh' : 'dry';
  return null;
}
