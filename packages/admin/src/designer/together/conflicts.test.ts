import { applyEdit, normalizeScreen } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { mergeOf, stepTo } from './conflicts.ts';

const base = normalizeScreen({
  reportCode: 'r',
  widgets: [
    { id: 'w', type: 'text', setup: { text: 'old' } },
    { id: 'v', type: 'text' },
  ],
});
const set = (id: string, key: string, value: unknown) =>
  applyEdit(base, [{ do: 'set', at: ['widgets', id, key], value }]);
const without = (id: string) => applyEdit(base, [{ do: 'remove', list: 'widgets', id }]);

describe('what was saved elsewhere', () => {
  it('is taken over where nothing was written here', () => {
    const { screen, conflicts } = mergeOf({ base, shown: set('w', 'left', 5), theirs: without('v') });
    expect(screen.widgets).toMatchObject([{ id: 'w', left: 5 }]);
    expect(conflicts).toEqual([]);
  });

  it('removes no widget that was changed here; the other side can be chosen', () => {
    const { screen, conflicts } = mergeOf({ base, shown: set('w', 'left', 5), theirs: without('w') });
    expect(screen.widgets.map(({ id }) => id)).toEqual(['w', 'v']);
    expect(conflicts).toMatchObject([{ at: ['widgets', 'w'], theirs: undefined, holds: 'mine' }]);
    const [{ at, theirs }] = conflicts as [(typeof conflicts)[number]];
    expect(applyEdit(screen, [stepTo(at, theirs)]).widgets.map(({ id }) => id)).toEqual(['v']);
  });

  it('gives way where both wrote one field', () => {
    const { screen, conflicts } = mergeOf({ base, shown: set('w', 'left', 5), theirs: set('w', 'left', 9) });
    expect(screen.widgets[0]?.left).toBe(5);
    expect(conflicts).toMatchObject([{ at: ['widgets', 'w', 'left'], mine: 5, theirs: 9, holds: 'mine' }]);
  });
});
