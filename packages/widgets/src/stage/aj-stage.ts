import {
  firstLanguage,
  type Entrance,
  type FitMode,
  type Language,
  type NormalScreen,
  type ScreenDocument,
} from '@aj-report/contract';
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { langAround } from '../kit/element/lang-around.ts';
import { registerElement } from '../kit/element/register-element.ts';
import { safePaint, toCssUrl } from '../kit/text/safe-url.ts';
import { textOf } from '../kit/text/texts.ts';
import { PageTheme } from '../kit/theme/page-theme.ts';
import { themeOf } from '../kit/theme/themes.ts';
import { watchVisibility } from '../kit/motion/visibility.ts';
import type { DataProvider } from './data-provider.ts';
import type { HostChoiceMap } from './host-choices.ts';
import { lay, layoutOf } from './layout.ts';
import type { Choice } from './linkage-bus.ts';
import { fetchWidgets } from './load-widget.ts';
import { needsExtras, readScreen, sureToShow } from './read-screen.ts';
import { SharedColours } from './shared-colours.ts';
import { StageEvents } from './stage-events.ts';
import { stageStyles } from './stage-styles.ts';
import type { StageLook } from './widget-box.ts';
import { WidgetBoxes } from './widget-boxes.ts';

/** What decides which widgets are drawn, and where; then what all widgets receive again when it changes. */
const PICTURE = ['document', 'layout', 'page'] as const;
const LOOK = ['document', 'mode', 'language', 'context', 'assetBase', 'provider', 'still'] as const;

/**
 * Draws a screen document, scaled to its box.
 * Events (bubbling, composed): `aj-stage-ready`; `aj-widget-error` {id, code, message}; `aj-select` {id, payload};
 * `aj-choice` (ChoiceNews) when `chosen()` or `parameters` are others; `aj-click` (ClickDetail) before `aj-select` and `aj-navigate` (NavigateDetail), whose cancelling stops what would follow;
 * `aj-data` {id, rowCount}; `aj-dead-link` {id, targetId, targetName}, once for a link to a deleted widget.
 */
export class AjStage extends LitElement {
  static override styles = stageStyles;

  @property({ attribute: false }) document: ScreenDocument | NormalScreen | undefined;
  @property({ attribute: false }) provider: DataProvider | undefined;
  /** Route query of the page: parameters laid over those of every widget (spec §7). */
  @property({ attribute: false }) context: Readonly<Record<string, string>> = {};
  /** What the page chose, by widget; ones that are not mentioned stay as they are, null takes a choice back. */
  @property({ attribute: false }) choices: HostChoiceMap | undefined;
  /** Wins over the document's own language; without either the nearest `lang` counts, else it is Chinese. */
  @property() language: Language | undefined;
  /** Wins over that of the document. */
  @property() fit: FitMode | undefined;
  @property({ reflect: true }) mode: 'view' | 'edit' = 'view';
  /** A picture of the screen: nothing moves by itself, and data is asked for once. */
  @property({ type: Boolean, reflect: true }) still = false;
  /** Page of a screen with several; empty = the first. */
  @property() page = '';
  /** `phone` = the layout that the screen has for phones, if it has one. */
  @property() layout = '';
  /** Address against which the screen's pictures are resolved; empty = that of the page. */
  @property({ attribute: 'asset-base' }) assetBase = '';

  @query('.backdrop') private backdrop!: HTMLElement;
  @query('.scroller') private scroller!: HTMLElement;
  @query('.extent') private extent!: HTMLElement;
  @query('.surface') private surface!: HTMLElement;

  #screen: NormalScreen | undefined;
  readonly #pageTheme = new PageTheme(this);
  #boxes: WidgetBoxes | undefined;
  readonly #colours = new SharedColours(() => this.#boxes?.applyLook(this.#look()));
  #scale = 1;
  #stopWatching: (() => void) | undefined;
  #isSeen = true;
  readonly #resizes = new ResizeObserver(() => this.#layOut());
  readonly #events = new StageEvents(
    () => this.#boxes,
    (name, detail) => this.#tell(name, detail),
  );

  /** CSS px of the page per px of the screen; the larger one when the screen is stretched. */
  get scale(): number {
    return this.#scale;
  }

  /** The positioned box of a widget. Its `transform` is free for whoever drags it. */
  boxOf(widgetId: string): HTMLElement | undefined {
    return this.#boxes?.boxOf(widgetId)?.box;
  }

  /** Asks for the data of one widget, or of all, now. */
  refresh(widgetId?: string): void {
    this.#boxes?.feed.refresh(widgetId);
  }

  /** What is chosen now, by widget: of those whose choice leads anywhere. */
  chosen(): Readonly<Record<string, Choice>> {
    return this.#boxes?.extras?.links.choices() ?? {};
  }

  /** Values of the screen's parameters: its own, those of `context`, and over them what is chosen. */
  get parameters(): Readonly<Record<string, string>> {
    return this.#boxes?.parameters ?? {};
  }

  /** Places in the palette of the names that charts have drawn. */
  get nameColours(): Readonly<Record<string, number>> {
    return this.#colours.names?.pins() ?? {};
  }

  /** Looks whether maps that are shown were replaced, and draws those anew. */
  checkMaps(): void {
    for (const { element } of this.#boxes?.all() ?? []) {
      if (element && 'checkMap' in element) void (element as { checkMap(): Promise<void> }).checkMap();
    }
  }

  /** Shows an entrance on a widget, also while it is designed, or on any element. */
  async playEntrance(target: string | HTMLElement, entrance: Entrance): Promise<void> {
    const box = typeof target === 'string' ? this.boxOf(target) : target;
    const { playEntrance } = await import('./entrances.ts');
    if (!box) return;
    for (const animation of box.getAnimations()) if (animation.id === 'aj-entrance') animation.cancel();
    playEntrance(box, entrance);
  }

  /** Shows one part of a container, such as a tab. */
  showPart(containerId: string, partId: string): void {
    const element = this.#boxes?.boxOf(containerId)?.element as { active?: string } | undefined;
    if (element && 'active' in element) element.active = partId;
  }

  /** What is on the screen, in words: its title, then one line per widget. */
  summary(): string {
    if (!this.#screen) return '';
    const lines = (this.#boxes?.all() ?? [])
      .map(({ element }) => element?.summary() ?? '')
      .filter((line) => line !== '');
    const params = { title: this.#screen.dashboard.title, count: this.#screen.widgets.length };
    return [textOf('screenSummary', this.#look().language, params), ...lines].join('\n');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resizes.observe(this);
    this.#stopWatching = watchVisibility(this, (isSeen) => this.#pace(isSeen));
    if (this.hasUpdated) this.#showAll();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resizes.disconnect();
    this.#stopWatching?.();
    this.#boxes?.close();
  }

  protected override render(): TemplateResult {
    return html`
      <div class="backdrop"></div>
      <div class="scroller">
        <div class="extent">
          <div
            class="surface"
            role="region"
            @aj-select=${this.#events}
            @aj-default=${this.#events}
            @aj-widget-error=${this.#events}
            @aj-parts=${this.#events}
            @aj-ask-rows=${this.#events}
            @click=${this.#events}
            @auxclick=${this.#events}
          ></div>
        </div>
      </div>
    `;
  }

  protected override firstUpdated(): void {
    this.#boxes = new WidgetBoxes(this.surface, {
      onReady: () => this.#tell('aj-stage-ready', {}),
      onData: (id, { rowCount }) => this.#tell('aj-data', { id, rowCount }),
      onDeadLink: ({ originId, targetId, targetName }) =>
        this.#tell('aj-dead-link', { id: originId, targetId, targetName }),
      onChoice: (news) => this.#tell('aj-choice', news),
      onError: (id, { code, message }) => this.#tell('aj-widget-error', { id, code, message }),
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!PICTURE.some((name) => changed.has(name))) return;
    this.#screen = this.document && readScreen(this.document, this.layout, this.page);
    // Before anything is laid out, and before the extras are there: what is on the way longest sets out first.
    if (!this.#screen) return;
    fetchWidgets(sureToShow(this.#screen, this.page, this.mode));
    void this.#colours.open(this.#screen);
  }

  protected override updated(changed: PropertyValues<this>): void {
    const isOther = PICTURE.some((name) => changed.has(name));
    if (isOther || changed.has('fit')) this.#layOut();
    const isNewTheme =
      (isOther || this.#pageTheme.isOld) && this.#pageTheme.take(themeOf(this.#screen?.dashboard.theme), false);
    if (isOther || changed.has('assetBase')) this.#paint();
    if (changed.has('page')) this.scroller.scrollTop = 0;
    if (changed.has('mode')) this.surface.dataset['mode'] = this.mode;
    if (isOther || changed.has('mode')) this.#show();
    if (changed.has('still')) this.#pace(this.#isSeen);
    if (LOOK.some((name) => changed.has(name)) || isNewTheme) this.#boxes?.applyLook(this.#look());
    if (changed.has('provider') || changed.has('context') || changed.has('document')) this.#connect();
    if (changed.has('choices')) this.#give();
  }

  /** Data is kept fresh for who sees a screen, not for who sees a picture of it. */
  #pace(isSeen: boolean): void {
    this.#isSeen = isSeen;
    if (isSeen && !this.still) this.#boxes?.feed.resume();
    else this.#boxes?.feed.pause();
  }

  #showAll(): void {
    this.#layOut();
    this.#show();
    this.#give();
    this.#connect();
  }

  #give(): void {
    if (this.choices) this.#boxes?.give(this.choices);
  }

  #connect(): void {
    if (this.#screen) this.#boxes?.connect(this.provider, this.context);
  }

  #show(): void {
    if (!this.#screen) this.#boxes?.close();
    else if (this.#boxes?.extras || !needsExtras(this.#screen)) this.#draw();
    else void this.#extend(() => this.#showAll());
  }

  #draw(): void {
    if (this.#screen) this.#boxes?.show(this.#screen, this.page, this.#look());
  }

  /** Loads what only some screens need. Without it, the screen is drawn all the same. */
  async #extend(then: () => void): Promise<void> {
    try {
      this.#boxes?.extend((await import('./stage-extras.ts')).StageExtras);
    } catch (cause) {
      this.#tell('aj-widget-error', { id: '', code: 'widget/load', message: String(cause) });
      this.#draw();
      return;
    }
    if (this.isConnected) then();
  }

  #look(): StageLook {
    return {
      theme: themeOf(this.#pageTheme.theme),
      language: firstLanguage(this.language, this.#screen?.dashboard.language, langAround(this)),
      mode: this.mode,
      still: this.still,
      scale: this.#scale,
      context: this.context,
      assetBase: this.assetBase,
      mapSource: this.provider?.getMap,
      nameColours: this.#colours.names,
    };
  }

  #paint(): void {
    const dashboard = this.#screen?.dashboard;
    const pages = dashboard?.pages ?? [];
    const page = pages.find(({ id }) => id === this.page) ?? pages[0];
    const color = safePaint(page?.backgroundColor || dashboard?.backgroundColor || '');
    this.backdrop.style.background = color || 'var(--aj-background)';
    const picture = page?.backgroundImage || dashboard?.backgroundImage || '';
    this.surface.ariaLabel = dashboard?.title ?? '';
    this.surface.style.backgroundImage = toCssUrl(picture, this.assetBase || document.baseURI);
  }

  #layOut(): void {
    if (!this.#screen || !this.hasUpdated) return;
    const { dashboard } = this.#screen;
    this.style.setProperty('--aj-screen-ratio', `${dashboard.width} / ${dashboard.height}`);
    const { clientWidth: width, clientHeight: height, scroller, extent, surface } = this;
    const layout = layoutOf(this.fit ?? dashboard.fit, dashboard, { width, height });
    const scale = lay({ scroller, extent, surface }, layout, dashboard);
    if (scale === this.#scale || scale === 0) return;
    this.#scale = scale;
    this.#boxes?.applyLook(this.#look());
  }

  /** False = the page wants nothing to come of it. */
  #tell(name: string, detail: object): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  }
}

registerElement('aj-stage', AjStage);
