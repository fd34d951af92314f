import { isNumericType, type DataSetChoice, type ExcelSheet, type Text } from '@aj-report/contract';
import { useEffect } from 'react';
import { useText } from '../../i18n/i18n.ts';
import type { Area } from '../document/area.ts';
import { fitColumns, fitRows, hiddenIn, hideLines, showLines } from '../document/line-sizes.ts';
import { addPageLine, listLineAt, PAGE_AMOUNTS, type PageAmount } from '../document/page-line.ts';
import type { FieldName } from '../document/relations.ts';
import { moveSheetLines } from '../document/sheet-references.ts';
import { clearArea, toggleMerge } from '../document/sheet-edit.ts';
import { WORDS } from '../excel.words.ts';
import { LOOKS_WORDS } from '../looks.words.ts';
import { useDocument, useSheet } from '../use-excel.ts';

interface GridMenuProps {
  /** px of the window */
  readonly x: number;
  readonly y: number;
  readonly sets: readonly DataSetChoice[];
  onClose(): void;
}

/** px of an entry, and of what is around them */
const LINE_HEIGHT = 30;
const AROUND = 20;
const WIDTH = 270;
const LABELS: Readonly<Record<PageAmount, Text>> = {
  pageTotals: WORDS.pageTotalsLabel,
  carriedForward: WORDS.carriedForwardLabel,
  broughtForward: WORDS.broughtForwardLabel,
};

/** Adds lines of every page to the list in which a line is; nothing where there is no list. */
function usePageLines(row: number, sets: readonly DataSetChoice[]): readonly (readonly [Text, () => void])[] {
  const text = useText();
  const document = useDocument();
  const listLine = listLineAt(useSheet(), row);
  if (listLine === null) return [];
  const isNumeric = ({ setCode, field }: FieldName) => {
    const column = sets.find((set) => set.setCode === setCode)?.columns.find(({ name }) => name === field);
    return column !== undefined && isNumericType(column.type);
  };
  return (Object.keys(PAGE_AMOUNTS) as PageAmount[]).map((amount) => [
    WORDS[amount],
    () =>
      document.change((content) =>
        addPageLine(content, document.state.sheet, amount, listLine, text(LABELS[amount]), isNumeric),
      ),
  ]);
}

/** What can be done with the sizes of lines: hidden ones are shown again where there are some. */
function lineSizeItems(
  sheet: ExcelSheet,
  area: Area,
): readonly (readonly [Text, (before: ExcelSheet) => ExcelSheet])[] {
  const axes = [
    ['row', LOOKS_WORDS.hideRows, LOOKS_WORDS.showRows],
    ['column', LOOKS_WORDS.hideColumns, LOOKS_WORDS.showColumns],
  ] as const;
  return [
    ...axes.flatMap(([axis, hide, show]) => [
      [hide, (before: ExcelSheet) => hideLines(before, axis, area)] as const,
      ...(hiddenIn(sheet, axis, area).length > 0
        ? [[show, (before: ExcelSheet) => showLines(before, axis, area)] as const]
        : []),
    ]),
    [LOOKS_WORDS.fitColumns, (before) => fitColumns(before, area)],
    [LOOKS_WORDS.fitRows, (before) => fitRows(before, area)],
  ];
}

/** What can be done with the selected cells, rows and columns. */
export function GridMenu({ x, y, sets, onClose }: GridMenuProps) {
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
  const pageLines = usePageLines(area.row, sets);
  const lines = (axis: 'row' | 'column', at: number, count: number) =>
    document.change((content) => moveSheetLines(content, document.state.sheet, { axis, at, count }));
  const lineSizes = lineSizeItems(document.sheet, area).map(
    ([label, change]) => [label, () => document.changeSheet(change)] as const,
  );
  const items: readonly (readonly [Text, () => void])[] = [
    [WORDS.insertRowAbove, () => lines('row', area.row, area.rowSpan)],
    [WORDS.insertRowBelow, () => lines('row', area.row + area.rowSpan, area.rowSpan)],
    [WORDS.insertColumnLeft, () => lines('column', area.column, area.columnSpan)],
    [WORDS.insertColumnRight, () => lines('column', area.column + area.columnSpan, area.columnSpan)],
    [WORDS.deleteRows, () => lines('row', area.row, -area.rowSpan)],
    [WORDS.deleteColumns, () => lines('column', area.column, -area.columnSpan)],
    [WORDS.merge, () => document.changeSheet((sheet) => toggleMerge(sheet, area))],
    [WORDS.clear, () => document.changeSheet((sheet) => clearArea(sheet, area))],
    ...lineSizes,
    ...pageLines,
  ];
  const height = items.length * LINE_HEIGHT + AROUND;
  const place = {
    left: Math.min(x, window.innerWidth - WIDTH),
    top: Math.max(0, Math.min(y, window.innerHeight - height)),
  };
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
