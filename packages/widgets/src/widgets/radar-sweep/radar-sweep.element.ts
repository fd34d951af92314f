import { html, nothing, svg, type TemplateResult } from 'lit';
import { BoxSize } from '../../kit/box/box-size.ts';
import { counted } from '../../kit/text/counted.ts';
import { path, round } from '../../kit/figure/figure.ts';
import { figureStyles } from '../../kit/figure/figure-styles.ts';
import { formatNumber } from '../../kit/text/format.ts';
import { lateTextOf } from '../../kit/text/late-texts.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { renderNotDrawn } from '../../kit/state/not-drawn.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import { Sleep, sleepStyles } from '../../kit/motion/sleep.ts';
import { styles } from '../../kit/template/styles.ts';
import { textWidth } from '../../kit/labels/measure.ts';
import type { Rect } from '../../kit/labels/place-beside.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { columnOf } from '../../shapes/roles.ts';
import {
  toBlips,
  toRange,
  toTargetColors,
  toTargets,
  type Blip,
  type DialBox,
  type Target,
} from './radar-sweep.option.ts';
import { radarStyles } from './radar-sweep.styles.ts';
import { radarSweep } from './radar-sweep.runtime.gen.ts';

const Base = widgetElement(radarSweep);
/** Share of the dial's edge that the letters of directions have beside its strokes. */
const LETTERS = 0.56;
/** px of the edge, where the smallest letters that are read (9 px) are whole */
const MIN_EDGE = 9 / LETTERS;
/** em of a line of the scale */
const LINE_HEIGHT = 1.2;
/** The hand is drawn anew as often: a light that fades behind it hides the steps. */
const STEPS_PER_S = 15;
const DIRECTIONS = { zh: ['北', '东', '南', '西'], en: ['N', 'E', 'S', 'W'] } as const;

/** px from the middle to the edge of the point that marks it */
function middleOf(radius: number): number {
  return Math.max(radius * 0.022, 2);
}

/** `<aj-radar-sweep>`: a hand of light over a dial; targets light up when it passes them. */
export class AjRadarSweep extends Base {
  static override styles = [Base.styles, figureStyles, radarStyles, sleepStyles];

  readonly #box = new BoxSize(this);
  protected readonly sleep = new Sleep(this);

  /** The dial is drawn without targets too. */
  protected override get isEmpty(): boolean {
    return false;
  }

  protected override describe(): string {
    const targets = this.#targets();
    const nearest = targets.reduce<Target | undefined>(
      (best, one) => (best && best.distance <= one.distance ? best : one),
      undefined,
    );
    if (!nearest) return radarSweep.label[this.language];
    const params = {
      count: targets.length,
      targets: counted(targets.length, 'target'),
      name: nearest.name,
      distance: this.#distance(nearest.distance),
    };
    return lateTextOf('radarSummary', this.language, params);
  }

  protected override renderPicture(): unknown {
    const { width, height } = this.#box;
    const edge = this.showsDegrees ? Math.max(Math.min(width, height) * 0.075, MIN_EDGE) : 4;
    const radius = Math.min(width, height) / 2 - edge;
    if (radius <= 0) return nothing;
    const box = { width, height, radius, font: this.fontSize ?? Math.max(9, Math.min(radius * 0.085, 22)) };
    const targets = this.#targets();
    const range = toRange(this.range, targets, Math.round(this.ringCount));
    const scale = this.#scale(box, range);
    const directions = this.showsDegrees ? this.#directionAreas(box, edge) : [];
    const middle = { left: width / 2 - 2, right: width / 2 + 2, top: height / 2 - 2, bottom: height / 2 + 2 };
    const taken = [middle, ...scale.map(({ area }) => area), ...directions];
    const looks = {
      '--main': this.mainColor || 'var(--aj-accent)',
      '--second': 'var(--aj-palette-2)',
      '--panel': safePaint(this.background),
      '--turn': `${this.turnSeconds}s`,
      '--steps': `${Math.round(this.turnSeconds * STEPS_PER_S)}`,
      '--glow': `${this.sweepAngle}deg`,
      'font-size': `${box.font}px`,
    };
    return html`<div class="figure" ?data-still=${!this.isAnimated} ${styles(looks)}>
      <svg part="shape" viewBox="0 0 ${width} ${height}" aria-hidden="true">${this.#dial(box, edge)}</svg>
      <i class="hand" part="hand" ${styles({ width: `${radius * 2}px`, height: `${radius * 2}px` })}></i>
      ${scale.map(({ text, area }) => this.#range(text, area, box))}
      ${renderNotDrawn(this.data.rowCount - targets.length, this.language)}
      ${toBlips(targets, range, box, this.showsLabels, taken).map((blip) => this.#blip(blip))}
    </div>`;
  }

  #targets(): readonly Target[] {
    return toTargets(this.data, toTargetColors(this.props, this.currentTheme));
  }

  #distance(value: number): string {
    return formatNumber(value, this.language, { unit: this.unit });
  }

  #dial({ width, height, radius: r }: DialBox, edge: number): TemplateResult {
    const [x, y] = [width / 2, height / 2];
    const count = Math.round(this.ringCount);
    const strokes = Array.from({ length: 72 }, (_, i) => {
      const turn = (i / 72) * 2 * Math.PI;
      const far = r + edge * (i % 6 === 0 ? 0.34 : 0.18);
      return path`M${x + r * Math.sin(turn)} ${y - r * Math.cos(turn)} L${x + far * Math.sin(turn)} ${y - far * Math.cos(turn)}`;
    });
    const diagonal = r * Math.SQRT1_2;
    return svg`
      <circle class="panel" cx=${x} cy=${y} r=${round(r)} />
      ${Array.from({ length: count }, (_, i) => svg`<circle class="quiet" cx=${x} cy=${y} r=${round((r * (i + 1)) / count)} />`)}
      <path class="quiet" d=${path`M${x - r} ${y} H${x + r} M${x} ${y - r} V${y + r}`} />
      <path class="quiet" stroke-dasharray="2 5" d=${path`M${x - diagonal} ${y - diagonal} L${x + diagonal} ${y + diagonal} M${x - diagonal} ${y + diagonal} L${x + diagonal} ${y - diagonal}`} />
      <circle class="main glow" cx=${x} cy=${y} r=${round(r)} stroke-width="1.5" />
      ${this.showsDegrees ? svg`<path class="main" stroke-opacity="0.7" d=${strokes.join('')} />${this.#directions(x, y, r + edge * 0.68, edge)}` : nothing}
      <circle class="main-fill" cx=${x} cy=${y} r=${round(middleOf(r))} />
    `;
  }

  #directions(x: number, y: number, far: number, edge: number): unknown {
    return DIRECTIONS[this.language].map((word, i) => {
      const turn = (i * Math.PI) / 2;
      return svg`<text class="direction" part="numeral" font-size=${round(edge * LETTERS)} x=${round(x + far * Math.sin(turn))} y=${round(y - far * Math.cos(turn))}>${word}</text>`;
    });
  }

  /** East and west stand beside the dial, where names may reach. */
  #directionAreas({ width, height, radius }: DialBox, edge: number): readonly Rect[] {
    const [top, bottom] = [height / 2 - edge / 2, height / 2 + edge / 2];
    return [width / 2 + radius, width / 2 - radius - edge].map((left) => ({ left, right: left + edge, top, bottom }));
  }

  /** What the circles stand for, on the line to the east. */
  #scale(box: DialBox, range: number): readonly { readonly text: string; readonly area: Rect }[] {
    const { width, height, radius, font } = box;
    const [top, bottom] = [height / 2, height / 2 + font * LINE_HEIGHT];
    const count = Math.round(this.ringCount);
    if (radius / count < font * 2.4 || !columnOf(this.data, 'distance')) return [];
    const scale = Array.from({ length: count }, (_, i) => {
      const share = (i + 1) / count;
      const text = i === count - 1 ? this.#distance(range) : formatNumber(range * share, this.language);
      const right = width / 2 + radius * share - 3;
      return { text, area: { left: right - textWidth(text, font * 0.86), right, top, bottom } };
    });
    return scale.filter(({ area }, i) => area.right <= (scale[i + 1]?.area.left ?? width));
  }

  #range(text: string, { right, top }: Rect, { width }: DialBox): TemplateResult {
    const place = { right: `${width - right}px`, top: `${top + 1}px` };
    return html`<span class="range" part="scale" ${styles(place)}>${text}</span>`;
  }

  #blip(blip: Blip): unknown {
    const { name, x, y, size, color, side, text, phase, distance } = blip;
    const place = {
      left: `${x}px`,
      top: `${y}px`,
      '--size': `${size}px`,
      '--color': color,
      '--delay': `calc(var(--turn) * ${round(phase - 1)})`,
    };
    const said = [name, this.#distance(distance)].filter(Boolean).join(' · ');
    return html`<button
      class="blip"
      part="mark"
      type="button"
      title=${said}
      aria-label=${said}
      @click=${() => this.#select(blip)}
      ${styles(place)}
    >
      <i></i>${side === 'none' ? nothing : html`<span part="name" data-side=${side}>${text}</span>`}
    </button>`;
  }

  #select({ name, value, kind, row }: Blip): void {
    this.emit('select', { name, value, seriesName: kind, row });
  }
}

registerElement('aj-radar-sweep', AjRadarSweep);
