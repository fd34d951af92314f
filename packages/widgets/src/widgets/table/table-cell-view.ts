import { isNumericType, type Cell, type Language } from '@aj-report/contract';
import { html, nothing, svg } from 'lit';
import { contrastOf, inkOn } from '../../kit/theme/colour.ts';
import { toSparkline } from '../../kit/figure/sparkline.ts';
import { styles } from '../../kit/template/styles.ts';
import type { Theme } from '../../kit/theme/theme.ts';
import { toDirection, toTrendColour } from '../../kit/theme/trend-colour.ts';
import { toNumber } from '../../shapes/numbers.ts';
import {
  toBarSpan,
  toCellLink,
  toCellPicture,
  toCourse,
  toHeat,
  writeCell,
  type BarSpan,
  type TagOrder,
} from './table-cells.ts';
import type { TableColumn } from './table-columns.ts';
import type { Display } from './table-columns.fields.ts';

/** What cells need to know beside their column. */
export interface CellContext {
  readonly language: Language;
  readonly theme: Theme;
  /** Address against which relative ones are resolved. */
  readonly base: string;
  readonly tags: TagOrder;
  /** Texts of a row of the data by column name, for addresses. */
  rowTexts(row: number): Readonly<Record<string, string>>;
}

type CellRenderer = (column: TableColumn, cell: Cell, row: number, context: CellContext) => unknown;

const LINE_BOX = { width: 100, height: 24, inset: 3 };
const ARROWS = { up: '▲', down: '▼', flat: '–' } as const;

function renderText(text: string): unknown {
  return html`<span class="text">${text}</span>`;
}

function spanStyles({ from, to }: BarSpan): Readonly<Record<string, string>> {
  return { left: `${from * 100}%`, width: `${(to - from) * 100}%` };
}

const renderPlain: CellRenderer = (column, cell, _, { language }) => renderText(writeCell(column, cell, language));

const renderBar: CellRenderer = (column, cell, row, context) => {
  const span = toBarSpan(column, cell);
  const isNegative = (toNumber(cell) ?? 0) < 0;
  return html`${
    span ? html`<i class="databar" ?data-negative=${isNegative} ${styles(spanStyles(span))}></i>` : nothing
  }${renderPlain(column, cell, row, context)}`;
};

const renderProgress: CellRenderer = (column, cell, row, context) => {
  const span = toBarSpan(column, cell);
  const isNegative = (toNumber(cell) ?? 0) < 0;
  return html`<span class="track" aria-hidden="true"
      >${span ? html`<i ?data-negative=${isNegative} ${styles(spanStyles(span))}></i>` : nothing}</span
    >${renderPlain(column, cell, row, context)}`;
};

const renderHeat: CellRenderer = (column, cell, row, context) => {
  const heat = toHeat(column, cell);
  const strength = heat === undefined ? '' : `${Math.round(8 + heat * 62)}%`;
  return html`<i class="heat" ${styles({ '--heat': strength })}></i>${renderPlain(column, cell, row, context)}`;
};

const renderArrow: CellRenderer = (column, cell, _, { language, theme }) => {
  const value = toNumber(cell);
  const text = writeCell(column, cell, language);
  if (value === null) return renderText(text);
  const direction = toDirection(value);
  const color = toTrendColour(column.trendColours, direction, theme, language);
  return html`<span class="text" ${styles({ color })}
    ><i class="arrow" aria-hidden="true">${ARROWS[direction]}</i>${text}</span
  >`;
};

const renderTag: CellRenderer = (column, cell, _, { language, theme, tags }) => {
  const text = writeCell(column, cell, language);
  if (text === '') return renderText('');
  const paint = theme.palette[tags.placeOf(column, cell) % theme.palette.length] ?? '';
  return html`<span class="text"><span class="tag" ${styles({ '--tag': paint })}>${text}</span></span>`;
};

const renderDot: CellRenderer = (column, cell, _, { language, theme, tags }) => {
  const text = writeCell(column, cell, language);
  if (text === '') return renderText('');
  const paint = theme.palette[tags.placeOf(column, cell) % theme.palette.length] ?? '';
  return html`<span class="text"><i class="dot" ${styles({ '--tag': paint })}></i>${text}</span>`;
};

const renderSparkline: CellRenderer = (column, cell, row, context) => {
  const course = toCourse(cell);
  const { line, area } = toSparkline(course, LINE_BOX);
  if (line === '') return renderPlain(column, cell, row, context);
  const first = course.find((value) => value !== null);
  const last = course.findLast((value) => value !== null);
  const label = `${writeEnd(first, context)} → ${writeEnd(last, context)}`;
  return html`<svg
    class="sparkline"
    role="img"
    aria-label=${label}
    viewBox="0 0 ${LINE_BOX.width} ${LINE_BOX.height}"
    preserveAspectRatio="none"
  >
    ${svg`<path class="area" d=${area}></path><path class="stroke" d=${line}></path>`}
  </svg>`;
};

function writeEnd(value: number | null | undefined, { language }: CellContext): string {
  return value === null || value === undefined ? '' : value.toLocaleString(language === 'zh' ? 'zh-CN' : 'en-US');
}

const renderPicture: CellRenderer = (column, cell, row, context) => {
  const source = toCellPicture(cell, context.base);
  if (!source) return renderPlain(column, cell, row, context);
  return html`<img class="picture" src=${source} alt=${column.heading} loading="lazy" decoding="async" />`;
};

const renderLink: CellRenderer = (column, cell, row, context) => {
  const href = toCellLink(column, cell, context.rowTexts(row), context.base);
  const text = writeCell(column, cell, context.language);
  if (href === undefined) return renderText(text);
  return html`<span class="text"
    ><a href=${href} target="_blank" rel="noopener noreferrer" tabindex="-1">${text}</a></span
  >`;
};

const RENDERERS: Readonly<Record<Display, CellRenderer>> = {
  text: renderPlain,
  bar: renderBar,
  progress: renderProgress,
  heat: renderHeat,
  arrow: renderArrow,
  tag: renderTag,
  dot: renderDot,
  sparkline: renderSparkline,
  picture: renderPicture,
  link: renderLink,
};

/** What stands in a cell. */
export function renderContent(column: TableColumn, cell: Cell, row: number, context: CellContext): unknown {
  return RENDERERS[column.display](column, cell, row, context);
}

const ICONS = {
  up: svg`<path d="M10 4 17 15H3Z" />`,
  down: svg`<path d="M10 16 3 5h14Z" />`,
  dot: svg`<circle cx="10" cy="10" r="5" />`,
  check: svg`<path d="M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-1.2 11.4L5.6 10.200l1.3-1.3 1.900 1.900 4.300-4.300 1.300 1.300Z" />`,
  warning: svg`<path d="M10 2.500 18.500 17.500H1.500ZM9.100 8v4.500h1.800V8Zm0 5.800v1.800h1.800v-1.800Z" fill-rule="evenodd" />`,
};

/** The sign that a rule puts before a cell. */
export function renderIcon(name: string): unknown {
  if (!Object.hasOwn(ICONS, name)) return nothing;
  return html`<svg class="icon" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
    ${ICONS[name as keyof typeof ICONS]}
  </svg>`;
}

/** Contrast that large or bold text needs at least. */
const LEGIBLE = 3;

/**
 * Ink of a cell by its rules. A rule's own colour stands on the background of the same rule; on that of another one, and
 * where there is none, the ink can be read on it.
 */
export function inkOf(color: string | undefined, background: string, rowBackground = ''): string {
  const isHex = (one: string) => /^#[\da-f]{6}$/i.test(one);
  if (color && (background !== '' || !isHex(rowBackground) || contrastOf(color, rowBackground) >= LEGIBLE))
    return color;
  const ground = background || rowBackground;
  return isHex(ground) ? inkOn(ground) : (color ?? '');
}

/** Whether a column's figures stand in tabular digits. */
export function isFigure({ type, display }: TableColumn): boolean {
  return isNumericType(type) && display !== 'tag';
}
