import { html } from 'lit';
import { registerElement } from '../../kit/register-element.ts';
import { widgetElement } from '../../kit/widget-element.ts';
import { table } from './table.widget.ts';

const Base = widgetElement(table);

/** `<aj-table>`: rows under a header that scroll by themselves. */
export class AjTable extends Base {
  protected override renderPicture(): unknown {
    const { columns, data, rowCount } = this.data;
    const rows = Array.from({ length: Math.min(rowCount, this.vis) }, (_, r) => r);
    return html`<table>
      <thead><tr>${columns.map(({ label }) => html`<th>${label}</th>`)}</tr></thead>
      <tbody>${rows.map((r) => html`<tr>${columns.map((_, c) => html`<td>${data[c]?.[r]}</td>`)}</tr>`)}</tbody>
    </table>`;
  }
}

registerElement('aj-table', AjTable);
