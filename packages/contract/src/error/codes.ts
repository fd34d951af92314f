import type { Text } from '../field/text.ts';
import { OUTSIDE } from './outside.ts';

export interface ErrorDeclaration {
  /** HTTP status the service answers with. */
  readonly status: number;
  /** Names of the parameters that the messages use. */
  readonly params?: readonly string[];
  /** What is told in place of the message to people who may not know the inside of sources and data sets. */
  readonly outside?: Text;
}

/**
 * Every error of the product. The key is the envelope's `code`; messages in both languages are typed by this list.
 * A code from 500 on never shows its parameters to the caller.
 */
export const ERRORS = {
  // sessions and rights
  'User.credentials.expired': { status: 401 },
  '50012': { status: 401 },
  '50014': { status: 401 },
  'User.no.authority': { status: 403, params: ['permission'] },
  'User.password.error': { status: 401 },
  'user/disabled': { status: 403 },
  'user/locked': { status: 429, params: ['minutes'] },
  'user/old-password-wrong': { status: 400 },
  'user/password-length': { status: 400, params: ['min', 'max'] },
  'user/passwords-differ': { status: 400 },
  'user/password-not-encrypted': { status: 400 },
  // requests
  'request/invalid': { status: 400, params: ['path', 'reason'] },
  'request/not-found': { status: 404, params: ['path'] },
  'request/path-refused': { status: 400 },
  'request/too-large': { status: 413, params: ['limit'] },
  'request/media-type': { status: 415, params: ['type'] },
  'request/too-many': { status: 429, params: ['seconds'] },
  'request/too-slow': { status: 408, params: ['seconds'] },
  'request/unread': { status: 429, params: ['seconds'] },
  'request/sort-unknown': { status: 400, params: ['sort', 'allowed'] },
  // records
  'record/not-found': { status: 404, params: ['what', 'key'] },
  'record/code-taken': { status: 409, params: ['what', 'code'] },
  'record/code-invalid': { status: 400, params: ['code'] },
  'record/in-use': { status: 409, params: ['what', 'users'] },
  'dictionary/built-in': { status: 409, params: ['code'] },
  'dictionary/value-twice': { status: 400, params: ['value'] },
  // files
  'file/missing': { status: 400 },
  'file/draft-gone': { status: 410 },
  'file/type-refused': { status: 415, params: ['name', 'allowed'] },
  'file/too-large': { status: 413, params: ['limit'] },
  'file/not-found': { status: 404 },
  // spreadsheets
  'spreadsheet/not-a-workbook': { status: 415, params: ['name'] },
  'spreadsheet/encrypted': { status: 422 },
  'spreadsheet/damaged': { status: 422, params: ['detail'] },
  'spreadsheet/empty': { status: 422 },
  'spreadsheet/too-large': { status: 413, params: ['limit'] },
  'spreadsheet/inflated-too-large': { status: 413, params: ['limit'] },
  'spreadsheet/ratio': { status: 413, params: ['limit', 'part'] },
  'spreadsheet/too-many-rows': { status: 413, params: ['sheet', 'row', 'limit'] },
  'spreadsheet/too-many-columns': { status: 413, params: ['sheet', 'row', 'column', 'limit'] },
  'spreadsheet/too-many-sheets': { status: 413, params: ['count', 'limit'] },
  'spreadsheet/cell-unreadable': { status: 422, params: ['sheet', 'row', 'column', 'detail'] },
  'spreadsheet/header-missing': { status: 422, params: ['sheet', 'row'] },
  'spreadsheet/column-unknown': { status: 422, params: ['sheet', 'column', 'columns'] },
  'spreadsheet/values-do-not-fit': { status: 422, params: ['sheet', 'detail'] },
  'spreadsheet/append-no-column': { status: 422, params: ['sheet', 'table', 'columns'] },
  'spreadsheet/out-of-memory': { status: 422, params: ['limit'] },
  'spreadsheet/interrupted': { status: 422 },
  // data sources
  'data-source/not-ready': { status: 409, params: ['name', 'status'], outside: OUTSIDE.notReady },
  'data-source/busy': { status: 409, params: ['name'], outside: OUTSIDE.notReady },
  'data-source/columns-differ': { status: 409 },
  'data-source/nothing-to-append-to': { status: 409, params: ['name'], outside: OUTSIDE.wrong },
  'data-source/nothing-held': { status: 409 },
  'data-source/failure-unknown': { status: 422, params: ['code'] },
  'data-source/move-waits': { status: 409, params: ['warehouse'], outside: OUTSIDE.wrong },
  'data-source/warehouse-same': { status: 409, params: ['name', 'warehouse'], outside: OUTSIDE.wrong },
  'data-source/warehouse-missing': { status: 409, params: ['warehouse', 'setting'], outside: OUTSIDE.closed },
  'data-source/warehouse-failed': { status: 503, params: ['host', 'detail'], outside: OUTSIDE.failed },
  'data-source/table-unknown': { status: 404, params: ['table', 'tables'], outside: OUTSIDE.changed },
  'data-source/kind-unknown': { status: 400, params: ['kind', 'known'], outside: OUTSIDE.wrong },
  'data-source/kind-differs': { status: 409, params: ['name', 'kind'], outside: OUTSIDE.wrong },
  'data-source/host-invalid': { status: 400, params: ['host'], outside: OUTSIDE.wrong },
  'data-source/rows-hidden': { status: 403, params: ['sets'], outside: OUTSIDE.closed },
  'data-source/own-database': { status: 422, params: ['host'], outside: OUTSIDE.closed },
  'data-source/unreachable': { status: 422, params: ['host', 'reason'], outside: OUTSIDE.unreachable },
  'data-source/encryption-refused': { status: 422, params: ['host', 'detail'], outside: OUTSIDE.closed },
  'data-source/address-refused': { status: 422, params: ['host', 'address', 'setting'], outside: OUTSIDE.closed },
  'data-source/login-refused': { status: 422, params: ['host', 'detail'], outside: OUTSIDE.closed },
  'data-source/connections-busy': { status: 429, params: ['seconds'] },
  'data-source/timeout': { status: 422, params: ['host', 'seconds'], outside: OUTSIDE.slow },
  'data-source/redirect-refused': { status: 422, params: ['url'], outside: OUTSIDE.closed },
  'data-source/answer-status': { status: 422, params: ['status', 'detail'], outside: OUTSIDE.status },
  'data-source/answer-too-large': { status: 422, params: ['limit'] },
  'data-source/answer-invalid': { status: 422, params: ['detail'], outside: OUTSIDE.answer },
  'data-source/driver-unfit': { status: 500 },
  'data-source/rows-not-found': { status: 422, params: ['path'], outside: OUTSIDE.answer },
  // SQL
  'sql/empty': { status: 400 },
  'sql/not-a-select': { status: 400 },
  'sql/several-statements': { status: 400, params: ['count'], outside: OUTSIDE.wrong },
  'sql/function-refused': { status: 400, params: ['name'], outside: OUTSIDE.wrong },
  'sql/syntax': { status: 400, params: ['detail', 'line', 'column'], outside: OUTSIDE.wrong },
  'sql/failed': { status: 422, params: ['detail'], outside: OUTSIDE.failed },
  'sql/param-missing': { status: 400, params: ['param'] },
  'sql/param-unknown': { status: 400, params: ['param'], outside: OUTSIDE.wrong },
  'sql/param-invalid': { status: 400, params: ['param', 'type', 'value'] },
  'sql/param-not-allowed': { status: 400, params: ['param', 'value', 'allowed'] },
  'sql/param-misplaced': { status: 400, params: ['param'], outside: OUTSIDE.wrong },
  'sql/timeout': { status: 422, params: ['seconds'] },
  'sql/out-of-memory': { status: 422, params: ['limit'] },
  'sql/cancelled': { status: 409 },
  'sql/busy': { status: 429 },
  // data sets
  'data-set/not-previewed': { status: 409 },
  'data-set/disabled': { status: 409, params: ['code'] },
  'data-set/type-unknown': { status: 400, params: ['type'], outside: OUTSIDE.wrong },
  'data-set/request-invalid': { status: 400, params: ['detail'], outside: OUTSIDE.wrong },
  'data-set/path-value-refused': { status: 400, params: ['param', 'value'] },
  'data-set/type-mismatch': { status: 400, params: ['type', 'kind'], outside: OUTSIDE.wrong },
  'data-set/table-required': { status: 400 },
  'data-set/group-fields-required': { status: 400 },
  'data-set/calculation-required': { status: 400 },
  'data-set/transform-unknown': { status: 400, params: ['type'], outside: OUTSIDE.wrong },
  'data-set/transform-invalid': { status: 400 },
  'data-set/field-unknown': { status: 400, params: ['field', 'known'] },
  'data-set/filter-values': { status: 400, params: ['field', 'symbol', 'count'] },
  'data-set/rule-param-required': { status: 400, params: ['field'], outside: OUTSIDE.wrong },
  'data-set/rule-field-unknown': { status: 422, params: ['field', 'known'], outside: OUTSIDE.wrong },
  'data-set/rule-needs-user': { status: 403, params: ['code'] },
  'data-set/rule-not-locked': { status: 403, params: ['code', 'param'] },
  // calculation rows
  'calc/func-unknown': { status: 400, params: ['row', 'func', 'known'], outside: OUTSIDE.wrong },
  'calc/argument-required': { status: 400, params: ['row', 'func', 'argument'], outside: OUTSIDE.wrong },
  'calc/argument-invalid': {
    status: 400,
    params: ['row', 'func', 'argument', 'value', 'reason'],
    outside: OUTSIDE.wrong,
  },
  'calc/alias-invalid': { status: 400, params: ['row', 'alias'], outside: OUTSIDE.wrong },
  'calc/alias-taken': { status: 400, params: ['row', 'alias'], outside: OUTSIDE.wrong },
  'calc/group-field-unknown': { status: 400, params: ['field', 'known'], outside: OUTSIDE.changed },
  'calc/operand-unknown': { status: 400, params: ['row', 'func', 'field', 'known'], outside: OUTSIDE.changed },
  'calc/if-over-source-field': { status: 400, params: ['row', 'field'], outside: OUTSIDE.wrong },
  'calc/lookup-field-unknown': { status: 400, params: ['row', 'field', 'set', 'known'], outside: OUTSIDE.changed },
  'calc/lookup-cycle': { status: 409, params: ['path'], outside: OUTSIDE.wrong },
  'calc/lookup-too-deep': { status: 409, params: ['depth', 'path'], outside: OUTSIDE.wrong },
  'calc/lookup-too-large': { status: 422, params: ['set', 'limit'], outside: OUTSIDE.wrong },
  // maps
  'geo-map/not-json': { status: 415, params: ['reason'] },
  'geo-map/not-a-collection': { status: 415, params: ['found'] },
  'geo-map/projected': { status: 415, params: ['system'] },
  'geo-map/empty': { status: 422 },
  'geo-map/feature-invalid': { status: 422, params: ['index', 'reason'] },
  'geo-map/name-unknown': { status: 422, params: ['property', 'known'] },
  'geo-map/too-many-features': { status: 422, params: ['count', 'limit'] },
  'geo-map/too-many-points': { status: 422, params: ['limit'] },
  'geo-map/too-large': { status: 413, params: ['limit'] },
  'geo-map/too-heavy': { status: 422 },
  'geo-map/in-use': { status: 409, params: ['screens'] },
  // screens and shares
  'screen/conflict': { status: 409, params: ['revision', 'by', 'at'] },
  'screen/revision-missing': { status: 409, params: ['revision'] },
  'screen/not-published': { status: 404, params: ['code'] },
  'screen/duplicate-widget': { status: 400, params: ['id'] },
  'screen/set-not-bound': { status: 403, params: ['code'] },
  'screen/map-not-shown': { status: 403, params: ['code'] },
  'report/excel-unavailable': { status: 422 },
  'live/off': { status: 409 },
  'live/too-many': { status: 429, params: ['limit'] },
  'report.share.link.invalid': { status: 404 },
  'share/password-needed': { status: 401 },
  'share/password-wrong': { status: 401 },
  // the service itself
  'server/failed': { status: 500 },
  'server/unavailable': { status: 503 },
  'server/disk-full': { status: 507 },
  'server/metadata-damaged': { status: 500 },
} as const satisfies Record<string, ErrorDeclaration>;

export type ErrorCode = keyof typeof ERRORS;
/** A text parameter is worded in the reader's language. */
export type ErrorParams = Readonly<Record<string, string | number | Text>>;

/** What outsiders are told of an error in place of its message; undefined when everybody is told the same. */
export function outsideOf(code: ErrorCode): Text | undefined {
  const declared: ErrorDeclaration = ERRORS[code];
  return declared.outside;
}

export function statusOf(code: ErrorCode): number {
  return ERRORS[code].status;
}
