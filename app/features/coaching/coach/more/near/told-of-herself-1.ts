/** Told of herself, in answer to him, part 1. Form: near-entries.ts. */
export const NEAR_TOLD_OF_HERSELF_1 = `
=born in leeds, been in dublin six years / from cape town originally but melbourne's home now / grew up in pune, living in london since 2019
c Having two places to call home sounds like a good deal to me.
p I'd need a chart to work out which airport you cheer up at.
i After a few years, I wonder which of the two places you dream about.
b What made you stay?
=lived here my whole life, never left / born and raised here, same postcode and everything / still in the town i was born in
c Staying put where you were born takes as much character as leaving does.
p I bet buying milk takes you an hour after a whole life there.
i You've lived to see the same streets turn into something else, shop by shop.
b What would you show a newcomer first?
=tiny village you won't have heard of / from the middle of nowhere, one shop and a church / a little town nobody can find on a map
c Tiny places turn out big characters, so I'm pleased already.
p I'd nod wisely at the name and then hunt for it on a map under the table.
i In the middle of nowhere, with hardly anything to do, people get very good at inventing.
b What did you do there for fun?
=moved here for work three years ago / came for a job, stayed for the people / my company sent me here and i never went back
c Packing up your life for a job is braver than it looks on paper.
p Turning up somewhere knowing only your boss, I'd have befriended the photocopier.
i The job brings people to a city, but something else always keeps them.
b When did it start to feel like home?
=moved here for a guy, kept the city and not the guy / followed an ex over here and stayed after we split / came for love, stayed for the beach
c You got the better half of that move, the place is still yours.
p I'd thank the guy in the credits for the relocation service.
i Making it your own after arriving for love must have felt like a second move.
b What made you fall for the place?
=army kid, we moved every two years / dad's job meant six schools in ten years / grew up all over, never anywhere long
c Moving that often makes a kid quick with people and slow to panic.
p After so many moves I'd still be living out of a suitcase from pure habit.
i When you've grown up everywhere, home probably becomes a person or a smell.
b Which place was hardest to leave?
=just moved here last month, don't know a soul / new in town and still getting lost / only been here three weeks, no friends yet
c Those first weeks in a new place take guts, and they do get easier.
p Getting lost is just sightseeing without the bus, I'd call it a tour.
i Being new is the only time you see a city the way it really is.
b What's the best corner you've found so far?
=city girl through and through / need traffic noise to sleep, proper city person / couldn't live in the countryside, i'd go mad
c I get it, a city hands you ten plans before you've found your shoes.
p One night of total country silence and I'd be listening to podcasts of sirens too.
i You can be alone in a crowd in a city, and I suspect that's half the charm.
b Which corner of the city is yours?
=grew up on a farm, proper country girl / raised around cows and tractors / mum and dad have a farm, i was driving at ten
c Animals, early mornings and a tractor, you must be good in any crisis.
p Around a tractor I'd be about as useful as a chocolate teapot.
i Farm children learn about life and weather long before the rest of us do.
b What did you have to do before school?
=grew up right by the sea / from the coast, the beach was my garden / seaside kid, can't be far from water
c The sea on your doorstep is a childhood I'd have picked too.
p Half sand, half sandwich, the classic coastal lunch.
i People raised near water seem to keep listening for it wherever they go.
b How often do you get back to it?
=half italian half irish, so loud on both sides / mum's filipina, dad's german / my dad's nigerian and my mum's scottish
c Your mum's culture and your dad's at one table sounds like the best of dinners.
p Christmas with both sides sounds like it comes with a referee.
i I wonder which half comes out when you're cross and which when you're happy.
b Which side do you take after?
=where i'm from is a long story, bit of everywhere / complicated, my passport says one thing and my heart another / never know how to answer where i'm from
c Then I'd happily skip the short answer and hear the long one.
p Those drop-down menus on forms have a lot to answer for.
i Maybe where somebody's from matters less than where they stop feeling like a visitor.
b Which place comes first to mind?
=we moved here when i was five, my parents came with two suitcases / came over as a kid, learned english from cartoons / immigrated with my family when i was nine
c Your parents showed serious courage, and so did you at that age.
p Learning a whole country from its television, I'd have turned out a weather presenter.
i A child who changes countries learns early to read a room.
b What do you remember of the first days?
=lived in four countries so far / did a few years in spain, then dubai, now back / i've moved countries more than i've moved furniture
c I admire anyone who keeps changing countries and starting from zero.
p Any postman who still finds you after all those moves should get a raise.
i Each of those countries probably met a slightly different version of you.
b Which one would you go back to?
=thinking of leaving the city soon / might move abroad next year, not sure yet / don't think i'll stay here forever
c Itchy feet usually know something before the head does.
p Selfishly I'd vote for you to stay within coffee distance.
i The thought of leaving makes a place look nicer all of a sudden.
b Where is it pulling you?
=get homesick a lot, especially in winter / love it here but i miss my people / miss home every single day to be honest
c Missing them that much only shows how good the thing you left is.
p I'd send a parcel of your home weather if the post office allowed it.
i Homesickness has a taste and a smell, it's hardly ever the big things.
b What do you find yourself craving from there?
=moved back home after ten years abroad / back in my hometown since last year, weird feeling / came home after years away and everything's changed
c Coming back is its own adventure, and people underrate how strange it is.
p Half the shops have moved and yet somebody still remembers your school haircut.
i The town stayed and you changed, or was it the other way round, hard to say.
b What surprised you most coming back?
=still living with my parents, saving up / moved back in with mum, don't judge / 29 and back in my childhood bedroom
c No judging here, with these rents it's plain good sense.
p The laundry service alone would keep me there till I was fifty.
i You get to meet your parents as people now, which childhood never allows.
b How are you all getting along?
=live alone and i love it / own place, just me and the silence / been living by myself for years, wouldn't swap it
c Living alone, with your own door and rules, I fully see the appeal.
p Dinner alone, straight from the pan with no witness, that's true luxury.
i With all that silence, you can finally hear what you'd like for dinner and for life.
b What's your favourite thing about it?
=share a house with three other girls / flatshare with a chef and a drummer / live with two friends, it's chaos
c A house full of people beats a quiet one most evenings.
p The fridge politics alone could fill a small parliament.
i You learn more about people from a shared kitchen than from years of dinners.
b Who does the washing up?
=live with my sister, we're best mates / me and my brother share a flat / still rooming with my cousin
c Choosing to live with family tells me you truly get on.
p Arguments about a shared bathroom with twenty years of training, I'd lose every one.
i Living together is childhood again with better snacks and nobody sending you to bed.
b Who's the bossy one?
=just bought my first flat, tiny but mine / got the keys to my own place in march / finally a homeowner, broke but happy
c Congratulations, a key of your own is a huge thing.
p Tiny and yours beats a palace with a landlord who ignores emails.
i Nobody warns you how differently the floor creaks once it's your floor.
b What did you do first when you got in?
=living in a shoebox studio, the bed is the sofa / my flat is so small i cook from bed / rent is mad so i live in basically a cupboard
c A life that fits into so few square metres is quite an achievement.
p One good stretch in bed and you've opened the fridge.
i Small homes make you decide what you truly can't do without.
b What would you do with one extra room?
=live above a kebab shop, always smells amazing / right over a pub so weekends are loud / my bedroom window faces the train line
c The place may be loud, but it has its own soundtrack, and I'd take that over dull.
p Free entertainment under your window every night, only nobody sent you the programme.
i It's odd how a noise you hate at first turns into your lullaby.
b Have you got used to it?
=out in the suburbs, quiet but far from everything / bit outside town, hour on the train / live in the sleepy end of the city
c Quiet streets to come home to are worth a longer ride.
p The last train home, the suburb's only extreme sport.
i That bit of distance gives you time to stop being your work self.
b What do you do on the ride in?
=i live on an island, only 9000 of us / island girl, ferry twice a day / small island, everyone knows your business
c Island life with sea on all sides sounds like a proper way to live.
p One bad haircut and the whole island would have a view on mine.
i All that closeness on an island can feel like a hug or a lens.
b Which is it for you mostly?
=way up north, snow half the year / from the mountains, minus twenty is normal / grew up where winter lasts till may
c Winters like yours make you tougher than me, and I say so with a scarf on.
p I'd be the man in the snow in three coats asking if spring was cancelled.
i Long winters make people good at warm rooms and long talks.
b Do you love the cold or put up with it?
=tropical here, it's 33 degrees all year / it never gets below 28 where i live / sunny every day, we only have wet and less wet
c All-year warmth, and I'm trying not to sound too envious.
p In that heat you'd find me in the shade, politely melting.
i With no seasons to mark it, I wonder how you tell one year's memories from another.
b Do you ever wish for a real winter?
=only in the city till march, then i fly home / here for six months on a project / just passing through, leave in the summer
c A leaving date on the calendar only makes me want to use the weeks well.
p If you leave that soon, my usual slow and steady charm must catch an earlier bus.
i Knowing when you leave makes a place shine in a way locals never see.
b What's still on your list here?
=people can never place my accent / my accent changes depending who i'm talking to / half kiwi half american accent, it's a mess
c An accent with a history beats a plain one any day.
p I'd guess wrong four times and then order us drinks out of shame.
i Somewhere in that accent is every place that ever got under your skin.
b What do people usually guess?
=so proud of my hometown, best people ever / from glasgow and will fight anyone about it / my city isn't pretty but it's the friendliest there is
c Being that proud of where you come from is a lovely thing to hear.
p Noted, I'll stand up straight whenever your hometown comes up.
i The hometowns people defend hardest are seldom the ones on postcards.
b What would convince me in one evening?
=couldn't wait to leave my hometown / got out of there the day i turned 18 / nothing wrong with it, just too small for me
c Knowing early that your hometown was too small took some nerve.
p You were packed to leave by the second birthday candle, by the sound of it.
i The hometown we run from still chooses some of the words we use.
b Do you ever go back?
=live with my gran, she's 84 and wild / moved in with grandma to keep her company / share a house with my nan and her budgie
c Keeping your gran company is a kind thing, and I imagine you get plenty back.
p Your gran would beat me at cards and tell me to eat more, I'm certain.
i Living with somebody who has so many years behind her, your own worries probably shrink.
b What has she taught you?
=i live on a narrowboat / living in a van since last spring / tiny house on wheels, no regrets
c Living in a home that can move is bold, and I'm all admiration.
p I'd park it badly once and live there forever out of embarrassment.
i Waking up in a tiny home with a new view must do something to a person's patience.
b What was hardest to give up?
=expat life, half my friends leave every year / everyone here is from somewhere else, me too / lived abroad so long i'm a foreigner in both places
c You keep opening your heart to people who leave, and I find it generous.
p After so many farewell parties they should give you a loyalty card.
i Being slightly foreign everywhere also means having no place where you can't begin.
b Where do you feel least foreign?
=love london but it's eating all my money / the rent here is criminal / half my pay goes to living in this city
c Those prices are a scandal, and you still make the place work.
p For that money the ceiling should at least sing.
i I'd guess there's one hour a week when the city pays you back.
b What makes you put up with it?
=i speak three languages, badly / english, hindi and a bit of tamil / spanish and english, and enough french to order wine
c I envy you every one of those languages, bad bits included.
p I'd manage the menu in any of them and nothing after the starter.
i I've heard people are slightly braver in their second language than in their first.
b Which one do you think in?
=only english i'm afraid / never learned another language, shameful i know / hopeless with languages, i just point
c No shame in it, you've clearly put your one language to good use.
p A firm point and a smile have ordered more dinners than grammar ever did.
i Some of the best conversations run on hand signals and goodwill anyway.
b Which one would you pick if you could wake up fluent?
=been learning spanish on an app, 200 days in / trying to learn korean from dramas / taking italian lessons on tuesdays
c Learning a new language as an adult earns my respect.
p After that many lessons you can surely tell a waiter that the turtle drinks milk.
i The first joke you get in a language you're learning must feel like a door opening.
b What made you choose that language?
=i understand my parents' language but answer in english / my yoruba is embarrassing, my cousins laugh / can follow polish but can't speak it
c Understanding it means it's in you, whatever the cousins think.
p Family parties, then, are one long oral exam with cake.
i Half of a language can still carry all the feeling of it.
b What do they still say to you in it?
=english isn't my first language, sorry for mistakes / sometimes i search for the word in english / excuse my grammar, i'm from brazil
c You write it better than plenty who were born to it, no sorry needed.
p My mistakes in your language would start wars, so we're fine here.
i I'd love to know which words of yours have no English twin.
b What word do you miss in English?
=i'm learning sign language / did a sign language course for my nephew / i can sign a bit, started last year
c Learning sign language to talk with someone is a generous thing.
p Clumsy fingers like mine would sign an insult while asking for tea.
i With signs and faces for words, you can't half listen to anyone.
b What was the first thing you learned to say?
=i only swear in my mother tongue / i count in dutch and argue in english / when i'm tired i switch languages without noticing
c The language that comes out unplanned is the true one, I'd say.
p Then at least half your temper goes safely over my head.
i Anger, sums and dreams each seem to choose their own language.
b Which of them turns up in your dreams?
=did five years of french at school, can say where the library is / forgot every word of german i learned / had spanish lessons for years and nothing stuck
c School languages were never built to be spoken, so blame the textbook.
p Between us we could find the library and be stuck there for good.
i It's all still in there somewhere, waiting for one good holiday.
b What's the one phrase that survived?
=nurse, on a children's ward / i'm a paediatric nurse, long shifts but worth it / work in the kids' hospital
c Soft with the children and strong for their parents, it's a lot in one shift.
p I'd cry at the first sticker chart on the ward and be sent home by a six year old.
i Nobody does courage quite like a child in hospital with a big plaster.
b What keeps you going on the hard days?
=i'm a nurse in a and e / icu nurse, 12 hour shifts / nursing for eight years now, still love it
c You hold people up on their worst days, and I think that's huge.
p After shifts like yours a paper cut is clearly not your problem.
i One of your shifts holds more life than some people's whole year.
b How do you switch off afterwards?
=junior doctor, so basically no life / i'm a resident in surgery / doctor, in my second year of training
c A doctor's hours, huge responsibility and you still answer messages, remarkable.
p If a doctor only needs illegible handwriting, I could assist you tomorrow.
i Being the doctor strangers trust at three in the morning must change a person.
b What made you choose medicine?
=primary school teacher, year 2 / i teach seven year olds / teacher, my class is 28 tiny lawyers
c Teaching little ones is among the jobs that matter most, full stop.
p Ten minutes as a teacher and I'd be the one sitting on the naughty step.
i Something a teacher says on an ordinary morning may follow a child for life.
b What's the best thing a pupil has told you?
=i work in a nursery with toddlers / kindergarten teacher, covered in glue / childcare, babies up to two
c Childcare asks for endless patience, and I'm full of admiration.
p Everyone in my meetings would behave better with nursery naps and fruit too.
i Watching a toddler learn to walk and talk must never get old.
b What made you laugh there this week?
=accountant, it's as thrilling as it sounds / i work in finance, spreadsheets all day / boring office job, audit
c Making spreadsheets behave for a living is far from boring to me.
p My receipts live in a drawer of shame, so please never audit them.
i Finance shows you what people truly care about, whatever they claim.
b What does the busy season do to you?
=i'm in hr, everyone's secret keeper / human resources, so i hear all the gossip / work in people and culture, hr basically
c Being the person everyone brings their trouble to is no small job.
p One promise, I'll behave at the table as if there were a handbook.
i You probably know better than anyone why people really leave.
b What has the job taught you about people?
=marketing, mostly making slides / i do social media for a skincare brand / work in advertising, coming up with slogans
c Marketing that gets tired people to care in three seconds is harder than it looks.
p I'm the customer who buys a brand for the nice label, so thank you.
i Working in marketing, you know how attention is made, so I wonder what still catches yours.
b What campaign are you proudest of?
=software developer, one of two women on the team / i write code all day and talk to a rubber duck / backend engineer, mostly fixing bugs
c Building things out of pure code is seriously cool work.
p With software, off and on again is where my own genius ends, so I look up to you.
i A bug you hunt for days is a detective story where the killer was you.
b What are you building at the moment?
=data analyst, i make charts nobody reads / work with numbers and dashboards / i do stats for a hospital
c Finding the pattern in a mess is a talent plenty of places need.
p I'd ask you for a pie chart of my weekends and then regret it.
i Numbers are funny, they only answer the question someone was brave enough to ask.
b What's the oddest thing your data has shown?
=legal assistant in a small firm / paralegal, i do the work and they get the credit / i'm a clerk at the court
c The legal world really runs on the ones who know where every file is.
p One legal letter misfiled by me and an innocent man goes to the post room.
i In legal work so much of somebody's fate passes over your desk on plain paper.
b What's the strangest case you've come across?
=hairdresser, so basically a therapist / i cut hair, have my own chair / been a stylist for twelve years
c Cutting hair and sending people out feeling new is a great power.
p In your chair I'd confess to the kitchen scissors before you even looked.
i People will say anything once a hairdresser is standing kindly behind them with scissors.
b What's the best confession from your chair?
=i do nails and lashes / beautician with my own little room / got my own nail studio now
c Nails take steady hands and an eye for detail, it's a craft like any other.
p One sneeze of mine over a nail and abstract art would have a new movement.
i Do a stranger's nails for an hour and out comes the whole life story.
b What design do you enjoy the most?
=barista, i smell of coffee permanently / work in a little cafe by the station / making flat whites for a living
c Your coffee is the reason a lot of mornings turn out all right.
p In your cafe I'd finally get the foam heart right and frame it behind the till.
i A barista like you could surely guess an order by how someone walks in.
b What order makes you smile?
=bartender, so my nights are your days / i tend bar at a hotel / work behind a bar, mostly weekends
c Tending bar means reading a room and mixing a good drink at once, proper skill.
p Behind your bar I'd test every cocktail for quality and be home by nine.
i From behind the bar you get to watch a hundred first dates and who they really are.
b What do you drink when you're off?
=waitress while i work out the rest / i wait tables at a steakhouse / serving at a restaurant, my feet hate me
c Staying friendly while waiting tables all night is real work, and I tip accordingly.
p As a waiter with three plates on one arm, I'd be wearing two of them.
i How people treat a waitress is the quickest test there is.
b What's the best table you've ever had?
=chef, i work when everyone eats / line cook in a busy kitchen / i cook for a living and eat toast at home
c Cooking for a whole room under that pressure is something I'm in awe of.
p Cooking for a chef, now there's a way to make a man sweat.
i After all that cooking for strangers, a plate someone makes you counts double.
b What would you cook on a night off?
=baker, up at 3am with the ovens / i make wedding cakes / pastry chef, always covered in flour
c Baking in the dark so others wake up to something warm is noble stuff.
p A career of eating a baker's broken ones is the only path I'd qualify for.
i Half of what you bake is gone by lunchtime, and still it makes somebody's day.
b What's your favourite thing to bake?
=work in retail, folding jumpers for eternity / shop assistant at a clothes store / on the tills at a big supermarket
c After a day of smiling at the public, a quiet evening is the least you've earned.
p I'm sorry for every jumper I've ever unfolded, truly.
i People are at their oddest when they think shop staff can't see them.
b What do customers do that makes you laugh?
=call centre, i get shouted at for a living / customer service agent, night shift for the us / i answer phones for an airline
c Keeping your voice kind all day while others shout is real strength.
p If you answer my call, I promise to never once ask for your manager.
i All those strangers' moods on the phone, and you still have room for a chat.
b What was the sweetest call you've had?
=virtual assistant for an aussie client / i'm a va, i run someone else's inbox / work online for clients abroad
c You keep a whole working life in order from far away, very capable.
p Ten minutes with my inbox and you'd hand in your notice.
i Funny to know a stranger's calendar better than their own friends do.
b What does your day look like with the time difference?
=cabin crew, so never home / flight attendant, six years in the sky / i fly long haul for a living
c Calm and kind on a long flight with everyone tired, I find that impressive.
p On your flight I'd put my seat upright before you even asked.
i Flying till you're unsure which city it is sounds lonely and free in equal parts.
b Which stopover is your favourite?
=hotel receptionist, seen it all / i work front desk at a resort / in hospitality, always smiling
c Tired travellers arrive and you make them feel expected, lovely.
p Give me the desk for an hour and two couples would share a room.
i Everybody arrives at a front desk in the middle of some story.
b What's the strangest request you've had?
=vet nurse, i cuddle for a living / i'm a vet, small animals / work at an animal clinic
c Caring for animals who can't tell you what hurts is remarkable.
p At the vet's I'd adopt the whole waiting room by the end of the first week.
i The owners in the room may need as much looking after as the animals.
b Which patient won you over lately?
=dental nurse, please floss / i'm a dentist, yes really / dental hygienist, everyone's nightmare
c Everyone nervous about the dentist meets somebody gentle in you, good for them.
p I've suddenly remembered some floss and a lot of guilt.
i At the dentist folks can't answer back, so you get a rare kind of conversation.
b Do people lie to you about flossing?
=pharmacist at the corner chemist / i work in a pharmacy / dispensing pills and advice all day
c Half the neighbourhood leans on your advice over that pharmacy counter.
p I'd come to the pharmacy and whisper about plasters like it was a secret.
i People tell the chemist things they haven't told anyone at home.
b What question do you get the most?
=physio, i fix bad backs / i'm an occupational therapist / work in rehab helping people walk again
c Helping somebody back to a movement they'd lost, I can hardly imagine better work.
p I've just straightened my back, purely out of respect for you.
i A first step in rehab is smaller and bigger than it looks, I imagine.
b What patient made you proudest?
=psychologist, and no i'm not analysing you / i'm a therapist for teens / counsellor in a school
c Listening as a therapist and still having kindness left over is rare.
p I'll lie down on the therapy sofa here and try to look uncomplicated.
i A counsellor knows what people carry, so I doubt any talk sounds small anymore.
b Who listens to you at the end of the day?
=social worker, it's a lot / i work in child protection / case worker for young people in care
c Somebody has to protect those kids, and I'm glad it's you.
p After a day of social work you've earned the softest sofa in town.
i You carry other people's stories home, even when the case is closed.
b What gives you hope in it?
=carer for old people, i love them / work in a care home / support worker for adults with disabilities
c Caring for people with patience is about the finest work there is.
p I'd be the visitor who stays for bingo and then demands a rematch.
i There's a whole world of stories in the people you care for.
b Who makes you laugh there?
=midwife, i've caught about 400 babies / i work on the maternity ward / delivered twins this morning, just another tuesday
c A midwife is the first to greet a new person, what an astonishing job.
p On the maternity ward they'd have to save the gas and air for me.
i Every family remembers the midwife on their most important day, even if they forget your name.
b Does it still move you?
=police officer, yes really / i'm in the army, logistics / been in the navy since i was 19
c You signed up to stand between people and trouble, and I'm glad of you.
p Yes, officer, I've straightened my collar and put my hands out of my pockets.
i I'd guess the person under an officer's uniform is softer than people expect.
b What made you sign up back then?
=i work in a lab, mostly with tiny tubes / biochemist, i grow cells / research scientist, cancer stuff
c Research nobody has done yet is a wonderful way to spend a life.
p With no labels on my tubes, science would gain one new yoghurt.
i Months of nothing in the lab and then one result nobody else on earth knows yet.
b What are you trying to find out?
=doing a phd, year four, send help / phd student in history, crying in libraries / researcher, living on grants
c Years of research on one question shows a stubborn love of it, and I approve.
p I won't ask when the PhD is finished, I value my life.
i Research means knowing one small thing better than anybody alive, a strange sort of loneliness.
b What's your topic in one plain sentence?
=architect, but mostly i draw toilets / i design buildings, well, staircases / landscape architect, parks and squares
c Drawing something that people will live in for decades is grand work.
p Sofa cushions are as far as my own building permit goes.
i I wonder how it feels to walk past a wall that began as your pencil line.
b What would you build with no budget?
=interior designer, can't enter a room without judging / i do home staging / work for a kitchen design company
c A designer's eye for how a room should feel is a rare and handy gift.
p I'd hide one lamp before you ever came round and judged the room.
i The way people arrange their chairs shows who they hope will visit.
b What's your own place like?
=graphic designer, i argue about fonts / illustrator for kids' books / i do branding and logos
c A blank page to design every morning, and you still sit down to it.
p I'd send you a birthday card in the worst font and await arrest.
i All day long we look at things that a designer quietly decided.
b What have you drawn that you love?
=i'm a journalist at a local paper / copywriter, i write about mattresses / writer, well, trying to be
c Living off writing is brave, and I'm now checking every word of mine.
p Three commas went into writing this and I'm unsure about all of them.
i I wonder how much of an ordinary day ends up in a writer's notebook.
b What are you working on now?
=editor at a small publisher / i work in publishing, mostly cookbooks / proofreader, so i notice everything
c Editing other people's words without taking the credit is generous work.
p Please don't edit any comma in here that looks frightened.
i In publishing you meet books before they know what they are.
b What's the best thing you've worked on?
=translator, japanese to english / i interpret at the courts / i do subtitles for tv shows
c Translating, carrying meaning from one language to another, is a kind of magic trick.
p The first pun I had to translate would be my last day in the job.
i For any translator there has to be a word that refuses to cross over.
b Which word gave you the most trouble?
=librarian, the shushing is a myth / i work in the town library / school librarian and proud
c A library of free books with you in it, the town is lucky.
p I'd return my library book late just to come and apologise in person.
i A librarian sees what people look for when they think nobody's watching.
b What book do you press on everyone?
=i work at a museum, guarding old pots / gallery assistant, mostly telling people not to touch / curator of a small collection
c Spending your days with a collection of things that lasted sounds lovely to me.
p Ten minutes in your museum and you'd find me admiring the fire extinguisher.
i After closing, I imagine the gallery rooms feel almost like yours.
b Which piece would you take home?
=actress, which means i also wait tables / i do theatre, mostly unpaid / stage manager, i boss actors around
c Choosing the stage with all its uncertainty is gutsy, and I'm for it.
p Put me on stage with one line and I'd bow before reaching the end of it.
i Theatre people are often quicker than others to spot what's real.
b What role did you love the most?
=i teach piano to kids / violinist in an orchestra / singer in a wedding band
c Piano, violin or voice, music as a day job means you took joy seriously.
p In any band I could only turn the pages, slightly too late but with feeling.
i There's a second when a room starts to listen, and you know it from inside.
b What do you play just for yourself?
=dance teacher, ballet for small ones / i dance and teach salsa / contemporary dancer, always bruised
c You built a life out of dance, and I think that's splendid.
p I can offer two left feet, both of them willing to dance.
i Dancers can say things in four steps that I'd need a page for.
b When did you start?
=yoga teacher, and yes i still get stressed / personal trainer, up at five / i run pilates classes
c Training people to feel stronger and stand taller is a lovely trade.
p In your class I'd fall asleep in the lying down bit and be left there till Monday.
i Everyone arrives for the class and probably stays for the hour of quiet.
b What does your own practice look like?
=estate agent, please still like me / i sell houses for a living / real estate, showing flats all weekend
c You sell people the house for their next chapter, and there's plenty to like.
p Cosy means tiny and I've cracked the rest of the estate agent code too.
i Somebody walks into a house and goes quiet, and you know before they do.
b What's the oddest home you've shown?
=i work in a bank, very glamorous / loan officer at a credit union / insurance claims, i hear all the excuses
c Careful with other people's money is exactly who should have that job.
p My bank balance would like to stay out of this conversation.
i A loan or a claim shows what people dream of and what they're scared of losing.
b What's the best excuse or story you've heard?
=recruiter, so i interview people for fun / headhunter, always on linkedin / i hire nurses for hospitals
c Matching people with the right place is good work when it's done well.
p My greatest weakness is that I prepare an answer for that question.
i After so many interviews, you surely know within a minute who means it.
b What makes you like a candidate at once?
=wedding planner, still believe in love somehow / i organise conferences for banks / events manager, permanent headset
c Planning a big day and keeping it calm while everything wobbles is a superpower.
p At an event of mine the guests, the cake and the microphone would be lost before noon.
i You see the hour before an event starts, and that's where the truth is.
b What's the wildest thing that went wrong?
=receptionist at a surgery / admin, i basically run the place / pa to a man who can't use a calendar
c Whole offices would fall over without good admin, and I hope they know it.
p If I ran the place every call would end up in the kitchen.
i The person who runs the front desk always knows what is really going on.
b What would collapse first without you?
=civil servant, the exciting kind of paperwork / i work for the council / government job, boring but safe
c Government only works because people like you keep the wheels turning, so thank you.
p Please whisper to the council bin collection on my behalf.
i Paperwork that's boring to the one who sends it can change the day of whoever opens it.
b What do you actually look after there?
=i work for a charity, money's awful and i love it / fundraiser for a hospice / ngo work, clean water projects
c Choosing charity work over the kind that pays tells me plenty.
p My wallet just came out by itself and asked for the charity's details.
i A fundraiser sees how much people give when asked kindly, it could mend anyone's view of the world.
b How did you come to work there?
=civil engineer, i build bridges / mechanical engineer, often the only woman in the room / electrical engineer on wind farms
c Engineering things that stand up and work is as real as a job gets.
p In a game of towers with wooden bricks I'd want an engineer on my side.
i An engineer trusts sums enough to let people walk on them, that's a special faith.
b What have you worked on that you can point at?
=i'm an electrician, yes a woman / painter and decorator with my own van / carpenter's apprentice at 31
c A woman with skilled hands and her own tools impresses me more than any job title.
p As your apprentice I'd hold the ladder and hand you the wrong screwdriver with confidence.
i You leave every house a bit better than you found it, few can say so.
b What job are you proudest of?
=i drive a bus, route 42 / lorry driver, me and my podcasts / taxi driver on weekends
c Staying calm while you drive for a living, you're made of better stuff than me.
p With you driving I'd offer snacks, songs and the wrong exit.
i On the longest drives, I imagine half of life gets sorted out.
b What do you listen to on the road?
=florist, so valentine's is my nightmare / i'm a gardener, mud everywhere / work at a plant nursery
c Working among plants seems like the right way round to live.
p Any plant I bring you would need weeks of nervous research.
i Flowers go to weddings and funerals alike, so you see all of life pass by.
b What's your own favourite flower?
=i run a small shop, just me / own a little bakery with my sister / started my own cleaning business
c Your own business and nobody to hide behind, I think it's bold.
p I'd be your little business's most loyal customer and worst employee.
i Starting out on your own, the first stranger who paid you must have felt unreal.
b What gave you the push to start?
=i sell earrings online on the side / got a little etsy shop for candles / thrift clothes and resell them, side hustle
c Turning your evenings into a side hustle shows real drive.
p I'd buy the first one in your shop and then model it terribly.
i Somewhere a stranger owns a thing you sold and knows nothing about you.
b Which piece flies off the shelf?
=freelancer, so i'm my own terrible boss / self employed, feast or famine / freelance designer, pyjamas till noon
c Going freelance is a bold swap of safety for freedom, and I'm impressed you keep at it.
p My boss would be me too, and he'd approve every nap.
i With no clock to obey, a freelancer decides where work ends and life starts.
b What would make you go back to an office?
=cofounder of a tiny start-up, no sleep / building an app with two friends / left my job to start a company
c Betting on your own company takes courage, whatever happens next.
p Should the start-up need a head of biscuits, my rates are modest.
i A year from now you'll either have a company or a very good story.
b What's the idea in one sentence?
=between jobs at the moment / taking a break from work to figure things out / currently unemployed and baking too much
c A pause like yours can be the most useful stretch of a working life.
p The hours are excellent and nobody schedules a meeting about meetings.
i Without a job title in the way, you can ask what you'd really like.
b What are you leaning towards next?
=!got laid off last month, still in shock / lost my job just before christmas / they cut my whole team, me included
c I'm sorry, losing your job like this is a real blow and not your fault.
p Any team that loses you has just made itself poorer, I mean it.
i It isn't only the job that goes, it's the people and the shape of the days too.
b How are you doing with it today?
=starting a new job on monday, terrified / got the job, i begin in june / first week at my new place soon
c Congratulations on the job, they chose you for good reasons and a few nerves are normal.
p Day one of a new job is mostly smiling and trying to find the toilets.
i The people at your new place have no idea yet what they just got.
b What are you looking forward to most there?
=work from home, haven't worn real trousers in weeks / remote job so my cat is my colleague / my office is the kitchen table
c Skipping the commute and the office small talk sounds like a sound choice.
p Top half for the meeting, bottom half for the sofa, perfectly dressed.
i When home and work share a table, you need a trick to end the day.
b What's your trick for clocking off?
=i work nights, so i'm basically a vampire / night shift all week, breakfast at 6pm / been on nights for two years
c Working nights is tough, and the rest of us sleep soundly because of it.
p Dinner after your night shift could be breakfast for me, problem solved.
i The world at four on a night shift belongs to very few, and you're one.
b What do the small hours look like where you are?
=got two jobs right now, cafe and reception / i work days in an office and weekends in a bar / juggling three part time jobs
c You're carrying more than one job, and nobody should call that easy.
p With that much juggling, by Wednesday the aprons would be swapped and so would I.
i With working hours so tight, whatever you make time for says what matters.
b When do you get an evening to yourself?
=stay at home mum, hardest job there is / full time mum for now / i'm home with the little one until he starts school
c Being mum all day is work, and a lot of it, whoever forgets to say so.
p The little one throws food and there's no lunch break, I'd never get through the interview.
i So many small hours at home no one else will remember, and they build a whole person.
b What do you do with your first free half hour?
=retired last year and busier than ever / i'm retired, taught for 35 years / finally stopped working, loving the slow mornings
c You've earned every one of those slow mornings.
p To the happily retired even a Monday looks rather pretty.
i In retirement, after so many bells and bosses, choosing your own day is a new craft.
b What fills your days now?
=work three days a week and that's enough / went part time to have a life / semi retired, just a few clients
c Choosing time over more money is wisdom I'd like to copy.
p A weekend longer than the week, you've cracked the code.
i Fewer working hours show you what you missed while you were so busy.
b What do the free days go on?
=used to be in banking, now i'm a gardener / changed careers at 38, best thing i did / quit law to become a chef
c Changing careers when you had it all set is brave, and it clearly suits you.
p I find it hard enough to change my sandwich order, let alone a career.
i On some quite ordinary day you suddenly knew you'd quit, I imagine.
b What tipped you over the edge?
=i manage a team of twelve, mostly babysitting / team lead, so meetings about meetings / got promoted to manager and miss the real work
c Managing people, not just tasks, is the difficult sort of work.
p Leading a team, I'd bring cake and hope for the best.
i A good manager gets remembered longer than almost any teacher.
b What kind of boss are you?
=honestly i hate my job / my job is soul destroying but it pays / counting the days till i can quit
c Spending your best hours on a job you dislike is draining, and I feel for you.
p The day you quit, I'd write the resignation in glitter pen and frame a copy.
i Sometimes the job you hate shows you very exactly what you do want.
b What would you swap it for tomorrow?
=i actually love my job, is that weird / can't believe they pay me for this / best job in the world to me
c Loving your job is no small luck, and it's lovely to hear.
p Mondays have never met anyone who loves them and don't know where to look.
i A job you're glad about probably warms the other two thirds of the day.
b What's the best part of it?
=my job's hard to explain at parties / even my mum doesn't know what i do / something in compliance, you'd fall asleep
c Explain it to me, I'd stay awake for the long version.
p I'd still tell my friends your job was probably spying.
i The jobs that are hard to explain often hold the whole thing together.
b What did you really do at work this week?
=i make clothes, mostly for brides / seamstress with a small studio / fashion design, my flat is full of fabric
c You make clothes people feel wonderful in, and by hand, I'm delighted by it.
p I can sew on a button, provided the shirt doesn't need to close.
i Clothes know things about their owner before anybody else does.
b What's the best piece you've made?
=makeup artist, brides and tv / i do makeup for shoots / mua, up at 4 for weddings
c With a bit of makeup you calm people down and lift them up, great work.
p With me doing the makeup the bride would leave with a moustache.
i Doing makeup up close, you can probably tell how somebody slept and felt.
b What's the most fun job you've been on?
=i make videos about cheap recipes / content creator, small but growing / got a youtube channel about old houses
c You put your own content out in the open, and most people never dare.
p My first video would be an hour of a man failing to find the record button.
i It's strange to think of so many people knowing your voice and not you.
b Which one did people love the most?
=special needs teacher, best kids ever / speech therapist for little ones / i work one to one with an autistic boy
c Waiting for each small step with patience like yours is a great gift to a little one.
p With those kids I'd be the grown-up who celebrates too loudly and scares everyone.
i When progress is a single new word, every word starts to count.
b What moment made you want to cheer?
=i clean houses, good money actually / housekeeper at a big hotel / cleaner, and you'd be shocked how people live
c You clean a place until it can breathe again, good and honest work.
p I'd tidy in a panic before any cleaner came and hide it all in the oven.
i Houses and hotel rooms tell the truth about people once they've left.
b What's the weirdest thing you've come across?
=warehouse picker, ten miles a day on foot / factory work, early shift / i pack parcels from six till two
c Hours on your feet at that pace is tough work, and I don't take it lightly.
p Two turns past the shelves and they'd post me out with the parcels.
i With your hands busy, your mind can travel wherever it likes.
b What do you think about during a shift?
=tattoo artist, mostly tiny flowers / i make pots and sell them at markets / jeweller, rings and repairs
c An artist living from her own two hands is something I find wonderful.
p If I had to sell my work, it would be as a very honest wobble.
i Whatever you make goes off into another life and collects its own meaning.
b Which piece was hardest to let go?
=project manager, i send reminders / i make sure people do what they said / basically i move dates in a calendar
c Getting a group of people to finish anything is a minor miracle.
p I feel I should send you a status update on this chat.
i The best planners I can think of leave room for things going wrong.
b What are you herding at the moment?
=sales, i could sell you your own shoes / i sell software, all calls and targets / work in car sales with eleven men
c Hearing no all day and still smiling at the next call, you're tough.
p I've already agreed and I don't know what I'm buying.
i Good selling is mostly listening for what someone hasn't quite said.
b What was your best sale ever?
=final year of uni, thesis is killing me / graduating in june if i survive / last semester and no clue what's next
c You're on the final stretch and you'll be glad of every late night once it's handed in.
p In the last semester even cleaning the oven starts to look tempting.
i The final months of uni only look golden once they're gone.
b What's the thesis or big project about?
=doing my masters in edinburgh / postgrad in public health, reading all night / masters student with a part time job
c Signing up for more study by choice shows real hunger to know things.
p I'd have read the first page of everything and called it research.
i Somewhere in that reading there has to be one idea that won't let you go.
b What made you pick the subject?
=law student, drowning in cases / med school, third year, no social life / studying dentistry, send coffee
c Studying something so demanding is a long climb, and you're doing it.
p I'd carry a student's books up the stairs, which is also my full academic level.
i You'll look back on your studies and wonder how one head held so much.
b What part do you actually enjoy?
=dropped out of uni and don't regret it / left my course after a year, wasn't for me / never finished my degree
c It's harder to leave the wrong course than to sit it out.
p No degree means no square hat, and nobody has ever looked good in one.
i The uni road you leave early sometimes turns out to be the shortcut.
b Where did you go after that?
=back at uni at 36, oldest in the room / started studying again now the kids are bigger / evening degree at 45, why not
c Going back to study when you don't have to is about as cool as it gets.
p Half the uni copies your notes, the other half wants your pens.
i This time you're studying for yourself, and I'd guess the books feel different.
b What made it the right moment?
=studied history, work in insurance / have a biology degree and sell houses / trained as a teacher, ended up in it
c No degree is wasted, it comes out somewhere in how you think.
p Between your degree and your job, a careers adviser is quietly tearing up a chart.
i The subject you once studied for love still shows in what you notice.
b Do you ever miss it?
=never went to uni, went straight to work / left school at 16 and learned on the job / no degree, just common sense
c You learned on the job, and I rate it as highly as any certificate.
p No degree, no student loan and no dreadful flatmates, you're miles ahead.
i Some of the sharpest people never set foot in a uni lecture.
b What was the first thing work taught you?
=preparing for civil service exams, no life till june / studying for the bar, flashcards everywhere / board exams next month and i'm panicking
c Preparing for one huge exam for so long shows serious will.
p With exams ahead I'd know the whole snack shelf by heart and nothing of chapter one.
i Everything narrows to the exam, and then the morning after it the world is wide again.
b What's the first treat once it's over?
=i'm at art school, covered in paint / studying film, broke but happy / fine arts student, my mum is thrilled
c Choosing art despite the warnings takes guts and I'm all for it.
p My stick figures look up to an art student with great respect.
i You're studying how to look longer than anyone else bothers to.
b What are you making this term?
=doing an evening course in bookkeeping / online course in coding after work / getting my teaching certificate on weekends
c Learning after a full day at work is dedication, plain and simple.
p By that hour my brain only accepts subtitles and toast.
i Each of those tired evenings quietly moves your whole future a bit.
b Where would you like it to take you?
=three older brothers, so i can fight / two big brothers, both overprotective / four brothers and me, poor mum
c Growing up among brothers makes a woman with nerves and humour, I'd bet.
p I'll have very good snacks ready when your brothers bring me in for questioning.
i With brothers you learned how boys tick before anyone had to explain it.
b Which one are you closest to?
=only child, spoiled rotten obviously / just me, no siblings / no brothers or sisters, i wanted one badly
c Being an only child makes you good at keeping yourself amused, a fine skill.
p All the cake and no sibling to blame the broken vase on.
i A child alone builds a big inside world, I'd love to see a corner of yours.
b Did you like it or did you miss having someone?
=eldest of four, basically a second mum / oldest daughter, yes i'm responsible / the big sister of five
c The oldest carries more than anyone thanks her for, so let me thank you.
p Somewhere there's a photo of the big sister carrying a baby nearly her own size.
i As the eldest you were watched by the little ones before you knew how to be anything.
b Who looks after you when it counts?
=baby of the family, got away with everything / the youngest of six kids / i'm the little one, still get called kiddo
c The youngest gets the love and the laughs, good for you.
p Your siblings broke the rules so the baby of the family could stroll through them.
i As the little one, you got to watch everybody else's mistakes first.
b What did you get away with that they never did?
=middle child, can you tell / stuck in the middle of two sisters / second of three so nobody noticed me
c The ones in the middle become the diplomats, and I rate them highly.
p No photos, second-hand coats and superb negotiation skills.
i Being overlooked now and then gives you the best seat for watching people.
b Which of them do you side with?
=i've got a twin, we're nothing alike / identical twin sister, yes we swapped classes / my twin brother is six minutes older and never lets it go
c A companion since before you were born, I find twins fascinating.
p I'd study hard and still say hello to the wrong twin.
i A twin has never known a world with just herself in it, how different it must be.
b What's the best trick you two pulled?
`;
