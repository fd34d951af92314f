import { svg } from 'lit';
import { path, round, type DrawFigure } from '../../kit/figure/figure.ts';
import { fadeOut } from '../../kit/figure/gradient.ts';

/** Rings that turn against each other. */
export const drawRing: DrawFigure = ({ width: w, height: h }) => {
  const r = Math.min(w, h) / 2 - 4;
  const [x, y] = [w / 2, h / 2];
  const circle = (share: number, dash: readonly number[], width: number, kind: string) => svg`
    <circle
      class=${kind}
      cx=${x}
      cy=${y}
      r=${round(r * share)}
      stroke-width=${round(Math.max(r * width, 0.75))}
      stroke-dasharray=${dash.map((part) => round(part * 2 * Math.PI * r * share)).join(' ')}
    />
  `;
  const tick = 1 / 72;
  return {
    drawing: svg`
      <defs>
        ${fadeOut('core', [0, 0.55], [0.7, 0.08], [1, 0])}
      </defs>
      <circle fill="url(#core)" cx=${x} cy=${y} r=${round(r * 0.62)} />
      <circle class="quiet" cx=${x} cy=${y} r=${round(r * 0.98)} />
      <g class="turn">${circle(0.9, [tick * 0.3, tick * 0.7], 0.07, 'main')}</g>
      <g class="turn back">
        ${circle(0.74, [0.18, 0.07, 0.02, 0.063], 0.05, 'main')} ${circle(0.74, [0.02, 0.98], 0.09, 'second')}
      </g>
      <g class="turn">${circle(0.58, [0.3, 0.2], 0.02, 'second')}</g>
      <circle class="quiet" cx=${x} cy=${y} r=${round(r * 0.44)} stroke-dasharray="1 4" />
      <circle class="main glow" stroke-width=${round(Math.max(r * 0.03, 1))} cx=${x} cy=${y} r=${round(r * 0.24)} />
      <circle class="second-fill blink" cx=${x} cy=${y} r=${round(r * 0.1)} />
    `,
  };
};

const WEDGES = 30;
/** Angle behind the hand of the radar that it lights up. */
const SWEEP = Math.PI * 0.55;
/** Echoes: share of the radius, part of the turn. */
const ECHOES = [
  [0.42, 0.12],
  [0.7, 0.33],
  [0.55, 0.58],
  [0.82, 0.8],
  [0.3, 0.9],
] as const;

/** A hand of light that sweeps over a target. */
export const drawRadar: DrawFigure = ({ width: w, height: h }) => {
  const r = Math.min(w, h) / 2 - 4;
  const [x, y] = [w / 2, h / 2];
  const wedge = (i: number) => {
    const [from, to] = [(-SWEEP * (i + 1.15)) / WEDGES, (-SWEEP * i) / WEDGES];
    return svg`<path
      class="main-fill"
      fill-opacity=${round(0.55 * (1 - i / WEDGES) ** 2)}
      d=${path`M${x} ${y} L${x + r * 0.94 * Math.cos(from)} ${y + r * 0.94 * Math.sin(from)} L${x + r * 0.94 * Math.cos(to)} ${y + r * 0.94 * Math.sin(to)}Z`}
    />`;
  };
  const ticks = Array.from({ length: 60 }, (_, i) => {
    const angle = (i / 60) * 2 * Math.PI;
    const inner = r * (i % 5 === 0 ? 0.95 : 0.975);
    return path`M${x + inner * Math.cos(angle)} ${y + inner * Math.sin(angle)} L${x + r * Math.cos(angle)} ${y + r * Math.sin(angle)}`;
  });
  return {
    drawing: svg`
      <circle class="panel" cx=${x} cy=${y} r=${round(r * 0.94)} />
      ${[0.3, 0.62, 0.94].map((share) => svg`<circle class="quiet" cx=${x} cy=${y} r=${round(r * share)} />`)}
      <path class="quiet" d=${path`M${x - r * 0.94} ${y} H${x + r * 0.94} M${x} ${y - r * 0.94} V${y + r * 0.94}`} />
      <path class="main" stroke-opacity="0.7" d=${ticks.join(' ')} />
      <g class="turn fast">
        ${Array.from({ length: WEDGES }, (_, i) => wedge(i))}
        <path class="main glow" stroke-width="1.5" d=${path`M${x} ${y} H${x + r * 0.94}`} />
      </g>
      ${ECHOES.map(([share, turn], i) => {
        const angle = turn * 2 * Math.PI;
        return svg`<circle
          class="second-fill blink phase-${i}"
          cx=${round(x + r * share * Math.cos(angle))}
          cy=${round(y + r * share * Math.sin(angle))}
          r=${round(Math.max(r * 0.03, 1.2))}
        />`;
      })}
      <circle class="main-fill" cx=${x} cy=${y} r=${round(Math.max(r * 0.035, 1.5))} />
    `,
  };
};

const PHASES = 6;

/** A hexagon that stands on its point. */
function cell(x: number, y: number, size: number): string {
  const dx = (size * Math.sqrt(3)) / 2;
  return path`M${x} ${y - size} l${dx} ${size / 2} v${size} l${-dx} ${size / 2} l${-dx} ${-size / 2} v${-size}Z`;
}

/** Cells of a comb, some of them lit in turn. */
export const drawHoneycomb: DrawFigure = ({ width: w, height: h, unit: u }) => {
  const rows = Math.max(2, Math.min(5, Math.round(h / (38 * u))));
  const r = h / (rows * 1.5 + 0.5) - 0.5;
  const wide = r * Math.sqrt(3);
  const columns = Math.max(2, Math.floor(w / wide - 0.5));
  const left = (w - (columns + 0.5) * wide) / 2 + wide / 2;
  const cells = Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return {
      x: left + (column + (row % 2) / 2) * wide,
      y: 1 + r + row * 1.5 * r,
      phase: (row * 5 + column * 7 + ((row * column) % 3)) % 11,
    };
  });
  const lit = (phase: number) => cells.filter((one) => one.phase === phase);
  return {
    fadesSides: true,
    drawing: svg`
      <path class="quiet" d=${cells.map(({ x, y }) => cell(x, y, r * 0.9)).join('')} />
      <path class="panel" d=${cells.map(({ x, y }) => cell(x, y, r * 0.8)).join('')} />
      ${Array.from({ length: PHASES }, (_, phase) => {
        const kind = phase === 3 ? 'second-fill' : 'main-fill';
        return svg`<path class="${kind} blink phase-${phase}" fill-opacity=${0.2 + (phase % 3) * 0.25} d=${lit(phase)
          .map(({ x, y }) => cell(x, y, r * 0.8))
          .join('')} />`;
      })}
    `,
  };
};
