import type { FormField } from '@aj-report/contract';
import { useEffect, useReducer, useState } from 'react';
import { useDictionary } from '../../api/dictionary-cache.ts';
import { toApiError } from '../../api/http.ts';
import { useFormSettings } from '../control.ts';
import type { TreeNode } from '../option-rows.ts';
import { loadOptions, loadTree } from '../option-source.ts';
import type { Failure } from '../select/failure.ts';
import type { SelectOption } from '../select/select-options.ts';
import { useRemoteOptions } from '../select/use-remote-options.ts';

/** Options of a field: its own, the form's, those of its dictionary or those of its call. */
export function useFieldOptions(field: FormField) {
  const { language, choices } = useFormSettings();
  const { source } = field;
  const entries = useDictionary(field.dictionary);
  const remote = useRemoteOptions<SelectOption>(source ? JSON.stringify(source) : '', (typed, signal) =>
    source ? loadOptions(source, typed, signal) : Promise.resolve([]),
  );
  const given = choices[field.name] ?? field.options;
  const local = given
    ? given.map((one) => ({ value: one.value, label: one.label[language], group: one.group?.[language] }))
    : entries.map((entry) => ({ value: entry.id, label: entry.text }));
  const isRemote = source !== undefined && given === undefined;
  return {
    options: isRemote ? remote.options : local,
    search: isRemote && field.remoteFilter ? remote.search : undefined,
    failure: isRemote ? remote.failure : undefined,
  };
}

/** A tree, or why it could not be had. */
export interface FieldTree {
  /** Empty while it loads and when it cannot be had. */
  readonly nodes: readonly TreeNode[];
  readonly failure: Failure | undefined;
}

/** The tree of a field's call. */
export function useFieldTree({ source }: Pick<FormField, 'source'>): FieldTree {
  const [nodes, setNodes] = useState<readonly TreeNode[]>([]);
  const [problem, setProblem] = useState<string | undefined>();
  const [round, retry] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    if (!source) return;
    const abort = new AbortController();
    loadTree(source, abort.signal).then(
      (found) => {
        setNodes(found);
        setProblem(undefined);
      },
      (error: unknown) => !abort.signal.aborted && setProblem(toApiError(error).reported),
    );
    return () => abort.abort();
  }, [source, round]);
  return { nodes, failure: problem === undefined ? undefined : { problem, retry } };
}
