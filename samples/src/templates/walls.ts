import { gridOf, months, sayIn, table, TemplateParts, toDocument, type ScreenTemplate } from './template-parts.ts';

const WALL = { width: 1920, height: 1080 };

export const operationsWall: ScreenTemplate = {
  id: 'operations-wall',
  label: { zh: '运营总览', en: 'Operations' },
  summary: { zh: '深色大屏：指标、趋势、构成与排行', en: 'Dark wall: figures, trend, mix and ranking' },
  document(language) {
    const say = sayIn(language);
    const parts = new TemplateParts({ frame: 'corners', titleSize: 20, textSize: 14, padding: 16 });
    const cell = gridOf({ columns: 12, rows: 12, gap: 20, area: { left: 32, top: 112, width: 1856, height: 936 } });
    const title = say('集团运营总览', 'Group operations');
    parts.add(
      'title-bar',
      { left: 360, top: 16, width: 1200, height: 80 },
      { caption: title, captionSize: 38, showtype: 'feathers' },
    );
    parts.add(
      'time',
      { left: 1600, top: 36, width: 288, height: 40 },
      { fontSize: 18, textAlign: 'right', color: 'var(--aj-text-muted)' },
    );
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
  },
};

export const shopWall: ScreenTemplate = {
  id: 'shop-wall',
  label: { zh: '电商大促', en: 'Online shop' },
  summary: {
    zh: '紫色夜场：滚动成交额、转化漏斗、品类与热销',
    en: 'Violet night: live sales, funnel, categories, best sellers',
  },
  document(language) {
    const say = sayIn(language);
    const parts = new TemplateParts({ frame: 'glass', titleSize: 20, textSize: 14, padding: 18 });
    const title = say('大促实时战报', 'Sale night, live');
    parts.words({ left: 48, top: 32, width: 900, height: 60 }, title, {
      fontSize: 42,
      fontWeight: 'bold',
      color: 'var(--aj-title)',
    });
    parts.add(
      'time',
      { left: 1400, top: 40, width: 472, height: 44 },
      { fontSize: 20, textAlign: 'right', color: 'var(--aj-text-muted)' },
    );
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
  },
};

export const plantWall: ScreenTemplate = {
  id: 'plant-wall',
  label: { zh: '智慧工厂', en: 'Plant' },
  summary: { zh: '绿色产线：效率仪表、能耗、质量与报警', en: 'Green line: gauges, energy, quality and alarms' },
  document(language) {
    const say = sayIn(language);
    const parts = new TemplateParts({ frame: 'circuit', titleSize: 20, textSize: 14, padding: 20 });
    const title = say('一号工厂生产看板', 'Plant one, production');
    parts.add(
      'title-bar',
      { left: 32, top: 16, width: 1120, height: 76 },
      { caption: title, captionSize: 34, showtype: 'blade' },
    );
    parts.add(
      'time',
      { left: 1400, top: 36, width: 488, height: 40 },
      { fontSize: 20, textAlign: 'right', color: 'var(--aj-text-muted)' },
    );
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
  },
};

export const financeWall: ScreenTemplate = {
  id: 'finance-wall',
  label: { zh: '财务与行情', en: 'Finance' },
  summary: { zh: '琥珀色：利润瀑布、行情与资金去向', en: 'Amber: profit bridge, market and where money goes' },
  document(language) {
    const say = sayIn(language);
    const parts = new TemplateParts({ frame: 'editorial', titleSize: 20, textSize: 14, padding: 16 });
    const title = say('季度财务简报', 'Quarter in figures');
    parts.words({ left: 40, top: 28, width: 1000, height: 60 }, title, {
      fontSize: 40,
      fontWeight: 'bold',
      color: 'var(--aj-title)',
    });
    parts.words(
      { left: 1240, top: 44, width: 640, height: 36 },
      say('2026 年第三季度 · 单位：百万元', 'Q3 2026 · M€'),
      { fontSize: 20, textAlign: 'right', color: 'var(--aj-text-muted)' },
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
  },
};
