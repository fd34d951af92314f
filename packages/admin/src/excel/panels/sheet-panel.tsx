import { PAPERS, type DataSetChoice, type ExcelPageLine, type ExcelPrint, type Paper } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { toColumnName, toPlace } from '../document/cell-name.ts';
import { renameSheet } from '../document/sheet-references.ts';
import { patched, type Patch } from '../document/sheet-edit.ts';
import { WORDS } from '../excel.words.ts';
import { useDocument, useSheet } from '../use-excel.ts';
import { Check, Line, Part, Select, TextBox, toCount } from './controls.tsx';

const SIDES = [
  ['top', WORDS.top],
  ['bottom', WORDS.bottom],
  ['left', WORDS.left],
  ['right', WORDS.rightSide],
] as const;
const PLACES = [
  ['left', WORDS.left],
  ['center', WORDS.centre],
  ['right', WORDS.rightSide],
] as const;

function usePrint() {
  const document = useDocument();
  const print = useSheet().print ?? {};
  const change = (patch: Patch<ExcelPrint>) =>
    document.changeSheet((sheet) => ({ ...sheet, print: patched(sheet.print ?? {}, patch) }));
  return { print, change };
}

function PageLines() {
  const text = useText();
  const { print, change } = usePrint();
  const lines = [
    ['header', WORDS.header],
    ['footer', WORDS.footer],
  ] as const;
  return (
    <>
      {lines.map(([key, label]) => (
        <Line key={key} label={text(label)} {...(key === 'footer' ? { help: text(WORDS.pageHelp) } : {})}>
          {() => (
            <div className="xl-parts">
              {PLACES.map(([place, name]) => (
                <Part key={place} label={text(name)}>
                  {(id) => (
                    <TextBox
                      id={id}
                      value={print[key]?.[place] ?? ''}
                      onCommit={(value) => {
                        const line: ExcelPageLine = patched(print[key] ?? {}, {
                          [place]: value === '' ? undefined : value,
                        });
                        change({ [key]: line });
                      }}
                    />
                  )}
                </Part>
              ))}
            </div>
          )}
        </Line>
      ))}
    </>
  );
}

/** Rows that stand on every page of paper. */
function TitleRows() {
  const text = useText();
  const { print, change } = usePrint();
  const titles = print.titleRows;
  const changeTitle = (key: 'first' | 'last', value: string) => {
    const line = toCount(value, 1);
    if (line === undefined) return change({ titleRows: undefined });
    const other = (key === 'first' ? titles?.last : titles?.first) ?? line - 1;
    change({ titleRows: { first: Math.min(line - 1, other), last: Math.max(line - 1, other) } });
  };
  return (
    <Line label={text(WORDS.titleRows)}>
      {() => (
        <div className="xl-parts xl-parts--two">
          {(
            [
              ['first', WORDS.firstRow],
              ['last', WORDS.lastRow],
            ] as const
          ).map(([key, name]) => (
            <Part key={key} label={text(name)}>
              {(id) => (
                <TextBox
                  id={id}
                  type="number"
                  value={titles ? String(titles[key] + 1) : ''}
                  onCommit={(value) => changeTitle(key, value)}
                />
              )}
            </Part>
          ))}
        </div>
      )}
    </Line>
  );
}

/** Columns that stand on every page of paper. */
function TitleColumns() {
  const text = useText();
  const { print, change } = usePrint();
  const titles = print.titleColumns;
  const changeTitle = (key: 'first' | 'last', typed: string) => {
    const column = toPlace(`${typed.trim()}1`)?.column;
    if (column === undefined) return change({ titleColumns: undefined });
    const other = (key === 'first' ? titles?.last : titles?.first) ?? column;
    change({ titleColumns: { first: Math.min(column, other), last: Math.max(column, other) } });
  };
  return (
    <Line label={text(WORDS.titleColumns)}>
      {() => (
        <div className="xl-parts xl-parts--two">
          {(
            [
              ['first', WORDS.firstColumn],
              ['last', WORDS.lastColumn],
            ] as const
          ).map(([key, name]) => (
            <Part key={key} label={text(name)}>
              {(id) => (
                <TextBox
                  id={id}
                  value={titles ? toColumnName(titles[key]) : ''}
                  onCommit={(value) => changeTitle(key, value)}
                />
              )}
            </Part>
          ))}
        </div>
      )}
    </Line>
  );
}

function PrintSettings() {
  const text = useText();
  const { print, change } = usePrint();
  return (
    <section className="xl-section">
      <h3>{text(WORDS.print)}</h3>
      <Line label={text(WORDS.paper)}>
        {(id) => (
          <Select<Paper>
            id={id}
            value={print.paper ?? 'A4'}
            choices={PAPERS.map((one) => [one, one])}
            onChange={(paper) => change({ paper })}
          />
        )}
      </Line>
      <Line label={text(WORDS.orientation)}>
        {(id) => (
          <Select<'portrait' | 'landscape'>
            id={id}
            value={print.orientation ?? 'portrait'}
            choices={[
              ['portrait', text(WORDS.portrait)],
              ['landscape', text(WORDS.landscape)],
            ]}
            onChange={(orientation) => change({ orientation })}
          />
        )}
      </Line>
      <Check
        label={text(WORDS.fitToWidth)}
        isOn={print.fitToWidth === true}
        onChange={(isOn) => change({ fitToWidth: isOn || undefined })}
      />
      <Check
        label={text(WORDS.centerHorizontally)}
        isOn={print.centerHorizontally === true}
        onChange={(isOn) => change({ centerHorizontally: isOn || undefined })}
      />
      {print.fitToWidth ? null : (
        <Line label={text(WORDS.scale)}>
          {(id) => (
            <TextBox
              id={id}
              type="number"
              value={String(print.scale ?? 100)}
              onCommit={(value) => change({ scale: Math.min(400, toCount(value, 10) ?? 100) })}
            />
          )}
        </Line>
      )}
      <Line label={text(WORDS.margins)}>
        {() => (
          <div className="xl-parts xl-parts--two">
            {SIDES.map(([side, name]) => (
              <Part key={side} label={text(name)}>
                {(id) => (
                  <TextBox
                    id={id}
                    type="number"
                    value={String(print.margins?.[side] ?? 15)}
                    onCommit={(value) =>
                      change({ margins: patched(print.margins ?? {}, { [side]: Math.min(100, toCount(value) ?? 15) }) })
                    }
                  />
                )}
              </Part>
            ))}
          </div>
        )}
      </Line>
      <PageLines />
      <TitleRows />
      <TitleColumns />
    </section>
  );
}

/** What holds for the sheet as a whole: its name, copies, what stands still, and paper. */
export function SheetPanel({ sets }: { readonly sets: readonly DataSetChoice[] }) {
  const text = useText();
  const document = useDocument();
  const sheet = useSheet();
  const setCodes = document.state.content.setCodes;
  const fields = sets
    .filter(({ setCode }) => setCodes.includes(setCode))
    .flatMap(({ setCode, setName, columns }) =>
      columns.map(({ name }) => [JSON.stringify([setCode, name]), `${setName} · ${name}`] as const),
    );
  const { repeatFor, freeze = { rows: 0, columns: 0 } } = sheet;
  return (
    <div className="xl-side__body">
      <Line label={text(WORDS.sheetName)}>
        {(id) => (
          <TextBox
            id={id}
            value={sheet.name}
            onCommit={(name) =>
              name.trim() !== '' &&
              document.change((content) => renameSheet(content, document.state.sheet, name.trim()))
            }
          />
        )}
      </Line>
      <Line label={text(WORDS.repeatFor)}>
        {(id) => (
          <Select
            id={id}
            value={repeatFor ? JSON.stringify([repeatFor.setCode, repeatFor.field]) : ''}
            choices={[['', text(WORDS.repeatNone)], ...fields]}
            onChange={(value) => {
              const [setCode = '', field = ''] = value === '' ? [] : (JSON.parse(value) as string[]);
              document.changeSheet((one) => patched(one, { repeatFor: value === '' ? undefined : { setCode, field } }));
            }}
          />
        )}
      </Line>
      {(['rows', 'columns'] as const).map((key) => (
        <Line key={key} label={text(key === 'rows' ? WORDS.freezeRows : WORDS.freezeColumns)}>
          {(id) => (
            <TextBox
              id={id}
              type="number"
              value={String(freeze[key])}
              onCommit={(value) =>
                document.changeSheet((one) => ({ ...one, freeze: { ...freeze, [key]: toCount(value) ?? 0 } }))
              }
            />
          )}
        </Line>
      ))}
      <Check
        label={text(WORDS.hidden)}
        isOn={sheet.hidden === true}
        onChange={(isOn) => document.changeSheet((one) => patched(one, { hidden: isOn || undefined }))}
      />
      <PrintSettings />
    </div>
  );
}
