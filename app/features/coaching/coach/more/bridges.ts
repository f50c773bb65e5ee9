/** Further lines about a thing or somebody she named; the device has a few of each. */
import { ALSO_LINES, COMMON_LINES, KEYWORD_LINES, PERSON_LINES, table } from '../content/bridges';
import type { TopicLine } from '../content/topic';
import { MORE_FIRST_WORDS } from './first-words';

type Lines = readonly TopicLine[];

const and = (there: Lines, rows: string): [Lines, Lines] => [there, [...there, ...table(rows)]];

const MORE_LINES: ReadonlyMap<Lines, Lines> = new Map([
  ...MORE_FIRST_WORDS,
  and(
    KEYWORD_LINES,
    `
c The bit about {tk} is my favourite so far.
i I'd have loved to see {tk}.
i The bit about {tk} made me smile.
p You lost me at {tk}, in the best way.
i You had me at {tk}.
i I wasn't expecting {tk}, and I like it.
c We're not done with {tk} yet.
p I had to read that twice because of {tk}.
p A documentary about {tk} would have me from minute one.
p I was doing fine until I got to {tk}.
p I'd watch a whole series about {tk}.
p I'm trying to stay calm about {tk}, it isn't working.
P Who else knows about {tk}?
C Can I hear the rest about {tk}?
P Do I get a picture of {tk}?
P Am I allowed to laugh about {tk}?
P How much trouble is {tk}?
I What's the part about {tk} you haven't told me?
I What did you think about {tk}, honestly?
`,
  ),
  and(
    COMMON_LINES,
    `
c I'd still happily talk about {tk}.
c {Tk} can't be over yet.
p I had prepared questions about {tk}, you know.
p {Tk} got off lightly there.
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
I What would {tk} never guess about you?
I When did {tk} last surprise you?
`,
  ),
  and(
    ALSO_LINES,
    `
c And I want to hear the rest about {tk}.
i And the bit about {tk} made me smile.
c And I liked the bit about {tk}.
c And don't think I missed {tk}.
c And you still owe me the part about {tk}.
c And one day I'd like the long version of {tk}.
c And I'd really like to hear about {tk}.
c Also, {tk} needs explaining.
p And I have theories about {tk}.
p And I was doing fine until I got to {tk}.
p And don't think {tk} got past me.
p And I'm going to need more about {tk}.
p Also, I wasn't ready for {tk}.
p And please tell me there's more about {tk}.
p Also, {tk} will be on my mind all day.
i And I'm still wondering about {tk}.
i And I keep thinking about {tk}.
i And I'd like to know the rest about {tk}.
`,
  ),
]);

/** What is said in the place of `lines`: more. */
export const wider = (lines: Lines): Lines => MORE_LINES.get(lines) ?? lines;
