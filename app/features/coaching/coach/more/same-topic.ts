/** A topic of which the device has all there is: it takes its place among the server's as it is. */
import type { Topic } from '../content/topic';

/** Finds one of the device's by its id; throws RangeError where there is none. */
export function sameAs(topics: readonly Topic[]): (id: string) => Topic {
  return (id) => {
    const found = topics.find((t) => t.id === id);
    if (!found) throw new RangeError(`The device has no topic '${id}'.`);
    return found;
  };
}
