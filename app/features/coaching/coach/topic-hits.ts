/** The topics she speaks of, and how he would name them. */
import type { Topic } from './content/topic';
import { LEISURE } from './content/topics-leisure';
import { LIFE } from './content/topics-life';
import { perKnowledge } from './knowledge';
import { contentStems, emojis, ending, plain, sentences, straighten, words } from './text';

export interface TopicHit {
  topic: Topic;
  /** His word for it. */
  name: string;
  /** Her word, as found. */
  surface: string;
  hers: boolean;
  /** She does not like it. */
  negative: boolean;
  /** 0 for what she has just said, 1 for the run before, and so on. */
  age: number;
  line: string;
}

export const allTopics = perKnowledge(({ topics: more }) => [
  ...more,
  ...[...LEISURE, ...LIFE].filter((t) => !more.some((m) => m.id === t.id)),
]);
/** Topics that say little by themselves give way to others. */
const VAGUE = new Set(['office', 'weekend', 'parents', 'dating', 'travel', 'weather', 'tired', 'kids']);
const LEISURELY = new Set(LEISURE.map((t) => t.id).concat('place', 'beach', 'weather'));

/** Is it common ground when he brought it up? */
export function isShared(topic: Topic): boolean {
  return topic.shared ?? LEISURELY.has(topic.id);
}
const NEGATIVE =
  /\b(?:hate|hated|can't stand|don't (?:really )?(?:like|do|eat|drink|watch|play|enjoy)|not (?:a |an |really |much of |that |a big )*(?:fan|person|into|big on|my thing|much of)|allergic|scared of|afraid of|terrified of|never (?:liked|understood|got into)|can't (?:do|eat|drink)|overrated|gave up|quit|sick of|tired of|bad at|boring|dislike)\b/;

/** Her own word where his name for the topic would lose it: 'star wars' rather than 'movie'. */
export function shownName(hit: TopicHit): string {
  const own = contentStems(hit.surface);
  if (
    [...contentStems(hit.name)].some((w) => own.has(w)) ||
    /(?:ed|ing|er|s)$/.test(hit.surface) ||
    words(hit.surface).length > 3
  )
    return hit.name;
  return /^\p{L}+\s\p{L}+$/u.test(hit.surface) && hit.topic.id !== 'commute'
    ? hit.surface.replace(/(^|\s)\p{Ll}/gu, (c) => c.toUpperCase())
    : hit.name;
}

/** Topics that say little by themselves. */
export function isVague(hit: TopicHit): boolean {
  return VAGUE.has(hit.topic.id);
}

/** What a picture stands for, as a word the topics know. */
const PICTURES = new Map(
  `🏄surfing 🌊sea 🏖beach 🍕pizza 🎸guitar 🎨painting ☕coffee 🚲bike 🚴bike 🌧rain 🐕dog 🐶dog 🐾dog 🐈cat 🐱cat 📚books 📖books 🍷wine 🍺beer
  ✈travel 🏔mountains ⛰mountains 🥾hiking 🧗climbing 🌱plants 🌿plants 🍜ramen 🎮games 🎬film 🏃running 🧘yoga 🏊swimming 🎾tennis ⚽football 🏋gym
  💪gym 💃dancing 🎤karaoke 🎧music 🎶music 🎵music 🌮tacos 🍣sushi 🍰cake 🧁baking 🍫chocolate 🌻garden 🎻violin 🎹piano 📷photography 📸photography
  ⛵sailing ⛷skiing 🎿skiing 🏕camping 🐎horses 🐴horses 👩‍🍳cooking 🍳cooking ❄snow ☀sunshine`
    .split(/\s+/)
    .map((p) => {
      const [picture = ''] = emojis(p);
      return [bare(picture), p.slice(picture.length)];
    }),
);

/** Without skin colour and variant. */
function bare(picture: string): string {
  return picture.replace(/[\uFE0F\u{1F3FB}-\u{1F3FF}]|\u200D[♀♂]/gu, '');
}

/** '🏄🍕' has 'surfing' and 'pizza' in it; only where hardly a word stands beside them. */
export function spelled(sentence: string): string {
  const pictures = emojis(sentence);
  if (pictures.length === 0 || words(sentence).length > 3) return sentence;
  return [sentence, ...pictures.map((e) => PICTURES.get(bare(e)) ?? '')].join(' ');
}

/** Every picture as its word, between commas. */
export function spelledOut(text: string): string {
  return emojis(text).reduce((out, e) => out.replace(e, `, ${PICTURES.get(bare(e)) ?? ''},`), text);
}

/** No sentence is longer, in characters: each topic found in it is looked at with all that stands around. */
const LONGEST = 500;

export function topicsIn(herRuns: readonly string[][]): TopicHit[] {
  const hits: TopicHit[] = [];
  herRuns.forEach((texts, r) => {
    const age = herRuns.length - 1 - r;
    for (const line of texts) {
      for (const sentence of sentences(line)) {
        const low = straighten(spelled(ending(sentence, LONGEST)));
        for (const t of allTopics()) {
          for (const m of low.matchAll(t.pattern)) {
            if (falseFriend(t.id, m[0].toLowerCase(), low.toLowerCase(), m.index)) continue;
            const before = low.slice(Math.max(0, m.index - 24), m.index);
            // 'his dad', 'called me mum': not hers, and 'your dad' would be wrong.
            if (
              /^(?:parents|sibling)$/.test(t.id) &&
              /(?:\b(?:his|their|your|the|called me|like a|some|her|whose)|'s)\s+(?:\w+\s+)?$/.test(before)
            )
              continue;
            const surface = t.id === 'place' || t.id === 'language' ? placeCase(m[0]) : m[0].toLowerCase();
            hits.push({
              topic: t,
              name: t.id === 'series' || t.id === 'games' ? titled(t.nameFor(surface)) : t.nameFor(surface),
              surface,
              hers: /\b(?:my|our|we have a|i have an?|i've got an?)\s+(?:\w+\s+){0,2}$/i.test(before),
              negative: t.id !== 'tired' && dislikes(clauseAt(low, m.index), m[0]),
              age,
              line,
            });
          }
        }
      }
    }
  });
  const seen = new Set<string>();
  return hits
    .map((h, i) => ({
      h,
      score:
        -2.2 * h.age -
        (VAGUE.has(h.topic.id) ? 2.5 : 0) +
        (h.name.toLowerCase() === h.surface.toLowerCase() ? 0.4 : 0) +
        (h.hers ? 0.6 : 0) +
        i * 0.01,
    }))
    .sort((a, b) => b.score - a.score)
    .map((s) => s.h)
    .filter((h) => !seen.has(h.topic.id) && seen.add(h.topic.id));
}

/** 'I hate sushi' and 'sushi is overrated', but not 'hate speech' and not 'sick of work, but the sea helps'. */
function dislikes(clause: string, surface: string): boolean {
  const text = plain(clause);
  const at = text.indexOf(plain(surface));
  const before = at < 0 ? text : text.slice(0, at);
  return (
    (NEGATIVE.test(before) && !/\bhate (?:speech|crime|mail)\b/.test(text)) ||
    /\b(?:overrated|boring|not (?:really )?(?:for me|my thing|my cup of tea)|isn't for me|make me sick|scare me|give me hives)\b/.test(
      at < 0 ? '' : text.slice(at),
    )
  );
}

/** The part of a sentence around a place in it: 'not my thing, but I'd do jazz' speaks of jazz in its second half. */
function clauseAt(sentence: string, at: number): string {
  let start = 0;
  for (const m of sentence.matchAll(/[,;]| but | though | however |\.\.\. /gi)) {
    if (m.index >= at) return sentence.slice(start, m.index);
    start = m.index + m[0].length;
  }
  return sentence.slice(start);
}

/** Words that look like a topic and are not. */
function falseFriend(id: string, word: string, sentence: string, at: number): boolean {
  const after = sentence.slice(at + word.length, at + word.length + 20);
  const before = sentence.slice(Math.max(0, at - 16), at);
  switch (id) {
    case 'running':
      return (
        /^\s+(?:late|out|into|errands|away|through|by|the|a|my|low|on|for it|\d+)/.test(after) &&
        word !== 'marathon'
      );
    case 'office':
      return (
        (word === 'work' &&
          /\b(?:that|it|this|day|does|would|will|could|can|might|didn't|doesn't|don't|won't|not|to|times?|[ap]m|\d)\s*$/.test(
            before,
          ) &&
          !/\b(?:at|from|to|of|after|for) $/.test(before)) ||
        (word === 'data' && /^\s*(?:plan)/.test(after))
      );
    case 'teaching':
      return /^teach/.test(word) && /^\s+(?:my|me|him|her|you|them|myself|us|the dog|an old)\b/.test(after);
    case 'series':
      return (
        /^shows?$/.test(word) &&
        (/\b(?:our|my|comedy|light|talent|next|the whole|to|will|can|could|i'll|let me|didn't|no)\s*$/.test(
          before,
        ) ||
          /^\s+(?:up|me|you|him|her|them|off|it|that|us)\b/.test(after))
      );
    case 'book':
      return (
        word === 'fantasy' ||
        (word === 'book' && /\b(?:to|can|could|will|should|we)\s*$/.test(before)) ||
        (/^read/.test(word) && /\b(?:on)\s*$/.test(before))
      );
    case 'swimming':
      return word === 'dive' && /^\s+bar/.test(after);
    case 'cooking':
      return word === 'cooked' && /\bi'?m\s*$/.test(before);
    case 'dating':
      return /^dates?$/.test(word) && /^\s*(?:back|of)/.test(after);
    case 'games':
      return word === 'switch';
    case 'gym':
      return (
        /work(?:ed|ing|s)? ?out/.test(word) &&
        /\b(?:it|things?|that|this|everything|didn't|doesn't|don't|not)\s*(?:'ll |will |to )?$/.test(before)
      );
    case 'newjob':
      return word === 'passed' && /^\s*(?:away|out|by)/.test(after);
    case 'sick':
      // 'I'll' without its apostrophe.
      if (word === 'ill')
        return (
          /\b(?:i'm|im|so|was|am|been|got|feel\w*|very|really|a bit|is|are|were|get|getting|fell|being)\s*$/i.test(
            before,
          ) === false
        );
      return word === 'sick' && (/^\s+of/.test(after) || /\b(?:that's|so|is|was)\s*$/.test(before));
    case 'moving':
      return word === 'boxes' && /\btick|check\b/.test(before);
    case 'place':
      return (
        (word === 'la' && !/\b(?:in|to|from)\s*$/.test(before)) ||
        (word === 'turkey' && /\b(?:eat|ate|roast|cook)\w*\s*(?:a |the )?$/.test(before)) ||
        word === 'nice'
      );
    default:
      return false;
  }
}

function placeCase(word: string): string {
  if (/^(?:nyc|la|dnd)$/i.test(word)) return word.toUpperCase();
  if (/^(?:duolingo|languages?|accent|bilingual)$/i.test(word)) return word.toLowerCase();
  return titled(word.toLowerCase());
}

function titled(name: string): string {
  return /^(?:games|gaming|chess|poker|trivia|series|show|anime|uno|catan|.*(?:games|puzzles|quizzes|rooms|crosswords)|wordle)$/.test(
    name,
  ) && !/^(?:uno|catan|wordle)$/.test(name)
    ? name
    : name
        .replace(/(^|\s)(\p{Ll})/gu, (_, s: string, l: string) => s + l.toUpperCase())
        .replace(/\b(?:Of|The|And|De)\b/g, (w) => w.toLowerCase())
        .replace(/^the /, '');
}
