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
