import type { Browser } from '@playwright/test';

export interface DrawnMessage {
  from: 'Girl' | 'Boy';
  text: string;
}

/** A PNG of a conversation as a messenger shows it, drawn by the browser under test. */
export async function drawConversation(browser: Browser, messages: readonly DrawnMessage[]): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    javaScriptEnabled: false,
  });
  const bubbles = messages.map(({ from, text }) => `<p class="${from}">${text}</p>`).join('');
  await page.setContent(`<!doctype html><style>
    body { margin: 0; padding: 24px 12px; background: #fff; font: 17px/1.3 'Liberation Sans', Arial, sans-serif; display: flex; flex-direction: column; gap: 10px }
    p { margin: 0; padding: 10px 14px; border-radius: 18px; max-width: 250px }
    .Girl { align-self: flex-start; background: #e9e9eb; color: #000 }
    .Boy { align-self: flex-end; background: #0b7cff; color: #fff }
  </style>${bubbles}`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

export const CONVERSATION: readonly DrawnMessage[] = [
  { from: 'Girl', text: 'I just came back from a weekend in Lisbon' },
  { from: 'Boy', text: 'Nice, how was it?' },
  { from: 'Girl', text: 'Amazing food everywhere! Do you like to travel?' },
];

export const CONVERSATION_TEXT = CONVERSATION.map(({ from, text }) => `${from}: ${text}`).join('\n');
