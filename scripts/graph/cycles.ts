/** Node (a file or a folder) → the nodes that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** One arrow of a graph. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

interface Visit {
  readonly index: number;
  lowest: number;
  onStack: boolean;
}

/** Strongly connected components of more than one node (Tarjan 1972), the largest first, names sorted. */
export function cyclesOf(graph: ImportGraph): string[][] {
  const visits = new Map<string, Visit>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function popComponent(root: string): string[] {
    const members = stack.splice(stack.lastIndexOf(root));
    for (const member of members) visits.get(member)!.onStack = false;
    return members;
  }

  function visit(node: string): Visit {
    const own: Visit = { index: visits.size, lowest: visits.size, onStack: true };
    visits.set(node, own);
    stack.push(node);
    for (const target of graph.get(node) ?? []) {
      const seen = visits.get(target);
      if (!seen) own.lowest = Math.min(own.lowest, visit(target).lowest);
      else if (seen.onStack) own.lowest = Math.min(own.lowest, seen.index);
    }
    if (own.lowest === own.index) {
      const members = popComponent(node);
      if (members.length > 1) cycles.push(members.sort());
    }
    return own;
  }

  for (const node of graph.keys()) if (!visits.has(node)) visit(node);
  return cycles.sort((a, b) => b.length - a.length || a[0]!.localeCompare(b[0]!));
}

function withoutArrow(graph: ImportGraph, arrow: Arrow): ImportGraph {
  return new Map(
    [...graph].map(([from, targets]) => [from, targets.filter((to) => arrow.from !== from || arrow.to !== to)]),
  );
}

function arrowsWithin(graph: ImportGraph, cycle: readonly string[]): Arrow[] {
  return cycle.flatMap((from) =>
    [...new Set(graph.get(from))].filter((to) => cycle.includes(to)).map((to) => ({ from, to })),
  );
}

/**
 * The arrow of a cycle that is best turned round: without it the fewest nodes stay in a circle;
 * of equals the one of the fewest imports.
 *
 * @param weigh how many imports an arrow stands for
 */
export function arrowToTurn(graph: ImportGraph, cycle: readonly string[], weigh: (arrow: Arrow) => number): Arrow {
  const inside: ImportGraph = new Map(
    cycle.map((node) => [node, (graph.get(node) ?? []).filter((to) => cycle.includes(to))]),
  );
  const [best] = arrowsWithin(inside, cycle)
    .map((arrow) => ({
      arrow,
      left: cyclesOf(withoutArrow(inside, arrow)).reduce((sum, one) => sum + one.length, 0),
      weight: weigh(arrow),
    }))
    .sort((a, b) => a.left - b.left || a.weight - b.weight);
  return best!.arrow;
}
