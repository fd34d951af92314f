import { css, html, nothing } from 'lit';
import { BoxSize } from '../../kit/box/box-size.ts';
import { lateTextOf } from '../../kit/text/late-texts.ts';
import type { StreamState } from '../../kit/media/stream-player.ts';
import { toStreamSource } from '../../kit/media/stream-source.ts';
import '../../kit/media/stream-view.ts';
import { placeholderStyles, renderPlaceholder } from '../../kit/state/placeholder.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { safePicture } from '../../kit/text/safe-url.ts';
import { Sleep } from '../../kit/motion/sleep.ts';
import { styles } from '../../kit/template/styles.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { columnOf } from '../../shapes/roles.ts';
import { liveStream } from './live-stream.runtime.gen.ts';

const Base = widgetElement(liveStream);
const FONT_PX = { least: 10, most: 22 };

/** `<aj-live-stream>`: a live stream. It fetches and decodes only while it is seen, and never while it is designed. */
export class AjLiveStream extends Base {
  static override styles = [
    Base.styles,
    placeholderStyles,
    css`
      aj-stream-view {
        width: 100%;
        height: 100%;
      }
    `,
  ];

  readonly #box = new BoxSize(this);
  protected readonly sleep = new Sleep(this, () => this.requestUpdate());

  /** Its address can stand in the properties. */
  protected override get isEmpty(): boolean {
    return false;
  }

  override summary(): string {
    return this.#reported('name') || this.caption || liveStream.label[this.language];
  }

  protected override renderPicture(): unknown {
    const address = this.#reported('src') || this.streamAddress;
    if (address.trim() === '') return this.mode === 'edit' ? this.#say('noStream') : nothing;
    const base = this.assetBase || document.baseURI;
    const source = toStreamSource(address, this.streamKind, this.context, base);
    if (!source) return this.mode === 'edit' ? this.#say('refusedAddress') : nothing;
    const font = Math.max(FONT_PX.least, Math.min(this.#box.height * 0.052, FONT_PX.most));
    return html`<aj-stream-view
      exportparts="video, caption, state, live"
      .source=${source}
      .active=${this.mode === 'view' && !this.sleep.isAsleep}
      .caption=${this.#reported('name') || this.caption}
      .language=${this.language}
      .fit=${this.objectFit}
      .poster=${safePicture(this.posterAddress, base)}
      .muted=${this.isMuted}
      .controls=${this.hasControls}
      .showsState=${this.showsStatus}
      ${styles({ 'border-radius': `${this.borderRadius}px`, '--stream-font': `${font}px` })}
      @stream-state=${this.#tell}
    ></aj-stream-view>`;
  }

  /** What the first row says. */
  #reported(role: 'src' | 'name'): string {
    return String(columnOf(this.data, role)?.cells[0] ?? '');
  }

  #tell(event: CustomEvent<StreamState>): void {
    const { status } = event.detail;
    if (status !== 'idle' && status !== 'queued')
      this.emit('state', { status, name: this.#reported('name') || this.caption });
  }

  #say(text: 'noStream' | 'refusedAddress'): unknown {
    return renderPlaceholder('video', lateTextOf(text, this.language));
  }
}

registerElement('aj-live-stream', AjLiveStream);
