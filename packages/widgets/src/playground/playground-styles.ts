import { css } from 'lit';

export const playgroundStyles = css`
  :host {
    display: grid;
    grid-template: 48px minmax(0, 1fr) / 224px 1fr 320px;
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
    grid-template-columns: 224px 1fr;
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
  header h1 a {
    color: inherit;
    text-decoration: none;
  }
  nav,
  aside {
    min-height: 0;
    background: #12161c;
    scrollbar-width: thin;
    scrollbar-color: #333c48 transparent;
  }
  nav {
    display: flex;
    flex-direction: column;
    border-right: 1px solid #262c35;
  }
  nav input {
    flex: none;
    width: auto !important;
    margin: 10px;
  }
  nav footer {
    padding: 8px 14px;
    border-top: 1px solid #262c35;
    color: #8b95a3;
    font-size: 12px;
    white-space: nowrap;
  }
  .list {
    flex: 1;
    overflow: auto;
    padding: 0 8px 12px;
    scrollbar-width: thin;
  }
  .list p {
    padding: 8px;
    color: #8b95a3;
  }
  aside {
    overflow: auto;
    border-left: 1px solid #262c35;
    padding: 4px 14px 14px 20px;
  }
  :host([data-all]) aside {
    display: none;
  }
  nav h2 {
    margin: 14px 8px 4px;
    color: #8b95a3;
    font-size: 12px;
    font-weight: 500;
  }
  nav a {
    display: flex;
    justify-content: space-between;
    padding: 4px 8px;
    border-radius: 6px;
    color: inherit;
    text-decoration: none;
  }
  nav a.sample {
    margin-left: 10px;
    color: #aab4c2;
  }
  nav a small {
    color: #7d8896;
    font-size: 12px;
  }
  nav a:hover {
    background: #1d242d;
  }
  nav a[data-open] {
    color: #fff;
    font-weight: 600;
  }
  nav a[aria-current] {
    background: #20406e;
    color: #fff;
  }
  :is(a, button, input, select, textarea, summary):focus-visible {
    outline: 2px solid #5b9bff;
    outline-offset: 1px;
  }
  main {
    position: relative;
    overflow: auto;
    display: flex;
    flex-wrap: wrap;
    align-content: safe center;
    justify-content: safe center;
    gap: 28px;
    padding: 28px;
  }
  :host([data-all]) main {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(324px, 1fr));
    grid-auto-rows: max-content;
    align-content: start;
    gap: 16px;
    padding: 24px;
  }
  .card {
    display: flex;
    flex-direction: column;
    border: 1px solid var(--edge);
    border-radius: 10px;
    color: var(--caption);
    text-decoration: none;
    overflow: hidden;
  }
  .card:hover {
    border-color: #5b9bff;
  }
  .card span {
    padding: 8px 14px 10px;
  }
  .room {
    position: relative;
    flex: none;
    height: 200px;
    overflow: hidden;
  }
  .room > * {
    position: absolute;
    top: 50%;
    left: 50%;
    max-width: none;
  }
  .frame {
    overflow: hidden;
    resize: both;
  }
  .frame > * {
    max-width: none;
  }
  figure {
    margin: 0;
  }
  figcaption {
    margin-bottom: 10px;
    color: var(--caption);
    font-size: 12px;
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
  /* Wide enough for what it says after a press: its neighbours stay where they are. */
  header button {
    min-width: 8em;
  }
  .notice {
    grid-column: 1 / -1;
    margin: 30vh 0 0;
    color: var(--caption);
    text-align: center;
  }
  header select {
    width: auto;
  }
  input[type='checkbox'] {
    justify-self: start;
  }
  button {
    padding: 3px 10px;
    border: 1px solid #2c3440;
    border-radius: 5px;
    background: #1a2028;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  button:hover:enabled {
    border-color: #5b9bff;
  }
  button:disabled {
    opacity: 0.45;
    cursor: default;
  }
`;
