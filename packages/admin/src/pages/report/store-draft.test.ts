import { describe, expect, it } from 'vitest';
import { storeDraft } from './store-draft.ts';

/** A service that refuses some times, and a user who answers in turn. */
function failing(times: number, answers: boolean[]) {
  const asked: string[] = [];
  let tries = 0;
  const store = () => (++tries > times ? Promise.resolve() : Promise.reject(new Error(`磁盘已满 ${tries}`)));
  const ask = (why: string) => Promise.resolve(asked.push(why) <= answers.length && answers[asked.length - 1]!);
  return { store, ask, asked, tries: () => tries };
}

describe('the first draft of a new screen', () => {
  it('is stored without a question', async () => {
    const { store, ask, asked, tries } = failing(0, []);
    await storeDraft(store, ask);
    expect([tries(), asked]).toEqual([1, []]);
  });

  it('that fails says why each time, and is tried again as long as the user wants', async () => {
    const { store, ask, asked, tries } = failing(2, [true, true]);
    await storeDraft(store, ask);
    expect([tries(), asked]).toEqual([3, ['磁盘已满 1', '磁盘已满 2']]);
  });

  it('is left when the user goes on without it', async () => {
    const { store, ask, tries } = failing(9, [true, false]);
    await storeDraft(store, ask);
    expect(tries()).toBe(2);
  });
});
