import { useEffect, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { COPIED_MILLISECONDS } from '~/ui/copy-button';
import { copyText } from '~/ui/copy-text';
import { useHydrated } from '~/ui/hydrated';
import { Icon } from '~/ui/icon';
import { showToast } from '~/ui/toast-store';

/** The read-only link; without JavaScript it is there to be marked and copied by hand. */
export function ReferralLinkField({ link }: { link: string }) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await copyText(link);
      setCopied(true);
    } catch {
      input.current?.select();
      showToast({
        kind: 'destructive',
        title: 'Failed to copy to clipboard',
        description: 'The link is marked: copy it by hand.',
      });
    }
  }

  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
      <div className="min-w-0 flex-1">
        <label htmlFor="referral-link" className="mb-1.5 block font-medium">
          Your referral link
        </label>
        <input
          id="referral-link"
          type="text"
          ref={input}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 w-full rounded-lg border border-field bg-sunken px-3.5 py-2 text-ink"
        />
      </div>
      {hydrated ? (
        <Button type="button" onClick={copy} className="sm:min-w-32">
          <Icon name={copied ? 'check' : 'copy'} className="size-4" />
          <span aria-live="polite">{copied ? 'Copied!' : 'Copy'}</span>
        </Button>
      ) : null}
    </div>
  );
}
