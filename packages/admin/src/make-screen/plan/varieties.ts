import type { Text } from '@aj-report/contract';
import { boxesOf, type Box, type Cell, type Line } from './layout.ts';
import type { QuestionKind } from './question.ts';
import type { Look } from './widgets.ts';

/** One way to look at a table. */
export interface Variety {
  readonly id: 'wall' | 'compare' | 'office' | 'focus' | 'columns' | 'ledger' | 'phone';
  readonly label: Text;
  readonly summary: Text;
  readonly look: Look;
  /** px of the screen, and of its head and margin; absent = a wall of 1920 × 1080. */
  readonly size?: { readonly width: number; readonly height: number; readonly head: number; readonly margin: number };
  readonly hasFilter: boolean;
  readonly filterBox: Box;
  readonly filterAlign: 'left' | 'right';
  readonly rows: Line;
  /** Where key figures stand, and what is left. */
  placeFigures(room: Box, count: number, height: number): { readonly figureBoxes: readonly Box[]; readonly rest: Box };
}

const cell = (weight: number, ...wants: QuestionKind[]): Cell => ({ weight, wants });
const first = (weight: number, ...wants: QuestionKind[]): Cell => ({ weight, wants, isFirst: true });
const line = (weight: number, ...parts: (Cell | Line)[]): Line => ({ weight, parts });
/** px between key figures and what is beside or below them */
const GAP = 16;

function figuresAbove(room: Box, count: number, height: number) {
  if (count === 0) return { figureBoxes: [], rest: room };
  const figureBoxes = boxesOf(
    { ...room, height },
    Array.from({ length: count }, () => 1),
    'across',
  );
  const taken = height + GAP;
  return { figureBoxes, rest: { ...room, top: room.top + taken, height: room.height - taken } };
}

function figuresBeside(room: Box, count: number, height: number) {
  // A single figure would be as high as the screen.
  if (count < 3) return figuresAbove(room, count, height);
  const width = 316;
  const figureBoxes = boxesOf(
    { ...room, width },
    Array.from({ length: count }, () => 1),
    'down',
  );
  const taken = width + GAP;
  return { figureBoxes, rest: { ...room, left: room.left + taken, width: room.width - taken } };
}

function figuresBelow(room: Box, count: number, height: number) {
  const { figureBoxes, rest } = figuresAbove(room, count, height);
  const top = room.top + rest.height + GAP;
  return { figureBoxes: figureBoxes.map((box) => ({ ...box, top })), rest: { ...rest, top: room.top } };
}

function figuresRight(room: Box, count: number, height: number) {
  const { figureBoxes, rest } = figuresBeside(room, count, height);
  if (rest.width === room.width) return { figureBoxes, rest };
  const left = room.left + rest.width + GAP;
  return { figureBoxes: figureBoxes.map((box) => ({ ...box, left })), rest: { ...rest, left: room.left } };
}

/** px of a figure on a phone */
const PHONE_FIGURE = 104;

/** Two in a row, the last one alone where they are odd. */
function figuresInPairs(room: Box, count: number) {
  const lines = Math.ceil(count / 2);
  const figureBoxes = Array.from({ length: lines }, (_, at) => {
    const box = { ...room, top: room.top + at * (PHONE_FIGURE + GAP), height: PHONE_FIGURE };
    return boxesOf(box, at * 2 + 1 < count ? [1, 1] : [1], 'across');
  }).flat();
  const taken = lines * (PHONE_FIGURE + GAP);
  return { figureBoxes, rest: { ...room, top: room.top + taken, height: room.height - taken } };
}

export const VARIETIES: readonly Variety[] = [
  {
    id: 'wall',
    label: { zh: '指挥大屏', en: 'Command wall' },
    summary: { zh: '深色；指标在上，趋势和地图居中', en: 'Dark; key figures above, course or map in the middle' },
    look: {
      theme: 'deep-blue',
      frame: 'corners',
      title: { kind: 'bar', showtype: 'feathers', left: 440, width: 1040 },
      hasClock: true,
    },
    hasFilter: true,
    filterBox: { left: 24, top: 34, width: 396, height: 40 },
    filterAlign: 'left',
    rows: line(
      1,
      line(
        1,
        line(
          0.9,
          cell(1, 'stages', 'share', 'compare', 'answers', 'rhythm'),
          cell(1, 'ranking', 'answers', 'words', 'compare', 'spread'),
        ),
        line(
          1.5,
          first(1.7, 'map', 'trend', 'split', 'compare', 'spread', 'rows'),
          cell(1, 'rhythm', 'split', 'trend', 'matrix', 'answers', 'compare', 'spread'),
        ),
        line(0.9, cell(1, 'stages', 'compare', 'share', 'answers', 'spread', 'ranking'), cell(1, 'rows', 'ranking')),
      ),
    ),
    placeFigures: figuresAbove,
  },
  {
    id: 'compare',
    label: { zh: '对比排行', en: 'Comparison' },
    summary: { zh: '深色；排行、对比、结构在前', en: 'Dark; rankings, comparisons and make-up first' },
    look: {
      theme: 'aurora',
      frame: 'chamfer',
      title: { kind: 'bar', showtype: 'blade', left: 24, width: 1240 },
      hasClock: true,
    },
    hasFilter: false,
    filterBox: { left: 24, top: 34, width: 396, height: 40 },
    filterAlign: 'left',
    rows: line(
      1,
      line(
        1,
        cell(1, 'ranking', 'words', 'rows'),
        first(1.35, 'compare', 'spread', 'split', 'trend'),
        cell(1, 'stages', 'tree', 'share', 'spread'),
      ),
      line(
        1,
        cell(1.35, 'matrix', 'scatter', 'split', 'answers', 'trend', 'spread'),
        cell(1, 'trend', 'rhythm', 'answers', 'spread', 'compare', 'share'),
        cell(1, 'ranking', 'share', 'words', 'answers'),
      ),
    ),
    placeFigures: figuresBeside,
  },
  {
    id: 'office',
    label: { zh: '办公报表', en: 'Office report' },
    summary: { zh: '浅色；先筛选，再看明细', en: 'Light; filter first, then the rows' },
    look: { theme: 'light', frame: 'editorial', title: { kind: 'text', left: 24, width: 940 }, hasClock: false },
    hasFilter: true,
    filterBox: { left: 980, top: 28, width: 916, height: 44 },
    filterAlign: 'right',
    rows: line(
      1,
      line(
        1,
        first(1.8, 'trend', 'compare', 'split', 'spread', 'ranking'),
        cell(1, 'stages', 'share', 'ranking', 'spread'),
      ),
      line(1.1, first(1.8, 'rows'), cell(1, 'rhythm', 'ranking', 'answers', 'compare', 'words', 'spread')),
    ),
    placeFigures: figuresAbove,
  },
  {
    id: 'focus',
    label: { zh: '一图为主', en: 'One picture' },
    summary: {
      zh: '深色；一张大图，旁边三张小图，指标在下',
      en: 'Dark; one large chart, three beside it, figures below',
    },
    look: { theme: 'graphite', frame: 'editorial', title: { kind: 'text', left: 24, width: 1240 }, hasClock: true },
    hasFilter: false,
    filterBox: { left: 24, top: 34, width: 396, height: 40 },
    filterAlign: 'left',
    rows: line(
      1,
      line(
        1,
        first(2.4, 'trend', 'map', 'split', 'compare', 'spread', 'ranking', 'rows'),
        line(
          1,
          cell(1, 'rhythm', 'share', 'compare', 'answers', 'spread'),
          cell(1, 'ranking', 'share', 'answers', 'compare', 'words'),
          cell(1, 'compare', 'matrix', 'spread', 'stages', 'share', 'rows'),
        ),
      ),
    ),
    placeFigures: figuresBelow,
  },
  {
    id: 'columns',
    label: { zh: '四栏快报', en: 'Four columns' },
    summary: { zh: '深色；四栏并列，指标在右', en: 'Dark; columns side by side, figures on the right' },
    look: {
      theme: 'emerald',
      frame: 'corners',
      title: { kind: 'bar', showtype: 'brackets', left: 440, width: 1040 },
      hasClock: true,
    },
    hasFilter: false,
    filterBox: { left: 24, top: 34, width: 396, height: 40 },
    filterAlign: 'left',
    rows: line(
      1,
      line(
        1,
        line(1, first(1, 'trend', 'split', 'compare'), cell(1.2, 'share', 'stages', 'answers', 'compare')),
        line(1, first(1.2, 'map', 'ranking', 'compare', 'words'), cell(1, 'split', 'trend', 'matrix', 'spread')),
        line(
          1,
          cell(1, 'rhythm', 'spread', 'answers', 'compare'),
          cell(1, 'ranking', 'tree', 'scatter', 'share', 'rows'),
        ),
      ),
    ),
    placeFigures: figuresRight,
  },
  {
    id: 'ledger',
    label: { zh: '明细台账', en: 'Rows first' },
    summary: { zh: '深色；明细占左半，图在右', en: 'Dark; the rows on the left half, charts on the right' },
    look: { theme: 'amber', frame: 'chamfer', title: { kind: 'text', left: 24, width: 940 }, hasClock: false },
    hasFilter: true,
    filterBox: { left: 980, top: 28, width: 916, height: 44 },
    filterAlign: 'right',
    rows: line(
      1,
      line(
        1,
        first(1.1, 'rows', 'ranking', 'compare'),
        line(
          1,
          cell(1, 'trend', 'split', 'compare', 'spread'),
          cell(1, 'ranking', 'share', 'map', 'answers', 'compare', 'spread'),
        ),
      ),
    ),
    placeFigures: figuresAbove,
  },
  {
    id: 'phone',
    label: { zh: '手机', en: 'Phone' },
    summary: {
      zh: '浅色；标题在前，一图一行，向下翻看',
      en: 'Light; begins with its title, one chart below the other',
    },
    size: { width: 480, height: 2480, head: 124, margin: 16 },
    look: {
      theme: 'light',
      frame: 'editorial',
      title: { kind: 'text', left: 16, width: 448, size: 24 },
      hasClock: false,
    },
    hasFilter: true,
    filterBox: { left: 16, top: 76, width: 448, height: 40 },
    filterAlign: 'left',
    rows: line(
      1,
      first(1, 'trend', 'split', 'compare', 'spread'),
      cell(1, 'share', 'compare', 'answers', 'stages'),
      cell(1, 'rhythm', 'compare', 'answers', 'spread'),
      cell(1.1, 'ranking', 'words', 'compare'),
      cell(1, 'map', 'split', 'compare', 'spread'),
      cell(1.1, 'rows', 'ranking'),
    ),
    placeFigures: figuresInPairs,
  },
];
