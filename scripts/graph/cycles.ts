import path from 'node:path';

/** File → the files of ours that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

interface Visit {
  readonly index: number;
  lowest: number;
  onStack: boolean;
}

/** Strongly connected components of more than one file (Tarjan 1972), the largest first, names sorted. */
export function cyclesOf(graph: ImportGraph): string[][] {
  const visits = new Map<string, Visit>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function popComponent(root: string): string[] {
    const members = stack.splice(stack.lastIndexOf(root));
    for (const member of members) visits.get(member)!.onStack = false;
    return members;
  }

  function visit(file: string): Visit {
    const own: Visit = { index: visits.size, lowest: visits.size, onStack: true };
    visits.set(file, own);
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      const seen = visits.get(target);
      if (!seen) own.lowest = Math.min(own.lowest, visit(target).lowest);
      else if (seen.onStack) own.lowest = Math.min(own.lowest, seen.index);
    }
    if (own.lowest === own.index) {
      const members = popComponent(file);
      if (members.length > 1) cycles.push(members.sort());
    }
    return own;
  }

  for (const file of graph.keys()) if (!visits.has(file)) visit(file);
  return cycles.sort((a, b) => b.length - a.length || a[0]!.localeCompare(b[0]!));
}

/** A cycle inside one folder is that folder's own matter. */
export function cyclesAcrossFolders(graph: ImportGraph): string[][] {
  return cyclesOf(graph).filter((files) => new Set(files.map((file) => path.posix.dirname(file))).size > 1);
}
