/** Set t, by two authors who saw neither code nor rules nor other sets: everyday subjects, half of it telling and half asking. */
import { parseCases } from './case-format';

export const FRESH_T = parseCases(String.raw`
# ft-001 | ok | plumber bucket towel water landlord dry leak | 
B: how's the evening off going
G: well the washing machine has just emptied itself all over the kitchen
G: stood here in wet socks like a fool 🙃

# ft-002 | ok | cheese butter bread mustard toastie crispy | /\b(cheddar|brie|gouda|mozzarella|gruy[eè]re|red leicester|halloumi|feta|blue cheese|stilton|parmesan|american|swiss|emmental|double gloucester|mature|provolone|paneer|camembert|goat'?s)\b/
B: I make a dangerously good toastie btw
G: bold claim
G: ok then what cheese. one only, choose carefully

# ft-003 | ok | proud teacher kids class celebrate parents | 
B: Did the school play survive?
G: It did!! Forgot half the props, a sheep cried, and the narrator skipped a page, but the parents gave us a standing ovation 😭

# ft-004 | ok | siblings youngest oldest brother sister childhood | /\b(eldest|oldest|youngest|middle|only child|first ?born|last ?born|baby of the|second|third|fourth|no siblings|between|twins?)\b/
B: my brother just nicked my car again
G: haha classic. are you the oldest or the baby?

# ft-005 | ok | vet cone itchy stitches brave treats recovery | 
B: How's Biscuit after the op?
G: home now but wearing the cone of shame and walking into every door frame in the house. he looks so betrayed

# ft-006 | ok | chai ginger milk sugar strong cup | /\b(chai|tea|coffee|filter|kaapi|both|neither|cappuccino|espresso|elaichi|adrak|masala)\b/
B: Bangalore traffic has ended me today
G: arre same only, 2 hrs from Silk Board 😩
G: important q, are you chai or coffee person? answer decides everything

# ft-007 | ok | goal team pitch match bruise striker | 
B: did ye win in the end?
G: we did ya! 2-14 to 1-11, and I got a point from the sideline with me mam screaming the whole time

# ft-008 | ok | job interview nervous luck panel prepare hired | 
B: Morning! Sleep ok?
G: not a wink. got the second interview at 11 and my stomach is doing somersaults

# ft-009 | ok | oven burnt smoke pasta cook disaster recipe | /\b(burn\w*|smoke|fire|salt\w*|sugar|raw|undercook\w*|overcook\w*|exploded|microwave\w*|forgot|soup|rice|curry|lasagne|lasagna|cake|pancakes?|pasta|chicken|risotto|chilli|chili|eggs?|steak|pie|stew|omelette|bread|gravy|turkey|roast)\b/
B: I can follow a recipe, mostly
G: "mostly" 👀 whats the worst thing you've ever cooked for someone

# ft-010 | ok | storm power candles thunder rain roof torch | 
B: you guys getting this storm too?
G: mate the trampoline's gone. just gone. it's in Dave next door's pool

# ft-011 | ok | umbrella walk indoors wet museum coat cosy | /\b(walk|pub|cinema|museum|film|movie|caf[eé]|coffee|inside|indoors|brolly|umbrella|bowling|gallery|arcade|cook\w*|lunch|brunch|drinks?|aquarium|pint|games?)\b/
B: So Saturday, walk by the canal?
G: forecast says biblical rain lol
G: whats plan B?

# ft-012 | ok | boss meeting camera mute colleagues embarrassing | 
B: How was your big call
G: sang the entire chorus of Dancing Queen before someone told me I wasn't on mute

# ft-013 | ok | mother sunday family call phone visit | /\b(today|yesterday|last (night|week|weekend|month)|this (morning|week|weekend)|sunday|saturday|monday|tuesday|wednesday|thursday|friday|ago|(every|most) (day|week|few|couple|sunday|evening|morning)\w*|daily|weekly|(two|three|few|couple of) (days|weeks)|an hour|earlier|too long)\b/
B: Just off the phone with work, what a day
G: Eish sorry. And when last did you phone your mum hey? Mine says you can tell a man by that 😂

# ft-014 | ok | sleep baby nephew auntie cuddle name newborn | 
B: any news from your sister??
G: SHES HERE 😭😭 7lb 2, loads of black hair. I'm an auntie!!

# ft-015 | ok | parking ticket fine council meter appeal | 
B: how was town
G: grand til I got back to the car. 80 quid fine for being FOUR minutes over
G: fuming so I am

# ft-016 | ok | superpower fridge shelf tidy socks habit flatmate | /\b(socks?|dishes|washing|laundry|towels?|snor\w*|mugs?|cups?|alarms?|snooze|lights?|bins?|cupboards?|lids?|sing\w*|whistl\w*|hum\w*|shoes|thermostat|toilet|bathroom|shower|late|mess\w*|untidy|clothes|cables|leave|leaving|forget\w*|sink|crumbs|tea ?bags?|chair|duvet|talk to myself)\b/
B: My flatmate alphabetised the spices
G: honestly goals
G: so what would your flatmate say is your most annoying habit?

# ft-017 | ok | run marathon medal legs finish training miles | 
B: well???
G: 5k without stopping for the first time in my life. 38 minutes. an old man with a pram overtook me and I do not care

# ft-018 | ok | dog cat pet fur fish animal allergic | /\b(dogs?|cats?|kittens?|pupp(y|ies)|hamsters?|rabbits?|parrot|fish|goldfish|snakes?|gecko|lizard|tortoise|turtle|bird|budgie|none|no pets?|never had|guinea pigs?|horse|hens?|chickens|don'?t have|stick insects?|goat|labrador|lab|collie|terrier|spaniel)\b/
B: That's a lot of cat photos
G: There are four of them, Tom, and they run the house. Any animals at your place or is it just you?

# ft-019 | ok | exam results grade study pass nursing celebrate | 
B: Have they released it?
G: My brother I have passed oh!! Second best in the whole department 🙌🏾🙌🏾 my mum is dancing in the compound

# ft-020 | ok | rice jollof pepper plate spicy cook | /\b(nigeria\w*|ghana\w*|naija|senegal\w*|both|neither|neutral|waakye)\b/
B: I've actually had jollof twice now
G: Twice! Okay oyinbo 😂 so choose now, Nigerian or Ghanaian jollof? No diplomacy

# ft-021 | ok | spider shower brave glass catch bathroom | 
B: You've gone quiet
G: huntsman in the bathroom the size of a dinner plate. I've shut the door and put a towel along the bottom. that room is his now

# ft-022 | ok | subject school maths teacher history detention lessons | /\b(maths?|english|history|geography|science|physics|chemistry|biology|p\.?e\.?|gym|art|music|drama|french|spanish|german|irish|latin|woodwork|computing|economics|lunch|languages?|recess|shop class|none)\b/
B: I was a shocking student tbh
G: oh same, permanently outside the office
G: which subject were you actually good at though? and did you ever get detention

# ft-023 | ok | tired shift hospital night feet sleep bath | 
B: Are you finally off?
G: just. 13 hours, one cereal bar, and a man called me "the tea girl". I'm the registrar.

# ft-024 | ok | ikea furniture screws instructions shelf drill tools | /\b(yes|yeah|yep|yup|aye|sure|of course|absolutely|definitely|no|nope|can'?t|i can|i could|i'?ve (got|put|built)|drill|spirit level|not (really|very)|badly|happily|give me)\b/
B: how's the new flat
G: empty apart from 14 cardboard boxes and one allen key
G: can you put up a shelf? like properly, straight and everything

# ft-025 | declined | wish honest luck kind respect thanks | 
B: So would you fancy dinner next week?
G: I had a really nice time on Sunday and you're lovely company, but I didn't feel that spark. I'd rather be upfront than leave you guessing. I hope you find someone great x

# ft-026 | ok | hair fringe scissors hairdresser regret grow hat | 
B: wyd
G: cut my own fringe
G: its giving medieval peasant

# ft-027 | ok | cold heating jumper blanket thermostat bill degrees | /\b(1[0-9]|2[0-9]|6[0-9]|7[0-9]|eighteen|nineteen|twenty|sixteen|seventeen|sixty\w*|seventy|degrees|it'?s off|off (until|till|all)|november|october|december)\b/
B: Its baltic in this house
G: then put the heating on ya scrooge 😂 whats your thermostat set to, honest answer

# ft-028 | ok | cake icing birthday sponge candles bake | 
B: How did the cake turn out
G: It was meant to be a unicorn. My niece said "thank you for my pig" and I have decided it was always a pig

# ft-029 | ok | football team supporter season league match | /\b(arsenal|spurs|tottenham|liverpool|everton|chelsea|man(chester)? ?(u|utd|united|city)|united|city|leeds|newcastle|villa|west ham|celtic|rangers|sunderland|forest|palace|brighton|wolves|burnley|derby|rovers|wednesday|don'?t (follow|support|watch|really)|not (a|into)|no team|neither|none|rugby|cricket|hearts|hibs|leicester|southampton|fulham|brentford|middlesbrough)\b/
B: Your dad sounds scary
G: hes a teddy bear unless u support the wrong team
G: so who do u support? choose ur words carefully hahaha

# ft-030 | ok | train delay platform seat late crowded commute | 
B: Home yet?
G: Nope. Sat outside Didcot for fifty minutes because of "a swan". That was the whole announcement. A swan.

# ft-031 | ok | lunch sandwich desk leftovers eat hungry | /\b(sandwich\w*|wrap|leftover\w*|soup|salad|pasta|rice|dal|curry|noodles|meal deal|crisps|pizza|burger|sushi|toast|toastie|egg\w*|chicken|tuna|cheese|ham|nothing|skipped|haven'?t|coffee|falafel|burrito|roti|paratha|biryani|dosa|thali|rajma|chole|idli|poha|maggi|apple|banana|biscuits?|crackers)\b/
B: Back to back meetings since 9, finally free
G: Aiyo. Did you eat? What did you have for lunch, and don't say biscuits

# ft-032 | ok | phone toilet rice dry screen new repair | 
B: texted u twice yesterday haha no pressure
G: sorry sorry!! dropped my phone down the loo at my cousins wedding and its been in a bag of basmati since saturday

# ft-033 | caring | here talk someone listen call safe | 
B: You alright? You seemed a bit far away on the phone
G: not really. it's been months like this
G: everyone would honestly be better off if I just wasn't here anymore

# ft-034 | ok | zombie kitchen weapon pan hide survive | /\b(pan|wok|knife|bat|hammer|spade|shovel|broom|mop|rake|axe|racket|racquet|umbrella|guitar|hoover|vacuum|spatula|rolling pin|kettle|iron|lamp|golf|club|hockey|stick|hurl\w*|chair|spoon|fork|ladle|sword|drill|saw|cricket|tennis|whisk|hairdryer|toaster|slippers?|scissors|dumbbell|kettlebell|crowbar|wrench|spanner|poker|candlestick)\b/
B: cannot sleep
G: me neither. ok hypothetical. zombies on the stairs, you can only grab one thing from your house to fight with. what is it?

# ft-035 | ok | grandad garden tomatoes stories hospital family old | 
B: How was the visit to your grandad's?
G: He's 91 and he beat me at dominoes six times, then charged me a pound a game

# ft-036 | ok | morning alarm early snooze bed wake | /\b([4-9]|1[0-2]|four|five|six|seven|eight|nine|ten|eleven|noon|midday|lunchtime|half (past )?(four|five|six|seven|eight|nine|ten|eleven)|dawn|sunrise|[0-9]+(am|ish))\b|\b[0-9]{1,2}([:.][0-9]{2})?\s?(am|ish)\b/
B: gym before work is underrated
G: who hurt you
G: what time do you get up???

# ft-037 | ok | manager promotion raise title team celebrate deserved | 
B: How did the review go?
G: So... they're making me team lead from the 1st! I pretended to be calm and then cried in the stationery cupboard

# ft-038 | minor | age adults eighteen young school stop | 
B: What do you do for work?
G: lol I dont work yet im in year 10
G: I put 19 on here cos it wouldnt let me in otherwise, im 15 in march

# ft-039 | ok | camping tent sleeping bag fire beach hotel | /\b(tent|camp\w*|hotel|both|neither|airbnb|cabin|glamping|caravan|swag|room service|spa|resort|under the stars|outdoors|b&b|hostel)\b/
B: Long weekend coming up, any plans?
G: Prob heading down the coast with the girls if the surf's any good
G: are you a tent bloke or a hotel bloke? theres a right answer

# ft-040 | ok | neighbour noise drill party wall earplugs sunday | 
B: Lie in today?
G: I wish. upstairs has taken up the bagpipes. BAGPIPES. 8am on a sunday

# ft-041 | ok | karaoke song sing voice stage mic crowd | /("[^"]+"|“[^”]+”|\b(abba|queen|oasis|wonderwall|mr\.? brightside|brightside|bohemian|rhapsody|angels|sweet caroline|don'?t (stop|look)|livin'? on a prayer|elvis|cher|shania|bon jovi|toto|africa|take on me|journey|whitney|dolly|jolene|9 to 5|adele|killers|robbie|backstreet|i want it that way|britney|spice girls|neil diamond|tina turner|total eclipse|fairytale|johnny cash|ring of fire|take me home|country roads|elton|rocketman|tiny dancer|bowie|prince|beyonc[eé]|never sing|don'?t (do karaoke|sing)|valerie|purple rain|my way|sinatra|celine|faith|islands in the stream)\b)/
B: I'm warning you, I'm awful at karaoke
G: Perfect, so am I. It's my office party thing on Fri, come along?? jk unless
G: what's your song tho

# ft-042 | declined | honest friend luck understand thanks respect | 
B: Hey, still on for Thursday?
G: Hi Kofi, please don't take it badly, I've started seeing someone and it's getting serious so I'm going to stop chatting here
G: You've been a gentleman throughout, wishing you all the best 🙏🏾

# ft-043 | ok | bus driver bread bakery smell morning kind | 
B: tell me one good thing from today
G: the bus driver waited for me while i ran in ONE shoe. carried the other one. he clapped when i got on

# ft-044 | ok | ice cream flavour cone scoop chocolate vanilla | /\b(mint|vanilla|chocolate|strawberry|pistachio|caramel|cookie\w*|rum|raisin|mango|coconut|coffee|hazelnut|lemon|sorbet|raspberry|ripple|salted|rocky road|honeycomb|hokey pokey|kulfi|butterscotch|pecan|stracciatella|banana|cherry|peanut|bubblegum|toffee|tutti|biscoff)\b/
B: 31 degrees and my office has one fan
G: poor lamb 😂 Im in the park with a 99
G: Whats your flavour? And cone or tub, this matters

# ft-045 | ok | work boss deadline laugh tired week coffee | 
B: How's Monday treating you
G: if Karen from accounts sends one more "per my last email" I'm going to die, I will actually perish at this desk 😂😂

# ft-046 | ok | maid kitchen pressure cooker dal ceiling clean | 
B: What's for dinner at yours?
G: Was rajma. Cooker whistle flew off and now it is on ceiling, fan, my hair and the calendar of Lord Ganesha. Mummy is not speaking to me

# ft-047 | ok | pancake toppings syrup breakfast lemon sugar stack | /\b(lemon|sugar|nutella|maple|syrup|bacon|banana|butter|honey|berries|blueberr\w+|strawberr\w+|chocolate|jam|cream|cheese|savou?ry|plain|ham|yogh?urt|peanut|cinnamon|golden|caramel|biscoff|stack)\b/
B: happy pancake day I suppose
G: YOU SUPPOSE. this is my christmas
G: what goes on yours

# ft-048 | ok | young student teacher marking pupils year class | 
B: Which bit of school are you heading back to tomorrow then?
G: Year 9s first thing, God help me. One of them asked if I was "alive in the olden days". I'm 32.

# ft-049 | ok | money lottery win spend house holiday rich | /\b(house|home|car|holiday|mum|mam|mom|dad|parents|family|flat|boat|mortgage|rent|quit|travel\w*|flights?|trip|land|plot|pizza|dog|island|debts?|loans?|school|sister|brother|donkey|alpaca|bike|motorbike|tv|kitchen|pub|club|save|invest|cow|goats?|truck|bakkie|pay off|takeaway|beer|coffee machine|van|watch|laptop|phone|mattress|bed)\b/
B: Bought a lotto ticket for the first time in years
G: Ooh lekker. If you win on Saturday what's the very first thing you're buying? And am I getting a cut 😏

# ft-050 | ok | scared driving spiders heights fear plane dark | /\b(heights?|spiders?|snakes?|flying|planes?|dark|needles?|clowns?|wasps?|bees?|dentists?|sharks?|mice|rats?|geese|goose|swans?|pigeons?|birds?|water|drowning|deep|lifts?|elevators?|ghosts?|public speaking|escalators?|cows?|horses?|jellyfish|seaweed|cockroach\w*|frogs?|dolls?|blood|ladders?|small spaces|nothing|phone calls?|dogs?|cats?|seagulls?|daddy long ?legs|buttons|beetles|roller ?coasters?|failing|failure|lonel\w+|alone)\b/
B: You laughed at me for jumping at that balloon
G: I did and I'd do it again
G: Whats something you're properly scared of, not counting balloons. mine's moths, since you didnt ask

# ft-051 | ok | clay wonky glaze potter wheel vase handmade | 
B: how was the pottery class
G: well i set out to make a fruit bowl
G: i have made an ashtray. nobody in my family smokes

# ft-052 | ok | flight seat legs view plane | /\b(window|aisle|middle|neither|either|view|legs?|legroom|exit row|loo|toilet|bladder)\b/
B: booked my flights finally 🎉
G: ooh lisbon!! important question. window or aisle, and do you ask the whole row to move when you need the loo or just hold it

# ft-053 | ok | drums noise earplugs rhythm neighbour sleep | 
G: update on the man upstairs
B: go on
G: hes bought a drum kit
G: an actual drum kit. in a flat. with laminate flooring

# ft-054 | ok | friday weekend evening time | /\b(mon|tues?|wed(nes)?|thur?s?|fri|satur|sun)(day)?\b|\b(sat|either|both|any ?(day|time)|works|suits|free|tomorrow|tonight)\b/
B: so are we actually going to do this drink or just talk about it till we're 80
G: haha fair. I've thursday or sunday free this week, which suits you?

# ft-055 | declined | luck honest thanks kind wish understand | 
B: I had a really lovely time on saturday, would you be up for dinner next week?
G: Hey, I had a nice time too and you're honestly so easy to talk to
G: but I didn't feel a romantic spark and I don't want to mess you about. I hope you meet someone brilliant x

# ft-056 | ok | train delay platform rail carriage signal late | 
B: morning! in work yet?
G: no. we've been sat outside clapham junction for 40 mins and the driver just said "your guess is as good as mine"

# ft-057 | ok | song sing microphone tune chorus duet | /\b(abba|queen|bohemian|rhapsody|oasis|wonderwall|mr\.? brightside|killers|sweet caroline|britney|shania|dolly|jolene|9 to 5|whitney|bon jovi|livin|journey|don'?t stop|elvis|robbie|angels|toto|africa|celine|backstreet|i want it that way|taylor|spice|beyonc|eminem|sinatra|my way|dancing queen|cher|tina|elton|bowie|go-?to|mine'?s|anything by|never sing|don'?t sing|can'?t sing|wouldn'?t sing|never done karaoke)\b/
G: we did karaoke for my sisters birthday and i've no voice left
B: what did you sing??
G: total eclipse of the heart. twice. the second time was by demand (mine)
G: whats yours? everyone has one

# ft-058 | ok | tooth dentist filling jaw numb mouth soup | 
B: how'd the dentist go
G: cant feel half my face and ive just dribbled tea down my good jumper in front of the whole office 🙃

# ft-059 | ok | profile photo picture app bio first | /\b(photos?|pics?|picture|bio|profile|smile|eyes|joke|prompt|dog|because|funny|made me laugh|answer|hair|looked|seemed|cute|pretty|gorgeous|caught)\b/
B: can't believe it's been three weeks since we matched
G: ikr. ok be honest
G: what made you swipe right on me, and you cant say my eyes cos i was wearing sunglasses in all of them

# ft-060 | ok | jacket thrift bargain vintage label charity find | 
G: I never win at anything but today I found a Barbour in Vinnies for 15 bucks
G: and there was a $20 note in the pocket!!! they PAID me to take it

# ft-061 | ok | hike trek boots trail monsoon climb | /\b(hills?|mountains?|beach(es)?|sea|goa|manali|himachal|coorg|ooty|kerala|gokarna|both|neither|trek|ocean|waves|snow|sand)\b/
B: long weekend coming up, any plans?
G: Fighting with my cousins only yaar, half want hills half want beach and nobody is ready to book anything
G: you are which team? and if you say mall I am unmatching

# ft-062 | ok | marathon run race knees training kilometre medal | 
B: how did the 10k go??
G: I was overtaken by a man dressed as a fridge
G: but I finished 💪

# ft-063 | ok | neighbour door delivery box courier | /\b(yes|yeah|yep|no|nah|nope|never|once|guilty|open(ed)?|peek(ed)?|would|wouldn'?t|tempt(ed|ing)|always|hand|knock|give|shake|rattle|keep|curious|definitely|absolutely|sniff)\b/
G: ive had next doors parcel for 9 days. it says LIVE PLANTS. theyre in tenerife
B: oh no
G: would you open it and water them?? or is that a crime

# ft-064 | ok | film cinema popcorn screen ending subtitles | 
B: did you end up going to the pictures?
G: I did. Three hours and ten minutes. I fell asleep, woke up, and the same two men were still in the same boat

# ft-065 | ok | cough cold lemsip soup rest honey fever | 
G: so i tested and its not covid its just "a virus" according to the doc
G: which i couldve told him for free. i sound like a haunted accordion

# ft-066 | ok | shy first message tall voice meet | /\b(nervous|nerves|scared|shy|excited|calm|bit of both|both|tall(er)?|short(er)?|height|\d ?(foot|ft|cm|')|quiet(er)?|loud(er)?|chatty|awkward|same|in person|sweaty?|yes|yeah|no|nah|a (bit|little))\b/
B: still on for tomorrow?
G: yes!! wearing the green coat so you can spot me
G: are you nervous or is it just me being a weirdo. and are you different in real life to how you text?

# ft-067 | ok | traffic jam bus ride road conductor | 
B: you home safe?
G: Just now! Two and half hours from town because of the rain, and the matatu was playing gospel on full volume the whole way. I am blessed and deaf

# ft-068 | caring | listen alone talk safe help | 
B: you've gone quiet, everything alright?
G: not really. havent slept properly in weeks
G: i keep thinking everyone would be better off if i just wasnt here anymore

# ft-069 | ok | crochet yarn hook blanket stitch pattern | /\b(blue|green|mustard|yellow|orange|red|navy|grey|gray|black|pink|purple|brown|cream|white|teal|colou?rs?|burgundy|stripes?|stripy|hat|scarf|socks?|jumper|beanie|blanket|gloves|mittens|cardigan)\b/
B: what's the current project
G: just finished a bobble hat for my nephew and it'd fit a melon
G: right, whats your colour and would you rather a scarf or socks? ive wool to use up and youre next 🧶

# ft-070 | ok | airport luggage lost bag airline clothes | 
B: landed?
G: I have landed in Split. My suitcase has landed in Spalding? Stuttgart? Something with an S, the lady wasn't sure

# ft-071 | ok | pub round answers name trivia | /\b(sports?|football|music|films?|movies?|geography|history|science|capitals?|flags?|food|tv|picture round|general knowledge|literature|books|politics|celeb\w*|80s|90s|nothing|useless|maths|animals|everything|pop music|nature|tennis|cricket|rugby)\b/
G: our quiz team is down to me, orla and orlas dad
B: strong lineup
G: we came last. BEHIND a table who'd left
G: what would you be any good at? we need someone who knows things from after 1974

# ft-072 | ok | bike cycle tyre rain helmet wheel | 
B: how's the new cycle commute
G: Day 3. Puncture, hailstones, and a goose

# ft-073 | ok | reply texting phone slow double message read | /\b(love|hate|like|don'?t mind|not at all|never mind(ed)?|no|nah|nope|yes|yeah|prefer|fine (with|by)|send (them|it|away|me)|bring (them|it) on|podcasts?|go for it|fire away|big fan|all for|work away|happy (with|to)|listen\w*|(1\.5|1\.5x|2x|double) ?speed)\b/
B: sorry for the slow reply, work was mental
G: youre grand, i'm a terrible texter myself
G: do you mind voice notes btw? some lads go funny about them and mine tend to be like 6 mins

# ft-074 | ok | allergy sneeze pollen tissues antihistamine | 
G: sat in the park for one single hour to be romantic with my book
G: my eyes have now fully closed. hayfever 1 me 0

# ft-075 | ok | concert gig band tickets stage crowd | /\b(yes|yeah|yep|go|going|keep|sell|refund|bring|take|invite|ask|solo|alone|on your own|me|i'?d|i'?ll|come|volunteer|free|swap|mate|mum|sister)\b/
B: are you still going to see Hozier??
G: thats the thing. my mate just bailed so ive a spare ticket and nobody to go with
G: do i sell it or go on my own with an empty seat for my coat? what would you do

# ft-076 | ok | stuck elevator stairs floor building | 
B: how was ur day
G: Got trapped in the lift for 25min with my landlord. To whom I owe January. Longest 25min of my life abeg 😭

# ft-077 | ok | opening board pawn move rating | 
G: i beat a nine year old at chess club tonight
B: get in
G: he cried. his mum looked at me like id kicked a swan. still counts

# ft-078 | ok | supermarket trolley basket aisle | /\b(once|never|always|yes|yeah|yep|no|nope|nah|guilty|onions?|carrots?|bananas?|avocado\w*|croissants?|mango\w*|honest|admit|confess|maybe|might have|sometimes|plead|innocent|pastr\w+|bags?|grapes?)\b/
B: what are you up to
G: in tesco. a man next to me at the self checkout just put through a lobster as onions
G: i respect it. have you ever done that? be truthful i wont tell

# ft-079 | minor | age adults app bye stop | 
B: so what do you do, are you at uni?
G: lol no im in year 10, got my mocks soon 😭 i put 19 on here cos it wouldnt let me join

# ft-080 | ok | telescope stars sky planet moon clouds | 
B: did the new telescope turn up?
G: It did! And after an hour and a half of swearing in a field I saw Saturn. With RINGS. I actually gasped

# ft-081 | ok | road trip drive crisps petrol | /\b(snack|crisps|chips|sweets|haribo|chocolate|pringles|jerky|biltong|nuts|pies?|sausage rolls?|lollies|sandwich\w*|twist\w*|fruit|grapes|coffee|biscuits|maltesers|snakes|caramello|icy pole|iced coffee|dim sims?|driver|front seat|passenger|shotgun|whoever'?s driving)\b/
G: driving down to Warrnambool for the long weekend with 3 girls, one car and a very small boot
B: legends
G: settle something for us. best servo snack, and who should control the music, driver or front seat?

# ft-082 | ok | vinyl player album sleeve needle | 
G: my dad just gave me his whole record collection bc he's downsizing
G: 200 albums. 140 of them are james last

# ft-083 | ok | coffee drink walk pub place nearby museum | /\b(coffee|drinks?|walk|pub|bar|dinner|lunch|brunch|bowling|mini ?golf|crazy golf|museum|gallery|cinema|park|market|beach|ice ?cream|pizza|ramen|tacos?|wine|cocktails?|arcade|darts|climbing|zoo|gig|comedy|picnic|street food|aquarium|boat|kayak\w*)\b/
B: I think we should meet up, I've run out of gifs
G: agreed. but you have to pick what we do, i pick at work all day and im sick of my own ideas
G: so? what's the plan mr

# ft-084 | ok | yoga stretch mat pose breathing class flexible | 
B: how was hot yoga
G: Honestly? The instructor said "find your edge" and I found it, and then I found the floor

# ft-085 | ok | curtains blinds blackout christmas rudolph sleep | /\b(talk|chat|note|letter|knock|council|report|complain|lights?|ask|earplugs|ignore|polite(ly)?|curtains?|blinds?|tell|say|join|sign|unplug|scissors|cut|blackout|leave|nothing|retaliate|bigger|mention|speak|word|timer|sunglasses|eye ?mask)\b/
G: my neighbour still has her xmas lights up. its april. the reindeer FLASHES
B: no way
G: straight into my bedroom. what would you do?? im not a confrontational person

# ft-086 | ok | spin gym class legs sweat bike sore | 
B: how was your first spin class
G: i have died. this is my ghost typing. the instructor shouted "GET COMFORTABLE BEING UNCOMFORTABLE" and i nearly threw my shoe at her 😂

# ft-087 | ok | sari tailor wedding outfit shopping blouse fitting | 
B: how was shopping with your mom
G: 6 shops. 4 hours. one fight over the colour. then she bought the first one only, from the first shop 🤦‍♀️

# ft-088 | ok | board game dice catan rules cheat winner | /\b(sore|gracious|good|bad|terrible|awful|worst|competitive|loser|winner|flip(ped|per)?|sulk\w*|cheat\w*|banker|car|dog|hat|boot|iron|ship|thimble|top ?hat|never|always|yes|yeah|no|calm)\b/
G: banned from monopoly at my brothers. for life apparently
B: what did you do
G: nothing!! i was the bank and there were "irregularities"
G: are you a good loser? need to know before this goes any further

# ft-089 | ok | tube escalator commute seat stranger carriage | 
G: on the northern line. fell asleep on a strangers shoulder. woke up at morden. he'd stayed so he didnt wake me. his stop was OVAL

# ft-090 | ok | spice kebab hangover dance club | /\b(kebabs?|chips|pizza|mcdonald\w*|maccies|burgers?|nuggets|toast|spice ?bag|chinese|curry|cheesy|taco bell|greggs|supermacs|chicken|noodles|pot noodle|water|fry|fry-?up|sausage|shawarma|falafel|gravy|wrap|garlic|crisps|wings|cereal|sandwich|toastie|roll|straight (home )?to bed)\b/
B: how's the head today
G: bad. lost a shoe in coppers and had a full tray of garlic cheese chips in the back of a taxi
G: what's your own post night out order? this is important for compatibility

# ft-091 | ok | passport renewal queue visa office | 
B: any luck at the passport office?
G: Third visit. First the form was wrong, then the photo was wrong, today the printer is "resting". I am going home to also rest

# ft-092 | caring | listen here talk support safe brave alone | 
B: hey, how did today go? you said it was a tough one
G: badly. i started hurting myself again last night and i had promised my sister i'd stopped
G: sorry, you dont need this from someone off an app

# ft-093 | ok | guitar strings practise song strum | /\b(i (can |used to |do )?play|played|used to|piano|keyboard|drums?|bass|ukulele|recorder|triangle|violin|trumpet|sax\w*|harmonica|cello|flute|clarinet|kazoo|tambourine|spoons|no|nope|none|never|yes|tin whistle|banjo|tone ?deaf|not a note|bodhran|grade \w+)\b/
B: how's the guitar coming on
G: i know 3 chords and my fingers are bleeding so basically im ed sheeran
G: do you play anything? even badly

# ft-094 | declined | thanks luck honest understand wish best | 
B: Hey stranger, did you get a chance to think about that weekend in Galway?
G: hiya, sorry i've been dodging this. i've started seeing someone and it's getting kind of serious so i'm going to come off here
G: you've been so sound, genuinely. mind yourself 💛

# ft-095 | ok | delete hinge uninstall matches notification exclusive | /\b(delet\w+|yes|yeah|yep|no|nope|nah|not yet|just sitting|sitting there|gathering dust|still (on|have|there|use|installed|using)|gone|paused?|haven'?t|only you|just you|only (person|one)|anyone else|nobody else|no ?one else|uninstall\w*|open(ed)? it|hidden|not using|(in|for) weeks|stopped)\b/
G: so eh
B: uh oh
G: no its fine! its just that my friend saw your profile pop up yesterday
G: are you still using the app or is it just sitting there? no wrong answer, just like to know where i'm at

# ft-096 | ok | flatpack screws ikea instructions shelf drawer | 
B: did you survive ikea
G: went in for a lamp. came out with a wardrobe, 3 plants, a shark and no lamp

# ft-097 | ok | sunburn sunscreen beach aloe shade skin | /\b(aloe|after ?sun|cold|cool|yog(h)?urt|shower|bath|moisturi[sz]er|water|shade|ice|ibuprofen|nurofen|panadol|gel|cream|lotion|vinegar|tea|loose|peas|flannel|chemist|pharmacy|hydrat\w+|drink|fridge)\b/
B: how's bali
G: Gorgeous but I fell asleep on a lilo with one arm across my stomach and now I've got a white arm print on a red me
G: you got any remedies that actually work? mum says vinegar but I'll smell like a chip

# ft-098 | ok | series episode binge season spoiler couch | /\b(traders?|comed\w+|drama|crime|sitcom|the office|parks|severance|slow horses|succession|the bear|bake off|peep show|derry girls|taskmaster|breaking bad|sopranos|wire|chernobyl|documentar\w+|try|start (with|on)|rewatch\w*|from the start|watch (it )?again|fleabag|ted lasso|white lotus|blackadder|friends|seinfeld|traitors|line of duty|fargo|dark|shogun|andor|schitt'?s|community|brooklyn)\b/
G: finished the last one. i feel empty. 7 seasons and for WHAT, they didnt even kiss
B: nooo
G: what do i watch now?

# ft-099 | ok | donate needle vein faint | 
B: off today?
G: half day, gave blood for the first time! was so brave, didn't look, felt great, had my biscuit, stood up
G: woke up with a nurse holding my feet in the air

# ft-100 | ok | rain umbrella weather indoors picnic | /\b(chance it|risk it|umbrellas?|indoors?|inside|pub|cafe|museum|gallery|cinema|mine|my (place|flat|house|kitchen)|postpone|sunday|reschedule|wellies|coats?|raincoats?|floor|living room|blanket|tent|gazebo|the car|brave it|i'?ll (bring|do|make|bake|get|sort)|scones? (are|is) (on|mine|yours|me)|you (bring|bake|do|make)|jam|cream)\b/
B: looking forward to our picnic
G: me too but have you seen the forecast for saturday?? a yellow warning 😩
G: do we chance it or have you a plan b, and either way who's bringing the scones
`);
