import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import type { Browser } from 'playwright-core';
import { build, preview, type PluginOption } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openContext } from './browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const PLUGINS: Readonly<Record<string, readonly PluginOption[]>> = {
  plain: [],
  react: [react()],
  vue: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('aj-') } } })],
  svelte: [svelte({ configFile: false })],
  weight: [],
};
/** The strictest rules that an app may have, the types of its packages read too. */
const STRICT = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
  },
};

/** kB gzip of the scripts that a page fetches before its first picture: the entry and what it imports at once. */
function weigh(folder: string, entry: string): number {
  const scripts = path.join(folder, 'assets');
  const seen = new Set<string>();
  const waiting = [entry];
  let bytes = 0;
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const code = readFileSync(path.join(scripts, name), 'utf8');
    bytes += gzipSync(code).length;
    for (const [, , imported = ''] of code.matchAll(/(from|import)\s*["']\.\/([^"']+)["']/g)) waiting.push(imported);
  }
  return bytes / 1000;
}

describe('the package of the kit, installed by a stranger', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'aj-package-'));
  const built = (app: string) => path.join(site, 'built', app);
  let browser: Browser;

  async function buildApp(app: string): Promise<void> {
    const folder = path.join(site, app);
    writeFileSync(
      path.join(folder, 'index.html'),
      `<!doctype html><title>${app}</title><link rel="icon" href="data:,"><body><script type="module" src="./main.${app === 'react' ? 'tsx' : 'ts'}"></script></body>`,
    );
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      plugins: PLUGINS[app]?.slice() ?? [],
      build: { outDir: built(app), emptyOutDir: true, chunkSizeWarningLimit: 2000 },
    });
  }

  beforeAll(async () => {
    execFileSync('npm', ['run', 'package', '--silent'], { cwd: root, stdio: 'inherit' });
    const modules = path.join(site, 'node_modules');
    const packed = path.join(root, 'packages/widgets/dist');
    const [tarball = ''] = readdirSync(packed).filter((name) => name.endsWith('.tgz'));
    mkdirSync(path.join(modules, '@aj-report'), { recursive: true });
    execFileSync('tar', ['xzf', path.join(packed, tarball), '-C', path.join(modules, '@aj-report')]);
    cpSync(path.join(modules, '@aj-report/package'), path.join(modules, '@aj-report/widgets'), { recursive: true });
    // What npm would fetch beside the package is what is installed here.
    for (const name of readdirSync(path.join(root, 'node_modules')))
      if (name !== '@aj-report' && !name.startsWith('.'))
        symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
    cpSync(path.join(root, 'tests/package-apps'), site, { recursive: true });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(site, { recursive: true, force: true });
  });

  /** Lines of the compiler about these apps. */
  function compile(...apps: readonly string[]): string[] {
    writeFileSync(path.join(site, 'tsconfig.json'), JSON.stringify({ ...STRICT, include: apps }));
    const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', site], { encoding: 'utf8' });
    return stdout.split('\n').filter((line) => /^\S/.test(line));
  }

  it('has types that the strictest compiler reads', () => {
    expect(compile('react', 'plain')).toEqual([]);
  });

  it('has types that find mistakes in tags', () => {
    expect(compile('mistakes')).toEqual([
      expect.stringMatching(/mistakes\.tsx\(3,.*noSuchProperty/),
      expect.stringMatching(/mistakes\.tsx\(4,.*not assignable to type 'number'/),
    ]);
  });

  it.each(['plain', 'react', 'vue', 'svelte'])('draws a bar chart in an app of Vite: %s', async (app) => {
    await buildApp(app);
    const server = await preview({
      root: site,
      configFile: false,
      logLevel: 'error',
      build: { outDir: built(app) },
      preview: { host: '127.0.0.1', port: 0 },
    });
    const { context, problems } = await openContext(browser);
    const page = await context.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.locator('aj-bar-chart [data-drawn] canvas').waitFor();
    expect(await page.locator('aj-bar-chart .aj-summary').textContent()).toMatch(/Sales.*February/s);
    expect(problems).toEqual([]);
    await context.close();
    await server.close();
  });

  it('ships a bar chart at no more than 1.1 of what a hand-written one weighs', async () => {
    for (const app of ['plain', 'weight']) await buildApp(app);
    const entryOf = (app: string) =>
      /src="[^"]*assets\/([^"]+)"/.exec(readFileSync(path.join(built(app), 'index.html'), 'utf8'))?.[1] ?? '';
    const [ours, byHand] = ['plain', 'weight'].map((app) => weigh(built(app), entryOf(app))) as [number, number];
    process.stdout.write(
      `a bar chart: ${ours.toFixed(1)} kB, by hand ${byHand.toFixed(1)} kB, ${(ours / byHand).toFixed(3)} times\n`,
    );
    expect(ours / byHand).toBeLessThanOrEqual(1.1);
  });
});
