import { css } from 'lit';

/** Frame, header, rows. What a property sets comes in as a custom property; what is left empty is the theme's. */
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
    height: var(--tools-height);
    padding: 4px 0;
    box-sizing: border-box;
  }
  .tools button {
    padding: 0 10px;
    border: 1px solid var(--aj-border);
    border-radius: 6px;
    background: var(--aj-panel);
    color: var(--aj-text);
    font: calc(var(--tools-height) * 0.36) / 1 var(--aj-font-family);
    cursor: pointer;
  }
  .tools button:hover {
    border-color: var(--aj-accent);
    color: var(--aj-accent);
  }
  :is(.tools button, .sort, .body, .body .row):focus-visible {
    outline: 2px solid var(--aj-accent);
    outline-offset: -2px;
  }
  .headings,
  .row {
    display: grid;
    grid-template-columns: var(--columns);
    min-width: var(--least-width);
    box-sizing: border-box;
  }
  .row {
    height: var(--row-height);
    grid-template-rows: 100%;
    background: var(--row-paint);
  }
  .line {
    display: contents;
  }
  .head,
  .totals {
    flex: none;
    overflow: hidden;
    padding-right: var(--gutter, 0);
  }
  .head {
    --head-paint: var(--head-background, color-mix(in srgb, var(--aj-accent) 20%, var(--aj-panel)));
    background: var(--head-paint);
    color: var(--head-color, var(--aj-title));
    font-family: var(--head-family, var(--aj-font-family));
    font-size: var(--head-size);
    font-style: var(--head-style);
    font-weight: var(--head-weight);
    box-shadow: inset 0 -1px 0 color-mix(in srgb, var(--aj-accent) 45%, transparent);
  }
  .headings {
    height: var(--header-height);
    grid-auto-rows: minmax(0, 1fr);
  }
  .body,
  .totals {
    color: var(--body-color, var(--aj-text));
    font-family: var(--body-family, var(--aj-font-family));
    font-size: var(--body-size);
    font-style: var(--body-style);
    font-weight: var(--body-weight);
    font-variant-numeric: tabular-nums;
  }
  .body {
    flex: none;
    position: relative;
    height: var(--body-height);
    overflow: hidden;
    scrollbar-width: thin;
    scrollbar-color: var(--aj-border) transparent;
  }
  [data-wide] .body {
    overflow-x: auto;
  }
  .body[data-scrolls] {
    overflow-y: auto;
  }
  .window {
    position: absolute;
    inset: 0 0 auto;
  }
  .body .row {
    --row-paint: var(--odd, var(--aj-panel));
  }
  .body .row[data-even] {
    --row-paint: var(--even, var(--aj-panel-alt));
  }
  .body .row:is(:hover, [data-active]) {
    --row-paint: color-mix(in srgb, var(--aj-accent) 16%, var(--aj-panel)) !important;
  }
  .body .row[aria-selected='true'] {
    --row-paint: color-mix(in srgb, var(--aj-accent) 26%, var(--aj-panel)) !important;
    box-shadow: inset 3px 0 0 var(--aj-accent);
  }
  .totals .row {
    --row-paint: color-mix(in srgb, var(--aj-accent) 12%, var(--aj-panel));
    box-shadow: inset 0 1px 0 color-mix(in srgb, var(--aj-accent) 45%, transparent);
    color: var(--body-color, var(--aj-title));
    font-weight: bold;
  }
  .cell {
    position: relative;
    display: flex;
    align-items: center;
    min-width: 0;
    /* Narrow columns leave their room to the words. */
    padding: 0 clamp(2px, 12% - 3px, 14px);
    box-sizing: border-box;
    border-right: var(--line, none);
    border-bottom: var(--line, none);
  }
  .cell:first-child {
    padding-left: clamp(5px, 12% - 3px, 14px);
  }
  .cell:last-child {
    padding-right: clamp(5px, 12% - 3px, 14px);
    border-right: none;
  }
  .cell[data-fixed] {
    position: sticky;
    z-index: 2;
  }
  [data-wide] .cell[data-fixed] {
    background: linear-gradient(var(--row-paint), var(--row-paint)), var(--solid);
    box-shadow: 1px 0 0 var(--aj-border);
  }
  [data-wide] .headings .cell[data-fixed] {
    background: linear-gradient(var(--head-paint), var(--head-paint)), var(--solid);
  }
  [data-merges] .body .row {
    background: none;
  }
  [data-merges] .body .cell {
    background: var(--row-paint);
  }
  .cell[data-merged] {
    z-index: 1;
    border-bottom: var(--line, 1px solid var(--aj-split-line));
  }
  .cell[data-over] {
    box-shadow: inset 0 -1px 0 color-mix(in srgb, var(--aj-accent) 35%, transparent);
  }
  .text {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .cell[data-wrapped] .text {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--lines);
    line-height: 1.4;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .cell[data-align='center'] {
    text-align: center;
  }
  .cell[data-align='right'] {
    text-align: right;
  }
  .sort {
    display: flex;
    flex: 1;
    gap: 0.35em;
    align-items: center;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    cursor: pointer;
  }
  [data-align='right'] > .sort .text,
  [data-align='center'] > .sort .text {
    flex: 0 1 auto;
  }
  [data-align='right'] > .sort {
    justify-content: flex-end;
  }
  [data-align='center'] > .sort {
    justify-content: center;
  }
  .sort svg {
    position: absolute;
    right: 3px;
    top: calc(50% - 0.375em);
    width: min(0.5em, 8px);
    height: 0.75em;
    fill: currentColor;
    opacity: 0;
  }
  :is(.sort:hover, .sort:focus-visible, .sort[data-order]) svg {
    opacity: 1;
  }
  .sort path {
    opacity: 0.35;
  }
  .sort[data-order='asc'] path:first-child,
  .sort[data-order='desc'] path:last-child {
    opacity: 1;
  }
`;
