import type { Language, ScreenDocument } from '@aj-report/contract';
import { gridOf, sayIn, table, TemplateParts, toDocument, WALL } from './template-parts.ts';

export function financeWall(language: Language): ScreenDocument {
  const say = sayIn(language);
  const parts = new TemplateParts({ frame: 'editorial', titleSize: 20, textSize: 14, padding: 16 });
  const title = say('季度财务简报', 'Quarter in figures');
  parts.headline({ left: 40, top: 28, width: 1000, height: 60 }, title, 40);
  parts.note(
    { left: 1240, top: 44, width: 640, height: 36 },
    say('2026 年第三季度 · 单位：百万元', 'Q3 2026 · M€'),
    20,
  );
  const cell = gridOf({ columns: 12, rows: 12, gap: 20, area: { left: 40, top: 108, width: 1840, height: 932 } });
  const figures = [
    [say('营业收入', 'Revenue'), [318, 326, 341, 352, 367, 389]],
    [say('净利润', 'Net profit'), [41, 44, 43, 49, 52, 58]],
    [say('经营现金流', 'Operating cash flow'), [52, 47, 55, 61, 58, 66]],
    [say('资产负债率', 'Debt ratio'), [48.2, 47.6, 47.1, 46.4, 45.8, 44.9], { unit: '%' }],
  ] as const;
  figures.forEach(([name, values, setup], at) =>
    parts.figure(cell(0, at * 3, 3, 3), name, values, { fontSize: 48, ...(setup ? { unit: setup.unit } : {}) }),
  );
  parts.card(cell(3, 0, 5, 6), {
    type: 'waterfall-chart',
    title: say('从收入到净利润', 'From revenue to profit'),
    data: table(
      ['item', 'amount'],
      [
        say('收入', 'Revenue'),
        say('成本', 'Cost of sales'),
        say('销售', 'Selling'),
        say('管理', 'Admin'),
        say('研发', 'R&D'),
        say('税', 'Tax'),
      ],
      [389, -214, -42, -31, -29, -15],
    ),
    roles: ['xAxis', 'bar'],
    setup: { isShowTotal: true, totalName: say('净利润', 'Profit') },
  });
  const days = Array.from({ length: 24 }, (_, at) => `09-${String(at + 1).padStart(2, '0')}`);
  const open = days.map((_, at) => Math.round(320 + at * 3.2 + Math.sin(at * 1.3) * 14));
  const close = days.map((_, at) => Math.round(320 + (at + 1) * 3.2 + Math.sin((at + 1) * 1.3) * 14));
  parts.card(cell(8, 0, 4, 6), {
    type: 'candlestick-chart',
    title: say('股价', 'Share price'),
    data: table(
      ['day', 'open', 'close', 'low', 'high'],
      days,
      open,
      close,
      open.map((value, at) => Math.min(value, close[at]!) - 6 - (at % 4)),
      open.map((value, at) => Math.max(value, close[at]!) + 5 + (at % 3)),
    ),
    roles: ['xAxis', 'open', 'close', 'low', 'high'],
    setup: { isShowVolume: false },
  });
  parts.card(cell(3, 6, 5, 6), {
    type: 'sankey',
    title: say('资金去向', 'Where the money goes'),
    data: table(
      ['source', 'target', 'value'],
      [
        say('经营', 'Operations'),
        say('经营', 'Operations'),
        say('经营', 'Operations'),
        say('融资', 'Financing'),
        say('融资', 'Financing'),
      ],
      [
        say('投资', 'Investment'),
        say('分红', 'Dividends'),
        say('现金', 'Cash'),
        say('投资', 'Investment'),
        say('还债', 'Debt'),
      ],
      [32, 16, 18, 14, 22],
    ),
    roles: ['source', 'target', 'value'],
  });
  parts.card(cell(8, 6, 4, 6), {
    type: 'table',
    title: say('事业部损益', 'Units'),
    data: table(
      [say('事业部', 'Unit'), say('收入', 'Revenue'), say('利润', 'Profit'), say('同比 %', 'YoY %')],
      [
        say('工业', 'Industry'),
        say('消费', 'Consumer'),
        say('云服务', 'Cloud'),
        say('海外', 'Overseas'),
        say('新业务', 'Ventures'),
      ],
      [142, 98, 76, 54, 19],
      [24, 15, 13, 7, -1],
      [8.2, 5.1, 21.6, 12.4, 44],
    ),
    roles: [],
    setup: { vis: 6, fontSizeHeader: 15, fontSizeBody: 15, isRoll: false },
  });
  return toDocument({ language, title, theme: 'amber', ...WALL }, parts);
}
