/** Asked of whatever was said before it, part 1. Form: near-entries.ts. */
export const NEAR_WHATEVER_IT_IS_1 = `
=is it far from you / how long does it take you to get there / close to where you live or a trek
c Not far at all, near enough to go without making a day of it.
p Close enough to go, far enough to grumble on the way.
i A bit of a trek, and somehow that makes arriving feel better.
b How far would you travel for something good?
=where is that / whereabouts is it / never heard of it, which part of the world
c I'll send you the pin, it's easier than my directions.
p Left, then right, then you ask somebody who looks confident.
i Easy enough to find on a map, though it feels further from everyday life.
b Do you know that area at all?
=is it near me / would i have to travel for it / is that anywhere close to my side
c Doable from yours, and I'd come part of the way to meet you.
p Nearer than the moon, further than your sofa.
i Perhaps not next door, but it's a journey I'd happily make with company.
b How long is too long a journey for you?
=how do you get there / do you drive or is there a bus / what's the best way of going
c The simplest way, straight there with no clever shortcuts.
p I follow the blue dot and trust it with my life.
i Slowly if I can, I like watching the view change on the way.
b Are you a driver or a window seat person?
=can you walk it / is it walkable / do i need a car for it
c On a nice day I'd walk it, with good shoes and no hurry.
p Anything's walkable if you stop for cake twice.
i I'd take wheels there and feet back, that's when the talking gets good.
b How far do you walk before you start complaining?
=do you go there often / are you a regular / how many times have you been
c Often enough that I know my way around.
p They haven't named a chair after me yet, but I'm hopeful.
i Less than I'd like, so it still feels like a treat.
b Where would they greet you by name?
=what's it like there / paint me a picture of the place / describe it to me
c Easy to like, you settle in within ten minutes.
p A bit like the photos, only with more people and worse lighting.
i It has a mood you can't photograph, you notice it once you stop moving.
b What do you look at first in a new place?
=is it nice there / do you like the place / good vibe or not really
c Yes, I like it there and I'd go back any time.
p It has charm, and where the charm runs out there's somewhere to sit.
i More real than nice, and I warm to that faster.
b What makes a place nice for you?
=is it busy there / packed or empty / many people about
c Busy enough to feel alive, and there's still room to breathe.
p Two more people and I'd have to learn to hover.
i Quieter than I expected, and I'm rather enjoying that.
b Do you like a crowd or a corner?
=is it always that busy / does it ever calm down there / any quiet time to go
c Not always, go at an odd hour and it's half the crowd.
p It calms down the moment I leave, which I try not to take personally.
i Early is the secret, the place is a different character then.
b Are you any good at getting up early for something?
=is there parking / where do people leave the car / will i find a space
c There's usually something nearby, I'd leave ten minutes extra for it.
p Yes, as long as you enjoy driving in slow circles.
i I'd park a bit away and walk, you arrive in a much better mood.
b Are you a calm parker?
=do you need to book / can we just turn up / is it walk in
c I'd book, then the evening starts without a queue.
p Turning up works beautifully until everybody else has the same idea.
i Just turning up is more fun, the plan B is often the better night.
b Booked and sorted or see what happens?
=what time does it close / is it open late / how late can we stay
c Late enough that we won't be rushed.
p Long after my sensible bedtime, I expect.
i I'd check the hours first, though the best evenings end before anyone asks us to go.
b Are you a last to leave person?
=is it open on sundays / are they even open then / what days are they open
c I'd count on yes and look it up first, so nobody stands at a locked door.
p Should they be shut, we'll press our noses to the window and find plan B.
i Opening hours change like the weather, so I never trust them without a quick check.
b Which day would you have in mind?
=is it expensive there / pricey or ok / will it ruin me
c Fair for what you get, I've never felt robbed by it.
p Cheaper than therapy, dearer than staying in with toast.
i It can go either way, and I tend to like the simplest thing on offer most.
b What do you never mind spending on?
=is it indoors or outside / are we outdoors for that / is there a roof
c Bring a layer and it works either way.
p There's always some roof somewhere, even if it's just my jacket.
i Outside if I get a say, I'm better company in fresh air.
b Are you an outdoors person in any weather?
=is it big / how big is it / is there a lot of space
c Bigger than you'd guess, though you won't get lost in it.
p About the size of my ambitions on a Monday, so fairly modest.
i Just the right size to do it properly and not feel you missed half.
b Do you like things big or snug?
=is it quiet there / can you hear yourself talk / is it loud
c Quiet enough to talk, and that matters most to me.
p Nobody has to shout, though I might when I get excited.
i It gets lively, so you end up leaning in to hear each other.
b Do you mind a bit of noise?
=is it easy to find / will i find it alone / hard to spot or obvious
c Easy, and I'd stay on the phone until you see me.
p I've got faith in you and very little in the signs.
i The first time you might walk past it, after that never again.
b Are you the navigator or the one who follows?
=is it safe there / is it a bit rough / ok to be there alone at night
c I feel fine there, I just keep my wits about me like anywhere.
p Safe enough, the biggest risk is losing an afternoon.
i By day yes without a thought, at night I'd stick to where the lights are.
b Would you go alone or rather not?
=how did you find it / how did you hear about the place / who told you about it
c Somebody recommended it and for once they were right.
p Pure luck, which I present to everyone as excellent taste.
i By not looking for anything, and that's how I find most things I keep.
b What's your best accidental discovery?
=is it touristy / do locals go there / is it a bit of a tourist trap
c Less than you'd fear, you still see people living their lives.
p A bit, but I blend in wherever somebody is holding a map.
i Popular things are often popular for a reason, so I don't mind a few cameras.
b Do you do the sights or avoid them?
=do they know you there / are you friends with the people there / do you get a wave when you come in
c They know me enough for a hello, and I like that.
p I get the nod, and I've worked hard for that nod.
i Not by name, and I quite enjoy being nobody in a place I like.
b Where do they know your order?
=when's the best time to go / what time of year is good for it / is there a season for that
c A bit before everyone else has the idea.
p Exactly when I'm stuck doing something else, going by experience.
i Just out of season, when a place stops performing and relaxes.
b When are you freest for a thing like that?
=would you take me / can you bring me next time / am i getting an invite there
c Yes, gladly, pick a day and consider yourself invited.
p Only if you promise to look amazed at the right moments.
i I'd like that, you'd see it new and I'd see it new through you.
b When could you escape for it?
=would you live there / could you see yourself moving there / nice to visit or to stay
c To visit as often as possible, to live I'd need more reasons.
p For a week I'd be sure of it, then I'd meet the rent.
i Yes, a slower life in a different spot tempts me more than I admit.
b Where could you imagine living?
=would you go back / was once enough / are you going again
c I'd go back tomorrow if somebody handed me the bag.
p My mind never fully left, so it'd be picking that up anyway.
i Once might be perfect, the second visit is always up against the memory.
b Do you go back or always go somewhere new?
=did it live up to the hype / was it what you expected / overrated or not
c It held up, I'd recommend it without blushing.
p My expectations were low, so we got along splendidly.
i Not in the way I'd imagined, the small parts beat the famous ones.
b What let you down after all the hype?
=how long are you there for / when do you leave again / short trip or long
c A few days more, and then I'll be ready for my own bed.
p Until the clean socks run out.
i It's never quite long enough, I only settle in when it's time to pack.
b How many days is a perfect trip for you?
=when are you back / how long till you're home / when do you get in
c Soon, and I'd like to see you once I've dropped my bags.
p As soon as they notice I'm still here and send me home.
i Before long, and coming back has become something to look forward to.
b Will you still be up for meeting then?
=are you there now / is that where you are right now / you're there as we speak
c Yes, right in the middle of it and writing to you.
p In spirit certainly, the rest of me is a matter for my phone signal.
i Not this minute, but my head has been there half the day.
b Where are you at the moment?
=are you nearly there / how much longer have you got / have you arrived
c Nearly, the last stretch is always the slowest.
p Any minute now, give or take every red light in the country.
i Close enough that I've started to look forward to sitting down.
b What should I do first when I get there?
=is it raining there / what's the weather doing where you are / is it as grey at yours
c Dry for the moment, but the sky isn't making promises.
p The weather and my outfit disagree, as usual.
i Grey and soft, the sort that makes tea and long messages feel right.
b What's out of your window just now?
=is it cold there / are you freezing / do you need a coat for it
c Bring a layer, you can always carry it.
p My nose says yes and my pride says no.
i Fresh rather than cold, the kind that wakes you up nicely.
b Are you the one with three jumpers?
=what do people do there / what's there to do / what would we even do
c Walk, eat, sit, talk, and I'm happy with all four.
p Mostly pretend to read the signs and then look for cake.
i Not much, and after an hour you finally stop checking the time.
b Are you good at doing nothing?
=have you always gone there / when did you first go / is it a new discovery
c A good while, by now it feels like mine.
p Since before it was cool, or that's what I tell anyone who'll listen.
i It's fairly recent, I like finding out there was something I'd missed.
b What did you discover far too late?
=is there signal / will you have wifi / can i reach you there
c Enough to answer you, I'll make sure of that.
p One bar, if I stand on a chair and believe.
i It comes and goes, so if I'm slow it isn't you.
b Could you go a day with no phone?
=is there food there / can you eat there / should i eat before
c There'll be something, but come a little hungry and we'll do it right.
p I never go anywhere without checking that first.
i I'd eat lightly before, so the snacks are for joy and not for survival.
b Are you bearable when you're hungry?
=what's the food like there / do you eat well there / is the food any good
c Good, simple and plenty of it, I left no evidence on the plate.
p My belt and I are in talks about it.
i The plain dishes are the ones I keep thinking about.
b What would you order anywhere?
=is it far to walk from the station / how far's the walk / can i do it in heels
c A short stroll, I'd wear shoes you like walking in.
p In heels I couldn't do ten metres, so you're the expert.
i Just long enough for a good hello, I'd meet you off the train.
b Flat shoes or brave ones?
=can kids go / is it family friendly / could i bring my little one
c I'd think so, kids usually improve the mood of a place.
p They'd have more idea what to do there than I would.
i Worth a quick check, but the best places always have room for small people.
b What do little ones need to be happy somewhere?
=can i bring my dog / are dogs allowed / does it take pets
c I'd ask them first, and a dog gets my vote.
p If there's a rule against it, I'd like to file a complaint.
i Everything goes better with a dog there, people start talking to each other.
b Is yours any good at sitting still?
=is it accessible / are there loads of stairs / is it ok with a bad knee
c We'd find the easy way in, I'd check before we go.
p I'm always in favour of a lift, so we're on the same side.
i I like taking the slow route, you notice more from it.
b What would make it comfy for you?
=can you see the sea from there / what's the view like / is there a nice view
c Good enough to stop talking for a second.
p Mostly the back of a taller person, but lovely around the edges.
i The view isn't the main thing, the light at the end of the day is.
b Sea, hills or city lights?
=is it haunted / does it feel creepy / wouldn't you be scared there
c No, I'd sleep there like a stone.
p Every old floorboard gets a polite hello from me, just in case.
i A bit at night, and I like that a place can still make you tingle.
b Do you believe in any of that?
=what are the people like there / are they friendly there / how do they treat strangers
c Friendly, once you say hello first.
p Very kind, especially about my accent and my map reading.
i Reserved for five minutes, then they tell you about their whole family.
b Where have you met the kindest people?
=is it worth the trip / is it worth going all that way / should i bother going
c Yes, go, you'll be glad before you've even sat down.
p Unless you're allergic to a good time, I'd pack a bag.
i With the right person the trip is half the point anyway.
b Who'd you go with?
=how long should i go for / is a day enough / would a weekend do it
c A weekend does it justice, a day only makes you want the weekend.
p Long enough to get lost once and find your way back hungry.
i I'd leave before I'd seen it all, so there's a reason to return.
b How long could you get away for?
=what should i see there / any must dos / give me your top tip for it
c Skip half the list and spend longer on one thing.
p Follow whoever looks as if they're carrying good food.
i Walk it once with no plan, the corner you like best won't be in a guide.
b Do you plan trips or wander?
=did you go alone / who went with you / was it just you
c Just me, and I enjoyed having only myself to please.
p Me, myself and far too much luggage.
i With good company, which matters more to me than where it was.
b Have you ever gone anywhere on your own?
=which one / which of them / which one do you mean
c The first one, I always go with the first one that made me smile.
p Ask me again in ten minutes and it'll be another one.
i Probably the less obvious one, I have a soft spot for those.
b Which one did you think of?
=which one's better / which would you say is the best / if you had to pick between them
c The simpler one, it rarely lets me down.
p Both, and then I'd regret not having a third.
i Oddly the one that's a bit harder to love, it lasts longer.
b Which would get your vote?
=what's your favourite out of those / which do you like most / top of the list for you
c The one I keep coming back to without deciding to.
p Asking me to choose is cruel, so I'd close my eyes and point.
i It changes with my mood, today the quiet one wins.
b And which one wins with you?
=which one are you leaning towards / any closer to choosing / what's your gut saying
c My gut has decided, my head is just doing the paperwork.
p Leaning so far both ways that I may fall over.
i Towards the one that scares me a little, that's usually a sign.
b Do you trust your gut or a list?
=all of them / every single one / seriously the whole lot
c All of them, I don't do things by halves.
p Every last one, and no, I'm not sorry yet.
i Nearly, I kept one back so there's still something to look forward to.
b Would you have stopped sooner?
=the old one or the new one / the first one or the second / original or the remake
c The old one, it got there first and it still holds up.
p Whichever one you hate, so we have something to talk about.
i I went in loyal to the old one and the new one won me over.
b Are you loyal to the old ones?
=how many have you got / is that a lot of them / what's the grand total
c More than I need and fewer than I'd like.
p I stopped counting once it started to sound like a problem.
i Only a few, I'd rather know each of them properly.
b How many would be too many?
=how many were there / was it a big group / a lot of you or just a few
c A nice number, enough to be lively and still talk to everyone.
p I counted heads twice and got two answers.
i Fewer than planned, and it turned out better that way.
b Big group or small table?
=what kind / what sort is it / which type exactly
c The good plain kind, nothing fancy.
p One of those that look simple until I try it.
i A slightly odd kind, the ones that don't fit a box are more fun.
b What kind would you have picked?
=is it any good / would you say it's decent / any good or should i skip it
c It's good, I'd give it a proper yes.
p Good enough that I'm pretending not to want it all to myself.
i It takes a while, but then it gets under your skin.
b How quickly do you give up on things?
=what's it like / so how is it then / tell me how it is
c Better than it sounds, I'm glad I didn't skip it.
p Like most things, nicer with your shoes off.
i A bit strange at first, then oddly hard to leave alone.
b Does it sound like your kind of thing?
=is it worth it / worth the money or not really / would you pay for it again
c Yes, it earned its place in my life.
p I've spent more on far dumber things, so absolutely.
i Not for everyone, it depends what you hope to get from it.
b What was your best money ever spent?
=is it worth the effort / is it worth all that hassle / all that work for that
c Yes, I like things more when I've had to work for them.
p Ask me halfway through and no, ask me after and of course.
i The effort is the part I end up remembering fondly.
b What's worth the hassle for you?
=what's so good about it / what do people see in it / why does everyone rave about it
c It does one thing very well and doesn't try to do ten.
p I thought that too, and then it got me like it gets everyone.
i You forget yourself for a while, and that's rarer than it should be.
b What does everyone love that you just don't get?
=what's wrong with it / what put you off it / why don't you like it
c It's not bad, it's just not for me.
p Nothing a completely different version couldn't fix.
i It promised more than it gave, and I'd believed every word.
b What does everybody else like except you?
=how would you rate it / out of ten / give it a score
c A solid eight, and I don't hand those out freely.
p Seven and a half, with the half for effort.
i Six for the thing itself, nine for how it made me feel.
b What's your last perfect ten?
=better or worse than last time / how does it compare / is it better than before
c Better, and it had a tough act to follow.
p Different enough that my old opinions have had to be thrown out.
i A shade worse, but I think it's me who changed.
b Do things get better the second time?
=was it boring / did it drag / did you nearly fall asleep
c Not for a second, I'd have stayed longer.
p My eyelids got ideas, but I talked them out of it.
i The slow bits were where I did my best thinking.
b What bores you in two minutes?
=was it fun / did you enjoy it / did you have a good time
c Yes, I came away with a silly grin.
p My face hurt in the good places.
i More than I thought I would, I nearly didn't bother.
b When did you last have proper fun?
=how was it / so how did it go / good or bad
c Good, really good, I'm still a bit pleased about it.
p Nothing caught fire, so I'm calling it a triumph.
i Mixed, with one moment that made up for all the rest.
b And how was your day up to now?
=what was the best bit / highlight of it / which part did you love
c The middle, when I forgot to think about anything else.
p Definitely the food break, if I'm being truthful.
i A tiny moment nobody else would have noticed.
b What was the best bit of your week?
=what was the worst bit / any low point / which part could you have done without
c The waiting, I'm not built for it.
p Those five minutes when I thought I knew what I was doing.
i A hard moment in it, which I was glad of afterwards.
b Do you like the bad news or the good news first?
=was it expensive / did it cost a lot / cheap or painful
c Not too bad, I'd pay it again.
p I paid quickly and with my eyes shut.
i A bit more than planned, and the money is forgotten already.
b Are you a saver or a spender?
=how much was it / what did you pay / what did that set you back
c Less than you'd think, and I count it as a good deal.
p I'm still rounding it down whenever anyone asks.
i Enough that I had to want it properly, and I did.
b What would you have guessed?
=how much is it to get in / is there an entry fee / do you have to pay
c Not much, and I'd get yours too.
p The price of two coffees, or one coffee in a fancy airport.
i Often the best parts turn out to cost nothing.
b Do you like a free day out?
=did you get a discount / did you haggle / full price or on sale
c Full price, I'd rather smile than bargain.
p I tried my bargaining face and they asked if I was feeling unwell.
i A little off, and it pleased me far more than the sum deserved.
b Would you dare to ask for less?
=who paid / did you split it / whose treat was it
c I like paying when it's my idea, so I reached first.
p There was a brief polite wrestling match over the bill.
i It evened out, and I like it when nobody's counting.
b Treat, split or take turns?
=is it cheaper online / where did you get it / can you buy it anywhere
c You'd find it easily, I'll send you where.
p Wherever they sell it first, bought in a very calm panic.
i I'd get it in person, holding it first tells you everything.
b Do you shop online or touch everything?
=do they sell out fast / will there be any left / should i hurry
c I'd not wait long, good things do go.
p There's usually one left, in a size that fits nobody.
i If it's meant for you there'll be one, but a quick move helps.
b What did you once miss by waiting?
=is it a rip off / are you being overcharged / sounds like a con to me
c It felt fair to me, I'd have walked away otherwise.
p Possibly, but I was robbed very politely.
i I paid partly for the mood it put me in, and that part was cheap.
b When did you last feel properly conned?
=is it popular / does everyone do that now / is that a thing
c It's a thing, and for once I see why.
p Among dozens of us, dozens.
i Not really, and I like that it hasn't been discovered to death.
b Do you follow trends or run from them?
=is it hard to get / is it rare / can you still find them
c You can, with a bit of patience.
p Everyone says so until you stop looking, then they're all over the place.
i Harder than it was, and hunting for it became part of the fun.
b What have you ever hunted for months?
=does it come in other colours / what colour is it / do they do it in black
c Something calm, I'm not brave with colour.
p A shade I'd call blue and everyone else calls something longer.
i Darker in real life than in the pictures, and better for it.
b What colour would you have gone for?
=is it new / have you had it long / when did you get it
c I've had it a while and it's only got better.
p New to me, old to the world, we're still getting acquainted.
i Not long, I'm still at the stage where I notice it every day.
b What's the last new thing that made you happy?
=does it work / is it broken / have you got it going yet
c It works, and I'm keeping my hands off it now.
p Only if you talk to it nicely and stand on the left.
i Not quite, but I like getting to know how a thing fails.
b Do you fix things or replace them?
=can it be fixed / is it repairable / is it ruined forever
c I think so, very little is truly past saving.
p With tape, hope and somebody who knows what they're doing.
i Maybe not to what it was, but a mended thing has more character.
b What have you had the longest?
=is it heavy / can you carry it alone / do you need a hand with it
c I can manage, but company would make it lighter.
p Light for the first minute, a life decision after that.
i Awkward more than heavy, which is why two people are better.
b Are you stronger than you look?
=does it fit / is it the right size / isn't it too small
c It fits, or near enough that nobody will notice.
p If I breathe out and believe, yes.
i A touch roomy, I like things that let me breathe.
b Do you buy things too big or too small?
=how old is it / has it been around long / is it an antique
c Old enough to have earned some respect.
p Roughly my age in spirit, creaks included.
i Older than it looks, and I keep wondering who had it before.
b Do you like old things or new ones?
=is it real / is that the real thing / genuine or a copy
c As real as it gets, I don't bother with pretend.
p If it's a fake, it has fooled me and I've grown fond of it.
i I'd like to think so, but what it means to me is real either way.
b Would you mind a good fake?
=is it easy to use / could i work it / would i understand how it works
c Very, you'd have it in five minutes.
p If I can do it, a patient pigeon could.
i It has one trick to it, once you've seen that it's simple.
b Do you read instructions or just press things?
=what's it for / what does it do / what do you use it for
c It makes life a bit easier, and that's all I ask of anything.
p One thing, if you believe the box, and nine others at mine.
i More for the pleasure of having it than for any use, I admit.
b What do you own that has no use at all?
=is it yours / whose is it / does it belong to you
c Mine for as long as I look after it.
p By the law of whoever holds it longest, yes.
i More borrowed than owned, like most things I'm fond of.
b What do you never lend to anyone?
=can i try it / let me have a go / would you let me use it
c Of course, I'd like to see what you make of it.
p Yes, once you've signed a few imaginary forms.
i Gladly, I love watching somebody try a thing for the first time.
b Are you a careful learner or all in?
=can i borrow it / would you lend it to me / could i have it for a week
c Yes, it's yours for the week.
p With a tearful goodbye at the door, yes.
i I don't lend to everyone, so take the yes as a compliment.
b Do you give borrowed things back?
=can i have one / save one for me / is there one left for me
c There's one with your name on it.
p I'll guard it with my life, mainly against myself.
i The last one always tastes better when you give it away.
b How will you come and claim it?
=do you still have it / did you keep it / what happened to it
c I kept it, I'm sentimental about things like that.
p It's somewhere safe, so safe that I can't find it.
i Gone in the end, and I think about it more now than I did then.
b What do you wish you'd kept?
=do you collect them / is it a collection / how did that become a thing
c Not on purpose, but they do keep following me home.
p Two is a pair, three is a collection, and I'm past asking.
i I think I like the looking more than the having.
b What would you collect if space didn't matter?
=are you obsessed / is it an addiction now / should i be concerned
c Happily hooked, and I could stop if I had any wish to.
p I'm fine, everything's fine, where did I put it.
i It fills a gap I hadn't noticed until it was filled.
b What are you hooked on at the moment?
=how long have you been doing that / been at it for years or just recently / is it an old thing of yours
c A good while now, and I'm not bored of it yet.
p Years on paper, about three good weeks in practice.
i So long that I can't quite picture myself without it.
b What have you stuck with the longest?
=when did you start / how old were you when you began / when did it all begin
c Later than some, and I've made up for it in enthusiasm.
p Before I had any idea what I was doing, which hasn't changed much.
i There wasn't a first day, it crept in until it was part of me.
b What would you start tomorrow if you could?
=how did you get into that / what got you started / what made you take it up
c I tried it once out of curiosity and simply never stopped.
p Somebody asked, and yes was out before I'd heard the question properly.
i At a time when I needed something far away from everything else.
b What did you fall into by chance?
=who taught you / where did you learn that / are you self taught
c Mostly I taught myself, by getting it wrong until it worked.
p Several patient people and one very confusing video.
i Somebody kinder than I deserved, and I still do it their way.
b Who's the best teacher you ever had?
=is it hard / is it difficult to learn / does it take ages to get good
c The start is hard, then one day it just clicks.
p Easy to do badly, and I'm proof of that.
i Not the doing, the hard part is allowing yourself to look silly.
b Do you mind being a beginner?
=do you still do it / are you still into that / did you give it up
c I do, it's stuck with me.
p Less often and with more noises when I stand up.
i Not as much as I used to, and saying that makes me want to go back.
b What did you drop and would pick up again?
=why did you stop / what made you give it up / how come you don't anymore
c Other things pushed in, it was never for lack of love.
p I took a short break that got wildly out of hand.
i It stopped feeling like mine, and I need a thing to feel like mine.
b What did you quit without regretting it?
=do you miss it / ever wish you still had that / do you think about it much
c I do, more than I say.
p Only on days ending in y.
i Less the thing itself than who I was while doing it.
b What do you miss from a few years ago?
=are you good at it / any good or just for fun / be honest are you talented
c Good enough to enjoy it, and that's the level I care about.
p My heart is world class, the rest is still in training.
i Better than I let on, I like it when people find that out for themselves.
b What are you better at than people think?
=how often do you do it / is that a weekly thing / every day or now and then
c As often as I can fit it in, it keeps me sane.
p Constantly in my plans, occasionally in real life.
i In bursts, I disappear into it and then I come up for air.
b Are you a little and often person?
=do you have to / can't you skip it / is there no way out of it
c I do, but I'd rather go in with a good mood.
p I've checked every exit and they're all locked.
i Not strictly, it's more that I'd feel smaller if I didn't.
b Do you ever just not turn up to things?
=do you want to / is that something you want / do you even feel like it
c Yes, and wanting it is the easy part.
p In my head yes, my legs are asking for a second opinion.
i I want to have done it, the wanting comes once I've begun.
b What do you only enjoy once you've started?
=do you get paid for it / is there money in it / for a living or for love
c For love, money never came into it.
p I'm paid in compliments, and even those come late.
i Money would change it, so I keep it just out of reach of that.
b What would you do even unpaid?
=do you do it alone or with people / is it a group thing / solo or team
c With people, it's more fun when somebody sees the mess.
p Alone, so that there are no witnesses.
i Both, on my own to think and with others to laugh.
b Which way would you like it?
=can anyone come / can anybody join / is it open to everyone
c Anyone at all, and you'd be very welcome.
p The entry test is showing up, and I only just passed.
i I think so, and newcomers always change it for the better.
b Would you be tempted to come?
=could i do it / do you think i'd be any good / would i manage that
c You could, and I'd be there for the first wobble.
p If I got in, the bar is lower than you think.
i I think you'd surprise yourself somewhere around the second try.
b What would put you off trying?
=would i like it / is it my kind of thing / reckon i'd enjoy it
c I think you would, and I'd love to be there to see it.
p You'd love it or you'd have a great story, and both suit me.
i Maybe not right away, it wins people over from the side.
b What do you usually love straight away?
=would you teach me / could you show me how / will you be my teacher
c Gladly, I'm patient and I don't keep score.
p Yes, but expect to overtake me by the second lesson.
i Happily, explaining a thing always shows me why I love it.
b Are you a good pupil or a cheeky one?
=do you need any gear / what do i need for it / is there loads of kit
c Hardly any, start with what you've got.
p You need very little, and yet somehow I own all of it.
i Mostly time, and that turns out to be the expensive part.
b Do you buy the gear first and ask later?
=is it dangerous / could you get hurt / isn't that a bit risky
c Not if you take care, and I do.
p The biggest danger is how long I'll talk about it afterwards.
i A bit, and the small risk is what makes me pay attention.
b How careful are you, really?
=does it hurt / is it painful / how bad is the pain
c Not much, nothing a good night wouldn't mend.
p Hardly, unless I move, think or look at it.
i A bit, but it's the kind that tells you the day was used.
b Are you brave about pain?
=is it tiring / doesn't it wear you out / are you knackered after
c In a good way, I sleep like a child afterwards.
p I need a lie down from describing it.
i My legs get tired and my head comes back rested.
b What tires you out in a nice way?
=is it relaxing / does it calm you down / do you switch off when you do it
c Completely, half an hour and I'm a nicer man.
p Very, right up to the moment something goes wrong.
i It doesn't calm me so much as put everything else on mute.
b What switches your head off?
=does it take up a lot of time / where do you find the time / how many hours a week is that
c Less than my phone does, so I can't complain.
p I find the time by ignoring the laundry.
i It takes exactly as much as I give, and I like giving it.
b What eats up your free time?
=is it a guy thing / do women do it too / am i allowed in as a woman
c It's for anyone who likes it, and it's better mixed.
p The women there are usually better, I just carry things.
i It had that name once, and I'm glad it's losing it.
b What's a thing people never expect you to be into?
=have you ever won anything for it / any medals / did you compete
c No, I do it for fun and I always go home happy.
p My trophy cabinet is a very tidy empty shelf.
i Once a win mattered to me, now a good day of it does.
b What did you last win, even something tiny?
=did you win / who won / winner or loser
c We lost properly, and I still had the best time.
p In my version of the story, by a mile.
i Yes, and it felt quieter than I'd expected, but good.
b Are you a gracious winner?
=was it close / how much did you lose by / tight or a disaster
c Close enough that I held my breath at the end.
p Very, if you ignore most of it.
i Closer than the result says, and those are the ones that itch.
b Do you mind losing when it's close?
=did you practise / how much did you prepare / did you train for it
c A fair bit, I like to turn up ready.
p I thought about practising very hard.
i Less than I should have, nerves do some of my best work.
b Are you a last minute person?
=were you nervous / did you get butterflies / how were the nerves before
c Yes, and I went for it anyway.
p Calm as a duck, with the feet going mad underneath.
i A little, I only get nervous when I really care.
b What makes your stomach flip?
=were you scared / did you panic / how frightened were you
c For a moment, then I just dealt with what was in front of me.
p Outwardly I was a statue, inwardly I was a smoke alarm.
i More afterwards than during it, fear reaches me late.
b What scares you that shouldn't?
=were you proud / did you feel proud of yourself / that must have felt good
c Yes, and I let myself enjoy it for once.
p I walked a full inch taller until I met a doorframe.
i It came later, alone, when there was nobody to show it to.
b When were you last proud of yourself?
=were you embarrassed / did you go red / how mortified were you
c A bit, and then I laughed before anyone else could.
p You could have warmed your hands on my ears.
i It stung, though people liked me better for it afterwards.
b What still makes you cringe?
=were you angry / did you lose your temper / how annoyed were you
c Annoyed, yes, but I waited till I could say it calmly.
p I sighed extremely loudly, and that's my top gear.
i Under the anger I was mostly disappointed, it usually is that.
b What does it take to make you cross?
=were you disappointed / did it get you down / gutted or fine about it
c A bit, I'd hoped for more, but I got over it.
p I sulked for a full and dignified hour.
i Yes, and it told me how much I'd wanted it.
b How do you get over a letdown?
=did you cry / did it make you emotional / any tears
c I did well up, and I'm not ashamed of it.
p There was something in my eye, and it was feelings.
i Not there and then, it caught up with me somewhere quiet.
b What always gets you?
=were you surprised / did you see it coming / were you expecting that
c I was, it came out of nowhere.
p My eyebrows still haven't come all the way down.
i Part of me knew, and the other part wasn't listening.
b Do you like surprises or hate them?
=were you happy with it / are you pleased with how it turned out / satisfied in the end
c Happy, I'd change one detail and leave the rest.
p If you squint and stand well back, it's perfect.
i Nearly, and that little nearly is why I'll go again.
b Are you easily pleased or a perfectionist?
=do you regret it / any regrets / do you wish you hadn't
c No, I'd make the same choice with what I knew then.
p Only the bit where I told everyone how easy it would be.
i A little, and I keep it around because it taught me something.
b Is there anything you'd take back?
=did you learn anything / what did it teach you / what did you take from it
c That I can do more than I think once I stop arguing with myself.
p Mainly where the exits are.
i To ask for help earlier, it makes everyone like you more.
b What did you learn the hard way?
=what would you do differently / anything you'd change next time / if you did it over
c Start sooner and worry half as much.
p Eat first, most of my mistakes are hungry ones.
i I'd listen to the small doubt at the beginning, it was right.
b What would you tell yourself a year ago?
=what was going through your head / what were you thinking at that moment / what did you think when it happened
c Just do it now and think about it later.
p A long, clear whistle and then nothing.
i It went oddly quiet in there, I remember the silence best.
b Do you stay calm in the moment?
=how did that feel / what did it feel like / describe the feeling
c Light, as if I'd put a heavy bag down.
p Like finding a parking space right outside.
i Two things at once, glad and a bit sad that it was over.
b What gave you that feeling last?
=are you glad you did it / glad you went / happy you didn't skip it
c Very, I nearly talked myself out of it.
p The lazy half of me isn't, and it's still sulking.
i Glad now, and at the time I'd have traded it for a nap.
b What are you happy you didn't turn down?
=could you do it for a living / would you ever do it full time / would you make it your job
c No, I'd like it to stay the thing I run to.
p Gladly, if they paid for enthusiasm by the hour.
i I've imagined it, and the picture is hard to put away.
b What would you do all day if nobody paid you?
=have you got better at it / any progress / are you improving
c Yes, slowly, and I notice it when I look back.
p My mistakes are far more advanced now.
i I care less about how it looks, and it's improved since.
b What have you got better at lately?
=do you ever get sick of it / doesn't it get old / aren't you bored of it by now
c Not yet, there's always a bit I haven't cracked.
p Every Monday, and I'm back in love by Tuesday.
i Sometimes, so I leave it alone until I miss it.
b What could you never get tired of?
=what do you love about it / what's the appeal / what keeps you coming back to it
c It gives me a clear head and asks for nothing else.
p Nobody minds me being terrible at it, and that's restful.
i For a while I forget to watch myself, and that's freedom.
b Where do your hours disappear to?
=how did you come up with it / where did you get the idea / what inspired that
c It came while I was busy with something else, as the best ones do.
p In the shower, where I'm at my most intelligent.
i I was bored, and boredom has given me nearly everything good.
b Where do your best ideas find you?
`;
