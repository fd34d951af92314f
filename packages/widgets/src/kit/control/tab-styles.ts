import { css } from 'lit';

/** Looks of a row of tabs: `.tabs` with `data-variant`, its buttons with `data-on`. */
export const tabStyles = css`
  .tabs {
    display: flex;
    gap: 0.25em;
    overflow: auto hidden;
    scrollbar-width: none;
  }
  [data-direction='column'] {
    flex-direction: column;
    overflow: hidden auto;
  }
  .tabs button {
    flex: 0 0 auto;
    padding: 0 min(1.1em, 4.5cqi);
    border: 0;
    border-radius: var(--radius);
    background: none;
    white-space: nowrap;
    transition:
      background-color 140ms ease-out,
      color 140ms ease-out;
  }
  /* Equal widths, but not at the cost of the words: what does not fit can be scrolled to. */
  .tabs[data-stretch] button {
    flex: 1 0 0;
    padding: 0 0.5em;
    min-width: min-content;
  }
  .tabs[data-stretch] span {
    display: inline-block;
    max-width: max(8em, 40cqi);
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: middle;
  }
  .tabs[data-direction='column'] button {
    min-height: 2.4em;
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
  }
  .tabs button:hover {
    background: color-mix(in srgb, currentColor 9%, transparent);
  }
  .tabs button[data-on] {
    font-weight: 600;
  }
  .tabs button:focus-visible {
    outline-offset: -2px;
  }
  [data-variant='underlined'] {
    border-bottom: 1px solid var(--aj-border);
    background: var(--surface, none);
  }
  [data-variant='underlined'] button {
    border-radius: var(--radius) var(--radius) 0 0;
  }
  .tabs[data-variant='underlined'] button[data-on] {
    box-shadow: inset 0 -3px var(--active, var(--aj-accent));
    color: var(--active, var(--aj-accent));
  }
  [data-variant='underlined'][data-direction='column'] {
    border-bottom: 0;
    border-left: 1px solid var(--aj-border);
  }
  .tabs[data-variant='underlined'][data-direction='column'] button[data-on] {
    box-shadow: inset 3px 0 var(--active, var(--aj-accent));
  }
  [data-variant='segmented'] {
    padding: 3px;
    border: 1px solid var(--aj-border);
    border-radius: var(--radius);
    background: var(--surface, var(--aj-panel-alt));
  }
  [data-variant='segmented'] button {
    border-radius: max(var(--radius) - 3px, 0px);
  }
  [data-variant='pills'] button {
    border: 1px solid var(--aj-border);
    border-radius: 99em;
    background: var(--surface, none);
  }
  .tabs:is([data-variant='segmented'], [data-variant='pills'], [data-variant='slanted']) button[data-on] {
    border-color: transparent;
    background: var(--active, var(--aj-accent));
    color: var(--on-active);
  }
  [data-variant='slanted'] {
    padding: 0 0.6em;
  }
  [data-variant='slanted'] button {
    border-radius: 2px;
    /* Without an outline they must stand out from panels of their own colour. */
    background: var(--surface, color-mix(in srgb, currentColor 9%, var(--aj-panel-alt)));
    transform: skewX(-18deg);
  }
  [data-variant='slanted'] span {
    display: inline-block;
    transform: skewX(18deg);
  }
`;
