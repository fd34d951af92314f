import { previewExcelReport, type DataSetChoice, type ExcelCell, type ExcelSkippedTexts } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/i18n.ts';
import { summedText, sumsTexts } from '../document/summed-texts.ts';
import { WORDS } from '../excel.words.ts';
import type { ExcelSaver } from '../save.ts';
import { useExcel } from '../use-excel.ts';

/** Values that the sums of the stored report leave out, as its preview counts them; null while that is not known. */
export function useSkippedTexts(
  reportCode: string,
  saver: ExcelSaver,
  sets: readonly DataSetChoice[],
): readonly ExcelSkippedTexts[] | null {
  const { revision } = useStore(saver.store);
  const isAsked = useExcel(({ content }) => sumsTexts(content.template, sets)) && revision > 0;
  const [known, setKnown] = useState<{ readonly revision: number; readonly skipped: readonly ExcelSkippedTexts[] }>();
  useEffect(() => {
    let isCurrent = true;
    if (isAsked) {
      const body = { reportCode, revision: 'newest' as const, pageSize: 1 };
      // A report that cannot be drawn says so in its own preview.
      call(previewExcelReport, { body, showErrorDialog: false }).then(
        ({ skippedTexts }) => isCurrent && setKnown({ revision, skipped: skippedTexts }),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [reportCode, revision, isAsked]);
  return known?.revision === revision ? known.skipped : null;
}

interface SkippedTextsProps {
  readonly cell: ExcelCell;
  readonly sets: readonly DataSetChoice[];
  readonly skipped: readonly ExcelSkippedTexts[] | null;
}

/** Says at a cell that adds up a field of texts how many of them are no numbers. */
export function SkippedTexts({ cell, sets, skipped }: SkippedTextsProps) {
  const text = useText();
  const isSaved = useExcel(({ content, saved }) => content === saved);
  const added = summedText(cell.value, sets);
  const found = skipped?.find(({ setCode, field }) => setCode === added?.setCode && field === added.field);
  // A stored report whose preview names nothing leaves nothing out.
  if (!added || (!found && skipped && isSaved)) return null;
  const name = `${added.setCode}.${added.field}`;
  const said = found
    ? text(WORDS.textsSkipped).replace('{count}', String(found.count)).replace('{rows}', String(found.rows))
    : text(WORDS.textsUncounted);
  return (
    <p className="xl-help" role="status" data-skipped={found?.count ?? ''}>
      {said.replace('{field}', name)}
    </p>
  );
}
