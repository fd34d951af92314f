import { expect, it } from 'vitest';
import { boxesOf, layOut, type Line } from './layout.ts';
import type { Question, QuestionKind } from './question.ts';
import { niceStep } from './row-questions.ts';

const ROOM = { left: 24, top: 100, width: 1872, height: 956 };

function question(kind: QuestionKind, ...about: string[]): Question {
  const set = { key: `${kind} ${about.join(' ')}`, name: kind, query: { sourceCode: 'source', setType: 'calc' } };
  return { kind, title: kind, set, type: 'bar-chart', mapping: [], setup: {}, about };
}

it('boxes share a room to the last px, with gaps between them', () => {
  const boxes = boxesOf(ROOM, [1, 1.5, 0.7], 'across');
  expect(boxes[0]?.left).toBe(24);
  expect(boxes.at(-1)!.left + boxes.at(-1)!.width).toBe(24 + 1872);
  expect(boxes.slice(1).map(({ left }, at) => left - boxes[at]!.left - boxes[at]!.width)).toEqual([16, 16]);
});

const ROWS: Line = {
  weight: 1,
  parts: [
    {
      weight: 1,
      parts: [
        { weight: 1, wants: ['share', 'trend'] },
        { weight: 1, wants: ['map', 'trend'], isFirst: true },
      ],
    },
    { weight: 1, parts: [{ weight: 1, wants: ['rows'] }] },
  ],
};

it('what catches the eye chooses first, and cells without a question leave their room to others', () => {
  const placed = layOut(ROWS, [question('trend', 'time', 'amount')], ROOM);
  expect(placed.map(({ question: { kind }, box }) => [kind, box])).toEqual([['trend', ROOM]]);
});

it('asks nothing twice of the same columns, and what was not spoken of yet first', () => {
  const questions = [
    question('map', 'province', 'amount'),
    question('share', 'province', 'amount'),
    question('trend', 'time', 'amount'),
  ];
  const placed = layOut(ROWS, questions, ROOM);
  expect(placed.map(({ question: { kind } }) => kind)).toEqual(['trend', 'map']);
});

it.each([
  [100, 12, 10],
  [880, 12, 100],
  [0.34, 12, 0.05],
  [4_700_000, 12, 500_000],
])('a range of %s in about %s bins has steps of %s', (range, bins, step) => {
  expect(niceStep(range, bins)).toBeCloseTo(step, 10);
});
