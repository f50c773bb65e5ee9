import { Card } from '~/ui/card';
import { Pagination } from '~/ui/pagination';
import { Time } from '~/ui/time';
import { splitSuggestion } from './engines/parse';
import type { SessionPage } from './schemas';

export const EMPTY_HISTORY = 'No coaching sessions yet. Try out our AI-powered tools to get started!';

/** 'Coaching History': what was asked and suggested before, newest first. */
export function HistoryCard({ history, noun = 'Option' }: { history: SessionPage; noun?: string }) {
  return (
    <Card className="mt-6">
      <h2 className="text-xl font-semibold">Coaching History</h2>
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
                <span className="shrink-0 text-sm font-semibold text-accent group-open:hidden">Show</span>
              </summary>
              <ol className="mt-3 space-y-3">
                {session.suggestions.map((stored, index) => {
                  const { text, psychology } = splitSuggestion(stored);
                  return (
                    <li key={text} className="rounded-lg bg-sunken p-3">
                      <p className="text-sm font-semibold text-accent">{`${noun} ${index + 1}`}</p>
                      <p className="whitespace-pre-line break-words">{text}</p>
                      {psychology ? <p className="mt-1 text-sm text-muted">{psychology}</p> : null}
                    </li>
                  );
                })}
              </ol>
            </details>
          </li>
        ))}
      </ul>
      <Pagination page={history.page} pageCount={history.pageCount} label="Coaching History pages" />
    </Card>
  );
}
