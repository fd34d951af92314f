import type { PlaylistDocument } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import type { WallDisk } from '../kept/wall-disk.types.ts';
import type { SiteStorage } from '../site-storage.ts';
import { WallMemory } from './wall-memory.ts';

const PLAYLIST = { playlistCode: 'hall', items: [] } as unknown as PlaylistDocument;

function storageOf(texts: Map<string, string>): SiteStorage {
  return {
    length: 0,
    key: () => null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

describe('what a wall plays', () => {
  it('is there after a power cut, for the same playlist only, and gone when the wall was shut out', () => {
    const texts = new Map<string, string>();
    let cleared = 0;
    const kind = { clear: async () => void cleared++ };
    const disk = { screens: kind, reports: kind } as unknown as WallDisk;
    const memory = new WallMemory(storageOf(texts), disk);
    expect(memory.ofPlaylist('hall').read()).toBeNull();
    memory.ofPlaylist('hall').write(PLAYLIST);
    const again = new WallMemory(storageOf(texts), disk);
    expect(again.ofPlaylist('hall').read()).toEqual(PLAYLIST);
    expect(again.ofPlaylist('lobby').read()).toBeNull();
    again.forget();
    expect([texts.size, cleared]).toEqual([0, 2]);
  });

  it('is nothing where somebody else wrote into the storage', () => {
    const memory = new WallMemory(storageOf(new Map([['AJReportPlaylist', '{']])), undefined);
    expect(memory.ofPlaylist('hall').read()).toBeNull();
  });
});
