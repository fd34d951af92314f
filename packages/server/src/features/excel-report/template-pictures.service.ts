import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ExcelTemplate } from '@aj-report/contract';
import type { WriteTask } from '../../engine/report/report-request.types.ts';
import type { Needs } from '../../platform/needs.ts';
import { findFile } from '../file/file.service.ts';

/** Copies of the pictures of a template that are still there. */
export async function picturesOf(
  app: Needs<'db' | 'files' | 'ids'>,
  folder: string,
  { sheets }: ExcelTemplate,
): Promise<WriteTask['pictures']> {
  const ids = sheets.flatMap(({ pictures = [] }) => pictures.map(({ fileId }) => fileId));
  const copied = await Promise.all(
    [...new Set(ids)].map(async (fileId) => {
      const stored = await findFile(app, fileId);
      if (!stored) return [];
      const file = path.join(folder, `${app.ids.newId()}.picture`);
      await pipeline(app.files.read(stored.contentId), createWriteStream(file));
      return [{ fileId, path: file }];
    }),
  );
  return copied.flat();
}

/** The set of a report that is one plain list and has more rows than one answer. */
function longListOf({ report }: AskedReport, { truncatedSets }: ReadReport): string | undefined {
  if (truncatedSets.length === 0) return undefined;
  const list = plainListOf(planTemplate(report.template));
  return list && truncatedSets.includes(list.set) ? list.set : undefined;
}

/** All rows of a list, as the JSON of tables. @throws excel/too-many-rows, data-set/*, data-source/*, sql/* */
async function* readListPages(
  app: App,
  { report, asker, contexts }: AskedReport,
  setCode: string,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const set = await findSet(app, setCode, asker);
  const limit = app.config.reportRows;
  for await (const { json, total } of readSetPages(app, set, contexts.get(setCode) ?? {}, LIST_PAGE_ROWS, signal)) {
    if (total > limit)
      throw new AppError('excel/too-many-rows', { sheet: report.template.sheets[0]?.name ?? '', limit });
    yield json;
  }
}
