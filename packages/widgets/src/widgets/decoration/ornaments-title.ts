import { svg } from 'lit';
import { path, round, type DrawFigure } from '../../kit/figure/figure.ts';
import { onBothSides } from '../../kit/figure/render-figure.ts';
import { fadeAlong, fadeDown } from '../../kit/figure/gradient.ts';

/** The head of a whole screen: a plate between two wings. */
export const drawHeader: DrawFigure = (box) => {
  const { width: w, unit: u } = box;
  // It hangs from the upper edge; in a tall box a plate as tall would be a funnel.
  const h = Math.min(box.height, w * 0.24);
  const top = h * 0.3;
  const foot = h * 0.84;
  const slant = (foot - top) * 0.75;
  const plate = Math.min(Math.max(w * 0.3, box.captionWidth + 30 * u), w * 0.72);
  const left = (w - plate) / 2;
  const dash = (i: number) => {
    const x = left - slant - 16 * u - i * 12 * u;
    return svg`<path class="second-fill" fill-opacity=${round(0.9 - i * 0.14)} d=${path`M${x} ${top - 9 * u} h${6 * u} l${-4 * u} ${5 * u} h${-6 * u}Z`} />`;
  };
  return {
    drawing: svg`
      <defs>
        ${fadeDown('plate', [0, 0.02], [1, 0.42])}
        ${fadeAlong('wing', [0, 0], [1, 1])}
      </defs>
      <path fill="url(#plate)" d=${path`M${left - slant} ${top} L${left} ${foot} H${w - left} L${w - left + slant} ${top}Z`} />
      <path class="main glow" stroke-width="2" d=${path`M${left - slant} ${top} L${left} ${foot} H${w - left} L${w - left + slant} ${top}`} />
      <rect class="second-fill glow" x=${w / 2 - plate * 0.16} y=${foot - 1.5} width=${plate * 0.32} height="3" rx="1.5" />
      ${onBothSides(
        box,
        svg`
          <rect fill="url(#wing)" x="0" y=${top - 1} width=${Math.max(left - slant, 0)} height="2" />
          <path class="quiet" d=${path`M${left - slant - 70 * u} ${top + 6 * u} H${left - slant - 4 * u} L${left - 5 * u} ${foot + 5 * u} H${left + plate * 0.2}`} />
          ${[0, 1, 2, 3, 4, 5].map(dash)}
        `,
      )}
    `,
    edges: [
      { x: 0, y: top, length: Math.max(left - slant, 0), direction: 'right', turn: 0 },
      { x: w, y: top, length: Math.max(left - slant, 0), direction: 'left', turn: 0 },
    ],
    caption: { x: left, y: h * 0.2, width: plate, height: foot - h * 0.2, align: 'center' },
  };
};

/** The title of a part of the screen, underlined by a line that fades. */
export const drawSection: DrawFigure = ({ width: w, height: h, unit: u, captionWidth }) => {
  const tall = Math.min(h * 0.5, 34 * u);
  const base = h / 2 + tall / 2 + Math.min(9 * u, h * 0.14);
  const start = tall * 1.35;
  const end = Math.min(start + captionWidth + 14 * u, w * 0.8);
  const slab = (x: number, wide: number) => {
    const lean = tall * 0.34;
    return path`M${x + lean} ${h / 2 - tall / 2} h${wide} l${-lean} ${tall} h${-wide}Z`;
  };
  return {
    drawing: svg`
      <defs>
        ${fadeAlong('line', [0, 1], [1, 0.06])}
        ${fadeAlong('light', [0, 0.3], [0.7, 0])}
      </defs>
      <rect fill="url(#light)" x="0" y=${h / 2 - tall / 2} width=${w} height=${base - h / 2 + tall / 2} />
      <path class="main-fill glow" d=${slab(2, tall * 0.34)} />
      <path class="second-fill blink" d=${slab(2 + tall * 0.5, tall * 0.14)} />
      <rect fill="url(#line)" x="0" y=${round(base)} width=${w} height="1.5" />
      <rect class="main-fill" x="0" y=${round(base - 1)} width=${round(Math.max(end, 30 * u))} height="3" />
      <path class="second-fill" d=${path`M${w - 5 * u} ${base - 4 * u} L${w} ${base + 0.75} L${w - 5 * u} ${base + 0.75 + 4 * u}Z`} />
    `,
    edges: [{ x: 0, y: base + 0.75, length: w, direction: 'right', turn: 0 }],
    caption: { x: start, y: h / 2 - tall * 0.62, width: w - start - 10 * u, height: tall * 1.24, align: 'left' },
  };
};

/** Words between angles, on a light that fades to the sides. */
export const drawPlate: DrawFigure = (box) => {
  const { width: w, height: h, unit: u } = box;
  const tall = Math.min(h * 0.56, 52 * u);
  const lean = tall * 0.32;
  const words = Math.min(Math.max(box.captionWidth + 24 * u, w * 0.3), w - 2 * (lean + 34 * u));
  const left = (w - words) / 2;
  const mid = h / 2;
  const angle = (x: number) => path`M${x} ${mid - tall / 2} L${x - lean} ${mid} L${x} ${mid + tall / 2}`;
  return {
    drawing: svg`
      <defs>
        ${fadeAlong('light', [0, 0], [0.5, 0.34], [1, 0])}
        ${fadeAlong('tail', [0, 0], [1, 0.9])}
      </defs>
      <rect fill="url(#light)" x=${left - lean} y=${mid - tall / 2} width=${words + 2 * lean} height=${tall} />
      ${onBothSides(
        box,
        svg`
          <path class="main glow" stroke-width="2.5" stroke-linejoin="round" d=${angle(left)} />
          <path class="second blink" stroke-width="2" d=${angle(left - 9 * u)} />
          <path class="second blink late" stroke-width="1.5" stroke-opacity="0.6" d=${angle(left - 17 * u)} />
          <rect fill="url(#tail)" x="0" y=${mid - 0.75} width=${Math.max(left - lean - 26 * u, 0)} height="1.5" />
          <rect class="main-fill" x=${left - lean - 26 * u} y=${mid - 2.5} width="5" height="5" transform="rotate(45 ${left - lean - 23.5 * u} ${mid})" />
        `,
      )}
    `,
    caption: { x: left, y: mid - tall / 2, width: words, height: tall, align: 'center' },
  };
};

/** A line that fades to both sides, with a lozenge or words in its middle. */
export const drawDivider: DrawFigure = (box) => {
  const { width: w, height: h, unit: u } = box;
  const mid = h / 2;
  const size = Math.min(9 * u, h * 0.32);
  const words = box.captionWidth > 0 ? Math.min(box.captionWidth + 20 * u, w * 0.7) : 0;
  const gap = words / 2 + size * 2.2;
  const long = Math.max(w / 2 - gap, 0);
  const lozenge = (x: number, r: number) => path`M${x - r} ${mid} L${x} ${mid - r} L${x + r} ${mid} L${x} ${mid + r}Z`;
  return {
    drawing: svg`
      <defs>
        ${fadeAlong('tail', [0, 0], [1, 0.95])}
      </defs>
      ${onBothSides(
        box,
        svg`
          <rect fill="url(#tail)" x="0" y=${mid - 0.75} width=${long} height="1.5" />
          <rect class="main-fill" x=${Math.max(long - 34 * u, 0)} y=${mid - 1.5} width=${Math.min(34 * u, long)} height="3" />
          <path class="second-fill" d=${lozenge(long + size * 0.7, size * 0.36)} />
        `,
      )}
      ${words > 0 ? '' : svg`<path class="main glow" stroke-width="1.5" d=${lozenge(w / 2, size)} /><path class="second-fill blink" d=${lozenge(w / 2, size * 0.45)} />`}
    `,
    edges: [
      { x: 0, y: mid, length: long, direction: 'right', turn: 0 },
      { x: w, y: mid, length: long, direction: 'left', turn: 0 },
    ],
    caption: { x: (w - words) / 2, y: 0, width: words, height: h, align: 'center' },
  };
};
