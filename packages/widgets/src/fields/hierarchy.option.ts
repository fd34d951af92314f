import type { TooltipComponentOption } from 'echarts';
import type { ChartContext } from '../kit/chart/chart-context.ts';
import { mixColours } from '../kit/theme/colour-scale.ts';
import { formatNumber } from '../kit/text/format.ts';
import type { Hierarchy, TreeNode } from '../shapes/hierarchy.ts';
import type { PaletteProps } from './colour.fields.ts';
import { colourAt, toPalette } from './colour.option.ts';
import { writePercent } from './items.option.ts';
import type { ItemTooltipProps } from './tooltip.fields.ts';
import { toItemTooltip } from './tooltip.option.ts';

/** A node with the colour of its branch. */
export interface ColouredNode {
  readonly node: TreeNode;
  readonly colour: string;
  /** 1 = outermost */
  readonly depth: number;
  readonly children: readonly ColouredNode[];
}

/** How far the last of several siblings is from the colour of its branch. */
const SPREAD = 0.42;

function colourChildren(nodes: readonly TreeNode[], base: string, away: string, depth: number): ColouredNode[] {
  const order = nodes.toSorted((a, b) => b.value - a.value);
  return nodes.map((node) => {
    const place = nodes.length > 1 ? order.indexOf(node) / (nodes.length - 1) : 0;
    const colour = mixColours(base, away, place * SPREAD * 0.8 + (depth > 2 ? 0.06 : 0));
    return { node, colour, depth, children: colourChildren(node.children, colour, away, depth + 1) };
  });
}

/** Branches in the colours of the palette; within a branch the smaller a node, the nearer to the ground. */
export function colourNodes({ roots }: Hierarchy, props: PaletteProps, { theme }: ChartContext): ColouredNode[] {
  const palette = toPalette(props, theme);
  const away = theme.dark ? '#0b1a38' : '#ffffff';
  return roots.map((node, i) => {
    const colour = colourAt(palette, i, node.name);
    return { node, colour, depth: 1, children: colourChildren(node.children, colour, away, 2) };
  });
}

/** Tooltip of a node: its path, its number and its share of the whole. */
export function toNodeTooltip(props: ItemTooltipProps, tree: Hierarchy, context: ChartContext): TooltipComponentOption {
  const total = tree.roots.reduce((sum, { value }) => sum + value, 0);
  return {
    ...toItemTooltip(props, context, () => ''),
    formatter: (params) => {
      const one = (Array.isArray(params) ? params[0] : params) as
        | { readonly value?: unknown; readonly treePathInfo?: readonly { readonly name: string }[] }
        | undefined;
      const path = (one?.treePathInfo ?? []).map(({ name }) => name).filter((name) => name !== '');
      if (path.length === 0 || typeof one?.value !== 'number') return '';
      const number = formatNumber(one.value, context.language);
      return `${path.join(' / ')}\n${[tree.label, number, writePercent(one.value, total, 1)].join('  ').trim()}`;
    },
  };
}

/** Nodes without children, for a summary. */
export function leavesOf(nodes: readonly TreeNode[], path = ''): { name: string; value: number }[] {
  return nodes.flatMap(({ name, value, children }) => {
    const full = path === '' ? name : `${path} / ${name}`;
    return children.length === 0 ? [{ name: full, value }] : leavesOf(children, full);
  });
}
