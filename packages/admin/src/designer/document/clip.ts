import {
  normalizeWidget,
  SCREEN_TARGET,
  type NormalScreen,
  type NormalWidget,
  type WidgetNode,
} from '@aj-report/contract';
import type { Point } from '../geometry/rect.ts';
import { makeId } from './make-id.ts';

const CLIP_KIND = 'aj-report/widgets';

/** Text of widgets for a clipboard, in drawing order. */
export function toClipText(widgets: readonly NormalWidget[]): string {
  return JSON.stringify({ kind: CLIP_KIND, widgets });
}

/** Widgets in a clipboard text; undefined when it holds anything else. */
export function fromClipText(text: string): NormalWidget[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, widgets } = value as { kind?: unknown; widgets?: unknown };
  if (kind !== CLIP_KIND || !Array.isArray(widgets)) return undefined;
  const nodes = widgets.filter(isWidgetNode);
  return nodes.length > 0 ? nodes.map((node) => normalizeWidget(node)) : undefined;
}

function isWidgetNode(value: unknown): value is WidgetNode {
  const node = value as { id?: unknown; type?: unknown } | null;
  return typeof node === 'object' && node !== null && typeof node.id === 'string' && typeof node.type === 'string';
}

/**
 * Copies with new ids, moved by `offset`. Links between copied widgets point at the copies; links to others stay
 * when the screen has their target, else they are dropped. Groups and pages that the screen lacks are dropped too.
 */
export function copyWidgets(widgets: readonly NormalWidget[], screen: NormalScreen, offset: Point): NormalWidget[] {
  const newIds = new Map(widgets.map((widget) => [widget.id, makeId()]));
  const known = new Set([SCREEN_TARGET, ...screen.widgets.map((widget) => widget.id)]);
  const groups = new Set(screen.groups.map((group) => group['id']));
  const pages = new Set(screen.dashboard.pages.map((page) => page.id));
  return widgets.map((widget) => {
    const copy = structuredClone(widget);
    copy.id = newIds.get(widget.id)!;
    copy.left += offset.x;
    copy.top += offset.y;
    copy.linkage = copy.linkage
      .filter((link) => newIds.has(link.targetId) || known.has(link.targetId))
      .map((link) => ({ ...link, originId: copy.id, targetId: newIds.get(link.targetId) ?? link.targetId }));
    if (copy.group !== undefined && !groups.has(copy.group)) delete copy.group;
    if (copy.page !== undefined && !pages.has(copy.page)) delete copy.page;
    return copy;
  });
}
