import { css } from 'lit';

export const timeRangeStyles = css`
  .group {
    gap: 2px;
    width: 100%;
    padding: 3px;
    overflow: auto hidden;
    scrollbar-width: none;
  }
  .quick {
    display: flex;
    flex: 1 0 auto;
    gap: 0.4em;
    align-items: center;
    justify-content: center;
    height: 100%;
    padding: 0 min(0.8em, 3.5cqi);
    border: 0;
    border-radius: max(var(--radius) - 3px, 0px);
    background: none;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    transition:
      background-color 140ms ease-out,
      color 140ms ease-out;
  }
  .quick:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  .control .quick[aria-pressed='true'] {
    background: var(--active, var(--aj-accent));
    color: var(--on-active);
    font-weight: 600;
  }
  .control .quick:focus-visible {
    outline-offset: -2px;
  }
  .hint {
    margin: 0.4em 0 0;
    text-align: center;
    opacity: 0.75;
    font-size: 0.88em;
  }
`;
