/** How numbers are written: each digit, the units within ten thousand, those of ten thousands, the point. */
export interface Numerals {
  readonly digits: string;
  readonly units: readonly string[];
  readonly groups: readonly string[];
  readonly point: string;
}

const numerals = (digits: string, units: string, groups: string, point: string): Numerals => ({
  digits,
  units: ['', ...units],
  groups: ['', ...groups],
  point,
});

/** The numerals of [DBNum1] and [DBNum2]; the second are those of money. */
export const SIMPLIFIED = {
  plain: numerals('〇一二三四五六七八九', '十百千', '万亿兆', '．'),
  money: numerals('零壹贰叁肆伍陆柒捌玖', '拾佰仟', '万亿兆', '点'),
};
export const TRADITIONAL = {
  plain: numerals('〇一二三四五六七八九', '十百千', '萬億兆', '．'),
  money: numerals('零壹貳參肆伍陸柒捌玖', '拾佰仟', '萬億兆', '點'),
};
/** Those of [DBNum3]. */
export const FULL_WIDTH = numerals('０１２３４５６７８９', '', '', '．');

/** Each digit in its place: 2026 → 二〇二六. */
export function toEachDigit(text: string, { digits, point }: Numerals): string {
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit).replace(/\.(?!\d)|\./g, point);
}

/** Digits of one group of four, with one zero for a gap between them. */
function groupText(group: string, { digits, units }: Numerals): string {
  let text = '';
  let hasGap = false;
  for (const [at, digit] of [...group].entries()) {
    if (digit === '0') hasGap = text !== '';
    else {
      text += `${hasGap ? digits[0] : ''}${digits[Number(digit)]}${units[group.length - 1 - at]}`;
      hasGap = false;
    }
  }
  return text;
}

/**
 * A whole number with its units; a gap of zeros between its digits is one zero.
 * @param text digits, 16 at most
 * @example toWithUnits('100001', SIMPLIFIED.money) // '壹拾万零壹'
 */
export function toWithUnits(text: string, system: Numerals): string {
  const whole = text.replace(/^0+(?=\d)/, '');
  if (system.groups.length === 1 || whole.length > 4 * system.groups.length) return toEachDigit(whole, system);
  let shown = '';
  let isGap = false;
  for (let end = whole.length % 4 || 4, from = 0; from < whole.length; from = end, end += 4) {
    const group = whole.slice(from, end);
    const own = groupText(group, system);
    const needsZero = shown !== '' && own !== '' && (isGap || group.startsWith('0'));
    if (own !== '') shown += `${needsZero ? system.digits[0] : ''}${own}${system.groups[(whole.length - end) / 4]}`;
    isGap = own === '';
  }
  return shown === '' ? (system.digits[0] as string) : shown;
}
