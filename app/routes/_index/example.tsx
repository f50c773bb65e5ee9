const REPLIES = [
  {
    tone: 'Confident',
    reply:
      'Those hills earned you every tart. I know a bakery here that comes close: Thursday, and you judge?',
    why: 'A clear plan, and the verdict is hers. Easy to say yes to.',
  },
  {
    tone: 'Playful',
    reply: 'Three days of tarts, and you blame the hills? I need the honest count.',
    why: 'Light teasing about her own words, with a question that follows up.',
  },
  {
    tone: 'Intriguing',
    reply: 'I only trust a city once I’ve been lost in it. Where was your best wrong turn?',
    why: 'A little of yourself, then a question: taking turns brings people closer.',
  },
] as const;

function Bubble({ from, text }: { from: 'Her' | 'You'; text: string }) {
  const own = from === 'You';
  return (
    <p
      className={`w-fit max-w-[85%] rounded-2xl px-4 py-2 ${
        own ? 'ml-auto rounded-br-md bg-accent text-on-accent' : 'rounded-bl-md bg-sunken'
      }`}
    >
      <span className="sr-only">{from}: </span>
      {text}
    </p>
  );
}

/** A worked example, marked as one: what goes in, and the three replies that come out. */
export function Example() {
  return (
    <figure className="rounded-3xl border border-line bg-card p-4 shadow-xl shadow-accent/5 sm:p-6">
      <figcaption className="mb-4 text-sm text-muted">
        <span className="mr-2 rounded-full bg-sunken px-2.5 py-1 font-semibold text-ink">Example</span>a
        conversation that we wrote
      </figcaption>
      <div className="space-y-2">
        <Bubble from="Her" text="Back from Lisbon! Three days of nothing but custard tarts" />
        <Bubble from="You" text="Nice! How was it?" />
        <Bubble from="Her" text="So good. My feet hate me though, those hills…" />
      </div>
      <ul className="mt-5 space-y-3 border-t border-line pt-5">
        {REPLIES.map(({ tone, reply, why }) => (
          <li key={tone} className="rounded-2xl border border-line p-4">
            <p className="text-xs font-semibold tracking-wide text-accent uppercase">{tone}</p>
            <p className="mt-1">{reply}</p>
            <p className="mt-1.5 text-sm text-muted">
              <strong className="font-semibold">Psychology:</strong> {why}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}
