/** What he can say to what she tells, work and places: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_WORK_AND_PLACES = `
=study
c I like that you put your heart into it.
c I like it when someone's that deep in a subject.
c That's real brain work, and I admire it.
c Anyone who sticks with studying like that has my respect.
c That subject just got more interesting to me.
p My brain would wander off by page two.
p In a library I go straight for the comfy chair.
p I'd spend the whole session choosing a highlighter.
p I'd hand in a very neat title page and nothing else.
p One of us has to be the clever one, and it's clearly you.
i I like hearing people talk about something they chose themselves.
i I bet you get a certain look when you concentrate.
i I've always loved the smell of libraries.
i Now I want to hear the one idea from it that stuck.
i You'd have me reading about it by midnight, I suspect.
C What made you choose that subject?
C Which part of your studies do you enjoy most?
C How do you keep your concentration while studying?
C Where do you hope your studies will take you?
P Could you explain your subject to a very slow man?
P How many highlighters have you worn out by now?
P Which snack gets you through it?
P What would I find in the margins of your notes?
I Is there one thing you learned that changed your view?
I Who first got you curious about this subject?
I If you could study anything purely for fun, what then?
I When does it still surprise you?
=teaching
c You must have the patience of a saint by three o'clock.
c They're lucky to have someone who cares that much.
p I'd last about eleven minutes in front of that class.
p I'd be the one at the back asking if it's in the test.
i They'll remember you longer than you think.
i I like how you talk about them, even when they drive you mad.
C What made you want to teach?
C What was the nicest thing one of them has said to you?
P Which excuse for homework deserves a prize?
P Do you use the teacher voice on your friends?
I Which one of them reminds you of yourself?
I When did you last think, yes, that's why I do this?
c Any class is lucky to have someone who cares like that.
c I admire anyone who can hold a whole room's attention.
c Someone in that class will remember you for it.
c That takes patience, and you clearly have some left.
c A whole day of that and you can still joke, I'm impressed.
c They've got a good one in you, I can tell.
I If you could add one lesson for everyone, what would it be?
I Is there one pupil you'll always remember?
I What have your pupils taught you?
I Who was the teacher that shaped you most?
P Which pupil's answer made you laugh most lately?
P How long would I last in your class?
P Have you perfected the silent teacher stare?
P What's the best excuse you ever heard from a pupil?
C When do you feel a lesson has really worked?
C How did you end up as a teacher?
C Which age do you like teaching best?
C What do you love most about teaching?
i You must hear more truth in a day than most of us do in a week.
i I bet you know which kid needs a kind word before they do.
i Somewhere in that class is someone who'll quote you one day.
i I'd love to sit at the back and just watch.
i A good teacher's voice never quite leaves your head.
p Suddenly I'm checking my spelling very carefully.
p Teachers still make me sit up straight, even by text.
p My handwriting alone would get me kept in after school.
p One hour with a class and I'd hide in the stationery cupboard.
p I'd have been in trouble with you by first break.
c They'll remember more of this than they let on.
c That's a job that stays with people for life.
c That takes patience and heart, and you seem to have both.
c I have enormous respect for anyone who teaches.
=caringJob
c People who look after others for a living are my heroes.
c They're lucky to have you on their side.
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
i You fit more life into one shift than I do in a month.
i I wonder how many people think of you without knowing your name.
i I suspect you carry a few of those stories around with you.
C What drew you to this kind of work?
C Which moments in your job make it worth it?
C How do you switch off after a shift like that?
C Who looks after you when you come home?
P What's the funniest thing you've heard on shift?
P Are your own plasters as neat as I imagine?
P How brave are you when you're the patient?
P Do friends send you photos of every rash?
I Is there someone you cared for whom you still think of?
I When did you know this job was yours?
I Has the work changed how you see people?
I What would most people never guess about your job?
=customers
c I bet your customers like you, too.
c I admire anyone who can be kind to strangers all day.
c I bet people leave happier than they came in.
c Being good with people all day is a real talent.
c That job needs quick wits and a big heart.
p I'd give the wrong change and apologise for an hour.
p My friendly voice would crack by ten in the morning.
p I'd be sacked by lunch, for chatting.
p Two people at once and I'd need a lie down.
p I'd be no use to anyone before my first coffee.
i I bet you can read people in about four seconds.
i You probably know more about strangers than most detectives.
i I like how small talk can suddenly turn into a real talk.
i I bet some of your regulars come just for you.
i You must have stories for every day of the year.
C What do you enjoy most about dealing with people?
C Which customers make your day?
C How do you stay friendly for a whole shift?
C Why do you think the regulars come back?
P What's the strangest thing a customer ever asked you?
P Do you also have a special voice for customers?
P How long would you keep me on as a trainee?
P Which type of customer would I be, do you think?
I Can you tell what people need before they ask?
I Is there a customer you'll never forget?
I What has the job taught you about people?
I If your customers described you, what would they say?
=officeJob
c I like that you know your stuff and can smile about it.
c Whoever works next to you is lucky.
c That sounds like a job for a clear head.
c You make a day at a desk sound like good company.
c I suspect the place would fall apart without you.
p My spreadsheets would be mostly nice colours.
p In long meetings I'm only there for the snacks.
p I'd be the one talking on mute.
p I'd jam the printer on day one and never admit it.
p Give me a desk and I mostly produce crumbs.
i I love office stories, there's always one character.
i I always wonder what people are thinking about in meetings.
i I bet you're secretly very good at it.
i I have a feeling there's more to your job than the title says.
i I'd learn a lot about you from your desk, I think.
C What do you like best about it?
C Which part of the job makes the hours fly?
C How did you get into that line of work?
C What are your colleagues like?
P Who makes the worst coffee in your office?
P How many of your meetings could have been an email?
P Do you have a secret drawer at work for snacks?
P Would you let me borrow your good pens?
I What does your desk say about you?
I Is this the job you dreamt of as a kid?
I If you swapped jobs for a week, whose would you take?
I When do you feel proud of what you do?
=outsideJob
c That's proper work, and I take my hat off to you.
c I admire anyone who works like that.
c You make desk jobs look very small.
c I love that your working day has real life in it.
c The world keeps moving because people do work like yours.
p The toughest tool I'd trust myself with is a tin opener.
p Put me on your job and I'd need rescuing by lunch.
p I'd be flat on the ground by ten.
p I'd ask for a break roughly every nine minutes.
p My back aches just reading that.
i You must see things the rest of us sleep through.
i I envy you a bit, no desk and no inbox.
i I like people who can point at something and say they did that.
i I imagine you get a lot of time with your own thoughts.
i I'd love to see a day of yours from close up.
C How did you get into that job?
C What do you love most about working like that?
C Which season is best for your work?
C What's your working day like at its best?
P Would you hire me for one very slow day?
P What is the oddest thing you have come across on the job?
P How do people react when you tell them your trade?
P What snack gets you through a shift?
I Is there a moment at work you'd never swap?
I Could you ever sit at a desk all day?
I Who showed you the ropes when you started?
I Which thoughts keep you company during a long shift?
=ownBusiness
c Building something of your own takes courage, I admire it.
c I love that you run the whole thing yourself.
c It's different when it's your own, and you can be proud.
c Being your own boss takes guts, and I like that.
c I bet the customers can tell who's behind it.
p I'd have to fire myself by Tuesday.
p My business would be mostly lunch breaks.
p I'd be a terrible boss, I'd give everyone Fridays off.
p I'd be your clumsiest employee and your proudest.
p I'd never find a single receipt again.
i I always wonder what the first day felt like.
i I bet there's a good story behind how it started.
i I like it when you can tell there's a person behind a business.
i Mondays must feel quite different when it's all yours.
i Part of me dreams of a small shop with a bell on the door.
C What gave you the idea for your business?
C How did it all begin?
C Which part of running it do you love most?
C Where would you like to take it next?
P Are you a strict boss to yourself?
P Who wins when you argue with the management?
P What's the oddest order or request you ever had?
P Would I pass an interview at your company?
I Did anyone believe in it before you did?
I When did it first feel truly yours?
I If you could start a second business purely for fun, what then?
I What have you learned about yourself from being the boss?
=countryLife
c I love how much life there's in a small place.
c It sounds like you never run out of stories there.
c You make the middle of nowhere sound like the place to be.
c That's a place with a proper heartbeat.
c Fresh air, mud and characters, I can see why people stay.
p Everyone there would know what I bought before I got home.
p I'd be the man in the wrong boots stuck in the gateway.
p I'd mostly point at tractors and look happy.
p Any sheep could tell I've no idea what I'm doing.
p Give me a week there and I'd have strong views on hedges.
i I have a soft spot for places where people still wave.
i I'd come for the quiet and stay for the gossip.
i I suspect more goes on there than in any city.
i I wonder who I'd be somewhere everyone knows me.
i Part of me would swap everything for mud and open fields.
C What do you love most about country life?
C Which season is the best one out there?
C Who's the biggest character in the place?
C What does a perfect evening there look like?
P What would the neighbours say about me by Thursday?
P Who knows all the gossip first?
P Could you reverse a tractor through a narrow gate?
P What is the biggest scandal the place ever had?
I Would you ever trade it for a city?
I Is there a field or lane that feels like yours?
I When do you feel most at home out there?
I Which part of it do city people never understand?
=homeTown
c I love hearing someone talk about home with that much affection.
c You make me curious about every street.
c It sounds like a place with a real character of its own.
c That's a better advert than any brochure.
c A place like that leaves its mark on you, in a good way.
p I'd get lost there and be happy about it.
p I'd need a local to show me round, hint hint.
p They should put you in charge of tourism.
p Two days there and I'd be calling myself a local.
p They'd spot me as a visitor in four seconds.
i I bet I'd hear where you are from in your voice.
i I'm trying to picture you on those streets.
i I bet you know a corner that no visitor ever finds.
i I'd like to see it through your eyes one day.
i I think I'd like it there more with you telling me about it.
C What do you love most about your town?
C Which corner of it is your favourite?
C Where would you take a visitor first?
C How has the place shaped you?
P What would the locals tease me about first?
P Is there a local word only you lot understand?
P Which local dish would you defend with your life?
P Who is the most famous eccentric in your town?
I When do you feel most at home there?
I Which memory of it do you carry everywhere?
I Does it still surprise you after all this time?
I How much of that place is in you?
=newInTown
c Starting fresh somewhere new takes real courage.
c I admire you for landing somewhere new and getting on with it.
c The new place is lucky to have you wandering about in it.
c Finding your feet takes time, and you're well on the way.
c You've got the right spirit for it.
p I get to know a city by getting lost in it.
p I'd make friends with the baker first and everyone else later.
p Even with a map I'd end up at the same roundabout twice.
p I'd pretend to be a local and fail at the first bus stop.
p First I'd find good cake, then the rest can wait.
i I like the moment when a strange street turns into your street.
i Nobody knowing you yet can be quite exciting, I think.
i You could be anyone there, that's the fun of it.
i I bet you notice things there that locals walk past.
i I bet some of those strangers will be your friends before long.
C What has surprised you most about the place?
C Which spot there already feels a bit like home?
C How are you settling in so far?
C What brought you there?
P Where did you last get properly lost?
P Have you already got a usual somewhere?
P Can you pass for a local yet?
P Do you smile at strangers or at their dogs first?
I Who was the first person there to be kind to you?
I Is there a corner you'd like to claim as yours?
I What did you hope to find when you came?
I When did you first think it might work out there?
=childhood
c I'd have liked the girl you were back then.
c That's a memory worth keeping, and you tell it so well.
c I can still hear the kid in it, I love that.
c I love getting a glimpse of little you.
c I can picture it so clearly.
p Small me would've been too shy to talk to you.
p Nine year old me would've been very impressed.
p I'd have wanted to be in your gang.
p Some days I think I never got past nine.
p Life was simple then, sweets fixed nearly everything.
i I don't think we ever completely stop being that kid.
i I bet you could walk through every corner of it in your head.
i It's funny which small moments stay for good.
i I'm picturing you with scraped knees and big plans.
i Little memories like that tell me more than a life story.
C What else do you remember from that time?
C Which childhood memory makes you smile most?
C How would your teachers have described you?
C What were you like as a kid?
P What's the naughtiest thing you ever did as a child?
P Would you have let me join your gang?
P Did you ever get caught and talk your way out?
P Which sweets could have bribed you at seven?
I How much of that girl is still in you?
I If you could visit little you, what would you tell her?
I Is there a smell that takes you straight back?
I Who was your partner in crime back then?
=mishap
c I like you even more for telling me that.
c Moments like that only happen to charming people.
c You tell an embarrassing story with real style.
c That made me grin, in the kindest way.
c If you can laugh about it, you've won already.
p I'd have moved abroad and changed my name.
p I've gone red just reading that.
p I'd have pretended I meant to do it.
p I'd still be hiding behind a plant.
p I'd have given anything to be a witness.
i I trust people who own up to their silly moments.
i I bet you tell it even better with your hands.
i The best stories start with someone wanting to vanish.
i I suspect you've got a few more of these.
i Perfect people never have stories like this, poor things.
C How did you get out of that one?
C What was your face like at that moment?
C Did anyone see it happen?
C When could you laugh about it?
P How many seconds of dignity did you have left?
P Would you like me to swear the witnesses to secrecy?
P Is this your number one embarrassing moment?
P Did you at least get applause?
I Who did you tell about it first?
I Are you someone who blushes or someone who bows?
I What goes through your head in that one second?
I Do things like this happen to you often?
=oddHabit
c I find that far more charming than you might think.
c That's going straight on the list of things I like about you.
c Thank you for trusting me with that one.
c That makes you about ten times more interesting.
c Please never change that about you.
p My list of odd habits would take all evening.
p Compared with my quirks, yours is almost sensible.
p I won't tell anyone, at least until Tuesday.
p And I thought I was the strange one here.
p I'd catch it off you within a week.
i I think the strange little habits are the best part of people.
i People without quirks make me slightly nervous.
i I understand that better than I'd like to admit.
i Now I wonder what else you're not telling me.
i I have one too, but you'd have to earn it.
C How long have you had this habit?
C Where do you think it came from?
C Does anyone else know about it?
C What happens if you try not to do it?
P Is this the worst one or just the warm up?
P How do people around you react to it?
P Would you judge me if I joined in?
P How would I learn this, if I wanted to?
I What other small secret do you rarely tell?
I Who did you pick it up from?
I Is there a habit in others that you find lovable?
I When did you realise not everyone does that?
=foodOpinion
c I respect someone who takes a firm stand on food.
c That's an opinion with backbone, and I like it.
c Finally someone who doesn't sit on the fence about food.
c You're brave to say it out loud, and I respect that.
c Strong feelings about food are a very good sign.
p I wouldn't dare serve you the wrong thing after that.
p My own food opinions would get me banned from kitchens.
p Friendships have ended over less, so I'll be careful.
p Please go easy on me when you see my plate.
p I'd have to hear both sides, but you sound very sure.
i Remind me to ask you before I ever cook for you.
i I like that you won't budge on this.
i I bet there's a story behind that.
i What people refuse to eat tells me a lot about them.
i I have a view on this, but I'd like you to keep talking to me.
C How did you come to feel so strongly about it?
C What food could you never live without?
C Has anyone ever changed your mind about a dish?
C Which other food rules do you live by?
P Would my lunch pass your inspection?
P Is there any chance of changing your mind?
P How do you deal with people who disagree at dinner?
P How far would you go to defend that view?
I Where does a taste like that come from?
I What flavour takes you straight home?
I Which dish do you only pretend to like?
I If you had to defend one meal forever, which one?
`;
