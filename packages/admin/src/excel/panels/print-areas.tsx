import type { ExcelPrint } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { readAreas, readLines, toAreasText, toLinesText } from '../document/print-lines.ts';
import type { Patch } from '../document/sheet-edit.ts';
import { WORDS } from '../excel.words.ts';
import { Line, TextBox } from './controls.tsx';

interface PrintAreasProps {
  readonly print: ExcelPrint;
  readonly change: (patch: Patch<ExcelPrint>) => void;
}

const BREAKS = [
  ['rowBreaks', 'row', WORDS.rowBreaks],
  ['columnBreaks', 'column', WORDS.columnBreaks],
] as const;

/** A list without entries is as good as none. */
function filled<T>(list: readonly T[]): T[] | undefined {
  return list.length === 0 ? undefined : [...list];
}

/** What of the sheet is printed, and where pages begin. */
export function PrintAreas({ print, change }: PrintAreasProps) {
  const text = useText();
  return (
    <>
      <Line label={text(WORDS.printAreas)}>
        {(id) => (
          <TextBox
            id={id}
            value={toAreasText(print.areas)}
            placeholder={text(WORDS.printWhole)}
            onCommit={(typed) => {
              const areas = readAreas(typed);
              if (areas) change({ areas: filled(areas) });
            }}
          />
        )}
      </Line>
      {BREAKS.map(([key, axis, label]) => (
        <Line key={key} label={text(label)}>
          {(id) => (
            <TextBox
              id={id}
              value={toLinesText(axis, print[key])}
              onCommit={(typed) => {
                const lines = readLines(axis, typed);
                if (lines) change({ [key]: filled(lines) });
              }}
            />
          )}
        </Line>
      ))}
    </>
  );
}
