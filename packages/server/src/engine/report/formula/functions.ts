import type { Text } from '@aj-report/contract';
import type { WorkbookFunction } from './declare.ts';
import { ARITHMETIC } from './functions/arithmetic.ts';
import { CRITERIA } from './functions/criteria-functions.ts';
import { DAYS } from './functions/days.ts';
import { LOGIC } from './functions/logic.ts';
import { LOOK_UPS } from './functions/look-ups.ts';
import { MONEY } from './functions/money.ts';
import { STATISTICS } from './functions/statistics.ts';
import { TEXTS } from './functions/texts.ts';
import { WORK_DAYS } from './functions/work-days.ts';

/** Functions of one kind, with what people call it. */
export interface FunctionGroup {
  readonly title: Text;
  readonly functions: readonly WorkbookFunction[];
}

export const FUNCTION_GROUPS: readonly FunctionGroup[] = [
  { title: { zh: '数学与求和', en: 'Numbers and sums' }, functions: ARITHMETIC },
  { title: { zh: '统计', en: 'Statistics' }, functions: STATISTICS },
  { title: { zh: '按条件汇总', en: 'By criteria' }, functions: CRITERIA },
  { title: { zh: '查找与引用', en: 'Look-ups and references' }, functions: LOOK_UPS },
  { title: { zh: '逻辑与信息', en: 'Logic and information' }, functions: LOGIC },
  { title: { zh: '文本', en: 'Texts' }, functions: TEXTS },
  { title: { zh: '日期与时间', en: 'Days and times' }, functions: [...DAYS, ...WORK_DAYS] },
  { title: { zh: '财务', en: 'Money' }, functions: MONEY },
];

/** Functions that formulas may call, by name: those whose answer depends on their arguments and the clock alone. */
export const FUNCTIONS: ReadonlyMap<string, WorkbookFunction> = new Map(
  FUNCTION_GROUPS.flatMap(({ functions }) => functions).map((one) => [one.name, one]),
);
