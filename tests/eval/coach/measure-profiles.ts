/** Measures openers, advice and the message library. */
import { contentStems } from '../../../app/features/coaching/coach/text';
import type {
  CoachAnswer,
  DashboardProfile,
  StandaloneProfile,
  Suggestion,
} from '../../../app/features/coaching/types';
import { FRESH_A_PROFILES } from './fresh-a-profiles';
import {
  FRESH_AA_CONTEXTS,
  FRESH_AA_DASHBOARD,
  FRESH_AA_PROFILES,
  FRESH_AA_STANDALONE,
} from './fresh-aa-profiles';
import { FRESH_B_PROFILES } from './fresh-b-profiles';
import { FRESH_C_PROFILES } from './fresh-c-profiles';
import { FRESH_Z_PROFILES } from './fresh-z-profiles';
import { type Engine, forbiddenIn, percent, type Row, show } from './measure';
import { DASHBOARD_PROFILES, HER_PROFILES, STANDALONE_PROFILES } from './profiles';
import { UNSEEN_PROFILES } from './unseen-profiles';

const OPENER_PROFILES = [
  ...new Set([
    ...HER_PROFILES,
    ...UNSEEN_PROFILES,
    ...FRESH_A_PROFILES,
    ...FRESH_B_PROFILES,
    ...FRESH_C_PROFILES,
    ...FRESH_Z_PROFILES,
    ...FRESH_AA_PROFILES,
  ]),
];
const DASHBOARD = [...DASHBOARD_PROFILES, ...FRESH_AA_DASHBOARD];
const STANDALONE = [...STANDALONE_PROFILES, ...FRESH_AA_STANDALONE];

/** In advice his own words stand in quotation marks, as he spelled them. */
const outsideQuotes = (text: string) => text.replace(/"[^"]*"/g, '"x"').replace(/ \.\.\./g, '.');
/** What a template leaves where it was filled with the wrong sort of words. */
const BROKEN_JOIN =
  /\b(\w+) \1\b|\b(?:for|to|join|about|meet) i\b|\blooking for (?:for|to|no|not|meet|i)\b|\bmeet (?:meet|to|see|no|something)\b|\b(?:a|an) (?:a|an|the|my|[aeio]\w+ed)\b|\bI(?:'m)? (?:a )?i\b|\.\.(?!\.)|\s[,.]/i;

export interface ProfileSets {
  openers: readonly string[];
  dashboard: readonly DashboardProfile[];
  standalone: readonly StandaloneProfile[];
}

/** Openers and advice. */
export async function measureProfiles(
  engine: Engine,
  sets: ProfileSets = { openers: OPENER_PROFILES, dashboard: DASHBOARD, standalone: STANDALONE },
): Promise<Row[]> {
  const wrong: string[] = [];
  const forbidden: string[] = [];
  const vague: string[] = [];
  const long: string[] = [];
  const joins: string[] = [];
  const texts = new Map<string, string>();
  const twice: string[] = [];
  let openers = 0;
  let specific = 0;
  const check = (id: string, answer: CoachAnswer, count: number): Suggestion[] => {
    if (answer.outcome !== 'answered' || answer.suggestions.length !== count) {
      wrong.push(id);
      return [];
    }
    for (const s of answer.suggestions) {
      const hit = forbiddenIn(s.text);
      if (hit && !/^(?:grammar|slot|machine|netspeak|pressure)/.test(hit)) forbidden.push(`${id} (${hit})`);
      if (id.startsWith('opener') && hit) forbidden.push(`${id} (${hit})`);
      const other = texts.get(s.text);
      if (other !== undefined) twice.push(`${other}=${id}`);
      texts.set(s.text, id);
    }
    return answer.suggestions;
  };
  for (const [i, details] of sets.openers.entries()) {
    const id = `opener-${i + 1}`;
    const hers = contentStems(details);
    for (const s of check(id, await engine({ kind: 'openers', profileDetails: details }), 3)) {
      if (s.text.length > 230) long.push(id);
      if (hers.size < 4) continue;
      openers++;
      if ([...contentStems(s.text)].some((w) => hers.has(w))) specific++;
      else vague.push(id);
    }
  }
  const advise = (id: string, profile: object, advice: readonly Suggestion[]) => {
    const own = contentStems(Object.values(profile).join(' '));
    for (const s of advice) {
      if (![...contentStems(s.text)].some((w) => own.has(w))) vague.push(id);
      const join = BROKEN_JOIN.exec(outsideQuotes(s.text));
      if (join) joins.push(`${id} (${join[0]})`);
    }
  };
  for (const [i, profile] of sets.dashboard.entries()) {
    const id = `dashboard-${i + 1}`;
    advise(id, profile, check(id, await engine({ kind: 'profile', variant: 'dashboard', profile }), 3));
  }
  for (const [i, profile] of sets.standalone.entries()) {
    const id = `standalone-${i + 1}`;
    advise(id, profile, check(id, await engine({ kind: 'profile', variant: 'standalone', profile }), 4));
  }
  const total = sets.openers.length + sets.dashboard.length + sets.standalone.length;
  const none = (measure: string, misses: string[]): Row => ({
    measure,
    value: String(misses.length),
    bar: '0',
    pass: misses.length === 0,
    misses,
  });
  return [
    {
      measure: `profiles: right number of parts (${total} profiles)`,
      value: show(percent(total - wrong.length, total)),
      bar: '100%',
      pass: wrong.length === 0,
      misses: wrong,
    },
    {
      measure: 'openers: a detail of her profile in each',
      value: show(percent(specific, openers)),
      bar: '>= 95%',
      pass: percent(specific, openers) >= 95,
      misses: [...new Set(vague)],
    },
    none('openers over 230 characters', long),
    none('advice: words joined wrongly', joins),
    none('profiles: texts used twice', twice),
    none('profiles: forbidden patterns', forbidden),
  ];
}

/** A library filled one by one must never repeat itself, and speaks of what he wrote. */
export async function measureLibrary(engine: Engine, rounds: number): Promise<Row[]> {
  const misses: string[] = [];
  for (const type of ['ice_breaker', 'compliment'] as const) {
    for (const context of ['', 'she loves pottery and has two cats']) {
      const avoid: string[] = [];
      for (let i = 0; i < rounds; i++) {
        const answer = await engine({ kind: 'library', type, context, avoid });
        const text = answer.outcome === 'answered' ? answer.suggestions[0]?.text : undefined;
        const hit = text ? forbiddenIn(text) : null;
        if (!text || avoid.includes(text))
          misses.push(`${type} ${context ? 'with' : 'without'} context, number ${i + 1}`);
        else if (hit) misses.push(`${text} (${hit})`);
        if (text) avoid.push(text);
      }
    }
  }
  const beside: string[] = [];
  for (const [type, context] of FRESH_AA_CONTEXTS) {
    const answer = await engine({ kind: 'library', type, context, avoid: [] });
    if (answer.outcome !== 'answered' || !answer.suggestions[0]?.psychology.includes('what you wrote'))
      beside.push(context);
  }
  const about = percent(FRESH_AA_CONTEXTS.length - beside.length, FRESH_AA_CONTEXTS.length);
  return [
    {
      measure: `library: new and clean, ${rounds} in a row, four ways`,
      value: misses.length === 0 ? 'yes' : `${misses.length} not`,
      bar: 'yes',
      pass: misses.length === 0,
      misses,
    },
    {
      measure: `library: about what he wrote (${FRESH_AA_CONTEXTS.length} contexts)`,
      value: show(about),
      bar: '>= 80%',
      pass: about >= 80,
      misses: beside,
    },
  ];
}
