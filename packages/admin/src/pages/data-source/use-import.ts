import {
  dataSourceFields,
  defaultsOf,
  importDataSource,
  reimportDataSource,
  type DataSourceListItem,
  type ImportMode,
  type ImportType,
  type MisfitRule,
} from '@aj-report/contract';
import { useState } from 'react';
import { callWithForm } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { problemsOf, trimValues, type Problems } from '../../form/form-problems.ts';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { sourceNameOf } from './batch.ts';
import { toText, withType, type ChosenTypes, type HeaderRows } from './import-texts.ts';
import { useLook } from './use-look.ts';

export interface ImportDialogProps {
  /** The source whose data is replaced or added to; undefined = a new one. */
  readonly source: DataSourceListItem | undefined;
  onClose(): void;
  onStarted(): void;
}

type Values = { sourceName: string; sourceCode: string };

/** What a person has chosen for an import, and the sending of it. */
export function useImport({ source, onStarted }: ImportDialogProps) {
  const t = useT();
  const looking = useLook();
  const [values, setValues] = useState<Values>(() => defaultsOf(dataSourceFields));
  const [headerRows, setHeaderRows] = useState<HeaderRows>({});
  const [types, setTypes] = useState<ChosenTypes>({});
  const [mode, setMode] = useState<ImportMode>('replace');
  const [misfits, setMisfits] = useState<MisfitRule>('fail');
  const [problems, setProblems] = useState<Problems>({});
  const [isStarting, setIsStarting] = useState(false);

  function chooseFile(file: File) {
    setProblems({});
    setHeaderRows({});
    setTypes({});
    if (values.sourceName === '') setValues({ ...values, sourceName: sourceNameOf(file) });
    void looking.choose(file);
  }

  function setHeaderRow(sheet: string, row: number) {
    const rows = { ...headerRows, [sheet]: row };
    setHeaderRows(rows);
    setTypes({ ...types, [sheet]: {} });
    void looking.lookAgain({ headerRows: toText(rows) });
  }

  function setType(sheet: string, column: string, type: ImportType | undefined) {
    setTypes(withType(types, sheet, column, type));
  }

  async function start() {
    const trimmed = trimValues(values);
    const found: Record<string, string> = source ? {} : { ...problemsOf(dataSourceFields, trimmed, currentLanguage()) };
    if (!looking.file) found['file'] = t('source.fileMissing');
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsStarting(true);
    try {
      const columnTypes = mode === 'append' ? undefined : toText(types);
      const own = source ? { mode } : trimmed;
      const form = looking.toForm({ ...own, misfits, headerRows: toText(headerRows), columnTypes });
      if (source) await callWithForm(reimportDataSource, form, { params: { id: source.id } });
      else await callWithForm(importDataSource, form, {});
      toastSuccess(t('source.started'));
      onStarted();
    } catch {
      // The call has told the user; the dialog stays so that nothing has to be typed again.
      looking.forgetDraft();
    }
    setIsStarting(false);
  }

  const hasTypes = Object.values(types).some((columns) => Object.keys(columns).length > 0);
  const state = { looking, values, types, mode, misfits, problems, isStarting, hasTypes };
  return { ...state, chooseFile, setValues, setHeaderRow, setType, setMode, setMisfits, start };
}
