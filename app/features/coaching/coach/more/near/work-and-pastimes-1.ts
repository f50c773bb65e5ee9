/** Asked of work, routine and pastimes, part 1. Form: near-entries.ts. */
export const NEAR_WORK_AND_PASTIMES_1 = `
=do you get on with your boss / is your manager nice
c We get on fine, and a calm boss is worth more than a pay rise.
p Best when one of us is on leave, and I'm not fussy which.
i Not always, but they've taught me a lot about how I'd do it.
b Is yours a good one or a character building one?
=camera on or off in meetings / do you turn your camera on for calls
c On, I like people to see that I'm listening.
p From the chest up, where the effort is.
i Off, I honestly think better when I'm not watching my own face.
b Is yours on or off most days?
=how many meetings did you have today / stuck in calls all day
c Too many, and most of them could have been one short message.
p I stopped counting when someone shared their screen and it was the wrong screen.
i Fewer than usual, and it's amazing what a person can think in silence.
b How about yours, packed or peaceful?
=do you work from home or go in / are you in the office most days
c I go in, being around people keeps me human.
p Wherever the better coffee is, my loyalty is for sale.
i Home mostly, and I've come to love the sound of nobody wanting a quick chat.
b And you, desk or kitchen table?
=would you go back to the office five days a week
c For the right team yes, good people are worth getting dressed for.
p Five days is a lot of proper trousers to ask of anyone.
i I'd miss the slow mornings more than I'd admit to any manager.
b What would it take to get you in every day?
=what do you do on your commute / how do you pass the time on the train
c Music in, phone away, look out of the window.
p I rehearse great answers to arguments nobody is having with me.
i Mostly I watch people and guess whether they're going to or running from something.
b Book, podcast or a little nap against the window?
=do you drive to work or take public transport / how do you get to work
c Public transport, someone else can do the swearing at traffic.
p By the power of caffeine and mild panic about the time.
i Driving, it's the one place where nobody can ask me for anything.
b What's your journey like?
=have you ever cried at work
c Yes, once things pile up it has to come out somewhere.
p If I had, the printer would have been the cause.
i Not yet, but I've sat very still in a loo until it passed.
b Have you got a good place to hide when it gets too much?
=are you friends with your colleagues / do you see people from work outside of work
c A few of them, yes, the ones who'd still call if we all quit.
p One good work friend is all a person needs, for eye contact in meetings.
i I keep them apart, so I can be two different people in one day.
b Do you keep work and friends apart or mix them?
=would you ever date someone from work / ever had an office romance
c I would, if it was worth the gossip.
p Everyone would know, I'd smile at the wrong moment in every meeting.
i I'd rather come home to someone who has a whole different day to tell me.
b Would you risk it?
=do you go to the work christmas party / what are you like at the office party
c First hour in good form, home before the karaoke turns emotional.
p I'm the one guarding the buffet and agreeing with the finance department.
i I go for the quiet people, they turn out to be the funniest after nine.
b Are you a dancing on the table or an early taxi person?
=are you a workaholic / do you work too much
c No, I work hard and then I stop, the stopping matters.
p Work and I both need our sleep, so we stop.
i I have been close, and I know now what it costs.
b Who tells you when you're overdoing it?
=how's your work life balance / do you have time for dating with your job
c Good, and I make time for people I like.
p My calendar has gaps you could park a bus in.
i Better since I understood that nobody thanks you for missing dinner.
b Is your week kind to you or not?
=is work stressful at the moment / are you stressed about work
c A bit, but nothing a walk and a good dinner can't fix.
p My shoulders live somewhere near my ears, otherwise fine.
i It's busy, and I notice that I get quieter before I notice that I'm stressed.
b How do you know when you're stressed?
=how was work today / good day at work
c Decent, and it got better when I stopped and saw your message.
p I turned up, I nodded, I left, a masterpiece.
i Long, but one small thing went right and I'm living off that.
b How was yours, honestly?
=what time do you finish today / when do you get off work
c Early evening if nobody has a great idea at the last minute.
p Mentally a while ago, physically a bit later.
i Whenever the list is done, and I cut the list short on days like this.
b When are you free of yours?
=are you on your lunch break / what are you having for lunch
c Something quick, with ten minutes outside, that's the deal I make with the day.
p A sandwich that looked a lot happier in the shop.
i Whatever it is, I'd trade it for a long lunch with no clock.
b What's on your plate today?
=do you bring lunch to work or buy it / are you a packed lunch person
c Packed, I make better food than the shop and I like saving the money.
p I plan to bring it every Sunday and buy it every Monday.
i Buying it gets me out of the door, and that walk is the real meal.
b What's your best lunch?
=could you date someone who works nights / i work nights is that a problem
c Not a problem, we'd find our hours and make them good.
p Breakfast can be dinner, I'm very flexible about pancakes.
i I like the idea of a date at ten in the morning while everyone else is in meetings.
b What do you do with your mornings after a night shift?
=my shifts are all over the place would that annoy you / can you handle a crazy rota
c It wouldn't, send me the rota and I'll plan around it.
p I'd print it, put it on the fridge and still get it wrong.
i Time that's hard to get tends to be better spent.
b When's your next day off?
=do you work weekends
c Sometimes, and then I take my Sunday back in the middle of the week.
p Only my laundry gets me working on a Saturday.
i I keep them clear, I learned late how much a free Saturday is worth.
b Are your weekends your own?
=how many days off do you have left / have you used all your leave
c Enough for a proper trip, and I mean to use every one.
p Fewer than I dream of, more than my boss remembers.
i I always keep two back for a day when someone says let's just go.
b What would you use your next one for?
=what would you do with a surprise day off / if work was cancelled tomorrow
c Long breakfast, a train to somewhere with water, home late.
p Announce big plans, then be found on the sofa at three.
i I'd tell nobody and walk round my own city like a tourist.
b And what would you do with it?
=have you ever pulled a sickie / do you ever call in sick when you're not
c Yes, once in a while a person needs a day that belongs to nobody.
p My fake cough is so bad that honesty is the only way.
i No, I'd spend the whole day worried about being seen enjoying it.
b What's the best excuse you've ever heard?
=do you take mental health days / do you believe in a mental health day
c I do, resting before you break is plain good sense.
p Yes, and they involve a duvet and no opinions.
i Not enough of them, calling it that out loud still takes some nerve.
b What would a really good one look like for you?
=what did you want to be when you grew up / dream job as a kid / what was your dream job as a kid
c Something with a uniform and a big vehicle, I had simple standards.
c Something with a uniform and a siren, like half the class.
p Whatever let you press the most buttons, so I aimed high.
p A different thing each week, and taller in all of them.
i Someone who got to explore, and I still look for bits of that.
i Whatever it was, I think I just wanted to be someone people were glad to see.
b What was on your list at seven?
b What was your big dream back then?
=would you still work if you won the lottery / if money didn't matter would you work / would you quit your job the day you won
c I would, just three days a week and only with nice people.
c I'd keep working, only on things I'd do for nothing.
p Yes, but with a very relaxed attitude to Mondays.
p Quitting, very politely, with cake, and then not knowing what to do on Monday.
i Work of some kind, because I like being needed more than being idle.
i Three days a week suits me, since I like being useful to somebody.
b Would you hand in your notice the same day?
b How would you fill a free Monday?
=do you see yourself in the same job in five years / are you staying in your job
c Same direction, more freedom, that's the plan.
p Five years is brave, I have trouble planning dinner.
i I'd like to be somewhere I can't quite picture yet, that excites me.
b Where would you love to be?
=are you ambitious / how important is career to you / how driven are you
c Yes, but I want a good life, not just a good title.
c Yes, but I want a life alongside it, otherwise what's it for.
p Very, I fully intend to master the slow Saturday.
p Very, as long as it can start on Monday.
i I want to be great at what I do and still be home for dinner.
i My ambition changed shape, I want good days now more than big titles.
b What are you aiming for right now?
b What are you ambitious about?
=would you move abroad for a job / would you relocate for work
c For the right thing, yes, I think you regret staying more than going.
p Show me the weather and the local food before we discuss the job.
i I'd go, but only somewhere I'd want to live if the job fell through.
b Which country would tempt you?
=would you like to run your own business / do you want to be your own boss
c I'd love to, I like the idea of owning my mistakes.
p As my own boss I'd ask myself for every Friday off.
i Something small with my name over the door appeals to me more than something big.
b What would you open if you could?
=do you have a side hustle / anything you do on the side
c Not now, one job done well and free evenings is my kind of rich.
p My side project is finding out where my money goes.
i I do have something brewing, and it's closer to my heart than the day job.
b Is there one you'd love to start?
=what makes a good boss / what's the best quality in a manager
c They back you in public and correct you in private.
p Being on holiday often and trusting everyone meanwhile.
i The good ones remember what it felt like to be new.
b What was the best thing a boss ever did for you?
=would you be a good boss / do you like being in charge
c I would, I'm fair and I say thank you.
p Everyone could go home early, including the company soon after.
i I'd be good on the people and I'd have to learn to say no.
b Would you want me as yours?
=have you ever quit a job on the spot / ever just walked out
c No, I leave properly, even if I've written the speech in my head.
p I have quit many times, always in the shower, always brilliantly.
i I've come close enough to feel how light it would be.
b What would be your breaking point?
=have you ever been fired
c Never, though I've had the sort of meeting where I packed up in my mind.
p If so, it was clearly the printer's word against mine.
i It happens to good people, and it can turn out to be a push you needed.
b Would you laugh about it a year later?
=what's the worst job you've ever had / worst job ever
c Any job where you watch the clock more than the work, that's the worst kind.
p The one with the early alarm, they've all had that fault.
i A bad one teaches you fast what you won't put up with again.
b Which job do you still have nightmares about?
=what was your first job / how did you earn your first money
c Nothing fancy, but I still remember how rich that first pay made me feel.
p Badly paid, keenly done and spent in a weekend.
i Small money, but the feeling that it was mine has never been matched.
b What did you do to earn yours?
=have you ever had a job interview go wrong / worst interview experience
c Everyone has one, the trick is to laugh and apply for the next.
p Asked about my weaknesses, I'd be honest for far too long.
i The moment it goes wrong is the moment you start talking like yourself.
b What's the strangest question you've been asked?
=i have an interview tomorrow any tips / wish me luck for my interview
c Talk to them like you talk to me and you've got it.
p Wear the shoes you can walk in, trip only on the way out.
i Remember you're choosing them too, it changes how you sit in the chair.
b What's the job, if I may ask?
=i got the promotion / guess who got a new job
c Brilliant, you earned it, that deserves more than one toast.
p I'll be telling people I knew you before the title.
i Take a minute tonight and really feel it, those moments are rare.
b How are you going to celebrate it?
=my boss is driving me mad what would you do / how do you deal with a bad boss
c Keep it calm, write things down and quietly look around.
p I'd nod, breathe and picture them stuck in a revolving door.
i Work out what they're afraid of, it usually explains the rest.
b What did they do this time?
=are you good at asking for a pay rise / have you ever asked for more money
c Yes, I ask plainly, bring the reasons and then stop talking.
p I practise in the mirror and my reflection says no.
i Asking got easier when I saw that nobody offers it to the silent ones.
b When did you last ask?
=do you talk about your salary with friends / is talking about pay weird
c I'm open about it, secrecy only helps the people paying.
p Sure, it's a short conversation.
i With the close ones, yes, it's strange how we'll share heartbreak before numbers.
b Would you tell your best friend?
=four day week yes or no / would you work longer days for a three day weekend
c Yes, tomorrow, where do I sign.
p I've been testing it on Fridays without telling anyone.
i I'd give the fifth day to learning things that pay nothing.
b Which day would you drop?
=nine to five or freelance / would you rather have a steady job or be self employed
c Steady, I like a clear head on a Sunday.
p Freelance for the freedom, steady for the sick pay, so I'd like both.
i I'd trade some safety for choosing who I spend my days with.
b Which one suits you?
=what do you wear to work / do you have to wear a suit
c Smart but comfortable, I like to look as if I meant it.
p Whatever was ironed, the choice is never wide.
i I dress for the day I'd like to have, it works more often than you'd think.
b What's your work outfit?
=do you wear a uniform / would you like having a uniform for work
c I'd like one, it saves a whole decision before coffee.
p Same three shirts in rotation counts as a uniform by now.
i I do, and it's odd how clothes change the way people treat you.
b Would you miss choosing your clothes?
=how would your colleagues describe you / what are you like at work
c Reliable, easy to be around and honest in meetings.
p Friendly until someone talks to me before the first coffee.
i Quieter than you'd guess, until something makes me laugh.
b What would yours say about you?
=who's the most annoying person at your work / any annoying coworkers
c The one who turns a two minute chat into a meeting with slides.
p Every office has one, and I worry whenever I can't spot them.
i I have a theory that the annoying ones mostly want someone to listen.
b Who's yours and what do they do?
=do you make tea for everyone at work / are you good at the tea round
c I do, it's the cheapest way to be liked.
p Whoever cracks first loses, it's a battle of nerves at the kettle.
i You can learn a lot about someone by how they remember your tea.
b How should I make yours?
=have you ever hit reply all by mistake / ever sent an email to the wrong person
c Yes, and I owned up within a minute, which is the only way.
p My thumb is capable of anything, so I stay afraid.
i Never yet, but I read my emails three times because of the horror stories.
b What's the worst one you've sent?
=how do you sign off your emails / kind regards or best
c Best wishes, warm enough and nobody gets hurt.
p Kind regards when I like you, regards when the war has begun.
i I switch to just my name once I trust someone, few notice.
b What's your sign off?
=do you overuse exclamation marks in emails / how many exclamation marks is too many
c One per email, used where it counts.
p Delete them all, feel cold, put one back.
i I save them for people I like, it keeps them worth something.
b Do you count yours?
=do you wiggle your mouse to look online / do you fake being active on teams
c No, judge me by what I get done, not by the green dot.
p The little green dot has never met my kettle breaks.
i I find it funny that we all became actors for a small coloured circle.
b Is your dot honest?
=do you text at work / can you use your phone at work
c I can, so a message from you is a good break.
p Under the desk, like a schoolboy with better manners.
i Mostly when I can answer properly, not with half a brain.
b When's the best time to catch you?
=shouldn't you be working / are you texting me from work
c Probably, but you're the better conversation.
p This is urgent business and I'm giving it my full attention.
i I work better after five minutes with somebody who makes me smile.
b Are you getting away with it too?
=how do you procrastinate / what do you do when you should be working
c Tidy something small, then start, it works for me.
p Suddenly every plant, drawer and old photo needs my help.
i I start a different hard thing, so the avoiding at least builds something.
b What should you be doing this minute?
=are you a last minute person / do you leave things until the deadline
c No, I start early so I can enjoy the evening before.
p The deadline and I like to look each other in the eye.
i Pressure makes me sharper, I only wish it didn't cost a night of sleep.
b Early bird or last minute hero?
=do you make to do lists / are you a list person
c Every day, three things, and I finish them.
c Yes, if it's written down it gets done.
p Things I've already done go on it too, for the joy of the tick.
p I add things I've already done, purely to cross them out.
i Not for days, just one for the year, with things that scare me a little.
i Only when my head is full, a list is how I get it to stop spinning.
b What's on today's list?
b Paper list, phone list or no list?
=is your desk tidy or messy / what does your desk look like
c Tidy, a clear desk gives me a clear head.
p There's a system, only it collapses if anyone breathes on it.
i Messy while I'm making something, clean when it's done, so you can read my progress.
b What's always on yours?
=do you ever work from a cafe / can you work in coffee shops
c Yes, a bit of noise and good coffee and I fly.
p Two hours per cake, those are my rates.
i Being alone among people is the best kind of quiet for me.
b Do you have a favourite spot?
=do you listen to music while you work / music or silence when you're working
c Music without words, or I end up singing instead of typing.
p Something dramatic, it makes a spreadsheet feel like a film.
i Silence for thinking, music for everything I'd rather not be doing.
b What would be on your working playlist?
=do you think ai will take your job / are you worried about robots taking over
c It'll change it, so I mean to be the one who knows how to use it.
p It's welcome to the meetings, I'd start there.
i Whatever it takes, people will still want to be understood by people.
b Would you let a robot do your job for a week?
=do you get nervous doing presentations / are you ok with public speaking
c I'm fine once I've said the first sentence.
p My hands go cold, my mouth goes fast and then it's over.
i Nerves never leave me, I just decided they mean I care.
b How do you calm down before one?
=do you hate icebreakers / what's your fun fact when you have to give one
c I don't mind them, someone always says a thing worth hearing.
p My mind goes so blank I could forget my own name.
i I'd rather ask a small strange question than hear another fun fact.
b What's your fun fact?
=do you like team building days / escape room with colleagues yes or no
c Yes, if there's food and nobody makes us fall backwards.
p I trust my team fully, just not to catch me.
i You learn who stays kind when they're losing, so I find them useful.
b What's the worst one you've been made to do?
=are you into office gossip / do you gossip at work
c I listen, I enjoy it and I pass nothing on.
p Purely as a service to morale.
i The mean kind leaves me cold, but the love stories I want in full.
b What's the juiciest bit going round at yours?
=do you post on linkedin / what do you think of linkedin people
c Rarely, I'd rather do the work than announce it.
p I'm humbled and honoured to say I mostly scroll.
i It's the only place where everybody is thrilled every day, I find that a bit sad.
b Are you an honest poster or a silent watcher?
=did you look me up on linkedin / do you google people before a date
c No, I like to hear it from the person.
p I'd be the sort to click by accident and leave a notification.
i Knowing everything beforehand takes the fun out of the first hour.
b Do you do research first?
=do you have a work bestie / who's your work wife
c There should always be one, it makes the whole week lighter.
p Whoever shares the good biscuits holds the title.
i A work friend knows a version of you that nobody at home ever meets.
b Do you have one you can't do without?
=do you go for drinks after work / does your work do friday drinks
c Happily, one or two, then I slip away while it's still fun.
p I say just the one with a straight face every time.
i The best talks happen on the walk to the station, not in the bar.
b Are you the first or the last to leave?
=do you hate mondays / how's your monday going
c I don't mind them, I like a fresh start.
p Slowly, we've agreed not to make eye contact before ten.
i One nice plan for Monday night gives the day something to look forward to.
b What would make yours better?
=would you retire early if you could / when do you want to retire
c Early, with my knees still good enough for mountains.
p Next Tuesday, on trial, to see how it goes.
i I'd rather build a life I don't need to retire from.
b What age would you pick?
=what would you do when you're retired / how do you picture yourself old
c A small house near water, good neighbours, a boat that leaks a little.
p Complaining about prices in a very good chair.
i Still learning something badly, with someone who laughs at it.
b Where would you want to be at seventy?
=did you enjoy uni / do you miss student life
c Loved the freedom, don't miss the food.
p I miss the naps, which nobody calls a timetable any more.
i The thing worth missing at any age is having friends one door away.
b What do you miss most from your student days?
=would you choose the same degree again / do you regret what you studied
c No regrets, whatever I learn finds its use sooner or later.
p Anything with no lectures before eleven would get my vote.
i I'd pick something useless and lovely now, like old maps or stars.
b Would you study the same thing again?
=what was your favourite subject at school / what were you good at in school
c History for me, it's all stories about people making odd choices.
p Break time, a subject with real depth.
i The subject hardly mattered, one good teacher could make me love anything.
b Which class did you never want to end?
=were you the class clown or the quiet one / what were you like at school
c Somewhere near the back, quiet until there was a good line to say.
p I had great comic timing and poor grades for it.
i Quiet outside, very busy inside, I think that's true of most people at fifteen.
b Would teenage you have liked teenage me?
=do you cram the night before exams / are you good at revising
c Little and often, then an early night, boring but it works.
p I colour the timetable beautifully and then there's no time left.
i Explaining it out loud works best for me, even if only the wall is listening.
b What's your trick for getting it to stick?
=i have an exam tomorrow wish me luck / i'm so nervous about my exam
c Good luck, you know more than your nerves are telling you.
p May they ask only the things you love, in large print.
i Put the book away an hour before bed, the rest happens while you sleep.
b What's the subject?
=would you help me study / would you quiz me for my exam
c Gladly, bring the cards and I'll bring the snacks.
p Strict for four minutes, then I'd suggest ice cream.
i I'd like that, you see someone's mind best when they explain something hard.
b What would you have me test you on?
=how do you stay focused / i can't concentrate any tips
c Phone in another room, one task, twenty five minutes.
p I promise myself a biscuit, and then I bargain with the biscuit.
i Walking helps more than fighting it, the good thought tends to come on the way back.
b What keeps pulling you away?
=do you still have dreams about exams / do you have stress dreams about school
c Yes, always late, always the wrong room.
p I sit there with no pen and no trousers, a classic.
i Mine moved on to trains I can't catch, which says plenty.
b What's your recurring one?
=would you go back and study / would you do a masters
c I would, for the joy of it this time, not the paper.
p In a heartbeat, if they'd mark me on enthusiasm.
i I'd love to be a beginner in a room again, it keeps you soft.
b What would you study if you went back?
=maths person or english person / are you better with words or numbers
c Words, you can change a person's day with them.
p Numbers till I have to split a bill, then neither.
i Both are just ways to find patterns, and I can't stop looking for those.
b Which way does your head work?
=is your handwriting nice / do you have bad handwriting
c Neat, I like a note that looks as if somebody meant it.
p Doctors would admire it, nobody else can read it.
i It changes with my mood, a trained eye could read my week in it.
b When did someone last write to you by hand?
=were you a nerd at school / are you secretly a nerd
c Yes, openly, caring a lot about things is a good quality.
p I've opinions about fonts, so draw your own conclusions.
i I kept it quiet at fifteen, and life gets better when you stop hiding it.
b What are you nerdy about?
=did you ever skip class / did you bunk off school
c No, I was too scared of being caught to enjoy it.
p Only in spirit, my chair was always occupied.
i Yes, and the freedom of a stolen afternoon still beats most holidays.
b Where would you go when you did?
=were you the one who did all the work in group projects / do you like group projects
c I was the one doing the slides at midnight, so yes, I carried.
p Snacks and optimism are my part, and no group can do without them.
i Not the leader, I'd rather have a kind group than a clever one.
b Leader, worker or the one who vanished?
=do you study better at home or in a library / where do you work best
c Library, when everyone's working I can't help joining in.
p At home the fridge and I keep having meetings.
i Somewhere with a window and a view of people, it reminds me what it's for.
b Where do you get most done?
=is it an issue that i didn't go to university / do you care if someone has a degree
c Not at all, curiosity counts and no school hands that out.
p I care more whether you know how to share dessert.
i The sharpest people I can think of learned it all by doing.
b What have you taught yourself?
=have you done your nysc / are you done with service
c Done, certificate and all, and I'd keep the memories over the khaki.
p The khaki was never going to suit me either way.
i It's still ahead of me, and I'm curious where they'd send me.
b Where did they post you?
=government job or private / would you ever want a government job
c Private, I'd rather grow faster and worry a bit more.
p Whichever one lets me leave at five with my soul.
i I understand the pull of safe, but I'd want work that surprises me.
b Which would your parents prefer for you?
=did you become an engineer by choice or because of your parents / did your parents pick your career
c By choice, and I'd want the same freedom for anyone I love.
p A family committee is always ready to help with that.
i Some of both, and the part I chose is the part I'm proud of.
b What would you have picked with nobody watching?
=are you planning to japa / would you leave the country for good
c For a while, to learn and earn, and I'd keep the door home open.
p Every time the light goes out, yes, and then somebody brings food.
i I'd stay if I could build something here, leaving has a price nobody posts about.
b Stay or go, what does your heart say?
=do you travel a lot for work / are you away much with your job
c No, I'm around, and I like being around.
p My furthest business trip is usually to the kettle.
i Now and then, and the best part is the first evening back home.
b Would you like a job with travel?
=are business trips fun or lonely / do you like staying in hotels for work
c Fun for two nights, after that I miss my own pillow.
p I'm in it for the breakfast buffet and the tiny shampoo.
i Lonely in a good way, you hear your own thoughts in a strange city.
b What's your hotel breakfast order?
=would it bother you if i earned more than you / are you ok with a woman earning more / how do you feel about a woman who makes more
c Not one bit, I'd be proud and I'd still fight you for the bill.
c I'd be proud of you and tell people.
p I'd finally get the good cheese, so no complaints.
p Somehow I'd find the strength to cope, probably on a very nice holiday.
i Money has never told me who's strong in a couple, kindness in a bad week does.
i Money only becomes a problem once people keep score with it.
b Has it ever been an issue for you?
b Would it matter to you the other way round?
=would you be a stay at home dad / could you be a house husband
c I could, and I'd do it properly, with pride.
p Expect lunch at odd hours and glitter on everything.
i Raising somebody well is the most serious job there is, so yes, I see the appeal.
b Would you like to be the one at work or at home?
=would you mind a partner who works late / could you date a busy woman
c I wouldn't, I like a woman who loves what she does.
p Dinner would be waiting, minus the half I couldn't resist.
i I'd rather have one real hour than a whole evening half there.
b How late is late for you?
=i work in healthcare and have to cancel a lot is that ok / could you date a doctor or nurse
c It's fine, someone needs you and I'll still be here on Thursday.
p Cancel away, I own a very patient sofa.
i I admire anyone who runs towards what the rest of us avoid.
b What got you into it?
=do you switch off after work / can you leave work at work
c Yes, door closed, phone down, different man.
p Once the shoes are off, I couldn't tell you what a deadline is.
i I walk the last bit on purpose, so work gets lost on the way.
b How long before you feel like yourself again?
=do you talk about work when you get home / would you want to hear me moan about work
c Moan away, I'd want names and full details.
p Consider your enemies mine, no questions asked.
i I'd listen first and ask if you want help or just company.
b Do you need advice or a hug after a bad day?
=do you love your job / do you actually like what you do
c I like it, and the people make it better than it sounds.
p We're going through a good patch, it and I.
i About a third of it I love, and I'm working on that number.
b What share of yours do you love?
=what's the best bit of your job / what do you like most about work
c The moment somebody is really helped by something I did.
p Friday's last half hour has my whole heart.
i Problems nobody has solved yet, I get a bit obsessed in a good way.
b What's the best bit of yours?
=what do you hate most about your job / worst thing about work
c Wasted time, I can take hard days but not pointless ones.
p Being asked for a quick word, they are never quick.
i Pretending to be sure, I'd rather we all said that we don't know yet.
b What would you scrap tomorrow?
=guess what i do for a living / what job do you think i have / what do you think my job is
c Something with people, you're quick and you notice things.
c Something with people, you make talking feel easy.
p I say lion tamer, or primary school, which is the same work.
p Secret agent, and the profile is a very good cover.
i I'd guess that you fix what others give up on.
i Whatever it is, I think they'd fall apart for a week without you.
b How close am I?
b Am I close?
=explain your job like i'm five / what do you actually do all day
c People have a problem, I help make it smaller, then there's cake.
p I move things from one list to another until it gets dark.
i Mostly I work out what people really want, which is rarely what they ask for.
b Now yours, as if I were five?
=does your family understand your job / can your parents explain what you do
c Roughly, and they're proud anyway, which is the nice part.
p They tell people it's going well and hope nobody asks more.
i I never mind, I'd rather be known for how I am than for what I do.
b How does your family describe yours?
=i want to quit my job am i crazy / should i leave my job
c You're not crazy, but line up the next thing before you jump.
p Write the letter tonight, for joy, and send it with a clear head.
i When you keep asking it, a part of you has already left.
b What would you run towards?
=should a job be your passion / do you think you need to love what you do
c No, a decent job and a loved life is a fine deal.
p My passion is cheese, and nobody's hiring.
i I think it's enough to do it with care, the love can turn up later.
b Is yours a passion or a payslip?
=do you compare yourself to friends who earn more / do you ever get jealous of other people's careers
c No, I don't know what they paid for it, so I stay in my lane.
p Just of anyone who gets a company ice cream machine.
i Now and then, and envy is a useful hint about what I want.
b Whose job would you steal for a month?
=do you get imposter syndrome / do you ever feel like a fraud at work
c Yes, most good people do, I carry on anyway.
p Every day I wait for an adult to come in and take over.
i Not so often now, it helps to know the people I admire feel it too.
b When does it hit you?
=what are you proud of at work / proudest work moment
c Whenever someone I helped gets better at it than me.
p Getting out of a meeting by saying I had a meeting.
i The quiet ones that nobody clapped for mean the most to me.
b What's yours, don't be modest?
=have you ever had burnout / have you been burnt out
c No, and I watch for it, because it comes on quietly.
p I get toasted round the edges and then I go and sit in a park.
i Close to it, and since then rest is an appointment like any other.
b What do you do to keep your balance?
=do you need coffee to function at work / how many coffees to get through the day
c Two good ones before noon and then I stop.
p Before the first one I'm furniture.
i None really, it's the five minutes with a warm cup I need.
b How many are you on today?
=do people steal food from your work fridge / someone took my lunch at work what do i do
c Leave a calm note, then bring something so spicy that it answers for itself.
p This is war, and I will gladly carry the flag.
i I've always wondered what the thief tells himself while chewing.
b What did they take?
=are you always cold in the office / who controls the temperature at your work
c I run warm, so anyone shivering can have my jumper.
p It's two seasons a day, and both are the wrong one.
i You can see who has the power by who gets to touch the dial.
b Blanket on the chair or window wide open?
=do you like open plan offices / would you rather have your own office
c My own, with the door open most of the time.
p I'd like a door just so I can sing behind it.
i I need the hum of others to start and quiet to finish.
b Who sits nearest to you?
=do you like secret santa at work / what do you buy for a work secret santa
c I do, I find out one small thing about them and buy for that.
p A mug, a panic and a mug, in that order.
i The fun is giving something so right they can't guess who it was.
b What's the strangest one you've been given?
=do you get to work early or are you always late / are you a punctual person at work
c Early, I like ten minutes before anyone needs something.
p On time to the second, it looks like skill and it's luck.
i Late is a feeling I can't stand, so I leave as if it will rain.
b What's your usual excuse?
=do you talk to strangers on the train / would you chat to someone on the bus
c Yes, if they look up, the best chats cost nothing.
p Dogs first, owners second, that's my order.
i I rarely start it, but I'm always glad when someone else does.
b Did a stranger ever make your day?
=would you give up your seat on the train / do you offer people your seat
c Always, it takes two seconds and I can stand.
p Up so fast they think it's my stop.
i I offer it without words, so nobody has to explain why they need it.
b What's your biggest public transport rule?
=what do you treat yourself to on payday / what's the first thing you buy when you get paid
c A proper dinner out, then some into savings.
p I stand in the good supermarket and feel like a king.
i Something for somebody else first, it makes the rest taste better.
b What do you treat yourself to first?
=what would you do with a big bonus / if you got a bonus tomorrow what would you spend it on
c Half saved, half on a trip I'd remember for good.
p One sensible thing, announced loudly, to cover the silly one.
i I'd buy time, a few weeks with nothing in the diary.
b What would be the first thing you bought?
=do you get bank holidays off / any plans for the bank holiday
c Off, and the only plan is good food and fresh air.
p It will rain, and I'll light the barbecue out of pride.
i I may have to work a bit, but I'll steal the evening back.
b What does a perfect long weekend look like?
=are you good under pressure / how do you act when things go wrong at work / do you panic when things go wrong
c Yes, I slow down, pick one thing and start there.
c Yes, I get calmer when it gets serious.
p I turn very calm, like a cartoon figure before he looks down.
p In a crisis I'm a rock, with self checkout machines less so.
i I'm better in a real crisis than in a small queue, no idea why.
i I hold it together at the time and feel it all an hour later.
b What are you like when it all goes wrong?
b How do you get when things go wrong?
=can you multitask / are men really bad at multitasking
c No, I do one thing at a time and I do it well.
p I can burn toast and miss a call at the same moment.
i Full attention turned out to be my best quality, so I stopped trying.
b How many tabs have you got open now?
=when do you get the most done / are you more productive in the morning or at night
c Mornings, before the world has any opinions.
p For forty glorious minutes that I can never predict.
i Late, when nobody expects anything of me, then the good ideas come.
b What's your golden hour?
=would you work with your partner / could we run a business together
c I could, if we keep the evenings for us.
p Yes, you'd be the brains and I'd be keen.
i I'd love to see what we'd make, building together shows who you both are.
b What kind of place would we open?
=what job would you do if you needed no qualifications / what's your fantasy job
c Baker in a small town, up early, loved by everyone.
p Tester of hammocks, with a strong sense of duty.
i Lighthouse keeper for one year, then back with a head full of thoughts.
b What would your no rules job be?
=what job could you never do / what's the worst job you can imagine
c Debt collector, I couldn't take things off people who have little.
p Anything with heights, wasps or a headset.
i One where you have to sound cheerful all day, I'd forget my own voice.
b Which one would you last an hour in?
=do you have a phone voice / do you change your voice at work
c A bit, slower and friendlier, everyone deserves that.
p It arrives from nowhere and has a better education than me.
i My real voice comes out about ten minutes in, when I forget to mind it.
b Can I hear yours some day?
=can you say no to your boss / are you good at saying no at work
c I can, kindly and early, it saves everyone trouble.
p Let me check, I say, which is no with a nice coat on.
i Still learning, and each no gives me an evening back.
b What should you have said no to this week?
=have you ever worked in a restaurant or shop / did you ever work in hospitality
c Yes, and I'm still polite to every waiter because of it.
p I'd have been fired for eating the stock.
i Never, but I believe everyone should, it would make people kinder.
b What's your best customer story?
=what's the biggest mistake you've made at work / ever messed up badly at work
c I've made my share, and owning up at once always beat hiding it.
p Somewhere there's a spreadsheet that still cries at night.
i The mistakes I remember best were with people, and those I put right.
b What happened with yours?
=would you take a sabbatical / would you take a year off work
c I would, six months on slow trains with one bag.
p My great novel would get planned and I'd come back with a tan.
i I'd want to find out who I am without a calendar.
b Where would you spend yours?
=who was your favourite teacher / did you have a teacher who changed your life / did you have a teacher who changed things for you
c The strict one who turned out to care the most, there's always one.
c The strict one who turned out to be the kindest of the lot.
p Whoever let us watch films before the holidays.
p Anyone who wheeled the television into the classroom.
i Someone who saw something in the quiet kids, I try to be like that.
i Somebody who took me seriously before I'd done anything to earn it.
b Who was yours and why?
b Which teacher do you still think of?
=do you ever pretend to be busy at work / how do you look busy
c No, if I'm done I say so and help somebody.
p Walk fast, frown and carry paper, it never fails.
i I see it as a shame that looking busy pays better than being finished.
b What's your best trick for looking busy?
`;
