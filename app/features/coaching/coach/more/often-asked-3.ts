/** What is often asked and had no kind of its own, part three of four: known by its words or by what was learned. Form: content/asked-about-him.ts. */
export const OFTEN_ASKED_3 = `
=dayDone
c The usual bits and pieces, and I'm glad to be sitting down to talk now.
c A few things that needed doing and one or two that I simply enjoyed.
c Nothing dramatic, a steady sort of day, and this chat is a nice part of it.
p Half of what I planned, and I'm telling everybody it was the important half.
p I wrote a to do list and then hid from it rather successfully.
p Mostly I walked into rooms and forgot what I'd come in for.
i More thinking than doing, it was that kind of day.
i Ordinary things, though I kept looking for a moment worth telling someone about.
i Less than I meant to, because my mind kept wandering somewhere nicer.
b What was the best bit of your day?
b Which part of today would you happily do again?
=areHome
c As good as home, and I've got a quiet minute to talk to you.
c Near enough to home to relax, so you've got my attention.
c I'm settled enough to talk, and that's all the home I need just now.
p In spirit I've been on the sofa for an hour already.
p My sofa would like to think so, it starts missing me after ten minutes.
p Home enough to talk, though the kettle and I haven't discussed it yet.
i Wherever I am, it gets a bit more like home when you write.
i Close to it in every way that counts, and it's a good time to hear from you.
i Somewhere quiet enough to read your message twice, so nearly, yes.
b Is home a calm place for you, or a busy one?
b Where do you feel most at home?
=whatsNew
c Not a great deal, life's steady and good, and I like it that way.
c The newest thing in my week is talking to you, and I'm enjoying it.
c Small things mostly, I'm in a good place and open to something new.
p No headlines here, the news team has gone home early.
p Same old me, with slightly newer excuses for not going running.
p I've got a new plan to become organised, launching any year now.
i Something's shifting a little, I just can't put my finger on what yet.
i On paper very little, and yet this week feels different somehow.
i New thoughts more than new things, and one or two are worth sharing.
b What's the nicest new thing in your own life?
b What are you hoping will be new this year?
=broughtHere
c I'd like to meet someone I can properly talk to, and this seemed a good place.
c Hope, mostly, and the wish to meet someone kind I wouldn't run into otherwise.
c The simple wish for good company, and to see where it could lead.
p Curiosity, and too many quiet evenings on the same side of the sofa.
p My usual method of waiting to be discovered in the supermarket wasn't working.
p Let's say I ran out of ways to look mysterious in coffee shops.
i A feeling that someone worth meeting might be one message away.
i Maybe I'll only know the real answer once I've met the reason.
i Something I couldn't find by staying where I was.
b What are you hoping to find here yourself?
b What nearly kept you away?
=jobHowLong
c Long enough to know what I'm doing, and I still like learning.
c Enough time to be good at some of it and truthful about the rest.
c For long enough to know the work and the people quite well.
p By the clock on a Monday morning it's been about a century.
p In working years I'm somewhere between the new boy and the furniture.
p Just enough to look busy with real conviction.
i Hard to measure, some days there last a week and some weeks a day.
i The calendar says one thing, and how it's changed me says another.
i It's been long enough to shape me, and I wonder what comes next.
b How long could you happily stay in one job?
b What drew you to your own line of work?
=workWeekends
c Now and then life asks for it, but I keep time for what matters.
c Weekends I like to protect, and I can nearly always make time for someone.
c I try to keep them for people and rest, and mostly it works out.
p The hardest weekend work I aim for is getting up off the sofa.
p My alarm clock has high hopes for Saturdays, and I do my best to disappoint it.
p Sunday is for coffee and idleness, and at the second I'm gifted.
i A free weekend feels like a present, so I don't hand mine over lightly.
i Depends on the week, though for the right Saturday I'd rearrange a lot.
i Work gets my weekdays gladly, a weekend I'd rather give to someone.
b What does a good weekend look like for you?
b Saturday or Sunday, which do you like better?
=ownBusiness
c I like being responsible for my own work, whoever's name is on the door.
c What I do, I do as if it were my own, and that serves me well.
c Independence at work matters to me, however it's set up on paper.
p If I'm my own boss, I'd like a word with him about the hours.
p The only empire I'd brag about is a very well run sock drawer.
p Boss of my own kettle at least, and even that's been known to strike.
i Building something of my own is a thought I never quite put down.
i It's a longer story than yes or no, best told across a table.
i Part of me has always wanted to make something that lasts.
b If you opened something of your own, what would it be?
b What would you be like as a boss?
=jobBestPart
c The people, because good company makes even a long day go quickly.
c Seeing something finished that wasn't there in the morning.
c Being useful to someone, that's what sends me home content.
p Payday, with the going home bit in a strong second place.
p That glorious moment when the thing breaks and it isn't my fault.
p Lunch, though officially I say it's the challenge.
i Those rare quiet moments when everything goes right and nobody notices.
i When a problem that looked impossible suddenly lets go.
i I like that no day tells me beforehand what I'll learn.
b Which part of your own work would you keep forever?
b What gives you the feeling of a day well spent?
=parentsAlive
c My parents are a big part of me, and I'd rather tell you that in person.
c What my parents gave me is with me every day, the rest I'd tell you gently.
c That's one I answer properly face to face, and it's kind of you to ask.
p Parental advice is always with me, it turns up whenever I leave a light on.
p Somewhere in my head there's always a parent telling me to wear a coat.
p In my thoughts home's never far, usually asking whether I've eaten.
i There's a lot of love in that answer, and it needs more than a text.
i Some of my best stories begin with my parents, and I tell those slowly.
i For a question like that I'd want a quiet table and some time.
b What did your parents teach you that stayed?
b Who in your family are you closest to?
=bigFamily
c Big enough for a loud table and small enough that nobody gets forgotten.
c Family counts for a lot with me, however many chairs it needs.
c However many we are, it's the closeness I care about.
p Depends on the day, enormous when there's cake and tiny when a sofa needs carrying.
p It feels huge at the dinner table and very small at the washing up.
p Our numbers change with how good the food smells.
i Size is a funny thing, one good story can fill a whole house.
i To me family has always been wider than the names on the tree.
i Sometimes a few people make a fuller house than a crowd does.
b What were meals like in your house growing up?
b A full house or a quiet one, which suits you?
=moreKids
c I'm open to it with the right person, and I'd want to decide it together.
c It isn't something I'd rule in or out alone, it takes two to answer.
c With someone I loved I'd talk about it calmly and listen first.
p My heart says maybe and my back says ask again after a nap.
p Part of me would love it, the part that needs sleep has asked for time.
p Ask me after a good night's rest, I'm much braver then.
i That door isn't locked, and I'd like to know who'd be standing there with me.
i The answer depends less on me than on who I'd be asking it with.
i Some questions I'd rather leave for two people to answer.
b How do you see that for yourself?
b What do you like best about children?
=nearSea
c Never quite as near as I'd like, so I go when I can.
c However many miles it is, I think the sea's always worth the trip.
c Near enough in my mind, I'd always say yes to a walk by the water.
p If I hold a shell to my ear it's right next door.
p Close enough to dream about it, far enough to have dry socks.
p The only waves I can promise you tonight are in the bath.
i Whatever the map says, I always feel the pull of it.
i It's the one thing I'd always want closer, I think best beside water.
i On a quiet night I could almost believe I hear it.
b Sea, lake or river, which calms you most?
b What's the first thing you do at the seaside?
=hiking
c Whenever I get the chance, because fresh air and a path put me right.
c Not as often as I'd like, but I always come back happier.
c A fair bit when the weather's kind, and I go at anybody's pace.
p As often as my knees and the nearest pub will jointly allow.
p I hike like a gentleman, slowly and with a great deal of lunch.
p Sometimes on purpose, and sometimes because I took the wrong turning.
i Often enough to know that people say truer things on a long path.
i When my head gets noisy, a long walk is how I turn it down.
i Now and then, less for the view than for the quiet before it.
b Forest, hills or coast, where would you walk?
b Do you talk on a walk or go quiet?
=eatHealthy
c Mostly yes, simple fresh food, with room for a treat without guilt.
c I make the effort, and I think good food's better shared than counted.
c On the whole, though I'm flexible when someone brings dessert.
p My vegetables and I are on good terms, but cake is family.
p Until about nine in the evening I'm a model citizen.
p There's always a salad on my plate in spirit.
i More so when there's someone to cook for, I find.
i For the most part, though I think hunger's often for company instead.
i It depends on my mood, my plate tells on me quicker than my face.
b What's the one treat you'd never give up?
b What do you eat when you want to feel good?
=favToCook
c Anything slow that fills the kitchen with a good smell and can't be rushed.
c A proper pasta, simple and generous, with enough for whoever turns up.
c Breakfast, because a good one puts everybody in a kinder mood.
p Toast, which I consider a dish if the butter's spread with feeling.
p Whatever the smoke alarm hasn't got an opinion on.
p Eggs, since even my mistakes turn into scrambled ones.
i Soup, it gives me time to think and asks for very little.
i Something I've never made before, so that I don't know how it ends.
i Meals that simmer long enough for the talking to start before dinner.
b What would you want on the table tonight?
b Which smell from a kitchen makes you hungry at once?
=mindSmoke
c It's fine by me, everybody's choice is their own and I won't lecture.
c I'm easy about it, and I'd gladly keep a smoker company outside.
c Smoking wouldn't put me off someone I enjoy talking to.
p My own habits are far more annoying, so you'll get no sermon from me.
p Let others bring the smoke, I'll stand upwind looking thoughtful.
p As long as nobody minds my singing, I'd say we're even.
i That's all right with me, the talk outside the door is often the best one.
i Small habits don't worry me, I'm more curious about what makes you laugh.
i A cigarette tells me very little about a person, I'd rather learn the rest.
b Where do you do your best thinking?
b Which habit in others do you find hard to live with?
=livedAbroad
c Less than I'd like, and I'm always curious how people live elsewhere.
c Not as much as I'd have chosen, but I settle in easily anywhere.
c Only as much as life's allowed so far, and I'm open to more.
p In my head, constantly, and the weather there's excellent.
p Mainly in daydreams, where I speak every language and never pay rent.
p I can feel foreign two streets from home, so I've had the practice.
i Part of me has always had a suitcase half packed.
i There are places I've never quite left, even if I only passed through.
i Hardly enough, there's a version of me I think I'd only meet far away.
b Where could you imagine living for a year?
b What would you miss first if you lived far away?
=makesHappy
c Good company, an unhurried meal and knowing the people I love are all right.
c Making someone laugh when they weren't expecting to.
c Small things mostly, sunshine, music and a conversation that runs late.
p Finding money in an old coat, and I leave it there for next time.
p Cancelled meetings, warm socks and the last biscuit, in that order.
p When I open the right end of a packet at the first try.
i That moment when talk goes quiet and nobody minds.
i Being understood without having to explain, it's rarer than people think.
i It's usually something I notice only afterwards, on the way home.
b What small thing always works for you?
b What was the best small moment of your week?
=bestQuality
c I listen, and I remember what people tell me.
c Reliability, if I say I'll be there, then I'm there.
c Patience, I don't rush people and I don't give up on them easily.
p Knowing when to stop talking, which I'm still practising.
p My modesty, I could go on about it all evening.
p Laughing at my own jokes, so that nobody else has to.
i Probably something I can't see myself, you'd have to tell me in time.
i Staying calm when things get difficult, though it takes a while to notice.
i Curiosity, once someone interests me I want to know the whole story.
b What do people thank you for most?
b Which quality do you value most in a friend?
=likeTallWomen
c Height doesn't decide anything for me, I go by how easy it is to talk.
c Tall or short, I like a woman who's at home in herself.
c I like whoever I can laugh with, whatever the tape measure says.
p Any height's fine as long as one of us can reach the top shelf.
p My neck bends in both directions, so I'm well prepared.
p You'd never see me bring a tape measure to a date, it spoils the mood.
i What I remember about people is never their height, it's something they said.
i Someone's presence reaches me long before I've thought about inches.
i Two people who get on always seem to find the same eye level.
b What matters to you first in a person?
b What do people only notice once they know you better?
=exLike
c A decent person with good sides, we just weren't right for each other.
c She had her good qualities, and I'd rather keep it kind than go over it.
c Different from me in ways that mattered, and I wish her nothing but well.
p Patient, obviously, considering how long I take to choose a film.
p Almost certainly better at remembering birthdays than I am.
p Nice enough to put up with my jokes, which says a lot for her.
i Someone I learned a lot from, including a few things about myself.
i It's a chapter I've closed gently, and I don't need to reread it.
i Hard to sum up anybody in a text, I'd only be telling you half.
b What have you learned about yourself over the years?
b What matters most to you when two people get close?
=beenCheatedOn
c Whatever's behind me, I still choose trust, and I take it seriously.
c I know how much trust is worth, and I'd never want to break anybody's.
c That's a talk for a quiet evening, but loyalty is something I don't bend on.
p My trust may have a dent or two, but it still starts in the morning.
p If so, my heart's had its service and passed the test again.
p By text I'll only own up to stolen chips, the rest needs a slower chat.
i It's something I'd tell you about in person, slowly, and without bitterness.
i Some hurts mainly teach you what you'd never do to someone else.
i Most people carry something like that, and I'd listen if you do too.
b What does loyalty look like to you?
=areWidowed
c No, I'm not, and I'm sorry if you ask because you've been through it.
c That isn't my story, though I've great respect for anybody who carries it.
c I'm simply single, and I'm glad you felt you could ask.
p Just an ordinary single man, the kind who talks to his kettle.
p Nothing so sad, I'm only single and a bit too good at cooking for one.
p Not that, only a man who takes his time and loses his keys.
i Mine is a quieter past than that, and I'd tell you about it some evening.
i Life's been kinder to me there, and I don't take that lightly.
i Thankfully not, and if there's a story behind your question, I'd listen.
b Who do you lean on when things are hard?
b What's helped you most in difficult times?
=doneLongDistance
c Not in a way that put me off, trust and phone calls carry a lot.
c Whatever I've tried before, I think distance is fine if both people mean it.
c I'd count myself ready for it, since trust matters more to me than miles.
p Only with my gym, and we've slowly drifted apart.
p My phone charger and I feel up to it, we're a very committed pair.
p Some days I'm in a long distance relationship with my own to do list.
i A bit of missing someone never scared me, it tells you what's real.
i In a way everybody has, there's always someone you think of from afar.
i People can be far apart in the same room, so miles worry me less.
b What would make the distance easier for you?
b Calls, letters or visits, which would matter most to you?
=values
c Kindness, keeping my word and being straight with people, in easy times and hard.
c Family, loyalty and treating people decently when nobody's watching.
c I believe in respect, patience and doing what I said I'd do.
p Fairness above all, except perhaps with the last slice of pizza.
p Be good to people, laugh daily, and put the trolley back.
p Honesty, good manners and never finishing the milk in secret.
i Mine show better in what I do than in a list, so time will tell.
i Doing right when it costs something, that's the test I hold myself to.
i Gentleness, mostly, I think it takes more strength than people suppose.
b Which value would you never give up?
b Where did you get yours from?
=areLonely
c Sometimes, like anybody, though I'm decent company for myself as well.
c Not in a heavy way, but I'd like someone to share the good bits with.
c I'm content on my own, and I still think life's better with two.
p Only when something funny happens and there's nobody to nudge.
p My kettle's a good listener, but it goes off in the middle.
p Now and then, mainly when a jar lid wins.
i There's a certain hour of a Sunday when I notice it a little.
i Being alone suits me, it's the good news I'd like to tell someone.
i Less so when someone asks me a real question like that.
b When do you like being alone best?
b Who's the first person you tell good news to?
=otherApps
c Wherever I've signed up, this is the conversation I'm giving my attention.
c I'd rather talk properly in one place than a little bit in five.
c Not that I give my time to, one good conversation is plenty.
p One app's already more than I can work without help.
p Only the weather one, and that disappoints me too.
p My thumbs have one career in them, and this is it.
i None that's made me check my messages twice like this.
i If there's an old profile about, it's gathering dust while I write to you.
i The number of apps never mattered to me, only whether someone interesting answers.
b What makes a good conversation on here for you?
b How does this compare with meeting people in real life?
=fewPhotos
c I'm more at ease in a conversation than in front of a camera.
c Taking pictures of myself rarely crosses my mind, I'm better in person.
c Because I'd rather be met than studied, but I'm happy to add some.
p My face and cameras have an understanding, they leave each other alone.
p Most attempts feature my thumb, and it's had enough attention.
p Every camera I meet catches me halfway through a blink.
i A few things are better discovered in person, I think.
i Pictures only ever show the moment, and I like the minutes around it.
i The best moments are the ones when I forget the phone exists.
b What do you look for in someone's photos?
=likeMySmile
c Yes, I like it, it makes me want to know what's behind it.
c To me it looks as if you mean it, and I like that.
c Any smile that looks so warm and real is easy to like.
p It made me forget the clever thing I was going to write.
p My answer would be easier to see, I'm grinning at a phone.
p Smiles like that work on me, and I'm usually only this cheerful about cake.
i There's a story in it somewhere, and I'd like to hear it one day.
i I like it enough to wonder who or what you were smiling at.
i Your smile was there before any words, and it said a fair bit.
b What makes you smile without fail?
b Who can always make you laugh?
=impressMe
c A little, yes, because I'd like you to think well of me.
c I'd rather you liked me as I am, but I'm making some effort.
c Only in the sense that I'd like this chat to be worth your time.
p Yes, and you should see how much worse I'm when I'm not trying.
p Guilty, I even checked my spelling twice.
p That was me being casual, the impressive version takes weeks.
i Perhaps, although I'd sooner surprise you than impress you.
i Less than you'd think, I'm mostly curious what you'd say to it.
i Possibly in part, the other part wanted to see if you'd notice.
b What does impress you in a person?
b What was the last thing that really impressed you?
=wearingNow
c Something comfortable and nothing special, it's what I feel like myself in.
c Plain comfortable clothes, I save the good shirt for meeting someone properly.
c Just everyday things, I'd make more of an effort if I were seeing you.
p A look I'd call relaxed and a stranger might call laundry day.
p Clothes, thankfully, since I might have to answer the door.
p An outfit chosen entirely by which drawer opened first.
i My thinking clothes, soft and full of half finished ideas.
i The sort of comfortable things you only let people see once you trust them.
i Very ordinary things, I'd rather be remembered for what I say.
b What do you feel most like yourself in?
b What's the oldest thing in your wardrobe?
=ifIWasThere
c Put the kettle on, sit you down and ask how you really are.
c I'd make you comfortable and talk with you until we forgot the time.
c Find us something good to eat and enjoy getting to know you properly.
p Panic quietly, then hide the washing up.
p Offer you the good chair and pretend the place always looks like this.
p First I'd tidy at a speed the public has never seen.
i Take you for a slow walk and see where the talk goes.
i My phone would go away, and I'd just listen for a while.
i We'd probably start with small talk and end up somewhere more interesting.
b Tea, music or a walk, what would you choose?
b What's your idea of a cosy evening?
=giveMassage
c A shoulder rub after a hard week is fair, once we know each other.
c One day perhaps, first I'd want you to feel at ease with me.
c I'd say yes to helping you relax, starting with dinner and a talk.
p My hands are better known for opening jars, but I'm willing to train.
p Gladly some day, though my experience is limited to bread dough.
p You'd get two minutes of enthusiasm and then a cup of tea.
i Good things like that are worth getting to slowly.
i When there's trust, it's a lovely thing to do for someone, so let's see.
i Maybe so, though I've always thought a good conversation loosens more knots.
b What helps you unwind after a long day?
b What's been tiring you out lately?
=askPersonal
c Whatever you like, I'll answer as openly as I can.
c Feel free, I'd rather be asked than guessed at.
c Go ahead, I've nothing to hide and I appreciate you checking.
p Please do, I'll just put on my brave face first.
p Personal is fine, only my bank code and my dancing are off limits.
p Fire away, if it's about my singing I'd like a lawyer.
i Those are the questions I like best, so take your time with it.
i Ask it, and I might have one for you when we've finished.
i By all means, most of the good conversations start exactly there.
b What would you like to know?
b Shall I answer briefly, or tell it properly?
=tellStory
c There was once a man who wrote to a stranger, and she made him laugh all evening.
c Two people once met for a quick coffee, and the waiter had to close around them.
c A man got on the wrong bus, met someone kind, and never complained about buses again.
p Once upon a time a man planned a clever message for an hour and typed hello.
p One day a sock left its partner in the wash and went to see the world.
p Long ago a brave knight set out for dragons and came back with the shopping.
i Somewhere a woman keeps a key that fits nothing, because she's sure that someday it will.
i It begins with two people at a window, waiting for the same rain to stop.
i In a small town there was a clock that stopped whenever someone was happy.
b How would you like it to go on?
b Which story did you love as a child?
=meetHalfway
c That sounds fair to me, let's find a nice place in the middle.
c Yes, halfway suits me well, and I'm happy to do a bit more of the road.
c Good idea, it makes the trip easy for both of us.
p Let's, I like any plan where I only get lost half as long.
p Halfway it is, and I'll bring the map I can't fold.
p I'm all for it, my sense of direction is good for about that far.
i The middle's a good place to start, neither of us has the advantage there.
i Meeting in between appeals to me, we'd both be somewhere new.
i With pleasure, I like the thought of us setting off at the same time.
b Where would be easy for you to get to?
b What sort of place would you like?
=whyCancel
c I'm sorry, I handled that badly, and it had nothing to do with you.
c Something got in the way, and you deserved a better explanation than you got.
c It wasn't about you at all, and I'd like to put it right.
p Poor planning on my part, I run my diary like a dropped tray.
p My timing let us both down, and I've given it a stern talking to.
p Blame my calendar, or rather the fool who keeps it.
i There's a fuller answer than fits in a text, and I owe you that one.
i Not for want of wanting to see you, that much I can promise.
i The reason's less interesting than how much I regretted it.
b How can I make it up to you?
b Did you manage to do something nice instead?
=whyNotMeet
c I do want to, I just like to do it properly and not in a rush.
c Believe me, the wish is there, I've only been slow to set a day.
c It was never about not wanting to, I just take my time.
p My courage and my calendar aren't always free on the same day.
p In writing I can still check my spelling, in person I'm on my own.
p Blame nerves, I'm afraid you'd find out how long I take with a menu.
i Sometimes I hold back most when something might matter.
i The more I enjoy our talks, the more I want it to go well.
i Part of me likes the looking forward, but I know it can't last forever.
b What would be a good first meeting for you?
b What would make you feel comfortable when we meet?
=whyNoKiss
c I wanted to be sure you'd like it, and I'd rather wait than presume.
c Out of respect, I didn't want to rush a good moment.
c It crossed my mind, I just didn't want to get ahead of you.
p My nerve went out for air just when it was needed.
p Busy rehearsing it in my head, I missed the cue.
p Somewhere between courage and goodbye my feet started walking.
i Some moments I like to leave open, so there's something to come back to.
i The thought was there, and I took it home with me.
i Maybe so that I'd have a reason to hope for another time.
b What makes a moment feel right to you?
b Do you like slow beginnings?
=stillOnApp
c Only in name, my attention's been with our conversation.
c Not for browsing, I don't see the point when I'm enjoying this.
c Hardly, I'd rather put my time into the person I'm talking to.
p It's about somewhere, like the big novel everybody's still reading.
p Technically, though my thumb says it's retired for better conversation.
p My phone may remember it, my attention certainly doesn't.
i Barely, and I think you might have something to do with it.
i I keep forgetting it's there, which probably tells its own story.
i For now perhaps, the day I leave I'd like it to be for someone.
b When would you say it's time to leave the apps?
b What made the app worth it for you?
=photoKids
c They're very dear to me, and I'd love to tell you about them properly.
c Family to me in every way that counts, and they make me proud.
c I'll happily explain who's who, and they'd be pleased you asked.
p On good days I claim them, on noisy ones I've never seen them before.
p Judging by how they treat me, they certainly think they own me.
p Someone has to laugh at their jokes, so I volunteered.
i There's a story to that picture, and I'd rather tell it than type it.
i You'd know the answer in a minute if you saw us together.
i That picture says more about my heart than anything I wrote there.
b What are you like with children?
b Which of your own pictures means most to you?
=doingInPhoto
c Enjoying myself mostly, it was one of those moments worth keeping.
c Just being myself on a good day, that's why I chose it.
c Nothing staged, I was simply happy and wanted to remember it.
p Trying to look natural, which is the hardest sport I know.
p Pretending I know what to do with my hands.
p I've asked myself the same thing, and I was there.
i It makes more sense once you know what happened a minute later.
i Living, for once, and not thinking about how it looked.
i There's a small story behind that one, better told than typed.
b What did you think it was?
b Which of your photos has the best story?
=bioMeaning
c It's my way of saying I'd like to meet someone real.
c Just that I take people seriously and myself a bit less.
c In plain words, I'm a decent man who'd like good company.
p I was hoping you'd tell me, it sounded deep at the time.
p Mostly that I can't write about myself for more than two lines.
p Roughly translated, please say hello, I'm better in conversation.
i Whatever made you ask is probably the truest part of it.
i There's a bit between the lines that I'd rather tell in person.
i My thought was to leave it a little open and see who'd be curious.
b What did you think it meant?
b How did you choose what to write in yours?
=childhoodLike
c It made me who I am, and I'm grateful for the good parts.
c Like most, some of it easy and some not, and I carry the good with me.
c There was plenty to learn from, and I've kept the best of it.
p Full of scraped knees and excellent excuses.
p Mostly me asking why until everybody needed to lie down.
p Grass stains, big plans and a firm belief that I could fly.
i I remember it in smells and summer light more than in facts.
i Longer than it was, the way childhoods feel, and still not quite finished.
i Parts of it I only understood years later, and I'm glad I did.
b What game could you play for hours back then?
=liveWithout
c The people I love, everything else I could manage to replace.
c Music and good conversation, a day without them feels unfinished.
c Laughter, I can do without most things if there's enough of that.
p Coffee, and anybody who's met me before it would agree.
p My bed, we're very close and I don't care who knows it.
p Cheese, and I've stopped pretending it was something noble.
i Quiet, I only notice how much I need it when it's gone.
i Something to look forward to, however small it is.
i Hope, I suppose, it's odd how little else a person needs.
b What could you give up quite easily?
b Which small comfort makes your day?
=housework
c Of course, I live there too, so it's not help, it's my share.
c Yes, I think two people keeping a home should both do the work.
c I do my part without being asked, it's only fair.
p Gladly, I iron badly and hoover with great emotion.
p With music on I'll clean anything, including things that were clean.
p My dusting's average but my attitude wins prizes.
i Willingly, side by side over the dishes is when people really talk.
i Looking after a home is a quiet way of looking after someone, so yes.
i Always, you learn more about two people from a kitchen than a candlelit dinner.
b Which chore do you secretly like?
b Which job in the house would you gladly hand over?
=kidsWell
c They're doing well, thanks, and it's kind of you to ask.
c All good, growing and learning, and I'm proud of them every day.
c Happy and busy as far as I can tell, which is what I wish for.
p In fine form, they've got more energy than the whole house.
p Better rested than their father, I can tell you that.
p Very well, they run everything and let me think I'm in charge.
i Every week there's a bit more of a person there, it's something to watch.
i Well, and they surprise me most when I think I know them.
i Growing faster than I can get used to, I hold on to the small moments.
b Were you a lively child or a quiet one?
b What did you love most when you were small?
=hungover
c Nothing that water, breakfast and a slow start can't sort out.
c A little tender maybe, but well enough to enjoy talking to you.
c I'm fine, really, it's just a slower sort of day.
p My head and I have agreed not to discuss it until lunch.
p Let's say I'm reading with one eye, out of respect for the other.
p Daylight seems rather loud, so I'll plead guilty.
i Quiet today, in the way that comes after good company.
i It's a gentle sort of day, the kind for soft music and easy talk.
i Slow and soft round the edges, and there's something nice about that.
b What's your cure for a slow morning?
b How's your own day treating you?
=outWithFriends
c I've got a moment for you either way, good company or quiet corner.
c Even in company I'm happy to see your message come up.
c Whoever I'm with, I've time to write back to you.
p If I am, they've just caught me smiling at my phone.
p Half of me is, the other half's here pretending to check the time.
p Depends who you ask, my friends would say I'm not really listening.
i Wherever I am, a part of me is in this conversation.
i There may be noise around me, but your message is what I heard.
i Somewhere between the company and this chat, and I like this end.
b What are your friends like?
b Big night out or a small table, which do you prefer?
=talkLater
c No problem, do what you need to do, I'd be glad to hear from you later.
c Sure, later's fine, there's no hurry on my side.
c Any time that suits you, I'm looking forward to it.
p Fine by me, it gives me time to think of something clever to say.
p Go, I'll be here practising my casual hello.
p Later it is, I'll use the break to become more interesting.
i Happy to, I've a thought I'd like to keep for you until then.
i Whenever you're free, good conversations don't mind waiting.
i That's fine, it's nice to have something to look forward to.
b What time's good for you?
b Busy day on your side?
=independentWomen
c I admire it when a woman knows her own mind and lives by it.
c A woman who stands on her own feet is someone I can meet as an equal.
c It's something I respect, I'd rather be wanted than needed.
p If she opens the jars, I'm happy to hold the lid.
p Independent suits me fine, I can barely boss a houseplant about.
p Anybody who can manage without me and still calls me is a compliment.
i Two people who could manage alone and choose not to, that's what I like.
i Strength in a woman makes me curious how she came by it.
i Standing beside someone interests me more than standing in front.
b What are you most glad you did on your own?
b When do you like being looked after a little?
=differentGuys
c I hear what people say, remember it, and mean what I answer.
c Probably that I'd rather know one person well than ten a little.
c Nothing dramatic, I'm just patient, truthful and I turn up when I say.
p Very little on the outside, but I do read the instructions.
p Other guys can park first time, so let's start there.
p My jokes are worse than theirs and delivered with more hope.
i That's something you'd have to notice, I'd spoil it by telling you.
i Maybe not much at first sight, I'm more of a slow read.
i Perhaps that I'm more curious about you than about making an impression.
b What do you wish more men would do?
b What makes someone stand out for you?
`;
