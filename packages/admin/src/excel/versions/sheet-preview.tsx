import { BASE_PREFIX, LIMITS, type ExcelTemplate } from '@aj-report/contract';
import { LoadedSheet, SheetView } from '@aj-report/embed/excel';
import { useEffect, useRef, useState } from 'react';
import { toPreviewSheet } from '../document/to-preview-sheet.ts';
import '../grid/grid.css';

const MAX_SIZE = { rows: LIMITS.excelTemplateRowsMax, columns: LIMITS.excelTemplateColumnsMax };

/** The sheets of a template as they are designed, to look at. */
export function SheetPreview({ template }: { readonly template: ExcelTemplate }) {
  const root = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const sheet = template.sheets[at] ?? template.sheets[0];
  useEffect(() => {
    if (!root.current || !sheet) return;
    root.current.replaceChildren();
    const view = new SheetView(root.current, {
      hrefOf: () => null,
      pictureOf: (fileId) => `${BASE_PREFIX}/file/download/${encodeURIComponent(fileId)}`,
      onWant: () => undefined,
      loadingText: () => '',
      margin: 0,
      onDraw: () => undefined,
    });
    const head = toPreviewSheet(sheet, MAX_SIZE);
    const loaded = new LoadedSheet(head, head.rows);
    loaded.add(0, head);
    view.show(loaded);
    return () => view.destroy();
  }, [sheet]);
  return (
    <div className="xl-past">
      <div ref={root} className="xl-grid xl-past__sheet" data-past-sheet={sheet?.name} />
      {template.sheets.length > 1 ? (
        <div className="xl-side__tabs" role="tablist">
          {template.sheets.map(({ name }, index) => (
            <button key={name} type="button" role="tab" aria-selected={index === at} onClick={() => setAt(index)}>
              {name}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
