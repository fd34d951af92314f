import type { ScreenDocument } from '@aj-report/contract';
import { toastError, toastSuccess } from '../../api/toast.ts';
import { saveBlob } from '../../archive/request-export.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { drawScreen, drawScreenSvg, toFile, type Drawing } from '../../screen/draw-screen.ts';
import { toPdf, type PdfPicture } from '../../screen/picture-pdf.ts';
import type { Designer } from '../designer.ts';
import { WORDS } from '../designer.words.ts';
import { fill } from '../../i18n/fill.ts';

/** Characters that names of files do not take. */
const NOT_IN_NAMES = /[\\/:*?"<>|]/g;
/** px of a page of paper to one of the screen: figures stay sharp when somebody looks closer */
const PDF_SCALE = 2;
/** px of one page; browsers draw no larger canvas everywhere */
const PIXELS_MAX = 16_000_000;

export type DownloadFormat = 'png' | 'svg' | 'pdf';

function toPixels(canvas: HTMLCanvasElement): Omit<PdfPicture, 'paperWidth'> {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2d context');
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}

async function drawPdf(screen: ScreenDocument, drawing: Drawing, pages: readonly string[], title: string) {
  const scale = Math.min(PDF_SCALE, Math.sqrt(PIXELS_MAX / (drawing.width * drawing.height)));
  const pictures: PdfPicture[] = [];
  for (const page of pages) {
    const canvas = await drawScreen(screen, { ...drawing, scale, page });
    pictures.push({ ...toPixels(canvas), paperWidth: drawing.width });
  }
  return toPdf(pictures, title);
}

async function draw({ document }: Pick<Designer, 'document'>, format: DownloadFormat): Promise<Blob | null> {
  const { screen, scope } = document;
  const { width, height, title, pages = [] } = screen.dashboard;
  const drawing = { width, height, fit: 'contain', page: scope.page } as const;
  if (format === 'svg') return new Blob([await drawScreenSvg(screen, drawing)], { type: 'image/svg+xml' });
  if (format === 'png') return toFile(await drawScreen(screen, drawing), 'image/png');
  const ids = pages.length > 0 ? pages.map(({ id }) => id) : [''];
  return drawPdf(screen, drawing, ids, title);
}

/**
 * The open page of the screen as a picture in its own size, or all its pages as a PDF; what is not saved yet included.
 */
export async function downloadPicture(designer: Pick<Designer, 'document'>, format: DownloadFormat): Promise<void> {
  const { screen } = designer.document;
  const language = currentLanguage();
  toastSuccess(WORDS.pictureBegun[language]);
  const picture = await draw(designer, format).catch(() => null);
  if (!picture) return toastError(WORDS.pictureFailed[language]);
  const name = `${screen.dashboard.title.replaceAll(NOT_IN_NAMES, ' ').trim() || screen.reportCode}.${format}`;
  saveBlob(picture, name);
  toastSuccess(fill(WORDS.pictureDone[language], { name }));
}
