import {
  mergeContext,
  type ContextData,
  type Language,
  type NormalWidget,
  type RowsAsked,
  type Table,
} from '@aj-report/contract';
import { givenProps } from '../kit/widget/resolve-props.ts';
import type { MapSource } from '../kit/data/map-source.ts';
import type { NameColours } from '../kit/theme/name-colours.ts';
import type { Theme } from '../kit/theme/theme.ts';
import type { WidgetElement } from '../kit/element/widget-element.ts';
import type { StageWidget } from './grouped-question.ts';
import type { DataError } from './data-provider.ts';
import type { FeedBinding } from './data-feed.ts';
import { pagingFields } from '../gen/loaders.gen.ts';
import { createWidget } from './load-widget.ts';

/** What a stage tells all its widgets. */
export interface StageLook {
  readonly theme: Theme;
  readonly language: Language;
  readonly mode: 'view' | 'edit';
  /** A picture: nothing moves by itself. */
  readonly still: boolean;
  readonly scale: number;
  /** Route query of the page, for addresses that name its parameters. */
  readonly context: Readonly<Record<string, string>>;
  /** Address against which relative addresses of pictures are resolved; empty = that of the page. */
  readonly assetBase: string;
  /** The way to maps, for the widgets that draw one. */
  readonly mapSource: MapSource | undefined;
  /** Colours that charts share by name, as soon as their code is there. */
  readonly nameColours: NameColours | undefined;
}

/**
 * Widgets of a screen up to which those without an entrance of their own come in one after the other. Every frame of a
 * movement is put together from all that is there: a hundred widgets were painted up to a tenth later while
 * twenty came in.
 */
export const MAX_ENTERING = 40;
/** ms between the entrances of two widgets, and the longest that one waits */
const ENTRANCE_STEP_MS = 40;
const ENTRANCE_MAX_MS = 600;

/** The positioned box of one widget of a screen and the element in it. */
export class WidgetBox {
  readonly box: HTMLElement;
  node: StageWidget;
  element: WidgetElement | undefined;
  #look: StageLook;
  #placeholder: HTMLElement | undefined;
  /** The code of the widget was asked for. */
  isBegun = false;
  /** Its place in the order of entrances; absent = it is simply there. */
  turn: number | undefined;
  /** Rows that the widget wants of its data. */
  asked: RowsAsked | undefined;
  #table: Table | undefined;
  /** Parameters of the last question. */
  #parameters: ContextData = {};
  /** What came before the widget was mounted. */
  #held: (() => void) | undefined;

  constructor(node: StageWidget, look: StageLook) {
    this.node = node;
    this.#look = look;
    this.box = document.createElement('div');
    this.box.className = 'box';
    this.box.dataset['id'] = node.id;
    this.#place();
  }

  /** Creates the element. The widget's code must have been loaded. */
  mount(): WidgetElement {
    const element = createWidget(this.node.type);
    element.hosted = true;
    this.element = element;
    this.applyLook(this.#look);
    this.#applySetup(undefined);
    this.#applyData(undefined);
    if (this.node.width <= 0 || this.node.height <= 0) this.#place();
    this.#held?.();
    this.#held = undefined;
    this.#placeholder?.remove();
    this.box.append(element);
    return element;
  }

  /** Stands in for a widget that cannot be drawn: an unknown type, or code that did not arrive. */
  showPlaceholder(text: string): void {
    this.#placeholder ??= document.createElement('div');
    this.#placeholder.className = 'placeholder';
    this.#placeholder.textContent = text;
    this.box.append(this.#placeholder);
  }

  /** Takes a changed node over; touches only what differs. */
  update(node: StageWidget): void {
    const before = this.node;
    if (before === node) return;
    this.node = node;
    this.#place();
    this.#applySetup(before);
    this.#applyData(before);
  }

  /** The data that is shown, or would be. */
  get currentTable(): Table | undefined {
    return this.element?.currentTable ?? this.#table;
  }

  /** Whether its first answer, or why there is none, is drawn. Without a service nothing is awaited. */
  isDone({ isConnected }: { readonly isConnected: boolean }): boolean {
    const { element } = this;
    return !element || (element.isDrawn && !(isConnected && element.status === 'loading'));
  }

  /** Shows or hides the widget. One that is designed stays: with rules it carries a mark, dimmed while they are not met. */
  setVisible(isVisible: boolean, isAsleep: boolean): void {
    const isEdit = this.#look.mode === 'edit';
    this.box.toggleAttribute('data-off', isAsleep || (!isEdit && !isVisible));
    this.box.toggleAttribute('data-dim', isEdit && !isVisible);
    this.box.toggleAttribute('data-ruled', isEdit && (this.node.visibleWhen?.rules.length ?? 0) > 0);
  }

  applyLook(look: StageLook): void {
    this.#look = look;
    this.box.toggleAttribute('data-faint', look.mode === 'edit' && this.node.hidden);
    if (!this.element) return;
    this.element.theme = look.theme;
    this.element.language = look.language;
    this.element.mode = look.mode;
    this.element.still = look.still;
    this.element.stageScale = look.scale;
    this.element.context = look.context;
    this.element.assetBase = look.assetBase;
    if ('mapSource' in this.element) this.element.mapSource = look.mapSource;
    look.nameColours?.take(this.element);
  }

  /** Comes in at its turn with the screen, if it has one. */
  enter(): void {
    if (this.turn === undefined) return;
    this.box.toggleAttribute('data-enter', true);
    this.box.style.animationDelay = `${Math.min(this.turn * ENTRANCE_STEP_MS, ENTRANCE_MAX_MS)}ms`;
    this.box.addEventListener('animationend', () => this.box.toggleAttribute('data-enter', false));
    this.turn = undefined;
  }

  stackAt(index: number): void {
    const z = String(index + 1);
    if (this.box.style.zIndex !== z) this.box.style.zIndex = z;
  }

  /** Shows the answer of a query; before the widget is mounted it is kept until then. */
  showTable(table: Table): void {
    this.#table = table;
    if (!this.element) {
      this.#held = () => this.showTable(table);
      return;
    }
    if (table.truncated || this.element.table?.truncated) {
      const { language } = this.#look;
      void import('./cut-mark.ts').then(({ markCut }) => markCut(this.box, table, language));
    }
    this.element.table = table;
    this.element.parameters = this.#parameters;
    this.element.status = 'ready';
    this.element.errorMessage = '';
  }

  /** Keeps the last picture. A network that is down makes it stale, everything else is an error. */
  showError(error: DataError): void {
    if (!this.element) {
      this.#held = () => this.showError(error);
      return;
    }
    const { code, message } = error;
    this.element.status = code.startsWith('network/') && this.element.table ? 'stale' : 'error';
    this.element.errorMessage = message;
  }

  /** The question that this widget asks, or undefined when its data is static or no data set is chosen. */
  bindingOf(query: ContextData, linked: ContextData): FeedBinding | undefined {
    const { dataType, setCode, contextData, refreshTime } = this.node.data;
    if (dataType !== 'dynamic' || setCode === '') return undefined;
    // All of a large table is never asked for: one with pages says itself which it wants.
    if (!this.asked && this.node.setup[pagingFields[this.node.type] ?? '']) return undefined;
    this.#parameters = { ...mergeContext(contextData, query, setCode), ...linked };
    return { asked: this.asked ?? this.#rowsChosen(), setCode, contextData: this.#parameters, refreshMs: refreshTime };
  }

  /** Order and number of rows that the author chose for a widget without pages of its own. */
  #rowsChosen(): RowsAsked | undefined {
    const { sort, first } = this.node.data;
    if (!sort && !first) return undefined;
    return { ...(sort && { sort: [sort] }), ...(first && { page: { number: 1, size: first } }) };
  }

  #place(): void {
    const { left, top, rotate, hidden, opacity = 100, blend = '' } = this.node;
    const natural = this.element?.declaration.size;
    const { style } = this.box;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${this.node.width || natural?.width || 0}px`;
    style.height = `${this.node.height || natural?.height || 0}px`;
    style.rotate = rotate === 0 ? '' : `${rotate}deg`;
    style.opacity = opacity < 100 ? `${opacity}%` : '';
    style.mixBlendMode = blend;
    this.box.toggleAttribute('data-faint', this.#look.mode === 'edit' && hidden);
  }

  #applySetup(before: NormalWidget | undefined): void {
    if (!this.element || (before?.setup === this.node.setup && before.version === this.node.version)) return;
    this.element.props = givenProps(this.element.declaration, this.node.setup, this.node.version);
  }

  #applyData(before: NormalWidget | undefined): void {
    const { element, node } = this;
    if (before?.data === node.data) return;
    const { dataType, staticData, sample, setCode, mapping } = node.data;
    const asksTheSame =
      before?.data.dataType === 'dynamic' && dataType === 'dynamic' && before.data.setCode === setCode;
    if (before && !asksTheSame) this.#held = undefined;
    if (!element) return;
    element.mapping = mapping;
    if (dataType === 'static') {
      element.table = undefined;
      element.rows = staticData;
      element.status = sample === 'hidden' ? 'author-sample' : staticData ? 'ready' : 'sample';
      element.errorMessage = '';
      return;
    }
    element.rows = undefined;
    if (asksTheSame) return;
    element.table = undefined;
    element.status = setCode === '' ? 'empty' : 'loading';
    element.errorMessage = '';
  }
}
