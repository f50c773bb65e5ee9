/**
 * The embedded coach with all it knows: what the server answers with, JavaScript on or off. The browser has `device.ts`, which
 * follows the same rules and knows less, for when the server cannot be reached.
 */
import { know } from './knowledge';
import { MORE } from './more';

know(MORE);

export * from './device';
