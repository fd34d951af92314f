import { normalizeScreen } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { describe, expect, it } from 'vitest';
import type { Converted } from '../convert-screen.ts';
import { converted } from '../convert-screen.testing.ts';
import { OLD_CODES, OLD_NAMES } from './aj-old-names.ts';
import { OWN_KEYS } from './aj-own-keys.ts';
import { AJ_WIDGETS } from './aj-widgets.ts';

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
    const empty = expect.stringContaining('none of its data could be read');
    const bars = notesOf('widget-gradient-color-barchart');
    expect(bars).toEqual(['partly left out: colours', 'properties left out: radius, unheardOf', empty]);
    expect(notesOf('widget-gauge')).toEqual(['partly left out: rings', 'properties left out: unheardOf', empty]);
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
    expect(notes.filter(({ widget }) => widget === '世界')).toHaveLength(1);
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
      isShowPointer: true,
      max: 500,
      unit: '',
      isShowTick: false,
    });
    for (const type of ['widget-scale-vertical', 'widget-scale-horizontal'])
      expect(setupOf(type, { maxScale: '2000', bar0Color: '#0ff' })).toEqual({
        target: 2000,
        reading: 'value',
        ticks: 5,
        isShowName: false,
        colorFrom: '#0ff',
        ...(type === 'widget-scale-vertical' ? { isUpright: true } : {}),
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

  it('draws two sides, two axes of bars and two panels as what they are', () => {
    const widget = (type: string, chartProperties: object) => ({
      type,
      value: {
        setup: { widgetId: type },
        data: { dataType: 'dynamicData', dynamicData: { setCode: 'orders', chartProperties, contextData: {} } },
        position: { left: 0, top: 0, width: 500, height: 250 },
      },
    });
    const stacked = { month: 'xAxis', kind: 'yAxis', count: 'bar' };
    const { document, notes } = aj([
      widget('widgetBarCompareChart', stacked),
      widget('widgetLineCompareChart', stacked),
      widget('widgetBarDoubleYaxisChart', { month: 'xAxis', amount: 'bar', staff: 'bar' }),
    ]);
    const shown = document.widgets?.map(({ type, setup, data }) => [
      type,
      setup,
      data?.mapping?.map(({ role, field }) => `${role}=${field}`),
    ]);
    expect(shown).toEqual([
      ['tornado-chart', expect.anything(), ['xAxis=month', 'series=kind', 'left=count']],
      [
        'bar-line-chart',
        expect.objectContaining({ rightFrom: 2, isSplit: true }),
        ['xAxis=month', 'series=kind', 'line=count'],
      ],
      ['bar-line-chart', expect.objectContaining({ rightFrom: 2 }), ['xAxis=month', 'bar=amount', 'bar=staff']],
    ]);
    expect(notes).toEqual([]);
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
