import { css } from 'lit';

export const geoMapStyles = css`
  :host {
    container-type: size;
  }
  .way,
  .note {
    position: absolute;
    right: 12px;
    max-width: 70%;
    overflow: hidden;
    color: var(--aj-text-muted);
    font-size: 12px;
    line-height: 18px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .note {
    bottom: 6px;
    max-width: 50%;
    font-size: max(12px, 2.1cqmin);
    line-height: 1.5;
    pointer-events: none;
  }
  /* As low as where the legend gives its room to the map. */
  @container (max-height: 199px) {
    .note {
      display: none;
    }
  }
  .way {
    top: 10px;
    display: flex;
    align-items: center;
    gap: 2px;
    padding: 2px 4px;
    border: 1px solid var(--aj-border);
    border-radius: 6px;
    background: var(--aj-panel-alt);
  }
  .way button {
    padding: 2px 6px;
    border: 0;
    border-radius: 4px;
    color: var(--aj-accent);
    background: none;
    font: inherit;
    cursor: pointer;
  }
  .way button:hover {
    background: var(--aj-split-line);
  }
  .way button:focus-visible {
    outline: 2px solid var(--aj-accent);
  }
  .way span {
    padding: 2px 6px;
    color: var(--aj-title);
  }
`;
