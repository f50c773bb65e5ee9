/** Arranging to meet; further answers to what content/ knows. Form: content/asked-about-him.ts. */
export const MORE_ARRANGING = `
=whichSpot
c Let's make it the front, and from there we go on together.
c Front side, in plain sight, I don't want you waiting in some corner.
c Come to the front and I'll walk us the rest of the way.
p At the front, I'm the one turning in circles like a lost tourist.
p By the front entrance, where I'll try to lean on something casually and fail.
p Front entrance please, the back one sounds like the start of a heist.
i Meet me out front, the first ten steps together tell me quite a lot.
i The front, where everyone hurries past and one person happens to stop.
i Main doors, and I already know what I want to tell you first.
i Near the front doors, waiting there's something I secretly enjoy.
i Right at the front, I like the minute just before someone arrives.
=bringFriend
c Bring them along, I'd be glad to have you both.
c That's fine with me, I want you to feel comfortable.
c Yes of course, better with company than not seeing you at all.
c By all means, there's always room for one more.
c No problem at all, I'll make sure they enjoy it too.
c Please do, I'd be happy to meet them.
p Sure, as long as nobody minds me trying to impress two of you.
p Bring the extra guest, I perform better with an audience anyway.
p The more the merrier, I'll share everything except my chips.
p Absolutely, I'm hoping they'll like me and put in a word.
p Room for everyone, I only ask not to be outvoted on pudding.
p Plus one approved, I'll bring my best manners and a spare set.
i Gladly, I learn most about people from whoever they bring along.
i Yes please, I'd like to see how you are with someone you love.
i Fine by me, I already wonder what they've heard about me.
i I'd like that, you'll be a little different with them and I'm curious.
i Do bring them, there's one question I'd only ask them.
i Happy to, whoever is close to you is part of the picture.
b What are they like?
b How should I win them over?
b What do you two enjoy doing together?
=bringWhat
c Bring whichever you'd choose for yourself, and I'll gladly share it.
c Nothing at all, I'd like to look after you this time.
c Your favourite, whatever that is, I'd like to know what it tastes like.
c Something small to share would be lovely, and no trouble if you don't.
c Only bring what you'd miss otherwise, I'll see to the rest.
p Whatever you bring, I'll act as if I'd been hoping for exactly that.
p Anything that fits in one hand, the other is needed for balance.
p Bring patience for my puns, and whatever you fancy nibbling.
p Anything but salad, I like to be thought of as a growing boy.
p Nothing heavy, I'd only insist on carrying it and then regret it.
i Bring what you'd have had if you were staying in alone.
i Surprise me with whatever you'd choose, it tells me more than ten questions.
i Bring whatever makes you feel at home, I'd love to know what that is.
i Anything you like, though your favourite film line would be best of all.
b What sounds good to you right now?
b What's your mood, sweet or savoury?
b Which treat can you never resist?
=rainPlan
c We move it indoors, a tropical greenhouse sounds just as good to me.
c There's always the cinema, and I'd sit through anything with you.
c Let's swap it for an aquarium, dry, calm and hard to spoil.
c Whatever happens we'll still meet, I'd simply move us under a good roof.
p Then bowling, where you can watch me miss in perfect comfort.
p Plan B involves a big umbrella, a cinema and far too much popcorn.
p The backup is a board game café, where I turn strangely competitive over Ludo.
p We go to a museum and I make up facts about the paintings.
i Then a gallery, and you show me the one picture you'd take home.
i A covered market, it's where I always stay longer than I meant to.
b What do you like doing on a wet day?
b Which indoor place do you like best?
b What would you rather do instead?
=contactSwap
c Sure, swap with me, I've been enjoying this.
c Yes, let's move there, this chat deserves a better home.
p Yes please, this app eats half my best lines.
p Sure thing, you'll also receive my complete collection of sunset photos.
i Here's to swapping, I rarely want to and this time I do.
b When do you like to chat most?
b What do you use most yourself?
b Which do you enjoy more, writing or talking?
=callTonight
c Gladly, ring me this evening, I'd enjoy that much more than typing.
c Of course, any time after eight is good, I'll keep the phone close.
c I'm happy to talk tonight, voice or video, whichever feels easier for you.
c Please do call, hearing you'll be the nicest part of my evening.
c A call this evening is a lovely idea, I'll make sure it's quiet here.
c Yes, let's talk tonight, I already have something good to tell you.
p Yes please, I'll answer on the second ring to seem relaxed.
p A phone call is perfect, my thumbs have earned the evening off.
p Ring me, I'll pace the room like a man running a small country.
p Phone or video is fine, I'll tidy the half of the room that shows.
p I like calls, and tonight I'll even use my proper telephone voice.
p Call away, I'll try not to say goodbye seven times before hanging up.
i I'd love to, and I'm curious which word you'll start with.
i Call me after dark, people tell the better stories then.
i Tonight is good, there's one thing I've only wanted to say out loud.
i Yes, I like how a call has pauses in it, they say a lot.
i Talking tonight suits me, I've been imagining your voice and would like correcting.
i Of all the ways to end today, a call with you is my favourite.
i I've been wondering what you sound like when you laugh, so yes.
i A call it is, some things only come out when nobody's typing.
b Shall I ring you, or you me?
b Would you prefer phone or video?
b Before dinner or after?
=moveDay
c Yes, that's easily done, and thank you for telling me.
p Consider it moved, I was only going to be early anyway.
i Another time suits me too, perhaps it comes with a better sky.
b Is everything fine at your end?
b Would earlier or later help more?
b Which day feels easiest now?
=cancelOk
c That's completely fine, we'll find another day that suits you better.
c No need to apologise, things come up and I understand.
c Don't worry about it, I'd rather see you when you feel up to it.
c Absolutely fine, rest well and write whenever you feel like it.
c Not cross at all, I'm glad you told me.
c It's all right, another day will be just as good.
p All forgiven, my ironed shirt can hang around a bit longer.
p No harm done, I'll send the brass band home.
p That's fine, tonight I'll be charming to a whole pizza instead.
p Rain check accepted, no signature needed.
p Cancelling is allowed, my good socks will survive the disappointment.
p You're fine, I'll practise my entrance until next time.
i It's fine, and a bit more waiting only makes me more curious.
i Another day is good, I like having something to look forward to.
i No worries, I only noticed how much I was looking forward to it.
i Take your time, what I wanted to tell you'll keep.
i Perfectly all right, it's nice to know you'd tell me straight.
i Postponing is fine, and I may use the time to plan something better.
=stillOn
c No change here, I'm coming and I'm in a very good mood about it.
p Yes, more certain than the weather, the trains and my cooking put together.
i That's a yes, the rest of the week has quietly arranged itself around it.
b What are you most looking forward to?
b How has your day been so far?
b Is there anything I should bring?
=publicPlace
c A public place is what I'd suggest too, choose one you know.
c Yes, meeting among people in daylight is right for a first time.
c Public suits me, and please do tell a friend where you'll be.
p Public is perfect, I behave best when strangers are watching.
p Fine by me, I'd meet you in the middle of a marching band.
p Crowded is good, I blend in nicely next to a queue.
p Public and daytime suits me, I get sleepy after dark like a chicken.
p Sounds right, the busier the better, I'll bring my best public face.
i I'd choose somewhere public myself, people are more themselves when they feel safe.
i Gladly, a busy place lets us go quiet without it feeling strange.
i Somewhere public is good, I like inventing stories for passing strangers together.
i Yes please, among people you find out how someone treats the staff.
=meetSlow
c Of course, take all the time you need, I enjoy talking with you.
c No rush from me, I like getting to know you this way.
c That suits me well, we can talk as long as you like.
c It's no bother at all, I'm glad you told me.
c Slowly is good, nobody is timing us.
c Talking first is a fine idea, I'd like to know you too.
p No hurry, it gives me time to become more interesting.
p Slow is my natural speed, I've been overtaken by prams.
p Fine with me, I type better than I dance anyway.
p Gladly, my best jokes need a long run up.
p Not rushing is my strongest discipline, I could do it for the country.
p We can chat until my thumbs complain, and then a bit more.
i I'd like that, there's a lot I want to ask you first.
i Most things I love I came to like slowly, that suits me.
i Happy to wait, I enjoy not knowing everything about you yet.
i There's no rush, the part before meeting is one I secretly like.
i Let's take our time, a few of my questions need a calm evening.
i Going slowly is fine, I notice more that way.
b What would you like to talk about first?
b Is there anything you'd like to know about me?
b Which things matter most to you early on?
=wherePlace
c A little Italian place would be my choice, good pasta and no loud music.
p An ice cream place, as long as you overlook my three scoops.
i The botanical garden, there's always a corner in it that feels far away.
i Beside some water, at the hour when every light appears twice.
i A tiny cinema, I like what people say right after a film.
i Upstairs in some old café, where the corner table hears the best stories.
i A gallery, and we each pick the one picture we'd take home.
i Up on a hill or a high terrace, towns look friendlier from above.
b Would you like lively or quiet?
b Which part of town is easiest for you?
b What do you feel like eating?
=coffeeSometime
c Meeting you is what I'd like best, and Sunday afternoon would be perfect.
c With pleasure, choose an evening this week and I'll be there early.
p Let's do coffee on Friday, I'm three dimensional and only slightly clumsy.
p Saturday at eleven, and I'll try to drink the coffee rather than wear it.
i Yes to coffee, on Tuesday evening, when cafés are quiet and people talk properly.
i Yes, a window seat somewhere on Thursday, I've had it in mind a while.
b Which day suits you best?
b Where's your favourite place for coffee?
b Are you more morning coffee or evening walk?
=secondDate
c Definitely, I'd like a second date and soon.
c I'd love to see you again, Sunday afternoon would suit me well.
c Very much, pick any evening next week and I'll be there.
c A second date sounds right to me, I had a lovely time.
c Without a doubt, I was hoping you felt the same.
c Round two gets a clear yes from me, early next week if you like.
p A date number two, please, I still have several good anecdotes unused.
p Count me in, before you have time to think it over.
p Absolutely, my calendar just cleared itself out of excitement.
p I'm free for you next week, and I'll even comb my hair.
p Again, yes, and this time I'll play it cool for five whole minutes.
p Next week, please, I promise fresh material and the same enthusiasm.
i I'd like that, there was a question I never got round to asking.
i Another one, yes, I feel we stopped in the middle of something.
i Yes, that was decided for me rather early on.
i There'll be a next one if I have any say, next week.
i Seeing you again is a must, I want to hear how your stories go on.
i Sure, and next time I'd show you a place I'm fond of.
b What would you like to do next time?
b Which day feels good to you?
b What should we try next?
=sendAddress
c Sure, I'll send it and you'll have it in a moment.
c Right away, I'll send you everything you need.
p Sending it over, first class post with no stamp.
p I'm on it, with the speed of a slightly worn carrier pigeon.
i In a second it's yours, there's a small reason I like it.
i Sharing it with you now, from here on it'll remind me of you.
b What else would be useful to you?
b Which details would you like as well?
b Is anything else on your list?
=sendPhoto
c Of course, you'll have a photo in a moment.
c Happily, a plain photo with no filter is coming.
p One photo coming up, apologies in advance for my thumb in the corner.
p Coming right up, my camera hand shakes like jelly.
p Photo coming, no professionals were involved at any stage.
i Sending a photo, and I'd love to hear what you read into it.
i Gladly, this picture shows a mood I rarely get caught in.
b What's the last photo you took?
b What can you see around you right now?
b Which of your own pictures do you like best?
=lendMoney
c That's a no from me, though I hope it works out for you.
c No, lending money to people I'm getting to know isn't something I do.
c I don't send money online to anyone, and that won't change.
c My answer is no, and it's kinder to say it clearly now.
p No, my wallet is shy and doesn't date.
p Sorry, no, I'm careful with money and argue even with vending machines.
p It's a no, my piggy bank has a strict guest list.
p No money from me, though bad puns are always free.
i No to money, a rule I made for myself and never regretted.
i I'd say no to anyone, it lets me enjoy people without wondering.
i No loans and no investments, I like knowing why someone talks to me.
i Here I stay firm, people interest me and deals don't.
=invitedGo
c Gladly, I'd enjoy it twice as much with you there.
c With pleasure, I'm in, and I'm already glad you asked.
c Yes please, let's go together, it already sounds like a good time.
p I'm in, and I'll even wear the shirt without the mystery stain.
p Absolutely, I've been practising my yes in the mirror for years.
p My diary just did a small cartwheel, and that means yes.
i Yes, and there's something I'd like to ask you on the way there.
i I'd go for the company alone, so yes, the rest is a bonus.
i Going with you sounds like the sort of thing I'll remember, so yes.
i It's a yes, and let's see which of us wants to stay longer.
b What shall I bring along?
b How did you find out about it?
b What should I know before we go?
=bets
c You're on, and I'll keep my word whoever wins.
c Count me in, I like a bit of friendly competition.
c It's a bet, and the loser has to smile about it.
c Let's shake on it, I'm ready when you are.
c I accept, and I'll play fair.
c Agreed, let's see which of us gives in first.
p I'm in, with all the confidence of a man who never wins raffles.
p Done, I've already started practising my loser's speech.
p Bet accepted, my pride has signed and my common sense abstained.
p Challenge taken, I'll be stretching in the corner.
p You have a deal, please be kind when you win.
p Naturally I'm in, I get competitive about who finds the light switch.
i I'm game, and I already know what I'd ask for if I win.
i Let's bet, people show a new side when something's at stake.
i Fine, it's on, though I might lose on purpose just once.
i Taken, I rarely bet and this one tempts me.
i All right, deal, I wonder which of us is more stubborn.
i I'll take that bet, losing to you might be worth it.
b How competitive are you?
b Which game are you unbeatable at?
b What does the winner get?
=howClose
c On my way to you now, and looking forward to it with every step.
c Not far now, and I'm coming by the shortest way there is.
c My way to you is getting short, and I'm in a fine mood.
c Getting there as fast as is decent, make yourself comfortable meanwhile.
c Soon with you, and it's nice to know you're watching the clock.
p Close, walking at the speed of a man who checked his hair twice.
p Almost with you, unless I keep stopping to look at dogs.
p My feet report good progress, though they were never built for racing.
p Approaching at full speed, which in my case still looks like strolling.
p Very near now, if every traffic light would stop taking me personally.
p Moving faster than my knees agreed to, which means very soon.
i Close now, and I've been picking my first sentence the whole way.
i Nearer than I was a minute ago, and oddly cheerful about it.
i A little way still, which I'm using to calm my heart down.
i Getting closer, and noticing that I've stopped looking at anything else.
i The last stretch now, always the part where I get a bit excited.
i Coming closer, with one thing on my mind that I want to ask you.
b What can you see from where you are?
b How has your day been so far?
b What are you in the mood for first?
=whenSuits
c Friday at seven suits me best, and I'd keep the whole evening open.
c Wednesday evening around half past six would be ideal for me.
c Eight on Tuesday works nicely, so we both have time to catch our breath.
c My best time is Sunday afternoon, anywhere from three onwards.
c Thursday at half past seven is good, with nothing to rush off to.
p Noon on Saturday, the earliest hour at which I form whole sentences.
p Any evening from seven suits me, though the nearest one suits my impatience.
i Friday evening, about eight, when the week lets go and people really talk.
i Late Saturday afternoon, around four, so that it may turn into evening by itself.
i Monday at seven, because a week that starts like that can only be good.
b Which evening is easiest for you?
b Does that fit with your week?
b Would earlier or later be better?
=dayOk
c It works, I'd have moved things around for it anyway.
p My calendar had nothing to offer until you came along, so yes.
i Yes, and I'll be thinking up one good question until then.
i Works for me, and I already have a small idea for the start.
b What would you enjoy most?
b Shall we eat something or just have coffee?
b How does the rest of your week look?
=weekendPlans
c Fresh air, long talks and good people, that's the whole plan.
c Most of my plans are still open, and I'd happily let you fill some of them.
c I plan to rest properly and see people I like.
c Cooking something I've never tried is the main plan so far.
c A few easy plans, and no alarm clock for any of them.
p My plans say exercise, my slippers say otherwise.
p Going wild is the plan, by which I mean the good biscuits.
i There's one small plan I keep putting off, and I may finally be brave.
i The plan is loose, the best ones get made an hour before.
b What are you looking forward to?
b What have you got planned yourself?
b How would you spend a completely free day?
=contactSwap
c Happy to, that suits me better as well.
c Good plan, I'd like to keep talking wherever it's easiest for you.
p Yes, and I promise my typing is just as slow over there.
p Gladly, the little dots here have made me nervous long enough.
p Yes, let's elope to somewhere with better manners.
i Yes, it feels like moving from the hallway to the kitchen.
i Yes, I'd like that, a conversation changes a little in a new place.
=howAreYou
c All good here, and better for hearing from you.
c Doing well, thank you, it's been a kind sort of day.
p In fine shape, if nobody checks before the second coffee.
p Quite well, my plants and I are both still standing.
i Good, in that quiet way you only notice when someone asks.
i Well, and a little curious about where this goes.
`;
