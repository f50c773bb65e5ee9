const PATHS = {
  check: 'M5 13l4 4L19 7',
  chevron: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h10v10H9zM5 15H4V5h10v1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z',
  sun: 'M12 4V2m0 20v-2m8-8h2M2 12h2m13.7-5.7l1.4-1.4M4.9 19.1l1.4-1.4m11.4 0l1.4 1.4M4.9 4.9l1.4 1.4M16 12a4 4 0 11-8 0 4 4 0 018 0z',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4',
  upload: 'M12 16V5m0 0L7.5 9.5M12 5l4.5 4.5M5 19h14',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 16M9 9.5a1 1 0 11-2 0 1 1 0 012 0z',
  text: 'M5 6h14M5 11h14M5 16h9',
  person: 'M16 8a4 4 0 11-8 0 4 4 0 018 0zM4.5 20a7.5 7.5 0 0115 0',
} as const;

export type IconName = keyof typeof PATHS;

/** A picture beside words that say the same; screen readers skip it. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
