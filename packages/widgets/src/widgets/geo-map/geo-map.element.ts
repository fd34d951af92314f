import { CustomChart, EffectScatterChart, HeatmapChart, LinesChart, MapChart, ScatterChart } from 'echarts/charts';
import { GeoComponent, VisualMapComponent } from 'echarts/components';
import { registerMap } from 'echarts/core';
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { writeUnknown } from '../../fields/unknown-names.ts';
import type { ChartContext } from '../../kit/chart/chart-context.ts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import type { LoadedMap, MapSource } from '../../kit/data/map-source.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toRegions } from '../../shapes/regions.ts';
import { geoMapStyles } from './geo-map-styles.ts';
import { toGeoMapOption } from './geo-map.option.ts';
import { geoMap } from './geo-map.runtime.gen.ts';
import { toDrawnMap, toMapData, type DrawnMap } from './region-index.ts';

const Base = chartElement(
  geoMap,
  toGeoMapOption,
  [GeoComponent, VisualMapComponent, MapChart, ScatterChart, EffectScatterChart, LinesChart, HeatmapChart, CustomChart],
  toRegions,
);

interface Step {
  readonly mapCode: string;
  /** Region whose click led here; empty for the first. */
  readonly region: string;
}

const drawn = new WeakMap<LoadedMap, DrawnMap>();
let count = 0;

/** The drawing library knows maps by name, for the whole page. */
function draw(map: LoadedMap): DrawnMap {
  const known = drawn.get(map);
  if (known) return known;
  const key = `aj-map-${++count}`;
  registerMap(key, { geoJSON: map.geometry as unknown as Parameters<typeof registerMap>[1] & object } as never);
  const made = toDrawnMap(key, map);
  drawn.set(map, made);
  return made;
}

const WORDS = { back: { zh: '全图', en: 'Whole map' }, way: { zh: '地图层级', en: 'Levels of the map' } };

/** `<aj-geo-map>`: values, places and routes on a registered map; a click on a region opens the map of it. */
export class AjGeoMap extends Base {
  static override styles = [Base.styles ?? [], geoMapStyles];

  /** Gives the map of a code; inside a stage the stage gives it. Without one the sample is drawn. */
  @property({ attribute: false }) mapSource: MapSource | undefined;
  /** Maps that were drilled into, from the first. */
  @state() private steps: readonly Step[] = [];
  @state() private current: DrawnMap | undefined;

  #wanted = '';
  #surroundings: Partial<ChartContext> = {};

  /** The map that is shown. */
  get shownMapCode(): string {
    return this.current?.map.mapCode ?? '';
  }

  /** Draws the map anew if its source has another by now. What is shown stays until then. */
  async checkMap(): Promise<void> {
    const code = this.#wanted;
    if (!this.mapSource || this.shownMapCode !== code) return;
    const map = await this.mapSource(code).catch(() => undefined);
    if (map && this.#wanted === code) this.current = draw(map);
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    super.willUpdate(changed);
    if (['map', 'mapSource', 'language'].some((name) => changed.has(name)) || !this.hasUpdated) {
      this.steps = [];
      void this.#open(this.map);
    }
    if (this.#surroundings.map !== this.current) this.#surroundings = this.current ? { map: this.current } : {};
  }

  protected override get surroundings(): Partial<ChartContext> {
    return this.#surroundings;
  }

  protected override renderPicture(): unknown {
    const unknown = this.current && this.isShowUnknown ? toMapData(this.data, this.current).unknown : [];
    const note = writeUnknown(unknown, this.language);
    return html`${super.renderPicture()} ${this.steps.length > 0 ? this.#way() : nothing}
    ${note === '' ? nothing : html`<div class="note" aria-hidden="true" title=${note}>${note}</div>`}`;
  }

  protected override emit(event: string, payload: Readonly<Record<string, unknown>>): boolean {
    const region = this.current?.find(String(payload['name'] ?? ''));
    const isTaken = super.emit(event, event === 'select' && region ? { ...payload, code: region.adcode } : payload);
    if (isTaken && event === 'select' && region && this.isDrill) this.#drill(region.name);
    return isTaken;
  }

  #way(): unknown {
    return html`<nav class="way" aria-label=${WORDS.way[this.language]}>
      <button type="button" @click=${() => this.#goBack(0)}>${WORDS.back[this.language]}</button>
      ${this.steps.map(({ region }, i) =>
        i === this.steps.length - 1
          ? html`›<span aria-current="page">${region}</span>`
          : html`›<button type="button" @click=${() => this.#goBack(i + 1)}>${region}</button>`,
      )}
    </nav>`;
  }

  #drill(region: string): void {
    const child = this.current?.map.children.find((one) => one.region === region);
    if (!child) return;
    this.steps = [...this.steps, { mapCode: child.mapCode, region }];
    void this.#open(child.mapCode);
  }

  /** Back to a step; what is linked follows: the region of that step is chosen, or nothing. */
  #goBack(steps: number): void {
    this.steps = this.steps.slice(0, steps);
    const last = this.steps.at(-1);
    void this.#open(last?.mapCode ?? this.map);
    const detail = last ? { name: last.region, value: null, seriesName: '', row: null, code: '' } : null;
    this.dispatchEvent(new CustomEvent('aj-select', { detail, bubbles: true, composed: true }));
  }

  /** Loads a map; the one before stays until it is there, and the last one asked for wins. */
  async #open(mapCode: string): Promise<void> {
    this.#wanted = mapCode;
    try {
      const source = mapCode === '' ? undefined : this.mapSource;
      const map = source
        ? await source(mapCode)
        : (await import('./sample-source.ts')).readSampleMap(mapCode, this.language);
      if (this.#wanted === mapCode) this.current = draw(map);
    } catch (cause) {
      if (this.#wanted === mapCode) this.fail(cause);
    }
  }
}

registerElement('aj-geo-map', AjGeoMap);
