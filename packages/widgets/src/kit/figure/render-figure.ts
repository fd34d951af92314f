import type { RuntimeFields } from '@aj-report/contract';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { shareOf, type BoxSize } from '../box/box-share.ts';
import { frozenDefaults } from '../widget/field-properties.ts';
import { fitFont } from '../widget/fit-props.ts';
import { styles } from '../template/styles.ts';
import { BOLD, textWidth } from '../labels/measure.ts';
import type { FigureLook } from './figure.fields.ts';
import { toFigureBox, type Figure, type FigureBox, type FigureCaption, type LitEdge } from './figure.ts';

/** Seconds after which the light of the next edge sets out. */
const EDGE_DELAY_S = 0.6;
const EDGE_PX = 2;
const SMALLEST_PX = 9;
/** em of the space after each letter of a caption */
const SPACE_EM = 0.08;
/** Shares of a plate's height that words take alone and above a subtitle, and of their size that this has. */
const SHARE = { alone: 0.72, titled: 0.54, subtitle: 0.42 };
/** px of a plate from which on a subtitle can be read */
const WITH_SUBTITLE = 26;

/** The look with larger words in a vast box, where nobody set their size (decision 214). */
export function suitCaption<L extends FigureLook>(
  look: Readonly<L>,
  fields: RuntimeFields,
  size: BoxSize,
): Readonly<L> {
  const share = shareOf(size);
  if (share <= 1 || look.captionSize !== frozenDefaults(fields)['captionSize']) return look;
  return { ...look, captionSize: fitFont(look.captionSize, share) };
}

/** Box of a figure for these words. */
export function boxFor(width: number, height: number, { caption, captionSize }: FigureLook): FigureBox {
  const spaces = caption.length * SPACE_EM * captionSize;
  return toFigureBox(width, height, textWidth(caption, captionSize) * BOLD + spaces);
}

function renderEdge({ x, y, length, direction, turn }: LitEdge): TemplateResult {
  const place = { left: `${x}px`, top: `${y - EDGE_PX / 2}px`, width: `${length}px` };
  return html`<div class="edge" part="light" data-direction=${direction} ${styles(place)}>
    <i ${styles({ 'animation-delay': `${turn * EDGE_DELAY_S}s` })}></i>
  </div>`;
}

/** px of the words and of a subtitle below them; 0 = there is no room for one that could be read */
interface CaptionFace {
  readonly size: number;
  readonly subtitle: number;
}

/** Sizes of the words: as set, unless their plate is too low or too short for them. */
export function toCaptionFace(
  { width, height }: Pick<FigureCaption, 'width' | 'height'>,
  { captionWidth }: Pick<FigureBox, 'captionWidth'>,
  { captionSize, subtitle = '' }: Pick<FigureLook, 'captionSize' | 'subtitle'>,
): CaptionFace {
  const fitting = captionSize * Math.min(width / Math.max(captionWidth, 1), 1);
  const hasSubtitle = subtitle !== '' && height >= WITH_SUBTITLE;
  const size = Math.max(Math.min(fitting, height * (hasSubtitle ? SHARE.titled : SHARE.alone)), SMALLEST_PX);
  return { size, subtitle: hasSubtitle ? Math.max(size * SHARE.subtitle, SMALLEST_PX) : 0 };
}

function renderCaption(caption: FigureCaption, box: FigureBox, look: FigureLook): unknown {
  const { subtitle = '' } = look;
  if (look.caption === '' && subtitle === '') return nothing;
  const { x, y, width, height, align } = caption;
  const place = { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
  const face = toCaptionFace(caption, box, look);
  const color = look.captionColor || 'var(--aj-title)';
  const below = styles({ 'font-size': `${face.subtitle}px` });
  return html`<div
    class="caption"
    part="caption"
    data-align=${align}
    data-fill=${look.captionFill ?? 'plain'}
    ?data-lines=${face.subtitle > 0}
    ${styles({ ...place, 'font-size': `${face.size}px`, color, '--words': color })}
  >
    <span class="words">${look.caption}</span>
    ${face.subtitle === 0 ? nothing : html`<span class="subtitle" part="subtitle" ${below}>${subtitle}</span>`}
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
    <svg part="shape" ?data-fades=${figure.fadesSides} viewBox="0 0 ${box.width} ${box.height}" aria-hidden="true">
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
