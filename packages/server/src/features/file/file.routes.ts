import { downloadFile, uploadFile } from '@aj-report/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { rawRoute, route } from '../../platform/route.ts';
import { receiveUpload } from '../../platform/upload.ts';
import { parseRange } from './byte-range.ts';
import * as service from './file.service.ts';

/** What a browser may show in place; everything else is a download. */
const SHOWN = /^(image|video)\//;

function describeFile(reply: FastifyReply, file: { id: string; fileName: string; mediaType: string }): void {
  const name = encodeURIComponent(file.fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  reply.headers({
    'content-type': file.mediaType,
    'content-disposition': `${SHOWN.test(file.mediaType) ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag: `"${file.id}"`,
  });
}

export function registerFile(app: FastifyInstance): void {
  route(app, uploadFile, async ({ request, actor }) => {
    const limit = { bytes: app.config.uploadBytes, error: 'file/too-large' } as const;
    return service.keepFile(app, actor(), await receiveUpload(app, uploadFile, request, limit));
  });
  rawRoute(app, downloadFile, async ({ params, request, reply }) => {
    const file = await service.requireFile(app, params.fileId);
    describeFile(reply, file);
    if (request.headers['if-none-match'] === `"${file.id}"`) return reply.code(304).send();
    const range = parseRange(request.headers.range, file.size);
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send();
    if (!range) return reply.header('content-length', file.size).send(app.files.read(file.id));
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
    return reply.header('content-length', range.end - range.start + 1).send(app.files.read(file.id, range));
  });
}
