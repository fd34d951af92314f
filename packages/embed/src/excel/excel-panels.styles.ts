import { css } from 'lit';

/** The menu, the filters, what is being exported, and what stands in the place of rows. */
export const panelStyles = css`
  .menu-anchor {
    position: relative;
  }
  .menu {
    position: absolute;
    inset-inline-end: 0;
    top: 36px;
    z-index: 20;
    min-width: 200px;
    padding: 4px;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: #fff;
    box-shadow: 0 8px 24px rgb(20 32 60 / 14%);
  }
  .menu button {
    display: block;
    width: 100%;
    padding: 6px 12px;
    border: 0;
    border-radius: 6px;
    background: none;
    text-align: start;
    white-space: nowrap;
  }
  .menu button:hover,
  .menu button:focus-visible {
    background: #eef1f6;
  }
  .query {
    display: flex;
    flex-direction: column;
    width: 280px;
    flex: none;
    margin: 0;
    background: #fff;
    border-inline-end: 1px solid var(--line);
  }
  .query header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 12px 8px 4px 16px;
  }
  .query h2 {
    font-size: 14px;
    line-height: 22px;
  }
  .fields {
    flex: 1;
    min-height: 0;
    padding: 4px 16px 16px;
    overflow: auto;
  }
  .query .range {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(116px, 1fr));
    gap: 8px;
  }
  /* A moment needs the whole width. */
  .query .range:has([type='datetime-local']) {
    grid-template-columns: minmax(0, 1fr);
  }
  .query .range input {
    padding: 0 4px 0 6px;
    font-size: 13px;
  }
  .query label,
  .query .name {
    display: block;
    margin: 12px 0 4px;
    color: var(--card-ink-quiet);
    overflow-wrap: anywhere;
  }
  .query label i,
  .query .name i {
    margin-inline-start: 4px;
    color: #d3293d;
    font-style: normal;
  }
  .query input,
  .query select {
    box-sizing: border-box;
    width: 100%;
    height: 32px;
    padding: 0 10px;
    border: 1px solid #c9d1dd;
    border-radius: 6px;
    background: #fff;
    color: var(--card-ink);
    font: inherit;
  }
  .query [aria-invalid='true'] {
    border-color: #d3293d;
  }
  .wrong {
    color: #c01f34;
  }
  .query .wrong {
    min-height: 0;
    margin-top: 2px;
  }
  .query footer {
    display: flex;
    gap: 8px;
    padding: 12px 16px;
    border-top: 1px solid var(--line);
  }
  .query footer button {
    flex: 1;
    height: 32px;
    border: 1px solid #c9d1dd;
    border-radius: 6px;
    background: #fff;
  }
  .query footer .main {
    border-color: transparent;
    background: var(--card-accent);
    font-weight: 500;
  }
  .cover {
    position: absolute;
    inset: 0;
    container-type: size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    place-items: safe center;
    overflow: auto;
    background: var(--card-surface);
    color: var(--card-ink);
  }
  .card .button.second {
    background: #fff;
    box-shadow: inset 0 0 0 1px #c9d1dd;
  }
  .card input {
    background: #fff;
    border-color: #c9d1dd;
  }
  .skeleton {
    box-sizing: border-box;
    display: grid;
    grid-auto-rows: 20px;
    gap: 16px;
    align-content: start;
    width: 100%;
    height: 100%;
    padding: 24px;
    overflow: hidden;
    background: #fff;
    animation: appear 200ms ease-out 150ms backwards;
  }
  .block {
    border-radius: 4px;
    background: #eef1f6;
    animation: breathe 1.8s ease-in-out infinite;
  }
  .block.title {
    width: 34%;
    height: 28px;
    margin: 0 auto 8px;
  }
  .export {
    position: absolute;
    inset-inline-end: 16px;
    bottom: 16px;
    z-index: 10;
    display: flex;
    align-items: center;
    gap: 12px;
    max-width: calc(100% - 32px);
    padding: 8px 8px 8px 16px;
    border-radius: 10px;
    background: #1b2433;
    color: #fff;
    box-shadow: 0 8px 24px rgb(20 32 60 / 24%);
  }
  .export button {
    padding: 2px 12px;
    border: 0;
    border-radius: 6px;
    background: rgb(255 255 255 / 14%);
  }
  .export progress {
    width: 120px;
    height: 4px;
    appearance: none;
    border: 0;
    border-radius: 2px;
    overflow: hidden;
    background: rgb(255 255 255 / 20%);
  }
  .export progress::-webkit-progress-bar {
    background: rgb(255 255 255 / 20%);
  }
  .export progress::-webkit-progress-value {
    background: #7fb0ff;
  }
  .export .share {
    font-variant-numeric: tabular-nums;
  }
  @keyframes breathe {
    50% {
      opacity: 0.45;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @media (max-width: 640px) {
    /* Seen by nobody, and still the names of their buttons. */
    .tool span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .toolbar {
      flex-wrap: wrap;
      gap: 0 4px;
      height: 80px;
      padding: 4px 12px;
    }
    .tools {
      margin-inline-start: auto;
    }
    h1 {
      order: -1;
      flex: 0 0 100%;
    }
    .query {
      position: absolute;
      inset: 81px 0 36px;
      z-index: 5;
      width: auto;
      border: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .block {
      animation: none;
    }
  }
`;
