import { gridOf, months, sayIn, table, TemplateParts, toDocument, type ScreenTemplate } from './template-parts.ts';

export const controlRoom: ScreenTemplate = {
  id: 'control-room',
  label: { zh: '双屏控制室', en: 'Control room' },
  summary: {
    zh: '3840 × 1080：雷达居中，两翼是负荷与事件',
    en: '3840 × 1080: radar in the middle, load and events on both wings',
  },
  document(language) {
    const say = sayIn(language);
    const parts = new TemplateParts({ frame: 'scope', titleSize: 24, textSize: 16, padding: 24 });
    const title = say('应急指挥中心', 'Emergency control centre');
    parts.add(
      'title-bar',
      { left: 1320, top: 16, width: 1200, height: 88 },
      { caption: title, captionSize: 42, showtype: 'brackets' },
    );
    parts.add(
      'time',
      { left: 3240, top: 40, width: 560, height: 44 },
      { fontSize: 24, textAlign: 'right', color: 'var(--aj-text-muted)' },
    );
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
        [
          say('交通', 'Traffic'),
          say('治安', 'Order'),
          say('火情', 'Fire'),
          say('医疗', 'Medical'),
          say('求助', 'Help'),
        ],
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
  },
};

export const cityWide: ScreenTemplate = {
  id: 'city-wide',
  label: { zh: '城市运行', en: 'City' },
  summary: {
    zh: '2560 × 1080：交通、空气、用水与市民来电',
    en: '2560 × 1080: traffic, air, water and calls of citizens',
  },
  document(language) {
    const say = sayIn(language);
    const parts = new TemplateParts({ frame: 'chamfer', titleSize: 22, textSize: 15, padding: 20 });
    const title = say('城市运行一张图', 'The city today');
    parts.add(
      'title-bar',
      { left: 680, top: 14, width: 1200, height: 84 },
      { caption: title, captionSize: 40, showtype: 'orbit' },
    );
    parts.add(
      'time',
      { left: 2080, top: 36, width: 440, height: 44 },
      { fontSize: 20, textAlign: 'right', color: 'var(--aj-text-muted)' },
    );
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
  },
};

export const officeBoard: ScreenTemplate = {
  id: 'office-board',
  label: { zh: '办公看板', en: 'Office board' },
  summary: { zh: '浅色、无边框，适合办公区电视与邮件截图', en: 'Light and frameless, for office screens and reports' },
  document(language) {
    const say = sayIn(language);
    const parts = new TemplateParts({ titleSize: 20, textSize: 14, padding: 4 });
    const title = say('销售周报', 'Sales this week');
    parts.words({ left: 64, top: 44, width: 900, height: 64 }, title, {
      fontSize: 44,
      fontWeight: 'bold',
      color: 'var(--aj-title)',
    });
    parts.words(
      { left: 1156, top: 64, width: 700, height: 36 },
      say('第 38 周 · 每日 9 点更新', 'Week 38 · updated daily at nine'),
      { fontSize: 20, textAlign: 'right', color: 'var(--aj-text-muted)' },
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
  },
};

export const phonePage: ScreenTemplate = {
  id: 'phone-page',
  label: { zh: '手机日报', en: 'Phone' },
  summary: { zh: '390 × 844：随身看的日报', en: '390 × 844: the day in your pocket' },
  document(language) {
    const say = sayIn(language);
    const parts = new TemplateParts({ titleSize: 16, textSize: 12, padding: 0 });
    const title = say('今日门店', 'Shop today');
    parts.words({ left: 20, top: 20, width: 220, height: 40 }, title, {
      fontSize: 28,
      fontWeight: 'bold',
      color: 'var(--aj-title)',
    });
    parts.words({ left: 250, top: 30, width: 120, height: 24 }, say('9 月 18 日', '18 Sep'), {
      fontSize: 14,
      textAlign: 'right',
      color: 'var(--aj-text-muted)',
    });
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
  },
};
