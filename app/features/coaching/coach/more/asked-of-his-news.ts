/**
 * What she asks on of what he has just said: 'for how long?', 'any reason?', 'why did you stop?', 'older or younger?'. By itself such a question is taken for another one ('how bad
 * is it?', 'like what?'), so here its form says what it asks, and his line what of; a kind that was learned of questions standing alone comes after it. Its
 * answers: answers/of-his-news.ts.
 */
import type { Conversation } from '../conversation';
import { knownOf } from '../known-questions';
import type { Question } from '../question-rules';
import { ending, plain, sentences } from '../text';
import { asEither, isGraveTalk } from './asked-inverted';
import { LEAD } from './inverted';

/** On a plain question, with or without its first small words; and what he said, where that matters. */
type OfNews = readonly [kind: string, rule: RegExp, his?: RegExp];

const OF_HIS_NEWS: readonly OfNews[] = [
  [
    'haveWeMet',
    /^(?:\w+,? )*?(?:have we (?:met|spoken|talked|matched|chatted)(?: before)?|do i know you|do we know each other)\W*$/,
  ],
  [
    'thinkSo',
    /^(?:do|did) (?:you|u) (?:really |actually |honestly |truly )*(?:think so|mean (?:it|that)|feel that way)\W*$/,
  ],
  [
    'whatTimeDid',
    /^what time (?:did|do) (?:you|u) (?:have to |need to )?(?:start|get up|finish|wake(?: up)?|get (?:home|in|back|off)|go to (?:bed|work|sleep)|leave|land|arrive|end)\b/,
  ],
  [
    'anyReason',
    /^(?:(?:is there|was there) )?(?:any|an?|some) (?:particular |special |specific )?reasons?(?: why| for (?:that|it)| or .*)?\W*$|^for (?:any|a) (?:particular |special )?reason\W*$/,
  ],
  [
    'usedToIt',
    /\b(?:do|did|have|can|will) (?:you|u|one|people) (?:ever |really |eventually |just )*(?:get|got|gotten) used to (?:it|that|this|them|the \w+|seeing|doing|working|being)\b/,
  ],
  [
    'feelAboutIt',
    /^how (?:do|did|are) (?:you|u) feel(?:ing)? (?:about|with) (?:it|that|this|all (?:of )?(?:it|that|this))\W*$|^how does (?:that|it) (?:make you )?feel\W*$|^(?:are|r) (?:you|u) (?:ok|okay|alright|fine) with (?:it|that)\W*$/,
  ],
  [
    'whyDidI',
    /^why (?:did|have|are|do) (?:you|u) (?:decide to |have to |want to )?(?:stop|stopped|quit|leave|left|leaving|move|moved|moving|give (?:it |that )?up|change|changed|go back|come back|switch|start|sell|end)\b[^?]{0,20}\W*$/,
  ],
  [
    'whatMadeMe',
    /^what (?:made|makes|got|brought) (?:you|u) (?:go|stop|quit|leave|move|want|start|give|decide|choose|pick|change|get|turn|become|take|try|learn|buy|come|sign|join)\b/,
  ],
  [
    'howLongStay',
    /^(?:for )?how long(?: for| are (?:you|u) (?:going|away|staying|there|off)(?: for)?)?\W*$/,
    /\b(?:going to|off to|leaving|flying|i'?ll be|next (?:week|month|year)|trip|holiday|vacation|visiting|staying|booked|travel\w*|moving)\b/,
  ],
  [
    'howLong',
    /^(?:for )?how long(?: for| (?:have|did|has) (?:you|u|it|they|he|she) (?:been )?(?:\w+ing(?: (?:it|that|there|for|them|here))?|been(?: (?:in|at|on|with|there|here)(?: \w+)?)?|had (?:it|them|him|her|that)|done (?:it|that)|take))?\W*$/,
  ],
  [
    'whereTheyLive',
    /^(?:where|whereabouts) (?:do|does|are|is) (?:they|he|she|your (?:parents|mum|mom|dad|family|sister|brother|grandparents|nan|gran|kids|son|daughter))(?: (?:live|living|based|now|from))*\W*$|^(?:do|does) (?:they|he|she) live (?:far|near|close|nearby)\b/,
  ],
  [
    'whereWasThat',
    /^(?:where|whereabouts) (?:did|have) (?:you|u|y'all|you guys) (?:all )?(?:go|been|end up|eat|stay|drink)\W*$|^(?:where|whereabouts) (?:was|is) (?:that|it|this)\W*$/,
  ],
  [
    'whoWon',
    /\bwho (?:won|lost|scored|was winning|is winning)\W*$|^who'?s winning\W*$|^what(?:'s| was|s) the score\W*$|^did (?:they|we|your team|you guys) win\W*$/,
  ],
  [
    'whoIsOn',
    /^who(?:'?s| is| are)(?: it| they)? (?:on|playing|performing|headlining)\W*$|^who are (?:you|we) (?:seeing|going to see)\W*$/,
  ],
  [
    'howSerious',
    /^how (?:bad|serious|severe|painful) (?:is|was|are) (?:it|that|they|the \w+|your \w+|this)\W*$|^is it (?:bad|serious|severe|that bad)\W*$/,
  ],
  [
    'planLikeWhat',
    /^(?:like what|such as|what (?:like|kind of thing|sort of thing|did you have in mind|do you have in mind|are you thinking|were you thinking))\W*$/,
    /\b(?:let'?s|we (?:could|should|can)|shall we|do something|go somewhere|weekend|date|surprise|idea|plan)\b/,
  ],
  ['likeWhat', /^(?:like what|such as)\W*$/],
  [
    'whatDidIDo',
    /^what (?:did|have) (?:you|u) (?:do|done)(?: to (?:it|yourself|your \w+))?\W*$/,
    /\b(?:back|neck|knee|ankle|shoulder|leg|foot|arm|wrist|hip|hurt\w*|sore|injur\w*|pulled|sprain\w*|broke\w*|fell|ache|aching|limp\w*|pain)\b/,
  ],
  [
    'isAllOk',
    /^(?:is (?:everything|it all|all|everyone)|everything|all) (?:ok|okay|alright|all right|good|fine)(?: with (?:work|you|everything))?\W*$/,
    /\b(?:emergency|sorry|can'?t|have to|hospital|accident|problem|late|stuck|cancel|leak|broke\w*|boss)\b/,
  ],
  [
    'someoneInto',
    /^what(?:'?s| is|'?re| are) (?:he|she|they|your (?:son|daughter|kids|boys?|girls?|little one)) (?:into|interested in|like|obsessed with)\b|^what does (?:he|she) (?:like|enjoy|love)\b|^what do they (?:like|enjoy)\b/,
    /\b(?:daughters?|sons?|kids?|boys?|girls?|nephews?|nieces?|children|toddlers?|twins|year old)\b/,
  ],
  [
    'readyForIt',
    /^(?:do (?:you|u) feel|are (?:you|u)|(?:you|u)) (?:all |feeling |quite )?(?:ready|prepared|set)(?: for (?:it|that|this|them))?\W*$/,
    /\b(?:exam|test|interview|race|marathon|match|game|presentation|trip|move|moving|wedding|surgery|operation|tomorrow|driving|starts?|speech)\b/,
  ],
  [
    'soFarSo',
    /^(?:(?:what|how) (?:do|are) (?:you|u) (?:think|find(?:ing)?)(?: of)?(?: it| this| the app)?|how(?:'s| is) it(?: going)?|how(?:'?s| is) the app(?: going)?) so far\W*$/,
    /\b(?:app|apps|on here|tinder|hinge|bumble|online dating)\b/,
  ],
  [
    'howIsIt',
    /^how(?:'?s| is) (?:it|that) (?:looking|coming along|coming together|shaping up|working out|turning out|holding up)\b|^how(?:'?s| is) (?:it|that) going(?: so far)?\W*$/,
    /\b(?:moved|new|started|learning|trying|project|building|renovat\w*|writing|flat|house|place|job|course|book|training)\b/,
  ],
  [
    'howItCame',
    /^how (?:do|did|can) (?:you|u) (?:even |actually |ever )?(?:get lost|lose|forget|miss|burn|break|manage (?:that|to)|do that)\b/,
  ],
  [
    'howManage',
    /^how (?:do|did|are) (?:you|u) (?:manage|managing|juggle|juggling|cope|coping|do|fit|find time)(?: (?:it|that|everything|all (?:of )?that|it all|with (?:it|that|everything)|for (?:it|that|everything)|that all in))?\W*$/,
  ],
  [
    'strictAtIt',
    /^are (?:you|u) (?:an? )?(?:really |very )?(?:strict|tough|mean|scary|hard|evil) (?:teacher|boss|dad|father|coach|trainer|manager|parent|professor|lecturer|referee|doctor)?\W*$|^are (?:you|u) strict\b/,
  ],
  ['afterHobbyAnyGood', /^(?:and )?(?:are )?(?:you|u) any good(?: at (?:it|that))?\W*$/],
  ['howAreWeTalking', /\bhow \w+ are we talking\b/],
  [
    'whatsStopping',
    /^what(?:'?s| is) (?:stopping|holding|keeping) (?:you|u)(?: back| from (?:it|doing it|that))?\W*$/,
  ],
  [
    'whatAreTheyLike',
    /^what(?:'?s| is| are|'?re) (?:he|she|they|your \w+) like\W*$/,
    /\b(?:mum|mom|mother|dad|father|brother|sister|gran\w*|nan|friend|boss|flatmate|housemate|colleagues?|parents|family|cousin|uncle|aunt|neighbou?r|daughter|son|kids|twins?|class|team)\b/,
  ],
  [
    'whatTheyTold',
    /^what (?:did|do|does|have|has) (?:he|she|they|your \w+) (?:say|ask|think|reply|tell you|make of it)(?: (?:you|about it|to (?:that|you)|of it))?\W*$/,
  ],
  [
    'whatMadeMe',
    /^what (?:took|brought|got|drew|led|made|sent) (?:you|u) (?:there|here|to (?:it|that|do (?:it|that))|into (?:it|that)|over there)\b/,
  ],
  [
    'seeThem',
    /^do (?:you|u) (?:all )?(?:still )?(?:all )?(?:get together|meet up|see each other)\b|^(?:do|did) (?:you|u) (?:get to )?see (?:yours|them|her|him|each other|your (?:family|parents|mum|mom|dad|kids|children|grandchildren|sister|brother|friends?))(?: (?:often|much|a lot|regularly))*\W*$|^how often do (?:you|u) (?:get to )?see (?:yours|them|her|him|each other)\W*$/,
    /\b(?:kids?|children|sons?|daughters?|grand\w*|parents?|mum|mom|dad|sisters?|brothers?|family|friends?|nephews?|nieces?|twins?|oldest|youngest|siblings?|(?:one )?of (?:three|four|five|six|seven))\b/,
  ],
  [
    'howWorksOut',
    /^how (?:does|do|did|will|would) (?:that|it|this|you)(?: \w+)? work(?: out)?(?: (?:with|for|when|around)\b.*)?\W*$/,
    /\b(?:nights?|shifts?|work|weekends?|travel\w*|away|kids?|every other|busy|distance|schedule|hours)\b/,
  ],
  [
    'thoughtOfHer',
    /^(?:oh yeah\W+)?what (?:did|were|do) (?:you|u) (?:think|thinking|thought)(?: (?:about|of))?\W*$/,
    /\b(?:thought|thinking|think) (?:about|of) (?:you|u|us)\b/,
  ],
  [
    'stillWithEx',
    /\b(?:do|are|r|have) (?:you|u) (?:(?:two|guys|still|ever|even|both) )*(?:see|seeing|talk|talking|speak|speaking|in (?:touch|contact)|on (?:good|speaking) terms|contact|have (?:any )?(?:contact|feelings)|friends|text\w*|meet|follow|hear from|love)\b(?: (?:to|with|from|for))*(?: (?:her|him|each other|your ex|them|any contact with her))?\W*$/,
    /\b(?:ex|exes|divorc\w*|broke up|break ?up|was married|split up|separated)\b/,
  ],
  [
    'whereTo',
    /^(?:oh )?where(?:abouts)? ?(?:to|are (?:you|u) (?:going|moving|off to)(?: to)?|would (?:that|it) be)\W*$/,
  ],
  [
    'goodOrBad',
    /^(?:(?:in a|is it|is that|a) )?(?:good|bad) (?:or|thing or|way or) (?:a )?(?:bad|good)(?: (?:way|thing|one))?\W*$/,
  ],
  ['doWhat', /^do(?:n'?t)? what\W*$|^what (?:don'?t|do) (?:you|u) (?:usually )?do\W*$/],
  [
    'whereExactly',
    /^(?:where(?:abouts)?|which part|what part|which (?:city|town|area|bit))(?: exactly| abouts| there| of it)*\W*$/,
    /\b(?:been|went|go|going|from|in|to|live|lived|moved|grew up|visit\w*|stay\w*|travel\w*|trip|holiday|born)\b(?!.*\b(?:laugh|smile|think|like your|love your)\b)/,
  ],
  ['isItFar', /^(?:is (?:it|that) )?(?:very |really |that |too |quite )?far(?: away| from (?:here|me))?\W*$/],
  [
    'howLate',
    /^how (?:late|much longer|long will (?:you|u) be)(?: (?:are|will) (?:you|u)(?: be)?)?\W*$/,
    /\b(?:late|running|on my way|traffic|bus|train|min\w*|omw|stuck|delay\w*)\b/,
  ],
  [
    'whyNot',
    /^why not\W*$|^why (?:don'?t|dont|do not|haven'?t|didn'?t) (?:you|u)(?: (?:have|like|want|use|drink|eat|do|drive) (?:it|one|that|any|them))?\W*$/,
  ],
  [
    'howLongAgo',
    /^how long ago(?: was (?:that|it|this))?\W*$|^when (?:was that|did (?:it|that) (?:end|happen)|did (?:you|u) (?:two )?(?:break|split) up)\W*$/,
  ],
  ['whatFor', /^what(?:'?s (?:it|that))? for\W*$|^for what\W*$/],
  ['atWhat', /^(?:at|in|about) what\W*$/],
  [
    'howOften',
    /^how (?:often|regularly|many times a (?:week|month|day|year))(?: (?:do|are|is) (?:you|u|that|it)(?: (?:go|do it|do that|there|train|play|practi[sc]e|get to|see (?:them|him|her)))?)?\W*$/,
  ],
  [
    'howLongWas',
    /^how long (?:did|does) (?:it|that|you|u) (?:take|wait|last|go on|drive|spend)\b/,
    /\b(?:wait\w*|queue\w*|traffic|drive|drove|stuck|delay\w*|flight|train|bus|stood|journey|on hold|line|late|locked)\b/,
  ],
  [
    'whatsWrong',
    /^what(?:'?s| is) (?:going on|wrong|up|the matter|happening|stressing you)\W*$|^(?:do you )?want to talk about it\W*$/,
    /\b(?:stress\w*|tired|sad|bad|awful|hard|tough|crazy|busy|too much|overwhelm\w*|rough|difficult|struggl\w*|not (?:great|good)|annoyed|exhaust\w*|hectic|nightmare)\b/,
  ],
  [
    'whenInvite',
    /\bwhen (?:are|will|do|can) (?:you|u|i|we) (?:inviting|going to invite|gonna invite|taking|cooking for|invite|get to (?:come|see|try|visit)|come (?:over|round|visit)|having) ?(?:me|us|it|one)?\b|\bwhen(?:'?s| is) my (?:turn|invit\w*)\b/,
  ],
  [
    'favPart',
    /\bwhat(?:'?s| is| was) (?:your|ur|the) (?:fav\w*|best) (?:part|bit|moment)\b/,
    /\b(?:date|evening|night|us|last time|yesterday|saturday|friday|we)\b/,
  ],
  [
    'isntThat',
    /^(?:isn'?t|is|wasn'?t|doesn'?t|won'?t) (?:that|it|this)(?: not| get| be| a bit| kind of| really| quite| very| all| feel| super| a little)* (?:dangerous|hard|difficult|tough|scary|lonely|weird|boring|expensive|risky|stressful|tiring|exhausting|cold|annoying|painful|awkward|sad|noisy|messy|strange|too much|a lot|complicated|depressing|frustrating)\b(?! (?:to|for) (?:you|u)\b)/,
  ],
  [
    'dontYou',
    /^don'?t (?:you|u) (?:ever |sometimes |just )?(?:want|wish|feel|get|find|miss|mind|wonder|worry|hate|need)\b(?! (?:lonely|bored|scared|tired|cold|nervous|homesick))/,
  ],
  [
    'howCome',
    /^how(?: on earth| in the world)? (?:is|was|can) (?:that|it|this) (?:even |actually )?(?:possible|happen|be)\W*$|^how come\W*$|^how have (?:you|u) (?:never|not)\b|^how did (?:you|u) (?:avoid|miss|manage) (?:it|that)\W*$/,
    /\b(?:never|haven'?t|don'?t|not)\b/,
  ],
  [
    'whatKindOf',
    /^(?:what|which) (?:kind|sort|type) of (?:an? )?(?:nurse|doctor|engineer|teacher|lawyer|driver|chef|cook|manager|designer|artist|writer|scientist|builder|work|job|it|company|business|research\w*|student|therapist|consultant|developer|mechanic|farmer|coach|trainer|musician|carer|technician|analyst)(?: (?:are (?:you|u)|is (?:it|that)|do (?:you|u) (?:do|run|teach|study)))?\W*$/,
  ],
  [
    'whatITell',
    /^what do (?:you|u) (?:usually |normally |always )?(?:tell|say to|answer|reply)(?: (?:her|him|them|people|to (?:that|her|him|them)))?\W*$|^what do (?:you|u) say\W*$/,
  ],
  [
    'whatAboutIt',
    /^(?:(?:and )?what about (?:it|that|them|me)|(?:which|what) (?:part|bit|one)(?: of (?:it|me|them))?|what (?:do|did) (?:you|u) like about (?:it|them|me|that)|how so|in what way)\W*$/,
    /\bi (?:really |just |kinda |do )?(?:like|love|loved|liked|noticed|adore) (?:your|ur|how|the way|that)\b|\bmade me (?:laugh|smile|think|blush|stop)\b|\byou(?:'ve got| have|r|'re) (?:a |an |such |so |really )*(?:great|lovely|nice|good|beautiful|amazing|cute|interesting|funny|special|different)/,
  ],
  [
    'whyISay',
    /^(?:why|what makes (?:you|u))(?: (?:do|would|did) (?:you|u))? (?:say|think|reckon|believe)(?: (?:that|so|this|it))?\W*$|^how so\W*$|^why(?: is that)?,? (?:do you think )?so\W*$/,
  ],
  ['whatIMade', /^what (?:did|are|have) (?:you|u) (?:make|made|cook\w*|bak\w*|making|prepare\w*)\b/],
  [
    'andSo',
    /^(?:ok(?:ay)? |so |lol |haha )*(?:and|so|so what|and so|your point|and what)\W*$/,
    /^i(?:'?m| am|'ve got| have) .{2,24}$/,
  ],
  [
    'letsSee',
    /^(?:ok |yes |yeah |well |then )*(?:let'?s see(?: it| her| him| them| that| then)*|show me(?: it| her| him| them)?|send (?:me )?(?:a )?(?:pic|photo|picture)s?|(?:i )?(?:need|want|demand) (?:a |to see )?(?:pic|photo|picture|proof|it|him|her)s?|pics?(?: please| pls| or it didn'?t happen)?|photos?(?: please)?)(?: then| now| please| pls)*\W*$/,
    /\b(?:hair\w*|new|dog|cat|puppy|kitten|made|baked|cooked|built|painted|photo|picture|tattoo|cake|bread|garden|outfit|suit|shirt|beard|car|bike|view|plant\w*|drew|drawing)\b/,
  ],
  [
    'mayI',
    /(?:^|[,.!] )(?:can|could|may) i (?:see|have (?:one|some|a)|try|hear|taste|join|come(?: too)?|meet|read (?:it|one|some|them)|borrow)\b/,
  ],
  [
    'canIDo',
    /^can (?:you|u) (?:actually |even |really )?(?:milk|ride|drive|swim|sing|draw|paint|speak|ski|surf|skate|juggle|whistle|knit|sew|weld|sail|fly|play|climb|fish|shoot|row)\b(?! (?:me|us|with|this|it|that|(?:my|our)|tonight|tomorrow|something|lunch|dinner|breakfast|coffee))(?!.* or )/,
  ],
  [
    'getOn',
    /^(?:do|did) (?:you|u)(?: guys| all| two)? get (?:on|along)(?: (?:well|with (?:them|him|her|each other)))*\W*$|^are (?:you|u)(?: guys| all| two)? (?:still )?close(?: (?:with|to) (?:them|him|her|each other))?\W*$/,
    /\b(?:sisters?|brothers?|siblings?|parents?|mum|mom|mother|father|dad|family|twins?|friends?|cousins?|kids?|sons?|daughters?|grand\w*|nan|flatmates?|housemates?|roommates?|colleagues?|boss)\b/,
  ],
  [
    'whichOneHis',
    /^(?:which|what) (?:gym|place|bar|pub|cafe|caf\u00e9|school|uni|university|college|company|hospital|park|beach|shop|supermarket|church|office|station|airport|club|restaurant)\W*$/,
  ],
  [
    'goOnAsk',
    /^(?:go (?:on|ahead|for it)|shoot|ask away|ask|fire away|i'?m (?:listening|ready|all ears)|what is it|what'?s (?:the|your) question|try me|yes|yeah|ok|do tell|tell me|hit me|let'?s hear it|which is)(?: then)?\W*$/,
    /\b(?:question|ask you|ask something)\b/,
  ],
  [
    'goOnIdea',
    /^(?:go (?:on|ahead)|shoot|i'?m (?:listening|ready|all ears|intrigued|curious)|what is it|which is|do tell|tell me(?: more)?|let'?s hear it|hit me|ok what|what|what'?s (?:the|your) (?:idea|plan))(?: then)?\W*$/,
    /\b(?:idea|plan|surprise|suggestion|proposal)\b/,
  ],
  [
    'goOnStory',
    /^(?:go on|do tell|tell me (?:everything|more|all(?: about it)?)|i'?m (?:listening|all ears|intrigued)|spill(?: it| the tea)?|let'?s hear it|details(?: please)?|i need (?:details|the story|to know)|what was it|storytime|story time)(?: then)?\W*$/,
    /\b(?:date|day|night|weekend|disaster|story|happened|guess|worst|funny|weird|crazy|embarrass\w*|believe|nightmare|trip|boss|neighbou?r)\b/,
  ],
];
/** The same where he asks nothing and she wants but a yes or a no: 'by choice?', 'on your own?', 'first time?' */
const BARE_YES =
  /^(?:(?:all|really|just|only|still|always|not) )*(?:(?:by|on|for|in|at|with|from|after|because of) (?:your |ur |the |a |own |purpose |choice |work |fun |good |yourself |friends |family )*\w+|first (?:time|try|go|attempt)|(?:big|long|late|early|good|bad|rough|busy|heavy|fun|wild|quiet|cold|hard|tough) (?:night|day|week|one|morning|shift|weekend)|saving up|self[- ]taught|alone|together|nervous|worried|excited|happy|sad|scared|jealous|impressed|regrets?|seriously|forever|already|still)\W*\?\W*$/;

/** 'Older or younger?' asks which it is, and not which he would rather have. */
const JUST_TWO = /^(?:an? )?[a-z]+ or (?:an? )?[a-z]+\W*$/;
/** 'Does that mean more money or just more work?' */
const MEANS_EITHER =
  /^(?:does|did|will|would) (?:that|it|this) mean ((?:[a-z']+ ){0,3}[a-z']+) or (?:just |rather |only )?((?:[a-z']+ ){0,3}[a-z']+)\W*$/;
/** There 'when?' and 'which one?' are asked of the plan, see asked-of-plans.ts. */
const PLANS_TOGETHER =
  /\b(?:we (?:should|could|can)|let'?s|shall we|(?:take|see|meet|cook for|call|show|bring) you|(?:i'?d|i would) (?:love|like) to (?:see|take|meet|cook for|show|call|invite) you|with (?:me|you)|together|my place|your place|tickets?|date|surprise)\b/;
/** 'Are you taking lessons or teaching yourself?' asks what is so, and not what he would rather. */
const ARE_YOU_EITHER =
  /^(?:are|were) (?:you|u) (?:still |also |usually |already |just )*(?:\w+ing|an? (?:student|teacher|manager))\b.* or /;
/** 'Do you go alone or with friends?' */
const DO_YOU_EITHER =
  /^(?:do|did) (?:you|u) (?:usually |still |mostly |normally |always )*(?:work|go|live|travel|study|train|drive|walk|cycle|run|swim|teach|eat|sleep|fly|stay|do (?:it|that|them)|make (?:it|them)) ((?:[a-z']+ ){0,3}[a-z']+) or (?:do (?:you|u) )?(?:just |rather )?((?:[a-z']+ ){0,3}[a-z']+)\W*$/;
const mine = (text: string) => text.replace(/\byourself\b/g, 'myself').replace(/\byour\b/g, 'my');
const GUESSED =
  /^(?:first (?:time|try|go|attempt)|saving up|by choice|on (?:your|ur) own|long day|big night|alone|self[- ]taught)\b/;

/** A greeting is no news. */
const GREETS =
  /^\W*(?:(?:hi+|hey+|hello|hiya|yo|good (?:morning|evening|afternoon)|morning|evening)(?: there| you| stranger| again)?|how are you|what'?s up|sup)\W*$/;
/** 'I'm allergic to cats, is that a dealbreaker?' tells, and then asks. */
const ASKS_AT_LAST =
  /(?:(?:^|[.!,]) *(?:and |but |so |or )?)?\b(?:is|are|was|do|does|did|have|has|would|will|what|how|why|when|where|who|which|can|could|should|shall|want|fancy|any|you|u|right)\b[^.!?]*\?\W*$/;

/** Nobody asks on in more than that, and the end of what he said is what it is of. */
const LONGEST = 400;

/** What he has just said, in plain text; none where he asks. */
function newsOf(c: Conversation): string {
  const said = plain(ending(c.runs.findLast((r) => r.speaker === 'Boy')?.texts.join(' . ') ?? '', LONGEST));
  const told = said.replace(ASKS_AT_LAST, '').replace(GREETS, '').trim();
  return told === said || told.split(' ').length > 2 ? told : '';
}

/**
 * A question with nothing of its own in it, 'which ones?', 'what is it?', 'where?': it is of what he has just said, whatever kind lies near to such few words. What he said
 * tells two of a form apart.
 */
const WITHOUT_A_SUBJECT: readonly OfNews[] = [
  [
    'petNamesHis',
    /^(?:(?:and )?what (?:are|is) (?:they|he|she|it) called|what(?:'?s| are| is) (?:their|his|her|its|the) names?|names?)\W*$/,
    /\b(?:cats?|dogs?|pupp(?:y|ies)|kittens?|rabbits?|hamsters?|horses?|parrots?|fish|guinea pigs?|pets?|hens?|chickens?|tortoise)\b/,
  ],
  [
    'whatCalledThing',
    /^what(?:'?s| is| was) (?:it|the (?:place|book|film|band|app|game|show|series|restaurant|bar|song|podcast|company))(?:'?s)? (?:called|name)\W*$/,
  ],
  [
    'howFarWent',
    /^how (?:far|long)(?: did (?:you|u) (?:go|get|run|walk|ride|cycle|swim|hike|drive)| was it)?\W*$/,
    /\b(?:run|ran|walk\w*|ride|rode|cycl\w+|swim|swam|hik\w+|jog\w*|bike)\b/,
  ],
  [
    'whichOnes',
    /^(?:and )?which (?:ones?|countries|languages|places|bands|cities|three|two|four|five)(?: (?:are|were|is|was) (?:they|it))?\W*$/,
  ],
  [
    'howWasIt',
    /^(?:and )?(?:what(?:'?s| is| was) (?:it|that|this) like|how was (?:it|that)|what was (?:living|working|growing up|being) (?:there|in|like|a)\b.*)\W*$/,
  ],
  [
    'whatWithIt',
    /^what (?:are|will|would) (?:you|u) (?:going to |gonna )?do (?:with|about) (?:it|that|them|all that|yourself)\W*$|^(?:any |what are (?:your|ur) )plans? for it\W*$/,
  ],
  ['inWhatWay', /^(?:in what way|how so|how do you mean|what way)\W*$/],
  ['whatOf', /^(?:of|about|on|with) what\W*$|^what (?:of|about|on)\W*$/],
  ['whoWasIt', /^(?:and )?who(?:'?s| is| was) (?:it|that|she|he)\W*$|^who\W*$/],
  ['whatIsItThing', /^(?:and )?what(?:'?s| is| was) (?:it|that)\W*$/],
  [
    'whereTo',
    /^(?:and )?where(?: to| are (?:you|u) (?:going|moving|off to))?\W*$/,
    /\b(?:moving|going|off to|leaving|will|might|planning|trip|holiday|travell?ing)\b/,
  ],
  [
    'whereWasThat',
    /^(?:and )?where(?: was (?:it|that|this)| did (?:that|it) happen| at)?\W*$/,
    /\b(?:was|went|saw|met|had|got|found|lost|fell|did|were|came|ate|stayed|happened|been)\b/,
  ],
  ['whereIsIt', /^(?:and )?where(?:abouts)?(?: (?:is (?:it|that)|are (?:you|u)|at|exactly|is that))?\W*$/],
  [
    'howLongAgo',
    /^when(?: was (?:it|that))?\W*$/,
    /\b(?:was|went|had|got|did|were|came|broke|lost|met|ended|used to)\b/,
  ],
  [
    'whenIsIt',
    /^(?:and )?when(?: is (?:it|that)| are (?:you|u) (?:going|leaving|moving|doing it))?\W*$/,
    /\b(?:going|moving|decided|starting|start|will|planning|signed up|booked|running|doing|leaving|getting|have an?|next)\b(?!.*\b(?:you|we|us|together|meet|drinks?|dinner|coffee)\b)/,
  ],
  ['howSerious', /^(?:like )?(?:really|that|very|how) bad(?: is it)?\W*$/],
  [
    'bareYes',
    /^(?!(?:really|same|seriously|why|what|who|when|where|how|you|yours|and|huh|ok|okay|sorry|hm+|pardon|eh|wbu|hbu|nice|cool|no|yes|yeah|never|ever|oh|wow|haha|lol|free|ready|deal|promise|together|tonight|tomorrow|later|now|today|coffee|dinner|drinks?|lunch|brunch|pizza|\w*day|weekend|noon|midday|evening|morning|afternoon|\w+ish|thoughts|recommendations|suggestions|ideas|plans)\b)[a-z]{3,}\W*\?\W*$/,
  ],
];

/** What she asks on of what he has just said. */
export function askedOfHisNews(q: Question, c: Conversation): Question | null {
  const his = q.text.length > LONGEST ? '' : newsOf(c);
  if (!his || isGraveTalk(c)) return null;
  const whole = plain(q.text);
  const text = whole.replace(LEAD, '');
  const first = (table: readonly OfNews[]) =>
    table.find(([, rule, said]) => (rule.test(text) || rule.test(whole)) && (!said || said.test(his)))?.[0];
  const kind = first(OF_HIS_NEWS) ?? (PLANS_TOGETHER.test(his) ? undefined : first(WITHOUT_A_SUBJECT));
  if (kind) return { kind, text: q.text };
  const fact = ARE_YOU_EITHER.test(text) ? asEither(q.text) : null;
  if (fact) return fact;
  const [, one, other] = MEANS_EITHER.exec(text) ?? DO_YOU_EITHER.exec(text) ?? [];
  if (one && other) return { kind: 'justTwo', text: q.text, options: [mine(one), mine(other)] };
  if (q.options && JUST_TWO.test(text)) return { kind: 'justTwo', text: q.text, options: q.options };
  return BARE_YES.test(text) && (!knownOf(q.kind) || GUESSED.test(text))
    ? { kind: 'bareYes', text: q.text }
    : null;
}

/** What she writes without a question's form, or as an outcry, and waits for: 'I'm listening...', 'let's see it then!' */
const WAITED_FOR: ReadonlySet<string> = new Set(['goOnAsk', 'goOnIdea', 'goOnStory', 'letsSee', 'howCome']);

export function askedOfHisNewsWithout(c: Conversation): Question | null {
  if (c.herOpenLines.length !== 1) return null;
  const line = c.herOpenLines[0] ?? '';
  for (const text of [line, ...sentences(line)]) {
    const found = askedOfHisNews({ kind: '', text }, c);
    if (found && WAITED_FOR.has(found.kind)) return found;
  }
  return null;
}
