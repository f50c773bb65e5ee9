/** Puts a text on the clipboard. Throws where the browser refuses. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // the clipboard API exists on https and localhost only
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  // a modal dialog makes everything outside it inert
  (document.querySelector('dialog:modal') ?? document.body).append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (!copied) throw new Error('the browser refused to copy');
}
