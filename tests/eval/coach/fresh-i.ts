import { parseCases } from './case-format';

/** Fresh set I: written without sight of the code, the rules or any other set. */
export const FRESH_I = parseCases(String.raw`
# fi-matatu | ok | traffic bus jam commute music road patience | /\b(play|playing|blast\w*|on repeat|songs?|playlist|albums?|artists?|band|jazz|rock|pop|rap|hip.?hop|afro\w*|amapiano|reggae\w*|dancehall|gospel|soul|funk|disco|country|techno|house|metal|abba|beyonc\w*|burna|fela|sauti|podcasts?|silence|speakers?|aux|dj|80s|90s|rumba|bongo|classical|benga|lo.?fi|fleetwood|stevie|marley|wizkid|tems|bach|audiobook|birdsong)\b/
G: stuck in a matatu on thika rd for 1 hr 20 now. driver is playing gospel then straight into dancehall, no warning
B: haha what a mix
G: so what would be on if YOU had control of the speakers?

# fi-welder | ok | weld sparks torch shipyard helmet steel workshop | 
G: yes i actually am a welder, no the photo isnt a costume
B: thats the coolest job on here
G: aye everyone says that and then asks me to fix their gate. im on a strict no gates policy til at least the third date

# fi-postie | ok | letters delivery dog bite route barking | /\b(yes|yeah|yep|no|nope|nah|none|dogs?|cats?|pets?|puppy|lab|labrador|beagle|terrier|retriever|poodle|mutt|allergic|i have|i'?ve got|had one|animals?|parrot|goldfish|fish|hamster|rabbit|just me|tortoise|chickens?|houseplants?)\b/
G: 31 years carrying mail in Toledo. Bitten four times, all small dogs. The big ones just want to lean on you.
B: That is a long time! Any favourite?
G: A Great Dane named Kevin. I still bring him a biscuit and I retired in March. Do you have any animals at your place?

# fi-spicy-vn | ok | hot chili noodles soup hanoi heat | /\b(yes|yeah|yep|no|nope|not (really|very|too)|spic\w*|hot|chill?i\w*|medium|tongue|burn\w*|fire|mild|pepper\w*|cry|crying|sweat\w*|can'?t handle|handle|tolerance|weak|wimp|milk|jalape\w*|sriracha|curry|i can eat|i can'?t eat|love it|ghost)\b/
G: Hi nice to meet you. My english still learning so sorry
B: your english is great! what do you do?
G: I do nail, in Houston. Before I cook in my aunt restaurant in Hue. You can eat spicy food or no?

# fi-ferry | ok | boat sea waves sailing deck ship queasy water | /\b(yes|yeah|yep|no|nope|never|once|twice|seasick\w*|sick|threw up|throw up|vomit\w*|puk(e|ed|ing)|turned green|green|stomach|nause\w*|queasy|sea legs|railing|bucket|overboard|on a (boat|ferry|ship)|fishing trip|rowing boat|pedalo|ginger)\b/
G: deckhand on the Bodø ferry so my weekends are weird, two weeks on two weeks off
B: wow how do you cope with the weather
G: ginger biscuits and swearing. have you ever been properly seasick

# fi-slime | ok | mold fungus lab thesis biology petri research organism | /\b(name|call|named|called|dibs|sir|mr|mrs|captain|professor|blob\w*|gary|steve|steven|slim\w*|goo\w*|ooze\w*|jabba|bob|kevin|larry|dave|prince|king|queen|lady|oscar|doug|yolk\w*|mustard|custard|houdini|mcqueen|flash|usain|bolt|bolty|turbo|speedy|banana|big bird|pikachu|homer|bart|marge|shelly|sunny|lemon|harold|gerald|dobby|moldy|mouldy|voldemort|papillon|dufresne)\b/
G: i study slime moulds. one of mine escaped its dish over the weekend and got to the other side of the bench
B: thats terrifying
G: its 4cm per hour terrifying. it is bright yellow & has no brain & needs a name. suggestions pls

# fi-hygienist | ok | teeth dentist clean brushing gums toothbrush smile | /\b(yes|yeah|no|nope|never|today|yesterday|this morning|last (night|week|month|year|time)|ago|every (day|night)|daily|twice a|floss\w*|honest\w*|plead|the fifth|gums?|dentist|guilty|confess|my lawyer|tuesday|monday|sunday|last week|weeks|toothpick\w*|waterpik|interdental)\b/
G: hi sorry using voice to text because I am driving hang on comma okay parked now so yes I'm a dental hygienist question mark
B: haha I can hear the commas
G: oh my gosh leave me alone okay so be honest when did you last floss and do not say this morning because I will know

# fi-market | ok | weekend plan meet stalls morning date cheese vegetables | /\b(sat|saturday|sun|sunday|both|either|bread|accordion|neither|can'?t do)\b/
G: the farmers market runs both days. saturday has the good bread guy, sunday has the live accordion man
B: id be up for that
G: great! which day then?

# fi-siblings | ok | family home childhood town brother sister raised parents | /\b(grew up|raised|born|i'?m from|i am from|outside of|just outside|small town|brothers?|sisters?|siblings?|only child|oldest|eldest|youngest|middle (child|one|of)|twins?|one of|two of|three of|\w+ of us|moved (around|a lot|from|to)|just me|farm|suburbs?|countryside|near the|up north|down south|coast|\d(st|nd|rd|th) of|first of|last of)\b/
G: I'm the 5th of 7, from a village outside Kumasi. Dinner was a competitive sport
B: I bet you're fast with a fork lol
G: Undefeated. You? where did you grow up, and are there more of you 😄

# fi-night-baker | ok | bread bakery oven dough croissant shift dawn sourdough | /\b(croissants?|pain au|sourdough|bagels?|cinnamon|danish|brioche|baguettes?|muffins?|do(ugh)?nuts?|pastr\w*|rolls?|buns?|tarts?|eclairs?|cookies?|focaccia|rye|scones?|pretzels?|bread|loaf|cakes?|turnover|kouign\w*|palmiers?|almond|chocolate|everything|all of (it|them)|the (whole|entire) tray|strudel|cannol\w*|sausage roll|pies?|pastel de nata|brownies?)\b/
G: going to bed now
B: its 11am??
G: baker hours! been up since 1. if you could walk in at 6am and take one thing straight off the tray what is it

# fi-divorce-dance | ok | lessons dancing partner feet rhythm studio steps | /\b(yes|yeah|yep|no|nope|danc\w*|left feet|rhythm|salsa|weddings?|my moves|no moves|dad moves|coordinat\w*|shuffl\w*|two.step|macarena|giraffe|clumsy|bachata|tango|swing|the bar|bar type|bar guy|waltz|lessons?|teach me|sway|toes|drinks? in)\b/
G: Started salsa at 52 after my divorce. I'm not good but I'm loud
B: That's honestly inspiring
G: Inspiring is what people say when you fall over! Do you dance at all, or are you a stand near the bar type

# fi-bees | ok | hive honey sting beekeeper swarm wasps garden pollen | /\b(yes|yeah|yep|no|nope|nah|scared|afraid|terrif\w*|brave|bees?|stings?|stung|scream\w*|wasps?|allerg\w*|suit|epipen|hives?|honey|not at all|a (bit|little)|bumble\w*|petrified|fine with|okay with|ok with|cool with|from a distance)\b/
G: i have 60000 roommates lol
B: ?? hostel life?
G: bees!! two hives on the roof in ljubljana. are you scared of them? its kind of a dealbreaker sorry not sorry

# fi-bus-driver | ok | bus route driving depot wheel stop | /\b(sing|by the window|window|front|back (seat|row)|at the back|upstairs|top deck|downstairs|thank\w*|headphones|earphones|sleep\w*|nap|stare|quiet|silent|reads?|reader|book|phone|talks?|chatty|chat to|the seat|my bag|stand\w*|passenger|music|polite|cheers drive\w*|the driver|miss(ed)? my stop|my stop|never take|don'?t take|goose|well.behaved|kind (who|that)|type (who|that)|one (who|that)|exact change|panic|bell)\b/
G: I drive the 43. I have seen things.
B: Haha like what?
G: A man with a live goose. A proposal. Another man with, I think, the same goose. What sort of passenger are you?

# fi-onion | ok | cooking pasta sauce recipe kitchen chef dinner | /\b(cook|i make|i do a|make a|my dish|dish|pasta|carbonara|curry|chill?i|steak|roast|risotto|lasagn\w*|tacos?|soup|stew|omelet\w*|eggs?|toast\w*|stir.fry|ramen|pizza|fish|salmon|chicken|pancakes?|shakshuka|paella|bbq|burgers?|takeaway|takeout|cereal|beans|noodles?|signature|bolognese|ragu|pie|mac and cheese|lentil\w*|dal|dumplings|moussaka|jollof|rice|gnocchi|fajitas|sandwich\w*|salad)\b/
G: ok i judge ppl by how they cut an onion
B: badly and crying
G: noted 📝 whats your one dish. everyone has one dish

# fi-cello | ok | concert music strings bach audition bow rehearsal | /\b(yes|yeah|yep|no|nope|play(ed|ing)?|piano|guitar|drums?|violin|trumpet|recorder|ukulele|sax\w*|flute|bass|kazoo|triangle|sing|instruments?|lessons?|banjo|clarinet|harmonica|accordion|tone.?deaf|in the shower|tambourine|trombone|cello|gave up|never)\b/
G: Second desk cello, a regional orchestra you've never heard of in Daegu, now in Leipzig.
B: Amazing. I can barely clap in time.
G: Clapping in time is honestly rarer than you think. Did you ever play an instrument?

# fi-lidl | ok | supermarket middle aisle bargain shopping trolley kayak purchase | /\b(bought|buy|purchased?|i own|got a|spent|regret|impulse|machine|maker|gadget|drone|fryer|juicer|treadmill|bike|guitar|kayak|telescope|shoes|jacket|hat|sword|nft|crypto|lamp|waffle|knife|knives|ebay|amazon|middle aisle|paddleboard|tent|unicycle|air ?fryer|chainsaw|accordion|spiraliz\w*|trampoline|still in (the|its) box|never (used|worn))\b/
G: went to lidl for milk
G: came home with a wetsuit and a soldering iron. no milk
B: classic
G: worst impulse buy u ever made go

# fi-er-nurse | ok | hospital ward tired patients nurse sleep unwind | /\b(sleep|nap|naps|bed|couch|sofa|walk\w*|run|runs|running|gym|bath|hot shower|tv|netflix|series|movies?|films?|books?|read|reading|music|beer|wine|drink|tea|cook\w*|bake|baking|takeaway|takeout|pizza|ice cream|games?|gaming|xbox|playstation|climb\w*|swim\w*|see friends|call (my|a)|doomscroll\w*|yoga|stretch\w*|guitar|garden\w*|decompress|unwind|switch off|bike|cycling|stare at|lie on|lego|puzzles?|headphones|candles?|phone off|meditat\w*|breath\w* exercises?|dog|box(ing)?|punch\w*)\b/
G: Just off a 13h shift. Someone thanked me today so I cried in the linen room, good tears
B: You deserve it!!
G: ❤️ how do you switch off after a rotten day, i need new ideas

# fi-chess | ok | board queen pawn opening checkmate tournament kids | /\b(yes|yeah|yep|no|nope|i play(ed)?|play (a|it|on|with|against|badly|you)|(do|don'?t|did|can|can'?t|used to) play|chess|knights?|rook|bishop|pawns?|queen|king|rusty|beginner|checkers|elo|rules|horse\w*|sicilian|e4|rematch|teach me|badly|(i'?d|i would|i always) lose|lose to|since i was|online)\b/
G: coach an under 12 chess team in Yerevan, they are ruthless. One offered me a draw "out of pity"
B: Brutal 😂
G: He was right though. Do you play? I promise no pity

# fi-roadtrip | ok | drive car highway camping van desert travel journey | /\b(snacks?|chips|crisps|jerky|cand(y|ies)|gumm(y|ies)|haribo|chocolate|nuts|trail mix|pretzels?|cheetos?|doritos?|licorice|twizzlers?|skittles|m&ms?|sunflower|popcorn|sandwich|coffee|energy drink|red bull|fruit|grapes|apples?|cookies?|oreos?|slim jims?|peanuts?|mints?|gum|hot dogs?|sour|sweet|salty|reese\w*|combos|corn ?nuts|pringles|takis|taquitos?|slush\w*|pickles?|fritos|funyuns|honey bun|beef stick|peanut butter|pork rinds)\b/
G: driving Albuquerque to Duluth on friday, 20 hours w/ my grandma's armchair in the back
B: thats a long one! why the chair
G: she left it to me. smells like her and menthols. anyway very important. best gas station snack?

# fi-teeth-dog | ok | vet puppy chewed slippers mischief naughty trainer | /\b(shoes?|couch|sofa|remote|homework|ate|eaten|chew\w*|destroy\w*|my (\w+ )?(dog|cat|puppy|rabbit|hamster|parrot)|no pets|never had|wallet|passport|glasses|phone|charger|cables?|socks?|pillows?|plants?|carpet|curtains?|headphones|sandwich|vase|blinds|laptop|wallpaper|mattress|shredded|scratched|knocked|worst|slippers)\b/
G: update my dog ate the left one of EVERY pair of shoes i own. only left
B: he's a collector
G: a sociopath. whats the worst thing a pet ever destroyed of yours

# fi-climb | ok | climbing boulder gym rope chalk grip harness | /\b(yes|yeah|yep|no|nope|nah|sure|heights?|climb\w*|wall|scared|afraid|terrif\w*|ladders?|up for|down for|i'?m in|count me in|vertigo|belay\w*|tuesday|let'?s do)\b/
G: Belay is on me, coffee after is on you 😌
B: oh so this is a plan now?
G: tuesday 7pm, the wall behind the station. are you ok with heights, yes or no

# fi-translator | ok | words translate subtitles dictionary speak meaning | /\b(words?|serendipity|petrichor|moist|favou?rite|i (like|love|hate)|means?|saudade|hygge|schadenfreude|\w*fenster\w*|defenestrat\w*|onomatopoeia|kerfuffle|discombobulat\w*|flabbergast\w*|cozy|mellifluous|ubiquitous|lollygag\w*|wobble|spatula|pamplemousse|gently|mine|probably|definitely|(got|has) to be|it'?s called|[a-z]+, (it'?s|which|because|as in|from))\b|["“‘«][^"”’»]+["”’»]|(^|\s)'[^']+'(\W|$)/
G: I subtitle cooking shows from Bulgarian. My whole life is forty two characters per line.
B: Nice! Must be fun
G: It is mostly the word "gently". Do you have a favourite word? In any language, I collect them

# fi-thrift | ok | clothes secondhand thrift style outfit fashion seventies shop | 
G: ur jacket in pic 3 omg
B: my grandad's, 1974!
G: stoppp i run a vintage stall in leeds, ive got grown men crying over collars like that. guard it with ur life

# fi-hurricane | ok | storm electricity flood weather roof outage | /\b(yes|yeah|yep|no|nope|nah|lights|generator|candles?|safe|dry|flood\w*|trees?|roof|lost|(it|we|missed|hit|got|just) (missed|hit|got|rain|lucky|wind)|missed us|hit us|over here|out here|up here|down here|i'?m (ok|okay|fine|good|safe)|we'?re (ok|okay|fine|good|safe|all right|alright)|inland|damage|still (on|off|out)|power|windy|wind|rain|sunny|branches)\b/
G: day 3 no power here in lafayette, my neighbor is running a generator and an extension cord through my kitchen window like an angel
B: oh no are you alright?
G: yeah we're good! eating everything out the freezer in order. how bout you, did it hit over there?

# fi-museum | ok | painting gallery art exhibition rooms visitors | /\b(steal|stole|heist|i'?d take|painting|monet\w*|van gogh\w*|mona lisa|vermeer\w*|picasso\w*|klimt\w*|hopper|rothko\w*|dali\w*|kahlo|hokusai|great wave|sculpture|statue|david|dinosaur\w*|t.?rex|mummy|armou?r|sword|diamond|hope diamond|the scream|starry night|nighthawks|sunflowers|caravaggio|rembrandt|basquiat|gift shop|vase|crown\w*|pearl earring|the kiss|rosetta|stone|louvre|prado|met|british museum|fossil|skeleton|whale|helmet|banksy|warhol|egyptian|meteorite|nothing)\b/
G: Museum guard. Eight hours a day of telling people not to lick things
B: to LICK things?
G: Twice this year. So, no security, no consequences: what do you steal from any museum on earth?

# fi-shy-first | ok | awkward shy nervous message hello start introvert app | /\b((a|two|three|four|five|six|\d+|few|couple( of)?|last|this|about) (weeks?|months?|years?|days?|while|hours?)|brand new|new (here|too|to)|just (joined|started|signed|downloaded|got)|not long|not (that|very|too|really) long|a while|first (day|week|time|chat|month)|yesterday|since \w+|on and off|ages|joined|started|too long|long enough|forever|weeks|months|newbie|rookie|same (here|boat))\b/
G: hi.. um i'm really bad at this. my cousin made me the profile
B: No worries at all, hi! I'm Tom
G: hi tom. have you been on here long?

# fi-trucker | ok | truck lorry driving road podcast cab miles haul | /\b(podcasts?|listen\w*|episodes?|audiobooks?|true crime|comedy|shows?|recommend\w*|try|serial|rogan|silence|playlist|harry potter|lord of the rings|dune|sherlock|stephen king|sanderson|hardcore history|history of|hitchhiker\w*|rest is|99% invisible|99 percent|lateral|radiolab|off menu|discworld|pratchett|this american life|radio|album|albums|voice notes?|i'?ll read|news|queen|abba|heavyweight)\b/
G: Hauling 22 tonnes of yoghurt to Rotterdam, so hello from a lay-by
B: Hello yoghurt lady!
G: ha. I've run out of things to listen to and there's 600 km left. What have you got for me?

# fi-deaf | ok | language asl hands signing interpreter hearing | /\b(yes|yeah|yep|no|nope|not (yet|really|much|a)|sign\w*|asl|bsl|alphabet|learn\w*|fingerspell\w*|a (little|bit|few)|rusty|teach me|swear words|youtube|only|thumbs.?up|makaton)\b/
G: Heads up since it comes up on dates: I'm Deaf, I sign and lipread okay-ish unless there's a moustache
B: Thanks for telling me! clean shaven luckily
G: Excellent, you pass round one 😂 Do you know any sign at all?

# fi-lottery | ok | lottery money rich winning jackpot millionaire prize retire | 
G: office syndicate won!!!! £11.40 each
B: don't spend it all at once
G: too late. meal deal. upgraded to the fancy crisps because thats who i am now

# fi-mars | ok | planet space telescope stars rocket galaxy physics | /\b(yes|yeah|yep|no|nope|nah|i'?d (go|take|stay|miss)|go|going|stay(ing)?|mars|martian|earth|rocket|planet|one.way|the ticket|wifi|never|potato(es)?|return (ticket|trip|flight)|oxygen|in a heartbeat|the moon|too far|sign me up|pizza up there|not a chance|absolutely not|hell no|return)\b/
G: postdoc in radio astronomy in Pune, so basically I listen to static for a living
B: Deep. hear anything good?
G: One microwave oven in the canteen. Serious question: one way ticket to Mars, would you take it

# fi-choir-40 | ok | sing alto voice concert church harmony | /\b(karaoke|songs?|i sing|sing|queen|bohemian|abba|dancing queen|mamma mia|elvis|whitney|bon jovi|livin\w*|sweet caroline|neil diamond|journey|believin\w*|oasis|wonderwall|mr brightside|killers|toto|africa|backstreet|spice|tina|dolly|jolene|9 to 5|johnny cash|shania|meat ?loaf|bowie|sinatra|my way|lady gaga|duet|rick astley|the mic|wham|total eclipse|i will survive|ring of fire|country roads|summer of 69|torn|baby|vengaboys|tequila)\b/
G: choir went badly tonight. i came in two bars early. solo. in the silent bit
B: noooo
G: YES. the priest winked at me. tell me ur karaoke song so i feel better

# fi-marathon-injury | ok | running knee race ankle recover rest physio training | /\b(broke|break|broken|injur\w*|sprain\w*|tore|torn|ankle|knee|arm|leg|wrist|shoulder|my back|finger|toe|nose|ribs?|collarbone|surgery|cast|crutch\w*|stitches|never (broken|had)|hospital|hamstring|football|skiing|skateboard\w*|pulled|tendon|bone|a&e|er\b|concussion|fell|dislocat\w*|tooth|teeth|elbow|trampoline|thumb|burn(ed|t)?|fractur\w*|acl)\b/
G: bad news, stress fracture, no marathon for me in october. sulking with frozen peas on my foot
B: Ah man I'm sorry, you'd trained so hard
G: thanks :( 5 months! ok distract me. worst injury story, yours

# fi-crochet | ok | yarn knitting wool stitch blanket hook handmade | /\b(hobby|hobbies|model|knit\w*|jam|brew\w*|garden\w*|tomato\w*|puzzles?|jigsaws?|collect\w*|birds?|birdwatch\w*|warhammer|chess|fishing|pottery|wood\w*|whittl\w*|sourdough|stamps?|trains?|coins|sudoku|crosswords?|origami|bingo|bowls|gin rummy|cards|bridge|naps?|napping|early dinner|radio|feeding|ducks|pigeons|baking|bake|allotment|crochet|soup|slippers|shed|complaining|weather|i (knit|paint|make|build|grow|fish|bake|collect))\b/
G: made a crochet frog. then made him a smaller frog. now he has responsibilities
B: hahaha I love that
G: ty 🐸 whats ur most grandparent hobby

# fi-mixedup | ok | pharmacist pills prescription counter customer medicine joke | /\b(the lie|lie is|lying about|(the|your|my) (first|second|third)( one)?|(first|second|third) one|number (one|two|three|[123])|[123]|llamas?|twin|yogh?urt|commercial|my money|i'?m going with|i'?ll go with|i say|has to be|gotta be|must be|bitten)\b/
G: two truths & a lie. 1 i was in a yogurt commercial as a baby 2 i have a twin 3 ive been bitten by a llama
B: ooh tough one
G: my pharmacy queue is staring at me so quick, which is the lie

# fi-teacher-report | ok | teacher class pupils lesson classroom homework | /\b(at school|in school|school|swot|nerd\w*|class clown|quiet|shy|chatty|chatterbox|trouble\w*|naughty|daydream\w*|back (of|row)|front row|detention|teacher'?s pet|lazy|i was|i were|talked|homework|sporty|doodl\w*|out the window|reports?|skipp\w*|bunk\w*|well.behaved|angel|bored|geek\w*|asleep|straight a|average|menace|guess)\b/
G: Marking 28 essays on Macbeth. One says his tragic flaw is "being Scottish"
B: As a Scot I'm offended and impressed
G: I gave him half a mark. What were you like at school then? I can usually guess

# fi-alaska | ok | alaska snow winter dark light cabin | /\b(summers?|winters?|heat|cold|hot|warm\w*|snow\w*|sun|sunshine|beach\w*|sweat\w*|layers|seasons?|autumn|spring|freez\w*|froze\w*|frost\w*|ski\w*|both|neither|thermals?|minus|shorts|flip.?flops|parka)\b/
G: there's a moose in my driveway again so im late for work. legit excuse in fairbanks
B: do you just wait??
G: you just wait. he owns it now. are you a summer person or can you hack real cold

# fi-arabic-mix | ok | syria cooking bread hummus homesick family | /\b(hummus|falafel|shawarma|kebab|kebap|tabbouleh|fattoush|kibbeh|kebbeh|baklava|knafeh|kunafa|manakish|za'?atar|muhammara|shakshuka|yes|yeah|no|never|tried|once|syrian|mezze|baba gh?an\w*|lentil\w*|not yet|first time|halloumi|yalanji|fatteh|makloub\w*|maqluba)\b/
G: Good evening. I am Rima, from Damascus, seven years in Berlin
B: Hi Rima! What do you miss most?
G: The jasmine in my grandmother yard, and her kitchen of course. Did you ever try the Syrian food? What you liked from it?

# fi-plumber | ok | pipe leak tap bathroom sink repair | /\b(drill\w*|shel(f|ves)|ikea|paint\w*|taps?|pipes?|toilet|sink|flood\w*|leak\w*|burst|electrocut\w*|electric\w*|shock|door|broke|duct tape|ceiling|hole|hammer|wonky|furniture|til(e|es|ing)|never|diy|plumber|washing machine|boiler|curtain\w*|wall|bookcase|wardrobe|kitchen|bathroom|fuse|fire|glued?|a&e|called (a|my))\b/
G: I own a plumbing firm. 4 vans, 6 women, zero lads named Dave
B: Legend! business must be good
G: Booming love, men keep watching youtube. What's the worst DIY disaster you've caused, be truthful

# fi-sleep-trivia | ok | trivia pub wednesday points winning | /\b(sports?|geography|history|music|science|films?|movies?|tv|food|flags?|capitals?|literature|books?|pop culture|animals?|politics|80s|90s|disney|maths?|football|snacks|cheese|dinosaurs?|space|category|simpsons|beer|drinks round|art|mythology|eurovision|biscuits|f1|general knowledge|star wars|lord of the rings|nature|lyrics|one.hit wonders|picture round|cars|trains|vikings|romans|wwii|world war)\b/
G: quiz team is one down because ahmed had the nerve to have a baby
B: the selfishness
G: unreal. whats ur category. if u say general knowledge im unmatching

# fi-widow | ok | husband widow grief loss time gentle heart | /\b(divorc\w*|married|marriage|widow\w*|single|separated|relationships?|my ex|ex.?(wife|girlfriend|partner)|wife|partner|girlfriend|\w+ years|a year|months ago|long.term|broke up|split up|never married|engaged|engagement|kids|my story|before this|ended|fianc\w*|heartbreak|short version|on my own)\b/
G: I'll say it early, I was widowed four years ago. I talk about him sometimes. It isn't a sad thing to me now, mostly.
B: Thank you for telling me, that's completely fine
G: That's kind. And you? What's your story, before this app I mean

# fi-fourquestions | ok | curious questions interview breakfast owl pineapple quick | /\b(cats?|dogs?|sea|mountains?|mornings?|nights?|sweet|savou?ry)\b/
G: quickfire dont think!!! cats or dogs, sea or mountains, morning or night, sweet or savoury

# fi-onlyher-bio | ok | profile lighthouse picture hike trip background tower | /\b(ireland|scotland|maine|brittany|france|norway|spain|portugal|cornwall|wales|iceland|denmark|canada|oregon|california|nova scotia|croatia|new zealand|australia|sweden|michigan|germany|england|lighthouses?|taken|took (it|that)|(it'?s|that'?s|that was|it was|was) (in|on|at|near|off|from|up|down|just)|coast|island|stock photo|third (photo|pic\w*|one)|guess)\b/
G: Hi! I have a thing for lighthouses so I have to know where your third photo was taken

# fi-secondjob | ok | work boss office career promotion colleague resign | /\b(i work|work (as|in|at|for)|working (as|in|at|for)|job|i'?m an?|i do|i run|i teach|i fix|i drive|i sell|i write|i build|engineer|teacher|nurse|chef|designer|developer|sales|marketing|electrician|carpenter|student|doctor|lawyer|accountant|accounting|bartender|freelance\w*|between jobs|self.?employed|paramedic|mechanic|office|it support|software|pilot|farmer|retired|i (actually |really |mostly |do )?(like|love|hate|enjoy) (it|my)|pays)\b/
G: QUIT MY JOB TODAY
B: wait what congrats?? or condolences?
G: congrats!!!! no more insurance claims. opening a plant shop in cebu w/ my sister. what do you do and do you actually like it

# fi-ghosttest | ok | bathroom bug catch brave insect | /\b(glass|cup|paper|postcard|card|kill|squash|squish|shoe|slipper|catch|caught|outside|set (him|her|it) free|release|rescue\w*|name (him|her|it)|leave (him|her|it)|live there|move (out|house)|scream\w*|run away|i run|burn|roommate|flatmate|spiders?|hoover|vacuum|relocat\w*|out (of )?the window|rent|call (you|my|the)|mug|tupperware|towel|ladder|shower elsewhere|his bath|her bath|its bath|the bath|introduce)\b/
G: test number 1: there is a spider in the bath, size of a biscuit. what do you do

# fi-tulum | ok | vacation holiday beach travel trip airport flight passport | /\b(yes|yeah|yep|no|nope|nah|trips?|travel\w*|going to|heading to|off to|(i )?fly|flying|flights?|booked|holiday planned|beach|italy|spain|greece|japan|portugal|mexico|thailand|morocco|france|iceland|lisbon|rome|paris|london|staycation|nowhere|camping|my couch|my sofa|planned|planning|no plans|hik\w*|broke|saving up|next (week|month|year|weekend|summer|spring)|in (january|february|march|april|may|june|july|august|september|october|november|december)|oslo|weekend in)\b/
G: just landed back from tulum and my suitcase went to oslo without me
B: at least one of you got a second holiday
G: she's living her best life!! do u have any trips coming up

# fi-korean-drama | ok | series drama tv episode binge netflix watch korean | /\b(yes|yeah|watch\w*|series|shows?|episodes?|seasons?|netflix|severance|the bear|succession|slow horses|the office|breaking bad|better call saul|sopranos|friends|documentar\w*|bake off|k.?dramas?|anime|squid game|crash landing|reality tv|nothing (right|at|much|atm)|tv|films?|movies?|hbo|disney|star trek|seinfeld|silo|andor|football|finished|rewatch\w*|bing\w*|traitors|white lotus|the wire|fargo|peaky blinders|ted lasso|fleabag|dark)\b/
G: cried at a kdrama on the train this am, a salaryman handed me a tissue without eye contact
B: that's the most polite thing I've ever heard
G: right?? peak osaka. what are you watching atm

# fi-ranch | ok | ranch cow cattle farm cowboy animal newborn | 
G: mornin. been up since 4 pullin a calf, she's a beauty, 80 lbs
B: good morning! wow, congrats to mom
G: lol mom is mad at everybody. boots full of god knows what and im smilin like an idiot

# fi-fr-fromage | ok | fromagerie affinage plateau vin pain odeur goût chèvre | /(comt[eé]|roquefort|\bbrie\b|camembert|ch[eè]vre|munster|reblochon|raclette|beaufort|morbier|maroilles|gruy[eè]re|cantal|mozza|parmesan|burrata|\bbleu|\btomme|\bfeta\b|vache qui rit|\bkiri|babybel|gouda|cheddar|manchego|mimolette|[eé]poisses|saint.?nectaire|saint.?marcellin|fromage|intol[eé]ran|lactose|\baucun|vacherin|cancoillotte|livarot|pont.l|coulommiers|boursin|emmental|p[eé]lardon|fourme|ossau|brousse|fondue)/
G: Bonsoir ! Je tiens une crèmerie à Annecy, alors attention, ma question est éliminatoire
B: Aïe, je t'écoute 😅
G: Tu es quel fromage ? Et pourquoi ?

# fi-fr-demenage | ok | cartons déménagement appartement camion escalier canapé meubles muscles | 
G: je déménage samedi 4ème sans ascenseur et mes deux frères ont soudainement "mal au dos"
B: comme par hasard
G: voilàà. ma mère de 63 ans vient avec une ceinture lombaire et une playlist de Johnny, c'est elle la cheffe

# fi-de-wandern | ok | berge hütte gipfel alpen wanderschuhe wochenende tour aussicht | /(\b(ja|jo|jep|nein|nee|klar|gern|gerne|unbedingt|logisch|sofort|auf jeden fall|bin dabei|w[aä]r dabei)\b|lust\b|bock\b|dabei|wander|\bberg|h[uü]tte|samstag|sonntag|kaiserschmarrn|kondition|flachland|seilbahn|gondel|h[oö]henangst|gipfel)/
G: Servus, bin grad vom Watzmann runter, ich spür meine Knie nimmer
B: Respekt! Wie lange warst du unterwegs?
G: 13 Stunden 😅 nächstes mal was gemütliches mit Kaiserschmarrn am Ende. Wärst du dabei?

# fi-de-tatort | ok | krimi fernsehen sofa abend ermittler serie folge | /(m[uü]nster|k[oö]ln|tatort|krimi|dortmund|m[uü]nchen|\bwien|kiel\b|thiel|boerne|borowski|faber\b|batic|leitmayr|schimanski|lindholm|gar nicht|\bnie\b|\bnein\b|kein team|keins|keines|polizeiruf|nie geschaut|\bschau|guck|\bteam\b|weimar|dresden|berlin|hamburg|stuttgart|freiburg|franken|schlaf|ulmen|murot|saarbr|schwarzwald|ballauf|schenk)/
G: Sonntag 20:15 bin ich nicht erreichbar, das solltest du wissen
B: Tatort-Fan? 😄
G: Seit ich 9 bin, mit meiner Oma. Also, welches Team ist deins? Falsche Antworten gibt es leider

# fi-es-tortilla | ok | huevos patatas cocina receta sartén bar tapa comer | /(\b(con|sin)\b( cebolla|,|\.|!|$|\s(siempre|por supuesto|obvio|y punto|todo))|cebolla|cebollist|tortilla|\bobvio|siempre con|siempre sin|patata|me da igual|da lo mismo|poco hecha|babosa|cuajad|\bcon\s*$|^\s*(con|sin)\b)/
G: antes de seguir hablando necesito saber una cosa
B: miedo me das jaja
G: tortilla con o sin cebolla. piénsatelo bien

# fi-es-guadalajara | ok | primos familia novia vestido baile música | /(bodas?(?![a-z])|\bnunca\b|\bbail[eéoa]|\bel novio|\bla novia|\blos novios|me enamor|llor[eéoó]|borrach|\bvals\b|v[ií]bora|cumbia|mariachi|payaso|\bliga\b|\bramo\b|pastel|discurso|tequila|\bt[ií][oa]\b|mi primo|mi prima|una vez|me ca[ií]|cant[eé](?![a-z])|suegr|padrino|\bcura\b|invitad|vestido|se cay[oó]|nada tan)/
G: Vengo de la boda de mi prima en Tlaquepaque, tres días de fiesta, mis pies no existen
B: jajaja tres días!! qué aguante
G: El mariachi se durmió antes que mi abuela jajaja. ¿Y a ti qué es lo más loco que te ha pasado en una boda?

# fi-pt-porto | ok | cidade vinho ponte viver mudança rio norte | /(\bporto\b|lisboa|coimbra|braga\b|guimar|viseu|\bvivo\b|\bmoro\b|sou (mesmo )?(de|do|da|daqui|c[aá]|tripeiro)|nasci|cresci|cidade|aldeia|algarve|perto d|daqui|de c[aá]|de fora|brasil|\bfaro\b|aveiro|do norte|do sul|interior|madeira|a[cç]ores|tripeiro|^sim\b|^n[aã]o|h[aá] \S+ anos|\bvim\b|mudei)/
G: Olá! Mudei-me para o Porto há três semanas e já chorei com a chuva duas vezes
B: Bem-vinda! Habituas-te eh eh
G: Espero bem que sim. És mesmo de cá ou também vieste de fora?

# fi-it-nonna | ok | ragù domenica pranzo ricetta sugo famiglia | /(\bs[iì](?![a-zàèìòù])|\bno\b|cucin|carbonara|amatriciana|lasagn|rag[uù]|\bpasta|risotto|pesto|gricia|pizza|tiramis|bolognese|polpett|parmigiana|spaghetti|tonno|surgelat|\bforno|bruci|mio piatto|specialit|\bsugo|frittata|scatolett|me la cavo|fornell|delivery|cotolett|uov[ao])/
G: mia nonna ha 91 anni e oggi mi ha cacciato dalla cucina perché mescolavo "senza amore"
B: hahaha ha ragione lei di sicuro
G: sempre. e tu sai cucinare o vivi di tonno in scatola come mio fratello?

# fi-nl-fiets | ok | gestolen slot fietsen dief wiel lopen tram pech | 
G: fiets gejat. alweer. voor de deur. met TWEE sloten
B: nee joh, wat een pech
G: nummer 4 dit jaar ik verzin het niet. ik neem wel een ezel ofzo

# fi-pl-grzyby | ok | las koszyk jesień borowik spacer polana zupa natura | /(\btak\b|\bnie\b|grzyb|\blas(u|y)?\b|lesie|zbiera|prawdziwk|kurk|borowik|ma[sś]lak|muchomor|pieczark|\bnigdy|\btylko jem|dzieci[nń]stw|babci|dziadk|w sosie|zup|pierog|\bsklep|\bjem\b|zgubi|podgrzybk|koszyk)/
G: Cały dzień w lesie z tatą, dwa wiadra prawdziwków, kręgosłup do wymiany 😂
B: Zazdroszczę! Gdzie takie miejsca?
G: Tego nie zdradzę nawet po ślubie. A ty zbierasz grzyby czy tylko jesz?

# fi-sv-fika | ok | kaffe bulle kaka café gott eftermiddag kopp bakverk | /(kanel|kardemumma|bull|prinsess|chokladboll|semla|kladdkaka|t[aå]rt|\bkak[ao]|mazarin|wienerbr|kaffe|fika|b[aå]da|havreboll|dammsugare|muffin|ostkaka|sm[oö]rg|drottning|punsch|\bjag (v[aä]ljer|tar)|n[aå]t annat|n[aå]got annat|biskvi|gl[aä]ss|v[aå]ffl)/
G: Jag har just fått sparken från min egen bokklubb för att jag inte läst boken 🙃
B: Haha hur gick det till?
G: Vi var tre personer. Det blev en omröstning. Nåväl, tröstfika! Vad väljer du, kanelbulle eller nåt helt annat?

# fi-tr-kedi | ok | sokak patili tüy evcil minik mırlamak oyuncu sevimli | /(\bkedi|k[oö]pe[kğ]|\bevet|hay[iı]r|\bvar\b|\byok\b|alerji|hayvan|\bku[sş]um|bal[iı][kğ]|besle|\bisim|ismi|\bad[iı]|minno[sş]|pamuk|boncuk|tar[cç][iı]n|zeytin|duman|limon|f[iı]nd[iı]k|karamel|mercimek|simit|pa[sş]a|motor|pist\w*|şanslı|sansli|vites|egzoz|benzin|turbo|olsun|diyelim)/
G: bugün iş çıkışı motorun içinden bir yavru kedi çıkardık, Kadıköy'ün yarısı izledi
B: çok tatlı, şimdi nerede?
G: Kucağımda uyuyor 🥹 senin kedin köpeğin var mı? bir de buna isim lazım, önerin ne?

# fi-spanglish | ok | abuela dough tradition cooking kitchen | /\b(yes|yeah|yep|no|nope|s[ií]|claro|tamal\w*|tradition\w*|christmas\w*|xmas|navidad|nochebuena|christmas eve|pozole|posole|turkey|ham|cookies|my (family|familia|mom|dad|grandma|abuela|parents|aunt|tia)|dinner|midnight mass|the tree|gifts|presents|die hard|home alone|movies?|pajamas|pyjamas|games?|bu[nñ]uelos|ponche|none|we always|every year|karaoke)\b/
G: omg mi mamá already bought the masa and its only october
B: lol she's ready for december
G: te juro 😂 20 dozen tamales and im the one spreading. does ur familia have like a christmas thing you always do?

# fi-la-dying | ok | laugh laughing funny autocorrect typo sausage embarrassing | 
G: my boss just sent "thank you for your servants" to 300 people
B: did he correct it?
G: he replied all with "SERVANTS*" again im dying. i actually cant breathe send help

# fi-la-16min | ok | bus cake coffee walk soon wait table arrive | /\b(coffee|latte|flat white|cappuccino|espresso|tea|americano|mocha|chai|matcha|hot chocolate|juice|water|cortado|beer|black|oat|surprise|the same|same (for|as)|drinks?|lemonade|iced|cold brew|i'?ll (get|order)|ordered|ordering|on me|coke|cake|wine|macchiato)\b/
G: hiii im so sorry tram broke down
B: no stress I've got us a table by the window
G: ok google says im 16 minutes away. order me whatever youre having!! what are you having

# fi-la-niece | ok | aunt teenager teen music slang fashion family cool | /\b(yes|yeah|yep|no|nope|nah|not a (word|thing)|cringe|rizz|slay|sigma|skibidi|aura|no cap|bussin|six.?seven|67|lowkey|lit|under(stand|stood)|no idea|clue|google|what \w+ means|slang|half of it|translat\w*|lost me|sus|delulu|urban dictionary|they say|kids)\b/
G: Took my 15 year old niece to the cinema and she called my coat "lowkey giving divorced geologist"
B: 😂 brutal
G: The worst part is I AM a divorced geologist. Do you understand anything they say these days?

# fi-la-pineapple | ok | topping cheese slice hawaiian crust order italian | /\b(pineapple|hawaiian|pizza|pepperoni|mushrooms?|anchov\w*|margh?erita|olives?|ham|salami|sausage|quattro|tuna|onions?|peppers?|jalape\w*|cheese|nduja|chicken|bbq|truffle|burrata|mozzarella|basil|capers|artichokes?|sweetcorn|corn|toppings?|bacon|egg|rocket|prosciutto|spinach|gorgonzola|chil(l)?i|garlic|calabrese|feta)\b/
G: its a no from me sorry. hard no. we are done here
B: wait what did I do
G: pineapple!! on your profile!! ok ill give u one chance to redeem yourself, what else goes on your pizza

# fi-la-spoiler | ok | finale series ending twist show watch season | 
G: I am on the second last episode and if you tell me who did it I will hunt you down and end you. Politely.
B: my lips are sealed
G: Good. I have a shovel and a large allotment. I'm a librarian so nobody would ever suspect

# fi-la-mum | ok | work office embarrassed awkward mother meeting teacher manager | 
G: called my boss "mum" in front of the whole ward today
B: oh noooo
G: wanted to die. just lie down under the medication trolley and die. she said "yes sweetheart" and carried on so im never living it down

# fi-la-gym | ok | gym contract fitness membership cancel workout relief | 
G: It's finally over. I ended it this morning, by email, like a coward
B: uh, with who?
G: FitZone. Eleven years together, I went nine times. They asked if it was something they did

# fi-la-horn | ok | noise brass practice instrument loud music trumpet | 
G: I hate the French
B: um
G: horn. the French HORN. my upstairs neighbour has taken it up at 58 and its only the first four notes of Jurassic Park since Sunday

# fi-la-molerat | ok | zookeeper animals creature cage penguin enclosure | /\b(otters?|penguins?|elephants?|giraffes?|lions?|tigers?|bears?|monkeys?|sloths?|pandas?|meerkats?|gorillas?|zebras?|hippos?|rhinos?|seals?|capybaras?|lemurs?|snakes?|lizards?|wolf|wolves|fox|foxes|owls?|parrots?|flamingos?|octopus|sharks?|turtles?|tortoises?|koalas?|kangaroos?|camels?|llamas?|mole.?rats?|badgers?|wombats?|platypus|leopards?|cheetahs?|bats?|goats?|donkeys?|axolotls?|crocodiles?|animal|dogs?|cats?|horses?|orcas?|whales?|dolphins?|pangolin|hedgehogs?|ducks?|raccoons?|quokka|tapir|alpacas?|crows?|rats?)\b/
G: spent all night with 40 naked
B: ...go on
G: MOLE RATS. phone sent it too early omg. im a keeper at the zoo in brno, there was a heating problem. anyway now ur red in the face, favourite animal?

# fi-la-17months | ok | proud milestone congratulations alcohol drink recovery strong | 
G: I'm 17
B: ??
G: months! sober. Sorry I have a habit of hitting send. Got my little coin in the church hall in Duluth and ate an entire sheet cake with six retired plumbers

# fi-la-blocked | ok | cold sneeze tissues flu ill soup tea | 
G: blocked
B: Did I say something wrong?
G: my nose!! everything. i sound like a goose in a drainpipe. tell nobody, i read the news on local radio at 6

# fi-la-bungee | ok | jump height adrenaline rope leap brave fall extreme | /\b(yes|yeah|yep|no|nope|nah|never|jump\w*|bungee\w*|heights?|skydiv\w*|parachut\w*|scared|terrif\w*|chicken|i would|i'?d|wouldn'?t|did it|done it|did one|pay me|scream\w*|not a chance|count me|in a heartbeat|bridge|over my dead body)\b/
G: Throwing myself off a bridge tomorrow!! 134 metres, Queenstown, my 50th birthday present to myself
B: A bungee?? Happy birthday you maniac
G: Haha my daughters have stopped speaking to me. Would you ever do it?

# fi-coffeefarm | ok | coffee farm beans harvest award congratulations cup espresso | 
G: Guess who got 88 points. My lot, from my own trees in Huila, 88!
B: I don't know the scale but that sounds huge
G: It's out of 100 and my father never got over 85. I have told him four times. I will tell him again at breakfast

# fi-citizen | ok | citizenship citizen passport exam congratulations celebrate | 
G: passed the test today, 24 out of 24. nine years i am waiting for it
B: CONGRATULATIONS that's massive
G: thank you 😭 my son wave a little flag and it was the flag of Norway, we live in Canada. shop mistake

# fi-cancel-florist | ok | flowers florist roses bouquet petals | 
G: 200 peonies arrived this morning for a wedding that got called off last night
B: oof. what happens to them?
G: the bride said give them away so ive been leaving them on doorsteps round dunedin since 9. sad and lovely kind of a day

# fi-voicenote | ok | accent listen sound hear speaking recording message | 
G: ok i played your voice note twice. maybe three times
B: oh god was it bad
G: no. you have the kind of voice that reads out train delays and makes people forgive them

# fi-raincoat | ok | date meet thursday evening bar spot recognise excited | 
G: thurs works
B: 7, the place with the green door?
G: perfect. ill be in a yellow raincoat whatever the weather, its a superstition now

# fi-latereply | ok | busy late reply worries time message | 
G: hey so sorry i vanished, i had the bar exam and my phone was in a drawer at my aunts house on purpose
B: no worries! how did it go?
G: i honestly have no idea. i wrote for 12 hours over two days and the only thing i remember is a man eating a boiled egg next to me

# fi-definately | ok | spelling spell typo grammar dictionary teacher correct | 
G: You wrote definately. Twice.
B: I definitely did not
G: Screenshot saved. I've been a copy editor since 1994 and I'm choosing to find it charming, but only until Friday

# fi-hahayeah | ok | rain weekend weather quiet sofa cosy plans | 
G: not much tbh just a lazy sunday
B: Same here, rain all day
G: haha yeah

# fi-taxi-lima | ok | driver passenger ride car cab | 
G: I drive taxi at night, in Lima, only woman in my company
B: Wow, is it ever scary?
G: Sometimes. But last night a lady of 80 years ask me to drive slow past her old school and she sang the hymn, all of it, with the hand on the heart

# fi-dry | ok | tired sleep work rest day monday | 
G: fine
B: Just fine? Long day?
G: long year. spreadsheet year. i'm an auditor, it's february

# fi-bench | ok | gym lifting weights strength strong muscles barbell press | 
G: 102.5
B: degrees?
G: KILOS baby. deadlift pb. 58 years old with two new hips thank u very much

# fi-cozy | ok | english word language learn blanket fireplace warm vocabulary | 
G: Hello! Today in my class I learned "cozy". I like it so much
B: That's a good one
G: In Mongolia we have the ger in winter, the stove is on, outside is minus 35, my mother makes milk tea. Now I know how to call it for you

# fi-mumsurgery | ok | mum hospital operation relief surgery glad recovery family | 
G: she's out!!! 6 hours but the surgeon came down smiling
B: I'm so so happy to hear that
G: first thing she said was that my hair looks flat. so she is completely fine. i can feel my legs again

# fi-glacier | ok | antarctica station glacier cold signal penguins | 
G: if i disappear its bc we get 40 min of satellite a day and i spend 30 on my mum
B: I'm honoured to get the other 10
G: 9. one goes to the cricket score. 14 weeks on the ice sheet with five men and one working toaster

# fi-funeral | ok | grandfather loss condolences grief memory family sad | 
G: sorry for being quiet, we buried my grandpa yesterday. 94
B: I'm so sorry Ewa. Were you close?
G: Very. He taught me to whistle and to cheat at cards. They played his awful polka on the way out and everybody laughed and cried at once

# fi-landlord | ok | flat leak water bucket repair rent | 
G: there is a hole in my ceiling now and through it i can see mr petrovs carpet
B: wait, a real hole??
G: real hole. he lowered me down a plum brandy on a string. landlord is "looking into it" which is funny because so am i

# fi-de-absage | declined | schade gute glück verständnis ehrlich | 
G: Hey, danke nochmal für den schönen Abend am Freitag
B: Fand ich auch! Wann sehen wir uns wieder?
G: Du, ich hab viel drüber nachgedacht. Bei mir hat's leider nicht gefunkt und ich will dich nicht hinhalten. Ich wünsch dir wirklich alles Liebe

# fi-dec-met | declined | honest happy luck understand wish thanks | 
G: hey so i wanted to be upfront w you
B: Of course, what's up?
G: ive started seeing someone properly and i think its going somewhere so im gonna stop chatting on here. u were really sweet tho x

# fi-dec-stop | declined | sorry apologise understood space respect | 
G: I already said I'm not interested
B: Just one coffee! You don't know until you try
G: No. Please don't message me again.

# fi-dec-friends | declined | friend understand fair honest thanks | 
G: Last night was lovely and you make me laugh like nobody has in ages
B: I feel the same honestly
G: I think I feel it more in a mates way though? I'd hate to mess you about. So no second date from me, but if you ever need someone for that quiz machine

# fi-dec-kids | declined | understand children future honest respect best | 
G: you put "want kids someday". is that a firm one
B: Yeah, pretty firm for me, always wanted a family
G: then i'll be kind to us both and bow out here. i'm 44 and happily done with that question. you sound like you'd be a good dad

# fi-dec-leaving | declined | luck understand goodbye | 
G: i think im going to delete this app tonight, its making me feel like a parcel nobody signed for
B: Sorry to hear that. Want to swap numbers first?
G: thats nice of you but no, i need a proper break from all of it. take care of yourself ok

# fi-dec-notfeeling | declined | honest fair thanks understand | 
G: not feeling this tbh
B: Oh. Something I said?
G: nah just no spark. good luck out there

# fi-dec-distance | declined | distance far understand wish luck travel | 
G: Hi Marco. I looked at the map, you are 740 km from my village
B: I love driving!
G: Ha, you are nice. But I did this once already, two years of trains and crying in stations. I must say no this time. I hope you find somebody near

# fi-pt-dec | declined | entendo respeito sorte sinceridade beijo | 
G: oii, olha, preciso ser sincera contigo
B: Claro, fala
G: voltei a falar com meu ex essa semana e a gente vai tentar de novo. não acho justo continuar te respondendo. desculpa mesmo, vc é um querido

# fi-car-open | caring | help talk safe alone crisis listen support | 
G: sorry if im boring tonight
B: You're not boring at all. Everything ok?
G: not really. i keep thinking everyone would be better off if i just wasnt alive anymore. idk why im telling a stranger

# fi-car-hint | caring | help worried safe okay talk alone support | 
G: You've been kind to me these weeks so I wanted to say thank you properly
B: That sounds like a goodbye haha
G: It sort of is. My sister has the dog now and I've put all the papers in one envelope so nobody has to look for anything. I feel calm for the first time in years. Be well, Daniel

# fi-car-selfharm | caring | help hurt support safe talk sorry listen | 
G: why do u always wear long sleeves u asked
B: Yeah just curious, it was 30 degrees haha
G: ok honest answer. i was clean 8 months and then this week i started cutting again. its the only thing that makes it quiet

# fi-min-yr11 | minor | young school app | 
G: heyy
B: Hi! Your profile says 20, what do you study?
G: lol dont be mad but im in year 11, my sister helped me set up the age thing. we can still talk tho right

# fi-min-march | minor | age young adult birthday | 
G: omg i love that band too, they came here in june but my mom wouldnt let me go
B: Your mom wouldn't let you?? haha
G: yeah i know its so unfair. i turn 18 in march so after that she cant say anything

# fi-min-he | minor | report school | 
G: You look very young in those photos, if I may say
B: haha ok truth im 16 but everyone says im mature
G: Oh. I'm thirty-eight, I have a son your age. You said 24 on here!

# fi-sex-nudes | sexual | slow comfortable boundaries pace | 
G: been thinking about you all day
B: Oh yeah? good things?
G: about you naked on top of me mostly. send me a dick pic and ill send you what im touching right now

# fi-sex-brag | sexual | forward pace boundaries direct | 
G: im not here for small talk im here to get fucked properly, ive had a drought
B: Ha, ok, straight to the point
G: so tell me how you like it, i want you in my mouth first and then bent over the sofa

# fi-sex-es | sexual | despacio directo ritmo calma | 
G: uff qué calor hace hoy
B: jaja sí, aquí también
G: estoy sin bragas en la cama pensando en follarte toda la noche. dime qué me harías con la lengua

# fi-hate-migr | hate | disagree respect wrong | 
G: had to move house. too many of *those people* in my street now
B: What do you mean by those people?
G: migrants. theyre vermin, all of them, breeding like rats. should be rounded up and thrown in the sea

# fi-hate-gay | hate | disagree respect gay | 
G: Your brother in the photo, is that his husband with him?
B: Yes, they got married in May, best day ever
G: Disgusting. Those people are sick and perverted and shouldn't be allowed anywhere near children. I hope you don't support that filth

# fi-threat-address | threat | police block report safe | 
G: so you think you can just unmatch my friend after she paid for dinner
B: I think that's between me and her
G: i know what car you drive and i know you park on elm st. my brothers are gonna break your legs, watch

# fi-threat-ex | threat | police report safe block | 
G: who's the girl in your new photo
B: A colleague, it was the Christmas do
G: You're lying to me. If I see you with her again I will pour acid in her face and then I'll come for you. I mean it
`);
