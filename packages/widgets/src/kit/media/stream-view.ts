import { DEFAULT_LANGUAGE, type Language } from '@aj-report/contract';
import { html, LitElement, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { lateTextOf, type LateTextName } from '../text/late-texts.ts';
import { registerElement } from '../element/register-element.ts';
import { styles } from '../template/styles.ts';
import type { StreamFault } from './stream-engines.ts';
import { StreamPlayer, type StreamState } from './stream-player.ts';
import type { StreamSource } from './stream-source.ts';
import { streamViewStyles } from './stream-view.styles.ts';

const CAMERA_OFF = svg`<path d="M3 7.500h10.500v9H3zM13.500 11l6-3.500v9l-6-3.500M3 20 20.500 4" />`;
const CAMERA = svg`<path d="M3 7.500h11v9H3zM14 11l6-3.500v9l-6-3.500" />`;

const FAILURES: Readonly<Record<StreamFault, LateTextName>> = {
  network: 'failedNetwork',
  policy: 'failedPolicy',
  format: 'failedFormat',
  unknown: 'failedStream',
};

/**
 * `<aj-stream-view>`: one stream with its title and state, a part of the widgets that show streams. It fetches and
 * decodes only while it is `active`. Fires `stream-state` when the state changes.
 */
export class AjStreamView extends LitElement {
  static override styles = streamViewStyles;

  @property({ attribute: false }) source: StreamSource | undefined;
  @property({ type: Boolean }) active = false;
  @property() caption = '';
  @property() language: Language = DEFAULT_LANGUAGE;
  @property() fit: 'contain' | 'cover' | 'fill' = 'contain';
  @property({ attribute: false }) poster: string | undefined;
  @property({ type: Boolean }) muted = true;
  @property({ type: Boolean }) controls = false;
  @property({ type: Boolean, attribute: 'shows-state' }) showsState = true;
  @state() private stream: StreamState = { status: 'idle', attempt: 0, fault: undefined };
  @query('video') private video!: HTMLVideoElement;

  #player: StreamPlayer | undefined;

  /** How the stream stands now. */
  get streamState(): StreamState {
    return this.stream;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#player?.close();
  }

  protected override render(): TemplateResult {
    const { status } = this.stream;
    const isHidden = status === 'idle' || status === 'queued' || status === 'connecting' || status === 'failed';
    return html`
      <video
        part="video"
        playsinline
        disableremoteplayback
        preload="auto"
        poster=${this.poster ?? nothing}
        aria-label=${this.caption === '' ? lateTextOf('liveStream', this.language) : this.caption}
        .muted=${this.muted}
        ?controls=${this.controls && status === 'live'}
        ?data-hidden=${isHidden && !this.poster}
        ?data-dim=${status === 'stalled'}
        ${styles({ 'object-fit': this.fit })}
      ></video>
      ${this.#state()}
      ${this.caption === '' ? nothing : html`<div class="title" part="caption" title=${this.caption}>${this.caption}</div>`}
      ${this.#badge()}
    `;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#player ??= new StreamPlayer(this.video, (stream) => {
      this.stream = stream;
      this.dispatchEvent(new CustomEvent('stream-state', { detail: stream }));
    });
    if (this.source && this.active && this.isConnected) this.#player.open(this.source);
    else this.#player.close();
  }

  #state(): unknown {
    const { status, attempt, fault, refusedOrigin: origin = '' } = this.stream;
    const say = (name: LateTextName): unknown =>
      html`<p>${lateTextOf(name, this.language, { n: attempt, origin })}</p>`;
    const camera = (drawing: unknown): unknown => html`<svg viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`;
    const wheel = html`<i class="wheel"></i>`;
    if (status === 'live') return nothing;
    if (status === 'idle') return this.poster ? nothing : html`<div class="state" part="state">${camera(CAMERA)}</div>`;
    if (status === 'failed') {
      return html`<div class="state" part="state" role="status">
        ${camera(CAMERA_OFF)} ${say(FAILURES[fault ?? 'unknown'])}
      </div>`;
    }
    const name = status === 'queued' ? 'streamQueued' : status === 'stalled' ? 'streamStalled' : 'streamConnecting';
    return html`<div class="state" part="state" role="status">${wheel} ${say(name)}</div>`;
  }

  #badge(): unknown {
    const { status } = this.stream;
    if (!this.showsState || status === 'idle' || status === 'queued' || status === 'connecting') return nothing;
    const text = lateTextOf(status === 'live' ? 'streamLive' : 'streamLost', this.language);
    return html`<div class="live" part="live" data-status=${status}><i></i>${text}</div>`;
  }
}

registerElement('aj-stream-view', AjStreamView);
