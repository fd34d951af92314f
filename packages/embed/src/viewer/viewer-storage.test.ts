import { beforeEach, describe, expect, it } from 'vitest';
import { createGrantStore, readAccess, readLanguage } from './viewer-storage.ts';

/** The part of the browser's storage that is used, in memory. */
class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>();
  get length(): number {
    return this.#entries.size;
  }
  clear(): void {
    this.#entries.clear();
  }
  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#entries.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#entries.set(key, value);
  }
}

let storage: Storage;

beforeEach(() => {
  storage = new MemoryStorage();
});

describe('the language of a screen', () => {
  it('is the one of the browser for guests', () => {
    expect(readLanguage(storage, 'en-GB')).toBe('en-GB');
  });

  it('is the one of the admin for who is signed in there: chosen, else the default', () => {
    storage.setItem('AJReportToken', 'login');
    expect(readLanguage(storage, 'en-GB')).toBe('zh');
    storage.setItem('AJReportLanguage', 'en');
    expect(readLanguage(storage, 'zh-CN')).toBe('en');
  });
});

describe('what opens screens in this browser', () => {
  it('is nothing at first', () => {
    expect(readAccess(storage)).toEqual([]);
  });

  it('is the log-in and the comma-joined tokens of the shares', () => {
    storage.setItem('AJReportToken', 'login');
    storage.setItem('AJReportShareToken', 'a,b');
    expect(readAccess(storage)).toEqual([
      { kind: 'session', value: 'login' },
      { kind: 'share', value: 'a,b' },
    ]);
  });
});

describe('the grants of shares', () => {
  const one = { shareToken: 'a', reportCode: 'sales' };
  const two = { shareToken: 'b', reportCode: 'stock' };

  it('outlive a reload, each with its token in the list', () => {
    createGrantStore(storage).write('c1', one);
    createGrantStore(storage).write('c2', two);
    createGrantStore(storage).write('c1', one);
    expect(createGrantStore(storage).read('c1')).toEqual(one);
    expect(createGrantStore(storage).read('c2')).toEqual(two);
    expect(storage.getItem('AJReportShareToken')).toBe('b,a');
  });

  it('leave the list when their share is refused, and only they', () => {
    storage.setItem('AJReportShareToken', 'older');
    createGrantStore(storage).write('c1', one);
    createGrantStore(storage).drop('c1');
    createGrantStore(storage).drop('unknown');
    expect(createGrantStore(storage).read('c1')).toBeNull();
    expect(storage.getItem('AJReportShareToken')).toBe('older');
  });

  it('replace the token that a share had before', () => {
    createGrantStore(storage).write('c1', one);
    createGrantStore(storage).write('c1', { ...one, shareToken: 'a2' });
    expect(storage.getItem('AJReportShareToken')).toBe('a2');
  });

  it('are none when somebody else wrote into the storage', () => {
    storage.setItem('AJReportShareGrant', 'not json');
    expect(createGrantStore(storage).read('c1')).toBeNull();
  });
});
