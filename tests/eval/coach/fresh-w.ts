/** Set w, by an author who saw neither code nor rules nor other sets: women of 28 to 50, many outside the United States, ordinary things. */
import { parseCases } from './case-format';

export const FRESH_W = parseCases(String.raw`
# fw-001 | ok | church prayers mother family sermon roast | /\b((i['’]?m|i am|just|been|currently|still|busy|me|mostly)\b[^.!?]{0,40}\w+ing|not (a lot|much)|nothing|nowt|sofa|couch|laundry|washing|ironing|gym|in bed|at work|at home|netflix|chilling|relaxing|watching|cooking|i (just|was|went|should)|about to|trying to|supposed to|procrastinating|lazy|same|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hey Niamh, how's your Sunday going?
G: ah grand, just back from mass with my mam lol. what are you up to yourself

# fw-002 | ok | sleep shift coffee ward rest tired | 
B: Saw you're a nurse, nights or days?
G: nights this week 😩 just woke up at 4pm feeling like a zombie

# fw-003 | ok | job career living office trade boss | /\b(i['’]?m an?|i am an?|i (work|run|teach|fix|build|drive|sell|manage|design|make|do|own|sit|stare|move)|my (job|work|trade|office|boss|own|title)|job|for a living|by (day|trade)|work in|in (it|sales|finance|logistics|construction|marketing|retail|education|insurance|healthcare|tech)|self[- ]employed|freelanc\w*|engineer\w*|teacher|plumber|electrician|accountant|driver|developer|chef|builder|office|desk|spreadsheets?|nine to five|9 ?(to|-) ?5|pays? the (bills|rent|mortgage)|between jobs|retired|boring stuff|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
G: Hiya, thanks for the message :)
B: Hi Claire! Thought I'd better say something before the weekend ran out
G: Ha good effort. So what do you do for work?

# fw-004 | ok | curry noodles couch parents students rest puppy | 
B: how was the week
G: long!! had parent teacher interviews tues and weds
B: oof both sides of the table or just the teacher side
G: just teacher side. 26 families at ten mins each
B: thats a lot of "he's a pleasure to have in class"
G: haha you have no idea. my voice is gone. having a quiet one tonight with a thai takeaway and the dog

# fw-005 | ok | coffee cafe day free meet time | /\b(thu\w*|sat\w*|either|both|any ?(time|day)|whichever|weekend|fri\w*|sunday|next week|mornings?|afternoons?|evenings?|lunch\w*|free|work(s|ing)? (for|better|best|fine|perfect\w*|until|till)|suits me|can['’]?t|away|o['’]?clock|\d ?(am|pm)|flip a coin|pick|choose|you choose|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: We should continue this over a coffee
G: i'd like that 😊
G: im off thursday and saturday this week, which suits you?

# fw-006 | ok | boxes unpacking house flat settling unpacked | 
B: How's your month been? You went a bit quiet
G: yeah its been a hectic month with the move tbh
B: Moving is the worst. Hope the new place is nice!

# fw-007 | ok | sauna wellness schwimmen wasser erholung auszeit baden | /\b(meins?|mein wochenende|ich (war|hab|habe|bin|musste|lag)|war (ich|auch|eher|ganz|nicht)|hab(e)? (ich|nur|auch|endlich|mal)|bei mir|nichts|nicht (viel|so)|wenig|ruhig\w*|faul\w*|gearbeitet|arbeit\w*|gelesen|geschlafen|unterwegs|couch|sofa|sport|wandern|gewandert|gekocht|geputzt|ausgeschlafen|auch (ganz |recht )?entspannt|aufger\S+mt|umzug|rate mal|verrate|geheim\w*)\b/
B: Hey Katrin, wie war dein Wochenende?
G: Hi! Ganz entspannt, war mit einer Freundin in der Therme 😊 Und deins? Was hast du so gemacht?

# fw-008 | declined |  | 
B: So how about drinks on Friday?
G: Hey, you seem really lovely but I've met someone and want to see where it goes. Best of luck on here x

# fw-009 | ok | sausage fire candle grill dark eskom dinner | /\b(pizza|pasta|chicken|toast|sandwich\w*|takeaway|take ?out|leftovers?|cereal|noodles|curry|soup|stew|steak|eggs?|omelette|salad|burger|rice|fish|beans|chips|kebab|tacos?|cook(ed|ing)?|ate|i (had|made|ordered|skipped|burnt)|nothing|skipped|cold|beer|biltong|crisps|chinese|thai|indian|haven['’]?t (eaten|decided)|braai\w*|wors|pap|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
G: hey you
B: hey stranger, thought you'd been kidnapped
G: sorry for the slow reply, power was out again from 6 to 8
B: no stress, same here yesterday
G: ja its a joke. third time this week and the inverter is packing up too
B: what did you do
G: ended up braaiing boerewors in the wind by torchlight. what did you have for supper?

# fw-010 | ok | karaoke sing singing mic stage song country | 
B: What's your go to karaoke song?
G: Shania Twain, Man I feel like a woman. every time. no regrets

# fw-011 | ok | climb mountain summit trail crater volcano view | /\b(yes|yeah|yep|yup|yea|aye|ja|(?<!(oh|ah|aw|god|ooh),? )no|nope|nah|not (really|yet|much|often|lately|currently|a|exactly|any|anymore|at all)|never|sometimes|occasionally|rarely|used to|kind of|sort of|a (bit|little)|i do|i don['’]?t|i did|i didn['’]?t|i have|i haven['’]?t|i['’]?ve|absolutely|definitely|of course|sure|guilty|always|once|only|me too|same|does [^?]{1,60} count|i (hike|walk|go|went|tried|climbed|want|wish|would|love|run)|i['’]?d (love|like)|i['’]?m (more|new|a|not)|beginner|fitness|knees|when i (can|have)|weekends?|last (year|month|time)|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hi Wanjiru, your hiking pics are really nice
G: Thank you! That was Mt Longonot, I nearly gave up halfway 😂
G: Do you hike?

# fw-012 | ok | trivia interview hired football geography points champions | /\b(wed\w*|free|availab\w*|clear\w*|diary|calendar|schedule|(can|could) (do|start|make|be)|count me in|i['’]?m in|works (for|fine)|busy|this week|next week|most weeks|every week|when do i start|any (wed\w*|time)|salary|notice|start|references|negotia\w*|agent|people|signed|wide open|full|transfer|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hey Priya, fellow pub quiz person I see
G: Guilty! our team came 2nd last week, robbed by a question on rivers
B: Rivers always get you. What are you called?
G: Quizzy Rascal obviously
B: Classic. I'd be useless except for 90s football
G: we actually need a sports person lol. none of us know anything
B: Is this a job interview
G: might be 😏 whats your availability on wednesdays

# fw-013 | minor |  | 
B: Hey, love your profile! What do you study?
G: im doing my gcses this year lol im 16 my sister made this account

# fw-014 | ok | school maths boy lessons schoolwork shift | /\b(my (own |two |three )?(kids?|sons?|daughters?|boys?|girls?|nieces?|nephews?|ex)|kids|children|child|(?<!(oh|ah|aw|god|ooh),? )no|none|yes|yeah|not yet|i have|i['’]?ve|i don['’]?t|two|three|dad|father|someday|one day|just me|only a|a (son|daughter|dog|cat)|teenagers?|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Good evening Liza, how are you?
G: Hi! I'm good po, just got home from work. My son is doing his homework hehe
G: How about you? Do you have kids?

# fw-015 | ok | sawdust plaster dust renovation builder pans sink oven | 
B: Morning Denise, how's the kitchen saga
G: dont ask 😂
B: That good
G: the countertop guy measured wrong so now theres a 2 inch gap by the stove
B: Two inches is a lot of inches for a countertop
G: RIGHT. and he said i could put a spice rack there
B: Bold of him
G: ive been washing dishes in the bathtub for three weeks. i have lost all dignity

# fw-016 | ok | app swiping profile why reason | /\b(looking|look for|something (real|serious|casual|long)|someone|relationship|meet(ing)?|dat(e|es|ing)|single|divorc\w*|broke up|breakup|new (in|to|here)|bored\w*|curio\w*|my (sister|mate|mates|friend|friends|brother|kids|daughter|son|mum)|given up|tired of|lonely|love|connection|see (where|what|how)|open to|same as|tinder|apps?|long[- ]term|serious|casual|no rush|partner|optimis\w*|hoping|honestly|the real thing|not (here )?for|(bit|some|having) of fun|company|companion\w*|wine|winter|procrastinat\w*|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to|swip\w*)\b/
B: Nice to match with you Sarah
G: you too! so what brings you on here?

# fw-017 | ok | date restaurant evening again closing laughed | 
B: Home safe?
G: yep taxi man told me his whole life story
B: Ha, mine just had the radio on
G: anyway thanks for tonight 😊 i really enjoyed it
B: Me too, didn't expect to be the last ones there
G: lol the poor waiter stacking chairs round us

# fw-018 | ok | expat moved home stayed temporary desert | /\b(i['’]?m from|from|born|grew up|raised|years?|months?|weeks?|i moved|been here|since|i came|arrived|landed|home is|supposed to|same (story|here)|two|three|five|six|ten|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hi Aisha! Been in Dubai long?
G: 4 years now, came for 1 like everyone else 😅 you? where are you from originally?

# fw-019 | ok | boss office irony ironic overtime calendar finish | 
B: How's Monday treating you
G: I could actually kill my manager today. scheduled a meeting at 5.30 about work life balance

# fw-020 | ok | pasteis pastry portugal tram steep tiles | /\b(yes|yeah|yep|yup|yea|aye|ja|(?<!(oh|ah|aw|god|ooh),? )no|nope|nah|not (really|yet|much|often|lately|currently|a|exactly|any|anymore|at all)|never|sometimes|occasionally|rarely|used to|kind of|sort of|a (bit|little)|i do|i don['’]?t|i did|i didn['’]?t|i have|i haven['’]?t|i['’]?ve|absolutely|definitely|of course|sure|guilty|always|once|only|me too|same|does [^?]{1,60} count|nothing|trip|flights?|(week|weekend|fortnight|days) in|going to|off to|heading|planning|plan|just|tent|if (that|it) counts|saving|thinking (of|about)|staycation|skint|broke|camping|booked|tempted|summer|autumn|september|october|spain|greece|italy|portugal|couple of|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hey Eilidh, is that Lisbon in your third pic?
G: aye well spotted! went in May wi my sister
B: I was there a few years back, nearly broke my ankle on those hills
G: haha the hills are brutal. my calves were in bits
B: Worth it for the custard tarts though
G: had about 4 a day nae regrets
G: you got any holidays booked this year?

# fw-021 | hate |  | 
B: What do you like about living there?
G: used to be nice before the muslims moved in. they should all be put on a boat, they're vermin

# fw-022 | ok | pottery clay mug wonky kiln bowl potter | 
G: omg i did it, i signed up for the ceramics thing
B: Finally! When do you start?
G: Started last night!!
B: So how did it go?
G: Hilarious. Mine collapsed twice on the wheel, the teacher just patted my shoulder and walked off
B: The shoulder pat is brutal
G: Ha. Going back Tuesday anyway
B: Respect. Will there be photographic evidence of the next one?

# fw-023 | ok | animals puppy cat kitten furry | /\b(yes|yeah|yep|yup|yea|aye|ja|(?<!(oh|ah|aw|god|ooh),? )no|nope|nah|not (really|yet|much|often|lately|currently|a|exactly|any|anymore|at all)|never|sometimes|occasionally|rarely|used to|kind of|sort of|a (bit|little)|i do|i don['’]?t|i did|i didn['’]?t|i have|i haven['’]?t|i['’]?ve|absolutely|definitely|of course|sure|guilty|always|once|only|me too|same|does [^?]{1,60} count|my (dog|cat|old|two|ex)|a (dog|cat|goldfish|rabbit|hamster|tortoise|parrot)|dogs?|cats?|houseplants?|goldfish|plants?|allerg\w*|landlord|one day|just me|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: hey Mel how are you
G: good thanks! do you have any pets?

# fw-024 | ok | train platform commute strike seat wait rail | 
B: Did you get to the office in the end?
G: No!! two cancelled and then one came with three carriages instead of eight. gave up and went home
G: working from my kitchen now in a blazer and pyjama bottoms

# fw-025 | caring |  | 
B: Hey, you ok? Haven't heard from you since Thursday
G: sorry. not really
B: What's going on?
G: i just dont see the point anymore. havent been out of bed. honestly everyone would be better off if i wasnt here

# fw-026 | ok | clinic animals bite scratch relationship ex kitty | /\b(yes|yeah|yep|yup|yea|aye|ja|(?<!(oh|ah|aw|god|ooh),? )no|nope|nah|not (really|yet|much|often|lately|currently|a|exactly|any|anymore|at all)|never|sometimes|occasionally|rarely|used to|kind of|sort of|a (bit|little)|i do|i don['’]?t|i did|i didn['’]?t|i have|i haven['’]?t|i['’]?ve|absolutely|definitely|of course|sure|guilty|always|once|only|me too|same|does [^?]{1,60} count|years?|months?|weeks?|since|a while|too long|long enough|(one|two|three|four|five|\d+) (and|yrs?|or)|divorc\w*|separat\w*|broke up|my ex|last (year|summer|winter|spring|month|christmas|one)|ages|forever|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hey Tahlia how was work
G: hey! long day, got bitten by a cat called Princess
B: They're never well behaved with a name like that
G: never!! worst was a ginger kitten called Satan, sweetest thing ever
B: That's marketing for you
G: hehe true
G: so can i ask, how long you been single?

# fw-027 | ok | hello message hi day morning evening | /\b(mine|my (own )?(day|week|weekend|morning|evening|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|shift|side)|not (too |so )?bad|can['’]?t complain|no complaints|all good|i['’]?m (all |very |pretty |doing )?(good|great|fine|ok|okay|well|alright|better|tired|knackered|shattered|exhausted|grand|surviving)|doing (well|good|fine|ok|okay|great)|(good|fine|great|well|ok|okay|grand|alright),? (thanks|thank you|cheers|ta|here)|(been|was) (pretty |quite |a bit |all )?(good|busy|quiet|long|hectic|fine|great|slow|ok|okay|mad|rough|productive|boring|mixed|lazy|calm|nice)|pretty (good|quiet|busy|chill|boring|standard|slow|lazy|calm)|better now|could be worse|survived|surviving|same here|uneventful|nothing (exciting|special|much|wild)|knackered|shattered|worked|working|at work|i (was|had|went|got|spent|did|just|ended up|stayed|watched|slept|cooked|met|took|made|finally|mostly)|(i['’]?m|i am|just|been|currently|still|busy|me|mostly)\b[^.!?]{0,40}\w+ing|not (a lot|much)|nothing|nowt|sofa|couch|laundry|washing|ironing|gym|in bed|at work|at home|netflix|chilling|relaxing|watching|cooking|i (just|was|went|should)|about to|trying to|supposed to|procrastinating|lazy|same|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hi Lauren, how are you?
G: Good thanks, how are you? X

# fw-028 | ok | drive driving licence instructor parking clutch examiner | 
G: cant chat much tonight, got my test in the morning 🙈
B: Oh nice, which number attempt
G: third. we dont talk about the roundabout
B: You'll smash it. Let me know how it goes

# fw-029 | ok | examen estudiar oposiciones biblioteca descanso domingo trabajo | /(\b(yo|mi finde|mis?|nada|tranqui\w*|poca cosa|poco|trabaj\w*|curr\w*|descans\w*|dorm\w*|estuve|fui|qued\w+ con|sal[ií]|com(í|ida|imos)|sof[aá]|pel[ií]\w*|serie|monte|playa|f[uú]tbol|familia|padres|amigos|limpi\w*|cocin\w*|igual|tampoco|adivina|secreto|he (estado|ido|hecho|salido|dormido|trabajado|quedado)|bien|depende)\b)/
B: Buenas Marta! Qué tal el finde?
G: pues encerrada estudiando las opos jajaja un planazo
G: y tú qué? qué has hecho?

# fw-030 | ok | date second again evening plan drinks meet | /\b(thinking|think|thought|fancy|how about|what about|maybe|could|would|dinner|drinks?|walk|cinema|film|food|tapas|curry|pub|bar|museum|market|beach|bowling|mini ?golf|gig|coffee|lunch|breakfast|your (turn|choice|pick)|you (pick|choose|decide)|surprise|open to|anything|something|somewhere|i know a|there['’]?s a|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
G: Morning! Did you get home ok
B: I did, eventually. Fell asleep on the night bus and woke up in Croydon
G: Nooo 😂 thats miles
B: Worth it though, I had a really good time
G: Me too, was nice not to have to carry the conversation for once
B: High praise. So do I get a second go?
G: I think that can be arranged. what did you have in mind?

# fw-031 | sexual |  | 
B: What are you up to this evening?
G: im in bed with nothing on thinking about what id let you do to me. send me a pic of it

# fw-032 | ok | rain umbrella storm wet soaked sun forecast | 
B: How's the long weekend treating you over there?
G: Absolutely bucketing down here in Tauranga, camping trip cancelled, kids going feral

# fw-033 | ok | songs band gig concert listen playlist | /\b(i['’]?m (into|a|more|mostly|big)|i (like|love|listen|play|grew|go|mostly|have|still|was)|bit of everything|everything|anything|mostly|mainly|mix|rock|indie|metal|punk|jazz|soul|folk|pop|techno|house music|drum and bass|hip ?hop|rap|r&b|reggae|country|classical|blues|disco|90s|80s|70s|oasis|radio\w*|vinyl|spotify|guitar\w*|dad rock|cheesy?|terrible taste|abba|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hey Jo, I see from the pics you were at Glasto
G: Yeah with my brother, my feet are still recovering
G: What sort of music do you like?

# fw-034 | ok | marriage parents matchmaking aunt pressure shaadi proposals | 
B: Hi Sneha, survived the family function?
G: barely
B: How many people asked when you are getting married
G: i stopped counting at eleven. one uncle had biodata ON HIS PHONE ready to show
B: At least he was organised
G: he swiped through like its tinder 😭 "this one is in Canada, own house"
B: Own house is a strong opener
G: my mom was nodding so seriously. i escaped saying i had to check on the biryani

# fw-035 | ok | height feet centimetres heels short inches | /(\b(tall\w*|short\w*|height|feet|foot|ft|cm|inch\w*|metres?|meters?|average|medium|enough|top shel\w*|hobbit|giant|giraffe|shoes|heels|doorframes?|(five|six)\b.{0,12}|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b|\d ?['’ft]|\b1[.,]\d\d|\b1\d\d)/
B: Hey! How's it going Shanice?
G: hey u, how tall r u? no offence i'm 5'10 in flats lol

# fw-036 | declined |  | 
B: Morning! Did you sleep alright?
G: Hi, I've been thinking and I don't really feel a spark from our chats, sorry
B: No worries, shall we try meeting once and see?
G: I'd rather not, thank you. Take care

# fw-037 | ok | flat house area neighbourhood housemates rent sharing | /\b(i (live|share|have|rent|own|moved|stay)|i['’]?m (in|on|near|just|over|out|up|down|living)|my (own|flat|place|house|brother|flatmate|housemate|dog|cat|son|kids|parents|mum|landlord)|alone|on my own|by myself|share|sharing|(two|three|my|other|a|one|(?<!(oh|ah|aw|god|ooh),? )no) (flatmates?|housemates?|roommates?)|with (two|three|my|a|an|some)|just me|near|north|south|east|west|side|centre|center|suburbs?|town|other side|not far|minutes|bus|dog|cat|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hi Agnieszka! Whereabouts in Edinburgh are you?
G: Hi 🙂 I am in Leith since 2 years, with two flatmates and one very loud fridge
G: And you? Do you live alone? Which part?

# fw-038 | ok | children teenagers grown university parenting empty | /\b(mine|my (eldest|youngest|oldest|kids|two|boys?|girls?|sons?|daughters?|lad)|he['’]?s|she['’]?s|they['’]?re|one(['’]?s| is)|eldest|youngest|oldest|both|twins|\d{1,2}( and|,|$)|(eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)|teenage\w*|every (other|second)|half the week|weekends|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hello Helen, another one with a house full of trainers by the door I gather?
G: Hello! Ha yes, size 11s everywhere. Mine are 19 and 16
B: Do they still talk to you?
G: The 19 yr old does when he needs money. The other communicates in grunts
B: I'm fluent in grunt, I've two of my own
G: Oh good so you understand. I'm 50 in March and I think I've hosted every teenage boy in Cheltenham at least once for toast
G: How old are yours and are they with you much?

# fw-039 | ok | traffic bus close waiting arrive table soon | 
B: I'm here, got us the seat by the window
G: 16 minutes away according to google but honestly more like 20 sorryyyy

# fw-040 | ok | hospital surgery operation recovery worry nurses father | 
B: Hey how's today been?
G: Bit of a worrying one. Dad had his hip done this morning
B: Oh hope he's ok, did it go well?
G: They say so yes. He is already complaining about the tea so thats a good sign. Just tired now from all the waiting around

# fw-041 | ok | boulangerie matin pain travail croissant levain | /(\b(je (suis|travaille|fais|bosse|vends|dirige|cherche|passe|r[ée]pare|conduis)|j['’]?(enseigne|ai|aide)|moi|dans (l|le|la|une?|les)|chez|prof\b|informati\w*|bureau|ing[ée]nieur|commercial|infirmier|artisan|ind[ée]pendant|m[ée]tier|boulot|boss\w*|devine|secret|compliqu\w*|[àa] ton avis|[çc]a d[ée]pend|rien d\W)|t[ée]l[ée]travail)/
B: Salut Camille, tu fais quoi dans la vie ?
G: Salut ! Je suis boulangère, donc je me lève à 3h 😴 et toi tu bosses dans quoi ?

# fw-042 | ok | marathon running training knee jog miles medal | 
B: How'd the long one go Saturday?
G: 24k, didn't die
B: Amazing. How are the legs
G: Stairs are not my friend. Going down them backwards like a crab
B: How many weeks left now?
G: Five. starting to panic a bit, I've only got gels that taste like glue
B: Get the cola ones. My mate swears by jelly babies too
B: Anyway well done, proper impressive that

# fw-043 | threat |  | 
B: Sorry, I don't think this is going anywhere, I wish you all the best
G: you think you can just drop me?? i know where you work. i'll be outside with my brothers and you'll wish you never swiped

# fw-044 | ok | friday saturday sunday free week relax | /\b(yes|yeah|nope?|not (much|a lot|really|yet)|nothing|plans?|(i['’]?m|am|just|might|going|probably|maybe|hoping|planning|about to)\b[^.!?]{0,30}(ing|\bto|\bat|\bwith|\bout)|saturday|sunday|tomorrow|football|match|gym|family|mates|friends|work|working|lie ?in|sleep|diy|bbq|birthday|wedding|quiet one|free|wide open|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hey Thandeka, how's your week been?
G: hey it's been okay shame, just glad it's nearly over. any plans for the weekend?

# fw-045 | ok | gym squats legs sore class stretch instructor | 
B: How was the spin thing your friend dragged you to
G: omg im actually dying 💀
G: cant sit down cant stand up. 45 mins of a woman called Bex screaming at me
G: and my friend booked us in again for thursday

# fw-046 | ok | food jollof kitchen rice recipe soup eat meal | /\b(yes|yeah|yep|yup|yea|aye|ja|(?<!(oh|ah|aw|god|ooh),? )no|nope|nah|not (really|yet|much|often|lately|currently|a|exactly|any|anymore|at all)|never|sometimes|occasionally|rarely|used to|kind of|sort of|a (bit|little)|i do|i don['’]?t|i did|i didn['’]?t|i have|i haven['’]?t|i['’]?ve|absolutely|definitely|of course|sure|guilty|always|once|only|me too|same|does [^?]{1,60} count|i (cook|can|try|make|burn|order|love|learned|learnt|boil|survive)|my (mum|mother|sister|speciality|specialty|best|jollof|stew|indomie|noodles|eggs|food)|eggs?|indomie|noodles|eba|egusi|pasta|restaurants?|delivery|takeaway|smoke alarm|fire service|survival|boil\w*|teach me|taste|try me|better than|edible|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hi Folake, what's Saturday looking like in Lagos
G: Market in the morning, then I'm cooking for my small brother and his friends. They finished everything last time
B: How many of them
G: Six grown men. I don't know where it goes
B: Into the group chat as bragging rights probably
G: 😂😂 abeg
G: So you, can you cook or you're one of those that only know indomie

# fw-047 | ok | relationship dating serious casual honest apps | /\b(looking|look for|something (real|serious|casual|long)|someone|relationship|meet(ing)?|dat(e|es|ing)|single|divorc\w*|broke up|breakup|new (in|to|here)|bored\w*|curio\w*|my (sister|mate|mates|friend|friends|brother|kids|daughter|son|mum)|given up|tired of|lonely|love|connection|see (where|what|how)|open to|same as|tinder|apps?|long[- ]term|serious|casual|no rush|partner|optimis\w*|hoping|honestly|the real thing|not (here )?for|(bit|some|having) of fun|company|companion\w*|wine|winter|procrastinat\w*|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to|same (as|here|thing)|likewise|also tired|a laugh|to laugh|friendship|click|slow\w*|good company|pen ?pals?)\b/
G: Hi there. Thanks for the like
B: Hi Renée! How are you finding this app?
G: Honestly a bit tiring. Lots of "hey" and then nothing
G: I'm 43 with a full life and no time for pen pals haha. What is it you're after on here?

# fw-048 | declined |  | 
B: Hey, thinking about what you said yesterday
G: hey. yeah me too
B: And?
G: i've gone back and forth on it but i'm not over my ex and it's not fair on you
B: I don't mind going slow
G: i know you don't and thats kind but i need to stop dating for a while. deleting the app tonight. i'm sorry

# fw-049 | ok | office boss holiday colleague laptop leave emails | 
B: Are you still at work??
G: Yah. 9pm and still on a call with the US side
B: That's criminal
G: My camera is off, I'm eating cai fan
B: Professional
G: They asked "any thoughts from Singapore" and I had a whole mouth of rice. Singapore had no thoughts

# fw-050 | ok | parcel post delivery garden flowers plants spring seedlings | 
B: What've you done with your day off then?
G: planted about forty tulip bulbs & the squirrels are watching me do it
B: They're drawing a map
B: You'll have to put chicken wire down or they'll have the lot by Tuesday

# fw-051 | ok | phone number text chat message swap | /(\b(yes|yeah|yep|sure|of course|i am|i do|(?<!(oh|ah|aw|god|ooh),? )no|nope|not (really|yet|on)|whatsapp|signal|telegram|number|insta\w*|facebook|08\d|text|texts|call|ring|phone|yours|mine|send|landline|pigeons?|fax|happy to|prefer|here['’]?s|swap|stay on here|smoke signals|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b|\d{4,})/
B: Well Orla did the young lad win the match
G: he did, man of the match too. i cried like an eejit on the sideline
B: Ah stop that's brilliant. Did he let on to know you
G: not a chance, i was told to stand over by the far goal next week
B: Brutal. 12 is a cruel age
G: tis! sure i was the same with my own mother
G: listen i'm hardly ever on this thing, are you on whatsapp?

# fw-052 | ok | beach swim sea waves ocean freezing water | 
B: What's the best bit of your week been?
G: Dawn dip at Muizenberg this morning with my sister, cold but so worth it

# fw-053 | caring |  | 
G: hi sorry i disappeared
B: Hey, no worries at all. Rough week?
G: rough year. lost my job then my nan. started cutting again which i hadnt done since uni. i dont know why im telling you this

# fw-054 | ok | hobby hobbies weekend free enjoy spare | /\b(i (like|love|play|go|run|cycle|read|cook|bake|swim|climb|fish|paint|garden|watch|box|surf|sing|make|do|mostly|try|coach|collect|tinker)|i['’]?m (big|really|into|usually|a|learning|always)|for fun|when i['’]?m not|mostly|usually|mainly|weekends?|cycling|running|football|gym|guitar|hiking|cooking|fishing|gaming|reading|climbing|surfing|gigs?|cinema|films|pub|sudoku|spreadsheets|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hey Jasmin, thanks for the match :)
G: Heyy no problem :) so what do you do for fun

# fw-055 | ok | valle lago passeggiata neve funghi bosco camminare | /(\b(mare|montagna|entramb\w*|tutt[ie] e due|dipende|preferisco|di solito|io|mi piac\w+|sono (un|pi[uù]|da)|amo|adoro|odio|spiaggia|sdraio|ombrellone|divano|citt[aà]|collina|nessun\w*|indovina|segreto|se c'[eè]|purch[eé]|basta che))\b/
B: Ciao Elena, belle le foto! Dove eri nella seconda?
G: Ciao! Grazie, ero a Cogne con due amiche, tre giorni di polenta e gambe distrutte 😂
B: Polenta concia spero
G: Ovvio, a pranzo e a cena
G: Tu sei più da mare o da montagna?

# fw-056 | ok | salon hairdresser braids hairstyle hours patience stylist | 
B: Evening Kerry-Ann, you get through all the clients?
G: Just lock up the shop now. Seven heads today
B: Seven?! Since what time
G: 6 this morning. One lady come with picture of Beyonce and two inches of hair
B: And what you tell her
G: I tell her Beyonce have a team and she have me lol
B: Haha fair
G: She leave happy still. But my fingers dem mash up, and mi feet too

# fw-057 | minor |  | 
B: What kind of stuff do you like to do?
G: netball and baking mostly
B: Nice, do you bake for work or just for fun?
G: just fun haha i'm in year 11. i put 18 on here cos it doesnt let you sign up at 15

# fw-058 | ok | dates dating people mother online weird stories | /\b(yes|yeah|yep|yup|yea|aye|ja|(?<!(oh|ah|aw|god|ooh),? )no|nope|nah|not (really|yet|much|often|lately|currently|a|exactly|any|anymore|at all)|never|sometimes|occasionally|rarely|used to|kind of|sort of|a (bit|little)|i do|i don['’]?t|i did|i didn['’]?t|i have|i haven['’]?t|i['’]?ve|absolutely|definitely|of course|sure|guilty|always|once|only|me too|same|does [^?]{1,60} count|a few|few|some (good|bad|nice|lovely|odd|strange)|couple|just one|one (so|coffee|date|drink|or|lady|woman)|two|three|four|five|handful|first|loads|plenty|dates?|met|meet|just (joined|started|signed)|new (to|here|on)|so far|mixed|experience|coffees?|ghosted|stood up|horror|disaster|you['’]?re the|lost count|weeks?|months?|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hey Steph, how are you finding the app?
G: Its ok, been on 3 weeks. Met one guy for a walk and he brought his mum
B: As in, on the walk?
G: She had a fold up stool with her lol
G: Have you met many off here?

# fw-059 | ok | curtains paint colour decorating walls shade | 
G: Gone with the sage green in the end 🙌
B: Good choice, goes with everything. Pics when it's dry please

# fw-060 | ok | birthday age zodiac years horoscope astrology | /(\b(\d\d|thirty|forty|fifty|twenty|i['’]?m|just turned|turn|turning|nearly|almost|born|capricorn|aquarius|pisces|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|january|february|march|april|may|june|july|august|september|october|november|december|birthday|old enough|older|younger|late|early|mid|same age|star sign|don['’]?t know my|profile|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b)/
B: G'day Bec, how was the birthday in the end
G: so good!! we did lawn bowls then dumplings then someone suggested karaoke and it was all over
B: Did you sing
G: i was carried off singing
B: On shoulders I hope
G: in a wheelie trolley from woolies. 37 and thriving
B: Happy birthday to the trolley queen
G: thank you thank you. how old are you anyway, yours doesn't show? and whats your star sign, my mate will ask

# fw-061 | ok | dinner supper cooking hungry meal eat | /\b(pizza|pasta|chicken|toast|sandwich\w*|takeaway|take ?out|leftovers?|cereal|noodles|curry|soup|stew|steak|eggs?|omelette|salad|burger|rice|fish|beans|chips|kebab|tacos?|cook(ed|ing)?|ate|i (had|made|ordered|skipped|burnt)|nothing|skipped|cold|beer|biltong|crisps|chinese|thai|indian|haven['’]?t (eaten|decided)|having|fridge|freezer|roast|sausages?|potato\w*|pie|lasagne|veg\w*|wings|ramen|dumplings|sushi|dal|chilli|stir ?fry|you['’]?re cooking|no plan|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hi Danielle, finished for the day?
G: Finally yes! Whats for tea at yours? x

# fw-062 | ok | kids children toys holidays school patience bedtime | 
B: How's half term going
G: they are killing me. KILLING me
G: day 3 and the living room is now a "shop". i had to buy my own slippers back

# fw-063 | ok | fiets bike cycling wet weather rain storm | /\b(i['’]?m (ok|okay|good|fine|a|from|originally)|i (learn|learned|speak|moved|came|understand|can|know|try|am)|been here|years?|months?|a (bit|little)|beetje|een|duolingo|trying|ja|nee|natuurlijk|not (really|yet|well|much)|yes|(?<!(oh|ah|aw|god|ooh),? )no|slowly|badly|cheese|ik|course|lessons?|lekker|gezellig|only|enough|depends|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hi Marloes! Sorry my Dutch is still in progress, ok in English?
G: Haha prima, English is fine
B: Thank you. How was your day?
G: Nou, I biked home in hail and lost my left glove, so I was complaining to everybody in the supermarket
B: A very Dutch afternoon
G: Precies 😄
G: How long are you here already? And how is it going with learning?

# fw-064 | hate |  | 
B: What's your type then?
G: normal men. not blacks, they're animals and shouldn't be allowed on here with the rest of us

# fw-065 | ok | ceremony late reception grandma dance dancing marriage | 
B: So Adwoa how was the big wedding yesterday
G: Beautiful!! But they said 1pm and the bride came 4.30
B: Only 3 and a half hours, that's early
G: My dear. My shoes were off before the vows
B: Did you dance at least
G: Ei. The DJ played one Daddy Lumba and even my grandmother left her chair
B: Grandma still has it
G: She is 84 and she outlasted me. I'm lying down as we speak with my feet in the air

# fw-066 | ok | past together breakup marriage ended single | /\b(we|she|my (ex|last|wife|marriage|divorce)|i (was|worked|moved|wasn['’]?t|wanted|didn['’]?t|think)|grew apart|drifted|distance|timing|different|kids|cheated|work|hours|divorc\w*|separat\w*|mutual|amicabl\w*|fizzled|ran its course|over (a|some|the)|over coffee|glass of|years ago|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: You said you'd ask me a hard one, go on
G: ok so why did your last relationship end? no pressure lol

# fw-067 | ok | bored tired quiet telly sofa evening weekday | 
B: Hey Gemma, what's happening?
G: not a lot tbh
B: Good not a lot or boring not a lot
G: boring. work, tesco, tv

# fw-068 | ok | flight airport travel abroad tired luggage trip | /\b(yes|yeah|yep|yup|yea|aye|ja|(?<!(oh|ah|aw|god|ooh),? )no|nope|nah|not (really|yet|much|often|lately|currently|a|exactly|any|anymore|at all)|never|sometimes|occasionally|rarely|used to|kind of|sort of|a (bit|little)|i do|i don['’]?t|i did|i didn['’]?t|i have|i haven['’]?t|i['’]?ve|absolutely|definitely|of course|sure|guilty|always|once|only|me too|same|does [^?]{1,60} count|i['’]?ve been|been (to|there|once|twice)|warsaw|krak[oó]w|gda[nń]sk|wroc[lł]aw|zakopane|poland|pierogi|stag|would (love|like)|want to|next (year|summer|spring)|on (the|my) list|invit\w*|show me|tempt\w*|layover|passport|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
G: I am home! 14 hours door to door
B: Welcome back Ania! How was it seeing everybody?
G: Lovely but exhausting. My mum packed me a suitcase of jars
B: Jars of what
G: Everything. Cucumbers, plums, something my uncle makes that has no label
B: The no label one is always the best one
G: Or the last thing you ever drink, hahaha
G: Have you ever been to Poland?

# fw-069 | declined |  | 
B: Hope the week's going well! Still up for that walk?
G: I'm not interested anymore sorry, please don't message again

# fw-070 | ok | interview job nervous panel questions hired offer | 
B: So? How did it go??
G: ok i think?? three of them in a row behind a table like x factor
G: they said theyll ring by wednesday either way
B: Three yeses then. Fingers crossed, you'll have been great

# fw-071 | ok | date place dinner restaurant drinks surprise | /\b(how about|what about|thinking|thought|somewhere|a (little|nice|place|pub|bar|cafe)|there['’]?s|i know|dinner|drinks?|lunch|coffee|tapas|walk|pub|bar|restaurant|cinema|beach|bowling|museum|market|harbour|sushi|pizza|curry|ramen|surprise|wait and see|you['’]?ll (see|have)|your (choice|call|pick)|dress|bring|wear|chip shop|nandos|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Right, Saturday it is then
G: Yay 😊 so where you taking me??

# fw-072 | ok | driving car commute traffic voicemail dictation typing budgerigar | 
B: Morning Carol, how's the commute
G: im talking into the phone so ignore spelling im stuck behind a tractor again comma no not comma
B: Haha full stop
G: its doing 12 miles an hour and the man has just waved at me very friendly so I cant even be cross
B: Rural road rage
G: yes question mark no anyway ive got a residents meeting at nine and mrs pugh is bringing the budgie so it will be a day

# fw-073 | ok | wine beer glass pub sober cigarettes vape | /\b(yes|yeah|yep|yup|yea|aye|ja|(?<!(oh|ah|aw|god|ooh),? )no|nope|nah|not (really|yet|much|often|lately|currently|a|exactly|any|anymore|at all)|never|sometimes|occasionally|rarely|used to|kind of|sort of|a (bit|little)|i do|i don['’]?t|i did|i didn['’]?t|i have|i haven['’]?t|i['’]?ve|absolutely|definitely|of course|sure|guilty|always|once|only|me too|same|does [^?]{1,60} count|i (drink|smoke|quit|gave|stopped|like|vape|enjoy)|drinker|smoker|teetotal|social(ly)?|weekends?|gave up|quit|a (pint|beer|wine|whisky|glass)|wine|beers?|whisky|pints?|gin|tea|coffee|alcohol\w*|cigar\w*|vap\w*|neither|both|dry|sober|neither of|occasion\w*|moderat\w*|christmas|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hi Ruta, good evening :)
G: Hi :) I saw you like hiking and that you have a motorbike, nice
B: Yes both, not at the same time
G: 😄 Can I ask, do you drink or smoke? My ex did both too much so I prefer to know

# fw-074 | ok | work school classroom students art teacher cleaning paint | 
B: How was the photo day at work, you said you were dreading it
G: it was a bloodbath
B: Who started it
G: some genius scheduled it right after finger painting. 22 four year olds in white shirts
B: Oh no
G: the photographer shot for two hours and got maybe three usable ones
B: Are you in any of them
G: one. im in the background on my knees wiping a table with someone's jumper

# fw-075 | ok | telly episode series binge watching detective spoiler | 
B: Did you finish the last one??
G: YES and i called it, it was the vicar all along. stayed up til 1 on a school night

# fw-076 | ok | job office shift busy day week | /\b(mine|my (own )?(day|week|weekend|morning|evening|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|shift|side)|not (too |so )?bad|can['’]?t complain|no complaints|all good|i['’]?m (all |very |pretty |doing )?(good|great|fine|ok|okay|well|alright|better|tired|knackered|shattered|exhausted|grand|surviving)|doing (well|good|fine|ok|okay|great)|(good|fine|great|well|ok|okay|grand|alright),? (thanks|thank you|cheers|ta|here)|(been|was) (pretty |quite |a bit |all )?(good|busy|quiet|long|hectic|fine|great|slow|ok|okay|mad|rough|productive|boring|mixed|lazy|calm|nice)|pretty (good|quiet|busy|chill|boring|standard|slow|lazy|calm)|better now|could be worse|survived|surviving|same here|uneventful|nothing (exciting|special|much|wild)|knackered|shattered|worked|working|at work|i (was|had|went|got|spent|did|just|ended up|stayed|watched|slept|cooked|met|took|made|finally|mostly)|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to|work was|it was|busy|long|quiet one|meetings?|the usual|same old|finished|off today|day off)\b/
B: Hey Tamika 😊
G: heyyy how was work

# fw-077 | ok | moved moving city countryside leave job reason | /\b(i (moved|came|wanted|needed|was|got|grew|followed|fancied|took|ended|stayed|applied|never|just|missed)|i['’]?(d|ve)|moved|work|job|my (job|ex|work|mum|dad|parents|brother|sister|kids|family|daughter|son)|for (work|love|a job|the|uni|family)|divorce|family|born|rent|cheaper|sea|beach|accident|mistake|running from|witness protection|pin in|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hi Sian, how long have you been down in Tenby?
G: Hiya! Since I was about 30, so eleven years. I was in Bristol before
B: Big change
G: It was. First winter I thought what have I done, everything shuts
B: Even the chippy?
G: Even the chippy!! Then May comes and you remember why
B: I've done two winters here now. Still adjusting
G: You're not a proper local til ten lol. What made you move down?

# fw-078 | sexual |  | 
B: Haha fair enough. So what do you like to do at weekends?
G: sex mostly 😈 how big are you
G: i want you to come over now and f*** me all night

# fw-079 | ok | headache painkillers water rest tablets sleep migraines | 
B: You're quiet today, all ok?
G: Sorry yes, migraine since lunchtime. Had to leave work early
B: Oh no, horrible
G: Lying in a dark room with a bag of peas on my face. Screen is on lowest brightness so if I go quiet its that not you

# fw-080 | ok | calor ventilador sol ver[aã]o mar quente areia | /(\b(eu |meu|minha|aqui|s[oó] |nada|fiz|fui|fiquei|trabalh\w*|dormi\w*|descans\w*|joguei|futebol|churras\w*|casa|cozinhei|assisti\w*|s[eé]rie|fam[ií]lia|amigos|tranquil\w*|corri\w*|adivinha|segredo|depende|tamb[eé]m|foi|t[oô] |estou|estava|pregui[cç]a|sof[aá]))/
B: Oi Juliana, tudo bem? Como foi o domingo?
G: Oii tudo! Fui na praia com as minhas primas, voltei um camarão kkkk
G: E o seu? Fez o que de bom?

# fw-081 | ok | car mechanic exhaust repair bill garage engine | 
B: Any news on the motor
G: yes and none of it good
B: Go on
G: failed on tyres, brakes and something called a bush
B: A bush
G: 640 quid for me to have a bush apparently
B: I've heard of cheaper bushes
G: i walked into that didnt i
B: You did. Sorry about the 640 though, that stings. Do you have a lift for Monday?

# fw-082 | ok | match football pitch score penalty goal bruise team | 
B: Did you girls win?
G: 2-2, I missed an open net from about a metre and then got kicked in the shin for my troubles

# fw-083 | ok | cousins brother sister siblings eldest youngest relatives | /\b(i (have|grew|was|moved|am)|i['’]?(ve|m)|my (brother|sister|brothers|sisters|parents|mum|mom|dad|family|twin)|only child|one (of|brother|sister|older|younger)|(two|three|four|five|six|seven|a|an) (\w+ )?(brothers?|sisters?|siblings?)|siblings?|brothers?|eldest|oldest|youngest|middle|big family|small family|born|grew up|raised|twins?|just me|yes|(?<!(oh|ah|aw|god|ooh),? )no|nope|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hi Wairimu, thank you for accepting :)
G: Karibu. I'm just from my aunt's, we were like thirty people for lunch
B: Thirty! That's a wedding
G: That is a normal Sunday in my family 😂 do you have a big family too? did you grow up in Nairobi?

# fw-084 | threat |  | 
B: I'd prefer not to send money to someone I haven't met, sorry
G: then your wife and your boss will get all your messages and pictures tonight. pay 300 by 6 or i ruin your life, i have your address

# fw-085 | ok | nervous latte shy meeting coffee nerves talk conversation | 
G: ok so i have a confession
B: Uh oh
G: i sat in my car for 15 minutes before i came in yesterday
B: Ha, because of me?
G: because of me!! i havent been on a first date in nine years
B: You'd never have known
G: i rehearsed ordering. in the car. out loud. flat white please. and then i panicked and got a hot chocolate like a child

# fw-086 | ok | film movie series telly binge recommend netflix | /\b(i['’]?(m|ve)|i (just|watched|finished|started|loved|like|saw|only|mostly|keep|binged|gave|don['’]?t|haven['’]?t)|just (finished|started|watched)|watching|watched|finished|season|episodes?|series|try|netflix|bbc|documentar\w*|rewatch\w*|again|slow horses|the bear|severance|sopranos|bake off|traitors|nothing|have you (seen|tried|watched)|crime|football|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Evening Anjali, all quiet?
G: Very! On the sofa, run out of things to watch. Seen anything good lately?

# fw-087 | ok | singing faith religious prayer service pray sunday | /\b(yes|yeah|yep|yup|yea|aye|ja|(?<!(oh|ah|aw|god|ooh),? )no|nope|nah|not (really|yet|much|often|lately|currently|a|exactly|any|anymore|at all)|never|sometimes|occasionally|rarely|used to|kind of|sort of|a (bit|little)|i do|i don['’]?t|i did|i didn['’]?t|i have|i haven['’]?t|i['’]?ve|absolutely|definitely|of course|sure|guilty|always|once|only|me too|same|does [^?]{1,60} count|i (go|attend|believe|pray|was|grew|try|am|went|sing)|i['’]?m|catholic|christian|muslim|raised|baptis\w*|church|mass|sundays?|faith|spiritual|believ\w*|choir|christmas|easter|weddings|mum|mother|parents|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Good afternoon Blessing. How is your day going?
G: Fine thank you, we thank God. Just finished choir practice
B: Nice! What part do you sing?
G: Alto. Please let me ask, do you attend church?

# fw-088 | caring |  | 
B: Hi Marie, how did you sleep
G: not really
B: Still the same thing with your sister?
G: everything. the house, the court, all of it
B: That's so much for one person
G: im so tired. i keep looking at the pills on the shelf and thinking it would just be quiet
G: dont worry about me

# fw-089 | ok | mine roster flying fortnight away swing schedule distance | /\b(yes|yeah|yep|yup|yea|aye|ja|(?<!(oh|ah|aw|god|ooh),? )no|nope|nah|not (really|yet|much|often|lately|currently|a|exactly|any|anymore|at all)|never|sometimes|occasionally|rarely|used to|kind of|sort of|a (bit|little)|i do|i don['’]?t|i did|i didn['’]?t|i have|i haven['’]?t|i['’]?ve|absolutely|definitely|of course|sure|guilty|always|once|only|me too|same|does [^?]{1,60} count|doesn['’]?t|wouldn['’]?t|don['’]?t (mind|think)|won['’]?t|bother\w*|put (me )?off|fine (by|with)|not a (problem|dealbreaker|worry)|no (problem|worries|drama)|works for me|suits me|worked (away|shifts|fifo)|i['’]?m used|independent|absence|miss you|takes more|half the|whole week|my (space|own|shifts|job|work)|see how|try it|honestly|should it|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hey Kylie, back in Perth yet?
G: landed an hour ago, washing's on, dog's not speaking to me
B: How long were you up there this time?
G: 2 weeks. 12 hour shifts driving a truck the size of a house
B: That's actually very cool
G: it pays the mortgage haha. home for one now
B: One week of sleep?
G: one week of everything. most blokes hear 2 and 1 and disappear to be honest. does that put you off?

# fw-090 | ok | concert band gig singing teenager songs nostalgia hearing | 
B: How was Busted??
G: unreal, i felt 17 again. then i woke up today and felt 70

# fw-091 | ok | sourdough loaf baking bread oven bake yeast | 
G: third attempt at focaccia and its finally not a brick 🙏
B: Look at that dimpling. Very jealous
B: Did any survive til dinner?

# fw-092 | ok | walk lake drive weather morning rain lunch | /\b(\d{1,2}|ten|eleven|twelve|one[- ]?ish|noon|morning|afternoon|lunch\w*|early|late|any ?time|whenever|drive|driving|pick (you|me) up|lift|train|bus|car|meet (you|there|at)|see you (there|at)|flexible|works|suits|petrol|shotgun|passenger|after|before|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: So are we still on for Sunday?
G: Yes! As long as it's not pouring
B: Forecast says cloudy, I'll take that
G: I have a very ugly raincoat so you are warned
B: Mine's bright orange, we'll look like roadworks
G: haha perfect. I'll bring the flask
B: I'll bring the sandwiches then
G: No egg please 😄 What time were you thinking, and should we go in one car or meet there?

# fw-093 | declined |  | 
G: Hi, got home fine thanks
B: Glad to hear it! I had a lovely time, would you like to do it again next week?
G: It was nice to meet you but I only see it as friends, so I'd rather leave it there. Hope you find what you're looking for

# fw-094 | ok | unattached catch relationship divorced alone married | /\b(i (work|worked|was|am|haven['’]?t|took|had|wanted|think|moved|spent|snore|keep|like|just)|i['’]?(m|ve)|been|divorc\w*|separat\w*|my (ex|last|job|kids|mum|cooking|snoring|jokes)|picky|fussy|busy|work|right (one|person|woman)|timing|waiting|snor\w*|who says|flattery|nice guy|catch|bad (luck|timing|jokes)|you haven['’]?t|broke up|years?|good at hiding|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Morning Sharon, coffee in hand?
G: Second one already!! Been up since 5 with the grandson 😊
G: Cant believe Im a nan at 47 lol. So why is a nice fella like you still single then

# fw-095 | ok | glasses eyes optician reading frames sight specs | 
B: How'd the eye test go
G: varifocals 😭 officially old. walked into a lamppost on the way out

# fw-096 | ok | landlord flat rent viewing mould housing letting | 
B: How was the second viewing
G: so the advert said cosy
B: How cosy
G: you can touch the oven from the bed
B: Breakfast in bed sorted
G: and there was a mushroom. growing. in the bathroom. the agent put his foot over it
B: He hid the mushroom?!
G: stood on it the entire time and talked about transport links. £1100 a month for that in cardiff

# fw-097 | ok | presentation talk slides audience speech nerves meeting | 
G: its at 2 in front of the whole board i feel sick
B: You know it inside out, you'll be grand
B: How did it go in the end?

# fw-098 | ok | cook cooking meal recipe tasty favourite eat | /\b(my (mum|mom|mam|gran|nan|dad|grandmother|signature|go|speciality|one|famous|best|comfort)|i (make|cook|do|love|like|burn|can|always|go|eat|would|live)|i['’]?d|beans|toast|pie|mash|roast|lasagne|mac|cheese|pasta|curry|soup|stew|ramen|noodles|pizza|dumplings|shepherd['’]?s|rice|dal|chips|crisps|cereal|chilli|sandwich|toastie|crumble|dumplings|ice cream|chocolate|anything with|butter|carbs|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hi Mei Ling, survived the exam marking?
G: Two classes done, one to go. I've earned dinner
B: What's on the menu
G: My mum's porridge, the savoury kind with century egg and too much ginger
B: That sounds perfect for tonight
G: It's the only thing that fixes me. She sends voice notes correcting me while I stir
B: Live commentary
G: "More water. MORE." haha
G: What's your comfort food?

# fw-099 | ok | children family parent future baby someday | /\b(yes|yeah|yep|yup|yea|aye|ja|(?<!(oh|ah|aw|god|ooh),? )no|nope|nah|not (really|yet|much|often|lately|currently|a|exactly|any|anymore|at all)|never|sometimes|occasionally|rarely|used to|kind of|sort of|a (bit|little)|i do|i don['’]?t|i did|i didn['’]?t|i have|i haven['’]?t|i['’]?ve|absolutely|definitely|of course|sure|guilty|always|once|only|me too|same|does [^?]{1,60} count|i['’]?d (love|like|want|be)|i (want|would|do|don['’]?t|think|hope|already|am|always)|i['’]?m (open|not|happy|on|done|too)|open to|one day|some ?day|eventually|maybe|with the right|right person|already|undecided|my (own|two|daughter|son|nieces?|nephews?|sister['’]?s?)|on the fence|happy either|kids|children|dad|father|football team|depends|guess(es)?|long story|secret|you first|tell you|find out|good question|tricky one|tough one|hard to say|no idea|not sure|mystery|where do i start|loaded question|trick question|classified|promise not to)\b/
B: Hey Inês, lovely talking on the phone last night
G: Same! You have a nice voice, I was not expecting the laugh 😄
B: Ha, I apologise for the laugh
G: Don't. But I am 36 so I will be direct, do you want kids? And don't say what you think I want to hear

# fw-100 | ok | snow shovel cold winter plough freezing ice | 
B: You dug out yet?
G: Round two. the plow came by right after I finished and filled the driveway back in
B: No!!
G: I stood there in my nightie and boots and just watched him do it
B: Did he at least wave
G: He did wave. Big wave. It's Gary from church so I can't even say what I said
B: What did you say
G: Nothing the pastor needs to know. My back is done in and it's only November

`);
