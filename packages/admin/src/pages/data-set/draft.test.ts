import type { DataSetDetail } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { addRow, changeRow } from '../../crud/child-rows.ts';
import {
  EMPTY_DRAFT,
  isSameQuery,
  missingParams,
  quoteName,
  toDraft,
  toQuery,
  usedParams,
  type Draft,
} from './draft.ts';

const sql = 'select * from "订单" where "地区" = ${region} and "月" >= ${ from } and "地区" <> ${region}';

function withParam(draft: Draft, paramName: string, sampleItem = ''): Draft {
  return { ...draft, params: addRow(draft.params, { paramName, paramType: 'string', requiredFlag: 0, sampleItem }) };
}

describe('the editor of a data set', () => {
  it('finds the parameters of the SQL, each once', () => {
    expect(usedParams(sql)).toEqual(['region', 'from']);
    expect(usedParams('select $1, {a}, ${}, ${1a}')).toEqual([]);
  });

  it('names the parameters that still need a definition', () => {
    const draft = withParam({ ...EMPTY_DRAFT, dynSentence: sql }, 'region');
    expect(missingParams(draft)).toEqual(['from']);
  });

  it('asks for a new preview whenever text, source or a parameter changes', () => {
    const draft = withParam({ ...EMPTY_DRAFT, sourceCode: 's', dynSentence: sql }, 'region', '华东');
    const previewed = toQuery(draft);
    expect(isSameQuery(previewed, toQuery({ ...draft, setName: 'other name' }))).toBe(true);
    expect(isSameQuery(previewed, toQuery({ ...draft, dynSentence: `${sql} ` }))).toBe(false);
    expect(isSameQuery(previewed, toQuery({ ...draft, sourceCode: 't' }))).toBe(false);
    const changed = { ...draft, params: changeRow(draft.params, 1, { paramName: 'region', sampleItem: '华南' }) };
    expect(isSameQuery(previewed, toQuery(changed))).toBe(false);
  });

  it('does not send a parameter row that has no proper name yet', () => {
    expect(toQuery(withParam(withParam(EMPTY_DRAFT, ''), '1x')).dataSetParamDtoList).toEqual([]);
  });

  it('keeps the kind, table and calculation of a set that it cannot edit', () => {
    const kept = {
      setType: 'calc',
      tableName: '订单',
      groupFields: ['城市'],
      calculations: [{ func: 'SUM', alias: '合计' }],
    };
    const detail = { sourceCode: 's', dynSentence: '', dataSetParamDtoList: [], ...kept } as unknown as DataSetDetail;
    expect(toQuery(toDraft(detail))).toMatchObject(kept);
  });

  it('quotes names as SQL wants it', () => {
    expect(quoteName('销售"额"')).toBe('"销售""额"""');
  });
});
