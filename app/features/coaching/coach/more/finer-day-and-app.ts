/** Finer kinds of question, known by what was learned. His day, sleep and work; the app and his profile. Form: content/asked-about-him.ts. */
export const FINER_DAY_AND_APP = `
=howLongHere
c Long enough on this app to know a good chat when I find one.
c Not a minute too long on here, if it ends with talking to you.
c My time here has been well spent, judging by this conversation.
p App time is like dog years, I feel about ninety on here already.
p Enough days on here for my thumb to need its own physiotherapist.
p I still treat every button on this app like it might explode.
i The time here only started to feel interesting quite recently.
i However long it's been on here, I'd like the ending more than the beginning.
i I count my time on this app in good conversations, and that number just moved.
b How long have you been on here yourself?
b What has surprised you most about this app?
=matchCount
c Fewer matches than the adverts promised, and one that I'm glad about.
c I'd swap any number of matches for one good conversation like this.
c Matches are nice, but very few of them make me put the kettle on and stay.
p My matches could share one small pizza and still have leftovers.
p There's no queue of matches, you can put your elbows out and relax.
p The only thing with crowds of matches in my house is the candle drawer.
i Counting matches is easy, finding one to talk to until midnight takes longer.
i A match only counts for me once I start looking forward to the replies.
i I stopped looking at the match count around the time one got interesting.
b How does it feel on your side of the inbox?
b What makes you answer one match and not another?
=appTreating
c The app is treating me very well tonight, thanks to this chat.
c I'm enjoying it here more since you and I started talking.
c Mixed weather on this app, with a definite sunny spell at the moment.
p This app treats me like a cat does, mostly ignored and then suddenly adored.
p My thumb is fitter than ever on here and the rest of me is hopeful.
p I'd give this app three stars, one of them for the comedy.
i Every app has its quiet weeks, and then one message changes the mood.
i I find this place strange and hopeful, like a train station at night.
i My review of this app depends on one conversation that isn't finished yet.
b How has this app been treating you?
b What would make this app worth it for you?
=worstMessage
c The worst messages are the ones that could have gone to anybody.
c A single lonely hey is my worst message, it gives nobody a chance.
c Anything about a crypto opportunity wins worst message for me without a contest.
p My worst messages are the ones I write myself and then read again.
p A message asking for my star sign and bank details would top my list.
p For me nothing beats the horror of a message that just says hey, three times.
i Bad messages I forget quickly, it's the unusually good ones that bother me.
i A weird message at least took some courage, I have a soft spot for those.
i The strangest messages make me wonder what the second line would have been.
b What's the worst one you've had on here?
b Which opening line has actually worked on you?
=madeYouWrite
c I wrote because you seemed like somebody I'd actually enjoy talking to.
c Your profile had a person in it, so writing to you felt easy.
c Something in how you put things made me want to message you.
p My thumb wrote before my nerves could call a meeting about it.
p I messaged you because staring at the profile all evening seemed impolite.
p Writing to you beat tidying the kitchen by a very wide margin.
i I'd have wondered about you all week if I hadn't written.
i There was one small detail that made me write, and I'm keeping it a while.
i You looked like there was more to the story, and I write to people like that.
b What made you write back to me?
b Which message do you wish people would send you?
=fishPhoto
c That fish photo is me at my happiest, outdoors and a bit muddy.
c I kept the fish in because it's the most honest smile I have.
c The fish marks a good day by the water, and I like those.
p Half the credit goes to the fish, it kept far stiller than I did.
p Every man is issued one fish photo by law, and I am a good citizen.
p I wanted the second best looking one in the picture to be me.
i Only the fish knows what really went on that day and it isn't talking.
i A fish photo mostly means hours of quiet, and the quiet is what I like.
i I could take the fish down, but it finds me the interesting questions.
b What photo do you wish men would post?
b Would you ever sit still by a river?
=wroteBio
c Every word of that bio is mine, and so are the mistakes.
c I wrote it myself, because sounding like somebody else is hard to keep up.
c That profile is my own work, and it sounds like me at breakfast.
p My bio was written by me and rejected by me at least nine times.
p No ghostwriter would put their name to my bio, so it had to be me.
p All mine, a proper writer would have made my bio far more mysterious.
i The bio is mine, but the best lines are the ones I took out.
i Writing that bio was harder than it looks, I kept it to the true bits.
i My whole profile was written for one person without knowing who would read it.
b Who wrote yours, you or your friends?
b What did you leave out of your bio?
=promptTrue
c That prompt is true, I only dressed it up a little for company.
c I meant what I put there, even the part that sounds daft.
c Everything in that prompt is me, just on a slightly better day.
p My prompt is true, though it does sound better than it looks in person.
p I wrote the prompt with a straight face, which should worry us both.
p The prompt is all true, my imagination goes home at five o'clock.
i There's more behind that prompt than fits in a little box.
i I picked that prompt to see who would be curious enough to ask.
i What's in the prompt is the short version, the long one needs a walk.
b Which of your own prompts is the truest?
b What did you think when you read it?
=realHeight
c That height is the real one, no heels and no rounding up.
c Every inch of my height is honest, even first thing in the morning.
c My height is true as written, I'd rather surprise you with something better.
p The height is real, though I do shrink slightly when I see a spider.
p Bring a tape measure, my height is ready for a full inspection.
p I'd have picked a much funnier height if I were making it up.
i Heights are simple and mine is true, people get the smaller details wrong.
i I kept the height honest so that we could be suspicious of other things.
i My inches are the least interesting true thing on that profile.
b Have you met many men who rounded theirs up?
b What do you always check on a profile?
=realPhotos
c Those photos are me, on ordinary days with my ordinary face.
c The pictures are mine and they still pass when I look in the mirror.
c That is me in every photo, no filter would work that hard.
p They're real photos, anyone stealing pictures would have picked a better haircut.
p My photos are genuine, sadly that also includes the fashion choices.
p If I had faked the pictures, I'd have given myself a horse.
i The photos are mine, but they leave out the way I talk with my hands.
i It's me in those pictures, and the best ones were never put up.
i Real photos, though I've always thought a voice tells you much more.
b Which of your own photos is the most you?
b How do you spot a fake picture?
=photoTaker
c Somebody patient took them, I'm much better company than I am a model.
c Whoever holds the camera, I look best in photos when I forget about it.
c A good photo of me always needs somebody around who makes me laugh.
p Me, a shelf and a timer make a surprisingly good photo team.
p My photographer's main instruction is always to stop doing that face.
p Getting one good photo of me takes a crew and a small miracle.
i The person taking the photo matters more to my smile than the camera does.
i I never know what to do with my hands in photos unless somebody is talking.
i There's always a better picture taken a second later, when everybody relaxes.
b Who takes the best pictures of you?
b Do you like being in front of the camera?
=deleteApp
c I'd delete this app happily for somebody worth putting the phone down for.
c The right person would have me off this app before dessert.
c When it's good with one person I have no reason to keep the app.
p The app would be deleted with a small ceremony, music and possibly a cake.
p Deleting this app is the one bit of housework I'd look forward to.
p My thumb has asked to delete the app and retire somewhere warm.
i I like the idea of forgetting the app is there before I ever delete it.
i I'd like to delete this app because of a very ordinary Tuesday that went well.
i It would go for a person who makes scrolling feel like a waste of evening.
b What would make you delete it yourself?
b Have you ever deleted it and come back?
=replySpeed
c When I like talking to somebody I reply as soon as I see it.
c I don't play waiting games, my answers come when my hands are free.
c Quick with people I enjoy, and only ever slow by accident.
p My reply speed goes from racing car to tortoise when my hands are wet.
p I type a reply fast and then lose a week to one comma.
p Playing it cool with replies takes more patience than I was born with.
i A slow reply from me usually means that I am thinking about it properly.
i My replies get faster the more I want to know what comes next.
i I like a reply that took a minute, you can tell when somebody thought.
b Are you quick to reply when you like somebody?
b Do slow replies bother you?
=callOrText
c Texts for the day, and a call when I want to hear somebody laugh.
c I like a phone call with the right person more than a hundred texts.
c Calls for the real talk, texts for everything that makes me smile at work.
p On calls I walk around the room like a man guarding a palace.
p My texts are cleverer, but my calls come with sound effects.
p An unknown number can ring forever, but a friendly call gets me running.
i You learn more from one pause in a call than from a page of texts.
i Texts are for keeping and calls for the things nobody would write.
i Some people I only understood once I heard them on the phone.
b Are you happier on the phone or typing?
b Who do you talk to longest on the phone?
=favEmoji
c The plain old smile is my favourite emoji, it never lets anyone down.
c I use the laughing face most, because I'm usually doing just that.
c The red heart is my favourite, used rarely and always meant.
p My favourite emoji is the melting face, it's practically a passport photo.
p I overuse the thumbs up, which makes me sound like everybody's uncle.
p The dancing man emoji has much better hips than mine, so I let him speak.
i The little waving hand is my favourite, it can mean hello or something else.
i I like the moon emoji, it says a lot for something with no face.
i The upside down smile is my favourite, nobody ever knows quite what it means.
b Which one do you use far too much?
b Which emoji would you ban for good?
=spelling
c Spelling matters far less to me than whether a message sounds like you.
c I care a bit about my own spelling and not at all about other people's.
c Bad spelling has never stopped a good story from being good.
p My spelling is fine until the word necessary turns up.
p Autocorrect and I are in a long and unhappy relationship over spelling.
p I check my spelling twice and still sign off with bets wishes.
i I rather like typos, they show where somebody got excited.
i A wrong spelling can be charming, you can nearly hear the person hurrying.
i The messages I've kept weren't saved for their spelling.
b Which word can you never spell?
b What did autocorrect last do to you?
=voiceSound
c My voice is calm enough for bad news and warm enough for good.
c I have an ordinary friendly voice that gets quicker when I'm happy.
c Easy to listen to, I hope, and my voice always gives away a smile.
p Inside my head it's a deep voice, in recordings it's a surprised one.
p I sound like a sat nav that isn't sure about the roundabout.
p In the morning my voice could scare gulls, by noon it's quite pleasant.
i The voice drops when I mean something, which gives me away every time.
i I've been told more by voices than by faces, so I'm careful with mine.
i You'd know from my voice whether I was smiling before I knew it.
b What kind of voice do you like listening to?
b Do you like how your own voice sounds?
=hisAccent
c My accent is part of me and I never tried to iron it out.
c I have enough of an accent to sound like somewhere real.
c When I'm happy my accent gets stronger, so be prepared for it.
p No subtitles needed, though my accent does run off when I'm excited.
p This accent changes to whoever I talked to last, which is embarrassing.
p I've a posh accent strictly for the dentist and the bank.
i An accent tells you where somebody has been loved, I like hearing them.
i You can hear in my accent when I'm tired, cross or very pleased.
i There's one thing about me that only my accent gives away.
b Which accent could you listen to all day?
b Do you change your voice on the phone?
=wakeTime
c I get up early enough to drink something hot before talking to anyone.
c Early on working days, and on Sundays I get up when I feel human.
c My getting up time leaves room for one slow coffee, I insist on that.
p The alarm gets up on time and I follow when negotiations end.
p I wake up early and get up later, with a long meeting in between.
p My feet hit the floor just in time for my conscience.
i I like getting up before the street does, it feels like borrowed time.
i The hour I get up tells you less than what I think about first.
i Getting up is easy when there's somebody to say good morning to.
b When does your day begin?
b What gets you out of bed gladly?
=bedTime
c Bedtime for me is whenever the conversation stops being good.
c I like being in bed before midnight and rarely manage it gracefully.
c My bed gets me at a sensible hour unless somebody keeps me laughing.
p I go to bed early and then lie there reading about octopuses.
p My bedtime is sensible on paper and ignored every single evening.
p The sofa usually puts me to bed first and the mattress gets me later.
i I stay up later when somebody gives me a reason.
i Going to bed late has started all my favourite conversations.
i The last half hour before bed is when I say what I mean.
b When do you usually turn the light out?
b What keeps you up past your bedtime?
=sleepHours
c Seven hours of sleep and I'm a gentleman, fewer and I'm just quiet.
c I sleep best when the day was good, so lately rather well.
c Give me enough sleep and I can be cheerful about nearly anything.
p My sleep is so deep that burglars could make themselves sandwiches.
p I need eight hours of sleep and spend two of them arranging pillows.
p On too little sleep I say good morning to coat stands.
i As a rule I sleep well, except when something nice is going on.
i My best thinking happens in the minutes just before sleep takes over.
i I can lose sleep over a good conversation and never regret the trade.
b How do you sleep these days?
b What are you like after a bad night?
=snoring
c If I snore, I have the decency to be asleep when it happens.
c A gentle elbow cures my snoring, and I never hold it against anyone.
c My snoring is unproven, but I'd buy the earplugs myself to be polite.
p Nobody has caught me snoring while I was awake, and that's my defence.
p My snoring, if it exists, would be somewhere between a cat and a kettle.
p I've never once heard myself snore and I was there every time.
i Snoring is the one thing about me I'd need a witness for.
i I like to think I snore only when I feel completely at home.
i The truth about my snoring is known only to the pillow.
b Would a snorer keep you awake?
b Do you make any noise in your sleep?
=bedSide
c Whichever side of the bed is nearer the door, so I can fetch the tea.
c I have a favourite side of the bed and would give it up for company.
c The side by the window, if I may choose, for the morning light.
p I start on one side of the bed and finish like a compass needle.
p My side of the bed is wherever the phone charger reaches.
p The dangerous side by the door, so that spiders meet me first.
i Choosing a side of the bed is the first real negotiation between two people.
i I keep to one side of the bed even alone, which says something.
i The empty side of the bed is mostly books and good intentions.
b Which side would you never give up?
b Do you sleep still or travel about?
=napping
c A short nap on a Sunday is one of my favourite pleasures.
c I believe in naps and feel no guilt about them at all.
c Naps and I get on well, mostly with the radio on low.
p My naps start as ten minutes and end in another season.
p I only nap by accident, usually with the remote in my hand.
p After a nap I need a full minute to remember my own country.
i There's something about a nap in the rain that fixes a whole week.
i A proper nap only happens to me where I feel at home.
i The best thoughts come right at the edge of a nap and never stay.
b Are naps a yes or no for you?
b Where was the best nap you ever had?
=sleepIn
c An old soft T shirt beats proper pyjamas for me every night.
c Whatever is comfortable and wouldn't frighten the fire brigade is my rule for bed.
c I like soft cotton to sleep in, and warm socks when it's freezing.
p My sleepwear looks like a lost property box, but a very comfortable one.
p Something so old that even charity shops would sleep without it.
p I dress for bed like a man who expects no visitors and no cameras.
i The T shirt I sleep in has been loved longer than most furniture.
i You can tell a happy home by how scruffy the pyjamas are.
i I'd wear matching pyjamas one day, but it would take a very good reason.
b What's your most ridiculous pair of pyjamas?
b Are you warm or freezing in bed?
=firstThing
c First thing in the morning I want quiet, daylight and something hot.
c I open the curtains first and see what sort of day we've got.
c The kettle comes first, then I'm ready to be spoken to.
p My first act of the morning is denying that it's morning.
p I check the phone first, then the weather, then my courage.
p First I argue with the alarm, and it wins on points.
i The first few minutes of the morning decide more about me than any plan.
i First thing, I lie there and see who crosses my mind.
i I like to begin with the window open, before anybody wants anything.
b What's the first thing you reach for?
b Are you nice before your first coffee?
=snooze
c One snooze is civilised, and more than that is just postponing the coffee.
c I allow myself one snooze, because those nine minutes are the sweetest.
c A snooze now and then is fine, as long as nobody is waiting for me.
p My alarm and I hold peace talks every morning and I always cheat.
p The snooze button and I have the closest relationship in the house.
p I set extra alarms so that I can enjoy ignoring them one by one.
i Nothing I've dreamed is as good as what I dream after snooze.
i I snooze less when there's something to look forward to.
i Those minutes after the first alarm are where I plan a better life.
b How many alarms does it take for you?
b What would make you skip the snooze?
=coffeeCount
c Enough coffee to be good company and not so much that I vibrate.
c I could skip nearly anything in a day, but not the first coffee.
c My coffees are for pleasure, and the first one is sacred.
p I stop counting coffees when my eyelids start to hum.
p One coffee to wake up, one to be polite, and the rest are medicine.
p My blood group is now officially described as a light roast.
i I mostly drink coffee for the excuse to sit down with somebody.
i The second coffee is the one where I become interesting.
i A coffee alone is fuel, a coffee with the right person lasts two hours.
b How many do you need before you speak?
b How do you take yours?
=showerBath
c Showers on weekdays, and a long hot bath when the week was rude.
c I'm for the shower in the morning and a bath for bad weather.
c A hot shower fixes most things, and a bath fixes the rest.
p In the shower I win every argument I ever lost.
p My baths end when the water is cold and the book is wet.
p I shower like a man who has just remembered the gas bill.
i My best ideas come in the shower and run out with the water.
i A bath with the radio on is the nearest I get to a holiday.
i I go for the shower, but I've never regretted a bath.
b Which one would you give up forever?
b What's your longest ever soak?
=showerSing
c I sing in the shower with great feeling and half the words.
c Singing belongs in the shower and the car, where the audience is kind.
c My shower gets the old classics, because the echo flatters everyone.
p In the shower I sell out stadiums, outside it I clear rooms.
p My singing in the shower has given the shampoo bottles trust issues.
p I only sing choruses in the shower, the verses are a rumour.
i You can tell how my day will go from what I sing under the water.
i I never sing in front of people, which makes the shower very well informed.
i The song in my shower changes when I've met somebody I like.
b What's on your own shower playlist?
b Who has heard you sing at full volume?
=gymHabit
c I like keeping fit as long as there's fresh air and no mirror.
c Moving every day matters to me more than looking serious in a gym.
c For me a workout is worth it mainly for how dinner tastes afterwards.
p My relationship with the gym is loving but long distance.
p I lift shopping bags, all in one trip, and that counts as training.
p At the gym I'm best known for my long water breaks.
i I never enjoy the first ten minutes of exercise or regret the last ten.
i A good walk clears my head better than any gym ever could.
i Gyms are interesting places, everybody is quietly arguing with themselves.
b What's your favourite way to move?
b Do you like company when you exercise?
=stepCount
c I walk whenever I can and let the steps count themselves.
c Steps are good, but a walk with somebody to talk to is better.
c Any day with a proper walk in it is a good one for me.
p Most of my steps are between the sofa and the fridge, but they're brisk.
p My step count doubles every time I forget why I entered a room.
p I'd reach ten thousand steps if pacing on the phone were a sport.
i I never count steps when I'm walking with somebody interesting.
i The best steps are the ones you take because the talk isn't finished.
i More steps happen when there's something on my mind.
b How many do you do on a lazy day?
b Where do you like to walk best?
=soreToday
c A little stiff in the usual places, but nothing a hot shower won't fix.
c My back and I have an understanding, I stretch and it forgives me.
c Nothing aches enough to keep me off the sofa or a good walk.
p I make a noise when I stand up, but that's mainly for effect.
p Every muscle I own has sent me a formal complaint this week.
p My knees give a weather forecast, and today they say fair.
i A bit of ache is nice, it proves that I was there.
i My body always tells me afterwards what I should have done slower.
i Sore legs feel quite different when the day that caused them was good.
b Which part of you complains the most?
b What do you swear by for aches?
=beingIll
c When I'm ill I go quiet, drink tea and wait for better weather.
c I'm an easy patient, soup and a blanket keep me perfectly civil.
c Being ill bores me, so I do as I'm told and get well.
p With a cold I begin writing my will and choosing the hymns.
p My man flu deserves a drama award and a very small violin.
p I'm brave when ill, provided somebody is there to see it.
i You learn a lot about somebody from who they let see them ill.
i On poorly days I want quiet, and one particular voice in the next room.
i I'm far better at looking after people than at being looked after.
b What do you want when you're poorly?
b Are you a good nurse or a strict one?
=coldCure
c Rest, something hot and somebody being nice to you, that's my whole cure.
c I believe in ginger, lemon, honey and going to bed early.
c Chicken soup, plenty of water and no heroics is my remedy for most things.
p My cure is complaining loudly until the illness gets bored and leaves.
p Blanket, biscuits and a very bad film is my official remedy.
p I treat everything with tea, including broken arms and tax letters.
i The best cure I know is a clean bed and rain outside.
i Half of any cure is who brings it to you.
i I trust the remedies that somebody's grandmother would defend with a spoon.
b What did your family swear by?
b Which odd remedy actually works for you?
=dentist
c I go to the dentist like a grown man and grip the chair.
c The dentist doesn't scare me half as much as the bill does.
c Teeth matter, so I'm polite to dentists and to dental floss.
p I'm very brave at the dentist, right up to the car park.
p Every dentist asks me questions with both hands in my mouth.
p I floss with real passion for the week before the dentist.
i The ceiling at a dentist's is the most carefully studied ceiling in town.
i I'd go more gladly if the dentist let somebody hold my hand.
i A dentist's waiting room shows you people exactly as they are.
b How brave are you in that chair?
b What scares you more than the drill?
=allergies
c Sneezes don't scare me, I'd face any cat or hayfield for good company.
c Allergies are best said out loud, and none would spoil an evening for me.
c Pollen or fur, I'd sooner carry a hanky than miss the fun.
p My only serious allergy is to instruction manuals.
p I sneeze in threes and blame the nearest plant for my allergies.
p Ironing brings me out in a rash, medically unproven but very strong.
i An allergy would have to be fierce to put me off somebody I like.
i I've always thought sneezing at flowers was the price of walking past them.
i I can sneeze at a beautiful garden and still be glad I went.
b What sets you off sneezing?
b Is there anything you need to stay away from?
=leftHanded
c Whichever hand I write with, it saves its best work for people I like.
c I can pass the salt kindly with either hand, left or right.
c Left or right, my hands are happiest holding something warm.
p Either hand, my writing looks like it was done with the other one.
p I'm equally clumsy with left and right, which is a kind of gift.
p My left and right hands are still arguing about who's in charge.
i The hand I write with tells you less than the one I reach out with.
i I notice which hand people use, it's usually the start of a story.
i Left handed people always seem to see the room from another corner.
b Are you a lefty or a righty?
b Can you do anything with the wrong hand?
=glasses
c With or without glasses, I notice the things that I want to see.
c Glasses never bothered me, I'd choose clear sight over cool every time.
c My eyes manage, and I like how glasses make people look thoughtful.
p In a dim restaurant I read menus like a man playing the trombone.
p Even the best glasses wouldn't help me find things in my own fridge.
p My eyesight is perfect for cake at any distance.
i I'm fond of the moment when somebody takes their glasses off to talk.
i Sharp eyes or not, I see people better when they laugh.
i A slightly blurred world can be kinder, especially before breakfast.
b How far can you see without help?
b Would you wear a really daring pair?
=ticklish
c Ticklish enough to beg for mercy, and proud enough to deny it first.
c I'm ticklish when I'm in a good mood, so consider me at risk.
c A tickle in the right spot and all my dignity leaves the building.
p I'm not telling where I'm ticklish without a lawyer in the room.
p My ticklish side makes a noise that only dolphins understand.
p I fold like a garden chair when tickled, it's not manly.
i Being ticklish is the last secret a grown man gets to keep.
i I can keep a straight face for ages, and then one tickle ruins it.
i Nobody has ever been tickled and stayed a stranger.
b Where's your own weak spot?
b Would you be merciful or ruthless?
=areTired
c A bit tired, but the pleasant kind where talking is still easy.
c Tired in the legs and wide awake for this conversation.
c I was tired until my phone lit up, and now it's better.
p My battery is in the red, but the screen still works for you.
p I'm tired enough to put the milk in the oven and not notice.
p Sleepy, slightly crumpled and still able to hold a phone with both hands.
i Being a little tired makes me more honest, so choose your next question.
i Tired, yes, and still not at all ready to stop talking, which is interesting.
i When I'm this tired I say what I'd normally only think.
b What wears you out the most?
b How do you get your energy back?
=likeJob
c I like my work on most days, and the people make the rest bearable.
c Work is good when it's useful, and I enjoy that part of mine.
c I enjoy my job more when it goes home at the end of the day.
p I love my job most on the day the wages land.
p My job and I get on like neighbours, polite with occasional hammering.
p My favourite part of the job is when everybody talks about lunch.
i What I like about my job isn't the thing on the label.
i Some of what I enjoy at work nobody would ever put in a report.
i Liking my job comes and goes, liking to be useful never does.
b Do you like what you do?
b What's the best part of your working day?
=finishTime
c Work gets its share of me, and the evening is for better company.
c I finish when the job is done, and never later than my stomach allows.
c My working day ends in time for dinner and a decent chat.
p My finish time is late enough to need feeding, early enough to be fun.
p My mind finishes work about an hour before the rest of me.
p Officially I finish on time, unofficially I watch the clock like a hawk.
i The moment work finishes is when my day actually starts.
i Finishing work comes easier when there's somebody to talk to afterwards.
i The walk away from work is my favourite few minutes of the day.
b When does your own working day end?
b What's the first thing you do after work?
=commute
c The commute is fine with good music and nobody talking to me.
c I treat the commute as time to think before people need me.
c Any way to work is bearable with a coffee and a decent podcast.
p My commute is mostly me singing badly and pretending to be in a film.
p I could do the way to work asleep, and some mornings I do.
p My journey takes exactly as long as my patience minus a minute.
i I make up stories about strangers on the way to work.
i The way home always feels shorter when somebody has written.
i I'd miss the commute, it's the only time nobody can ask me anything.
b Is your own way to work bearable?
b What do you do to pass the time?
=workHome
c I like people around me at work, and quiet when I need to think.
c Working from home sounds lovely, but I'd miss talking rubbish with colleagues.
c A bit of home and a bit of company is my perfect working week.
p If I worked at home, my toughest colleague would be the fridge.
p At home I'd be employee of the month and also the one caught napping.
p For working from home I have the slippers but not the discipline.
i Home is for living, I like there to be a door between the two.
i I work best wherever nobody is watching me start.
i The trouble with working at home is that the day never says goodbye.
b Where do you get the most done?
b Would you miss people if you worked at home?
=meetings
c The shorter the meeting, the nicer I am in it.
c I can take a meeting if somebody makes a decision and somebody brings biscuits.
c Meetings are best when people say the thing and go.
p In meetings I nod wisely and think about lunch.
p Most meetings could be an email, and most emails could be a biscuit.
p My notes from meetings are mainly drawings of boats.
i In a meeting I always watch the one who isn't talking.
i The best part of a meeting is the two minutes after it.
i I text my worst jokes during meetings and my best ideas come there too.
b What are you like in a long meeting?
b What's the dullest meeting you've sat through?
=boss
c A good boss listens, and I get on with that kind easily.
c I get on with any boss who is fair and remembers to say thanks.
c Bosses don't frighten me, I do my bit and speak my mind.
p The real boss is my stomach, it calls a meeting at noon.
p I smile at bosses and do the eye rolling in the corridor.
p Boss or no boss, I still bow to whoever knows how the printer works.
i You learn what a boss is made of on a bad day.
i I judge any boss by how they talk to the person who cleans.
i The best kind of boss is one you'd have lunch with anyway.
b What's yours like to work for?
b Would you be a good boss?
=colleagues
c Good colleagues make a long day short, and I value the ones like that.
c I get on with most people at work who can laugh at themselves.
c The people I work with get honesty from me, and the last biscuit sometimes.
p Every workplace has one strange colleague, and I can't think who ours is.
p I forgive colleagues anything except fish in the microwave.
p My favourite colleague has always been whoever fills the kettle.
i Colleagues see a side of you that your friends never meet.
i You can tell everything about colleagues from who stays to wash the cups.
i I like the ones at work who are completely different when you get them outside.
b What are the people at your work like?
b Who makes you laugh at work?
=firstJob
c The kind of first job that makes you polite to shop staff forever.
c My first job paid very little and made me feel like a king.
c First jobs teach you to turn up and say thanks, and mine did.
p Like most first jobs, mine involved far more sweeping than the films had promised.
p In my first job I was mainly employed to be in the way.
p First wages are for nonsense, and I respected that tradition fully.
i That first job taught me more about people than about work.
i I still judge places by how they treat whoever is on their first job.
i Nobody forgets how their first wages felt, I still chase that feeling.
b Where did you earn your first money?
b What did your first wages go on?
=worstJob
c The worst jobs are the ones where nobody says good morning.
c Any job with a shouting boss and a clock that doesn't move.
c For me the worst work is pretending to be busy, I'd sooner dig.
p My worst job imaginable has a headset, a script and a mascot suit.
p Ironing all day would be my worst job, I'd be sacked by lunch.
p Selling anything by telephone would be my worst, I'd talk everyone out of it.
i A bad job is useful, it shows you exactly who you don't want to become.
i I can do hard jobs gladly, it's the pointless ones that break me.
i Even the worst job is bearable with one good person beside you.
b What's the worst one you ever had?
b Which job would you never do for any money?
=breakTime
c I take my break when hunger wins, and I take it properly.
c My lunch break is short, hot if possible, and phone friendly.
c A break is sacred, nobody gets between me and a sandwich.
p My break starts in my head about an hour before the real one.
p I'm always nearly on a break, that's how I survive the day.
p The lunch break is where I do my finest work of the day.
i Breaks are better when there's a message to open.
i I like to spend a break outside, even if it's only five minutes of sky.
i The best part of a break is the minute before I have to go back.
b When do you get yours?
b What do you do with your lunch hour?
=uniform
c I wear to work whatever lets me move and still look presentable.
c Clean, comfortable and with good shoes is my uniform, wherever I go.
c I'd wear any uniform if the pockets were deep enough.
p In a suit I look like I am about to apologise for something.
p My personal uniform is one good jumper and a look of concentration.
p I treat a tie as a thing for weddings and very fancy puddings.
i The best moment of any workday is changing out of the work clothes.
i Clothes for work are a kind of costume, I like who's under it.
i People stand differently in a uniform, I always notice that first.
b Do you wear a uniform at work?
b Do you like a uniform on a man?
=shifts
c Whatever the hours, I keep some of them free for people I like.
c I can do early, late or in between, as long as there's coffee.
c Shifts or no shifts, my week always has room for a good dinner.
p On an early shift I'm a ghost, on a late one I'm a hungry ghost.
p My body clock thinks every shift is lunch.
p I suit any shift that begins after breakfast and ends before hunger.
i I have a soft spot for the hours when everybody else is asleep.
i Odd hours make you good at finding small bits of time for somebody.
i Night workers know a city that the rest of us only hear about.
b What hours do you usually work?
b Which would you choose, early or late?
=dayOffUse
c A day off means a slow start, a long walk and something good to eat.
c I guard my days off and spend them with people I choose.
c On a day off I like to have no plan before noon.
p My days off begin with big plans and end in slippers.
p I clean one cupboard on a day off and call it a renovation.
p The perfect day off has a nap, a pie and no trousers with buttons.
i Any day off feels longer when you do one thing you've never done.
i I like a day off in the middle of the week, everything looks borrowed.
i My best days off were the ones that went wrong by lunchtime.
b What does your perfect day off look like?
b Do you plan them or let them happen?
=bankHoliday
c A long weekend calls for sea air, good food and no alarm.
c I like a bank holiday slow, with friends, a walk and something grilled.
c The bank holiday should go to nobody's inbox, and I'm strict about that.
p My bank holiday forecast is one hour of DIY and two days of regret.
p I plan to stand near a barbecue in a raincoat looking hopeful.
p Every bank holiday I mean to paint something and end up eating ice cream.
i A free Monday is wasted on plans, I like to see who rings.
i I'm keeping the long weekend loose, in case something better turns up.
i The best bank holidays begin with a wrong turning and a good café.
b What would you do with three free days?
b Are you a planner for long weekends?
=mondays
c Mondays are fine once I have coffee and one small thing to look forward to.
c I meet Monday early, get the worst job done and feel clever all day.
c A good breakfast and loud music get me through any Monday.
p My motivation on Mondays usually arrives around Wednesday lunchtime.
p I look at Monday the way a cat looks at a bath.
p On Mondays I count putting on matching socks as a full achievement.
i A Monday with somebody to write to is half a Tuesday.
i I like that Monday knows nothing yet about how the week will end.
i The Sunday evening before is worse than any Monday I've met.
b What gets you going on a Monday?
b Which day of the week suits you best?
=punctual
c I like to be on time, because waiting is boring for whoever does it.
c Being on time is the simplest kindness I know.
c I'm early for people I like and on time for the rest.
p I arrive early and then walk round the block looking casual.
p Left to myself I'd be on time, it's the keys that are late.
p My punctuality is excellent, except where shoes are involved.
i You can tell what I'm looking forward to by how early I turn up.
i There's something nice about those few minutes of waiting before somebody walks in.
i Nobody is ever late for the thing they really want.
b Are you early, late or exactly on time?
b How long would you wait for somebody?
=listMaker
c I make lists because ticking things off is the best part.
c A short list on paper keeps my head free for nicer things.
c Lists for the week, and no list at all for Sundays.
p I put things on the list that I've already done, for the glory.
p My lists are excellent, I just leave them at home.
p The shopping list says vegetables and the trolley says otherwise.
i The things that matter most never make it on to my lists.
i An old list in a pocket tells you a lot about somebody.
i I keep one list of places, and I'd like company for it.
b What's been on your list the longest?
b Paper, phone or memory for you?
=procrastinate
c I put off the dull jobs and never the good company.
c Last minute suits me, I work best with the clock looking over my shoulder.
c Things get put off until they scare me, then they're done in an hour.
p I procrastinate so well that my kitchen is always spotless before a deadline.
p My tomorrow is extremely busy, I keep sending it everything.
p Right now I'm avoiding something boring by talking to somebody who isn't.
i Whatever I put off longest is usually what I care about most.
i Some things get better for being put off, but never a message.
i My best ideas arrive while I'm avoiding something else.
b What are you putting off right now?
b How do you finally make yourself start?
=bioEmpty
c I left it short because I'd sooner be asked than advertised.
c My profile is thin because I'm better in conversation than in a box.
c Writing about myself feels like selling a sofa, so I kept it brief.
p A fuller profile would have used up all my material in one go.
p Every sentence I wrote about myself sounded like an estate agent.
p I stared at the empty bio so long that we became friends.
i A short profile leaves the interesting part for whoever bothers to ask.
i The blank bit is where the good questions go.
i I like it when somebody finds things out in their own order.
b What should I have written there?
b What do you want to know first?
=ghostedMuch
c I don't ghost people, a kind goodbye takes one minute to write.
c Being ghosted stings anyone a little, which is why I'd never do it.
c Chats do fade on here, but I'd always sooner say something than vanish.
p When a chat goes quiet I assume they were eaten by a bear.
p My inbox could be a haunted house with all its half finished chats.
p I'm too nosy to ghost anyone, I need to know the ending.
i A silence on here always makes me wonder what the next line was.
i I respect a plain goodbye more than most of the hellos I see.
i Ghosting tells you something early, even if it's never what you wanted to know.
b Has somebody ever vanished on you?
b How do you like to end a chat?
`;
