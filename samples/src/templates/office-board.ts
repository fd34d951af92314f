import type { Language, ScreenDocument } from '@aj-report/contract';
import { gridOf, sayIn, table, TemplateParts, toDocument } from './template-parts.ts';

export function officeBoard(language: Language): ScreenDocument {
  const say = sayIn(language);
  const parts = new TemplateParts({ titleSize: 20, textSize: 14, padding: 4 });
  const title = say('销售周报', 'Sales this week');
  parts.headline({ left: 64, top: 44, width: 900, height: 64 }, title, 44);
  parts.note(
    { left: 1156, top: 64, width: 700, height: 36 },
    say('第 38 周 · 每日 9 点更新', 'Week 38 · updated daily at nine'),
    20,
  );
  const cell = gridOf({ columns: 12, rows: 12, gap: 32, area: { left: 64, top: 132, width: 1792, height: 892 } });
  const figures = [
    [
      say('本周销售额', 'Sales'),
      [182, 190, 176, 204, 221, 214, 238],
      { prefixText: say('¥', '€'), unit: say(' 万', 'k') },
    ],
    [say('新客户', 'New customers'), [24, 31, 28, 36, 33, 41, 46], {}],
    [say('平均客单', 'Average order'), [412, 408, 421, 430, 427, 436, 441], { prefixText: say('¥', '€') }],
    [say('退货率', 'Returns'), [3.4, 3.1, 3.2, 2.8, 2.9, 2.6, 2.4], { unit: '%' }],
  ] as const;
  figures.forEach(([name, values, setup], at) =>
    parts.figure(cell(at * 3, 0, 3, 3), name, values, { fontSize: 48, ...setup }),
  );
  const days =
    language === 'zh'
      ? ['周一', '周二', '周三', '周四', '周五', '周六', '周日']
      : ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  parts.card(cell(0, 3, 8, 5), {
    type: 'bar-chart',
    title: say('每日销售（万元）', 'Sales by day (k€)'),
    data: table(
      ['day', say('线上', 'Online'), say('门店', 'Stores')],
      days,
      [14, 16, 15, 18, 22, 31, 29],
      [18, 17, 16, 19, 21, 34, 30],
    ),
    roles: ['xAxis', 'bar', 'bar'],
    setup: { stackStyle: 'upDown', maxWidth: 44, radius: 4, isShow: false },
  });
  parts.card(cell(8, 3, 4, 5), {
    type: 'pie-chart',
    title: say('渠道', 'Channels'),
    data: table(
      ['name', 'value'],
      [say('自营网店', 'Web shop'), say('门店', 'Stores'), say('经销商', 'Dealers')],
      [145, 155, 62],
    ),
    roles: ['name', 'value'],
    setup: { innerNumber: 50, outerNumber: 70 },
  });
  parts.card(cell(0, 8, 6, 4), {
    type: 'table',
    title: say('重点客户', 'Key accounts'),
    data: table(
      [say('客户', 'Customer'), say('负责人', 'Owner'), say('金额', 'Amount'), say('阶段', 'Stage')],
      [
        say('远航物流', 'Voyage Freight'),
        say('青禾超市', 'Green Market'),
        say('明德学校', 'Elm School'),
        say('北岸酒店', 'North Shore Hotel'),
      ],
      [say('李雷', 'Ada'), say('韩梅', 'Ben'), say('王芳', 'Cleo'), say('赵强', 'Dan')],
      [86, 64, 41, 28],
      [say('签约', 'Signed'), say('报价', 'Offer'), say('试用', 'Trial'), say('洽谈', 'Talks')],
    ),
    roles: [],
    setup: { vis: 4, fontSizeHeader: 15, fontSizeBody: 15, isRoll: false },
  });
  parts.card(cell(6, 8, 6, 4), {
    type: 'ranking-list',
    title: say('团队业绩', 'Teams'),
    data: table(
      ['name', 'value'],
      [say('华东一组', 'North'), say('华南二组', 'South'), say('大客户组', 'Key accounts'), say('线上组', 'Online')],
      [96, 84, 71, 58],
    ),
    roles: ['name', 'value'],
    setup: { isRoll: false },
  });
  return toDocument({ language, title, theme: 'light', width: 1920, height: 1080 }, parts);
}
