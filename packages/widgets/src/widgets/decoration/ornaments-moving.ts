import { svg } from 'lit';
import { path, round, type DrawFigure } from '../../kit/figure/figure.ts';
import { styles } from '../../kit/template/styles.ts';

const PHASES = 6;

/** A number between 0 and 1 that looks random and is always the same for `i`. */
function scatter(i: number): number {
  const value = Math.sin(i * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

/** Bars that rise and fall in six groups. */
export const drawEqualiser: DrawFigure = ({ width: w, height: h, unit: u }) => {
  const step = Math.max(9 * u, 5);
  const count = Math.max(4, Math.floor(w / step));
  const left = (w - count * step) / 2;
  const base = h - 5;
  const bars = Array.from({ length: count }, (_, i) => {
    // Taller in the middle, so that the figure has a shape of its own.
    const hill = 0.35 + 0.65 * Math.sin((Math.PI * (i + 0.5)) / count);
    return {
      x: left + i * step,
      tall: Math.max(3, (base - 4) * hill * (0.45 + 0.55 * scatter(i + 1))),
      phase: i % PHASES,
    };
  });
  const wide = step * 0.58;
  return {
    drawing: svg`
      <defs>
        <linearGradient id="bar" x1="0" y1="4" x2="0" y2=${base} gradientUnits="userSpaceOnUse">
          <stop class="second-stop" offset="0" />
          <stop class="main-stop" offset="0.45" />
          <stop class="main-stop" offset="1" stop-opacity="0.25" />
        </linearGradient>
      </defs>
      ${Array.from({ length: PHASES }, (_, phase) => {
        const group = bars.filter((bar) => bar.phase === phase);
        return svg`<path class="swing phase-${phase}" fill="url(#bar)" d=${group.map(({ x, tall }) => path`M${x} ${base} v${-tall} h${wide} v${tall}Z`).join('')} />`;
      })}
      <rect class="main-fill" x=${round(left)} y=${base + 1.5} width=${round(count * step - step + wide)} height="1.5" fill-opacity="0.7" />
    `,
  };
};

/** A field of squares that light up. */
export const drawMatrix: DrawFigure = ({ width: w, height: h, unit: u }) => {
  const step = Math.max(14 * u, 8);
  const columns = Math.max(3, Math.floor(w / step));
  const rows = Math.max(2, Math.floor(h / step));
  const size = step * 0.42;
  const [left, top] = [(w - (columns - 1) * step - size) / 2, (h - (rows - 1) * step - size) / 2];
  const dots = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return { x: left + column * step, y: top + row * step, luck: scatter(i + 7) };
  });
  const draw = (from: number, to: number) =>
    dots
      .filter(({ luck }) => luck >= from && luck < to)
      .map(({ x, y }) => path`M${x} ${y} h${size} v${size} h${-size}Z`)
      .join('');
  return {
    drawing: svg`
      <path class="main-fill" fill-opacity="0.2" d=${draw(0, 1)} />
      ${Array.from({ length: PHASES }, (_, phase) => {
        const kind = phase === PHASES - 1 ? 'second-fill' : 'main-fill';
        return svg`<path class="${kind} blink phase-${phase}" d=${draw(phase * 0.075, (phase + 1) * 0.075)} />`;
      })}
    `,
  };
};

/** Arrowheads that march through. */
export const drawChevrons: DrawFigure = ({ width: w, height: h, unit: u }) => {
  const tall = Math.min(h * 0.62, 44 * u);
  const lean = tall * 0.42;
  const step = lean + 12 * u;
  const mid = h / 2;
  const marks = Array.from({ length: Math.ceil(w / step) + 4 }, (_, i) => ({
    x: (i - 3) * step,
    isSecond: i % 3 === 0,
  }));
  const chevron = (x: number) =>
    path`M${x} ${mid - tall / 2} h${lean * 0.55} l${lean} ${tall / 2} l${-lean} ${tall / 2} h${-lean * 0.55} l${lean} ${-tall / 2}Z`;
  const draw = (isSecond: boolean) =>
    marks
      .filter((mark) => mark.isSecond === isSecond)
      .map(({ x }) => chevron(x))
      .join('');
  return {
    fadesSides: true,
    drawing: svg`
      <path class="quiet" d=${path`M0 ${mid - tall / 2 - 8 * u} H${w} M0 ${mid + tall / 2 + 8 * u} H${w}`} />
      <g class="march" ${styles({ '--step': `${round(step * 3)}px` })}>
        <path class="main-fill" fill-opacity="0.55" d=${draw(false)} />
        <path class="second-fill" d=${draw(true)} />
      </g>
    `,
  };
};

/** A rule with a runner that glides along it. */
export const drawRuler: DrawFigure = ({ width: w, height: h, unit: u }) => {
  const edge = 10 * u;
  const span = w - 2 * edge;
  const count = Math.max(10, Math.round(span / (9 * u) / 10) * 10);
  const base = h / 2 + Math.min(14 * u, h * 0.2);
  const tall = Math.min(26 * u, h * 0.42);
  const tick = (i: number) => {
    const long = tall * (i % 10 === 0 ? 1 : i % 5 === 0 ? 0.66 : 0.36);
    return path`M${edge + (span * i) / count} ${base} v${-long}`;
  };
  const all = Array.from({ length: count + 1 }, (_, i) => i);
  return {
    drawing: svg`
      <path class="main" stroke-opacity="0.45" d=${all
        .filter((i) => i % 10 !== 0)
        .map(tick)
        .join('')} />
      <path class="main" stroke-width="1.5" d=${all
        .filter((i) => i % 10 === 0)
        .map(tick)
        .join('')} />
      <rect class="main-fill" x=${edge} y=${base} width=${span} height="1.5" />
      <rect class="main-fill" x=${edge} y=${base + 5 * u} width=${span} height="1" fill-opacity="0.3" />
      <g class="glide" ${styles({ '--step': `${round(span)}px` })}>
        <path class="second-fill" d=${path`M${edge} ${base + 3} l${6 * u} ${9 * u} h${-12 * u}Z`} />
        <rect class="second-fill" x=${edge - 0.75} y=${base - tall - 5 * u} width="1.5" height=${tall + 6 * u} />
        <circle class="second-fill" cx=${edge} cy=${base - tall - 5 * u} r=${2.4 * u} />
      </g>
    `,
  };
};

/** Waves of three lengths that run through. */
export const drawWave: DrawFigure = ({ width: w, height: h, unit: u }) => {
  const mid = h / 2;
  const wave = (length: number, rise: number): string => {
    const half = length / 2;
    const count = Math.ceil(w / half) + 4;
    // The handles of a cubic that comes closest to a half wave of a sine.
    const bend = half * 0.3642;
    const arcs = Array.from({ length: count }, (_, i) => {
      const up = (i % 2 === 0 ? -1 : 1) * rise * 2;
      return path`c${bend} ${up * 0.66} ${half - bend} ${up * 0.66} ${half} 0`;
    });
    return path`M${-length} ${mid}` + arcs.join('');
  };
  const line = (length: number, rise: number, kind: string, width: number, speed: string) => svg`
    <g class="march ${speed}" ${styles({ '--step': `${round(length)}px` })}>
      <path class=${kind} stroke-width=${width} d=${wave(length, rise)} />
    </g>
  `;
  return {
    fadesSides: true,
    drawing: svg`
      <path class="quiet" stroke-dasharray="2 6" d=${path`M0 ${mid} H${w}`} />
      ${line(90 * u, h * 0.2, 'quiet', 1.5, 'slow')} ${line(220 * u, h * 0.42, 'main', 2.5, 'slow')}
      ${line(140 * u, h * 0.3, 'second', 1.5, '')}
    `,
  };
};
