import { toPattern } from './name-pattern.ts';

/** What names of columns tell, in Chinese and English. Names are compared without their unit. */

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

/** Whole numbers that say which class a thing is of. */
export const CLASS_NAME =
  /(?:class|type|tier|category|cluster|segment|grade|level|season|weather(?: ?sit)?|status|state|kind|mode|group|zone|sex|gender|race)$|(?:类别|类型|等级|级别|档次|季节|天气|状态|性别|等$|类$|级$|档$)/iu;

/** Things that are known by a number: which one of them, not how many. */
export const THING_NUMBER =
  /^(?:flight|train|bus|route|gate|room|lot|batch|store|shop|branch|dept|department|station|depot|terminal)(?: (?:no|nr|num|number))?$|^(?:航班|车次|班次|门店|房间|站点)号?$/iu;

/** The place of a row among others: no calculation makes sense of it. */
export const RANK_NAME = toPattern('排名|名次|排行|位次', 'rank', 'ranking', 'position');

export const YEAR_NAME = toPattern('年份|年度|^年$|届$', 'year');
/** Parts of a date that are written as numbers, with the greatest they can be. */
export const PERIOD_NAMES: readonly (readonly [name: RegExp, max: number])[] = [
  [toPattern('月份|^月$', 'month'), 12],
  [toPattern('季度|^季$', 'quarter'), 4],
  [toPattern('星期|周几', 'weekday'), 7],
  [toPattern('周次|第几周', 'week'), 53],
  [toPattern('小时|时段', 'hour of day'), 24],
  [/^(?:hour|hr|hod)$/iu, 24],
  [/^(?:mnth|mon)$/iu, 12],
  [/^(?:dow|wday|day ?of ?week)$/iu, 7],
  [/^season$/iu, 4],
  [/^yr$/iu, 2100],
];
/** Parts of a date that say nothing without the others, with the greatest they can be. */
export const DATE_PARTS: readonly (readonly [name: RegExp, max: number])[] = [
  [/^(?:day|dom|day of month|日)$/iu, 31],
  [/^(?:minute|second|分钟?|秒)$/iu, 59],
];
/** A time of day may be written as a number: 1435. */
export const CLOCK_NAME = toPattern('时间|时刻', 'time');
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
