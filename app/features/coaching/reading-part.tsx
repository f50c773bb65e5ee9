import { memo, Suspense } from 'react';
import { lazyPart } from '~/ui/lazy-part';
import type { Reading } from './types';

// comes with plans and credits only, and is done without where it does not arrive
const ReadingView = lazyPart(() => import('./reading-view').then((file) => file.ReadingView));

/** The reading of a conversation. It stands still: an update around it would tear down what the server sent until its code is there. */
export const ReadingPart = memo(function ReadingPart({ reading }: { reading: Reading }) {
  return (
    <Suspense fallback={null}>
      <ReadingView reading={reading} headingLevel={3} />
    </Suspense>
  );
});
