import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { declarations } from '@aj-report/widgets/declarations';

const built = fileURLToPath(new URL('../packages/embed/dist', import.meta.url));
/** A site that allows scripts of its own only, and no text that becomes HTML or code. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "frame-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

export const WIDGETS = Object.values(declarations);

export interface KitSite {
  readonly address: string;
  readonly server: Server;
}

/** A plain page: one tag for each widget, nothing else. */
function toPage(types: readonly string[]): string {
  const tags = types.map((type) => `<aj-${type} id="${type}"></aj-${type}>`).join('\n');
  return `<!doctype html><html lang="zh"><meta charset="utf-8"><title>Kit</title><link rel="icon" href="data:,"><body>
<script type="module" src="/embed/aj-bigscreen.js"></script>
${tags}</body></html>`;
}

/** A site with the kit as it is built into `folder`; `?only=a,b` asks for a page of these widgets. */
export async function serveKit(folder = built): Promise<KitSite> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('content-security-policy', POLICY);
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(toPage(searchParams.get('only')?.split(',') ?? WIDGETS.map(({ type }) => type)));
      return;
    }
    const file = path.join(folder, path.normalize(pathname.replace(/^\/embed\//, '/')));
    if (!pathname.startsWith('/embed/') || !file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
