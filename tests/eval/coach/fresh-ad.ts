import { type ConversationCase, parseCases } from './case-format';

/** A hundred chats of the ordinary middle, by an author who was shown neither the code nor the other sets. */
export const FRESH_AD: readonly ConversationCase[] = parseCases(String.raw`
# fad-001 | ok | office evening unwind shift sofa | /\b(good(?! (for|on|luck|question|to))|great|fine|(?<!how )long|busy|better|worse|not (too bad|so bad|bad)|slow|quiet|complain|hectic|decent|improv\w*|alright|all right|okay|tiring|boring|calm|productive|lazy|survived|look(s|ed|ing) up|up and down|highlight|best (part|bit)|average|chao\w+|uneventful|my day|nothing (special|wild|exciting))\b/
B: Hey Megan, how's it going?
G: Hey! Good thanks, just got in from work
G: How's your day been?

# fad-002 | ok | gran grandma granny grandmother flirt flirting legend cheeky tipsy |
B: What did you get up to yesterday?
G: Took my nan out for lunch, she had two glasses of wine and told the waiter he was handsome 😂

# fad-003 | ok | puppy pup boy fur tail adorable fluffy | /\b(names?|named|called|call(s)? him|answers? to|goes by|respond(s)? to|introduc\w*|meet him|tell you himself|ask him|guess(es)?|first names?)\b/
G: Hiii, your dog is so cute! What's he called?

# fad-004 | ok | tired finally break rest survived work | /\b(plans?|planning|planned|nothing|not much|thinking|hoping|hope to|want to|going to|gonna|lie[- ]?in|sleep\w*|relax\w*|chill\w*|(a|to|some|proper) rest|sofa|couch|walk|brunch|coffee|drinks?|pub|pint|see(ing)? you|tak(e|ing) you|saturday|sunday|wide open|depends|lazy|as little as|food|film|movie|catch(ing)? up|outside|sunshine|beach|park|spontaneous|free)\b/
B: Long week?
G: The longest 😩 so glad it's Friday
G: Any plans for the weekend?

# fad-005 | ok | coffee desk spill mug mess laugh laughing keyboard |
B: I've just spilt coffee all over my desk, great start
G: haha

# fad-006 | ok | date diary drinks evening bar | /\b(thursday|thurs|7|7pm|seven|works|(does|will|can|could) work|perfect|yes|yep|yeah|yup|sure|deal|done|it.?s a date|sounds (good|great|perfect|like)|can.?t do|count me in|i.?m in|see you (then|there)|booked|locked in|absolutely|definitely|free|earlier|friday|wednesday|instead|diary|calendar)\b/
B: How was your day?
G: Busy but good! Yours?
B: Same, glad it's over. We should get that drink soon
G: Yeah I'd like that 😊 would Thursday around 7 work for you?

# fad-007 | ok | tired rest bath sofa sleep exhausted brutal long relax massage |
G: omg finally home. 12 hour shift, my feet are killing me

# fad-008 | ok | pasta macaroni cheesy carbs classic | /\b(pizza|pasta|lasagn\w*|burgers?|curry|ramen|noodles?|soup|toast|roast|pie|mash|potato\w*|chips|fries|crisps|chocolate|ice cream|toasties?|sandwich\w*|tacos?|burritos?|chicken|kebab|chinese|thai|indian|dumplings?|rice|sushi|stew|chill?i|steak|bacon|cereal|pancakes?|bread|cake|cookies?|biscuits?|brownies?|nachos|dessert|mine|same|anything|spag\w*|hard to beat|unbeatable|can.?t (beat|top|argue)|you.?ve (stolen|taken)|cheese on)\b/
B: What's your go to comfort food?
G: Mac and cheese, every time 🧀 what's yours?

# fad-009 | ok | noise loud noisy earplugs band drummer sleep quiet concert |
B: How's the new flat?
G: Love it but the upstairs neighbour plays drums. At 11pm. On a Tuesday

# fad-010 | ok | dating app match honest straight | /\b(looking for|something|someone|somebody|relationship|serious|casual|genuine|connection|spark|see (where|how)|long[- ]?term|dates?|good (company|chat|chats|conversation)|fun|laughs?|partner|open to|open minded|open-minded|not sure|right person|no pressure|the one|the real thing|click)\b/
B: Hey Jess, glad we matched
G: Hey you! Same 😊
G: So what are you looking for on here?

# fad-011 | ok | movie comedy blanket cosy warm laugh popcorn | /\b(superbad|bridesmaids|hot fuzz|shaun|paddington|airplane|step ?brothers|anchorman|game night|knives out|mean girls|inbetweeners|hangover|grand budapest|groundhog|princess bride|palm springs|nice guys|shadows|python|holy grail|life of brian|clueless|legally blonde|crazy,? stupid|forgetting sarah|bridget|four weddings|dumb (and|&) dumber|elf|school of rock|white chicks|jump street|about time|love actually|doubtfire|home alone|lebowski|napoleon dynamite|zoolander|dodgeball|tropic thunder|barbie|booksmart|easy a|other guys|hitch|wedding crashers|notting hill|10 things|ferris|ghostbusters|some like it hot|naked gun|shrek|in bruges|borat|wilderpeople|watch|try|can.?t go wrong|recommend\w*|a classic|my vote|my pick|my choice|go(ing)? (for|with)|suggest\w*|rom ?com|always works)\b/
B: So is it a cinema night or a sofa night?
G: Sofa, it's freezing out. Recommend me a film? Something funny pls

# fad-012 | ok | boxes lifting furniture van heavy carry carrying muscles rest worries |
G: Sorry for the slow reply! Been at my sister's helping her move all day

# fad-013 | ok | quiet relax sofa chill lazy nothing home hobby |
B: So what do you do for fun?
G: not much tbh

# fad-014 | ok | height heels inches shelf measure serious | /\b(tall|taller|height|short|shorter|feet|foot|ft|inch|inches|cm|metres?|meters?|heels|shelf|shelves|measur\w*|tape|[4-7]'\d+|[4-7]ft\w*|1\d\d|above average|average|eye level|look(ing)? up|doorways?|door frames?|ladder|reach|see for yourself|find out|six|five)\b/
B: Haha fair enough. Anything else you need to know before we meet?
G: Yes, very important. How tall are you? 😅

# fad-015 | ok | daughter kids mum child family lovely sweet honest | /\b(not (a|at all)|no problem|a problem|an issue|no issue|deal ?-?breaker|fine (with|by)|cool with|of course|love(ly)?|sweet|great|glad|bonus|respect|all good|no worries|course not|thanks for (telling|being|letting)|appreciate|doesn.?t (bother|change|put|scare)|wouldn.?t|good with|put(s)? me off|scare|ok with|okay with|totally|happy|opposite)\b/
B: You free one evening next week?
G: Should be, just depends on babysitters
G: Just so you know I have a little girl, she's 6. Hope that's not a problem?

# fad-016 | ok | congrats congratulations proud celebrate road car wheel drive passenger licence |
G: I passed my driving test!!! 3rd time lucky 🚗🎉

# fad-017 | ok | flatmates roommates house sharing mates washing | /\b(alone|my own|on my own|housemates?|flatmates?|roommates?|i share|sharing|solo|by myself|my (own )?place|my (flat|house|room)|parents|family|company|space|peace|quiet|live|living)\b/
B: Nice area, I like it round there
G: Yeah it's good, I share with two friends from uni. You live on your own or with housemates?

# fad-018 | ok | show series finale episode innie twist ending theories | /\b(seen|watch|watched|watching|no spoilers?|spoil\w*|yes|yep|yeah|not yet|no|nope|my list|the list|start|started|starting|convinced|heard|catch up|behind|finished|never|haven.?t|binge\w*|sold|next on)\b/
B: What are you watching at the minute?
G: Just finished season 2 of Severance, my brain hurts. Have you seen it?

# fad-019 | ok | feed food hungry alarm kitten early nap boss demanding |
B: Morning! How'd you sleep?
G: Terribly lol, the cat decided 4am was breakfast time

# fad-020 | ok | team trivia questions answers round score sunday losing | /\b(yes|yeah|yep|sure|i.?m in|count me in|i.?d love|love to|up for|deal|sounds (good|great|fun|perfect|like|ideal|amazing|dangerous)|absolutely|definitely|fancy|go on then|come along|i.?ll come|coming|join|be there|see you there|what time|in if|sold|tempt\w*|can.?t (make|do)|rain ?check|next (time|week)|why not|only if|as long as|happy to|i.?ll bring|on your team)\b/
B: Sunday plans?
G: My friends and I do the pub quiz at the Crown, we always come last 😂 you should come along!
G: Up for it?

# fad-021 | ok | parking park car mate driver driving laugh bay |
B: My mate just tried to parallel park for ten minutes and gave up
G: lol

# fad-022 | ok | kitties pets fluffy names feline paws | /\b(dogs?|(cat|dog|animal)s?[- ]?(person|guy|man|people|lover|fan)|team|both|either|neither|torn|on the fence|convert\w*|undecided|prefer|animals|(love|like|choose|pick|for|pro) cats?|cats? (win|all the way|every time|for the win)|swayed|puppies)\b/
B: Are those your cats in your pics?
G: They are! Biscuit and Olive 🐱 are you more of a cat or dog person?

# fad-023 | ok | stress stressful manager pressure rush unfair finish late annoying |
B: How's work today?
G: Boss has moved my deadline up to tomorrow, not impressed

# fad-024 | ok | rain raining umbrella weather storm | /\b(got (back|home|in)|back|home|yes|yep|yeah|safe|safely|soaked|drenched|wet|dry|one piece|survived|made it|swam|all good|thanks for (asking|checking)|just about)\b/
B: That was fun, really glad we did it
G: Me too 😊 Did you get back ok? It was pouring when I left

# fad-025 | ok | patience waiting wait phone guilty late | /\b(sorry|apolog\w*|not always|only|usually|sometimes|never|always|promise|guilty|faster|fast|quick|quicker|slow|make it up|worth the wait|better|fair|reply|replies|replying|phone|improv\w*|suspense|mysterious|playing it cool|hard to get|working on it|thumbs|caught|in my defen[cs]e|late)\b/
G: Hope you had a good one last night!
B: Only just seen this!
G: haha took your time 😄 are you always this slow at replying?

# fad-026 | ok | bake baking baker oven slice taste recipe impressed cake homemade |
G: Made banana bread for the first time and it actually worked 🍌

# fad-027 | ok | indonesia island trip travel flights saving | /\b(beach|beaches|city|cities|sea|sand|sun|sunshine|both|either|bit of|swim|swimming|ocean|museums?|explor\w*|wander\w*|pool|mix|neither|mountains?|cocktails?|warm|sunbed|lounger)\b/
B: You look like you travel a lot
G: When I can afford it 😂 Bali was my favourite so far. Beach holiday or city break for you?

# fad-028 | ok | teacher class kids school pupils classroom patience | /\b(my (\w+ )?(job|work|office|career|title|boss|desk|day)|i work|work (in|as|with)|for a living|guess|nothing as|less (exciting|stressful|noisy|loud|brave)|something (far|much|a lot|less|quieter)|pays? the bills|9 ?(to|-) ?5|emails?|adults|quieter|in person|mystery|over a drink|profession|calmer|easier)\b/
B: So you're a teacher, that must keep you busy
G: Year 4, 30 of them, send help haha. What do you do?

# fad-029 | ok | rest soup tea better soon poorly sick flu tissues lemsip |
B: You've gone quiet, all good?
G: Yeah sorry, got a horrible cold and been in bed since yesterday 🤧

# fad-030 | ok | drinks bar place date evening | /\b(coffees?|cocktails?|drinks?|both|espresso|wine|pint|beer|margaritas?|negroni|bar|caf[eé]|start with|either|your (call|choice)|dinner|latte|gin|happy hour)\b/
B: So when am I taking you out?
G: When you pick somewhere good 😜 are we talking coffee or cocktails?

# fad-031 | ok | band gig live concert alex sheffield festival | /\b(indie|rock|pop|rap|hip ?-?hop|house|techno|dance|jazz|soul|funk|r ?& ?b|rnb|folk|country|metal|punk|disco|electronic|classical|blues|reggae|grime|garage|drum|dnb|everything|anything|all sorts|a mix|depends|playlists?|oasis|blur|strokes|killers|fontaines|radiohead|taylor|beyonc\w*|fleetwood|springsteen|bowie|queen|beatles|guitars?|guilty pleasures?|80s|90s|old school|mood|cheesy|i listen|music taste|taste in music|wolf alice|foals|kings of leon|tame impala|courteeners|catfish|last shadow)\b/
B: Love that you had Arctic Monkeys in your profile
G: Saw them last summer, best night ever. What else do you listen to?

# fad-032 | ok | water wet swim splash balance soaked board lake sea |
B: Good weekend?
G: So good! Went paddleboarding with the girls, fell in about nine times

# fad-033 | ok | breakfast guess toast eggs cereal laugh laughing |
B: Bet you can't guess what I had for breakfast
G: 😂😂

# fad-034 | ok | squats legs sore walking lift pain ache | /\b(gym|work ?out|working out|run|running|lifting|weights|train|training|exercise|sometimes|i try|not (as|enough|really)|swim|swimming|cycling|bike|football|walks?|sofa|couch|counts?|yoga|sports?|climbing|occasionally|now and then|yes|yeah|no|nope|cardio)\b/
B: How was the gym?
G: Brutal. Leg day. I can't do stairs anymore. Do you work out?

# fad-035 | ok | congrats congratulations deserved celebrate proud role boss champagne amazing |
B: How did it go with your manager?
G: I got the promotion!! Starts in March 🎉

# fad-036 | ok | divorce marriage ex past fresh start | /\b(single|long enough|a while|months?|years?|relationship|my ex|since|ready|too long|(?<!how )long|recently|don.?t mind|separated|whole story|in person|over a drink|happily)\b/
B: Do you mind me asking how long you've been divorced?
G: Not at all, two years in June. We get on fine, for the kids really
B: That's good to hear
G: Yeah it's much calmer now. And you, been single long?

# fad-037 | ok | cosy sofa couch pizza curry chinese rest relax tired pjs |
B: What's the plan tonight then?
G: Honestly just pyjamas and a takeaway, I'm knackered

# fad-038 | ok | trains station saturday delay rush hour table | /\b(8|8pm|eight|sure|no problem|no worries|of course|works|fine|yes|yep|yeah|perfect|done|course|happy to|can do|absolutely|all good|see you (then|at)|not a problem|no stress|take your time|no rush)\b/
B: Saturday still good?
G: Yes!! Only thing is could we push it to 8? My train gets in later than I thought

# fad-039 | ok | profile photo photos smile match bio | /\b((your|that|the|a) (\w+ )?smile|eyes|photos?|pics?|pictures?|profile|bio|looked|looks|laugh|prompts?|seem|seemed|caught|vibe|energy|fun|funny|gorgeous|beautiful|pretty|cute|stood out|intrigu\w*|curious|curiosity|instinct|gut|taste|couldn.?t resist)\b/
G: Hey! Ok so what made you swipe right on me?

# fad-040 | ok | heels ceremony bride cinderella tears emotional dancefloor party hangover barefoot |
B: How was the wedding?
G: I cried at the vows, danced till 1 and lost a shoe 😂

# fad-041 | ok | spicy coconut chef recipe homemade dinner | /\b((i|can|to|i.?ll|i.?d|do) (\w+ ){0,2}cook|my cooking|cooking for|deliveroo|takeaways?|the kitchen|a recipe|pasta|burn\w*|smoke alarm|fire brigade|toast|my (\w+ )?dish|beans|bit of both|depends|learn\w*|taste tester|taste test|eat|eating|wash(ing)? up|washing-up|food poisoning|roast|omelette|microwave|sous chef)\b/
B: What's for dinner tonight?
G: Thai green curry from scratch 💪 can you cook or is it all Deliveroo?

# fad-042 | ok | hot heat melt melting sweat fan ice cold beach pool |
G: It's 38 degrees here and the aircon at work has just died 🥵

# fad-043 | ok | outfit party wearing colour shoes gorgeous | /\b(green|black|dress|jumpsuit|both|either|the first|the second|photos?|pictures?|pics?|see (them|both)|former|latter)\b/
B: What you up to?
G: Trying to decide what to wear for my friend's birthday. Green dress or black jumpsuit?

# fad-044 | ok | children family future dad parent honest | /\b(kids|children|a family|one day|some ?day|dad|father|right person|yes|yeah|no|not sure|i.?m open|open to|maybe|eventually|definitely|would love|i.?d love|i want|don.?t want|ideally|i do|i don.?t|hope so)\b/
B: Ask away, I'm an open book
G: Ok bit of a big one lol. Do you see yourself having kids?

# fad-045 | ok | restaurant table menu food book booking dinner |
B: Had a look at that restaurant you mentioned, looks great
G: ok cool

# fad-046 | ok | glad relieved recover recovery boss bossy news relief spirits mother |
B: How's your mum doing?
G: Much better thanks, she's home from hospital and already telling everyone what to do 😅

# fad-047 | ok | sushi salmon chopsticks rolls restaurant fish wasabi | /\b(take you|taking you|a place|the place|a spot|deal|done|yes|yeah|sure|when are|this week|friday|saturday|sunday|tonight|tomorrow|booked|book|table|know just|challenge accepted|our (first )?date|gladly|love to|say when|you free|start you|it.?s on me|leave it (to|with) me|consider it|next week|my treat|pick you up)\b/
B: Can't believe you've never had sushi
G: I know I know, don't judge
B: I'm judging a little bit
G: Fine, will you take me for some then?

# fad-048 | ok | queen karaoke concert freddie tip voice singing song taxi |
G: My Uber driver sang the whole of Bohemian Rhapsody to me this morning, best commute of my life

# fad-049 | ok | cat fluffy pet cute paws cuddles adopt | /\b(call her|called|name her|named|a name|names|ash|ashley|smokey|smoky|pepper|misty|luna|pebbles?|storm|stormy|clouds?|dusty|earl grey|gandalf|mouse|pewter|silver|shadow|stone|nimbus|marble|sooty|bean|peanut|button|mabel|mittens|whiskers|steel|slate|foggy|meryl|chaos|something (like|posh|grand|regal|ridiculous)|grace|willow|my vote|gravy|dolly|minnie|pip|suggest\w*|princess|lady|susan|karen|margaret|betty|moon)\b/
B: What did you end up doing Saturday?
G: I may have adopted a kitten... she's tiny and grey and has no name yet. What would you call her?

# fad-050 | ok | sunrise alarm coffee awake bed sleep | /\b(morning (person|people|type|guy)|mornings|early bird|early riser|night owl|coffee|snooze|alarm|my bed|only (today|when|for|on|if)|never|not (by|usually|really|a|at)|accident|exception|depends|guilty|proud|caffeine|half asleep|barely awake|against my will|zombie|rare|one of (those|them)|god no)\b/
B: Good morning ☀️
G: Morning! You're up early. Are you one of those morning people?

# fad-051 | ok | congrats proud race medal distance marathon impressive legs pace run |
B: How's the running going?
G: Did my first 10k on Sunday, 1 hr 4 mins. Slow but I finished!

# fad-052 | ok | messages inbox opener replies effort boring | /\b(my type|a type|types|funny|kind|smart|laughs?|(a|good|great|nice|that) smile|sense of humou?r|humou?r|someone who|anyone who|women who|a woman|girls? who|confiden\w*|witty|banter|easy ?-?going|brunettes?|blondes?|like you|you fit|pretty much you|starting to think|clever|warm|ambitious|eyes|more than (just )?.?hey|a conversation|conversation|curious|down to earth)\b/
B: I'm guessing you get a lot of messages on here
G: A few but mostly just "hey" haha. What's your type then?

# fad-053 | ok | airport gate wait waiting duty hungry food boarding bored |
G: Flight's delayed by 3 hours and I've already eaten all my plane snacks

# fad-054 | ok | accent guess voice hometown country sound | /\b(guess|guessing|ireland|irish|scot\w*|wales|welsh|geordie|newcastle|liverpool|scouse|manchester|leeds|yorkshire|birmingham|brum\w*|london|essex|bristol|cornwall|devon|australia\w*|aussie|new zealand|kiwi|south africa\w*|canad\w*|americ\w*|texas|boston|new york|cali\w*|spain|spanish|ital\w+|french|france|german\w*|poland|polish|portug\w*|brazil\w*|dutch|swed\w*|north|northern|southern|somewhere|melbourne|sydney|perth|dublin|belfast|cork|glasgow|edinburgh|cardiff|i.?d say|i.?m (going with|saying)|my money|a hint|a clue|stumped|no idea|europe\w*|midlands)\b/
B: I can't place that accent
G: Haha everyone says that. Go on then, where do you think I'm from?

# fad-055 | ok | phone ring voice speak chat evening | /\b(call|ring|phone|9|9pm|nine|half nine|tonight|free|yes|yep|yeah|sure|works|perfect|deal|sounds (good|great|perfect)|love to|later|tomorrow|speak|talk (then|later|to)|your voice)\b/
B: Would be nice to actually hear you at some point
G: Aw 😊 are you around for a quick call tonight? After 9 is best

# fad-056 | ok | area side local near south neighbourhood pubs |
B: Which part of town are you in?
G: north

# fad-057 | ok | fingers crossed luck nerves wait waiting inbox job refresh hired |
B: How did the interview go?
G: Went ok I think! They said they'd let me know by Wednesday. Trying not to check my email every 5 mins

# fad-058 | ok | gift birthday party surprise mother sixty | /\b(spa|vouchers?|photos?|album|books?|jewel\w*|necklace|bracelet|earrings|flowers?|weekend away|trip|dinner|afternoon tea|theatre|a show|tickets?|perfume|wine|gin|champagne|prosecco|hamper|framed?|experience|day out|handmade|letter|personal|something (she|personal|she.?d|you)|scarf|class|plants?|lunch|concert|memory|memories|cake|video|getaway|massage|handbag|pottery)\b/
B: You've been busy
G: Planning my mum's 60th and I still don't have a present. Any ideas what to get her?

# fad-059 | ok | furniture candles meatballs shopping flatpack trolley light plants dark |
G: Went to IKEA for a lamp. Came home with 11 things and no lamp 🙃

# fad-060 | ok | butterflies excited calm tomorrow date | /\b(nerves|i.?m nervous|(a bit|a little|slightly|very|not|too|bit|only) nervous|excited|a bit|a little|tiny bit|slightly|butterflies|calm|cool as|looking forward|can.?t wait|terrified|yes|no|nope|yeah|good kind|admit|palms|confident|relaxed|of course|not (yet|at all|even)|maybe|obviously|ask me)\b/
B: See you at 7 tomorrow then
G: See you there! Ok be honest with me, are you nervous?

# fad-061 | ok | toffees goodison football team match season | /\b(i support|support\w*|teams?|liverpool|united|man city|arsenal|chelsea|spurs|tottenham|villa|leeds|newcastle|whoever|neutral|underdogs?|club|the reds|(for|adopt|be) everton|everton (now|from now)|not (really|much of)|whichever|england|same as you|on your side)\b/
B: You a football fan then?
G: Born and raised Everton, so I've been through enough haha. Who do you support?

# fad-062 | ok | chapter pages read novel pile stack shelf story library bookmark |
B: What are you reading at the moment?
G: Nothing right now, I start books and never finish them. Got 6 on my bedside table

# fad-063 | ok | shell slow lettuce reptile speed pets wise race ancient |
B: I've got to ask, do you really have a tortoise?
G: Yes! Sheldon, he's 22. He's older than my little brother 🐢

# fad-064 | ok | cigarettes vape habit smoking smoker questions | /\b(smok\w*|cig\w*|vap\w*|no|nope|never|yes|yeah|lungs|non|quit|socially|only (when|if|on)|lighter|i don.?t|i do)\b/
B: Looking forward to Friday
G: Me too! Couple of quick ones before we meet lol. Do you smoke?

# fad-065 | ok | neighbours common south move community | /\b(london|the tube|tube|rent|i love|love (it|the)|i like|like (it|the)|hate|city|expensive|parks|pubs|pint|never boring|energy|noise|depends|grows on|crowds|weather|northern line|central line|most days|some days|love hate|wouldn.?t swap|pace)\b/
B: Which part are you in?
G: Clapham, moved here in January and still don't know anyone on my street. Do you like living in London?

# fad-066 | ok | portugal pastel tarts natas sunshine trip holiday travel tram beach |
B: Any good news today?
G: Just booked my flights to Lisbon for May!! So excited

# fad-067 | ok | surprise random secret easy shy think fact talent |
B: So tell me something interesting about you
G: hmm idk

# fad-068 | ok | birthday zodiac astrology horoscope november | /\b(aries|taurus|gemini|cancer|leo|virgo|libra|scorpio (too|as well|myself)|sagittarius|capricorn|aquarius|pisces|guess|signs?|the stars|astrolog\w*|horoscopes?|compatib\w*|zodiac|mercury|believe|whichever)\b/
B: Happy belated birthday by the way
G: Thank you!! Proper Scorpio season 🦂 what's your star sign?

# fad-069 | ok | whatsapp text phone notifications contact | /\b(my number|your number|numbers?|whatsapp|text|sure|yes|yeah|yep|deal|definitely|absolutely|please|send|here.?s|digits|of course|sounds (good|great|perfect)|happy to|love to|swap|good (idea|plan|shout)|gladly|perfect|thought you.?d never)\b/
B: I'm never on this app tbh
G: Same, I only check it at lunch. Want to swap numbers instead?

# fad-070 | ok | cake sofa telly cosy soggy wholesome sweet father parents night |
B: How was Friday in the end?
G: Everyone cancelled so I ended up watching Bake Off with my dad. Honestly better

# fad-071 | ok | highlight monday days moment hello | /\b(best|highlight|this (message|chat|text|right|very)|hearing from you|your (message|text|name)|talking to you|so far|probably|right now|got better|just (now|improved)|yet to|still to come|hoping|until now|up there|coffee|sun|sunshine|food|sleep|lie[- ]?in|friday|has to be|easily)\b/
G: Hey stranger 👋 what's been the best thing about your week so far?

# fad-072 | ok | kid kids toddler child embarrassing checkout supermarket loud secret snoring |
G: My 4yo just told the whole of Tesco that mummy snores 🫠

# fad-073 | ok | paint painting drawing creative school artist | /\b(art (too|as well)|also art|maths?|english|history|geography|science|biology|chemistry|physics|pe|sports?|drama|music|lunch|lunchtime|break|home time|french|spanish|german|woodwork|cooking|languages|economics|detention|my (best )?subject|favou?rite|the bell|food tech)\b/
B: What was your favourite subject at school?
G: Art, I was terrible at everything else haha. You?

# fad-074 | ok | winner winning reward trophy victory champion | /\b(drinks?|dinner|coffee|cocktails?|pint|wine|chocolate|trophy|medal|bragging|a date|hug|kiss|ice cream|dessert|pizza|tacos?|you get me|my (company|respect|number|admiration|undivided|eternal)|certificate|crown|rematch|anything you|your choice|you (choose|pick)|first round|next round|lunch|you breakfast|night out|evening)\b/
B: Ok you got me there 😂
G: I always win. What do I get as a prize?

# fad-075 | ok | day better tomorrow evening rest soon welcome |
B: Hope your day gets better
G: thanks x

# fad-076 | ok | scared scary approval impress youngest family sister siblings tough bodyguards |
B: Got any siblings?
G: Three older brothers, yes they're as protective as you'd imagine

# fad-077 | ok | sober alcohol park fresh air stroll coffee | /\b(a walk|walk|walking|not at all|don.?t mind|wouldn.?t mind|perfect|sounds (good|great|perfect|lovely|even)|i.?d love|love (a|that)|of course|happy (to|with)|park|beach|canal|coffee|hot chocolate|river|sure|even better|better|fine|works|(great|good|nice) (idea|shout|plan)|yes|yeah|wander|stroll)\b/
B: So drinks on Sunday?
G: Trying not to drink this month 🙈 would you mind if we just went for a walk instead?

# fad-078 | ok | beach waves ocean water board sand | /\b(surf|surfing|surfed|surfer|boards?|waves?|drown\w*|lessons?|teach|learn|learning|never|no|nope|yes|yeah|badly|i try|give it a (go|try|crack)|wipe ?-?outs?|wiping out|sharks?|stand(ing)? up|fall(ing)? off|wetsuit|watching)\b/
B: How's your arvo going?
G: Good, just had a swim at Bondi with my sister. Do you surf?

# fad-079 | ok | bitcoin money bar low boring awful coins yawn escape invest |
G: had the worst date last night lol. he talked about crypto for 2 hours

# fad-080 | ok | xmas decorations festive lights baubles early | /\b((for|at|my) (christmas|xmas)|(christmas|xmas) (dinner|day|with|at|will|is|in|plans?)|home|family|parents|mum|mom|folks|sofa|couch|nowhere|somewhere|wherever|by the fire|abroad|the sun|snow|eating|turkey|roast potatoes|pudding|decided|hopefully|hoping|the pub|near (the|a)|in front of)\b/
B: Can't believe it's nearly December
G: I know right, my tree is already up 🎄 where are you spending Christmas?

# fad-081 | ok | smile compliment charming blush lovely | /\b(only|just you|no|nope|not everyone|never|first|promise|honest|honestly|mean it|meant it|everyone|special|exclusive|deserve\w*|true|selective|rare|rarely|reserved|save|saved|saving|earn\w*|sincere\w*|just to|busted|when i mean)\b/
B: Got to say you have a great smile
G: Aw thank you, that's sweet 🥰 do you say that to all the girls?

# fad-082 | ok | tiny small estate agent closet flat wardrobe storage room rent |
B: Any luck with the house hunting?
G: Viewed a place today, the "second bedroom" was basically a cupboard

# fad-083 | ok | nurse nursing patients team decision choice shifts | /\b((i.?d|i would) (probably|go|take|pick|stay|choose|try|say|follow|lean|ask|think|be|give|sleep|trust|always|miss)|take (it|the)|stay (put|on|where)|go for|better hours|the hours|gut|happier|balance|pros and cons|flip a coin|a list|nights|evenings|weekends|regret|depends|sleep on it|lean(ing)?|tough (one|call)|whichever|makes? you happ\w+)\b/
B: Do you think you'll stay where you are?
G: Not sure, I've been offered a job at a GP surgery with better hours but I'd miss my ward. What would you do?

# fad-084 | ok | work finished done evening rest home freedom |
B: Just finished work, finally
G: 👍

# fad-085 | ok | midweek evening after stretch class week | /\b(tuesday|tues|wednesday|weds?|either|both|sooner|whichever|your call|after yoga|half ?(6|six)|7|7pm|seven|6.?30|the first|works)\b/
B: You about this week?
G: Yeah! do you want to do Tuesday or Wednesday?
G: I've got yoga til 6 both days btw

# fad-086 | ok | quiet sofa bed early sensible tonight home night |
B: Did you end up going out last night?
G: nah

# fad-087 | ok | harvest salad green fingers farmer plant veg grow garden crop |
B: How's the gardening coming along?
G: I grew one tomato. One. I'm so proud of it

# fad-088 | ok | gig singing tickets crowd songs throat music | /\b(deal|ok|okay|yes|yeah|count me in|i.?m in|sold|i.?m (already )?(coming|there)|i.?ll (come|be|bring)|come with|next time|wouldn.?t miss|tickets?|front row|book|promise|sure|try and stop|say when|name the date|done|you.?re on|convinced|happily)\b/
B: How was the concert?
G: Amazing, I've got no voice left. Next time you're coming with me ok?

# fad-089 | ok | dancing steps partner rhythm floor moves latin | /\b(i (can|can.?t|could|dance)|dance|dancing|dancer|left feet|moves|rhythm|my hips|toes|salsa with|beginners?|teach|learn|badly|i.?ll try|give it a (go|try)|the worm|macarena|step on|sign me|volunteer|brave|dignity|dance ?floor|after (a|one|two|three|a few) (drinks?|wines?|pints?|beers?))\b/
B: What are you up to tonight?
G: Salsa, and my class needs more men 👀 can you dance?

# fad-090 | ok | fries soggy potato vinegar fridge crime controversial | /\b(overrated|underrated|mine|my unpopular|pineapple|i hate|i love|should|shouldn.?t|don.?t (like|get|see)|nobody|everyone|(is|are) ((much|way|far) )?(better|worse|nicer) than|(is|are) (fine|good|great|boring|awful|pointless|not)|isn.?t|aren.?t|belongs?|best|worst|goes on|go on)\b/
B: Bit random but what's your unpopular opinion?
G: Chips are nicer cold. What's yours?

# fad-091 | declined | respect honest honesty appreciate fair understand care wish |
B: So shall we get that drink this week?
G: You seem really nice but I don't think we're a match, sorry. Good luck on here!

# fad-092 | declined | fair respect understood care best wish enough |
B: You free Saturday at all?
G: not interested

# fad-093 | declined | happy glad wish best luck thanks honest enjoy |
B: Hey, how's your week going?
G: Hey, just to be upfront I've started seeing someone so I'm going to leave it here. Take care x

# fad-094 | declined | respect understand fair worries honest care best pressure |
B: I've really enjoyed chatting to you this week
G: Yeah it's been nice
B: Want to meet for a coffee on Sunday?
G: No thank you, I've thought about it and I'd rather not meet up

# fad-095 | minor | young adult adults under underage honest |
B: So what do you do?
G: im still at school haha
G: should prob say im actually 16, my age on here is wrong

# fad-096 | sexual | kiss touch skin tease tonight close neck | /\b(kiss\w*|close|closer|touch\w*|slow|slowly|hands?|bed|neck|find out|show you|tell you|teas\w*|come over|patien\w*|imagin\w*|whisper\w*|start with|undress\w*|tonight|blush\w*|dinner first|all night|in person|under the covers|hold you|pull you)\b/
B: You still awake?
G: Yeah, lying here in bed with nothing on thinking about last night 😏 what would you do to me if you were here?

# fad-097 | caring | listen alone sorry safe help support talk matter |
B: You've been a bit quiet this week, everything alright?
G: Not really. I keep thinking everyone would be better off if I wasn't here anymore
G: don't know why I'm telling you this

# fad-098 | caring | glad safe listen alone help support talk here doctor |
B: Hey, haven't heard from you in a few days
G: sorry, was in hospital. took too many pills on sunday, on purpose
G: i'm home now but my head's still in the same place

# fad-099 | ok | dog sausage neighbour bbq thief laugh laughing stole |
B: My dog just stole a whole sausage off the neighbour's bbq and ran home with it
G: I'm dead 😂😂😂

# fad-100 | ok | sales boss target success proud congrats champion celebrate job |
B: How's the new role?
G: Honestly killing it at work this week, closed two deals and it's only Wednesday 💅
`);
