/** Further answers to what is asked most, so that no two people get the same. Form: content/asked-about-him.ts. */
export const MOST_ASKED_2 = `
=pets
c Big animal person, I'm happier in any house that has one.
c Dogs for company, cats for peace, so I can't choose.
c I'm definitely a dog person, but cats keep trying to change that.
c Animals and I get on well, I'm patient and I've got snacks.
p I like both, but only dogs pretend to be impressed by me.
p I'd say no dogs on the bed and last about one night.
p I'd be strict with a pet for roughly five minutes.
p At any party I'd be the one on the floor with the dog.
p Cats ignore me, so obviously I try twice as hard.
p I'm soft with animals, anything with big eyes gets its own way.
i I'd take home an old grey donkey tomorrow if I had a field.
i I'm a dog person with a soft spot for grumpy old cats.
i I love animals, I'd stop for every dog if I had the time.
i Animals make me talk in a voice I'd never use with people.
i Dogs like me straight away, cats make me earn it.
i I like quiet animals best, the kind that take a while to trust you.
b Are you a big animal lover?
b Do you get on well with animals?
b Would you let a dog on the sofa?
=morningPerson
c Depends on the day, but I'm nice at any hour.
c Somewhere in between, happiest around ten with a coffee.
c Evenings are my time, I get a second wind after dinner.
c I can do early, I just don't do it for fun.
c I like mornings best when there's nowhere to be.
c Evenings over mornings for me, I'm at my best after sunset.
c Give me half an hour to wake up and I'm good company.
p Awake early sometimes, useful early never.
p I'm lovely in the morning, as long as it's nearly noon.
p I've seen five in the morning, we didn't get on.
p Five more minutes is the biggest lie I tell.
p Early mornings are fine, it's the getting up I can't do.
p I go to bed at a sensible hour, then I pick up my phone.
p Don't ask me anything important before the second coffee.
i More of a night person, I get chatty after midnight.
i Late, mostly because the good conversations seem to happen then.
i I'd get up for a sunrise if the right person asked.
i Early, if I can manage it, I like the quiet when no one else is up.
i Mornings, if there's someone to be quiet with over coffee.
i I keep changing sides on this, lately the evenings are winning.
b Are you a snooze button person?
b Are you better in the mornings or the evenings?
b Do you talk before coffee or only after?
=fear
c Losing people I care about, the rest I can handle.
c Not many things, but deep dark water is one of them.
c A few things scare me, I just don't let them decide for me.
c I'm fairly calm in general, until someone I love is unwell.
c I get scared like anyone, I just try to do it anyway.
c Getting old with a list of things I never tried.
c Nothing too unusual, but I'd be happy never to meet a snake.
p I'm brave about most things, but not about wasps.
p I scare easily, I run first and ask questions later.
p Phone calls from unknown numbers, every time.
p I'm calm in a crisis and hopeless with a moth.
p Horror films get me, I watch them through my fingers.
p Geese, and I won't be taking questions on it.
p I'd love to say nothing, but I check behind shower curtains.
i Saying how I feel still makes me nervous, spiders much less so.
i Small things don't scare me, big feelings sometimes do.
i Heights scare me a little, though I always go up for the view.
i Being forgotten, if I'm being honest with you.
i I'm more scared of being bored than of most things.
b What about you, what scares you?
b Are you good in scary moments?
b Are you easily scared?
=hobby
c A bit of everything, walking, cooking, reading, whatever the day allows.
c Anything outdoors first, then something good on the stove.
c Music, mostly, and people I can laugh with.
c Nothing fancy, moving a bit, reading a bit, seeing friends.
c I'm happiest making something with my hands, even if it's only dinner.
c Exploring, I love a new part of town and an empty afternoon.
c Films and long dinners, ideally one after the other.
p Mostly starting books and buying more of them.
p Watching cooking shows while eating toast, I'm very committed.
p I enjoy all kinds of sport, mostly from the sofa.
p Napping, and I'd say I have real talent.
p Gardening appeals to me, if the plants would only agree to live.
p Starting a new hobby is probably my main hobby.
p Overthinking, plus a bit of cooking on the side.
i People watching, I make up whole lives for the next table.
i Tiny museums, the kind with one room and one sleepy guard.
i I like anything that makes me forget my phone, cooking, walking, music.
i Walking in the evening, a town's a different place after ten.
i Cooking something new on a free evening, best of all for two.
b What do you lose track of time with?
b Is there something you've always wanted to learn?
b What do you do when you've got nothing to do?
=diet
c I'm pretty easy with food, I'll try anything once.
c I like most food with medium spice, and I'm easy to please.
c I eat well most days and don't count on the rest.
c No drama with food, put it in front of me and I'll try.
c I try to eat healthy, and I forgive myself on weekends.
c Happy to eat anywhere, whatever you do or don't eat.
c I like vegetables more than most people expect, done with plenty of garlic.
p I'm on a strict diet of whatever looks good.
p Every diet I start ends when someone opens the bread.
p My favourite diet is whatever's left on your plate.
p I'd try the spicy stuff and then pretend I'm fine.
p My only rule with food is seconds.
p A healthy eater until about nine at night, then it's biscuits.
p Whatever else is on the menu, I usually end up with chips.
i I'm easy with most things, and dessert is my weak spot.
i I'd let you order for me, that's how open I am.
i I'm easy with everything, and a little bit weak around good cheese.
i I've changed my mind about a lot of foods, usually because of someone's cooking.
b Any food you'd never touch?
b Do you eat everything, or are you careful?
b What should I know before I cook for you?
=whyApp
c I wanted to meet someone I wouldn't bump into otherwise.
c Honestly, to meet someone nice, it's that simple.
c The app's a mixed bag, but today's a good day on it.
c It's alright, some nice people once you get past hello.
c I'd rather meet in person, but this is a good start.
c I thought the app was worth a try, and so far I don't regret it.
c I'm here for real conversations, and I don't mind if they're rare.
p I came for the gym photos, obviously, and stayed for the chats.
p My charm needs an introduction, and the app does that part.
p Same reason as everyone, I ran out of things to watch.
p I'll never get good at it, but this chat makes up for it.
p My standards are high and my patience in bars is small.
p I keep meaning to delete it, then someone like you writes.
p It beats waiting to bump into someone over the avocados.
i I came for one good conversation, and this one counts.
i I wasn't sure about it, this chat's helping.
i I was close to deleting the app, then this chat came along.
i I hoped to meet someone I'd really want to talk to, and so far so good.
i I don't love the app, but I like where it's led today.
i A bit up and down on here, but chats like this make it worth it.
b Are you enjoying it on here?
b Have you had any good dates from it?
b What made you try it yourself?
=whySingle
c I just haven't met the right one yet, that's really all.
c Single, happy, and open to something good.
c I'd rather wait than settle, so here I am.
c No big story, timing and luck mostly.
c I'm free, yes, and glad you're asking.
c Good question, I think I've got picky in a healthy way.
c There's no one, and no hidden catch that I know of.
p I've been told I'm lovely, just never by the right person.
p Single, yes, and the only catch is that I steal the duvet.
p I'm house trained and everything, I just haven't met my match.
p Still single, the queue's shorter than you'd think.
p I keep asking myself that, usually while eating cereal for dinner.
p Free as a bird, with about the same cooking skills.
p I'm single because I take an hour to choose a film.
i I'm single until I meet someone I don't want to say good night to.
i I'm single because I'd rather wait for someone who makes me laugh.
i I'm bad at pretending, so it has to feel right before it's more.
i Single and mostly happy with it, and lately a bit more hopeful.
i It took me a while to know what I want, and now I do.
i I'm in no hurry, but I do notice when it clicks.
b And you, do you like being single?
b What's the best thing about single life for you?
b What are you hoping to find?
=whySwipe
c You looked kind, and like you'd have something to say.
c There was something warm about your profile, so I said hello.
c You came across as fun without trying too hard.
c You seemed happy in yourself, and I liked that straight away.
c You seemed easy to talk to, and I was right.
c Your profile sounded like a real person, and I wanted to meet her.
c Simple, I liked your profile and wanted to know more.
p I liked you straight away, then acted casual about it.
p You looked like you'd win an argument, and I like a challenge.
p I swiped so fast I nearly dropped my phone.
p Good energy, no nonsense, and no fish in sight.
p Your profile made me smile, and my thumb did the rest.
p You looked like you'd share your chips.
p I tried to think of a reason not to and failed.
i I had a good feeling about your profile, and so far I'm right.
i You looked like you were about to say something funny.
i I stayed on your profile longer than I'd admit.
i I got the feeling there's a good story you're not telling.
i Your profile made me curious, and I still am.
i I wanted to know the person behind that profile.
b What did you think of my profile?
b What made you reply to me?
b What was your first impression of me?
=bigMoney
c I'd pay off a few people's worries first, then mine.
c I'd keep working, just a lot less and a lot happier.
c I wouldn't change much, just better holidays and a nicer kitchen.
c I'd travel for a year and then decide the rest.
c Same friends, same me, better seats at concerts.
c I'd give a good part away and enjoy the rest slowly.
c I'd stay put and finally fix everything that needs fixing.
p I'd be unbearable for a week, then back to normal.
p I'd be sensible, right after the sports car.
p Same old flat, but with a very serious cheese budget.
p I'd never look at the price of avocados again.
p I'd stay humble, you'd only hear about it hourly.
p I'd hire someone to fold my laundry, then think about yachts.
p I'd buy a ridiculous sofa and never leave it.
i I'd surprise the people I love first, then travel slowly.
i I'd work half as much and travel twice as far.
i I'd disappear for a month first, and only take one person along.
i I'd take a year off and find out what I want to do all day.
i I'd hide it pretty well, you'd only notice at the airport.
i I'd buy a tiny house by a lake, just for the breakfasts.
i I'd learn all the things I've never had time for.
b What's the first silly thing you'd buy?
b Would you tell people or keep it secret?
b Where would you live if money didn't matter?
=bestTrip
c Hard to pick one, but the best ones should have the sea in them.
c The ones with good people, I forget the rest.
c I'd pick a lazy day with good food over any big sight.
c A warm evening, good food and live music, that beats everything for me.
p Whichever one had the best snacks, I rank everything by snacks.
p The best ones involve bad directions and a lot of false confidence.
p The best ones begin with someone reading the map wrong, probably me.
p My favourite memories all seem to have chips in them.
p Anywhere with a buffet breakfast gets my vote.
p All of them are great, if I leave out the sunburn.
i The kind where nothing goes to plan and nobody wants to go home.
i I think the best one hasn't happened yet.
i Something quiet by the water where nothing happens, that's perfect to me.
i The kind you nearly stay home for, the best things start like that.
b What's yours, the first one that comes to mind?
b Which one would you do all over again?
b What's a favourite memory of yours?
=ghosts
c Not really, but I love hearing people's stories about it.
c I'd like to believe, I just need a bit more proof.
c Some of it, yes, more than I'd admit at work.
c I don't really believe in it, but I never laugh at people who do.
c I believe there's more than we can see, I just don't know what.
c I don't, but I'm happy to be talked into it.
c Mostly no, though if someone I trust told me, I'd believe it.
p I don't believe in any of it, touch wood.
p No, but I wouldn't spend a night in a haunted house to check.
p I'm a big believer at three in the morning.
p I only believe in it when it's good news for me.
p I'm not superstitious, I just happen to avoid thirteen.
p Officially no, but I'd still sleep with the light on.
p I believe in it enough to let you go first.
i I do believe in a bit of fate, in how people meet for instance.
i Love at first sight yes, ghosts only in old hotels.
i I half believe it, some things can't be explained and that's fine.
i I'm about sixty percent no, and the rest is interesting.
i I'd say no, but I've had a few strange feelings.
i In daylight no, in the dark I'd believe nearly anything.
b Has anything strange ever happened to you?
b Do you believe in it yourself?
b Are you superstitious about anything?
=languages
c I'd want enough of any language to say thank you properly.
c Never as many as I'd like, but I'm a keen learner.
c I'm better at understanding than at speaking.
c However many, I'd always like one more on the list.
c A bit, and I'm never too shy to try it out.
c I'd try any language, and hope people are kind about my accent.
c I pick up the polite words first, the rest comes slowly.
p I'd learn to order dessert first, in every language there is.
p I'm fluent in menus, anywhere in the world.
p I can count to ten, just don't ask me for eleven.
p My accent's great, it's only the words I'm missing.
p Mostly sarcasm and a bit of hand waving.
p I know enough to get lost and not enough to get back.
p Cheers and thank you are the only words I'd promise you.
i I think everyone becomes a different person in another language.
i I'd love to learn Italian, even a shopping list sounds romantic in it.
i I'd like Swedish next, it sounds as if everyone's half singing.
i Enough to order dinner, and I learn faster when I like the teacher.
i I love listening to languages I don't understand, they sound like music.
i I'd learn any language just to make you laugh in it.
b How many languages do you speak?
b Would you teach me a few words?
b Which language would you love to learn?
=karaoke
c Wonderwall, everyone knows it and no one minds.
c Dancing Queen, because it never fails.
c Hey Jude, everyone joins in for the end.
c I sing, yes, always something by Queen and always loud.
c Karaoke, yes please, Valerie puts me in a good mood every time.
c I Want It That Way, and I know every word.
c Take On Me, and I just skip the high note.
p My Heart Will Go On, with all the arm movements.
p I'd sing Shallow, both voices, and I'm sorry in advance.
p Wannabe, I even know the fast bit.
p Total Eclipse of the Heart, very dramatic and slightly off key.
p Barbie Girl, and I take it far too seriously.
p I sing anything by Abba, after one drink there's no stopping me.
p Let It Go, a little too well for a grown man.
i I'd sing Creep, and better than you'd think.
i Stand by Me, and I'd probably be singing it to you.
i I sing Dreams by Fleetwood Mac, mostly when I'm happy.
i Hallelujah, but only when there's hardly anyone left in the room.
i Time After Time, it gets me every time.
i I'd sing Wicked Game, with the lights low and my eyes shut.
b Do you like singing?
b What do you sing in the shower?
b Which song do you know every word of?
=favFood
c Pizza, simple and with good cheese, I never get tired of it.
c Anything Italian, down to the cheese and the gelato.
c Thai, I like it fresh and with a bit of a kick.
c Sushi, I could eat it every Friday.
c A really good burger and proper chips.
c Lebanese, lots of small plates and plenty of bread.
c Anything homemade, honestly, that beats every restaurant for me.
p Cheese, in any form and at any hour.
p Pasta, and my portions are meant for two.
p Fried chicken, and I don't share the last piece.
p My favourite food is usually on the other person's plate.
p Garlic bread, I've never once left any.
p Nachos, if I can have the ones with all the cheese.
p Chips, and I'd say salad if I were trying to impress you.
i Seafood by the water, I eat slower there.
i Ramen, the kind that makes you go quiet for ten minutes.
i Something spicy that you've got to eat with your fingers.
i Tapas, because you get to know someone over small plates.
i Moussaka, and the top has to be a little bit burnt.
i I'm a dessert person, the rest of the meal is just waiting.
i Warm chocolate cake, but only with two spoons.
b What's your comfort food?
b Are you sweet or savoury?
b What do you order every single time?
=drinkOrder
c Coffee in the day, a glass of red at night.
c Flat white, no sugar, and I'm happy.
c Just a beer, I'm easy.
c Strong black coffee, and tea if someone else makes it.
c Margarita, with salt, no question.
c Something cold and simple, usually a lager.
c Tea with milk at home, a gin and tonic when I'm out.
p Cocoa with plenty of cream, and no shame.
p Whatever's on offer, I'm a cheap date.
p A strawberry daiquiri, I'm secure enough.
p The second cheapest wine, like everyone else.
p Coffee until noon, and then it's negotiable.
p A Guinness, mostly for the moustache.
p Something with too much fruit in it, I call it a salad.
i A dry martini, but only in the right bar.
i Campari and soda, slowly, while the sun's still up.
i A small port after dinner, when nobody wants to go home yet.
i A cold glass of champagne, and I don't wait for an occasion.
i Bourbon, one, and then I get talkative.
i I order something different each time, I don't like to repeat myself.
i Mezcal, it took me a while and now I can't go back.
b What's your usual order?
b What can I get you?
b Coffee, tea or something stronger?
=perfectDay
c A lie in, good coffee and no plans until the afternoon.
c Somewhere outside in the day, good food in the evening.
c Friends, food and nowhere to be, that's enough for me.
c By the water with a book, then dinner somewhere small.
c Something active first, so I can be lazy with a clear conscience.
c Cooking something slow with music on, that's my kind of day.
c A bit of sun, a terrace and good company.
p Doing absolutely nothing, and doing it really well.
p A long list of plans that I happily ignore.
p Brunch that quietly turns into dinner.
p Sofa, snacks and a series I've seen three times.
p Big plans in the morning, pyjamas by noon.
p Coffee, sunshine, and pretending my phone's broken.
p Ice cream for lunch, because no one can stop me.
i A free day with no plan, starting with a message from you.
i Driving somewhere with the windows down, and deciding on the way.
i A lazy day that ends later than planned, because nobody wants to go home.
i A slow breakfast, a long walk and somebody I like beside me.
i A warm day that ends on a roof, with a sunset and one good person.
i Somewhere I've never been, even if it's just the next street.
i A swim late in the day, when everyone else has gone home.
b What would you be doing?
b Do you like it busy or slow?
b What's your favourite part of the weekend?
=religion
c I try to be a good person, whatever name you give that.
c It's something I respect a lot, and I like talking about it.
c What someone believes would never put me off, how they treat people might.
c Faith, to me, is more about how we treat each other than about rules.
c I keep it simple, be kind, be honest, be grateful.
c It's a personal thing for me, but I'm happy to talk about it.
c Family, traditions and good food at the holidays, that part I love.
p I'm mostly there for the food, whatever the festival.
p I'm a believer in kindness and a second helping.
p I find God mainly when looking for my keys.
p I've got great respect for any holiday with sweets.
p I'm not one to preach, and nobody wants me in the choir.
p I try to be good, religiously even, with breaks.
p I'm very devout whenever my flight gets bumpy.
i I say a quiet thank you more often than people would think.
i I've got more questions than answers, and I like it that way.
i I think believing and wondering belong together more than people say.
i I'm quiet about faith, I think it shows in small things.
i I feel something like faith when I'm outside and it's quiet.
i In my own way, and I'd like to hear how you see it.
i I think about such things more than I talk about them.
b What does faith mean to you?
b Did you grow up with it?
b Would it matter to you what I believe?
=smoke
c I prefer fresh air, and you'd never have to smell smoke around me.
c I'd rather not, and I'd certainly never smoke near you.
c I'm all for fewer cigarettes, lungs are useful things.
c I'm no fan of smoking, but I don't judge anyone for it.
c I'd pick a good dinner over a cigarette any day.
c Smoking's not the part of a night out I look forward to.
c I care more for fresh air than for cigarettes, if I'm honest.
p Don't give me a lighter, I already burn toast.
p I'd never manage to look cool with a cigarette.
p Stairs leave me breathless enough, with or without cigarettes.
p Chocolate's the habit I'd defend, cigarettes can't compete.
p With a cigarette I'd cough, you'd laugh, and that'd be that.
p If I'm addicted to anything, it's snacks.
p When I want fresh air, I actually mean air.
i The nicest part is stepping outside with someone, cigarettes or not.
i I'd stand on a balcony for the stars, not for a cigarette.
i When I'm stressed, music does more for me than any cigarette.
b Would it put you off?
b What helps you relax?
b Is smoking a clear no for you?
=drinkAlcohol
c I like good company, and I don't need a drink for it.
c I'm easy, whatever you're having or not having is fine.
c I like evenings I remember, with a glass of something or without.
c A nice glass with dinner sounds better to me than a big night.
c Drink or no drink, I'm just as happy with a coffee.
c I can drink or not drink, it's the company I come for.
c I respect anyone who skips it, it's never a problem with me.
p I get happy, then sleepy, then I go home.
p I'm a cheap round, even a lemonade has me giggling.
p Two lemonades and I'd tell everyone I love them.
p With or without a drink, I'm the one who orders chips.
p I'm great fun on lemonade, ask anyone.
p I'd get a hangover just from reading the wine list.
p I sip so slowly that I'd be a cheap guest in any pub.
i I get a bit too honest when it's late, glass or no glass.
i Very little on a first date, I'd rather remember everything.
i One slow glass of anything, because the talk's better than the wine.
i It's the balcony and the company I like, more than the glass.
i Not much tempts me away from talking, whatever's in the glass.
b How do you feel about drinking?
b What do you like to have on a night out?
b Would you rather meet over a coffee?
=tattoos
c I like tattoos when there's a story behind them.
c I think tattoos look great on people who really wanted them.
c I'm picky with tattoos, it'd have to mean something to me.
c I'm all for tattoos, as long as they're well done.
c It'd have to be something I'd still like at eighty.
c I love seeing them on people, everyone's got a reason.
c Somewhere I can choose to show it, that's how I'd do it.
p A tattoo is forever, and I can't even choose a phone case.
p I'd get one, cry a little and call it a great experience.
p With my luck I'd want a refund on my tattoo by morning.
p I'd spell it wrong, I just know it.
p I'm scared of needles, but very brave about stickers.
p I like tattoos, by eighty everything's wrinkled anyway.
p I'd want a small one, I'm not good with pain.
i I'd choose a tiny lemon, and let people wonder why.
i I'd choose a swallow, they always find their way home.
i I'd only get a tattoo I never had to explain.
i A tattoo, maybe, a small one that only I'd notice every day.
b Do you like tattoos?
b Would you ever get a tattoo on a whim?
b What would you get if it didn't hurt?
=rainPlan
c Then we go somewhere warm, it's you I'm coming for.
c No problem, we find a cosy bar and stay longer.
c Then dinner instead, somewhere close and dry.
c We'll have a long lunch instead, I'm not giving up that easily.
c Plan B is a good restaurant, I'll find us one.
c I'll have a second place ready, just in case.
p Then we make a run for it and find chips.
p Then the nearest cafe with cake, that's always my plan B.
p Then a pub with board games, and I'll lose politely.
p Then a pub crawl of exactly one pub.
p We'll find somewhere cosy and complain about it together.
p Arcade, and I promise to let you win once.
p Then we call it an adventure and order something warm.
i A pool table and two slow drinks, I'd like to see you concentrate.
i A good bookshop first, then something warm to drink nearby.
i A small wine bar, low light, I almost hope it happens.
i A record shop, I'd like to see what you pick out.
b Do you want to pick the backup?
b Cinema or a long coffee?
b What would you feel like instead?
=dayOk
c Yes, that's perfect for me.
c That works great, see you then.
c Yes, I'm free, let's do it.
c Sounds good to me, consider it fixed.
c Yes, happy with that, it's in my calendar.
c Perfect, I was hoping it'd be soon.
c Yes, no problem at all, I'll be there.
p Yes, and I'll pretend I had to check.
p I could play hard to get, but yes.
p Yes, I'd say yes to most times, to be honest.
p Let me check, yes, that took me one second.
p Works for me, I'll even be on time.
p Yes, it'll give me time to pick a shirt.
p It's a yes, I'll try to be cool about it.
i Yes, and now I've got something to look forward to.
i Yes, that suits me, I was hoping you'd name a day.
i That works, and I've got a place in mind already.
i It's a yes, and I'm looking forward to it already.
i Yes, you've just made that day a lot better.
i Yes, I'd quite like it to be sooner, but I'll wait.
i Yes, I'm free then, and I'd keep the hours after it free too.
b Where shall we meet?
b Is there anywhere you'd like to go?
b Shall I book something?
=whenSuits
c Saturday afternoon, around three, if that's good for you.
c Thursday evening, about seven, works well for me.
c This weekend if you can, say Saturday at six.
c Sunday around noon would be lovely, we'd have time.
c Friday at eight, after we've both had time to change.
c Tuesday evening at seven, if you don't mind a weekday.
c Saturday works best, and I'm flexible with the time.
p Tomorrow, but let's say Friday at seven so I seem calm.
p Sunday at eleven, with cake instead of breakfast.
p Wednesday at seven, the week needs some help by then.
p Saturday at one, I'm at my best near lunch.
p Thursday at eight, I'll have settled on a shirt by then.
p Friday at six, I'll be out of the door early.
p Saturday at seven, I'd cancel dinner with a king for it.
i Sunday evening, about six, it's a nice time to slow down.
i Thursday at eight, everyone else waits for the weekend.
i Saturday, late morning, so we can see how long it gets.
i Friday around nine, I've got somewhere in mind that's better late.
i Wednesday at six, I don't really want to wait until the weekend.
i Sunday at four, then there's still an evening if we want it.
i Tuesday at eight, it's when the nice places are half empty.
b How does that sound?
b Are weekends or weekdays better for you?
b What time are you usually free?
=wherePlace
c Somewhere in the middle, good coffee, easy to get to.
c A nice wine bar, relaxed, with seats where we can talk.
c Somewhere casual, so wear whatever you're comfortable in.
c A walk in the park first, then a drink nearby.
c A cosy pub, nothing fancy, just nice.
c Somewhere close to you, so it's easy to get home.
c A small tapas place, we could share a few things.
p Somewhere with good chips, I take first dates seriously.
p Mini golf, then drinks, loser buys.
p The nearest place with cake and soft lighting.
p A bar with games, so you can see me lose.
p A noodle bar, we'll both splash our shirts and be even.
p Somewhere with a terrace, so I can look relaxed.
p A taco place, we'll both make a mess and get over it.
i A small Greek place, candles on the table and too much bread.
i A little bar that's easy to miss, I'd like to show you.
i Somewhere with low lights and a long menu.
i A night market, you learn a lot from what someone picks.
i A place with live music, not so loud that we can't talk.
i Somewhere neither of us has been, so it's ours.
i A rooftop if it's dry, somewhere small if it isn't.
b Is there a place you love?
b Coffee, drinks or something to eat?
b How far do you want to travel?
=invitedGo
c Yes, that sounds really nice, thank you.
c I'd love to, just tell me where and when.
c Definitely, that sounds like fun.
c Yes please, it's kind of you to ask me.
c I'm in, it'd be lovely to see a bit of your world.
c Sure, I'm happy to join, I'm easy company.
c Great idea, I'd really like that.
p Yes, but you'll have to promise not to film me.
p I'm in, if I can stand next to you and look useful.
p Yes, I was halfway out the door before you finished.
p Yes, I'll be the one doing it wrong with confidence.
p I thought you'd never ask, and I'm bringing snacks.
p Sure, I've got no skills but plenty of enthusiasm.
p Yes, and I'll be on my best behaviour for an hour.
i Yes, I'd like to see you in your element.
i Yes, I was about to suggest something myself.
i I'd love to, I bet I'd learn a lot about you.
i Yes, as long as I get a few minutes alone with you.
i It's a yes, I'd have come along to almost anything with you.
i I'm curious now, so yes.
i Yes, and next time I get to choose.
b What time should I be there?
b Shall we meet there or go together?
b Who else is coming?
=moveDay
c Sure, that's no problem at all.
c Yes, that works for me too, don't worry.
c Of course, life happens, we'll make it work.
c No problem, I'm flexible.
c That's fine, take your time.
c Yes, happy to, I just want to see you.
c All good, thanks for letting me know.
p Sure, more time for me to practise my jokes.
p Fine by me, I hadn't ironed anything yet.
p Of course, my diary's very forgiving with you.
p My busy social life will cope, so yes.
p Deal, and the first round's on you.
p No problem, I'll just be nervous a bit later or earlier.
p Granted, I'm very generous when I like someone.
i That's fine, I'm still looking forward to it just as much.
i No problem, I'll use the time to think of somewhere even nicer.
i I don't mind, some things are worth a bit of juggling.
i Yes, any time's fine as long as you're there.
i Sure, whatever suits you, I'm just glad it's happening.
i It's fine, just let me know if I can make it easier.
i Of course, and I might use it to surprise you.
b Shall we keep the same place?
b Does that make it easier for you?
b Which day or time is easiest for you?
=instrument
c I'd call myself a keen listener with a good ear.
c Never as well as I'd wish, but I love listening to people who can.
c Not well enough for a stage, but I enjoy it.
c I'd love to play something really well, the piano above all.
c I can keep a rhythm, and I'm always happy to join in.
c I'm more the one who sings along from the back.
p I'm brilliant on the steering wheel.
p I can clap in time, mostly.
p Any neighbour would ask you not to encourage me.
p I do a great triangle solo, short but moving.
p Badly enough to empty a campfire, I suspect.
p I'm very musical in the shower, less so elsewhere.
p I play air guitar like a rock star, and nothing else.
i I'd love to learn the cello, I couldn't tell you why.
i I could manage one slow tune for you, if you hummed along.
i I'd like to be the one with a guitar, late at night.
i I'd rather listen than play, and I'm a very good audience.
i Never well enough, I'd swap a lot of things to play like an angel.
b Do you play anything yourself?
b What music do you always come back to?
b Which instrument would you love to play?
=howWasHoliday
c It was lovely, thanks, I really switched off.
c Really good, I slept a lot and ate even more.
c Great, thanks, I needed a break.
c So nice, I'd go again tomorrow.
c Very relaxing, I hardly looked at the time.
c Good, nothing spectacular, just really nice.
c Wonderful, I've come back in a much better mood.
p Great, I've forgotten all my passwords.
p Perfect, now I need a holiday to get over it.
p Brilliant, I was excellent at doing nothing.
p Lovely, I ate my own weight in breakfast.
p So relaxing that I've forgotten how to work.
p Good, I'm still on holiday in my head.
p Too short, I'd like to speak to someone about it.
i Good, I came home slower, and I'd like to stay that way.
i Lovely, and I had time to think about a few things.
i It was great, though holidays are never long enough for me.
i Not quite what I expected, but in a good way.
i Really nice, I kept thinking you'd have liked it.
i Good, I've come back rested and a bit more adventurous.
i Lovely, and coming back to your message is a nice bonus.
b What have I missed here?
b When's your next holiday?
b Are you more of a beach or a city person?
=sleptWell
c Yes, really well, thanks for asking.
c Not bad, I could've done with another hour.
c Pretty well, I was out straight away.
c Good enough, coffee's doing the rest.
c A bit short, but I feel fine.
c Like a log, I didn't hear a thing.
c Okay, thanks, and I'm slowly waking up now.
p Somewhere between zombie and human, give me an hour.
p Well, but my bed didn't want to let me go.
p Yes, I've still got the pillow's pattern on my face.
p Great, I could do it again right now.
p I slept fine, my hair didn't.
p Well, just not long enough, but it never is.
p Well, I only hit snooze a few times.
i Well, and I woke up with a smile, I wonder why.
i Fine, and I'd have stayed in that dream a bit longer.
i A bit restless, my head was still busy with nice things.
i Well, and your name was the first thing on my screen.
i Deeply, and I don't remember the dream, sadly.
i It took me a while to drop off, but then I slept well.
i I slept well enough, and waking up to your message helped.
b How are you feeling today?
b Do you remember your dreams?
b Have you had your coffee yet?
`;
