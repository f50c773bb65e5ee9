/** Told of work, study and plans, part 2. Form: near-entries.ts. */
export const NEAR_TOLD_OF_WORK_2 = `
=got the promotion!! / i'm officially a senior now / they made me team lead today, i'm in shock
c Congratulations, the promotion finally gives you the title for what you were surely doing already.
p Shall I stand when someone so senior enters the chat, or is a small bow enough.
i A promotion like this changes how others see you, and slowly how you see yourself too.
b Who did you tell first?
=didn't get the promotion / they gave the job to someone who's been here six months / passed over again and i trained the guy who got it
c Being passed over after all your work hurts, and I think they picked badly.
p May whoever got promoted discover on Monday where all your shortcuts were hidden.
i Sometimes a promotion that never comes is the push towards a place that would have offered it years ago.
b Did they give you any reason?
=i got the job!!! / they called, i start in march / new job offer and i said yes before she finished the sentence
c You got the job, brilliant! Somebody over there has very good judgement.
p I'm doing a small dance for your new job and nobody has to see it.
i In a year this job will be full of people you don't know yet and can't imagine missing.
b What made them pick you, do you think?
=didn't get the job / rejection email, ninth one / they said i was a close second / they went with someone else after four interviews / got the rejection email this morning
c Ouch. A no from a job you wanted hurts, however politely they wrap it.
c That stings after all the hope you put in, their loss and I mean it.
p Close second in a race where the judges had their eyes shut, if you ask me.
p Somewhere a hiring manager is about to have a very average year.
i The right place is out there being slow about finding you, and it'll be sorry it dawdled.
i In every interview we try on a whole other life, so a no takes more than a job.
b Was it one you really had your heart on?
b Was it one you really wanted?
=interview tomorrow and i'm panicking / i've got a final round on thursday / job interview in an hour, sitting in the toilets breathing
c You're in the room because they already like what they saw, so walk in like it.
p Remember, they're hoping you're the one so they can all stop interviewing and have lunch.
i Nerves before an interview usually mean it's a job that could really change something.
b Which question are you dreading?
=interview went really well i think / they laughed at my jokes and showed me the desks / just came out of an interview and i nailed it
c That good feeling walking out of an interview is usually right, I'm crossing everything for you.
p Now comes the hard bit, pretending not to look at your phone.
i When an interview turns into a real conversation, both sides tend to know.
b When will you hear from them?
=bombed the interview / my mind went blank in the interview / said i love you instead of goodbye to the interview panel
c One bad half hour in a chair proves nothing about how good you are at the work.
p I'd hire you for the story alone, and so would any panel with a sense of humour.
i People on panels remember the human moments long after the perfect answers have blurred.
b Which moment keeps replaying?
=handed my notice in today / i quit!! finally said it / resigned this morning and my boss went white
c Well done, handing in your notice is hard, and I hope you're walking taller already.
p The printer may jam in grief that you quit, but the rest of us are cheering.
i There's the moment before you resign and the moment after, and they're barely the same life.
b How did it feel when the words were out?
=two weeks left of my notice and i don't care about anything / serving notice, coming in at ten / last month at my job and i'm already gone in my head
c Enjoy it, those last weeks of notice are the lightest anyone ever feels at work.
p Nobody answers emails with such inner peace as someone serving notice.
i Once you're leaving a job, you suddenly see the place clearly, the good bits and the silly ones.
b What will you miss, if anything?
=last day at work, they gave me cake and i cried / said goodbye to my team today after seven years / my leaving do was tonight
c Cake and tears mean you mattered there, and I'd call it a good ending.
p The desk plant will never be watered with such feeling again.
i Leaving good people behind hurts in a way leaving a company never could.
b What did they write in the card?
=!i was made redundant today / lost my job this morning, twenty minutes on zoom / they let half of us go and i'm one of them
c I'm really sorry. Losing a job like this is a shock, and it's no verdict on you.
p No need to be brave or have a plan tonight, a blanket and something sweet will do.
i Right now there's only the lost job, and whatever comes next can wait until you're ready to look.
b How are you holding up?
=!there are rumours of layoffs and i'm scared / they've called everyone to a meeting on friday, i think we're losing our jobs / my role is at risk, the letter came today
c Not knowing whether your job is safe is often worse than the news itself, I'm sorry you're in it.
p Being scared is tiring, I hope somebody pours you a large one of whatever you like best.
i Waiting on other people to decide about your job takes a quiet strength nobody sees.
b When will you know more?
=first day at my new job tomorrow / starting a new job monday and i've ironed everything i own / new job nerves, can't sleep
c They chose you for the job already, so day one is only about finding the kettle and learning names.
p At a new job everyone tells you their name at once and you'll remember exactly one, probably Dave.
i First days are tiring because you're meeting a place and a new version of yourself together.
b What are you most curious about?
=first day went great, everyone is so nice / survived my first week at the new job / new job and i already have a lunch crew
c Nice people from the first day, so it sounds like you landed in the right spot.
p Being saved a seat at lunch is the true test of a new job, salary comes a distant second.
i The first friendly face at a new job is one you tend to remember for years.
b Who took you under their wing?
=new job and i feel so stupid / week two and i don't understand anything they say / everyone knows everything and i can't even find the toilets
c Every good person feels lost in a new job, and then one day the fog simply lifts.
p Nod at what you don't understand long enough and they'll make you head of it.
i In a new job you see what the old hands stopped noticing years ago, fresh eyes don't last long.
b What's the most confusing thing so far?
=my boss is a nightmare / my manager shouted at me in front of everyone / boss took credit for my idea again
c A boss who behaves like that should be ashamed, and you're worth far better treatment.
p Some managers are put on earth purely to make the rest of us look charming.
i Bad bosses teach us precisely who we never want to become, but it's an expensive lesson.
b How long have you been putting up with it?
=i actually like my boss / my manager told me she fought for my raise / my boss sent me home early because i looked tired
c A boss who has your back is a rare find, and it changes the whole job.
p Keep that one in a safe place and water regularly.
i Good managers show people how to be strong and kind at once, and it tends to spread.
b What's the best thing about working for them?
=my boss gave me a compliment and i didn't know what to do with my face / got praised in the big meeting / the director knows my name apparently
c Praise like that is earned, so let it land and enjoy it.
p The proper answer to praise is of course you too, then walking into a door.
i A few good words at the right moment can carry a person for months at work.
b What was it for?
=so many meetings i haven't done any work / back to back calls since eight / this meeting could have been an email
c A day swallowed by meetings is maddening, I hope you get your evening back whole.
p By the fourth call I'd be admiring my own ceiling and agreeing to anything.
i I suspect people hold meetings mostly so as not to be alone with the problem.
b Did any of them decide anything?
=in a meeting right now and bored to death / texting you under the table in a workshop / on a call with my camera off eating crisps
c I'm honoured to be the highlight of a dull meeting, so keep looking thoughtful.
p Bored or not, nod slowly and write something down, they'll think you had an idea.
i Half the people in that meeting are likely somewhere else in their heads too.
b What are they droning on about?
=i was on mute for ten minutes and nobody told me / camera was on while i was in my dressing gown / my mum walked into the video call
c Every video call needs one thing that makes people smile, and yours was a gift to all of them.
p Cabins without a camera or a mute button are lovely at this time of year, we could all move there.
i Those slips on a call are the only moments when people look truly human.
b What did the others do?
=big presentation tomorrow and i hate speaking in public / i have to present to the board on monday / shaking, i'm up in ten minutes
c You're presenting what you know better than anyone in that room, so take a breath and take the floor.
p Picture me in the back row at your presentation, nodding far too hard at every slide.
i Shaking nerves and real presence come from the same place, they just feel different from inside.
b What's it about?
=presentation went brilliantly / got applause after my talk / i spoke in front of 300 people and didn't die
c You faced that room and won it with your talk, I'm seriously impressed.
p Picture one man applauding the presentation too early, too loudly and standing on a chair.
i There's a moment in a talk when a room starts listening properly, and I bet you felt it.
b Which part went best?
=my slides didn't work and i had to improvise / projector died in the middle of my talk / lost my voice halfway through presenting
c You carried on with your talk when the thing broke, and people remember the carrying on.
p Technology only ever waits for the middle of a presentation, when everyone is watching.
i With the safety net gone you improvise, and find out how much you really know.
b How did you save it?
=deadline on friday and i'm nowhere near / three deadlines in one week / the report is due at noon and i'm on page two
c It's a lot, and you'll get there in the order that matters, one page after the other.
p May the clock slow down and the biscuits hold out.
i Deadlines are horrible company, but they do make a person honest about what matters.
b What's left to do?
=sent it off one minute before the deadline / submitted!! my brain is soup / deadline done, i'm never working again
c The deadline is behind you, so breathe out. The evening belongs to you.
p Soup is a perfectly good state for a brain after a deadline.
i That odd quiet after a big deadline, when your head keeps running with nothing left to run for.
b How are you going to come down from it?
=still at the office at nine / working late again, only me and the cleaners / it's 10pm and i'm still at my desk
c I hope working this late is worth it, and that somebody up there notices who stayed.
p The office vending machine must consider you family by now.
i An office at night is a different place, all that noise gone and only the hum left.
b What's keeping you there?
=finally home after working late / just walked in, it's nearly eleven and i haven't eaten / long day, desk since seven this morning
c Home at last, good. Shoes off and nothing useful until tomorrow.
p Toast counts as a full dinner after such a day, I'll defend it in court.
i The first minute behind your own door after a long day might be the best one of it.
b What's the fastest way you unwind?
=working from home today in pyjamas / wfh so i've talked to nobody but the cat / home office today, haven't left the sofa
c Working in soft clothes with the kettle in reach sounds like a decent deal to me.
p Smart top, pyjama bottoms, the official uniform of a whole generation.
i Home does strange things when you work in it, every room starts looking like a meeting.
b Do you prefer it to the office?
=they want us back in the office full time / no more working from home from january / new rule, four days in the office
c Taking back something that worked for people is a poor move, I'd be annoyed as well.
p Someone upstairs missed the sound of other people chewing, apparently.
i It's rarely about the work, I think, it's about who gets to decide over your hours.
b How far is the journey for you?
=i miss having colleagues, remote work is lonely / working from home means days without talking to anyone / i go to a cafe just to hear voices
c People need people, and missing company in your working day makes complete sense.
p Vacancy filled, I'll be your colleague by the kettle, gossip made up fresh daily.
i What you miss is probably the small talk nobody planned, it turns out that was the good stuff.
b Who would you want at the next desk?
=my colleague eats tuna at his desk every day / the guy next to me hums all day / someone at work clips their nails in the office
c Some habits shouldn't survive the front door of an office, you have all my sympathy.
p A strong case for very large headphones and a scented candle.
i Funny how we know our colleagues' oddest habits and hardly anything else about them.
b Has anybody dared say something?
=someone stole my lunch from the work fridge / my sandwich had my name on it and it's gone / the office milk thief struck again
c Taking a colleague's food is low, and I hope it was disappointing.
p An empty fridge shelf, a room full of innocent faces, the perfect crime novel.
i Somebody there smiles at you every day knowing exactly how your lunch tasted.
b Who's your main suspect?
=my work bestie is leaving and i'm gutted / my favourite colleague got another job / the only person i liked at the office quit
c Losing your person at work changes every single day there, so I'm sorry.
p Now who will you exchange looks with in meetings, it's a serious vacancy.
i A friendship that outlives the office was never really about the office.
b How did you two become close?
=i love my team so much / my colleagues threw me a surprise birthday thing / we're like a little family at work
c A good team makes even a dull job worth getting up for, I'm glad you've found yours.
p Whoever organises the cake there should be running the country.
i Put the right few people in one room and work almost stops being the point of it.
b What's your role in the gang?
=office drama today, two colleagues aren't speaking / so much gossip at my work i need popcorn / there's a war in accounts and i'm switzerland
c Staying neutral in an office feud is the wise choice, and the best seat in the house.
p Agreeing with both sides by the coffee machine works until they compare notes.
i Office wars are hardly ever about what they're about, under it there's usually an old hurt.
b What started it?
=a guy at work keeps explaining my own job to me / he repeated my idea louder and everyone loved it / i'm the only woman in the meeting and they asked me to take notes
c Being treated like that at work is disrespectful, plain and simple, and you have every reason to be fed up.
p In the next meeting I'd hand him the notebook and ask how he spells thank you.
i Those who know the job best are often the ones being talked over.
b How do you usually deal with it?
=had my appraisal today and it was good / annual review went well, they called me indispensable / got top rating this year
c The review only put on paper what the people around you already know, well done.
p Please add a line about texting, I'd rate it highly too.
i Hearing in plain words how others see your work can shift something inside.
b What was the nicest thing they wrote?
=my review was awful / got told i need to be more assertive, again / performance meeting went badly and i'm fuming
c An hour of someone's opinion can't sum up a year of your work, be as annoyed as you like.
p I'd be assertive enough to hand the form back with corrections in red.
i Often a review says more about what the reviewer values than about the one reviewed.
b Which bit annoyed you most?
=it's payday today!! / i got paid and i'm rich for about a day / salary came in at midnight, i checked
c Payday is the best date in the calendar, so treat yourself to something small and pointless.
p Rich until the bills wake up, so live fast this morning.
i What someone buys first on payday is a tiny portrait of them.
b What's the first treat?
=they haven't paid us this month / salary is late again / my client still hasn't paid the invoice from june
c You did the work, so you should be paid for it, and being kept waiting is wrong.
p Try telling the supermarket you'll pay in sixty to ninety working days.
i Waiting to be paid what you've already earned is about the most tiring thing there is.
b Have they given any explanation?
=got a raise!! / they upped my salary without me asking / asked for more money and they said yes
c You were worth a raise before they said so, and now the payslip agrees.
p Premium biscuits from now on, after a raise there's no going back.
i A salary that matches your worth changes how straight you stand, even on a boring Tuesday.
b What will you do with the first extra bit?
=asked for a raise and they said no / no pay rise again, budget apparently / two percent, that's the raise, after the year we had
c You asked for a raise and that took courage, and they've got you cheaper than they should.
p With a raise that generous you could afford nearly half a coffee.
i A no about pay sometimes starts a quiet yes to looking elsewhere.
b Did you half expect it?
=i make less than the new guy / found out my colleague earns more for the same job / i do twice the work for less pay
c Same job, less money, that's plainly unfair and I'd be furious as well.
p The pay calculator seems to have been dropped on its head.
i Knowing what a colleague earns changes the air in the room the next morning.
b How did you find out?
=we're on strike today / on the picket line since six, freezing / our union voted to strike next week
c Standing up for what's fair together shows backbone, I hope the strike gets you somewhere.
p Flasks of tea are on their way, along with somebody to hold the heavy end of the banner.
i A line of people in the cold finding out they're not alone, that's quite a thing to be part of.
b What are you asking for?
=called in sick today / threw a sickie, don't tell / i've got a cold so i'm off work under a blanket
c Good, the office will turn without you, and a day off sick under a blanket helps.
p I never heard a thing, and your sick day is safe with me and the duvet.
i Being home from work on an odd weekday feels like finding a room in the house you forgot about.
b What's keeping you company?
=my phone won't stop with work messages / boss texted me at 11pm / got work emails on my holiday
c After hours belong to you, and a message that late should wait till morning.
p Phones like yours should spend the night in the fridge to cool down.
i I wonder who first decided that being reachable and being available were one thing.
b Did you answer it?
=i hate mondays / dreading tomorrow, sunday blues / it's monday and i've already had enough
c Start small, get through the first coffee, and the day will be a bit less of a wall.
p Monday and I agreed to ignore one another, and I recommend it.
i The dread on a Sunday evening is usually bigger than anything Monday actually does.
b What's waiting for you there?
=friday at last / clocked off for the weekend / closed the laptop and threw it under the bed
c A weekend well earned, so let work go and don't look back till Monday.
p The laptop can stay in the corner all weekend and think about what it did.
i The first hour of a Friday evening holds more hope than the whole weekend after it.
b How does your Friday night usually start?
=office christmas party tonight / works do on friday, everyone will be drunk / end of year party at the office, dress code is sparkle
c A works party is best enjoyed early and left at its peak, have a lovely time.
p Somebody from finance will dance on something tonight, it's practically in their contract.
i Once a year everyone meets the person their colleague is after six, it's always a surprise.
b Who's the one to watch there?
=embarrassed myself at the work party / i danced with my boss's boss at the office do / woke up and remembered what i sang at the staff karaoke
c Everyone at that party was busy being embarrassed about themselves, so walk in on Monday with your head up.
p An office legend was born, and all it cost was your peace of mind.
i People usually like us more after seeing us lose our dignity a little at a party.
b How much do you really remember?
=team building day tomorrow, kill me / we have to do an escape room with management / corporate retreat in the woods, trust falls and all
c Forced fun with management is an odd invention, I hope there's good food in it somewhere.
p Every team needs someone to guard the coats, so say it quickly.
i Watch who takes charge of the map, a day of team games reveals more than any meeting.
b Will there be any escape route?
=on a business trip in a hotel, room service and loneliness / in frankfurt for work, saw the airport and a conference room / travelling for work all week, eating club sandwiches
c Work travel sounds grander than it feels, so I hope the bed is good and the pillow is cold.
p Take the tiny shampoo, it's the only pay rise some trips offer.
i A hotel room in a strange city makes you feel free and a bit forgotten at once.
b Do you get any time to look around?
=company is sending me to japan for a month / first ever business class flight, for work / my job is flying me to new york next week
c Somebody else paying for an adventure, that's the best sort of work there is.
p Press every button there is, order everything, write to us little people.
i Being sent somewhere new for work lets you see it sideways, as if you half lived there.
b What will you do with your first free evening?
=networking event tonight, i'd rather eat glass / had to mingle at a conference all day / my face hurts from smiling at strangers with name tags
c Networking with a name tag on is tiring for anyone with a real personality.
p Standing by the snacks the whole time is called strategic networking.
i Among so many strangers there's usually one hiding by the plants who'd be the best chat of the night.
b What's your best escape line?
=job hunting is soul destroying / sent 80 applications, three replies / applying for jobs all day and rewriting the same cv
c Job hunting wears a person down, and their silence is no measure of you.
p Upload your CV, then type it all in again by hand, what a system.
i Applying means selling yourself daily, when what you need is someone to look properly.
b What's the job you'd really love to find?
=recruiter ghosted me after three rounds / did four interviews and then nothing / they said they'd call by tuesday, it's been three weeks
c After that many rounds you're owed an answer, and going silent is plain bad manners.
p Turns out it isn't only dating apps where people vanish after a good conversation.
i How a company treats people it might not hire tells you what working there is like.
b Did you really want that one?
=got headhunted today, someone messaged me out of nowhere / a rival company wants me / a recruiter says they asked for me by name
c When another company wants you, it means your work has been speaking while you weren't in the room.
p If recruiters are asking for you, I'd better get my own offer in early.
i Being wanted elsewhere makes you look at what you have with new eyes, whichever way you go.
b Are you tempted?
=i have two job offers and can't choose / my old company made a counter offer / safe job or exciting job, i have to answer by friday
c Two good job offers are a lovely problem, even when they keep you up at night.
p Toss a coin between the jobs, and the moment it's in the air you'll know which side you're hoping for.
i Often we've chosen already and are only waiting for someone to give us permission.
b Which one do you picture yourself in?
=passed my probation!! / they're keeping me, permanent contract / six months done and i'm officially staff
c They'd have been daft to let you go, congratulations on the permanent contract.
p As official staff you can finally bring in a mug of your own and be feared.
i Hearing that they're keeping you lets the shoulders drop in a way you only notice afterwards.
b Will it feel any different tomorrow?
=!they didn't renew my contract / failed probation, told today / contract ends in december and they won't extend it
c I'm sorry, losing the contract after giving it your best hurts, and you've a right to feel low.
p Be kind to yourself tonight, the planning can start another day.
i One contract ends where they couldn't see what to do with you, another workplace will wonder how it managed before.
b Did you see it coming at all?
=!i got fired / they sacked me over nothing / walked out with my things in a box today
c I'm sorry, getting sacked is a real blow, and it doesn't decide what you're worth.
p Whatever you need this evening, silence, company or cake, it's all allowed.
i Being fired feels like the end of the page, and it's only a very bad line on it.
b Is someone there with you?
=i'm temping at the moment, new office every week / zero hours contract so i never know / they cut my shifts to eight hours this week
c Never knowing your hours makes it hard to plan a life, you handle it with more calm than most.
p By the time you know where the kettle is, the week's hours have changed again.
i Going from shift to shift you see workplaces from the side, you'd know better than anyone which are happy.
b What would steady work let you do?
=doing overtime all month for the money / working saturdays till summer to pay for something / took every extra shift going
c Working extra for something you want shows grit, I hope the pot fills quickly.
p With this much overtime you and your bed will need to be introduced again.
i Extra work for the sake of a dream feels lighter than the kind that goes on bills.
b What's it all for?
=i hate my job / can't do this job anymore / every morning i dread going to work
c Dreading your job every morning is a heavy way to live, and you're allowed to want better.
p A great escape from a job needs a spoon, a tunnel and somebody to keep the guards talking, I'm available.
i Some part of you probably knows already what work you'd rather be doing.
b Is it the work itself or the people?
=i love my job so much / i honestly can't believe they pay me for this / i wake up excited for work, is that weird
c It isn't weird, it's wonderful. Loving your work is one of the great strokes of luck.
p People like you ruin complaining for everyone, and I'm delighted.
i When someone lights up about their work, you see exactly who they are.
b Which part makes you happiest?
=so bored at work / nothing to do at the office and three hours left / i've reorganised my desktop twice, slow day
c A slow working day drags worse than a busy one, I'm glad I can be a small distraction.
p Office chair races would help, but only with proper corners and a trophy.
i Boredom at work has invented more good ideas than any meeting, so who knows what yours is cooking.
b What would you be doing if you could leave now?
=i want to change career completely / thinking of leaving teaching for something new / 38 and starting over as a gardener
c Starting over beats years in something that doesn't fit, and I think you're brave to want it.
p Whatever the new career calls for, I can hold the ladder, the map or the snacks.
i The old skills come along anyway, usually in the ways you least expect.
b What made you certain?
=i retrained at 45 / used to be in banking, now i bake / i left law and became a gardener, best thing i ever did
c Leaving what everyone called sensible for what fits you, I find that very attractive.
p Your old work suits must be hanging there since you retrained, wondering what they did wrong.
i There's a before and an after in your story, and I'm curious about the day you left the old life.
b When did you know you had to go?
=taking a sabbatical next year / three months unpaid leave and i'm off / i asked for a year out and they said yes
c A long leave that's all yours, what a smart thing to give yourself.
p The message announcing your sabbatical will be read by colleagues like poetry.
i After the first weeks of leave, people say, you meet a version of yourself you'd forgotten.
b What's top of the list for it?
=back at work after maternity leave / first week back after a year off with my baby / nursery drop off then office, i cried at my desk
c Going back to work with half your heart somewhere else is hard, and you're managing two worlds at once.
p A coffee drunk while still warm, surely that's one good thing about the office.
i You come back after a baby the same on paper and quite different underneath, I'd imagine.
b How was the little one about it?
=i retired last month / just retired and don't know what day it is / finished work for good in june after forty years
c A whole working life finished, congratulations. I hope these mornings taste as good as they sound.
p Once you're retired, every day is Saturday except the ones that are Sunday.
i Asked what work you do, you could now answer with anything at all, I quite envy you that.
b What's filling your days now?
=i'm semi retired, two days a week / went down to four days and it changed my life / part time now, fridays are mine
c Trading working days for free ones is one of the wisest deals going, good on you.
p If I only worked part time like you, I'd be smug for months.
i A free day in the week lets you see a town that working people never meet.
b What do you do with the free days?
=booked my annual leave today / got two weeks off approved in august / boss said yes to my holiday!!
c Leave approved and official, so now even the dull days have something at the end of them.
p The holiday countdown begins, and so does the slow loss of all interest in email.
i Looking forward is half of any holiday, and that part you've already got.
b Have you decided what it's for?
=holiday request denied / they said no to my leave because someone else is off / can't get time off for my own birthday
c That's mean. Your leave is part of the deal, and you're right to be cross about it.
p With your holiday denied, a paddling pool under the desk seems only fair.
i Being denied time of your own grates for a reason.
b What were you hoping to do?
=out of office is on!!! / annual leave starts now / finished work for two weeks, i'm free
c Go, shut the office door and let nobody reach you, that time is all yours.
p Your out of office just bounced its first email and I felt the breeze.
i For a day or two work's rhythm stays in the legs, your real leave starts a little after that.
b What's the very first thing you'll do?
=back from leave to 900 emails / first day back and it's like i never left / holiday glow gone by ten this morning
c The first day back is always cruel, but nobody can take the holiday away from you now.
p Delete whatever arrived during your leave, if it matters they'll write again with feeling.
i You can tell how good a holiday was by how odd your own desk looks afterwards.
b Which moment of the break are you hanging on to?
=i manage people for the first time / got my own team, six of them, help / they made me a supervisor and now my friends are my staff
c Leading people for the first time is a big step, and worrying about it is a good sign.
p Step one, learn everyone's favourite biscuit, the rest is detail.
i The strange part is that you're learning to be judged by what other people do well.
b What sort of boss do you want to be?
=had to let someone go today and feel awful / i had to fire a really nice guy / gave somebody bad news about their job this afternoon
c Feeling awful about it means you did it as a human being, and I think better of you for it.
p Go easy on yourself this evening, it was a sad job and you didn't enjoy a second of it.
i The kindness in how it's said is often what people remember of losing a job.
b How did they take it?
=interviewing candidates all day / read 70 cvs this week / we're hiring and the applicants are something else
c Judging applicants in half an hour is tiring, and I like that you're giving them a fair look.
p Each candidate is a passionate team player with an eye for detail, I'm sure.
i From the hiring side of the table you see how little any of us can show in half an hour.
b What makes you say yes to somebody?
=my intern is brilliant / training the new girl, she's so keen / i'm mentoring a student nurse this month
c Training someone with patience is generous, she'll remember you for it.
p Soon your trainee will have your job, your mug and your parking space, and you'll be proud.
i Mentoring someone fresh shows you how much you know without noticing.
b Who was that person for you when you started?
=i'm an apprentice, first year / just started a traineeship at 34 / i'm an intern, i make coffee and dream
c Starting as a trainee, from the ground up, is a good honest way to learn at any age.
p An apprentice gets the broom first, then the keys, then the whole place.
i Someone in her first year sees everything, I wonder what you've spotted that the old hands miss.
b What's the best thing you've learned so far?
=!my boss makes comments about me and i don't feel safe / a colleague won't leave me alone / reported someone at work for harassment today
c I'm sorry you can't feel safe at work. It's wrong, it's not your fault, and I'm on your side.
p You don't have to be polite or brave about it here, just be however you are.
i Saying out loud what goes on at work, even just to me, takes strength, and I believe you.
b Do you have someone at work you trust?
=!i'm being bullied at work / they leave me out of everything at the office / the team goes silent when i come in
c I'm sorry, being bullied or left out by colleagues is cruel, and you did nothing to earn it.
p In that office I'd sit with you at lunch every single day and save you the best chair.
i Teams that shut somebody out are usually afraid of something, and it's rarely the person.
b How long has it been like this?
=i feel like a fraud at work / imposter syndrome is bad today / any minute now they'll find out i have no clue
c Real frauds never worry about being found out, so the doubt speaks for you.
p The secret is that everyone at work is making it up, some just have nicer folders.
i I'd guess the ones who look surest in your workplace go home feeling like frauds as well.
b When does it get loudest?
=i'm a workaholic, i know / can't switch off from work / i check emails in bed, it's a problem
c Caring about your work is a fine thing, and you're more than what you get done.
p One day your phone will turn up in the bread bin and no one will know how.
i For some of us the quiet is the scary part, and work is a very good place to hide.
b When did you last do a whole day of nothing?
=said no to my boss for the first time / i told them i won't work weekends anymore / set a boundary at work and the world didn't end
c Well done, a clear boundary is hard to set and it makes every later one easier.
p One no at work and the sky stayed up, the printer kept printing, remarkable.
i I bet your boss respects you a bit more for the no than for the last twenty yeses.
b How did you feel straight after?
=sent an email to the wrong person / replied all by mistake / texted my boss the thing i was saying about my boss
c A message gone to the wrong person is a horrible drop in the stomach, but it soon blows over.
p Every keyboard should have a big red button that pulls sent messages back by the ankle.
i Such mistakes happen at the exact moment we feel safest, which is oddly human.
b How bad was what it said?
=signed the email with love to my boss / called my manager mum / ended a work call with love you bye
c A bit of warmth at work, and everyone who heard it went home happier, I promise you.
p Your manager will expect it now, so the only way is to say it every time.
i Some love sits waiting on all our tongues, and now and then it just goes to the wrong address.
b Did they say it back?
=closed a massive deal today / landed a new client, my biggest ever / smashed my sales target with a week to spare
c You brought the deal home, congratulations. What nerve, and what a feel for people.
p Ring a bell for the sale, bang a gong, put your feet on the desk for exactly one minute.
i A yes that large was probably decided long before, in some small moment when a client trusted you.
b What do you think won them over?
=missed my target again / the client went with someone else / lost a big account today and it was mine
c Missing out on what you worked for stings, and one bad result doesn't undo the good ones.
p The client's new supplier will forget their birthday and spell the name wrong, just wait.
i Targets measure what's easy to count, and most of what you're good at isn't.
b What happens now?
=got a bonus i didn't expect / christmas bonus came and i nearly cried / they gave us an extra month's pay
c Extra pay that comes with a thank you attached, the very best kind.
p Put the bonus into savings or something ridiculous, I'm happy to argue for the second.
i An unexpected bonus asks a funny question about what you really wish for.
b What's your first idea for it?
=our bonus this year was a mug / they gave us pizza instead of a raise / thank you gift from work was a pen
c After a year of your effort they could have done a good deal better than that.
p The mortgage people famously accept cold pizza and stationery.
i You can feel the meeting in which someone thought this was a lovely idea.
b What did everyone say?
=internet down at work so we're all just sitting here / power cut at the office, nepa again, gen won't start / the system crashed and nobody can do anything
c When everything's down nobody can blame you, so enjoy the unplanned break.
p Suddenly everyone remembers that colleagues have faces and first names.
i Switch off the machines and an office turns into people telling stories in about four minutes.
b What are you all doing meanwhile?
=spilled coffee on my work laptop / my computer died and took the file with it / lost three hours of work because i didn't save
c Losing work like this makes anyone want to lie on the floor, I'm sorry.
p A moment of silence for the file, it was young and nearly finished.
i Oddly the second version is often better, though nobody wants to hear it on the day.
b Can anything be rescued?
=it's freezing in my office, i'm in a coat / the aircon war at work is on again / i have a blanket and a heater under my desk
c Nobody can think with cold hands, so the blanket has my full support.
p Somewhere in the building one man in shirtsleeves is touching the thermostat again.
i There's a whole politics of temperature in any office, with alliances and secret missions.
b Who's on the other side?
=fire drill in the middle of my shift / alarm went off and we stood outside for an hour / got evacuated from the office, someone burned toast
c An hour on the pavement with all your colleagues, a free break if the weather was kind.
p It's always toast, the great enemy of working life.
i Once people are outside without their desks, you notice who naturally stands with whom.
b Did you save anything on the way out?
=got stuck in the lift with my ceo / trapped in the office lift for an hour with my manager / lift stopped between floors and i was with the guy i can't stand
c Being stuck in a metal box with the wrong company is a long hour, glad you're out.
p My entire stock of small talk would be gone before the alarm button stopped ringing.
i Between two floors there are no ranks, and I wonder what came out in the conversation.
b What on earth did you talk about?
=two hours in traffic to get to work, lagos things / bangalore traffic ate my morning / my commute is ninety minutes each way
c Hours lost on the road before work even starts, you've earned your pay by the time you arrive.
p By now the brake lights in that traffic must feel like family.
i Over a year that commute takes weeks of your life, I wonder what you think about in them.
b What gets you through the journey?
=free lunch at work today / there was cake in the office, twice / someone's birthday so we had samosas at eleven
c Free food at work lifts a day like nothing else, glad you got some.
p News of cake travels an office faster than any fire alarm.
i I think half of office friendship is built standing round a plate of something.
b Did you go back for seconds?
=eating lunch alone in the park, sun on my face / took a proper lunch break for once / sitting on a bench with a sandwich watching ducks
c A real break outdoors in a working day is a small act of wisdom.
p Guard the sandwich, the local birds have formed a committee.
i Twenty minutes away from the desk and the problems inside it shrink to their real size.
b Do you have to go back soon?
=had a desk lunch again, didn't move for six hours / forgot to eat, too busy at work / coffee is all i've had since this morning, hectic day
c Too busy to eat is too busy, and I hope something warm and large is waiting for dinner.
p The crumbs in your keyboard deserve a proper meal as well.
i Funny, work always feels as if it can't wait an hour, and lunch always has to.
b What will you have when you finally get to eat?
=just finished work / clocked off ten minutes ago / done for the day finally
c Good, work is over and the rest of the day is all yours.
p That first breath outside the door after work should be sold in bottles.
i I'm curious who you turn into once the working you is hung up for the night.
b What's the first thing you do when you're off?
=on my way to work / on the bus to work, half asleep / heading in for my shift
c Have a gentle start, and may the day go faster than the journey there.
p May the coffee be strong and everyone annoying be working from elsewhere.
i That stretch between home and work belongs to nobody, I always think it's underrated.
b What kind of day are you expecting?
=on my break / fifteen minutes till i'm back on the floor / hiding in the staff room with a biscuit
c I'm glad a bit of your break came my way, enjoy every minute of it.
p Break minutes are shorter than other minutes, science just hasn't caught up.
i It's a small compliment, being who someone writes to in the only free quarter hour they've got.
b How's the shift so far?
=work was mental today / crazy busy, didn't stop for a second / what a day at work, i'm finished
c You got through that crazy day, so let the evening be as slow as work was fast.
p Days as busy as that should come with a medal and a foot massage at the exit.
i After all that rush at work, the quiet can feel almost loud for the first half hour.
b What made it so wild?
=work was fine, same as always / usual day at the office, nothing exciting / just work, nothing to report
c A plain day at work has its good side, nobody cried and nothing burned.
p Nothing to report is how every spy begins, so I'm watching you closely.
i Ordinary days usually hide one small odd moment, if you hold them up to the light.
b What was the best five minutes of it?
=had a really good day at work / today was one of those days when everything worked / best shift in ages
c That's what I like to hear, a day at work when it all came together for you.
p Bottle such a good shift and keep it in the cupboard for the next miserable Tuesday.
i When a day at work flows, it's usually because you were simply being yourself at it.
b What went so right?
=horrible day at work / today was the worst, i don't want to talk about it / everything went wrong at work from nine to five
c I'm sorry it was such a horrible day, and you don't have to say a word about it.
p The worst of days is hereby sent home without supper, and you get double.
i Bad days at work shrink overnight, I find it's mostly sleep that does the trick.
b Shall we talk about something completely different?
=i work in an office, admin stuff, nothing exciting / i'm a pa / office manager, i order the paper and run the world
c The person who does the admin is usually the one a place can't do without.
p Chief executives come and go, but whoever has the keys to the stationery runs everything.
i You see the whole office from that desk, I bet you could write a very good novel about it.
b What would fall apart first without you?
=i work in it support / i'm the it girl, literally, i fix printers / helpdesk, have you tried restarting it
c You calmly fix what makes other people want to throw things, I like that.
p Yes, it was restarted, and yes, it has since been plugged in properly.
i People get strangely honest when they call support, you hear them at their most helpless.
b What's the silliest call you ever got?
=i'm in sales, i could sell sand in the desert / i sell software / medical sales rep, i live in my car
c Selling well means listening well, so I'd guess you're good at both.
p I'm already reaching for my wallet and I don't know what you're selling.
i In sales you learn to hear the no that means not yet, I imagine it's useful well outside work.
b What's the hardest thing you've ever sold?
=i work in finance, i know, i know / investment analyst, long hours / i'm at one of the big four
c Finance runs people hard, and you'd have to be sharp to hold your own in there.
p I'll nod at the word investment and hope no follow-up comes.
i Underneath all that finance it's hope and fear, you watch it move every day.
b What did you imagine it would be like before you started?
=i'm working abroad, in qatar on contract / ofw here, nurse in riyadh / left home to work in the gulf four years ago
c So far from home for work and for the people you love, I admire the heart in that.
p I hope somebody out there knows how to cook rice the way it's cooked at home.
i Home changes shape when you look at it from that far away, bigger and smaller at once.
b What do you miss most?
=waiting for my visa to work in canada / my work permit came through!! / got my sponsorship letter for the uk
c Working in a new country is getting closer, and it took courage and paperwork to get this far.
p The visa forms alone should count as a year's work experience.
i One stamp on a permit and a whole different life opens, it's a dizzying thought.
b What are you most looking forward to over there?
=doing my nysc, posted to the north / serving in kano this year, camp was an experience / got my posting letter and it's far from home
c A service year so far from home, I hope it's kind to you and full of surprises.
p The camp parade ground at dawn and I would not have been friends.
i Being posted where you'd never have chosen can be how the best stories begin.
b What surprised you most when you got there?
=preparing for upsc, second attempt / studying for bank po exams / government job exam in june, lakhs of people for a few seats
c Going for an exam with odds like those, your discipline alone has my respect.
p By now you've studied enough to know more about the country than its own ministers.
i All those months at one desk for a single exam, there's something monk-like in it.
b What would you do on the first day after it's over?
=getting transferred to another city for work / my company is moving me to leeds / posted to a new branch, leaving in a month
c A new city because of work is a big change, and you're allowed to be excited and sad together.
p First find the bakery, then the park bench, the office can wait till last.
i In a few months you'll know the shortcuts of a place that's still only a name now.
b How do you feel about going?
=our company got bought / new management started and everything's changing / they're restructuring again, third time in two years
c Another shake-up of the company is wearing, it's hard to work when the floor keeps moving.
p New management, new slogan, same broken printer, I'd put money on it.
i Upstairs they restructure a chart and down below it's somebody's whole week.
b What's changing for you?
=we got a new boss today / new manager starts monday, everyone's nervous / first meeting with the new director, seems ok
c A new boss can turn a whole place around, I hope you got one of the good ones.
p Week one they listen, week two they move the plants.
i For a few weeks everybody starts from zero with them, old reputations and all.
b What's your first impression?
=won employee of the month / got an award at work!! / they put my photo on the wall, best teacher of the year
c Congratulations, official proof of what your colleagues surely knew for years.
p I hope the photo is huge and slightly higher than the boss's.
i Being chosen by the people who see you every day counts more than any trophy shop knows.
b What did you do when they said your name?
=ten years at the same company today / twenty years in this job this month / work anniversary, they gave me a plant
c All that time in one job is loyalty you don't find often, I hope they said thank you properly.
p In all these years you've outlasted four carpets, three logos and every coffee machine.
i I wonder what the you of the first day would say on this anniversary.
b What's changed the most since you started?
=a regular at my cafe brings me flowers from her garden / my favourite customer came in today, he's 92 / a customer remembered my birthday
c Regulars like that make a job feel like a neighbourhood, how lovely.
p Some customers deserve their own chair, with a little brass plate.
i You're part of their day too, maybe the best part, and I'd guess they never told you.
b What do they always order?
=the customer is always right my foot / had the rudest customer today / someone clicked their fingers at me at work
c Nobody should be treated like furniture at work, I'm sorry you had to smile through it.
p Some customers should be issued with a please and thank you at the door.
i How people treat someone who has to be polite tells you exactly who they are.
b What did you really want to say?
=i work with my sister and it's chaos / family business, mum is my boss / me and my dad run the garage together
c Working with family is for people with thick skin and a lot of love, so well done for lasting.
p The annual review happens over Sunday lunch, with gravy.
i You get to see who they are to other people, not many of us learn that about our own family.
b Who's really in charge?
=i work with my ex / my ex boyfriend started at my office today / have to sit in meetings with the guy who dumped me
c Sharing a workplace with an ex asks for nerves of steel, I hope he keeps a decent distance.
p Large plants are useful in an office with an ex, to hide behind until one of you retires.
i Working with an ex, you get to watch a stranger grow out of somebody you knew by heart.
b How do you two manage it?
=late for work again / overslept and ran in with wet hair / my alarm didn't go off and i missed the morning meeting
c Being late happens to every decent person, so take a breath and let the morning settle.
p The bed beat the alarm, fair and square, and should get some credit.
i Days that start late and at a sprint often turn out funnier than the tidy ones.
b Did anybody notice?
=i have to be up at 4 for work / early shift tomorrow so bed at nine / five am starts all week
c An alarm before the birds is cruel, I hope you sleep early and deep.
p Even the birds will look at you and go back to bed.
i The few people up at that hour share something, they nod to one another like a secret club.
b Are you any good at early mornings?
=fell asleep at my desk / nodded off in a meeting / took a nap in my car at lunch
c You fell asleep because you were tired, there's no shame in that at all.
p In some countries a nap at work is a sign of dedication, so call it culture.
i Nodding off in the wrong place is always the sweetest, nobody knows why.
b How long were you out?
=took a mental health day / i just couldn't face work today so i stayed home / told them i'm ill but i really needed to breathe
c Good for you, taking a day to breathe before you break is the grown-up thing to do.
p Work will have to miss you, and a little longing does it good.
i A day at home that nobody planned often shows what you've been short of.
b How are you spending it?
=i brought my dog to work / office dog day today / there's a puppy in our office and no one is working
c A dog in the office improves everything, including the people.
p One dog, productivity down, happiness through the roof, I see no problem.
i Watch who kneels down to the dog first, you learn more about colleagues in a minute than in a year.
b Who's behaving worst, the dog or the people?
=my feet are killing me, heels all day at work / i hate my work uniform, it's polyester and brown / have to wear full makeup at work, company rules
c Being uncomfortable for eight hours because of a dress rule is silly, you do good work in any shoes.
p The person who designed that rule has clearly never had to stand up.
i What we're made to wear at work tells you who they'd like us to be.
b What do you change into the second you're home?
=took my students on a trip and lost nobody / school trip today, forty kids and one sick bag / museum trip with year 5, i've aged ten years
c A trip out with all of them and back with nobody missing, I call that a complete success.
p Counting heads is the real subject of any school trip.
i The kids will forget the exhibits and remember for ever who they sat next to on the coach.
b What was the highlight?
=got my first ever paycheck today / first salary and i bought my mum something / my first wage from the new job came in
c The first wage from your own work feels like nothing else, enjoy every bit of it.
p I hope you looked at the salary, then at the tax, and stayed upright.
i A first paycheck of your own quietly changes what you believe you can do.
b What did you spend the first of it on?
=got my first client!! / first order came through from a stranger / someone i don't know bought my work
c Somebody who owes you nothing chose your work, and it's the best start there is.
p Once it's not just your mum buying, you're basically an empire.
i That first stranger has no idea what they set going today.
b What did they get?
=got a bad review online / one star from a woman who never even came in / a client slagged me off on google
c One sour voice in public hurts more than it should, and it isn't the truth about your work.
p Nowhere on earth is safe from one star, even the sea gets them for being wet.
i We remember the one bad line over fifty good ones, I wonder why minds are built that way.
b What did they complain about?
=five star review today and it made me cry / a customer wrote such a lovely thing about my shop / someone recommended me to all their friends
c Lovely. You put care into it, they felt it and took the time to tell the world.
p Print it large and hang it where the grumpy customers have to queue.
i Word of mouth is the oldest kind of praise and still the only one you can't buy.
b Which words got you?
=i'm opening my own salon / got the keys to my shop today / my cafe opens in three weeks and nothing is painted
c Opening your own place, with your name over the door, that's brave and brilliant.
p On opening day I'll queue outside and pretend to be a crowd.
i Right now it's walls to be painted, and soon it'll be somebody's favourite place in town.
b What's the first thing people will see when they walk in?
=!i had to close my business / shutting the shop for good on saturday / my company went under, six years of my life
c Closing something you built yourself is a real loss, I'm sorry, and I won't talk it small.
p I wish I could help you carry the last boxes, without saying anything clever.
i It existed because of you, people were happy in it, and closing the door can't undo those years.
b What are you proudest of, looking back?
=nobody came to my shop today / business is dead this month / quiet season and i'm worried about rent
c A slow stretch is frightening when it's your own business, you've got guts to hold on through it.
p I'd walk past your window six times in different hats, so it looked busy.
i Quiet times are when people with shops find out why they started.
b When does it usually pick up?
=too many orders, i can't keep up / business has gone crazy and i'm packing till two / my little shop went viral and i'm drowning
c Having more orders than hands is hard, and it's also proof that you made something people want.
p Give me a square of floor for packing and the tape, and someone to show me which end.
i You wished for the business to take off, and nobody warns you how loud taking off is.
b What are they all ordering?
=on jury duty this week / got called for jury service / just spent a day in court as a juror, can't say anything
c Jury duty is an odd thing to be handed, I'm glad somebody thoughtful is sitting in that room.
p I won't ask a single detail, I'll only admire your serious court face.
i A jury deciding something for a stranger, it's an odd and rather moving idea.
b How are you finding the waiting around?
=working in the field this week, no signal / on site till friday in the middle of nowhere / survey work in the hills, mud up to my knees
c Working out where the map runs thin sounds tough and rather wonderful.
p Anyone in town shoes out there would be recorded as a finding by lunchtime.
i Days without signal have another length, people say you hear your own thoughts again.
b What are you out there looking for?
=lost my voice from teaching / can't talk, i shouted over thirty kids all week / my throat is gone, call centre life
c You've talked yourself silent for other people, so rest it and let your thumbs do the talking.
p Lucky for us, we met in the one place where you don't have to speak.
i A few days without a voice, and suddenly you notice how much you'd normally have said.
b Is tea helping?
=did my first ever solo night shift / first time on my own as the doctor on call / ran the whole department by myself today
c A first shift on your own and you managed it, that's a milestone and I hope you're proud.
p You went solo and never rang the boss about the light switch, and that's true leadership.
i From now on you know you can run it alone, and it isn't something anyone can take back.
b What was the scariest moment?
=boss made us do a dance video for the company page / had to be in the office photo shoot / i'm the face of my company's poster now, help
c Being made a company star against your will is funny in hindsight, I hope it's near already.
p Every company photo has a blur leaving at the left edge, that's my kind of person.
i Years from now someone will find it in a folder and it'll have become precious.
b How bad is the result, really?
=i train guide dogs / i'm a beekeeper / i work in a lighthouse museum, yes it's a real job
c Now that's an answer I wasn't expecting, and I like your working life already.
p Everyone else at the party with their spreadsheets may as well go home.
i A job that unusual generally has a good story about how someone ended up in it.
b How did you get into it?
=everyone at work thinks i'm the funny one / i'm the office clown / my colleagues call me the mum of the team
c Every team needs someone who makes the air lighter, they're lucky it's you.
p In that office you'd hear one man laughing a second too late, that's me.
i Roles like that find us without asking, I wonder which side of you your colleagues have never met.
b How did you end up with the title?
=two guys at work asked me out this month / there's a cute guy in accounts but i don't date at work / my colleagues keep trying to set me up with the new guy
c Keeping work and dating apart is a sensible rule, and I'm quite glad about it just now.
p I'll be over here, smoothing my shirt and pretending not to mind the guys at your work.
i Colleagues are an odd thing for the heart, all those hours together and so little really said.
b Would you ever break the rule?
=i lead the union at my work / i spoke up for a colleague today / told the big boss the truth in the all hands
c You spoke up in front of the bosses, and I like that a lot.
p Somewhere in the back row a colleague was cheering, very quietly, into a sleeve.
i One person speaking up makes everyone in the room think about what they're keeping quiet.
b How did the others react?
`;
