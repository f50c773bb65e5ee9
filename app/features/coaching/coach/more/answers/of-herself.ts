/** What she is and has: what he can say to it, see ../told-in-answer.ts. Form of the table: ../told-tables.ts. */
export const ANSWERS_OF_HERSELF = `
=starSignHers
c {A}, that explains a few things, all of them good.
c {A}, I'll pretend I knew that from the start.
c {A} suits you, as far as I can tell from here.
c {A} suits you, as far as I can judge.
c My knowledge of the stars is thin, but {a} sounds good to me.
c {A}, good. I'll happily take my chances.
c The horoscope can say what it likes. I'd rather find out myself.
c Whatever your sign says about the two of us, I'm enjoying this.
p {A}, I've been warned about you, and I didn't listen.
p {A}, so that's who's in charge here.
p I know nothing about star signs, but {a} sounds like trouble of the nice kind.
p {A}, of course. I'm nodding as if I knew what that means.
p My horoscope surely warned me about {a}, but I never read the small print.
p Now I have to act casual while I look up whether our signs get along.
p My own chart is rising confusion with the moon in the fridge.
p I blame Mercury for most of my typos, so I'm open to all of this.
i {A}, now I want to know which part of it is true.
i I'd have guessed {a}, but only after the last few messages.
i {A}. I'd rather find out myself than read it in a horoscope.
i They say all sorts about {a}, but I'd trust an hour of talking more.
i I wonder how much of {a} is you, and how much you'd cross out.
i With {a}, the usual description surely covers only half of you.
i Every horoscope has one line that fits uncomfortably well.
i The nice thing about star signs is which bits people agree with.
C How much of a {a} are you, honestly?
C Do you believe in it, or is it just fun?
C Does your sign fit you?
P Do {a} and I stand a chance, or should I ask the moon?
P Which sign should I be a little afraid of?
P What does your sign get unfairly blamed for?
I Which bit of it fits you best?
I Which trait of your sign do you recognise in yourself?
I Which part of the usual description is completely wrong about you?
=siblingsHas
c Growing up with siblings must have been loud in the best way.
c That sounds like a house where nothing stayed secret.
c I like that, siblings keep you honest for life.
c Growing up with siblings is good training for nearly everything.
c I'd happily face the sibling interview one day. I think I'd pass.
c Anyone with a sibling has learned to negotiate. I respect that.
c Siblings make great allies once the fighting stops.
c Nice, so the house was never boring. I hope you get on well.
p So you learnt to eat fast and argue faster.
p I'd be a little scared to meet them, which means I'd bring cake.
p That's a lot of people who know your embarrassing stories.
p Good, then somebody out there knows your embarrassing stories. I'd bring cake.
p I assume the fight over the front seat is still before the courts.
p So you grew up in a small war over the remote control.
p You'd beat me at every board game then. Sibling training is brutal.
p Siblings are lifelong witnesses, and cheaper to bribe than you'd think.
i Siblings are the only ones who knew you before you were careful.
i I bet they'd describe you differently than you would.
i You can usually tell when somebody grew up with company.
i Siblings share the same childhood and somehow it's never the same one.
i Few people know you as well as someone you shared a back seat with.
i Everyone gets a role among siblings without ever applying for it.
i With siblings you learn early when to share and when to stand your ground.
i I always wonder what someone's brother or sister would say about them.
C Are you close?
C Are you close these days?
C Who was the troublemaker at home?
P Who's the favourite, and does everybody agree?
P Who was the favourite, and who only thinks so?
P What did you get blamed for that wasn't you?
I What would they tell me about you?
I Were you more the peacemaker or the rebel?
I What did growing up together teach you about people?
=morningNo
c Good to know, nothing before coffee then.
c Then I'll save the good stories for the evening.
c Mornings are overrated, nothing good ever happened at six.
c Good to know. I'll save my best messages for the evening.
c Night owls are the better company anyway. The best talks happen late.
c Mornings off limits, evenings open. I can work with that.
c Deal. You keep your quiet mornings and I'll turn up later.
c I'd put a coffee down next to you and leave without a word.
p Understood, I'll approach slowly and with coffee.
p I'll put it in my calendar, do not poke before ten.
p Mornings and you clearly need a mediator.
p Finally, someone who sees morning for the prank it is.
p Whoever invented the morning should have slept on it.
p Early in the day I'm not rude either, just not fully installed.
p Nothing charming has ever been said at seven in the morning, least of all by me.
p Before noon I'd approach slowly, with snacks and no sudden movements.
i Night people have better conversations anyway, I think.
i I'd rather talk to you at midnight than at seven, then.
i I wonder what you're like at one in the morning, when you're wide awake.
i The late hours have their own kind of quiet, and I think you know it.
i People talk more truthfully at night. Maybe that's why I'm glad you're not a lark.
i I suspect your best ideas turn up when everyone else has gone to bed.
i The world is built for early birds, so night owls learn to do things their way.
i After midnight even ordinary thoughts get a bit braver. You've probably noticed.
C What's the earliest I could risk a good morning?
C What's your best hour of the day, then?
C How do you like to spend a proper late night?
P How many alarms does it take?
P What's the penalty for texting you at eight?
P How many times does snooze get pressed on an honest day?
I When are you at your best?
I What keeps you up at night, in the good sense?
I Were you the kid who read under the blanket past bedtime?
=cooksNo
c That's fine, I'd rather have good company than a good chef.
c Somebody has to be the one who appreciates the food.
c Takeaway is a perfectly good skill, you only need taste.
c Fine by me. Good company matters more than good gravy.
c No problem at all. I'd take the cooking and you could pick the music.
c I'd much rather hear that than be lied to over a dry chicken.
c Honesty beats a roast dinner any day, so you're doing well.
c Not everyone has to cook. Someone has to sit there and enjoy it.
p So the smoke alarm is your kitchen timer.
p You bring the takeaway menu, I'll bring the plates and the applause.
p Honest, I like it. Some people call toast a signature dish.
p Two people who can't cook is how restaurants got invented.
p Between us we'd have toast, and I'd still burn one side.
p Don't worry, my own best dish would be cereal served with confidence.
p I'd offer cooking lessons, but mine would all end in pizza.
p A kitchen is also a fine place to lean and wait for the delivery.
i People who don't cook usually know the best places, I find.
i I like that you don't pretend, it's oddly refreshing.
i I'd take an honest takeaway over a tense dinner party any day.
i Admitting it without excuses is rarer than a good risotto.
i Whatever time others lose at the stove, I'd bet you spend it well.
i The best meals are mostly about who's across the table anyway.
i Perhaps the stove just never came with the right company. It can be half the fun.
i Even people who never cook have one meal that feels like home, I think.
C What's your go-to order?
C What's your favourite order when the kitchen stays cold?
C If someone cooked just for you, what should it be?
P What's the worst thing that ever came out of your oven?
P What's the bravest thing you've ever attempted on a stove?
P Does the delivery driver know you by your first name?
I What would you want somebody to cook for you?
I Which meal always makes you feel looked after?
I What are you secretly brilliant at instead?
=tattoosSome
c I like tattoos with a reason, even if the reason is a good night out.
c That's a proper commitment, I admire the nerve.
c I'd like to hear how you chose them one day.
c Permanent decisions don't scare you, then. That's a good sign to me.
c It takes nerve to pick something and keep it for good. I admire that.
c I've got a soft spot for people who commit to an idea.
c Whenever you feel like it, I'd gladly hear the history behind your ink.
c A tattoo you chose yourself is about as personal as it gets. I'm interested.
p I can barely commit to a paint colour, so respect.
p So you're braver with needles than I am.
p At this rate you'll need more arms.
p I can't even choose a ringtone for life, so a tattoo is heroic.
p If I got one, it would be a shopping list, and I'd still forget the milk.
p My tattoo would have a spelling mistake, and I'd defend it for decades.
p Anyone with a tattoo is tougher than me. So is anyone with a splinter.
p I'd be on the floor before the needle was out of the box. You win.
i There's usually a good story under a tattoo.
i I like people who decide to keep something for life.
i I wonder which one you'd never tell your grandmother about.
i Ink usually marks a moment, even when people say it doesn't.
i A tattoo is a bit like a bookmark, it keeps a page of your life open.
i The day someone decides on a tattoo interests me more than the picture.
i Maybe every tattoo is a small message to your older self.
i Some people get tattoos for others, some for themselves. I'd say you're the second kind.
C Which one means the most to you?
C How long did you think it over before the first one?
C Would you choose the same again today?
P Any that started as a dare?
P Did you faint, swear or make friends with the artist?
P What's the worst tattoo idea you nearly went through with?
I What's the next one going to be?
I What was going on in your life when you got your first?
I Did you have the meaning first, or did it come later?
=smokesSome
c Fair enough, thanks for being straight about it.
c Only now and then is an honest answer, that's fine.
c No lecture from me, I like that you just say it.
c No lecture follows, that's a promise. Thanks for the straight answer.
c I asked out of curiosity, not to hand out marks.
c Honest answer. I'd take that over a polite fib any time.
c Everyone's got a habit or two. I'd rather know than guess.
c Glad you just said it. Most people get very vague about smoking.
p So the drinks lead you astray, I know the type. I am the type, with crisps.
p Noble of you to support the pub garden like that.
p At least you'd be good company outside, where the best talks happen.
p Smoking would only make me cough and wonder where to put my hands.
p I'd look so uncool with a cigarette that it counts as prevention.
p You'll hear no preaching from someone who loses every argument with a bag of crisps.
p At least the smokers get to stand outside where all the good gossip is.
p The only thing I could light with any style is a birthday candle.
i The best conversations at a party happen outside anyway.
i I think smokers only go out for the good gossip.
i Honest answers like that tell me more than a perfect one.
i It's often less about the smoke than the five minutes of quiet.
i Habits usually hang on to a place, a person or a certain hour.
i Funny how stepping out for a smoke turns strangers into confidants.
i Small vices are often just breaks we don't allow ourselves otherwise.
i You didn't dress it up, so I'm inclined to trust the rest too.
C Would it bother you if somebody didn't?
C Does it matter to you if the other person smokes?
C What else do you do to switch off?
P Is it the smoke or the gossip you go out for?
P What's your other vice, so we get it all out today?
P Which snack could you never quit, under any pressure?
I What's the best talk you've ever had outside a pub?
I What's the nicest chat you've had with a stranger outside somewhere?
I What does a real break look like for you?
=seriousHers
c Good, then we're looking for the same sort of thing.
c I like that you say it plainly, it saves everybody time.
c Something real sounds right to me, too.
c Glad you say it straight out. Wanting something real is nothing to hide.
c That's a good thing to want, and I take it seriously.
c Then let's skip the small talk that goes nowhere.
c A real relationship starts with honest answers, and that was one.
c Wanting more than a pastime is refreshing. I'd take the time to do it properly.
p Great, my games are all board games anyway.
p Finally, somebody I don't have to decode.
p Perfect, I'm too old and too slow for games.
p Serious it is. I'd better stop replying in my pirate voice.
p I can be serious. I even read the washing instructions sometimes.
p The real thing, then. I'll put on my least wrinkled personality.
p Anyone in it for the long run would have to survive my puns. Think carefully.
p Excellent, my bad jokes are a long-term commitment too.
i It takes some nerve to say that out loud, I like it.
i I think something real usually starts with a good talk.
i You know what you want, that's rarer than it should be.
i Saying that out loud takes more courage than most profiles show.
i Serious can start lightly. I think the good ones mostly do.
i You probably know how it should feel, more than how it should look.
i Someone who wants the real thing has usually had enough of the other.
i You seem to know what your time is worth. That's a good starting point.
C What does something real look like to you?
C What matters most to you in a relationship?
C How do you notice that someone means it?
P What's the first rule of a no games policy?
P How serious exactly, sharing a dessert or sharing a password?
P Which quirk of yours would a partner just have to accept?
I When did you know that's what you wanted?
I What does feeling at home with someone mean to you?
I Is there anything you'd do differently this time?
=casualHers
c That's fair, I'd rather get to know you than put a label on it.
c Thanks for being straight about it, that's easy to work with.
c No pressure from me, good company is a fine place to start.
c Fine with me. Let's just see if we enjoy talking.
c No pressure from this side. Nobody needs a label on day one.
c Taking it as it comes sounds good. We've got time.
c No need to have it all figured out. That answer works for me.
c Getting to know each other first and going from there suits me.
p Perfect, my five-year plan wasn't finished anyway.
p Relaxed is good, I only look good relaxed.
p Great, we can skip the interview and go straight to the snacks.
p Relief, my five-year plan was mostly a drawing of a boat.
p No contract, no committee, just some decent jokes. I can deliver that.
p Relaxed is good. Expectations make me trip over furniture.
p Seeing how it goes is also my approach to parallel parking.
p Easy does it, then. I can be as low-maintenance as a cactus.
i I like not knowing how a thing will go.
i The best things I can think of weren't planned either.
i Open is a good word, it leaves room for a surprise.
i Leaving things open gives people room to surprise you.
i Not deciding in advance is often the more honest way.
i Sometimes you only know what you were looking for once it turns up.
i Keeping it light can be a way of taking people as they are.
i Without a plan, people tend to show more of themselves.
C What would make it a good time for you?
C What makes you enjoy someone's company?
C What kind of conversation do you never get bored of?
P Do we at least agree on dessert?
P Which counts as more fun, crazy golf or competitive napping?
P On a scale from picnic to skydiving, how spontaneous are you?
I What made you see it that way?
I When did someone last surprise you in a good way?
I When do you feel most like yourself around someone?
=petHers
c {A} is clearly in charge of everything, including you.
c Please give {a} a scratch behind the ear from me.
c {A} has a friend in me already.
c {A} sounds like excellent company.
c I'd gladly earn my place with {a}, one treat at a time.
c {A} landed in the right home, that much I can tell.
c You clearly adore that animal, and it's lovely to read.
c Anyone that fond of their pet is worth getting to know.
p I'd bring a gift for {a} first, I know who I have to impress.
p {A} sounds like the real owner of this profile.
p I hope {a} approves of me, I hear the vote has to be unanimous.
p {A} already sounds better organised than me.
p Please tell {a} I'm house-trained, mostly.
p I accept that {a} comes first. Second place gets snacks too, I hope.
p In a contest for your attention, your pet beats me on cuteness alone.
p I'd be talking to your pet in a silly voice within four seconds.
i You can tell a lot about people from how they talk about their animals.
i {A} probably knows more of your secrets than anyone.
i I've a feeling {a} decides who stays.
i {A} probably knows things about you that nobody else does.
i Even in a text, I can hear how much {a} means to you.
i Animals know who they're dealing with. Yours seems to have chosen well.
i A pet changes how a home feels when you open the door.
i Looking after an animal brings out a side that people rarely get to see.
C How long have you two been together?
C How did you two find each other?
C Which habit melts you every single time?
P What would {a} say about you in an interview?
P Who's really the boss in your home?
P If your pet could talk, what would it complain about first?
I What's the funniest thing {a} does when nobody's watching?
I What has life with a pet taught you about yourself?
I Was it love at first sight, or did it take a while?
=onAppLong
c Then you've seen it all, and you're still nice about it.
c That's long enough to know what you don't want.
c Long enough to deserve a good conversation, I'd say.
c Then I'm glad I caught you while you're still here.
c Time on here feels double, so thanks for answering me.
c I'll try to be one of the better conversations of that time.
c However long it's been, I care more about how it goes from here.
c Good talks are rare, however long you wait. Let's have one.
p In app years that's roughly half a lifetime.
p They should hand out medals for that.
p And nobody's given you a loyalty card yet.
p App time counts like dog years, so you've earned a small medal.
p Stay long enough and I think they send you a toaster.
p I hope you found a few good laughs between the fish photos.
p Time flies when you're reading another man's thoughts on hiking.
p That calls for a loyalty card. The tenth bad chat is free.
i I wonder what you've learnt about people in that time.
i You still sound curious, so it can't have been all bad.
i I like that you're still willing to say hello to a stranger.
i A stretch like that teaches you what you don't want, I'd guess.
i I imagine you know within two messages whether it's worth replying.
i Behind an answer like that there's often a bit of hope and a bit of tiredness.
i Staying open through all of it takes more than people admit.
i Everyone on here has had one small moment that kept them from deleting it.
C What's been the best thing about it so far?
C What would make it worth your time?
C What made you reply to me?
P What's the strangest opening line you've had?
P What's the strangest opening line you've had so far?
P Which profile cliche would you ban by law?
I What made you stay?
I What have you learned about yourself in that time?
I What small thing makes you want to keep talking to someone?
=appGoing
c That sounds about right, sadly. I'll try to be the easy one.
c I'm sorry, some people do make it hard work.
c Then let's have one normal conversation, for a change.
c I can imagine. I'll try to be a pleasant change.
c I'd take one good chat over fifty matches, so I understand.
c Dating apps can be hard work. Thanks for still giving this a go.
c Then let's keep this simple, just two people talking honestly.
c From me you'll get whole sentences and good manners, at the very least.
p On behalf of all men with thumbs, I apologise.
p I'll do my bit by using full sentences.
p It's a zoo out there, I'd just like to be one of the nicer animals.
p I promise no fish, no gym mirror and no poetry before Thursday.
p My goal is now to be the least weird message of your week.
p Someone should build a museum for dating messages. I'd buy the yearly pass.
p If this goes wrong, at least I could be one of your funnier anecdotes.
p Honestly, a carrier pigeon would do a better job than most of these apps.
i I think the good ones are just quieter.
i I'm a little surprised you answered me at all, then, and glad.
i It makes a decent conversation feel like a small miracle.
i It's probably not the weird ones that tire you, but the half-hearted ones.
i Underneath all that I suspect you still believe it can work.
i It's odd, so many people looking and so few really talking.
i Bad or just strange, dating does sharpen your eye for the good ones.
i You're still here and still answering kindly. That takes some heart.
C What would you change about it if you could?
C How could a chat on here feel different from the rest?
C What do you wish men on here would do more?
P What's the worst opener you've had so far?
P Which message was so bad it was nearly good?
P Should I hide, apologise on behalf of everyone, or both?
I What made you answer this one?
I What makes you give it another go each time?
I Has any chat on here ever really surprised you?
=fromHers
c {A}, so that's where the good ones come from.
c {A}, I'd let you show me around any day.
c I'd like to hear about {a} from somebody who knows it.
c {A} sounds better already, coming from you.
c {A} has clearly done something right.
c Good place to be from, judging by the one person I'm talking to.
c Being shown around by a local beats any travel tip I could find.
c Now I've got a place to go with the name. That's nice.
p {A}, and they just let you leave.
p I'll nod wisely about {a} and look it up later.
p {A}, now I understand where the charm comes from.
p {A} has just gone up in my travel rankings for no objective reason.
p I'd get lost in {a} within minutes, but very confidently.
p Everything I know about {a} fits on a fridge magnet.
p My geography comes mostly from pizza names, so be gentle.
p Teach me one local phrase and I'd ruin it with the worst accent.
i {A}, I wonder what you still carry around from there.
i A place always sounds different when somebody from there talks about it.
i {A} is one of those places I'd rather see with a local.
i I wonder what {a} left in you, apart from the accent.
i {A} must look quite different to someone who calls it home.
i You could probably tell me things about {a} that no guidebook does.
i Where we're from sticks to us in odd ways, like words or food.
i Hometowns are strange, you leave or stay and they come along anyway.
C What should I not miss there?
C What's the best thing about the place?
C Who or what makes it feel like home?
P What do people always get wrong about it?
P What's the thing only locals are allowed to moan about?
P Which word from home does nobody else understand?
I What do you miss most when you're away?
I Which spot there feels most like yours?
I Do you feel more at home there or somewhere else?
=ageHers
c A good age, old enough to know what you want.
c That suits me very well, thanks for being straightforward.
c A fine age, I'd say.
c That's a good age, and thanks for telling me so easily.
c Old enough for good stories and young enough for plenty more.
c The number's fine, and the conversation is even better.
c Thanks. Age matters less to me than how someone thinks.
p The perfect age for good snacks and bad decisions.
p Old enough to know better, young enough to do it anyway.
p Excellent, then we'll get the same references. Mostly.
p My knees and my jokes have wildly different ages.
p In birthday cake terms, that's a very decent number of cakes.
p I'd have asked more elegantly, but elegance comes with age.
p Inside I'm somewhere between staying out late and being thrilled about a new sponge.
p Asking your age was my bravest move, so it's only snacks from here.
i An age when people start saying what they mean, I think.
i I like that you just say it.
i I've a feeling you've packed a fair bit into that.
i Every age comes with a new thing you stop caring about.
i How old people feel inside is usually the more interesting number.
i Birthdays count the years, but not what filled them. That's the part I'm curious about.
i You surely know a few things now that you didn't five years ago.
i Each age has its own kind of freedom, I think.
C What's been the best year so far?
C What's been your best year so far?
C What are you enjoying most about life right now?
P What age do you feel before your first coffee?
P How old do you feel when there's a bouncy castle nearby?
P Cake or presents, what matters more on your birthday?
I What would you tell yourself ten years ago?
I What would the ten-year-old you think of your life now?
I What has become more important to you with time?
=heightHers
c Good to know, and it changes absolutely nothing.
c That works perfectly well for me.
c A good height, I'd recognise you in a crowd.
c Good to know, though the conversation would be just as good at any height.
c Thanks for playing along. Height was the easy question.
c Whatever the tape measure says, I'm here for the conversation.
c That's the official data done. Now to the interesting part.
c A fine number. It changes nothing, and I'm still glad to know.
p Great, I know how high to hang the shelf.
p I'll bring a ladder or a cushion, whichever keeps us level.
p So you're the one people ask at concerts.
p Useful, in case I ever have to knit you a scarf.
p I only count in bananas, so give me a moment to convert.
p My own height varies with posture and confidence.
p That only leaves the matter of who's in charge of the top shelf.
p Excellent, now I've run out of questions from the passport office.
i I only asked so I'd know where to look when you walk in.
i Funny what one asks when one really wants to know something else.
i I was just trying to picture you properly.
i Funny how we ask for numbers first, when the good bits can't be measured.
i I asked for your height, but I'm more curious what makes you walk taller.
i Numbers are easy. I'd enjoy the things nobody lists on a profile.
i How someone fills a room has nothing to do with centimetres or inches.
i Next to height, a profile should list what makes someone laugh.
C Does everybody ask you that?
C Does height matter to you in someone?
C What would you have asked me first?
P Heels or trainers, and does it change the maths?
P On a scale of one to ten, how odd was that question?
P Which pointless measurement should I ask for next?
I What do people never ask you that they should?
I What should people know about you that no number shows?
I Where do you feel most at ease with yourself?
=cooksYes
c That's good news, I'm an excellent guest.
c Cooking for fun is a lovely thing, I'd happily taste.
c I like people who enjoy it, the food always tastes like it.
c Cooking is a very attractive thing to be able to do. I'll admit that freely.
c You cook, I pour the wine and wash up. I'd call that fair.
c Home cooking beats any restaurant for me, so you have my full attention.
c One day I'd gladly test a dish of yours. I'd come hungry and polite.
c Someone who can cook has my respect before the first bite.
p I'd do the washing up, which makes me quite a catch.
p I'll bring the wine and get out of the way.
p Careful, I follow good smells like a cartoon dog.
p My finest kitchen skill is standing in the way and asking what smells so good.
p I'd be your sous chef, mostly in the sense of eating the ingredients.
p I'm easily won. One decent pasta and I'd sign anything.
p Excellent, so in an emergency one of us keeps the other alive.
p I'd offer to help, but my way of chopping an onion worries people.
i I think people cook the way they are, so I'm curious.
i I'd rather watch somebody cook than watch a film.
i A kitchen is where the best conversations happen anyway.
i Cooking for someone is one of the quieter ways of saying you care.
i The dishes we keep making are usually tied to somebody. Yours too, I'd guess.
i A kitchen shows more of a person than a living room ever does.
i I picture you tasting and deciding rather than counting grams.
i You can always taste it when someone cooks because they want to.
C What's your best dish?
C When you want to impress someone, what do you cook?
C Which dish do people keep asking you to make again?
P What have you burnt most recently?
P What's been your most spectacular kitchen disaster so far?
P Do you follow the recipe, or do you treat it as gossip?
I Who do you like to cook for?
I Who did you learn it from?
I Which smell from a kitchen takes you straight back to being a kid?
=kidsHas
c Thanks for telling me, that's good to know and no problem at all.
c They come first, of course, I'd expect nothing else.
c I like how naturally you say that.
c Good to know. We can chat at your pace, whenever you get a quiet minute.
c Your time is precious then, so I'm glad you spend some of it here.
c Lovely. Of course kids come first, that's exactly as it should be.
c That doesn't scare me one bit, and I'm glad you told me.
c Raising a child is the real work. You have my respect.
p Then I should practise my dinosaur noises.
p So you're already the boss of something important.
p I'd be quite happy to come second to somebody with sticky hands.
p I can offer terrible jokes, which I hear go down well with children.
p Reply whenever the household allows it. I'm patient and easily amused.
p So you've surely hidden in the kitchen to eat chocolate in peace. Very wise.
p I'd be no match for a child at any game where the rules keep changing.
p Anyone who's won a debate about bedtime could run the United Nations.
i I imagine they've taught you a thing or two about patience.
i You must laugh at things nobody else would understand.
i I'd like to hear about them, whenever you feel like it.
i Being a parent must rearrange what you find funny and what you find important.
i You're a mother and plenty more besides. I'm curious about all of it.
i Kids have a way of making the rest of us look at things slowly again.
i Even in a short answer, the love for your family comes through.
i Children see straight through people, which I find rather comforting.
C How old are they?
C What do you most enjoy doing together?
C When do you get a bit of time just for yourself?
P Who's in charge at home, honestly?
P Who wins the arguments at home?
P What's the funniest sentence you've had to say as a parent?
I What's the best thing they've said lately?
I What has surprised you most about being a mother?
I What part of yourself would you love to pass on?
=morningYes
c Impressive, you get a whole extra life before breakfast.
c Then you'll have seen more sunrises than most.
c I like that, the early hours are the quiet ones.
c I'd get up early for good company and strong coffee.
c Getting up early by choice is impressive, and I mean that.
c You get the best hours of the day before anyone can spoil them.
c Then I know when a good morning text would be welcome.
c For you I'd give early mornings a fair chance.
p You're the reason the rest of us feel guilty.
p Up early on purpose, that's practically a superpower.
p So you're the one who uses up all the good mood before nine.
p My alarm clock would love to meet you. It needs a success story.
p I could do early mornings too, if they started around eleven.
p Before breakfast I'm mostly a blanket with opinions.
p By the time I could form a sentence, you'd have run a small country.
p Fair warning, my early morning voice sounds like a broken fridge.
i I think mornings belong to people who like a bit of silence.
i I'd get up early for the right reason.
i There's something about a street before anybody's awake.
i There's something about having the world to yourself before it wakes up.
i I imagine the early quiet is the part you wouldn't trade.
i Early risers tend to guard that first hour, and I think I get why.
i Mornings feel more honest to me, before the day starts making demands.
i My guess is your best thoughts arrive before the phone wakes up.
C What do you do with all that time?
C What makes a morning perfect for you?
C Coffee straight away, or do you work up to it?
P Are you already cheerful, or just awake?
P Are you cheerful at that hour, or just vertical?
P Do you also sing before breakfast, or is there a limit?
I What's the best thing you've seen at that hour?
I Have you always been an early bird, or did life teach you?
I What do mornings give you that evenings can't?
=onlyChild
c So all the attention and all the biscuits were yours.
c I bet you learnt early how to keep good company with yourself.
c An only child, then you know how to enjoy a quiet room.
c Only child, and clearly raised to hold a good conversation.
c Growing up without siblings makes you good at your own company. That's rare.
c All that attention turned out well, as far as I can tell.
c Good friends must count double then. That's a fine way to live.
c Being an only child builds independence, and I find that attractive.
p No witnesses to your childhood, very clever.
p You never had to fight for the front seat, I'm jealous.
p So there's nobody to tell me your embarrassing stories. Suspicious.
p Your parents got it right first time and wisely stopped there.
p You won every sibling argument by default. Undefeated, really.
p Nobody to blame the broken vase on. That builds character.
p Sole owner of the back seat. That's practically royalty.
p Hide and seek must have been either very short or very long.
i Only children usually pick their friends with care, I think.
i I wonder if you had an imaginary one to make up for it.
i I always think you hear it in how somebody tells a story.
i Only children tend to build a whole world in their heads. I'd love a tour.
i I imagine you learned early to be good company for yourself.
i No brother or sister means you got to choose your people. That can be a gift.
i Growing up mostly among adults makes you listen differently, I think.
i There must have been a lot of quiet, and a lot of room to think.
C Did you like it that way?
C Did you enjoy it, or did you wish for company?
C Who became like family to you over the years?
P Who did you blame when something broke?
P Did you at least have an imaginary friend to share the blame?
P Who lost to you at board games, a parent or a teddy?
I Who felt like a brother or sister to you?
I What did you come up with when you were bored as a kid?
I Who did you tell your secrets to back then?
=tattoosNone
c If you ever went for a tattoo, I'd hold your hand and look away.
c Forever is a long time for a drawing, so I fully understand.
c Sensible. If it's for life, it should be the right one.
c Having no tattoos is a perfectly good choice too.
c No ink needed. Interesting people manage fine without.
p Wise. Somewhere a man is still explaining his Chinese symbol for soup.
p That puts you ahead of everyone with a dolphin they can't explain.
p I'd pick something deep and meaningful, then spot the typo on the bus home.
p We could start with the stick-on kind from chewing gum packets.
p Mine would be a tiny arrow and the words this way up.
i Choosing one picture to keep forever is a bigger question than it sounds.
i Some things are better carried where nobody can see them.
i I suspect you'd want a tattoo to mean something, or not bother at all.
i Most of us change too much to sign off on one drawing.
i Maybe nothing has felt permanent enough yet. I find that rather honest.
C Is there something you'd get if it came off after a year?
C What would it take to get you into a tattoo chair?
P If you lost a bet, which tattoo would your friends pick?
P Which would be worse as a tattoo, a cartoon duck or a wrong date?
I Is there a word or an image that's followed you for years?
I Which moment of your life would you never want to forget?
=smokesNo
c A clear no on smoking. Simple and sensible, I'd say.
c Good, so nobody disappears outside in the middle of a conversation.
c Glad to hear it. Fresh air is underrated.
c Staying off cigarettes is a decision I can only respect.
c Smoke-free sounds good to me. One less thing to wonder about.
p There goes my plan to look mysterious with a match.
p So the only thing smoking on our watch would be my toast.
p When I picture myself with a cigarette, I just look lost.
p Somewhere a cigarette company is taking this very personally.
p Think of the money you save. You could blow it all on ice cream.
i Whether it's never or not anymore, it sounds like a decision you're sure of.
i What we say no to shapes a life too, just more quietly.
i You don't strike me as someone who does things because others do.
i Everyone needs some kind of small escape. Yours is probably healthier.
i Turning down a cigarette at a party takes a bit of quiet backbone.
C Is it a dealbreaker for you if someone smokes?
C What's your way of letting off steam?
P So what's the bad habit you do admit to?
P Which would be harder to give up, chocolate or your phone?
I Which small ritual gets you through a long day?
I Is there anything else you've always been that sure about?
=drinksNo
c Suits me. Great company doesn't need a bottle.
c Completely fine with me, and no explanation needed.
c I'd swap the bar for a good coffee any day.
c That means a conversation we'd both remember word for word.
c Lemonade, tea, tap water, I'm happy with any of it.
p Great, so you'd remember all my bad jokes. I'd better improve them.
p Hot chocolate with far too much cream is my idea of wild anyway.
p I could do a very moving toast with sparkling water.
p An evening without drinks means my karaoke has no excuse left. I accept the risk.
p My dancing looks like a cocktail accident anyway, even on apple juice.
i Being fully there is worth more than any round of drinks.
i It takes a certain calm to go without when everyone else has a glass.
i Evenings without a drink have a clarity I find underrated.
i People are at their most interesting when nothing's blurred, I think.
i The best conversations I can imagine only need a pot of tea.
C What's your favourite thing to order instead?
C Where do you like to go on a good evening out?
P Sparkling, still, or do you go wild with juice?
P Which soft drink would you defend in a debate?
I What's the last evening you wished had gone on longer?
I What lifts your mood when the day's been heavy?
=drinksSome
c {A} was the right answer.
c {A} it is, then. I'll remember that.
c Good choice. The next round could be on me one day.
c You have taste, and I'd gladly raise a glass to it.
c Enjoying a good drink without making a fuss of it, that's my kind of company.
p You say {a} like a woman who knows her way round a menu.
p Put me in charge of the {a} and something will be spilled.
p I'd guard your {a} like a loyal but thirsty dog.
p I'm the kind who orders the drink with the umbrella and wears it proudly.
p At the bar I panic and point, so I could just copy your order.
i I bet the {a} comes with a favourite corner somewhere.
i You went for {a}, and somehow that fits the picture I'm getting.
i Your {a} and the right person could easily turn into three hours of talking.
i It's less about the drink than who's on the next stool, I think.
i The first sip after a long day deserves a moment of silence.
C Where do you go when you want a really good one?
C Quiet corner or busy bar, which is more you?
P What happens after the second one, singing or philosophy?
P Which song comes on and you can't stay seated?
I Who's your favourite person to share a drink with?
I What topic would keep you at the table till closing time?
=noPet
c Fair enough. A pet has to fit the life, not the other way round.
c Should a pet ever move in, I'd volunteer for feeding duty.
c Not having a pet at least means free weekends at short notice.
c Better no pet than one taken on a whim. That's sensible.
c Pet or no pet, you sound like someone animals would trust.
p I'm happy to be greeted at the door and I don't shed, if that helps.
p A pet rock is quiet, cheap, and no landlord has ever objected.
p You could start with sourdough. It needs feeding and can't run away.
p Luckily other people's dogs exist, and I greet them all like old friends.
p A goldfish could work. Great listener, and no trouble with the carpet.
i Even without a pet, most people have one animal that feels like theirs.
i I can picture you slowing down whenever someone's dog comes past.
i Maybe it just isn't the season for a pet. Some things want the right moment.
i The animals we met as kids tend to stay with us somehow.
i A home without a pet has its own peace, and its own small gap.
C Did you grow up with animals around?
C Whose pet would you happily borrow for a weekend?
P What ridiculous name would you give a goldfish?
P What's the longest you've kept a houseplant alive?
I Which animal are you most like on a Sunday?
I Which animal would you trust with a secret?
=kidsNone
c A plain answer about kids is all I was after, so thank you.
c No kids, understood. Now I'd enjoy hearing about everything else.
c Thanks for answering so openly. With kids I'd rather ask than wonder.
c Then your weekends belong to you, and that's worth a lot.
c One of the big questions out of the way, and it wasn't even awkward.
p So nobody wakes you at five to discuss dinosaurs. I could step in.
p You've stepped on far fewer bits of Lego than average. Congratulations.
p Good, then I'd be the most childish person in your life.
p That means you finish your own chips in peace. Treasure it.
p Your walls are free of crayon, then, unless you're the artist.
i Whether someone has kids tells me less than how they spend a Sunday.
i Everyone looks after something, even if it isn't a child.
i That leaves the better question of what fills your days.
i With or without kids, I'm curious what people give their heart to.
i A life without kids can be full in so many ways. Yours sounds worth asking about.
C What takes up most of your time these days?
C What's your idea of a really good weekend?
P Are you the fun aunt to somebody?
P Which toy would you still play with if nobody watched?
I What gets most of your care right now?
I What did you love doing at ten that you still do?
=wantsKidsYes
c That's a lovely thing to be sure about.
c Knowing you want kids is worth saying early. I'm glad you did.
c You'd bring plenty of warmth to family life, that much I can guess.
c Wanting a family is nothing to be shy about, and you weren't.
c A yes to kids is good to hear said so simply.
p Think of all the Lego you'd be allowed to buy again.
p Good, someone has to teach the next generation decent jokes.
p Just choosing a name would take me about nine years.
p If blanket forts are part of the deal, I can see the appeal.
p Kids ask where the sun goes at night, and I'd need to phone someone.
i Behind that yes I imagine a kitchen table with plenty of noise.
i Wanting kids often starts with someone who made childhood feel safe.
i Most people get a little warmer when they talk about wanting kids. You did too.
i It's a hopeful thing to want, and hopeful people are good to be around.
i You must have a few things you'd love to hand down.
C How do you imagine family life?
C Are you more for a big noisy family or a small one?
P Which silly tradition would you introduce on day one?
P Which song would you soon regret teaching a child?
I What from your own childhood would you want to repeat?
I Who showed you what a good parent is like?
=wantsKidsNo
c No reasons needed. You know your own life best.
c That's entirely your call, and I respect it.
c A straight answer to a big question. I appreciate it a lot.
c Good that you know where you stand on kids. Many people never really ask themselves.
c Thanks for saying so early, and without wrapping it up.
p Somewhere a white sofa is breathing a sigh of relief.
p That leaves more cake for everyone already here.
p You'll get no speech from me. I'm saving that energy for pudding.
p Fair enough. I can't even answer thin or deep crust that honestly.
p Makes sense. Nobody will ever ask you to clap at a recorder concert.
i Knowing what isn't for you takes as much thought as knowing what is.
i I imagine you've had to defend that answer a few times. Not here.
i It sounds like you've got a clear picture of the life you do want.
i What you say yes to instead is the interesting part for me.
i Everyone has opinions on kids, so it's good to hear someone calmly have her own.
C What do you want plenty of in your life?
C What are you most looking forward to in the next few years?
P What would you rather raise, tomatoes or eyebrows?
P As an aunt, would you give drums or glitter?
I What makes your life feel rich?
I Who understood that about you first?
=wantsKidsUnsure
c I'd trust an honest maybe over a rehearsed yes.
c With a question that big, not knowing yet is a grown-up answer.
c No rush on that one. Good that you don't pretend to know.
c It makes sense to leave kids open. Much depends on who's beside you.
c Thanks for being honest. Not everything has to be decided in advance.
p Maybe is a strong answer. I use it for most menus.
p Big question. I get nervous committing to a parking space.
p Let's put it in the drawer with the old batteries and look again later.
p People say start with a houseplant, but houseplants are harsh critics.
p A coin toss seems too little and a spreadsheet too much, so maybe it stays.
i Being unsure usually means someone takes the question seriously.
i With the right person, some questions probably answer themselves.
i Leaving a door open is a decision too, and often a wise one.
i There's a lot of thinking hidden in an honest maybe.
i The answer probably shifts a little with the people around you.
C What would have to feel right first?
C How do you usually make big decisions?
P What are you a hundred percent sure about, dessert aside?
P Which decision took you ridiculously long, shoes or sofa?
I Has your answer changed over the years?
I Which parts of your life already feel settled?
=jobLikes
c Enjoying your work changes the whole week. I'm glad you've got that.
c People who like their job tend to be good at it too.
c That's worth more than a fancy title.
c Hearing someone speak well of their job is honestly refreshing.
c Then you're ahead of most people by Monday lunchtime.
p You've ruined small talk. Moaning about work was my best material.
p Careful, say that too loudly and they'll give you more of it.
p Please have a word with everyone on the Monday train.
p Tasting cheese for money is about the only job I'd love that much.
p Your alarm clock must be the only one in town that's loved.
i You can tell when work gives someone something back.
i Liking what you do usually means there's a bit of you in it.
i I suspect it's the people or the small wins that keep you there.
i Not everyone finds work that fits. Something in you knew where to look.
i There's probably one moment in the week that makes up for all the rest.
C What's the best bit of a normal working day?
C Did you always want to do that?
P Would you still like it if they cancelled the snacks?
P Who's the funniest character you work with?
I When did you realise it was right for you?
I Which part of your work makes you forget the time?
=jobHates
c A job can just pay the bills while the good stuff happens elsewhere.
c I hope the next job is one you look forward to.
c Then your evenings should make up for it. I'm happy to help with that.
c Work doesn't have to be who you are. I'm more interested in the rest.
c Good that you see it so clearly. That's where most changes start.
p Bills are so ungrateful too. You pay them and they just come back.
p I could write your resignation letter in rhyme, if you ever need one.
p Your job and my Monday mood would get along perfectly.
p I vote we both become lighthouse keepers. Very few meetings.
p At least complaining about work is a free hobby with a huge community.
i Most people keep another job quietly in a drawer. You might too.
i The first hour after work interests me more than the eight before it.
i It takes energy to do something every day that isn't quite you.
i A job that just pays the bills usually means the heart is busy elsewhere.
i My feeling is you already know roughly what would suit you better.
C What would you rather be doing?
C What gets you through the week?
P How many coffees does a normal Monday take?
P Would your farewell speech take two words or ten minutes?
I What did you dream of becoming as a child?
I What could you do for hours without anyone paying you?
=typeHers
c That's a list I can work with, most of it anyway.
c Good list, nothing on it I'd argue with.
c Sounds like you know what's good for you.
p I'll tick what I can and stand on a box for the rest.
p I was with you for most of it, I'll practise the remainder.
p I'd like to apply, my references are mostly my mum.
i I wonder which of those you'd give up last.
i The things people don't list are usually what gets them in the end.
i I think a type is only what we say until somebody comes along.
C Which one matters most?
P Is that list final, or open to bribes?
I When did somebody last surprise you who didn't fit it?
=familyHers
c That sounds like a family I'd enjoy a long lunch with.
c I like that, a family with plenty of life in it.
c You can hear how fond you are of them.
p I'd sit in the corner, eat everything and agree with whoever's loudest.
p I'd need a family tree and a name badge.
p I'd be adopted by dessert, that's how I usually try to win people.
i I always think you can tell a lot from how somebody talks about home.
i I wonder which of them you take after.
i There's a warm sort of noise in that description.
C Who are you closest to?
P Who would I have to win over first?
I Which of them are you most like?
=friendsSayHers
c Friends like that usually get it right, I'll take their word.
c That's a good reference, I'd hire you.
c I'd believe your friends over any profile.
p I'd like a second opinion, but only from somebody you haven't paid.
p I can work with all of it, even the last bit.
p They left out dangerously good at texting.
i I'd be curious which of those you'd have said yourself.
i The best part is always the one people laugh about when they say it.
i I bet there's a good example behind every one of those.
C Which one is the truest?
P And what would they say after two drinks?
I What would they leave out?
=fearHers
c Noted, then that's my job from now on.
c Fair, nobody needs a reason for a fear like that.
c Thank you for admitting it, I'd get between you and it.
p I'd protect you, loudly and from a chair.
p I'll take care of it, unless it moves.
p We'd make a terrible pair in a horror film.
i The small fears usually have the best stories behind them.
i I like that you answered that honestly and didn't say sharks.
i There's something nice about knowing what makes somebody jump.
C How did that start?
P What's the loudest you've ever screamed at one?
I What are you surprisingly fearless about?
=studiedHers
c {A}, that must make you interesting company at a party.
c {A}, good choice, I'd have questions all evening.
c I'd like to hear what you really took away from it.
p {A}, so I should watch what I say from now on.
p I'll sit up straight, there's a professional in the room.
p {A}, and here I was feeling clever about my typing.
i {A}, I wonder what drew you to it.
i People rarely pick {a} by accident, I think.
i I'd be curious how it changed the way you look at people.
C Do you still use it?
P What's the most useless thing it taught you?
I Would you choose it again?
=nameHers
c {A} is a lovely name, there's nothing boring about it.
c {A}, I like it, it suits you.
c I'd have been happy with a name like {a}.
p {A}, much better than anything a committee would have picked.
p {A} sounds like someone in a novel, and not the one who dies.
p I'll use {a} only in emergencies and when you're late.
i {A}, I wonder who chose it for you.
i A middle name is like a small secret, thanks for {a}.
i I like that I know {a} now and most people don't.
C Is there a story to it?
P Who uses it, apart from your mum when you're in trouble?
I Do you feel like one?
=closeHers
c That's lovely, not everybody has that.
c I like that, it's worth a lot to have somebody like that.
c Being that close is a gift, I'd say.
p So there's somebody out there who knows everything about me already.
p I'd have to pass that interview before I get to dessert.
p Good to know whom to bribe, then.
i I think you can tell when somebody has a person like that.
i I bet there's a whole language only you two understand.
i People who talk every day never seem to run out of things.
C What do you two laugh about most?
P What have they heard about me so far?
I What would they say is the best thing about you?
=dreamHouseHers
c That sounds like a place I'd never want to leave.
c I can see it, and I'd happily do the washing up there.
c That's a good dream, and not a crazy one.
p I'd water the plants and pretend I was handy.
p I call dibs on the comfy chair by the window.
p I'd visit for a weekend and stay until you noticed.
i You can tell a lot from where somebody wants to wake up.
i I like that it's about how it feels and not how big it is.
i I wonder what you'd see first thing in the morning.
C Which room would you be in most?
P Is there a dog in the picture?
I How long have you had that picture in your head?
=proudHers
c That's something to be properly proud of.
c Impressive, that takes more than people think.
c I like that one, you clearly worked for it.
p I'd have quit at the part where you put the shoes on.
p I'd frame that and hang it in the hall.
p My proudest moment involves a jar lid, so respect.
i I think it's the part nobody saw that makes it count.
i I like what that says about how you do things.
i You can hear that it still means something to you.
C What kept you going?
P How long did you manage not to mention it to everyone?
I What did it change for you?
`;
