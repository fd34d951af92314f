import { html, nothing, type TemplateResult } from 'lit';
import type { ExcelAutoFilterField, ExcelCellAutoFilter, Language } from '@aj-report/contract';
import type { FilterChoice } from './aj-excel-filter.ts';
import { renderChips } from './chosen-chips.ts';
import {
  filtersOf,
  fromRowsText,
  isSameField,
  NOTHING_CHOSEN,
  onlyOffered,
  orderOf,
  withFilters,
  withOrder,
  type ChosenRows,
} from './chosen-rows.ts';
import { keyOfHead, makeHeadButton } from './head-button.ts';
import type { ReportRows } from './report-rows.ts';
import type { PanelPlace } from './panel-place.ts';

export interface HeadsHost {
  readonly language: () => Language;
  /** Over which the panel of a head lies. */
  readonly frame: () => HTMLElement | null;
  readonly rows: () => ReportRows | null;
  readonly onChange: () => void;
  readonly onChoose: (chosen: ChosenRows) => void;
}

interface Opened {
  readonly field: ExcelAutoFilterField;
  readonly place: PanelPlace;
}

/** px */
const PANEL = { width: 264, least: 260, most: 440, edge: 8, gap: 4 };

function placeBelow(button: DOMRect, frame: DOMRect): PanelPlace {
  const { width, least, most, edge, gap } = PANEL;
  const below = button.bottom - frame.top + gap;
  const top = Math.max(edge, Math.min(below, frame.height - least - edge));
  const left = Math.max(edge, Math.min(button.right - frame.left - width, frame.width - width - edge));
  return { left, top, maxHeight: Math.min(most, frame.height - top - edge) };
}

/** The heads at which a reader sorts and filters: what is chosen there, and the panel of the one that is open. */
export class Heads {
  readonly #host: HeadsHost;
  #fields: readonly ExcelAutoFilterField[] = [];
  #opened: Opened | null = null;
  #source: string | undefined;
  /** The head that had the focus before its sheet was drawn anew. */
  #left: string | null = null;
  chosen: ChosenRows = NOTHING_CHOSEN;

  constructor(host: HeadsHost) {
    this.#host = host;
  }

  /** Begins as a text says; what a reader chose since then stays while the source of the text is the same. */
  begin(source: string, text: string): void {
    if (source !== this.#source) this.chosen = fromRowsText(text);
    this.#source = source;
  }

  /** What a report offers; what was chosen beside it is forgotten. */
  offer(fields: readonly ExcelAutoFilterField[]): void {
    this.#fields = fields;
    this.chosen = onlyOffered(this.chosen, fields);
  }

  close(): void {
    if (!this.#opened) return;
    this.#opened = null;
    this.#host.onChange();
  }

  /** A press beside the panel closes it. */
  handlePress(path: readonly EventTarget[]): void {
    const isOwn = path.some((one) => one instanceof Element && one.matches('aj-excel-filter, .head-button'));
    if (!isOwn) this.close();
  }

  /** The button of a head; null where the report that is known does not offer it. */
  makeButton(of: ExcelCellAutoFilter): HTMLElement | null {
    const field = this.#fields.find((one) => isSameField(one, of));
    if (!field) return null;
    const shown = { ...field, sort: of.sort, filter: of.filter };
    const onOpen = (button: HTMLElement) => void this.#open(shown, button);
    return makeHeadButton(of, { language: this.#host.language(), chosen: this.chosen, label: field.label, onOpen });
  }

  /** Gives the focus back to the head that had it. */
  returnFocus(root: ParentNode): void {
    if (this.#left === null) return;
    root.querySelector<HTMLElement>(`[data-head="${CSS.escape(this.#left)}"]`)?.focus();
    this.#left = null;
  }

  renderChips(): TemplateResult | typeof nothing {
    const onChoose = (chosen: ChosenRows) => this.#choose(chosen);
    return renderChips({ language: this.#host.language(), chosen: this.chosen, fields: this.#fields, onChoose });
  }

  renderPanel(): TemplateResult | typeof nothing {
    if (!this.#opened) return nothing;
    const { field, place } = this.#opened;
    const handleChoose = ({ detail: { order, filters } }: CustomEvent<FilterChoice>) => {
      const sorted = order ? withOrder(this.chosen, field, order.to) : this.chosen;
      this.#left = keyOfHead(field);
      this.#choose(filters ? withFilters(sorted, field, filters) : sorted);
    };
    const handleClose = () => {
      this.#left = keyOfHead(field);
      this.close();
    };
    return html`<aj-excel-filter
      part="filter"
      .spoken=${this.#host.language()}
      .offer=${field}
      .place=${place}
      .order=${orderOf(this.chosen, field)}
      .filters=${filtersOf(this.chosen, field)}
      .load=${(search: string, signal: AbortSignal) => this.#host.rows()?.fieldValues(field, search, signal)}
      @choose=${handleChoose}
      @close=${handleClose}
    ></aj-excel-filter>`;
  }

  #choose(chosen: ChosenRows): void {
    this.chosen = chosen;
    this.#opened = null;
    this.#host.onChoose(chosen);
  }

  async #open(field: ExcelAutoFilterField, button: HTMLElement): Promise<void> {
    // Few readers open one: what draws it comes when somebody does.
    await import('./aj-excel-filter.ts');
    const frame = this.#host.frame();
    if (!frame || !button.isConnected) return;
    const isSame = this.#opened !== null && isSameField(this.#opened.field, field);
    const place = placeBelow(button.getBoundingClientRect(), frame.getBoundingClientRect());
    this.#opened = isSame ? null : { field, place };
    this.#host.onChange();
  }
}
