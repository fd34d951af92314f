import { normalizeScreen, SCREEN_TARGET, type WidgetNode } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { linkGraph } from './link-graph.ts';

const widget = (id: string, ...targets: string[]): WidgetNode => ({
  id,
  type: 'bar-chart',
  linkage: targets.map((targetId) => ({
    originId: id,
    targetId,
    paramsConfig: [{ originKey: 'name', targetKey: 'city' }],
  })),
});

describe('the graph of links', () => {
  it('has an arrow for each link between widgets that are there', () => {
    const { widgets } = normalizeScreen({
      reportCode: 't',
      widgets: [widget('a', 'b', 'gone', 'a', SCREEN_TARGET), widget('b')],
    });
    expect(linkGraph({ widgets }).map(({ originId, targetId }) => [originId, targetId])).toEqual([
      ['a', 'b'],
      ['a', SCREEN_TARGET],
    ]);
    expect(linkGraph({ widgets })[0]!.pairs).toEqual(['name → city']);
  });

  it('marks the arrows of a circle, and only those', () => {
    const { widgets } = normalizeScreen({
      reportCode: 't',
      widgets: [widget('a', 'b'), widget('b', 'c'), widget('c', 'b', 'd'), widget('d')],
    });
    const marked = linkGraph({ widgets }).filter(({ isInCircle }) => isInCircle);
    expect(marked.map(({ originId, targetId }) => `${originId}${targetId}`)).toEqual(['bc', 'cb']);
  });
});
