import {
  formOf,
  paramFields,
  problemOf,
  rowRuleFields,
  SET_TYPES,
  type Calculation,
  type DataSetDetail,
  type DataSetParam,
  type DataSetQuery,
  type DataSetSave,
  type FieldSetting,
  type Fields,
  type RowRule,
} from '@aj-report/contract';
import { toChildRows, valuesOf, type ChildRow } from '../../crud/child-rows.ts';
import type { Values } from '../../crud/define-resource.ts';
import { isCalculated } from './calculation-rows.ts';
import { fromSteps, toSteps, type StepsDraft } from './dictionary-steps.ts';
import { EMPTY_REQUEST, toRequestText } from './request-text.ts';

/** A data set while it is edited. */
export interface Draft {
  readonly setName: string;
  readonly setCode: string;
  readonly setDesc: string;
  readonly sourceCode: string;
  readonly setType: string;
  readonly dynSentence: string;
  readonly tableName: string;
  readonly groupFields: readonly string[];
  readonly calculations: readonly Calculation[];
  readonly params: readonly ChildRow<Values>[];
  readonly steps: StepsDraft;
  readonly rules: readonly ChildRow<Values>[];
  /** What is said of its columns. */
  readonly fieldSettings: readonly FieldSetting[];
  /** s; null = as the widgets ask */
  readonly cacheSeconds: number | null;
}

export const EMPTY_DRAFT: Draft = {
  setName: '',
  setCode: '',
  setDesc: '',
  sourceCode: '',
  setType: 'sql',
  dynSentence: '',
  tableName: '',
  groupFields: [],
  calculations: [],
  params: [],
  steps: { rows: [], kept: [] },
  rules: [],
  fieldSettings: [],
  cacheSeconds: null,
};

/** Types that a set over a source can have: an API is asked by requests, everything else by SQL or calculation. */
export function setTypesOf(sourceType: string | undefined): readonly string[] {
  return SET_TYPES.filter((type) => sourceType === undefined || (type === 'http') === (sourceType === 'http'));
}

/** The draft over another source, of a type that the source has. */
export function withSource(draft: Draft, sourceCode: string, sourceType: string | undefined): Draft {
  const types = setTypesOf(sourceType);
  const setType = types.includes(draft.setType) ? draft.setType : (types[0] ?? draft.setType);
  return { ...draft, sourceCode, setType };
}

export function toDraft(detail: DataSetDetail): Draft {
  const { setName, setCode, setDesc, sourceCode, setType, dynSentence, tableName, groupFields, calculations } = detail;
  return {
    setName,
    setCode,
    setDesc,
    sourceCode,
    setType,
    dynSentence,
    tableName,
    groupFields,
    calculations,
    params: toChildRows<Values>(detail.dataSetParamDtoList),
    steps: toSteps(detail.dataSetTransformDtoList),
    rules: toChildRows<Values>(detail.rowRules),
    fieldSettings: detail.fieldSettings,
    cacheSeconds: detail.cacheSeconds ?? null,
  };
}

/** What a row of the parameter table holds beyond what it shows is kept. */
function toParam(value: Values, orderNum: number): DataSetParam {
  return {
    ...value,
    paramName: String(value['paramName'] ?? '').trim(),
    paramDesc: String(value['paramDesc'] ?? ''),
    paramType: String(value['paramType'] ?? 'string'),
    requiredFlag: value['requiredFlag'] === 1 ? 1 : 0,
    sampleItem: String(value['sampleItem'] ?? ''),
    defaultValue: String(value['defaultValue'] ?? ''),
    allowedValues: String(value['allowedValues'] ?? ''),
    orderNum,
  };
}

function isNamed(fields: Fields, name: string, value: Values): boolean {
  const one = formOf(fields)
    .flatMap((group) => group.fields)
    .find((field) => field.name === name);
  return one !== undefined && problemOf(one, value[name]) === undefined;
}

/** The part that a preview runs and a save needs; rows without a valid name are left out. */
export function toQuery(draft: Draft): DataSetQuery {
  const { sourceCode, setType, dynSentence, tableName, groupFields, calculations } = draft;
  const params = valuesOf(draft.params).filter((value) => isNamed(paramFields, 'paramName', value));
  const rules = valuesOf(draft.rules).filter((value) => isNamed(rowRuleFields, 'field', value));
  // A form in which nothing was filled in asks for the address of the source itself.
  const isUntouched = setType === 'http' && dynSentence.trim() === '';
  return {
    sourceCode,
    setType,
    dynSentence: isUntouched ? toRequestText(EMPTY_REQUEST) : dynSentence,
    tableName,
    groupFields: [...groupFields],
    calculations: calculations.map((one) => ({ ...one })),
    dataSetParamDtoList: params.map((value, index) => toParam(value, index + 1)),
    dataSetTransformDtoList: fromSteps(draft.steps),
    rowRules: rules.map((value) => ({ ...value }) as RowRule),
  };
}

/** The query without its grouping: what the fields to group by are taken from. */
export function toBaseQuery(draft: Draft): DataSetQuery {
  return { ...toQuery(draft), groupFields: [], calculations: [], dataSetTransformDtoList: [] };
}

export function toSave(draft: Draft): DataSetSave {
  const texts = { setCode: draft.setCode.trim(), setName: draft.setName.trim(), setDesc: draft.setDesc.trim() };
  const fieldSettings = [...draft.fieldSettings];
  return { ...texts, cacheSeconds: draft.cacheSeconds, fieldSettings, ...toQuery(draft) };
}

/** Whether two drafts would run the very same query. */
export function isSameQuery(a: DataSetQuery, b: DataSetQuery): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Names of the parameters that a text uses as `${name}`, in order, each once. */
export function usedParams(text: string): readonly string[] {
  const names = [...text.matchAll(/\$\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*\}/g)].map((match) => match[1] ?? '');
  return [...new Set(names)];
}

/** Parameters that the query or a calculation uses and nobody defined. */
export function missingParams(draft: Draft): readonly string[] {
  const defined = new Set(valuesOf(draft.params).map((value) => value['paramName']));
  const values = isCalculated(draft) ? draft.calculations.flatMap((one) => Object.values(one)) : [];
  const texts = [draft.setType === 'calc' ? '' : draft.dynSentence, ...values.map(String)];
  return usedParams(texts.join('\n')).filter((name) => !defined.has(name));
}
