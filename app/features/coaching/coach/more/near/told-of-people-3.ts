/** Told of people, feelings and troubles, part 3. Form: near-entries.ts. */
export const NEAR_TOLD_OF_PEOPLE_3 = `
=i'm so out of practice with this dating thing / haven't dated in 12 years, be gentle / i forgot how to flirt completely
c Being out of practice is charming, it means nothing you write is rehearsed.
p Good, then neither of us will notice when I flirt wrongly.
i After a long break from dating, people tend to say what they mean, which I like best.
b What feels strangest about it so far?
=this is my first time on a dating app / just downloaded this an hour ago / my sister talked me into this app yesterday
c Then you're off to a brave start in dating apps, and I'm glad we met so soon.
p Welcome, the emergency exits are on both sides and nobody knows the rules.
i A first hour on an app must feel like walking into a party where everyone looks up.
b What's your first impression of the place?
=i'm tired of dating apps / about to delete this thing / one more hey and i'm throwing my phone in the river
c Being worn out by the apps is healthy, one good conversation is all they're meant for.
p Please don't leave before I've made one decent joke, it could take a while.
i So many people in one phone and still it can feel like an empty room.
b What wears you out the most about it?
=he ghosted me after three great dates / the guy just disappeared after a month of talking every day / got ghosted again, classic
c Disappearing without a word is cowardly, and it says nothing about your worth.
p Somewhere there's an island full of ghosts who were just about to reply.
i Being ghosted is worse than a no, because you end up writing his lines for him.
b How long did it take you to stop checking?
=had the worst date last night / my date talked about his ex for two hours / he brought his mother on the date
c After an evening so bad you should get your hours back, I'm sorry you sat through it.
p Compared to him I've a real chance of seeming normal.
i Every bad date leaves you with one good story and one clearer wish.
b At which moment did you know?
=my date used photos from ten years ago / he looked nothing like his pictures / the man i met was 15 years older than his profile
c Honest photos are the lowest bar there is, and he still tripped over it.
p Those photos were taken in his youth, possibly on film.
i I never understand the plan behind old pictures, since the truth walks in with him at the door.
b How did you get through the evening?
=he made me split the bill to the cent / my date forgot his wallet, of course / he asked me to pay because he was disappointed in my height
c A man who makes a fuss about the bill has already told you how the rest would be.
p I'd be curious if the bill charged you for the bread you both touched.
i Who pays for what shows character quicker than any deep conversation does.
b What did you say?
=i went on a really nice date but felt no spark / he was lovely and i felt nothing / good guy, good job, zero butterflies
c No spark with a nice man is a perfectly good reason, you can't argue a heart into it.
p Somewhere that lovely man is telling his sister it went brilliantly, poor soul.
i Nice is one thing and a spark is another, though on paper they look alike.
b What does that spark feel like when it's there?
=i've been single for five years / single so long my friends stopped asking / i've got used to being on my own
c Being single for that long and still open to someone is a good place to start from.
p Single for this long, you'll have your blanket and remote exactly how you like them, I'd tread carefully.
i A single life that works makes it interesting, what sort of person would be worth moving things for.
b What would you not want to give up?
=i'm nervous about meeting people from the internet / i always tell my friend where i'm going on dates / a bit scared to meet up, heard too many stories
c Being careful before meeting a stranger is plain good sense, never apologise for it.
p Bring a friend, a whistle and a large dog, I'd only be flattered.
i Trust that grows slowly usually has better roots anyway.
b What makes you feel at ease with someone?
=guys here only want one thing / first message was already about my bedroom / another man asked for pictures after two minutes
c Messages like those are rude and dull, and you're right to have none of it.
p They must believe that somewhere, once, on some planet, a message like that worked.
i Being treated like a catalogue makes a simple friendly message feel like a holiday.
b What would a good first message be for you?
=i got catfished once / the guy i talked to for months was fake / found out his pictures belonged to some model
c Being deceived by a fake person is a real hurt, because your side of it was true.
p As evidence I'm no fake I could offer you some very unflattering daylight.
i You'd fallen for a mind some catfish was typing, and that part's hard to sort out afterwards.
b What gave the game away?
=someone tried to scam me on here / he said he's an engineer on an oil rig and needs money / i almost sent cash to a man i met online
c Good that you saw through it, these scammers are experts and anyone can be taken in.
p Scammers are always stuck somewhere far away with a broken bank card, poor things.
i A scam steals the nicest thing people have, the wish to believe somebody.
b What gave him away?
=we talked all night and then he unmatched me / he was so keen and then turned cold / it went from good morning texts to nothing overnight
c Being keen one day and gone the next is unfair, you should have someone steadier.
p Even the weather gives more notice before turning cold.
i What hurts is that it went cold just when you'd begun to lean on it.
b What do you think happened?
=still getting over someone i only dated two months / a situationship broke my heart / we were never official but it hurts like we were
c Hurt doesn't check whether it was official or how long it lasted.
p No shop sells a card for the end of an almost relationship, and they should.
i You mourn everything it might have become, and that has no end date.
b What do you miss about it?
=i'm meeting someone for a first date tonight and changed outfits six times / date in two hours and my hands are shaking / first date tomorrow after years
c Nerves before a first date mean you still hope for something, and I like it.
p I'm a little jealous of your date, but wish you a table that doesn't wobble.
i A simple first date can make any grown heart behave like fifteen.
b What did you end up wearing?
=i'm bad at texting / i reply late because i put the phone away / sorry, i take forever to answer messages
c Slow replies are fine with me, better a good answer late than an empty one now.
p Carrier pigeon would suit me as well, they just shed a bit.
i People who put the phone away are usually somewhere more interesting, I'd like to know where.
b What are you usually up to when the phone is off?
=i don't believe in small talk / i hate the what do you do for work questions / skip the weather please, i like real conversations
c Skipping the small talk suits me well, I'd rather hear what you care about.
p There goes my best material on cloud formations.
i The good questions are those nobody has had time to rehearse for.
b What's a question you wish people asked you?
=i give everyone three dates before deciding / i always know in the first five minutes / my rule is no second date if he's rude to the waiter
c A clear rule for dates saves a lot of wasted evenings, I like yours.
p I'll be extremely polite to any waiter within ten metres.
i Everyone has a private test like yours, hardly anyone admits it.
b What experience taught you that one?
=my last date went so well i couldn't sleep / had a fun date for once / he made me laugh so hard i choked on my wine
c A date like that renews your faith in the whole business, I'm happy for you.
p Tough act to follow, though I could work on my wine choking numbers.
i When laughter comes easily between two strangers, half the work is done already.
b What made it so good?
=people say my standards are too high / my mum says i'm too picky / i'd rather be single than settle
c Keeping your standards isn't being picky, it's knowing what your time is worth.
p For high standards I'll wipe my shoes and stand up straight.
i High standards often come from having paid once for low ones.
b What's the one thing you won't bend on?
=i fall in love too fast / i always give too much too soon / my heart runs ahead of me every time
c A heart that gives quickly is nothing to be ashamed of, the world is short of them.
p Mine trips over its own laces, so they'd get along.
i Falling fast takes a certain trust in life that careful people secretly envy.
b Does it still feel worth it afterwards?
=i take forever to trust someone / i'm quite guarded at the start / it takes me long to open up
c Take all the time you want with opening up, I'm in no rush.
p I'll bring a folding chair and wait by the wall.
i Guarded people usually have something in there that's worth guarding.
b What helps you let someone in?
=everyone on here loves hiking and tacos / every man's profile has a fish in it / if i see one more gym selfie i'm out
c A bit of variety would do those profiles good, I understand the yawning.
p Somewhere a lake is empty because of dating profiles.
i It makes me curious what the people in those profiles really do on an ordinary wet Tuesday.
b What was the best profile you've seen?
=long distance didn't work out for me last time / i dated a man in another country for two years / we broke up because of the distance
c Loving somebody across that much distance takes all you've got, no wonder it wore thin.
p Airports must have become your least favourite romantic location.
i With distance you learn each other's voices better than each other's habits.
b Would you ever try it again?
=i met someone in real life like in the old days / a guy at the bookshop asked for my number / someone smiled at me on the train and i got off too soon
c Moments like that in real life are rare and lovely, even the ones that slip away.
p The universe owes you one more try, with better timing.
i A smile from a stranger has a way of lasting longer than a hundred matches.
b What did you like about him?
=my date cried at the table / he proposed on the second date / he told me he loved me after an hour
c Feelings that size on a first or second date are a lot for one person to hold.
p At that speed your date would have named the children by the cheese course.
i You must have sat there wondering who your date was really talking to.
b What on earth did you do?
=i only date people who make me laugh / humour is everything for me / if he can't laugh at himself i'm gone
c Laughing together carries two people through more than almost anything else.
p No pressure then, I'll just go and panic quietly in a corner.
i What makes somebody laugh gives away more of them than their whole profile.
b What's the last thing that really got you?
=i've had bad luck with men / i seem to attract the wrong ones / my dating history is a comedy show
c Bad luck in love isn't a verdict on you, somebody good only has to turn up once.
p The next episode can only be better written.
i After enough wrong ones you could probably draw the right one from memory.
b Which one makes you laugh by now?
=i'm looking for something serious / i'm not here for games / i want to settle down with the right person
c Saying plainly that you want something serious is refreshing, and I respect it.
p Then I'll put my pieces back into the box, the only games I'd bring have dice.
i It takes more courage to want something real out loud than to keep it casual.
b What does serious look like to you on a normal day?
=not sure what i'm looking for, just seeing / i'm taking it slow, no plans / going with the flow on here
c Not having a plan is an honest answer, and a slow start suits me fine.
p I'm told the flow also serves coffee now and then.
i The best things in life were seldom on anybody's list beforehand.
b What would be a pleasant surprise?
=i'm so happy today, no reason / woke up in the best mood / everything is just good right now
c A good mood without a reason is the purest kind, I'm glad you've got it.
p Please send a little of that good mood over here by post.
i Happy days like this one sneak in when nobody has asked them for anything.
b Did something small set it off?
=i'm having a terrible day / today was just awful from start to finish / everything went wrong today
c A day gone wrong from the start deserves an early end and something warm, I'm sorry.
p A terrible day can leave by the back door and not come again.
i Some awful days have to be outlived rather than lived, and you nearly have.
b What was the worst part of it?
=i'm so nervous about tomorrow / big day ahead and my stomach is in knots / can't sleep, i keep thinking about tomorrow
c Nerves like these mean tomorrow matters to you, and I think you'll do well.
p Somebody please tell your stomach that tomorrow is tomorrow's job.
i The night before is often the longest piece of the whole thing.
b What exactly is waiting for you?
=i'm so excited i can't sit still / counting the days, i'm like a kid / i've been grinning since this morning because of what's coming
c Being that excited about something is half the joy already, let it run.
p Sitting still is overrated anyway, bounce as needed.
i Grown people rarely allow themselves excitement like that, it suits you.
b How many sleeps are left?
=feeling a bit lonely tonight / it's one of those evenings when the flat is too quiet / lonely even though i was with people all day
c Lonely evenings are hard, I'm glad you told me instead of sitting with it alone.
p Consider this a small knock on the wall of your too quiet flat.
i Being lonely among people may be the most puzzling kind, everyone near and nobody in.
b What would make tonight a little softer?
=i'm overwhelmed, too much on my plate / my to do list is longer than my arm / drowning in stuff right now
c Too much at once would overwhelm anyone, you're not doing anything wrong.
p Your list sounds like it needs a list, I'd start by burning page three.
i Drowning in tasks, you can lose sight of the one who's doing them all.
b What's the heaviest piece of it?
=so bored right now / lying on the sofa doing nothing and it's boring me / slow day, i've counted the ceiling tiles
c Boredom like that is half a holiday, though I'll gladly interrupt it.
p So I only have to be less boring than nothing, finally a fair contest.
i The best ideas tend to turn up when you're properly bored.
b What do you usually do when nothing's on?
=i'm so angry i could scream / someone made me furious today / i'm still shaking with rage about what happened
c Being that furious usually means something important got stepped on, you're entitled to it.
p A pillow is standing by for screaming, and so am I if you prefer ears.
i There's a lot of truth in anger, once the first heat has gone.
b What happened?
=so relieved, the results came back fine / finally it's over and i can breathe / a weight just fell off my shoulders
c What a relief, I'm glad for you that you can breathe out at last.
p Your shoulders must be about three inches lower than this morning.
i Only when the fear is gone do you notice how long you'd been carrying it.
b What's the first thing you'll do now?
=feeling hopeful for the first time in ages / i think things are finally turning / i've a good feeling about this year
c Hope coming back after a long while is wonderful, hold the door open for it.
p With you this hopeful, the year had better behave now, it's been warned.
i A hopeful feeling often starts so small, one morning that weighs a little less.
b Where does it come from?
=i'm just feeling grateful today / looked around my kitchen and thought i've got it good / counting my blessings tonight
c Being grateful for what's good while you have it is a talent few people practise.
p Keep counting your blessings and you'll run out of fingers.
i Feeling grateful has a way of making the same old kitchen look newly lit.
b What was at the top of your list?
=i'm proud of myself for once / i did something today i never thought i could / patting myself on the back because nobody else saw it
c You've every reason to be proud, and I'm glad I get to hear about it.
p Consider your back patted from here too, with a small drum roll.
i The victories nobody watches are usually those that cost the most.
b What did you pull off?
=i feel a bit low and don't know why / just sad today for no reason / got the blues this week
c Low days don't need a reason, I hope you're gentle with yourself until it lifts.
p I'd turn the world down a notch for your low day if I could find the knob.
i Sadness without a reason often turns out to be tiredness that's been waiting its turn.
b Is there anything that usually helps you a little?
=i'm exhausted, i could sleep for a week / so tired i put the milk in the cupboard / dead on my feet today
c Tired like that means you gave more than you had, please be good to yourself tonight.
p Please don't operate anything heavier than a blanket tonight.
i There's the kind of tired sleep fixes and the kind only a change fixes.
b Which kind is yours?
=i'm in a weird mood / feeling all over the place today / can't decide if i want to laugh or cry
c Weird moods are allowed here, no need to sort yours out first.
p Sounds like several weathers at once, I'd pack an umbrella and sunglasses.
i Mixed moods are often the mind rearranging its furniture without telling you why.
b Is it more laugh or more cry at this minute?
=full moon or hormones, i cried at an advert / teared up over a video of an old man and his dog / i cry at everything lately
c Crying easily means the door's open, and I've never seen the fault in it.
p Everything on a screen should carry a warning and a free tissue.
i What makes us cry by surprise is usually near something we care about.
b What was the last thing that got you?
=i feel like i'm falling behind in life / everyone my age has a house and i have a plant / i thought i'd be further by now
c There's no timetable you've missed, your life is going at the pace it needed.
p Some of those people with houses have no idea where the tin opener is.
i We compare our inside with other people's front gardens, and it never comes out fair.
b What did you think would be different by now?
=i have sunday blues / already dreading monday morning / that heavy sunday evening feeling again
c Sunday evenings have a weight of their own, I hope yours gets a cosy end.
p Monday has already been spoken to and remains unreasonable.
i It's curious that we can spoil a free evening with a day that hasn't happened.
b What's waiting for you on Monday?
=i have butterflies and i don't know why / feeling giddy like a teenager / something's in the air, i keep smiling
c Giddy suits a day like this, I wouldn't ask it for reasons.
p I'd like to claim responsibility for the butterflies, but I haven't any evidence yet.
i A giddy heart sometimes hears good news before the rest of us do.
b Is there someone behind it?
=i need a break from everything / i want to disappear to a cabin for a week / fantasising about leaving my phone and going to the sea
c Needing a break from it all is your own good sense speaking, I'd listen to it.
p No cabin and no sea has ever sent anybody an email, I see the appeal.
i It's rarely the place we need a break in, it's who we'd be there with nobody asking for anything.
b What would you do on the first morning?
=i feel invisible lately / nobody at work listens to me / i think if i left early nobody would notice
c Feeling unseen wears you down quietly, I'm sorry people aren't paying attention.
p From here you're quite the opposite of invisible, your messages light up my screen.
i Quiet people get overlooked by the loud and remembered by the ones who listen.
b Where do you feel seen?
=i'm jealous and i hate it / saw my friend's new house and felt envy / i'm happy for her but also green
c Envy is only a wish in bad clothes, owning up to it is very decent of you.
p Green is a perfectly respectable colour in small doses.
i It's a fairly exact compass, envy, it points at what we'd like for ourselves.
b What did it stir up in you?
=i feel so calm today / finally at peace with things / had a slow quiet day and my mind is still
c Calm like yours is worth more than a busy week, I'm glad it found you.
p I'll lower my voice and put my typing slippers on.
i Peace mostly comes when you stop arguing with something you can't change.
b What brought you there?
=i'm stressed about money this month / payday is a week off and i have 12 euros / everything got so expensive i'm counting coins
c Counting the days to payday follows you into every room, I'm sorry money is so tight.
p The last week before payday calls for a pasta dish with great imagination.
i Strange how a number before payday can decide what mood a whole kitchen is in.
b How are you getting by?
=can't sleep again, it's 3am / been staring at the ceiling for hours / my brain won't shut up at night
c Nights like that are long and lonely, I hope sleep takes pity on you soon.
p Brains do love to hold their staff meeting at three in the morning.
i At that hour everything looks twice its size, and by breakfast it has shrunk again.
b What does your head keep going over?
=i get anxious in crowds / had to leave the party because my chest got tight / big groups make me want to hide
c Leaving when it gets too much is looking after yourself, nobody needs an explanation.
p Give me a quiet corner and a bowl of crisps over any crowd.
i People who feel a room so strongly often notice what everyone else misses.
b What helps you when it comes over you?
=!i had a panic attack today / couldn't breathe on the bus, thought i was dying / my anxiety is really bad this week
c A panic attack is frightening every time, I'm so glad you're through it.
p After panic like that take the evening slowly, there's nothing you have to answer or be.
i It must be lonely, such panic inside while everybody around just sees a normal day.
b Are you somewhere quiet now?
=!i've been struggling with depression / some days i can't get out of bed / my mental health isn't great right now
c Thank you for trusting me with that struggle, I know it's no small thing to say.
p No need to be cheerful for me, the struggling days are welcome here too.
i Getting through a day when you're struggling takes more strength than most people ever have to find.
b How is today compared to yesterday?
=i started therapy and it's changing me / had a hard session with my therapist today / my therapist asked a question and i've been thinking about it all week
c Going to therapy and doing the work is one of the bravest things people do.
p An hour of talking and you need a nap as if you'd moved house.
i It's remarkable how the right question can keep unlocking doors for days.
b What has surprised you most about it?
=i'm completely burnt out / the doctor signed me off work for stress / i gave too much to my job and my body said stop
c Burnout is the emergency brake being pulled, I hope you get all the time you need.
p Rest from work is your only appointment now, and it can't be rescheduled.
i Those who burn out are usually the people who cared too much to do it halfway.
b What does a good day look like at the moment?
=i'm learning to say no / finally said no to my family's plans and felt guilty / i'm a people pleaser in recovery
c Every no from a people pleaser makes the yes worth more, keep going.
p Feel free to practise saying no on me, I can take several before breakfast.
i Guilt after a no is just an old habit knocking at a closed door.
b Which no are you most proud of?
=!my dad is in hospital / mum had to go to the emergency room last night / my father got admitted and i'm sitting in the corridor
c I'm so sorry, hospital corridors are an awful place to wait for somebody you love.
p Don't worry about replying to me, you just be with your family.
i In those corridors time stands still and yet you remember every sound.
b How is your parent doing now?
=!my mum has cancer / dad got his diagnosis today / they found a tumour in my mother's lung
c I'm so sorry, a diagnosis like that changes the light in every room.
p You don't need brave words with me, whatever you feel about the diagnosis is fine.
i From one day to the next you look at a mum or dad and want to memorise everything.
b How is your family holding up?
=!my mother had a stroke / dad had a heart attack on sunday / my father can't speak properly since last week
c How frightening to see a mother or father like that, I hope every day brings a little bit back.
p I'm thinking of you both, and of every tiny step forward.
i It must be hard, watching a mother or father so strong learn small things over again.
b Has there been a good sign yet?
=!i lost my mum last year / my mother passed away in march / mum's gone and i still reach for the phone to call her
c I'm so sorry about your mum, there's no replacing the one who knew you first.
p A gentle hug from here, for the phone call that can't be made.
i Reaching for the phone is love that hasn't been told yet, I think it never fully learns.
b What's something of hers you carry on?
=!my dad died two years ago / lost my father when i was 19 / i miss my dad so much today
c I'm sorry about your dad, missing him is only love with nowhere to stand.
p I'd have liked to hear about him from himself, I'm glad you can tell me.
i A father's voice seems to go on giving advice in one's head for years.
b What would he be doing on a day like today?
=!my granny died this week / we buried my grandfather on saturday / lost my nan and i'm flying home for the funeral
c I'm so sorry you lost them, a grandparent's chair is the emptiest one in the house.
p I hope the farewell has good stories in it and somebody's hand to hold.
i With a granny or grandfather goes a whole way of speaking, cooking, and laughing that only they had.
b What will you remember first about them?
=!my dog died yesterday / had to put my cat to sleep after 15 years / the house is so empty without my old boy
c I'm so sorry, losing a dog or cat who was there every single day breaks the heart.
p Those paws on the floor leave an empty house that deserves all the tears it gets.
i A dog or cat knows us in a way no person does, without a single word.
b What was your little one like?
=!my best friend passed away / lost a friend in an accident / my friend died too young and i can't believe it
c I'm so sorry, losing a friend that way makes no sense and never should happen.
p I'd simply sit with you and the thought of your friend for a bit if I could.
i Some of what you and your friend shared now only lives in you, which is precious and heavy.
b What would you like me to know about your friend?
=!i lost my brother / my sister died when i was in college / today would have been my brother's birthday
c There's no right size for that loss, a brother or sister is part of your own beginning.
p Bring them up here whenever you like, on good days and bad ones.
i You stay a sister for ever, and I think you should always get to say so.
b What did you two get up to as children?
=!i had a miscarriage / lost a baby last year / nobody knows but i was pregnant in spring
c I'm so very sorry, your baby was real and so is the love you had already.
p You don't have to be over losing a baby, not for me and not for anybody.
i A whole future with that baby was there in your mind, and the world never even saw it.
b Do you have someone you can talk to about it?
=!i can't have children / we tried ivf for years and it didn't work / the doctor told me it's very unlikely i'll have kids / we tried for years, it didn't happen for me / found out at 30 that kids aren't likely for me
c The hope of children isn't put away easily, and you don't owe anyone lightness about it.
c Thank you for trusting me with something so tender, I'm sorry children didn't come.
p I'm holding that news with care, and thank you for telling me yourself.
p I've no wise words here, only a warm thought your way.
i You had to say goodbye to children who only lived in your imagination, and few people see it.
i There's a grief in the kids who never came, and hardly anyone brings flowers for it.
b How is your heart with it today?
b How do you feel about it these days?
=!my boyfriend broke up with me last week / we split up after four years / he ended it over the phone
c I'm sorry, an ending like that takes the floor out of every ordinary day.
p Be as sad as you need to be, there's no clock running here.
i After a breakup even the supermarket is full of the two of you.
b How are your evenings at the moment?
=!i called off my wedding / left my fiance three months before the date / we cancelled the wedding and i had the dress already
c Calling off a wedding takes immense courage, I hope people are kind to you about it.
p The dress can wait in its bag, nothing needs deciding today.
i You must have listened to something very quiet in you while everyone was talking about flowers.
b When did you know?
=!today is the anniversary of my dad's death / it's been five years today since she died / this date is always hard for me
c Days like this one come round every year with the same weight, I'm thinking of you.
p I hope someone lights a candle with you or just lets you be.
i A date on the calendar knows things about you that hardly anybody else does.
b What do you do to remember on this day?
=!having surgery on monday and i'm scared / my operation is next week / they're taking my gallbladder out and i hate hospitals
c Being scared before an operation is completely human, I hope they take the best care of you.
p I wish you warm blankets, kind nurses and the deepest sleep of the year.
i Handing yourself over to strangers in green takes more trust than we ever give it credit for.
b Who will be with you?
=just home from hospital and sore / surgery went well, now i'm on the couch for two weeks / they let me go home today after my operation
c So good that it's behind you and you're home, now let the couch do its work.
p A brave patient may now demand tea, cushions and the remote without saying please.
i After an operation the small things, a shower or a short walk, become little victories.
b How are you feeling today?
=!waiting for my biopsy results / they found a lump and i have to wait till friday / got called back after my mammogram
c The waiting is the cruellest part, I'm hoping with you for good news.
p I can't shorten the hours for you, but I can keep you company in them.
i Every hour has two futures in it while you wait, and still you go and buy bread.
b What gets you through the waiting?
=!i was diagnosed with ms last year / i live with a chronic illness / i've got lupus so some days are bad
c Living with an illness every day takes a strength healthy people rarely understand.
p On the bad days you can simply go quiet, I'd never hold it against you.
i You must have learned to spend your energy the way others spend money.
b What do you wish people understood about it?
=!i'm a cancer survivor / finished chemo in june / i've been in remission for two years
c You've come through cancer, that's enormous, and I'm so glad you're here.
p I've no grand words, just real respect for a survivor and a very happy nod from here.
i After cancer an ordinary Tuesday must taste like something.
b What do you see differently now?
=!my best friend is seriously ill / my friend has cancer at 35 / visiting my sick friend and trying not to cry
c Standing beside a sick friend takes your whole heart, I'm sorry it has to.
p May you and your friend still find something to giggle about in there.
i I imagine you and your friend talk about the small things now as if they were treasure.
b How was your friend when you last met?
=!my child is in hospital / my baby had to have surgery / my son's test results worry me so much
c Nothing frightens a mother like a sick child, I'm hoping hard for good news with you.
p Write or don't, just stay by your child and know that I'm thinking of you both.
i You're probably smiling for the little one while everything inside is shaking with worry.
b What do the doctors say?
=!i lost my job today / got laid off after nine years / they let our whole team go this morning
c I'm sorry, losing a job hits your pride and your purse on the same morning.
p After a lost job nothing has to be solved tonight, the world owes you one quiet evening.
i A job takes up so much of us that losing it feels like moving without an address.
b How are you feeling about it right now?
=!i'm in debt and it keeps me up / my business failed this year / had to close my little shop after six years
c Building a business and having to give it up hurts deeply, and there's no disgrace in it.
p I'm sorry about the nights, debts are so much louder in the dark.
i What people see is the debt, and what you lost was probably a dream with its own smell.
b What part of it hurts the most?
=!i can't pay my rent this month / the bank rejected us / we might lose the house
c The fear of losing the house goes right to the bone, I'm so sorry you're living with it.
p May something turn for you soon, and may tonight be a little quieter.
i A house is supposed to be where worry stops, and now it sits at your own table.
b Is there someone on your side in this?
=!someone broke into my flat / got robbed on my way home / my bag was stolen with everything in it
c How horrible, it isn't only what was stolen, they took your feeling of being safe.
p After being robbed you deserve a night with good locks and somebody kind nearby.
i The worst thing they stole is how ordinary every sound used to seem.
b Were you hurt?
=!had a car accident today, i'm okay but shaky / someone crashed into me at the lights / my car is a write off and my neck hurts
c I'm so glad you came out of the crash in one piece, cars can be replaced and you can't.
p After an accident sit down, wrap up warm and let somebody else do the thinking tonight.
i In a crash everything goes slow for one second, and afterwards the normal world seems oddly thin.
b How are you feeling now?
=!my house flooded last night / the storm took our roof / there was a fire in our building last night
c What a shock, I'm so relieved you're safe, and so sorry about your house.
p Nobody should have to carry their house out in plastic bags, I'm thinking of you.
i On such a night you learn what you'd grab first, and it's seldom what's worth the most.
b Where are you staying at the moment?
=!my country is at war and my family is there / there was an earthquake back home / i check the news every hour because my parents live there
c Being safe while your family is in danger is a torment, I'm so sorry.
p I hope your phone brings you good news from your family before tonight.
i Part of you must be living there, with your family, whatever your feet are doing here.
b Have you heard from them?
=!my grandmother is dying / saying goodbye to my grandpa in hospice / they told us it's a matter of days
c I'm so sorry, saying goodbye like that is among the most loving things there are.
p No answers needed here, these days belong to the two of you.
i Such goodbyes are terrible, and also strangely full of tenderness, from all I've heard.
b Is there something you still want to tell them?
=!my dad was diagnosed with dementia / mum keeps forgetting things and it scares me / my father asked me the same question ten times
c Losing a mum or dad bit by bit is a grief with no funeral, I'm sorry for you.
p I hope the good moments with your mum or dad come often, and that some make you laugh.
i You become the keeper of what they forget, which is a heavy and loving job.
b What do they still light up about?
=!we split up because we couldn't cope with his father's death / grief ended my relationship / we broke up after losing our baby
c Grief can pull apart two people who love each other, I'm sorry you had both.
p I'd like to be very gentle with your grief, so no rush about anything.
i Two people can grieve the same thing in languages the other doesn't speak.
b How long have you been carrying it?
=!i still cry in the car sometimes / i hold it together all day and break in the shower / nobody knows how hard it's been this year
c You've held so much for so long, I'm glad one person knows about it now.
p Cars and showers keep secrets well, and so do I.
i Those who look the strongest often just have better places to cry.
b What's been the hardest stretch of the year?
=!my ex won't stop bothering me / he turned up at my work again / i had to change my number because of a man
c That man has no right to any of it, and I'm sorry you're made to look over your shoulder.
p I'd wish you dull, quiet days from here on, with nobody bothering you.
i A man like that changes how you walk down a street, and people who haven't lived it can't tell.
b Do you have people close by who look out for you?
=!i was bullied at school and it left a mark / kids were so cruel to me growing up / i still hear what they called me
c No child deserves to be bullied like that, and they were wrong about every word.
p I'd love to go back to school and sit next to that girl at lunch.
i Bullied kids often grow into adults who notice the lonely ones.
b What helped you get through those years?
=!i had a rough childhood / my dad drank a lot / growing up in my house wasn't safe
c I'm sorry your childhood asked you to be so strong, you should have been looked after.
p Let me send a warm blanket back through time to that childhood.
i You grew up with very little help, and that makes who you became all the more yours.
b Who or what was your safe place back then?
=!i'm caring for my sick mother and it's a lot / full time carer for my dad since spring / i haven't had a day off from looking after my parents
c Caring for a parent day after day is love and hard labour, someone should care for you too.
p I hope one hour today belongs to you alone, even if it's just tea by a window.
i The child becomes the parent, and nobody teaches you where to put your own sadness.
b When did you last have some time for yourself?
=!my brother is an addict / my cousin is on drugs again / my son is drinking and i feel helpless
c Loving somebody who's fighting an addiction is a helpless kind of pain, I'm so sorry.
p Put the helpless feeling down here for a while, I won't tell you what to do with it.
i Addiction makes you miss a person who's still there, which must be the hardest part.
b How are things with them now?
=!going to a funeral tomorrow / just back from the funeral / we buried my aunt today and i'm empty
c I'm sorry, funerals take the last drop out of a person, be easy on yourself tonight.
p I wish every funeral strong tea and a few stories that make people smile.
i There's that odd quiet after a funeral, when everybody goes home and the world goes on.
b Who was she or he to you?
=!my colleague died suddenly / someone at work passed away and his desk is still there / our neighbour died and i only saw her yesterday
c How sad that somebody you met every day died so suddenly and just isn't there any more.
p A quiet nod to them from here, whoever they were.
i We rarely know how large somebody's place in our day was until it's suddenly vacant.
b Were you two close?
=i failed my driving test again / third time unlucky, the examiner failed me / i failed because of parallel parking
c Failing a driving test is infuriating, and it'll make passing all the sweeter.
p Examiners seem to be made of clipboard all the way through.
i With a silent stranger beside you even your hands forget what they know.
b What tripped you up this time?
=didn't pass my exam / i failed my boards by two points / got my results and it's not what i hoped
c Failing an exam after all the work is bitter, I'm sorry, you put so much into it.
p Whoever wrote that exam has clearly never been fun at a party.
i A result tells how one day went, it knows little about what's in your head.
b How are you taking it?
=i got into an argument with a stranger in traffic / a lady yelled at me in the car park / some man shouted at me on the street for nothing
c Being shouted at by a stranger rattles you for hours, I'm sorry you met that one.
p Somebody's day must have been dreadful, and you got the loud half of it.
i You usually find the perfect answer about two streets later.
b What was the shouting about?
=worried about my health, waiting for the doctor / have a checkup tomorrow and i'm imagining everything / i googled my symptoms, big mistake
c Worry about your own health is noisy, I hope the doctor can turn it down soon.
p Three clicks on the internet and every symptom has a Latin name.
i Health is odd, we walk around in this house all our lives and still can't read its wiring.
b When do you get your answer?
=my cat is at the vet and i'm worried sick / dog ate a whole bar of chocolate / my bunny isn't eating
c Animals can't say what hurts, so of course you're worried, I hope it's something small.
p I wish your little patient a quick recovery and the vet fast hands.
i It's humbling how much heart can hang on a creature of a few kilos.
b What did the vet say?
=my cat ran away last night / putting up posters for my lost dog / parrot escaped through the window
c A lost pet is an awful feeling, I hope yours is back at the door before you know it.
p With luck the little escape artist is sitting in a neighbour's kitchen, being fed.
i With a pet lost out there, every sound must make you jump up to look.
b Any sign of them yet?
=my pet's 15 and getting slow / my old dog can't do the stairs anymore / my cat sleeps all day now, she's so old
c Old pets have a dignity that gets me, they've earned every soft blanket.
p As old as that, I'd like to be carried upstairs as well.
i You and your old pet have shared so many ordinary mornings, it's nearly a marriage.
b What does the old darling still enjoy?
=moved to a smaller place after the breakup / packing up the flat we shared / half the furniture is gone and my voice echoes
c A half empty flat after a breakup is a hard thing to come home to, I'm sorry.
p An echo is poor company, it only ever repeats what you already know.
i After the shared years a room slowly starts asking what only you would like.
b What's the first thing you'll put in that's only yours?
=worried about my sister, she isn't eating well / i'm concerned about my brother, he's so down lately / my mum sounds so tired on the phone
c Worrying about family from the outside is hard, they're lucky that someone notices.
p You seem to be the smoke alarm of the family, the one who starts to worry first.
i Worries mostly show in the gaps between their words, and you seem to have the ear for it.
b What made you notice?
=got bad news today, don't really want to talk about it / had a phone call that ruined my day / something happened in my family, it's a bit much
c I'm sorry about the bad news, and you don't have to talk about it at all.
p I can do quiet company or silly distraction, whichever suits you.
i Bad news has a way of making the rest of the day seem badly painted.
b Would you rather have distraction or silence?
=i haven't been myself since the breakup / it's been six months and i still check his profile / getting over someone takes longer than i thought
c Getting over a breakup has no schedule, taking long is no failure of any kind.
p Hearts are slow learners after a breakup, they'd fail any crash course.
i In a breakup you're not only letting go of him, but of the person you were beside him.
b What makes it lighter for a while?
=people keep telling me to move on / everyone thinks i should be fine by now / my friends are tired of hearing about it
c You don't have to be fine on other people's timetable, grief and hurt take what they take.
p Move on is what people say when they've run out of casseroles.
i It says more about their comfort than about your healing, I think.
b What would you like to hear instead?
=my mum is having her hip done / dad is getting a new knee tomorrow / my mother's eye operation is this week
c Even a routine operation feels big when it's your parent, I hope it goes smoothly.
p The hardest part will be making a stubborn parent sit still afterwards.
i Somehow a parent's operation quietly swaps who looks after whom.
b Who's looking after things at home meanwhile?
=broke my ankle on sunday / i'm on crutches for six weeks / tore a ligament playing netball and can't drive
c Weeks on crutches are a trial of patience, I hope it heals fast and straight.
p On crutches every staircase is a personal enemy, and I'm on your side.
i Once you're on crutches, you see how much of your day happens on foot.
b How did it happen?
=migraine all day, lying in the dark / my back went out and i can't move / got such bad cramps i cancelled everything
c Pain like that cancels the whole day, I hope it lets go of you soon.
p I'll type quietly, then, so you don't have to move.
i When you can only lie there, the world shrinks to a pillow and a glass of water.
b Has it eased off at all?
=i'm ill and alone at home / got the flu and nobody to bring me soup / feeling sorry for myself with a fever
c Being ill with no one to bring you soup is a special misery, get better soon.
p If soup could travel by phone you'd have a bowl in front of you now.
i A fever turns even the strongest person back into a child who'd like a hand on the forehead.
b What would the perfect nurse bring you?
=someone i used to know died and i don't know how to feel / my ex from years ago passed away / heard that my old teacher died
c News that somebody died leaves you strangely in between, sad and not sure you may be.
p Whatever you feel about a death like that is the right amount.
i When they die a piece of your own past goes too, even if you hadn't spoken for years.
b What comes to mind when you think of them?
=worried my company is going to let people go / redundancies at work and everyone is scared / they called a meeting for monday and we all fear the worst
c Not knowing if your work is safe is a rotten way to live, I hope you're spared.
p When a company goes quiet and polite, even the office plants get scared.
i Fear at work is contagious, suddenly even the coffee machine sounds ominous.
b How is the mood among you all?
=my ex husband remarried and the kids were at the wedding / my children love their new stepmother and i'm trying to be glad / watched my kids leave for their dad's new house
c Being big about their new family while it stings is real grace, and your kids feel it.
p Smiling and waving at the kids from the doorway should count as an Olympic event.
i Kids can love somebody new as well, it takes nothing from the place you're first in.
b What was the hardest moment of that day?
=my date never turned up last night / stood up at a restaurant, lovely / he didn't show and i ate the bread alone
c Being stood up is insulting, and whoever left you there missed the better evening.
p The bread, I trust, was better company than he'd have been.
i Sitting there while the waiter grows kinder each time, what a peculiar half hour.
b Did you stay and order something good?
=went speed dating last night / did a singles event and talked to 14 men in an hour / my friends dragged me to a speed dating thing
c Speed dating takes pluck, sitting down opposite one stranger after another, well done.
p By the third round of speed dating I'd be introducing myself with the wrong name.
i In a few minutes of speed dating you mostly hear nerves, and now and then a person.
b Was there one you'd have liked more time with?
=had a video date and my wifi froze with my mouth open / i'm shy on the phone / video calls with strangers make me so awkward
c Awkward on a screen is how everybody is, real life is kinder to all of us.
p Frozen with an open mouth would be my natural state on any call.
i A voice gives so much more away than typing, it's no wonder it feels naked.
b Would you choose a call or a walk?
=i had to tell a nice guy no today / i hate rejecting people / wrote three drafts to tell him i'm not feeling it
c Telling a nice guy no kindly is harder than disappearing, good of you to do it properly.
p That nice guy won't know how hard it was for you, but I do, and I'm impressed.
i The one who rejects lies awake as well, only no one ever comforts that side.
b How did he take it?
=i told him i liked him and he said let's be friends / got turned down by my crush / asked a guy out and he said he's busy forever
c Saying it out loud was brave, and a no from him changes nothing about you.
p Busy forever is quite a calendar, I'd like to see the entries.
i To have asked and heard no leaves you freer than wondering for a year.
b Does it change things between you?
=i keep matching but nobody ever writes / loads of likes and zero conversation / everyone collects matches like stamps here
c All those matches without a word are a strange waste, I'm glad you and I got past it.
p Staring at a match in silence seems to be the custom, I must have missed the memo.
i I think many only match to know they could, and then they're frightened of the rest.
b What makes you decide to write first?
=my date was rude to the waitress / he snapped his fingers at the barman / the guy i met complained about everything and left no tip
c Rudeness to a waiter is reason enough to leave, dessert or no dessert.
p I hope you tipped double and let somebody trip over his coat.
i Watch how rude a man is to those he doesn't need, it's the shortest biography there is.
b Did you call him out on it?
=we had such awkward silences on our date / my date said five words all evening / it was like an interview, he read questions from his phone
c An evening of silences feels about three days long, well done for lasting.
p I'd have counted the tiles, the forks and then the minutes.
i Silence with the wrong person is heavy, and with the right one it's the best seat in the house.
b What finally ended it?
=bumped into my colleague on my first date / my date turned out to know my brother / the waiter was my cousin so now the whole family knows
c Nothing spices a first date like someone you know at the next table.
p By dessert your whole family had your date's name and shoe size, I assume.
i On a date the world gets tiny exactly when you'd like it big.
b Who was the first to call you about it?
=he's 12 years younger than me and i like him, help / dated an older man once / i always end up with men younger than me
c If two grown people get on, who's older and who's younger is just arithmetic.
p The main danger of an older or younger man is singing along to different choruses.
i It's telling where two people years apart meet, usually in what they laugh at.
b What did you like about it?
=i'm a bit embarrassed to be on here / hope nobody from work sees me on this / i don't tell people i'm online dating
c Looking for someone is nothing to be embarrassed about, half the town is in here.
p Anyone from work who sees you here has some explaining to do as well.
i It's odd we tell everybody when we look for a flat, and nobody when we look for love.
b Who does know about it?
=i feel so guilty for snapping at my kids / shouted at my son this morning and i've felt bad all day / i lost my patience with my mum on the phone
c Feeling guilty shows what kind of heart you've got, everybody's patience runs out sometimes.
p Guilt is best treated with a hug and something with chocolate.
i Those who feel guilty over one loud minute usually forget the hundred patient ones.
b Have you two made up yet?
=got my feelings hurt today / my friend said something that really stung / can't stop thinking about a comment somebody made
c A careless sentence can sit under the skin for days, I'm sorry it found you.
p Comments like that should be returned to sender, postage due.
i It usually hurts where we've already doubted ourselves a little.
b Do you think they know?
=so disappointed, my plans fell through / my trip got cancelled and i was looking forward to it for months / the concert i waited all year for isn't happening
c Losing something you'd looked forward to for so long is a proper disappointment.
p I'd write a stern letter to whoever is in charge of nice things.
i The looking forward was real, even if the day itself never came.
b What had you been looking forward to most?
=feeling a bit nostalgic tonight / listening to old songs and missing 2009 / looked through old photos and now i'm all soft
c Evenings full of old memories are lovely in a sad sort of way, enjoy the tour.
p By the third song we're all back in terrible jeans.
i It's less the year we miss, I think, than how much was still ahead.
b Which moment would you step back into?
=i doubt myself constantly / i feel like a fraud in my new role / everyone thinks i've got it together, i don't
c Doubting yourself that much usually goes with caring a lot, the real frauds sleep soundly.
p Nobody has it together, some of us just have better coats.
i There's a gap between how you look from outside and how it feels, and I like that you showed it.
b When does the doubt get loudest?
=i've to give a presentation and i'm terrified / public speaking makes me shake / spoke in front of 200 people today and survived / i'd rather eat glass than give a speech / my voice disappears when people look at me
c Standing up in front of a crowd frightens nearly everyone, and you're doing it anyway.
c Speaking in front of a crowd scares nearly everyone, you're far from alone.
p I'd be hiding behind the lectern asking for questions in writing.
p At your speech I'd sit in the front row nodding like a toy dog.
i The shaking is mostly hidden from everyone but you, which is a comfort and a secret.
i A shaking voice usually means the words matter.
b What's the talk about?
b When did you last have to do it?
=i can't make decisions lately / spent an hour choosing a shampoo / i change my mind ten times a day
c Being unable to choose is tiring, your head must be full of other things.
p Flip a coin, they say, and then you can't decide on the coin.
i When the small choices get hard there's often one big choice waiting behind them.
b What's the big one at the moment?
=i'm restless, i need a change / something has to change but i don't know what / feel like cutting my hair and moving to portugal
c That itch for a change is worth taking seriously, it usually knows something.
p Start with a haircut and see how the rest feels, it's the cheapest change there is.
i Restlessness comes before a decision the way wind comes before rain.
b If nothing stood in your way, what would you change first?
=i feel so content lately, small life but mine / not much going on and i love it / quiet weekend, tea, cat, no complaints
c Being content with a small quiet life is an art, and you sound good at it.
p You've cracked the small quiet life and the rest of us are still shopping for it.
i Being content is harder to find than success, that feeling that nothing's missing.
b What's the best ordinary moment of your week?
=i was so shy as a kid and still am a bit / people think i'm cold but i'm only shy / new people make me quiet at first
c Shy people are worth the extra few minutes, I've always thought so.
p We can both be quiet at first and let the coffee cups break the ice.
i Those who talk less at the start usually saw more of the room.
b What makes you come out of your shell?
=i'm terrible at accepting compliments / when someone's nice to me i make a joke / i don't know what to do when people praise me
c Plain thank you is all a compliment ever needs, you can practise here.
p I'll praise you in very small doses until you're used to it.
i Deflecting praise is often a habit from a home where it was rare.
b What's a compliment you actually believed?
=i overthink absolutely everything / i read one message 12 times looking for hidden meaning / my brain writes disaster scripts before every event
c A mind that turns everything over is tiring to live in, and often kind to others.
p Then let me be clear, my messages contain no hidden meaning, barely a visible one.
i You've survived a great many disasters that never took place.
b What's it chewing on at the moment?
=i'm stressed about christmas already / the holidays make me sad / everyone has plans for the festive days except me
c The festive season can be heavy when everybody else seems to be in the picture, I feel for you.
p Half of those happy people are hiding in a kitchen with a bottle and a burnt bird.
i Those days put a spotlight on every empty chair, which isn't fair on anyone.
b What would be a good version of it for you?
=valentine's day alone again / hate seeing couples everywhere today / bought myself flowers because nobody else will
c Buying your own flowers is style, and Valentine's is mostly about card shops anyway.
p Valentine's flowers cost half as much tomorrow, you're simply ahead of the market.
i One day a year is set aside to make half the world feel alone, a curious custom.
b What sort of flowers do you like best?
=i'm scared of being alone forever / what if i never find anyone / i watch old couples and wonder if i'll have that
c The fear of ending up alone visits nearly everyone, and it's a poor fortune teller.
p Fear does like to exaggerate, don't sign anything it hands you at night.
i Every old couple was two strangers once, each probably sure it would never happen.
b What do you see when you picture it going well?
=new year makes me emotional / looking back at this year and wow / i always get thoughtful in december
c Looking back over a year takes honesty, I hope you were fair to yourself in it.
p Twelve months and I couldn't tell you where February went.
i A year only makes sense from the far end, in the middle it's just Tuesdays.
b What are you proudest of from it?
=social media makes me feel bad about my life / deleted instagram because everyone seems so happy / spent an hour comparing myself with strangers
c Stepping away from all those happy polished lives was wise, nobody posts the sink.
p Behind every happy picture on Instagram there's somebody arguing about the parking.
i We never envy the whole life, only the one second someone chose to show.
b What do you do with the time you got back?
=i had to be strong for everyone again / everyone leans on me and i've no one to lean on / i'm always the one who holds it together
c Someone everybody leans on should get to put it all down now and then.
p Holding it all together takes two more arms and a day without phones.
i People stop asking the strong ones how they are, which is a quiet sort of loneliness.
b So how are you, really?
`;
