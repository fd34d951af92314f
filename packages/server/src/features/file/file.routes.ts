import {
  deleteFile,
  deleteFiles,
  downloadFile,
  fileUsage,
  getFile,
  listFiles,
  replaceFile,
  updateFile,
  uploadFile,
} from '@aj-report/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { rawRoute, route } from '../../platform/route.ts';
import { receiveUpload } from '../../platform/upload.ts';
import { parseRange } from './byte-range.ts';
import * as service from './file.service.ts';

/** What a browser may show in place; everything else is a download. */
const SHOWN = /^(image|video)\//;

/** s; a replaced file is shown anew after at most so long, and meanwhile is asked about in the background. */
const FRESH_SECONDS = 60;
const STALE_SECONDS = 604_800;

function describeFile(reply: FastifyReply, file: { contentId: string; fileName: string; mediaType: string }): void {
  const name = encodeURIComponent(file.fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  reply.headers({
    'content-type': file.mediaType,
    'content-disposition': `${SHOWN.test(file.mediaType) ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': `public, max-age=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
    'accept-ranges': 'bytes',
    etag: `"${file.contentId}"`,
  });
}

function registerFileList(app: FastifyInstance): void {
  route(app, listFiles, async ({ query }) => {
    const page = await service.listFiles(app, query);
    return { ...page, records: [...page.records] };
  });
  route(app, fileUsage, () => service.readUsage(app));
  route(app, getFile, ({ params }) => service.getFile(app, params.id));
  route(app, updateFile, async ({ body, actor }) => {
    await service.updateFile(app, actor(), body);
    return null;
  });
  route(app, deleteFile, async ({ params }) => {
    await service.deleteFile(app, params.id);
    return null;
  });
  route(app, deleteFiles, ({ body, language }) => service.deleteFiles(app, body, language));
}

export function registerFile(app: FastifyInstance): void {
  registerFileList(app);
  const limit = { bytes: app.config.uploadBytes, error: 'file/too-large' } as const;
  route(app, replaceFile, async ({ params, request, actor }) => {
    const upload = await receiveUpload(app, replaceFile, request, limit);
    return service.replaceFile(app, actor(), params.id, upload);
  });
  route(app, uploadFile, async ({ request, actor }) => {
    return service.keepFile(app, actor(), await receiveUpload(app, uploadFile, request, limit));
  });
  rawRoute(app, downloadFile, async ({ params, request, reply }) => {
    const file = await service.requireFile(app, params.fileId);
    describeFile(reply, file);
    if (request.headers['if-none-match'] === `"${file.contentId}"`) return reply.code(304).send();
    const range = parseRange(request.headers.range, file.size);
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send();
    if (!range) return reply.header('content-length', file.size).send(app.files.read(file.contentId));
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
    return reply.header('content-length', range.end - range.start + 1).send(app.files.read(file.contentId, range));
  });
}
