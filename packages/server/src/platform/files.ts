import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, open } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where uploaded bytes live, by id. */
export interface FileStore {
  /** Takes over a finished file of the same disk; it is whole and synced, or not there. */
  keep(id: string, draftPath: string): Promise<void>;
  /** Bytes of a stored file, or null when there is none. */
  size(id: string): Promise<number | null>;
  read(id: string, range?: ByteRange): Readable;
  remove(id: string): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly files: FileStore;
  }
}

const ID = /^[0-9a-f]{32}$/;

/** Flushes a file to the disk, so that a power cut cannot leave a name without its bytes. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in a folder, spread over 256 sub-folders. */
export function createFolderStore(folder: string): FileStore {
  const place = (id: string): string => {
    if (!ID.test(id)) throw new Error(`Not a file id: ${id}`);
    return path.join(folder, id.slice(0, 2), id);
  };
  return {
    async keep(id, draftPath) {
      await syncFile(draftPath);
      await mkdir(path.dirname(place(id)), { recursive: true });
      await rename(draftPath, place(id));
    },
    async size(id) {
      if (!ID.test(id)) return null;
      try {
        return (await stat(place(id))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    read: (id, range) => createReadStream(place(id), range),
    remove: (id) => rm(place(id), { force: true }),
  };
}

export function registerFiles(app: FastifyInstance): void {
  app.decorate('files', createFolderStore(path.join(app.config.dataDir, 'files')));
}
