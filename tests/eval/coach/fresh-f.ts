import { parseCases } from './case-format';

/** Fresh blind set F: general dating chats in English, ages 18 to 45 (UK, US, Ireland, Australia, India, Nigeria, South Africa). */
export const FRESH_F = parseCases(String.raw`
# ff-001 | ok | listen episode rant skip record message | /podcast|cry|episode|series|audiobook|season|both|neither|hostage|documentary|subscri|sponsor|help|depend|chapter|monologue|therapy|album|memoir|radio|drama|broadcast/
B: hows the piano tuning going
G: good good, did a church in Hebden Bridge today that hadnt been touched since about 1994
G: anyway settle something. a voicenote over 4 minutes. podcast or cry for help

# ff-002 | ok | wedding sing lyrics mumble words chorus hymn mime karaoke pretend | /\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|mum(ble|bling)|mim(e|ed|ing)|\bhum(med|ming|s)?\b|every|always|mouth|watermelon|hymn|lip|fak(e|ed|ing)|constantly|regular|confiden|pretend|la la|loud|all the time/
G: my cousins traditional is this saturday in ibadan and they expect me to know every single song
G: I know maybe 3
G: have you ever just opened and closed your mouth like a fish and hoped nobody looks

# ff-003 | ok | crane height wind view climb cabin ladder | /height|ladder|stair|chair|roof|balcon|high|climb|scar(ed|y)|fine|terrif|knees|floor|legs|ground|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|depend|\bguess\b(?! what)|tell you|ask me|not sure|no idea|undecided|torn between|(can.?t|cannot|couldn.?t) (decide|pick|choose|say)|confess|bridge|love it|hate it/
B: wait you operate a tower crane?? actually
G: yes actually. 3 years now, Perth, mostly apartments
G: 212 rungs up every morning with my lunch in a bumbag
G: how are you with heights

# ff-004 | ok | rain umbrella bus stop soaked sofa kettle dry towel |
G: missed the 42, then missed the next 42 because i was busy being angry about the first one
G: am now soup

# ff-005 | ok | evening work later time dinner book table shift half | /7|8|seven|eight|half|thurs|fri|works|either|suits|later|earl(y|ier)|\bcan (do|make)|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|time/
B: thursday then?
G: thursday works but I'm on till 6 and have to cross the whole of pittsburgh so 7 is brave. 7:30 or 8?

# ff-006 | ok | exam pass paper study marks finals relief articles board | /celebrat|sleep|nap|call|scream|cry|cried|dance|first|tell (my|every|the|no)|mum|mom|dad|family|beach|eat|food|dinner|drink|delete|burn|party|holiday|nothing|rest|trip|lunch|breath|shout|print|frame|post|lie down|collapse|walk|buy|resign|quit/
G: CA final results come out in jan and I have decided I will not think about it
G: I have thought about it 19 times since morning
G: ok distract me. if you cleared something you'd been stuck at for 5 yrs whats the first thing you'd do

# ff-007 | ok | seagull chips stole beach bird steal brighton thief beak |
B: morning! how was the seaside
G: a gull took a whole battered sausage out of my hand and then LOOKED at me
G: i respect him. i will never recover

# ff-008 | ok | quiet shy loud friends introvert honest person type | /quiet|loud|shy|calm|funn(y|ier) (than|when|in|if|once)|i.?m (pretty |quite |fairly )?funny|nerd|curious|chatt?(y|ier)|awkward|friends (say|would|call)|people (say|think)|same|worse|listen|stubborn|laid|easy|silly|serious|warm|sarcas|introvert|extrovert|soft|chill|dry|nervous|slow|relax|person|depend|\bguess\b(?! what)|tell you|ask me|not sure|no idea|undecided|torn between|(can.?t|cannot|couldn.?t) (decide|pick|choose|say)|confess/
G: your profile is three photos and the word "hello" so im working with very little here
G: what are you actually like

# ff-009 | ok | reply ignore silence sorry days waiting quiet text ghost | /sorry|my bad|fair|guilty|apolog|should have|shouldn.?t|no excuse|busy|deserve|bad at|slow|forgot|right|own (it|up)|fault|no good|rubbish|terrible|went quiet|do better|better at|deserved|caught|slipp/
G: so you can watch all my stories within 4 minutes but my message from sunday is too much reading?

# ff-010 | ok | hungry buffering loading mood food snack lunch screen | /hungry|buffer|load|both|snack|eat|food|starv|percent|%|wheel|spinning|neither|third|new one|bit of/
B: I only have two moods, hungry and buffering
G: lol and which one am i getting right now

# ff-011 | ok | loadshedding power lights candle dark electricity battery inverter |
G: what part of jozi are u in again
B: melville, you?
G: kensington
G: power's been out since 4 and my neighbour just started his generator which sounds like a taxi reversing into a marimba
G: batterys on 9% so if i vanish thats why not you

# ff-012 | ok | library book overdue fine return shelf novel read pages | /book|read|novel|page|author|finish|chapter|comic|biograph|audiobook|stuck|nothing|bedside|shelf|half|manual|magazine|poem|thriller|menu|shame|depend|\bguess\b(?! what)|tell you|ask me|not sure|no idea|undecided|torn between|(can.?t|cannot|couldn.?t) (decide|pick|choose|say)|confess|between books|list|lying|recipe|ikea|subtitle|label/
B: librarian! do you actually shush people
G: i have shushed one (1) man in six years and he was a councillor
G: what are you reading atm or are we lying and saying we're between books

# ff-013 | ok | nurse nights shift sleep hospital ward tired rest breakfast |
G: 4th night done
G: somone brought in a full size cardboard cutout of daniel o'donnell for a patients birthday and i turned a corner at 3am and screamed
G: heading to bed dont wake me til tuesday

# ff-014 | ok | swim cold sea water dip wetsuit towel freezing dryrobe plunge | /swim|cold|toe|water|wetsuit|freez|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|brave|scream|dip|plunge|float|game|try|tempt|hot|bath|shower|depend|summer|watch|hold (the|your)|sensible|coward|warm|nuts|bribe|persuad|insane/
G: just out of the forty foot and cant feel my face
G: is this something you would do or are you a sensible person

# ff-015 | ok | nervous toast joke practice room crowd | /short|joke|practi[cs]e|rehears|breath|slow|story|stories|pause|card|notes|write|embarrass|one (drink|good|thing|person)|loud|mirror|look at|smile|start|open with|end|heart|honest|minutes|don.?t|water|keep it|(get|one|early|first) laugh|bullet|eye contact|(be|something|one) funny|thank|two things|cheat/
G: my brother just asked me to do a speech at his wedding instead of the best man because the best man is "going through something"
G: 180 ppl
G: i sell gutters. any tips??

# ff-016 | ok | spider bathroom glass web legs huge catch jar |
B: how was the nightshift at the bakery
G: long. rolls. many rolls
B: did they save you one at least
G: two. hang on brb
B: what happened you said brb an hour ago
G: huntsman
G: size of a side plate. on the toilet door. INSIDE side
G: we came to an arrangement

# ff-017 | ok | parking power choose magic skill | /park|queue|line|traffic|light|find|always|knowing|always know|never|socks?|toast|avocado|wifi|charger|talk|seat|time|able|perfect|invisible|fly|sleep|remember|password|bus|lift|keys|power|ability|smell|guess|microwave|stop|telling|to tell|summon|whether|exact|every|instant/
G: ok serious first question, i ask everyone
G: most useless superpower you would still be really happy with

# ff-018 | ok | work meeting lunch tired evening home busy | /my day|\bmine\b|day (was|is|of|full|has)|busy|long|quiet|slow|good|grand|alright|all right|not bad|fine|tired|surviv|better (now|than|since)|work|meeting|boring|\bmad\b|hectic|calm|ok(ay)?\b|normal|ordinary|decent|rough|improv|uneventful/
G: hi hi sorry was at my nieces sports day, she came last with so much joy
G: how was urs. mine ended with me carrying 14 beanbags across a car park

# ff-019 | ok | stitches knee bruise fall hurt scar ouch bandage pavement |
G: update: fell off a lime scooter in front of a school
G: the children clapped

# ff-020 | ok | rice party pot pepper smoke plate taste recipe | /jollof|rice|bias|nigeria|ghana|senegal|careful|trap|side|taste|plate|judge|neutral|coward|lagos|diplomat|vote|firewood|smoky|yours|dangerous|naija|9ja|\bwins?\b/
B: be honest do you cook
G: I cook, I cater small chops on weekends sef
G: but before we go further. Ghana or Naija jollof. answer with your full chest

# ff-021 | ok | insomnia awake night tired brain thoughts morning | /sleep|nap|awake|night|owl|bed|pillow|dream|hours|log|snor|insomnia|2am|3am|alarm|tired|lights? out|eyes|either|brain|depend|\bguess\b(?! what)|tell you|ask me|not sure|no idea|undecided|torn between|(can.?t|cannot|couldn.?t) (decide|pick|choose|say)|confess|\bout (like|in|cold|by)|instant|early|nocturnal|switch off|gone by/
G: its 2.40 and im reading about the history of zips
G: do you sleep? like are you a person who just goes to bed and then it happens

# ff-022 | ok | tattoo ink regret needle wrist design arm cover | /tattoo|ink|needle|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|regret|none|blank|skin|arm|scared|faint|design|one day|idea|brave|zero|tempt|symbol/
G: covering up my ex's initials tmrw, artist says they can become a pelican
G: got any tattoos you'd turn into a bird

# ff-023 | ok | sing carol alto concert rehearse tinsel song handel |
B: hows your week looking
G: doing this on voice thing because my hands are full so sorry in advance choir is monday wednesday friday from now till christmas its handles messiah in a leisure centre in hull the acoustics are mostly chlorine no mum im on the phone to it no its a man from the app. hes fine. full stop send

# ff-024 | ok | invite party plus friends saturday host come | /saturday|sat\b|party|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|come|there|join|bring|love to|count me|friend|keen|depend|nervous|strangers|weird|odd|plus|in\b|dress|what time|meet you/
G: so my housemate is having a birthday thing sat in Fitzroy, theme is "people who peaked in 2009"
G: is it weird if i ask u to that as a first meet

# ff-025 | ok | aunty marriage match family pressure parents rishta | /mum|mom|mother|parent|famil|aunt|pressure|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|marri|home|ask(s|ed|ing)?\b|subtle|hint|list|same|lucky|spared|wedding|relative|uncle|not (yet|really)|every|given up|hope|bored|retired|tried|trying|cousin/
G: my mother has sent me a biodata with a photo of a man standing next to someone elses BMW
G: do your people also do this or have they given up on you

# ff-026 | ok | typing judge trial keyboard speed lawyers |
B: ok guess what i think you do from the photos. dentist
G: rude. no
B: spy?
G: closer. i sit very still and write down what everyone says
G: court stenographer. 225 words a min
G: today a witness said "um" four hundred and six times and every one of those is mine now

# ff-027 | ok | movie cinema cry animated tears watch end scene pixar | /cr(y|ied)|up\b|film|movie|paddington|coco|pixar|toy|lion|bear|dog|end(ing)?|tear|weep|wept|sob|eyes?|scene|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|robot|stone|advert|every|titanic|inside|marley|depend|\bguess\b(?! what)|tell you|ask me|not sure|no idea|undecided|torn between|(can.?t|cannot|couldn.?t) (decide|pick|choose|say)|confess/
G: I just sobbed on a ryanair flight at paddington 2, man beside me offered me his pringles
G: whats the most embarassing film youve cried at

# ff-028 | ok | moving flat van stairs pack keys sofa | /van|lift|carry|help|lunch|snack|samosa|compliment|dinner|drink|beer|price|cost|rate|futon|friend|mates?|pay|food|hire|stairs|strong|back|hands?|sunday|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|labour|muscle|free|supervis|depend|bribe/
B: how's the packing
G: 40 boxes and 31 are labelled "misc"
G: sunday is the move, 4th floor, no lift. hypothetically what would it take to get a man u met on an app to carry a futon

# ff-029 | ok | gym squat legs sore stairs pain workout rest trainer |
B: how was the first leg day in a year then
G: biblical

# ff-030 | ok | childhood career dream kid job grow astronaut | /astronaut|vet|pilot|footballer|fire|driv(e|er)|dinosaur|paleo|teacher|doctor|police|spy|wrestler|singer|rock|be a|wanted|kid|train|builder|cricket|ninja|artist|chef|tractor|postman|superhero|king|ice cream|knight|pirate|batman|dream|mine was|depend|\bguess\b(?! what)|tell you|ask me|not sure|no idea|undecided|torn between|(can.?t|cannot|couldn.?t) (decide|pick|choose|say)|confess|inventor|train driver|magician/
B: seed bank technician is the coolest job title ive seen
G: I count seeds in a freezer in Wakehurst but thankyou!!
G: When I was 7 I wanted to be a bin lorry. Not drive one. Be one. What about you

# ff-031 | ok | rent mould damp ceiling leak letter flat | /photo|email|letter|writ(e|ing)|council|record|rent|citizens|legal|complain|evidence|inspect|tenan|report|call|pic|paper|shelter|dehumid|insist|polite|deadline|withhold|agent|move out|name (it|him)|vinegar|bleach|spray|fix|send|chase|phone|environmental|ombuds|lawyer|fight/
G: landlord says the mushroom growing out of my bathroom wall is "condensation"
G: an actual mushroom. it has a hat
G: what would you do

# ff-032 | ok | weekend beach braai plans sun relax drive |
G: boss gave us friday off cos the aircon died!!! whole floor!!!
G: umhlanga here i come with my factor 50 and my bad attitude

# ff-033 | ok | ex breakup year heal relationship past trust slow honest | /look|hop(e|ing)|slow|serious|casual|something|someone (to|i can|who|kind|funny|with)|relationship|see where|real|date|open|know|honest|rush|company|laugh with|click|right|partner|depend|\bguess\b(?! what)|tell you|ask me|not sure|no idea|undecided|torn between|(can.?t|cannot|couldn.?t) (decide|pick|choose|say)|confess|long.?term|steady/
G: gonna be upfront, got out of a 6 yr thing in feb, i'm ok now, not looking to rush
G: what are u looking for on here really

# ff-034 | ok | honey sting queen swarm suit buzz smoke jar |
B: so whats the sunday plan
G: my uncle is finally giving me a hive. 20,000 bees. i live in a terrace in stockport
G: the neighbours have been told its "a feature"

# ff-035 | ok | voice accent scottish glasgow hear speak understand | /accent|voice|call|phone|voicenote|voice note|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|hear|understand|subtitle|speak|sounds (good|great|perfect|lovely|like a plan)|listen|slow|time|tonight|love to|evening|dial|ring|ready|\bnow\b|after|pick up|too much|brave/
G: heads up im from airdrie and the last guy from here asked for subtitles on the phone
G: fancy a call later or is that too much

# ff-036 | ok | hair braids salon scalp style sit plait head sore |
B: hows the hair appointment
G: still here
B: its been 4 hours??
G: did you think it grows out of the packet
G: 7 hours for knotless. SEVEN. my bum has filed a complaint
G: but i'm looking like money so

# ff-037 | ok | dinner eat hungry cook fridge leftovers toast noodles meal | /toast|egg|noodle|pasta|rice|leftover|takeaway|curry|soup|salad|chicken|cereal|beans|dinner|cook|eat|sandwich|fridge|nothing|fish|dal|daal|stew|cheese|whatever|meat|undecided|food|microwave|depend|\bguess\b(?! what)|tell you|ask me|not sure|no idea|undecided|torn between|(can.?t|cannot|couldn.?t) (decide|pick|choose|say)|confess|plate|bowl|spoon|roti|maggi|crisps|\bpie\b|potato|snack|hummus/
G: just ate hummus with a spoon over the sink like a raccoon. What are you having

# ff-038 | ok | flight airport delay boarding plane seat queue luggage |
B: safe travels!
G: delayed till 11.50. then gate changed. then a man proposed at the gate. she said "not here Gary"
G: nobody knows where to look

# ff-039 | ok | trust honest white lies truth gift haircut | /lie|lied|lying|truth|honest|haircut|gift|present|fine|five minutes|on my way|nearly|age|height|taste|delicious|depend|\bguess\b(?! what)|tell you|ask me|not sure|no idea|undecided|torn between|(can.?t|cannot|couldn.?t) (decide|pick|choose|say)|confess|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|told|said|pretend|love it/
G: whats the last small lie you told. not a big one
G: mine was telling my dentist i floss "most days" this morning

# ff-040 | ok | job offer nervous monday suit prep career | /breath|calm|sleep|water|walk|prep|question|ask|smile|you.?ll|you.?re going|shoes|arriv|early|practi[cs]e|music|suit|them|lucky|eat|breakfast|panel|wear|remember|confiden|nail|got this|good luck/
G: interview tmrw 9am for the air traffic thing, 3 person panel, i havent had one since i was 22
G: tell me something calming?? what do you say to people

# ff-041 | ok | museum costume tour guide history wig tourists castle |
G: did three ghost tours tonight in full bonnet. a child asked if i was dead and when i said yes he said "same"

# ff-042 | ok | money lottery win million spend rich buy ticket house | /house|mum|mom|parents|family|quit|boat|sleep|buy|pay|tell (my|no|every)|secret|debt|trip|nothing|invest|give|chef|land|bakery|bookshop|pool|job|ticket|car|first|ridiculous|friends|someone (to|who|whose)|island|castle|yacht|butler|horse|goat|plane|sofa|robot|llama|jacuzzi|cheese|chair|statue|tractor|piano|flat|apartment/
G: office syndicate won 38 dollars between 11 of us. im never working again
G: if it'd been the real jackpot whats your most unreasonable purchase

# ff-043 | ok | stadium wicket score final century umpire | /cricket|football|match|watch|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|game|sport|team|rugby|test|tennis|learn|explain|rules|wicket|follow|fan|innings|bat|pretend|convert|score/
B: you disappeared around 5 haha
G: match was on!!! do NOT text during an over
G: do you even follow cricket or should i unmatch

# ff-044 | ok | sister baby newborn niece birth tiny name hold |
G: any min now
B: ??
G: waiting on a text
B: the suspense is killing me and i dont even know what its about
G: IM AN AUNT
G: 3.1 kilos, looks like winston churchill, perfect in every way

# ff-045 | ok | drive car licence instructor roundabout fail parallel learn | /test|pass(ed)?|fail|drive|licen[cs]e|first|second|third|time|attempt|instructor|clutch|roundabout|parallel|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|bus|examiner|stall|learn|minor|car|lesson|tries/
G: failed my driving test again. 4th. I indicated left into a church
G: did you pass first time like a smug person

# ff-046 | ok | mask wig costume stage backstage show actor |
B: so you make wigs. for who
G: mostly theatre. one very famous mans very famous "own hair". i signed something

# ff-047 | ok | silly animal fight duck horse swan win battle | /geese|goose|swan|duck|win|fight|run|hide|kangaroo|negotiat|bread|lose|\bone (big|bus|giant|goose|massive|huge|target|large)|the one\b|\bone,|\bone\.|just one|ten|big|small|stick|bin lid|surrender|tactic|shield|kick|strateg|climb|wings|peace/
G: hypothetical from work lunch, we're at war over it
G: 50 normal geese or 1 goose the size of a bus. you have a tennis racket

# ff-048 | ok | lonely city new weekend people settle miss home | /club|class|join|say yes|people|group|coffee|walk|friend|neighbour|run|volunteer|weekend|show|pub|quiz|together|meet|routine|time|same|lonely|months|explore|market|library|invite|sundays|football|slow/
G: moved to boise 5 weeks ago for work. sundays are the worst tbh, i end up walking round target talking to no one
G: how do ppl make friends at 34 like genuinely

# ff-049 | ok | plant leaves water pot dying sunlight repot green soil roots |
G: my monstera has dropped another leaf out of spite
G: i said i was going on a date and she looked at me and dropped it

# ff-050 | ok | pub quiz team round points tuesday trivia win answers | /geograph|music|sport|history|science|film|food|flag|capital|useless|round|picture|tv|strong|weak|name|quiz|trivia|knowledge|general|nineties|90s|animals|anything|depend|\bguess\b(?! what)|tell you|ask me|not sure|no idea|undecided|torn between|(can.?t|cannot|couldn.?t) (decide|pick|choose|say)|confess|cartoon|drink|politics|literature|language/
B: tuesdays are quiz night right
G: they ARE and we are down a man since Declan got engaged to someone from the rival table
G: whats your specialist subject

# ff-051 | ok | religion faith sunday pray god mass believe service | /church|faith|god|believ|relig|pray|sunday|spirit|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|raised|mass|mosque|temple|respect|bible|easter|christian|muslim|doubt|question|choir|important|depend/
G: I should say now church is a big thing for me, I'm in the usher team at my parish in Enugu and I don't miss
G: how do you see all that

# ff-052 | ok | knitting wool sweater needles scarf pattern yarn |
G: finished the jumper!! 7 months
G: one sleeve is a normal sleeve and the other is for a gorilla

# ff-053 | ok | seat train stranger sit talk headphones commute | /headphone|move|smile|talk|stay|nod|pretend|window|book|sleep|chat|leave|stand|share|phone|polite|get off|seat|silent|scream|stare|friend|either|ignore|ask|accept|marry/
G: empty bus. EMPTY. man gets on and sits right beside me and starts peeling an egg
G: what do you do in that situation

# ff-054 | ok | tall height inches heels shoes short measure taller |
B: 6 foot 1? nice
G: yep. bio says it, photos show it, yet every man is surprised in person like ive done it on purpose

# ff-055 | ok | children future family want someday parent baby | /kid|child|family|i.?d want|want (kids|them|one|a|two|to be)|someday|one day|dad|father|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|open|parent|future|undecided|niece|nephew|uncle|honest|maybe|right person|two|soon/
G: ok 38 so im allowed to skip the small talk. kids yes/no/dunno?

# ff-056 | ok | news studio presenter listen morning jam roads |
G: i do the traffic on the radio 6 to 9 so when you're stuck on the ring road that is my voice telling you you're stuck
G: people wave at me with one finger sometimes

# ff-057 | ok | playlist music listen band album tune headphones repeat | /song|album|play|music|band|loop|repeat|listen|radio|abba|fela|beyonc|tune|track|guilty|theme|jazz|podcast|silence|playlist|chorus|artist|afrobeats|ballad|embarrass|depend|\bguess\b(?! what)|tell you|ask me|not sure|no idea|undecided|torn between|(can.?t|cannot|couldn.?t) (decide|pick|choose|say)|confess/
G: spotify thing says i listened to one brenda fassie song 211 times this yr, no shame
G: whats yours gonna be. the embarassing one

# ff-058 | ok | phobia fear afraid scared weird irrational scream | /moth|bird|pigeon|clown|height|spider|fear|scare|afraid|terrif|needle|balloon|deep|water|lift|wet|phone|frog|cotton|sponge|wasp|snake|lizard|fish|velvet|dark|sock|call|nothing|weird|depend|\bguess\b(?! what)|tell you|ask me|not sure|no idea|undecided|torn between|(can.?t|cannot|couldn.?t) (decide|pick|choose|say)|confess|\bmine\b|slug|escalator|mannequin|doll|puppet|mascot|ketchup|geese|goose|\brats?\b|mice|cockroach|butterfl|chalk|holes?\b|edge|thunder|dentist|seaweed|jelly|worm|belly|label|sticker/
G: confession. i cant be near loose buttons. sewn on is ok. loose = I leave the room
G: your turn

# ff-059 | ok | strike trains cancelled platform wedding travel coach taxi lift |
B: did you make it to Ennis in the end?
G: I did not make it to Ennis
G: I made it to Limerick Junction where I have lived now for 3 hours with a lady called Bernie and her sandwiches

# ff-060 | ok | boss promotion manager raise office email money salary ask | /ask|number|email|meeting|list|money|raise|book|wr(ite|ote)|evidence|calm|figure|leave|offer|walk|talk|tell (them|him|her|your)|boss|say|first|confiden|quit|cv|market|worth|look(ing)? (for|around)|polite|hr\b|direct/
B: you alive?
G: no
B: what happened
G: found out the new guy i TRAINED is on 6k more than me
G: im shaking typing this. do i say something on monday or do i just quietly become evil

# ff-061 | ok | compliment photo smile picture dress cute blush |
G: thanku for saying that about my eyes. most ppl on here just say hey
G: im blushing in a tax office fyi

# ff-062 | ok | spell name pronounce meaning irish siobhan letters saoirse | /say|pronounc|try|name|guess|kee|qwee|leen|lin\b|keel|bad(ly)?\b|terribl|disaster|sneez|lost|again|teach|not well|kwee|keeva|queeva|caoi|attempt|google|wrong|letters|vowel|practi[cs]|sounded|sound(s|ing)? (like|it)|quee|trap|correct|confident/
B: Caoilfhionn... beautiful name
G: ok but say it. out loud. now. how did it go

# ff-063 | ok | rat kitchen trap cheese pest hole skirting catch |
B: whats that noise in your voicenote
G: which one
B: like a tiny plink
G: theres a mouse in the piano. i can hear it doing scales

# ff-064 | ok | cancel reschedule friday ill flu sick cold better rain check | /feel better|rest|next week|another|week|reschedul|no (worries|problem|rush)|course|heal|soup|sunday|whenever|don.?t worry|sorry|get well|soon|\bmad\b|fine|later|day|mind|annoyed|wait/
G: sorry sorry im gonna have to bail tonight, temp is 39 and i just cried at a kettle
G: dont hate me. can we do next week?? are u annoyed

# ff-065 | ok | chess opening pawn blitz rating queen board checkmate | /chess|play|pawn|queen|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|lose|beat|board|rules|teach|horse|game|rusty|checkmate|knight|draughts|bad at|terrible|rematch|blitz|rating|opening|win/
G: 1840 on lichess since u asked. you didnt ask
G: do u play or do i have to be alone in this

# ff-066 | ok | teacher class pupils year school marking children lesson |
B: how were the year 9s
G: one of them asked if i was alive during the war
G: when i said which war he said "any"

# ff-067 | ok | drunk night club dance friends morning head remember | /hangover|water|eggs?|toast|bacon|sleep|crisps|coke|shower|salt|greasy|fry|hydrat|electrolyte|noodle|bed|pickle|dark|walk|tea|coconut|suya|lie|nothing|prayer|pepper soup|regret|breakfast|never/
G: hangover so bad i can hear the fridge thinking
G: whats ur cure pls be quick

# ff-068 | ok | profile fish holding picture old recent face | /year|last|old|recent|summer|month|photo|pic|taken|guilty|caught|busted|vintage|20\d\d|era\b|decade|ancient|archive|retro|while|before|back|\bhat\b|hair|same|selfie|\bnow\b|mirror|still|ago|proof|beard|angle|send|lighting/
G: question about photo 4. the one in the hat. when was that taken because the phone in your hand is a nokia

# ff-069 | ok | kayak paddle boat capsize canoe rescue wet kids water |
B: how was the lesson
G: right so im meant to be the assistant coach yeah, ive the whistle and everything, and i was telling the under 12s how you never ever lean back, and i leaned back to show them what not to do, and over i went, and the river there is about 4 degrees and brown, and this child Oisin who is NINE fished me out by the hood and said you're grand miss, you're grand, like i was his elderly aunt

# ff-070 | ok | ick turn off annoying shoes date deal behaviour rude | /ick|rude|waiter|late|phone|chew|loud|clap|speaker|mean|whistl|snap|interrupt|selfie|baby (talk|voice)|shoes|queue|litter|staff|slow|reply|lie|never (ask|tip|apolog|say sorry|say thank)|cancel|brag|splash|none|nothing|walk|people who|when (someone|people)|depend|\bguess\b(?! what)|tell you|ask me|not sure|no idea|undecided|torn between|(can.?t|cannot|couldn.?t) (decide|pick|choose|say)|confess|read receipts|toes|spit|lick|finger|mirror|hashtag|\bflex|gym|mouth|sock|sandal|wallet|money|shout|vape|crypto|swipe|banter|\bbro\b|slurp|mine\b|fork|knife/
G: icks. go. ill start, men who say "yummy"

# ff-071 | ok | night sky stars comet moon clear dark planet |
B: ok what was the big secret thing tonight
G: my telescope came. i've looked at jupiter. it has little friends
G: ngl i got a bit emotional in the carpark behind lidl

# ff-072 | ok | date place bar walk meet choose idea gallery market restaurant | /walk|bar|drink|market|gallery|museum|dinner|food|park|bowling|mini ?golf|arcade|cinema|beach|river|cafe|lunch|coffee|tea|aquarium|record|bookshop|boat|somewhere|place|tacos|ramen|garden|zoo|music|pub|picnic|ice cream|karaoke|suya|\bgrill|breakfast|brunch|swim|climb|pottery|gig|comedy|theatre|show|film|board ?game|darts|bingo|quiz|dessert|cake|noodle|chai|escape room|skat|milkshake|street/
G: i dont do drinks anymore (8 months!) so a bar's no good for me
G: what would you suggest instead

# ff-073 | ok | jealous friend girl instagram comment photo ex | /friend|cousin|sister|colleague|work|fair|ex\b|nobody|no one|comment|just|she.?s|ask(ing)?|honest|tell you|nothing|hearts?|known|harmless|not (dating|seeing)|mate|single|bot/
G: not being funny but who is Thandi and why does she put 🔥 under every single thing you post

# ff-074 | ok | prosthetic hand limb workshop socket patient fit |
B: how does someone get into prosthetics
G: failed furniture design
B: serious?
G: a leg is a leg
G: made a kid a foot today, he wanted the skin part in glow in the dark so i said why not
G: best day ive had since march honestly

# ff-075 | ok | early alarm snooze wake dawn bed sunrise | /morning|night|owl|early|snooze|alarm|wake|lark|bed|sunrise|5am|six|noon|late|neither|tired|afternoon|dawn|coffee|depend|\bguess\b(?! what)|tell you|ask me|not sure|no idea|undecided|torn between|(can.?t|cannot|couldn.?t) (decide|pick|choose|say)|confess|sleep/
G: up at 4.45 every day for milking so im basically dead by 9pm, just so you know the terms
G: morning or night person??

# ff-076 | ok | lost earring drain search jewellery gold |
B: any luck?
G: found it. in the rice. i had been stirring my grandmothers ring for 40 minutes

# ff-077 | ok | politics vote election news party debate government opinion | /vote|polit|left|right|middle|argue|debate|care|news|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|govern|issue|discuss|listen|opinion|matter|agree|disagree|important|peace|depend|table|campaign|honest|party|parties/
G: i canvass for local elections so i have to ask, are you political at all or do you leave the room

# ff-078 | ok | toast burnt fire alarm smoke kitchen brigade toaster evacuate |
B: so hows working from home treating you
G: fine until 10.15
B: what was 10.15
G: entire building evacuated
G: it was me
G: it was a single crumpet

# ff-079 | ok | dream night sleep meaning last nightmare | /dream|teeth|late|exam|fly|fall|chase|naked|train|school|remember|never (remember|dream|have|get|recall)|nightmare|sleep|lift|running|weird|forget|blank|fish|wake|woke|nothing|psychic|mine|flying|talking|house|stairs|animal|plot|boring|spreadsheet|lost/
G: dreamt you were a ticket inspector on the Gautrain and you fined me for having soup
G: what weird ones do you get

# ff-080 | ok | ceramic clay wheel kiln mug glaze class |
G: pottery wk 3: made a bowl
G: teacher said "and what is it"

# ff-081 | ok | sport rugby derby skate bruises helmet track team roller | /watch|come|cheer|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|scared|try|skate|fall|loud|front row|banner|sunday|sit|crowd|ticket|when|support|derby|brave|knee|time|there|love to|rules/
B: roller derby?! do people actually get hurt
G: only the slow ones. name is Quiche Lorraine, number 350, 25 minutes in the oven
G: bout is on the 29th if the venue doesnt flood again. would u come watch or is it too soon

# ff-082 | ok | bank contactless wallet shop blocked pin cash |
G: card got declined for 1 pound 20 in front of my old headteacher. he paid. he said "still struggling with numbers then"

# ff-083 | ok | learn speak duolingo yoruba hindi words accent fluent | /speak|language|word|english|french|spanish|hindi|zulu|afrikaans|irish|yoruba|igbo|tamil|german|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|school|menu|swear|learn|order|duolingo|only|bad(ly)?|fluent|bit of|owl|two|only one|one and|just (the )?one|\bone\b[,.]|three|half|sign/
G: I interpret sign language for the state parliament so my hands are more tired than my mouth
G: how many languages do you have, swearing counts. and which one would you lie about on a cv

# ff-084 | ok | salt snow ice lorry truck winter roads pun names |
B: big news day up there?
G: massive. council announced the new gritters name and its Spready Mercury and the entire village is pretending we didnt all vote for Grit Happens

# ff-085 | ok | bad date worst story awful dinner awkward app funny | /date|worst|bad|awful|once|story|ex\b|mother|mum|late|cried|bill|never|two hours|tell you|spider|left|awkward|train|silent|quiet|told|walked|talk|wrong|nothing|fine|(from|was|on) me\b|disaster|horror/
G: can i complain about apps for 1 sec
B: go for it
G: one man asked my blood type. no hello
B: so whats your worst one on here
G: he brought his own ketchup. like a bottle. in a coat
G: yours??

# ff-086 | ok | exhausted overwhelmed cry work tough rest stress listen | /vent|listen|talk|distract|either|both|ear|here|tell me (about|every|what|all|from)|tell me$|joke|quiet|hug|rest|you want|need|offload|silly|whatever you|soup|plan|go on/
G: week from hell. gran in hospital, car clamped, cried in a b&q
G: i dont need fixing just... are you any good at listening or shall we do jokes

# ff-087 | ok | neighbour noise wall music practise loud instrument |
G: u up
B: barely
G: same
B: its 1.30
B: why are you awake lol
G: upstairs has bought a trombone. he knows one third of the imperial march

# ff-088 | ok | age older gap years thirty birthday young number | /age|year|old(er)?|young|number|gap|matter|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|bother|mature|problem|birthday|concern|fine by|worr|grown|same page|issue|energy|maths|\b41\b|looks? good|okay|\bok with|happy|cool with|good with|eight|\b8\b|arithmetic|sums?\b|adds? up|checks out|calculator|not bothered/
G: u know im 41 right. and you're 33. just checking ur maths is ok with that

# ff-089 | ok | fix repair spin leak plumber flood sock | /filter|turn|off|plumber|unplug|kick|sock|drain|hose|youtube|google|call|pump|towel|water|switch|pray|repair|landlord|clean|door|hit|coin|blocked|engineer|manual|reset|warranty|level|load/
G: washing machine has walked itself to the middle of the kitchen and is full of water and its hissing. are u handy. what do i do

# ff-090 | ok | mango season fruit juicy ripe alphonso eat market |
G: first box from ratnagiri isnt till april but my dad has already begun speaking about it in the family group daily, like a weather system

# ff-091 | ok | crisps flavour biscuit favourite chocolate packet shop aisle | /crisp|chip|biscuit|choc|salt|vinegar|nut|cheese|sweet|popcorn|plantain|haribo|biltong|digestive|toblerone|wasabi|peanut|doritos|oreo|pickle|chin|spicy|gum|cookie|namkeen|hobnob|fruit|samosa|apple|anything|savoury|depend|\bguess\b(?! what)|tell you|ask me|not sure|no idea|undecided|torn between|(can.?t|cannot|couldn.?t) (decide|pick|choose|say)|confess|\bbar\b|\broll\b|\bpie\b|sausage|twix|\bmars\b|snickers|kit ?kat|bounty|pringles|wotsits|monster munch|jerky|mints?\b|ice cream|slush|do(ugh)?nut|pastry|malteser|wine gums|skittles|jell(y|ies)/
G: im at the garage. petrol station snack of choice go you have 30 secs

# ff-092 | ok | parents meet mum dad family visit lunch house early soon |
G: my mam found your profile over my shoulder and says you've "a kind forehead"
G: do with that what you will

# ff-093 | ok | alien zombie survive skills bunker end world | /cook|drive|run|hide|snack|morale|fix|map|swim|first|die|bait|plan|charm|carry|talk|tins?|surviv|barter|bunker|leader|look ?out|skill|jokes|build|navigat|sleep|useless|aid|calm|music|bring|stories|watch/
B: I think id survive the apocalypse by being too annoying to eat
G: putting together my apocalypse team. ive a welder, a midwife and a man who can whistle really loud
G: annoying is a vibe not a skill. what do u actually bring

# ff-094 | ok | wedding headtie aunty tie scarf fabric winner busy |
B: enjoy the weekend!
G: Thank you! Market with my mum, then gele for two brides and a mother in law who wants "bigger than hers"
B: who wins that fight

# ff-095 | ok | ferry island storm boat harbour wind stuck crossing waves |
G: boats off again so im on inis oirr till god knows
B: what do you do there when its stuck
G: theres 2 pubs and a priest, we manage
B: any chance you're back by saturday?

# ff-096 | ok | exhibition painting art gallery draw canvas colour opening |
G: i paint pub signs. did one called The Slug and Regret last week, their choice
B: please say you have a photo

# ff-097 | ok | mechanic engine truck grease garage oil diesel spanner workshop |
B: hey, how was the road trip back to Kalgoorlie
G: 6 hrs, 2 emus, 0 radio
B: what do you think about for six hours

# ff-098 | ok | bowl spoon lentil tomato noodle hot bread ladle flavour | /tomato|lentil|dal\b|daal|chicken|leek|onion|pumpkin|butternut|mushroom|pea\b|ramen|minestrone|egusi|ogbono|okra|pepper|broth|chowder|noodle|oxtail|cream|tin(ned)?|bisque|gazpacho|vegetable|carrot|beetroot|miso|lumpy|chunky|smooth|thick|spicy|hot|cold|alphabet|stock|potato|depend|\bguess\b(?! what)|tell you|ask me|not sure|no idea|undecided|torn between|(can.?t|cannot|couldn.?t) (decide|pick|choose|say)|confess|pho\b|day\b/
B: I contain multitudes. mostly soup
G: lol
G: right but what KIND of soup. i'm from a soup family this actually matters

# ff-099 | ok | date meet butterflies outfit excited calm sweaty hands | /nervous|excit|calm|butterfl|bit\b|little|same|me too|sweat|terrif|scared|relax|good (kind|way|nerves)|look(ing)? forward|can.?t wait|chang(ed|ing)|shirt|outfit|\b(yes|yeah|yep|yup|aye|no|nope|nah|never|once|twice|guilty|not yet|not really|haven.?t|have not|i have|i did|didn.?t|definitely|absolutely|sadly|probably|maybe)\b|ironed|fine|panic|jitter|nerves|both|cool/
G: is it mad that im nervous for tomorrow. ive delivered actual calves
G: are you?? tell me you're a bit nervous or i'll feel like an eejit. ive changed my top twice and its not even the day

# ff-100 | ok | typo autocorrect phone spelling message wrong meant send |
B: 6pm at the museum steps then?
G: yes
G: omg yes
G: so excited to meat you
G: MEET
G: leaving the country now bye

# ff-101 | declined | |
B: so drinks next week? I found a place with a rooftop
G: that's sweet but I've thought about it and I don't see this going anywhere romantic for me. wishing you the best of luck on here

# ff-102 | declined | |
G: hey so bit awkward, the guy i was seeing before, we've decided to give it a proper go
G: didnt want to just vanish on you. you were lovely to chat to. take care x

# ff-103 | declined | |
B: hey you went quiet, everything ok?
B: ?
G: I'm not interested, please stop messaging me

# ff-104 | declined | |
B: I had a great time on Saturday :)
G: Aw me too honestly you're good fun. But I have to be straight with you abeg, the spark no dey for my side. I no want waste your time. Let's leave it here

# ff-105 | declined | |
G: deleting the app tonight, im done with dating for good i think, its not u
G: i wont be keeping in touch with anyone from here, just thought id say it instead of ghosting

# ff-106 | declined | |
B: ok what about just a walk, no pressure, 20 mins
G: No. I said no last week and the week before. I am not going to meet you.

# ff-107 | caring | |
B: hey havent heard from you since tuesday, hows things
G: not great. i keep thinking everyone would be better off if i just wasnt here anymore
G: dont know why im telling you sorry. i just cant see the point of waking up tmrw

# ff-108 | minor | |
G: cant talk long got double maths then my mum collects me
B: haha are you doing evening classes?
G: no lol year 11. i put 18 on here cos it doesnt let u join otherwise im 15

# ff-109 | sexual | |
B: nice chatting today, how was the gig
G: gig was fine but im bored and in bed. send me a nude, i want to see your dick

# ff-110 | threat | |
B: I think we should leave it there, sorry
G: you dont get to leave it. i know what street you park on and my brothers know your face
G: sleep well because somebody is going to break your legs
`);
