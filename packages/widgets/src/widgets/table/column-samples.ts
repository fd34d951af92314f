import { both, bothOfEach } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { sample, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const MONTHS = {
  jan: both('一月', 'Jan'),
  feb: both('二月', 'Feb'),
  mar: both('三月', 'Mar'),
  apr: both('四月', 'Apr'),
  may: both('五月', 'May'),
  jun: both('六月', 'Jun'),
};

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  region: both('大区', 'Region'),
  ...MONTHS,
};

/** Samples of tables with declared columns. */
export const columnSamples: WidgetSamples = [
  sample('column-types', '列类型', 'Column types', {
    ...sampleTable({
      line: bothOfEach('一号线, 二号线, 三号线, 四号线', 'Line 1, Line 2, Line 3, Line 4'),
      last7Days: ['82,85,84,88,91,90,94', '76,74,79,81,80,83,82', '90,84,80,71,66,60,58', '70,72,71,75,74,77,79'],
      output: [9480, 8120, 5230, 7390],
      attainment: [0.96, 0.88, 0.58, 0.79],
      yearOnYear: [4.2, -1.6, -12.4, 0],
      state: bothOfEach('正常, 正常, 停机, 检修', 'Normal, Normal, Stopped, Service'),
      owner: bothOfEach('陈晓明, 林嘉怡, 王海涛, 赵一鸣', 'Chen Xiaoming, Lin Jiayi, Wang Haitao, Zhao Yiming'),
    }),
    setup: {
      vis: 4,
      isRoll: false,
      dynamicAddTable: [
        {
          name: both('产线', 'Line'),
          key: COLUMNS.line,
          display: 'link',
          link: both('https://example.com/lines?name={产线}', 'https://example.com/lines?name={Line}'),
        },
        { name: both('近七日', 'Last 7 days'), key: COLUMNS.last7Days, display: 'sparkline', width: '120px' },
        {
          name: both('产量', 'Output'),
          key: COLUMNS.output,
          display: 'bar',
          suffix: both('件', ' pcs'),
          width: '120px',
        },
        {
          name: both('计划达成率', 'Plan attained'),
          key: COLUMNS.attainment,
          display: 'progress',
          format: 'percent',
          decimals: 0,
          max: 1,
        },
        { name: both('同比', 'YoY'), key: COLUMNS.yearOnYear, display: 'arrow', suffix: '%', decimals: 1 },
        { name: both('状态', 'State'), key: COLUMNS.state, display: 'tag', align: 'center' },
        { name: both('负责人', 'Owner'), key: COLUMNS.owner },
      ],
    },
    size: { width: 860, height: 260 },
  }),
  sample('conditions', '条件样式与排序', 'Rules and sorting', {
    ...sampleTable({
      device: bothOfEach(
        '注塑机 01, 注塑机 02, 冲压机 03, 空压机 04, 冷却塔 05',
        'Moulder 01, Moulder 02, Press 03, Compressor 04, Cooling tower 05',
      ),
      temperature: [62.4, 91.7, 78.2, 55.0, 41.3],
      vibration: [1.8, 6.4, 3.1, 0.9, 2.2],
      state: bothOfEach('正常, 告警, 正常, 停机, 正常', 'Normal, Alarm, Normal, Stopped, Normal'),
    }),
    setup: {
      sortField: both('温度', 'Temperature'),
      dynamicAddTable: [
        { name: both('设备', 'Device'), key: COLUMNS.device },
        {
          name: both('温度 (℃)', 'Temperature (°C)'),
          key: COLUMNS.temperature,
          display: 'heat',
          decimals: 1,
          color: '#ff7a45',
        },
        { name: both('振动 (mm/s)', 'Vibration (mm/s)'), key: COLUMNS.vibration, decimals: 1 },
        { name: both('状态', 'State'), key: COLUMNS.state, display: 'dot' },
      ],
      conditions: [
        { field: COLUMNS.vibration, operator: '>', operand: '5', color: '#e5484d', isBold: true, icon: 'warning' },
        { field: COLUMNS.state, operator: '=', operand: both('停机', 'Stopped'), color: '#7d889b', isRow: true },
        { field: COLUMNS.state, operator: '=', operand: both('告警', 'Alarm'), background: '#a3202c', isRow: true },
      ],
    },
    size: { width: 560, height: 280 },
  }),
  sample('merged', '多级表头、合并与汇总', 'Headings above, merged cells, totals', {
    columns: COLUMNS,
    rows: [
      {
        region: both('华东', 'East'),
        city: both('上海', 'Shanghai'),
        plan: 1200,
        actual: 1286,
        attained: 1.072,
        grossProfit: 385.6,
      },
      {
        region: both('华东', 'East'),
        city: both('杭州', 'Hangzhou'),
        plan: 900,
        actual: 862,
        attained: 0.958,
        grossProfit: 240.3,
      },
      {
        region: both('华东', 'East'),
        city: both('苏州', 'Suzhou'),
        plan: 760,
        actual: 801,
        attained: 1.054,
        grossProfit: 228.9,
      },
      {
        region: both('华南', 'South'),
        city: both('深圳', 'Shenzhen'),
        plan: 1100,
        actual: 1043,
        attained: 0.948,
        grossProfit: 320.4,
      },
      {
        region: both('华南', 'South'),
        city: both('广州', 'Guangzhou'),
        plan: 980,
        actual: 1011,
        attained: 1.032,
        grossProfit: 301.7,
      },
      {
        region: both('西南', 'Southwest'),
        city: both('成都', 'Chengdu'),
        plan: 640,
        actual: 598,
        attained: 0.934,
        grossProfit: 151.2,
      },
    ],
    setup: {
      vis: 6,
      isRoll: false,
      isLine: true,
      isSummary: true,
      fontSizeBody: 14,
      fontSizeHeader: 14,
      dynamicAddTable: [
        { name: both('大区', 'Region'), key: COLUMNS.region, isMerged: true, align: 'center', width: '90px' },
        { name: both('城市', 'City'), key: COLUMNS.city },
        { name: both('计划', 'Plan'), key: COLUMNS.plan, group: both('销售额（万元）', 'Sales (10k yuan)') },
        { name: both('实际', 'Actual'), key: COLUMNS.actual, group: both('销售额（万元）', 'Sales (10k yuan)') },
        {
          name: both('达成率', 'Attainment'),
          key: COLUMNS.attained,
          group: both('销售额（万元）', 'Sales (10k yuan)'),
          format: 'percent',
          decimals: 1,
        },
        { name: both('毛利（万元）', 'Gross profit (10k yuan)'), key: COLUMNS.grossProfit, decimals: 1 },
      ],
    },
    size: { width: 640, height: 340 },
  }),
  sample('wide', '固定列与横向滚动', 'Fixed column, scrolled sideways', {
    columns: COLUMNS,
    rows: [
      {
        employee: both('陈晓明', 'Chen Xiaoming'),
        jan: 32,
        feb: 28,
        mar: 41,
        apr: 38,
        may: 44,
        jun: 40,
        note: both(
          '主攻华东大客户，上半年新签七家年框协议',
          'Key accounts in the East, seven new framework contracts in the first half',
        ),
      },
      {
        employee: both('林嘉怡', 'Lin Jiayi'),
        jan: 25,
        feb: 30,
        mar: 29,
        apr: 33,
        may: 31,
        jun: 36,
        note: both('负责渠道伙伴', 'Channel partners'),
      },
      {
        employee: both('王海涛', 'Wang Haitao'),
        jan: 18,
        feb: 22,
        mar: 20,
        apr: 26,
        may: 24,
        jun: 29,
        note: both('五月起兼管售后续约', 'Also renewals, since May'),
      },
    ],
    setup: {
      vis: 3,
      isScrollX: true,
      dynamicAddTable: [
        { name: both('员工', 'Employee'), key: COLUMNS.employee, isFixed: true, width: '110px' },
        ...Object.values(MONTHS).map((name) => ({
          name,
          key: name,
          width: '90px',
          suffix: both('单', ' orders'),
        })),
        { name: both('说明', 'Note'), key: COLUMNS.note, isWrapped: true, width: '220px' },
      ],
    },
    size: { width: 520, height: 240 },
  }),
];
