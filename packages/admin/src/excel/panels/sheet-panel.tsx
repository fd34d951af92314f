import {
  PAPERS,
  type DataSetChoice,
  type ExcelPageLine,
  type ExcelPageLines,
  type ExcelPrint,
  type Paper,
  type Text,
} from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { toColumnName, toPlace } from '../document/cell-name.ts';
import { renameSheet } from '../document/sheet-references.ts';
import { patched, type Patch } from '../document/sheet-edit.ts';
import { WORDS } from '../excel.words.ts';
import { useDocument, useSheet } from '../use-excel.ts';
import { PrintAreas } from './print-areas.tsx';
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

function PageTexts() {
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

/** How lines that stand on every page of paper are named: rows by numbers, columns by letters. */
const TITLES = {
  titleRows: {
    label: WORDS.titleRows,
    ends: { first: WORDS.firstRow, last: WORDS.lastRow },
    write: (line: number) => String(line + 1),
    read: (typed: string) => {
      const count = toCount(typed, 1);
      return count === undefined ? undefined : count - 1;
    },
  },
  titleColumns: {
    label: WORDS.titleColumns,
    ends: { first: WORDS.firstColumn, last: WORDS.lastColumn },
    write: toColumnName,
    read: (typed: string) => toPlace(`${typed.trim()}1`)?.column,
  },
} as const;

type Lines = NonNullable<ExcelPrint['titleRows']>;

interface LineEndsProps {
  readonly of: keyof typeof TITLES;
  /** What is asked for, where it is no titles. */
  readonly label?: Text;
  readonly lines: Lines | undefined;
  onChange(lines: Lines | undefined): void;
}

/** First and last of some rows or columns. */
function LineEnds({ of, label, lines, onChange }: LineEndsProps) {
  const text = useText();
  const { ends, write, read } = TITLES[of];
  const changeEnd = (key: 'first' | 'last', typed: string) => {
    const line = read(typed);
    if (line === undefined) return onChange(undefined);
    const other = (key === 'first' ? lines?.last : lines?.first) ?? line;
    onChange({ first: Math.min(line, other), last: Math.max(line, other) });
  };
  return (
    <Line label={text(label ?? TITLES[of].label)}>
      {() => (
        <div className="xl-parts xl-parts--two">
          {(['first', 'last'] as const).map((key) => (
            <Part key={key} label={text(ends[key])}>
              {(id) => (
                <TextBox id={id} value={lines ? write(lines[key]) : ''} onCommit={(typed) => changeEnd(key, typed)} />
              )}
            </Part>
          ))}
        </div>
      )}
    </Line>
  );
}

/** Rows or columns that stand on every page of paper as they are. */
function TitleLines({ of }: { readonly of: keyof typeof TITLES }) {
  const { print, change } = usePrint();
  return <LineEnds of={of} lines={print[of]} onChange={(lines) => change({ [of]: lines })} />;
}

/** Rows that stand on every page with the amounts of the page. */
function PageLines({ edge, label }: { readonly edge: keyof ExcelPageLines; readonly label: Text }) {
  const document = useDocument();
  const { pageLines = {} } = useSheet();
  const change = (lines: Lines | undefined) => {
    const next: ExcelPageLines = patched(pageLines, { [edge]: lines });
    const isNone = next.head === undefined && next.foot === undefined;
    document.changeSheet((sheet) => patched(sheet, { pageLines: isNone ? undefined : next }));
  };
  return <LineEnds of="titleRows" label={label} lines={pageLines[edge]} onChange={change} />;
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
      <PageTexts />
      <TitleLines of="titleRows" />
      <TitleLines of="titleColumns" />
      <PageLines edge="head" label={WORDS.pageHead} />
      <PageLines edge="foot" label={WORDS.pageFoot} />
      <PrintAreas print={print} change={change} />
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
