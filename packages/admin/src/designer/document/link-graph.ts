import { SCREEN_TARGET, type NormalScreen } from '@aj-report/contract';

/** One arrow of the linkage of a screen. */
export interface LinkEdge {
  readonly originId: string;
  /** A widget, or `$screen`. */
  readonly targetId: string;
  /** What is handed over, such as `name → province`. */
  readonly pairs: readonly string[];
  /** It closes a circle: what is chosen comes back to where it began. */
  readonly isInCircle: boolean;
}

/** Arrows between widgets that are there. */
export function linkGraph({ widgets }: Pick<NormalScreen, 'widgets'>): readonly LinkEdge[] {
  const ids = new Set([SCREEN_TARGET, ...widgets.map(({ id }) => id)]);
  const edges = widgets.flatMap(({ id, linkage }) =>
    linkage
      .filter(({ targetId }) => targetId !== id && ids.has(targetId))
      .map(({ targetId, paramsConfig }) => ({
        originId: id,
        targetId,
        pairs: paramsConfig.map(({ originKey, targetKey }) =>
          originKey === targetKey ? originKey : `${originKey || '?'} → ${targetKey || '?'}`,
        ),
      })),
  );
  const next = new Map<string, string[]>();
  for (const { originId, targetId } of edges) next.set(originId, [...(next.get(originId) ?? []), targetId]);
  return edges.map((edge) => ({ ...edge, isInCircle: leadsTo(next, edge.targetId, edge.originId) }));
}

/** Whether arrows lead from one widget to another, over any number of steps. */
function leadsTo(next: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === to) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(next.get(id) ?? []));
  }
  return false;
}
