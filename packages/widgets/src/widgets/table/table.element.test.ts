import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { until } from '../../kit/testing/until.testing.ts';
import { AjTable } from './table.element.ts';

const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ 城市: `城市${i}`, 订单: i }));

async function show(values: Partial<AjTable>): Promise<AjTable> {
  const element = new AjTable();
  Object.assign(element, values);
  document.body.append(element);
  await settle(element);
  return element;
}

/** Until size and visibility are known and drawn. */
async function settle(element: AjTable): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await element.updateComplete;
  }
}

function firstCells(element: AjTable): string[] {
  return [...element.renderRoot.querySelectorAll('.body .row')].map(
    (row) => row.querySelector('.cell')?.textContent?.trim() ?? '',
  );
}

async function untilFirstIs(element: AjTable, city: string): Promise<void> {
  await until(() => firstCells(element)[0] === city, `${city} is on top`);
}

describe('the table element', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows the sample until it has rows of its own', async () => {
    const element = await show({});
    expect(firstCells(element)[0]).to.equal('华东');
    element.rows = [{ 城市: '杭州', 订单: 3 }];
    await element.updateComplete;
    expect(firstCells(element)).to.deep.equal(['杭州']);
  });

  it('puts numbers to the right in tabular figures', async () => {
    const element = await show({ rows: [{ 城市: '杭州', 订单: 1234 }] });
    const cell = element.renderRoot.querySelector<HTMLElement>('.body .cell:last-child')!;
    expect(cell.textContent?.trim()).to.equal('1,234');
    expect(getComputedStyle(cell).textAlign).to.equal('right');
    expect(getComputedStyle(cell).fontVariantNumeric).to.equal('tabular-nums');
  });

  it('holds only the rows that can be seen of a hundred thousand, and scrolls through all of them', async () => {
    const element = await show({ rows: rows(100_000), isRoll: false });
    expect(firstCells(element).length).to.be.below(20);
    const body = element.renderRoot.querySelector<HTMLElement>('.body')!;
    body.scrollTop = body.scrollHeight;
    await until(() => firstCells(element).includes('城市99999'), 'the last row is there');
    expect(firstCells(element).length).to.be.below(20);
  });

  it('rolls on after the last row', async () => {
    const element = await show({ rows: rows(6), vis: 5, interTime: 20, delayTime: 20 });
    await untilFirstIs(element, '城市5');
    expect(firstCells(element).slice(0, 3)).to.deep.equal(['城市5', '城市0', '城市1']);
  });

  it('starts again at the end when it is not endless', async () => {
    const element = await show({ rows: rows(7), vis: 5, interTime: 20, delayTime: 20, effect: 'top' });
    await untilFirstIs(element, '城市2');
    await untilFirstIs(element, '城市0');
  });

  it('goes on where it was when new data comes', async () => {
    const element = await show({ rows: rows(30), vis: 5, interTime: 150, delayTime: 0 });
    await untilFirstIs(element, '城市2');
    element.table = toTable(rows(40));
    await element.updateComplete;
    expect(firstCells(element)[0]).to.equal('城市2');
  });

  it('stands still under the pointer', async () => {
    const element = await show({ rows: rows(30), vis: 5, interTime: 30, delayTime: 0 });
    const body = element.renderRoot.querySelector<HTMLElement>('.body')!;
    body.focus();
    await element.updateComplete;
    const first = firstCells(element)[0];
    await untilFirstIs(await show({ rows: rows(30), vis: 5, interTime: 30, delayTime: 0 }), '城市2');
    expect(firstCells(element)[0]).to.equal(first);
    body.blur();
    await until(() => firstCells(element)[0] !== first, 'it rolls on');
  });

  it('is scrolled by the wheel, and leaves the wheel to the page at its ends', async () => {
    const element = await show({ rows: rows(8), vis: 5, interTime: 60_000, rowHeight: 40 });
    const body = element.renderRoot.querySelector<HTMLElement>('.body')!;
    const turn = async (deltaY: number) => {
      const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
      body.dispatchEvent(event);
      await element.updateComplete;
      return [firstCells(element)[0], event.defaultPrevented];
    };
    expect(await turn(-100)).to.deep.equal(['城市0', false]);
    expect(await turn(100)).to.deep.equal(['城市2', true]);
    expect(await turn(20)).to.deep.equal(['城市3', true]);
    expect(await turn(100)).to.deep.equal(['城市3', false]);
    expect(await turn(-500)).to.deep.equal(['城市0', true]);
  });

  it('does not roll when everything fits', async () => {
    const element = await show({ rows: rows(5), vis: 5, interTime: 10, delayTime: 0 });
    await untilFirstIs(await show({ rows: rows(6), vis: 5, interTime: 10, delayTime: 0 }), '城市2');
    expect(firstCells(element)).to.deep.equal(['城市0', '城市1', '城市2', '城市3', '城市4']);
  });

  it('tells which row was clicked, with all its values', async () => {
    const element = await show({ rows: rows(3) });
    const received = new Promise<CustomEvent>((resolve) =>
      element.addEventListener('aj-select', (event) => resolve(event as CustomEvent), { once: true }),
    );
    element.renderRoot.querySelectorAll<HTMLElement>('.body .row')[1]!.querySelector<HTMLElement>('.cell')!.click();
    expect((await received).detail).to.deep.equal({ 城市: '城市1', 订单: 1, row: 2, field: '城市', value: '城市1' });
  });

  it('shows data as text, never as markup', async () => {
    const element = await show({ rows: [{ a: '<b>x</b>' }] });
    expect(firstCells(element)).to.deep.equal(['<b>x</b>']);
    expect(element.renderRoot.querySelector('b')).to.equal(null);
  });

  it('is a table for screen readers, with the count of all rows', async () => {
    const element = await show({ rows: rows(500) });
    const grid = element.renderRoot.querySelector('[role="grid"]')!;
    expect(grid.getAttribute('aria-rowcount')).to.equal('501');
    expect(grid.getAttribute('aria-colcount')).to.equal('2');
    expect(element.summary()).to.equal('表格，500 行，2 列');
  });

  const headerOf = (element: AjTable, text: string) =>
    [...element.renderRoot.querySelectorAll<HTMLElement>('[role="columnheader"]')].find((one) =>
      one.textContent?.includes(text),
    )!;

  it('sorts by a click on a header, up, down and back, and tells it', async () => {
    const element = await show({ rows: [{ 城市: '杭州' }, { 城市: '北京' }, { 城市: '苏州' }] });
    const received: unknown[] = [];
    element.addEventListener('aj-sort', (event) => received.push((event as CustomEvent).detail));
    const click = async () => {
      headerOf(element, '城市').querySelector('button')!.click();
      await element.updateComplete;
      return [firstCells(element).join(), headerOf(element, '城市').getAttribute('aria-sort')];
    };
    expect(await click()).to.deep.equal(['北京,杭州,苏州', 'ascending']);
    expect(await click()).to.deep.equal(['苏州,杭州,北京', 'descending']);
    expect(await click()).to.deep.equal(['杭州,北京,苏州', null]);
    expect(received).to.deep.equal([
      { field: '城市', order: 'asc' },
      { field: '城市', order: 'desc' },
      { field: '', order: '' },
    ]);
  });

  it('leaves the sorting to a host that takes it over', async () => {
    const element = await show({ rows: rows(3) });
    element.addEventListener('aj-sort', (event) => event.preventDefault());
    headerOf(element, '订单').querySelector('button')!.click();
    headerOf(element, '订单').querySelector('button')!.click();
    await element.updateComplete;
    expect(firstCells(element)).to.deep.equal(['城市0', '城市1', '城市2']);
    expect(headerOf(element, '订单').getAttribute('aria-sort')).to.equal('descending');
  });

  it('picks the row of the data behind a sorted row', async () => {
    const element = await show({ rows: rows(3), sortField: '订单', sortOrder: 'desc' });
    const received: number[] = [];
    element.addEventListener('aj-select', (event) => received.push((event as CustomEvent).detail.row));
    element.renderRoot.querySelector<HTMLElement>('.body .cell')!.click();
    await element.updateComplete;
    expect(received).to.deep.equal([3]);
    expect(element.renderRoot.querySelector('[aria-selected="true"]')?.textContent).to.include('城市2');
  });

  it('is walked through and picked from by keyboard', async () => {
    const element = await show({ rows: rows(50), isRoll: false });
    const body = element.renderRoot.querySelector<HTMLElement>('.body')!;
    const received: number[] = [];
    element.addEventListener('aj-select', (event) => received.push((event as CustomEvent).detail.row));
    body.focus();
    for (const key of ['ArrowDown', 'PageDown', 'ArrowDown', 'Enter', 'End', 'Enter', 'Home', ' ']) {
      (element.shadowRoot!.activeElement ?? body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
      await settle(element);
    }
    expect(received).to.deep.equal([7, 50, 1]);
    expect(element.shadowRoot!.activeElement?.getAttribute('data-place')).to.equal('0');
  });

  it('merges equal cells over their rows, also where the first of them is out of sight', async () => {
    const cities = Array.from({ length: 60 }, (_, i) => ({ 大区: i < 40 ? '华东' : '华南', 城市: `城市${i}` }));
    const dynamicAddTable = [{ key: '大区', isMerged: true }, { key: '城市' }] as never;
    const element = await show({ rows: cities, isRoll: false, rowHeight: 30, vis: 5, dynamicAddTable });
    const merged = () => element.renderRoot.querySelectorAll<HTMLElement>('[data-merged]');
    expect(merged()[0]?.getAttribute('aria-rowspan')).to.equal('40');
    expect(merged()[0]?.offsetHeight).to.equal(1200);
    const body = element.renderRoot.querySelector<HTMLElement>('.body')!;
    body.scrollTop = 600;
    await until(() => firstCells(element).length > 0 && body.querySelector('[data-place="20"]') !== null, 'row 20');
    const { top } = merged()[0]!.getBoundingClientRect();
    expect(Math.round(top - body.getBoundingClientRect().top)).to.equal(-600);
  });

  it('keeps a fixed column in sight, and moves the header with the body', async () => {
    const dynamicAddTable = ['a', 'b', 'c', 'd'].map((key) => ({ key, width: '300px', isFixed: key === 'a' }));
    const element = await show({ rows: [{ a: 1, b: 2, c: 3, d: 4 }], dynamicAddTable: dynamicAddTable as never });
    const body = element.renderRoot.querySelector<HTMLElement>('.body')!;
    body.scrollLeft = 200;
    const lefts = () =>
      ['.head', '.body'].map((part) => {
        const [a, b] = element.renderRoot.querySelectorAll(`${part} .cell`);
        return [a, b].map((cell) => Math.round(cell!.getBoundingClientRect().left - body.getBoundingClientRect().left));
      });
    await until(() => lefts()[0]?.[1] === 100, 'the header has moved');
    expect(lefts()).to.deep.equal([
      [0, 100],
      [0, 100],
    ]);
  });

  it('draws values as bars, tags, small lines and links', async () => {
    const dynamicAddTable = [
      { key: 'a', display: 'bar' },
      { key: 'b', display: 'tag' },
      { key: 'c', display: 'sparkline' },
      { key: 'd', display: 'link' },
      { key: 'e', display: 'link' },
    ] as never;
    const row = { a: 5, b: '正常', c: '1,2,3', d: 'https://a.example/', e: 'javascript:alert(1)' };
    const element = await show({ rows: [row], dynamicAddTable });
    const cell = (name: string) => element.renderRoot.querySelector(`.body [data-key="${name}"]`)!;
    expect(cell('a').querySelector<HTMLElement>('.databar')!.style.width).to.equal('100%');
    expect(cell('b').querySelector('.tag')?.textContent).to.equal('正常');
    expect(cell('c').querySelector('svg')?.getAttribute('aria-label')).to.equal('1 → 3');
    expect(cell('d').querySelector('a')?.href).to.equal('https://a.example/');
    expect(cell('e').querySelector('a')).to.equal(null);
  });

  it('gives cells and rows the looks of the rules that they meet', async () => {
    const conditions = [
      { field: '订单', operator: '>', operand: '1', color: 'rgb(255, 0, 0)', icon: 'warning' },
      { field: '订单', operator: '=', operand: '0', background: 'rgb(0, 0, 255)', isRow: true },
    ] as never;
    const element = await show({ rows: rows(3), conditions });
    const [first, , third] = element.renderRoot.querySelectorAll<HTMLElement>('.body .row');
    expect(getComputedStyle(first!).backgroundColor).to.equal('rgb(0, 0, 255)');
    expect(getComputedStyle(third!.querySelector('[data-key="订单"]')!).color).to.equal('rgb(255, 0, 0)');
    expect(third!.querySelectorAll('.icon').length).to.equal(1);
  });

  it('adds up its columns under the rows', async () => {
    const element = await show({ rows: rows(5), isSummary: true, language: 'en' });
    const totals = [...element.renderRoot.querySelectorAll('.totals .cell')].map((cell) => cell.textContent?.trim());
    expect(totals).to.deep.equal(['Total', '10']);
  });

  it('says that there is no data', async () => {
    const element = await show({ rows: [], language: 'en' });
    expect(element.renderRoot.querySelector('.aj-cover')?.textContent?.trim()).to.equal('No data');
  });

  it('offers its rows as Excel and CSV files, named by the moment', async () => {
    const element = await show({ rows: rows(2), showExportButton: true });
    const names: string[] = [];
    const catchDownload = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      names.push(event.target.download);
    };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      this.addEventListener('click', catchDownload, { once: true });
      click.call(this);
    };
    for (const button of element.renderRoot.querySelectorAll('button')) button.click();
    HTMLAnchorElement.prototype.click = click;
    expect(names).to.have.length(2);
    expect(names[0]).to.match(/^表格数据_\d{8}_\d{4}\.xlsx$/);
    expect(names[1]).to.match(/^表格数据_\d{8}_\d{4}\.csv$/);
  });
});
