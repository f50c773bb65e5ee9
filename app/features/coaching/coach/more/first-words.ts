/** Further words for openers; the device has a few of each. */
import { table } from '../content/bridges';
import {
  PAIRS,
  PLAIN_OPENERS,
  QUOTES,
  SINGLES,
  STORY_ASKS,
  THING_ASKS,
  WORK_ASKS,
} from '../content/first-words';
import type { TopicLine } from '../content/topic';

type Lines = readonly TopicLine[];

export const MORE_FIRST_WORDS: readonly (readonly [there: Lines, rows: Lines])[] = (
  [
    [
      QUOTES,
      `
c "{x}" is a better first line than any of mine.
p My plan for a smooth first message ended at "{x}".
i There's more behind "{x}", I think.
c Of everything in your profile, "{x}" stayed with me.
c "{x}" got me past the photos and into the text.
c I was scrolling until "{x}".
p I got as far as "{x}" and forgot to read on.
p "{x}" has been in my head since I read it.
p Whoever edits your profile, keep "{x}" in.
i I wonder what comes right after "{x}".
i "{x}" is the line I'd ask about first.
i I stopped at "{x}" and started guessing.
`,
    ],
    [
      PAIRS,
      `
c Anyone with {x} and {y} in one profile gets a message from me.
p I came for {x} and stayed for {y}.
i {X} I'd have guessed, {y} I wouldn't.
`,
    ],
    [
      SINGLES,
      `
c Of all of it, {x} made me stop.
p My questions about {x} would fill an evening.
i There's something about {x}, I think.
`,
    ],
    [
      WORK_ASKS,
      `
C What does a really good day at work look like for you?
P What's the strangest thing anyone has asked you at work?
I What would you never have guessed about it before you started?
C What made you choose it?
P How long can you talk about it before people's eyes glaze over?
I Which part of it does nobody see?
`,
    ],
    [
      THING_ASKS,
      `
C What do you like best about it?
P How do your friends put up with it?
I What does it do for you that nothing else does?
C What would you tell somebody who's just starting with it?
P Who got you into it, and have they been forgiven?
I When did you notice that it mattered to you?
`,
    ],
    [
      STORY_ASKS,
      `
C What made you put that in?
P What would the small print under that line say?
I What would I have to know about you to understand that one?
`,
    ],
    [
      PLAIN_OPENERS,
      `
c I'd rather ask you something real than say something clever.
p This is me skipping the small talk, kind of bravely.
i There's something between the lines of your profile that made me write.
`,
    ],
  ] as const
).map(([there, rows]) => [there, [...there, ...table(rows)]]);
