import { Fragment, type ReactNode } from 'react';
import { useDictionary } from '../api/dictionary-cache.ts';
import { useT } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import { copyText } from './copy-text.ts';
import type { CellProps } from './cell-props.ts';
import { formatDate, formatNumber, formatTime } from '../i18n/format-value.ts';
import { ImageCell } from './image-cell.tsx';
import { formatMeasure, type Measure } from './measure.ts';
import { SwitchCell } from './switch-cell.tsx';
import './data-table.css';

/** Text that is cut when the column is narrow; the whole is in the tooltip. */
export function TextCell({ text }: { readonly text: string }) {
  return (
    <span className="cell-text ellipsis" title={text}>
      {text === '' ? <span className="muted">–</span> : text}
    </span>
  );
}

/** A code with places to break after its joints; what is copied has none. */
function breakable(code: string): ReactNode {
  return code.split(/(?<=[-_.])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

/** Codes are there to be copied: a long one takes a second line before it is cut. */
export function CodeCell({ code }: { readonly code: string }) {
  const t = useT();
  return (
    <span className="cell-code">
      <span className="mono cell-code__text" title={code}>
        {breakable(code)}
      </span>
      <button
        type="button"
        title={t('crud.copy')}
        onClick={(event) => {
          event.stopPropagation();
          void copyText(code);
        }}
      >
        <sl-icon name="copy" label={t('crud.copy')} />
      </button>
    </span>
  );
}

function DictionaryCell({ code, value }: { readonly code: string | undefined; readonly value: string }) {
  const entry = useDictionary(code).find((one) => one.id === value);
  return <TextCell text={entry?.text ?? value} />;
}

/** Digits behind the point of sums of money. */
const MONEY_DIGITS = 2;

/** The exact number is in the tooltip. */
function NumberCell(props: {
  readonly value: number;
  readonly digits?: number;
  readonly measure?: Measure | undefined;
}) {
  const { value, digits = 0, measure } = props;
  return (
    <span className="number" title={String(value)}>
      {measure ? formatMeasure(value, measure) : formatNumber(value, digits)}
    </span>
  );
}

export function Cell<R>({ column, row, context }: CellProps<R>): ReactNode {
  if (column.render) return column.render(row, context);
  const value = row[column.field];
  const text = value === null || value === undefined ? '' : String(value);
  switch (column.kind) {
    case 'code':
      return text === '' ? <TextCell text="" /> : <CodeCell code={text} />;
    case 'number':
      return typeof value === 'number' ? (
        <NumberCell value={value} measure={column.measure} />
      ) : (
        <span className="number">{text}</span>
      );
    case 'time':
      return text === '' ? <TextCell text="" /> : <span className="number">{formatTime(text)}</span>;
    case 'money':
      return typeof value === 'number' ? (
        <NumberCell value={value} digits={MONEY_DIGITS} />
      ) : (
        <span className="number">{text}</span>
      );
    case 'date':
      return text === '' ? <TextCell text="" /> : <span className="number">{formatDate(text)}</span>;
    case 'image':
      return <ImageCell address={text} name={column.label[currentLanguage()]} />;
    case 'switch':
      return <SwitchCell column={column} row={row} context={context} isOn={value === 1} />;
    case 'dictionary':
      return <DictionaryCell code={column.dictionary} value={text} />;
    default:
      return <TextCell text={text} />;
  }
}

/** The name of a record; a click opens it. */
export function NameCell({ name, onOpen }: { readonly name: string; onOpen(): void }) {
  return (
    <button type="button" className="text-button cell-name ellipsis" title={name} onClick={onOpen}>
      {name}
    </button>
  );
}
