/**
 * Which engine answers, in one place (contract section 5). Small on purpose: engines are loaded when they are
 * asked for, so importing this costs the browser nothing.
 */
import type { CoachAnswer, CoachJob } from '../types';
import type { CoachEngine, EngineResult, GenerateOptions } from './engine';
import { FLAGGED_TEXT, MESSAGES } from './messages';

export type { CoachEngine, EngineAnswer, EngineResult, GenerateOptions } from './engine';
export type { CoachFailure, CoachFailureKind, CoachScreen } from './messages';

export const COACH_ENGINES = ['gemini', 'gemini-proxy', 'embedded'] as const;
export type CoachEngineName = (typeof COACH_ENGINES)[number];

/** Where the SDK finds this server's own Gemini endpoint: `{this}/v1beta/models/{model}:generateContent`. */
export const COACH_API_PATH = '/api/coach';
/** Sent as the key to our own server, which knows people by their session cookie. No secret. */
export const OWN_SERVER_KEY = 'session';
export const GOOGLE_ORIGIN = 'https://generativelanguage.googleapis.com';

/** The server's settings, straight from the environment. Never given to the browser. */
export interface ServerEngineConfig {
  engine: CoachEngineName;
  model: string;
  /** GEMINI_BASE_URL, null when unset. */
  baseUrl: string | null;
  /** GEMINI_API_KEY, '' when unset. */
  apiKey: string;
}

/** What the browser is told. In mode `gemini` it holds the real key, as the specification says. */
export interface EngineConfig {
  engine: CoachEngineName;
  model: string;
  baseUrl: string | null;
  apiKey: string;
}

export function engineConfigForBrowser(server: ServerEngineConfig): EngineConfig {
  const { engine, model } = server;
  if (engine === 'gemini') return { engine, model, baseUrl: server.baseUrl, apiKey: server.apiKey };
  return { engine, model, baseUrl: COACH_API_PATH, apiKey: OWN_SERVER_KEY };
}

/** The other origin that the page must be allowed to call (connect-src), or null when there is none. */
export function modelOrigin({ engine, baseUrl }: Pick<EngineConfig, 'engine' | 'baseUrl'>): string | null {
  return engine === 'gemini' ? new URL(baseUrl ?? GOOGLE_ORIGIN).origin : null;
}

export interface EngineTuning {
  timeoutMs?: number;
  customHeaders?: Record<string, string>;
}

/** The real SDK in every mode. A chunk that cannot be loaded is a network failure like any other. */
export function createBrowserEngine(config: EngineConfig, tuning: EngineTuning = {}): CoachEngine {
  let engine: Promise<CoachEngine> | null = null;
  const load = () =>
    import('./hosted').then(({ createHostedEngine }) =>
      createHostedEngine({ ...config, ...tuning, shielded: config.engine !== 'embedded' }),
    );
  return {
    async generate(job, options) {
      engine ??= load();
      const loaded = await engine.catch(() => null);
      if (!loaded) {
        engine = null;
        return { ok: false, failure: { kind: 'network', message: MESSAGES.network } };
      }
      return loaded.generate(job, options);
    },
  };
}

/** The embedded coach: the device's in the browser ('Use the built-in coach'), with all it knows on the server. */
export async function askBuiltInCoach(job: CoachJob): Promise<EngineResult> {
  const answer = await builtInAnswer(job);
  if (!answer) return { ok: false, failure: { kind: 'network', message: MESSAGES.network } };
  return answer.outcome === 'answered'
    ? { ok: true, answer }
    : { ok: false, failure: { kind: 'flagged', message: FLAGGED_TEXT.description } };
}

/** Null for what the device's coach does not do. */
async function builtInAnswer(job: CoachJob): Promise<CoachAnswer | null> {
  if (import.meta.env.SSR) return (await import('../coach')).coach(job);
  return job.kind === 'library' ? null : (await import('../coach/device')).coach(job);
}

/**
 * Answers a form that came without JavaScript: by the hosted model when there is a key, else by the embedded
 * coach; in mode `gemini` an empty key is the specification's missing-key failure.
 */
export async function generateOnServer(
  job: CoachJob,
  config: ServerEngineConfig,
  options: GenerateOptions & EngineTuning = {},
): Promise<EngineResult> {
  const builtIn =
    config.engine === 'embedded' || (config.engine === 'gemini-proxy' && config.apiKey.trim() === '');
  if (builtIn) return askBuiltInCoach(job);
  const { createHostedEngine } = await import('./hosted');
  const { timeoutMs, customHeaders, ...generate } = options;
  const { apiKey, baseUrl, model } = config;
  return createHostedEngine({ apiKey, baseUrl, model, timeoutMs, customHeaders, shielded: true }).generate(
    job,
    generate,
  );
}
