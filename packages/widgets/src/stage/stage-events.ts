import { toRows, type Row } from '@aj-report/contract';
import type { PartsDetail } from '../kit/widget/container-part.ts';
import type { RowsDetail } from '../kit/data/rows-event.ts';
import type { Choice } from './linkage-bus.ts';
import type { WidgetBox } from './widget-box.ts';
import type { WidgetBoxes } from './widget-boxes.ts';

/** Detail of `aj-click`: something was chosen in a widget, and nothing has come of it yet. */
export interface ClickDetail {
  /** Of the widget. */
  readonly id: string;
  /** Kind of the widget: `bar-chart`. */
  readonly type: string;
  /** Name of the widget in the designer. */
  readonly title: string;
  /** What was chosen as columns of the data; null where it stands for no row, or for several. */
  readonly row: Row | null;
  /** Column that was chosen; empty = none. */
  readonly field: string;
  /** The same as the widget tells it; null = a choice was taken back. */
  readonly payload: Choice | null;
}

/** Detail of `aj-navigate`: a link is about to be followed. */
export interface NavigateDetail extends ClickDetail {
  /** Absolute address. */
  readonly href: string;
  /** `_blank` = a new tab, empty = in the place of the page */
  readonly target: string;
}

type Tell = (name: string, detail: object) => boolean;

function toDetail({ node, currentTable }: WidgetBox, payload: Choice | null): ClickDetail {
  const { row, field = '' } = payload ?? {};
  const { id, type, layerName: title } = node;
  // Widgets of lists say its number, beginning at 1.
  const found = typeof row === 'number' ? currentTable && toRows(currentTable)[row - 1] : (row as Row | undefined);
  return { id, type, title, row: found ?? null, field: field as string, payload };
}

/** Takes in what the widgets of a stage tell and what their readers do in them, and tells the page of it. */
export class StageEvents {
  readonly #boxes: () => WidgetBoxes | undefined;
  readonly #tell: Tell;
  /** What was chosen last, and whether the page wants nothing to come of it. */
  #last: { readonly box: WidgetBox; readonly event: Event; readonly payload: Choice | null } | undefined;

  constructor(boxes: () => WidgetBoxes | undefined, tell: Tell) {
    this.#boxes = boxes;
    this.#tell = tell;
  }

  handleEvent(event: Event): void {
    const path = event.composedPath();
    const boxes = this.#boxes();
    const id = boxes?.idOf(path.find((target) => target instanceof Element && target.matches('.box')));
    const box = boxes?.boxOf(id ?? '');
    if (event.type.endsWith('click')) {
      const link = path.find((target) => target instanceof HTMLAnchorElement && target.href !== '');
      if (box && link) this.#follow(event, box, link as HTMLAnchorElement);
      return;
    }
    event.stopPropagation();
    if (!boxes || !box || id === undefined) return;
    const { detail } = event as CustomEvent<unknown>;
    if (event.type === 'aj-parts') boxes.showParts(id, (detail as PartsDetail).shown);
    else if (event.type === 'aj-ask-rows') boxes.askRows(id, detail as RowsDetail);
    else if (event.type === 'aj-widget-error') this.#tell(event.type, { id, ...(detail as object) });
    else this.#choose(event, boxes, box, detail as Choice | null);
  }

  #choose(event: Event, boxes: WidgetBoxes, box: WidgetBox, payload: Choice | null): void {
    const { id } = box.node;
    // What stands chosen by default was chosen by nobody.
    const isReader = event.type === 'aj-select';
    if (isReader) {
      this.#last = { box, event, payload };
      if (!this.#tell('aj-click', toDetail(box, payload))) return event.preventDefault();
    }
    const chosen = boxes.choose(id, payload);
    if (isReader) this.#tell('aj-select', { id, payload: chosen });
  }

  /** A choice that the page has stopped leads nowhere either: it was made by the same click. */
  #follow(event: Event, box: WidgetBox, { href, target }: HTMLAnchorElement): void {
    const last = this.#last?.box === box && this.#last.event.timeStamp >= event.timeStamp ? this.#last : undefined;
    const isStopped = event.defaultPrevented || last?.event.defaultPrevented;
    const detail = () => ({ ...toDetail(box, last?.payload ?? null), href, target });
    if (isStopped || !this.#tell('aj-navigate', detail())) event.preventDefault();
  }
}
