import type { PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { toParams } from '../address.ts';
import { announce } from '../announce.ts';
import type { ParamsDetail } from '../choice-events.ts';
import type { QueryPanelOptions } from './query-panel.ts';
import { keyOf, openOf, startValues, type Parameter, type QueryValues } from './query-values.ts';
import { SheetChoice } from './sheet-choice.ts';

/** With which values a report is asked for: as the page around it says, then as its reader chooses. */
export class QueryChoice extends SheetChoice {
  /**
   * Values of parameters: `city=上海&year=2026`, or as a property an object. They win over those of `src`, also when they
   * are set later, where the rows come anew; what is not mentioned stays. What the reader asks for is read here.
   */
  @property() params: string | Readonly<Record<string, string>> = '';

  @state() protected values: QueryValues = {};
  @state() protected isQueryOpen = false;
  @state() protected missing: ReadonlySet<string> = new Set();
  /** What the page set last, while what its reader chose stands in its place. */
  #own: QueryChoice['params'] = '';
  #chosen: QueryChoice['params'] | undefined;

  /** Whether the page says something new. What it only says again, as frameworks do at every render, is the reader's. */
  protected takesParams(changed: PropertyValues<this>, isOther: boolean): boolean {
    if (isOther && this.params === this.#chosen) this.params = this.#own;
    if (!changed.has('params') || this.params === this.#chosen) return false;
    const isCopy = typeof this.params === 'object' && this.params !== this.#own;
    if (this.#chosen && isCopy && JSON.stringify(this.params) === JSON.stringify(this.#own)) {
      this.params = this.#chosen;
      return false;
    }
    this.#own = this.params;
    this.#chosen = undefined;
    return true;
  }

  /** What the address and the page say of values. */
  protected given(context: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
    return { ...context, ...toParams(this.params) };
  }

  /** What the panel shows, and what is done in it. */
  protected get chosenBy(): Pick<QueryPanelOptions, 'values' | 'missing' | 'onChange' | 'onHide'> {
    const { values, missing } = this;
    const onChange = (next: QueryValues) => (this.values = next);
    return { values, missing, onChange, onHide: () => (this.isQueryOpen = false) };
  }

  /** Values with what the page says now; the others stay as they are. */
  protected withParams(parameters: readonly Parameter[]): QueryValues {
    const said = toParams(this.params);
    const rest = Object.entries(this.values).filter(([key]) => {
      const one = parameters.find((parameter) => keyOf(parameter) === key);
      return one && said[key] === undefined && said[one.paramName] === undefined;
    });
    return startValues(parameters, said, Object.fromEntries(rest));
  }

  /** The reader asked with these values; the page hears of it. */
  protected tellParams(parameters: readonly Parameter[]): void {
    const said = toParams(this.params);
    const params: Record<string, string> = { ...said };
    for (const one of openOf(parameters)) {
      const key = keyOf(one);
      const isOnly = parameters.filter(({ paramName }) => paramName === one.paramName).length === 1;
      const value = this.values[key] ?? '';
      params[isOnly && !(key in said) ? one.paramName : key] = typeof value === 'string' ? value : value.join(',');
    }
    if (JSON.stringify(params) === JSON.stringify(said)) return;
    this.params = this.#chosen = params;
    announce(this, 'aj-params-change', { params } satisfies ParamsDetail);
  }
}
