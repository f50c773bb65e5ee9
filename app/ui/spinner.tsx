/** Something is under way; the words beside it say what. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 rounded-full border-2 border-line border-t-accent motion-safe:animate-spin ${className}`}
    />
  );
}
