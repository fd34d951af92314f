import { readFile } from 'node:fs/promises';
import { extractTextItems, getDocumentProxy } from 'unpdf';

/** A text on paper; pt, from the left and the top. */
export interface PaperText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Texts of every page as a reader of PDF finds them. */
export async function readPdf(file: string): Promise<PaperText[][]> {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
  const { items: pages } = await extractTextItems(pdf);
  const { view } = await pdf.getPage(1);
  const height = view[3] as number;
  return pages.map((items) =>
    items.filter(({ str }) => str.trim() !== '').map(({ str, x, y }) => ({ text: str, x, y: height - y })),
  );
}

/** A link on paper; pt, from the left and the top. */
export interface PaperLink {
  readonly address: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Links of the first page as a reader of PDF finds them. */
export async function readLinks(file: string): Promise<PaperLink[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
  const page = await pdf.getPage(1);
  const all = (await page.getAnnotations()) as { url?: string; rect: [number, number, number, number] }[];
  return all.flatMap(({ url, rect: [x1, y1, x2, y2] }) =>
    url === undefined
      ? []
      : [{ address: url, x: x1, y: (page.view[3] as number) - y2, width: x2 - x1, height: y2 - y1 }],
  );
}
