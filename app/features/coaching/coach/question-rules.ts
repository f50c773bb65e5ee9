/** The kinds of questions she may ask, and the words that give each away. */
export type QuestionKind =
  | 'howAreYou'
  | 'howWas'
  | 'wyd'
  | 'plans'
  | 'free'
  | 'invite'
  | 'when'
  | 'where'
  | 'spot'
  | 'bring'
  | 'trait'
  | 'reproach'
  | 'howTo'
  | 'howYou'
  | 'would'
  | 'awake'
  | 'thenWhat'
  | 'whenDay'
  | 'planB'
  | 'advice'
  | 'confirm'
  | 'job'
  | 'from'
  | 'age'
  | 'height'
  | 'lookingFor'
  | 'single'
  | 'past'
  | 'others'
  | 'whyMe'
  | 'identity'
  | 'contact'
  | 'photo'
  | 'fun'
  | 'favorite'
  | 'kind'
  | 'choice'
  | 'like'
  | 'everBeen'
  | 'habit'
  | 'have'
  | 'opinion'
  | 'didYou'
  | 'hypothetical'
  | 'clarify'
  | 'really'
  | 'recommend'
  | 'about'
  | 'slow'
  | 'guess'
  | 'distance'
  | 'sameHere'
  | 'ok'
  | 'money'
  | 'name'
  | 'language'
  | 'sign'
  | 'believe'
  | 'isThere'
  | 'noProblem'
  | 'address'
  | 'wear'
  | 'who'
  | 'yesNo'
  | 'wh';

export interface Question {
  kind: QuestionKind;
  /** The sentence as she wrote it. */
  text: string;
  /** What it is about, as he would say it back ('sushi', 'Saturday', 'my weekend'); '' when nothing was caught. */
  about: string;
  /** For a choice: the two options. */
  options?: [string, string];
  /** What she wrote right before it, plain: 'death row, last meal.' before 'what are you having?' */
  said?: string;
}

const DAY =
  '(?:today|tonight|tomorrow|(?:this |next |on |the )?(?:weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|evening|afternoon|morning|summer|month)(?: (?:night|evening|afternoon|morning))?)';
const TIME =
  "(?:(?:at )?(?:\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|ish|h|o'clock)?|noon|midnight|half (?:past )?\\w+))";

type Rule = [QuestionKind, RegExp];

/** First match wins; the plain (shorthand written out, lower case) sentence is matched. `about` is group 1. */
export const RULES: Rule[] = [
  [
    'noProblem',
    /\b(?:is|will|would|are) (?:that|it|this|you) (?:going to be |gonna be |be |really )?(?:a problem|a dealbreaker|a deal breaker|ok(?: with (?:that|it|you))?|alright|all right|fine with (?:that|it)|a turn[- ]off)\b|\bdo you mind (?:if|that)\b|\bdoes (?:that|it) (?:bother|scare|put) you\b/,
  ],
  [
    'address',
    /\b(?:send|text|share|give|drop) (?:me )?(?:the|your|an?) (?:address|location|pin|directions)\b|\bwhat(?:'s| is) (?:the|your) address\b/,
  ],
  [
    'wear',
    /\bwhat (?:should|do|shall|would) (?:i|we|you) (?:want me to )?wear\b|\bdress code\b|\bis it (?:fancy|formal|casual|dressy)\b/,
  ],
  [
    'who',
    /\bwho(?:'s| is| was| are| were) (?:the|that|this|she|he|her|him|they|your)\b(?! (?:favorite|best|celebrity|hero|idol|type))|\bwho(?:'s| is) [a-z]{3,12} and why\b/,
  ],
  [
    'isThere',
    /\b(?:is|are) there (?:(?:an?|any|some|good|enough|much)\b)? ?([^?.!,]{3,30}?)(?: (?:on|in|near|at|around|by|there|here|or|to|for|left)\b.*)?\??$/,
  ],
  [
    'ok',
    /\b(?:are you|you) (?:still )?(?:ok|alright|mad|angry|upset)\b(?: (?:at|with) me)?|\bdid i (?:say|do) something\b|\beverything (?:ok|alright)\b/,
  ],
  [
    'slow',
    /\bwhy (?:did|do|does|are|haven't|didn't|don't) (?:it |you )?(?:take|taken|never|not|ignor\w*|ghost\w*|disappear\w*|reply|answer|text\w*|leave me on read|leaving me)\b|\b(?:are|were) you (?:ignoring|ghosting|avoiding) me\b|\bdid you (?:ghost|forget about|disappear)\b|\bwhere (?:did|have|were|'d) you (?:go|been|disappear)\b|\byou (?:still )?there\b|\bare you still (?:there|alive)\b/,
  ],
  [
    'contact',
    /\b(?:what(?:'s| is) |can i (?:have|get) |could i (?:have|get) |give me |send me |drop |share |add me on |do you (?:have|use|got) |got |you on |are you on |you have |should we (?:move|switch) (?:to|over to) |(?:want|can we|shall we|let's) (?:to )?(?:move|switch|talk|chat|continue|text)(?: \w+){0,3} (?:on|to|over) )(?:me )?(?:your |a |an |my |you )?(?:number|phone|insta(?:gram)?|ig|snap(?:chat)?|whatsapp|whats app|telegram|digits|socials?|facebook|discord|signal|messenger)\b/,
  ],
  [
    'photo',
    /\b(?:send|show|got|have|see|share) (?:me )?(?:a |some |any |your |more |another )*(?:photos?|pics?|pictures?|selfie)\b|\bpics?\?/,
  ],
  [
    'money',
    /\b(?:send|lend|loan|transfer|wire|venmo|cashapp|give|help me with|pay)\b(?: \w+){0,4} (?:money|cash|\$\d+|\d+ ?(?:euros?|dollars?|pounds?|bucks|quid|eur|usd|[$€£])|rent|gift cards?|bitcoin|crypto|paypal|fee|ticket)\b|\b(?:invest(?:ing|ed)? in|trade|trading) (?:crypto|bitcoin|forex)\b|\bcashapp me\b/,
  ],
  [
    'identity',
    /\bare you (?:(?:a |even |actually |really |for |sure you'?re not a )*)(?:real|bot|robot|human|catfish|ai|serial killer|murderer|axe murderer|psycho|creep|scammer|fake|weirdo)\b|\b(?:you're|you are) not a (?:bot|serial killer|murderer|catfish|creep|psycho|scammer)\b|\bis this (?:a bot|chatgpt|ai|copy paste)\b|\bdo you (?:send|say|copy) (?:that|this) to (?:every|all)\b|\bis that (?:your|a) (?:line|pick ?up line)\b|\bhow (?:do i|can i) know (?:you're|you are|if you)\b/,
  ],
  [
    'confirm',
    new RegExp(
      `\\b(?:are )?we still (?:on|good|up)(?: for)?(?: (${DAY}(?: ${TIME})?|${TIME}))?\\b|\\bstill (?:on|good|up) for (${DAY}|${TIME}|.{2,30})\\b|\\b(?:does|would|is|how about|what about|how's|how does) (${DAY}(?: ${TIME})?|${TIME}) (?:work|suit|good|ok|fine|sound)\\b|\\b(?:does|would) (.{2,24}?) (?:work|suit|sound)\\b|\\b(?:meet|see you|pick me up|say)(?: you)?(?: there)? (?:at |around |on )?(${TIME})\\b|\\b(?:how|what) about (${DAY}(?:,? (?:${TIME}))?|${TIME})\\b|^(${DAY}(?:,? (?:at |around )?${TIME})?|${TIME})\\s*(?:then|work|ok|good|at .{3,30})?\\s*\\?$|\\b(?:${DAY}) (?:at |around )?(${TIME})\\s*\\?`,
    ),
  ],
  [
    'free',
    new RegExp(
      `\\b(?:are you|you|you're) (?:free|around|available|busy|in town|off work|off)\\b(?:.*?(${DAY}))?|\\bwhen are you (?:free|available|around)\\b|\\bdo you have (?:any )?time (?:for |on )?(${DAY})?|\\bwhat(?:'s| is) your (?:schedule|week|weekend) (?:like|looking like)\\b`,
    ),
  ],
  [
    'where',
    /\bwhere (?:should|shall|do|did|are|would|were|can|will) (?:we|you (?:want|have in mind|thinking|taking)|i meet|you (?:taking|take) me)\b|\bwhere (?:to|then|at)\s*\??$|\b(?:which|what) (?:place|bar|cafe|restaurant|spot|part)\b.{0,25}(?:mind|thinking|meet|go)\b|\b(?:any|got a) (?:place|spot)s? in mind\b|\bwhere\s*\?$|\bwhere were you thinking\b|\bwhat did you have in mind\b|\bwhat were you thinking\b/,
  ],
  [
    'when',
    /\b(?:what time|when (?:should|shall|can|could|would|will|works?)|when (?:do|are|is|were) (?:we|i|it|the|good|best|you (?:free|thinking|want|com|here|around|back|off|done|available))|which day|what day|when's|when then|when\s*\?)(?: (?:were you thinking|works?|is good|suits))?/,
  ],
  [
    'invite',
    /\b(?:do you want to|want to|would you like to|would you want to|you want to|shall we|should we|can we|could we|why don't we|fancy|up for|you down for|are you down for|down to|down for|feel like|care to|care for|interested in|when (?:are you taking|will you take) me|are you (?:going to|ever going to) (?:ask|take) me|do you feel like|you in for)\b(?! (?:know|hear|ask)\b)(?:,? (?:to |a |an |some |the |my |grab(?:bing)? |get(?:ting)? |go(?:ing)? (?:for |to )?|hav(?:e|ing) |try(?:ing)? |come (?:to |with |along )?|join (?:me |us )?(?:for )?|see(?:ing)? |do(?:ing)? |meet(?:ing)? (?:up )?(?:for )?|hang(?:ing)? out|out (?:for )?|check(?:ing)? out |that |me )*)([^?.!,]{0,40})/,
  ],
  [
    'distance',
    /\bhow far (?:are you|away|do you live)\b|\bdo you live (?:near|close|around|far|in|alone|with)\b.{0,30}|\bare you (?:local|nearby|close by)\b|\bwhere are you (?:right now|at)\b/,
  ],
  [
    'language',
    /\bdo you speak\b ?([a-z ]+)?|\bhablas\b|\bparles?-tu\b|\bsprichst du\b|\bhow many languages\b|\bwhat languages\b/,
  ],
  [
    'sign',
    /\b(?:what(?:'s| is) your (?:star |zodiac )?sign|your (?:star |zodiac )?sign|big three|when(?:'s| is) your birthday|what (?:star )?sign are you)\b/,
  ],
  [
    'name',
    /\b(?:what(?:'s| is) your (?:real |full |last )?name|what do (?:people|your friends) call you|how do you (?:say|pronounce) your name)\b/,
  ],
  [
    'job',
    /\bwhat you do(?: for (?:work|a living)| again)\b|\bwhat do you do(?: (?:for (?:a living|work)|workwise|all day|exactly))?\s*(?:\?|$|,|then|again|btw|by the way|anyway|though|lol|haha)|\b(?:what(?:'s| is)|how(?:'s| is)|do you (?:like|enjoy|love|hate)|tell me about) your (?:job|work|career|profession)\b|\bwhere do you work\b|\bwhat (?:kind|sort|line|type) of work\b|\bwhat (?:are you|do you) (?:studying|study)\b|\bare you (?:working|a student|in school|at uni|studying)\b|\bwhat field\b|\bdo you work\b|\bwhat do you work\b|\bdo you (?:have a job|work from home)\b/,
  ],
  [
    'from',
    /\b(?:where|whereabouts)(?:'s| are| is|'re)? you (?:from|based|live|living|originally)\b|\bwhere (?:do|did) you (?:live|grow up|come from)\b|\bwhere in [a-z ]+ (?:are|do) you\b|\bare you from (?:here|around|this|originally|[a-z]+)\b|\bwhere are you originally\b|\bwhat part of\b|\byou from (?:here|around)\b|\bdid you grow up\b|\bhow long have you (?:lived|been living|been) (?:here|in)\b/,
  ],
  ['age', /\bhow old (?:are|r) you\b|\bwhat(?:'s| is) your age\b|\bold are you\b/],
  [
    'height',
    /\bhow tall\b|\bwhat(?:'s| is) your height\b|\bare you (?:really |actually )?(?:\d'|\d ?ft|tall|over six|six)/,
  ],
  [
    'others',
    /\b(?:are you|you) (?:talking to|seeing|dating|chatting with|messaging) (?:other|anyone|many|lots|a lot|someone)\b|\bhow many (?:girls|women|matches|dates|people)\b|\bdo you (?:go on|have) (?:many|a lot of|lots of) (?:dates|matches)\b/,
  ],
  [
    'lookingFor',
    /\bwhat(?:'re| are|'s)? you (?:actually |really |hoping |even )*(?:looking for|after|want|here for|searching for|hoping (?:for|to find))\b|\bwhat do you want (?:from|out of|on)\b|\bwhat brings you\b|\bwhy are you on (?:here|this|tinder|bumble|hinge)\b|\bwhat are you (?:on )?(?:here|this) for\b|\bare you (?:looking for|after|wanting|ready for) (?:something|a |anything|someone)\b.{0,30}|\b(?:serious|casual|relationship|hook ?ups?) (?:or|kind of)\b|\bwhat are your intentions\b|\bwhat(?:'s| is) your (?:type|intention|goal|love language|dealbreaker|deal breaker|biggest (?:red|green) flag)\b|\bdo you want (?:kids|children|a family|to get married|marriage|a relationship)\b|\bare you (?:serious about|a relationship)\b|\bwhat do you look for\b/,
  ],
  [
    'single',
    /\bhow come you(?:'re| are)? (?:still )?single\b|\bwhy are you (?:still )?single\b|\bare you (?:actually |really |still )?single\b|\bhow long have you been single\b/,
  ],
  [
    'past',
    /\b(?:your )?last relationship\b|\byour ex\b|\bwhen was your last (?:date|relationship)\b|\bhow long have you been on (?:here|this|tinder|bumble|hinge)\b|\bhow(?:'s| is| has)(?: been)? (?:this app|the app|tinder|bumble|hinge|dating|online dating)\b|\b(?:any|worst|best|bad) (?:first )?dates?\b.{0,20}\?|\b(?:worst|best|weirdest|funniest) (?:first )?dat(?:e|ing)\b|\bhad any luck\b|\bhow's your (?:experience|luck)\b/,
  ],
  [
    'whyMe',
    /\bwhy (?:did you|'d you) (?:swipe|like|match|message|text|pick|choose|super ?like|write)\b|\bwhat made you (?:swipe|like|message|match|text|want|write|say hi)\b|\bwhat do you (?:like|think) (?:about|of) (?:me|my (?:profile|photos|bio))\b|\bwhat (?:caught your|stood out)\b|\bdo you (?:like|think) (?:me|i'm|i am|my)\b ?(.*)|\bhow did you (?:know|guess|figure|find me)\b|\bwhat's your first impression\b/,
  ],
  [
    'fun',
    /\bwhat do you (?:like|love|enjoy) (?:to do|doing)\b|\bwhat do you do (?:for fun|in your (?:free|spare) time|when you'?re not|on (?:weekends|the weekend|your days off)|outside|besides|to (?:relax|unwind|chill))\b|\b(?:any|what are your|your|have|got any) (?:hobbies|passions|interests)\b|\bwhat are you (?:into|passionate about)\b|\bhow do you (?:spend|relax|unwind|de-?stress)\b|\bwhat (?:gets|makes) you (?:excited|happy|out of bed)\b|\bwhat(?:'s| is) your (?:passion|hobby|perfect (?:day|sunday|weekend)|ideal (?:day|sunday|weekend|saturday|date|first date))\b/,
  ],
  [
    'about',
    /\btell me (?:about (?:you|yourself)|more(?: about you)?|something|a (?:secret|story|fun fact)|one thing)\b|\bwhat should i know about you\b|\bany fun facts\b|\bfun fact about you\b|\bwho are you\b|\bsurprise me\b|\bimpress me\b|\bwhat(?:'s| is) your story\b|\bask me (?:anything|something)\b|\byour turn\b|\bwhat else\b|\bwhat(?:'s| is) something\b|\bconvince me\b|\bentertain me\b|\bdescribe yourself\b/,
  ],
  [
    'guess',
    /^(?:can you )?guess (?:what|who|where|how|again|my)\b ?(.*)|\btake a guess\b|\bwant to guess\b|\byou know what\b\s*\?/,
  ],
  [
    'recommend',
    /\b(?:any|got|have|need a|give me (?:a|some|your)) (?:good )?(?:recommendations?|recs?|suggestions?|tips?|ideas?|advice)\b(?: (?:for|on|about) ([^?.!]{2,30}))?|\bwhat (?:should|shall|do) i (?:watch|read|eat|get|wear|cook|order|do|listen to|see|try|say|make|buy|bring)\b ?([^?.!]{0,20})|\b(?:can|could|would) you recommend\b ?(.*)|\bdo you know (?:a|any) good ([^?.!]{2,30})|\bwhat do you recommend\b|\bwhere should i (?:go|eat|start)\b/,
  ],
  [
    'howWas',
    /\bhow(?:'s| was| is|'d| did| has)?(?: been)? (?:your|the|you're|ur) (day|night|evening|weekend|week|morning|trip|holiday|holidays|vacation|party|date|game|match|exam|flight|concert|run|hike|sleep|monday|tuesday|wednesday|thursday|friday|saturday|sunday|birthday|christmas|new year|meeting|presentation|interview|dinner|lunch|gym session|workout|shift|move|wedding|afternoon|game night|work|show|gig|race|class)\b|\bhow (?:did|was|is) (?:it|that|yours|urs|the ([a-z ]+?))(?: go)?\s*(?:\?|$)|\b(?:good|nice|fun|busy) (day|weekend|week|night|evening|morning)( so far)?\s*\?|\bdid you (sleep)\b|\bhow did you (sleep)\b|\bdid you (?:have|enjoy) (?:a |your |the )?(?:good |nice |fun |great )?(day|weekend|night|evening|week|trip|holiday)/,
  ],
  [
    'plans',
    new RegExp(
      `\\b(?:any|got any|what(?:'s| are| is)|have any|have you got any|got|do you have(?: any)?|making any) (?:your |the |fun |big |exciting |good |nice |other )*plans?\\b(?:.*?(${DAY}))?|\\bwhat(?:'re| are| will)? you (?:doing|up to|going to do|getting up to|do)\\b.*?(${DAY})|\\b(?:doing|up to|got) (?:anything|something|much)\\b(?:.*?(${DAY}))?|\\bwhat(?:'s| is) (?:on|happening|the plan|your plan)\\b(?:.*?(${DAY}))?|\\bwhat's your (${DAY}) (?:like|looking like)`,
    ),
  ],
  [
    'wyd',
    /\bwhat(?:'re| are)? you (?:doing|up to)\b|\bwhat's up to\b|\byou up\s*\??$|\bare you (?:at work|home|busy|awake|up)\b|\bwhat's happening\b|\bwhat have you been (?:doing|up to)\b|\bwhat did you get up to\b|\b(?:busy|working) (?:today|right now|tonight)\s*\?|\bhow's it looking\b/,
  ],
  [
    'howAreYou',
    /\bhow(?:'re| are| have|'ve)? you (?!with|at\b|about)(?:doing|been|feeling|going|holding up|today|tonight|\?|this|then|finding)|\bhow are (?:you|things)\b|\bhow are we(?! \w+ing)\b|\bhow(?:'s| is) (?:it|life|everything|things|your day going)\b(?: going)?|^(?:hey |hi |hello |so )*(?:what's|whats|what is) up\b|\bsup\b|\bhow goes it\b|\byou good\b|\bhow you doing\b|\bhow do you do\b|\bwhat's good\b|\bhow are\b(?! (?:(?:you|u) (?:with|at|about)|we \w+ing))/,
  ],
  [
    'hypothetical',
    /\b(?:if you (?:could|had|were|won|got)|would you rather|what would you|which would you|imagine (?:you|if)|one (?:song|meal|food|superpower|place|thing) (?:you|for the rest)|desert island|superpower|time machine|zombie)\b ?(.{0,60})/,
  ],
  [
    'favorite',
    /\b(?:what(?:'s| is|'re| are)|who(?:'s| is)|which is|where(?:'s| is)|tell me|and|got a|do you have a|have a) (?:your |a )?(?:all[- ]time |absolute )?(?:favorite|go[- ]to|most loved|guilty pleasure|comfort)(?: (?:kind|type|sort|part) of)?(?: (?:thing|part) (?:about|to))? ?([a-z' -]{0,30})|^(?:your )?favorite ([a-z' -]{2,30})\??$|\bwhat(?:'s| is) your (karaoke song|order|coffee order|drink|poison|drink of choice|comfort food|guilty pleasure|signature dish|spirit animal|hot take|most controversial opinion|controversial opinion|unpopular opinion|hogwarts house|mbti|enneagram|screen ?time|hidden talent|biggest fear|biggest ick|ick|pet peeve|secret talent|dream (?:job|holiday|vacation|trip|house|car)|bucket list|first concert|star sign)\b/,
  ],
  [
    'kind',
    /\b(?:what|which) (?:kind|type|sort|style|genre)s? of ([a-z' -]{2,30}?)(?: (?:do|are|would|did|have|is|were) .*)?\s*(?:\?|$)|\bwhat ([a-z' -]{3,24}?) (?:do|are|would) you (?:like|listen|watch|read|play|into|prefer|watching|reading|listening|drink|eat|cook|enjoy|usually|recommend|normally)\b|\bwhat are you (?:watching|reading|listening to|playing|cooking|eating|having|drinking)\b ?([a-z ]*)|\b(?:watching|reading|listening to) anything\b|\bwhat (?:music|movies?|films?|books?|shows?|series|games?|sports?|food)\b/,
  ],
  [
    'choice',
    /\b(?:would you rather |are you (?:more (?:of )?)?(?:a |an |team )?|do you (?:prefer|like) |team |is it |more of an? )?((?:[a-z']+ ){0,3}[a-z']+) or ((?:[a-z']+ ?){1,4})\s*(?:person|guy|kind of (?:guy|person|man)|man|type|people|lover)?\s*\?/,
  ],
  [
    'really',
    /^(?:oh |haha |lol |wait |omg |wow |no |for )*(?:really|seriously|for real|is that so|are you serious|no way|oh yeah|yeah|right|is it|do you|did you|are you|you do|you did|you are|honestly|promise|real|what|huh|eh|fr)(?: though| tho| now)?\s*\?+!*$|\byou (?:serious|kidding|joking)\b|\bare you (?:serious|kidding|joking|sure)\b/,
  ],
  [
    'clarify',
    /\bwhat do you mean\b|\bmeaning\s*\?|\b(?:how|why) so\b|\bwhy(?:'s| is) that\b|\bhow come\b|^(?:haha |lol |but |and |ok |so |wait |oh |hm+ )*(?:why|why not|like what|like|such as|how|which one|which|who|what kind|what|for what|what for|what is it|what was it|what happened|in what way)\s*\?+|\bexplain\b|\belaborate\b|\bwhat makes you (?:say|think|so)\b|\bwhat was that\b|\bwho told you\b|\bwhat(?:'s| is) that supposed\b/,
  ],
  [
    'believe',
    /\bdo you believe in (.{2,30})\??|\bare you (?:religious|spiritual|political|vegetarian|vegan|superstitious|romantic|jealous|a feminist|left|right|conservative|liberal)\b|\bwho did you vote\b/,
  ],
  [
    'everBeen',
    /\b(?:have you|you|did you|u) (?:ever |already |also |even )*(?:been|tried|seen|read|watched|heard|visited|played|had|eaten|done|gone|met|climbed|surfed|skied|lived|travell?ed)(?: to| of| at| in| on| it| there)?\b ?([^?.!,]{0,40})/,
  ],
  [
    'have',
    /\b(?:do you have|have you got|you have|got|do you own|you got|you own) (?:any |a |an |some )?([^?.!,]{2,40})\??/,
  ],
  [
    'like',
    /\b(?:do|did|don't) you (?:also |even |really |actually |like |secretly )*(?:like|love|enjoy|hate|prefer|mind|dig) (?:to )?([^?.!,]{2,40})|\b(?:are you|you) (?:also |even |really |actually )?(?:into|a fan of|fan of|fond of|keen on|good with|obsessed with|interested in|big on) ([^?.!,]{2,40})|\bare you (?:more of )?(?:a |an )?(?:big |huge )?([a-z ]+?) (?:person|fan|lover|guy)\b|\byou like ([^?.!,]{2,30})\?|\bhow are you (?:with|at|about) ([^?.!,]{2,30})/,
  ],
  [
    'opinion',
    /\bwhat(?:'s| is| are|'re)? (?:do you think|your (?:take|opinion|thoughts|view|stance|verdict|excuse))\b(?: (?:of|about|on) ([^?.!]{2,40}))?|\bthoughts(?: on ([^?.!]{2,30}))?\s*\?|\bhow do you feel about ([^?.!]{2,40})|\bdo you (?:think|agree|reckon|mind|care)\b ?(?:that |if |about )?([^?.!]{0,40})|\b(?:is it|is that|am i|was i|isn't it|isn't that|don't you think|would it be|is this)\b ?([^?.!]{0,40})|\bshould i ([^?.!]{2,40})|\bwhat (?:do|would) you say\b|\bagree\s*\?|\bdeal\s*\?|\bright\s*\?$|\bwhat do you think\b|\bany good\b|\bis ([^?.!]{2,30}?) (?:good|bad|worth|overrated|weird|wrong|ok)/,
  ],
  [
    'didYou',
    /\b(?:did|have|had) you (?:ever |just |already |finally |manage to )?([^?.!,]{2,40})|\bwhat did you ([^?.!,]{2,40})|\bwhere did you ([^?.!,]{2,40})|\bhow did you ([^?.!,]{2,40})/,
  ],
  [
    'habit',
    /\b(?:do|can|could|will|would|are|were) you (?:ever |also |even |usually |often |actually |really |still |always |normally |any good at |good at |able to )*([^?.!,]{2,40})|\bhow often (?:do you )?([^?.!,]{2,40})|\bhow (?:good|bad|long|much|many|do|would|does)\b ?([^?.!,]{0,40})/,
  ],
];

/** Verb before subject, at the start or after a small word: a question with or without its mark. */
export const INVERTED =
  /(?:^|[,:;.-] ?|\b(?:but|so|and|or|then|ok|right|wait|also|just|btw|lol|haha|anyway|honestly|go) )(?:(?:what|which|who|whose|where|when|why|how)(?: \w+){0,3}? )?(?:is|are|was|were|do|does|did|would|should|can|could|will|have|has)(?:n't)? (?:you|your|urs?|we|she|he|they|this|that|it)\b|\b(?:what|which|who|where|when|why|how)(?: \w+){0,3}? (?:does|do|did|would|should|can) (?:one|people|an?|i)\b|\b(?:would|does|could) (?:\w+day|tomorrow|tonight|\d)|(?:^|[,:;] ?|\b(?:but|so|and|ok|right) )(?:what's|whats|who's|where's|how's|who is|what is|what are|how was|how is) (?:your|ur|yours|urs|the|an?|her|his|\w+\s*$)|(?:^|\b(?:but|so|and|right|ok) )(?:what|which) (?:kind|sort|type|colou?r|size|one)\b|(?:^|\b(?:but|and) )who is \p{L}+ and why/u;
export const QUESTION_LIKE =
  /\?|^(?:so |and |but |oh |haha |lol |ok |hey |hi |btw |also |anyway |wait )*(?:what|where|when|why|who|which|how|do you|are you|did you|have you|can you|could you|would you|will you|is it|want to|wan(?:t|na)|should we|shall we|tell me|guess what|is there|are there|is it|is that|was it|should i|who(?:'s| is| was)|which|you free|you up|surprise me|impress me|any plans|got plans|ask me|make me laugh|convince me|entertain me|your turn|send me|show me|give me|lend me)\b|\b(?:what(?:'s| is) your|do you (?:like|have|want|prefer|speak|know)|how (?:old|tall) are you|what did (?:he|she|they) (?:say|do)|what happened (?:next|then|after)|where (?:are|do) you|what do you|are you free|remind me|what you do (?:for|again)|tell me (?:a|about|something|more|your))\b/;
export const NOT_A_QUESTION =
  /^(?:so |and |but |oh |haha |lol |ok )*(?:what a\b|what an\b|how (?:cute|sweet|nice|funny|lovely|cool|random|dare|adorable|awesome|annoying|exciting|kind)\b|when (?:i|we|my|it|the|he|she|they)\b|where (?:i|we|my|it|they)\b|which (?:is|was|makes|means)\b|who (?:knew|knows|cares)\b|how (?:i|we)\b|why (?:not|thank)\b(?!\?)|what (?:i|we|about me)\b|can you (?:believe|imagine)|want to\b(?! (?:go|grab|get|meet|come|hang|do|see|try|join|call|talk|play|move|watch))|what(?:ever)\b|do you know what i mean)/;
export const BOUNCE =
  /(?:^|[\s,.!?])(?:and )?(?:how about (?:you|yourself)|what about (?:you|yourself|yours)|(?:and )?(?:you|yourself|yours)\s*\?+|and you(?:rself)?\b|urs\s*\?|you too\s*\?|same (?:for|with) you\s*\?|how about yours|y tu|y tú|et toi|und du|e tu|e você|e voce|en jij)\s*[^\p{L}]*$/u;

/** 'Ramen or the indian, you choose', 'pick one: sea or snow'. */
export const LEFT_TO_HIM =
  /^(?:ok |so |right |well |and |but )*([a-z' -]{3,40}?) or ([a-z' -]{3,40}?)[,.!: -]+(?:you (?:choose|pick|decide)|your (?:call|choice|pick)|up to you)\b|\b(?:pick|choose)(?: one)?[:, ]+([a-z' -]{3,40}?) or ([a-z' -]{3,40}?)(?=$|[.!?,])/;
/** 'Can I be boring for a sec?' waits for no answer. */
export const ASIDE =
  /^(?:ok |so |and |but )*(?:can|may|could) i (?:be|say|tell|just|vent|admit|confess|rant|ask you something|ask a)\b/;
/** 'Window or aisle, go': two things and nothing else. */
export const EITHER =
  /^(?:ok |so |and |quick |question |serious )*(?!(?:now|sooner|later|maybe|today|more|yes|this|are|is|do|can|should|shall|will|would|what|which|one|two)\b)((?:\d+ )?[a-z' -]{2,24}) or (?!(?:so|not|two|what|later|something|else|never|whatever|more|less|die)\b)((?:\d+ )?[a-z' -]{2,36}?)(?:[,.! ]+(?:go|quick|now|serious answer))?[.!?]*$/;
/** Kinds whose words give them away; `about` stays empty. */
export const PLAIN_RULES: Rule[] = [
  ['clarify', /\bwhat (?:you|did you|do you) mea?nt?\b/],
  ['noProblem', /\bhow do you feel about (?:kids|children|that|this|it)\b/],
  [
    'slow',
    /^(?:so |and |hey )*(?:it's been |been )?(?:\d+|two|three|four|five|six|seven|a few) (?:days|weeks)\b.*\bwhat happened\b/,
  ],
  [
    'everBeen',
    /\bhave you ever (?!been|tried|seen|read|watched|heard|visited|played|had|eaten|done|gone|met|climbed|surfed|skied|lived|just)\w+ed\b/,
  ],
  ['reproach', /^(?:so |oh |wow )*you (?:can|could|have time|manage|managed)\b.{5,80}\bbut\b/],
  ['favorite', /\b([a-z' -]{3,30}) of choice\b/],
  ['wh', /\bwhat (?:were|was|are|is) (?:you|he|she|they|your \w+) (?:actually |really )?like\b/],
  ['wh', /\bwhat (?:episode|season|chapter|page|level) are you\b/],
  ['like', /\bhow are you with ([a-z' ]{3,30})/],
  ['have', /\bany (pets|animals|siblings|kids|brothers|sisters|tattoos)\b/],
  [
    'bring',
    /\b(?:what|anything) (?:should|can|shall|do) i (?:need to )?bring\b|\b(?:should|can|shall) i bring\b/,
  ],
  [
    'trait',
    /\bwould you (?:call|describe|consider) yourself\b|\bare you (?:usually |actually |really )?(?:jealous|clingy|romantic|patient|shy|competitive|a jealous|a romantic)\b/,
  ],
  [
    'reproach',
    /\bwhy (?:do|did|are|have|were|would) you (?:still |always |never |keep |not |just )(?!single|awake|up\b|here)|\bis there something i should know\b/,
  ],
  ['spot', /\bwhere (?:do|should|shall|will|can) (?:we|i) (?:meet|find you|wait|stand|go in)\b/],
  ['whenDay', /\b\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)? or (?:at )?\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?\s*\?/],
  [
    'identity',
    /\b(?:is this|are you) (?:really |actually |even )?(?:you|written by)\b.{0,30}\b(?:ai|bot|chat ?gpt|robot|or)\b|\bchat ?gpt\b.{0,20}\b(?:writ|answer|text)|\bchecking (?:if |that )?you(?:'re| are) (?:not )?(?:a |an )?(?:bot|real|ai|human)\b/,
  ],
  ['howTo', /\bhow (?:do|can|should|would) i (?!know|say|put)/],
  ['howYou', /\bhow do you (?:get|make|cook|keep|do|deal|cope|manage|stay|fix|clean|survive|stop)\b/],
  [
    'awake',
    /\bwhy (?:are|r) you (?:still )?(?:awake|up)\b|\bcan't (?:you )?sleep\s*\?|\byou can't sleep either\b/,
  ],
  [
    'thenWhat',
    /\bwhat did (?:he|she|they|your \w+|everyone) (?:say|do|think)\b|\bhow did (?:he|she|they|your \w+) (?:react|take it)\b|\bwhat happened (?:then|next|after)\b/,
  ],
  [
    'planB',
    /\bplan b\b|\b(?:what|where) (?:do|should|shall|are) we (?:do|go|doing|going) (?:instead|then|now)\b|\bany (?:other|better) (?:ideas?|plan)\b/,
  ],
  [
    'advice',
    /\b(?:do|should|shall) i (?!(?:bring|wear|come|pick|book|meet|take|call you|text you|get you|expect|order)\b).{3,60} or (?!not\b).{3,40}|\bwhat (?:would you do|should i do|do i do)(?: in my (?:place|shoes))?\s*\??$|\bany advice\b|\bhelp me (?:decide|choose)\b/,
  ],
  [
    'spot',
    /\bwhich (?:exit|entrance|side|platform|stop|station|door|corner|floor|table|room|line|gate|bar|cafe)\b(?! (?:was|is your|did))/,
  ],
  [
    'whenDay',
    /\b(?:which|what) (?:one|day|date|slot|evening|night)s?\b.{0,30}\b(?:best|good|suits?|works?|better|easiest|book|prefer|free|fits?)\b|\bwhen (?:would|does|is|are|do|could|can) (?:you|it|that|we)?.{0,20}\b(?:suit|free|available|work|best|good)\b/,
  ],
  [
    'invite',
    /\b(?:can|could|would) you (?:do|make|manage|have|fancy|like) (?:a |an? (?:quick|short) |the )?(?:call|video call|coffee|drink|dinner|lunch|walk|date)\b|\b(?:then |just )?call me\?/,
  ],
  [
    'would',
    /\bis (?:this|that|it) something you(?:'d| would)\b|^(?:ok |so |and |but |wait |honestly )*would you (?:ever |even |still |actually |really )*(?!rather|like to|want|say|prefer|pick|choose|be |describe|call|consider)\w+/,
  ],
];
export const RATHER = /\bwould you rather (?:have |be )?(.{3,45}?),? or (.{3,45}?)(?=$|[.!?,])/;
export const ASKS_WHAT =
  /\b(?:what|which|whose|where|when|why|who|how)\b(?! (?:often|good|bad|much|many|long|well|about)).{0,60}\b(?:do|does|would|could|can|will|did|are|were|have) you\b|\b(?:best|worst|last|first|only|funniest|strangest|weirdest|biggest) [a-z ]{2,30}(?:that )?you(?:'ve| have| ever)\b/;
export const WHICH_OF_TWO =
  /^(?:so |and |ok |but )*(?:which|what)(?: one| of (?:the two|those|them))?(?:'s| is| are| would| do| should| shall) (?:you|i|we|it|better|best|yours?)\b.{0,24}$/;
export const TWO_THINGS =
  /(?:^|\b(?:between|either|there's|there is|it's|have|is|are|want|get|take|got|offer) |[:,] )((?:an? |the )?[a-z][a-z' -]{1,28}?)(?: (?:at|for|on|in) [\w:.]+)? or ((?:an? |the )?[a-z][a-z' -]{1,36}?)(?= that\b| which\b|[.,!?]|$)/;
/** 'Do I move out or call the police?' */
export const WHICH_TO_DO =
  /\b(?:do|should|shall) i (?:just )?((?:[a-z']+ ){0,5}[a-z']+) or (?:do i |should i |just )?(?!not\b)((?:[a-z']+ ){0,5}[a-z']+)(?=[?.!,]|$)/;
/** 'Do you finish books or do you bail?' */
export const DO_YOU_OR =
  /\b(?:do|would|will|are|did) you (?:usually |actually |always |just |more )?((?:[a-z']+ ){0,4}[a-z']+),? or (?:do |would |are )?(?:you )?(?:just )?(?!not\b|what\b|so\b|something\b|no\b|never\b|else\b|anything\b|are\b|do\b|is\b)((?:[a-z']+ ?){1,4})\s*\?*$/;
/** 'How are you feeling about it, nervous or weirdly calm?' */
export const OR_AT_THE_END =
  /[,:-] ((?:[a-z']+ ){0,2}[a-z']+) or (?!not\b|what\b|so\b|something\b|no\b|never\b|else\b|anything\b|are\b|do\b|is\b)((?:[a-z']+ ?){1,3})\?+$/;
