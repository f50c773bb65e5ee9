import { env } from '../env.server.ts';
import {
  type EngineConfig,
  engineConfigForBrowser,
  type ServerEngineConfig,
} from '../features/coaching/engines/index.ts';

/** The engine's settings, from the environment. */
export const serverEngine: ServerEngineConfig = {
  engine: env.COACH_ENGINE,
  model: env.GEMINI_MODEL,
  baseUrl: env.GEMINI_BASE_URL ?? null,
  apiKey: env.GEMINI_API_KEY,
};

/** What a page with a coaching tool tells the browser. */
export function browserEngine(): EngineConfig {
  return engineConfigForBrowser(serverEngine);
}
