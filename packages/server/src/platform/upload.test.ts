import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { describeRoutes } from '../testing/route-suite.ts';
import { clearDrafts, draftsFolder } from './upload.ts';

const HOUR_MS = 3_600_000;

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return {
    ...real,
    rm: async (file: string, options: object) => {
      if (path.basename(file) === 'a-held') throw Object.assign(new Error('busy'), { code: 'EBUSY' });
      await real.rm(file, options);
    },
  };
});

describeRoutes('Drafts that nobody came back for', (ctx) => {
  const add = async (name: string) => {
    const folder = path.join(draftsFolder(ctx.app), `${name}.browser`);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'profile'), 'left');
    await writeFile(path.join(draftsFolder(ctx.app), name), 'left');
  };

  it('go after an hour, also the folder of a browser that was killed', async () => {
    await add('old');
    await clearDrafts(ctx.app);
    expect((await readdir(draftsFolder(ctx.app))).sort()).toEqual(['old', 'old.browser']);
    ctx.clock.advance(2 * HOUR_MS);
    await clearDrafts(ctx.app);
    expect(await readdir(draftsFolder(ctx.app))).toEqual([]);
    ctx.clock.advance(-2 * HOUR_MS);
  });

  it('go although one of them cannot be removed', async () => {
    await add('a-held');
    await add('b');
    ctx.clock.advance(2 * HOUR_MS);
    await clearDrafts(ctx.app);
    expect(await readdir(draftsFolder(ctx.app))).toEqual(['a-held']);
    ctx.clock.advance(-2 * HOUR_MS);
  });
});
