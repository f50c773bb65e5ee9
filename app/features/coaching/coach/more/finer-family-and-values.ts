/** Finer kinds of question, known by what was learned. Family, names, childhood, values. Form: content/asked-about-him.ts. */
export const FINER_FAMILY_AND_VALUES = `
=romantic
c Yes, I'm romantic, mostly in small things nobody asked for.
c I am, and I'd rather show it on a Tuesday than an anniversary.
c A bit of both, I like candlelight and I like carrying the shopping.
c Romantic in a practical way, I remember the little things you like.
p Very romantic, but I do tend to burn the dinner.
p I aim for romance and sometimes land in comedy.
p Romantic enough to try singing and kind enough to stop.
p A hopeless romantic with a very practical coat.
i I am romantic, in a way you might only notice later.
i There's a romantic in me who only comes out for the right person.
i Romantic, though with me it might look like carrying all your bags.
i More romantic than I look, it just takes the right company.
b What's the most romantic thing anyone could do for you?
b Are you more of a romantic or a realist?
=flowersGive
c Flowers are always a good idea, and best of all for no reason.
c Yes, a bunch of flowers is the easiest way to improve a day.
c Bringing flowers still feels right to me, old fashioned or not.
c I would, a woman shouldn't have to wait for a birthday to get flowers.
p Yes, and I'd hold them like I'd never seen flowers before.
p I would, with a lot of feeling and no idea what they are called.
p I would, and probably far too many.
p Yes, and I'd blush at the florist like a schoolboy.
i I would bring flowers, but not on the day you'd expect.
i Yes, and I'd start with tulips and watch your face.
i I would. I'm just waiting for a good excuse.
i I would, once I'd found out which flowers are yours.
b What flowers make you happiest?
b Roses, tulips or wild flowers for you?
=loveLetter
c A proper letter by hand is something I'd gladly write.
c Yes, I like letters, you can say things you'd never text.
c I would, writing it down comes easier to me than saying it.
p My love letters would be heartfelt, if anyone could read my handwriting.
p I can write one page of feeling and two pages of crossing out.
p Any poem of mine would rhyme badly and mean every word.
i I would. I like the idea of you waiting three days for it.
i I could write you one, and I'd rewrite the first line ten times.
i Yes, some feelings are better on paper than on a screen.
b Have you kept any letters over the years?
b Would you rather get a letter or a call?
=surprisesLike
c I love surprises, especially the small ones someone really thought about.
c Yes, surprise me any time, I enjoy not knowing what comes next.
c Good surprises are one of my favourite things, to get and to plan.
c I'm good with surprises, a bit of not knowing makes a week better.
p I like surprises very much, right after the first scream.
p I like them, but I'm a terrible actor if I guess.
p A surprise party is fine by me, as long as there is cake.
i I love them, but I'd rather be the one planning.
i I like surprises, and the hour before when something's clearly going on.
i Love them, and now I'd like to know what you'd come up with.
b Do you prefer to surprise people or to be surprised?
b What's the best surprise you ever got?
=birthdayFuss
c A birthday for me is good food and a few people I really like.
c I like birthdays quiet and warm, with a long dinner and no speeches.
c My ideal birthday has a late breakfast, good company and definitely cake.
c A good dinner with good people is all the birthday I need.
p I claim to want no fuss on my birthday and then listen for the doorbell.
p Birthdays are fine, as long as the candles still fit on the cake.
p No big fuss, just cake and a bit of applause.
i I don't need a fuss, but I do notice who remembers.
i Quietly, with good food and one very good cake.
i I'd rather make a fuss of someone else's. Yours, for example.
i Something small with the right person beats any big birthday party.
b How do you like to spend your own birthday?
b What cake do you want on your birthday?
=presentWant
c The present I want most is a day out with someone I like.
c Something homemade would please me more than anything from a shop.
c Give me a good book with a line written inside and I'm happy.
c Tickets to something we could do together would make me happy.
p I say I want nothing, and then I shake every parcel.
p Socks. I've reached the age where I mean it.
p A pony, but I'd settle for chocolate.
i An evening somebody planned just for me, with nothing to unwrap.
i Something small that shows you listened to me.
i Anything you saw and thought of me. That's the whole list.
b What present would make you jump up and down?
b What's the best gift you've ever been given?
=giftGiver
c I enjoy giving presents more than getting them, the watching is the best part.
c Choosing a gift is fun for me, I listen for hints all year.
c Good presents matter to me, so I put thought in before money.
p My gifts are good, my timing is Christmas Eve at five.
p I buy such good presents that I'm tempted to keep half of them.
p The gift's usually great. The wrapping lets me down.
i I'm good at it. Mention something once and see what happens.
i I'd rather find one right thing than ten expensive ones.
i I love giving them, mostly for the look before the paper's off.
b Do you prefer giving presents or opening them?
b What's the oddest present you've ever had?
=wrapPresents
c My wrapping is careful, with plenty of tape, and it always holds.
c Wrapping is something I enjoy, with music on and the floor to myself.
c Neat enough, I do my best on the corners.
p Mine look like they were wrapped on a bus.
p I can wrap, but with so much tape you'd need help opening it.
p A disaster. I'd like to thank whoever invented gift bags.
i Badly, but you'd know straight away which one's mine.
i Brown paper and string, it makes any present look interesting.
i Average, but I put real effort into what's on the label.
b Do you rip the paper or save it?
b Ribbons and bows or a quick gift bag?
=christmasDinner
c Roast potatoes are the best part of Christmas dinner and I'll defend that.
c It's all about the gravy for me.
c Stuffing, crispy potatoes and seconds of both make my Christmas.
p Pigs in blankets, and I stop counting early.
p I eat exactly one sprout, out of politeness.
p Seconds of everything, and then a lie down.
i For me it's really the cold turkey sandwich late that night.
i The pudding, and then the hour when someone falls asleep at the table.
i The stuffing, one smell of it and I'm eight again.
b What must be on your plate at Christmas?
b Sprouts, yes please or hide them quickly?
=christmasFan
c I love Christmas, the lights and the food and everyone slowing down.
c Count me in for Christmas, I go soft at the first carol.
c Christmas gets me every time, mostly the smells and the silly songs.
c I really like Christmas, the lights alone are worth the dark evenings.
p I complain about early Christmas songs while knowing every single word.
p By the second mince pie I'm more elf than man.
p I hold out until December, then on goes the terrible jumper.
p I love Christmas, even the songs I pretend to hate.
i I'm all for it, and Christmas Eve at dusk is my favourite hour.
i I like it more than I let on. Don't tell anyone.
i More elf than Scrooge, Silent Night in a cold church gets me every time.
i I like Christmas best when it's quiet, warm and nobody has to be anywhere.
b What makes it feel like Christmas for you?
b Which Christmas song can you not resist?
=valentines
c I like Valentine's Day when it's simple, a card and a good dinner at home.
c Yes to Valentine's, any excuse to be nice to someone is fine by me.
c Give me a handwritten card over a set menu and I love the day.
p I like it, just not in a packed restaurant full of nervous couples.
p I'd do it properly, down to the heart shaped toast.
p I'm in favour, especially of half price chocolate on the fifteenth.
i I do, and I'd bring back the unsigned Valentine card.
i It's sweet, but I'd rather surprise you on the sixteenth.
i I like it best when it's a good evening and nobody mentions the date.
b What would your perfect Valentine's Day look like?
b Did you ever get a mystery Valentine card?
=resolutions
c More time outdoors, less time on screens.
c Saying yes more often, and going to bed earlier.
c I keep mine small, walk more, worry less, ring people back.
p Every January I become a new man until about the ninth.
p I gave up making them, and even that's not going well.
p Giving up chocolate, and I give it about four days.
i Just one, to say the kind thing when I think of it.
i This year I want to do more things I might be bad at.
i I'm giving up excuses, starting with the ones about being tired.
b What would you like more of this year?
b Do you usually keep yours past January?
=mummysBoy
c You should be good to your mother and still choose your own curtains.
c Kind to my family, yes, but I run my own life.
c I believe in calling your mum, and in making your own decisions afterwards.
p Not quite, though I still iron like I need supervision.
p I can dress myself without a phone call, most days.
p No apron strings here, I cut my own toast and everything.
i A man can be loyal to his mum without being helpless.
i I stand on my own feet, but I've noticed mothers are usually right.
i I think a man should be kind to his mum and cook his own dinner.
b What's ideal for you, a call a day or a call a week?
b Are you close to your own family?
=blackSheep
c Somewhere in between, fond of everyone and fond of leaving early.
c More the peacemaker than the black sheep or the golden child.
c I'm the one who tries to make people laugh.
p Black sheep sounds exciting. I'm more of a grey one.
p Golden child on my good days and chief suspect on the others.
p Neither, I'm mostly there for the food.
i A bit of a black sheep, but one that always turns up for dinner.
i The good one most days, with a bit of black sheep after dessert.
i The odd one out, a little, and I've made my peace with it.
b Are you the golden child or the rebel?
b What's your role when the whole family meets?
=meetParents
c I'd gladly meet your family when you feel the time is right.
c Parents are fine by me, I shake hands, eat seconds and listen.
c I'd be honoured to meet your family, and I'd turn up hungry.
p I'd survive it. If your dad stares at me, I'll praise his shed.
p I win parents over with manners, and if that fails, with washing up.
p I'd meet them, in an ironed shirt, nodding at everything.
i One day, yes. I'd want to see where you get it from.
i I'd be a little nervous, and I'd want your family to like me.
i I'd love to. They'd have all the good stories about you.
b Who in your family is hardest to impress?
b What would they ask me first?
=meetFriends
c I'd like us all to meet, I think everyone would get on.
c I'd happily mix our friends, one big table suits me.
c Whenever it feels right, meeting friends is the fun part.
p I'd love to, and I behave well for about forty minutes.
p Happy to be interviewed by any friends, I only ask for snacks.
p I'd love to meet them all. I'd listen, laugh and bring crisps.
i I'd like that. I want to see what you're like around them.
i Yes, mostly for the stories you'd rather they didn't tell.
i Any time. I'd like to meet the people who make you laugh.
b Which friend of yours would grill me hardest?
b What are your friends like when you're all together?
=friendGroup
c I prefer a few close friends to a big crowd any day.
c The sort of friends you can ring without a reason, a few will do.
c Loyal, silly and fond of eating, a few friends like that will do.
p Friendship is mostly jokes until someone needs help with a sofa.
p I like my friend groups small enough to agree on a takeaway.
p Big groups are fun until someone has to split the bill.
i Few or many, the best friends are the ones I can be quiet with.
i Small circle. I like the ones who stay to stack the chairs.
i I like a friend or two knowing everything and the rest the jokes.
b Do you have one best friend or a gang?
b Who do you ring first with good news?
=makeFriends
c Fairly easily, I ask questions and then remember the answers.
c It's easy enough once the first minute is over.
c I just keep turning up to the same place, and it works in the end.
p I stand near the food and try to be nice, that's how I make friends.
p Dogs do most of my introductions.
p Put me in a long queue and I'll come out with a friend.
i I talk to people first and feel shy about it later. It mostly works.
i Slowly, but the ones I make tend to stay.
i A bit of small talk about nothing at all. It seems to be working here.
b Do you like meeting new people?
b Do you talk to strangers easily?
=menWomenFriends
c Men and women can absolutely be friends, and everyone is better for it.
c I like having women as friends, the conversations are usually better.
c Yes, it works fine as long as you are both honest.
p Yes, they just win more of the arguments.
p I believe in it. Someone has to tell us about our shirts.
p Yes, and women give much better advice than the lads do.
i Yes, and I'd be a bit wary of a man who has none.
i I think so, once it's clear to both that it's only friendship.
i Yes, usually. Now and then one of them is hoping.
b Are most of your friends women or men?
b Can friendship turn into more, do you think?
=exFriends
c Polite and kind with an ex, yes, but the past stays the past.
c I believe in ending things decently, so a friendly hello is always possible.
c Civil, yes. Best mates, probably not.
p Yes, at a distance of several miles.
p Polite, yes, but I'd probably nod and walk into a shelf.
p Good terms, yes. Joint holidays, no.
i Polite with an ex, always. Real friends, only after a good long while.
i Not close friends, no, but I can wish an ex well and mean it.
i Kind but distant, I think, I don't look back much.
b Does staying friends work for you?
b Do you think it needs a bit of time first?
=whenGrowUp
c A fireman still tempts me, for the wheels and the ladder.
c Explorer still sounds right, maps make me want to leave the house.
c Astronaut would do nicely, I still look up a lot.
c A vet, if the job were only cuddling dogs.
p Train driver, and I'd still accept if they let me do the whistle.
p Dinosaur. It didn't work out.
p Superhero, mostly for the cape.
p A footballer, if it weren't for everything to do with football.
i Pilot or baker, I'd still gladly wear either hat.
i Lighthouse keeper. All that sea, and one light to look after.
i A detective, mostly for the long coat and the quiet thinking.
i An inventor, I still like the idea of a shed of odd machines.
b What was your own first dream job?
b Would little you be happy with you now?
=childhoodToy
c Lego wins for me, nothing else makes an hour disappear like that.
c Anything with wheels, toy cars beat every other toy in my book.
c A good teddy, loyal and a great listener.
p Lego, and my feet still remember it.
p Remote control cars win, I'd race you with one today.
p Put a toy train in front of me and the conversation is over.
i A big cardboard box, it can be a ship or a castle by lunchtime.
i A kaleidoscope. I'd still lose ten minutes to one.
i A kite, I look up whenever I see one.
b Was there one toy you could never sleep without?
b Do you still have anything from your childhood room?
=roleModel
c I look up to people who are kind when nobody is watching.
c My heroes are nurses and teachers, tired people who still smile at you.
c People who start again late in life are who I admire most.
p My hero is anyone who folds a fitted sheet without swearing.
p David Attenborough, because I want to be that excited about a beetle.
p I admire people who eat one biscuit and close the packet.
i Usually the quiet one in the room who fixes everything.
i Nobody famous, just people who keep going and stay kind.
i Anyone who can say out loud that they were wrong.
b What do you admire most in people?
b Do you have a hero close to home?
=youngerSelf
c I'd tell him to worry less and ask more questions.
c Be braver sooner, most people are too busy to notice you fail.
c Learn to say no, and say it kindly.
c I'd tell him it's fine not to have a plan yet.
p Careful, that haircut is being photographed.
p Start stretching now, your back will thank you.
p Buy the comfortable shoes, nobody's looking at them anyway.
p I'd tell him to buy fewer gadgets and more sun cream.
i Relax. Even the mistakes lead somewhere interesting.
i Talk to the quiet ones, they're worth it.
i Stop hiding the odd bits, that's what people will like about you.
i I'd tell him to say what he feels while there's time to say it.
b What would you tell yourself at eighteen?
b Would you have listened to any of it back then?
=bestAdvice
c Be kind first and right second is the best advice I know.
c Turn up, be on time and mean it.
c If it takes two minutes, do it now.
p Never make a big decision hungry, I live by that one.
p Measure twice, cut once, then blame the saw.
p Always carry a snack and a charger.
i Leave people a little lighter than you found them, I like that one.
i Listen more than you talk. I'm still practising.
i Sleep on it. Most things look smaller in the morning.
b What's the best advice anyone gave you?
b Do you have a saying you live by?
=regrets
c Mostly things I didn't say, so I say more now.
c A few, but nothing I'd lose sleep over.
c I'd change little, but I'd start being brave a bit earlier.
c A few small ones, mostly times I said no when I wanted to say yes.
p My regrets are mostly haircuts and things bought in the sale.
p I regret every time I thought I could carry it in one trip.
p Mostly meals I was warned about, the ones with three chillies.
p Every time I said one more episode. Otherwise I sleep well.
i More the things I didn't try than the things I did.
i One or two, mostly times I wasn't brave enough to speak up.
i A few, mostly nights when I went home too early.
i Not writing to people when I thought of them, so now I do.
b Is there anything you'd do differently?
b Do you think regrets are good for anything?
=changedMind
c I change my mind when I hear something better, and I say it out loud.
c Being wrong is fine by me, staying wrong is tiring.
c I'm not too stubborn, early nights won me over in the end.
p I'm only stubborn about toast, films and maps, the rest is open.
p I gave in on olives, so I can't be all that stubborn.
p I was badly wrong about naps, and I admit it freely.
i I can admit it, I was wrong about phone calls and now I like them.
i I used to fill every silence. I was wrong, and now I like it.
i Dating apps, possibly. I'm ready to admit I was wrong.
b What's the last thing you changed your mind about?
b Are you stubborn or easily persuaded?
=grateful
c I'm grateful for good people, long showers and a decent cup of coffee.
c Small things mostly, clean sheets, a funny message, someone holding a door.
c Today I'm thankful for a quiet moment and for this conversation.
c I'm thankful for a slow coffee and nowhere to rush to.
p Whoever invented second breakfast, I'm grateful daily.
p The cold side of the pillow. Every time.
p Lids that fit the box on the first go.
p Finding exactly one biscuit left in the packet.
i The light just before evening, it always makes me stop.
i Lately, a message or two I didn't expect.
i Today it's a good laugh and this little chat of ours.
i A kind word at the right moment, that can make my whole week.
b What was the nicest bit of your day?
b What small thing always makes you happy?
=happyPlace
c Anywhere near water is my happy place, I breathe better there.
c A wood early in the morning, before anyone's up.
c A kitchen with the radio on and something in the oven.
c My happy place is a quiet beach, out of season, with a good coat.
p The sofa, left corner, under a blanket.
p Bakeries. I can't be sad in a bakery.
p Any garden centre café with decent scones.
p A warm bath, with the door locked and a snack within reach.
i The end of a pier, with nothing but sea in front of me.
i A café just after it opens, quiet and smelling of bread.
i The top of any hill on a windy day, with a flask for two.
i A long train ride by the window, I do all my best thinking there.
b Where do you feel most at peace?
b Would you rather have the sea or the woods for that?
=cheerUp
c A long walk and one good conversation usually lift me when I'm low.
c When I'm sad I need fresh air first and company second.
c Cooking something warm cheers me up, even if I eat it in silence.
c A bit of fresh air and a chat with someone kind helps me most.
p On bad days I turn to toast, then to more toast.
p My cure for feeling down is a terrible film and a large blanket.
p Sad songs, loudly, until I laugh at my own voice.
p On a bad day I need a biscuit, a blanket and no advice.
i When I'm low I go quiet, and a hug helps more than words.
i Listening to the rain with a hot chocolate, it slowly helps.
i Good company, someone who lets me be sad and then makes me laugh.
i Music first, then company, once I know what I want to say.
b What helps you most on a bad day?
b Do you want company or quiet when you're sad?
=howArgue
c I argue calmly, say what bothers me and then listen to the answer.
c In a row I'd rather talk it through than sulk about it.
c No shouting from me, I take a short walk and come back with sense.
c I stay calm, say sorry when I'm wrong and never go to bed cross.
p I fight fair and usually get hungry halfway.
p I start very serious and end up making tea.
p I lose most arguments about direction, temperature and how to stack a dishwasher.
i Calmly, I hope, and I always want to make up the same day.
i Calmly, and it usually turns out to be about something smaller.
i Quietly, and I'm in real trouble if you make me laugh.
b Do you like to talk it out at once or cool down first?
b What do you need after an argument?
=sorryFirst
c If I'm wrong I say it quickly and without a but.
c I say sorry first, I've no time for pride.
c I say it easily and hold no grudges, they're too heavy.
p I apologise to furniture, so with people I'm well practised.
p My apologies come with tea. Big ones come with cake.
p I say it fast, I'm terrible at sulking.
i I say sorry, keep it short and then do something about it.
i I'd rather be close than right, so I usually say sorry first.
i I can, but I'm better at showing it than saying it.
b Do you find it easy to say sorry?
b How long can you hold a grudge?
=patient
c I'm patient with people, a little less with printers.
c Patience comes easily to me when the company is good.
c Waiting is no trouble for me, I like having time to look around.
p I have the patience of a saint until the microwave says one second.
p Fairly patient. In a long queue I just rate everyone's trolleys.
p I'm very patient, except with wrapping that needs its own scissors.
i I'm patient, most of all for the things I really want.
i I can be, especially if there's something good at the end.
i I don't mind a wait, I end up listening to everyone around me.
b What makes you lose your patience?
b Are you good at waiting for things?
=temper
c I stay calm, and if something bothers me I say so.
c Unfairness makes me angry, but shouting has never helped anybody.
c Cruelty to people who can't fight back is what gets to me, and I speak up.
p My temper only comes out for flat pack furniture.
p When I'm cross I tidy loudly. That's it.
p No temper to speak of, I sigh, make tea and forget what it was.
i I rarely get angry, and when I do I just get very polite.
i Slow to anger, and quick to laugh about it afterwards.
i When I'm angry it's usually on someone else's behalf.
b What makes you really angry?
b Do you cool down fast or slowly?
=gentleman
c Doors, coats and the heavy bag, gladly.
c Good manners matter to me, with everyone, and first of all with waiters.
c I'm all for good manners, out of kindness and not from a rule book.
c I try to be, I like people to feel looked after.
p I hold doors so long that strangers have to jog.
p I'd lay my coat on the puddle, after checking the label.
p I'd pull out your chair, ideally before you sat down.
p I carry bags, hold doors and get stuck in most of them.
i I like to think so, but I'd let you decide.
i I like old fashioned manners in a modern man, so I do try.
i I try to be, and I'd walk you to your door the long way round.
b Which old fashioned manners do you like?
b Do you like it when someone holds the door?
=goodListener
c Yes, I like listening, and I remember the details.
c Listening comes first with me, advice only if someone wants it.
c I'm a good listener, people are more interesting than my phone.
c I listen properly, phone away and no hurry.
p I listen well. Tell me your aunt's name and I've got it for life.
p Very good, except when it's about the bins.
p Yes, with well timed nods and everything.
p I'm a good listener, I only interrupt for cake.
i I like listening, most of all to what people only say at the end.
i I listen, and I notice the pauses too.
i I'd rather hear one of your stories than tell three of mine.
i I'd listen to you for as long as you like, and ask for more.
b Are you more of a talker or a listener?
b Who listens to you best?
=whiteLies
c A small fib about an auntie's jumper is fine, real lies aren't.
c I tell the truth, as kindly as I can.
c No lies about anything important, but I'll praise any child's drawing.
p White lies only about babies, haircuts and trifle.
p I'd tell you the truth, but I'd whisper it.
p Only when I say I'm five minutes away.
i Hardly ever, there's usually something true that's also kind.
i Rarely, my face gives every fib away.
i Only to myself, about things like one more episode.
b Is there a fib you'd always forgive?
b Would you rather hear the truth or be spared?
=aloneTime
c I like plenty of time together and a few quiet hours of my own.
c A bit of space is healthy, it makes it nicer to meet again.
c I'm happy in my own company and happier still when I choose to share it.
c I like my own company for an evening and then I'd rather have yours.
p A bit of alone time, mostly me and a sandwich and no witnesses.
p I need about one evening a week to sing badly in private.
p Not clingy, more like a cat who turns up when it's warm.
p A little space is good, I sing too loud for a shared room.
i Some space, yes, but best of all I like being quiet in the same room.
i I need some, and I like people who do too.
i Some, but I give it up easily for the right person.
b How much time to yourself do you need?
b What do you love doing on your own?
=homeMeans
c Home is somewhere I can be quiet without anyone asking why.
c Home is anywhere someone's glad I came in.
c Home is people first, and the kettle a close second.
c Home is where I stop looking at the clock.
p Home is knowing which stair creaks and which drawer sticks.
p Anywhere I can open the fridge without asking.
p A favourite chair and my own mug, and I'm home.
p Home is where nobody minds my oldest jumper.
i Home is a smell, I think. I'd know it blindfolded.
i I think it's more a person than a place.
i Good people and a lit window, that feels like home to me.
i Home is where someone asks how your day was and waits for the answer.
b Is home more a place or a person for you?
b Where have you felt most at home?
=exTaught
c I learned to say what I need early and to listen properly.
c I learned that kindness on an ordinary day matters most.
c To talk about the small things before they get big.
p I learned that fine never means fine.
p Mostly how to share a duvet, at least in theory.
p That being right is nice and being kind is much cosier.
i To listen better, also to what isn't being said.
i That feeling at ease with someone is rarer than fireworks.
i To ask sooner, even when I'm nervous about the answer.
b What has love taught you so far?
b What matters most to you now?
=therapy
c I think it's sensible, like going to the dentist.
c Talking to a professional is brave, and I respect anyone who does it.
c I'm all for therapy, nobody should have to carry everything alone.
p I'm for therapy, it beats shouting at a lawnmower.
p I'd go, my head could do with a tidy now and then.
p I'm for it, we all need more than a pub and a shrug.
i I respect therapy, and I'd go without being embarrassed about it.
i I'm open to it, talking to the right person makes most things lighter.
i I believe in it, it takes more nerve than staying quiet.
b Do you think talking to someone helps?
b What helps you when your head is full?
=learnNew
c I'd love to play the piano well enough for one song.
c Baking proper bread is top of my list.
c Sailing. I'd love to know what all the ropes do.
c I'd like to learn to swim properly, long and calm instead of splashing.
p I want to learn to whistle with two fingers before I die.
p Juggling, mostly to show off in supermarkets.
p Give me any evening class and I'll be the keen one with the pencil case.
p The saxophone, and my neighbours have my full sympathy.
i The stars, so I could name them on a walk home.
i Italian, so I could order for you without pointing.
i The tango. It takes two, so I'm one short.
i Dancing, I'd like to be able to say yes without counting out loud.
b What would you love to learn?
b Do you learn best alone or in a class?
=goodWithKids
c I like kids, you only have to take them as seriously as they take you.
c I think so, I get down on the floor and play.
c Yes, I enjoy small people, they ask better questions than adults.
c Yes, kids are easy company once you stop pretending to be important.
p Good with kids, yes, I always answer the plastic phone.
p Kids like me because I'm easily defeated at everything.
p I'm very good at being climbed on and losing at snap.
p Yes, mostly because I think building a den is a serious matter.
i I think so, I like listening to them, they know wonderful things.
i I'm good with the shy ones, it just takes a bit longer.
i Yes, I'm the one waving back at babies on trains.
b With children, are you the calm one or the silly one?
b What's your favourite age for kids?
=sundays
c Sundays are for a late breakfast, fresh air and something slow in the oven.
c My Sunday ideal is a long walk, the paper and nobody in a hurry.
c I keep Sundays gentle, coffee first and plans much later.
c A Sunday for me is a lie in, a walk and a good dinner.
p A lazy Sunday, from bed to sofa with a lot of effort.
p Most Sundays start with big plans and end in a nap with one sock on.
p Roast, gravy, nap. I take it seriously.
i Slow Sundays, with a long coffee and no plan before noon.
i I leave one part of every Sunday empty to see what turns up.
i Good food, good company and no thought of Monday.
i Sundays are for the things I like best, slow food and long talks.
b What does your perfect Sunday look like?
b Are you lazy or busy on Sundays?
=weddingsLike
c I like weddings, everyone is hopeful and the cake is free.
c Small weddings with long tables and bad dancing are my favourite.
c Yes, weddings get me, especially the faces during the vows.
p I'm a good wedding guest, I cry quietly and dance loudly.
p At weddings I live between the buffet and Dancing Queen.
p Yes, it's the only day my good shoes get out.
i I like weddings, I always end up watching the old couples.
i I like them, most of all when the old aunts start dancing.
i I like small weddings, where everybody knows each other's stories.
b Do you cry at weddings?
b Big wedding or small one, which do you like better?
=speeches
c I'd do it, short, warm and about someone else.
c I'm fine with a speech once the first laugh has happened.
c For people I like I'd give a speech any day, nerves or not.
p I can do it, two jokes, one tear and straight to the buffet.
p Nervous. Give me a microphone and my knees start shaking.
p I speak well in public if the public is mostly dogs.
i I'm all right at it, if I keep it short and mean every word.
i Fine if I find one friendly face and talk to that person.
i Nervous until the first line, and then I rather enjoy it.
b Do you get nervous in front of people?
b What helps you with the nerves?
=traditional
c Old fashioned about manners, modern about everything else, chores included.
c I believe in two people sharing the work and the decisions.
c Equal is the only way that makes sense to me, at home and outside.
p I'm traditional about Sunday lunch and modern about who peels the potatoes.
p Modern, apart from some very old opinions about tea.
p Modern, the apron fits anyone and I'd wear it proudly.
i A bit of both, and I'd rather choose which bits together.
i Modern, I'd rather both of us did what we're good at.
i Modern, but I'd keep a few old customs, like walking you home.
b Which traditions do you like to keep?
b Are you more traditional or modern yourself?
=retire
c Mornings without an alarm and a lot of travelling.
c A garden, long lunches and time for people.
c A slower life near water sounds right to me.
p I plan to be cheerful, nosy and overdressed at breakfast.
p A bench, a flask and strong views on pigeons.
p I'd be the retired man who joins every club and runs none.
i I'd save one big adventure for it, a slow train across Canada.
i I'd like it somewhere warm, with someone good across the table.
i I'd retire in instalments, starting with Fridays.
b What would you do with all that time?
b Sea, mountains or city when you retire?
=growingOld
c Getting older suits me, I worry less and enjoy more.
c I don't mind the years, they make people better company.
c I feel young inside, and I plan to keep laughing.
c I'm fine with growing old, I like people more every year.
p Ageing is fine, apart from the noise I make getting off a sofa.
p I'll be the old man with sweets in his pocket and gossip for everyone.
p My head feels young. My knees don't agree.
p I feel about twelve until I have to get up from the floor.
i I look forward to being old enough to say exactly what I think.
i I feel younger inside than I'd admit, most of the time.
i I'd like to grow old laughing, with someone who gets the jokes.
b Which age would you happily stay at?
b What gets better with age for you?
`;
