import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { AppError, type ExcelTemplate, type importTemplate, type Language, type OutputOf } from '@aj-report/contract';
import { pictureOf } from '../../engine/report/write/xlsx-pictures.ts';
import { TEMPLATE_FILE_BYTES } from '../../engine/template-file/check-archive.ts';
import { readTemplate, writeTemplateInChild } from '../../engine/template-file/run-template.ts';
import type { BroughtPicture } from '../../engine/template-file/template-file.types.ts';
import type { Needs } from '../../platform/needs.ts';
import { draftOfBytes, draftsFolder, type Upload, type UploadLimit } from '../../platform/upload.ts';
import { keepFile } from '../file/file.service.ts';
import { picturesOf } from './template-pictures.service.ts';
import type { Actor } from '../../platform/actor.ts';

type App = Needs<'clock' | 'config' | 'db' | 'files' | 'ids'>;

/** Of a file that is to become a template. */
export const TEMPLATE_UPLOAD: UploadLimit = { bytes: TEMPLATE_FILE_BYTES, error: 'archive/too-large' };

function kindOf({ head, fileName }: Upload): 'xlsx' | 'json' {
  if (head.subarray(0, 2).equals(Buffer.from('PK'))) return 'xlsx';
  if (/^\uFEFF?\s*[[{]/.test(head.toString('utf8'))) return 'json';
  const detail = {
    zh: `“${fileName}”不是 xlsx 工作簿，也不是 AJ-Report 的 JSON；旧版 xls 请另存为 xlsx`,
    en: `"${fileName}" is neither an xlsx workbook nor JSON of AJ-Report; save an old xls as xlsx first`,
  };
  throw new AppError('archive/unreadable', { detail });
}

/** Stores the pictures of a file; new ids by those that the template names. */
async function keepPictures(
  app: App,
  actor: Actor,
  pictures: readonly BroughtPicture[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { id, bytes, type } of pictures) {
    const content = Buffer.from(bytes);
    if (!pictureOf(content)) continue;
    const upload = await draftOfBytes(
      app,
      (async function* whole() {
        yield content;
      })(),
      `${id}.${type}`,
    );
    ids.set(id, (await keepFile(app, actor, upload)).fileId);
  }
  return ids;
}

function withPictures(template: ExcelTemplate, ids: ReadonlyMap<string, string>): ExcelTemplate {
  const sheets = template.sheets.map(({ pictures = [], ...sheet }) => {
    const kept = pictures.flatMap((one) => {
      const fileId = ids.get(one.fileId);
      return fileId === undefined ? [] : [{ ...one, fileId }];
    });
    return kept.length === 0 ? sheet : { ...sheet, pictures: kept };
  });
  return { ...template, sheets };
}

/** An uploaded file as a template, its pictures stored unless it is only looked at. @throws archive/*, spreadsheet/*, excel/too-heavy, file/quota */
export async function importTemplateFile(
  app: App,
  actor: Actor,
  upload: Upload,
  language: Language,
  signal: AbortSignal,
): Promise<OutputOf<typeof importTemplate>> {
  try {
    const { kind, template, setCodes, setParam, pictures, notes } = await readTemplate(
      { path: upload.path, kind: kindOf(upload) },
      signal,
    );
    const isLook = Number(upload.fields['look'] ?? 0) === 1;
    return {
      kind,
      template: isLook ? template : withPictures(template, await keepPictures(app, actor, pictures)),
      setCodes: [...setCodes],
      setParam,
      notes: notes.map(({ sheet, text }) => ({ sheet, text: text[language] })),
    };
  } finally {
    await upload.discard();
  }
}

/** A template as a workbook, which goes once it was read. @throws excel/too-heavy */
export async function exportTemplateFile(
  app: App,
  template: ExcelTemplate,
  signal: AbortSignal,
): Promise<{ readonly bytes: number; open(): Readable }> {
  const folder = draftsFolder(app);
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, app.ids.newId());
  const pictures = await picturesOf(app, folder, template);
  try {
    const bytes = await writeTemplateInChild({ template, pictures, path: draft }, signal);
    return { bytes, open: () => createReadStream(draft).once('close', () => void rm(draft, { force: true })) };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    for (const picture of pictures) await rm(picture.path, { force: true });
  }
}
