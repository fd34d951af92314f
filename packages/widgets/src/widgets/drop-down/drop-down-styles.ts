import { css } from 'lit';

export const dropDownStyles = css`
  .field {
    position: relative;
  }
  .field > .face {
    width: 100%;
  }
  .face > svg {
    transition: transform 140ms ease-out;
  }
  .face[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  /* A long one has two lines where they have room. */
  @container (height >= 30px) {
    .face > .label[data-long] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      font-size: min(1em, max(9px, 38cqb));
      line-height: 1.2;
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
  .clear {
    position: absolute;
    top: 50%;
    right: 2.1em;
    display: grid;
    width: 1.5em;
    height: 1.5em;
    padding: 0;
    place-items: center;
    border: 0;
    border-radius: 50%;
    background: none;
    transform: translateY(-50%);
  }
  .clear svg {
    width: 0.8em;
    height: 0.8em;
  }
  .clear:hover {
    background: var(--aj-panel-alt);
  }
  .field[data-clearable] > .face .label {
    padding-right: 1.6em;
  }
  .list {
    position: fixed;
    box-sizing: border-box;
    max-height: min(20em, 60vh);
    margin: 0;
    padding: 4px;
    overflow: auto;
    border: 1px solid var(--aj-border);
    border-radius: 8px;
    background: var(--aj-tooltip-background);
    color: var(--aj-tooltip-text);
    font-family: var(--aj-font-family);
    box-shadow: 0 12px 32px rgba(0, 0, 0, 0.32);
    scrollbar-width: thin;
    scrollbar-color: var(--aj-border) transparent;
  }
  .option {
    display: flex;
    gap: 0.6em;
    align-items: center;
    padding: 0.45em 0.7em;
    border-radius: 5px;
    cursor: pointer;
    content-visibility: auto;
    contain-intrinsic-height: 2.2em;
  }
  .option[data-active] {
    background: var(--aj-panel-alt);
  }
  .option svg {
    visibility: hidden;
    color: var(--active, var(--aj-accent));
    opacity: 1;
  }
  .option[aria-selected='true'] {
    font-weight: 600;
  }
  .option[aria-selected='true'] svg {
    visibility: visible;
  }
  .option span {
    flex: 1;
    overflow-wrap: anywhere;
  }
  .none {
    padding: 0.6em 0.7em;
    color: var(--aj-text-muted);
  }
  .list input {
    position: sticky;
    top: 0;
    z-index: 1;
    box-sizing: border-box;
    width: 100%;
    margin-bottom: 4px;
    padding: 0.45em 0.7em;
    border: 1px solid var(--aj-border);
    border-radius: 5px;
    background: var(--aj-tooltip-background);
    color: inherit;
    font: inherit;
  }
  .list input::placeholder {
    color: inherit;
    opacity: 0.6;
  }
  .tabs {
    display: flex;
    gap: 2px;
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    padding: 3px;
    border: 1px solid var(--aj-border);
    border-radius: var(--radius);
    background: var(--surface, var(--aj-panel-alt));
    overflow: auto hidden;
    scrollbar-width: none;
  }
  .tabs button {
    flex: 1 0 auto;
    padding: 0 0.9em;
    border: 0;
    border-radius: max(var(--radius) - 3px, 0px);
    background: none;
    white-space: nowrap;
    transition:
      background-color 140ms ease-out,
      color 140ms ease-out;
  }
  .tabs button:hover {
    background: var(--aj-panel-alt);
  }
  .tabs button[aria-checked='true'] {
    background: var(--active, var(--aj-accent));
    color: var(--on-active);
    font-weight: 600;
  }
`;
