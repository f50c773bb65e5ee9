import { useEffect, useState } from 'react';

const STEPS: { upTo: number; words: string }[] = [
  { upTo: 0.25, words: 'Sounds like you' },
  { upTo: 0.5, words: 'Close to how you write' },
  { upTo: 0.75, words: 'A little different from how you write' },
  { upTo: Number.POSITIVE_INFINITY, words: 'Not how you usually write' },
];

/** How far a reply is from his own style in this conversation, worked out on the device. Nothing when there is too little of his to tell. */
export function StyleMark({ reply, conversation }: { reply: string; conversation: string }) {
  const [distance, setDistance] = useState<number | null>(null);
  useEffect(() => {
    let wanted = true;
    import('./coach/device').then(
      ({ styleDistance }) => {
        if (wanted) setDistance(styleDistance(reply, conversation));
      },
      // the mark is an extra: without its code the reply stands as it is
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [reply, conversation]);
  if (distance === null) return null;
  return (
    <p className="mt-2 flex items-center gap-2 text-xs text-muted">
      <span aria-hidden="true" className="h-1.5 w-16 overflow-hidden rounded-full bg-line">
        <span className="block h-full bg-accent" style={{ width: `${Math.round((1 - distance) * 100)}%` }} />
      </span>
      {STEPS.find(({ upTo }) => distance <= upTo)?.words}
    </p>
  );
}
