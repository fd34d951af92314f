import type { NormalWidget, ScreenGroup } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { partsOf, type Grouped } from './groups.ts';

/** A line of the layers panel: a widget, or a group with what is in it. Children stand from the top layer down. */
export interface LayerNode {
  readonly id: string;
  /** Of a widget. */
  readonly widget?: NormalWidget;
  /** Of a plain group or a part of a container. */
  readonly group?: ScreenGroup;
  /** Group into which something dropped on the line comes. */
  readonly holds?: string;
  readonly children: readonly LayerNode[];
}

export interface LayerRow {
  readonly node: LayerNode;
  readonly depth: number;
  /** Group in which the line stands; undefined = none. */
  readonly parent: string | undefined;
}

/** The layers of a screen from the top one down. A group stands where its topmost widget is, contents under their container. */
export function layerTree(screen: Grouped): readonly LayerNode[] {
  const groups = new Map(screen.groups.map((group) => [group.id, group]));
  const widgets = new Set(screen.widgets.map(({ id }) => id));
  const open = new Map<string, LayerNode[]>();
  const top: LayerNode[] = [];
  const taken = new Set<string>();

  /** Where the lines of a group go; a group that is not there, holds itself or lost its container has none of its own. */
  function listOf(id: string | undefined, path: readonly string[] = []): LayerNode[] {
    const group = groups.get(id ?? '');
    if (!group || path.includes(group.id)) return top;
    const known = open.get(group.id);
    if (known) return known;
    const children: LayerNode[] = [];
    open.set(group.id, children);
    if (group.container === undefined || !widgets.has(group.container))
      listOf(group.parent, [...path, group.id]).push({ id: group.id, group, holds: group.id, children });
    return children;
  }

  for (const widget of [...screen.widgets].reverse()) {
    if (taken.has(widget.id)) continue;
    taken.add(widget.id);
    listOf(widget.group).push(toNode(screen, widget, listOf));
  }
  return top;
}

function toNode(screen: Grouped, widget: NormalWidget, listOf: (id: string) => LayerNode[]): LayerNode {
  const parts = partsOf(screen, widget.id);
  const [only] = parts;
  if (only && parts.length === 1 && declarations[widget.type]?.parts?.shown === 'all')
    return { id: widget.id, widget, holds: only.id, children: listOf(only.id) };
  const children = parts.map((group) => ({ id: group.id, group, holds: group.id, children: listOf(group.id) }));
  return { id: widget.id, widget, children };
}

/** The lines that are seen: nothing of what is folded. */
export function layerRows(nodes: readonly LayerNode[], folded: ReadonlySet<string>): readonly LayerRow[] {
  const rows: LayerRow[] = [];
  const walk = (list: readonly LayerNode[], depth: number, parent: string | undefined): void => {
    for (const node of list) {
      rows.push({ node, depth, parent });
      if (!folded.has(node.id)) walk(node.children, depth + 1, node.holds ?? parent);
    }
  };
  walk(nodes, 0, undefined);
  return rows;
}

/** Ids of the widgets in a line, its own first. */
export function widgetsIn({ widget, children }: LayerNode): readonly string[] {
  return [...(widget ? [widget.id] : []), ...children.flatMap(widgetsIn)];
}

/** Ids of the lines around a widget, outermost first. */
export function linesAround(nodes: readonly LayerNode[], id: string): readonly string[] {
  for (const node of nodes) {
    if (node.widget?.id === id) return [];
    if (widgetsIn(node).includes(id)) return [node.id, ...linesAround(node.children, id)];
  }
  return [];
}

/**
 * Widgets from the line of the one that was chosen first to another line, both included, in whatever direction. A group
 * counts whole when it is folded or is that line. The one that was chosen first stays the first.
 */
export function rangeTo(rows: readonly LayerRow[], chosen: readonly string[], line: string): readonly string[] {
  const [first = ''] = chosen;
  const to = rows.findIndex(({ node }) => node.id === line);
  // Of a folded group its line stands for what is in it.
  const from = rows.findLastIndex(({ node }) => widgetsIn(node).includes(first));
  const [start, end] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
  const ids = rows.slice(start, end + 1).flatMap(({ node, depth }, index) => {
    if (node.widget) return [node.widget.id];
    if (node.group?.container !== undefined) return [];
    const isOpen = (rows[start + index + 1]?.depth ?? 0) > depth;
    return isOpen && node.id !== line ? [] : widgetsIn(node);
  });
  return [...new Set(from < 0 ? ids : [first, ...ids])];
}
