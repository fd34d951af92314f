import type { LookedSheet } from '@aj-report/contract';
import { useState } from 'react';
import { formatNumber } from '../../i18n/format-value.ts';
import { NumberBox } from '../../form/controls/number-box.tsx';
import { useT } from '../../i18n/i18n.ts';
import { leftOutOf } from './import-texts.ts';
import { SheetHead } from './sheet-head.tsx';
import { SheetRows } from './sheet-rows.tsx';
import { UnpivotChoice } from './unpivot-choice.tsx';
import type { useReading } from './use-reading.ts';
import './sheet-preview.css';

/** Header rows beyond this are not offered; the look reads that many rows. */
const MAX_HEADER_ROW = 500;

interface SheetPreviewProps {
  readonly sheets: readonly LookedSheet[];
  readonly reading: ReturnType<typeof useReading>;
  /** Rows that are added keep the types of their table. */
  readonly canChooseTypes: boolean;
  readonly disabled: boolean;
}

interface SheetProps extends SheetPreviewProps {
  readonly sheet: LookedSheet;
}

function Sheet({ sheet, reading, canChooseTypes, disabled }: SheetProps) {
  const t = useT();
  const chosen = reading.types[sheet.name] ?? {};
  const notations = reading.notations[sheet.name] ?? {};
  const leftOut = leftOutOf(reading.leaveOut, sheet);
  return (
    <>
      <div className="sheet-preview__table" role="region" aria-label={t('source.firstRows')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th className="sheet-preview__row" />
              {sheet.columns.map((column) => (
                <SheetHead
                  key={column.name}
                  column={column}
                  isTaken={!leftOut.includes(column.name)}
                  chosen={chosen[column.name]}
                  notation={notations[column.name]}
                  canChooseType={canChooseTypes}
                  disabled={disabled}
                  onTaken={(isTaken) => reading.setTaken(sheet, column.name, isTaken)}
                  onType={(type, notation) => reading.setType(sheet.name, column.name, type, notation)}
                />
              ))}
            </tr>
          </thead>
          <SheetRows
            sheet={sheet}
            chosen={chosen}
            notations={notations}
            leftOut={leftOut}
            disabled={disabled}
            onHeaderRow={(row) => reading.setHeaderRow(sheet.name, row)}
          />
        </table>
      </div>
      <p className="sheet-preview__note muted">
        {t(noteOf(sheet), { rows: formatNumber(sheet.rowsRead), shown: sheet.rows.length })}
        {leftOut.length > 0 ? ` · ${t('source.columnsLeftOut', { count: leftOut.length })}` : ''}
      </p>
    </>
  );
}

function HeaderChoice({ sheet, reading, disabled }: SheetProps) {
  const t = useT();
  const hasHeader = sheet.headerRow > 0;
  // Where the service found none by itself, asking it again would change nothing.
  const whenTakenBack = reading.headerRows[sheet.name] === 0 ? undefined : firstRowOf(sheet);
  return (
    <div className="sheet-preview__header-row">
      <label>
        <input
          type="checkbox"
          checked={!hasHeader}
          disabled={disabled}
          data-testid="no-header"
          onChange={(event) => reading.setHeaderRow(sheet.name, event.target.checked ? 0 : whenTakenBack)}
        />
        {t('source.noHeader')}
      </label>
      <label>
        <span className="muted">{t('source.headerRow')}</span>
        <NumberBox
          key={sheet.name}
          label={t('source.headerRow')}
          value={sheet.headerRow}
          min={0}
          max={MAX_HEADER_ROW}
          disabled={disabled}
          onChange={(row) =>
            row !== null && row !== sheet.headerRow && reading.setHeaderRow(sheet.name, Math.round(row))
          }
        />
      </label>
    </div>
  );
}

/** Rows that were left out, and how to take them in. */
function AboveNote({ sheet, reading, disabled }: SheetProps) {
  const t = useT();
  const { above, headerRow } = sheet;
  if (above.count === 0) return null;
  return (
    <p className="sheet-preview__above-note" role="status">
      <sl-icon name="exclamation-triangle" />
      <span>
        {t(headerRow > 0 ? 'source.rowsAbove' : 'source.rowsAboveData', { count: above.count, row: headerRow })}
      </span>
      <button
        type="button"
        className="text-button"
        disabled={disabled}
        onClick={() => reading.setHeaderRow(sheet.name, 0)}
      >
        {t('source.importAll')}
      </button>
    </p>
  );
}

/** The first rows of a file before it is imported: its sheets, where their headers are, and what becomes of the columns. */
export function SheetPreview(props: SheetPreviewProps) {
  const t = useT();
  const { sheets } = props;
  const [name, setName] = useState<string | undefined>();
  const sheet = sheets.find((one) => one.name === name) ?? sheets[0];
  if (!sheet) return <p className="muted">{t('source.noTables')}</p>;
  return (
    <section className="sheet-preview">
      <div className="sheet-preview__bar">
        <div className="table-tabs" role="tablist" aria-label={t('source.sheets')}>
          {sheets.map((one) => (
            <button
              key={one.name}
              type="button"
              role="tab"
              aria-selected={one === sheet}
              onClick={() => setName(one.name)}
            >
              <span className="ellipsis">{one.name}</span>
            </button>
          ))}
        </div>
        <HeaderChoice {...props} sheet={sheet} />
      </div>
      <AboveNote {...props} sheet={sheet} />
      {sheet.unpivot ? (
        <UnpivotChoice
          key={sheet.name}
          offer={sheet.unpivot}
          chosen={props.reading.unpivot[sheet.name]}
          disabled={props.disabled}
          onChange={(next) => props.reading.setUnpivot(sheet, next)}
        />
      ) : null}
      <Sheet {...props} sheet={sheet} />
    </section>
  );
}

/** The topmost filled row that is known: a header that a person takes back is most often there. */
function firstRowOf({ above, rows }: LookedSheet): number {
  return above.rows[0]?.row ?? rows[0]?.row ?? 1;
}

function noteOf({ isWhole, rows, rowsRead }: LookedSheet) {
  if (!isWhole) return 'source.lookedSome';
  return rows.length < rowsRead ? 'source.lookedMore' : 'source.lookedAll';
}
