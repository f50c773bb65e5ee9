/**
 * What she asks of him that the nearest kind of question gets wrong, known by her words and his: 'are you always this charming?', 'have you read
 * it?', 'you never asked about my day'. Form of the table: content/asked-about-him.ts.
 */
import type { Conversation } from '../conversation';
import type { Question } from '../question-rules';
import { contentStems, plain, sentences, straighten, words } from '../text';
import { askedInShortWithout, BARE } from './asked-in-short';

export const ASKED_OF_HIM = `
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
=howItWent
c You're right, and I want to hear it. How was it?
c Fair point. So, how did it go?
p Guilty. How was it, and please don't leave out the good bits?
p Terrible manners, I know. How was it, from the start?
i Then I'll ask it properly. What was the best bit?
i You noticed, I like that. How was it, really?
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
=amuseHer
c Otters hold hands while they sleep, so they don't drift apart. I think about that a lot.
c There's a word for the smell of rain on dry ground, petrichor, and it's better than the word sounds.
c Scotland's national animal is the unicorn. Nobody was in the room to say no.
c Honey never really goes off. There's a jar older than most countries that you could still put on toast.
p Wombats make cube-shaped droppings. I've been waiting for a good moment to say that.
p Octopuses have three hearts, and I can barely manage the one.
p A group of flamingos is called a flamboyance, and a group of me is called a queue for chips.
p Bananas are berries and strawberries aren't, and I've trusted nobody since.
i You'll never see your own face, only pictures and mirrors of it. That keeps me up some nights.
i Somewhere there's a photo with you in the background that a stranger has kept for years.
i The best conversations I can think of started with somebody saying small talk bored them.
i Every song you love was once heard by somebody for the very first time, and they nearly skipped it.
b Your turn, what have you got?
b Now surprise me back, what's yours?
=acceptsOffer
c Yes please, I'd like that a lot.
c I won't say no to that, thank you.
c Yes, that's exactly what I need right now.
p Yes, immediately, and don't hold back.
p I thought you'd never ask. Yes.
p Please do, this counts as first aid.
i Yes. It's already better because you asked.
i I'd love that, I'm curious what you'll come up with.
i Yes please, I like being looked after a little.
b What would I do without you?
b Can I return the favour some time?
=keepsSecret
c That stays a secret until we're there, but you'll like it.
c I'll tell you in person, I want to see your face.
c Trust me on this one, I chose well.
p I could tell you, but I'm enjoying the suspense.
p It's the good one, that's all you're getting.
p You'll find out when your jaw drops.
i I'd rather you were surprised, just this once.
i I like having one thing you don't know yet.
i You'll know it was right the moment you see it.
b Are you good with surprises?
b Do you want a clue?
=celebrateHow
c With something good to eat and nothing on the to-do list.
c I'd like to celebrate over a drink with you, if you're free.
c Quietly first, properly at the weekend.
p By lying very still and feeling smug about it.
p With cake, and then a second cake to celebrate the first.
p I'm planning a parade, so far it's just me in the kitchen.
i I was hoping somebody would ask and then come along.
i With one long evening where nobody needs anything from me.
i By telling you first, that was the nice bit.
b How would you do it?
b Any suggestions?
=becauseDate
c Because I'd like to see you, and this weekend would be perfect.
c I was hoping to steal you for a few hours. Drinks, or coffee?
c Because I'd rather talk to you across a table than through a phone.
p I may have a cunning plan that involves you, me and snacks.
p Asking for a friend. The friend is me, and he'd like to take you out.
p I was going to be subtle about it, but would you like to go out with me?
i Because I keep wondering what you're like in person.
i I've got an idea, and it needs you and a free afternoon.
i I thought it was time we found out if this is as easy without the screens.
=owesStory
c You're right, I owe you that one. It deserves a proper telling, not two lines.
c Fair point, I was saving it for when you had a minute.
c You remembered, that's kind of you. You'll get the full version.
p Guilty. I was waiting for a dramatic pause, and then it got away from me.
p You're right, I'm a terrible reporter. The long version comes with sound effects.
p I was building suspense. It may have gone on a bit.
i I like that you remembered. I'd rather tell you properly than in passing.
i You noticed I skipped it. Some stories are better told to a face.
i I was hoping you'd ask, it's nicer to tell when somebody wants to know.
b Short version or long version?
b Have you got five minutes for it?
=noProblemThat
c Not for a second, no.
c Not at all, why would it be.
c No, that's no problem for me whatsoever.
p A problem? I'm still trying to find the bad part.
p Only for people with very odd priorities.
p No, and I've checked with all of my standards.
i No, I care a lot more about how easy this is.
i Not at all, though I'd like to know who made you ask.
i No. It wasn't on my list of things that matter.
b Has it been one for somebody else?
=whatKindFood
c The simple kind, with garlic, good oil and far too much cheese.
c Whatever you'd have asked for, I'm easy to persuade.
c The comforting kind, nothing that needs tweezers.
p The kind with more cheese than the recipe had in mind.
p The ambitious kind, so please stand by for a change of plan.
p The kind that looks better if you dim the lights.
i The kind you'd smell from the street and follow.
i The slow kind, that's best with somebody to talk to while it cooks.
i The kind I'd rather make for two than for one.
b What would you have picked?
b How hungry are we talking?
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
=whoHurtMe
c Nobody, I came like this.
c Nobody you need to worry about, I'm fine.
p It's a long list, and a goose is at the top of it.
p An alarm clock, a long time ago.
p A tub of ice cream that turned out to be soup.
i Nobody lately, and I'd like to keep it that way.
i Is it that easy to see?
i I'd call it experience, it sounds better.
=iOrYou
c I'll take care of it, and the next one is yours.
c Leave it to me, I've got something in mind.
c You pick, I'd like to see what you like.
p You do it, I'd only change my mind three times.
p I'll do it, blame me afterwards.
p Heads I do it, tails you do. It was heads, leave it with me.
i You, it tells me more about you than a week of writing.
i I'd like to, and I'd like to surprise you a bit.
i Let me, I've been thinking about it since this morning.
=everThought
c More than once, and I haven't ruled it out.
c I have, and then something good kept me where I am.
c Once or twice, it never felt like the right moment.
p Mostly when it rains.
p Every Monday, around seven.
p I have, but it involves packing.
i I have, usually late at night.
i More lately than I used to.
i Yes, and what stopped me wasn't what I'd expected.
b Have you?
=allIGet
c You're right, that deserved more. I want the whole story.
c No, sorry, I was still picturing it.
c Fair, let me try again. Are you all right?
p I was laughing too hard to type, that's all.
p That was only the trailer for my reaction.
p My thumbs needed a second to recover.
i I was picturing it, give me a moment.
i There was a longer version, I deleted it twice.
i I'd have said more if I'd been there.
=asksHerBack
c I was getting there. So, what's yours?
c Of course. What about you?
c Fair point, your turn. What's yours?
p I was building up to it. What's yours?
p My manners are slow, but they arrive. And yours?
p I'd nearly forgotten there are two of us in this. Yours?
i I was hoping you'd offer. What's yours?
i I'd made a guess, now I want the truth. What's yours?
i I wanted to see if you'd let me off. So, yours?
=didItAfterAll
c I did, from start to finish.
c I did, I said I would.
c Of course, it mattered to you, so I wanted to know why.
p I did, and I'll accept a small medal.
p Every bit of it, ask me anything, within reason.
p I know, nobody's more surprised than me.
i I did, and I thought of you more than once while I was at it.
i Yes, it's a good way to get to know somebody.
i I did, and I get it now, why you like it.
b What made you love it in the first place?
b What should I go for next?
=sleptInspite
c Not for a second, my pillow won on points, that's all.
c No, I just ran out of battery, the human kind.
c Boring is the last word I'd use, I was simply done for.
p No, it was me against the sofa, and the sofa plays dirty.
p The opposite, I fell asleep smiling.
p No, I'd like to blame the blanket, it was in on it.
i No, the last thing I read was from you, that's not a bad way to go.
i No, you kept me up longer than anyone has in a while.
i Not at all, I was still writing my answer in my head.
b Where were we?
b How do I make it up to you?
=notDull
c Not for a second.
c No, I'd have said if you were, very politely.
c Not at all, I could have gone on for hours.
p If that was boring, I'd like more of it.
p No, I only yawn in meetings.
p Boring people don't ask that, they just carry on.
i The opposite, I've been thinking about what you said.
i No, and I'm curious who made you think so.
i Not in the least, I noticed I'd stopped looking at the clock.
`;

/** She asks him along: 'you should come along some time', 'come with me next week!' */
const COME_ALONG =
  /\b(?:you|u) (?:should|could|can|must|have to|gotta|need to) (?:totally |really |definitely |just |all |also |so )*(?:come|join|try it with|visit (?:me|us)|tag along)\b(?! (?:up with|to (?:terms|think)|clean|out of|from|across|off|as))|(?:^|[.!,] )(?:come|join) (?:with (?:me|us)|along|us|me|over)\b(?! (?:when|if) i)|\b(?:i'll|i will|i could|i can) (?:take you|bring you along|teach you|show you how)\b/;
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
  [
    /\b(?:do|did) (?:you|u) have (?:something|anything|a plan|an idea|a place|somewhere) in mind\b/,
    'whatPlan',
  ],
  [
    /\bhow (?:many times|often) (?:have|do|did) (?:you|u) (?:already )?(?:used?|tried?|try|sent?|written|write) (?:that|this)(?: (?:one|line|opener))?\b/,
    'lineWorks',
  ],
  [/\bsave me (?:a|an|some|one|the|half)\b(?! (?:trip|time|job|favou?r))/, 'savesHer'],
  [/\b(?:will|would|can|could) (?:you|u) take me\b(?! (?:seriously|back|home|off))/, 'takeHer'],
  [
    /^(?!.*\b(?:sad|cry\w*|bad day|cheer|distract|awful|rough|lonely)\b).*\b(?:(?:tell|say|give|send) (?:me )?something (?:interesting|fun|funny|weird|clever|exciting|i don'?t know)\b(?! about (?:you|u|your))|surprise me|make me laugh|entertain me|impress me|amuse me)\b/,
    'amuseHer',
  ],
  [
    /^(?!.*\b(?:what|which|where|when|how|who)\b).*\b(?:(?:want|shall|should|would (?:you|u) like) (?:me to|i) (?:send|bring|come|make|cook|call|help|pick|read|sing|order|get) (?:you|u|over|a|some|the)\b|(?:want|shall|should) (?:me to|i) (?:send|bring|call|help|come over)\b)/,
    'acceptsOffer',
  ],
  [/\bhow (?:are|will|did) (?:you|u|we) (?:going to |gonna )?celebrat\w+\b/, 'celebrateHow'],
  [/\b(?:can|could|would|will) (?:you|u) (?:fix|repair|mend|sort out|sort) (?:my|our|the)\b/, 'fixThings'],
  [
    /\bwhere do (?:you|u) (?:think|reckon|guess) i'?m from\b|\bguess where (?:i'?m|it'?s|my accent is|i am|the accent is) from\b/,
    'guessOrigin',
  ],
  [
    /\b(?:hope|is|it|if) ?(?:that'?s|that is|it'?s|that|it) (?:not )?(?:a problem|an issue|a deal ?breaker|ok(?:ay)? with you)\b/,
    'noProblemThat',
  ],
];
const NEVER_TOLD =
  /\b(?:you|u) (?:(?:never|still|didn'?t|haven'?t) )+(?:even )?(?:tell|told|said|say|finish(?:ed)?)(?: telling)?(?: me)? (?:how|what|about|if|whether|the rest)\b/;
const WHAT_KIND = /^(?:(?:omg|ooh+|oh|yum|nice|wow|mm+)[,.! ]*)*what (?:kind|sort|type|flavou?r)\W*$/;
const HIS_FOOD =
  /\b(?:making|cooking|baking|made|cooked|baked|ordered|ordering|eating|having)\b|\b(?:pasta|pizza|curry|soup|cake|risotto|noodles|tacos?|pie|bread|sandwich|burger)\b/;
const HIS_SURPRISE = /\b(?:tickets?|booked|got us|found (?:us|a)|reserved|bought us|taking you)\b(?!.*\?)/;
const HER_PLANS =
  /\b(?:free|plans?|doing|busy|up to|looking)\b.*\b(?:weekend|tonight|tomorrow|later|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:weekend|week) (?:look|free)|\b(?:are )?(?:you|u) (?:free|around|busy)\b/;
/** 'Do you want to pick the place or should I?' */
const I_OR_YOU =
  /\b(?:do|would|will|are|shall) (?:you|u) (?:want to|like to|prefer to|going to|rather)? ?(?:pick|choose|book|decide|drive|cook|call|organi[sz]e|plan|order|pay|come|ring|start|reserve)\b.* or (?:should|shall|do|can|will|am|would) i\b/;
const EVER_THOUGHT =
  /\b(?:have (?:you|u) (?:ever )?(?:thought (?:about|of)|considered|been tempted by|dreamed of|dreamt of)|do (?:you|u) ever (?:think (?:about|of)|consider|dream of)) \w+ing\b/;
/** 'Are you going to ask me mine?' */
const ASK_BACK =
  /\b(?:going to|gonna|ever|not|supposed to|meant to|allowed to) ask (?:me )?(?:(?:about |for )?(?:mine|me back|the same|in return)|back|me(?: too)?\W*$)/;
/** 'You actually read it?' */
const DID_IT_AFTER_ALL =
  /^(?:(?:wait|omg|oh|aw+|wow|no|hold on|hang on|so)[ ,!.]+)*(?:you|u) (?:actually|really|seriously) (?:\w+ed|read|did|went|made|bought|came|kept|got|found|wrote|drove|won|ate|saw|sent|built|took|learnt)\b(?! (?:rid|worse))[^?]{0,24}\?/;
const WAS_I_DULL = /\b(?:was|am) i (?:that|so|too|really|this) (?:boring|dull|uninteresting|exciting)\b/;
const FELL_ASLEEP = /\b(?:fell|fallen|falling|dozed|nodded) (?:asleep|off)\b|\bpassed out\b/;
const HIS_WORK = /\bi (?:work|teach|run|manage|design|build)\b|\bi(?:'m| am) an? \w+/;
const LINE_WORKS =
  /\bdoes (?:that|this) (?:ever |actually |usually |really )+work\b|\b(?:that|this|it|those) (?:line|one|opener|move|trick|lines|smooth talk)s? (?:usually |ever |actually |normally |always |really )?works?\b|\bdo(?:es)? (?:that|this|those|these) (?:\w+ )?(?:line|lines|opener|moves?) (?:\w+ )?work\b/;
const ANY_MORE =
  /\b(?:got|have|know|tell me|hit me with|any|give me) (?:(?:you|u|got|any|some|me) )*(?:more|another(?: one)?|better ones?)\b/;
const JOKE =
  /\b(?:what do you call|why did the|knock knock|walks? into a bar|joke|pun|impasta|dad joke|what's the difference between)\b/;

/** 'And yours?', 'How's yours?', 'only when I drink, do you?': what he asked her. */
const GIVEN_BACK =
  /^(?:(?:ok|now|so|and|but|then)[, ]+)*(?:your turn|how (?:do|would) (?:you|u) feel about (?:it|that))\W*$|^(?:(?:so|and|but|ok|well|good|great|fine) )*(?:how(?:'?s| is| was| about| are| has)|what(?:'?s| is| about)|what) (?:yours|urs)(?: (?:going|been|so far|today|looking|like|treating you|then|been going))*\W*$|(?:^|[,.;] ?)(?:(?:and|but|so) )?(?:do|are|have|can|did) (?:you|u)\W*\?\W*$/;

/** 'Yours' is of whatever he asked. */
const OF_BOTH = /\b(?:yours|urs|your turn)\b|\bfeel about (?:it|that)\W*$/;

const ASKS_HER =
  /\?|^(?:(?:so|and|but|ok|well) )*(?:tell me|what|which|where|how|who|when|why|do|are|have|did|can|would)\b/;
/** 'Like what', 'which one?': more of the question before. */
const ONLY_FOLLOWS_UP =
  /^(?:(?:so|and|but|ok|oh|haha) )*(?:like (?:what|who|where)|such as|which(?: ones?)?|what (?:kind|sort|else)|who|why|how (?:so|come|many)|where|when|really|in that order|together|anything else|any favou?rites?)\W*$/;
const LATELY = 6;

/** His last question, for its kind. */
export function givenBack(q: Question, c: Conversation): string | null {
  const text = plain(q.text);
  const his = c.runs.findLast((r) => r.speaker === 'Boy')?.texts.flatMap((t) => sentences(t)) ?? [];
  const followsUp = ONLY_FOLLOWS_UP.test(plain(his.at(-1) ?? ''));
  const bare = followsUp && BARE.test(text);
  if (!bare && !GIVEN_BACK.test(text)) return null;
  const asked =
    (followsUp
      ? c.boy
          .flatMap((t) => sentences(t))
          .slice(-LATELY)
          .findLast((s) => ASKS_HER.test(plain(s)) && !ONLY_FOLLOWS_UP.test(plain(s)))
      : (his.findLast((s) => s.includes('?')) ??
        (OF_BOTH.test(text) ? his.findLast((s) => ASKS_HER.test(plain(s))) : null))) ?? null;
  // 'Do you?' answers a question that was put so.
  return asked && (bare || OF_BOTH.test(text) || /\b(?:do|are|have|can|did) (?:you|u)\b/.test(plain(asked)))
    ? asked
    : null;
}

const ASKS_MORE =
  /^(?:(?:haha|lol|wait|so|and|but|oh|ok) )*(?:what|which|where|how|who|when|why|do|does|did|are|is|was|were|have|has|can|could|would|will|shall|should|any|want|fancy|free|you|u|and you)\b|\b(?:you|u|we|me|i|my|your|yours|or|then)\b/;
/** Times and days said after him are asked after. */
const OF_A_PLAN =
  /\b(?:\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|ish)?|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|morning|afternoon|evening)\W*\?/;
const FEW = 4;

/** 'Three days mad? 😂' after his 'been mad at work': his words, given back with a raised eyebrow. */
function saysAfterHim(asked: string, his: string): boolean {
  const text = plain(asked);
  if (!asked.includes('?') || ASKS_MORE.test(text) || OF_A_PLAN.test(text) || his.includes('?')) return false;
  if (words(text).length > FEW) return false;
  const said = contentStems(his);
  return [...contentStems(text)].some((w) => said.has(w));
}

/** Null where it is none of these. */
export function askedOfHim(q: Question, c: Conversation): Question | null {
  const text = plain(q.text);
  const as = (kind: string): Question => ({ kind, text: q.text, ...(q.said ? { said: q.said } : {}) });
  const hers = plain(straighten(c.herOpenLines.join(' ')));
  const his = plain(c.boy.at(-1) ?? '');
  if (ITS_NAME.test(text) && PET_NAME.test(hers)) return as('dogName');
  if (
    /^(?:(?:and|so|how about|what about) )?(?:you|u|yourself|wbu|hbu)\W*$/.test(text) &&
    TEA_OR_COFFEE.test(his)
  )
    return as('teaOrCoffee');
  if (/^\W*\?\W*$/.test(q.text)) return as('stillThere');
  if (/^(?:talk |speak |chat )?later\W*$/.test(text)) return as('talkLater');
  if (WHAT_KIND.test(text) && HIS_FOOD.test(his)) return as('whatKindFood');
  if (/\bdo (?:you|u) (?:like|enjoy|love) (?:it|that)\W*$/.test(text) && HIS_WORK.test(his))
    return as('likeJob');
  if (/\b(?:which|what) (?:one|show|place|film|restaurant|band)s?\W*$/.test(text) && HIS_SURPRISE.test(his))
    return as('keepsSecret');
  if (
    /(?:^|[,.!] ?)(?:oh |and |but |so )?why(?: do you ask| is that| though)?\W*$/.test(text) &&
    HER_PLANS.test(his)
  )
    return as('becauseDate');
  if (/^who hurt (?:you|u)\b/.test(text)) return as('whoHurtMe');
  if (I_OR_YOU.test(text)) return as('iOrYou');
  if (EVER_THOUGHT.test(text)) return as('everThought');
  if (/^(?:is |was )?that'?s? (?:all|it)(?: i get)?\W*\?/.test(text) && c.boy.length > 0)
    return as('allIGet');
  if (ASK_BACK.test(text)) return as('asksHerBack');
  if (DID_IT_AFTER_ALL.test(text)) return as('didItAfterAll');
  if (WAS_I_DULL.test(text)) return as(FELL_ASLEEP.test(his) ? 'sleptInspite' : 'notDull');
  if (ALWAYS_SO.test(text)) return as('charmingToo');
  if (LINE_WORKS.test(text)) return as('lineWorks');
  for (const [rule, kind] of BY_ITS_WORDS) if (rule.test(text)) return as(kind);
  if (saysAfterHim(q.text, his)) return as('echoesMe');
  const lately = c.turns
    .slice(-4)
    .map((t) => plain(t.text))
    .join(' ');
  if (ANY_MORE.test(text) && JOKE.test(lately)) return as('joke');
  if (READ.test(text) || READ_TITLE.test(text)) return as('haveRead');
  if (SEEN.test(text) && !/\bsee (?:it|that)\b.*\b(?:photo|message|text)\b/.test(hers)) return as('haveSeen');
  return null;
}

/** A tease or a reminder in the form of a reproach: what she wants is the answer, no apology. */
export function isOnlyTeasing(messages: readonly string[]): boolean {
  const text = plain(straighten(messages.join(' ')));
  return ALWAYS_SO.test(text) || NEVER_ASKED.test(text) || NEVER_TOLD.test(text);
}

/** What asks something of him without being put as a question: to come along, or why he never asked. */
export function askedOfHimWithout(c: Conversation): Question | null {
  const lines = c.herOpenLines.flatMap((l) => sentences(l));
  const his = plain(c.boy.at(-1) ?? '');
  const inShort = askedInShortWithout(lines);
  if (inShort) return inShort;
  for (const line of lines.toReversed()) {
    const text = plain(straighten(line));
    const never = NEVER_ASKED.exec(text);
    if (never) return { kind: never[1] === 'day' ? 'askMyDay' : 'howItWent', text: line };
    if (WHAT_KIND.test(text) && HIS_FOOD.test(his)) return { kind: 'whatKindFood', text: line };
    if (NEVER_TOLD.test(text)) return { kind: 'owesStory', text: line };
    // Looks like a greeting to the rules.
    if (/\ball good with (?:that|all that|it|this)\W*$/.test(text)) return { kind: 'okWithThat', text: line };
    if (COME_ALONG.test(text) && !/\bif (?:you|u) (?:want|dare) to (?:die|lose)\b/.test(text))
      return { kind: 'comeAlong', text: line };
  }
  return null;
}
