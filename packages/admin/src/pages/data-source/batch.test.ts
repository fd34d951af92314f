import { describe, expect, it } from 'vitest';
import { changed, checked, openItems, withFiles } from './batch.ts';

const file = (name: string) => new File(['a'], name);

describe('several workbooks', () => {
  it('become sources of the names of their files', () => {
    const items = withFiles(withFiles([], [file('一月.csv')]), [file('b.2026.xlsx')]);
    expect(items.map(({ id, name, state }) => [id, name, state])).toEqual([
      [1, '一月', 'waiting'],
      [2, 'b.2026', 'waiting'],
    ]);
  });

  it('are sent unless they are there already; those that failed once more', () => {
    const items = changed(
      changed(withFiles([], [file('a.csv'), file('b.csv'), file('c.csv')]), 1, { state: 'sent' }),
      3,
      {
        state: 'failed',
      },
    );
    expect(openItems(items).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('need a name each', () => {
    const items = changed(withFiles([], [file('a.csv'), file('b.csv')]), 2, { name: ' ' });
    expect(checked(items, 'en').map(({ problem }) => problem !== undefined)).toEqual([false, true]);
  });
});
