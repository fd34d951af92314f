import { both, bothOfEach } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  from: both('起点', 'From'),
  to: both('终点', 'To'),
  freight: both('货量', 'Freight'),
  stop: both('站点', 'Stop'),
  longitude: both('经度', 'Longitude'),
  latitude: both('纬度', 'Latitude'),
  visitors: both('客流', 'Visitors'),
};

const CITIES = bothOfEach(
  '星港市, 月湾市, 云麓市, 松林市, 白沙市, 潮音市, 望海市, 石门市, 南礁市',
  'Starport, Moon Bay, Cloudfoot, Pinewood, White Sands, Tidesound, Seaview, Stonegate, South Reef',
);

const PLACE_MAPPING = [
  { role: 'name', field: 'stop' },
  { role: 'longitude', field: 'longitude' },
  { role: 'latitude', field: 'latitude' },
  { role: 'value', field: 'visitors' },
];

const ROUTE_MAPPING = [
  { role: 'source', field: 'from' },
  { role: 'target', field: 'to' },
  { role: 'value', field: 'freight' },
];

/** Places spread over the island, denser around its harbour. */
const PLACES = Array.from({ length: 160 }, (_, i) => {
  const turn = i * 2.399_963;
  const away = Math.sqrt(i) * 0.055;
  return {
    stop: both(`站点${i + 1}`, `Stop ${i + 1}`),
    longitude: Math.round((151.9 + Math.cos(turn) * away * 1.5) * 1e4) / 1e4,
    latitude: Math.round((21.35 + Math.sin(turn) * away) * 1e4) / 1e4,
    visitors: Math.round(900 / (1 + i * 0.08)),
  };
});

const ROUTES = CITIES.slice(1).map((name, i) => ({
  from: both('星港市', 'Starport'),
  to: name,
  freight: 320 - i * 32,
}));

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { text: both('各市旅客量（万人次）', 'Passengers by city (10,000)') },
  },
  {
    name: 'classes',
    label: { zh: '分级与数值', en: 'Classes and values' },
    setup: { text: both('各市旅客量（万人次）', 'Passengers by city (10,000)'), classes: 5, isShow: true },
  },
  {
    name: 'bubbles',
    label: { zh: '气泡', en: 'Bubbles' },
    setup: { text: both('各市旅客量（万人次）', 'Passengers by city (10,000)'), isFill: false, isBubble: true },
  },
  {
    name: 'columns',
    label: { zh: '柱形', en: 'Columns' },
    setup: { text: both('各市旅客量（万人次）', 'Passengers by city (10,000)'), isFill: false, isColumn: true },
  },
  {
    name: 'routes',
    label: { zh: '飞线', en: 'Flight lines' },
    columns: COLUMNS,
    rows: ROUTES,
    mapping: ROUTE_MAPPING,
    setup: { text: both('星港出港货量（万吨）', 'Freight out of Starport (10,000 t)') },
  },
  {
    name: 'heat',
    label: { zh: '热力', en: 'Heat' },
    columns: COLUMNS,
    rows: PLACES,
    mapping: PLACE_MAPPING,
    setup: { text: both('站点客流热力', 'Heat of visitors'), isFill: false, isHeat: true },
  },
  {
    name: 'places',
    label: { zh: '按经纬度', en: 'By longitude and latitude' },
    columns: COLUMNS,
    rows: PLACES.slice(0, 24),
    mapping: PLACE_MAPPING,
    setup: {
      text: both('站点客流', 'Visitors by stop'),
      isFill: false,
      isBubble: true,
      bubbleSize: 26,
      isShowName: false,
    },
  },
  {
    name: 'city',
    label: { zh: '下级地图', en: 'Map of a city' },
    columns: COLUMNS,
    rows: bothOfEach(
      '港口区, 灯塔区, 新港区, 临江区, 渔湾区',
      'Harbour, Lighthouse, New Port, Riverside, Fisher Bay',
    ).map((name, i) => ({ region: name, passengers: 420 - i * 71 })),
    setup: { map: '990100', text: both('星港市各区旅客量（万人次）', 'Passengers by district of Starport (10,000)') },
  },
  {
    name: 'negative',
    label: { zh: '正负增长', en: 'Negative values' },
    columns: COLUMNS,
    rows: CITIES.map((name, i) => ({ region: name, passengers: Math.round((8.6 - i * 2.1) * 10) / 10 })),
    setup: { text: both('旅客量同比', 'Passengers, year on year'), unit: '%', isShow: true },
  },
  {
    name: 'long-labels',
    label: { zh: '长标题与未识别的名称', en: 'A long title and unknown names' },
    columns: COLUMNS,
    rows: [
      both('星港', 'Starport'),
      '990300',
      both('月湾市', 'Moon Bay'),
      both('火星开发区', 'Mars Development Zone'),
      both('亚特兰蒂斯', 'Atlantis'),
      both('华东大区', 'East'),
      both('线上渠道', 'Online'),
    ].map((name, i) => ({
      region: name,
      passengers: 900 - i * 110,
    })),
    setup: {
      text: both(
        '云屿省各市累计旅客发送量（含航空、轮渡、轨道与公路，按始发地统计）',
        'Passengers by city of Yunyu so far (air, ferry, rail and road, by place of departure)',
      ),
    },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    columns: COLUMNS,
    rows: [{ region: both('云麓市', 'Cloudfoot'), passengers: 1104 }],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      region: CITIES[i % CITIES.length],
      passengers: ((i * 37) % 97) + 3,
    })),
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
