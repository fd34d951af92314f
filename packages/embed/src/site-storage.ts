/** What is kept of the site's storage: texts under keys. */
export type SiteStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps texts as long as the page is open. */
class PageStorage implements SiteStorage {
  readonly #texts = new Map<string, string>();

  get length(): number {
    return this.#texts.size;
  }

  key(index: number): string | null {
    return [...this.#texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#texts.set(key, text);
  }

  removeItem(key: string): void {
    this.#texts.delete(key);
  }
}

/**
 * The storage of the site; where a browser keeps none, one that lasts as long as the page. The mere sight of
 * `localStorage` throws in a sandboxed frame and where cookies are blocked, and a page must be seen there as well.
 */
function openStorage(): SiteStorage {
  try {
    return globalThis.localStorage ?? new PageStorage();
  } catch {
    return new PageStorage();
  }
}

/** The one way to what this site keeps in the browser. */
export const siteStorage: SiteStorage = openStorage();
