/** Why a reply works: what in her words it rests on, and one fact with its strength. */
import { factText, phraseFor } from '../evidence-phrases';
import type { ReplyTone } from '../types';
import type { Draft } from './draft';
import { perKnowledge } from './knowledge';
import { hash } from './text';
import type { Understanding } from './understand';

export const HELP =
  'Help is found at findahelpline.com in every country, by calling or texting 988 in the US, or at the local emergency number when there is danger now.';

export function excerpt(line: string, max = 60): string {
  const flat = line.replace(/\s+/g, ' ').trim();
  return flat.length <= max ? flat : `${flat.slice(0, max).replace(/\s+\S*$|[\uD800-\uDBFF]$/, '')}…`;
}

function evidenceFor(d: Draft, u: Understanding): string {
  const asksBack = d.asks;
  if (u.stage === 'waiting') return 'first-message-rate';
  if (d.invites) return u.conversation.turns.length > 14 ? 'number-by-20' : 'early-date';
  if (u.stage === 'planning') return 'plan-words';
  if (u.moment === 'compliment' || u.moment === 'goodNews') return 'compliment';
  if (u.stage === 'stalled') return d.tone === 'playful' ? 'modest-strategy' : 'open-question';
  if (d.tone === 'intriguing')
    return d.basis.question && !asksBack ? 'uncertainty' : asksBack ? 'follow-up' : 'uncertainty';
  if (d.tone === 'playful') return d.basis.question ? 'self-effacement' : 'style-match';
  if (d.basis.question && asksBack) return 'turn-taking';
  return asksBack ? 'follow-up' : 'turn-taking';
}

/** What a tone does, in one of two ways to say it. */
export function toneReason(tone: ReplyTone, text: string): string {
  const [first, second] = TONE_REASON[tone];
  return hash(text) % 2 === 0 ? first : second;
}

const TONE_REASON = {
  confident: [
    'It takes a clear position instead of hedging, which is easy to answer.',
    'It says plainly what is meant.',
  ],
  playful: ['The joke is on the situation and on you, never on her.', 'It keeps the mood light.'],
  intriguing: [
    'It looks behind the fact at what it means to her.',
    'It shows that you listened for more than the surface.',
  ],
} as const;

/** The facts only he knows: told to him, never invented for him. */
const ADD = 'Only you know the fact she asks for: add it in a few words.';
const CHANGE = 'Change it if it is not so.';
const KEEP = 'Change day, hour or place to what you can keep.';
const kinds = (names: string, say: string) => names.split(' ').map((name) => [name, say] as const);
const ownFacts = perKnowledge(
  ({ facts }) =>
    new Map([
      ...kinds(facts.add, ADD),
      ...kinds(facts.change, CHANGE),
      ...kinds(
        'job from age height sign siblings haveKids pets religion lastRelationship whySingle seeingOthers whoIsThat howDidItGo whatHappened have howMuch most',
        ADD,
      ),
      ...kinds('habit everBeen didYou beenTried knowIt smoke howClose', CHANGE),
      ...kinds(
        'dayOk moveDay stillOn whenSuits invitedGo coffeeSometime wherePlace whichSpot callTonight secondDate',
        KEEP,
      ),
      ...kinds('sendAddress sendPhoto', 'Send it only if you want to.'),
      ...kinds(
        'lendMoney',
        'Requests for money from somebody you have not met are the commonest sign of a romance scam: never send any.',
      ),
    ]),
);

function basisSentence(d: Draft, u: Understanding): string {
  const { question, topic, keyword, clause, moment, told } = d.basis;
  if (u.stage === 'waiting') {
    return topic
      ? `The last word was yours, so it asks for nothing and comes back to what she told you about (${topic.surface}). Giving her time first is the better step.`
      : 'The last word was yours, so it asks for nothing. Giving her time first is the better step.';
  }
  const bits: string[] = [];
  if (question) {
    const asked = excerpt(question.text);
    bits.push(`${asked.includes('?') ? 'Her question ' : ''}"${asked}" comes first.`);
  }
  if (told && told.text !== question?.text)
    bits.push(`It takes up what she tells you ("${excerpt(told.text)}").`);
  else if (clause)
    bits.push(
      `It says back what she told you ("${excerpt(clause).replaceAll('"', '')}"), so she sees it was read.`,
    );
  else if (topic)
    bits.push(
      topic.age === 0
        ? `It takes up "${topic.surface}" from her last message.`
        : `It comes back to "${topic.surface}", which she brought up earlier.`,
    );
  else if (keyword) bits.push(`It takes up "${keyword}" from ${u.his ? 'your' : 'her'} last message.`);
  if (bits.length === 0) {
    const last = u.conversation.herOpenLines.at(-1) ?? u.conversation.girl.at(-1) ?? '';
    if (moment === 'dry' || moment === 'laugh')
      bits.push(`"${excerpt(last)}" gives little to hold on to, so it offers something easy.`);
    else bits.push(last ? `It answers "${excerpt(last)}".` : 'It starts from what is there.');
  }
  return bits.join(' ');
}

export function explain(
  d: Draft,
  u: Understanding,
  index: number,
): { psychology: string; evidence?: string } {
  if (u.caring) {
    const whom = u.conversation.lastSpeaker === 'Girl' ? 'What she wrote' : 'What was written';
    return {
      psychology: `${whom} sounds like a sign of self-harm, so this is no moment for charm: stay kind, take it seriously, and do not carry it alone. ${HELP}`,
    };
  }
  if (u.declined) {
    const ways = [
      'Accepting it at once, without a question or a hook, is kind to her and keeps your dignity.',
      'A light, friendly goodbye leaves both of you with a good feeling; there is nothing to win by arguing.',
      'Thanking her for honesty closes it gently. Do not write again unless she does.',
    ];
    const fact = phraseFor('first-message-rate');
    return {
      psychology: `She has declined ("${excerpt(u.declined)}"). ${ways[index] ?? ways[0]} As for the numbers, ${fact?.strengthPhrase} ${fact?.clause}.`,
      evidence: 'first-message-rate',
    };
  }
  const id = evidenceFor(d, u);
  const own = d.basis.question ? ownFacts().get(d.basis.question.kind) : undefined;
  return {
    psychology: [basisSentence(d, u), toneReason(d.tone, d.text), factText(id), own]
      .filter(Boolean)
      .join(' '),
    evidence: id,
  };
}
