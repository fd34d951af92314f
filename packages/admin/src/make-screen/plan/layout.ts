import type { Question, QuestionKind } from './question.ts';

/** px of the document */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Room for one question: kinds that suit it, the best first. */
export interface Cell {
  readonly wants: readonly QuestionKind[];
  /** Share of the room beside its neighbours. */
  readonly weight: number;
  /** It chooses before the others: what catches the eye. */
  readonly isFirst?: boolean;
}

/** Cells beside or above each other. */
export interface Line {
  readonly weight: number;
  readonly parts: readonly (Cell | Line)[];
}

export interface Placed {
  readonly question: Question;
  readonly box: Box;
}

/** px between cells */
const GAP = 16;

/** Gives every cell the best question that is left; cells and lines that get none leave their room to their neighbours. */
export function layOut(rows: Line, questions: readonly Question[], room: Box): Placed[] {
  const chosen = choose(rows, questions);
  const placed: Placed[] = [];
  fill(rows, room, 'down', chosen, placed);
  return placed;
}

function cellsOf(line: Line): Cell[] {
  return line.parts.flatMap((part) => ('wants' in part ? [part] : cellsOf(part)));
}

/** Most widgets of a kind on one screen; of kinds that say less there is one. */
const SAME_KIND_MAX = 2;
const ONCE: readonly QuestionKind[] = ['spread', 'scatter', 'words', 'matrix', 'tree', 'rows', 'map'];

/** Whether one question says what another does already. */
function isRepeated(one: Question, other: Question): boolean {
  const isSameSet = one.set.key === other.set.key && one.type === other.type;
  const isAlike = one.about[0] !== 'time' && one.about.join('\n') === other.about.join('\n');
  return one === other || isSameSet || isAlike;
}

function choose(rows: Line, questions: readonly Question[]): ReadonlyMap<Cell, Question> {
  const chosen = new Map<Cell, Question>();
  const isFree = (question: Question) => {
    const taken = [...chosen.values()];
    const most = ONCE.includes(question.kind) ? 1 : SAME_KIND_MAX;
    const isRoom = taken.filter(({ kind }) => kind === question.kind).length < most;
    return isRoom && !taken.some((one) => isRepeated(one, question));
  };
  const timesAbout = ({ about }: Question) =>
    [...chosen.values()].filter((one) => one.about[0] === about[0] && about[0] !== 'time').length;
  const cells = cellsOf(rows);
  for (const cell of [...cells.filter(({ isFirst }) => isFirst), ...cells.filter(({ isFirst }) => !isFirst)]) {
    const fitting = cell.wants.flatMap((kind) => questions.filter((one) => one.kind === kind && isFree(one)));
    // What was not spoken of yet comes before what was, in the order of the wishes of the cell.
    const best = fitting.toSorted((a, b) => timesAbout(a) - timesAbout(b))[0];
    if (best) chosen.set(cell, best);
  }
  return chosen;
}

function isFilled(part: Cell | Line, chosen: ReadonlyMap<Cell, Question>): boolean {
  return 'wants' in part ? chosen.has(part) : part.parts.some((one) => isFilled(one, chosen));
}

function fill(
  { parts }: Line,
  room: Box,
  direction: 'down' | 'across',
  chosen: ReadonlyMap<Cell, Question>,
  placed: Placed[],
): void {
  const filled = parts.filter((part) => isFilled(part, chosen));
  const weights = filled.map(({ weight }) => weight);
  boxesOf(room, weights, direction).forEach((box, at) => {
    const part = filled[at]!;
    if ('wants' in part) placed.push({ question: chosen.get(part)!, box });
    else fill(part, box, direction === 'down' ? 'across' : 'down', chosen, placed);
  });
}

/** Boxes side by side that share the room by their weights, in whole px. */
export function boxesOf(room: Box, weights: readonly number[], direction: 'down' | 'across'): Box[] {
  const length = direction === 'down' ? room.height : room.width;
  const free = length - GAP * (weights.length - 1);
  const total = weights.reduce((sum, one) => sum + one, 0);
  let before = 0;
  return weights.map((weight, at) => {
    const from = Math.round((free * before) / total) + GAP * at;
    before += weight;
    const to = Math.round((free * before) / total) + GAP * at;
    return direction === 'down'
      ? { ...room, top: room.top + from, height: to - from }
      : { ...room, left: room.left + from, width: to - from };
  });
}
