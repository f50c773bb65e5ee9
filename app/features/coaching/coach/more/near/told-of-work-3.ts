/** Told of work, study and plans, part 3. Form: near-entries.ts. */
export const NEAR_TOLD_OF_WORK_3 = `
=exam tomorrow and i'm so not ready / finals start on monday, i'm panicking / got my anatomy exam at nine in the morning
c You're more ready than it feels tonight, so sleep, and trust the work you've put in.
p I hope the exam asks the three things you know best, in your favourite order.
i Before an exam the head goes blank, then the first question comes and it's all still there.
b Which topic are you praying won't come up?
=exams are over!!!! / just walked out of my last exam ever / finished finals today, i'm free
c All finished! You got through it, and the coming days belong to nothing useful at all.
p With exams over, burn the flashcards, or keep them to frighten your children one day.
i The quiet after the last exam is odd, all that pressure gone and nobody tells your shoulders.
b How are you celebrating tonight?
=i passed the exam!!! / got my results and i passed everything / passed with distinction, i can't stop shaking
c You passed, you clever thing! I'm really glad for you.
p I'm cheering your exam over here and the neighbours are starting to wonder.
i All those evenings nobody saw just turned into results everyone can.
b Who was the first to hear?
=i failed my exam / didn't pass, missed it by two marks / got my results and it's a fail, i have to resit
c I'm sorry, a fail hurts after all that studying, and it doesn't make you any less bright.
p The exam and I are no longer on speaking terms.
i Plenty of good people took two runs at the thing they later became brilliant at.
b Do you want to be cheered up or left to grumble?
=waiting for my results and going mad / results come out on thursday / keep refreshing the page, no grades yet
c Waiting on results is worse than sitting the exam, I hope the news comes soon and is kind.
p By now the page is refreshing in its sleep.
i It's all written somewhere already, and you're the last to know, a peculiar feeling.
b What's your gut telling you?
=i think the exam went ok / the paper was easier than i thought / came out of the test smiling for once
c Sounds like a promising test, you can let that good feeling in without knocking on wood.
p I'm not a superstitious man, but I'm keeping every finger crossed for the exam.
i A paper that suits you feels almost like a chat with someone who gets you.
b What came up?
=exam was horrible / i left half the paper blank / everyone came out crying, the test was brutal
c An exam that brutal is on whoever wrote it, and it's over now either way.
p May the examiner fall in love this weekend and mark with a soft heart.
i It's hard to tell from inside an exam, the ones that feel worst aren't always the worst.
b What threw you the most?
=writing my thesis and losing my mind / dissertation due in three weeks / 12,000 words and i've got four
c A thesis is a long lonely road, and every page you write brings you nearer the end of it.
p By the time it's due you'll know everything about one thing and nothing about what day it is.
i Somewhere in that dissertation is the question you really wanted to ask from the start.
b What's it about, in plain words?
=handed in my thesis today!! / submitted my dissertation and cried / it's bound and in, three years of work
c You wrote the whole thesis and handed it over, be proud and be very lazy tomorrow.
p Now it's submitted, the next tradition is finding a typo on page one.
i There's an empty space where the thesis lived in your head, and I wonder what'll move in.
b What was the last sentence?
=defended my phd, i'm a doctor now / passed my viva this morning / dr me, as of 3pm
c Doctor! What a long climb, and you stood at the top and answered every question.
p Finally someone to call when they ask for a doctor on the plane, if the emergency is academic.
i Years on one question and today a room of experts said yes, it was worth asking.
b Are you going to make everybody use the title?
=i'm doing a phd, send wine / fourth year of my doctorate and i question everything / phd life, i talk to fruit flies
c A doctorate takes a stubborn kind of love, years with one question, and I admire it.
p I won't ask when the PhD will be finished, I hear that's how people disappear.
i Doing a PhD at the very edge of what anyone knows gets lonely, though the view should be good.
b What made you fall for your topic?
=revising all day, my brain is porridge / studying since eight this morning / library till closing time again
c You've put in a day of revising, so let the books sleep and give your head a rest.
p Studying turns brains to porridge, they do best with honey and eight hours of darkness.
i Revision goes on quietly after the books are shut, in sleep mostly, it's a kind trick of nature.
b What have you been cramming?
=i should be studying but i'm talking to you / procrastinating so hard, i cleaned my oven instead of revising / essay due and i've made a colour coded timetable
c I'm flattered to be your excuse for not studying, and I'll feel guilty about it later.
p A spotless oven is the traditional sign that revising is under way.
i Procrastinating is often just being scared of doing it badly, everyone clever does it.
b What's the thing you're avoiding?
=i'm a student / still at uni, second year / studying business at university
c Good years to be in, I'd take the late nights and the big ideas any time.
p Carrying your books would have been my big move, but they all live in a laptop now.
i Everyone asks what you study, while half of what you learn there happens in kitchens at two in the morning.
b Would you pick the same course again?
=i'm studying medicine, third year / med student so no life / nursing student, on placement this month
c Studying how to look after people costs you a lot of sleep, and I think it's great.
p A student like you will know the Latin for everything that creaks in me by dessert.
i One day somebody truly needs you and it stops being study, I wonder if it has come yet.
b Which part do you love so far?
=i study law and read till my eyes bleed / law school is killing me / bar exam in february, see you in spring
c A mountain of reading like yours would flatten most people, I'm impressed you're still climbing.
p Reading only the last page and hoping would be my whole legal strategy.
i Laws are old arguments frozen in ink, and you're learning to hear them shouting.
b What made you pick law?
=started my placement today / first day on teaching practice, 30 kids looked at me / on placement in a hospital and i've cried twice
c The first days on placement are a lot, and you're in there and learning.
p Everyone who started there once hid in that very cupboard, I'm fairly sure.
i Books teach you the answers, practice teaches you which questions people are too shy to ask.
b What surprised you most so far?
=my supervisor hates my draft / got my essay back covered in red / my tutor said it lacks structure
c It's a blow to get a page back full of red, and it's still only ink on a draft.
p Supervisors get a free red pen and feel obliged to finish it.
i The comments that annoy us most often have one true line in them, irritating as it is.
b Is any of it fair?
=got a first on my essay / top marks for my project / my professor asked if she could keep my paper as an example
c Top marks, you did something properly good and the right person noticed.
p After a paper like that, next stop a statue in the courtyard, pigeons included.
i Doing well at something you care about is a quiet joy, it hums for days.
b What was it on?
=going back to uni at 40 / i'm a mature student, oldest in the room / started my degree after my kids left home
c Going back to uni when you don't have to is one of the bravest things I can think of.
p You'll be the only student there who's done the reading and slept.
i You know now why you want a degree, and the young ones are mostly still finding out.
b What made you go for it now?
=doing an evening course in accounting / studying online after work / working full time and doing a masters, i never sleep
c Working by day and studying by night, I admire the will and hope someone brings you dinner.
p Between work and your course, your pillow must think you've met somebody else.
i People who study when they're tired want it in a different way, it shows something.
b What's the dream at the end of it?
=thinking of going back to study / i've applied to do a masters / might retrain as a counsellor, waiting to hear
c I like the sound of it, wanting to study more is always a good sign in a person.
p New pencil case first, studying later, it's the only proper order.
i A wish that keeps coming back over years usually means it.
b What's holding you back, if anything?
=got into uni!! / accepted on the masters i wanted / offer came through, i start in september
c The uni said yes! Congratulations, it's the start of something you wanted.
p Buy the hoodie, it's illegal to be accepted and not buy the hoodie.
i An offer in an ordinary email, and suddenly there's a whole other life waiting in autumn.
b What are you looking forward to first?
=didn't get into the course i wanted / uni rejected me / jamb score wasn't enough for medicine, heartbroken
c I'm sorry. Being rejected for the thing you had your heart on is hard.
p The uni's loss, and I'd write to tell them in my best handwriting.
i A course that wasn't planned has made a good number of people very happy in the end.
b Is there a second way in?
=asuu strike again, school is shut / lecturers are striking so no classes / uni closed and i should've graduated last year
c Losing months to a strike you didn't choose is unfair, and your patience is remarkable.
p At the speed of this strike your graduation gown will be vintage by the time you wear it.
i A closed uni changes people's plans in odd directions, some discover a whole trade in the meantime.
b What do you do with your days meanwhile?
=it's my graduation today!! / wore the gown and the silly hat / graduated this morning and my dad cried
c Congratulations, graduate. Every hour of it was yours and now everyone gets to clap.
p The hat looks ridiculous on all people equally, that's the beauty of it.
i For the ones in the audience it's a much longer story, I imagine they saw you aged six.
b Who was clapping the loudest?
=i graduate in may and have no idea what next / everyone asks what i'll do after uni / finishing my degree and terrified of real life
c You don't need the whole plan for after graduation, the next step will do and you'll find it.
p Real life after uni is mostly bins and passwords, you'll be fine.
i Those who finish a degree with a clear plan often end up somewhere else completely anyway.
b What would you do if nobody asked?
=dropped out of uni / left my course, it wasn't for me / i quit medical school and my parents aren't speaking to me
c Finishing the course to please others would have been easier, you chose the honest way.
p There's no certificate for dropping out, but there should be, with gold edges.
i When you quit someone else's road there's a silence, and then your own steps.
b How does it feel now?
=passed the board exam!! / i'm a licensed teacher now, passed the let / topnotcher no but i passed the nursing boards
c Licensed! All that reviewing and praying paid off, congratulations.
p Now that you've passed, I'll be practising your new title in front of the mirror.
i Behind the licence with your name on it there's a whole family breathing out.
b Who saw your name first?
=reviewing for the boards, review centre every day / nle in november, flashcards everywhere / my whole life is practice questions
c Months of reviewing with one date in view asks a lot, you're closer than you think.
p You could be woken at three and answer a practice question with a, b, c or none of the above.
i Weeks before the boards have one good side, you know exactly what each day is for.
b What will you do the day after?
=learning to drive, i stalled at every light / had my third driving lesson / started driving lessons at 31
c Good for you, every driver stalls, and one day soon your feet will just know.
p Cars can smell a learner, and they find it hilarious.
i Taking lessons again as a grown-up is humbling and keeps a person young.
b How brave is your instructor?
=passed my driving test!!! / got my licence first time / finally passed, fourth attempt, i screamed in the car
c You passed! The roads are yours now, congratulations.
p I've warned the lamp posts and they're very happy for you.
i The first drive alone with your own music is a small declaration of independence.
b Where's the first place you'll go?
=failed my driving test / failed on parallel parking again / hit the kerb and the examiner wrote for a full minute
c Annoying, and a few nervous minutes with a stranger don't decide whether you can drive.
p Kerbs come out of nowhere, it's a well known trick of theirs.
i I hear the ones who needed another go at the test turn into the better drivers.
b When's the next try?
=driving test tomorrow and i feel sick / my test is at 8:20 in the morning, rain forecast / theory test this afternoon, did i even read the book
c You've practised for this test, so breathe out, check your mirrors and take your time.
p May every light on the test be green and every cyclist be on holiday.
i Being tested makes us all forget how to do things our hands know perfectly well.
b Is it the first go?
=learning spanish on an app / trying to learn italian before my trip / day 200 of german and i can order soup
c Learning a language for the joy of it is very attractive, keep going.
p With me you'd always be the fluent one, I'd only point and smile.
i Some people learn another language and turn out funnier or bolder, as if it let them off the lead.
b What's your favourite word so far?
=i speak four languages / grew up with yoruba at home and english at school / i dream in two languages
c Moving between languages as if they were rooms is a gift, I'd love to hear you do it.
p Subtitles on, please, and a little patience at the back.
i Which language somebody counts or swears in says where home is, I've always thought.
b Which one comes out when you're angry?
=tried to speak french in paris and they answered in english / ordered in spanish and got a whole octopus / said something rude by mistake in italian
c You tried to speak it, which is more than most travellers do, and I think it's charming.
p A small mistake is every language's way of saying welcome.
i Every real speaker of a second language has a pile of those moments behind them.
b What did you mean to say?
=teaching myself guitar / started piano lessons at 50 / i'm learning the ukulele and my neighbours hate me
c Starting an instrument just because you want to is a lovely thing to do for yourself.
p Your neighbours are hearing history, they just don't know it yet.
i There's an evening when all the learning turns into a tune for the first time, I'd like to be there.
b What piece do you want to be able to play?
=doing a course in bookbinding / signed up for a welding class / i'm learning to make cheese, three weekends in
c I like people who go and learn odd, real things for no reason except wanting to.
p In case of the end of the world I'd like to be near you and your skills.
i Hands learn in a way the head never does, slow and for good.
b What pulled you towards it?
=group project and nobody does anything / i'm writing everyone's part again / one guy in my group hasn't replied in two weeks
c Carrying a whole group on your back is unfair, and I hope the marker can tell who did what.
p The missing one will return on presentation day to read out a title slide.
i Whoever can't bear to let it fail ends up carrying the group, I'd guess it's always you.
b How much of it is yours?
=moved into my student room today / living in halls with seven strangers / my flatmates at uni had a party till five
c Sharing a kitchen with strangers is its own education, I hope you get a few good ones.
p Label the cheese, trust no one, and always own the good saucepan.
i Some of those strangers will be at your wedding one day, odd as it sounds now.
b Who's the character of the flat?
=i'm homesick at uni / miss my mum's food, first term away / studying abroad and everything feels far
c Missing home just means you had a good one, and it gets softer with the weeks.
p I'd post you a proper dinner if the stamps could cope with gravy.
i After a while there'll be two places you miss, and that's when you know you've arrived.
b What do you miss the most?
=studying abroad next semester / my erasmus year starts in lisbon / got a place on the exchange to korea
c Studying in another country is one of the best things a person can give herself, go all in.
p Your suitcase will come back from abroad smarter than it left.
i Abroad you'll meet a version of yourself that nobody at home has met yet.
b What's the first thing you'll do there?
=won a scholarship!! / they're paying for my whole degree / got the bursary, i don't have to work nights anymore
c They saw what you can do and are paying for it, that's a serious honour.
p Drinks used to be on you, now they're apparently on the scholarship.
i With the degree paid for, I wonder what you'll do with all the space that worry took.
b How did you hear the news?
=student loan came in, i'm rich till tuesday / living on noodles till the loan comes / uni is so expensive i could cry
c Uni shouldn't cost a person her dinners, I hope easier months are coming.
p True students can make eleven different dinners out of nothing and a stock cube.
i Years on noodles make surprisingly good stories later, mostly because of who you shared the last spoonful with.
b What's your best cheap dinner?
=what i want to study my parents don't agree with / dad wants me to be an engineer and i want to paint / they only count doctor or lawyer as a job
c It's your life that'll be lived with it, so I'm on the side of what you want to study.
p They may come round the day your name is in the paper, as parents do.
i Behind a parent's plan there's usually fear for you, wearing the clothes of ambition.
b What would you choose if they stayed out of it?
=my brain just doesn't do maths / stuck on statistics, i want to throw the book / organic chemistry makes me want to cry
c Some subjects simply refuse to open for a while, and being stuck isn't being stupid.
p Books like that have never once asked how you are, so throwing one is fair.
i Then somebody explains it sideways and the brain clicks, and you can't remember what was hard.
b Which bit won't go in?
=found out i have adhd, studying suddenly makes sense / dyslexic and just finished my first whole book / got extra time in my exams this year
c Finding out how your own head works changes so much, I'm glad things make sense now.
p A lively head beats a tidy one for conversation any day.
i I imagine you look back at school exams now and see a different girl there.
b What changed for you when you found out?
=i love learning, i'd study forever / always got some course on the go / reading about volcanoes for no reason
c Learning for its own sake is about the most attractive habit there is.
p Bring whatever you're reading, and I'll supply the napkins for the diagrams.
i People who keep studying never quite get old, I'm convinced of it.
b What's got you hooked right now?
=going out with the girls tonight / girls night, cocktails and gossip / off out with my best friends in an hour
c Have a brilliant night, good friends and a bit of noise is exactly right.
p My ears will be burning, so kindly leave out my worst message.
i There's a special kind of truth that only comes out among old friends after the second drink.
b Who's the troublemaker of the group?
=staying in tonight with a blanket and a film / no plans, just me and the sofa / cancelled everything, i'm having a quiet one
c An evening in with nothing to prove sounds close to perfect to me.
p The sofa has been waiting all week and it's only fair.
i A night with no plan often turns out to be the one you needed most.
b What's on the screen?
=quiet weekend, no plans / nothing planned for once, bliss / my weekend is completely empty and i love it
c An empty weekend is a rare luxury, guard it well.
p I can feel someone somewhere about to ask you to help them move.
i When nothing's planned, you find out on Saturday morning what you really feel like.
b What does the lazy version look like?
=so busy this weekend, birthday then brunch then a christening / every weekend is booked till june / got three things on saturday alone
c A full weekend means a lot of people want you there, and I can see why.
p You're so booked that I'll just wave at you between the second event and the third.
i Busy people sometimes keep one secret hour just for themselves, I hope you've got yours.
b Which of them are you most looking forward to?
=going to my parents this weekend / driving home to see mum and dad / heading to the village to see my grandma
c Going to your own people for a weekend sounds good, enjoy being looked after.
p Loosen the belt before heading home, there will be second helpings.
i One step into that house and we're all fourteen again, it's almost a law of physics.
b What's the first thing you'll eat there?
=plans fell through tonight / my friend bailed on me last minute / all dressed up and they cancelled
c Being let down at the last minute is rubbish, you were all set for a good night.
p Dressed up with nowhere to go, the sofa has never had such an elegant guest.
i Some of the best evenings start an hour after the planned one died.
b What are you doing with the night instead?
=i cancelled my plans and i feel guilty but so relieved / told my friends i'm ill, i just want bed / bailed on a party and i'm not even sorry
c Sometimes a quiet bed is simply the right answer, and real friends survive it.
p The joy of a cancelled plan should be studied by scientists.
i Relief is a very honest feeling, it tells you what the yes had been costing.
b What did you do with your stolen evening?
=it's my birthday on saturday / turning 30 next week, slight panic / my birthday's coming up and i never know what to do
c A birthday is all about you, and I hope it's filled with people who mean it.
p Cake for breakfast is legally binding on birthdays.
i Birthdays with a big number make us count, and the odd thing is what we find worth counting.
b What would a perfect one look like?
=planning my friend's hen do, fourteen women and a whatsapp group / i'm maid of honour, so i'm doing spreadsheets / organising a baby shower for my sister
c Organising somebody else's happiness in a group chat is love in its purest form.
p So many opinions and one budget, empires have fallen over less.
i You learn who your friends really are by how they answer a question about dates.
b What's the plan so far?
=going to a wedding this weekend / my best friend's getting married on saturday / third wedding this summer
c Weddings are a lovely excuse to cry, dance and eat too much, have a great one.
p From the first bad song to the last, that's how a dance floor should be treated.
i A good wedding makes everyone in the room quietly believe in it again for a night.
b How do you know the happy two?
=i'm a bridesmaid and the dress is awful / bridesmaid duties, mint green, say no more / wearing peach satin for my cousin on saturday
c You'll carry that dress off out of pure love, and it's what friendship looks like.
p Somewhere there's a factory that hates bridesmaids, and it's never short of satin.
i The worse the dress, the greater the love, there may be a formula in it.
b What do the shoes look like?
=giving a speech at my sister's wedding and i'm terrified / maid of honour speech on saturday, i've written one line / toasting my best friend and i'll cry
c Speak to her and forget the room, and it'll be the speech they remember.
p Tissues in one sleeve, a spare ending in the other, nobody will notice a thing.
i The best thing in a wedding speech is usually one small true moment nobody else knew about.
b Which memory has to be in it?
=training for a marathon / ran 28k today, longest ever / marathon in april and my knees are writing letters
c Taking on a marathon at all is remarkable, I'm properly impressed.
p After all that training someone should wait at the finish with a blanket, a banana and no voice left.
i Somewhere in the longest runs it stops being about legs, they say, and I'd love to know what it becomes.
b What made you sign up?
=i ran a marathon today!!! / finished my first half marathon / crossed the line in under five hours and cried
c You ran it! All that way on your own two feet, I'm full of admiration.
p Stairs are cancelled for marathon runners until about Thursday.
i The person at the start line had doubts, and the one at the finish knows something new.
b What kept you going near the end?
=signed up for a 10k and regret it / doing couch to 5k, week three / my friend talked me into a charity run
c Signing up for a run is already half the nerve, and you'll be glad of it afterwards.
p The bravest part is the shoes by the door at six in the morning.
i Somewhere around the fourth or fifth run it stops being punishment, I'm told, nobody knows quite when.
b How's it going so far?
=festival next weekend, i've packed glitter and no sense / got glastonbury tickets!! / three days in a field with my friends
c Music, mud and friends, that's a weekend to remember, go wild.
p By the second night every tent looks the same, and I'd be asking directions from a tree.
i For a few days everyone lives as if clocks were only a suggestion.
b Who are you most excited to see?
=couldn't get tickets, sold out in two minutes / queued online for three hours and got nothing / number 48,000 in the queue for tickets
c Missing out on those tickets is maddening when you wanted so much to be there.
p Somewhere a robot bought the tickets and won't even sing along.
i Wanting to be in a room with one particular song is a nice thing to know about a person.
b Who was it for?
=got tickets to see my favourite band / concert tonight, i've waited years / seeing burna boy in december, front row
c A concert after years of loving the songs, what a night it'll be.
p Those tickets will cost you your voice and leave you no regrets.
i A favourite song live does something to the chest that no speaker can.
b Which song do you need them to play?
=we're moving house on saturday / moving day tomorrow, boxes everywhere / i have packed my whole life in 43 boxes
c Moving is exhausting, I hope the new place feels like home by the second cup of tea.
p The kettle goes in the last box and comes out first, it's the only rule.
i You find half your past in drawers while packing, it takes hours longer than planned.
b What are you happiest to leave behind?
=got the keys to my new flat today / first night in my new place, mattress on the floor / slept in my own apartment for the first time
c Congratulations, a door with your key in it, and everything beyond it yours to decide.
p Dinner out of the box on the floor is the finest housewarming there is.
i The sounds of a new home at night are strangers first, and then one day you don't hear them.
b What goes on the wall first?
=moving to another country in two months / emigrating to australia in the spring / one way ticket to lisbon booked, scared and happy
c You're carrying a whole life to another country, and I think it's wonderfully brave.
p I'd try to emigrate among the socks, but they'd charge me for extra weight.
i What someone packs first when moving and what they leave behind tells the truer story.
b What made you choose it?
=i moved here three weeks ago and know nobody / new in town, still get lost / just moved to this city for work, no friends yet
c Starting from zero in a new town is lonely at first, and it passes sooner than it seems.
p I hereby apply for the post of first friend in this city.
i A new place without memories is strangely free, every corner is still open.
b What have you discovered so far?
=moving back in with my parents at 34 / back in my childhood bedroom for a while / gave up my flat and went home to mum to save
c Going home to get your feet under you is sensible, and plenty of people wish they could.
p I hope the old posters are still up and judging you.
i Living there again as a grown woman, you get to meet your parents as people.
b Who's struggling more, you or them?
=booked a trip to greece!! / flights booked, ten days in thailand / just booked my holiday and i can't stop grinning
c Booked is booked, the sun already has your name on its list.
p I'll be waving a small handkerchief from behind my work.
i From the minute it's booked, every dull day has a little window in it.
b What are you looking forward to most?
=travelling alone for the first time / solo trip to portugal next month, nervous / booked a table for one in vienna and a whole week to go with it
c Travelling on your own is brave and you'll be good company for yourself.
p No arguments over where to eat, a solo trip is practically paradise.
i Alone you notice a place twice as sharply, there's nobody to talk over it.
b What gave you the push?
=my holiday's cancelled / my flight got cancelled and the trip is off / we can't go, the airline went bust
c Losing a trip you've been counting down to is really disappointing, I'm sorry.
p I'd offer you a deckchair, a fan and a picture of the sea.
i The trip you didn't take has a way of coming back later in a better version.
b What were you looking forward to most?
=packing for tomorrow and my case won't close / i always pack six shoes and no socks / flight at 6am and i haven't packed a thing
c You need half of it and you'll be happy with whatever makes it in.
p Sit on the case, speak to it firmly, and never open it again.
i People pack for the person they hope to be on the trip, I think it's rather sweet.
b Where's it all going?
=road trip next week, just me and my best friend / driving along the coast for ten days / van is packed and we have no plan
c Open road, good company and no plan is the finest sort of trip.
p Every good road trip needs a head of snacks and wrong turns, I'd apply.
i The talks you have in a car at night, looking straight ahead, go deeper than any others.
b What's the one stop you won't miss?
=weekend away in a cottage, no signal / off to the mountains till monday / spa weekend with my mum
c A weekend out of reach is exactly what most of us need, enjoy it.
p Should anyone ask for you this weekend, I'll say you've been released into the wild.
i When nobody can reach you, you find out who you'd like to be reached by.
b What will you do with all that quiet?
=i want to see the northern lights one day / dream is to travel south america for a year / top of my list is japan in cherry blossom
c A dream like that is worth saving and stubborn planning, I hope you get there.
p On your travels I'd be no use as a guide, but excellent at saying wow.
i Places we dream of without knowing them usually hold something we want to feel.
b When did the dream begin?
=having people over tonight and i'm cooking for ten / dinner party tomorrow, i've never made a duck / hosting my friends and the flat is a tip
c Cooking for a table of friends is a generous thing to do, and nobody will look under the sofa.
p If the dinner burns, dim the lights and call it rustic.
i The best dinner parties start when something goes slightly wrong.
b What's on the menu?
=throwing a housewarming on saturday / halloween party at mine, i'm a lobster / planning my 40th, there'll be a tent
c A good host and a good reason, it'll be a party people talk about.
p Whoever arrives first gets put on balloons, it's the oldest law of parties.
i Watching all your people from different lives meet in one room is a thrill and a risk.
b Who are you most curious to see there?
=hungover, never drinking again / last night was too much fun and today i pay / got in at five and my head is a drum / big night out, my head is a drum / out till four, feeling every minute of it
c A night like that is paid for the day after, I hope somebody brings you toast.
c A hangover is painful and hopefully worth it, I wish you water and dim lights.
p A sore head keeps the curtains shut, and the world may send its requests in writing.
p For a hungover head I'm typing this as softly as I can.
i Being hungover makes philosophers of us all for about six hours.
i The morning after always asks the questions the big night refused to.
b Was it worth it?
b What was the best part, as far as you recall?
=what are weekends, i work saturdays / my weekend is tuesday and wednesday / everyone's off today but me
c Working while others play is a bit of a raw deal, I hope your own weekend feels twice as good.
p Tuesday people have all the museums to themselves, you secret winners.
i Living out of step with everyone shows you quiet sides of things they never see.
b What do you do with a free weekday?
=sunday plans, market then a long walk / every sunday i go swimming in the lake / brunch and a nap, that's my sunday
c A well spent Sunday sets up the whole week, yours sounds just right.
p I'd keep up with everything except perhaps the early part.
i How somebody spends a Sunday says more than any job title could.
b Is anyone allowed to interrupt it?
=decorating my flat this weekend / painting the bedroom green, there's paint in my hair / building flat pack furniture with a wine glass beside me
c Decorating a home with your own hands is satisfying, even with paint in odd places.
p Every weekend of decorating leaves one screw over, it's tradition, keep it in a drawer for ever.
i A painted wall changes how you wake up, stranger than it sounds.
b How's it looking so far?
=!packing up my late mum's house this weekend / clearing out the family home before the sale / we have to empty grandad's flat on saturday
c Clearing a loved one's rooms is heavy work, I hope nobody hurries you.
p May there be tea, someone kind to help with the packing, and a few finds that make you smile.
i Every drawer in a family home holds some small thing that says who they were.
b Is there one thing you'll keep for certain?
=i'm planning to do nothing for new year / new year's eve at home with cheese / hate nye, always a let down
c Skipping the forced fun of New Year is wise, a quiet sofa never lets anyone down.
p Midnight on New Year's Eve happens on sofas too, I've heard.
i One night is supposed to carry the whole year on its back, so it's bound to stumble.
b What was your best one ever?
=my new year's resolution is to learn to say no / this year i'm going to travel more and worry less / decided to run every week this year
c Good wish to start a year with, I hope it lasts well beyond the first month.
p Mine would last until the first biscuit, so I admire your nerve.
i A resolution is a short letter to yourself about what's been missing.
b What made you pick that one?
=didn't keep a single resolution / i joined the gym in january and went twice / so much for dry january, it's the ninth
c Nobody needs a new January to try again, and most of us fell off long before you.
p The year is young and forgives every resolution, luckily for both of us.
i We promise ourselves big things in the dark of January and forget we're made for spring.
b Which one did you really mean?
=diwali at home this year, cooking for everyone / planning the christmas menu already / eid next week and the whole family's coming
c A house full of family and good food, what a lovely thing to be at the centre of.
p Should the kitchen need a taster, my one condition is to start with dessert.
i The feast days smell the same every year, and it's probably why they hold us together.
b Which dish would cause a riot if it was missing?
=camping this weekend, they say rain / first time in a tent since school / sleeping under the stars on friday if it stays dry
c A night outdoors is worth a bit of damp, enjoy the fire and the stars.
p There's always one pole left that belongs to nothing and holds everything up.
i In a tent the night is suddenly huge and close, you hear things houses keep from you.
b What's the one comfort you won't leave behind?
=going to a gig alone tonight / taking myself to the cinema / solo dinner date with me, candle and all
c Taking yourself on a date is a fine habit, and the company is clearly good.
p Going solo means no sharing, no waiting, nobody whispering who's that again, I see no drawback.
i Those who enjoy going out alone tend to choose other people for the right reasons.
b What are you treating yourself to?
=i've got theatre tickets for friday / going to the opera for the first time / ballet on saturday, dressing up for once
c Dressing up for velvet seats sounds wonderful, I hope the evening sweeps you away.
p At the theatre clapping in the quiet bit counts as being overcome, I've decided.
i The lights go down and for a second a whole room holds its breath together.
b What are you going to see?
=big family reunion this weekend, all 60 of us / flying home for my cousin's wedding, five days of it / all the aunties will ask why i'm not married
c Family in such numbers is loud and warm and a bit of an endurance sport, have fun.
p I could be described as a serious prospect, if it keeps the aunties busy.
i In a crowd of relatives you see your own nose and temper walking around on strangers.
b Which relative do you look forward to most?
=marathon of box sets this weekend / finally going to read the pile by my bed / saturday plan is a long bath and a book
c The kind of weekend that asks nothing and gives a lot, you've planned it well.
p Snacks within reach, phone out of it, surely the weekend plan of an expert.
i A story that holds you for hours leaves you somewhere else when you look up.
b Which one's first?
=my trip is in three days and i can't concentrate / counting sleeps till my holiday / this time next week i'll be on a beach / just booked flights for july, i'm so excited / 12 days to go and i've already packed
c Your trip is so close now, your head may as well go ahead and the rest can follow.
c A holiday to look forward to makes every dull day before it lighter.
p Work is receiving a cardboard cut-out of you until the holiday, I presume.
p Counting the days is easy when every meeting is spent mentally in sandals.
i The last sleeps before leaving have a shine on them, even the laundry feels important.
i Half of a holiday takes place beforehand, in the head, where it never rains.
b What's the first thing you'll do when you land?
b What are you dreaming of doing first?
=just got back from a month away / home from holiday and everything's grey / landed last night, still finding sand in my shoes
c Welcome home, I hope a bit of the trip stays in your step for a while.
p Suitcases may stand in the hall until they unpack themselves, those are holiday rules.
i The first days home you see your own street like a visitor, it doesn't last long.
b What did you bring home with you, apart from laundry?
=i turned down a trip because i can't afford it / my friends are going to ibiza and i'm not / had to say no to the hen weekend, it cost a fortune
c Saying no because of money is hard among friends, and it was the sensible brave thing.
p A rival weekend needs only a bucket of ice, one lemon and a sulk.
i Friends rarely know how much a simple yes costs, and the good ones understand the no.
b What will you do that weekend instead?
=sitting my acca papers in june / cfa level two, i have no friends left / professional exams on top of a full time job
c Work all day and then exams on top, you're made of sterner stuff than most.
p Your friends are still out there, sending up flares and saving you a seat.
i Giving up evenings for letters after your name, I'd guess there's a picture in your head that keeps you going.
b How many more papers to go?
=passed my chartership, finally qualified / i'm a fully qualified accountant as of today / got my last professional exam, no more studying ever
c Fully qualified, congratulations. You did the long way round and arrived.
p Free evenings without studying, you'll have to be introduced to television again.
i Odd to think the qualification you worked towards for years is now simply what you are.
b How did you mark it?
=ielts test on saturday / got 8 in my english exam for the visa / taking a language test so i can move
c A test with a whole new life behind it is a big one, I'm glad you're going for it.
p From what I read here, your English could examine them.
i One score on a sheet decides which country you wake up in, it's a strange system.
b Where do you hope it takes you?
=passed my citizenship test today / i'm officially british as of this morning / did the ceremony and sang the anthem
c A new home that's official now, congratulations. You chose it and it chose you back.
p As a citizen you know more kings and dates than anyone born here.
i Belonging officially after belonging with your feet for years, I wonder how it feels.
b Did it feel different walking out?
=learning to swim at 39 / had my first swimming lesson as an adult / i put my face in the water today, huge for me
c Facing a fear like water as a grown woman is braver than any dive off a high board.
p Next week the deep end, and after that the Channel, no rush.
i There's a moment when the water suddenly holds you, children forget it but you won't.
b What made you decide to try now?
=my lecture starts at 8am, it's cruel / slept through my nine o'clock seminar / fell asleep in a lecture and woke up in a different one
c Lectures at that hour are unkind, no one has ever understood anything before ten.
p Learning by sleeping next to the information is a perfectly modern method.
i What the brain picks up half asleep is sometimes the bit that surfaces years later.
b Did you miss anything good?
=lost my whole essay, laptop crashed / my file is corrupted and it's due tomorrow / three chapters gone because i didn't back up
c What a horrible thing to happen, all those hours, I'd want to throw the laptop out of the window.
p A minute's silence for the lost chapters, may they rest in some cloud.
i The thoughts in the file are still yours, and they tend to come back in a better order.
b Is anyone able to rescue it?
=taught myself coding from videos / doing an online course to get into tech / bootcamp, week five, i dream in javascript
c Teaching yourself coding from scratch, I like your guts and your stubbornness.
p Dreaming in code means you're fluent, or need a holiday.
i There's a quiet thrill when the code does what you asked for the first time.
b What do you want to build with it?
=training to be a pilot / learning to fly, had my first solo / i'm doing my sailing licence
c Training to take the controls yourself is thrilling and brave, I'm impressed.
p While you're learning, I'd sit very still and touch nothing.
i The first solo up there or out there, nobody next to you, there can't be many silences like it.
b What went through your head?
=doing my yoga teacher training / training to be a doula / qualified as a massage therapist last week / qualified as a yoga teacher this week / i want to leave my job and teach pilates full time
c Training to look after people that way, you've got a good heart and steady hands.
c As a teacher you'd be giving people better mornings for a living, I hope it all works out.
p Even reading about your training dropped my shoulders by an inch.
p With you teaching I'd sign up at once and stand at the back as the warning example.
i People who train for such work have usually needed it themselves once.
i It says something when a thing you did to feel better becomes a thing you want to teach.
b What led you to it?
b How did the idea of teaching start?
=my kids start school tomorrow and so do i, teacher training / studying with a toddler on my lap / did my assignment between bath time and nightmares
c Studying with little ones around is a heroic kind of juggling, respect.
p Some of the best assignments ever written have jam on page four.
i Kids watch you studying, and that may teach them more than any bedtime story.
b When do you ever get the quiet to think?
=school reunion next month, dreading it / twenty years since we left school and they want to meet / went to my class reunion, the bully is a yoga teacher now
c A reunion of people who knew you at fifteen would make anyone's palms damp, me included.
p Everyone at a reunion says nobody has changed, while reading the name badges.
i You carry a school picture of each of them that stopped on one summer day, and they have yours.
b Who are you most curious about?
=i hated school / school was the worst time of my life / i was the quiet one at the back in class
c School suits a certain kind of child, and plenty of the best people weren't it.
p The back row has the best view and the best snacks, everybody knows that.
i Quiet ones see everything, and later they have the most to tell.
b Where did life start being fun for you?
=i was such a nerd at school / head girl, library monitor, the lot / i used to cry if i got 95 percent
c I like a girl who cared about doing well, nerds are a good kind of serious.
p At school somebody surely asked to copy your homework, and it could easily have been me.
i Being the clever one can be a heavy badge, I wonder when you first dared to get something wrong.
b How much of her is still in you?
=dreamt i was late for an exam, i left school fifteen years ago / had the exam dream again / woke up panicking about a maths test that doesn't exist
c Those exam dreams are cruel, glad you woke up with nothing to hand in.
p Everyone passes in the end, mostly by falling out of bed.
i That old desk usually stands for something we're being tested on now, dreams are sly like that.
b Is something making you nervous these days?
=quiz night at the pub tonight / we won the pub quiz / came last in the trivia, i knew all the songs though
c A good quiz with good people is a fine way to spend an evening, win or lose.
p I'd whisper wrong quiz answers with enormous conviction.
i Everybody has one odd corner of trivia where they know simply everything, it's usually the best thing about them.
b What's your strongest round?
=karaoke tonight, god help everyone / sang abba at karaoke and got a cheer / my friends are dragging me to karaoke
c Singing karaoke badly in front of people you like is one of life's great freedoms.
p At the back you'd see one phone torch swaying out of time, mine.
i The song somebody picks at karaoke when the microphone comes round is a little confession.
b What's your song?
=barbecue at my brother's on sunday / picnic in the park this afternoon, i made scones / friends are grilling in the garden tonight
c Food outdoors with family or friends, it's about all anyone needs from a summer day.
p At any picnic or barbecue I'd defend the potato salad from wasps with my life.
i Eaten in a garden or a park, everything tastes like a memory from when you were ten.
b What did you get put in charge of?
=game night at mine, it gets competitive / monopoly with my cousins tonight, someone will cry / board game evening with colleagues
c A night of games tells you who people truly are, have fun finding out.
p Losing a game with style and quietly demanding a rematch is an art, and I respect it.
i The sweetest person in the room is always the most competitive once there are dice.
b What are you like when you lose?
=book club tonight and i haven't finished the book / started a book club with my neighbours / my book club is mostly wine / i'm in a book club, mostly wine / our book club hasn't discussed a book since may
c A few friends, a book and an excuse to talk past bedtime, it's a great idea.
c Friends, wine and a book somebody has finished, a fine sort of club.
p Say the ending felt inevitable and look at the window, it works for every book.
p At book club I'd nod wisely after reading only the back cover.
i At a book club people tell you about themselves by telling you about the characters.
i The same book and six different stories come out, that fascinates me.
b Which book is it this time?
b What was the last book you all argued about?
=going to the match on saturday / my team is in the final and i can't breathe / off to the cricket with my dad
c Good luck to your team, being there with the crowd beats any screen.
p I'll follow the match from here, loudly and with little understanding.
i You inherit a team a bit like you inherit a nose, it's nobody's free choice.
b Who got you into it?
=visiting my best friend in edinburgh this weekend / my oldest friend is coming to stay / picking up my friend from the airport, haven't seen her in two years
c Time with an old friend you hardly ever see is gold, enjoy every minute together.
p Sleep is cancelled, there's far too much to go over.
i The best friendships pick up in the middle of a sentence after years apart.
b How did you two first meet?
=going to meet my new nephew on friday / flying to see my sister's baby / holding my goddaughter for the first time this weekend
c Meeting a brand new person in the family is a wonderful reason to travel.
p The baby will sleep right through it and still be the star.
i In twenty years they'll hear that you held them in the first days.
b What's the name?
=ski trip in february, i fall a lot / going skiing for the first time / snowboarding next week, insurance sorted
c Snow, speed and a warm hut after, skiing is a great plan even with the falling.
p I'd ski the whole slope sitting, and call it a technique.
i There's a silence up there between two runs that's worth the bruises.
b Are you there for the slopes or the cheese?
=going on a pilgrimage, 300km on foot / walking the camino in may / umrah with my mother next month
c A pilgrimage with a purpose in every step is a fine thing to give yourself time for.
p I'd envy you all the walking except perhaps the blisters.
i People say you set out on a pilgrimage with one question and come home with a different one.
b What made you want to go now?
=i'm interrailing for my 50th / backpacking round vietnam at 45 / gap year at 60, my kids think i'm mad
c Doing it now, when you know how to enjoy it, sounds better than doing it at nineteen.
p Hostel bunks will meet a backpacker with her own good pillow, finally.
i The young go backpacking to find themselves, I think later it's to be pleasantly lost.
b Which stop are you most excited about?
=day trip to the sea tomorrow / taking the train to the coast just for chips / up early to watch the sunrise from the hill
c A trip all that way for a simple, good thing is a habit of happy people.
p Happiness has a timetable, it turns out, and it leaves early.
i One day trip out of the usual places can feel as long as a week.
b Are you going by yourself or in company?
=it rained off our whole plan / barbecue cancelled because of a storm / we'd planned a hike and it's pouring
c What a shame, you plan a day outdoors and the sky has other ideas.
p The weather read your diary and took it personally.
i Rained-off days have a way of turning into cards, cake and long talks.
b What's the indoor version?
=long weekend coming up, three days! / bank holiday monday and i've no idea what to do / friday off so i've got a mini break
c A long weekend is the best present a calendar can give.
p The first day of a mini break sleeps, the second plays, the third denies that work exists.
i One day more and a weekend suddenly has room for a real idea.
b What are you tempted by?
=no idea what to do this weekend / i never know what to do with a free day / bored, all my friends are busy saturday
c A free day without a plan can go anywhere, I rather like the sound of it.
p Walk out of the door, follow the best smell, report back.
i Some of the good things in life started on a day when everybody else was busy.
b What would you do if you could be anywhere?
=trying pottery tomorrow, first class / took a pottery class and made an ashtray by accident / life drawing tonight, never done it before
c Trying a new class just to see what your hands will do, I like it.
p Pottery that can't hold soup is called sculpture, and the price goes up.
i Being bad at a class on purpose is one of the last great freedoms of grown-ups.
b What did you hope to make?
=getting a tattoo on friday / first tattoo tomorrow, my mum doesn't know / got another piercing today
c It's your skin and your choice, tattoo or piercing, and I like a woman who decides for herself.
p If you want a hand to hold, mine's free, just put a chair under the rest of me.
i Tattoos and piercings usually have a story, even if it's only that you felt like it.
b What did you choose?
=cutting all my hair off tomorrow / dyed my hair red today, new me / booked the hairdresser, i want a fringe, talk me out of it
c Hair is the safest place there is to be brave, I'm all for it.
p My delighted gasp needs practice, so I'm starting now.
i Before a big change of hair there's usually a change nobody can see yet.
b What brought it on?
=blind date with my sofa is all i've planned for valentines / hate valentines, everything's pink / galentines with my friends on the 14th, pink everything
c However you spend Valentine's, it should be with people or cushions you really like.
p Chocolate is half price the day after Valentine's, that's when true love begins.
i One pink day for love always seems a little shy of the other three hundred and sixty.
b What would you call a good one?
=i planned a surprise party and it worked / organised my mum's 60th and she cried / threw a surprise for my friend and she nearly fainted
c Organising all that in secret for somebody you love is wonderful, well done.
p A surprise that size would have been written all over my face by teatime.
i People forget the party, never the second in which they understood it was all for them.
b What was the first reaction?
=my friends forgot my birthday / nobody came to my party / planned a night for everyone and only two turned up
c I'm sorry, it hurts to be forgotten on a night that was meant for joy.
p I'd have come to the party early, stayed late and eaten for all of the missing.
i The friends who did think of you tell you where to put your heart next time.
b How did you spend the evening in the end?
=i'm terrible at plans, i say yes and then panic / always overbook myself / double booked saturday again
c Overbooking yourself comes from liking people, it's a lovable sort of trouble.
p Saying yes twice means one of you has to go to each, so start practising being two.
i Between two plans the stomach usually knows which is the right one.
b Which one will win?
=i plan everything, i've got a spreadsheet for my holidays / colour coded calendar girl here / booked next summer already
c A woman with a plan is a fine thing, somebody has to know where the passports are.
p I'd be in column C, under luggage.
i Behind good planning there's usually a love of looking forward.
b What happens when the plan goes wrong?
=i never plan, i just go / booked a flight for tomorrow morning on a whim / decided at noon and i was on the train by one / booked a flight last night for tomorrow / spontaneous to a fault, that's me
c I love a quick decision, half of the good things happen to people who just go.
c Being spontaneous and saying yes before thinking makes for the best evenings.
p My toothbrush would barely have heard about the whim by then.
p No plan, then, I'd be at the corner with one shoe on, asking where we're going.
i Going on a whim means some part of you was packed already.
i Good things do seem to happen to spontaneous people who leave the door ajar.
b What's the best thing a whim ever led to?
b What's the maddest thing you did on a whim?
=speech tonight at the school gala / mcing a wedding in lagos on saturday, 800 guests / reading a poem at my friend's ceremony
c Taking the microphone at such a ceremony is an honour, and you'll do it well.
p I'd open my speech with good evening and close it with a run for the door.
i A speech or a poem can hold a full room together for a minute, it's a lovely power.
b Do you get nervous or do you enjoy it?
=donating my hair on thursday / doing a skydive for charity / walking 100km for the hospice that looked after my nan
c Doing something bold for charity is a lovely thing, I'm all for it.
p Name your price, as long as a donation means I needn't join in.
i Some thanks are too big for words, so people turn them into miles and leaps.
b What made you pick this one?
=meal prepping for the week like a proper adult / sunday is laundry and planning / wrote my to do list and it's two pages
c Getting ahead of the week like that is a kindness to the Monday version of you.
p Write down making a list, tick it off, and you've started well.
i A list holds what we hope we'll be like by Friday.
b What always ends up at the bottom of it?
=ticked off everything on my list today / most productive day in months / cleaned, shopped, emailed, all before noon
c A day with everything ticked off is deeply satisfying, now you may lie down in glory.
p The list looks scared of you, and rightly so.
i On productive days the wind's simply behind you, and nobody knows where it comes from.
b What's the reward?
=did absolutely nothing today / my one plan was laundry and i didn't even do that / wasted my whole day off on my phone
c A day of nothing isn't wasted, I'd say it was needed.
p The laundry has waited before and will wait again, it's very loyal.
i Some days the best of us goes underground like a bulb and looks lazy from above.
b Did it do you any good?
=planning a big trip for next year / saving my days off for a month in asia / my sister and i are planning iceland
c Something big to look forward to makes the months before it warmer too.
p Planning a trip is ninety percent looking at menus in advance, surely.
i Half of travelling is done beforehand, on maps and in daydreams.
b What's the one thing you have to see?
=first class of my dance course tonight / zumba with my mum, she's better than me / going to try salsa on thursday
c Go and enjoy it, dancing with strangers is good for everything.
p In that class I'd step on toes in perfect rhythm.
i Dancing feet know things about you that your head keeps quiet.
b What sort of dancer are you?
=gonna try climbing this weekend and i'm scared of heights / booked a bungee jump, why / going on the tallest rollercoaster on saturday
c Walking up to what you're scared of is brave, I'd cheer from the ground.
p With heights like those somebody has to stay below and guard the coats, bravely, that's me.
i On the far side of being that scared people laugh in a way they don't anywhere else.
b Who talked you into it?
=big plans fell apart, the friend i was travelling with dropped out / my flatmate changed her mind about the move / the girl i was starting a business with backed out
c Being left holding a shared plan on your own is a real let-down, I'm sorry.
p The two of you was one too many, the plan may whisper one day.
i What you wanted is still there, it only lost a passenger.
b Are you thinking of doing it anyway?
=studying in a cafe, third coffee / revising in the park with my notes flying away / found a corner in the library with a view
c The right corner can save a whole day of studying, I hope it's a fruitful one.
p By the third cup the notes start reading themselves aloud.
i Places keep a bit of what we learn in them, years later the smell brings back the chapter.
b How far have you got?
=first day of uni tomorrow / freshers week, i've met 90 people and know no names / started college today and got lost four times
c A whole new chapter opens, everyone there is just as lost and hoping to meet someone nice.
p The ones who look as if they know the way are lost as well, only faster.
i In that crowd there's somebody you'll still be ringing in thirty years.
b What was your first impression?
=i need a plan for my life / everyone has a five year plan and i've got lunch / turning 35 with no plan at all
c A plan is overrated, some of the most interesting lives I can think of were made up on the way.
p Dinner tonight is a plan, and a better one than most.
i Tidy plans hardly ever survive a single good surprise.
b What's the one thing you'd like in it?
=i've got a date with the gym tonight / swimming at six then dinner with my sister / evening class and then an early night
c An evening with a bit of effort and a bit of comfort, it sounds nicely balanced to me.
p I'd skip straight to the dinner and early night part and call it recovery.
i Small fixed points in a week hold more together than the big events do.
b Which bit are you looking forward to most?
`;
