import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Node } from 'acorn';

/** What pages of others and walls begin with; a browser that cannot read one of these shows nothing of ours. */
const BEGINNINGS = ['aj-bigscreen.js', 'aj-bigscreen.iife.js', 'viewer.html', 'report.html', 'device.html'];
/** What tells them. */
const WORDS = /chunks\/old-browser-[\w-]+\.js/g;
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+\s*from\s*)?["'`](\.[^"'`]+)["'`]/g;
const SCRIPT_OF_PAGE = /<script type="module"[^>]*\ssrc="\/embed\/([^"]+)"/g;

/** Syntax that is in ECMAScript 2022 but not in Chrome 89, Safari 15 and Firefox 90, which read everything else of it. */
function tooNew(node: Node & Record<string, unknown>): string | undefined {
  if (node.type === 'StaticBlock') return 'a static block';
  if (node.type === 'BinaryExpression' && (node['left'] as Node).type === 'PrivateIdentifier') return '#name in object';
  const { pattern = '', flags = '' } = (node['regex'] ?? {}) as { pattern?: string; flags?: string };
  if (/\(\?<[=!]/.test(pattern)) return 'a look-behind';
  if (flags.includes('d')) return 'the flag d of an expression';
  return undefined;
}

function* below(value: unknown): Generator<Node & Record<string, unknown>> {
  if (Array.isArray(value)) for (const one of value) yield* below(one);
  else if (typeof value === 'object' && value !== null && 'type' in value) {
    yield value as Node & Record<string, unknown>;
    for (const part of Object.values(value)) yield* below(part);
  }
}

/** What in a script is newer than the browsers that have to read it; a script that is newer than ES2022 is not read on. */
export function newSyntax(code: string): string[] {
  try {
    const program = parse(code, { ecmaVersion: 2022, sourceType: 'module' });
    return [...new Set([...below(program)].flatMap((node) => tooNew(node) ?? []))];
  } catch (cause) {
    return [String(cause)];
  }
}

/** Files that a browser reads before a script can say that it is too old, from the folder of the built tag. */
function filesAtOnce(folder: string): Set<string> {
  const found = new Set(BEGINNINGS.filter((name) => existsSync(path.join(folder, name))));
  for (const name of found) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const add = (file: string) => existsSync(path.join(folder, file)) && found.add(file);
    if (name.endsWith('.html')) for (const [, script = ''] of text.matchAll(SCRIPT_OF_PAGE)) add(script);
    else for (const [, file = ''] of text.matchAll(STATIC_IMPORT)) add(path.join(path.dirname(name), file));
    if (name === 'aj-bigscreen.js') for (const [file] of text.matchAll(WORDS)) add(file);
  }
  return found;
}

/** One line for every script of the tag and of walls that older browsers cannot read, so that they could say nothing. */
export function checkSyntax(root: string): string[] {
  const folder = path.join(root, 'packages/embed/dist');
  return [...filesAtOnce(folder)]
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) =>
      newSyntax(readFileSync(path.join(folder, name), 'utf8')).map(
        (found) =>
          `${name} has ${found}: Chrome 89, Safari 15 and Firefox 90 cannot read it to say that they are too old`,
      ),
    );
}
