import { allDataSets, type DataSetChoice } from '@aj-report/contract';
import { call } from '../api/call.ts';

let atHand: readonly DataSetChoice[] = [];

/** The enabled data sets with their columns and parameters, the latest changed first. @throws ApiError */
export async function readDataSets(signal?: AbortSignal): Promise<readonly DataSetChoice[]> {
  atHand = await call(allDataSets, { ...(signal && { signal }), showErrorDialog: false });
  return atHand;
}

/** What was read of them last, without a call; none before. */
export function dataSetsAtHand(): readonly DataSetChoice[] {
  return atHand;
}
