/** What is often asked and had no kind of its own, part one of four: known by its words or by what was learned. Form: content/asked-about-him.ts. */
export const OFTEN_ASKED_1 = `
=weekendWas
c Nothing too grand, I took it slowly and I'm better for it.
c My weekend could've been longer, and that's my only complaint.
c The usual mix of jobs and lying around, and the lying around went well.
p Very little, and I gave it everything I had.
p Half my great plans lasted until Saturday lunch, then the sofa stepped in.
p I got a few things done, just not the laundry.
i Nothing special, though I'd have liked someone to share it with.
i Mostly I slowed down a bit, and noticed how much I'd needed to.
i It was fine, a bit of your company would've made it better.
b What was the nicest bit of your weekend?
b Do you like your weekends full or empty?
=workingNow
c Busy or not, I've got a few minutes for you.
c Sort of, though I'm glad of the interruption.
c Nothing so important that it stops me writing back.
p In theory, but I stopped concentrating when you wrote.
p Working is a generous word for a man with his phone in his hand.
p If anybody asks, I'm being extremely productive and this chat never happened.
i Part of me is, the better part's here with you.
i Never too busy for you, it's the perfect moment for a break.
i Taking a small break, your name came up and I couldn't resist.
b Is it a busy day for you or a quiet one?
b What time do you get some peace today?
=dinnerTonight
c Something simple and warm, I like a dinner that doesn't need a manual.
c Whatever's fresh and quick, with good bread and no fuss.
c Easy comfort food, ready before I start on the crisps.
p A surprise, mainly to me, I haven't opened the fridge yet.
p Anything that fits in one pan, since the washing up is my department too.
p My ambition says a feast and my patience says something on toast.
i That's still open, but dinner's always nicer with two at the table.
i I haven't decided, I cook better when someone's waiting for it.
i I fancy French onion soup, the kind with too much cheese on top.
b What would be on your perfect plate?
b Do you follow recipes or make it up?
=howFarFromMe
c Near enough that I'd happily make the trip for a good coffee.
c Not so far that I'd ever use it as an excuse.
c Not too far, and I'm happy to do my share of the travelling.
p About one good playlist, a bit more if I trust my sense of direction.
p Not far, even for a man who takes every wrong turn.
p A manageable trip for a man with snacks and a charged phone.
i Closer than it felt before we started talking.
i Not so far that I'd miss a good evening with you.
i Close enough to meet you any evening that suits.
b What do you like best about where you live?
b Do you mind a bit of travelling yourself?
=whenMovedHere
c Long enough to have my favourite corners, and I still find new ones.
c Long enough to feel settled, and I'm still glad to be here.
c I've been here long enough to call it home and mean it.
p Somewhere between needing a map and giving tourists wrong directions with confidence.
p Some days it feels like years, but I still take wrong turns.
p Long enough to complain about the weather like a local.
i Long enough to know it, and I still like walking it with someone new.
i Long enough that I'd miss even the bits I complain about.
i It could be ages, a street can still feel new to me.
b Does it feel like home to you by now?
b What do you like best round here?
=longHours
c Sometimes, but I make sure there's room left for the people I like.
c It varies, and I guard my evenings better than I used to.
c When it's needed, yes, but work doesn't get all of me.
p Only the ones after lunch are long, the others behave.
p They're normal hours, I just sigh a lot.
p Long enough that I know every snack in the building.
i They feel shorter when there's someone to write to.
i Long enough, so I'm choosy about who gets my evenings.
i Some run long, but the evening's mine and I like it slow.
b How do your evenings usually look?
b What do you do first when you get home?
=newJobHunt
c I keep my eyes open, but I try to enjoy where I am.
c If something better suited to my life came along, I'd think about it.
c Not in a hurry, I like to move for a good reason.
p Only on Monday mornings, and by Tuesday I've usually calmed down.
p Not seriously, though professional sofa tester would tempt me.
p Not really, I'm waiting for a job with free lunch and no Mondays.
i Not actively, but I do wonder what else I'd be good at.
i Not right now, though I'd listen if a lovely job came along.
i Looking is a strong word, but I do leave a window open.
b What would your dream job be?
b What matters most to you in a job?
=workingOrRetired
c Still going strong, and I make sure there's time for the good things.
c Somewhere in between, my days are full but they're not all about work.
c Busy enough, though my time matters more to me than any work.
p Retired from taking work too seriously, and my mornings are nicer for it.
p Half retired in spirit, the alarm clock only makes suggestions now.
p Too young at heart to stop and too lazy to rush.
i Still busy, but I choose what with these days.
i Either way, free afternoons are precious to me these days.
i Retirement is a word that makes me smile, I feel more like I'm starting things.
b What does a good weekday look like for you?
b How do you like to fill your mornings?
=ambitious
c Yes, in the sense that I want a life I'm glad to wake up to.
c I'm ambitious, but not at the cost of the people close to me.
c About the things I care for, very much, the rest I leave to others.
p Extremely, my plans for a single Saturday would fill a month.
p In the morning I'd conquer the world, by evening I'd settle for pizza.
p Quite, I just haven't told my to do list.
i More than I show, I'm just not loud about it.
i Yes, though I used to want more and now I want better.
i Quietly, yes, I'd rather build one good thing than chase ten.
b What would you love to be really good at?
b What are you working towards just now?
=parentsLive
c Never so far that I'd say no to a Sunday lunch.
c Staying close is what counts for me, whatever the map says.
c Near or far, they're the people I think of when I say home.
p In my head mainly, still telling me to take a jacket.
p Wherever there's a spare plate and the question of whether I've eaten enough.
p I can still hear them about my haircut, so never very far.
i Wherever they are, home is the word that comes to mind.
i I'd call any place home that has them in my thoughts.
i I sound more like them every year, so they're never far.
b Do you see much of your own family?
b Do you take after your mum or your dad?
=seeKids
c As often as I can, and it never feels like quite enough.
c Every chance I get, time with the kids is the best of my week.
c Whenever it's our time I'm there, and I don't let other things push in.
p Often enough to owe them an answer on every animal that ever lived.
p Any time there's hunger or homework, I'm suddenly very popular.
p Often enough to know all the songs I never wanted to know.
i Never as much as I'd wish, so I try to be fully there.
i Never for long enough, the goodbyes still get me a little.
i Whatever the calendar says, I'd always add a day.
b What do you like best about time with kids?
b Do you enjoy a house full of kids, or the quiet after?
=ownOrRent
c Either way it's home, and I'm happy there.
c I don't mind which, as long as it feels like home.
c What counts for me is a front door I like coming home to.
p On paper it's complicated, in practice the sofa owns me.
p Whoever's name is on the paper, the heating bill finds me.
p I own the sofa dent, the rest is paperwork.
i I care less about the paper than about who's at the table.
i Just a normal place, and I like coming back to it.
i It's mine enough to invite someone in for dinner.
b What would your ideal home have?
b Which room do you love most in yours?
=hisDogBreed
c The loyal and cheerful kind, whatever the papers say about the rest.
c A proper mixture of stubborn and sweet, whatever the papers say.
c Good natured, that's the only part of it I cared about.
p Officially a dog, unofficially the manager of the whole house.
p One part vacuum cleaner, one part shadow, the rest is pure opinion.
p A rare breed called not allowed on the bed but there anyway.
i The cuddly breed, you'd be best friends after one walk.
i A stubborn, soft one, and always first at the door.
i The kind that would choose you over me in a minute.
b Which dog would you have if you could?
b Are you more big dogs or small dogs?
=dogHowLong
c Long enough that I can't picture home without the sound of those paws.
c Since the day I couldn't say no to that face, and I've no regrets.
c We've been together long enough to know each other's moods perfectly.
p Long enough for the dog to have trained me completely.
p Long enough for the sofa to change owners without a word.
p Ever since I lost the argument about who's in charge.
i It feels like always, I hardly remember walking alone.
i Any day without that dog would feel oddly quiet now.
i Not long enough, I'd want a hundred more walks together.
b Did you grow up with animals?
b Do you have a soft spot for dogs too?
=watchedGame
c Not closely enough to talk tactics, so I'd rather hear your version.
c I like the mood more than the score, and I'd enjoy the next together.
c I'd rather get the match from you, so tell me the best bits.
p Yes and no, I tend to shout at the wrong moments.
p Only enough to know when everybody else was shouting.
p I watch any match best from a safe distance, near the snacks.
i In passing, I'd have needed you beside me to explain it properly.
i A little from afar, I find the faces watching more interesting than the ball.
i A match is better next to someone who really cares.
b Who were you cheering for?
b How did you feel when it was over?
=haveNetflix
c There's always something to stream, and I'm glad of a good tip.
c Like half the world, I'd spend longer choosing than watching.
c There's enough to stream for a long rainy weekend, I just need good company.
p Sort of, mainly I have a very long list I'll never watch.
p Probably, I've lost track of which subscriptions are quietly emptying my account.
p Sure, it keeps asking if I'm still watching and I find that quite personal.
i It's someone to watch it with that's harder to find.
i There's plenty to watch, I'd just like someone to argue with about what.
i I'd swap Netflix for a good conversation any evening.
b What was the last thing you loved watching?
b Do you binge or save an episode a day?
=coffeeHow
c Strong and simple, and preferably with someone across the table.
c Fresh, warm and not too fancy, I'm easy to please before ten.
c However the coffee comes, as long as it's fresh and I can sit down.
p Quickly and often, with as little conversation as possible until it works.
p In a mug the size of a bucket, mornings ask a lot of me.
p However it arrives, a man who's half asleep can't be a critic.
i Strong and slow, coffee's for sitting down and talking.
i Quite bitter, with something sweet next to it.
i Dark, with a little milk, and a good story to go with it.
b Where do you drink the best coffee?
b How many cups before you feel awake?
=lastHoliday
c Somewhere I'd go back to, that's the best thing I can say of a trip.
c Nowhere to boast about, I like good food and no hurry.
c A place that did me good, I'm easily pleased on holiday.
p Somewhere my packing couldn't keep up with my optimism.
p Far enough that my phone gave up before I did.
p The exact spot where I said I'd go away more often, and then didn't.
i Any holiday feels too long ago, I could look at maps all evening.
i Somewhere with evenings I'd have liked to last longer.
i Wherever it was, I'd go back tomorrow with good company.
b Where would you go back to tomorrow?
b Sea, mountains or city for your next one?
=howWasHoliday
c It was just what I needed, and too short, like every good one.
c Good for the soul, I came back rested and full of plans.
c I enjoyed my holiday a lot, and I'm surprisingly happy to be back.
p Lovely, but I still haven't unpacked.
p So good that my inbox has been punishing me for it ever since.
p The holiday was fine, it's the part where it ended that I object to.
i Better than the photos, they never catch how slow the evenings get.
i Nice, though I kept seeing things I'd have liked to show someone.
i Good, but I caught myself checking my phone for your messages.
b What do you miss most after a holiday?
b Where would you go if you could leave tomorrow?
=countriesBeen
c Fewer countries than I'd like, there's always a next one to dream about.
c Enough to be curious about more, and I'd take one slowly over five in a rush.
c I don't count them, I'd sooner know a few countries well.
p Not as many as my fridge magnets would like you to believe.
p On the map in my head all of them, in my passport a bit fewer.
p A few more if changing planes and an overpriced sandwich count.
i Never as many as I'd like, and I'd take each one slowly.
i Not enough yet, and I'd give Japan a whole month.
i Never enough, there's always one more that I've only seen in films.
b Which country is at the top of your list?
b Do you like the going away or the coming home more?
=spontaneous
c Often enough, a good idea on a Tuesday deserves a chance.
c I can be, give me a nice reason and I'll find my coat.
c Yes, within reason, some of the best days don't start with a plan.
p Very, as long as I get a little notice and a snack.
p Absolutely, though I plan my spontaneous moments carefully, usually a week ahead.
p Once my shoes are on anything could happen, even a different supermarket.
i Yes, mostly when someone nice asks if I've got an hour.
i Part of me plans everything, the other part is waiting for an excuse.
i More and more, my favourite evenings are the ones I never planned.
b What's the best thing you ever did unplanned?
b Do you like a plan or a surprise?
=tattooMeaning
c My tattoo's something I don't want to forget, and it still holds true.
c A reminder to myself, more than a message for anyone else.
c I'd call it personal, and I'd gladly explain it over a drink.
p Mainly that I can sit still when I really have to.
p Some days deep wisdom, other days just good decoration.
p Officially something deep, but I just practise looking thoughtful when asked.
i It's changed over the years, a bit like me.
i I'd rather tell you that story in person, it deserves a coffee.
i I like a tattoo to mean something different every year.
b What would you put on your skin forever?
b Do you have a symbol that means something to you?
=likeTattoosWomen
c I do, especially when there's a story behind them.
c Sure, I like people who carry a bit of their story with them.
c Tattoos or none, it's the person wearing them I'm interested in.
p Yes, they give me something to ask about when I run out of lines.
p Of course, anyone braver than me with needles has my respect.
p Very much, I faint at a splinter so I'm easily impressed.
i They make me curious, I always wonder what was happening when each one was made.
i I like tattoos, it takes nerve to wear your story on your skin.
i I like that someone's sure enough of a thing to keep it forever.
b If you have any, which one has the best story?
b Would you choose one for its meaning or for joy?
=divorcedHowLong
c Divorced long enough to be at peace with it and ready for something good.
c It's been long enough that I can talk about it calmly, without bitterness.
c Long enough to wish everyone well and look forward again.
p Plenty of time to learn what all the washing machine buttons do.
p Long enough to find out where the spare fuses live.
p Long enough to consider buying an iron, one day I might use it.
i Long enough for it to go quiet, and I'm a bit wiser.
i Long enough that it feels properly behind me now.
i Long enough to be curious about someone again.
b What has helped you most when something ended?
b What are you looking forward to these days?
=heartBroken
c Hearts are easily bruised, so I try to be gentle with other people's.
c I think most of us have, and I came out kinder for it.
c Sure, it's had its knocks, but it still works and it's open.
p A scratch or two at most, nothing a good pizza couldn't mend.
p If sad songs count as proof, I could qualify as a radio station.
p Nothing that enough pasta couldn't mend, like for everyone else.
i Everyone who's really loved knows a bit of that, and so do I.
i Whatever it's been through, my heart still believes in love.
i Whoever loves risks it, and I'm still glad to take the risk.
b How is your own heart these days?
b What do you think helps a heart most?
=relationshipsCount
c Enough to know what I want, and few enough to remember each with respect.
c I don't keep score, I'd rather have one good one than many.
c The ones that mattered I can count easily, and they taught me plenty.
p However many, the funny stories would all be about me.
p As many as it took to learn I'm not always right.
p As many as it takes to learn about listening and the toilet seat.
i I take my time with people, so I'd never count them.
i I'd sooner count good evenings than relationships, it's the nicer list.
i The number matters less to me than the next one.
b Do you fall in love quickly or slowly?
b What matters more to you now than it used to?
=whatMattersTogether
c Trust first, then kindness, and being able to laugh about a bad day.
c Telling each other the truth and still being gentle.
c Feeling safe with each other, everything else grows from there.
p Staying on the same side, especially against flat pack furniture.
p Laughing together, and a fair deal about the blanket.
p Patience, mainly hers with me before breakfast.
i Being able to sit in silence together and not feel alone in it.
i The small things, like who makes the coffee without being asked.
i Curiosity, I'd like to still be finding out new things years later.
b What makes you feel safe with someone?
b Which small gesture means most to you?
=otherCulture
c Gladly, I think two ways of seeing the world beat one.
c Yes, without a second thought, respect and curiosity are what count for me.
c Of course, I'd want to learn what matters to her and why.
p Absolutely, I'm always looking for more holidays and more food to celebrate with.
p Sure, and I promise to mispronounce things with great enthusiasm until I learn.
p Happily, my own culture consists mainly of queueing for snacks.
i I'd love to, you only notice your own habits when someone asks about them.
i Yes, I'd like finding out how you do all the ordinary things.
i Yes, two people can be very different and still feel at home together.
b What would you want me to learn about yours first?
b Which tradition of yours do you love most?
=likeHerRace
c Yes, and what draws me in is always the person, her warmth and her mind.
c Of course, though it's who you are that would win me over.
c I like women from everywhere, as people first and never as a category.
p Sure, my only firm requirement is patience with my jokes.
p Certainly, and anyone who laughs at my puns goes straight to the top.
p Oh yes, my trouble was never liking women, it's getting my words out.
i Yes, though for me it starts with how someone thinks.
i Absolutely, and I'd rather know your own story than guess at it.
i Yes, and in the end it's the person I fall for.
b What would you like a man to see in you first?
b What makes you feel at ease with someone new?
=mattersInLife
c The people I love, my health and doing right by both.
c Being a decent man and having good people around the table.
c Peace of mind, and someone to share the good days with.
p Good people, good food, and finding my keys before I need them.
p Loyalty, laughter and a bakery within walking distance, in that order.
p Love and honesty, with fresh bread as a very close third.
i Time, and who I spend it with, it took me a while to see that.
i Leaving people a little better than I found them, on most days at least.
i Knowing someone's glad when I come through the door.
b Has that changed for you over the years?
b Who taught you what matters?
=earnMoney
c Enough to live decently and be generous now and then, and I'm content with that.
c It covers what I need, and I'm careful with it without being stingy.
c I manage fine, and it was never the thing I measure life by.
p Good enough for the bills, though my bank app has never once congratulated me.
p The bills get paid, and there's usually something left for cake.
p Enough for good cheese, not enough for a yacht.
i I don't need much money to be happy, that's my luck.
i I'd always find enough to take someone nice out for dinner.
i Most of what I really want can't be bought, the rest I can manage.
b What does a good life look like to you?
b What's the nicest thing you own that cost nothing?
=datesCount
c Enough to know that good conversation beats a fancy menu.
c Only as many as felt right, I like meeting someone I'm really curious about.
c I don't count them, I'm looking forward to the right one.
p I'm still the man who'd order spaghetti when nervous.
p I'd get nervous before a date even if it were my hundredth.
p Let's say the waiters don't greet me by name yet.
i The number fades, I only remember the ones where I forgot the time.
i I'd rather wait until someone makes me want to go.
i First ones are easy to count, I'm curious about the tenth with one person.
b What made your best date good?
b Do you get nervous before a first one?
=whyAsk
c Because I'd like to know you better, and small questions are a good way in.
c No hidden reason, I just like hearing how you see things.
c I was curious about you, there's nothing more behind it than that.
p Curiosity got me, and the weather was my only other topic.
p Research purposes, I'm trying to pass for a man who asks good questions.
p It was that or tell you about my day, so I spared us both.
i Your answers tell me a lot, and I like finding out.
i I like the way you think, and I wanted a bit more of it.
i Something in the way you write made me want to know.
b What would you rather I asked you?
b What have you been wondering about me?
=firstNightSex
c No, I'd rather take my time, a first date's for talking.
c Probably not, I like to know someone well before that.
c There's no hurry for me, I'd want to know what makes you laugh first.
p Unlikely, I use up all my courage on choosing a starter.
p No, on a first date I'm busy enough trying not to spill anything.
p Too ambitious for me, I need a whole evening to stop sitting like a statue.
i No, I think some things are better when you wait a little.
i I don't think so, the best ending to a first date is wanting a second.
i No, it means more to me once I know how someone thinks.
b What makes a first date good for you?
b What makes you feel comfortable with someone new?
=thinkingAbout
c You, mostly, and how easy it is to write to you.
c Nothing heavy, mostly that I'm enjoying this.
c What I'd like to ask you next, to tell you the truth.
p Roughly equal parts you, dinner, and whether I locked the door.
p Several clever things to say, none of which have arrived yet.
p Food, as usual, but you've just moved to the top of the list.
i What your laugh sounds like, and how soon I could hear it.
i That I was having an ordinary day until you wrote.
i Mostly you, and what I'd ask you if you were here.
b What's on your own mind today?
b Where do your thoughts go when it's quiet?
=areYouTrouble
c Only the harmless sort, I'm kind and good to my word.
c No, I'm fairly safe company with the odd mischievous idea.
c Not where it counts, I keep my promises and mean what I say.
p I'd love to say yes, but I return shopping trolleys.
p Terribly, I've been known to press every button in the lift.
p Barely, my wildest nights tend to end with toast.
i A little, in the way a good talk keeps people up too late.
i Only if making you smile at the wrong moment counts.
i Mild trouble, I'd talk you into dessert every single time.
b Are you hoping for a yes or a no?
b How much mischief do you like in a person?
=canIAsk
c Of course, ask me anything and I'll give you a straight answer.
c Go ahead, I'd rather be asked than guessed at.
c Yes, please do, you've got my full attention.
p Sure, I'll sit up straight as if it's an interview.
p Naturally, though if it's maths I'd like to phone a friend.
p By all means, my brain's warmed up and only slightly worried.
i You can ask me anything, and now I'm curious what it is.
i Any time, a good question is half of why I like talking to you.
i Please, I have a feeling this is going to be a good one.
b What have you been wondering?
b Is it a small one or a big one?
=tellMore
c Gladly, ask me anything about it and I'll answer.
c There's more to it, and I'm happy to tell you the whole thing.
c I'd love to, it's nice that you want to hear the rest.
p With pleasure, but I warn you that I do all the hand movements.
p Happily, get comfortable, I never leave out the good bits.
p More is my speciality, it's stopping that I never learned.
i I'd love to, it's nice telling you things.
i I will, and you can stop me with questions any time.
i There's more, and I like that you want to hear it.
b Which part made you curious?
b Do you like long stories or the short version?
=sendSong
c Harvest Moon by Neil Young, it's warm and easy to listen to.
c This one's for you, Lovely Day by Bill Withers, it does what it says.
c Dreams by Fleetwood Mac, it's lovely with the windows down.
p Mr Blue Sky, you can't stay tired with that one on.
p September by Earth, Wind and Fire, I dare you to sit still.
p Dancing Queen, my taste swings between wonderful and wedding disco.
i Into the Mystic by Van Morrison, best with the lights low.
i River Man by Nick Drake, wait for the strings to come in.
i Moon River, the slow kind of song for a quiet evening.
b What mood should it be for?
b When do you listen, on the road or at home?
=placeKind
c Relaxed and friendly, somewhere we can hear each other without shouting.
c Nothing stiff, the sort of place where you can come as you are.
c An easy one, good for talking, and nobody minds how long you sit.
p One where I won't need to pretend I understand the menu.
p Classy enough for you and forgiving enough for how I handle cutlery.
p Cosy, at least until I try to get my coat off between the chairs.
i Warm and a bit hidden, the sort where you forget the time.
i Soft lighting, good food and nothing stiff about it.
i A quiet place, I'd like us to really talk.
b What makes a place comfortable for you?
b Do you like it lively or quiet?
=waitForMe
c Of course, take all the time you need, I'm not going anywhere.
c Yes, there's no hurry, I'd rather wait than miss you.
c Happily, good things are allowed to take a while.
p Sure, I'm very good at standing around looking as if I meant to.
p Certainly, I've waited longer for a parcel and I liked that less.
p Yes, without a grumble, I'm good at waiting for nice things.
i I will, some things get better while you look forward to them.
i For you I can be patient, and I'm not a man who says that often.
i Yes, and I'll be glad whenever you get here.
b Is there anything that would make it easier for you?
b What should we do first when you get here?
=asExpected
c You were more at ease than I'd imagined, and that made me easy too.
c Even better company than I'd hoped, and I'd hoped for a lot.
c Everything and more, it felt like carrying on a conversation we'd already begun.
p Yes, it's me who turned out different, I'd expected to be calm.
p Better than I expected, I was only busy worrying about my shirt.
p More fun than I'd prepared for, I'd mostly been practising not to spill.
i Yes, and then some, I'd gladly see you again.
i I had a picture of you in my head, and you were more fun.
i Not quite, you were better, and I'm still smiling about it.
b What surprised you most?
b What had you imagined beforehand?
=chemistry
c To me it seems so, talking with you comes easily and that's rare.
c Yes, I feel it in how quickly the time goes with you.
c It feels that way to me, and I'd like to find out more.
p Something's bubbling, and I failed chemistry, so stand well back.
p Either that or I've started smiling at my phone for no reason.
p All signs point to it, mainly the one where I forget what I was saying.
i Yes, I catch myself rereading your messages, so something's there.
i I think so, even our quiet moments feel easy.
i Yes, there's chemistry, you keep turning up in my thoughts.
b How do you notice it when it's there?
b Does it come fast for you, or slowly?
=whyNoVideo
c It's only shyness, and I'd be glad to do a short one so you feel sure.
c You're right to ask, so let's pick a time and say a proper hello.
c Cameras make me awkward, but I understand, so let's have a quick one.
p My camera has only one angle, straight up my nose, I was protecting you.
p On video I become a frozen man asking whether you can hear him.
p Screens make me forget what to do with my face, but I'll risk it.
i A screen feels like meeting through a keyhole, but I'm willing to try.
i Perhaps I was saving the first hello for real life, but I see your point.
i I'm slow to warm up with cameras, with people I'm much quicker.
b What would help you feel sure about me?
b Are you at ease on camera yourself?
=daughterPhoto
c One of the dearest people in my life, that photo always cheers me up.
c She means a great deal to me, and she always will.
c Someone very close to my heart, though I keep children's stories off the internet.
p In that picture she's the boss, I only carry the bags.
p My exact title changes by the hour, usually it's the one holding the ice cream.
p Let's say I'm the one of us two who takes the orders.
i You can probably tell from my face in it what she means to me.
i The small person in that photo can talk me into almost anything.
i I'm a much softer man when she's around, and I like it.
b Are there any little ones in your life?
b What made you stop at that photo?
=sunglasses
c Fair point, I'm just shy of cameras, and I'll take them off when we meet.
c No mystery, I'd squint at the sun and at the camera alike.
c It's a habit more than a plan, and I'd be happy to send one without.
p They're the cheapest way I know of looking mysterious.
p They hide the look of a man asking how the camera works.
p My eyes have a talent for closing at the exact wrong second.
i I suppose I like the first proper eye contact to happen in person.
i Perhaps I hide a little more than I knew, thanks for noticing.
i I feel a bit braver behind them, I'll learn to do without.
b Do you like having your picture taken?
b What do you look for first in a photo?
=childhoodMemory
c Summer evenings when nobody looked at a clock, I still feel those.
c The ordinary things, food cooking somewhere and the feeling of being looked after.
c Being outside until dark with nothing planned, I wish everyone that.
p Any day I was allowed to lick the bowl and called it helping.
p Anything with a puddle in it, I'd still jump today.
p Running about with a stick and complete confidence, I miss the confidence most.
i The smell of dinner after a day outside, that's childhood to me.
i Falling asleep to voices in the next room, nothing feels as safe.
i The first warm day of any summer, when nobody wanted to go in.
b Who's in your favourite memory?
b Do you like looking at old photos?
=letWifeWork
c It wouldn't be mine to allow, her work is her choice and I'd back her.
c Of course, I'd want her to do whatever makes her feel alive.
c Certainly, I see marriage as two people deciding things side by side.
p Gladly, and I'd iron her blouse badly and wave at the door.
p Yes, and I'd brag about her at parties until she had to stop me.
p Of course, one of us needs to come home with good stories.
i I'd like that, a wife with a world of her own to tell me about.
i Yes, I'd want to hear about her day as much as tell mine.
i Of course, it's her life too, and I'd be proud of her.
b What does your work mean to you?
b How would you like to share things at home?
=nationality
c I'm fond of where I'm from, and I'd cook you the proof.
c I'm fond of where I come from, and just as curious about elsewhere.
c I'm quietly proud of my country, and loudly when there's food involved.
p Officially it's whatever it says under that terrible passport photo.
p The sort that grumbles about home all week and defends it to visitors.
p It's in the passport, but really I'm loyal to the nearest kitchen.
i You'd hear it in my voice before I'd finished saying hello.
i Part of me belongs to where I was born, part to wherever I feel welcome.
i I feel it most when I'm away, then even the silly songs get me.
b What do you love most about where you're from?
b Do you feel at home where you live now?
=workTomorrow
c Whatever tomorrow brings, there's room in it for you.
c Whatever else is on tomorrow, I'd keep some time free for you.
c There'll be a bit to do, but I'd happily drop it for good company.
p If you ask my alarm, yes, and I'll argue with it in the morning.
p After enough coffee I'll do something that looks like it.
p In theory I'm a responsible adult all day, we'll see by noon.
i A bit of this and that, but I could be talked out of it.
i Parts of tomorrow are taken, the best part hasn't been decided yet.
i Whatever the day wants from me, the evening's looking for a plan.
b What would tomorrow look like if you could choose?
b What are you hoping for from tomorrow?
=bringToRelationship
c Loyalty, a calm head and real interest in how your day was.
c My full attention, an honest word and two hands that help out.
c Kindness on ordinary days, and I stay put on the difficult ones.
p Warm hands, bad jokes and a willingness to deal with spiders eventually.
p A decent hug, an open mind and my half of the washing up.
p Snacks mostly, but also patience and a good ear.
i Curiosity that doesn't wear off, I'd still be asking you things years later.
i A bit of peace at the end of the day, don't underrate it.
i Staying power, I'm better in the long run than in the first five minutes.
b What do you love giving in a relationship?
b What makes you feel looked after?
=howLongSingle
c Long enough to know what I want, and I'm in no rush.
c Long enough to be ready for good company, that's the main thing.
c Long enough to miss having someone to tell about my day.
p Long enough to win every argument about the remote.
p Long enough that a table for one feels too big.
p Long enough that I'd ask a houseplant for advice.
i Long enough to know I'd do a few things better.
i Long enough to enjoy being single and still want some company.
i Long enough that I notice when a conversation feels different.
b Do you enjoy being single, or do you miss having someone?
b What has the time taught you about what you want?
`;
