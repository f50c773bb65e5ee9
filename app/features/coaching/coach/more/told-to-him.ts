/**
 * What she says in answer to his own line, known by her words: a 'maybe' to what he proposed, her number, a blush. What was learned of
 * telling looks at her words alone. Form of the table: more/told-tables.ts.
 */
import type { Conversation } from '../conversation';
import { plain, straighten } from '../text';
import type { Told } from '../told';

export const TOLD_TO_HIM = `
=softMaybe
c No rush at all, the offer stands. Just tell me when things calm down.
c That's fine, let me know when you've got an evening to yourself.
c Take your time, I'll still like the idea next week.
c All good. Give me a shout when your week looks kinder.
c {D} sounds good, tell me which day once you can see it.
c Then let's aim for {d}, and you say when.
p {D} it is, in pencil, until you tell me I can use ink.
p I'll keep {d} looking suspiciously free.
i {D} then, I don't mind looking forward to it a bit longer.
i Let's say {d}, on whichever evening you can breathe.
p I'll pencil it in, very lightly, with a good rubber.
p No pressure, I've told the coffee to be patient.
p Fair enough. I'll keep my calendar looking dramatically empty.
p A maybe is better than most of my emails get.
i A maybe from you is still the best line of my day.
i I can wait for the right evening, it's usually better for it.
i Then I'll ask again when you can breathe, if that's all right.
i I'd rather have you on a good day than a free one.
C Would next week be calmer, or shall I leave it with you?
P Shall I check back when the calendar stops shouting at you?
I What would a free evening look like for you just now?
=gotNumber
c Thanks, texting you now so you have mine.
c Got it, I'll write to you there in a minute.
c Saved. You'll have a message from me before you put the phone down.
p Got it. If a stranger says hi in a minute, that's me.
p Saved under 'answers faster than the app', I hope.
p Thanks, I'll try to make my first text a good one. No promises.
i Thank you, I like that this moves somewhere only we can see it.
i Saved. I've already got something to ask you over there.
i Got it, look out for me in a minute.
=forgivesHim
c You, boring? Not for a second. My pillow won on points, that's all.
c Boring is the last word I'd use. I just ran out of battery, the human kind.
c Thanks for being nice about it. You had my full attention up to the last second.
p Boring? I fell asleep smiling, that's a compliment where I come from.
p It was me against the sofa, and the sofa plays dirty.
p I'd like to blame the blanket, it was in on it.
i I was still composing my answer when I drifted off, so you have something to look forward to.
i The last thing I read was from you, that's not a bad way to go.
i You kept me up longer than anyone has in a while.
C So where were we?
P Can I make it up to you with a very wide-awake hello?
I What did I miss?
=blushing
c I'll take that as a good sign.
c That says more than a whole paragraph.
c I like that answer very much.
p I'm choosing to read that as a standing ovation.
p I'd write something clever, but I'm too busy grinning.
p That's the best reply I've had all day, and it has no letters in it.
i I'd give a lot to see the face that goes with it.
i I'd ask what you're thinking, but I quite like guessing.
i Now I'm the one who's smiling.
C Is that a yes to seeing me soon?
P Is that a blush, or is it warm where you are?
I What's behind it, if I may ask?
=looksGoodOnHim
c Thank you, that's going straight to my head.
c That's kind of you, and I'll happily take it.
c Coming from you I'll gladly believe it.
p Thank you, I've just stood up a bit straighter.
p The lighting did most of it, but I'm keeping the compliment.
p I'd act modest, but I'm too busy screenshotting that.
i You've just made somebody's day, and it's mine.
i I noticed you looked, I won't pretend I mind.
i I could say the same, but you'd think I was only being polite.
C Can I return the compliment over a drink?
P Are you always this generous, or did you have a good lunch?
I What gave me away?
=shortOnTime
c Take your time, I'm not going anywhere.
c Of course, ring me when you're ready.
c No hurry, I'll be here.
p Ten minutes is just enough to clear my throat and find a good chair.
p Perfect, I'll spend them practising my phone voice.
p No rush, I'm only pacing up and down a little.
i I'll use the time to think of a good first sentence.
i I like having something to look forward to, even for ten minutes.
i Whenever you're ready, I've been wondering what you sound like.
=examWasBad
c It's over, and nobody can make you sit it again tonight.
c That sounds brutal, I'm sorry. You got to the end of it, that counts.
c Then this evening belongs to you and nothing with questions in it.
c I'm on your side, whatever the examiner was thinking.
p I'd like a word with whoever wrote those questions.
p For that you get dessert, and nobody may ask you anything until tomorrow.
p The only right answer now is something deep fried.
i The ones that feel worst often turn out better than you think.
i I hope you're somewhere comfortable by now.
i You can tell me everything about it, or nothing at all.
C What was the worst of it?
P Is it a chocolate evening or a wine evening?
I What would help most right now, company or quiet?
=wellTravelled
c That's an impressive number of stamps, and you've earned every airport sandwich.
c I like that you don't only talk about going, you go.
c Then you're the one who plans the route, that's settled.
p My passport just hid in a drawer out of shame.
p I'd need a bigger fridge for the magnets.
p At this rate you'll run out of map, and then what?
i I bet there's one you'd go back to tomorrow, no questions asked.
i I always think people bring back one small habit from every place.
i I'd like to know what makes you put a pin in the map.
C Which one surprised you most?
C Which one would you go back to first?
P Which one fed you best?
I Where did you feel most like yourself?
=exWroteHer
c That's a strange thing to have land in the middle of a day. I hope you're all right.
c You don't owe anybody an answer today, I'd say.
c Those messages have a way of turning up just when it's quiet.
p Exes have a gift for timing, all of it bad.
p I'd put the phone in a drawer and have something nice to eat.
p Some people should come with an out-of-office reply.
i I hope it stirred up less than it could have.
i Weird days are easier with somebody to write to, so I'm glad you did.
i You can tell me about it, or we talk about something else entirely.
C Are you okay?
P Do you want to talk about it, or shall I distract you?
I What kind of weird, if you don't mind me asking?
`;

const OFTEN = String.raw`(?:so |really |pretty |very |too |quite |just |a bit |super |kinda |kind of )*`;

/** Neither yes nor no. */
const MAYBE = new RegExp(
  String.raw`^(?:haha |well |hm+ |um+ |yeah |ok |oh )*(?:maybe|perhaps|possibly|we'll see|not sure)\b|\b(?:i'll|i will|ill|i can|let me) (?:let you know|get back to you|see how|see what|check (?:my|the) (?:calendar|diary|schedule|week))|\b(?:maybe|perhaps) (?:some ?time|one day|soon|next week|later)\b|\bnot sure (?:yet|when)\b|\b(?:i'm|it's|work is|work's|things are|my week is|this week is) ${OFTEN}(?:busy|swamped|hectic|crazy|packed|manic|slammed|full on)\b`,
);
const NAMES_A_DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:tomorrow|tonight|\d ?(?:am|pm))\b|\bhow about\b|\?|\bmaybe not\b|\bbut\b.*\b(?:would be|sounds|i'd love)\b/;
/** Plans of any kind, as far back as his last two lines. */
const HIS_PLAN =
  /\b(?:coffees?|drinks?|dinner|lunch|brunch|breakfast|walk|film|movie|cinema|gig|date|meet\w*|hang out|tonight|tomorrow|weekend|your week|this week|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|some ?time|free)\b/;

const NUMBER =
  /(?:\d[\s().-]?){6,}\d|\btext me\b|\bmy number(?:'s| is)\b|\bhere(?:'s| is) my (?:number|insta|snap|whatsapp)\b/;
const ASKED_FOR_IT = /\b(?:number|whatsapp|phone|insta\w*|snap\w*|text you|digits)\b/;
const FORGIVES =
  /\b(?:thought|think|figured) (?:i|that i) (?:was|am|must be|bored|might be)\b.{0,12}\b(?:boring|dull|too much)|\bthought i(?:'d)? bored you\b/;
const BLUSH = /[😊☺🥰😍🙈💕💖💗💓💘❤🧡💛💚💙💜🩷😘🫣🥹]/u;
const GOOD_LOOKS =
  /\byou(?:'re| look| are|r| looked)? (?:so |really |pretty |very |quite |damn )*(?:good[- ]?looking|handsome|cute|fit)\b|\byou look(?:ed)? (?:so |really |pretty |very |quite |damn )*(?:good|great|amazing|nice|lovely|sharp|smart|well)\b|\blooking (?:good|sharp|great|handsome)\b/;
const IN_A_MINUTE =
  /\b(?:give me|gimme|in|need) (?:like |about |just )?(?:\d+|a few|five|ten|two|a couple(?: of)?) (?:min\w*|secs?|seconds?|hours?)\b/;
const ABOUT_A_CALL = /\b(?:call|ring|phone|video|facetime|talk|chat)\b/;
const BAD_EXAM =
  /\b(?:worst|hardest|horrible|awful|terrible|brutal|nightmare)\b.{0,24}\b(?:exam|test|paper|interview|presentation)s?\b|\b(?:exam|test|paper|interview|presentation)\b.{0,24}\b(?:was|went) (?:so |really |absolutely )*(?:bad(?:ly)?|awful\w*|terribl[ey]|horribl[ey]|brutal|a disaster|a nightmare|not great|not well)\b|\bthink i failed\b/;
const EX_WROTE =
  /\bmy ex\b.{0,24}\b(?:text\w*|messag\w*|call\w*|rang|wrote|dm'?d|reach\w* out|sent|turned up|showed up)\b/;

interface Rule {
  kind: string;
  hers: RegExp;
  not?: RegExp;
  /** In his lines before. */
  his?: RegExp;
  /** Nothing but faces. */
  faces?: boolean;
}

const RULES: readonly Rule[] = [
  { kind: 'softMaybe', hers: MAYBE, not: NAMES_A_DAY, his: HIS_PLAN },
  { kind: 'gotNumber', hers: NUMBER, not: /\?/, his: ASKED_FOR_IT },
  { kind: 'shortOnTime', hers: IN_A_MINUTE, his: ABOUT_A_CALL },
  { kind: 'forgivesHim', hers: FORGIVES, his: /\b(?:sorry|fell asleep|late|forgot)\b/ },
  { kind: 'examWasBad', hers: BAD_EXAM, not: /\bbut (?:i|we) passed\b/ },
  { kind: 'exWroteHer', hers: EX_WROTE, not: /\?|\b(?:told|stop|stopped|block\w*|peace\w*)\b/ },
  { kind: 'looksGoodOnHim', hers: GOOD_LOOKS, not: /\bwhere\b/ },
  {
    kind: 'wellTravelled',
    hers: /\b(?:been to|visited|travell?ed to) (?:over |about |like |around |nearly )?\d+ (?:different )?(?:countries|states|cities|continents)\b/,
    not: /\?/,
  },
  { kind: 'blushing', hers: BLUSH, faces: true },
];

const SURE = 0.97;
const HIS_LINES = 2;

/** Null where it is none of these. */
export function toldToHim(c: Conversation): Told | null {
  if (c.lastSpeaker !== 'Girl') return null;
  const text = c.herOpenLines.join(' ');
  const hers = plain(straighten(text));
  const his = plain(straighten(c.boy.slice(-HIS_LINES).join(' ')));
  const onlyFaces = !/[\p{L}\p{N}]/u.test(text);
  const found = RULES.find(
    ({ hers: rule, not, his: before, faces }) =>
      (faces ? onlyFaces && rule.test(text) && c.boy.length > 0 : rule.test(hers) && !onlyFaces) &&
      !not?.test(hers) &&
      (!before || before.test(his)),
  );
  return found ? { kind: found.kind, sure: SURE, text } : null;
}
