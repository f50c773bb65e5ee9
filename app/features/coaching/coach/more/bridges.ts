/** Further lines about a thing or somebody she named; the device has a few of each. */
import { ALSO_LINES, APOLOGY_KEYWORD_LINES, KEYWORD_LINES, PERSON_LINES, table } from '../content/bridges';
import type { TopicLine } from '../content/topic';
import { MORE_FIRST_WORDS } from './first-words';

type Lines = readonly TopicLine[];

const and = (there: Lines, rows: string): [Lines, Lines] => [there, [...there, ...table(rows)]];

const instead = (there: Lines, rows: string): [Lines, Lines] => [there, table(rows)];

const MORE_LINES: ReadonlyMap<Lines, Lines> = new Map([
  ...MORE_FIRST_WORDS,
  // Anybody says these of anything. What it does to him ('made me spill my tea', 'stays with me') readers would hardly ever send, whatever it is.
  instead(
    KEYWORD_LINES,
    `
c Tell me more about {tk}, I've got all evening.
c Go on, I'd love to hear how {tk} came about.
c I like the sound of {tk}, and I'm glad you mentioned it.
c Good to know about {tk}, now I want the rest as well.
p You had me at {tk}, please continue.
p Hang on, rewind to {tk}, my full attention starts now.
p Don't stop at {tk}, this was just getting good.
p {Tk}, noted, and yes, there will be follow-up questions.
i Something tells me {tk} has a story behind it.
i One day you'll have to show me {tk} properly.
i It makes me wonder what else comes with {tk}.
i You say {tk} as if that was nothing, and now it won't leave my head.
C What's the story with {tk}?
C How's it going with {tk}?
P What do I need to know about {tk}?
P How did you end up with {tk}?
I What's behind {tk}?
I How do you feel about {tk}?
`,
  ),
  instead(
    PERSON_LINES,
    `
c Say hello to {tk} from me.
c I like {tk} already.
c {Tk} sounds like somebody I'd get on with.
c I'd like to hear more about {tk}.
p {Tk} has my full support.
p I think {tk} and I would get on.
p Tell {tk} I'm house-trained, mostly.
p I'd better make a good impression on {tk} one day.
i I'm curious about {tk} now.
i {Tk} sounds like good company.
i I wonder how much of {tk} there is in you.
i I'd like to hear how {tk} tells it.
C What's {tk} like?
P What would {tk} say about me?
P Would {tk} approve of me?
I What's the best thing about {tk}?
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
c And tell me more about {tk}.
c And I like the sound of {tk}.
p And you had me at {tk}.
p And don't think I missed {tk}.
i And there's more to {tk}, I can tell.
i And you've made me curious about {tk}.
`,
  ),
]);

/** What is said in the place of `lines`: more. */
export const wider = (lines: Lines): Lines => MORE_LINES.get(lines) ?? lines;
