import { css } from 'lit';

/** Buttons of heads, what is chosen at them, and that other rows are on their way. */
export const headStyles = css`
  .cell.head {
    padding-inline-end: 26px !important;
  }
  .cell.head:has(svg + svg) {
    padding-inline-end: 42px !important;
  }
  .head-button {
    position: absolute;
    inset-inline-end: 3px;
    top: calc(50% - 10px);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 20px;
    height: 20px;
    padding: 0 2px;
    border: 0;
    border-radius: 4px;
    background: none;
    opacity: 0.6;
  }
  .head-button:hover,
  .head-button:focus-visible,
  .head-button.on {
    background: color-mix(in srgb, currentColor 16%, transparent);
    opacity: 1;
  }
  .head-button svg {
    width: 14px;
    height: 14px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .chips {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 6px 16px;
    background: #fff;
    border-bottom: 1px solid var(--line);
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    max-width: 320px;
    height: 24px;
    padding: 0 6px 0 10px;
    border: 1px solid color-mix(in srgb, var(--card-accent) 35%, #fff);
    border-radius: 999px;
    background: color-mix(in srgb, var(--card-accent) 8%, #fff);
    color: var(--card-accent);
    font-size: 12px;
    line-height: 18px;
  }
  .chip:hover {
    background: color-mix(in srgb, var(--card-accent) 16%, #fff);
  }
  .chip span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .chip svg {
    flex: none;
    width: 12px;
    height: 12px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
    stroke-linecap: round;
  }
  .chips .link {
    padding: 0 4px;
    border: 0;
    background: none;
    color: var(--card-accent);
    font-size: 12px;
  }
  .renewing {
    position: absolute;
    inset: 0 0 auto;
    z-index: 4;
    height: 2px;
    overflow: hidden;
  }
  .renewing::after {
    content: '';
    position: absolute;
    inset: 0 60% 0 0;
    background: var(--card-accent);
    animation: pass 1.1s ease-in-out 150ms infinite backwards;
  }
  @keyframes pass {
    from {
      translate: -100%;
    }
    to {
      translate: 250%;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .renewing::after {
      animation: none;
    }
  }
`;
