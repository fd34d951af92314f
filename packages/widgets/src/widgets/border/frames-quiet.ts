import { svg } from 'lit';
import { path, round, type DrawFigure } from '../../kit/figure/figure.ts';
import { inCorners } from '../../kit/figure/render-figure.ts';
import { fadeAlong, fadeDown } from '../../kit/figure/gradient.ts';

/** A rounded hairline around which two lights run. */
export const drawRunner: DrawFigure = ({ width: w, height: h, unit: u }) => {
  const r = 12 * u;
  const across = Math.max(w - 4 - 2 * r, 0);
  const down = Math.max(h - 4 - 2 * r, 0);
  return {
    drawing: svg`
      <rect class="panel" x="2" y="2" width=${w - 4} height=${h - 4} rx=${r} />
      <rect class="quiet" x="2" y="2" width=${w - 4} height=${h - 4} rx=${r} stroke-width="1.5" />
      <rect class="quiet" x="6" y="6" width=${Math.max(w - 12, 0)} height=${Math.max(h - 12, 0)} rx=${Math.max(r - 4, 0)} opacity="0.4" />
    `,
    edges: [
      { x: 2 + r, y: 2, length: across, direction: 'right', turn: 0 },
      { x: w - 2, y: 2 + r, length: down, direction: 'down', turn: 1 },
      { x: w - 2 - r, y: h - 2, length: across, direction: 'left', turn: 2 },
      { x: 2, y: h - 2 - r, length: down, direction: 'up', turn: 3 },
    ],
  };
};

/** Two rails that fade out to the sides, and light from them on the panel. */
export const drawRails: DrawFigure = ({ width: w, height: h, unit: u }) => {
  const middle = Math.min(w * 0.16, 90 * u);
  const rail = (y: number) => svg`
    <rect fill="url(#fade)" x="0" y=${y - 0.75} width=${w} height="1.5" />
    <rect class="main-fill glow" x=${w / 2 - middle} y=${y - 1.5} width=${middle * 2} height="3" rx="1.5" />
    <path class="second-fill" d=${path`M${w / 2 - 5 * u} ${y} L${w / 2} ${y - 4 * u} L${w / 2 + 5 * u} ${y} L${w / 2} ${y + 4 * u}Z`} />
  `;
  const y = Math.max(5 * u, 3);
  return {
    drawing: svg`
      <defs>
        ${fadeAlong('fade', [0, 0], [0.5, 0.9], [1, 0])}
        ${fadeDown('light', [0, 0.2], [0.4, 0.02], [0.6, 0.02], [1, 0.2])}
        <linearGradient id="sides">
          <stop offset="0" stop-color="#fff" stop-opacity="0" />
          <stop offset="0.5" stop-color="#fff" />
          <stop offset="1" stop-color="#fff" stop-opacity="0" />
        </linearGradient>
        <mask id="soft"><rect width=${w} height=${h} fill="url(#sides)" /></mask>
      </defs>
      <rect class="panel" x="0" y=${y} width=${w} height=${h - 2 * y} mask="url(#soft)" />
      <rect fill="url(#light)" x="0" y=${y} width=${w} height=${h - 2 * y} mask="url(#soft)" />
      ${rail(y)} ${rail(h - y)}
    `,
    edges: [
      { x: 0, y, length: w, direction: 'right', turn: 0 },
      { x: w, y: h - y, length: w, direction: 'left', turn: 2 },
    ],
  };
};

/** The edge of an instrument: rulers above and below, a cross in every corner. */
export const drawScope: DrawFigure = (box) => {
  const { width: w, height: h, unit: u } = box;
  const inset = Math.round(8 * u) + 0.5;
  const span = w - 2 * inset;
  const count = Math.max(5, Math.round(span / (10 * u) / 5) * 5);
  const ticks = Array.from({ length: count - 1 }, (_, i) => {
    const x = inset + (span * (i + 1)) / count;
    const long = ((i + 1) % 5 === 0 ? 8 : 4) * u;
    return path`M${x} ${inset} v${long} M${x} ${h - inset} v${-long}`;
  }).join(' ');
  const arm = 8 * u;
  return {
    drawing: svg`
      <rect class="panel" x=${inset} y=${inset} width=${span} height=${h - 2 * inset} />
      <rect class="quiet" x=${inset} y=${inset} width=${span} height=${h - 2 * inset} />
      <path class="main" stroke-opacity="0.5" d=${ticks} />
      ${inCorners(
        box,
        svg`
          <path class="main" stroke-width="1.5" d=${path`M${inset - arm} ${inset} L${inset + arm} ${inset} M${inset} ${inset - arm} L${inset} ${inset + arm}`} />
        `,
      )}
      <path
        class="second-fill blink"
        d=${path`M${w / 2 - 4 * u} ${inset - 6 * u} L${w / 2 + 4 * u} ${inset - 6 * u} L${w / 2} ${inset}Z`}
      />
    `,
  };
};

/** The head of a printed column: a strong short rule on a hairline. */
export const drawEditorial: DrawFigure = ({ width: w, height: h, unit: u }) => {
  const strong = Math.min(w * 0.3, 84 * u);
  const thick = Math.max(4 * u, 2.5);
  const head = Math.max(38 * u, 20);
  return {
    drawing: svg`
      <rect class="panel" x="0" y="0" width=${w} height=${h} fill-opacity="0.5" />
      <rect class="main-fill" x="0" y="0" width=${strong} height=${round(thick)} />
      <rect class="main-fill" x="0" y="0" width=${w} height="1" fill-opacity="0.5" />
      <rect class="main-fill" x="0" y=${h - 1} width=${w} height="1" fill-opacity="0.5" />
      <rect class="second-fill" x=${round(w - 2 * thick)} y="0" width=${round(2 * thick)} height=${round(thick)} />
      <path class="quiet" stroke-dasharray="1 3" d=${path`M0 ${head + 0.5} L${w} ${head + 0.5}`} />
    `,
    caption: { x: 12 * u, y: thick, width: w - 24 * u, height: head - thick, align: 'left' },
  };
};

/** A panel with a band for its title that ends in slanted strokes. */
export const drawTitlebar: DrawFigure = ({ width: w, height: h, unit: u }) => {
  const band = Math.max(36 * u, 18);
  const slash = (i: number): string => {
    const x = w - 14 * u - i * 11 * u;
    return path`M${x} ${band * 0.3} L${x + 5 * u} ${band * 0.3} L${x + 5 * u - band * 0.4} ${band * 0.7} L${x - band * 0.4} ${band * 0.7}Z`;
  };
  return {
    drawing: svg`
      <defs>
        ${fadeAlong('band', [0, 0.62], [0.75, 0.06], [1, 0.14])}
      </defs>
      <rect class="panel" x="1" y="1" width=${w - 2} height=${h - 2} />
      <rect class="quiet" x="1" y="1" width=${w - 2} height=${h - 2} />
      <rect fill="url(#band)" x="1" y="1" width=${w - 2} height=${round(band)} />
      <rect class="main-fill" x="1" y=${round(band)} width=${w - 2} height="1" fill-opacity="0.55" />
      <rect class="second-fill glow" x="1" y="1" width=${round(Math.max(4 * u, 2.5))} height=${round(band)} />
      <path class="main-fill" d=${slash(0)} /><path class="main-fill" fill-opacity="0.6" d=${slash(1)} />
      <path class="main-fill" fill-opacity="0.3" d=${slash(2)} />
      <path class="main-fill" d=${path`M${w - 1} ${h - 12 * u} L${w - 1} ${h - 1} L${w - 12 * u} ${h - 1}Z`} />
    `,
    caption: { x: 16 * u, y: 1, width: Math.max(w - 90 * u, w * 0.5), height: band, align: 'left' },
  };
};

/** A pane of glass: light falls on it from the upper left. */
export const drawGlass: DrawFigure = ({ width: w, height: h, unit: u }) => {
  const r = 16 * u;
  return {
    drawing: svg`
      <defs>
        <linearGradient id="rim" x1="0" y1="0" x2="1" y2="1">
          <stop class="main-stop" offset="0" stop-opacity="0.95" />
          <stop class="main-stop" offset="0.35" stop-opacity="0.16" />
          <stop class="second-stop" offset="0.7" stop-opacity="0.1" />
          <stop class="second-stop" offset="1" stop-opacity="0.85" />
        </linearGradient>
        <radialGradient id="shine" cx="0" cy="0" r="1">
          <stop class="main-stop" offset="0" stop-opacity="0.28" />
          <stop class="main-stop" offset="0.6" stop-opacity="0.03" />
          <stop class="main-stop" offset="1" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="dusk" cx="1" cy="1" r="0.8">
          <stop class="second-stop" offset="0" stop-opacity="0.16" />
          <stop class="second-stop" offset="1" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect class="panel" x="1" y="1" width=${w - 2} height=${h - 2} rx=${r} />
      <rect fill="url(#shine)" x="1" y="1" width=${w - 2} height=${h - 2} rx=${r} />
      <rect fill="url(#dusk)" x="1" y="1" width=${w - 2} height=${h - 2} rx=${r} />
      <rect fill="none" stroke="url(#rim)" stroke-width="1.5" x="1" y="1" width=${w - 2} height=${h - 2} rx=${r} />
    `,
  };
};

/** Concave corners and nested lines. */
export const drawDeco: DrawFigure = (box) => {
  const { width: w, height: h, unit: u } = box;
  const outline = (inset: number, r: number): string =>
    [
      `M${round(inset + r)} ${inset}H${round(w - inset - r)}A${round(r)} ${round(r)} 0 0 0 ${w - inset} ${round(inset + r)}`,
      `V${round(h - inset - r)}A${round(r)} ${round(r)} 0 0 0 ${round(w - inset - r)} ${h - inset}`,
      `H${round(inset + r)}A${round(r)} ${round(r)} 0 0 0 ${inset} ${round(h - inset - r)}`,
      `V${round(inset + r)}A${round(r)} ${round(r)} 0 0 0 ${round(inset + r)} ${inset}Z`,
    ].join('');
  const r = 22 * u;
  const gap = Math.max(5 * u, 3);
  const fan = (y: number, way: 1 | -1) => svg`
    <path
      class="second"
      stroke-width="1.2"
      d=${[-2, -1, 0, 1, 2].map((i) => path`M${w / 2 + i * 3 * u} ${y} l${i * 5 * u} ${way * (12 - Math.abs(i) * 2.2) * u}`).join(' ')}
    />
  `;
  return {
    drawing: svg`
      <path class="panel" d=${outline(2, r)} />
      <path class="main" stroke-width=${round(1 + 0.8 * u)} d=${outline(2, r)} />
      <path class="quiet" d=${outline(2 + gap, r)} />
      ${inCorners(box, svg`<circle class="second-fill" cx=${2 + r * 0.36} cy=${2 + r * 0.36} r=${round(3.2 * u)} /><circle class="quiet" cx=${2 + r * 0.36} cy=${2 + r * 0.36} r=${round(6.4 * u)} />`)}
      ${fan(2 + gap, 1)} ${fan(h - 2 - gap, -1)}
    `,
  };
};
