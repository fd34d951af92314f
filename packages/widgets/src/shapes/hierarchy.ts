import type { Cell } from '@aj-report/contract';
import { toNumber } from './numbers.ts';
import { columnOf, type RoleColumn, type RolesData } from './roles.ts';

export interface TreeNode {
  readonly name: string;
  /** That of the row, or the sum of the children's. Above zero. */
  readonly value: number;
  /** Row of the table; null where the node stands for several or for none. */
  readonly row: number | null;
  readonly children: readonly TreeNode[];
}

export interface Hierarchy {
  /** In the order of the rows. Parts of a whole: nodes without a value above zero are left out. */
  readonly roots: readonly TreeNode[];
  /** Levels of the deepest branch. */
  readonly depth: number;
  /** Name of the column of numbers. */
  readonly label: string;
  /** Parents that were ignored because a node would have been its own ancestor. */
  readonly cut: number;
  /** Nodes below zero, which have no size. */
  readonly leftOut: number;
}

interface Draft {
  readonly name: string;
  value: number | null;
  row: number | null;
  rows: number;
  readonly children: Draft[];
}

function toText(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

function addRow(draft: Draft, row: number, value: number | null): void {
  draft.rows += 1;
  draft.row = draft.rows === 1 ? row : null;
  if (value !== null) draft.value = (draft.value ?? 0) + value;
}

const draftOf = (name: string): Draft => ({ name, value: null, row: null, rows: 0, children: [] });

/** Nodes by the path of their names; a path ends at its first empty level, one that is empty from the first is `blank`; equal paths add up. */
function readPaths(
  levels: readonly RoleColumn[],
  values: RoleColumn | undefined,
  { rowCount, blank }: RolesData,
): Draft[] {
  const roots: Draft[] = [];
  const known = new Map<string, Draft>();
  for (let row = 0; row < rowCount; row++) {
    const names = levels.map(({ cells }) => toText(cells[row]));
    const end = names.indexOf('');
    const path = end < 0 ? names : names.slice(0, end);
    if (path.length === 0) path.push(levels.length === 0 ? String(row + 1) : blank);
    let siblings = roots;
    let node: Draft | undefined;
    for (let level = 0; level < path.length; level++) {
      const key = JSON.stringify(path.slice(0, level + 1));
      node = known.get(key);
      if (!node) {
        node = draftOf(path[level] ?? '');
        known.set(key, node);
        siblings.push(node);
      }
      siblings = node.children;
    }
    if (node) addRow(node, row, values ? toNumber(values.cells[row]) : 1);
  }
  return roots;
}

interface Kin {
  readonly ids: RoleColumn | undefined;
  readonly parents: RoleColumn;
  readonly names: RoleColumn | undefined;
  readonly values: RoleColumn | undefined;
}

/** Nodes by the ids of their parents. A parent that is not there makes a root; one that would close a ring is ignored. */
function readParents({ ids, parents, names, values }: Kin, rowCount: number): { roots: Draft[]; cut: number } {
  const nodes = new Map<string, Draft>();
  const parentOf = new Map<string, string>();
  for (let row = 0; row < rowCount; row++) {
    const name = toText(names?.cells[row]);
    const id = toText(ids?.cells[row]) || name || `#${row}`;
    const node = nodes.get(id) ?? draftOf(name || id);
    if (!nodes.has(id)) parentOf.set(id, toText(parents.cells[row]));
    nodes.set(id, node);
    addRow(node, row, values ? toNumber(values.cells[row]) : 1);
  }
  let cut = 0;
  const roots: Draft[] = [];
  for (const [id, node] of nodes) {
    const parent = parentOf.get(id) ?? '';
    if (isAncestor(id, parent, parentOf)) {
      cut += 1;
      parentOf.set(id, '');
      roots.push(node);
    } else (nodes.get(parent)?.children ?? roots).push(node);
  }
  return { roots, cut };
}

/** Whether the chain of parents that begins at `from` comes to `id`. */
function isAncestor(id: string, from: string, parentOf: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at = from; at !== '' && !seen.has(at); at = parentOf.get(at) ?? '') {
    if (at === id) return true;
    seen.add(at);
  }
  return false;
}

/** Nodes without children whose value is below zero. */
function countBelowZero(drafts: readonly Draft[]): number {
  return drafts.reduce((sum, { value, children }) => {
    const own = children.length === 0 && (value ?? 0) < 0 ? 1 : 0;
    return sum + own + countBelowZero(children);
  }, 0);
}

/** A node's own value counts only while no child has one. */
function toNodes(drafts: readonly Draft[]): TreeNode[] {
  return drafts.flatMap(({ name, value, row, children }): TreeNode[] => {
    const kept = toNodes(children);
    const sum = kept.reduce((total, child) => total + child.value, 0);
    const drawn = kept.length > 0 ? sum : (value ?? 0);
    return drawn > 0 ? [{ name, value: drawn, row, children: kept }] : [];
  });
}

function depthOf(nodes: readonly TreeNode[]): number {
  return nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depthOf(children)));
}

/**
 * Nodes within nodes: by the columns with the role `name`, one per level from the outermost inwards, or by the role
 * `parent`, which names the `id` (else the name) of another row. Without a column for `value` rows are counted.
 */
export function toHierarchy(data: RolesData): Hierarchy {
  const values = columnOf(data, 'value');
  const parents = columnOf(data, 'parent');
  const names = data.roles['name'] ?? [];
  const { roots, cut } = parents
    ? readParents({ ids: columnOf(data, 'id'), parents, names: names[0], values }, data.rowCount)
    : { roots: readPaths(names, values, data), cut: 0 };
  const nodes = toNodes(roots);
  return { roots: nodes, depth: depthOf(nodes), label: values?.label ?? '', cut, leftOut: countBelowZero(roots) };
}
