/** Further lines about a thing or somebody she named; the device has a few of each. */
import { ALSO_LINES, COMMON_LINES, KEYWORD_LINES, PERSON_LINES, table } from '../content/bridges';
import type { TopicLine } from '../content/topic';
import { MORE_FIRST_WORDS } from './first-words';

type Lines = readonly TopicLine[];

const and = (there: Lines, rows: string): [Lines, Lines] => [there, [...there, ...table(rows)]];

const instead = (there: Lines, rows: string): [Lines, Lines] => [there, table(rows)];

const MORE_LINES: ReadonlyMap<Lines, Lines> = new Map([
  ...MORE_FIRST_WORDS,
  // Readers would send few of the device's, which only announce that more could be said.
  instead(
    KEYWORD_LINES,
    `
c You can't just mention {tk} and move on.
c Of all the things I expected today, {tk} wasn't one.
c I could've guessed anything, but not {tk}.
c And then, of all things, {tk}.
c Okay, {tk} needs a bit more than one line.
p {Tk}. Of all things.
p Nobody warned me about {tk}.
p I did not see {tk} coming.
p I've got a lot of feelings about {tk} now.
p It had to be {tk}, didn't it.
p I had to read that twice because of {tk}.
p I'm trying to stay calm about {tk}, it isn't working.
p I did not expect {tk}, and now I need the details.
i Somehow {tk} is what I'll remember tomorrow.
i I can picture {tk} a little too well.
i I'd have loved to see {tk}.
i I'd love to hear you tell the one about {tk} out loud.
C What's the story with {tk}?
C What happened with {tk}?
P Is there photo evidence of {tk}?
P Who else knows about {tk}?
P Am I allowed to laugh about {tk}?
I What's the part about {tk} you haven't told me?
I Why do I suspect there's a history to {tk}?
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
c And don't think I missed {tk}.
c And one day I'd like the long version of {tk}.
c And we'll come back to {tk}.
p And I did not see {tk} coming.
p And nobody warned me about {tk}.
i And somehow {tk} is what I'll remember tomorrow.
i And I can picture {tk} a little too well.
c And I'd really like to hear about {tk}.
p And I have theories about {tk}.
p And I'm going to need more about {tk}.
p And please tell me there's more about {tk}.
i And I'd like to know the rest about {tk}.
`,
  ),
]);

/** What is said in the place of `lines`: more. */
export const wider = (lines: Lines): Lines => MORE_LINES.get(lines) ?? lines;
