import { css } from 'lit';

/** Buttons in the margin that fold details away. */
export const foldStyles = css`
  .folds {
    grid-area: 1 / 1;
    position: sticky;
    left: 16px;
    z-index: 1;
    width: 0;
  }
  .folds button {
    position: absolute;
    left: -16px;
    width: 16px;
    height: 16px;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: #fff;
    color: var(--card-ink-quiet);
    font-size: 12px;
    line-height: 12px;
  }
  .folds button:hover {
    border-color: var(--card-accent);
    color: var(--card-accent);
  }
`;
