/** Told of work, study and plans, part 1. Form: near-entries.ts. */
export const NEAR_TOLD_OF_WORK_1 = `
=just finished a 13 hour shift on the ward and my feet are dead / long day at the hospital, i literally haven't sat down since 7 / came off a twelve hour nursing shift, can't feel my legs
c A whole day and night's worth of walking in one shift, put your feet up and let the world manage.
p Your shoes must have walked the length of a small country inside one hospital.
i Somebody on that ward went to sleep easier tonight because of a thing you did and have already forgotten.
b Are you off tomorrow or straight back in?
=i'm a nurse / i work as a nurse in a big hospital / nursing is my job, been doing it nine years
c Nursing takes a clear head and a big heart at once, and I've a lot of time for both.
p With a nurse for a date, I'd try not to mention every ache I've ever had.
i Nurses meet people on the worst days of their lives, I wonder what it does to the ordinary ones.
b Which ward are you on?
=back on nights this week, my sleep is a mess / starting a run of four night shifts tonight / on nights again so i'm basically a vampire till friday
c Night shifts ask a lot, so sleep when you can and I'll be patient with the odd hours.
p I'd say good morning or good night, but I've lost track of which one you're having.
i At four in the morning the world belongs to very few people, and you're one of them.
b How many nights till you're human again?
=just woke up at 4pm, night shift life / slept all day after nights and now it's dark again / having breakfast at six in the evening because i worked last night
c Good morning to you at this strange hour, glad you got some proper sleep after the night shift.
p Breakfast while the rest of us think about dinner, you're either very late or way ahead.
i From your side of the clock you know a town the rest of us sleep through.
b What does breakfast look like at that hour?
=!lost a patient today and it hit me hard / one of my favourite patients died on my shift / we couldn't save someone today and i can't stop thinking about it
c I'm so sorry. Caring for a patient and then losing them is a real loss, however many times it happens.
p I wish I could bring you something warm and sit beside you quietly after a shift like this.
i That patient had you near at the end, and it mattered even though it couldn't change what happened.
b Would it help to tell me about them?
=a patient told me today i made her stay bearable / got a thank you card from a patient's family / an old man on the ward hugged me when he went home
c Lovely to hear, and you surely earned every bit of a patient's thanks.
p Keep that thanks safe for the next day when everything on the ward beeps at once.
i Patients remember who was kind to them in hospital for the rest of their lives.
b What did you do for them, do you think?
=we were three nurses short today / understaffed again, i had twice the patients i should / two people called in sick so i ran the whole bay alone
c Being that short of staff isn't fair on you or the patients, and I'm impressed you held it together.
p Doing the work of several people on the pay of one, the sums there are a mystery.
i I wonder how long a place can run purely on the goodwill of people like you.
b Did you get any break at all?
=i work in a&e, never a dull day / emergency room doctor here, friday nights are wild / i'm in the er so i've seen everything
c Staying calm when every night is an emergency is a rare talent, I admire it.
p The man fainting in the corner of the emergency room and adding to your workload would be me.
i After all those emergencies, I wonder whether ordinary problems shrink or turn precious.
b What keeps you calm when it all kicks off?
=i'm a junior doctor and i've forgotten what a weekend is / on call again this weekend, doctor life / resident doctor, 80 hour weeks, no social life
c You're doing one of the hardest stretches there is, and I'm happy to fit around whatever hours are left.
p I'll book my place in your calendar now for a Tuesday some time next spring.
i Those brutal hours end one day, and the doctor they made of you stays.
b Which branch of medicine are you leaning towards?
=i'm a midwife, delivered two babies last night / helped bring three babies into the world today / baby born at 5am on my shift, still get goosebumps
c What a job, being the first pair of hands a baby ever meets.
p My idea of a productive night would be a tidy kitchen, and yours ends with new babies.
i Some family will tell forever how their baby was born, with you in the middle of the story.
b Does it still get to you every time?
=work in a care home, the residents are hilarious / my oldest resident turned 101 today / looking after old folks all day, they tell the best stories
c It's a fine thing, giving old folks company and laughter at the end of a long life.
p The residents surely know more gossip than any group of teenagers ever did.
i All those lifetimes in one home, and you get to hear the stories their families never asked about.
b What's the best story one of them has told you?
=i'm a carer, i do home visits all day / carer for elderly people, up at six driving house to house / home care worker, eleven visits today
c A carer like you may be the friendliest face they see all day, and I respect that.
p The number of cups of tea offered to you in a week of home visits must fill a bath.
i Behind so many front doors, you get to know how people really live when nobody's visiting.
b Is there one visit you look forward to most?
=my shift got extended because nobody came to take over / relief didn't turn up so i'm stuck here till midnight / supposed to finish at 3 and still at work
c Not on, leaving you stuck past your finishing time like this. I hope somebody makes it up to you.
p Whoever left you there can expect a very long and very polite letter.
i The last hour you didn't expect is always longer than the whole shift before it.
b When do they finally let you go?
=i'm a dentist so nobody is ever happy to see me / dentist here, yes i look at teeth first / spent the day doing root canals, i'm a dentist
c A dentist sees people arrive scared and leave relieved, which sounds like a good job to me.
p I've suddenly become very aware of my teeth in all my photos.
i There's surely a special voice dentists keep for frightened people, and I'm curious to hear yours.
b Do people really lie to you about flossing?
=i'm a physio, spent the day fixing backs / physiotherapist, mostly footballers and grannies / i help people walk again, i do rehab
c Getting somebody moving again sounds about as rewarding as work gets.
p I just sat up straight reading about your job, so you've already fixed one back today.
i You get to watch people get a piece of their life back, one small exercise at a time.
b What's the best recovery you've seen?
=i'm a pharmacist, spent all day on my feet explaining dosages / pharmacy was mad today, queue out of the door / work in a chemist, people shout at me about prescriptions
c Pharmacists catch everybody else's mistakes and get shouted at for the queue, so here's some thanks instead.
p I promise to read the dosage on everything from now on, even the tiny print at the bottom.
i A whole neighbourhood's worries pass over a pharmacy counter and you keep every one of them quiet.
b What made today so busy?
=i'm a vet / i work as a vet, mostly cats and dogs / large animal vet, so cows and horses all day
c A vet needs brains and a soft heart, and I like both of those.
p A vet's patients bite, kick and never say where it hurts, so a date should be a rest.
i Anyone who can read an animal without words can probably read people like a poster.
b What's the strangest animal you've treated?
=!had to put down someone's old dog today, never gets easier / a little boy's cat died at our clinic today and i cried in the car / put three animals to sleep this week, i'm a vet and i'm broken
c I'm sorry, being the one who does the last kind thing for an animal is heavy to carry.
p Wishing you a quiet evening and something soft to lean on after a day like that at the clinic.
i You carry the goodbye to an animal so its family isn't alone with it, and that's a real gift.
b How do you usually come down from a day like this?
=puppy came in today and i got to cuddle it, i'm a vet nurse / someone brought nine kittens into the clinic / had a baby lamb on my lap at work all morning
c The best working day anyone has told me about, baby animals and wages too.
p Most meetings would go better with a puppy, a kitten or a lamb on the table.
i A cuddle with something that small and trusting can reset a whole week in about five minutes.
b Were you tempted to take one home?
=i'm a primary school teacher / teach six year olds, thirty of them / i teach year 4 and i love it
c Teaching little ones is real work, and the people who do it well are worth gold.
p You can probably quiet a noisy room with one raised eyebrow, and I'd behave instantly.
i Somewhere in that class is a child who'll remember your voice for seventy years.
b What's the funniest thing a child has said this week?
=i teach teenagers, pray for me / high school maths teacher here / secondary school english teacher, year 9 last thing on friday / teach maths at a secondary school / high school english teacher
c Anyone who stands in front of teenagers by choice has nerve and humour, and I like both.
c Teenagers smell fear, so you clearly have none.
p I can feel the eye rolls of thirty teenagers from here.
p Your school would find me a nickname by ten, and by eleven I'd have earned it.
i Behind all that attitude they notice everything, especially which teachers actually like them.
i Between the eye rolls, a teacher catches a glimpse of who they're turning into.
b What made you brave enough to pick teenagers?
b Which class makes you laugh the most?
=drowning in marking / still have 60 essays to grade / sunday night and i'm marking exercise books in front of the tv
c Marking on your own time is the part nobody sees, and I hope the pile shrinks fast.
p May the next page you mark be short, legible and correct.
i Now and then one line from a pupil makes all the marking worth it, I hope it's in there tonight.
b How many left to mark?
=one of my pupils finally learned to read today / a kid who hated maths got full marks and ran to tell me / my quietest student put her hand up for the first time
c You helped a kid over a wall today, and that beats any bonus a job could pay.
p Classrooms can be terribly dusty when a pupil learns something, it gets in the eyes.
i That small win may turn out to be the moment the student decides they aren't stupid after all.
b How did they look when it clicked?
=my class was feral today / the kids were off the walls because of the wind / wet play all day, thirty children bouncing around
c A whole class gone wild is a long day by anyone's measure, so the evening should be very quiet.
p Lion tamers have it easier, they only get the one kind of animal.
i Children always know when there's weather or a holiday coming, long before the adults do.
b How did you finally calm them down?
=parents evening tonight, wish me luck / just did four hours of parent teacher meetings / spoke to 28 sets of parents tonight and lost my voice
c So many parents in a row is a marathon of diplomacy, I hope there's silence and a sofa afterwards.
p Meeting the parents explains the children, and then it's too late to unsee it.
i One look at the parents and you know exactly where the smile and the temper come from.
b Are the parents easier or harder than the kids?
=six weeks off, teacher life, finally summer holidays / last day of term today!! / school broke up and i've slept eleven hours
c End of term, and well earned. I hope the holidays start slow and stay that way.
p All over the country teachers are lying down at the exact same moment.
i On the first free morning after a long term the whole world seems to have gone quiet.
b What's the first thing you'll do with the break?
=back to school tomorrow and i want to cry, i'm a teacher / inset day tomorrow, holidays are over / first day of term monday, my classroom isn't even ready
c Going back after the holidays is hard, but some small person is excited to have you as their teacher.
p The last evening before term is the longest one ever invented.
i New term, new faces, and one of them will probably turn out to be a favourite.
b Which class have you got this year?
=we have inspectors in school this week / ofsted called, we have a day's notice / being observed tomorrow and my head is panicking
c An inspection says less about your teaching than any ordinary day does, so trust the ordinary days.
p May the inspector drop a pen at the exact moment chaos breaks out.
i Odd that someone with a clipboard thinks an hour shows what you built over a whole year.
b Which lesson are they watching?
=i work in a nursery, covered in paint by nine am / early years teacher, i wiped forty noses today / i look after toddlers for a living
c Toddlers need someone patient and cheerful all day long, and that's no small skill.
p Nursery work, where glitter counts as an injury, gets my full respect.
i They'll never remember those early years, yet what you give them there stays in how they trust people.
b What's the mood like after nap time?
=i'm a teaching assistant with kids with special needs / work one to one with an autistic boy, he's brilliant / sen teacher, every day is different
c Patience like that is a talent, and any kid with you beside them is lucky.
p I imagine the children teach you just as much, and mark you harder.
i You learn to notice progress so small that nobody else would see it, and so big to the child.
b What was the last little breakthrough?
=i'm a uni lecturer, first lecture of term today / i teach at a college, 200 students staring at me / gave a lecture to half asleep freshers this morning
c To hold a full lecture hall with nothing but your head and your voice is an art.
p I'd sit in the front row, take notes and still ask something silly.
i Somewhere in those rows one student probably changed their mind about something because of your lecture.
b What subject could you lecture on all night?
=i'm a chef, so i work when everyone else eats / head chef in a small restaurant / i cook for a living, 14 hour days in a kitchen
c A woman who can run a kitchen under fire, I'm impressed and slightly hungry.
p Cooking for you would terrify me, so put me down for the washing up.
i One forkful tells you things the rest of us would walk right past.
b What do you eat when you get home?
=kitchen was on fire tonight, 140 covers / slammed at the restaurant, ticket machine never stopped / double seating and the sous chef walked out
c You got a whole restaurant through a service like that standing up, and that's a small triumph every time.
p By eight o'clock the kitchen would find me hiding in the walk-in fridge with the butter.
i A kitchen in a rush is one long breath, held until the last plate goes out.
b What did you have when it was finally over?
=i'm a barista / work in a coffee shop, i do the little hearts on top / i make about 300 flat whites a day
c A good barista can rescue a whole morning, so you do more for the public mood than most politicians.
p I'd order something simple so as not to be judged, and then worry it was too simple.
i You know hundreds of people only by their coffee, and I bet you've guessed their lives from it.
b What does a person's order give away?
=a customer shouted at me because his latte wasn't warm enough / some woman threw a strop over oat milk today / got yelled at over a croissant this morning
c No breakfast order is worth shouting at anyone over, and I'm sorry you got the brunt.
p Imagine losing a fight with your own breakfast and yelling at the person behind the counter.
i Customers that furious over so little usually carried it in from somewhere else.
b Did anyone stick up for you?
=i work in a bar, finished at 3 / bartender, my friday starts when yours ends / pulling pints till late again tonight
c You make everybody else's night out work and then walk home past it, I hope yours starts soon.
p My plan would be to order something clever, and I'd end up pointing at a tap.
i Nobody sees people as they really are quite like the person calling last orders.
b What do you drink after you've served everyone else?
=waitressing tonight, section of 12 tables / i'm a waitress, six doubles in a row / just carried plates for nine hours
c Carrying that many plates and still smiling is real work, and I hope the tips were good.
p With my balance the soup would reach the table before I did.
i I bet a waitress can tell a first date from a last one just by walking past with the bread.
b What are your tables usually like?
=someone left me a massive tip today / got a fifty pound tip from a table of four / an old couple tipped me more than the bill
c Good, somebody noticed how well you look after people and tipped you properly for it.
p Drinks are clearly on your tip tonight, and I'm being very brave about accepting.
i Tips that size are rarely about the plates, I'd guess you made their evening.
b What are you going to spend it on?
=table of 20 didn't tip a cent / worked all night and made four dollars in tips / big party ran me ragged and left nothing
c Running yourself ragged for nothing stings, and it says everything about the table and nothing about you.
p May they find one small pebble in every shoe they own.
i I think you learn more about someone from how they tip than from an hour of conversation.
b Were they rude as well, or only tight?
=i'm a hairdresser, i hear everyone's secrets / cut hair all day, fully booked till christmas / colourist in a salon, nine clients today
c People sit down in your chair and leave happier, and not many jobs manage it that fast.
p You probably know enough secrets to bring down the whole town before lunch.
i There's something in talking to a mirror that makes people honest, and you hear all of it.
b What's the most surprising thing a client has told you?
=a client hated her haircut and cried / had someone walk out of the salon today without paying / she asked for blonde then blamed me it was blonde
c Horrible feeling when you did your work properly and still get blamed, I'm sorry about that client.
p Hair grows back, but the mood of a salon after that scene takes weeks.
i I suspect the tears over hair are hardly ever about the hair.
b How did you handle it in the moment?
=i do nails, my own little salon / nail tech here, 8 sets today / beautician, threading and facials all day
c Detailed salon work with a whole day of chatting on top, you've got a steady hand and a good ear.
p My own nails have just hidden in my pockets out of respect for your standards.
i A salon gives people an hour of someone's full attention, so I can guess how they open up.
b What's the boldest thing a client has ever asked for?
=i clean houses for a living / cleaner in an office block, i start at 5 / did four houses today, knees are gone
c Honest graft that leaves a place better than you found it, I've real respect for that.
p People who tidy up in a panic before the cleaner comes have my full understanding.
i Empty rooms tell on the people who live in them, by now you're half detective.
b What's the oddest thing you've come across?
=i'm a police officer / cop here, yes really / been in the police for seven years
c Police work means walking towards what everyone else walks away from, and I respect it a lot.
p I've done nothing wrong, officer, and I still sat up straight when I read that.
i You see people at their worst and keep believing in them anyway, and I'd like to know how.
b What made you join?
=rough shift, had to deal with a nasty accident / saw something on shift today i can't unsee / got spat at while on patrol
c I'm sorry, nobody should have to carry a shift like that home alone.
p I wish I could hand you a blanket, a big mug and an hour of absolutely nothing.
i The uniform comes off at the door but I imagine a shift like that takes longer.
b Is somebody with you tonight?
=i'm a firefighter / work for the fire service, night crew / volunteer firefighter in my village
c You run into the fire everyone else runs away from, and I can only admire that.
p The most heroic thing I'd manage near a fire is opening a window.
i Right after the alarm goes there's a silence, I imagine, that only firefighters know.
b What's the call-out you'll never forget?
=paramedic, just off a mad shift / i drive an ambulance / eleven call-outs tonight, ambulance crew life / i'm a paramedic, seen things / emergency dispatcher, i'm the voice on 999
c When people are terrified and a paramedic walks in, the whole room breathes out, I hope you know that.
c Staying calm in the middle of someone's emergency is heroic, and I mean it.
p After a shift on an ambulance, my idea of an emergency would make you laugh.
p I'll never again call a tin opener an emergency in your hearing.
i You step into strangers' living rooms in the biggest minutes of their lives, then drive on to the next.
i You walk into strangers' worst minutes and walk out again as if it were normal.
b How do you switch off after it?
b What helps you come down after a shift?
=i'm cabin crew / flight attendant, i'm in a different city every two days / air hostess, based out of dubai
c Cabin crew live out of a suitcase with a smile on top, I admire the stamina and good humour.
p On my next flight I'll actually watch the safety demonstration, out of loyalty to you.
i Being in a different city and belonging nowhere for a day or two has a freedom of its own.
b Which stopover do you look forward to?
=just landed after a 14 hour flight and a drunk passenger / crewed a red eye full of screaming babies / on standby at the airport since 3am, cabin crew
c As crew you keep smiling through all of that, so rest is more than due.
p Locking yourself in with the bread rolls would have been entirely understandable.
i A cabin in the middle of the night is the strangest little village on earth.
b What time does your head think it is?
=i work in a call centre, 90 calls a day / customer service rep, people scream at me for a living / on the phones all day for a telecom company
c Keeping your temper through all those calls is a skill, and callers should be nicer to you.
p Thank you for holding, your call is important to me, and I mean it.
i A stranger's voice on the phone tells you within seconds how their day went, there's a whole map in it.
b What was the strangest call this week?
=graveyard shift again, i work for a us account from manila / bpo life, logging in at 10pm / night shift for an american company so my lunch is at 2am
c Working nights on another continent's clock is tough going, and I'm happy to catch you whenever you're awake.
p By the time your shift ends, I'd be arguing with my alarm clock.
i Logging in to someone else's daytime must be a bit like living in two countries at once.
b What do you eat at that hour?
=i'm a lawyer, family law mostly / solicitor here, divorces and custody / i'm an advocate, in court most mornings / solicitor, so yes i argue for money / corporate law, long nights and bad coffee
c Arguing for people when they most need it is serious work, and I'd want a lawyer like you.
c Arguing someone's corner as a lawyer is a fine way to earn a living.
p I'd lose every argument to a lawyer with good grace and save us both the time.
p With a lawyer every small disagreement is already lost, I accept the ruling.
i Hearing both sides of every story in court, I wonder what you think truth looks like.
i The law shows you people at their most stubborn, and you still find the reasonable bit.
b Is it anything like it looks on television?
b Did you always want to do law?
=won my first case today!! / the judge ruled in our favour / got my client off this afternoon, still shaking
c You won, and someone's life just got lighter because of how you fought their case.
p I never doubted you'd win, Your Honour, and I'd swear to it.
i There can't be a quieter second than the one before the judge reads out a decision.
b How did your client react?
=lost a case i worked on for a year / court went badly today / the judge threw it out and my client was devastated
c Losing in court after all that work hurts, and it takes nothing away from how hard you fought.
p If I could overrule a judge, today would be the day.
i The cases that go wrong probably shape a lawyer more than the ones that win.
b Is there any chance to appeal?
=i write code / software developer, backend mostly / i'm a programmer, one of two girls on the team
c Building software out of pure thought is about as cool as a job gets, I'm impressed.
p I'd offer a programmer my help, but turning it off and on again is where my wisdom would end.
i Code is a strange craft, when it's done well nobody ever notices you were there.
b What are you building these days?
=spent eight hours on a bug and it was a missing comma / the bug was a typo, a whole day gone / finally found the bug, one wrong letter
c Hunting a whole day for one tiny mistake and still finding it, I call it stubbornness of the best kind.
p Somewhere that little typo is very proud of what it managed to do to your day.
i Odd how the smallest things hide best in plain sight, and not only in code.
b How loud was the shout when you found it?
=we go live tomorrow and nothing works / big release tonight, i'll be up till it's done / deployment on a friday evening, pray for me
c A launch is pure nerves, but you know that system better than anyone, so back yourself.
p I'll keep my fingers off every button in the house until your release is out.
i The hour before something goes live, when it could still be perfect or a disaster, has its own electricity.
b Who's keeping you company through it?
=broke production today / deleted the wrong table at work / i took the whole website down for ten minutes, oops
c Everyone who builds anything breaks it once, and owning up is what makes a good colleague.
p Some people leave a mark at work, you left a hole, if only a small one.
i The story you'd love to delete this week is the one you'll be telling new starters for years.
b How fast did your heart go when you noticed?
=i'm a graphic designer / design packaging for a living / i do branding, logos, that kind of thing
c You notice what the rest of us only feel, and I find a designer's eye very appealing.
p I'm now nervous about every font and logo I have ever liked.
i Your designs sit in thousands of homes and nobody there knows your name, I quite like the mystery.
b Is there a design out there you wish was yours?
=client wants the logo bigger again / 14th round of feedback on the same poster / they asked me to make it pop, third time this week
c Endless feedback like that would wear out a saint, and your first version was probably the right one.
p By the final round they'll proudly ask for exactly what you showed them first.
i Making something for people who can't say what they want is half design and half mind reading.
b How do you keep from screaming?
=i'm an accountant, don't fall asleep / work in audit, it's busy season / accounts, spreadsheets, the glamour of it all
c I'd trust an accountant with nearly anything, and I'm wide awake, so carry on.
p Somewhere in a spreadsheet there must be a joke, and I'd like to be shown the cell.
i Follow the money through the accounts and you see in black and white what people care about.
b Is there a bit of it you secretly enjoy?
=it's tax season so i don't exist until april / year end, living at the office / month end close, home at ten every night
c A few brutal nights at the office, and I'll still be here when the books are closed.
p Here's your postcard from outside the office, the world is still there and it misses you.
i Your season is like a farmer's harvest, everything comes in at once, only with receipts.
b What's the first thing you'll do when it's over?
=i'm a scientist, i work with bacteria / cancer researcher here / phd chemist in a lab, i stare at cells all day
c Spending your days researching what nobody knows yet is a wonderful way to live.
p My plan for dinner with a scientist is to nod along and look everything up under the table.
i For a moment, after a lab result comes in, you're the only person alive who knows that small fact.
b How would you explain it to a child?
=my experiment failed again / six months of lab work and the data is useless / the cells died over the weekend, start again
c Starting over after that much work is rough, and the fact that you will anyway is why research moves.
p A short, dignified service for the experiment seems right, with biscuits.
i Science is mostly people not giving up on a day exactly like this one.
b Do you know yet what went wrong?
=my paper got accepted!! / reviewer two finally said yes / got published today, first author
c Published, with your name on it for good, huge congratulations.
p Page one of the paper goes in a frame, and page two I'll pretend to understand.
i Years from now some stranger in another country will build their own work on a line of your paper.
b How are you celebrating?
=i work in a clothes shop, folding all day / retail, the sale started and people have lost their minds / i'm on tills in a supermarket
c Retail means being pleasant to the public all day, harder than most desk jobs, hats off to you.
p I'm the shopper who refolds the jumper badly and leaves feeling guilty.
i You can surely tell from the way someone walks into a shop whether they'll buy anything.
b What's the shop like on a normal day?
=a customer made me cry today / man shouted at me over a refund in front of the whole queue / got called useless by a shopper because we had no bags
c Nobody gets to speak to you like that over shopping, and I'm sorry a stranger ruined part of your day.
p I hope a trolley with a squeaking wheel follows that customer for life.
i The whole queue probably wanted to speak up for you, and every one of them regrets staying quiet.
b Has the rest of your day been any gentler?
=black friday shift tomorrow, i'm scared / working boxing day sales again / retail at christmas, twelve days straight
c The sales bring out the worst in people, and you'll handle them with more grace than they've earned.
p Armour, a whistle and a strong tea are the minimum for that shift.
i A shop floor in the sales is human nature with all the wrapping off.
b What are people usually fighting over?
=i drive a bus / lorry driver, one of the few women on the road / i drive trains, always wanted to
c Driving a machine that size all day is seriously cool, I'm a fan already.
p One ride up front beside the driver and I'd turn seven years old on the spot.
i Long hours of driving with the world going by, I wonder where your thoughts travel.
b What's your favourite stretch of the route?
=i drive for uber, the things i hear / taxi driver, evenings mostly / do deliveries on my scooter, all weather
c Driving through traffic for strangers all day and still polite, you have my respect.
p Five stars for the driver already, and you haven't even picked me up.
i People confess to a driver what they'd never tell a friend, because the ride ends.
b Who was your most memorable passenger or drop?
=grew up on a farm and now i run it / dairy farmer, up at 4:30 every day / i've got 200 sheep and no free time
c Farming is the hardest honest work there is, and I find it very attractive that you do it.
p Wrong boots, wrong coat, laughed at by the animals, I can see my first farm visit clearly.
i Living by weather and seasons, a farmer must have a different idea of what urgent means.
b What's the best hour of the day out there?
=lambing season, up all night / two calves born since midnight / harvest this week so i'm in a tractor till dark
c That's the season when the land owns you, I hope it's a good one and you get some sleep after.
p Next to lambs, calves and harvests, my evening of choosing what to watch seems a bit light.
i However often you've done it, the busiest season of a farm year surely still feels like a small miracle.
b How many days of this are left?
=i'm an architect / architect, mostly schools and libraries / i design houses other people get to live in
c Designing something that will outlive us all is a fine way to spend a day.
p I'll never again walk into a house without wondering what you would say about the windows.
i An architect walks through a city seeing decisions where the rest of us see walls.
b Which building would you take me to see?
=i'm an engineer, civil, bridges mainly / mechanical engineer, only woman on site / i work on wind turbines
c An engineer makes huge things stand up and keep working, and that's seriously impressive.
p I'd stand on site under whatever you built and say it looks very sturdy, like an expert.
i The world rests on the sums of engineers nobody ever thanks, so here's a thank you.
b What's the biggest thing you've worked on?
=i'm on a building site, plasterer / electrician, yes a female one / i'm a carpenter, learned it from my dad
c A building trade and real skill in your hands, I admire that a great deal.
p My place on a site is clearly holding the torch and passing the wrong screwdriver.
i Years later you drive past a building and know that what holds it together is yours.
b What's the job you're proudest of?
=people are always surprised i'm the mechanic / i fix cars for a living / customers ask to speak to a man at the garage
c Good on you, and anyone asking for a man at the garage is asking for worse service.
p People who describe the problem by making the noise surely brighten your day, I'd be one of them.
i Quietly being better than people expect is a small pleasure that never wears off.
b How do you answer when they doubt you?
=i'm a social worker / work with kids in care / child protection, can't talk about it much but it's heavy
c You walk into lives most of us look away from, and I respect you for it deeply.
p After one of your working days, dinner and silence would be my department.
i A child may never know your name and still live a different life because you turned up.
b What keeps you in it on the hard days?
=i'm a therapist and i'm off duty, promise / psychologist, people's problems all day / i'm a counsellor in a school
c Listening properly is rare, and therapists do it for a living, so I hope someone listens to you too.
p Off duty or not, I've started choosing my words, and I bet you noticed.
i Everyone tells you their problems, and I wonder who gets to hear yours.
b How do you leave it at the door when you go home?
=work in hr, everyone's scared of me / hr manager, had to do three difficult chats today / i'm the person who does the firing, sadly
c Difficult chats done kindly are a skill, and I'm sure people are glad it's you across the table.
p Talking to HR, I've already checked whether I filled in this chat correctly.
i HR knows what a whole company is worried about and can't say a word, quite a thing to carry.
b What's the part of HR people never see?
=i'm a recruiter / headhunter, on the phone all day / i find people jobs for a living
c Matching people with the right place can change a life, you've clearly got a nose for people.
p Consider this my covering letter, strong points include showing up and finishing my vegetables.
i After hundreds of people selling themselves, the real ones must stand out like a warm lamp.
b What makes someone stand out in the first minute?
=i work in marketing / social media manager, i'm online for a living / i write adverts, nappies and yoghurt mostly
c Good marketing gets people to care in three seconds, and that's harder than it looks.
p I'm now worried about how badly I've advertised myself on here.
i If you know how attention works online, I wonder what still manages to catch yours.
b What's the last thing you made that you liked?
=estate agent here, i've seen some houses / i sell homes for a living / showed nine flats today, one had a toilet in the kitchen
c You help people find the home their life will happen in, I'd enjoy that too.
p I'd fall for the worst flat on the list because of a window seat.
i Houses keep traces of the people leaving, whole marriages can be read in the wallpaper.
b What's the oddest home you've ever shown?
=i'm a journalist, local paper / reporter, i cover courts / work in tv news, up at three for the breakfast show
c A journalist asks the questions nobody else dares to, and I admire that.
p I'll stick to the facts, since a reporter would find me out in minutes anyway.
i The news lets you into rooms and lives most people never see, and then you have to choose the words.
b What story are you proudest of?
=i'm an actress, mostly waiting tables / i do theatre, opening night soon / had an audition this morning, small part
c You chose acting over something safe, and I like people who do that.
p At the theatre I'd clap in all the wrong places and very loudly.
i A part lets you be someone else for a few hours, I wonder what you bring home from it.
b Which role would you give anything for?
=i'm a photographer, weddings mostly / shoot families and newborns for a living / spent my day photographing shoes / i take pictures of food for a living / freelance photographer and always chasing light
c Photographers freeze the seconds people want to keep, and I think that's a lovely trade.
c Catching the picture that everyone else misses is a real art.
p I'd blink in every photograph, so consider me a challenge.
p In front of a photographer I turn into a man who has forgotten what hands do.
i Behind a lens you see the small looks between people that nobody else catches.
i After years of taking pictures, even a bus stop probably has good light.
b Which picture of yours do you like best?
b What picture of yours means the most?
=i work at a bank / relationship manager in a bank, targets everywhere / bank clerk, the queue never ends
c Other people's money and worries queue up in front of you, they must be glad of somebody steady.
p My financial strategy would fit on the back of one of your bank's pens.
i A bank is where people keep their fears, and you sit there seeing all of it.
b What do people most often come in worried about?
=i'm in the army / navy, home for three weeks / served six years and i'm about to leave the forces
c Signing up to serve and sticking with it, I admire that.
p Anyone in the forces can pack for a month in less time than I'd take to find socks.
i From inside the forces, I imagine ordinary life looks very loud and very slow.
b What do you miss most when you're away?
=i'm a librarian, not as quiet as you think / work in a library, story time for kids today / i run the village library
c Libraries are the last kind places where nobody has to buy anything, I'm glad you keep one going.
p Out of respect for a librarian, I'd whisper the entire first date.
i A library knows who borrows what, probably the truest portrait of a town there is.
b Which book do you press on everyone?
=i'm a florist, up at four for the market / doing flowers for two weddings and a funeral this week / made 60 bouquets for mothers day
c You bring the flowers to all the big days of people's lives, and every one looks better for it.
p Turning up at your door with flowers would be the bravest thing I could do.
i Somebody's sorry, somebody's love and somebody's goodbye all leave a florist in the same paper.
b Which flower is your own favourite?
=i'm a baker, my alarm is at 2am / started my own little bakery / baked 400 loaves before most people woke up
c Baking for a town before it's awake is a lovely kind of work, tiring as it must be.
p The man outside the bakery at opening time with a butter knife means no harm.
i I imagine the street at that hour, one lit window and the smell of warm loaves.
b What do you bake when it's only for you?
=i'm a security guard, nights / door supervisor at a club / i sit in front of cameras till six in the morning
c Staying calm and on guard while the rest of the city lets go is a real skill.
p Three forms of identification for security coming up, just so you'll let me say hello.
i In the night hours when nothing happens, thoughts come round that daytime never lets in.
b What's the weirdest thing you've seen on a shift?
=i'm a personal trainer / teach yoga, four classes a day / i run spin classes and shout at people nicely
c Getting people moving who'd rather be on the sofa is a gift, and I bet you're good at it.
p I'd ask for a water break before the warm-up was over.
i You see people give up and then not give up, several times an hour.
b What got you into it?
=i'm a tour guide, same joke six times a day / showed forty tourists round the castle in the rain / guide in the old town, my feet hurt
c To make the same old stones interesting for tourists every day, you've clearly got charm.
p I'd laugh at every joke on the tour and carry the umbrella.
i Guide people round a place often enough and little truths of your own slip into the story.
b Which spot do you never get tired of showing?
=receptionist at a hotel, night desk / i'm front desk and i've seen it all / worked check in today, two coaches arrived at once
c Everybody's first and last impression of the hotel is you, no small thing to keep up all day.
p Losing my key card and coming back to the desk would be my way of saying hello again.
i Guests behave as if nobody is watching, and you sit at reception knowing everything.
b What's the strangest request a guest has made?
=i'm a receptionist at the doctors, everyone hates me by 8:01 / gp reception, phones went mad this morning / i answer phones at a clinic and get all the blame
c You take the blame for a system you didn't build, and you still find people a slot, so thank you.
p On the phone I promise to describe my symptoms in under a minute and say please twice.
i People are frightened when they phone a doctor, and fright comes out sounding like rudeness.
b Did anyone say something nice today?
=i'm a stay at home mum at the moment / full time mum of two, that's my job / left work when my daughter was born
c Raising a child all day is work by any fair measure, and I don't think it gets half the credit.
p The working hours are terrible and the boss throws food, yet you stay.
i I'm curious what surprised you most about swapping one life for the other.
b What's your favourite part of the day with them?
=i'm between jobs right now / not working at the moment, figuring things out / taking some time off work this year
c Good, a pause between jobs is often when people finally hear what they want.
p A calendar with nothing in it, I'm trying to hide my envy.
i The gap between two chapters is where the interesting decisions happen.
b What would you try if money didn't come into it?
=i run my own business, small but mine / self employed, cushions and curtains / i own a little shop by the sea
c Building a business of your own and keeping it alive, I admire the guts in that.
p Self employed, you can't even complain about the boss without talking to yourself.
i I wonder which day the business stopped feeling like a gamble and started feeling like yours.
b How did it all begin?
=i freelance, feast or famine / freelance translator, working from the kitchen table / i'm my own boss, translation: no sick pay
c Living freelance from your own skill without a net, you've got more nerve than most people know.
p The freelance office party must be very quiet, though the music is always your choice.
i Freedom and worry seem to come in the same envelope when you're your own boss.
b Is it feast or famine this month?
=i work in a museum / museum guide, i dust dinosaurs sometimes / i restore old paintings
c Looking after old things that survived centuries sounds like a wonderfully calm kind of responsibility.
p In a museum, please remind me not to touch anything, twice per room to be safe.
i Alone with those old treasures after closing time, I'd guess it feels like company.
b Which piece would you save first in a fire?
=i'm a radiographer / i take x-rays all day / sonographer, i show people their babies
c Showing people what's happening inside them is a delicate job, I'm glad gentle people do it.
p Your x-ray eyes would see straight through me, and that's slightly unfair on a first meeting.
i You know what the screen shows a minute before they do, and your face has to wait.
b What do you enjoy most about it?
=i'm an optician / optometrist, which is better, one or two, all day long / i fit hearing aids
c You let people see and hear the world up close again, what a nice thing to do before lunch.
p Sitting up straight and reading the smallest line like at the optician, please tell me I passed.
i That moment when a person finally sees or hears properly again, I'd like to watch it once.
b What's the best reaction you've had?
=i'm a mental health nurse / i work on a psychiatric ward / support worker in a mental health unit
c Only a strong person stays kind and steady in mental health, where everything is raw.
p I'd just like to pour you a big mug of something and let the ward drop off you.
i Working in mental health, you probably know better than anyone how thin the line is for all of us.
b What drew you to it?
=i look after children in hospital / paediatric nurse, my patients are tiny and brave / did a ward round dressed as a superhero today
c Making a frightened child laugh in hospital is about the best use of a day I can think of.
p I bet your pockets are full of stickers, and I'd like to earn one.
i Children are ill in the morning and playing by noon, nobody lives in the present like they do.
b Who made you smile this week?
=i'm a hospice nurse / work in palliative care, people always go quiet when i say it / i sit with people at the end of their lives
c I won't go quiet, being there at the end is one of the finest things a person can do.
p After days like yours, I'd want to make the rest of your week as light as I could.
i People near the end know what mattered, and you're one of the few who gets to listen.
b What have they taught you about living?
=i'm a funeral director / i work in a funeral home, great icebreaker / undertaker, third generation
c Handling a funeral with dignity in a family's worst week is important work, I respect it.
p As icebreakers go, yours wins every round of what do you do, and the room goes silent.
i Living so close to funerals, you'd know better than most of us what's worth worrying about.
b Do people treat you differently when they hear it?
=i work for my church, with the young people / i'm training to be a vicar / i run the youth group and sunday school as my job
c Giving your days to faith and people is a brave choice now, and I like hearing about it.
p Best manners on, hymn book open, mumbling bravely through the second verse.
i People bring you what they can't say anywhere else, and keeping it safe is no small thing.
b When did you know it was for you?
=i do eyelashes from my spare room / makeup artist, brides all summer / did a bride and eight bridesmaids before ten this morning
c You keep a whole room of nervous women calm and send them out feeling great, quite a talent.
p Somebody has to eat the croissants and say it all looks lovely, I'm free most mornings.
i In that chair, the hour before a big day, people say what they really feel.
b What's the most dramatic morning you've had?
=i'm a dressmaker / i sew wedding dresses / i alter clothes, all day other people's zips
c Making clothes fit real people by hand is a rare craft, and I'd love to see it.
p If I sewed, the only thing attached would be my sleeve to the table.
i Every dress that comes in has a story about who she was and who she wants to be.
b What's the loveliest thing you've made?
=i'm a jeweller, i make rings / potter with a tiny studio / i make candles and sell them at markets
c Making a real thing with your own two hands and selling it is the kind of work I envy.
p Sell me one for my shelf, and it'll end with nine so I can keep talking to you.
i What you make is sitting in rooms you'll never see, quietly being somebody's favourite thing.
b What are you making at the moment?
=did a market stall today and sold everything / sold out of my brownies by noon / craft fair today, went home with an empty van
c Sold out, brilliant. People voted with their wallets and they voted for you.
p I'd have been the poor soul who turned up at an empty stall with exact change.
i A stranger at the market falling for something you made, I'd stand all day in the cold for it.
b What went first?
=sold two things all day at the craft market, froze my hands off / rainy market day, nobody came / stood at my stall for eight hours and made thirty quid
c A whole day standing in the cold for so little is disheartening, and it's the weather's fault, never your work's.
p The pigeons had a lovely day out at your stall, I'm sure.
i Even on a dead market day there's usually one person who stops and really looks.
b Is there a better market coming up?
=i work on a cruise ship, back at sea in march / singer on a cruise liner / six months on the ship, two months home
c Living and working at sea for months at a time, what an adventurous way to do it.
p They'd find me on the wrong deck of the ship three weeks later, tanned and confused.
i Out on a cruise with no land in sight, time probably runs by rules of its own.
b What's the best thing you wake up to out there?
=i'm a ski instructor in winter and a surf teacher in summer / i teach kids to swim / riding instructor, cold hands and happy ponies
c Teaching people to trust themselves with something scary is a wonderful job to have.
p Sign me up as the slowest pupil you've ever taught, armbands, helmet and all.
i There's a second when fear turns into fun, and an instructor gets paid to stand next to it.
b What do beginners always get wrong?
=i'm a zookeeper / i work with penguins / look after big cats at a wildlife park
c As jobs go, zookeeper may be the one every seven year old dreamed of, and I'm still a little jealous.
p Compared with the wildlife I'd be tame, though I do come for snacks.
i An animal that decides to trust you pays no compliments, it just comes closer, and that's worth more.
b Which one is your favourite?
=i'm a park ranger / i work in conservation, counting birds / gardener at a big old estate / marine biologist, less dolphins than you think / environmental consultant, bogs mostly
c Working outdoors with things that grow and fly sounds like a sane way to spend a life.
c Using your days to look after the living world is work I'm grateful for.
p I'd call every bird a pigeon until corrected.
p By day one they'd have logged me as a new and clumsy species.
i You get to see the same place change day by day, most people only ever see it once.
i Counting what's left out there must be hopeful and sad in the same hour.
b What's out there at this time of year?
b What creature won you over?
=dog groomer here, soaked and bitten / i walk eleven dogs for a living / i run a dog daycare, it's chaos
c Days spent with dogs are good days, even the wet and hairy ones.
p Some meetings are full of barking too, but yours come with tails.
i Dogs choose their people in a second, and apparently they choose you.
b Which one is the troublemaker?
=work in a factory, on the line / i pack boxes in a warehouse, 30 thousand steps a day / night picker in a big warehouse
c That's hard physical work, and the whole country's shopping rests on people like you.
p Your step counter must think you're walking to the sea.
i When the hands know what to do, the mind can go anywhere, I wonder where yours goes.
b What are the people like there?
=i'm a postwoman, up at four / i deliver parcels, 160 stops today / postie, chased by a dachshund again
c Posties have walked more by breakfast than most of us do all week, hats off to you.
p Every gate you deliver to should have a biscuit waiting, one for you and one for morale.
i A postwoman knows every front door in the place, and probably who's lonely behind which one.
b Who on your round is always glad to see you?
=i work at the airport, check in / airport security, no you can't take the snow globe / i'm on the lost luggage desk so you can imagine
c Keeping your manners with people who are late, tired and frightened is an art.
p I'd be standing at your desk with one shoe on and no idea where my passport is.
i Airports hold the best hellos and the hardest goodbyes, and you walk through them daily.
b What's the daftest thing somebody tried to bring?
=i'm an interpreter, my brain is fried by six / sign language interpreter / i translate in courtrooms and hospitals
c An interpreter is the voice for two people at once, what a quick mind you've got.
p I'd start speaking in short sentences, easy to translate, just to be kind to you.
i Interpreters say I all day and never mean themselves, I find that fascinating.
b What's the hardest thing to translate?
=i write for a living, copy mostly / i'm an editor at a publisher / ghostwriter, i've written books you'd know but i can't say which
c Living off the written word sounds great to me, and I'm in good hands in this chat.
p I've edited this message several times already, so be merciful.
i The best sentences you write walk around under other people's names, I'd find that strange and a bit thrilling.
b What do you write when nobody pays you?
=i play violin in an orchestra / i'm a music teacher, recorders all day / i sing in a wedding band at weekends
c Making music for a living is a lovely answer, and I'd listen gladly.
p Every band needs a triangle, played softly and at the wrong moment, I'm ready.
i A room full of people breathing with the same piece of music is close to magic.
b What do you play when nobody's listening?
=dance teacher, 40 tiny ballerinas today / i teach salsa on thursdays / choreographer, spent the day in a sports hall shouting counts
c Teaching people to move without being shy about it is a gift to them.
p I'd bring the enthusiasm to your class and leave the feet to luck.
i People show who they are when they dance, long before they'd ever say it.
b What's the best thing about today's lot?
=civil servant, sounds dull, it mostly is / i work for the council, bins and benches / public sector job, i process applications
c Keeping the ordinary things running for the public is worth doing, even if no film gets made about it.
p Whoever decides the bin days holds the real power, so I'll be respectful.
i Behind every application there's a person hoping for something, and you're the one who reads it.
b What would surprise people about your job?
=i work for a charity / ngo worker, refugees and housing / fundraiser, raised enough for a well this month
c Choosing charity work over work that pays well shows where your heart is.
p I'd meet a fundraiser with nothing in my pockets and still end up signing the form.
i Charity work shows how people treat those who can give nothing back, and the world sorts itself quickly.
b What's the thing you're proudest of there?
=i manage a supermarket / shop manager, three people called in sick today / store manager, i was on the tills and the deliveries and the complaints
c Holding a whole shop together with too few hands is leadership, whatever the title says.
p Somewhere between the tills and the deliveries you must have met yourself coming back.
i Good managers are the ones who jump in when it gets messy, sounds like you're one.
b How do you keep your team cheerful?
=work in insurance, don't all cheer at once / i do claims, people and their burst pipes / i'm an actuary, look it up
c Being useful on the day it all went wrong counts for a lot, insurance gets an unfair reputation.
p I'm cheering quietly so as not to invalidate the policy.
i You know what's truly likely to happen and what people only fear, and I'd like your view on things.
b What's the oddest claim you've come across?
=i'm a data analyst / i do data science, dashboards mostly / statistics is my job, yes on purpose
c Seeing the pattern in data where others see noise is a lovely kind of clever.
p My sample size is one, but the data on you so far looks promising.
i Statistics confess things people never would, if somebody bothers to ask them nicely.
b What's the most unexpected thing the data ever told you?
=project manager, i herd cats / i organise people who don't want to be organised / scrum master and no one knows what that is
c Getting a dozen people to finish one thing together is a quiet kind of superpower.
p Green on the chart, green on the chart, please don't look behind the chart.
i You see who promises and who delivers, I imagine it's an education in people.
b What's your trick for getting people to do things?
=event planner, so yes stressed / i organise conferences / wedding planner and today's bride changed the date
c Every event is chaos behind the curtain and calm in front, I admire a head as cool as yours.
p I'd stand wherever the plan put me and hold the clipboard proudly.
i Planners only get noticed if something goes wrong, and that's a strange way to be brilliant.
b What's the closest you've come to disaster?
=i work in a prison, teaching / prison officer, it's not like tv / i run the library in a prison
c Treating people as people in a prison built to forget it, I respect that deeply.
p Tell the prison I've got excellent behaviour and no plans to escape.
i You meet the person after the worst thing they did, and I wonder what you see that others don't.
b What would surprise people most about it?
=i'm an au pair in spain / nanny for three boys, send help / i look after twins, they're fifteen months
c A nanny with that much heart for somebody else's children, they've no idea how lucky they are.
p You're outnumbered and they have better stamina, I'd have sent for help by breakfast.
i They'll grow up with some of their nanny's words and songs in them without knowing where from.
b What did they get up to today?
=kids i nanny for are leaving for another country and i'm heartbroken / last day with the little girl i've looked after for four years / said goodbye to my class today and sobbed
c Saying goodbye to children you've helped raise hurts, and it hurts because you did it with love.
p May they send you wobbly drawings in the post for years.
i You'll be in the warm, blurry beginning of their lives for good, even if they forget the details.
b What will you miss most about them?
=first day as a nurse tomorrow, can't sleep / my first ever lesson as a real teacher is on monday / start as a qualified vet next week and i'm terrified
c Being terrified means you care about doing it well, and you trained for exactly this.
p On the first day the shoes will hurt, the coffee will go cold, and you'll be great anyway.
i Years of training for one first morning, and then you simply are the thing you wanted to be.
b What are you most looking forward to about it?
=!a patient hit me today / got punched by a man on the ward / one of my pupils threw a chair at me and i'm still shaking
c I'm so sorry. Nobody should get hurt at work, and being shaken after it is completely right.
p Be as gentle with yourself tonight as you are with every patient or pupil.
i The shock of being hit or attacked often comes later, once everything is quiet and you stop being brave.
b Are you hurt?
=!i think i'm burnt out / i sit in the car outside work and can't go in / signed off work with stress for a month
c I'm sorry the stress got this far, you carried too much for too long and stopping is the right thing.
p Let work knock for a while, you don't have to open.
i Burning out happens to people who cared hard, and something in you is finally asking for its share.
b When did it start to feel like too much?
=nobody said thank you at work all week / my boss never notices anything i do / did the whole event and someone else got thanked
c It stings to work hard and stay invisible, so I'll say it, well done and thank you.
p I'm picturing a small brass band outside your workplace on Monday, playing just for you.
i The ones who keep things running are often thanked last, because nothing ever went wrong.
b What did you do that they should have noticed?
=my patients are all asleep and i'm having tea in the dark / quiet night on the ward for once, don't say the q word / nothing happening on shift, just me and the vending machine
c May the calm hold, you've surely earned one shift that asks nothing of you.
p I won't say the forbidden word, I'll only whisper well done to the vending machine.
i A building full of sleeping people and one person awake for them, it's a peaceful picture.
b What do you do to stay awake?
=i had to work on christmas day / on shift new year's eve, saw the fireworks from the staff room / working right through eid this year
c Working while everyone else celebrates is a real gift to other people, I hope someone saved you a plate.
p Your celebration can be any day you like now, the calendar owes you one.
i People who share a shift on a holiday become a small family for a night.
b When do you get to celebrate properly?
=i'm a dental nurse and the dentist is moody / dietitian, and people hide their plates from me / lab tech, blood samples all day
c Health work is full of people nobody sees, and the whole place would stop without you.
p Expect me to bite an apple loudly in front of you, to make a good impression.
i You see a side of people they never show at dinner, I wonder what it taught you.
b What's the bit of the job you like best?
=speech therapist, helped a boy say his own name today / i teach people to speak again after strokes / occupational therapist, my patient made her own tea for the first time
c Helping someone back to a word or some small everyday thing is enormous, I hope you felt proud walking home.
p As the therapist I'd have needed a minute in the corridor and a tissue after that.
i Speaking, making tea, the things we do without thinking turn out to be the biggest when they come back.
b How did they react?
=worked double shifts all week / sixth day in a row and i'm running on biscuits / did back to back shifts, i'm a zombie
c So many shifts in a row is too much for anyone, I hope real rest is close.
p Biscuits and stubbornness have carried stronger people than me through a week.
i After enough shifts the days lose their names and only the next alarm counts.
b When is your next proper day off?
=day off tomorrow, finally / i have two whole days off in a row / off till thursday and i plan to do nothing
c After all that work a day off should be spent exactly as slowly as you like.
p You're off, so I hereby declare your alarm clock unemployed until further notice.
i The first day off tells you what you really needed, sleep, sun or people.
b What's the laziest part of the plan?
=got called in on my day off / they rang at seven asking me to cover a shift / my free day is gone, someone's ill so i'm working
c Giving up a free day for the team is generous, and I hope they know what it cost you.
p The phone that rings at dawn on a free day should be thrown gently into a lake.
i You picked up when plenty would have let it ring, I think it shows how you treat people.
b What had you planned for the day instead?
=the rota came out and i've got every weekend / my shifts changed again without asking me / they put me on earlies after a late, four hours sleep
c Nobody should plan their life around a rota made without them, you're right to be cross.
p Whoever makes that rota must roll dice and giggle.
i When others hold your hours, even a free evening feels borrowed.
b Can you swap any of them?
=my colleague and i had a giggling fit at work and couldn't stop / nearly got told off for laughing in the operating theatre / cried laughing in the staff room today
c A proper laughing fit at work is worth more than any team building day.
p Being told to stop only makes it worse, as every schoolchild knows.
i Laughing where you mustn't is the best kind, it makes two people friends for good.
b What set you off?
=the kids i teach asked if i was married / a pupil told me i look tired today / one of the children called me mum in front of the class
c Children say it straight, and it usually comes with more love than they know.
p No job interview has ever been as thorough as a room full of small children.
i They see their teacher as a creature who lives at school, so any hint of a life is thrilling.
b What did you answer?
=i'm a swim coach and up at five / i coach the under twelves, we lost 9 nil / netball coach, my girls won the cup today
c Coaching kids so they can learn to win and lose is a generous thing to do.
p Cheering loudly for the wrong team is the sort of support I can offer a coach.
i Long after the scores are gone, they'll remember the coach who believed in them.
b How did your team take it?
=!a kid told me something awful today and i had to report it / heavy safeguarding day at school, can't stop thinking about it / one of my pupils isn't safe at home and it breaks my heart
c I'm sorry, hearing that from a child is heavy, and you did right by acting on it.
p You can put the day down here for a little while, I'll be gentle.
i The child picked you to tell, out of everyone, because you felt safe.
b Are you being looked after too?
`;
