import type { Text } from '@aj-report/contract';
import { useEffect } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { moveSheetLines } from '../document/sheet-references.ts';
import { clearArea, toggleMerge } from '../document/sheet-edit.ts';
import { WORDS } from '../excel.words.ts';
import { useDocument } from '../use-excel.ts';

interface GridMenuProps {
  /** px of the window */
  readonly x: number;
  readonly y: number;
  onClose(): void;
}

const HEIGHT = 280;
const WIDTH = 200;

/** What can be done with the selected cells, rows and columns. */
export function GridMenu({ x, y, onClose }: GridMenuProps) {
  const text = useText();
  const document = useDocument();
  useEffect(() => {
    const close = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest('.xl-menu'))) onClose();
    };
    window.addEventListener('pointerdown', close);
    window.addEventListener('keydown', onClose);
    return () => {
      window.removeEventListener('pointerdown', close);
      window.removeEventListener('keydown', onClose);
    };
  }, [onClose]);
  const { area } = document.state;
  const lines = (axis: 'row' | 'column', at: number, count: number) =>
    document.change((content) => moveSheetLines(content, document.state.sheet, { axis, at, count }));
  const items: readonly (readonly [Text, () => void])[] = [
    [WORDS.insertRowAbove, () => lines('row', area.row, area.rowSpan)],
    [WORDS.insertRowBelow, () => lines('row', area.row + area.rowSpan, area.rowSpan)],
    [WORDS.insertColumnLeft, () => lines('column', area.column, area.columnSpan)],
    [WORDS.insertColumnRight, () => lines('column', area.column + area.columnSpan, area.columnSpan)],
    [WORDS.deleteRows, () => lines('row', area.row, -area.rowSpan)],
    [WORDS.deleteColumns, () => lines('column', area.column, -area.columnSpan)],
    [WORDS.merge, () => document.changeSheet((sheet) => toggleMerge(sheet, area))],
    [WORDS.clear, () => document.changeSheet((sheet) => clearArea(sheet, area))],
  ];
  const place = { left: Math.min(x, window.innerWidth - WIDTH), top: Math.min(y, window.innerHeight - HEIGHT) };
  return (
    <div className="xl-menu" role="menu" style={place}>
      {items.map(([label, run]) => (
        <button
          key={label.en}
          type="button"
          role="menuitem"
          onClick={() => {
            run();
            onClose();
          }}
        >
          {text(label)}
        </button>
      ))}
    </div>
  );
}
