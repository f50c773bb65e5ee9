/** Finer kinds of question, known by what was learned. What is asked of anything and everything, part five. Form: content/asked-about-him.ts. */
export const WIDELY_ASKED_5 = `
=whatElseLike
c Slow breakfasts, old markets and a good walk with no real plan.
c I like cooking with the radio on and long talks that get silly.
c Sunny benches, second hand bookshops and anything with garlic in it.
p Biscuits I said I'd save, and naps I said I wouldn't take.
p Being right about small things, which happens about twice a year.
p Queues that move, socks that match and toast at odd hours.
i Getting a bit lost in a new town and finding the good bit.
i There's a whole list, and late night kitchens are near the top.
i People who notice small things, and quiet roads after dark.
b What's something you could never give up?
b What would be first on your list?
=myShare
c Of course, your share is safe and dinner comes on top.
c You're in, I'd much rather celebrate it with someone.
c Yes, and I'd spend my part on a good night out for us.
p You get a very generous two percent and a handwritten receipt.
p Naturally, my accountant is a hamster but he says you're covered.
p Your cut is one portion of chips, with full voting rights.
i You'd get more than you think, I'm generous with good company.
i There's a plan for your share, but it stays secret for now.
i Yes, though I'd want to see how you spend it first.
b What would you spend your share on?
b Cash, or would you rather take it in dinners?
=comeNextTime
c Deal, just give me a day's warning and I'm there.
c I'd love to, count me in for the next one.
c Yes, put my name down, I'm coming with you.
p Agreed, I'll bring snacks and ask far too many questions.
p You won't have to drag me, though I do enjoy being dragged.
p I'm in, and I apologise in advance for my enthusiasm.
i Yes, I had a feeling I was missing something good.
i Count on it, I want to see what you're like there.
i Next time it is, and I'm already a bit curious.
b When's the next one?
b What should I bring?
=uselessSkill
c I can always tell exactly how long the microwave has left.
c Remembering the words to adverts nobody has seen in years.
c I can guess the price of a supermarket shop almost to the penny.
p Picking the slowest queue in any building, without fail.
p I can fold a fitted sheet so badly it looks like art.
p Waking up one minute before the alarm, mostly on days off.
i I know who did it ten minutes into any crime series.
i Finding the one table in a cafe where you overhear everything.
i I can tell from footsteps who's coming down a corridor.
b What would yours be?
b Would you trade yours for mine?
=marsTicket
c No, I'd miss bread, rain and people far too much.
c I'd stay here, there's still plenty of Earth I haven't seen.
c Staying put for me, no view is worth never coming home.
p Not a chance, I get homesick in the wrong supermarket.
p I'm out, they'd never let me bring enough cheese.
p No thanks, I can't even commit to a one way street.
i Tempting for about a minute, then I'd think of who I'd miss.
i My answer is no, but ask me again on a Monday morning.
i I'd say no now, though part of me would watch that rocket leave.
b What would you miss most about Earth?
b Who would you send there instead?
=fixWithoutCalling
c A dripping tap, a wobbly table and most blown fuses.
c I can sort a bike puncture with no help at all.
c Loose hinges, squeaky doors and shelves that hang like a smile.
p I can fix nearly anything that needs turning off and on again.
p A bad mood, as long as I'm allowed to use toast.
p Anything at all, provided it can be solved with tape.
i More than you'd guess, but the radiator and I have history.
i I'm good with things other people have already given up on.
i Small things mostly, I like finding out why something stopped.
b What's your best repair so far?
b Is anything at yours crying out for attention?
=otherPlace
c Good shout, let's go there instead.
c That sounds even better, I'm happy to switch.
c Perfect, I've been wanting an excuse to try somewhere different.
p Sold, my stomach agreed before I'd finished reading.
p You win, my plan has left the building with dignity.
p Done, and if it's amazing I'll pretend it was my idea.
i Yes, I like that you've got a place in mind.
i Let's do yours, you can tell a lot from somebody's choice.
i Your pick it is, I want to see what you order there.
b What's good there?
b Shall I sort the table?
=costumeTogether
c I'm in, as long as we both commit to it fully.
c Yes, I'd wear it proudly if you're next to me.
c Absolutely, anything looks better when there are two of you.
p Yes, and I'll stay in character until the bus home.
p I was born for this role and I've had no training.
p Gladly, my dignity was due a night off anyway.
i I'd do it, and I'd probably enjoy it more than I'd admit.
i Say the word, I've got an idea to make it better.
i You'd be surprised how quickly I say yes to that.
b Who's making the costumes?
b How far are we taking this?
=watchMyStories
c Guilty, stories take a second and your message deserves a proper answer.
c You're right, I'm sorry, I should have written back first.
c Fair point, I kept waiting for a quiet minute and left you waiting.
p My thumb is fast, but my brain answers messages by post.
p Caught red handed, I'm your biggest fan and your worst pen pal.
p I plead guilty and sentence myself to a very long reply.
i I wanted to say something good, and then got stuck on it.
i The stories were easy, your message made me think a bit.
i Truth is I started an answer twice and deleted both.
b Can I make it up to you?
b Am I allowed to answer it now?
=petrolSnack
c Salted crisps and a cold chocolate milk, no contest.
c A sausage roll that's been waiting there for me all day.
c Sour sweets, a big bag, open before the seat belt is on.
p Anything I said I wasn't hungry for two minutes earlier.
p Three chocolate bars, two of them supposedly for later.
p The saddest sandwich on the shelf, I feel it needs me.
i Whatever the local thing is that I can't pronounce.
i Salted nuts and a coffee, then something secret for the last hour.
i Peanut butter cups, and I hide them in the door pocket.
b What do you always grab?
b Who picks the music on a long drive?
=teenGift
c Cash in a funny card, plus one small thing they don't expect.
c A voucher for somewhere they choose, and the promise not to comment.
c Good headphones or concert tickets, they'll forgive you everything.
p Money, snacks and your silence, that's the holy trinity at that age.
p A phone charger so long they never have to leave the bed.
p Anything you don't understand yourself, that's how you know it's right.
i Take them somewhere and let them choose, they remember that longest.
i Ask their best friend, that's where all the real answers are.
i Something that treats them two years older than they are.
b What are they into?
b What's the budget?
=howPlead
c Guilty, and I'll take what's coming to me.
c I admit it, no excuses, it was me.
c Guilty as charged, and only a little bit sorry.
p Not guilty, I was framed by a man with my exact face.
p Guilty, but I'd like my snack record taken into account.
p I throw myself on the mercy of a very charming court.
i Not guilty until someone finds the second witness.
i No comment, at least not without biscuits and a good lawyer.
i Half guilty, and the other half is a better story.
b What's my sentence?
b Would the court accept a bribe?
=applianceYou
c A kettle, quick to warm up and always there when needed.
c The oven, slow to start but worth waiting for.
c A slow cooker, patient, and better the longer you leave me.
p A toaster, I pop up when you least expect it.
p The microwave, useful at midnight and a bit too loud about it.
p A dishwasher, forever full and slightly misunderstood.
i The fridge, calm outside and full of surprises on the second shelf.
i A pressure cooker, quiet for ages and then something wonderful happens.
i The radio on the windowsill, not useful but you'd miss it.
b Which one would you be?
b Which one could you never live with?
=actuallyLike
c Calm, curious and easy to talk to once the kettle's on.
c I'm warm, a bit stubborn and loyal to the people I like.
c Relaxed company, I listen well and laugh more than I should.
p Like my profile, only with worse hair and more snacks.
p A grown man who still gets excited about good bread.
p Reasonable until someone else reaches for the last chip.
i Quieter than you'd think, and funnier around the third hour.
i There's a soft side that takes people a while to find.
i Ask me something at midnight and you'd get the real one.
b How about you, away from the app?
b What do people get wrong about you?
=surviveBusy
c Lists, early nights and one good thing to look forward to.
c One day at a time, and a proper walk every evening.
c I drop everything that can wait and eat something decent.
p Coffee, stubbornness and a drawer full of emergency biscuits.
p Barely, I'm held together by toast and calendar reminders.
p I nod a lot and pretend every day is Thursday.
i I keep one hour a day that nobody gets to touch.
i There's a song for the bad days, and it works every time.
i Mostly by picturing exactly where I'd rather be sitting.
b What gets you through yours?
b What's your reward when it's over?
=triedMyTip
c Not yet, but it's top of my list for this weekend.
c I haven't so far, and I trust your taste, so it's next.
c That's still to come, I want to give it proper attention.
p No, and I'm ashamed, please don't take back the recommendation.
p It's on my list, right above becoming a better person.
p Still building up to it like an athlete before a final.
i Not so far, I was half hoping to do it with you.
i I'm saving it for the right moment, then you'll get a verdict.
i Soon, and I promise a full and honest report.
b Any tips before I do?
b How sure are you that I'll love it?
=whereLook
c Yesterday's coat first, then down the side of the sofa.
c Go back to the last place you sat and look under it.
c The bottom of yesterday's bag, things hide in side pockets.
p In the fridge, behind the milk, where all lost things gather.
p Exactly where you've looked twice, it's shy and needs a third.
p Stop looking and make tea, that always annoys it into appearing.
i Somewhere you put things when you want to be sensible.
i Wherever you were the last time someone interrupted you.
i A place so obvious you'll never tell me where it was.
b What were you doing right before it vanished?
b How often does this happen to you?
=isCompliment
c It's a compliment, and I meant every word of it.
c A good thing, definitely, I only said it because I like it.
c Take it as praise, there was nothing mean in it.
p A compliment, it just came out wearing odd shoes.
p It's the nicest thing I've said all week, the bar is low.
p Pure praise, though I can see it needs better packaging.
i It was a compliment, and there's a longer version of it.
i Meant kindly, and a bit more than I let on.
i It's praise, I just tend to say the real ones sideways.
b Are you good at taking those?
b Did it land like one?
=worstFlatmate
c Someone who labelled all his eggs and then ate mine.
c The one who practised drums and called it meditation.
c A man who never once in a whole year bought toilet paper.
p He grew something in the fridge and we nearly gave it a name.
p One borrowed my pan, and it came back as a different pan.
p Somebody who left notes about my notes about his notes.
i One moved out at night and left a single, very nice chair.
i I lived with someone I heard daily and saw about twice.
i There was a locked cupboard, and we never found out why.
b What's the rudest note you've ever left?
b Were you ever the difficult one?
=meetStation
c I'll come and meet you when you get in, easier for both of us.
c I'll be there when you arrive, then we walk over together.
c Look for me as you come out, I'll be the one waving.
p I'll be waiting as you get out, like a dad with an invisible sign.
p I'm collecting you in person, red carpet still to be confirmed.
p I'll be the one pretending to read the timetable with great interest.
i I'd rather collect you myself, the walk over is half the fun.
i Let me meet you as you arrive, there's something to show you on the way.
i You'll find me right where you get off, first hellos are better outdoors.
b What should I look out for?
=oneCar
c Let's go together, the drive is half the fun.
c One car, so we've got time to talk on the way.
c Together sounds good, but whichever feels more comfortable for you.
p One car, I promise only one wrong turn and one bad song.
p Together, I need someone to blame for the directions.
p Let's share, I take up little space apart from my snacks.
i Together I'd say, the best talks happen looking at the road.
i One car, you find out a lot about somebody that way.
i Let's ride together, I know a good stop on the way.
b Who's in charge of the music?
b Are you a good passenger?
=guessMyFrom
c Somewhere near the sea, you've got that easy way about you.
c I'd say a small town that you left but still talk about.
c My guess is somewhere warm, where people eat late and talk loudly.
p A secret island where everybody is this hard to read.
p I'm going with the moon, and I'm ready to defend it.
p Atlantis, you've got that slightly damp sort of mystery.
i Somewhere up north, I suspect, and there's a good story about leaving.
i Somewhere with hills, though I can't tell you how I know.
i An old port town, I'd say, and I'll explain why in person.
b How close was I?
b What does everyone else guess?
=orderAtMine
c Something with cinnamon, still warm, and a black coffee.
c An almond croissant to eat there and one to take away.
c Whatever just came out, plus a coffee and a seat by the window.
p One of each, and I'd pretend I was buying for an office.
p The biggest bun, and I'd leave wearing most of the sugar.
p Lemon tart, eaten in the doorway with no shame whatsoever.
i The thing you'd choose yourself, I'd want to see which it is.
i Carrot cake, then I'd take my time over the second coffee.
i Something I can't pronounce, so you'd have to explain it slowly.
b What's the thing you're proudest of?
b Would I get mates' rates?
=howWasParty
c Lovely and loud, and I danced more than planned.
c It was great, good people, good food and sore feet today.
c Really fun, I stayed longer than I meant to.
p Wonderful, I was adopted by a table of somebody's aunts.
p I danced like a chair being moved, and people clapped.
p Great, the buffet and I became very close.
i Better than expected, there's one story I'll only tell in person.
i Good fun, and it ended somewhere none of us had planned.
i Lovely, mostly for one conversation out by the coats.
b Are you first or last on the dance floor?
b When were you last at a good one?
=adultFriends
c Turn up to the same thing every week until someone says hello.
c Join a class you're bad at, everybody talks when they're failing.
c Say yes to everything for a month and keep the good ones.
p Get a dog, or stand near someone else's dog and look kind.
p Bring cake to anything, nobody has ever refused the cake person.
p You ask someone for a coffee, sweat, and act like it's normal.
i Be the one who texts first, most people are waiting for it.
i Pick one place and become a regular, then strange things happen.
i It usually starts with someone admitting they find it hard too.
b What would you sign up for?
b Where did you meet your best ones?
=takeMeThere
c Gladly, pick a day and I'll sort the rest.
c Yes, I'd love to, it'd be better with you there.
c Of course, I've been hoping you'd ask.
p I will, and I'll act as tour guide with wrong facts.
p Yes, but you have to gasp at the right moments.
p Consider yourself taken, terms and conditions include me talking too much.
i Soon, and I know the right time of day for it.
i Yes, and there's a little detour on the way you'd like.
i Say when, I'd like to see your face the first time.
b Any conditions I should know about?
=loserBuys
c Deal, I like a game with something on the table.
c You're on, and I hope you brought your purse.
c Agreed, I pay up with a smile if it comes to that.
p Deal, I've lost so often I have a loyalty card.
p Fine, but I'll need a written receipt for my pride.
p Agreed, I'll start stretching and looking at the menu now.
i Deal, though losing to you might not feel like losing.
i I accept, and I haven't shown you my serious side yet.
i Sounds fair, either way I get the evening I wanted.
b Best of one or best of three?
b Are you a gracious winner?
=fixMyPrinter
c Happily, paid in tea and something sweet.
c Yes, I'll have a look, most of it is patience anyway.
c Sure, I can't promise a miracle but I'll try.
p My first move is turning it off and on with great authority.
p I'll stare at it sternly until one of us gives up.
p Yes, but only if you act amazed when I press one button.
i I will, they tend to behave the moment I walk in.
i Gladly, though I might fix it slowly if the company's good.
i Yes, and I'd say my price, but it involves biscuits and a story.
b What's it doing this time?
b Have you tried shouting at it?
=youCelebrating
c Good food and a toast to myself, that's how it should be.
c With a proper dinner and no alarm in the morning.
c Something cold to drink and something very nice on the plate.
p I've gone for the expensive crisps and I regret nothing.
p A small dance in the kitchen and a very large dessert.
p I'm celebrating hard, there may even be a starched napkin.
i Just a little, because I'm saving the best part for good company.
i Quietly so far, it hasn't quite sunk in yet.
i There'll be a good table somewhere, and one seat is still free.
b How would you celebrate?
b Will you raise a glass with me?
=wrongText
c I once sent love and kisses to a man selling a sofa.
c A long moan about the group, sent straight to the group.
c My shopping list went to someone important, complete with cheese rankings.
p I sent a row of sheep noises to somebody in a suit.
p Mine was so bad I lived in a cave for an hour.
p A plumber now knows exactly how I feel about him.
i I sent one by mistake once, and the answer was better than expected.
i A complaint went straight to its subject, who completely agreed with me.
i There was one at midnight that nobody has ever mentioned since.
b How did your worst one end?
b Do you own up or play dead?
=haveSeenV
c Not yet, but I'd happily catch up if you say it's worth it.
c I haven't, so no spoilers, it's going on my list.
c No, I've heard of it though, and now I'm tempted.
p Not properly, I fell asleep and dreamed a much worse version.
p No, I'm about four years behind on everything good.
p I've only seen other people's faces while they watched it.
i Not so far, I've been saving it for the right sofa.
i No, but the way you bring it up makes me curious.
i Only a bit of it, and I've wondered about the rest ever since.
b What's the best thing about it?
b Is it worth staying up late for?
=whyNoHello
c I lost my nerve for a second, and then you were gone.
c You looked busy and I didn't want to crash into your day.
c I wasn't sure it was you, and I'm sorry I didn't check.
p I had something in my mouth and a face full of panic.
p My legs went one way and my courage went the other.
p I practised the perfect hello for so long that I missed it.
i I wanted our first hello to be a better one than that.
i I nearly did, I got about three steps closer than you think.
i Something held me back, and I've been annoyed about it since.
b Would you have said hi back?
b Can I say it properly next time?
=iceSkate
c Yes, but I'm holding your arm the whole way round.
c I'd love to, I'm wobbly but I get back up quickly.
c Count me in, I'm better at laughing than at turning.
p Yes, I skate like a wardrobe being delivered, but happily.
p I'd do it, small children will overtake me and wave.
p Yes, my style is mostly wall, with short bursts of terror.
i Yes, I like things where you have to hold on to someone.
i I'd go, there's a trick to falling and I know it.
i Say when, I might surprise you after the second lap.
b Will you laugh if I fall?
=explainJob
c Mostly I stop small problems before they turn into big ones.
c I listen, work out what people really need, and help it happen.
c Lots of talking, some thinking, and one useful thing before lunch.
p I answer messages about messages, then reward myself with a biscuit.
p I nod at things, move them about and call it progress.
p Officially it's complicated, unofficially I drink tea near other people's problems.
i I make things work that nobody notices until they stop.
i It's a bit like detective work, only with more spreadsheets.
i The title says little, the good part is what happens between meetings.
b How do you explain yours at parties?
b What did you imagine it was?
=tooChicken
c Karaoke on my own, sober, with people I know watching.
c Jumping off the high board, I always walk back down.
c A solo trip with no plan and no return ticket.
p Telling the barber I don't like it, I just say lovely.
p Asking for a window seat when someone's already sitting in it.
i Writing a letter to somebody I should've thanked years ago.
i Standing on a stage with a story of my own.
i Swimming in the sea at night, I've got as far as my knees.
b What would it take for you to try it?
b Would you be braver than me?
=drinkAtSeven
c Yes, that works for me, I'll see you there.
c I'd love that, it's in my diary now.
c Perfect, time and place both suit me.
p Yes, I'll be the man arriving early and acting casual.
p Done, I'm already choosing between my two decent shirts.
p I'm there, I've cancelled a very important date with my sofa.
i Yes, I was hoping you'd be the one to suggest something.
i See you there, I've saved a few questions for it.
i I'll be there, save me the seat you'd usually take.
b How will I spot you?
b What do you usually have there?
=leftInTin
c The coconut one, it's been there since the dawn of time.
c Anything with a strawberry centre, it tastes like bath soap.
c The coffee one, I drink my coffee, I don't need it wrapped.
p The orange one, it thinks it's a healthy option.
p Any one that needs the little map to explain itself.
p The hard toffee, I like my teeth where they are.
i The dark one in the corner that everybody pretends to like.
i There's always one I skip at first and come back for later.
i The nutty one, and I know somebody who'd fight me for it.
b Which one do you go for first?
b Do you put the empty wrappers back?
=whichMood
c A good one, relaxed and happy to be talking to you.
c Cheerful and slightly hungry, which is my best combination.
c Calm and a bit chatty, you picked a good moment.
p Like a golden retriever who has just heard the word park.
p Dangerously cheerful, I might alphabetise something.
p Seven out of ten, rising to nine if toast appears.
i Playful, with something thoughtful just underneath it.
i It was quiet until a minute ago, then you wrote.
i Restless in a good way, like something's about to happen.
b Does yours change much in a day?
=howMuchOwe
c Nothing at all, get the next one and we're even.
c Don't worry about it, this one was my pleasure.
c You owe me nothing, I wanted to do it.
p Two hundred chips, payable in small portions over many evenings.
p My accountant says one biscuit, and he's very strict.
p One good joke, and I do accept instalments.
i Not money, but I might ask you a favour someday.
i Keep it, I'd rather you owed me an evening.
i It's on me, I'm investing in good company.
b What shall we do next time?
b Are you always this good about paying?
=petBed
c Fine with me, as long as I get a third of the bed.
c Yes, nothing warms your feet quite like an animal.
c They're welcome, I'd lose that argument anyway.
p Yes, and I already know who'd end up on the floor.
p I'd say no firmly, then lift the duvet a minute later.
p Of course, I'd ask for a corner and a bit of blanket.
i Allowed, and I'd pretend it was only for one night.
i Yes, though we'd have to agree about the pillow.
i Yes, I sleep better with something breathing near my feet.
b How much of the bed do they get?
b Who'd win the pillow, them or me?
=followEx
c No, that's behind me and I'd rather look at what's here.
c I don't, that chapter is closed and I'm happy about it.
c Not any more, I don't go looking for old stories.
p No, my thumb has retired from that line of work.
p These days I only like photos of dogs and sandwiches.
p No, I can barely keep up with my own photos.
i No, I've found something more interesting to read lately.
i That door is shut, and I'm a lot more curious forwards.
i It stopped mattering a while ago, quietly, the way things do.
b Does that sort of thing bother you?
b How do you handle it with yours?
=beenStung
c Yes, on the foot, and it hurt more than I admitted.
c I have, on the hand, and I was very brave for a minute.
c Yes, once on the arm, it swelled up like a bread roll.
p Yes, and I made a sound only dogs could hear.
p I have, right on the ankle, while trying to look cool.
p Yes, I ran in circles and then apologised to it.
i Once, and the story behind it is worse than the sting.
i Yes, in the middle of a moment that was going rather well.
i I have, and I still think it was personal.
b Are you brave or dramatic about it?
b What's your remedy for stings?
=orderUs
c On it, chips and olives are on the way.
c Done, something to share will be here when you sit down.
c Leave it with me, I'll get us a drink and some bread.
p Ordering now, I can't promise you'll find any of it left.
p Done, I told the waiter it's an emergency.
p I'll order, and guard your half with a fork.
i Consider it done, I'm choosing by what I think you'd like.
i I've got an idea what you'd pick, let's see if I'm right.
i Just come, I'll pick us something good and keep it a surprise.
b Shall I save you the good seat?
b Anything you don't eat?
=readyToLose
c I'm ready to play, but I wasn't planning on losing.
c Bring it on, I like a bit of competition.
c Ready when you are, may the better one win.
p I've been training in secret, mostly by eating crisps.
p Losing is my best event, I've got medals in it.
p Ready, I've already written a very moving losing speech.
i We'll see, I tend to get better when someone's watching.
i I'm ready, though you haven't seen my good hand yet.
i I might let you believe that for the first half.
b What does the winner get?
b Who taught you such confidence?
`;
