import { createRandom, type Random } from './random.ts';

const ORIGINS = [
  { name: '浙江', weight: 21 },
  { name: '广东', weight: 20 },
  { name: '江苏', weight: 14 },
  { name: '上海', weight: 9 },
  { name: '福建', weight: 8 },
  { name: '山东', weight: 7 },
  { name: '河北', weight: 6 },
  { name: '四川', weight: 5 },
  { name: '湖北', weight: 5 },
  { name: '河南', weight: 5 },
];

/** Where parcels go, by how many people live there; `far` counts days on the road beyond one. */
const TARGETS = [
  ['广东', 115, 0.4],
  ['江苏', 78, 0.1],
  ['浙江', 64, 0.1],
  ['山东', 74, 0.4],
  ['河南', 60, 0.4],
  ['四川', 58, 0.9],
  ['湖北', 42, 0.4],
  ['河北', 46, 0.5],
  ['湖南', 43, 0.5],
  ['安徽', 41, 0.2],
  ['福建', 36, 0.3],
  ['上海', 38, 0],
  ['北京', 36, 0.5],
  ['陕西', 26, 0.8],
  ['江西', 28, 0.3],
  ['广西', 27, 0.7],
  ['重庆', 25, 0.8],
  ['辽宁', 27, 0.9],
  ['云南', 24, 1.1],
  ['山西', 20, 0.7],
  ['贵州', 20, 1],
  ['黑龙江', 17, 1.4],
  ['吉林', 14, 1.2],
  ['天津', 15, 0.5],
  ['内蒙古', 13, 1.3],
  ['甘肃', 12, 1.4],
  ['新疆', 13, 2.6],
  ['海南', 8, 1.2],
  ['宁夏', 5, 1.4],
  ['青海', 4, 1.9],
  ['西藏', 2, 3.2],
] as const satisfies readonly (readonly [name: string, weight: number, far: number])[];

const REGIONS: Readonly<Record<string, string>> = {
  华东: '上海 江苏 浙江 安徽 福建 江西 山东',
  华南: '广东 广西 海南',
  华中: '河南 湖北 湖南',
  华北: '北京 天津 河北 山西 内蒙古',
  西南: '重庆 四川 贵州 云南 西藏',
  西北: '陕西 甘肃 青海 宁夏 新疆',
  东北: '辽宁 吉林 黑龙江',
};

const MODES = [
  { name: '公路干线', weight: 64, days: 1, onTime: 0.955 },
  { name: '航空件', weight: 17, days: 0.45, onTime: 0.968 },
  { name: '高铁件', weight: 12, days: 0.6, onTime: 0.984 },
  { name: '多式联运', weight: 7, days: 1.3, onTime: 0.93 },
];

const GOODS = [
  { name: '服饰鞋包', weight: 27 },
  { name: '食品生鲜', weight: 21 },
  { name: '家居日用', weight: 18 },
  { name: '数码家电', weight: 13 },
  { name: '美妆个护', weight: 11 },
  { name: '文件资料', weight: 6 },
  { name: '其他', weight: 4 },
];

const FAULTS = [
  ['收件人电话无人接听', 22],
  ['地址不详', 18],
  ['客户改约', 15],
  ['天气延误', 13],
  ['中转滞留', 11],
  ['外包装破损', 9],
  ['驿站爆仓', 8],
  ['拒收', 7],
  ['航班取消', 6],
  ['高速管制', 6],
  ['错分', 5],
  ['漏扫', 5],
  ['小区禁入', 5],
  ['生鲜化冻', 4],
  ['超区件', 4],
  ['称重不符', 4],
  ['面单模糊', 3],
  ['实名校验失败', 3],
  ['丢件核查', 2],
  ['安检退回', 2],
  ['代收货款不符', 2],
  ['车辆故障', 2],
  ['电梯停运', 1],
  ['夜间不便', 1],
] as const satisfies readonly (readonly [name: string, weight: number])[];

/** Share of a day's parcels that are collected in each hour, 8 to 22. */
const HOURS = [3, 5, 7, 8, 6, 5, 7, 9, 11, 13, 11, 7, 4, 3, 1].map((weight, i) => ({ name: i + 8, weight }));

const FIRST_DAY = Date.UTC(2026, 5, 22);
const DAYS = 92;
const DAY_MS = 86_400_000;
const ROWS_PER_DAY = 96;

export const WAYBILL_HEADERS =
  '揽收时间 始发省 始发大区 目的省 目的大区 运输方式 品类 件数 准时件数 平均时效(小时) 状态 异常原因 异常件数'.split(
    ' ',
  );

function regionOf(province: string): string {
  return Object.keys(REGIONS).find((region) => REGIONS[region]?.split(' ').includes(province)) ?? '其他';
}

/** How busy a day is: weekends slower, two sales festivals, and a slow rise. */
function busynessOf(day: number): number {
  const date = new Date(FIRST_DAY + day * DAY_MS);
  const weekend = date.getUTCDay() === 0 ? 0.78 : date.getUTCDay() === 6 ? 0.88 : 1;
  const festival = [10, 11, 12, 57, 58, 59].includes(day) ? 1.55 : 1;
  return weekend * festival * (1 + day / 600);
}

/** What is known of parcels by their age: those of the last day are still on the road. */
function stateOf(day: number, random: Random): string {
  const age = DAYS - 1 - day;
  if (age > 3) return random.next() < 0.004 ? '派送中' : '已签收';
  const chance = random.next();
  const signed = [0.08, 0.46, 0.83, 0.95][age] ?? 1;
  if (chance < signed) return '已签收';
  return ['派送中', '到达网点', '运输中'][Math.min(Math.floor(((chance - signed) / (1 - signed)) * 3), 2)] ?? '运输中';
}

function makeRow(day: number, random: Random): unknown[] {
  const origin = random.weighted(ORIGINS).name;
  const { name: target, far } = random.weighted(TARGETS.map(([name, weight, far]) => ({ name, weight, far })));
  const mode = random.weighted(MODES);
  const parcels = Math.round(620 * busynessOf(day) * (1 + random.bell() * 0.5));
  const onTime = Math.min(mode.onTime - far * 0.006 + random.bell() * 0.02, 0.998);
  const hours = 14 + 24 * mode.days * (0.4 + far) + random.bell() * 5;
  const faults = Math.round(parcels * (0.004 + far * 0.002 + Math.max(random.bell(), 0) * 0.01));
  const time = FIRST_DAY + day * DAY_MS + random.weighted(HOURS).name * 3_600_000 + random.integer(0, 59) * 60_000;
  return [
    new Date(time),
    origin,
    regionOf(origin),
    target,
    regionOf(target),
    mode.name,
    random.weighted(GOODS).name,
    parcels,
    Math.round(parcels * onTime),
    Math.round(Math.max(hours, 6) * 10) / 10,
    stateOf(day, random),
    faults > 0 ? random.weighted(FAULTS.map(([name, weight]) => ({ name, weight }))).name : null,
    faults,
  ];
}

/** Three months of an express company, one row a route and hour: parcels, punctuality, faults. */
export function makeWaybills(): unknown[][] {
  const random = createRandom(20_260_622);
  const rows = Array.from({ length: DAYS * ROWS_PER_DAY }, (_, i) => makeRow(Math.floor(i / ROWS_PER_DAY), random));
  return rows.sort((a, b) => (a[0] as Date).getTime() - (b[0] as Date).getTime());
}
