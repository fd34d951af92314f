/** Drawing order as pure functions on lists; later = on top, nearer to the viewer. */
export type OrderStep = 'top' | 'bottom' | 'up' | 'down';

interface Ordered {
  readonly id: string;
}

/** The list after moving the chosen ones as a block, in their own order. Stops at the ends. */
export function reorder<T extends Ordered>(list: readonly T[], ids: readonly string[], step: OrderStep): T[] {
  const chosen = new Set(ids);
  switch (step) {
    case 'top':
      return [...list.filter((one) => !chosen.has(one.id)), ...list.filter((one) => chosen.has(one.id))];
    case 'bottom':
      return [...list.filter((one) => chosen.has(one.id)), ...list.filter((one) => !chosen.has(one.id))];
    case 'up':
      return stepUp([...list], chosen);
    case 'down':
      return stepUp([...list].reverse(), chosen).reverse();
  }
}

function stepUp<T extends Ordered>(list: T[], chosen: ReadonlySet<string>): T[] {
  for (let i = list.length - 2; i >= 0; i--) {
    const one = list[i]!;
    const above = list[i + 1]!;
    if (!chosen.has(one.id) || chosen.has(above.id)) continue;
    list[i] = above;
    list[i + 1] = one;
  }
  return list;
}

/** The list with the chosen ones, as a block, before the one now at `index`; `index` = length puts them on top. */
export function moveTo<T extends Ordered>(list: readonly T[], ids: readonly string[], index: number): T[] {
  const chosen = new Set(ids);
  const before = list.slice(0, index).filter((one) => !chosen.has(one.id));
  const after = list.slice(index).filter((one) => !chosen.has(one.id));
  return [...before, ...list.filter((one) => chosen.has(one.id)), ...after];
}
