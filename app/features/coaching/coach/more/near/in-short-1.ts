/** Asked of what is said in short, whatever it is about, part 1. Form: near-entries.ts. */
export const NEAR_IN_SHORT_1 = `
=says who / according to who / who decided that
c Says me, and I'd repeat it in front of witnesses.
p A committee of one, and I won the vote by a mile.
i Nobody important, just the part of me that's usually right about people.
b Who would you have believed?
=is that a promise / promise / can i hold you to that
c It is, so hold me to it.
p Yes, signed in invisible ink but still binding.
i I only promise things I'd be happy to be nagged about, so this counts.
b How long will you hold me to it?
=is that a threat / are you threatening me
c Only a threat to your free evenings.
p If it is, it's the politest one you'll get all week.
i More of a friendly warning that I tend to follow through.
b Do you scare easily?
=are you flirting with me / is this you flirting / is that your idea of flirting
c Yes, and I'm glad it finally came across.
p I'm trying to, please let me know when it starts working.
i I thought I was just talking, then I noticed how much I was smiling.
b Should I carry on?
=you think so / do you really think so
c I do, I'd have kept quiet otherwise.
p My brain held a quick meeting and yes, it's official.
i Thinking it was easy, telling you took a bit more nerve.
b Were you hoping I'd disagree?
=since when / oh yeah since when
c Since about now, and I'm sticking with it.
p Roughly ten seconds ago, but I already feel strongly about it.
i Longer than I'd noticed, it only became clear once I typed it.
b When did you last change your mind about something?
=convince me / go on then persuade me
c Give it one hour, and if I'm wrong the next round's mine.
p Picture twelve slides, a wobbly pointer and a very earnest man.
i I'd rather not push, people love best what they talk themselves into.
b How hard are you to convince, from one to ten?
=why me / of all people why me
c Because you're the one I look forward to hearing from.
p I checked with my thumb and it refused to swipe past you.
i Something in how you put things made me want the next sentence.
b Are you surprised?
=do you say that to everyone / bet you say that to all of them / how many people have heard that one
c No, I say it when I mean it, and I mean it now.
p I only have the energy for one charm offensive at a time.
i If I said it to everyone it would stop being any fun to say.
b What would make you believe me?
=are you always like this / is this normal for you
c Always, you'd get exactly this on a wet Tuesday too.
p This is the toned down version, I'm trying to look sensible.
i With people I like, yes, everyone else has to wait a bit longer.
b Is that good news for you?
=is that your best line / that's the best you've got
c It's my most honest one, which I rate higher.
p Sadly yes, it used up all my charm and I'm recharging.
i Clever lines never survive a real conversation, so I try not to lean on them.
b What's the best one you've ever heard?
=what's in it for me / what do i get out of it
c Good company and someone who actually pays attention.
p A lifetime supply of my opinions, plus snacks if that's not enough.
i You'd find out what I'm like when I'm properly enjoying myself.
b What would tempt you most?
=what are you implying / are you hinting at something
c That I like you, and I'm not hiding it very well.
p Nothing subtle, subtle is several levels above me.
i Only what you already suspect, I was being shy about it.
b What did you hear in it?
=what's that supposed to mean / should i be offended by that
c It was meant kindly, every word of it.
p My thumbs outran my brain, but their intentions were good.
i There was a compliment in there, I just wrapped it badly.
b How did it land with you?
=how so / how come
c My gut is very clear on this one, and I trust it.
p I've only worked out the so, the how is still loading.
i It's the small details that tip it for me, they usually do.
b How do you see it?
=in what way / which way do you mean
c The best way, I meant it as a good thing.
p Every way except the ones I can explain before coffee.
i It's easier felt than listed, more the mood of it than the facts.
b Which way were you hoping for?
=such as / like what / for example
c Like the small everyday things, they matter more to me than the big ones.
p All the brilliant examples I'll think of ten minutes from now.
i Anything that makes you lose track of time, that's always my first example.
b What would be top of your list?
=and then / then what / what happens next
c Then we'd laugh about it and go find something to eat.
p Next the credits roll and I pretend I wasn't emotional.
i After that it's open, and I like that part best.
b How would you want it to end?
=did you just say that / omg you did not just say that
c I did, and I'd say it again a bit louder.
p My fingers did, my brain is still catching up.
i It's what I was thinking anyway, so it seemed fairer to let you hear it.
b Too bold or about right?
=who told you / who told you that about me
c Nobody, I worked it out all by myself.
p A little bird with excellent sources and no discretion.
i People give away more than they think, I just happened to be listening.
b Who would you suspect?
=what gave it away / what gave me away
c The way you put things, it had you all over it.
p Pure detective work, I should really own a pipe and a hat.
i What you left out told me more than what you put in.
b Do you think you're hard to read?
=how did you know / how could you possibly know that
c I guessed, and I trusted the guess.
p Lucky shot, but please tell people I'm psychic.
i It's how I'd feel in your place, so I followed that.
b Do people usually read you that well?
=what makes you think that / why would you think that
c You come across that way, and I mean it nicely.
p Half instinct, half guesswork, delivered with total confidence.
i Just a hunch, and with people I trust those more than reasons.
b Am I close or miles off?
=is it that obvious / am i that easy to read
c A little, and I like it.
p Only visible from space, nobody on the ground would notice.
i Obvious to anyone paying attention, and I happen to be.
b Do you mind being figured out?
=are you serious / wait seriously
c Completely serious, no punchline coming.
p As serious as I get, which is about seventy per cent.
i I joke about nearly everything, so it means something when I don't.
b Which answer would you prefer?
=you sure about that / are you a hundred percent sure
c Sure enough to put it in writing.
p Totally, until you raise one eyebrow and I crumble.
i My gut says so, and it's the only adviser I never regret.
b How often do you doubt yourself?
=no way really / no way / get out really
c Really, every bit of it.
p Yes way, and I'm as surprised as you are.
i It sounds unlikely, I know, true things often do.
b What surprised you most?
=prove it / ok then prove it
c Name the time and place and I will.
p Challenge accepted, I'm already stretching.
i Some things only show over time, and I'd happily take that test.
b What would count as proof?
=is that so / oh is that right
c It is, and I'm standing by it.
p So it appears, though nobody is more startled than me.
i That's how it looks from here, I'd enjoy being argued out of it.
b What's your version?
=are you teasing me / stop teasing me
c I am, it's how you can tell I like someone.
p A bit, I keep the teasing and the good biscuits for my favourites.
i Teasing is how I find out if we laugh at the same things.
b Can you dish it out too?
=are you making fun of me / are you laughing at me
c Never at you, I'm enjoying you, which is very different.
p House rules, my jokes are only allowed to hit me.
i I laugh when I'm comfortable with someone, so take it as a good sign.
b Did it come across wrong?
=is this a test / are you testing me
c No test, relax, I just like hearing your answers.
p If it is, I forgot to study as well.
i Tests make people careful, and I like you better uncareful.
b Were you good at exams?
=is that a trick question / this feels like a trap
c No trick, any honest answer wins.
p Traps are beyond me, I'd fall in first.
i I'm curious how you think, so there's no wrong door here.
b Shall I answer first to be fair?
=are you bluffing / i think you're bluffing
c Not bluffing, go ahead and call it.
p My poker face is terrible, you'd know by now.
i I'd bluff about cards but never about things I want to be true.
b Could you tell if I was?
=was that a compliment / did you just compliment me
c It was, and there are more where that came from.
p Yes, freshly made, no preservatives.
i I only hand them out when I'd be thinking it anyway.
b Do you take compliments well?
=did you rehearse that / how long have you been practising that one
c No rehearsal, it came out exactly as I thought it.
p If I'd rehearsed, it would have been much smoother.
i Planned words leave my head the moment I actually like someone.
b Do you ever plan what to say?
=did you just google that / be honest did you look that up
c That was all me, my brain has its good days.
p Google would have spelled it better, so draw your own conclusions.
i I might have checked one detail, I like getting things right for you.
b What did you last look up?
=did chatgpt write that / are you even real or a bot
c I'm real, and I mean what I send you.
p A robot would be calmer about you than I am.
i Wherever the words come from, I only send the ones I mean.
b What would convince you I'm human?
=are you asking me out / wait is this you asking me out
c I am, so pick an evening and I'll sort the rest.
p Yes, and I'm trying very hard to look relaxed about it.
i Slowly but surely, yes, you've saved me a paragraph.
b Which evening suits you best?
=is that a date / would that count as a date
c It's a date, I'd rather call it by its name.
p Only if you want it to be, but I'm already choosing a shirt.
i I'd like it to be one, without the stiffness the word brings.
b What makes something a date for you?
=is that an invitation / am i being invited
c It is, and it has your name on it.
p Yes, imagine gold edges and my worst handwriting.
i A slightly nervous one, I wanted to see if you'd notice.
b Are you tempted?
=is that a yes / so i'm taking that as a yes
c That's a yes, no small print.
p It's a yes in capital letters, I was just playing it cool.
i Yes from me, and I don't hand those out to be polite.
b Were you expecting a maybe?
=is that a no / sounds like a no
c It's not a no, I'd tell you straight if it were.
p My no sounds different, there's usually more panic in it.
i Somewhere short of yes for now, but leaning your way.
b Would you try to change my mind?
=is that a challenge / are you challenging me
c It is, and I think you'll enjoy it.
p Sure, though I'm already worried you'll win.
i I was hoping you'd hear it that way, I like a bit of fire.
b Do you accept?
=is that an order / are you ordering me around
c No order, just a strong suggestion with good manners.
p I can't even boss my own alarm clock around.
i I'd much rather you did it because you wanted to.
b Are you good at following instructions?
=is that good or bad / good thing or bad thing
c Definitely good, I wouldn't change it.
p Good with a sprinkle of chaos, like all the best things.
i In anyone else I'd wonder, in you I like it.
b What would you call it?
=is that a problem / would that be a problem for you
c No problem at all for me.
p Not for me, I save my problems for printers and parking.
i I'd only mind something if we couldn't talk about it, and we can.
b Did you think it might be?
=is that your final answer / final answer
c Final answer, I'm happy with it.
p Locked, sealed and open to change the moment I'm in the shower.
i It's honest, so there's nothing left to edit.
b Would you have answered the same?
=why not / give me one reason why not / what's against it / what's the problem with it
c No good reason at all, so let's.
c It just isn't for me, and I'm fine with that.
p I looked for an excuse and found only crumbs.
p I had three good reasons and lost them on the way here.
i Mostly habit, and that's a poor reason to skip anything.
i A small worry more than a real reason, so ask me again.
b What have you been putting off lately?
b Would you in my place?
=guess what / you'll never guess
c It's good news, I can feel it from here.
p You've adopted a donkey and need help naming him.
i Something just made you smile, and I'm hoping I'm the first to hear.
b Good news or big news?
=guess where i am / bet you can't guess where i'm texting from
c Somewhere with good coffee, that's my first guess.
p Halfway up a mountain in completely the wrong shoes.
i A place you go when you want an hour to yourself.
b Do I get one clue?
=guess what i'm eating / guess what's for dinner
c Something with cheese, it's the safe bet.
p Cereal, because it's always cereal o'clock somewhere.
i Whatever you'd have begged for as a kid, it's that sort of evening.
b Is there any left?
=guess what happened today / you won't believe what just happened
c Something you've already told two people, and I want in.
p A pigeon stole your lunch and you admired the technique.
i You got the answer you'd been waiting for, I hope.
b Are you telling it short or long?
=guess what i just did / you'll never guess what i did
c Something brave, I'd put money on it.
p Cut your own fringe, and it went better than expected.
i You finally said yes to a thing you usually put off.
b How proud are you of it?
=guess what i do for work / guess my job
c Something with people, I can see you being good at that.
p International cheese inspector, and you can't talk about the scandal.
i Whatever it is, I think people bring you their problems off duty too.
b Am I warm or cold?
=guess my star sign / what sign do you think i am
c Leo, final answer, it's the sparkle.
p I'll say Aquarius in a confident voice and hope.
i Scorpio maybe, you notice more than you let on.
b Do you believe in any of it?
=guess my middle name / bet you can't guess my middle name
c I'm going with Rose, it nearly always is.
p Please let it be Danger, just once in my life.
i Something handed down, a name that comes with a person attached.
b Do you like it?
=guess how many coffees i've had / guess how many i've had today
c Four, and you're eyeing the fifth.
p A number your doctor would round down.
i Two more than planned, I'm guessing it's been one of those days.
b Was it worth it?
=guess who i just saw / you'll never guess who i bumped into
c An ex, it's always an ex.
p Someone famous, buying very ordinary toilet roll.
i A person you hadn't thought of in years and now can't stop thinking about.
b Did you say hello or hide?
=guess what i bought / i just bought something i shouldn't have
c Shoes, and I'm sure you'd earned them.
p Another plant, and it already has a name.
i The thing you'd been circling for weeks, good for you.
b Any regrets yet?
=guess what i dreamt last night / i had the weirdest dream
c Flying or falling, it's nearly always one of those.
p You missed a flight because of a very talkative giraffe.
i Someone from long ago walked in as if nothing had happened.
b Was it nice or just strange?
=i had a dream about you / you were in my dream last night
c That makes my morning, I hope I was good company.
p I hope I could fly, or at least cook.
i Funny to think we spent time together and I missed it.
b What was I doing in it?
=guess again / wrong try again / nope not even close
c Right, then it's the exact opposite of my first answer.
p Then it's forty two, that usually fits somewhere.
i I'm going with my second thought, I never trust it enough.
b Am I at least getting warmer?
=so close / nearly / almost had it
c Close enough to keep me in the game, one more go.
p I'll frame that and hang it with my other near misses.
i Nearly right about you already feels like a good start.
b Will you give me the first letter?
=how many guesses do you need / you get three guesses
c Three is plenty, I only plan on using one.
p One real one, and fourteen for emotional support.
i Just the first, I'd rather be wrong at once than warm up slowly.
b Is there a prize?
=bingo / ding ding ding correct / yes you got it
c Knew it, I'll take my prize in your company.
p Please inform the newspapers, this never happens.
i I like that I'm slowly learning how you tick.
b What do I win?
=your turn / ok now you / right your go
c Mine is that good food and kind people win me over every time.
p Okay, I believe every queue I join instantly becomes the slow one.
i Here's one, I like quiet mornings more than I usually admit.
b Was that what you expected?
=you go first / no you first
c Fine, I like talking to you, and that's my opening statement.
p Going in first, eyes closed, wish me well.
i Happily, honesty gets easier once somebody starts.
b Ready for yours?
=tell me something i don't know / tell me something random
c Honey practically never goes off, which I find very reassuring.
p Wombat droppings are square, and I'm always waiting to bring it up.
i I type slower when I like someone, I want to get it right.
b What's your favourite useless fact?
=surprise me / ok surprise me then
c One free evening, you, me and a place neither of us knows.
p I'd jump out of a cake for you, but I'd eat it first.
i I look forward to your messages more than a calm man should.
b Do you actually like surprises?
=entertain me / i need entertainment
c Two truths and a lie, you've got a minute to think.
p Imagine me folding a fitted sheet, live, with commentary.
i Let's trade, one odd thought of mine for one of yours.
b Do you want a joke or a game?
=i'm bored / so bored right now / bored bored bored
c Then let's fix it, one silly question each until somebody laughs.
p Boredom has met its match, I can talk about clouds for an hour.
i Bored is when the good ideas turn up, I'm almost jealous.
b Where are you stuck?
=make me laugh / go on make me laugh
c Picture me in a yoga class, facing the wrong way, very confident.
p What do you call a fish with no eyes, a fsh.
i People waving back at someone who wasn't waving at them, it gets me every time.
b What always cracks you up?
=tell me a joke / got any good jokes
c A horse walks into a bar, and the barman asks why the long face.
p My best one is about pizza, but it's a bit cheesy.
i I like slow ones, parallel lines have so much in common and never meet.
b Have you got a better one?
=tell me a story / tell me a bedtime story
c Once upon a time a man got a message and grinned at his phone like a fool.
p A penguin borrows a library book on flying and never gives up hope.
i Two strangers keep missing the same train, until one day they do it on purpose.
b How should it end?
=tell me a secret / tell me something you don't tell people
c I reread the good messages, yours included.
p Wine labels fool me completely, I just pick the nicest drawing.
i Most of my confidence shows up five minutes after I needed it.
b Do I get one back?
=tell me a lie / lie to me
c I don't enjoy talking to you at all.
p Every time I tick that box, I read the terms and conditions.
i It never crosses my mind what you might be doing.
b Now can you tell me one?
=say something in another language / talk to me in french
c Tu me plais, and I'd tell you in any language.
p Croissant, baguette, merci, and that's the grand finale.
i Ti penso, it's how Italians say you're on my mind.
b Do you speak anything else?
=cheer me up / i need cheering up
c Whatever today did to you, it's nearly over and you're still standing.
p One imaginary golden retriever is on his way, he's already on the bus.
i You're allowed a rotten day without fixing it, I'll sit in it with you.
b What usually lifts your mood?
=distract me / i need a distraction please
c Quick, your three favourite smells, no thinking.
p Picture a duck in a tiny raincoat, late for work.
i Let's plan a trip neither of us can afford, I'll start with breakfast.
b What am I distracting you from?
=hype me up / give me a pep talk / tell me i can do it
c You've got this, and they're lucky to have you in the room.
p Shoulders back, chin up, imaginary theme music at full volume.
i Nerves only show up for things you care about, so they're on your side.
b What's the big moment?
=talk me out of it / tell me not to do it
c Sleep on it, a good idea will still be good tomorrow.
p Think of the paperwork, there's always paperwork.
i Imagine telling it as a story next year, that usually settles things.
b What's tempting you?
=tell me to do it / be a bad influence and say yes
c Do it, you'd regret the skipped version more.
p As tonight's bad influence, I approve this without reading it.
i You wouldn't have asked me if you'd wanted a no.
b What's holding you back?
=keep me company / talk to me while i wait
c I'm here, pull up a chair.
p You get my full attention and roughly forty pointless facts.
i Company without any purpose is my favourite sort.
b How long have we got?
=stay with me till i get home / i'm walking home talk to me
c With you till the door, keep texting.
p Virtual escort on duty, please ignore the slippers.
i I'll breathe easier too once you're in, so it's a fair trade.
b How far is it?
=keep me awake / don't let me fall asleep
c On it, quick fire questions until you beg for mercy.
p I'll start singing by text, nobody sleeps through that.
i Tell me an opinion you'd defend at three in the morning, that wakes anyone up.
b What are you staying up for?
=help me fall asleep / bore me to sleep / sing me a lullaby
c Slow breath, heavy blanket, phone face down, I'll be here tomorrow.
p Chapter one, the history of the paperclip, the early years.
i Imagine rain on a tent and nowhere to be in the morning.
b What's keeping your mind busy?
=teach me something / teach me something useful
c A pinch of salt in the coffee takes the bitterness out.
p Burnt toast is just golden toast with too much ambition.
i Norwegians have a word for a beer outdoors in the sun, utepils.
b What could you teach me?
=recommend me something / give me a recommendation anything
c A long walk without headphones, then something fried.
p Crisps in a sandwich, it's practically architecture.
i Go somewhere you know by heart, at an hour you never go.
b What mood are you in?
=choose for me / you decide for me / pick one for me
c The first one, I think you'd half chosen it already.
p Eeny meeny says the second, and eeny meeny doesn't lie.
i Whichever you'd be sad not to get, that's my vote.
b Which were you hoping I'd say?
=pick a colour / pick a color any color
c Green, it's never let anyone down.
p Beige, somebody has to love it.
i That blue you only get ten minutes after sunset.
b What does that tell you about me?
=pick a card / pick a card any card
c Queen of hearts, easy choice.
p The one that falls on the floor, typical of me.
i Joker, he fits in every hand and belongs to none.
b Do you know any real tricks?
=left or right / quick left or right
c Right, and I'm not looking back.
p Left, after a quick check of which hand that is.
i Whichever has the smaller street, the good places hide there.
b What was behind the other one?
=truth or dare
c Dare, truth is for after midnight.
p Truth, my knees aren't insured for dares.
i I'd pick truth, just to see what you'd ask.
b What have you got for me?
=i dare you / double dare you / go on i dare you
c Done, give me the details and I'm in.
p My dignity and I had a good run.
i Being dared by someone I like is the quickest way to my yes.
b What do I get if I do it?
=wish me luck / cross your fingers for me
c Good luck, you won't need it but take it anyway.
p All my fingers and several toes are crossed.
i I hope it goes so well that you forget you were nervous.
b When will you know?
=remind me tomorrow / don't let me forget
c Done, expect a message from me tomorrow.
p Reminder set, on my hand, in terrible ink.
i Happily, it gives me an excuse to write to you first.
b Morning reminder or evening reminder?
=save me a seat / keep a seat for me
c Done, the one right next to mine.
p It's yours, I'm guarding it with a coat and my fiercest look.
i Everyone who asks gets shooed away, I'd rather wait for you.
b Aisle or middle?
=bring me one / get me one too
c Yours is already on the list.
p Sure, if it survives the journey with me.
i Gladly, I like turning up with something for you.
b Any special requests?
=order me a coffee / get the coffees in i'm on my way
c Consider it ordered, with your name spelled right.
p One coffee coming up, and one biscuit that may not make it to you.
i I'm guessing flat white, and I'd like to know your order by heart.
b How do you take it?
=send me the link / link please
c Will do, give me a minute to find it.
p On its way, unless I get lost in ten other tabs.
i Sending it, and I'm more curious about your verdict than I should be.
b Will you tell me what you think after?
=give me a clue / give me a hint at least
c One clue, it's simpler than you think.
p It's bigger than a bread bin, in spirit.
i You've probably looked straight at it already.
b Do you want a second one?
=name your price / what do you want for it
c One dinner, and you choose where.
p Three crisps and a kind word, I'm embarrassingly cheap.
i A story you've never told anyone on here.
b Is that too steep?
=bet you can't / bet you couldn't if you tried
c Bet accepted, name the stakes.
p Probably true, but you'd enjoy watching me try.
i Nothing gets me moving faster than you doubting me a little.
b What do I win if I manage it?
=you wouldn't last a day here / you wouldn't last five minutes in my shoes
c I'd last two, out of pure stubbornness.
p By lunch I'd be hiding somewhere with snacks.
i Maybe not, but I'd love one day of seeing it through your eyes.
b What would break me first?
=don't laugh / promise you won't laugh
c I won't, go on.
p Straight face ready, biting my cheek just in case.
i If a laugh slips out it'll be the warm kind, you're safe here.
b How embarrassing is it?
=don't judge me / no judging allowed
c No judging here, I like people as they come.
p My glass house has very thin walls, go ahead.
i The odd bits are usually my favourite part of a person.
b What's the crime?
=promise you won't tell / don't tell anyone
c I promise, it stays with me.
p My lips are sealed, and my memory is useless anyway.
i Being trusted with things is a compliment, I look after it.
b Does anybody else know?
=you owe me a drink / you owe me one
c I do, and I like paying my debts early, so pick a night.
p Fine, I'll empty the coin jar.
i Being in your debt suits me, it means there's an evening to look forward to.
b What will you be having?
=you're paying then / so you're buying
c Gladly, it's on me.
p I am, and I'll look at the bill through my fingers.
i First one's mine, I enjoy looking after people that way.
b Does that mean you'll order dessert?
=you better / you'd better
c I will, count on it.
p Yes boss, right away boss.
i It's nice that it matters to you, so consider it done.
b What happens if I don't?
=try me / go on try me
c Alright, dinner this week, no backing out.
p Careful, I've got puns and nothing to lose.
i I'd like to, I think you'd enjoy the unpolished version of me.
b Where shall I start?
=is that it / is that all
c That's it, short and true.
p There was more, but it missed the bus.
i For now, I'm keeping some for when I can see your face.
b What were you hoping for?
=anything else / what else
c Just that I'm really enjoying this.
p Nothing else, unless compliments about my spelling are still open.
i One more thing, I'd like to hear your laugh in person.
b And anything from your side?
=deal / do we have a deal / so deal
c Deal, let's shake on it.
p Signed before reading, as usual.
i Agreed, and I like that we're making deals already.
b Who's keeping score?
=agreed / are we agreed then
c Yes, let's call it settled.
p Motion carried, two votes to none.
i Agreed, and it's rare that it goes this smoothly.
b Shall we celebrate that?
=fair / is that fair / sounds fair
c Fair, no complaints from me.
p So fair that even I can't find a way to moan about it.
i More than fair, you could have asked for more.
b Are you always this reasonable?
=am i right / right or am i right / don't you agree
c You are, I'm with you on that.
p Yes, write down the date, I agreed at once.
i I think so too, and it's nice not to be alone in it.
b Do people usually agree with you?
=well / well i'm waiting / sooo
c Well, the short answer is yes.
p Drum roll, long pause, tiny fanfare, and it's a yes from me.
i My first thought was yes, I just enjoyed the suspense.
b Was that worth the wait?
=you there / hello anyone there
c Here, and all ears.
p Present, I was composing something witty and it got away.
i Right here, I only go quiet when I'm thinking about an answer.
b What did I miss?
=still awake / you still up
c Wide awake, and glad it's you.
p Officially asleep, unofficially replying in record time.
i Half asleep, but the other half is happy to talk.
b What's keeping you up tonight?
=why are you up so early / who's awake at this hour
c I like having the quiet to myself before the day starts.
p Not by choice, my eyes opened and nobody consulted me.
i Early hours feel like extra time, and I'm happily spending it on you.
b Are you any good at mornings?
=what's so funny / what are you laughing at
c That was, you've got great timing.
p My own joke, I'm my most loyal audience.
i Mostly the fact that I'm grinning at a screen like a teenager.
b What made you laugh last?
=why the smile / what are you smiling about
c You, it's that simple.
p My face does it without asking when you text.
i I was thinking how easy this feels.
b Are you smiling too?
=what's the catch / where's the catch
c No catch, what you see is what there is.
p You'd have to put up with my puns, that's the small print.
i The only catch is I might start looking forward to you too much.
b Do you usually expect one?
=what's the plan / so what's the plan then
c You, me, good food, no rush.
p Step one is meeting, step two is still under construction.
i Somewhere we can hear each other, with nothing booked after it.
b What would you add?
=what's your excuse / and what's your excuse
c No excuse, just an honest sorry if you need one.
p I blame the moon, it never complains.
i The true one is that I get absorbed in things and lose the clock.
b Are you letting me off?
=where have you been all my life
c Getting ready for you, by the look of it.
p Stuck in the wrong queue, as usual.
i Taking the long way round, and I'm glad it led here.
b And where were you hiding?
=did you forget me / have you forgotten about me
c Not for a moment.
p My memory is awful, but you're in the protected section.
i You pop into my head in the middle of supermarkets, so no.
b Were you a little worried?
=miss me already / missing me yet
c Yes, and I'm not even embarrassed.
p Only every time my phone buzzes and it's a delivery update.
i More than makes sense for how little time has passed.
b Did you miss me a bit too?
=what took you so long / took you long enough
c Sorry, I'm here now and you've got all of me.
p The message was ready ages ago, the courage arrived late.
i I get slow around things I don't want to rush.
b How long would you have waited?
=can i ask you something / can i ask you a question
c Ask me anything, you'll get a straight answer.
p Sure, unless it's maths.
i Please do, I learn a lot about people from what they want to know.
b Is it a serious one?
=do me a favour / can you do me a favor
c Yes, tell me what you need.
p Already saying yes, I'll find out what it is later.
i I like being asked, it means you think you can count on me.
b Big favour or small one?
=can i be honest / can i be honest with you for a sec
c Always, I'd much rather have it straight.
p Brace position taken, go ahead.
i Honest is how I like people best, even when it stings a little.
b Should I sit down for this?
=is it too soon / is it too soon to say that / isn't that a bit quick / are we rushing it
c Not for me, I like it when people say it as they feel it.
c Not for me, but we'll go at a pace you like.
p My calendar says soon, my face says finally.
p By my clock it's about time, and my clock is slow.
i True things are welcome early, as far as I'm concerned.
i Maybe a little, and it still feels right, which is new.
b Does it feel too soon to you?
b What would feel like a good speed?
=am i talking too much / tell me if i'm talking too much
c No, keep going, I'm enjoying it.
p I was about to ask for the extended edition.
i The best bits come when you wander off the point.
b What was the next bit?
=was that weird / was that a weird thing to say
c Not weird, I liked it.
p A tiny bit, and it made my evening.
i The slightly odd things are the ones I remember about people.
b What's the oddest thing about you?
=sorry was that rude / did that come out rude
c It wasn't rude at all, I took it as you meant it.
p Any passing cat is ruder to me, you're fine.
i I'd rather have direct than polite, at least I know where I stand.
b Do you worry about that a lot?
=is it just me / is that just me
c Not just you, I'm the same.
p There are at least two of us, we should print shirts.
i Half the world probably thinks it and never dares to admit it.
b Do you like knowing you're not alone in it?
=do i make you nervous / are you nervous
c A bit, it means I want this to go well.
p My palms would like to answer that one.
i Calm on the surface, and it's a good sign that I have to try.
b Do you get nervous?
=what do you want from me / what do you actually want
c To get to know you, no rush and no games.
p World peace, but I'd settle for one of your free evenings.
i Mostly to find out if it's this easy in person.
b And what do you want?
`;
