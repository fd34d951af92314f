import { normalizeScreen } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { findOnPages, findWidgets } from './find-widgets.ts';

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

describe('what is looked for on a screen of several pages', () => {
  const pages = [{ id: 'p' }, { id: 'q', title: '仓库' }];
  const screen = normalizeScreen({
    reportCode: 'r',
    dashboard: { pages },
    widgets: [
      { id: 'a', type: 'text', layerName: '标题', page: 'p' },
      { id: 'b', type: 'text', layerName: '标题', page: 'q' },
      { id: 'c', type: 'text', layerName: '标题' },
      { id: 'd', type: 'text', layerName: '页脚', page: 'q' },
    ],
  });
  const on = (open: string) => findOnPages(screen, open, '标题', 'zh').map(({ widget, page }) => [widget.id, page]);

  it('is found on every page and named with it, first on the one that is worked on', () => {
    expect(on('p')).toEqual([
      ['c', '第 1 页'],
      ['a', '第 1 页'],
      ['b', '仓库'],
    ]);
    expect(on('q').map(([id]) => id)).toEqual(['b', 'c', 'a']);
  });

  it('names no page where there is one', () => {
    const single = { ...screen, dashboard: { ...screen.dashboard, pages: [] } };
    expect(findOnPages(single, '', '页脚', 'en').map(({ widget, page }) => [widget.id, page])).toEqual([['d', '']]);
  });
});
