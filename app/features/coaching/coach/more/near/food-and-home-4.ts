/** Asked of food, drink, home and things, part 4. Form: near-entries.ts. */
export const NEAR_FOOD_AND_HOME_4 = `
=what's your screen time / how many hours a day are you on your phone / how bad is your phone addiction
c About three hours, and I'm happy with that.
c Lower than it was, I put it in a drawer in the evening.
p A number I swipe away every Sunday before it can speak.
p I don't open that number without a friend present.
i Less when the phone stays in the hall, the evenings get longer that way.
i Higher than I'd like, so now and then I leave the phone at home on purpose.
b What's yours saying?
b Would you dare to share yours?
=do you look at your phone as soon as you wake up / phone first thing in the morning
c No, coffee first, the world can wait twenty minutes.
p Yes, one eye open, holding it far too close to my face.
i I try to look out of the window before I look at a screen, it changes the day.
b What do you check first?
=do you scroll in bed / do you sleep with your phone next to you
c No, it charges in the kitchen and I sleep better.
p Until it falls on my nose, that's my bedtime bell.
i It's there but face down, the last thing I want at night is a page of a book.
b What keeps you scrolling?
=iphone or android / are you an apple person / would a green bubble put you off
c An iPhone, it works and I don't have to think about it.
c Whatever works. Nobody was ever charming because of a bubble colour.
p Android, so I ruin the colour of every group chat.
p As long as it survives being dropped in soup, I'm loyal.
i Whichever lasts the day, I've no loyalty to a rectangle.
i It makes no difference to me, the best messages look fine in any colour.
b Which one are you holding?
b Are you fussy about it?
=is your phone screen cracked / do you drop your phone a lot
c No, good case, steady hands.
p It lands on its face every time, like toast.
i A crack or two wouldn't bother me, everything I use a lot shows it.
b Whole or shattered?
=what's your battery on / are you always on 5 percent / do you panic when your phone's low
c Always charged, I plug it in at night and forget it.
p I live at nine percent and make bold plans from there.
i A flat battery is the only holiday some of us get, so no panic.
b What's yours on right now?
=do you carry a charger or power bank / can i borrow your charger
c Yes, and you'd be welcome to it.
p I carry the cable that fits nobody's phone.
i I'd lend it gladly, that's half an hour in which you can't leave.
b Are you the borrower or the lender?
=do you have your phone on silent / ringtone or vibrate
c Silent, always, I look when I'm ready.
p On silent, especially while I'm searching the whole flat for it.
i Sound off and no buzz either, I like picking my own moments to be found.
b Do you still have a ringtone?
=do you answer unknown numbers / do you pick up if you don't know who's calling / would you pick up if you didnt know the number
c Yes, worst case it's a short chat about insurance.
c No. If it matters they leave a message.
p I watch it ring like a bird on the windowsill.
p I stare at it like a bomb until it stops.
i Letting it ring is no crime, if it matters somebody will write.
i Usually yes, because now and then it's somebody who needs exactly five minutes.
b Do you pick up?
b Do you pick up for strange numbers?
=call or text / do you prefer calling or texting
c Call, five minutes of voice beats fifty messages.
p Text, on the phone I walk round the room like a lost goose.
i Plans by text, feelings by phone, because you can hear a smile.
b Would you pick up if I rang?
=do you hate phone calls / do calls make you anxious / would you rather call or email for work / do you answer phone calls or let them ring
c No, I like them, they get things done.
c Call, two minutes of talking saves twelve emails.
c I pick up, a two minute call beats forty messages.
p Only the first three seconds, when both people say hello twice.
p I need a small pep talk and then I'm delightful.
p My method is to stare until it stops and then text to ask what's up.
i A call out of the blue from someone I like is the best part of a day.
i A voice tells me what someone means, an email only tells me what they wrote.
i A voice tells me far more than a text, so I've grown to like them.
b Who do you talk to on the phone for hours?
b Do you let it ring or pick up?
b Call or text, which is more you?
=would you do a video call before we meet / do you like facetime
c Yes, ten minutes, so we both know we're real.
p Sure, give me time to find a wall with no laundry in front of it.
i I'd do it, but I'm better in a room, where nobody looks at their own little picture.
b Are you comfortable on camera?
=do you send voice notes / are you a voice note person
c Yes, I'd rather talk than type.
p I do, and you get the traffic and my breathing for free.
i When something matters, because a voice gives away what a text can hide.
b Can I hear yours some time?
=how long is too long for a voice note / do you send five minute voice notes / do you hate long voice notes
c Two minutes, then it's a call.
c Two minutes. After that it's a podcast and needs a jingle.
p Mine start as a short answer and end as a podcast.
p No limit, I'll listen while doing dishes and reply out loud to nobody.
i From someone I like there's no limit, I'd play it on a walk.
i Long ones from people I like are my favourite kind of radio.
b What's the longest you've sent?
b What is your record?
=do you listen to voice notes on double speed / do you speed up voice notes and podcasts
c Normal speed, people should sound like themselves.
p Double, so all my friends talk like excited mice.
i I never do, the pauses are where the good bits hide.
b Which speed do you use?
=do you listen back to your own voice notes / do you hate hearing your own voice
c No, I send it and move on.
p Yes, and then I wonder who let that man talk.
i It stops mattering, everyone else has always heard that voice and they still ring.
b Do you re-record yours?
=are you a fast replier / how quickly do you text back
c Quick, if I'm free I answer.
p Either four seconds or four hours, there's no middle setting.
i I answer when I can do it properly, a rushed line to someone I like feels wrong.
b Fast or slow yourself?
=do you leave people on read / do you forget to reply to messages
c No, even a short answer is an answer.
p I reply in my head, brilliantly, and never press send.
i If I'm quiet it's never a game, it's usually a full day.
b Does it bother you?
=do you have read receipts on / are your blue ticks on / would you turn your read receipts on
c On, I've got nothing to hide.
c I don't mind them, I've nothing to hide.
p They're on, so everyone can watch me be slow in real time.
p If they're on, my overthinking would be visible from space.
i Off, I like people to get an answer without a stopwatch.
i I'd rather we trusted each other than two blue ticks.
b And yours, on or off?
b Do you keep yours on?
=do you double text / would you text twice if someone didn't answer / what do you do when a match stops replying
c Yes, if I've got something to say I say it.
c I write once more, kindly, and then let it be.
p I do, then I count to ten and pretend it was one long one.
p First I check the internet, then my dignity.
i Once, with something new, repeating a question only makes it heavier.
i Silence is an answer too, I just wish people used words.
b Do you keep score on that?
b Would you want a nudge?
=do you notice when someone's typing and stops / do the typing dots stress you out
c A little, but I just wait.
p Yes, I stare at those dots as though they were a kettle.
i Not at all, they mean someone's looking for the right words for me.
b How often do you delete and start again?
=do you check when someone was last seen online / do you look at people's last seen
c No, people can be online without owing me a reply.
p I've got enough trouble keeping track of where I was.
i It tells you nothing, one warm answer beats ten hours online.
b Do you check?
=what's your whatsapp profile picture / what kind of picture have you got on whatsapp
c A normal photo of me, changed about once a year.
p One where I look rested, so it's clearly very old.
i I'd keep a good one forever, it's the laugh in it that matters and not the year.
b Are you on yours at all?
=how many group chats are you in / are you active in group chats
c A few, I answer when it's useful and mute the rest.
p Enough to be invited to four barbecues I only find out about on Monday.
i I read it all and say little, then I turn up, which is my way of answering.
b What's the name of your best group?
=do you mute group chats / do you leave groups
c Mute, always, leaving is too dramatic.
p All muted, which is how I still have friends.
i I leave when it's over, a quiet goodbye is better than three hundred unread.
b Which one would you love to leave?
=do you get forwarded good morning messages from relatives / does your family whatsapp send you forwards
c Every day, and I send a thumb back with love.
p Mostly flowers with advice in a font I can't unsee.
i Behind each of them somebody is thinking of you at seven in the morning, so I don't mind.
b What's the best one you've been sent?
=do you use emojis a lot / what's your most used emoji
c The crying laughing one, I'm old fashioned like that.
p Thumbs up, which makes me sound like everybody's uncle.
i Few, I'd rather find the word, but some days a single heart is the word.
b Which one do you use the most?
=is a full stop at the end of a text aggressive / does it sound cold when a text ends with a full stop
c No, it's just punctuation and nobody's cross.
p Only after the word fine, then I check where the exits are.
i A sentence with an ending is a sort of courtesy, somebody finished the thought.
b What does a bare ok mean from you?
=what's your worst autocorrect fail / does autocorrect ruin your life
c Names, it changes everybody's name into food, so I read everything twice.
p My phone has never once believed I meant what I typed.
i I turned it off, at least the mistakes are my own now.
b What's the worst it's done to you?
=does bad spelling put you off / are you a grammar person
c A little, but kindness beats commas.
p I notice it, then I make one myself in the same line.
i How people joke matters more to me, nobody spells humour wrong.
b Is it a deal breaker for you?
=do you send memes / is sending memes flirting / are you a meme sender
c Yes, if I send you one it means I thought of you.
c Yes, it's my way of saying I thought of you.
p It's the only art form where I'm a serious collector.
p I send three at midnight and apologise in the morning.
i In a way, it says this made me laugh and I wanted you there.
i A well chosen one shows somebody's really been listening.
b What kind do you send?
b What kind makes you laugh?
=do you use gifs and stickers / are you a gif person
c Yes, nothing says it better than a cat falling off a sofa.
p I search for the perfect one until the conversation's over.
i Mostly words from me, though a friend's face as a sticker is hard to beat.
b What's your best sticker?
=would you send good morning texts / do you like good morning messages
c Yes, it takes ten seconds and starts two days well.
p I would, though before coffee it might just say orning.
i With a line about what I can see from the window, a bare good morning feels thin.
b Do you like getting them?
=do you text late at night / are you up texting at midnight
c No, I sleep, and I write back with a clear head.
p Yes, and in the morning I read it all with one eye.
i Midnight talks are the ones people remember, you say what you mean when you're tired.
b Are you a late one?
=do you send long messages or lots of short ones / are you a paragraph texter
c One message, complete, like a small letter.
p Five short ones, so it sounds as if I'm throwing gravel at your window.
i Long if it's about something real, I don't know how to be close in three words.
b Which kind do you send?
=do you reread your messages after sending / do you delete messages you've sent
c Never, what's sent is sent.
p I read them once more and find the typo in the most romantic word.
i Only the good chats, now and then, they're like photos but with voices.
b Do you delete and rewrite?
=do you screenshot chats and send them to friends / do you show friends our messages
c No, what someone writes to me stays with me.
p I'd only do it to ask for help with a comma.
i My friends would hear how I feel, but your words stay where you put them.
b Do your friends get a full report?
=what's in your notes app / what would i find in your phone notes
c Lists, mostly, food, films and things to fix.
p A note that just says lamp, and I'd love to know why.
i Sentences I overheard and want to keep, it reads like a very odd novel.
b What's the strangest note in yours?
=how many photos are on your phone / do you ever delete photos / is your camera roll a mess
c Thousands, and I clear them out on train rides.
c Few, I keep the good ones and let go of the rest.
p Forty of the same sunset, in case one of them moved.
p Thousands, half of them parking spots.
i I delete most, the few that are left start to mean something.
i I scroll back on bad days, it's mostly food and light and people.
b What do you have the most pictures of?
b What's the last picture you took?
=what's the last photo you took / what's in your camera roll
c Food, sky or something that made me laugh, it's always one of those.
p Something useful, like a shelf label, that I'll find in five years and wonder about.
i Some kind of light on a wall, I can't walk past that without stopping.
b What's the last one in yours?
=do you take selfies / are you good at selfies / how many selfies before you like one
c Hardly ever, I'd rather be on the other side of the camera.
c Seldom, one take and off it goes.
p I've one angle and my arm isn't long enough for it.
p Lost in my own phone, that's how I look in them.
i With someone else in it, yes, alone it always feels like talking to a mirror.
i I prefer asking a stranger, you get a photo and a chat.
b Are you the photographer in your group?
b How many do you take?
=do you like having your photo taken / are you awkward in photos
c I don't mind, take it and let's move on.
p On the count of three my face forgets everything it knows.
i Catch me mid laugh and I'm fine, posing makes a stranger of me.
b What's your photo face?
=do you ever print photos / do you keep photo albums
c Yes, a few each year, they belong on a wall.
p I mean to, every single year, right after losing a phone full of them.
i A printed one gets looked at differently, you hold your breath a bit.
b Which one would you frame?
=do you like polaroids / film camera or phone camera
c Film, I like having only twenty four tries.
p Phone, with film I'd have a whole roll of my thumb.
i Polaroids, you wait together for the thing to appear and that's the photo really.
b Would you keep a blurry one?
=are filters ok on dating profiles / do you use filters on your photos
c No filters, I'd like to be recognised when I walk in.
p A dog nose at most, and only for my passport.
i Nice light is fair, anything more and you're competing with yourself.
b Do you use them?
=are you on instagram / can i have your instagram / do you use insta much
c Yes, mostly to look, I post about once a season.
p Rarely enough that it still thinks I'm someone's lost uncle.
i I look at it less these days, I like finding people out the slow way.
b What do you post most?
=do followers matter to you / do you care how many likes you get
c No, I care who laughs at the table.
p Eleven likes is a crowd if you picture them in your kitchen.
i A message from one person about a photo means more to me than any number.
b Do you notice your likes?
=do you watch everyone's stories / do you post stories
c I watch, I seldom post, and I answer the good ones.
p Tapping through so fast that people's holidays last four seconds.
i Posting yes, but hours later, I'd rather be in the moment than report from it.
b What do you put in yours?
=who do you follow online / what kind of accounts do you follow
c Cooks, comedians and people who restore old things.
p Mostly dogs with better careers than any of us.
i People who are good with their hands, I could watch someone fix a clock for an hour.
b Whose posts do you never skip?
=do you look people up before a date / have you stalked my instagram / do you google people
c A quick look to see you're real, then I'd rather hear it from you.
p I look, accidentally like a photo from years back and have to move abroad.
i Better not to know, finding out is what dates are for.
b What would I find if I looked?
=have you ever googled yourself / what comes up when i google you
c Nothing worth hiding, and not much worth reading.
p Probably some other man with my name who's done far more.
i Very little, I like that most of me can only be found in person.
b What comes up for you?
=are you on tiktok / do you watch tiktok
c No, I'd lose whole evenings to it.
p I get the videos a month late, from people who pity me.
i Yes for the cooks, it's like standing in a hundred strangers' kitchens.
b What's on yours at the moment?
=do you doomscroll / how long can you watch reels for
c I stop after ten minutes, I've got a timer for it.
p Until I look up from checking one thing and it's tomorrow.
i The trick is charging the phone where I can't sit, boredom does me good.
b What do you get stuck on?
=what does your algorithm show you / what's on your for you page
c Recipes, football clips and men building pools by hand.
p Cats, carpentry and advice for a much tidier man.
i Things I'd never admit to looking up, it knows me worryingly well.
b What does yours think of you?
=do you still use facebook / is facebook dead
c Only for events and for buying second hand tables.
p I log in for birthdays and leave with opinions about bins.
i It's more like a school reunion, I walk round once and leave quietly.
b When did you last post on there?
=are you on twitter / do you argue with people online
c No, I've never seen anyone change their mind in a comment.
p I write the perfect answer, admire it and delete it.
i Not my thing, I'd rather disagree with somebody who can pass me the salt.
b Do you ever comment on things?
=do you use linkedin / what do you think of linkedin posts
c I have a page and nothing to announce on it.
p I'd be thrilled and humbled to say I never look.
i It's fun to imagine people saying those posts out loud at dinner.
b Do you post on it?
=do you use snapchat / do you have snap
c No, I like messages that stick around.
p Somebody would have to explain it to me slowly, with drawings.
i I can see the charm, things that vanish make people more honest.
b Is your streak sacred?
=do you use pinterest / do you make mood boards
c Yes, for rooms and recipes, it works.
p I'd save forty kitchens and go on living in mine.
i I tear pages from magazines, it's the same thing but it smells better.
b What are you saving there?
=what do you watch on youtube / what's your youtube rabbit hole
c People fixing old furniture, start to finish, no talking.
p How to put up a shelf, then shelf disasters, then it's two in the morning.
i Long walks filmed through foreign cities, it's how I pick where to go next.
b What's yours lately?
=do you read the comments / do you read comments under videos
c Yes, often they're funnier than the video.
p I go for the comments first, like a man eating pudding before dinner.
i Under music, yes, people tell strangers things there they'd never say out loud.
b Do you ever write one?
=would you ever be an influencer / would you want to be internet famous
c Not for me, I like dinner without a tripod.
p I could be the one who holds the light and eats the props.
i Making things, gladly, but an ordinary Tuesday should belong to the people in it.
b What would you be famous for?
=have you ever gone viral / would you want to go viral
c No, and I'd like to keep it that way.
p Only if it's for something dignified, so falling off something.
i For an hour it'd be fun, after that I'd miss being able to be silly unseen.
b What would yours be for?
=have you done a social media detox / could you delete all social media
c Yes, easily, and I'd recommend it to anyone.
p I could, but I'd need somewhere to announce it.
i A week off feels long for two days, and then the afternoons grow.
b How long could you do?
=is your account private / public or private profile
c Private, I want to know who's in the room.
p Locked away, though the most exciting thing in it is soup.
i Closed to strangers and open to friends, same as my front door.
b What about you, open or locked?
=when would you post a photo of us / are you a soft launch or hard launch person
c When we both felt like it, and I'd be proud to.
p I'd start with two coffees and one mysterious elbow.
i Late, I like having a thing to ourselves before others have opinions.
b Hand photo or full face?
=should couples post each other online / would you put me on your instagram
c Now and then, if you'd like it.
p Yes, though you'd have to approve my captions.
i I wouldn't hide you and I wouldn't display you, the nice part happens offline.
b Do you like being tagged?
=do you still follow your exes / should you unfollow an ex
c Unfollow, kindly, and look ahead.
p I'd mute first, which is like leaving by the window.
i Some people stay good acquaintances, what matters is whether you still go looking.
b What's your rule?
=is liking someone else's photos cheating / would you mind me liking other guys' photos
c No, a like is a nod across the street.
p Like whatever you want, I like pictures of pies all day.
i What counts for me is hiding, a thing done openly is seldom a problem.
b Where's the line for you?
=would you give me your phone password / should couples share passwords
c You could have it, and I'd hope you'd never need it.
p Sure, you'd find nine hundred photos of bread.
i Trust is not having to look, but the code would be yours.
b Would you want to share yours?
=would you let me go through your phone / can i look through your phone
c Yes, there's nothing in it I'd be sorry about.
p Of course, but my search history has some very basic questions about rice.
i I'd hand it over, and we could both be a bit sad if you felt you had to.
b Would you hand me yours?
=do you share your location with anyone / would you share your location with me
c With people close to me, yes, it's practical.
p I would, you'd see a dot that goes from fridge to sofa.
i On a long drive or late at night, it's a nice way of being waited for.
b Who can see your dot?
=do you put your phone away at dinner / phones at the table yes or no
c Away, every time, whoever's opposite gets all of me.
p It stays in my coat, where it can't start anything.
i I turn it face down and then forget it, the table is the better screen.
b Does it bother you when people check theirs?
=what would you do if i was on my phone during our date / what if i kept checking my phone at dinner
c I'd say so, nicely, once.
p Text you from across the table and wait.
i Maybe it's my cue to say something better, I'd try that first.
b When is it all right to look?
=do you take your phone to the loo / do you scroll on the toilet
c No, some places deserve peace.
p Yes, and that's how legs fall asleep.
i A magazine does it for me, it's the last reading room with a lock.
b Be brave, do you?
=do you play games on your phone / wordle or candy crush
c Wordle, one a day, with coffee.
p I'm on a level now that no family should have to hear about.
i Crosswords, they come to an end and you look up again.
b What's your starting word?
=do you have a duolingo streak / are you learning a language on an app
c Yes, ten minutes a day, slowly getting somewhere.
p I can order an apple for a horse in three languages.
i Apps teach me words, I'm waiting for the person who makes me need them.
b Which language would you pick?
=what's your most used app / what app could you not live without
c Maps, I'd never arrive anywhere without it.
p The weather, I check it and then dress for another country.
i Music, it's the one that makes the rest of the day look better.
b Which would you keep if you had just one?
=are you on other dating apps / how many dating apps do you have
c Just this one, I'd rather look properly than everywhere.
p My thumb has only so much love to give.
i I've tried to keep it small, too much choice makes people careless.
b How are you finding it here?
=who wrote your profile / how did you choose your dating photos
c Me, I wanted it to sound like I talk.
p I did, in ten minutes, after three weeks of avoiding it.
i By asking which ones felt like a normal good day, it's those days you'd be meeting.
b Which part made you stop?
=when would you delete the apps / when do you come off dating apps
c As soon as I'd rather see one person than meet new ones.
p The day I'm too busy laughing at somebody's texts to look at anyone else's.
i Quietly, before anyone has to ask me, I think that's the nicest way.
b When would you?
=what's the worst thing people put on dating profiles / what's your dating app ick
c Lists of what they don't want, tell me what you like instead.
p Group photos, I always get my hopes up about the wrong one.
i No words at all, I'm drawn by how someone talks and that gives me nothing.
b What makes you swipe straight past?
=do you read the profile before swiping / are you picky on here
c I read everything, and I swipe slowly.
p Yes, every line, like terms and conditions but with more hiking.
i One odd detail is enough for me, I swipe for the sentence nobody else would write.
b What made you swipe on me?
=how many unread emails do you have / are you an inbox zero person / are you inbox zero
c None, I clear them every evening.
c Zero or close, I sleep better that way.
p So many that I've started to think of them as company.
p The number has a comma in it, let's leave it there.
i Just a few, and those few are the ones that need a proper answer.
i I let them pile up, most of them solve themselves if you wait.
b What's your number, roughly?
b How many are sitting in yours?
=do the red notification dots bother you / do you clear your notifications
c Yes, they have to go before I can relax.
p I've trained myself not to see them, like toothpaste on a mirror.
i I switched nearly all of them off, now only people can ping me and not apps.
b Could you live with 9000 of them?
=how many tabs do you have open / do you close your tabs
c Five at most, I close things when I'm done.
p Enough that each one is just a thin line with a secret.
i They're all small promises to my future self, so I keep a few.
b What's in your oldest tab?
=do you google everything / do you look things up the second you don't know them
c I do, if I don't know it I want to know it now.
p Yes, even how long to boil an egg, every single time.
i Guessing comes first, a wrong theory over dinner is more fun than the answer.
b What did you look up today?
=do you use chatgpt / do you use ai for stuff / do you use ai for work
c Yes, for dull letters and tricky recipes.
c For the dull parts, yes, the thinking stays mine.
p I say please to it, just in case it remembers.
p I say please to it, just in case they take over.
i It's handy for facts, but it can't tell you what a dinner tasted like.
i Less than I could, because I like to know what's in my own head.
b What do you use it for?
b Do you use it?
=do you have an alexa / would you have a smart speaker at home
c No, I like my kitchen to mind its own business.
p I'd only argue with it about the timer.
i For music while my hands are covered in flour, I can see the point.
b Do you say thank you to yours?
=do you say please and thank you to siri / are you polite to machines
c Yes, manners are a habit and I don't switch them off.
p I thank cash machines too, so I'm well beyond help.
i It's more for me than for them, how you talk to anything leaks into how you talk.
b Are you kind to yours?
=would you want a smart home / do you like smart lights and all that
c No, a light switch has never let me down.
p I'd end up sitting in the dark waiting for an update.
i Blinds that open with the sun are the one thing I'd want from it.
b Which part of your home would you automate?
=do you have a smartwatch / do you count your steps / ten thousand steps a day yes or no / how many steps do you do a day
c Yes, ten thousand a day keeps me moving.
c I walk plenty, but I don't count.
c Ten thousand most days, I'd walk anywhere.
p If I counted, I'd be walking round the sofa at eleven at night.
p At eleven at night I've been seen marching round a kitchen.
p I'd happily walk round the kitchen at midnight for the last forty.
i I go by how I sleep, tired legs are a better number.
i Counting good conversations on the way appeals to me more than steps.
i I don't count, I walk until my head's clear.
b How many do you do?
b What's your daily number?
b How many have you got so far today?
=do you track your sleep / do you have a sleep app
c No, I know how I slept when I see the mirror.
p It'd give me a low score and then I'd lie awake over it.
i Numbers would spoil it, thinking about sleep is the surest way to lose it.
b How many hours do you need?
=earbuds or big headphones / what headphones do you use
c Big ones, so people can see I'm busy with a song.
p Earbuds, in theory a pair, in practice a left one.
i Headphones with a cable, it's nice to be tied to the music.
b What's playing in yours?
=do you always have headphones in / do you walk with music or without
c Music on the way there, nothing on the way back.
p Always, and at times I forget I'm nodding in public.
i Without, you miss the best bits of conversation otherwise.
b What do you listen to when you walk?
=what do you think of people who play videos out loud on the train / do you judge people on speakerphone
c Headphones exist, it's a simple matter of manners.
p I judge in silence and then know the plot of the whole thing.
i It annoys me until I hear a grandmother on speaker, then I'm all ears.
b Do you say something or suffer?
=playlists or whole albums / do you make playlists for people
c Playlists, and I'd make you one if I knew your taste.
p One playlist called new one, and it's several summers old.
i Whole albums, somebody thought hard about what comes after what.
b What would the first song on yours be?
=what would your spotify wrapped say about you / are you embarrassed by your spotify wrapped
c That I play one song until it's worn through.
p Probably that I'm three people, and one of them is very sad in November.
i It'd say I cook to soul and clean to disco, which sums me up well.
b Who'd be your top artist?
=kindle or real books / do you read on a screen / do you like the smell of books
c Real books, I like to see how much is left.
c Real, I like seeing how far I've got.
p Paper ones, they survive being dropped in the bath, more or less.
p Paper, a screen can't be dropped in the bath twice.
i A kindle for travelling and paper for the books I'd lend to a friend.
i Second hand ones, for the notes that strangers leave in the margin.
b Which do you fall asleep under?
b Screen or paper for you?
=do you watch with subtitles on / subtitles yes or no
c On, I want every word.
p Always, because I eat crunchy things and hear nothing.
i Off, unless it's a foreign film, and I like hearing a language I don't know.
b Do you put them on?
=are you on your phone while watching tv / do you second screen
c No, if it's good it gets all of me.
p Yes, and then I ask who that man is and he's the main character.
i It's a test for me, if I reach for the phone the film has lost.
b Could you watch a whole film without it?
=do you share your netflix password / would you let me use your streaming account
c Yes, you'd get your own profile with a good picture.
p Sure, but please don't judge me by what it recommends.
i I'd share it, though I'd rather we watched on the same sofa.
b What would you put on first?
=how big is your tv / do you need a big tv
c Medium is plenty, I'm not running a cinema.
p Big enough to see what I'm sleeping through.
i A small one, it keeps the sofa facing the people.
b How big is too big?
=mac or windows / do you use a mac or a pc
c Mac, it's quiet and it starts.
p Whichever one is not updating right now.
i A laptop with a worn keyboard, I think better when keys make a sound.
b What are you typing on?
=do you have a drawer full of old cables / do you keep old chargers
c Yes, and one day every one of them will be needed.
p It's a nest by now, something may have hatched in there.
i I keep the boxes too, I find it hard to end things that worked well.
b What's the oldest thing in yours?
=do you keep your old phones / what do you do with old phones
c I wipe them and pass them on.
p They lie in a drawer, waiting for a job that isn't coming.
i I'd keep one, for the old messages, some voices you don't want to lose.
b What was your first phone?
=do you always buy the newest phone / how often do you upgrade your phone
c No, when it dies and not a day before.
p Only after it starts photographing everything in fog.
i Every few years, the good ones are those you've stopped noticing.
b How old is yours?
=could you go back to an old nokia / would you use a flip phone
c Yes, calls, texts and snake, what else do you need.
p For a week, until I got lost two streets from home.
i I'd do it for the snap of closing it, ending a call used to feel like something.
b How good were you at snake?
=could you go a week without your phone / how long could you survive without a phone / what would you do with a day offline
c A week, easily, I'd just need a map and a paperback.
c Happily, a paper map and a long lunch.
p Three days, then I'd start swiping on the toaster.
p My hand would pat my pocket four hundred times.
i I'd like to try it with someone else, so we could find out what we'd talk about.
i I'd be curious who I'd think of first without it.
b How long would you last?
b What would you miss most?
=would you do a phone free date / could we leave our phones at home
c Yes, great idea, we'll pick a place and a time like it's 1990.
p Sure, though we'd need to find each other by whistling.
i I'd love it, when nobody can look things up you have to make up the rest.
b Would you be nervous without it?
=do you have a good sense of direction / google maps or ask someone
c Good, I look at a map once and then I know.
p Give me a map and I'll walk proudly the wrong way.
i I ask people, it takes longer and you end up in better places.
b Would you trust me to lead?
=do you trust google maps / do you follow the sat nav even if it's wrong
c Mostly, but I trust my eyes more.
p Blindly, I do as I'm told until there's water.
i I like to switch it off for the last bit, arriving on your own is nicer.
b Has yours ever sent you somewhere silly?
=do you chat with taxi drivers / do you talk to your uber driver
c Yes, they know a city better than any guide.
p I say busy night, they say busy night, and we're friends.
i My question is what they'd do if they weren't driving, the answers are wonderful.
b Do you chat or look out of the window?
=what's your uber rating / do you care about your taxi rating
c High, I'm on time and I say thank you.
p Surely perfect, apart from my singing.
i I'm proud of it, being easy company for strangers is worth something.
b Who do you think rates you down?
=do you post your runs on strava / do you share your workouts online
c No, I know I ran and that'll do.
p Only the fast ones, so the last thing I shared is ancient.
i I keep it to myself, running is the one hour that isn't for showing.
b Would you give me kudos?
=do you use a calendar or keep it all in your head / paper diary or phone calendar
c Phone calendar, if it's in there I'm there.
p In my head, where two dinners on one night look perfectly possible.
i Paper, I like writing a name down and looking forward to the page.
b How organised are you?
=do you forget your passwords / same password for everything
c No, I use a manager and sleep well.
p I reset it every time, at this point that's just how I log in.
i A line from a song with a number in it, so logging in makes me smile.
b How many times have you been locked out?
=do you read the terms and conditions / does anyone actually read the small print
c Yes, the parts about money at least.
p Never, I may well have signed away a kidney.
i Hardly, and I do wonder what we've all agreed to.
b Have you ever read one to the end?
=do you do updates straight away or remind me tomorrow / do you put off phone updates
c Straight away, at night, done by breakfast.
p Tomorrow, a word I've pressed for months.
i I wait until somebody else has tried it, it's the same with roller coasters.
b Do you update or dodge?
=is your printer possessed / do you own a printer
c No printer, there's a shop for that twice a year.
p Printers can smell fear, and I print mostly in fear.
i I'd keep one just for letters and tickets, paper makes a thing real.
b What makes you shout at a machine?
=do you play video games / are you a gamer / do you game
c Now and then, something with a story and no shouting.
c I do, a few evenings a week, and I know where the off button is.
p Yes, and children I'll never meet defeat me with ease.
p Yes, badly, against children who pity me.
i I like the ones two people play on one sofa, elbows included.
i Rarely, but I see how old friends use it to talk without saying let's talk.
b Do you play anything?
b Do you play or judge?
=what's your phone wallpaper / what's on your lock screen
c A landscape, plain and calm.
p The one that came with it, we've grown used to each other.
i Somewhere I'd like to go, it's a small nudge forty times a day.
b Who or what is on yours?
=dark mode or light mode / is your phone in dark mode
c Dark, my eyes thank me at night.
p Always in the dark, which makes my shopping list look like a thriller.
i Light by day and dark by night, a screen should know when it's bedtime.
b Which one do you squint at?
=do you put your phone on airplane mode at night / do not disturb at night yes or no
c Yes, from ten, only close people get through.
p It's on all night, and I've read some very strange two o'clock news.
i I leave it reachable, I want to be someone you can ring at three.
b Who's allowed to wake you?
=do you text while you walk / have you ever walked into something looking at your phone
c No, I stop, type and go on.
p Lamp posts and I know each other by touch.
i Hardly, most good things in a street happen above the height of a screen.
b What would you walk into?
=do you ever write letters by hand / would you send me a postcard / do you send postcards
c Yes, a postcard from every trip, stamps and all.
c You'd get one, with terrible handwriting and a real stamp.
p I would, and I'd be home long before it got to you.
p I'd send it gladly and be home a week before it arrives.
i Handwriting shows if somebody was in a hurry, so I like both writing and getting them.
i Yes, because nobody ever kept a text on their fridge for years.
b Where should the first one come from?
b Where would you want yours from?
=how would you save my name in your phone / what am i saved as in your phone
c Your name, and a word about something you told me.
p With your full name, spelled right, after checking it four times.
i First name only, which is what I do for people I hope to keep.
b How would you save me?
=who do you text the most / whose name is at the top of your messages
c My closest friends, mostly about food and where to meet.
p A delivery company, they're always thinking of me.
i Whoever makes me laugh that week, lately this chat has been doing well.
b Who's at the top of yours?
=do you know any phone numbers by heart / could you ring anyone without your phone
c Two, my own and one for emergencies.
p My own, on a good day, if no one hurries me.
i The ones I learned as a child have stayed, nothing since has been needed so badly.
b How many could you dial?
=what was your first email address / did you have an embarrassing username
c Yes, with far too many numbers and an x in it.
p It had a nickname and a year in it, and I applied for things with that.
i I'd still like to meet the boy who thought that name was cool, he had some nerve.
b What was yours?
=do you film at concerts / do you record whole songs at gigs / phones up at concerts annoying or fine / does it annoy you when people film gigs
c One short clip, then the phone goes away.
c One song, then the phone goes away.
c One song, ten seconds, then the phone goes away.
p I film the floor, my thumb and a bit of the man in front.
p My clips are mostly me singing over a star.
p My videos are all thumbs and shouting.
i No, I'd rather sing badly in that moment than watch it quietly at home.
i The ones I didn't film are the ones I can still hear.
i I don't, a memory gets better with time and a video doesn't.
b Do you ever look at the videos again?
b Do you ever watch yours back?
b Do you ever watch them again?
=do you switch off your phone on holiday / do you check work messages on holiday
c Yes, off, the world manages very well without me.
p I check nothing, apart from the weather back home to enjoy being away.
i A postcard's pace suits me, one look in the evening and no more.
b How long does it take you to switch off?
=do you send people articles and links / do you send songs to people
c Yes, if it made me think of you it's coming your way.
p I send three and hope you like the fourth.
i A song, more likely, it's a way of telling someone something without saying it.
b Would you send me one now?
=do you remember birthdays without facebook / are you good at remembering birthdays
c I remember the ones that matter and I ring.
p Reliably, one day late and with great warmth.
i A call beats a post, somebody singing badly at you is a proper birthday.
b When should I write yours down for?
=what's your wifi called / do you have a funny wifi name
c Just what it says on the box, I'm not that funny at routers.
p The factory name, forty letters long, which is my idea of security.
i I'd choose something that makes the neighbours smile, it's the shortest poem you can publish.
b What's your network called?
=what do you do when the wifi's down / what would you do with no internet at home for a day
c Read, cook, ring somebody, it's a decent evening.
p Turn it off and on, stare at it, and tell it I'm not angry.
i I secretly enjoy it, suddenly everyone's in the kitchen.
b What would you do with an offline evening?
=do you get scam calls / do you play along with scammers
c I hang up, life's too short.
p On a slow day they get my entire recipe for soup.
i A kind no from me, somebody is having a pretty bad day at that job.
b What's the funniest one you've had?
=do you read reviews before you buy / do you trust online reviews
c Yes, the three star ones, they tell the truth.
p I read two hundred and then buy the one with the nice picture.
i The one star ones are my favourite, people are poets when a kettle lets them down.
b Do you write them?
=do you leave reviews / have you ever left a bad review
c Good ones only, small places live off them.
p Four stars in most cases, I keep one back to seem hard to please.
i If something's bad I say it there and then, in person, it's fairer.
b What deserves five stars from you?
=do you fall down wikipedia rabbit holes / what's the last thing you read about for no reason
c All the time, last seen with the history of forks.
p I go in for one actor's age and come out knowing about salt mines.
i Shipwrecks and lighthouses, for some reason I always end up at the sea.
b Where did your last one end?
=are you on reddit / do you read those am i the villain posts
c Yes, to read, it's like overhearing a whole train.
p I read them in bed and then side with the dog.
i What I like is how sure people are of their side until somebody asks one good question.
b Are you quick to judge?
=do you like new gadgets / are you into tech
c If it solves something, yes, otherwise it stays in the shop.
p I like unboxing them, after that we drift apart.
i Simple things that last impress me more, a good pencil never needs charging.
b What gadget would you never give up?
=are you the one who fixes everyone's tech / can you fix my laptop
c Yes, bring it round, we'll sort it out.
p I'd turn it off, turn it on, and accept your thanks.
i Half of fixing it is staying calm while the other person says it just happened.
b What's wrong with it?
=who gets the remote / do you fight over what to watch
c You, I'd sit through nearly anything with good company.
p Whoever finds it, and it's usually under me.
i We'd take turns, I want to see what somebody loves and not just what we both don't mind.
b Would you let me pick one?
=shall we move to whatsapp / can i have your number / should we swap numbers / are you on whatsapp
c Yes, let's do it, I'd much rather talk to you there.
c Sure, I'll send you mine and you can use it any time.
c Sounds good, it's easier there.
p Gladly, my jokes are slightly better with voice notes.
p Gladly, it's the only number I know by heart.
p Let's, I've run out of room for good impressions on here.
i I'd like that, it feels like stepping out of the crowd.
i Yes, it feels like moving from the waiting room into the house.
i I'd like that, there you're a person and not a match.
b Shall I send mine first?
b Do you text or call more?
b Shall I send you my number?
=do you react to messages with a heart or actually answer / do you thumbs up people's texts
c I answer, a thumb is for logistics.
p A thumb, and then worry for an hour that it looked cold.
i Hearts, when I've got nothing clever to add but it did make me smile.
b What does a thumbs up mean from you?
=what's your alarm sound / do you wake up to a song
c Birdsong, quiet first and then impossible to ignore.
p The one that sounds like a submarine in trouble.
i Never a song I love, that's the quickest way to stop loving it.
b What wakes you up?
=do you listen to podcasts / what podcasts are you into
c Yes, history mostly, told by people who enjoy it.
c History and comedy, one for the head and one for the dishes.
p Two friends laughing at their own jokes, it's like having company while I wash up.
p Two people laughing at things I missed, I feel included.
i Interviews with unknown people, everyone's good for one great hour.
i The slow interview kind, where they forget the microphone after an hour.
b Which one should I try?
b Which podcast should I start with?
=do you look at old photos when they pop up / do you like those memories your phone shows you
c Yes, I send them to whoever's in them.
p I look, admire the hair, and close it quickly.
i They're comforting, I can hardly remember what worried me so much back then.
b What popped up for you lately?
=would your friends say you're always on your phone / do you think you're addicted to your phone
c No, I can leave it in another room and forget it.
p A bit, I've looked for it while talking on it.
i Less addicted than curious, and I try to point that at people instead.
b What would yours say?
`;
