import { ChatHelper } from '~/features/coaching/chat-helper';
import { ChatStarter } from '~/features/coaching/chat-starter';
import { HistoryCard } from '~/features/coaching/history-card';
import { ProfileWizard } from '~/features/coaching/profile-wizard';
import { MessageLibrary } from '~/features/library/message-library';
import { ReferralsTab } from '~/features/referrals/referrals-tab';
import type { FormReply } from '~/ui/form';
import { Overview } from './overview';
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
    case 'chat-starter':
      return (
        <>
          <ChatStarter
            engine={panel.engine}
            path="/dashboard?tab=chat-starter"
            title="Chat Starter"
            reply={reply}
            current={panel.current}
            starters={panel.starters}
            withSession
          />
          <HistoryCard history={panel.history} type="chat-starter" noun="Opener" />
        </>
      );
    case 'profile-wizard':
      return (
        <>
          <ProfileWizard
            engine={panel.engine}
            path="/dashboard?tab=profile-wizard"
            reply={reply}
            current={panel.current}
          />
          <HistoryCard history={panel.history} type="profile-wizard" noun="Enhancement" />
        </>
      );
    case 'ice-breakers':
      return (
        <MessageLibrary
          path="/dashboard?tab=ice-breakers"
          type={panel.type}
          library={panel.library}
          context={panel.context}
          reply={reply}
        />
      );
    case 'referrals':
      return <ReferralsTab {...panel} />;
    default:
      return <Overview sessionCount={panel.sessionCount} />;
  }
}
