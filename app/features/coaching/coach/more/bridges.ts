/** Further lines about a thing or somebody she named; the device has a few of each. */
import {
  ALSO_LINES,
  APOLOGY_KEYWORD_LINES,
  COMMON_LINES,
  KEYWORD_LINES,
  PERSON_LINES,
  table,
} from '../content/bridges';
import type { TopicLine } from '../content/topic';
import { MORE_FIRST_WORDS } from './first-words';

type Lines = readonly TopicLine[];

const and = (there: Lines, rows: string): [Lines, Lines] => [there, [...there, ...table(rows)]];

const instead = (there: Lines, rows: string): [Lines, Lines] => [there, table(rows)];

const MORE_LINES: ReadonlyMap<Lines, Lines> = new Map([
  ...MORE_FIRST_WORDS,
  // Plain interest: 'of all the things I expected, the phone wasn't one' is said of a goose in a lift, and few name a goose.
  instead(
    KEYWORD_LINES,
    `
c Okay, now I want to hear about {tk}.
c Tell me about {tk}, I'm listening.
c Start with {tk}, please.
c I want to hear all about {tk}.
c I'd like to hear about {tk} properly.
p You can't just mention {tk} and move on.
p Not so fast, I want to hear about {tk}.
p We need to talk about {tk}.
p I have far too many questions about {tk}.
p Back up a second, I need to hear about {tk}.
i Now I'm curious about {tk}.
i I'd love to hear you tell me about {tk} in person one day.
i There's more to {tk}, I can feel it.
i I keep wondering about {tk}.
C What's the story with {tk}?
C What happened with {tk}?
P Is there photo evidence of {tk}?
I What's the part about {tk} you haven't told me?
`,
  ),
  and(
    COMMON_LINES,
    `
c I'd still happily talk about {tk}.
c {Tk} can't be over yet.
p I had prepared questions about {tk}, you know.
i I'd love to know what you left out about {tk}.
i I think you have more to say about {tk}.
`,
  ),
  and(
    PERSON_LINES,
    `
c I like how you talk about {tk}.
c Say hello to {tk} from me.
c {Tk} must keep life interesting.
p I'm a little scared of {tk} now.
p {Tk} could have a series of their own.
p I'd vote for {tk}, without further questions.
i I'm trying to picture {tk}.
i I'd love to hear that from {tk} as well.
i I have a feeling {tk} knows you rather well.
i I think {tk} would be worth listening to.
i There's affection in how you mention {tk}.
C What did {tk} say?
P What would {tk} say in their own defence?
P Does {tk} know you're telling me this?
`,
  ),
  and(
    APOLOGY_KEYWORD_LINES,
    `
c I'm sorry about {tk}, you shouldn't have had to say it.
c You've every right to be cross about {tk}, I'm sorry.
p I've no clever excuse for {tk}, I'm sorry.
i I'm sorry, I hadn't seen how {tk} must have felt.
`,
  ),
  instead(
    ALSO_LINES,
    `
c And I'd really like to hear about {tk}.
c And tell me about {tk}.
c And I want to hear about {tk} as well.
c And I'd like to hear more about {tk}.
p Also, I have questions about {tk}.
p And I'm going to need to hear about {tk}.
p And we still have to talk about {tk}.
p And I want the full story of {tk}.
i And I'd love to hear more about {tk}.
i And now I'm curious about {tk}.
i And I keep wondering about {tk}.
i And I'd like to know the rest about {tk}.
`,
  ),
]);

/** What is said in the place of `lines`: more. */
export const wider = (lines: Lines): Lines => MORE_LINES.get(lines) ?? lines;
