import {
  normalizeScreen,
  SCREEN_TARGET,
  type BlockDocument,
  type NormalScreen,
  type NormalWidget,
} from '@aj-report/contract';
import { boundsOf, unionOf } from '../geometry/rect.ts';
import { clipOf, type Clip } from './clip.ts';
import { holderOf } from './groups.ts';

export interface TakenBlock {
  readonly document: BlockDocument;
  /** Links that lead out of the block, which are left behind. */
  readonly cutLinks: number;
}

/** Names of the parameters that widgets give to the screen, ask for, or are shown by. */
function parameterNames(widgets: readonly NormalWidget[]): ReadonlySet<string> {
  return new Set(
    widgets.flatMap(({ linkage, data, visibleWhen }) => [
      ...linkage.flatMap(({ targetId, paramsConfig }) =>
        targetId === SCREEN_TARGET ? paramsConfig.map(({ targetKey }) => targetKey) : [],
      ),
      ...Object.keys(data.contextData),
      ...(visibleWhen?.rules ?? []).flatMap(({ source, key = '' }) => (source === 'parameter' ? [key] : [])),
    ]),
  );
}

/** Widgets, with what containers among them hold, as a block whose upper left corner is 0, 0; undefined for none. */
export function takeBlock(screen: NormalScreen, ids: readonly string[]): TakenBlock | undefined {
  const clip = clipOf(screen, ids);
  const free = clip.widgets.filter(({ id }) => holderOf(clip, id) === undefined);
  const bounds = unionOf(free.map(boundsOf));
  if (!bounds) return undefined;
  const [left, top] = [Math.floor(bounds.left), Math.floor(bounds.top)];
  const known = new Set([SCREEN_TARGET, ...clip.widgets.map(({ id }) => id)]);
  const whole = new Set(clip.groups.map(({ id }) => id));
  const links = clip.widgets.flatMap(({ linkage }) => linkage);
  const names = parameterNames(clip.widgets);
  const document: BlockDocument = {
    schemaVersion: screen.schemaVersion,
    dashboard: {
      width: Math.max(1, Math.ceil(bounds.left + bounds.width) - left),
      height: Math.max(1, Math.ceil(bounds.top + bounds.height) - top),
      theme: screen.dashboard.theme,
      parameters: screen.dashboard.parameters.filter(({ name }) => names.has(name)),
    },
    groups: clip.groups.map(({ parent, ...group }) => ({
      ...group,
      ...(parent !== undefined && whole.has(parent) && { parent }),
    })),
    widgets: clip.widgets.map(({ page: _page, group, ...widget }) => ({
      ...structuredClone(widget),
      ...(group !== undefined && whole.has(group) && { group }),
      left: widget.left - left,
      top: widget.top - top,
      linkage: widget.linkage.filter(({ targetId }) => known.has(targetId)),
    })),
  };
  return { document, cutLinks: links.filter(({ targetId }) => !known.has(targetId)).length };
}

/** A block as the screen that it is, raised to the present version. */
export function toBlockScreen(document: BlockDocument, reportCode: string): NormalScreen {
  return normalizeScreen({ ...document, reportCode });
}

/** A clip whose outermost widgets and groups stand in a part of a container. */
export function intoPart({ widgets, groups }: Clip, part: string): Clip {
  return {
    widgets: widgets.map((widget) => (widget.group === undefined ? { ...widget, group: part } : widget)),
    groups: groups.map((group) =>
      group.parent === undefined && group.container === undefined ? { ...group, parent: part } : group,
    ),
  };
}
