import { svg } from 'lit';
import { path, round, type DrawFigure } from '../../kit/figure/figure.ts';
import { fadeAlong, fadeOut } from '../../kit/figure/gradient.ts';
import { toBarBox } from './bar-box.ts';

/** A slab that ends in slanted strokes, on a line that runs to the right. */
export const drawBlade: DrawFigure = (box) => {
  const bar = toBarBox(box);
  const { width: w, tall, top, unit: u } = bar;
  const [high, foot] = [top + tall * 0.12, top + tall * 0.84];
  const lean = (foot - high) * 0.55;
  const start = 26 * u;
  const end = Math.min(Math.max(start + bar.captionWidth + lean + 34 * u, w * 0.3), w * 0.82);
  const stroke = (i: number) => {
    const x = end + 9 * u + i * 13 * u;
    return svg`<path
      class="${i === 0 ? 'second-fill' : 'main-fill'} blink phase-${5 - i}"
      fill-opacity=${round(1 - i * 0.22)}
      d=${path`M${x} ${high} h${6 * u} l${-lean} ${foot - high} h${-6 * u}Z`}
    />`;
  };
  const tail = end - lean + 62 * u;
  return {
    drawing: svg`
      <defs>
        ${fadeAlong('slab', [0, 0.82], [0.6, 0.34], [1, 0.08])}
        ${fadeAlong('line', [0, 1], [1, 0])}
      </defs>
      <path fill="url(#slab)" d=${path`M0 ${high} H${end} L${end - lean} ${foot} H0Z`} />
      <path class="second-fill glow" d=${path`M0 ${high} h${7 * u} v${foot - high} h${-7 * u}Z`} />
      <path class="second-fill" fill-opacity="0.55" d=${path`M${11 * u} ${high} h${3 * u} v${foot - high} h${-3 * u}Z`} />
      <path class="main" stroke-opacity="0.7" stroke-width=${round(1.4 * u)} d=${path`M${14 * u} ${high} H${end} L${end - lean} ${foot}`} />
      ${[0, 1, 2, 3].map(stroke)}
      <rect fill="url(#line)" x="0" y=${foot} width=${w} height=${round(2 * u)} />
      <rect class="main-fill" x=${Math.min(tail, w - 30 * u)} y=${foot - 2 * u} width=${30 * u} height=${4 * u} fill-opacity="0.7" />
    `,
    edges: [{ x: 0, y: foot + u, length: w, direction: 'right', turn: 0 }],
    caption: { x: start, y: high, width: end - lean - start, height: foot - high, align: 'left' },
  };
};

/** A turning ring before the words and a path of light below them. */
export const drawOrbit: DrawFigure = (box) => {
  const bar = toBarBox(box);
  const { width: w, tall, middle, unit: u } = bar;
  const r = tall * 0.4;
  const x = r + 4 * u;
  const start = 2 * x + 8 * u;
  const base = middle + tall * 0.36;
  const round2 = (share: number, dash: readonly number[]): string =>
    dash.map((part) => round(part * 2 * Math.PI * r * share)).join(' ');
  return {
    drawing: svg`
      <defs>
        ${fadeAlong('line', [0, 1], [1, 0])}
        ${fadeOut('core', [0, 0.6], [1, 0])}
      </defs>
      <circle fill="url(#core)" cx=${x} cy=${middle} r=${round(r)} />
      <circle class="quiet" cx=${x} cy=${middle} r=${round(r)} />
      <g class="spin"><circle class="main" cx=${x} cy=${middle} r=${round(r * 0.96)} stroke-width=${round(3 * u)} stroke-dasharray=${round2(0.96, [0.2, 0.06, 0.03, 0.0433])} /></g>
      <g class="spin back"><circle class="second" cx=${x} cy=${middle} r=${round(r * 0.68)} stroke-width=${round(2.4 * u)} stroke-dasharray=${round2(0.68, [0.34, 0.16])} /></g>
      <circle class="main-fill glow" cx=${x} cy=${middle} r=${round(r * 0.34)} />
      <circle class="second-fill blink" cx=${x} cy=${middle} r=${round(r * 0.16)} />
      <rect fill="url(#line)" x=${start - 6 * u} y=${base} width=${w - start + 6 * u} height=${round(1.6 * u)} />
      <path class="main" stroke-opacity="0.9" stroke-width=${round(1.6 * u)} d=${path`M${x + r * 0.75} ${middle + r * 0.66} L${start - 6 * u} ${base + 0.8 * u}`} />
      <rect class="main-fill" x=${start} y=${base - u} width=${round(Math.min(bar.captionWidth, w * 0.5))} height=${round(3.4 * u)} rx=${round(1.7 * u)} />
      <circle class="second-fill" cx=${w - 5 * u} cy=${base + 0.8 * u} r=${round(3 * u)} />
    `,
    edges: [{ x: start, y: base + 0.8 * u, length: Math.max(w - start, 0), direction: 'right', turn: 0 }],
    caption: { x: start, y: middle - tall * 0.42, width: w - start - 14 * u, height: tall * 0.76, align: 'left' },
  };
};

const PHASES = 6;

/** Words before a field of dots that thins out to the right. */
export const drawDots: DrawFigure = (box) => {
  const bar = toBarBox(box);
  const { width: w, tall, middle, unit: u } = bar;
  const start = 24 * u;
  const from = Math.min(start + bar.captionWidth + 26 * u, w * 0.78);
  const step = 10 * u;
  const columns = Math.max(3, Math.floor((w - from) / step));
  const rows = 5;
  const dots = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const luck = Math.abs(Math.sin(i * 12.9898) * 43_758.5453) % 1;
    return {
      x: from + column * step,
      y: middle + (row - (rows - 1) / 2) * step,
      shows: luck > (column / columns) ** 1.4,
      phase: Math.floor(luck * PHASES * 3),
    };
  }).filter(({ shows }) => shows);
  const size = 5 * u;
  const draw = (phase: number): string =>
    dots
      .filter((dot) => (phase === PHASES ? dot.phase >= PHASES : dot.phase === phase))
      .map(({ x, y }) => path`M${x} ${y - size / 2} h${size} v${size} h${-size}Z`)
      .join('');
  const high = tall * 0.58;
  return {
    drawing: svg`
      <defs>
        <linearGradient id="thin" gradientUnits="userSpaceOnUse" x1=${from} x2=${w}>
          <stop class="main-stop" offset="0" stop-opacity="0.95" />
          <stop class="main-stop" offset="1" stop-opacity="0.16" />
        </linearGradient>
        ${fadeAlong('light', [0, 0.34], [0.8, 0])}
      </defs>
      <rect fill="url(#light)" x="0" y=${middle - tall * 0.42} width=${w} height=${tall * 0.84} />
      <rect class="main-fill glow" x="0" y=${middle - high / 2} width=${round(6 * u)} height=${high} rx=${round(3 * u)} />
      <rect class="second-fill blink" x=${10 * u} y=${middle - high / 4} width=${round(3 * u)} height=${high / 2} rx=${round(1.5 * u)} />
      <path fill="url(#thin)" fill-opacity="0.5" d=${draw(PHASES)} />
      ${Array.from({ length: PHASES }, (_, phase) =>
        phase === 2
          ? svg`<path class="second-fill blink phase-${phase}" d=${draw(phase)} />`
          : svg`<path class="blink phase-${phase}" fill="url(#thin)" d=${draw(phase)} />`,
      )}
    `,
    caption: {
      x: start,
      y: middle - tall * 0.42,
      width: Math.max(from - start - 8 * u, w * 0.3),
      height: tall * 0.84,
      align: 'left',
    },
  };
};
