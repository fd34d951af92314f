/** What names of columns tell, in Chinese and English. Names are compared without their unit. */

const english = (...words: readonly string[]) => `(?:^|[^a-z])(?:${words.join('|')})s?(?:$|[^a-z])`;

const toPattern = (chinese: string, ...words: readonly string[]) => new RegExp(`${chinese}|${english(...words)}`, 'iu');

/** Numbers and codes that name a thing: they are never added up. */
export const ID_NAME = toPattern(
  '编号|编码|代码|单号|序号|工号|学号|账号|卡号|证号|身份证|电话|手机|邮编|条码|流水|号码|号$|^序$',
  'id',
  'uuid',
  'no',
  'nr',
  'number',
  'code',
  'key',
  'sku',
  'zip',
  'postcode',
  'phone',
  'mobile',
  'tel',
  'barcode',
  'serial',
  'index',
);

/** Amounts that may be added up. */
export const SUM_NAME = toPattern(
  '金额|销售额|营业额|交易额|收入|利润|毛利(?!率)|成本|费用|支出|预算|花费|付款|回款|税额|数量|件数|销量|产量|人数|次数|单量|重量|总|合计|工时|用电|用水|能耗|实际|计划|库存|里程|人口|运费|订单数|点击|访问|曝光|加班|停机|损失|不良数|排放|投诉数|降水量|降雨量|产值|事故|伤亡|死亡|病例',
  'amount',
  'sale',
  'revenue',
  'profit',
  'cost',
  'expense',
  'spend',
  'budget',
  'actual',
  'payment',
  'fee',
  'tax',
  'quantity',
  'qty',
  'unit',
  'count',
  'total',
  'volume',
  'weight',
  'order',
  'visit',
  'click',
  'view',
  'impression',
  'hour',
  'output',
  'stock',
  'population',
  'parcel',
  'passenger',
  'overtime',
  'downtime',
  'mileage',
  'energy',
  'precipitation',
  'rainfall',
  'incident',
  'accident',
  'fatalit(?:y|ie)',
  'death',
  'bill',
  'tip',
  'toll',
);

/** Rates, prices, scores and readings: only their mean says something. */
export const MEAN_NAME = toPattern(
  '率|占比|比例|百分比|比重|同比|环比|增幅|涨幅|降幅|余额|结余|单价|价格|均价|售价|评分|得分|分数|成绩|满意度|指数|平均|人均|客单|温度|湿度|压力|气压|电压|电流|浓度|速度|转速|频率|振动|噪声|年龄|工龄|司龄|时长|候诊|等待|分钟|时效|耗时|响应时间|体重|身高|折扣|薪资|工资|薪水|底薪|月薪|绩效|等级|级别|纯度|亮度|流量计|液位|风速|风力|气温|PM2|AQI|(?:^|[^a-z])pH(?:$|[^a-z])',
  'rate',
  'ratio',
  'percent(?:age)?',
  'pct',
  'share',
  'balance',
  'price',
  'score',
  'rating',
  'grade',
  'mark',
  'satisfaction',
  'average',
  'avg',
  'mean',
  'temperature',
  'temp',
  'humidity',
  'pressure',
  'voltage',
  'current',
  'concentration',
  'speed',
  'vibration',
  'noise',
  'age',
  'tenure',
  'duration',
  'latency',
  'transit',
  'lead time',
  'cycle time',
  'response time',
  'wait(?:ing)?',
  'minutes?',
  'days?',
  'discount',
  'salary',
  'salaries',
  'wage',
  'margin',
  'level',
  'nps',
  'growth',
  'yoy',
  'wind',
  'income',
);

/** A score that others add up to: what it is made of are scores too. */
export const SCORE_TOTAL_NAME = /总(?:分|评|成绩)|平均分/u;

/** What there is of something at a moment: over days it is no sum, over things of one moment it is. */
export const STOCK_NAME = toPattern(
  '库存|存货|存量|保有量|在库|在职|在校|在院|人口|员工数|会员数|存款|欠款|负债|资产',
  'stock',
  'inventory',
  'inventories',
  'headcount',
  'population',
  'member',
  'deposit',
  'debt',
  'asset',
  'on hand',
);

/** Whole numbers that say which class a thing is of. */
export const CLASS_NAME =
  /(?:class|type|tier|category|cluster|segment|grade|level)$|(?:类别|类型|等级|级别|档次|等$|类$|级$|档$)/iu;

/** The place of a row among others: no calculation makes sense of it. */
export const RANK_NAME = toPattern('排名|名次|排行|位次', 'rank', 'ranking', 'position');

/** Units of readings, rates and prices: of these only means make sense. */
export const MEAN_UNIT =
  /^(?:[%‰℃℉°]|度$|级$|分$|岁$|[dD][bB]|k?[hH]z$|[hk]?[pP]a$|bar$|V$|A$|mA$|lux?$|pH$|ppm$|rpm$)|\/|每|per /u;
/** Units in which things are counted or weighed: they add up. */
export const SUM_UNIT =
  /^(?:[百千万亿]?(?:件|台|个|单|笔|次|人次|户|辆|套|箱|吨|张|本|票|例|股|美?元)|t|kg|kWh|万?度电|pcs|CNY|RMB|USD|EUR)$/u;

/** Time that is lost or worked on top: it adds up, though other times do not. */
export const ADDED_TIME_NAME = toPattern('停机|加班|工时', 'downtime', 'overtime');

export const MONEY_NAME = toPattern(
  '金额|销售额|营业额|收入|利润|成本|费用|运费|总价|支出|预算|回款|薪资|工资',
  'amount',
  'fee',
  'sales',
  'revenue',
  'profit',
  'cost',
  'budget',
  'expense',
);

export const RATE_NAME = toPattern(
  '率|占比|比例|百分比|比重|折扣|同比|环比|增幅|涨幅|降幅',
  'rate',
  'ratio',
  'percent(?:age)?',
  'pct',
  'share',
  'margin',
  'growth',
  'yoy',
  'mom',
);

export const YEAR_NAME = toPattern('年份|年度|^年$|届$', 'year');
/** Parts of a date that are written as numbers, with the greatest they can be. */
export const PERIOD_NAMES: readonly (readonly [name: RegExp, max: number])[] = [
  [toPattern('月份|^月$', 'month'), 12],
  [toPattern('季度|^季$', 'quarter'), 4],
  [toPattern('星期|周几', 'weekday'), 7],
  [toPattern('周次|第几周', 'week'), 53],
  [toPattern('小时|时段', 'hour of day'), 24],
];
export const COORDINATE_NAME = toPattern('经度|纬度|坐标', 'latitude', 'longitude', 'lat', 'lng', 'lon');
/** What people are ranked by. */
export const SCORE_NAME = toPattern('成绩|得分|评分|分数|积分|满意度', 'score', 'rating', 'mark', 'point');
/** Stages that things go through, one after the other. */
export const STAGE_NAME = toPattern('阶段|环节|步骤|漏斗', 'stage', 'step', 'phase', 'funnel');
/** Dates of a thing and not of what happened: by them things are counted, and nothing else. */
export const THING_DATE_NAME = toPattern(
  '入职|离职|开业|开店|投产|竣工|购置|出生|生日|注册|成立|到期|签约|建档',
  'hire',
  'opened',
  'opening',
  'built',
  'purchased',
  'hired',
  'birth',
  'birthday',
  'joined',
  'joining',
  'registered',
  'founded',
  'expire',
  'expiry',
  'due',
);
/** What is nobody's business on a wall. */
export const PERSONAL_NAME = toPattern(
  '手机|电话|身份证|邮箱|住址|地址|银行卡|微信',
  'phone',
  'mobile',
  'tel',
  'email',
  'mail',
  'address',
  'ssn',
  'passport',
);
export const FLAG_NAME = /^(?:是否|有无)|^(?:is|has)[ _]/iu;

/** What somebody chooses first when looking at a part of a business. */
export const FILTER_NAME = toPattern(
  '大区|区域|地区|部门|渠道|事业部|产线|车间|校区|年级|仓库|平台|品牌|业务',
  'region',
  'area',
  'department',
  'channel',
  'division',
  'line',
  'plant',
  'site',
  'campus',
  'warehouse',
  'platform',
  'brand',
  'team',
);

const UNIT = /\s*(?:[（(【[]\s*([^（()）】\]]{1,8})\s*[）)】\]])\s*$/u;

/** A name without its unit, and the unit in brackets behind it. */
export function splitUnit(name: string): { readonly plain: string; readonly unit: string } {
  const found = UNIT.exec(name);
  const plain = found ? name.slice(0, found.index).trim() : name.trim();
  if (plain === '') return { plain: name.trim(), unit: '' };
  if (!found && plain.endsWith('%') && plain.length > 1) return { plain: plain.slice(0, -1).trim(), unit: '%' };
  return { plain, unit: found?.[1]?.trim() ?? '' };
}

/** Words of a name written `likeThis` or `like_this`, apart. */
export function spoken(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/gu, '$1 $2')
    .replaceAll('_', ' ')
    .trim();
}

/** Ages, levels and sizes: values that people expect in their own order. */
const ORDINAL_TEXT =
  /\d|^[一二三四五六七八九十]|[低中高]|^[小大特]|优|良|及格|满意|^(?:x*s|m|x*l)$|\b(?:low|medium|high|small|large|poor|fair|good|excellent|junior|senior|first|second|third)\b/iu;

/** Whether most of some values stand in an order of their own. */
export function isOrdinal(values: readonly string[]): boolean {
  const ordinal = values.filter((value) => ORDINAL_TEXT.test(value.trim()));
  return ordinal.length * 2 > values.length;
}
