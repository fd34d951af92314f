import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ICONS, SYSTEM_ICONS } from './src/shoelace/icons.ts';
import { OWN_ICONS } from './src/shoelace/widget-icons.gen.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const VIRTUAL = 'virtual:icon-sprite';
const require = createRequire(import.meta.url);
const ICON_FOLDER = join(dirname(require.resolve('@shoelace-style/shoelace/dist/themes/light.css')), '../assets/icons');

/** Drawing of an icon: of the widget that brings it, or of the library. */
function fileOf(icon: string): string {
  const own = OWN_ICONS[icon];
  return own ? join(REPOSITORY, own) : join(ICON_FOLDER, `${icon}.svg`);
}

function toSymbol(id: string, icon: string): string {
  const svg = readFileSync(fileOf(icon), 'utf8');
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<symbol id="${id}" viewBox="0 0 16 16" fill="currentColor">${inner.trim()}</symbol>`;
}

/** The picture with a symbol for every icon. */
export function toSprite(): string {
  const symbols = [
    ...ICONS.map((name) => toSymbol(name, name)),
    ...Object.entries(SYSTEM_ICONS).map(([name, icon]) => toSymbol(`system-${name}`, icon)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/**
 * One picture file with just the icons of `src/shoelace/icons.ts`, whose address `virtual:icon-sprite` exports.
 * Icons drawn from one same-origin file need no `data:` addresses in the content security policy.
 */
export function iconSprite(): Plugin {
  const source = toSprite();
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const fileName = `assets/icons-${hash}.svg`;
  return {
    name: 'aj-icon-sprite',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) => (id === `\0${VIRTUAL}` ? `export default '/${fileName}';` : undefined),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(source);
      });
    },
  };
}
