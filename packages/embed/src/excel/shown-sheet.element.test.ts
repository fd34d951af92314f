import type { ExcelPreviewSheet } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { reportStyles } from './aj-excel-report.styles.ts';
import { LoadedSheet } from './report-pages.ts';
import { ShownSheet } from './shown-sheet.ts';

const REST = { name: 'S', merges: [], pageBreaks: [], pictures: [], firstRow: 0, freeze: { rows: 0, columns: 0 } };

let host: HTMLElement;
let root: ShadowRoot;
let box: HTMLElement;
let shown: ShownSheet;
let wanted: readonly number[];

beforeEach(() => {
  host = document.createElement('div');
  host.style.cssText = 'width: 500px; height: 400px';
  root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = reportStyles.flat(3).map(({ styleSheet }) => styleSheet!);
  box = document.createElement('div');
  box.className = 'sheet';
  box.style.height = '400px';
  root.append(box);
  document.body.append(host);
  shown = new ShownSheet({
    hrefOf: () => null,
    pictureOf: () => '',
    onWant: (pages) => void (wanted = pages),
    loadingText: () => '…',
    language: () => 'en',
  });
});

afterEach(() => {
  shown.destroy();
  host.remove();
});

/** Shows a sheet of which the first page alone has been loaded. */
function show(sheet: ExcelPreviewSheet): void {
  const loaded = new LoadedSheet(sheet, 1000);
  loaded.add(0, sheet);
  shown.update(box, loaded, 1);
}

const frame = () => new Promise((resolve) => setTimeout(resolve, 100));
const cell = (row: number, column: number, text: string) => ({ row, column, value: text, text });

describe('the sheet that is shown', () => {
  it('shows the label of a cell across the edge of what stands still once, from its beginning', async () => {
    show({
      ...REST,
      rows: 3,
      totalRows: 3,
      columns: 3,
      columnWidths: [80, 80, 300],
      rowHeights: [24, 24, 24],
      cells: [cell(0, 0, 'Greenfield quarters')],
      merges: [{ row: 0, column: 0, rowSpan: 1, columnSpan: 3 }],
      freeze: { rows: 1, columns: 1 },
    });
    await frame();
    const labels = [...root.querySelectorAll('.cell > span')].filter((one) => one.textContent?.startsWith('Green'));
    const lefts = labels.map((one) => Math.round(one.getBoundingClientRect().left));
    expect(lefts).to.have.length(2);
    expect(lefts[0]).to.equal(lefts[1]);
  });

  it('keeps the label of a large cell in view, beside lines that stand still', async () => {
    const area = (row: number, column: number, rowSpan: number, columnSpan: number) => {
      return { row, column, rowSpan, columnSpan };
    };
    show({
      ...REST,
      rows: 300,
      totalRows: 300,
      columns: 4,
      columnWidths: [80, 80, 400, 900],
      rowHeights: Array<number>(300).fill(24),
      cells: [cell(0, 0, 'Region'), cell(0, 2, 'Wide'), cell(1, 0, 'East'), cell(1, 1, 'Hangzhou')],
      merges: [area(0, 2, 1, 2), area(1, 0, 280, 1), area(1, 1, 200, 1)],
      freeze: { rows: 1, columns: 1 },
    });
    const labelOf = (text: string) =>
      [...root.querySelectorAll('.cell > span')].find((one) => one.textContent === text)!.getBoundingClientRect();
    const seen = box.getBoundingClientRect();
    for (const top of [0, 2_500, 4_000]) {
      box.scrollTo(0, top);
      await frame();
      for (const text of ['East', 'Hangzhou']) {
        // The frozen line lies over what is behind it.
        expect(labelOf(text).top, `${text} ${top}`).to.be.at.least(seen.top + 24);
        expect(labelOf(text).bottom, `${text} ${top}`).to.be.at.most(seen.bottom);
      }
    }
    box.scrollTo(700, 0);
    await frame();
    expect(labelOf('Wide').left).to.be.at.least(seen.left + 80);
    expect(labelOf('Wide').right).to.be.at.most(seen.right);
  });

  it('folds details away, those of pages that are not there yet too', async () => {
    const groups = Array.from({ length: 10 }, (_, n) => n * 301);
    show({
      ...REST,
      rows: 1000,
      totalRows: 3010,
      columns: 1,
      columnWidths: [120],
      rowHeights: Array<number>(1000).fill(24),
      cells: Array.from({ length: 1000 }, (_, row) => cell(row, 0, row % 301 === 300 ? `sum ${row}` : `line ${row}`)),
      folds: groups.map((first) => ({ first, last: first + 299, summary: first + 300 })),
    });
    const button = (name: string) => root.querySelector<HTMLElement>(`[data-fold="${name}"]`)!;
    const height = () => root.querySelector<HTMLElement>('.pane.body')!.offsetHeight;
    const texts = () =>
      [...root.querySelectorAll<HTMLElement>('.cell')]
        .filter((one) => one.offsetHeight > 1)
        .map((one) => [one.textContent, one.offsetTop]);
    button('all').click();
    expect(texts()).to.deep.equal([
      ['sum 300', 0],
      ['sum 601', 24],
      ['sum 902', 48],
    ]);
    expect(height()).to.equal(241);
    // Sub-totals of pages that were not loaded are asked for.
    expect(wanted).to.deep.equal([0, 1, 2, 3]);
    button('301').click();
    expect(texts()[1]).to.deep.equal(['line 301', 24]);
    expect(button('0').ariaExpanded).to.equal('false');
    button('all').click();
    button('all').click();
    expect(height()).to.equal(3010 * 24 + 1);
    expect(button('all').title).to.equal('Fold all details');
  });
});
