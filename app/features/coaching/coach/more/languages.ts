/** Tables of what is asked and told, by language. */
import { DE } from './language-de';
import { IT } from './language-it';
import { PT } from './language-pt';

export const LANGUAGES: Readonly<Record<string, string>> = { de: DE, it: IT, pt: PT };
