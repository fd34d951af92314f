import { field } from '../field/field.ts';
import type { Text } from '../field/text.ts';
import { SYMBOLS } from '../table/condition-symbol.ts';

const NAME_MAX = 255;
export const ALIAS_MAX = 50;

function nameArgument(label: Text, required: boolean, hint?: Text) {
  const rules = required ? { minLength: 1 } : {};
  return field.text({ label, maxLength: NAME_MAX, ...rules, ...(hint ? { hint } : {}) });
}

/** Column name of the result; every row has one. */
export const aliasArgument = field.text({
  label: { zh: '字段别名', en: 'Field alias' },
  hint: {
    zh: '字母、下划线或汉字开头，可含数字，不能与分组字段或其他别名相同',
    en: 'starts with a letter, underscore or Chinese character; digits may follow; unlike group fields and other aliases',
  },
  minLength: 1,
  maxLength: ALIAS_MAX,
});

export const fieldArgument = nameArgument({ zh: '字段', en: 'Field' }, true);

/** Field whose values are counted; none counts rows. */
export const countedArgument = nameArgument({ zh: '字段', en: 'Field' }, false, {
  zh: '留空或 * 统计行数',
  en: 'empty or * counts rows',
});

/** Field, symbol and value of a condition; the value may be absent only beside a symbol that needs none. */
export const conditionArguments = {
  conditionField: nameArgument({ zh: '条件字段', en: 'Condition field' }, true),
  symbol: field.choice({ label: { zh: '条件符号', en: 'Symbol' }, options: SYMBOLS }),
  conditionValue: field.text({
    label: { zh: '条件值', en: 'Condition value' },
    hint: { zh: '可以是 ${参数名}', en: 'may be ${parameter}' },
    minLength: 1,
    maxLength: 2048,
  }),
};

/** Field that says to which month or year a row belongs. */
export const timeArgument = nameArgument({ zh: '时间字段', en: 'Time field' }, true, {
  zh: '日期字段，或 YYYY、YYYY-MM、YYYY-MM-DD 形式的分组字段',
  en: 'a group field that is a date, or reads YYYY, YYYY-MM or YYYY-MM-DD',
});

export const orderArgument = field.choice({
  label: { zh: '排序', en: 'Order' },
  options: [
    { value: 'desc', label: { zh: '从大到小', en: 'Greatest first' } },
    { value: 'asc', label: { zh: '从小到大', en: 'Least first' } },
  ],
});

/** A whole value that is one parameter, `${name}`; answers its name. */
export function parameterOf(value: string): string | undefined {
  return /^\$\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*\}$/.exec(value)?.[1];
}

/** A value of the form `[name]`, which stands for that field; answers the name. */
export function referenceOf(value: string): string | undefined {
  return /^\[(.+)\]$/.exec(value)?.[1];
}
