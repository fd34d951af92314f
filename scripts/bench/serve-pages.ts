import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** Pages that are measured, on a server of their own. */
export interface ServedPages {
  readonly origin: string;
  close(): void;
}

/** Bundles pages as the embed script is bundled: minified, tree-shaken, chunks loaded when they are needed. */
async function bundle(folder: string, pages: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(pages.map((name) => [name, path.join(folder, `${name}.ts`)])),
        treeshake: { manualPureFunctions: ['Type', 'defineEndpoint', 'pageResultOf'], propertyReadSideEffects: false },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, gzipSync(file.code)]] : [])));
}

/** Serves `folder/page.ts` as the page `/page`, on a free port of this machine. */
export async function servePages(folder: string, pages: readonly string[]): Promise<ServedPages> {
  const files = await bundle(folder, pages);
  const server = createServer((request, response) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    const script = files.get(name);
    if (script) {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('content-encoding', 'gzip');
      response.end(script);
      return;
    }
    if (!pages.includes(name)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><body style="margin:0"><script type="module" src="/${name}.js"></script></body>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
