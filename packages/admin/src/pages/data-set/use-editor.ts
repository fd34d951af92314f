import { allDataSources, dataSetFields, field, LIMITS, type DataSetListItem } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { toastSuccess, toastWarning } from '../../api/toast.ts';
import { problemsOf, type Problems } from '../../form/form-problems.ts';
import { translate, useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { askToConfirm } from '../../shell/confirm.tsx';
import { findCalcProblem } from './calculation-rows.ts';
import { toQuery, type Draft } from './draft.ts';
import { tabsOf, type EditorTab } from './editor-tabs.tsx';
import type { Source } from './table-tree.tsx';
import { useTables } from './use-tables.ts';
import { isPreviewed, saveDraft, useBaseColumns, useDraft, usePreview } from './use-draft.ts';

export interface EditorProps {
  /** The set to edit; undefined = a new one. */
  readonly row: DataSetListItem | undefined;
  onClose(): void;
  onSaved(): void;
}

/** The description is one line here: the room belongs to the query. */
export const basicFields = {
  ...dataSetFields,
  setDesc: field.text({ label: dataSetFields.setDesc['x-aj'].label, maxLength: LIMITS.dataSetDescMax }),
};

export function useSources(): readonly Source[] | undefined {
  const [sources, setSources] = useState<readonly Source[] | undefined>();
  useEffect(() => {
    const abort = new AbortController();
    call(allDataSources, { signal: abort.signal }).then(setSources, () => undefined);
    return () => abort.abort();
  }, []);
  return sources;
}

function checkDraft(draft: Draft): Problems {
  const problems: Record<string, string> = { ...problemsOf(basicFields, { ...draft }, currentLanguage()) };
  if (draft.sourceCode === '') problems['sourceCode'] = translate('set.sourceMissing');
  return problems;
}

/** What keeps the query itself from being run, and the tab where that is seen. */
function findQueryProblem(draft: Draft): { readonly tab: EditorTab; readonly message: string } | undefined {
  if (draft.setType === 'calc' && draft.tableName === '') return { tab: 'calc', message: translate('set.chooseTable') };
  const problem = findCalcProblem(draft, currentLanguage());
  return problem && { tab: 'calc', message: problem.message };
}

function useTab(draft: Draft | undefined) {
  const [chosen, setTab] = useState<EditorTab>('sql');
  const tabs = tabsOf(draft?.setType ?? 'sql');
  return { tab: tabs.includes(chosen) ? chosen : 'calc', setTab } as const;
}

/** Everything that the editor of a data set knows and does. */
export function useEditor({ row, onClose, onSaved }: EditorProps) {
  const t = useT();
  const sources = useSources();
  const previews = usePreview();
  const { draft, setDraft, isDirty } = useDraft(row, {
    onLoaded: (loaded) => void previews.run(toQuery(loaded)),
    onFailed: onClose,
  });
  const source = useTables(sources?.find((one) => one.sourceCode === draft?.sourceCode));
  const base = useBaseColumns(draft, source, previews.preview);
  const { tab, setTab } = useTab(draft);
  const [problems, setProblems] = useState<Problems>({});
  const [showsProblems, setShowsProblems] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const canSave = draft !== undefined && isPreviewed(previews.preview, draft);

  /** Shows what keeps the query from being run; false when there is something. */
  function checkQuery(current: Draft): boolean {
    setShowsProblems(true);
    if (current.sourceCode === '') setProblems({ sourceCode: t('set.sourceMissing') });
    const problem = findQueryProblem(current);
    if (!problem) return current.sourceCode !== '';
    setTab(problem.tab);
    toastWarning(problem.message);
    return false;
  }

  function runPreview() {
    if (draft && checkQuery(draft)) void previews.run(toQuery(draft));
  }

  async function save() {
    if (!draft) return;
    const found = checkDraft(draft);
    setProblems(found);
    if (Object.keys(found).length > 0 || !checkQuery(draft)) return;
    if (!canSave) return toastWarning(t('set.previewFirst'));
    setIsSaving(true);
    const isSaved = await saveDraft(draft, row?.id);
    setIsSaving(false);
    if (!isSaved) return;
    toastSuccess(t('crud.saved'));
    onSaved();
  }

  async function close() {
    const question = { title: t('set.leaveTitle'), message: t('set.leaveText'), confirmLabel: t('set.leave') };
    if (!isDirty() || (await askToConfirm(question))) onClose();
  }

  const state = { sources, source, base, draft, problems, showsProblems, tab, isSaving, canSave };
  return { ...previews, ...state, setDraft, setTab, runPreview, save, close };
}

export type Editor = ReturnType<typeof useEditor>;
