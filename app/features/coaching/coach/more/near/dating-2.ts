/** Asked of dating, meeting and the two of them, part 2. Form: near-entries.ts. */
export const NEAR_DATING_2 = `
=so where are you taking me / where should we go for our first date
c A small bar where we can hear each other, then a walk.
p Somewhere with good chairs, in case we stay six hours.
i I'd choose a place with a window seat, so we can make up lives for strangers.
b Cosy or lively?
=coffee or drinks for a first date / should we do coffee or a drink
c Drinks, early evening, with an option on food.
p Coffee makes me talk faster and wine makes me talk longer, you choose.
i I like coffee that turns into dinner because nobody wants to leave.
b Which one are you in the mood for?
=is dinner too much for a first date / should we do dinner or is that too serious
c Dinner's perfect, we both have to eat anyway.
p Not too much, I just need a dish I can eat without wearing it.
i You learn a lot about someone from how they share a plate.
b What kind of food do you feel like?
=what time should we meet / when do you want me there
c Seven, that leaves us the whole evening.
p Half past six if I'm hungry, so let's call it seven.
i Around sunset, the light's kind and nobody's in a hurry.
b Does seven suit you?
=which day works for you / when are you free to meet up
c Thursday, and I'd keep the evening clear for you.
p My calendar suddenly has more gaps than a cheese.
i The sooner the better, I'd like to find out if your voice matches my guess.
b Would Thursday or Sunday be easier?
=can we meet during the day / i'd prefer a daytime date is that ok
c Of course, a late morning suits me well.
p Daylight is brave of us both, I'm in.
i I like daytime dates, nothing to hide behind but a good conversation.
b Late morning or afternoon?
=is a weeknight ok for you / can you do a tuesday or is that too hard with work
c A weeknight's fine, it gives the week a reason.
p Tuesday has never had anything going for it, let's fix that.
i I like midweek dates, the places are quieter and you get heard.
b Are you out the door early the next day?
=how long should a first date be / how long do first dates usually last
c As long as it's fun, with two hours as a minimum.
p Until the staff start putting chairs on the tables around us.
i I'd stop while we'd both still like one more hour.
b When do you notice you want to stay?
=what should i wear / is it dressy or casual
c Whatever makes you feel most like yourself.
p Something you can eat noodles in without fear.
i Wear the thing you always save for a better occasion.
b Do you decide early or at the last minute?
=what are you going to wear / what will you be wearing tonight
c A good shirt and clean shoes, nothing wild.
p Shirt number four, after the first three let me down.
i Something plain, so you've got only my face to go by.
b Do you have your outfit yet?
=should i wear heels or are we walking / is it a heels kind of date
c Flats, I'd like to walk with you afterwards.
p Comfortable shoes, I refuse to carry you before date three.
i The best talks happen while walking, so dress for a few streets more than planned.
b Are you a good walker?
=how will i recognise you / how will i know it's you
c I'll wave first and I'll be the one smiling.
c I'll be the one smiling as you walk in.
p Look for a man pretending to read a menu upside down.
p Look for someone checking his phone to see if it's you.
i You'll see someone who looks relieved the moment you walk in.
i I think we'd both know from across the room.
b Where should I look out for you?
b And what should I look for?
=should we meet inside or outside / do i wait out front or come in
c Outside, so neither of us has to search the room alone.
p Better outside, alone at a table I'd have eaten all the bread by then.
i I'd like to see you coming down the street, those seconds are the best part.
b Shall I message when I'm there?
=did you book a table / do we have a reservation
c Yes, all sorted, you only have to bring yourself.
p We'll have chairs, I can promise that much with confidence.
i Not yet, I wanted to know what you're in the mood for first.
b Quiet corner or in the middle of it?
=do you want me to book something / should i make the reservation
c Leave it with me, you can book the next one.
p Gladly, on the phone I always end up with a table for nine.
i I'd love that, a place you choose tells me something about you.
b Do you have somewhere in mind?
=which cuisine should we go for / italian or thai or what
c Italian, it's hard to have a bad evening near fresh pasta.
p Anything that doesn't need instructions and tweezers.
i Something neither of us can pronounce, then we're equally lost.
b What could you eat every week?
=does the place have veggie options / will there be something i can eat there
c I'd make sure of it before we go.
p More than a bowl of sad lettuce, I promise you that.
i Somewhere the vegetables are the reason people come, that's my kind of place.
b What's your favourite meat free dish?
=is it weird to eat ribs or messy food on a date / what food would you never order on a first date
c Order whatever you want, napkins exist.
p Spaghetti and a white shirt is my personal extreme sport.
i If we can be messy together early, the rest gets easier.
b What's your messiest favourite?
=do you share food on dates / do you like sharing plates
c Always, ordering four things and sharing is the best way to eat.
p Yes, but the last dumpling is decided by combat.
i Who offers the last bite says a lot, and I'd offer it.
b What would you guard with your life?
=would you share a dessert or get your own / one spoon or two
c One dessert, two spoons, and you get the first go.
p Two desserts, then we share both and call it compromise.
i I'd say I don't want any and then look at yours with great respect.
b Chocolate or fruity?
=who pays on the first date / do we split the bill
c I asked you out, so it's on me.
p Dinner's mine, and you can beat me to the ice cream.
i Taking turns is nice, it quietly assumes there's a next time.
b Do you split or take turns?
=would you let me pay / does it hurt your ego if i pay
c I'd say thank you and enjoy it.
p My ego's small and my appetite's big, so go ahead.
i Being treated feels like being cared for, I wouldn't spoil that.
b Where would you treat me to?
=what if i order the most expensive thing on the menu / are you going to be scared when i see the menu
c Then I'd hope it's worth it and ask for a bite.
p I'd smile bravely and switch to tap water.
i I like it when someone orders what she really wants.
b What would it be, lobster or steak?
=what's your go to drink on a date / wine beer or cocktails
c A cold beer first, then whatever you recommend.
p Something without an umbrella, I get lost behind it.
i I always ask the bartender for what she'd drink herself.
b And what should I have waiting for you?
=do you mind if we don't drink / can our date be alcohol free
c Don't mind at all, let's do something sober and fun.
p Good, my jokes don't get better with wine, only louder.
i I like remembering every word of a first evening.
b What do you like to do instead?
=are you nervous about tonight / are you nervous to meet me
c A little, in the way you are before something good.
p I keep fixing a collar that has been straight for an hour.
i Yes, and it's nice, nothing has made me nervous for a while.
b Is your heart beating a bit faster too?
=i'm so nervous about meeting you / what if i get too nervous to talk
c Then we'll be quiet for a minute and it'll be fine.
p Perfect, we can shake hands and it'll look like a dance.
i Say it out loud when you arrive, it's always half as big then.
b Would a walk first make it easier?
=what if it's awkward / what if our date is super awkward / what if we don't click in person
c Then we laugh about it, and it's over in five minutes.
c Then we've had a nice drink and a laugh, but I doubt it.
p I'm planning on it, I've set aside the first ten minutes.
p We talk about bread for an hour, I'm prepared.
i A bit of awkward just means that we both want it to go well.
i Ten awkward minutes is the price of nearly anything good.
b What's your trick for awkward moments?
b What's your plan if it is?
=what if we run out of things to say / what if there's an awkward silence
c I'm not worried, I've got a long list about you.
p Then we read the menu to each other with feeling.
i I'd like to find out if we can be quiet together, that counts too.
b Does silence bother you?
=what if i don't like you in person / what if there's no spark on my side
c Then you say so, and we've still had a nice evening.
p I'd ask for it in writing and finish my fries.
i Sparks are sometimes slow, so I'd only ask you for an hour without judging.
b Do you know right away?
=what if you don't like me when we meet / what if i'm not what you expected
c I like you already, meeting can only add to it.
p My only expectation is a nice person who's a bit hungry, hard to get wrong.
i I'd come without a finished picture in my head, so you can just be you.
b What do you think I expect?
=i'm going to be late is that ok / running ten minutes late sorry
c No stress, I'll keep the table and your seat warm.
p Take your time, I still need to finish looking relaxed.
i Don't rush, looking forward to you is part of the evening.
b Shall I order you something already?
=are you always on time / are you the punctual type
c Yes, I don't like to let anyone stand around waiting.
p Early, and then I walk around the block like a burglar.
i I try hard, because being on time says you matter to me.
b Are you early or gloriously late?
=how long would you wait for me if i was late / when would you give up and leave
c Half an hour easily, and longer if you text.
p Until the waiter starts to pity me and brings free bread.
i For somebody I'm curious about, waiting is quite pleasant.
b What's the latest you've ever been?
=what if i cancel last minute / would you be mad if i had to cancel tonight
c Not mad, I'd just ask for a new day.
p My good shirt would be sad, but it'd get over it.
i I'd believe your reason, trust has to start somewhere.
b Everything all right on your side?
=can we reschedule / would another day be ok something came up / can we do another day / would a different day work
c Sure, tell me which day suits you and I'll make it work.
c Of course, just give me a day and I'll be there.
p Of course, that gives my haircut two more days to settle.
p My diary wept briefly and then found a new spot.
i No problem, good things survive being moved in the diary.
i No harm done, I'd rather have you there with a light heart.
b Which day looks better?
b Which day looks kinder?
=are we still on for tonight / are we still meeting later
c Yes, and I'm looking forward to it.
p Still on, my shirt's been ready since breakfast.
i Of course, I've been hoping for that question to come from you.
b Does the time still suit you?
=what if it rains on our date / what's the plan if the weather is bad
c Then we move inside and order something warming.
p I bring an umbrella that fits one and a half people.
i Rain's fine by me, it gives everyone an excuse to stay longer.
b Do you like rain or hide from it?
=isn't it too cold for a walk / it's freezing can we do something indoors
c You're right, let's go somewhere warm with good cocoa.
p I own gloves and courage, but a fireplace beats both.
i We could do ten cold minutes, just so coming in feels wonderful.
b Are you always cold or never?
=it's way too hot today what should we do / what's a good date when it's boiling outside
c Somewhere with shade, ice and a breeze off the water.
p A slow tour of every air conditioned room in town.
i I'd meet late, when the streets cool down and everyone comes outside.
b Are you made for heat?
=can you pick me up / will you come and get me
c With pleasure, just send me where and when.
p On foot, by bus or on a white horse, something will turn up.
i I'd like that, the way there is already half the date.
b Front door or a corner you like better?
=how are you getting there / are you driving or taking the train
c Public transport, then I can have a drink with you.
p Somehow, early, and slightly out of breath.
i Walking the last bit, so I arrive with a clear head.
b And how do you get there?
=is there parking near there / where can i park
c Leave it to me, I'll send you a pin before you set off.
p There's parking, the art is to find it before dessert.
i I'd meet you at the car and we'd walk the last bit together.
b Are you good at squeezing into tiny spots?
=how will i get home after / what if it's late and there's no bus
c I'll wait with you until you're safely on your way.
p Nobody goes anywhere before there's a proper ride and a wave.
i We can pick the place by your way home, that's easy to plan.
b What's your easiest way back?
=should i text you when i'm home / do you want me to tell you i got home safe
c Yes please, I sleep better when I know.
p Please do, otherwise I'd lie awake inventing bandits.
i I'd like that, it's the smallest message and it says the most.
b Do you have far to go?
=can i bring a friend / would it be weird if my friend came along
c Bring her for the first drink if it helps you relax.
p Sure, but then I'm bringing my most sensible face.
i I'd rather have you to myself, but your comfort comes first.
b Would she like me, what do you think?
=should we do a double date / would you double date with my friend and her boyfriend
c Gladly, once we've had one evening just for us.
p Yes, four people and only a quarter of the awkwardness each.
i I'd like to see how you are with people who know you well.
b What are those two like?
=how about just a walk in the park / would a walk be boring for a first date
c A walk's great, nobody's stuck on a chair.
p Not boring, dogs will come by and do the talking for us.
i You talk more honestly side by side than face to face.
b Do you have a favourite park?
=cinema on a first date yes or no / can we go see a movie for our first date
c Later on yes, the first time I want to hear you talk.
p Two hours of silence in the dark sounds like a very shy date.
i I'd do it with a long drink after, to see if we watched the same film.
b What would you want to see?
=do you wanna play mini golf / would mini golf be a fun date
c I'm in, and the loser buys ice cream.
p Yes, the windmill and I have unfinished business.
i I like games where nobody can be too serious, you see the real person.
b How competitive are you?
=would you try indoor climbing with me / climbing as a date what do you think
c Yes, I like trying things with someone who'd hold the rope.
p Sure, you'll hear me say I'm fine from very high up.
i It's trust in its simplest form, I'd find that exciting.
b Are you calm up high?
=would you do one of those paint and sip things / would you come to a painting class with me
c I'd come, and you'd keep what I paint whether you like it or not.
p Yes, prepare for a sunset that looks like a fried egg.
i I haven't got the gift, but I love an evening with busy hands.
b What would end up on your canvas?
=would you cook with me for a date / is cooking together a good date idea
c Very good, I'd chop and you'd be in charge of taste.
p Count me in, I'm excellent at stirring and at eating the test bites.
i A kitchen shows you how two people share a small space.
b What should we make?
=should we go to a pub quiz / are you good at trivia nights
c Let's do it, I'll take the useless facts, you take the rest.
p My knowledge is huge and unfortunately all about snacks.
i I'd like to find out what strange things you happen to know.
b What subject would you be good at?
=would you come to a concert with me / want to go see a band together
c Yes, and I'd dance if you start.
p Gladly, I know the chorus and mumble everything in between.
i Standing next to someone during her favourite song is quite intimate.
b Who would you want to see?
=would you take a salsa class with me / will you dance with me
c Yes, I'd love to, two left feet included.
p I will, but my hips need a written request first.
i Dancing is talking without the risk of saying the wrong thing.
b Can you dance or do we both suffer?
=picnic or beach for a date / would you do a picnic with me
c Picnic, I bring the food, you bring the blanket.
p A picnic, and may the ants be merciful.
i I'd do the beach late, when everybody's leaving and it gets quiet.
b What has to be in the basket?
=is hiking ok as a first date / would you go on a hike with me
c Love it, though first time I'd pick a busy path so you feel safe.
p Yes, at a pace where I can still sound interesting.
i People open up somewhere around the second hill, I like that.
b Are you a fast walker?
=zoo or aquarium date / would you go to the aquarium with me
c Aquarium, it's dim, calm and easy to talk.
p I'd stand at the penguins until you dragged me away.
i I'm curious which animal you'd stay with longest.
b Which one would you visit first?
=do you want to go to the farmers market with me / markets on a saturday morning yay or nay
c Yay, let's taste everything and buy too much cheese.
p I go in for tomatoes and come out with a plant and honey.
i A morning date is lovely, you get somebody before the day does.
b What would you head for first?
=would you do a bookshop date / can our date be in a bookstore
c Yes, and we each choose a book for the other.
p Sure, but I judge by the cover and I'm proud of it.
i What you pick up first would tell me where your head is right now.
b What are you reading at the moment?
=should we just get ice cream / is ice cream enough for a date
c More than enough, then we walk and talk.
p Yes, if you don't judge me for choosing three scoops.
i Small dates are my favourite, there's nothing to live up to.
b Which flavour always wins?
=street food or restaurant / would you go to a food truck with me
c Street food, standing up, sauce everywhere.
p I'm a fan of any place with plastic chairs and a long queue.
i The best evenings cost little and smell of grilled onions.
b What's the best thing you've eaten standing up?
=can the first date be at your place / would you come to mine for a first date
c Let's meet somewhere public first, it's nicer for both of us.
p My sofa isn't ready for this level of responsibility yet.
i I like having something left to be invited to later.
b Where would you feel comfortable?
=do you want to netflix and chill / would you just come over and watch something
c Watching something together is lovely, after I've taken you out properly.
p Yes, but I'm someone who really watches the film.
i I'd fall asleep happy on a sofa next to someone I trust, one day.
b What would be on?
=would you go for a run with me / can you keep up with me running
c Yes, at a pace where we can still talk.
p Absolutely, I'll be the sound of wheezing behind you.
i I like the moment after, when you're tired and everything's easy.
b How far do you run?
=theme park date yes or no / do you like roller coasters
c Yes, front row, hands up.
p Sure, I'll scream first so you don't have to.
i You can't hide who you are at the top of the first drop.
b Are you brave on rides?
=would you go to a christmas market with me / mulled wine and lights sound good
c Sounds perfect, I'd warm your hands around a steaming cup.
p Yes, I'm only in it for the roasted almonds and the company.
i I like cold air and lights, people move closer without noticing.
b Mulled wine or cocoa?
=would you do a road trip with me / could you be in a car with me for six hours
c Easily, you pick the music, I do the driving.
p Six hours, four snack stops and one wrong turn I won't admit.
i You get to know someone best when there's nothing to do but the road.
b Where should the road take us?
=when would you go on a weekend away with someone / too soon for a trip together
c A few good dates in, then I'm packing.
p Once I know whether you leave wet towels on the bed.
i Two days away show you what two months of dinners can hide.
b Sea or mountains?
=do you like surprises / can the date be a surprise
c Yes, plan something and tell me only what shoes to wear.
p I do, though I'll try to guess until you regret it.
i Somebody thinking about what I'd enjoy is already the present.
b Would you like one from me?
=who plans the second date / is it my turn to plan
c I'd take the first, you take the second.
p Whoever loses at rock paper scissors books the table.
i You plan it, I'd love to see a day the way you'd arrange it.
b What would you plan?
=what would our second date be / any ideas for date number two
c Something active, so we do more than sit and talk.
p Anything that involves a helmet or an apron, I'm open.
i I'd build it around one thing you mentioned on the first.
b What have you not done in ages?
=can i choose the place / are you ok if i decide where we go
c Please do, I trust your taste.
p Yes, my best idea was a bench with a view.
i Show me somewhere you go when you're happy.
b How's the food there?
=do you bring flowers on a first date / are flowers too much
c A small bunch, if I know you like them.
p One flower, carried like an ice cream that might drip.
i I'd keep them for an ordinary day, when you don't expect any.
b Do you like getting flowers?
=do you kiss on the first date / is a first date kiss ok for you
c If we both want it, yes.
p Only after checking my teeth for spinach in a spoon.
i I like the moment just before even more, when you both know.
b What's your rule on that?
=hug or handshake when we meet / how do you greet someone on a first date
c A hug, if you're fine with that.
p Whatever I aim for, it usually ends in a small shoulder collision.
i I follow you, the first second should feel easy for you.
b Do you hug people you've just met?
=do you have first date rules / what are your dos and don'ts on a date
c Phone away, good questions, be yourself.
p No crying before the main course, otherwise all is allowed.
i Only one, both go home in a better mood than they came.
b Got any rules of your own?
=do you put your phone away on dates / are you on your phone a lot when you're with someone
c It stays in my pocket the whole evening.
p Away it goes, unless we need to settle a bet about penguins.
i Full attention is so rare now that it feels like a present.
b Does that bother you in others?
=what should we not talk about on a first date / are there topics you avoid
c I'd talk about anything, as long as we're kind about it.
p Parking fines and back pain, everything else is allowed.
i I think the forbidden ones are usually the most interesting.
b What would you rather skip?
=what do you ask on a first date / what's a good first date question
c I'd ask what you're looking forward to at the moment.
p Crisp flavours, you'd be surprised how deep it gets.
i When you last changed your mind about something, that's what I'd want to know.
b What's your favourite thing to be asked?
=who should text first after a date / do you text after a date or wait
c Me, the same evening, if I liked it.
p I write before I've found my keys, subtlety isn't my thing.
i Whoever's smiling on the way home should simply say so.
b Do you like to hear from him the same night?
=do you believe in the three day rule / do you wait before texting so you don't seem keen
c No, if I'm keen you'll know.
p Three days, I'd have sent you a holiday postcard by then.
i Waiting on purpose only teaches two people to doubt each other.
b Have you ever waited on purpose?
=do you prefer calls or texts / are you a phone person
c Calls, hearing someone laugh beats reading it.
p Texts, so nobody hears me pace around the kitchen.
i I like a text by day and a voice at night.
b Are you a caller or a texter?
=can i call you / are you free for a quick call
c Call me, I'd love to hear your voice.
p Yes, give me a minute to stop sounding excited.
i I'd like that, a voice tells you in a minute what texts hide for weeks.
b Now or a bit later?
=do you like voice notes / is it ok if i send you a voice message
c Send them, the longer the better.
p Mine all start with four seconds of breathing, but yes.
i I like hearing the street or the kettle behind somebody's words.
b Do you listen back to your own?
=can we video call before we meet / would you facetime me first
c Of course, pick an evening and I'll be there.
p Yes, I'll find an angle that doesn't show my chin collection.
i I'd like it, it takes the fear out of the first minute.
b Which evening would be good?
=do you wanna facetime right now / are you free to video chat now
c Yes, give me five minutes.
p Happily, as long as you accept the hair as it is.
i Unplanned is the honest version, so I like the idea.
b Shall I ring you?
=what's your insta / can i add you on snap or instagram
c I'd rather swap numbers, I'm better in person than in pictures.
p Fine, but you'll find mostly food and one blurry sunset.
i You can have it, though I'd like you to know me before the highlights.
b Do you post a lot?
=why do you want my number / can't we just keep talking on here
c We can stay here as long as you like.
p I just want to hear a ping and know that it's you.
i It's a sign of trust, so I'd only want it when you feel like it.
b What helps you feel comfortable with that?
=do you send good morning texts / would you text me good morning
c Yes, if you're the first thing on my mind.
p Before coffee mine may contain only vowels, but they're heartfelt.
i I like them when they're real and not a routine.
b Do you like waking up to one?
=do you like texting all day / how often do you text when you like someone
c A few good ones through the day, and a call at night.
p Often enough that my screen time report would blush.
i I text less and mean it more, so there's something left to tell.
b What's your perfect amount?
=are you a bad texter / why do you take hours to answer
c When I'm busy yes, but I always come back.
p I answer in my head at once, then forget to press send.
i I'd rather answer late and properly than fast and half there.
b Does waiting bother you?
=why did you leave me on read / you read my message and didn't answer
c That wasn't meant badly, I should have answered sooner.
p I was composing something brilliant, and then it was bedtime.
i Your message deserved more than the three words I had in me right then.
b Can I make it up to you?
=do you use a lot of emojis / why don't you use any emojis
c Not many, I like saying things in words.
p My thumb always hits the wrong ones, so I've retired for everyone's safety.
i I want you to hear my tone without little yellow faces.
b Which one do you use most?
=why are you so dry over text / are you always this short in your replies
c I'm better out loud, but I'll give you more.
p My thumbs are shy, the rest of me isn't.
i Short from me often means I'm thinking about what you wrote.
b Would a call be nicer?
=does bad spelling bother you / do you judge people's grammar
c No, I care what somebody means.
p My own phone corrects me into nonsense daily, so never.
i I find typos charming, they mean you wrote it without a filter.
b What's a mistake you always make?
=do you like pet names / what do you call someone you're dating
c I like them when they grow on their own.
p It begins with your name and ends somewhere near dumpling.
i The best one is always a joke nobody else would understand.
b Which one can't you stand?
=do you like falling asleep on the phone / have you ever done a sleep call
c I'd like it, a calm voice is a good way to end a day.
p Lovely idea, if you don't mind a snore as my last word.
i There's something close about not needing to say anything.
b Are you a night talker?
=can we talk while i drive home / will you keep me company on the phone
c Always, hands free and I'm all yours.
p Yes, I'll be your radio with worse jingles.
i I like those calls, nothing planned and everything comes up.
b How long is the drive?
=are we moving too fast / isn't this going a bit quick
c We can slow down any time, just say so.
p If it's too fast I'll walk next to you with my hands in my pockets.
i I'd rather have slow and real than quick and gone.
b What pace feels right for you?
=can we take it slow / are you ok with going slow / i want to take things slow
c Yes, I'm in no hurry with something good.
c Yes, slow is good with me.
p Slow suits me, I read menus twice as well.
p Perfect, I'm a snail in good shoes.
i I like the early part, why would anyone want it over quickly.
i Gladly, slow means I get to notice everything.
b What does slow mean to you?
b What would slow look like for you?
=i'm not ready to meet yet is that ok / can we text a bit longer before meeting
c Of course, we meet when you feel good about it.
p Fine, it gives me time to become more interesting.
i Take your time, I'd like you to come because you're curious.
b What would help you feel ready?
=why do you want to meet so soon / what's the hurry
c No hurry, I just think we'd get on even better in person.
p I type slowly, face to face I'm much better value.
i An hour together tells us more than a month of messages.
b When would feel natural for you?
=how often would you want to see me / how many times a week do you like to see someone
c Twice a week at first, then as often as we miss it.
p Often enough that your plants start to recognise me.
i I like a little gap, so we both have something to tell.
b What's good for you?
=when would you introduce me to your friends / when do i get to meet your friends
c Soon, once it's clear that we're both staying.
p As soon as I've bribed them to leave out certain stories.
i They'd know about you long before you meet them.
b Would you be nervous?
=how long do you take to get ready for a date / do you spend ages getting ready
c Half an hour, including the good shirt.
p Ten minutes to dress and twenty to doubt my socks.
i I like taking time over it, it's part of looking forward.
b How long do you take?
=do you rehearse what you're going to say / do you prepare for dates
c No, I listen, the rest comes.
p I prepare three topics and forget them at hello.
i The only thing I prepare is being rested enough to really be there.
b Do you prepare at all?
=what if i have an emergency call from my friend / do you have an escape plan if the date goes badly
c No plan, if it's not working I'd say it kindly.
p I just hope your friend's house doesn't catch fire before dessert.
i You won't need an excuse with me, one honest sentence is enough.
b Have you ever used one?
=what if i spill something on myself / what if i embarrass myself / what if i can't do it / what if i'm terrible at it
c Then I pass you a napkin and like you a bit more.
c Then we laugh and you try again, no one's keeping score.
p I'd spill something too, so we match.
p I'd go first and lower the standard for you.
i The moments that go wrong are the ones people remember with love.
i The ones who are bad at it and stay are the ones everybody likes.
b What's your most likely accident?
b What's the part you're unsure of?
=is it ok if i come in jeans and no makeup / can i just come as i am
c Please do, I want to meet you.
p Great, then I can leave the tuxedo in my imagination.
i I'd take it as a compliment that you can relax with me.
b What do you feel best in?
=i'll be coming straight from work is that ok / mind if i'm in my work clothes
c Not at all, come as you are and hungry.
p Perfect, we'll look like a very cheerful meeting.
i I'd like to see you right at the moment the day drops off you.
b When do you finish?
=i've got a cold should we still meet / i feel a bit ill do you still want to see me
c Rest up, we'll do it when you can taste the food.
p Stay in bed, I'd only make you laugh until you cough.
i I'd rather wait for you well than have you being brave.
b Do you have everything you need?
=what do you do on valentine's day / would you do something for valentine's
c Dinner at home, candles, phones off.
p I'd go on the fifteenth, when the chocolate's half price.
i I like it small, a letter beats a heart shaped balloon.
b Do you like the day or roll your eyes?
=what would a stay at home date look like with you / what should we do if we stay in
c Cook, candles, a film we only half watch.
p Blanket, noodles and a long debate over what to watch.
i I'd turn off the big light and let the talking take over.
b What would you want to eat?
=do you sit next to someone or opposite on a date / same side of the table or across
c Opposite, I like to see your face when you talk.
p Next to you, so I can reach your fries.
i At the corner, close enough for the quiet sentences.
b Which side do you take?
=is the place loud / will we be able to hear each other there
c I'd pick somewhere calm, I want to catch every word.
p If it's loud we'll do the whole date in mime.
i A bit of noise is nice, you lean in and nobody overhears you.
b Do you like it lively?
=do i need to bring anything / should i bring something
c Just you and an appetite.
p Bring patience for my first five minutes.
i A question you've always wanted to ask someone new, bring that.
b Should I bring something?
=is it far for you / can we meet halfway
c Not too far, I'm happy to come to your side of town.
p I'd cross three zones and a roundabout for this.
i Halfway is a nice idea, then it belongs to neither of us yet.
b Which area do you like?
=what if i miss the last train / when's your last train home
c We'd keep an eye on it and I'd get you a ride.
p Then we become experts on the night bus.
i If we forget the time, I'd call that a very good sign.
b Do you usually check the timetable?
=can i bring my dog on our date / would you mind if my dog came along
c Bring the dog, I'd be delighted.
p Of course, though I may end up talking only to him.
i Dogs are good judges, I'd like to pass that test early.
b How does your dog feel about strangers?
=i only have two hours because of the babysitter / is it ok if i can't stay late
c Two good hours are plenty, let's make them count.
p Perfect, I'm at my best for exactly two hours.
i A date with an end makes you listen from the first minute.
b Shall we eat or just talk?
=i'm fasting can we meet after sunset / can we do something without food i'm fasting
c Of course, sunset suits me, and you choose what we eat.
p Yes, and I won't even mention snacks until then.
i I'd like to hear what it gives you, it takes real strength.
b What do you look forward to eating first?
=what if we bump into someone i know / what if my coworkers see us
c I'd say hello and be nice, nothing else needed.
p Introduce me as your cousin, your plumber or your date, I'll play along.
i I wouldn't mind being seen with you one bit.
b Who would be the worst to run into?
=what do you eat before a date / do you eat something before going out with someone
c Something small, so I'm not grumpy or tipsy.
p A sandwich over the sink, like a nervous athlete.
i I like to come hungry, it makes me honest about what I want.
b Do you eat before?
=do you get ready with music on / what song puts you in a date mood
c Always, something with a good bass line.
p Yes, loud enough that the mirror gets a full concert.
i I go for something slow, it calms the part of me that hopes.
b What's playing while you get ready?
=what's a date you've always wanted to go on / dream date idea
c A night train somewhere, dinner on board, breakfast by the sea.
p Cheese tasting, with both of us nodding like experts.
i Getting lost on purpose in a city neither of us knows.
b What would your dream date be?
=what's a totally overrated date idea / which dates do you find boring
c Fancy tasting menus, I'd rather have chips by the water.
p Anything that needs a dress code and leaves me hungry.
i Dates that look good in photos often have no room for talking.
b Which date idea would you happily never do again?
=do you like spontaneous dates or planned ones / would you come out if i texted you right now
c If I'm free, I'm putting my shoes on.
p Planned, but I can pretend to be wild with an hour's notice.
i The best evenings I can imagine begin with a text like that.
b Are you more planner or spontaneous?
=can you send me the address / where exactly is it / have you got the details / what's the postcode
c Sure, I'll send you a pin so you don't have to search.
c Sending it now, with the time as well.
p It's coming, plus directions from someone who gets lost in car parks.
p Coming up, with a small map and no artistic talent.
i You'll get it from me, and I'll be out front so you find me first.
i I'll send it, and I'd come and meet you at the corner anyway.
b Are you good with maps?
b Will you find it from there?
=my english isn't perfect is that ok / what language will we speak on our date
c It's perfectly ok, I understand you very well.
p Between English, hands and faces we'll order something edible.
i I like it when somebody looks for a word, you can watch her think.
b What word from your language should I learn?
=what's your favourite part of a first date / what do you like most about first dates
c The moment when both of us relax.
p When the bread arrives and I stop talking about the weather.
i That second when someone says a thing they hadn't planned to say.
b Which part do you like best?
`;
