/** What he can say to what she tells, troubles: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_TROUBLES = `
=hurt heavy
c I'm sorry, that sounds properly sore and I winced reading it.
c That must have hurt like mad, and I hope it heals quickly.
c Poor you, an injury like that turns every small thing into a chore.
c You have my full sympathy, pain like that wears a person out.
c Sending a lot of sympathy to the sore spot and to its owner.
p My sympathy is huge, and my first aid stops at sticking plasters.
p I flinched so hard reading that I nearly needed a bandage.
p If sympathy worked like painkillers, you'd feel nothing by now.
p I'd have fainted at the first twinge, so full respect to you.
p Just reading about your injury has me walking carefully round the furniture.
i It's strange how one sore spot can take over a whole day.
i Pain makes me oddly quiet, so I admire you for typing about it.
i There's something about an injury that makes me want to make soup.
i Bodies only get noticed when a bit of them starts hurting.
i Healing seems to me the slowest kind of work there is.
C How bad is the pain today?
C Is someone helping you while it heals?
C How long until it's fully mended?
C Did they give you anything decent for the pain?
P Does the sore bit at least earn you extra biscuits?
P Which version of the injury do people get, heroic or true?
P Have you tried glaring at whatever did this to you?
P What snack goes best with being injured?
I What do you miss most while it's sore?
I When it hurts, do you go quiet or grumble out loud?
I Who did you tell first when it happened?
I What comforts you when something hurts?
=petIll heavy
c I'm so sorry, an animal you love is family through and through.
c That's heartbreaking, and of course you're upset about such a dear companion.
c Animals leave such a mark on us, so of course this hurts.
c You clearly love that animal to bits, and I really feel for you.
c No wonder you're upset, a pet belongs to every room in the house.
p I'm clumsy at comforting, but I go very soft over animals.
p Grown man here with a lump in his throat over your pet.
p My tough exterior never survives hearing about someone's beloved animal.
p If kind thoughts had paws, a whole pack would be heading to you.
p No clever joke from me today, only a soft spot for animals.
i It amazes me how a creature without words can matter so much.
i There's a kind of love for animals that I find hard to explain.
i Some animals seem to know us better than most people do.
i Something in me goes very quiet when it's about a loved animal.
i The bond with a pet is one of the truest I can think of.
C How are you holding up with all this?
C How did the two of you find each other?
C Is someone there with you?
C Would it help to tell me about your animal?
P What's the cheekiest thing that animal ever got away with?
P Who was always the real boss, you or your pet?
P Did that animal ever steal anything good from a plate?
P What silly nicknames did your pet collect over time?
I What little habit of your pet do you love most?
I When did you know this animal was special to you?
I What sort of character would you call your animal?
I Which memory of your pet makes you smile even now?
=familyIll heavy
c I'm sorry, it's hard to watch someone you love being ill.
c That's a lot of worry, and your family is lucky to have you.
c Illness in the family weighs on everything, and I'm thinking of you.
c Sending your family my warmest wishes and a lot of strength.
c You sound like someone any patient is glad to have around.
p My best medicine is mild jokes and a lot of sympathy.
p I'd be the visitor who brings grapes and eats them all.
p If good wishes were blankets, your whole family would be roasting by now.
p All I can prescribe from here is tea, biscuits and kind thoughts.
p For a patient dear to you I'd smuggle in cake under my hat.
i Worrying about family is a strange proof of how much we love them.
i It's odd how the world carries on when one of ours is ill.
i There's something about illness in a family that rearranges everything.
i I often think the ones beside the bed need looking after too.
i Somewhere between hope and worry is a very tiring place to sit.
C How are they doing today?
C Are you getting any rest yourself with all this?
C Who's looking after you while you worry about them?
C Is there someone in the family sharing the load?
P What small treat does your patient like best?
P Does your patient tend towards the brave or the dramatic?
P Who is the bossiest nurse in your family?
P How many cups of tea has this worry swallowed so far?
I What makes them smile, even on a bad day?
I Which of your family are you most like in a crisis?
I What are the two of you like on a good day?
I When do you get a quiet minute in all this?
=breakdown
c That's maddening, being stuck with no say in it's the worst.
c Poor you, traffic and timetables have no mercy at all.
c What a rotten journey, you deserved a much smoother ride.
c Being stranded is miserable, and I'd be just as cross.
c I'm sorry, wheels that let you down always pick the worst moment.
p My mechanical skill is kicking a tyre and sighing.
p I'd offer to push, but I'd probably end up in the hedge.
p Somewhere a timetable is laughing at all of us.
p If grumbling were fuel, I could get the whole road moving.
p By now I'd have shouted at the vehicle and then apologised to it.
i There's a strange freedom in being stuck, though I rarely enjoy it.
i Delays always make me wonder what everyone else is missing.
i I suspect anything with wheels knows when we're in a hurry.
i It's odd how much of a day can hang on one engine.
i Stranded people always strike me as the start of a story.
C How late did it make you?
C Are you somewhere warm and safe?
C Did you get there in the end?
C Has anybody come to help?
P How many swear words did that journey need?
P Would a horse have been quicker?
P Who got the blame, the driver or the weather?
P What would you like to call whoever planned that journey?
I What kept you sane while you were stuck?
I Which song fits a journey like that?
I What did the delay make you miss?
I When you're stranded, do you talk to strangers or hide?
=brokenThing
c That's a proper nuisance, a home feels wrong when something in it breaks.
c I'm sorry, broken things always choose the worst possible day.
c What a pain, I hope the repair is quick and final.
c You get my sympathy, doing without something that basic is wearing.
c Things giving up like that would ruin my mood as well.
p My repair method is switching it off, then on, then praying.
p Hand me a screwdriver and I can turn any fault into two.
p I'd fix it with confidence, tape and absolutely no skill.
p Household things clearly hold secret meetings about when to break.
p If sighing at broken things mended them, I'd be a master craftsman.
i It's funny how invisible these things are until they stop working.
i A broken thing at home makes me feel like a cave dweller.
i I sometimes think machines get tired of us too.
i There's a small adventure in doing without, once the swearing stops.
i Somehow a house sulks along when one thing in it gives up.
C How are you managing without it?
C Is someone coming to repair it?
C When did it give up?
C Can it be saved, or is it beyond repair?
P Have you tried threatening it?
P Did it at least break with a bit of drama?
P Which thing in the house will join the strike next?
P Who has been sworn at most so far?
I What do you miss most while it's broken?
I What's the oldest thing at home that still works?
I How patient are you with broken things?
I What could you never do without at home?
=neighbours
c That would drive me up the wall, you deserve some peace at home.
c I'm sorry, home should be the one place you can breathe.
c What a cheek, people living so close should do better than that.
c You have every right to be fed up with that lot.
c Living on top of other people takes the patience of a saint.
p My stern note would be perfect, and I'd be too scared to deliver it.
p My revenge would be learning the trombone next to that wall.
p I'd march over to complain and come back with their biscuits.
p Thin walls turn everyone into a detective, and I'd be a nosy one.
p Anybody who can live next to that deserves a statue on the street.
i It's odd how well we know people through a wall.
i Peace at home might be the most underrated luxury of all.
i Sharing walls with strangers is a strange arrangement when I think about it.
i I always wonder what neighbours imagine about the people next door.
i Somewhere there must be a street where everyone whispers, I like to think.
C How long has this been going on?
C Have you spoken to them about it?
C Do you get any peace there at all?
C Does anyone else in the building mind?
P What would your revenge be, tuba or tap dancing?
P Which neighbour would you send to the moon first?
P How polite would your note on their door be?
P Are they in training for something over there?
I What do you think they hear from your side?
I Who was the best neighbour you ever had?
I How would the perfect neighbour behave?
I Where do you go when home gets too much?
=cancelledEvent
c I'm sorry, that's a real letdown when you'd been looking forward to it.
c What rotten luck, I'd be sulking about it too.
c That's such a shame, it should have been a lovely thing.
c You were due that treat, and I'm cross on your behalf.
c Cancelled plans sting, especially the ones you were counting on.
p I'd like a strong word with the weather and whoever's in charge.
p My sulk over a plan like that would last until Thursday.
p If moping were an event, I'd be headlining it.
p By rights there should be a protest march, unless that's cancelled too.
p A plan falling through turns me into a five year old without pudding.
i There's a strange hole in a day when the plan falls out of it.
i I sometimes think about all the evenings that never happened.
i Looking forward to things is half the joy, which makes losing them cruel.
i A ruined plan leaves so much room for imagining how it might have been.
i Disappointment like that always makes me oddly hungry for cake.
C Is there any hope of another date?
C How gutted are you about it?
C What were you looking forward to most?
C Had you been looking forward to it for long?
P How dramatic is your official sulk?
P Who gets the strongly worded letter?
P Does cake help at all with cancelled plans?
P How long is the mourning period for a ruined plan?
I What filled the gap in the end?
I Which cancelled plan still bothers you years later?
I What would it have been like at its very best?
I When plans fall through, are you secretly ever relieved?
=cantSleepTold
c Poor you, a night without proper sleep makes everything harder.
c That's rough, I hope your next night is a kinder one.
c I'm sorry, lying awake like that's miserable.
c You deserve about twelve hours of deep sleep after that.
c Sleep that won't come is maddening, and you have my sympathy.
p My sheep would have formed a union and stopped jumping.
p Someone ought to sue the alarm clock on your behalf.
p On that little sleep I'd put the kettle in the fridge.
p If yawning is contagious by text, I've just caught yours.
p I'd have had a serious talk with my pillow by now.
i There's a strange kind of honesty in the hours before dawn.
i I often wonder what all the sleepless people are thinking about.
i The small hours turn tiny thoughts into giants.
i Night has its own sounds, and I'm curious about yours.
i Sleep is like a cat, it comes when nobody calls.
C How tired are you right now?
C Does this happen to you often?
C Will you get a chance to catch up on sleep?
C Is something on your mind, or is it just bad sleep?
P How many sheep did you get to?
P Which one let you down, the pillow or the brain?
P What is the coffee count so far?
P Who won, you or the ceiling?
I What do you think about when you can't sleep?
I When did you last sleep really deeply?
I Where would you sleep best in all the world?
I Are you a different person in the small hours?
=lonely heavy
c I'm glad you told me, missing people can fill a whole room.
c That sounds lonely, and I'm happy to keep you company here.
c It takes courage to admit to feeling lonely, and I like that.
c Missing people like that only shows how warm a heart you have.
c An empty room can be very loud, and I feel for you.
p I can't fill a house, but I can type terrible jokes into it.
p My company by text leaves no dirty dishes behind.
p Think of me as a slightly noisy radio in a quiet room.
p Loneliness hates bad puns, which makes me strangely useful here.
p A quiet room is no match for how much I can talk.
i There's a sort of missing that has its own smell and sound.
i I sometimes picture all the lonely people looking at one moon.
i Missing someone is a way of keeping them close, I find.
i Quiet like that can say a lot about love, maybe.
i Odd how a few absent people can make a whole place empty.
C Who do you miss the most right now?
C When is it loneliest for you?
C What would make today feel less lonely?
C Is there a voice you'd love to hear today?
P Would a terrible joke help or make it worse?
P Have you started talking to the furniture yet?
P What does a lonely evening taste of, toast or chocolate?
P Which piece of furniture is the best listener?
I What sound do you miss most?
I Which place feels most like home to you?
I If a friend walked in now, what would you say first?
I Where do your thoughts wander when it's so quiet?
=stressed heavy
c That's a heavy load, no wonder you're worn out.
c You're carrying a lot, and I'm impressed you're still standing.
c I'm sorry, too much to do leaves no room to breathe.
c A pile like that would flatten anyone, and you're still going.
c No wonder your head is full, that's too much for one person.
p I'd deal with that pile by hiding under the desk with biscuits.
p My answer to deadlines is panic, followed by toast.
p If lists could be eaten, I'd be a great help to you.
p Two minutes of your week and I'd be weeping into a stapler.
p Someone should drop that whole list behind the sofa and say nothing.
i It's curious how a deadline makes even dusting seem attractive.
i I often wonder who decided that a week needs so much in it.
i There's a moment under pressure when time goes strange.
i Pressure makes some people shine and some people bake, I suspect.
i Behind every long list I imagine someone who just wants to sit down.
C What's weighing on you most?
C When will the worst of it be over?
C Is there anything on the list that can wait?
C Who's got your back in all this stress?
P How many lists have you got about your lists?
P What is your stress snack of choice?
P Does panic count as cardio by now?
P Which task would you happily throw off a bridge?
I What will you do with the first free hour?
I When did you last do nothing at all?
I Where does your mind go when it's all too much?
I What would you drop first if nobody noticed?
=sadMood heavy
c I'm sorry today is so heavy, and I'm glad you told me.
c You don't have to be cheerful here, sad is fine with me.
c That sounds like a hard day, and I'm thinking of you.
c Tears and low days don't scare me, I'm here and listening.
c Some days are just sad, and I'm glad you didn't hide it.
p My jokes are staying in their box until your mood allows them.
p I'd pull silly faces at that low mood until it gave up.
p If days came with receipts, I'd return this sad one for you.
p Even my worst joke has taken its hat off to your hard day.
p A clumsy hug by text is all I have, but it's a big one.
i Sadness has its own weather, and I never know when it turns.
i There's something honest about a day when the brave face slips.
i I've always thought crying takes more courage than holding it in.
i Blue days seem to need softer light and fewer words.
i It means something to me that you let the sad bit show.
C Would you rather be listened to or distracted?
C How are you feeling right now?
C Is there someone near you today?
C Do you want to tell me more, or just sit quietly?
P Would chocolate or a silly story help your mood more?
P What's your best blanket for sad days?
P Which film do you cry at on purpose?
P Can I fetch you an imaginary cup of tea?
I What usually brings the light back for you?
I Where do you like to be when you feel low?
I When did this sadness creep in?
I What song would today be?
=quarrel heavy
c I'm sorry, a row like that leaves a nasty taste.
c That must have hurt, you had a right to expect better.
c It stings most from people who should know better.
c You had every reason to be upset after being treated like that.
c Falling out is miserable, and I'm on your side.
p I'm hopeless in quarrels, my best line always turns up days later.
p If you need an extra person to be cross, I can frown convincingly.
p I'd make a terrible referee, I'm already cheering for you.
p After a row I'd do some very dramatic washing up.
p My grumpiest face is at your service against whoever upset you.
i It's strange how long a few sharp words can echo.
i A quarrel often seems to be about something nobody mentions.
i I wonder whether they're lying awake over it too.
i There's a special ache in being let down by someone.
i Silence after a row always feels louder to me than the row.
C What hurt you most about it?
C Have you two spoken since then?
C Do you think it can be mended?
C How do you feel about them now?
P Who is the better door slammer?
P What was the perfect line you only thought of afterwards?
P Which of you is more stubborn?
I What would you like to hear from them?
I When did it start to go wrong between you?
I Are you quick to forgive, or does a row simmer?
I If they rang right now, would you pick up?
=tiredHome
c You've earned that rest and every quiet minute of it.
c Home at last is the best moment of a working day.
c What a relief to have the whole long day behind you.
c Your poor feet deserve a medal after a day like that.
c Good, the door is shut and nobody can want anything now.
p I respect a person who knows how to collapse properly.
p My feet are cheering for your feet in solidarity.
p Sofas were clearly invented by someone who had just finished work.
p If collapsing after work were a sport, I'd carry the trophy for you.
p Taking shoes off after a long day deserves its own anthem.
i There's a special quiet in a home after a long day.
i I like that first minute when the day finally lets go.
i Tired can be a good feeling once the door is closed.
i Being home is a sound as much as a place, I find.
i The way home from work always feels like crossing a small border.
C How was the day that wore you out?
C Are you lying down properly by now?
C What's left of your evening?
C Did you get any break at all today?
P Sofa or bed, which one gets you tonight?
P Which gave up first, the feet or the head?
P How far away is the remote control?
P Will you ever get up again tonight?
I What is the first thing you do when you get home?
I When does the day really let go of you?
I What does your home sound like right now?
I Where at home do you recover best?
=atWorkNow
c Hang in there, even the slowest shift ends at some point.
c It's nice to be your small escape from work.
c Being stuck at work deserves some company, and I'm glad to help.
c Thanks for thinking of me in the middle of your working day.
c You writing to me from work makes my day a bit brighter.
p I promise to pass for an important email if your boss walks by.
p I'd be a terrible colleague, always chatting and eating the biscuits.
p Clocks at work clearly come from a slower factory.
p My messages are typed quietly so nobody at your work hears me.
p If anyone asks, I'm a very serious client with urgent questions.
i I like imagining where exactly at work you're typing from.
i There's a secret life in every workplace that outsiders never see.
i Work time is odd, ten minutes can hold a whole afternoon.
i Somehow a message from work always feels a little stolen.
i Half the world seems to be at work dreaming of somewhere else.
C How much longer have you got at work?
C What's the first thing you'll do after your shift?
C Has the day been kind to you so far?
C When do they let you out of there?
P Who thinks you're working right now?
P How well can you hide a phone from your boss?
P Would anyone notice if you slipped out the back?
P What have you tidied twice already?
I What do you daydream about at work?
I Which colleague would make the best film character?
I Where are you sitting, and what can you see?
I If you could swap jobs for an hour, with whom?
`;
