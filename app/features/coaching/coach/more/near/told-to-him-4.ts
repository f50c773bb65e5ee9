/** Told of him and the two of them, part 4. Form: near-entries.ts. */
export const NEAR_TOLD_TO_HIM_4 = `
=bet i'd beat you / i could beat you at that with my eyes closed / you wouldn't stand a chance against me
c I accept the challenge, and I'd enjoy every minute of it either way.
p My gracious loser face is well practised, it would be a shame to waste it.
i Hard to tell yet if you play to win or just to tease.
b What would we play first?
=ok but loser buys / loser pays for dinner / whoever loses gets the drinks in
c Deal, I can't lose, because I get your company both ways.
p I'll bring my wallet and what's left of my pride.
i We'd both be rather glad to lose, it seems to me.
b What will you order if I lose?
=i challenge you to a rematch / i want my revenge / best of three, you got lucky
c Rematch granted, I'd never refuse a reason to meet again.
p Luck is my only skill, so I hope it brings friends.
i Losing won't let you rest, and I find that very likeable.
b When do you want your revenge?
=go on, dare you / i dare you to do it / go on, you won't
c I don't back out of a dare, and from you least of all.
p Famous last words, I'll do it with one eye shut.
i The interesting part is what you'd do if I dared you back.
b What do I get if I go through with it?
=truth or dare, i choose truth / ok let's play a game, never have i ever / let's do would you rather
c I'm in for the game, and I'll answer as truthfully as I ask.
p Fair warning, I blush at truths and fall over at dares.
i I already know which question I'd ask, but it needs a few rounds first.
b Do you start or shall I?
=guess how old i am / guess where i'm from / guess what i do, you get three tries
c Guessing is fun, but the right answer is what I really want.
p My guesses are so poor that you'll have a lovely time.
i The better riddle may be what you'd like me to guess.
b Can I have one hint first?
=you'd never guess what i did / you won't believe what i bought / bet you can't guess what i'm eating
c My guess would be wrong, so I'd rather hear it from you.
p I'll say cheese, because sooner or later it has to be right.
i You've got me picturing all sorts now, and none of it can be right.
b Is it something I'd approve of?
=let's see who wakes up first / bet you can't go a day without coffee / i bet you'll be asleep before ten
c I take that bet, my honour is up against your confidence.
p I've already lost in my mind, now I just have to do it.
i It's nice to have a bet with you running quietly in the background of my day.
b What's the prize?
=i'm training for a race, you should join and lose / race you to the corner / i run faster than you i'm sure of it
c I'd run with you gladly, even if I only see your back.
p Up to the first lamp post I'm quick, after that I admire the view.
i You could tell me what goes through a runner's head after the third mile.
b How long a run are we talking about?
=i hold the record at that arcade game / undefeated at uno since 2009 / nobody beats me at scrabble
c Champions are made to be challenged, I'd be honoured to try.
p I spell everything with vowels, you'll be done in no time.
i The evening on which you earned that title must have been something.
b Who was the last to come close?
=i always win arguments / don't argue with me, i studied law / you won't win this one
c I'd rather hear you argue than win against you.
p I surrender early and spend the saved time on lunch.
i There's a special face you make when you know you've got them, I'm sure.
b Which one did you lose in the end?
=oh you are on / ok then, challenge accepted / oh it's on mister
c Good, I like it when you don't dodge a challenge.
p I started this and already regret it a little.
i Now I'm curious how far you'd go once you've accepted.
b Which rules shall we play by?
=i bet you can't make me laugh today / i'm in a mood, cheer me up, i dare you / try to impress me, go on
c Let me try to cheer you up then, and I'm stubborn about it.
p Picture me getting tangled in a fitted sheet, that's tonight's show.
i You're already fighting a smile, I can tell by the way you wrote it.
b What's been weighing on the mood?
=i can eat more than you / i'd drink you under the table / i can handle more chilli than you, trust me
c I believe it, but I want to watch you show it.
p My stomach asks me to withdraw, my pride has signed up.
i You make that claim without blinking, and that alone impresses me.
b What's your personal record?
=i'd win at hide and seek / i'd survive a zombie apocalypse longer than you / i could outlast you on a desert island
c Then I'd stay close to you, survival included.
p I'd be caught early and offer the zombies tea.
i You know something about surviving that I don't, and I'm intrigued.
b What would you take with you?
=if i win you have to tell me a secret / winner asks, loser answers / if you lose you have to sing
c Fair stakes, I'd even lose on purpose to see you that pleased.
p I'd sing so badly that you'd hand back the prize.
i I bet you've had the question ready for days.
b Which secret would you be after?
=my team is going to destroy yours on sunday / we're beating you lot this weekend / your team is rubbish, sorry
c Big words, I'd love to watch it beside you whoever wins.
p I'll hang my head in advance so that it's used to it.
i I need to see how you celebrate when your side scores in the last minute.
b What do I owe you if you win?
=i can read people really well, i'll figure you out / i already know what kind of man you are / give me a week and i'll know all your secrets
c I'm happy to be read, I've nothing written in the margins.
p Some pages stick together, mostly through jam.
i Let me know when you get to the part that I don't know myself.
b What have you read so far?
=don't forget to drink water / make sure you eat something today / get some rest please, you sound tired
c I'll do as you say, it's lovely to be looked after like this.
p I've filled a glass and raise it to you, doctor.
i You care about such plain things as whether I've eaten or slept, I find that lovely.
b Did you look after yourself today as well?
=don't skip the ending / you have to stick with it till episode four / don't read the spoilers whatever you do
c I'll hold out to the end, on your word alone.
p I had one finger on the off button, you came just in time.
i You guard the rest of it so well that I now suspect every character.
b How did it leave you?
=take a jacket, it's freezing / bring an umbrella, it's going to pour / put sunscreen on, it's strong today
c I'll do as you and the forecast tell me, thank you for the warning.
p You've saved me from myself and from the sky.
i You looked at the sky and thought of me, I find that very nice.
b What's it like where you are?
=drive safe tonight ok / be careful on the roads tonight / text me when you get there safely
c I'll go carefully and let you know the minute I'm there.
p Tonight I'm driving like a man with a cake on the seat.
i So there's somebody who'd notice if I didn't arrive, good to know.
b Will you still be up later?
=don't eat there, i got sick / avoid that place, trust me / that restaurant is overpriced, go next door
c Thanks for the warning, I trust your judgement more than any review.
p My stomach sends you a handwritten note of thanks.
i Behind that warning there's a whole evening, I suspect, and not a pleasant one.
b Where would you go instead?
=you should see a doctor about that / get that checked please / don't ignore that pain, promise me
c You're right, and it does me good that you care enough to nag.
p I was going to treat it with ignoring and biscuits.
i It'd be hard to fool you about how I really am, I can see that.
b Are you better at going than I am?
=don't let them push you around at work / tell your boss no / you should ask for a raise honestly
c You give me backbone, I'll think about how to say it.
p I'll practise my firm no on the coffee machine first.
i Nobody is born that good at standing up for herself, I'd love the story.
b Are you good at saying no?
=you should call your mum / you should make up with your brother / text your friend, life's too short
c True, and I won't put it off too long.
p Pride is a poor pen friend, it never writes first.
i You've made a call like that yourself once, I think.
b Did you ever make the first move like that?
=go to bed, it's late / stop scrolling and sleep / you've got work tomorrow, off you go
c You're right, though it's hard to leave when you're the one telling me.
p Yes, off I go, teeth brushed and lights out.
i It's always at this hour that I want to say one thing more.
b Are you going to sleep now too?
=be yourself and they'll love you / you'll smash that interview / just breathe, you've got this
c Your trust in me is worth more than any preparation.
p I'll breathe in and out, preferably in that order.
i In the second before I walk in, I'll think of you believing in it.
b What do you do before a big moment?
=don't fall for me / i should warn you, i break things / careful, i'm a handful
c Warning received, and I'm staying right where I am.
p I read every warning after opening the packet, I fear.
i That warning may have come a little late for me.
b What should I be careful of exactly?
=don't believe everything you read online / it's a scam, don't click it / never send money to anyone on here, seriously
c Sound advice, it's good of you to look out for me.
p So the prince with the gold isn't going to write back.
i With an eye that sharp, I wonder what you made of my profile.
b Have you come across one of those?
=you should get a cat / you need a plant in that room / you'd look good with a beard, try it
c You have good ideas about my life, I'm taking them seriously.
p I'd first have to check if the cat would take me.
i So you've been picturing my life with small improvements, I like that.
b What else would you change?
=try it with lime, trust me / put peanut butter in it, you'll thank me / add salt to your coffee, i swear
c I'd try anything once if you swear by it, even that.
p If it works you're a genius, and if not I'm still hungry.
i The first person who dared that must have been lonely and very hungry.
b Where did you pick that up?
=good luck for tomorrow / fingers crossed for your exam / hope it goes well today, thinking of you
c Thank you, with your good wishes I go in a good deal calmer.
p I'll keep your luck in my pocket beside the old receipts.
i At the worst moment I'll picture you with your fingers crossed.
b Do you have a ritual for luck?
=get well soon, you / feel better soon, rest up / hope you're feeling better today
c Your message helps already, the next best thing to soup.
p I shall recover at once to spare you further worry.
i Being ill made me rather sorry for myself, and then your message came.
b What cheers you up when you're poorly?
=sleep well, good night / good night, sweet dreams / nighty night, talk tomorrow
c Sleep well too, tomorrow is better for knowing you'll be there.
p I'll go and dream something respectable that I can tell you about.
i I wonder what the last thing is that you think about before you drop off.
b Will you tell me in the morning what you dreamt?
=have fun tonight, ok / enjoy your night with the boys / have a great time at the party
c I will, and a bit of me will be wishing you were there.
p I'll have fun responsibly, until somebody brings out the limbo stick.
i All night I'll catch myself saving up bits of it to tell you.
b What are you up to tonight yourself?
=enjoy your holiday, relax / have a great trip, bring me something back / safe flight, send pictures
c Thank you, and you'll be the first to get a picture.
p A terrible fridge magnet shall be carried home in your honour.
i On the way I'll see half of it through your eyes, wondering what you'd say.
b What should I look out for on your behalf?
=happy birthday to you / happy birthday old man / hope your birthday is amazing
c Thank you, your wish is one of the nicest of the lot.
p Another year older, and the candles are becoming a fire hazard.
i There was a wish, but you know the rule about telling.
b What's the best birthday you remember?
=merry christmas to you and yours / happy diwali to your family / eid mubarak, hope you eat well
c The very same to you and your people, from the heart.
p I plan to celebrate until my belt files a complaint.
i One year I want to see how it's done at yours, and who starts the singing.
b What is on your table today?
=have a good day / hope your monday isn't too bad / wishing you a nice day at work
c With a wish from you in it, it has a head start.
p I'll hold my Monday to your standards and report any faults.
i A day does go differently when somebody has wished you a good one.
b What does your day look like?
=enjoy your food, looks nice / bon appetit, eat well / hope the dinner is as good as it sounds
c Thank you, it would taste better still with you across the table.
p I'll chew in your honour.
i Guessing what you'd have ordered in my place will keep me busy for a course or two.
b Have you eaten yet?
=enjoy the game tonight / hope your team wins / have fun watching the match
c With you on our side it can hardly go wrong, thank you.
p I'll shout at the screen a little less because of you.
i I've never been able to explain why a game matters so much, maybe you can.
b Do you follow any team?
=take care of yourself / look after yourself, ok / be gentle with yourself this week
c I'll try, and please take just as much care of you.
p From today I'm a houseplant, with water, light and kind words.
i You write that as if you knew how bad I am at it.
b What do you do to be good to yourself?
=hope you find what you're looking for / i wish you all the best, you're a good one / you deserve someone great
c I wish you the very same with all my heart.
p Most things I mislay, but this one I'll look for carefully.
i A wish that kind makes me wonder what you're looking for yourself.
b What would you wish for yourself?
=enjoy your day off / have a lazy sunday / rest well, you've earned it
c I will, and I'd happily share the laziness with you.
p Doing nothing is a craft, and I plan to be thorough.
i When nobody wants anything from me I never know where to begin, it's delightful.
b What does your ideal lazy day have in it?
=good luck with the move / hope the new job is great / wishing you a smooth first day
c Thank you, a start is easier with somebody cheering.
p I'll carry your good luck in the box marked fragile.
i I like the evening before a start, when it could still turn out any way at all.
b What was your last big new start?
=congrats on finishing the race / hope you recover quickly from that marathon / rest those legs, champ
c Thanks, your cheer is the nicest medal so far.
p The legs are resting, stairs have been cancelled.
i Ask me about the last stretch one day, it isn't what people expect.
b Would you have run along or waved from the side?
=!thinking of your family today / my prayers are with you and your mum / hope the operation goes well
c Thank you, it's good to know that you're thinking of us.
p Your kind thoughts are very welcome here today.
i On such days you feel exactly who is near, even from far off.
b Do you find comfort in praying?
=boarding now, talk when i land / about to take off, phone off / they're calling my flight
c Have a good flight, I look forward to your first word on the ground.
p I'll be good till you land and not talk to any other pilots.
i Soon you'll be above it all, with nobody able to ask you for anything.
b Have you got a good seat?
=back to work, boss is looking / lunch break's over, chat later / got a meeting, back soon
c Off you go, I'll be here when they release you.
p Look busy and frown at the screen, it works every time.
i You spent your break here with me, and that hasn't escaped me.
b When are you set free again?
=phone dying, talk later / on two percent, bye for now / my battery's about to go
c Charge it in peace, I'm not running away.
p Your battery has terrible timing, somebody should talk to it.
i Until you're back I'll be wondering what you were about to write.
b Is there a socket anywhere near you?
=gotta go, dinner's ready / mum's calling me to eat / food's here, talk after
c Go and eat while it's warm, we'll carry on after.
p Against dinner I don't stand a chance, and rightly so.
i I'm picturing the table over there and wondering who sits next to you.
b What smells so good over there?
=off to bed, i'm shattered / i need to sleep, my eyes are closing / calling it a night
c Sleep well, it was lovely to end the day with you.
p Your pillow has won, I'm a fair loser.
i People think their best thoughts between lights out and sleep, so I hope yours are kind.
b Do you have to be up early?
=need to pick the kids up, speak later / school run, back in an hour / bath time for the little one, later
c Go ahead, the little people come first and I can wait.
p I know who's in charge there, and they're under four feet tall.
i You in the middle of that happy circus is something I would love to see.
b When do you get a moment of peace?
=in the cinema, phone off now / show's starting, talk later / class is about to begin, gotta go
c Enjoy it to the full, we'll talk once the lights are on.
p I'll whisper from now on so they don't throw you out.
i That hush just before something starts is a thing I love, enjoy it.
b What is it about, in a sentence?
=jumping in the shower, brb / going to wash my hair, back later / need to get ready for work, chat in a bit
c Off with you, I'm here when you're fresh again.
p I'll hold the line and hum some waiting music.
i Good ideas come under running water, people say, so bring one back with you.
b How long does it usually take you?
=off to the gym before i change my mind / going for a run, talk after / yoga time, see you in an hour
c Go before the sofa talks you out of it, I admire it.
p I'll do my part and be proud of you while sitting down.
i There's a minute in which you nearly stay, and I wonder what you tell yourself then.
b How do you feel afterwards, in general?
=night shift starting, wish me luck / on call tonight, might go quiet / going in for a double shift
c I wish you a calm shift and a quick one.
p While you keep the world running I'll guard my pillow.
i I've been trying to imagine what it's like at your work at four in the morning.
b What gets you through to the morning?
=i'm off camping, no signal till sunday / going off grid for a few days / in the village this weekend, network is bad there
c Enjoy the quiet, I'll look forward to your stories.
p I'll send my messages by owl in the meantime.
i After three days without a screen you may come back slightly different, I'm curious how.
b What are you looking forward to most out there?
=my friends are here, talk tomorrow / my sister just arrived, gotta go / people are at the door, later
c Have a good time with your people, tomorrow is fine with me.
p Go and entertain them, I'll stay here with my crisps.
i Once they've all sat down you probably laugh in another key, I'd love to hear it.
b What have you got planned together?
=train's going into a tunnel, might lose you / signal's bad here, i'll write later / wifi is so slow, messages aren't sending
c Should you vanish I'll wait, on the other side you'll find me again.
p If this arrives in pieces, the missing part was very witty.
i I'll wait here in case you come out with a whole new thought.
b What can you see out there just now?
=no power again, phone on last bar / light just went, saving my battery / brownout here, talk when it's back
c Save what you have, we'll talk when the light returns.
p I'd lend you my lamp if the cable reached that far.
i Now I have this picture of you in the dark, with only the screen for a lamp.
b Do you have candles at hand?
=i'm taking a break from my phone tonight / digital detox till monday / putting the phone away, need some quiet
c Good for you, I'll be there when you're back.
p I'll applaud quietly so as not to disturb the quiet.
i It'd be interesting to hear what turns up in your head once everything goes quiet.
b What will you do with the quiet?
=i'm going on holiday, might be slow to answer / away with family this week, talk when i can / busy week ahead, don't take it personally
c I won't take it personally, enjoy your week and write when you feel like it.
p I'll bridge the time with dignified pining.
i Meanwhile I'll be writing you things in my head.
b What's the nicest thing ahead of you?
=driving now, talk later / can't text, i'm at the wheel / just pulled over to answer you, back on the road now
c Eyes on the road, nothing I write can't wait.
p I'll be silent as a parked car until you arrive.
i When nobody else is in the car people sing quite differently, I wonder what you sing.
b Will you write once you've arrived?
=ok bye for real this time / i keep saying goodnight and staying / right, now i'm really going
c Goodnight for the third time, and gladly for a fourth.
p We're like guests who chat for an hour in the hallway.
i Neither of us is any good at leaving, which I find rather promising.
b Should we count to three?
=the view from my window right now, sending you a pic / look at this sunset / sent you a photo of the sea
c What a view, thank you for letting me look along.
p The window here is ashamed of itself next to that.
i You were thinking of something before you reached for the phone, and I wonder what.
b How long have you been sitting there?
=here's my lunch, jealous i hope / look what i made, photo attached / sending you a pic of my dinner
c It looks so good that I'd like to pull up a chair at your table.
p I held the screen to my nose, no luck so far.
i You wanted me to see it before the first bite, I like that.
b Did it taste the way it looks?
=this is my dog, say hi / sending you my cat in a box / meet my baby, she's a rabbit
c Delighted to meet the little one, a warm hello from me.
p I waved at the screen, let us not speak of it.
i This little creature must have seen you through a few things.
b Who chose whom back then?
=just took this selfie, no filter / here's me today, messy hair and all / you asked for a pic so here i am, no make up
c How nice to see you just as the day found you.
p Your picture came and I forgot what I was about to do.
i The ones that weren't meant to impress have the most of you in them.
b What were you thinking as you took it?
=your dog though, omg / omg the dog in your third pic / i'm only here for your dog in that photo
c I understand completely, the dog is the best thing in the profile.
p My only job there was to hold up the dog, and I accept it.
i Without the dog in the way, I wonder what you would have noticed next.
b Would you rather have the dog's number?
=that view in your photo / where you took that pic looks unreal / that mountain picture of yours is stunning
c It's a view I'd like to show you without a screen in between.
p The mountain did the work, I merely stood in its way.
i A picture never has the wind in it, and that's the part I'd want you to feel.
b Sea or mountains, if you had to choose?
=nice shirt in that pic / i like your jacket / that suit in photo two, very nice
c Glad you like it, then I know what I'll wear for you.
p It's been waiting in the wardrobe for just this moment.
i You look closely, so I wonder what you noticed before the clothes.
b What do you feel best in yourself?
=your baby photo is adorable / that picture of you as a kid, so cute / you haven't changed since that school photo
c I'm glad the small version of me makes you smile.
p That child had big plans, and all of them involved sweets.
i You and that child would have got on, I'm quite sure.
b What were you like at that age?
=you look so happy in that picture / that photo of you laughing is the best one / you look so different when you laugh
c Something good was going on, and I'd like to laugh like that with you.
p I look far more intelligent when serious, but nobody asks for it.
i You picked the one where the camera had been forgotten, I noticed that.
b When did you last laugh like that?
=you and your grandma in that pic, my heart / that photo with your nephew got me / you look just like your dad in that one
c Those are the people I like to be seen with, thank you.
p They outshine me in every picture, and I let them.
i It was the people you stopped at and not the scenery, I like that about you.
b Whom do you take after?
=so serious in all your photos, smile more / you never smile in your pictures / you look like a spy in that one
c You're right, I'll bring the smile along when we meet.
p My smile doesn't like cameras, it's shy and lives in the wild.
i One thing makes me smile every time, but you'd have to find it.
b What would you say to make me laugh?
=your photo is blurry, i can't see you / you only have one picture, suspicious / all your pics have sunglasses on
c Fair point, I'll send you a clear one without disguise.
p The fog in the photo was meant to suggest depth.
i Whoever you've been imagining behind those pictures, I hope I get on with him.
b What would you like to see on it?
=i took a picture of something that reminded me of you / saw this mug and thought of you / this meme is so you
c That something out there made you think of me is lovely.
p I don't know whether to be touched or offended, so I'll be both.
i Somewhere in it must be a hint of how you see me, I'm still looking.
b Where did you come across it?
=sending you my old holiday pics / found this photo from uni, look at my fringe / throwback of me at fifteen, don't laugh
c How nice, I like to meet earlier versions of you.
p I'm not laughing, I'm smiling with great respect for the times.
i In that old picture I'd have liked to be the one sitting next to you.
b What would you tell the girl in the picture?
=look at the state of my kitchen / this is the mess i live in right now / photo of my desk, don't judge
c I judge nothing, a place where something happens looks like that.
p It's not a mess, it's an exhibition with free entry.
i You let me see it the way it is, and I like you for that.
b What's hiding at the very bottom?
=just sent you my new haircut / went blonde, here's proof / got bangs today, not sure yet
c It suits you, and I like that you wanted me to see it.
p Hairdressers should be thanked in public more often.
i When you sat down in that chair, I wonder what else you felt like changing.
b How does it feel when you pass a mirror?
=this is where i grew up, look / photo of my village for you / that's my grandma's house in the picture
c It touches me that you show me where you come from.
p Give me a minute, I'm walking round in the picture looking for a bench.
i I'm looking at it and trying to find the window that was yours.
b Which corner of it did you love most?
=i don't like sending pictures, hope that's ok / no selfies from me, sorry / i hate photos of myself
c Perfectly fine, I'd rather have your words than any picture.
p I'll imagine you at your desk with a crown on.
i There's a picture of you in my head anyway, made up from how you write.
b What makes you dislike the camera so?
=i see you like climbing too / so we both love the same band / we have hiking in common i noticed
c That's a good beginning, I was hoping somebody would share it.
p At last someone I can bore with it in good conscience.
i Maybe we love it for the same reason, maybe for opposite ones, I'm keen to find out.
b How did it start for you?
=your prompt made me laugh / that answer about your worst habit got me / your bio is the only funny one on here
c Your laugh is what I wrote it for, without knowing you yet.
p It was rewritten eleven times in my head, so I'm a relieved man.
i I used to wonder what sort of person would laugh at that one, and here you are.
b Which one would you like to hear more about?
=fellow coffee snob here / another bookworm on here, finally / fellow night owl, hello
c Hello, it's good to find one of my own kind in here.
p Secret handshake to follow, we members have to stick together.
i We can skip the explaining and go straight to the confessions.
b How bad is it with you?
=i never message first but your profile got me / i don't usually do this but hi / thought i'd be brave and write first
c It's lovely that you broke your rule for me, that took some pluck.
p You've saved me from staring at your profile until Thursday.
i Your finger must have hovered over that first message for quite a while.
b What was it that tipped you over?
=hi, just saying hello / hey there, nice to match with you / hello from the other side of town
c Hello you, matching with you was a good surprise today.
p I had a clever opening line ready, and then you were quicker.
i If hello weren't so handy, I wonder what you would have written.
b What were you doing before you wrote?
=you seem normal, which is rare here / your profile doesn't scream murderer, so hi / you look nice and sane
c Normal and nice, I'll try to keep that up for longer than a chat.
p Sane is a big word, but I'm having a good week.
i I dread to imagine what you've met on here to make normal sound so good.
b What's the oddest profile you've met?
=we have the same job apparently / i went to that school too / i think we have a friend in common
c Small world, I like that we share a bit of it already.
p Then somebody must already have told you the bad bits.
i Odd to think that something has been linking us all along.
b When did you spot it?
=your answer about pineapple pizza is wrong and i'm here to tell you / i matched just to argue about your film opinion / your hot take offended me, hi
c I respect anyone who comes in through the door of disagreement.
p Please take a seat, complaints are heard in order of charm.
i You came to argue, and I'm already hoping it takes all evening.
b What would be the correct opinion?
=you're the first person on here who travels as much as me / love that you've been to my country / you lived in my city, i saw
c Then we have plenty to compare, which makes me very happy.
p I'll bring the photos, you bring the patience.
i It would be fun to see if the same things struck us in the same streets.
b Where would you return to first?
=you had me at tacos / ok the dumplings in your bio convinced me / saw you bake bread and swiped right immediately
c Won over by food, I understand you and approve.
p I knew that my best features were edible.
i Some meal will turn out to be ours, I'm only wondering which.
b What would I have to cook to keep you?
=i like that you wrote an actual bio / someone who filled in their profile, wow / yours was the only profile i read to the end
c You read it to the end, and I'm honestly flattered.
p My three readers and I are deeply moved.
i I didn't expect anybody to get to the last line, so hello there at the end.
b Which line would you put in yours?
=you're far too good looking to be single, there must be a catch / there's a catch with you, i know it / you look like a catfish no offence
c No catch at all, I'm real and happy to show it.
p The catch is my singing, but that comes much later.
i To be honest I was about to look for the catch on your side.
b What would convince you that I'm real?
=we've matched before, a year ago / i remember you from the other app / we spoke last summer and it fizzled out
c Then I'm all the happier about the second chance.
p I'll be wittier this time, I've had a year to prepare.
i Had it worked out the first time, we'd have been two other people.
b What's changed for you since?
=my friend showed me your profile and said yes / my sister took my phone and swiped for me / my flatmate made me match with you
c Then I owe somebody over there a sincere thank you.
p Being chosen by a committee is an honour, I'd like to thank the whole panel.
i I'd be interested to hear what you thought before they talked you into it.
b What was their argument for me?
=i swiped right by accident but let's see / superliked you by mistake, awkward / my thumb slipped and here we are
c Accident or not, I'm pleased to have you here.
p Thank your thumb for me, it has excellent taste.
i Mistakes that nobody corrects have always been my favourites.
b Are you keen to keep the mistake?
=you're only two miles away apparently / we live practically next door / says you're in my area, funny
c So close and never met, we should put that right.
p Then it was you who bought the last of the good bread.
i We may well have walked past each other a dozen times without looking up.
b What's your favourite spot round here?
=you have my brother's name, that's weird / same name as my ex but i'll forgive you / can't pronounce your name but i like it
c I'll do my best to give the name a good reputation with you.
p A nickname can be arranged, I answer to snacks as well.
i If I heard you say my name once, I'd know whether it fits.
b What would you like to call me?
=you remind me of someone / you look like my old teacher / you look a bit like that actor
c I hope it's somebody you were fond of.
p Sadly I get no fee for the likeness.
i Give it an evening and I'll only look like myself to you.
b Is it a good memory?
=our star signs match, i checked / a scorpio, oh no / you're a leo, that explains everything
c If the stars have anything to say, I hope they speak kindly of us.
p I apologise on behalf of my star sign, we mean well.
i Let's find out for ourselves whether the stars were paying attention.
b What do they predict for the two of us?
=guilty as charged, i'm afraid / ok guilty, you caught me / yep that's me, guilty
c An open confession, and you're pardoned on the spot.
p The court is lenient and sentences you to one drink with me.
i You admit it so cheerfully that there must be more.
b Do you regret any of it?
=maybe, maybe not, who knows / hmm maybe, i'm still thinking / maybe if you're lucky
c A maybe from you is worth waiting for.
p I'll treasure that maybe and water it daily.
i You know already, I think, and you enjoy letting it hang.
b What would turn it into a yes?
=it depends on my mood / depends on who's asking / that really depends on the day
c Depends is honest, I'd like to know on what.
p I'd catch you on the right day, with a net if I have to.
i All those moods of yours, I wouldn't mind meeting every one.
b Which way are you leaning today?
=both, i can't pick one / both for sure, no choosing for me / a bit of both if i'm honest
c Both is a strong answer, I like people with room for two things.
p Greedy in the best sense, I'd have two forks brought.
i One box alone would never have held you, so I'm not surprised.
b Which one wins on a bad day?
=well obviously, i have standards / obviously yes, no doubt at all / duh, of course i do
c Of course it was obvious, I'm glad I asked all the same.
p My question bows its head and leaves the room.
i I envy people who are that sure, perhaps it's catching.
b Was there ever a time it wasn't so clear?
=i'm not telling you that / not telling, you have to guess / my lips are sealed on that one
c Keep it to yourself as long as you like, I enjoy wondering.
p I'll guess wrongly on purpose until you correct me out of pity.
i Slowly I'm beginning to enjoy what you don't say.
b How many guesses do I get?
=you'll see when we meet / you'll see soon enough / you'll find out if you stick around
c I'll stick around, finding out slowly is fine by me.
p I can hardly bear the waiting, but I do it with style.
i In my imagination it's growing by the hour, so I hope you hurry.
b Will I like what I see?
=long story, another time maybe / it's a long story, trust me / too long to type out honestly
c For your long stories I'd clear a whole evening.
p I'll bring cushions and something to nibble.
i The ones people call too long are nearly always the ones worth hearing.
b How does it begin, in one line?
=neither, i don't like either of them / neither to be honest with you / none of the two, sorry
c Neither is an answer too, I should have asked a better question.
p My two fine options go home with their heads down.
i You slipped right out between my two doors, so there must be a third.
b What's your own answer instead?
=nope, never have and never will / no, not even once / nope, not my thing at all
c A clear no, I like it when somebody knows that of herself.
p That no could be carved in stone, I felt a draught.
i My money was on the other answer, you've surprised me.
b Is there a reason behind that no?
=yes, a hundred percent yes / yes definitely, all the time / yep, no hesitation there
c Such a glad yes, it makes me want to ask you more.
p I'd like that yes recorded and played on grey mornings.
i Your yes came so quickly that there must be something behind it.
b What do you like best about it?
=sometimes, not as often as i'd like / sometimes, when i feel like it / now and then, not often
c Now and then is a good measure, it stays something special.
p I do most things sometimes, it keeps the others guessing.
i With a bit of luck I'll catch you on one of those days.
b When was the last time?
=every single day of my life / always, every time, without fail / all the time, it's a problem
c You're loyal to it then, I like people with habits they stand by.
p Every day is impressive, I can't even keep up breakfast.
i I'm trying to picture you without it and can't.
b What happens when you have to skip it?
=it's complicated, don't ask / it's a bit complicated right now / hard to explain, it's messy
c Complicated is fine, you needn't explain what's still in knots.
p I can barely untangle earphones, so I'll be respectful.
i People who don't pretend that it's simple are the ones I trust.
b Is it the good or the tiring kind of complicated?
=no idea, never thought about it / honestly no clue, sorry / i have no idea how to answer that
c No idea is a fine answer, I'd be happy to think about it with you.
p Then we're two experts who know nothing, it's a start.
i It'll come to you tonight at the sink, that's how these things go.
b What's your first hunch?
=don't ask, just don't / don't even ask me about that / please don't, i'm still recovering
c I won't ask, but I'm here once you want to tell.
p I'm biting my thumbs so they can't type the question.
i No hurry, some stories have to ripen, and this sounds like one of them.
b Should I distract you with something else?
=that's top secret, sorry / classified information, i'd have to kill you / state secret, can't say
c Your secret has my respect, and my curiosity as well.
p I'll eat this message after reading, as agents do.
i So there's a locked drawer in you somewhere, now I'm intrigued.
b What clearance would I need?
=the second one, easy choice / first option for me please / option b without thinking
c Quick and sure, I like it when somebody knows what she prefers.
p The option you left behind needs a hug now.
i You didn't hesitate for a second, and I'd enjoy hearing why.
b What decided it for you?
=all of the above, i'm greedy / everything you just listed, yes / tick them all for me
c The whole list, I admire the appetite for life in that.
p I should have made the list longer, you'd have managed it.
i Your face as you went down that list must have been a picture.
b And which comes first?
=none of your business mister / mind your own business, nosy / you're so nosy, i'm not answering
c Point taken, I was curious because I like you.
p My nose withdraws politely and takes the rest of me along.
i I'll stay outside, though I must say it's a very interesting door.
b Is there something you'd rather be asked?
=nothing much, just chilling at home / not a lot, same old same old / nothing exciting, just a normal day
c A day with nothing much in it can be the best of the week.
p I'll take an ordinary day with you over an exciting one with others.
i Tell me about it all the same, I'm fond of ordinary days.
b What was the small good thing in yours?
=i forgot what you asked me / i honestly don't remember, it was ages ago / can't remember, my memory is terrible
c No harm if it's forgotten, what matters comes back by itself.
p I also had something to say to that and lost it.
i Your head must have thrown it out to make room for something better.
b What do you remember without even trying?
=can't choose, don't make me / impossible to pick just one / too many favourites, i can't decide
c You needn't choose, I like a heart with plenty of favourites.
p I withdraw the question before one of them is hurt.
i Hearing you praise them all is nicer than watching you drop one.
b Which three would make the last round?
=once, a long time ago / just the one time, in my twenties / i did once, never repeated it
c Once can be enough for a lifetime of telling.
p I'm reading between those few words and there seems to be a goat.
i For the rest of that one time I'd gladly give an evening.
b How did it come about?
=probably not, if i'm honest / i doubt it, knowing me / unlikely but never say never
c An honest doubt suits me better than an empty promise.
p I'll cling to the crack of light in that answer.
i There's a small gap in that no, and I'm looking through it.
b What would have to change?
=not yet but i want to / not yet, it's on my list / still haven't, i keep putting it off
c Not yet is the best kind of no, it has a door in it.
p The list has been patient, let's not let it go grey.
i When not yet turns into now, I'd love to be around.
b What's the first step?
=i used to, not anymore / not these days, i grew out of it / that was the old me
c The old you sounds fun, but I'm glad to know this one.
p My old me and your old me would have been banned from places.
i Back then I would have liked to run into you, just once.
b Do you miss it at all?
=kind of, but not really / sort of, it's hard to say / yes and no, somewhere in the middle
c Somewhere in the middle is where most honest answers live.
p Yes and no share a flat in my head as well, and neither does the dishes.
i Answers that don't quite fit tend to have more in them.
b Which side pulls a bit stronger?
=wouldn't you like to know / oh you'd love to know that / that's for me to know
c I would indeed like to know, and I say so quite openly.
p Curiosity killed the cat, so I'm sending the cat ahead.
i You're enjoying this, and I find that I am too.
b What's the price for knowing?
=ask me again later / ask me when i've had wine / ask me tomorrow, too sleepy for that one
c I'll ask you again with pleasure, at a better hour.
p An alarm is set, and its label reads ask her again.
i By then your guard will be down, I'm looking forward to that answer.
b At what hour are you at your most talkative?
=good question, i need to think / ooh that's a tough one, give me a sec / hmm good question, let me think about it
c Think as long as you like, your answer is worth the pause.
p I'll put on quiz show music and keep my hands still.
i Even from here it's nice to watch somebody think.
b What came to mind first?
=no comment on that one / i plead the fifth on that / no comment without my lawyer
c No comment accepted, I won't press you any further.
p Your lawyer and I have agreed on cake out of court.
i That silence sounded very much like a good story to me.
b Would off the record be better?
=i'm working on it slowly / work in progress, be patient with me / getting there, bit by bit
c Bit by bit is how all lasting things are built, I admire it.
p I've been a building site for years, mind the ladder.
i I'd rather see it now, while it's still half done, that's when things are interesting.
b Which part is coming along best?
=only with the right person / with the right man, yes / for the right one i would, yeah
c With the right person I'd do nearly anything too, so I understand.
p My application is in the post, the references are mainly dogs.
i I can't make out if you've met him already or are still waiting.
b How would you know it's the right one?
=it's not what you think / not in the way you're imagining / get your mind out of the gutter
c My thoughts are back on the path, thank you for the nudge.
p The gutter had a nice view, but I've climbed out.
i Now that I'm off the wrong track, I'm twice as curious about the right one.
b What was it really, then?
=on a good day, yes / if i've slept well then yes / on my best days, otherwise no
c On your good days I'd like to be around, and on the others as well.
p With enough sleep I'm nearly a grown man myself.
i The other days interest me too, I don't scare easily.
b What goes into a good day of yours?
=i'd rather not say, if that's ok / i don't want to talk about that yet / let's skip that question please
c Of course, we'll leave that and talk about whatever you like.
p Consider that question folded up and put away in a drawer.
i Now I know where the line is, and I'm glad you drew it.
b What would you enjoy talking about instead?
=you guessed right, i'm shocked / correct, first try, wow / spot on, it's like you know me
c Guessing you right pleases me more than any prize.
p I'll stop guessing for good now, so the record stands.
i It wasn't luck, I only listened to how you talk.
b What would have been your guess about me?
=wrong, try again mister / nope, wrong guess, way off / cold, very cold, guess again
c Wrong suits me, it means there's more to find out.
p Each wrong guess takes me on a scenic walk round the truth.
i I'm getting to know you by everything you're not.
b Am I anywhere near it?
=close but not quite / almost, you're getting warmer / so close, you nearly had it
c Nearly there suits me, I'll get to the rest by listening.
p I'm warm now, soon I'll have to take off my coat.
i Stopping here would be easy, but now I want the last bit.
b What part did I have right?
=what a weird question, i like it / that's the strangest thing anyone has asked me on here / well that's a new question
c I'd rather ask you something odd than what everybody else asks.
p There's a whole drawer of odd ones, this was the tame end.
i With the usual questions I would only get the usual you.
b Which question are you sick of by now?
=you ask a lot of questions / this feels like an interview / so many questions, slow down detective
c You're right, I'll ease off, it's just that I like your answers.
p The detective hangs up his hat and offers you a biscuit.
i Now I'll be quiet and see what you tell me on your own.
b Would you like to question me for a change?
=you go first, then i'll tell / you first, i'm shy / answer your own question first
c Fair, whoever asks should be ready to answer, so I'll start.
p I'd hoped to get out of it, but justice is done.
i It'll be the true answer, so make sure you're sitting comfortably.
b Will you follow right after, promised?
=been better, been worse / can't really complain, i'm ok / surviving, one day at a time
c Somewhere in between is honest, I hope the scale tips to the good side.
p Surviving is underestimated as a hobby, it takes up the whole day.
i If you feel like it, I'd hear about the worse part too.
b What would make today a little better?
=you actually got my joke, thank god / finally somebody who understands my sarcasm / most people don't get my humour but you do
c Your humour and mine speak the same dialect, I'm very pleased about it.
p I laughed in the right place, I'd like a small certificate for that.
i We hear the same things between the lines, and that happens seldom enough.
b When did one of yours go badly wrong?
=i've been using your phrase all day / you've got me saying that word now / i'm turning into you, help
c I like the thought of a phrase of mine going about with you.
p I'd have picked a finer phrase had I known it would travel.
i Before long I'll catch myself talking like you, I can feel it coming.
b Which of your sayings should I take on?
=you always know what to say / you have a way with words / how you put that was just perfect
c With you the right words come easily, so part of that is yours.
p You don't see how often I delete and stare at the wall.
i Words like that only come to me when somebody listens the way you do.
b Whose words do you still remember years later?
`;
