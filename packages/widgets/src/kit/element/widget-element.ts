import {
  BLANK_NAMES,
  EMPTY_TABLE,
  toTable,
  type RuntimeFields,
  type Language,
  type Mapping,
  type Table,
  type ValuesOf,
} from '@aj-report/contract';
import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { COMMON_SHAPES, shapeOf, type Shape, type ShapeResults } from '../../shapes/shape-of.ts';
import type { ShapeName } from '../widget/define-widget.ts';
import type { RuntimeDeclaration } from '../widget/runtime-declaration.ts';
import { fieldsByAttribute } from '../widget/field-properties.ts';
import { defineField, FieldValues } from './field-values.ts';
import { renderBadge } from '../state/mark-view.ts';
import { keepLast } from './keep-last.ts';
import { spoken } from './lang-around.ts';
import { sampleDataFrom, sampleDataIn, type SampleData } from '../widget/sample-language.ts';
import { standAloneSize } from './stand-alone-size.ts';
import { renderCover, stateStyles } from '../state/state-view.ts';
import { textOf } from '../text/texts.ts';
import { PageTheme } from '../theme/page-theme.ts';
import type { Theme } from '../theme/theme.ts';
import { themeOf } from '../theme/themes.ts';
import { toStatePicture, WITHOUT_SAMPLE, type WidgetStatus } from '../state/widget-state.ts';

const OF_EVENT = { bubbles: true, composed: true };
const NO_MAPPING: readonly Mapping[] = [];

/** Detail of `aj-widget-error`: a widget that could not draw itself. */
export interface WidgetFailure {
  readonly code: string;
  readonly message: string;
}

/**
 * What every widget's element has in common: properties from its declaration, data through its shape, theme,
 * language and the states around its drawing. A widget extends `widgetElement(declaration)` and draws in `renderPicture`.
 */
export abstract class WidgetElement<P extends object = object, S extends ShapeName = ShapeName> extends LitElement {
  static readonly declaration: RuntimeDeclaration;
  /** Makes the data of table and mapping. */
  static readonly shape: Shape<unknown>;

  /** Theme or its name; inside a stage the stage gives it. */
  @property() theme: Theme | string | undefined;
  /** Default: that of the nearest `lang` around the element. */
  @spoken language!: Language;
  /** Static rows; without rows and table the sample rows of the declaration are drawn. */
  @property({ attribute: false }) rows: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** Data that came from a query; wins over `rows`. */
  @property({ attribute: false }) table: Table | undefined;
  /** Parameters of the query that gave `table`. */
  @property({ attribute: false }) parameters: Readonly<Record<string, unknown>> = {};
  /** Roles that the columns take; empty = those of the declaration's sample. */
  @property({ attribute: false }) mapping: readonly Mapping[] = [];
  @property() status: WidgetStatus = 'ready';
  @property({ attribute: 'error-message' }) errorMessage = '';
  @property({ reflect: true }) mode: 'view' | 'edit' = 'view';
  /** CSS pixels of the page per pixel of the screen: what a canvas multiplies its pixel ratio by. */
  @property({ attribute: false }) stageScale = 1;
  /** Route query of the page: fills `{key}` in addresses. Inside a stage the stage gives it. */
  @property({ attribute: false }) context: Readonly<Record<string, string>> = {};
  /** Address against which relative addresses of pictures and media are resolved; empty = that of the page. */
  @property({ attribute: 'asset-base' }) assetBase = '';
  /** A picture: nothing in it moves by itself. */
  @property({ type: Boolean, reflect: true }) still = false;
  /** Set by a stage, whose theme and box the widget then takes. */
  @property({ type: Boolean, reflect: true }) hosted = false;
  @state() protected failure: WidgetFailure | undefined;

  readonly #pageTheme = new PageTheme(this);
  readonly #values = new FieldValues(this.declaration.fields);
  readonly #toTable = keepLast(toTable);
  readonly #toData = keepLast((table: Table, mapping: readonly Mapping[], blank: string) =>
    (this.constructor as typeof WidgetElement).shape(table, mapping, blank),
  );

  constructor() {
    super();
    for (const [name, value] of this.#values.takeFrom(this)) this.#set(name, value);
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'rows', 'mapping', ...fieldsByAttribute(this.declaration.fields).keys()];
  }

  override attributeChangedCallback(attribute: string, before: string | null, text: string | null): void {
    super.attributeChangedCallback(attribute, before, text);
    if (attribute === 'rows' || attribute === 'mapping') {
      // Until it is read, no sample takes its place.
      this.status = 'loading';
      void import('./data-attributes.ts').then(({ readDataAttribute }) => readDataAttribute(this, attribute));
    }
    const name = fieldsByAttribute(this.declaration.fields).get(attribute);
    if (name !== undefined) this.#set(name, this.#values.read(name, text, this.language));
  }

  get declaration(): RuntimeDeclaration {
    return (this.constructor as typeof WidgetElement).declaration;
  }

  /** Values of all fields of the declaration. A new object only when one of them changed. */
  get props(): Readonly<P> {
    return this.#values.all(this.language) as P;
  }

  /** Gives fields that are not listed their defaults back. */
  set props(values: Readonly<Partial<P>>) {
    const given = values as Readonly<Record<string, unknown>>;
    for (const name of new Set([...this.#values.given(), ...Object.keys(given)])) this.#set(name, given[name]);
  }

  /** That of the stage, or the element's own with what the page sets. */
  get currentTheme(): Theme {
    return this.#pageTheme.theme ?? themeOf(this.theme);
  }

  /** The table that is drawn: that of the query, the static rows, or the sample while nothing else was promised. */
  get currentTable(): Table {
    if (this.table) return this.table;
    if (this.status === 'author-sample' && this.mode === 'view' && this.drawsSample) return EMPTY_TABLE;
    if (!this.rows && WITHOUT_SAMPLE.includes(this.status)) return EMPTY_TABLE;
    return this.#toTable(this.rows ?? this.sample.sampleRows);
  }

  /** Roles that were given, or those of the sample when the table has all of its columns. */
  get currentMapping(): readonly Mapping[] {
    if (this.mapping.length > 0) return this.mapping;
    const names = new Set(this.currentTable.columns.map(({ name }) => name));
    const fits = ({ sampleMapping }: SampleData) => sampleMapping.every(({ field }) => names.has(field));
    return sampleDataFrom(this.declaration, this.language).find(fits)?.sampleMapping ?? NO_MAPPING;
  }

  /** The declaration's sample in the language of the widget. */
  protected get sample(): SampleData {
    return sampleDataIn(this.declaration, this.language);
  }

  /** The data in the shape that the declaration names. The same object until table, mapping or language change. */
  get data(): ShapeResults[S] {
    return this.#toData(this.currentTable, this.currentMapping, BLANK_NAMES[this.language]) as ShapeResults[S];
  }

  /** Whether a query or a user gave data; a widget that takes none always has enough. */
  get hasData(): boolean {
    return this.declaration.shape === 'none' || this.table !== undefined || this.rows !== undefined;
  }

  /** Whether the sample rows of the declaration stand where a viewer would expect data. */
  get drawsSample(): boolean {
    const { shape, sampleRows } = this.declaration;
    const isGiven = this.table || (this.rows && this.status !== 'author-sample');
    return shape !== 'none' && sampleRows.length > 0 && !isGiven;
  }

  /** Whether there is nothing to draw. A widget that draws without rows overrides it. */
  protected get isEmpty(): boolean {
    return this.declaration.shape !== 'none' && this.currentTable.rowCount === 0;
  }

  /** Whether all that was given is drawn. */
  get isDrawn(): boolean {
    return !this.isUpdatePending;
  }

  /** The widget's own drawing. Called in every state, also with empty data; what it throws is shown as an error. */
  protected abstract renderPicture(): unknown;

  /** What a screen reader says about the picture; empty when the drawing is text itself. */
  protected describe(): string {
    return '';
  }

  /** One or two sentences about what is seen now. */
  summary(): string {
    return this.describe();
  }

  /**
   * Tells of an event of the declaration: `select` → CustomEvent `aj-select`. False = a host cancelled what follows.
   * `default` is what stands chosen though nobody chose it: the stage filters by it, hosts hear of choices alone.
   */
  protected emit(event: string, detail: Readonly<Record<string, unknown>>): boolean {
    return this.dispatchEvent(new CustomEvent(`aj-${event}`, { ...OF_EVENT, detail, cancelable: true }));
  }

  /** What was chosen here counts no longer: the data in which it was chosen has changed. Filters begin anew. */
  forgetChoice(): void {}

  /** Runs drawing code outside of `renderPicture`; what it throws is shown as the widget's error. */
  protected attempt(draw: () => void): void {
    try {
      draw();
    } catch (cause) {
      this.fail(cause);
    }
  }

  /** Shows what went wrong as the widget's error. */
  protected fail(cause: unknown): void {
    const detail = cause instanceof Error ? cause.message : String(cause);
    this.failure = { code: 'widget/draw', message: textOf('failedDraw', this.language, { detail }) };
    this.dispatchEvent(new CustomEvent('aj-widget-error', { ...OF_EVENT, detail: this.failure }));
  }

  #set(name: string, value: unknown): void {
    if (!this.#values.has(name)) return;
    const before = this.#values.get(name, this.language);
    if (this.#values.set(name, value, this.language)) this.requestUpdate(name, before);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('failure')) this.failure = undefined;
    if (changed.has('theme') || changed.has('hosted') || this.#pageTheme.isOld)
      this.#pageTheme.take(this.hosted ? undefined : themeOf(this.theme), this.theme !== undefined);
  }

  protected override render(): TemplateResult {
    const failed = this.failure !== undefined;
    const picture = toStatePicture({
      status: failed ? 'error' : this.status,
      hasData: !failed && (this.hasData || (this.status !== 'loading' && this.status !== 'error')),
      isEmpty: this.isEmpty,
      drawsSample: this.drawsSample,
      mode: this.mode,
    });
    const message = this.failure?.message ?? this.errorMessage;
    const kind = this.declaration.skeleton ?? this.declaration.category;
    return html`
      <div
        class="aj-drawing"
        part="drawing"
        ?data-off=${!picture.drawing}
        ?data-marked=${picture.badge !== undefined && picture.badge !== 'sample'}
        ?inert=${!picture.drawing || this.mode === 'edit'}
      >
        ${failed ? nothing : this.#picture()}
      </div>
      ${picture.cover ? renderCover(picture.cover, kind, message, this.language) : nothing}
      ${picture.badge ? renderBadge(picture.badge, message, this.language, this.stageScale) : nothing}
      ${picture.drawing ? this.#summary() : nothing}
    `;
  }

  #picture(): unknown {
    try {
      return this.renderPicture();
    } catch (cause) {
      queueMicrotask(() => this.fail(cause));
      return nothing;
    }
  }

  #summary(): unknown {
    const summary = this.describe();
    return summary === '' ? nothing : html`<span class="aj-summary">${summary}</span>`;
  }

  /** Defines a property for every field on a subclass made by `widgetElement`. Lit would look at each in every element. */
  static defineFields(target: typeof WidgetElement, declaration: RuntimeDeclaration): void {
    for (const name of Object.keys(declaration.fields)) {
      // What a page has added to every object is no member.
      if (name in WidgetElement.prototype && !Object.hasOwn(Object.prototype, name))
        throw new Error(`Field "${name}" of widget "${declaration.type}" hides a member of every element.`);
      const get = (element: WidgetElement) => element.#values.get(name, element.language);
      const set = (element: WidgetElement, value: unknown) => element.#set(name, value);
      defineField(target.prototype, name, get, set);
    }
  }
}

type Statics = Omit<typeof WidgetElement, 'prototype' | 'styles'> & { styles: CSSResultGroup };

/** Class of a widget's element: the base with a typed property for every field. */
export type WidgetElementClass<F extends RuntimeFields, S extends ShapeName> = Statics &
  (abstract new () => WidgetElement<ValuesOf<F>, S> & ValuesOf<F>);

/**
 * The base class for the element of a declared widget. Every field is a property with the declared default and an
 * attribute in kebab-case (`is-header="false"` switches a boolean off). `shape` is for data that few widgets draw.
 * @example class AjText extends widgetElement(textWidget) { protected renderPicture() { return this.text; } }
 * @throws Error when a field has the name of a member that every element has
 */
export function widgetElement<F extends RuntimeFields, S extends ShapeName>(
  declaration: RuntimeDeclaration<F, S>,
  shape: Shape<ShapeResults[S]> = shapeOf(declaration.shape, COMMON_SHAPES),
): WidgetElementClass<F, S> {
  const plain = declaration as unknown as RuntimeDeclaration;
  abstract class Declared extends WidgetElement<ValuesOf<F>, S> {
    static override readonly declaration = plain;
    static override readonly shape = shape;
    static override styles: CSSResultGroup = [stateStyles, standAloneSize(plain)];
  }
  WidgetElement.defineFields(Declared as unknown as typeof WidgetElement, plain);
  return Declared as unknown as WidgetElementClass<F, S>;
}
