import type { WidgetNode } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { describe, expect, it } from 'vitest';
import { AJ_WIDGETS } from './aj-report/aj-widgets.ts';
import { converted } from './convert-screen.testing.ts';
import { GOVIEW_WIDGETS } from './goview/goview-widgets.ts';

/** Words and pictures of a widget that stand for rows. */
const OWN_WORDS = ['text', 'pictures', 'total'];

/** Whether the sample of its kind would be drawn: rows that are absent, and nothing said in their place. */
function showsSample({ type, data, setup = {} }: WidgetNode): boolean {
  const declaration = declarations[type]!;
  if (declaration.shape === 'none' || data?.dataType === 'dynamic' || data?.staticData) return false;
  return type !== 'text' && !OWN_WORDS.some((name) => name in setup);
}

const UNREADABLE = [undefined, null, '', 'x', 7, [], {}, [[]], { dimensions: [], source: [] }, { a: { b: 1 } }, [null]];

describe('what could not be read', () => {
  it.each(Object.keys(GOVIEW_WIDGETS))('is never a sample in %s of GoView', (key) => {
    for (const dataset of UNREADABLE) {
      const component = { id: 'a', key, attr: {}, option: { dataset } };
      const { document } = converted({ editCanvasConfig: {}, componentList: [component] });
      for (const widget of document.widgets ?? []) expect(showsSample(widget), JSON.stringify(dataset)).toBe(false);
    }
  });

  it.each(Object.keys(AJ_WIDGETS))('is never a sample in %s of AJ-Report', (type) => {
    for (const staticData of UNREADABLE) {
      const widget = { type, value: { setup: {}, data: { dataType: 'staticData', staticData }, position: {} } };
      const { document } = converted({ dashboard: { widgets: [widget] } });
      for (const one of document.widgets ?? []) expect(showsSample(one), JSON.stringify(staticData)).toBe(false);
    }
  });

  it('is no zero, and no largest value either', () => {
    const component = (key: string, dataset: unknown) => ({ id: key, key, attr: {}, option: { dataset } });
    const radar = { radarIndicator: [{ name: '速度' }], seriesData: [{ name: '甲', value: ['-'] }] };
    const { document } = converted({
      editCanvasConfig: {},
      componentList: [
        component('Dial', 'n/a'),
        component('Radar', radar),
        component('Heatmap', { seriesData: [[0, 0]] }),
      ],
    });
    const [dial, spokes, heat] = document.widgets ?? [];
    expect(dial?.data?.staticData).toEqual([]);
    expect(spokes).toMatchObject({
      setup: { dynamicAddRadar: [{ name: '速度', key: 'value_1', max: null }] },
      data: { staticData: [{ name: '甲', value_1: null }] },
    });
    expect(heat?.data?.staticData).toEqual([{ x: '', y: '', value: null }]);
  });

  it('is reported, and a map names the regions that it has there: none of ours stand for them', () => {
    const { document, notes } = converted({
      editCanvasConfig: {},
      componentList: ['MapBase', 'MapChina', 'PieCommon'].map((key) => ({ id: key, key, attr: {}, option: {} })),
    });
    expect(document.widgets?.map(({ setup }) => setup?.['map'])).toEqual(['china', 'china', undefined]);
    expect(notes.filter(({ text }) => text.en.startsWith('none of its data'))).toHaveLength(3);
    for (const [code, { type }] of Object.entries(AJ_WIDGETS)) {
      if (type !== 'geo-map') continue;
      const widget = { type: code, value: { setup: {} } };
      expect(converted({ dashboard: { widgets: [widget] } }).document.widgets?.[0]?.setup?.['map'], code).toMatch(/./);
    }
  });

  it('is not the value that a request brought on the day of saving', () => {
    const asking = (key: string, dataset: unknown, more: object) => ({
      id: key,
      key,
      attr: {},
      option: { dataset },
      ...more,
    });
    const request = { requestDataType: 1, requestUrl: '/sales' };
    const { document, notes } = converted({
      editCanvasConfig: {},
      componentList: [
        asking('BarCommon', { dimensions: ['a', 'b'], source: [{ a: '1', b: 120 }] }, { request }),
        asking('TextCommon', '12,345', { request }),
        asking('Number', 12345, { sourceID: 1031 }),
      ],
    });
    expect(document.widgets?.map(({ data }) => data?.staticData)).toEqual([[], [{ text: null }], []]);
    expect(document.widgets?.[1]?.setup).toMatchObject({ text: '' });
    expect(JSON.stringify(document)).not.toContain('12,345');
    expect(notes).toHaveLength(3);
  });
});
