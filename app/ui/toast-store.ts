import { newId } from './new-id';

/** Toasts that code on the page shows; the toaster takes them up when it has loaded. */
export interface ToastContent {
  id: string;
  kind: 'default' | 'destructive';
  title: string;
  description?: string;
  link?: { to: string; text: string };
}

export interface ShownToast extends ToastContent {
  /** a button in the toast; the toast closes when it is pressed */
  action?: { text: string; run(): void };
  /** true: stays until it is closed, because without its button the person would be stuck */
  stays?: boolean;
}

type Listener = (toast: ShownToast | null) => void;

/** One at a time (specification section 9): a new toast takes the old one's place. */
let current: ShownToast | null = null;
const listeners = new Set<Listener>();
const seen = new Set<string>();

export function showToast(
  toast: Omit<ShownToast, 'id' | 'kind'> & Partial<Pick<ShownToast, 'id' | 'kind'>>,
): void {
  const id = toast.id ?? newId();
  // a page's toast comes again with every render, and with Back
  if (seen.has(id)) return;
  seen.add(id);
  current = { kind: 'default', ...toast, id };
  for (const listener of listeners) listener(current);
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener);
  if (current) listener(current);
  return () => listeners.delete(listener);
}
