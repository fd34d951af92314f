import { css } from 'lit';

export const datePickerStyles = css`
  .row {
    display: flex;
    gap: 0.25em;
    align-items: center;
  }
  .row > .face {
    flex: 1;
    padding: 0 0.35em 0 0;
  }
  .open {
    display: flex;
    flex: 1;
    gap: 0.6em;
    align-items: center;
    min-width: 0;
    height: 100%;
    padding: 0 0 0 0.8em;
    border: 0;
    border-radius: inherit;
    background: none;
    text-align: left;
  }
  @container (width < 14em) {
    .step {
      display: none !important;
    }
  }
  /* Nothing is cut of a date: first the icon makes room, then what clears it, then its letters are smaller. */
  @container (width < 11em) {
    .icon:has(+ .label:not([data-empty])) {
      display: none;
    }
  }
  @container (width < 8.6em) {
    .face > .bare {
      display: none;
    }
  }
  @container (width < 7em) {
    .open {
      padding-left: 0.35em;
    }
    .label {
      font-size: max(9px, min(1em, 15cqi));
    }
  }
  .foot {
    display: flex;
    justify-content: center;
    padding-top: 0.2em;
  }
  .foot button {
    padding: 0.2em 1em;
    border: 0;
    border-radius: 0.4em;
    background: none;
    color: var(--active, var(--aj-accent));
  }
`;
