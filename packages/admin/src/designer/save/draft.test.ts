import { normalizeScreen } from '@aj-report/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { DocumentStore } from '../document/document-store.ts';
import { setDashboard } from '../document/operations.ts';
import { DraftKeeper, newDraftKey, readDrafts } from './draft.ts';

/** The part of the browser's storage that drafts use, in memory. */
class MemoryStorage implements Storage {
  [name: string]: unknown;
  private readonly items = new Map<string, string>();

  get length(): number {
    return this.items.size;
  }

  clear(): void {
    this.items.clear();
  }

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
}

let storage: MemoryStorage;
let clock = 0;
/** Keys of drafts on which tabs are working. */
let inUse: Set<string>;

beforeEach(() => {
  storage = new MemoryStorage();
  clock = 0;
  inUse = new Set();
});

function work(title: string, reportCode = 'r', key = newDraftKey(reportCode)) {
  const document = new DocumentStore(normalizeScreen({ reportCode, revision: 4 }));
  const keeper = new DraftKeeper(
    document,
    storage,
    key,
    (one) => inUse.has(one),
    () => ++clock,
  );
  const stop = keeper.start();
  document.change({ zh: '改', en: 'Change' }, setDashboard({ title }));
  return { document, keeper, stop };
}

const titles = (reportCode = 'r'): string[] =>
  readDrafts(storage, reportCode).map((draft) => draft.screen.dashboard.title);

describe('a draft', () => {
  it('outlives a page that ends without saving', () => {
    work('lost').stop();
    const [draft] = readDrafts(storage, 'r');
    expect(draft?.screen.dashboard.title).toBe('lost');
    expect(draft?.screen.revision).toBe(4);
  });

  it('is gone once the work is saved or given up', () => {
    const saved = work('saved');
    saved.keeper.write();
    saved.document.markSaved(saved.document.beginSave(), 5);
    saved.stop();
    work('given up').keeper.drop();
    expect(titles()).toEqual([]);
  });

  it('of another report is not offered', () => {
    work('mine', 'a').stop();
    work('other', 'a:b').stop();
    expect(titles('a')).toEqual(['mine']);
  });

  it('is not overwritten by later work, and only the newest few are kept', () => {
    for (const title of ['1', '2', '3', '4', '5']) work(title).stop();
    expect(titles()).toEqual(['5', '4', '3', '2']);
  });

  it('that another tab is working on stays, however many there are', () => {
    const key = newDraftKey('r');
    work('open elsewhere', 'r', key).stop();
    inUse.add(key);
    for (const title of ['1', '2', '3', '4', '5']) work(title).stop();
    expect(titles()).toEqual(['5', '4', '3', '2', 'open elsewhere']);
  });

  it('that is damaged is thrown away', () => {
    storage.setItem('AJReportDesignerDraft:r:x', '{"screen":');
    expect(titles()).toEqual([]);
    expect(storage.length).toBe(0);
  });
});
