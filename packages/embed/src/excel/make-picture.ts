import type { LoadedSheet } from './report-pages.ts';

type Picture = LoadedSheet['head']['pictures'][number];

/** A picture of a sheet: a stored file, or a chart. */
export function makePicture(
  sheet: LoadedSheet,
  { row, column, width, height, fileId, svg, alt }: Picture,
  addressOf: (fileId: string) => string,
): HTMLElement {
  const image = document.createElement('img');
  image.className = 'picture';
  image.alt = alt ?? '';
  // In a picture no script runs.
  image.src = svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : addressOf(fileId);
  image.style.cssText = `left:${sheet.columns.offsetOf(column)}px;top:${sheet.rows.offsetOf(row)}px;width:${width}px;height:${height}px`;
  return image;
}
