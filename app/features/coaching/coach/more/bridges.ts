/** Further lines about a thing or somebody she named; the device has a few of each. */
import { ALSO_LINES, COMMON_LINES, KEYWORD_LINES, PERSON_LINES, table } from '../content/bridges';
import type { TopicLine } from '../content/topic';

const wider = (there: readonly TopicLine[], rows: string) => [there, [...there, ...table(rows)]] as const;

export const WIDER: ReadonlyMap<readonly TopicLine[], readonly TopicLine[]> = new Map([
  wider(
    KEYWORD_LINES,
    `
c Hold on, {tk}, start from the beginning.
c {Tk} deserves more than one line.
c I want to hear the whole story of {tk}.
c {Tk}, I'd like that one in full.
c I stopped reading at {tk}, tell me everything.
p {Tk} though.
p Nobody mentions {tk} that calmly.
p Excuse me, {tk}.
p Let's all pause for {tk}.
p I read that twice, and it still says {tk}.
p {Tk} was not on my list for today.
i {Tk} is the part I keep rereading.
i Somehow {tk} says a lot.
i I like that {tk} made it into the story.
i Of everything in there, {tk} stays with me.
i {Tk}, and you mention it in passing.
C How did {tk} happen?
C What did you do about {tk}?
P Who else knows about {tk}?
P Was {tk} part of the plan?
P Am I allowed to laugh about {tk}?
I What's the part about {tk} you left out?
I What did you think about {tk}, honestly?
`,
  ),
  wider(
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
  wider(
    PERSON_LINES,
    `
c I like how you talk about {tk}.
c Say hello to {tk} from me.
c {Tk} must keep life interesting.
p I'm a little scared of {tk} now.
p {Tk} could have a series of their own.
p I'd vote for {tk}, without further questions.
i I'm trying to picture {tk}.
i I think {tk} would be worth listening to.
i There's affection in how you mention {tk}.
C What did {tk} say?
P What would {tk} say in their own defence?
P Does {tk} know you're telling me this?
I What would {tk} never guess about you?
I When did {tk} last surprise you?
`,
  ),
  wider(
    ALSO_LINES,
    `
c And {tk}, that I'd like to hear properly.
c And I want the rest about {tk}.
c {Tk} too, by the way, I want to hear about that.
p {Tk} though.
p And {tk}, excuse me.
p Also, {tk}. I have questions.
p And nobody warned me about {tk}.
i {Tk}, of all things.
i I also like that you mention {tk}.
i And there's more to {tk}, I think.
i {Tk}, and you say it in passing.
`,
  ),
]);
