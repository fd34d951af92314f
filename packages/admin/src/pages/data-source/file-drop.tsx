import { WORKBOOK_EXTENSIONS } from '@aj-report/contract';
import { DropZone } from '../../form/drop-zone.tsx';
import { useT } from '../../i18n/i18n.ts';
import { BYTES, formatMeasure } from '../../crud/measure.ts';

interface FileDropProps {
  readonly file: { readonly name: string; readonly size: number } | undefined;
  /** The service has it from the last import. */
  readonly isKept?: boolean;
  readonly problem: string | undefined;
  readonly disabled?: boolean;
  /** Workbooks that it takes, together with those that are held already. */
  readonly limit?: number;
  readonly held?: number;
  onFiles(files: readonly File[]): void;
}

/** Takes workbooks. */
export function FileDrop(props: FileDropProps) {
  const { file, isKept = false, problem, disabled = false, limit = 1, held = 0, onFiles } = props;
  const t = useT();
  return (
    <DropZone
      file={file}
      problem={problem}
      disabled={disabled}
      limit={limit}
      held={held}
      extensions={WORKBOOK_EXTENSIONS}
      icon={file ? 'file-earmark-spreadsheet' : 'cloud-arrow-up'}
      testId="workbook"
      words={{
        dropHere: t(limit > 1 ? 'source.dropSeveral' : 'source.dropHere'),
        limits: t('source.dropLimits'),
        choose: t('source.choose'),
        chooseAnother: t('source.chooseAnother'),
        wrongFile: t('source.wrongFile'),
      }}
      {...(file && {
        facts: isKept
          ? t('source.keptFacts', { size: formatMeasure(file.size, BYTES) })
          : formatMeasure(file.size, BYTES),
      })}
      onFiles={onFiles}
    />
  );
}
