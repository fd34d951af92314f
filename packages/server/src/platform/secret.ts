import { createHmac, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { FILE_MODE } from './owner-only.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** A 256-bit value that only this installation can derive from its secret, base64url. */
    deriveToken(purpose: string): string;
  }
}

async function readOrMake(file: string, make: () => string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // Written aside and linked into place: of two servers that start at once, one wins and both read the same secret.
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, make(), { mode: FILE_MODE });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}

/** The installation's secret: AJ_SECRET, else 256 random bits made once in the data folder. */
export async function readSecret(config: Config): Promise<string> {
  if (config.secret !== undefined) return config.secret;
  return readOrMake(path.join(config.dataDir, 'secret'), () => randomBytes(32).toString('hex'));
}

export function registerSecret(app: FastifyInstance, secret: string): void {
  app.decorate('deriveToken', (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url'));
}
