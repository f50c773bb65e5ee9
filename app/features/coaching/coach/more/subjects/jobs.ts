/** Work in care, schools, science and offices. How a table of subjects is written: see subjects.ts. */
export const JOBS = String.raw`
= nurse: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?<!(?:vet|veterinary|dental|student|trainee) )nurses?(?! (?:sharks?|an?|my|your) )|(?<!study |studying |studied |student in )nursing(?! homes?| an? | my | students?| degree| school| the )|(?:ward|charge|theatre) sister|health visitors?
n your work as a nurse
sc A nurse who can get a laugh out of someone at 4am is worth a whole department.
sc Nurses hold the place up, and everyone who's been looked after by one knows it.
sp I'd be the patient who says sorry to the nurse forty times a night.
sp A nurse could spot me as a fainter from the doorway and have a chair ready.
si I imagine a nurse can hear what's really going on in a person's "I'm fine".
si People forget the name of the medicine, but not the nurse who sat down for a minute.
qc What kind of nursing is it, and what pulled you there?
qc What's the moment in a shift that makes up for the rest?
qc Who taught you the things that aren't in the textbook?
qp What's in your pockets by the end of a shift?
qp What does your team live on: toast, biscuits or the patients' chocolates?
qp What's the funniest thing a patient has ever come out with?
qi What can you tell about someone before they've said a word?
qi What do you do in the first ten minutes after a long shift?
qi Which patient taught you something you still use?
m Staying kind at the tired end of a shift is hard, and you go back and do it again.
m You need a quick head and a soft voice at the same time, and you chose work that asks for both.
m You meet people on the day they're most scared, and you make it less lonely. That's a rare thing to be good at.
m You notice the small change nobody else saw, and then you fetch the extra blanket too. I admire both.
f The thing in my pocket I can't do a shift without is ...
f Something a patient told me that I kept is ...
f After a night shift you'll find me ...
o you in scrubs on your break outside with a coffee, laughing at something a colleague said, no patients about

= doctor: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:junior |hospital |medical |a&e |er )?doctors?(?! who| strange| of | sleep| zhivago|ate|'s (?:orders|appointment))|gps?|(?<!(?:tree|vet|veterinary|dental) )surgeons?|an(?:a)?esthetists?|an(?:a)?esthesiologists?|p(?:a)?ediatricians?|psychiatrists?|cardiologists?|neurologists?|oncologists?|dermatologists?|ophthalmologists?|radiologists?|gyn(?:a)?ecologists?|obstetricians?|physicians?(?! assistant)|medics?(?! in the)|consultant in (?:emergency medicine|paediatrics|cardiology))|(?:work|working|works) in (?:emergency )?medicine|an(?:a)?esthetics registrar|medical registrar
n your work as a doctor
sc A doctor who explains things so you can follow them is worth crossing town for.
sc It's a lot to be the person everyone in the room turns to. Doctors make that look ordinary.
sp I'd tell the doctor it doesn't hurt, then mention on the way out that it's been a year.
sp A doctor on a plane must dread the words "is there a doctor on board" more than turbulence.
si Patients probably tell a doctor the important thing with one hand on the door handle.
si Doctors have to give big news in small rooms. I wonder how anyone learns that.
qc What made you choose your corner of medicine?
qc Which bit of the job is nothing like they show on TV?
qc Who did you want to be like when you were training?
qp How soon after "I'm a doctor" does somebody show you a mole?
qp Is your handwriting as bad as the rumours?
qp What's the best thing you've eaten standing up on a night shift?
qi What did a patient say that changed how you work?
qi What do you do with a hard day once you're home?
qi Where did you learn to tell people things nobody wants to hear?
m All those years of exams, and at the heart of it you're someone who sits down and listens.
m You make decisions most of us would hand to somebody else, and then you carry them home. I respect that.
m It takes steadiness to be somebody's good news and somebody's bad news on the same morning.
m You chose work where being thorough is a way of being kind.
f The thing medical school never taught me is ...
f On a day off my pager is replaced by ...
f The patient who taught me most was ...
o you walking out of the hospital doors in the morning light, coat over your arm, tired and pleased

= vet: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?<!(?:army|navy|war|military|marine|combat|air force|vietnam) )vets?(?! bills?| visits?| appointments?| trips?| school| students?|'s)|veterinarians?|veterinary(?! bills?| school| students?| degree)|(?:vet|veterinary) (?:nurse|tech)s?
n your work as a vet
sc Vets look after patients who bite and owners who cry, and stay kind to both.
sc I admire anyone who works out what's wrong with someone who can't tell them.
sp Somewhere there's a cat who thinks the vet is the villain of its life story.
sp I'd probably show a vet photos of other people's dogs and expect a full report.
si A vet sees how people talk to their animals when they forget anyone's listening.
si I suspect vets know more about the owner than the rabbit after one minute.
qc Which four-legged patient has stayed with you?
qc Which animal do you get on with best across the table?
qc What made it animals for you, right at the start?
qp What's the strangest thing you've known a dog to swallow?
qp Who's braver in the waiting room, the pets or the owners?
qp Which animal makes you take a deep breath before opening the door?
qi How do you win over an animal that's made up its mind about you?
qi What do frightened animals do that frightened people do too?
qi Can you stroke a dog in the park without giving it a check-up?
m You're gentle with creatures who have no idea you're on their side. That's a kind of patience I look up to.
m You work out what hurts without one word of help. That's skill and stubbornness in the same person.
m Being kind to the animal is one thing, being kind to the person holding the lead is another. You do both.
m You picked the job with the muddy boots and the hard conversations, because the animals need someone who will.
f The patient who took me longest to win over was ...
f The strangest thing I've found in a labrador was ...
f The animal I'd never argue with is ...
o you in scrubs or a muddy jacket, crouched down at eye level with a dog who hasn't decided yet

= midwife: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )midwi(?:fe|ves)|midwifery(?! students?| degree)
n your work as a midwife
sc A midwife is there for the biggest minute of a family's life and keeps her voice level.
sc I think midwives deserve the first slice of every birthday cake in town.
sp I'd be no help to a midwife. I'd be the one on the floor being offered a biscuit.
sp Midwives must keep a mental list of fathers who were "absolutely fine" until they weren't.
si A midwife meets people in the one hour when nobody has the strength to pretend.
si It's a strange thing, to be at so many birthdays and invited to none of them after.
qc What's the room like in the minute after?
qc What made you want to be there for that moment?
qc Has anyone ever named a baby after you?
qp Which baby name made it hardest to keep a straight face?
qp What's the oddest thing anyone has packed in their hospital bag?
qp Which dads surprise you, the loud ones or the quiet ones?
qi Does it ever get ordinary, or does one still catch you out?
qi What do you say to someone who's sure she can't do it?
qi Has the job changed how you think about your own birthday?
m You lend people your calm until they find their own. I think that's the best thing anyone can carry into a room.
m It takes strength to be that gentle for that many hours in a row.
m There are people walking about who were held by you first. You earned that with a lot of lost sleep.
m You're trusted with the moment people remember for the rest of their lives, and you show up ready for it.
f What I say at three in the morning when it gets hard is ...
f People expect a man in this job to be ...
f The birth I'll always remember is the one where ...
o you at the end of a shift in scrubs, hair all over the place, holding a card from a family, names covered

= dentist: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:dentists?(?!'s| appointment)|orthodontists?|(?:dental|oral) (?:nurses?|hygienists?|surgeons?|assistants?|therapists?|technicians?)|hygienists?)|dentistry(?! student| degree)|dental (?:practice|hygiene|nursing)
n your work in dentistry
sc Half of dentistry must be making scared people feel safe, and nobody gives out prizes for that.
sc Getting somebody to laugh without a hand over their mouth again, that's lovely work.
sp I'd lie to the dentist about flossing, and the dentist would let me finish.
sp Only at the dentist do people answer questions about their holiday with a mouth full of tools.
si Teeth must keep a diary of their own: the coffee, the stress, the bottle opened for a bet.
si Dentistry is millimetre work on somebody who'd rather be anywhere else. That takes nerve.
qc What do you say to someone who's terrified of the chair?
qc Which job of the day do you find most satisfying?
qc What got you into teeth, of all things?
qp Do your friends smile at you with their mouths shut?
qp What's the best excuse you've heard for not flossing?
qp Who picks the music that people have to lie there and listen to?
qi How do you understand a word anyone says with a mouth full?
qi What do someone's teeth give away that they'd never tell you?
qi Can you watch a film without looking at the actors' teeth?
m You have steady hands and a way of making nervous people breathe out. Most of us don't have either.
m People arrive dreading the appointment and leave relieved, and that part is down to you.
m It takes patience to be kind to someone who's been putting you off for three years.
m You do tiny, exact work and keep up a friendly chat at the same time. That's more skill than people notice.
f What I talk about when you can't answer back is ...
f My weakness for sweets is ...
f The nervous patient I'm proudest of is the one who ...
o you in the treatment room with your mask pulled down, mid laugh, the empty chair beside you

= pharmacist: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )pharmacists?|(?:work|working|works) (?:in|at) (?:a |the )?(?:\w+ )?pharmacy|pharmacy (?:technician|tech|assistant|dispenser|manager)s?|hospital pharmacy
n your work in pharmacy
sc The pharmacist is the one who catches the mistake nobody else saw. I find that quietly heroic.
sc People take the pharmacist the question they were too shy to ask anyone else. That's trust.
sp I'd whisper to the pharmacist, be asked to repeat it, and then have to say it louder.
sp A pharmacist reads doctors' handwriting all day, hieroglyphs must be a holiday.
si The pharmacy counter is an odd place: very private questions, asked in a queue.
si A pharmacist must know half the town's worries and still say good morning as if nothing was up.
qc Hospital or high street, and would you swap?
qc What's the catch you're proudest of?
qc Which question do you love being asked at the counter?
qp What's the worst handwriting you've ever had to decode?
qp What do people buy as camouflage for the thing they came in for?
qp How many friends text you before they text a doctor?
qi What do people tell you that they'd never tell their GP?
qi How do you notice that somebody came in for a chat more than a remedy?
qi Is there an old home remedy you think has something to it?
m You check the thing everyone else took for granted, every time. People are safer because you're careful.
m You can answer an embarrassing question so that nobody feels embarrassed. That's a gift you practise daily.
m Accuracy all day long, with a queue watching, and still a kind word. I'd admire that in anyone.
m You've learned an enormous amount and you use it to make things simple for people.
f The question at the counter that made my week was ...
f The remedy my gran swore by is ...
f Behind the counter I'm the one who ...
o you at the counter in a white coat, leaning in to explain a box to someone just out of frame

= physio: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:physios?|physiotherapists?|physical therapists?)|physiotherapy(?! students?| degree)
n your work as a physio
sc A physio gives people back their stairs, their garden, their Sunday football. I love that.
sc Physios need saintly patience, given how few of us do the exercises.
sp I'd tell the physio I did all three sets, then limp out of the door.
sp When a physio says "this might be a bit sore", I hear a pilot mention some light turbulence.
si A physio can't have a quiet walk in town, with all those limps going by.
si Pain makes people shy, I think. A physio must work on that as much as on the joint.
qc What's the first thing you see in the way someone walks?
qc Whose recovery still makes you smile?
qc What drew you to getting people moving again?
qp What's your real guess at how many people do the exercises?
qp What's the silliest way anyone has managed to hurt themselves?
qp Do you correct the way your friends sit, or suffer in silence?
qi How do you get somebody to trust a knee that let them down?
qi Where do people keep their worries: neck, jaw or shoulders?
qi What did you only understand once you'd been the patient yourself?
m You get people to try once more on the day they'd decided not to. That's skill, and it's kindness too.
m You can read how somebody feels from how they get out of a chair. I find that kind of attention rare.
m Every small step somebody takes on your watch is one you believed in first.
m You chose to cheer for people when progress comes in centimetres. That takes a generous kind of patience.
f The exercise I prescribe and never do myself is ...
f The patient who proved me wrong was ...
f I can tell how your week went from ...
o you demonstrating an exercise in an empty gym, slightly wobbly and laughing about it

= occupational-speech-therapist: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:occupational therapists?|speech (?:and language )?(?:therapists?|pathologists?)|speech-language pathologists?|dysphagia specialist)|occupational therapy(?! students?| degree)|speech (?:and language )?therapy(?! students?| degree)
n your work as a therapist
sc Giving someone back a button, a cup or a word is the kind of therapy I'd clap for.
sc A therapist who celebrates the tiny wins is somebody everyone needs around.
sp Therapists in your line must be unbeatable at charades.
sp I'd love a look in a therapist's work bag. I picture cards, cups and one heroic puppet.
si A first word, a first cup of tea poured alone: a therapist gets to be there for those.
si We do a thousand small things a day without looking, and your job is to look.
qc Do you see more children or grown-ups, and was that your choice?
qc Which small win made a whole week for you?
qc Who was the first person you really saw it work for?
qp What's the oddest object you take to work?
qp Which game do you reach for when nothing else works?
qp What do people guess when they hear your job title?
qi How do you know when to help and when to sit on your hands?
qi What does a face do when something works again?
qi What do you notice in people now that you can't switch off?
m You break a huge thing into steps small enough for someone to dare. That's imagination as well as training.
m You can wait while somebody struggles without rushing in. I think that's one of the hardest kindnesses.
m You make hard, boring practice feel like a game worth playing. People are lucky to get you.
m You care about the ordinary things that make a life someone's own. I like how that sounds in a person.
f The smallest win I ever celebrated was ...
f The game that never fails me at work is ...
f The everyday thing I never take for granted is ...
o you on the floor or at a kitchen table with your bag of odd tools spread out in front of you

= paramedic: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:paramedics?|emts?|ambulance (?:technicians?|crew|drivers?|workers?|care assistants?))|ambulance service|(?:on|in) (?:the|an) ambulances?|air ambulance
n your work on the ambulances
sc A paramedic walks towards the thing everyone else is backing away from. Respect.
sc When the paramedics come through the door, the whole room breathes out.
sp I'd faint next to a paramedic, just to save everyone the drive.
sp Paramedics must have a list of every house number in town that's hidden behind a hedge.
si A paramedic gets to see everyone's living room, and always on the wrong day.
si I imagine there's a particular quiet once the ambulance doors close.
qc What do you and your crewmate talk about between calls?
qc Which call made you laugh all the way back?
qc What's the first thing you say when you walk in?
qp What's the best meal that can be eaten in four minutes in a lay-by?
qp Who picks the music when the sirens are off?
qp What's the least medical thing you've been called out for?
qi What brings you back down after a loud shift?
qi What does a town look like at 5am from the front seat?
qi How do you get a stranger to trust you in ten seconds?
m You bring order into somebody's worst ten minutes, and then you go and do it at the next address.
m It takes a certain kind of person to stay gentle with the sirens on.
m You learn people's fears before you learn their names, and you're kind about both.
m Quick decisions, heavy bags, strangers' stairs, and you still crack a joke for someone who needs one. I like that.
f What my crewmate would tell you about me is ...
f The best thing anyone said to me in the back was ...
f My record for eating a sandwich between calls is ...
o you leaning on the ambulance in uniform at sunrise, with a paper cup of tea

= emergency-dispatcher: (?:999|911|112|000|111|emergency|ambulance|police|fire)(?: service| services)? (?:call[ -]?(?:handl|tak)(?:ers?|ing)|dispatch(?:er|ers|ing)?|operators?|calls)|answer(?:ing)? (?:999|911|112|emergency)(?: calls)?|emergency dispatch\w*|emergency control room
n your work on emergency calls
sc On an emergency call the first help to arrive is a voice. I like that it's a calm one.
sc Taking emergency calls means helping with nothing but your ears. I think that's remarkable.
sp On an emergency call I'd blank on the address and have to go outside and look.
sp There must be emergency calls about a squirrel in the bathroom. I'd be that caller.
si An emergency call is about the only phone call nobody has ever rehearsed.
si It's odd to be the steadiest part of someone's worst call and never see their face.
qc How do you get a panicking person to answer a plain question?
qc What do your hands do while you're listening?
qc Which caller would you love to have met?
qp What's the least urgent thing anyone has rung about?
qp How do you answer your own phone on a day off?
qp Which snack gets a control room through the night?
qi What can you hear in the first three seconds?
qi Do you ever find out how things ended?
qi What kind of quiet do you look for after a shift?
m You keep your voice steady so that a stranger can borrow it. Not many people could do that for eight hours.
m People never see your face and remember your voice for years. You've earned that.
m You can think three steps ahead while somebody's shouting in your ear. That's skill, and it's heart.
m You do the bravest bit of listening there is, and then you take the next call.
f The calmest thing I've ever had to say on a call is ...
f When my own phone rings I ...
f The call that made the whole room laugh was ...
o you with the headset round your neck, turning away from the screens with a mug in your hand

= firefighter: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:fire ?fighters?|firewom[ae]n)|(?:in|for|with|joined) the (?:\w+ )?fire (?:service|brigade|department)|on-call firefighter|wildland fire
n your work as a firefighter
sc Firefighters run in while everyone else runs out. That never stops being impressive.
sc Being a firefighter must mean real trust in whoever's holding the other end of the hose.
sp I'd be a nightmare for a firefighter. I'd try to go back in for the good biscuits.
sp A firefighter at a barbecue must suffer when somebody reaches for the lighter fluid.
si I bet a firefighter finds the exits in every restaurant without noticing.
si A fire crew sounds like a family whose dinner keeps getting interrupted.
qc What do you remember of your very first call?
qc What makes someone good to have beside you on a job?
qc Which part of the training nearly beat you?
qp Who's the cook at your station, and should they be?
qp Has there ever really been a cat in a tree?
qp Do you get ready fast for everything now, or only for fires?
qi What goes through your head on the drive to a call?
qi What do you check at home that nobody else would?
qi What's a station like at 4am when nothing happens?
m You trained until being brave was a routine you could rely on. I think that's the real sort.
m People sleep better because you're willing to be woken up. That's a generous way to spend your nights.
m It takes strength, sure, but mostly it takes being someone others trust in the dark. You're that.
m You went for work where turning up for strangers is the whole point. That says plenty about you.
f The meal I cook for the whole watch is ...
f The call people never believe is the one about ...
f What nobody expects about life at a station is ...
o you sitting on the step of the engine in half your kit, helmet beside you, soot and a grin

= psychologist-therapist: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:clinical |educational |child |forensic |sports |trainee |counselling )?psychologists?|psychotherapists?|(?:school |grief |addiction )?counsell?ors?|(?<!(?:massage|beauty|physical|occupational|speech|language|sports|dental|spa|holistic|respiratory|radiation|aroma) )therapists?)|(?:work|working|works|job) in (?:clinical |educational |forensic )?(?:psychology|mental health)|counselling service
n your work in psychology
sc A therapist listens for a living, and most of us can't manage it for a whole coffee.
sc Therapists get told the thing nobody else has heard. It takes someone solid to hold that.
sp If I met a therapist at a party I'd hear myself talking and slow down mid-sentence.
sp I won't ask a psychologist what my texting style means. I'll just worry about it alone.
si A therapist must know how much gets said in the last two minutes, coat already on.
si Therapy strikes me as two people in chairs doing something braver than it looks.
qc What got you curious about how people think?
qc How do you empty your head after a day of listening?
qc What's the best question you've ever learned to ask?
qp Do people go quiet when they hear your job, or never stop talking?
qp Which self-help phrase makes your eye twitch?
qp Do your friends get the professional nod too?
qi How do you sit with a silence without filling it?
qi What do people think is only them, when it's nearly everybody?
qi Who do you go to when it's your turn to talk?
m You can sit with somebody's hardest story and not look away. That takes more strength than it shows.
m You help people be a bit kinder to themselves, and I doubt they ever forget who started it.
m You're curious about people without judging them. That's rare, and it can't be faked all day.
m It takes discipline to listen that closely and leave the advice unsaid.
f The question I wish people asked more often is ...
f What I do to switch off after a day of listening is ...
f What my job taught me about my own family is ...
o you in your reading chair with a notebook closed on your knee, laughing at whoever holds the camera

= carer: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:carers?|care ?givers?|care (?:workers?|assistants?)|(?<!family )support workers?|health ?care assistants?|hcas?|care home (?:workers?|managers?))|(?:work|working|works|job) in (?:a |an )?(?:care home|social care|elderly care|home care|adult care|care)(?! about)|care work|(?:look|looking) after (?:the elderly|elderly people|old people)
n your work as a carer
sc Carers make it possible for somebody to stay themselves. It never gets enough credit.
sc I've a lot of time for a carer who remembers how each person takes their tea.
sp As a carer I'd lose at dominoes daily and be told my tea was weak.
sp I bet a carer hears the family gossip before the family does.
si A carer gets to hear a whole life in instalments, a bit more with every visit.
si Care seems to be made of tiny things: the right cup, the window open, five more minutes.
qc Who makes you laugh most at work?
qc What does a good day look like, the small version?
qc Which story have you been told that deserves passing on?
qp Who beats you at cards?
qp Which song do you know all the words to because of work?
qp Who's the fussiest about their tea?
qi How do you help somebody without taking over?
qi What has looking after people taught you about being looked after?
qi What's the smallest thing you did that meant the most?
m You see who somebody is as well as what they need. That's care in the real sense of the word.
m You do work that most people couldn't do for a morning, and you do it with a joke ready.
m Somebody's day starts better because it's you at the door. I'd be proud of that.
m Patience, strong arms and a sense of humour at seven in the morning. I admire all three.
f The person I look after who always makes me laugh ...
f The best advice I've had from someone over ninety is ...
f My tea has been described at work as ...
o you at a kitchen table mid card game, losing cheerfully, only the other player's hands in the frame

= radiographer-sonographer: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:radiographers?|sonographers?|ultrasound (?:tech|technician)s?|x-?ray (?:tech|technician)s?|mri (?:tech|technician|technologist|radiographer)s?|radiology techs?|radiologic technologists?|mammographers?)|radiography(?! students?| degree)|sonography
n your work with scans
sc Someone kind at the scanner must make all the difference to a worried person.
sc To look at a grey blur on a scan and see what matters is a skill I'm in awe of.
sp Told to hold still for a scan, I'd instantly need to sneeze.
sp Every scan looks like bad weather to me, and you can read the forecast.
si A scan is the one picture nobody can pose for.
si You often know before anyone says it, and a scan room asks for a very steady face.
qc Which kind of scan do you like doing best, and why?
qc What do you say to somebody who's scared of the machine?
qc What pulled you towards looking inside people?
qp What do people always swear they can see on the screen?
qp Which of the machines has the worst temper?
qp How many people promise to keep still and then don't?
qi What's it like to see something before anyone else in the world?
qi How do you keep your face neutral when the screen isn't?
qi Do you see people differently, knowing what we all look like inside?
m You get one nervous person after another to breathe and hold still. That's gentleness as much as technique.
m You see what no one else can and you handle it with care. That's a lot of trust to be given.
m You mix a head for physics with a hand on somebody's shoulder. I like that combination a lot.
m You stay patient with the machine, the queue and the fidgeters. I'd only manage one of those.
f The oddest thing I've ever seen on a screen is ...
f What I say to people who hate small spaces is ...
f My face is trained to give nothing away, except when ...
o you by the light of the monitors, turning round in the chair, the screen itself blank

= hospital-lab: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:biomedical scientists?|medical lab(?:oratory)? (?:scientists?|technicians?|technologists?|assistants?)|clinical scientists?|phlebotomists?|pathologists?|histologists?|h(?:a)?ematologists?|cytologists?)|(?:work|working|works) in (?:a |the )?(?:hospital|pathology|blood|clinical) lab(?:oratory|s)?|hospital lab(?:oratory)?|pathology lab|take blood for a living
n your work in the hospital lab
sc The hospital lab is where the answer comes from, and nobody ever sends it flowers. They should.
sc Half a hospital is waiting on the lab at any moment, and I admire people who stay exact then.
sp I'd label one tube wrong in a hospital lab and end up pregnant on paper.
sp I picture the lab as the only room in the hospital where nobody asks where the toilets are.
si A hospital lab knows a person by one small tube, and that tube is someone's whole week.
si Someone in a lab spots the one odd cell, and the patient never learns their name.
qc Which result still gives you a little jolt when you see it?
qc What got you interested in the side patients never see?
qc Which part of the work needs the steadiest hand?
qp What's the strangest thing that ever arrived in a tube?
qp What's on the radio while all this serious work goes on?
qp Is there a machine in there that everyone has to be nice to?
qi Do you ever wonder who's behind the label?
qi What's it like to know something before the doctor does?
qi What can one drop tell you that would amaze the rest of us?
m You're careful with a label because you never forget there's a person on the other end. That matters.
m Doctors get the thank-you card, and your work is in every line of it.
m It takes a rare kind of focus to treat the four hundredth sample like the first.
m You do quiet work with loud consequences, and you get it right. I admire that a lot.
f The machine I have to be nice to is called ...
f What's playing in the lab when I choose is ...
f The result that made us all gather round was ...
o you at the bench in gloves and a lab coat, looking up from the microscope, labels out of view

= optician: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:opticians?(?!'s)|optometrists?|orthoptists?|dispensing opticians?)|optometry(?! students?| degree)
n your work with eyes
sc The first time somebody sees leaves on a tree again, there's an optician behind it. Good work.
sc An optician gives people back the faces across the room, and that's no small thing.
sp I'd panic at "better with one, or two" and give the optician a third answer.
sp At the optician's I'd try to guess the bottom row from confidence alone.
si Opticians sit closer to strangers than almost anyone, in the dark, talking about letters.
si Eyes are the one thing you look at for a living while they look back.
qc What's it like when someone puts on their first pair and looks round?
qc What would surprise most people about how we see?
qc What made you pick eyes?
qp Do people ever memorise the chart to beat you?
qp Which frames do people always try on and never buy?
qp How many people come in to find the glasses on top of their head?
qi What can you see in an eye that still makes you stop and look twice?
qi What do you wish everyone would do for their sight?
qi Who's the person you'll never forget handing a pair of glasses to?
m You change how the whole world looks to somebody, and you do it with patience and very small screws.
m You can look into someone's eyes for work and still put them at ease. That's a lovely skill.
m You catch the thing people didn't know to worry about. There's real care in being that thorough.
m You make a child proud of their first pair of glasses. That takes heart as well as training.
f The row on the chart where I give up myself is ...
f The customer I'll never forget saw ...
f If I could make everyone look at one thing, it'd be ...
o you in the shop trying on the most ridiculous frames on the wall, quite seriously

= audiologist: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:audiologists?|hearing aid (?:dispensers?|specialists?)|hearing therapists?)|audiology(?! students?| degree)
n your work with people's hearing
sc Giving someone their hearing back means giving them birds, doorbells and grandchildren.
sc An audiologist lets people back into the conversation. I think that's a wonderful job to have.
sp In a hearing test I'd press the button for beeps that nobody played.
sp I'd say "pardon" to an audiologist as a joke and be the fourth one that morning.
si I wonder which sounds an audiologist hears that the rest of us tune out.
si Hearing loss shows up at the noisy family table first, I'd guess, long before any clinic.
qc What's it like when someone hears a voice properly again?
qc Which sound do people tell you they've missed most?
qc What led you to ears, of all places?
qp Do your relatives all hear perfectly the moment you visit?
qp What noise in your own home drives you up the wall?
qp Are you the one at the concert handing out earplugs?
qi Which sound would you keep if you could only have one?
qi What's the first thing people say once the sound comes on?
qi How quiet do you like it at home?
m You help people stop nodding along and start joining in. Whole families must notice that.
m You have the patience to repeat yourself and never sound tired of it. That's a fine quality anywhere.
m Some people cry when they hear again, and you're the one who made it ordinary and easy. I admire that.
m You pay attention to something most of us only notice when it goes. That's thoughtful work.
f The sound I'd hate to lose is ...
f At a loud concert I'm the one who ...
f The first words someone heard thanks to me were ...
o you with big headphones round your neck beside the test booth, cupping one ear for a laugh

= primary-teacher: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:primary|elementary|infant|junior|grade|lower|first)[ -]?school teachers?|(?:primary|elementary|reception|ks1|ks2|key stage (?:one|two|1|2)|year (?:[1-6]|one|two|three|four|five|six)|y[1-6]|(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th)[ -]grade) teachers?)|teach(?:es|ing)? (?:in |at )?(?:a )?(?:primary|elementary|reception|ks1|ks2|(?:year|yr|y) ?(?:[1-6]|one|two|three|four|five|six)s?|(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th)[ -]grade)(?! \d)|teach(?:es|ing)? (?:(?:five|six|seven|eight|nine|ten|[5-9]|10)[ -]year[ -]olds|little ones|small children|young children)|primary teaching
n your work as a primary teacher
sc Everyone remembers one primary school teacher by name. I find that a good reason to do it.
sc Whoever can hold thirty children on a wet Friday afternoon has my full admiration.
sp As a primary teacher I'd lose control in the first minute, somewhere around the glue sticks.
sp A primary teacher must know what every parent says in the car. I'd move to another town.
si A primary teacher is there on the day the letters turn into words. That must be quite a sight.
si Small children will tell their teacher everything, right in the middle of a sum.
qc Which child in your class would run the country best?
qc What's the best answer you've ever marked wrong?
qc Which book do you love reading to the whole class?
qp What's the strangest thing anyone has brought in for show and tell?
qp How many coats can you zip up in one playtime?
qp What's the best piece of gossip a child has told you about home?
qi What does it look like when a child suddenly can read?
qi Which teacher of your own do you still remember, and what for?
qi What do children understand that we forget by thirty?
m You make thirty small people feel noticed before nine in the morning. That's a big thing to be able to do.
m The patience to explain it a sixth time as if it were the first is a fine thing in a person.
m Some grown-up will say your name in forty years when asked who believed in them.
m You go home with paint on your sleeve and somebody's worries in your head. That's a generous way to work.
f The best excuse for missing homework I've heard is ...
f My class would describe me as ...
f The book I read to them in silly voices is ...
o you on a tiny classroom chair with your knees up by your ears, reading aloud to an empty carpet

= secondary-teacher: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:secondary|high|middle|upper|comprehensive)[ -]?school (?:\w+ )?teachers?|(?:maths?|english(?! as)|history|geography|science|biology|chemistry|physics|art|drama|french|spanish|german|latin|re|pe|languages?|mfl|computing|economics|sociology|psychology|philosophy|politics|textiles|food tech|dt) teachers?|head of (?:year|sixth form|maths|english|history|science|art|drama)|sixth[ -]form (?:teacher|tutor)s?)|teach(?:es|ing)? (?:in |at )?(?:a )?(?:secondary|high school|middle school|teenagers|teens|sixth form|a[ -]levels?|gcse|maths?|english(?! as| abroad| online| to)|history|geography|science|biology|chemistry|physics|art|drama|french|spanish|german|latin|year (?:[7-9]|1[0-3]))
n your work as a teacher
sc Anyone who can make a teenager care about something at 9am has earned a medal and a coffee.
sc The teacher who loved their subject out loud is the one everybody remembers.
sp I'd last four minutes as a teacher before someone found a nickname that stuck.
sp A teacher must be able to hear a crisp packet opening from three rooms away.
si A teacher sees who somebody is at fourteen, and then they turn up at twenty, all changed.
si Teachers get thanked about ten years after the lesson, by email, out of nowhere.
qc Which lesson do you look forward to all year?
qc What's the best question a pupil ever asked you?
qc What made you fall for your subject?
qp What's your nickname among the kids, as far as you know?
qp What was the cleverest excuse you let someone get away with?
qp What word did they teach you that you still can't use properly?
qi When do you know a whole class is with you?
qi Which pupil did you get wrong at first?
qi What would you teach if nobody set an exam on it?
m You chose to stand in front of the hardest audience there is, and to like them. I admire that.
m It takes real character to be fair to thirty people at once, five times a day.
m You keep believing in someone through a year when they're busy proving you wrong. That's big-hearted.
m To make an hour about something you love land with someone who was half asleep is proper skill.
f The nickname my pupils think I don't know is ...
f The lesson I look forward to all year is ...
f The best excuse I've ever accepted is ...
o you in front of a whiteboard full of your own awful drawing, chalk or pen still in hand

= teacher: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?<!(?:yoga|pilates|dance|ballet|music|piano|violin|guitar|singing|swimming|vocal|drum|cello|primary|elementary|reception|nursery|infant|kindergarten|preschool|pre-school|early years|sen|send|special needs|special education|special ed|sped|maths|math|english|history|geography|science|biology|chemistry|physics|art|drama|french|spanish|german|latin|re|pe|language|languages|mfl|computing|meditation|mindfulness|reiki|(?:primary|elementary|secondary|middle|high|infant|junior|special|grade|nursery|dance)[ -]school|head|grade|year \w{1,5}|y\d|ks\d) )(?:(?:school ?|supply |substitute |trainee |retired |esl |efl |tefl )?teachers?(?!'s pet)|head ?teachers?|headmistress)|(?:work|working|works) in (?:a (?:\w+ )?school|education)|^(?:i )?teach(?:ing)?(?=\W*$)|i teach(?=$|[.,;!])|(?:i )?teach (?:for a living|kids|children|adults|for a job|english (?:as|abroad|online|to))|tefl
n your teaching
sc A teacher's voice stays in people's heads for decades. I like that you'd risk it.
sc Explaining things well is a rare gift. Teaching is that, plus thirty other jobs before lunch.
sp If I were a teacher I'd forget every name and call the whole room "mate".
sp Teachers must go through red pens and patience at about the same speed.
si I think a teacher can tell the exact second a face goes from lost to found.
si Teachers know what a room is thinking before the room does. That's a bit uncanny.
qc Which lesson never fails, whoever's in the room?
qc What did somebody learn from you that you didn't plan?
qc Who's the teacher you're a bit like without meaning to be?
qp What's the best thing you've ever overheard at the back of a class?
qp What can you tell from the sound of a corridor?
qp Which stationery would you defend with your life?
qi What does it feel like when something finally clicks for someone?
qi What did you unlearn to be good at explaining?
qi If you could teach one lesson to everybody alive, what's it on?
m You share what you know without making anyone feel small. That's harder than the knowing.
m Standing up there every morning and starting fresh takes more spirit than people think.
m You work for results you might only hear about in twenty years. There's real generosity in that.
m Explaining it five different ways until one fits is a form of kindness, I think.
f The lesson that never fails me is ...
f The teacher I've turned into is ...
f The best answer I ever got to a bad question was ...
o you perched on a classroom desk with a stack of marking, looking for help

= early-years: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:teaching|classroom|learning support|school) assistants?|teaching aides?|nursery (?:nurses?|teachers?|workers?|assistants?|practitioners?|managers?)|kindergarten (?:teachers?|assistants?)|pre-?school (?:teachers?|workers?)|early years (?:teachers?|practitioners?|educators?|workers?)|child ?minders?|nann(?:y|ies)|child ?care (?:workers?|practitioners?))|(?:work|working|works|job) (?:in|at) (?:a |an )?(?:(?:children's |local )?(?:day )?nursery|kindergarten|pre-?school|early years|childcare|child care)|teach(?:es|ing)? (?:kindergarten|pre-?school|nursery|toddlers|pre-?k)|early years education
n your work with little ones
sc Working with small children takes more energy before ten than I use in a week.
sc A calm grown-up among all those children is worth gold, and the children know it.
sp I'd be told by a child within minutes that my drawing of a horse was wrong.
sp Kids hand over a pebble as if it were the deeds to a house. I'd never throw one away.
si Kids say what they see, and after a day of that other people must seem oddly vague.
si Small children have feelings the size of a house. Somebody has to be taller than that.
qc What's the wisest thing a child has told you?
qc Which activity works every single time?
qc Who's the small person you'd vote for as prime minister?
qp What was the last thing a child gave you as a precious gift?
qp Which song is stuck in your head after work?
qp What's the best name anyone has given an imaginary friend?
qi How do you talk to somebody who's very small and very furious?
qi What do you still marvel at because they do?
qi What can you tell about a child from how they play?
m You get down on the floor and take small people seriously. They'll carry that further than they know.
m It takes enormous calm to be the steady one in a room full of big feelings, and you do it smiling.
m You can turn a box and some tape into a whole morning. I like people who do that with life.
m Tying laces, drying tears, singing the song again: you spend your patience very well.
f The wisest thing a four-year-old told me is ...
f The song I can't get out of my head is ...
f My drawing skills have been described by a child as ...
o you wearing a paper crown you were clearly made to wear, with paint on one cheek

= special-needs-teacher: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:sen|send|sen\/d|special needs|special educational needs|special education|special ed|sped|special school|autism) (?:teachers?|teaching assistants?|tas?|coordinators?|co-?ordinators?|workers?)|senco)|(?:teach|teaching|work|working|works) (?:in|at|with) (?:a |an )?(?:special(?: needs| educational needs| education| ed)?(?: school| kids| children| students| pupils)?|autistic (?:children|kids|pupils)|children with (?:special needs|autism|disabilities|additional needs)|kids with (?:special needs|autism|disabilities|additional needs)|sen|send)|special education
n your work in special needs
sc Teaching somebody the way they need to be taught is what all teaching should be.
sc I've so much respect for special needs teachers. You read people before you teach them.
sp As a special needs teacher I'd plan a lesson and the class would have a better plan.
sp I bet a special needs teacher ends up a world expert on trains, sharks or lifts.
si What looks like nothing from outside can be a whole year's work, and the teacher sees it.
si I imagine a special needs classroom makes you very good at hearing what isn't spoken.
qc What small step made the whole room cheer?
qc What has a pupil taught you about getting through a day?
qc What's the best idea you've had on the spot?
qp Who in your class has the best sense of humour?
qp What's the best thing you've ever made out of cardboard and hope?
qp Which pupil's obsession do you now know far too much about?
qi How do you find the way in with someone who keeps the door shut?
qi What do your pupils see in the world that we tend to miss?
qi When did you know you'd found your kind of classroom?
m You look for the way in until you find it. That's inventiveness, and it's love for the work.
m You cheer for steps that others wouldn't notice, because you know what they cost.
m It takes uncommon patience to let someone be exactly who they are and still help them grow.
m You treat behaviour as something to understand before it's something to fix. I respect that so much.
f The small step I cheered loudest for was ...
f A pupil taught me everything there is to know about ...
f The best idea I ever had on the spot was ...
o you in a classroom corner among cushions and picture cards, laughing at something just out of frame

= music-teacher: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:music|piano|violin|guitar|singing|vocal|cello|flute|clarinet|saxophone|trumpet|drum|drums|harp|ukulele) (?:teachers?|tutors?|instructors?)|(?:singing|vocal) coach(?:es)?)|teach(?:es|ing)? (?:\w+ )?(?:music|piano|the piano|violin|the violin|guitar|singing|cello|flute|clarinet|saxophone|trumpet|drums|harp|ukulele)
n your work as a music teacher
sc A music teacher hears the worst notes of someone's life and believes in them anyway.
sc A music teacher who's pleased to see you is half the reason to practise.
sp I'd tell my music teacher I'd practised, and the first bar would give me away.
sp Music teachers must hear the same eight bars in their sleep, at the wrong speed.
si It must be odd for a music teacher when a tune they know by heart comes alive in other hands.
si I wonder if music teachers can hear how someone's week went before they put the music down.
qc Which piece do you still love after hearing it butchered a hundred times?
qc Who's the pupil you'd go and hear in a concert hall?
qc What do you say after a truly terrible run-through?
qp What's the best excuse for not practising you've been given?
qp Which tune does every single beginner want to play?
qp Which instrument are you glad you don't have to hear at beginner stage?
qi What happens in a person when it turns from notes into music?
qi What do you play when nobody's learning anything?
qi Who taught you, and what of theirs do you catch yourself saying?
m You can hear the good note in the middle of the mess and point at it. That's a generous ear.
m You give people something they'll still have at eighty. I find that a lovely way to make a living.
m It takes patience of a very particular kind to smile through the recorder, and you have it.
m You teach people to keep going after a wrong note. That's useful far beyond music.
f The piece I never tire of hearing played badly is ...
f What I play when the last pupil has gone is ...
f The best excuse for not practising I've heard is ...
o you beside an instrument with a pencil behind your ear and sheet music all over the floor

= dance-teacher: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:dance|ballet|tap|ballroom|salsa|tango|zumba|latin|street dance|swing|pole|contemporary) (?:teachers?|instructors?|coach(?:es)?)|choreographers?)|teach(?:es|ing)? (?:\w+ )?(?:dance|dancing|ballet|tap|ballroom|salsa|tango|zumba|swing)|(?:own|run) a dance (?:school|studio)
n your work as a dance teacher
sc A dance teacher has to make people look foolish on purpose until they don't. Brave work.
sc Getting shy people to dance in front of a mirror must take a great teacher.
sp I'd be the one in a dance class going left with total confidence while everyone goes right.
sp I'd beg a dance teacher for the spot behind the tall person, away from the mirror.
si A dance teacher must see how someone feels from the way they wait for the music.
si Dance is the one lesson where thinking harder makes it worse.
qc What do you say to someone who swears they've got two left feet?
qc Which song always gets the whole room going?
qc Who surprised you most once the music started?
qp Do you count to eight in everyday life without noticing?
qp Can you go to a wedding without wanting to correct the uncles?
qp What's the most creative wrong turn you've seen?
qi What happens to a shy person's face when they forget to be shy?
qi What do you dance when there's nobody to teach?
qi Which step took you longest to learn yourself?
m You make people brave enough to look silly, which is where it all starts. I like that in anyone.
m The energy to be cheerful on the twentieth repeat of the same eight counts is something to admire.
m You see what people could do before they believe it, and then you count them in.
m A room full of strangers moves together because of you. That takes more than good timing.
f The song that always gets my class moving is ...
f The first dance I ever got right was ...
f What I tell people with two left feet is ...
o you mid count in an empty studio, arm out, caught in the mirror with a towel round your neck

= swimming-teacher: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )swim(?:ming)? (?:teachers?|instructors?|coach(?:es)?)|teach(?:es|ing)? (?:\w+ ){0,2}(?:swimming|(?:how )?to swim)|swim school
n your work as a swimming teacher
sc A swimming teacher gets people past a real fear, in public, in goggles. I admire all of it.
sc Swimming is the one lesson that can save a life, and it starts with blowing bubbles.
sp I'd hold on to the side of a swimming lesson with both hands and describe it as a choice.
sp I picture a swimming teacher at the beach, unable to sit down, counting heads.
si There must be a moment in a swimming lesson when a hand lets go of yours and nothing sinks.
si Trusting water to hold you sounds simple until a swimming teacher asks you to do it.
qc What do you say to someone who's sure they'll sink?
qc Who's the pupil you were proudest to see let go?
qc Do you teach mostly small ones or grown-ups?
qp What's the strangest thing found at the bottom of your pool?
qp How do you shout kindly across an echoing pool?
qp What percentage of any lesson is spent adjusting goggles?
qi What does it look like on a face, the first time they float?
qi Does the water still feel like fun when the whistle's put away?
qi What does fear need to hear, would you say?
m You hold people up until they don't need it, and then you take your hand away at just the right moment.
m You turn fear into a length of the pool, a metre at a time. That's patient and a bit magical.
m You give people something that might save them one day. I can't think of many better jobs.
m Cheering in a damp echo at eight on a Saturday takes a special kind of good nature.
f The pupil I was proudest to see let go was ...
f The thing found most often in my pool is ...
f What I say to people who are sure they'll sink is ...
o you crouched at the pool edge with a whistle and a foam noodle, shouting something kind

= lecturer-researcher: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:university |senior |assistant |college )?lecturers?|(?:assistant |associate )?professors?(?! snape| mcgonagall| x)|(?:academic |university |cancer |medical |research |postdoctoral |senior )researchers?|(?<!(?:user|ux|market|tv|television|phd|legal) )researchers?|post-?docs?|research fellows?|an academic|academics)|(?:work|working|works|career|job) in (?:academia|research(?! and))|(?:teach|teaching|lecture|lecturing|research) at (?:a |the )?uni\w*|post-?doctoral|lecturing|academia
n your work in academia
sc Staying with one question in research until it gives in a little is a lovely stubbornness.
sc Knowing more than almost anyone about one small thing, that's a fine way to spend a career.
sp I'd ask you about your research and understand the first and last word. I'd enjoy it anyway.
sp Academia must be the only job where "comments from reviewer two" can ruin a holiday.
si There's a moment in research, I imagine, when you alone know something and it's only Tuesday.
si Academics spend years on a thing and then get five minutes to explain it at dinner.
qc What's the question you keep coming back to?
qc Where did your topic first get hold of you?
qc What did you find out that you still enjoy telling people?
qp What does your family tell people you do?
qp What's the oddest place a conference has ever sent you?
qp What's the silliest title you've ever got past a journal?
qi What did you believe about your subject that turned out to be wrong?
qi When do your best ideas come, and where?
qi What would you work on if nobody had to fund it?
m You stay with a question long after most people would have looked up an answer. I find that admirable.
m It takes character to publish something and let the cleverest people you know pick holes in it.
m You work at the edge of what's known and still care about explaining it. That's a generous sort of clever.
m You've kept your curiosity through all that paperwork. That can't be easy, and it's a lovely thing to keep.
f What my family thinks I research is ...
f The question I can't leave alone is ...
f My worst conference story begins with ...
o you among heaps of books and papers in your office, holding up the one you'd save from a fire

= phd-student: ph\.?d(?: students?| candidates?| life)?|(?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:doctoral (?:students?|candidates?|researchers?)|grad(?:uate)? students?)|doctorate|(?:in|at|doing|finishing|started) grad(?:uate)? school|(?:writing|finishing|handing in) (?:up )?(?:my|a) thesis
n your PhD
sc Anyone doing a PhD has picked a hard question and moved in with it. I like that.
sc To give years to one question takes nerve. A PhD is a long walk without a map.
sp I promise not to ask when the thesis will be done. I'd like to live.
sp I picture a PhD as forty open tabs and one very patient mug.
si A PhD means finding out something that nobody on earth knew. I can't get over that.
si The odd thing about a thesis must be knowing it'll be read closely by about four people.
qc What's your topic in words a bus driver would enjoy?
qc Which moment in it made you feel you were on to something?
qc What made you look at that one thing and think, yes, years of this?
qp What does your grandmother think you do all day?
qp What's your most impressive way of avoiding writing?
qp How many tabs are open right now, roughly?
qi What do you know now that nobody knew before you?
qi What has it done to the way you read the news?
qi Which idea did you let go of, even though you loved it?
m You picked something hard that nobody made you do, and you kept turning up for it. That's character.
m It takes courage to spend years not knowing the answer yet. I admire people who can stand that.
m Your kind of stubbornness moves the edge of what people know by a bit. That's a real thing to have done.
m You're curious enough to go where the books run out. I think that's wonderful.
f What my family says when asked about my thesis is ...
f My finest way of avoiding a chapter is ...
f My topic in words a bus driver would enjoy is ...
o you in the library at closing time, behind a wall of books with only your eyes and a mug showing

= student: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?<!(?:phd|doctoral|graduate|grad|for|of|with|to|teach|teaching|help|helping|international) )(?:(?:nursing|law|medical|med|art|drama|engineering|psychology|history|english|biology|uni|university|college|final[ -]year|first[ -]year|second[ -]year|third[ -]year|mature|full[ -]time|masters?|master's|vet|architecture|midwifery|physio|student) )?students?(?! (?:loans?|teacher|days|discount|debt|support|houses?|flats?|life was|accommodation))|undergrad(?:uate)?s?|final[ -]year (?:of|at|uni)|in my (?:final|last|first|second|third) year|(?<!(?:was|were|met|studied|back|work|working|works|job|started|teach|teaching|lecturer|research|professor|librarian|friends) )(?:at|in) (?:uni|university|college|law school|med school|medical school|nursing school|vet school)(?! i| we)|(?:study|studying|reading) (?:for (?:a|my) (?:degree|masters?|master's)|law|medicine|nursing|midwifery|psychology|history|english lit\w*|biology|chemistry|physics|engineering|economics|philosophy|politics|architecture|business|sociology|veterinary|at (?:uni\w*|the university))
n your studies
sc Studying something because you want to know it is one of the better reasons to get up early.
sc Being a student means being curious by timetable, at nine in the morning. Hats off.
sp Student cooking deserves its own museum, next to the one for highlighters.
sp I imagine a student flat has a shared fridge with borders, treaties and one contested cheese.
si There's a week for every student when the subject stops being work and starts to be theirs.
si Students read a hundred pages to find the one line that was worth it. I'd love to see yours.
qc What's the best thing you've learned this year, in or out of class?
qc What made you choose that subject over all the others?
qc Which lecture would you sneak a friend into?
qp What's your signature dish in exam weeks?
qp Which corner of the library would you defend?
qp What do you suddenly love cleaning when there's an essay due?
qi What did you think your subject was about before you started?
qi What would you study if it led to no job whatsoever?
qi Which lecturer changed the way you look at something?
m You picked something to be curious about and you're putting the hours in. I think that's great.
m Studying takes faith that it'll all be worth it later. Not everyone can wait like that.
m It takes guts to be a beginner on purpose and ask the question out loud.
m Reading, writing, paying the rent, and still interested in things. That's a lot to carry well.
f The subject I'd add just for fun is ...
f What I clean instead of writing my essay is ...
f My signature dish in exam week is ...
o you at a library desk with far too many coffee cups, holding the one page you've written

= biologist: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?<!(?:molecular|micro|cell|structural|computational|synthetic|cancer) )biologists?|zoologists?|ecologists?|ornithologists?|entomologists?|botanists?|primatologists?|herpetologists?|mycologists?|marine scientists?|conservationists?|zoo ?keepers?)|(?:work|working|works|job|degree|masters?) in (?:\w+ )?(?:zoology|ecology|biology|conservation)
n your work with living things
sc Biologists get paid to look closely at things the rest of us walk past. I'm a little jealous.
sc I like that a biologist takes a snail's day as seriously as anyone else's.
sp I'd be the one in the field with a biologist, naming everything Steve.
sp A biologist on a country walk must cover about two hundred metres an hour.
si Anything alive gets stranger the longer you look, and biologists have looked longest.
si There's so much going on in one square metre of lawn. Biologists must find picnics dizzying.
qc Which creature or plant do you think deserves better publicity?
qc What's the best thing you ever saw that nobody else was there for?
qc What was the first living thing you couldn't stop watching?
qp What's the least dignified thing you've done for a sample?
qp What's living in your freezer that shouldn't be next to the peas?
qp Which animal has the worst manners, scientifically speaking?
qi Which fact about nature still doesn't seem possible to you?
qi What do you hear outside that the rest of us don't?
qi Which creature would you like to be for one day?
m You sit still long enough for something wild to forget you're there. That's a rare sort of patience.
m You care about things that will never know it. I think that's one of the kinder ways to be clever.
m Cold fingers, wet socks and a notebook, and you call it a good day. I like your idea of a good day.
m You see a whole world where others see a pond. Anyone walking with you gets a bigger world too.
f The creature that deserves better publicity is ...
f The least dignified thing I've done for a sample is ...
f The noise outside I always stop for is ...
o you knee-deep in a marsh or rock pool with a notebook in your teeth

= lab-scientist: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?<!the )(?:chemists?|bio-?chemists?|microbiologists?|(?:molecular|cell|structural|computational|synthetic|cancer) biologists?|geneticists?|immunologists?|neuroscientists?|virologists?|(?<!(?:data|computer|political|social|climate|marine|biomedical|clinical|rocket|mad|lab|laboratory|medical) )scientists?|(?<!medical )lab(?:oratory)? (?:technicians?|techs?|scientists?|managers?|assistants?))|(?:work|working|works) in (?:a |the )?(?:\w+ )?(?<!(?:hospital|pathology|blood|clinical) )lab(?:oratory)?|lab work|biotech|life in (?:a|the) lab
n your work in the lab
sc I like people who'd ask nature directly, and the lab is where you get to.
sc A scientist who can say "we don't know yet" out loud is someone I'd listen to.
sp In a lab I'd be the one told, very gently, to please stop touching things.
sp I picture the lab fridge with labels: samples, samples, Dave's lunch, do not eat samples.
si Most experiments fail, I'm told, so a scientist must be good at Wednesdays.
si It must feel odd when the lab result is new and you're the only one awake who knows.
qc What are you trying to find out, in plain words?
qc Which experiment finally worked after you'd nearly given up?
qc When did you first want to know how things work?
qp What's the best smell in a lab, and what's the worst?
qp What do you do in the kitchen with alarming precision?
qp Which piece of kit has to be talked to nicely?
qi What's it like to see a result before anybody else has?
qi Which question would you ask if you had every machine in the world?
qi What went wrong once and turned out to be interesting?
m You can watch something fail on a Monday and set it up again on Tuesday. That's grit with goggles on.
m You're careful about what you claim and curious about the rest. The world could use more of that.
m It takes honesty to follow a result you didn't want. I admire people who do that daily.
m You spend your patience on finding things out properly. That's a solid way to be.
f The experiment that nearly broke me was ...
f What I do in the kitchen with lab precision is ...
f The machine I have to talk nicely to is ...
o you in safety goggles and a lab coat, holding up a flask of something harmless as if it were champagne

= geologist: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:geologists?|geophysicists?|volcanologists?|seismologists?|mineralogists?|hydrogeologists?|geoscientists?)|(?:work|working|works|job|degree|masters?) in geology
n your work as a geologist
sc Geologists know what's under everyone's feet. I like company that looks down now and then.
sc A geologist can read a cliff like the rest of us read the papers, and the news is older.
sp I'd bring a geologist a lovely rock and be told, kindly, that it's a brick.
sp Walks with a geologist must end with heavier pockets than they began.
si To a geologist a million years is a short wait. It must do wonders for patience in queues.
si Somewhere under every car park is an old sea, and a geologist is the one who minds.
qc Which landscape would you show someone to explain why you love it?
qc What was the first stone you took home?
qc Where have you stood and felt how old it all is?
qp How many rocks are in your house, at a rough count?
qp Have you licked a rock for science?
qp Which rock gets more fame than it deserves?
qi What do you look out for from a train window?
qi Does it change how you worry, thinking in millions of years?
qi Which place on earth would you like to see split open, like a cake?
m You can look at something everyone walks over and see what it's been through. I like that way of looking.
m You put on the boots and go and find out. There's a good kind of practical in that.
m You think in millions of years and still get excited about a pebble. That's a great pair of qualities.
m It takes imagination to see a sea where there's a field, and hard work to show it to the rest of us.
f The number of rocks in my house is ...
f The rock everyone should pick up once is ...
f A place where you can feel how old the earth is: ...
o you with a hammer and a grin in front of a cliff, pointing at a line nobody else would notice

= archaeologist: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:arch(?:a)?eologists?|pal(?:a)?eontologists?|egyptologists?|osteo?archaeologists?)|(?:work|working|works|job|degree|masters?) in (?:arch(?:a)?eology|pal(?:a)?eontology)
n your work digging up the past
sc An archaeologist does the slow work so that someone long gone gets noticed again.
sc On a dig the good things still come up by hand, one trowel at a time. I love that.
sp I'd ruin a dig on day one by sitting down on something from the Bronze Age.
sp Any archaeologist must be tired of the whip and hat jokes, so I left mine in the ground.
si Most of what a dig finds is what somebody threw away. Our bins will be someone's treasure.
si Touching a thing last held thousands of years ago, that must do something odd to a Thursday.
qc What's the best thing you've ever been there to see come out of the ground?
qc Which find, big or tiny, gave you goosebumps?
qc When did digging start for you: a garden, a museum, a film?
qp What's the least glamorous part of a dig?
qp Which film about your job makes you groan out loud?
qp How much mud is in your car right now?
qi Who would you like to meet, out of everyone you've dug around for?
qi What will they think of us when they find our stuff?
qi What does it feel like to hold something nobody's held for ages?
m You'll spend a week with a small brush for one true thing. I find that kind of care very appealing.
m You pay attention to people history forgot. That's kind work, in a muddy sort of way.
m You can picture a whole life from a broken pot. That takes imagination and then discipline.
m Rain, mud and a bad sandwich, and you're still looking. I admire that sort of hope.
f The best thing I've ever brushed mud off is ...
f What I'd like to be buried with, to confuse them: ...
f The film about my job that makes me groan is ...
o you in a trench with a trowel, mud to the elbows, holding up something tiny with great pride

= physicist-mathematician: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:\w+ )?(?<!astro|geo)physicists?|mathematicians?)|(?:work|working|works|job|degree|masters?) in (?:theoretical |particle |quantum |applied |pure )?(?:physics|maths?|mathematics)
n your work in science
sc I like anyone who meets an equation that fights back and pulls up a chair.
sc A board full of equations is a language I can't read, and I admire people who think in it.
sp Explain an equation to me and I'll nod at slightly the wrong moments.
sp I hope people who do equations for a living still can't split a restaurant bill.
si Staring out of the window counts as work for you, as long as an equation follows. I envy that.
si People call some equations elegant. I'd love to know what that feels like from the inside.
qc What problem are you wrestling with, in words I could repeat at dinner?
qc Which idea made you fall for science in the first place?
qc What do you do when you're properly stuck?
qp Who keeps asking you to do their sums, and how insulted are you?
qp How often do you catch yourself writing on the wrong surface?
qp What's the silliest name for a serious thing in your field?
qi Which idea do you find the loveliest of all?
qi Where were you when something finally made sense?
qi Is there a thing about the universe that still bothers you at night?
m You're at home with not knowing yet, and you keep at it. I find that a brave way to use a mind.
m It takes stamina to stare at the same page for weeks and still believe there's an answer in it.
m You look for the simple thing underneath the mess. That's a good habit in anyone.
m You chose the questions with no shortcut, because you wanted to understand. That deserves real respect.
f The idea I find loveliest in all of it is ...
f What I can't do, despite the degree, is ...
f The best place I ever solved something was ...
o you at a blackboard covered in chalk, chalk on your jumper too, looking back over one shoulder

= astronomer: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:astronomers?|astrophysicists?|cosmologists?|planetary scientists?|space scientists?)|(?:work|working|works|job|degree|phd) in (?:astronomy|astrophysics|space science|the space (?:industry|sector))
n your work with the stars
sc An astronomer works on the biggest thing there is. That's a healthy sense of perspective.
sc I think everyone should know an astronomer, just for the walk home on a clear night.
sp I'd point at a bright star to impress an astronomer, and it'd be a plane.
sp Astronomers must spend parties explaining they can't do horoscopes. I'll be good.
si Astronomers look at light that set off before there were people. That still seems impossible.
si I suppose an astronomer is the one person who's cross about a full moon.
qc Which thing up there would you show someone first?
qc What made you look up and stay looking?
qc What question about space are you closest to?
qp What's the chilliest you've ever been for the sake of a good look?
qp What's the silliest thing you've mistaken for a star?
qp Which planet is the most overrated?
qi Does space make your own worries smaller, or just further away?
qi What's the oldest light you've ever seen?
qi If you could send one message out there, what would it say?
m You work with distances nobody can picture and still make them sound close. That's a gift for wonder.
m You've kept hold of the thing most people drop at ten: looking up. I like that a great deal.
m It takes patience to wait for a clear night, and then for the data, and then to be sure.
m You chose the questions with no end in sight, quite literally. There's courage in that.
f The thing up there I'd show you first is ...
f People at parties always ask me about ...
f The clearest night I can remember was ...
o you outside at night with a red torch and a thermos, head tipped back, the telescope beside you

= engineer: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?<!(?:software|data|sound|audio|prompt|ml|machine learning|ai|devops|cloud|front-end|frontend|back-end|backend|full-stack|full stack|platform|reliability|qa|test|network|network support|security|solutions|sales|web|it|support) )(?:(?:civil|mechanical|electrical|electronics?|aerospace|structural|chemical|design|process|environmental|biomedical|mining|railway|nuclear|automotive|marine|manufacturing|project|aircraft|graduate) )?engineers?|(?:civil|mechanical|electrical|aerospace|structural|chemical|automotive|biomedical|environmental) engineering(?! students?| degree)|(?:work|working|works|job|career) in engineering|(?<!(?:software|data|prompt|social|reverse|study|studying) )engineering(?! students?| degree)
n your work as an engineer
sc Everything that doesn't fall down has an engineer behind it, and they rarely get a wave.
sc An engineer makes things that have to work on a bad day too. That's my kind of optimism.
sp I'd impress an engineer with flat-pack furniture and only three screws left over.
sp Every engineer must walk across a bridge and look underneath. I'd hold the coats.
si An engineer spends the day asking how things could go wrong, and stays cheerful. Curious mix.
si I wonder if an engineer sees the drawing first, or the thing that's finished.
qc What have you helped make that you'd take someone to see?
qc What problem had you thinking in the shower?
qc What did you take apart as a child, and did it go back together?
qp Who rings you first when the washing machine makes a noise?
qp What badly made thing annoys you every single day?
qp Which household object do you admire far more than is normal?
qi What do you look at in a city that nobody else is looking at?
qi When was a mistake more useful than the plan?
qi Which thing that people made still amazes you?
m You think about the stranger who'll lean on the railing one day. That's care, just done with numbers.
m You stay with a problem until it gives up its reason. I like that kind of stubborn.
m It takes nerve to sign your name to something people will stand on.
m You turn an idea into a thing that works in the rain. Very few people can do both halves of that.
f The thing I took apart as a child and regretted was ...
f The badly made object that annoys me daily is ...
f What I've built that I'd take you to see is ...
o you in a hard hat or at a workbench, squinting with pride at something that actually fits

= software-developer: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:software|web|front[ -]?end|back[ -]?end|full[ -]?stack|app|game|games|python|java|ios|android|mobile|cloud|devops|platform|machine learning|ml|ai|site reliability|security) (?:developers?|devs?|engineers?|programmers?)|(?<!(?:property|real estate|business|product|sales|personal|curriculum|estate|land) )developers?(?! (?:at a property|of property))|(?:computer )?programmers?|coders?|computer scientists?)|software (?:engineering|development)|devops|(?:write|writing|writes) code|coding(?! with crayons)|(?<!tv |radio |theatre |arts )programming|computer science(?! students?| degree)
n your work in software
sc I like that a developer can make something out of nothing but stubbornness and semicolons.
sc People who write code fix things the rest of us can't see. It looks like magic from here.
sp A developer could find a missing comma in a thousand lines. I'd still lose my keys.
sp I hear programmers explain their bugs to a rubber duck. I'd like to be of use as the duck.
si Code must be the only place where a thing does exactly what you wrote, and that's the trouble.
si There's a kind of silence after code that finally runs. I'd guess it's followed by suspicion.
qc What have you built that you're quietly proud of?
qc Which bug took you longest, and what was it in the end?
qc What was the first thing you ever got a computer to do?
qp What's the best variable name you've ever got away with?
qp Which tool would you defend in an argument at midnight?
qp Who in your family thinks you fix printers?
qi Where do the solutions come to you: desk, shower or bus?
qi What would you build if nobody needed it to make money?
qi What do you enjoy about a problem before it's solved?
m You sit with a thing that doesn't work until you understand why. That patience is good to have around.
m You make things that strangers use without ever thinking of you. There's modesty in that, and real craft.
m It takes humility to read your own code from last year and learn from it. I admire that.
m You keep learning in a job that changes every Tuesday. That takes a lively mind and some nerve.
f The bug I'll tell my grandchildren about is ...
f The first thing I ever got a computer to do was ...
f The most useless program I've ever written is ...
o you at a desk with a rubber duck on the monitor, mid explanation to the duck

= data-analyst: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:data (?:analysts?|scientists?|engineers?)|(?:business|bi|research|marketing|insights?) analysts?|(?<!(?:behaviour|behavior|psycho|financial|policy|credit|political|intelligence|investment) )analysts?|data (?:nerds?|geeks?|journalists?))|data (?:science|analytics|analysis|engineering|viz|visuali[sz]ation)|(?:work|working|works|job) (?:in|with) (?:\w+ )?data|business intelligence
n your work with data
sc I like people who check before they say something, and data people do it for a living.
sc Somebody who can find the one line in the data that matters is good to have near a decision.
sp I'd turn the cells a pleasant green and call it data analysis.
sp I imagine a data person reading the small print on a chart and sighing softly.
si Data never says anything by itself. I like that there's a person who asks it nicely.
si I suspect data tells you more about people's Tuesdays than about their dreams.
qc What's the most surprising thing a set of numbers ever told you?
qc What question would you love to have the data for?
qc What made you like finding the answer in the mess?
qp Which kind of chart do you love more than is reasonable?
qp Do you keep a spreadsheet for something silly at home?
qp What do people ask you for when they say "just a quick number"?
qi Which number do people believe that you never would?
qi What do we all do that shows up in the data and nobody admits?
qi When did the numbers say one thing and your gut another?
m You'd rather know than guess, and you can tell the difference. I find that very refreshing.
m It takes courage to show a room the chart nobody hoped for, and to do it kindly.
m You find the meaning in what looks like noise. That patience is underrated, and you've got it.
m You ask where a number comes from before you pass it on. More of that, please, everywhere.
f The silliest thing I keep a spreadsheet of is ...
f The chart I'd ban first is ...
f The data I'd love to have about myself is ...
o you in front of a wall of charts, pointing at the tiniest one with far too much joy

= it-support-tester: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:qa|test|qa test|quality) (?:testers?|engineers?|analysts?)|(?:software|games?) testers?|testers?|sys ?admins?|system administrators?|(?:it|network|tech|technical|desktop|helpdesk|network support|support) (?:support|engineers?|technicians?|analysts?|managers?|specialists?)|cyber ?security (?:analysts?|specialists?|consultants?))|it support|tech support|help ?desk|(?:work|working|works|job|career) in (?:it(?= ?(?:$|[.,;!)]|for|at|and|but))|cyber ?security|software testing|tech)
n your work in IT
sc The person in IT who answers kindly, even to me, holds a whole office together.
sc IT only gets noticed when it breaks, so I'd like to notice it on a good day.
sp I'd ring IT and the thing would start working the second someone came to look.
sp In IT you must hear "I didn't touch anything" daily, from people who clearly touched it.
si Working in IT means seeing how people really are with machines, at their most hopeful.
si I think IT sees a company more clearly than the boss does, and mostly by its passwords.
qc What's the cleverest fix you've ever pulled off?
qc What do you enjoy about working out why something broke?
qc How did computers get hold of you in the first place?
qp What's the best thing anyone has told you instead of "I spilled tea on it"?
qp How often is turning it off and on really the answer?
qp Which family member is your most loyal customer?
qi What do you notice about people when nothing works for them?
qi Where do you look first when everyone else is panicking?
qi What would you miss if every machine suddenly behaved?
m You explain things without making anyone feel daft. Offices run on that more than on servers.
m You keep calm while everyone else is clicking faster. That's a quality I'd trust in bigger storms.
m You find the small wrong thing in a huge right thing. That takes an eye and a lot of patience.
m People bring you a bad mood and a broken laptop, and go off with neither.
f The best excuse I've heard for a broken laptop is ...
f My most loyal customer in the family is ...
f The problem that turned out to be one cable was ...
o you under a desk with a torch in your mouth, one hand raised to say it's nearly fixed

= designer: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:ux|ui|ui\/ux|ux\/ui|product|graphic|web|visual|brand|branding|digital|motion|interaction|service|senior|freelance|junior|type|book|packaging) design(?:ers?)|(?<!(?:interior|fashion|garden|landscape|costume|set|sound|game|games|jewellery|jewelry|floral|lighting|kitchen|textile|theatre|theater|architectural) )designers?(?! (?:bags?|clothes|shoes|brands?|labels?|dogs?|handbags?|stuff|gear|items|sunglasses|outfits?))|user researchers?|ux researchers?)|(?:ux|ui|graphic|web|visual|motion|brand|digital) design|(?:work|working|works|job) in (?:\w+ )?design
n your work as a designer
sc You can thank a designer each time something just works and you never notice why.
sc The gap between two letters matters to a designer. I like that somebody minds.
sp As a designer's client I'd ask to make it bigger, then smaller, then pick the first one.
sp Menus must be dangerous for designers. I'd read the food, you'd read the font.
si Design is the art of being polite to someone you'll never meet, I think.
si A designer must walk through town with a small commentary running about every sign.
qc What have you made that strangers use every day?
qc What's the best designed thing in your home?
qc Which piece of work still makes you smile when you come across it?
qp Which font would you gladly ban from public life?
qp What's the strangest feedback a client has given you?
qp How many versions of "final" are on your computer?
qi What ugly thing do you love anyway?
qi How do you know when a thing is finished?
qi What small detail did you fight for that nobody noticed?
m You make things easier for people who'll never know your name. That's a courtesy as much as a craft.
m You'll try it thirty ways to find the one that looks simple. I admire that sort of stubborn.
m It takes tact to hear "make it pop" and answer with something good.
m You notice how things feel to use, and then you fix it. I wish more people did that in life.
f The font I'd ban from public life is ...
f The best designed thing in my home is ...
f The strangest feedback I've had from a client is ...
o you at your desk behind a wall of sticky notes and sketches, holding up the one that won

= illustrator: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:illustrators?|comic (?:artists?|book artists?)|cartoonists?|animators?|concept artists?|storyboard artists?)|illustrat(?:ing|ion|ions)|illustrates? (?:books|children's|stories)
n your illustration
sc I admire an illustrator's courage: everyone can see at once if the hand's wrong.
sc An illustrator can say in one small face what takes a writer a page.
sp If I tried illustration, all my animals would be told apart only by their hats.
sp Illustrators must get asked to draw somebody's dog at every party. I'd ask by dessert.
si Illustration can make you love a badger in a raincoat in about four lines.
si I'd like to know how illustrators decide what to leave out. That must be most of it.
qc What's the thing you could draw happily all day?
qc Which picture book did you wear out as a child?
qc What was the first drawing somebody kept?
qp What's the hardest thing to draw, and why is it a bicycle?
qp Which animal looks best in a hat?
qp What ends up in the margins when you're on the phone?
qi What do you leave out so that the rest can breathe?
qi How do you know when a character has come alive?
qi Which illustrator would you have loved to sit next to for a day?
m You kept drawing past the age when most of us stopped. I'm glad someone did.
m You can give a whole mood to something with two dots and a line. That's years of practice in one second.
m It takes bravery to put a blank page in front of yourself every morning and make it somebody.
m You see the funny, tender bit of things and get it down on paper. That's a generous eye.
f The animal I'd always draw in a hat is ...
f The thing I still can't draw is ...
f The picture book I wore out as a child is ...
o you bent over a desk full of pencils with ink on your nose, unaware of the ink

= architect-interior-designer: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?<!(?:software|solutions?|cloud|data|enterprise|system|systems|technical|it|network|security|landscape) )architects?|(?:interior|kitchen|architectural) (?:designers?|architects?|technologists?|assistants?)|interior decorators?)|(?:work|working|works|job) in (?:interior design|interiors|architecture|an architect\w*)|interior design (?:studio|business|job)|architecture (?:firm|practice|studio)
n your work with buildings and rooms
sc I like anyone who asks where the light falls before picking a sofa. Rooms deserve that.
sc You can feel a room that someone thought about. Making a building kind takes real work.
sp My whole brief for a room would be "cosy but airy but cheap", with a straight face.
sp The longest argument in any building must be about where the sockets go.
si A room tells people how loud to be before anyone speaks. I'd love to know how you do that.
si The best part of a building might be a windowsill that somebody decided was for sitting on.
qc Which building or room would you take a friend to just to stand in?
qc What was the first room that made you feel something?
qc What's the detail you fought for and were right about?
qp Which trend in houses would you gently put out with the bins?
qp What's the oddest thing a client has asked for?
qp Can you sit in a badly lit restaurant without moving the lamp?
qi What do you look at first when you walk into somebody's home?
qi How does a room get to feel like someone's own?
qi If you could give everybody one thing in their home, what would it be?
m You think about how it'll feel on a dull Tuesday in February. That's what care looks like in plans.
m You fit other people's lives into walls and make room for the odd bits. It takes listening as much as drawing.
m It takes nerve to draw a line that people will walk along for fifty years.
m You see what a place could be while others see the damp. I like people who look at things that way.
f The room I could sit in for ever is ...
f The oddest thing a client has asked me for is ...
f The building I always go the long way round to see is ...
o you on a building site or an empty room, tape measure in hand, gesturing at where a window will be

= journalist-editor: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:freelance |local |investigative |sports |news |science |photo)?journalists?|(?:news |tv |local )?reporters?|(?:copy|features?|news|book|sub|commissioning|managing|magazine|deputy|web|online|fiction|fashion|food|content|contributing|assistant)[ -]?editors?|(?<!(?:video|film|photo|sound|image|audio|script|picture|text) )editors?|copy ?writers?|content writers?|proofreaders?|columnists?)|journalism(?! students?| degree)|copy ?writing|copy ?editing|proofreading|(?:work|working|works|job) (?:in|for|at) (?:(?:book |magazine )?publishing|a (?:\w+ )?(?:newspaper|magazine|publisher))
n your work with words
sc I like people who fuss over words. Most of us send the first one that turns up.
sc The second question is the one worth writing up. I respect people who ask it for a living.
sp Since you work with words, I'd like it noted that I moved this comma twice.
sp I'd hand you a page of words and you'd cut the one I was proudest of.
si Anyone who works with words must overhear good lines all day long in queues.
si I wonder if the first line or the last one gives a writer more trouble.
qc Which piece of yours would you still stand behind in ten years?
qc Who did you most enjoy asking questions?
qc What got you into words as a way to pay the rent?
qp Which word would you strike from the language tomorrow?
qp What's the worst typo that ever got past you?
qp How do you write when you're texting your mum?
qi What do you hear in a conversation that others let go?
qi What had to be left out that you still think about?
qi What question gets people talking, nine times in ten?
m You care about the right word when nobody would notice the wrong one. I notice that sort of thing.
m You ask, and then you listen to the answer. I think that's rarer than good writing.
m It takes spine to put your name on a sentence and let strangers argue with it.
m You make hard things clear for anyone who picks up the page. That's a kind thing to do with a sharp mind.
f The word I'd strike from the language is ...
f The worst typo I ever let through was ...
f The question that gets people talking is ...
o you at a café table with a notebook, pen in your mouth, plainly listening to the next table

= translator: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:\w+ )?(?:translators?|interpreters?)|subtitlers?|(?:computational )?linguists?)|(?<!lost in )translat(?:e|es|ing) (?:for a living|books|novels|documents|films|subtitles|from|between|into|legal|medical)|(?:literary|legal|technical|medical|freelance) translation|(?:work|working|works|job) in translation|(?:write|writing|writes|make|making|makes|translate|translating|create|creating|do|doing) subtitles|subtitling|sign language interpret(?:er|ing)
n your work as a translator
sc A translator carries a joke across a border without dropping it. That impresses me no end.
sc I like translators because they have to understand everyone before they say a word.
sp As a translator I'd get stuck on "cosy" and go for a long walk.
sp A translator can be polite in two languages. I'd settle for one before breakfast.
si A translator lives in the half second where a thought has no words yet.
si Some words refuse to travel. A translator must have a small collection of them.
qc Which word do you love that has no twin in the other language?
qc Which languages do you go between, and where did they come from?
qc What sentence are you proudest of having carried across?
qp What's the worst mistranslation you've come across on a menu?
qp Which language do you swear in?
qp Can you watch a film with subtitles without tutting?
qi Are you a bit different in each language?
qi Which language do you dream in, and does it depend on dinner?
qi Which joke did you let die?
m You listen to what somebody means, and then you find it a new home. That's such a careful thing to do.
m You let two people understand each other and step out of the way. I find that quite noble.
m It takes years to be at home in a second language, and humility to keep asking what they meant.
m You can weigh one word for half an hour. I like people who take words that seriously.
f The word that has no twin in my other language is ...
f The language I swear in is ...
f The worst mistranslation I've seen on a menu was ...
o you between two open dictionaries, or with headphones on in a booth, with a pencil and a puzzled face

= marketing: (?<!(?:affiliate|network|multi-level) )marketing(?! students?| degree)|(?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:marketers?|(?:brand|content|campaign|community|communications|comms|pr|press|publicity|media) (?:managers?|officers?|execs?|executives?|directors?|strategists?|leads?)|publicists?|(?:creative|art) directors?|social media (?:managers?|execs?|executives?|editors?|strategists?|leads?))|(?:i )do pr|(?:work|working|works|job|career) in (?:pr|advertising|comms|communications|social media)|(?:pr|advertising|ad) agency|public relations|(?:run|running|manage|managing) (?:the |a )?(?:\w+ )?social media
n your work in marketing
sc Marketing done well starts with asking what people really care about. I like that.
sc Saying a thing in seven words is harder than in seventy. Marketing makes you do it daily.
sp Marketing me would stop at "slight scratches, works fine". I bow to professionals.
sp Marketing must ruin bus stops. I'd bet you rewrite the posters while you wait.
si Somewhere in a marketing meeting someone said "what if we told the truth", and it worked.
si You'd think marketing makes a person immune, but I'd guess a nice label still gets you.
qc Which campaign, yours or anyone's, made you properly jealous?
qc What do you love about finding the right line?
qc What's the cleverest small idea you've had at work?
qp Which slogan has been stuck in your head since you were seven?
qp What was your finest idea that the client didn't want?
qp Which advert do you skip before it's said hello?
qi What makes people care about a thing they didn't want this morning?
qi Which brand fools you every time, and you let it?
qi What would the honest slogan for Mondays be?
m You think about what the other person needs to hear. That's good manners as well as good business.
m You can have a hundred ideas and let ninety-nine go. It takes a light hand and a thick skin.
m You make things sound like themselves, only clearer. That's a real skill with words and people.
m It takes nerve to bring a room something silly that might just be brilliant.
f My own tagline in five words would be ...
f The slogan stuck in my head since childhood is ...
f The idea a client turned down that I still love is ...
o you in front of a wall of sticky notes, holding the winning one on your forehead

= sales: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:key |senior )?account (?:managers?|executives?|directors?)|sales ?(?:person|people|wom[ae]n|reps?|managers?|executives?|assistants?|directors?|advisors?)|business development (?:managers?|executives?))|(?:work|working|works|job|career|life) in (?:\w+ )?sales(?! at)|sales (?:manager|rep|executive|role|job|team)|business development|^sales(?= (?:in|at|for)|$)
n your work in sales
sc People in sales hear "no" more before lunch than most of us do all year, and keep their warmth.
sc I'd guess the good ones in sales listen far more than they talk. I like listeners.
sp Anyone in sales could sell me anything. I'd say thank you and buy the warranty too.
sp In sales I'd talk the customer out of it and apologise for having brought it up.
si In sales you must hear what someone really wants about ten minutes after they said it.
si I imagine in sales a short silence can do more than a good sentence.
qc What's the deal you're proudest of, and was it the biggest?
qc Who taught you how to talk to people?
qc What makes you sure about a thing before you'd sell it?
qp What's the worst pitch you've ever had to sit through?
qp What could you sell to your own mum on a bad day?
qp Can you buy a sofa like a normal person, or do you haggle?
qi When do you know it's time to let somebody go and think about it?
qi What do people buy, when they think they're buying a thing?
qi What do you do with the third no in a row?
m You get up after a no and go in cheerful. I think that's a form of courage people laugh off too easily.
m You make people feel listened to before you make them an offer. That can't be faked for long.
m You can read a room and stay yourself in it. I'd call that a real talent.
m It takes honesty to be the person customers come back to. You don't get that by pushing.
f The hardest no I've ever taken was ...
f I could sell anybody on ...
f The worst pitch I've ever sat through was for ...
o you in the middle of a laugh on the phone, feet up, coffee balanced on the chair arm

= estate-agent: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:estate agents?|realtors?|letting(?:s)? (?:agents?|managers?|negotiators?)|property (?:managers?|agents?|consultants?)|real estate (?:agents?|brokers?))|(?:work|working|works|job|career|life) in (?:real estate|property|lettings)|real estate|(?:sell|selling|sells) (?:houses|homes|property)
n your work with houses
sc Moving house is one of life's big days, and it helps when the one with the keys is calm.
sc An estate agent who'll say "not this house" to a buyer is one I'd listen to.
sp I'd view a house purely to see what's on the bookshelves. I know you've met the type.
sp In a house ad "compact" means you can cook from the bed. I'd still go and look.
si A house knows things its owners forgot. You must see other people's lives in their hallways.
si I'd guess you can tell if they'll take the house by how they walk into the kitchen.
qc Which house would you have kept for yourself?
qc What's the moment you like best, the offer or the keys?
qc What do you tell people to look for that nobody does?
qp What's the strangest thing you've found in a house for sale?
qp Which word for "small" do you use most?
qp Who's tougher at a viewing, the buyer or the buyer's mum?
qi What makes a house feel like a yes in the first minute?
qi What do people say they want, and what do they buy?
qi What's the first thing you look at in a stranger's kitchen?
m You hand people the key to a new life and remember what they worried about. That's a lovely part of a job.
m It takes patience to walk round the same kitchen for the ninth time as though it were the first.
m You keep calm while two families are losing their minds over a fence. That takes real skill with people.
m You read what someone needs from a hallway and three questions. I find that impressive.
f The house I'd have kept for myself was ...
f The strangest thing I've found at a viewing was ...
f The word I use for "small" is ...
o you holding a huge bunch of keys in front of a front door that plainly won't open

= accountant: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:chartered |forensic |management |trainee |tax )?accountants?|book-?keepers?|auditors?|tax (?:advisers?|advisors?|consultants?|inspectors?)|finance (?:managers?|assistants?|directors?|officers?)|payroll (?:managers?|officers?|administrators?|clerks?|specialists?)|credit controllers?)|accounting(?! students?| degree)|accountancy|payroll|book-?keeping|(?:work|working|works|job|career) in (?:tax|audit|accounts)|(?:acca|cpa|aca) (?:qualified|exams?)
n your work with numbers
sc I like people whose numbers add up. The rest of us get by on rounding and hope.
sc Anyone others trust with their accounts has earned something you can't put in a column.
sp I'd bring you a shoebox of receipts and the accounts would be mostly sandwiches.
sp I'd ask an accountant one question about tax and leave with four different ones.
si Numbers are gossip, if you can read them. An accountant must see all sorts of Saturdays.
si Accounts must show what people hoped for in January and what they got up to in June.
qc What do you enjoy in the moment when it all balances?
qc What made you like numbers, back when the rest of us were hiding?
qc Which rule would you explain to everyone if they'd listen?
qp What's the bravest thing anyone has tried to call an expense?
qp How are your own receipts, honestly?
qp How long can you look for a missing penny?
qi What can you tell about somebody from what they spend?
qi Which number do people worry about for nothing?
qi What do you love about something being exactly right?
m You bring order into the drawer everyone else keeps shut. People must breathe out when you arrive.
m You can be exact and kind in the same sentence. I think that's a fine pair of things.
m It takes integrity to be the one who says it doesn't add up.
m You get things right when nobody's looking, and that's about as solid as a person can be.
f The bravest expense claim I've seen was for ...
f The longest I've looked for one missing penny is ...
f The state of my own receipts is best described as ...
o you behind a tower of receipts with a calculator, crowned with a green eyeshade

= banking-finance: (?<!online |mobile )banking(?! app| holiday)|(?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:investment |private |mortgage |corporate )?bankers?|(?:mortgage|financial|investment|insurance|wealth) (?:advisers?|advisors?|brokers?|planners?|managers?|analysts?|underwriters?)|underwriters?|fund managers?|(?:equity|commodities|bond|fx) traders?|(?:claims|loss) (?:handlers?|adjusters?)|risk (?:managers?|analysts?))|(?:work|working|works|job|career) (?:in|at|for) (?:a |an |the )?(?:\w+ )?(?:banks?|finance|insurance|fintech|private equity|hedge funds?|investments?|risk)(?! holiday)|(?<!personal )finance(?! (?:students?|degree|bro|bros|type|types|guys?|managers?|directors?|assistants?|officers?))|financial services|fintech|insurance (?:company|industry|sector)
n your work in finance
sc Finance runs on trust, and I like meeting someone people put theirs in.
sc In finance somebody has to think about the rainy day while the sun's out. I'm glad it's you.
sp My plan for finance would be a jar, and a second jar in case of the first.
sp In a finance meeting I'd write "interesting" in the margin and hope nobody looked.
si From outside, finance looks like people being hopeful and people being scared, in decimals.
si Everyone says it's only money, and you must see in finance that it hardly ever is.
qc What's the most human moment your job ever gave you?
qc What would you teach everybody about money in ten minutes?
qc What part of finance turned out more interesting than you expected?
qp What do people at parties ask you about within two minutes?
qp What's the silliest thing you've ever spent money on?
qp Which bit of jargon makes you want to leave the room?
qi What do people really want when they say they want to save?
qi How do you decide what a risk is worth?
qi What would you do with a year if money had nothing to do with it?
m You think ahead for people who'd rather not. That's looking after someone, even when it's in columns.
m You keep your head while everyone else is refreshing the page. I'd value that on any day.
m It takes straightness to give somebody the answer that earns you nothing.
m You can explain something complicated without making anyone feel stupid. I admire that a lot.
f The silliest thing I've ever spent money on is ...
f What I'd teach everyone about money in a minute is ...
f The jargon I refuse to use is ...
o you out of the office in shirtsleeves, shoes off on the grass with a sandwich, tower blocks behind

= lawyer: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:trainee |family |human rights |immigration |corporate |criminal |employment |defence |defense |environmental )?(?:lawyers?|solicitors?|barristers?|attorneys?)|paralegals?|legal (?:secretar(?:y|ies)|assistants?|executives?|advisers?|advisors?|counsel)|conveyancers?|public prosecutors?|prosecutors?|public defenders?)|(?:work|working|works|job|career) (?:in|for|at) (?:a |an )?(?:\w+ ){0,2}(?:law(?: firm)?(?!s)|legal aid)|(?:practise|practising|practice|practicing) law
n your work in law
sc I like that a lawyer will read the whole thing. The rest of us scroll down and click yes.
sc In somebody's worst week the lawyer is the one who knows what happens next. That counts.
sp I'd lose an argument with a lawyer and thank you for explaining how.
sp I picture a lawyer reading a board game's rules first and the rest of the table going quiet.
si I wonder what it does to a lawyer, always seeing both sides of a fence.
si The law is mostly people who stopped talking to each other, as far as I can tell.
qc Which kind of law, and what made you want to be on that side?
qc What case or question have you never stopped thinking about?
qc When did you find out you liked an argument?
qp Do you win arguments at home, or does that not work there?
qp Which courtroom film do you shout at?
qp What's the longest sentence you've ever had to read?
qi What do people fight over when it's really about something else?
qi Which law would you change before breakfast?
qi Did you ever change your mind halfway through arguing?
m You fight for people with patience and paperwork. I think that's braver than the films make it.
m You can argue hard and stay fair. That's a combination I respect.
m All that reading, all those late evenings, and it comes down to somebody not being alone in a room.
m You choose words as though someone's life might hang on them, because now and then it does.
f The law I'd change before breakfast is ...
f The only arguments I lose are about ...
f The courtroom film I shout at is ...
o you on courthouse steps or in a library with a leaning stack of files, tie already in your pocket

= hr-recruiter: (?<!\d )hr(?! (?:max|zone|monitor))|human resources|(?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:recruiters?|recruitment (?:consultants?|managers?|partners?)|head ?hunters?|talent (?:acquisition|partners?|managers?)|people (?:partners?|managers?|officers?))|recruitment|talent acquisition|(?:work|working|works) in recruiting|people and culture
n your work with people
sc HR gets told the thing nobody wants to say, and has to be fair by lunch. I respect that.
sc It takes a good eye to hire someone for what they could be. I like that side of HR.
sp I'd fall apart at "where do you see yourself in five years". HR must hear some fine nonsense.
sp Anyone who hires people must be hard to fool on a first impression. I've ironed this message.
si HR hears both halves of every office argument. I'd struggle to keep my face straight.
si Someone who hires people gets to watch strangers on their most polished day.
qc Who did you take a chance on that you're still pleased about?
qc What do you look for that isn't on any CV?
qc What drew you to the people side of things?
qp What's the oddest hobby you've read on a CV?
qp Which interview question makes you wince even while you ask it?
qp What's the boldest reply you've ever had to "any questions for us"?
qi When do you know about somebody, the first minute or the last?
qi What have you learned about people that you wish they knew?
qi What would you ask in an interview if you could ask anything?
m You see what someone could be good at before they do. That changes lives on an ordinary Wednesday.
m You keep other people's secrets and stay kind to all of them. That takes backbone.
m You have the hard conversation so that it's done decently. I admire the people who don't dodge it.
m You give strangers on their most nervous day a fair hearing. That says a lot about your character.
f The question I'd ban from every interview is ...
f The oddest hobby I've read on a CV is ...
f I once hired someone because they ...
o you on the wrong side of an interview table, looking suitably terrified, one hand up

= project-manager: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:project|programme|program|product|delivery|operations|change|construction project|transformation) (?:managers?|leads?|owners?|directors?|coordinators?|officers?)|scrum masters?|(?<!(?:medical|hospital|sales|recruitment|beauty|travel|lactation|tax|property|sleep|image|cyber security|cybersecurity) )consultants?(?! (?:cardio|an(?:a)?esth|p(?:a)?ed|surgeon|psych|in (?:emergency|paed|cardio)|radiolog|physician|neuro|obstet|dermat|onco|midwife|nurse)))|(?:project|programme|product|delivery) management|(?<!recruitment )(?:management |strategy |work in )consult(?:ing|ancy)|consulting|pmo
n your work on projects
sc Whoever runs the project is why the rest of us know what day it is. I mean that kindly.
sc Keeping a project and the people on it in one piece takes more heart than any chart shows.
sp I'd be the item on a project plan that's been amber since March.
sp I picture someone who runs projects packing for a weekend with dependencies and a buffer.
si A project is a group of people guessing together. You're the one who writes the guesses down.
si I think you can tell early when a project's in trouble, mostly from who's gone quiet.
qc What have you got over the line that you're proud of?
qc How do you get two people who don't agree to pull the same way?
qc What do you enjoy most, the start, the mess or the finish?
qp Which meeting could have been a postcard?
qp Do you plan your holidays, or does somebody have to hide the spreadsheet?
qp Which bit of office language makes you wince the most?
qi When does a bunch of people turn into a team?
qi What's the first sign that something's going wrong?
qi What in your own life refuses to be managed?
m You keep hold of all the ends and make sure everyone else gets the applause. I see that.
m You bring calm into a room full of opinions. That's a gift, and it's hard work.
m It takes tact to chase grown-ups for weeks and have them still like you.
m You see what has to happen next and get on with it. I admire that in anybody.
f The meeting that could have been a postcard was ...
f What in my life refuses to be managed is ...
f The office phrase I'd ban is ...
o you in front of a whiteboard covered in arrows, with the pen cap in your mouth and a hopeful look

= office-manager-admin: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:office (?:managers?|administrators?|assistants?|coordinators?)|(?:medical |hotel |dental |vet |school |doctor's |gp |spa )?receptionists?|(?:school |medical |hospital |ward )?administrators?|(?:personal|executive|virtual|admin|administrative|administration) (?:assistants?|officers?|managers?|workers?)|secretar(?:y|ies)(?! of)|school secretary)|(?:work|working|works|job) (?:in|as) (?:an? )?(?:admin|administration|reception|an office|office)|(?:i'm |i am |as )a pa|pa (?:to|for|at)|ea to|front desk|admin(?= (?:job|role|work))
n your work in the office
sc Every office runs on the one person who knows where everything is. Hello.
sc I judge people by how they speak to the front desk of an office. It hasn't failed me yet.
sp I'd be the one asking an office manager where the stapler is, standing next to it.
sp Every office has a drawer with biscuits, batteries and the truth. I picture you with the key.
si Whoever runs the office hears every story in the building, well before the boss does.
si I bet you know who's had a bad day by how they say good morning at the office door.
qc What would fall apart first if you took a month off?
qc Who's your favourite person to see come through the door?
qc What do you fix that nobody knows was broken?
qp What lives in your drawer for emergencies?
qp What's the strangest thing anyone has asked you to find?
qp Which mug in the kitchen would start a war?
qi What do you know about that place that the boss doesn't?
qi How do you stay friendly at the fortieth phone call?
qi What can you tell from a voice on the phone?
m You keep a whole place running and make it look as if it ran itself. I know it doesn't.
m You're the first face or voice people get, and you make it a good one. That's more than a job title.
m It takes an excellent memory and a kind heart to look after that many people's small disasters.
m You think of the thing before anyone asks for it. That sort of attention is lovely to be near.
f What lives in my desk drawer for emergencies is ...
f The strangest thing I've ever been asked to find is ...
f The mug nobody else may use says ...
o you at a desk with two phones and a plant, holding a biscuit tin out to the camera

= civil-servant: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:civil servants?|(?:council|local government|local authority) (?:workers?|officers?|planners?|employees?)|(?:policy|planning|housing|environmental health|licensing) (?:advisers?|advisors?|officers?|analysts?)|town planners?|city planners?|public servants?|diplomats?)|civil service|(?:work|working|works|job) (?:for|in|at) (?:(?:the |a |my |our )?(?:\w+ )?(?:city|county|town|district|borough|local)? ?council(?! estate| flat)|(?:the |central |local |federal )?government|the public sector|public service|whitehall|city hall|planning)|local government|public sector
n your work in public service
sc Somebody in public service thought about the bins, the parks and the bus. Thank you.
sc I like that you chose public service. It means caring about people you'll never meet.
sp I'd be that letter to the council about a hedge, four pages, with a diagram.
sp I imagine public service runs on tea, patience and a form that replaced another form.
si When public service goes well nobody notices. I'd like to know how you live with that.
si Every odd little rule must have a story behind it, and public service keeps the stories.
qc What have you helped change that I might walk past every day?
qc What made you want to work for everybody?
qc What part of it would make a great television series?
qp What's the best letter of complaint you've ever read?
qp Which abbreviation would you never dare explain?
qp What's the fiercest meeting you've sat through about something tiny?
qi What rule looks silly from outside and makes perfect sense to you?
qi Which small thing would make the most difference, if anybody let you?
qi What do you see about this country that others don't?
m You work for people who'll never know it was you. That's about as unselfish as a job gets.
m You keep patient with the rules and kind with the people. Most of us manage one of the two.
m You chose useful over flashy. I like that a lot in a person.
m It takes stamina to make something a little fairer, a page at a time. I admire that you bother.
f The best letter of complaint I've ever read was about ...
f The small rule I'd change tomorrow is ...
f What people think I do all day is ...
o you by a town noticeboard or park bench with your lanyard on, pointing proudly at a very ordinary bin

= police: (?:work|working|works|serve|serving|job) (?:in|for|with) the (?:\w+ )?police|join(?:ed|ing)? the police|(?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:police (?:officers?|constables?|sergeants?|inspectors?|wom[ae]n|detectives?|cadets?)|policewom[ae]n|pcsos?|(?:crime scene|scenes of crime|forensic) (?:investigators?|officers?|examiners?)|detective (?:constables?|sergeants?|inspectors?)|state troopers?|sheriff's deput(?:y|ies)|special constables?)|(?:i'm|i am|as) a (?:cop|copper|detective)|police force|(?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )in the police(?! car| station| academy| drama)
n your work in the police
sc A police officer who calms things down with one sentence has a talent I'd like to learn.
sc Police work means walking towards the shouting. I'd be across the road, full of admiration.
sp One police car in the mirror and I'd drive like a learner, innocent and sweating.
sp Playing Monopoly with the police must be tense. I'd go straight to jail to save time.
si The police meet people at their worst moment, and also their funniest, I'd bet.
si The police see the same town as the rest of us, only with the volume up.
qc What's the kindest thing you've seen on a shift?
qc What made you want to do it, the first time you thought of it?
qc What do you and your colleagues talk about at four in the morning?
qp Which crime series makes you shout at the screen?
qp What's the worst excuse you've heard, delivered with total confidence?
qp Do your friends slow down when you're in the car?
qi How do you calm somebody who doesn't want to be calm?
qi What do you see in a room the moment you walk in?
qi How do you leave the day behind once you're home?
m You stay steady when everyone else is loud. People remember who did that.
m You meet people on their worst day and keep treating them as people. That takes strength of character.
m It takes courage to walk in first, and more to walk in calm.
m You chose to be the one who gets rung when it goes wrong. I don't take that lightly.
f The worst excuse I've ever been given was ...
f The crime series I can't watch in silence is ...
f The kindest thing I've seen on a shift was ...
o you off duty in a jumper, with the neighbour's dog sitting to attention next to you

= prison-officer: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:prison (?:officers?|wardens?|governors?|guards?|staff|chaplains?|teachers?)|corrections? officers?|correctional officers?)|(?:work|working|works|job) (?:in|at|for) (?:a |the )?(?:\w+ )?prison(?: service)?|prison service
n your work in a prison
sc Working in a prison takes nerve, and a bigger supply of patience than I'll ever own.
sc In a prison, being fair must be the whole job. I respect anyone who does it daily.
sp I'd manage to lock myself out of a prison, which I gather is the wrong way round.
sp The jangle of prison keys must follow you round the supermarket.
si A prison must teach you to hear trouble in a room that's a bit too quiet.
si I imagine working in a prison teaches you that nobody is only one thing.
qc What do you do that films never show?
qc Who in there has surprised you in a good way?
qc What keeps you calm when nobody else is?
qp What's the funniest thing you've overheard on a landing?
qp What's the best thing you've heard of anyone cooking in a kettle?
qp Do you check the door three times at home?
qi What does a good day sound like in there?
qi What has it changed about the way you trust people?
qi How do you shake off the place on the way home?
m You treat people fairly where it's hardest to. I think that shows what somebody's made of.
m You go in where most wouldn't and keep your humour. That takes nerve and a big heart.
m You see the person as well as the worst thing they did. That isn't easy and it matters.
m It takes a strong, quiet kind of calm to be the one others watch for a cue.
f The first thing I do when I get home is ...
f What people never guess about my job is ...
f The best bit of humour I've heard on a landing was ...
o you outside on a walk in the fresh air after a shift, boots muddy, hands in pockets, plainly free

= armed-forces: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:in|for|with|joined|joining|join|serve|served|serving in|serve in|served in|left|leaving) the (?:british |us |u\.s\. |royal )?(?:army|navy|raf|air force|marines|military|armed forces|forces|army reserves?|reserves|coast ?guard|royal marines|national guard)|(?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:army|navy|naval|raf|royal navy|air force|military) (?:officers?|reservists?|medics?|captains?|pilots?|engineers?|nurses?|doctors?|corporals?|sergeants?|veterans?|vets?|musicians?|chefs?|logistics)|reservists?|military veterans?|war veterans?)|(?:i'm|i am|as) a soldier|royal navy|armed forces|air force(?! ones?)|army (?:life|brat|reserve)
n your time in the forces
sc People in the forces rely on each other completely. I think that stays with a person.
sc I've a lot of respect for anyone in the forces who can be tough and funny before sunrise.
sp Asked to make a bed by someone from the forces, I'd hand in a sandwich with pillows.
sp I suspect the forces teach people to sleep standing up and eat anything. Handy at weddings.
si People in the forces say goodbye a lot, I imagine, and must get good at coming back.
si There's a humour in the forces that outsiders can't hear properly. I'd love to.
qc Who's the person from there you'd call at any hour?
qc What did you learn there that you use on ordinary days?
qc Where did it take you that you never expected to go?
qp What's the worst thing you've eaten out of a packet and been glad of?
qp How fast can you pack for a weekend?
qp Which civilian habit makes you twitch?
qi What makes a place feel like home to you?
qi What did you find out about yourself on the hard days?
qi What would you miss most about the people?
m You've had other people's backs and let them have yours. That isn't a small thing to bring into a life.
m It takes grit to keep your humour when you're cold, tired and a long way from home.
m You signed up to serve, and you kept your word. I think that says who you are.
m Discipline like yours has to be chosen every morning. I admire that you chose it.
f The worst ration pack I've ever met was ...
f The person I'd still call at any hour is ...
f A habit I brought home with me is ...
o you with your pack half unpacked on the floor and a boot in your hand, laughing

= social-worker: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:social workers?|family support workers?|probation officers?|outreach workers?|child protection (?:officers?|workers?)|case ?workers?|community workers?|mental health (?:workers?|support workers?))|social work(?! students?| degree)|(?:work|working|works) (?:with|for) (?:vulnerable (?:people|adults|children)|homeless people|kids in care|refugees|families in need)
n your social work
sc Social work means knocking on doors others walk past. I respect the nerve that takes.
sc Sometimes social work must mean being the one adult who didn't give up. I admire that.
sp In social work I'd adopt everyone by Thursday and run out of chairs.
sp I'd need a dictionary for the acronyms in social work, and a lie-down after the forms.
si I imagine the kettle does half the job on a first visit in social work.
si People in social work see what one steady person can do, and what happens without one.
qc What's a small win that nobody outside would spot?
qc Who made you want to do this, was there someone?
qc What have you seen people get through that still amazes you?
qp What's the oddest thing you've carried up somebody's stairs?
qp Which phrase do you hear at work that outsiders wouldn't believe?
qp What's the best cup of tea anyone has given you at a first visit?
qi How do you get someone to trust you who has no reason to?
qi What do you do to leave it at the door in the evening?
qi What does nobody ever ask the people you work with?
m You keep turning up for people who've been let down before. I think that's a quiet sort of heroism.
m You stay on somebody's side when it's awkward to. That takes heart and a spine.
m You do hard, careful work and mostly get asked about the paperwork. I'd rather thank you for the rest.
m You read the whole file and still meet the person fresh. The world needs more of that.
f What's always in my car is ...
f The win that nobody outside would spot was ...
f The best cup of tea I've had on a first visit was ...
o you laughing on a doorstep with a mug and a lanyard, a heap of folders under one arm

= youth-worker: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )youth (?:workers?|leaders?|support workers?|offending \w+)|youth work|(?:work|working|works) with (?:young people|at-risk youth|troubled teens|teenagers)|(?:run|running) a youth club
n your youth work
sc Youth work means being the adult who's still there the week after. I respect that a lot.
sc Every teenager could do with one grown-up who's neither teacher nor parent. Youth work is that.
sp In youth work I'd be beaten at pool weekly and told it was my shoes.
sp I'd begin youth work by saying something was "cool" and never recover.
si I imagine the real talks in youth work happen sideways, over a game or the washing-up.
si In youth work you must hear what teenagers say once they've stopped performing.
qc What was your first evening with a room full of teenagers like?
qc What are young people right about, do you think?
qc Which small change in someone made your whole month?
qp Who's unbeatable at table football, and is it you?
qp Which of their words have you had to look up?
qp What music have they got you into against your will?
qi How do you get someone to talk who's come to say nothing?
qi Which grown-up made a difference when you were fifteen?
qi What do fifteen-year-olds see that the rest of us have stopped seeing?
m You turn up again after being told to go away. Young people notice that more than they let on.
m You can take a teenager seriously and still make them laugh. That takes warmth and nerve.
m You believe in people before there's any evidence. That's a big-hearted way to work.
m You listen without rushing to fix things. At fifteen that's what we'd all have wanted.
f The word I had to look up because of work is ...
f I still can't win at table football against ...
f What the young people at work say about my shoes is ...
o you losing at table football with great drama, only the winners' hands in the picture

= charity-worker: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:charity (?:workers?|fundraisers?|managers?|officers?)|fundraisers?|(?:non-?profit|ngo|aid) (?:workers?|managers?|officers?)|aid workers?)|(?:work|working|works|job) (?:in|for|at|with) (?:an? )?(?:\w+ ){0,3}(?:charit(?:y|ies)(?! shop)|ngos?|non-?profits?|third sector|foundation)|charity (?:sector|work)|third sector|non-?profits?|fundraising|ngo
n your charity work
sc Charity work means you saw something wrong and stayed. I like that in someone.
sc Fundraising takes nerve. You ask people for something without wanting it for yourself.
sp As a fundraiser I'd forget to ask for the money and leave with everyone's life story.
sp I assume charity budgets are one balloon, a raffle and somebody's cousin with a van.
si I like that charity work depends on people being better than you'd think, and they often are.
si Anyone in charity work has seen how far a tenner can go in the right hands.
qc What cause got hold of you, and when?
qc What's the moment that told you it was working?
qc Who have you met through it that you wouldn't have otherwise?
qp What's the daftest thing anyone has done for money, for your cause?
qp What's the worst thing you've ever won in a raffle?
qp Would you run a marathon dressed as a prawn for it, or is that the line?
qi What would change most if people knew what you know?
qi How do you keep hopeful in February?
qi What did one person say that kept you going for months?
m You spend your good days making someone else's better. I like how that sounds in a person.
m It takes courage to ask strangers to care, and to be cheerful when they don't.
m You put your working hours where your heart is. Not many of us dare to.
m You keep going at a problem that's bigger than all of us. That's optimism with its sleeves rolled up.
f The cause that got hold of me is ...
f The daftest thing I've done for a good cause was ...
f The person who kept me at it said ...
o you in a fancy dress costume at a charity run, out of breath, holding a bucket

= event-planner: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:event|events|wedding|party|conference|festival) (?:planners?|managers?|organi[sz]ers?|coordinators?|producers?|assistants?))|(?:event|events|wedding|party|conference|festival) (?:planning|management|coordination)|(?:plan|planning|plans|organi[sz]e|organi[sz]ing|organi[sz]es|run|running|runs) (?:\w+ )?(?:weddings|events|festivals|conferences)|(?:work|working|works|job) in (?:events|weddings)
n your work with events
sc Someone who can keep an event calm while a cake is on the floor is good in any room.
sc An event that looks effortless means somebody hasn't sat down since six. I see you.
sp I'd be the guest who walks into an event through the kitchen door and apologises to a ham.
sp I picture whoever runs the event behind a curtain, eating one cold canapé in the dark.
si At every event there's a second one going on that only the organiser sees.
si The part of an event people remember is never the part on the schedule, I'd imagine.
qc Which event are you proudest of, the one you'd do again tomorrow?
qc What's the moment in the day when you finally breathe out?
qc What made you like being the person who makes it happen?
qp What was the biggest disaster that no guest ever noticed?
qp What's always in your emergency kit?
qp What's the most last-minute miracle you've pulled off?
qi What makes a room full of strangers loosen up?
qi What would your own party look like, with no clients in it?
qi Which detail do people never notice but always feel?
m You think of what a guest needs an hour before they do. That's kindness with a clipboard.
m You keep your head while everyone else is having feelings about napkins. I admire that.
m You give people a day they'll talk about for years, and stand at the back. That's generous.
m It takes a mind like a train timetable and a warm smile at the same time. You need both at work.
f The disaster no guest ever noticed was ...
f What's always in my emergency kit is ...
f The detail I'll never skip is ...
o you behind the scenes with a headset and a clipboard, eating a canapé you haven't earned yet

= economist-statistician: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:economists?|econometricians?|(?:bio)?statisticians?|actuar(?:y|ies)|demographers?)|econometrics|(?:work|working|works|job|career|degree|phd|masters?) in (?:economics|statistics)|actuarial
n your work with figures
sc Whoever checks the figures before joining the argument is who I'd sit next to at dinner.
sc Somebody has to hear the big loud claim and ask where the figure came from. Glad it's you.
sp Nine out of ten figures I'd quote at you would be made up on the spot, that one included.
sp You must know which queue moves fastest. I'd follow you round any supermarket.
si An average person doesn't exist, and your figures are full of them. I like thinking about that.
si A figure can be true and still leave the main thing out. You must spot that daily.
qc What surprised you most when you saw the figures?
qc What question would you most like the numbers to answer?
qc What made you fall for this way of looking at the world?
qp Which statistic makes you throw things at the radio?
qp What do people ask you to predict that nobody could?
qp Do you work out the odds before a board game?
qi What do we all believe that the figures don't?
qi What do numbers never manage to say about people?
qi When were you wrong in a way you enjoyed?
m You can look at a crowd of numbers and find people in it. I think that takes heart.
m You'd rather be accurate than interesting, and end up both. That's a real talent.
m It takes nerve to say how unsure you are, in front of people who want certainty.
m You keep asking what the numbers leave out. Honest minds like that are worth knowing.
f The statistic that makes me shout at the radio is ...
f I once worked out the odds of ...
f The question I'd ask with all the data in the world is ...
o you at a kitchen table with a chalkboard of graphs about the household biscuits behind you

= meteorologist-climate: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:meteorologists?|weather (?:forecasters?|presenters?|scientists?)|climatologists?|climate (?:scientists?|researchers?|modellers?|modelers?)|glaciologists?|atmospheric scientists?)|climate (?:research|change research|modelling|modeling)|(?:work|working|works|job|phd|masters?) in (?:climate|meteorology|weather)
n your work with weather and climate
sc I like it when someone takes the weather seriously on days without a barbecue.
sc Weather starts over an ocean long before it reaches a picnic, and you saw it coming.
sp I'd blame you personally for the weather at every picnic. I'd apologise, but I'd do it.
sp My weather model is sticking an arm out of the window. I'm open to peer review.
si Weather is what everyone talks about when they mean something else. You talk about it for real.
si No two skies are alike, and somebody still learned to read the weather in them.
qc What kind of weather could you watch for hours?
qc What made you look at the sky for answers?
qc What do you wish people understood about a forecast?
qp Which old saying about the weather turns out to be true?
qp What's the best cloud, and is it even close?
qp Do you pack an umbrella on principle, or on data?
qi What storm have you never forgotten?
qi What keeps you hopeful, working on something that big?
qi What do clouds tell you an hour before the rest of us get wet?
m You study something that belongs to everybody. I like that you look at it for all of us.
m You keep looking at the big worrying thing and don't turn away. That takes real courage.
m You can live with uncertainty and still make a plan. That's good company on any day.
m It takes patience to watch the sky that closely, and modesty to say what it might still do.
f The kind of weather I could watch for hours is ...
f The storm I've never forgotten is ...
f On a first clear day of spring I ...
o you outside in a huge coat, looking at the sky with a small notebook, and it's about to rain

= film-tv-theatre: (?<!\b(?:mum|mom|mam|dad|mother|father|sister|brother|husband|wife|ex|son|daughter|parents|friend|friends|flatmate|cousin|aunt|uncle|gran|grandad|grandma|grandpa|he|she|they)(?:'s| is| was| are| were)(?: \w+){0,3} |\b(?:my|your|his|her|our|their|see an?|need an?|date an?|dating an?|married to an?|divorced from an?|family of|daughter of an?|no|not an?|like an?|fancy an?|looking for an?|former|retired|ex|(?<!(?:i'm|i am|also|as|be|being) )the) )(?:(?:film|tv|television|theatre|theater|stage|radio|documentary|assistant|casting|line|executive|location|series) (?:producers?|directors?|crew|technicians?|managers?|assistants?|researchers?|editors?|makers?|designers?|runners?)|(?<!music )(?:producers?(?= (?:in|for|at) (?:film|tv|television|theatre|radio))|screenwriters?|playwrights?|stage managers?|film-?makers?|video editors?|film editors?|camera operators?|cinematographers?|costume (?:designers?|makers?|supervisors?)|set designers?|props (?:makers?|masters?|buyers?)|lighting (?:designers?|technicians?)|production (?:assistants?|coordinators?|managers?|designers?|runners?)|sound recordists?|script (?:supervisors?|editors?)))|(?:film|tv|television|theatre|theater) production|(?:work|working|works|job|career) (?:in|on|behind the scenes in) (?:film|tv|television|theatre|theater|the (?:film|tv|theatre) industry|documentaries|film and tv|film sets)|stage management|film-?making
n your work behind the scenes
sc I like people who make the show and don't need to be in it.
sc A show is a hundred people in black making ten look good. I like the hundred.
sp I'd be thrown off the set for eating the prop sandwich. I'd maintain it looked real.
sp I picture a film crew as forty people waiting for one cloud to move.
si On stage or on set, the best trick is that nobody sees who did it.
si I wonder if people who make shows can still cry at one, or if they check the lighting.
qc What did you make happen on a show that no one in the seats noticed?
qc Which film or play made you want to be part of it?
qc Which day on a job would you live again just for the crew?
qp What's the strangest object you ever had to find by tomorrow?
qp What goes wrong every time, however well it's planned?
qp How early is "early" for a call time, and is there bacon?
qi What's it like in the dark just before it starts?
qi Can you still watch something without seeing how it was done?
qi What do you miss the day after a job ends?
m You put in the long hours so that somebody else gets the applause. That's a generous way to be talented.
m It takes calm to solve a problem in the dark while two hundred people wait. You do it on purpose.
m You believe in a thing nobody can see yet and help make it real. I admire that kind of faith.
m You can be the twelfth person in the chain and still care about your part. That shows real character.
f The strangest thing I've had to find by morning is ...
f The film that made me want to do this is ...
f I can't watch anything without noticing ...
o you in black behind a curtain or camera, headset on, caught smiling at something on stage
`;
