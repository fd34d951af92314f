import {
  createReport,
  followRoom,
  joinRoom,
  leaveRoom,
  ROOM_LIMITS,
  saveScreen,
  sendEdits,
  tellPresence,
  type EditStep,
  type RoomEvent,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';

const DESIGN = 'bigScreenManage:design';
const AT = { page: '', layout: 'desktop', selection: ['w'] };
const put = (left: number): EditStep => ({ do: 'set', at: ['widgets', 'w', 'left'], value: left });

describeRoutes('Rooms of editors', (ctx) => {
  let token = '';
  let count = 0;
  beforeAll(async () => {
    token = await ctx.login();
  });

  /** A saved screen. */
  async function addScreen(): Promise<string> {
    const reportCode = `room${++count}`;
    await ctx.call(createReport, { token, body: { reportName: '屏', reportCode } });
    await ctx.call(saveScreen, { token, body: { reportCode, revision: 0, widgets: [{ id: 'w', type: 'text' }] } });
    return reportCode;
  }
  const join = async (reportCode: string, clientId: string, who = token) =>
    (await ctx.call(joinRoom, { token: who, body: { reportCode, clientId } })).data.room;
  const send = (room: string, clientId: string, edits: readonly EditStep[][], who = token, id = 'e') => {
    const sent = edits.map((edit, place) => ({ editId: `${id}${place}`, seen: 0, edit }));
    return ctx.call(sendEdits, { token: who, body: { room, clientId, edits: sent } });
  };
  const tell = (room: string, clientId: string, who = token, at: object = AT) =>
    ctx.call(tellPresence, { token: who, body: { room, clientId, at } });
  const leave = (room: string, clientId: string, who = token, returns?: boolean) =>
    ctx.call(leaveRoom, { token: who, body: { room, clientId, returns } });
  const peopleOf = (roomId: string) =>
    ctx.app.db.selectFrom('roomPerson').where('roomId', '=', roomId).select(['clientId', 'leaseUntil']).execute();
  /** The first events that somebody hears who knows nothing. */
  async function hear(room: string, wanted: number): Promise<RoomEvent[]> {
    const events: RoomEvent[] = [];
    const call = new AbortController();
    const lines = ctx.app.rooms.follow({
      room,
      clientId: 'a',
      after: 0,
      revision: 1,
      isInsider: () => false,
      language: 'en',
      requestId: '',
      signal: call.signal,
      checkAgain: () => Promise.resolve(),
      cut: () => undefined,
    });
    for await (const pieces of lines) {
      const text = pieces.join('').trim();
      if (text !== '') events.push(JSON.parse(text) as RoomEvent);
      if (events.length >= wanted) break;
    }
    call.abort();
    return events;
  }

  it('are for those who may design', async () => {
    const reportCode = await addScreen();
    const room = await join(reportCode, 'a');
    const viewer = await ctx.loginWith(['bigScreenManage:view']);
    const body = { room, clientId: 'a' };
    const answers = [
      await ctx.call(joinRoom, { token: viewer, body: { reportCode, clientId: 'b' } }),
      await send(room, 'a', [[put(1)]], viewer),
      await tell(room, 'a', viewer),
      await leave(room, 'a', viewer),
      await ctx.call(followRoom, { token: viewer, body: { ...body, after: 0, revision: 1 } }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'User.no.authority'));
    expect(await peopleOf(room)).toHaveLength(1);
    const missing = await ctx.call(joinRoom, { token, body: { reportCode: 'nowhere', clientId: 'a' } });
    expect(missing.code).toBe('record/not-found');
  });

  it('let nobody take the client id of somebody else, there or away', async () => {
    const reportCode = await addScreen();
    const room = await join(reportCode, 'a');
    await join(reportCode, 'keeper');
    const other = await ctx.loginWith([DESIGN]);
    const taken = async () => {
      const body = { room, clientId: 'a', after: 0, revision: 1 };
      const save = { reportCode, revision: 1, together: { room, clientId: 'a', seq: 0 } };
      return [
        await ctx.call(joinRoom, { token: other, body: { reportCode, clientId: 'a' } }),
        await ctx.call(followRoom, { token: other, body }),
        await ctx.call(saveScreen, { token: other, body: save }),
      ].map(({ code }) => code);
    };
    const refused = ['together/other-editor', 'together/other-editor', 'together/other-editor'];
    expect(await taken()).toEqual(refused);
    await leave(room, 'a', token, true);
    expect(await taken()).toEqual(refused);
    const people = ctx.app.db.selectFrom('roomPerson').where('roomId', '=', room).select(['clientId', 'loginName']);
    expect(await people.orderBy('clientId').execute()).toEqual([
      { clientId: 'a', loginName: 'admin' },
      { clientId: 'keeper', loginName: 'admin' },
    ]);
    expect(await join(reportCode, 'a')).toBe(room);
    expect((await ctx.call(joinRoom, { token: other, body: { reportCode, clientId: 'b' } })).code).toBe('200');
  });

  it('let nobody speak for an editor of somebody else', async () => {
    const room = await join(await addScreen(), 'a');
    const other = await ctx.loginWith([DESIGN]);
    expect((await send(room, 'a', [[put(1)]], other)).code).toBe('together/room-over');
    expect((await tell(room, 'a', other)).code).toBe('together/room-over');
    await leave(room, 'a', other);
    await leave(room, 'a', other, true);
    const [person] = await peopleOf(room);
    expect(Date.parse(person?.leaseUntil ?? '')).toBeGreaterThan(ctx.clock.now().getTime());
    expect((await send(room, 'a', [[put(1)]])).data.seqs).toEqual([1]);
  });

  it('count an edit once, however often it is sent', async () => {
    const room = await join(await addScreen(), 'a');
    await join('room' + count, 'b');
    expect((await send(room, 'a', [[put(1)], [put(2)]])).data.seqs).toEqual([1, 2]);
    expect((await send(room, 'b', [[put(3)]])).data.seqs).toEqual([3]);
    expect((await send(room, 'a', [[put(1)], [put(2)], [put(4)]])).data.seqs).toEqual([1, 2, 4]);
  });

  it('say what is wrong with an edit, and take none of a call then', async () => {
    const room = await join(await addScreen(), 'a');
    const wrong = await send(room, 'a', [[put(1)], [{ do: 'set', at: ['widgets', 'w', 'left'], value: 'far' }]]);
    expect([wrong.code, wrong.args]).toEqual(['together/edit-invalid', { field: 'widgets.w.left' }]);
    const many = Array.from({ length: ROOM_LIMITS.editsSent + 1 }, (_, left) => [put(left)]);
    expect((await send(room, 'a', many)).code).toBe('request/invalid');
    const text = 'x'.repeat(ROOM_LIMITS.editChars);
    const large = await send(room, 'a', [[{ do: 'set', at: ['widgets', 'w', 'setup', 'text'], value: text }]]);
    expect([large.status, large.code]).toEqual([413, 'together/edit-large']);
    const selection = Array.from({ length: ROOM_LIMITS.selectionMax + 1 }, (_, n) => `w${n}`);
    expect((await tell(room, 'a', token, { ...AT, selection })).code).toBe('request/invalid');
    expect((await send(room, 'a', [[put(5)]])).data.seqs).toEqual([1]);
  });

  it('are full at some time, and ask for a save at some time', async () => {
    const reportCode = await addScreen();
    const room = await join(reportCode, 'a');
    const lease = { leaseUntil: new Date(ctx.clock.now().getTime() + 60_000).toISOString() };
    const person = { roomId: room, loginName: 'x', name: 'x', whereabouts: '', ...lease };
    for (let one = 1; one < ROOM_LIMITS.people; one++) {
      await ctx.app.db
        .insertInto('roomPerson')
        .values({ ...person, clientId: `p${one}` })
        .execute();
    }
    const full = await ctx.call(joinRoom, { token, body: { reportCode, clientId: 'late' } });
    expect([full.status, full.code]).toEqual([429, 'together/full']);
    expect(await join(reportCode, 'a')).toBe(room);
    await ctx.app.db.updateTable('editRoom').set({ lastSeq: ROOM_LIMITS.editsKept }).where('id', '=', room).execute();
    expect((await send(room, 'a', [[put(1)]])).code).toBe('together/save-first');
    const together = { room, clientId: 'a', seq: ROOM_LIMITS.editsKept };
    await ctx.call(saveScreen, { token, body: { reportCode, revision: 1, publish: 0, together } });
    expect((await send(room, 'a', [[put(1)]])).data.seqs).toEqual([ROOM_LIMITS.editsKept + 1]);
  });

  it('wait for whoever comes back, and end with the last who leaves', async () => {
    const reportCode = await addScreen();
    const room = await join(reportCode, 'a');
    await join(reportCode, 'b');
    await send(room, 'a', [[put(1)]]);
    await leave(room, 'a', token, true);
    const [away] = await peopleOf(room);
    expect(Date.parse(away?.leaseUntil ?? '')).toBeLessThanOrEqual(ctx.clock.now().getTime());
    await leave(room, 'b');
    expect(await join(reportCode, 'a')).toBe(room);
    await leave(room, 'a');
    expect(await join(reportCode, 'a')).not.toBe(room);
  });

  it('tell what is new in parts of some size, in order', async () => {
    const room = await join(await addScreen(), 'a');
    const text = 'x'.repeat(1_500_000);
    const write = (key: string): EditStep[] => [{ do: 'set', at: ['widgets', 'w', 'setup', key], value: text }];
    for (const key of ['k1', 'k2', 'k3']) await send(room, 'a', [write(key)], token, key);
    await send(room, 'a', [[put(1)], [put(2)]], token, 'p');
    const events = await hear(room, 2);
    const seqs = events.map((event) => (event.kind === 'edits' ? event.edits.map(({ seq }) => seq) : event.kind));
    expect(seqs).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
  });
});
