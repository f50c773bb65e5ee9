/** When something she says is an answer to him of a kind of its own. */
import type { Named } from './named';

export interface Rule {
  kind: string;
  /** In his last message, in plain text. */
  his: RegExp;
  notHis?: RegExp;
  /** In what she says to it, in plain text. */
  hers?: RegExp;
  not?: RegExp;
  /** She says no more words than that. */
  most?: number;
  /** He asked or said nothing to be planned. */
  noPlan?: true;
  named?: Named;
  /** Without a name there are no lines. */
  onlyNamed?: true;
  /** What is known of her words alone says more of it. */
  weak?: true;
}
