import { useEffect, useState } from 'react';
import { Button } from './button';
import { copyText } from './copy-text';
import { useHydrated } from './hydrated';
import { Icon } from './icon';
import { showToast } from './toast-store';

/** Section 9 of the specification. */
export const COPIED_MILLISECONDS = 2000;

interface CopyButtonProps {
  text: string;
  /** says what is copied, for people who do not see the button's place */
  label: string;
  /** the id of the text, where buttons for several texts have one name */
  describedBy?: string;
  /** the words beside the icon; without them the icon stands alone */
  children?: React.ReactNode;
  copiedText?: string;
  onCopied?: () => void;
}

/** Copies a text and shows a check mark for two seconds. Without JavaScript there is no such button. */
export function CopyButton({ text, label, describedBy, children, copiedText, onCopied }: CopyButtonProps) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [copied]);

  if (!hydrated) return null;
  const copy = async () => {
    try {
      await copyText(text);
      setCopied(true);
      onCopied?.();
      showToast({ title: 'Copied to clipboard!', description: 'You can now paste it in your conversation' });
    } catch {
      showToast({ kind: 'destructive', title: 'Failed to copy', description: 'Please try again' });
    }
  };
  return (
    <Button
      type="button"
      look="secondary"
      size="small"
      aria-label={label}
      aria-describedby={describedBy}
      onClick={copy}
    >
      <Icon name={copied ? 'check' : 'copy'} className={`size-4 ${copied ? 'text-good' : ''}`} />
      {copied && copiedText ? copiedText : children}
    </Button>
  );
}
