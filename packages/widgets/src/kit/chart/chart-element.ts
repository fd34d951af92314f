import type { Language, Mapping, Table } from '@aj-report/contract';
import { html, type PropertyValues } from 'lit';
import type { ShapeResults } from '../../shapes/shape-of.ts';
import { listenToClicks } from './chart-clicks.ts';
import { endFrames, PROGRESSIVE_ROWS, restChart, shareFrames } from './chart-frames.ts';
import type { ChartFieldValues } from './chart.fields.ts';
import type { ChartContext } from './chart-context.ts';
import { closeChart, isPresented, openChart, presentChart } from './chart-surface.ts';
import { describeChart } from './chart-summary.ts';
import type { ShapeName } from '../widget/define-widget.ts';
import type { AnyToOption } from './chart-option.ts';
import { renderNotDrawn } from '../state/not-drawn.ts';
import { implyMapping } from './imply-mapping.ts';
import { queueDrawing } from './drawing-queue.ts';
import type { NameColours } from '../theme/name-colours.ts';
import type { EChartsCoreOption, EChartsType } from './echarts.ts';
import { giveOption } from './give-option.ts';
import { suitBox } from '../widget/fit-props.ts';
import { keepLast } from '../element/keep-last.ts';
import { extrasFor, loadExtras, wantsExtras } from './late-extras.ts';
import { loadPicks, tellOfClick, type Picks } from './late-picks.ts';
import { isLatePartKnown, loadLatePart, loadMissingParts, withoutPointer } from './late-parts.ts';
import { mayMove } from '../motion/motion.ts';
import { renderOpener } from './table-opener.ts';
import type { ChartSelection } from './picked-item.ts';
import type { Clicked } from './picks.ts';
import { readView, type ReaderView } from './reader-view.ts';
import { RESCALE_MS, sharpnessAt } from './sharpness.ts';
import { watchVisibility } from '../motion/visibility.ts';
import { WidgetElement } from '../element/widget-element.ts';

/**
 * What every chart's element does. It owns one ECharts instance: made when the chart is first seen, drawn through the
 * shared queue, resized with its box, made anew for another scale so that it stays crisp, updated in place, asleep
 * while it cannot be seen, disposed when it leaves the page. What goes wrong is shown as the widget's error.
 */
export class ChartElement<P extends object = object, S extends ShapeName = ShapeName> extends WidgetElement<P, S> {
  static toOption: AnyToOption = () => ({});

  /** Colours that the charts of a screen share by name; given by the stage. */
  nameColours: NameColours | undefined = undefined;

  #chart: EChartsType | undefined;
  #box: HTMLElement | undefined;
  #sharpness = 1;
  /** Whether the instance was made when ECharts knew tooltips; it learns nothing later. */
  #knowsPointer = false;
  #drawn: readonly unknown[] = [];
  /** What the instance was given last. */
  #option: EChartsCoreOption | undefined;
  /** Of the instance that this one has followed, until it is drawn. */
  #view: ReaderView | undefined;
  #isSeen: boolean | undefined;
  #cancelDrawing: (() => void) | undefined;
  #stopWatching: (() => void) | undefined;
  #rescaleTimer: ReturnType<typeof setTimeout> | undefined;
  /** px of the host; reported by the observer, because asking the element would force a layout per chart. */
  #size = { width: 0, height: 0 };
  readonly #resizer = new ResizeObserver(([entry]) => {
    if (!entry) return;
    this.#size = { width: Math.round(entry.contentRect.width), height: Math.round(entry.contentRect.height) };
    this.#schedule();
  });

  constructor() {
    super();
    this.addEventListener('pointerenter', (event) => void this.#meetPointer(event));
  }

  readonly #imply = keepLast((table: Table, language: Language) => implyMapping(this.declaration, table, language));

  override get currentMapping(): readonly Mapping[] {
    if (this.mapping.length > 0) return this.mapping;
    return this.#imply(this.currentTable, this.language);
  }

  get #asked() {
    return { mapping: this.currentMapping, parameters: this.parameters, table: this.currentTable };
  }

  /** The shaped data, with the times that are missing where the fields ask for them. */
  override get data(): ShapeResults[S] {
    const [plain, asked] = [super.data, this.#asked];
    return (extrasFor(this.props, asked)?.fillData(this.props, plain, this.language, asked) ??
      plain) as ShapeResults[S];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resizer.observe(this);
    this.#stopWatching ??= watchVisibility(this, (isSeen) => {
      this.#isSeen = isSeen;
      if (this.#chart) restChart(this.#chart, isSeen);
      this.#schedule();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // A chart that is only moved within the page (another layer) keeps its picture.
    queueMicrotask(() => {
      if (!this.isConnected) this.#release();
    });
  }

  override get isDrawn(): boolean {
    // What nobody sees is not drawn until somebody does.
    const isAwaited = (this.#isSeen ?? !document.hidden) && this.offsetWidth * this.offsetHeight > 0;
    return super.isDrawn && (isPresented(this.#box) || !isAwaited || this.isEmpty || !!this.failure);
  }

  /** What a chart adds to the context of its drawing; the same object until it changes. */
  protected get surroundings(): Partial<ChartContext> | undefined {
    return undefined;
  }

  protected override renderPicture(): unknown {
    const { undrawn = 0 } = (this.data ?? {}) as { readonly undrawn?: number };
    const note = renderNotDrawn(undrawn, this.language, 'series');
    return [html`<div class="aj-chart" aria-hidden="true"></div>`, note, renderOpener(this)];
  }

  /** Lists the rows of the chart above the page, with a button for each value that a click would choose. */
  async openTable(): Promise<void> {
    (await import('./chart-table.ts')).openChartTable(this, (detail) => void this.emit('select', { ...detail }));
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.style.background = (this.props as ChartFieldValues).background ?? '';
    const box = this.renderRoot.querySelector<HTMLElement>('.aj-chart') ?? undefined;
    if (box !== this.#box) {
      this.#dispose();
      this.#box = box;
    }
    // An instance writes months and days in the language that it was made in.
    if (changed.has('language')) this.#replace();
    this.#schedule();
  }

  protected override describe(): string {
    return describeChart(this);
  }

  /** What has to come before the option can be drawn. */
  protected loadParts(option: EChartsCoreOption): Promise<unknown> | undefined {
    return loadMissingParts(option);
  }

  /** The option without components that the instance has no code for: ECharts warns of them. */
  protected toDrawable(option: EChartsCoreOption): EChartsCoreOption {
    return this.#knowsPointer ? option : withoutPointer(option);
  }

  /** Draws again what has not changed, for example after a face has arrived. */
  protected redraw(): void {
    this.#drawn = [];
    this.#schedule();
  }

  #schedule(): void {
    if (!this.#isSeen || !this.#box || this.#cancelDrawing || this.isEmpty) return;
    this.#cancelDrawing = queueDrawing(() => {
      this.#cancelDrawing = undefined;
      this.attempt(() => this.#draw());
    });
  }

  #draw(): void {
    const [box, asked, { width, height }] = [this.#box, this.#asked, this.#size];
    if (!box || width === 0 || height === 0) return;
    const extras = extrasFor(this.props, asked);
    if (!extras && wantsExtras(this.props, asked)) return this.#drawAfter(loadExtras());
    this.#matchSharpness();
    const { props: given, currentTheme, language, surroundings, data, nameColours } = this;
    const theme = nameColours?.themeOf(this, currentTheme) ?? currentTheme;
    const context: ChartContext = { theme, language, width, height, isMoving: mayMove(this), ...surroundings };
    const facts = [given, data, ...Object.values(context)];
    if (this.#chart && facts.every((fact, i) => fact === this.#drawn[i])) return;
    const props = suitBox(given, this.declaration, context);
    const { toOption } = this.constructor as typeof ChartElement;
    const first = toOption(props, data, context);
    const plain = nameColours?.settle(this) ? toOption(props, data, context) : first;
    const option = extras?.paintOption(this.props, plain, data, language) ?? plain;
    const loading = this.loadParts(option);
    if (loading) return this.#drawAfter(loading.then(() => this.#replace()));
    const known = this.#chart;
    const chart = (this.#chart ??= this.#open(width, height));
    const isResized = chart.getWidth() !== width || chart.getHeight() !== height;
    if (isResized) chart.resize({ width, height, silent: true });
    const drawable = this.toDrawable(option);
    giveOption(chart, drawable, { view: this.#view, option: this.#option }, known !== undefined && !isResized);
    [this.#view, this.#option, this.#drawn] = [undefined, drawable, facts];
    if (this.currentTable.rowCount < PROGRESSIVE_ROWS) endFrames(chart);
    if (!known) presentChart(chart, box);
  }

  /** Draws when what is missing has come. */
  #drawAfter(loading: Promise<unknown>): void {
    loading.then(() => this.#schedule()).catch((cause: unknown) => this.fail(cause));
  }

  /** Tooltips come with the first pointer; without them the chart stays as it is. */
  async #meetPointer(event: PointerEvent): Promise<void> {
    const place = { x: event.offsetX, y: event.offsetY };
    if (this.mode === 'edit') return;
    loadPicks().catch(reportError);
    if (this.#knowsPointer || !this.#chart) return;
    await loadLatePart('pointer').catch(() => undefined);
    if (this.#knowsPointer || !this.#chart || !isLatePartKnown('pointer')) return;
    this.attempt(() => {
      this.#replace();
      this.#draw();
    });
    if (this.matches(':hover')) this.#chart?.dispatchAction({ type: 'showTip', ...place });
  }

  #open(width: number, height: number): EChartsType {
    [this.#sharpness, this.#knowsPointer] = [sharpnessAt(this.stageScale), isLatePartKnown('pointer')];
    const locale = this.language.toUpperCase();
    const options = { renderer: 'canvas', devicePixelRatio: this.#sharpness, width, height, locale } as const;
    const chart = openChart(options, () => this.#replace());
    shareFrames(chart);
    listenToClicks(chart, {
      onItem: (item) => this.#tell(({ selectionOf }, clicked) => selectionOf(item, clicked)),
      onPlace: (place) => this.#selectNearest(place),
    });
    return chart;
  }

  /** ECharts cannot change the pixel ratio of an instance: after the scale has come to rest another follows it. */
  #matchSharpness(): void {
    clearTimeout(this.#rescaleTimer);
    if (!this.#chart || Math.abs(sharpnessAt(this.stageScale) - this.#sharpness) < 0.01) return;
    this.#rescaleTimer = setTimeout(() => this.#replace(), RESCALE_MS);
  }

  /** Makes room for an instance that goes on where this one ends, and has it drawn. */
  #replace(): void {
    if (this.#chart && this.#option) this.#view = readView(this.#chart, this.#option);
    this.#dispose();
    this.#schedule();
  }

  #tell(find: (picks: Picks, clicked: Clicked) => ChartSelection | undefined): void {
    const clicked = { data: this.data, table: this.currentTable, mapping: this.currentMapping };
    tellOfClick(
      (picks) => find(picks, clicked),
      (detail) => this.emit('select', { ...detail }),
    );
  }

  /** A click beside the items: points of a line are too small to be hit, and are not drawn where they are many. */
  #selectNearest(place: readonly [number, number]): void {
    const isHorizontal = (this.props as ChartFieldValues).verticalShow === true;
    this.#tell((picks, clicked) => {
      // The first pointer has the instance replaced by one of the same picture: the place is asked of the one there is.
      const chart = clicked.data === this.data ? this.#chart : undefined;
      return chart && picks.nearestSelection(chart, place, { ...clicked, shape: this.declaration.shape, isHorizontal });
    });
  }

  #dispose(): void {
    clearTimeout(this.#rescaleTimer);
    if (this.#chart) closeChart(this.#chart);
    [this.#chart, this.#option, this.#drawn] = [undefined, undefined, []];
  }

  #release(): void {
    this.#cancelDrawing?.();
    this.#stopWatching?.();
    [this.#cancelDrawing, this.#stopWatching] = [undefined, undefined];
    this.#resizer.disconnect();
    this.#isSeen = false;
    this.#dispose();
  }
}
