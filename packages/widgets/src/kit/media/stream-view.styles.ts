import { css } from 'lit';

/** A screen of a monitor: picture, title and state above it. */
export const streamViewStyles = css`
  :host {
    position: relative;
    display: block;
    container-type: size;
    overflow: hidden;
    background: #05090f;
    color: #dfe9f7;
    font-size: var(--stream-font, 13px);
  }
  video {
    display: block;
    width: 100%;
    height: 100%;
    transition: opacity 300ms ease-out;
  }
  video[data-hidden] {
    opacity: 0;
  }
  video[data-dim] {
    opacity: 0.35;
  }
  .state {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    gap: 0.7em;
    align-items: center;
    justify-content: center;
    padding: 0.8em;
    background:
      repeating-linear-gradient(0deg, rgba(255, 255, 255, 0.028) 0 1px, transparent 1px 4px),
      radial-gradient(120% 120% at 50% 40%, rgba(60, 110, 170, 0.22), transparent 70%), rgba(5, 9, 15, 0.55);
    line-height: 1.4;
    text-align: center;
    pointer-events: none;
  }
  .state p {
    max-width: 100%;
    margin: 0;
    overflow: hidden;
    color: #c3d2e6;
  }
  .state svg {
    width: 2.6em;
    height: 2.6em;
    fill: none;
    stroke: #6f8bb3;
    stroke-width: 1.3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* In a small tile the title stands where the words would. */
  @container (height < 118px) {
    .state p {
      display: none;
    }
    .state {
      padding-bottom: 1.8em;
    }
  }
  .wheel {
    flex: none;
    box-sizing: border-box;
    width: 2.2em;
    height: 2.2em;
    border: 2px solid rgba(150, 185, 230, 0.22);
    border-top-color: var(--aj-accent, #3d9bff);
    border-radius: 50%;
    animation: aj-wheel 1s linear infinite;
  }
  @keyframes aj-wheel {
    to {
      transform: rotate(1turn);
    }
  }
  .title,
  .live {
    position: absolute;
    line-height: 1.4;
    text-shadow: 0 1px 2px rgba(0, 0, 0, 0.7);
    white-space: nowrap;
    pointer-events: none;
  }
  .title {
    right: 0;
    bottom: 0;
    left: 0;
    padding: 1.5em 0.8em 0.5em;
    overflow: hidden;
    background: linear-gradient(transparent, rgba(3, 8, 16, 0.78));
    text-overflow: ellipsis;
  }
  /* In a tile of a few words' width names break, so that they can be distinguished. */
  @container (width < 120px) {
    .title {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      padding: 0.6em clamp(0.25em, 5cqw, 0.8em) clamp(0.25em, 6cqh, 0.5em);
      line-height: 1.2;
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
  .live {
    top: 0.6em;
    right: 0.6em;
    display: flex;
    gap: 0.45em;
    align-items: center;
    padding: 0.1em 0.6em;
    border-radius: 0.3em;
    background: rgba(3, 8, 16, 0.62);
    font-size: 0.86em;
  }
  .live i {
    width: 0.52em;
    height: 0.52em;
    border-radius: 50%;
    background: #ff4d5e;
    animation: aj-pulse 1.6s ease-in-out infinite alternate;
  }
  .live[data-status='stalled'] i,
  .live[data-status='failed'] i {
    background: #ffb547;
    animation: none;
  }
  @keyframes aj-pulse {
    from {
      opacity: 0.35;
    }
  }
  /* In a tile of one line the title is all that can be read. */
  @container (height < 46px) {
    .state > *,
    .live {
      display: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .wheel,
    .live i {
      animation: none;
    }
  }
`;
