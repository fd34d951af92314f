import { AppError, type ExcelMissingGlyph, type Language } from '@aj-report/contract';
import type { ChildAnswer } from '../child/ask-child.ts';
import { endWithParent, PARENT_FD } from '../child/end-with-parent.ts';
import type { Grid } from './grid.types.ts';
import { hasCharts, toGrid } from './make-report.ts';
import type { PreviewDone, ReportInput } from './report-request.types.ts';
import type { LinkedReports } from './write/cell-links.ts';
import { missingGlyphs } from './write/missing-glyphs.ts';
import type { PaperFonts } from './write/paper-mark.types.ts';
import { toPreview, type PreviewPage } from './write/to-preview.ts';

/** One question to a warm process. */
export interface PreviewRequest {
  readonly key: string;
  /** Keys of the reports to keep. */
  readonly kept: readonly string[];
  /** Absent for one that it keeps. */
  readonly input?: ReportInput;
  readonly page: PreviewPage;
  readonly linked: LinkedReports;
  readonly language: Language;
  /** Of paper. */
  readonly fonts: PaperFonts;
}

/** An expanded report, and what it says of itself. */
interface Kept {
  readonly grid: Grid;
  readonly missingGlyphs: readonly ExcelMissingGlyph[];
}

const grids = new Map<string, Kept>();

function make(input: ReportInput, fonts: PaperFonts): Kept {
  const grid = toGrid(input);
  return { grid, missingGlyphs: missingGlyphs(grid, fonts) };
}

async function answer(request: PreviewRequest): Promise<ChildAnswer<PreviewDone>> {
  const { key, kept, input, page, linked, language, fonts } = request;
  for (const known of grids.keys()) if (!kept.includes(known)) grids.delete(known);
  try {
    const made = grids.get(key) ?? make(input as ReportInput, fonts);
    grids.set(key, made);
    const { grid } = made;
    const draw = hasCharts(grid) ? (await import('./chart/draw-chart.ts')).drawChart : undefined;
    const sheets = Buffer.from(JSON.stringify(toPreview(grid, page, linked, language, draw)));
    const { skippedTexts } = grid;
    return { kind: 'done', result: { kind: 'preview', sheets, skippedTexts, missingGlyphs: made.missingGlyphs } };
  } catch (error) {
    grids.clear();
    if (error instanceof AppError) return { kind: 'refused', code: error.code, params: error.params };
    return { kind: 'broken', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (request: PreviewRequest) => void answer(request).then((said) => process.send?.(said)));
endWithParent(PARENT_FD);
// Ctrl-C reaches the whole group; the service ends its processes itself.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
