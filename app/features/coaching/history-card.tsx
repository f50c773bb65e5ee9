import { useCopyTime } from '~/features/offline/use-line';
import { Card } from '~/ui/card';
import { Pagination } from '~/ui/pagination';
import { Time } from '~/ui/time';
import { ReadingPart } from './reading-part';
import { SavedSuggestions } from './saved-suggestions';
import type { SessionPage, SessionType } from './schemas';
import { WaitingSessions } from './waiting-sessions';

export const EMPTY_HISTORY = 'No coaching sessions yet. Try out our AI-powered tools to get started!';

interface HistoryCardProps {
  history: SessionPage;
  type?: SessionType;
  noun?: string;
}

/** 'Coaching History': what was asked and suggested before, newest first; what is not saved yet stands above it. */
export function HistoryCard({ history, type = 'chat-helper', noun = 'Option' }: HistoryCardProps) {
  const copyTime = useCopyTime();
  return (
    <Card className="mt-6">
      <h2 className="text-xl font-semibold">Coaching History</h2>
      {copyTime ? (
        <p className="mt-2 text-sm text-muted">
          What was last seen, on <Time iso={copyTime} />.
        </p>
      ) : null}
      <WaitingSessions type={type} noun={noun} />
      {history.total === 0 ? <p className="mt-3 text-muted">{EMPTY_HISTORY}</p> : null}
      <ul className="mt-2 divide-y divide-line">
        {history.items.map((session) => (
          <li key={session.id} className="py-4">
            <p className="text-sm text-muted">
              <Time iso={session.createdAt} />
            </p>
            <details className="group mt-1">
              <summary className="flex gap-2">
                <span className="line-clamp-2 min-w-0 flex-1 whitespace-pre-line break-words group-open:line-clamp-none">
                  {session.conversationText}
                </span>
                <span className="shrink-0 text-sm font-semibold text-accent">
                  <span className="group-open:hidden">Show</span>
                  <span className="hidden group-open:inline">Hide</span>
                </span>
              </summary>
              <SavedSuggestions noun={noun} session={session} />
              {session.reading ? (
                <div className="mt-3">
                  <ReadingPart reading={session.reading} />
                </div>
              ) : null}
            </details>
          </li>
        ))}
      </ul>
      <Pagination page={history.page} pageCount={history.pageCount} label="Coaching History pages" />
    </Card>
  );
}
