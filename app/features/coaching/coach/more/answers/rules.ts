/** What she tells in answer to his own question or line, known by both; what he can say to each kind stands in the tables beside. */
import { capitalise, plain } from '../../text';
import { aDay, anEvent, aPet, aPlace, aTime, captured, EVENT, inShort, OR, thePick } from './named';
import type { Rule } from './rule';
import { SHORT_TURNS } from './short-turns';

const SHORT = 8;
const PLAIN_ANSWER = 12;
/** What is only roughly known gives way to what a longer message tells. */
export const AT_MOST = 14;
export const MANY = 22;

const NO =
  /^(?:(?:haha|lol|oh|omg|god|um+|ha|er+|well|sadly|unfortunately|honestly|tbh|oof|yeah)[,.! ]*)*(?:no+|nope|nah|naw|not|never|none|zero|absolutely not|definitely not|hell no|neither|i wish|i don'?t|i'?m not|i hate|i can'?t|not at all)\b/;
const YES =
  /^(?:(?:haha|lol|oh|omg|god|um+|ha|well|honestly)[,.! ]*)*(?:ye+s+|yeah+|yep|yup|ya|yas+|i do|i am|i can|of course|definitely|absolutely|always|sure|100%?|love)\b/;
const THANKS =
  /\b(?:thanks?|thank you|aw+w|so sweet|sweet of you|kind of you|too (?:sweet|kind|nice)|stop it|made my (?:day|morning|week|night|evening)|(?:i'm|im) blushing|appreciate)\b/;

/** 'How's your day?' */
const HOW_DAY =
  /\bhow(?:'s|s| is| was| has| did| are|'re|'ve| have|'d)? (?:(?:your|ur|the|you|it|things|everything|life|all) ?)?(?:(?:been|going|doing|treating you|getting on|this) ?)*(?:so far|day|week|monday|tuesday|wednesday|thursday|friday|morning|evening|night|afternoon|shift|going|doing|today|been|things|work)\b(?! (?:plans?|out|event))|\bhow are (?:you|things)\b(?! (?:still )?single)|\b(?:good|busy|nice|long|fun) (?:day|week)\b[^.]*\?/;
const HOW_WEEKEND =
  /\bhow(?:'s|s| is| was| did)? (?:your |ur |the |you )?weekend\b|\bwhat did (?:you|u) (?:do|get up to)\b|\b(?:good|nice|fun|lovely|do anything (?:fun|nice|good)).{0,16}\bweekend\b[^.]*\?/;
const UP_TO =
  /\bwhat(?:'s|s| are|'re| r)? ?(?:(?:you|u|ya) )?(?:been )?(?:up to|doing)\b|\bwyd\b|\bwhatcha\b|\bwhat(?:'s| is) happening\b|\bbusy\?/;
const OF_LATER =
  /\b(?:tonight|later|tomorrow|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|evening|week|for work|for a living|for fun|plans?|christmas|holidays?|free time)\b/;
const TONIGHT =
  /\b(?:plans?|up to|doing|on|planned)\b.{0,20}\b(?:tonight|this evening|later|evening)\b|\b(?:tonight'?s?|this evening|evening) plans?\b|\bbig plans\b|\bexciting plans\b|\bplans\?/;
const WEEKEND_PLANS =
  /\b(?:plans?|up to|doing|planned|on the cards)\b.{0,24}\b(?:weekend|saturday|sunday|friday|christmas|bank holiday)\b|\bweekend plans?\b|\bwhat(?:'s| is) (?:the|your) plans?\b/;
const DINNER =
  /\b(?:for|what'?s for) (?:dinner|tea|lunch|breakfast|supper)\b|\bwhat (?:are|did|do|have) (?:you|u) (?:eat\w*|cook\w*|mak\w*|order\w*|had|having)\b|\bwhat'?s cooking\b/;
const COMPLIMENT =
  /\b(?:love|loving|liked?|great|amazing|nice|lovely|cute|adorable|beautiful|gorgeous|stunning|cool|best|awesome|impress\w*|perfect|unreal|incredible|fantastic|brilliant|funny|hilarious|smart|clever|sweet|fun|interesting|good|pretty|handsome|talented|taste|smile|eyes|vibe|energy)\b/;
const WISH =
  /\b(?:good luck|(?<!\b(?:you|i|we|they|to) )have (?:a|an|fun)|enjoy|hope (?:you|it|the|your|today|tomorrow)|safe (?:trip|travels|flight|journey|drive)|sleep well|sweet dreams|get (?:well|some (?:rest|sleep))|feel better|break a leg|you'?(?:ll| will| got| have got) (?:smash|be (?:great|fine)|do (?:great|well|fine)|nail|this|ace)|fingers crossed|thinking of you)\b/;
const WHEN_FREE =
  /\b(?:when|what days?|which days?|what evenings?|which evenings?|what time|your (?:week|schedule|diary) (?:looking|like)|free|available|around)\b[^.]*\?/;
const NOT_FREE =
  /\b(?:not|can'?t|cannot|busy|away|except|apart from|but|working|won'?t|don'?t|unless|after|until|depends)\b|\?/;
const HE_GUESSES =
  /\b(?:(?:i )?(?:guess|bet|reckon)|let me guess|i'?d say|(?:you|u) (?:look|seem|strike|sound|must|probably|definitely|clearly)|must be|i'?m thinking|i think (?:you|u)|i can tell|i'?m guessing)\b/;
const BAD_FOR_HIM =
  /\b(?:ill|sick|cold|flu|hung ?over|headache|migraine|coming down with|not feeling (?:well|great|good)|feel(?:ing)? (?:rough|awful|terrible|rubbish)|tired|exhausted|bad day|rough|awful|cancel\w*|missed (?:my|the)|lost|broke\w*|hurt\w*|injur\w*|stuck|delay\w*|soaked|failed|burnt|burned|stress\w*|long day|shit|crap|knackered|ruined|nightmare|dentist|hospital|sore|locked out|worst)\b/;
const GOOD_FOR_HIM =
  /\bi(?:'ve| have|'m| am)? (?:just |finally |actually |officially )*(?:got|passed|won|finished|ran|did|made|signed|bought|been (?:promoted|accepted|offered)|started|promoted)\b|\b(?:promotion|promoted|offer|accepted|personal best|new job|the job|pb)\b/;
const OF_HIMSELF = /\b(?:i|i'm|i've|i'd|im|my|we|me|just)\b/;
const SIGNS =
  /\b(aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/;
const DRINKS =
  /\b((?:red |white |rosé |rose |espresso |spicy |aperol )?(?:wine|gin(?: and tonics?)?|g ?(?:&|and) ?ts?|prosecco|champagne|beers?|pints?|cider|guinness|whisky|whiskey|rum|vodka|tequila|margaritas?|margs?|martinis?|mojitos?|negronis?|spritz(?:es)?|cocktails?|bourbon|lager|ale|old fashioneds?))\b/;

const PLAN_OR_TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|lunch|dinner|afternoon|evening|night|meet|\d)\b/;

const ASKED_COOK =
  /\b(?:do|can|are|love|like|enjoy) (?:you|u) (?:like |love |enjoy |good at |a good |much of a |any good at |ever |to )*(?:cook\w*|bak(?:e|ing))\b|\bgood cook\b/;
const ASKED_PET =
  /\b(?:his|her|its|their|the (?:dog|cat|pup|puppy|kitten)'?s) name\b|\b(?:your|ur|that|the) (?:dog|cat|pup|puppy|kitten|rabbit|horse)\b.*\?|\bwho(?:'s| is) (?:that|this|the) (?:dog|cat|pup|furry|little|good)\b|\bany pets\b|\bhave (?:any )?pets\b/;
const ASKED_HIS_KIDS =
  /\b(?:have|got|any)\b.{0,12}\b(?:kids|children|little ones)\b(?! (?:one day|some ?day))/;
const WANTS_KIDS =
  /\bwant(?:ing)? (?:to have )?(?:any )?(?:kids|children|a family)\b|\b(?:kids|children) (?:one day|some ?day|in (?:the|your) future)\b/;
const LOOKING_FOR =
  /\blooking for\b|\bwhat are (?:you|u) (?:after|hoping)\b|\bhere for\b|\bwhat brings you\b|\bsomething (?:real|serious)\b|\brelationship\b/;
const PLACES_ASKED =
  /\b(?:best|fav\w*) (?:trip|holiday|place|country|city|vacation)\b|\blast (?:trip|holiday|vacation)\b|\bwhere (?:was|is) (?:it|that|this)\b|\bwhere did (?:you|u) take\b/;

const ASKED_JOB =
  /\b(?:like|love|enjoy|happy (?:in|with|at)) (?:your |ur |the )?(?:job|work|what (?:you|u) do)\b/;
const TEA_OR_COFFEE =
  /\b(?:coffee or tea|tea or coffee|coffee person|tea person|how do (?:you|u) (?:take|like) (?:your|ur) (?:coffee|tea))\b/;
const MORNING_PERSON = /\bmorning (?:person|people|bird)\b|\bearly (?:bird|riser)\b/;
/** Asked this way, a plain yes or no says nothing. */
const MORNINGS = new RegExp(`${MORNING_PERSON.source}|\\bnight owl\\b`);
/** What a weekend is filled with; two of them make a full one. */
const DEED =
  '(?:brunch|friends?|family|parents|mum|mom|walk|hike|hiking|party|dinner|lunch|gig|concert|beach|drinks|pub|market|museum|gallery|swim\\w*|match|festival|camping|road trip|barbecue|bbq|shopping|roast|danc\\w*|climb\\w*)';
const TWO_DEEDS = new RegExp(`\\b${DEED}\\b.*\\b${DEED}\\b`);

const GREAT =
  /\b(?:amazing|great|so (?:good|fun|nice|much fun)|incredible|brilliant|fun|loved (?:it|every)|(?:really|so|very|super) well|went well|i did it|smashed it|nailed it|awesome|unreal|lovely|perfect|class|fab\w*|the best|beautiful|magical|epic|wicked|fantastic|insane)\b/;
const OKAY = /\b(?:ok|okay|fine|not (?:too )?bad|alright|meh|so-?so|long|decent|boring|average|grand)\b/;
const BADLY =
  /\b(?:bad|awful|terrible|horrible|disaster|disappoint\w*|shit\w*|crap\w*|rubbish|worst|sucked|rained off|painful|cringe|nightmare|stressful)\b/;

/** The first that fits. */
export const RULES: readonly Rule[] = [
  ...SHORT_TURNS,
  // About the two of them.
  {
    kind: 'birthdayThanks',
    his: /\bhappy (?:belated )?birthday\b/,
    hers: THANKS,
  },
  {
    kind: 'thanksForWish',
    his: WISH,
    hers: /^(?:(?:aw+w|haha|oh|hey|omg)[,.! ]*)*(?:thanks?|thank you|thx|ty|cheers|you too|u too|same to you)\b/,
    most: SHORT,
  },
  {
    kind: 'complimentBack',
    his: COMPLIMENT,
    hers: /(?:^|[.!,] ?|\b(?:haha|aw+w|thanks|thank you|well|oh|and) )(?:so (?:do|are|did) (?:you|u)|(?:you|u) too|(?:same|right) back at (?:you|u|ya)|likewise|(?:you|u)(?:'re| are|'re not| are not| weren'?t| aren'?t)?(?: not)? (?:so |too |half |that )*bad (?:yourself|either)|(?:you|u) (?:scrub|scrubbed|clean|cleaned|brush|brushed) up\b|(?:you|u)(?:'re| are| were|r)?(?: not)? (?:so |too )?(?:alright|all right|ok|okay|decent|shabby) (?:yourself|either)|(?:you|u)(?:'re| are) (?:pretty |quite |kinda |really |so |also )?(?:cute|funny|great|sweet|nice|lovely|cool|interesting|fun) (?:too|yourself|as well))\b/,
    notHis: /\bnice to (?:match|meet|hear)\b/,
    most: SHORT,
  },
  {
    kind: 'easyTogether',
    his: /\b(?:enjoy\w*|lov\w*|like|liking|fun|easy|nice|good|great|happy|glad)\b.{0,24}\b(?:talk\w*|chat\w*|text\w*|messag\w*|getting to know|time with|company|met you|meeting you|matched|about you|this)\b|\bi (?:really )?like (?:you|u|this)\b|\b(?:you|u)(?:'re| are) (?:so |really |very )?easy to talk\b/,
    hers: /^(?:(?:aw+w|haha|oh|yeah|yes|hey)[,.! ]*)*(?:me too|same(?: here)?|likewise|i am too|i do too|so am i|so do i|(?:the )?feeling(?:'s| is) mutual|right back at you|i(?:'m| am) (?:really |also )?enjoying)\b|\beasy (?:with|to talk to) (?:you|u)\b/,
  },
  {
    kind: 'thanksForCompliment',
    his: COMPLIMENT,
    hers: THANKS,
    not: /\bfor (?:tonight|dinner|the|letting|last|yesterday|coffee|asking|checking|understanding|being)\b/,
    most: SHORT,
    noPlan: true,
  },
  {
    kind: 'notLikeOthers',
    his: /^/,
    hers: /\b(?:you|u|you're|this is)\b.{0,16}\bnot like (?:the |most |any )?(?:other|all|every|guys|men|lads)\b|\b(?:you|u|you're|this is)\b.{0,16}\bdifferent (?:from|to|than) (?:the |most |all )?(?:other|guys|men|everyone|lads|people)\b|\bbreath of fresh air\b|\b(?:you|u|you're)\b.{0,12}\b(?:unlike (?:the|most|other)|so refreshing)\b/,
    not: /\bnot\b.*\bnot like\b/,
  },
  {
    kind: 'guiltyAsGuessed',
    his: HE_GUESSES,
    hers: /\bguilty\b|\b(?:you|u) (?:got|caught) me\b|\bhow did (?:you|u) (?:know|guess)\b|\b(?:is it|am i) (?:that|so) obvious\b|\bbusted\b|\b(?:you|u)(?:'re| are) (?:so |spot |totally |absolutely )?(?:right|on)\b|\bbang on\b|\bspot on\b/,
    not: /\bguilty pleasure\b/,
  },
  {
    kind: 'wrongGuess',
    weak: true,
    his: HE_GUESSES,
    not: /\b(?:congrat\w*|proud of|well done|good for (?:you|u)|amazing|no way+)\b/,
    hers: /^(?:(?:haha|lol|oh|ha|hm+)[,.! ]*)*(?:no+|nope|nah|wrong|not (?:quite|even close|at all)|try again|way off|close but)\b/,
    most: SHORT,
    noPlan: true,
  },
  {
    kind: 'givesDays',
    his: WHEN_FREE,
    hers: /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|weekend)\b/,
    not: NOT_FREE,
    most: PLAIN_ANSWER,
    named: aDay,
    onlyNamed: true,
  },
  {
    kind: 'declinesCallForNow',
    his: /\b(?:call|facetime|video|ring|phone|voice ?note|zoom)\b[^.]*\?|\b(?:call|ring|facetime) (?:you|u)\b/,
    hers: /\b(?:maybe|not (?:now|tonight|today|yet|right now)|tomorrow|another|later|shy|hate (?:the )?phone|prefer (?:text|messag)\w*|look (?:like|a|so)|mess|can'?t|rather (?:text|message)|nervous)\b/,
    most: AT_MOST,
    not: /\b(?:call|ring) me\b|\bmy number\b/,
  },
  {
    kind: 'teasesBack',
    his: /^/,
    hers: /\bwouldn'?t (?:you|u) like to know\b|^(?:(?:haha|well|hm+)[,.! ]*)*(?:you|u)'?ll (?:just )?have to (?:wait and see|find out|see)\b|\b(?:that'?s|it'?s) (?:a secret|for me to know)\b|^(?:haha )?who says (?:i|we)\b|^(?:(?:haha|hm+)[,.! ]*)*(?:maybe+|perhaps|possibly)[ .!]*[😏😉😈😜🤫🙊]/u,
    most: PLAIN_ANSWER,
  },
  {
    kind: 'storyForLater',
    his: /^/,
    hers: /\blong story\b|\b(?:story|tell (?:you|u)|explain|one|that'?s)\b.{0,14}\b(?:for|on) (?:another|a different|the first|a first|our|when) (?:day|time|date|first|we)\b|\btell (?:you|u) (?:(?:about it|the story|all|everything) )?(?:in person|when (?:i see (?:you|u)|we meet)|over a)\b|\b(?:buy|get) me a (?:drink|coffee|wine)\b.{0,30}\b(?:first|find out|know|hear)\b/,
    not: /\blong story short\b/,
  },
  {
    kind: 'nervousToMeet',
    his: /^/,
    hers: /\b(?:nervous|anxious|scared|shy|terrified|awkward)\b.{0,40}\b(?:meet\w*|dates?|seeing (?:you|u)|people (?:from|on|off)|in person|irl|real life)\b|\bfirst date in (?:ages|a|years|forever|months)\b|\b(?:not (?:been|gone) on|haven'?t (?:been|gone) on) a (?:first )?date (?:in|for)\b/,
    not: /\b(?:are|do|could|would) (?:you|u)\b|\bmeeting (?:with|at work)\b|\bwork meeting\b/,
  },
  {
    kind: 'congratulatesHim',
    his: GOOD_FOR_HIM,
    hers: /\b(?:congrats|congratulations|well done|proud of (?:you|u)|good for you|go you|that'?s (?:amazing|great|brilliant|fantastic|huge|awesome|so good|incredible))\b/,
    noPlan: true,
    most: PLAIN_ANSWER,
  },
  {
    kind: 'sympathisesWithHim',
    his: BAD_FOR_HIM,
    hers: /\b(?:poor (?:you|u|thing|baby)|oh no+|aw+w? no+|feel better|get well|sorry to hear|that sucks|hope (?:you|u|it)|bless you|ouch|rest up)\b|^aw+w?\W*$/,
    not: /\bi(?:'m| am) (?:ill|sick|also|too)\b/,
    most: PLAIN_ANSWER,
    noPlan: true,
  },
  {
    kind: 'teasedByHer',
    his: /^(?!.*\?$)/,
    hers: /\b(?:yeah|yes|ya|yep|haha|oh)?[, ]*i(?:'ve| have)? (?:noticed|can (?:tell|see))\b|^.{0,30}\b(?:cheesy|smooth|corny|so cringe)\b|\b(?:terrible|awful|worst|bad) (?:joke|pun|line|chat[- ]?up line)s?\b|\b(?:you|u)(?:'re| are|r)? (?:such )?an? (?:\w+ )?(?:dork|nerd|geek|goof\w*|weirdo|idiot|clown|menace|cheeseball|muppet|melt|eejit)\b|\bdad jokes?\b|^(?:(?:haha|lol|oh)[,.! ]*)*nice (?:try|save|one)\W*$|\bgroan\b|\b(?:you|u)(?:'re| are) (?:such a )?(?:terrible|ridiculous|trouble|silly|so silly|impossible|cheeky)\b/,
    not: /\bbut\b/,
    most: PLAIN_ANSWER,
    noPlan: true,
  },
  {
    kind: 'noWorries',
    his: /\b(?:sorry|apolog\w*|my bad|forgive|oops|didn'?t mean)\b/,
    hers: /^(?:(?:haha|oh|aw+w|hey|ah)[,.! ]*)*(?:no (?:worries|problem|probs?|need)|all good|it'?s (?:ok|okay|fine|all good|grand)|that'?s (?:ok|okay|fine|alright)|don'?t (?:be silly|worry|apologi[sz]e|be)|you'?re (?:fine|grand|good|okay|ok)|not at all|np|dw|no (?:stress|rush|hurry|bother|drama|harm done)|take your time|fair enough|better late than never|(?:i'?ll|i) (?:survive|survived|forgive you|let you off|allow it)|(?:you'?re )?forgiven)\b|\b(?:i'?d|i had|i) (?:just )?(?:assumed|figured) (?:that )?(?:you'?d|you had|you were)\b/,
    most: PLAIN_ANSWER,
  },
  {
    kind: 'gotHome',
    his: /\b(?:home|safe(?:ly)?|back)\b.{0,20}\?|\b(?:text|message|let) me\b.{0,20}\b(?:home|in|know|back|safe)\b|\bget (?:home|back|in)\b/,
    hers: /^(?:yes|yeah|yep|yup)\W*(?:x+)?\W*$|\b(?:home|just got in|got in|got back|safe(?:ly)?|made it|in bed|back (?:now|safe)|indoors)\b/,
    not: /\b(?:thanks? (?:you )?for|lovely|great|amazing|fun|loved|time)\b.{0,20}\b(?:tonight|time|evening|night|date|dinner)\b|\bhad (?:a|such)\b/,
    most: PLAIN_ANSWER,
  },
  {
    kind: 'agreesWithHim',
    his: /^(?!.*\?)/,
    hers: /^(?:(?:haha|lol|omg|oh|ok|yes+|yeah+|i know)[,.! ]*)*(?:exactly|same(?: here)?|right|facts|so true|very true|true|agreed?|couldn'?t agree more|totally|100%?|preach|amen|for real|literally me|relatable|me too|ok that'?s (?:true|fair)|that'?s (?:true|so true|fair|it|it exactly|exactly it|exactly right)(?: exactly)?|tell me about it)\W*$/,
    noPlan: true,
  },
  {
    kind: 'disagreesWithHim',
    his: /^(?!.*\?)/,
    hers: /^(?:(?:haha|lol|omg|oh|excuse me|um+|ok|sorry but|hang on|wait)[,.! ]*)*(?:hard (?:disagree|no|pass)|i? ?(?:completely |totally |strongly )?disagree|(?:you|u)(?:'re| are) (?:so |very )?wrong|we can'?t be friends|that'?s (?:a crime|criminal|so wrong|just wrong|illegal)|how dare (?:you|u)|no way(?=\W*$|.{0,12}\b(?:never|not|wrong|disagree)))\b/,
    not: /\b(?:meet|date|see you|interested|sorry i|go out)\b/,
    most: PLAIN_ANSWER,
    noPlan: true,
  },
  {
    kind: 'leftBehind',
    his: /^/,
    hers: /\bi (?:think i |must have |must've |might have |may have )?(?:left|forgot) (?:my|a|an) [a-z ]{2,20}? (?:at|in|on|with) (?:yours|your (?:place|flat|house|car|sofa|couch|room)|you)\b/,
    named: captured(/\b(?:left|forgot) (?:my|a|an) ([a-z]+(?: [a-z]+)?) (?:at|in|on|with)\b/),
  },
  {
    kind: 'givesTime',
    notHis: /\b(?:did|was|were|get up|got up|wake|woke|usually|normally|bed|finish|knock off|off work)\b/,
    his: /\b(?:what|which) time\b|\bwhen (?:shall|should|works|suits)\b/,
    hers: /\b\d{1,2}(?:[:.]\d{2})?(?: ?(?:am|pm|ish|o'clock))?\b/,
    not: /\b(?:can'?t|cannot|not|late|sorry|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\b/,
    most: PLAIN_ANSWER,
    named: aTime,
    onlyNamed: true,
  },
  // What he asked of her.
  {
    kind: 'morningNo',
    his: MORNINGS,
    hers: /\bnight owl\b|\bdon'?t (?:talk|speak) to me\b|\bsnooz\w*\b|\bnot (?:a|really a|at all a) morning\b|\b(?:absolutely|definitely|god|hell) no(?:t)?\b|\bafter coffee\b/,
  },
  { kind: 'morningNo', his: MORNING_PERSON, hers: NO },
  {
    kind: 'morningYes',
    his: MORNING_PERSON,
    hers: /^(?:(?:haha|oh|ha)[,.! ]*)*(?:yes|yeah|yep|yup|always|definitely|absolutely|very|sadly yes|unfortunately yes|i am)\b|\b(?:up at|awake (?:at|by)|love (?:the )?mornings?|early bird)\b/,
  },
  { kind: 'cooksNo', his: ASKED_COOK, hers: NO },
  {
    kind: 'cooksNo',
    his: ASKED_COOK,
    hers: /\b(?:take-?(?:out|away)|burn\w* (?:water|toast|everything)|hopeless|terrible|deliveroo|uber ?eats|microwave|disaster|toast)\b/,
  },
  {
    kind: 'cooksYes',
    his: ASKED_COOK,
    hers: /^(?:(?:haha|oh|ha)[,.! ]*)*(?:yes|yeah|yep|yup|i do|i love|love|of course|definitely|i try|all the time|sometimes|when i)\b/,
  },
  { kind: 'tattoosNone', his: /\btattoos?\b/, hers: NO },
  {
    kind: 'tattoosNone',
    his: /\btattoos?\b/,
    hers: /\b(?:none|too (?:scared|chicken|indecisive)|can'?t decide|don'?t have any|no tattoos)\b/,
  },
  {
    kind: 'tattoosSome',
    his: /\btattoos?\b/,
    hers: /\b(?:\d+|one|two|three|four|five|six|seven|few|several|yes|yeah|yep|loads|lots|sleeve|small|tiny|my (?:arm|wrist|ankle|back|ribs?|shoulder|leg|foot)|on my|so far|planning|next one)\b/,
  },
  { kind: 'smokesNo', his: /\b(?:smoke|smoker|vape|smoking)\b/, hers: NO },
  {
    kind: 'smokesSome',
    his: /\b(?:smoke|smoker|vape|smoking)\b/,
    hers: /\b(?:only|sometimes|socially?|occasional\w*|when i|yes|yeah|trying to|used to|vape|on nights)\b/,
  },
  { kind: 'drinksNo', his: /\b(?:do you drink|drinker|drink much|drink at all)\b/, hers: NO },
  {
    kind: 'drinksNo',
    his: /\bdrinks?\b/,
    hers: /\b(?:don'?t (?:really )?drink|(?:i'm|i am|been) sober|no alcohol|teetotal|stopped drinking)\b/,
  },
  {
    kind: 'drinksSome',
    his: /\b(?:do you drink|drinker|what (?:do|are) you (?:drink\w*|having)|your (?:drink|go[- ]?to drink|tipple|poison|usual)|go[- ]?to drink|fav\w* (?:drink|cocktail|beer|wine))\b/,
    hers: DRINKS,
    named: captured(DRINKS),
  },
  {
    kind: 'onlyChild',
    his: /\b(?:siblings?|brothers?|sisters?|only child|big family)\b/,
    hers: /\bonly child\b|\bjust me\b|^(?:no(?:pe|ne)?|nah)\b/,
  },
  {
    kind: 'siblingsHas',
    his: /\b(?:siblings?|brothers? (?:or|and) sisters?|only child|big family|any (?:brothers|sisters))\b/,
    hers: /\b(?:brothers?|sisters?|siblings?|twin|oldest|eldest|youngest|middle (?:child|one)|one of (?:\d|two|three|four|five|six))\b/,
  },
  { kind: 'noPet', his: /\b(?:any|have|got)\b.{0,8}\bpets?\b/, hers: NO },
  { kind: 'petHers', his: ASKED_PET, named: aPet, onlyNamed: true },
  { kind: 'kidsNone', his: ASKED_HIS_KIDS, notHis: /\bwant\b/, hers: NO },
  {
    kind: 'kidsHas',
    his: ASKED_HIS_KIDS,
    notHis: /\bwant\b/,
    hers: /\b(?:yes|yeah|yep|one|two|three|four|a (?:son|daughter|boy|girl|little|\d)|(?:son|daughter|boy|girl)s?|\d+ (?:and|year)|i (?:do|have))\b/,
  },
  {
    kind: 'wantsKidsUnsure',
    his: WANTS_KIDS,
    hers: /\b(?:maybe|not sure|depends|undecided|don'?t know|idk|on the fence|one day maybe|possibly|open to)\b/,
  },
  { kind: 'wantsKidsNo', his: WANTS_KIDS, hers: NO },
  {
    kind: 'wantsKidsYes',
    his: WANTS_KIDS,
    hers: /\b(?:yes|yeah|yep|definitely|absolutely|one day|some ?day|would love|i do|always wanted|for sure)\b/,
  },
  {
    kind: 'starSignHers',
    his: /\b(?:star ?sign|zodiac|horoscope|your sign|when(?:'s| is) your birthday)\b/,
    named: (her) => {
      const found = SIGNS.exec(plain(her))?.[1];
      return found ? capitalise(found) : null;
    },
    onlyNamed: true,
  },
  {
    kind: 'heightHers',
    his: /\bhow tall\b|\byour height\b/,
    hers: /\d|\b(?:tall|short|foot|feet|cm)\b/,
    most: PLAIN_ANSWER,
  },
  {
    kind: 'ageHers',
    his: /\bhow old\b|\byour age\b/,
    hers: /\b(?:1[89]|[2-7]\d)\b/,
    not: /\b(?:not|don'?t|thought|lied?|actually)\b/,
    most: PLAIN_ANSWER,
  },
  {
    kind: 'jobHates',
    his: ASKED_JOB,
    hers: NO,
  },
  {
    kind: 'jobHates',
    his: ASKED_JOB,
    hers: /\b(?:pays the bills|it'?s (?:ok|okay|fine|alright)|could be worse|looking (?:to leave|for)|meh|some days|depends)\b/,
    not: /\blove\b/,
  },
  {
    kind: 'jobLikes',
    his: /\bhow(?:'s|s| is)? (?:the |your |ur )(?:new )?(?:job|work)\b(?! (?:hunt|search))/,
    hers: /\b(?:lov(?:e|ing) it|really (?:like|enjoy)|enjoying it|so (?:good|much better)|great|amazing|best)\b/,
    most: AT_MOST,
  },
  {
    kind: 'jobLikes',
    his: ASKED_JOB,
    hers: YES,
  },
  {
    kind: 'onAppLong',
    his: /\bhow long\b.{0,30}\b(?:on here|on this|on the app|single|this app|hinge|bumble|tinder|apps?)\b|\b(?:been on (?:here|this|the app)|new (?:here|to this|on here))\b/,
    hers: /\b(?:days?|weeks?|months?|years?|ages|forever|while|just (?:joined|started|signed)|new|too long|recently|yesterday|today)\b/,
  },
  {
    kind: 'appGoing',
    weak: true,
    his: /\bhow(?:'s|s| is| are| have)? (?:(?:the|your|this|are|you|u|finding|found|been|it|going) )*(?:apps?|dating|hinge|bumble|tinder|on here|online dating)\b|\bany luck on (?:here|this|the)\b|\b(?:good|many|bad) dates\b/,
  },
  {
    kind: 'casualHers',
    his: LOOKING_FOR,
    hers: /\b(?:nothing (?:too )?serious|casual|see (?:how|what|where) (?:it|happens|things|we)|go(?:ing)? with the flow|open|not sure|just fun|some fun|friends|vibes|no pressure|don'?t (?:really )?know|figuring|see what happens)\b/,
  },
  {
    kind: 'seriousHers',
    his: LOOKING_FOR,
    hers: /\b(?:serious|relationship|long[- ]term|something real|real|the one|settle|partner|husband|someone special|genuine|last(?:s|ing)?|tired of (?:games|casual)|done with (?:games|casual)|no games)\b/,
    not: /\bnot (?:looking|after|ready|interested)\b/,
  },
  { kind: 'loveLanguageHers', most: AT_MOST, his: /\blove language\b/ },
  {
    kind: 'karaokeHers',
    onlyNamed: true,
    his: /\bkaraoke\b.*\?|\bkaraoke (?:song|number|anthem)\b/,
    named: inShort,
  },
  { kind: 'guiltyPleasureHers', onlyNamed: true, his: /\bguilty pleasure\b/, named: inShort },
  {
    kind: 'petPeeveHers',
    his: /\b(?:pet peeves?|your icks?|icks?\?|annoys (?:you|u)|drives (?:you|u) (?:mad|crazy|insane)|turn-?offs?)\b/,
  },
  {
    kind: 'dealBreakerHers',
    notHis: /\b(?:your|ur) (?:\w+ )?(?:red|green) flags?\b/,
    his: /\b(?:deal ?breakers?|red flags?|green flags?|non-?negotiables?)\b/,
  },
  {
    kind: 'wrongAboutHer',
    his: /\b(?:get|got) wrong about (?:you|u)\b|\bmisconceptions?\b|\bfirst impressions? (?:of|about) (?:you|u)\b|\bpeople (?:think|assume|usually think)\b.{0,16}\b(?:you|u)\b|\bsurprises? people about (?:you|u)\b/,
  },
  { kind: 'bucketHers', his: /\bbucket list\b/ },
  { kind: 'idealDateHers', his: /\b(?:ideal|perfect|dream|best|favou?rite) (?:first )?date\b/ },
  {
    kind: 'randomFactHers',
    his: /\b(?:random|fun|interesting|weird) facts?\b|\bsomething (?:random|surprising|interesting|unexpected|weird|funny|nobody|no one|i (?:don'?t|wouldn'?t)|not many)\b|\btell me (?:a secret|something about)\b/,
    weak: true,
  },
  {
    kind: 'hotTakeHers',
    most: AT_MOST,
    his: /\b(?:unpopular opinion|controversial (?:opinion|take|view)|something controversial|hot take|hill (?:you'?d|to|you'?ll) die|pineapple)\b/,
  },
  {
    kind: 'hypotheticalHers',
    his: /\bif (?:you|u) (?:could|won|had|were)\b.{0,60}\?|\b(?:superpower|lottery|desert island|zombie|time machine|would (?:you|u) rather)\b/,
  },
  {
    kind: 'coffeeHers',
    his: TEA_OR_COFFEE,
    hers: /\b(?:coffee|espresso|latte|flat white|cappuccino|iced|oat milk)\b/,
    not: /\btea\b/,
  },
  {
    kind: 'teaHers',
    his: TEA_OR_COFFEE,
    hers: /\b(?:tea|builder'?s|earl grey|chai|matcha|brew)\b/,
    not: /\bcoffee\b/,
  },
  {
    kind: 'nextTripHers',
    his: /\b(?:next (?:trip|holiday|adventure|destination)|where (?:next|to next|would (?:you|u) (?:go|love|like)|do (?:you|u) want to (?:go|travel))|dream (?:destination|holiday|trip)|holiday plans|going anywhere (?:nice|next|this year|fun))\b/,
    named: aPlace,
    onlyNamed: true,
  },
  { kind: 'bestTripHers', his: PLACES_ASKED, named: aPlace, onlyNamed: true },
  {
    kind: 'fromHers',
    weak: true,
    his: /\bwhere(?:'re|abouts)? ?(?:are |r )?(?:you|u) (?:from|originally|based)\b|\bwhere (?:is|was) home\b|\bwhere did (?:you|u) grow up\b|\b(?:you|u) from\b.{0,12}\?/,
    named: aPlace,
    onlyNamed: true,
  },
  {
    kind: 'musicHers',
    his: /\bmusic\b|\blisten(?:ing)? to\b|\b(?:fav\w*|best) (?:band|artist|singer|album)\b|\bon repeat\b|\bspotify\b/,
    named: inShort,
    onlyNamed: true,
  },
  {
    kind: 'showHers',
    his: /\b(?:what|which|any|fav\w*|been|good)\b.{0,24}\b(?:watch(?:ing|ed)?|films?|movies?|shows?|series)\b|\bnetflix\b/,
    notHis: /\b(?:think|thoughts) (?:of|about|on)\b/,
    named: inShort,
    onlyNamed: true,
  },
  {
    kind: 'foodHers',
    his: /\bfav\w* (?:food|meal|dish|cuisine|takeaway|takeout|restaurant|snack|pizza topping|ice cream)\b|\b(?:go[- ]?to|usual) (?:order|takeaway|takeout|meal|dish|snack)\b|\bwhat (?:kind of )?food\b|\blast meal\b|\bcomfort food\b|\bto eat\?/,
    named: inShort,
    onlyNamed: true,
  },
  {
    kind: 'dinnerPlain',
    weak: true,
    his: DINNER,
    hers: /\b(?:leftovers?|toast|cereal|beans|noodles|take-?away|take-?out|frozen|pizza|deliveroo|uber ?eats|nothing|crisps|sandwich|mcdonald\w*|kfc|kebab|chips|fish fingers|cheese and crackers|girl dinner|microwave|ready meal)\b/,
  },
  { kind: 'dinnerNice', his: DINNER, named: inShort, onlyNamed: true },
  {
    kind: 'sportHers',
    his: /\b(?:sports?|work ?out|exercise|keep fit|stay active)\b[^.!?]*\?/,
    named: inShort,
    onlyNamed: true,
  },
  {
    kind: 'choseOne',
    his: OR,
    notHis: PLAN_OR_TIME,
    not: /\bif (?:you|u) (?:say|pick|choose)\b/,
    named: thePick,
    onlyNamed: true,
    most: 16,
  },
  {
    kind: 'choseBoth',
    his: /^(?=.*\bor\b).*\?/,
    notHis: PLAN_OR_TIME,
    hers: /\b(?:both|depends|neither|can'?t (?:choose|pick|decide)|bit of both|either)\b/,
  },
  // How it is and what she does.
  {
    kind: 'sleptBadly',
    his: /\bsle(?:ep|pt)\b|\bgood morning\b|\bstill (?:up|awake)\b|\bawake\b/,
    hers: /\b(?:barely slept|didn'?t sleep|no sleep|can'?t sleep|couldn'?t sleep|slept (?:badly|terribly|like (?:shit|crap))|(?:been )?(?:awake|up) since|insomnia|not enough|(?:two|three|four|2|3|4) hours|badly|terribly|tossing)\b/,
  },
  {
    kind: 'sleptWell',
    his: /\bsle(?:ep|pt)\b.*\?/,
    hers: /\b(?:like a (?:baby|log)|great|well|amazing|(?:so|really|pretty) good|good|yes|yeah|(?:8|9|10|ten|nine|eight) hours|best)\b/,
    not: /\bnot\b/,
  },
  {
    kind: 'weekendLazy',
    his: HOW_WEEKEND,
    hers: /\b(?:netflix|tv|telly|slept|sleep|sleeping|sofa|couch|pyjamas|pjs|pajamas|bed|nothing|lazy|chill\w*|bing\w*|lie-?ins?|naps?|napped|nada|quiet|recharg\w*|rotted|rotting|relax\w*|not much)\b/,
    not: /\b(?:gym|work(?:ed|ing)?|run|ran|clean\w*|class|shopp\w+|meetings?)\b/,
    weak: true,
  },
  {
    kind: 'weekendFull',
    his: HOW_WEEKEND,
    hers: TWO_DEEDS,
    weak: true,
  },
  {
    kind: 'eveningIn',
    his: TONIGHT,
    hers: /\b(?:couch|sofa|film|movie|netflix|bath|early night|take-?away|take-?out|bed|pjs|pyjamas|blanket|quiet|night in|nothing|cosy|cozy|book|chill\w*|tv)\b/,
    weak: true,
  },
  {
    kind: 'noPlansYet',
    his: /\b(?:plans?|up to|doing|planned|busy|free)\b/,
    hers: /\b(?:no plans|nothing (?:planned|yet|much|special|exciting|really|on)|not (?:much|a lot|sure yet)|free as a bird|none yet|nothing)\b/,
    notHis:
      /\bright now\b|^(?!.*\b(?:tonight|weekend|tomorrow|later|(?:mon|tues|wednes|thurs|fri|satur|sun)day|plans?|evening|week)\b)/,
    weak: true,
    most: PLAIN_ANSWER,
  },
  {
    kind: 'weekendPlansHers',
    his: WEEKEND_PLANS,
    hers: /\b(?:friends?|family|parents|mum|mom|sister|brother|wedding|trip|party|birthday|brunch|hike|gig|concert|festival|going|off to|visiting|seeing|heading|drinks|dinner|baby shower|hen|camping)\b/,
    not: /\bcan'?t\b|\bwhat about\b/,
    weak: true,
  },
  {
    kind: 'doingSport',
    his: /\b(?:up to|doing|day|morning|evening|wyd|plans?)\b.*\?/,
    hers: /\b(?:(?:from|to|at|left|finished|been to|off to) (?:the )?(?:gym|pilates|yoga|spin|class|crossfit|climbing|swim\w*|run|training|football|netball)|(?:a|my|for a|morning|evening) (?:run|swim|workout|jog|spin class|yoga class)|leg day)\b/,
    weak: true,
  },
  {
    kind: 'doingWork',
    his: UP_TO,
    notHis: /\b(?:for work|for a living|weekend|for fun)\b/,
    hers: /\b(?:at work|working|on (?:my )?(?:a )?(?:lunch )?break|finish(?:ed|ing)? work|(?:way|train|bus|drive) home|in the office|commut\w*|on shift|meetings?|emails|desk)\b/,
    weak: true,
  },
  {
    kind: 'doingFriends',
    his: UP_TO,
    notHis: /\b(?:for work|for a living)\b/,
    hers: /\b(?:out (?:with|for)|meeting|seeing|with (?:my )?(?:friends?|the girls|family|mum|mom|sister|colleagues|mates|cousins?)|girls'? night|drinks with|dinner with|at (?:the|a) (?:pub|bar|party))\b/,
    weak: true,
  },
  {
    kind: 'doingChores',
    his: UP_TO,
    notHis: /\b(?:for work|for a living|weekend)\b/,
    hers: /\b(?:laundry|clean\w*|ironing|food shop\w*|groceries|grocery|tidy\w*|hoover\w*|vacuum\w*|dishes|washing|meal prep\w*|chores|life admin|bins)\b/,
    weak: true,
  },
  {
    kind: 'doingNothing',
    his: UP_TO,
    notHis: OF_LATER,
    hers: /\b(?:nothing|not much|nm|in bed|lying|laying|sofa|couch|chill\w*|relax\w*|watching|scrolling|bored|netflix|tv|just home|at home|the usual|same old)\b/,
    weak: true,
  },
  {
    kind: 'weekBad',
    his: HOW_DAY,
    hers: /\b(?:bad|rough|meh|awful|terrible|shit\w*|crap\w*|rubbish|horrible|not (?:great|good|the best)|been better|don'?t ask|it'?s (?:a |only )?monday|it'?s only|miserable|draining|tough|surviving|barely)\b/,
    weak: true,
  },
  {
    kind: 'weekBusy',
    his: HOW_DAY,
    hers: /\b(?:busy|hectic|long|mad|crazy|manic|non-?stop|tiring|exhaust\w*|full on|packed|intense|flat out|chaos|chaotic|swamped|stressful|wrecked|shattered|knackered)\b/,
    weak: true,
  },
  {
    kind: 'weekGood',
    his: HOW_DAY,
    hers: /\b(?:good|great|fine|nice|lovely|chill\w*|quiet|relax\w*|calm|ok(?:ay)?|alright|not (?:too )?bad|can'?t complain|cannot complain|decent|amazing|fab\w*|grand|productive|cosy|easy)\b/,
    not: /^(?:(?:yeah|it'?s|it was|all|i'?m)[, ]*)*(?:fine|ok|okay|alright)\W*$|\bnot (?:so |very |too |that )?(?:good|great)\b/,
    weak: true,
  },
  { kind: 'eventBad', his: EVENT, hers: BADLY, named: anEvent, weak: true },
  {
    kind: 'eventGreat',
    his: EVENT,
    hers: GREAT,
    not: /\bnot (?:so |very |too |that )?(?:good|great|fun|amazing)\b/,
    named: anEvent,
    weak: true,
  },
  { kind: 'eventOkay', his: EVENT, hers: OKAY, named: anEvent, weak: true },
  {
    kind: 'wantsToTry',
    his: /^/,
    hers: /\bheard (?:great|good|amazing|nice|such good|really good) things\b|\b(?:been|always|really) (?:meaning|wanted|wanting|dying) to (?:try|go|eat) (?:it|there)\b/,
    most: PLAIN_ANSWER,
  },
  {
    kind: 'typeHers',
    his: /\b(?:your|ur) type\b|\b(?:look|looking) for in an? (?:guy|man|person|partner|bloke|date)\b/,
    most: AT_MOST,
  },
  {
    kind: 'fearHers',
    his: /\b(?:biggest|worst|irrational|your) fears?\b|\b(?:what|anything) (?:are you|you'?re) (?:scared|afraid|terrified) of\b/,
    not: /\b(?:alone|death|dying|losing|abandon\w*|failure|unloved|cancer)\b/,
    most: AT_MOST,
  },
  {
    kind: 'studiedHers',
    his: /\b(?:what (?:did|do|are) (?:you|u) stud(?:y|ying)|(?:your|ur) (?:degree|major|course))\b/,
    named: inShort,
    onlyNamed: true,
    most: AT_MOST,
  },
  {
    kind: 'nameHers',
    his: /\bmiddle name\b/,
    named: inShort,
    onlyNamed: true,
    most: SHORT,
  },
  {
    kind: 'closeHers',
    his: /\bclose (?:with|to) (?:your|ur)\b|\bget on (?:well )?with (?:your|ur)\b/,
    hers: /\b(?:super|very|really|so) close\b|\b(?:best friends?|every day|all the time|love (?:her|him|them))\b|^(?:yes|yeah|yep)\b/,
    not: /\b(?:not|but|used to|were|passed|died)\b/,
    most: AT_MOST,
  },
  {
    kind: 'dreamHouseHers',
    his: /\bdream (?:house|home|place|flat|apartment)\b/,
    most: MANY,
  },
  {
    kind: 'dislikesHers',
    his: /\b(?:what|which|who|any\w*)\b.{0,30}\b(?:can'?t stand|(?:you|u) hate)\b|\bleast favou?rite\b/,
    most: PLAIN_ANSWER,
  },
  {
    kind: 'proudHers',
    his: /\b(?:what|something|anything|which)\b.{0,40}\bproud(?:est)?\b|\bproudest\b|\bachievement\b/,
    most: MANY,
  },
  {
    kind: 'justTired',
    his: /\b(?:seem|sound|quiet|different|okay|ok|alright|wrong|up)\b/,
    hers: /\b(?:just|bit|really|so) (?:tired|exhausted|knackered|worn out|wiped|shattered)\b/,
    not: /\b(?:cry\w*|can'?t|anymore|any more|of (?:it|life|everything|this|everyone))\b/,
    most: PLAIN_ANSWER,
  },
  {
    kind: 'familyHers',
    his: /\b(?:about|like is|what'?s) (?:your|ur) family\b|\b(?:your|ur) family like\b/,
    not: /\b(?:died|passed|ill|estranged|no contact|don'?t (?:talk|speak|get on)|complicated|divorc\w*)\b/,
    most: MANY,
  },
  {
    kind: 'friendsSayHers',
    his: /\b(?:your|ur) (?:best )?(?:friends?|mates?) (?:say|describe|think|tell)\b|\b(?:three|3) words\b/,
    most: AT_MOST,
  },
  {
    kind: 'triedOnce',
    his: /\bever (?:been|tried|done|had a go)\b/,
    hers: /^(?:(?:haha|lol|oh|yes|yeah|yep)[,.! ]*)*(?:only |just )?once\b/,
    most: AT_MOST,
  },
  {
    kind: 'hobbiesHers',
    not: /\b(?:not (?:a lot|much)|nothing|none|don'?t have)\b/,
    most: SHORT,
    his: /\bfor fun\b|\bhobb(?:y|ies)\b|\b(?:free|spare) time\b|\bwhen (?:you|u)(?:'re| are) not work\w*\b|\boutside (?:of )?work\b/,
    weak: true,
  },
  {
    kind: 'agreesWithHim',
    his: /^(?!.*\?)/,
    hers: /^(?:(?:haha|lol|omg|oh)[,.! ]*)*(?:same|exactly|agreed)[,.! ]/,
    noPlan: true,
    weak: true,
  },
  // Whatever he said.
  {
    kind: 'eveningIn',
    his: /^/,
    hers: /\bdate with (?:my|the) (?:couch|sofa|bed|tv|telly|netflix|book|bath|pillow|duvet|pjs|pyjamas|pajamas)\b/,
  },
  {
    kind: 'knowsAPlace',
    his: /^/,
    hers: /\b(?:there'?s|there is|i know|we have|got) (?:this |a |an |the )+(?:really |so |super |very )?(?:great|good|amazing|nice|lovely|cute|little|best|brilliant|fab|decent|perfect)\b.{0,24}\b(?:place|spot|restaurant|bar|cafe|café|pub|one|bakery)\b|\b(?:you|u) (?:need|want|have to try|have to go to|should try|should go to|must try|gotta try)\b.{0,24}\b(?:place|spot|restaurant|bar|cafe|café|pub|one|bakery)\b/,
    not: /\?|\bclosed\b|\bneed to\b/,
    most: AT_MOST,
  },
  {
    kind: 'hungoverHers',
    his: /^/,
    hers: /\bi(?:'m| am| feel)\b.{0,12}\bhung ?over\b|\b(?:my|this|the|a) hangover\b|\bhung ?over (?:today|af|as)\b|^(?:so )?hung ?over\b|\btoo (?:much|many) (?:wine|drinks?|gin|tequila|pints?|cocktails?|margs|prosecco)\b/,
    not: /\?/,
  },
  {
    kind: 'wantsFood',
    his: /^/,
    hers: /\bi(?:'m| am) (?:so |really |absolutely |always |literally )*(?:starving|hungry|famished|peckish|hangry)\b|\b(?:craving|could murder|would kill for|dying for) (?:a |an |some )?(?:pizza|burger|curry|chocolate|chips|fries|sushi|tacos?|pasta|ice cream|kebab|noodles|ramen|mcdonald\w*|roast|cake|nachos|chinese|indian|thai|wings|pancakes|croissant|something sweet|fried chicken)\b/,
    weak: true,
  },
  {
    kind: 'movingSlow',
    his: /^/,
    hers: /\bi(?:'m| am) (?:so |really |just |also |honestly |very )*(?:bad|terrible|awful|rubbish|shit|slow|useless|the worst|crap|hopeless) (?:at|with) (?:texting|replying|messaging|this app|my phone|answering|apps|these apps|responding)\b|\b(?:take|taking|go(?:ing)?) (?:it|things) (?:a bit |nice and )?slow(?:ly)?\b|\btakes? me (?:a while|time|ages) to (?:open up|warm up|trust)\b|\bslow burner\b/,
  },
  {
    kind: 'sheIsBored',
    his: /^/,
    hers: /\bi(?:'m| am) (?:so |really |very |just )*bored\b|\bbored (?:at work|at home|out of my mind|on (?:the|a) train|to (?:death|tears))\b|^(?:so )?bored\b/,
    not: /\bbored (?:of|with)\b/,
    weak: true,
  },
  {
    kind: 'likesThatAboutHim',
    his: OF_HIMSELF,
    hers: /^(?:(?:aw+w|omg|oh|wow|haha|ok|ooh+|hey)[,.! ]*)*(?:that'?s|how|you'?re|so) (?:so |really |actually |super |very |pretty |too )*(?:cute|cool|sweet|adorable|impressive|lovely|wholesome|thoughtful|kind)\b/,
    most: SHORT,
    noPlan: true,
  },
  {
    kind: 'likesHisNews',
    his: OF_HIMSELF,
    notHis: /\?/,
    hers: /^(?:(?:omg|ooh+|oh|wow|haha|aw+w|mm+)[,.! ]*)*(?:nice|lovely|yum\w*|so jealous|jealous|i'?m (?:so )?jealous|sounds (?:so |really |very |like )?(?:fun|good|great|amazing|lovely|delicious|nice|dreamy|cosy|yum\w*)|love (?:that|it)|delicious|dreamy|the dream|lucky(?: you)?|enjoy|have fun)\W*(?:[a-z ]{0,16})\W*$/,
    most: SHORT,
    noPlan: true,
  },
  {
    kind: 'sentPhoto',
    his: /^/,
    hers: /\bhere(?:'s| is) (?:a|one|the|my|some) (?:pic|photo|picture|video|link|song|playlist|selfie|view)\b|\b(?:look at|check out|listen to) (?:this|him|her)\b|\[(?:photo|image|gif|video|picture)\]|https?:\/\//,
    weak: true,
  },
  {
    kind: 'selfDeprecates',
    his: /^/,
    hers: /\bi(?:'m| am) (?:such )?(?:an? )?(?:so |actual |literal |total |complete |absolute |bit of an? |literally |honestly )*(?:mess|awkward|idiot|nerd|geek|dork|weirdo|disaster|clumsy|grandma|granny|old lady|hot mess|klutz|ridiculous)\b/,
    not: /\?/,
    weak: true,
    most: PLAIN_ANSWER,
  },
];
