import { LANGUAGES } from '@aj-report/contract';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { declarations } from '../gen/declarations.gen.ts';
import { setStyles } from '../kit/styles.ts';
import { THEMES, themeOf } from '../kit/theme/themes.ts';
import type { WidgetElement } from '../kit/widget-element.ts';
import { createWidget, loadWidget } from '../stage/load-widget.ts';
import {
  ENTRIES,
  entryOf,
  moveSample,
  moveTheme,
  readPlace,
  writePlace,
  type Entry,
  type PlaygroundPlace,
} from './playground-place.ts';
import { playgroundStyles } from './playground-styles.ts';
import { renderProperties } from './property-list.ts';

const STATUSES = ['ready', 'loading', 'empty', 'error', 'stale', 'sample'];
const WORDS = {
  zh: {
    title: '组件样例',
    all: '全部组件',
    theme: '主题',
    language: '语言',
    status: '状态',
    error: '查询超过 20 秒被停止',
  },
  en: {
    title: 'Widgets',
    all: 'All widgets',
    theme: 'Theme',
    language: 'Language',
    status: 'State',
    error: 'The query was stopped after 20 seconds',
  },
};

/** Every widget in every sample, theme, language and state. Arrow keys: next sample, next theme; L: other language. */
class AjPlayground extends LitElement {
  static override styles = playgroundStyles;

  @state() private place: PlaygroundPlace = readPlace(location.hash);
  /** Properties changed by hand since the sample was opened. */
  @state() private changed: Readonly<Record<string, unknown>> = {};

  readonly #widgets = new Map<Entry, WidgetElement>();

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', () => this.#open(readPlace(location.hash)));
    window.addEventListener('keydown', (event) => this.#handleKey(event));
  }

  protected override willUpdate(): void {
    this.toggleAttribute('data-all', this.place.type === '');
  }

  protected override render(): TemplateResult {
    const { place } = this;
    const words = WORDS[place.language];
    return html`
      <header>
        <h1>${words.title}</h1>
        <kbd>← →</kbd><kbd>↑ ↓ ${words.theme}</kbd><kbd>L ${words.language}</kbd>
        ${this.#choice(words.status, STATUSES, place.status, 'status')}
        ${this.#choice(
          words.theme,
          THEMES.map(({ name }) => name),
          place.theme,
          'theme',
        )}
        ${this.#choice(words.language, LANGUAGES, place.language, 'language')}
      </header>
      <nav>${this.#list()}</nav>
      <main></main>
      <aside>${this.#properties()}</aside>
    `;
  }

  protected override updated(changes: PropertyValues): void {
    void this.#draw(changes.has('place'));
  }

  #choice(label: string, options: readonly string[], value: string, key: keyof PlaygroundPlace): TemplateResult {
    return html`<select
      aria-label=${label}
      @change=${(event: Event) => this.#go({ ...this.place, [key]: (event.target as HTMLSelectElement).value })}
    >
      ${options.map((option) => html`<option value=${option} ?selected=${option === value}>${option}</option>`)}
    </select>`;
  }

  #list(): TemplateResult {
    const { place } = this;
    return html`
      <a href=${writePlace({ ...place, type: '' })} aria-current=${place.type === '' ? 'true' : nothing}
        >${WORDS[place.language].all}</a
      >
      ${Object.values(declarations).map(
        ({ type, label }) => html`
          <h2>${label[place.language]}</h2>
          ${ENTRIES.filter((entry) => entry.type === type).map(
            ({ sample }) =>
              html`<a
                href=${writePlace({ ...place, type, sample: sample.name })}
                aria-current=${place.type === type && entryOf(place)?.sample === sample ? 'true' : nothing}
                >${sample.label[place.language]}</a
              >`,
          )}
        `,
      )}
    `;
  }

  #properties(): unknown {
    const entry = entryOf(this.place);
    const declaration = declarations[this.place.type];
    if (!entry || !declaration) return nothing;
    const values = { ...(this.#widgets.get(entry)?.props ?? entry.sample.setup), ...this.changed };
    return renderProperties(declaration.fields, values, this.place.language, (name, value) => {
      this.changed = { ...this.changed, [name]: value };
    });
  }

  async #draw(isOtherPlace: boolean): Promise<void> {
    const main = this.renderRoot.querySelector('main');
    if (!main) return;
    const theme = themeOf(this.place.theme);
    setStyles(main, { background: theme.background, '--caption': theme.textMuted });
    const current = entryOf(this.place);
    const entries = this.place.type === '' ? ENTRIES : current ? [current] : [];
    if (isOtherPlace) main.replaceChildren();
    for (const entry of entries) {
      await loadWidget(entry.type);
      if (!isOtherPlace) this.#dress(this.#widgetOf(entry), entry);
      else main.append(this.#figure(entry));
    }
    if (isOtherPlace && this.place.type !== '') this.requestUpdate();
  }

  #figure(entry: Entry): HTMLElement {
    const figure = document.createElement('figure');
    const caption = document.createElement('figcaption');
    caption.textContent = `${entry.type} · ${entry.sample.label[this.place.language]}`;
    const widget = this.#widgetOf(entry);
    this.#dress(widget, entry);
    figure.append(caption, widget);
    return figure;
  }

  #widgetOf(entry: Entry): WidgetElement {
    const known = this.#widgets.get(entry);
    if (known) return known;
    const widget = createWidget(entry.type);
    this.#widgets.set(entry, widget);
    return widget;
  }

  #dress(widget: WidgetElement, { sample, type }: Entry): void {
    const size = sample.size ?? declarations[type]?.size;
    if (size) setStyles(widget, { width: `${size.width}px`, height: `${size.height}px` });
    const { theme, language, status } = this.place;
    widget.props = { ...sample.setup, ...(this.place.type === '' ? {} : this.changed) };
    widget.rows = sample.rows;
    widget.mapping = sample.mapping ?? [];
    widget.theme = theme;
    widget.language = language;
    widget.status = status;
    widget.mode = status === 'sample' ? 'edit' : 'view';
    widget.errorMessage = status === 'error' ? WORDS[language].error : '';
  }

  #open(place: PlaygroundPlace): void {
    this.changed = {};
    this.place = place;
  }

  #go(place: PlaygroundPlace): void {
    location.hash = writePlace(place);
  }

  #handleKey(event: KeyboardEvent): void {
    const target = event.composedPath()[0];
    if (target instanceof HTMLElement && target.matches('input, select, textarea')) return;
    const { place } = this;
    const next: Readonly<Record<string, PlaygroundPlace>> = {
      ArrowRight: moveSample(place, 1),
      ArrowLeft: moveSample(place, -1),
      ArrowDown: moveTheme(place, 1),
      ArrowUp: moveTheme(place, -1),
      l: { ...place, language: place.language === 'zh' ? 'en' : 'zh' },
    };
    const wanted = next[event.key];
    if (!wanted) return;
    event.preventDefault();
    this.#go(wanted);
  }
}

customElements.define('aj-playground', AjPlayground);
