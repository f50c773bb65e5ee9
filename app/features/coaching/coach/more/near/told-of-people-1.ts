/** Told of people, feelings and troubles, part 1. Form: near-entries.ts. */
export const NEAR_TOLD_OF_PEOPLE_1 = `
=my mum keeps asking when i'm getting married / every call with mom ends with when will i settle down / my mother has made finding me a husband her full time job
c Marrying on your mother's timetable is no reason at all, you set the pace.
p I'd crack within a minute if your mother put me in the marriage interrogation chair.
i Under all the wedding talk a mother usually hides one worry she can't say straight.
b How do you usually answer her?
=mum rings me every single day / just got off a two hour call with my mom / my mother calls at 7 every evening without fail
c A mother who calls that faithfully is a nice thing to have, even on busy days.
p I picture her hanging up and immediately remembering three more things for the next call.
i Those phone calls where nothing happens are probably how families really hold together.
b What does she mostly talk about?
=my mum is honestly my best friend / mom and i tell each other everything / me and my mother are super close, more like sisters
c Being that close to your mum is lovely, and it says she did plenty right.
p So whoever dates you gets reviewed by your mother before the starters arrive.
i I wonder when a mother turns into a friend, there must be a moment it tips over.
b What do you two like doing together?
=trying to teach my mother how to use her new phone / mum just discovered voice messages and there's no stopping her / spent an hour explaining whatsapp to my mom
c You must be a patient daughter, teaching a parent technology is advanced work.
p She'll be sending you blurry photos of her thumb by Thursday.
i Sweet reversal, her once teaching you to tie laces and you now teaching her to swipe.
b How is she getting on with it?
=my mom is coming to stay for two weeks / mum arrives on friday and the flat is a mess / picking my mother up from the airport tomorrow
c Having your mum under your roof for a while sounds like equal parts joy and cleaning.
p May the inspection be gentle and the hidden cupboard stay closed.
i Your own place looks different the minute you see it through your mother's eyes.
b What are you two planning while she's there?
=mum came over and reorganised my whole kitchen / my mother has been visiting and i can't find a single spoon / mom rearranged all my cupboards while i was at work
c Touching another woman's kitchen without asking is bold, even for a mother.
p Somewhere in those cupboards your cutlery is now living under a new government.
i I suspect moving your things around is how she says she misses looking after you.
b Have you found everything yet?
=i can never make it taste like my mum's / tried mom's curry recipe and it's just not the same / my mother never measures anything so i can't copy her dishes
c Mothers cook with a hand no recipe can write down, so I'd call that a fair defeat.
p She's clearly leaving out one ingredient on purpose so you keep coming home.
i I think half the taste is being cooked for, and you can't add that yourself.
b Which dish of hers do you miss most?
=my mother knows everything about everyone on our street / mum gave me the full neighbourhood gossip today / mom just told me about the neighbours' divorce for 40 minutes
c A mum with the whole street's news in her head is better than any newspaper.
p The secret services could save a lot of money by just hiring your mother.
i Gossip from mothers is strangely kind sometimes, it's her way of keeping count of people.
b What was the juiciest bit?
=my mum has something to say about everything i wear / mom says i look tired every time she sees me / my mother's first words are always about my hair
c Somebody should tell mothers that hello is a complete sentence.
p I'd arrive in a full suit and still get marked down for the shoes.
i Her remarks always land harder than anybody else's, mothers know where the old buttons are.
b Do you answer back or let it go?
=mum wants me to meet her friend's son / my mother is trying to set me up with a doctor from church / mom gave my number to some lady's nephew without asking
c Handing out your number without asking is a cheek, even with love behind it.
p So I'm up against a candidate with your mother's official stamp on him, noted.
i Matchmaking mothers choose the man they'd have picked for themselves, which is quite revealing.
b What is he like, according to her?
=i'm turning into my mother / i said something today and heard my mum's voice come out / caught myself folding plastic bags exactly like mom does
c We all become our mothers eventually, and there are far worse people to become.
p Next comes saving every jam jar in case it's needed, and there's no way back.
i Hearing your mother come out of your own mouth must be a very odd second.
b What did you catch yourself doing?
=my mom sent me home with enough food for a month / mum posted me a parcel of homemade biscuits / came back from my mother's with six containers of leftovers
c Being loved in plastic containers is one of the better ways to be loved.
p Your freezer is now basically a branch of your mother's kitchen.
i Food from home has a way of making an ordinary Tuesday feel looked after.
b What's the best thing in there?
=my mother found out i'm on a dating app / mum saw the app on my phone and wanted to see everyone / mom is now helping me swipe
c Good that she knows, dating apps lose half their awkwardness once your mother has seen one.
p I do hope my profile on that app got past your mother without an objection.
i I wonder who a mother would stop at on a dating app, and who she'd flick away.
b What did she say about it?
=my mum just retired and has no idea what to do with herself / mom took up painting at 66 / my mother joined three clubs since she stopped working
c Stopping work and starting something new takes nerve, I like the sound of your mum.
p Give her a year and her calendar will be fuller than yours and mine together.
i I'd love to know which old wish comes up first when the working days finally stop.
b What is she busy with now?
=mum raised the three of us on her own / my mother did everything by herself after dad left / mom worked two jobs so we could go to school
c Raising children alone like that is a huge thing, your mother has all my respect.
p I feel I should stand up straight whenever your mother's name comes up.
i You only see how much a mother carried once you're old enough to carry something yourself.
b What did you get from her most?
=my mum has a boyfriend now and it's adorable / mom started dating again at 60 / my mother has a better love life than me
c Falling for somebody again at that age is brave, good for your mother.
p Perhaps I should be asking your mother for dating advice.
i It must be odd and lovely, seeing your own mum nervous before a date.
b What do you make of him?
=!my mother and i don't really talk anymore / i cut contact with my mum last year / things with my mom have been broken for a long time
c Distance from your own mother is a hard thing to live with, I'm sorry it came to that.
p No need to explain your mother to me, I'm simply glad you told me.
i I imagine missing a mother and needing distance from her can both be true on the same day.
b Is it a quiet sort of ache or a loud one?
=my mum guilt trips me for not visiting enough / mom says i've forgotten my own family because i missed one sunday / my mother sighs on the phone until i promise to come home
c Missing a visit doesn't make you a bad daughter, however well your mother sighs.
p A mother's sigh could make me confess to things I never did.
i Guilt is a clumsy way for a mother to say she misses you, but it does work.
b When are you seeing her next?
=my mother sends me good morning pictures with flowers every day / mum forwards me every health rumour on the internet / mom floods my phone with prayers and videos
c All those forwarded messages are just her way of waving from across the room.
p Somewhere there's a factory making glittery roses for mothers to forward at sunrise.
i One day those morning messages are exactly what people scroll back to look for.
b What was today's one?
=my mum still treats me like i'm 12 / mom asked if i'd packed a jacket, i'm 38 / my mother still waits up when i go out
c However grown up you get, a mother still sees the child without a coat.
p Annoyingly, the mothers are nearly always right about the jacket.
i I suppose for her the little girl never left, she just got taller.
b What does she still fuss about most?
=mum cried at the airport and then i cried / saying bye to my mother at the gate is always awful / mom held on to me so long i almost missed my flight
c Goodbyes with your mum at an airport are brutal, no wonder you both cried.
p Airports should hand out tissues at the gate instead of tiny bottles.
i I think you can measure a family by how badly it handles departures.
b When will you see her again?
=my mother lives with me now / mom moved in after dad passed, so it's the two of us / i take care of my mum at my place
c Taking your mother into your home is a generous thing, and surely not always an easy one.
p I imagine the negotiations over the television remote are conducted at the highest level.
i Sharing a home with your mother again as a grown woman must show you a new side of her.
b How do you two get along under one roof?
=my mum talks to her plants and names them / mom has full conversations with the dog / my mother says goodnight to the radio presenter
c Your mother sounds like good company, even for a houseplant.
p I can only hope to be spoken to as kindly as your mother speaks to her ferns.
i People who talk to plants and animals usually have a lot of love left over.
b What's the funniest thing you've heard her say to them?
=my mother will bargain over anything / mum haggled in a department store and won / went to the market with mom and watched her destroy a seller
c A woman who gets a discount where there are no discounts has my full admiration.
p I'd end up paying her extra just for the pleasure of losing the haggle.
i There's theatre in good haggling, the walking away slowly is pure acting.
b Did you inherit any of that talent?
=i moved back in with my parents last month / back in my childhood bedroom at 34 / living with mum and dad again while i save up
c Going back to your parents for a while to get ahead is sensible, nothing to blush about.
p Your old bedroom must have had a good laugh when it saw you coming.
i Odd how fast you become a teenager again once your parents' front door closes behind you.
b How is it being back there?
=i still live with my family / in my culture we stay home till marriage so i'm with my parents / never moved out, my parents and i share a big house
c Living with family well into your grown years sounds warm to me, plenty of people envy it.
p The house must always have somebody in it who has eaten the last of everything.
i A full house means never being lonely and hardly ever being alone, quite a trade.
b Who's the loudest one at home?
=my dad makes the worst jokes / dad told the same pun three times today / my father thinks he is a comedian
c Bad dad jokes are a sign of a happy house, I'm firmly on his side.
p I fear your dad and I would get along far too well for the good of the room.
i Perhaps dads tell awful jokes just to watch their daughters try not to laugh.
b Which one has he told the most often?
=dad came over to fix my sink / my father can repair absolutely anything / my dad spent his saturday putting up my shelves
c A father who turns up with a toolbox is saying he loves you, just with screws.
p I'd be the one holding the torch and pointing it at the wrong place.
i Fathers talk best with their hands full, half under a sink.
b What did he fix this time?
=my father never says much but he always fills my tank / dad shows love by checking my tyres / my dad doesn't do words, he peels fruit for me
c Some fathers say it in small quiet acts, and you're lucky you can read his.
p I'd like a phrasebook for dads, with cut fruit and full petrol tanks translated.
i The quiet dads often say more in a small favour than the loud ones in a speech.
b Have you ever told him you noticed?
=my dad was really strict when i was growing up / my father didn't let me go out till i was 20 / grew up with very strict parents, no parties at all
c Growing up with rules that tight takes a toll, I hope you've made up for it since.
p You must still have a few unused parties saved up from those years.
i Strict homes raise either great rule keepers or wonderfully creative escape artists.
b Did you ever break the rules anyway?
=my dad remarried and she's actually nice / my father's new wife is two years older than me / getting used to having a stepmother at my age
c New people at the family table take some getting used to, whatever your age.
p There's really no greeting card for welcoming a stepmother as a grown woman.
i I wonder what it's like to see your own father be somebody's new husband.
b How do you get on with her?
=!my dad left when i was little / i never really had a father around / my father wasn't there and i stopped waiting for him
c No child should have to wonder where her father is, I'm sorry you did.
p Kindest thoughts to the girl you were, the one who kept waiting for her father.
i A missing father leaves a shape in a family, and it seems you grew strong around it.
b Who was there for you instead?
=i saw my father cry for the first time / dad got teary when i left / my dad never cries but he did at my graduation
c A father's tears hit harder than anybody's, I can see why you noticed.
p Those dads claim it's hay fever, and everybody kindly agrees.
i You get to see the man behind the dad for a second, and then he's gone again.
b Did he say anything afterwards?
=my dad is my hero / my father is the best man i know / nobody will ever beat my dad honestly
c I like that you look up to your father, it means somebody showed you how it's done.
p No pressure on the rest of us men then, with your dad setting the bar.
i A good father leaves a daughter a map of what kindness looks like in a man.
b What do you admire most about him?
=my father is obsessed with his lawn / dad spends all day in his shed / my dad has a garden and won't let anyone touch the tomatoes
c Every dad needs his own small kingdom, and a green one is better than most.
p I'd be terrified of putting a foot wrong anywhere near your father's patch.
i I wonder what dads really think about out there among their plants and tools.
b Has he ever let you help?
=dad is asleep in front of the tv and swears he's watching / my father snores through every film / my dad wakes up the second i change the channel
c Sleeping dads guard the television better than any lock.
p Touch the remote and he'll sit up and describe the last hour in detail, all wrong.
i It's oddly comforting, a father snoring through a film, like the house is in order.
b Did you risk changing the channel?
=my dad only replies with a thumbs up / i wrote my father a long message and got ok back / dad signs his texts with his full name
c Few words from a dad are worth about three paragraphs from anyone else.
p By that standard my messages to you count as long novels.
i There's probably a whole feeling packed in that one little reply of his.
b What's the longest thing he's ever written you?
=my dad drives like he's in a funeral / sat in the car with my father for 5 hours at half speed / dad refuses to use gps and we got lost again
c Car journeys with your dad at the wheel sound like a test of character.
p I'd be in the back seat quietly growing a beard.
i Long drives with a father can be the only time you get him talking.
b Did you get there in the end?
=i'm such a daddy's girl / my dad spoils me rotten still / one phone call and my father drives over
c A dad who would drop everything for you is a treasure, enjoy being spoiled.
p Any man taking you out had better arrive on time and with clean shoes, I can tell.
i Daughters who were adored by their fathers seem to walk into rooms differently.
b What's the last thing he did for you?
=my dad retires next week after 40 years / it's my father's last day at work on friday / dad doesn't know what to do with himself now he's retired
c The end of such a long working life is a big day, here's to your dad.
p Your house is about to have every wobbly door and shelf fixed, twice.
i It must be strange to put down the thing you've carried to work all your life.
b Is he glad or a bit lost?
=my father says no man is good enough for me / my dad scares off every guy i bring home / dad wants to see his bank statement before he'll shake hands
c I respect a father who guards the door, though you're the one who decides.
p My handshake is already getting weaker just thinking about your father.
i It would be worth seeing what finally makes a father like yours nod.
b Has anyone ever passed his test?
=my dad cooked dinner for the first time ever / father made pancakes and the kitchen looks bombed / dad discovered cooking videos and we're all test subjects
c I like a father who starts cooking late in life, whatever state the kitchen is in.
p Every pot in the house used for one meal, a true beginner's signature.
i Fathers do sometimes set off in a direction nobody saw coming.
b How did it actually taste?
=my father refuses to see a doctor / dad has had a cough for weeks and says it's nothing / my dad thinks painkillers fix everything
c Stubborn fathers and doctors, it's hard to be the one who does all the worrying.
p I'd consider disguising the doctor as a man who wants to look at the car.
i Fathers like that often refuse out of fear, though they'd never use that word.
b Is there anyone he does listen to?
=watched the match with my dad like old times / football with my father every sunday is our thing / dad and i scream at the tv together
c Watching with your dad is worth more than any score.
p I assume the referee heard every word, even through the screen.
i Shouting at a screen together can carry a father and daughter through years of few words.
b Was it a good match?
=my parents have been married 40 years and still hold hands / my mum and dad dance in the kitchen / my parents are disgustingly in love
c Parents who still reach for each other after decades, you grew up next to the real thing.
p Your parents make it look easy, which is rather unfair on the rest of us.
i Growing up beside a love like theirs must give you a quiet sense of what's possible.
b What do you think their secret is?
=my parents bicker about everything all day / mum and dad have had the same argument for 30 years / my parents fight over the thermostat like it's a sport
c Bickering for decades and still at the same table, in its way that's devotion.
p I'd pay for a ticket and bring a cushion to watch your parents' next round.
i Couples like your parents argue about small things as if it were a secret language.
b Which of them gives in first?
=my parents split when i was a teenager / mum and dad divorced last year after 35 years / grew up going between two houses
c A split between your parents shakes the ground at any age, you don't get immune.
p Everyone tells you it's for the best, and nobody says who gets the good saucepans.
i When parents part, you get to know each of them as a separate person for the first time.
b Are you on good terms with both now?
=my parents came to visit and we did all the touristy things / showing mum and dad around my city / took my folks to see where i live now
c Showing your parents the life you've built is a proud sort of day.
p A parent on a city tour stops at every single window, I'd plan for snacks.
i Your own town must seem new when you try to explain it to the people who raised you.
b What did they like best?
=my mum and dad are getting old and i noticed it today / my parents suddenly look so small / it hit me that my father walks slower now
c Noticing your parents age is a tender sort of shock, I feel for you.
p I'd happily sign a petition to keep parents exactly as they were.
i It comes in one small moment, a slower step or a shorter walk, and then you can't unsee it.
b Was there one moment that showed it?
=my parents don't approve of my choices / family thinks i should have become a doctor like my cousin / dad still hasn't forgiven me for quitting law
c It's your life to lead, and choosing it against the family's wishes took backbone.
p There must be a cousin somewhere whose achievements arrive with the rice.
i Living with a parent's disappointment often shows you how much you wanted your own way.
b Are you happy with what you chose?
=my grandmother raised me / i grew up at my gran's because my parents worked abroad / lola was basically my mother
c A grandmother who raises a child twice over has a special kind of strength.
p I bet you came out with excellent manners and a winter vest.
i Being raised by a grandmother must leave you with an older soul and better stories.
b What did she teach you that you still do?
=my gran is 94 and sharper than me / nana does the crossword in pen / my grandma remembers every birthday in the family
c A mind that bright at her age is a joy, long may your gran keep everyone on their toes.
p I'd be nervous sitting across from your gran, she'd see through me before the tea cooled.
i You must wonder what your gran has seen that she's never told anybody.
b What's her recipe for staying so sharp?
=grandma asked me if i've found a man yet / my nan wants to see me married before she goes / granny prays every night for a husband for me
c Grandmothers ask that question with love, but you answer it in your own time.
p So that strange tug I felt this week was your grandmother's prayers at work.
i For her a husband once meant safety, so I guess that's what she's really wishing you.
b What did you tell her?
=my grandad told me old stories all afternoon / grandpa talked about the war for the first time / my grandfather has a story for every scar
c An afternoon of your grandfather's stories is better spent than most holidays.
p I'd bring the biscuits and keep pouring until your grandad reached the good parts.
i Half of who we are is sitting in an old man's stories, waiting to be asked.
b Which of his stories do you like best?
=my grandparents celebrated 60 years of marriage / nan and grandad have been together since they were 16 / my grandparents still share one newspaper every morning
c A whole lifetime of marriage to one person is a quiet kind of heroism.
p I expect your grandparents settled the question of the open window a few decades ago.
i Over that many years together, I imagine, love stops being a feeling and becomes a place.
b Do you know how they met?
=my gran cheats at cards / lost to grandma at rummy again, she hides aces / nana takes all our pocket change at bingo
c A grandmother who plays to win, I admire a woman without mercy at the card table.
p Losing my bus fare to your gran sounds like a very decent evening.
i Perhaps cheating at cards is one of the few privileges old age hands out freely.
b How much do you owe her by now?
=my grandma won't let anyone leave hungry / nan fed me three lunches today / at my granny's you're too thin until you can't move
c Refusing a grandma's third helping is rude anyway, you did the right thing.
p I'd undo a button at your granny's door just to save time.
i Grandmothers who once knew hunger never quite trust an empty plate.
b What does she make that you can't resist?
=!my nan didn't recognise me today / visited grandma at the home and she called me by my mum's name / granddad's dementia is getting worse
c Being forgotten by somebody who loves you must hurt terribly, I'm so sorry.
p I hope something gentle was waiting for you after a visit as sad as that.
i Even when your name goes, I think they still feel that someone dear is holding their hand.
b Was there any bright moment in the visit?
=found my grandparents' old love letters / going through a box of grandma's photos / discovered my grandfather's diary in the attic
c A box like that is a real treasure, I'd lose a whole night to those old pages.
p Nothing humbles a person like finding out Grandma was far more romantic.
i Strange and wonderful, meeting your grandparents at an age when you weren't even an idea.
b What surprised you most in there?
=gran taught me to knit and i still do it / my grandmother showed me how to make dumplings when i was five / learned to sew on my nana's machine
c A skill handed down by your grandmother is the finest thing you could inherit.
p Taught by her, I'd be the pupil who ends up stuck to his own work.
i Your grandmother's hands are still teaching, every time yours make the same small movements.
b What's the nicest thing those hands of yours have made?
=video called my grandma and saw only her forehead / nan discovered facebook and comments on everything / taught my granny to video call and she shouts at the screen
c A grandma who takes on the internet has my full support, wobbly pictures and all.
p Your nan is one accidental button from broadcasting her kitchen to the whole world.
i To your granny it must feel like witchcraft, the whole family living in one little screen.
b What's the funniest thing she's done online?
=i wear my grandmother's ring every day / inherited my gran's teapot and i'm scared to use it / got grandma's old recipe book
c Something your grandmother used every day is worth more than anything from a shop.
p I'd be so scared of breaking it that I'd keep Gran's treasure in bubble wrap and visit on Sundays.
i Old things you inherit carry all the ordinary days they were there for.
b What do you remember when you look at it?
=my grandma has a saying for everything / nana says never trust a man who doesn't eat / granny's advice is always brutal and correct
c Grandmothers put into one line what others need a book for.
p I'd better find out what she says about men before I meet any of her tests.
i Those sayings seem silly until life turns up one day and proves her right.
b Which one do you quote most?
=my gran has a boyfriend at the care home / grandma is 81 and flirting with her neighbour / nana went on a date before i did
c Good for your gran, falling for someone at that age takes real spirit.
p Outdone by your own grandmother, and she didn't even need an app.
i It's comforting that a gran's heart can still flutter so late in life.
b Have you met the lucky man?
=i'm the eldest daughter, so basically the third parent / first born here, responsible for everyone / being the oldest of five is a full time job
c Oldest daughters carry half the family without being asked, somebody should carry your bags for once.
p I bet even on holiday you're the one holding all the passports.
i Eldest children often learn to look after others long before they learn to be looked after.
b Do you ever get a day off from it?
=i'm the baby of the family / youngest of six and yes i was spoiled / everyone still calls me the little one and i'm 41
c Being everybody's little one sounds like a soft landing that never quite ended.
p I suspect the others got the blame and the youngest got the dessert.
i The youngest gets to watch everybody else's mistakes first, like a preview of life.
b What did you get away with that the others didn't?
=i'm a classic middle child / stuck in the middle between a perfect sister and a wild brother / middle one of three, the forgotten one
c Middle children turn out to be the diplomats, and the world needs plenty of those.
p A small bell might have helped at family headcounts.
i In the middle you see both ends of a family, which the others never do.
b Was it more peaceful or more crowded there?
=i'm an only child / no siblings, just me and my imagination growing up / grew up alone with my parents and loved it
c Growing up as an only child teaches you to be good company for yourself.
p All the presents and all the blame, an only child can't point at anyone when a vase breaks.
i Only children often build a whole inner world, simply because there was room for it.
b Did you ever wish for a sibling?
=i grew up with four brothers / only girl among boys, i can handle a rough game / three older brothers so nothing scares me
c A girl raised among brothers knows how to defend her plate and her opinion.
p I'd think twice before arm wrestling you over the last slice.
i Being the only girl in a house like that must give you a very honest picture of men.
b Were they protective or merciless?
=my sister is my favourite person / me and my sister talk ten times a day / my sis knows me better than anyone / i've got one sister and she's my best friend / my big sis is my person
c A sister like that is worth a whole crowd of friends.
c A sister who's also your closest friend is about the best luck there is.
p I take it nothing I write here stays hidden from your sister for longer than an hour.
p She'll get my whole profile by tonight, so I'd like to say hello to her.
i Sisters share a childhood nobody else on earth remembers, no wonder you're so close.
i Between sisters half a word is enough, and that's a language few people speak.
b What makes her so special to you?
b What would she say about you?
=my sister borrowed my dress and ruined it / little sis keeps stealing my clothes / found my missing jumper in my sister's instagram photo
c Borrowing without asking is theft with a family discount.
p Your wardrobe seems to have a second exit straight to your sister's room.
i Clothes between sisters are never only clothes, there's a whole treaty behind every jumper.
b Did you get it back?
=i have a twin and we're nothing alike / my twin sister finishes my sentences / being a twin means people always mix us up
c Sharing a birthday with a twin for life must be the closest bond there is.
p I'd need a secret sign to be sure I was meeting the right twin.
i Growing up as a twin, it must have been a journey to find out who just you were.
b Have you two ever swapped places?
=my baby brother is taller than me now / my little brother got a beard and a job, when did that happen / i used to change my brother's nappies and now he gives me advice
c Little brothers growing up behind your back is simply unfair to older sisters.
p He used to need you for the top shelf, and now it's the other way round.
i Something in you must still see the small boy, whatever comes through the door now.
b Do you still boss him around a bit?
=my brother is moving to another country / sister is leaving for australia and i'm sad / my brother's visa came through so he's off next month
c Being happy for a brother or sister and hating that they leave can both be true.
p Before anyone leaves I'd be tempted to hide the passport, lovingly of course.
i You notice how much a brother or sister was part of the furniture of life when they start packing.
b When is the last evening together?
=my brother asked me for money again / my sister only calls when she needs a loan / lent my brother cash and now he's avoiding me
c Being generous with a sibling shouldn't turn you into the family bank.
p Strange, how a loan makes a brother learn to be invisible.
i Money between siblings always brings old roles along, who rescues and who gets rescued.
b Is it hard for you to say no?
=my sister moved in with me and it's chaos / brother is sleeping on my couch for a month / sharing a flat with my sibling again like when we were kids
c Opening your door to a brother or sister is generous, chaos included.
p By week two you'll be arguing about the bathroom exactly as you did at ten.
i Living together again as adults, you get to meet your own sibling a second time.
b Is it more fun or more dishes?
=!my sister and i haven't spoken in two years / fell out with my brother over the house / my siblings and i don't talk since mum's funeral
c Silence between siblings is a heavy thing to carry around, I'm sorry it's there.
p Between siblings I'd wish for a door left open a crack, for whenever you want it.
i A quarrel with a sister or brother hurts so much because nobody else shares the same beginning.
b Do you hope it will mend one day?
=my brother put salt in my coffee / my brothers prank me every time i go home / my sister hid behind a door and i screamed the house down
c Grown siblings who still play pranks are keeping something important alive.
p I'd check every chair and every sugar bowl before I sat down in that house.
i Teasing is how some families say welcome home without going soft.
b Are you planning revenge?
=my little brother is getting married before me / younger sister just got engaged and the aunties are looking at me / i'll be the only single one of us siblings at the wedding
c There's no queue for marriage, and a younger sibling overtakes nobody.
p May the aunties be distracted by the buffet.
i You can be truly glad for a sibling and still feel a small pang, both are honest.
b Do you like who they're marrying?
=my sister is the perfect one / everyone compares me to my brother the surgeon / growing up in my sister's shadow wasn't easy
c Comparing children is a lazy habit, you were never meant to be a copy of your sister or brother.
p Perfect siblings must be exhausting, I'd search them for a single unpaid parking ticket.
i The one outside the spotlight often got to grow in more interesting directions.
b How do you two get along now?
=i pay my younger siblings' school fees / half my salary goes home to my brothers and sisters / putting my sister through university
c Paying for the others' schooling is a big and loving thing, I hope they know it.
p Somewhere in the graduation photo there should be an arrow pointing at you.
i To carry your siblings like that means having put off some wishes of your own.
b What is it they're studying?
=found out i have a half brother through a dna test / met my half sister for the first time / turns out there's a sibling nobody told me about
c Finding a sibling you never knew about would turn anybody's world a little.
p A new sibling out of nowhere, no series on television comes close.
i I can't stop thinking how it is to look at a half stranger and find your own chin.
b Have you two met or talked yet?
=i come from a huge loud family / eight of us at home and everyone talks at once / growing up in my house you had to shout to get the salt
c Loud houses raise warm people, I like the sound of your crowd.
p I'd go hoarse by the soup and be adopted by dessert.
i In a family that size, silence must mean somebody is up to something.
b How many come together when everyone's home?
=my big brother is way too protective / brother wants a photo of every guy i meet / my brothers interrogate anyone i date
c A brother who keeps watch is a nuisance and a gift in the same jacket.
p I'm practising my honest face for your brother already.
i For him you'll always be the small sister somebody pushed in the playground.
b Does he ever approve of anyone?
=my sister sends me 9 minute voice notes / sis narrates her whole day into my phone / just listened to my sister's podcast, i mean her voice message
c Sisters' voice notes of that length call for a chair and a cup of tea.
p I'd want chapters and an interval with ice cream.
i Hearing a sister's ordinary day from far off is almost like sitting in the same kitchen.
b What was the headline this time?
=going on a trip with just my sisters / booked a weekend away with my brother / siblings only holiday, no partners no kids
c A trip with only your siblings is a splendid idea, more families should do it.
p Give it an hour and somebody will claim the front seat like it's 1998.
i Away from everyone else, siblings slip back into who they were before they got sensible.
b Where are you all heading?
=had a huge fight with my sister over dirty dishes / brother and i argued about who forgot dad's present / my sister isn't talking to me because of a charger
c A family row over something tiny is real enough while it lasts, I hope it blows over soon.
p Great wars have started over less than a charger or a plate, just ask any pair of siblings.
i The small thing you fight about with a sibling is hardly ever the thing itself.
b Who usually makes the first move to make up?
=our family group chat is insane / 87 unread messages from the family chat, all about potato salad / my uncle posts in the family group at 5 am
c Family chats are a form of weather, you can't stop them, only dress for them.
p Mute it for one hour and you'll find you've been put in charge of dessert.
i All of your family's characters must show up in there, the planner, the ghost, the one with the stickers.
b Which one are you in the chat?
=my aunties ask the rudest questions / auntie told me my clock is ticking at a party / at every family do some aunt comments on my weight
c Aunts who comment on everything should be given a mirror and a snack.
p Happy to throw myself between you and the next auntie as a distraction.
i Somebody asked them those same questions once, and perhaps they never got to be rude back.
b What's the boldest thing one of them has asked?
=my cousins are like siblings to me / grew up in the same compound with all my cousins / spent every summer with my cousins at the lake
c Growing up in a gang of cousins is the best of both worlds, family and friends in one.
p A pack of cousins unsupervised all summer, I'm surprised anything is still standing.
i They've kept a version of you that your own house never saw.
b What trouble did you get into together?
=i have the craziest aunt / my auntie is 70 and rides a motorbike / my favourite aunt lives on a boat with two parrots
c Every family needs an aunt who does as she pleases, I like her already.
p When I grow up I'd quite like to be your aunt.
i An aunt like that shows a child there's more than one way to live.
b How much of her is in you?
=my uncle ruined lunch with his politics / my uncle shouts about the government at every gathering / avoiding the topic of elections around my uncle
c Every big family has an uncle with opinions at the table, and the dessert always suffers.
p Pass your uncle the bread at short intervals, it's hard to lecture with a full mouth.
i Uncles who lecture a whole table are often angry about something quite different.
b How did the others take it?
=40 relatives in one house this weekend / whole clan is coming for the holidays / there were 60 people at my family reunion and i knew half of them
c So many relatives under one roof is glorious for a day and a lot after that.
p I'd wear a name tag and nod warmly at everybody over sixty.
i In a crowd of relatives you start seeing your own nose and laugh on strangers.
b Who among them are you closest to?
=i'm still close to my ex's mum / my ex mother in law and i have lunch every month / lost the man but kept his family
c Staying friends with his mother after a breakup shows good taste on both sides.
p You returned the man and kept the better half of the family, a fair deal.
i Love between you and his family turned out to have roots of its own.
b How did you two manage to stay so close?
=my stepmum raised me like her own / we're a patchwork family with steps and halves everywhere / my stepdad is more of a father than my real one
c Someone who chooses to love a child that isn't theirs deserves every bit of your loyalty.
p Drawing your family tree must take a very large sheet of paper.
i Chosen family has something the other kind lacks, somebody decided on you.
b When did it start to feel like family?
=my toddler had a meltdown in the supermarket / my two year old lay down screaming because the banana broke / full tantrum in aisle 4 and everybody stared
c Every parent in that shop was on your side, the tantrum could have been anyone's.
p Some days I'd like to lie down and scream in a shop too, they're only being honest.
i At that age every disappointment is the first of its kind, no wonder it's the end of the world.
b How did you get out of there?
=my son was up at 4:50 again / toddlers think 5am is morning / my daughter woke me by lifting my eyelid
c Anyone woken that early who still answers messages is made of strong stuff.
p Toddlers must have a private contract with the sun to beat it every morning.
i One day you'll be the one waking a teenager at noon, with interest.
b How many coffees has it taken so far?
=my baby said her first word today / my son called me mama for the first time / he finally said a word and it was no
c First words only happen once, what a day to be there for.
p Whatever that word was, expect it about four hundred times tomorrow.
i All those months of listening in there, and then suddenly your little one answers.
b What was your own first word, do you know?
=we're in the middle of potty training and i'm broken / potty training day 3, my rug has seen things / my toddler only wants to pee in the garden
c Potty training is the part of parenthood nobody puts in the album, keep going.
p Next to potty training my day had hardly any puddles in it.
i One of the first big things a toddler ever learns, and you're the coach with the mop.
b Any victories yet?
=baby is teething and nobody sleeps / my little one screamed all night with her gums / up every hour, new tooth coming
c Nights with a teething baby are brutal, I hope tonight is kinder to you both.
p So much noise for something the size of a grain of rice.
i We've all gone through growing teeth and nobody remembers, which seems merciful.
b Did you get any sleep at all?
=my kid flushed my keys down the toilet / toddler put my phone in the washing machine / found my car keys in the toy oven after an hour
c Toddlers make things disappear like trained spies, I admire how calmly you take it.
p With a toddler around I'd start searching in the oddest place and work back towards normal.
i In a kid's mind the plan surely made perfect sense.
b How long did it take to solve it?
=my daughter drew on the wall with lipstick / my son painted the dog / the kids discovered permanent markers today
c Kids and markers are an old tragedy, I hope the stains were kinder than they looked.
p I admire a kid who paints and doesn't ask for a canvas.
i Some part of you must have wanted to laugh at the little painter before you had to be the parent.
b Has it come off yet?
=my son lost his first tooth / tooth fairy duty tonight and i've no coins / my girl swallowed her wobbly tooth and cried
c First wobbly teeth are big news in a small life, I hope the fairy is generous.
p Creeping under a pillow for a tooth without waking the owner would finish my nerves.
i One tooth fewer in a grin and suddenly they look so much older.
b How much does a tooth bring in your house?
=it was my daughter's first day at school / dropped my boy at nursery and cried in the car / my baby started big school in a uniform too large for him
c The first day at school or nursery is harder on mothers than children, cry as much as you like.
p They skip into school without turning round, and you stand there holding the bag.
i Strange moment, when school gives their world a room you're not in.
b How was the first report afterwards?
=went to my son's school play, he was a sheep / my daughter waved at me from the stage the whole concert / nativity today, mine picked his nose through it all
c I'm sure your child was the best thing on that stage, everything else was background.
p The professionals could learn from a child who ignores the script completely.
i A small face searching the rows until it finds you, nothing else on a stage comes close.
b Did you shed a tear?
=i couldn't do my kid's maths homework / fractions have beaten me again, sorry son / spent two hours on my daughter's school project, mostly me doing it
c Homework done by tired parents is proof of love, wrong answers included.
p With me in charge of homework the child would be repeating the year.
i Seeing your own old school fears come back through your child's homework must feel odd.
b What subject did you like at school?
=my son only talks about dinosaurs / my girl knows the name of every planet and moon / everything in our house is about trains right now
c A child who only talks about one thing is a happy child, and a very well informed one.
p I'd mix up the names and be sent back to the beginner's section of your child's museum.
i I rather envy that, a whole house being so completely taken by one single thing.
b What's the strangest fact you've learned from it?
=my 4 year old asks why 300 times a day / kid asked me where the wind goes and i had no answer / my daughter wants to know why people die, at breakfast
c Answering the whys of a small child takes more brains than most jobs.
p After the tenth why I'd be making up science.
i Children ask the big questions we quietly stopped asking because nobody could answer.
b Which question stumped you the most?
=my kid said something so embarrassing on the bus / my son asked a lady loudly if she was pregnant, she wasn't / my daughter told the whole queue how old i am
c Kids have no volume knob, however embarrassing it gets, you have all my sympathy.
p I'd look around for the parents too, as if it were someone else's kid.
i There's a window of a few years when kids say exactly what they see, and mothers pay for it.
b How did you save the situation?
=my kids asked if i have a boyfriend / my daughter wants me to find someone nice / my son told me i should date his football coach
c Kids notice more than we think, and it's sweet that they want someone nice for you.
p Bouncing on a trampoline had better not be on the kids' list for a boyfriend.
i Your kids worry about your happiness too, in between two biscuits.
b What did you say to that?
=kids are at their dad's this weekend and the house is so quiet / first weekend without the children and i don't know what to do / empty house till sunday evening
c A quiet house after the children go is a mixed present, enjoy the good part.
p In an empty house you may even get to finish a cup of tea in one sitting.
i In a quiet house your own self comes back out like a cat checking the rooms.
b What will you do with the silence?
=my son crawled into my bed and kicked me all night / slept on 10 cm of mattress because of my daughter / woke up with a foot in my face again
c Sharing a bed with a small child is a contact sport, I hope your ribs recover.
p How something so little can need the whole mattress is a matter for physics.
i One day the bed will be all yours again, and you'll half miss the kicking.
b How long have you been sleeping on the edge?
=my daughter cut her own fringe / my son gave himself a haircut the day before school photos / found a pile of hair behind the sofa and a guilty face
c Home haircuts by children are a rite of passage, that school photo will be priceless.
p I've a lot of respect for anyone who cuts hair without a plan.
i Their own haircut is the first big decision a child makes alone, and everybody can see it.
b How bad is it on a scale of one to hat?
=my teenager answers everything with fine / haven't had a full sentence from my son in weeks / my 14 year old lives in her room and comes out to eat
c Teenagers come back, I'm told, and they bring full sentences with them.
p Try leaving food at the teenager's door and stepping away slowly.
i All that silence hides so much going on, a teenager is building a person in there.
b What does get a word out of them?
=my daughter rolled her eyes at me so hard / apparently i'm embarrassing and shouldn't speak near the school / my teen walks ten steps behind me in town
c Being embarrassing to a teenager is proof that you're a mother in good working order.
p In your shoes I'd be properly embarrassing and sing in the car with the windows down.
i All that distance is only a teen's practice at being a person of their own.
b What's your worst crime in their eyes?
=teaching my son to drive and fearing for my life / my daughter passed her driving test and i'm terrified / sat in the passenger seat pressing an invisible brake
c Letting your own child take the wheel is pure courage, especially from the passenger seat.
p That imaginary brake on the passenger side has saved more lives than airbags.
i A few years ago you held the back of their bike, and now they've got an engine.
b How's the parking going?
=i found seven plates in my teenager's room / my son's room smells like something died / asked my daughter to tidy up and she moved the pile to the left
c Teenage rooms are beyond reason, you're fighting the good fight.
p I'd send a canary into that room before entering.
i A messy room, I suppose, is the first border a teenager gets to draw.
b What's the worst thing you've found in there?
=my son has his first girlfriend and i'm not ready / my daughter has a crush and told me about it / my boy came home in love and can't eat
c First love under your own roof, and it's lovely if they let you in on it.
p With young love at the table I'd be useless, smiling like an idiot and giving everything away.
i Seeing them in love must bring your own first crush back.
b Do you remember yours?
=my kid is in the middle of exams and i'm more nervous than she is / my son sits his finals this week / waiting for my daughter's results
c Exam weeks hit the mothers hardest, you carry the nerves and can't write a word.
p I'd be pacing outside that exam hall with a thermos, frightening the examiners.
i You can pack the pens and the water, and then comes the hard bit, leaving it to them.
b Are they as nervous as you?
=my daughter went to her prom and looked so grown up / dropped my son off at his school dance in a suit / my little girl wore my heels tonight
c Seeing them dressed up and grown must make a mother proud and weepy at the same time.
p Two hundred photos later your little grown up will have begged you to put the phone down.
i For a moment you see the adult they'll be, and the little one is still in there, waving.
b Did you cry before or after they left?
=my youngest just moved out / empty nest since september and i hate it / dropped my daughter at uni and came home to her empty room
c When a child moves out it's a real loss, nobody should brush it off.
p The nest is empty, and even the fridge must wonder why it's suddenly so full.
i After years of being needed every hour, an empty nest lets you ask what you want, a strange luxury.
b What's the first thing you noticed missing?
=my kids are coming home for the weekend / all three of my grown up children under one roof tonight / my son is flying in and i've been cooking since dawn
c Having them all back home is the best kind of noise, enjoy every hour.
p By Sunday the fridge will be empty and the laundry full, the classic trade.
i The table probably remembers who sits where, however grown up they get.
b What are you cooking for them?
=my son cooked dinner for me / my kids made me breakfast in bed, burnt toast and all / my daughter brought me coffee and it was mostly sugar
c Anything cooked by your own kids beats any restaurant, burnt edges included.
p The kitchen after kids have cooked is best not spoken of.
i It's touching when the care you gave your kids comes back to you on a tray.
b Did you eat every bite?
=standing at a cold football pitch for my son's match / spent saturday driving kids to three different sports / my girl scored her first goal today
c Mothers on touchlines in all weathers are what keep sport alive.
p I'd shout the wrong rules with great passion and be asked to stand further away.
i A child looks over after every kick to see if you saw it, and that's why you go.
b Are you a calm one or a shouter?
=my kid is sick so i'm home with her / my son threw up all night / everyone in the house has a stomach bug except me so far
c A sick child in the house means nobody rests, I hope the fever goes quickly.
p In a sick house you're nurse, laundry and room service in one person.
i Odd how a sick kid shrinks the world to one small forehead and a thermometer.
b How's the patient doing now?
=my daughter swam without armbands today / my son rode his bike without training wheels / little one took her first steps this morning
c First times like this are pure gold, lucky you for having been right there.
p A wobble, a shriek and a little one's enormous grin, I bet the whole street heard it.
i The very second you let go and your little one doesn't fall, that must be quite a feeling.
b Did you manage to film it?
=my son asked if santa is real / my kid figured out the easter bunny and i panicked / my daughter found the christmas presents in the cupboard
c Keeping Santa and friends alive is one of the nicer lies in the world, you're doing noble work.
p Cornered by a kid with evidence, I'd panic and confess to everything including the biscuits.
i I think most kids have it figured out a while before they tell us, just to keep us happy.
b How did you talk your way out?
=20 six year olds at my house for a birthday party / hosted my daughter's sleepover and nobody slept / just survived my son's party, there's cake on the ceiling
c You took on a houseful of other people's children and lived, that's no small thing.
p Somewhere behind your sofa a piece of cake is settling in for the winter.
i For a child one such day is as big as a whole year, and you made it.
b How many were you in charge of?
=my kids set up this dating profile for me / my grown daughter took my photos for this app / my son wrote my bio, i had no say
c Kids who give their mother a dating profile and send her out again, I like how you raised them.
p I'd be grateful if they could look over my profile too.
i It's interesting how our own kids would describe us in a profile.
b Did they get you right?
=kids fought in the back seat the whole way / two hours of mum he's looking at me / my children argue about who breathes louder
c Driving with fighting children in the back calls for the nerves of a bomb squad.
p The question of who breathes on whose side has never been settled by any court.
i They'd defend each other against the whole world, just not in a back seat.
b How did you keep your cool?
=my daughter wants a hamster and won't stop / the kids begged for a dog for two years and now i walk it / my son brought home a snail and named it
c The kids beg, you end up feeding it, and still you're thinking of a yes, good heart.
p Kids promise to look after the pet for ever, which in their time is nine days.
i Hamster, dog or snail, it's often the first thing a child ever has to care for.
b Are you going to give in, or already gave in?
=i just became a grandmother / my first grandchild was born last night / my daughter made me a nana at 48
c A grandchild is wonderful news, congratulations to you and the whole family.
p All of the cuddling and none of the night shifts, you've earned that deal.
i Holding your child's child must fold time in a peculiar way.
b Have you held the little one already?
=my grandkids wear me out but i love it / looked after my grandson all day and my back is gone / my granddaughter calls me every evening to say goodnight
c Being worn out by grandkids is about the happiest tiredness going.
p Grandkids run on a battery I'd pay good money for.
i Perhaps you get to enjoy in grandkids the very things mothers were too tired to see.
b What do you two get up to together?
=my son is in the army and i worry / my boy got deployed last month / my daughter joined the police and i don't sleep
c Being proud and worried at once is a lot for a mother, I hope you hear from your child often.
p Instead of worry I wish you an evening where the phone rings and everything is fine.
i Raising them to be brave and then having to worry, that's a hard bargain.
b When did you last hear from them?
=my eldest is getting married and i'm mother of the bride / my son told me he's proposing to her / buying a dress for my daughter's wedding
c Seeing your own child marry is a big, lovely, tearful thing, congratulations.
p Waterproof mascara and deep pockets for tissues, the whole wedding outfit is settled.
i At a wedding you gain somebody new at the table and let go a little, all in one day.
b Do you like the one they've chosen?
=my child will only eat plain pasta / cooked for an hour and my son said yuck / my daughter has decided vegetables are poison
c Cooking with love for a picky eater is a lesson in humility, you have my respect.
p I'd be tempted to swear the vegetables are imported from a dinosaur park.
i They can't control much in their little world, but what they eat is theirs.
b What's on the tiny approved list?
=school sent home a note about head lice / combing nits out of two heads on a friday night / my kid gave me lice, so glamorous
c Nobody warns mothers about the lice years, and you're handling them with style.
p My head started itching at the very word, thank you for that.
i There's a strange closeness in it, mother and child under a lamp with a comb.
b Is everybody in the house clear now?
=mornings with my kids are a war zone / got everyone to school and realised i still have slippers on / school run was chaos, one shoe missing as always
c Getting children out of the door on time is a feat, every single morning.
p Something is always missing, and it's always exactly where nobody would put it.
i All that shouting about coats, and then one quick kiss at the gate makes up for it.
b What went missing today?
=read the same bedtime story for the hundredth time / my daughter knows when i skip a page / fell asleep before my son during storytime
c Bedtime reading is one of the best things you can give a child, even for the hundredth time.
p Skipping pages with a child who knows the book by heart, you live boldly.
i A voice reading in the dark is what many of us keep longest from childhood.
b Which book is it at the moment?
=my son has an imaginary friend called bob / i had to lay a plate for my daughter's invisible cat / we can't leave until the imaginary horse is buckled in
c Playing along with an invisible friend is exactly what a good mother does.
p I hope the invisible guest helps with the dishes.
i They seem to invent just the companion they need, and drop it when they don't.
b What is the friend like?
=my kid won a prize at school / my daughter came first in the spelling bee / son got picked for the regional team and i'm bursting
c You've every right to burst with pride, a win like that belongs to the mother too.
p I'd be stopping strangers on the street to mention a prize like that.
i Seeing them win at what they're made for must be like watching a light go on.
b How did you celebrate?
=parents evening went well, teacher says he's kind / had the school meeting and my son talks too much apparently / her teacher told me my daughter is a joy
c A teacher who sees your child the way they are is a gift to any parent.
p Those tiny school chairs make every grown up feel they're about to get detention.
i I find it telling how children behave at school, the one place where we can't see them.
b Did it match the child you know at home?
=my son is autistic and he's the light of my life / my daughter has special needs so my days are full / raising a child with down syndrome
c Your child sounds lucky in you, and that love comes through in how you put it.
p I'd be glad to learn from your child how to see the world a bit differently.
i Children who see the world in another way often teach their parents a second language.
b What makes your child laugh the most?
=i have twins and they never sleep at the same time / twin boys, they're two and into everything / people always ask me if my twins are identical, one is a girl
c Raising twins sounds like double the chaos and double the cuddles, I'm impressed.
p As soon as one twin is asleep the other clocks in, they've clearly got a roster.
i Twins have never known a day without each other, which is hard for the rest of us to picture.
b How different are the two from each other?
=i adopted my daughter when she was three / i foster kids, had eleven so far / i became a mother through adoption
c Adopting or fostering a child by choice is about the finest thing a person can do.
p I've nothing funny to say there, just admiration for a mother with such an open door.
i There must be a day when mother and child stop feeling new to each other and are simply family.
b What was that first day together like?
=i don't want kids and i'm tired of explaining it / i am happily childfree by choice / everyone says i'll change my mind about having children, i won't
c Knowing you don't want children is a complete answer, nobody should need a second one.
p Pass me those people who say you'll change your mind, I'd bore them into silence.
i It takes some calm inside to leave a road everyone else calls the only one.
b When did you know for certain?
=i'd love to have children one day / kids are a must for me, i want at least two / i always saw myself as a mum
c Knowing you want children and putting it plainly is the grown up way to date.
p Good of you to mention kids before I get attached to my unbroken sleep.
i I'd like to know what kind of little world you'd want to build for your kids.
b How do you picture your house with kids in it?
=my stepkids are warming up to me slowly / being a stepmum is harder than anyone says / my stepson called me by my name and hugged me for the first time
c Loving stepkids who never asked for you takes patience of a rare kind.
p Winning over stepkids must be like befriending some very well informed cats.
i With stepkids every bit of affection is a gift, nothing comes by default.
b What was the turning point so far?
=looking at baby pictures of my kids and crying / i miss when my children were tiny / my boy used to hold my hand and now he's got a moustache
c Missing the little ones they were is a soft kind of grief, every parent must know it.
p Someone should invent a way to borrow them back as toddlers, just for one afternoon.
i The child you miss is still standing there, only much taller and needing money.
b Which age would you visit again for a day?
=packed lunches for three kids every night / my daughter swaps my healthy lunch for crisps / found last week's sandwich in my son's bag, alive
c Whoever invented the school lunch box never had to fill one every night, you're a saint.
p That old sandwich at the bottom of the bag could nearly walk to school alone by now.
i A lunch box is a small letter from home in the middle of a child's day.
b What comes back uneaten every time?
`;
