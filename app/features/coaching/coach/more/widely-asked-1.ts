/** Finer kinds of question, known by what was learned. What is asked of anything and everything, part one. Form: content/asked-about-him.ts. */
export const WIDELY_ASKED_1 = `
=callBeforeMeet
c Yes, a quick call first is a good idea and I'm happy to.
c I'd like that, ten minutes of hearing each other beats a week of typing.
c Happy to, pick a moment that suits you and we'll talk.
p Gladly, though my phone voice sounds like a polite weather forecaster.
p Sure, I'll practise saying hello until it sounds like a normal person.
p Count me in, and I promise not to hang up in a panic.
i I was hoping one of us would suggest that.
i A call it is, there's a story I'd rather tell than type.
i Let's do it, voices give away far more than profiles do.
b When are you usually free to talk?
b Are you a pacer or a sofa sitter on the phone?
=hangoverCure
c A bacon roll, a pint of water and no decisions before noon.
c Eggs on toast, strong tea and a slow walk round the block.
p Toast, lying very still, and promising the ceiling I'll be a better person.
p Crisps for breakfast, sunglasses indoors and a blanket worn as a cape.
p The cure is chips, silence and blaming whoever ordered the last round.
i I have a soup for that, and the recipe is not given out lightly.
i Something spicy sorts it, and there's one dish I trust above all.
i Ginger, lemon and one secret I only share with people in real need.
b Are you team greasy food or team dry toast?
b What's your drink that always ends badly?
=saveSlice
c I've already put some aside for you.
c There's a bit here with your name on it.
c You'll get the best piece, I only need a day to see you.
p I'm guarding yours from myself, and it's a close fight.
p Saved, though it asks about you every time I open the door.
p Yours is safe for now, but my willpower has office hours.
i Some has been hidden where only I would look.
i I kept the good bit back before you even asked.
i It's waiting for you, and it may come with something extra.
b How soon can you come and collect it?
b Are you a tea or a coffee with it person?
=attachmentStyle
c I'd say mostly secure, with the odd evening of overthinking.
c Fairly secure, I like being close and I also like my quiet mornings.
c A bit anxious at the start, then steady once I know where I stand.
p Secure with people, deeply anxious about the last slice of pizza.
p I'm firmly attached to my sofa and working on everything else.
p My style is replying quickly and then pretending I was busy.
i It used to be avoidant, but something changed that for the better.
i Secure on paper, though the right person could test that nicely.
i Closer to secure than I once was, and I had to earn it.
b Do you think it changes with the right person?
b Does knowing yours actually help you?
=owedTreat
c It's still owed, so name a day and I'll pay up gladly.
c I haven't forgotten, you can collect this week if you like.
c A promise is a promise, and I'd enjoy keeping this one.
p The debt is real and my lawyer has advised me to settle.
p I was hoping you'd forget, but I secretly budgeted for it.
p You can collect any time, interest is being paid in biscuits.
i It's all arranged in my head, I only need the day from you.
i I've been adding a small extra to what I owe you.
i Soon, I know exactly the right place for handing it over.
b When would suit you best?
b Will you be gracious about it or will you gloat?
=adultFriends
c Join something weekly and keep turning up, by the third time people know you.
c I'd pick one local cafe and one class, and be a regular at both.
c Say yes to every invitation for three months, even the dull ones.
p Stand near the snacks at any gathering, all the good people end up there.
p Borrow a dog, walk it slowly and let it do the talking.
p Complain about the weather with a stranger until you're basically family.
i It starts with one brave question to someone you see every week.
i I think you only need one good person, the rest come along with them.
i The trick is being the one who suggests the second coffee.
b Is there something you've always wanted to try a class in?
b What kind of people do you click with fastest?
=showUp
c I show up, usually with snacks and a slightly wrong tool.
c The turning up kind, offers are easy and doing it is what counts.
c If someone I care about needs a hand, I come.
p I arrive early, lift one heavy thing and talk about it for years.
p You'd find me there, making tea with great authority.
p I turn up with enthusiasm and the back of a much older man.
i Ask my friends, they all have a story that starts with a van.
i Words are nice, but I'd rather be there when it's raining.
i I'm there before the second text, and pizza has nothing to do with it.
b Who's the person you'd ring first?
b Do you find it easy to ask for help?
=quieterPlace
c Yes, somewhere quieter suits me better too, I'd rather hear you than shout.
c Of course, I'll find us a calm corner with decent chairs.
c Good idea, a small cafe or a quiet bar sounds much nicer.
p Gladly, I can only lip read the words beer and sorry.
p Yes please, my shouting voice sounds like a startled goose.
p Agreed, I'm at the age where good chairs beat good DJs.
i I know a spot where the loudest thing is the coffee machine.
i Let's do that, some conversations deserve a bit of quiet.
i There's a little place I've been saving for exactly this.
b Would you rather sit inside or outside?
b Are you more of a cafe or a cosy bar person?
=changePlace
c Yes, that works for me, let's do that instead.
c Happy to switch, I care more about the company than the place.
c Sure, let's change it, I'm easy about where we go.
p Done, I wasn't emotionally attached to the first place anyway.
p Fine by me, I'd only memorised half of the other menu.
p Approved, and I'll break it gently to the other place.
i Good call, I think that will suit us better.
i Let's go with that, I was half hoping you'd suggest something.
i Works for me, and it gives me an idea for afterwards.
b Shall we keep the same time?
b Do you go there often?
=surviveCooking
c You'll be fine, I'd keep it simple and make sure it's good.
c It's safe, I make a decent pasta and I taste as I go.
c No need to worry, I'd only serve you something I know well.
p Survival is very likely, and seconds are entirely at your own risk.
p So far everyone has lived, though one guest now only eats toast.
p I keep the takeaway menu on the table as a sign of respect.
i There's one dish of mine that changes people's minds every time.
i You'd live, and you might even ask for the recipe.
i Trust me once, and the second time you'll come hungry.
b What dish would convince you?
b Is there anything you really don't eat?
=comeWatch
c I'd come, and I'd clap louder than anyone there.
c Yes, I'd love to see you doing something you care about.
c Definitely, tell me when and I'll be there cheering.
p I'd come with a homemade banner and a spelling mistake on it.
p Front row, wrong chants, total commitment from me.
p You'd hear me cheering proudly at all the wrong moments.
i You'd spot me at the back, quiet and grinning.
i It's not often I get asked, so yes before you change your mind.
i Seeing you in your element is exactly what I'd like.
b Do you get nervous with people you know watching?
b What should I know before I come along?
=didYouKnow
c I did not know that, and I'll be repeating it all week.
c That's new to me, and it's the best thing I've learned today.
c No idea until now, consider me educated.
p I didn't, and now I'll ruin at least one dinner with it.
p No, school clearly wasted my time on triangles instead.
p That has just replaced something important in my brain.
i I'd heard a rumour, but you made it sound much better.
i Not until you said it, and now I have follow up questions.
i I knew something almost as odd, and I've been saving it.
b Where do you pick up facts like that?
b Have you got another one for me?
=favDinosaur
c Triceratops, calm, solid and not to be messed with.
c The diplodocus for me, all neck and no hurry.
c I'd go with the stegosaurus, nobody has dressed better since.
p Velociraptor, mostly because we have the same arms on a Monday.
p The one from the museum cafe that's printed on the biscuits.
p I pick the ankylosaurus, basically a grumpy armoured sofa with a club.
i Pterodactyl, and yes I know it doesn't count, that's the point.
i My answer was T rex until I learned one thing about them.
i A small feathery one nobody can pronounce, for reasons I'd explain over coffee.
b Does that pass the test?
b Did you have a dinosaur phase as a child?
=binsUnasked
c Yes, I do it without being asked and before it overflows.
c I do, a full bin bothers me more than the trip outside.
c Unasked every time, it takes two minutes and saves an argument.
p Yes, though I do expect a small round of applause.
p I do it in slippers, in the rain, like a hero nobody films.
p Certainly, and I judge the neighbours who put theirs out late.
i I do, and I even put a new bag in, which says a lot.
i My secret is doing it while the kettle boils.
i Yes, and there's a smell in my past that explains why.
b Which chore would you happily hand over?
b Is there a job at home you secretly enjoy?
=bookshopSection
c Travel first, then I'd lose half an hour among the cookbooks.
c I'd head for crime novels, preferably something with snow in it.
c History, the kind with maps in the front and good gossip inside.
p A book on how to finish books, which I'd then not finish.
p I'd come away with cookbooks I use only for the pictures.
p Probably a bird guide, so I can be wrong with confidence.
i Second hand novels with someone else's notes in the margins.
i The shelf by the window that nobody has tidied in years.
i Something I'd never admit to, hidden behind a clever one.
b Which book do you press on everyone?
b Do you judge a book by its cover?
=lastLie
c I said I was five minutes away while still looking for my keys.
c I told a friend his new haircut looked great, and I stand by it.
c The last one was saying I'd read an article I'd only seen the headline of.
p I told the barber it was perfect and then wore a hat.
p My last fib was telling the dentist I floss every night.
p I claimed not to be hungry and then ate half of someone's chips.
i It involved a surprise party, so I think I'm forgiven.
i Somebody asked if I was fine, and I said yes too quickly.
i Pretending I'd never seen a film, so I could watch it again with someone.
b Are you easy to lie to?
b Can you keep a straight face when you fib?
=powerCutQ
c Candles, cards and rescuing whatever ice cream is melting.
c I'd light some candles, open a window and read until it came back.
c Go outside, look at the stars and enjoy the quiet for once.
p Walk into every room and press the light switch anyway.
p I'd make shadow animals, and all of them would be a rabbit.
p Eat everything in the freezer purely out of public duty.
i Tell stories in the dark, people say better things without lights.
i I'd sit by the window and listen to how quiet a street can get.
i There's a game that only works in the dark, and it needs two.
b Have you got candles or just your phone torch?
b Would you enjoy it or go mad after ten minutes?
=wouldTry
c Yes, I'd give it a go, at least once and properly.
c I would, I'd rather try a thing than wonder about it.
c Sure, I'm curious enough and I'd want someone along to laugh with.
p I'd try it, then talk about it like I invented it.
p Yes, with brave eyes and one hand on the exit.
p My courage says yes and my knees would like a word.
i I've been tempted before, and all I lacked was company.
i For the right person I'd try it twice.
i Ask me on the day and you'll see how quickly I say yes.
b Would you come along if I did?
b What's next on your list of things to try?
=floss
c Most nights, though I'll admit I skipped the last two.
c Last night, and I usually manage four times a week.
c Yesterday evening, I'm regular about it but not perfect.
p Mostly in the panicked week before the dentist, including the last one.
p After popcorn, every time, so my cinema teeth are perfect.
p Recently enough to tell you, not recently enough to brag.
i Often enough that the hygienist smiles, not often enough that she means it.
i More recently than you'd guess, thanks to one very awkward appointment.
i Last night as it happens, and I'll leave it at that.
b Is this a dealbreaker for you?
b Electric toothbrush or the old fashioned kind?
=signLanguage
c Only hello and thank you so far, and I'd really like to learn more.
c Just a few basics, but I pick things up quickly when it matters.
c Not enough yet, though I'd happily learn if someone taught me.
p Thank you, sorry and biscuit, which covers most of my life.
p Barely any, my hands still have a strong accent.
p I know a handful, and I suspect one of them is rude.
i Very little, but I'd love to be able to talk across a noisy room.
i A tiny bit, and I have a good reason to learn now.
i Not much more than hello, which is a decent place to start.
b Would you teach me one?
b Which sign should everyone know?
=dogsSense
c Yes, I think they know, and I'd trust their verdict over most people's.
c I believe they do, they notice how someone moves and speaks.
c They pick up on kindness fast, so I'd listen to them.
p Definitely, though their verdict can be bribed with a bit of sausage.
p Yes, and squirrels must have done something truly dreadful.
p They always know, especially who's got cheese in their pocket.
i I think they do, and I'd be nervous waiting for the verdict.
i A dog made up its mind about me once, and it was right.
i They see what we're too polite to notice.
b Has a dog ever got someone completely wrong?
b Would you take a dog's word over a friend's?
=wordGames
c I love a word game, it's all the smugness with none of the running.
c I do, I'm decent and I don't mind losing to a good word.
c I'm a fan, give me tea and a quiet hour and I'm happy.
p I play with great confidence and invented spelling.
p I play, and I'll defend quizzify as a real word to the end.
p My best skill is turning seven good letters into cat.
i I do, and I have a nasty habit of saving my best word for last.
i Try me, I'm quieter and more dangerous than I look.
i Yes, and I've a feeling you'd bring out my competitive side.
b Are you a gracious winner?
b What's your sneakiest word?
=marsTicket
c No, I'd miss rain, bread and the sea far too much.
c I'd stay, this planet still has plenty I want to see.
c Only with a return ticket, I like adventures that end in my own bed.
p Not until somebody opens a decent bakery up there.
p I get annoyed when the bus is long, so probably not.
p No thanks, I can ruin a houseplant on this planet already.
i I'd be tempted for one whole minute, and then think of something here.
i Ask me on a clear night and you might get a different answer.
i Perhaps, if I could choose who had the seat beside me.
b What would you miss most about Earth?
b Which three people would you take along?
=saveOrRun
c Saving you, no question, I don't leave people behind.
c Straight to your rescue, I think better when someone needs me.
c I'd stay with you, running off alone is no fun anyway.
p Rescuing you, while screaming at roughly the same pitch.
p I'd throw my sandwich as a decoy, which is true devotion.
p My legs would run, but the rest of me would turn back.
i I'm calmer in a crisis than people expect.
i You'd be safe, and I'd bring it up for years.
i Nobody knows until it happens, but I like your chances with me.
b Would you do the same for me?
b Are you a screamer or a freezer?
=sleptStrange
c An airport floor, with a rucksack for a pillow and surprisingly good dreams.
c On a night train, folded up like a deck chair.
c A tent on a slope, I woke up two metres lower.
p In a cinema, through the loudest battle scene ever filmed.
p I nodded off in a dentist's chair, mouth open, very professional.
p Under a pile of coats at a party, warm as a toastie.
i On a beach I wasn't meant to be on, and I'd do it again.
i A boat that was not supposed to leave while I was asleep.
i Somewhere with a lot of goats, and it's a longer story than it sounds.
b Can you sleep anywhere or do you need your own pillow?
b Have you ever missed your stop because of a nap?
=votesDifferent
c Different votes are fine by me, as long as we both listen and stay kind.
c I don't need us to agree, I need us to be decent about it.
c A different vote is no problem for me, contempt would be.
p I can handle another party, but not another opinion on biscuits.
p It's okay, we'd cancel each other out and go for lunch.
p Fine, I've survived family Christmases and have the training.
i I'd be more curious about why than about who.
i It depends on what's underneath the vote, and that's a better chat.
i Some of my favourite talks were with people I disagreed with.
b Do you enjoy a friendly argument?
b Has anyone ever changed your mind on something big?
=neverSell
c An old jumper with holes, it's been through too much with me.
c A box of handwritten letters, no price would do it.
c I'd never part with my battered old camera, it's full of good days.
p One chipped mug, because tea tastes wrong in anything else.
p A spoon of perfect size, and I will not be taking offers.
p My oldest trainers, mostly because nobody would buy them.
i A small stone in a drawer, and it has quite a story.
i There's a book with a note in the front that stays with me.
i Something worth nothing at all, which I'd only show to a few people.
b Are you sentimental or a ruthless clearer outer?
b Is there something you got rid of and still miss?
=familySetUp
c I'd go once, out of curiosity and good manners.
c Why not, people who love you sometimes spot things you miss.
c I'd turn up with an open mind, a coffee never hurt anyone.
p I'd go, and hope she brought photos and a full spreadsheet.
p Only if snacks were provided and no relatives hid behind a plant.
p Yes, relatives are like an app with far stronger opinions.
i I'd say yes, odd beginnings make the best stories.
i It could go horribly well, that's the risk nobody mentions.
i My instinct says no, but my curiosity usually wins.
b Who in your life has the best taste in people?
b What's the worst match anyone could find you?
=busyExcuse
c Fair point, I could have sent one line and I'm sorry I didn't.
c You're right, busy is half of it and the rest was poor manners.
c I was snowed under, but you deserved a quick message anyway.
p Guilty, I replied to you beautifully in my head several times.
p My excuse has been reviewed and found to be quite thin.
p Nobody's that busy, I simply became one with my to do list.
i I wanted to answer properly, and waited too long for a good moment.
i Not uninterested at all, and I'd like to prove it.
i It was a strange few days, but you were on my mind.
b Can I make it up to you this week?
b How have things been at your end?
=whatPlant
c Lavender, it loves sun, smells great and forgives neglect.
c I'd go for geraniums, they're cheerful and very hard to kill.
c Rosemary and thyme, pretty enough to look at and good for dinner.
p Tomatoes, so you can say home grown at every single meal.
p Mint, but sign a peace treaty first because it takes over.
p I'd plant sunflowers and let them stare at the neighbours.
i Night scented stock, you'll see why after dark.
i Something the bees will come for, like salvia or catmint.
i Jasmine, plant it near where you sit and wait.
b Do you want something pretty or something to eat?
b Do you talk to your plants?
=sayToAll
c No, that one was just for you, I meant it.
c Only to you, I'd find it exhausting to say it to everyone.
c I don't, I say it when I think it and not otherwise.
p Just you, and once, by accident, a very confused postman.
p If I were copying and pasting, the spelling would be better.
p I wish I were that organised, I can barely manage one conversation.
i You're the first to hear it, and I surprised myself.
i Never quite like that, and I think you know why.
i Not before now, though I'd been keeping it for someone.
b Do you hear that sort of thing a lot?
b What would make you believe me?
=lineWorksQ
c It's working well enough if you're still talking to me.
c Not often, but I'd rather send something of my own and risk it.
c Rarely, I just say what comes to mind and hope it lands.
p The success rate is one laugh, two blocks and a recipe.
p It has never worked, but I admire my own persistence.
p Ask me tomorrow, the scientists are still counting your reaction.
i You're the first person I've really wanted it to work on.
i Depends entirely on what you send next.
i It got me this far, which is further than I expected.
b What's the worst line you've ever been sent?
b How would you have opened?
=ick
c Being rude to waiters, it puts me off in about four seconds.
c Phones out through dinner, nothing cools me down faster.
c Talking all through a film and then asking what happened.
p People who clap when the plane lands, though I join in quietly.
p Chewing ice, my soul leaves through the nearest window.
p Anyone who says holibobs, and I know that's my problem.
i It's a tiny thing with spoons, and I'd have to show you.
i A certain kind of laugh, the sort meant to make someone small.
i I only have one real one, and most people never notice it.
b Are you safe from that one?
b Have you ever got over an ick?
=greenFlag
c Someone who's kind to waiters and laughs at herself.
c Asking a question and really listening to the answer.
c Good with old people and dogs, that does it for me.
p A woman who says yes to pudding before seeing the menu.
p Offering me a chip without being asked, that's basically marriage.
p Anyone who waves at boats, I'm instantly on their side.
i The way she talks about people who aren't in the room.
i Being comfortable with a bit of silence, it tells me plenty.
i One small thing with how people say goodbye, I always notice it.
b What would your friends say is yours?
b Has a small thing ever won you over completely?
=plusOne
c I'd love to, I'm good company and I talk to everyone's relatives.
c Yes, give me the dress code and I'll scrub up nicely.
c Count on me, I enjoy a party and I don't mind strangers.
p Gladly, I dance badly but with real community spirit.
p I'd be excellent, I laugh at uncles and guard the buffet.
p Yes, I own one good shirt and it has been waiting for this.
i I'd come, and we'd need a secret signal for leaving early.
i Yes, and I think we'd have more fun than the hosts.
i Say the word, I've a feeling we'd make a good team.
b Who should I be careful of there?
b What's our story if anyone asks how we met?
=cancelledPlans
c An unexpected free evening feels like a small present to me.
c I get a bit of both, sorry for a minute and then delighted.
c It depends on who it is, but a quiet night rarely upsets me.
p I act devastated and have my pyjamas on within ninety seconds.
p I whisper what a shame and immediately order noodles.
p There's a small parade in my head and I lead it.
i With most plans I'm relieved, with a few I'd be truly gutted.
i I love it, except when I'd been looking forward to someone.
i Secretly thrilled, though I'd never admit who with.
b What does a perfect free evening look like for you?
b Are you ever the one who cancels?
=hotTake
c New Year's Eve is overrated and the second of January is perfect.
c I think festivals are overrated, give me a small pub gig.
c Sunsets are overrated, early mornings win every time.
p Swans are overrated, ducks are doing all the real work.
p Scatter cushions are a conspiracy and nobody will convince me otherwise.
p Balloons are just stress in a bright colour.
i Late nights are overrated, the best part ends an hour earlier than people think.
i Surprise parties are really for the guests, and I can prove it.
i Being busy is overrated, and I have a theory about why.
b Do you agree or are we over?
b What would get you booed off stage?
=flatpack
c I'm decent at it, I read the instructions and keep calm.
c With tea and a free afternoon I can get anything to stand.
c I like it, it's just Lego for people with bills.
p I finish every job with five spare screws and great pride.
p The manual and I are not speaking, but the thing usually stands.
p My record is a chest of drawers that's technically a bench.
i If two people can build one of those, they can do anything.
i I have a system, and it starts with meatballs.
i You learn everything about a person from how they treat step one.
b Are you the reader or the builder?
b What's the worst thing you've ever had to put together?
=whatsCatch
c No big catch, I'm just fairly normal and a bit stubborn.
c I can be slow to make plans, but once I do I keep them.
c The small print says I need coffee before conversation.
p I clap at nature documentaries, and there's no known treatment.
p My singing in the car is the catch, and it's unavoidable.
p There's a drawer of cables I refuse to discuss.
i There is one, but it's the kind people end up liking.
i You'd have to spend an evening with me to find it.
i Everyone has one, and I'd rather you discovered mine slowly.
b What would your small print say?
b Could you live with that?
`;
