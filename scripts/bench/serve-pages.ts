import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, mergeConfig, type InlineConfig, type Rolldown } from 'vite';
import { earlyChunksOf, toPreloads } from '../../packages/embed/early-chunks.plugin.ts';
import { fileOfChunk } from '../../packages/embed/script-chunks.plugin.ts';
import { scriptBundle } from '../../packages/embed/script-bundle.ts';

/** Pages that are measured, on a server of their own. */
export interface ServedPages {
  readonly origin: string;
  close(): void;
}

/** Names of pages by how they are bundled. */
export interface PageNames {
  /** Pages with widgets: bundled as the embed script is. */
  readonly script: readonly string[];
  /** Pages written by hand: each bundled alone, into one file, which is the fastest to load. */
  readonly plain?: readonly string[];
}

interface Script {
  readonly code: Buffer;
  /** What its page has fetched beside it, as the viewer page does. */
  readonly preloads: string;
}

type Scripts = Map<string, Script>;

async function bundle(folder: string, names: readonly string[], options: InlineConfig): Promise<Scripts> {
  const input = Object.fromEntries(names.map((name) => [name, path.join(folder, `${name}.ts`)]));
  const base: InlineConfig = {
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  };
  const { output } = (await build(mergeConfig(base, options))) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  return new Map(
    chunks.map(({ fileName, code }) => {
      const preloads = toPreloads('/', earlyChunksOf(fileName, output));
      return [fileName, { code: gzipSync(code), preloads }];
    }),
  );
}

function bundleScripts(folder: string, names: readonly string[]): Promise<Scripts> {
  const { plugins, input, groups } = scriptBundle();
  const rolldownOptions = { ...input, output: { chunkFileNames: fileOfChunk, codeSplitting: { groups } } };
  return bundle(folder, names, { plugins, build: { rolldownOptions } });
}

async function bundleAll(folder: string, { script, plain = [] }: PageNames): Promise<Scripts> {
  const scripts = await bundleScripts(folder, script);
  for (const name of plain) {
    const alone = await bundle(folder, [name], { build: { rolldownOptions: { output: { codeSplitting: false } } } });
    for (const [file, code] of alone) scripts.set(file, code);
  }
  return scripts;
}

/** Serves `folder/page.ts` as the page `/page`, on a free port of this machine. */
export async function servePages(folder: string, names: PageNames): Promise<ServedPages> {
  const files = await bundleAll(folder, names);
  const pages = [...names.script, ...(names.plain ?? [])];
  const server = createServer((request, response) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    const script = files.get(name);
    if (script) {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('content-encoding', 'gzip');
      response.end(script.code);
      return;
    }
    if (!pages.includes(name)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const head = files.get(`${name}.js`)?.preloads ?? '';
    response.end(
      `<!doctype html>${head}<body style="margin:0"><script type="module" src="/${name}.js"></script></body>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
