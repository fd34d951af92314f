import { formOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import {
  argumentFields,
  findCalcProblem,
  isCalculated,
  newCalculation,
  operandNames,
  uniqueAlias,
  withField,
  withFunction,
} from './calculation-rows.ts';

const EMPTY = { setType: 'calc', groupFields: [], calculations: [] };

describe('The calculations of a set', () => {
  it('say what the specification says', () => {
    const groups = { ...EMPTY, groupFields: ['城市'] };
    expect(findCalcProblem(EMPTY, 'en')).toEqual({ row: 0, message: 'Group fields are required; choose at least one' });
    expect(findCalcProblem(groups, 'en')).toEqual({ row: 0, message: 'At least one calculation row must be kept!' });
    const nameless = { ...groups, calculations: [{ func: 'SUM', field: '金额' }] };
    expect(findCalcProblem(nameless, 'zh')).toMatchObject({ row: 1, message: expect.stringContaining('字段别名') });
    const whole = { ...groups, calculations: [{ func: 'SUM', field: '金额', alias: '合计' }] };
    expect(findCalcProblem(whole, 'zh')).toBe(undefined);
  });

  it('are asked of a table always, of SQL once there is something', () => {
    expect([isCalculated(EMPTY), isCalculated({ ...EMPTY, setType: 'sql' })]).toEqual([true, false]);
    expect(isCalculated({ ...EMPTY, setType: 'sql', groupFields: ['a'] })).toBe(true);
    expect(findCalcProblem({ ...EMPTY, setType: 'sql' }, 'zh')).toBe(undefined);
  });

  it('work on source columns while they aggregate, and on groups and aliases afterwards', () => {
    const calculations = [
      { func: 'SUM', field: '金额', alias: '合计' },
      { func: 'RANK', field: '合计', alias: '名次' },
      { func: 'IF', alias: '档' },
    ];
    const draft = { ...EMPTY, groupFields: ['城市'], calculations };
    expect(operandNames(draft, ['城市', '金额'], 0)).toEqual(['城市', '金额']);
    expect(operandNames(draft, ['城市', '金额'], 1)).toEqual(['城市', '合计']);
    expect(operandNames(draft, ['城市', '金额'], 2)).toEqual(['城市', '合计', '名次', '金额']);
  });

  it('offer fields to choose from and keep one that is gone', () => {
    const fields = argumentFields({ func: 'SUM', field: '旧' }, ['新']);
    const shown = formOf(fields).flatMap((group) => group.fields);
    expect(shown.map(({ name, control }) => [name, control])).toEqual([
      ['field', 'choice'],
      ['alias', 'text'],
    ]);
    expect(shown[0]?.options?.map((option) => option.value)).toEqual(['旧', '新']);
  });

  it('take the name of another field along where nobody wrote one of their own', () => {
    const rows = [
      { func: 'SUM', field: '数量', alias: '数量' },
      { func: 'AVG', field: '数量', alias: '数量_2' },
      { func: 'MAX', field: '数量', alias: '最大' },
      { func: 'MIN', field: '数量', alias: '' },
    ];
    const draft = { ...EMPTY, groupFields: ['城市'], calculations: rows };
    const choose = (index: number, field: string) => withField(draft, index, { ...rows[index]!, field }).alias;
    expect([0, 1, 2, 3].map((index) => choose(index, '金额'))).toEqual(['金额', '金额', '最大', '金额']);
    expect(choose(0, '城市')).toBe('城市_2');
    expect(choose(0, '')).toBe('');
    const written = { ...rows[0]!, alias: '件数' };
    expect(withField(draft, 0, written)).toEqual(written);
  });

  it('begin with a sum under a free name, and take the first choice of another function', () => {
    const draft = { ...EMPTY, calculations: [{ func: 'SUM', field: '金额', alias: '数量' }] };
    expect(newCalculation(draft, ['金额', '数量'])).toEqual({ func: 'SUM', field: '数量', alias: '数量_2' });
    expect(uniqueAlias(EMPTY, '2026 年(元)')).toBe('_2026年元');
    expect(withFunction({ func: 'SUM', field: 'a' }, 'RANK')).toEqual({ func: 'RANK', field: 'a', rankOrder: 'desc' });
  });
});
