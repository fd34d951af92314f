import type { Language, ScreenDocument } from '@aj-report/contract';
import { gridOf, months, sayIn, table, TemplateParts, toDocument, WALL } from './template-parts.ts';

export function operationsWall(language: Language): ScreenDocument {
  const say = sayIn(language);
  const parts = new TemplateParts({ frame: 'corners', titleSize: 20, textSize: 14, padding: 16 });
  const cell = gridOf({ columns: 12, rows: 12, gap: 20, area: { left: 32, top: 112, width: 1856, height: 936 } });
  const title = say('集团运营总览', 'Group operations');
  parts.titleBar({ left: 360, top: 16, width: 1200, height: 80 }, title, 38, 'feathers');
  parts.clock({ left: 1600, top: 36, width: 288, height: 40 }, 18);
  const revenue = [812, 846, 901, 887, 954, 1032, 1088, 1065, 1121, 1176, 1243, 1310];
  const figures = [
    [say('营业收入（万元）', 'Revenue (k€)'), revenue],
    [say('新签订单', 'New orders'), [420, 455, 470, 462, 510, 548, 571, 590, 612, 640, 688, 705]],
    [say('在服客户', 'Active customers'), [8120, 8240, 8390, 8460, 8610, 8740, 8905, 9010, 9180, 9340, 9512, 9688]],
    [
      say('交付准时率', 'On-time delivery'),
      [93.1, 93.8, 94.2, 93.9, 94.8, 95.1, 95.6, 95.2, 96, 96.3, 96.8, 97.2],
      { unit: '%' },
    ],
  ] as const;
  figures.forEach(([name, values, setup], at) =>
    parts.figure(cell(at * 3, 0, 3, 2), name, values, { fontSize: 46, ...setup }),
  );
  parts.card(cell(0, 2, 6, 5), {
    type: 'line-chart',
    title: say('收入与成本', 'Revenue and cost'),
    data: table(
      [say('月份', 'Month'), say('收入', 'Revenue'), say('成本', 'Cost')],
      months(say),
      revenue,
      revenue.map((value, at) => Math.round(value * (0.74 - at * 0.006))),
    ),
    roles: ['xAxis', 'line', 'line'],
    setup: { area: true, smoothCurve: true, isShow: false },
  });
  parts.card(cell(6, 2, 3, 5), {
    type: 'pie-chart',
    title: say('收入构成', 'Revenue mix'),
    data: table(
      ['name', 'value'],
      [say('产品', 'Products'), say('服务', 'Services'), say('订阅', 'Subscriptions'), say('租赁', 'Leasing')],
      [5240, 3180, 2690, 1325],
    ),
    roles: ['name', 'value'],
    setup: { innerNumber: 46, outerNumber: 66 },
  });
  parts.card(cell(9, 2, 3, 5), {
    type: 'ranking-list',
    title: say('区域业绩', 'Regions'),
    data: table(
      ['region', 'value'],
      [
        say('华东', 'North'),
        say('华南', 'West'),
        say('华北', 'Coast'),
        say('西南', 'Lakes'),
        say('华中', 'Centre'),
        say('东北', 'Hills'),
      ],
      [4210, 3480, 2960, 1875, 1640, 980],
    ),
    roles: ['name', 'value'],
    setup: { isRoll: false },
  });
  parts.card(cell(0, 7, 4, 5), {
    type: 'bar-chart',
    title: say('各产品线目标与实际', 'Target and actual'),
    data: table(
      ['line', say('目标', 'Target'), say('实际', 'Actual')],
      ['A', 'B', 'C', 'D', 'E', 'F'],
      [320, 280, 260, 220, 190, 160],
      [338, 265, 281, 236, 171, 172],
    ),
    roles: ['xAxis', 'bar', 'bar'],
    setup: { maxWidth: 18, radius: 3, isShow: false },
  });
  parts.card(cell(4, 7, 4, 5), {
    type: 'progress-bar',
    title: say('重点项目进度', 'Key projects'),
    data: table(
      ['name', 'done', 'plan'],
      [
        say('新仓一期', 'Depot I'),
        say('数据中台', 'Data hub'),
        say('门店改造', 'Refit'),
        say('绿色工厂', 'Green plant'),
      ],
      [86, 72, 54, 38],
      [100, 100, 100, 100],
    ),
    roles: ['name', 'value', 'display2'],
    setup: { unit: '%' },
  });
  parts.card(cell(8, 7, 4, 5), {
    type: 'scrolling-list',
    title: say('最新动态', 'Latest'),
    data: table(
      ['text', 'label', 'time'],
      [
        say('华东大客户合同续签', 'Key account renewed'),
        say('三号仓库恢复满负荷', 'Depot 3 at full load'),
        say('新品首周订单超预期', 'Launch week above plan'),
        say('西南物流时效提升', 'Faster delivery in Lakes'),
        say('季度审计完成', 'Quarterly audit done'),
      ],
      [
        say('销售', 'Sales'),
        say('仓储', 'Depot'),
        say('产品', 'Product'),
        say('物流', 'Freight'),
        say('财务', 'Finance'),
      ],
      [
        '2026-09-18 14:32:10',
        '2026-09-18 13:05:42',
        '2026-09-18 11:48:03',
        '2026-09-18 10:20:37',
        '2026-09-18 09:12:55',
      ],
    ),
    roles: ['text', 'label', 'display1'],
    setup: { isRoll: false, timeFormat: 'HH:mm' },
  });
  return toDocument({ language, title, theme: 'deep-blue', ...WALL }, parts);
}
