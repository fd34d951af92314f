import { css } from 'lit';
import { GROWS_AS_LINE } from './growing.ts';

/** What all controls have in common: face, icons, focus and popup. */
export const controlStyles = css`
  .aj-drawing {
    container-type: size;
  }
  .control {
    /* A date, a word with its buttons and a heading need about eleven letters: a narrow box has smaller ones. */
    --fitting: max(min(var(--size), max(12px, 9cqi)), calc(var(--growing, 0) * var(--grows)));
    --grows: ${GROWS_AS_LINE};
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    color: var(--ink, var(--aj-text));
    font-family: var(--aj-font-family);
    font-size: var(--fitting);
    line-height: 1.4;
  }
  /* One line of controls stays one line in a high box. */
  .control.line {
    position: absolute;
    inset: 0;
    max-height: 3.4em;
    margin-block: auto;
    container-type: inline-size;
  }
  .control button,
  .control input,
  .popup button,
  .popup input {
    margin: 0;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }
  .control button,
  .popup button {
    cursor: pointer;
  }
  .control button:disabled,
  .popup button:disabled {
    opacity: 0.35;
    cursor: default;
  }
  .face {
    display: flex;
    gap: 0.6em;
    align-items: center;
    box-sizing: border-box;
    min-width: 0;
    height: 100%;
    padding: 0 0.8em;
    border: 1px solid var(--aj-border);
    border-radius: var(--radius);
    background: var(--surface, var(--aj-panel-alt));
    text-align: left;
    transition: border-color 140ms ease-out;
  }
  .face:hover,
  .face:focus-within,
  .face[aria-expanded='true'] {
    border-color: var(--active, var(--aj-accent));
  }
  .label {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .label[data-empty] {
    color: var(--aj-text-muted);
  }
  .icon {
    flex: none;
    width: 1em;
    height: 1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    opacity: 0.75;
  }
  .bare {
    display: grid;
    flex: none;
    width: 1.7em;
    height: 1.7em;
    padding: 0;
    place-items: center;
    border: 0;
    border-radius: max(var(--radius) - 2px, 0px);
    background: none;
  }
  .bare:not(:disabled):hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  :is(.control, .popup) :is(button, input, a):focus-visible {
    outline: 2px solid var(--active, var(--aj-accent));
    outline-offset: 1px;
  }
  .popup {
    position: fixed;
    box-sizing: border-box;
    max-width: none;
    margin: 0;
    padding: 0.6em;
    border: 1px solid var(--aj-border);
    border-radius: 0.6em;
    background: var(--aj-tooltip-background);
    color: var(--aj-tooltip-text);
    font-family: var(--aj-font-family);
    line-height: 1.4;
    box-shadow: 0 12px 32px rgba(0, 0, 0, 0.32);
    backdrop-filter: blur(14px);
  }
`;
