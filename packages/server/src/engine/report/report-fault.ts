import { AppError, type Text } from '@aj-report/contract';
import { ExpressionError, type ExpressionFault } from './expression/parse-value.ts';

const FAULTS: Readonly<Record<ExpressionFault, Text>> = {
  open: { zh: '缺少结尾的 }', en: 'its closing } is missing' },
  empty: { zh: '大括号内为空', en: 'nothing stands between its braces' },
  'no-field': { zh: '应写作 数据集编码.字段', en: 'it should read set.field' },
  'unknown-function': {
    zh: '函数只有 sum、count、avg、min、max、distinct、share、index、serial、param',
    en: 'there are the functions sum, count, avg, min, max, distinct, share, index, serial and param only',
  },
  arguments: { zh: '参数个数不对', en: 'it takes another number of arguments' },
};

/** Where a fault is: `Sheet1!A3`. */
export function placeOf(sheet: string, cell: string): string {
  return `${sheet}!${cell}`;
}

/** An expression that cannot be read, with its cell. */
export function toExpressionFault(error: unknown, place: string): AppError {
  if (!(error instanceof ExpressionError)) throw error;
  return new AppError('excel/expression-invalid', { place, text: error.text, reason: FAULTS[error.fault] });
}
