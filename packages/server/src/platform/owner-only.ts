import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

export const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const MODE_BITS = 0o777;
/** Permissions that new files and folders of this process and its children do not get. */
const OTHERS = 0o077;

/** From now on nobody but the owner of this process reads what it makes. */
export function makeFilesOwnerOnly(): void {
  process.umask(OTHERS);
}

/** Copies a file for the owner alone: `copyFile` would give the copy the permissions of what it is made of. */
export async function copyForOwner(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createWriteStream(to, { mode: FILE_MODE }));
}

/**
 * Takes a folder and all in it away from everybody but their owner: an earlier version, or a restored backup, may have
 * left them open. Links are not followed.
 * @returns what could not be changed, because it belongs to another user
 */
export async function restrictToOwner(entry: string): Promise<string[]> {
  const found = await lstat(entry).catch(ignoreGone);
  if (!found || found.isSymbolicLink()) return [];
  const refused = await setMode(entry, found.mode, found.isDirectory() ? FOLDER_MODE : FILE_MODE);
  if (!found.isDirectory()) return refused;
  for (const name of (await readdir(entry).catch(ignoreGone)) ?? []) {
    refused.push(...(await restrictToOwner(path.join(entry, name))));
  }
  return refused;
}

async function setMode(entry: string, found: number, wanted: number): Promise<string[]> {
  if ((found & MODE_BITS) === wanted) return [];
  try {
    await chmod(entry, wanted);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPERM') return [entry];
    ignoreGone(error);
  }
  return [];
}

/** Another server on the same folder may remove a file meanwhile. */
export function ignoreGone(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return undefined;
}
