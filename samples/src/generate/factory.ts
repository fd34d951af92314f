import { createRandom } from './random.ts';

const LINES = [
  { shop: '一车间', line: '注塑 A 线', device: '0101', power: 86, output: 420, quality: 0.985 },
  { shop: '一车间', line: '注塑 B 线', device: '0102', power: 92, output: 436, quality: 0.979 },
  { shop: '二车间', line: '贴片 1 线', device: '0201', power: 41, output: 760, quality: 0.994 },
  { shop: '二车间', line: '贴片 2 线', device: '0202', power: 44, output: 742, quality: 0.991 },
  { shop: '三车间', line: '总装 1 线', device: '0301', power: 28, output: 265, quality: 0.988 },
  { shop: '三车间', line: '总装 2 线', device: '0302', power: 27, output: 258, quality: 0.982 },
  { shop: '四车间', line: '涂装线', device: '0401', power: 118, output: 310, quality: 0.966 },
  { shop: '四车间', line: '包装线', device: '0402', power: 19, output: 540, quality: 0.996 },
];

const FIRST_HOUR = Date.UTC(2026, 7, 1);
const HOURS = 92 * 24;
const HOUR_MS = 3_600_000;

const ALARMS = ['温度过高', '缺料停机', '换模', '质检抽停', '设备保养'];

/** Share of full work at an hour: night shift slower, a stop at each change of shift, Sundays half. */
function loadOf(time: Date): number {
  const hour = time.getUTCHours();
  const shift = hour >= 8 && hour < 16 ? 1 : hour >= 16 ? 0.94 : 0.72;
  const change = hour % 8 === 0 ? 0.82 : 1;
  return shift * change * (time.getUTCDay() === 0 ? 0.5 : 1);
}

function shiftOf(time: Date): string {
  const hour = time.getUTCHours();
  if (hour >= 8 && hour < 16) return '早班';
  return hour >= 16 ? '中班' : '夜班';
}

export const ENERGY_HEADERS =
  '采集时间 班次 车间 产线 设备编号 用电量(kWh) 产量(件) 合格数(件) 合格率 停机分钟 温度(℃) 告警'.split(' ');

/** Three months of a factory, one row an hour and line: power, output, quality, stops. */
export function makeEnergy(): unknown[][] {
  const random = createRandom(20_260_801);
  const rows: unknown[][] = [];
  for (let hour = 0; hour < HOURS; hour++) {
    const time = new Date(FIRST_HOUR + hour * HOUR_MS);
    const load = loadOf(time);
    for (const line of LINES) {
      const stopped = random.next() < 0.035 ? random.integer(5, 45) : 0;
      const running = load * (1 - stopped / 60);
      const output = Math.round(line.output * running * (1 + random.bell() * 0.08));
      const good = Math.min(output, Math.round(output * (line.quality + random.bell() * 0.012)));
      rows.push([
        time,
        shiftOf(time),
        line.shop,
        line.line,
        line.device,
        Math.round(line.power * (0.22 + 0.78 * running) * (1 + random.bell() * 0.05) * 100) / 100,
        output,
        good,
        output === 0 ? null : Math.round((good / output) * 10_000) / 10_000,
        stopped,
        Math.round((24 + 7 * load + random.bell() * 4) * 10) / 10,
        stopped > 0 ? ALARMS[random.integer(0, ALARMS.length - 1)] : null,
      ]);
    }
  }
  return rows;
}
