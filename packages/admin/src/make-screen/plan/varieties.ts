import type { Text } from '@aj-report/contract';
import { boxesOf, type Box, type Cell, type Line } from './layout.ts';
import type { QuestionKind } from './question.ts';
import type { Look } from './widgets.ts';

/** One way to look at a table. */
export interface Variety {
  readonly id: 'wall' | 'compare' | 'office';
  readonly label: Text;
  readonly summary: Text;
  readonly look: Look;
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
          cell(1, 'stages', 'share', 'compare', 'answers'),
          cell(1, 'ranking', 'answers', 'words', 'compare', 'spread'),
        ),
        line(
          1.5,
          first(1.7, 'map', 'trend', 'split', 'compare', 'spread', 'rows'),
          cell(1, 'split', 'trend', 'matrix', 'answers', 'compare', 'spread'),
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
        cell(1, 'trend', 'answers', 'spread', 'compare', 'share'),
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
      line(1.1, first(1.8, 'rows'), cell(1, 'ranking', 'answers', 'compare', 'words', 'spread')),
    ),
    placeFigures: figuresAbove,
  },
];
