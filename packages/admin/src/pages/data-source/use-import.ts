import {
  dataSourceFields,
  defaultsOf,
  importDataSource,
  reimportDataSource,
  type DataSourceListItem,
  type ImportMode,
  type MisfitRule,
} from '@aj-report/contract';
import { useState } from 'react';
import { callWithForm } from '../../api/call.ts';
import { problemsOf, trimValues, type Problems } from '../../form/form-problems.ts';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { sourceNameOf } from './batch.ts';
import { proposeRule, toText } from './import-texts.ts';
import { useLook } from './use-look.ts';
import { useReading } from './use-reading.ts';
import { useReimport, type ReimportChoices } from './use-reimport.ts';

export interface ImportDialogProps {
  /** The source whose data is replaced or added to; undefined = a new one. */
  readonly source: DataSourceListItem | undefined;
  onClose(): void;
  /** The ids of the sources whose imports began. */
  onStarted(ids: readonly string[]): void;
}

type Values = { sourceName: string; sourceCode: string };

/** The file, and what it is for: a kept one that is read in another way, or another one in its place or beside it. */
function useFile(source: DataSourceListItem | undefined) {
  const looking = useLook();
  const reading = useReading(looking);
  const [mode, setMode] = useState<ImportMode>('replace');
  // The kept file is there from the beginning: to read it in another way is what a re-import is mostly for.
  const { appendRefusal, keptFile } = useReimport(source, (known) => {
    if (!looking.file) void chooseKept(known.keptFile);
  });
  const isKept = looking.file !== undefined && looking.file.content === undefined;

  async function chooseKept(kept: ReimportChoices['keptFile']) {
    if (!source || !kept) return;
    setMode(kept.mode);
    const seen = await looking.chooseKept(source.id, kept.fileName);
    if (seen) reading.take(seen);
  }

  function chooseFile(file: File) {
    reading.reset();
    void looking.choose(file);
  }

  /** A kept file is for what it was imported for: its rows are there already. */
  function changeMode(next: ImportMode) {
    setMode(next);
    if (isKept && next !== keptFile?.mode) looking.clear();
  }

  /** After an import that was refused the draft may be gone. */
  function renew() {
    if (isKept) void chooseKept(keptFile);
    else looking.forgetDraft();
  }

  const state = { looking, reading, mode, appendRefusal, keptFile, isKept };
  return { ...state, chooseFile, chooseKept: () => void chooseKept(keptFile), setMode: changeMode, renew };
}

/** What a person has chosen for an import, and the sending of it. */
export function useImport({ source, onStarted }: ImportDialogProps) {
  const t = useT();
  const file = useFile(source);
  const { looking, reading, mode } = file;
  const [values, setValues] = useState<Values>(() => defaultsOf(dataSourceFields));
  const [chosenRule, setMisfits] = useState<MisfitRule>();
  const [problems, setProblems] = useState<Problems>({});
  const [isStarting, setIsStarting] = useState(false);
  const misfits = chosenRule ?? proposeRule(reading.misfitCount);

  function chooseFile(chosen: File) {
    setProblems({});
    if (values.sourceName === '') setValues({ ...values, sourceName: sourceNameOf(chosen) });
    file.chooseFile(chosen);
  }

  function send(): Promise<{ readonly id: string }> {
    const columnTypes = mode === 'append' ? undefined : toText(reading.types);
    const own = source ? { mode } : trimValues(values);
    const read = {
      misfits,
      headerRows: toText(reading.headerRows),
      leaveOut: toText(reading.leaveOut),
      unpivot: toText(reading.unpivot),
      columnTypes,
      columnNotations: toText(reading.columnNotations),
      totalRows: reading.totalRows,
      encoding: reading.encoding,
    };
    const form = looking.toForm({ ...own, ...read });
    if (source) return callWithForm(reimportDataSource, form, { params: { id: source.id } });
    return callWithForm(importDataSource, form, {});
  }

  async function start() {
    const named = source ? {} : problemsOf(dataSourceFields, trimValues(values), currentLanguage());
    const columns = reading.undecided.join(t('source.nameSeparator'));
    const open: Problems = columns === '' ? {} : { columns: t('source.notationOpen', { columns }) };
    const found: Problems = { ...named, ...open, ...(looking.file ? {} : { file: t('source.fileMissing') }) };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsStarting(true);
    try {
      onStarted([(await send()).id]);
    } catch {
      // The call has shown the error; the dialog stays so that nothing has to be typed again.
      file.renew();
    }
    setIsStarting(false);
  }

  return { ...file, values, misfits, problems, isStarting, chooseFile, setValues, setMisfits, start };
}
