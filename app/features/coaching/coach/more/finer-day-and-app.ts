/** Finer kinds of question, known by what was learned. His day, sleep and work; the app and his profile. Form: content/asked-about-him.ts. */
export const FINER_DAY_AND_APP = `
=howLongHere
c Long enough on this app to know a good chat when I find one.
c Not as long as it feels, and this chat is the best of it.
c Just long enough to notice it's more fun since you turned up.
p App time is like dog years, I feel about ninety on here already.
p Long enough to have seen a lot of people holding up wine glasses.
p Long enough to still swipe the wrong way now and then.
i However long it's been, it only got interesting quite recently.
i Long enough that I'd nearly stopped expecting messages like yours.
i Long enough, but looking forward to messages on here is new.
b Has it been a good place for you so far?
b What has surprised you most about this app?
=matchCount
c Fewer matches than the adverts promised, and one that I'm glad about.
c Whatever the number, I'd swap all my matches for a conversation like this.
c Some matches, and only a couple I really look forward to hearing from.
p My matches could share one small pizza and still have leftovers.
p There's no queue here, you walked straight to the front.
p Not so many that I need a spreadsheet, I can promise that.
i Enough matches, and only one I'd stay up past midnight for.
i However many matches, there's one whose replies I look forward to.
i I stopped counting matches when one of them got interesting.
b Is it too quiet or too busy on your side?
b What makes you answer one match and not another?
=appTreating
c It's treating me very well right now, thanks to this chat.
c The app's been better than I expected, there are some nice people on here.
c Hit and miss, but a chat like this makes up for a lot.
p This app treats me like a cat does, mostly ignored and then suddenly adored.
p I'm either ignored for a week or asked my star sign, nothing in between.
p I'd give this app three stars, one of them for the comedy.
i This app was slow going until someone wrote something I wanted to answer.
i I can't decide, it's strange and hopeful at the same time.
i Better by the day, now there's a reply to look forward to.
b What's been the nicest thing about it for you so far?
b What would make this app worth it for you?
=worstMessage
c The worst ones are the ones that could have gone to anyone.
c The dull ones, a bad message should at least be entertaining.
c The worst message is always the one that wants to sell me crypto.
p My worst messages are the ones I write myself and then read again.
p A message asking for my star sign and bank details would top my list.
p Nothing beats a message that just says hey, three times in a row.
i I forget the bad messages fast, it's the good ones I read again.
i The weirdest messages are the long perfect ones, like a cover letter.
i A weird message still beats a plain hey, if you ask me.
b What do you do with a message like that?
b Which opening line has actually worked on you?
=madeYouWrite
c I wrote because you seemed like someone I'd really enjoy talking to.
c You came across as a real person, so writing felt easy.
c Something in how you put things made me want to message you.
p My thumb pressed send before my nerves could stop it.
p I wanted to see if you're as fun as you seemed, so far so good.
p It was write to you or clean the kitchen, so thanks for that.
i I'd have wondered about you all week if I hadn't written.
i You seemed warm and a bit funny, and I wanted to see if I was right.
i I messaged because you made me curious, and I still am.
b What made you write back to me?
b What did you think when my message came in?
=fishPhoto
c That fish photo is me at my happiest, outdoors and a bit muddy.
c I kept the fish in because it's the most honest smile I have.
c Give me a fish and a good day by the water and I'm happy.
p Most of the credit goes to the fish, it posed better than I did.
p I think every man on here has to post one fish, that's mine.
p That fish grows a little every time somebody asks about it.
i Whatever the photo says, part of me is on the fish's side.
i Honestly the fish is the excuse, it's the quiet I like.
i Fish photos are a cliché, I know, but this one got you to ask.
b What photo do you wish men would post?
b Would you enjoy a quiet day by the water?
=wroteBio
c I stand by every word of that bio, mistakes included.
c It had to sound like me, anything else is hard to keep up.
c I'd only use a bio that sounds like me talking.
p I'd have rejected any bio of mine at least nine times.
p No ghostwriter would ever put their name to my bio.
p A proper writer would have made my bio far more mysterious.
i The best lines of my bio are the ones that got left out.
i A bio is harder than it looks, I like the true bits best.
i If you liked the bio, I'm happy to take all the credit.
b Which line in my bio made you wonder?
b What did you leave out of your bio?
=promptTrue
c I stand by that prompt, even dressed up a little for company.
c I meant what I put there, even the part that sounds daft.
c Everything in that prompt is me, just on a slightly better day.
p That prompt may well sound better than it looks in person.
p I can read that prompt with a straight face, which should worry us both.
p I'm not nearly clever enough to make that prompt up.
i I mean it, and there's more to it than fits in a little box.
i I meant it, and I was hoping somebody curious would ask.
i I'd say it again across a table, looking you in the eye.
b Which of your own prompts is the truest?
b What did you think when you read it?
=realHeight
c Stand next to me and you can judge my height for yourself.
c Measure my height whenever you like, I don't mind one bit.
c I'd rather surprise you with something better than my height.
p Whatever my height says, I shrink slightly when I see a spider.
p Bring a tape measure to the date and I'll stand very straight.
p I measure my height in good moods, and today I'm enormous.
i You can check my height when we're standing side by side.
i If you wonder about my height, a date is the quickest way to check.
i I like that you asked about my height straight out, come and measure.
b Does height matter much to you?
b What do you always check on a profile?
=realPhotos
c Those photos are me, on ordinary days with my ordinary face.
c They're all me, you'd recognise me across a room.
c That's me in every photo, no filter would work that hard.
p They're real photos, anyone stealing pictures would have picked a better haircut.
p My photos are genuine, sadly that also includes the fashion choices.
p If I had faked the pictures, I'd have given myself a horse.
i My photos can't show how I laugh, and that's my better half.
i It's me in those photos, only I smile a lot more in real life.
i Real photos, though I've always thought a voice tells you much more.
b Which of your own photos is the most you?
b How do you spot a fake picture?
=photoTaker
c Anybody patient enough, I'm better company than I am a model.
c Whoever's hand is steadier than mine, I like to forget the camera.
c Whoever makes me laugh first, otherwise my photos turn out stiff.
p I'd trust a shelf and a timer, if I could run back faster.
p Whoever can put up with my camera face for long enough.
p A saint, clearly, one good photo of me takes two hundred bad ones.
i Anyone who keeps me talking, that's when I look relaxed.
i It takes someone I like behind the camera, or I don't smile properly.
i Whoever's quick enough to catch me before I pull a face.
b Who would you trust to take yours?
b Do you like being in front of the camera?
=deleteApp
c I'd happily delete it for someone worth putting the phone down for.
c The right person would have me off this app before dessert.
c When it's good with one person I have no reason to keep the app.
p I'd delete it so fast I'd forget to save the photos.
p Deleting this app is the one bit of housework I'd look forward to.
p Gladly, my thumb could do with the rest.
i I'd delete it gladly, I'm only waiting for a good reason.
i I'd delete the app as soon as one person feels like enough.
i Yes, on the first evening I'd forget to look at it.
b What would make you delete it yourself?
b Would you miss anything about the app?
=replySpeed
c When I like talking to someone I reply as soon as I see it.
c I don't play waiting games, I answer when I've got a free hand.
c Quick with people I enjoy, and only ever slow by accident.
p Fast, unless I'm trying to be funny, that takes a while.
p I type a reply in ten seconds and then stare at it for five minutes.
p Playing it cool with replies takes more patience than I was born with.
i If I'm slow, it usually means I'm actually thinking about it.
i My replies get faster the more I want to know what comes next.
i Not always fast, but with you I reply sooner than I planned to.
b Are you quick to reply when you like someone?
b Do slow replies bother you?
=callOrText
c Texts for the day, and a call when I want to hear someone laugh.
c I like a phone call with the right person more than a hundred texts.
c Calls for the real talk, texts for everything that makes me smile at work.
p Calls, but I warn you I pace around like I've lost something.
p My texts are cleverer, but my calls come with sound effects.
p Unknown numbers can ring forever, but I'd pick up for you.
i Texts are fine, but I'm getting curious about your voice.
i Calls for anything I wouldn't dare put in writing.
i I like a call late in the evening, people say more by then.
b Are you happier on the phone or typing?
b Who do you talk to longest on the phone?
=favEmoji
c The plain old smile is my emoji, I'm a simple man.
c I use the laughing face most, because I'm usually doing just that.
c The red heart is my favourite, used rarely and always meant.
p The melting face is my most used emoji, it covers most of my day.
p I overuse the thumbs up, which makes me sound like everybody's uncle.
p The dancing man, he moves much better than I do.
i The eyes looking sideways, I like to leave people wondering.
i The moon, though I only send it to people I'd stay up for.
i The upside down smile is my favourite, nobody ever knows quite what it means.
b Which one do you use far too much?
b Which emoji would you ban for good?
=spelling
c Spelling matters far less to me than whether a message sounds like you.
c I care a bit about my own spelling and not at all about other people's.
c Any spelling is fine by me, I never mind anybody's mistakes.
p My spelling is fine until the word necessary turns up.
p Autocorrect and I've been in an unhappy relationship for years.
p I check my spelling twice and still sign off with bets wishes.
i I quite like typos, you can tell when someone got excited.
i Your typos would only tell me you were in a hurry to write to me.
i I'd never think less of you over a typo, mine slip through too.
b Which word can you never spell?
b What did autocorrect last do to you?
=voiceSound
c Pretty calm, and it gets warmer when I like who I'm talking to.
c I have an ordinary friendly voice that gets quicker when I'm happy.
c Easy to listen to, I hope, and my voice always gives away a smile.
p Inside my head it's a deep voice, in recordings it's a surprised one.
p I sound like a sat nav that isn't sure about the roundabout.
p In the morning like a bear, by noon it's quite pleasant.
i Fairly ordinary, but my voice drops when I mean something.
i Lower late at night, and slower when I like who's listening.
i Calm, I hope, and a bit shy when I leave a voice note.
b What kind of voice do you like listening to?
b Do you like how your own voice sounds?
=hisAccent
c My accent is part of me and I never tried to iron it out.
c I have enough of an accent to sound like I am from somewhere.
c When I'm happy my accent gets stronger, so be prepared for it.
p No subtitles needed, at least not before the second drink.
p It drifts towards whoever I talked to last, which is embarrassing.
p I've a posh accent strictly for the dentist and the bank.
i Everybody's got an accent, mine gets warmer late in the evening.
i A bit of one, my accent shows most when I get excited.
i A little one, and you'd still follow every word across a table.
b Which accent could you listen to all day?
b Does your own accent get stronger when you're excited?
=wakeTime
c I like to be up early enough for a quiet coffee first.
c As early as I must, and on Sundays whenever I feel human.
c Always a bit earlier than I'd like, whatever the alarm says.
p Whatever time the alarm says, I'm about four snoozes behind it.
p I wake up first and get up much later, those are different things.
p As late as I can get away with, down to the minute.
i I like getting up before the street does, it feels like borrowed time.
i I'd be up much sooner with a good message waiting.
i Early when I can manage it, I do like a quiet morning.
b Are you good in the mornings or does it take a while?
b What gets you out of bed gladly?
=bedTime
c Whenever the conversation stops being good, so this could be late.
c I like being in bed before midnight and rarely manage it gracefully.
c Not too late if I'm sensible, I'm nicer company after sleep.
p I go to bed to sleep and end up reading about octopuses.
p My bedtime is sensible on paper and ignored every single evening.
p I fall asleep on the sofa first, that counts as practice.
i Before midnight if I'm good, later when someone gives me a reason.
i I go to bed later than I should, the best conversations start after eleven.
i Early in theory, but I like a good chat before bed too much.
b Are you more of a night person or a morning person?
b What keeps you up past your bedtime?
=sleepHours
c Seven hours of sleep and I'm a gentleman, fewer and I'm just quiet.
c I sleep best after a good day, so pretty well lately.
c Give me enough sleep and I can be cheerful about nearly anything.
p My sleep is so deep that burglars could make themselves sandwiches.
p I need eight hours of sleep and spend two of them arranging pillows.
p On too little sleep I put my keys in the fridge.
i I sleep well, except when there's someone on my mind.
i Less than I should, my best thoughts turn up around midnight.
i Never quite enough hours, and I'd lose more over a good conversation.
b What helps you sleep well?
b What are you like after a bad night?
=snoring
c Not that I'd ever admit, but I'd roll over when asked.
c A gentle elbow cures my snoring, and I never hold it against anyone.
c My snoring is unproven, but I'd buy the earplugs myself to be polite.
p I deny everything until I hear a recording.
p If I do, I like to imagine it's more of a purr.
p I've never once heard myself snore and I was there every time.
i Maybe a little snoring when I'm very tired, I can't promise silence.
i I like to think I snore only when I feel completely at home.
i Only softly, I hope, and only after a very good day.
b Would a snorer keep you awake?
b Do you make any noise in your sleep?
=bedSide
c Whichever's nearer the door, so I can fetch the coffee.
c The left if I may choose, but I'd give it up for good company.
c The side by the window, if I may choose, for the morning light.
p I start on one side and wake up across the whole bed.
p My side of the bed is wherever the phone charger reaches.
p The side by the door, so any spiders meet me first.
i The middle, until there's a good reason to move over.
i The right side for preference, though I could be talked round.
i Whichever side isn't covered in books I mean to read.
b Which side would you never give up?
b Do you sleep still or travel about?
=napping
c A short nap on a Sunday is one of my favourite pleasures.
c I believe in naps and feel no guilt about them at all.
c Naps and I get on well, mostly with the radio on low.
p My naps start as ten minutes and end when it's dark out.
p I only nap by accident, usually with the remote in my hand.
p After a nap I need a full minute to remember what day it is.
i A nap with rain on the window, I'd cancel plans for that.
i Yes to naps, but only in places where I feel at home.
i I love a nap, I'm always in a softer mood afterwards.
b Do you wake up fresh from a nap, or grumpy?
b Where was the best nap you ever had?
=sleepIn
c An old soft T shirt beats proper pyjamas for me every night.
c Something soft and comfortable, I don't care about style at bedtime.
c I like soft cotton to sleep in, and warm socks when it's freezing.
p My sleepwear looks like a lost property box, but a very comfortable one.
p Something so old that a charity shop would hand it back.
p I dress for bed like a man who expects no visitors and no cameras.
i One old T shirt I'd never be seen in outside, not yet anyway.
i Nothing stylish, though I do like the idea of proper pyjamas.
i I'd wear matching pyjamas one day, but it would take a very good reason.
b What's your most ridiculous pair of pyjamas?
b Are you warm or freezing in bed?
=firstThing
c First thing in the morning I want quiet, daylight and a big mug of coffee.
c I open the curtains first and see what sort of day we've got.
c Coffee first, then I'm ready to be spoken to.
p My first act of the morning is denying that it's morning.
p I check the phone first, then the weather, then my courage.
p I argue with the alarm first, and it always wins.
i Phone first, if I'm hoping there's a message on it.
i First thing, I lie there and see who crosses my mind.
i I like to begin with the window open, before anybody wants anything.
b What would make your mornings nicer?
b Are you nice before your first coffee?
=snooze
c One snooze is civilised, and more than that's just postponing the coffee.
c I allow myself one snooze, because those nine minutes are the sweetest.
c Now and then, as long as nobody's waiting for me.
p I hit snooze and promise to change, every single morning.
p The snooze button is the closest relationship I've got right now.
p I set extra alarms just so I can ignore them one by one.
i Yes, the dreams after the snooze button are always the best ones.
i I snooze less when there's something to look forward to.
i I could be talked out of snoozing by a good morning message.
b Do you wake up easily, or slowly and crossly?
b What would make you skip the snooze?
=coffeeCount
c Enough coffee to be good company and not so much that I vibrate.
c I could skip nearly anything in a day, but not the first coffee.
c A couple of coffees suits me best, ideally sitting down.
p I stop counting when my hands start to shake.
p One coffee to wake up, one to be polite, and the rest are medicine.
p More than I'd tell a doctor, fewer than I'd like.
i As many coffees as there are good excuses to sit down with someone.
i I get a lot more interesting after the second coffee.
i One if I'm alone, more if the company's good.
b Is it coffee or tea that keeps you going?
b What does your perfect cup look like?
=showerBath
c Showers on weekdays, and a long bath when the week was rude.
c I'm for the shower in the morning and a bath for bad weather.
c A warm shower fixes most things, and a bath fixes the rest.
p In the shower I win every argument I ever lost.
p My baths end when the water is cold and the book is wet.
p I shower like a man who has just remembered the gas bill.
i Shower, I do my best thinking there and forget it by the towel.
i A bath with the radio on is the nearest I get to a holiday.
i I go for the shower, but I've never regretted a bath.
b Which one would you give up forever?
b Do you read in the bath or just float?
=showerSing
c I sing in the shower with great feeling and half the words.
c Singing belongs in the shower and the car, where the audience is kind.
c My shower gets the old classics, because the echo flatters everyone.
p In the shower I sell out stadiums, outside it I clear rooms.
p Loudly, and I always start a bit too high.
p Only the choruses, I've never learned a verse in my life.
i Only on good days, so lately quite a lot.
i Yes, I sing old slow songs when I think nobody can hear.
i The song in my shower changes when I've met someone I like.
b What's on your own shower playlist?
b Who has heard you sing at full volume?
=gymHabit
c I like keeping fit, but fresh air suits me better than the gym.
c Moving every day matters to me more than looking serious in a gym.
c I like a workout mainly for how dinner tastes afterwards.
p My relationship with the gym is loving but long distance.
p I lift shopping bags, all in one trip, and that counts as training.
p At the gym I'm best known for my long water breaks.
i I never regret a workout once it's over, I just need the push.
i A good walk clears my head better than any gym ever could.
i Keeping fit would be far easier with someone to race.
b What's your favourite way to move?
b Do you like company when you exercise?
=stepCount
c I walk whenever I can and let the steps count themselves.
c Some days ten thousand steps, other days barely to the kitchen.
c A proper walk improves my mood, so the more steps the better.
p Most of my steps are between the sofa and the fridge, but they're brisk.
p My step count doubles every time I forget why I entered a room.
p I'd reach ten thousand steps if pacing on the phone were a sport.
i I never count steps when I'm walking with someone interesting.
i Fewer than I should, but I'd happily add some with you.
i More than usual, I walk when I've got something on my mind.
b How many do you do on a lazy day?
b Where do you like to walk best?
=soreToday
c Nothing aches that a warm shower won't fix, thanks for asking.
c I'm fine as long as nobody asks me to lift anything.
c Nothing aches enough to keep me off the sofa or a good walk.
p I make a noise when I stand up, but that's mainly for effect.
p Only the parts I use are sore, so everything but my ears.
p I make it down the stairs, just not quietly.
i Nothing worth mentioning, though I like that you'd ask.
i Never so sore that a bit of sympathy couldn't help.
i Nothing serious, though I wouldn't say no to a shoulder rub.
b Which part of you complains the most?
b What do you swear by for aches?
=beingIll
c When I'm ill I go quiet, drink tea and wait for better weather.
c I'm an easy patient, soup and a blanket keep me happy.
c Being ill bores me, so I do as I'm told and get well.
p One sneeze and I start planning the funeral music.
p I ask for nothing, just very loudly, from the sofa.
p I'm very brave when I'm ill, as long as someone's watching.
i I say I want to be left alone, and I don't mean it.
i I go soft when I'm ill, I like someone checking on me.
i I'm far better at looking after people than at being looked after.
b What do you want when you're poorly?
b Are you a good nurse or a strict one?
=coldCure
c Rest, lots of tea and someone being nice to you, that's my whole cure.
c I believe in ginger, lemon, honey and going to bed early.
c Chicken soup, plenty of water and no heroics is my remedy for most things.
p My cure is complaining loudly until the illness gets bored and leaves.
p Blanket, chocolate and a really bad film, works every time.
p Ice cream is my cure, and I don't care what the doctors say.
i The best cure I know is a clean bed and rain outside.
i For a cold it's soup, and it works best when someone brings it over.
i Honey, lemon and somebody asking how I feel, that works on me.
b Are you the sort to rest, or to just carry on?
b Which odd remedy actually works for you?
=dentist
c I go to the dentist like a grown man and grip the chair.
c The dentist doesn't scare me half as much as the bill does.
c Fine once I'm in the chair, it's the waiting I don't like.
p I'm very brave at the dentist, right up to the car park.
p I'm very brave, I only hold on with both hands.
p I floss with real passion for the week before the dentist.
i A bit nervous, I stare at the ceiling and think of nicer places.
i I'd go more happily if I could bring someone to hold my hand.
i I act relaxed, but I've never been sorry when they cancelled.
b What helps you get through a visit like that?
b What scares you more than the drill?
=allergies
c Sneezes don't scare me, I'd face any cat or hayfield for good company.
c I'd never let a sneeze get in the way of a good evening.
c Pollen or fur, I'd rather carry tissues than miss out.
p The allergy I complain about most is to instruction manuals.
p I sneeze in threes and blame the nearest plant for my allergies.
p Ironing brings me out in a rash, that's my story anyway.
i A few sneezes wouldn't be enough to keep me away from you.
i Let's compare allergies before anyone cooks, I like that you asked.
i I'd sneeze my way through any kitchen with you in it.
b What sets you off sneezing?
b Is there anything you need to stay away from?
=leftHanded
c Left or right, I'll happily sit where our elbows don't bump.
c Whichever hand it is, I've a soft spot for lefties.
c One hand does all the work and the other holds the coffee.
p Either hand, my writing looks like it was done with the other one.
p I'm equally clumsy with left and right, which is a kind of gift.
p Depends on the job, one writes badly and the other drops things.
i Whichever hand I write with, the other's free to hold yours.
i You could guess my writing hand by how I hold a glass.
i I've always thought left handed people were the more interesting ones.
b What does your handwriting look like?
b Can you do anything with the wrong hand?
=glasses
c When the print gets very small, I'd take any glasses going.
c If I need glasses I wear them, I'd rather see who I'm talking to.
c My eyes manage, and I like how glasses make people look thoughtful.
p In a dim restaurant I read menus like a man playing the trombone.
p Even the best glasses wouldn't help me find things in my own fridge.
p My eyesight is perfect for cake at any distance.
i With or without, I've a soft spot for people in glasses.
i I don't need them to see where this is going.
i I'd wear any glasses if it meant seeing you properly.
b How far can you see without help?
b Would you wear a really daring pair?
=ticklish
c Ticklish enough to beg for mercy, and proud enough to deny it first.
c I'm ticklish when I'm in a good mood, so consider me at risk.
c A tickle in the right spot and all my dignity leaves the building.
p Very ticklish, I squeal before anyone has even touched me.
p I make a noise no grown man should make.
p I fold like a garden chair when tickled, it's not manly.
i A little ticklish, mostly when I can see it coming.
i I can keep a straight face for ages, and then one tickle ruins it.
i Most of all when I'm already laughing, so probably with you.
b Where's your own weak spot?
b Would you be merciful or ruthless?
=areTired
c A bit tired, but the pleasant kind where talking is still easy.
c Tired in the legs and wide awake for this conversation.
c I was, until my phone lit up, and now it's better.
p My battery's in the red, but I've saved some for you.
p I'm tired enough to put the milk in the oven and not notice.
p Sleepy, a bit crumpled, and still holding the phone with both hands.
i A little tired, and that always makes me more honest than usual.
i Tired, yes, and still not ready to stop talking to you.
i A little, but I'd swap an early night for this.
b Can you get some proper rest tonight?
b How do you get your energy back?
=likeJob
c I like my work on most days, and the people make the rest bearable.
c Work is good when it's useful, and I enjoy that part of mine.
c I like my job, and I like leaving it behind in the evening.
p I love my job most on the day the wages land.
p My job and I get on like neighbours, polite with occasional hammering.
p My favourite part of the job is when everybody talks about lunch.
i Yes, for the five minutes when a hard thing suddenly works.
i Most days, though I still wonder what else I'd be good at.
i I like my work most days, and even more when I can tell someone about it.
b What would you change about your work if you could?
b What's the best part of your working day?
=finishTime
c Not too late, I like my evenings too much.
c I finish when the job is done, and never later than my stomach allows.
c In time for dinner and a decent chat, if I can help it.
p Late enough to be hungry, early enough to be fun.
p My mind finishes work about an hour before the rest of me.
p Officially I finish on time, unofficially I watch the clock like a hawk.
i Whatever the hour, that's when the nice part of my day starts.
i Soon, I hope, and sooner still if there's someone to talk to.
i Earlier than usual, if there's a table for two in it.
b Do you manage to switch off after work?
b What's the first thing you do after work?
=commute
c The commute is fine with good music and nobody talking to me.
c A commute is good time to think before people need me.
c Any way to work is bearable with a coffee and a decent podcast.
p My commute is mostly me singing badly and pretending to be in a film.
p I could do the way to work asleep, and some mornings I do.
p Any commute is exactly one podcast too long for me.
i Any commute is bearable if I make up stories about strangers.
i The way home always feels shorter when someone's written.
i I'd miss the commute, it's the only time nobody can ask me anything.
b What would make your way to work nicer?
b What do you do to pass the time?
=workHome
c I'm more for the office than home, I like having people around me.
c Working from home sounds lovely, but I'd miss talking rubbish with colleagues.
c A bit of home and a bit of company is my perfect working week.
p At home my biggest problem would be the fridge.
p At home I'd be employee of the month and also the one caught napping.
p For working from home I have the slippers but not the discipline.
i Home is for living, I like there to be a door between the two.
i Home for getting things done, the office for the company.
i Home, but then I'd need someone to tell me when to stop.
b Where do you get the most done?
b Do you like having people around, or is quiet better?
=meetings
c The shorter the meeting, the nicer I am, so never too many.
c I can take a meeting if someone decides something and someone brings snacks.
c I like meetings short, and I'd gladly skip every second one.
p In meetings I nod wisely and think about lunch.
p In any meeting I'm very good at looking interested.
p My notes from meetings are mainly drawings of boats.
i In a meeting I always watch the one who isn't talking.
i The best part of any meeting is always the chat afterwards.
i However many meetings, I'd still write to you under the table.
b What are you like in a long meeting?
b Do you speak up in meetings or sit them out?
=boss
c A good boss listens, and I get on with that kind easily.
c I get on with any boss who's fair and remembers to say thanks.
c I get on best with a boss when I can speak my mind.
p I follow orders well, especially the one about going home.
p I smile at bosses and do the eye rolling in the corridor.
p Boss or no boss, I still bow to whoever knows how the printer works.
i I get on with most of them, I'm harder to order than I look.
i I judge any boss by how they talk to the person who cleans.
i I like a boss you'd have lunch with anyway.
b Can you talk openly to yours?
b Would you be a good boss?
=colleagues
c Colleagues who are good company make any long day short.
c I get on with most people at work who can laugh at themselves.
c I can find something to like in nearly anyone I work with.
p Every workplace has one strange colleague, and I can't think who ours is.
p I forgive colleagues anything except fish in the microwave.
p My favourite colleague is always whoever brings cake.
i Any colleague of mine would say I talk too much about lunch.
i There's always one who knows everything, I try to sit near them.
i I like the ones who are completely different once they're outside.
b Do you see any of them outside work?
b Who makes you laugh at work?
=firstJob
c The kind of first job that makes you polite to shop staff forever.
c A first wage, however small, makes anyone feel like a king.
c First jobs teach you to turn up and say thanks, I like that.
p Like most first jobs, it had a lot more sweeping than I'd hoped.
p In my first job I was mainly employed to be in the way.
p First wages are for nonsense, and I respected that fully.
i A first job shows you more about people than about work.
i Humble, like most first jobs, and I'm kind to beginners for it.
i One where I learned how long an hour can be.
b What did you learn from your first one?
b What did your first wages go on?
=worstJob
c The worst jobs are the ones where nobody says good morning.
c Any job with a shouting boss and a clock that doesn't move.
c For me the worst work is pretending to be busy, I'd sooner dig.
p My worst job imaginable has a headset, a script and a mascot suit.
p Ironing all day would be my worst job, I'd be sacked by lunch.
p Selling anything by telephone would be my worst, I'd talk everyone out of it.
i Anything where I'd have to smile on command all day.
i I can do hard jobs gladly, it's the pointless ones that break me.
i Anything where I'd be alone all day with nobody to talk to.
b What's the hardest part of any job for you?
b Which job would you never do for any money?
=breakTime
c I take my break when hunger wins, and I take it properly.
c Whenever lunch can't wait any longer, and I like it phone friendly.
c Never soon enough, and nobody gets between me and a sandwich.
p I've been mentally on my break since ten.
p I'm always nearly on a break, that's how I survive the day.
p The lunch break is where I do my finest work of the day.
i Soon, I hope, a break is better with a message to open.
i My ideal break is outside, if it's dry, with someone to write to.
i It's whenever I catch myself checking my phone, so about now.
b Do you get enough of a break?
b What do you do with your lunch hour?
=uniform
c I like anything I can move in, the less formal the better.
c Clean, comfortable and good shoes, that's all I ask.
c I'd wear any uniform if the pockets were deep enough.
p In a suit I look like I am about to apologise for something.
p One good jumper and a look of concentration, that's my uniform.
p I keep ties for weddings and take them off by the cake.
i Whatever it is, the best moment is changing out of it.
i I'm a different man in a suit, you'd have to see it.
i I'd brighten any work clothes with one loud pair of socks.
b What do you like wearing best at work?
b Do you like a uniform on a man?
=shifts
c I'm for normal hours, with the evenings free for people I like.
c I can do early, late or in between, as long as there's coffee.
c Shifts or no shifts, my week always has room for a good dinner.
p On an early shift I don't speak, on a late one I don't stop.
p Early or late, my stomach thinks every shift is lunch.
p I suit any shift that begins after breakfast and ends before hunger.
i Days for preference, though I like the hours when everybody's asleep.
i I'm a better person on a late start, you'd like that one.
i A late shift would suit me, people talk more when it's quiet.
b Do your hours suit you?
b Which would you choose, early or late?
=dayOffUse
c A day off means a slow start, a long walk and something good to eat.
c I guard my days off and spend them with people I choose.
c On a day off I like to have no plan before noon.
p My days off begin with big plans and end in slippers.
p I clean one cupboard on a day off and call it a renovation.
p The perfect day off has a nap, a pie and no trousers with buttons.
i With something new like pottery or climbing, if someone came along.
i A day off midweek is my favourite, it feels like skipping school.
i A long breakfast, no plan and someone nice to write to.
b What does your perfect day off look like?
b Do you plan them or let them happen?
=bankHoliday
c A long weekend calls for sea air, good food and no alarm.
c I like a bank holiday slow, with friends, a walk and something grilled.
c I'd like to keep it free of work, that's my one wish.
p One hour of DIY and two days of regretting it.
p I plan to stand near a barbecue in a raincoat looking hopeful.
p Every bank holiday I mean to paint something and end up eating ice cream.
i Nothing fixed, I like a long weekend that turns into whatever it wants.
i I'm keeping the long weekend loose, in case something better turns up.
i I'd like to take the first train to the sea and decide there.
b Are you looking forward to it?
b Are you a planner for long weekends?
=mondays
c Mondays are fine once I have coffee and one small thing to look forward to.
c I meet Monday early, get the worst job done and feel clever all day.
c A good breakfast and loud music get me through any Monday.
p My motivation on Mondays usually arrives around Wednesday lunchtime.
p I look at Monday the way a cat looks at a bath.
p On Mondays I count getting dressed as a full achievement.
i Mondays improve a lot with someone to write to.
i I don't hate Mondays, a message from you would fix most of one.
i Sunday evenings get me more, I could use company for those.
b What gets you going on a Monday?
b Which day of the week suits you best?
=punctual
c I like to be on time, I wouldn't leave you standing there.
c On time, it's the easiest way to be nice to someone.
c I'm early for people I like and on time for the rest.
p I arrive early and then walk round the block looking casual.
p Left to myself I'd be on time, it's the keys that are late.
p On time, unless I've changed my shirt twice.
i You can tell what I'm looking forward to by how early I turn up.
i Early, I like watching someone walk in and look around.
i I'm only late for things I don't want to go to.
b Are you early, late or exactly on time?
b Does it bother you when people are late?
=listMaker
c I make lists because ticking things off is the best part.
c A short list on paper keeps my head free for nicer things.
c Lists for the week, and no list at all for Sundays.
p I put things on the list that I've already done, for the glory.
p My lists are excellent, I just leave them at home.
p The shopping list says vegetables and the trolley says otherwise.
i I do, with something nice in the middle so I keep going.
i Lists for the dull things, the nice ones I remember anyway.
i I keep one list of places, and I'd like company for it.
b What's been on your list the longest?
b Paper, phone or memory for you?
=procrastinate
c I put off the dull jobs and never the good company.
c Last minute suits me, I work best with a bit of panic.
c Things get put off until they scare me, then they're done in an hour.
p I procrastinate so well that my kitchen is always spotless before a deadline.
p I put so much off till tomorrow that tomorrow is fully booked.
p I'm avoiding something boring right now by talking to someone who isn't.
i Whatever I put off longest is usually what I care about most.
i I leave most things to the last minute, but never an answer to you.
i I put off phone calls and paperwork, and never a message to you.
b What do you do instead of the dull jobs?
b How do you finally make yourself start?
=bioEmpty
c I left my bio short because I'd sooner be asked than advertised.
c My profile is thin because I'm better in conversation than in a box.
c Writing about myself feels like selling a sofa, so I kept it brief.
p A fuller profile would have used up all my material in one go.
p Every sentence I wrote about myself sounded like an estate agent.
p I can talk for hours, but writing a bio got me nowhere.
i A short profile leaves the interesting part for whoever bothers to ask.
i I left my profile bare so you'd have to ask, and it worked.
i I like it when someone finds things out in their own order.
b What should I have written there?
b What do you want to know first?
=ghostedMuch
c Ghosting isn't my style, a kind goodbye takes one minute to write.
c Being ghosted stings anyone a little, which is why I'd never do it.
c Chats do fade on here, but I'd always sooner say something than vanish.
p When a chat goes quiet I assume they were eaten by a bear.
p Half my chats die after hello, I try not to take it personally.
p I'm too nosy to ghost anyone, I need to know the ending.
i When it goes quiet I always wonder what the next line was.
i A plain goodbye takes courage, and I respect it so much more.
i Most of us get ghosted on here sometimes, and it always stings a bit.
b How do you deal with it when someone goes quiet?
b How do you like to end a chat?
`;
