import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportScreen, importScreen, lookAtArchive } from '@aj-report/contract';
import { ZipArchive } from '../../engine/spreadsheet/zip/zip-archive.ts';
import type { RouteContext } from '../../testing/route-suite.ts';

export const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100, 7)]);

export function formOf(
  bytes: Buffer | string,
  fields: Readonly<Record<string, string>> = {},
  name = '墙.zip',
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([bytes as BlobPart]), name);
  return form;
}

/** A form that names an upload of before. */
export function draftForm(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  return form;
}

/** Calls of somebody who brings screens in and out. */
export function archiveCalls(ctx: RouteContext, tokenOf: () => string) {
  return {
    look: (bytes: Buffer | string, as = tokenOf()) => ctx.call(lookAtArchive, { token: as, form: formOf(bytes) }),
    bring: (fields: Readonly<Record<string, string>>, as = tokenOf()) =>
      ctx.call(importScreen, { token: as, form: draftForm(fields) }),
    async take(query: Readonly<Record<string, string>>, as = tokenOf()): Promise<Buffer> {
      const address = `/data-report${exportScreen.path}?${new URLSearchParams(query)}`;
      const answer = await ctx.app.inject({ url: address, headers: { authorization: as } });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.rawPayload;
    },
  };
}

/** The parts of a zip by name. */
export async function partsOf(ctx: RouteContext, zip: Buffer): Promise<Map<string, Buffer>> {
  const file = path.join(ctx.app.config.dataDir, `look-${zip.length}.zip`);
  await writeFile(file, zip);
  const archive = await ZipArchive.open(file, { inflatedBytes: 1e8, ratio: 1000 });
  const parts = new Map<string, Buffer>();
  for (const name of archive.names()) parts.set(name, await archive.readWhole(name, 1e8));
  await archive.close();
  return parts;
}
