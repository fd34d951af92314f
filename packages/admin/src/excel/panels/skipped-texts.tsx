import { previewExcelReport, type DataSetChoice, type ExcelCell, type ExcelSkippedTexts } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { call } from '../../api/call.ts';
import { toApiError } from '../../api/http.ts';
import { useText } from '../../i18n/i18n.ts';
import { summedText, sumsTexts } from '../document/summed-texts.ts';
import { WORDS } from '../excel.words.ts';
import type { ExcelSaver } from '../save.ts';
import { useExcel } from '../use-excel.ts';

/** Values that the sums of the stored report leave out, as its preview counts them, or why it could not. */
export interface CountedTexts {
  readonly skipped: readonly ExcelSkippedTexts[];
  readonly problem?: string;
}

/** What the stored report leaves out; null while that is not known. */
export function useSkippedTexts(
  reportCode: string,
  saver: ExcelSaver,
  sets: readonly DataSetChoice[],
): CountedTexts | null {
  const { revision } = useStore(saver.store);
  const isAsked = useExcel(({ content }) => sumsTexts(content.template, sets)) && revision > 0;
  const [known, setKnown] = useState<CountedTexts & { readonly revision: number }>();
  useEffect(() => {
    let isCurrent = true;
    if (isAsked) {
      const body = { reportCode, revision: 'newest' as const, pageSize: 1 };
      call(previewExcelReport, { body, showErrorDialog: false }).then(
        ({ skippedTexts }) => isCurrent && setKnown({ revision, skipped: skippedTexts }),
        (error: unknown) => isCurrent && setKnown({ revision, skipped: [], problem: toApiError(error).message }),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [reportCode, revision, isAsked]);
  return known?.revision === revision ? known : null;
}

interface SkippedTextsProps {
  readonly cell: ExcelCell;
  readonly sets: readonly DataSetChoice[];
  readonly counted: CountedTexts | null;
}

/** Says at a cell that adds up a field of texts how many of them are no numbers. */
export function SkippedTexts({ cell, sets, counted }: SkippedTextsProps) {
  const text = useText();
  const isSaved = useExcel(({ content, saved }) => content === saved);
  const added = summedText(cell.value, sets);
  const found = counted?.skipped.find(({ setCode, field }) => setCode === added?.setCode && field === added.field);
  // A stored report whose preview names nothing leaves nothing out.
  if (!added || (!found && counted && counted.problem === undefined && isSaved)) return null;
  const name = `${added.setCode}.${added.field}`;
  const said = found
    ? text(WORDS.textsSkipped).replace('{count}', String(found.count)).replace('{rows}', String(found.rows))
    : counted?.problem === undefined
      ? text(WORDS.textsUncounted)
      : text(WORDS.textsNotCounted).replace('{problem}', counted.problem);
  return (
    <p className="xl-help" role="status" data-skipped={found?.count ?? ''}>
      {said.replace('{field}', name)}
    </p>
  );
}
