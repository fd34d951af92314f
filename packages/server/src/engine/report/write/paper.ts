import { AppError, DEFAULT_LANGUAGE, type ExcelPageLine, type Language } from '@aj-report/contract';
import type { Grid, GridSheet } from '../grid.types.ts';
import { NO_ADDRESS, type AddressOf } from './cell-links.ts';
import { textMarks } from './line-marks.ts';
import { SheetLayout } from './page-marks.ts';
import { EMPTY_PAPER, paginate, type PaperPage, type Paging } from '../paper/paginate.ts';
import type { AskedPage, PaperFont, PaperMark, Typesetter } from './paper-mark.types.ts';

export interface PaperOptions {
  readonly type: Typesetter;
  /** Of what stands in place of a code that cannot be drawn. */
  readonly language?: Language;
  /** Where cells lead. */
  readonly addressOf?: AddressOf;
}

/** A page of paper of a report. */
export interface PaperSheet {
  /** pt */
  readonly width: number;
  readonly height: number;
  /** Of which sheet, counted among those that are seen. */
  readonly sheet: number;
  readonly page: PaperPage;
  /** Lays it out. */
  draw(): PaperMark[];
}

interface PageFacts {
  readonly page: number;
  readonly pages: number;
  readonly sheet: string;
}

function fill(text: string, { page, pages, sheet }: PageFacts): string {
  return text.replaceAll('{pages}', String(pages)).replaceAll('{page}', String(page)).replaceAll('{sheet}', sheet);
}

const LINE_SIZE = 9;
const LINE_FONT: PaperFont = { face: 'sans', isBold: false, size: LINE_SIZE };
const LINE_LOOK = { color: '#555555' };

/** A line at the head or foot of a page. */
function pageLineMarks(
  paging: Paging,
  y: number,
  line: ExcelPageLine | undefined,
  facts: PageFacts,
  type: Typesetter,
): PaperMark[] {
  const { left, right } = paging.margins;
  const room = paging.width - left - right;
  return (['left', 'center', 'right'] as const).flatMap((align) => {
    const text = fill(line?.[align] ?? '', facts);
    const width = type.widthOf(text, LINE_FONT);
    const x = left + (align === 'left' ? 0 : align === 'center' ? (room - width) / 2 : room - width);
    return textMarks(type.runsOf(text, LINE_FONT), LINE_FONT, x, y, LINE_LOOK);
  });
}

function pageMarks(
  layout: SheetLayout,
  paging: Paging,
  page: PaperPage,
  { print }: GridSheet,
  facts: PageFacts,
  type: Typesetter,
): PaperMark[] {
  const { margins, height } = paging;
  return [
    ...layout.marksOf(page),
    ...pageLineMarks(paging, (margins.top - LINE_SIZE) / 2, print?.header, facts, type),
    ...pageLineMarks(paging, height - (margins.bottom + LINE_SIZE) / 2, print?.footer, facts, type),
  ];
}

/** The pages of paper of an expanded report, one at least; each is laid out when it is drawn. */
export function toPaper({ sheets }: Grid, options: PaperOptions): PaperSheet[] {
  const { type, language = DEFAULT_LANGUAGE, addressOf = NO_ADDRESS } = options;
  const shown = sheets.filter(({ hidden }) => !hidden).map((sheet) => ({ sheet, paging: paginate(sheet) }));
  const pages = shown.reduce((sum, { paging }) => sum + paging.pages.length, 0);
  let count = 0;
  const paper = shown.flatMap(({ sheet, paging }, index) => {
    const layout = new SheetLayout(sheet, paging, { language, type, addressOf });
    const { width, height } = paging;
    return paging.pages.map((page): PaperSheet => {
      const facts = { page: ++count, pages, sheet: sheet.name };
      return {
        width,
        height,
        sheet: index,
        page,
        draw: () => pageMarks(layout, paging, page, sheet, facts, type),
      };
    });
  });
  return paper.length > 0 ? paper : [{ ...EMPTY_PAPER, sheet: 0, page: { rows: [], columns: [] }, draw: () => [] }];
}

/** The page that is asked for; the last one of a sheet for a cell that it has no more. @throws excel/no-such-page */
export function pageAt(paper: readonly PaperSheet[], asked: AskedPage): PaperSheet {
  if ('number' in asked) {
    const found = paper[asked.number - 1];
    if (!found) throw new AppError('excel/no-such-page', { page: asked.number, pages: paper.length });
    return found;
  }
  const own = paper.filter(({ sheet }) => sheet === asked.sheet);
  const holds = ({ page }: PaperSheet) => page.rows.includes(asked.row) && page.columns.includes(asked.column);
  return own.find(holds) ?? own.at(-1) ?? (paper.at(-1) as PaperSheet);
}
