import {
  formatFaultText,
  readNumberFormat,
  toStoredFormat,
  type ExcelCell,
  type FormatFault,
} from '@aj-report/contract';
import { useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../excel.words.ts';
import { styleSelection, useDocument } from '../use-excel.ts';
import { Line, Select, TextBox } from './controls.tsx';

/** Presets, with what they say in place of their code where that says little. */
const FORMATS = [
  '#,##0',
  '#,##0.00',
  '0.0%',
  '¥#,##0.00',
  '#,##0.00_);[Red](#,##0.00)',
  '0\\.0,"万"',
  '[DBNum2][$-804]General',
  'yyyy-mm-dd',
  'yyyy-mm-dd hh:mm',
  'yyyy"年"m"月"d"日"',
  '[$-804]aaaa',
] as const;

/** What a cell makes of a number: a preset, or a format code, which is kept only where it is understood. */
export function NumberFormat({ cell }: { readonly cell: ExcelCell }) {
  const text = useText();
  const document = useDocument();
  const [fault, setFault] = useState<FormatFault>();
  const format = cell.style?.numberFormat ?? '';
  const isKnown = format === '' || FORMATS.some((one) => one === format);
  const commit = (typed: string) => {
    const stored = toStoredFormat(typed.trim());
    const found = readNumberFormat(stored).fault;
    setFault(found);
    if (!found) styleSelection(document, { numberFormat: stored === '' ? undefined : stored });
  };
  return (
    <Line label={text(WORDS.format)}>
      {(id) => (
        <>
          <Select
            id={id}
            value={isKnown ? format : 'other'}
            choices={[
              ['', text(WORDS.formatGeneral)],
              ...FORMATS.map((one) => [one, one] as const),
              ['other', text(WORDS.formatOther)],
            ]}
            onChange={(value) => {
              setFault(undefined);
              styleSelection(document, {
                numberFormat: value === '' ? undefined : value === 'other' ? '0.000' : value,
              });
            }}
          />
          {isKnown ? null : <TextBox label={text(WORDS.formatOther)} value={format} onCommit={commit} />}
          {fault ? (
            <p className="xl-fault" role="alert">
              {text(formatFaultText(fault))}
            </p>
          ) : null}
        </>
      )}
    </Line>
  );
}
