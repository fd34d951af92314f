import { describe, expect, it } from 'vitest';
import { converted } from '../convert-screen.testing.ts';

/** The widget that one component becomes. */
function one(key: string, option: object, canvas: object = {}) {
  const attr = { x: 0, y: 0, w: 400, h: 200 };
  const { document } = converted({ editCanvasConfig: canvas, componentList: [{ id: 'a', key, attr, option }] });
  return { dashboard: document.dashboard, widgets: document.widgets ?? [], widget: document.widgets![0]! };
}

const setupOf = (key: string, option: object, canvas?: object) => one(key, option, canvas).widget.setup;

describe('a component of GoView looks as there', () => {
  it('fits its window in the same way', () => {
    const fitOf = (previewScaleType?: string) => one('Clock', {}, { previewScaleType }).dashboard?.fit;
    expect(['fit', 'full', 'scrollY', 'scrollX', undefined].map(fitOf)).toEqual([
      'contain',
      'stretch',
      'width',
      'height',
      'contain',
    ]);
  });

  it('takes the colours of its theme, or those that the project gave itself', () => {
    const series = [{ type: 'bar' }, { type: 'bar', itemStyle: { color: '#123456' } }];
    const coloursOf = (canvas: object) => {
      const colours = setupOf('BarCommon', { series }, canvas)?.['customColor'];
      return Array.isArray(colours) ? colours.slice(0, 3) : colours;
    };
    expect(coloursOf({})).toEqual(['#4992ff', '#123456', '#fddd60']);
    expect(coloursOf({ chartThemeColor: 'macarons' })).toEqual(['#2ec7c9', '#123456', '#5ab1ef']);
    const chartCustomThemeColorInfo = [{ id: 'u1', name: '本色', color: ['#000001', '#000002', '#000003'] }];
    expect(coloursOf({ chartThemeColor: 'u1', chartCustomThemeColorInfo })).toEqual(['#000001', '#123456', '#000003']);
    for (const key of ['PieCommon', 'Funnel', 'Radar', 'TreeMap', 'Graph', 'Sankey', 'WordCloud'])
      expect(setupOf(key, {}, { chartThemeColor: 'walden' })?.['customColor'], key).toContain('#3fb1e3');
  });

  it('sets letters as far apart as there, whatever the size of the font', () => {
    expect(setupOf('TextCommon', { dataset: 'a', fontSize: 20, letterSpacing: 5 })).toMatchObject({
      letterSpacing: 0.25,
    });
    expect(setupOf('TextBarrage', { dataset: 'a', fontSize: 50, letterSpacing: 5 })).toMatchObject({
      letterSpacing: 0.1,
    });
    expect(setupOf('TextCommon', { dataset: '', fontSize: 20 })).toMatchObject({ text: '' });
  });

  it('keeps axes, legend, labels and the form of bars, lines and sectors', () => {
    const axis = { axisLabel: { color: '#B9B8CE', rotate: 30 }, splitLine: { show: false }, inverse: true, name: '月' };
    const bars = {
      legend: { show: true, y: 'bottom', textStyle: { color: '#eee' } },
      xAxis: { type: 'value' },
      yAxis: { type: 'category', ...axis },
      series: [
        { type: 'bar', barWidth: 15, stack: 'a', label: { show: true, color: '#fff' }, itemStyle: { borderRadius: 2 } },
      ],
    };
    expect(setupOf('BarCrossrange', bars)).toMatchObject({
      verticalShow: true,
      maxWidth: 15,
      radius: 2,
      stackStyle: 'upDown',
      isShow: true,
      fontColor: '#fff',
      legendColor: '#eee',
      longitudinalPosition: 'bottom',
      lateralPosition: 'center',
      nameX: '月',
      textColorX: '#B9B8CE',
      textAngleX: 30,
      reversalX: false,
      isShowSplitLineX: false,
    });
    const area = { type: 'line', smooth: true, lineStyle: { width: 3 }, areaStyle: { opacity: 0.8 } };
    expect(setupOf('LineGradients', { series: [area] })).toMatchObject({
      area: true,
      areaThickness: 80,
      smoothCurve: true,
      lineWidth: 3,
      isShowLegend: false,
    });
    expect(setupOf('LineCommon', { series: [{ type: 'line' }] })).toMatchObject({ area: false, smoothCurve: false });
    const ring = { type: 'pie', radius: ['40%', '65%'], roseType: false, label: { show: false } };
    expect(setupOf('PieCommon', { series: [ring] })).toMatchObject({
      innerNumber: 40,
      outerNumber: 65,
      roseType: 'none',
      isShow: false,
    });
  });

  it('keeps the colours of rings, dials, liquids and maps', () => {
    const pieces = [{ itemStyle: { color: '#03a9f4' } }, { itemStyle: { color: '#00bcd44a' } }];
    expect(setupOf('PieCircle', { dataset: 0.25, series: [{ radius: ['75%', '80%'], data: pieces }] })).toMatchObject({
      colorFrom: '#03a9f4',
      colorTo: '#03a9f4',
      trackColor: '#00bcd44a',
      ringWidth: 5,
      isRounded: false,
    });
    const progress = { dataset: 36, type: 'dashboard', color: '#49f', railColor: '#333', unit: '%' };
    expect(one('Process', progress).widget).toMatchObject({
      type: 'progress-ring',
      setup: { sweepAngle: 270, trackColor: '#333' },
    });
    expect(one('Process', { ...progress, type: 'line' }).widget).toMatchObject({ type: 'progress-bar' });
    const dial = {
      type: 'gauge',
      min: 10,
      max: 300,
      data: [{ itemStyle: { color: '#2AF4FF' } }],
      detail: { show: false },
    };
    expect(setupOf('Dial', { dataset: 70, series: [dial] })).toMatchObject({
      min: 10,
      max: 300,
      isShow: false,
      customColor: ['#2AF4FF'],
    });
    const stops = [
      { offset: 0, color: 'rgba(0,0,0,0)' },
      { offset: 1, color: '#93ebf820' },
    ];
    const regions = {
      type: 'map',
      itemStyle: { areaColor: { type: 'radial', colorStops: stops }, borderColor: '#93EBF8' },
    };
    const visualMap = { show: true, inRange: { color: ['#c3d7df', '#1781b5'] } };
    expect(setupOf('MapBase', { mapRegion: { adcode: 330000 }, visualMap, series: [regions] })).toMatchObject({
      map: '330000',
      areaColor: '#93ebf820',
      borderColor: '#93EBF8',
      rangeColors: ['#c3d7df', '#1781b5'],
      isShowRange: true,
    });
  });

  it('keeps the colours and words of borders, titles and numbers', () => {
    const border = { colors: ['#111', '#222'], backgroundColor: '#333', borderTitle: '统计', borderTitleSize: 18 };
    expect(setupOf('Border04', border)).toMatchObject({
      showtype: 'titlebar',
      mainColor: '#111',
      secondColor: '#222',
      background: '#333',
      caption: '统计',
    });
    expect(setupOf('Decorates06', { dataset: '机场', textSize: 32, textColor: '#fff' })).toMatchObject({
      caption: '机场',
      captionSize: 32,
    });
    expect(setupOf('Number', { dataset: 9, numberSize: 28, suffixText: '元', precision: 2 })).toMatchObject({
      tile: 'plain',
      fontSize: 28,
      unit: '元',
      decimals: 2,
    });
  });
});

const GRADIENT = { type: 'linear', colorStops: [{ color: '#111111' }, { color: '#222222' }, { color: '#333333' }] };

describe('a look that there is no property for', () => {
  /** What the notes say of it, without what other notes say. */
  const lostOf = (key: string, option: object) => {
    const attr = { x: 0, y: 0, w: 500, h: 500 };
    const { notes } = converted({ editCanvasConfig: {}, componentList: [{ id: 'a', key, attr, option }] });
    return notes.flatMap(({ text }) => (text.en.startsWith('looks left out: ') ? [text.en.slice(16)] : []));
  };

  it('is noted once for each that is lost, in the same words for all components', () => {
    const pieces = [{ itemStyle: { color: '#03a9f4', shadowBlur: 10, shadowColor: '#97e2f5' } }];
    expect(lostOf('PieCircle', { dataset: 0.2, series: [{ radius: ['75%', '80%'], data: pieces }] })).toEqual([
      expect.stringContaining('glows'),
      expect.stringContaining('radius of a ring'),
    ]);
    const line = { type: 'line', lineStyle: { color: GRADIENT, shadowBlur: 10 } };
    expect(lostOf('LineLinearSingle', { legend: { icon: 'circle' }, series: [line] })).toEqual([
      expect.stringContaining('glows'),
      expect.stringContaining('icons of a legend'),
      expect.stringContaining('colours that change'),
    ]);
    const ground = { type: 'map', itemStyle: { areaColor: GRADIENT } };
    expect(lostOf('MapBase', { series: [ground] })).toEqual([expect.stringContaining('colours that change')]);
    const marked = { type: 'scatter', markPoint: { data: [{ type: 'max' }] } };
    expect(lostOf('ScatterCommon', { series: [marked] })).toEqual([expect.stringContaining('marked points')]);
    expect(lostOf('TextCommon', { dataset: 'a', writingMode: 'vertical-rl' })).toEqual([
      expect.stringContaining('top to bottom'),
    ]);
    const sizes = { indexFontSize: 18, leftFontSize: 16, rightFontSize: 16 };
    expect(lostOf('TableList', { dataset: [], ...sizes })).toEqual([expect.stringContaining('another size')]);
    expect(lostOf('WaterPolo', { dataset: 0.5, series: [{ color: [GRADIENT] }] })).toHaveLength(1);
    expect(lostOf('TextGradient', { dataset: 'a', gradient: { from: '#111', to: '#222' } })).toHaveLength(1);
  });

  it('is not noted where nothing is lost', () => {
    const plain = { type: 'line', lineStyle: { color: '#123456', shadowBlur: 0 }, markPoint: { data: [] } };
    expect(lostOf('LineCommon', { legend: { show: true, icon: '' }, series: [plain] })).toEqual([]);
    expect(lostOf('PieCircle', { dataset: 0.2, series: [{ radius: ['90%', '100%'] }] })).toEqual([]);
    expect(lostOf('TextCommon', { dataset: 'a', writingMode: 'horizontal-tb' })).toEqual([]);
    expect(lostOf('TableList', { dataset: [], leftFontSize: 16, rightFontSize: 16, indexFontSize: 16 })).toEqual([]);
  });

  it('is carried over where there is one: shadows of sectors under the pointer, gradients of bars, the thickness of rings', () => {
    const pie = { type: 'pie', emphasis: { itemStyle: { shadowBlur: 12, shadowColor: '#97e2f5' } } };
    expect(setupOf('PieCommon', { series: [pie] })).toMatchObject({ shadowBlur: 12, shadowColor: '#97e2f5' });
    expect(lostOf('PieCommon', { series: [pie] })).toEqual([]);
    const bar = { type: 'bar', itemStyle: { color: GRADIENT } };
    expect(setupOf('BarCommon', { series: [bar] })).toMatchObject({ fillStyle: 'soft', footColor: '#333333' });
    expect(lostOf('BarCommon', { series: [bar] })).toEqual([]);
    expect(setupOf('BarCommon', { series: [bar, { type: 'bar' }] })).toMatchObject({ fillStyle: 'flat' });
    expect(lostOf('BarCommon', { series: [bar, { type: 'bar' }] })).toHaveLength(1);
    const attr = { x: 0, y: 0, w: 600, h: 600 };
    const ring = { id: 'a', key: 'PieCircle', attr, option: { dataset: 0.2, series: [{ radius: ['75%', '80%'] }] } };
    expect(converted({ editCanvasConfig: {}, componentList: [ring] }).document.widgets?.[0]?.setup).toMatchObject({
      ringWidth: 5,
    });
  });

  it('is an icon only where one was replaced', () => {
    const notesOf = (dataset: string) =>
      converted({ editCanvasConfig: {}, componentList: [{ id: 'a', key: 'Icon', option: { dataset } }] }).notes;
    expect(notesOf('uim:refresh').map(({ text }) => text.en)).toEqual([expect.stringContaining('a sign like it')]);
    expect(notesOf('')).toEqual([]);
    expect(setupOf('Icon', { dataset: '' })).toMatchObject({ text: '' });
  });
});

describe('a counterpart of a component', () => {
  it('is there for each that has one, in whatever version it is named', () => {
    const typesOf = (key: string, option: object = {}) => one(key, option).widgets.map(({ type }) => type);
    expect(typesOf('Icon', { dataset: 'uim:refresh' })).toEqual(['text']);
    expect(typesOf('MapChina')).toEqual(['geo-map']);
    for (const key of ['TitleCommon', 'TitlePro', 'TitleBevelAngle']) expect(typesOf(key), key).toEqual(['title-bar']);
    expect(typesOf('TextCloud')).toEqual(['word-cloud']);
    expect(typesOf('VTextCloud')).toEqual(['word-cloud']);
    expect(typesOf('Weather')).toEqual(['rich-text']);
    expect(typesOf('WeatherTime')).toEqual(['time', 'rich-text']);
    expect(typesOf('TableCategory')).toEqual(['table']);
    expect(typesOf('FullScreen')).toEqual(['button']);
    expect(typesOf('Time')).toEqual(['time']);
    expect(typesOf('PieCommon2')).toEqual(['pie-chart']);
    expect(typesOf('TextCommon', { dataset: 'a', link: 'a.example', linkHead: 'http://' })).toEqual(['hyperlink']);
    for (const key of ['MapAmap', 'ThreeEarth01', 'Point']) expect(typesOf(key)).toEqual([key]);
  });

  it('shows a title without words of ours, an icon as a sign, and the weather of its rows', () => {
    expect(setupOf('TitleCommon', {})).toMatchObject({ caption: '' });
    expect(setupOf('Icon', { dataset: 'uim:refresh', color: '#03A9F4', size: 64 })).toMatchObject({
      text: '↻',
      color: '#03A9F4',
      fontSize: 48,
    });
    const { widgets } = one('WeatherTime', { dataset: { city: '杭州', weather: '晴', temp: 21 } });
    expect(widgets).toMatchObject([
      { type: 'time', left: 0, width: 200 },
      { left: 200, width: 200, data: { staticData: [{ city: '杭州', weather: '晴', temperature: 21 }] } },
    ]);
    expect(one('Weather', {}).widget.data?.staticData).toEqual([]);
  });

  it('cuts no words: those that there is no room for are left out and reported', () => {
    const attr = { w: 400, h: 40 };
    const long = '长'.repeat(101);
    const titles = ['TitleCommon', 'Decorates06'].map((key) => ({ id: key, key, attr, option: { dataset: long } }));
    const { document, notes } = converted({ editCanvasConfig: {}, componentList: titles });
    expect(JSON.stringify(document.widgets)).not.toContain('长');
    expect(document.widgets?.[0]?.setup).toMatchObject({ caption: '' });
    expect(notes.map(({ text }) => text.en)).toEqual(Array(2).fill(expect.stringContaining('too long')));
  });

  it('has points, regions, places and routes of theirs', () => {
    const points = [
      {
        dimensions: ['女'],
        source: [
          [161.2, 51.6],
          [1, 'x'],
        ],
      },
    ];
    expect(one('ScatterCommon', { dataset: points }).widget.data?.staticData).toEqual([
      { series: '女', x: 161.2, y: 51.6 },
    ]);
    const dataset = {
      map: [{ name: '北京市', value: 666 }],
      point: [
        { name: '北京', value: [116.4, 39.9, 200] },
        { name: '郑州', value: [113.6, 34.7] },
      ],
      line: [
        {
          coords: [
            [113.6, 34.7],
            [116.4, 39.9],
          ],
        },
        {
          coords: [
            [1, 1],
            [2, 2],
          ],
        },
      ],
    };
    expect(one('MapBase', { dataset }).widget.data?.staticData).toEqual([
      { name: '北京市', value: 666 },
      { name: '北京', longitude: 116.4, latitude: 39.9, value: 200 },
      { name: '郑州', longitude: 113.6, latitude: 34.7, value: null },
      { source: '郑州', target: '北京' },
    ]);
  });
});
