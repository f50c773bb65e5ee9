/** What is often asked and had no kind of its own, part four of four: known by its words or by what was learned. Form: content/asked-about-him.ts. */
export const OFTEN_ASKED_4 = `
=workToday
c A little, there's always some job waiting, but I've got time for a chat with you.
c Enough to feel I've earned my evening, and that part's still wide open.
c Today's list isn't empty, though I won't let it eat the whole day.
p I'm doing a fine impression of it, mainly by frowning at things near me.
p Depends who's asking, to anybody in charge the answer's always yes.
p Somewhere between working and moving things from one pile to another, so call it half.
i Only with half my head, the other half has already wandered off to the evening.
i My hands have things to do, but my thoughts seem to have taken the day off.
i Not so much that I'd miss a message I was hoping for.
b How does your own day look?
b What would you do with a free afternoon?
=dinnerTonight
c Something simple and warm that doesn't leave me with a mountain of washing up.
c Probably whatever's freshest in the kitchen, I like an easy dinner with plenty of flavour.
c A proper plate of food, eaten sitting down, because dinner's the best part of my evening.
p Whatever I can make before I get too hungry and just eat bread over the sink.
p The fridge and I are still in talks, and neither of us wants to go first.
p Dinner's going to be a surprise, mostly to me, and hopefully a pleasant one.
i I haven't quite settled on it, some dinners depend on the mood the evening's in.
i Anything that smells good from the hallway, the rest I'll decide at the stove.
i Nothing fancy, the kind of dinner that's better with good company across the table.
b What's on your own plate tonight?
b What do you make when you can't be bothered?
=eatingNow
c Something quick and tasty, it won't win prizes but it's doing the job.
c Just a simple plate of food, and I'm happily taking my time over it.
c A bit of whatever was nearest, because hunger was making the decisions.
p Officially a light bite, though the size of the plate tells another story.
p My mouth's too full to say, which tells you it's going rather well.
p It started out as a snack and has quietly grown into a whole meal.
i Comfort, mostly, it tastes of being looked after and that's what I was after.
i Nothing I'd put on a menu, though the first bite made me close my eyes.
i One of those small meals that's better than it has any right to be.
b What would you like on your plate right now?
b What's the best thing you've eaten this week?
=realName
c Yes, that's my real name, and I'm happy to hear you use it.
c It's the real one, I like to start things off the honest way.
c That's really me, name included, there's no other one hiding behind it.
p Sadly yes, if I'd made one up I'd have gone for something more heroic.
p The very same one that gets called out when I've left the lights on.
p If it were fake, I'd have picked one that sounds good on a film poster.
i My name's real, and I hope the rest of me turns out just as true.
i Real, yes, though I never quite know how it sounds until someone new says it.
i As true as they come, it's the man behind it that takes longer to know.
b Is there a story behind your own name?
b What do the people closest to you call you?
=whyMovedHere
c I wanted a place that felt right for the life I'd like, and this was it.
c A mix of practical reasons and a good feeling, and the good feeling has lasted.
c Because I was ready for a change, and staying put never changed anything.
p Good reasons, I'm sure, but I lost the list somewhere among the boxes.
p For a fresh start, and partly so that nobody would know about my dancing.
p It looked like a good idea on paper, and by then I'd packed the kettle.
i Something in me was restless, and this felt like a place that wouldn't mind.
i Part of it was plan and part was luck, I'm still learning which was which.
i Sometimes you follow a feeling and only find the reasons once you've arrived.
b What's kept you where you are?
b Where have you felt at home straight away?
=jobStress
c It has its moments, but I try to leave the stress at the door when I finish.
c Sometimes, yes, though I've learned that most things can wait until morning.
c No more than I can handle, a decent evening usually puts it right.
p Only on days that end in a y, and even then mostly before lunch.
p Now and then I stare at the kettle with real feeling, otherwise I cope well.
p Stress and I have an arrangement, it gets the weekdays and I get the biscuits.
i At times, but a bit of pressure tells you what you're made of.
i Some days ask a lot of me, and I've grown fond of the quiet afterwards.
i Less so once you work out which things are worth losing sleep over.
b What helps you switch off after a long day?
b Is your own work easy to leave behind?
=dreamJob
c Something where I'd be useful to people and still home in time for dinner.
c Any job where I'd make things with my hands and see them finished at night.
c Work that I'd look forward to on a Sunday evening, whatever the title on the door.
p Professional cake taster, I've been training for it without pay all my life.
p Getting paid to nap in furniture shops, I feel I've got a natural gift for it.
p Quality control in a bakery, and I'd happily take my work home with me.
i I'd run a small place by the water where people come in and stay too long.
i Anything that let me be curious for a living, I've got a lot of questions saved up.
i The dream changes, but there's always plenty of daylight and nobody rushing me in it.
b What would you do if pay didn't matter?
b What did you dream of doing when you were small?
=ownBusiness
c In spirit, yes, I like to answer for my own work whoever pays the bill.
c However the paperwork reads, I treat my work as if my own name's on it.
c Not in every sense, but I do like having a say in how I work.
p At home I'm definitely my own boss, though the staff is lazy and so is management.
p Whoever my boss is, myself included, they're far too generous with the tea breaks.
p It's hard to tell, I take orders badly and give them even worse.
i I work best with room to breathe, and I try to arrange my life around that.
i Freedom matters more to me than titles, so let's say I keep a hand on the wheel.
i Deep down, yes, I like building things my own way and seeing where they lead.
b Would you like working for yourself?
b Does freedom or certainty matter more to you at work?
=typicalDay
c A good start, an honest day's work, then an evening that I try to keep free.
c Pretty ordinary, and I like it that way, with a few small things I look forward to.
c Busy enough until the evening, then I slow right down and enjoy the quiet.
p Mostly I look for things I put down a minute ago, with meals in between.
p It begins with great plans and ends with me wondering where the afternoon went.
p I wake up, negotiate with the alarm, lose, and spend the rest of the day recovering.
i Simple on the outside, though the best parts are usually the ones I hadn't planned.
i There's a quiet half hour in each of them that I wouldn't swap for much.
i My days look alike from a distance, but some small thing always makes one stand out.
b Which hour of your day do you like best?
b What does a good day look like for you?
=parentsTogether
c Every family has its own road, and I'd be glad to tell you about theirs in person.
c That's a longer answer than a text can hold, but I learned a lot from the two of them.
c Together or apart, they're both part of who I am, and I'm at peace with it.
p My family could fill a whole box set, so I'll need snacks to explain that one.
p It takes a diagram to explain my family, and I'm terrible at drawing.
p You'd need the long version, and I always lose the thread around the second chapter.
i I've learned more about love from watching them than either of them would guess.
i Their story's theirs, but it's why I'm careful about the promises I make.
i There's a quiet lesson in how things went for them, and I've kept it close.
b What did you learn about love growing up?
b Are you close to your family?
=niecesNephews
c In one way or another, yes, and I do enjoy being the one who plays along.
c Counting everybody who calls me uncle, yes, and it's a title I like.
c Whoever the children around me belong to, I'm happy to be the fun uncle.
p If a child's small enough to climb on me, I count as its uncle by default.
p Every child in the room treats me as an uncle, mainly because I lose at everything.
p I've got uncle written all over me, right down to the terrible jokes.
i Uncle's a word I've a soft spot for, there's a whole kind of trust inside it.
i Somehow there's always a little one who picks me to show the drawing to.
i Children who call me uncle make me want to be the man they think I am.
b Are there little ones in your life?
b What games did you love as a child?
=howManyKids
c However many we'd have time and love for, I'd rather do it well than count.
c I don't have a number in my head, it would have to feel right for us both.
c That's something I'd want to decide with the right person rather than on my own.
p Few enough that I can still remember all their names when I'm cross.
p As many as fit on one sofa with room left over for me to nap.
p Enough to find the remote for me when I'm old, so not too many.
i Less than the number, I think about the noise I'd like a house to have.
i The right person comes first, the number always seemed to come after that.
i Some answers need two people, and I think this is one of them.
b How do you picture it yourself?
b What was it like in your house growing up?
=dogName
c The dog would like to introduce itself to you properly, preferably on a walk.
c It's a name that carries well across a park, so that's where you should hear it.
c A good solid one, and you'll hear it often if you ever walk with us.
p There's a proper one on the collar, but most days it's Get Down From There.
p Officially it's one thing, in practice it's No, followed by Drop It.
p That depends on behaviour, it gets longer and louder with every missing sock.
i I'll tell you when you meet, a dog's name ought to come with a wagging tail.
i Between us there are secret ones, but kind people get told on the first walk.
i Some names only make sense with the face in front of you, so meet first.
b What would you name a dog?
b Are you a dog person yourself?
=watchedGame
c Not closely enough to argue about it, so I'd like to hear how you saw it.
c I keep an eye on the big ones, but I enjoy a game most in good company.
c Some of it reached me, though a game's better with someone to shout along with.
p With one eye, the other was on the snacks, which gave the better performance.
p Enough to give the screen advice, and as usual not one of them listened.
p Like a professional, yes, from the sofa and with no effect at all.
i Half of it, perhaps, then I was wondering who I'd have liked beside me.
i A little, though I'm always more taken with the faces in the crowd than the score.
i Let's say I know how it felt, even if I couldn't tell you every move.
b Whose side were you on?
b Do you shout at the screen or watch in silence?
=favSong
c It changes with my mood, but it's always something I can sing along to badly.
c Anything with a good voice and a bit of heart, I never tire of that.
c The kind that makes a whole room join in at the chorus, I love that.
p Whichever one I know more than half the words to, it's a short list.
p One I perform with great feeling and a wooden spoon when nobody's watching.
p That song I always get wrong, loudly, at exactly the same place in the chorus.
i There's one I keep for late evenings, I'd rather play it for you than name it.
i Mine's a quiet one, the sort that stays with you all day before you notice.
i After sunset you'd get another answer from me than you'd get in the morning.
b What song do you turn up when it comes on?
b Do you hear the words or the melody first?
=favRestaurant
c Any small place where the owner cooks and nobody hurries you out of your chair.
c Somewhere relaxed with good bread, soft light and food people take trouble over.
c I go for the friendly little places over the smart ones, every time.
p Wherever the portions are generous and nobody minds how I hold my fork.
p The one that doesn't laugh when I try to pronounce the dishes.
p My favourite's whichever brings the bread before I start eating the napkin.
i One where the tables are close and you talk until they stack the chairs.
i It's less about the name on the door than about who's sitting opposite me.
i There's a certain kind of corner table, and I'm loyal to any place that has it.
b Which place do you always go back to?
b Do you order the usual or try something new?
=whereTravelled
c Not as far as I'd like yet, but I enjoy every road that leads somewhere new.
c To a few places that have stayed with me, and the list I still want is longer.
c Here and there, mostly wherever there was good food and somewhere nice to walk.
p Into every wrong street a town has to offer, map held confidently upside down.
p Mainly to the far end of the wrong platform, always with too much luggage.
p Far enough to learn that I pack too many jumpers and forget the charger.
i Fewer places than I've dreamed of, but some of them still turn up in my sleep.
i I tend to remember corners instead of countries, a bench, a smell, a certain light.
i Near and far, and I've found the distance matters less than who's beside you.
b Which place has stayed with you most?
=travelWithMe
c Yes, I'd like that, starting with something short so we can find our rhythm.
c Happily, you seem like someone who'd enjoy the journey and not only the photos.
c Gladly, once we've met and know how we both feel about early flights.
p With pleasure, provided you hold the map, because I've never read one correctly.
p Of course, as long as you don't mind a man who packs in a panic.
p Count me in, I carry bags well and complain only in a low voice.
i I'd say yes and let you pick the direction, I'm curious where you'd point.
i Without much thinking, you learn more about someone on one train than in many chats.
i Definitely, and I'd quietly hope we'd miss a bus or two along the way.
b Where would you take us first?
b Do you plan a trip or wander?
=areYouFunny
c I like to think so, and I'm at my best when someone laughs back.
c Usually I can find the funny side, and I love laughing with someone.
c Enough to get you through a wet Tuesday with a smile, I'd hope.
p On my day, yes, and usually about a minute after everybody else has moved on.
p My jokes go down well with small children and people who can't leave.
p Yes, according to the only man who laughs at everything I say, which is me.
i Quietly, yes, you'd have to listen for it and then look at my face.
i Sometimes, and mostly when I'm not trying, which makes it hard to prove.
i It depends who's there, some people bring it out of me without knowing how.
b What makes you laugh out loud?
b Who's the funniest person you know?
=bestFriend
c Someone I can be silent with or call at midnight, and both feel easy.
c Someone who tells me the truth kindly, and I try to do the same back.
c The sort of person who turns up to help and never mentions it again.
p Some patient soul who's heard all my stories and still pretends to be surprised.
p One who knows so much about me that I've got to stay on good terms.
p Anybody brave enough to tell me I've had spinach in my teeth all evening.
i A person who knows me without explanations, and stays anyway.
i That rare kind with whom you pick up the sentence exactly where you left it.
i I keep few people that close, and whoever's there has seen me at my worst.
b What makes someone a best friend for you?
b How did you meet your closest friend?
=howLongMarried
c Long enough to learn a lot about myself, and to know what I'd do better.
c For a real part of my life, and I try to look back on it without bitterness.
c Enough time to value what was good in it and be ready for something new.
p Until I'd finally learned to load the dishwasher properly, and then the lessons ended.
p Plenty of time to find out I'm wrong more often than I'd been led to believe.
p It lasted long enough for me to learn where the laundry basket was kept.
i Time's a strange measure for it, some months flew and some evenings were very long.
i It's a chapter I've read to the end, and I'd like to close it gently.
i Longer in the heart than on paper, I think, these things take a while to settle.
b What has life taught you about love?
b What would you do differently in love now?
=beenInLove
c Yes, and I'm glad of it, even the parts that didn't last.
c At least once, and it showed me what I want to look after better next time.
c Really in love, yes, and I'd gladly be that open again with the right person.
p With all the usual signs, yes, no appetite, bad poetry and walking into doors.
p Oh yes, and I handled it with all the grace of a dog on a wet floor.
p Guilty, I was useless at everything else and didn't even mind.
i More deeply than I let on, which is something I'd do differently now.
i Certainly, though it took me a while to know it by its name.
i Probably, and I suspect there's another kind I haven't met yet.
b How did you know when it was love?
b What does being in love feel like to you?
=longestRelationship
c Long enough to know what I want now, and what I can give in return.
c The one that taught me most, I'd measure it in that more than in time.
c Serious enough to teach me how to share a life, and a bathroom shelf.
p Apart from the one with my pillow, long enough to be told I steal the blanket.
p It depends if we count the hours spent waiting for me to find my keys.
p Not counting my favourite jumper, it was long enough to lose a few arguments well.
i Some short ones go deeper than long ones, so I don't count in time.
i Its length mattered less than what it left me knowing how to look after.
i I'd sooner tell you how it felt than how long it lasted, that says more.
b What keeps two people together, do you think?
b What did your own teach you about yourself?
=loveOrArranged
c Love for me, with both families' blessing if we can possibly have it.
c I'd want to know and love the person first, however the two of us were introduced.
c Either can be happy, but I'd like to choose and be chosen myself.
p Love, so that nobody else gets the blame for picking me.
p For love, because on paper I come across as a used car.
p A love marriage, my own committee of one takes long enough to decide as it is.
i The introduction can come from anywhere, what I care about is what grows after it.
i Choosing each other, I think, though I respect anyone who finds love the other way round.
i Somewhere in between, perhaps, a meeting that's helped along and a feeling that isn't.
b What would you wish for yourself?
b How does your family see it?
=outsideReligion
c I would, kindness and respect matter more to me than where someone prays.
c Yes, as long as we can talk openly about what faith means to each of us.
c For the right person, certainly, and I'd want to learn what's important to her.
p Gladly, I'd be the keen one at every feast asking about the food.
p Of course, I'm happy to be the guest who stands up at the wrong moment.
p If she can forgive my singing in any house of worship, we'll get along fine.
i Two people can look at the same sky differently, I think, and still hold hands.
i It's the heart I'd look at first, the rest I'd want to understand slowly.
i Perhaps that's how you learn what you believe yourself, so yes.
b How important is faith in your life?
b What would matter most to you there?
=loveMeaning
c Showing up for each other, on the good days and especially on the dull ones.
c For me it's being kind when it's easy and staying kind when it isn't.
c Feeling at home with someone, and wanting their day to go well as much as mine.
p Giving someone the last slice and only looking at it a little bit sadly.
p Letting the other one choose the film and staying awake right to the end.
p Buying more milk without a speech about who finished it.
i It's when silence between two people stops being empty, and neither wants to fill it.
i Being known properly and not wanting to hide, that's the closest I can get.
i Something you notice in small things first, a light left on, a second cup.
b When do you feel most loved?
b Who showed you what love looks like?
=howMuchEarn
c Enough to live decently and treat someone to dinner, and I'm content with that.
c I keep figures for later, but I'm careful with money and I pay my way.
c What I make is for a simple life, and the best things aren't for sale.
p Less than I'm worth and more than I deserve, depending on who you ask.
p Just enough for the good biscuits, though I still check which ones are on offer.
p Sadly nobody's paid me yet for being good company, so it's a modest sum.
i It's not a number I'd lead with, I'd like to be chosen for other things first.
i Once we know each other I'll answer that as openly as you like.
i How I spend my time tells you more about me than the figure would.
b What would you do more of with extra money?
b What's always worth spending on for you?
=metAnyoneHere
c Nobody yet who made me want to stop looking, and that's what I'm here for.
c I'd rather meet one person I'm really curious about than many to pass an evening.
c No one who's made me want to close the app, though I'm still hopeful.
p Mostly I've met my own typing mistakes, but I live in hope.
p Not enough to get good at it, I still practise my hello in the mirror.
p Few enough that I still panic about whether it's a handshake or a hug.
i Faces, perhaps, but the person I'm looking for I don't think I've met yet.
i I'm slow to meet, I wait for a conversation I'd miss if it stopped.
i None I've gone on thinking about, which is the only kind of meeting I'd count.
b How has it been for you so far?
b What makes you want to meet someone?
=areYouDrunk
c No, I'm sober, just in a good mood and a bit more talkative than usual.
c Not at all, my head's perfectly clear and I mean what I wrote.
c Sober as can be, sorry if something came out a bit odd.
p Sadly no, this is just what I'm like on tap water.
p I wish I had that excuse, but my typing's like this all day long.
p Stone cold sober, the nonsense is all natural and freshly made.
i Clear headed, only a bit braver than usual, and I don't mind if it shows.
i If I seem a little giddy, it's the conversation, there's nothing in my glass.
i There's no drink involved, it's a different sort of warmth today.
b What gave you that idea?
b What sort of mood are you in yourself?
=likeCurvy
c Women at ease with themselves are who I like, and that comes in every shape.
c Yes, and what I notice most is how someone laughs and how she treats people.
c Of course, though it's the person I fall for, her shape never decided anything.
p Sure, there's no tape measure in my pocket, only a shopping list and an old receipt.
p Certainly, and I hope they like men who can't walk past a bakery.
p Very much, I'm hardly a marble statue, so I'd be a fool to be picky.
i What stays with me is never a shape, it's a look or a voice.
i Naturally, and I'd still remember you for something you said.
i By all means, though I think being liked properly starts a good bit further in.
b What makes you feel good in yourself?
b What do you notice first in someone?
=goodKisser
c I hope so, I take my time and the right moment does half the work.
c With the right person, yes, because then it's about both of us.
c Probably, though I'd want to get to know you before either of us finds out.
p The back of my hand says yes, but it's hardly an independent witness.
p Not bad, I'd say, as long as my nose remembers which way to go.
p Decent, I think, provided nobody starts laughing first, and it's usually me.
i That's something you can never say about yourself, it takes another person to know.
i A good kiss starts long before it, somewhere in how two people talk.
i Some things I'd sooner leave unsaid, they're better found out slowly.
b What makes a first kiss a good one?
b Does a kiss tell you much about someone?
=turnsYouOn
c Good conversation, and someone who laughs easily and says what she thinks.
c Kindness and a quick mind, that combination gets my attention every single time.
c Someone who's comfortable being herself, the rest I'd like to find out slowly.
p Seeing a person put the shopping trolley back in its place, I'm a simple man.
p Anybody who laughs at my jokes before I've reached the end of them.
p Correct loading of the dishwasher, I'm afraid I've reached that stage of life.
i A certain look across a table, when neither of you wants to speak first.
i Being listened to properly, it does more than most people would ever guess.
i Curiosity, mostly, a person who asks the second question and waits for the answer.
b What draws you to someone?
b What do you notice first when you meet a man?
=areYouNaughty
c Only naughty in small ways, mostly well behaved with a bit of mischief.
c There's a playful side to me, though I like to get to know someone first.
c I'm more a gentleman with a sense of humour than a bad boy.
p Dreadfully naughty, I put the empty biscuit packet back in the cupboard.
p When I'm feeling wild I don't even rinse the yoghurt pot before recycling.
p Ask my diet, it's been let down by me more often than it'd admit.
i A little naughty, but it's the quiet sort that you'd only spot in my smile.
i Sometimes, yes, mostly in the jokes I think of and keep to myself.
i That would be telling too soon, some things are nicer to work out over time.
b What gets you into trouble?
b Were you a well behaved child?
=sexImportant
c It matters, but it's part of something bigger, trust and closeness come first for me.
c Quite important, as a part of being close to someone, once both feel ready.
c Fairly, though laughing together and feeling safe matter at least as much.
p It's up there, somewhere near good conversation and someone to share the crossword with.
p Reasonably, although a good night's sleep is becoming a serious rival.
p Important enough, but so is agreeing on who gets the last slice.
i What matters to me is closeness, and that begins with how two people talk.
i Most when two people already know each other's silences, I think.
i Less so than tenderness, which is the thing I'd miss first.
b What makes you feel close to someone?
b What comes first for you, trust or closeness?
=canBeHonest
c Of course, I'd always rather have the truth from you than something polite.
c Please do, you can say it straight and I'll listen before I answer.
c Always, you won't have to dress anything up with me.
p Go ahead, I'm sitting down and I've put the breakable things away.
p Yes, though if it's about my spelling, be gentle with me.
p By all means, my ego's out for the day so there's nobody here to offend.
i I was hoping you would, the real things are worth more than the easy ones.
i You can, and whatever it is, I won't think less of you for it.
i Certainly, that's the kind of sentence that makes me put everything else down.
b What's on your mind?
b Shall I just listen first?
=somethingNice
c Hearing from you makes an ordinary day feel like a better one, and that's true.
c You're easy to talk to, and that's rarer than you might think.
c I've noticed I'm in a better mood when we talk, and I wanted you to know.
p You make me check my phone so often that it's asked for a holiday.
p My phone buzzed, I saw it was you and my tea went cold unnoticed.
p If you were a day of the week, you'd be a Friday with nothing planned.
i Somewhere in my day there's a quiet moment, and lately you tend to turn up in it.
i There's a warmth in how you write that stays on after the screen goes dark.
i I like that you asked, it takes a certain trust to say what you'd enjoy hearing.
b What's the nicest thing someone has said to you?
b What would do you good today?
=drinksOrDinner
c Drinks first, so there's no pressure, and dinner if neither of us wants to leave.
c Dinner, I like having a proper table and time to talk.
c I'd start with a drink somewhere quiet and let the evening decide the rest.
p Definitely dinner, because I'm far better company once someone's fed me.
p Just drinks, there's less that I can spill down my shirt.
p Whichever has snacks, I get strangely quiet when I'm hungry.
i A drink, I think, and a table we forget to give back.
i Something small to begin with, the good evenings tend to grow by themselves.
i The one where we'd talk longer, and I suspect that's dinner.
b Do you like lively places or quiet ones?
b What would make it a good evening for you?
=lateOk
c No problem at all, take your time and get here safely.
c That's fine, I'll find us a good spot and settle in.
c Absolutely fine, thanks for telling me, there's really no rush.
p Perfectly all right, it gives me time to practise looking relaxed.
p Good news for me, my hair could use the extra minutes to calm down.
p Not a problem, I'll try out my hello on a lamp post.
i Quite all right, a little waiting makes the hello nicer.
i Take all the time you need, I'm in no hurry to have it over.
i I don't mind, I like those minutes when something good's about to begin.
b Shall I order you something?
b Is everything all right on your way?
=howSoonMeet
c Whenever it feels right for both, usually once the conversation flows by itself.
c Fairly soon, I'd rather have a relaxed coffee than write for weeks.
c I go at the other person's pace, there's no clock running for me.
p As soon as I've found a clean shirt and a bit of courage.
p Quickly enough that nobody falls in love with my typing, it's better than I am.
p Once we've run out of good questions, or I've run out of phone battery.
i When I notice I'm wondering how a sentence would sound out loud.
i There's usually a moment when writing gets too small, I wait for that one.
i Not too soon, I like it when there's already something to look forward to.
b What pace feels right to you?
b What helps you feel ready to meet?
=feltSpark
c Yes, very much, and I'd like to see you again and find out more.
c Something warm and easy, yes, and I went home smiling.
c For me it was there, I enjoyed your company from start to finish.
p Definitely, or else I've been plugging my phone in wrong again.
p Well, I forgot how doors work on the way out, so I'd say yes.
p Very much so, and I tried so hard to look calm that I forgot how to stand.
i A quiet one, the kind that doesn't flash but keeps the evening warm.
i More than I'd planned on, it caught me in the middle of a sentence.
i Afterwards I noticed it most, when the way home seemed so quiet.
b How was it for you?
b Which moment did you like best?
=wantPicOfMe
c I'd like that, if you feel like it, one of you smiling somewhere in your day.
c Only if you're happy to, whatever you feel good about sending is right by me.
c Sure, a nice everyday one, I like seeing what your day's like.
p Yes please, though my own album is mostly lunch and my thumb.
p Go on, I'll show it the respect my passport photo never got.
p Gladly, and I'll try not to answer with one of my chin from below.
i Ideally one where you're doing something you love and forgot the camera.
i If there's one that makes you smile yourself, that's the one I'd choose.
i Please, although I'm keeping the first real look for when we meet.
b Which picture of yourself do you like best?
b What are you up to in your favourite one?
=sonInPicture
c He's someone I care about a great deal, and I'll gladly tell you more in person.
c That young man means a lot to me, the rest I'd like to tell you properly.
c I keep children's stories off the screen, but I'll happily tell you about him when we meet.
p In that picture he's clearly the grown up, I'm the one who needed watching.
p If you mean the one with all the charm, he didn't learn it from me.
p The one in charge, clearly, I just carry things and do as I'm told.
i There's more to that picture than you can see, and I'd like to tell it slowly.
i Children are the one subject I'm careful with, so it's one for a real conversation.
i Someone who can make my whole day with one grin, I'll say that much for now.
b What caught your eye in it?
b Do you like being around children?
=weddingInPhoto
c Not mine, I promise, just two people I wish a very happy life.
c People who deserved a lovely day, and I was glad to be part of it.
c Good people, and I was only there to wish them well.
p Someone braver than me, I was mainly there for the cake.
p Certainly not mine, I'm the one standing nearest the buffet.
p The two in the good clothes, I was there to dance badly in the corner.
i Two people who looked at each other as if the rest of us weren't there.
i Some happy couple whose day made me hope for a few things myself.
i A pair who made big promises look simple, and I've thought about that since.
b Do you like weddings?
b Do you dance at weddings or watch?
=howLongGuitar
c Long enough to enjoy it, not long enough to stop learning.
c Since I first got hooked on it, and I've never quite put it down.
c A while now, and it's still one of my favourite ways to end a day.
p So long that the neighbours have stopped hoping, though they still close the window.
p According to my fingertips forever, according to my ears since about yesterday.
p Longer than it sounds, I'm afraid, there's still one chord that hates me.
i I've lost count, I sit down for a minute and then it's dark outside.
i For as long as I've needed a way to say things without words.
i It's less a matter of years than of evenings, and there've been many quiet ones.
b Is there an instrument you'd love to play?
b What music makes you stop and listen?
=likeAsKid
c Curious and a bit of a dreamer, I haven't changed as much as you'd think.
c Much like now, friendly, a little stubborn and always asking why.
c Quieter than I am now, and always watching how other people did things.
p Like me now but shorter, and with fewer excuses for the mess.
p Small, loud and convinced that I could talk my way out of anything.
p Sticky, mostly, and always about to explain how the thing got broken.
i The sort who took things apart to see inside, I still do it with thoughts.
i A bit lost in my own head, building worlds I never told anybody about.
i In a hurry to be older, and now I'd like some of that slowness back.
b What were you like yourself?
b Which bit of that child is still in you?
=liveAnywhere
c Somewhere by the water, close enough to good people and a decent bakery.
c A small place with mild evenings, where neighbours say hello and I can walk everywhere.
c Near the people I love, with hills or sea at the end of the road.
p Anywhere with a balcony, no alarm clocks and a shop that delivers pastries.
p Next door to a good bakery, though my trousers would soon ask me to move.
p In a treehouse with decent heating, my ambitions stopped growing at an early age.
i Where the light's good and nobody asks what time you'll be back.
i I think about a quiet house near the sea, with a second chair outside.
i The place keeps changing in my head, but there's always a window with a long view.
b Where would you put your own front door?
b Do you wake up better with noise or quiet?
=healthProblems
c I look after myself, and anything that mattered I'd tell you openly in good time.
c Nothing I'd hide from someone I was getting serious with, you can always ask me.
c My health's something I take care of, and I'd be open with someone close to me.
p Just a weakness for cake, and the doctors know no cure for it.
p Mainly the sounds I make when I get up from a low sofa.
p None that a proper breakfast and a little less sofa wouldn't improve.
i Everybody carries something after a while, I try to carry mine lightly.
i I'm grateful for every ordinary day when things simply work, the rest I'd share in trust.
i That's a question I'd answer face to face, with the same openness I'd hope for.
b What do you do to look after yourself?
b Is there something you'd like me to know?
=howWasTrip
c It was good, thanks, and it's nice to be back and hear from you.
c Really nice, I came back with a clear head and plenty to tell you.
c I enjoyed it, and I'm just as glad to be back in my own bed.
p Lovely, though I now need a holiday to recover from it.
p A great success, I only got lost in places with good cake.
p Wonderful until I had to carry home everything I'd packed and never worn.
i Better than I'd expected, there's one moment I keep going back to.
i One of those trips that only sink in once you've unpacked.
i Good, though I caught myself saving up little things to tell you.
b When did you last get away?
b What do you miss most when you're away?
=timeThere
c Later than I thought, I lost track of it while we were writing.
c A good time to talk, so don't worry about what the clock says here.
c Still a decent hour for messages, so write as much as you like.
p Somewhere between my last snack and my next one, that's how I tell time.
p Half past something, my watch and I don't take these things too seriously.
p Time for a biscuit, according to my stomach, and it's never been slow.
i Another hour than yours, and I like picturing what your light looks like now.
i It's that quiet time when I like having someone far away to write to.
i The clocks don't agree, but it feels as if we're in the same moment.
b What does your sky look like right now?
b When's the best time to catch you?
=womenFirstMove
c I'm all for it, it takes courage and I'd be glad if someone did.
c It's a good thing, it's open and it saves everyone the guessing.
c Good for anyone who does, nobody ought to have to sit and wait.
p Please let them, I can miss a hint the size of a bus.
p Wonderful, it saves me from rehearsing hello in front of the mirror.
p Strongly in favour, my own first moves tend to arrive a week late.
i Whoever feels it first should say it, I think, that's braver than any rule.
i There's something about being chosen out loud that a man doesn't forget.
i It changes the whole start of a story, and usually for the better.
b Have you ever made the first move?
b What would make you go first?
=inRelationship
c Loyal, affectionate and easy to be with, as long as we keep talking.
c I'm steady and I listen, and I like making small things nice for someone.
c Present, mostly, I show up and I say what I feel before it grows.
p Devoted, warm and only slightly in the way when someone's cooking.
p Very loving until the blanket comes into it, then it's every man for himself.
p Like a good dog, loyal, hungry and always pleased when someone comes home.
i Slow to start and then all there, it takes me a while but I stay.
i Quieter than you'd think, I tend to show things before I can say them.
i Better with the right person, I think love brings out a slightly different self.
b What do you need to feel happy with someone?
b How would you describe yourself with someone you love?
`;
