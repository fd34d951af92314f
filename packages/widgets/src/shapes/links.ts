import type { Cell } from '@aj-report/contract';
import { toNumber } from './numbers.ts';
import { columnOf, type RolesData } from './roles.ts';

export interface LinkNode {
  readonly name: string;
  readonly category: string;
  /** Sum of the values of its links; their number where links have none. */
  readonly weight: number;
}

export interface Link {
  readonly source: string;
  readonly target: string;
  readonly value: number;
  /** Row of the table; null where the link is the sum of several. */
  readonly row: number | null;
}

export interface Links {
  /** In order of appearance. */
  readonly nodes: readonly LinkNode[];
  /** Each pair once; none from a node to itself. */
  readonly links: readonly Link[];
  /** Distinct categories of the nodes in order of appearance; empty while no field took the role. */
  readonly categories: readonly string[];
  /** Name of the column of numbers. */
  readonly label: string;
}

function toText(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

/** Categories by node: the first that is not empty counts. */
function toCategories(data: RolesData, ends: readonly (readonly string[])[]): Map<string, string> {
  const found = new Map<string, string>();
  const columns = [columnOf(data, 'series'), columnOf(data, 'targetSeries')];
  for (let row = 0; row < data.rowCount; row++) {
    columns.forEach((column, end) => {
      const name = ends[end]?.[row] ?? '';
      const category = toText(column?.cells[row]);
      if (name !== '' && category !== '' && !found.has(name)) found.set(name, category);
    });
  }
  return found;
}

/**
 * Nodes and the links between them: a row per link with the roles `source`, `target` and `value`; `series` and
 * `targetSeries` put their nodes into categories. Links without a column of values count 1, links whose value is
 * empty are left out; equal pairs add up. A row with one end only makes a node without a link.
 */
export function toLinks(data: RolesData): Links {
  const plain = data.roles['name'] ?? [];
  const source = columnOf(data, 'source') ?? plain[0];
  const target = columnOf(data, 'target') ?? plain.find((column) => column !== source);
  const measure = columnOf(data, 'value');
  const read = (cells: readonly Cell[] | undefined) =>
    Array.from({ length: data.rowCount }, (_, row) => toText(cells?.[row]));
  const ends = [read(source?.cells), read(target?.cells)];
  const weights = new Map<string, number>();
  const links = new Map<string, Link>();
  for (let row = 0; row < data.rowCount; row++) {
    const [from = '', to = ''] = ends.map((names) => names[row] ?? '');
    for (const name of [from, to]) if (name !== '' && !weights.has(name)) weights.set(name, 0);
    const value = measure ? toNumber(measure.cells[row]) : 1;
    if (from === '' || to === '' || from === to || value === null) continue;
    for (const name of [from, to]) weights.set(name, (weights.get(name) ?? 0) + Math.abs(value));
    const key = JSON.stringify([from, to]);
    const earlier = links.get(key);
    links.set(key, {
      source: from,
      target: to,
      value: value + (earlier?.value ?? 0),
      row: earlier ? null : row,
    });
  }
  const categories = toCategories(data, ends);
  return {
    nodes: [...weights].map(([name, weight]) => ({ name, weight, category: categories.get(name) ?? '' })),
    links: [...links.values()],
    categories: [...new Set(categories.values())],
    label: measure?.label ?? '',
  };
}

export interface Flow {
  readonly links: readonly Link[];
  /** Links that were left out because they would have closed a ring: the smallest ones of it. */
  readonly cut: readonly Link[];
}

function reaches(from: string, to: string, next: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set([from]);
  const waiting = [from];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === to) return true;
    for (const name of next.get(at) ?? []) {
      if (seen.has(name)) continue;
      seen.add(name);
      waiting.push(name);
    }
  }
  return false;
}

/** The links above zero that flow one way only: of links in a ring the greatest stay. They keep their order. */
export function toFlow(links: readonly Link[]): Flow {
  const next = new Map<string, string[]>();
  const cut = new Set<Link>();
  const positive = links.filter(({ value }) => value > 0);
  for (const link of positive.toSorted((a, b) => b.value - a.value)) {
    if (reaches(link.target, link.source, next)) cut.add(link);
    else next.set(link.source, [...(next.get(link.source) ?? []), link.target]);
  }
  return { links: positive.filter((link) => !cut.has(link)), cut: [...cut] };
}
