/** Section 5 of the specification: pasted text must label speakers. */
const MAN_LABEL = /^\s*(boy|guy|him|man)\s*:/im;

export const CONVERSATION_FORMAT = {
  title: 'Conversation Format',
  description: "Please make sure to label the speakers (e.g., 'Boy:', 'Girl:') for better analysis.",
} as const;

/** True when some line starts with a man's label, whatever its case. */
export function hasSpeakerLabels(text: string): boolean {
  return MAN_LABEL.test(text);
}
