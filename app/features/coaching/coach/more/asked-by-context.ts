/**
 * What she asks where the question alone does not say it: 'suggestions?' after 'he needs a name', 'which one' after two days, and what looks
 * like a question and is none. Answers to what no other table has stand here as well; form: content/asked-about-him.ts.
 */
import type { Conversation } from '../conversation';
import type { Question } from '../question-rules';
import { plain, straighten, words } from '../text';
import { askedAfterHim } from './asked-after-him';
import { askedAsFollowUp } from './asked-as-follow-up';
import { askedByForm } from './asked-by-form';
import { askedInGeneral, isReported } from './asked-in-general';
import { askedInShort } from './asked-in-short';
import { askedInverted } from './asked-inverted';
import { askedNearest } from './asked-nearest';
import { askedOfHim, askedOfHimWithout, givenBack } from './asked-of-him';
import { askedOfHisNews, askedOfHisNewsWithout } from './asked-of-his-news';
import { askedOfPlans } from './asked-of-plans';
import { LEAD } from './inverted';
import { kindOf } from './question-kinds';
import { toldInAnswer } from './told-in-answer';

export const ASKED_BY_CONTEXT = `
=howManyGoes
c More than one and fewer than I'd admit to my mother.
c As many as it took, giving up was never the plan.
c I'll say a respectable number, and leave it there.
p Ask the examiner, he still flinches.
p Enough goes that the car park knew my name.
p I've rounded it down so often that I've lost the true number.
i One fewer than my pride could take.
i I'd rather tell you over a drink, it needs hand gestures.
i Guess a number, and I'll tell you if you're being kind.
b How many was it for you?
b Were you calm, or were you a wreck?
=heights
c I'm fine with heights, as long as something's holding me.
c Good enough to come along, not good enough to let go.
c Heights don't stop me, they just make me quieter.
p Heights and I have an agreement, I don't look down.
p I'm fine with going up, the down part is where I have notes.
p Steady as a rock, by which I mean I freeze.
i I like the view more than I mind the drop.
i I always go to the edge and then remember I don't like edges.
i Up high I get very honest, so be warned.
b What's the view like from up there?
b Have you always been good with heights?
=bestScore
c High enough to be smug about it, and that's all you're getting.
c I keep it secret, you'd only use it against me.
c Good enough that I'd like a rematch already.
p My record still stands, mostly because nobody checks.
p I peaked once and have been talking about it since.
p A number so good that nobody was there to see it.
i I'd rather lose to you in person than boast by text.
i It's a fine number, and I'd like to see yours first.
i The best one came with a lot of luck, I remember the face of the other side.
b What's yours, then?
b Who's the one you can't beat?
=haveYouEver
c Not yet, and I wouldn't rule it out.
c Not that I'd admit in writing.
c No, and now I feel I've missed something.
c Not so far, unless you count the story I tell at parties.
p My lawyer says no.
p Only in the version I tell at parties.
p Not yet, and my mother would like it to stay that way.
p Never, and I intend to be very brave about it when it happens.
i Ask me in person, my face will tell you.
i Nearly, and I've wondered about it since.
i No, but I'd like to hear what it's like.
i Not that I know of, which makes me curious about yours.
b What was it like for you?
b How did that go, in your case?
=earworm
c Sing it out loud to the very end, the song only wants to be finished.
c Fight it with another song, something slow and very well behaved.
c Play the whole song once, loudly, and it usually leaves by itself.
p Pass the song on to somebody else, I think you've just done that.
p Hum the national anthem of a country you've never been to.
p There's no cure, only worse songs.
i Listen to it twice on purpose, it hates being welcome.
i Chew gum and think of me, one of the two should work.
i I'd let the song win for a day and see what it wants.
b What's the song, if it's safe to ask?
b How long has it been in there?
=nightFood
c Chips, straight from the paper, with far too much vinegar.
c A cheese toastie, standing up, still in my coat.
c Noodles out of the pan, nobody needs to know.
p Cold pizza, which at that hour is a delicacy.
p Anything fried that comes with a small wooden fork.
p Cereal, in a bowl that's really meant for salad.
i Toast with too much butter, in the dark, by the open fridge.
i A kebab, eaten on a wall, with the best talk of the night.
i Whatever's warm, at that hour company matters more.
b What's yours, and do you share it?
=echoesMe
c I know how it sounds, and every word is true.
c That's what I wrote, and I'm standing by it.
c I can explain, preferably over a coffee.
c Yes, and I've no good excuse for it.
c I heard it too, as soon as I'd sent it.
p I can explain. Badly, but I can explain.
p When you put it like that it sounds much worse.
p I had hoped you'd skip over that bit.
p My lawyer has advised me to smile and say nothing.
p I was rounding, generously.
i You picked out the exact bit I hoped you wouldn't.
i There's a longer version, and it makes a bit more sense.
i You noticed, I'd have been a little sad if you hadn't.
i I'll tell you the whole thing when I can see your face.
=whoWasIt
c I'm sworn to secrecy, at least by text.
c I'll tell you in person, it needs the right setting.
c No names, I've promised.
p A gentleman names no names, and neither do I.
p My lawyer says not in writing.
p Somebody who'd never forgive me, so my lips are sealed.
i You'd never guess, and I'd like to watch you try.
i I'd rather you guessed first.
i I'll trade it for a secret of yours.
=startTime
c I'll check the exact time and send it to you.
c Let me look that up, I'll text you the details.
c I'll send you the exact time, just keep the evening free for now.
p I'll check, before I get us there a day late.
p Early enough for snacks first, I'll send you the exact time.
p I'll look it up, my memory for times is mostly guesswork.
i I'll send you the details, all you have to do is turn up.
i Let me check and surprise you with an actual number.
i I'll look, and I'd like to meet a little before it starts.
=theOneIMeant
c That one, exactly, and I stand by all of it.
c The one I keep going on about, yes, it deserves it.
c That very one, and I'll happily be proved right.
p The one I keep going on about, obviously, I've a reputation to protect now.
p Guilty, that one, and it had better be good after all that.
p That one, I've talked it up far too much to back out now.
i The one I keep talking about, I'd like to see if you agree.
i That one, I want to watch your face when it lives up to it.
i That one, there's a reason I won't shut up about it.
=seenHim
c Fair point, I take the question back.
c I have now, in my head, and you're right.
c You know best, the case is closed.
p I've seen enough, I withdraw the question.
p One look and I've no further questions.
p I can't argue with a face like that.
i I hadn't thought of it like that, and now I can't unsee it.
i I'd need to check that in person, to be fair.
i I believe you, and I'd still like to be introduced.
`;

interface Rule {
  kind: string;
  /** In all of her open lines. */
  said: RegExp;
  /** In the question itself. */
  asked?: RegExp;
  /** Only in the place of one of these; of any without. */
  from?: ReadonlySet<string>;
}

const of = (kinds: string) => new Set(kinds.split(' '));
/** Kinds that say little of what is asked. */
const VAGUE = of(
  'yesNo wh anyWhat hisWhat habit most opinion whatDoYouThink recommend helpMe really yourVersion tellMe adviceAsk',
);

const RULES: readonly Rule[] = [
  { kind: 'whoWasIt', said: /\bwho\W*\?*\W*$/, asked: /^(?:(?:haha|lol|wait|ok|omg|oh|and)[, ]*)*who\W*$/ },
  {
    kind: 'startTime',
    said: /\b(?:what time|when)\b/,
    asked:
      /\b(?:what time|when) (?:does|do|is|are|will) (?:it|the (?:\w+ )?(?:show|gig|film|movie|game|match|concert|play|event|thing|doors?)|doors?|kick ?off) ?(?:start|begin|open|on|kick off|at)?\W*$|\bwhat time'?s (?:it|kick ?off|doors?)\b/,
    from: of('whenSuits anyWhat wh timeIs whatTime dayOk hisWhat'),
  },
  {
    kind: 'theOneIMeant',
    said: /\bwhich\b/,
    asked:
      /\bthe one (?:that )?(?:you|u) (?:wouldn'?t|won'?t|never|keep|always|kept|went on|were going on|talked|told me)\b/,
  },
  {
    kind: 'seenHim',
    said: /\bhave (?:you|u)\b/,
    asked: /\bhave (?:you|u) (?:even )?(?:seen|met) (?:him|her|his|their|that (?:face|dog|cat))\b/,
    from: of('beenTried haveSeen everBeen yesNo haveYouEver'),
  },
  {
    kind: 'dreamLastNight',
    said: /\b(?:dream\w*|nightmares?)\b/,
    asked:
      /\bwhat (?:weird |strange |odd |funny )*(?:ones|dreams?|nightmares?)? ?(?:do|did|have) (?:you|u) (?:get|have|dream|had)\b/,
  },
  {
    kind: 'celebrateHow',
    said: /\b(?:congrat\w*|well done|knew you|proud of you|amazing|celebrat\w*)\b/,
    asked:
      /\b(?:are (?:you|u)|how (?:are|will|do) (?:you|u)|you(?:'re| are)?) (?:gonna |going to )?celebrat\w*\W*$/,
  },
  {
    kind: 'petName',
    said: /\bneeds? a name\b|\bwhat (?:to|should (?:i|we)|shall (?:i|we)|do (?:i|we)|would you) (?:call|name) (?:him|her|it|them|this)\b|\bname (?:ideas|suggestions)\b|\bagree on what to call\b|\b(?:help|let) (?:me|you) name (?:him|her|it|them)\b/,
    asked: /\b(?:suggest\w*|ideas?|name|call|help|go)\b/,
    from: VAGUE,
  },
  {
    kind: 'team',
    said: /\bwho (?:do|d'?you) (?:you )?support\b|\bwho's your team\b|\bwhat team\b/,
    asked: /\b(?:support|team)\b/,
    from: of('sport wh yesNo whoYou anyWhat'),
  },
  {
    kind: 'howManyGoes',
    said: /\bhow many (?:goes|times|tries|attempts|tests)\b.{0,30}\b(?:take|took|pass|passed|fail|failed|you)\b/,
    asked:
      /\bhow many (?:goes|tries|attempts|tests)\b|\bhow many times did (?:it|you).{0,20}\b(?:pass|fail|take)\b/,
  },
  {
    kind: 'heights',
    said: /\bheights\b/,
    asked: /\b(?:good|ok|okay|fine|scared|afraid|bad|funny) (?:with|of|about) heights\b/,
  },
  {
    kind: 'petAllergy',
    said: /\ballergic\b/,
    asked: /\ballergic\b/,
    from: of('diet yesNo foodOk health areYou allergies'),
  },
  {
    kind: 'bestScore',
    said: /\b(?:highest|best|top|record) (?:ever )?(?:score|word|break|time on)\b/,
    asked: /\b(?:highest|best|top) (?:ever )?(?:score|break)\b/,
  },
  {
    kind: 'nightFood',
    said: /\b(?:\d ?am|late night|night out|midnight|after the pub|drunk) (?:food|order|snack|meal)\b/,
    asked: /\b(?:food|order|snack|meal)\b/,
  },
  {
    kind: 'haveYouEver',
    said: /\bever\b/,
    // 'Have you ever been there?' is of places.
    asked:
      /\bever (?:actually |even )?(?!been\W*$|been (?:there|to|here|in|up|down|over|back|abroad|tae)\b|tried\b|visited\b|seen\b|wanted\b)(?:\w+ed\b|been \w+|had\b|done\b|got\b|lost\b|won\b|gone\b|fallen\b|broken\b|cried\b|eaten\b|slept\b|forgotten\b|taken\b|made\b|left\b|ridden\b|swum\b|driven\b|sung\b)/,
    from: of('beenTried'),
  },
  {
    kind: 'whereParking',
    said: /\bpark(?:ing)?\b/,
    asked:
      /\b(?:anywhere|somewhere|where|place|easy|decent|spaces?|room) (?:\w+ )?(?:to |for )?park(?:ing)?\b|\bparking\b/,
    from: of('whichSpot isThere wh yesNo wherePlace'),
  },
  {
    kind: 'pizza',
    said: /\b(?:pizza|pineapple)\b/,
    asked: /\bwhat'?s on (?:it|yours)\b|\bwhat (?:do|are) you (?:have|having|put) on (?:it|yours)\b/,
    from: of('wh yesNo'),
  },
  {
    kind: 'instrument',
    said: /\b(?:piano|guitar|violin|cello|flute|drums|instruments?|lessons|sing|singing|choir|band|music)\b/,
    asked: /\bplay (?:anything|any|something|an? instrument|an?)\b/,
    from: of('consoleGames videoGames games sport wh yesNo habit boardGames'),
  },
  {
    kind: 'whatInstead',
    said: /\brather (?:do|be)\b/,
    asked: /^(?:so |and )*what would (?:you|u) (?:rather|prefer to) (?:do|be)(?: instead)?\W*$/,
  },
  {
    kind: 'earworm',
    said: /\b(?:song|tune|jingle|melody|chorus)\b.{0,60}\b(?:head|stuck)\b|\bstuck in my head\b/,
    asked: /\b(?:get (?:rid|it out)|make it stop|stop it|cure|go away)\b/,
  },
  { kind: 'lastMeal', said: /\blast meal\b/, from: of('whatHaving wh favFood kind') },
  {
    kind: 'adviceAsk',
    said: /\b(?:remed(?:y|ies)|tips?|tricks?|advice)\b/,
    asked:
      /^(?:so |and |ok )*(?:(?:have )?(?:you )?got any|you got any|any|do you have any|know any)\b.{0,30}\b(?:remed(?:y|ies)|tips?|tricks?|advice)\b/,
    from: of('yesNo habit wh isThere'),
  },
];

/** 'How to weld.': what he asked her about, answered. */
const AN_ANSWER = /^(?:how|where|when|what|why) to \w+/;
/** 'She made two hundred tamales and told us off??': wonder, not a question to him. */
const ASKS_HIM =
  /\b(?:you\w*|u|ur|ya|we|us|i|me|shall|should|any|anyone|who|what|which|where|when|why|how)\b|^(?:is|are|was|were|do|does|did|can|could|would|will|has|have)\b/;
const LONG_WONDER = 7;
/** 'A virus, which I could have told him for free.' */
const GOES_ON = /^which (?:i|he|she|they|we|it|the|my|is|was|means?|makes?)\b(?!.*\byou\b)/;

/** 'Promise not to laugh... dungeons and dragons', 'the one where he says he'll find you? classic': her answer to what he asked. */
const HER_ANSWER =
  /^(?:it|that|they|he|she) (?:went|was|were|did) (?:\w+ ){1,3}i (?:think|guess|hope)\W*$|\bnot to laugh\b\W{1,6}\w{3,}|^the one (?:where|with|about)\b/;

/** 'Idk maybe next week?' */
const ONLY_WONDERS =
  /^(?:(?:idk|hm+|um+|well|ok|yeah|not sure|i don't know)[ ,.]+)*(?:maybe|perhaps) (?:next week|later|some ?time|in (?:a|two) weeks?|another (?:day|time))\W*$/;

/** '14 I think?' */
const A_NUMBER = /^(?:(?:um+|hm+|like|about|maybe|around) )*\d+,? (?:i (?:think|guess)|maybe|ish|or so)\W*$/;

/** 'Haha so do you 😊': praise given back. */
const SO_DO_YOU = /\bso (?:do|are|did|have|can) (?:you|u)\W*$/;

/** 'Your profile says you've been divorced for two years. Do you have children?': the first is where she has it from. */
const AS_SHE_SAW =
  /^(?:(?:so|oh|and|hi|hey|ok|well|haha)[ ,!]+)*(?:i (?:see|saw|noticed|read)|(?:your|ur) (?:profile|bio|page)|it) (?:that|says?|said|mentions?|mentioned|you(?:'re|'ve| are| have)?)\b/;
/** 'Most people just put their height': said of others. */
/** 'I watched my brother watch it, which is better.' */
const SAID_OF_IT = /^i\b.*, which (?:is|was|are|were|means?|makes?)\b/;
const OF_PEOPLE = /^(?:most|some|many|so many|half of|all) (?:people|men|guys|women|girls|of them)\b/;
const CONGRATULATES = /^(?:(?:what|no way|omg|wow|oh)[ ,!]+)+congrat/;

function isNone(q: Question): boolean {
  const text = plain(q.text);
  if (HER_ANSWER.test(text) || ONLY_WONDERS.test(text) || A_NUMBER.test(text)) return true;
  if (!q.text.includes('?') && (SO_DO_YOU.test(text) || CONGRATULATES.test(text))) return true;
  if (/^\W*wh?at+\W*$/.test(text) && !q.text.includes('?')) return true;
  if (!q.text.includes('?') && (OF_PEOPLE.test(text) || SAID_OF_IT.test(text))) return true;
  if (!q.text.includes('?')) return AN_ANSWER.test(text) || GOES_ON.test(text);
  return q.kind === 'yesNo' && words(text).length >= LONG_WONDER && !ASKS_HIM.test(text.replace(LEAD, ''));
}

const DAY = '(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?';
/** 'Free wed after 6 or sat lunch. Which one': the days are the choice. */
const TWO_DAYS = new RegExp(`\\b${DAY}\\b[^.?!]{0,40}\\bor\\b[^.?!]{0,25}\\b${DAY}\\b`);
const WHICH_DAY = /\bwhich\b(?: one| day| is better| works| suits|\W*$)/;
const DAYS: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const dayNamed = (start = '') => DAYS[start] ?? start;

/** Her questions by all that was said; what asks without a question where there is none. */
export function askedByContext(questions: readonly Question[], c: Conversation): Question[] {
  const asked = byHerLines(questions, c);
  // 'You never asked about my day 😏' is one, whatever else she asks.
  const without =
    askedOfHimWithout(c) ??
    (asked.length === 0 ? (askedWithout(c.herOpenLines) ?? askedOfHisNewsWithout(c)) : null);
  if (!without) return asked;
  const twice = (q: Question) =>
    q.text === without.text || (without.kind === 'comeAlong' && q.kind === 'invitedGo');
  return [without, ...asked.filter((q) => !twice(q))];
}

/** So sure must be what his own question asks that she gives back. */
const SURE_OF_HIS = 0.6;

/** 'Honestly? bit shit. But I liked standing next to you': her own answer comes after it. */
function isPreface({ text }: Question, { herOpenLines }: Conversation): boolean {
  if (!/^\W*(?:honestly|truthfully|seriously|tbh|the truth)\W*\?\W*$/i.test(text)) return false;
  const all = straighten(herOpenLines.join('\n'));
  const asked = straighten(text);
  return words(all.slice(all.indexOf(asked) + asked.length)).length > 1;
}

/** What is longer is a text without its marks, and no question that only what was said explains. */
const LONGEST = 400;

function byHerLines(questions: readonly Question[], c: Conversation): Question[] {
  const all = plain(c.herOpenLines.join(' '));
  const listed = questions.some((q) => q.kind === 'lieListed');
  // 'Wednesday or Thursday evening works for me': asked when she is free, she gives two days and asks nothing.
  const givesDays = toldInAnswer(c)?.kind === 'givesDays';
  return (
    questions
      // The lie of those she lists is asked for once.
      .filter(
        (q) =>
          !isNone(q) &&
          !isReported(q) &&
          !isPreface(q, c) &&
          !(questions.length > 1 && !q.text.includes('?') && AS_SHE_SAW.test(plain(q.text))) &&
          !(listed && q.kind === 'whichLie') &&
          !(givesDays && !q.text.includes('?')),
      )
      .map((asked) => {
        if (asked.text.length > LONGEST) return asked;
        const ofPlans =
          askedAfterHim(asked, c) ??
          askedOfHisNews(asked, c) ??
          askedInShort(asked, c) ??
          askedOfHim(asked, c) ??
          askedOfPlans(asked, c);
        if (ofPlans) return ofPlans;
        const q = askedAsFollowUp(asked, c);
        const his = givenBack(q, c);
        const given = his ? kindOf(his, null) : null;
        if (given?.kind && given.sure > SURE_OF_HIS) return { kind: given.kind, text: q.text };
        const text = plain(q.text);
        const rule = RULES.find(
          ({ said, asked, from }) =>
            (!from || from.has(q.form ?? q.kind) || from.has(q.kind)) &&
            said.test(all) &&
            (!asked || asked.test(text)),
        );
        const two = WHICH_DAY.test(text) ? TWO_DAYS.exec(all) : null;
        if (two && !q.options)
          return { ...q, kind: 'choice', options: [dayNamed(two[1]), dayNamed(two[2])] as [string, string] };
        return rule
          ? { kind: rule.kind, text: q.text, ...(q.said ? { said: q.said } : {}) }
          : ((q === asked ? askedNearest(q, c) : null) ??
              askedInverted(q, c) ??
              askedInGeneral(q, c) ??
              askedByForm(q, c) ??
              q);
      })
  );
}

/** 'Help me name him. Go': asked without any question. */
function askedWithout(lines: readonly string[]): Question | null {
  const all = plain(lines.join(' '));
  const petName = RULES.find(({ kind }) => kind === 'petName');
  return petName?.said.test(all) && /\b(?:go|suggest\w*|ideas|help|please|neutral)\b/.test(all)
    ? { kind: petName.kind, text: lines.at(-1) ?? '' }
    : null;
}
