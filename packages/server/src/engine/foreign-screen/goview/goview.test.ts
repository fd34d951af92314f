import { declarations } from '@aj-report/widgets/declarations';
import { describe, expect, it } from 'vitest';
import type { Converted } from '../convert-screen.ts';
import { converted } from '../convert-screen.testing.ts';
import { GOVIEW_WIDGETS } from './goview-widgets.ts';

/** Of charts that stand on axes, some have no legend, no labels or no marks at points. */
const NOT_EVERYWHERE = new Set(['fontPosition', 'isShowTooltip', 'borderRadius', 'reversalYLeft']);

/** A project in the shape in which GoView exports it. */
function goview(componentList: readonly object[]): Converted {
  return converted({
    editCanvasConfig: { projectName: '工厂', width: 1920, height: 1080, background: '#1e1e1f', backgroundImage: null },
    requestGlobalConfig: { requestDataPond: [] },
    componentList,
  });
}

const part = (key: string, option: object, more: object = {}) => ({
  id: `id_${key}`,
  isGroup: false,
  attr: { x: 10, y: 20, w: 300, h: 200, zIndex: -1 },
  styles: { opacity: 1, rotateZ: 15 },
  status: { lock: true, hide: false },
  request: { requestDataType: 0 },
  key,
  chartConfig: { key, title: `标题 ${key}` },
  option,
  ...more,
});

describe('a project of GoView', () => {
  it('is carried over with places, rows and texts', () => {
    const dataset = { dimensions: ['product', 'a', 'b'], source: [{ product: 'Mon', a: 1, b: 2 }] };
    const { document } = goview([
      part('BarCommon', { dataset }),
      part('TextCommon', { dataset: '产量', fontSize: 30, fontColor: '#fff' }),
      part('Radar', {
        dataset: { radarIndicator: [{ name: '速度', max: 10 }], seriesData: [{ name: '甲', value: [5] }] },
      }),
      part('TableScrollBoard', { header: ['列1'], dataset: [['a'], ['b']] }),
      part('Border03', {}),
    ]);
    expect(document.dashboard).toMatchObject({ title: '工厂', backgroundColor: '#1e1e1f' });
    const [chart, text, radar, board, border] = document.widgets ?? [];
    expect(chart).toMatchObject({
      type: 'bar-chart',
      layerName: '标题 BarCommon',
      left: 10,
      top: 20,
      width: 300,
      rotate: 15,
      locked: true,
      data: {
        staticData: dataset.source,
        mapping: [
          { role: 'xAxis', field: 'product' },
          { role: 'bar', field: 'a' },
          { role: 'bar', field: 'b' },
        ],
      },
    });
    expect(text?.setup).toMatchObject({ text: '产量', fontSize: 30, color: '#fff' });
    expect(radar).toMatchObject({
      setup: { dynamicAddRadar: [{ name: '速度', key: 'value_1', max: 10 }] },
      data: { staticData: [{ name: '甲', value_1: 5 }] },
    });
    expect(board?.data?.staticData).toEqual([{ column_1: 'a' }, { column_1: 'b' }]);
    expect(border).toMatchObject({ type: 'border', setup: { showtype: 'runner' } });
    expect(border?.data).toBeUndefined();
  });

  it('measures shares of 1 by 1, and draws lines as lines', () => {
    const dataset = { dimensions: ['month', 'sold', 'rate'], source: [{ month: 'May', sold: 3, rate: 9 }] };
    const { document } = goview([
      part('WaterPolo', { dataset: 0.5 }),
      part('PieCircle', { dataset: 0.25 }),
      part('BarLine', { dataset, series: [{ type: 'bar' }, { type: 'line' }] }),
    ]);
    expect(document.widgets).toMatchObject([
      { type: 'liquid-fill', setup: { target: 1 }, data: { staticData: [{ value: 0.5 }] } },
      { type: 'progress-ring', setup: { target: 1 }, data: { staticData: [{ value: 0.25 }] } },
      {
        type: 'bar-line-chart',
        setup: { oneAxis: true },
        data: {
          mapping: [
            { role: 'xAxis', field: 'month' },
            { role: 'bar', field: 'sold' },
            { role: 'line', field: 'rate' },
          ],
        },
      },
    ]);
  });

  it('reads networks, flows and trees', () => {
    const { document, notes } = goview([
      part('Graph', {
        dataset: {
          nodes: [
            { id: '7', name: '泵站', category: 1 },
            { id: '8', name: '水厂', category: 0 },
            { id: '9', name: '备用井', category: 1 },
          ],
          links: [{ source: '7', target: '8' }],
          categories: [{ name: '厂' }, { name: '站' }],
        },
      }),
      part('Sankey', { dataset: { label: [{ name: '煤' }], links: [{ source: '煤', target: '电', value: 5 }] } }),
      part('TreeMap', { dataset: [{ name: '华东', value: 10, children: [{ name: '上海', value: 4 }] }] }),
    ]);
    expect(notes).toEqual([]);
    expect(document.widgets?.map(({ type, data }) => [type, data?.staticData])).toEqual([
      [
        'graph',
        [
          { source: '泵站', target: '水厂', series: '站', targetSeries: '厂', value: 1 },
          { source: '备用井', target: '', series: '站', targetSeries: '' },
        ],
      ],
      ['sankey', [{ source: '煤', target: '电', value: 5 }]],
      [
        'treemap',
        [
          { id: '1', parent: '', name: '华东', value: 10 },
          { id: '2', parent: '1', name: '上海', value: 4 },
        ],
      ],
    ]);
    expect(document.widgets?.[2]?.data?.mapping).toContainEqual({ role: 'parent', field: 'parent' });
  });

  it('keeps groups, whose members stand within them', () => {
    const group = {
      id: 'g',
      isGroup: true,
      attr: { x: 100, y: 50, w: 400, h: 300 },
      chartConfig: { title: '分组' },
      groupList: [part('Clock', {})],
    };
    const { document } = goview([group]);
    expect(document.groups).toEqual([{ id: 'g', name: '分组' }]);
    expect(document.widgets?.[0]).toMatchObject({ group: 'g', left: 110, top: 70 });
  });

  it('says what was left out: requests and components that nobody knows', () => {
    const { notes, document } = goview([
      part('PieCommon', {}, { request: { requestDataType: 1, requestUrl: '/x' } }),
      part('ThreeEarth01', {}),
    ]);
    expect(notes.map(({ text }) => text.en)).toEqual([
      'its request was left out, and the old values that the document kept are not shown: bind a data set',
      'there is no widget for ThreeEarth01; a placeholder stands for it',
    ]);
    expect(document.widgets?.[1]?.type).toBe('ThreeEarth01');
  });

  it('names each part that a component had besides', () => {
    const { notes } = converted({
      editCanvasConfig: { width: 1920, height: 1080, filterShow: true, hueRotate: 90, opacity: 1 },
      componentList: [
        part(
          'TextCommon',
          { dataset: 'a' },
          {
            styles: {
              filterShow: true,
              opacity: 0.5,
              saturate: 1,
              animations: ['fadeIn'],
              blendMode: 'screen',
              skewX: 5,
            },
            filter: 'return data',
            events: {
              baseEvent: { click: 'alert(1)' },
              advancedEvents: {},
              interactEvents: [{ interactOn: 'change', interactComponentId: 'id_Clock' }],
            },
          },
        ),
        part('Clock', {}, { styles: { filterShow: false, opacity: 0.5, blendMode: 'normal', animations: [] } }),
      ],
    });
    expect(notes.map(({ widget, text }) => [widget, text.en])).toEqual([
      ['', 'left out: filters'],
      ...[
        'linkage',
        'event scripts',
        'the script that filters its data',
        'animations',
        'opacity',
        'skew and turns in space',
        'blend mode',
      ].map((part) => ['标题 TextCommon', `left out: ${part}`]),
    ]);
  });

  it('becomes widgets that there are, with roles that they have', () => {
    for (const [key, { type, roles = [], into, fixed = {} }] of Object.entries(GOVIEW_WIDGETS)) {
      const { slots, fields } = declarations[type] ?? { slots: {}, fields: {} };
      expect(declarations[type], key).toBeDefined();
      for (const role of roles) expect(Object.keys(slots), key).toContain(role);
      const looks = Object.keys(GOVIEW_WIDGETS[key]!.look?.({}, ['#fff']) ?? {});
      for (const name of looks) if (!NOT_EVERYWHERE.has(name)) expect(Object.keys(fields), key).toContain(name);
      for (const name of [...(into === undefined ? [] : [into]), ...Object.keys(fixed)])
        expect(Object.keys(fields), key).toContain(name);
    }
  });
});
