import { svg } from 'lit';
import { path, round } from '../../kit/figure/figure.ts';
import { dashed, glowOf, piece, pointAt, ticks, type DrawRing, type RingBox } from './circle.ts';

const TAIL_PARTS = 16;

function comet(box: RingBox, share: number, width: number, length: number, kind: 'main' | 'second', start: number) {
  const [x, y] = pointAt(box, share, start);
  return svg`
    ${Array.from({ length: TAIL_PARTS }, (_, i) => {
      const from = start - (length * (i + 1)) / TAIL_PARTS;
      const thin = (width / 2) * (1 - i / TAIL_PARTS);
      return svg`<path
        class="${kind}-fill"
        fill-opacity=${round(0.95 * (1 - i / TAIL_PARTS) ** 1.5)}
        d=${piece(box, share - thin, share + thin, from - 0.0008, from + length / TAIL_PARTS)}
      />`;
    })}
    <circle class="${kind}-fill glow" cx=${round(x)} cy=${round(y)} r=${round(Math.max(box.r * width * 0.75, 1.5))} />
  `;
}

/** Points of light that draw a tail behind them on circles of their own. */
export const drawComets: DrawRing = (box) => ({
  core: 0.48,
  drawing: svg`
    ${glowOf(box, 0.8)}
    ${[0.92, 0.75, 0.58].map((share) => dashed(box, share, 0.006, 'quiet'))}
    <g class="turn fast">${comet(box, 0.92, 0.06, 0.42, 'main', 0)}</g>
    <g class="turn">${comet(box, 0.75, 0.045, 0.34, 'second', 0.3)} ${comet(box, 0.75, 0.045, 0.34, 'main', 0.8)}</g>
    <g class="turn faster">${comet(box, 0.58, 0.035, 0.5, 'main', 0.55)}</g>
  `,
});

/** A rose of directions within a scale of degrees. */
export const drawCompass: DrawRing = (box) => {
  const { x, y, r } = box;
  const point = (turn: number, far: number) => {
    const [ax, ay] = pointAt(box, far, turn);
    const [bx, by] = pointAt(box, 0.56, turn + 0.03);
    const [cx, cy] = pointAt(box, 0.56, turn - 0.03);
    return path`M${ax} ${ay} L${bx} ${by} L${cx} ${cy}Z`;
  };
  return {
    core: 0.46,
    drawing: svg`
      ${glowOf(box, 0.66)} ${dashed(box, 0.985, 0.012, 'main')}
      <path class="main" stroke-opacity="0.45" stroke-width=${round(Math.max(r * 0.008, 0.7))} d=${ticks(box, 0.9, 0.96, 120)} />
      <path class="main" stroke-width=${round(Math.max(r * 0.016, 1))} d=${ticks(box, 0.85, 0.96, 12)} />
      <g class="turn">
        ${dashed(box, 0.8, 0.008, 'quiet')}
        <path class="main-fill" fill-opacity="0.35" d=${[0.125, 0.375, 0.625, 0.875].map((turn) => point(turn, 0.7)).join('')} />
        <path class="main-fill" d=${[0.25, 0.5, 0.75].map((turn) => point(turn, 0.8)).join('')} />
        <path class="second-fill glow" d=${point(0, 0.82)} />
        ${dashed(box, 0.56, 0.018, 'main')}
      </g>
      <g class="turn back">${dashed(box, 0.5, 0.01, 'second', [0.02, 0.03])}</g>
      <path class="second-fill blink" d=${path`M${x - r * 0.045} ${y - r * 1} h${r * 0.09} l${-r * 0.045} ${r * 0.08}Z`} />
    `,
  };
};

/** Planets on tilted paths around a globe. */
export const drawOrbits: DrawRing = (box) => {
  const { x, y, r } = box;
  const orbit = (tilt: number, flat: number, share: number, kind: 'main' | 'second', speed: string) => svg`
    <g transform="translate(${round(x)} ${round(y)}) rotate(${tilt}) scale(1 ${flat})">
      <circle class="${kind}" stroke-opacity="0.55" r=${round(r * share)} stroke-width=${round(Math.max(r * 0.012, 0.9))} />
      <g class="turn ${speed} around">
        <circle fill="none" r=${round(r * share)} />
        <ellipse class="${kind}-fill glow" cx=${round(r * share)} rx=${round(Math.max(r * 0.035, 2))} ry=${round(Math.max(r * 0.035, 2) / flat ** 0.6)} />
        <ellipse class="${kind}-fill" fill-opacity="0.6" cx=${round(-r * share)} rx=${round(Math.max(r * 0.018, 1.2))} ry=${round(Math.max(r * 0.018, 1.2) / flat ** 0.6)} />
      </g>
    </g>
  `;
  return {
    core: 0.4,
    drawing: svg`
      ${glowOf(box, 0.62)}
      <circle class="panel" cx=${x} cy=${y} r=${round(r * 0.44)} />
      ${dashed(box, 0.44, 0.014, 'main glow')}
      ${orbit(-24, 0.42, 0.95, 'main', 'fast')} ${orbit(38, 0.5, 0.86, 'second', 'faster')} ${orbit(84, 0.66, 0.7, 'main', '')}
      ${dashed(box, 0.985, 0.005, 'quiet', [0.004, 0.012])}
    `,
  };
};

const RIPPLES = 4;

/** Rings that spread from the middle and fade. */
export const drawRipples: DrawRing = (box) => ({
  core: 0.42,
  drawing: svg`
    ${glowOf(box, 0.9)} ${dashed(box, 0.98, 0.006, 'quiet', [0.006, 0.01])}
    ${Array.from({ length: RIPPLES }, (_, i) => {
      const kind = i === 2 ? 'second' : 'main';
      return svg`<g class="spread wave-${i}">${dashed(box, 0.96, 0.016, kind)}</g>`;
    })}
    <circle class="panel" cx=${box.x} cy=${box.y} r=${round(box.r * 0.46)} />
    ${dashed(box, 0.46, 0.024, 'main glow')}
    <g class="turn">${dashed(box, 0.52, 0.02, 'second', [0.12, 0.38])}</g>
  `,
});
