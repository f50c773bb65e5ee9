/** Further lines about a thing or somebody she named; the device has a few of each. */
import { ALSO_LINES, APOLOGY_KEYWORD_LINES, KEYWORD_LINES, PERSON_LINES, table } from '../content/bridges';
import type { TopicLine } from '../content/topic';
import { MORE_FIRST_WORDS } from './first-words';

type Lines = readonly TopicLine[];

const and = (there: Lines, rows: string): [Lines, Lines] => [there, [...there, ...table(rows)]];

const instead = (there: Lines, rows: string): [Lines, Lines] => [there, table(rows)];

const MORE_LINES: ReadonlyMap<Lines, Lines> = new Map([
  ...MORE_FIRST_WORDS,
  // What it does to him, and not that he would like to hear more: there is seldom more to hear of a cereal bar.
  instead(
    KEYWORD_LINES,
    `
c {Tk} is what got me.
c {Tk}, of all things.
c {Tk} is the bit I'll remember.
c {Tk} made me smile, I'll admit.
c I wasn't expecting {tk}, and I'm glad it came up.
c I can picture {tk} from here.
c You had my attention at {tk}.
c I'm going to remember {tk}.
p {Tk} nearly made me spill my tea.
p Nothing in my day prepared me for {tk}.
p I'll never look at {tk} the same way again.
p {Tk} deserves a round of applause.
p {Tk} really finished me off.
p Somebody write a song about {tk}.
p I'm telling people about {tk}, I hope that's all right.
p I had a straight face until {tk}.
i {Tk} stays with me, I can't say why.
i I had to smile at {tk}.
i I think {tk} is my favourite part of it.
i It's always something like {tk} that I remember later.
i I can see it all because of {tk}.
i The way you mention {tk} made me smile.
C What's the story with {tk}?
P Is there photo evidence of {tk}?
P Does {tk} know about this?
I Why is {tk} the bit I keep coming back to?
`,
  ),
  and(
    PERSON_LINES,
    `
c I can hear just how {tk} sounds.
c Say hello to {tk} from me.
c {Tk} must keep life interesting.
p I'm a little scared of {tk} now.
p {Tk} could have a series of their own.
p {Tk} has my full support.
i I'm trying to picture {tk}.
i I wonder what {tk} would say about you.
i I can picture {tk} without ever having met them.
i {Tk} makes the whole thing better.
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
c And {tk}, of all things.
c And {tk} made me smile.
c And I can picture {tk} from here.
c And I'll be thinking of {tk} for a while.
c And {tk} is what got me.
c And I won't forget {tk} in a hurry.
p And {tk} nearly made me spill my tea.
p And I wasn't ready for {tk}.
p And {tk} finished me off.
p And I'll never look at {tk} the same way again.
p And {tk} deserves a mention.
p And nothing prepared me for {tk}.
i And {tk} stays with me.
i And I had to smile at {tk}.
i And {tk} is my favourite part of it.
i And I keep thinking of {tk}.
i And I can see it all because of {tk}.
`,
  ),
]);

/** What is said in the place of `lines`: more. */
export const wider = (lines: Lines): Lines => MORE_LINES.get(lines) ?? lines;
