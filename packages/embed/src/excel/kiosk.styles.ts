import { css } from 'lit';

/** Nobody works with a report on a wall. */
export const kioskStyles = css`
  :host([kiosk]) :is(.toolbar, .query, .folds, .tabs.single, .count) {
    display: none;
  }
  :host([kiosk]) .sheet {
    scrollbar-width: none;
  }
`;
