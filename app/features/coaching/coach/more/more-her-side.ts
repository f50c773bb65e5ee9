/** What she wants of him for herself; further answers to what content/ knows. Form: content/asked-about-him.ts. */
export const MORE_HER_SIDE = `
=celebrate
c I'd start with flowers for yourself and a long breakfast out.
c Call everyone who cheered for you, then let them take you out.
p Celebrate with dessert first, nobody can say anything today.
p Celebrate with karaoke, loud and badly sung.
i Celebrate with a day out, and let me raise a glass to you.
i Candles, one good song on repeat, and no phones.
i Treat yourself to the one thing you always call too much.
b What would feel like a real treat?
b Who would you want around you?
b Has it sunk in yet?
=guessWhat
c Something good, and I bet you're smiling while you make me guess.
p I'd guess the very last thing anyone would expect.
i My guess is it surprised you as much as it'll surprise me.
b How warm or cold was that?
b Did I get it?
b What would be my first clue?
=wantToHear
c Of course, I'm all ears.
c Absolutely, you can trust me with it, whatever it is.
c I'd love that, and I'll take it as seriously as you want.
c Go on, I've got all the time you need.
c Always, I like hearing what goes on with you.
c Sure, everything else can wait until you've finished.
p Go ahead, I've sat down to be on the safe side.
p Go on, I'll try to keep a straight face.
p Now, please, I'm no good at waiting.
p Yes, I can keep a secret, I just might giggle.
p Ready, I was only staring out of the window.
p As if I could say no to that.
i Yes, tell me, I might even have a story to trade.
i I'd like to hear anything you feel like telling me.
b Who else knows about it?
b How long have you been saving it?
b Is it more funny or more sweet?
=whatCook
c A big pan of shakshuka, with good bread to mop it up.
c Soup, slowly cooked, with a swirl of cream and something crusty on the side.
p Pancakes, savoury ones, so it counts as dinner.
p Stew it for an hour and give it a French name, nobody argues.
i Try a pinch of cinnamon in tomato sauce, people always ask what it is.
i Toast some nuts, add brown butter, and pour it over the simplest thing you've got.
b What do you feel like eating?
b Who are you cooking for?
b Spicy or mild, what's your mood?
=whatWear
c Dress for comfort first, with one thing on that feels a bit special.
c I'd go for flat shoes, a warm layer and something you love wearing.
c Nothing too fancy, just something you can laugh and walk in.
c Somewhere between jeans and a ball gown, closer to jeans.
c Jeans are fine and so is a dress, I'd keep it relaxed.
c Bring a jacket and wear what you like best.
p Flat shoes, and I promise not to overdress next to you.
p Layers, I've never met a forecast I trusted.
p Something washable, sauce finds me and anyone near me.
p A big coat, and you can have mine if that fails.
i Wear the thing you feel good in, the rest is detail.
i The one you reached for first and then doubted.
i Wear shoes for a walk, I might suggest one afterwards.
b Which outfit are you leaning towards?
b What colour are you in the mood for?
b What was the first thing you pulled out?
=whatWatch
c Pride and Prejudice, on page or screen, it never gets old.
c The Lord of the Rings, as a book, a film or a soundtrack.
c Start with Sherlock Holmes, there are books, series and even podcasts of him.
c Amélie for the evening, and Yann Tiersen's music from it for the road.
c Desert Island Discs is my podcast tip, and Casablanca for a film night.
c Planet Earth to watch, and Fleetwood Mac's Rumours to listen to.
p Ocean's Eleven, then the soundtrack, I'd have been caught in five minutes.
p Terry Pratchett, read or listened to, but not on a quiet bus.
p Bake Off to watch and Queen to sing along to, badly.
p Wallace and Gromit to watch, Dolly Parton to hear, and no judging.
p Douglas Adams, as book, film or radio show, still the funniest.
p Jurassic Park, book or film, I still check behind doors.
i Before Sunrise to watch, then Leonard Cohen while you think about it.
i Spirited Away, film or soundtrack, I still wonder where that train goes.
i Dune, as book, film or score, best after dark.
i Twin Peaks, and then its music on a drive through the dark.
i Daphne du Maurier's Rebecca, read or watched, has a first line I can't shake.
i Lost in Translation to watch, Murakami to read, both stay with you for days.
b Which story could you start again tomorrow?
b What mood are you in for?
b What do you listen to on long drives?
=whichOne
c I'd pick the last one, it feels the most like you.
c The first one, I knew straight away.
c I'd go with the second one, it's already my favourite.
p The second, chosen by a highly scientific flip of a coin.
p The first, and please don't ask me to explain it.
i I'd choose the simpler one, you'd like it more every day.
i The first you mentioned, I think you like it best already.
b Which one would you have picked alone?
b Which one were you secretly hoping for?
b Which one makes you smile most?
=helpMe
c Of course, just tell me when and where.
c Happily, that's much nicer with two.
c Count on me, I like being useful to you.
c Gladly, we'll make it less of a chore.
c Consider it done, and we'll laugh about it after.
c With pleasure, and I'll stay until the job is finished.
p Sleeves up, just point me at it.
p On my way, with optimism and the wrong screwdriver.
p I'll be there, heroic and slightly out of breath.
p Yes, but I want to be praised at least once.
p My muscles are mostly decorative, but they volunteer.
p Yes, I can't promise I'm good at it, but I'm cheap.
i Yes, I like the way people talk when their hands are busy.
i Gladly, I have a feeling you don't ask just anyone.
i Yes, for you I'd drop what I'm doing.
i Yes, helping you sounds better than anything I'd planned.
i Any time, I was hoping for an excuse to see you.
i Yes, I suspect we'd make a good team.
b When would suit you best?
b What should I bring along?
b Is there anything else I can do?
=distract
c Somewhere right now a dog is greeting someone as if they'd been gone years.
c Penguins give each other pebbles as presents, and I find that very reassuring.
c Breathe out slowly once, I'm here and I'll keep you company.
c You're doing better than you think, and I'm on your side.
p Picture me folding a fitted sheet, alone, with great confidence.
p Otters keep a favourite stone in a pocket under the arm.
p Scotland's national animal is the unicorn, and nobody stopped them.
p Cows have best friends and get grumpy when they're apart.
p Imagine a hedgehog in a very small raincoat.
p My dancing looks like a man searching for his keys.
i Honey keeps for centuries, so there's no rush with the toast.
i Picture us on a bench with chips, watching the sun go down.
i Trees pass messages underground, I'd love to know the gossip.
i An octopus has three hearts, just imagine it falling in love.
i Somewhere out there's a song you'll love and haven't heard yet.
i Fresh snow swallows sound, that's why it all goes so quiet.
b What usually makes you laugh?
b Do you want to talk about it or think of something else?
b What would you rather be doing now?
=overreacting
c You're not being dramatic, it bothered you and that's reason enough.
c It isn't petty, little things like that are about respect.
c No, I'm on your side, anyone would've been upset.
p Not at all, I've sulked longer over a broken biscuit.
p Perfectly reasonable, says a man who argues with his satnav.
p Not too much at all, I'd have written an angry poem.
p No, I'd have needed someone to hold me back.
i It's less than I'd have done, and I'm the calm one.
i You sound more hurt than dramatic, and that's different.
i No, people only ask that when they've been patient for quite a while.
i Not at all, I'd still be practising my answer in the shower.
i You're not the problem here, I'd have felt the same.
i I was on your side from the first line.
b What would make it right for you?
b How do you feel about it now?
b What do your friends say?
=isItWeird
c Perfectly normal, and you don't have to justify it to anyone.
c No, and please don't stop.
c Nothing weird about it, I'd probably do the same tomorrow.
p I say thank you to cash machines, so you're fine.
p A bit, in the best way, keep going.
p Not weird, I've heard far worse, mostly from myself.
p It's the very normal people I'd keep an eye on.
p Not at all, I'd talk to my plants if they ever answered.
p No, and now I feel better about my own odd habits.
i Not to me, that's the sort of thing I remember about someone.
i Not strange to me at all, I find it rather endearing.
b Does it feel weird to you?
b Is that the oddest thing, or is there more?
b How do your friends see it?
=whatWouldYouDo
c I'd sleep on it, then do the honest thing, kindly.
p I'd walk round the block, then do the simplest thing.
i I'd start with the step you can still take back.
b What are you leaning towards?
b What would a good ending look like?
b Do you want to talk it through together?
=shouldI
c I would, and I think you already lean that way.
c Yes. Do it while you still feel like it.
p I vote yes, mostly because I want to hear how it went.
i I think you asked because you already know.
c Yes, go ahead, it sounds like something that would make you happy.
c I'd say yes, you can handle whatever comes after it.
c My vote's yes, as long as you do it for yourself.
c Yes, and soon, waiting won't make it any clearer.
p Yes, says the man who needs twenty minutes to choose a yoghurt.
p Absolutely, and if it goes wrong you can blame me.
p My sensible half says think about it, the other half says yes.
p Do it, I'm terrible at saying no.
p Sure, I give poor advice but I cheer very well.
p Yes, and I want to hear everything afterwards.
i If you're smiling while you think about it, that's a yes from me.
i I'd go for it, I think you'd be glad you did.
i Yes, I'd rather hear how it went than why you didn't.
i Try it, you sound more excited than scared.
i Go on, I have a quiet feeling it'll turn out well.
i Yes, I think you'd thank yourself for it next year.
b What would you like to do?
b What made you think of it?
b How long have you wanted to?
=everHappened
c That's exactly the sort of thing that happens to me.
c That could be me on any Tuesday, so no judgement here.
c I do things like that too, and I've stopped being embarrassed.
c More or less, so you're not alone.
c Of course, anyone who says never is fibbing.
c Yes, me too, life would be dull otherwise.
p That's practically my hobby, I just don't list it.
p Yes, and then I act as if nothing happened.
p Yes, and I'd rather not say how often.
p Yes, and I style it out very badly.
p Too often, and always with people watching.
p Guilty, and I'm still trying not to laugh.
i Yes, near enough, and I blushed for the rest of the day.
i I think everyone has at some point, me included.
i Sounds like me, I'd have made it worse by acting calm.
i That's so familiar I wonder who told you.
i Yes, something like it, and by now I can laugh about it.
i Close to it, and it ended better than it started.
b How did you feel straight afterwards?
b Has it happened more than once?
b How often does it happen to you?
=beenTried
c Not the way you have, and I'd say yes to it in a heartbeat.
c Not properly, and I'd love to be shown how it's done.
c It's on my list, and you've just moved it up.
c I'd love to, most of all with someone who knows her way.
p I'm a complete expert, in my imagination at least.
p Only in theory, and in theory I've been brilliant at it.
p I've tried it in my head, and it went suspiciously well.
p I'd go with the confidence of a tour guide and the skill of a tourist.
p Not as often as I talk about it, and please don't laugh.
p I'm still at the stage of asking someone to go first.
i Not the way you tell it, and that's the version I'd love to try.
i It's been on my mind since you mentioned it, so I'm listening.
i Not properly, but it's on my list and keeps moving up.
i I'd love to go with somebody who can't stop talking about it.
i I'd be tempted to go, most of all in your company.
b Is it worth it?
b What should I know beforehand?
b Would you recommend it?
=knowIt
c Not well enough, and I'd gladly let you show me.
c Never well enough, so I'd like you to start at the beginning.
c I've a rough idea, and I'd like a better one from you.
c Just enough to be curious, not enough to sound clever.
c Barely, but I like the sound of it already.
c Not properly, and I'm happy to fix that.
p I could nearly spell it, that's where it ends.
p I'd nod as if I knew it, but you'd see through me.
p It rings a bell, but not a very loud one.
i By name perhaps, but you say it as if there's more behind it.
i Vaguely, and I like having something left to discover.
i A bit, perhaps, but I'd much rather you told me more.
i Hardly at all, but I like how you talk about it.
i Not properly yet, I'd rather hear it from you than look it up.
i Not really, but you've made me want to.
b What should I know about it first?
b What makes it special to you?
b How did you come across it?
=whatDoYouThink
c I'm for it, it sounds like you.
c Honestly, I think it works, so trust your instinct.
c It makes good sense to me, and I'd go ahead.
c You've thought it through, and I'd back you on it.
c There's a lot in it I like, and nothing that worries me.
c I think it's good, and I looked at it twice.
p I know nothing about it and I fully approve.
p I like it so much I nearly clapped.
p Brilliant, and I'm only slightly annoyed I didn't think of it first.
i I like it, it has your touch all over it.
i I think it's a good one, I'd be happy with it.
b Which part are you least sure about?
b What does your gut tell you?
b What would you change about it?
=rhetorical
c Completely, I was thinking exactly the same thing.
c Couldn't agree more, you took the words out of my mouth.
c I know just what you mean, honestly.
c True, and nicely put as well.
c You're right, and I like how you see things.
c Very much so, I see it just the way you do.
p I'd argue, but you're just right.
p Agreed, and I'm not usually this agreeable before my second coffee.
p I've got nothing to add, which is rare.
p I may quote you on that.
p A hundred percent, and I'm not even good at maths.
p Yes, yes and once more yes.
i It is, and it's been on my mind too.
i Yes, and hardly anyone says it out loud.
i I know, I was just shaking my head about it too.
i You and I seem to notice the same odd little things.
i It really is like that, and you put it better than I could.
i I had the same thought and kept it to myself.
b How is the rest of your day looking?
b What else has happened today?
b What made you think of that?
=yourVersion
c All good on my side, and better since you asked.
c Same for me, and I'm happy with it.
c Just like you, I couldn't have answered it any better.
c I'm the same, and I like that we are.
c Simple on my side, I'm content and curious about you.
c You put it better, but I mean the same thing.
p Same as you, but I'd never have admitted it first.
p Put me down for the same, just less organised.
p Same here, only with more biscuits involved.
i Much like yours, we seem to have that in common.
i The same over here, and it's nice not to be the only one.
b What else should I know about yours?
b Has it always been that way for you?
b What's the story behind yours?
`;
