/** What he can say to what she tells, work and places: '=kind', good or heavy news marked, then rows like a topic's (content/topic.ts). */
export const TOLD_WORK_AND_PLACES = `
=study
c I like that you give your studies proper attention.
c There is something lovely about a woman deep in her subject.
c That sounds like real brain work, and I admire it.
c Anyone who sticks with studying like this has my full respect.
c Your subject just became more interesting to me.
p My own brain would wander off by the second page of notes.
p Put me in a library and I go straight for the comfy chair.
p I would spend the whole study session choosing a highlighter.
p All I could hand in would be a very neat title page.
p Somebody has to be the clever one here, and I nominate you.
i People talk differently about a subject they chose themselves.
i Deep study has its own kind of quiet, and I rather like it.
i Part of me will always be in love with the smell of libraries.
i Now I want to hear the one idea from it that stuck.
i Being a student looks to me like permission to stay curious.
C What made you choose that subject?
C Which part of your studies do you enjoy most?
C How do you keep your concentration while studying?
C Where do you hope your studies will take you?
P Could you explain your subject to a very slow man?
P How many highlighters have you worn out by now?
P Which snack does most of your studying for you?
P What would a peek into your notes reveal?
I Is there one thing you learned that changed your view?
I Who first got you curious about this subject?
I If you could study anything purely for fun, what then?
I When does your subject still surprise you?
=teaching
c Any class is lucky to have somebody who cares like that.
c I admire anyone who can hold a whole room's attention.
c Somebody in that class will remember you for it.
c That takes patience, and you clearly have some left.
c A whole day with a class, and you can still joke about it, I'm impressed.
c Your pupils have a good one, I can tell.
I If you could add one lesson for everyone, what would it be?
I Is there one pupil you will always remember?
I What have your pupils taught you?
I Who was the teacher that shaped you most?
P Which pupil's answer made you laugh most lately?
P How long would I last in your class?
P Have you perfected the silent teacher stare?
P What is the best excuse a pupil ever gave you?
C When do you feel a lesson has really worked?
C How did you end up as a teacher?
C Which age do you like teaching best?
C What do you love most about teaching?
i You must hear more truth in one lesson than others do all week.
i I often think teachers see people before they have learned to hide.
i Somewhere in that class sits a person who will quote you one day.
i Classrooms are strange little countries with their own laws.
i A good teacher leaves a voice in your head that never quite goes.
p Suddenly I am checking my spelling very carefully.
p Teachers still make me sit up straight, even by text.
p My handwriting alone would get me kept in after school.
p One hour with a class and I would hide in the stationery cupboard.
p I would be the one on the naughty step before break.
c Your pupils will remember more of this than they let on.
c That is a job that stays with people for life.
c Teaching takes patience and heart, and you seem to bring both.
c I have enormous respect for anyone who teaches.
=caringJob
c People who look after others for a living are my heroes.
c Your patients are lucky to have you on their side.
c That job takes a good heart and strong nerves.
c Care work asks a lot, and you speak of it with such warmth.
c I have the deepest respect for what you do all day.
p My medical skill ends at putting a plaster on crooked.
p One sight of a needle and you would have another patient.
p Faint first and ask questions later would be my style on your shift.
p I could possibly be trusted with the biscuits and nothing else.
p Compared with your work, mine is mostly moving a mouse about.
i You must see people at their most honest in that job.
i A kind pair of hands is something nobody forgets.
i Few jobs hold so much life in a single shift.
i I wonder how many people think of you without knowing your name.
i There must be stories from that work you carry around quietly.
C What drew you to this kind of work?
C Which moments in your job make it worth it?
C How do you switch off after a shift like that?
C Who looks after you when you come home?
P What is the funniest thing you have heard on shift?
P Are your own plasters as neat as I imagine?
P How brave are you when you are the patient?
P Do friends send you photos of every rash?
I Is there someone you cared for whom you still think of?
I When did you know this job was yours?
I Has the work changed how you see people?
I What would most people never guess about your job?
=customers
c You seem to like your customers, and I bet they feel it.
c I admire anyone who can be kind to strangers all day.
c Customers must leave happier than they came in.
c Serving people well is a real talent.
c That job needs quick wits and a big heart.
p I would give the wrong change and apologise for an hour.
p My customer voice would crack by about ten in the morning.
p Behind a counter I would be my own worst employee.
p Two customers at once and I would go and lie down out the back.
p Pity whoever has to serve me before my first coffee.
i People show so much of themselves to somebody behind a counter.
i You probably know more about strangers than most detectives.
i I find it lovely how small talk with a customer can turn big.
i Regular faces become a sort of family nobody planned, I think.
i Every customer walks in with a story, and you get the first page.
C What do you enjoy most about dealing with people?
C Which customers make your day?
C How do you stay friendly for a whole shift?
C Why do you think the regulars come back?
P What is the strangest thing a customer has ever asked you?
P Do you also have a special voice for customers?
P How long would you keep me on as a trainee?
P Which type of customer would I be, do you think?
I Can you tell what people need before they ask?
I Is there a customer you will never forget?
I What has the job taught you about people?
I If your customers described you, what would they say?
=officeJob
c I like that you know your work and can smile about it.
c Whoever shares an office with you has it good.
c That sounds like a job for a clear head, and you have one.
c You make desk work sound like good company.
c Things would fall apart in that office without people like you.
p My spreadsheets would mostly be coloured boxes and hope.
p In long meetings I would only be there for the biscuits.
p I would be the one talking on mute with great conviction.
p Every office needs a man who jams the printer, and I volunteer.
p Give me a desk and I produce mostly crumbs.
i Offices are odd little villages, and I love hearing about them.
i I always wonder what people think about in the middle of a meeting.
i There is a quiet pleasure in work that finally adds up.
i Behind every dull job title hides something interesting, I find.
i You learn a lot about people from their desks.
C What do you like best about your work?
C Which part of the job makes the hours fly?
C How did you get into that line of work?
C What are your colleagues like?
P Who makes the worst tea in your office?
P How many of your meetings could have been an email?
P Do you have a secret drawer at work for snacks?
P Would you lend me your good stapler?
I What does your desk say about you?
I Is this the job you dreamt of as a girl?
I If you swapped jobs for a week, whose would you take?
I When do you feel proud of your work?
=outsideJob
c That is proper work, and I take my hat off to you.
c A woman who works like that has my full admiration.
c You make most desk jobs look very small indeed.
c I love that your working day has real life in it.
c The world keeps moving because people do work like yours.
p My toughest tool so far is probably the tin opener.
p Put me on your job and I would need rescuing by lunch.
p Hard work like that would turn me into a puddle with boots on.
p I would ask for a tea break roughly every nine minutes.
p Even watching your shift would make my back ache.
i You must see sides of a place the rest of us sleep through.
i There is a freedom in work without a desk that I envy a little.
i I like people who can point at something and say they did that.
i A job like that must give you time with your own thoughts.
i Working out in the world seems to make people wonderfully straightforward.
C How did you get into that job?
C What do you love most about working like that?
C Which season is best for your work?
C When is your working day at its finest?
P Would you hire me for one very slow day?
P What is the oddest thing you have come across on the job?
P How do people react when you tell them your trade?
P Where do you hide the good biscuits on a shift?
I Is there a moment at work you would never swap?
I Could you ever sit at a desk all day?
I Who showed you the ropes when you started?
I Which thoughts keep you company during a long shift?
=ownBusiness
c Building something of your own takes courage, and I admire it.
c I love that you run the whole thing yourself.
c There is real pride in work that carries your own name.
c Being your own boss clearly suits you.
c A business with you behind it must have very happy customers.
p As my own boss I would fire myself by Tuesday.
p My own business would mostly be very long tea breaks.
p The only firm I could run would close for naps.
p I would be your clumsiest employee and your proudest.
p Self-employed me would never find a single receipt.
i I always wonder what the first day of a business feels like.
i Somebody who starts her own thing has a story worth hearing.
i You can tell when a business has a person inside it.
i Working for yourself must make Mondays feel quite different.
i Part of me dreams of a small shop with a bell on the door.
C What gave you the idea for your business?
C How did it all begin?
C Which part of running it do you love most?
C Where would you like to take it next?
P Are you a strict boss to yourself?
P Who wins when you argue with the management?
P What is the oddest order you have ever had?
P Would I pass an interview at your company?
I Did anyone believe in it before you did?
I When did it first feel truly yours?
I If you could start a second business purely for fun, what then?
I What have you learned about yourself from being the boss?
=countryLife
c I love how much life there is in a small place.
c Country life sounds like it keeps a person real.
c You make the country sound like the centre of the world.
c That is my idea of a place with a proper heartbeat.
c Fresh air, mud and characters, I can see why it holds people.
p In a village like that my every odd purchase would be news.
p I would be the man in the wrong boots stuck in the gateway.
p My farming skills end at pointing at tractors with great joy.
p Any sheep would work out within a day that I know nothing.
p One week in the country and I would have strong views on hedges.
i I have a soft spot for places where people still wave.
i The quiet out in the country must have its own sound.
i Small places hold bigger stories than cities, I suspect.
i I often wonder who I would be in a place where everyone knows me.
i Somewhere in me lives a man who wants mud and open fields.
C What do you love most about country life?
C Which season is the best one out there?
C Who is the biggest character in the place?
C How does a perfect country evening go for you?
P What would the neighbours say about me by Thursday?
P Who knows all the gossip first?
P Could you reverse a tractor through a narrow gate?
P What is the biggest scandal the place ever had?
I Would you ever trade it for a city?
I Is there a field or lane that feels like yours?
I When do you feel most at home out there?
I Which part of it do city people never understand?
=homeTown
c I love it when somebody speaks of her town with that much affection.
c You make me curious about every street of your town.
c Your place sounds like one with a real character of its own.
c That is a better advert for your home than any brochure.
c A place like that leaves its mark on people, in a good way.
p I would get lost in your town and be happy about it.
p My sense of direction would need a local on a lead.
p Somebody should put you in charge of the tourist office.
p Within a day I would be boring everyone with facts about your town.
p The locals would spot me as a visitor in four seconds.
i I think people carry the place they are from in their voice.
i Now I am trying to picture you on those streets.
i Every town has one corner that only locals know.
i It fascinates me what makes a place feel like home.
i Places look different through the eyes of someone who loves them.
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
I How much of that town is in you?
=newInTown
c Starting fresh somewhere new takes real courage.
c I admire you for landing somewhere new and getting on with it.
c The new place is lucky to have you wandering about in it.
c Finding your feet takes time, and you sound well on the way.
c You have the right spirit for being new somewhere.
p My way of learning a new city is getting lost with confidence.
p As a newcomer I would befriend the baker first and the rest later.
p Even with a map I would end up at the same roundabout twice.
p I would pretend to be a local and fail at the first bus stop.
p The first thing I would look for in a new town is cake.
i I like the moment when a strange street turns into your street.
i There is something exciting about a place where nobody knows you yet.
i A new place lets you meet yourself again, I think.
i Being new makes you notice what everyone else walks past.
i Somewhere among those strangers are people you will soon be fond of.
C What has surprised you most about the place?
C Which spot there already feels a bit like home?
C How are you settling in so far?
C What brought you there?
P Where did you last get gloriously lost?
P Have you already got a usual somewhere?
P Can you pass for a local yet?
P Do you smile at strangers or at their dogs first?
I Who was the first person there to be kind to you?
I Is there a corner you would like to claim as yours?
I What did you hope to find when you came?
I When did you first think it might work out there?
=childhood
c I would have liked the girl you were back then.
c Memories like that are worth keeping, and you tell them beautifully.
c You can still hear the child in it, and I love that.
c That is a lovely window into little you.
c What a picture, I can see that small girl clearly.
p Small me would have been far too shy to talk to you.
p My childhood self would have followed you about in awe.
p As a boy I would have wanted to be in your gang.
p Some days I think I never got past the age of nine.
p Back then all problems could be solved with biscuits, and mine still can.
i I think we never quite stop being the child we were.
i Childhood has a smell and a light you never find again.
i It is funny which small moments from childhood stay for good.
i Now I am picturing you with scraped knees and big plans.
i Little memories often tell me more than a whole life story.
C What else do you remember from that time?
C Which childhood memory makes you smile most?
C How would your teachers have described you?
C What were you like as a girl?
P What was the naughtiest thing you ever did as a child?
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
c That has made me grin from ear to ear, in the kindest way.
c Anyone who can laugh at a mishap has won already.
p I would have moved abroad and changed my name.
p My face has gone red just out of solidarity.
p Embarrassing moments follow me around like a loyal duck.
p In your place I would still be hiding behind a plant.
p Somewhere a witness is telling this tale and I envy him.
i I trust people who own up to their silly moments.
i Embarrassment is proof that you were really there, I think.
i The best stories start with somebody wanting to vanish.
i Small disasters make strangers far more interesting to me.
i Perfect people never have tales like this, poor things.
C How did you get out of that one?
C What was your face like at that moment?
C Did anybody see it happen?
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
c I find that habit far more charming than you might think.
c Your quirks are going straight on my list of favourite things.
c Thank you for trusting me with such a fine confession.
c That oddity makes you about ten times more interesting.
c Please never give that habit up.
p My list of odd habits would need its own filing cabinet.
p Compared with my quirks, yours is almost sensible.
p I promise to take this confession to the grave, or at least to Tuesday.
p Somewhere a professor would love to study both of us and our habits.
p Within a week I would catch that habit like a cold.
i I think our strange little habits are the truest part of us.
i A person without quirks makes me slightly nervous.
i Little rituals keep the world in order, I rather believe in them.
i Now I wonder which other secrets you are keeping.
i Everyone has a ritual they never mention, and I like the ones who do.
C How long have you had this habit?
C Where do you think it came from?
C Does anyone else know about it?
C What happens if you try not to do it?
P Is this the odd one or just the warm-up?
P How do innocent bystanders react to your habit?
P Would you judge me if I joined in?
P Do you offer lessons in this art?
I What other small secret do you rarely tell?
I Who passed this little ritual on to you?
I Is there a habit in others that you find lovable?
I When did you realise that not everybody does that?
=foodOpinion
c I respect a woman who takes a firm stand on flavour.
c That is a food opinion with backbone, and I like it.
c Finally somebody who does not sit on the fence about food.
c You could lead a small revolution with a view like that.
c Strong feelings at the table are a very good sign.
p I would not dare serve you the wrong thing after that.
p My own food opinions would probably get me banned from kitchens.
p Friendships have ended over less, and I will tread carefully.
p Please go easy on me when you see what lands on my plate.
p Somewhere a chef has just felt a cold shiver.
i I believe you can learn everything about a person from such a conviction.
i Taste is such a stubborn thing, and I find that wonderful.
i Behind every strong food opinion there is a dinner somebody never forgot.
i Nothing reveals people like the things they refuse to eat or share.
i What we love and loathe on a plate goes right back to the start.
C How did you come to feel so strongly about it?
C What food could you never live without?
C Has anyone ever changed your mind about a dish?
C Which other food rules do you live by?
P Would my lunch pass your inspection?
P Is there an appeal court for this verdict?
P How do you deal with people who disagree at dinner?
P Do you carry a flag for this cause?
I Where does a taste like that come from?
I What flavour takes you straight home?
I Which dish do you only pretend to like?
I If you had to defend one meal for ever, which one?
`;
