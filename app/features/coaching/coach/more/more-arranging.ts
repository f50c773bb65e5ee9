/** Arranging to meet; further answers to what content/ knows. Form: content/asked-about-him.ts. */
export const MORE_ARRANGING = `
=whichSpot
c The main one, I'll be there looking out for you.
c Whichever's easiest for you, and I'll come and find you there.
c Come to the front and I'll walk us the rest of the way.
p By the front, I'm the one looking slightly lost.
p By the front entrance, trying to lean on something casually.
p The biggest one, even I can't get lost there.
i Out front, I like the idea of walking in together.
i At the front, I have a feeling we'll spot each other straight away.
i Main doors, and I already know what I want to tell you first.
i The first one you see, I'd like to be the one who finds you.
i Right at the front, I like the minute just before someone arrives.
=bringFriend
c Bring them along, I'd be glad to see you both.
c That's fine with me, I want you to feel comfortable.
c Yes of course, better with company than not seeing you at all.
c By all means, there's always room for one more.
c No problem at all, we'll make it nice for everyone.
c Please do, I'd be happy to meet them.
p Sure, as long as nobody minds me trying to impress two of you.
p Sure, I'm funnier with an audience anyway.
p The more the merrier, I'll share everything except my chips.
p Absolutely, and I'm hoping they'll put in a word for me.
p Yes, as long as you two don't gang up on me.
p Fine, but now I have to be on my best behaviour.
i Gladly, I like meeting anyone who matters to you.
i Yes please, I'd like to see how you are with someone you love.
i Sure, and I hope we'll all get on from the start.
i Of course, bring them, I'm glad you feel easier that way.
i Do bring them, I'd be happy to share the table.
i Yes, bring them, I like that you'd want us to meet.
b What should I know about them?
b How do I make a good first impression on them?
b What do you two enjoy doing together?
=bringWhat
c Bring whichever you'd choose for yourself, and I'll gladly share it.
c Nothing at all, just come and let me look after things.
c Bring your favourite, I'd like to know what it is.
c Something small to share would be lovely, and no trouble if you don't.
c Just bring what you need to be comfortable, I'll see to the rest.
p Whatever you bring, I'll act as if I'd been hoping for exactly that.
p Whatever fits in one hand, so the other's free for snacks.
p Patience for my jokes, and something to nibble.
p Anything but salad, I've been good all week.
p Nothing heavy, I'd insist on carrying it and regret it.
i Bring what you'd have if you were staying in alone, I'm curious.
i Bring whatever you like best, I'm curious what you'd choose.
i Just yourself and an appetite, I'll take care of the rest.
i Bring anything you like, it'll be nicer because it's from you.
b What sounds good to you right now?
b What's your mood, sweet or savoury?
b Is there anything you really fancy?
=rainPlan
c We go indoors, a tropical greenhouse sounds just as good to me.
c There's always the cinema, I'd sit through anything with you.
c Let's do the aquarium instead, that's hard to spoil.
c We still meet, just under a good roof.
p Then bowling, where you can watch me miss in the dry.
p Cinema, and far too much popcorn.
p A board game café, I get strangely competitive over Ludo.
p A museum, and I'll make up facts about the paintings.
i Then a gallery, I'm curious which picture you'd stop at.
i Somewhere indoors like a covered market, I always stay longer than I meant to.
i A quiet cafe by a window, if it's wet or shut we stay dry.
b What do you like doing on a wet day?
b Would you like something indoors instead?
b What would you rather do instead?
=contactSwap
c Sure, I've been enjoying this, let's swap.
c Yes, let's move there, I'd like to keep this going.
c Yes, just send me yours and I'll add you.
p Yes please, I was about to ask and trying to look casual.
p Sure, but be warned, there'll be sunset photos.
p Yes, and I promise only three photos of my lunch a week.
i Yes, I don't say that to everyone, so take it as a compliment.
i Sure, I'd be sorry to lose you in this app.
i Yes, I'd like that, I was about to ask you myself.
b When do you like to chat most?
b Which one do you use most?
b Shall we swap right now?
=callTonight
c Gladly, ring me this evening, I'd enjoy that much more than typing.
c Of course, I'll keep the phone close.
c I'm happy to talk tonight, voice or video, whichever feels easier for you.
c Please do, it'd be the nicest part of my evening.
c I'd like that, I'll find somewhere quiet.
c Yes, let's talk, it's so much nicer than typing.
p Yes please, I'll answer on the second ring to seem relaxed.
p Perfect, my thumbs need the evening off.
p Ring me, I'll be the one pacing up and down.
p Phone or video is fine, I'll tidy the half that shows.
p Yes, I'll even use my good telephone voice.
p Call away, I'll try not to say goodbye seven times.
i I'd love to, and I'm curious what you'll say first.
i Yes, though I'm a bit nervous on the phone, in a nice way.
i Tonight is good, some things are nicer said out loud.
i Yes, I want to hear how you say my name.
i Yes, I've been imagining your voice and I want to be corrected.
i Yes, I was looking for an excuse to hear you.
i Yes to a call, I've been wondering how you laugh.
i Call me, and stay on as long as you like.
b Shall I ring you, or you me?
b Would you prefer phone or video?
b What time is good for a call?
=moveDay
c Yes, that's easily done, and thank you for telling me.
c Of course, we'll move it to whenever suits you.
c No problem at all, another time is just as good.
p Moved, I'd only have turned up early anyway.
p Yes, we can move it, my calendar's mostly doodles anyway.
p Sure, I'll just tell my good shirt to wait.
i Sure, I don't mind moving it, I just want it to happen.
i Of course, you're worth changing a plan for.
i Yes, let's move it, I'd rather see you when you've got time.
b Is everything fine at your end?
b Is the new time easier for you?
b Which day feels easiest now?
=cancelOk
c That's completely fine, we'll find another day that suits you better.
c No need to apologise, things come up and I understand.
c Don't worry about it, I'd rather see you when you feel up to it.
c Absolutely fine, rest well and write whenever you feel like it.
c Not cross at all, I'm glad you told me.
c It's all right, another day will be just as good.
p All forgiven, my ironed shirt will keep.
p Not cross, just slightly overdressed for my sofa.
p That's fine, I'll have a quiet evening with a pizza instead.
p No harm done, my sofa's delighted to have me back.
p It's fine, I'll just unbrush my hair.
p You're fine, I'll practise my hello until next time.
i It's fine, I'll look forward to seeing you another day.
i Another day is good, I like having something to look forward to.
i No worries, I'd rather see you on a day that's good for you.
i Don't worry, look after yourself, I'm not going anywhere.
i It's all right, I like that you told me straight.
i It's fine, it gives me time to think of something better.
=stillOn
c Yes, still coming, and in a very good mood about it.
c Yes, we're still on, nothing's changed at my end.
c Yes, it's still happening, and I'll see you there.
p Yes, I've already changed my shirt twice.
p Still on, I've talked about little else all day.
p Yes, and I've even looked up how to be on time.
i Yes, it's happening, and I'm a little nervous, in a good way.
i Still on, I've been looking forward to it since we said it.
i Yes, still on, and I like that you asked.
b Are you looking forward to it as well?
b How's today treating you?
b Is there anything I should bring?
=publicPlace
c A public place is what I'd suggest too, somewhere you know.
c Completely fine, whatever makes you feel safe.
c Yes, somewhere with people around is right for a first time.
c Public suits me, and do tell a friend where you'll be.
p Of course, somewhere busy, as long as there's cake.
p Good thinking, a busy cafe has more cake anyway.
p Busy is good, nobody will notice me being nervous.
p Yes, and if I'm boring you can always watch the people.
p Sounds right, the busier the better.
i Of course, and I like that you look after yourself.
i Gladly, I want you to feel at ease, that matters most.
i Yes, a public place is nicer, and we'd have people to watch.
i Yes, and do tell someone where you are, I'd want that too.
=meetSlow
c Of course, take all the time you need, I enjoy talking with you.
c No rush from me, I like getting to know you this way.
c That suits me well, we can talk as long as you like.
c It's no bother at all, I'm glad you told me.
c Slowly is good, there's no clock running.
c That's fine, I'd like to know you better first too.
p No hurry, it gives me time to become more interesting.
p Slow is my natural speed, prams overtake me.
p Fine with me, I type better than I dance.
p Gladly, let's take it slow, my best jokes need a bit of time.
p Fine by me, I read menus three times before I order.
p We can chat until my thumbs complain, and then a bit more.
i I'd like that, there's a lot I want to ask you first.
i Most of what I love I came to slowly, so that's fine.
i Happy to wait, I enjoy not knowing everything about you yet.
i No rush, I secretly like this part.
i Fine with me, I like taking it slow, good things take a while.
i That's fine, I notice more when nobody's rushing.
b What would you like to talk about first?
b Is there anything you'd like to know about me?
b What would make you feel comfortable?
=wherePlace
c A little Italian place would be my choice, good pasta and no loud music.
c A quiet bar in the centre, easy to reach for both of us.
c A cafe near you, with good cake and room to talk.
p An ice cream place, if you can overlook three scoops.
p A burger place, so neither of us can stay elegant.
p A pub with a fireplace, I'll fight for the good seats.
i The botanical garden, there's always a corner in it that feels far away.
i By the water, at the hour when the lights come on.
i A tiny cinema, I like what people say right after a film.
i Upstairs in some old café, at the corner table.
i A record shop with a café, and we each pick one for the other.
i Somewhere high up, with a view over the whole town.
b Would you like lively or quiet?
b Which part of town is easiest for you?
b Are you in the mood for food or just a drink?
=coffeeSometime
c I'd like that very much, and Sunday afternoon would be perfect.
c With pleasure, choose an evening this week and I'll be there early.
c Yes, let's meet, a coffee this weekend would be lovely.
p Let's do coffee on Friday, I'm only slightly clumsy in person.
p Saturday at eleven, and I'll try to drink the coffee rather than wear it.
p Yes, let's meet this week, before my thumbs give up.
i Yes to coffee, Tuesday evening, when cafés are quiet.
i Yes, let's meet on Thursday, I've been wanting to ask you.
i I'd love to meet you, I've wondered what you're like in person.
b Which day suits you best?
b Where's your favourite place for coffee?
b Would you like a coffee or a walk?
=secondDate
c Definitely, I'd like a second date and soon.
c I'd love to see you again, Sunday afternoon would suit me well.
c Very much, pick any evening next week and I'll be there.
c A second date sounds right to me, I had a lovely time.
c Without a doubt, I was hoping you felt the same.
c It's a yes from me, early next week if you like.
p Yes please, I haven't used up all my good stories yet.
p Count me in, before you have time to think it over.
p Absolutely, I've just declared my whole week free.
p I'm free for you next week, and I'll even comb my hair.
p Yes, and this time I'll play it cool for at least five minutes.
p Next week, please, I'm already bad at waiting.
i I'd like to see you again, there's still so much to ask.
i Yes, I feel we stopped in the middle of something.
i Yes, I'd decided that about an hour in.
i Yes, see you again soon, next week if it's up to me.
i Yes, once with you wasn't nearly enough.
i Yes, and there's a place I'd like to show you.
b What would you like to do next time?
b Which day feels good to you?
b What should we try next?
=sendAddress
c Sure, give me a second and you'll have it.
c Right away, I'll send everything you need.
c Of course, I'll send it over now.
p Sending it now, please be impressed by the speed.
p On it, faster than I've ever done anything.
p Sending it before I forget, which gives us about a minute.
i One second, you only had to ask.
i Sending it now, I'm glad you asked me for it.
i Of course, and I hope it's exactly what you wanted.
b Shall I send anything else?
b Did it arrive?
b Is that what you needed?
=sendPhoto
c Of course, you'll have a photo in a moment.
c Happily, a plain photo with no filter is coming.
c Sure, I'll send you a photo now.
p One photo coming, sorry in advance about the thumb.
p Coming up, as soon as I've found my good side.
p A photo is coming, no professionals were involved.
i Sending one, and I'm curious what you'll make of it.
i Gladly, if you promise me an honest opinion.
i A photo's coming, and I'd love one back from you.
b What's the last photo you took?
b Will you send me one back?
b Do you like taking photos?
=lendMoney
c That's a no from me, though I hope it works out for you.
c No, lending money to people I'm getting to know isn't something I do.
c I don't send money online to anyone, and that won't change.
c The answer's no, and I'd rather say it clearly now.
p No, my wallet stays at home, only my jokes travel.
p Sorry, no, I even argue with vending machines.
p No, but I'd share my chips with you.
p No money from me, only the bad jokes are free.
i No, it's a rule of mine and I've never regretted it.
i I'd say no to anyone, it keeps things simple between people.
i No, I keep money well away from getting to know someone.
i No, and I'd rather we talked about anything else.
=invitedGo
c Gladly, I'd enjoy it twice as much with you there.
c With pleasure, and I'm glad you asked.
c Yes please, let's go together, it already sounds like a good time.
p I'm in, and I'll even wear the good shirt.
p Absolutely, I was about to invite myself.
p Yes, just tell me how well behaved I have to be.
i Yes, I'd love to come, the way there with you is half the fun.
i I'd go for the company alone, so yes.
i Yes, it sounds like something I'd be sorry to miss.
i Yes, I'd like to come, it sounds better with you in it.
b What shall I bring along?
b When shall I be ready?
b What should I know before we go?
=bets
c You're on, and I'll keep my word whoever wins.
c Count me in, I like a bit of friendly competition.
c It's a bet, and the loser has to smile about it.
c Let's shake on it, I'm ready when you are.
c I accept, and I'll play fair.
c Agreed, let's see which of us gives in first.
p I'm in, with all the confidence of a man who never wins raffles.
p Done, I've already started on my losing speech.
p Bet accepted, against my better judgement.
p Challenge accepted, I'm already warming up.
p Deal, please be kind when you win.
p I'm in, I get competitive about who finds the light switch.
i I'm game, and I already know what I'd ask for if I win.
i It's on, I want to see what you're like when you win.
i Fine, it's on, though I might lose on purpose once.
i Deal, I rarely bet, but this one tempts me.
i All right, deal, I wonder which of us is more stubborn.
i I'll take that bet, losing to you might be worth it.
b How competitive are you?
b How sure are you that you'll win?
b When does it start?
=howClose
c On my way to you now, and looking forward to it with every step.
c Not far now, coming the shortest way.
c Nearly there, and in a very good mood.
c On my way, as fast as I can, make yourself comfortable.
c With you soon, it's nice to be waited for.
p Close, I only stopped to check my hair twice.
p Almost with you, unless I keep stopping to look at dogs.
p Close, look busy so I can make an entrance.
p Coming at full speed, which on me looks like strolling.
p Very near, but every traffic light is against me.
p Nearly there, and slightly out of breath about it.
i Close, I've been picking my first sentence the whole way.
i Nearly there, and oddly cheerful about it.
i A little way still, and happier with every step.
i Close enough that it's too late to get nervous.
i On the last stretch, the part where I get a bit excited.
i Getting close, with one thing I want to ask you.
b Are you there already?
b How has your day been so far?
b Where will I find you?
=whenSuits
c Friday at seven suits me best, and I'd keep the whole evening open.
c Wednesday evening around half past six would be ideal for me.
c Eight on Tuesday works nicely, so we both have time to catch our breath.
c My best time is Sunday afternoon, anywhere from three onwards.
c Thursday at half past seven is good, with nothing to rush off to.
p Noon on Saturday, the earliest I can manage whole sentences.
p Any evening from seven, the sooner the better for my patience.
p Wednesday at eight, I'll need the hour before to choose a shirt.
i Friday around eight, when the week's finally over.
i Late Saturday afternoon, around four, so it can turn into evening by itself.
i Monday at seven, I'd like a Monday worth looking forward to.
b Which evening is easiest for you?
b Does that fit with your week?
b Would earlier or later be better?
=dayOk
c Yes, that works for me, I'll keep it free.
c Yes, that day's good, count on me.
c That's fine with me, I'm free then.
p It works, my calendar was empty and pretending otherwise.
p Yes, I only had to cancel a date with my laundry.
p Yes, I've written it down in very large letters.
i Yes, I'd have picked the very same time.
i Yes, I'm free, and I'll be smiling until then.
i Works for me, and I already know where I'd like to take you.
b What would you like us to do?
b Shall we eat something or just have coffee?
b How does the rest of your week look?
=weekendPlans
c Fresh air, good food and good people, that's the plan.
c Most of my plans are still open, and I'd happily let you fill some of them.
c Rest properly and see people I like.
c Cooking something I've never tried, that's as far as I've got.
c A few easy plans, and no alarm clock for any of them.
p The plan says exercise, the sofa says otherwise.
p Sleeping in, and I take it seriously.
p Nothing that needs ironing, as far as I know.
i Somewhere near water if I get my way, ideally with you along.
i Nothing fixed, I like plans made an hour before.
i Not much, and I'd like it if you turned up in it.
b What are you looking forward to?
b What have you got planned yourself?
b Have you got time for a coffee in between?
=contactSwap
c Happy to, that suits me better as well.
c Good plan, I'd like to keep talking wherever it's easiest for you.
c Sure, send me your name there and I'll write first.
p Yes, but my typing's just as slow over there.
p Gladly, I only ever open this app for you anyway.
p Yes, but I should warn you, I laugh at my own messages.
i Yes, I'm happy you'd like to keep talking.
i Of course, I like the idea of seeing your name on my phone.
i Yes, I'm curious if you write differently there.
=howAreYou
c All good here, and better for hearing from you.
c Good, thanks, it's been an easy sort of day.
c I'm fine, thanks, and I hope you are too.
p In fine shape, or I will be after the second coffee.
p Good, apart from a small argument with my umbrella.
p Not bad, still standing and fairly cheerful about it.
i Good, I was hoping you'd write today.
i Quite well, and curious how things are with you.
i Good, and in the mood to hear about you.
`;
