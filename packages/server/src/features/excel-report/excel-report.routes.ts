import {
  createExcelReport,
  excelFieldValues,
  excelParameterValues,
  exportExcelReport,
  exportTemplate,
  getExcelReport,
  importTemplate,
  listExcelRevisions,
  nameExcelRevision,
  previewExcelReport,
  publishExcelReport,
  unpublishExcelReport,
  toEnvelope,
  updateExcelReport,
} from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { abortOnClose } from '../../platform/abort.ts';
import { toAttachment } from '../../platform/attachment.ts';
import { jsonRoute, rawRoute, route } from '../../platform/route.ts';
import { requireRight } from '../../platform/session.ts';
import { receiveUpload } from '../../platform/upload.ts';
import { isDesigner, previewReport, readAsked, shareOf, toAskedReport, UPDATE } from './excel-data.service.ts';
import { exportReport, MEDIA_TYPES, toExcelExportKind } from './excel-export.service.ts';
import { openValues, parametersOf } from './excel-parameters.service.ts';
import { autoFiltersOf, readFieldValues } from './excel-rows.service.ts';
import { readParameterValues } from './parameter-values.service.ts';
import { registerReportProcesses } from './report-processes.ts';
import { exportTemplateFile, importTemplateFile, TEMPLATE_UPLOAD } from './template-file.service.ts';
import { excelReportsHolding, excelReportsUsing } from './excel-usage.service.ts';
import * as service from './excel-report.service.ts';
import * as revisions from './excel-revisions.service.ts';

export function registerExcelReport(app: FastifyInstance): void {
  registerReportProcesses(app);
  app.uses.addSetUsers('excel-report', excelReportsUsing);
  app.uses.addFileHolders('excel-report', excelReportsHolding);
  registerRevisions(app);
  registerTemplateFiles(app);
  app.jobs.add(toExcelExportKind(app));
  route(app, createExcelReport, async ({ body, actor, request }) => {
    if ((body.revision ?? 0) > 0) requireRight(request, UPDATE);
    return service.saveExcelReport(app, actor(), body);
  });
  route(app, updateExcelReport, ({ body, actor }) => service.saveExcelReport(app, actor(), body));
  route(app, getExcelReport, async ({ params, query, request }) => {
    const report = await readAsked(app, request, params.reportCode, query.revision);
    const mayDesign = isDesigner(request);
    const { reportId: _, usedSets: __, ...detail } = report;
    const setParam = mayDesign ? report.setParam : openValues(report);
    const share = shareOf(request, report);
    const parameters = await parametersOf(app, report, mayDesign, share?.locked ?? {});
    const autoFilters = [...autoFiltersOf(report)];
    return { ...detail, setParam, parameters, autoFilters, ...(share ? { shareUpdateTime: share.updateTime } : {}) };
  });
  route(app, publishExcelReport, ({ body, actor }) =>
    service.publishExcelReport(app, actor(), body.reportCode, body.revision),
  );
  route(app, unpublishExcelReport, async ({ body, actor }) => {
    await service.unpublishExcelReport(app, actor(), body.reportCode);
    return null;
  });
  jsonRoute(app, previewExcelReport, ({ body, request, reply }) =>
    previewReport(app, request, body, abortOnClose(reply)),
  );
  route(app, excelFieldValues, async ({ body, request, reply }) => {
    const report = await readAsked(app, request, body.reportCode, body.revision);
    const asked = toAskedReport(request, report, body);
    return readFieldValues(app, asked, body, abortOnClose(reply));
  });
  route(app, excelParameterValues, async ({ body, request, reply }) => {
    const report = await readAsked(app, request, body.reportCode, body.revision);
    const asked = toAskedReport(request, report, body);
    return readParameterValues(app, asked, body, abortOnClose(reply));
  });
  rawRoute(app, exportExcelReport, async ({ body, request, reply }) => {
    const exported = await exportReport(app, request, body, abortOnClose(reply));
    if ('jobId' in exported) return reply.send(toEnvelope(exported));
    reply.headers({
      'content-type': exported.mediaType,
      'content-disposition': toAttachment(exported.fileName),
      'content-length': exported.bytes,
      'cache-control': 'no-store',
    });
    return reply.send(exported.open());
  });
}

function registerRevisions(app: FastifyInstance): void {
  route(app, listExcelRevisions, ({ params }) => revisions.listExcelRevisions(app, params.reportCode));
  route(app, nameExcelRevision, async ({ body }) => {
    await revisions.nameExcelRevision(app, body);
    return null;
  });
}

function registerTemplateFiles(app: FastifyInstance): void {
  route(app, importTemplate, async ({ request, reply, actor, language }) => {
    const upload = await receiveUpload(app, importTemplate, request, TEMPLATE_UPLOAD);
    return importTemplateFile(app, actor(), upload, language, abortOnClose(reply));
  });
  rawRoute(app, exportTemplate, async ({ body, reply }) => {
    const { bytes, open } = await exportTemplateFile(app, body.template, abortOnClose(reply));
    reply.headers({
      'content-type': MEDIA_TYPES.xlsx,
      'content-disposition': toAttachment('template.xlsx'),
      'content-length': bytes,
      'cache-control': 'no-store',
    });
    return reply.send(open());
  });
}
