/** Finer kinds of question, known by what was learned. Family, names, childhood, values. Form: content/asked-about-him.ts. */
export const FINER_FAMILY_AND_VALUES = `
=romantic
c Yes, I am romantic, mostly in small things done without being asked.
c Romance suits me, and I would rather show it on a Tuesday than on an anniversary.
c A bit of both, I like candlelight and I like carrying the shopping.
p My romantic side is strong, but it does tend to burn the dinner.
p I aim for romance and sometimes land somewhere near slapstick.
p Romantic enough to attempt a serenade and kind enough to stop halfway.
i To me the most romantic thing is remembering what somebody mentioned once.
i There is a romantic in me who only comes out for the right audience.
i Some romance hides in practical things, like warming up a cold car first.
b What's the most romantic thing anyone could do for you?
b Are you more of a romantic or a realist?
=flowersGive
c Flowers are always a good idea, and best of all for no reason.
c Yes, I like giving flowers, it is the easiest way to improve a day.
c Bringing flowers still feels right to me, old fashioned or not.
p I would turn up with flowers and hold them like a nervous weightlifter.
p My bouquets are chosen with great feeling and no knowledge whatsoever.
p You would know me by the large bunch of flowers with feet underneath.
i The best flowers are the ones that arrive on an ordinary Wednesday.
i I think the kind of flower matters less than when it turns up.
i Somewhere there is a bunch of flowers waiting for exactly the right excuse.
b What flowers make you happiest?
b Roses, tulips or something from a hedge for you?
=loveLetter
c A proper letter by hand is something I would gladly write for someone.
c I like letters, you can put things on paper that a text cannot carry.
c Writing to someone I care about comes easier to me than making speeches.
p My love letters would be heartfelt, provided anyone could read my handwriting.
p I can do one page of feeling and two pages of crossing out.
p Any poem of mine would rhyme badly and mean every word.
i A letter takes three days to arrive, and I like what happens in those days.
i The best line in any love letter is usually the one left out.
i There are things I would only ever say in ink.
b Have you kept any letters from long ago?
b Would you rather get a letter or a call?
=surprisesLike
c I love surprises, especially the small ones that took somebody some thought.
c Yes, surprise me any time, I enjoy not knowing what comes next.
c Good surprises are one of my favourite things, to get and to plan.
p I like surprises very much, right after the first scream.
p My surprised face is so convincing I use it for socks.
p Thirty people jumping out would work, as long as one is holding cake.
i The nicest surprises are the ones nobody planned at all.
i I quite like the hour before a surprise, when something is clearly going on.
i Planning a surprise for someone tells you how well you have been listening.
b Do you love surprises or peek at the ending?
b What was the best surprise you ever got?
=birthdayFuss
c A birthday for me is good food and a few people I really like.
c I like birthdays quiet and warm, with a long dinner and no speeches.
c My ideal birthday has a late breakfast, good company and definitely cake.
p I claim to want no fuss on my birthday and then listen for the doorbell.
p Birthdays are fine by me as long as the candles fit on the cake.
p No parade for my birthday, just cake and a light round of applause.
i The best part of a birthday is seeing who thinks of you before lunch.
i On my birthday I like one hour alone, and there is a reason for it.
i I think birthdays say more about your friends than about your age.
b How do you like to spend your own birthday?
b What cake do you want on your birthday?
=presentWant
c The present I want most is a day out with someone I like.
c Something homemade would please me more than anything from a shop.
c Give me a good book with a line written inside and I'm happy.
p I say I want nothing, and then I shake every parcel.
p Socks, since I have now reached the age of truly meaning it.
p My wish list says a pony, but I would settle for biscuits.
i The gift I would love most does not fit in a box.
i I like presents that show somebody noticed a thing I never mentioned.
i Anything chosen on a whim because it made someone think of me.
b What present would make you jump up and down?
b What's the best gift you've ever been given?
=giftGiver
c I enjoy giving presents more than getting them, the watching is the best part.
c Choosing a gift is fun for me, I listen for hints all year.
c Good presents matter to me, so I put thought in before money.
p My gifts are excellent and my timing is Christmas Eve at five.
p I buy such good presents that I'm tempted to keep half of them.
p Gift giving is my sport, and wrapping is where I lose the medal.
i A good present starts with something she let slip months before.
i I would rather give one right thing than ten expensive ones.
i The look before the paper is quite off is why I give presents.
b Do you prefer giving presents or opening them?
b What's the oddest present you've ever received?
=wrapPresents
c I wrap with care and plenty of tape, and it always holds.
c Wrapping is something I enjoy, with music on and the floor to myself.
c Neat enough to please me, the corners get honest effort every time.
p My parcels look wrapped during an earthquake, but with a lot of love.
p I use so much tape that opening it becomes a family activity.
p Gift bags were invented by someone who had seen my corners.
i The worst wrapped parcel under the tree often has the best thing inside.
i I like brown paper and string, it makes anything look like a secret.
i With wrapping I think the label is where the real present starts.
b Do you rip the paper or save it?
b Ribbons and bows or a quick gift bag?
=christmasDinner
c Roast potatoes are the heart of Christmas dinner and I will defend that.
c For me it is the gravy, everything on the plate depends on it.
c Stuffing, crispy potatoes and seconds of both make my Christmas.
p I treat pigs in blankets as a sport with no age limit.
p Sprouts and I have a truce, one on the plate, for diplomacy.
p My Christmas plate needs planning permission by the second helping.
i The best Christmas meal is really the cold sandwich late that night.
i I like the quiet after the pudding more than any dish on the table.
i One smell from the Christmas oven and I am eight again.
b What must be on your plate at Christmas?
b Sprouts, yes please or hide them quickly?
=christmasFan
c I love Christmas, the lights and the food and everyone slowing down.
c Count me in for Christmas, I go soft at the first carol.
c Christmas gets me every time, mostly the smells and the silly songs.
p I complain about early Christmas songs while knowing every single word.
p By the second mince pie I'm more elf than man.
p My inner Scrooge retires in December and takes the bad jumper out.
i Christmas Eve at dusk is my favourite hour of the whole year.
i What I like about Christmas is the day nobody expects anything.
i There is one carol that still stops me in the middle of a shop.
b What makes it feel like Christmas for you?
b Which Christmas song can you not resist?
=valentines
c I like Valentine's Day when it is simple, a card and a good dinner at home.
c Yes to Valentine's, any excuse to be nice to someone is fine by me.
c Give me a handwritten card over a set menu and I love the day.
p Valentine's in a packed restaurant feels like an exam with candles.
p I would do Valentine's properly, down to the slightly burnt heart shaped toast.
p My Valentine's style is roses half price on the fifteenth, with full feeling.
i An unsigned Valentine card is still one of the best inventions ever.
i I think the fourteenth is sweet, but I'm more interested in the sixteenth.
i The nicest Valentine's would be one where nobody noticed the date till bedtime.
b What would your perfect Valentine's Day look like?
b Did you ever get a mystery Valentine card?
=resolutions
c More time outdoors and less on screens is the resolution I believe in.
c My resolution is to say yes more often and to go to bed earlier.
c I keep mine small, walk more, worry less, ring people back.
p Every January I become a new man until about the ninth.
p Stopping resolutions was the plan this year, and even that is wobbling.
p I give up biscuits each year with great ceremony and poor results.
i I prefer one secret promise at New Year to a long list.
i This year I want to do more things I might be bad at.
i My real new year begins in spring, when I actually mean it.
b What did you promise yourself this year?
b Which resolution have you actually kept?
=mummysBoy
c A man should be good to his mother and still choose his own curtains.
c Kind to my family, yes, but I run my own life.
c I believe in calling your mum, and in making your own decisions afterwards.
p Mummy's boy is a strong word for a man who irons badly unaided.
p I can dress myself without a phone call, most days in the right order.
p No apron strings here, I cut my own toast and everything.
i How a man speaks about his mother tells you most of what you need.
i Mothers give the best advice about ten years before you can hear it.
i There is a kind of respect for mothers that has nothing to do with laundry.
b Are you more like your mum than you admit?
b How often do you and your mum talk?
=blackSheep
c I would say a grey sheep, fond of the flock and fond of the gate.
c More the peacemaker type than the black sheep or the golden child.
c My natural role in any family is the one who makes people laugh.
p Black sheep sounds exciting, I'm more of a slightly damp one.
p Golden child on my good days and chief suspect on the others.
p Put me down as the sheep who is mostly here for the food.
i The black sheep usually has the best stories, so I try to qualify.
i Every family hands out roles early, and I like swapping mine around.
i I have a soft spot for whoever is the odd one out.
b Are you the golden child or the rebel?
b What's your role when the whole family meets?
=meetParents
c I would gladly meet your family when you feel the time is right.
c Parents are fine by me, I shake hands, eat seconds and listen.
c Meeting someone's family is an honour, and I would turn up hungry.
p Your dad could stare at me all evening and I would compliment the shed.
p I win parents over with manners, and if that fails, with washing up.
p For a family meeting I would iron a shirt and practise nodding.
i I think you understand somebody far better after one meal with her family.
i The one I would want to impress is whoever says least at the table.
i Meeting parents is where all the good childhood stories are kept.
b Who in your family is hardest to impress?
b What would your parents ask a man first?
=meetFriends
c Friends are always welcome, I like meeting the people who know someone best.
c I would happily mix our friends, life is easier with one big table.
c Bring the friends in whenever it feels right, I enjoy that part.
p With friends present I behave well for about forty minutes.
p An interview by friends is fine, I only ask for snacks and a short break.
p My plan with new friends is to listen, laugh and bring crisps.
i You see a different side of anyone when their oldest friend walks in.
i I'm always curious which stories the friends decide to tell first.
i The friend who says little at first is usually the one to win.
b Which friend of yours would grill me hardest?
b Who's been your friend the longest?
=friendGroup
c I prefer a few close friends to a big crowd any day.
c Good friends matter to me, the sort you can ring without a reason.
c Loyal, silly and good at eating is how I like my friends.
p My kind of friendship is mutual insults and then helping with a sofa.
p I like my friend groups small enough to agree on a takeaway.
p Big groups are fun until someone has to split the bill.
i The friends I value most are the ones I can be quiet with.
i You can tell a real friend by who stays to stack the chairs.
i I think one friend who knows everything beats twenty who know the news.
b Do you have one best friend or a gang?
b Who do you ring first with good news?
=makeFriends
c I make friends by asking questions and then remembering the answers.
c Talking to new people comes easily to me once the first minute is over.
c Friends happen when you turn up to the same thing every week.
p My method for making friends is standing near the food and being nice.
p Dogs make most of my introductions, they do all the talking for me.
p Give me a queue long enough and I will come out with a friend.
i Most friendships start with somebody admitting they have no idea either.
i I think making friends as a grown up takes one brave, slightly awkward invitation.
i The good ones usually begin with a remark about nothing at all.
b Where did you meet your newest friend?
b Do you talk to strangers easily?
=menWomenFriends
c Men and women can absolutely be friends, and everyone is better for it.
c I like having women as friends, the conversations are usually better.
c Yes, a real friendship works fine, it only needs both to be honest.
p Friendship with women works, they just win more of the arguments.
p I believe in it, somebody has to tell men about their shirts.
p Harry was wrong about friends, though his jumpers were excellent.
i A friendship between a man and a woman can be the most honest kind.
i I think the secret is saying the awkward thing once, early on.
i Some of the best couples began as friends, and most friends never should.
b Do you have close friends who are men?
b Can friendship turn into more, do you think?
=exFriends
c Polite and kind with an ex, yes, but the past stays the past.
c I believe in ending things decently, so a friendly hello is always possible.
c Being civil with an ex is good, being best mates is rarely wise.
p Friends with an ex works best at a distance of several postcodes.
p I would manage a friendly nod and only one collision with a shelf.
p On good terms is my aim, joint holidays are not.
i How people speak about an ex is worth listening to very closely.
i I think you can wish an ex well without wanting the news.
i A closed door can still have a nice coat of paint on it.
b Do you stay friends with your exes?
b What would you do meeting an ex in the supermarket?
=whenGrowUp
c Like most boys I leaned towards anything with a uniform, wheels or rockets.
c Explorer, I think, because maps have always made me want to leave the house.
c Astronaut has never really left my list, I still look up a lot.
p I would still accept train driver if they let me do the whistle.
p Dinosaur was the dream job, sadly the training places are limited.
p Superhero, and I still think the cape would have solved a lot.
i Whatever small boys dream of being, part of me is still applying.
i I always liked the idea of lighthouse keeper, and I could tell you why.
i The dream job of a child says more than any CV later.
b What did you want to be as a girl?
b Would little you be happy with you now?
=childhoodToy
c Lego wins for me, nothing else makes an hour disappear like that.
c Anything with wheels, toy cars beat every other toy in my book.
c A good teddy is the best toy there is, loyal and a great listener.
p Toy wise I was made for Lego, and my feet disagree.
p My ideal toy is still whatever comes with a remote control.
p Put a toy train in front of me and the conversation is over.
i The best toy of all is a big cardboard box and a free afternoon.
i I think favourite toys remember us longer than we remember them.
i Old toy shops still pull me in, and I never come out quickly.
b What toy could you never sleep without?
b Do you still have anything from your childhood room?
=roleModel
c I look up to people who are kind when nobody is watching.
c My heroes are nurses and teachers, tired people who still smile at you.
c People who start again late in life are who I admire most.
p My hero is anyone who folds a fitted sheet without swearing.
p David Attenborough, because I want to be that excited about a beetle.
p I admire people who eat one biscuit and close the packet.
i The people I look up to are mostly the quiet ones in the room.
i I trust heroes more when I know something they were bad at.
i Somebody who can change their mind in public inspires me every time.
b Who are you still trying to make proud?
b Which woman has inspired you most?
=youngerSelf
c Worry less, I would tell my younger self, and ask more questions.
c Be braver sooner, most people are too busy to notice you fail.
c My advice to young me is to learn to say no kindly.
p Dear younger me, that haircut is being photographed.
p My younger self should start stretching, his back will send an invoice.
p Younger me would get one line, buy the comfortable shoes.
i I would tell him nothing, the mistakes led somewhere interesting.
i To the boy I was I would say that the quiet ones are worth knowing.
i I'd whisper that the thing he hides is what people will like.
b What would you tell yourself at eighteen?
b Would younger you be proud of you?
=bestAdvice
c Be kind first and right second is the best advice I know.
c My motto is simple, turn up, be on time and mean it.
c If it takes two minutes, do it now, that line has served me well.
p Never make a big decision hungry, I live by that one.
p Measure twice, cut once, then blame the saw, that is my motto.
p The wisest words I know are always carry a snack and a charger.
i Leave people a little lighter than you found them, I like that one.
i The best advice I know is to listen for what nobody is saying.
i I live by a saying that only makes sense after midnight.
b What's the best advice anyone gave you?
b Do you have a saying you live by?
=regrets
c What I regret in general is the things not said, so I say more now.
c A few regrets are healthy, they show you were paying attention.
c I would change little, but I'd start being brave a bit earlier.
p My regrets are mostly haircuts and things bought in the sale.
p I regret every time I thought I could carry it in one trip.
p Most of my regrets are spicy and were marked with three chillies.
i I think we regret the doors we never knocked on most of all.
i Regret is useful to me, it points at what I still want.
i There is one kind of regret I refuse to collect, the polite silence.
b Is there anything you'd do differently?
b What don't you regret, though others think you should?
=changedMind
c I change my mind when I hear something better, and I say it out loud.
c Being wrong is fine by me, staying wrong is the tiring part.
c Lately I came round to early nights, and I defend them like a convert.
p I'm only stubborn about toast, films and which way the map goes.
p Olives changed my mind by sheer patience, and I respect that.
p I admit I'm wrong quickly, it leaves more time for lunch.
i The people I like best have changed my mind about something.
i I was wrong about silence, it is not a gap that needs filling.
i Changing your mind is a small holiday from yourself, and I enjoy it.
b What have you changed your mind about?
b Are you stubborn or easily persuaded?
=grateful
c I'm grateful for good people, hot showers and a decent cup of coffee.
c Small things mostly, clean sheets, a funny message, somebody holding a door.
c Today I'm thankful for a quiet moment and for this conversation.
p I give thanks daily for whoever invented the second breakfast.
p Finding the cold side of the pillow still makes my whole day.
p I'm deeply grateful for lids that fit the box on the first go.
i The light just before evening makes me thankful without knowing what for.
i Things that nearly happened differently make me the most grateful.
i My happiest small moments are ones I almost walked past.
b What made you smile today?
b What small thing always makes you happy?
=happyPlace
c Anywhere near water is my happy place, I breathe better there.
c A wood early in the morning, that is where I feel calmest.
c My own kitchen with the radio on and something in the oven is peace to me.
p The sofa, left corner, under a blanket, is where I find inner peace.
p Bakeries calm me like other people are calmed by mountains.
p My happy place is any garden centre café with decent scones.
i I feel best at the edge of things, a pier, a harbour, a last stop.
i Places just before they open make me happy, and I can't explain it.
i The spot I like best only works when nobody is talking.
b Where do you feel most at peace?
b What can you see from your happy place?
=cheerUp
c A long walk and one good conversation usually lift me when I'm low.
c When I'm sad I need fresh air first and company second.
c Cooking something warm cheers me up, even if I eat it in silence.
p On bad days I turn to toast, then to more toast.
p My cure for feeling down is a terrible film and a large blanket.
p Sad songs, loudly, until I start laughing at my own voice.
i Going quiet is my way when I'm down, and a hand on the shoulder helps.
i Rain on the window helps me, as if somebody else had taken over.
i I feel better once somebody makes me laugh at the wrong moment.
b What cheers you up on a bad day?
b Do you want company or quiet when you're sad?
=howArgue
c I argue calmly, say what bothers me and then listen to the answer.
c In a row I'd rather talk it through than sulk about it.
c No shouting from me, I take a short walk and come back with sense.
p I fight fair and usually get distracted by a biscuit.
p My arguments start with great dignity and end with me putting the kettle on.
p I lose most arguments about direction, temperature and how to stack a dishwasher.
i What matters to me in a quarrel is the first sentence after it.
i I think most rows are about something much smaller and older.
i Two people laughing in the middle of an argument have already solved it.
b Are you a talker or a sulker in a row?
b What do you need after an argument?
=sorryFirst
c If I am wrong I say sorry quickly and without a but.
c Saying sorry first is fine by me, pride makes poor company.
c I don't hold grudges, they're heavy and I'd rather carry shopping.
p I apologise to furniture, so with people I'm very well practised.
p My apologies come with tea, and in severe cases with cake.
p I say sorry fast, the sulking face doesn't suit me.
i A good apology is short, and then you do something about it.
i I think whoever says sorry first usually has more courage.
i Being forgiven is lovely, but being understood is what I listen for.
b Do you find it easy to say sorry?
b How long can you hold a grudge?
=patient
c I am patient with people, a little less with printers.
c Patience comes easily to me when the company is good.
c Waiting is no trouble for me, I like having time to look around.
p I have the patience of a saint until the microwave says one second.
p Give me a long queue and I start quietly rating everyone's trolleys.
p I'm very patient, except with wrapping that needs its own scissors.
i My patience is greatest for the things I want most.
i Some things get better while you wait, and I like guessing which.
i In a queue you learn a lot about people, so I rarely mind.
b What makes you lose your patience?
b Are you good at waiting for things?
=temper
c No, I stay calm, and when something annoys me I say so quietly.
c Unfairness makes me angry, but shouting has never helped anybody.
c Cruelty to people who can't fight back is what gets to me, and I speak up.
p My temper is limited to stern words with flat pack furniture.
p When I am cross I tidy loudly, that's the full horror.
p Angry me sighs, makes tea and forgets what it was about.
i I am slow to anger, and it shows mostly in how polite I become.
i You can tell a calm man by how he talks to a broken machine.
i When I'm angry it's usually on somebody else's behalf.
b What makes you really angry?
b Do you cool down fast or slowly?
=gentleman
c Doors, coats and carrying the heavy bag all come naturally to me.
c Good manners matter to me, with everyone, and first of all with waiters.
c I believe in chivalry when it comes from kindness and not from a rule book.
p I hold doors so long that strangers have to jog.
p A gentleman, yes, though the coat over the puddle needs a weather check.
p I'd pull your chair out, carefully, after practising on an empty one.
i Manners are what you do when there is nothing to gain.
i I like old fashioned courtesy, with one modern exception.
i You can spot a real gentleman by how he loses an argument.
b Which old fashioned manners do you like?
b What's the most gentlemanly thing you've seen?
=goodListener
c Yes, I like listening, and I remember the small details.
c Listening comes first with me, advice only if somebody wants it.
c I'm a good listener, people are more interesting than my phone.
p I listen so well that I know the names of strangers' aunties.
p My ears are excellent, it's only bin day they cannot hear.
p With full attention is how I listen, and with the occasional well timed mmm.
i What people say while leaving is what I listen to most closely.
i The pause before an answer tells me more than the answer.
i I would rather hear one true story than tell three good ones.
b Are you more of a talker or a listener?
b Who listens to you best?
=whiteLies
c A small fib about an auntie's jumper is fine, real lies are not.
c I tell the truth and I try to wrap it kindly.
c No lies about anything important, but I will praise any child's drawing.
p My white lies are limited to babies, haircuts and trifle.
p I would tell you about the spinach, by means of discreet charades.
p I'm five minutes away is less a lie than a form of hope.
i There is usually a true thing that is also kind, and I look for it.
i I think a white lie says what we are most careful about.
i The lies I catch first are the ones I tell myself about breakfast.
b When did you last tell a white lie?
b Would you rather hear the truth or be spared?
=aloneTime
c I like plenty of time together and a few quiet hours of my own.
c Space is healthy, people who miss each other a bit talk better.
c I'm happy in my own company and happier still when I choose to share it.
p My alone time is mostly me, a sandwich and no witnesses.
p I need about one evening a week to sing badly in private.
p Not clingy, more like a cat who turns up when it's warm.
i Being alone in the same room as someone is the best of both.
i A person who has a door of her own to close appeals to me.
i What people do when they're alone is the part I find interesting.
b How much time to yourself do you need?
b What do you love doing on your own?
=homeMeans
c Home to me is where I can be quiet without anybody asking why.
c A place turns into home when somebody is glad that I came in.
c For me home is people first and the kettle a close second.
p Knowing which stair creaks and which drawer sticks makes it home for me.
p I feel at home wherever I may open the fridge without asking.
p Once I have a favourite chair and a mug, that's home.
i Home is a smell, I think, and I'd know mine blindfolded.
i I suspect home can be one person with a coat still on.
i Some places feel like home in ten minutes and nobody knows why.
b What makes a place feel like home to you?
b Where have you felt most at home?
=exTaught
c I learned to say what I need early and to listen properly.
c The past taught me that kindness on dull days matters most.
c My lesson from love is to talk about small things before they grow.
p Relationships taught me that fine never means fine.
p Sharing the duvet is what I learned, at least in theory.
p The main lesson was never to advise anybody during reverse parking.
i Love taught me to notice what is not being said.
i I know now that being at ease with someone is rarer than fireworks.
i What stayed with me is that endings can be gentle too.
b What has love taught you so far?
b What would you do differently next time?
=therapy
c I think therapy is a sensible thing, like a dentist for the heart.
c Talking to a professional is brave, and I respect anyone who does it.
c I'm all for therapy, nobody should have to carry everything alone.
p Therapy is a fine idea, it beats shouting at a lawnmower.
p I support it fully, a person should know why he fears the phone.
p My view on counselling is that everybody needs more than a pub and a shrug.
i People who have looked at their own cupboards are easier to sit with.
i I trust somebody more when they can say what was hard.
i The best conversations, in a therapist's room or not, begin after a long pause.
b Has talking to somebody helped you?
b What do you do when your head is full?
=learnNew
c I would love to learn to play the piano well enough for one song.
c Baking proper bread is the skill I want most.
c Sailing tempts me, learning the ropes in the real sense.
p I want to learn to whistle with two fingers before I die.
p Juggling is the dream, mostly for use in supermarkets.
p Give me any evening class and I'll be the keen one with the pencil case.
i Knowing the stars well enough to name them walking home would please me.
i Learning to be a beginner again is what really appeals to me.
i There is one dance I want to learn, and it needs two.
b What would you love to learn?
b What did you learn last that surprised you?
=goodWithKids
c I like kids, you only have to take them as seriously as they take you.
c Children are good company, I get down on the floor and play.
c Yes, I enjoy small people, they ask better questions than adults.
p I always answer the plastic phone, it's usually important.
p Kids like me because I'm easily defeated at everything.
p I can be climbed, dressed up and sold as a horse.
i With children I mostly listen, they know odd and wonderful things.
i You see what a grown up is made of when a child cheats at cards.
i I never quite trust people who wave back at no babies.
b Are you the fun auntie or the strict one?
b What's the funniest thing a child told you?
=sundays
c Sundays are for a late breakfast, fresh air and something slow in the oven.
c My Sunday ideal is a long walk, the paper and nobody in a hurry.
c I keep Sundays gentle, coffee first and plans much later.
p On Sundays I move from bed to sofa with the grace of a walrus.
p Most Sundays start with big plans and end in a nap with one sock on.
p I treat the Sunday roast as a religion with gravy.
i Sunday at about four has a mood all of its own, and I like it.
i I leave one part of every Sunday empty to see what turns up.
i The best Sundays are those when you forget that Monday exists.
b What does your perfect Sunday look like?
b Are you lazy or busy on Sundays?
=weddingsLike
c I like weddings, everyone is hopeful and the cake is free.
c Small weddings with long tables and bad dancing are my favourite.
c Yes, weddings get me, especially the faces during the vows.
p I'm a good wedding guest, I cry quietly and dance loudly.
p At weddings I live between the buffet and Dancing Queen.
p Weddings suit me, it's the only day my good shoes get out.
i At a wedding I watch the old couples, they know something.
i The best moment of any wedding happens when the photographer is looking elsewhere.
i I always wonder which two guests at a wedding will tell their own story later.
b Do you cry at weddings?
b What's the best wedding you've been to?
=speeches
c I keep a speech short, warm and about somebody else.
c Speaking to a crowd is fine once the first laugh has happened.
c For people I like I would give a speech any day, nerves or not.
p My speeches have two jokes, one tear and a quick exit to the buffet.
p Hand me a microphone and my knees start their own speech.
p I speak well in public as long as the public is mostly dogs.
i The best toasts I can think of are under a minute and a bit unfinished.
i I look for one friendly face and give the speech to that person.
i A speech is good when somebody hears something they never knew was noticed.
b Do you enjoy speaking in front of people?
b What's the best speech you ever heard?
=traditional
c Old fashioned about manners, modern about everything else, chores included.
c I believe in two people sharing the work and the decisions.
c Equal is the only way that makes sense to me, at home and outside.
p I'm traditional about Sunday lunch and modern about who peels the potatoes.
p My views are modern, my opinions on tea are from another century.
p The apron fits anyone, and I look heroic in it.
i I like traditions best when both people picked them.
i Roles bore me, I prefer finding out who is secretly good at what.
i Some old customs I'd keep, like lingering at the door.
b Which traditions do you like to keep?
b Are you more traditional or modern yourself?
=retire
c Retirement for me means mornings without an alarm and a lot of travelling.
c I see it with a garden, long lunches and time for people.
c A slower life near water would be my idea of being retired.
p As a pensioner I intend to be cheerful, nosy and overdressed at breakfast.
p My retirement plan is a bench, a flask and strong views on pigeons.
p I'd be the retired man who joins every club and runs none.
i I would like to save one great adventure for when I have the time.
i Work matters less to me in that picture than who is at the table.
i I fancy being retired in small portions, starting with Fridays.
b What would you do with all that time?
b Sea, mountains or city when you retire?
=growingOld
c Getting older suits me, I worry less and enjoy more.
c I don't mind the years, they make people better company.
c Inside I feel young, and I plan to grow old with good humour.
p Ageing is fine, apart from the noise I make getting off a sofa.
p I'll be the old man with sweets in his pocket and gossip for everyone.
p My mind feels young, and my knees send polite letters of protest.
i I look forward to being old enough to say exactly what I think.
i People get more interesting with age, like old houses with odd rooms.
i I want to grow old laughing, and preferably at the same table.
b How old do you feel inside?
b What gets better with age for you?
`;
