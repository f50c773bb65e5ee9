/** Which language she writes in, as far as a few small words tell. */
import type { Conversation } from './conversation';
import { isFunctionWord, words } from './text';

/** Small words of each language, as patterns for a whole word. */
const LANGUAGES = Object.entries({
  es: 'por|y|la|el|en|de|con|es|s[ií]|mi|lo|se|al|ya|eso|qu[eé]|c[oó]mo|est[aá]s?|hola|muy|pero|para|gracias|tambi[eé]n|mañana|bien|t[uú]|te|gusta|porque|eres|d[oó]nde|cuándo|quieres|haces|hoy|una|los|las|del|jaja.*|vale|claro|tienes|fui|quiero|un|mis|estoy|pasa|nada|ahora|buenas|tarde|tengo|soy|ayer|me|le|su|no|q|otro|tres|día|ni|yo|a|o|hay|ser',
  fr: "je|tu|est|suis|c'est|pas|mais|bonjour|salut|merci|oui|avec|pour|quoi|très|demain|toi|et|ça|une|des|vous|aimes|fais|quand|où|j'ai|j'aime|bien|le|les|coucou|boulot|du|de|la|un|en|on|ai|t'as|sans|rentre|ce|mon|ma|mes|ton|ta|que|dans|ou",
  de: "ich|du|und|ist|nicht|bist|hallo|danke|auch|aber|was|wie|heute|morgen|dir|mir|gut|ein|eine|das|die|der|ja|nein|schon|machst|hast|magst|wir|mit|für|war|waren|hab|habe|seit|zu|es|den|dem|im|am|so|bin|sehr|super|noch|mal|mich|einen|überall|um|raus|mehr|oder|ne|nochmal|bei|wenn|dann|doch|hier|von|aus|kein.*|kann|muss|jetzt|wieder|alles|immer|nur|du's|gern|was|.*ß.*",
  pt: 'voc[eê]|n[aã]o|oi+|tudo|bem|obrigad[oa]|muito|também|hoje|amanhã|gosto|eu|está|uma|mas|com|quer|kkk+.*|no|to|tô|meio|d[eao]|minhas?|meus?|vc|acabei|sinto|e|que|em|para|pra|.*[ãõ].*|q|a|é|os?|as',
  it: 'ciao|sono|che|non|grazie|anche|bene|molto|perché|oggi|domani|ti|mi|piace|sei|come|cosa|una|stai|allora|vuoi|appena|da|ho|due|giorni|la|il|per|di|a|e|un|mi[oa]|con|questa|tornata',
  nl: "ik|je|jij|het|een|van|niet|en|de|dat|wat|maar|ook|nog|wel|mijn|m'n|met|voor|op|aan|zijn|bent?|heeft|heb|naar|er|hoe|waar|welke|dan|gewoon|lekker|geen|vandaag|gisteren|weer|gaat?|doe|kom|moet|jouw?|te|zullen|ja|een|thee",
  sv: 'jag|och|är|det|att|inte|du|på|för|med|som|har|vad|hur|så|men|mig|dig|min|mitt|din|ett|en|till|från|ska|tack|nej|också|bara|nu|när|om|lite|eller|kaffe|gillar|av|i|den|de|vi|var|kom|ut|gör|.*å.*',
  pl: 'w|z|na|nie|jest|jak|co|ze|ja|ty|mi|ci|tak|ale|mam|masz|juz|tylko|cz(?:y|ym|ego)|dzis|jutro|by[lł][ao]?|gdzie|kiedy|jaki.*|lubisz|po|za|tez|jeszcze|bo|tu|sie|hej|.*[ąęłńśźż].*|.*ć',
  tr: 'bir|ve|bu|çok|sen|ne|de|için|ama|var|yok|evet|selam|merhaba|iyi.*|güzel|gibi|daha|bana|sana|hafta|her|en|ki|m[iuü]|nere.*|.*[ığş].*|.{3,}(?:[iuü]yor.*|d[iuü]m)',
}).map(([code, small]) => [code, new RegExp(`^(?:${small})$`)] as const);

/** Another language than English, when most of her latest words are in it. */
export function languageOf(c: Conversation): string | null {
  const text = (c.herOpenLines.length > 0 ? c.herOpenLines : c.girl.slice(-2)).join(' ');
  const all = words(text);
  // Hindi in Latin letters has small words in common with many.
  if (all.length === 0 || all.some((w) => /^(?:hain|nahi|kya|hoon|bhi|yaar|kal)$/.test(w))) return null;
  const count = (rule: RegExp) => all.filter((w) => rule.test(w)).length;
  const english = all.filter(
    (w) =>
      isFunctionWord(w) &&
      !/^(?:me|die|was|as|come|on|i|no|a|so|in|an|us|hi|is|am|he|do|has|we|of|over|had|want|hey|to|ok|ha+(?:ha+)+h?)$/.test(
        w,
      ),
  ).length;
  let best = '';
  let most = 0;
  for (const [code, rule] of LANGUAGES) {
    const n = count(rule);
    if (n > most) [best, most] = [code, n];
  }
  const plainly = count(/^(?:i|i'm|im|the|and|was|it|my|of|is|you|that|to|at|be)$/);
  if (plainly >= 3 && plainly * 2 > most) return null;
  // 'What do i DO' has two words that are Portuguese as well: English words weigh more in a short text.
  if (most <= (all.length < 8 ? 2 * english : english)) return null;
  // A single word that is English as well ('leave me alone') proves nothing; without English a few are enough.
  if (most === 1 && all.some((w) => w !== 'of' && isFunctionWord(w))) return null;
  const enough = english === 0 ? (most >= 2 ? 0.18 : 0.3) : 0.33;
  return most / all.length >= enough ? best : null;
}
