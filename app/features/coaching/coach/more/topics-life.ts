/** Travel, work and study, family and friends, days and moods, with more to say than the device has. */
import { type Topic, topic } from '../content/topic';

const PLACES =
  'lisbon|porto|madrid|barcelona|seville|valencia|paris|lyon|marseille|rome|milan|florence|venice|naples|sicily|berlin|munich|hamburg|cologne|vienna|prague|budapest|warsaw|krakow|amsterdam|rotterdam|brussels|bruges|antwerp|copenhagen|stockholm|oslo|helsinki|reykjavik|dublin|cork|galway|edinburgh|glasgow|london|manchester|leeds|liverpool|bristol|brighton|cardiff|belfast|athens|santorini|crete|istanbul|dubrovnik|croatia|zurich|geneva|new york|nyc|brooklyn|boston|chicago|philadelphia|seattle|portland|austin|dallas|houston|denver|miami|san francisco|san diego|los angeles|la|las vegas|vegas|nashville|new orleans|atlanta|toronto|montreal|vancouver|quebec|mexico city|mexico|cancun|oaxaca|tulum|costa rica|cuba|havana|colombia|medellin|bogota|cartagena|peru|lima|machu picchu|argentina|buenos aires|chile|patagonia|brazil|rio|sao paulo|ecuador|bolivia|japan|tokyo|kyoto|osaka|korea|seoul|china|shanghai|hong kong|taiwan|taipei|thailand|bangkok|chiang mai|vietnam|hanoi|saigon|cambodia|laos|bali|indonesia|singapore|malaysia|philippines|india|goa|mumbai|delhi|nepal|sri lanka|dubai|jordan|israel|tel aviv|egypt|cairo|morocco|marrakesh|marrakech|tunisia|kenya|tanzania|zanzibar|south africa|cape town|ghana|nigeria|lagos|australia|sydney|melbourne|new zealand|hawaii|alaska|iceland|norway|sweden|finland|denmark|scotland|ireland|england|wales|cornwall|france|spain|portugal|italy|tuscany|greece|germany|austria|switzerland|poland|hungary|romania|bulgaria|slovenia|turkey|europe|asia|africa|south america|california|texas|florida|colorado|oregon|utah|montana|maine|vermont|canada|america|madeira|mallorca|ibiza|tenerife|canary islands|azores|georgia|albania|estonia|tallinn|latvia|riga|lithuania|maldives|seychelles|mauritius|puerto rico|jamaica|the alps|lake como|amalfi';

export const MORE_LIFE: readonly Topic[] = [
  topic(
    'place',
    PLACES,
    null,
    `
c {X} is a yes from me, any season.
p {X}, mostly for the food, honestly.
i I think everyone has one street in a place like {x} that they never forget.
i {X} changes depending on who you walk through it with.
C What should I never skip in {x}?
P What did you eat in {x} that you still think about?
I What would you miss first about {x}?
`,
  ),
  topic(
    'beach',
    'beach(?:es)?|seaside|ocean|the sea|coast|lake|island|sunbath(?:e|ing)',
    { 'the sea': 'sea', beaches: 'beach', 'ocean|coast|lake|island|seaside': '', '*': 'beach' },
    `
c Give me the {x}, a book and no schedule.
p I have two settings at the {x}, asleep and building something pointless out of sand.
i I think people talk differently when there's a horizon in front of them.
C What's your perfect day at the {x}?
P Reader, swimmer or professional napper?
I Which {x} do you go back to in your head?
`,
  ),
  topic(
    'travel',
    'travel(?:l?ing|l?ed|s)?|trips?|vacation|holidays?|flights?|airport|backpack(?:ing|ed)?|passport|hostels?|road ?trips?|interrail|abroad|city break|solo trip|jet ?lag(?:ged)?|itinerary|wanderlust|bucket list',
    {
      vacation: 'vacation',
      'holidays?': 'holiday',
      'road ?trips?': 'road trip',
      'city break': 'city break',
      '*': 'trip',
    },
    `
c I'm for any {x} with one plan and a lot of gaps.
p I'd be the one on the {x} who overpacks snacks and forgets socks.
i The best part of a {x} is usually what went wrong on day two.
C What's the next place on your list?
P What's the most useless thing you always pack?
I Where did you feel at home fastest?
`,
  ),
  topic(
    'health',
    'nurse|nursing|doctor|medic(?:ine|al school)?|med school|hospital|vet|veterinar(?:y|ian)|dentist|physio(?:therapist)?|midwife|paramedic|pharmac(?:y|ist)|night shifts?|surgeon|surgery rotation|icu|er shift|\\b\\d+[- ]hour shifts?',
    null,
    `
c That's work with real weight to it, I respect that.
p You must be dangerously calm in an emergency, good to know.
i I wonder how you put a day like that down when you get home.
C What's the part of the job that keeps you going?
P What's the strangest thing you've had to say with a straight face at work?
I What does the job know about people that the rest of us don't?
`,
  ),
  topic(
    'teaching',
    'teach(?:er|es|ing)?|kindergarten|preschool|students|pupils|classroom|year \\d class|lesson plan(?:s|ning)?|professor|tutor(?:ing)?|marking|grading',
    'teaching',
    `
c Teaching is one of the few jobs that still matters in thirty years.
c I have a lot of respect for anyone who teaches.
c A good teacher is remembered for decades, so no pressure.
p I'd be the one in the back row asking when lunch is.
p I'd sit up straight if you walked in.
i I think everyone remembers one teacher, and teachers never know whose they are.
C What's the best thing one of them has said to you?
P What's your teacher voice like, and does it work on adults?
I What made you want to be the one at the front?
`,
  ),
  topic(
    'office',
    'work(?:ing)?|job|office|boss|manager|colleagues?|coworkers?|meetings?|deadlines?|emails?|shift|overtime|clients?|excel|spreadsheets?|9 to 5|nine to five|remote|wfh|work from home|start-?up|promotion|marketing|accountant|accounting|lawyer|law firm|attorney|engineer(?:ing)?|software|developer|coding|programmer|data|designer|architect|architecture|consult(?:ant|ing)|finance|hr|recruiter|journalist|retail|barista|bartender|waitress|freelanc(?:e|er|ing)|social worker|therapist|psychologist|scientist|lab|research(?:er)?|hairdresser|chef|paralegal|real estate|project manager|ux|sales',
    'work',
    `
c I like people who care about their work.
c A day of work like that has earned a proper evening.
p I propose we replace all meetings with a short text and a biscuit.
i I think the best part of anyone's work is the bit they'd never put on a CV.
C What's the part of work you'd keep if you could drop the rest?
C What does a good day at work look like for you?
P Was work fine, or dramatic resignation material?
P Who's the main character at your work?
I What did ten-year-old you think you'd be doing instead?
`,
  ),
  topic(
    'study',
    "exams?|finals|midterms?|thesis|dissertation|uni(?:versity)?|college|master'?s|phd|degree|essays?|lectures?|studying|studies|grad school|law school|bar exam|coursework|semester|graduat(?:e|ed|ing|ion)|internship|assignments?|revision|homework",
    null,
    `
c I respect anyone fighting through {x}.
p Cleaning the entire flat is a known stage of {x}.
i I think people are secretly proud of the {x} they complain about.
C What are you doing first once the {x} is behind you?
C What would the {x} say about you if it could talk?
C How far along is the {x}, honestly?
P How creatively have you avoided the {x} today?
I What part of it still makes you forget the clock?
`,
  ),
  topic(
    'sibling',
    'sisters?|brothers?|siblings?|twins?|nieces?|nephews?|cousins?',
    {
      'siblings?': 'sibling',
      'sisters?': 'sister',
      'brothers?': 'brother',
      'twins?': 'twin',
      'nieces?': 'niece',
      'nephews?': 'nephew',
      'cousins?': 'cousin',
      '*': '',
    },
    `
c People who talk warmly about a {x} tend to be the good ones.
p The {x} surely has stories about you I'd pay for.
i I think nobody knows us quite like a {x}, which is lovely and terrifying.
C What are you like when you're with your {x}?
P Which story would your {x} tell about you first?
I What did you learn from your {x} without noticing?
`,
  ),
  topic(
    'parents',
    'mom|mum|mother|dad|father|parents|grandma|grandmother|grandpa|granddad|grandparents|nana|abuela|family|aunt|uncle|in-laws',
    {
      family: 'family',
      'mom|mum|mother|dad|father|parents|grand\\w+|nana|abuela|aunt|uncle|in-laws': 'your $&',
      '*': 'family',
    },
    `
c I like hearing about {x}.
p I assume {x} has opinions about everything, most of them right.
p I'd be on my best behaviour around {x}, and still break something.
i Everyone carries a sentence from home around with them.
C What about {x} makes you laugh most?
P What would {x} say about you talking to a stranger like this?
I Which habit of theirs did you swear you'd never have and now do?
`,
  ),
  topic(
    'kids',
    '(?:my |the )?(?:kids?|children|toddler|daughter|son|baby)|babysitting|single mom|single mum|au pair',
    'kids',
    `
c {X} come first, as they should.
p I imagine {x} negotiate better than most lawyers.
i I think {x} ask the questions the rest of us stopped asking.
C What's the best thing that happened with the {x} this week?
P Who's in charge at home, honestly?
I What have {x} changed about how you see things?
`,
  ),
  topic(
    'wedding',
    'weddings?|bridesmaid|engage(?:d|ment)|maid of honou?r|bride',
    'wedding',
    `
c A {x} with a good dance floor is hard to beat.
c At a {x} I like the moment when the shoes come off and the uncles start to dance.
p Every {x} needs someone who cries too early, and I volunteer.
i I think the speeches at a {x} are the only time people say what they mean.
C What's the part you're looking forward to most?
C Which song gets you onto the dance floor at a {x}?
P What's your signature move on a {x} dance floor?
I What do you always notice at a {x} that nobody else does?
`,
  ),
  topic(
    'weather',
    'rain(?:ing|y|s)?|snow(?:ing|ed|y)?|heatwave|weather|freezing|storms?|thunderstorms?',
    {
      'rain\\w*': 'rain',
      'snow\\w*': 'snow',
      heatwave: 'heat',
      freezing: 'cold',
      '.*storms?': 'storm',
      '*': 'weather',
    },
    `
c Whatever the {x} does, a good plan survives it.
p I take {x} personally, and I'm preparing a complaint.
i There's a certain mood that only {x} brings, I quite like it.
C What's your perfect thing to do in this kind of {x}?
P Blanket and film, or out there pretending the {x} is fine?
I What does {x} like this make you want to do?
`,
  ),
  topic(
    'tired',
    "tired|exhausted|knackered|sleepy|no sleep|can'?t sleep|insomnia|long day|long week|drained|worn out|burn(?:t|ed) out|wiped|need a nap|naps?",
    null,
    `
c A day like that has earned a slow evening.
p I prescribe a blanket, a snack and no decisions until morning.
i I wonder if it's the good kind of tired.
C What would make the evening easy on you?
P Is there soup involved, or do I need to have words with someone?
I What helps you most on days like this, company or quiet?
`,
  ),
  topic(
    'weekend',
    'weekend|saturday|sunday|friday night|day off|days off',
    'weekend',
    `
c One good plan and a lot of space makes a perfect {x}.
p I blink and the {x} is gone, I suspect foul play.
i I think what someone does with an empty {x} says more than their job.
C What would make it a good {x} for you?
P Productive {x} or no trousers until noon?
I What do you never get round to on a free {x}?
`,
  ),
  topic(
    'commute',
    'traffic|commut(?:e|ing)|trains?|subway|tube|metro|bus|delayed|parking|driving|uber|car broke down|flat tire|stuck in',
    {
      'trains?': 'the train',
      bus: 'the bus',
      'subway|tube|metro': 'the $&',
      parking: '',
      'commut\\w+': 'the commute',
      delayed: 'delays',
      '*': 'traffic',
    },
    `
c Losing an hour to {x} deserves some kind of refund.
c {X} has never improved anybody's day.
c Whoever survives {x} deserves a quiet evening.
p I assume there was somebody eating something loud.
p {X} builds character, say people who walk.
i I like the strange little world of {x}, everybody's head somewhere else.
C What keeps you sane in all that?
P What's the strangest thing you've seen on the way?
I Where does your head go when you're stuck like that?
`,
  ),
  topic(
    'sick',
    "sick|ill|flu|a cold|fever|covid|migraine|headache|food poisoning|sore throat|doctor'?s appointment|hospital visit|broke my \\w+|sprained|injur(?:y|ed)",
    null,
    `
c That sounds rotten, I hope you're being looked after.
c Rest properly, this chat will still be here when you're better.
p Doctor's orders from a man with no licence: soup, blanket, bad television.
i Being ill makes everything slow, I hope somebody is spoiling you.
C What do you need most right now, sympathy or distraction?
P Which terrible series is keeping you company?
I What's the thing that always made it better when you were small?
`,
  ),
  topic(
    'dating',
    'dating apps?|tinder|bumble|hinge|this app|dates?|dating|first dates?|ghost(?:ed|ing)|matches|red flags?|situationship|online dating',
    null,
    `
c I'd rather have one good conversation than fifty matches.
p These apps are a strange job interview with more dog photos.
i I think you can tell within ten messages if somebody is curious or just bored.
C What would make this app worth it for you?
P What's the funniest opening line you've survived?
I What do people usually get wrong about you on here?
`,
  ),
  topic(
    'newjob',
    'new job|got the job|got promoted|promotion|job offer|first day|passed|i got in|accepted|finished my|signed the|closed the deal|won',
    'the news',
    `
c Congratulations, that's worth celebrating properly.
p I expect at least one victory dance, documented or not.
i I'm curious what you felt in the first minute after you found out.
C How are you celebrating?
P Who did you call first, and how loud was it?
I What does it open up for you?
`,
  ),
];
