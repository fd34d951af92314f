import path from 'node:path';
import type { Arrow, ImportGraph } from './cycles.ts';

/** What a test or the playground needs is no part of what its folder stands on. */
const TESTS = /\.(?:test|testing|picture)\.tsx?$|\/testing\/|\/playground\//;

export interface FolderGraph {
  readonly graph: ImportGraph;
  /** The imports that make an arrow, as `file → file`. */
  importsOf(arrow: Arrow): readonly string[];
}

/** A folder and what lies in it are one room: what they import of each other is their own matter. */
function oneRoom(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}

/** The same imports between folders instead of files; tests do not count. */
export function folderGraph(files: ImportGraph): FolderGraph {
  const imports = new Map<string, Map<string, string[]>>();
  for (const [file, targets] of files) {
    if (TESTS.test(file)) continue;
    for (const target of targets.filter((one) => files.has(one))) {
      const [from, to] = [path.posix.dirname(file), path.posix.dirname(target)];
      if (oneRoom(from, to)) continue;
      const arrows = imports.get(from) ?? new Map<string, string[]>();
      imports.set(from, arrows.set(to, [...(arrows.get(to) ?? []), `${file} → ${target}`]));
    }
  }
  return {
    graph: new Map([...imports].map(([from, arrows]) => [from, [...arrows.keys()]])),
    importsOf: ({ from, to }) => imports.get(from)?.get(to) ?? [],
  };
}
