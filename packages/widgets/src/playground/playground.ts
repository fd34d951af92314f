import { LANGUAGES } from '@aj-report/contract';
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { query, queryAll, state } from 'lit/decorators.js';
import { declarations } from '../gen/declarations.gen.ts';
import { sampleDataIn } from '../kit/widget/sample-language.ts';
import { setStyles } from '../kit/template/styles.ts';
import { THEMES, themeOf } from '../kit/theme/themes.ts';
import { toHtmlCode, toReactCode } from './copied-code.ts';
import { toJsonCode } from './copied-json.ts';
import { toVueCode } from './copied-vue.ts';
import { findSamples, renderNav } from './playground-nav.ts';
import {
  entryOf,
  moveSample,
  moveTheme,
  readPlace,
  sampleAt,
  sizeAt,
  writePlace,
  type PlaygroundPlace,
} from './playground-place.ts';
import { playgroundStyles } from './playground-styles.ts';
import { CATEGORIES, SIZES, STATUSES, wordOf, type PlaygroundWord } from './playground-words.ts';
import { propertyStyles, renderProperties } from './property-list.ts';
import { shownParts, type ShownWidget } from './shown-widget.ts';
import { dressWidget, loadEntry, toCard, toFigure, toNotice, widgetOf } from './widget-figure.ts';

type Option = readonly [value: string, label: string];

/** ms for which a button says that it has copied */
const NOTICE_MS = 1600;

/** Every widget in every sample, theme, language, state and size. Arrow keys: next sample, next theme; L: other language. */
class AjPlayground extends LitElement {
  static override styles = [playgroundStyles, propertyStyles];

  @state() private place: PlaygroundPlace = readPlace(location.hash, location.search);
  /** Properties changed by hand since the sample was opened. */
  @state() private changed: Readonly<Record<string, unknown>> = {};
  @state() private search = '';
  @state() private notice: { readonly button: PlaygroundWord; readonly word: PlaygroundWord } | undefined;
  @query('main') private main!: HTMLElement;
  @query('input[type="search"]') private searchBox!: HTMLInputElement;
  @query('aside') private aside!: HTMLElement;
  @queryAll('.list :is([data-open], [aria-current])') private current!: NodeListOf<HTMLElement>;
  #drawing = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('hashchange', () => this.#open(readPlace(location.hash, location.search)));
    window.addEventListener('keydown', (event) => this.#handleKey(event));
  }

  protected override willUpdate(): void {
    this.toggleAttribute('data-all', this.place.type === '');
    document.documentElement.lang = this.place.language === 'zh' ? 'zh-CN' : 'en';
  }

  protected override render(): TemplateResult {
    const { place } = this;
    const { language } = place;
    const word = (name: PlaygroundWord) => wordOf(name, language);
    const themes = THEMES.map(({ name, label }): Option => [name, label[language]]);
    const states = STATUSES.map(([name, label]): Option => [name, label[language]]);
    const sizes = SIZES.map((size): Option => [size, size.replace('x', ' × ')]);
    return html`
      <header>
        <h1><a href=${writePlace({ ...place, type: '' })}>AJ Report · ${word('title')}</a></h1>
        ${
          place.type === ''
            ? ''
            : html`${this.#copyButton('copyHtml', toHtmlCode)} ${this.#copyButton('copyReact', toReactCode)}
              ${this.#copyButton('copyVue', toVueCode)} ${this.#copyButton('copyJson', toJsonCode)}
              ${this.#choice(word('size'), [['', word('ownSize')], ...sizes], 'size')}`
        }
        ${this.#choice(word('status'), states, 'status')} ${this.#choice(word('theme'), themes, 'theme')}
        ${this.#choice(
          word('language'),
          LANGUAGES.map((one): Option => [one, one === 'zh' ? '中文' : 'English']),
          'language',
        )}
      </header>
      <nav aria-label=${word('title')}>
        <input
          type="search"
          placeholder=${word('search')}
          aria-label=${word('search')}
          .value=${this.search}
          @input=${(event: Event) => {
            this.search = (event.target as HTMLInputElement).value;
          }}
        />
        <div class="list">${renderNav(place, this.search, language)}</div>
        <footer>${word('keys')}</footer>
      </nav>
      <main></main>
      <aside>${this.#properties()}</aside>
    `;
  }

  protected override updated(changes: PropertyValues): void {
    const isOther = changes.has('place') || (changes.has('search') && this.place.type === '');
    void (isOther ? this.#draw() : this.#dress());
    if (changes.has('place')) this.#showPlace(changes.get('place') as PlaygroundPlace | undefined);
  }

  /** The list shows what is open, and the properties of another widget begin at their top. */
  #showPlace(before: PlaygroundPlace | undefined): void {
    for (const link of this.current) link.scrollIntoView({ block: 'nearest' });
    if (before?.type !== this.place.type) this.aside.scrollTop = 0;
  }

  #choice(label: string, options: readonly Option[], key: keyof PlaygroundPlace): TemplateResult {
    const value = this.place[key];
    return html`<select
      aria-label=${label}
      title=${label}
      @change=${(event: Event) => this.#go({ ...this.place, [key]: (event.target as HTMLSelectElement).value })}
    >
      ${options.map(([name, text]) => html`<option value=${name} ?selected=${name === value}>${text}</option>`)}
    </select>`;
  }

  #copyButton(button: PlaygroundWord, toCode: (shown: ShownWidget) => string): TemplateResult {
    const word = this.notice?.button === button ? this.notice.word : button;
    return html`<button type="button" @click=${() => this.#copy(button, toCode)}>
      ${wordOf(word, this.place.language)}
    </button>`;
  }

  async #copy(button: PlaygroundWord, toCode: (shown: ShownWidget) => string): Promise<void> {
    const entry = entryOf(this.place);
    const declaration = declarations[this.place.type];
    if (!entry || !declaration) return;
    const { rows, mapping = [], setup } = sampleAt(entry, this.place);
    const { theme, language } = this.place;
    const shown = {
      declaration,
      setup: { ...setup, ...this.changed },
      rows,
      mapping,
      parts: shownParts(declaration, entry.sample, language),
      theme,
      language,
      size: sizeAt(this.place, entry),
    };
    const word = await navigator.clipboard.writeText(toCode(shown)).then(
      () => 'copied' as const,
      () => 'notCopied' as const,
    );
    this.notice = { button, word };
    setTimeout(() => {
      this.notice = undefined;
    }, NOTICE_MS);
  }

  #properties(): unknown {
    const entry = entryOf(this.place);
    const declaration = declarations[this.place.type];
    if (!entry || !declaration) return '';
    const { changed, place } = this;
    const { setup, rows = sampleDataIn(declaration, place.language).sampleRows } = sampleAt(entry, place);
    return renderProperties({
      fields: declaration.fields,
      base: { ...setup },
      changed,
      columns: Object.keys(rows[0] ?? {}),
      language: place.language,
      change: (next) => {
        this.changed = next;
      },
    });
  }

  async #dress(): Promise<void> {
    const entry = entryOf(this.place);
    if (!entry) return;
    await loadEntry(entry);
    dressWidget(entry, this.place, this.changed);
  }

  async #draw(): Promise<void> {
    const turn = ++this.#drawing;
    const theme = themeOf(this.place.theme);
    setStyles(this.main, { background: theme.background, '--caption': theme.textMuted, '--edge': theme.border });
    const { place } = this;
    const current = entryOf(place);
    const wanted = current
      ? [current]
      : CATEGORIES.flatMap(([category]) =>
          Object.values(declarations)
            .filter((one) => one.category === category)
            .flatMap((one) => findSamples(one, this.search).slice(0, 1)),
        );
    await Promise.all(wanted.map(loadEntry));
    if (turn !== this.#drawing) return;
    for (const entry of wanted) dressWidget(entry, place, current ? this.changed : {});
    const figures = wanted.map((entry) =>
      current ? toFigure(entry, place) : toCard(entry, declarations[entry.type]?.label[place.language] ?? '', place),
    );
    this.main.replaceChildren(...(figures.length > 0 ? figures : [toNotice(wordOf('nothing', place.language))]));
    await Promise.all(wanted.map((entry) => widgetOf(entry).updateComplete));
  }

  #open(place: PlaygroundPlace): void {
    if (place.type !== this.place.type || place.sample !== this.place.sample) this.changed = {};
    this.place = place;
  }

  #go(place: PlaygroundPlace): void {
    location.hash = writePlace(place);
  }

  #handleKey(event: KeyboardEvent): void {
    const target = event.composedPath()[0];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof HTMLElement && target.matches('input, select, textarea')) return;
    const { place } = this;
    if (event.key === '/') {
      event.preventDefault();
      this.searchBox.focus();
      return;
    }
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
