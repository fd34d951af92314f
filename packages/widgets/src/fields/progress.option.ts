import type { Language } from '@aj-report/contract';
import { formatNumber } from '../kit/text/format.ts';
import type { Progress } from '../shapes/progress.ts';
import { writeNumber } from './number-format.option.ts';
import type { ProgressProps } from './progress.fields.ts';

/** The number of a progress as its fields want it; empty when it is not written. */
export function writeProgress(props: ProgressProps, progress: Progress, language: Language): string {
  const { value, target, percent } = progress;
  switch (props.reading) {
    case 'none':
      return '';
    case 'value':
      return writeNumber(value, props, language);
    case 'both':
      return `${writeNumber(value, { ...props, unit: '' }, language)} / ${writeNumber(target, props, language)}`;
    case 'percent':
      return percent === null ? '—' : formatNumber(percent, language, { decimals: props.decimals ?? 1, unit: '%' });
  }
}

/** Progresses in words, for a screen reader. */
export function tellProgress(props: ProgressProps, all: readonly Progress[], language: Language): string {
  const reported = all
    .slice(0, 10)
    .map((one) => `${one.name} ${writeProgress({ ...props, reading: 'percent' }, one, language)}`);
  return reported.join(language === 'zh' ? '，' : ', ');
}
