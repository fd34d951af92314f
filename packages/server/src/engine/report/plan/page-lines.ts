import { AppError, type ExcelSheet, type Text } from '@aj-report/contract';
import { bandsOf } from './bands.ts';
import type { GridSpan } from '../grid.types.ts';
import { placeOf } from '../report-fault.ts';
import type { PlanCell, SheetPlan } from './plan.types.ts';

const ORDER: Text = {
  zh: '每页的页首行要在页末行之上，且不能与顶端标题行重叠',
  en: 'the lines at the head of every page stand above those at its foot, and are no repeated titles',
};
const IN_LIST: Text = {
  zh: '它在每页重复的行中，不能属于展开的列表或分组；请把这些行放在列表之外',
  en: 'it stands in a line of every page, which cannot belong to a list or group: put these lines outside of it',
};
const CROSSES: Text = {
  zh: '它只有一部分在每页重复的行中，请不要跨行合并',
  en: 'it stands only partly in the lines of every page: merge it within them',
};
const CHART: Text = {
  zh: '每页重复的行中不能放图表',
  en: 'it stands in a line of every page, which cannot hold a chart',
};

/** The lines of a template that stand on every page of paper. */
export function pageSpansOf({ pageLines }: ExcelSheet): GridSpan[] {
  return [pageLines?.head, pageLines?.foot].filter((one) => one !== undefined);
}

/** Whether a cell stands in a line of every page. */
export function isInPageLine({ row }: Pick<PlanCell, 'row'>, sheet: ExcelSheet): boolean {
  return pageSpansOf(sheet).some(({ first, last }) => row >= first && row <= last);
}

function meets(a: GridSpan, b: GridSpan): boolean {
  return a.first <= b.last && b.first <= a.last;
}

function reasonFor(
  cell: PlanCell,
  spans: readonly GridSpan[],
  lists: ReadonlyMap<PlanCell, GridSpan>,
): Text | undefined {
  const lines = { first: cell.row, last: cell.row + cell.rowSpan - 1 };
  const list = lists.get(cell);
  if (list && spans.some((span) => meets(span, list))) return IN_LIST;
  const span = spans.find((one) => meets(one, lines));
  if (!span) return undefined;
  if (lines.first < span.first || lines.last > span.last) return CROSSES;
  if (cell.source.chart) return CHART;
  return cell.leftNode ? IN_LIST : undefined;
}

/** @throws excel/template-invalid for lines of pages that could not stand on each */
export function checkPageLines(plan: Omit<SheetPlan, 'formulas'>): void {
  const { sheet, cells } = plan;
  const spans = pageSpansOf(sheet);
  if (spans.length === 0) return;
  const titles = sheet.print?.titleRows;
  const [first, second] = spans as [GridSpan, GridSpan?];
  const areApart = !second || first.last < second.first;
  const areTitles = titles !== undefined && spans.some((span) => meets(span, titles));
  if (!areApart || areTitles) throw new AppError('excel/template-invalid', { place: sheet.name, reason: ORDER });
  const { bandOf } = bandsOf(plan, 'down');
  const lists = new Map([...bandOf].map(([cell, { from, to }]) => [cell, { first: from, last: to }]));
  for (const cell of cells) {
    const reason = reasonFor(cell, spans, lists);
    if (reason) throw new AppError('excel/template-invalid', { place: placeOf(sheet.name, cell.name), reason });
  }
}
