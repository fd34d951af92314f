import type { Language, ScreenDocument } from '@aj-report/contract';
import { gridOf, sayIn, table, TemplateParts, toDocument } from './template-parts.ts';

export function controlRoom(language: Language): ScreenDocument {
  const say = sayIn(language);
  const parts = new TemplateParts({ frame: 'scope', titleSize: 24, textSize: 16, padding: 24 });
  const title = say('应急指挥中心', 'Emergency control centre');
  parts.titleBar({ left: 1320, top: 16, width: 1200, height: 88 }, title, 42, 'brackets');
  parts.clock({ left: 3240, top: 40, width: 560, height: 44 }, 24);
  const left = gridOf({ columns: 2, rows: 2, gap: 24, area: { left: 40, top: 120, width: 1360, height: 920 } });
  const right = gridOf({ columns: 2, rows: 2, gap: 24, area: { left: 2440, top: 120, width: 1360, height: 920 } });
  const hours = Array.from({ length: 24 }, (_, hour) => `${hour}`);
  const calls = [22, 18, 14, 11, 10, 13, 24, 41, 58, 62, 55, 60, 64, 57, 61, 66, 72, 84, 90, 78, 63, 51, 40, 30];
  parts.card(left(0, 0, 2, 1), {
    type: 'line-chart',
    title: say('24 小时接警', 'Calls over 24 hours'),
    data: table(
      ['hour', say('今日', 'Today'), say('平均', 'Usual')],
      hours,
      calls,
      calls.map((value, at) => Math.round(value * 0.88 + (at % 5))),
    ),
    roles: ['xAxis', 'line', 'line'],
    setup: { area: true, smoothCurve: true, isShow: false },
  });
  const weekdays =
    language === 'zh'
      ? ['周一', '周二', '周三', '周四', '周五', '周六', '周日']
      : ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const slots = ['0-4', '4-8', '8-12', '12-16', '16-20', '20-24'];
  const heat = weekdays.flatMap((day, d) =>
    slots.map((slot, s) => [slot, day, 20 + ((d * 7 + s * 13) % 31) + s * 9] as const),
  );
  parts.card(left(0, 1), {
    type: 'heat-map',
    title: say('时段分布', 'When'),
    data: { names: ['slot', 'day', 'calls'], rows: heat },
    roles: ['xAxis', 'yAxis', 'series'],
  });
  parts.card(left(1, 1), {
    type: 'ranking-list',
    title: say('辖区接警', 'Districts'),
    data: table(
      ['name', 'value'],
      [
        say('滨江', 'Harbour'),
        say('老城', 'Old town'),
        say('新区', 'New town'),
        say('北岭', 'North ridge'),
        say('南湾', 'South bay'),
      ],
      [214, 186, 171, 122, 96],
    ),
    roles: ['name', 'value'],
    setup: { isRoll: false },
  });
  const middle = { left: 1424, top: 120, width: 992, height: 920 };
  parts.frame(middle);
  parts.add(
    'radar-sweep',
    { left: middle.left + 96, top: middle.top + 40, width: 800, height: 680 },
    { fontSize: 18, range: 20, unit: 'km' },
    {
      dataType: 'static',
      sample: 'kept',
      staticData: [24, 78, 131, 166, 205, 248, 290, 332].map((bearing, at) => ({
        name: say(`巡逻 ${at + 1}`, `Unit ${at + 1}`),
        bearing,
        distance: 5 + ((at * 37) % 13),
        state: at % 3 === 0 ? say('出警', 'On call') : say('待命', 'Ready'),
      })),
      mapping: [
        { role: 'name', field: 'name' },
        { role: 'angle', field: 'bearing' },
        { role: 'distance', field: 'distance' },
        { role: 'label', field: 'state' },
      ],
    },
  );
  const strip = gridOf({
    columns: 3,
    rows: 1,
    gap: 24,
    area: { left: middle.left + 32, top: middle.top + 744, width: 928, height: 144 },
  });
  parts.single('flip-counter', strip(0, 0), 'value', 789, { fontSize: 54, unit: say(' 起', ' calls') });
  parts.single('flip-counter', strip(1, 0), 'value', 42, { fontSize: 54, unit: say(' 车', ' cars') });
  parts.single('flip-counter', strip(2, 0), 'value', 6.4, { fontSize: 54, decimals: 1, unit: say(' 分', ' min') });
  parts.card(right(0, 0), {
    type: 'pie-chart',
    title: say('警情类别', 'Kinds'),
    data: table(
      ['name', 'value'],
      [say('交通', 'Traffic'), say('治安', 'Order'), say('火情', 'Fire'), say('医疗', 'Medical'), say('求助', 'Help')],
      [268, 184, 72, 149, 116],
    ),
    roles: ['name', 'value'],
    setup: { roseType: 'radius', isShowTotal: false },
  });
  parts.frame(right(1, 0));
  parts.single('gauge-chart', right(1, 0), 'text', 72.6, {
    isShowName: true,
    gaugeName: say('警力使用率', 'Units in use'),
    unit: '%',
  });
  parts.card(right(0, 1, 2, 1), {
    type: 'scrolling-list',
    title: say('实时警情', 'Events'),
    data: table(
      ['text', 'label', 'time'],
      [
        say('滨江大道两车追尾，已派 2 车', 'Collision on Harbour Road, two units sent'),
        say('老城市场烟雾报警，现场核实', 'Smoke alarm at the old market, being checked'),
        say('新区地铁站乘客突发疾病', 'Passenger taken ill at New Town station'),
        say('北岭隧道通行恢复', 'North Ridge tunnel open again'),
        say('南湾码头走失儿童已找到', 'Missing child found at South Bay'),
      ],
      [
        say('交通', 'Traffic'),
        say('火情', 'Fire'),
        say('医疗', 'Medical'),
        say('交通', 'Traffic'),
        say('求助', 'Help'),
      ],
      [
        '2026-09-18 14:32:10',
        '2026-09-18 14:29:44',
        '2026-09-18 14:21:08',
        '2026-09-18 14:10:51',
        '2026-09-18 13:58:27',
      ],
    ),
    roles: ['text', 'label', 'display1'],
    setup: { isRoll: false, rowHeight: 56, timeFormat: 'HH:mm' },
  });
  return toDocument({ language, title, theme: 'graphite', width: 3840, height: 1080 }, parts);
}
