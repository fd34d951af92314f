import type { DataSetChoice } from '@aj-report/contract';

/** Test values of the parameters: with them the first picture has data. */
export function firstParameters(set: Pick<DataSetChoice, 'dataSetParamDtoList'>): Record<string, unknown> {
  const filled = set.dataSetParamDtoList.filter((param) => param.sampleItem !== undefined && param.sampleItem !== '');
  return Object.fromEntries(filled.map((param) => [param.paramName, param.sampleItem]));
}
