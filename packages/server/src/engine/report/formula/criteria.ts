import { compareNumbers, compareTexts } from './coerce.ts';
import { readNumber } from './read-number.ts';
import { Fault, faultOf, type Scalar } from './scalar.ts';
import { wildcardTest } from './wildcards.ts';

/** A value of an area; undefined is a place where no cell stands. */
type Value = Scalar | undefined;
export type Test = (value: Value) => boolean;

const isBlank: Test = (value) => value === null || value === undefined || value === '';
const isNothing: Test = (value) => value === null || value === undefined;

/** Whether values are a looked-up one: of its kind, texts in any case and with wildcards. */
export function likeTest(wanted: Scalar): Test {
  if (typeof wanted === 'number') return (value) => typeof value === 'number' && compareNumbers(value, wanted) === 0;
  if (typeof wanted !== 'string') return (value) => value === wanted;
  const isLike = wildcardTest(wanted);
  return (value) => typeof value === 'string' && isLike(value);
}

/** Texts that are written as the number count as it. */
function numberTest(number: number): Test {
  return (value) => {
    const own = typeof value === 'string' ? readNumber(value) : value;
    return typeof own === 'number' && compareNumbers(own, number) === 0;
  };
}

function equalTest(text: string): Test {
  if (/^(?:true|false)$/i.test(text)) return likeTest(text.toLowerCase() === 'true');
  const fault = faultOf(text.toUpperCase());
  if (fault) return (value) => value === fault;
  const number = readNumber(text);
  return number === undefined ? likeTest(text) : numberTest(number);
}

type Order = '<' | '>' | '<=' | '>=';

function isInOrder(order: Order, sign: number): boolean {
  if (sign === 0) return order.length === 2;
  return sign < 0 === order.startsWith('<');
}

/** Numbers and days are compared with numbers, texts with texts, truths with truths. */
function orderTest(order: Order, text: string): Test {
  const number = readNumber(text);
  if (number !== undefined)
    return (value) => typeof value === 'number' && isInOrder(order, compareNumbers(value, number));
  if (/^(?:true|false)$/i.test(text)) {
    const truth = text.toLowerCase() === 'true';
    return (value) => typeof value === 'boolean' && isInOrder(order, Number(value) - Number(truth));
  }
  return (value) => typeof value === 'string' && value !== '' && isInOrder(order, compareTexts(value, text));
}

const WRITTEN = /^(<>|<=|>=|=|<|>)?([\s\S]*)$/;

/** What a criterion of a workbook asks of a value: `5`, `">5"`, `"<>East"`, `"S*"`, `""` for blank ones. */
export function toTest(criterion: Scalar): Test {
  if (criterion instanceof Fault) return (value) => value === criterion;
  if (typeof criterion === 'boolean') return likeTest(criterion);
  if (typeof criterion !== 'string') return numberTest(criterion ?? 0);
  const [, operator, text = ''] = WRITTEN.exec(criterion) ?? [];
  switch (operator) {
    case undefined:
      return text === '' ? isBlank : equalTest(text);
    case '=':
      return text === '' ? isNothing : equalTest(text);
    case '<>': {
      const isEqual = text === '' ? isNothing : equalTest(text);
      return (value) => !isEqual(value);
    }
    default:
      return text === '' ? () => false : orderTest(operator as Order, text);
  }
}
