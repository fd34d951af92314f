import {
  allDataSets,
  allDataSources,
  LIMITS,
  listReports,
  SOURCE_KIND_LABELS,
  type ChoiceOption,
  type FieldAnnotation,
  type OutputOf,
} from '@aj-report/contract';
import { call } from '../api/call.ts';
import { useRemoteOptions } from './select/use-remote-options.ts';

type DataSourceChoice = Pick<OutputOf<typeof allDataSources>[number], 'sourceCode' | 'sourceName' | 'sourceType'>;
type Target = NonNullable<FieldAnnotation['refersTo']>;

function toOption(value: string, name: string): ChoiceOption {
  return { value, label: { zh: name, en: name } };
}

/** Sources stand under their kind. */
export function toSourceOption({ sourceCode, sourceName, sourceType }: DataSourceChoice): ChoiceOption {
  const group = Object.entries(SOURCE_KIND_LABELS).find(([kind]) => kind === sourceType)?.[1];
  return { ...toOption(sourceCode, sourceName), ...(group ? { group } : {}) };
}

async function loadChoices(target: Target, typed: string, signal: AbortSignal): Promise<readonly ChoiceOption[]> {
  if (target === 'data-source') {
    return (await call(allDataSources, { signal })).map(toSourceOption);
  }
  if (target === 'data-set') {
    return (await call(allDataSets, { signal })).map((one) => toOption(one.setCode, one.setName));
  }
  if (target === 'report') {
    const query = { pageNumber: 1, pageSize: LIMITS.pageSizeMax, reportName: typed };
    const page = await call(listReports, { signal, query });
    return page.records.map((one) => toOption(one.reportCode, one.reportName));
  }
  return [];
}

/**
 * Records that a reference may point at; none while loading or without a target. Reports are too many for one list:
 * the service searches them.
 */
export function useReferenceChoices(target: Target | undefined) {
  const { options, search } = useRemoteOptions(target ?? '', (typed, signal) =>
    target ? loadChoices(target, typed, signal) : Promise.resolve([]),
  );
  return { choices: options, search: target === 'report' ? search : undefined };
}
