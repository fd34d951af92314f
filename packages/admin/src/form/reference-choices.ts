import { allDataSets, allDataSources, listReports, type ChoiceOption, type FieldAnnotation } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';

type Target = NonNullable<FieldAnnotation['refersTo']>;

const NONE: readonly ChoiceOption[] = [];

function toOption(value: string, name: string): ChoiceOption {
  return { value, label: { zh: name, en: name } };
}

async function loadChoices(target: Target, signal: AbortSignal): Promise<readonly ChoiceOption[]> {
  if (target === 'data-source') {
    return (await call(allDataSources, { signal })).map((one) => toOption(one.sourceCode, one.sourceName));
  }
  if (target === 'data-set') {
    return (await call(allDataSets, { signal })).map((one) => toOption(one.setCode, one.setName));
  }
  if (target === 'report') {
    const page = await call(listReports, { signal, query: { pageNumber: 1, pageSize: 500 } });
    return page.records.map((one) => toOption(one.reportCode, one.reportName));
  }
  return NONE;
}

/** Records that a reference may point at, newest answer of the service; empty while loading or without a target. */
export function useReferenceChoices(target: Target | undefined): readonly ChoiceOption[] {
  const [choices, setChoices] = useState(NONE);
  useEffect(() => {
    if (!target) return;
    const abort = new AbortController();
    loadChoices(target, abort.signal)
      .then(setChoices)
      .catch(() => setChoices(NONE));
    return () => abort.abort();
  }, [target]);
  return choices;
}
