import type { Language, ScreenDocument } from '@aj-report/contract';
import { gridOf, sayIn, table, TemplateParts, toDocument } from './template-parts.ts';

export function phonePage(language: Language): ScreenDocument {
  const say = sayIn(language);
  const parts = new TemplateParts({ titleSize: 16, textSize: 12, padding: 0 });
  const title = say('今日门店', 'Shop today');
  parts.headline({ left: 20, top: 20, width: 220, height: 40 }, title, 28);
  parts.note({ left: 250, top: 30, width: 120, height: 24 }, say('9 月 18 日', '18 Sep'), 14);
  const cell = gridOf({ columns: 2, rows: 1, gap: 14, area: { left: 20, top: 76, width: 350, height: 128 } });
  parts.figure(cell(0, 0), say('销售额', 'Sales'), [82, 88, 85, 93, 98, 104], {
    fontSize: 30,
    prefixText: say('¥', '€'),
    unit: say(' 千', 'k'),
  });
  parts.figure(cell(1, 0), say('客流', 'Visitors'), [640, 655, 630, 690, 712, 748], { fontSize: 30 });
  const hours = Array.from({ length: 12 }, (_, at) => `${at + 9}`);
  parts.card(
    { left: 20, top: 224, width: 350, height: 220 },
    {
      type: 'line-chart',
      title: say('每小时客流', 'Visitors by hour'),
      data: table(['hour', say('客流', 'Visitors')], hours, [28, 42, 61, 74, 58, 49, 52, 66, 83, 96, 78, 41]),
      roles: ['xAxis', 'line'],
      setup: { area: true, smoothCurve: true, isShow: false, isShowLegend: false },
    },
  );
  parts.card(
    { left: 20, top: 460, width: 350, height: 220 },
    {
      type: 'ranking-list',
      title: say('热销商品', 'Best sellers'),
      data: table(
        ['name', 'value'],
        [say('拿铁', 'Latte'), say('美式', 'Americano'), say('可颂', 'Croissant'), say('冷萃', 'Cold brew')],
        [186, 154, 121, 88],
      ),
      roles: ['name', 'value'],
      setup: { isRoll: false, rowHeight: 42 },
    },
  );
  parts.words({ left: 20, top: 700, width: 210, height: 26 }, say('本月目标', 'This month'), {
    fontSize: 16,
    fontWeight: 'bold',
    color: 'var(--aj-title)',
  });
  parts.words(
    { left: 20, top: 732, width: 210, height: 60 },
    say('已完成 76%，照此进度将提前 3 天达成', '76 % done; three days ahead of plan'),
    { fontSize: 14, whiteSpace: true, color: 'var(--aj-text-muted)' },
  );
  parts.single('progress-ring', { left: 250, top: 696, width: 120, height: 120 }, 'value', 76, {
    unit: '%',
    fontSize: 22,
  });
  return toDocument({ language, title, theme: 'light', width: 390, height: 844 }, parts);
}
