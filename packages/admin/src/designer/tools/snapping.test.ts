import { describe, expect, it } from 'vitest';
import { TestDesigner } from '../test-designer.ts';

const box = (id: string, left: number, top: number, width = 100) => ({
  id,
  type: 'text',
  left,
  top,
  width,
  height: 50,
});

/** Gaps that are labelled while something is dragged. */
function gaps({ designer }: TestDesigner): number[] {
  return designer.live.state.lines.flatMap(({ gap }) => (gap ? Math.round(gap.to - gap.from) : []));
}

describe('equal gaps', () => {
  /** Two boxes with 37 px between them, and a third one far off their edges. */
  const row = (): TestDesigner => new TestDesigner([box('a', 100, 100), box('b', 237, 111), box('c', 900, 713, 90)]);

  it('are met behind and before two neighbours, and labelled', () => {
    const test = row().pointerDown(910, 720).pointerMove(800, 500).pointerMove(387, 125);
    expect(gaps(test)).toEqual([37, 37]);
    // An edge beside that is met as well adds no distance of its own.
    expect(gaps(test.pointerMove(387, 128))).toEqual([37, 37]);
    test.pointerMove(387, 125);
    test.pointerUp(387, 125);
    expect(test.frame('c').slice(0, 2)).toEqual([374, 118]);
  });

  it('are met in the middle between two', () => {
    const test = new TestDesigner([box('a', 100, 100), box('b', 501, 111), box('c', 900, 713, 93)]);
    test.drag([910, 720], [317, 128]);
    // 301 px between the two, 93 of them its own: 104 on either side.
    expect(test.frame('c')[0]).toBe(304);
  });

  it('and edges give way to what is nearer', () => {
    const boxes = [box('a', 100, 100), box('b', 237, 111), box('d', 370, 600), box('c', 900, 713, 90)];
    const dropped = (x: number) => new TestDesigner(boxes).drag([910, 720], [x, 125]).frame('c')[0];
    // An edge is at 370, the equal gap at 374.
    expect(dropped(381)).toBe(370);
    expect(dropped(383)).toBe(374);
  });
});

describe('the grid', () => {
  it('takes what is moved and what is pulled, and lets go with Ctrl or when it is off', () => {
    const test = new TestDesigner([box('a', 103, 211)]).key("Ctrl+'");
    test.drag([110, 220], [161, 283]);
    expect(test.frame('a').slice(0, 2)).toEqual([150, 270]);
    test.pullHandle('se', [250, 320], [263, 339]);
    expect(test.frame('a')).toEqual([150, 270, 110, 70]);
    test.drag([160, 280], [163, 284], { mod: true });
    expect(test.frame('a').slice(0, 2)).toEqual([153, 274]);
    test.key("Ctrl+'").drag([160, 280], [167, 288]);
    expect(test.frame('a').slice(0, 2)).toEqual([160, 282]);
  });
});
