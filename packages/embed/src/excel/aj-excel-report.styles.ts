import { css } from 'lit';
import { cardStyles } from '../state-cards.styles.ts';
import { labelStyles } from './labels.styles.ts';
import { panelStyles } from './excel-panels.styles.ts';
import { foldStyles } from './folds.styles.ts';
import { headStyles } from './heads.styles.ts';
import { kioskStyles } from './kiosk.styles.ts';

/** The frame with its bars, and the table. */
const frameStyles = css`
  :host {
    display: block;
    position: relative;
    overflow: hidden;
    height: 600px;
    color-scheme: light;
    --card-surface: var(--aj-state-background, #f4f6f9);
    --card-ink: var(--aj-state-color, #1b2433);
    --card-ink-quiet: var(--aj-state-muted, #5b6779);
    --card-accent: var(--aj-state-accent, #2563eb);
    --line: #dfe4ec;
    background: var(--card-surface);
    color: var(--card-ink);
    font:
      14px / 22px 'Inter',
      'PingFang SC',
      'HarmonyOS Sans SC',
      'Microsoft YaHei',
      'Noto Sans SC',
      sans-serif;
    text-align: start;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  .frame {
    display: flex;
    flex-direction: column;
    position: relative;
    height: 100%;
  }
  .toolbar {
    display: flex;
    align-items: center;
    gap: 12px;
    height: 48px;
    flex: none;
    padding: 0 16px;
    background: #fff;
    border-bottom: 1px solid var(--line);
  }
  h1 {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow: hidden;
    font-size: 16px;
    line-height: 24px;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .tools {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  button {
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  .tool {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    height: 32px;
    padding: 0 8px;
    border: 1px solid transparent;
    border-radius: 6px;
    background: none;
    color: inherit;
    text-decoration: none;
    white-space: nowrap;
  }
  .tool:hover {
    background: #eef1f6;
  }
  .tool[aria-pressed='true'] {
    background: color-mix(in srgb, var(--card-accent) 12%, #fff);
    color: var(--card-accent);
  }
  .tool:disabled {
    opacity: 0.5;
    cursor: default;
  }
  .tool.main,
  .query .main {
    padding: 0 14px;
    background: var(--card-accent);
    color: #fff;
  }
  .tool.main {
    margin-inline-start: 8px;
  }
  .tool.main:hover:enabled,
  .query .main:hover {
    filter: brightness(1.08);
  }
  .tool svg {
    width: 18px;
    height: 18px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.7;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .tool.zoom {
    min-width: 60px;
    justify-content: center;
    font-variant-numeric: tabular-nums;
  }
  .split {
    width: 1px;
    height: 20px;
    margin: 0 8px;
    background: var(--line);
  }
  button:focus-visible,
  input:focus-visible,
  select:focus-visible {
    outline: 2px solid var(--card-accent);
    outline-offset: 1px;
  }
  .sheet:focus-visible {
    outline: 2px solid var(--card-accent);
    outline-offset: -2px;
  }
  .middle {
    display: flex;
    flex: 1;
    min-height: 0;
  }
  .area {
    display: flex;
    flex-direction: column;
    position: relative;
    flex: 1;
    min-width: 0;
  }
  /* What stands still in it lies over the rest of it, and over nothing else. */
  .sheet {
    isolation: isolate;
    flex: 1;
    min-height: 0;
    overflow: auto;
    background: #fff;
    overscroll-behavior: contain;
  }
  .space {
    display: grid;
    width: max-content;
    border: 16px solid #fff;
  }
  .pane {
    grid-area: 1 / 1;
    position: relative;
  }
  .pane.top,
  .pane.corner {
    position: sticky;
    top: 0;
    z-index: 2;
    --frozen-height: 0px;
  }
  .pane.left,
  .pane.corner {
    position: sticky;
    left: 0;
    z-index: 1;
    --frozen-width: 0px;
  }
  /* A box that could be scrolled would keep labels from staying in view. */
  .pane.top,
  .pane.left,
  .pane.corner {
    overflow: hidden;
    overflow: clip;
    background: #fff;
  }
  .pane.corner {
    z-index: 3;
  }
  .moved-down > .pane.top,
  .moved-down > .pane.corner {
    box-shadow: 0 2px 4px rgb(20 32 60 / 14%);
  }
  .moved-right > .pane.left,
  .moved-right > .pane.corner {
    box-shadow: 2px 0 4px rgb(20 32 60 / 14%);
  }
  .cell {
    box-sizing: border-box;
    position: absolute;
    display: flex;
    color: #1b2433;
    clip-path: inset(0);
    font-variant-numeric: tabular-nums;
  }
  /* A clip of its own for each of a thousand cells is most of the work of a frame. */
  .cell.fits {
    clip-path: none;
  }
  .cell > span,
  .cell > a {
    max-height: 100%;
  }
  .cell > a {
    color: var(--card-accent);
  }
  .cell-code {
    position: absolute;
  }
  .picture {
    position: absolute;
  }
  .wait {
    position: absolute;
    color: var(--card-ink-quiet);
    font-size: 12px;
    background: repeating-linear-gradient(#fff 0 23px, #eef1f6 23px 24px);
  }
  .wait span {
    position: sticky;
    top: 40%;
    left: 24px;
    display: inline-block;
    margin: 24px;
    padding: 2px 12px;
    border-radius: 999px;
    background: #eef1f6;
  }
  .truncated {
    margin: 0;
    padding: 6px 16px;
    background: #fff7e0;
    border-bottom: 1px solid #f0dfae;
    color: #7a5200;
    font-size: 12px;
    line-height: 18px;
  }
  .tabs {
    display: flex;
    align-items: center;
    gap: 16px;
    height: 36px;
    flex: none;
    padding: 0 16px;
    background: #fff;
    border-top: 1px solid var(--line);
  }
  .tabs [role='tablist'] {
    display: flex;
    flex: 1;
    gap: 4px;
    min-width: 0;
    height: 100%;
    overflow: auto hidden;
    scrollbar-width: none;
  }
  .tabs [role='tab'] {
    flex: none;
    max-width: 220px;
    padding: 0 12px;
    overflow: hidden;
    border: 0;
    border-bottom: 2px solid transparent;
    background: none;
    color: var(--card-ink-quiet);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .tabs [aria-selected='true'] {
    border-color: var(--card-accent);
    color: var(--card-accent);
    font-weight: 500;
  }
  .count {
    color: var(--card-ink-quiet);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** Constructed sheets: they hold under a policy that forbids inline styles. */
export const reportStyles = [frameStyles, labelStyles, cardStyles, panelStyles, headStyles, foldStyles, kioskStyles];
