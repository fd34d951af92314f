import path from 'node:path';
import {
  allDataSources,
  deleteDataSource,
  downloadOriginal,
  getDataSource,
  importDataSource,
  listDataSources,
  lookAtFile,
  lookAtKeptFile,
  moveDataSource,
  previewDataSource,
  reimportDataSource,
  settleImport,
  type Endpoint,
} from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toAttachment } from '../../platform/attachment.ts';
import { rawRoute, route } from '../../platform/route.ts';
import { requireSession } from '../../platform/session.ts';
import { receiveUpload, type Upload } from '../../platform/upload.ts';
import * as service from './data-source.service.ts';
import * as held from './held-import.service.ts';
import { registerImportJobs } from './import-jobs.service.ts';
import { lookAtKept } from './kept-file.service.ts';
import { look } from './look.service.ts';
import { moveSource } from './move-source.service.ts';
import { startImport, startReimport } from './start-import.service.ts';

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Types of originals by the ending of their names. */
const TYPES: Readonly<Record<string, string>> = {
  '.xls': 'application/vnd.ms-excel',
  '.csv': 'text/csv',
  '.tsv': 'text/tab-separated-values',
  '.txt': 'text/plain',
};

function receiveWorkbook(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest): Promise<Upload> {
  const limit = { bytes: app.config.importFileBytes, error: 'spreadsheet/too-large' } as const;
  return receiveUpload(app, endpoint, request, limit);
}

export function registerDataSource(app: FastifyInstance): void {
  registerImportJobs(app);
  route(app, lookAtFile, async ({ request }) => {
    const upload = await receiveWorkbook(app, lookAtFile, request);
    return look(app, upload, upload.fields);
  });
  route(app, lookAtKeptFile, async ({ params, request }) => {
    await service.requireRowsOf(app, requireSession(request), params.id);
    return lookAtKept(app, params.id);
  });
  route(app, importDataSource, async ({ request, actor }) => {
    const upload = await receiveWorkbook(app, importDataSource, request);
    return startImport(app, actor(), upload, upload.fields);
  });
  route(app, reimportDataSource, async ({ params, request, actor }) => {
    const upload = await receiveWorkbook(app, reimportDataSource, request);
    return startReimport(app, actor(), params.id, upload, upload.fields);
  });
  route(app, settleImport, async ({ params, body, actor }) => {
    await held.settleImport(app, actor(), params.id, body.accept === 1);
    return null;
  });
  route(app, moveDataSource, async ({ params, body, actor }) => {
    await moveSource(app, actor(), params.id, body.warehouse);
    return null;
  });
  route(app, getDataSource, ({ params, language }) => service.getSource(app, params.id, language));
  route(app, listDataSources, async ({ query, language }) => {
    const page = await service.listSources(app, query, language);
    return { ...page, records: [...page.records] };
  });
  route(app, allDataSources, () => service.listUsable(app));
  route(app, previewDataSource, async ({ params, query, request }) => {
    await service.requireRowsOf(app, requireSession(request), params.id);
    return service.previewTable(app, params.id, query);
  });
  rawRoute(app, downloadOriginal, async ({ params, query, request, reply }) => {
    await service.requireRowsOf(app, requireSession(request), params.id);
    const original = await service.findOriginal(app, params.id, query.importId);
    reply.headers({
      'content-type': TYPES[path.extname(original.fileName).toLowerCase()] ?? WORKBOOK_TYPE,
      'content-disposition': toAttachment(original.fileName),
      'content-length': original.bytes,
      'cache-control': 'no-store',
    });
    return reply.send(original.open());
  });
  route(app, deleteDataSource, async ({ params }) => {
    await service.deleteSource(app, params.id);
    return null;
  });
}
