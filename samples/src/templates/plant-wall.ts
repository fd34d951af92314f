import type { Language, ScreenDocument } from '@aj-report/contract';
import { gridOf, sayIn, table, TemplateParts, toDocument, WALL } from './template-parts.ts';

export function plantWall(language: Language): ScreenDocument {
  const say = sayIn(language);
  const parts = new TemplateParts({ frame: 'circuit', titleSize: 20, textSize: 14, padding: 20 });
  const title = say('一号工厂生产看板', 'Plant one, production');
  parts.titleBar({ left: 32, top: 16, width: 1120, height: 76 }, title, 34, 'blade');
  parts.clock({ left: 1400, top: 36, width: 488, height: 40 }, 20);
  const cell = gridOf({ columns: 12, rows: 12, gap: 20, area: { left: 32, top: 108, width: 1856, height: 940 } });
  const gauges = [
    [say('综合效率 OEE', 'OEE'), 86.4],
    [say('设备开动率', 'Availability'), 92.1],
    [say('一次合格率', 'First pass yield'), 98.3],
    [say('计划达成率', 'Plan reached'), 94.7],
  ] as const;
  gauges.forEach(([name, value], at) => {
    parts.frame(cell(at * 3, 0, 3, 4));
    const { left, top, width, height } = cell(at * 3, 0, 3, 4);
    parts.single(
      'gauge-chart',
      { left: left + 24, top: top + 44, width: width - 48, height: height - 60 },
      'text',
      value,
      {
        isShowName: true,
        gaugeName: name,
        unit: '%',
      },
    );
  });
  const lines = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6'];
  parts.card(cell(0, 4, 5, 4), {
    type: 'bar-line-chart',
    title: say('各线产量与不良率', 'Output and defects by line'),
    data: table(
      ['line', say('产量', 'Output'), say('不良率 %', 'Defects %')],
      lines,
      [1840, 1765, 1920, 1610, 1480, 1555],
      [1.2, 1.8, 0.9, 2.4, 1.6, 1.3],
    ),
    roles: ['xAxis', 'bar', 'line'],
    setup: { maxWidth: 28, radius: 3, isShowBar: false, isShowLine: false },
  });
  const hours = Array.from({ length: 24 }, (_, hour) => `${hour}`);
  parts.card(cell(5, 4, 7, 4), {
    type: 'line-chart',
    title: say('24 小时用电（kWh）', 'Power over 24 hours (kWh)'),
    data: table(
      ['hour', 'kWh'],
      hours,
      [
        310, 298, 290, 288, 300, 342, 420, 560, 688, 712, 730, 702, 640, 698, 741, 752, 736, 690, 588, 502, 446, 402,
        366, 334,
      ],
    ),
    roles: ['xAxis', 'line'],
    setup: { area: true, smoothCurve: true, isShow: false, isShowLegend: false },
  });
  parts.card(cell(0, 8, 4, 4), {
    type: 'progress-bar',
    title: say('工单进度', 'Work orders'),
    data: table(
      ['name', 'done', 'plan'],
      ['WO-2418', 'WO-2419', 'WO-2422', 'WO-2427'],
      [1842, 1260, 980, 310],
      [2000, 1500, 1600, 1200],
    ),
    roles: ['name', 'value', 'display2'],
  });
  parts.card(cell(4, 8, 5, 4), {
    type: 'scrolling-list',
    title: say('设备报警', 'Alarms'),
    data: table(
      ['text', 'label', 'time'],
      [
        say('L4 主轴温度偏高', 'L4 spindle runs hot'),
        say('L2 送料缺料', 'L2 feeder empty'),
        say('空压机 2 压力波动', 'Compressor 2 pressure'),
        say('L6 刀具寿命到期', 'L6 tool worn'),
        say('冷却水流量恢复', 'Cooling flow restored'),
      ],
      [say('严重', 'High'), say('一般', 'Medium'), say('一般', 'Medium'), say('提示', 'Low'), say('提示', 'Low')],
      [
        '2026-09-18 14:32:10',
        '2026-09-18 14:11:02',
        '2026-09-18 13:47:31',
        '2026-09-18 13:20:16',
        '2026-09-18 12:58:40',
      ],
    ),
    roles: ['text', 'label', 'display1'],
    setup: { isRoll: false, timeFormat: 'HH:mm' },
  });
  parts.frame(cell(9, 8, 3, 4));
  const tank = cell(9, 8, 3, 4);
  parts.words(
    { left: tank.left + 20, top: tank.top + 16, width: tank.width - 40, height: 32 },
    say('原料罐液位', 'Raw material tank'),
    { fontSize: 20, fontWeight: 'bold', color: 'var(--aj-title)' },
  );
  parts.single(
    'liquid-fill',
    { left: tank.left + 40, top: tank.top + 56, width: tank.width - 80, height: tank.height - 80 },
    'value',
    62.8,
    { unit: '%' },
  );
  return toDocument({ language, title, theme: 'emerald', ...WALL }, parts);
}
