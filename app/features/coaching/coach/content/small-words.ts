/** Small first and last words: where many people say the same thing, they make a reply this one and no other. */
import type { ReplyTone } from '../../types';

export const CARING_MIDDLES = [
  'You can say it as it is.',
  'I believe you.',
  'Stay with me here.',
  'This matters more than anything else today.',
  'You did right to say it.',
  'Take your time.',
  'There is no wrong thing to say.',
  "I'm taking this seriously.",
];

export const CARING_CLOSES = [
  'Write to me when you can.',
  'I mean it.',
  'Please stay safe.',
  "I'm not going anywhere.",
  'You matter.',
  'I care how you are.',
  "You're not alone in this.",
  'One small step is enough for now.',
  "I'm listening.",
  'Hold on, please.',
  'I want to hear from you tomorrow.',
];

export const LEAVING_MIDDLES = [
  'No explanation needed.',
  'I mean that.',
  'No hard feelings.',
  'All good here.',
];

export const LEAVING_CLOSES = [
  'Cheers.',
  'Go well.',
  'Thanks again.',
  'Take it easy.',
  'Warm regards.',
  'Bye now.',
];

/** Short first words, so that even a plain goodbye is this one and no other. */
export const SOFT_STARTS: Record<'declined' | 'caring', Record<ReplyTone, string[]>> = {
  declined: {
    confident: ['Okay.', 'Alright.', 'I see.', 'Sure.', 'Of course.', 'Right.'],
    playful: ['Ah.', 'Oh well.', 'Okay then.', 'Alright then.', 'Ah, okay.', 'Ah well.'],
    intriguing: ['I see.', 'Ah.', 'Okay, I see.', 'Oh, okay.', 'Hm, okay.', 'Mm, I see.'],
  },
  caring: {
    confident: [
      'Hey.',
      'I just read this.',
      "I'm here.",
      'Okay, listen.',
      'Hey, I am here.',
      'I stopped what I was doing.',
    ],
    playful: ['Hey, wait.', 'Hey, stay with me.', "Okay, I'm here.", 'Hey, I read that.'],
    intriguing: ['I hear you.', 'I read this slowly.', 'Oh, I hear you.', 'Hey, I hear that.'],
  },
};

/** One short word or two before what is said, where many people say the same thing. */
export const STARTS: Record<string, string[]> = {
  grief: ['Oh.', 'Oh no.', 'Hey.', 'Ah, no.', 'Oh, hey.'],
  whySlow: ['Ah.', 'Okay.', 'Ouch, true.', 'Hey.', 'You got me.'],
  annoyed: ['Okay.', 'Hey.', 'Oh.', 'Ouch.', 'Ah.'],
  dayOk: ['Great.', 'Lovely.', 'Nice.', 'Good.', 'Oh good.'],
  cancelled: ['Ah, okay.', 'Oh.', 'Okay.', 'Oh no.', 'Ah.'],
  boundary: ['Sure.', 'Okay.', 'Ah, sure.', 'Got it.', 'Hey, okay.'],
  badNews: ['Oh.', 'Oh no.', 'Ugh.', 'Ah, no.', 'Hey.'],
  goodNews: ['Yes!', 'Wow.', 'Oh!', 'Look at you.', 'Hey, wow.'],
  onTheWay: ['Okay.', 'Great.', 'Perfect.', 'Nice.', 'Good.', 'Lovely.'],
  whenSuits: ['Sure.', 'Okay.', 'Easy.', 'Ah.'],
  weekendPlans: ['Ha.', 'Okay.', 'Oh.'],
  whySwipe: ['Ha.', 'Well.', 'Easy.', 'Oh.'],
  sendAddress: ['Sure.', 'Of course.', 'Yes.', 'Okay.', 'Gladly.'],
  planned: ['Great.', 'Lovely.', 'Nice.', 'Yes.', 'Oh good.'],
  invitedGo: ['Oh nice.', 'Oh.', 'Ha.', 'Look at that.'],
  areYouReal: ['Ha.', 'Fair.'],
  contactSwap: ['Sure.', 'Gladly.', 'Ha.', 'Oh.', 'Okay.', 'Good idea.', 'Fine by me.'],
  really: ['Ha.', 'Hand on heart.', 'Oh.', 'Honestly.', 'Believe it.'],
  howAreYou: ['Hey.', 'Ah.', 'Hi.', 'Oh.'],
  dry: ['Okay.', 'Alright.', 'Ha.', 'Right.', 'Hm.', 'Noted.', 'Fair.', 'Got it.', 'I see.'],
  waiting: ['Hey.', 'Hi.', 'Hey you.', 'Hello again.'],
};

export const AT_HER_PACE = [
  'No rush at all.',
  'Your pace is my pace.',
  'That works for me.',
  'No explanation needed.',
];

/** Before anything, and before an answer. */
const FIRST_WORDS = ['Ha.', 'Well.', 'Okay.', 'Ah.', 'Hm.', 'Oh.'];
export const ANY_STARTS = [...FIRST_WORDS, 'Right.', 'Wow.', 'Alright.', 'I see.'];
export const ANSWER_STARTS = [...FIRST_WORDS, 'Right.', 'Honestly.', 'Easy.'];
