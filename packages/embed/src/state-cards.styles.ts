import { css } from 'lit';

/** What only cards wear; it comes with them. */
export const cardStyles = css`
  .cover.clear {
    background: none;
  }
  .pulse {
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-inline-end: 8px;
    border-radius: 50%;
    background: #f5b94a;
    animation: breathe 1.6s ease-in-out infinite;
  }
  .stale {
    position: absolute;
    inset-inline-end: 12px;
    bottom: 12px;
    padding: 4px 12px;
    border: 1px solid rgb(255 255 255 / 14%);
    border-radius: 999px;
    background: rgb(8 14 26 / 84%);
    color: #e8eef9;
    font-size: clamp(12px, 1.5vmin, 28px);
    font-variant-numeric: tabular-nums;
    pointer-events: none;
    animation: clear-away 400ms ease-in 6s forwards;
  }
  .since {
    display: inline-block;
    max-width: 40em;
    overflow: hidden;
    vertical-align: bottom;
    white-space: nowrap;
    animation: fold-away 400ms ease-in 6s forwards;
  }
  .stale .pulse {
    pointer-events: auto;
  }
  .stale:has(.pulse:hover),
  .stale:has(.pulse:hover) .since {
    animation: none;
  }
  /* What is below it is seen again: a point is left, which says since when under the pointer. */
  @keyframes clear-away {
    to {
      inset-inline-end: 4px;
      bottom: 4px;
      padding: 0;
      border-color: transparent;
      background: transparent;
    }
  }
  @keyframes fold-away {
    to {
      max-width: 0;
      opacity: 0;
    }
  }
  .card {
    box-sizing: border-box;
    max-width: 420px;
    margin: 0;
    padding: 24px;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 8px;
    text-align: center;
  }
  .icon {
    width: 48px;
    height: 48px;
    margin-bottom: 8px;
    fill: none;
    stroke: var(--card-accent);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  h2 {
    margin: 0;
    font-size: 20px;
    line-height: 28px;
    font-weight: 600;
    text-wrap: balance;
  }
  p {
    margin: 0;
    color: var(--card-ink-quiet);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .quiet,
  .code {
    font-size: 12px;
    line-height: 18px;
  }
  .code {
    margin-top: 8px;
    opacity: 0.75;
    font-variant-numeric: tabular-nums;
  }
  .button {
    box-sizing: border-box;
    margin-top: 8px;
    padding: 6px 20px;
    border: 0;
    border-radius: 6px;
    background: var(--card-accent);
    color: #fff;
    font: inherit;
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    transition: filter 150ms ease-out;
  }
  .button.second {
    background: color-mix(in srgb, var(--card-ink) 10%, transparent);
    color: var(--card-ink);
  }
  .button:hover {
    filter: brightness(1.12);
  }
  .button:disabled {
    opacity: 0.6;
    cursor: progress;
  }
  .button:focus-visible,
  input:focus-visible {
    outline: 2px solid var(--card-ink);
    outline-offset: 2px;
  }
  .field {
    display: flex;
    gap: 8px;
    width: 100%;
    margin-top: 8px;
  }
  .field .button {
    margin: 0;
  }
  input {
    box-sizing: border-box;
    flex: 1;
    min-width: 0;
    padding: 6px 12px;
    border: 1px solid color-mix(in srgb, var(--card-ink) 24%, transparent);
    border-radius: 6px;
    background: color-mix(in srgb, var(--card-ink) 6%, transparent);
    color: inherit;
    font: inherit;
  }
  input::placeholder {
    color: var(--card-ink-quiet);
  }
  input[aria-invalid='true'] {
    border-color: #ff7a85;
  }
  .wrong {
    min-height: 18px;
    font-size: 12px;
    line-height: 18px;
    color: #ff9aa2;
  }
  @container (max-height: 330px) {
    .card {
      padding: 12px 16px;
      gap: 4px;
    }
    .icon {
      width: 32px;
      height: 32px;
      margin-bottom: 0;
    }
    h2 {
      font-size: 16px;
      line-height: 24px;
    }
    .code {
      margin-top: 0;
    }
  }
  @container (max-height: 190px) or (max-width: 260px) {
    .card {
      padding: 8px 12px;
    }
    .icon,
    .code,
    .quiet {
      display: none;
    }
    h2 {
      font-size: 14px;
      line-height: 20px;
    }
    p {
      font-size: 12px;
      line-height: 18px;
    }
    .button,
    input {
      margin-top: 4px;
      padding: 2px 12px;
      font-size: 12px;
    }
    .field {
      flex-wrap: wrap;
      justify-content: center;
      margin-top: 0;
    }
    input {
      flex-basis: 100px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .pulse {
      animation: none;
    }
    .stale,
    .since {
      animation-duration: 0s;
    }
  }
`;
