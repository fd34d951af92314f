import { css } from 'lit';

/** A control that offers choices; its list opens below it, within the panel. */
export const choicesStyles = css`
  :host {
    display: block;
    --accent: var(--aj-state-accent, #2563eb);
  }
  button,
  input {
    font: inherit;
    color: inherit;
  }
  .shown {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: 8px;
    width: 100%;
    height: 32px;
    padding: 0 10px;
    border: 1px solid #c9d1dd;
    border-radius: 6px;
    background: #fff;
    text-align: start;
    cursor: pointer;
  }
  :host([invalid]) .shown {
    border-color: #d3293d;
  }
  .shown span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .shown .empty {
    color: #5b6779;
  }
  svg {
    flex: none;
    width: 14px;
    height: 14px;
    fill: none;
    stroke: #5b6779;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .list {
    margin-top: 4px;
    padding: 8px;
    border: 1px solid #dfe4ec;
    border-radius: 6px;
    background: #f7f9fc;
  }
  input[type='search'] {
    box-sizing: border-box;
    width: 100%;
    height: 28px;
    margin-bottom: 4px;
    padding: 0 8px;
    border: 1px solid #c9d1dd;
    border-radius: 6px;
    background: #fff;
  }
  .values {
    max-height: 196px;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .value {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 28px;
    padding: 0 4px;
    border-radius: 6px;
    cursor: pointer;
  }
  .value:hover {
    background: #eef1f6;
  }
  .value input {
    flex: none;
    margin: 0;
    accent-color: var(--accent);
  }
  .value span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .note {
    margin: 4px;
    color: #5b6779;
    font-size: 12px;
    line-height: 18px;
    overflow-wrap: anywhere;
  }
  .wrong {
    color: #c01f34;
  }
  .link {
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
`;
