import {
  AppError,
  SCREEN_DEFAULTS,
  SHOT_LIMITS,
  type drawScreenPicture,
  type Language,
  type PictureFormat,
  type QueryOf,
  type ScreenDocument,
} from '@aj-report/contract';
import type { Shot } from '../../engine/browser/take-shot.ts';
import { OWN_ORIGIN } from './own-door.ts';

/** What somebody wants drawn, as it is kept with the job. */
export interface PictureOrder {
  readonly reportCode: string;
  readonly format: PictureFormat;
  /** px; undefined = the width of the screen */
  readonly width?: number;
  /** Id; undefined = the first one, of a PDF all of them */
  readonly page?: string;
  /** Parameters as in an address. */
  readonly params: string;
  readonly language: Language;
}

/** Address of the page that draws; see embed/src/picture/picture-page.ts. */
const PAGE_PATH = '/embed/picture.html';
/** px of charts to one of the screen where the picture is enlarged or printed */
const SHARP = 2;

export function toOrder(
  reportCode: string,
  { format = 'png', width, page, params = '' }: QueryOf<typeof drawScreenPicture>,
  language: Language,
): PictureOrder {
  const sized = { ...(width === undefined ? {} : { width }), ...(page === undefined ? {} : { page }) };
  return { reportCode, format, ...sized, params, language };
}

/** @throws picture/page-unknown */
function pagesOf({ format, page }: PictureOrder, { dashboard = {} }: ScreenDocument): string[] {
  const ids = (dashboard.pages ?? []).map(({ id }) => id);
  if (page === undefined) return format === 'pdf' && ids.length > 0 ? ids : [ids[0] ?? ''];
  if (!ids.includes(page)) throw new AppError('picture/page-unknown', { page, pages: ids.join(', ') || '–' });
  return [page];
}

/** @throws picture/too-large */
function checkSize(width: number, height: number): void {
  const limit = SHOT_LIMITS.pixelsMax;
  if (width * height > limit) throw new AppError('picture/too-large', { width, height, limit });
}

/**
 * How the browser has to draw an order, but for what opens the screen.
 * @throws picture/page-unknown, picture/too-large
 */
export function toShot(order: PictureOrder, document: ScreenDocument): Omit<Shot, 'storage'> {
  const { width = SCREEN_DEFAULTS.width, height = SCREEN_DEFAULTS.height } = document.dashboard ?? {};
  const { format, reportCode, language, params } = order;
  const shownWidth = order.width ?? width;
  const pages = pagesOf(order, document);
  if (format === 'png') checkSize(shownWidth, Math.round((shownWidth * height) / width));
  const sharp = Math.min(SHARP, Math.sqrt(SHOT_LIMITS.pixelsMax / (width * height)));
  const address = new URL(PAGE_PATH, OWN_ORIGIN);
  const search = new URLSearchParams(params);
  // Only the published one is drawn, and no parameter is called so.
  search.delete('revision');
  search.set('reportCode', reportCode);
  address.search = String(search);
  address.hash = encodeURIComponent(JSON.stringify({ pages, width, height, shownWidth, language }));
  return { address: address.href, width, height, scale: format === 'png' ? shownWidth / width : sharp, format };
}
