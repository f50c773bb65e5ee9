/** Asked of what he has just told, part 4. Form: near-entries.ts. */
export const NEAR_HIS_NEWS_4 = `
=what was the best bit / how was it
< just got back from lisbon / back from a week in greece
c The evenings, when the stones were still warm and nobody had a plan.
p Bread, I'd like to say the culture but it was the bread.
i Getting lost on the second day, everything good came after that.
b Where were you last that you didn't want to leave?
=did you bring me anything
< landed an hour ago, what a holiday / home from morocco, suitcase full of spices
c Something small that smells of there, you'll see.
p Half a beach, it's in my shoes.
i A story I haven't told anyone yet, it's yours if you'd like it.
b What do you bring back from places?
=did you get sunburnt
< back from spain since last night / ten days by the sea, done
c Only my nose, and it suits me.
p I've got the outline of a book on my stomach.
i Not this time, I finally learned to like the shade.
b Do you tan or burn?
=who did you go with / did you go on your own
< my trip to vietnam was unreal / just home from iceland
c In good company, which made even the waiting around fun.
p With a rucksack heavier than most people I know.
i Mostly with my own thoughts, we got on better than expected.
b Would you travel alone?
=would you go back or is it done now
< south africa was amazing / spent two weeks travelling through india
c Back tomorrow, I only saw the edges.
p In a heartbeat, once the bank has stopped crying.
i I'd rather keep it as it was, some places only work once.
b Do you go back to places or always somewhere new?
=what are you going to do there
< flying to japan in may / booked a trip to new york
c Walk until my feet give in and eat where the locals queue.
p Get lost in a station and call it sightseeing.
i As little as possible by plan, I want to find one ordinary street I like.
b What would you do there first?
=can i come / got room in your suitcase
< going to portugal next month / thailand's booked, can't wait
c There's room, pack light and bring curiosity.
p If you fold well, I've only got hand luggage.
i Maybe not this one, but I like picturing where we'd go.
b Where would you want to go with me?
=who's going with you
< off to scotland on friday / heading to mexico this winter
c The best people I could find, and I didn't look far.
p Me, myself and far too many socks.
i I'm still deciding if it's a trip for company or for quiet.
b Who's the best person you've travelled with?
=are you a planner, do you have a spreadsheet
< holiday in italy starts on saturday / two weeks till my big trip
c There's a list, with times, and I'm proud of it.
p It's a napkin, but it's a good napkin.
i First night booked and nothing after, I want to be surprised.
b Are you the one with the list?
=what are you most excited about
< my flight to australia's on tuesday / road tripping through croatia soon
c The first morning, when everything's new and nobody knows me.
p Breakfast buffets, I've trained for this.
i Having a week where my phone isn't the boss.
b What makes you look forward to a trip?
=who's driving / do you share the driving
< road trip with friends this weekend / eight hours in the car to the coast
c I drive, I like it, and I stop when somebody says cake.
p We take turns, some of us drive and some of us say mind the lorry.
i At night it's me, there's nothing like an empty road and everyone asleep.
b Driver or passenger?
=what's on the playlist
< on the road since five / driving up north with a full tank
c Old songs that everybody knows by the second line.
p Three good ones and then the accident of my teenage years.
i Something different for every kind of landscape, I'm a bit odd about that.
b What song has to be on it?
=are we there yet / how far have you still got
< been driving for hours / halfway through france by car
c Nearly, I can almost smell the sea.
p The sat nav says soon, in the tone of a parent.
i A good stretch yet, but I like this part, in between two places.
b Do you fall asleep in cars?
=what's the car snack
< packed the van for the weekend / setting off on our road trip at dawn
c Sour sweets, salted nuts and one apple for the conscience.
p Everything that crumbs, clearly.
i Sandwiches in foil, it isn't a journey for me without them.
b What do you eat first, before you've left the street?
=any arguments yet
< day three of the road trip / four of us in one small car
c Just one about the music, and I was gracious about losing.
p Not counting the map, the toilet and the window.
i Less than you'd think, we all go quiet at the same moments.
b What would we argue about on a drive?
=did you sleep
< camped by a lake last night / first night in the tent
c Like a stone, with a view of the stars until I dropped off.
p On a root, it and I know each other well now.
i Not a lot, there's so much to hear when it's truly dark.
b Tent, van or hotel?
=was it cold / did it rain
< just back from camping / weekend in a tent with mates
c Warm and dry, I'd packed for the Arctic for nothing.
p Both, and the tent joined in.
i A bit, and it was the rain on the canvas that made me happy.
b Do you like the sound of rain?
=can you make a fire
< wild camping this weekend / staying in a hut with no electricity
c One match, I've been waiting for someone to ask.
p With a lighter, some paper and an hour, yes.
i I can, and then I could look into it for the whole night.
b What would you cook on it?
=any scary noises in the night
< slept in the woods / camping alone for the first time
c One, and it turned out to be my own stomach.
p A hedgehog with the footsteps of a murderer.
i At first every one, and by morning I could tell them apart.
b Would you be scared or asleep?
=would i like it / could you get me to camp
< i'm off camping on thursday / found the best campsite last weekend
c I think so, I'd make sure you were warm, dry and fed.
p You'd like the marshmallows and we'd build from there.
i The first hour no, and the first sunrise yes.
b What would you need to feel at home in a tent?
=what did you get up to / how messy was it
< in prague with the boys this weekend / just back from a weekend away with friends
c Nothing that can't be told, and we ate extremely well.
p We saw two sights, one of them twice by mistake.
i Tamer than it used to be, we mostly sat and talked till late.
b What's your best weekend with friends?
=do you all still get on
< lads trip, five of us in one flat / our yearly trip with the old school friends
c Better than ever, some people never get older in your company.
p We do, apart from the shower order.
i Yes, though we're all so different now, that's what makes it good.
b Do you still see your old friends?
=what was the food like
< city break in naples, just landed home / came back from budapest last night
c So good that I planned the days around it.
p My belt could write you a review.
i The best thing came from a window in a wall and cost next to nothing.
b What's the best thing you've eaten abroad?
=are you wrecked now
< home after three nights in amsterdam / got back from berlin at 2am
c Properly, but in a happy way, I need tea and silence.
p There's a version of me still at the airport.
i Not too bad, I kept one morning for walking about alone.
b How do you recover from a weekend like that?
=why wasn't i invited
< weekend in paris with my friends / the gang's renting a house by the sea
c Because I didn't know you yet, that won't happen again.
p There was no room left, some of us packed pillows.
i You'd have liked the last evening, I caught myself thinking that.
b Would you get on with my friends, do you think?
=how are they / how was it
< visiting my parents this weekend / spent sunday at mum and dad's
c They're good, I've been fed, hugged and sent home with a bag.
p I'm an adult with a job and I still got told to wear a scarf.
i Lovely, and I noticed for the first time that they're getting smaller.
b How often do you see yours?
=did your mum ask about me / do they know about me
< at my family's for dinner / on the phone with my mum for an hour
c She asked why I was smiling at my phone, so she has a suspicion.
p Everyone I've ever said hello to gets asked about.
i Not yet, I like having something that's just mine for now.
b Does your family ask a lot of questions?
=do you sleep in your old room
< staying at my parents' till tuesday / home for the holidays
c I do, and the bed's got shorter.
p Yes, between an exercise bike and boxes of what I'm told is mine.
i No, it's something else now, and I stood in it for a minute all the same.
b What's left of your old room?
=what did she cook
< mum made my favourite today / sunday lunch with the whole family
c The dish that no restaurant has ever got right.
p Everything, for about forty people, of whom six came.
i Something simple, but I could tell she'd started in the morning.
b What's your favourite thing from home?
=do you turn into a teenager there
< back in my home town for a few days / at my folks' place, doing nothing
c Completely, I've asked what's for dinner twice today.
p I slam no doors, but I do sigh at the dishes.
i Less each time, these days I catch myself looking after them.
b Who are you when you're at home?
=are you tidying like mad
< my parents are coming to stay / mum's visiting tomorrow
c It's done, even behind the things nobody looks behind.
p I've put everything in one cupboard and I'm leaning on it.
i Not this time, I've decided they may see how I live.
b What do you hide before your family comes?
=where are you taking them
< dad's in town this weekend / my folks are here till sunday
c Good food, a slow walk and my favourite bench.
p Wherever there's parking and a toilet.
i To the ordinary places I go to, I'd like them to picture my life.
b Where would you take yours?
=do you get on / is it stressful
< family visit, day two / my mum's reorganising my kitchen as we speak
c We do, we laugh more than we argue.
p By day three we'll both need a holiday.
i It's better since I stopped trying to win.
b Are you close to your family?
=what did they say about your place
< parents saw my flat for the first time / showed my dad round my new home
c They liked it, and said so three different ways.
p That it's cosy, then a long look at the curtains.
i Not much, but one of them fixed something without a word, and that said it.
b What would your parents say about yours?
=how long are they staying
< my brother's on my sofa this week / relatives arrived last night
c Just long enough to be missed when they've gone.
p Till the cheese runs out.
i A few days, and I'll enjoy the quiet and hate it too.
b How long can you have guests before you crack?
=were there tears / did you cry
< my brother got married on saturday / at my best friend's wedding
c At the vows, and I wasn't the first.
p Only when they said the bar was closing.
i Not at the vows, and then out of nowhere when they danced.
b What gets you at weddings?
=did you dance / how was the dance floor
< wedding last night, feet hurt / back from my cousin's wedding
c All night, shoes off by the end.
p I did a move I'll be hearing about for years.
i Little, but I had one slow one that I'll remember.
b What song gets you on the floor?
=did someone ask when it's your turn
< at a family wedding today / my sister's big day was perfect
c Everyone over sixty, and I smiled at every one.
p I kept moving all evening, it makes you harder to hit.
i Not this time, and I was almost a little disappointed.
b What do you say when they ask you?
=did you look smart / suit or what
< off to a wedding on saturday / at a wedding in a castle right now
c Suit, proper shoes, and I even ironed the handkerchief.
p Smart at the start, tie round the head by ten.
i I felt like myself for once in one, that's rare.
b What do you like wearing to a wedding?
=do weddings make you want one
< third wedding this summer / cried a bit at a friend's wedding yesterday
c They do, a small one with good food and everyone I love.
p The cake does, the seating plan doesn't.
i Marriage more than the wedding, it's the old couples I look at.
b Do you dream of a big one or a tiny one?
=are you nervous about the speech
< i'm best man in june / got asked to be best man
c Yes, because I want it to be good for them.
p I've got an opening line, a joke and a gap.
i Not of talking, but of my voice going when I look at him.
b What would you want your best friend to say about you?
=what are you going to say in it
< writing my best man speech tonight / toast at my brother's wedding, no pressure
c One true story, one joke and a wish, then I sit down.
p Nothing about the incident, they made me sign something.
i Why they're good together, I want that to be the bit that stays.
b Funny speech or one that makes you cry?
=did they laugh
< gave the best man speech yesterday / did my speech at the wedding and lived
c In all the right places and in two I hadn't planned.
p At me, with me, it was warm either way.
i A bit, but the best moment was when it went completely still.
b Have you ever given a speech?
=have you got the ring safe
< i'm in charge of the rings on saturday / best man duties all week
c In my inside pocket, I pat it every four minutes.
p So safe that I had to write down where.
i Yes, and it's strange how heavy such a small thing can be.
b Would you trust yourself with it?
=what's the plan for the stag do
< organising my mate's stag / i'm planning a bachelor party and it's chaos
c Good food, something silly outdoors, no costumes.
p To bring home the same number of men we set off with.
i He's a quiet one, so it'll be a cabin, a fire and his oldest friends.
b What would your perfect hen do be?
=boy or girl / what's the name
< i'm an uncle since this morning / my best mate's baby is finally here
c Healthy and loud, that's the main news, and the name's lovely.
p Very small, very cross, and already running the family.
i The name's perfect, I keep saying it to myself.
b Which name would you never give a child?
=did you hold it / were you scared you'd drop it
< met my little niece today / visited friends with their newborn
c I did, and didn't move a muscle for half an hour.
p Like a tray of full glasses.
i Scared no, just amazed how quickly a room goes soft around something so small.
b Are you a natural with babies?
=do you want kids / did it make you broody
< babysat my nephew all day / had a baby asleep on me all afternoon
c It did, a fair bit, and I don't mind saying so.
p For the time it slept, absolutely.
i Not sure, but I keep thinking about that small hand round my finger.
b Did holding a baby ever get to you?
=can you change a nappy
< looking after the little ones tonight / on uncle duty this weekend
c Quickly, with one hand and a song.
p I can, but it fits like a hat.
i Yes, and there's no better way to learn you're not that important.
b What's the funniest thing a child has said to you?
=what did you two do all day
< my goddaughter stayed over / took my nephew to the zoo
c Ran, ate, ran again, I slept before the child did.
p I was a horse, a shop and a slow dragon.
i Mostly looked at ants, children have the right speed for it.
b What would you do with a five year old for a day?
=how did it go / were they good
< my daughter had her school play tonight / my son's first football match was today
c Wonderful, I clapped until my hands hurt.
p There was a wave to me in the middle of it, so I saw nothing after that.
i A bit wobbly, and I've never been prouder of anyone.
b What were you in your school play?
=how old are they
< the kids are with me this week / just got my little one to bed
c Old enough to beat me in an argument and young enough for bedtime stories.
p At the age where everything's unfair and I'm usually why.
i They change so fast that I'm still getting used to last month's answer.
b What age did you like being best?
=did they sleep in the end
< my kid won't go to sleep / third bedtime story and still wide awake
c At last, and the silence is like champagne.
p One of us did, I've got the mark of the book on my face.
i Not yet, we're talking about the moon, and I'm not really in a hurry.
b What was your favourite bedtime story?
=do you remember any of it / can you actually help
< helping my son with his maths homework / daughter's got a spelling test, we're practising
c Enough to help and not enough to show off.
p I've looked up more than I'd like known.
i Not everything, so we work it out together, I prefer that.
b What subject could you still teach?
=aww what did you say to them
< my daughter lost her first tooth / my boy asked me if i get lonely
c The truth, in small words, and then we had ice cream.
p I bought time with a biscuit and then got it half right.
i Not a lot, I held on a bit longer than usual.
b What did you believe the longest as a child?
=how old are you now, how does it feel
< it's my birthday today / turned a year older at midnight
c A good age, I wouldn't swap it for a younger one.
p Like yesterday, with cake.
i Thoughtful for an hour, I always look back first, and then it's fine.
b Do you like your birthdays?
=what did you wish for
< just blew out my candles / my friends surprised me with a cake at work
c I'm not telling, I'd like this one to come true.
p To be able to eat that much cake again tomorrow.
i For time, mostly, with the people I like and some I've only just met.
b What would your wish be about?
=what are you doing to celebrate
< my birthday's on friday / my birthday week, apparently
c Dinner, a few good people, home before it gets silly.
p Answering messages until it's over.
i Something quiet by myself first, then noise in the evening.
b Big party or small table?
=what did you get / best present
< opening presents over breakfast / my birthday was on sunday
c Something I'd only mentioned once, that got me.
p Socks, and the frightening thing is how happy I was.
i The best was a message from someone I hadn't heard from in ages.
b What's the best present you've ever had?
=why didn't you tell me / do i get to give you something
< it was my birthday yesterday / had a birthday dinner with my family last night
c I'm telling you now, and an evening with you would top the list.
p Because I'm shy about it until the cake comes out.
i I like seeing who turns up without being told, but I'd take a present late.
b What would you have got me?
=did they suspect anything
< threw a surprise party for a friend / we surprised my flatmate for his 30th
c Not a thing, the face was worth all the whispering.
p Only from the moment I walked past with forty balloons.
i A bit, I think, and loved us enough to act amazed.
b Would you like a surprise party?
=what did you get them / what's the present
< off to a friend's birthday tonight / my best friend turns 40 on saturday
c Something to do together, I'm done with buying things.
p It comes in a bag, so nobody sees how I wrap.
i A letter, there are things you never say otherwise.
b Are you good at finding presents?
=how late was it / how's your head
< birthday party at a mate's last night / my friend's 50th was wild
c Late, loud and worth it, my head's only a little cross.
p The birds were up and they judged us.
i I left early for once and walked home happy.
b Are you one of the last ones at a party?
=did you have to sing
< at a birthday dinner with twelve people / karaoke for my friend's birthday yesterday
c Loudly, and in at least two keys.
p I moved my mouth with real feeling.
i A duet, with someone who sings worse than me, it was perfect.
b What's your karaoke song?
=is he ok / how's he doing
< spent the evening with a friend who just got dumped / my mate's going through a divorce
c He will be, he talked, he ate, and that's a start.
p Well, he laughed twice, and I'm taking the credit.
i Not really, and I've learned it helps more to sit there than to say things.
b What helped you when your heart was broken?
=what did you tell him / what do you say to that
< friend rang me at midnight in tears / my best friend lost his job today
c That it's rubbish, that it'll pass, and that I'm there.
p Very little, I made toast in a supportive way.
i I asked what he needed and kept quiet, which is harder than it sounds.
b Are you the one friends call?
=do you take sides
< two of my friends are breaking up / my friends had a big fight and i'm in the middle
c No, I like them both and I tell them both the same thing.
p I take the side with the snacks and see how it develops.
i In my heart a bit, and I do my best not to show it.
b Could you stay friends with both?
=will you miss him / how do you feel about it
< my best mate's moving to canada / said goodbye to a close friend today
c A lot, and I told him that, which we don't do often.
p I've already asked him who'll help me carry sofas.
i I'm happy for him and sorry for me, in equal parts.
b Which friend do you wish lived closer?
=are you always the one they come to
< helped a friend move out of her ex's place / another late call with a mate in trouble
c Quite often, and I take it as a compliment.
p I've got a comfy sofa and no answers, it works.
i More than I used to be, I got better at it once I'd needed it myself.
b Who do you turn to?
=how many episodes / how many have you watched
< started a new series last night / binged a show all sunday
c All of them, and I'd do it again.
p It asked if I was still watching, and I felt seen.
i Only two, I like to have something to come home to.
b What's the longest you've watched in one go?
=what's it about / is it good
< on episode four of something and can't stop / watching a scandi crime thing
c Really good, everyone has a secret and a nice coat.
p I couldn't tell you, but I gasp a lot.
i Slow at first, and then there's a scene where you stop looking at your phone.
b What should I watch after it?
=no spoilers, did you finish it
< watched the season finale just now / two episodes left of my show
c Done, my mouth is shut, my heart's in pieces.
p I'm putting it off, I'm not ready to have evenings again.
i Not yet, I'm leaving the last bit for a night that needs it.
b Do you need a happy ending?
=did you watch it without me / we were meant to watch that together
< finished that series everyone talks about / saw the first episode of the new season
c I did, but I'll watch it again and gasp at all the right points.
p My eyes were closed for the good parts, out of respect.
i I'd rather start over with you, it's a different show with two.
b Which one shall we start together?
=who's your favourite in it
< rewatching my comfort show / hooked on a cooking competition
c The quiet one who turns out to be right.
p Whoever's worst at it, they need me.
i Not the hero, I always fall for the one at the edge with three good lines.
b Who do you always root for?
=is it worth seeing / should i go
< went to the cinema on my own / saw the new film everyone's on about
c Go, big screen, middle row, no reading about it first.
p The film's fine, the popcorn was a masterpiece.
i Half of it is wonderful, I'd love to hear which half you pick.
b When were you last at the cinema?
=did you cry / did it make you cry
< watched a war film tonight / saw a sad animation thing with my niece
c I did, and I'd had something in both eyes.
p The exit sign got a lot of my attention.
i Not in the sad bit, it was when someone was suddenly kind.
b Which film always makes you cry?
=how was the ending
< just got out of the cinema / watched a three hour film last night
c Right, sad and a bit hopeful, the way I like them.
p It came just in time for my bladder.
i Open, and I've been finishing it in my head since.
b Do you like open endings?
=were you scared / did you hide behind a pillow
< watched a horror film home alone / saw the creepiest film on friday
c A bit, I left the hall light on and I'm not ashamed.
p The blanket saw most of it.
i During it no, but later the wardrobe had a different look.
b Can you do horror films?
=take me next time / who did you go with
< cinema tonight, loved it / saw an old classic on the big screen
c Next time with you, I get the popcorn and you pick the seats.
p My jacket sat next to me and didn't say a word.
i I like going with someone who stays in their seat till the credits end.
b Talk after the film or let it sink in?
=what's it about / would i like it
< reading a really good book / stayed up till two to finish a novel
c People who want something and don't say it, you'd be hooked.
p It starts with a murder and then I forgot to eat.
i It's hard to sum up, it's more of a mood I don't want to leave.
b What kind of book can't you put down?
=can i borrow it after you
< halfway through a thriller / my book is so good i missed my stop
c Yes, with my coffee rings and all.
p If you ignore what I've scribbled next to the sad bits.
i Take it when I'm done, you read differently when someone's been there before you.
b Do you give books back?
=are you a proper reader or is this a one off
< reading on my lunch break / joined a book club
c A proper one, there's always something by the bed.
p I read one page eleven times and then sleep, so it adds up.
i Not always, but the right one turns me into a hermit.
b How many do you have on the go?
=do you skip to the end
< i'm on the last hundred pages / this crime novel is driving me mad
c Never, I'd sooner suffer.
p I've held the last page between my fingers and been strong.
i Once in a while, I like watching how it gets there.
b Could you resist?
=read me a bit / what's a good line from it
< in bed with a book and a tea / reading poems, don't judge
c Gladly, but with my voice and not my thumbs, so you'd have to ring.
p I'd do all the voices and ruin it for both of us.
i There's one about coming home that I've read three times tonight.
b Do you like being read to?
=how was it, were they good live
< saw my favourite band last night / concert tonight, ears still ringing
c Better than the records, I've got no voice left.
p I couldn't see much, but the tall man in front enjoyed it.
i Good all through, and then one quiet song that made it mine.
b Who would you most like to see live?
=did you sing along
< went to a gig in a tiny club / stood in the front row at a festival
c Every word, with my eyes shut.
p I sang next to it, rather.
i Not me, I like to listen, but I sang all the way home.
b What song do you know every word of?
=did you film it all or actually watch
< at a stadium concert on saturday / back from an open air show
c Watched, phone in the pocket, I was there for it.
p I've got nine seconds of somebody's elbow.
i Just one song, for someone who couldn't be there.
b Phone up or phone away?
=who else is playing / what's the line up
< got tickets for a festival in july / going to a jazz weekend
c A few I love and plenty I've never heard of, and those are why I go.
p I've read it, and I'm officially the age where it's mostly fonts.
i I won't look too closely, the best ones always play at three in the afternoon.
b Festival or proper concert hall?
=got a spare ticket / take me
< going to a concert in march / managed to get two tickets after an hour online
c I'd love to have you next to me for it.
p That depends on how you clap.
i Not for this one, but I'm watching for the one that suits you.
b What music would we both like?
=play me something / when do i get to hear it
< started learning guitar / been practising the piano again
c Give me a week and a door I can close, then yes.
p I've got three chords and a lot of feeling.
i I get shy about it, but for you I'd try the slow one.
b What should I learn for you?
=what song are you learning
< my fingers hurt from guitar practice / had my second drum lesson
c Something old and simple that everyone hums.
p All of the first line of several.
i One I've loved for years, I want to know how it works inside.
b What song would you love to play?
=do your neighbours hate you
< practised the violin for an hour today / bought a saxophone
c I stop at eight and bring them cake, so we're fine.
p They've started to clap, but only when it ends.
i No, one of them said it's nice to hear it getting better.
b Would you mind living next door to me?
=why start now
< taking singing lessons since autumn / learning the ukulele at my age
c Because I always wanted to, and there's no exam.
p It was this or a sports car.
i I got tired of saying I wished I could.
b What do you wish you'd started as a child?
=is it hard / do you get frustrated
< the f chord will be the end of me / learning to play the accordion, left hand's lost
c Very, and then overnight the hand just knows it.
p I put it down, I insult it, I pick it up again.
i Hardly, it's nice to be bad at something in private.
b When do you give up on things?
=what did you make
< tried pottery tonight / my ceramics class was so much fun
c Something like a bowl, and I'd eat from it in public.
p It was a vase until it sat down.
i I'm not sure yet, it seemed to decide that by itself.
b What would your first piece be?
=did you do the ghost scene
< first time on a potter's wheel / signed up for a clay workshop
c Only in my head, with the music and all.
p Everyone thought of it, you could feel it in the room.
i No, you're so busy with the clay that you forget yourself, that's the nice part.
b Would you try it with me?
=make me a mug / can i have one
< glazed my first cup today / my bowls came out of the kiln
c The next one's yours, tell me how big you like your coffee.
p Yes, if you don't need it to stand.
i I'd love to know you drink from it in the morning.
b Big mug or small cup?
=isn't it really messy
< clay in my hair, best evening / got a pottery voucher and used it
c Wonderfully, I was seven again for two hours.
p I've found some behind my ear, and I showered.
i It is, and it's the only place where nobody minds.
b Do you like getting your hands dirty?
=was it all couples and hen parties
< went to a paint and sip thing / did a ceramics taster on my own
c Mainly, and they took me in like a stray.
p Let's put it this way, I'm in several strangers' group photos.
i No, lots of people on their own, and that made it easy to talk.
b Do you go to things alone?
=did you win / who won
< played chess in the park today / had my chess club tonight
c I did, with a small sacrifice I'm still pleased about.
p My king lived a full life.
i Lost, to a move so lovely that I shook hands twice.
b Do you like games where you have to think?
=how many moves ahead do you think
< playing chess online again / my rating went up ten points today
c Three on a good day, and one if someone's talking to me.
p Half, then I look surprised.
i Few, I go by feel and then find out why.
b Are you a planner in life?
=could you teach me / would you let me win
< chess tournament on sunday / lost to a nine year old at chess
c I'd teach you properly and never let you win, so it would count.
p Bring a nine year old and we can both learn.
i Yes, and I'd like to see whether you attack or wait.
b Attack or wait?
=isn't it boring / what do you like about it
< two hours over one game of chess / got a chessboard for the kitchen table
c Never, it's a fight in complete silence.
p There's a horse and you get to sit down.
i I like that nobody's lucky, you can only blame yourself and be better tomorrow.
b What do others find boring that you love?
=did you catch anything
< went fishing at dawn / sat by the river with a rod all day
c One, a decent size, and it's back where it lives.
p A cold, a branch and some sleep.
i Nothing at all, and it was one of my best days this month.
b Can you sit still for a whole morning?
=did you put it back
< caught a big carp today / got a pike at the lake with my uncle
c Yes, I like them better swimming.
p It got a short talk and was released on good behaviour.
i Not this time, it was dinner, and I ate it with real respect.
b Would you eat something you'd caught?
=what do you do all those hours / don't you get bored
< five hours at the lake with my fishing gear / night fishing on friday
c Look at the water, drink tea, think nothing.
p I wait, then I eat the sandwiches and wait better.
i People talk differently when you both look at a float.
b Where do you go for peace and quiet?
=do you have to touch the worms / could i come
< off fishing before sunrise / renewed my fishing licence today
c I'd do the worms and you'd get the folding chair.
p Yes to you, and I close my eyes for the worms.
i Come for sunrise, even people who hate fishing go quiet then.
b Could you get up at four for it?
=did you win at least / how far did you get
< gamed till 2am with friends / stuck on the same boss for three days
c At last, and I jumped up as if there'd been a crowd.
p I've died so often that they greet me by name.
i Not yet, and I'm learning more patience there than anywhere.
b What can't you put down when you're losing?
=do you shout at the screen
< playing fifa with my brother online / got the new game everyone's playing
c A bit, mainly at myself, and I say sorry to the sofa.
p The screen started it.
i No, I go silent when it's close, that's when you should worry.
b Are you loud when you play?
=what game / what's it like
< my friday night is a headset and a pizza / can't stop playing this new game
c Big, slow and full of corners you find by accident.
p It's work, really, I run errands for people with swords.
i A story more than a game, I made one choice I still think about.
b Did you ever love a video game?
=would you play something with me / can we play mario kart
< retro gaming night / dug out my old console
c Yes, and I'd show you no mercy till the last lap.
p Sure, I'm the one facing the wall.
i I'd love it, nobody can keep up a first impression on that last corner.
b Which character would you be?
=isn't it a bit late for you / do you not have work tomorrow
< just one more round and then bed / midnight and we're on the last level
c I do, so this is the last one, and you've heard me say it.
p Tomorrow's me is strong, he'll cope.
i It's my one late night, the rest of the week I'm terribly sensible.
b What keeps you up when you should be asleep?
=show me one / can i see
< out taking photos this morning / did a life drawing class
c Yes, the one I like best, not the one that's sharpest.
p If you promise to guess what it is kindly.
i Give me a day, I like to look at them cold first.
b Are you in front of the camera or behind it?
=would you draw me / take my picture
< got my sketchbook out again / bought an old film camera
c I'd love to, by a window and while you're talking.
p Yes, but you'd need a sense of humour about noses.
i Not when you're ready, just after, when you think it's over.
b Do you like being photographed?
=are you any good at it
< started painting with watercolours / entered a photo in a local competition
c Better every month, and some I'd hang on a wall.
p My skies are good, so I do a lot of sky.
i Not by any measure, but an hour goes by like a minute.
b What could you do for hours?
=what do you like to take / what do you paint
< developed my first roll of film / i'm painting on the balcony
c People when they don't notice, and light on ordinary things.
p Whatever holds still and doesn't ask to see it.
i Things that won't be there next year, I like to keep them somewhere.
b What's the last photo you took?
=what do you sing / what part
< choir rehearsal tonight / joined a gospel choir this winter
c Whatever's low and steady, somebody has to hold up the rest.
p Mostly the right song, mostly at the right time.
i It changes, but when all the voices lock in I forget which one's mine.
b Do you sing in the car?
=when's your next gig / can i come see you
< band practice in a freezing garage / our band got a slot at a bar
c Come to the next one, I'll put you on the list like a star.
p Soon, we're big in that one pub.
i I'd be nervous with you there, and I'd like that.
b Would you stand at the front or the back?
=what's your band called
< rehearsing with the band on thursday / playing with my old band again
c Something we chose in a minute and now defend for life.
p We've had four names and agreed on none.
i It only makes sense if you were there that night, we all love that.
b What would you call a band?
=do girls throw things at you
< played a show last night / we had our first proper gig on saturday
c Nobody has so far, and I'd catch it if they did.
p A coat once, but it was aimed at the hook.
i No, but someone closed their eyes the whole time, which is better.
b Have you ever fancied someone on a stage?
=do you get stage fright
< concert with my choir on sunday / open mic night tonight and i'm on third
c Yes, up to the first note, and then it's gone.
p My knees do the vibrato.
i Not fright so much, I just get very quiet an hour before.
b What would get you on a stage?
=how bad was it / are you ok after that
< my team lost again / we went out on penalties last night
c Bad, but I'm over it, I've eaten.
p I'm fine, I just can't see that colour for a week.
i It hurts more than it should, and that's why the good days are so good.
b What silly thing can ruin your evening?
=were you there / did you watch it at the pub
< we won the derby / what a game last night, last minute winner
c Right in the noise, hugging people I'd never met.
p My throat was, the rest of me followed.
i At home, pacing, I can't do it with people watching me suffer.
b Do you watch any sport?
=do you shout at the telly
< the match starts in ten minutes / watching the cricket since nine
c I do, they need my advice.
p Only facts, and very loudly.
i No, I go and stand in the kitchen when it matters.
b Have you ever cried over a game?
=would you miss a match for me
< going to the final with my dad / season ticket came through today
c Yes, and I'd only look at the score once.
p I'd miss the first half, the second we'd have to discuss.
i For the right evening I wouldn't even know they were playing.
b What would you skip for a date?
=do you have a lucky shirt
< big game tonight, can't sit still / quarter final on saturday
c I do, it's unwashed for as long as we keep winning.
p Yes, and it's lost us eleven games.
i No shirt, but I've got one spot on the sofa, don't tell anyone.
b Are you superstitious?
=did you win / where did you come
< pub quiz tonight with the team / came back from quiz night
c First, and we were terribly bad winners about it.
p High enough to be loud and low enough to pay.
i Nowhere near, but we laughed the most, and they don't give points for it.
b What would be your specialist subject?
=what did you know that nobody else did
< our quiz team's on a roll / did a trivia night with work
c One answer in the last round, and I was insufferable after it.
p Something so useless that I was almost sad to know it.
i It came from nowhere, I couldn't tell you how I knew it.
b What useless thing do you know?
=what was your team called
< second place at the quiz again / quiz night's every thursday for us
c Something with a bad pun, it's in the rules.
p The host sighs each time, so a good one.
i We change it every week, half the fun is the arguing.
b Got a good quiz name for us?
=can i join your team
< we need a fourth for the pub quiz / lost by one point because none of us knew music
c You're in, first round's mine.
p There's an entry test, name a cheese.
i I'd like that, you see how someone thinks when they're guessing.
b What round would you carry us through?
=how did you do it / what changed
< i finally did it, ten pull ups / paid off my last debt today
c A little bit every week and no drama about it.
p I ran out of excuses, I'd had plenty in stock.
i By not talking about it, that was really the whole trick.
b What would you like to have behind you?
=are you proud of yourself / you should be proud
< swam a whole kilometre without stopping / gave a speech in french today
c I am, and I'm letting myself enjoy it for once.
p Quite, even the bus driver knows by now.
i Nearly, I'm better at being proud of others, but this one got through.
b What are you proud of this year?
=how long did it take you
< finished renovating my kitchen myself / finally finished the puzzle with 5000 pieces
c Months of evenings, and every one was worth it.
p Longer than it says on the box.
i Not long once I'd begun, the beginning took me years.
b What did you finish lately?
=what's the next thing / what now
< reached my savings goal today / lost the last of the weight i wanted to lose
c First I enjoy it, then I pick something slightly bigger.
p A sit down, I hear it's very good this time of year.
i I'd like the next one to be something I do with somebody.
b What would you like to take on together with someone?
=did you think you could do it
< climbed my first 4000 metre peak / went a whole year without buying clothes
c Yes, stubbornly, even on the bad days.
p I'd told too many people to stop.
i No, and I'm rather glad I didn't listen to me.
b When were you last wrong about yourself?
=did you say anything to them
< someone jumped the queue right in front of me / a guy played music on speaker all the way on the bus
c I did, friendly, and it worked.
p Only by breathing out through my nose, very pointedly.
i No, and then I wrote the perfect sentence three hours later.
b Would you have said something?
=are you still annoyed
< someone scratched my car and drove off / got stood up by the delivery guy for the third time
c No, it's gone, I don't keep those things overnight.
p I've told it four times now, and it's becoming my best number.
i A little, but not about the thing, more about people not caring.
b How long can you stay cross?
=did you get your money back
< spent an hour on hold with customer service / they double charged me and won't admit it
c Every penny, plus an apology, for staying polite.
p Not yet, but I can hum their waiting music in four parts.
i No, and I've decided not to give them another hour of my life.
b Are you good on the phone with people like that?
=do you get angry easily
< someone was so rude to the waitress next to us / had a row with a cyclist this morning
c Hardly ever, it takes unfairness to get me going.
p Only with printers and shoelaces.
i Yes, but you'd hardly see it, I go quiet first and then I walk.
b What makes you really angry?
=why do people do that
< my flatmate ate my leftovers again / people talking all through the film tonight
c Because nobody's told them kindly yet.
p The moon, probably, it's easier than knowing.
i I suppose they're in their own film, we all are sometimes.
b What do you do that would drive someone mad?
=did you step on anyone
< first salsa class tonight / my dance course started today
c Twice, and we both laughed, so it broke the ice.
p I met one or two of them from below.
i Not once, but I counted so hard I forgot to smile.
b Can you dance with a partner?
=do you have a dance partner / who do you dance with
< learning tango since january / lindy hop class was so fun
c You swap every few minutes, so with everybody.
p With whoever has the sturdiest shoes.
i No fixed one yet, and I do look at the door now and then.
b Would you rather lead or be led?
=show me your moves / when will you dance with me
< bachata night at the dance school / finally got the turn right in my ballroom class
c This week, if you like, I know a place in front of any fridge.
p I've got two, and I'll hold back one for later.
i When there's a song we both like and neither of us is in a hurry.
b What would we dance to?
=what made you go to that
< signed up for swing dancing / went to my first zumba class, only man there
c I was tired of standing at the edge of dance floors.
p A voucher, a dare and no way out.
i For once I wanted something you can't do in your head.
b What would you only do if somebody came with you?
=is it awkward being that close to strangers
< had a kizomba lesson tonight / partner dancing class, week one
c For one song, then it's just two people trying not to fall.
p We all stare at our feet like they owe us something.
i It was, and then I noticed how rarely anyone holds anyone for three minutes.
b Are you a hugger?
=how is she / is she going to be ok
< my gran's in hospital / my mum had an operation this morning
c She's in good hands and already giving orders.
p If complaining about the tea is a good sign, a very good one.
i I don't know yet, and it helps that you ask.
b Could you tell me something nice from your day?
=how did she like it / was she happy
< it was my grandmother's 90th on sunday / took my nan to the seaside today
c So much, she was the last to want to go home.
p Happy, fed and ruder than all of us.
i She went quiet and held my hand, and I think that was the best of it.
b What do you love about old people?
=is the whole family there / how many of you are there
< celebrating diwali at my aunt's / christmas at home this year
c Enough to run out of chairs, just as it should be.
p I've been kissed by people I can't name.
i Fewer each year, so we sit closer together.
b Big loud family or small quiet one?
=what are you all eating
< eid with the family today / easter lunch at my grandparents' house
c Everything we only have once a year, twice.
p Yes, all of it.
i What we always have, it wouldn't be that day without the smell.
b What's on the table at yours on a day like that?
=did anyone fight / any drama yet
< thanksgiving with everyone under one roof / whole clan's here for new year
c All peaceful, the food keeps mouths busy.
p Only over the last potato, and that's tradition.
i A bit in the kitchen, and an hour later they were singing together.
b Who starts it at your family parties?
`;
