/** Ways to say the same thing: those of content/bridges.ts and more; but 'I'm' stays 'I'm', as people write it. */
import { SAME_THING } from '../content/bridges';

/** The device needs these to tell its few lines apart. */
const SPELLED_OUT = / (?:is|am|are|would|will|have|not|be)$|^cannot$/;

export const MORE_SAME_THING: readonly [RegExp, string[]][] = [
  ...SAME_THING.filter(([, ways]) => !ways.some((way) => SPELLED_OUT.test(way))),
  [/\bNo hurry\b/, ['No hurry', 'No rush', 'Take your time']],
  [/, whatever shoes you choose/, [', whatever shoes you choose', ', whatever shoes you wear']],
  [/\bWhat made you say yes\b/, ['What made you say yes', 'What made you swipe']],
  [/\bright now\b/, ['right now', 'just now']],
  [/\bevery time\b/, ['every time', 'each time']],
  [/\beverybody\b/, ['everybody', 'everyone']],
  [/\ball day\b/, ['all day', 'the whole day']],
  [/(?<!n't |not )\bquite\b(?! (?:like|a)\b)/, ['quite', 'rather']],
  [/\bhow you got there\b/, ['how you got there', 'how you ended up there']],
  [/\bone day\b/, ['one day', 'some day']],
  [/\bclearly\b/, ['clearly', 'obviously']],
  [/\balmost\b/, ['almost', 'nearly']],
  [/\bafterwards\b/, ['afterwards', 'after that']],
  [/\bmaybe\b/, ['maybe', 'perhaps']],
  [/\ba lot\b(?! of (?:[a-z]+ )?[a-z]+s\b)/, ['a lot', 'a great deal']],
  [/\bsometimes\b/, ['sometimes', 'now and then']],
  [/\b(?:right|straight) away\b/, ['right away', 'straight away']],
  [/\bI was hoping\b/, ['I was hoping', 'I had hoped']],
  [/\bconversation\b/, ['conversation', 'talk']],
  [/\bI'd pick\b/, ["I'd pick", "I'd choose", "I'd go for"]],
  [/\bin good company\b/, ['in good company', 'with good company']],
  [/\bfull confidence\b/, ['full confidence', 'great confidence']],
  [/\ba whole paragraph\b/, ['a whole paragraph', 'a full page', 'a long letter']],
  [
    /\bI hear some people do that\b/,
    ['I hear some people do that', "I'm told that's the clever way", 'which I never do myself'],
  ],
  [/\ba certain mood\b/, ['a certain mood', 'a mood']],
  [/\ba different man\b/, ['a different man', 'a changed man', 'not myself']],
  [/\bI'd love to hear\b/, ["I'd love to hear", "I'd like to hear", "I'd give a lot to hear"]],
  [
    /\bnobody buys? themselves\b|\bnever buy themselves\b/,
    ['never buy themselves', 'would never buy themselves'],
  ],
  [/\bwould like\b/, ['would like', 'would love']],
];
