import { detectSpeakerNames, mapSpeakers } from '../features/coaching/coach/index.ts';
import { ChatHelperSchema } from '../features/coaching/schemas.ts';
import { CONVERSATION_FORMAT, hasSpeakerLabels } from '../features/coaching/speaker-labels.ts';
import { formResponse, parseForm, type SentForm } from './form.server.ts';
import { runToolForm } from './tools.server.ts';

/** The Chat Helper's form, on the dashboard and on its own screen. */
export async function chatHelperForm(sent: SentForm) {
  const parsed = parseForm(sent.form, ChatHelperSchema, { intent: 'chat-helper' });
  if (!parsed.ok) return parsed.response;
  const { advanced, boyIs } = parsed.value;
  const conversationText = withLabels(parsed.value.conversationText, boyIs);
  if (!hasSpeakerLabels(conversationText)) {
    const names = detectSpeakerNames(conversationText)?.names ?? null;
    return formResponse(
      {
        ...parsed.reply({
          toast: { kind: 'destructive', ...CONVERSATION_FORMAT },
          // the toast leaves after a while, the reason stays
          fieldErrors: { conversationText: [CONVERSATION_FORMAT.description] },
        }),
        names,
      },
      400,
    );
  }
  return runToolForm({
    ...sent,
    job: { kind: 'replies', conversation: conversationText, advanced: false },
    screen: 'text',
    session: { type: 'chat-helper', conversationText, advanced: advanced === 'on' },
    field: 'conversationText',
    reply: parsed.reply,
  });
}

/** The text with its two names made into labels, once the person has said which one is him. */
function withLabels(text: string, boyIs: string | undefined): string {
  const names = boyIs ? detectSpeakerNames(text)?.names : undefined;
  const boy = names?.find((name) => name === boyIs);
  const girl = names?.find((name) => name !== boyIs);
  return boy && girl ? mapSpeakers(text, { boy, girl }) : text;
}
