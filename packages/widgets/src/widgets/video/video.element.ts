import { css, html, nothing, type PropertyValues } from 'lit';
import { query, state } from 'lit/decorators.js';
import { renderPlaceholder, placeholderStyles } from '../../kit/state/placeholder.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { safePicture } from '../../kit/text/safe-url.ts';
import { Sleep } from '../../kit/motion/sleep.ts';
import { styles } from '../../kit/template/styles.ts';
import { lateTextOf } from '../../kit/text/late-texts.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { toVideoSource } from './video.option.ts';
import { video } from './video.runtime.gen.ts';

const Base = widgetElement(video);

/** `<aj-video>`: a video file. What starts by itself is muted, as browsers demand, and rests while nobody sees it. */
export class AjVideo extends Base {
  static override styles = [
    Base.styles,
    placeholderStyles,
    css`
      video {
        display: block;
        width: 100%;
        height: 100%;
        background: rgba(0, 0, 0, 0.35);
      }
    `,
  ];

  /** Address that could not be played. */
  @state() private failed = '';
  @query('video') private player!: HTMLVideoElement | null;

  protected readonly sleep = new Sleep(this, () => this.#play());

  override summary(): string {
    return this.videoAddress === '' ? '' : video.label[this.language];
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('videoAddress') || changed.has('assetBase')) this.failed = '';
  }

  protected override renderPicture(): unknown {
    if (this.videoAddress.trim() === '') return this.mode === 'edit' ? this.#say('noVideo') : nothing;
    const base = this.assetBase || document.baseURI;
    const source = toVideoSource(this.videoAddress, base);
    if (source === undefined) return this.mode === 'edit' ? this.#say('refusedAddress') : nothing;
    if (this.failed === source) return this.#say('failedVideo');
    return html`<video
      part="video"
      src=${source}
      poster=${safePicture(this.posterAddress, base) ?? nothing}
      preload="metadata"
      playsinline
      aria-label=${video.label[this.language]}
      ?controls=${this.hasControls}
      .loop=${this.isLoop}
      .muted=${this.autoplay}
      ${styles({ 'object-fit': this.objectFit, 'border-radius': `${this.borderRadius}px` })}
      @error=${() => {
        this.failed = source;
      }}
    ></video>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (['videoAddress', 'autoplay', 'mode', 'assetBase'].some((name) => changed.has(name))) this.#play();
  }

  /** Plays or pauses what starts by itself; a video that a reader started is left to the reader. */
  #play(): void {
    const { player } = this;
    if (!player || !this.autoplay) return;
    if (this.mode === 'edit' || this.sleep.isAsleep) {
      player.pause();
      return;
    }
    // Refused by a browser's policy: its controls are there to start it.
    player.play().catch(() => player.toggleAttribute('controls', true));
  }

  #say(text: 'noVideo' | 'refusedAddress' | 'failedVideo'): unknown {
    return renderPlaceholder('video', lateTextOf(text, this.language));
  }
}

registerElement('aj-video', AjVideo);
