import { css } from 'lit';

/** Colours and sizes arrive as attributes of the drawing and custom properties from the element. */
export const tileMapStyles = css`
  .map {
    position: absolute;
    inset: 0;
    font-family: var(--font);
  }
  .map svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  text {
    text-anchor: middle;
    dominant-baseline: central;
    pointer-events: none;
    paint-order: stroke;
    stroke-linejoin: round;
  }
  .figure {
    font-family: var(--aj-figure-family);
    font-variant-numeric: tabular-nums;
  }
  .cell {
    cursor: default;
  }
  .cell:hover .face {
    stroke: var(--aj-title);
    stroke-width: 1.5;
  }
  .routes {
    fill: none;
    stroke-linecap: round;
    pointer-events: none;
  }
  /* A dash of a tenth of the way runs along it. */
  .light {
    stroke-dasharray: 10 100;
    animation: aj-flight var(--flight) linear infinite;
  }
  @keyframes aj-flight {
    from {
      stroke-dashoffset: 10;
    }
    to {
      stroke-dashoffset: -100;
    }
  }
  .title {
    position: absolute;
    top: calc(var(--title-inset) * 0.75);
    left: var(--title-inset);
    right: var(--title-inset);
    overflow: hidden;
    color: var(--title);
    font-size: var(--title-size);
    line-height: 1.4;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .foot {
    position: absolute;
    left: 12px;
    right: 12px;
    bottom: 8px;
    display: flex;
    align-items: center;
    gap: 6px;
    height: 1.5em;
    color: var(--aj-text-muted);
    white-space: nowrap;
  }
  .ramp {
    flex: none;
    width: var(--ramp-width);
    height: 0.67em;
    border-radius: 0.33em;
    background: var(--ramp);
  }
  .note {
    min-width: 0;
    margin-left: auto;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .tip {
    position: absolute;
    z-index: 1;
    max-width: 80%;
    padding: 6px 10px;
    overflow: hidden;
    border: 1px solid var(--aj-border);
    border-radius: 6px;
    color: var(--aj-tooltip-text);
    background: var(--aj-tooltip-background);
    font-size: 13px;
    line-height: 1.5;
    white-space: nowrap;
    text-overflow: ellipsis;
    pointer-events: none;
  }
`;
