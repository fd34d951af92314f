import type { PlaylistShownItem } from '@aj-report/contract';
import type { AjBigscreen } from '../aj-bigscreen.ts';
import type { AjExcelReport } from '../excel/aj-excel-report.ts';

/** The tag of a screen or an Excel report: what both have, and what one of them has. */
export type ReportTag = AjBigscreen & AjExcelReport;

/** s that a part of a long sheet is seen, at least */
const MIN_PART_SECONDS = 2;
/** Share of what is in sight by which a sheet goes on: a line that was half seen is seen whole. */
const STEP = 0.9;
/** ms that the last part stays longer: the next item comes in over it, and not over a first part that begins anew. */
const LEAVING_MS = 2_000;

/** Shows the pages of a screen or the sheets of a workbook one after the other, long sheets from top to bottom. */
export class PartTurns {
  readonly #tag: ReportTag;
  readonly #item: PlaylistShownItem;
  #names: readonly string[] = [];
  #isSeen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the parts that were begun: one that is still waited for may be over. */
  #begun = 0;

  constructor(tag: ReportTag, item: PlaylistShownItem) {
    this.#tag = tag;
    this.#item = item;
  }

  /** What there is to be shown, for the first time or in a new revision. */
  take(names: readonly string[]): void {
    this.#names = this.#item.page === '' ? names : [this.#item.page];
    if (this.#isSeen) this.#show(0);
  }

  /** The item is seen from now on. */
  begin(): void {
    this.#isSeen = true;
    this.#show(0);
  }

  stop(): void {
    this.#begun++;
    clearTimeout(this.#timer);
  }

  #show(at: number): void {
    clearTimeout(this.#timer);
    const begun = ++this.#begun;
    const { kind, seconds, page } = this.#item;
    const count = Math.max(1, this.#names.length);
    const name = this.#names[at % count] ?? '';
    if (page === '') this.#tag[kind === 'screen' ? 'page' : 'sheet'] = name;
    const isLast = at % count === count - 1;
    const next = () => this.#show(at + 1);
    const after = (ms: number, then: () => void) => (this.#timer = setTimeout(then, ms));
    const end = () => (isLast ? after(LEAVING_MS, next) : next());
    if (kind === 'excel') void this.#scroll(seconds / count, begun, end);
    else if (count > 1) after((seconds * 1000) / count, end);
  }

  /** Goes down a sheet by what is in sight, in the time that it has, then on to what follows. */
  async #scroll(seconds: number, begun: number, then: () => void): Promise<void> {
    await this.#tag.updateComplete;
    const box = this.#tag.renderRoot.querySelector<HTMLElement>('.sheet');
    if (!box || begun !== this.#begun) return;
    const step = Math.max(1, box.clientHeight * STEP);
    const steps = 1 + Math.ceil((box.scrollHeight - box.clientHeight) / step);
    const shown = Math.max(1, Math.min(steps, Math.floor(seconds / MIN_PART_SECONDS)));
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const go = (at: number) => {
      if (at === shown) return then();
      box.scrollTo({ top: at * step, behavior: at === 0 || isStill ? 'instant' : 'smooth' });
      this.#timer = setTimeout(() => go(at + 1), (seconds * 1000) / shown);
    };
    go(0);
  }
}
