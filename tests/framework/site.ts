import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import react from '@vitejs/plugin-react';
import { iconSprite } from '../../packages/admin/icon-sprite.ts';
import { slimLibrary } from '../../packages/widgets/slim-library.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/** What the page asked of the service. */
export interface Asked {
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
  readonly noPrompt: string | undefined;
  readonly at: number;
}

/** What the page sent to its service. */
export interface Sent {
  readonly kind: string;
  readonly values: Record<string, unknown>;
}

export interface ShowcaseSite {
  readonly address: string;
  readonly asked: Asked[];
  /** Key of the record that cannot be fetched. */
  gone: string;
  close(): void;
}

/** A record as the service has it now; the row of the list is older. */
const RECORD = {
  input: 'fetched',
  'input-number': 7,
  'anji-input': 2500,
  locked: 'locked',
  hidden: 'hidden',
  maker: { makerName: 'Ann', town: 'Ulm' },
  stepList: [{ stepName: 'cut', tools: [{ tool: 'saw' }] }],
};
const TREE = [{ id: 'n', label: 'North', children: [{ id: 'n1', label: 'Hall 1' }] }];
const OPTIONS = [
  { id: 'x1', text: 'Bolt' },
  { id: 'x2', text: 'Nut' },
];

const STORED = { urlPath: 'file/download/s1', fileId: 's1', fileType: 'png' };

function answerOf(path: string, keyword: string): unknown {
  if (path === '/parts/scans') return STORED;
  if (path === '/parts/options') return OPTIONS.filter(({ text }) => text.includes(keyword));
  return path === '/parts/tree' ? { menuTree: TREE } : null;
}

async function bundle(): Promise<Map<string, string | Uint8Array>> {
  const { output } = (await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    plugins: [slimLibrary(), react(), iconSprite()],
    build: { write: false, target: 'es2022', minify: false, assetsInlineLimit: 0 },
  })) as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
}

function typeOf(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript';
  if (path.endsWith('.css')) return 'text/css';
  return path.endsWith('.svg') ? 'image/svg+xml' : 'text/html; charset=utf-8';
}

/** A page of the list framework with everything that it can do, and what its selects and trees ask for. */
export async function serveShowcase(): Promise<ShowcaseSite> {
  const files = await bundle();
  const site: Omit<ShowcaseSite, 'address' | 'close'> = { asked: [], gone: '' };
  const answer = (request: IncomingMessage): { status: number; body: unknown } => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = url.pathname.replace('/data-report', '');
    const noPrompt = request.headers['noprompt'] as string | undefined;
    site.asked.push({ path, search: Object.fromEntries(url.searchParams), noPrompt, at: performance.now() });
    const [, id] = /^\/parts\/(\d+)$/.exec(path) ?? [];
    if (id !== undefined) return id === site.gone ? { status: 404, body: {} } : { status: 200, body: RECORD };
    const data = answerOf(path, url.searchParams.get('keyword') ?? '');
    return { status: 200, body: { code: '200', message: '', data } };
  };
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/data-report/')) {
      const { status, body } = answer(request);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    const file = files.get(pathname) ?? files.get('/index.html');
    response.writeHead(200, { 'content-type': typeOf(files.has(pathname) ? pathname : '/') }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(site, { address, close: () => void server.close() });
}
