import { css } from 'lit';

/** A chart fades in by the page's compositor, when it is first drawn. */
export const chartStyles = css`
  .aj-chart {
    position: absolute;
    inset: 0;
    overflow: hidden;
    animation: aj-chart-enter 320ms ease-out backwards;
  }
  .aj-open {
    position: absolute;
    inset: 8px 8px auto auto;
    padding: 2px 8px;
    font:
      12px/1.5 system-ui,
      sans-serif;
  }
  .aj-open:not(:focus-visible) {
    opacity: 0;
    pointer-events: none;
  }
  /* A canvas that is not laid out costs no frame while it is drawn. */
  .aj-chart:not([data-drawn]) {
    display: none;
  }
  /* A stage lets its boxes enter. */
  :host(:is([hosted], [mode='edit'])) .aj-chart {
    animation: none;
  }
  @keyframes aj-chart-enter {
    from {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .aj-chart {
      animation: none;
    }
  }
`;
