import type { BoxSize } from '../../kit/box-share.ts';
import { isObject, type Json, type JsonObject } from './check-option.ts';
import type { COMPONENTS } from './option-rules.ts';

type Component = (typeof COMPONENTS)[number];
/** Every component of an option is a list. */
type Parts = Readonly<Record<Component, readonly JsonObject[]>>;

/** px of a box below which what explains a drawing leaves its room to it */
const SMALL: BoxSize = { width: 260, height: 150 };
/** px from the edges; `titled` is the top below a title */
const EDGES = { left: 6, right: 10, top: 8, bottom: 6 };
const TITLED = 30;
/** px below an axis of times, which nothing else keeps free */
const TIMES = 22;
/** px of a figure behind a bar, and above one */
const FIGURE = { right: 30, top: 10 };
/** Share of the box that names of categories may take beside the plot. */
const NAMES = 0.3;

export function isSmall({ width, height }: BoxSize): boolean {
  return width < SMALL.width || height < SMALL.height;
}

function objectAt(one: JsonObject, key: string): JsonObject {
  const value = one[key];
  return isObject(value) ? value : {};
}

/** Names of axes are left out, and names of categories are elided before they push the plot out of the box. */
function toAxis(name: Component, own: JsonObject, { width }: BoxSize): JsonObject {
  const bare: JsonObject = { ...own, name: '' };
  if (name !== 'yAxis' || own['type'] !== 'category') return bare;
  const label = objectAt(own, 'axisLabel');
  const most = Math.round(width * NAMES);
  const wanted = typeof label['width'] === 'number' ? label['width'] : most;
  return { ...bare, axisLabel: { overflow: 'truncate', ...label, width: Math.min(wanted, most) } };
}

/** Share of a round plot that its hole takes. */
function holeOf(radius: Json | undefined): number {
  if (!Array.isArray(radius)) return 0;
  const [inner = 0, outer = 0] = (radius as readonly Json[]).map((one) => Number.parseFloat(String(one)));
  return outer > 0 ? Math.min(Math.max(inner / outer, 0), 1) : 0;
}

/** A round plot fills the height that it has: the names around it would take half of that. */
function toRound(own: JsonObject, top: number, { width, height }: BoxSize): JsonObject {
  const radius = Math.max(Math.min(height - top - EDGES.bottom, width) / 2, 1);
  return {
    ...own,
    center: ['50%', (top + height - EDGES.bottom) / 2],
    radius: [radius * holeOf(own['radius']), radius],
  };
}

function hasFigures(parts: Parts, place: string): boolean {
  return parts.series.some((one) => {
    const label = objectAt(one, 'label');
    return label['show'] === true && label['position'] === place;
  });
}

function withoutNames(axes: readonly JsonObject[], key: string): JsonObject[] {
  return axes.map((own) => ({ ...own, [key]: { ...objectAt(own, key), show: false } }));
}

/** What a small box changes in an option: several plots of a kind stand where the option puts them. */
export function fitSmallBox(parts: Parts, box: BoxSize): Parts {
  const isTitled = parts.title.some(({ text }) => typeof text === 'string' && text !== '');
  const top = isTitled ? TITLED : EDGES.top;
  const axes = (Object.keys(parts) as Component[])
    .filter((name) => name.endsWith('Axis'))
    .map((name) => [name, parts[name].map((own) => toAxis(name, own, box))] as const);
  const fitted: Record<Component, readonly JsonObject[]> = { ...parts, ...Object.fromEntries(axes) };
  const alone = (name: Component, fit: (own: JsonObject) => JsonObject) => {
    const [own, other] = fitted[name];
    if (own && !other) fitted[name] = [fit(own)];
  };
  alone('grid', (own) => ({
    ...own,
    ...EDGES,
    right: EDGES.right + (hasFigures(parts, 'right') ? FIGURE.right : 0),
    top: top + (hasFigures(parts, 'top') ? FIGURE.top : 0),
  }));
  alone('singleAxis', (own) => ({ ...own, left: EDGES.right, right: EDGES.right, top, bottom: TIMES }));
  alone('polar', (own) => toRound(own, top, box));
  alone('radar', (own) => toRound(own, top, box));
  fitted.angleAxis = withoutNames(fitted.angleAxis, 'axisLabel');
  fitted.radar = withoutNames(fitted.radar, 'axisName');
  return fitted;
}
