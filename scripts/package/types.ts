import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files-below.ts';
import type { FoundWidget } from '../gen/widgets.ts';
import { printElementTypes } from './element-types.ts';

/** What a file of types names: `from './a.ts'`, `import("./a.ts")`, `import './a.ts'`. */
const NAMED = /(from |import\(|import )(["'])([^"']+)\2/g;
/** Our own packages, whose types lie in the package beside one another. */
const OWN: Readonly<Record<string, string>> = {
  '@aj-report/contract': 'contract/src/index.js',
  '@aj-report/widgets': 'widgets/src/entries/page.js',
};

/** A path from one file of the package to another. */
function between(from: string, to: string): string {
  const relative = path.relative(path.dirname(from), to).split(path.sep).join('/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** The files of types that are reached from `entries`, by their paths. */
function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const [, , , name = ''] of readFileSync(file, 'utf8').matchAll(NAMED))
      if (name.startsWith('.')) waiting.push(path.resolve(path.dirname(file), name.replace(/\.js$/, '.d.ts')));
  }
  return reached;
}

/**
 * Writes the types of the package into `folder`: what the compiler says of the entries, with printed types for the
 * elements, names of files as scripts have them, and nothing that no entry reaches.
 * @throws Error with the compiler's words when the sources do not compile
 */
export function writeTypes(
  root: string,
  folder: string,
  widgets: readonly FoundWidget[],
  entries: readonly string[],
): void {
  execFileSync(
    path.join(root, 'node_modules/.bin/tsc'),
    ['-p', 'packages/widgets/tsconfig.package.json', '--outDir', folder],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  for (const widget of widgets) {
    const file = path.join(folder, `widgets/src/widgets/${widget.name}/${widget.name}.element.d.ts`);
    writeFileSync(file, printElementTypes(widget));
  }
  const files = filesBelow(folder);
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replace(NAMED, (_all, before: string, quote: string, name: string) => {
      const own = OWN[name];
      const to = own
        ? between(file, path.join(folder, own))
        : name.startsWith('.')
          ? name.replace(/\.ts$/, '.js')
          : name;
      return `${before}${quote}${to}${quote}`;
    });
    writeFileSync(file, text);
  }
  const reached = reachedFrom(entries.map((entry) => path.join(folder, entry)));
  for (const file of files) if (!reached.has(file)) rmSync(file);
}
