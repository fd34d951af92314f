import type { NormalScreen } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { TestDesigner } from '../test-designer.ts';

/** Numbers that look random and are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const KEYS = [
  'Alt+n',
  'Alt+n',
  'Alt+b',
  'Ctrl+a',
  'ArrowRight',
  'Shift+ArrowDown',
  'Ctrl+Shift+ArrowRight',
  'Alt+r',
  'Ctrl+d',
  'Ctrl+g',
  'Ctrl+Shift+g',
  'Ctrl+Shift+h',
  'Ctrl+]',
  'Alt+T',
  'Alt+p',
  'PageUp',
  'PageDown',
  'Ctrl+Shift+PageDown',
  'Ctrl+Shift+PageUp',
  'Alt+m',
  'Delete',
  'Ctrl+z',
  'Ctrl+y',
];

interface Walk {
  readonly test: TestDesigner;
  readonly start: NormalScreen;
}

/** A designer after steps that nobody planned, and the screen with which it began. */
function wander(seed: number): Walk {
  const random = createRandom(seed);
  const widgets = Array.from({ length: 5 }, (_, index) => ({
    id: `w${index}`,
    type: ['text', 'bar-chart', 'border'][index % 3]!,
    left: Math.round(random() * 1500),
    top: Math.round(random() * 900),
    width: 120 + index * 40,
    height: 90,
  }));
  const test = new TestDesigner(widgets);
  const start = test.designer.document.stored;
  for (let step = 0; step < 40; step++) {
    test.clock += 2000;
    test.key(KEYS[Math.floor(random() * KEYS.length)]!);
    check(test);
  }
  return { test, start };
}

/** What holds of every screen, whatever was done to it. */
function check({ designer }: TestDesigner): void {
  const { stored, shown, selection, scope } = designer.document;
  const ids = stored.widgets.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const pages = stored.dashboard.pages.map(({ id }) => id);
  if (pages.length > 0) {
    expect(pages).toContain(scope.page);
    expect(stored.widgets.every(({ page }) => page === undefined || pages.includes(page))).toBe(true);
  }
  expect(selection.every((id) => shown.widgets.some((widget) => widget.id === id))).toBe(true);
  expect(Object.keys(stored.layouts.phone?.items ?? {}).every((id) => ids.includes(id))).toBe(true);
  expect([stored.dashboard.width, stored.dashboard.height]).toEqual([1920, 1080]);
}

describe('any steps', () => {
  it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
    'leave a whole screen, and are taken back and done again without a rest (%i)',
    (seed) => {
      const { test, start } = wander(seed);
      const { document } = test.designer;
      const end = document.stored;
      const position = document.history.past.at(-1)?.id ?? 0;
      document.jumpTo(0);
      expect(document.stored).toEqual(start);
      document.jumpTo(position);
      expect(document.stored).toEqual(end);
    },
  );
});
