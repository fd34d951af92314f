import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const PACKAGES = path.resolve(import.meta.dirname, '../..');

/** The files that may touch what a browser keeps; everybody else asks them. */
const DOORS = ['embed/src/site-storage.ts', 'admin/src/session/cookie.ts'];
const DIRECT = /\b(?:localStorage|sessionStorage)\b|\bdocument\s*\.\s*cookie\b|\bindexedDB\b/;

function sourcesOf(name: string): string[] {
  return readdirSync(path.join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|testing)\.tsx?$/.test(file))
    .map((file) => path.posix.join(name, 'src', file));
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
}

function touchesStorage(file: string): boolean {
  return DIRECT.test(withoutComments(readFileSync(path.join(PACKAGES, file), 'utf8')));
}

describe('what a browser keeps', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  it('is the storage of the site', async () => {
    const storage = { getItem: () => 'kept' };
    vi.stubGlobal('localStorage', storage);
    expect((await import('./site-storage.ts')).siteStorage).toBe(storage);
  });

  it('lasts as long as the page where the browser refuses it', async () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
    const { siteStorage } = await import('./site-storage.ts');
    siteStorage.setItem('a', '1');
    siteStorage.setItem('b', '2');
    expect([siteStorage.getItem('a'), siteStorage.getItem('c')]).toEqual(['1', null]);
    expect([siteStorage.length, siteStorage.key(0), siteStorage.key(2)]).toEqual([2, 'a', null]);
    siteStorage.removeItem('a');
    expect(siteStorage.getItem('a')).toBeNull();
  });

  it('is reached through one door of each package', () => {
    const direct = ['embed', 'widgets', 'admin', 'contract'].flatMap(sourcesOf).filter(touchesStorage);
    expect(direct.toSorted(), 'take siteStorage of @aj-report/embed/storage, or session/cookie.ts').toEqual(
      DOORS.toSorted(),
    );
  });
});
