/** What she wants of him for herself; further answers to what content/ knows. Form: content/asked-about-him.ts. */
export const MORE_HER_SIDE = `
=celebrate
c I'd start with flowers for yourself and a long, lazy breakfast out.
c Call everyone who cheered for you, then let them take you out.
p A victory lap round the supermarket, and I'd gladly push the trolley.
p With karaoke, so that your joy is as loud as my mistakes.
i I'd take the first train to a place whose name I like.
i By candlelight, with one song on repeat that will always mean this.
i I'd swim in a cold lake at dawn, big days should tingle.
b What would feel like a real treat?
b Who would you want around you?
b What was the first thing you felt?
=guessWhat
c A good surprise, and you're smiling while you make me guess.
p You've been made mayor, or you found the good biscuits, final guess.
i A thing you'll still be telling people about in ten years.
b How warm or cold was that?
b Who else knows already?
b What would be my first clue?
=wantToHear
c Of course, I've been hoping for something exactly like this.
c Absolutely, you can trust me with it, whatever it is.
c I'd love that, and I'll take it as seriously as you want.
c Go on, I'm sitting down and I've got all the time you need.
c Always, I like knowing what goes on in your day.
c Sure, everything else can wait until you've finished.
p I'm sitting down, strapped in and holding on to the cushions.
p Go ahead, my laugh is safely locked in the cupboard.
p Tell me at once, my curiosity is already pacing up and down.
p Consider me a vault, admittedly a vault that giggles under pressure.
p Ready, I've cleared my busy schedule of staring out of the window.
p Saying no to this would take a willpower I clearly don't have.
i Start talking, and I might have something to trade for it.
b Who else knows about it?
b How long have you been saving it?
b Is it more funny or more sweet?
=whatCook
c A big pan of shakshuka, with good bread to mop it up.
c Soup, slowly cooked, with a swirl of cream and something crusty on the side.
p Pancakes, savoury ones, so it's officially dinner and not childishness.
p Stew it for an hour and give it a French name, nobody argues.
i Try a pinch of cinnamon in tomato sauce, people always ask what it is.
i Toast some nuts, add brown butter, and pour it over the simplest thing you've got.
b What do you feel like eating?
b Who are you cooking for?
b Spicy or mild, what's your mood?
=whatWear
c Dress for comfort first, with one thing on that feels a bit special.
c I'd go for flat shoes, a warm layer and something you love wearing.
c Nothing too fancy, just whatever lets you laugh, walk and sit easily.
c Somewhere between jeans and a ball gown, leaning firmly towards comfortable.
c Choose your favourite flat shoes first and build the outfit up from there.
c Bring a jacket, wear what you like best, and you'll be dressed just right.
p Trainers every time, says the man who would wear slippers to the opera.
p Layers, like an onion, only with better company and fewer tears.
p Something washable, because wherever I eat, sauce travels surprisingly far.
p Flat shoes and a big coat, my fashion advice comes straight from the penguins.
i Put on whatever you'd choose if there were no dress code at all.
i The coat with the best stories in its pockets, over something comfortable.
i I believe shoes decide an evening, so wear the pair that invites detours.
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
p Anything with a heist, my own criminal talent ends at hotel shampoo.
p Terry Pratchett, read or listened to, though I laugh embarrassingly loudly on buses.
p Bake Off to watch and Queen to hear, I'd burn both the cake and the chorus.
p Wallace and Gromit to watch and Dolly Parton to hear, my inner life exactly.
p Douglas Adams, as book, film or radio show, he explains my Thursdays.
p Jurassic Park, book or film, I still look behind the door afterwards.
i Before Sunrise to watch, then Leonard Cohen while you think about it.
i Spirited Away, film or soundtrack, I still wonder where that train goes.
i Dune, as book, film or score, it makes the night feel larger.
i Twin Peaks, and then its music on a drive through the dark.
i Daphne du Maurier's Rebecca, read or watched, has a first line I can't shake.
i Lost in Translation to watch, Murakami to read, both stay with me for days.
b Which story could you start again tomorrow?
b What mood are you in for?
b What do you listen to on long drives?
=whichOne
c I'd pick the last one, it feels the most like you.
c One glance and it was the darker one, I'd trust that.
c Definitely the lighter one, it lets everything else breathe.
p The right one, and yes, I enjoyed how clever that sounded.
p After much chin stroking, this art critic chooses the second one.
i The quietest one, I think it would grow on me every day.
i Whichever you'd miss tomorrow, and I have a feeling that's the second.
b Which one would you have picked alone?
b Which one were you secretly hoping for?
b Which one makes you smile most?
=helpMe
c Of course I'd help, just tell me when and where to stand.
c Happily, that sort of thing is much nicer to do in twos.
c Count on me, I like being useful to people I like.
c I'm on my way in spirit, and the rest of me follows soon.
c Consider it done, we'll have it sorted and be laughing about it.
c With pleasure, and I'll stay until the job is finished.
p Cape on, sleeves up, just point me at the problem.
p I'll come at once, armed with optimism and the wrong screwdriver.
p Say the word and I'll arrive heroically, slightly out of breath.
p Rescue is under way, look out for a man waving a spanner bravely.
p My muscles are mostly decorative, but they volunteer anyway.
p Help is coming, and it asks only for one biscuit and mild applause.
i I'd come, some of my favourite conversations happen over a job like that.
i Gladly, I have a theory about people who rescue each other.
i For that I'd drop what I'm doing, which I don't do often.
i Helping you sounds better than anything I'd planned, make of that what you will.
i Any day, I've been waiting for a good excuse to be needed.
i Lead the way, I suspect we'd make a surprisingly good team.
b What's the hardest part of it?
b What should I bring along?
b Which bit are you dreading most?
=distract
c Somewhere right now a dog is greeting someone as if they'd been gone years.
c Penguins give each other pebbles as presents, and I find that very reassuring.
c Breathe out slowly once, I'm here and I'll keep you company.
p Picture me trying to fold a fitted sheet, alone, with great confidence.
p Wombats produce cube shaped droppings, and nobody even asked them to.
p Scotland's national animal is the unicorn, so no dream is too silly.
p I sing in the shower so badly that the shampoo leaves the shelf.
p Imagine a hedgehog in a very small raincoat, marching off to work.
p My dancing resembles a man looking for his keys, enjoy that picture.
i Honey can keep for centuries, I like to think other sweet things last too.
i Some of the starlight up there set off before anybody could write.
i Trees are said to pass messages underground, I'd love to hear their gossip.
i An octopus has three hearts, and I wonder which one it listens to.
i Somewhere out there's a song you'll love and haven't heard yet.
i Fresh snow swallows sound, that's why the world seems to hold its breath.
b What usually makes you laugh?
b What's kept you going so far today?
b What would you rather be doing now?
=overreacting
c You're not being dramatic, it bothered you and that's reason enough.
c It isn't petty, respect shows in exactly such little things.
p On my scale you're a mild breeze, I sulk longer over a broken biscuit.
p Sane and reasonable, says a man who argues out loud with his satnav.
p Petty would be a strongly worded poem on the fridge, and I'd help you rhyme.
p No court would convict you, and I'd come as your loudest witness.
i Overreacting would be shrugging for years and then exploding over a teaspoon.
i You sound hurt rather than dramatic, and people often mix up those two.
i No, people only ask that when they've been patient for quite a while.
i In your place I'd still be rehearsing my answer in the shower.
i It's rarely about the small thing itself, so no, I wouldn't call it petty.
i My first thought was that I'm on your side, my second one as well.
b What would make it right for you?
b How do you feel about it now?
b What do your friends say?
=isItWeird
c Perfectly normal, and you never need to justify things that do no harm.
c No, and please carry on, the world has enough ordinary people.
c Nothing weird about it, I'd probably do the same tomorrow.
p On the scale of weird I'm far above you, I thank cash machines.
p Weird would be alphabetising your socks, this is merely Tuesday.
p Next to a man who greets every cow he passes, you're perfectly normal.
p If that's strange, then my whole personality needs a warning label.
p Not odd, and I say so as someone who names his umbrellas.
p The committee for normal behaviour would wave you through and keep me for questioning.
i Things like that are never weird to me, I remember people by them for years.
i No stranger than the thing I do, and mine I've never admitted.
b Who told you it was weird?
b What other quirks do you have?
b How do your friends see it?
=whatWouldYouDo
c My move would be to write both options down and cross one out.
p I'd walk twice round the block looking wise, then do the simplest thing.
i I'd lean towards the choice that leaves one door open behind you.
b Which option scares you less?
b What would a good ending look like?
b Who else is involved in this?
=shouldI
c Yes, go ahead, it sounds like something that would make you happy.
c I'd say yes, you can handle whatever comes after it.
c My vote is yes, on the condition that you do it for yourself.
c Yes, today rather than tomorrow, waiting won't make it any clearer.
p Yes, says the man who needs twenty minutes to choose a yoghurt.
p Absolutely, and if it goes wrong you may blame me and my horoscope.
p My cautious half is at lunch, and the other half says yes.
p Press the button, send the text, wear the boots, I'm terrible at saying no.
p Sure, do it, I'm a poor adviser but an excellent cheering crowd.
p A clear yes, reached after consulting my socks and one passing pigeon.
i If you're smiling while you think about it, that's a yes from me.
i Somewhere there's a version of you who did it, and I'd like to meet her.
i Yes, because good stories rarely begin with someone staying sensible.
i Try it, some of the best things start with a slightly shaky finger.
i Go on, I have a quiet feeling that it'll turn out well.
i Think of yourself next spring, and do what that woman would be grateful for.
b What would change if you did?
b What made you think of it?
b How long have you wanted to?
=everHappened
c You're in good company, that sort of thing has me written all over it.
c That could be me on any given Tuesday, so no judgement here.
c I do things like that too, and I've stopped being embarrassed.
c It's exactly the kind of thing I'd do, so you're not alone.
c Of course, anybody who says they never do that's fibbing.
c Count me in, life would be dull without such moments.
p That's practically my hobby, I just don't list it anywhere.
p My speciality is doing exactly that and then pretending to study a lamp post.
p I'm the sort who apologises to doors, so yes, very much so.
p Naturally, and I'd style it out with the grace of a falling wardrobe.
p My dignity and I often travel separately, so yes, I know it well.
p Guilty as charged, and the jury is still trying not to laugh.
i Near enough, and it's always the silence right afterwards that gets me.
i I think everyone does it, only a few people admit it, and I like those.
i Something in me would do it again just to see what follows.
i That one feels so familiar that I wonder who told you.
i Familiar to the last detail, though my version usually ends with a stranger smiling.
i Enough to know that those moments make the best beginnings.
b How did you feel straight afterwards?
b Did anybody notice at the time?
b How often does it happen to you?
=beenTried
c Not enough to count, and I'd say yes in a heartbeat.
c Too little to call myself experienced, and I'd like to change that.
p In my dreams I'm excellent at it, in daylight I'd bring a helmet.
p My enthusiasm for it's professional, the rest of me is strictly amateur.
p On a scale from tourist to local, I'm the one holding the map upside down.
p If watching other people counts, I'm practically a world champion.
p Only in theory, where I've never once fallen over.
p My record so far is one attempt and several witnesses.
p With me it would be less of an experience and more of a rescue.
p I'd call myself a beginner with the confidence of a tour guide.
i Not in the way that stays with you, which is the way I want.
i It keeps crossing my path lately, I'm beginning to take the hint.
i Part of me is saving it for the right company.
i There's a version of me that does it every week, I'm curious about him.
i I have a picture of it in mind that needs checking against real life.
i Something about it draws me, and I couldn't tell you quite what.
b What surprised you most about it?
b What should I know beforehand?
b Would you do it again tomorrow?
=knowIt
c Not well enough, and I'd gladly let you show me.
c Only roughly, so your version would be a good start.
c I've an idea of it, and I'd like a better one from you.
c Just enough to be curious, not enough to sound clever.
c Barely, but the name alone already makes me want to know it.
c To my shame not properly, and I'm happy to put that right.
p I could spell it with some help, that's where my expertise ends.
p It rings a bell, though my bells ring at almost anything.
i By name perhaps, but you say it as if there's more behind it.
i Vaguely, and I like having something left to discover.
i The way I know a song from next door, without the words.
i Hardly at all, it's more a feeling than a fact with me.
i Not yet properly, and some things are better met through a person.
i It's on my list of names that sound like a good story.
b What should I know about it first?
b How would you describe it to a stranger?
b What's your first memory of it?
=whatDoYouThink
c I'm for it, it sounds honest and it sounds like you.
c My honest opinion is that it works, so trust your instinct.
c It makes good sense to me, and I'd go ahead.
c You've thought it through, and I'd back you on it.
c There's a lot in it I like, and nothing that worries me.
c Good from every side I look at it, and I looked twice.
p As a leading expert in hardly anything, I fully approve of it.
p Brilliant, and I'm only slightly annoyed I didn't think of it first.
i Beneath the obvious part there's a quieter one, and that's the bit I like.
b Which part are you least sure about?
b What does your gut tell you?
b What would you change about it?
=rhetorical
c Completely, I was thinking exactly the same thing.
c Couldn't agree more, you took the words out of my mouth.
c I know just what you mean, and it makes me smile.
c True on every count, and nicely put as well.
c You're right, and I like how you see things.
c Very much so, and I'm enjoying it right along with you.
p Quite, and I'd frame that sentence if I had a hammer.
p Science agrees, by which I mean me, in my slippers.
p The whole orchestra in my head just stood up and cheered.
p My eyebrows went up so far they may need a ladder home.
p A hundred percent, says a man who still counts on his fingers.
p Yes with bells on, and the bells are quite loud.
i It is, and it has been quietly on my mind too.
i Quite so, and hardly anyone says it out loud.
i Yes, and I think there's a little more behind it.
i You and I seem to notice the same odd little things.
i Moments like that make me believe someone up there has a sense of humour.
i I had that very thought and kept it to myself until now.
b How is the rest of your day looking?
b What else have you noticed today?
b What made you think of that?
=yourVersion
c All good on my side, and better since you asked.
c Happy to say yours would work for me too.
c I'd sign what you wrote, word for word.
c I feel the same way, and I like that we do.
c On my side it's simple, I'm content and curious about you.
c You put it better, but I mean the same thing.
p Your answer fits me too, it's only a bit long in the sleeves.
p Put me down for the same, just a little less organised.
i Much like yours, with another ending.
b What else should I know about yours?
b Has it always been that way for you?
b What's the story behind yours?
`;
