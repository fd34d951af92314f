import { saveScreen } from '@aj-report/contract';
import { expect, it, vi } from 'vitest';
import { randomEdit, randomFrom, randomScreen } from '../packages/contract/src/screen/screen-edit.testing.ts';
import type { Editor } from './room-editor.ts';
import { describeRooms, PATIENCE, same, WIDGETS } from './room-suite.ts';

describeRooms('Two who edit one screen', (rooms) => {
  it('see what each other does, and where', async () => {
    const [a, b] = await rooms.two();
    a.set(['widgets', 'w', 'setup', 'text'], 'new');
    b.set(['widgets', 'w', 'left'], 40);
    a.together.tell({ selection: ['w'], cursor: { x: 3, y: 4 } });
    await same(a, b);
    expect(b.document.widget('w')).toMatchObject({ left: 40, setup: { text: 'new', size: 1 } });
    const seen = { page: '', layout: 'desktop', selection: ['w'], cursor: { x: 3, y: 4 } };
    await vi.waitFor(() => expect(b.state.others[0]?.at).toEqual(seen), PATIENCE);
    a.leave();
    await vi.waitFor(() => expect(b.state.others).toEqual([]), PATIENCE);
  });

  it('take back their own steps only', async () => {
    const [a, b] = await rooms.two();
    a.set(['widgets', 'w', 'left'], 10).set(['widgets', 'w', 'top'], 10);
    await same(a, b);
    b.set(['widgets', 'w', 'top'], 20).edit([{ do: 'remove', list: 'widgets', id: 'v' }]);
    await same(a, b);
    a.document.undo();
    a.document.undo();
    await same(a, b);
    expect(a.document.stored.widgets).toMatchObject([{ id: 'w', left: 0, top: 20 }]);
    b.document.undo();
    await same(a, b);
    expect(a.document.widget('v')).toBeDefined();
  });

  it('bring along what they did while they were cut', async () => {
    const [a, b] = await rooms.two();
    b.line.cut();
    await vi.waitFor(() => expect(b.state.kind).toBe('offline'), PATIENCE);
    b.set(['widgets', 'w', 'left'], 7);
    a.set(['widgets', 'w', 'setup', 'size'], 9);
    await vi.waitFor(() => expect(b.state.waiting).toBe(1), PATIENCE);
    expect(b.together.isHeldByOthers).toBe(false);
    b.back();
    await same(a, b);
    expect(a.document.widget('w')).toMatchObject({ left: 7, setup: { size: 9 } });
    expect([a.state.conflicts, b.state.conflicts]).toEqual([[], []]);
  });

  it('are both shown a field that both changed; the later one holds until somebody decides', async () => {
    const [a, b] = await rooms.two();
    const at = ['widgets', 'w', 'setup', 'text'];
    b.line.cut();
    await vi.waitFor(() => expect(b.state.kind).toBe('offline'), PATIENCE);
    b.set(at, 'of b');
    a.set(at, 'of a');
    await a.together.settle();
    b.back();
    await same(a, b);
    expect(b.state.conflicts).toMatchObject([{ at, mine: 'of b', theirs: 'of a', holds: 'mine' }]);
    expect(a.state.conflicts).toMatchObject([{ at, mine: 'of a', theirs: 'of b', holds: 'theirs' }]);
    a.together.conflicts.decide(a.state.conflicts[0]!, 'mine');
    await same(a, b);
    expect([b.document.widget('w')?.setup['text'], a.state.conflicts]).toEqual(['of a', []]);
  });

  it('find what nobody has saved, after one left and the other was cut off for long', async () => {
    const [a, b] = await rooms.two();
    b.set(['widgets', 'w', 'left'], 7);
    await same(a, b);
    a.line.cut();
    await vi.waitFor(() => expect(a.state.kind).toBe('offline'), PATIENCE);
    b.leave();
    await vi.waitFor(() => expect(rooms.callCount).toBe(0), PATIENCE);
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await rooms.db.updateTable('roomPerson').set({ leaseUntil: hourAgo }).execute();
    const c = await rooms.open(a.document.stored.reportCode);
    await vi.waitFor(() => expect(c.document.widget('w')?.left).toBe(7), PATIENCE);
    a.back();
    await same(a, c);
  });

  it('see that a widget was removed that they changed, and can put it back', async () => {
    const [a, b] = await rooms.two();
    b.line.cut();
    await vi.waitFor(() => expect(b.state.kind).toBe('offline'), PATIENCE);
    b.set(['widgets', 'w', 'left'], 5);
    a.edit([{ do: 'remove', list: 'widgets', id: 'w' }]);
    await a.together.settle();
    b.back();
    await same(a, b);
    expect(b.document.widget('w')).toBeUndefined();
    expect(b.state.conflicts).toMatchObject([{ at: ['widgets', 'w'], holds: 'theirs' }]);
    b.together.conflicts.decide(b.state.conflicts[0]!, 'mine');
    await same(a, b);
    expect(a.document.widget('w')?.left).toBe(5);
  });

  it('hear of a save, after which nothing is unsaved on either side', async () => {
    const [a, b] = await rooms.two();
    a.set(['widgets', 'w', 'left'], 10);
    await same(a, b);
    expect([a.document.isDirty, b.document.isDirty]).toEqual([true, true]);
    await b.save();
    await vi.waitFor(() => expect(a.state.savedBy?.revision).toBe(2), PATIENCE);
    expect([a.document.isDirty, b.document.isDirty]).toEqual([false, false]);
    expect([a.document.stored.revision, b.document.stored.revision]).toEqual([2, 2]);
    await a.set(['widgets', 'w', 'left'], 11).save();
    const stored = await a.line.load(a.document.stored.reportCode, 0);
    expect(stored).toMatchObject({ revision: 3, widgets: [{ left: 11 }, {}] });
  });

  it('merge with what was saved elsewhere', async () => {
    const [a, b] = await rooms.two();
    const { reportCode } = a.document.stored;
    a.set(['widgets', 'w', 'left'], 10);
    await same(a, b);
    const widgets = [{ ...WIDGETS[0], left: 99, top: 99 }, WIDGETS[1]];
    await a.line.call(saveScreen, { reportCode, revision: 1, widgets });
    await expect(a.save()).rejects.toMatchObject({ code: 'screen/conflict' });
    await a.together.mergeNewest();
    await a.save();
    await same(a, b);
    expect(b.document.widget('w')).toMatchObject({ left: 10, top: 99 });
    expect(a.state.conflicts).toMatchObject([{ at: ['widgets', 'w', 'left'], mine: 10, theirs: 99, holds: 'mine' }]);
    await vi.waitFor(() => expect(b.document.stored.revision).toBe(3), PATIENCE);
  });

  it('goes on alone after the room was over, with what was not saved', async () => {
    const [a, b] = await rooms.two();
    a.set(['widgets', 'w', 'left'], 10);
    await same(a, b);
    a.line.cut();
    await vi.waitFor(() => expect(a.state.kind).toBe('offline'), PATIENCE);
    b.leave();
    await rooms.db.deleteFrom('roomPerson').execute();
    a.back();
    const c = await rooms.open(a.document.stored.reportCode);
    await same(a, c);
    expect(c.document.widget('w')?.left).toBe(10);
  });

  it.each([1, 2, 3, 4, 5, 6])('end with the same screen whatever they do, are cut from and save (%i)', async (seed) => {
    const random = randomFrom(seed * 97);
    const [a, b] = await rooms.two(randomScreen(random));
    const act = async (editor: Editor): Promise<void> => {
      const what = random(14);
      if (what < 7) editor.edit(randomEdit(random, editor.document.stored));
      else if (what < 9) editor.document.undo();
      else if (what === 9) editor.document.redo();
      else if (what === 10) editor.line.cut();
      else if (what === 11) editor.back();
      else if (what === 12) editor.line.losesAnswer = true;
      else void editor.save().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, random(120)));
    };
    for (let step = 0; step < 60; step++) await act(random(2) === 0 ? a : b);
    for (const one of [a, b]) one.back();
    await same(a, b);
    await vi.waitFor(() => a.save(), PATIENCE);
    await same(a, b);
    const c = await rooms.open(a.document.stored.reportCode);
    await same(a, b, c);
    const { revision: _, ...stored } = await a.line.load(a.document.stored.reportCode, 0);
    expect(stored).toEqual(a.screen);
  });
});
