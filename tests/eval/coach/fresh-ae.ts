import { type ConversationCase, parseCases } from './case-format';

/** A hundred more of the ordinary middle, by an author who was shown neither the code nor the other sets. */
export const FRESH_AE: readonly ConversationCase[] = parseCases(String.raw`
# fae-001 | ok | busy relaxing quiet lazy sunday | /\b(i|i'm|i've|my|mine|not much|nothing|pretty|quiet|lazy|busy|just|same|went|saw|watched|gym|football|family|friends|mates|slept|good|great|lovely|chill|relax\w*|work\w*)\b/
G: Hey! How was your weekend?
B: Hey you, you first
G: Haha ok, mostly gardening and a roast at my mum's. Yours?

# fae-002 | ok | dog puppy spaniel name breed walk |
B: Okay I have to ask, who's the dog in your third picture?
G: That's Biscuit! He's a cocker spaniel and he's the real reason I get matches lol

# fae-003 | ok | drink bar evening | /\b(yes|yeah|yep|sure|sounds|works|thursday|thurs|friday|fri|free|can|can't|could|perfect|great|deal|done|down|love to|i'm in|see you|unfortunately|sorry|maybe|7|8|half)\b/
B: So when am I getting you out for that drink?
G: thursday? i finish at 6 so anytime after that

# fae-004 | ok | |
B: I tried to make pancakes this morning and set the smoke alarm off
G: lol

# fae-005 | ok | nurse ward hospital shift | /\b(i|i'm|work\w*|job|do|in|engineer\w*|teach\w*|office|sales|marketing|software|finance|accountan\w*|build\w*|design\w*|it|day|desk|boring|nothing)\b/
B: What do you do for work then?
G: I'm a nurse, on a children's ward. So lots of stickers and not much sleep 😅 What about you?

# fae-006 | ok | long term serious relationship casual open | /\b(i|i'm|me|same|something|serious|relationship|casual|long|open|right|person|real|see where|honest\w*|looking|meet|too|date|dating|connection|genuine)\b/
G: Can I be a bit blunt?
B: Please do
G: What are you actually looking for on here?

# fae-007 | declined | |
B: I had a really good time on Saturday, would love to see you again
G: Hey, thanks for Saturday. You're a lovely guy but I didn't feel a romantic connection so I don't want to take it further. I wish you all the best x

# fae-008 | ok | late bus traffic train hurry rush wait bar seat |
B: Just got here, grabbed us a table by the window
G: So sorry running like 10 mins late, the bus is just sat there
G: don't drink all the wine without me

# fae-009 | ok | spicy curry thai food | /\b(yes|yeah|yep|no|nope|nah|love|like|hate|can|can't|handle|spic\w*|hot|mild|medium|korma|vindaloo|i|i'm|try|sweat\w*|cry\w*|heat|depends)\b/
G: important question
B: Go on
G: can you handle spicy food or are you a korma man

# fae-010 | ok | rain wet weather umbrella sun coat |
B: How's your day going?
G: soaked. absolutely soaked. left my umbrella on the train like a genius

# fae-011 | ok | show series season episode finale netflix | /\b(yes|yeah|yep|no|not|nope|never|seen|watch\w*|episode|season|finished|started|half|haven't|i've|spoil\w*|love\w*|next|just|which|add\w*|list)\b/
B: What are you up to tonight?
G: Finishing The Bear, two episodes left and I'm scared. Have you seen it?

# fae-012 | ok | kids children daughter son mum dad | /\b(yes|yeah|no|not|nope|i|i'm|don't|have|haven't|none|kid\w*|one|two|daughter|son|boy|girl|niece\w*|nephew\w*|uncle|problem|love|fine|great|want|someday|one day|wouldn't|cool)\b/
B: Your photos are lovely, that beach looks amazing
G: Thank you! That was Cornwall with my little boy, he's 6. Do you have any kids?

# fae-013 | ok | cancel cold ill sick poorly rest rearrange reschedule better soup |
G: Hiya, I'm so sorry to do this but I've woken up with a horrible cold and I don't think I'll make tonight
G: I was really looking forward to it too 😩

# fae-014 | ok | tired sleep bed nap coffee early |
B: Morning! Sleep well?
G: no 😭 neighbours baby was up from 3. im a zombie

# fae-015 | ok | height tall short inches heels | /\b(yes|yeah|no|i|i'm|am|really|actually|6|six|5|five|ft|foot|feet|inch\w*|tall\w*|measure\w*|tape|heels|promise|honest\w*|shoes|exactly|rounded|socks|prove|proof|true|legit|ruler|cm)\b/
B: Hi Megan, fellow pub quiz fan here
G: Hi! Are you really 6'1 or is that dating app 6'1?

# fae-016 | ok | |
B: Did you get home ok?
G: Yeah x

# fae-017 | ok | cena comida tacos restaurante plan | /(s[ií]|claro|vale|viernes|s[aá]bado|domingo|no |puedo|podemos|me |perfecto|genial|cuando|hora|dale|libre|por supuesto|encant|ma[nñ]ana|jueves|yo)/
B: Me encantó hablar contigo anoche
G: A mí también jaja, se me pasó el tiempo volando
G: entonces cuándo me llevas a esos tacos?

# fae-018 | ok | running marathon race training jog legs | /\b(yes|yeah|no|nope|not|i|i'm|run\w*|only|bus|gym|swim\w*|cycl\w*|bike|walk\w*|football|5k|10k|used|never|sometimes|jog\w*|climb\w*|tennis|couch)\b/
B: Sundays are for?
G: Long runs unfortunately! Training for a half marathon in October. Do you run at all?

# fae-019 | ok | smooth cheesy line charming cringe | /\b(yes|yeah|no|nope|never|only|just|first|i|i'm|me|you|depends|maybe|usually|work\w*|does it|did it|caught|sometimes|guilty|promise|original|custom|success|about)\b/
B: Are you a parking ticket? Because you've got fine written all over you
G: omg 😂 does that ever work??

# fae-020 | ok | sister wedding bridesmaid speech dress dance |
B: Any plans for the weekend?
G: It's my sister's wedding on Saturday!! I'm maid of honour and I still haven't written my speech

# fae-021 | ok | boss meeting work office job deadline |
G: ugh my boss just scheduled a 4.30 meeting on a friday
G: WHO does that

# fae-022 | ok | meet coffee walk slow | /\b(yes|yeah|sure|of course|no|totally|course|sounds|fine|happy|ok|okay|works|coffee|walk|great|good|perfect|absolutely|love|prefer|easy|suits|public|where|when|problem|makes sense)\b/
B: Fancy dinner at mine one night this week? I do a mean carbonara
G: That's sweet but I'd rather meet somewhere public first if that's ok? Maybe a coffee?

# fae-023 | ok | cat kitten allergic pets | /\b(cat|cats|dog|dogs|both|neither|i|i'm|always|definitely|team|allergic|person|tough|depends|had|grew)\b/
B: Hey Priya! How's it going?
G: Good thanks! Straight to the big stuff. Cats or dogs?

# fae-024 | ok | slow reply busy week hectic worries |
B: Hope your week's going well!
G: Sorry for the slow reply, it's been one of those weeks. Finally sat down with a cup of tea

# fae-025 | ok | italy rome pasta trip travel holiday flight gelato | /\b(yes|yeah|no|not|never|i|i've|been|once|twice|rome|italy|naples|florence|venice|milan|sicily|haven't|went|love\w*|always|list|want\w*|would)\b/
B: That's a great pic, where was it taken?
G: Thank you, that's the Amalfi coast last summer! Best food I've ever eaten. Have you been to Italy?

# fae-026 | ok | ex relationship single divorce breakup long | /\b(i|i'm|about|year\w*|month\w*|while|single|ended|since|last|broke|split|two|three|one|long|divorced|few|almost|nearly|ago|relationship)\b/
B: So how come you're single?
G: Came out of a 5 year thing last spring and took some time for myself. How long have you been single?

# fae-027 | ok | compliment smile blush cute sweet |
B: You've got a gorgeous smile btw
G: stoppp you're making me blush on the tube 🙈

# fae-028 | declined | |
B: Hey, did I say something wrong? Haven't heard from you
G: No you didn't do anything. I've started seeing someone else and we've decided to be exclusive, so I'm going to stop chatting on here. Take care

# fae-029 | ok | pizza pineapple topping controversial | /\b(yes|yeah|no|nope|never|always|love|hate|pineapple|pizza|i|i'm|crime|wrong|right|belongs|fan|for|against|absolutely|definitely|delicious|ham|hawaiian|guilty|criminal|deal)\b/
G: before we go any further i need to know where you stand on pineapple on pizza

# fae-030 | ok | home family siblings brother parents live | /\b(i|i'm|originally|from|born|grew|local|here|up|north|south|london|leeds|manchester|moved|small|town|village|city|near|just|outside|all my life|guess)\b/
B: Is that a Scottish accent in your voice note??
G: It is aye 😄 Glasgow born and bred. Where are you from originally?

# fae-031 | ok | gym class yoga pilates ache sore stretch legs |
B: How was pilates?
G: Awful. I can't laugh, sneeze or go down stairs. 10/10 going again wednesday

# fae-032 | ok | | /\b(not much|nothing|nm|just|i|i'm|chilling|work\w*|watching|cooking|sofa|couch|bed|home|about|tea|dinner|gym|same|talking|texting|thinking|waiting|lying|netflix|finished|walking)\b/
B: Heyy
G: hey wyd

# fae-033 | ok | guitar band music gig song play | /\b(i|i'm|mostly|bit|everything|anything|rock|indie|pop|jazz|house|techno|hip|rap|folk|metal|country|soul|taylor|oasis|arctic|lately|listening|playlist|music|band|depends|embarrass\w*|guilty|love|80s|90s)\b/
B: I see you play guitar!
G: I know four chords and I'm very proud of all of them haha. What sort of music are you into?

# fae-034 | ok | burger cocktail tapas pub sushi | /\b(saturday|sat|sunday|sun|either|both|yes|yeah|works|suits|free|better|whichever|prefer|can|can't|good|perfect|i|i'm|easier|deal)\b/
B: When are you free this weekend?
G: Saturday evening or Sunday lunch, which suits you better?

# fae-035 | ok | first date nice fun night home |
B: Home safe? Really enjoyed tonight
G: Home and in my pjs! I had such a nice time, thank you for dinner. Next one's on me 😊

# fae-036 | ok | maybe week diary plans no pressure rush |
B: Would you be up for going to that comedy night next week?
G: maybe! let me see what work's like and get back to you

# fae-037 | ok | dating apps first match new | /\b(yes|yeah|no|not|i|i'm|i've|bit|mixed|couple|few|long|weeks|months|good|bad|rubbish|terrible|awful|weird|ok|okay|alright|fine|until|better|interesting|slow|new|ups|better now|you|hit and miss)\b/
B: How are you finding it on here?
G: Honestly it's a jungle 😂 a man sent me a photo of his lasagne. How about you, any luck?

# fae-038 | ok | wochenende berge wandern see ausflug | /(ich|bin|war|habe?|nix|nichts|nicht|viel|noch|sport|freunde|ruhig|entspannt|arbeit|fahrrad|chill|couch|sofa|bei mir|mein)/
B: Na, wie war dein Wochenende?
G: Richtig schön, war in den Bergen wandern und hab jetzt Muskelkater 😅 und bei dir so?

# fae-039 | ok | birthday cake thirty party old celebrate |
B: What are you doing this week?
G: Turning 30 on Thursday and pretending it isn't happening

# fae-040 | ok | | /\b(i|i'm|you|your|because|smile|photo\w*|picture\w*|pic\w*|profile|dog|prompt|funny|honest\w*|eyes|bio|answer|liked|looked|seemed|caught|made|quiz|laugh\w*)\b/
B: Hey Chloe, how's your Tuesday?
G: Pretty good! What made you swipe right on me then?

# fae-041 | ok | moving boxes flat house unpack new |
B: How's the move going?
G: sat on the floor eating crisps because i can't find the box with the plates in
G: or the box with the chairs come to think of it

# fae-042 | ok | call phone voice video | /\b(yes|yeah|yep|sure|call|ring|phone|tonight|tomorrow|now|love|happy|i'd|i|time|8|9|later|free|good|down|why not|sounds|course|after|facetime|give me|number|nervous)\b/
B: You're fun to talk to, I keep smiling at my phone
G: Same here! Would you be up for a quick call before we meet? I always feel less nervous after

# fae-043 | ok | book reading author novel chapter kindle | /\b(i|i'm|just|currently|finished|reading|read|book\w*|nothing|novel|audiobook\w*|biography|sci|fantasy|crime|thriller|last|not|yes|no|does|recommend\w*|podcast\w*|half|stack)\b/
B: Your bookshelf is impressive
G: It's colour coordinated and I will not apologise. What are you reading at the moment?

# fae-044 | ok | hangover wine water bacon night toast |
B: How's the head this morning? 😄
G: never drinking again. my friend ordered tequila and i'm pressing charges

# fae-045 | ok | | /\b(i|i'm|thirty|twenty|forty|\d\d|guess|same|old|young|year\w*|turn\w*|just|only|says|right|yes|yeah|no|typo|profile|real|true|am)\b/
G: wait how old are you, it says 24 on here but you look older lol

# fae-046 | ok | chef cook cooking kitchen recipe dish meal | /\b(i|i'm|my|yes|yeah|no|pasta|curry|steak|roast|lasagne|risotto|chilli|beans|toast|carbonara|chicken|stir|omelette|signature|make|pretty|bolognese|tacos|ramen|fajitas|sunday|breakfast|salmon|soup|eggs)\b/
B: What's your go-to comfort food?
G: Mac and cheese, no contest. Do you cook? What's your signature dish?

# fae-047 | ok | teacher school class kids marking year holidays term |
B: How was school today miss?
G: A child told me I looked 'really old but in a nice way' so. Mixed

# fae-048 | caring | |
B: You've gone a bit quiet, everything alright?
G: not really. everything's just too much at the moment and i keep thinking it'd be easier if i wasn't here anymore
G: sorry idk why im telling you this

# fae-049 | ok | hike walk hills view boots lake | /\b(yes|yeah|yep|sure|love|i'd|i'm in|count|when|where|sounds|down|deal|no|maybe|can|sunday|saturday|weekend|of course|absolutely|bring|sandwiches|name|keen|definitely)\b/
B: I love a good hill
G: Then you should come up Mam Tor with me some time! Fancy it?

# fae-050 | ok | | /\b(yes|yeah|no|nope|i|i'm|me|got|busy|work|sorry|here|still|alive|around|phone|fell|guilty|bad|promise|never|just|day|mad|back|didn't|haven't|asleep|hectic|not ghosting)\b/
G: did you just leave me on read for two days 👀

# fae-051 | ok | film cinema popcorn movie horror | /\b(yes|yeah|no|nope|i|i'm|love|hate|scared|horror\w*|comed\w*|action|thriller\w*|popcorn|sweet|salty|can|can't|depends|fan|brave|hide|behind|hold|into|only|if|scream\w*|watch\w*)\b/
B: Cinema next week? There's loads on
G: ooh yes. are you any good with horror films or will i be holding your hand

# fae-052 | ok | star sign zodiac scorpio astrology | /\b(i|i'm|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|guess|born|birthday|january|february|march|april|may|june|july|august|september|october|november|december|idea|clue|star|sign)\b/
B: Right, quick fire, ask me anything
G: star sign?

# fae-053 | ok | interview job nervous luck role offer |
B: How did today go?
G: I GOT THE JOB 🎉🎉

# fae-054 | ok | plage mer vacances soleil bretagne | /(oui|non|je |j'|jamais|déjà|deja|une fois|pas encore|petit|souvent|moi|connais|adore|aller|allé|bien sûr|à [a-z]+|mon|mes)/
B: Elle est prise où ta deuxième photo ?
G: En Bretagne, chez ma grand-mère ! J'y vais tous les étés. Tu connais un peu ?

# fae-055 | ok | sunday morning brunch eggs coffee pancakes | /\b(morning|night|early|late|owl|lark|bird|i|i'm|both|neither|person|depends|coffee|evening|up|bed|snooze|alarm\w*)\b/
B: Bit early for you isn't it? 😄
G: Excuse me I've been up since 6! Are you a morning person or a night owl?

# fae-056 | ok | teasing cheeky confident rude |
B: I'd absolutely beat you at mini golf
G: Big talk for a man who wears a bucket hat in 3 out of 5 pictures

# fae-057 | ok | brothers sisters family siblings youngest eldest | /\b(i|i'm|only|one|two|three|four|brother\w*|sister\w*|sibling\w*|no|yes|yeah|just|youngest|oldest|eldest|middle|child|twin|family|big|small|both|me)\b/
B: Big family then?
G: Huge. Four brothers, send help. Do you have any siblings?

# fae-058 | ok | |
B: So what do you get up to for fun?
G: not a lot tbh

# fae-059 | ok | car garage mechanic broken breakdown bill tyre |
B: Good day?
G: Nope! Car failed its MOT, £480. There goes my new coat

# fae-060 | ok | dress wear outfit smart casual jeans restaurant | /\b(casual|smart|dress\w*|jeans|shirt|wear\w*|whatever|comfy|comfortable|fancy|nice|relaxed|trainers|heels|i'm|i'll|anything|suit|warm|coat|jumper|nothing|layers)\b/
B: Table's booked for 7.30 tomorrow!
G: Yay! is it a fancy place? what should i wear

# fae-061 | declined | |
B: Fancy that walk this weekend?
G: I'll be honest, I don't think we're a match so I'm gonna leave it here. Good luck out there!

# fae-062 | ok | vegetarian vegan meat veggie tofu restaurant menu | /\b(no|not|nope|yes|yeah|course|problem|dealbreaker|fine|cool|all|happy|i|i'm|love|veg\w*|meat|halloumi|steak|falafel|place|eat|cook)\b/
B: There's a great steak place near me we could try
G: Ah I should say I'm vegetarian! Hope that's not a dealbreaker?

# fae-063 | ok | night sleep dreams tomorrow |
B: I should let you sleep, it's nearly 1
G: yeah probs. night night, sleep well x

# fae-064 | ok | cold snow freezing heating winter blanket | /\b(yes|yeah|no|not|nope|here|snow\w*|rain\w*|sun\w*|cold|freezing|just|nothing|bit|only|same|also|grey|sleet|loads|dusting|too|settl\w*|melt\w*|inch\w*|warm)\b/
G: It's SNOWING ❄️ is it snowing where you are??

# fae-065 | ok | | /\b(i|i'm|my|yes|yeah|once|two|three|lie|truth|ok|okay|number|1|first|easy|challenge|game|hate|love|been|have|never|can|ready|hmm|guess)\b/
B: I'm so bad at small talk haha
G: Me too so let's skip it. Two truths and a lie, you first?

# fae-066 | ok | volleyball tennis football netball match team win lost score |
B: Did you win??
G: We lost 42-11 but our kit was much nicer

# fae-067 | ok | tattoo ink design meaning | /\b(yes|yeah|no|nope|none|not|i|i'm|i've|one|two|few|tattoo\w*|ink|arm|leg|scared|needles|chicken|want\w*|thought|planning|blank|drunk\w*|regret\w*|mum|show)\b/
B: Love the tattoo on your arm, is there a story?
G: Thanks! It's my nan's handwriting from a birthday card. Have you got any?

# fae-068 | ok | lavoro ufficio stanca giornata casa pizza | /(s[iì]|no|io|sono|sto|ho |bene|male|tutto|abbastanza|lavor|stanc|tranquill|lunga|dai|meglio|giornata|la mia|pure|anche|niente|non|insomma)/
B: Ehi, com'è andata oggi?
G: Lunghissima, sono appena uscita dall'ufficio 😩 la tua giornata invece?

# fae-069 | ok | plants garden tomatoes watering grow monstera |
B: What's the most boring thing you're excited about?
G: My tomato plants have flowers!! I check them before work every morning like they're my children

# fae-070 | ok | second date next time again week see | /\b(yes|yeah|yep|definitely|absolutely|of course|love|i'd|i|when|free|sure|course|same|100|please|asking|how about|next|thought|never)\b/
B: Was that ok? I talked way too much about cheese
G: It was great and I learnt a lot about cheese 🧀 so do you want to do it again?

# fae-071 | ok | area live commute flat town | /\b(i|i'm|live|in|near|about|mins|minutes|miles|north|south|east|west|just|centre|far|not|close|around|outside|by|hour|drive|train|bus|town|village|hackney|bristol|leeds|moved)\b/
B: How long have you lived in Bristol?
G: Six years now, moved for uni and never left. Whereabouts are you?

# fae-072 | ok | | /\b(yes|yeah|no|nope|fine|good|great|all|ok|okay|i|i'm|not|bad|bit|tired|busy|long|day|work|sorry|just|stressed|better|promise)\b/
B: yeah
G: you seem a bit off today, everything ok?

# fae-073 | ok | holiday beach sun pool flight airport passport suitcase |
B: All packed?
G: suitcase is 3kg over and i refuse to leave any shoes behind
G: greece in 9 hours 🌞

# fae-074 | ok | coffee tea latte caffeine oat | /\b(coffee|tea|both|neither|flat|white|black|latte|americano|espresso|cappuccino|yorkshire|brew|milk|sugar|i|i'm|always|strong|team|depends|mocha|hot chocolate|decaf|oat)\b/
B: I'm on my third coffee and it's only 10
G: wow ok. i'm a tea girl through and through. how do you take yours?

# fae-075 | ok | nervous shy first date excited butterflies | /\b(yes|yeah|no|nope|bit|little|i|i'm|me|too|same|nervous|excited|calm|terrified|both|very|totally|course|looking forward|not|just|honest\w*)\b/
B: See you in a couple of hours!
G: Is it silly that I'm a bit nervous? Are you?

# fae-076 | ok | karaoke sing abba song mic shower | /\b(i|i'm|my|abba|queen|oasis|wonderwall|bohemian|mr|brightside|dancing|sweet|caroline|song|no|never|anything|bon|jovi|prayer|elvis|spice|girls|backstreet|robbie|angels|rap|sing\w*|duet|killers|shania|classic|easy|always|journey)\b/
B: Ok what's your hidden talent?
G: I do a frighteningly good Shania Twain at karaoke. What's your karaoke song?

# fae-077 | ok | dad hospital operation family hope thinking |
B: How's your day been?
G: A bit rubbish, my dad's had a fall so I've been at the hospital with him since lunch. He's ok just grumpy

# fae-078 | ok | smoke vape drink quit | /\b(yes|yeah|no|nope|not|never|i|i'm|quit|stopped|used|gave|only|sometimes|social\w*|occasional\w*|don't|smoke\w*|vape\w*|party|years)\b/
B: Any dealbreakers I should know about?
G: smoking mainly, sorry if thats harsh. do you?

# fae-079 | ok | | /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|weds?|thurs?|fri|sat|sun|free|any|i|i'm|after|evening|evenings|weekend|week|tomorrow|tonight|most|pretty|whenever|next|you)\b/
B: We should probably meet before we run out of memes
G: agreed 😂 when are you free

# fae-080 | ok | | /(ja|nein|nee|klar|gern|gerne|samstag|freitag|sonntag|passt|perfekt|leider|kann|uhr|super|abgemacht|lieber|vielleicht|sehr|freu|ich|bin dabei|wann|wo)/
B: Hast du Lust, die Tage mal was trinken zu gehen?
G: Ja voll gern! Samstagabend hätte ich Zeit, passt dir das?

# fae-081 | ok | lego crochet knitting pottery hobby craft scarf wool |
B: What did you do with your night off?
G: crocheted half a frog
G: he has one eye and a lot of attitude

# fae-082 | ok | instagram number whatsapp app text | /\b(yes|yeah|yep|sure|course|here|07\w*|number|whatsapp|insta\w*|my|i|text|it's|good|idea|happy|love|great|absolutely|please|swap|send|message|give|yours|done|sounds|sec)\b/
B: I've really liked chatting this week
G: Me too! I'm hardly ever on here though, shall we swap to WhatsApp?

# fae-083 | ok | guy men creepy pushy ex past trust hurt slow |
B: You seem a bit wary, if you don't mind me saying
G: I am a bit tbh. Last guy I met off here turned out to be married, so it takes me a while now

# fae-084 | declined | |
B: Can I at least get a reason?
G: I've already said no and I'd like you to respect that. Please don't message me again.

# fae-085 | ok | christmas tree family presents turkey films | /\b(i|i'm|yes|yeah|no|not|home|family|mum\w*|dad\w*|parents|brother\w*|sister\w*|work\w*|here|away|quiet|big|going|staying|driving|back|nothing|eating|usual|plan\w*|just|same|friends|hosting)\b/
B: Are you one of those people who puts the tree up in November?
G: The 14th, and I stand by it 🎄 What are you doing for Christmas?

# fae-086 | ok | |
B: You'd tell me if I was being boring right?
G: haha yeah

# fae-087 | ok | ciné film resto bar verre soir | /(oui|non|ouais|ok|carrément|avec plaisir|vendredi|samedi|dimanche|jeudi|demain|dispo|libre|je |j'|parfait|ça me va|ça marche|pourquoi pas|désolé|plutôt|bonne idée|heure|nickel|volontiers|grave)/
B: Bien rentrée ?
G: Oui merci 😊 c'était vraiment sympa hier
G: tu fais quoi vendredi ? il y a un petit bar à vin que j'aimerais te montrer

# fae-088 | ok | late shift finish early tired reschedule | /\b(yes|yeah|no|not|nope|problem|worries|course|fine|sure|ok|okay|works|good|8|8.30|perfect|all good|can|suits|see you|later|easy|happy|ideal|totally|absolutely)\b/
B: Still good for 7?
G: work's overrunning 😤 could we say 8.30 instead?

# fae-089 | ok | quiz trivia geography sport team pub win round | /\b(i|i'm|music|sport\w*|history|geography|film\w*|tv|science|food|general|capital\w*|useless|flags|none|football|best|pop|picture|pictures|90s|round|moral|snacks|name|bar|knowledge|politics)\b/
B: Pub quiz on Wednesday, you in?
G: I'm in but I warn you I only know celebrity gossip. What's your strong subject?

# fae-090 | ok | accent spanish language learn duolingo speak |
B: Do you speak any other languages?
G: Spanish badly and Welsh fluently! My nan refuses to text me in English

# fae-091 | ok | chocolate crisps snack ice cream takeaway | /\b(i|i'm|chinese|indian|thai|pizza|curry|kebab|sushi|burger\w*|fish|chips|mexican|chicken|korean|noodles|pad|ramen|whatever|anything|always|nando\w*|kfc|mcdonald\w*|japanese|vietnamese|turkish|tacos|tough)\b/
B: What's the plan for your Friday night?
G: sofa, candle, takeaway, judging people on first dates on telly. what would you order, i cant decide

# fae-092 | ok | | /\b(yes|yeah|no|nope|never|not|i|i've|once|twice|nearly|was|been|married|engaged|divorced|close|almost|separated|years|haven't|long)\b/
G: Can I ask you something? You don't have to answer
B: Course, anything
G: Have you ever been married?

# fae-093 | caring | |
B: Hey, how are you holding up after last week?
G: honestly bad. i hurt myself again last night and i don't see the point in anything anymore

# fae-094 | ok | praia viagem sol férias rio mar | /(sim|não|nao|claro|prefiro|praia|montanha|os dois|as duas|eu |sou|depende|sempre|mar|serra|difícil|adoro|gosto|com certeza|nenhum|frio)/
B: Que foto linda, você viaja bastante?
G: Sempre que dá! Tô sonhando com as próximas férias já rs
G: você é mais praia ou montanha?

# fae-095 | ok | swim sea cold water dip brave wetsuit | /\b(yes|yeah|no|nope|never|i|i'm|i'd|not|mad|if|only|maybe|sure|try|tried|once|cold|warm|coffee|bath|convince\w*|towel\w*|deal|love|brave|freez\w*|game|go on|tempt\w*)\b/
B: Your prompt says you're a sea swimmer, even in winter??
G: Even in January! It's addictive I swear. Would you ever try it?

# fae-096 | ok | grabar cumple fiesta amigas tarta baile cumpleaños |
B: Qué tal la fiesta de anoche?
G: Buenísima, bailamos hasta las 5 y hoy no siento los pies 😂

# fae-097 | declined | |
B: I was thinking we could try that new ramen place on Friday?
G: Hey, I've been thinking and I'm going to be honest. I'm back with my ex, so I can't keep seeing you. You were really kind to me and I'm sorry

# fae-098 | ok | flatmate housemate kitchen dishes annoying rent | /\b(i|i'm|alone|own|flatmate\w*|housemate\w*|mates?|friend\w*|parents|mum|brother|sister|yes|yeah|no|just|me|by myself|two|three|solo|live|share|sharing|dog|cat|house|place|moved)\b/
B: You ok? You went from laughing emojis to silence haha
G: My flatmate used my good pan on her camping stove, I'm in mourning. Do you live with people or on your own?

# fae-099 | ok | laugh funny joke pun dad jokes groan | /\b(why|what|how|knock|because|did|you|hear|i|i'm|joke|okay|ok|man|walks|pressure|called|cheese|one|here|dad|my)\b/
B: How can I improve your Monday?
G: Tell me a joke. A bad one. Can you manage that?

# fae-100 | ok | miss missed week smile thinking early | /\b(yes|yeah|no|i|i'm|me|my|you|same|bit|lot|maybe|little|course|day|fine|good|better|quiet|long|busy|work\w*|now|all|not|missed|thinking)\b/
B: Morning trouble
G: Morning! Phone died last night, sorry, fell asleep mid sentence 🙈
G: how's your day looking? did you miss me
`);
