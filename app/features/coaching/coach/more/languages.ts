/** Tables of what is asked and told, by language. */
import { DE } from './language-de';
import { ES } from './language-es';
import { FR } from './language-fr';
import { HI } from './language-hi';
import { IT } from './language-it';
import { NL } from './language-nl';
import { PL } from './language-pl';
import { PT } from './language-pt';
import { SV } from './language-sv';
import { TR } from './language-tr';

export const LANGUAGES: Readonly<Record<string, string>> = {
  de: DE,
  es: ES,
  fr: FR,
  hi: HI,
  it: IT,
  nl: NL,
  pl: PL,
  pt: PT,
  sv: SV,
  tr: TR,
};
