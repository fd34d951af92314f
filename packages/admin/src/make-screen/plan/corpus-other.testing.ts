import {
  column,
  pick,
  list,
  between,
  whole,
  dayOf,
  day,
  code,
  DEPARTMENTS,
  type CorpusKind,
} from './corpus-columns.testing.ts';

export const OTHER_KINDS: readonly CorpusKind[] = [
  {
    id: 'clinic',
    name: ['门诊记录', 'Clinic visits'],
    rows: 300,
    columns: [
      column('就诊日期', 'Visit date', 'date', day('2026-04-01', 28)),
      column(
        '科室',
        'Clinic department',
        'string',
        pick(list('内科 外科 儿科 口腔科 眼科', 'Internal / Surgery / Children / Dental / Eyes')),
      ),
      column('病历号', 'Record no', 'string', (_row, random) => `R${String(10_000 + Math.floor(random() * 150))}`),
      column('费用', 'Fee', 'decimal', between(20, 1600)),
      column('候诊分钟', 'Waiting minutes', 'integer', whole(2, 95)),
    ],
  },
  {
    id: 'funnel',
    name: ['商机', 'Deals'],
    rows: 150,
    columns: [
      column('商机名称', 'Deal name', 'string', (row) => [`商机 ${row + 1}`, `Deal ${row + 1}`]),
      column(
        '阶段',
        'Stage',
        'string',
        pick(list('线索 初访 方案 报价 成交', 'Lead / Visit / Proposal / Quote / Won'), 1.6),
      ),
      column('负责人', 'Owner', 'string', pick(list('王敏 李强 张伟 刘洋', 'Mia / Noah / Ava / Liam'))),
      column('预计金额', 'Expected amount', 'decimal', between(10_000, 900_000, 0)),
      column('赢率', 'Win rate', 'decimal', between(0.1, 0.9, 2)),
      column('创建日期', 'Created', 'date', day('2025-06-01', 240)),
    ],
  },
  {
    id: 'summary',
    name: ['月度汇总', 'Monthly summary'],
    rows: 12,
    columns: [
      column('月份', 'Month', 'string', (row) => [
        `${row + 1}月`,
        ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][row]!,
      ]),
      column('收入', 'Income', 'decimal', between(80, 140, 1)),
      column('成本', 'Cost', 'decimal', between(40, 90, 1)),
    ],
  },
  {
    id: 'energy',
    name: ['能耗', 'Energy use'],
    rows: 365,
    columns: [
      column('日期', 'Date', 'date', (row) => dayOf('2025-01-01', row)),
      column('用电量（kWh）', 'Power use (kWh)', 'decimal', between(800, 2600, 0)),
      column('用水量（吨）', 'Water use (t)', 'decimal', between(10, 60, 1)),
      column('气温', 'Outside temperature', 'decimal', between(-5, 36, 1)),
    ],
  },
  {
    id: 'quality',
    name: ['质检', 'Quality checks'],
    rows: 260,
    columns: [
      column('批次号', 'Batch no', 'string', code('B2026')),
      column('检验日期', 'Checked on', 'date', day('2026-01-05', 90)),
      column('产线', 'Line', 'string', pick(list('A线 B线 C线', 'Line A / Line B / Line C'))),
      column('产量', 'Output', 'integer', whole(400, 1200)),
      column('不良数', 'Defect count', 'integer', whole(0, 30)),
      column('合格率(%)', 'Pass rate (%)', 'decimal', between(95, 100, 2)),
    ],
  },
  {
    id: 'flats',
    name: ['房源', 'Flats'],
    rows: 200,
    columns: [
      column(
        '小区',
        'Estate',
        'string',
        pick(
          list(
            '翠湖苑 阳光里 金桂园 碧水湾 望江府 书香门第 云杉郡 枫林绿洲',
            'Lake / Sun / Laurel / Bay / River / Book / Cloud / Maple',
          ),
        ),
      ),
      column('户型', 'Layout', 'string', pick(list('一室 两室 三室 四室', '1 room / 2 rooms / 3 rooms / 4 rooms'))),
      column('面积（㎡）', 'Area (m2)', 'decimal', between(38, 180, 1)),
      column('总价（万元）', 'Total price (k)', 'decimal', between(90, 1200, 0)),
      column('经度', 'Longitude', 'decimal', between(121, 122, 5)),
      column('纬度', 'Latitude', 'decimal', between(31, 32, 5)),
    ],
  },
  {
    id: 'text',
    name: ['通讯录', 'Contacts'],
    rows: 80,
    columns: [
      column('姓名', 'Name', 'string', (row) => [`联系人${row + 1}`, `Contact ${row + 1}`]),
      column(
        '城市',
        'City',
        'string',
        pick(list('上海 杭州 南京 苏州 宁波', 'Shanghai / Hangzhou / Nanjing / Suzhou / Ningbo'), 1.4),
      ),
      column('行业', 'Industry', 'string', pick(list('制造 零售 物流', 'Making / Retail / Logistics'))),
      column('邮箱', 'Email', 'string', (row) => `someone${row}@example.com`),
      column('备注', 'Note', 'string', (row) => [
        `第 ${row} 位客户在去年的展会上留下名片，希望收到新产品目录和报价，并约定下个季度再次拜访洽谈合作细节`,
        `Guest ${row} left a card at last year's fair and would like to see the catalogue`,
      ]),
    ],
  },
  {
    id: 'one-column',
    name: ['得分', 'Scores'],
    rows: 90,
    columns: [column('得分', 'Score', 'integer', whole(20, 100))],
  },
  {
    id: 'one-text-column',
    name: ['报名', 'Sign-ups'],
    rows: 60,
    columns: [
      column(
        '兴趣',
        'Interest',
        'string',
        pick(list('足球 篮球 游泳 阅读 音乐', 'Football / Basketball / Swimming / Reading / Music')),
      ),
    ],
  },
  {
    id: 'codes-only',
    name: ['序列号', 'Serial numbers'],
    rows: 50,
    columns: [
      column('序列号', 'Serial number', 'string', code('SN')),
      column('序号', 'No', 'integer', (row) => row + 1),
    ],
  },
  {
    id: 'ledger',
    name: ['收支流水', 'Ledger'],
    rows: 320,
    columns: [
      column('日期', 'Date', 'date', day('2025-09-01', 150)),
      column('账户', 'Ledger name', 'string', pick(list('现金 银行 支付宝', 'Cash / Bank / Wallet'))),
      column(
        '科目',
        'Subject',
        'string',
        pick(
          list(
            '房租 水电 工资 货款 差旅 办公 广告 税费 其他',
            'Rent / Power / Wages / Goods / Travel / Office / Ads / Taxes / Other',
          ),
        ),
      ),
      column('金额', 'Amount', 'decimal', between(-8000, 12_000, 2)),
      column('余额', 'Balance', 'decimal', between(1000, 90_000, 2)),
    ],
  },
  {
    id: 'attendance',
    name: ['考勤', 'Attendance'],
    rows: 400,
    columns: [
      column('工号', 'Employee ID', 'integer', whole(1, 40)),
      column('部门', 'Department', 'string', pick(DEPARTMENTS)),
      column('日期', 'Date', 'date', day('2026-05-01', 31)),
      column('迟到', 'Late', 'boolean', (_row, random) => random() < 0.15),
      column('加班小时', 'Overtime hours', 'decimal', between(0, 4, 1)),
    ],
  },
  {
    id: 'nasty-names',
    name: ['表"一"', 'Table "one"'],
    rows: 90,
    columns: [
      column('金额"元"', 'Amount "EUR"', 'decimal', between(1, 900)),
      column('1', '1', 'integer', whole(1, 400)),
      column('a.b; drop table x --', 'a.b; drop table x --', 'string', pick(list('甲 乙 丙', 'A\'a / B"b / C`c'))),
      column('${x}', '${x}', 'string', pick(list('一 二 三', 'One / Two / Three'))),
      column('😀 数量', '😀 quantity', 'integer', whole(1, 9)),
      column('月份', 'Month', 'date', day('2025-01-01', 300)),
      column('范围', 'Range', 'string', pick(list('全部 部分', 'All / Part'))),
      column(`很长的列名${'很长'.repeat(60)}`, `A very long name ${'long '.repeat(40)}`, 'decimal', between(0, 1)),
      column('%', '%', 'decimal', between(0, 1)),
    ],
  },
];
