import {
  isObject,
  rolesOf,
  toList,
  toNumber,
  toObject,
  toText,
  type Loose,
  type Shown,
} from '../foreign-screen.types.ts';

const ROWS_MAX = 10_000;
/** Levels of a tree that are read; deeper ones are not drawn in any tile. */
const DEPTH_MAX = 20;

const FLOW = [
  ['source', 'source'],
  ['target', 'target'],
  ['value', 'value'],
] as const;

/** Nodes and links as rows of links; nodes that no link touches are rows without a target. */
export function readNet(dataset: unknown): Shown {
  const { nodes, links, categories } = toObject(dataset);
  const names = toList(categories).map((one) => toText(toObject(one)['name']));
  const known = toList(nodes).filter(isObject);
  const byId = new Map(known.flatMap((node) => [node['id'], node['name']].map((key) => [toText(key), node] as const)));
  const end = (key: unknown) => {
    const node = byId.get(toText(key)) ?? (typeof key === 'number' ? known[key] : undefined);
    return { name: toText(node?.['name'] ?? key), series: categoryOf(node, names) };
  };
  const edges = toList(links)
    .filter(isObject)
    .map(({ source, target, value }) => {
      const [from, to] = [end(source), end(target)];
      const ends = { source: from.name, target: to.name, series: from.series, targetSeries: to.series };
      return { ...ends, value: toNumber(value, 1) };
    });
  const touched = new Set(edges.flatMap(({ source, target }) => [source, target]));
  const alone = known
    .filter(({ name }) => !touched.has(toText(name)))
    .map((node) => ({ source: toText(node['name']), target: '', series: categoryOf(node, names), targetSeries: '' }));
  const rows: Record<string, unknown>[] = [...edges, ...alone].slice(0, ROWS_MAX);
  return { data: { rows, mapping: rolesOf([...FLOW, ['series', 'series'], ['targetSeries', 'targetSeries']]) } };
}

/** A category is a position in their list, or a name. */
function categoryOf(node: Loose | undefined, names: readonly string[]): string {
  const category = node?.['category'];
  return (typeof category === 'number' ? names[category] : undefined) ?? toText(category);
}

export function readFlows(dataset: unknown): Shown {
  const rows = toList(toObject(dataset)['links'])
    .filter(isObject)
    .slice(0, ROWS_MAX)
    .map(({ source, target, value }) => ({
      source: toText(source),
      target: toText(target),
      value: toNumber(value, 0),
    }));
  return { data: { rows, mapping: rolesOf(FLOW) } };
}

/** Nodes within nodes as rows that name the node above. */
export function readTree(dataset: unknown): Shown {
  const rows: Record<string, unknown>[] = [];
  const walk = (nodes: unknown, parent: string, depth: number) => {
    for (const { name, value, children } of toList(nodes).filter(isObject)) {
      if (rows.length >= ROWS_MAX || depth > DEPTH_MAX) return;
      const id = String(rows.length + 1);
      rows.push({ id, parent, name: toText(name), value: toNumber(value, 0) });
      walk(children, id, depth + 1);
    }
  };
  walk(dataset, '', 1);
  const roles = ['id', 'parent', 'name', 'value'].map((role): [string, string] => [role, role]);
  return { data: { rows, mapping: rolesOf(roles) } };
}
