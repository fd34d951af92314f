import { svg } from 'lit';
import { path, round, type DrawFigure } from '../../kit/figure/figure.ts';
import { onBothSides } from '../../kit/figure/render-figure.ts';
import { fadeAlong, fadeDown } from '../../kit/figure/gradient.ts';
import { styles } from '../../kit/template/styles.ts';
import { toBarBox, toPlate } from './bar-box.ts';

/** Stops of a line that fades away from the words. */
const tail = svg`
  ${fadeAlong('tail', [0, 0], [1, 0.95])}
`;

/** Slanted feathers spread to both sides of a plate. */
export const drawFeathers: DrawFigure = (box) => {
  const bar = toBarBox(box);
  const { width: w, tall, top, unit: u } = bar;
  const { left, right, plate } = toPlate(bar, 70 * u, 0.32, 0.64);
  const [high, foot] = [top + tall * 0.12, top + tall * 0.86];
  const lean = (foot - high) * 0.5;
  const feather = (i: number) => {
    const x = left - 12 * u - i * 15 * u;
    const y = high + i * 5 * u;
    const low = foot - i * 5.5 * u;
    const shift = (low - y) * 0.5;
    return svg`<path
      class="${i % 2 === 0 ? 'main-fill' : 'second-fill'} blink phase-${i}"
      fill-opacity=${round(0.95 - i * 0.15)}
      d=${path`M${x - shift} ${y} h${-8 * u} l${shift} ${low - y} h${8 * u}Z`}
    />`;
  };
  const end = left - lean - 12 * u - 5 * 15 * u;
  return {
    drawing: svg`
      <defs>
        ${tail}
        ${fadeDown('plate', [0, 0.04], [1, 0.46])}
      </defs>
      <path fill="url(#plate)" d=${path`M${left - lean} ${high} L${left} ${foot} H${right} L${right + lean} ${high}Z`} />
      <path class="main glow" stroke-width=${round(2 * u)} d=${path`M${left - lean} ${high} L${left} ${foot} H${right} L${right + lean} ${high}`} />
      <rect class="second-fill glow" x=${w / 2 - plate * 0.14} y=${foot - 1.5 * u} width=${plate * 0.28} height=${3 * u} rx=${1.5 * u} />
      ${onBothSides(
        box,
        svg`
          ${[0, 1, 2, 3, 4].map(feather)}
          <rect fill="url(#tail)" x="0" y=${high} width=${Math.max(end, 0)} height=${1.6 * u} />
          <rect class="main-fill" x=${Math.max(end - 26 * u, 0)} y=${high - 1.2 * u} width=${Math.min(26 * u, Math.max(end, 0))} height=${4 * u} />
        `,
      )}
    `,
    edges: [
      { x: 0, y: high + 0.8 * u, length: Math.max(end, 0), direction: 'right', turn: 0 },
      { x: w, y: high + 0.8 * u, length: Math.max(end, 0), direction: 'left', turn: 0 },
    ],
    caption: { x: left, y: high, width: plate, height: foot - high - 2 * u, align: 'center' },
  };
};

/** A pill of light on a line with nodes. */
export const drawCapsule: DrawFigure = (box) => {
  const bar = toBarBox(box);
  const { width: w, tall, middle, unit: u } = bar;
  const deep = tall * 0.7;
  const { left, plate } = toPlate(bar, deep * 1.4, 0.3, 0.7);
  const long = Math.max(left - 12 * u, 0);
  const [y, r] = [middle - deep / 2, deep / 2];
  const node = (share: number, size: number) =>
    svg`<circle class="main-fill" cx=${round(long * share)} cy=${middle} r=${round(size * u)} />`;
  return {
    drawing: svg`
      <defs>
        ${tail}
        <linearGradient id="pill" x1="0" y1="0" x2="0" y2="1">
          <stop class="main-stop" offset="0" stop-opacity="0.5" />
          <stop class="main-stop" offset="0.5" stop-opacity="0.12" />
          <stop class="second-stop" offset="1" stop-opacity="0.3" />
        </linearGradient>
      </defs>
      <rect fill="url(#pill)" x=${left} y=${y} width=${plate} height=${deep} rx=${r} />
      <rect class="main glow" x=${left} y=${y} width=${plate} height=${deep} rx=${r} stroke-width=${round(2 * u)} />
      <rect class="quiet" x=${left + 5 * u} y=${y + 5 * u} width=${Math.max(plate - 10 * u, 0)} height=${Math.max(deep - 10 * u, 0)} rx=${r - 5 * u} />
      ${onBothSides(
        box,
        svg`
          <rect fill="url(#tail)" x="0" y=${middle - u} width=${long} height=${2 * u} />
          ${node(0.5, 2)} ${node(0.74, 2.6)} ${node(0.9, 3.2)}
          <path class="second blink" stroke-width=${round(2.5 * u)} stroke-linecap="round" d=${path`M${left - 5 * u} ${middle - 9 * u} V${middle + 9 * u}`} />
          <circle class="second-fill blink late" cx=${left + r * 0.62} cy=${middle} r=${round(3.6 * u)} />
        `,
      )}
    `,
    edges: [
      { x: 0, y: middle, length: long, direction: 'right', turn: 0 },
      { x: w, y: middle, length: long, direction: 'left', turn: 0 },
    ],
    caption: { x: left + r, y, width: Math.max(plate - deep, 0), height: deep, align: 'center' },
  };
};

/** Corner brackets around the words, over which a light passes. */
export const drawBrackets: DrawFigure = (box) => {
  const bar = toBarBox(box);
  const { width: w, tall, middle, unit: u } = bar;
  const deep = tall * 0.78;
  const { left, right, plate } = toPlate(bar, 64 * u, 0.32, 0.72);
  const [high, low] = [middle - deep / 2, middle + deep / 2];
  const arm = 15 * u;
  const beam = Math.max(plate * 0.24, 30);
  const long = Math.max(left - 20 * u, 0);
  const ticks = Array.from(
    { length: Math.floor(long / (12 * u)) },
    (_, i) => path`M${long - i * 12 * u} ${middle - (i % 4 === 0 ? 7 : 3.5) * u} V${middle}`,
  );
  return {
    drawing: svg`
      <defs>
        ${tail}
        ${fadeAlong('beam', [0, 0], [0.5, 0.5], [1, 0])}
      </defs>
      <rect class="panel" x=${left} y=${high} width=${plate} height=${deep} />
      <svg x=${left} y=${high} width=${plate} height=${deep} overflow="hidden">
        <g class="march slow" ${styles({ '--step': `${round(plate + beam)}px` })}>
          <rect fill="url(#beam)" x=${-beam} y="0" width=${beam} height=${deep} />
        </g>
      </svg>
      ${onBothSides(
        box,
        svg`
          <path class="main glow" stroke-width=${round(3 * u)} d=${path`M${left + arm} ${high} H${left} V${high + arm} M${left} ${low - arm} V${low} H${left + arm}`} />
          <path class="second blink" stroke-width=${round(3 * u)} d=${path`M${left - 7 * u} ${middle - 8 * u} V${middle + 8 * u}`} />
          <rect fill="url(#tail)" x="0" y=${middle - 0.75 * u} width=${long} height=${1.5 * u} />
          <path class="main" stroke-opacity="0.5" stroke-width=${round(1.2 * u)} d=${ticks.join('')} />
        `,
      )}
    `,
    edges: [
      { x: 0, y: middle, length: long, direction: 'right', turn: 0 },
      { x: w, y: middle, length: long, direction: 'left', turn: 0 },
    ],
    caption: { x: left + 10 * u, y: high, width: right - left - 20 * u, height: deep, align: 'center' },
  };
};

/** Arrowheads on both sides that light up one after the other towards the words. */
export const drawArrows: DrawFigure = (box) => {
  const bar = toBarBox(box);
  const { tall, middle, unit: u } = bar;
  const { left, plate } = toPlate(bar, 40 * u, 0.26, 0.72);
  const high = Math.min(tall * 0.24, 20 * u);
  const step = 21 * u;
  const count = Math.max(1, Math.min(18, Math.floor((left - 16 * u) / step)));
  const arrow = (i: number) => {
    const x = left - 18 * u - i * step;
    return svg`<path
      class="${i % 6 === 0 ? 'second-fill' : 'main-fill'} blink phase-${5 - (i % 6)}"
      fill-opacity=${round(Math.max(1 - i / count, 0.08))}
      d=${path`M${x - high} ${middle - high} h${9 * u} l${high} ${high} l${-high} ${high} h${-9 * u} l${high} ${-high}Z`}
    />`;
  };
  const rule = (y: number) =>
    svg`<rect fill="url(#rule)" x=${left - 30 * u} y=${y} width=${plate + 60 * u} height=${round(1.6 * u)} />`;
  return {
    drawing: svg`
      <defs>
        ${fadeAlong('rule', [0, 0], [0.3, 0.95], [0.7, 0.95], [1, 0])}
        ${fadeAlong('glowing', [0, 0], [0.5, 0.26], [1, 0])}
      </defs>
      <rect fill="url(#glowing)" x=${left - 30 * u} y=${middle - tall * 0.42} width=${plate + 60 * u} height=${tall * 0.84} />
      ${rule(middle - tall * 0.42)} ${rule(middle + tall * 0.42 - 1.6 * u)}
      ${onBothSides(box, svg`${Array.from({ length: count }, (_, i) => arrow(i))}`)}
    `,
    caption: { x: left, y: middle - tall * 0.38, width: plate, height: tall * 0.76, align: 'center' },
  };
};

/** A folded ribbon over which a gleam passes. */
export const drawRibbon: DrawFigure = (box) => {
  const bar = toBarBox(box);
  const { tall, top, unit: u } = bar;
  const { left, right, plate } = toPlate(bar, 70 * u, 0.36, 0.7);
  const [high, low] = [top + tall * 0.1, top + tall * 0.76];
  const drop = tall * 0.16;
  const fold = 24 * u;
  const end = Math.max(left + fold - Math.max(left * 0.5, 60 * u), 2);
  const gleam = tall * 0.9;
  return {
    drawing: svg`
      <defs>
        ${fadeDown('cloth', [0, 0.72], [1, 0.34])}
        <linearGradient id="gleam">
          <stop stop-color="#fff" offset="0" stop-opacity="0" />
          <stop stop-color="#fff" offset="0.5" stop-opacity="0.34" />
          <stop stop-color="#fff" offset="1" stop-opacity="0" />
        </linearGradient>
      </defs>
      ${onBothSides(
        box,
        svg`
          <path class="main-fill" fill-opacity="0.3" d=${path`M${end} ${high + drop} H${left} V${low} H${left + fold} V${low + drop} H${end} L${end + 16 * u} ${(high + low) / 2 + drop}Z`} />
          <path class="main" stroke-opacity="0.6" stroke-width=${round(1.2 * u)} d=${path`M${left} ${high + drop} H${end} L${end + 16 * u} ${(high + low) / 2 + drop} L${end} ${low + drop} H${left + fold}`} />
          <path class="main-fill" fill-opacity="0.75" d=${path`M${left} ${low} L${left + fold} ${low + drop} V${low}Z`} />
          <path class="second-fill blink" d=${path`M${end + 26 * u} ${(high + low) / 2 + drop - 5 * u} l${5 * u} ${5 * u} l${-5 * u} ${5 * u} l${-5 * u} ${-5 * u}Z`} />
        `,
      )}
      <rect fill="url(#cloth)" x=${left} y=${high} width=${plate} height=${low - high} />
      <path class="second" stroke-width=${round(2 * u)} d=${path`M${left} ${high + u} H${right} M${left} ${low - u} H${right}`} />
      <svg x=${left} y=${high} width=${plate} height=${low - high} overflow="hidden">
        <g class="march slow" ${styles({ '--step': `${round(plate + 2 * gleam)}px` })}>
          <rect fill="url(#gleam)" x=${-gleam} y="0" width=${gleam} height=${low - high} transform="skewX(-24)" />
        </g>
      </svg>
    `,
    caption: { x: left + 8 * u, y: high, width: plate - 16 * u, height: low - high, align: 'center' },
  };
};

const PHASES = 6;

/** Words on a line of bars that rise and fall, tallest in the middle. */
export const drawPulse: DrawFigure = (box) => {
  const bar = toBarBox(box);
  const { width: w, tall, top, unit: u } = bar;
  const base = top + tall * 0.96;
  const step = 8 * u;
  const half = Math.floor(w / 2 / step);
  const bars = Array.from({ length: half * 2 }, (_, i) => {
    const away = Math.abs(i - half + 0.5) / half;
    const rise = (1 - away) ** 1.6 * (0.45 + 0.55 * Math.abs(Math.sin(i * 1.7)));
    return { x: w / 2 + (i - half) * step, high: Math.max(tall * 0.28 * rise, 1.5 * u), phase: i % PHASES };
  });
  return {
    drawing: svg`
      <defs>
        <linearGradient id="level" gradientUnits="userSpaceOnUse" x1="0" x2=${w}>
          <stop class="main-stop" offset="0" stop-opacity="0" />
          <stop class="main-stop" offset="0.25" stop-opacity="0.8" />
          <stop class="second-stop" offset="0.5" />
          <stop class="main-stop" offset="0.75" stop-opacity="0.8" />
          <stop class="main-stop" offset="1" stop-opacity="0" />
        </linearGradient>
      </defs>
      ${Array.from({ length: PHASES }, (_, phase) => {
        const group = bars.filter((one) => one.phase === phase);
        return svg`<path class="swing phase-${phase}" fill="url(#level)" d=${group.map(({ x, high }) => path`M${x + 1.5 * u} ${base} v${-high} h${5 * u} v${high}Z`).join('')} />`;
      })}
      <rect fill="url(#level)" x="0" y=${base} width=${w} height=${round(1.6 * u)} />
    `,
    caption: { x: w * 0.08, y: top, width: w * 0.84, height: tall * 0.72, align: 'center' },
  };
};
