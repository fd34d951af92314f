import { both, bothOfEach } from '../../kit/text/both.ts';
import { sample, sampleRows, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const CITIES = bothOfEach(
  '星港市, 月湾市, 云麓市, 松林市, 白沙市, 潮音市, 望海市, 石门市, 南礁市',
  'Starport, Moon Bay, Cloudfoot, Pinewood, White Sands, Tidesound, Seaview, Stonegate, South Reef',
);

const PLACE_ROLES = { stop: 'name', longitude: 'longitude', latitude: 'latitude', visitors: 'value' };

const ROUTE_ROLES = { from: 'source', to: 'target', freight: 'value' };

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
  sample('typical', '典型', 'Typical', {
    setup: { text: both('各市旅客量（万人次）', 'Passengers by city (10,000)') },
  }),
  sample('classes', '分级与数值', 'Classes and values', {
    setup: { text: both('各市旅客量（万人次）', 'Passengers by city (10,000)'), classes: 5, isShow: true },
  }),
  sample('bubbles', '气泡', 'Bubbles', {
    setup: { text: both('各市旅客量（万人次）', 'Passengers by city (10,000)'), isFill: false, isBubble: true },
  }),
  sample('columns', '柱形', 'Columns', {
    setup: { text: both('各市旅客量（万人次）', 'Passengers by city (10,000)'), isFill: false, isColumn: true },
  }),
  sample('routes', '飞线', 'Flight lines', {
    ...sampleRows(ROUTES, ROUTE_ROLES),
    setup: { text: both('星港出港货量（万吨）', 'Freight out of Starport (10,000 t)') },
  }),
  sample('heat', '热力', 'Heat', {
    ...sampleRows(PLACES, PLACE_ROLES),
    setup: { text: both('站点客流热力', 'Heat of visitors'), isFill: false, isHeat: true },
  }),
  sample('places', '按经纬度', 'By longitude and latitude', {
    ...sampleRows(PLACES.slice(0, 24), PLACE_ROLES),
    setup: {
      text: both('站点客流', 'Visitors by stop'),
      isFill: false,
      isBubble: true,
      bubbleSize: 26,
      isShowName: false,
    },
  }),
  sample('city', '下级地图', 'Map of a city', {
    ...sampleRows(
      bothOfEach('港口区, 灯塔区, 新港区, 临江区, 渔湾区', 'Harbour, Lighthouse, New Port, Riverside, Fisher Bay').map(
        (name, i) => ({ region: name, passengers: 420 - i * 71 }),
      ),
    ),
    setup: { map: '990100', text: both('星港市各区旅客量（万人次）', 'Passengers by district of Starport (10,000)') },
  }),
  sample('negative', '正负增长', 'Negative values', {
    ...sampleRows(CITIES.map((name, i) => ({ region: name, passengers: Math.round((8.6 - i * 2.1) * 10) / 10 }))),
    setup: { text: both('旅客量同比', 'Passengers, year on year'), unit: '%', isShow: true },
  }),
  sample('long-labels', '长标题与未识别的名称', 'A long title and unknown names', {
    ...sampleRows(
      [
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
    ),
    setup: {
      text: both(
        '云屿省各市累计旅客发送量（含航空、轮渡、轨道与公路，按始发地统计）',
        'Passengers by city of Yunyu so far (air, ferry, rail and road, by place of departure)',
      ),
    },
  }),
  sample('one-row', '一行', 'One row', { ...sampleRows([{ region: both('云麓市', 'Cloudfoot'), passengers: 1104 }]) }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(
      Array.from({ length: 1000 }, (_, i) => ({
        region: CITIES[i % CITIES.length],
        passengers: ((i * 37) % 97) + 3,
      })),
    ),
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
