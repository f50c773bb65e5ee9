/** What he says when she has said no: that he has heard it, by the reason she gave, and a goodbye. Two to four short sentences, no more. */
import type { ReplyTone } from '../../types';
import { table } from '../content/bridges';
import type { SituationId } from '../content/situations';
import { type Part, say, sayAny } from '../draft';
import { situationOf } from '../moment-lines';
import { type Chance, pick, straighten } from '../text';
import type { Understanding } from '../understand';

/** The reason in her words, and what is said to it first. */
const REASONS: readonly (readonly [RegExp, ReturnType<typeof table>])[] = [
  [
    /\b(?:spark|chemistry|click\w*|butterflies|(?:didn'?t|don'?t|not) (?:really )?feel(?:ing)? (?:it|that|any)|heart'?s not|a match|vibe)\b/i,
    table(`
c You can't argue with a spark, thanks for telling me plainly.
c If it isn't there it isn't there, thanks for saying so.
c That's nobody's fault, and I'm glad you said it straight.
p Chemistry was never my best subject, thank you for the kind marks.
p The spark clearly missed its train, no hard feelings.
p So no fireworks, fair enough, I'm glad you told me.
i A spark comes or it doesn't, and I'd rather know.
i You can't argue a spark into being, and I wouldn't want to.
i You noticed and you said it, that's worth a lot.
i It takes two to feel it, so thank you for being honest.
c Understood, a spark can't be talked into being.
c Thanks for telling me, it's better than pretending.
c I'd rather know that now, so thank you.
p No spark, no charge, thank you for the honesty.
p I'll return my fireworks unopened, thanks for saying so.
p Fair, you can't send a spark back for a new one.
i It either happens or it doesn't, and you were kind about it.
i I liked our talks all the same, and I understand.
i That isn't anybody's doing, and you said it well.
`),
  ],
  [
    /\b(?:as|just|be|stay|only|good|remain) (?:a )?friends?\b/i,
    table(`
c Understood, thanks for telling me where I stand.
c That's clear, and I'd rather know than guess.
c Fair enough, I'm glad you said it so kindly.
p A friend it is, I've been called worse.
p That's the politest no I've had, thank you.
p Understood, I'll hand in my hopes at the desk.
i It's good to know how you see it, thank you.
i That was kindly said, and I've understood it.
i I like that you told me instead of letting it run on.
c Thank you for being clear, I can live with that.
c I understand, and I won't make it awkward.
c That's honest of you, and I respect it.
p Friends, then, though I was about to get very charming.
p I'll take that with a smile and a small sigh.
p As refusals go, that one was gift wrapped.
i I'd sooner have the truth than a maybe, so thank you.
i You could have let me hope, and you didn't.
i I understand, feelings don't take orders.
`),
  ],
  [
    /\b(?:met (?:someone|somebody)|seeing (?:someone|somebody)|boyfriend|girlfriend|back with|my ex|into women|partner)\b/i,
    table(`
c Thanks for telling me, I hope it's a good thing for you.
c Then I won't stand in the way, and I'm glad you said so.
c That's good of you to say, I'm happy for you.
p Then I bow out with good grace, and fast.
p That's a better reason than my jokes, thank you.
p Understood, I'll take the honourable exit.
i I'm glad you know what you want, thanks for telling me.
i That deserves a clear road, so thank you for saying it.
i It was good of you to write at all, I hope it goes well.
`),
  ],
  [
    /\b(?:not ready|ready to (?:date|be)|too (?:soon|fresh)|break-?up|divorce\w*|right now|head ?space|deserve|no room|time for|busy|work|focus|heal\w*|over (?:him|my ex)|single for)\b/i,
    table(`
c That's a good reason, look after yourself first.
c Then you're right to say it, thank you.
c I understand, and there's nothing to explain.
p Then take all the time there is, I keep no waiting list.
p That's a fair reason, even my ego says so.
p Understood, you've got more important things on.
i It's good to know that about yourself, and kind to say it.
i I understand, some things need the time they need.
i You thought about it and you told me, I respect that.
c Of course, that comes first.
c Thanks for telling me instead of forcing it.
c Take the time you need, and no hurry on my account.
p Say no more, timing was never my strong suit either.
p Then go and look after number one, gladly.
p No rush from me, I'm not that kind of bus.
i It would be worse to pretend, so thank you.
i I hope it gets lighter from here.
i You're allowed to put yourself first, and you said it kindly.
`),
  ],
  [
    /\b(?:mov(?:e|ed|ing) (?:to|away|back|abroad|house|home|out)|relocat\w*|another (?:city|country)|delet\w*|clos(?:e|ing) (?:my|the)|leaving (?:the|this) app|off (?:the apps|here)|distance)\b/i,
    table(`
c I understand, and thanks for not just disappearing.
c That makes sense, I'm glad you told me.
c Thanks for letting me know, that was kind of you.
p A proper goodbye on an app, that's rarer than a match.
p Thanks for telling me, I'd have kept checking my phone.
p Understood, I'll wave from the platform.
i I'm glad you wrote instead of just going quiet.
i That's a decent way to leave, thank you for it.
i I understand, and it was good talking to you here.
`),
  ],
];

/** How often the reason is spoken to rather than the no alone. */
const BY_REASON = 0.75;

/** What he did: nothing light, no thanks, only that it was seen. */
const HIS_DOING =
  /\b(?:trick\w*|lied|lying|fake|freak\w*|uncomfortable|rude|pushy|too (?:much|pushy|intense)|\d+ (?:messages|texts|calls)|\w+ messages|that comment|what you (?:said|did|wrote)|disrespect\w*|old photos?|years? old\?|scar(?:ed|y)|told me all i need)\b/i;
const SORRY = table(`
c You're right, and I'm sorry.
c I'm sorry, that wasn't okay of me.
c I hear you, and I'm sorry for how that felt.
c That's on me, and I'm sorry.
c I'm sorry, you had every reason to say it.
p No joke from me on that one, I'm sorry.
p I'd like to say something clever, but sorry is better.
p Fair, and I'm sorry, no excuses.
p You're right to say it, and I'm sorry.
p I got that wrong, and I'm sorry.
i I see how that must have felt, and I'm sorry.
i I'm sorry, I'd have felt the same in your place.
i You shouldn't have had to tell me that, I'm sorry.
i I'm sorry, I'll think about that one for a while.
i Thank you for saying it, and I'm sorry.
`);

/** She wishes him well, and is wished the same. */
const WISHES =
  /\b(?:good luck|gud luck|best of luck|all the best|wish(?:ing)? you|hope you (?:find|meet|have)|take care|be well)\b/i;
const SAME_TO_YOU = table(`
c The same to you, take good care.
c I wish you the same, all the best.
c All the best to you as well.
c Thank you, and the same to you.
c You too, look after yourself.
c And all good things to you.
p Right back at you, go and be happy.
p Same to you, and may the snacks be with you.
p And to you, with a small bow.
p Likewise, and may your phone only bring good news.
p Back at you, with interest.
p You too, and mind how you go.
i I wish you the same, and I mean it.
i And to you, I hope it all turns out well.
i The same to you, be well.
i Thank you, I hope the next bit is good to you.
i You too, I hope things fall into place.
i I'll take that with me, and wish you the same.
`);

const APOLOGISES = /\b(?:sorry|srry|sry|apologi[sz]e|forgive)\b/i;
/** Now and then between the two. */
const MIDDLES: Readonly<Record<ReplyTone, readonly string[]>> = {
  confident: [
    'No hard feelings.',
    'I mean that.',
    'No explanation needed.',
    'All good here.',
    'That took some honesty.',
  ],
  playful: ['No sulking, I promise.', 'I can take it.', 'All good here.', 'No hard feelings.', 'I mean it.'],
  intriguing: [
    'I mean that.',
    'No explanation needed.',
    'No hard feelings.',
    'You did that well.',
    'Better said than not.',
  ],
};
const NOTHING_TO_BE_SORRY_FOR = [
  'Nothing to be sorry for.',
  'No need to be sorry.',
  "Don't be sorry.",
  'No sorry needed.',
];
const AFTER_HIS_DOING = [
  "I won't write again.",
  "I'll leave you in peace.",
  "I'll leave it there.",
  "You won't hear from me again.",
];
const AFTER_A_STOP = ['I mean that.', 'No hard feelings.', 'No need to answer.', 'You have my word.'];
const BETWEEN = 0.55;

const STARTS: Readonly<Record<ReplyTone, readonly string[]>> = {
  confident: ['Okay.', 'Alright.', 'I see.', 'Of course.'],
  playful: ['Ah.', 'Oh well.', 'Okay then.', 'Ah well.'],
  intriguing: ['I see.', 'Ah.', 'Oh, okay.'],
};
const START = 0.4;
/** Where the line itself begins so. */
const BEGINS_SO =
  /^(?:okay|alright|i see|of course|ah|oh|understood|fair|right|well|noted|got it|received)\b/i;

export function leavingParts(rng: Chance, u: Understanding, id: SituationId, tone: ReplyTone): Part[] {
  const words = straighten(u.declined ?? '');
  const his = HIS_DOING.test(u.conversation.herOpenLines.join(' '));
  const s = situationOf(his ? 'stopped' : id);
  const reason = id === 'declined' && !his ? REASONS.find(([rule]) => rule.test(words))?.[1] : undefined;
  const first = say(rng, his ? SORRY : reason && rng() < BY_REASON ? reason : s.first, tone, false, {});
  const wished = !his && id === 'declined' && WISHES.test(u.conversation.herOpenLines.join(' '));
  const then =
    wished && rng() < 0.8 ? say(rng, SAME_TO_YOU, tone, false, {}) : sayAny(rng, s.second, tone, {});
  const plainly = (text: string | undefined): Part | null => (text ? { text, asks: false } : null);
  const between = his
    ? AFTER_HIS_DOING
    : id === 'stopped'
      ? AFTER_A_STOP
      : APOLOGISES.test(words)
        ? NOTHING_TO_BE_SORRY_FOR
        : MIDDLES[tone];
  const middle = rng() < (his ? 0.9 : BETWEEN) ? pick(rng, between) : undefined;
  const start =
    rng() < START && !his && !BEGINS_SO.test(first?.text ?? '') ? pick(rng, STARTS[tone]) : undefined;
  const said = `${first?.text} ${then?.text}`.toLowerCase();
  const again = middle && said.includes(middle.slice(0, -1).toLowerCase().replace(/^no /, ''));
  return [plainly(start), first, again ? null : plainly(middle), then].filter((p) => p !== null);
}
