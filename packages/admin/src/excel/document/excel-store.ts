import type { ExcelReportDocument, ExcelSetParam, ExcelSheet, ExcelTemplate } from '@aj-report/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { mergeAt, toArea, wholeMerges, type Area } from './area.ts';
import type { Place } from './cell-name.ts';
import { copyLook, lookArea, pasteLook, type CopiedLook } from './copy-look.ts';

/** What is saved of a report beside its code and revision. */
export interface ReportContent {
  readonly template: ExcelTemplate;
  readonly setCodes: readonly string[];
  readonly setParam: ExcelSetParam;
  readonly lockedParams: readonly string[];
}

export interface ExcelState {
  readonly content: ReportContent;
  /** As it is stored. */
  readonly saved: ReportContent;
  readonly past: readonly ReportContent[];
  readonly future: readonly ReportContent[];
  readonly sheet: number;
  /** The cell that keys and fields go to. */
  readonly active: Place;
  readonly area: Area;
  /** The picture of the sheet that keys go to in place of cells; null = none. */
  readonly picture: number | null;
  /** Looks that were copied last. */
  readonly look: CopiedLook | null;
  /** The cells that are selected next get them. */
  readonly isPainting: boolean;
}

/** Steps that can be taken back. */
const HISTORY = 100;
const HOME: Place = { row: 0, column: 0 };

/** The report that is being designed, its history, and which cells are selected. */
export class ExcelStore {
  readonly store: StoreApi<ExcelState>;

  /** Of the last change. */
  #mergeKey: string | undefined;

  constructor(content: ReportContent) {
    const area = mergeAt(content.template.sheets[0] ?? NO_SHEET, HOME);
    this.store = createStore<ExcelState>(() => ({
      content,
      saved: content,
      past: [],
      future: [],
      sheet: 0,
      active: HOME,
      area,
      picture: null,
      look: null,
      isPainting: false,
    }));
  }

  get state(): ExcelState {
    return this.store.getState();
  }

  get sheet(): ExcelSheet {
    return sheetOf(this.state);
  }

  get isDirty(): boolean {
    return this.state.content !== this.state.saved;
  }

  /** Changes the report as a whole; one step of the history, together with the changes of the same key just before. */
  change(next: (content: ReportContent) => ReportContent, mergeKey?: string): void {
    const { content, past } = this.state;
    const changed = next(content);
    if (changed === content) return;
    const goesOn = mergeKey !== undefined && mergeKey === this.#mergeKey;
    this.#mergeKey = mergeKey;
    this.store.setState({
      content: changed,
      past: goesOn ? past : [...past.slice(1 - HISTORY), content],
      future: [],
    });
    this.#keepInside();
  }

  /** Changes the sheet that is shown. */
  changeSheet(next: (sheet: ExcelSheet) => ExcelSheet, mergeKey?: string): void {
    this.change((content) => {
      const before = content.template.sheets[this.state.sheet];
      const after = before && next(before);
      if (!after || after === before) return content;
      const sheets = content.template.sheets.map((one) => (one === before ? after : one));
      return { ...content, template: { ...content.template, sheets } };
    }, mergeKey);
  }

  undo(): void {
    const { content, past, future } = this.state;
    const before = past.at(-1);
    if (!before) return;
    this.#mergeKey = undefined;
    this.store.setState({ content: before, past: past.slice(0, -1), future: [content, ...future] });
    this.#keepInside();
  }

  redo(): void {
    const { content, past, future } = this.state;
    const [next, ...rest] = future;
    if (!next) return;
    this.#mergeKey = undefined;
    this.store.setState({ content: next, past: [...past, content], future: rest });
    this.#keepInside();
  }

  /** What was stored is what is on the screen, or was when the save began. */
  markSaved(content: ReportContent): void {
    this.store.setState({ saved: content });
  }

  select(from: Place, to: Place = from): void {
    this.#mergeKey = undefined;
    const corner = mergeAt(this.sheet, from);
    this.store.setState({
      active: { row: corner.row, column: corner.column },
      area: wholeMerges(this.sheet, toArea(from, to)),
      picture: null,
    });
  }

  /** Copies the looks of the selected cells. @param isPainting for the cells that are selected next */
  copyLook(isPainting = false): void {
    this.store.setState({ look: copyLook(this.sheet, this.state.area), isPainting });
  }

  /** Gives the selected cells the copied looks. */
  pasteLook(): void {
    const { look, area } = this.state;
    if (look) this.changeSheet((sheet) => pasteLook(sheet, lookArea(area, look), look));
  }

  /** A selection has been made: it gets the looks that were copied for it. */
  paint(): void {
    if (!this.state.isPainting) return;
    this.stopPainting();
    this.pasteLook();
  }

  stopPainting(): void {
    if (this.state.isPainting) this.store.setState({ isPainting: false });
  }

  selectPicture(picture: number): void {
    this.#mergeKey = undefined;
    this.store.setState({ picture });
  }

  showSheet(sheet: number): void {
    this.store.setState({ sheet });
    this.select(HOME);
  }

  #keepInside(): void {
    const { sheet, content, picture } = this.state;
    if (sheet >= content.template.sheets.length) this.showSheet(content.template.sheets.length - 1);
    if (picture !== null && picture >= (this.sheet.pictures?.length ?? 0)) this.store.setState({ picture: null });
  }
}

const NO_SHEET: ExcelSheet = { name: 'Sheet1', cells: [] };

export function sheetOf({ content, sheet }: ExcelState): ExcelSheet {
  return content.template.sheets[sheet] ?? NO_SHEET;
}

/** What is sent to be stored. */
export function toDocument(
  reportCode: string,
  revision: number,
  { template, setCodes, setParam, lockedParams }: ReportContent,
): ExcelReportDocument {
  return {
    reportCode,
    ...(revision > 0 ? { revision } : {}),
    setCodes: [...setCodes],
    setParam,
    lockedParams: [...lockedParams],
    template,
  };
}
