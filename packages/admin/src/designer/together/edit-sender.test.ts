import { applyEdit, ROOM_LIMITS, normalizeScreen, type NormalScreen, type ScreenEdit } from '@aj-report/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { toPieces } from './edit-pieces.ts';
import { EditSender } from './edit-sender.ts';
import type { Problem } from './problem.ts';
import { SharedScreen } from './shared-screen.ts';
import type { SentEdit } from './sent-edit.ts';

const base = normalizeScreen({
  reportCode: 'r',
  widgets: [
    { id: 'w', type: 'text' },
    { id: 'v', type: 'text' },
  ],
});
const SEAT = { room: 'room', clientId: 'me' };
const set = (id: string, key: string, value: unknown): ScreenEdit => [{ do: 'set', at: ['widgets', id, key], value }];

describe('edits on their way', () => {
  let shown: NormalScreen;
  let shared: SharedScreen;
  let calls: (readonly SentEdit[])[];
  let refuse: string | undefined;
  let problem: Problem | undefined;
  let lost: number;
  let sender: EditSender;
  const unsent = () => shared.localOf(shown).length;
  const change = (edit: ScreenEdit): void => {
    shared.touch();
    shown = applyEdit(shown, edit);
  };

  beforeEach(() => {
    [shown, shared, calls, refuse, problem, lost] = [base, new SharedScreen(base, 0), [], undefined, undefined, 0];
    const send = async (_seat: typeof SEAT, edits: readonly SentEdit[]): Promise<readonly number[]> => {
      if (refuse !== undefined) throw Object.assign(new Error('no'), { code: refuse });
      calls = [...calls, edits];
      return edits.map((_, place) => calls.length * 100 + place);
    };
    sender = new EditSender({
      api: { send } as never,
      place: () => ({ seat: SEAT, shared, shown, isLive: true }),
      handleSent: () => undefined,
      handleLoss: () => (lost += 1),
      handleRefusal: (next) => (problem = next),
    });
    return () => sender.stop();
  });

  it('go again in calls that the service takes, however many wait', async () => {
    const many = 2 * ROOM_LIMITS.editsSent + 3;
    for (let left = 1; left <= many; left++) {
      change(set('w', 'left', left));
      shared.send(shown, () => `e${left}`);
    }
    await sender.sendAgain(shared);
    expect(calls.map(({ length }) => length)).toEqual([ROOM_LIMITS.editsSent, ROOM_LIMITS.editsSent, 3]);
    expect(calls.flat().map(({ editId }) => editId)).toEqual(Array.from({ length: many }, (_, n) => `e${n + 1}`));
  });

  it('are parts of one change where that is large', async () => {
    const long = 'x'.repeat(600_000);
    change([...set('w', 'layerName', long), ...set('v', 'layerName', long)]);
    await sender.flush();
    expect(calls.map((edits) => edits.map(({ edit }) => edit.length))).toEqual([[1], [1]]);
    expect(unsent()).toBe(0);
  });

  it('stay own work when they are refused, until something else is there', async () => {
    refuse = 'together/edit-invalid';
    change(set('w', 'left', 5));
    await sender.flush();
    expect([problem?.code, shared.waiting.length, unsent()]).toEqual(['together/edit-invalid', 0, 1]);
    refuse = undefined;
    await sender.flush();
    expect(calls).toEqual([]);
    change(set('w', 'top', 7));
    await sender.flush();
    expect(calls.flat().map(({ edit }) => edit)).toEqual([[...set('w', 'left', 5), ...set('w', 'top', 7)]]);
    expect([problem, unsent(), lost]).toEqual([undefined, 0, 0]);
  });

  it('have nothing in their way any more once the change is taken back', async () => {
    refuse = 'request/too-large';
    change(set('w', 'left', 5));
    await sender.flush();
    shown = base;
    await sender.flush();
    expect([problem, calls]).toEqual([undefined, []]);
  });

  it('wait for a save where too much is not saved', async () => {
    refuse = 'together/save-first';
    change(set('w', 'left', 5));
    await sender.flush();
    refuse = undefined;
    change(set('w', 'left', 6));
    await sender.flush();
    expect([problem?.code, calls]).toEqual(['together/save-first', []]);
    sender.release();
    await sender.flush();
    expect([problem, calls.length]).toEqual([undefined, 1]);
  });

  it('do not even leave where the service would cut the line', async () => {
    change(set('w', 'layerName', '字'.repeat(ROOM_LIMITS.editChars / 3 + 1)));
    await sender.flush();
    expect([problem?.code, calls]).toEqual(['together/edit-large', []]);
  });

  it('wait where they may have arrived', async () => {
    refuse = 'network';
    change(set('w', 'left', 5));
    await sender.flush();
    expect([problem, lost, shared.waiting.length]).toEqual([undefined, 1, 1]);
  });
});

describe('parts of an edit', () => {
  it('keep the order of its steps, and none is missing', () => {
    const edit = Array.from({ length: 45_000 }, (_, n) => set('w', 'left', n)[0]!);
    const pieces = toPieces(edit);
    expect(pieces.flat()).toEqual(edit);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(20_000);
  });
});
