import type { Language, ScreenDocument } from '@aj-report/contract';
import { gridOf, months, sayIn, table, TemplateParts, toDocument } from './template-parts.ts';

export function cityWide(language: Language): ScreenDocument {
  const say = sayIn(language);
  const parts = new TemplateParts({ frame: 'chamfer', titleSize: 22, textSize: 15, padding: 20 });
  const title = say('城市运行一张图', 'The city today');
  parts.titleBar({ left: 680, top: 14, width: 1200, height: 84 }, title, 40, 'orbit');
  parts.clock({ left: 2080, top: 36, width: 440, height: 44 }, 20);
  const cell = gridOf({ columns: 4, rows: 12, gap: 20, area: { left: 40, top: 112, width: 2480, height: 936 } });
  const figures = [
    [say('道路拥堵指数', 'Congestion index'), [1.9, 1.8, 1.9, 1.7, 1.8, 1.6], { decimals: 1 }],
    [say('空气质量 AQI', 'Air quality index'), [68, 61, 57, 54, 49, 46], {}],
    [say('日供水（万吨）', 'Water a day (kt)'), [182, 184, 187, 185, 189, 191], {}],
    [say('市民来电', 'Calls of citizens'), [3240, 3110, 2980, 3050, 2870, 2790], {}],
  ] as const;
  figures.forEach(([name, values, setup], at) =>
    parts.figure(cell(at, 0, 1, 3), name, values, { fontSize: 52, ...setup }),
  );
  const hours = Array.from({ length: 18 }, (_, at) => `${at + 6}`);
  parts.card(cell(0, 3, 2, 5), {
    type: 'line-chart',
    title: say('主干道车速（km/h）', 'Speed on main roads (km/h)'),
    data: table(
      ['hour', say('工作日', 'Workdays'), say('周末', 'Weekend')],
      hours,
      [52, 38, 24, 29, 36, 38, 37, 38, 37, 35, 32, 25, 22, 31, 40, 45, 49, 53],
      [56, 54, 49, 45, 41, 39, 38, 39, 40, 39, 37, 36, 37, 40, 44, 48, 51, 54],
    ),
    roles: ['xAxis', 'line', 'line'],
    setup: { smoothCurve: true, area: true, isShow: false },
  });
  parts.card(cell(2, 3, 1, 5), {
    type: 'radar-chart',
    title: say('城区体检', 'Districts compared'),
    data: table(
      [
        'name',
        say('交通', 'Traffic'),
        say('环境', 'Air'),
        say('安全', 'Safety'),
        say('服务', 'Service'),
        say('活力', 'Life'),
      ],
      [say('老城', 'Old town'), say('新区', 'New town')],
      [62, 81],
      [74, 88],
      [86, 90],
      [79, 72],
      [91, 68],
    ),
    roles: ['name', 'radar', 'radar', 'radar', 'radar', 'radar'],
  });
  parts.card(cell(3, 3, 1, 5), {
    type: 'ranking-list',
    title: say('拥堵路段', 'Slowest roads'),
    data: table(
      ['name', 'value'],
      [
        say('滨江大道', 'Harbour Road'),
        say('中环东路', 'Ring East'),
        say('解放桥', 'Long Bridge'),
        say('学院路', 'College Street'),
        say('机场线', 'Airport Link'),
      ],
      [2.6, 2.4, 2.3, 2.1, 1.9],
    ),
    roles: ['name', 'value'],
    setup: { isRoll: false, decimals: 1 },
  });
  parts.card(cell(0, 8, 1, 4), {
    type: 'bar-chart',
    title: say('各月优良天数', 'Days of clean air'),
    data: table(['month', say('天', 'Days')], months(say, 9), [22, 21, 25, 26, 28, 27, 29, 28, 27]),
    roles: ['xAxis', 'bar'],
    setup: { maxWidth: 18, radius: 4, isShowLegend: false, isShow: false },
  });
  parts.card(cell(1, 8, 1, 4), {
    type: 'pie-chart',
    title: say('来电分类', 'What they call about'),
    data: table(
      ['name', 'value'],
      [say('物业', 'Housing'), say('交通', 'Traffic'), say('环境', 'Litter'), say('供水电', 'Utilities')],
      [920, 764, 588, 412],
    ),
    roles: ['name', 'value'],
    setup: { innerNumber: 48, outerNumber: 68 },
  });
  parts.card(cell(2, 8, 2, 4), {
    type: 'scrolling-list',
    title: say('今日事件', 'Events today'),
    data: table(
      ['text', 'label', 'time'],
      [
        say('中环东路施工占道，预计 18 点恢复', 'Roadworks on Ring East until six'),
        say('学院路路灯修复完成', 'Lights repaired on College Street'),
        say('三号泵站例行检修', 'Pump station 3 under service'),
        say('滨江公园音乐节散场疏导', 'Crowd control after the park concert'),
      ],
      [say('交通', 'Traffic'), say('市政', 'Works'), say('水务', 'Water'), say('公安', 'Police')],
      ['2026-09-18 14:32:10', '2026-09-18 13:40:00', '2026-09-18 11:15:20', '2026-09-18 10:02:45'],
    ),
    roles: ['text', 'label', 'display1'],
    setup: { isRoll: false, timeFormat: 'HH:mm' },
  });
  return toDocument({ language, title, theme: 'aurora', width: 2560, height: 1080 }, parts);
}
