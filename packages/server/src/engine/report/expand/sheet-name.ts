import { LIMITS } from '@aj-report/contract';

/** Characters that no sheet of a workbook may be called by. */
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\\/?*[\]:\u0000-\u001f]/g;

/** A name that a workbook takes: 31 characters, none of the forbidden ones, no other sheet's. */
export function uniqueSheetName(wanted: string, taken: Set<string>): string {
  const clean =
    wanted
      .replace(FORBIDDEN, ' ')
      .replace(/^'+|'+$/g, '')
      .trim() || 'Sheet';
  let name = clean.slice(0, LIMITS.excelSheetNameMax);
  for (let n = 2; taken.has(name.toLowerCase()); n++) {
    const tail = ` (${n})`;
    name = clean.slice(0, LIMITS.excelSheetNameMax - tail.length) + tail;
  }
  taken.add(name.toLowerCase());
  return name;
}
