import { css } from 'lit';

/** The panel at a head. */
export const filterStyles = css`
  :host {
    position: absolute;
    z-index: 25;
    box-sizing: border-box;
    display: flex;
    flex-direction: column;
    width: 264px;
    max-width: calc(100% - 16px);
    padding: 12px;
    border: 1px solid #dfe4ec;
    border-radius: 10px;
    background: #fff;
    color: #1b2433;
    font-size: 14px;
    line-height: 22px;
    box-shadow: 0 8px 24px rgb(20 32 60 / 16%);
    animation: appear 120ms ease-out;
    --accent: var(--aj-state-accent, #2563eb);
  }
  h2 {
    flex: none;
    margin: 0 0 8px;
    overflow: hidden;
    font-size: 14px;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button,
  input {
    font: inherit;
    color: inherit;
  }
  button {
    cursor: pointer;
  }
  .sorts {
    display: grid;
    grid-template-columns: 1fr 1fr;
    flex: none;
    gap: 8px;
  }
  .sorts button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    height: 32px;
    border: 1px solid #c9d1dd;
    border-radius: 6px;
    background: #fff;
  }
  .sorts button:hover {
    background: #eef1f6;
  }
  .sorts button[aria-pressed='true'] {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--accent) 10%, #fff);
    color: var(--accent);
  }
  svg {
    width: 14px;
    height: 14px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  form {
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-height: 0;
    margin: 0;
  }
  .sorts + form {
    margin-top: 12px;
    padding-top: 12px;
    border-top: 1px solid #dfe4ec;
  }
  .range {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
  }
  .range span {
    display: block;
    color: #5b6779;
    font-size: 12px;
    line-height: 18px;
  }
  input:not([type='checkbox']) {
    box-sizing: border-box;
    flex: none;
    width: 100%;
    height: 32px;
    padding: 0 8px;
    border: 1px solid #c9d1dd;
    border-radius: 6px;
    background: #fff;
    font-variant-numeric: tabular-nums;
  }
  .range input[type='date'] {
    padding: 0 4px;
    font-size: 12px;
  }
  .values {
    flex: 1;
    min-height: 60px;
    margin: 0 -4px;
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
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .value small,
  .value .blank,
  .note {
    color: #5b6779;
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  .note {
    flex: none;
    margin: 0;
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
  }
  .block {
    display: block;
    height: 16px;
    margin: 6px 4px;
    border-radius: 4px;
    background: #eef1f6;
  }
  footer {
    display: grid;
    grid-template-columns: 1fr 1fr;
    flex: none;
    gap: 8px;
  }
  footer button {
    height: 32px;
    border: 1px solid #c9d1dd;
    border-radius: 6px;
    background: #fff;
  }
  footer button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  footer .main {
    border-color: transparent;
    background: var(--accent);
    color: #fff;
    font-weight: 500;
  }
  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      animation: none;
    }
  }
`;
