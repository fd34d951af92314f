import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeRoutes } from '../testing/route-suite.ts';
import { clearDrafts, draftsFolder } from './upload.ts';

const HOUR_MS = 3_600_000;

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
});
