/** What the reading of a screenshot says and gives; shared by the page and the worker. Pure. */

export interface OcrProgress {
  stage: 'downloading' | 'starting' | 'reading';
  loadedBytes?: number;
  totalBytes?: number;
  /** Estimated from the last seconds' speed; absent until there is something to estimate from. */
  secondsLeft?: number;
  /** 0 to 100, of the stage. */
  percent?: number;
}

export type Speaker = 'Girl' | 'Boy';

export interface TranscriptLine {
  speaker: Speaker | null;
  text: string;
  /** Words of `text` that the reading was not sure of, as they stand in it. */
  lowConfidence: string[];
}

export interface Transcript {
  lines: TranscriptLine[];
  /** 'Girl: ...' and 'Boy: ...' lines, or plain lines where no speaker was found. */
  text: string;
  method: 'bubbles' | 'local-difference' | 'plain';
}
