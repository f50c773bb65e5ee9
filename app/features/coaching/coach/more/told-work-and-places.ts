/** What he can say to what she tells, work and places: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_WORK_AND_PLACES = `
=study
c Studying takes real discipline, and you've clearly got it.
c I like it when someone really gets into what they study.
c That's real brain work, and I admire it.
c Anyone who sticks with studying like that has my respect.
c A clever woman with her nose in a book, I like that.
p My brain would wander off by page two.
p In a library I go straight for the comfy chair.
p When I study, most of the time goes on choosing a pen.
p I'd write a very neat title page and then need a snack.
p One of us has to be the clever one, and it's clearly you.
i I like hearing what people are learning, it makes me curious too.
i I bet you get a certain look when you concentrate.
i I've always loved the smell of libraries.
i I'd bring you coffee and leave you to your books.
i You'd have me reading about it by midnight, I suspect.
C How's the studying going?
C Which part of your studies do you enjoy most?
C Is it going well, or is it hard work right now?
C What would you like to do with it later?
P Could you explain your subject to a very slow man?
P How many coffees does the studying take?
P Which snack gets you through it?
P Do you study properly, or with one eye on your phone?
I What's the most interesting thing you've learned so far?
I Do you enjoy it most days, or do you just want it done?
I Are you a last minute person or a planner?
I What will you do when you're done for the day?
=teaching
c You must have the patience of a saint to teach.
c Teaching is a proper job, and it sounds like you're good at it.
p I'd last about eleven minutes in front of that class.
p I'd be the one at the back asking if it's in the test.
i You sound like the teacher everybody hoped to get.
i I like how you talk about your teaching, it sounds alive.
C What made you want to teach?
C Are they a nice bunch this year?
P Are you the strict kind of teacher or the soft kind?
P Do you use the teacher voice on your friends?
I What's the best moment in a teaching day?
I Could you imagine doing any other job?
c Any class is lucky to have someone who cares like that.
c I admire anyone who can hold a whole room's attention.
c People never forget a good teacher, and I mean that.
c Anyone who can teach and keep her sense of humour impresses me.
c After a whole day of teaching you deserve a quiet evening.
c They've got a good one in you, I can tell.
I Do you take the work home with you in your head?
I What do you do to unwind after teaching all day?
I What have your pupils taught you?
I Did you always want to be a teacher?
P What's the funniest thing that's happened in class lately?
P How long would I last in your class?
P Have you perfected the silent teacher stare?
P Would I get gold stars or a detention from you?
C How are you after all that teaching?
C How did you end up as a teacher?
C How long have you been teaching?
C What do you love most about teaching?
i You must hear the funniest things in a day of teaching.
i I bet you know which kid needs a kind word before they do.
i Somewhere in that class is someone who looks up to you.
i I'd love to sit at the back and just watch.
i A good teacher stays in your head for life, I think.
p Suddenly I'm checking my spelling very carefully.
p Teachers still make me sit up straight, even by text.
p My handwriting alone would get me kept in after your class.
p One hour of teaching and I'd be hiding in the stationery cupboard.
p I'd have been in trouble with you by first break.
c I've always thought teachers don't get thanked enough.
c I love that you teach, it matters more than most jobs.
c That takes patience and heart, and you seem to have both.
c I have enormous respect for anyone who teaches.
=caringJob
c People who look after others for a living are my heroes.
c Anyone would be lucky to be in your hands.
c That job takes a good heart and strong nerves.
c It asks a lot of you, and you still talk about it so warmly.
c I've got the deepest respect for what you do.
p My medical skills end at a crooked plaster.
p One needle and you'd have another patient.
p I'd faint first and ask questions later.
p They could trust me with the biscuits and nothing else.
p My idea of an emergency is a flat phone, so respect.
i You must see people at their most real.
i I bet people remember your kindness long after.
i One shift of yours has more in it than my whole month.
i I like that you do something that really helps.
i I'd love to hear more about your work when your feet are up.
C What drew you to this kind of work?
C What do you like best about the work?
C How was the day, all in all?
C And who looks after you when the day is done?
P Do you get a laugh out of the job most days?
P Would you have any patience with a patient like me?
P How brave are you when you're the patient?
P Do friends ask you for advice all the time?
I Is it hard to leave the work at work?
I When did you know this job was yours?
I How do you switch off after a day like that?
I What keeps you going on the hard days?
=customers
c I bet your customers like you, too.
c I admire anyone who can be kind to strangers all day.
c I bet people leave your shift happier than they came in.
c Being good with people all day is a real talent.
c Any job with customers needs quick wits and a good heart.
p I'd give the wrong change and apologise for an hour.
p My customer service smile would crack by ten in the morning.
p I'd be sacked by lunch, for chatting.
p A queue of three and I'd need a lie down.
p I'd be the slow new one who keeps calling for help.
i I bet you can read people in about four seconds.
i I'd be one of your regulars by the second visit, I think.
i I'd have liked to be your nicest customer today.
i I bet some of your regulars come just for you.
i You must have stories for every day of the year.
C What do you enjoy most about dealing with people?
C How long have you been doing that job?
C Was it a good shift or a long one?
C Are most people nice to you there?
P Did anybody try your patience today?
P Have you got a special voice for work?
P How long would you keep me on as a trainee?
P Are your feet still speaking to you after a shift?
I Do you enjoy it, or is it just a job for now?
I What makes a good day at work for you?
I Who do you like working with most?
I What do you do to unwind after work?
=officeJob
c You know your job inside out, and I like that.
c Whoever works next to you is lucky.
c That sounds like a job for a clear head.
c You make a day at a desk sound like good company.
c I suspect the office would fall apart without you.
p My spreadsheets would be mostly nice colours.
p In long meetings I'm only there for the snacks.
p At work I'd be the one still talking on mute.
p I'd jam the printer on day one and never admit it.
p Give me a desk and I mostly produce crumbs.
i I love office stories, there's always one character.
i I'd be glad to hear what your day at work is really like.
i I bet you're secretly very good at it.
i I have a feeling there's more to your job than the title says.
i I like hearing about work from someone who can laugh about it.
C What do you like best about your work?
C How was work today, all in all?
C How did you get into that line of work?
C What are your colleagues like?
P Is your desk tidy or a small disaster?
P Is there at least decent coffee at your work?
P Do you have a secret drawer at work for snacks?
P Would you let me borrow your good pens?
I Do you leave work at work, or does it follow you home?
I Is this the job you dreamt of as a kid?
I What would you do if you didn't have to work?
I Are you happy in that job?
=outsideJob
c That's proper work, and I take my hat off to you.
c I admire anyone who works like that.
c You make desk jobs look very tame.
c Hard work out in the real world, I've a lot of respect for that.
c Nothing would run without people who do jobs like yours.
p The toughest tool I can handle is a tin opener.
p Put me on your job and I'd need rescuing by lunch.
p I'd be flat on the ground by ten.
p I'd ask for a break roughly every nine minutes.
p My back aches just reading that.
i You must see things on the job that the rest of us miss.
i I envy you a bit, no desk and no inbox.
i I bet you sleep well after a working day like that.
i I like people who do real, useful work, and you clearly do.
i I'd love to see a day of yours from close up.
C How did you get into that job?
C What do you love most about working like that?
C How was the day, tough or easy going?
C How early does your day start?
P Would you hire me for one very slow day?
P Do you come home filthy, frozen or just hungry?
P Could a soft man like me survive a week of it?
P What's in your lunch box on a working day?
I What's the best part of a working day for you?
I Could you ever sit at a desk all day?
I Did you always want to do that job?
I What do you do to rest after all that?
=ownBusiness
c Building something of your own takes courage, I admire it.
c I love that you run the whole thing yourself.
c Your own business, you can be really proud of that.
c Being your own boss takes guts, and I like that.
c I bet people come back because it's you behind it.
p I'd have to fire myself by Tuesday.
p My business would be mostly lunch breaks.
p I'd be a terrible boss, I'd give everyone Fridays off.
p I'd be your clumsiest employee and your proudest.
p Running my own business I'd lose every receipt by March.
i I'd love to see your business with you showing me round.
i I bet there's a good story behind how it started.
i I like it when you can tell there's a person behind a business.
i Mondays must feel quite different when it's all yours.
i I think it's attractive when someone builds her own thing.
C What gave you the idea for your business?
C How long have you been running it?
C How's business at the moment?
C Where would you like to take it next?
P Are you a strict boss to yourself?
P Is the boss giving you any days off?
P Would you give me a staff discount?
P Would I pass an interview at your company?
I What's the best thing about working for yourself?
I Do you ever manage to switch off from it?
I Are you proud of what you've built?
I Was it always your dream to work for yourself?
=countryLife
c I love how much goes on in a small place.
c It sounds like the countryside never gets boring with you there.
c You make the middle of nowhere sound like the place to be.
c Country life like that sounds lovely to me.
c Fresh air, mud and characters, I can see why people stay.
p Everyone there would know what I bought before I got home.
p I'd be the man in the wrong boots stuck in the gateway.
p I'd mostly point at tractors and look happy.
p Any sheep could tell I've no idea what I'm doing.
p Give me a week there and I'd have strong views on hedges.
i I have a soft spot for places where people still wave.
i I'd come for the quiet and stay for the gossip.
i I suspect more goes on there than in any city.
i I could get used to a place where everyone knows your name.
i Part of me would swap everything for mud and open fields.
C What do you love most about country life?
C Have you always lived out in the country?
C What's it like there at this time of year?
C What do you do there of an evening?
P What would the neighbours say about me by Thursday?
P Who knows all the gossip first?
P Do you own more wellies than shoes by now?
P Would I last a week out there, do you think?
I Would you ever trade it for a city?
I What would you miss most if you moved to town?
I Does it ever get too quiet for you?
I Where would you take me for a walk there?
=homeTown
c I love hearing someone talk about home with that much affection.
c You make me want to see your town for myself.
c It sounds like a town with a real character of its own.
c That's a better advert than any brochure.
c A place like that leaves its mark on you, in a good way.
p I'd get lost there and be happy about it.
p I'd need a local to show me round, and I know who I'd ask.
p They should put you in charge of tourism.
p Two days there and I'd be calling myself a local.
p They'd spot me as a visitor in four seconds.
i I bet I'd hear your home town in your voice.
i I'm trying to picture you on those streets.
i I bet you know a corner that no visitor ever finds.
i I'd like to see it through your eyes one day.
i I think I'd like it there more with you telling me about it.
C What do you love most about your town?
C Which corner of it is your favourite?
C Where would you take a visitor first?
C Have you always lived there?
P What would the locals tease me about first?
P Is there a local word only you lot understand?
P What should I eat there first?
P Would the locals let me in?
I When do you feel most at home there?
I Could you imagine living anywhere else?
I Is there a spot there you go to when you need some peace?
I What would you miss most about your town?
=newInTown
c Starting fresh somewhere new takes real courage.
c I admire you for landing somewhere new and getting on with it.
c The new place is lucky to have you wandering about in it.
c Finding your feet takes time, and you're well on the way.
c Moving somewhere new takes guts, and you're doing it.
p I get to know a city by getting lost in it.
p I'd make friends with the baker first and everyone else later.
p Even with a map I'd end up at the same roundabout twice.
p I'd pretend to be a local and fail at the first bus stop.
p In a new place I look for good cake first and the bus stop second.
i I like the moment when a strange street turns into your street.
i Nobody knowing you yet can be quite exciting, I think.
i I'd happily get lost in a new city with you.
i I bet you notice things there that locals walk past.
i I bet some of those strangers will be your friends before long.
C What do you like about the place so far?
C Which spot there already feels a bit like home?
C How are you settling in so far?
C What brought you there?
P How often do you still get lost?
P Have you already got a usual somewhere?
P Can you pass for a local yet?
P Have you found good cake or coffee there yet?
I Have you met any nice people there yet?
I Do you get homesick now and then?
I What would make it feel like home?
I What's still on your list to explore there?
=childhood
c I'd have liked the girl you were back then.
c That's a memory worth keeping, and you tell it so well.
c I love stories from when people were small, and yours is a sweet one.
c I love getting a glimpse of little you.
c I can picture you as a kid so clearly.
p Small me would've been too shy to talk to you.
p Nine year old me would've been very impressed.
p I'd have wanted to be in your gang.
p Some days I think I never got past nine.
p As a kid my biggest plan for any day was sweets.
i I don't think we ever completely stop being that kid.
i I bet you could walk through every corner of it in your head.
i It's funny which moments from childhood stay for good.
i I'm picturing you with scraped knees and big plans.
i Little memories like that tell me more than a life story.
C What else do you remember from that time?
C Which childhood memory makes you smile most?
C Do you think back to those days a lot?
C Were you a wild kid or a quiet one?
P What's the naughtiest thing you ever did as a child?
P Would you have let me join your gang?
P How much trouble did you get into as a kid?
P What were your favourite sweets as a kid?
I How much of that girl is still in you?
I Do you ever wish you could go back for a day?
I What do you miss most about being a kid?
I Who did you spend most of your time with back then?
=mishap
c I like you even more for telling me that.
c Oh no, bless you, that's embarrassing in the nicest way.
c You tell an embarrassing story with real style.
c That made me grin, in the kindest way.
c It could have happened to anyone, and you came out of it well.
p I'd have moved abroad and changed my name.
p I've gone red just reading that.
p I'd have pretended I meant to do it.
p I'd still be hiding behind a plant.
p I'd have been right behind you, doing something even worse.
i I trust people who own up to their silly moments.
i I'd love to hear you tell that one in person.
i I like that you can tell me the embarrassing things too.
i I suspect you've got a few more of these.
i Mishaps like that make me like a person more.
C Are you all right after that?
C How red did you go?
C Did people laugh, or were they nice about it?
C Can you laugh about it by now?
P How embarrassed are you, from one to ten?
P Will you ever be able to show your face there again?
P Is this your number one embarrassing moment?
P Did you run, or did you style it out?
I Have you told your friends yet, or only me?
I Does a thing like that bother you for long?
I Does it still make you cringe when you think of it?
I Do things like this happen to you often?
=oddHabit
c I find that far more charming than you might think.
c That's going straight on the list of things I like about you.
c Thank you for trusting me with that little habit.
c Odd little habits make people lovable, and yours is a good one.
c Please keep that habit, it's lovely.
p My list of odd habits would take all evening.
p Compared with my quirks, yours is almost sensible.
p I won't tell anyone, at least until Tuesday.
p I do plenty of odd things too, so no judgement from me.
p I'd catch that habit off you within a week.
i I think the strange little habits are the best part of people.
i People without quirks make me slightly nervous.
i I understand that better than I'd like to admit.
i Now I'm curious what other little habits you've got.
i I've got odd little habits too, so you're in good company.
C How long have you had this habit?
C Where do you think it came from?
C Does anyone else know about it?
C Could you stop if you wanted to?
P Is this the worst one or just the warm up?
P How do people around you react to it?
P Would you judge me if I joined in?
P Has anyone ever caught you at it?
I Have you got any other little habits I should know about?
I Who did you pick it up from?
I Does it make you feel better somehow?
I Do your friends tease you about it?
=foodOpinion
c I respect someone who takes a firm stand on food.
c Food is worth having strong opinions about, I'm all for it.
c Finally someone who doesn't sit on the fence about food.
c You're brave to say it out loud, and I respect that.
c Strong feelings about food are a very good sign.
p I wouldn't dare serve you the wrong thing after that.
p My own food opinions would get me banned from kitchens.
p Friendships have ended over food, so I'll be careful.
p Please go easy on me when you see my plate.
p I'd have to hear both sides, but you sound very sure.
i I'd ask you very carefully before I ever cooked for you.
i I like that you won't budge on this.
i I'd love to sit across from you at dinner and hear more of those.
i You can tell a lot about people from their views on food.
i You make me want to try it again and see if you're right.
C Have you always felt that way about it?
C What food could you never live without?
C Is anyone in your family on your side there?
C Is there anything else you're that firm about?
P Would you end a date over it?
P Is there any chance of changing your mind?
P Do you say it out loud at dinner, or suffer in silence?
P Can I still admit it if I disagree?
I What's your favourite thing to eat in the whole world?
I What would your perfect plate look like?
I Are you as sure about everything as you are about food?
I What should I cook for you, to be on the safe side?
`;
