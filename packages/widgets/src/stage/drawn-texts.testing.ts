import { chartIn } from '../kit/chart/chart-surface.ts';

/** A text that is seen, with its box in px of the page. */
export interface DrawnText {
  readonly text: string;
  readonly box: DOMRect;
}

/** A thing that the drawing library paints, as far as its texts need it. */
interface Painted {
  readonly type: string;
  readonly style: { readonly text?: string; readonly opacity?: number };
  readonly invisible: boolean;
  readonly __clipPaths?: readonly Painted[];
  getBoundingRect(): DOMRect;
  getComputedTransform(): readonly number[] | null;
}

interface Painter {
  getZr(): { readonly storage: { getDisplayList(update: boolean): readonly Painted[] } };
}

/** px of the canvas in which a thing lies, also where it is turned. */
function placeOf(thing: Painted): DOMRect {
  const { x, y, width, height } = thing.getBoundingRect();
  const matrix = new DOMMatrix([...(thing.getComputedTransform() ?? [1, 0, 0, 1, 0, 0])]);
  const corners = [x, x + width].flatMap((cx) => [y, y + height].map((cy) => matrix.transformPoint({ x: cx, y: cy })));
  const [xs, ys] = [corners.map((one) => one.x), corners.map((one) => one.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return new DOMRect(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
}

function meet(one: DOMRect, other: DOMRect): DOMRect | undefined {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : undefined;
}

/** Texts on the canvas of a chart, as far as nothing cuts them off. */
function textsOfChart(chart: Painter, canvas: DOMRect): DrawnText[] {
  const things = chart.getZr().storage.getDisplayList(true);
  return things.flatMap((thing) => {
    const { text = '', opacity = 1 } = thing.style;
    if (thing.type !== 'tspan' || text.trim() === '' || opacity === 0 || thing.invisible) return [];
    const box = (thing.__clipPaths ?? []).reduce<DOMRect | undefined>(
      (left, clip) => left && meet(left, placeOf(clip)),
      placeOf(thing),
    );
    return box ? [{ text, box: new DOMRect(canvas.x + box.x, canvas.y + box.y, box.width, box.height) }] : [];
  });
}

/** What is cut off on purpose, such as a list that scrolls, lies off no box. */
function isCut(from: Element, host: Element): boolean {
  for (let one: Element | null = from; one && one !== host;) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(one);
    if (overflowX !== 'visible' || overflowY !== 'visible' || clipPath !== 'none') return true;
    const root = one.getRootNode();
    one = one.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return false;
}

/** The part of a box that is seen of a text node. */
function boxOfText(node: Text, host: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(node);
  const box = range.getBoundingClientRect();
  return node.parentElement && isCut(node.parentElement, host) ? new DOMRect(box.x, box.y, 0, 0) : box;
}

/** Texts that a sighted reader sees under an element, on canvases too. */
export function drawnTexts(host: Element, root: ParentNode = host.shadowRoot ?? host): DrawnText[] {
  return [...root.querySelectorAll('*')].flatMap((one): DrawnText[] => {
    if (one.matches('style, script, title, .aj-summary, .aj-open') || !one.checkVisibility()) return [];
    if (one.matches('.aj-chart')) {
      const chart = chartIn(one.parentElement ?? undefined);
      return chart ? textsOfChart(chart as unknown as Painter, one.getBoundingClientRect()) : [];
    }
    const inner = one.shadowRoot ? drawnTexts(host, one.shadowRoot) : [];
    const own = [...one.childNodes].flatMap((node) => {
      const text = node instanceof Text ? node.data.trim() : '';
      return node instanceof Text && text !== '' ? [{ text, box: boxOfText(node, host) }] : [];
    });
    return [...own, ...inner];
  });
}
