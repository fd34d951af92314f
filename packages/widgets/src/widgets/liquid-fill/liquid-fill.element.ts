import { css, nothing, svg, type PropertyValues } from 'lit';
import { tellProgress, writeProgress } from '../../fields/progress.option.ts';
import { BoxSize } from '../../kit/box/box-size.ts';
import { inkOn } from '../../kit/theme/colour.ts';
import { conditionColor } from '../../kit/data/condition.ts';
import { toLines } from '../../kit/labels/shorten.ts';
import { onFrame } from '../../kit/motion/frame-clock.ts';
import { mayMove } from '../../kit/motion/motion.ts';
import { drawnFigureStyles } from '../../kit/figure/drawn-figure-styles.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { safePaint } from '../../kit/text/safe-url.ts';
import { Sleep } from '../../kit/motion/sleep.ts';
import { styles } from '../../kit/template/styles.ts';
import { figureWidth } from '../../kit/labels/measure.ts';
import { loadFigureFace } from '../../kit/theme/figure-face.ts';
import { widgetElement } from '../../kit/element/widget-element.ts';
import { toProgress, type Progress } from '../../shapes/progress.ts';
import { amplitudeOf, standOf, vesselPath, vesselSizes, wavePath } from './liquid-fill.option.ts';
import { liquidFill } from './liquid-fill.runtime.gen.ts';

const Base = widgetElement(liquidFill);
/** Room for words in a vessel, and how far below its middle it is; shares of its size. */
const WORDS = {
  circle: { width: 0.7, down: 0 },
  square: { width: 0.7, down: 0 },
  diamond: { width: 0.6, down: 0 },
  drop: { width: 0.58, down: 0.1 },
} as const;
/** ms between two pictures of a wave: the browser paints the whole vessel for each. */
const REST_MS = 70;
const AIR_INK = 'var(--aj-title)';

interface Place {
  readonly x: number;
  readonly y: number;
  /** px of the vessel */
  readonly size: number;
}

/** `<aj-liquid-fill>`: a liquid in a vessel; one frame clock moves the waves of all, and rests with them. */
export class AjLiquidFill extends Base {
  static override styles = [
    Base.styles,
    drawnFigureStyles,
    css`
      .level {
        transition: transform 0.8s ease-out;
      }
      text {
        text-anchor: middle;
      }
      @media (prefers-reduced-motion: reduce) {
        .level {
          transition: none;
        }
      }
    `,
  ];

  readonly #box = new BoxSize(this);
  protected readonly sleep = new Sleep(this, () => this.#move());
  #stop: (() => void) | undefined;
  #elapsedMs = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    void loadFigureFace();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
    this.#stop = undefined;
  }

  /** Whether the waves run now. */
  get isMoving(): boolean {
    return this.#stop !== undefined;
  }

  protected override describe(): string {
    return tellProgress(this.props, toProgress(this.data, this.target, 1), this.language);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#move();
  }

  protected override renderPicture(): unknown {
    const [progress] = toProgress(this.data, this.target, 1);
    if (!progress) return nothing;
    const width = this.#box.width || liquidFill.size.width;
    const height = this.#box.height || liquidFill.size.height;
    const { size, gap, stroke } = vesselSizes(width, height, this.isShowOutline);
    const place = { x: width / 2, y: height / 2, size };
    const ruled = conditionColor(this.conditions, progress.value) || this.liquidColor;
    const colour = safePaint(ruled) || 'var(--aj-accent)';
    const outline = vesselPath(this.vessel, place.x, place.y, size + gap * 2);
    return svg`<svg viewBox=${`0 0 ${width} ${height}`} aria-hidden="true" @click=${() => this.#select(progress)}
      ${styles({ '--back': safePaint(this.background) })}>
      ${
        this.isShowOutline
          ? svg`<path class="outline" part="outline" d=${outline} fill="none" stroke-width=${stroke}
            ${styles({ stroke: this.outlineColor || colour })}></path>`
          : nothing
      }
      ${this.#liquid(progress, place, colour)}
      ${this.#words(progress, place, inkOn(ruled || this.currentTheme.accent, 'small'))}
    </svg>`;
  }

  #liquid({ share }: Progress, { x, y, size }: Place, colour: string): unknown {
    const vessel = vesselPath(this.vessel, x, y, size);
    const wave = wavePath(size, amplitudeOf(this, share, size));
    const [left, top] = [x - size / 2, y + size / 2 - share * size];
    const level = styles({ transform: `translate(${left}px, ${top}px)` });
    const front = svg`<path class="level wave" data-speed="1" d=${wave} ${level}></path>`;
    return svg`
      <defs>
        <clipPath id="vessel"><path d=${vessel}></path></clipPath>
        <clipPath id="sea">${front}</clipPath>
        <mask id="air">
          <rect x="-50%" y="-50%" width="200%" height="200%" fill="#fff"></rect>
          <g clip-path="url(#vessel)">${front}</g>
        </mask>
      </defs>
      <path part="track" d=${vessel} ${styles({ fill: `color-mix(in srgb, ${colour} 14%, transparent)` })}></path>
      <g clip-path="url(#vessel)">
        <g class="level" ${level} visibility=${share > 0 ? 'visible' : 'hidden'}>
          <path class="wave" part="fill" data-speed="-0.6" d=${wave} ${styles({ fill: `color-mix(in srgb, ${colour} 50%, transparent)` })}></path>
          <path class="wave" part="fill" data-speed="1" d=${wave} ${styles({ fill: colour })}></path>
        </g>
      </g>`;
  }

  /** Each line in the ink that reads where it stands; where waves cross it, in one ink above them and another below. */
  #words(progress: Progress, { x, y, size }: Place, seaInk: string): unknown {
    const text = writeProgress(this.props, progress, this.language);
    const { width, down } = WORDS[this.vessel];
    const fitting = ((size * width) / Math.max(figureWidth(text, 100), 1)) * 100;
    const font = this.fontSize ?? Math.max(Math.min(fitting, size * 0.26), 8);
    const nameFont = Math.max(Math.min(size * 0.1, Math.max(font * 0.5, size * 0.07)), 9);
    const names = this.isShowName && size >= 60 ? toLines(progress.name, nameFont, size * width) : [];
    const top = y + size * down - (font + names.length * nameFont * 1.4) / 2;
    const { share } = progress;
    const sea = { surface: y + size / 2 - share * size, swing: amplitudeOf(this, share, size) };
    // One ink reads in both.
    const isPlain = share === 0 || inkOn(this.currentTheme.title) === inkOn(seaInk);
    const write = (part: 'value' | 'name', words: string, lineTop: number, px: number, set: string) => {
      const inInk = (fill: string) => svg`<text class=${part} part=${part} x=${x} y=${lineTop + px / 2} font-size=${px}
        ${styles({ fill })}>${words}</text>`;
      if (set !== '' || isPlain) return inInk(set || AIR_INK);
      const { isInLiquid, isCrossed } = standOf({ top: lineTop, bottom: lineTop + px }, sea);
      if (!isCrossed) return inInk(isInLiquid ? seaInk : AIR_INK);
      return svg`<g mask="url(#air)">${inInk(AIR_INK)}</g>
        <g clip-path="url(#vessel)"><g clip-path="url(#sea)">${inInk(seaInk)}</g></g>`;
    };
    return svg`
      ${write('value', text, top, font, this.valueColor)}
      ${names.map((name, i) => write('name', name, top + font + nameFont * (0.4 + i * 1.3), nameFont, this.color))}`;
  }

  /** Runs the waves while they can be seen and may move. */
  #move(): void {
    const isMoving = this.isConnected && !this.sleep.isAsleep && this.waveSeconds > 0 && mayMove(this);
    if (isMoving) this.#stop ??= onFrame((_, elapsedMs) => this.#step(elapsedMs), REST_MS);
    else {
      this.#stop?.();
      this.#stop = undefined;
    }
    this.#step(0);
  }

  #step(elapsedMs: number): void {
    this.#elapsedMs += elapsedMs;
    const turns = this.waveSeconds > 0 ? this.#elapsedMs / 1000 / this.waveSeconds : 0;
    for (const wave of this.renderRoot.querySelectorAll<SVGPathElement>('.wave')) {
      const shift = ((((turns * Number(wave.dataset['speed'])) % 1) + 1.25) % 1) - 1;
      wave.style.translate = `${(shift * this.#size()).toFixed(2)}px`;
    }
  }

  #size(): number {
    const height = this.#box.height || liquidFill.size.height;
    return vesselSizes(this.#box.width || liquidFill.size.width, height, this.isShowOutline).size;
  }

  #select({ name, value, percent }: Progress): void {
    this.emit('select', { name, value, percent });
  }
}

registerElement('aj-liquid-fill', AjLiquidFill);
