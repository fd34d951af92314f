import { css } from 'lit';

/** Box of a list that `LoopScroll` moves, or that its reader scrolls. */
export const loopStyles = css`
  .viewport {
    width: 100%;
    height: 100%;
    overflow: hidden;
    outline: none;
  }
  .viewport:focus-visible {
    box-shadow: inset 0 0 0 2px var(--aj-accent);
  }
  .viewport[data-scrolls] {
    overflow-y: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--aj-border) transparent;
  }
`;
