import type { NormalScreen } from './document.ts';
import { normalizeScreen } from './normalize.ts';
import { editBetween, type ScreenEdit } from './screen-edit.ts';

/** A number from 0 up to so many, other every time, the same for the same seed. */
export type Random = (below: number) => number;

export function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function some<T>(random: Random, values: readonly T[]): T[] {
  const chosen = values.filter(() => random(3) > 0);
  for (let place = chosen.length - 1; place > 0; place--) {
    const other = random(place + 1);
    [chosen[place], chosen[other]] = [chosen[other]!, chosen[place]!];
  }
  return chosen;
}

/** A small screen; two of them share many ids, so that their edits meet. */
export function randomScreen(random: Random): NormalScreen {
  const ids = some(random, ['a', 'b', 'c', 'd', 'e', 'f']);
  const groups = some(random, ['g', 'h', 'i']).map((id) => ({ id, ...(random(2) ? { name: `n${random(3)}` } : {}) }));
  const phone = { items: Object.fromEntries(some(random, ids).map((id) => [id, { left: random(3) }])) };
  return normalizeScreen({
    reportCode: 'r',
    dashboard: { title: `t${random(3)}`, pages: some(random, ['p', 'q']).map((id) => ({ id })) },
    groups,
    layouts: random(2) ? { phone } : {},
    widgets: ids.map((id) => ({
      id,
      type: 'text',
      left: random(3),
      top: random(3),
      setup: Object.fromEntries(some(random, ['x', 'y', 'z']).map((key) => [key, random(3)])),
      ...(random(3) ? {} : { group: 'g' }),
      ...(random(3) ? {} : { linkage: [{ originId: id, targetId: 'a', paramsConfig: [] }] }),
    })),
  });
}

/** What a person does to a screen in a moment. */
export function randomEdit(random: Random, screen: NormalScreen): ScreenEdit {
  const steps = editBetween(screen, randomScreen(random));
  const from = random(Math.max(1, steps.length));
  return steps.slice(from, from + 1 + random(4));
}
