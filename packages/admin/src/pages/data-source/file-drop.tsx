import { WORKBOOK_EXTENSIONS } from '@aj-report/contract';
import { DropZone } from '../../form/drop-zone.tsx';
import { useT } from '../../i18n/i18n.ts';
import { formatSize } from './format-size.ts';

interface FileDropProps {
  readonly file: File | undefined;
  readonly problem: string | undefined;
  onFile(file: File): void;
}

/** Takes one workbook. */
export function FileDrop({ file, problem, onFile }: FileDropProps) {
  const t = useT();
  return (
    <DropZone
      file={file}
      problem={problem}
      extensions={WORKBOOK_EXTENSIONS}
      icon={file ? 'file-earmark-spreadsheet' : 'cloud-arrow-up'}
      testId="workbook"
      words={{
        dropHere: t('source.dropHere'),
        limits: t('source.dropLimits'),
        choose: t('source.choose'),
        chooseAnother: t('source.chooseAnother'),
        wrongFile: t('source.wrongFile'),
      }}
      {...(file && { facts: formatSize(file.size) })}
      onFile={onFile}
    />
  );
}
