import { normalizeScreen, ScreenDocument } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { OLD_CODES, OLD_NAMES } from './aj-report/aj-old-names.ts';
import { OWN_KEYS } from './aj-report/aj-own-keys.ts';
import { AJ_WIDGETS } from './aj-report/aj-widgets.ts';
import { convertScreen, type Converted } from './convert-screen.ts';
import { GOVIEW_WIDGETS } from './goview/goview-widgets.ts';

const isDocument = new Ajv({ strict: false }).compile(ScreenDocument);

function converted(value: unknown): Converted {
  const found = convertScreen(value);
  if (!found) throw new Error('nobody knows this document');
  expect(isDocument(found.document), JSON.stringify(isDocument.errors)).toBe(true);
  return found;
}

/** A screen in the shape in which AJ-Report answers it: widgets inside of the dashboard. */
function aj(widgets: readonly object[], dashboard: object = {}): Converted {
  return converted({
    code: '200',
    data: {
      reportCode: 'wall-1',
      dashboard: { title: '大厅', width: '1920', height: 1080, refreshSeconds: 60, ...dashboard, widgets },
    },
  });
}

const bar = {
  type: 'widget-barchart',
  value: {
    setup: {
      widgetId: 'b1',
      widgetCode: 'widget-barchart',
      layerName: '销量',
      maxWidth: '26',
      isShowTitle: false,
      customColor: [{ color: '#ff7f50' }, { color: '#87cefa' }],
      unheardOf: 1,
      textAngleX: '',
      componentLinkage: [
        { index: 1, widgetValue: 't1-$-明细-$-2', paramsConfig: [{ originKey: 'name', targetKey: 'city' }] },
        { widgetValue: 'gone-$-旧表', paramsConfig: [{ originKey: 'name', targetKey: 'x' }] },
      ],
    },
    data: {
      dataType: 'dynamicData',
      staticData: [{ axis: 'A', data: 1 }],
      dynamicData: {
        chartType: 'widget-barchart',
        setCode: 'orders',
        chartProperties: { month: 'xAxis-month', sum: 'bar' },
        contextData: { city: '' },
      },
    },
    position: { left: 10, top: '20', width: 400, height: 200, zIndex: 3, disabled: true },
    collapse: {},
  },
};
const table = {
  type: 'widget-table',
  value: {
    setup: { widgetId: 't1', layerName: '明细', scroll: 2, textAlignBody: 'left' },
    data: JSON.stringify({ dataType: 'staticData', refreshTime: 5000, staticData: '[{"date":"2024","name":"甲"}]' }),
    position: { left: 500, top: 0, width: 600, height: 300 },
  },
};

describe('a screen of AJ-Report', () => {
  it('is carried over with its place, style, data, refresh and linkage', () => {
    const { document, notes, kind } = aj([bar, table]);
    expect(kind).toBe('aj-report');
    expect(document).toMatchObject({
      reportCode: 'wall_1',
      dashboard: { title: '大厅', width: 1920, height: 1080, refreshSeconds: 60, fit: 'width' },
    });
    expect(document.widgets?.[0]).toEqual({
      id: 'b1',
      type: 'bar-chart',
      layerName: '销量',
      left: 10,
      top: 20,
      width: 400,
      height: 200,
      locked: true,
      setup: { maxWidth: 26, isShowTitle: false, customColor: ['#ff7f50', '#87cefa'], timeUnit: 'month' },
      data: {
        dataType: 'dynamic',
        refreshTime: 600_000,
        setCode: 'orders',
        mapping: [
          { role: 'xAxis', field: 'month' },
          { role: 'bar', field: 'sum' },
        ],
        contextData: { city: '' },
      },
      linkage: [
        {
          originId: 'b1',
          targetId: 't1',
          targetName: '明细',
          paramsConfig: [{ originKey: 'name', targetKey: 'city' }],
        },
      ],
    });
    expect(document.widgets?.[1]).toMatchObject({
      type: 'table',
      setup: { stepRows: 2, textAlignBody: 'left' },
      data: { dataType: 'static', refreshTime: 5000, staticData: [{ date: '2024', name: '甲' }] },
    });
    expect(notes.map(({ widget, text }) => [widget, text.en])).toEqual([
      ['销量', 'properties left out: unheardOf'],
      ['销量', 'its linkage to “旧表” leads nowhere and was left out'],
    ]);
  });

  it('is read as it is saved too, with the widgets beside the dashboard', () => {
    const { document } = converted({ reportCode: 'a', dashboard: { title: 'x' }, widgets: [table] });
    expect(document.widgets).toHaveLength(1);
    expect(document.dashboard?.backgroundColor).toBe('#1E1E1E');
  });

  it('renames keys, and gives static rows the roles of their kind', () => {
    const one = (type: string, setup: object, staticData?: object[]) =>
      aj([{ type, value: { setup, data: { dataType: 'staticData', staticData }, position: {} } }]).document
        .widgets?.[0];
    expect(one('widget-select', { select_text: '请选择', model: '2' })?.setup).toEqual({
      promptText: '请选择',
      model: 'tabs',
    });
    expect(one('widget-button', { isBorderRadius: true }, [{ paramKey: 'city', paramValue: 1 }])?.setup).toEqual({
      params: [{ paramKey: 'city', paramValue: '1' }],
    });
    expect(one('widget-border', { showtype: 'dv-border-Box-3' })?.setup).toEqual({ showtype: 'runner' });
    expect(one('widget-scatter', { hideX: false, colorY: '#fff' })?.setup).toEqual({
      isShowX: false,
      textColorY: '#fff',
    });
    expect(one('widgetBarStackChart', {}, [{ axis: 'A', name: '甲', data: 1 }])).toMatchObject({
      type: 'bar-chart',
      setup: { stackStyle: 'upDown' },
      data: {
        mapping: [
          { role: 'xAxis', field: 'axis' },
          { role: 'series', field: 'name' },
          { role: 'bar', field: 'data' },
        ],
      },
    });
    expect(
      one('widget-radar', { isNoTitle: false, axisNamFontWeight: 'bold' }, [{ name: 'a', Sales: 1 }]),
    ).toMatchObject({
      setup: { isShowTitle: false, axisNameFontWeight: 'bold' },
      data: {
        mapping: [
          { role: 'name', field: 'name' },
          { role: 'radar', field: 'Sales' },
        ],
      },
    });
  });

  it('reads the names of older versions in every chart, and today’s before them', () => {
    const old = {
      isNoTitle: false,
      titleText: '旧标题',
      subText: '副',
      subTextColor: '#eee',
      textAlign: 'left',
      lengedColor: '#abc',
      lengedFontSize: '14',
      tipsColor: '#111',
    };
    const axis = { hideX: false, xName: '月', Xcolor: '#fff', fontSizeX: 12, textAngle: 30, textInterval: 0 };
    const setupOf = (type: string, setup: object) => aj([{ type, value: { setup } }]).document.widgets?.[0]?.setup;
    const expected = {
      isShowTitle: false,
      text: '旧标题',
      subtext: '副',
      subtextColor: '#eee',
      titleLeft: 'left',
      legendColor: '#abc',
      legendFontSize: 14,
      tooltipColor: '#111',
    };
    const expectedAxis = {
      isShowX: false,
      nameX: '月',
      textColorX: '#fff',
      textFontSizeX: 12,
      textAngleX: 30,
      textIntervalX: 0,
    };
    for (const type of ['widget-piechart', 'widget-funnel', 'widget-radar', 'widget-hollow-piechart'])
      expect(setupOf(type, old), type).toEqual(expected);
    for (const type of ['widget-barchart', 'widget-linechart', 'widget-barlinechart', 'widget-scatter'])
      expect(setupOf(type, { ...old, ...axis }), type).toEqual({ ...expected, ...expectedAxis });
    expect(setupOf('widget-barlinechart', { colorY: '#f00', splitNumberRight: 4 })).toEqual({
      textColorYLeft: '#f00',
      textColorYRight: '#f00',
      splitNumberYRight: 4,
    });
    expect(setupOf('widgetBarLineSingleChart', { maxY: 90, textNameY: '吨' })).toEqual({
      oneAxis: true,
      maxYLeft: 90,
      textNameYLeft: '吨',
    });
    expect(setupOf('widget-barchart', { text: '新', titleText: '旧' })).toEqual({ text: '新' });
  });

  it('names what was left out of a widget, not what a copied one left in it', () => {
    const setup = {
      shadowBlur: 4,
      ringShow: true,
      dynamicAddRadar: [],
      radius: 'round',
      unheardOf: 1,
    };
    const notesOf = (type: string) => aj([{ type, value: { setup } }]).notes.map(({ text }) => text.en);
    expect(notesOf('widget-gradient-color-barchart')).toEqual(['properties left out: shadowBlur, radius, unheardOf']);
    expect(notesOf('widget-gauge')).toEqual(['properties left out: ringShow, unheardOf']);
    for (const code of Object.keys(OWN_KEYS)) expect(Object.keys(AJ_WIDGETS)).toContain(code);
  });

  it('knows the codes of older versions, and the map of the world', () => {
    const { document, notes } = aj([
      { type: 'widget-map', value: { setup: { lineColor: '#0f0', blockColor: '#123' } } },
      { type: 'widget-scale', value: { setup: { maxScale: 50 } } },
      { type: 'widgetGlobalMap', value: { setup: { layerName: '世界' } } },
    ]);
    expect(document.widgets).toMatchObject([
      { type: 'geo-map', setup: { routeColor: '#0f0', areaColor: '#123', isFlying: true } },
      { type: 'progress-bar', setup: { target: 50 } },
      { type: 'geo-map', setup: { isFill: true, map: 'world' } },
    ]);
    expect(notes.filter(({ widget }) => widget === '世界')).toEqual([]);
  });

  it('draws columns of another role of numbers where nothing else would be drawn', () => {
    const mappingOf = (chartProperties: object) => {
      const data = { dataType: 'dynamicData', dynamicData: { setCode: 'orders', chartProperties } };
      const { document, notes } = aj([{ type: 'widget-linechart', value: { setup: {}, data } }]);
      return [document.widgets?.[0]?.data?.mapping, notes.map(({ text }) => text.en)];
    };
    expect(mappingOf({ month: 'xAxis', sum: 'bar' })).toEqual([
      [
        { role: 'xAxis', field: 'month' },
        { role: 'line', field: 'sum' },
      ],
      [],
    ]);
    expect(mappingOf({ month: 'xAxis', sum: 'line', plan: 'bar' })).toEqual([
      [
        { role: 'xAxis', field: 'month' },
        { role: 'line', field: 'sum' },
      ],
      ['the role bar of the field plan has no counterpart'],
    ]);
  });

  it('has old names that mean a property of ours, and old codes that mean a widget', () => {
    const fields = new Set(Object.values(declarations).flatMap((one) => Object.keys(one.fields)));
    for (const [old, names] of Object.entries(OLD_NAMES))
      expect(
        names.filter((name) => !fields.has(name)),
        old,
      ).toEqual([]);
    for (const code of Object.values(OLD_CODES)) expect(Object.keys(AJ_WIDGETS)).toContain(code);
  });

  it('keeps the numbers that a dial or a scale is measured by, and the two colours of a gradient', () => {
    const setupOf = (type: string, setup: object) => aj([{ type, value: { setup } }]).document.widgets?.[0]?.setup;
    expect(setupOf('widget-gauge', { maxValue: 500, percentage: false, tickShow: false })).toEqual({
      max: 500,
      unit: '',
      isShowTick: false,
    });
    for (const type of ['widget-scale-vertical', 'widget-scale-horizontal'])
      expect(setupOf(type, { maxScale: '2000', bar0Color: '#0ff' })).toEqual({
        target: 2000,
        reading: 'value',
        colorFrom: '#0ff',
      });
    expect(setupOf('widget-gradient-color-barchart', { bar0color: '#102030', bar100color: '#40e0d0' })).toEqual({
      footColor: '#102030',
      customColor: ['#40e0d0'],
    });
  });

  it('has a widget of ours for each of the 46 codes and the three beside them', () => {
    expect(Object.keys(AJ_WIDGETS)).toHaveLength(49);
    for (const [code, { type, roles = {}, rows = {}, fixed = {}, rename = {} }] of Object.entries(AJ_WIDGETS)) {
      const declaration = declarations[type];
      expect(declaration, code).toBeDefined();
      for (const role of Object.values(roles)) expect(Object.keys(declaration!.slots), code).toContain(role);
      for (const name of Object.keys(fixed)) expect(Object.keys(declaration!.fields), code).toContain(name);
      const known = Object.values(rename).filter((name) => Object.hasOwn(declaration!.fields, name));
      expect(known.length > 0 || Object.keys(rename).length === 0, code).toBe(true);
      const slots = Object.values(rows).filter((role) => Object.hasOwn(declaration!.slots, role));
      expect(slots.length > 0 || Object.keys(rows).length === 0, code).toBe(true);
    }
  });

  it('keeps a widget that nobody knows as a placeholder, and ids apart', () => {
    const strange = { type: 'widget-hologram', value: { setup: { widgetId: 'x', layerName: '全息', a: 1 } } };
    const { document, notes } = aj([strange, strange, { type: 'widget-text', value: { setup: {} } }]);
    expect(document.widgets?.map(({ id, type }) => [id, type])).toEqual([
      ['x', 'widget-hologram'],
      ['x_2', 'widget-hologram'],
      ['aj_3', 'text'],
    ]);
    expect(notes).toHaveLength(2);
    expect(normalizeScreen(document).widgets[0]?.setup).toMatchObject({ a: 1 });
  });
});

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
    expect(text?.setup).toEqual({ text: '产量', fontSize: 30, color: '#fff' });
    expect(radar).toMatchObject({
      setup: { dynamicAddRadar: [{ name: '速度', key: 'value_1', max: 10 }] },
      data: { staticData: [{ name: '甲', value_1: 5 }] },
    });
    expect(board?.data?.staticData).toEqual([{ column_1: 'a' }, { column_1: 'b' }]);
    expect(border).toMatchObject({ type: 'border', setup: { showtype: 'runner' } });
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
      'its request was left out; bind a data set',
      'there is no widget for ThreeEarth01; a placeholder stands for it',
    ]);
    expect(document.widgets?.[1]?.type).toBe('ThreeEarth01');
  });

  it('names what a component had besides, in one note', () => {
    const { notes } = converted({
      editCanvasConfig: { width: 1920, height: 1080, filterShow: true, hueRotate: 90, opacity: 1 },
      componentList: [
        part(
          'BarCommon',
          {
            series: [
              { type: 'bar', itemStyle: { color: null } },
              { type: 'bar', itemStyle: { color: '#f00' } },
            ],
          },
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
    expect(notes.map(({ widget, text }) => [widget, text.en, text.zh])).toEqual([
      ['', 'left out: filters', '未迁移：滤镜'],
      [
        '标题 BarCommon',
        'left out: linkage, event scripts, the script that filters its data, animations, opacity, ' +
          'skew and turns in space, blend mode, colours of series',
        '未迁移：联动、事件脚本、数据过滤脚本、动画、透明度、倾斜与立体旋转、混合模式、系列颜色',
      ],
    ]);
  });

  it('becomes widgets that there are, with roles that they have', () => {
    for (const [key, { type, roles = [], into, fixed = {} }] of Object.entries(GOVIEW_WIDGETS)) {
      const { slots, fields } = declarations[type] ?? { slots: {}, fields: {} };
      expect(declarations[type], key).toBeDefined();
      for (const role of roles) expect(Object.keys(slots), key).toContain(role);
      for (const name of [...(into === undefined ? [] : [into]), ...Object.keys(fixed)])
        expect(Object.keys(fields), key).toContain(name);
    }
  });
});

describe('a document that nobody knows', () => {
  it('becomes nothing', () => {
    for (const value of [null, [], 'x', {}, { dashboard: 1 }, { data: { data: {} } }, { componentList: [] }])
      expect(convertScreen(value)).toBeUndefined();
  });
});
