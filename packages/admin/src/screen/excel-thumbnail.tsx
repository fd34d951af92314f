import './thumbnail.css';

/** Widths of the drawn cells, %: as a ledger has them. */
const ROWS = [[100], [70, 85, 55, 60], [80, 60, 75, 45], [60, 90, 50, 70], [75, 50, 65, 55], [90, 70, 60, 80]] as const;

/** Stands for an Excel report among the pictures of screens: a drawn sheet. */
export function ExcelThumbnail() {
  return (
    <div className="thumbnail excel-thumbnail" aria-hidden="true">
      <div className="excel-thumbnail__sheet">
        {ROWS.map((cells, row) => (
          <div key={row} data-head={row === 1 || undefined} data-title={row === 0 || undefined}>
            {cells.map((width, column) => (
              <span key={column}>
                <i style={{ width: `${row === 0 ? 40 : width}%` }} />
              </span>
            ))}
          </div>
        ))}
      </div>
      <sl-icon name="file-earmark-spreadsheet" />
    </div>
  );
}
