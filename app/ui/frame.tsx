import { createContext, useContext } from 'react';

/** What the frame of a page says: whose bar, which theme, which product. */
export interface Frame {
  signedIn: boolean;
  theme: 'light' | 'dark' | 'system';
  productName: string;
}

/** Given by the server for a page that the root's loader was not asked about, as after a form that was refused. */
export const FrameContext = createContext<Frame | null>(null);

/** On <html> of such a page, so that its script renders the same. */
export const FRAME_ATTRIBUTE = 'data-frame';

const NOBODY: Frame = { signedIn: false, theme: 'system', productName: 'Rapport' };

export function useFrame(): Frame {
  const given = useContext(FrameContext);
  if (given || typeof document === 'undefined') return given ?? NOBODY;
  const written = document.documentElement.getAttribute(FRAME_ATTRIBUTE);
  return written ? JSON.parse(written) : NOBODY;
}
