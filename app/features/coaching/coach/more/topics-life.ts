/** Travel, work and study, family and friends, days and moods, with more to say than the device has. */
import { type Topic, topic } from '../content/topic';
import { LIFE } from '../content/topics-life';
import { sameAs } from './same-topic';

const same = sameAs(LIFE);

export const MORE_LIFE: readonly Topic[] = [
  same('place'),
  same('beach'),
  same('travel'),
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
  same('office'),
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
  same('sibling'),
  same('parents'),
  same('kids'),
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
  same('weather'),
  same('tired'),
  same('weekend'),
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
p I assume there was someone eating something loud.
p {X} builds character, say people who walk.
i I like the strange little world of {x}, everybody's head somewhere else.
C What keeps you sane in all that?
P What's the strangest thing you've seen on the way?
I Where does your head go when you're stuck like that?
`,
  ),
  same('sick'),
  topic(
    'dating',
    'dating apps?|tinder|bumble|hinge|this app|dates?|dating|first dates?|ghost(?:ed|ing)|matches|red flags?|situationship|online dating',
    null,
    `
c I'd rather have one good conversation than fifty matches.
p These apps are a strange job interview with more dog photos.
i I think you can tell within ten messages if someone is curious or just bored.
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
