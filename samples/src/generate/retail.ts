import { createRandom, type Random } from './random.ts';

interface Store {
  readonly code: string;
  readonly name: string;
  readonly region: string;
  readonly province: string;
  readonly city: string;
  readonly opened: Date;
  readonly area: number;
  readonly target: number;
  readonly weight: number;
}

const PLACES: readonly (readonly [
  region: string,
  province: string,
  city: string,
  strength: number,
  streets: string,
])[] = [
  ['华东', '浙江', '杭州', 1.5, '湖滨 文三 滨江'],
  ['华东', '浙江', '宁波', 1.1, '天一 鄞州'],
  ['华东', '江苏', '南京', 1.3, '新街口 河西'],
  ['华东', '江苏', '苏州', 1.3, '观前 园区'],
  ['华东', '上海', '上海', 1.9, '徐汇 陆家嘴 五角场'],
  ['华南', '广东', '广州', 1.5, '天河 越秀'],
  ['华南', '广东', '深圳', 1.7, '南山 福田'],
  ['华南', '福建', '厦门', 0.9, '思明 集美'],
  ['华北', '北京', '北京', 1.6, '朝阳 海淀'],
  ['华北', '天津', '天津', 0.9, '和平'],
  ['华北', '山东', '青岛', 1.0, '市南 崂山'],
  ['华中', '湖北', '武汉', 1.2, '光谷 江汉'],
  ['华中', '湖南', '长沙', 1.1, '五一 梅溪湖'],
  ['西南', '四川', '成都', 1.4, '春熙 高新'],
  ['西南', '重庆', '重庆', 1.2, '解放碑 观音桥'],
  ['西南', '云南', '昆明', 0.8, '翠湖'],
];

const CATEGORIES = [
  { name: '生鲜', weight: 26, price: [12, 68], margin: 0.18, summer: 0.05 },
  { name: '乳品', weight: 17, price: [18, 88], margin: 0.22, summer: 0.12 },
  { name: '粮油', weight: 14, price: [35, 160], margin: 0.14, summer: -0.08 },
  { name: '零食', weight: 16, price: [9, 59], margin: 0.31, summer: -0.04 },
  { name: '饮料', weight: 15, price: [5, 48], margin: 0.33, summer: 0.34 },
  { name: '日化', weight: 9, price: [19, 129], margin: 0.36, summer: 0 },
  { name: '小家电', weight: 3, price: [129, 899], margin: 0.24, summer: -0.1 },
] as const;

const CHANNELS = [
  { name: '门店', weight: 54 },
  { name: '小程序', weight: 29 },
  { name: '外卖平台', weight: 17 },
];

const PAYMENTS = [
  { name: '微信支付', weight: 55 },
  { name: '支付宝', weight: 31 },
  { name: '银行卡', weight: 9 },
  { name: '现金', weight: 5 },
];

const FIRST_DAY = Date.UTC(2025, 10, 1);
const DAYS = 365;
const DAY_MS = 86_400_000;

function makeStores(random: Random): Store[] {
  return PLACES.flatMap(([region, province, city, strength, streets]) =>
    streets.split(' ').map((street, index) => {
      const area = random.integer(18, 62) * 10;
      return {
        code: `${String(PLACES.findIndex((place) => place[2] === city) + 1).padStart(3, '0')}${index + 1}`,
        name: `${city}${street}店`,
        region,
        province,
        city,
        opened: new Date(Date.UTC(random.integer(2017, 2024), random.integer(0, 11), random.integer(1, 28))),
        area,
        target: Math.round(strength * area * 0.9) * 100,
        weight: strength * (0.75 + random.next() * 0.5),
      };
    }),
  );
}

/** Share of a day in the year's trade: weekends, the new-year rush, the summer and the shopping festivals. */
function strengthOf(day: Date): number {
  const month = day.getUTCMonth();
  const weekend = day.getUTCDay() === 0 || day.getUTCDay() === 6 ? 1.32 : 1;
  const season = [1.22, 0.92, 0.9, 0.94, 1.0, 1.08, 1.1, 1.08, 1.04, 1.06, 1.12, 1.14][month] ?? 1;
  const date = day.getUTCDate();
  const festival = (month === 10 && date >= 9 && date <= 11) || (month === 5 && date >= 16 && date <= 18) ? 1.55 : 1;
  const growth = 1 + (0.16 * (day.getTime() - FIRST_DAY)) / (DAYS * DAY_MS);
  return weekend * season * festival * growth;
}

function toMoney(value: number): number {
  return Math.round(value * 100) / 100;
}

function makeOrder(random: Random, number: number, day: Date, stores: readonly Store[]): unknown[] {
  const store = random.weighted(stores);
  const summer = [5, 6, 7].includes(day.getUTCMonth());
  const category = random.weighted(
    CATEGORIES.map((one) => ({ ...one, weight: one.weight * (summer ? 1 + one.summer : 1) })),
  );
  const [low, high] = category.price;
  const price = toMoney(low + (high - low) * Math.pow(random.next(), 1.7));
  const count = category.name === '小家电' ? 1 : random.integer(1, 6);
  const amount = toMoney(price * count);
  const profit = toMoney(amount * Math.max(0.02, category.margin + random.bell() * 0.06));
  return [
    `${day.toISOString().slice(2, 10).replaceAll('-', '')}${String(number).padStart(6, '0')}`,
    day,
    store.region,
    store.province,
    store.city,
    store.name,
    category.name,
    random.weighted(CHANNELS).name,
    count,
    price,
    amount,
    profit,
    random.weighted(PAYMENTS).name,
  ];
}

export const ORDER_HEADERS = '订单号 日期 大区 省份 城市 门店 品类 渠道 数量 单价 金额 毛利 支付方式'.split(' ');
export const STORE_HEADERS = '门店编号 门店 大区 省份 城市 开业日期 面积 月目标'.split(' ');

/** A year of orders of a grocery chain of 32 shops, and the shops themselves. */
export function makeRetail(orders: number): { orders: unknown[][]; stores: unknown[][] } {
  const random = createRandom(20_251_101);
  const stores = makeStores(random);
  const days = Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(FIRST_DAY + index * DAY_MS);
    return { day, weight: strengthOf(day) * (1 + random.bell() * 0.12) };
  });
  const chosen = Array.from({ length: orders }, () => random.weighted(days).day).sort(
    (a, b) => a.getTime() - b.getTime(),
  );
  return {
    orders: chosen.map((day, index) => makeOrder(random, index + 1, day, stores)),
    stores: stores.map((store) => [
      store.code,
      store.name,
      store.region,
      store.province,
      store.city,
      store.opened,
      store.area,
      store.target,
    ]),
  };
}
