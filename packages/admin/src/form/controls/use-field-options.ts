import type { FormField } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { useDictionary } from '../../api/dictionary-cache.ts';
import { useFormSettings } from '../control.ts';
import type { TreeNode } from '../option-rows.ts';
import { loadOptions, loadTree } from '../option-source.ts';
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
  };
}

/** The tree of a field's call; empty while it loads and when it cannot be had. */
export function useFieldTree({ source }: Pick<FormField, 'source'>): readonly TreeNode[] {
  const [nodes, setNodes] = useState<readonly TreeNode[]>([]);
  useEffect(() => {
    if (!source) return;
    const abort = new AbortController();
    loadTree(source, abort.signal).then(setNodes, () => setNodes([]));
    return () => abort.abort();
  }, [source]);
  return nodes;
}
