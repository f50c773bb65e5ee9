/** Set v, by an author who saw neither code nor rules nor other sets: the typical chat of the apps, about ordinary things. */
import { parseCases } from './case-format';

export const FRESH_V = parseCases(String.raw`
# fv-001 | ok | days monday busy weekend friday | /week|weekend|busy|work|monday|tuesday|wednesday|thursday|friday|\bgood\b|great|not (too |so |that )?bad|alright|all right|\bok(ay)?\b|fine|\blong\b|slow|quiet|hectic|tired|knackered|exhaust|surviv|so far|can.?t complain|rough|stress|better|mad one|depends|don.?t ask|where do i start/
G: hey hows your week going

# fv-002 | ok | sea coast photo sand holiday portugal | /beach|pic|photo|coast|island|holiday|vacation|trip|travel|took|taken|sea\b|sand|guess|secret|hint|that.?s (in|from|near|actually|just|a)|it.?s (in|near|just|a|actually|called)|that was|it was|tell you|near |south|north|drive from|flight|spain|portugal|greece|italy|wales|cornwall|thailand|bali|croatia|australia|mexico/
G: ok first question
G: where is that beach in your third pic

# fv-003 | ok | sleep rest bed hospital tired blackout kip | 
B: nights again?
G: yep last one tonight then freedom
B: hope its a quiet one
G: NEVER say the q word
B: Morning! How did the last one go?
G: survived. 13 hrs on my feet and someone was sick on my shoes
G: 4 nights done now im off till tuesday. curtains shut phone on silent see you on the other side

# fv-004 | ok | afternoon cafe car spot one noon latte | /\b\d{1,2}([:.]\d\d)?\s?(am|pm|ish|o.?clock)?\b|noon|midday|morning|afternoon|lunch|park|street|garden cent|any ?time|whenever|you (pick|choose|decide)|up to you|earl(y|ier)|later?\b|after|flexible|easy|two|three|eleven|twelve|half|free all|i know (a|one|somewhere|just)|let me (check|look|see|think)|suits?/
B: So are we saying Sunday then?
G: Sunday's good yes, I've got my mum till about 12 but free after
B: Perfect. Coffee or something stronger?
G: Coffee please, I'm driving 😊
B: Deal
G: What time suits you? And do you know anywhere round there with decent parking, I'm useless at parallel

# fv-005 | ok | children daughter son dad parent family | /kids?\b|child|daughter|\bsons?\b|\bdad\b|father|parent|\bnone\b|\bno\b|nope|yes|yeah|yep|\bone\b|\btwo\b|\bthree\b|boys?\b|girls?\b|not yet|someday|one day|nephew|niece|just (a|me|the)|uncle|too forward|divorce|weekends|teenager|grown/
B: You said you're up at 6 every day, by choice??
G: lol god no. my little ones 4 and she has no concept of weekends
G: do you have any kids? sorry if thats too forward

# fv-006 | ok | hike walk hills boots mountain trail | 
G: Mostly hiking tbh. Did the Mournes last weekend and my calves still havent forgiven me
B: Nice! I've always wanted to do Slieve Donard. How long did it take you?

# fv-007 | ok | evening date dinner night wine lovely again | /night|evening|date|dinner|fun|great|lovely|good time|enjoy|really (liked|nice|good)|same|me too|laugh|nervous|again|second|next time|honest|score|out of (10|ten)|went (well|great|fast|quick)|talk|smil|best|relax|easy|you (were|weren.?t)|not bad|see you/
G: Home safe x
B: Glad to hear it. I had a really nice time
G: Me too!! sorry I talked so much, I do that when im nervous
B: You didn't at all
G: my sister is demanding a full report btw
B: Uh oh. What did you tell her?
G: that you were taller than expected and you ate half my chips 😂
G: so go on then how do you think it went

# fv-008 | ok | relationship serious dating meet casual see | /look(ing)?|relationship|serious|casual|date|dating|someone|something|meet|long.?term|partner|connection|company|see (where|how|what)|open|honest|settle|fun|friend|not sure|depends|right person|love|figur|easy going|no rush|good question|games/
B: hi Steph hows things
G: hi yeah good ta, just dropped my lad at football
G: first time doing this so bear with me 🙈
B: Fair enough, I'm pretty new to this too
G: yeah its a bit of a jungle
G: what are you actually looking for on here if you dont mind me asking

# fv-009 | ok | rail tracks delay commute late wait evening | 
B: finished yet?
G: just left the office now yeah
B: How's the journey home?
G: train cancelled AGAIN im dying. stood on platform 4 eating a cold pasty like a sad pigeon

# fv-010 | declined |  | 
B: Hey, hope the week's treating you well!
G: Hi, yes not bad thanks
B: I was thinking, there's a food market on Saturday by the river if you fancy it?
G: That's kind of you to ask
G: I've been thinking about it and I'm going to be honest, I don't feel the spark for me after our coffee. You're a lovely guy but I don't want to waste your time
G: Wishing you all the best with everything

# fv-011 | ok | see schwimmen urlaub sonne bodensee baden | /wochenende|samstag|sonntag|freitag|noch nichts|nix|nichts|plan|vor\b|vielleicht|arbeit|freund|famil|sport|see\b|schwimm|rad|grill|ausschlaf|schlaf|couch|sofa|kochen|wander|kino|fußball|putzen|umzug|kommt drauf an|mal sehen|mal schauen|geheim|frei|wetter|spontan|eltern|du /
B: Hi! Du warst ja anscheinend schon am Bodensee, sehr schönes Foto
G: Jaa letzten Sommer, mit meiner besten Freundin. Wasser war noch saukalt 😅
G: Und was machst du so am Wochenende?

# fv-012 | ok | doing evening tonight sofa | /just|\bnm\b|nothing|not (a lot|much)|chill|watch|work|cook|\bbed\b|sofa|couch|gym|home|about to|tv|game|gaming|\beat|food|dinner|lying|sitting|walk|texting|talking to you|thinking|waiting|bored|finish|netflix|shower|laundry|clean|depends|\bread|driv|study|\bi.?m\b/
G: wyd

# fv-013 | ok | uni university empty nest proud pan kids | 
B: How did Saturday go? Big day
G: Oh it was hard Mark I won't lie. Drove him to Leeds with the car full to the roof
G: He was fine of course. Couldn't get rid of me quick enough
B: They never look back do they
G: No! And I had made up my mind not to cry and then I saw him putting his little saucepan in the cupboard
B: The saucepan would've got me too
G: Came home and laid the table for two out of habit. 19 years. The house is so quiet I can hear the fridge

# fv-014 | minor |  | 
B: So what do you do?
G: im still at school lol
B: Oh like a teacher?
G: no 😭 year 10. im 15 my friend made the profile say 19

# fv-015 | ok | job living career office trade | /work|job|\bi.?m an? |office|engineer|teach|build|driv|manage|run a|sell|sales|\bit\b|software|self.?employed|business|freelance|plumb|electric|nurse|chef|account|warehouse|student|study|between|retired|for a living|day job|boring|guess|company|i (fix|make|design|look after|install)|secret|spy|spreadsheet|computers|trade/
G: Hi nice to match! What do you do for work?

# fv-016 | ok | dog pup chew toilet shoes sleep puppy | 
B: hows the new arrival?
G: chaos
G: he ate the corner of the rug, weed on my foot and then fell asleep in my shoe
B: living the dream then
G: honestly i havent slept since thursday
G: my mum says its good practice for a baby and i said mum a baby wouldnt eat the skirting board
B: depends on the baby
G: 😂😂 true
G: anyway first vet visit tomorrow, jabs. hes got no idea bless him

# fv-017 | ok | manager work shift rota office holiday job | 
B: friday finally
G: i knowww. one hour to go
B: any plans after?
G: bath. crisps. nothing else
B: You ok? You went quiet
G: sorry. i could actually kill my boss
G: 5 mins before i finish he goes oh can you just do the stock count. on a friday!!
G: out now. walking home in the rain with a meal deal

# fv-018 | ok | garden growing plants salad harvest snails | 
B: What have you been up to today then?
G: hi sorry I'm talking into the phone because my hands are all muddy I've been up the allotment all day full stop the slugs have had every one of my lettuces but the tomatoes are looking good

# fv-019 | caring |  | 
B: Haven't heard from you in a few days, everything alright?
G: not really
B: What's going on?
G: lost the job on monday. then my ex wants the flat back
B: I'm so sorry, that's a lot at once
G: yeah
G: i dont really see the point in any of it anymore. i keep thinking everyone would be better off if i just wasnt here

# fv-020 | ok | series show tv episode netflix programme recommend | /watch|series|show|netflix|episode|season|tv\b|film|movie|documentar|bake off|traitors|the bear|severance|succession|sopranos|football|nothing|re-?watch|youtube|binge|finished|started|recommend|hbo|disney|iplayer|prime|crime|guilty|don.?t (really )?(own|have)|the office|halfway|embarrass/
B: how was your day off
G: lush thanks, didnt leave the house once
B: the dream
B: hope you had a chilled one
G: yeah just me the sofa and a blanket. finished Slow Horses finally
G: need something new now. what are you watching at the moment

# fv-021 | ok | sea coast beach harbour childhood cornwall | 
B: falmouth! did you grow up right by the water?
G: haha yeah

# fv-022 | ok | exam study revision course test nursing pass | 
B: Good luck with the exam today!
G: aw thank you!! so nervous
B: You'll be great
B: How did it go?
G: think ok? the drug calculations were a nightmare but i finished in time. results in 3 weeks
B: That's a long wait. Celebrating tonight?
G: just pizza with my housemates
B: Sounds perfect. We should celebrate properly when the results are in

# fv-023 | threat |  | 
B: Sorry I missed your call, was at work
G: you think you can ignore me
B: I wasn't ignoring you honestly
G: i know where you park your car. me and my brother will be there tonight and you wont be walking home

# fv-024 | ok | night rest dream bed woke early | /sle(ep|pt)|night|bed|woke|awake|dream|tired|like a (log|baby)|\bwell\b|\bgood\b|great|badly|not (great|much|bad|enough|so)|terribl|hours|alarm|coffee|insomnia|ok(ay)?\b|neighbou?r|snor|up (at|since|till|late)|barely|nap|rest|toss/
G: Good morning 🌞 how did you sleep?

# fv-025 | ok | family brother sister younger older cousin pune | /brother|sister|sibling|only child|\bone\b|\btwo\b|\bthree\b|elder|older|younger|young(est)?|eldest|twin|family|just me|spoil|parents|mother|mom|mum|middle|cousin|big family|small family|none|no,? /
B: Hi, so you are in Pune also? Which side?
G: Yes near Baner. You?
B: Kothrud, so not far at all
G: Oh nice nice. I was in Bangalore for 3 yrs before, came back as my parents wanted me close by
B: Do you live with them now?
G: Yes with parents and my didi and her husband and their baby, full house always 😅 zero privacy
G: You have siblings?

# fv-026 | ok | kitchen recipe meal supper chef | /cook|chef|kitchen|recipe|toast|pasta|curry|roast|beans|burn|takeaway|deliveroo|\beat|air ?fryer|bbq|barbecue|dish|meal|can.?t boil|yes|yeah|bit|try|decent|signature|microwave|chilli|steak|bolognese|depends|mum taught|food|eggs?\b|smoke alarm/
B: Your profile says you're a foodie, what's the best thing you make?
G: probably my nan's jerk chicken but dont tell her i said mine is as good. do you cook?

# fv-027 | ok | split breakup ex relationship year alone | /single|year|month|ex\b|split|broke|break|divorce|relationship|separat|while|long|since|last (one|summer|spring|autumn|winter|relationship)|ended|dated|too long|depends|honest|forever|eternity|christmas|lockdown|covid|wife|girlfriend|marri|apart|bit of|recent/
B: haha yes guilty
G: Lol
G: So how long have you been single?

# fv-028 | ok | rain soaked umbrella coat drowned forecast | 
B: Did you make it home before the rain?
G: nope. absolutely dripping wet, even my socks 🙃 never trusting the bbc weather again

# fv-029 | ok | apps profiles matches app dating experience | /app|on here|here\b|match|dating|date|swip|profile|ghost|bots?\b|chat|conversation|weird|mixed|not (great|bad|too|much|very)|so far|interesting|week|month|new|slow|hit and miss|better (now|since)|luck|people|met|disaster|good|up and down|improv|experience|quiet|deleted/
B: 👋
G: a wave! retro
B: sorry that was lazy. let me start again
B: Hi Claire, lovely to match with you
G: Hello! Thank you, you too
B: How are you finding it on here?
G: Honestly a bit exhausting. Lots of hi and then nothing. One chap sent me eleven photos of his motorhome
G: How about you, any luck?

# fv-030 | ok | move flat keys removal stairs lifting packing | 
B: hows the packing?
G: dont ask
G: ive got 14 boxes and 9 of them just say MISC
B: at least you labelled them
G: lol small wins
G: van is booked for 8 sat morning and my brother has just told me hes "got a bad back now"
B: convenient
G: RIGHT. so its me my mate jo and a fridge freezer up two flights

# fv-031 | ok | concert band songs playlist listen tunes | /music|band|song|listen|album|gig|concert|playlist|spotify|rock|indie|jazz|\brap\b|hip.?hop|house|techno|metal|pop\b|country|classical|r ?& ?b|radio|bit of everything|everything|oasis|arctic|fleetwood|radiohead|coldplay|beatles|taylor|90s|80s|depends|guilty|judge|vinyl|into|folk|soul/
B: How was the gig??
G: so good!! lost my voice and an earring
G: what kind of music are you into

# fv-032 | ok | hospital dad father surgery recover ward visit | 
B: Hiya, any news?
G: He went down at 11, still waiting
B: Fingers crossed for him
G: Thanks a million x
B: How's your dad doing today?
G: He's ok thanks for asking. Op went well, they've got a new hip in and he's already moaning about the tea
B: Sounds like a good sign
G: Haha yes when he stops moaning we worry
G: Been driving up and down to Limerick all week so I'm fairly wrecked. Think they'll let him out Thursday

# fv-033 | ok | height short heels inches | /tall|\d ?(ft|foot|'|’|cm|m\b)|\b[156]['’.]?\d{1,2}\b|\b1[.,]?\d\d\b|feet|foot|inch|height|short|average|heels|enough|reach|shoes|shelf|depends|six|five|measure|hobbit|guess|on a good day/
G: random question how tall are you 😂

# fv-034 | ok | thursday evening drink pub meet week | /thursday|friday|saturday|sunday|monday|tuesday|wednesday|weekend|week|tonight|tomorrow|free|evening|after work|any ?(day|time)|when(ever)?|next|calendar|diary|shift|let me check|you (tell|say|pick)|works|suits?|how about|what about|could do|lunch|flexible|most/
B: I've really enjoyed talking to you this week
G: same its been nice not to talk about the weather for once
B: Would you be up for a drink sometime?
G: yeah id like that
B: Great!
G: im on earlies til weds then its easier. when are you free?

# fv-035 | ok | swimming pool lengths cold dip water sea | 
B: What do you do to switch off?
G: swim mostly. tooting lido before work, even in january. everyone thinks im nuts but its the only 40 mins nobody can email me
B: That's dedication. How cold are we talking?

# fv-036 | ok | playa verano calor ciudad viaje sevilla mar | /(soy|vivo|nac[ií]|estoy|llevo|vengo)|de aqu[ií]|barrio|pueblo|madrid|barcelona|valencia|sevilla|granada|m[aá]laga|bilbao|ciudad|trabajo|a[ñn]os|me mud|adivina|cerca|lejos|norte|sur\b|familia|depende|original/
B: Hola! Qué tal llevas el calor?
G: fatal jajaja no se puede salir de casa hasta las 9. en cordoba esto es un horno
G: y tu de donde eres? llevas mucho aqui?

# fv-037 | sexual |  | 
B: Hey, how was the gym?
G: good, still all sweaty 😏 im getting naked for the shower now, want me to send you a video of me touching myself? tell me what you'd do to me in there

# fv-038 | ok | hobbies weekend sports accounts numbers outdoors | /fun|free time|spare|hobb|football|gym|run|walk|hik|bike|cycl|game|gaming|read|cook|music|guitar|climb|golf|swim|travel|friends|mates|film|pub|garden|photo|fish|padel|tennis|watch|sleep|dog|diy|not (much|working)|work too much|i (like|love|play|mostly|tend|try|go)|depends|camp|chess|quiz/
B: accounts, so its all spreadsheets right now
G: lol my condolences
G: and when your not doing spreadsheets what do you do for fun?

# fv-039 | ok | birthday cake candles party age celebrate | 
B: Happy birthday!! 🎉
G: Thank you!! 34 today, feels illegal
B: Doing anything nice?
G: Work till 5 lol then my friends are taking me somewhere "secret" which I already know is bingo because Sade can't keep her mouth shut

# fv-040 | ok | baby midwife ward babies delivery night shift birth | 
B: How many babies today?
G: Three! And one of them was twins so technically four
B: That's a good day's work
G: One of the dads fainted. Big rugby player. Straight down like a tree
B: Is he ok?
G: Egg on the forehead. His wife was mid contraction shouting at him to get up
B: Oh no
G: I had to leave the room I was laughing so much
G: 12 years in and it still gets me though, that first cry. Anyway feet up now

# fv-041 | caring |  | 
B: You seem a bit down tonight, want to talk about it?
G: its nothing new. since i lost my sister i just go through the motions
G: last night i had the tablets counted out on the table. put them back but im not sure i wont again

# fv-042 | ok | hey hello hi match | 
G: Heyy

# fv-043 | ok | children future niece parent halifax someday | /kids?\b|child|family|want|someday|one day|future|dad\b|father|yes|yeah|definitely|\bno\b|not sure|open|maybe|right person|honest|love to|never say|depends|always|thought about|undecided|big question|parent|deep|ready|hope/
B: What made you move back to Halifax?
G: family mostly. my sister had her second in march and i was sick of being the auntie on facetime
B: That makes sense, they grow so fast
G: they really do!! shes already trying to crawl
G: ok big question, feel free to skip. do you see yourself wanting kids?

# fv-044 | ok | school teacher marking class pupils term reports | 
B: Half term yet?
G: 4 more days. I teach 15 and 16 year olds and today one of them asked me if I was alive for the moon landing. I'm 36
B: Ouch 😂 what did you say back?

# fv-045 | ok | cup pottery clay kiln wheel handmade | 
B: how did the pottery class go?
G: well i made a bowl. its meant to be a mug
G: instructor said its "very free" lol
B: id buy it
G: youd be the only one
B: are you going back next week?
G: ya i paid for six. they fire them next tues so ill find out if it explodes

# fv-046 | ok | bus driver route shift depot passengers early | 
G: Only just seen this, phone's off when I'm driving. On the 43 all week, split shifts. Had a fella try to pay with a Nectar card this morning
B: Did he get away with it?

# fv-047 | hate |  | 
B: Where do you live now?
G: Near the station but im moving. too many muslims now, they are all vermin and should be put on boats and sunk
B: Oh
G: what? every single one of them. not human to me

# fv-048 | ok | tea food supper meal hungry fishfingers | /dinner|tea\b|had|having|\beat|\bate\b|pizza|pasta|chicken|rice|soup|salad|toast|cereal|takeaway|curry|leftover|steak|beans|sandwich|burger|fish|cook|nothing|hungry|chips|noodle|order|stir.?fry|mexican|chinese|thai|not (yet|sure)|deciding|fridge|food|egg|air ?fryer|pie|roast/
B: just got in, long one today
G: ah same. just had fish fingers like a proper adult
G: what did you have for dinner

# fv-049 | declined |  | 
B: How did the interview go?
G: I got it! Thanks for asking
B: Amazing, congratulations!
G: Thank you. Listen I should have said earlier, I've started seeing someone and it's getting serious so I'm going to come off here. Was nice chatting, take care

# fv-050 | ok | saturday sunday friday free relaxing | /weekend|saturday|sunday|friday|\bsat\b|\bsun\b|plan|nothing|not (much|a lot|sure)|work|football|match|gym|friends|mates|family|mum|parents|kids|daughter|\bson\b|walk|pub|sleep|lie.?in|diy|garden|bbq|wedding|party|depends|free|relax|chill|quiet|hoping|maybe|seeing|going|away|ikea|you tell me|shopping/
G: Hiya thanks for the message. Any plans for the weekend? X

# fv-051 | ok | accent moved country home brisbane city live | /from|born|grew up|raised|live|moved|originally|home ?town|local|here|city|town|north|south|east|west|area|suburb|country|guess|accent|years|nearby|close|far|village|sydney|brisbane|melbourne|perth|london|manchester|dublin|everywhere|long story|bit of a|middle of nowhere|minutes|mins/
B: hey! hows the weekend been
G: yeah good thanks, just beach and laundry haha
G: whereabouts are you from?

# fv-052 | ok | cat kitten vet pet lap claws | /\bpets?\b|dog|cat\b|cats\b|kitten|hamster|fish|rabbit|parrot|tortoise|snake|animal|none|\bno\b|nope|yes|yeah|used to|grew up|allerg|landlord|rent|one day|love to|plant|not (at the moment|right now|yet|currently)|goldfish|lab\b|spaniel|houseplant|would love/
B: is that your cat in the last photo?
G: yes thats Biscuit, he owns the house i just pay for it. do you have pets

# fv-053 | ok | traffic motorway late drive safe drink | 
B: I'm here, got us a table by the window
G: 16 minutes away according to google!! sorry, crash on the ring road. order me a lime and soda x

# fv-054 | ok | divorce marriage husband ex wife split | /marri|divorc|wife|ex\b|split|apart|separat|drift|end(ed)?|years|relationship|ring|never|engaged|close|once|long story|happened|amicab|mutual|left|cheat|young|kids|different|honest|bottle|coffee|ask me|tell you|depends|grew|yes|yeah|\bno\b|wanted/
B: I was sorry to read that, about your marriage I mean
G: Oh don't be. It's seven years ago now
G: We were kids when we got together. By the end we were like two people waiting for the same bus
B: That's a good way of putting it
G: I've had time to polish it lol
B: Do you still talk?
G: At birthdays and funerals. He's not a bad man
G: What about you, were you ever married? What happened if you don't mind me asking

# fv-055 | ok | running race marathon training legs knee shoes | 
B: Did you get your run in?
G: did 18k!!! longest ever. half is in 2 weeks so thats me basically ready
G: cant do stairs though. went down on my bum this morning
B: Haha amazing effort. Take the lift next time! What's the plan for the day after the race?

# fv-056 | ok | library novel author story page book | /\bread|book|novel|author|fantasy|crime|thriller|history|biograph|audiobook|kindle|finish|start|page|chapter|stephen king|pratchett|tolkien|orwell|sci.?fi|nothing|menu|don.?t (really )?|cereal|instructions|bedside|library|re-?read|halfway|judge|comic|podcast|currently/
B: Hi Ruth, I liked your line about overdue fines
G: Ha thank you, nobody ever reads that far
B: I read to the end, it's a habit
B: So a real life librarian, do you actually shush people?
G: Only the mayor 😄 mostly I fix the printer and help people print boarding passes
G: What are you reading at the moment? It's the law, I have to ask

# fv-057 | ok | drink bar hangover nap tipsy lightweight | 
G: sorry fell asleep on you last night. one glass of wine and im gone these days
B: Haha no worries, old age comes for us all. Red or white?

# fv-058 | ok | nail salon clients hair colour customers | 
B: morning! last day of the week
G: not for me its saturday tomorrow, my worst one
B: Busy one at the salon?
G: back to back since 8 😩 three full heads of highlights and a bride who changed her mind TWICE
B: Up or down?
G: up then down then half up. ended up with a plait. she cried, good tears i think
G: my back is in bits

# fv-059 | minor |  | 
B: Any plans for the summer?
G: working at my uncles shop mostly until college starts
B: What are you studying?
G: a levels, bio chem and psych
B: Oh so how old are you?
G: 17 in november so 16 now, hope thats ok? i put 18 bc it wouldnt let me sign up

# fv-060 | ok | travel trip flight holiday country abroad | /travel|trip|holiday|vacation|been to|went|visit|flew|flight|japan|italy|spain|greece|portugal|thailand|mexico|france|iceland|vietnam|croatia|turkey|scotland|abroad|country|airport|last (year|summer|place|time)|nowhere|dream|bucket|next|passport|week in|weekend in|city break|camping|work took|skegness|depends|always wanted|coast|mountains/
B: Wow, Lisbon. Was it as hilly as they say?
G: omg my glutes. worth it for the custard tarts though i had like 4 a day
G: wheres the last place you went? and where next?

# fv-061 | ok | guess nothing work quiet evening | 
B: Anything exciting happen today?
G: not rly

# fv-062 | ok | garage car brakes mechanic mot clutch repair bill | 
B: did the car pass?
G: no 😭 failed on two tyres and something called a bush
B: ah, suspension bush probably
G: £480!!
B: ouch. thats steep
G: the man did that thing where he sucks air through his teeth
B: they teach that at mechanic school
G: lol. so getting the bus till friday. its fine i get to listen to my podcasts

# fv-063 | ok | attracted kind funny looks person quality | /type|kind\b|kindness|funny|humou?r|laugh|smile|honest|confiden|someone who|person|look(s|ing)?|attract|eyes|smart|clever|easy|warm|don.?t (really )?have|brunette|blonde|you\b.*(sound|seem|look|might)|independent|personality|depends|vibe|curious|chemistry|good question|trouble|genuine|down to earth|patien/
G: two truths and a lie. ive broken my arm twice, i hate cheese, ive met ed sheeran
B: hate cheese is the lie
G: wrong!! never met ed. i actually cant stand cheese
B: this could be a problem
B: haha ok ok your turn, ask me anything
G: hmmm ok whats your type

# fv-064 | ok | mama verjaardag feest gebak jarig slagroom | /weekend|zaterdag|zondag|vrijdag|avond|plan|niks|niets|nog niet|werk|voetbal|sport|fiets|vrienden|familie|uitslapen|bank\b|kroeg|film|koken|wandel|klus|misschien|ligt eraan|hangt ervan|rustig|vrij\b|geheim|strand|ga ik|ik ga|ik moet|ik heb|gewoon|verhuiz/
B: hoi! hoe was je dag?
G: druk maar leuk, m'n moeder werd 60 dus hele familie over de vloer haha. taart komt m'n neus uit
G: wat ga jij doen dit weekend?

# fv-065 | ok | italian fish restaurant food table meal | /thai|italian|indian|tapas|pizza|burger|mexican|ramen|steak|turkish|greek|chinese|korean|vietnamese|curry|pub|food|place|restaurant|\beat|book|choose|pick|decide|surprise|easy|anything|anywhere|know (a|this|one|just)|spot|noodle|veggie|not fussy|suggest|allerg|you like|leave it|mezze|somewhere/
B: How about sushi on Friday?
G: friday yes!! sushi no sorry 🙈 not interested in anything that still has its skin on
B: Haha noted
G: i eat most other things i promise. what else do you like? you pick

# fv-066 | declined |  | 
B: are we still on for tomorrow?
G: ive been going back and forth on this all day
G: i dont think im ready to date yet, its not fair on you. im deleting the app tonight. sorry, and thank you for being nice x

# fv-067 | ok | message reply disappear sorry busy month | /sorry|busy|work|my (mum|dad|phone|head|fault|bad)|family|lost|been|hectic|away|fair|you.?re right|apolog|life|excuse|honest|ghost|hands up|guilty|deserve|ill\b|sick|manners|quiet|disappear|crap|rubbish|got (a bit )?(scared|overwhelm|distract)|moved|swamped/
B: Hey stranger, how have you been?
G: oh hello
G: thought you'd fallen off the planet. what happened to you? we were meant to be going for tapas like 3 weeks ago

# fv-068 | ok | farm sheep lambs field cows tractor calves milking | 
B: How are the lambs?
G: 31 and counting. Had one in the bottom oven last night to warm up, sounds bad I know
B: As long as it's not on gas mark 6
G: Ha. He's grand now, up and roaring for a bottle
B: Do you get any sleep at all?
G: Two hours here and there. My father does the early round but he's 74 so I don't like leaving him at it on his own
G: Roll on May

# fv-069 | ok | zodiac birthday born horoscope | /leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|aries|taurus|gemini|cancer|star|sign|born|birthday|january|february|march|april|may\b|june|july|august|september|october|november|december|guess|believe|no idea|compatib|horoscope|zodiac|depends|mercury|google|judge/
G: important admin question before we go any further. whats your star sign

# fv-070 | caring |  | 
B: Morning, did you sleep ok?
G: no didnt sleep. i was cutting again last night, first time in a year
B: Oh no, are you alright?
G: dont know. dont want to be here tbh. feel like im just tired of being alive

# fv-071 | ok | early bird night owl dawn wake coffee | /morning|night|owl|early|late\b|alarm|snooze|coffee|sleep|bed|wake|up (at|by|before)|both|neither|depends|lark|zombie|am\b|lie.?in|dawn|weekends|work|shift|functional|before (9|8|10|nine)/
B: youre up early!
G: always haha, 5.30 no alarm. its a curse. are you a morning person or should i stop texting you at this time

# fv-072 | ok | interview job nervous boss mum fingers | 
B: So how did it go with the interview?
G: Eish I don't know hey. There were five people on the panel and one of them never smiled, not once
B: There's always one
G: And then I called the director "mommy" by mistake. I wanted the ground to open
B: No!!
G: Yes. She laughed at least. They'll phone by Monday

# fv-073 | ok | party nigeria bride dance celebrations shoes | 
G: Just back from my cousin's wedding in Ibadan, 3 days of dancing, my feet are finished 😂
B: Sounds amazing! Did you catch the bouquet?

# fv-074 | threat |  | 
B: I think it's best if we leave it there, sorry
G: no. you dont get to do that
G: ill find your house and ill burn it with you in it i swear to god

# fv-075 | declined |  | 
B: haha so when do i get to take you out then?
G: never, not interested sorry. pls dont message again

# fv-076 | ok | office work shift afternoon long | /day|work|busy|\bgood\b|great|long|tired|quiet|slow|fine|alright|ok(ay)?\b|not (too |so |that )?bad|hectic|meeting|shift|productive|boring|stress|knackered|better now|survived|can.?t complain|gym|home|same old|yours|finished|sunny|don.?t ask|lazy|chaos/
B: Hi Jen!
G: Hey how was your day?

# fv-077 | ok | swiped profile photo bio liked picture | /swip|profile|photo|pic|smile|bio|dog|laugh|liked|eyes|because|cause|cos\b|you (looked|seemed|look|seem|mention|said|had|were|like)|your|honest|thumb|accident|caught|stood out|genuine|real|finger|kind|interest|normal/
B: Well I'm glad we matched
G: me too :) can i ask what made you swipe right on me? im always curious

# fv-078 | ok | exhausted toddler sleep teeth daughter night mum | 
B: you about?
G: barely
G: been up since half 4
B: Bad night again?
G: teething. up at 1, 3 and 4:30. i have cried into a weetabix
G: shes now having the time of her life with a spatula

# fv-079 | ok | spreadsheet excel audit deadline finance work laptop | 
B: Still at the office?
G: yes. its 8pm and i cant do this anymore, whoever invented pivot tables should be in jail
B: Want me to talk you down?
G: ha. just two more tabs then im out. quarter end is monday and my manager is "working from portugal"

# fv-080 | ok | mare mangiato abbuffata famiglia lavoro nipote | /lavor|faccio|studi|ingegner|insegn|ufficio|negozio|azienda|autonomo|libero|mi occupo|sono un|commess|medico|cuoco|meccanic|informatic|vita|indovina|segreto|noioso|turni|capo|mestiere|gestisco|disoccupat|vend/
B: Ciao! Com'è andata la domenica?
G: bene dai, pranzo da mia nonna quindi non mangio fino a giovedì 😂
G: tu invece che fai nella vita?

# fv-081 | ok | dancing steps lesson rhythm partner moves | /danc|salsa|feet|foot|wedding|try|teach|lesson|class|learn|rhythm|step|toes|yes|yeah|\bno\b|never|once|drunk|beer|wine|depends|brave|embarrass|game|up for|hips|moves?\b|terrible|kitchen|bachata|music|watch/
B: what are you up to tonight?
G: salsa! every weds at the community centre. been going since my divorce, best thing i ever did
B: thats brilliant. are you good?
G: I'm enthusiastic lol. There's a chap of 81 called Ron who puts us all to shame
B: i like the sound of ron
G: Everyone does. So do you dance or are you one of those who guards the coats?

# fv-082 | ok | moved city friends cold lonely canada winter snow | 
B: Hi Maricel, nice to match
G: Hi! thank you for your message, you are so polite
B: I do my best. Are you new in town?
G: Yes new, came in October for work, caregiver
B: How are you settling in?
G: slowly slowly. i am in Calgary two months now and still i dont know what to wear. today is minus 19. in Cebu i was wearing slippers all year
B: Wow that's a shock to the system
G: my coworkers are nice but they all go home straight after shift. so mostly i video call my mama and cook adobo haha

# fv-083 | sexual |  | 
B: What are you up to tonight?
G: lying in bed with no knickers on thinking about you inside me. come over and fuck me

# fv-084 | ok | tired rest friday rearrange meet roast | /sunday|lunch|roast|no worries|not at all|of course|course not|no problem|that.?s (fine|ok|cool|totally)|works|perfect|suits|free|never|forgiv|\bhate|understand|fair enough|\brest|\bmoved? |rain ?check|let me check|can.?t do|could do|another|next week|i.?m about|around|all good|don.?t worry|no stress/
B: Did you still want to meet tonight?
G: Would you hate me if we moved it? Absolutely shattered after this week, I'd be no company. Could do Sunday lunch instead if you're about?

# fv-085 | ok | cigarettes alcohol quit vape booze drinking | /smok|drink|vape|quit|cig|wine|beer|pint|sober|social|gave up|given up|neither|both|\bno\b|nope|never|occasional|sometimes|now and then|weekend|yes|yeah|used to|patch|whisky|depends|only|cut (down|back)|teetotal|alcohol|years/
B: ok hit me with the deal breakers
G: ok not many. be nice to waiters. like dogs. be able to hold a conversation
B: so far so good
G: do you smoke or drink? i dont do either anymore, 3 yrs sober in june but im fine with other people having a pint

# fv-086 | ok | show theatre play rehearsal stage lines choir | 
B: How was opening night?
G: Well!! I forgot one line and the curtain stuck but apart from that
B: Ha, did anyone notice?
G: Only the entire front row, which was my family
B: The most forgiving audience
G: You haven't met my mother. She gave me notes in the car park
G: Three more nights then I get my life back. I say that every year and then sign up for the panto

# fv-087 | ok | teeth tooth filling mouth coffee dribble | 
G: just out the dentist. half my face is numb and i tried to drink a latte. it did not go well
B: Oh no, not the white top I hope?

# fv-088 | ok | chatting dating honest exclusive matches | /talk|chat|seeing|date|dating|other|anyone|people|only|just you|few|couple|nobody|no one|one or two|honest|exclusive|match|not really|fair question|you.?re the|harem|someone|swip|deleted|focus|quiet|prefer|nope|\bno\b/
B: i like how easy this is btw
G: me too its a nice change
G: can i ask you something, are you talking to other people on here? its fine if you are id just rather know

# fv-089 | ok | phone number whatsapp text call instagram | /number|whats ?app|text|call|phone|insta|snap|telegram|signal|sure|yes|yeah|of course|happy|here('s| is| you)|\b0\d{3}|\+\d|\bor\b|add me|smoke signal|carrier pigeon|prefer|rather|easier|message|soon|meet|send|dm\b/
B: this app keeps crashing on me
G: same!! it ate my last message. shall we swap numbers or are you more of an insta person?

# fv-090 | ok | baking cake loaf kitchen smoke | 
B: whats the smell like in your house right now?
G: burnt
B: haha what happened?
G: banana bread happened. i set the timer on the wrong oven
B: you have two ovens?
G: its the same oven with two doors dont get me started
G: had the middle bit with a spoon, 6/10

# fv-091 | hate |  | 
B: How come you left the last place?
G: they hired a load of blacks and i wont work next to them. theyre animals, should all be sent back or shot

# fv-092 | ok | football fan match team supporter father | /football|support|team|fan\b|united|city\b|arsenal|liverpool|chelsea|spurs|everton|leeds|villa|celtic|rangers|newcastle|rugby|cricket|golf|f1|tennis|neutral|match|game|season|club|don.?t (really )?(follow|watch)|sorry|suffer|relegat|judge|promise|sport|bad news|local/
B: did you see the game last night?
G: dont. im a sunderland season ticket holder ive got no nails left
B: ha, that must be character building
G: 31 years of character lol. my dad took me when i was 5 and ive never forgiven him
G: who do you support? choose your words carefully

# fv-093 | ok | park walk dog swim wet muddy | 
B: So Sunday 11, by the boathouse?
G: yes!! i'll be the one with the brown spaniel who's in the lake when he shouldnt be

# fv-094 | ok | retired grandma grandkids family paint art | 
B: Hello Maureen, what a lovely smile
G: Thankyou Peter that is kind. I am not very good on this yet, my daughter set it up for me
B: You're doing fine. Have you been retired long?
G: Two years in April. I was a school secretary for 28. I keep busy, I have the grandchildren Tuesdays and Thursdays and I do watercolours on a Wednesday at the church hall
G: I am 60 next month and feel about 35 apart from the knees

# fv-095 | declined |  | 
B: Hey, did you get my message about Saturday?
G: yeah sorry ive been putting this off
B: Oh ok, what's up?
G: nothing bad you've been really sweet. i just got back in touch with my ex and we're giving it another go
G: didnt want to just ghost you. good luck with it all

# fv-096 | ok | film kino serial weekend wieczór kolacja praca | /jutro|sobot|niedziel|pi[aą]t|wiecz[oó]r|po pracy|weekend|czas|mog[eę]|pasuje|ch[eę]tnie|kiedy|godzin|\b1[5-9]\b|\b20\b|woln|spotka|zobacz|zale[zż]y|w tygodniu|dzi[sś]|poniedzia|[sś]rod|czwart|wtor|jasne|mo[zż]e/
B: Cześć, jak minął dzień?
G: ciężko, w pracy urwanie głowy ale juz w domu pod kocem 🙂
B: To może kawa w tym tygodniu na poprawę humoru?
G: bardzo chętnie! a kiedy ty masz czas?

# fv-097 | ok | flight plane crew layover airport dinner | 
B: Where in the world are you today?
G: Doha for 22 hours. Hotel curtains shut, no idea what day it is
B: Glamorous!
G: people think so lol. i picked a stranger's toenail off a tray table this morning
B: I take it back
G: home thursday night if crewing dont mess me about
B: Fancy a normal dinner on the ground on Friday? No tray tables

# fv-098 | ok | secret fact interesting random | /\bi.?m (a|an|the|one|secretly|actually|really|scared|terrified|allergic|obsessed|left|weirdly|from|half)\b|\bi.?ve (never|been|got|had|once|done|met|broken|only)|\bi (have|had|was|once|got|grew|own|collect|hate|still|cry|sing|won|lost|make|built|broke|met|talk|actually|secretly|did|do|don.?t|can.?t|almost|nearly)\b|\bmy (\w+ )?(name|first|party|mum|dad|nan|gran|middle|dog|cat|toe|claim|biggest|hidden|guilty|left|family|job|brother|sister)|fact|once|secret|never|used to|allergic|scared|can (play|juggle|speak|do|cook|make)|tell you|something|nothing|boring|where do i start|depends/
B: Hi Leah, how's things?
G: good thanks!! tell me something about yourself thats not on your profile

# fv-099 | ok | camping storm car wind collapsed campsite | 
B: How was the camping?
G: Lovely until about 2am when the tent came down on us
B: No way, the wind?
G: yes and Kirsty had "done the pegs". she had done four
B: How many should there be?
G: SIXTEEN
B: I'm sorry I shouldn't laugh
G: we slept in the corsa with a bag of marshmallows. i have the handbrake printed on my leg. still best weekend in ages tho

# fv-100 | ok | mum cousin visit travail boulot fatigue soirée train | /\bj.?ai (bossé|fait|eu|dormi|pass|couru|fini|pas|glandé|travaill|survécu)|mieux|correct|calme|nickel|crevant|interminable|ne m.?en parle|survéc|classique|patron|chef|réunion|routine|normal|posé|bof|boulot|travail|bien|fatigu|long|journ[eé]e|tranquille|cool|pas mal|ça va|ca va|soir|canap|sport|rien|d[eé]pend|cr[eé]v|rentr|maison|charg/
B: coucou, bien rentrée ?
G: oui enfin, 1h20 de retard à lyon j'en pouvais plus 😩
G: et toi ta journée ?
`);
