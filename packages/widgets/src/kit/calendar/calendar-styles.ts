import { css } from 'lit';

/** Sizes in letters: the picker grows with the screen's scale. */
export const calendarStyles = css`
  :host {
    display: block;
    width: 17.3em;
  }
  button {
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 0.35em;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  button:focus-visible {
    outline: 2px solid var(--active, var(--aj-accent));
    outline-offset: -2px;
  }
  button:not(:disabled):hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  button:disabled {
    cursor: default;
  }
  .head {
    display: flex;
    gap: 0.2em;
    align-items: center;
    height: 2.2em;
    margin-bottom: 0.3em;
  }
  .head button {
    height: 2em;
  }
  .head button:not(.title) {
    display: grid;
    width: 2em;
    place-items: center;
  }
  .title {
    flex: 1;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .icon {
    width: 1em;
    height: 1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .grid {
    height: 15.6em;
    display: flex;
    flex-direction: column;
    gap: 0.15em;
  }
  .row {
    display: grid;
    flex: 1;
    grid-template-columns: repeat(7, 1fr);
    gap: 0.15em;
  }
  [data-view='month'] .row,
  [data-view='year'] .row {
    grid-template-columns: repeat(3, 1fr);
  }
  .weekday {
    display: grid;
    place-items: center;
    opacity: 0.62;
    font-size: 0.86em;
  }
  .cell {
    font-variant-numeric: tabular-nums;
  }
  .cell[data-outside],
  .cell:disabled {
    opacity: 0.38;
  }
  .cell[data-today] {
    box-shadow: inset 0 0 0 1px var(--active, var(--aj-accent));
  }
  .cell[data-between] {
    background: color-mix(in srgb, var(--active, var(--aj-accent)) 22%, transparent);
  }
  .cell[aria-selected='true'],
  .cell[aria-selected='true']:hover {
    background: var(--active, var(--aj-accent));
    color: var(--on-active);
    font-weight: 600;
    opacity: 1;
  }
`;
