import type { WidgetSamples } from '../../kit/widget-sample.ts';

const CITIES = ['星港市', '月湾市', '云麓市', '松林市', '白沙市', '潮音市', '望海市', '石门市', '南礁市'];

const PLACE_MAPPING = [
  { role: 'name', field: '站点' },
  { role: 'longitude', field: '经度' },
  { role: 'latitude', field: '纬度' },
  { role: 'value', field: '客流' },
];

const ROUTE_MAPPING = [
  { role: 'source', field: '起点' },
  { role: 'target', field: '终点' },
  { role: 'value', field: '货量' },
];

/** Places spread over the island, denser around its harbour. */
const PLACES = Array.from({ length: 160 }, (_, i) => {
  const turn = i * 2.399_963;
  const away = Math.sqrt(i) * 0.055;
  return {
    站点: `站点${i + 1}`,
    经度: Math.round((151.9 + Math.cos(turn) * away * 1.5) * 1e4) / 1e4,
    纬度: Math.round((21.35 + Math.sin(turn) * away) * 1e4) / 1e4,
    客流: Math.round(900 / (1 + i * 0.08)),
  };
});

const ROUTES = CITIES.filter((name) => name !== '星港市').map((name, i) => ({
  起点: '星港市',
  终点: name,
  货量: 320 - i * 32,
}));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '各市旅客量（万人次）' } },
  {
    name: 'classes',
    label: { zh: '分级与数值', en: 'Classes and values' },
    setup: { text: '各市旅客量（万人次）', classes: 5, isShow: true },
  },
  {
    name: 'bubbles',
    label: { zh: '气泡', en: 'Bubbles' },
    setup: { text: '各市旅客量（万人次）', isFill: false, isBubble: true },
  },
  {
    name: 'columns',
    label: { zh: '柱形', en: 'Columns' },
    setup: { text: '各市旅客量（万人次）', isFill: false, isColumn: true },
  },
  {
    name: 'routes',
    label: { zh: '飞线', en: 'Flight lines' },
    rows: ROUTES,
    mapping: ROUTE_MAPPING,
    setup: { text: '星港出港货量（万吨）' },
  },
  {
    name: 'heat',
    label: { zh: '热力', en: 'Heat' },
    rows: PLACES,
    mapping: PLACE_MAPPING,
    setup: { text: '站点客流热力', isFill: false, isHeat: true },
  },
  {
    name: 'places',
    label: { zh: '按经纬度', en: 'By longitude and latitude' },
    rows: PLACES.slice(0, 24),
    mapping: PLACE_MAPPING,
    setup: { text: '站点客流', isFill: false, isBubble: true, bubbleSize: 26, isShowName: false },
  },
  {
    name: 'city',
    label: { zh: '下级地图', en: 'Map of a city' },
    rows: ['港口区', '灯塔区', '新港区', '临江区', '渔湾区'].map((name, i) => ({ 地区: name, 旅客量: 420 - i * 71 })),
    setup: { map: '990100', text: '星港市各区旅客量（万人次）' },
  },
  {
    name: 'negative',
    label: { zh: '正负增长', en: 'Negative values' },
    rows: CITIES.map((name, i) => ({ 地区: name, 旅客量: Math.round((8.6 - i * 2.1) * 10) / 10 })),
    setup: { text: '旅客量同比', unit: '%', isShow: true },
  },
  {
    name: 'long-labels',
    label: { zh: '长标题与未识别的名称', en: 'A long title and unknown names' },
    rows: ['星港', '990300', '月湾市', '火星开发区', '亚特兰蒂斯', '华东大区', '线上渠道'].map((name, i) => ({
      地区: name,
      旅客量: 900 - i * 110,
    })),
    setup: { text: '云屿省各市累计旅客发送量（含航空、轮渡、轨道与公路，按始发地统计）' },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ 地区: '云麓市', 旅客量: 1104 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({ 地区: CITIES[i % CITIES.length], 旅客量: ((i * 37) % 97) + 3 })),
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
