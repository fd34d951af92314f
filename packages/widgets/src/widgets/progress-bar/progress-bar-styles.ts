import { css } from 'lit';

/** Sizes and colours arrive as custom properties from the element. */
export const progressBarStyles = css`
  .list {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: safe center;
    width: 100%;
    height: 100%;
    overflow: hidden;
    outline: none;
    font-size: var(--font);
  }
  .list[data-scrolls] {
    overflow-y: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--aj-border) transparent;
  }
  .row {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: calc(var(--row) * 0.1);
    height: var(--row);
    box-sizing: border-box;
    padding: 0 4px;
  }
  .texts {
    display: flex;
    gap: 1em;
    justify-content: space-between;
    line-height: 1.3;
    white-space: nowrap;
  }
  .row:first-child .texts {
    padding-right: var(--corner, 0);
  }
  /* A cut number is another number: the name gives way. The feet of its letters reach below its line. */
  .name {
    flex: 0 1 auto;
    min-width: 0;
    margin-block: -0.15em;
    padding-block: 0.15em;
    overflow: hidden;
    color: var(--color);
    text-overflow: ellipsis;
  }
  .reading {
    flex: none;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    margin-left: auto;
    color: var(--value);
    font-family: var(--aj-figure-family);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  .track {
    position: relative;
    flex: none;
    height: var(--bar);
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--track);
  }
  .fill {
    position: absolute;
    inset: 0;
    overflow: hidden;
    border-radius: inherit;
    transform: translateX(calc((var(--share) - 1) * 100%));
    transition: transform 0.6s ease-out;
  }
  .fill i {
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, var(--from), var(--to));
    transform: translateX(calc((1 - var(--share)) * 100%)) scaleX(max(var(--share), 0.001));
    transform-origin: 0 50%;
    transition: transform 0.6s ease-out;
  }
  [data-bar='stripes'] .fill::after {
    position: absolute;
    inset: 0;
    background: repeating-linear-gradient(
      -55deg,
      transparent 0 calc(var(--bar) * 0.6),
      rgb(255 255 255 / 22%) calc(var(--bar) * 0.6) calc(var(--bar) * 1.2)
    );
    content: '';
  }
  [data-bar='segments'] .track {
    border-radius: calc(var(--radius) * 0.02);
    mask-image: repeating-linear-gradient(
      90deg,
      #000 0 calc(var(--bar) * 0.8),
      transparent calc(var(--bar) * 0.8) calc(var(--bar) * 1.1)
    );
  }
  .scale {
    display: flex;
    justify-content: space-between;
    color: var(--aj-text-muted);
    font-family: var(--aj-figure-family);
    font-size: 0.8em;
    line-height: 1.4;
  }
  .scale span {
    width: 0;
    display: flex;
    justify-content: center;
    white-space: nowrap;
  }
  .scale span:first-child {
    justify-content: flex-start;
  }
  .scale span:last-child {
    justify-content: flex-end;
  }
  .list[data-upright] {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  [data-upright] .row {
    gap: 0.3em;
    padding: 4px;
  }
  [data-upright] .texts {
    flex-direction: column;
    align-items: center;
    gap: 0;
  }
  [data-upright] .name {
    max-width: 100%;
  }
  [data-upright] .reading {
    margin-inline: 0;
  }
  [data-upright] .measure {
    display: flex;
    flex: 1;
    gap: 0.4em;
    justify-content: center;
    min-height: 0;
  }
  [data-upright] .track {
    width: var(--bar);
    height: auto;
  }
  [data-upright] .fill {
    transform: translateY(calc((1 - var(--share)) * 100%));
  }
  [data-upright] .fill i {
    background: linear-gradient(0deg, var(--from), var(--to));
    transform: translateY(calc((var(--share) - 1) * 100%)) scaleY(max(var(--share), 0.001));
    transform-origin: 50% 100%;
  }
  [data-upright][data-bar='segments'] .track {
    mask-image: repeating-linear-gradient(
      0deg,
      #000 0 calc(var(--bar) * 0.4),
      transparent calc(var(--bar) * 0.4) calc(var(--bar) * 0.55)
    );
  }
  [data-upright] .scale {
    flex-direction: column-reverse;
  }
  [data-upright] .scale span {
    display: block;
    width: auto;
    height: 0;
    line-height: 0;
  }
  [data-upright] .scale span:first-child {
    transform: translateY(-0.5em);
  }
  [data-upright] .scale span:last-child {
    transform: translateY(0.5em);
  }
  @media (prefers-reduced-motion: reduce) {
    .fill,
    .fill i {
      transition: none;
    }
  }
`;
