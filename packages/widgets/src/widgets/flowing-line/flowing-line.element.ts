import { css, html } from 'lit';
import { registerElement } from '../../kit/element/register-element.ts';
import { Sleep, sleepStyles } from '../../kit/motion/sleep.ts';
import { styles } from '../../kit/template/styles.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { toLineStyles } from './flowing-line.option.ts';
import { flowingLine } from './flowing-line.runtime.gen.ts';

const Base = widgetElement(flowingLine);

/** `<aj-flowing-line>`: a line along which a light runs; the compositor moves it. */
export class AjFlowingLine extends Base {
  static override styles = [
    Base.styles,
    sleepStyles,
    css`
      /* A turned line reaches out of its box. */
      :host {
        overflow: visible;
        contain: layout style;
      }
      .turned {
        display: grid;
        align-items: center;
        width: 100%;
        height: 100%;
      }
      /* A line stays a line in a high box. */
      .line {
        position: relative;
        height: min(100%, 24px);
        overflow: hidden;
        border-radius: 999px;
        background: var(--line, var(--aj-border));
      }
      .line[data-mirrored] {
        transform: scaleX(-1);
      }
      i {
        position: absolute;
        inset: 0;
        background: linear-gradient(
          90deg,
          transparent calc(100% - 80px),
          var(--light, var(--aj-accent)) calc(100% - 12px),
          var(--light, color-mix(in srgb, var(--aj-accent) 55%, var(--aj-title)))
        );
        transform: translateX(-100%);
        animation: aj-flow var(--pass) steps(var(--steps)) infinite;
      }
      @keyframes aj-flow {
        to {
          transform: translateX(80px);
        }
      }
    `,
  ];

  protected readonly sleep = new Sleep(this);

  protected override renderPicture(): unknown {
    return html`<div class="turned" aria-hidden="true" ${styles(toLineStyles(this.props))}>
      <div class="line" part="line" ?data-mirrored=${this.flowDirection === 'right'}><i part="light"></i></div>
    </div>`;
  }
}

registerElement('aj-flowing-line', AjFlowingLine);
