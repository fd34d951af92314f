import { describe, expect, it } from 'vitest';
import { TestDesigner } from '../test-designer.ts';

const chart = (id: string, left: number) => ({
  id,
  type: 'bar-chart',
  left,
  top: 100,
  width: 300,
  height: 200,
  data: { dataType: 'dynamic' as const, setCode: 'orders', contextData: { name: '' } },
});

describe('an arrow from a widget', () => {
  const start = { target: { kind: 'link' as const } };

  it('links it with the one on which it ends', () => {
    const test = new TestDesigner([chart('a', 100), chart('b', 600)]).click(110, 110).key('Alt+l');
    test.drag([400, 200], [700, 200], start);
    expect(test.widget('a').linkage).toEqual([
      { originId: 'a', targetId: 'b', targetName: '', paramsConfig: [{ originKey: 'name', targetKey: 'name' }] },
    ]);
    test.drag([400, 200], [700, 200], start);
    expect(test.widget('a').linkage).toHaveLength(1);
    expect(test.key('Ctrl+z').widget('a').linkage).toEqual([]);
  });

  it('does nothing when it ends on nothing, or is given up', () => {
    const test = new TestDesigner([chart('a', 100), chart('b', 600)]).click(110, 110);
    test.drag([400, 200], [1500, 900], start);
    test.pointerDown(400, 200, start).pointerMove(700, 200);
    expect(test.designer.live.state.link?.to).toEqual({ x: 700, y: 200 });
    test.key('Escape').pointerUp(700, 200);
    expect(test.widget('a').linkage).toEqual([]);
    expect(test.designer.document.history.past).toHaveLength(0);
  });
});
