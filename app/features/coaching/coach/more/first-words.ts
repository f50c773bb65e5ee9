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
c {X} and {y}, that's a combination I can get behind.
p {X} and {y}, and I was only going to look for a second.
i I wonder what {x} and {y} have in common, apart from you.
c {X} next to {y} is what made me stop here.
p {X} and {y} in one profile is showing off.
i {X} and {y}, there's a link there and I'd like to find it.
c Anyone with {x} and {y} in one profile gets a message from me.
p I came for {x} and stayed for {y}.
i {X} I'd have guessed, {y} I wouldn't.
`,
    ],
    [
      SINGLES,
      `
c I'd start with {x}.
p You had me at {x}.
i I didn't expect {x}, and now I'm curious.
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
C What's the longer version?
P Is there a witness I could speak to?
I What did you leave out?
C What made you put that in?
P What would the small print under that line say?
I What would I have to know about you to understand that one?
`,
    ],
    [
      PLAIN_OPENERS,
      `
c Your profile sounds like somebody I'd enjoy talking to.
p I had a clever line ready and it left me when I needed it.
i I'm curious about what didn't make it into your profile.
c A short profile is an honest one, so here's an honest question.
c I'd like to know more than your profile tells, so I'm asking.
c I'd rather start with a question than with a compliment.
c No clever line from me, only a question.
c You left the questions to me, so I'll start with an easy one.
p I looked for a clue and found none, well hidden.
p Your profile is playing hard to get, I respect that.
p I've nothing to be clever about, so I'll be curious.
p I'd have brought a clever line, but there was nothing to hang it on.
p Consider this my very polite knock.
i I like a profile that leaves room.
i What you left out made me more curious than most of what I've read today.
i A blank page makes me wonder about the person who left it blank.
i Few words can mean shy, busy or wise, and I'm guessing.
i I find it hard to pass a closed book.
c I'd rather ask you something real than say something clever.
p This is me skipping the small talk, kind of bravely.
i There's something between the lines of your profile that made me write.
`,
    ],
  ] as const
).map(([there, rows]) => [there, [...there, ...table(rows)]]);
