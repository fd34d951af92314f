import { nothing } from 'lit';
import { BoxSize } from '../../kit/box-size.ts';
import { figureStyles } from '../../kit/figure/figure-styles.ts';
import { boxFor, renderFigure, suitCaption } from '../../kit/figure/render-figure.ts';
import { registerElement } from '../../kit/register-element.ts';
import { Sleep, sleepStyles } from '../../kit/sleep.ts';
import { widgetElement } from '../../kit/widget-element.ts';
import { BARS } from './bars.ts';
import { titleBar } from './title-bar.widget.ts';

const Base = widgetElement(titleBar);

/** `<aj-title-bar>`: a title with an ornament that is drawn anew for the size of its box. */
export class AjTitleBar extends Base {
  static override styles = [Base.styles, figureStyles, sleepStyles];

  readonly #box = new BoxSize(this);
  protected readonly sleep = new Sleep(this);

  /** Its words are read as they stand there. */
  protected override describe(): string {
    return '';
  }

  override summary(): string {
    return [this.caption, this.subtitle].filter(Boolean).join(' · ');
  }

  protected override renderPicture(): unknown {
    const { width, height } = this.#box;
    if (width === 0 || height === 0) return nothing;
    const look = suitCaption(this.props, titleBar.fields, this.#box);
    const box = boxFor(width, height, look);
    return renderFigure(BARS[this.showtype](box), box, look);
  }
}

registerElement('aj-title-bar', AjTitleBar);
