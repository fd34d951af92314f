import { hasRoomFor } from '../../kit/labels/size-step.ts';
import type { BoxSize } from '../../kit/box/box-share.ts';
import { isObject, type JsonObject } from './check-option.ts';
import type { COMPONENTS } from './option-rules.ts';

type Component = (typeof COMPONENTS)[number];
/** Every component of an option is a list. */
type Parts = Readonly<Record<Component, readonly JsonObject[]>>;

/** px from the edges of a small box; `titled` is the top below a title */
const EDGES = { left: 6, right: 10, top: 8, bottom: 6 };
const TITLED = 30;

/** Whether what explains a drawing leaves its room to it. */
export function isSmall(box: BoxSize): boolean {
  return !hasRoomFor('labels', box);
}

function withoutNames(owners: readonly JsonObject[], key: string): JsonObject[] {
  return owners.map((own) => ({ ...own, [key]: { ...(isObject(own[key]) ? own[key] : {}), show: false } }));
}

/** What a small box changes in an option: several plots of a kind stand where the option puts them. */
export function fitSmallBox(parts: Parts): Parts {
  const isTitled = parts.title.some(({ text }) => typeof text === 'string' && text !== '');
  const edges = { ...EDGES, top: isTitled ? TITLED : EDGES.top };
  const axes = (Object.keys(parts) as Component[])
    .filter((name) => name.endsWith('Axis'))
    .map((name) => [name, parts[name].map((own) => ({ ...own, name: '' }))] as const);
  const fitted: Record<Component, readonly JsonObject[]> = { ...parts, ...Object.fromEntries(axes) };
  const [grid, otherGrid] = parts.grid;
  if (grid && !otherGrid) fitted.grid = [{ ...grid, ...edges }];
  fitted.angleAxis = withoutNames(fitted.angleAxis, 'axisLabel');
  fitted.radar = withoutNames(fitted.radar, 'axisName');
  return fitted;
}
