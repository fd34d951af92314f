/** A value of a formula; undefined is a place where no cell stands. */
export type Value = string | number | boolean | null | undefined | Error;
export type Test = (value: Value) => boolean;

const isBlank: Test = (value) => value === null || value === undefined || value === '';
const NUMBER = /^\s*-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;
const DAY = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?$/;

/** `*` is any text, `?` any character, `~` before them means the sign itself. */
function patternOf(text: string): RegExp {
  const source = text.replace(/~([*?~])|\*+|\?|[.+^${}()|[\]\\]/g, (sign, literal: string | undefined) => {
    if (literal !== undefined) return `\\${literal}`;
    if (sign === '?') return '.';
    return sign.startsWith('*') ? '.*' : `\\${sign}`;
  });
  return new RegExp(`^${source}$`, 'is');
}

/** Whether values are a looked-up one: of its kind, texts in any case and with wildcards. */
export function likeTest(wanted: Value): Test {
  if (typeof wanted !== 'string') return (value) => value === (wanted ?? 0);
  const pattern = patternOf(wanted);
  return (value) => typeof value === 'string' && pattern.test(value);
}

function equalTest(text: string): Test {
  if (/^(?:true|false)$/i.test(text)) return (value) => value === (text.toLowerCase() === 'true');
  if (NUMBER.test(text)) {
    const number = Number(text);
    return (value) => value === number || (typeof value === 'string' && NUMBER.test(value) && Number(value) === number);
  }
  if (DAY.test(text)) return (value) => value === text || value === `${text} 00:00:00`;
  return likeTest(text);
}

type Order = '<' | '>' | '<=' | '>=';

function isInOrder(order: Order, sign: number): boolean {
  if (sign === 0) return order.length === 2;
  return sign < 0 === order.startsWith('<');
}

/** Numbers are compared with numbers, days with days, other texts with other texts. */
function orderTest(order: Order, text: string): Test {
  if (NUMBER.test(text)) return (value) => typeof value === 'number' && isInOrder(order, value - Number(text));
  const isDay = DAY.test(text);
  const limit = text.toLowerCase();
  return (value) => {
    if (typeof value !== 'string' || value === '' || DAY.test(value) !== isDay) return false;
    const own = value.toLowerCase();
    return isInOrder(order, own === limit ? 0 : own < limit ? -1 : 1);
  };
}

/** What a criterion of a workbook asks of a value: `5`, `">5"`, `"<>East"`, `"S*"`, `""` for blank ones. */
export function toTest(criterion: Value): Test {
  if (typeof criterion !== 'string') return equalTest(String(criterion ?? 0));
  const [, operator = '', text = ''] = /^(<>|<=|>=|=|<|>)?([\s\S]*)$/.exec(criterion) ?? [];
  if (operator === '' || operator === '=') return text === '' ? isBlank : equalTest(text);
  if (operator !== '<>') return text === '' ? () => false : orderTest(operator as Order, text);
  const isEqual = text === '' ? isBlank : equalTest(text);
  return (value) => !isEqual(value);
}
