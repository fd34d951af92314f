import { svg } from 'lit';
import { path, round } from '../../kit/figure/figure.ts';
import { dashed, glowOf, piece, pointAt, ticks, type DrawRing, type RingBox } from './circle.ts';

/** Fine scales and arcs that turn against each other. */
export const drawHalo: DrawRing = (box) => ({
  core: 0.5,
  drawing: svg`
    ${glowOf(box, 0.7)} ${dashed(box, 0.99, 0.006, 'quiet')}
    <g class="turn"><path class="main" stroke-opacity="0.75" stroke-width=${round(Math.max(box.r * 0.012, 0.8))} d=${ticks(box, 0.88, 0.94, 90)} /></g>
    <g class="turn back">
      ${dashed(box, 0.8, 0.045, 'main', [0.2, 0.06, 0.02, 0.02, 0.02, 0.013])}
      ${dashed(box, 0.8, 0.085, 'second', [0.05, 0.95])}
    </g>
    <g class="turn fast">${dashed(box, 0.69, 0.014, 'second', [0.22, 0.28])}</g>
    <g class="turn">${dashed(box, 0.61, 0.02, 'main', [0.006, 0.0107])}</g>
    ${dashed(box, 0.55, 0.006, 'quiet')}
  `,
});

function toothed(box: RingBox, teeth: number, root: number, tip: number): string {
  const corner = (share: number, turn: number): string => {
    const [x, y] = pointAt(box, share, turn);
    return path`${x} ${y}`.trim();
  };
  const step = 1 / teeth;
  const outline = Array.from({ length: teeth }, (_, i) => {
    const at = i * step;
    return `L${corner(root, at)}L${corner(tip, at + step * 0.14)}L${corner(tip, at + step * 0.42)}L${corner(root, at + step * 0.56)}`;
  }).join('');
  return `M${outline.slice(1)}Z`;
}

/** A wheel with teeth around a ring with spokes that turns the other way. */
export const drawGear: DrawRing = (box) => ({
  core: 0.48,
  drawing: svg`
    ${glowOf(box, 0.72)}
    <g class="turn">
      <path class="main-fill" fill-opacity="0.16" d=${toothed(box, 24, 0.87, 0.98)} />
      <path class="main" stroke-width=${round(Math.max(box.r * 0.018, 1))} stroke-linejoin="round" d=${toothed(box, 24, 0.87, 0.98)} />
      ${dashed(box, 0.82, 0.01, 'quiet')}
      <path class="main" stroke-opacity="0.6" stroke-width=${round(Math.max(box.r * 0.02, 1))} d=${ticks(box, 0.75, 0.82, 12)} />
    </g>
    <g class="turn back">
      <path class="second" stroke-width=${round(Math.max(box.r * 0.016, 1))} stroke-linejoin="round" d=${toothed(box, 16, 0.62, 0.7)} />
      ${dashed(box, 0.57, 0.03, 'main', [0.08, 0.17])}
    </g>
    ${dashed(box, 0.52, 0.006, 'quiet')}
  `,
});

const BLOCKS = 12;

/** Blocks of light that glow in turn between two strong rings. */
export const drawReactor: DrawRing = (box) => ({
  core: 0.5,
  drawing: svg`
    ${glowOf(box, 1)} ${dashed(box, 0.96, 0.02, 'main glow')}
    <g class="turn">${dashed(box, 0.89, 0.035, 'second', [0.06, 0.19])}</g>
    ${Array.from({ length: BLOCKS }, (_, i) => {
      const from = (i + 0.1) / BLOCKS;
      return svg`<path
        class="${i % 3 === 0 ? 'second-fill' : 'main-fill'} blink phase-${i % 6}"
        fill-opacity="0.85"
        d=${piece(box, 0.63, 0.83, from, from + 0.8 / BLOCKS)}
      />`;
    })}
    ${dashed(box, 0.58, 0.016, 'main')}
    <g class="turn back">${dashed(box, 0.53, 0.012, 'main', [0.01, 0.0233])}</g>
  `,
});
