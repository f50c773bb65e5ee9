/**
 * What she asks about a plan whose half stands in his line: 'what time?' after he said Thursday, 'sounds fun, when?', 'you should come
 * along'. Form of the table: content/asked-about-him.ts. {a} is the day he named.
 */
import type { Conversation } from '../conversation';
import type { Question } from '../question-rules';
import { capitalise, plain, sentences, straighten } from '../text';

export const ASKED_OF_PLANS = `
=whatTime
c Seven would be good for me.
c Seven, so there's time to get home first.
c How about half past seven?
c Seven works well, I'll be there a little early.
c {A} at seven would be good.
c Let's say {a} at half past seven.
p Seven, which leaves me time to change my shirt twice.
p Seven? I'd say six, but I don't want to look too keen.
p Half past seven, any later and I'll have eaten all the bar snacks at home.
p Eight, so I've got two hours to practise looking relaxed.
p {A} at seven, I'll be the one who's pretending not to be early.
p {A} at half seven, my hair needs the extra half hour.
i Around seven, when the evening is just getting started.
i Half past seven, early enough that nobody has to rush off.
i Seven, I like an evening that's still got room in it.
i {A} around seven, and then we see where the evening goes.
i {A} at eight, when it gets a bit quieter and you can talk.
b Does that suit you?
b Does that work, or is later better?
b Is that all right for you?
=whatTimeEarly
c Eleven would be good for me.
c How about half past ten?
c Eleven, so nobody has to set an alarm.
c {A} at eleven would be good.
p Eleven, I'm almost human by then.
p Eleven, any earlier and I'd only nod at you over my cup.
p {A} at eleven, that's when I start making sense.
i Eleven, and the rest of the day stays open.
i Around half past ten, before everybody else has the same idea.
i {A} around eleven, when the place is still quiet.
b Does that suit you?
b Does that work, or is later better?
=whatTimeNoon
c Half past twelve would be good for me.
c How about one o'clock?
c One o'clock, so there's no rushing.
c {A} at one would be good.
p One, if I can hold out until then.
p Half past twelve, my stomach asked me to say so.
p {A} at one, I'll skip breakfast in your honour.
i One, so that lunch can turn into a walk.
i Around one, I like a lunch with no end in sight.
i {A} around one, and I've nowhere to be afterwards.
b Does that suit you?
b Does that work, or is earlier better?
=moveWeek
c Of course, next week works just as well for me.
c Next week is absolutely fine, don't worry about it.
c No problem at all, let's do it next week instead.
p Next week it is, my diary bends more easily than I do.
p Next week works, it gives me time to find a better shirt.
p Fine by me, I'll move next week's nothing to this week.
i Next week is good, a little more time to look forward to it.
i Then next week, good things survive a change of date.
i Next week, and I'll be just as glad to see you.
b Which day would be easiest for you?
b Shall we pick the day nearer the time?
=meetThere
c Right at the entrance, so nobody has to search.
c By the front door, a few minutes before.
c At the entrance, or I come and find you at the station.
p At the entrance, I'll be the one looking at every face.
p By the main door, I'll wave far too enthusiastically.
p Outside the entrance, next to whatever is hardest to miss.
i By the entrance, then the first look is at each other.
i At the door, a little early, so we can stand and talk first.
i At the gate of it, or at the station if you'd like to walk there together.
b How will you be getting there?
b Is that easy for you to get to?
=whereMeet
c Somewhere central, so it's an easy trip for you as well.
c Somewhere quiet enough to talk, and easy for you to get to.
c You know your side of town best, and I'm happy to come your way.
p Somewhere with good light, so you can see me being charming.
p Anywhere with chairs and a menu, I'm very easy to impress.
p Your favourite place, then I know you'll be in a good mood.
i Somewhere neither of us has been, so we both find it out.
i That little place you'd usually keep to yourself.
i Somewhere we could walk on from, if the evening's a good one.
b Is there a place you already like?
b Which part of town is easiest for you?
=comeAlong
c I'd like that, count me in.
c Yes, gladly. Tell me when and I'll be there.
c I'd love to come, just say which day.
c You're on. I'd like to see it for myself.
c I'll take you up on that.
p I'm in, as long as nobody films me.
p Yes, but you have to promise not to laugh for the first ten minutes.
p Count me in, I'll bring snacks and no skill at all.
p I'd love to, my dignity needs a day out anyway.
p Careful, I say yes to things like that.
i Yes. I've a feeling I'd be good at it, or at least good company.
i I was hoping you'd say that.
i I'd like that, I'm curious what you're like when you're in your element.
i Yes, I'd like to see you do that.
b When are you going next?
b What should I bring?
b What do I need to know before my first time?
=askMyDay
c You're right, and I want to hear it. How was your day?
c Fair point. So, how was your day, the real version?
c That's on me. Tell me about your day, from the start.
c You're right, I should have. How did it go today?
p Guilty. How was your day, and please don't leave out the good bits?
p I was saving the best question for last. How was your day?
p Terrible manners, I know. How was your day, on a scale from nap to parade?
p Caught. I'm listening now, so how was your day?
i I wanted to hear it without rushing you. How was your day?
i You noticed, I like that. How was your day?
i Then I'll ask it properly. What was the best bit of your day?
i Asking now, and I've got time. How was your day, really?
=howWasHis
c You're right, and I want to hear it. How was it?
c Fair point. So, how did it go?
p Guilty. How was it, and please don't leave out the good bits?
p Terrible manners, I know. How was it, from the start?
i Then I'll ask it properly. What was the best bit?
i You noticed, I like that. How was it, really?
=whoBooks
c I'll book it, leave that to me.
c I'll sort it out, you just bring yourself.
c I'd book to be safe, and I'm happy to do it.
p I'm on it, I'll use my serious phone voice.
p I'll book, that way I get to feel organised for once.
p Leave it to me, I've been looking for a chance to look capable.
i I'll take care of it, you only have to turn up.
i I'll book, and I'll ask for the quiet table.
i Let me do it, then there's one less thing on your mind.
b Inside or outside, if there's a choice?
b Is there anything you don't eat?
=whatPlan
c Something with good food and time to talk, the rest can be a surprise.
c Nothing fancy, a good place, a good walk, and no rush.
c Good food first, and then we see what the evening's like.
p The plan has three steps, and two of them are snacks.
p That's classified, but comfortable shoes won't hurt.
p I've got a plan A and a plan B, and both end with dessert.
i Something you'd tell a friend about the next day, that's the idea.
i I'd rather show you than tell you, if you trust me that far.
i Somewhere with a view, and no clock in sight.
b Is there anything you'd rather not do?
b Are you more in the mood for lively or quiet?
=inAMinute
c Take your time, I'm not going anywhere.
c Of course, ring me when you're ready.
c No hurry, I'll be here.
p Perfect, I'll spend them practising my phone voice.
p That's just enough to clear my throat and find a good chair.
p No rush, I'm only pacing up and down a little.
i I'll use the time to think of a good first sentence.
i I like having something to look forward to, even for ten minutes.
i Whenever you're ready, I've been wondering what you sound like.
=lineWorks
c You're still writing, so I'd say it's going well.
c Usually no, but you were worth the risk.
c I hadn't tried it before today, so you tell me.
p Its success rate is about to go up or down, depending on you.
p It's been tested on one person so far, and she's asking questions.
p Only on people with excellent taste.
p Never, which makes this very exciting for both of us.
i I'd rather know what would work on you.
i It made you ask, so something in it worked.
i I'll tell you in a week or two.
b How would you rate it?
b What's the best one you've ever heard?
=teaOrCoffee
c Coffee in the morning, tea when I want to sit down properly.
c Coffee, strong and without a speech about it.
c Coffee first, then I'm open to argument.
p Coffee, and nobody should ask me anything before the second one.
p Tea on paper, coffee in an emergency, and most mornings qualify.
p Whichever one comes with a biscuit.
i Coffee, though I'd drink whatever you're having if it lasts longer that way.
i Tea when it rains, coffee when there's somebody to talk to.
i Coffee, mostly for the half hour around it.
b How do you take yours?
b Is there a place that does it best?
=savesHer
c One slice has your name on it, and I'm guarding it.
c Saved, the best bit, with a plate over it.
c There'll be a piece waiting for you, come and get it.
p It's hidden behind the salad, where nobody looks.
p Saved, but I can't promise what I'll do after midnight.
p I've put your share aside, my fingers are crossed behind my back.
i I was going to keep you some before you asked.
i Yours is set aside, you only have to come and collect it.
i A piece for you, and the seat next to it as well.
b When are you coming for it?
b Big slice or polite slice?
=takeHer
c Gladly. You pick the evening and I'll sort out the rest.
c Yes, I'd like to be the one who shows you.
c It's a date. Tell me which evening suits you.
p Deal, and I'll only say I told you so once.
p Yes, and I reserve the right to watch your face.
p I thought you'd never ask. Well, I hoped you would.
i Yes, I was looking for a reason to see you anyway.
i I'd love to, first times are more fun with somebody next to you.
i Yes. I've a feeling you'll want to go twice.
b Which evening would you like?
b Are you free this week?
=guessOrigin
c I'd only get it wrong, so give me one clue and I'll do it properly.
c Somewhere by the sea, I'd say, but I've been wrong about accents before.
c I'll take one guess in person, when I can hear you say it.
p Somewhere people can't pronounce on the first try. How close am I?
p My guess is a small country made entirely of charm.
p The moon, with a short stay in Wales.
i Somewhere you can hear in the way you tell a story.
i I'd rather listen a bit longer before I ruin it with a guess.
i Somewhere you miss a little when you talk about it.
b What do most people guess?
b How close was I?
=haveRead
c Sell it to me in one sentence and I'll start tonight.
c If you like it that much, I'll put it at the top of my list.
c I'd take your word on it over any review.
c I'd rather hear what you make of it than read the back cover.
p I'll read it if there's a quiz with prizes.
p I own far too many books I've only admired from the outside, so tell me if this one's worth it.
p If I say yes you'll ask me about the ending, so let's say I'm open to it.
p I'd start it tonight if you promise to test me on it.
i I'd like to read it after you, to see which lines you'd have marked.
i I think you can tell a lot about someone from the book they press on you.
i Tell me where you are in it, and I'll try to catch up.
b What do you think of it so far?
b Would you recommend it?
b Which bit got you?
=haveSeen
c Sell it to me in one sentence and I'll watch it this week.
c I'd watch it again with you either way, so you can see me react.
c If you rate it that highly, it goes to the top of my list.
p If I say yes you'll ask about the ending, so let's say I'd see it with you.
p I've seen the memes, which surely counts for half.
p I'd watch it with you, and only ask what's going on twice.
i I'd rather see it next to someone who knows all the good bits.
i I like watching somebody's favourite with them, you learn a lot.
i Tell me what you loved about it, without giving it away.
b What did you think of it?
b Is it worth staying up for?
b Who's your favourite in it?
=charmingToo
c Online I get to think first, in person I just smile more.
c What you see is what you get, only slower and with better eye contact.
c I'm like this in person too, just with worse timing.
c You'd have to meet me to find out, and I'd be all for that.
p Only when the wifi's good.
p In person I'm worse, I use my hands.
p Online I have spellcheck, in person I've only got my face.
p It's a limited offer, while stocks of charm last.
i That depends on who's sitting across from me.
i I'd say you bring it out, but I'd want to test that.
i There's one way to find out, and it involves a table for two.
b Are you always this quick to notice?
b Should I take that as a compliment?
`;

const EVENING = /\b(?:drinks?|dinner|beers?|wine|pub|bar|cocktails?|gig|concert|film|movie|cinema)\b/;
const MORNING = /\b(?:coffees?|breakfast|brunch|walk|hike|market|museum|gallery|park|swim|run|climb\w*)\b/;
const NOON = /\blunch\b/;

const DAY =
  /\b(tonight|tomorrow(?: (?:night|evening|morning|afternoon))?|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:night|evening|morning|afternoon))?)\b/gi;

/** 'What time?', 'sounds good, when?': she asks for the hour, or for the whole plan. */
const WHAT_TIME =
  /\bwhat time\b(?! (?:is it|do you (?:get up|wake|finish|start|go to|eat))| did)|(?:^|[,.!] ?)(?:so |and |ok |okay |but )?(?:when|time)(?: (?:tho|though|then|were you thinking))?\W*$|\bwhat time were you thinking\b/;
/** A whole day is asked for, or one of hers. */
const WHICH_DAY = /\b(?:what|which) day\b|\bday and time\b|\bwhen (?:are|r) (?:you|u) free\b/;
const WHERE =
  /^(?:(?:so|and|ok|okay|cool|great|sure|yes|yeah|perfect|love(?:ly)?|sounds (?:good|great|fun)) )*where(?: (?:should|shall|do|are|can|would|were|did) (?:we|you|i) (?:be |want to |wanna |like to )?(?:meet\w*|go\w*|thinking)(?: up)?| to| at| tho| though| then)?\W*$|\bwhere (?:should|shall|do|are|can) we (?:meet\w*|go\w*)\b|\bwhere were you thinking\b|\bany(?:where| place) in mind\b|\bwhere did you have in mind\b/;

/** She asks him along: 'you should come along some time', 'come with me next week!' */
const COME_ALONG =
  /\b(?:you|u) (?:should|could|can|must|have to|gotta|need to) (?:totally |really |definitely |just |all |also |so )*(?:come|join|try it with|visit|tag along|give it a (?:go|try))\b(?! (?:up with|to (?:terms|think)|clean|out of|from))|(?:^|[.!,] )(?:come|join) (?:with (?:me|us)|along|us|me|over)\b(?! (?:when|if) i)|\b(?:i'll|i will|i could|i can) (?:take you|bring you along|teach you|show you how)\b/;

const NEVER_ASKED =
  /\b(?:you|u) (?:(?:never|still|didn'?t|haven'?t|hardly|don'?t) )+(?:even )?ask(?:ed|ing)?(?: me)? (?:about|how) my (day|weekend|week|night|evening|morning|trip|holiday|exam|interview|shift|work)\b/;

const READ =
  /\b(?:have|had|did|hv) (?:you|u) (?:ever |actually )?read (?:it|that|them|this|any of (?:it|them|hers|his))\b|\b(?:you|u) read (?:it|that)\b|\bread any of (?:hers|his|it|them)\b/;
const SEEN =
  /\b(?:have|did|hv) (?:you|u) (?:ever |actually )?(?:see|seen|watch|watched|heard|hear) (?:it|that (?:one|film|movie|show|series)|them|this one)\b|\b(?:you|u) (?:seen|watched|watching) (?:it|that)\b/;
/** 'Have you read Normal People?' */
const READ_TITLE =
  /\b(?:have|hv) (?:you|u) (?:ever |actually )?read (?!my|the (?:news|profile|bio|room|menu|rules))/;

const ALWAYS_SO =
  /\b(?:are|r) (?:you|u) (?:always|usually|normally) (?:this|that|so|such an?) (?:\w+ )?(?:charm\w*|smooth\w*|flirt\w*|funny|nice|sweet|cheeky|confident|witty|forward|quick|direct|charmer|kind|polite|romantic|cute|chatty|open|poetic)\b/;

const PET_NAME = /\b(?:dog|puppy|pup|doggo|cat|kitten|kitty|labrador|lab|retriever|pug|corgi|spaniel)\b/;
const ITS_NAME =
  /\bwhat(?:'?s| is) (?:his|her|its|their|the (?:dog|cat|pup(?:py)?)'?s|(?:your|ur) (?:dog|cat|pup(?:py)?)'?s) names?\b|\bwhat(?:'?s| is) (?:he|she|it) called\b|\bwhat do (?:you|u) call (?:him|her|it)\b|\bname of (?:your|ur|the) (?:dog|cat|pup(?:py)?)\b/;

const TEA_OR_COFFEE = /\b(?:tea or coffee|coffee or tea|coffee person|tea person)\b/;
/** What is taken for something else by the kind that is nearest. */
const BY_ITS_WORDS: readonly [rule: RegExp, kind: string][] = [
  [
    /\bdo (?:you|u) (?:like|enjoy|love) (?:living|being|life|it) (?:in|here|there|up|down|over)\b/,
    'cityLove',
  ],
  [/\bsave me (?:a|an|some|one|the|half)\b(?! (?:trip|time|job|favou?r))/, 'savesHer'],
  [/\b(?:will|would|can|could) (?:you|u) take me\b(?! (?:seriously|back|home|off))/, 'takeHer'],
  [/\bwhere do (?:you|u) (?:think|reckon|guess) i'?m from\b|\bguess where i'?m from\b/, 'guessOrigin'],
  [
    /\b(?:hope|is|it|if) ?(?:that'?s|that is|it'?s|that|it) (?:not )?(?:a problem|an issue|a deal ?breaker|ok(?:ay)? with you)\b/,
    'herLife',
  ],
];
const LINE_WORKS =
  /\b(?:that|this|it|those) (?:line|one|opener|move|trick|lines|smooth talk)s? (?:usually |ever |actually |normally |always |really )?works?\b|\bdo(?:es)? (?:that|this|those|these) (?:\w+ )?(?:line|lines|opener|moves?) (?:\w+ )?work\b/;
const ANY_MORE =
  /\b(?:got|have|know|tell me|hit me with|any|give me) (?:(?:you|u|got|any|some|me) )*(?:more|another(?: one)?|better ones?)\b/;
const JOKE =
  /\b(?:what do you call|why did the|knock knock|walks? into a bar|joke|pun|impasta|dad joke|what's the difference between)\b/;
const WHO_BOOKS =
  /\b(?:do|should|shall|did) (?:we|you|i) (?:need to |have to |want me to )?(?:book|reserve)\b|\b(?:need|have) (?:a|to make a) (?:reservation|booking)\b|\b(?:are|r) (?:you|u) (?:booking|doing that)\b/;
const WHAT_PLAN =
  /\bwhat (?:are|r) we (?:doing|going to do|gonna do)\b|\bwhat(?:'s| is) the plan\b(?! for| this| on| after| tonight| today)|\bwhat (?:did|do) (?:you|u) have (?:in mind|planned)\b|\bwhat were (?:you|u) thinking\b(?! of)/;
const IN_A_MINUTE =
  /\b(?:give me|gimme) (?:like |about |just )?(?:\d+|a few|five|ten|two|a couple(?: of)?) (?:min\w*|secs?|seconds?|hours?)\b/;

const GRAVE_PROPOSAL = /\b(?:funeral|hospital|court|police)\b/;

/** The day he (or she) named last, as it is said back; '' where none was. */
function dayOf(c: Conversation): string {
  const recent = c.turns.slice(-6).map((t) => plain(t.text));
  for (const text of recent.reverse()) {
    const day = [...text.matchAll(DAY)].at(-1)?.[1];
    if (day)
      return day
        .replace(/^(?:next|this) /, (lead) => (lead === 'this ' ? '' : lead))
        .replace(/(mon|tues|wednes|thurs|fri|satur|sun)day/, (name) => capitalise(name));
  }
  return '';
}

/** A place is settled already. */
const VENUE =
  /\b(?:exhibition|museum|gallery|market|cinema|concert|gig|festival|fair|theatre|theater|zoo|stadium|match|game|comedy|show|aquarium|station|park|there's (?:an?|this)|at the \w+|at \w+'s)\b/;
const kindOfTime = (said: string) =>
  NOON.test(said)
    ? 'whatTimeNoon'
    : MORNING.test(said) && !EVENING.test(said) && !/\b(?:evening|night|tonight|after work)\b/.test(said)
      ? 'whatTimeEarly'
      : 'whatTime';

/** He, or she, has just proposed to meet. */
const PROPOSAL =
  /\b(?:coffees?|drinks?|dinner|lunch|brunch|breakfast|walk|film|movie|cinema|gig|concert|museum|picnic|date|tonight|tomorrow|weekend|next week|meet\w*|hang out|grab|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}[:.]\d\d|at \d|book|plan|ice cream|call|ring|facetime|hike|climb\w*|bowling|market)\b/;

/** 'And yours?', 'How's yours?': what he asked her. */
const GIVEN_BACK =
  /^(?:(?:so|and|but|ok|well|good|great|fine) )*(?:how(?:'s| is| was| about| are)|what(?:'s| is| about)|what) (?:yours|urs)\W*$/;

/** His last question, for its kind. */
export function givenBack(q: Question, c: Conversation): string | null {
  if (!GIVEN_BACK.test(plain(q.text))) return null;
  const his = c.runs.findLast((r) => r.speaker === 'Boy')?.texts.flatMap((t) => sentences(t)) ?? [];
  return his.findLast((s) => s.includes('?')) ?? null;
}

/** What she asks about a plan, where his line or her own before it gives it its sense; null where it is none of these. */
export function askedOfPlans(q: Question, c: Conversation): Question | null {
  const text = plain(q.text);
  const lately = c.turns
    .slice(-4)
    .map((t) => plain(t.text))
    .join(' ');
  const as = (kind: string, sort?: string, about?: string): Question => ({
    kind,
    text: q.text,
    ...(sort ? { sort } : {}),
    ...(about ? { about } : {}),
    ...(q.said ? { said: q.said } : {}),
  });
  const hers = plain(straighten(c.herOpenLines.join(' ')));
  if (ITS_NAME.test(text) && PET_NAME.test(hers)) return as('dogName');
  if (
    /^(?:(?:and|so|how about|what about) )?(?:you|u|yourself|wbu|hbu)\W*$/.test(text) &&
    TEA_OR_COFFEE.test(plain(c.boy.at(-1) ?? ''))
  )
    return as('teaOrCoffee');
  if (/^\W*\?\W*$/.test(q.text)) return as('stillThere');
  if (/^(?:talk |speak |chat )?later\W*$/.test(text)) return as('talkLater');
  if (ALWAYS_SO.test(text)) return as('charmingToo');
  if (LINE_WORKS.test(text)) return as('lineWorks');
  for (const [rule, kind] of BY_ITS_WORDS) if (rule.test(text)) return as(kind);
  if (ANY_MORE.test(text) && JOKE.test(lately)) return as('joke');
  if (READ.test(text) || READ_TITLE.test(text)) return as('haveRead');
  if (SEEN.test(text) && !/\bsee (?:it|that)\b.*\b(?:photo|message|text)\b/.test(hers)) return as('haveSeen');
  if (q.kind === 'moveDay' && /\bnext week\b/.test(hers)) return { ...q, sort: 'moveWeek' };
  if (GRAVE_PROPOSAL.test(lately) || !PROPOSAL.test(lately)) return null;
  // 'What time and where were you thinking?' is looked at twice.
  const time = WHAT_TIME.test(text) && !WHICH_DAY.test(text);
  if (WHERE.test(text) && q.kind !== 'rainPlan' && !(time && q.kind === 'whenSuits'))
    return as('wherePlace', VENUE.test(lately) && /\bmeet/.test(text) ? 'meetThere' : 'whereMeet');
  if (WHO_BOOKS.test(text) && !q.options && !/\bwhich\b/.test(text)) return as('whoBooks');
  if (WHAT_PLAN.test(text)) return as('whatPlan');
  if (IN_A_MINUTE.test(text) && /\b(?:call|ring|phone|video|facetime)\b/.test(lately))
    return as('callTonight', 'inAMinute');
  if (!time) return null;
  const day = dayOf(c);
  // 'When?' after 'we should get a coffee some time' asks for the day as well.
  if (!day && !/\btime\b/.test(text)) return null;
  return as('whenSuits', kindOfTime(lately), day);
}

/** A tease or a reminder in the form of a reproach: what she wants is the answer, no apology. */
export function isOnlyTeasing(messages: readonly string[]): boolean {
  const text = plain(straighten(messages.join(' ')));
  return ALWAYS_SO.test(text) || NEVER_ASKED.test(text);
}

/** What asks something of him without being put as a question: to come along, or why he never asked. */
export function askedOfHimWithout(c: Conversation): Question | null {
  const lines = c.herOpenLines.flatMap((l) => sentences(l));
  for (const line of lines.toReversed()) {
    const text = plain(straighten(line));
    const never = NEVER_ASKED.exec(text);
    if (never) return { kind: never[1] === 'day' ? 'askMyDay' : 'howWasHis', text: line };
    if (COME_ALONG.test(text) && !/\bif (?:you|u) (?:want|dare) to (?:die|lose)\b/.test(text))
      return { kind: 'comeAlong', text: line };
  }
  return null;
}
