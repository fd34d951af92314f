import { css, html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { renderPlaceholder, placeholderStyles } from '../../kit/state/placeholder.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { safePicture } from '../../kit/text/safe-url.ts';
import { Sleep, sleepStyles } from '../../kit/motion/sleep.ts';
import { styles } from '../../kit/template/styles.ts';
import { lateTextOf } from '../../kit/text/late-texts.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { toPictureStyles } from './image.option.ts';
import { image } from './image.runtime.gen.ts';

const Base = widgetElement(image);

/** `<aj-image>`: a picture. */
export class AjImage extends Base {
  static override styles = [
    Base.styles,
    placeholderStyles,
    sleepStyles,
    css`
      img {
        display: block;
        width: 100%;
        height: 100%;
        user-select: none;
        -webkit-user-drag: none;
      }
      img[data-turning] {
        animation: aj-turn linear infinite;
      }
      @keyframes aj-turn {
        to {
          transform: rotate(1turn);
        }
      }
    `,
  ];

  /** Address that could not be loaded. */
  @state() private failed = '';

  protected readonly sleep = new Sleep(this);

  override summary(): string {
    return this.altText;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('imageAddress') || changed.has('assetBase')) this.failed = '';
  }

  protected override renderPicture(): unknown {
    const address = this.imageAddress.trim();
    if (address === '') return this.mode === 'edit' ? this.#say('noPicture') : nothing;
    const source = safePicture(address, this.assetBase || document.baseURI);
    if (source === undefined) return this.mode === 'edit' ? this.#say('refusedAddress') : nothing;
    if (this.failed === source) return this.#say('failedPicture');
    return html`<img
      part="picture"
      src=${source}
      alt=${this.altText}
      decoding="async"
      draggable="false"
      referrerpolicy="no-referrer"
      ?data-turning=${this.startRotate}
      ${styles(toPictureStyles(this.props))}
      @error=${() => {
        this.failed = source;
      }}
    />`;
  }

  #say(text: 'noPicture' | 'refusedAddress' | 'failedPicture'): unknown {
    return renderPlaceholder('picture', lateTextOf(text, this.language));
  }
}

registerElement('aj-image', AjImage);
