import type { Language, ScreenDocument } from '@aj-report/contract';
import { gridOf, sayIn, table, TemplateParts, toDocument, WALL } from './template-parts.ts';

export function shopWall(language: Language): ScreenDocument {
  const say = sayIn(language);
  const parts = new TemplateParts({ frame: 'glass', titleSize: 20, textSize: 14, padding: 18 });
  const title = say('大促实时战报', 'Sale night, live');
  parts.headline({ left: 48, top: 32, width: 900, height: 60 }, title, 42);
  parts.clock({ left: 1400, top: 40, width: 472, height: 44 }, 20);
  parts.words({ left: 660, top: 122, width: 600, height: 40 }, say('今日成交额（元）', "Today's sales (€)"), {
    fontSize: 24,
    textAlign: 'center',
    color: 'var(--aj-text-muted)',
  });
  parts.single('flip-counter', { left: 460, top: 172, width: 1000, height: 150 }, 'value', 86_429_310, {
    fontSize: 96,
    textAlign: 'center',
  });
  const cell = gridOf({ columns: 12, rows: 8, gap: 20, area: { left: 48, top: 352, width: 1824, height: 680 } });
  parts.card(cell(0, 0, 3, 8), {
    type: 'funnel-chart',
    title: say('访问到支付', 'Visit to payment'),
    data: table(
      ['name', 'value'],
      [
        say('访问', 'Visits'),
        say('浏览商品', 'Product views'),
        say('加入购物车', 'In cart'),
        say('提交订单', 'Orders'),
        say('支付', 'Paid'),
      ],
      [982_000, 641_000, 218_000, 124_000, 108_000],
    ),
    roles: ['name', 'value'],
    setup: { isShowLegend: false },
  });
  const hours = Array.from({ length: 13 }, (_, at) => `${String(8 + at).padStart(2, '0')}:00`);
  const today = [210, 260, 305, 330, 420, 386, 352, 398, 441, 520, 684, 905, 1120];
  parts.card(cell(3, 0, 6, 4), {
    type: 'line-chart',
    title: say('每小时成交（万元）', 'Sales by hour (k€)'),
    data: table(
      ['hour', say('今日', 'Today'), say('去年', 'Last year')],
      hours,
      today,
      today.map((value, at) => Math.round(value * (0.66 + (at % 3) * 0.05))),
    ),
    roles: ['xAxis', 'line', 'line'],
    setup: { smoothCurve: true, area: true, isShow: false },
  });
  parts.card(cell(3, 4, 6, 4), {
    type: 'treemap',
    title: say('品类成交', 'Categories'),
    data: table(
      ['group', 'category', 'value'],
      [
        say('数码', 'Digital'),
        say('数码', 'Digital'),
        say('服饰', 'Fashion'),
        say('服饰', 'Fashion'),
        say('家居', 'Home'),
        say('家居', 'Home'),
        say('食品', 'Food'),
        say('美妆', 'Beauty'),
      ],
      [
        say('手机', 'Phones'),
        say('电脑', 'Computers'),
        say('女装', 'Women'),
        say('运动', 'Sports'),
        say('家电', 'Appliances'),
        say('家具', 'Furniture'),
        say('生鲜', 'Fresh'),
        say('护肤', 'Skin care'),
      ],
      [2240, 1580, 1460, 890, 1120, 640, 730, 980],
    ),
    roles: ['name', 'name', 'value'],
    setup: { marginTop: 48 },
  });
  parts.card(cell(9, 0, 3, 5), {
    type: 'ranking-list',
    title: say('热销单品', 'Best sellers'),
    data: table(
      ['name', 'value'],
      [
        say('降噪耳机', 'Headphones'),
        say('扫地机器人', 'Robot vacuum'),
        say('羽绒服', 'Down jacket'),
        say('咖啡机', 'Coffee maker'),
        say('精华液', 'Serum'),
        say('跑鞋', 'Running shoes'),
      ],
      [18_420, 15_260, 13_980, 9_870, 9_120, 8_460],
    ),
    roles: ['name', 'value'],
    setup: { isRoll: false, badge: 'medal' },
  });
  parts.frame(cell(9, 5, 3, 3));
  const box = cell(9, 5, 3, 3);
  parts.single(
    'progress-ring',
    { left: box.left + 24, top: box.top + 20, width: 190, height: box.height - 40 },
    'value',
    78.6,
    { unit: '%' },
  );
  parts.words(
    { left: box.left + 226, top: box.top + 70, width: box.width - 244, height: 40 },
    say('目标完成率', 'Of the target'),
    { fontSize: 20, color: 'var(--aj-title)' },
  );
  parts.words(
    { left: box.left + 226, top: box.top + 114, width: box.width - 244, height: 60 },
    say('距目标还有 2,353 万元', '23.5 M€ to go'),
    { fontSize: 16, color: 'var(--aj-text-muted)' },
  );
  return toDocument({ language, title, theme: 'violet', ...WALL }, parts);
}
