import { toPattern } from './name-pattern.ts';

/** What names and units of columns tell of amounts: whether they add up. Names are compared without their unit. */

/** Amounts that may be added up. */
export const SUM_NAME = toPattern(
  '金额|销售额|营业额|交易额|收入|利润|毛利(?!率)|成本|费用|支出|预算|花费|付款|回款|税额|数量|件数|销量|产量|人数|次数|单量|重量|总|合计|工时|用电|用水|能耗|实际|计划|库存|里程|人口|运费|订单数|点击|访问|曝光|加班|停机|损失|不良数|排放|投诉数|人次|访客|浏览|借方|贷方|发生额|新增|降水量|降雨量|产值|事故|伤亡|死亡|病例',
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
  'total bill',
  'tip',
  'toll',
  'cnt',
  'cases',
  'goals',
  'rides',
  'rentals',
  'trips',
  'casual',
  'registered',
  'customers',
  'users',
  'sessions',
  'downloads',
  'arrivals',
  'departures',
  'births',
  'injuries',
  'shipments',
  'transactions',
  'tickets',
  'calls',
  'returns',
  'refunds',
);

/** What has been reached so far: each row holds those before it. */
export const RUNNING_NAME = toPattern(
  '累计|累积|读数|示数',
  'cumulative',
  'cum',
  'running',
  'to date',
  'ytd',
  'odometer',
);

/** What a thing weighs, or what is moved: only the values tell. */
export const WEIGHT_NAME = toPattern('重量', 'weight');

/** An amount for each of something. What there is per week or month may still be added over things. */
export const PER_NAME = /人均|户均|[^a-z]per (?!week|month|day|year|quarter|annum)[a-z]/iu;

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
  '库存|存货|存量|保有量|在库|在职|在校|在院|人口|员工数|会员数|存款|欠款|负债|资产|期初|期末|月初|月末|年初|年末|结存',
  'stock',
  'opening',
  'closing',
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

/** Units of readings, rates and prices: of these only means make sense. */
export const MEAN_UNIT =
  /^(?:[%‰℃℉°]|度$|级$|分$|岁$|[dD][bB]|k?[hH]z$|[hk]?[pP]a$|bar$|V$|A$|mA$|lux?$|pH$|ppm$|rpm$)|\/|每|per /u;
/** Units in which things are counted or weighed: they add up. */
export const SUM_UNIT =
  /^(?:[百千万亿]?(?:件|台|个|单|笔|次|人次|户|辆|套|箱|吨|张|本|票|例|股|美?元)|t|kg|[kMGT]?Wh|万?度电|pcs|CNY|RMB|USD|EUR)$/u;

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
