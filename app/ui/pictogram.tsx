const PATHS = {
  bolt: 'M4 6a2 2 0 012-2h12a2 2 0 012 2v8a2 2 0 01-2 2h-6l-5 4v-4H6a2 2 0 01-2-2zM12.6 6.5L10 10.4h4l-2.6 3.4',
  bubbles:
    'M3 6.5a2 2 0 012-2h7a2 2 0 012 2v4a2 2 0 01-2 2H8.5L5 15.5v-3a2 2 0 01-2-2zM17 9.5h2a2 2 0 012 2v4a2 2 0 01-2 2v3l-3.5-3H12a2 2 0 01-2-2',
  climb: 'M3 19h4v-4h4v-4h4V7h5M17 4l3 3-3 3',
  door: 'M6 20V5a1 1 0 011-1h10a1 1 0 011 1v15M3.5 20h17M14.5 12.2v.1',
  heart: 'M12 19.5S4 15 4 9.3A4.3 4.3 0 0112 7a4.3 4.3 0 018 2.3c0 5.7-8 10.2-8 10.2z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3M12 14.8v1.6',
  page: 'M7 3.5h7l4 4V20a.5.5 0 01-.5.5h-10A.5.5 0 017 20zM14 3.5v4h4M9.8 12.5h5M9.8 16h5',
  people:
    'M12 9a3 3 0 11-6 0 3 3 0 016 0zM3 19.5a6 6 0 0112 0M15.5 6.2a3 3 0 010 5.6M17.2 14.3a6 6 0 013.8 5.2',
  spark: 'M12 3.5l1.9 5.6 5.6 1.9-5.6 1.9L12 18.5l-1.9-5.6L4.500 11l5.6-1.9zM18.500 16.500v4M16.500 18.500h4',
} as const;

export type PictogramName = keyof typeof PATHS;

/** A line drawing on a soft disc, above a heading that says the same; screen readers skip it. */
export function Pictogram({ name, className = '' }: { name: PictogramName; className?: string }) {
  return (
    <span
      className={`inline-flex size-12 shrink-0 items-center justify-center rounded-2xl bg-accent-soft text-accent ${className}`}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={PATHS[name]} />
      </svg>
    </span>
  );
}
