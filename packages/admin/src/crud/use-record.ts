import { defaultsOf } from '@aj-report/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { toDrafts, type ChildDrafts, type Values } from './child-entity.ts';
import type { EditMode, Resource } from './define-resource.ts';

/** What a dialog was opened for. */
export interface Editing<R> {
  readonly mode: EditMode;
  readonly row: R | undefined;
}

/** A record with its children while it is edited. */
export interface RecordDraft {
  readonly values: Values;
  readonly children: ChildDrafts;
}

/**
 * The record of a dialog, undefined while it is fetched, and whether anything was changed. One that cannot be fetched
 * is not shown at all: the call has said what went wrong.
 */
export function useRecord<R>({ form }: Resource<R>, { mode, row }: Editing<R>, onFailure: () => void) {
  const toDraft = (values: Values): RecordDraft => ({ values, children: toDrafts(form?.children ?? [], values) });
  const [start, setStart] = useState<RecordDraft | undefined>(() =>
    mode === 'add' && form ? toDraft({ ...defaultsOf(form.fields), ...form.initial?.() }) : undefined,
  );
  const [changed, setChanged] = useState<RecordDraft | undefined>();
  const handleFailure = useEffectEvent(onFailure);
  const handleLoaded = useEffectEvent((loaded: Values) =>
    setStart(toDraft({ ...(form ? defaultsOf(form.fields) : {}), ...loaded })),
  );
  useEffect(() => {
    if (!form || row === undefined) return;
    let isCurrent = true;
    form.load(row).then(
      (loaded) => isCurrent && handleLoaded(loaded),
      () => isCurrent && handleFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, [form, row]);
  const draft = changed ?? start;
  const isDirty = changed !== undefined && JSON.stringify(changed) !== JSON.stringify(start);
  return { draft, setDraft: setChanged, isDirty };
}
