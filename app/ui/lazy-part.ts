import { type ComponentType, lazy } from 'react';

/** A part of a page that loads on first use; where its code does not arrive the page does without it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null;
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: nothing }),
    ),
  );
}
