/** Questions known by their form alone, for which no table of kinds is near: 'have I lost my marbles?', 'since when?'. Form of the table: content/asked-about-him.ts. */
import type { Conversation } from '../conversation';
import { knownOf } from '../known-questions';
import type { Question } from '../question-rules';
import { plain } from '../text';
import { isGraveTalk } from './asked-inverted';
import { LEAD } from './inverted';

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
=impulseBuy
c A bread machine, it made two loaves and retired.
c A rowing machine, I've bought myself an expensive coat rack.
p A guitar I bought at midnight, I can play half of one song on it.
p A juicer, cleaning it was the only exercise I got.
i A jacket I've never quite had the nerve to wear.
i A telescope I bought for one clear night, and it was worth it.
b What's yours?
b What did you buy and hide?
=uselessPower
c Always finding a parking space, even on foot.
c Knowing which queue moves fastest, one second too late.
p My power would be toast that lands butter side up, every time.
p Being able to talk to pigeons, and they've nothing to say.
i Knowing what time it is without looking, always ten minutes off.
i I'd always find the other sock, it'd change more than you think.
b What would yours be?
=seasick
c Once on a ferry, and I've respected waves ever since.
c Never on a boat so far, and I'd rather not test it.
p Yes, I've been a very interesting shade of green.
p Only once, the fish were very grateful.
i A little, I look at the horizon and think of dry land.
i No, I sleep like a child on anything that rocks.
b Do you find your sea legs quickly?
=whatIfI
c Then I'd make an exception for you.
c Then we'd find a way around it.
c I could live with that.
p Then you're in on a technicality.
p Then I'd have to check with the committee, but I like your chances.
p Then I'd pretend I hadn't heard it.
i Then I'd want to hear the rest of it.
i I like an exception, and I'd like that one.
i Then you'd be more interesting than the rule.
=howLong
c Longer than I'd planned.
c A good while by now, and I'm not done yet.
c Longer than I usually admit.
p Long enough that I've stopped counting.
p Too long, ask anyone who knows me.
p Long enough to have opinions about it.
i Not as long as you'd think.
i Long enough to know it isn't going away.
i A while, I could almost tell you the exact day.
=howOften
c More often than I'd admit at first.
c Every now and then, more if I had the time.
c Often enough, and I'd like it to stay that way.
p Whenever nobody stops me.
p Often enough to have regrets, not enough to be good at it.
p More than is healthy, less than I'd like.
i Less than I'd like, more than I should.
i Often enough that you'd notice.
i It comes in waves, and this is a good week for it.
=whyShort
c Because it mattered to me, that's all.
c Because I wanted to get it right.
c Honestly, because I think too much.
p Because I'm only brave in writing.
p Because nobody stopped me, and somebody should have.
p I've asked myself the same thing, with no useful result.
i Because of you, a little.
i I had a reason, and now I'm not so sure of it.
i There's a reason, and it's a nice one.
=shortWho
c {A} nobody you know, I promise.
c {A} anyone who asks too many questions.
c {A} somebody I'd rather tell you about in person.
p {A} everybody, just to be safe.
p {A} people who'd deny it.
p {A} whoever was nearest.
i {A} exactly who you think.
i {A} someone you'd like, I think.
i I'll tell you that one when I know you better.
=sinceWhen
c Recently, and I'm still getting used to it.
c Long enough to be sure about it.
c Not that long, you're among the first to know.
p Since about five minutes before I told you.
p Since I lost an argument with myself.
p Since I stopped asking for a second opinion.
i Longer than you'd think.
i Since I stopped being sensible.
i For a while now, I just don't tell everybody.
=whyThing
c Because everything else had been done.
c Because I liked it, it's really that simple.
c Why not? I stand by {a}.
p Nobody has ever regretted {a}.
p Because nobody stopped me in time.
p Have you met {a} you didn't like?
i There's a story behind {a}, I'm saving it.
i Because it makes people ask, and look at us now.
i {A} seemed like the honest choice.
=whatWereTheyLike
c Thank you for asking. Not easy to put in a few words, I'd like to tell you properly one day.
c It means a lot that you ask. I'd like to give you a better answer than one line.
p The sort of person who'd have liked you for asking.
p A whole evening's worth of stories, and most of them good.
i Somebody you'd notice was missing from a room. Thank you for asking.
i Nobody asks me that, so thank you. I'd like to tell you when we have time.
=letHerDown
c I let you down, and I'm sorry. There's no good excuse.
c I should have written, and I didn't. I'm sorry, that's on me.
c I got it wrong, and you had every right to expect better. I'm sorry.
p Nothing that makes me look good. I'm sorry, and the next dinner's on me.
p I'd love to say aliens. The truth is I messed up, and I'm sorry.
p A day that got away from me, and a man who should have picked up the phone. Sorry.
i I'm sorry. You were on my mind more than it looked from your side.
i I handled it badly, and I've been wondering how to say so. I'm sorry.
i I'm sorry. I'd rather tell you on the phone, if you'll still have me on it.
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

const WHAT_IF_I = /^what if (?:i|my|i'm|i've)\b/;
/** What she is afraid of is no exception to joke about: 'what if I get hurt again?' */
const WORRIES =
  /\b(?:hurt|scared|afraid|cry|die|dies|panic\w*|nervous|anxious|awkward|sick|pregnant|leave|fall|hate|disappoint\w*|regret|fail|lose|lost|ghost\w*|boring|bored|weird|not (?:ready|enough|good|your type)|don't like (?:you|me)|you don't)\b/;
/** Why he cannot come is no play. */
const PUTS_OFF =
  /\b(?:can't|cannot|cancel\w*|sorry|won't|not going|not coming|have to (?:go|work|leave|move)|rain check|reschedul\w*|broke up|divorc\w*|quit|left (?:her|him|my)|sad|crying|upset|angry|stop(?:ped)?)\b/;
const HOW_LONG = /\bhow long (?:has|have|is|was|were|did|do|does|had|ago|until)\b/;
const HOW_OFTEN = /\bhow often\b/;
const AT_THE_END = String.raw`\W*(?:lol|haha|exactly|though|tho)?\W*$`;
const WHY_SHORT = new RegExp(`^(?:why|how come|why(?:'s| is) that)${AT_THE_END}`);
const SHORT_WHO = new RegExp(`^(from|for|by|to|with|about|against) (?:who|whom)${AT_THE_END}`);
const SINCE_WHEN = new RegExp(`^since when${AT_THE_END}`);
const WHY_THING = /^why (an? [a-z'-]+(?: [a-z'-]+)?)\W*$/;
/** 'How on earth did you cope?' asks how, and not whether. */
const HOW_ON_EARTH =
  /\bhow (?:on earth|in the world|the hell|the heck|exactly|even) (?:do|did|can|are|would|could) (?:you|u)\b/;
/** He has told her of somebody who died, and she asks after them. */
const HAS_LOST =
  /\b(?:lost my (?:mum|mom|mam|dad|mother|father|brother|sister|son|daughter|wife|husband|nan|gran\w*|best friend|partner)|(?:mum|mom|dad|mother|father|brother|sister|wife|husband|nan|gran\w*|grand(?:ma|dad|pa)|friend|partner|uncle|aunt(?:ie)?) (?:died|passed(?: away)?)|funeral)\b/;
const WHAT_LIKE =
  /\bwhat (?:was|were) (?:he|she|they|(?:your|ur) [a-z]+) like\b|\btell me (?:about|something about) (?:him|her|them)\b|\bwere you (?:two )?close\b/;

/** 'You did not ring at 8. I sat by the phone. What happened?' */
const WHAT_HAPPENED =
  /^(?:so |and )*(?:what happened(?: to you| there)?|where were you|where have you been|why didn'?t you (?:call|ring|text|write|come|show up|tell me))\W*$/;
const WAS_LET_DOWN =
  /\byou (?:did not|didn'?t|never|forgot|said you'?d|promised|stood me up|left me|cancelled|disappeared|vanished|went quiet)\b|\bi (?:waited|was waiting|sat (?:there|by)|was (?:a bit |quite |really |so )?(?:disappointed|hurt|worried|upset)|had already|got all)\b|\b(?:thought|figured) you(?:'d| had) (?:lost interest|forgotten|gone|disappeared)\b|\bit'?s been (?:\w+ )?(?:days|weeks|months|\d+ days|two weeks|a week|a month)\b/;

/** Null where it is none of these. */
export function askedInGeneral(q: Question, c: Conversation): Question | null {
  const text = plain(q.text);
  const as = (kind: string): Question => ({ kind, text: q.text });
  const about = (kind: string, said: string): Question => ({ ...as(kind), about: said });
  const bare = text.replace(LEAD, '');
  const [, toWhom] = SHORT_WHO.exec(bare) ?? [];
  if (toWhom) return about('shortWho', toWhom);
  if (SINCE_WHEN.test(bare)) return as('sinceWhen');
  const [, thing] = WHY_THING.exec(bare) ?? [];
  if (thing) return about('whyThing', thing);
  const his = () => plain(c.turns.flatMap((t) => (t.speaker === 'Boy' ? [t.text] : [])).join(' . '));
  if (WHAT_LIKE.test(text) && HAS_LOST.test(his())) return as('whatWereTheyLike');
  if (WHY_SHORT.test(bare) && his() && !PUTS_OFF.test(his()) && !isGraveTalk(c)) return as('whyShort');
  if (WHAT_HAPPENED.test(bare) && WAS_LET_DOWN.test(plain(c.herOpenLines.join(' '))))
    return { ...as('letHerDown'), grave: true };
  if (q.kind === 'ghosts' && BELIEVES.test(text) && !OTHERWORLDLY.test(text)) return as('believeInThat');
  if (q.kind === 'callTonight' && WORKING.test(text)) return as('areYouWorking');
  if (knownOf(q.kind)) return null;
  if (WHAT_IF_I.test(bare) && !WORRIES.test(text) && !isGraveTalk(c)) return as('whatIfI');
  if (q.form === 'howMuch' || q.kind === 'howMuch' || q.kind === 'anyWhat') {
    if (HOW_LONG.test(text)) return as('howLong');
    if (HOW_OFTEN.test(text)) return as('howOften');
  }
  if (HOW_ON_EARTH.test(text)) return as('howYou');
  if (AM_I_MAD.test(text)) return as('amIMad');
  if (WORKING.test(text)) return as('areYouWorking');
  if (BETTER_NOW.test(text)) return as('isItBetter');
  if (!q.options && EITHER_OR.test(text) && !OR_NOT.test(text)) return as('eitherOr');
  return null;
}
