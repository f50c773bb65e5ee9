import { useState } from 'react';
import { useHydrated } from '~/ui/hydrated';

/** Shows exactly what a hosted model is given: names, numbers and addresses are replaced before the text leaves. */
export function ShieldNote({ text, toServer }: { text: string; toServer: boolean }) {
  const hydrated = useHydrated();
  const [shielded, setShielded] = useState<{
    text: string;
    hidden: readonly { original: string; placeholder: string }[];
  }>();
  if (!hydrated || !text.trim()) return null;
  const show = async () => {
    const { shield } = await import('./prompts/shield');
    setShielded(shield(text));
  };
  return (
    <details className="mb-4 text-sm" onToggle={(event) => event.currentTarget.open && void show()}>
      <summary className="font-semibold text-accent">See exactly what leaves this device</summary>
      <p className="mt-2 text-muted">
        {`Names, handles, numbers and addresses are replaced before the text goes to the model${toServer ? ' by way of this site' : ''}, and put back in the answer. Around it stand the coach's instructions, which hold nothing of yours.`}
      </p>
      {shielded ? (
        <>
          <pre className="mt-2 max-h-64 overflow-auto whitespace-pre-wrap rounded-lg bg-sunken p-3 font-sans">
            {shielded.text}
          </pre>
          <p className="mt-2 text-muted">
            {shielded.hidden.length === 0
              ? 'Nothing had to be replaced.'
              : `Replaced: ${shielded.hidden.map(({ original, placeholder }) => `${original} → ${placeholder}`).join(', ')}`}
          </p>
        </>
      ) : null}
    </details>
  );
}
