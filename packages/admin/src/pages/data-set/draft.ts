import {
  paramFields,
  problemOf,
  formOf,
  type DataSetDetail,
  type DataSetParam,
  type DataSetQuery,
} from '@aj-report/contract';
import { toChildRows, valuesOf, type ChildRow } from '../../crud/child-rows.ts';
import type { Values } from '../../crud/define-resource.ts';

/** A data set while it is edited. */
export interface Draft {
  readonly setName: string;
  readonly setCode: string;
  readonly setDesc: string;
  readonly sourceCode: string;
  readonly dynSentence: string;
  readonly params: readonly ChildRow<Values>[];
  /** Kind and calculation of the set, which this editor keeps as they are. */
  readonly kept: Pick<DataSetQuery, 'setType' | 'tableName' | 'groupFields' | 'calculations'>;
}

export const EMPTY_DRAFT: Draft = {
  setName: '',
  setCode: '',
  setDesc: '',
  sourceCode: '',
  dynSentence: '',
  params: [],
  kept: { setType: 'sql' },
};

export function toDraft(detail: DataSetDetail): Draft {
  const { setName, setCode, setDesc, sourceCode, dynSentence, dataSetParamDtoList } = detail;
  const { setType, tableName, groupFields, calculations } = detail;
  return {
    setName,
    setCode,
    setDesc,
    sourceCode,
    dynSentence,
    params: toChildRows<Values>(dataSetParamDtoList),
    kept: { setType, tableName, groupFields, calculations },
  };
}

function toParam(value: Values, orderNum: number): DataSetParam {
  return {
    paramName: String(value['paramName'] ?? '').trim(),
    paramDesc: String(value['paramDesc'] ?? ''),
    paramType: String(value['paramType'] ?? 'string'),
    requiredFlag: value['requiredFlag'] === 1 ? 1 : 0,
    sampleItem: String(value['sampleItem'] ?? ''),
    orderNum,
  };
}

/** The part that a preview runs and a save needs; rows without a valid name are left out. */
export function toQuery(draft: Draft): DataSetQuery {
  const name = formOf({ paramName: paramFields.paramName })[0]?.fields[0];
  const named = valuesOf(draft.params).filter(
    (value) => name !== undefined && problemOf(name, value['paramName']) === undefined,
  );
  return {
    ...draft.kept,
    sourceCode: draft.sourceCode,
    dynSentence: draft.dynSentence,
    dataSetParamDtoList: named.map((value, index) => toParam(value, index + 1)),
  };
}

/** Whether two drafts would run the very same query: text, source and parameters. */
export function isSameQuery(a: DataSetQuery, b: DataSetQuery): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Names of the parameters that the SQL uses as `${name}`, in order, each once. */
export function usedParams(sql: string): readonly string[] {
  const names = [...sql.matchAll(/\$\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*\}/g)].map((match) => match[1] ?? '');
  return [...new Set(names)];
}

/** Parameters that the SQL uses and nobody defined. */
export function missingParams(draft: Draft): readonly string[] {
  const defined = new Set(valuesOf(draft.params).map((value) => value['paramName']));
  return usedParams(draft.dynSentence).filter((name) => !defined.has(name));
}

/** A name as SQL writes it: in double quotes, those inside doubled. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
