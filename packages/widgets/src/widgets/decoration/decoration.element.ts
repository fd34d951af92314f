import { nothing } from 'lit';
import { BoxSize } from '../../kit/box-size.ts';
import { figureStyles } from '../../kit/figure/figure-styles.ts';
import { boxFor, renderFigure, suitCaption } from '../../kit/figure/render-figure.ts';
import { registerElement } from '../../kit/register-element.ts';
import { Sleep, sleepStyles } from '../../kit/sleep.ts';
import { widgetElement } from '../../kit/widget-element.ts';
import { decoration } from './decoration.widget.ts';
import { ORNAMENTS } from './ornaments.ts';

const Base = widgetElement(decoration);

/** `<aj-decoration>`: an ornament that is drawn anew for the size of its box. */
export class AjDecoration extends Base {
  static override styles = [Base.styles, figureStyles, sleepStyles];

  readonly #box = new BoxSize(this);
  protected readonly sleep = new Sleep(this);

  /** Only its caption says anything. */
  protected override describe(): string {
    return '';
  }

  override summary(): string {
    return this.caption;
  }

  protected override renderPicture(): unknown {
    const { width, height } = this.#box;
    if (width === 0 || height === 0) return nothing;
    const look = suitCaption(this.props, decoration.fields, this.#box);
    const box = boxFor(width, height, look);
    return renderFigure(ORNAMENTS[this.showtype](box), box, look);
  }
}

registerElement('aj-decoration', AjDecoration);
