/** Which language she writes in, as far as a few small words tell. */
import type { Conversation } from './conversation';
import { isFunctionWord, straighten, words } from './text';

const LANGUAGES: [string, RegExp][] = [
  [
    'es',
    /\b(?:por|y|la|el|en|de|con|es|sí|mi|lo|se|al|ya|eso|qué|que|cómo|como|estás|hola|muy|pero|para|gracias|también|mañana|bien|tú|te|me gusta|porque|eres|dónde|cuándo|quieres|haces|hoy|una|los|las|del|jaja\w*|vale|claro|tienes|fui|quiero|un|mis|está|estoy|pasa|nada|ahora|buenas|tarde|del|tengo|soy|ayer|me|le|su|si|sí|no|q|otro|tres|día|ni|yo|a|hay|ser)\b/giu,
  ],
  [
    'fr',
    /\b(?:je|tu|est|suis|c'est|pas|mais|bonjour|salut|merci|oui|avec|pour|quoi|très|demain|toi|et|ça|une|des|vous|aimes|fais|quand|où|j'ai|j'aime|bien|le|les|coucou|boulot|du|de|la|un|en|on|suis|ai|t'as|sans|rentre|ce|mon|ma|mes)\b/giu,
  ],
  [
    'de',
    /\b(?:ich|du|und|ist|nicht|bist|hallo|danke|auch|aber|was|wie|heute|morgen|dir|mir|gut|ein|eine|das|die|der|ja|nein|schon|machst|hast|magst|wir|mit|für|war|waren|hab|habe|seit|zu|es|den|dem|im|am|so|bin|sehr|super|noch|mal|mich|einen|überall|um|raus|mehr|oder|ne|nochmal|seit|bei|wenn|dann|doch|hier|von|aus|kein\w*|kann|muss|jetzt|wieder|alles|immer|nur|du's)\b/giu,
  ],
  [
    'pt',
    /\b(?:você|voce|não|nao|oi|tudo|bem|obrigad[oa]|muito|também|hoje|amanhã|gosto|eu|está|uma|mas|com|quer|kkk+\w*|oii+|no|to|tô|meio|de|da|do|minhas?|meus?|vc|acabei|sinto|e|com|que|para|pra|os|as)\b/giu,
  ],
  [
    'it',
    /\b(?:ciao|sono|che|non|grazie|anche|bene|molto|perché|oggi|domani|ti|mi|piace|sei|come|cosa|una|stai|allora|vuoi|appena|da|ho|due|giorni|la|il|per|di|a|e|un|mio|mia|con|questa|tornata)\b/giu,
  ],
];

/** Another language than English, when most of her latest words are in it. */
export function languageOf(c: Conversation): string | null {
  const text = (c.herOpenLines.length > 0 ? c.herOpenLines : c.girl.slice(-2)).join(' ');
  const all = words(text);
  if (all.length === 0) return null;
  const english = all.filter(
    (w) => isFunctionWord(w) && !/^(?:me|die|was|as|come|on|i|no|a|so|in|an|us|hi|is|am|he|do|has)$/.test(w),
  ).length;
  const plainly = all.filter((w) =>
    /^(?:i|i'm|im|the|and|was|it|my|of|is|you|that|to|at|be)$/i.test(w),
  ).length;
  if (plainly >= 3) return null;
  let best: [string, number] | null = null;
  for (const [code, rule] of LANGUAGES) {
    const n = (straighten(text).match(rule) ?? []).length;
    if (!best || n > best[1]) best = [code, n];
  }
  // 'What do i DO' has two words that are Portuguese as well: English words weigh more in a short text.
  if (!best || best[1] <= (all.length < 8 ? 2 * english : english)) return null;
  // Without a single English word a few of another language are proof enough.
  const enough = english === 0 ? (best[1] >= 2 ? 0.18 : 0.38) : 0.33;
  return best[1] / all.length >= enough ? best[0] : null;
}
