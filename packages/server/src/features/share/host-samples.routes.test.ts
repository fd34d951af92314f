import { execFile } from 'node:child_process';
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createApiToken, createReport, getScreen, saveScreen, type EmbedGrant } from '@aj-report/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';

const run = promisify(execFile);
const GUIDE = new URL('../../../../../docs/embed.md', import.meta.url);
const LANGUAGES = [
  { name: 'node', file: 'grant.mjs', bin: 'node' },
  { name: 'python', file: 'grant.py', bin: 'python3' },
  { name: 'java', file: 'Grant.java', bin: 'java' },
];

/** Whether a program is on the machine. */
async function isInstalled(bin: string): Promise<boolean> {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const found = await Promise.all(
    folders.map((folder) =>
      access(path.join(folder, bin)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.includes(true);
}

const missing = (await Promise.all(LANGUAGES.map(async ({ bin }) => ((await isInstalled(bin)) ? [] : [bin])))).flat();

describeRoutes(
  'The guide for hosts',
  (ctx) => {
    let folder = '';
    let guide = '';
    let env: NodeJS.ProcessEnv = {};

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'host-samples-'));
      guide = await readFile(GUIDE, 'utf8');
      await ctx.app.listen({ port: 0, host: '127.0.0.1' });
      const token = await ctx.login();
      await ctx.call(createReport, { token, body: { reportName: '销售', reportCode: 'sales' } });
      const parameters = [{ name: 'area', type: 'string' }];
      await ctx.call(saveScreen, { token, body: { reportCode: 'sales', dashboard: { parameters } } });
      const body = { tokenName: 'portal', authorities: ['bigScreenManage:share'], days: 0 as const };
      const machine = (await ctx.call(createApiToken, { token, body })).data.token;
      const { port } = ctx.app.server.address() as AddressInfo;
      const named = { AJ_URL: `http://127.0.0.1:${port}`, AJ_API_TOKEN: machine, AREA: '华东' };
      env = { ...process.env, ...named, JAVA_TOOL_OPTIONS: '-Dfile.encoding=UTF-8', LC_ALL: 'C.UTF-8' };
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    /** The lines of a sample, as they stand in the guide. */
    const sampleOf = (name: string) => {
      const [, text = ''] = new RegExp(`<!-- sample: ${name} -->\\s*\`\`\`\\w+\\n([^]*?)\`\`\``).exec(guide) ?? [];
      return text;
    };

    for (const { name, file, bin } of LANGUAGES) {
      it.skipIf(missing.includes(bin))(
        `has a sample for ${name} of a dozen lines that opens the screen`,
        async () => {
          const text = sampleOf(name);
          expect(text.trim().split('\n').length).toBeLessThanOrEqual(13);
          const place = path.join(folder, file);
          await writeFile(place, text);
          const { stdout } = await run(bin, [place], { env, timeout: 60_000 });
          const { data } = JSON.parse(stdout) as { data: EmbedGrant };
          const screen = await ctx.call(getScreen, { share: data.token, params: { reportCode: 'sales' } });
          expect(screen.data.dashboard?.parameters).toEqual([
            { name: 'area', type: 'string', defaultValue: '华东', locked: true },
          ]);
        },
        90_000,
      );
    }
  },
  { variants: ['sqlite'] },
);
