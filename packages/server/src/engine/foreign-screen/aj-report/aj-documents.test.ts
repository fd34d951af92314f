import { describe, expect, it } from 'vitest';
import type { Converted } from '../convert-screen.ts';
import { converted } from '../convert-screen.testing.ts';

/** A screen with some widgets of theirs. */
function aj(widgets: readonly object[]): Converted {
  return converted({ dashboard: { widgets } });
}

describe('a document that AJ-Report has saved', () => {
  it('leaves out what the whole screen wrote into every widget without a word', () => {
    const canvas = { title: '大厅', width: 1920, height: 1080, backgroundImage: '', backgroundColor: '#000' };
    const { notes } = aj([
      { type: 'widget-text', value: { setup: { ...canvas, backgroundImage: 'a.png', text: 'x' } } },
    ]);
    expect(notes).toEqual([]);
  });

  it('takes no title from the widget that a chart was copied of', () => {
    const setup = { titleText: '', text: '文本框', isNoTitle: true };
    expect(aj([{ type: 'widget-barchart', value: { setup } }]).document.widgets?.[0]?.setup).toEqual({
      isShowTitle: true,
    });
    expect(aj([{ type: 'widget-text', value: { setup } }]).document.widgets?.[0]?.setup).toMatchObject({
      text: '文本框',
    });
  });

  it('keeps the parts of a gauge, the thickness of rings, and the colours of maps and calendar', () => {
    const one = (type: string, setup: object) => {
      const { document, notes } = aj([{ type, value: { setup, position: { width: 400, height: 300 } } }]);
      return { setup: document.widgets?.[0]?.setup, lost: notes.filter(({ text }) => text.en.includes('left out')) };
    };
    const gauge = { maxValue: 200, pieWeight: 20, color30p0: '#111', color30p10: '#222', color100p10: '#333' };
    expect(one('widget-gauge', gauge)).toMatchObject({
      setup: {
        ringWidth: 20,
        stages: [
          { limit: 60, color: '#222' },
          { limit: 200, color: '#333' },
        ],
      },
      lost: [],
    });
    expect(one('widgetPiePercentageChart', { innerNumber: 65, outerNumber: 80 })).toMatchObject({
      setup: { ringWidth: 23, isRounded: false, isShowName: false },
      lost: [],
    });
    expect(
      one('widgetChinaMap', { num0PreColor: '#001', num100PreColor: '#fff', font0PreColor: '#123' }),
    ).toMatchObject({
      setup: { rangeColors: ['#001', '#fff'], areaColor: '#123' },
      lost: [],
    });
    const cells = {
      headerBackground: '#0a73ff',
      dayBackground: '#003b51',
      selectedTextColor: '#000',
      borderColor: '#ddd',
    };
    expect(one('widget-calendar', { ...cells, isButton: false })).toMatchObject({
      setup: { ...cells, hasNavigation: false, weekStart: 'sunday' },
      lost: [],
    });
    const ring = one('widgetDecoratePieChart', { lastRing0Color: '#4FADFD', lastRing100Color: '#28E8FA' });
    expect(ring.setup).toMatchObject({ mainColor: '#4FADFD', secondColor: '#28E8FA', showValue: false });
  });

  it('keeps an empty text empty', () => {
    for (const type of ['widget-text', 'widget-marquee', 'widget-href'])
      expect(aj([{ type, value: { setup: { text: '' } } }]).document.widgets?.[0]?.setup, type).toEqual({ text: '' });
  });

  it('reads categories with lines of numbers, as a text or not, beside and above each other', () => {
    const given = {
      categories: ['苹果', '三星'],
      series: [
        { name: '产量', type: 'bar', data: [3, null] },
        { name: '产量', type: 'line', data: [{ value: 5 }, 7] },
      ],
    };
    const dataOf = (type: string, staticData: unknown) =>
      aj([{ type, value: { setup: {}, data: { dataType: 'staticData', staticData } } }]).document.widgets?.[0]?.data;
    expect(dataOf('widget-barlinechart', JSON.stringify(given))).toMatchObject({
      staticData: [
        { axis: '苹果', 产量: 3, '产量 2': 5 },
        { axis: '三星', 产量: null, '产量 2': 7 },
      ],
      mapping: [
        { role: 'xAxis', field: 'axis' },
        { role: 'bar', field: '产量' },
        { role: 'line', field: '产量 2' },
      ],
    });
    const lines = { xAxis: ['一'], series: [{ name: 'a', data: [1] }] };
    expect(dataOf('widget-linechart', lines)).toMatchObject({
      staticData: [{ axis: '一', a: 1 }],
      mapping: [
        { role: 'xAxis', field: 'axis' },
        { role: 'line', field: 'a' },
      ],
    });
    expect(dataOf('widget-piechart', lines)).toMatchObject({
      mapping: [
        { role: 'name', field: 'axis' },
        { role: 'value', field: 'a' },
      ],
    });
    expect(dataOf('widgetBarStackChart', lines)).toMatchObject({
      staticData: [{ axis: '一', name: 'a', data: 1 }],
      mapping: [
        { role: 'xAxis', field: 'axis' },
        { role: 'series', field: 'name' },
        { role: 'bar', field: 'data' },
      ],
    });
  });
});
