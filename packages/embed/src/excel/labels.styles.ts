import { css } from 'lit';

/** Where the labels of large cells stand. */
export const labelStyles = css`
  /* The label of a large cell stays in view as long as the cell does. */
  .cell.merged > :is(span, a) {
    position: sticky;
    inset: var(--frozen-height, 0px) 4px 0 calc(var(--frozen-width, 0px) + 4px);
  }
  .cell.from-left > :is(span, a) {
    left: auto;
  }
  .cell.from-top > :is(span, a) {
    top: auto;
  }
`;
