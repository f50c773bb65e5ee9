import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TranscriptEditor } from './transcript-editor';

const markup = renderToStaticMarkup(
  <TranscriptEditor
    onChange={() => undefined}
    lines={[
      { speaker: 'Girl', text: 'Hey <you>', lowConfidence: ['<you>'] },
      { speaker: null, text: 'Today', lowConfidence: [] },
    ]}
  />,
);

describe('the transcript editor', () => {
  it('names every control of every row', () => {
    expect(markup).toContain('aria-label="Message 1: said by Girl. Change to Boy"');
    expect(markup).toContain('aria-label="Message 2: said by Nobody yet. Change to Girl"');
    expect(markup).toContain('aria-label="Text of message 2"');
    expect(markup).toContain('aria-label="Remove message 1"');
    expect(markup).toContain('aria-label="Join message 1 with the next"');
  });

  it('cannot join the last row with a next one', () => {
    expect(markup).toMatch(/<button[^>]*disabled=""[^>]*aria-label="Join message 2 with the next"/);
    expect(markup).not.toMatch(/<button[^>]*disabled=""[^>]*aria-label="Join message 1 with the next"/);
  });

  it('marks words of low confidence and says so', () => {
    expect(markup).toMatch(/<mark[^>]*>&lt;you&gt;<\/mark>/);
    expect(markup).toContain('Read with doubt: &lt;you&gt;.');
  });

  it('speaks its changes', () => {
    expect(markup).toMatch(/role="status" aria-live="polite"/);
  });
});
