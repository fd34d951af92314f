import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { BASE_PREFIX, FIT_MODES, firstLanguage } from '@aj-report/contract';
import type { FitMode, Language, ScreenDocument } from '@aj-report/contract';
import { PageTheme, type AjStage, type ChoiceNews, type DataProvider, type HostChoiceMap } from '@aj-report/widgets';
import { toParams, toScreenAddress, type ScreenAddress } from './address.ts';
import { bigscreenStyles, CARD_THEME } from './aj-bigscreen.styles.ts';
import type { Access } from './client.ts';
import type { HostDataProvider } from './host-data.ts';
import type { TokenProvider } from './host-token.ts';
import { Nearness } from './nearness.ts';
import { onPageWake } from './page-wake.ts';
import { toScreenDetail, type StaleDetail } from './screen-detail.ts';
import type { KeptScreens } from './kept/kept-screens.types.ts';
import { ScreenSession, type GrantStore, type OpenScreen, type SessionOptions } from './screen-session.ts';
import { BAD_ADDRESS, LOADING, type ScreenState } from './screen-state.ts';
import { SCRIPT_ROOT } from './script-address.ts';
import { announce } from './announce.ts';
import { announceState } from './state-event.ts';
import { dressCards, loadCards, renderState } from './state-view.ts';

/**
 * A live big screen anywhere on a page. Takes the box it is given; without a height it takes that of the screen's
 * proportions.
 *
 * @fires aj-load - The screen arrived, for the first time or in a new revision; see ScreenDetail.
 * @fires aj-ready - All of it is drawn for the first time, with data; entrances may still be moving. See ScreenDetail.
 * @fires aj-error - There is no picture, and why; see FailureDetail.
 * @fires aj-password-needed - The share asks for a password, again for one that was wrong; see PasswordDetail.
 * @fires aj-stale - The service went silent and the picture is old, or it is back; see StaleDetail.
 * @fires aj-token-needed - The service wants another token and there is no `tokenProvider`; see TokenNeededDetail.
 * @fires aj-click - Something was chosen in a widget, and nothing has come of it: cancelling stops what would; see ClickDetail.
 * @fires aj-navigate - A link is about to be followed, unless it is cancelled; see NavigateDetail.
 * @fires aj-filters-change - Something is chosen in a filter, or no longer, by its reader or by default; see FiltersDetail.
 * @fires aj-params-change - A filter set a parameter of the screen; see ParamsDetail.
 * @fires aj-select - Something was chosen in a widget: `{id, payload}`, of the widget and of its event.
 * @slot loading - In the place of the skeleton. Likewise `error` and `empty`, in the place of those cards.
 * @csspart loading - Skeleton before the first picture. Likewise `error`, `empty`, `password` and `stale`.
 * @cssprop --aj-theme - Name of a theme; with it `--aj-theme-accent` and the others of docs/embed.md.
 * @cssprop --aj-state-background - Behind the states; with it `--aj-state-color`, `-muted` and `-accent`.
 * @example <aj-bigscreen src="https://bi.example.com/aj/Xy12"></aj-bigscreen>
 */
export class AjBigscreen extends LitElement {
  static override styles = bigscreenStyles;

  /**
   * Share address (`/aj/{shareCode}`) or viewer address (`/bigscreen/viewer?reportCode=…`); further query parameters go
   * to the data sets. A relative one belongs to the server of this script.
   */
  @property() src = '';
  /** Token for this screen that the page's own server got; without one a share address gets its own. */
  @property() token = '';
  /**
   * `zh` or `en`, as the tag's own `lang`, which wins. Default: `?lang=` of `src`, then what the screen says, then the
   * language of the page, then the browser's.
   */
  @property() language = '';
  /** contain, cover, width, height, stretch or none; default: what the screen says. */
  @property() fit: FitMode | '' = '';
  /** Parameters for the data sets, over those of `src`: `city=上海&year=2026`, or an object. What filters set is read here. */
  @property() params: string | Readonly<Record<string, string>> = '';
  /**
   * What is chosen, by id of the widget, as `aj-filters-change` tells it, also by the reader; null takes a choice back,
   * widgets that are not mentioned stay as they are. Setting it tells nobody.
   */
  @property({ attribute: false }) filters: HostChoiceMap | undefined;
  /** Id of the page of a screen with several; empty = the first. */
  @property() page = '';
  /** `phone` = as the screen is laid out for phones, if it is; `desktop` or empty = as it is. */
  @property() layout: 'phone' | 'desktop' | '' = '';
  /**
   * Gets a token for the screen when one is needed: at first, before the end of one that says when it ends, and once
   * when one is refused. What the reader has chosen stays. Addresses of shares need none.
   */
  @property({ attribute: false }) tokenProvider: TokenProvider | undefined;
  /** Answers data in the place of the server, which is asked for what it leaves undefined. */
  @property({ attribute: false }) dataProvider: HostDataProvider | undefined;
  /** `lazy` = nothing is asked for until the tag comes near the view. */
  @property() loading: 'lazy' | '' = '';
  /** Where a reader who is not signed in may do so; empty = not on this page. */
  @property({ attribute: 'login-url' }) loginUrl = '';
  /** Tokens of other kinds than `token`, for pages of the product itself. */
  @property({ attribute: false }) access: Access = null;
  /** Keeps what share links opened beyond a reload; default: nothing is kept. */
  @property({ attribute: false }) grants: GrantStore | undefined;
  /** Keeps screens on the disk of a wall, so that it starts without the service; default: nothing is kept. */
  @property({ attribute: false }) kept: KeptScreens | undefined;

  /** Holds what a reader chose against a page that says the same again; in another screen takes it back. */
  keepReader: ((isOther: boolean) => void) | undefined;

  @state() private hostData: DataProvider | undefined;
  @state() private screen: ScreenState = LOADING;
  @query('aj-stage') private readonly stage!: AjStage | null;

  #session: OpenScreen | null = null;
  #address: ScreenAddress | null = null;
  #context: Readonly<Record<string, string>> = {};
  #stopWaking: (() => void) | undefined;
  readonly #pageTheme = new PageTheme(this);
  readonly #nearness = new Nearness(this, () => this.#restart());
  /** What the screen that was shown last says of its language. */
  #ownLanguage: string | undefined;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    super.attributeChangedCallback(name, before, value);
    if (name === 'lang') this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopWaking = onPageWake(this.#wake);
    window.addEventListener('offline', this.#wake);
    if (this.hasUpdated) this.#restart();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWaking?.();
    window.removeEventListener('offline', this.#wake);
    this.#nearness.stop();
    this.#session?.stop();
    this.#session = null;
  }

  /** Asks for all data again now. */
  refresh(): void {
    this.stage?.refresh();
  }

  /** Starts over: the share, the screen and its data. */
  reload(): void {
    this.#restart();
  }

  /** Turns to a page of the screen; rejects when it has no such page. */
  async goToPage(id: string): Promise<void> {
    return (await import('./tag-methods.ts')).goToPage(this, id);
  }

  /** What is seen of the screen, as PNG, in the pixels of the display unless `scale` says how many to a CSS px. */
  async snapshot(scale = devicePixelRatio): Promise<Blob> {
    return (await import('./tag-methods.ts')).takeSnapshot(this, scale);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.keepReader?.(changed.has('src'));
    if (this.#pageTheme.isOld) this.#pageTheme.take(CARD_THEME, false);
    if (changed.has('src') || changed.has('token') || changed.has('access')) this.#restart();
    // The page's own script may come after this one, which was refused meanwhile.
    else if (changed.has('tokenProvider') && !changed.get('tokenProvider') && this.screen.kind === 'failed')
      this.#restart();
    if (changed.has('dataProvider')) void this.#askHost();
    if (changed.has('src') || changed.has('params'))
      this.#context = { ...this.#address?.context, ...toParams(this.params) };
  }

  protected openSession(options: SessionOptions): OpenScreen {
    return new ScreenSession(options);
  }

  /** What a state of the screen is for this tag. */
  protected toState(ofScreen: ScreenState): ScreenState {
    return ofScreen;
  }

  /** What is drawn of a screen. */
  protected toShown(document: ScreenDocument): ScreenDocument {
    return document;
  }

  protected override render(): TemplateResult {
    const isWaiting = this.screen.kind === 'ready' && this.dataProvider && !this.hostData && !this.stage;
    const screen = isWaiting ? LOADING : this.screen;
    const document = screen.kind === 'ready' ? screen.document : null;
    return html`
      <div class="frame" lang=${this.spoken === 'zh' ? 'zh-CN' : 'en'}>
        ${document ? this.#renderStage(document) : nothing}
        ${renderState(screen, {
          language: this.spoken,
          loginUrl: this.loginUrl,
          onRetry: this.#handleRetry,
          onPassword: this.#handlePassword,
          onLater: () => this.requestUpdate(),
        })}
      </div>
    `;
  }

  protected override updated(): void {
    dressCards(this.renderRoot as ShadowRoot);
    if (this.screen.kind !== 'ready') return;
    const { width = 1920, height = 1080 } = this.screen.document.dashboard ?? {};
    this.renderRoot.querySelector<HTMLElement>('.frame')?.style.setProperty('aspect-ratio', `${width} / ${height}`);
  }

  #renderStage(document: ScreenDocument): TemplateResult {
    return html`
      <aj-stage
        mode="view"
        .provider=${(this.dataProvider && this.hostData) ?? this.#session?.client}
        .document=${this.toShown(document)}
        .context=${this.#context}
        .choices=${this.filters}
        .language=${this.spoken}
        .fit=${FIT_MODES.find((mode) => mode === this.fit)}
        .page=${this.page}
        .layout=${this.layout}
        .assetBase=${this.#assetBase}
        @aj-stage-ready=${this.#handleStageReady}
        @aj-choice=${this.#handleChoice}
      ></aj-stage>
    `;
  }

  /** The language of the tag now. */
  protected get spoken(): Language {
    const asked = [this.lang, this.language, this.#address?.lang];
    return firstLanguage(...asked, this.#ownLanguage, document.documentElement.lang, ...navigator.languages);
  }

  /** Pictures of the screen lie on its own server, whatever page shows it. */
  get #assetBase(): string {
    return this.#address ? this.#address.base.slice(0, -BASE_PREFIX.length + 1) : '';
  }

  /** Puts the page's own data before that of the server. */
  async #askHost(): Promise<void> {
    const session = this.#session;
    if (!session || !this.dataProvider) return;
    try {
      const { HostData } = await import('./host-data.ts');
      if (session === this.#session) this.hostData ??= new HostData(session.client, this, () => this.spoken);
    } catch (reason) {
      this.#handleState({ ...BAD_ADDRESS, name: 'offline', message: String(reason) });
    }
  }

  #restart(): void {
    this.#session?.stop();
    this.#session = null;
    this.hostData = undefined;
    if (this.loading === 'lazy' && !this.#nearness.isNear) return this.#nearness.wait();
    this.#ownLanguage = undefined;
    this.#address = toScreenAddress(this.src, SCRIPT_ROOT);
    if (!this.#address) return this.#handleState(BAD_ADDRESS);
    this.#session = this.openSession({
      address: this.#address,
      access: this.access ?? (this.token ? { kind: 'host', value: this.token } : null),
      askAccess: this.#askAccess,
      language: () => this.spoken,
      onChange: this.#handleState,
      onRecover: () => this.refresh(),
      onSame: () => this.stage?.checkMaps(),
      isPaused: () => document.hidden,
      grants: this.grants,
      kept: this.kept,
    });
    this.#session.start();
    void this.#askHost();
  }

  readonly #handleState = (arrived: ScreenState) => {
    const before = this.screen;
    if (arrived.kind === 'ready') this.#ownLanguage = arrived.document.dashboard?.language;
    const next = this.toState(arrived);
    this.screen = next;
    announceState(this, next, this.#handlePassword, { language: this.spoken });
    const isNew = next.kind === 'ready' && !(before.kind === 'ready' && before.document === next.document);
    if (isNew) announce(this, 'aj-load', toScreenDetail(next.document));
    if (next.kind === 'ready' && before.kind === 'ready' && next.staleSince !== before.staleSince)
      announce(this, 'aj-stale', { since: next.staleSince } satisfies StaleDetail);
  };

  readonly #askAccess = async (held: Access, isRefused: boolean) =>
    this.tokenProvider || isRefused ? (await import('./host-token.ts')).askAccess(this, held, isRefused) : held;

  readonly #handleStageReady = (event: Event) => {
    event.stopPropagation();
    void loadCards();
    if (this.screen.kind === 'ready') announce(this, 'aj-ready', toScreenDetail(this.screen.document));
  };

  readonly #handleChoice = async (event: CustomEvent<ChoiceNews>) => {
    event.stopPropagation();
    const { announceChoice } = await import('./choice-events.ts');
    if (this.stage) await announceChoice(this, this.stage, event);
  };

  readonly #handleRetry = () => {
    this.#session?.retry();
    void this.#askHost();
  };
  readonly #handlePassword = (password: string) => void this.#session?.enterPassword(password);
  readonly #wake = () => this.#session?.wake();
}
