import { css } from 'lit';

export const chartTableStyles = css`
  .aj-table {
    max-width: min(90vw, 960px);
    max-height: 80vh;
    padding: 0;
    border: 1px solid var(--aj-border, #808080);
    border-radius: 6px;
    background: Canvas;
    color: CanvasText;
    color-scheme: light dark;
    font:
      14px/1.5 system-ui,
      sans-serif;
    text-align: start;
  }
  .aj-table::backdrop {
    background: rgb(0 0 0 / 40%);
  }
  .aj-table header {
    display: flex;
    gap: 16px;
    align-items: center;
    position: sticky;
    top: 0;
    padding: 10px 16px;
    background: Canvas;
    border-bottom: 1px solid GrayText;
  }
  .aj-table h2 {
    flex: 1;
    margin: 0;
    font-size: 15px;
    font-weight: 600;
  }
  .aj-table p {
    margin: 0;
    padding: 8px 16px;
  }
  .aj-table table {
    width: 100%;
    border-collapse: collapse;
  }
  .aj-table :is(th, td) {
    padding: 4px 16px;
    border-bottom: 1px solid color-mix(in srgb, CanvasText 15%, Canvas);
    font-weight: 400;
    text-align: start;
  }
  .aj-table thead th {
    font-weight: 600;
  }
  .aj-table [data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .aj-table button {
    padding: 2px 8px;
    border: 1px solid transparent;
    border-radius: 4px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .aj-table header button {
    border-color: GrayText;
  }
  .aj-table td button {
    margin-inline-end: -9px;
    text-decoration: underline dotted;
  }
  .aj-table button:focus-visible {
    outline: 2px solid Highlight;
  }
`;
