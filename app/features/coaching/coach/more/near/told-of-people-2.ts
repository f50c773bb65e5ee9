/** Told of people, feelings and troubles, part 2. Form: near-entries.ts. */
export const NEAR_TOLD_OF_PEOPLE_2 = `
=babysitting my niece tonight / i'm on auntie duty all weekend / watching my nephews while my sister is away and i've lost control
c An auntie who steps in is a gift to the whole family, I hope the small tyrants obey.
p By bedtime every babysitter ends up negotiating over biscuits like a hostage team.
i With an auntie children get away with a different self, a little freer and louder.
b What have they got you playing?
=my nephew asked if i'm as old as grandma / niece told me i have lines like a map / my brother's kid says i'm too old for a boyfriend
c Nieces and nephews have no mercy and no idea about age, don't let it in.
p To a small kid anybody older than eleven was personally acquainted with dinosaurs.
i I do envy how nieces and nephews just look at a grown woman and report.
b What did you say back?
=i'm an aunt!! my niece was born this morning / my sister had her baby and i got to hold him / brand new nephew in the family
c Congratulations to the new aunt, a baby arriving is the best news there is.
p An aunt has the official right to spoil somebody and hand them back.
i Somebody exists today who'll one day tell people about their aunt, isn't life strange.
b Have they settled on a name?
=covered in glitter because of my niece / my niece painted my nails and half my hand / my nephew put a sticker on my back and i went to work like that
c Going to work in a child's glitter is real devotion.
p Glitter and stickers on an aunt are basically medals.
i Nieces and nephews decorate the people they love, it's the oldest compliment going.
b How long did you walk around like it?
=lost to my 8 year old nephew at mario kart / my niece beat me at chess and did a dance / played football with my sister's boys and can't walk
c Losing to a nephew or niece with grace is a skill, and I think you've got it.
p Beaten by a child, I'd blame the controller, the ball and then the sun.
i There comes a day when you're no longer losing on purpose, and it's a shock.
b Have you demanded a rematch?
=taking my nieces to the zoo tomorrow / took my nephew to see a film and he talked through all of it / museum day with my godchild
c Outings with nieces and nephews are the best way to see the world again.
p With nieces and nephews the gift shop costs more than all the tickets.
i With a niece or nephew beside you even a pigeon is worth stopping for.
b What was or will be their favourite bit?
=my niece copies everything i do / my little niece wants to be me when she grows up / she dresses like me and does my voice, my brother's daughter
c Being a niece's idea of greatness is an honour, and I think she chose well.
p Mind your language then, your niece is a tiny recorder following you around.
i You see your own habits most clearly when a child copies them.
b What's the funniest thing she copied?
=i'm the fun aunt / my nieces and nephews fight over who sits next to me / kids love me because i let them have ice cream for dinner
c The fun aunt is one of the most important posts in a family, long may you hold it.
p Spoil them thoroughly and then hand them back, a wickedly good system.
i Everybody remembers that one aunt who treated them like a fellow conspirator.
b What's your best trick with them?
=my nephew can't say my name so i'm nana banana now / my niece calls me titi and everyone adopted it / the little one decided my name is dodo
c A name given by a small child is worth ten official ones, wear it proudly.
p I'm tempted to save you in my phone under the new name at once.
i Children name the people who matter to them, so you clearly made the list.
b Do the adults use it now too?
=my teenage niece comes to me for advice / my nephew told me something he can't tell his mum / being the aunt they call when it's serious
c Being the aunt they dare to call is a big thing, it means they trust you.
p Keeping a serious face while a teenager confesses must take years of training.
i Every young person needs an aunt, one adult who isn't in charge of them.
b Who was it for you at that age?
=my friend asked me to be godmother / i'm going to be a godparent in june / got asked to stand up for my best friend's baby
c To be chosen as godmother is one of the nicest things anyone can ask, congratulations.
p Start practising your wise godmother face and your birthday budget.
i They looked at everyone they know and thought of you for their baby, quite something.
b Did you see it coming?
=been best friends with the same girl since we were six / my bestie and i met on the first day of school / thirty years of friendship and still going
c A friendship that has lasted since childhood is better than gold.
p She must own enough embarrassing stories about you to run a blackmail firm.
i An old friend keeps all your earlier selves, even the ones you've lost.
b How did the two of you first meet?
=my best friend moved to the other side of the world / my bestie lives in canada now and i miss her / the time difference with my best friend is killing me
c Missing a best friend who lives far off is a real ache, phones don't fill that chair.
p Time zones were obviously designed by someone without friends.
i Distance takes the small stuff out of a friendship, the coffees, the errands, the silence.
b When did you last see each other?
=my friend cancelled on me last minute again / got all dressed up and my friends bailed / was looking forward to dinner and she just texted sorry
c Being cancelled on at the last minute is plain annoying, your evening counts too.
p Their loss, the sofa has never once cancelled on anybody.
i After a few cancellations you start to hear the apology before she's typed it.
b What did you do with the evening instead?
=girls night last night and i'm paying for it / out dancing with my girls till 3 / wine and gossip with my friends tonight
c A proper night with your girls is better than any therapy I can think of.
p I assume the world's problems were solved and nobody remembers how.
i Women friends around one table, I'd guess the truest things get said after midnight.
b Who's the wild one among you?
=all my friends are married with kids now / i'm the last single one in my group / dinner with four couples and me
c Being the single one in a circle of couples is odd sometimes, but you're not behind anyone.
p At a table of couples you're the only one who can order without consulting a committee.
i I bet half of them look at your freedom while you look at their sofas.
b Do they treat you any differently?
=my friends chose my profile photos / my best friend took over my phone and started swiping for me / the girls wrote my bio over brunch
c Friends like that are good campaign managers, they did a fine job.
p Then please thank the committee for letting me through to the next round.
i It would be fun to see which side of you your friends thought was worth showing.
b Did you agree with their choices?
=my friend called crying about her breakup so i was up till 2 / spent the evening consoling my bestie / sat on the floor with my heartbroken friend eating ice cream
c Sitting with a friend through a breakup is what friendship is for, she's lucky.
p If floors could talk, they'd know more about heartbreak than any poet.
i Holding somebody else's broken heart often stirs an old one of your own.
b How is she today?
=my best friend is pregnant / my friend just told me she's having a baby / two of my girls are expecting at the same time
c A baby on the way in your circle is joyful news, congratulations to her.
p Say goodbye to spontaneous evenings and hello to conversations about prams.
i When a best friend becomes a mother, the friendship itself gets born again a little.
b How did she tell you?
=had a fight with my best friend / my bestie isn't talking to me / we argued and i don't know who should say sorry first
c Quarrelling with a best friend hurts more than a lovers' tiff, I hope you find each other soon.
p Two stubborn people each holding a phone and waiting, a classic.
i You only fight like that with people you can't imagine losing.
b Was it something big or something silly?
=!i lost my closest friend, we just drifted apart / my best friend dropped me without a word / it's been a year since my friend stopped speaking to me
c Losing a close friend is heartbreak too, only nobody sends flowers for it.
p Nobody gives you a day off for a lost friendship, so I'm sending you a kind thought instead.
i The end of a friendship is hard to mourn, there's no name for it and no ritual.
b Do you still think of writing to her?
=my friend sends 12 minute voice notes / my bestie and i basically send each other podcasts / listening to my friend's voice message in three parts
c A friend who trusts you with her whole unedited day is worth the listening time.
p I'd want it in episodes with a summary at the start.
i Voice messages have brought back the old art of thinking aloud to a friend.
b What's today's episode about?
=making friends as an adult is so hard / i've been to three meetups and met nobody i clicked with / nobody tells you how lonely it is finding friends after 30
c Finding friends as a grown up is harder than dating, full respect for trying.
p At five you just had to ask someone to share a sandbox and it was settled.
i I think new friendships need repeated boredom together, and adult life leaves no room for it.
b Where have you been looking?
=my friend set me up on a blind date / the girls keep trying to match me with random men / my friend says she knows the perfect guy for me
c Friends who set you up mean well, even when their taste needs work.
p Then I'd better make my case before the perfect guy gets his introduction.
i What a friend thinks would suit you can be quite an education.
b What has she told you about him?
=my best friend is a guy and people never believe it's platonic / been friends with him since uni, nothing ever happened / everyone thinks my male best friend and i are a couple
c Men and women can be real friends, and I think it's nice that you have one.
p You must have a joint speech ready by now for the raised eyebrows.
i A friend like him has probably shown you how men think when nobody's trying to impress.
b What do you two do together?
=our group chat has been planning a trip for three years / my friends can't agree on one date / the girls trip is off again because somebody can't come
c Friends who plan forever and never leave are a universal law, but the trip will come.
p The only thing that ever travels is the date.
i Half the joy of such a trip may be that it still lies ahead and is perfect.
b Where were you all supposed to go?
=my friend is visiting me this weekend / picking up my old roommate from the station in an hour / my girlfriends are flying in from all over to see me
c A friend coming to stay is one of the best weekends there is, enjoy it.
p The plan will be sightseeing and the reality will be talking in pyjamas till noon.
i With old friends you don't start again, you just pick up mid sentence.
b What will you show her first?
=my friends helped me move house today / ten people carried my stuff for pizza / my best friend drove a van across the country for me
c Friends who carry your boxes are the real kind, and you must be worth lifting for.
p Pizza has moved more furniture than all the removal firms together.
i Moving day shows who belongs in your life, all of them holding one end of a sofa.
b Are you settled in yet?
=met up with an old friend i hadn't seen in ten years / bumped into my school best friend at the shops / had coffee with someone from my past and it was like no time passed
c Picking up with an old friend where you left off is one of the purest joys.
p Ten minutes in you were both fifteen again, I'd bet my lunch on it.
i It's curious which people time can't do anything to.
b What did you talk about first?
=my friend had a baby and we never see each other now / since my bestie became a mum she's gone quiet / i feel left out now that my friends have kids
c Losing a friend to the baby years for a while hurts, even when you're happy for her.
p The baby has her booked solid and pays nothing.
i Both of you are probably missing each other while each thinks the other has moved on.
b Do you two find any moments together?
=met my online friend in real life for the first time / my gaming friend of six years flew over / turns out my internet bestie is exactly the same in person
c Turning an online friend into a hug is a great moment, I'm glad it held up.
p The strangest part must be finding out that online friends have legs.
i Knowing a friend's mind first and their face later seems like the better order to me.
b What was the first minute like?
=my friends threw me a surprise party / came home and everyone jumped out from behind the sofa / the girls kidnapped me for a surprise spa day
c People who plot something lovely behind your back are the right people to have.
p Anyone jumping out at me would be met with a scream and a thrown handbag, possibly mine.
i To be surprised like that means they'd been thinking of you for weeks without a word.
b Did you really not suspect anything?
=my friend only ever talks about herself / two hours of coffee and she didn't ask me one thing / i feel like my friend's therapist
c Talk between friends should run both ways, no wonder you come home drained from her.
p You could send your friend an invoice after the next coffee.
i Good listeners collect friends who need an audience, it's the price of the gift.
b Have you ever told her how it feels?
=i have a tiny circle but they're gold / three friends, that's all i need / i keep my circle small these days
c Friends you can really count on are few for everyone, you just know it.
p Small circles have another advantage, everyone fits at one table and in one taxi.
i Choosing slowly and then staying, I think it's how the good friendships are made.
b Where did you find them?
=my friend is always late, always / waiting for my bestie who said she's five minutes away / told my friend dinner was at 6 so she'd come by 7
c Being kept waiting by the same friend for years takes real love.
p Her five minutes must be measured on some other planet.
i The always late ones seem to live in a time that's kinder than ours.
b What was her record?
=one of my closest friends is 78 / i have tea with my elderly neighbour every week / my best friend at church could be my grandmother
c A friend from another generation is a richness, I like that you have one.
p An elderly friend probably gives better advice on men than anybody your age.
i Friends decades apart don't compete, I think it makes talk more honest.
b How did you become friends?
=my work wife just quit / the only colleague i like is leaving / my best friend at the office handed in her notice and i'm devastated
c Losing your ally at the office changes the whole job, I'm sorry.
p Who'll exchange the look with you in meetings now, that's a serious gap.
i It's seldom the work that makes us stay somewhere, it's that one person by the kettle.
b Will you two stay in touch?
=my friend owes me money and it's awkward / lent a friend 300 and she bought new shoes / don't know how to ask my friend for my cash back
c Wanting your own money back from a friend isn't petty, however awkward it feels.
p Every new pair of shoes she buys must look strangely like yours.
i A loan between friends changes the air in the room until it's paid.
b How long has it been hanging there?
=my friends took my ex's side / lost half my circle in the breakup / mutual friends invited him and not me
c Losing friends along with the man is a double blow, and I'm sorry you got it.
p Dividing the plates is easy compared to dividing the people.
i Breakups show who was your friend and who was friends with the couple.
b Who stuck with you?
=i said yes to being a bridesmaid and regret it / maid of honour duties are eating my life / the bride has a 14 page plan for us bridesmaids
c A bridesmaid's job is unpaid labour in an unflattering dress, you're a good friend.
p Sooner or later the job comes down to holding a train in a toilet stall.
i You find out a lot about a friendship by planning a wedding that isn't yours.
b What's your most absurd task so far?
=my flatmate never does the dishes / there's a tower of my roommate's plates in the sink / i've washed everyone's pans in this house
c Washing up after grown adults isn't your job, you're more patient than they deserve.
p At some point that sink should apply for its own postcode.
i In every shared flat there's one person who sees the dishes and one who truly doesn't.
b Who cracks first, you or the sink?
=someone in my flat keeps eating my food / roommate finished my ice cream and put the empty tub back / my cheese has vanished from the shared fridge again
c Taking food with someone's name on it is a low crime, I'm on your side.
p Fingerprint powder goes surprisingly well with a fridge door.
i A shared fridge tells you more about people than any house interview.
b Do you have a prime suspect?
=my roommate had people over till 4 on a weeknight / flatmate's music is shaking my walls / can't sleep because there's a party in the living room again
c A loud party on a work night is torture, I hope you get your sleep back.
p I'd be lying there composing a very polite and very furious note to your flatmate.
i Sleepless nights like that make you dream of owning nothing but a door that shuts.
b Did you say something to them?
=my roommate's boyfriend basically lives here now / flatmate's new man uses my towel / there's a guy in our kitchen every morning and he doesn't pay rent
c A boyfriend who moves in by stealth should be paying a third of the rent.
p Meeting a flatmate's man in his socks before coffee is more than anyone signed up for.
i Other people's boyfriends are charming for a week, and then you notice the electricity bill.
b Have you talked to her about it?
=i got so lucky with my flatmate / my roommate left me soup when i was ill / living with my best friend is the best decision i made
c A good flatmate makes a home out of rent, I'm glad you found one.
p Hold on to your roommate, people like this are rarer than affordable flats.
i Sharing the dull hours with a kind flatmate makes a bigger difference than we admit.
b What's your favourite thing to do together at home?
=new flatmate moves in today and i'm nervous / interviewing people for our spare room all evening / met eight potential roommates, seven were strange
c Choosing a flatmate for your kitchen is serious business, I hope the right one walks in.
p Any roommate can be charming for ten minutes, the test is how they leave a pan.
i You can hear a whole life in how somebody looks round a spare room that may be theirs.
b What would be a clear no for you?
=my flatmate is learning the violin / roommate sings opera in the shower at 6 / my housemate got a drum kit
c Living beside a flatmate who's practising music is an act of charity.
p Give it a year and you'll be singing along against your will.
i To be fair, it takes some courage for a flatmate to be bad at something that loudly.
b Is there any progress to be heard?
=me and my roommate are in a thermostat war / flatmate opens all windows in december / i get home and someone has turned the heating off again
c Nobody should need a coat at home while there's heating, you've my full support.
p Between tropical and arctic flatmates lies a peace treaty nobody wants to sign.
i Warm people and cold people always seem to end up sharing one thermostat.
b Which side are you on, freezing or boiling?
=living on my own for the first time / just moved into my first place alone / no more roommates, the whole flat is mine
c A first place all to yourself is a big step, enjoy every quiet corner.
p Nobody to blame for the dishes any more, that's the cruel part.
i Living alone you discover what you're like when nobody is looking.
b What's the best thing about it so far?
=my housemate leaves passive aggressive notes everywhere / got a post it about the crumbs again / there's a laminated list of rules on our fridge now
c Grown people leaving notes instead of talking is tiring, you have my sympathy.
p One day the notes will start answering each other.
i Notes like these usually come from someone who is more afraid of talking than of crumbs.
b What did the latest one say?
=flatmate's cat has adopted me / my roommate's dog sleeps in my bed now / i love my housemate's pet more than my housemate
c The pet has clearly adopted the better human, and you should feel honoured.
p Moving out will involve a custody battle over a pet with whiskers or a tail.
i Pets don't care whose name is on the papers, they go where they feel calm.
b What does it do to win you over?
=my upstairs neighbour wears heels at midnight / the people next door fight every night and i hear it all / neighbours are drilling on a sunday
c Noise through the walls gets under the skin, I hope your neighbours discover carpets soon.
p After this long you could probably narrate your neighbours' life in real time.
i It's peculiar to hear so much of a neighbour's evenings and not even know their name.
b What's the worst you've heard through the wall?
=landlord is selling the house and we have to go / my rent is going up again / the heating's been broken for a week and my landlord doesn't care
c Trouble with your landlord shakes the very ground you sleep on, I'm angry for you.
p Landlords seem to own a special phone that only receives rent.
i A home somebody else can change by letter never quite lets you unpack fully.
b What are you going to do now?
=ran into my ex today and i looked terrible / my ex was at the same party last night / saw my old boyfriend at the petrol station in my pyjamas
c Running into an ex is never well timed, and I'm sure you handled it better than it felt.
p There has to be an agency in charge of placing exes on our worst hair days.
i For a second your past stands there as an ex, and you both pretend it's normal.
b Did you two talk?
=my ex texted me out of nowhere / got a hey stranger at midnight from my ex / he sent me happy birthday after a year of nothing
c An ex who pops up after long silence wants something, mostly company for a lonely minute.
p Midnight and boredom have sent more messages than love ever did.
i One short message can open a drawer you'd nicely closed.
b Did you reply?
=my ex is getting married next month / found out my ex is engaged through instagram / he proposed to her after eight months, we were together seven years
c News like an ex's wedding stings even when you're over him, no shame in that.
p May your ex's first dance be long and his shoes tight.
i I think what hurts is seldom the ex, it's the thought of being someone's before.
b How did you take it?
=my ex and i are still good friends / i have dinner with my ex husband every month and it's fine / we broke up ten years ago and he's still my emergency contact
c Staying friends with an ex takes two grown people, it speaks for both of you.
p I'll be nervous if your ex turns out to be funnier than me.
i When the love goes and the friendship stays, maybe that was the bigger part.
b Did it take long to get there?
=my ex's new girlfriend looks exactly like me / he's already dating somebody else three weeks after we broke up / my ex moved on so fast
c Moving on fast and moving on well are different things, he'll find out.
p Some men change girlfriends like a phone contract, same model, new number.
i It makes you doubt your own memory when somebody replaces you so quickly.
b Does it still hurt to see?
=matched with my ex on here by accident / the app keeps suggesting my ex to me / my ex super liked me, the nerve
c The algorithm has no tact, an ex is the last face anyone wants to see there.
p Full marks to the app for finding you an ex with proven shared interests.
i Seeing an ex's profile must be like reading the advert for a car you've already driven.
b Was his profile truthful, in your expert opinion?
=i still have a box of my ex's stuff / finally threw away his hoodie / gave my ex his things back today and it felt weird
c Clearing out the last of an ex's things is a small ceremony, I'm glad for the free space.
p The softest thing in an ex's box always goes last, it has the best lawyers.
i An ex's things leave us later than he does, and I've never quite understood why.
b How did the room feel afterwards?
=my ex and i co parent really well / we do christmas together for the kids, ex husband and all / lucky that my children's dad is a good father
c Parents who stay decent after parting give their children a great deal, respect to both of you.
p Sharing children without sharing insults, I'd call that diplomacy of the highest order.
i It must have taken some swallowing of pride before it got this easy.
b What made it work for you two?
=!my ex is fighting me for custody / court date about the kids next week / my children's father is making everything so difficult
c A fight over your own children wears a person down to the bone, I'm sorry you're in it.
p I wish you a court with good ears and a calm night's sleep before.
i In all of that, you still have to pack the kids' lunches and sound cheerful, which I find incredible.
b Who's standing by you through this?
=my ex kept our dog and i still miss him / we broke up and he got the cat / i share custody of a labrador with my ex
c Losing a pet to an ex is the part nobody warns you about, it's a real loss.
p The animal, I suspect, had no say in the custody and excellent reasons to pick you.
i An animal can't be told why its people broke up and one stopped coming home.
b Do you get to visit?
=my ex wants me back / he turned up with flowers after two years and says he changed / my old boyfriend keeps begging for another chance
c Only you know if an ex gets another chance, and promises alone don't settle it.
p Your ex had a long time to think and this was the best he came up with.
i When an ex comes back, you have to ask whether he misses you or how he felt.
b Is any part of you tempted?
=finally blocked my ex / deleted his number today / i unfollowed my ex and feel so light
c Closing that door on an ex takes resolve, good on you for doing it.
p One ex fewer with a tap of the thumb and the whole phone weighs less.
i There's a special calm in no longer knowing what an ex is up to.
b What made you do it today?
=my first love still crosses my mind sometimes / my high school boyfriend messaged me after 20 years / i dreamt about my first boyfriend last night
c A first love keeps a small room in everybody, there's nothing odd about a visit.
p At that age first love was mostly sweaty hands and one shared earphone.
i Perhaps it isn't your first love you visit in such moments, but the girl you were then.
b What was he like back then?
=!my ex was a narcissist and i'm still healing / i got out of a toxic relationship last year / my last relationship left me walking on eggshells
c Getting out of something like that took courage, and healing gets all the time it wants.
p No hurry here at all, you go at your own speed and I'll be patient.
i After years of watching someone's moods, trusting your own must feel like learning to walk.
b What helps you feel safe these days?
=!he cheated on me with someone i know / found messages to another woman on my husband's phone / my ex had a second girlfriend the whole time
c To be cheated on by the one you trusted is a deep wound, and none of it was your fault.
p I'm sorry that honest people end up paying for somebody else's cheating.
i Being cheated on makes you go back over every good memory with suspicion, and that's the cruellest part.
b How long ago did you find out?
=took off my wedding ring for good / i sold my ring and bought a plane ticket / noticed the mark on my finger where the ring was is gone
c Taking off the ring is one small movement with years inside it, I respect it.
p Your finger is free and so are you, I'd call it a good trade.
i The finger probably reached for it a while longer than the heart did.
b How did it feel?
=my divorce came through today / signed the papers this morning, i'm officially divorced / got the final letter from court and didn't know whether to laugh or cry
c Laugh or cry about the divorce, or do both, it's a big day either way.
p All those years and it ends in an envelope, one might expect trumpets.
i One stamp on a paper, and you're allowed to find out who you are without the we.
b What did you do after you got the news?
=my colleague microwaved fish again / the office kitchen smells like someone's tuna / coworker eats boiled eggs at the desk next to mine
c Strong smelling food in a shared office should be a matter for the authorities.
p By three o'clock your hair will be telling the bus about somebody else's lunch.
i Some people simply go through life without once imagining their lunch has a smell.
b Has anybody dared to say something?
=office birthday today so there was cake / my colleague baked for the whole team / third cake this week in our break room
c Any workplace that runs on cake has understood the essentials.
p I'd be on excellent terms with everybody in accounts around birthdays.
i You learn a lot about people by how they cut a cake when nobody seems to watch.
b What kind was it?
=my coworker took credit for my idea / he repeated what i said in the meeting and got the applause / my colleague put her name on my work
c Taking credit for your work is theft in office clothes, I'd be furious too.
p Apparently an idea gets better when a louder person says it second.
i In that moment you sit there and decide in two seconds who you want to be.
b Did anyone else notice?
=my colleague hums all day long / the guy next to me clicks his pen nonstop / someone at work sniffs every 30 seconds and i'm losing my mind
c Small noises from a colleague can break the strongest nerves, you have my sympathy.
p By Friday you'll be humming or clicking along without noticing.
i Once you've heard such a sound you can never un-hear it, like a picture that hangs crooked.
b Have you found any way of tuning it out?
=new girl started at work and she's lovely / we finally have someone fun in the team / my new colleague and i clicked right away
c One good new colleague can change the whole mood of a Monday.
p At last, a colleague to exchange eyebrows with in meetings.
i Now and then you know within an hour that a new colleague will matter.
b What did you bond over?
=my colleague tells me everything about her marriage / coworker overshared at lunch and now i know about his rash / people at work always confess things to me
c People open up to you for a reason, though they could pick a better time than lunch.
p There are things no one should learn between two bites of lunch.
i Some faces invite confessions, and I'd guess yours is a patient one.
b What's the strangest thing you've been told?
=two people at work are secretly together and everyone knows / my boss is dating the receptionist / there's a love story going on in our office and i'm here for it
c An office romance is the only project everyone follows closely.
p They think they're discreet because they arrive four minutes apart.
i It's touching, grown people glowing by the printer and believing nobody sees.
b How did it come out?
=office christmas party last night, never again / my boss danced on the table at our work do / had three glasses with my team and told the ceo he's tall
c What happens at a work party should be forgiven by law on Monday morning.
p By midnight I'd be praising the printer to a director.
i After one glass you suddenly see what your colleagues keep behind their email voice.
b How did the morning after feel?
=someone stole my lunch from the office fridge / my labelled yoghurt is gone / a colleague ate my leftovers i was looking forward to since 9
c Food theft at work is unforgivable, and I don't say it lightly.
p The thief sits among you, smiling, with your lunch inside him.
i What really hurts is how long you'd been looking forward to that food.
b Do you have a suspect?
=my boss is actually the kindest person / my manager sent me home early because i looked tired / got such a nice message from my boss today
c A kind boss makes more difference than any salary, hold on to that one.
p Quick, have that boss cloned and sent round to other offices.
i People remember for decades the one manager who treated them as a person.
b What is it that makes them so good?
=i cried in the toilets at work / had to hide in the stairwell because i couldn't stop crying / lost it in front of my team today
c Crying at work only means it had got too much, I'm sorry the day got you there.
p Office toilets have seen more honest feelings than any meeting room.
i One of the loneliest places is a locked cubicle with hand dryers going outside.
b What pushed it over the edge?
=the intern asked me what a fax is / new girl at work was born the year i started here / my youngest colleague called a song from my teens a classic
c Nothing ages a person faster than an innocent remark from an intern.
p I feel my own knees creak just from reading about that young colleague.
i Odd, we carry the same self around inside, and only other people's birth years give it away.
b What did you tell them?
=a colleague i've known for 20 years retired today / said goodbye to our old secretary and everybody cried / my mentor at work is leaving for good
c A goodbye to someone you shared so many working days with goes deep, tears included.
p Nobody else will ever know how that coffee machine really works.
i You can spend more hours with a colleague than with family and only realise it at the farewell.
b What will you miss about them?
=drew the boss's name for secret santa / got a used candle in the office gift swap / i have to buy a present for a colleague i don't know at all
c Office gift swaps are hard work for ten pounds or less, well done for playing along.
p Somewhere there's one candle that has been travelling through offices since the nineties.
i Choosing a gift for a stranger shows how little we know about those we sit beside.
b What was the best thing you ever got in one?
=team karaoke night, my quiet colleague turned into a star / our accountant sang whitney and we all screamed / did a duet with my boss and survived
c Nothing turns colleagues into people quicker than a microphone.
p My contribution to karaoke would be clapping in the wrong places with great feeling.
i I like to think every quiet colleague in every office has one song waiting inside.
b What would you sing if you had to?
=went to a wedding yesterday and cried the whole time / my best friend got married and it was perfect / danced all night at my cousin's wedding
c A good wedding does something to you, tears, dancing, sore feet and all.
p Anyone who stays dry-eyed at a wedding is only there for the buffet.
i Other people's weddings tend to hold up a small mirror to one's own hopes.
b Which moment of the day was the best one for you?
=going to a wedding alone on saturday / no plus one again / seated at the singles table with someone's uncle
c Walking into a wedding on your own takes more nerve than people think, and you'll do it well.
p The singles table has the best gossip and the fastest access to dessert.
i From the edge of a wedding you see everything, who holds hands and who stopped.
b Is it a close friend's wedding?
=wedding season is ruining me, five invitations this summer / every weekend another friend gets married / i've spent more on other people's weddings than on my car
c Loving your friends gets expensive when they all have weddings in one summer.
p With that many weddings you could be buying toasters in bulk by now.
i So many weddings in a row must turn a guest into quite a connoisseur of promises.
b Which one are you looking forward to the most?
=indian wedding this week, seven functions and no sleep / my cousin's wedding has 600 guests / traditional wedding with three outfit changes and i'm only a guest
c A wedding that goes on for days is a feast for the heart and an attack on the feet.
p I'd be lost by the second function and found by the dessert.
i In a wedding that big it's not two people marrying, it's two whole worlds.
b Which of all the functions is your favourite?
=i caught the bouquet and everyone looked at me / the bouquet hit me in the face at my friend's wedding / all the single ladies got pushed on the dance floor and i hid
c Being marched out for the bouquet should be optional in every civilised country.
p A bouquet with good aim, I suppose, one can't argue with ballistics.
i For a moment a whole room writes your future for you because of a bouquet.
b Who ended up with the flowers?
=the best man's speech was a disaster / someone at the wedding mentioned the groom's ex in the toast / the cake fell over at my sister's wedding
c A wedding with one good disaster gets remembered far longer than the perfect ones.
p Hearing a whole wedding stop breathing at once, that's a rare experience.
i It's the small disasters of those polished days that people tell their grandchildren about.
b How did the couple take it?
=helping my friend choose her wedding dress / dress shopping with the bride today and everyone wept / we tried on 19 gowns and she went with the first
c Being there when a friend finds her wedding dress is a real honour.
p I'd cry at the wrong one and confuse the entire shop.
i You probably saw it in her face before she had turned to the mirror.
b How did you all know it was the one?
=my friend gave birth last night, both healthy / we have a new baby in the family / held a two day old baby today and melted
c A healthy new baby is the best kind of news, congratulations all around.
p Holding a baby that small I'd stop breathing until somebody took it off me.
i A new baby weighs so little in your arms, and the whole room arranges itself around it.
b Who does the baby look like?
=it's my birthday today / say hi to the birthday girl / turned one year older this morning and got woken by singing
c Happy birthday, I hope today spoils you from the first coffee to the last slice of cake.
p So I should've brought cake to this conversation, and I arrive with nothing.
i A birthday is a good day for a quiet look at what you'd like more of.
b What does a good birthday look like to you?
=turning 30 next week and panicking / i'll be 40 on sunday / the big five oh is coming and i'm not ready
c Turning a round age is only a number with good lighting, you'll wear the new decade well.
p The panic goes, I'm told, as soon as the cake is cut.
i With a new decade coming, people quietly check the list they once made, and laugh at half of it.
b How do you want to spend the day?
=nobody remembered my birthday / only my bank wished me happy birthday / my family forgot and called the day after
c Being forgotten on your birthday hurts at any age, so here's a heartfelt happy birthday from me.
p Let me be late but loud about it, happy birthday to you.
i On that day you find out how much you had secretly hoped for, without wanting to.
b Did you do something nice for yourself?
=i hate my birthday / i don't celebrate birthdays, they make me sad / i always hide on my birthday and switch off my phone
c You're free to let your own birthday pass quietly, no song required.
p Nothing is as hard to survive as a room of people singing at you slowly.
i I think birthdays press on whatever we don't want to count.
b What would a bearable one look like?
=planning a surprise for my mum's 70th / organising my dad's birthday and he suspects something / we're throwing grandma a 90th birthday party
c Going to that trouble for a parent or grandparent's birthday is love with a to do list.
p Every secret party has one relative who can't keep quiet.
i Somewhere along the line the children become the ones who light the candles.
b What's the plan?
=baking a birthday cake for my son and it collapsed / my unicorn cake looks like a sad horse / up till 1am icing cupcakes for my daughter's class
c A birthday cake made by hand at midnight tastes of love, whatever shape it's in.
p Lopsided cakes have character, and plenty of icing covers any crime.
i They won't remember how it looked, only that you made it for them.
b Did it end up edible?
=going to my school reunion on friday / 20 year class reunion tonight and i'm dreading it / got invited to my college reunion
c School reunions are brave things, go in as you are and enjoy the show.
p Everybody at the reunion will have prepared a modest sentence about how well they're doing.
i I'd be curious whether people at a reunion take their old seats in the pecking order again.
b Who do you hope turns up?
=went to my class reunion and the bullies are nice now / the popular girl from school remembered my name / everyone at my reunion looked so old
c A reunion can lay old ghosts to rest, and I hope yours did.
p Everyone looks old except the person telling it, a well known law of reunions.
i Meeting the people who once frightened you and finding them ordinary must be oddly freeing.
b Who surprised you the most?
=family dinner tonight, wish me luck / sunday lunch at my parents and everyone will be there / holiday dinner with the whole tribe later
c Good luck at the family table, may the food be excellent and the questions few.
p I'd sit near the potatoes and agree with everyone.
i Around a family table everyone is given back their old role with the napkin.
b What will the main topic be, do you think?
=had a big fight at family dinner / my brother stormed off from the table / christmas lunch ended with my aunt crying in the kitchen
c A fight at the family table leaves a taste for days, I'm sorry it went that way.
p Somebody's dessert surely came through the family fight untouched, a small silver lining.
i What explodes at a family dinner has mostly been simmering for years.
b How do things stand now?
=the funniest dinner with my family, i cried laughing / my gran told a dirty joke at the table / my dad's chair broke in the middle of grace
c Laughing with your family till you can't breathe is as good as life gets.
p Laughter at a family table spreads faster than gravy.
i Evenings like that become family legend, told slightly bigger every year.
b Can you tell me what set it off?
=had an argument with my mum / my mother and i shouted at each other on the phone / mom hung up on me
c A row with your mother lingers in the whole day, I hope it softens by tonight.
p Two people with the same temper and one phone line, that was bound to crackle.
i With mothers we fight hardest about the things we have in common.
b Was it the usual topic or a new one?
=spending christmas at my parents' this year / going home for eid / driving home for diwali with presents up to the roof
c Going home for the holidays is worth every hour of the journey.
p You'll come home an adult and be sent to wash your hands within a minute.
i The smell of home at the door on a day like that does what no photograph can.
b Which bit of it do you look forward to?
=i'm a single mum of two / single mother here, just so you know / it's me and my little girl against the world
c You're a single mum and still making room for someone new, hats off.
p A single mother who runs a whole household won't be impressed by my parallel parking.
i I imagine the three minutes after bedtime are the only ones that belong to a single mum.
b How old are your little ones?
=as a single mum i only have every second weekend free / my time is limited because of the kids / finding a babysitter is harder than finding a date
c Your children come first and I'd have it no other way, we'd find a time.
p Then I'll put my name on the waiting list right below the babysitter.
i When time is that rare, the hour you give somebody really counts for something.
b What do you like to do when you're off duty?
=being a single parent is exhausting / some days i just want someone to hand the baby to / doing everything alone and tonight i'm running on fumes
c Parenting alone on every shift would exhaust anyone, you're doing something enormous.
p I'd gladly wash up for an exhausted parent from here if plumbing worked by text.
i Hardest of all for a single parent must be having nobody to look at when something funny happens.
b Are they finally asleep?
=guys disappear when i say i have kids / mentioned my son and he unmatched me / men run as soon as they hear single mum
c Anyone who runs from your children has done you a favour, I'm staying right here.
p Those men must move fast, I only hope they stretch first.
i It's a quick way to sort them, since your children show who's brave.
b How do you usually bring it up?
=i'm divorced, no drama / been divorced for three years and doing well / married young, divorced at 29, no regrets
c Divorced and at peace with it, you've obviously done some hard work there.
p Good, being divorced you already know what toothpaste arguments are worth.
i People who've been married often know more exactly what they want next.
b What do you look for now that you didn't then?
=separated six months ago and learning to be me again / my marriage just ended so this is all new / newly single after 18 years
c Newly single, finding your own feet is plenty for now, take your time.
p Welcome to single life, where nobody steals the blanket.
i So many small tastes of your own come back once you're single and nobody else picks the film.
b What have you rediscovered so far?
=!i'm a widow, just so you know / lost my husband three years ago / my partner died and i'm only just starting to meet people again
c I'm so sorry about your husband, and I'm honoured that you told me.
p There's no pace to keep with me, and your husband is welcome in anything you want to talk about.
i A husband you loved like that stays part of you, and anyone new should be glad of it.
b What made you laugh about him?
=!i still sleep on my side of the bed after he died / kept my late husband's voicemail / i still cook for two, my husband's been gone a year
c Those little habits are love for your husband that still has somewhere to go, keep them.
p I'd never tell you to stop, and I think your husband would be touched.
i A home goes on remembering both of you long after the mind has been told.
b Which of his habits do you miss?
=just moved to this city and know nobody / new in town, three weeks in / started over in a new place where i don't know a single soul
c Starting over where nobody knows you is brave, I hope the place is good to you.
p I suppose at this stage you're on first name terms with the supermarket till.
i Nobody there knows who you used to be, which is lonely and a bit wonderful.
b What was the first thing you liked there?
=got lost in my new neighbourhood again / took the wrong bus twice in my new city today / i still need the map to find my own street
c Getting lost is how a new city gets into your legs, give it a few weeks.
p With my sense of direction the search party would still be out.
i When you're lost you see the corners that people who live there never look at.
b Did you find anything nice by accident?
=eating alone in a new city again / went to the cinema by myself because i've no friends here yet / weekends are the worst when you've just moved
c Weekends in a place without friends are long, I'm sorry you're in that stretch.
p The waiter's question about waiting for someone should be abolished.
i Before a city gives you a person it usually gives you one cafe or bench first.
b Have you found a spot that feels a bit like yours?
=i moved for love and then we broke up / followed a guy to this town and now i'm here alone / relocated for my husband's job, now divorced and still here
c To stay on in a town you chose for someone else takes grit, I admire it.
p He got to leave town and you got the good bakery, I hope.
i At some point the town stops being his and quietly becomes yours.
b What do you like about the place by now?
=i live far from my family / my whole family is back in lagos / haven't seen my parents in two years because of the distance
c Living that far from your own people takes a strength not everyone sees.
p Your phone must know your family's kitchen ceiling very well by now.
i Half of your day must run on another clock, knowing when they're waking up back there.
b Who do you miss the most?
=feeling so homesick today / i miss my mum's kitchen and my own language / heard a song from home in a shop and nearly cried
c Homesickness comes without knocking, I'm sorry it caught you today.
p If I could, I'd have your favourite dish from home delivered by catapult.
i A smell or a song can carry you home in a second and then drop you back alone.
b What from home would help right now?
=i work abroad and send money home / ofw here, supporting my parents and siblings / i'm a nurse overseas, my kids are with my mother
c Working abroad so that others are all right is love in its hardest form.
p A phone full of requests from home and one tired woman behind it, you amaze me.
i You work in one country and your heart is running a household in another.
b When do you get to go home next?
=missed my cousin's wedding because i'm abroad / watched my sister's graduation on zoom / i'm always a face on a screen at family parties
c Missing the big family days is the true cost of living abroad, and it hurts.
p Being passed around a party on a phone, mostly you get to see everyone's nostrils.
i They save you a spot in the picture, and that empty spot is a form of being there.
b Which moment did you most want to be there for?
=finally going home after three years / booked my flight home today and screamed / two more weeks and i'll hug my mother
c Going home after so long, I'm happy for you and for everyone waiting there.
p Fly home with half the suitcase empty, they'll send you back with food.
i The first hug at arrivals must be what all those months were for.
b Who'll be waiting at the airport?
=when i visit home i feel like a stranger / too foreign for here and too foreign for home / my accent changed and my cousins make fun of it
c Belonging to two places and fully to neither is tiring, it also makes you rich.
p Your accent has simply collected stamps like a good passport.
i People between two homes see both more clearly than anyone who stayed put.
b Where do you feel most yourself?
=first holidays away from home / my first christmas alone in a new country / spent ramadan far away from my family for the first time
c The first big feast away from home is the hardest one, I hope somebody warm is near.
p Video calls have many talents, passing the plate isn't one of them.
i You find out which part of the feast was really yours when you have to make it alone.
b How did you mark the day?
=my kids speak a different language than my mother / my daughter answers me in english when i speak polish / trying to raise bilingual children far from home
c Giving your children two languages is a gift they'll thank you for later.
p They'll be able to argue with you in stereo.
i A language kept alive at one kitchen table is a kind of quiet devotion.
b Which words do they use only in your language?
=my in laws are visiting and i'm hiding in the bathroom / lunch with my late husband's parents was tense / my sister's in laws complained about the rice
c In-laws at the table are a whole separate discipline, you did well to get through it.
p The bathroom is the only embassy left in a house full of in-laws.
i You marry into other people's habits without ever being handed the rules.
b What was the stickiest moment?
=my sister and i made up after months / dad and my brother finally hugged / me and my best friend talked it out and we're good again
c Making up after a long silence is wonderful, I'm glad someone took the first step.
p All that stubbornness and then it's over in one hug, people are a funny species.
i I think the hardest metre in the world is the last one before you speak again.
b Who took the first step?
=hen party this weekend and there are matching t shirts / bachelorette in prague, send help / organised my best friend's hen do and lost the bride for an hour
c Getting a bride safely through her hen party is a feat of logistics.
p The real aim of a hen night is to return the same number of women you left with.
i A whole friendship comes out in what you plan for her last wild night.
b What's the most ridiculous item on the programme?
=baby shower today, guessed the size of a belly with toilet paper / at a gender reveal and the balloon wouldn't pop / spent my sunday melting chocolate into nappies, don't ask
c Baby shower games are a test of love, and you passed.
p Who looked at a nappy and thought of a party game, I'd like a word with them.
i Under the silly games it's really a circle of women promising to be there.
b How's the mum to be feeling?
=went to a christening and the baby screamed throughout / my niece's naming ceremony was so beautiful / baptism today with the whole family in white
c A day to welcome a baby into the family is always moving, screaming or not.
p Honestly I'd scream too if strangers passed me around in a lace dress.
i There's an old comfort in many people standing up for somebody so tiny.
b What's the baby's name?
=my parents want to plan my whole wedding / my mother invited 200 people to my sister's engagement / aunties choosing colours for a wedding that isn't theirs
c A wedding belongs to the two people marrying, however loudly the mothers disagree.
p By the end the couple gets to pick the napkins, if they behave.
i Families plan weddings with all the wishes they once had to swallow themselves.
b Where would you draw the line?
=my friends eloped and told us after / my brother got married in secret at city hall / best friend sent me a photo from vegas with a ring on
c Eloping with no fuss is rather romantic, once you've forgiven them.
p Think of all the chair covers that were spared by eloping.
i They wanted the moment secret and only for themselves, and I half understand it.
b Were you more happy or more offended?
=my friend keeps going back to her awful ex / my bestie is dating a total idiot and won't listen / watched my friend forgive him for the fifth time
c Watching a friend choose someone who hurts her is hard, and staying close is all you can do.
p Holding your tongue for a friend that often must leave it rather bitten.
i When your friend is finally done with him she'll remember who never said I told you so.
b How do you manage to keep quiet?
=my close friend is getting divorced and it shocked all of us / the couple i thought was perfect split up / friends of ours are separating after 20 years
c When a couple you believed in comes apart, it shakes everyone around them.
p Nobody knows what goes on behind a front door, not even with good curtains.
i A split like theirs makes people look at their own love with a torch for a while.
b Did you see any of it coming?
=my friend is sober one year today / celebrated my best friend's two years clean / my brother got his 90 day chip and i cried
c Staying sober day after day is a giant achievement, and you stood by, which counts too.
p Let there be the biggest sober cake in town.
i Sober means you got back somebody you might have lost, that's how I'd see such a day.
b How did you mark it together?
=my friend adopted a dog and it hates me / dogsitting for my bestie and the dog ate my shoe / my friend's cat only likes me when there's ham
c Winning over a friend's animal takes bribery and time, you'll get there.
p Your friend's pet charges an entry fee, and after it you're family.
i Dogs and cats are honest about affection in a way I find rather refreshing.
b What's the beast called?
=family holiday with everyone, 11 people and one bathroom / a week in a caravan with my parents at 36 / on holiday with my whole family and already hiding
c A holiday with the entire family is travel for the advanced, stay strong.
p The bathroom queue alone could be listed as an attraction.
i By day three everybody on a family holiday is exactly as old as they were on the first one.
b What's your hiding place?
=game night with my family ended in a fight / we had to ban monopoly at my parents' house / my grandma accused me of cheating at scrabble
c A board game has ruined more peace than politics, and still I'd come every time.
p I'd be the bank in your family just to stay out of the firing line.
i Play shows people's true colours sooner than any serious talk.
b Which of you takes losing the hardest?
=housewarming tonight and half my friends cancelled / had everyone over to see my new place / my housewarming party went till sunrise and the neighbours came too
c A home isn't really yours until friends have spilled something in it.
p Whoever turns up gets double snacks, sounds like a win for the punctual.
i The laughter of a first party seems to stay in the walls for good.
b Which room did everyone end up in?
=got the worst birthday present ever from my aunt / my brother gave me a set of bathroom scales / my ex boyfriend's gift was a frying pan
c Some presents are best met with a brave smile, and yours is one of them.
p Somebody stood in that shop, looked at it and thought of you with love, amazing.
i A wrong gift shows who they think you are, which is half the fun and half the hurt.
b What did your face do when you opened it?
=my son made me a card and i'm keeping it forever / my niece drew me with seven fingers / got a handmade necklace of macaroni from my girl
c Anything handmade at that size beats gold and silver any day of the week.
p No gallery could afford a handmade piece like yours.
i Children draw what matters big and leave out the rest, it's a kind of map of their love.
b Where is it hanging?
=family is fighting over my grandmother's house / my uncles stopped talking because of the will / everybody wants the land and nobody visited her
c Seeing a family fight over a will is ugly, especially for someone who cared about her.
p Greed in a family makes even the tea taste off, I'm sorry you're stuck in it.
i They fight about walls, and perhaps mean who was loved how much.
b Where do you stand in all of it?
=found out a big family secret at my uncle's funeral / my mother told me something about my dad i never knew / turns out grandma was married before
c A family secret coming out late moves all the furniture in your head.
p Families can keep quiet for fifty years and then tell you between two slices of cake.
i Suddenly a few odd silences from childhood probably make sense.
b Has it changed how you see them?
=my ex's new wife is actually lovely / my kids' stepmum and i text about school stuff / i met my ex husband's girlfriend and i like her more than him
c Getting on with the new wife for the children's sake is generous and wise.
p Your ex's nightmare has come true, you two exchanging notes.
i You and the new wife share something nobody else does, you both chose him once.
b How did the first meeting go?
=i threw a divorce party / my friends baked me a just divorced cake / had a girls trip to celebrate my divorce
c An ending like a divorce can do with cake and good friends, I approve entirely.
p Second time round the cake is better and nobody has to throw anything.
i Few people celebrate an ending, but it makes room for the next chapter out loud.
b What was written on the cake, or should have been?
=boss stands behind me all day / my manager checks when i go to the toilet / my supervisor messages me at 10 pm
c A boss who hovers gets worse work out of good people, every single time.
p I'd start narrating each click until he went away bored.
i Bosses like that usually watch others because someone is breathing down their own neck.
b How do you keep him at arm's length?
=my grown up kids don't like the idea of me dating / my daughter is suspicious of every man i meet / my son asked if i'm trying to replace his dad
c Your kids' worry is natural, and so is your wish to share your life with someone.
p For suspicious kids I'd bring references, clean nails and a very slow pace.
i Grown kids fear losing a bit of you, and perhaps a bit of the old picture too.
b How do you talk with them about it?
=my best friend and i are growing apart since she met him / my bestie got a boyfriend and vanished / she cancels everything for her new guy
c Being dropped for a new boyfriend hurts, friendship shouldn't be a waiting room.
p New love makes people forget their phones, their friends and sometimes their shoes.
i Hers will wear down to normal love in time, and then she'll look around for you.
b Have you told her you miss her?
=we're taking a family photo in matching jumpers / it took 40 tries to get one family picture / in every photo of my family someone's eyes are closed
c The family pictures where something goes wrong are the ones worth framing.
p In the photo I'd be the blur on the left who sneezed.
i Thirty years on, the family will be grateful for that stubborn person who made you all stand still.
b Who's always the one spoiling it?
`;
