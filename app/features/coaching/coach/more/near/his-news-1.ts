/** Asked of what he has just told, part 1. Form: near-entries.ts. */
export const NEAR_HIS_NEWS_1 = `
=did you make it in time / did you get it finished
< big deadline at 5 today / this report is due tonight and i'm only half done
c Sent it with minutes to spare, and now I'm good for nothing.
p The clock and I crossed the line at about the same moment.
i Not quite, I asked for a little more time and it felt very grown up.
b Do you finish early or at the last possible second?
=what's it for / what are you even working on
< on a deadline this week / buried in a project till friday
c The kind of thing people only notice when it's late, so it won't be late.
p I could explain it, but I yawn myself by the second sentence.
i It's dull on paper, but I like the moment when the mess starts making sense.
b What takes up most of your working day?
=are you stressed about it
< deadline tomorrow morning / two deadlines on the same day, brilliant
c A bit, but I work well when there's no time left to dither.
p Only in the shoulders, the jaw and the snack drawer.
i Less than I used to be, the world keeps turning either way.
b What do you do when you're stressed?
=how will you celebrate when it's done
< handing in the big project on friday / nearly there, deadline is thursday
c A long shower, good food and a whole evening with no laptop.
p By sleeping like something that's been switched off at the wall.
i Quietly, the best part is waking up the next day with nothing hanging over me.
b How do you reward yourself after a hard week?
=do you always leave it to the last minute / why so late
< only started the report today and it's due tomorrow / pulling an all nighter for a deadline
c Afraid so, my brain only wakes up when it smells panic.
p There was a lovely plan once, with colours and everything.
i No, this one landed on me late, and I'd rather do it tired than badly.
b Are you a planner or a panicker?
=how's it going so far / do you like it there
< started a new job this week / day three at the new place
c Really well, good people and nobody has found me out yet.
p I can find the coffee and the toilets, so the basics are covered.
i Too early to say, I'm still working out who everyone is when they relax.
b How long does it take you to settle in somewhere new?
=what are the people like / nice team
< first week at the new company / changed jobs this month
c A friendly bunch, they include me at lunch without making it a big thing.
p I've learned everyone's face and almost nobody's name.
i Rather quiet so far, so I'm watching for the one who laughs first.
b Is there someone at work who makes your day better?
=why did you leave the old one
< i'm switching jobs next month / new job starts monday
c I'd stopped learning, and that's when I get restless.
p We grew apart, I wanted more out of life and it wanted more spreadsheets.
i It wasn't bad, I just couldn't picture myself there for years to come.
b What would make you change jobs?
=were you nervous on your first day
< today was my first day / just survived day one at the new job
c More than I let on, but it passed once somebody said hello.
p I shook every hand twice and nodded at things I didn't understand.
i Not as much as the evening before, the waiting is always worse for me.
b Do you get nervous before new things?
=is it better money at least / is it a step up
< got a new job / signed the contract for the new job today
c It is, and the first round is on me.
p Enough for better cheese, not enough for a boat.
i Not by much, I moved for the work itself and I'd do it again.
b Would you pick more money or more free time?
=what did they do this time / what happened
< my boss is driving me mad / had a row with my manager today
c Took something simple and made it everybody's emergency at the last minute.
p Nothing that would stand up in court, but plenty that would fill a sitcom.
i It's less what was said than the tone, tone stays with me longer.
b Have you ever had a boss you couldn't stand?
=can't you talk to someone about it / have you told them how you feel
< manager had a go at me in front of everyone / boss moved my holiday again
c I'm going to, calmly and in private, because swallowing it never helps.
p I've given some magnificent speeches about it, all of them in the shower.
i I tried, and there was more listening than expected, though nothing changes overnight.
b Are you good at saying it when something bothers you?
=are you looking for something else / will you quit
< i can't work for this guy much longer / another day, another tantrum from the boss
c Yes, quietly, and even looking makes the days easier.
p Every Monday I quit in my head and by Friday I've rehired myself.
i Not yet, I like the work and don't want one person to take it from me.
b Do you leave quickly or hang on too long?
=how do you stay calm with someone like that
< my boss shouted at a colleague today and i had to sit there / boss called me at 10pm again
c I breathe, answer only the facts and go for a walk afterwards.
p By imagining them trying to fold a fitted sheet.
i Not always, sometimes it takes me the whole way home to put it down.
b What calms you down fastest?
=would you be a good boss / would you do it better
< my boss has no clue how to run a team / my manager takes credit for everything
c I think so, I'd say thank you and mean it.
p Better biscuits in the meetings, that I can promise.
i Maybe too soft, I'd worry about everybody being happy.
b Could you imagine being in charge of people?
=how do you stay awake / what keeps you going
< on nights this week / just started a 12 hour night shift
c Coffee early, water later, and I keep moving when the small hours hit.
p Snacks, at times of day that don't officially exist.
i Around four the whole world goes quiet, and I like that enough to stay up.
b Are you any use after midnight?
=when do you sleep then
< night shifts till thursday / finishing work at 7am
c As soon as I'm through the door, curtains shut and phone off.
p Whenever the neighbourhood stops mowing its lawns.
i In two halves, a bit in the morning and a bit before I go in.
b Could you sleep with the sun out?
=isn't it lonely
< working nights again / on shift till six in the morning
c Sometimes, which is why a message like yours is worth a lot right now.
p A bit, I've started having proper conversations with the coffee machine.
i Less than you'd think, people get more honest with each other at night.
b Do you like being on your own?
=do you get used to it / is it hard on you
< third night shift in a row / on nights all month
c You do, it takes a couple of nights and good curtains.
p My stomach still thinks breakfast at sunset is a prank.
i Never completely, but I get slow mornings while everyone else is rushing.
b Are you a morning person or a night owl?
=what's the strangest thing that happens at night
< can't talk long, i'm on a night shift / doing the graveyard shift this weekend
c The calm, and then everything at once ten minutes before the end.
p Grown adults having a deep debate about crisps at half past three.
i How open people get, things come out at that hour that never would at noon.
b What's the latest you've been up this month?
=are you still there / still at it
< gonna be a late one at work / i'll be stuck here past eight
c Still here, but the end is in sight and I'm thinking about dinner.
p At this point I should be paying rent on the chair.
i Just got out, and the fresh air is almost worth the wait.
b Where are you reading this from?
=do they pay you for that / is it overtime
< working late again / been here since seven this morning
c They do, so at least the tired eyes are earning something.
p Mostly in gratitude, which no shop accepts.
i No, but I'd rather finish tonight than carry it around all weekend.
b Do you stay late or leave on the dot?
=have you eaten at least
< won't be home before ten tonight / still at my desk finishing this thing
c I have, properly and with vegetables, you'd be proud.
p If biscuits count as a meal, I've had several courses.
i Not yet, and I keep daydreaming about a big bowl of pasta.
b What did you have for dinner?
=is it like this every week / do you always work this much
< third late night this week / another evening gone to work
c It comes in waves, and I'm strict about free weekends.
p My sofa is about to report me missing.
i More often than I'd like, and I'm trying to change it.
b How's your balance between work and life?
=so you're cancelling on me / does that mean tonight is off
< stuck at work and it's not looking good / my shift just got extended
c Not cancelling, just moving it, and you choose the new day.
p Tonight has been stolen, but I'm going after the thief.
i I'd still come late if you don't mind me a little tired.
b Would another evening this week suit you?
=how did it go / did you get it
< had a job interview this morning / second round interview today
c It went well, they laughed in the right places and asked when I could start.
p I only said one silly thing, and naturally it's all I remember.
i No idea yet, it could be a yes or a very polite no.
b How are you in interviews, calm or shaky?
=what's the job
< interview on thursday, fingers crossed / i've got a job interview tomorrow
c Close to what I do now, only with more room to decide things.
p The sort where they ask about my weaknesses and I have to pick a nice one.
i Something new enough to scare me a little, which is why I applied.
b What job did you want as a child?
=what did you wear
< just came out of an interview / interview went on for two hours
c A shirt, clean shoes and my calm face.
p Everything ironed at the front, the back stayed against the chair.
i Something I feel like myself in, otherwise I end up playing a part.
b What do you wear when you want to feel sure of yourself?
=when will you hear back
< interview done, now the waiting / they said they'd call me about the job
c Soon, and until then my phone lies face up.
p Shortly, they said, which can be anything up to Christmas.
i They didn't really say, so I'm practising not thinking about it.
b Are you good at waiting?
=do you want it badly / would you be gutted if you didn't get it
< waiting on news about a job / made it to the last two for the position
c I do, and I don't mind admitting it.
p I'd take it like an adult, after one evening under a blanket.
i Half of me does, the other half would miss what I know now.
b When did you last want something that much?
=congrats, how does it feel
< got promoted today / they gave me the team lead job
c Really good, it's nice when the hard work gets noticed.
p Exactly the same, but I'm sitting up straighter.
i Proud, and a bit nervous about being the one who decides now.
b What's your best bit of news lately?
=who did you tell first
< got the promotion / just heard i got the raise
c The people who put up with my moaning beforehand, they'd earned it.
p My reflection in the lift, and it took the news very well.
i You're high on the list, and I rather like that.
b Who gets your good news first?
=how are you celebrating
< promoted as of this morning / finally got that raise
c Good dinner, good company, phone in my pocket.
p With the expensive butter, I'm a big shot now.
i Slowly, I want to enjoy it before I start worrying about living up to it.
b Are you a champagne person or a cake person?
=does it mean more work / will you be busier now
< they offered me the senior role / moving up at work from next month
c It does, but I'm keeping my evenings, I decided that first.
p More meetings, which is nearly the same as work.
i Not more, just different, fewer tasks and more people to look after.
b Do you like having responsibility?
=did you ask for it or did they offer
< got a pay rise today / my promotion went through
c I asked, plainly, and I should have done it sooner.
p Let's say I stood near the decision looking useful.
i They came to me, and I'm still a little surprised they'd noticed.
b Are you good at asking for what you want?
=how was it / did it go ok
< gave a big presentation today / had to present to the whole company
c Better than I feared, my voice held and people asked good questions.
p Nobody left and nobody slept, so I'm calling it a triumph.
i I don't remember much, only how quiet it was before I started.
b How are you in front of a crowd?
=are you nervous
< presenting to the bosses tomorrow / big pitch on wednesday
c I am, but it's the useful sort that makes me prepare.
p Calm as a lake, as long as nobody checks my hands.
i Not about the speaking, only about the questions afterwards.
b What makes you nervous?
=do you like speaking in front of people
< did a talk today at work / gave a speech to sixty people
c Yes, once I'm past the first minute.
p I like it the way I like cold showers, best when it's over.
i Not really, but I like having had the nerve to do it.
b Would you rather sing or speak in front of a room?
=what was it about
< my presentation is done, finally / pitched our idea to a client today
c Numbers and plans, with a bit of hope on the last page.
p About ten minutes too long, if you ask the back row.
i Something I believe in, which makes it easier to say and harder to lose.
b What could you talk about for an hour?
=do you practise beforehand
< presentation first thing tomorrow / i've got a talk to give on monday
c Out loud, twice, walking up and down the room.
p To the bathroom mirror, which always agrees with me.
i Less each time, I'm better when I leave some of it to the moment.
b Do you prepare or improvise?
=how did they take it
< handed in my notice today / told my boss i'm leaving
c Kindly, there was a handshake and a wish of good luck.
p In three stages, surprise, silence and who has the passwords.
i Hard to read, but I walked out feeling lighter than I have in months.
b Have you ever quit something and felt free?
=what will you do now / what's next
< quit my job today / last day at work is in two weeks
c The next thing is more me, and I can't wait to start.
p Step one is an uninterrupted nap, step two is being drafted.
i Some of it's still open, and I like the feeling of an empty page.
b What would you do with a month off?
=are you scared
< i actually resigned this morning / gave my notice and now it's real
c A little, but staying would have scared me more.
p Only between two and four in the morning, the rest of the day I'm brave.
i Excited, mostly, it turns out the two feel almost the same.
b What's the bravest thing you've done lately?
=how long were you there
< leaving my job at the end of the month / finally quit today
c Shorter than I planned, but it taught me what I don't want.
p Long enough to have a favourite toilet.
i Years in feeling, whatever the calendar says.
b What's the longest you've stuck with a job?
=will you miss it
< two more weeks and i'm out of that office / handed my keys in at work today
c The people yes, the alarm clock no.
p I'll miss complaining about it, I'd become very good at that.
i Probably the place itself, it'll hit me on some ordinary Tuesday.
b Do you get sentimental about places?
=what were they about
< five meetings back to back today / spent the whole day in calls
c Mostly things one good email could have settled.
p Planning the meetings for next week, as far as I could tell.
i Only one mattered, somebody finally said what everyone was thinking.
b Could your job survive without meetings?
=did you say anything / do you speak up in those
< three hour meeting this afternoon / the longest team meeting of my life today
c I did, briefly, and I think it got us out sooner.
p My contribution was nodding, but with great variety.
i Only near the end, I like to hear everyone out first.
b Are you a talker or a listener in a group?
=do you keep your camera on
< on zoom calls since nine / another day of video calls
c On, it's nicer to talk to a face.
p Yes, and the slippers stay between us.
i Off when I can, I listen better while walking around.
b Do you dress up for video calls?
=how do you not fall asleep
< meetings until six today / stuck in the dullest call right now
c I take notes on paper, it keeps my head in the room.
p By texting you, this does more than the coffee.
i Asking a question helps, because then I have to listen to the answer.
b What's the dullest part of your day?
=so are you fried now / do you need some quiet
< just out of my last meeting of the day / talked to people for eight hours straight
c Pretty fried, but talking to you doesn't count as work.
p Crispy at the edges, still soft in the middle.
i Quiet first, ten minutes of it, and then I'm human again.
b What recharges you after a long day?
=do you get to see anything of the place / or just the hotel
< flying out for work on monday / at a conference in another city till thursday
c I always take one evening to walk around, otherwise what's the point.
p So far I can recommend the carpet and the breakfast room.
i Mostly the hotel, but I like places best early, before the working day starts.
b What's the first thing you look for in a new city?
=is it fun or just tiring
< work trip this week / three days at a trade fair
c Fun until the third handshake of the day, then I want my sofa.
p It's mostly tiny sandwiches and remembering which side my badge goes.
i Tiring, but something about being away makes me notice what I miss.
b Could you live out of a suitcase?
=do you steal the little shampoos
< business trip, staying in a nice hotel for once / checked into the hotel for this work thing
c Every time, and I never once use them at home.
p I prefer the word rescue.
i No, but the notepad and pen are coming with me.
b What do you always take from a hotel?
=when are you back
< away with work / had to travel for a client meeting
c Before you've had time to get bored of me.
p In time to unpack next to the suitcase instead of putting it away.
i Sooner than planned if I get my way, there's someone I'd like to see.
b Shall we put something in the diary for then?
=did you meet anyone interesting
< spent the day networking at a work conference / company event in another town today
c One person who loved their job out loud, and that made my day.
p Everybody, for four minutes each.
i Not really, but I overheard some wonderful conversations at the coffee machine.
b Are you good at small talk?
=are you still in your pyjamas
< working from home today / home office all week
c Fully dressed, shoes and all, or I get nothing done.
p The top half is at work, the bottom half never left bed.
i Half the day, then I changed, because the afternoon felt like a Sunday.
b What are you wearing when you work from home?
=do you actually get any work done
< working from the kitchen table today / no office today, i'm at home
c More than in the office, nobody stops by to ask if I've got a minute.
p Lots, and by now the cutlery drawer is sorted too.
i Mornings yes, afternoons depend on how blue the sky is.
b Where do you get the most done?
=don't you miss people
< been working from home for months now / haven't been to the office since spring
c I do, so I make sure my evenings have some in them.
p These days I wave at the postman a little too warmly.
i Not so much, I choose the people I see more carefully now.
b Do you need people around you every day?
=so could we do lunch / are you free for a quick coffee then
< no commute today, i'm at home / working from home till friday
c Yes, give me a time and I'll shut the laptop.
p I'd even put on trousers with a button.
i Lunch is tight today, but I like the idea so much I'll clear another one.
b Coffee or proper lunch?
=do you have a desk or is it the sofa
< home office again / last call from my living room now
c A proper desk, by the window, and it makes all the difference.
p It starts at the desk and by four I've slid quite a way south.
i Sofa, I think better when it doesn't look like work.
b What can you see from where you're sitting?
=how many emails did you have
< first day back after two weeks off / holiday over, back at work today
c Too many, so I answered the newest and let the old ones die in peace.
p The number had a comma in it.
i A manageable pile, it seems they can do without me.
b Do you check your mail on holiday?
=was it awful / how was going back
< back in the office after my holiday / first monday after time off
c Not awful, people were nice and the coffee was still bad.
p I forgot my password, then my desk, then why I do this.
i Strange, everything was the same and I'd expected it to have noticed.
b How long does a holiday last in your head?
=do you need another holiday already
< my time off ended today / back to work and it's like i never left
c Yes, and I've already looked at flights.
p I needed one by about ten past nine.
i No, I just want to keep one slow hour a day from it.
b Where would you go tomorrow if you could?
=did anyone even notice you were gone
< back at my desk after ten days away / returned from leave this morning
c They did, and somebody had kept my chair from being stolen.
p Only the office plant, and it isn't speaking to me.
i A few, and it was nice to hear it from the ones I didn't expect.
b Who would miss you first at your work?
=what do you miss most about it
< holiday blues, back at work today / can't believe i was on a beach on friday and now i'm here
c Not knowing what day it is.
p Ice cream as a normal part of the afternoon.
i How long I could look at nothing without reaching for my phone.
b What's your favourite holiday feeling?
=did you dance
< had the office party last night / went for work drinks after the quarter ended
c I did, badly and without regret.
p My shoulders did, the rest of me held the drink.
i Only one song, but it was the right one.
b What song gets you up?
=did anyone embarrass themselves
< leaving do for a colleague last night / our team night out was yesterday
c Somebody did, and I'm taking it to the grave.
p Everyone a little, so we've agreed to forget it together.
i The quiet one surprised us all, it's always the quiet one.
b What's the funniest thing you've seen at a work do?
=do you like going to those things
< work drinks tonight / office christmas party on friday
c I do, people are nicer without their lanyards on.
p For the first hour, then I turn into my own grandfather.
i Two or three people make it worth it, I find a corner with those.
b Do you stay till the end or slip out early?
=how late did you stay
< our summer party with work was last night / drinks with the team yesterday
c Late enough to see the lights come on.
p I left several times before I left.
i Earlier than usual, I wanted to go while it was still good.
b What time do you turn into a pumpkin?
=are you close with your colleagues / are they actually friends
< colleague's leaving drinks tonight / just got in from a night out with work people
c Some of them are, the sort I'd call on a Sunday.
p We've shared enough bad coffee to count as family.
i One or two, the rest I like best between nine and five.
b Have you made a real friend at work?
=what did they do that was so annoying
< the guy next to me at work is driving me crazy / i swear my colleague does it on purpose
c Small noises, all day, with total confidence.
p Nothing I could report without sounding six years old.
i It isn't one thing, it's the same thing every single day.
b What habit drives you up the wall?
=have you told them
< my desk neighbour hums all day / someone at work keeps taking my lunch
c I did, kindly, and it's been better ever since.
p With my eyebrows, repeatedly.
i Not yet, I keep hoping they'll notice without a speech from me.
b Would you say something or suffer in silence?
=maybe they like you / maybe they just want to be friends
< this new colleague won't stop talking to me when i have headphones on / a guy at work keeps asking me to lunch
c You may be right, so next time I'll stop and chat properly.
p Then I've been a monster, and I owe someone a sandwich.
i That crossed my mind, loneliness can look a lot like being a nuisance.
b Are you quick to make friends?
=what would annoy them about you
< shared office, one very loud phone talker / my colleague microwaves fish every day
c I tidy other people's things when I'm thinking.
p Probably how loudly I sigh about other people.
i That I say it's fine when it clearly isn't.
b What would your colleagues say about you?
=can you move desks
< sitting next to the worst pen clicker in history / colleague eats crisps all day right beside me
c I've asked, and there's a lovely quiet corner with my name on it.
p I'm slowly doing it, one inch a day, so no one suspects.
i I could, but then I'd lose the only seat with good light.
b Could you work in a big open office?
=when is it / how long have you got
< i've got an exam coming up / studying like mad for a test
c Soon enough that I should have started last week.
p Close enough to feel it, far enough to still clean the oven instead.
i Time enough to learn it, if I stop texting somebody this nice.
b How are you before an exam?
=can i test you / want me to quiz you
< revising all weekend for my certification / exam on tuesday and i know nothing
c Please do, I'd work much harder with you asking.
p As long as there's a prize for trying.
i Yes, though I may get things wrong just to keep you talking.
b What kind of teacher would you be?
=what subject / what's it in
< sitting an exam next week at my age / back to studying, test on friday
c Something useful for work, so it has to go well.
p The sort with too many definitions and not one joke.
i A thing I avoided for years, and now I rather enjoy it.
b What was your favourite subject at school?
=what happens if you fail
< big exam tomorrow / final exam of my course this week
c I sit it again and buy better snacks.
p Then I become a shepherd, I've been looking for an excuse.
i Nothing terrible, I'd only have to be kind to myself about it.
b How do you deal with failing at something?
=how do you study / flashcards or panic
< in the library until they throw me out / so much to learn before thursday's test
c Short blocks, phone in another room, walk in between.
p Step one, make a timetable so pretty there's no time to use it.
i Explaining it aloud to an empty chair, if I can do that I know it.
b How do you learn best?
=what did you get / how well did you do
< passed my exam / results came in today and i got through
c Well enough that I'm still grinning at the email.
p Enough, which is my favourite number.
i The mark matters less than having stuck with it.
b When did you last feel proud of yourself?
=did you think you'd pass
< i passed, can't believe it / just got my results and it's good news
c Yes, I'd put the hours in and it felt right on the day.
p I'd already planned what to say to comfort myself.
i Not for a second, I even rehearsed taking it well.
b Are you an optimist about these things?
=so what does that let you do now
< finally qualified, exam passed today / got my certificate this morning
c More of the good work, and a bit more say in it.
p I can frame it and point at it during arguments.
i Choose, mostly, and that's what I did it for.
b What would you like to be qualified in?
=who helped you
< passed it with a good mark / made it through my finals
c A few patient people, and I've thanked every one.
p Coffee, panic and a highlighter, in that order.
i Myself this time, and that feels rather new.
b Who's always in your corner?
=can i see the certificate / send proof
< look who's officially certified now / diploma arrived in the post today
c Photo coming, and yes, I'm holding it like a trophy.
p I'll bring it to our first date under one arm.
i Give me a moment, I keep taking it out to read my own name.
b What would you hang on your wall with pride?
=say something in it
< learning spanish at the moment / had my italian class tonight
c I'd like a coffee and your company, that one I've practised.
p So far I can order for six people and ask where the library is.
i My favourite words are the ones English doesn't have, I collect those.
b Which language sounds best to you?
=why that one
< started learning japanese this winter / doing a portuguese course online
c I love how it sounds, and that's reason enough.
p It was that or tidying the garage of my mind.
i Because I want to be a beginner at something again.
b Which language would you wake up speaking?
=is it hard / what's the hardest part
< trying to learn german / on day 90 of my french app
c Listening is, people talk as if they had a train to catch.
p The grammar, every rule comes with a family of exceptions.
i Being less funny in it, I sound like a very polite child.
b What have you found hardest to learn?
=do you do it every day
< practising my greek again / learning polish for fun
c A little every day, it's the only way it sticks.
p The app would send someone round if I didn't.
i In bursts, three keen weeks and then a sheepish pause.
b Is there something you do every single day?
=are you planning to go there
< my spanish is slowly getting better / signed up for an evening course in italian
c Yes, and I want to get through a whole dinner without English.
p Once I can ask for the bill and understand the answer.
i Someday for longer than a holiday, I'd like to have a regular bakery there.
b Where would you like to be understood?
=did you pass
< had my driving test today / took my motorbike test this morning
c First go, and I only smiled once I was out of sight.
p The main thing is that the examiner and I both got home safely.
i Not this time, but I know exactly where it went wrong.
b How was your driving test?
=why only now / how come you didn't do it earlier
< learning to drive at last / got my boat licence course this month
c There was never a need, and now there's somewhere I want to go.
p I was waiting for my sense of direction to arrive.
i Part of me was scared of it, and I got tired of that part.
b Is there something you've put off for years?
=what's the instructor like
< second driving lesson today / my sailing lesson was this afternoon
c Calm, patient and quick with the advice, just what I need.
p Remarkably brave, with one hand always near something to hold.
i Quiet, so I listen for the sharp breath in.
b Are you a patient teacher?
=would you take me out / can i be your first passenger
< passed my driving test / licence came in the post today
c Yes, you pick the music and I'll find us a view.
p If you don't mind being overtaken by pigeons.
i Gladly, the long way round with a stop for cake.
b Where should we drive to?
=what was the scariest bit
< had my first flying lesson today / drove on the motorway for the first time
c The start, before my hands understood what to do.
p Realising that the person in charge was me.
i How calm I was, I only shook afterwards.
b What's the scariest thing you've enjoyed?
=what's it going to be / what are you selling
< starting my own little business on the side / working on my own thing in the evenings
c Something I know well and other people find a pain to do.
p Hopefully more than four units, with three going to relatives.
i I want to make one small thing really well, that's the whole plan.
b Did you ever want your own business?
=how do you find the time
< side project night again / building my own company after work
c I traded the television for it and barely miss it.
p Sleep was very understanding about it.
i Because it doesn't feel like work, it's the part of the day I pick.
b What would you do with two extra hours a day?
=have you made any money yet
< my little side business launched last month / been freelancing on the side
c Some, and the first bit felt better than any salary.
p After expenses I'm up one very nice sandwich.
i Hardly, but strangers paying even a little means somebody believes in it.
b What was the first money you ever earned?
=are you doing it alone
< i'm setting up a small company / spent the weekend on my business plan
c Not quite, there are good people I can call when I'm stuck.
p Me, myself and a spreadsheet with opinions.
i Alone so far, and I've noticed I like having no one to blame.
b Would you rather work alone or in a team?
=will you quit your job for it one day
< things are picking up with my side business / got my third customer this week
c That's the plan, once it can pay the rent.
p The day it earns more than my loose change jar, I'm gone.
i Maybe not, I like that it's mine and doesn't have to feed me.
b What would you do if money didn't matter?
=did you get it all done
< been running errands since eight / so much to do today, bank, post office, everything
c Every last thing, and I crossed it off with far too much pleasure.
p Everything except the one thing I went out for.
i About half, the rest can wait for a day with less queueing.
b Do you write lists?
=what's the worst one
< errands day, wish me luck / my to do list today is two pages long
c Anything that needs a ticket number and a plastic chair.
p Returning a parcel, they always look at me like I broke it.
i The phone call I keep moving to tomorrow.
b What chore do you put off longest?
=do you ever sit down
< haven't stopped all day / one of those days where i'm everywhere at once
c I'm sitting now, feet up, and not moving for anybody.
p Only at red lights, and I savour them.
i Hard for me to, I relax better once I'm properly tired.
b Are you better at being busy or being lazy?
=do you treat yourself after
< ticking off life admin today / finally doing all the boring paperwork
c Always, something sweet and a bench in the sun.
p I treat myself before, in case I don't make it.
i The treat is the empty list, I look at it like a painting.
b What's your favourite small treat?
=want some company / need a hand
< off to do a hundred little jobs in town / running around town all afternoon
c I'd love some, boring things go faster with you along.
p If you carry the heavy bag, I'll carry the conversation.
i Come for the last half, that's where I always allow myself a cake.
b Are you any good in a queue?
=what have you done with it so far
< day off today / took the friday off just because
c Slept in, ate slowly, left the phone alone until now.
p I've changed sofas twice, if that counts as travel.
i Very little, and since about noon I've stopped apologising for it.
b What's your perfect day off?
=do you get bored
< nothing to do today for once / free all day and no plans
c Never, give me a window and a coffee and I'm content.
p Only once I've opened the fridge for the ninth time.
i Eventually, and that's usually when I have my best ideas.
b What do you do when you're bored?
=want to do something together / so are you free tonight
< i've got the whole day to myself / took a random wednesday off
c Yes, name a place and I'm on my way.
p Let me check with my diary, it says please.
i I was hoping for nothing today, but you'd be a lovely reason to change that.
b What do you feel like doing?
=did you sleep in
< no work today / first day off in two weeks
c Gloriously, I woke up with pillow marks and no plans.
p Till seven, my head never gets the message about days off.
i I was up early for the quiet, then went back to bed to enjoy it.
b How late can you sleep?
=what are you doing for lunch
< lazy day off / at home today with nothing on
c Something slow, with onions and butter and the radio on.
p Breakfast again, it went so well the first time.
i Out somewhere on my own with a book, I like being nobody for an hour.
b What's the best lunch near you?
=how long have you been stuck
< in the worst traffic right now, pulled over for a coffee / train's just standing here in a field
c Long enough to know every button on my jacket.
p I've started giving the clouds names.
i Not that long, it just feels long when someone's waiting.
b What do you do to pass the time?
=where are you heading
< on a train for the next three hours / sitting on the bus at the moment
c Somewhere I'm looking forward to, so the ride is half the fun.
p Forward, at least in theory.
i Homeward in the end, and that's always my favourite direction.
b Do you like being on the way somewhere?
=window seat / what can you see
< on the train now / four hours on a coach today
c Window, always, and right now it's mostly sky.
p Mainly my own face, and it could do with a nap.
i Other people's gardens, I love guessing who lives there.
b Do you fight for the window?
=is anyone annoying sitting near you
< packed train this morning / on the night bus home
c No, all good, everyone's quiet and looking out.
p Someone's sandwich has a stronger personality than I do.
i A little, but they look so tired I can't hold it against them.
b What's the worst thing people do on trains?
=what are you listening to
< commuting as we speak / long train ride ahead of me
c Music for the first half, silence for the rest.
p The same song for the fourth time, it's not my fault it's good.
i Just the people behind me, it's better than any podcast.
b What's the last thing you had on repeat?
=what did you order
< sitting in a cafe right now / found a nice little coffee place
c Something strong, and cake, because I'm not made of stone.
p I pointed at the biggest one and smiled.
i The thing I couldn't pronounce, it seemed a good day for that.
b What's your usual?
=are you people watching
< in my favourite cafe with a book i'm not reading / having a coffee outside in the sun
c Absolutely, it's better than television and comes with a biscuit.
p I'm pretending to read, and doing it rather well.
i A bit, I always wonder which couples met last week.
b What's the best place to watch people?
=are you on your own there
< at a bakery having breakfast / sat in a coffee shop while it rains
c Just me, and your messages are good company.
p Me and a croissant, and one of us won't be here long.
i On my own and happy, though the other chair does look free.
b Do you like eating out alone?
=save me a seat / can i join you
< at the cafe by the park / hiding from the rain in a coffee place
c Come over, I'll order yours so it's waiting.
p I've put my jacket on the chair and I'm guarding it bravely.
i I'd love that, and if not today then this very table another time.
b How long would you need?
=is it one of those fancy places
< trying out the new cafe round the corner / this coffee cost me six quid
c It is, and annoyingly it's worth it.
p The menu has adjectives, so yes.
i Not really, the chairs don't match and that's what I like.
b Fancy or shabby, where do you feel at home?
=what's it like out there / is it cold
< walking home right now / out for a stroll by the river
c Fresh, but the sort that makes you glad you came out.
p My nose left ten minutes ahead of me.
i Mild enough to take the long way, so I am.
b Do you walk in any weather?
=are you texting and walking
< on my way through town / taking a walk to clear my head
c I stopped for you, I'm standing still with my thumbs out.
p Yes, and a lamp post has just had a narrow escape.
i Slowly, with one eye up, I'd rather be late than miss you.
b Have you ever walked into something?
=what are you thinking about
< out for an evening walk / going for a long walk after dinner
c You, a bit, and what I'll eat when I'm home.
p Mainly whether that dog would let me say hello.
i Things I should have decided weeks ago, they sort themselves when I walk.
b What do you think about when you walk?
=do you do that every evening
< having my evening walk / just back from a lap round the block
c Nearly every day, it closes the day off properly.
p Whenever the fridge and I need some time apart.
i Not often enough, but I've never once regretted it.
b What's your little evening ritual?
=take me with you / can i come next time
< walking along the water with my headphones on / out under the stars, it's so clear tonight
c Next time I'm taking you, bring a warm coat.
p Of course, but I stop for every single dog.
i I'd like that, I talk better side by side than across a table.
b Where would you like to walk with me?
=is it delayed long / what are they saying
< stuck at the airport / flight's been pushed back again
c A while yet, so I'm all yours.
p They say soon, in a voice that doesn't believe it either.
i Nobody knows, and that's made the whole gate strangely friendly.
b What's your longest airport wait?
=did you go through duty free
< at the gate with two hours to kill / waiting to board
c I did, and I smell of four different things now.
p Yes, and I was strong until the giant chocolate.
i Straight past, I'd rather watch people say goodbye.
b What do you buy at airports?
=are you a nervous flyer
< boarding in twenty minutes / about to take off
c Not at all, I'm asleep before the wings do anything.
p I'm fine as long as the pilot sounds bored.
i Only for the first minutes, then I remember I've got nothing to steer.
b Do you clap when the plane lands?
=do you get there way too early
< already at the airport, of course / sitting by the gate with a coffee
c Hours early, I like to be calm and overcaffeinated.
p Early enough to help them switch the lights on.
i Not normally, today I just wanted the peace of being nowhere.
b Are you early or the one running?
=will you text me when you land
< they're finally calling my flight / phone off in a minute, we're boarding
c First thing, before I've even found my jacket.
p The second the wheels touch, like everyone else with a cramped thumb.
i I will, it's nice to have somebody waiting for it.
b Will you still be up?
=what are you watching
< on the sofa under a blanket / doing absolutely nothing tonight
c Something light that I could sleep through without missing a thing.
p The list of things I could watch, it's been gripping so far.
i Nothing yet, I'm enjoying the quiet and you.
b What should I put on?
=snacks / what snacks have you got
< movie night on my own / sofa, telly, done
c Salty first, sweet after, I've thought this through.
p There were crisps, I can say that much.
i Only tea so far, but the evening is young and the cupboard is close.
b Sweet or salty?
=is there room for me on there
< lying on the couch like a starfish / haven't moved off the sofa since five
c Always, I'll even give you the good corner.
p If you don't mind crumbs and a firm claim on the blanket.
i There is, and it looks a bit big for one, come to think of it.
b Which end of the sofa is yours?
=rough day or just lazy
< in my joggers since six and not sorry / cancelled everything to lie down
c Just lazy, and enjoying every minute of it.
p I'm recharging, it only looks like lying down.
i Bit rough, to be fair, but it's easing off now that we're talking.
b How was yours?
=are you going to fall asleep there
< already horizontal on the sofa / film's on and my eyes are closing
c No, I'll make it to bed with what's left of my pride.
p Give it four minutes.
i Possibly, and then wake at two with a cushion printed on my cheek.
b Where do you sleep best?
=what made you start
< deep cleaning my flat today / tidying since this morning
c I sat down, saw the corner properly, and that was that.
p Something under the sofa moved first.
i My head was full, and scrubbing something helps me think.
b Do you clean when you're stressed?
=what's the worst thing you found
< cleaning out my cupboards / emptied the whole fridge and scrubbed it
c Something that used to be green and now had fur.
p A jar so old it asked about my parents.
i Nothing bad, but a few things I'd been sure were gone for good.
b What's the oldest thing in your fridge?
=come do mine next
< my place is spotless now / just hoovered every room
c Deal, you make the coffee and choose the music.
p I charge in cake and I don't do windows.
i I'd do it too, tidying someone else's place is oddly restful.
b Which room needs me most?
=are you expecting someone
< scrubbing the bathroom on a friday night / cleaning the flat like mad right now
c Only my own better self, and he's overdue.
p No, but I like the flat to think so.
i Not today, though I did wonder what you'd make of it.
b Do you tidy up before guests or just shut doors?
=music on while you do it
< saturday is cleaning day for me / doing the dishes mountain right now
c Loud, with singing, and the mop as a microphone.
p Of course, how else would the neighbours know I'm cleaning.
i Silence for me, it's the one hour when my head tidies itself too.
b What do you put on when you clean?
=did you stick to the list
< just did the weekly shop / back from the supermarket, arms are dead
c Apart from the cheese, yes, and the cheese was love.
p If you read it loosely and on an empty stomach, yes.
i I never write one, I like to see what looks good that day.
b What's always in your trolley, list or no list?
=what did you forget
< finished the food shopping / carried everything home in one go from the shop
c Nothing for once, and I checked twice out of disbelief.
p Whatever I went in for, as the custom demands.
i I'll know at the exact moment the pan is warm.
b What do you always forget to buy?
=do you go when you're hungry
< at the supermarket now / somehow spent eighty on groceries
c Never again, I've seen the receipts.
p That's the only way the interesting shelves get a visit.
i No, I eat first and then I only buy what I mean to.
b Are you sensible in a supermarket?
=what are you cooking with all that
< bought way too many vegetables at the market / came home with a whole bag of tomatoes
c A big sauce that will carry me through the week.
p I'm waiting for them to tell me.
i Something slow, I want the flat to smell of it by evening.
b What would you make out of it?
=self checkout or real person
< popping to the shop / in the queue at the supermarket
c Real person, I like a hello with my receipt.
p I'd pick the machine if it didn't keep accusing me.
i The longest line with the nicest cashier, every time.
b Which queue do you pick?
=what was the best moment of it
< today was actually a really good day / one of those days where everything just works
c An ordinary minute in the middle when I noticed I was happy.
p Every light turned green, I felt like royalty.
i Something small that somebody said, I've been carrying it around since.
b What was the best bit of your day?
=what went wrong
< what a day, glad it's over / everything that could go wrong today did
c Too much at once, and all of it before lunch.
p The list would be shorter if you asked what went right.
i Nothing big, just small things in a long row.
b What do you do to save a bad day?
=anything i can do / want to talk about it
< pretty awful day to be honest / today really knocked me
c You're doing it already, just tell me something nice.
p Send a joke, a bad one, my standards are on the floor.
i Ask me again in an hour, I talk better once I've had some quiet.
b What cheers you up when it's been like that?
=is it better now
< started the day with a flat mood / woke up on the wrong side of the bed this morning
c Much better, and you've had a hand in that.
p Since lunch I've been almost fit for company.
i Slowly, I took a walk and let it pass instead of fighting it.
b What turns your mood around?
=what are you looking forward to most tomorrow
< long day, off to bed soon / early start tomorrow so i'm packing my bag
c The first coffee, before anybody wants something from me.
p Going back to bed in about eighteen hours.
i A quiet ten minutes in the morning that belong to nobody else.
b What's the first thing you'll do tomorrow?
`;
