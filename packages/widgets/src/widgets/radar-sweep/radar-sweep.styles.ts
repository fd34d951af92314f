import { css } from 'lit';

/** Hand, points and words of the radar. Only transform and opacity move. */
export const radarStyles = css`
  .hand {
    position: absolute;
    top: 50%;
    left: 50%;
    border-radius: 50%;
    background: conic-gradient(
      from calc(0deg - var(--glow)),
      transparent,
      color-mix(in srgb, var(--main) 6%, transparent) calc(var(--glow) * 0.35),
      color-mix(in srgb, var(--main) 62%, transparent) calc(var(--glow) - 1deg),
      var(--main) var(--glow),
      transparent calc(var(--glow) + 0.4deg)
    );
    translate: -50% -50%;
    animation: aj-turn var(--turn) steps(var(--steps)) infinite;
  }
  .direction {
    fill: var(--aj-text-muted);
    font-family: var(--aj-font-family);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .range {
    position: absolute;
    color: var(--aj-text-muted);
    font-family: var(--aj-figure-family);
    font-size: 0.86em;
    line-height: 1.2;
    opacity: 0.85;
  }
  .blip {
    position: absolute;
    display: grid;
    width: max(calc(var(--size) * 2), 14px);
    height: max(calc(var(--size) * 2), 14px);
    padding: 0;
    place-items: center;
    translate: -50% -50%;
    border: 0;
    background: none;
    color: var(--aj-text);
    font: inherit;
    cursor: pointer;
  }
  .blip:focus-visible {
    border-radius: 50%;
    outline: 2px solid var(--aj-accent);
  }
  .blip i {
    width: var(--size);
    height: var(--size);
    border-radius: 50%;
    background: var(--color);
    box-shadow: 0 0 var(--size) color-mix(in srgb, var(--color) 70%, transparent);
    animation: aj-echo var(--turn) infinite;
    animation-delay: var(--delay);
  }
  .blip span {
    position: absolute;
    line-height: 1.2;
    white-space: nowrap;
    text-shadow: 0 0 3px var(--aj-tooltip-background, transparent);
    pointer-events: none;
  }
  .blip span[data-side='right'] {
    left: calc(50% + var(--size) * 0.5 + 4px);
  }
  .blip span[data-side='left'] {
    right: calc(50% + var(--size) * 0.5 + 4px);
  }
  .blip span[data-side='top'] {
    bottom: calc(50% + var(--size) * 0.5 + 1px);
  }
  .blip span[data-side='bottom'] {
    top: calc(50% + var(--size) * 0.5 + 1px);
  }
  @keyframes aj-echo {
    0% {
      opacity: 1;
      transform: scale(1.35);
      animation-timing-function: steps(4);
    }
    12% {
      opacity: 0.9;
      transform: none;
      animation-timing-function: steps(8);
    }
    70%,
    100% {
      opacity: 0.42;
      transform: none;
    }
  }
`;
