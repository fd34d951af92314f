import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { styles } from '../styles.ts';
import { textWidth } from '../text-width.ts';
import { toFigureBox, type Figure, type FigureBox, type FigureCaption, type LitEdge } from './figure.ts';

/** What the fields of a figure say about its look; empty colours are those of the theme. */
export interface FigureLook {
  readonly mainColor: string;
  readonly secondColor: string;
  readonly caption: string;
  readonly captionSize: number;
  readonly captionColor: string;
  readonly isAnimated: boolean;
}

/**
 * Classes of a figure's nodes: stroke `main`, `second`, `quiet`; fill `main-fill`, `second-fill`, `panel`;
 * stops `main-stop`, `second-stop`. Only transform and opacity move: the compositor draws them without the page.
 */
export const figureStyles = css`
  .figure,
  .figure > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: hidden;
  }
  .figure[data-still] * {
    animation: none !important;
  }
  .figure > svg[data-fades] {
    mask-image: linear-gradient(90deg, transparent, #000 22%, #000 78%, transparent);
  }
  .main,
  .second,
  .quiet {
    fill: none;
  }
  .main {
    stroke: var(--main);
  }
  .second {
    stroke: var(--second);
  }
  .quiet {
    stroke: var(--main);
    stroke-opacity: 0.34;
  }
  .main-fill {
    fill: var(--main);
  }
  .second-fill {
    fill: var(--second);
  }
  .panel {
    fill: var(--panel, var(--aj-panel));
  }
  .main-stop {
    stop-color: var(--main);
  }
  .second-stop {
    stop-color: var(--second);
  }
  .glow {
    filter: drop-shadow(0 0 4px var(--main));
  }
  .caption {
    position: absolute;
    display: flex;
    align-items: center;
    overflow: hidden;
    font-weight: 600;
    letter-spacing: 0.08em;
    white-space: nowrap;
  }
  .caption[data-align='center'] {
    justify-content: center;
  }
  .caption span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .edge {
    position: absolute;
    height: 2px;
    overflow: hidden;
    transform-origin: 0 50%;
  }
  .edge[data-direction='down'] {
    transform: rotate(90deg);
  }
  .edge[data-direction='left'] {
    transform: rotate(180deg);
  }
  .edge[data-direction='up'] {
    transform: rotate(-90deg);
  }
  .edge i {
    display: block;
    width: 100%;
    height: 100%;
    background: linear-gradient(90deg, transparent 40%, var(--main) 82%, var(--second) 100%);
    transform: translateX(-100%);
    animation: aj-edge 6s linear infinite;
  }
  @keyframes aj-edge {
    25% {
      transform: translateX(0);
    }
    50%,
    100% {
      transform: translateX(100%);
    }
  }
  .blink {
    animation: aj-blink 2.4s ease-in-out infinite alternate;
  }
  @keyframes aj-blink {
    from {
      opacity: 0.25;
    }
  }
  .late,
  .phase-3 {
    animation-delay: -1.2s;
  }
  .phase-1 {
    animation-delay: -0.4s;
  }
  .phase-2 {
    animation-delay: -0.8s;
  }
  .phase-4 {
    animation-delay: -1.6s;
  }
  .phase-5 {
    animation-delay: -2s;
  }
  .turn {
    transform-box: view-box;
    transform-origin: center;
    animation: aj-turn 24s linear infinite;
  }
  .turn.back {
    animation-duration: 16s;
    animation-direction: reverse;
  }
  .turn.fast {
    animation-duration: 5s;
  }
  @keyframes aj-turn {
    to {
      transform: rotate(1turn);
    }
  }
  .march {
    animation: aj-march 3s linear infinite;
  }
  .march.slow {
    animation-duration: 9s;
  }
  .glide {
    animation: aj-march 7s ease-in-out infinite alternate;
  }
  @keyframes aj-march {
    to {
      transform: translateX(var(--step));
    }
  }
  .swing {
    transform-box: fill-box;
    transform-origin: 50% 100%;
    animation: aj-swing 1.5s ease-in-out infinite alternate;
  }
  @keyframes aj-swing {
    from {
      transform: scaleY(0.35);
    }
  }
`;

/** Seconds of one round of the lights on the edges. */
const ROUND_S = 6;
const EDGE_PX = 2;
const SMALLEST_CAPTION_PX = 7;
/** What letter spacing adds to the width of a caption. */
const SPACED = 1.12;

/** Box of a figure for these words. */
export function boxFor(width: number, height: number, { caption, captionSize }: FigureLook): FigureBox {
  return toFigureBox(width, height, textWidth(caption, captionSize) * SPACED);
}

function renderEdge({ x, y, length, direction, turn }: LitEdge): TemplateResult {
  const place = { left: `${x}px`, top: `${y - EDGE_PX / 2}px`, width: `${length}px` };
  return html`<div class="edge" data-direction=${direction} ${styles(place)}>
    <i ${styles({ 'animation-delay': `${(turn * ROUND_S) / 4}s` })}></i>
  </div>`;
}

/** px of the caption's words: as set, unless its plate is too low or too short for them. */
function captionSize(
  { width, height }: FigureCaption,
  { captionWidth }: FigureBox,
  { captionSize }: FigureLook,
): number {
  const share = captionWidth > width ? width / captionWidth : 1;
  return Math.max(SMALLEST_CAPTION_PX, Math.min(captionSize * share, height * 0.72));
}

function renderCaption(caption: FigureCaption, box: FigureBox, look: FigureLook): unknown {
  if (look.caption === '') return nothing;
  const { x, y, width, height, align } = caption;
  const place = { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
  const size = { 'font-size': `${captionSize(caption, box, look)}px` };
  return html`<div
    class="caption"
    data-align=${align}
    ${styles({ ...place, ...size, color: look.captionColor || 'var(--aj-title)' })}
  >
    <span>${look.caption}</span>
  </div>`;
}

/** The figure as nodes; `panel` is the colour of the surface inside, empty = the theme's. */
export function renderFigure(figure: Figure, box: FigureBox, look: FigureLook, panel = ''): TemplateResult {
  const colours = {
    '--main': look.mainColor || 'var(--aj-accent)',
    '--second': look.secondColor || 'var(--aj-palette-2)',
    '--panel': panel,
  };
  return html`<div class="figure" ?data-still=${!look.isAnimated} ${styles(colours)}>
    <svg ?data-fades=${figure.fadesSides} viewBox="0 0 ${box.width} ${box.height}" aria-hidden="true">
      ${figure.drawing}
    </svg>
    ${(look.isAnimated && figure.edges?.map(renderEdge)) || nothing}
    ${figure.caption ? renderCaption(figure.caption, box, look) : nothing}
  </div>`;
}

/** The same drawing in all four corners; drawn for the upper left one. */
export function inCorners({ width, height }: FigureBox, drawing: TemplateResult): TemplateResult {
  return svg`
    <g>${drawing}</g>
    <g transform="translate(${width} 0) scale(-1 1)">${drawing}</g>
    <g transform="translate(0 ${height}) scale(1 -1)">${drawing}</g>
    <g transform="translate(${width} ${height}) scale(-1 -1)">${drawing}</g>
  `;
}

/** The same drawing on the left and mirrored on the right. */
export function onBothSides({ width }: FigureBox, drawing: TemplateResult): TemplateResult {
  return svg`<g>${drawing}</g><g transform="translate(${width} 0) scale(-1 1)">${drawing}</g>`;
}

/** The drawing, and the same turned by half: corner to opposite corner. */
export function onOppositeSides({ width, height }: FigureBox, drawing: TemplateResult): TemplateResult {
  return svg`<g>${drawing}</g><g transform="rotate(180 ${width / 2} ${height / 2})">${drawing}</g>`;
}
