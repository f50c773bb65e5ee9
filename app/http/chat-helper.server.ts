import type { CurrentUser } from '../features/accounts/schemas.ts';
import { ChatHelperSchema } from '../features/coaching/schemas.ts';
import { CONVERSATION_FORMAT, hasSpeakerLabels } from '../features/coaching/speaker-labels.ts';
import { formResponse, parseForm } from './form.server.ts';
import { runToolForm } from './tools.server.ts';

/** The Chat Helper's form, on the dashboard and on its own screen. */
export async function chatHelperForm(request: Request, user: CurrentUser, form: FormData) {
  const parsed = parseForm(form, ChatHelperSchema, { intent: 'chat-helper' });
  if (!parsed.ok) return parsed.response;
  const { conversationText, advanced } = parsed.value;
  if (!hasSpeakerLabels(conversationText)) {
    return formResponse(parsed.reply({ toast: { kind: 'destructive', ...CONVERSATION_FORMAT } }), 400);
  }
  return runToolForm({
    request,
    user,
    form,
    job: { kind: 'replies', conversation: conversationText, advanced: false },
    screen: 'text',
    session: { type: 'chat-helper', conversationText, advanced: advanced === 'on' },
    reply: parsed.reply,
  });
}
