import { css } from 'lit';
import { TRACK_PAINT } from '../../kit/theme/track-paint.ts';

/** Sizes and colours arrive as custom properties from the element. */
export const numberCardStyles = css`
  .card {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: center;
    width: 100%;
    height: 100%;
    box-sizing: border-box;
    padding: var(--padding);
    overflow: hidden;
    border: 1px solid var(--aj-border);
    border-radius: var(--radius);
    background:
      linear-gradient(140deg, color-mix(in srgb, var(--accent) 16%, transparent), transparent 55%), var(--card);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .card[data-bare] {
    padding: 2px calc(var(--padding) * 0.35) 2px 0;
    border: 0;
    border-radius: 0;
    background: none;
  }
  .card[data-bare] .line {
    margin-bottom: 0;
  }
  .card[data-align='center'] {
    text-align: center;
  }
  .card[data-align='right'] {
    text-align: right;
  }
  .title {
    flex: none;
    overflow: hidden;
    color: var(--title-color);
    font-size: var(--title);
    line-height: 1.35;
    text-overflow: ellipsis;
  }
  .figure {
    flex: none;
    color: var(--figure-color);
    font-family: var(--aj-figure-family);
    font-size: var(--figure);
    font-weight: 600;
    line-height: 1.16;
  }
  .affix {
    margin: 0 0.12em;
    font-family: var(--aj-font-family);
    font-size: max(0.46em, 9px);
    font-weight: 400;
  }
  .affix:first-child {
    margin-left: 0;
  }
  .trend,
  .notes {
    flex: none;
    overflow: hidden;
    color: var(--aj-text-muted);
    font-size: var(--note);
    line-height: 1.45;
    text-overflow: ellipsis;
  }
  .change {
    margin-right: 0.3em;
    font-weight: 600;
  }
  .change i {
    margin-right: 0.3em;
    font-size: 0.72em;
    font-style: normal;
    vertical-align: 0.08em;
  }
  .target {
    flex: none;
    margin-top: calc(var(--note) * 0.5);
  }
  .track {
    height: max(3px, calc(var(--note) * 0.4));
    overflow: hidden;
    border-radius: 99px;
    background: ${TRACK_PAINT};
  }
  .track i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--accent);
    transform-origin: 0 50%;
    transition: transform 0.6s ease-out;
  }
  .notes {
    display: flex;
    justify-content: space-between;
    gap: 1em;
    margin-top: calc(var(--note) * 0.15);
  }
  .notes b {
    color: var(--aj-text);
    font-weight: 600;
  }
  .line {
    position: relative;
    flex: 1 1 0;
    min-height: 0;
    max-height: 45%;
    margin: calc(var(--padding) * 0.3) 0 calc(var(--padding) * -0.35);
  }
  .line svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .area {
    stroke: none;
  }
  .stroke {
    fill: none;
    stroke: var(--accent);
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .from {
    stop-color: var(--accent);
    stop-opacity: 0.34;
  }
  .to {
    stop-color: var(--accent);
    stop-opacity: 0;
  }
  .dot {
    position: absolute;
    width: max(5px, calc(var(--note) * 0.5));
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--accent);
    box-shadow: 0 0 0 max(2px, calc(var(--note) * 0.2)) color-mix(in srgb, var(--accent) 28%, transparent);
    transform: translate(-50%, -50%);
  }
  @media (prefers-reduced-motion: reduce) {
    .track i {
      transition: none;
    }
  }
`;
