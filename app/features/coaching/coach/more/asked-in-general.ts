/** Questions known by their form alone, for which no table of kinds is near: 'were you just passing, or passing on purpose?'. Form of the table: content/asked-about-him.ts. */
import { knownOf } from '../known-questions';
import type { Question } from '../question-rules';
import { plain } from '../text';

export const ASKED_IN_GENERAL = `
=eitherOr
c The second one, and I'm not even sorry.
c The second, if I'm honest with you.
c Mostly the second, with a bit of the first on good days.
p Officially the first. Between us, the second.
p The second, but I'd deny it in public.
p My lawyer says the first, my face says the second.
i The second, I think you'd guessed that already.
i A bit of both, you can work out the rest.
i The second, and there's a story to it.
=amIMad
c Not at all, I'd have done the same.
c Not in my eyes, I like it.
c No, and I'd be on your side in this.
p Only in the best way, please don't change.
p A little, and I mean that as a compliment.
p No more than the rest of us, you just say it out loud.
i Not to me, I think it says something good about you.
i No, I like that you ask instead of pretending.
i If that's mad, I've been looking for it.
=areYouWorking
c Not if I can help it, I'm keeping it free.
c A bit, and then I'm all yours.
c Only in part, the good hours are still free.
p Technically, and I'll be looking busy at best.
p I'd happily swap it for something better, make me an offer.
p A little, my boss and I disagree on how much.
i Some of it, the rest I've been saving for something nice.
i Partly, and I know how I'd rather spend it.
i Not so much that I couldn't get away for you.
=isItBetter
c Much better, thanks for asking.
c It is, and it's nice that you remembered.
c Getting there, a good bit better than it was.
p It is now that you've written.
p Better, I can feel my shoulders again.
p Miles better, nearly suspiciously so.
i Slowly, and talking to you helps.
i It is, I think you had something to do with it.
i Better than I thought it would be by now.
=believeInThat
c Firmly, and I'd defend it in front of anybody.
c I do, some things you just have to stand up for.
c I'm a believer, yes, without shame.
p I'm a believer, I just don't always practise.
p Deeply, I'd join the society if there was one.
p I do now, you put it so well.
i I wasn't sure until you asked like that.
i I do, and I'd like to hear how you came to it.
i I'm open to it, convince me the rest of the way.
=lookingFor
c Something with a future in it, at a pace that suits us both.
c Somebody to come home to, and I'm in no rush to get there.
p Someone who laughs at the wrong moments and eats half of my chips.
p A good reason to delete the app, preferably with a sense of humour.
i Something real, I'd know it by how easy it feels.
i I'll know it when the evening ends and I don't want it to.
`;

const OR_NOT =
  /\bor (?:not|no|nah|what|so|something|anything|whatever|yes|yeah|else|is that|is it just me)\b/;
/** 'Were you just passing, or passing on purpose?', 'are you always this smooth or did you look it up?' */
const EITHER_OR =
  /^(?:(?:so|and|but|ok|wait|be honest|honestly|tell me)[, ]+)*(?:are|were|do|did|have|is|was|would|will|can|should) (?:you|u|it|that|this|we)\b.{6,}?,? or .{4,}\?\W*$/;
const AM_I_MAD =
  /\b(?:am i|have i|is (?:that|it)|was (?:that|it|i)|did i|does that make me)\b.*\b(?:mad|crazy|insane|nuts|lost (?:my|the) (?:marbles|mind|plot)|daft|bonkers|unhinged|overreact\w*|unreasonable|dramatic|a (?:bad|terrible|horrible|awful) (?:person|mother|mum|mom|friend|daughter|sister|aunt))\b/;
const WORKING =
  /\bare (?:you|u) (?:on call|on (?:shift|nights|earlies|lates|duty)|working (?:this|at|on|over|all|again|late|tonight|tomorrow|today|sat\w*|sun\w*|mon\w*|tues\w*|wed\w*|thu\w*|fri\w*)|in (?:the office|work) (?:this|on|tomorrow|today))\b/;
const BETTER_NOW =
  /^(?:and |so |but |ok )*(?:is|are) (?:it|things|that|they|everything|work|(?:your|the|ur) \w+) (?:any |a bit |much |all )?(?:calmer|better|quieter|sorted|fixed|ok|okay|alright|healed|easier|back to normal)(?: (?:now|today|yet|again|this week))?\W*\?\W*$/;
const OTHERWORLDLY =
  /\b(?:ghosts?|spirits?|haunt\w*|afterlife|aliens?|ufos?|fate|destiny|stars?|star signs?|horoscopes?|astrology|zodiac|luck|karma|reincarnat\w*|magic|supernatural|psychics?|tarot|soul ?mates?|love at first|signs|god|heaven|fairies|past lives|superstit\w*|monsters?|nessie|bigfoot|santa|curses?|jinx\w*|the one)\b/;
const BELIEVES = /\bbelieve (?:in )?/;
/** What she reports that somebody asked, and not what she asks: 'then he said "who put this in?"' */
const REPORTED =
  /\b(?:said|says|saying|asked|asks|asking|goes|went|shouted|texted|whispered|was like|were like|like|yelled|wrote|told (?:me|him|her|us))\b[^?"“”]{0,30}["“][^"“”]*\?/i;

export function isReported({ text }: Question): boolean {
  return REPORTED.test(text);
}

/** Null where it is none of these. */
export function askedInGeneral(q: Question): Question | null {
  const text = plain(q.text);
  const as = (kind: string): Question => ({ kind, text: q.text });
  if (q.kind === 'ghosts' && BELIEVES.test(text) && !OTHERWORLDLY.test(text)) return as('believeInThat');
  if (q.kind === 'callTonight' && WORKING.test(text)) return as('areYouWorking');
  if (knownOf(q.kind)) return null;
  if (AM_I_MAD.test(text)) return as('amIMad');
  if (WORKING.test(text)) return as('areYouWorking');
  if (BETTER_NOW.test(text)) return as('isItBetter');
  if (!q.options && EITHER_OR.test(text) && !OR_NOT.test(text)) return as('eitherOr');
  return null;
}
