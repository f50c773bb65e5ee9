/** Finer kinds of question, known by what was learned. What is asked of anything and everything, part three. Form: content/asked-about-him.ts. */
export const WIDELY_ASKED_3 = `
=curryKind
c A slow lamb rogan josh, it takes hours and it's worth every minute.
c Chickpea and spinach with plenty of garlic, simple and it never lets me down.
c Thai green with extra lime and basil, I could eat it every week.
p Butter chicken, heavy on the butter and light on the dignity.
p A dal so humble it has no idea it's the star of the table.
p Chicken tikka masala, I'm a simple man with a very large naan.
i A coconut prawn one, with a secret ingredient I only reveal in person.
i Keralan fish curry, and the trick is in something you'd never expect.
i Aubergine and tamarind, it has won over people who swore they hated aubergine.
b Rice or naan with that?
=scarsGot
c One on my knee, from a bike and a corner I was far too sure about.
c A small one on my thumb, courtesy of an avocado and bad technique.
c Just a faint one on my shin, a garden fence won that round.
p A tiny one on my elbow that I tell people was a shark.
p One from a tin of beans, and the beans showed no remorse.
p I lost a fight with a coffee table and I still carry the proof.
i One above my ankle, and the story gets better every time I tell it.
i There's a small one on my hand, and it involves a rowing boat.
i I have one with a good story, best told slowly over a drink.
b Which of yours has the best story?
b Were you a reckless kid too?
=wouldBotherYou
c It wouldn't bother me, I'd rather just talk about things openly.
c Not really, it takes a fair bit to get under my skin.
c Honestly no, I'm pretty relaxed about that sort of thing.
p I'd sulk for four minutes, eat a biscuit and forget all about it.
p I save my outrage for people who stop dead in doorways.
p It'd bother me about as much as a light drizzle.
i Less than you'd think, there's only one thing that truly winds me up.
i I used to mind things like that, then something changed my view.
i It depends a bit on who's doing it, and you'd get plenty of slack.
b Would it bother you?
b What does get on your nerves?
=guessWho
c I'm guessing it's you, and I'd like the whole story please.
c My money's on you, so tell me everything.
c It has to be you, and I want to hear all about it.
p The Pope, and if it's not him then it's definitely you.
p I've ruled out everyone in the phone book, so it must be you.
p Someone with your name and exactly your face, I suspect.
i I have a strong suspicion, and she's holding your phone right now.
i I think I know, and I also think there's more to this story.
i Your wording gives you away, and now I'm properly curious.
b How did that come about?
b And how do you feel about it?
=hackCold
c I can handle it, as long as there's a thick jumper and soup after.
c Cold is fine by me, it's wet feet I can't forgive.
c I prefer summer, but give me a good coat and I'll manage happily.
p I cope, though I make small complaining noises the whole way.
p I last about an hour, then I have to be thawed near a radiator.
p I'm brave until the wind finds the gap in my scarf.
i Better than most people expect, I've got a trick with two pairs of socks.
i Crisp and sunny I love, it's the grey kind that tests my character.
i It depends entirely on who I'm sharing the blanket with.
b What's the coldest you've ever been?
b What's your trick for staying warm?
=wereYouNow
c Absolutely, and I'd happily say it again.
c That's the honest truth, I stand by every word.
c You heard right, and I'm glad it's out in the open.
p Guilty as charged, and not even slightly sorry.
p It's true, and I'd sign it in front of witnesses.
p I admit everything, please go easy on me.
i Oh yes, and that's only the half of it.
i Every word of it, and there's more where that came from.
i So it seems, and I surprised myself a little too.
b Does that surprise you?
b What do you make of that?
=getMeDrink
c Consider it done, it'll be on the table when you get here.
c Of course, I'm on my way to the bar now.
c Happy to, and don't you worry about paying me back.
p On it, I'll guard it from everyone including myself.
p Right away, I've been practising my waving at bar staff for years.
p It's as good as ordered, I'll try not to take a sip.
i Sure, and I'll take that as a promise of a second round.
i Done, and there'll be a small surprise sitting next to it.
i I'll get it now, it already feels like this will be a good one.
b Shall I get something to nibble too?
b Do you want a glass of water with it?
=quickHelpShop
c I'm here, go with the one you'd be sad to leave behind.
c Take the one you picked up first, it's nearly always right.
c Trust your gut and pick the one you'll use the most.
p As your shopping consultant I say the brighter one, my fee is a biscuit.
p Buy neither, buy both, run, actually get the one that made you smile.
p My expert eye says the one on the left, wherever left is.
i Go with the one you're secretly hoping I'll say.
i Pick the bolder one, I have a feeling it suits you.
i Choose the one you'd tell me about tonight.
b Which way are you leaning?
b How long have we got?
=stormOverThere
c All fine here, the lights flickered once and then behaved.
c It was loud, but everything here is still standing and switched on.
c We got the edge of it, nothing worse than a few branches down.
p The bins have moved to a new area, otherwise all well.
p Still standing, though my umbrella won't be remembered as a hero.
p I have light, I have tea, and I have one garden chair fewer.
i It got quite wild for a while, and I secretly enjoyed it.
i I'm fine, the candles are out just in case and it looks rather cosy.
i Calm here now, though I had a strange hour around the worst of it.
b Are you warm and safe?
b Is there anything you need?
=veganVenue
c Not a problem at all, I'll check the menu and we'll switch if it's poor.
c They should be fine, and if not I'll find us somewhere better.
c Good to know, I'll ring them and make sure you're properly looked after.
p If the menu only offers you a bowl of lettuce, we walk out together.
p I'll make sure you get more than a sad side of chips.
p I'd never let you sit there eating the garnish, leave it with me.
i I'll sort it, and I've got another place in mind that you might love.
i Leave that with me, I quite like the challenge of finding the perfect place.
i We'll manage easily, I may even order the same as you.
b What do you usually go for?
b Shall I look for somewhere else as a backup?
=loserBuys
c Deal, and I should warn you that I play to win.
c You're on, I'll shake on that right now.
c Agreed, a fair bet makes everything better.
p Fine, I'll bring my wallet and my excuses.
p Deal, I've already chosen what you're buying me.
p I accept, and I'd like it noted that I'm a graceful loser.
i Done, though there's something you should know about me and games.
i Agreed, and the winner gets to pick where we go.
i I'm in, because honestly I can't see how I lose here.
b How good are you really?
b Do you want a practice round first?
=furthestRun
c About ten kilometres, slowly, and I was very proud of it.
c Around twelve kilometres along a river, because I misjudged the way back.
c Roughly ten miles once, and my legs complained for days.
p Ten kilometres, eight of them powered by pure stubbornness.
p Far enough that an old lady with a trolley felt safe to overtake me.
p About nine kilometres, the tenth one is still waiting for me.
i Further than I planned, about fourteen kilometres, because I got properly lost.
i Around ten, but the interesting part was why I was running.
i Roughly eleven kilometres, and I had company that made it feel short.
b What do you listen to when you run?
b Do you actually enjoy running?
=hiccupCure
c Sip cold water slowly while holding your nose, it nearly always works.
c Take a deep breath, hold it for twenty seconds and swallow twice.
c A spoonful of sugar on the tongue, it sounds silly and it works.
p Drink from the far side of a glass, you'll look ridiculous but cured.
p Boo, and if that didn't work try ten slow sips of water.
p Stand on one leg and name seven vegetables, you'll forget to hiccup.
i Hold your breath and try to remember your first bike, it works surprisingly often.
i Bite a slice of lemon, then think of something you've never told anyone.
i Ten small sips without breathing, my granny's trick with one secret step left out.
b Has anything ever worked for you before?
b Are they gone yet?
=chickenMoist
c Salt it half an hour before, cook it gently and let it rest.
c Brine it first, then take it off the heat earlier than you dare.
p Cook it less, the poor thing has suffered enough already.
p Yogurt overnight, then walk away from the oven like you trust it.
p Stop poking it, chicken dries out when it feels watched.
i Butter, garlic and a lid, plus one small trick I'd rather show you.
i The secret is the resting, and hardly anyone has the patience for it.
i Start it in a cold pan, it sounds wrong until you taste it.
b What do you usually serve with it?
b Do you use a pan or the oven?
=coffeeWalk
c Yes please, that's my favourite way to get to know someone.
c I'd love that, a warm cup and a good long path.
c Count me in, walking makes talking so much easier.
p Yes, I'm an excellent walker, I've been doing it nearly every day.
p Gladly, I'll bring the legs if you bring the conversation.
p I'm in, but I'll stop to greet every dog we meet.
i I'd like that, and I know a path most people miss.
i Yes, and I have a good question saved up for exactly that walk.
i That sounds perfect, especially the part where neither of us is in a hurry.
b Shall we go rain or shine?
b Are you a fast walker or a stroller?
=whyOldPhotos
c I'm usually the one behind the camera, so new ones are rare, but I'll fix that.
c Pure laziness, I'll take a fresh one this week.
c I hardly ever take pictures of myself, but you deserve a newer one.
p My phone only contains photos of food and one blurry pigeon.
p I peaked photographically and have been resting ever since.
p I'd love to blame the camera, but I'm just terrible at selfies.
i Fair point, the current version is best seen in person anyway.
i The newer ones all come with stories I'd rather tell myself.
i You noticed, so I'll make the next photo one worth waiting for.
b Who takes your photos?
b What should I do in the new one?
=heightsS
c I'm fine with heights as long as there's a solid railing.
c I'm pretty relaxed up there, I like a view more than I fear the drop.
c A little wobbly at the edge, but I go up anyway.
p I'm brave up to the second rung of a ladder.
p I'm excellent, provided I may hold on to something and not look.
p Tall buildings are fine, it's the ground being so far away that worries me.
i Better than I used to be, one very high bridge changed that.
i I get a flutter, and I've decided I quite like it.
i It depends on who's standing next to me.
b What's the highest you've ever been?
b Would you do a glass floor?
=didYouKnow
c I didn't, and now it's all I'll be thinking about today.
c That's new to me, and I love it.
c I had no idea, that's going straight into my best facts.
p I'll be telling this to strangers at bus stops all week.
p My day was perfectly ordinary until now, thank you.
p I'm repeating this at dinner and pretending I always knew.
i You've got me there, and now I wonder what else you know.
i That's wonderful, it makes me look at the world a bit differently.
i That surprised me, and it doesn't happen often.
b Where did you pick that up?
b Have you got another one?
=shouldKnow
c I need a bit of quiet in the morning and I mean what I say.
c I'm pretty straightforward, if something is on my mind I'll tell you.
c Only that I get grumpy when hungry, and a sandwich fixes it.
p I clap when the pasta is ready, please be prepared.
p You should know I'm very slow at choosing from menus.
p I sing the wrong lyrics with great conviction.
i Nothing dangerous, though I do get more interesting after the second coffee.
i There's one thing, but it's better discovered than explained.
i I take a while to open up, and then I'm hard to stop.
b Does that put you off?
b What should I know about you?
=sillyNervous
c Not silly at all, I'm a bit nervous too and it's a good sign.
c It's completely normal, we'll be laughing about it five minutes in.
c Not one bit, it just means it matters a little.
p Only if I'm silly too, I've rehearsed saying hello to the kettle.
p It's sensible, I'm known to talk about cheese for far too long.
p Good, then we can both be awkward and nobody will notice.
i It isn't, I find it rather sweet, and I've got a cure for it.
i Not at all, I have the same butterflies and I don't mind them.
i No, I think the best evenings start exactly like that.
b What would make it easier for you?
b Is it the good kind of nervous?
=doesThatCount
c It counts, I'm the judge and I've ruled.
c That definitely counts, I'd be proud of it.
c I'd count it without a second thought.
p The committee met for four seconds and said yes.
p It counts double if you looked confident doing it.
p Legally no, but in my heart absolutely yes.
i It counts, but I may ask for proof one day.
i I'll allow it this once, because I like how you argued it.
i By my rules it does, and I make very good rules.
b What made you doubt it?
b Shall I make you a certificate?
=tooBoringPlan
c Not at all, it sounds like exactly my kind of thing.
c It's perfect, I've never needed fireworks to have a good time.
c I like it, simple plans are usually the best ones.
p Boring is my natural habitat, I'll bring a cardigan.
p If that's boring then I've been training for it all my life.
p Too wild if anything, I may need a nap afterwards.
i Far from it, the quiet plans are the ones I remember longest.
i No, I think you can tell a lot about someone from a plan like that.
i It depends on the company, and I have a good feeling there.
b When shall we do it?
b Shall I bring anything?
=reliveYear
c The year I first travelled alone, everything felt new and possible.
c One from my childhood, with an endless summer and no watch.
c That year when I learned to say yes more often, it was messy and good.
p The one with the most pancakes, I'd have to check my records.
p Any year in which I still thought I'd become an astronaut.
p The year of my worst haircut, it taught me humility.
i A fairly ordinary year, and one evening in it that I'd love again.
i The one where everything went wrong first and right at the end.
i Ask me again in a while, this one is shaping up nicely.
b What year would you choose?
b Do you think you'd notice more the second time?
=competitive
c A bit, I like to win but I can lose with a smile.
c Only with games, in the rest of life I'm quite relaxed.
c Honestly yes, though a good laugh matters more than the score.
p Not at all, and I'd beat anyone who says otherwise.
p I'm calm until someone opens a board game.
p Let's say I once celebrated beating a vending machine.
i More than I look, it comes out at a very specific moment.
i It depends on the prize and on who I'm up against.
i I hide it well until about the final round.
b What would you challenge me to?
b What's the best thing you've ever won?
=gameWorstSelf
c Monopoly, I get far too serious about imaginary rent.
c Uno, one plus four card and my manners are gone.
c Scrabble, I'll argue over a word for half an hour.
p Snap, I've frightened children and I regret nothing.
p Mini golf, I blame the windmill every single time.
p Charades, I get furious that nobody recognises my excellent dolphin.
i Risk, people have seen a side of me they still mention.
i Table tennis, something comes over me after the first lost point.
i Card games, and there's one I no longer play in company.
b How do you behave when you lose?
b Would you dare to play me?
=missChildhood
c The endless summers, when a day felt as long as a week.
c Having no idea what anything cost and no need to know.
c Playing outside until somebody called us in for dinner.
p Being praised for eating my vegetables, nobody claps for me now.
p Naps, I fought them then and I'd pay for them today.
p Being carried to bed from the car, it never happens anymore.
i That feeling on the last day of school, I've been chasing it since.
i A certain smell of rain on warm pavement, it takes me right back.
i Believing in secret passages, I still check a bookcase now and then.
b What were you like back then?
b Is there something from back then you still do?
=bakeOff
c A lemon drizzle cake, done simply and done properly.
c An apple and cinnamon tart, hard to resist and hard to ruin.
c I'd go for a big chocolate cake with salted caramel inside.
p A leaning tower of biscuits, which was meant to be a castle.
p Something flat that I'd describe very confidently as rustic.
p Banana bread, with tears, and a judge patting my shoulder.
i A cardamom bun wreath, there's a twist in the filling.
i An orange and almond cake, it looks like nothing until you taste it.
i Something with pistachio and rose, and I'd keep the last step secret.
b Are you a baker or a taste tester?
b Would you give me a handshake for that?
=mealDeal
c Chicken and bacon sandwich, salt and vinegar crisps, and a cold orange juice.
c Egg and cress, ready salted crisps and a fizzy water, a true classic.
c Falafel wrap, sweet chilli crisps and a smoothie to get my money's worth.
p Prawn mayo, prawn crisps, and the confidence of a man who likes a theme.
p The priciest of each, I'm there to win.
p Cheese and onion sandwich with cheese and onion crisps, I don't fear Mondays.
i Hoisin duck wrap, mango pieces and iced coffee, read into that what you like.
i Sushi, chocolate and an apple juice, it tells you more about me than my profile.
i A BLT, then crisps that go inside the sandwich, the rest is private.
b Do crisps go inside the sandwich for you?
b How harshly are you judging me now?
=driveOrTrain
c Leave the car at home, it's easier and then nobody has to watch the clock.
c I'd skip driving, parking is a pain and I'll walk you back after.
c Public transport, I'd say, I can meet you at the stop.
p Don't bring the car, it would only sit there feeling left out.
p Anything but the car, I've seen grown men cry over those parking spaces.
p Go without the car, then I can wave at you dramatically from the platform.
i Not by car, I like the idea of picking you up at the stop.
i Let someone else drive you, then you can tell me what you saw on the way.
i No car, because I've a feeling we may not want to hurry home.
b What time would you get in?
b Shall I meet you when you arrive?
=realLetter
c Not often enough, but I did send a proper thank you card a while ago.
c Mostly postcards these days, I still like choosing the stamp.
c It's been a while, yet I think a handwritten page beats any message.
p My last one was to Santa, and I'm still waiting on the train set.
p I mostly write shopping lists, but with a lot of feeling.
p Rarely, nobody could read my handwriting, the postman included.
i There's one I wrote and never posted, it's still in a drawer.
i I would for the right person, some things need ink.
i Now and then, usually late and with music on.
b Have you kept any old letters?
b Who would you most like a letter from?
=lineDance
c I'd give it a go, I'm much keener than I am talented.
c Only once or twice, but I'd happily do it again.
c I'd be up for that, learning something silly together is fun.
p My feet and the music have an open disagreement, but I'm willing.
p I always turn left when the others turn right, I call it freestyle.
p Too cool, me, I practise in the kitchen with a broom.
i There's one dance I can do, and it comes out after the second song.
i I'm better than I look, or so I was told in the dark.
i I'd say yes before you finished asking.
b How good are you?
b What would you wear for it?
=couldYouDoThat
c I think so, though I'd want a practice run first.
c For a while, yes, then I'd have to dig deep.
c Probably, I'm stubborn once I've set my mind to something.
p I could talk about doing it for weeks, that's my real strength.
p Easily, for about eleven minutes.
p I'd start with great dignity and finish with a biscuit.
i I'd like to find out, I might surprise us both.
i With the right company I could do nearly anything.
i There's a side of me that says yes, it usually wins.
b What would be the hardest part for you?
b What makes you ask?
=nameCars
c I do, everything works better once it has a name.
c Not everything, but anything that breaks down a lot deserves one.
c I like doing it, my favourite so far is a bike called Margaret.
p Only the ones I need to beg in the morning.
p My kettle is Sir Steams, and he insists on the title.
p It isn't just you, I apologise to mine by name.
i I do, but the name has to reveal itself first.
i There's one with a name, and it's named after someone I won't reveal yet.
i I give names to things I've been through something with.
b What's the best name you've come up with?
b Do you talk to them as well?
=madeFromScratch
c A big pot of tomato soup, with basil and far too much garlic.
c Meatballs in sauce, rolled by hand and gone within minutes.
c Flatbreads, they take four ingredients and make you feel like a genius.
p An omelette, which started life as a much bigger ambition.
p Gnocchi, each one a different shape, all of them proud.
p A loaf of bread that could also serve as a doorstop.
i Lemon curd, and it vanished before anyone could witness it.
i A mushroom risotto, I think better while stirring.
i A curry from a recipe someone told me at a bus stop.
b What would you like me to make next?
b Do you prefer cooking or being cooked for?
=auxControl
c Some Stevie Wonder to start, nobody stays in a bad mood through that.
c Fleetwood Mac, because everyone ends up singing along.
c Old soul and a bit of funk, it works anywhere.
p Abba, and I won't be taking complaints.
p One sea shanty, then they'd never give me control again.
p Eighties power ballads, with me on invisible drums.
i Something in Portuguese, I don't understand a word and love every one.
i A slow one first, then I'd watch your face and choose the next.
i I'd start with a song nobody knows and everybody asks about.
b What would you put on after that?
b Which song would make you leave the room?
=panelShows
c I love that sort of thing, clever people being silly is my favourite telly.
c Yes, I'd watch Taskmaster over most serious dramas.
c Very much, quick wit and daft tasks are just my thing.
p I shout answers at the screen and accept the applause of my sofa.
p I'd last one round, then cry into an egg I was meant to hide.
p Yes, and I'm convinced I'd be brilliant, which is how you know I wouldn't.
i I'm a fan, and I have a theory about how to win Taskmaster.
i Big fan, you learn a lot about people from what makes them laugh.
i I do like them, and there's one task I've secretly tried at home.
b Who makes you laugh the most?
b How would you do as a contestant?
=roadSnack
c Salted pretzels and chocolate, you need both on a long stretch.
c Wine gums, they last for miles and leave no crumbs.
c Cheese sandwiches in foil, somehow they taste better at speed.
p Crisps, family size, and the family doesn't need to know.
p A sausage roll, eaten in a car park like a king.
p Boiled sweets from a tin, I become somebody's uncle after the first hour.
i Cold pizza from the night before, it divides people and that's the fun.
i Sour cherries in a paper bag, there's a story behind that one.
i Spicy nuts, because you find out quickly who shares.
b What would you add to the bag?
b Do you share your snacks or guard them?
=heels
c Go for comfy shoes, there may be a bit of walking involved.
c Flats are the safe choice, and nobody there will mind at all.
c I'd save the heels for another night, there are a few uneven bits.
p Flats, unless you want me to carry you home like a rolled up carpet.
p Leave the heels, I can't catch anyone with any elegance.
p Comfortable ones, we may have to run if I start dancing.
i Wear something you can walk in, I may have a detour in mind.
i Flats, because the best bit of the evening might be on foot.
i Comfy ones tonight, and the heels can have their evening another time.
b Does that ruin the outfit?
b Do you mind a bit of a walk?
=doesLineWork
c Almost never, but it was worth it to make you roll your eyes.
c Not once, I just hoped it would make you smile.
c Hardly ever, I'm far better at normal conversation.
p It has a perfect record of zero, I'm very consistent.
p Only on my own reflection, and even that looked doubtful.
p The research is ongoing, and the early results are terrible.
i It got you to ask, so I'd call that a small success.
i Ask me again in a week, I've got a feeling about this one.
i Not until now, perhaps, I'm still waiting for the verdict.
b What's the worst line you've ever had?
b Would you give it points for effort?
=impressions
c I do a decent owl, people have looked up at trees.
c My best is a creaky door, it's oddly convincing.
c I can do a fair foghorn, low and long and very sad.
p Picture a kettle with stage fright, that's my finest work so far.
p All my animals come out as a slightly worried sheep.
p My seagull is so good that I once lost my own chips.
i There's one I'm known for, but it only works in person.
i I can copy one voice perfectly, and I'm not saying whose.
i Give me a dark room and I'll make you believe there's a frog.
b What's your own best impression?
b Would you rate it out of ten if I sent one?
=likeWithEveryone
c I'm friendly with most people, but I don't chat like this with everyone.
c No, I'm usually a bit more reserved, you just make it easy.
c Polite with everybody, yes, this relaxed only with a few.
p Only with you and the lady at the bakery, she gets less of it.
p I tried it on a traffic warden once, he was not moved.
p With everyone I'd be exhausted, I only have so much charm a week.
i It's not how I usually am, and I've noticed it too.
i I wondered that myself, and I think it has something to do with you.
i Less often than you think, you've caught a rare side of me.
b Are you like this with everyone?
b Is that a good thing or a suspicious one?
=tattooIf
c A small swallow on the forearm, simple and a bit old fashioned.
c A tiny wave near the ankle, because I never tire of the sea.
c I'd choose a single fine line mountain on the inside of my arm.
p A slice of toast on my shoulder, it has always been there for me.
p My shopping list, so that I finally remember the milk.
p A very small snail on my foot, in honour of my mornings.
i A set of coordinates, and I'd make people guess where they lead.
i One short word on my ribs, and only a few people would ever know it.
i A key, and the lock it belongs to stays my secret.
b Where would you put one?
b What would yours be?
=carSing
c Always, loudly, and with the windows firmly shut.
c I do, a good chorus makes any traffic jam shorter.
c Yes, mostly old Queen songs, with all the harmonies attempted.
p I give full concerts, the other lanes have never asked for an encore.
p Only the wrong lyrics, but with enormous feeling.
p I sing, I drum, and at red lights I pretend I was yawning.
i I do, and there's one song that only comes out on empty roads.
i Yes, but my passenger has to be able to keep a secret.
i Quietly at first, by the third song there's no stopping me.
b What's your car song?
b Would you join in on the chorus?
=languageWish
c Italian, it sounds like everyone is enjoying themselves.
c Spanish, I'd love to chat properly with people when I travel.
c Portuguese, it's soft and musical and I could listen all day.
p Whatever cats speak, I have some questions.
p French, so that I can be rude about soup with elegance.
p Welsh, I want to say the long station name and then retire.
i Japanese, there are words in it for feelings we have no name for.
i Icelandic, nearly useless and I find that very attractive.
i Sign language, imagine talking across a crowded room without a sound.
b What would you say first in a new language?
b How good are you at picking languages up?
`;
