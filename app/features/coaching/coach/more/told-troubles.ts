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
i I don't like the thought of you being in pain.
i I'd happily keep you company while it heals.
i Reading that made me want to turn up with soup and painkillers.
i I have a feeling you're not great at sitting still while things heal.
i I wish I were close enough to carry something for you.
C How bad is the pain today?
C Is someone helping you while it heals?
C How long will it take to heal, do you think?
C Have you got anything decent for the pain?
P Is anyone spoiling you properly?
P Is there at least chocolate within reach?
P Are you a good patient or a terrible one?
P How much are you allowed to complain about it?
I Are you managing all right with it?
I Do you grumble when it hurts, or suffer in silence?
I What would make you more comfortable right now?
I What comforts you when something hurts?
=petIll heavy
c I'm so sorry, they really are family.
c That's so hard, of course you're upset.
c They take up so much of your heart, of course this hurts.
c You clearly love that animal to bits, and I really feel for you.
c I'm really sorry, loving an animal that much makes this very hard.
p I'm clumsy at comforting, but I've got a very soft spot for animals.
p You've got a grown man going all soft over an animal.
p I'd love to say I'm tough, but animals get me every time.
p I wish I could bring something warm over and just sit with you.
p No jokes from me on this one, just a big hug.
i That animal's been very loved, I can tell from here.
i A pet is part of every day at home, of course it hurts.
i I'd trust anyone who cares about an animal like that.
i That one went straight to my heart, I had to read it twice.
i Any animal that ends up with you is a lucky one, I think.
C How are you holding up with all this?
C Can you take it easy at home for a bit?
C Is someone there with you?
C Would it help to talk about it for a bit?
P Would you like company or a quiet bit of distraction?
P Can I send you a very big hug from here?
P Is somebody making you a cup of tea, at least?
P Shall I just listen, or would something silly help?
I What little habit of your pet do you love most?
I What would help you most at the moment?
I Do you feel like telling me what your pet is like?
I Is there a memory of your pet that makes you smile?
=familyIll heavy
c I'm sorry, it's so hard when it's someone you love.
c That's a lot to worry about, and they're lucky to have you.
c I'm sorry, that must be on your mind all the time.
c Thinking of you all, and hoping for better news soon.
c I hope the doctors have something good to tell you soon.
p I can't do much from here, but I can listen at any hour.
p I wish I could bring you all a proper dinner tonight.
p I'd send a big hug for the whole family if I could.
p Consider me on call for distraction, bad jokes, or just listening.
p I'd gladly be in charge of your snacks and tea through all this.
i I can hear how much they mean to you.
i I hope someone's asking how you are too, because I'd like to know.
i You sound like the one everybody leans on.
i I'd like to look after you while you look after them.
i I've a feeling you're being braver about this than you let on.
C How are they doing today?
C Are you getting any rest yourself with all this?
C Who's looking after you while you worry about them?
C Is there someone in the family sharing the load?
P Have you remembered to eat something yourself?
P Would a bit of silly chat help, or shall I just listen?
P Shall I tell you something daft to take your mind off it?
P Has anyone made you a decent cup of tea yet?
I Can you be with them, or is it mostly by phone?
I What would take a bit of weight off you right now?
I What's it been like for you, all this worrying?
I When do you get a quiet minute in all this?
=breakdown
c That's maddening, and there's nothing you can do about it either.
c Oh no, that's the last thing anyone needs on a journey.
c What a rotten journey, you must be fed up to the back teeth.
c Being stranded is miserable, and I'd be just as cross.
c I'm sorry, these things always pick the worst moment.
p My plan for any breakdown is a stern look and a sandwich.
p I'd come to the rescue, but all I'd bring is snacks and optimism.
p Travel like that makes me want to stay on the sofa forever.
p I'd have come up with some brand new swear words by now.
p I'd have shouted at it and then said sorry, just in case.
i I bet you handled that more calmly than you're letting on.
i I'd have been good company for that one, just saying.
i Part of me thinks I'd have enjoyed being stuck there with you.
i You make even a bad journey fun to read about.
i I wish I could have come and picked you up.
C Are you still stuck, or is it sorted now?
C Are you all right now?
C Have you got another way to get there?
C How long did it hold you up?
P How many swear words has it cost you?
P Would a horse have been quicker?
P How grumpy are you now, from one to ten?
P What would you like to say to whoever's responsible?
I What's keeping you sane through all that?
I Has it ruined the day, or can it still be saved?
I Did you miss anything important because of it?
I When things go wrong on the road, are you calm or furious?
=brokenThing
c What a nuisance, you never know how much you need a thing until it breaks.
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
i I'd come and help, even if I only held the torch.
i I wish I could lend you a working one until it's fixed.
i I'd come and look at it, mostly for the company.
C How are you managing without it?
C Is someone coming to fix it?
C How long might it take to sort out?
C Can it be saved, or is it beyond repair?
P Have you tried threatening it?
P Could it be fixed with tape and a lot of hope?
P Has anything else broken in sympathy yet?
P How many times have you sworn at it so far?
I What do you miss most without it?
I Is it going to be expensive to put right?
I Are you any good at fixing things yourself?
I What's the plan until it's repaired or replaced?
=neighbours
c That would drive me up the wall, you deserve some peace.
c I'm sorry, home's the one place you should be able to relax.
c What a cheek, you deserve much better than that.
c You've got every right to be fed up.
c That takes a lot of patience, and you sound close to the end of it.
p I'd write a very stern note and then be too polite to deliver it.
p I'd last about two days there before I started shouting.
p I'd storm over to complain and probably end up apologising.
p I'd be furious, and also a bit curious what happens next.
p You're welcome to borrow my angriest face for this.
i I suspect there's a longer story here, and I want all of it.
i I hope you get one properly peaceful evening at home soon.
i It's hard to relax when home itself is the problem.
i I've a feeling you'd win if it came to a standoff.
i Somewhere quiet with good company sounds like what you need now.
C How long has this been going on?
C Have you tried talking to them about it?
C Do you get any peace there at all?
C Is anyone on your side in this?
P What would your perfect revenge look like?
P Are you being saintly about it, or plotting something?
P How polite would your angry note be?
P Has it got funny yet, or is it only annoying?
I What would you say to them if you didn't have to be polite?
I Is it getting you down, or are you just fed up?
I What do you think you'll do about it?
I Where do you go when home gets too much?
=cancelledEvent
c I'm sorry, that's a real letdown when you'd been looking forward to it.
c Cancelled plans are rotten luck, and I'm sorry about yours.
c That's such a shame, it should have been a lovely thing.
c You'd earned some fun, and I'm cross on your behalf.
c That stings, especially when you've been counting on it.
p I'd like a strong word with whoever's in charge of that.
p I'd be sulking about that until Thursday at least.
p I'd have needed a big dessert to get over that one.
p That calls for a refund and a very large drink.
p I'd have taken that about as well as a five year old.
i I hope you get a second go at it, and a better one.
i That leaves a gap in your plans, and I've got ideas.
i It's hard when you've looked forward to something and it's gone.
i Somehow I think you'll rescue the day even so.
i You deserve something nice instead, and I'm already thinking.
C Is it off for good, or will there be another chance?
C How gutted are you, honestly?
C Will you try to do it another time?
C Is anyone else as disappointed as you?
P How big is the sulk?
P Is there someone to blame, or only bad luck?
P Would cake help at all?
P How long are you allowed to be grumpy about it?
I What will you do instead?
I What would cheer you up a bit now?
I Had you been looking forward to it for long?
I Are you only sad about it, or a tiny bit relieved too?
=cantSleepTold
c Poor you, a night without proper sleep makes everything harder.
c That's rough, I hope your next night is a kinder one.
c I'm sorry, lying awake like that's miserable.
c You deserve about twelve hours of deep sleep now.
c Not sleeping is maddening, you have my sympathy.
p My sheep would've given up and gone home by now.
p I'd be arguing with the pillow by that point.
p On that little sleep I'd be putting my keys in the fridge.
p I yawned just reading that, thanks.
p Naps should be allowed at work after a night like that.
i I'm good company at that hour, for what it's worth.
i I wonder what your head gets up to at that hour.
i Everything seems so much bigger at three in the morning.
i I'd stay up and keep you company if I could.
i I'd read you something very boring until you dropped off.
C How tired are you right now?
C Does this happen to you often?
C Will you get a chance to catch up on sleep?
C Is something on your mind, or is it just bad sleep?
P How many sheep did you get to?
P Who's to blame for no sleep, the bed or your brain?
P How many coffees is today going to take?
P What's your trick, a book, a podcast or staring at the ceiling?
I What do you think about when you can't sleep?
I When did you last sleep really deeply?
I What usually helps you drop off?
I Do you lie there and wait, or do you get up?
=lonely heavy
c I'm glad you told me, missing people is hard.
c That sounds lonely, and I'm happy to keep you company here.
c It's not easy to say that, and I'm glad you did.
c Feeling lonely is horrible, and it's nothing to be ashamed of.
c I'm sorry, it can get very quiet, and I feel for you.
p I can't fix it, but I've got plenty of silly stories if you'd like one.
p I'm only words on a screen, but I'm here as long as you like.
p Keep me on in the background, I'm happy to chat about nothing.
p I'm told I'm decent company, and I'm free right now.
p I can talk for a very long time about very little, if that helps.
i I'd like to hear more about that, whenever you feel like it.
i More people feel like that tonight than would ever say so.
i Being alone that much would get to me too.
i I like that you say it straight, most people hide it.
i I don't think it'll always feel this lonely, honestly.
C Who do you miss most right now?
C When does it hit you hardest?
C What would make today feel less lonely?
C Is there a voice you'd love to hear today?
P Would a terrible joke help or make it worse?
P What helps a bit, music, food or a silly film?
P Would you like company or cake first?
P What's your favourite film for a night like that?
I What little thing do you miss most?
I Which place feels most like home to you?
I What would you love to do with someone right now?
I Has it felt like this for a while?
=stressed heavy
c That's a lot of pressure, no wonder you're worn out.
c You don't have to do all of it tonight, whatever it feels like.
p With that much on I'd be hiding in the bath.
p Officially, you're excused from everything that isn't a snack.
i I hope somebody's carrying a bit of it with you.
i You sound like someone who keeps carrying it long after it's fair.
C How are you coping with all of that?
C Are you getting any sleep with all this stress?
P Is there a bit of it you can dump on someone else?
P How many biscuits has it cost you so far?
P Have you had a proper meal lately, or only snacks?
P Shall I send tea and silence, or would you rather vent?
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
i I wish I could take one of those worries off your list.
i I suspect you're handling it better than it feels from inside.
i I've a feeling you're bad at asking for help.
C What's weighing on you most?
C When will the worst of it be over?
C Is there anything on the list that can wait?
C Who's got your back in all this stress?
P Are you at the panic stage or already at the giggling stage?
P What's your stress snack of choice?
P Would chocolate help, or is it past that?
P Which bit would you happily throw out of the window?
I What will you do with the first free hour?
I When did you last have a proper day off?
I What calms you down when it's all too much?
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
i Letting yourself be sad is better than hiding it, I think.
i I wish I could just sit beside you for a while.
i It means a lot that you told me.
C Would you rather be listened to or distracted?
C How are you feeling right now?
C Is there someone with you today?
C Do you want to tell me more, or just sit quietly?
P Would chocolate or a silly story help your mood more?
P Have you got a blanket and something warm to drink?
P Which film do you put on when you feel like this?
P Can I fetch you an imaginary cup of tea?
I What usually helps, even a little?
I Where do you like to be when you feel low?
I Did something set it off, or did it just come?
I What would feel nice right now?
=quarrel heavy
c I'm sorry, that kind of thing stays with you all day.
c That must've hurt, you had every right to expect better.
c It hurts most when it's people you care about or trusted.
c I'd be upset too, you're not making too much of it.
c Falling out is horrible, I'm sorry you're going through it.
p I'm hopeless in rows, my best line turns up days later.
p If you need someone to be cross alongside you, I'm free.
p I'd make a terrible referee, I'm already on your side.
p When I'm that cross I do some very loud washing up.
p You can rant at me all you like, I won't even interrupt.
i I'd like to hear your whole side of it.
i I think you deserved to be treated better than that.
i I wonder whether they're lying awake over it too.
i It only hurts like that because you care, I think.
i I'd find it hard to think of anything else for days.
C What hurt you most about it?
C Have you spoken since then?
C Do you think it can be mended?
C How do you feel about them now?
P Do you want to have a proper rant about it?
P Did the perfect answer come to you an hour too late?
P Who's more stubborn, you or them?
I What would you like to hear from them?
I Had it been brewing for a while?
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
p After a long day I only move for food and the charger.
p I'd bring you dinner, but you'd have to get up for the door.
p Toast counts as dinner on a day like that, I checked.
i I'm flattered I got a message out of your last bit of energy.
i I'd have happily run you a bath and kept quiet.
i I hope nobody wants anything from you for the rest of the night.
i You make doing nothing sound very tempting.
i A quiet night in with you sounds pretty good from here.
C Was it a hard day or just a long one?
C Have you had anything nice to eat yet?
C What are you doing with the rest of your evening?
C Did you get any break at all today?
P Sofa or bed, which one gets you tonight?
P What gave up first, your feet or your head?
P How far away is the remote?
P Are you getting up again tonight, or is that it?
I What helps you switch off after a day like that?
I Is tomorrow a bit easier on you?
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
i It's nice to think of you writing to me from work.
i I wonder what you're like in work mode.
i A message sent from work counts double, I think.
i If I were nearby I'd come and rescue you with coffee.
C How much longer have you got at work?
C Is it a good day at work or a slow one?
C Has the day been kind to you so far?
C What have you got planned for after work?
P Are you supposed to be working right now?
P How well can you hide a phone from your boss?
P Would anyone notice if you slipped out the back?
P Is there at least decent coffee where you are?
I What do you daydream about at work?
I Do you like it there, most days?
I What's the nicest bit of a working day for you?
I What would you be doing now if you weren't at work?
`;
