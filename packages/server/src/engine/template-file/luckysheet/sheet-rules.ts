import type { ExcelCondition, ExcelConditionalFormat, ExcelValidation } from '@aj-report/contract';
import type { Losses } from '../losses.ts';
import { isListOfInput, upToMost } from '../rule-limits.ts';
import { areaOf, isInside, numberOf, positionOfKey, toList, toObject, type Loose } from './loose.ts';
import { colorOf } from './sheet-style.ts';

const CONDITIONS: Readonly<Record<string, ExcelCondition>> = {
  greaterThan: '>',
  lessThan: '<',
  equal: '=',
  betweenness: 'between',
  textContains: 'contains',
};

function conditionOf(rule: Loose): Omit<ExcelConditionalFormat, 'row' | 'column'> | undefined {
  const operator = CONDITIONS[String(rule['conditionName'])];
  const { textColor, cellColor } = toObject(rule['format']);
  const [color, background] = [colorOf(textColor), colorOf(cellColor)];
  if (rule['type'] !== 'default' || !operator || (!color && !background)) return undefined;
  const [value, valueTo] = toList(rule['conditionValue']).map((one) => numberOf(one) ?? String(one));
  return {
    operator,
    ...(value === undefined ? {} : { value }),
    ...(operator === 'between' && valueTo !== undefined ? { valueTo } : {}),
    style: { ...(color ? { color } : {}), ...(background ? { background } : {}) },
  };
}

/** Conditional formats of a sheet. */
export function conditionsOf(sheet: Loose, losses: Losses): ExcelConditionalFormat[] {
  const rules = toList(sheet['luckysheet_conditionformat_save']).map(toObject);
  const read = rules.flatMap((rule) => {
    const condition = conditionOf(rule);
    if (!condition) losses.add('conditional');
    return toList(rule['cellrange']).flatMap((range): ExcelConditionalFormat[] => {
      const area = areaOf(range);
      if (!condition) return [];
      if (area && isInside({ row: area.row[1], column: area.column[1] })) {
        const [rowSpan, columnSpan] = [area.row[1] - area.row[0] + 1, area.column[1] - area.column[0] + 1];
        return [{ row: area.row[0], column: area.column[0], rowSpan, columnSpan, ...condition }];
      }
      losses.add('conditional');
      return [];
    });
  });
  return upToMost(read, ({ row, column }) => losses.addAt('conditional', row, column));
}

/** Rules of input of a sheet: lists of values. */
export function validationsOf(sheet: Loose, losses: Losses): ExcelValidation[] {
  const read = Object.entries(toObject(sheet['dataVerification'])).flatMap(([key, one]): ExcelValidation[] => {
    const position = positionOfKey(key);
    const { type, value1 } = toObject(one);
    const source = String(value1 ?? '');
    const values = source
      .split(',')
      .map((text) => text.trim())
      .filter((text) => text !== '');
    // A list may also be an area of cells.
    const isList = type === 'dropdown' && isListOfInput(values) && !/^=|[!$]/.test(source);
    if (position && isInside(position) && isList) return [{ ...position, kind: 'list', values }];
    losses.add('validation');
    return [];
  });
  return upToMost(read, ({ row, column }) => losses.addAt('validation', row, column));
}
