import { ChatHelper } from '~/features/coaching/chat-helper';
import { HistoryCard } from '~/features/coaching/history-card';
import { Card } from '~/ui/card';
import type { FormReply } from '~/ui/form';
import type { Panel } from './tabs.server';

/** The content of the open tab. */
export function TabPanel({ panel, reply }: { panel: Panel; reply: FormReply | undefined }) {
  switch (panel.tab) {
    case 'chat-helper':
      return (
        <>
          <ChatHelper {...panel} path="/dashboard?tab=chat-helper" reply={reply} />
          <HistoryCard history={panel.history} />
        </>
      );
    default:
      return (
        <Card>
          <h2 className="text-xl font-semibold">Coaching sessions</h2>
          <p className="mt-3 font-display text-5xl">{panel.sessionCount}</p>
        </Card>
      );
  }
}
