import type { Designer } from './designer.ts';
import { matesOf, reachableWidgets } from './document/groups.ts';
import { centreOf } from './geometry/rect.ts';

/** Selects what follows the selection as the screen is read, a group as one; after the last comes the first. */
export function selectBeside({ document, view }: Designer, by: 1 | -1): void {
  const { shown, selection } = document;
  const read = reachableWidgets(shown, view)
    .filter(({ hidden }) => !hidden)
    .toSorted((a, b) => centreOf(a).y - centreOf(b).y || centreOf(a).x - centreOf(b).x);
  const places = read.flatMap(({ id }, at) => (selection.includes(id) ? [at] : []));
  const from = places.length === 0 ? (by > 0 ? -1 : read.length) : by > 0 ? places.at(-1)! : places[0]!;
  for (let step = 1; step <= read.length; step++) {
    const { id } = read[(from + by * step + read.length * 2) % read.length]!;
    if (!selection.includes(id)) return document.select(matesOf(shown, id, view.enteredGroup));
  }
}
