/** Finer kinds of telling: work, study, news. Form: told-news.ts. */
export const FINER_TOLD_WORK_AND_STUDY = `
=drivingTestPassed good
c Congratulations on passing your driving test, that is proper freedom.
c Passing takes nerve, and you kept yours with an examiner watching.
c You must have floated out of that test centre.
p I would have failed before finding the seatbelt, so full respect.
p The roads have gained a driver and my passenger snacks are ready.
p Somewhere a pair of L plates is feeling very unwanted.
i There is something about that first drive alone that nobody forgets.
i I wonder which road gets to see you first with a licence.
i Now every map looks a little different, I imagine.
C Where will you drive first now you have passed?
C Which part of the test were you dreading most?
P What song goes on for the first drive alone?
P How is your parallel parking when no examiner is looking?
I Is there a road you have always wanted to drive?
I Who was the first to hear that you passed?
=drivingTestFailed
c That driving test was one day, it says little about your driving.
c Sorry about the test, that drive back must have felt long.
c Plenty of the best drivers needed another go at it.
p Roundabouts and I are not on speaking terms either.
p My nerves would have failed me in the car park.
p That examiner has clearly never met a bad day in person.
i I have a soft spot for people who book the test again.
i One day this failed test will be a very good story.
i Strange how twenty minutes in a car can decide a whole mood.
C When would you like to try the test again?
C What caught you out on the drive this time?
P Did the examiner at least have a decent poker face?
P How many biscuits does a failed test require?
I What would the licence change for you?
I Who do you ring first after a test like that?
=visaGranted good
c Congratulations, that stamp carries years of patience in it.
c You can stay, and I am properly glad to read that.
c What a letter to hold after all that waiting.
p I would frame the approval and salute it every morning.
p All those forms deserve a bonfire and a small parade.
p That is the best post anyone has had this year.
i I imagine the air feels a bit different after that decision.
i Home becomes a bigger word once the papers agree.
i There must be a quiet moment when it finally sinks in.
C How did you feel the moment the approval came?
C Who was the first person you told about the papers?
P What happens now to that enormous folder of documents?
P How do you mean to celebrate being official?
I What is the first thing you will do differently now?
I When did this place begin to feel like home?
=gotKeys good
c Congratulations on the keys, that is a door you earned.
c Your own front door is a wonderful thing to unlock.
c I love this news, enjoy every echo in those rooms.
p That first night with new keys calls for chips on the floor.
p I would lock and unlock it forty times just to hear it.
p Those keys deserve a very silly keyring.
i An empty room with your own key always promises something.
i I wonder which corner of it will become your favourite.
i The first morning behind your own door must feel rather special.
C Which room did you walk into first with those keys?
C What will be the first thing you carry in?
P What is going on the keyring?
P Have you talked to the walls yet?
I What do you hear when the new door closes behind you?
I Where will your favourite chair go?
=firstDayDone
c First days are hard work, and you got through yours.
c Day one is done, and the next one will feel shorter.
c You walked in there today, and that takes pluck.
p I would have spent my first day hiding near the kettle.
p By Friday you will know at least three names.
p My sympathy to your brain, first days fill it like a skip.
i You only see a place with fresh eyes on day one.
i I always wonder who turns out to be the ally there.
i Something small on a first day often tells you everything.
C What surprised you most on your first day?
C How are the people at the new place?
P Did you find the good biscuits on day one?
P How many names actually stayed in your head?
I Who there do you think will become a friend?
I What will you tell people about day one in a year?
=lastDayAtWork
c A last day is a big thing, and you left it well.
c They will notice the gap you left by Monday morning.
c Goodbyes like that mean you were someone there.
p I would have taken the good stapler as a souvenir.
p Leaving cake is the saddest cake and I still want a slice.
p The kettle there will never be in safe hands again.
i Closing that door for the last time must sound different.
i It is odd which people you end up missing most.
i There is a curious quiet on the evening after a last day.
C Who will you miss most from that place?
C How did the last goodbye feel?
P What did they write in your leaving card?
P Did anything from the stationery cupboard come with you?
I What will you not miss for one second?
I Which moment there will you always remember?
=interviewOver
c Glad the interview is behind you, that part takes real courage.
c You showed up and answered them, and I hope they noticed.
c I have my fingers firmly crossed for your phone call.
p My answer to every interview question would involve sandwiches.
p Panels should have to answer one silly question back.
p I shall be glaring at their phone until it rings you.
i The best answer always turns up on the way home.
i I like to know what people leave out in interviews.
i Sometimes one small laugh in the room decides everything.
C How did you feel walking out of the interview?
C Which question threw you the most?
P What do you wish you had answered instead?
P Did anyone on the other side of the table smile?
I What would you do first if they say yes?
I Which part of that job are you hoping for most?
=resultsAwaited
c Waiting for that news is the hardest part of the whole business.
c I hope the result treats you as well as you deserve.
c You did your bit, and I am hoping right along with you.
p My patience would have eaten the doormat by now.
p Somebody should tell that inbox to behave itself.
p I would be refreshing the page with both thumbs and a toe.
i Funny how long a day gets when a result hides in it.
i I wonder which way your gut leans when it is quiet.
i There is a whole other you waiting behind that result.
C When do you expect to hear the result?
C What does your gut tell you about it?
P How many times have you refreshed the page today?
P Which household chore is getting done out of pure nerves?
I Who will you tell first when the news comes?
I What will you do in the first hour after hearing?
=presentationDone good
c You held a whole room full of eyes, well done.
c That presentation clearly landed, and you should enjoy tonight.
c Standing up there takes guts, and it went beautifully.
p I would have hidden behind the projector and mimed.
p My knees applaud yours for staying upright through that talk.
p Somewhere your nerves are packing their bags in shame.
i I think a room always knows when somebody means it.
i There is a lovely silence right before the applause starts.
i That voice of yours at the front is something I am curious about.
C What was the best moment of your presentation?
C How did it feel when you finished speaking?
P What did your knees do during the first minute?
P Who in the audience nodded the most?
I Which part did you enjoy more than you expected?
I When did you notice that the room was with you?
=thesisIn good
c Congratulations, handing in a thesis is a mountain climbed.
c All those pages are out of your hands, enjoy the lightness.
c You finished it, and very few people get that far.
p Your desk must be wondering where everybody has gone.
p I get tired writing a shopping list, so I am in awe.
p Any typo in that thesis is now officially a style choice.
i The evening after handing in a thesis has its own kind of quiet.
i I am curious which page of it you secretly love.
i Many late nights live inside a thesis like that.
C What is your thesis about, in one sentence?
C How did you feel when you let it go?
P How long do you plan to sleep now it is in?
P Which word do you never want to type again?
I Which page of the thesis are you proudest of?
I What will you do with your evenings now?
=gotPromoted good
c Congratulations on the promotion, they finally noticed.
c That step up is yours because you earned it.
c What good news, I hope you are grinning all evening.
p I would already have a new title stitched on my pyjamas.
p Make room on the door for a longer name plate.
p Your old chair must be proud and slightly abandoned.
i There is a moment when a new title starts to feel real.
i I wonder what the younger you would make of this promotion.
i People usually lead long before anybody gives them the badge.
C How did they tell you about the promotion?
C What will change first in your new role?
P What is the first decree from your new throne?
P Did you manage a calm face when they told you?
I Who did you want to tell straight away?
I What would you like to do better than your old boss?
=gotRaise good
c Good for you, that raise was clearly deserved.
c Somebody up there finally saw how good you are.
c Asked for or not, you earned that raise with your work.
p I would frame the payslip and dust it weekly.
p Your lunchtime sandwich may now have two fillings.
p The posh biscuits in aisle seven have heard about your raise.
i A raise says thank you in a language people rarely use.
i I wonder what small luxury comes into your mind first.
i It changes how you walk back to your desk, I imagine.
C How did you feel when the raise was confirmed?
C What is the first nice thing you will treat yourself to?
P How hard was it not to dance on the spot?
P Which supermarket biscuit is now within reach?
I Who taught you to stand up for yourself?
I What would this raise let you say yes to?
=boreMeeting
c Sorry about that meeting, it sounds like time nobody gets back.
c You deserve a medal for staying awake through it.
c Meetings like that make a plain email look lovely.
p I would have married the biscuit plate by minute twenty.
p My soul leaves the room at the first agenda item.
p There should be a bell anyone may ring to end it.
i I like to imagine what everyone was secretly thinking.
i Boredom draws the best doodles on the agenda.
i Somewhere in every meeting sits one person who could finish it early.
C How long did the meeting feel from where you sat?
C Who talks the most in those meetings?
P What was your best doodle or daydream?
P Which phrase would you ban from meetings for ever?
I What were you thinking about while they talked?
I Where would you rather have been?
=videoCallSlip
c Everybody on that call was secretly grateful for the entertainment.
c It happens to the best, cameras and microphones are treacherous.
c You livened up a meeting that surely needed it.
p I check my mute button like other people check the oven.
p That call will be the only one anyone remembers this year.
p My camera and I have a deep and lasting distrust.
i I bet half the screens were hiding something worse.
i The second of silence afterwards must have been magnificent.
i You learn a lot about colleagues by who laughs first.
C When did you realise that they could see or hear you?
C How did the people on the call react?
P Have you put tape over the camera yet?
P Did anyone bring it up in the next meeting?
I Who on that call will tease you longest?
I What was the very first thing you did afterwards?
=wrongEmail
c That sinking second after pressing send is truly horrible.
c By next week somebody else will have sent a worse one.
c Email really ought to ask us twice before it goes.
p I would move abroad and take up sheep farming.
p Your message may be the only email they read properly today.
p The send button has a cruel sense of humour.
i Some of the best office stories begin with the wrong address.
i I wonder if the receiver is smiling about it tonight.
i There is a strange honesty in messages that go astray.
C How fast did you notice that it had gone?
C Who has written back to the email so far?
P Did you try to recall it and make it worse?
P How red did your face go, roughly?
I What would you have answered if you had received it?
I Was there a tiny part of you that laughed?
=rudeCustomer
c Nobody should speak to you like that at work.
c Sorry you had to smile through a customer like that.
c You kept your dignity, which is more than that customer did.
p May every shopping trolley they take have one squeaky wheel.
p I hope that customer steps on something wet in clean socks.
p My face would have given me away in two seconds.
i I often think a till shows who people really are.
i Your calm in that moment tells me something about you.
i Someone kinder in that queue surely noticed how you took it.
C How did you keep calm with that customer?
C Did a colleague back you up at least?
P What did you say about them in your head?
P Which curse did you quietly choose for them?
I What helps you shake off someone like that?
I Who did you tell about it first?
=oddCustomer
c That customer has made your shift and now my day.
c You must have a gift for keeping a straight face.
c Jobs with people like that are never dull.
p I am slightly afraid that I have been that customer.
p My straight face would have lasted about one second.
p There should be a plaque for that customer beside the till.
i I would love to know the story behind that customer.
i Odd people usually make perfect sense at home.
i There is a whole novel walking through your door each day.
C How did you answer that customer?
C What did your colleagues make of it?
P Did you manage to keep a straight face?
P Where does this one rank among your strangest customers?
I What do you imagine they were thinking?
I Do you hope they come back again?
=sweetCustomer good
c You clearly did something lovely for that customer first.
c Kindness like that gets you through ten difficult ones.
c I am so glad somebody noticed you today.
p My heart has gone as soft as warm butter over this.
p That customer should be cloned and placed in every queue.
p Even my grumpiest side is smiling at this one.
i People rarely thank someone who has not been kind themselves.
i A small thank you at work can warm a whole week.
i I suspect you have no idea how many customers think the same.
C What did you say to that kind customer?
C How long did the smile last?
P Is there any chance of a fan club forming?
P Did your colleagues get a little jealous of the attention?
I What do you think they saw in you?
I Which customer will you still remember in ten years?
=funnyPatient
c That patient is lucky to have someone who laughs along.
c You bring some light to that place, I can tell.
c Patients like that must carry you through a long shift.
p I hope to be exactly that kind of patient at ninety.
p Somebody should give that patient their own radio show.
p My bedside wit would be nowhere near as good.
i Humour seems to be the last thing people give up.
i I would happily hear a whole evening of those ward stories.
i A patient who jokes has usually decided to trust someone.
C How did you answer that patient?
C Does that patient make you laugh often?
P Did you manage to stay professional through that?
P Who on your ward has the sharpest tongue?
I What is the best thing a patient ever told you?
I Which patient do you look forward to most?
=patientThanks good
c They remember you because you were kind when it counted.
c What a lovely thing to take home from the ward.
c You mattered to that patient, and that is no small thing.
p There is something in my eye, and I blame that patient.
p Even a stone would have gone soft on your ward today.
p My own heroics end at opening jam jars, so I salute you.
i I imagine you carry a few of those patients with you.
i A thank you from a patient must weigh more than any medal.
i It says a great deal about you that they came to tell you.
C How did that thank you make you feel?
C What do you remember most about that patient?
P Did you keep your composure or was a tissue involved?
P Who on the ward cried first?
I What made you choose this work in the beginning?
I Do you keep the thanks somewhere special?
=lostPatient heavy
c I am so sorry, they were in kind hands with you.
c You were there when it mattered, and that counts for everything.
c Losing someone in your care must leave a long silence.
p I only wish I could send you quiet and a blanket.
p Tonight the kettle and the softest chair belong to you.
p A hot cup of tea feels too small for a loss like this.
i They did not go alone, and I keep thinking of that.
i Some of the ones you look after must stay with you for good.
i It hurts because you cared, and I respect that deeply.
C Would you like to tell me a little about them?
C How are you now that you are away from there?
P Is there something soft and warm near you tonight?
P Did somebody there give you a hug?
I What will you remember about them?
I Who looks after you on days like this one?
=pupilSaid
c That pupil has just improved my whole day.
c You must go home with a new line like that every week.
c Children really do say it straight, and you tell it beautifully.
p Any pupil like that has more insight than I do.
p My own logic at school was about as sound as that.
p Somebody please give that child a column in the paper.
i I wonder how the world looks from that small chair.
i There is usually a strange wisdom in what pupils blurt out.
i I hope that child never loses that way of thinking.
C How did you keep a straight face with that pupil?
C What did the rest of the class do?
P Do you write these lines down somewhere safe?
P Who is the chief comedian in your class?
I Which answer did you give that child?
I Which pupil remark has stayed with you longest?
=pupilBreakthrough good
c Bravo to your pupil, and to the teacher who never gave up.
c That is your patience you saw bearing fruit there.
c What a proud moment for everybody in that room.
p I would have needed the whole tissue box behind the desk.
p Please pass that pupil a standing ovation from my sofa.
p Somewhere a teacher just grew two inches taller.
i They will remember who believed in them at that moment.
i I think those minutes are why people stay in teaching.
i It is quite something to see a face change like that.
C How did you feel when it happened?
C What did your pupil look like in that moment?
P Did you do a little dance behind the desk?
P How many tissues did the staff room need?
I Which teacher did that for you once?
I What do you think finally made the difference for them?
=markingPile
c That marking pile sounds endless, you have my full sympathy.
c Your weekend deserves better than a stack of papers.
c Teachers' evenings should count double for this alone.
p I would start handing out stars for neat handwriting alone.
p After ten papers I would be marking the biscuits.
p May the next essay be short and full of pictures.
i I bet there is one gem hiding in that pile.
i You must know every pupil by their handwriting.
i The odd wild answer is surely what keeps a marker going.
C How many are left in the pile?
C What subject are you marking tonight?
P Which has been the silliest answer so far?
P What is your bribe for reaching the bottom?
I Whose paper do you save for last?
I Did any answer make you smile tonight?
=wildClass
c You got through a day with that lot, which is heroic.
c Your ears must be ringing, poor you.
c Keeping a class alive on such a day counts as a win.
p I would have been found hiding in the stationery cupboard.
p That class needs a lion tamer with a whistle.
p My nerves would have handed in their notice by break.
i Somehow those days become the best staff room stories.
i I bet there is one little ringleader you secretly adore.
i Children always seem to know when something is in the air.
C How did you calm them down in the end?
C Who was the ringleader today?
P What state were you in when the last bell rang?
P Did the staff room have any chocolate left?
I Was there a moment when you nearly laughed?
I What does silence sound like to you afterwards?
=offNights
c You have earned every minute of that sleep after nights.
c Sleep well, the world can manage without you for a few hours.
c Night work takes something out of a person, so rest properly.
p May every lawnmower in your street run out of petrol.
p I shall personally shush the birds outside your window.
p That alarm clock owes you a formal apology.
i The hours when everyone sleeps must show you a different world.
i I like the thought of someone awake while the town dreams.
i There is a secret club of people who go home at sunrise.
C How was the night in the end?
C What do you eat when you come off a night?
P How good are your curtains at keeping daylight out?
P Does the postman think you are a vampire?
I What is the strangest hour of a night shift?
I Do you ever get to like that early quiet?
=shortStaffed
c Doing the work of several people deserves more than a thank you.
c Sorry you were left to carry that shift almost alone.
c You kept the place going today, and somebody should notice.
p I would have been found asleep in a cupboard by noon.
p Science should really look into cloning you before the next shift.
p Your feet have every right to write a letter of complaint.
i I wonder who there knows how much rests on you.
i Places like that stand because a few people refuse to drop things.
i The first minute of sitting down must feel like silk.
C Did you get something decent to eat at any point?
C How many people were missing in the end?
P Which of your feet is angrier tonight?
P What keeps you upright on a day like that?
I Who was your ally through that shift?
I What would you do with one completely free day?
=calledOnDayOff
c A day off should be left alone, and I feel for you.
c They lean on you because you are good, but still.
c Sorry they broke into your free time like that.
p I would answer such calls in the voice of a dishwasher.
p Your day off should come with a moat and crocodiles.
p My phone would have had a sudden mysterious swim.
i Reliable people always seem to be the ones who get the call.
i I wonder what your day off was going to taste like.
i There is a special silence before somebody says yes to work.
C What had you planned for your time off?
C Do they do this to you often?
P Which excuse would you have loved to give them?
P Does your face change when their name lights up?
I When do you get some real time to yourself?
I What would a truly undisturbed day look like?
=leaveApproved good
c Enjoy every day of that leave, it sounds well earned.
c Time off at last, and I am glad for you.
c That signature on your leave must look like a work of art.
p An approved holiday form deserves a trumpet.
p I hope your alarm clock is already packed away in disgrace.
p Everyone at work will be sighing into their soup without you.
i The first morning of leave always has a special light.
i I am curious what you are like on day three of freedom.
i Counting down to leave is almost a holiday of its own.
C What are you most looking forward to in that time off?
C How long is it since your last proper leave?
P Who at work will be secretly sobbing without you?
P Where is the alarm clock spending your holiday?
I What would you like to do with the first empty morning?
I Which day of a holiday do you usually like best?
=dayOffAtLast
c Enjoy every slow minute of that day off.
c You needed a day like this, by the sound of it.
c No alarm and nowhere to be sounds close to perfect.
p The sofa has clearly been waiting all week for this.
p My professional opinion is that a second breakfast is justified.
p Please do as little as humanly possible on behalf of us all.
i I think people show their true selves on an empty day.
i A day off has a different sound to it somehow.
i The best hour is the one when you forget what time it is.
C What has been the best part of your day off so far?
C How long is it since you had a whole day free?
P Which comes first today, the sofa or the kettle?
P How lazy is the plan on a scale of ten?
I What would you do if tomorrow were free as well?
I Where does your mind wander with nothing to do?
=machineAtWorkDied
c Machines always choose the worst possible moment, poor you.
c You kept going while that machine let you down.
c Sorry the thing died on you in the middle of work.
p I believe such machines can smell fear and deadlines.
p My repair skills end at a stern look and a thump.
p That machine has clearly joined a union.
i I suspect machines hold meetings about us after hours.
i It is funny how one dead machine shows who stays calm.
i Everyone turns human the minute the machine stops.
C How did you manage without it?
C Is the machine back among the living now?
P Did anybody try switching it off and on again?
P What words did you use on that machine?
I Who at work can always coax it back to life?
I Was there a calm soul while everyone cursed the machine?
=lunchStolen
c Taking somebody's food at work is a low crime, poor you.
c You deserved to find that exactly where you left it.
c I feel your outrage, that fridge has no honour.
p I suggest fingerprints, a lie detector and a very hot chilli.
p My detective instincts point to the quiet one with crumbs.
p Wars have been declared over smaller things than this theft.
i You learn who people are from a shared fridge.
i I bet the thief looked you in the eye today.
i The culprit always smiles a little too warmly at the kettle.
C Who is your main suspect?
C What did you end up having instead?
P Have you drawn up a list of suspects yet?
P How would you punish the thief if you were judge?
I Did anyone look guilty when you mentioned it?
I Would you forgive them if they owned up?
=loudColleague
c You have the patience of a saint to sit beside that.
c Eight hours next to such a noise is truly a trial.
c Sharing a workplace should come with a few more laws.
p I would have built a wall of box files by Wednesday.
p My eyebrow is twitching just from reading about that colleague.
p Hell surely has an open plan floor.
i I wonder which habit of mine would drive you to despair.
i They probably have no idea they star in your evenings.
i Every workplace seems to hire exactly one of those.
C How long have you been sitting near that?
C Does anybody else there notice it too?
P Have you considered a very large potted plant between you?
P What would you name the documentary about that colleague?
I Which office habit of yours might annoy them back?
I Do you give the look or suffer in silence?
=officeFreezing
c Sorry you are stuck working in weather that belongs outdoors.
c Nobody can think straight at that temperature, poor you.
c Somebody in charge of that thermostat owes you an apology.
p Every office thermostat is run by somebody with a grudge.
p I picture you all rotating like chickens to even it out.
p Polar explorers and desert nomads would both complain there.
i The person who controls the thermostat rules any workplace.
i I have a theory that nobody has ever agreed on a thermostat.
i It is strange what a few degrees do to colleagues.
C What are you doing to cope with the temperature?
C Who is in charge of the thermostat there?
P Has anybody tried to sabotage the thermostat yet?
P Which climate are you working in tomorrow?
I Are you usually the cold one or the warm one?
I What is the oddest thing you have done about it?
=newBossTold
c A new boss changes the air in a place, so good luck.
c I hope the new one turns out to be a decent sort.
c You will have the measure of that boss within a week.
p New bosses always begin by moving something nobody asked about.
p My advice would be useless, I would just hide the biscuits.
p Somewhere a betting sheet on that boss is already going round.
i The first week of a new boss tells you nearly everything.
i I am curious what they make of you.
i You can often read a boss by how they treat the cleaner.
C What is your first impression of the new boss?
C How do the others feel about the change?
P Has the new broom touched the kettle yet?
P Which nickname is already going round?
I What was the old one like, between us?
I What would you do first if you were the new boss?
=trainingNewbie
c A newcomer is lucky to land next to you.
c Teaching someone all day is double the work, well done.
c They will remember who was patient with them at the start.
p I would have sent them for the long stand by lunchtime.
p That trainee is about to learn all your bad habits too.
p Somebody should give you a whistle and a little flag.
i You never know a job until you explain it to somebody.
i I imagine you see a bit of your younger self there.
i Everybody was the clueless new one once upon a time.
C How is your trainee getting on?
C What is the hardest thing to teach them?
P Which trainee mistake has been the funniest?
P Have they found out where the good biscuits live?
I Who showed you the ropes when you were new?
I What do you hope they pick up from you?
=colleagueLeaves
c I am sorry, a good colleague makes half the job.
c Losing your ally at work is a proper little heartbreak.
c They must be lovely to leave such a gap.
p The biscuit tin will feel enormous and lonely for a while.
p Somebody ought to hide their car keys until they reconsider.
p I would be chaining myself to their swivel chair.
i Some colleagues turn out to be the real reason to go in.
i I wonder who will end up in that empty chair.
i Friendships from work often get better once the work is gone.
C How did you hear that they were going?
C What will you miss most about them?
P Who will share the gossip and biscuits now?
P Did you think about locking the exit?
I What did you write in the leaving card?
I When did you two become friends?
=gaveNotice
c That took real courage, and I admire you for it.
c You chose yourself today, and that deserves a good evening.
c Handing in your notice is a brave bit of paper.
p Somewhere an empty mug is waiting for your goodbye tour.
p I would be floating past my desk like a smug balloon.
p The stapler will have to find somebody else to love.
i There is a wonderful silence after you resign from something.
i I wonder how long the decision lived quietly in you.
i The next chapter always begins with a slightly shaky signature.
C How did your boss take the news?
C What made today the day for giving notice?
P How loudly did you cheer once you were outside?
P How are you going to enjoy your last weeks there?
I What are you most looking forward to leaving behind?
I When did you first know that you would go?
=jobHunting
c Job hunting is hard graft, and nobody thanks you for it.
c Sorry they leave you hanging, silence is such poor manners.
c I hope the right one lands on your doormat soon.
p My own cover letter would just say please and a drawing.
p Application forms were surely invented by somebody who hates lunch.
p The robot that reads those applications has no taste.
i Somewhere the right job is being badly described in an advert.
i I like that you keep going when nobody answers.
i The yes usually comes from the application you nearly skipped.
C What sort of job would suit you best?
C How do you keep your spirits up during the search?
P Which has been the silliest job advert so far?
P How would your honest application begin?
I What would you do if nobody asked for a CV?
I Which job did you dream of as a little girl?
=careerChange
c Starting again like that takes courage, and I admire it.
c You changed the whole direction, which few people dare.
c That is a brave swap, and it sounds like you.
p I struggle to change my sandwich, so this impresses me.
p Your old desk is surely telling everyone you went mad.
p Both of those jobs in one person makes a great quiz team.
i I wonder when the first small thought of changing came.
i A second trade makes a person twice as interesting to me.
i The old job and the new one must meet somewhere in you.
C What made you decide to change direction?
C How does the new work feel compared with the old?
P Which old habit still sneaks into the new job?
P Who thought you had completely lost your mind?
I What would the younger you say about the swap?
I Is there anything you miss from the old life?
=firstSale good
c Congratulations on that first sale, somebody chose your work.
c A real person wanted what you made, and I love that.
c Your first sale deserves to be celebrated properly.
p Somewhere a very wise buyer is feeling smug tonight.
p That first order belongs in a museum of firsts.
p I would have wrapped it in nine layers and a ribbon.
i It must be strange to think of your work in someone's home.
i I wonder how long you carried the idea before that first sale.
i The first buyer never knows how much they really bought.
C How did you feel when the first sale came through?
C Who was your very first buyer?
P Did you dance around the parcel at all?
P How many times did you check that it was real?
I Was it hard to let the thing go?
I What would you love to make next?
=quietShopDay
c Quiet days in your own business are hard on the nerves.
c Slow days say nothing about how good your work is.
c You opened the door anyway, and that takes backbone.
p I would be having long talks with the till by noon.
p Your shelves must be the tidiest in the country by now.
p Any passing pigeon would get a full sales welcome from me.
i I wonder what you think about when the place is empty.
i Busy days always seem to come when you sit down to eat.
i There is something brave about keeping the lights on.
C How do you pass the time on a slow day?
C When does it usually pick up again?
P Who has been your best company today, the radio or the kettle?
P What did you rearrange out of boredom?
I What made you want to run your own thing?
I Which customer would you most like to see walk in?
=openedOwnPlace good
c Congratulations, a place of your own takes real courage.
c You built that, and you have every right to be proud.
c I am thrilled for you, may the customers never stop coming.
p I hope the boss treats you well, I hear she is strict.
p Employee of the month should be an easy decision there.
p My bet is that you straighten everything ten times an hour.
i I wonder how many years that idea lived in your head.
i The first morning of your own business must sound different.
i A name over a door is a dream that grew a sign.
C How did the first hours of your own business feel?
C What gave you the push to begin?
P How strict is the new boss with herself?
P Who was your very first customer or caller?
I What did you picture when it was only an idea?
I Who believed in your plan from the beginning?
=retiredNow good
c Congratulations on retiring, you have more than earned it.
c All those years of work, and now the mornings are yours.
c Enjoy every free Monday, you waited long enough.
p The alarm clock must be having an identity crisis.
p I hear retired people are too busy to answer the phone.
p My jealousy of your Monday mornings is hard to describe.
i I wonder what you have been saving up to do.
i There must be an odd, lovely silence on that first free morning.
i Retirement always sounds to me like a door opening outwards.
C What are you enjoying most about being retired?
C How was your send off?
P Do you still wake at work time out of spite?
P Which day of the week is it, as far as you know?
I What have you always wanted the time for?
I Do you miss any small thing about work?
=onStrike
c I respect that, standing out there takes conviction.
c It takes a lot to make people down tools, so good on you.
c You stood up for something, and in all weathers too.
p My chanting would be half a beat behind everyone.
p I hope the flask was full and the drum was in time.
p Placards should come with built in heating for a strike.
i I imagine you get to know colleagues differently on a picket line.
i There is something about strangers beeping that lifts the spirits.
i I wonder what you were like the moment the vote came in.
C How is the mood among the strikers?
C What would you most like to see change?
P What does your placard say?
P Who has the loudest voice in the chanting?
I When did you decide that enough was enough?
I What surprised you about being out on strike?
=uniformMoan
c Sorry about that uniform, somebody chose it without trying it on.
c You carry it off with humour, which is more than it deserves.
c Whoever designed that uniform has never done your job.
p I would look like a badly wrapped parcel in it.
p That uniform sounds like it lost a bet.
p Somewhere the designer is hiding behind a curtain of polyester.
i I think uniforms say more about bosses than about staff.
i The moment of taking it off must be the best of the day.
i I wonder who sat in a room and agreed to that.
C How do your colleagues feel about the uniform?
C What is the worst part of wearing it?
P Who signed off on that uniform, and were they well?
P Does it come in any other shade of regret?
I What would you have chosen if they had asked you?
I How fast do you get changed when you are home?
=roundDogs
c You do that round in all weathers, and I respect it.
c People forget there is somebody brave behind every delivery.
c Your deliveries come with more adventure than most films.
p I would be delivering everything by throwing it from the corner.
p Your step counter must be asking for a holiday.
p Every round seems to have one guardian dragon.
i You must know secrets of every doorstep on your round.
i I imagine doors tell you a lot before they open.
i Somebody on that round surely waits for you each day.
C What was the oddest doorstep on your round lately?
C How do you keep going on the long rounds?
P Which creature on your round is the true enemy?
P Have you ever bribed an animal to get past the gate?
I Who on your round do you like to see most?
I What can you tell about people from their front door?
=workAnimalBirth good
c Congratulations to you and to the new mother out there.
c New life on wobbly legs is hard to beat.
c You were there for it, and that newborn is lucky.
p I would have fainted neatly into the straw.
p My usefulness at a birth begins and ends with towels.
p Four legs and no idea how to use them, I relate.
i There must be a special hush in the moment before it breathes.
i I wonder if you ever get used to seeing a birth.
i Those first steps must undo any tiredness.
C How are the mother and the little one doing?
C What did you feel when it took its first breath?
P Has the newborn got a name yet?
P Did you manage any sleep before the big arrival?
I Do you remember the first birth you ever saw?
I What goes through your head while you wait for it?
=chairSecrets
c People trust you with their stories, and that is a gift.
c You give them far more than a treatment, I suspect.
c Anyone who gets told that much must listen well.
p I would be bursting by the end of the first appointment.
p Spies could learn a lot from a salon chair.
p Half the town must be nervous when you smile.
i I wonder who listens to your secrets in return.
i It is curious how people talk when nobody looks at them.
i You must carry a whole library of whispered chapters.
C How do you keep all those secrets straight?
C What do people open up about the most?
P Which secret was the hardest to hear without blinking?
P How good is your poker face by now?
I Who do you tell your own secrets to?
I Has a client's story ever changed how you see things?
=kitchenRush
c You got through that service, and that deserves a chair.
c Feeding that many people at speed is a real feat.
c Kitchens on a night like that are pure grit.
p I panic when two people want toast at the same time.
p My contribution to that kitchen would be crying near the onions.
p Your feet should be put on the menu as tenderised.
i I imagine the silence after the last plate is delicious.
i There must be a strange joy in the middle of such chaos.
i I wonder what a cook craves when the kitchen finally closes.
C How are your feet after that service?
C What did you eat when it was finally over?
P What was the daftest order of the rush?
P Who kept their cool the best in all that heat?
I What do you love about it in spite of nights like that?
I When did you realise it was going to be one of those?
=lostUnsaved
c Losing work like that is truly sickening, I am sorry.
c All those hours gone in a blink, poor you.
c You did the work once, and nobody can delete what you know.
p I would be giving that computer a very cold stare.
p Somewhere your file is on a beach with the odd socks.
p Computers only ever swallow the good version.
i The second version is said to come out braver.
i I wonder where lost files really go at night.
i There is a very particular silence after a screen goes blank.
C Is there any chance of getting the file back?
C How much of it do you remember?
P What was the first word out of your mouth?
P Have you threatened the computer yet?
I Which bit of the lost work do you mourn the most?
I Do you start again at once or walk away first?
=backToStudy
c Going back to study like that takes real spirit.
c You bring a whole life into that classroom, lucky classmates.
c I admire anyone who sits down to learn again by choice.
p Your sandwiches must be the envy of the lecture hall.
p I bet you are the only one who does the reading.
p My highlighters and I would be asleep by page three.
i I wonder what the girl who first left school would say.
i Learning by choice must taste quite different from learning by bell.
i There is something lovely about a new pencil case at any age.
C What made you go back to studying?
C How are the others on the course?
P Are you front row or back row these days?
P Do the youngsters come to you for tea and wisdom?
I What has studying changed in you so far?
I Which subject made you want to learn again?
=doneAfterYears good
c Congratulations, you stuck with it for years and finished it.
c That kind of patience is rare, you should be very proud.
c All those years are in it now, for everyone to see.
p I have yet to finish a crossword, so I am humbled.
p Your evenings must be wondering what hit them.
p I would be showing it to the postman by now.
i There must be a strange quiet after the very last bit.
i I wonder who you were when you began it.
i Something that takes years ends up keeping a bit of you.
C How did it feel to do the very last bit?
C What kept you going through all those years?
P How often have you gone back to look at it today?
P Who had given up on ever seeing it finished?
I What was happening in your life when you started it?
I What will you do with the empty space it leaves?
=parkingTicket
c A parking ticket like that sours the whole day, sorry.
c That sounds properly unfair, you have my sympathy.
c Wardens have a terrible sense of timing, poor you.
p I suspect wardens live behind bushes and feed on minutes.
p That parking sign was surely written by a bored poet.
p May the warden's socks slide down all day.
i I would love to know what wardens talk about at dinner.
i There is a special silence between you and a yellow envelope.
i A few minutes on a meter can turn anyone into a rebel.
C Are you going to appeal against it?
C When did you spot that ticket?
P What did you mutter when you saw the ticket?
P Did the warden at least look sheepish?
I Would you fight a ticket on principle?
I Where would you send all parking wardens?
=foundTenner
c Good for you, a little luck looks nice on a day.
c Your past self clearly has your back.
c Small windfalls feel better than big ones, enjoy it.
p Please remember the little people now that fortune has struck.
p I am off to search every pocket in the wardrobe.
p Lady Luck is obviously a friend of yours today.
i I wonder what a lucky surprise like that turns into.
i Finding luck by accident always feels like a small secret.
i There is a theory that luck comes in threes.
C What will you treat yourself to with that bit of luck?
C How big was your grin when you noticed?
P Have you checked all the other pockets by now?
P Will you still talk to ordinary folk after this windfall?
I Are you someone who often gets lucky?
I Which small luxury crossed your mind first?
=newsTooMuch heavy
c It is a lot to take in, and it shows you care.
c Switching off the news sometimes is no crime at all.
c I am sorry the headlines hit so close today.
p My only wish tonight is a gentle evening for you, without headlines.
p Some evenings deserve a blanket and no headlines at all.
p For tonight I would gladly hide every remote control.
i I think people who feel the news deeply keep the world soft.
i Strange how faraway pictures can sit down at your table.
i Some headlines stay in a room long after the screen goes dark.
C Is there something in the news that hit you hardest?
C How are you feeling after all those headlines?
P What is the softest thing within your reach right now?
P Which silly film is kind to you on such evenings?
I What helps you when the news gets too loud?
I When did you last hear a piece of good news?
`;
