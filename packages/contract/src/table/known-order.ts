/** Place of a value in an order that people know; undefined where it has none. */
type Place = (value: string) => number | undefined;

/** Values in their order, those of a line being names of the same. */
function listed(...lines: readonly string[]): Place {
  const places = new Map(lines.flatMap((line, place) => line.split('|').map((name) => [name, place] as const)));
  return (value) => places.get(value.toLowerCase());
}

/** Values that begin with a word of a list, such as `Thur` and `Thursday`. */
function begun(pattern: RegExp, words: readonly string[]): Place {
  return (value) => {
    const word = pattern.exec(value)?.[1]?.toLowerCase();
    const place = word === undefined ? -1 : words.indexOf(word.slice(0, 3));
    return place < 0 ? undefined : place;
  };
}

const DIGITS = '一二三四五六七八九十';

/** A Chinese number up to 99. */
function toNumber(text: string): number | undefined {
  if (/^\d+$/u.test(text)) return Number(text);
  const match = /^([一二三四五六七八九])?(十)?([一二三四五六七八九])?$/u.exec(text);
  if (!match || text === '') return undefined;
  const [, tens, ten, ones] = match;
  const digit = (one: string | undefined) => (one === undefined ? 0 : DIGITS.indexOf(one) + 1);
  if (ten === undefined) return tens !== undefined && ones === undefined ? digit(tens) : undefined;
  return (tens === undefined ? 1 : digit(tens)) * 10 + digit(ones);
}

/** Values that are a number with the same words around it: `3月`, `第二季度`, `Q4`, `一年级`. */
function numbered(pattern: RegExp): Place {
  return (value) => {
    const text = pattern.exec(value)?.[1];
    return text === undefined ? undefined : toNumber(text);
  };
}

const WEEKDAY_ZH = /^(?:周|星期|礼拜)([一二三四五六日天])$/u;
const WEEKDAY_EN = /^(mon|tue|wed|thu|fri|sat|sun)(?:s|r|rs|nes|ur)?(?:day)?\.?$/iu;
const MONTH_EN =
  /^(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/iu;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Ages, sizes and amounts: `18-25`, `<18`, `60+`, `60岁以上`, `under 18`. */
const RANGE = /^(<|≤|under |below |up to )?\s*(\d[\d,]*(?:\.\d+)?)(.*)$/iu;
const IS_BELOW = /以下|以内|之下|or less|and under|and below/iu;

function rangePlace(value: string): number | undefined {
  const match = RANGE.exec(value);
  if (!match) return undefined;
  const start = Number(match[2]!.replaceAll(',', ''));
  return match[1] !== undefined || IS_BELOW.test(match[3] ?? '') ? start - 1e-6 : start;
}

const KNOWN: readonly Place[] = [
  (value) => {
    const day = WEEKDAY_ZH.exec(value)?.[1];
    return day === undefined ? undefined : '一二三四五六日'.indexOf(day === '天' ? '日' : day);
  },
  begun(WEEKDAY_EN, ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']),
  begun(MONTH_EN, MONTHS),
  numbered(/^(\d{1,2}|[一二三四五六七八九十]{1,3})月(?:份)?$/u),
  numbered(/^第?([1-4一二三四])季度?$/u),
  numbered(/^Q([1-4])$/iu),
  numbered(/^第?([一二三四五六七八九十\d]{1,3})(?:年级|级|等|期|阶段|步|周|轮|档)$/u),
  listed('xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl|2xl', 'xxxl|3xl', '4xl'),
  listed('特小', '小', '中', '大', '特大'),
  listed('very low|极低|很低', 'low|低', 'medium|mid|moderate|中|中等', 'high|高', 'very high|critical|极高|很高|紧急'),
  listed('tiny', 'small', 'medium', 'large', 'huge|extra large'),
  listed('first', 'second', 'third', 'fourth', 'fifth', 'sixth'),
  listed('1st', '2nd', '3rd', '4th', '5th', '6th'),
  listed('junior', 'middle|mid', 'senior', 'lead|principal'),
  listed('bronze|青铜|铜牌', 'silver|白银|银牌', 'gold|黄金|金牌', 'platinum|铂金|白金', 'diamond|钻石'),
  listed('优|优秀', '良|良好', '中|中等', '及格|合格', '差|不及格|不合格'),
  listed('excellent', 'very good', 'good', 'fair|average', 'poor', 'very poor|bad'),
  listed('非常满意|很满意', '满意|比较满意', '一般', '不满意|不太满意|比较不满意', '非常不满意|很不满意'),
  listed('strongly agree', 'agree', 'neutral|neither agree nor disagree', 'disagree', 'strongly disagree'),
  listed('very satisfied', 'satisfied', 'neutral', 'dissatisfied|unsatisfied', 'very dissatisfied|very unsatisfied'),
  listed('always', 'often', 'sometimes', 'rarely|seldom', 'never'),
  listed('ideal', 'premium', 'very good', 'good', 'fair'),
  listed('a+', 'a', 'a-', 'b+', 'b', 'b-', 'c+', 'c', 'c-', 'd+', 'd', 'd-', 'e', 'f'),
  rangePlace,
];

/**
 * Values in the order that people know them in: weekdays, months, sizes, levels, grades, ages. Undefined where not every
 * value has its place in one of them, or hardly two of them differ.
 * @example knownOrder(['Sun', 'Thur', 'Sat']) // ['Thur', 'Sat', 'Sun']
 */
export function knownOrder(values: readonly string[]): readonly string[] | undefined {
  const distinct = [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];
  if (distinct.length < 2) return undefined;
  for (const placeOf of KNOWN) {
    const placed = distinct.map((value) => [value, placeOf(value)] as const);
    if (placed.some(([, place]) => place === undefined)) continue;
    if (new Set(placed.map(([, place]) => place)).size < distinct.length * 0.75) continue;
    return placed.toSorted(([, a], [, b]) => a! - b!).map(([value]) => value);
  }
  return undefined;
}
