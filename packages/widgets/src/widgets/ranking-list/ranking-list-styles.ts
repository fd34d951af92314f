import { css } from 'lit';

/** Sizes and colours arrive as custom properties from the element. */
export const rankingListStyles = css`
  .row {
    display: grid;
    grid-template: 'badge name value' auto 'badge bar bar' auto / auto 1fr auto;
    gap: calc(var(--row) * 0.12) 0.7em;
    align-content: center;
    align-items: center;
    height: var(--row);
    box-sizing: border-box;
    padding: 0 max(4px, calc(var(--row) * 0.1));
    color: var(--color);
    font-size: var(--font);
    line-height: 1.3;
    white-space: nowrap;
    cursor: default;
  }
  .row[data-layout='inline'] {
    grid-template: 'badge name bar value' 100% / auto var(--name-width) 1fr var(--value-width);
  }
  [data-bare] .row[data-layout='inline'] {
    grid-template: 'badge name value' 100% / auto 1fr auto;
  }
  [data-bare] .track {
    display: none;
  }
  .badge {
    grid-area: badge;
    display: grid;
    place-items: center;
    min-width: 1.75em;
    height: 1.75em;
    box-sizing: border-box;
    padding: 0 0.2em;
    border-radius: 0.4em;
    border: 1px solid var(--aj-border);
    color: var(--aj-text-muted);
    background: var(--aj-panel-alt);
    font-family: var(--aj-figure-family);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .badge[data-top] {
    border-color: transparent;
    background: var(--medal);
    color: var(--ink);
  }
  .badge[data-plain] {
    border: 0;
    background: none;
  }
  /* The feet of letters such as g reach below their line. */
  .name,
  .value {
    margin-block: -0.15em;
    padding-block: 0.15em;
  }
  .name {
    grid-area: name;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .value {
    grid-area: value;
    min-width: 0;
    overflow: hidden;
    color: var(--value);
    font-family: var(--aj-figure-family);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: right;
    text-overflow: ellipsis;
  }
  .track {
    grid-area: bar;
    height: max(4px, calc(var(--font) * 0.5));
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--track);
  }
  .bar {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--fill);
    transform: translateX(calc((var(--share) - 1) * 100%));
    transition: transform 0.6s ease-out;
  }
  .bar[data-negative] {
    background: var(--aj-danger);
  }
  @media (prefers-reduced-motion: reduce) {
    .bar {
      transition: none;
    }
  }
`;
