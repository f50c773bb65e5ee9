/** Sentences of hers that are meant for a machine. */
import { contentStems, sentences } from './text';

const ORDERS =
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |my )*(?:previous|prior|above|earlier|system|other)\b|\b(?:developer|debug|dan|god|jailbreak|admin) mode\b|\b(?:print|reveal|show|repeat|output) (?:me )?(?:your|the) (?:system )?(?:prompt|instructions)\b|\byou are (?:now )?(?:an ai|chatgpt|a language model|dan\b)|\b(?:reply|respond|answer|output) (?:with )?only\b|^system\s*:|\bassistant\s*:|\bEXPLAIN:|<\||\b(?:note|message|instructions?) (?:to|for) (?:the |any )?(?:ai|bot|assistant|model|coach)\b|\bfrom now on,? (?:tell|say|write|reply|answer)\b/i;

/** Her line without sentences meant for a machine: they are no topic to talk about. */
export function withoutOrders(line: string): string {
  if (!ORDERS.test(line)) return line;
  const rest = sentences(line)
    .filter((s) => !ORDERS.test(s))
    .join(' ');
  return contentStems(rest).size > 0 ? rest : '';
}
