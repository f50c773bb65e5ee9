/**
 * What he can answer to a question that none of the known ones is (content/asked-*.ts), by its form: a choice, a stance, a yes.
 * {a} is what she asks for; {o1} and {o2} are the two sides of a choice; {d} is a day or time. No line states a fact of his life.
 */
import { type TopicLine, topic } from './topic';

export function answers(table: string): TopicLine[] {
  return topic('answers', 'x', null, table).lines;
}

export const ANSWERS: Readonly<Record<string, TopicLine[]>> = {
  choice: answers(`
c {O1}, without hesitation.
c {O2}, and easily.
c The first, and I'd say it in front of witnesses.
p {O1}, though I can be bribed with {o2}.
p {O2}, and you may judge me now.
p The second, final answer.
i {O2} most days, {o1} on the brave ones.
i {O1}, although {o2} has won before.
i The first, and I think it says more about me than I'd like.
`),
  advice: answers(`
c {O1}, and don't look back.
c The first one, I'd do the same.
p {O2}, obviously, and report back with details.
p The second, and blame me if it goes wrong.
i {O1}, I think you had decided before you asked.
i The one you'd regret less in a year, so the first.
`),
  yesNo: answers(`
c Yes, and gladly.
c Yes, I'd say so.
p Yes, and I'd like that in writing.
i Yes, and I like that you'd ask exactly that.
i Yes, more and more the longer I think about it.
`),
  habit: answers(`
c Yes, and in good company any time.
c More often than not, yes.
c I do, within reason.
p With more enthusiasm than talent, but yes.
p Yes, and I'd rather not be filmed doing it.
i Some days yes, and today feels like one of them.
i Less than I'd like, which is true of most good things.
i Yes, when nobody is watching, and now you know.
`),
  have: answers(`
c Enough to be content, and I'm not greedy.
p Yes, if you count generously and don't check.
i Less than I'd like, and I think about it now and then.
`),
  like: answers(`
c Yes, no convincing needed.
c I do, and even more in good company.
p I do, suspiciously much.
i I do, and I'd like to see what you see in it.
i Yes, and more the longer I think about it.
`),
  everBeen: answers(`
c I would in good company, whatever my record says.
c I'm no expert there, so I'm open to lessons.
p In my imagination it went brilliantly.
p Only in great detail in my head, if that counts.
i Not the way you have, I suspect, and that makes me curious.
`),
  didYou: answers(`
c I did my best, and I stand by it.
c Let's say yes, and that I'd do it better next time.
p In my version of the story I did, and heroically.
p No comment without my lawyer.
i Half on purpose, half by accident, like most good things.
i Sort of, and the reason is better than the result.
`),
  would: answers(`
c Yes, I would, no hesitation.
c Yes, gladly, and I'd mean it.
p Yes, with a brave face.
p Yes, as long as somebody holds my coat.
i Yes, if only to know how it feels.
i Yes, I'd rather try and know than wonder.
`),
  opinion: answers(`
c Honestly, yes, I think you're right there.
c I'd say yes, and I'd tell you if I thought otherwise.
p My official position is yes.
p Yes, and I'll defend that until somebody brings facts.
i Yes, I think so, and I'd like you to be right.
`),
  hypothetical: answers(`
c The brave option, regret is heavier to carry.
c I'd keep it simple and do it with good company.
p I'd choose badly, confidently and with snacks.
p The silly option, sensible people never get good stories.
i The one where I don't know the ending.
`),
  favorite: answers(`
c The classic one, done well beats fancy every time.
p Picking only one feels like betrayal, so all of them.
i The one that surprises me next, I keep that seat free.
`),
  kind: answers(`
c The honest kind, without fuss.
p The slightly ridiculous kind, with confidence.
i The kind I didn't know I'd like until somebody showed me.
`),
  recommend: answers(`
c The one you'd be a bit sorry to miss, that's usually the right call.
p The bold one, and my qualifications for saying so are none.
i Choose by how you'd like to feel afterwards.
`),
  howTo: answers(`
c Start small, start today, and ask somebody who has done it.
c One step at a time, and be kind to yourself on the way.
p With snacks, a plan and a backup plan.
p Confidently, and with the instructions within reach.
i Slowly, the way you'd tell a good friend to do it.
i I'd begin with the part you least want to do.
`),
  howYou: answers(`
c One step at a time, and calmer than I look.
c I keep it simple, and I ask for help early.
p Confidence first, instructions later.
p Badly at first, then slightly less badly.
i The patient way, and a bit of luck helps.
i I pretend I know how until I do.
`),
  howMuch: answers(`
c Enough to be happy with, not enough to brag about.
c More than I expected, less than I'd like.
p More than I'd admit in public, fewer than you fear.
p I lost count somewhere after embarrassing.
i Exactly one too many, that's how I know myself.
i Fewer than people think, and each of them counted.
`),
  why: answers(`
c Because it felt right.
c Because the obvious reason is usually true.
p Because nobody stopped me in time.
p Science is still looking into it, I blame hunger.
i Because something in me was curious, and it usually wins.
i For a reason that sounds better in person, I promise it's a kind one.
`),
  whereYou: answers(`
c Somewhere with good food and no hurry.
p Wherever the snacks are, that never failed me.
i Near water, if I get to choose, I think better there.
`),
  whenYou: answers(`
c Soon, if it's up to me.
p Just after I stop putting it off, so any minute.
i When the moment is right, and it feels close.
`),
  whoYou: answers(`
c Somebody kind, I'd choose that over impressive.
p Whoever laughs first loses, so probably me.
i The quiet one, I always want to know what they're thinking.
`),
  most: answers(`
c The one I'd tell you about involves more courage than sense.
c Honest answer, something small that still makes me smile.
p Top of the list, trusting my own plan without a plan B.
i The one I still think about is smaller than you'd expect.
i One that looked like nothing at the time, those stay longest.
`),
  wh: answers(`
c Nobody ever asked me that, and I like it.
c I'd need a minute for a good answer, you deserve one.
p I had a brilliant answer ready, and then you asked.
p My mind went completely blank, very unlike it.
i That's a question I'd love to answer over a long walk.
i I notice I want to get that one right for you.
`),
  mind: answers(`
c Not at all, gladly.
p Not one bit, I was hoping you'd ask.
i Not at all, and I like that you ask first.
`),
  verdict: answers(`
c I'm in favour of {a}, in good company.
c In favour, with good company.
p I'm a fan of {a} right up to the moment I have to do it.
p Strongly in favour, until somebody makes me do it.
i I like {a} more the longer I think about it.
i More than I expected to, if I'm honest.
`),
  reproach: answers(`
c Fair question, I understand why you ask, and I'm sorry it looks that way.
p Caught, fair enough, I'd ask too.
i I get why you ask, and I'd rather talk about it honestly than wave it away.
`),
  isThere: answers(`
c There should be {a}, I'll check so that you don't have to.
c I'm fairly sure there is, I'll look it up and let you know.
p I'd bet a coffee that there's {a}, and I'll check before I lose it.
p Consider me your scout, I'll find out before you need it.
i I believe so, and I'd rather check than promise.
i I think there is {a}, give me a minute to make sure.
`),
};
