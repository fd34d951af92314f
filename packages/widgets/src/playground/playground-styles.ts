import { css } from 'lit';

export const playgroundStyles = css`
  :host {
    display: grid;
    grid-template: 48px 1fr / 216px 1fr 300px;
    height: 100%;
    color: #d7dde5;
    font:
      13px/20px Inter,
      'PingFang SC',
      'Microsoft YaHei',
      'Noto Sans SC',
      'Noto Sans CJK SC',
      sans-serif;
  }
  :host([data-all]) {
    grid-template-columns: 216px 1fr;
  }
  header {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 0 16px;
    border-bottom: 1px solid #262c35;
    background: #151a21;
  }
  header h1 {
    margin: 0 auto 0 0;
    font-size: 15px;
    font-weight: 600;
  }
  nav,
  aside {
    overflow: auto;
    padding: 8px;
    background: #12161c;
    scrollbar-width: thin;
    scrollbar-color: #333c48 transparent;
  }
  nav {
    border-right: 1px solid #262c35;
  }
  aside {
    border-left: 1px solid #262c35;
    padding: 8px 14px;
  }
  :host([data-all]) aside {
    display: none;
  }
  nav h2,
  aside h2 {
    margin: 12px 8px 4px;
    color: #8b95a3;
    font-size: 12px;
    font-weight: 500;
  }
  aside h2 {
    margin: 14px 0 6px;
  }
  nav a {
    display: block;
    padding: 4px 8px;
    border-radius: 6px;
    color: inherit;
    text-decoration: none;
  }
  nav a:hover {
    background: #1d242d;
  }
  nav a[aria-current] {
    background: #20406e;
    color: #fff;
  }
  main {
    position: relative;
    overflow: auto;
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    justify-content: center;
    gap: 28px;
    padding: 28px;
  }
  :host([data-all]) main {
    align-content: flex-start;
    justify-content: flex-start;
  }
  figure {
    margin: 0;
  }
  figcaption {
    margin-bottom: 6px;
    color: var(--caption);
    font-size: 12px;
  }
  label {
    display: grid;
    grid-template-columns: 108px 1fr;
    align-items: center;
    gap: 8px;
    min-height: 30px;
  }
  label i {
    margin-left: 4px;
    color: #6f7a88;
    font-style: normal;
  }
  input:not([type='checkbox']),
  select,
  textarea {
    width: 100%;
    min-width: 0;
    box-sizing: border-box;
    padding: 3px 6px;
    border: 1px solid #2c3440;
    border-radius: 5px;
    background: #1a2028;
    color: inherit;
    font: inherit;
  }
  header select {
    width: auto;
  }
  input[type='checkbox'] {
    justify-self: start;
  }
  kbd {
    padding: 1px 5px;
    border: 1px solid #333c48;
    border-radius: 4px;
    color: #8b95a3;
    font: 11px/16px inherit;
  }
`;
