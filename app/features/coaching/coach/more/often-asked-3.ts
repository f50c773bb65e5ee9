/** What is often asked and had no kind of its own, part three of four: known by its words or by what was learned. Form: content/asked-about-him.ts. */
export const OFTEN_ASKED_3 = `
=dayDone
c The usual bits and pieces, and I'm glad to be sitting down to talk now.
c A few things that had to be done and one or two just for fun.
c Nothing dramatic, a steady sort of day, and this chat is a nice part of it.
p Half of what I planned, and I'm telling everyone it was the important half.
p I wrote a to do list and then avoided it very successfully.
p Mostly I walked into rooms and forgot what I'd come in for.
i More thinking than doing today, it was that kind of day.
i Nothing much so far, but I have a feeling the best part's just starting.
i Less than I meant to, because my mind kept wandering somewhere nicer.
b Did you get a moment to yourself today?
b Which part of today would you happily do again?
=areHome
c I've got a quiet minute to talk to you, that's home enough.
c Wherever I am, I'm relaxed and you've got my attention.
c Home enough, and I've got time for you now.
p In spirit I've been on the sofa for an hour already.
p Nearly, in my head I've already got my shoes off.
p Home enough to ignore the washing up and talk to you instead.
i Near enough to comfortable, and wondering what you're up to.
i More or less, and your message is a nice one to come home to.
i Somewhere quiet enough to read your message twice, so nearly, yes.
b Is home a calm place for you, or a busy one?
b Are you in for the night yourself?
=whatsNew
c Not a great deal, life's steady and good, and I like it that way.
c The newest thing in my week is talking to you, and I'm enjoying it.
c Small things mostly, I'm in a good place and open to something new.
p Absolutely nothing, so please make your week sound exciting.
p Same old me, with slightly newer excuses for not going running.
p I've decided to get organised, starting next week, like every week.
i Not a lot, but I've been in a good mood lately.
i Not much on paper, but it's been a better week than it looks.
i No big news, just a few new ideas in my head.
b What's the nicest new thing in your own life?
b What are you hoping will be new this year?
=broughtHere
c I'd like to meet someone I can really talk to, it's as simple as that.
c Hope, mostly, and the chance to meet someone I'd never run into otherwise.
c I wanted good company, and to see where it could lead.
p Curiosity, and one too many quiet evenings on the sofa.
p Waiting to be discovered in the supermarket wasn't working.
p Let's say I ran out of ways to look mysterious in coffee shops.
i A feeling that it was time to meet someone, and I'm glad I tried.
i I wanted someone to tell the small things to at the end of a day.
i The same as most people on here, I think, I'd like to find my person.
b What are you hoping to find here yourself?
b How has the app been for you so far?
=jobHowLong
c Long enough to know what I'm doing, and I still like learning.
c Enough time to be good at parts of it and honest about the rest.
c Not so long that I'm bored, and I know my way around it.
p On Monday mornings it feels like a hundred years.
p I'm somewhere between the new boy and part of the furniture.
p Just enough to look busy very convincingly.
i Long enough to smile about the first day, I'd say.
i However long it is, time at work goes quickly in good company.
i Long enough that I've started wondering what comes next.
b Are you happy in yours?
b What drew you to your own line of work?
=workWeekends
c Now and then it's unavoidable, but there's always time for what matters.
c Not if I can help it, a free Saturday does me good.
c I try to keep them for people and rest, and mostly it works out.
p Not if I can help it, the sofa needs me at weekends.
p Only if you count choosing between two kinds of breakfast.
p Sundays are for coffee and doing nothing, and I'm gifted at both.
i Not all of them, and I have a feeling you're asking for a reason.
i Depends on the week, though for the right Saturday I'd rearrange a lot.
i If I get to choose, my weekends belong to someone nice.
b What does a good weekend look like for you?
b How do your own weekends look?
=ownBusiness
c I admire anyone who works for themselves, whatever my own desk says.
c I like the idea of only having myself to answer to.
c I'd care about any work as if it had my name on it.
p From what I hear you get a great boss and terrible hours.
p I'd be a terrible boss, I'd give myself every Friday off.
p My long lunches would ruin any company.
i A business of my own is a thought I like to play with.
i I'd start something small with good coffee and short hours.
i Part of me has always wanted to build something that lasts.
b What's the best part of working for yourself, do you think?
b Do you like working alone or with people around?
=jobBestPart
c The people, because good company makes even a long day go quickly.
c I like the feeling of something finished at the end of a day.
c Feeling useful to someone, I go home happy after that.
p Payday, with going home a close second.
p The moment something breaks and it isn't my fault.
p Lunch, though officially I'd say it's the challenge of the job.
i Those rare quiet moments when everything goes right and nobody notices.
i When a problem that looked impossible suddenly lets go.
i That no two days go the way I expect.
b Which part of your own work would you keep forever?
b What gives you the feeling of a day well spent?
=parentsAlive
c My parents are a big part of me, and I'm grateful for them.
c I think of them often, and it's kind of you to ask gently.
c They matter a great deal to me, and it's kind of you to ask.
p Either way, I still hear my parents whenever I leave a light on.
p There's always a voice in my head telling me to take a coat.
p Put it this way, I still eat my vegetables because of them.
i They're with me every day in some way, thank you for asking gently.
i I'd rather tell you about my parents in person, they deserve it.
i I catch myself using their sentences, and I like it more each year.
b What did your parents teach you that stayed?
b Who in your family are you closest to?
=bigFamily
c The right size is when the table's loud and nobody gets forgotten.
c Family counts for a lot with me, however many chairs we need.
c However many there are, being close is what counts for me.
p Huge when there's cake, tiny when a sofa needs carrying.
p Big or small, someone in a family always knows your business.
p At any celebration with one bathroom, it feels enormous.
i However big, I'd help you learn all the names.
i Any family's bigger if you count everyone who feels like it.
i A good size, I'd say, with room for one more at the table.
b What were meals like in your house growing up?
b A full house or a quiet one, which suits you?
=moreKids
c I'm open to more kids, and I'd want us to decide it together.
c I wouldn't rule it in or out alone, that takes two people.
c With someone I loved, I'd want to talk it through and really listen.
p My heart says maybe and my back says let me sit down first.
p Part of me would love it, the part that likes sleep wants a word.
p I'd have to check whether my knees still do floor games.
i I could be talked into it, by the right person.
i Ask me beside the right woman and I think I'd say yes.
i Some days yes, usually after a toddler has waved at me.
b How do you feel about more kids yourself?
b What do you like best about children?
=nearSea
c Never quite as near as I'd like, so I go when I can.
c However far it is, I think the sea's always worth the trip.
c I can't promise a view of it, but I'm always up for a walk by the water.
p If I hold a shell to my ear it's right next door.
p Never close enough, I'd like to answer you with sand on my phone.
p The only waves I can promise you tonight are in the bath.
i Never near enough, I always feel the pull of the sea.
i Closer would be better, I think more clearly beside water.
i Right beside it is where I'd like to end up.
b Sea, lake or river, which calms you most?
b Is the sea a calm place for you or an exciting one?
=hiking
c I like any chance to hike, fresh air sorts my head out.
c Not as often as I'd like, but I always come back happier.
c When the weather's kind I'd love to, and at anyone's pace.
p As often as there's a pub at the end of it.
p I'd go slowly, and mostly for the lunch.
p Sometimes on purpose, and sometimes because I took the wrong turning.
i Not enough, and I've noticed it's always better with someone to talk to.
i Never often enough, I love the first sandwich at the top.
i I'd go less for the view than for the quiet.
b Forest, hills or coast, where would you walk?
b Do you talk on a walk or go quiet?
=eatHealthy
c Mostly healthy, simple fresh food, with room for a treat without guilt.
c I try to, but I don't make a religion of it.
c On the whole, though I'm flexible when someone brings dessert.
p I like vegetables, I just like cake a bit more.
p Very, until about nine in the evening.
p I always look at the salads before I order the chips.
i More so when there's someone to cook for.
i Mostly, but a warm cinnamon bun would undo me.
i I do on calm days, and on wild ones it's cheese at midnight.
b What's the one treat you'd never give up?
b What do you eat when you want to feel good?
=favToCook
c Anything slow that fills the kitchen with a good smell.
c A proper pasta, simple and generous, with enough for whoever turns up.
c Breakfast, because a good one puts everyone in a better mood.
p Toast, I take it more seriously than you'd think.
p Whatever doesn't set off the smoke alarm.
p Eggs, because even my mistakes end up scrambled.
i Soup, it's the one thing I never follow a recipe for.
i Something I've never made before, I like not knowing how it ends.
i Dumplings, I like folding them while somebody tells me about their day.
b What would you want on the table tonight?
b Which smell from a kitchen makes you hungry at once?
=mindSmoke
c It's fine by me, everyone chooses for themselves and I won't lecture.
c I'm easy about it, it doesn't change how I see someone.
c It wouldn't put me off someone I enjoy talking to.
p Not at all, I've got far more annoying habits than that.
p No, I'll just stand upwind and look thoughtful.
p Not if you can live with my singing.
i No, and I'd probably follow you outside just to keep talking to you.
i Not a bit, I'm more curious about what makes you laugh.
i No, smoking tells me far less about you than your laugh would.
b Is it a now and then thing for you, or every day?
b Does it help you relax?
=livedAbroad
c I'm always curious how people live abroad, I'd try it with pleasure.
c I'm open to it, some places make you want to unpack.
c Everywhere I go I wonder what it'd be like to stay.
p Only in my head, and the weather there is excellent.
p I get lost two streets from home, so anywhere feels abroad.
p I'd live anywhere once I can order breakfast in the language.
i Part of me always has a suitcase half packed.
i I'd move to Lisbon tomorrow for the slow lunches.
i I sometimes wonder who I'd be in another country.
b Where could you imagine living one day?
b What would you miss first if you lived far away?
=makesHappy
c Good company, an unhurried meal and knowing the people I love are all right.
c Making someone laugh when they weren't expecting to.
c Small things mostly, sunshine, music and a conversation that runs late.
p Finding money in an old coat, even though it was mine already.
p Cancelled meetings, clean sheets and the last slice, in that order.
p Opening the packet at the right end the first time.
i When a conversation goes quiet and it isn't awkward.
i Being understood without explaining, which doesn't happen every day.
i Having something to look forward to makes me happy, like your messages.
b What small thing always works for you?
b What was the best small moment of your week?
=bestQuality
c I'm proud that I listen, and that I remember what people tell me.
c I'm reliable, if I say I'll be there, I'm there.
c Patience, I don't rush people and I don't give up on them easily.
p Knowing when to stop talking, which I'm still practising.
p My modesty, I could go on about it all evening.
p Laughing at my own jokes, so that nobody else has to.
i I'm proud of paying attention, you'd notice it by the second date.
i I stay calm when things go wrong, mine or anyone else's.
i Curiosity, once someone interests me I want the whole story.
b What do people thank you for most?
b Which quality do you value most in a friend?
=likeTallWomen
c Height doesn't decide anything for me, I go by how easy it is to talk.
c Tall or short, I like a woman who's at home in herself.
c I like whoever I can laugh with, at any height.
p Any height's fine as long as one of us can reach the top shelf.
p My neck bends both ways, so I'm ready for anyone.
p I've never once brought a tape measure to a date.
i I never remember how tall someone was, I remember what they talked about.
i I like them tall and I like them short, it's the company that counts.
i Yes, and I'd stop noticing the height after five minutes of talking.
b What matters to you first in a person?
b Do you find people make too much of height?
=exLike
c I'd never speak badly of her, some people just aren't right together.
c I'd rather only say kind things, that's how I like to leave it.
c I only wish her well, the rest is behind me.
p Patient, considering how long I take to choose a film.
p Anyone's better at remembering birthdays than me, I'll give her that.
p Anyone who laughed at my jokes deserves a medal, so she does too.
i Someone I learned a lot from, mostly about myself.
i Two good people can be wrong for each other, I believe that.
i Some people are easier to understand from a distance.
b What have you learned about yourself over the years?
b What matters most to you when two people get close?
=beenCheatedOn
c Whatever's happened before, I'd still rather trust someone than not.
c I know what trust is worth, and I don't play with it.
c Whatever's behind me, loyalty's something I don't bend on.
p My trust may have a dent or two, but it still works.
p I'd be the last to know, I don't even notice new haircuts.
p At board games, surely, nobody gets that lucky with dice.
i I know how fragile trust is, and I'm still glad I give it.
i I can only promise that I'd never do it to anyone.
i I'd hate to feel that doubt, and I'm sorry if you have.
b What does loyalty look like to you?
b How are you with trust these days?
=areWidowed
c I'm single, and I'm sorry if you ask because you've been through it.
c I've a lot of respect for anyone who's lived through that.
c I'm simply single, and I'm glad you felt you could ask.
p I'd call myself single, in a slightly clumsy way.
p Single is the short answer, and far too ready for company.
p Mostly I'm a man who takes his time and loses his keys.
i I'm single, and I'm glad you asked me straight out.
i It's a gentle question, and I'd rather answer it face to face.
i If there's a story behind your question, I'd listen gladly.
b Who do you lean on when things are hard?
b What's helped you most in difficult times?
=doneLongDistance
c Nothing about it puts me off, trust and phone calls carry a lot.
c I think distance works if both people mean it.
c I could do it, as long as there's a date to look forward to.
p Only with the gym, and we've drifted apart.
p I'd need a bigger phone battery, but I think I could.
p Anything past two bus changes counts as long distance for me.
i It doesn't scare me, missing someone can be a sweet thing.
i For the right voice on the phone I gladly would.
i I think good phone calls make any distance shorter.
b What would make the distance easier for you?
b Would you do long distance for the right person?
=values
c Kindness, keeping my word and being straight with people.
c Family, loyalty and treating people decently when nobody's watching.
c Respect first, and that includes the waiter and the bus driver.
p Fairness above all, except perhaps with the last slice of pizza.
p Be good to people, laugh daily, and put the trolley back.
p Honesty, good manners and never putting an empty carton back in the fridge.
i Honesty and patience, I hope you'd notice them before I listed them.
i Doing the right thing when it costs me something, I'm still working on it.
i Gentleness, mostly, with other people and with myself.
b Which of your values matters most to you?
b Where did you get yours from?
=areLonely
c A bit lonely sometimes, like anyone, but I'm decent company for myself.
c Not in a heavy way, but I'd like someone to share the good bits with.
c I'm fine on my own, and I still think it's better with two.
p Only when something funny happens and there's no one to nudge.
p Only when I've cooked too much, which is always.
p Now and then, mainly when I can't open a jar.
i There's a certain hour on Sundays when I notice it a little.
i Being alone suits me, except when I've got good news.
i Less so when someone asks me a real question like that.
b What do you do when it gets too quiet?
b Who's the first person you tell good news to?
=otherApps
c This is the one that gets my attention, and you're why.
c I'd rather talk properly in one place than a little bit in five.
c I don't need more apps, one good conversation is plenty.
p One app's already more than I can handle.
p The weather one, and that disappoints me daily.
p My thumbs are busy enough on this one.
i None that ever made me check my phone this often.
i If there's an old profile about, it's gathering dust while I write to you.
i I'd swap all the apps for one really good evening.
b What makes a good conversation on here for you?
b Have you met nice people on here so far?
=fewPhotos
c I'm better in a conversation than in photos.
c I rarely think of taking any, but I'm happy to add a few.
c Fair point, I'd just rather be met than studied.
p Cameras and I have agreed to leave each other alone.
p Most of the others feature my thumb.
p In all the others I'm halfway through a blink.
i I'm usually busy looking at the view, so photos get forgotten.
i I wanted to see who'd ask for more.
i When I'm having a good time I forget the phone exists.
b What do you look for in someone's photos?
b Shall I send you one or two more?
=likeMySmile
c Yes, I like it, it makes me want to know what's behind it.
c Yes, it looks like you mean it, and I like that.
c I do, it's warm and it looks like you.
p It made me forget the clever thing I was going to write.
p I'm grinning at my phone, so that's a yes.
p Yes, and I'm usually only this cheerful about cake.
i Yes, it's a smile I'd like to see across a table one day.
i I like it enough to wonder who or what you were smiling at.
i I do, and I'd like to be the reason for it once.
b What makes you smile without fail?
b Who can always make you laugh?
=impressMe
c A little, yes, because I'd like you to think well of me.
c I'd rather you liked me as I am, but I'm making some effort.
c Only enough to make this chat worth your time.
p Yes, and you should see how much worse I am when I don't try.
p Guilty, I even checked my spelling twice.
p That was me being casual, the impressive version takes weeks.
i Maybe a bit, although I'd rather make you laugh.
i Less than you'd think, I mostly wanted to hear what you'd say.
i Partly, and partly to see if you'd notice.
b What does impress you in a person?
b What was the last thing that really impressed you?
=wearingNow
c Something comfortable, nothing you'd write home about.
c Plain comfortable clothes, I'm saving the good shirt for meeting you.
c Just everyday things, the kind that have been washed too often.
p I'd call it relaxed, you'd probably call it laundry day.
p Clothes, thankfully, since I might have to answer the door.
p Whatever was on top of the drawer.
i Something that wouldn't survive a first date.
i The sort of comfortable things you only let people see once you trust them.
i Nothing exciting, but you've made me look down and check.
b What do you feel most like yourself in?
b What's the oldest thing in your wardrobe?
=ifIWasThere
c Put the kettle on, sit you down and ask how you really are.
c I'd talk with you until we both forgot the time.
c Find us something good to eat and enjoy getting to know you properly.
p Panic quietly, then hide the washing up.
p Offer you the good chair and pretend the place always looks like this.
p Offer you the remote, and I don't do that lightly.
i Take you for a slow walk and see where the talk goes.
i I'd put my phone away and just listen to you for a while.
i Start with small talk, I think, and end up talking half the night.
b Tea, music or a walk, what would you choose?
b What's your idea of a cosy evening?
=giveMassage
c A shoulder rub after a hard week is fair, once we know each other.
c One day maybe, first I'd want you to feel at ease with me.
c I'd say yes to helping you relax, starting with dinner and a talk.
p My hands are better known for opening jars, but I'm willing to learn.
p Some day, though so far I've only practised on bread dough.
p You'd get two minutes of enthusiasm and then a cup of tea.
i Not on day one, but a massage after a long shift sounds only fair.
i I'd say yes, just not before you've laughed at my jokes in person.
i Maybe, though I'd start by asking what's been on your shoulders.
b What helps you unwind after a long day?
b What's been tiring you out lately?
=askPersonal
c Whatever you like, I'll answer as openly as I can.
c Feel free, I'd rather be asked than guessed at.
c Go ahead, I've nothing to hide and I appreciate you checking.
p Please do, I've put my brave face on.
p Yes, only my bank code and my dancing are off limits.
p Go on, but if it's about my singing I'm leaving.
i Those are the questions I like best, so take your time.
i Ask, and I might have one for you afterwards.
i Yes, and now I'm more curious than you are.
b What would you like to know?
b Do you want the short answer or the honest one?
=tellStory
c There was once a man who wrote to a stranger, and she made him laugh all evening.
c Two people once met for a quick coffee, and the waiter had to close around them.
c A man got on the wrong bus, met someone kind, and never complained about buses again.
p Once upon a time a man planned a clever message for an hour and typed hello.
p A man once promised to be ready in five minutes, and they left without him twice.
p A man went out for milk and came home with everything except milk.
i A woman gets a postcard from someone she's never met, and it's exactly what she needed.
i It begins with two people waiting for the same rain to stop.
i In a small town there was a clock that stopped whenever someone was happy.
b How would you like it to go on?
b Which story did you love as a child?
=meetHalfway
c That sounds fair to me, let's find a nice place in the middle.
c Yes, halfway suits me well, and I'm happy to do a bit more of the road.
c Good idea, it makes the trip easy for both of us.
p Let's, that way I only get lost half as long.
p Deal, and whoever gets there first orders the cake.
p Perfect, then we can both complain about the same drive.
i Yes, then neither of us has the home advantage.
i I like that, we'd both be somewhere new.
i Gladly, I like the thought of us setting off at the same time.
b Where would be easy for you to get to?
b What sort of place would you like?
=whyCancel
c I'm sorry, I handled that badly, and it had nothing to do with you.
c Something came up, and you deserved a better explanation than you got.
c It wasn't about you at all, and I'd like to put it right.
p I'm terrible with my calendar, and this time you paid for it.
p Bad timing, all mine, and the next coffee's on me too.
p Because I'm hopeless at planning, and I'm truly sorry.
i The day got away from me, and you were the part I regretted missing.
i It wasn't that I didn't want to see you, I promise you that.
i The reason's a dull one, and I was sorry the whole evening.
b Can I make it up to you with another evening?
b Would you give me another chance?
=whyNotMeet
c I do want to, I just like to do it properly and not in a rush.
c You're right, I've been slow, so let's pick a day.
c It was never about you, I just take my time, and you've been patient.
p My courage and my calendar are never free on the same day.
p In writing I can check my spelling, in person I'm on my own.
p Nerves, you'd find out how long I take with a menu.
i I go slow when something starts to matter to me.
i The more I like talking to you, the more I want it to go well.
i I've liked looking forward to it, but I'd like the real thing more.
b What would be a good first meeting for you?
b What would make you feel comfortable when we meet?
=whyNoKiss
c I wasn't sure you wanted me to, and I'd rather wait than guess wrong.
c I didn't want to rush a good moment.
c I wanted to, more than once, and I should've asked.
p I lost my nerve at exactly the wrong moment.
p I was so busy planning it that I missed my chance.
p My head said kiss her and my feet said goodnight.
i So there'd be something left for next time.
i The thought was there all evening, I just didn't dare.
i I liked you too much to hurry, but I'd change the next goodbye.
b What makes a moment feel right to you?
b Do you like slow beginnings?
=stillOnApp
c Only in name, my attention's been here with you.
c Not for browsing, there's no point when I'm enjoying this.
c Hardly, I'd rather put my time into the person I'm talking to.
p It's on there somewhere, next to the apps I never open.
p Technically yes, but my thumb's retired.
p My phone is, I'm not.
i Barely, and I think you've got something to do with it.
i I keep forgetting the app's there, and that's because of you.
i I'd gladly delete it over a coffee with you, both of us at once.
b When would you say it's time to leave the app?
b What made the app worth it for you?
=photoKids
c They're very dear to me, and that picture always makes me smile.
c Family to me in every way that counts, and they make me proud.
c I'll happily explain who's who, and they'd be pleased you asked.
p On good days I claim them, on noisy ones I've never seen them before.
p They boss me around as if they owned me, so you tell me.
p I'm on their team, mostly as the one who carries everything.
i They're the reason I like that picture more than my own face.
i You'd know the answer in a minute if you saw us together.
i You'd see another side of me around them, that much I'll say.
b What are you like with children?
b Which of your own pictures means most to you?
=doingInPhoto
c Enjoying myself mostly, it was one of those moments worth keeping.
c Just being myself on a good day, that's why I chose it.
c Nothing special, just a moment I liked enough to keep.
p Trying to look natural, which is the hardest sport I know.
p Pretending I know what to do with my hands in photos.
p Something that felt graceful at the time, the photo disagrees.
i Being happy, I think, or at least trying to look it.
i Forgetting there was a camera, which doesn't happen to me often.
i Having a better time than it looks, I'd do it again with you.
b What did you think it was?
b Which of your own photos makes you laugh?
=bioMeaning
c It's my way of saying I'd like to meet someone real.
c Just that I take people seriously and myself a bit less.
c In plain words, I'd like good company and no games.
p It sounded deep at midnight, it only means I like people who laugh.
p Mostly that I can't write two lines about myself.
p Roughly, please say hello, I'm better in conversation.
i That I'm easy to talk to, so I'm glad you asked about it.
i That I'm better at talking than at writing a bio.
i I left it a little open to see who'd be curious.
b What did you think it meant?
b How did you choose what to write in yours?
=childhoodLike
c My childhood made me who I am, and I'm grateful for the good parts.
c Like most, some of it easy and some not, and I carry the good with me.
c I learned a lot from it and kept the best bits.
p I'd sum it up as big plans and excellent excuses.
p Over too soon, and I'd still jump in a good puddle.
p Grass stains, big plans and a firm belief that I could fly.
i When I think of it, it's mostly summer light and certain smells.
i Some sun and some rain like most childhoods, and I've made my peace with both.
i Parts of it I only understood years later, and I'm glad I did.
b What games could you play for hours as a child?
b Do you miss anything from those days?
=liveWithout
c The people I love, I could replace the rest.
c Music and good conversation, a day without them feels unfinished.
c Laughter, I can do without most things if there's enough of that.
p Coffee, and anyone who's met me before it would agree.
p My bed, we're very close.
p Cheese, and I've stopped pretending it's something noble.
i Quiet, I only notice how much I need it when it's gone.
i Something to look forward to, however small it is.
i Time to daydream, I'm no use to anyone without it.
b What could you give up quite easily?
b Which small comfort makes your day?
=housework
c Of course, I live there too, so it's not help, it's my share.
c Yes, I think two people keeping a home should both do the work.
c I'd rather do it together and be done in half the time.
p Yes, I iron badly but I hoover with feeling.
p With music on I'll clean anything, including things that were clean.
p My dusting's average but my attitude is excellent.
i Yes, I even like the dishes if there's someone drying.
i Yes, it's one of the ways I show I care.
i Always, and I have one strong opinion about loading a dishwasher.
b Which chore do you secretly like?
b Which job in the house would you gladly hand over?
=kidsWell
c They're doing well, thanks, and it's kind of you to ask.
c All good, growing and learning, and I'm proud of them every day.
c Happy and busy, which is all I want for them.
p In fine form, they've got more energy than I have.
p Better rested than their father, I can tell you that.
p Very well, they run everything and let me think I'm in charge.
i Well, and every week there's a bit more of a person there.
i Well, and just when I think I know them they surprise me.
i Growing too fast, I keep wanting to press pause.
b Were you a lively child or a quiet one?
b How's everyone at your place?
=hungover
c Nothing that water, breakfast and a slow start can't sort out.
c A little tender maybe, but well enough to enjoy talking to you.
c I'm fine, really, it's just a slower sort of day.
p My head and I aren't speaking until lunch.
p I'm reading this with one eye, so draw your own conclusions.
p Daylight is very loud today, so I plead guilty.
i A bit slow today, I'd recover faster with you on the phone.
i It's a soft music and easy talk kind of day.
i A little, and your message is the gentlest thing so far today.
b What's your cure for a slow morning?
b How's your own day treating you?
=outWithFriends
c Wherever I am, I'm always happy to hear from you.
c Even out with friends I'd be happy to see your message.
c You're not disturbing me, whoever I'm with.
p If I am, they've just caught me smiling at my phone.
p Half of me is, the other half's reading your messages.
p Since your message I'm mostly out with my phone.
i Right now I'm with you, and that's the company I was hoping for.
i If I am, I'm going to have to explain to my friends who you are.
i Maybe, but I like this end of the conversation better.
b Are you out tonight or having a quiet one?
b Big night out or a small table, which do you prefer?
=talkLater
c No problem, do what you need to do, I'd be glad to hear from you later.
c Sure, later's fine, there's no hurry on my side.
c Any time that suits you, don't rush.
p Fine by me, it gives me time to think of something clever to say.
p Go on, I'll be here practising a casual hello.
p Later it is, I'll try to become more interesting by then.
i Happy to, I've a thought I'd like to keep for you until then.
i Go, just don't forget where we were.
i That's fine, it's nice to have something to look forward to.
b What time's good for you?
b Busy day on your side?
=independentWomen
c I admire it when a woman knows her own mind and lives by it.
c I like it, I'd want us to meet as equals.
c I respect it, and I'd rather be wanted than needed.
p If she opens the jars, I'm happy to hold the lid.
p Fine by me, I can't even boss a houseplant around.
p If you can manage without me and still call, I'm flattered.
i I like two people who could manage alone and stay anyway.
i I do like it, and I'd love to hear how you got there.
i I do, a woman with her own life always has something to tell.
b What are you most glad you did on your own?
b When do you like being looked after a little?
=differentGuys
c I hear what people say, remember it, and mean what I answer.
c I'd rather know one person well than ten a little.
c Nothing dramatic, I'm patient, honest and I turn up when I say.
p Not much, but I do read the instructions.
p Other guys can park first time, so let's start there.
p My jokes are worse, but I'm more hopeful about them.
i I read what you write, some of it twice.
i Maybe not much at first sight, I'm more of a slow read.
i Perhaps that I'd rather get to know you than impress you.
b What do you wish more men would do?
b What makes someone stand out for you?
`;
