/** Further lines about a thing or somebody she named; on the device there are three of each. */
import { ALSO_LINES, COMMON_LINES, KEYWORD_LINES, PERSON_LINES, table } from '../content/bridges';
import type { TopicLine } from '../content/topic';

const wider = (there: readonly TopicLine[], rows: string) => [there, [...there, ...table(rows)]] as const;

export const WIDER: ReadonlyMap<readonly TopicLine[], readonly TopicLine[]> = new Map([
  wider(
    KEYWORD_LINES,
    `
c I need to know more about {tk}.
c You can't just mention {tk} and move on.
c Out of everything, {tk} got my full attention.
c We're not done with {tk} yet.
c I stopped at {tk} for a moment.
c I'd happily hear an hour about {tk}.
p Nobody warned me about {tk}.
p I had to read that twice because of {tk}.
p I have at least three theories about {tk}.
p A documentary about {tk} would have me from minute one.
p I was doing fine until I got to {tk}.
p My imagination has already taken {tk} much too far.
p I would like {tk} entered into the record.
i I keep coming back to {tk}.
i You said {tk} as if that explained everything.
i There must be a longer version, with {tk} in it.
i I get the feeling {tk} will come up again.
i I wonder what I'd have made of {tk}.
i Somehow I can picture {tk} already.
C What happened with {tk}?
C What's the latest on {tk}?
C What's the deal with {tk}?
C Can I hear the rest about {tk}?
C When did {tk} enter the picture?
P Do I want to know about {tk}?
P Who else knows about {tk}?
P Am I allowed to laugh about {tk}?
P Whose idea was {tk}?
P What did people say about {tk}?
I What went through your head about {tk}?
I Which part about {tk} did you leave out?
I Did you see {tk} coming?
I What will you remember about {tk} in a year?
I Why do I suspect there's a history to {tk}?
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
C How did {tk} take it?
C Are you and {tk} close?
P Who started it, you or {tk}?
P What would {tk} say in their own defence?
P Would {tk} tell it the same way?
I What would {tk} never guess about you?
I What have you learned from {tk}?
I When did {tk} last surprise you?
`,
  ),
  wider(
    ALSO_LINES,
    `
c And I want to hear the rest about {tk}.
c And don't think I missed {tk}.
c And you still owe me the part about {tk}.
c And one day I'd like the long version of {tk}.
p And keep me posted about {tk}.
p And I have theories about {tk}.
p And I was doing fine until I got to {tk}.
p And don't think {tk} got past me.
i And I'm still wondering about {tk}.
i And I keep thinking about {tk}.
i And there's more to {tk}, I think.
i And I'd ask about {tk} next.
`,
  ),
]);
