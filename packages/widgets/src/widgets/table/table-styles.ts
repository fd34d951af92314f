import { css } from 'lit';

/** Everything that a property sets comes in as a custom property; what is left empty is the theme's. */
export const tableStyles = css`
  .frame {
    display: flex;
    flex-direction: column;
    width: 100%;
    height: 100%;
    overflow: hidden;
    border-radius: 6px;
    box-sizing: border-box;
    border: var(--line, none);
  }
  .tools {
    flex: none;
    display: flex;
    gap: 8px;
    justify-content: flex-end;
    height: 36px;
    padding: 4px 0;
    box-sizing: border-box;
  }
  .tools button {
    padding: 0 10px;
    border: 1px solid var(--aj-border);
    border-radius: 6px;
    background: var(--aj-panel);
    color: var(--aj-text);
    font: 13px/1 var(--aj-font-family);
    cursor: pointer;
  }
  .tools button:hover {
    border-color: var(--aj-accent);
    color: var(--aj-accent);
  }
  .tools button:focus-visible,
  .body:focus-visible {
    outline: 2px solid var(--aj-accent);
    outline-offset: -2px;
  }
  .row {
    display: grid;
    grid-template-columns: var(--columns);
    height: var(--row-height);
  }
  .head {
    flex: none;
    height: var(--header-height);
    padding-right: var(--gutter, 0);
    background: var(--head-background, color-mix(in srgb, var(--aj-accent) 20%, var(--aj-panel)));
    color: var(--head-color, var(--aj-title));
    font-family: var(--head-family, var(--aj-font-family));
    font-size: var(--head-size);
    font-style: var(--head-style);
    font-weight: var(--head-weight);
    box-shadow: inset 0 -1px 0 color-mix(in srgb, var(--aj-accent) 45%, transparent);
  }
  .body {
    flex: none;
    position: relative;
    height: var(--body-height);
    overflow: hidden;
    color: var(--body-color, var(--aj-text));
    font-family: var(--body-family, var(--aj-font-family));
    font-size: var(--body-size);
    font-style: var(--body-style);
    font-weight: var(--body-weight);
    font-variant-numeric: tabular-nums;
  }
  .body[data-scrolls] {
    overflow-y: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--aj-border) transparent;
  }
  .window {
    position: absolute;
    inset: 0 0 auto;
  }
  .body .row {
    background: var(--odd, var(--aj-panel));
  }
  .body .row[data-even] {
    background: var(--even, var(--aj-panel-alt));
  }
  .body .row:hover {
    background: color-mix(in srgb, var(--aj-accent) 16%, var(--aj-panel));
  }
  .cell {
    display: flex;
    align-items: center;
    min-width: 0;
    padding: 0 14px;
    box-sizing: border-box;
    border-right: var(--line, none);
    border-bottom: var(--line, none);
  }
  .cell:last-child {
    border-right: none;
  }
  .cell span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .cell[data-align='center'] {
    text-align: center;
  }
  .cell[data-align='right'] {
    text-align: right;
  }
`;
