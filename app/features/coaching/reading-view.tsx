/** The short reading of a conversation: a small picture, what it says in words, her signals, the next step. */
import type { Reading } from './types';

const BAR = 8;
const GAP = 3;
const HALF = 36;
/** More turns than this would make bars too thin to see: the latest are shown. */
const MAX_BARS = 40;

const STEP_TITLES: Record<Reading['nextStep']['step'], string> = {
  'keep-talking': 'Keep talking',
  'suggest-date': 'Suggest a date',
  'give-space': 'Give space',
  'accept-kindly': 'Accept it kindly',
};

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function InvestmentPicture({ investment }: { investment: Reading['investment'] }) {
  const turns = investment.turns.slice(-MAX_BARS);
  const most = Math.max(1, ...turns.map((t) => t.words));
  const width = Math.max(1, turns.length) * (BAR + GAP) - GAP;
  const girl = turns.filter((t) => t.speaker === 'Girl').map((t) => t.words);
  const boy = turns.filter((t) => t.speaker === 'Boy').map((t) => t.words);
  const description = `Words in each message, in order. Hers, above the line: ${girl.join(', ') || 'none'}. Yours, below it: ${boy.join(', ') || 'none'}.`;
  return (
    <figure className="m-0">
      <svg
        role="img"
        aria-label={description}
        viewBox={`0 0 ${width} ${HALF * 2 + 2}`}
        preserveAspectRatio="xMinYMid meet"
        className="h-20 w-full max-w-md"
      >
        <title>{description}</title>
        <line x1="0" x2={width} y1={HALF + 1} y2={HALF + 1} className="stroke-field" strokeWidth="1" />
        {turns.map((turn, i) => {
          const height = Math.max(2, (turn.words / most) * HALF);
          const hers = turn.speaker === 'Girl';
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: turns have no identity and never move
              key={i}
              x={i * (BAR + GAP)}
              y={hers ? HALF - height : HALF + 2}
              width={BAR}
              height={height}
              rx="1.5"
              className={hers ? 'fill-accent' : 'fill-sky-700 dark:fill-sky-400'}
            />
          );
        })}
      </svg>
      <figcaption className="mt-1 text-xs text-muted">
        <span className="font-medium text-accent">Her messages</span> above the line,{' '}
        <span className="font-medium text-sky-800 dark:text-sky-300">yours</span> below: the longer the bar,
        the more words.
      </figcaption>
    </figure>
  );
}

/** `headingLevel` keeps the order of headings on the page that shows it. */
export function ReadingView({ reading, headingLevel = 3 }: { reading: Reading; headingLevel?: 2 | 3 | 4 }) {
  const Heading = `h${headingLevel}` as const;
  const { investment, signals, nextStep } = reading;
  const groups = [
    { kind: 'interest', title: 'Signs of interest', mark: '+', none: 'No clear sign of interest yet.' },
    { kind: 'distance', title: 'Signs of distance', mark: '−', none: 'No sign of distance.' },
  ] as const;
  return (
    <section
      aria-label="Reading of the conversation"
      className="space-y-4 rounded-lg border border-line bg-sunken p-4 text-ink"
    >
      <div className="space-y-2">
        <Heading className="text-base font-semibold">Who invests more</Heading>
        <InvestmentPicture investment={investment} />
        <p className="text-sm">{investment.summary}</p>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:max-w-md">
          <dt className="text-muted">Share of words</dt>
          <dd>
            her {percent(investment.girlWordShare)}, you {percent(investment.boyWordShare)}
          </dd>
          <dt className="text-muted">Questions asked</dt>
          <dd>
            her {investment.girlQuestions}, you {investment.boyQuestions}
          </dd>
        </dl>
      </div>
      {groups.map((group) => {
        const own = signals.filter((s) => s.kind === group.kind);
        return (
          <div key={group.kind} className="space-y-1">
            <Heading className="text-base font-semibold">{group.title}</Heading>
            {own.length === 0 ? (
              <p className="text-sm text-muted">{group.none}</p>
            ) : (
              <ul className="space-y-1 text-sm">
                {own.map((signal) => (
                  <li key={signal.label} className="flex gap-2">
                    <span aria-hidden="true" className="font-semibold">
                      {group.mark}
                    </span>
                    <span>
                      {signal.label}: <q className="break-words text-ink">{signal.line}</q>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
      <div className="space-y-1">
        <Heading className="text-base font-semibold">Best next step: {STEP_TITLES[nextStep.step]}</Heading>
        <p className="text-sm">{nextStep.text}</p>
      </div>
    </section>
  );
}
