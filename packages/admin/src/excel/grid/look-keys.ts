import type { ExcelStore } from '../document/excel-store.ts';
import { hideLines, showLines, type Axis } from '../document/line-sizes.ts';

/** Lines by the key that hides them and shows them again, as in online spreadsheets. */
const LINES: Readonly<Record<string, Axis>> = { Digit9: 'row', Digit0: 'column' };

/** Does what a key asks of looks and sizes of the selection; whether it asked for any. */
export function handleLookKey(document: ExcelStore, event: KeyboardEvent): boolean {
  const { code, altKey, shiftKey } = event;
  if (!(event.ctrlKey || event.metaKey)) return false;
  const { area } = document.state;
  const axis = LINES[code];
  if (axis && altKey !== shiftKey) {
    document.changeSheet((sheet) => (altKey ? hideLines : showLines)(sheet, axis, area));
    return true;
  }
  if (!altKey || shiftKey) return false;
  if (code === 'KeyC') document.copyLook();
  else if (code === 'KeyV') document.pasteLook();
  else return false;
  return true;
}
