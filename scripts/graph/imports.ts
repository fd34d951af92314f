import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Import {
  /** As written. */
  readonly specifier: string;
  readonly line: number;
  /** Path from the repository for our own files, else the bare name of a package. */
  readonly target: string;
}

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s+(?:type\s+)?(?:[\w*{}\s,$]+\s+from\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/g;

function packageEntry(root: string, specifier: string): string {
  const [, name = '', inner] = /^(@aj-report\/[^/]+)(\/.*)?$/.exec(specifier) ?? [];
  const folder = name === '@aj-report/samples' ? 'samples' : `packages/${name.slice('@aj-report/'.length)}`;
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, string>;
  };
  const entry = manifest.exports?.[inner ? `.${inner}` : '.'];
  return entry ? path.posix.join(folder, entry) : `${folder}/not-exported${inner ?? ''}`;
}

function resolve(root: string, from: string, specifier: string): string {
  if (specifier.startsWith('@aj-report/')) return packageEntry(root, specifier);
  if (!specifier.startsWith('.')) return specifier;
  return path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, ''));
}

/** Every import of a file, with where it leads. */
export function importsOf(root: string, file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].map((match) => {
    const specifier = match[1] ?? match[2] ?? '';
    return {
      specifier,
      line: text.slice(0, match.index).split('\n').length + (match[0].startsWith('\n') ? 1 : 0),
      target: resolve(root, file, specifier),
    };
  });
}

export function isMissing(root: string, target: string): boolean {
  return target.startsWith('packages/') && !existsSync(path.join(root, target));
}
