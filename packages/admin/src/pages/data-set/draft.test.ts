import type { DataSetDetail } from '@aj-report/contract';
import { quoteName, tableQuery } from '../../form/sql-names.ts';
import { describe, expect, it } from 'vitest';
import { addRow, changeRow } from '../../crud/child-rows.ts';
import {
  EMPTY_DRAFT,
  isSameQuery,
  missingParams,
  toDraft,
  toQuery,
  toSave,
  usedParams,
  withSource,
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

  it('asks for a whole table without a limit that only a preview needs', () => {
    expect(tableQuery('spreadsheet', '订单')).toBe('SELECT *\nFROM "订单"');
    expect(tableQuery('mysql', '`my orders`')).toBe('SELECT *\nFROM `my orders`');
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

  it('sends a request form that nothing was filled into as a request to the source itself', () => {
    const text = toQuery({ ...EMPTY_DRAFT, setType: 'http' }).dynSentence ?? '';
    expect(JSON.parse(text)).toEqual({ apiUrl: '', method: 'GET' });
    expect(toQuery(EMPTY_DRAFT).dynSentence).toBe('');
  });

  it('does not send a parameter row that has no proper name yet', () => {
    expect(toQuery(withParam(withParam(EMPTY_DRAFT, ''), '1x')).dataSetParamDtoList).toEqual([]);
  });

  it('sends back what it loaded, also what it does not know', () => {
    const detail = {
      setName: 'n',
      setCode: 'c',
      setDesc: '',
      sourceCode: 's',
      setType: 'calc',
      dynSentence: '',
      tableName: '订单',
      groupFields: ['城市'],
      calculations: [{ func: 'NEWER', alias: '合计', percent: 5 }],
      dataSetParamDtoList: [{ paramName: 'a', validationRules: 'x' }],
      dataSetTransformDtoList: [
        { transformType: 'dict', transformScript: '{"状态":{"1":"a,b"},"级别":"LEVEL"}', orderNum: 1 },
      ],
      fieldSettings: [{ field: 'n', unit: '元', later: 1 }],
      rowRules: [{ field: '地区', symbol: '=', boundTo: 'locked', paramName: 'area', later: 1 }],
      cacheSeconds: 5,
    };
    const draft = toDraft(detail as unknown as DataSetDetail);
    const { dataSetParamDtoList, cacheSeconds, fieldSettings, setName, setCode, setDesc, ...same } = detail;
    expect(toQuery(draft)).toEqual({ ...same, dataSetParamDtoList: [expect.objectContaining(dataSetParamDtoList[0])] });
    expect(toSave(draft)).toMatchObject({ setName, setCode, setDesc, cacheSeconds, fieldSettings });
    const strange = [{ transformType: 'js', transformScript: 'x' }];
    const kept = toDraft({ ...detail, dataSetTransformDtoList: strange } as unknown as DataSetDetail);
    expect(toQuery(kept).dataSetTransformDtoList).toEqual(strange);
  });

  it('looks for parameters in calculations too, and not in the SQL of a set without one', () => {
    const calculations = [{ func: 'SUMIF', conditionValue: '${city}' }];
    expect(missingParams({ ...EMPTY_DRAFT, dynSentence: sql, calculations })).toEqual(['region', 'from', 'city']);
    expect(missingParams({ ...EMPTY_DRAFT, setType: 'calc', dynSentence: sql, calculations })).toEqual(['city']);
  });

  it('quotes names as SQL wants it', () => {
    expect(quoteName('销售"额"')).toBe('"销售""额"""');
  });
});

describe('another source', () => {
  it('makes a request of what it cannot answer by SQL, and leaves what it can', () => {
    const request = withSource(EMPTY_DRAFT, 'api', 'http');
    expect([request.sourceCode, request.setType]).toEqual(['api', 'http']);
    expect(withSource(request, 'db', 'postgresql').setType).toBe('sql');
    expect(withSource({ ...EMPTY_DRAFT, setType: 'calc' }, 'sheet', 'spreadsheet').setType).toBe('calc');
    expect(withSource(request, '', undefined).setType).toBe('http');
  });
});
