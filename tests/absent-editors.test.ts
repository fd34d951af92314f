import { ROOM_LIMITS, saveScreen } from '@aj-report/contract';
import { expect, it, vi } from 'vitest';
import { describeRooms, PATIENCE, same } from './room-suite.ts';

describeRooms('Those whom others do not hear for a while', (rooms) => {
  it('hold nothing while nobody looks, and catch up when somebody does', async () => {
    const [a, b] = await rooms.two();
    b.set(['widgets', 'w', 'left'], 7);
    await b.together.goAway();
    await vi.waitFor(() => expect([b.state.kind, ...a.state.others]).toEqual(['away']), PATIENCE);
    await vi.waitFor(() => expect(rooms.callCount).toBe(1), PATIENCE);
    expect(a.document.widget('w')?.left).toBe(7);
    a.set(['widgets', 'w', 'top'], 9);
    await a.together.settle();
    b.together.comeBack();
    await same(a, b);
    await vi.waitFor(() => expect(a.state.others.length).toBe(1), PATIENCE);
    expect(b.document.widget('w')).toMatchObject({ left: 7, top: 9 });
  });

  it('save together as soon as they are back, and lose nothing of a room that was saved and left', async () => {
    const [a, b] = await rooms.two();
    await b.together.goAway();
    await a.set(['widgets', 'w', 'top'], 9).save();
    a.set(['widgets', 'w', 'left'], 3);
    await a.together.settle();
    a.leave();
    await vi.waitFor(() => expect(rooms.callCount).toBe(0), PATIENCE);
    b.together.comeBack();
    await b.set(['widgets', 'w', 'setup', 'size'], 5).save();
    const stored = await b.line.load(b.document.stored.reportCode, 0);
    expect(stored).toMatchObject({ revision: 3, widgets: [{ left: 3, top: 9, setup: { size: 5 } }, {}] });
  });

  it('work alone while a room is full, and join when somebody has left', async () => {
    const [a] = await rooms.two();
    const { id } = await rooms.db
      .selectFrom('editRoom')
      .select('id')
      .orderBy('createTime', 'desc')
      .executeTakeFirstOrThrow();
    const leaseUntil = new Date(Date.now() + 3_600_000).toISOString();
    const crowd = Array.from({ length: ROOM_LIMITS.people - 2 }, (_, n) => `crowd${n}`);
    for (const clientId of crowd) {
      const person = { roomId: id, clientId, loginName: 'x', name: 'x', whereabouts: '', leaseUntil };
      await rooms.db.insertInto('roomPerson').values(person).execute();
    }
    const late = await rooms.add(a.document.stored.reportCode);
    await vi.waitFor(
      () => expect([late.state.kind, late.state.problem?.code]).toEqual(['off', 'together/full']),
      PATIENCE,
    );
    late.set(['widgets', 'w', 'left'], 7);
    await rooms.db.deleteFrom('roomPerson').where('clientId', 'in', crowd).execute();
    late.together.hurry();
    await same(a, late);
    expect([a.document.widget('w')?.left, late.state.problem]).toEqual([7, undefined]);
  });

  it('go on after a save where too much was not saved', async () => {
    const [a, b] = await rooms.two();
    a.set(['widgets', 'w', 'top'], 9);
    await same(a, b);
    const { reportCode } = a.document.stored;
    const edits = rooms.db.updateTable('roomEdit').set({ seq: ROOM_LIMITS.editsKept });
    const room = (await a.together.settle())!;
    a.line.cut();
    b.line.cut();
    await vi.waitFor(() => expect([a.state.kind, b.state.kind]).toEqual(['offline', 'offline']), PATIENCE);
    await edits.where('roomId', '=', room.room).execute();
    await rooms.db
      .updateTable('editRoom')
      .set({ lastSeq: ROOM_LIMITS.editsKept })
      .where('id', '=', room.room)
      .execute();
    a.back();
    b.back();
    await same(a, b);
    b.set(['widgets', 'w', 'left'], 7);
    await vi.waitFor(() => expect(b.state.problem?.code).toBe('together/save-first'), PATIENCE);
    const { screen, place } = b.together.overdue!;
    expect(screen.widgets[0]).toMatchObject({ left: 0, top: 9 });
    await b.line.call(saveScreen, { ...screen, reportCode, revision: 1, publish: 0, together: place });
    await same(a, b);
    expect([a.document.widget('w')?.left, b.state.problem]).toEqual([7, undefined]);
  });
});
