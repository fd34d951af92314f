import {
  can,
  downloadOriginal,
  exportScreen,
  getDataSet,
  importOverScreen,
  importScreen,
  lookAtArchive,
  type BodyOf,
  type Endpoint,
} from '@aj-report/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { abortOnClose } from '../../platform/abort.ts';
import { toAttachment } from '../../platform/attachment.ts';
import { rawRoute, route } from '../../platform/route.ts';
import { requireRight, requireSession } from '../../platform/session.ts';
import { receiveUpload, type Upload } from '../../platform/upload.ts';
import { archiveName, packScreen } from './export-screen.service.ts';
import { importScreen as bringScreen, readChoices, type Importer } from './import-screen.service.ts';
import { lookAtArchive as look } from './look-at-archive.service.ts';

const DESIGN = 'bigScreenManage:design';

function receiveArchive(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest): Promise<Upload> {
  return receiveUpload(app, endpoint, request, { bytes: app.config.archiveBytes, error: 'archive/too-large' });
}

function importerOf(request: FastifyRequest, reply: FastifyReply): Importer {
  return {
    actor: requireSession(request),
    language: request.language,
    signal: abortOnClose(reply),
    require: (permission: string) => void requireRight(request, permission),
  };
}

export function registerScreenArchive(app: FastifyInstance): void {
  rawRoute(app, exportScreen, async ({ query, request, reply }) => {
    const session = requireSession(request);
    const withDataSets = query.showDataSet === 1;
    const withTables = withDataSets && query.withTables === 1;
    if (withDataSets) requireRight(request, getDataSet.permission);
    if (withTables) requireRight(request, downloadOriginal.permission);
    const newest = can(DESIGN, session.authorities);
    const asked = { reportCode: query.reportCode, withDataSets, withTables, newest };
    const zip = await packScreen(app, session, asked);
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': toAttachment(archiveName(asked)),
      'cache-control': 'no-store',
    });
    return reply.send(zip);
  });
  route(app, lookAtArchive, async ({ request, language }) =>
    look(app, await receiveArchive(app, lookAtArchive, request), language),
  );
  route(app, importOverScreen, async ({ params, request, reply }) => {
    const upload = await receiveArchive(app, importOverScreen, request);
    requireRight(request, DESIGN);
    const asked = { reportCode: params.reportCode, target: 'over', choices: {} } as const;
    return bringScreen(app, importerOf(request, reply), upload, asked);
  });
  route(app, importScreen, async ({ request, reply }) => {
    const upload = await receiveArchive(app, importScreen, request);
    const { dataSets, ...asked } = upload.fields as unknown as BodyOf<typeof importScreen>;
    requireRight(request, asked.target === 'open' ? DESIGN : 'reportManage:insert');
    return bringScreen(app, importerOf(request, reply), upload, { ...asked, choices: readChoices(dataSets) });
  });
}
