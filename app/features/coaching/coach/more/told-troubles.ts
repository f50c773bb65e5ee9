/** What he can say to what she tells, troubles: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_TROUBLES = `
=hurt heavy
c I'm sorry, that sounds properly sore and I winced reading it.
c That must have hurt like mad, and I hope it heals quickly.
c Poor you, an injury like that makes even the small things hard.
c You've got my full sympathy, being in pain is exhausting.
c Ouch, I really hope today's the worst of it and it eases soon.
p I'd be no use medically, but I'm very good at fetching things.
p I winced so hard at that, and it isn't even my injury.
p Right, you're excused from everything, and I'll back you up.
p I'd be milking the sympathy by now, so full respect to you.
p Consider yourself fussed over, I take this sort of thing seriously.
i You told that very calmly, I suspect you're tougher than you let on.
i I go quiet when I'm in pain, so I admire you for typing.
i Reading that made me want to turn up with soup.
i I have a feeling you're not great at sitting still while things heal.
i I wish I were close enough to carry something for you.
C How bad is the pain today?
C Is someone helping you while it heals?
C How long until it's fully mended?
C Did they give you anything decent for the pain?
P Is anyone spoiling you properly?
P What's on your watchlist while you take it easy?
P Are you a good patient or a terrible one?
P What treat goes best with being injured?
I What do you miss being able to do most?
I When it hurts, do you go quiet or grumble out loud?
I Who did you tell first when it happened?
I What comforts you when something hurts?
=petIll heavy
c I'm so sorry, they really are family.
c That's so hard, of course you're upset.
c They take up so much of your heart, of course this hurts.
c You clearly love that animal to bits, and I really feel for you.
c I'm really sorry, loving an animal that much makes this very hard.
p I'm clumsy at comforting, but I've got a very soft spot for animals.
p You've got a grown man going all soft over your pet.
p I'd love to say I'm tough, but animals get me every time.
p I wish I could bring something warm over and just sit with you.
p No jokes from me on this one, just a big hug.
i That animal's been very loved, I can tell from here.
i The way you write about it tells me a lot about you.
i I'd trust anyone who cares about an animal like that.
i That one went straight to my heart, I had to read it twice.
i I think any animal with you landed in a very good place.
C How are you holding up with all this?
C How did the two of you find each other?
C Is someone there with you?
C Would it help to tell me a bit more?
P What's the cheekiest thing your pet ever got away with?
P Who was always the real boss, you or your pet?
P Has anything tasty ever been stolen off your plate?
P What silly nicknames has your pet collected?
I What little habit of your pet do you love most?
I When did you know this one was special to you?
I How would you describe your pet's character?
I Which memory of your pet always makes you smile?
=familyIll heavy
c I'm sorry, it's so hard when it's someone you love.
c That's a lot to worry about, and they're lucky to have you.
c I'm sorry, that must be on your mind all the time.
c Thinking of you all, and hoping for better news soon.
c I'd feel better just knowing someone like you was around.
p I can't do much from here, but I'm a good listener at any hour.
p I wish I could bring you all a proper dinner tonight.
p I'd send a big hug for the whole family if I could.
p Consider me on call for distraction, bad jokes, or just listening.
p I'd gladly be in charge of snacks and moral support.
i I can hear how much they mean to you.
i I hope someone's asking how you are too, because I'd like to know.
i You sound like the one everybody leans on.
i It's the one doing the worrying I'd like to look after.
i I've a feeling you're being braver about this than you let on.
C How are they doing today?
C Are you getting any rest yourself with all this?
C Who's looking after you while you worry about them?
C Is there someone in the family sharing the load?
P What small treat would cheer them up most?
P Are they the brave kind or the stubborn kind?
P Who's the bossiest one in the family at times like this?
P Has anyone made you a decent cup of tea yet?
I What makes them smile, even on a bad day?
I Who are you most like in your family when things get hard?
I What are the two of you like together on a good day?
I When do you get a quiet minute in all this?
=breakdown
c That's maddening, and there's nothing you can do about it either.
c Oh no, that's the last thing anyone needs on a journey.
c What a rotten journey, I hope the next one makes up for it.
c Being stranded is miserable, and I'd be just as cross.
c I'm sorry, these things always pick the worst moment.
p I'd have given it a stern look and run out of ideas.
p I'd offer to help, but all I bring is snacks and optimism.
p Walking suddenly looks like the smart choice.
p I'd have come up with some brand new swear words by now.
p I'd have shouted at it and then said sorry, just in case.
i I bet you handled that more calmly than you're letting on.
i I'd have been good company for that one, just saying.
i Part of me thinks I'd have enjoyed being stuck there with you.
i You make even a bad journey fun to read about.
i I'd like to hear the version you tell your friends.
C How late did it make you in the end?
C Are you all right now?
C Did you get there in the end?
C Did anyone stop to help?
P How many swear words did that journey need?
P Would a horse have been quicker?
P Who got the blame, the driver or the weather?
P What would you like to say to whoever's responsible?
I What kept you sane through it all?
I Which song fits a journey like that?
I What did the delay make you miss?
I When things go wrong on the road, are you calm or furious?
=brokenThing
c What a nuisance, and you only notice how much you need it now.
c I'm sorry, these things never break on a quiet day.
c What a pain, I hope it's a quick and cheap fix.
c You have my sympathy, that'd get on my nerves fast.
c That would put me in a bad mood as well.
p My repair method is off, on again, and hope.
p Hand me a screwdriver and I can turn one fault into two.
p I'd fix it with confidence, tape and absolutely no skill.
p It probably waited until the guarantee ran out.
p I'd have tried giving it a gentle thump by now.
i I bet you've already tried three clever ways around it.
i I'd be lost without mine within an hour.
i You sound pretty calm about it, I'd be sulking.
i I like how you tell a disaster with a straight face.
i I'd offer to come and look at it, mostly for the company.
C How are you managing without it?
C Is someone coming to fix it?
C When did it give up?
C Can it be saved, or is it beyond repair?
P Have you tried threatening it?
P Did it at least break with a bit of drama?
P What's your bet for the next thing to go?
P Did it get sworn at, or did you stay polite?
I What do you miss most without it?
I What's the oldest thing you own that still works?
I How patient are you with broken things?
I What could you never do without?
=neighbours
c That would drive me up the wall, you deserve some peace.
c I'm sorry, home's the one place you should be able to relax.
c What a cheek, you deserve much better than that.
c You've got every right to be fed up.
c That takes a lot of patience, and you sound close to the end of it.
p I'd write a very stern note and then be too polite to deliver it.
p Sounds like the right time for me to take up the trombone.
p I'd storm over to complain and probably end up apologising.
p I'd be furious, and also a bit curious what happens next.
p You're welcome to borrow my angriest face for this.
i I suspect there's a longer story here, and I want all of it.
i You've just made me very grateful for a quiet evening.
i I'd love to see you when you've finally had enough.
i I've a feeling you'd win if it came to a standoff.
i Somewhere quiet with good company sounds like what you need.
C How long has this been going on?
C Have you tried talking to them about it?
C Do you get any peace there at all?
C Does it bother anyone else there?
P What would your revenge be, drums or tap dancing?
P Who'd you send to the moon first?
P How polite would your angry note be?
P Has it got funny yet, or is it only annoying?
I What do you think people hear from your side?
I Who was the best neighbour you ever had?
I How would the perfect neighbour behave?
I Where do you go when home gets too much?
=cancelledEvent
c I'm sorry, that's a real letdown when you'd been looking forward to it.
c What rotten luck, I'd be sulking about it too.
c That's such a shame, it should have been a lovely thing.
c You'd earned some fun, and I'm cross on your behalf.
c That stings, especially when you've been counting on it.
p I'd like a strong word with whoever's in charge of that.
p I'd be sulking about that until Thursday at least.
p I'd have needed a big dessert to get over that one.
p That calls for a refund and a very large drink.
p I'd have taken that about as well as a five year old.
i I'd have liked to see you on the day it all went right.
i That leaves a gap in your plans, and I've got ideas.
i I like that you get properly excited about things.
i Somehow I think you'd rescue even a day like that.
i You deserve something nice instead, and I'm already thinking.
C Is there any hope of making up for it?
C How gutted are you, honestly?
C What were you looking forward to most?
C Who else was let down by it?
P How big is the sulk?
P Who gets the angry letter?
P Would cake help at all?
P How long are you allowed to be grumpy about it?
I What did you end up doing instead?
I Which cancelled plan still bothers you years later?
I How would it have gone if everything had worked out?
I When plans fall through, are you secretly ever relieved?
=cantSleepTold
c Poor you, a night without proper sleep makes everything harder.
c That's rough, I hope your next night is a kinder one.
c I'm sorry, lying awake like that's miserable.
c You deserve about twelve hours of deep sleep now.
c Not sleeping is maddening, you have my sympathy.
p My sheep would've given up and gone home by now.
p Whoever invented alarms has never had a night like yours.
p On that little sleep I'd be putting my keys in the fridge.
p I yawned just reading that, thanks.
p Naps should be allowed at work after a night like that.
i I'm good company at that hour, for what it's worth.
i I wonder what your head gets up to at that hour.
i Everything seems so much bigger at three in the morning.
i You're surprisingly good at telling a story on no sleep.
i I'd have told you something very boring in a low voice.
C How tired are you right now?
C Does this happen to you often?
C Will you get a chance to catch up on sleep?
C Is something on your mind, or is it just bad sleep?
P How many sheep did you get to?
P Who's to blame, the pillow or your brain?
P How many coffees is today going to take?
P What's your trick, a book, a podcast or staring at the ceiling?
I What do you think about when you can't sleep?
I When did you last sleep really deeply?
I If you could fall asleep anywhere tonight, where would it be?
I Are you a different person in the small hours?
=lonely heavy
c I'm glad you told me, missing people is hard.
c That sounds lonely, and I'm happy to keep you company here.
c It's not easy to say that, and I'm glad you did.
c It's hard, and I think it shows how much you love people.
c I'm sorry, it can get very quiet, and I feel for you.
p I can't fix it, but I've got plenty of silly stories if you'd like one.
p I'm only words on a screen, but I'm here as long as you like.
p Keep me on in the background, I'm happy to chat about nothing.
p I'm told I'm decent company, and I'm free right now.
p I can talk for a very long time about very little, if that helps.
i I'd like to hear more about that, whenever you feel like it.
i More people feel like that tonight than would ever say so.
i Whoever you miss must be pretty special.
i I like that you say it straight, most people hide it.
i There's a lot of love in what you just wrote.
C Who do you miss most right now?
C When does it hit you hardest?
C What would make today feel less lonely?
C Is there a voice you'd love to hear today?
P Would a terrible joke help or make it worse?
P What's the best cure so far, music, food or a silly film?
P Would you like company or cake first?
P What's your favourite film for a night like that?
I What little thing do you miss most?
I Which place feels most like home to you?
I If a friend walked in now, what would you talk about?
I What do you think about when it gets quiet?
=stressed heavy
c That's a lot on one plate, no wonder you're worn out.
c You don't have to do all of it tonight, whatever it feels like.
p I'd have swapped my phone for a hammock by now.
p Officially, you're excused from everything that isn't a snack.
i I hope somebody's carrying a bit of it with you.
i You sound like someone who keeps going long after it's fair.
C What could wait until next week?
C When does it finally ease off?
P Which bit of it can we blame on someone else?
P How many biscuits has it cost you so far?
P Who gets the invoice for your nerves?
P What are you eating straight out of the packet today?
P What's the first silly thing you'll do when it's over?
I What do you do when you need ten minutes of peace?
I What would make tonight feel a bit lighter?
c That's a heavy load, no wonder you're worn out.
c You're carrying a lot, and you're still going, that's impressive.
c I'm sorry, that sounds like there's no room to breathe.
c Anyone would struggle with all that, so go easy on yourself.
c No wonder your head's full, that's too much for one person.
p I'd be hiding under a blanket with snacks by now.
p My answer to pressure is panic, then toast, then getting started.
p I can't do it for you, but I can cheer very loudly.
p I'd have cried twice and reorganised a drawer by now.
p I vote we lose the whole to do list behind the sofa.
i I'd like to meet you on the day after all this is over.
i I'd love to steal you away from all that for an hour.
i You put that into words well, even worn out.
i I suspect you're handling it better than it feels from inside.
i I've a feeling you're bad at asking for help.
C What's weighing on you most?
C When will the worst of it be over?
C Is there anything on the list that can wait?
C Who's got your back in all this stress?
P Have you reached the stage of making lists of lists?
P What's your stress snack of choice?
P Would chocolate help, or is it past that?
P What would you happily throw off a bridge first?
I What will you do with the first free hour?
I When did you last do nothing at all?
I Where does your mind go when it's all too much?
I What would you drop first if nobody noticed?
=sadMood heavy
c I'm sorry today is so heavy, and I'm glad you told me.
c You don't have to be cheerful here, sad is fine with me.
c That sounds like a hard day, I'm thinking of you.
c Low days don't scare me, I'm here and I'm listening.
c Some days are just sad, and I'm glad you didn't hide it.
p I'll save the jokes for later, you get my full attention now.
p I'd offer chocolate, a blanket and no questions at all.
p Today can be over early if you want, I won't tell anyone.
p I'm no expert, but I'm good at sitting next to people.
p A clumsy hug by text is all I have, but it's a big one.
i You don't need a reason, some days are just like that.
i I like you without the brave face too.
i I've always thought crying takes more courage than holding it in.
i I wish I could just sit beside you for a while.
i It means a lot that you told me.
C Would you rather be listened to or distracted?
C How are you feeling right now?
C Is there someone with you today?
C Do you want to tell me more, or just sit quietly?
P Would chocolate or a silly story help your mood more?
P What's the cosiest spot you've got for days like this?
P Which film do you put on when you feel like this?
P Can I fetch you an imaginary cup of tea?
I What usually helps, even a little?
I Where do you like to be when you feel low?
I When did this sadness creep in?
I What song would today be?
=quarrel heavy
c I'm sorry, that kind of thing stays with you all day.
c That must've hurt, you had every right to expect better.
c It hurts most when it's people you care about or trusted.
c I'd be upset too, you're not making too much of it.
c Falling out is horrible, I'm sorry you're going through it.
p I'm hopeless in rows, my best line turns up days later.
p If you need someone to be cross alongside you, I'm free.
p I'd make a terrible referee, I'm already on your side.
p After a row I'd be doing some very loud washing up.
p You can rant at me all you like, I won't even interrupt.
i I'd guess there's a part of this you haven't said yet.
i I wonder if it was really about that, or something older.
i I wonder whether they're lying awake over it too.
i It only hurts like that because you care, I think.
i The silence afterwards is the part I'd find hardest.
C What hurt you most about it?
C Have you spoken since then?
C Do you think it can be mended?
C How do you feel about them now?
P Who's better at slamming doors?
P What's the perfect line you only thought of afterwards?
P Who's more stubborn, you or them?
I What would you like to hear from them?
I When did it start to go wrong?
I Are you quick to forgive, or does a row simmer?
I If they rang right now, would you pick up?
=tiredHome
c You've earned that rest and every quiet minute of it.
c That moment when you finally sit down is the best of the day.
c What a relief, the long day's behind you now.
c You sound like you gave it everything, now put your feet up.
c Good, you're done and nobody can ask you for anything now.
p I respect someone who knows how to collapse properly.
p You're excused from cooking, cleaning and moving until tomorrow.
p I hope the sofa's treating you well.
p I'd bring you dinner, but you'd have to get up for the door.
p Toast counts as dinner on a day like that, I checked.
i I'm flattered I got a message out of your last bit of energy.
i I'd have happily run you a bath and kept quiet.
i You're funny when you're tired, I noticed.
i You make doing nothing sound very tempting.
i A quiet night in with you sounds pretty good from here.
C What was it that wore you out?
C Are you lying down by now?
C What's left of your evening?
C Did you get any break at all today?
P Sofa or bed, which one gets you tonight?
P What gave up first, your feet or your head?
P How far away is the remote?
P Are you getting up again tonight, or is that it?
I What's the first thing you do when you get in?
I When do you finally switch off from the day?
I What would make tonight perfect?
I What's your favourite way to recover?
=atWorkNow
c Hang in there, it has to end at some point.
c I like being your little break from work.
c Happy to keep you company until they let you go.
c I like that you thought of me in the middle of your day.
c A message from you in working hours makes my day better too.
p If your boss walks by, I'm an important email.
p I'd be a terrible colleague, I'd never let you work.
p That clock has definitely stopped, go and give it a tap.
p I'll type quietly so nobody notices.
p If anyone asks, I'm a very serious client.
i I like picturing where you're typing this from.
i I bet you've got some good stories from that place.
i I wonder what you're like in work mode.
i A message sneaked out at work counts double, I think.
i If I were nearby I'd come and rescue you with coffee.
C How much longer have you got at work?
C What's the first thing you'll do after your shift?
C Has the day been kind to you so far?
C When do they let you out of there?
P Who thinks you're working right now?
P How well can you hide a phone from your boss?
P Would anyone notice if you slipped out the back?
P What's the most useless thing you've done today?
I What do you daydream about at work?
I Which of the people around you belongs in a film?
I Where are you sitting, and what can you see?
I If you could swap jobs for an hour, with whom?
`;
