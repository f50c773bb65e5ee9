import { useEffect } from 'react';
import { clearDraft, type Draft, goesOn, readDraft, writeDraft } from './drafts';
import { useUserId } from './use-line';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The fields that people write into: never a password, never what the page fills in by itself. */
function textControls(form: HTMLFormElement): TextControl[] {
  return [...form.elements].filter(
    (element): element is TextControl =>
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && element.type === 'text' && !element.hidden),
  );
}

/** As if it were typed, so that whatever listens to the field knows it. */
function typeInto(control: TextControl, value: string): void {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what is typed into the form with this id through reloads, crashes and a new sign-in. `done`: what the page shows
 * was saved, so an older draft is not wanted. Fields that are filled already are left alone, but for what was typed over that.
 */
export function useFormDraft(id: string, { name = id, done = false } = {}): void {
  const userId = useUserId();
  useEffect(() => {
    const form = document.getElementById(id);
    if (!userId || !(form instanceof HTMLFormElement)) return;
    const save = () => {
      const draft: Draft = {};
      for (const control of textControls(form)) draft[control.name] = control.value;
      writeDraft(userId, name, draft);
    };
    // typed before this script had arrived
    const typedBefore = textControls(form).some(({ value, defaultValue }) => value !== defaultValue);
    const isNewer = !typedBefore && goesOn(readDraft(userId, name));
    if (done && !typedBefore && !isNewer) clearDraft(userId, name);
    const draft = readDraft(userId, name) ?? {};
    for (const control of textControls(form)) {
      const value = draft[control.name];
      if (value && (control.value === '' || isNewer)) typeInto(control, value);
    }
    if (typedBefore) save();
    form.addEventListener('input', save);
    return () => form.removeEventListener('input', save);
  }, [id, name, done, userId]);
}
