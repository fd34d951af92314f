import {
  defaultsOf,
  formOf,
  isShown,
  type Fields,
  type FormField,
  type FormGroup,
  type Language,
} from '@aj-report/contract';
import { css, html, nothing, type TemplateResult } from 'lit';
import { COLUMN_NAMES, renderRow } from './property-control.ts';
import { wordOf } from './playground-words.ts';

type Values = Readonly<Record<string, unknown>>;
/** Takes all properties that differ from the sample. */
type Change = (changed: Values) => void;

export const propertyStyles = css`
  details {
    border-bottom: 1px solid #232a33;
  }
  summary {
    padding: 8px 0;
    color: #aab4c2;
    font-weight: 500;
    cursor: pointer;
  }
  details > div {
    padding-bottom: 8px;
  }
  label {
    position: relative;
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    align-items: center;
    gap: 8px;
    min-height: 30px;
    padding: 1px 0;
  }
  :is(label, .wide) > span i {
    margin-left: 4px;
    color: #7d8896;
    font-style: normal;
  }
  :is(label, .wide) > span button {
    width: 14px;
    height: 20px;
    margin-left: -14px;
    padding: 0;
    border: 0;
    background: radial-gradient(circle, #5b9bff 3px, transparent 3.5px);
    vertical-align: bottom;
  }
  .wide {
    display: grid;
    gap: 4px;
    padding: 5px 0;
  }
  aj-item-list {
    display: grid;
    gap: 4px;
  }
  .item {
    padding: 2px 4px;
    border: 1px solid #262c35;
    border-radius: 6px;
  }
  .item .line {
    display: grid;
    grid-template-columns: minmax(0, 1fr) repeat(3, 24px);
    align-items: center;
    gap: 2px;
  }
  .item .line > label {
    grid-template-columns: minmax(0, 1fr);
  }
  .item .line > label > span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .item .line > button {
    height: 26px;
    padding: 0;
    border: 0;
    background: none;
  }
  .item .line > button:hover:enabled {
    background: #1d242d;
  }
  .item .line > .title {
    overflow: hidden;
    padding: 0 2px;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .item .title::before {
    display: inline-block;
    width: 16px;
    color: #8b95a3;
    content: '▸';
  }
  .item .title[aria-expanded='true']::before {
    content: '▾';
  }
  .item .fields {
    padding: 2px 0 4px 18px;
  }
  .item .fields label {
    grid-template-columns: 84px minmax(0, 1fr);
  }
  .add {
    justify-self: start;
  }
  .pair {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: 6px;
  }
  .pair[data-slider] {
    grid-template-columns: minmax(0, 1fr) 64px;
  }
  .pair input[type='color'] {
    height: 28px;
    padding: 2px;
  }
  textarea[aria-invalid='true'] {
    border-color: #e5484d !important;
  }
`;

export interface PropertyView {
  readonly fields: Fields;
  /** What the sample sets. */
  readonly base: Values;
  readonly changed: Values;
  /** Names of the columns of the data that are shown. */
  readonly columns: readonly string[];
  readonly language: Language;
  readonly change: Change;
}

/** All properties of a widget as a form that changes them while one looks. */
export function renderProperties({ fields, base, changed, columns, language, change }: PropertyView): TemplateResult {
  const before: Values = { ...defaultsOf(fields), ...base };
  const values: Values = { ...before, ...changed };
  const groups = formOf(fields);
  if (groups.length === 0) return html`<p>${wordOf('noFields', language)}</p>`;

  const renderField = (one: FormField) => {
    const reset = () => change(Object.fromEntries(Object.entries(changed).filter(([name]) => name !== one.name)));
    const dot = html`<button type="button" title=${wordOf('resetOne', language)} @click=${reset}></button>`;
    const set = (value: unknown) => change({ ...changed, [one.name]: value });
    return renderRow(one, values[one.name], { language, set, mark: one.name in changed ? dot : nothing });
  };
  const renderGroup = ({ label, fields: members }: FormGroup) =>
    html`<details open>
      <summary>${label[language]}</summary>
      <div>${members.filter((one) => isShown(one.showIf, values)).map(renderField)}</div>
    </details>`;

  return html`
    <datalist id=${COLUMN_NAMES}>${columns.map((name) => html`<option value=${name}></option>`)}</datalist>
    ${groups.map(renderGroup)}
    <p>
      <button type="button" ?disabled=${Object.keys(changed).length === 0} @click=${() => change({})}>
        ${wordOf('reset', language)}
      </button>
    </p>
  `;
}
