import { css } from 'lit';

/** A drawing that fills its widget, with a figure in it. `--back` is what lies behind. */
export const drawnFigureStyles = css`
  svg {
    display: block;
    width: 100%;
    height: 100%;
    background: var(--back);
  }
  text {
    dominant-baseline: central;
  }
  .value {
    font-family: var(--aj-figure-family);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;

/** Rings whose strokes grow and shrink with their values. */
export const ringStyles = css`
  path {
    fill: none;
  }
  .bar {
    transition: stroke-dasharray 0.6s ease-out;
  }
  @media (prefers-reduced-motion: reduce) {
    .bar {
      transition: none;
    }
  }
`;
