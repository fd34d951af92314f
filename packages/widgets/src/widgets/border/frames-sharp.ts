import { svg } from 'lit';
import { path, round, type DrawFigure } from '../../kit/figure/figure.ts';
import { inCorners, onBothSides, onOppositeSides } from '../../kit/figure/render-figure.ts';
import { fadeDown } from '../../kit/figure/gradient.ts';

/** A hairline with strong brackets in the corners. */
export const drawCorners: DrawFigure = (box) => {
  const { width: w, height: h, unit: u } = box;
  const long = 24 * u;
  const gap = 6 * u;
  return {
    drawing: svg`
      <rect class="panel" x="4" y="4" width=${w - 8} height=${h - 8} />
      <rect class="quiet" x="4.5" y="4.5" width=${w - 9} height=${h - 9} />
      ${inCorners(
        box,
        svg`
          <path class="main glow" stroke-width=${2.5} d=${path`M2 ${long} L2 2 L${long} 2`} />
          <path
            class="second blink"
            stroke-width="2.5"
            d=${path`M${long + gap} 2 L${long + gap + 5 * u} 2 M2 ${long + gap} L2 ${long + gap + 5 * u}`}
          />
        `,
      )}
    `,
  };
};

/** Two opposite corners cut off, marked by a strong stroke and slanted dashes. */
export const drawChamfer: DrawFigure = (box) => {
  const { width: w, height: h, unit: u } = box;
  const cut = 26 * u;
  const arm = 18 * u;
  const outline = path`M${cut} 2 H${w - 2} V${h - cut} L${w - cut} ${h - 2} H2 V${cut}Z`;
  const dash = (i: number): string => {
    const x = w - 16 * u - i * 9 * u;
    return path`M${x} 2 L${x + 5 * u} 2 L${x + u} ${2 + 5 * u} L${x - 4 * u} ${2 + 5 * u}Z`;
  };
  return {
    drawing: svg`
      <path class="panel" d=${outline} />
      <path class="quiet" d=${outline} />
      ${onOppositeSides(
        box,
        svg`
          <path
            class="main glow"
            stroke-width=${round(2 + u)}
            d=${path`M2 ${cut + arm} L2 ${cut} L${cut} 2 L${cut + arm * 2.4} 2`}
          />
          <path class="second-fill" fill-opacity="0.8" d=${[0, 1, 2, 3, 4].map(dash).join('')} />
          <path class="quiet" d=${path`M${2 + 7 * u} ${cut + 3 * u} L${cut + 3 * u} ${2 + 7 * u}`} />
        `,
      )}
    `,
  };
};

/** A hanging plate for the title, cut corners with a second line inside and marks on the sides. */
export const drawConsole: DrawFigure = (box) => {
  const { width: w, height: h, unit: u } = box;
  const cut = 14 * u;
  const depth = Math.max(30 * u, 16);
  const slant = depth * 0.8;
  const plate = Math.min(Math.max(w * 0.36, box.captionWidth + 2 * slant + 12 * u), w * 0.76);
  const left = (w - plate) / 2;
  const right = left + plate;
  const foot = Math.min(w * 0.16, 120);
  const outline = path`M${cut} 2 L${w - cut} 2 L${w - 2} ${cut} L${w - 2} ${h - cut} L${w - cut} ${h - 2} L${w / 2 + foot + 8 * u} ${h - 2} L${w / 2 + foot} ${h - 2 - 7 * u} L${w / 2 - foot} ${h - 2 - 7 * u} L${w / 2 - foot - 8 * u} ${h - 2} L${cut} ${h - 2} L2 ${h - cut} L2 ${cut}Z`;
  const mark = h * 0.5;
  return {
    drawing: svg`
      <defs>
        ${fadeDown('plate', [0, 0.6], [1, 0.12])}
      </defs>
      <path class="panel" d=${outline} />
      <path class="quiet" d=${outline} />
      <path fill="url(#plate)" d=${path`M${left} 2 L${right} 2 L${right - slant} ${depth} L${left + slant} ${depth}Z`} />
      <path
        class="main glow"
        stroke-width="2"
        d=${path`M${left - 34 * u} 2 L${left} 2 L${left + slant} ${depth} L${right - slant} ${depth} L${right} 2 L${right + 34 * u} 2`}
      />
      <path
        class="second"
        stroke-width="2"
        d=${path`M${w / 2 - foot} ${h - 2 - 7 * u} L${w / 2 + foot} ${h - 2 - 7 * u}`}
      />
      ${inCorners(
        box,
        svg`<path class="main" stroke-width="1.5" d=${path`M${7 * u} ${cut + 12 * u} L${7 * u} ${cut + 2.5 * u} L${cut + 2.5 * u} ${7 * u} L${cut + 12 * u} ${7 * u}`} />`,
      )}
      ${onBothSides(
        box,
        svg`
          <path class="main" stroke-width="3" d=${path`M2 ${mark - 16 * u} L2 ${mark + 16 * u}`} />
          <path class="second-fill blink" d=${path`M${6 * u} ${mark - 4 * u} L${10 * u} ${mark} L${6 * u} ${mark + 4 * u}Z`} />
        `,
      )}
    `,
    edges: [{ x: cut, y: h - 2, length: Math.max(w / 2 - foot - 8 * u - cut, 0), direction: 'right', turn: 0 }],
    caption: { x: left + slant, y: 2, width: plate - 2 * slant, height: depth - 2, align: 'center' },
  };
};

/** Traces that bend at 45° and end in pads. */
export const drawCircuit: DrawFigure = (box) => {
  const { width: w, height: h, unit: u } = box;
  const endX = Math.min(96 * u, w * 0.3);
  const outer = path`M3 ${58 * u} L3 ${18 * u} L${18 * u} 3 L${endX} 3`;
  const inner = path`M${9 * u} ${44 * u} L${9 * u} ${22 * u} L${22 * u} ${9 * u} L${52 * u} ${9 * u} L${57 * u} ${14 * u} L${64 * u} ${14 * u}`;
  return {
    drawing: svg`
      <path
        class="panel"
        d=${path`M${18 * u} 3 L${w - 18 * u} 3 L${w - 3} ${18 * u} L${w - 3} ${h - 18 * u} L${w - 18 * u} ${h - 3} L${18 * u} ${h - 3} L3 ${h - 18 * u} L3 ${18 * u}Z`}
      />
      <path
        class="quiet"
        d=${path`M${endX} 3 L${w - endX} 3 M${endX} ${h - 3} L${w - endX} ${h - 3} M3 ${58 * u} L3 ${h - 58 * u} M${w - 3} ${58 * u} L${w - 3} ${h - 58 * u}`}
      />
      ${inCorners(
        box,
        svg`
          <path class="main" stroke-width="2" stroke-linejoin="round" d=${outer} />
          <path class="second" stroke-width="1" stroke-opacity="0.7" d=${inner} />
          <circle class="second-fill blink" cx=${66 * u} cy=${14 * u} r=${2.4 * u} />
          <circle class="main-fill" cx=${9 * u} cy=${46 * u} r=${2.2 * u} />
          <circle class="main-fill glow" cx=${endX} cy="3" r=${Math.min(2.8 * u, 3)} />
        `,
      )}
    `,
  };
};
