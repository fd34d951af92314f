import { describe, expect, it } from 'vitest';
import { changeList, firstList, type ListEvent, type Listed } from './list-state.ts';
import { FIRST_QUERY } from './query-state.ts';

const PAGE = { records: ['first'], total: 25, pages: 3 };

/** A list that shows its first page. */
const SHOWN = after(firstList<typeof PAGE>(FIRST_QUERY), { kind: 'answered', page: PAGE });

function after(list: Listed<typeof PAGE>, ...events: readonly ListEvent<typeof PAGE>[]): Listed<typeof PAGE> {
  return events.reduce(changeList, list);
}

function visible({ query, page }: Listed<typeof PAGE>) {
  return { query, page };
}

describe('a list', () => {
  it('shows the page that was asked for once it is there', () => {
    const second = { ...PAGE, records: ['second'] };
    const list = after(
      SHOWN,
      { kind: 'change', change: { kind: 'page', pageNumber: 2 } },
      { kind: 'answered', page: second },
    );
    expect(visible(list)).toEqual({ query: { ...FIRST_QUERY, pageNumber: 2 }, page: second });
  });

  it.each<ListEvent<typeof PAGE> & { kind: 'change' }>([
    { kind: 'change', change: { kind: 'page', pageNumber: 2 } },
    { kind: 'change', change: { kind: 'size', pageSize: 50 } },
    { kind: 'change', change: { kind: 'sort', field: 'name' } },
    { kind: 'change', change: { kind: 'narrow', field: 'parent', value: 'a' } },
    { kind: 'change', change: { kind: 'search', filters: { name: 'a' } } },
  ])('whose reload fails after $change.kind keeps its page, order, filters and rows', (asked) => {
    const list = after(SHOWN, asked, { kind: 'failed', message: 'no service' });
    expect(visible(list)).toEqual(visible(SHOWN));
    expect(list).toMatchObject({ isLoading: false, error: 'no service' });
  });

  it('that went on before the answer came falls back to what it shows', () => {
    const list = after(
      SHOWN,
      { kind: 'change', change: { kind: 'page', pageNumber: 2 } },
      { kind: 'change', change: { kind: 'page', pageNumber: 3 } },
      { kind: 'failed', message: 'no service' },
    );
    expect(visible(list)).toEqual(visible(SHOWN));
  });

  it('asks nothing again because it fell back', () => {
    const asking = after(SHOWN, { kind: 'change', change: { kind: 'page', pageNumber: 2 } });
    expect(after(asking, { kind: 'failed', message: 'no service' }).asked).toBe(asking.asked);
  });

  it('asks again for what it shows when it is reloaded after a failure', () => {
    const list = after(
      SHOWN,
      { kind: 'change', change: { kind: 'page', pageNumber: 2 } },
      { kind: 'failed', message: 'no service' },
      { kind: 'reload' },
    );
    expect(list.asked.query).toEqual(FIRST_QUERY);
  });

  it('that never came stands by its first question', () => {
    const opened = { ...FIRST_QUERY, pageNumber: 2 };
    const list = after(firstList<typeof PAGE>(opened), { kind: 'failed', message: 'no service' }, { kind: 'reload' });
    expect(list.asked.query).toEqual(opened);
    expect(list.page).toBeUndefined();
  });

  it('goes to its last page when the one asked for is gone', () => {
    const list = after(firstList<typeof PAGE>({ ...FIRST_QUERY, pageNumber: 9 }), {
      kind: 'answered',
      page: { records: [], total: 25, pages: 3 },
    });
    expect(list.asked.query.pageNumber).toBe(3);
    expect(list.isLoading).toBe(true);
  });
});
