import { field } from '../field/field.ts';
import { aliasArgument } from './calc-arguments.ts';
import { defineCalc } from './define-calc.ts';

const lookupArguments = {
  lookupSetCode: field.reference({
    label: { zh: '查找数据集', en: 'Lookup set code' },
    refersTo: 'data-set',
    minLength: 1,
  }),
  lookupFields: field.text({
    label: { zh: '查找字段', en: 'Lookup fields' },
    hint: { zh: '本地字段=查找字段；同名时写一个', en: 'local=remote, or one name used on both sides' },
    minLength: 1,
    maxLength: 2048,
  }),
  returnFields: field.text({
    label: { zh: '返回字段', en: 'Return fields' },
    hint: { zh: '字段 或 字段 as 别名', en: 'name, or name as alias' },
    minLength: 1,
    maxLength: 2048,
  }),
};

export interface LookupKey {
  /** Column of the set that looks up. */
  readonly local: string;
  /** Column of the set that is looked up; equal values meet. */
  readonly remote: string;
}

/** Pairs of a `lookupFields`, or undefined when it does not read as such. */
export function keyPairsOf(value: string): readonly LookupKey[] | undefined {
  const pairs = value.split(',').map((part) => {
    const [local = '', remote = local, ...more] = part.split('=').map((name) => name.trim());
    return { local, remote: more.length === 0 ? remote : '' };
  });
  return pairs.every(({ local, remote }) => local !== '' && remote !== '') ? pairs : undefined;
}

export interface LookupReturn {
  /** Column of the set that is looked up. */
  readonly name: string;
  /** Name of its own, when one is given. */
  readonly as?: string;
}

/** Fields of a `returnFields`, or undefined when it does not read as such. */
export function returnsOf(value: string): readonly LookupReturn[] | undefined {
  const fields = value.split(',').map((part): LookupReturn => {
    const named = /^(.*\S)\s+as\s+(\S.*)$/i.exec(part.trim());
    return named ? { name: named[1] ?? '', as: named[2] ?? '' } : { name: part.trim() };
  });
  return fields.every(({ name }) => name !== '') ? fields : undefined;
}

export const lookupCalc = defineCalc({
  name: 'LOOKUP',
  label: { zh: '查找', en: 'Lookup' },
  summary: {
    zh: '在另一个数据集中查找键相等的第一行并带回字段；没有匹配时为空，行保留',
    en: 'Fields of the first row of another data set whose key is the same; empty where there is none, the row stays',
  },
  stage: 'row',
  arguments: { ...lookupArguments, alias: aliasArgument },
  problemOf: (argument, value) => {
    if (argument === 'lookupFields' && !keyPairsOf(value)) {
      return { zh: '应为 本地字段=查找字段，多个用逗号分隔', en: 'must be local=remote pairs, comma separated' };
    }
    if (argument === 'returnFields' && !returnsOf(value)) {
      return { zh: '应为 字段 或 字段 as 别名，多个用逗号分隔', en: 'must be name or name as alias, comma separated' };
    }
    return undefined;
  },
  example: {
    before: {
      columns: { city: 'string', amount: 'integer' },
      rows: [
        ['Lyon', 2],
        ['Nice', 1],
        ['Lyon', 3],
      ],
    },
    groupFields: ['city'],
    calculations: [
      { func: 'SUM', field: 'amount', alias: 'total' },
      { func: 'LOOKUP', lookupSetCode: 'regions', lookupFields: 'city=code', returnFields: 'region', alias: 'found' },
    ],
    after: {
      columns: { city: 'string', total: 'integer', region: 'string' },
      rows: [
        ['Lyon', 5, 'ARA'],
        ['Nice', 1, null],
      ],
    },
    lookups: {
      regions: {
        columns: { code: 'string', region: 'string' },
        rows: [
          ['Lyon', 'ARA'],
          ['Lyon', 'later'],
          ['Paris', 'IDF'],
        ],
      },
    },
  },
});
