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
import { renderControl } from './property-control.ts';
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
  label i {
    margin-left: 4px;
    color: #7d8896;
    font-style: normal;
  }
  label > span button {
    width: 14px;
    height: 20px;
    margin-left: -14px;
    padding: 0;
    border: 0;
    background: radial-gradient(circle, #5b9bff 3px, transparent 3.5px);
    vertical-align: bottom;
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

/** All properties of a widget as a form that changes them while one looks. `base` is what the sample sets. */
export function renderProperties(
  fields: Fields,
  base: Values,
  changed: Values,
  language: Language,
  change: Change,
): TemplateResult {
  const before: Values = { ...defaultsOf(fields), ...base };
  const values: Values = { ...before, ...changed };
  const groups = formOf(fields);
  if (groups.length === 0) return html`<p>${wordOf('noFields', language)}</p>`;

  const renderField = (one: FormField) => {
    const reset = () => change(Object.fromEntries(Object.entries(changed).filter(([name]) => name !== one.name)));
    const dot = html`<button type="button" title=${wordOf('resetOne', language)} @click=${reset}></button>`;
    return html`<label title=${one.name}>
      <span>
        ${one.name in changed ? dot : nothing}${one.label[language]}${one.unit ? html`<i>${one.unit}</i>` : nothing}
      </span>
      ${renderControl(one, values[one.name], language, (value) => change({ ...changed, [one.name]: value }))}
    </label>`;
  };
  const renderGroup = ({ label, fields: members }: FormGroup) =>
    html`<details open>
      <summary>${label[language]}</summary>
      <div>${members.filter((one) => isShown(one.showIf, values)).map(renderField)}</div>
    </details>`;

  return html`
    ${groups.map(renderGroup)}
    <p>
      <button type="button" ?disabled=${Object.keys(changed).length === 0} @click=${() => change({})}>
        ${wordOf('reset', language)}
      </button>
    </p>
  `;
}
