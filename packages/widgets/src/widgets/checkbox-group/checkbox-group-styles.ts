import { css } from 'lit';

export const checkboxGroupStyles = css`
  .group {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em min(1.2em, 5cqi);
    align-content: safe center;
    align-items: center;
    padding: 3px;
    overflow: hidden auto;
    scrollbar-width: thin;
    scrollbar-color: var(--aj-border) transparent;
  }
  [data-direction='column'] {
    flex-flow: column nowrap;
    align-items: flex-start;
    justify-content: safe center;
  }
  label {
    position: relative;
    display: flex;
    gap: 0.5em;
    align-items: center;
    max-width: 100%;
    cursor: pointer;
  }
  /* What is longer than a line has two. */
  label span {
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  @container (height < 130px) {
    .group {
      row-gap: min(0.5em, 4cqb);
      font-size: min(var(--fitting), max(12px, 7cqi));
      line-height: 1.3;
    }
  }
  /* A low box shows two rows whole. */
  @container (height < 60px) {
    .group {
      row-gap: 0.45em;
      padding-block: 1px;
    }
    label span {
      -webkit-line-clamp: 1;
    }
  }
  .group input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  i {
    display: grid;
    flex: none;
    box-sizing: border-box;
    width: 1.1em;
    height: 1.1em;
    place-items: center;
    border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
    border-radius: min(var(--radius), 0.28em);
    background: var(--surface, var(--aj-panel-alt));
    color: inherit;
  }
  i .icon {
    width: 0.9em;
    height: 0.9em;
    stroke-width: 2.4;
    opacity: 0;
  }
  label:hover i {
    border-color: var(--active, var(--aj-accent));
  }
  :is(input:checked, input:indeterminate) + i {
    border-color: transparent;
    background: var(--active, var(--aj-accent));
    color: var(--on-active);
  }
  :is(input:checked, input:indeterminate) + i .icon {
    opacity: 1;
  }
  input:focus-visible + i {
    outline: 2px solid var(--active, var(--aj-accent));
    outline-offset: 2px;
  }
  [data-variant='tags'] {
    gap: 0.5em;
  }
  [data-variant='tags'] label {
    padding: 0.25em 0.9em;
    border: 1px solid var(--aj-border);
    border-radius: var(--radius);
    background: var(--surface, var(--aj-panel-alt));
  }
  @container (height < 60px) {
    .group[data-variant='tags']:not([data-direction='column']) {
      flex-wrap: nowrap;
      overflow: auto hidden;
      scrollbar-width: none;
    }
    [data-variant='tags'] label {
      flex: none;
    }
  }
  [data-variant='tags'] i {
    display: none;
  }
  [data-variant='tags'] label:hover {
    border-color: var(--active, var(--aj-accent));
  }
  [data-variant='tags'] label:has(input:checked) {
    border-color: transparent;
    background: var(--active, var(--aj-accent));
    color: var(--on-active);
  }
  [data-variant='tags'] label:has(input:focus-visible) {
    outline: 2px solid var(--aj-text);
    outline-offset: -3px;
  }
`;
