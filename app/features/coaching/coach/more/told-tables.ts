/** Kinds of telling out of their tables: '=kind mark' and rows like a topic's. */
import { topic } from '../content/topic';
import type { ToldKind } from '../told';

export function toldKinds(tables: readonly string[]): ReadonlyMap<string, ToldKind> {
  return new Map(
    tables
      .flatMap((table) => table.split(/^=/m).slice(1))
      .map((block): [string, ToldKind] => {
        const [head = '', rows = ''] = block.split(/\n(.*)/s);
        const [kind = '', mark = ''] = head.trim().split(' ');
        return [kind, { lines: topic('', 'x', null, rows).lines, mark: mark as ToldKind['mark'] }];
      }),
  );
}
