import { css } from 'lit';

export const stageStyles = css`
  :host {
    display: block;
    position: relative;
    overflow: hidden;
    width: 100%;
    height: 100%;
    /* Counts only where the page gives no height. */
    aspect-ratio: var(--aj-screen-ratio, 16 / 9);
    color: var(--aj-text);
    font-family: var(--aj-font-family);
  }
  :host([hidden]) {
    display: none;
  }
  .backdrop,
  .scroller {
    position: absolute;
    inset: 0;
  }
  .scroller {
    overflow: hidden;
    scrollbar-width: thin;
    scrollbar-color: var(--aj-border) transparent;
  }
  .scroller[data-scroll-x] {
    overflow-x: auto;
  }
  .scroller[data-scroll-y] {
    overflow-y: auto;
  }
  .extent {
    position: relative;
    overflow: hidden;
  }
  .surface {
    position: absolute;
    left: 0;
    top: 0;
    transform-origin: 0 0;
    overflow: hidden;
    background-size: 100% 100%;
    background-repeat: no-repeat;
  }
  .box {
    position: absolute;
  }
  .box[data-faint] {
    opacity: 0.28;
  }
  .box[data-off] {
    display: none;
  }
  .box[data-dim] {
    opacity: 0.45;
  }
  .box[data-ruled]::after {
    content: '◐';
    position: absolute;
    top: 4px;
    right: 4px;
    padding: 0 6px;
    border-radius: 10px;
    background: var(--aj-accent);
    color: #fff;
    font: 14px/20px sans-serif;
  }
  .surface[data-mode='edit'] .box > * {
    pointer-events: none;
  }
  .placeholder {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    padding: 8px;
    overflow: hidden;
    box-sizing: border-box;
    border: 1px dashed var(--aj-border);
    border-radius: 6px;
    background: var(--aj-panel);
    color: var(--aj-text-muted);
    font-size: 14px;
    text-align: center;
    overflow-wrap: anywhere;
  }
  .box[data-enter] {
    animation: aj-enter 520ms cubic-bezier(0.2, 0.7, 0.2, 1) backwards;
  }
  @keyframes aj-enter {
    from {
      opacity: 0;
      translate: 0 14px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .box[data-enter] {
      animation: none;
    }
  }
`;
