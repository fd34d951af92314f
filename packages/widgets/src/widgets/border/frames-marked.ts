import { svg } from 'lit';
import { path, round, type DrawFigure } from '../../kit/figure/figure.ts';
import { onBothSides, onOppositeSides } from '../../kit/figure/render-figure.ts';
import { styles } from '../../kit/template/styles.ts';

/** A frame open above and below whose sides bulge outwards. */
export const drawWings: DrawFigure = (box) => {
  const { width: w, height: h, unit: u } = box;
  const reach = Math.min(w * 0.3, 170 * u);
  const mid = h / 2;
  const rightSide = path`M${w - reach} ${h - 2} H${w - 18 * u} L${w - 8 * u} ${h - 12 * u} V${mid + 26 * u} L${w - 2} ${mid + 18 * u} V${mid - 18 * u} L${w - 8 * u} ${mid - 26 * u} V${12 * u} L${w - 18 * u} 2 H${w - reach}`;
  const side = path`M${reach} 2 H${18 * u} L${8 * u} ${12 * u} V${mid - 26 * u} L2 ${mid - 18 * u} V${mid + 18 * u} L${8 * u} ${mid + 26 * u} V${h - 12 * u} L${18 * u} ${h - 2} H${reach}`;
  const chevron = (x: number): string => path`M${x + 4 * u} ${mid - 6 * u} L${x} ${mid} L${x + 4 * u} ${mid + 6 * u}`;
  return {
    drawing: svg`
      <path class="panel" d=${`${side} ${rightSide.replace('M', 'L')}Z`} />
      <path
        class="quiet"
        stroke-dasharray="${2 * u} ${5 * u}"
        d=${path`M${reach} 2.5 L${w - reach} 2.5 M${reach} ${h - 2.5} L${w - reach} ${h - 2.5}`}
      />
      ${onBothSides(
        box,
        svg`
          <path class="main glow" stroke-width="2" d=${side} />
          <path class="second" stroke-width="3" d=${path`M${reach - 26 * u} 2 L${reach} 2 M${reach - 26 * u} ${h - 2} L${reach} ${h - 2}`} />
          <path class="second blink" stroke-width="1.5" d=${chevron(7 * u)} />
          <path class="second blink late" stroke-width="1.5" d=${chevron(13 * u)} />
        `,
      )}
    `,
  };
};

/** A working area marked off by marching stripes. */
export const drawHazard: DrawFigure = (box) => {
  const { width: w, height: h, unit: u } = box;
  const band = 7 * u;
  const step = 14 * u;
  const long = Math.min(w * 0.46, 220 * u);
  const cut = 16 * u;
  const outline = path`M2 2 L${w - cut} 2 L${w - 2} ${cut} L${w - 2} ${h - 2} L${cut} ${h - 2} L2 ${h - cut}Z`;
  const stripes = Array.from({ length: Math.ceil(long / step) + 2 }, (_, i) => {
    const x = (i - 1) * step;
    return path`M${x + band} 0 h${step / 2} l${-band} ${band} h${-step / 2}Z`;
  });
  return {
    drawing: svg`
      <path class="panel" d=${outline} />
      <path class="quiet" d=${outline} />
      ${onOppositeSides(
        box,
        svg`
          <svg x="2" y="2" width=${round(long - 2)} height=${round(band)} overflow="hidden">
            <g class="march" ${styles({ '--step': `${round(step)}px` })}>
              <path class="main-fill" d=${stripes.join('')} />
            </g>
          </svg>
          <path class="main" stroke-width="2" d=${path`M2 ${40 * u} V2 H${long} V${2 + band} H2`} />
          <path class="main-fill" d=${path`M${long + 4 * u} 1 h${14 * u} l${-band - 1} ${band + 1} h${-14 * u + band + 1}Z`} />
          <path class="second" stroke-width="2" d=${path`M${w - cut - 22 * u} 2 L${w - cut} 2 L${w - 2} ${cut} L${w - 2} ${cut + 22 * u}`} />
        `,
      )}
    `,
  };
};
