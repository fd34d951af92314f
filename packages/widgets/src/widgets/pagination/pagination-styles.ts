import { css } from 'lit';

export const paginationStyles = css`
  .pages {
    display: flex;
    gap: 0.8em;
    align-items: center;
    justify-content: center;
    container-type: inline-size;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .list {
    display: flex;
    gap: 0.25em;
    align-items: center;
  }
  .total {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .total,
  .jump {
    color: var(--ink, var(--aj-text-muted));
  }
  .pages :is(.page, .step, .size) {
    display: grid;
    min-width: 2.1em;
    height: 2.1em;
    padding: 0 0.4em;
    place-items: center;
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: var(--surface, none);
  }
  .pages .size {
    grid-auto-flow: column;
    gap: 0.5em;
    padding: 0 0.7em;
    border-color: var(--aj-border);
  }
  .pages :is(.page, .step, .size):not(:disabled):hover {
    border-color: var(--active, var(--aj-accent));
  }
  .control .page[aria-current] {
    background: var(--active, var(--aj-accent));
    color: var(--on-active);
    font-weight: 600;
  }
  .gap {
    min-width: 1.6em;
    text-align: center;
    opacity: 0.6;
  }
  .short {
    display: none;
    padding: 0 0.4em;
  }
  .jump {
    display: flex;
    gap: 0.4em;
    align-items: center;
  }
  .pages input {
    box-sizing: border-box;
    width: 3.4em;
    height: 2.1em;
    border: 1px solid var(--aj-border);
    border-radius: var(--radius);
    background: var(--surface, var(--aj-panel-alt));
    text-align: center;
  }
  .popup button {
    display: block;
    width: 100%;
    height: 2.1em;
    padding: 0 0.7em;
    border: 0;
    border-radius: 0.35em;
    background: none;
    text-align: left;
  }
  .popup button:hover {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  .popup button[aria-checked='true'] {
    color: var(--active, var(--aj-accent));
    font-weight: 600;
  }
  @container (width < 34em) {
    .total,
    .jump {
      display: none;
    }
  }
  @container (width < 27em) {
    .size {
      display: none !important;
    }
  }
  @container (width < 19em) {
    .page,
    .gap {
      display: none !important;
    }
    .short {
      display: inline;
    }
  }
`;
