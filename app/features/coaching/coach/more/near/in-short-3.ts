/** Asked of what is said in short, whatever it is about, part 3. Form: near-entries.ts. */
export const NEAR_IN_SHORT_3 = `
=race me / bet i'm faster than you
c You're on, from here to the next lamppost.
p I'll come second and call it a podium.
i I'd race you, mostly to hear you laugh while running.
b Short sprint or long run?
=play me at something / let's play i'll beat you
c Yes, you choose the game and I'll bring the confidence.
p I'm unbeaten at losing with style.
i Good, people show you who they are around round three.
b What are you best at?
=sing with me / do a duet with me
c Yes, you take the high part.
p I sing like a door, but with passion.
i Singing badly next to someone is the fastest way to trust them.
b Which song?
=be my gym buddy / come train with me / run with me
c I'm in, tell me when and where.
p Sure, I'll be the one cheering from the floor.
i Nobody can pretend while out of breath, so I'd love to.
b Morning or after work?
=let's go on a road trip / road trip
c Yes, full tank, no fixed route.
p I call navigator, so allow two extra hours.
i The best talks happen when you're both looking at the road.
b Mountains or coast?
=bet you couldn't go a day without your phone / lock your phone away for a day
c I could, as long as you're in the room.
p By noon I'd be scrolling a paperback with my thumb.
i I'd welcome it, the silence around hour three is the interesting part.
b Would you do it with me?
=jump in with me / do the cold water with me
c Hand in hand on three, let's go.
p You'd hear a noise no grown man should make.
i Yes, I like things you can only do once you stop thinking.
b How cold is it?
=i challenge you to a cook off / cook off you and me
c Challenge on, and the loser does the dishes.
p My secret weapon is a fire blanket.
i Accepted, though I'd mostly be there to watch you cook.
b Who would judge it?
=be on my quiz team / we need one more for the quiz
c Yes, put me down.
p I cover cartoons, advert jingles and absolutely nothing else.
i I'd love to see what random things you know.
b What's your strong subject?
=let's do it / ok let's actually do it
c Done, pick a day and it's real.
p No takebacks, I've told my calendar.
i Good, saying it out loud is usually the hard part.
b When are you free?
=so when are we going / when then
c This week, give me your free evenings.
p As soon as I find my good socks.
i Soon, I don't want it to become a thing we only talk about.
b What does your week look like?
=you in or out / are you in
c In, no doubt about it.
p Up to my neck, goggles on.
i I was in before you finished typing.
b Who else is coming?
=run away with me / let's run away
c Give me ten minutes to pack.
p Gladly, though my sense of direction will bring us right back here.
i I'd go, not away from things so much as towards something.
b Where are we heading?
=let's play a game / want to play a game
c Yes, your rules, I'll keep up.
p As long as it isn't Monopoly, I want us to stay friends.
i Games bring out the honest side of people, so I'm keen.
b What are we playing?
=let's play 20 questions / 20 questions go
c You're on, twenty each and no skipping.
p Mine's an animal, it's always an animal.
i I'd trade all twenty for the three you're most curious about.
b Who starts?
=let's play never have i ever / never have i ever go
c I'm in, and I warn you that I play honestly.
p Fine, never have I ever won an argument with a printer.
i Sneaky game, you mostly learn what people wish they'd done.
b What's your opening one?
=give me a would you rather / ask me a would you rather
c Always sing instead of speaking, or dance instead of walking.
p Fingers as long as legs, or legs as long as fingers.
i Know how it all ends, or never know and enjoy every page.
b Which did you pick?
=swap lives with me for a day / let's swap jobs
c Deal, I'd give yours my best.
p You'd be back by lunch asking for a refund.
i I'd do it to find out what makes you tired and what makes you sing.
b What would I need to know first?
=be my partner in crime / partners in crime then
c Yes, I'm signing up.
p I'll drive the getaway car at a sensible speed.
i Only for small crimes, like staying out on a school night.
b What's our first job?
=take me out / you should take me somewhere
c I'd love to, keep an evening free for me.
p Gladly, I'll even work out how my umbrella opens.
i Somewhere small with good light, where nobody checks the time.
b Which evening is yours?
=take me with you / can i come with you
c Yes, there's always room for you.
p Sure, you'd share the back seat with my nerves.
i I'd enjoy it twice as much with you there.
b How fast can you pack?
=watch it with me / come watch it with me
c I'm there, you choose the seat.
p I'll be the one crying quietly into the popcorn.
i Seeing somebody's favourite with them is the best way to see it.
b Talker or silent watcher?
=meet me halfway / meet me there
c I'll be there, just tell me when.
p Halfway is my favourite, it's so much closer than all the way.
i Meeting someone halfway is most of what matters, on maps and off them.
b What time suits you?
=let's be spontaneous / let's do something spontaneous
c Yes, name a direction and I'll find us something.
p Great, let me schedule that.
i The best evenings never appear in anyone's calendar.
b What's the last unplanned thing you did?
=quick drink / free for a quick one
c Yes, a quick one that turns into two.
p Quick is a lie we can both enjoy, so yes.
i I like short notice, there's no time to get nervous.
b Whereabouts?
=do something scary with me / let's do something that scares us
c I'm in, fear is easier with company.
p Great, let's phone the bank together.
i I'd pick saying exactly what I feel, out loud, with eye contact.
b What scares you that you'd still try?
=marry me / ok marry me
c Dinner first, then we'll talk about rings.
p Yes, but I get the side of the bed near the plug.
i Ask me again in a year, I'd love to see what we both say.
b Big wedding or just us and some cake?
=pick me / choose me
c I'd choose you, no coin needed.
p You're first on my team, even in dodgeball.
i That happened the moment I answered you.
b Would you pick me for yours?
=how are you so funny / why are you so funny
c I'm only this funny when the company's good.
p It's mostly panic with decent timing.
i Funny people are just paying close attention, I think.
b What kind of humour gets you?
=how are you still single / how has nobody snapped you up
c I'd rather wait for the right one than fill a seat.
p I'm like the good chair at a garage sale, people assume it's taken.
i I got picky about how a quiet evening with someone should feel.
b And how are you still free?
=how are you so calm / are you always this calm
c Not much is worth panicking about.
p Like a duck, smooth on top and paddling madly underneath.
i I save my worrying for people, everything else can wait.
b What shakes you?
=how are you so good with words / where did you learn to talk like that
c I just say what I'd want to hear, and mean it.
p Crossword clues and an excess of tea.
i Words come easily once I care who's reading them.
b Do you write more than messages?
=why are you so nice to me / why are you being so nice
c Because you're easy to be nice to.
p I can't do mean, I apologise to furniture.
i Kindness does something good to people, and I like watching it happen.
b Does nice make you suspicious?
=how do you always know what to say / you always say the right thing
c I listen first, then it's easy.
p No idea, my thumbs just get lucky.
i Whatever I'm slightly afraid to say is usually the right thing.
b When do you lose your words?
=who raised you / someone raised you right
c Good people, and I try to do them credit.
p Wolves, very polite ones, with napkins.
i Some of it was taught, the rest I picked because kindness costs so little.
b Who taught you your manners?
=are you always this thoughtful / you're so considerate how come
c I try to be, it matters to me.
p Only when awake, so about sixteen hours a day.
i Noticing is the whole trick, after that it'd be rude to do nothing.
b What's the most thoughtful thing anyone's done for you?
=are you always so polite / so polite is that real
c Yes, manners cost nothing.
p Right up to the point where someone touches my dessert.
i Polite at first, and honest as soon as I'm trusted with it.
b Do you prefer polite or cheeky?
=finally someone with good grammar / how is your spelling so good
c A good conversation deserves proper sentences.
p Commas are my wild side.
i Being understood the first time saves a lot of trouble, so I take care.
b Are you a grammar person?
=how do you make me laugh so much / stop being so funny
c You laugh in the right places, that's half of it.
p I just describe my day and people assume it's comedy.
i Making you laugh has quietly become my favourite hobby.
b What made you laugh hardest this week?
=how are you so confident / where do you get your confidence
c I know what I like and I'm not scared of a no.
p It's mostly good posture and not knowing any better.
i At some point I stopped waiting to feel ready, it looks the same from outside.
b Are you confident or good at faking it?
=how do you remember everything / omg you remembered that
c I remember what matters, and you do.
p My brain deleted three passwords to make space for you.
i People are made of small details, I'd hate to lose yours.
b What sticks in your memory forever?
=what's your secret / how do you do it / how on earth do you manage that / what's the trick to it
c No secret, just sleep, laughter and meaning what I say.
c One small step at a time, and I don't look at the whole pile.
p Butter, in almost everything.
p With stubbornness, luck and no plan at all.
i I try to enjoy things while they're happening and not after.
i I stopped waiting to feel ready, that was the whole trick.
b And what's yours?
b What's a trick you swear by?
=can i clone you / are there more like you
c Just the one, so be quick.
p They made a batch, I'm the one with the crooked label.
i If there are, I hope each of them meets someone like you.
b What would you do with two of me?
=where did you come from / how did i find you
c You swiped well, take the credit.
p I was behind the sofa the whole time.
i One tiny movement of a thumb decided it, I find that wild.
b Do you believe in luck?
=why can't everyone be like you / why can't they all be like you
c I'm nothing rare, I just mean what I say.
p Traffic would stop, we'd all be letting each other go first.
i Maybe they are, with someone who makes it this easy.
b Who else gets it right?
=you're trouble / i can tell you're trouble
c Only the fun kind.
p The worst I'd do is steal your chips and deny it.
i People call it trouble when they've already decided to enjoy it.
b Do you like a bit of trouble?
=smooth / that was smooth / ok smooth
c Thank you, I meant it too.
p Smooth as gravel, but I'll take it.
i It came out before I could check it, those are my better ones.
b Smooth enough for a smile?
=you're such a nerd / nerd
c Proudly, with enthusiasm to spare.
p Correct, and somewhere my calculator is blushing.
i I like anyone who loves something too much to be cool about it.
b What are you a nerd about?
=that was cheesy / cheese alert / so cheesy
c Cheesy and sincere, I'll stand by both.
p Mature cheddar, aged for exactly this moment.
i Cheese is only sincerity without its coat on.
b How much cheese can you handle?
=you're weird / weirdo
c Happily weird, and I wouldn't swap it.
p Thank you, I've put a lot of work into it.
i Everybody is, I just don't hide it around people I like.
b Normal people or weird ones, who do you prefer?
=you're late / late again
c Sorry, I'm here now and I'm all yours.
p I blame time, it started without me.
i Arriving calm seemed kinder than arriving quickly, but I'm sorry.
b How can I make it up to you?
=you're bossy / so bossy
c I know what I'd like, but you can always overrule me.
p Sorry, please be seated, hands on the table, thank you.
i Only with plans, with people I'd rather ask.
b Do you like being in charge?
=you're so full of yourself / big head
c I like who I am, and I like you more.
p My hat has already complained.
i It's half show, the other half is checking you're still smiling.
b Should I tone it down?
=show off / you're such a show off
c Of course, I wanted you to notice.
p Just wait, I can also whistle.
i I only bother with an audience I care about.
b Are you impressed at all?
=ok grandpa / you're such an old man
c An old soul with good knees, I'll take that.
p Hang on, let me find my glasses to read that.
i I like slow things, letters, long lunches, turning up early.
b What's your most granny habit?
=you're such a softie / you're soft
c Completely, and I've stopped hiding it.
p A marshmallow in sensible shoes.
i Hard is easy to act, soft takes more nerve.
b What melts you?
=you're such a romantic / hopeless romantic
c Yes, and I see no reason to be sorry.
p Hopeless is right, me near candles is a fire risk.
i The small sort, mostly, like remembering how someone takes their tea.
b Are you one too?
=you're so dramatic / drama queen
c I feel things in full colour, that's all.
p Excuse me while I faint onto the nearest sofa.
i Life's a little flat without somebody gasping at it.
b Who's the dramatic one among your friends?
=you're such a flirt / flirt
c With you, yes, gladly.
p Thank you, I was worried it looked like something in my eye.
i I flirt when I'm happy, so you've got yourself to thank.
b Is it working?
=charmer / you're a charmer
c I just like you, charm is what it looks like.
p It works on you and a few pigeons.
i Charm runs out in a week, I'd rather be someone you can lean on.
b Does charm work on you?
=liar / you're lying / that's a lie
c I'm not, I'd be terrible at it.
p My nose would be through the ceiling by now.
i Sleeping well is worth more to me than any lie.
b Can you always tell?
=cheeky / you're so cheeky
c A bit, and you seem to like it.
p It's the only sport I'm good at.
i Cheeky is what I get once I feel at ease, so it's your doing.
b How cheeky is too cheeky for you?
=you're so stubborn / stubborn
c Yes, mostly about people I care for.
p Normally I'd agree with you, but I refuse.
i Stubborn and loyal are the same muscle on different days.
b Who wins when two stubborn people meet?
=you're picky / so fussy
c I know what I like, and here I am.
p Only about bread, pillows, tea and everything else.
i I'd rather love a few things than like a lot of them.
b What are you fussy about?
=you're nosy / so nosy
c Curious about you, yes.
p My nose arrives ten minutes before I do.
i Nosy is just liking someone and having questions.
b What would you like to know about me?
=you're so mysterious / man of mystery
c Not on purpose, just ask and I'll tell you.
p The biggest mystery here is my other sock.
i I open like a stiff drawer, slowly, with the good things at the back.
b What would you want to find out first?
=you're intense / that's a bit intense
c I mean what I say, I'd take that over lukewarm.
p Medium is available too, give me a moment to find the dial.
i Only about what matters, I'm very relaxed about the rest.
b Is it too much or just new?
=i knew you'd say that / you're so predictable
c Reliable, I prefer to call it.
p I'll order something strange tonight to confuse everyone.
i I like that you know me well enough to guess.
b What will I say next?
=you're so extra / that's so extra
c I'd rather be extra than not enough.
p Wait until you see my entrance music.
i Plain is fine for bread, I like a bit more from life.
b How extra are you on your birthday?
=you dork / you're such a dork
c Your dork, if you'd like one.
p Correct, please imagine the matching socks.
i From you that sounds better than most compliments.
b What's the dorkiest thing you love?
=that's such a dad joke / dad joke alert
c A good dad joke never dies, and I'm proud of mine.
p Thanks, I'm a fully groan adult.
i The groan is the best part, it's a laugh trying not to happen.
b Do you know a worse one?
=so posh / ooh fancy
c A little fancy now and then does nobody harm.
p Terribly, I put my crisps in a bowl.
i I like things done nicely, it shows somebody cared.
b What's your fanciest habit?
=you're so lazy / lazy
c I call it resting well, and I'm good at it.
p I'd disagree, but it sounds like effort.
i Doing nothing properly is a skill, most people fidget.
b How do you do a lazy day?
=you're so competitive / someone's competitive
c Very, but I can lose with a smile too.
p I race strangers to the traffic lights, they just don't know.
i Winning matters less to me than playing with someone who means it.
b What do you hate losing at?
=are you jealous / someone's jealous
c A bit, I'd like an evening of you all to myself.
p Not jealous, merely chewing this cushion.
i There was a small sting, it told me I care more than I thought.
b Do you get jealous?
=you're clingy / are you the clingy type
c I like closeness, and I like my own space too.
p As a koala, but one who respects your schedule.
i Wanting someone near is lovely, as long as they can breathe.
b How much time to yourself do you like?
=you're spoilt / you're so spoiled
c Maybe, but I spoil people back.
p Yes, and my pillow count proves it.
i Small things spoil me, a saved seat, a warm plate.
b What feels like luxury to you?
=greedy / you're so greedy
c When it's this good, yes.
p I'm only testing it for everyone's safety.
i Greedy for good evenings, the rest I can share.
b What could you never share?
=someone's keen / you're eager
c Very keen, I'm not going to play it cool.
p So keen I nearly replied before you wrote.
i Life's too short for acting like you don't care.
b Do you like keen?
=you're boring / that's boring
c Calm maybe, but I doubt you'd be bored.
p Wait until you see my favourite spreadsheet.
i I can live with that, the interesting parts of me take a minute.
b What's never boring to you?
=lucky you / you're so lucky
c I am, and I know it.
p Luck must have seen me struggling and taken pity.
i Noticing it while it's happening is the hard part, so I'm trying to.
b Do you feel lucky?
=control freak / you're such a control freak
c Plans make me happy, but I'll gladly hand you the wheel.
p Only things that can be alphabetised get alphabetised.
i I care how things turn out, so letting go is what I'm practising.
b Are you a planner or do you see how it goes?
=keep up / you're so slow
c I'm here now, keep talking.
p Tortoise, and I like how that race ended.
i Slow means I'm reading it twice.
b Where were we?
=aww you're cute / you're adorable
c Thank you, I'm keeping that one.
p I'm blushing, ears first, as usual.
i Coming from you it means something, I doubt you hand those out freely.
b What did I do right?
=you're impossible
c Impossible, but worth it.
p Improbable at most, I do exist.
i Only at the start, I get easier with every meeting.
b What's the most impossible bit?
=you're ridiculous / that's ridiculous
c Maybe, but I think you're smiling.
p Fully, it's a lifestyle with low running costs.
i This is what's left when I drop my guard.
b Can you be ridiculous too?
=you're unbelievable / i can't with you
c Believe it, this is all me.
p Even my mirror says that some mornings.
i I'll take it as the good kind, it sounded warm.
b Is there a laugh in that?
=you're so annoying
c Annoying and still replied to, I call that winning.
p I come in a whole range, this is the mild one.
i It's my clumsy way of keeping your attention.
b Am I your favourite annoyance?
=you're the worst / ugh i hate you
c And yet I think we're both enjoying it.
p Thank you, I'd like to thank my whole team.
i I hear the opposite in it, and I like it.
b How do I get back in your good books?
=you're insane / you're nuts
c A little, only where it's fun.
p Nuts yes, but organic ones, lightly salted.
i Sane is fine for tax forms, it rarely makes a good evening.
b What's the maddest thing you'd say yes to?
=you're full of it / yeah right
c I mean it, every word.
p Mostly tea and optimism, if you check the label.
i Ask me in a month, I'll be saying the same.
b Which part don't you believe?
=are you fishing for compliments / fishing are we
c Maybe, I think you'd give good ones.
p Rod in hand, folding chair, flask of tea.
i I'm checking if you think of me what I hope you do.
b Any bites?
=you're a bad influence / you're such a bad influence on me
c The good sort of bad, no regrets the next morning.
p Second dessert is about as dark as my influence gets.
i I'd only push you towards things you wanted anyway.
b What would you like to be talked into?
=you're distracting me / i'm supposed to be working
c Good, but finish that and come back to me.
p Terribly sorry, here's another message.
i Being on your mind pleases me too much to apologise properly.
b What are you meant to be doing?
=you're making me hungry / now i'm hungry thanks
c Then let's eat together, soon.
p Sorry, my stomach types half of these.
i Hungry is a good start, most nice evenings begin there.
b What are you craving?
=you're spoiling me / stop spoiling me
c That's the idea, get comfortable.
p Just wait for the deluxe version, it comes with a napkin.
i I enjoy giving more than being thanked, so let me.
b When were you last properly spoilt?
=i'm crying laughing / you're killing me
c Stay with me, I've got more.
p Somebody fetch water and a good review form.
i You laughing that hard is the best thing I'll hear all day.
b Out loud or on the inside?
=you think you're funny don't you / think you're so funny
c I do, and I'm fairly sure you smiled.
p Someone has to laugh at my jokes, and I'm always free.
i It takes two, nobody's funny alone.
b Did I get a smile at least?
=you wish / in your dreams
c I do wish, I'm not shy about it.
p My dreams are mostly missed trains, so that'd be an upgrade.
i Wishing is how most good things start.
b Should I keep wishing?
=nice try / good try
c Thank you, the next one will be better.
p Please note the effort and the neat handwriting.
i It was a long shot, but I'd have regretted staying quiet.
b How far off was it?
=you're such a tease / tease
c I'll make it worth the wait.
p The suspense is killing me too, I don't know the ending.
i Some things lose their sparkle if you hand them over at once.
b How patient are you?
=you never give up do you / persistent aren't you
c Not on things I like.
p I'm like a jingle, sorry.
i A real no stops me at once, a smile keeps me going.
b Does that make you smile or sigh?
=you're hard work / you're a handful
c True, but I'm good value.
p Two handfuls, bring a bag.
i Easy is nice for a week, I like someone you keep discovering.
b Are you low maintenance?
=you're hopeless
c Hopeful, actually, especially about this.
p Please, I prefer charmingly underqualified.
i At hiding what I feel, yes, completely.
b What would you fix first?
=typical man / typical
c Give me an evening and I'll prove otherwise.
p Right, I'm off to leave a towel on the floor.
i I hope there's at least one thing about me you couldn't have guessed.
b What would an untypical one do?
=busted / caught you
c Caught, and I'm not sorry.
p I'll come quietly, just let me finish my sandwich.
i Part of me wanted you to, it saves saying it.
b What's my sentence?
=copycat / you're copying me
c I am, you've got good ideas.
p Copycat, copycat, oh no, it's happening again.
i They say people who like each other start to match.
b Who did it first?
=know it all / you're such a know it all
c Only in two subjects, and I've used them both up.
p I know nothing, I just say it slowly.
i Being asked things is fine, asking you is more fun.
b What do you know more about than anyone?
=bet you're blushing / are you blushing
c A little pink, and I don't mind you knowing.
p Any redder and ships would steer by me.
i It takes a certain person to get me there.
b Proud of yourself?
=thanks for listening / thank you for listening to me
c Anytime, and I mean that.
p My ears thank you for the exercise.
i I liked being the one you told.
b Do you feel a bit lighter?
=you made my day / you just made my day
c Then mine's made too.
p That's going on my CV, right at the top.
i Funny, I only wrote what I was feeling.
b What would make tomorrow good too?
=you're so easy to talk to
c So are you, it goes both ways.
p Big ears and no standards for topics, that's my whole method.
i I noticed it early too, and it isn't always like this.
b What do you never get to talk about?
=you're funny / you're hilarious
c Thank you, I save my best for you.
p Please put that in writing, others need convincing.
i I keep trying to imagine what your laugh sounds like.
b What's your sense of humour like?
=you're so kind / you have a kind heart
c Thank you, there's nothing I'd rather be called.
p Quick, somebody write that down and stamp it.
i I think kind is a decision, you make it a few times a day.
b Who's the kindest person you know?
=thanks for checking in / thanks for checking on me
c Of course, I wanted to know.
p You're on my list, right between water and sleep.
i I think about you a bit more often than I text.
b Are you looking after yourself?
=good answer / great answer
c Good, because it's a true one.
p Phew, I only had the one.
i You asked well, that's half of any good answer.
b What was the wrong answer?
=great choice / you have excellent taste
c I know a good thing when I see it.
p My taste is excellent, it just skips my curtains.
i You agreeing made it even better.
b Would you have picked the same?
=good point / fair point
c Thanks, it took me a while to get there.
p Frame it, I only make about one a month.
i I'd happily hear the other side, it usually teaches me more.
b Can you think of a counterpoint?
=well played / touche
c Thank you, you're a worthy opponent.
p I'll take my bow before the next disaster.
i It's only fun because you play back.
b Your move?
=i like that about you / i like your attitude
c Good, it makes me want to live up to it.
p Noted, I'll do it more often until it's unbearable.
i That took me some time to like myself, so it's good to hear.
b What do you look for in people?
=i like you / i think i like you
c I like you too, very much.
p I'm playing it cool, please ignore the victory lap.
i Honestly I was hoping you'd go first, because I feel the same.
b When did you notice?
=i love your voice / you have a nice voice
c Thank you, you can have more of it.
p It's even better in the shower, the tiles do the work.
i Voices are harder to fake than words, so I'm glad you like mine.
b Would you rather call than text then?
=i'm impressed / colour me impressed
c Good, I was hoping to.
p Please hold that thought until after you've seen me park.
i I'd sooner impress you slowly than peak tonight.
b What won you over?
=i'm glad we matched / glad i swiped right on you
c Me too, my thumb never made a better call.
p I'd send my phone flowers if I could.
i Strange to think how easily we could've missed it.
b What made you swipe?
=i had such a nice time / tonight was fun
c So did I, let's do it again soon.
p I smiled so much my face needs a rest day.
i I've still got a dozen things I forgot to ask you.
b What was your favourite part?
=i needed to hear that / i needed that
c Good, I'm glad it reached you today.
p Delivered fresh, no signature needed.
i Most of us are one kind sentence short on any given day.
b What kind of day is it?
=that was so thoughtful / that's really thoughtful of you
c You're welcome, I enjoyed doing it.
p I had one good thought this week, and you got it.
i It's easy to think of things when someone's on your mind.
b Did I get it right?
=thanks for understanding / thank you for being so understanding
c Of course, you don't owe me an explanation.
p No charge, the first one's always free.
i I'd want the same if it were me.
b Is it a bit easier now?
=thanks for being patient / thanks for waiting
c You're worth it, easily.
p I only aged slightly, and I think it suits me.
i Waiting is easy when there's something good at the end.
b Are you patient yourself?
=thanks for being honest / i appreciate your honesty
c You'll always get it from me.
p It's that or remembering lies, and I can't even find my keys.
i Otherwise you'd be liking somebody who isn't me.
b Are you as honest back?
=loved your recommendation / thanks for the tip it was great
c So glad you liked it, I hoped you would.
p I'll now be unbearable about my taste for a week.
i It feels a bit like having been there with you.
b What was the best bit?
=you just get me / you understand me
c I do, and I like what I get.
p Fluent in you by spring, that's the plan.
i You're clearer than you think, somebody just has to listen.
b Who else gets you?
=i feel comfortable with you / i feel safe with you
c That means a lot, I'd never want to change it.
p Like an old jumper, and I wear that with pride.
i Same here, I notice I've stopped choosing my words.
b What makes you feel at ease?
=you always make me smile / you make me smile
c That's my favourite thing to hear.
p My face looks the same over here, the cheeks are getting tired.
i I'd happily make that a habit.
b What else makes you smile?
=you're a good listener / you really listen
c Thank you, you're worth listening to.
p Sorry, what was that, I'm joking, I heard every word.
i I like how people slow down once they feel heard.
b Who listens to you?
=such a gentleman / you're a real gentleman
c Thanks, I like doing things properly.
p I'd tip my hat if it ever stayed on.
i It's only noticing what makes someone comfortable.
b Do you like the old fashioned ways?
=you're smart / you're so clever
c Thank you, you bring it out of me.
p My wifi password would disagree.
i I'm more curious than clever, from a distance it looks the same.
b What are you clever at?
=you're amazing / you're the best
c So are you, let's keep each other.
p I'll print that and read it to my toaster.
i I'm better around you, so take some of the credit.
b Who told you something nice today?
=i really appreciate you / i appreciate that so much
c Thank you, I appreciate you too.
p I'm holding on to that one like a mug of soup.
i Quiet word, but it goes further in than the loud ones.
b What was worth a thank you today?
=you're a keeper / you're such a catch
c Then keep me, I'm not hard to please.
p Like a goldfish, cheap to run and always happy to see you.
i I'd like to be, for somebody who's one too.
b What makes a keeper for you?
=you're different / you're a nice change
c I'm glad, all I'm doing is being straight with you.
p Limited edition, slightly dented box.
i I think it's you, I don't usually open up this fast.
b What's usual then?
=be proud of me / i did it
c Congratulations, I'm really proud of you.
p Confetti cannon fired, sorry about the carpet.
i I love that you wanted me to know.
b How are you celebrating?
=that's brave of you / you're brave
c Thank you, it was worth it.
p Brave or confused, from inside it feels the same.
i It felt easier than keeping it to myself.
b When were you last brave?
=i trust you / i feel like i can trust you
c You can, and I won't waste it.
p With great power comes great nervousness.
i Of all the quiet compliments, that's the one I'd choose.
b What made you decide?
=you've cheered me up / i feel better now thanks to you
c That's what I was hoping for.
p The invoice is in the post, payable in smiles.
i I feel better as well, it seems to go both ways.
b What was it that helped?
`;
