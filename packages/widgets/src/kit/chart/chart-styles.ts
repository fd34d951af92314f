import { css } from 'lit';

/** A chart fades in by the page's compositor, when it is first drawn. */
export const chartStyles = css`
  .aj-chart {
    position: absolute;
    inset: 0;
    overflow: hidden;
    animation: aj-chart-enter 320ms ease-out backwards;
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
