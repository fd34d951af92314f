// Serves the example host pages from an origin of their own, as somebody else's site would:
//   node packages/embed/examples/serve.mjs [--product http://127.0.0.1:9095] [--share /aj/CODE] [--port 9096]
// Without --share the first page asks for a share address.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const folder = path.dirname(fileURLToPath(import.meta.url));

const { values } = parseArgs({
  options: {
    product: { type: 'string', default: 'http://127.0.0.1:9095' },
    share: { type: 'string', default: '' },
    port: { type: 'string', default: '9096' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});

const product = values.product.replace(/\/$/, '');
const { origin } = new URL(product);

/** The least that a page must allow; README.md says what each line is for. */
const STRICT_POLICY = [
  "default-src 'none'",
  `script-src ${origin}`,
  `connect-src ${origin}`,
  `img-src ${origin} data:`,
  `font-src ${origin}`,
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html',
].join('; ');

const PAGES = {
  '/': { file: 'index.html', type: 'text/html' },
  '/plain.html': { file: 'plain.html', type: 'text/html' },
  '/plain.js': { file: 'plain.js', type: 'text/javascript' },
  '/host.css': { file: 'host.css', type: 'text/css' },
  '/strict-csp.html': { file: 'strict-csp.html', type: 'text/html', policy: STRICT_POLICY },
  '/react/': { file: 'react/index.html', type: 'text/html' },
};

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function toHtml(text) {
  return text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]);
}

/** A share address of the product; one of another server is none of ours to show. */
function toShareAddress(share) {
  if (share === '') return '';
  const url = new URL(share, `${product}/`);
  return url.origin === origin ? url.href : '';
}

async function readPage({ file, type }, query) {
  const text = await readFile(path.join(folder, file), 'utf8');
  if (type !== 'text/html') return text;
  const share = toShareAddress(query.get('share') ?? values.share);
  return text
    .replaceAll('{{product}}', toHtml(product))
    .replaceAll('{{share}}', toHtml(share))
    .replaceAll('{{query}}', toHtml(String(new URLSearchParams({ share }))))
    .replaceAll('{{policy}}', toHtml(STRICT_POLICY));
}

async function bundleReactPage() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'react/main.tsx')],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0].text;
}

async function answer({ pathname, searchParams }) {
  if (pathname === '/react/main.js') return { type: 'text/javascript', text: await bundleReactPage() };
  const page = PAGES[pathname];
  return page ? { ...page, text: await readPage(page, searchParams) } : null;
}

async function handleRequest(request, response) {
  try {
    const page = await answer(new URL(request.url ?? '/', 'http://host'));
    if (!page) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
      return;
    }
    response.writeHead(200, {
      'Content-Type': `${page.type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      ...(page.policy ? { 'Content-Security-Policy': page.policy } : {}),
    });
    response.end(page.text);
  } catch (cause) {
    response.writeHead(500, { 'Content-Type': 'text/plain' }).end(`${cause}\n`);
  }
}

const server = createServer((request, response) => void handleRequest(request, response));

server.once('error', (cause) => {
  process.stderr.write(
    cause.code === 'EADDRINUSE' ? `Port ${values.port} is taken; choose another one with --port.\n` : `${cause}\n`,
  );
  process.exitCode = 1;
});
server.listen(Number(values.port), values.host, () => {
  process.stdout.write(`Example host pages: http://${values.host}:${values.port}/  (product ${product})\n`);
});
