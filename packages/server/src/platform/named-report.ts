import { AppError, permissionFor, REPORT_LABEL, reportPlaceOf, type Endpoint } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keptRead } from './kept-read.ts';
import type { Db } from './schema.ts';

/** The report that a call names, as it stands in the database. */
interface NamedReport {
  readonly id: string;
  readonly reportCode: string;
  readonly reportType: string;
  readonly deleteFlag: number;
}

/** What a call says of its report, and which right it takes. */
export interface AskedReportRight {
  /** Code of the report, also of one that nobody has; undefined when the call names none. */
  readonly reportCode: string | undefined;
  /** The alternatives of the call's permission that count; undefined when it is for reports of another kind. */
  readonly permission: string | undefined;
}

const COLUMNS = ['id', 'reportCode', 'reportType', 'deleteFlag'] as const;

const findByCodes = keptRead((db, codes) =>
  db
    .selectFrom('report')
    .where('reportCode', 'in', [...codes])
    .select(COLUMNS),
);
const findByIds = keptRead((db, ids) =>
  db
    .selectFrom('report')
    .where('id', 'in', [...ids])
    .select(COLUMNS),
);

/** The service makes the ids, so nobody takes the place of a report by giving another one its id as a code. */
async function findReport(db: Db, key: string, by: Endpoint['report']): Promise<NamedReport | undefined> {
  const rows: NamedReport[] = [];
  if (by !== undefined) rows.push(...(await findByIds(db, [key])));
  if (by !== 'id') rows.push(...(await findByCodes(db, [key])));
  return rows.find(({ deleteFlag }) => deleteFlag === 0);
}

function keyOf(endpoint: Endpoint, { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>) {
  const place = reportPlaceOf(endpoint);
  if (!place) return undefined;
  const part = { params, query, body }[place.part] as Readonly<Record<string, unknown>> | null | undefined;
  const key = part?.[place.name];
  return typeof key === 'string' ? key : undefined;
}

/** The right to one report, by its kind. A report that nobody has is its handler's to speak of. */
async function readRightOf(app: FastifyInstance, endpoint: Endpoint, key: string | undefined) {
  const { permission, report: by } = endpoint;
  const report = key === undefined ? undefined : await findReport(app.db, key, by);
  return { report, permission: report ? permissionFor(permission, report.reportType) : permission };
}

/**
 * Finds the report that a call names. Where its id may stand for its code, the handler gets the code.
 * @returns the right that a report of its kind takes
 */
export async function settleReport(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<AskedReportRight> {
  const key = keyOf(endpoint, request);
  const { report, permission } = await readRightOf(app, endpoint, key);
  if (report && endpoint.report === 'codeOrId') request.params = { ...(request.params as object), ...toCode(report) };
  return { reportCode: report?.reportCode ?? (endpoint.report === 'id' ? undefined : key), permission };
}

function toCode({ reportCode }: NamedReport): { readonly reportCode: string } {
  return { reportCode };
}

/** The same for the fields of a form, which are known when the form was received. */
export async function readRightOfForm(
  app: FastifyInstance,
  endpoint: Endpoint,
  fields: Readonly<Record<string, string>>,
): Promise<AskedReportRight> {
  const key = keyOf(endpoint, { params: {}, query: {}, body: fields });
  return { reportCode: key, permission: (await readRightOf(app, endpoint, key)).permission };
}

/** A call for reports of one kind finds none of the other. */
export function toOtherKind({ reportCode }: AskedReportRight): AppError {
  return new AppError('record/not-found', { what: REPORT_LABEL, key: reportCode ?? '' });
}
