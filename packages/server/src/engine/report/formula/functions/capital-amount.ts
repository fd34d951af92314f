import { roundHalf } from '../rounding.ts';
import { FAULT } from '../scalar.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];
/** Cents are exact below. */
const LIMIT = 1e13;

/** Four digits; gaps between them are one 零. */
function groupText(group: string): string {
  let text = '';
  let hasGap = false;
  for (let i = 0; i < group.length; i++) {
    const digit = Number(group[i]);
    if (digit === 0) {
      hasGap = true;
      continue;
    }
    text += (hasGap && text !== '' ? '零' : '') + DIGITS[digit] + (PLACES[group.length - 1 - i] ?? '');
    hasGap = false;
  }
  return text;
}

/** A whole number; a group that begins with noughts, or one that is nothing but, leaves one 零 behind. */
function wholeText(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 4) groups.unshift(digits.slice(Math.max(0, end - 4), end));
  let text = '';
  let hasGap = false;
  for (const [i, group] of groups.entries()) {
    const own = groupText(group);
    if (own === '') {
      hasGap = text !== '';
      continue;
    }
    text +=
      (text !== '' && (hasGap || group.startsWith('0')) ? '零' : '') + own + (GROUPS[groups.length - 1 - i] ?? '');
    hasGap = false;
  }
  return text.replace(/万亿(.*)亿/, '万$1亿');
}

/**
 * An amount in the capitals that Chinese vouchers ask for, to the cent.
 * @example capitalAmount(229511.95) // 贰拾贰万玖仟伍佰壹拾壹元玖角伍分
 * @source 支付结算办法 附件一《正确填写票据和结算凭证的基本规定》
 * @throws Fault for an amount whose cents are not exact
 */
export function capitalAmount(amount: number): string {
  if (Math.abs(amount) >= LIMIT) throw FAULT.number;
  const [whole = '', cents = ''] = roundHalf(Math.abs(amount), 2).toFixed(2).split('.');
  const [jiao, fen] = [Number(cents[0]), Number(cents[1])];
  const yuan = wholeText(whole.replace(/^0+(?=\d)/, ''));
  if (yuan === '' && jiao === 0 && fen === 0) return '零元整';
  const sign = amount < 0 ? '负' : '';
  const head = yuan === '' ? '' : `${yuan}元`;
  if (jiao === 0 && fen === 0) return `${sign}${head}整`;
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : head === '' ? '' : '零';
  return `${sign}${head}${tenths}${fen > 0 ? `${DIGITS[fen]}分` : '整'}`;
}
