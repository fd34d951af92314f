import { normalizeScreen } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { findWidgets } from './find-widgets.ts';

const { widgets } = normalizeScreen({
  reportCode: 'r',
  widgets: [
    { id: 'a', type: 'text', layerName: '标题', setup: { text: '青禾超市 Overview', color: 'overblue' } },
    { id: 'b', type: 'bar-chart', layerName: '销售', data: { dataType: 'dynamic', setCode: 'retail_sales' } },
    { id: 'c', type: 'text', layerName: '副标题' },
  ],
});

const found = (words: string) => findWidgets(widgets, words).map(({ widget, at }) => `${widget.id} ${at}`.trim());

describe('what is looked for on the canvas', () => {
  it('is found by name and kind in both languages, the topmost first', () => {
    expect(found('标题')).toEqual(['c', 'a']);
    expect(found('柱状')).toEqual(['b']);
    expect(found('Bar ch')).toEqual(['b']);
    expect(found(' ')).toEqual(['c', 'b', 'a']);
  });

  it('is found by a text that it shows and by its data set, and not by a colour', () => {
    expect(found('overview')).toEqual(['a 青禾超市 Overview']);
    expect(found('retail')).toEqual(['b retail_sales']);
    expect(found('overblue')).toEqual([]);
  });
});
