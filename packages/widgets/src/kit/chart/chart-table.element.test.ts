import { expect } from '@esm-bundle/chai';
import { until } from '../testing/until.testing.ts';
import type { ChartSelection } from './picked-item.ts';
import '../../widgets/bar-chart/bar-chart.element.ts';
import '../../widgets/pie-chart/pie-chart.element.ts';
import type { AjBarChart } from '../../widgets/bar-chart/bar-chart.element.ts';
import type { AjPieChart } from '../../widgets/pie-chart/pie-chart.element.ts';

const ROWS = [
  { area: '华东', sales: 4000, cost: 10 },
  { area: '华南', sales: 20, cost: 30 },
];

function make<T extends AjBarChart | AjPieChart>(tag: string, values: Partial<AjBarChart & AjPieChart>): T {
  const chart = document.createElement(tag) as T;
  Object.assign(chart, { rows: ROWS, language: 'en', ...values });
  chart.style.width = '400px';
  chart.style.height = '200px';
  document.body.append(chart);
  return chart;
}

const BARS = [
  { role: 'xAxis', field: 'area', label: 'Area' },
  { role: 'bar', field: 'sales' },
  { role: 'bar', field: 'cost' },
];

const dialogOf = (chart: HTMLElement) => chart.shadowRoot?.querySelector('dialog') ?? undefined;
const buttonOf = (chart: HTMLElement) => chart.shadowRoot?.querySelector<HTMLButtonElement>('.aj-open');

async function opened(chart: AjBarChart | AjPieChart): Promise<HTMLDialogElement> {
  await chart.updateComplete;
  buttonOf(chart)?.focus();
  buttonOf(chart)?.click();
  await until(() => dialogOf(chart)?.open === true, 'the table is open');
  return dialogOf(chart) as HTMLDialogElement;
}

describe('the rows of a chart', () => {
  afterEach(() => document.body.replaceChildren());

  it('are listed on request, in the columns that it draws, and the keys come back', async () => {
    const chart = make<AjBarChart>('aj-bar-chart', { mapping: BARS.slice(0, 2) });
    const dialog = await opened(chart);
    const texts = [...dialog.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim());
    expect(texts).to.deep.equal(['Area', 'sales', '华东', '4,000', '华南', '20']);
    expect(dialog.querySelectorAll('th[scope=col]')).to.have.length(2);
    dialog.querySelector<HTMLButtonElement>('header button')?.click();
    await until(() => dialogOf(chart) === undefined, 'the table is closed');
    expect(chart.shadowRoot?.activeElement).to.equal(buttonOf(chart));
  });

  it('are chosen by keys as by a click on what is drawn', async () => {
    const chart = make<AjBarChart>('aj-bar-chart', { mapping: BARS });
    const heard: ChartSelection[] = [];
    chart.addEventListener('aj-select', (event) => heard.push((event as CustomEvent<ChartSelection>).detail));
    const dialog = await opened(chart);
    const values = [...dialog.querySelectorAll<HTMLButtonElement>('td button')];
    expect(values.map((button) => button.getAttribute('aria-label'))).to.deep.equal([
      'Choose 华东 sales 4,000',
      'Choose 华东 cost 10',
      'Choose 华南 sales 20',
      'Choose 华南 cost 30',
    ]);
    values[3]?.click();
    expect(heard).to.deep.equal([{ name: '华南', value: 30, seriesName: 'cost', field: 'cost', row: ROWS[1] }]);
    await until(() => dialogOf(chart) === undefined, 'the table is closed');
  });

  it('are those of a pie too', async () => {
    const mapping = [
      { role: 'name', field: 'area' },
      { role: 'value', field: 'sales' },
    ];
    const chart = make<AjPieChart>('aj-pie-chart', { mapping });
    const heard: ChartSelection[] = [];
    chart.addEventListener('aj-select', (event) => heard.push((event as CustomEvent<ChartSelection>).detail));
    const dialog = await opened(chart);
    dialog.querySelector<HTMLButtonElement>('td button')?.click();
    expect(heard[0]).to.deep.include({ name: '华东', value: 4000, field: 'sales' });
  });

  it('have a button that is seen while it has the keys, and none in pictures and in the designer', async () => {
    const chart = make<AjBarChart>('aj-bar-chart', { mapping: BARS });
    await chart.updateComplete;
    const button = buttonOf(chart);
    if (!button) throw new Error('no button');
    expect(getComputedStyle(button).opacity).to.equal('0');
    expect(button.textContent?.trim()).to.equal('Show as table');
    const still = make<AjBarChart>('aj-bar-chart', { mapping: BARS, still: true });
    await still.updateComplete;
    expect(buttonOf(still)).to.equal(null);
    chart.mode = 'edit';
    await chart.updateComplete;
    expect(button.closest('[inert]')).to.not.equal(null);
  });
});
