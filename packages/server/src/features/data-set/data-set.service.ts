import {
  AppError,
  DATA_SET_LABEL,
  LIMITS,
  type BatchDeleted,
  type BodyOf,
  type copyDataSet as copyEndpoint,
  toPageResult,
  type Calculation,
  type DataSetChoice,
  type DataSetDetail,
  type DataSetListItem,
  type DataSetParam,
  type DataSetSave,
  type DataSetTransform,
  type FieldSetting,
  type Language,
  type PageResult,
  type RowRule,
} from '@aj-report/contract';
import { auditOfChange, auditOfNew, toAuditFields } from '../../platform/audit.ts';
import { isUniqueViolation, write } from '../../platform/db.ts';
import { deleteEach } from '../../platform/delete-each.ts';
import { toNameList } from '../../platform/name-list.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import { DATA_SET_BIN, putInBin } from '../bin/bin.service.ts';
import { requireReadySource } from '../connection/ready-source.service.ts';
import * as store from './data-set.store.ts';
import { usesOf } from './data-set-uses.service.ts';
import { toStoredSettings } from './field-settings.service.ts';
import { checkLookups, isRuled } from './lookup-graph.service.ts';
import { requirePreview } from './preview.service.ts';
import { lookedUpBy, readCalc, storedCalc } from './set-definition.ts';
import type { Actor } from '../../platform/actor.ts';

type App = Needs<'clickhouse' | 'clock' | 'config' | 'db' | 'deriveToken' | 'ids'>;

type Columns = DataSetDetail['columns'];

function toListItem(row: store.DataSetRow & { sourceName: string | null }): DataSetListItem {
  return { ...toListed(row), sourceName: row.sourceName ?? '' };
}

function toListed(row: store.DataSetRow) {
  const { id, setCode, setName, setDesc, sourceCode, setType } = row;
  const enableFlag: 0 | 1 = row.enableFlag === 1 ? 1 : 0;
  return { id, setCode, setName, setDesc, sourceCode, setType, enableFlag, ...toAuditFields(row) };
}

export function toDetail(row: store.DataSetRow): DataSetDetail {
  const { dynSentence, tableName, caseResult, cacheSeconds } = row;
  const groupFields = JSON.parse(row.groupFields) as string[];
  const calculations = JSON.parse(row.calculations) as Calculation[];
  const dataSetTransformDtoList = JSON.parse(row.transforms) as DataSetTransform[];
  const rowRules = JSON.parse(row.rowRules) as RowRule[];
  const query = { dynSentence, tableName, groupFields, calculations, dataSetTransformDtoList, rowRules };
  return { ...toListed(row), ...query, cacheSeconds, caseResult, ...toShape(row) };
}

function toShape(row: store.DataSetRow): Pick<DataSetDetail, 'columns' | 'dataSetParamDtoList' | 'fieldSettings'> {
  return {
    columns: JSON.parse(row.columns) as Columns,
    dataSetParamDtoList: JSON.parse(row.params) as DataSetParam[],
    fieldSettings: JSON.parse(row.fieldSettings) as FieldSetting[],
  };
}

function toNotFound(key: string): AppError {
  return new AppError('record/not-found', { what: DATA_SET_LABEL, key });
}

type StoredSet = Pick<
  store.DataSetRow,
  'id' | 'setCode' | 'enableFlag' | 'rowRules' | 'cacheSeconds' | 'fieldSettings'
>;

/** Columns of a row that a save sets. */
export function toValues(form: DataSetSave, preview: { columns: string; caseResult: string }) {
  const { setName, setDesc = '', sourceCode, setType, dynSentence = '', tableName = '', enableFlag = 1 } = form;
  const { cacheSeconds = null } = form;
  const params = JSON.stringify(form.dataSetParamDtoList ?? []);
  const groupFields = JSON.stringify(form.groupFields ?? []);
  const calculations = JSON.stringify(form.calculations ?? []);
  const transforms = JSON.stringify(form.dataSetTransformDtoList ?? []);
  const rowRules = JSON.stringify(form.rowRules ?? []);
  const fieldSettings = toStoredSettings(form.fieldSettings ?? [], 'body/fieldSettings');
  const asked = { sourceCode, setType, dynSentence, params, tableName, groupFields, calculations };
  return { setName, setDesc, ...asked, transforms, rowRules, fieldSettings, cacheSeconds, enableFlag, ...preview };
}

/** @throws data-set/*, calc/*, record/not-found (the source), record/code-taken */
export async function createDataSet(app: App, actor: Actor, form: DataSetSave): Promise<{ id: string }> {
  await checkDefinition(app, form);
  const values = toValues(form, await requirePreview(app, actor, form));
  await requireReadySource(app, form.sourceCode);
  const id = app.ids.newId();
  await insert(app, { id, setCode: form.setCode, ...values, ...auditOfNew(app, actor) });
  return { id };
}

/** @throws record/code-taken */
export async function insert(app: Needs<'db'>, row: store.NewDataSet): Promise<void> {
  try {
    await store.insertDataSet(app.db, row);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('record/code-taken', { what: DATA_SET_LABEL, code: row.setCode });
    throw error;
  }
}

/** Changes a data set; its code stays as it is. @throws record/not-found, request/invalid, data-set/*, calc/* */
export async function updateDataSet(app: App, actor: Actor, asked: DataSetSave): Promise<{ id: string }> {
  const row = await requireStored(app, asked);
  const form = withKept(asked, row);
  if (row.setCode !== form.setCode) {
    const reason = { zh: '保存后不能修改', en: 'cannot be changed after it was saved' };
    throw new AppError('request/invalid', { path: 'body/setCode', reason });
  }
  await checkDefinition(app, form);
  const { enableFlag = row.enableFlag } = form;
  const values = toValues(form, await requirePreview(app, actor, form));
  await requireReadySource(app, form.sourceCode);
  await store.changeDataSet(app.db, row.id, { ...values, enableFlag, ...auditOfChange(app, actor) });
  return { id: row.id };
}

/** Switches data sets on or off, all or none. @throws record/not-found */
export async function enableDataSets(
  app: Needs<'clock' | 'db'>,
  actor: Actor,
  ids: readonly string[],
  enableFlag: 0 | 1,
): Promise<void> {
  const missing = await store.enableDataSets(app.db, ids, { enableFlag, ...auditOfChange(app, actor) });
  if (missing !== undefined) throw toNotFound(missing);
}

/** A client that knows nothing of row rules or of what columns are must not take them away. */
function withKept(form: DataSetSave, row: StoredSet): DataSetSave {
  return {
    ...form,
    rowRules: form.rowRules ?? (JSON.parse(row.rowRules) as RowRule[]),
    fieldSettings: form.fieldSettings ?? (JSON.parse(row.fieldSettings) as FieldSetting[]),
    cacheSeconds: form.cacheSeconds === undefined ? row.cacheSeconds : form.cacheSeconds,
  };
}

async function checkDefinition(app: Needs<'db'>, form: DataSetSave): Promise<void> {
  await checkLookups(app, form.setCode, readCalc(form)?.calculations);
}

async function requireStored(app: Needs<'db'>, { id, setCode }: DataSetSave): Promise<StoredSet> {
  const row =
    id === undefined ? (await store.findDataSetsByCode(app.db, [setCode]))[0] : await store.findDataSet(app.db, id);
  if (!row) throw toNotFound(id ?? setCode);
  return row;
}

/** One page of the data sets that match. @throws request/sort-unknown */
export async function listDataSets(
  app: Needs<'db'>,
  query: store.DataSetFilter & PageAsked,
): Promise<PageResult<DataSetListItem>> {
  const page = toPage(query, store.SORTABLE, 'updateTime');
  const { rows, total } = await store.listDataSets(app.db, query, page);
  return toPageResult(rows.map(toListItem), total, page);
}

/** Enabled data sets to bind widgets to, latest change first. */
export async function listChoices(app: Needs<'db'>): Promise<DataSetChoice[]> {
  const rows = await store.listEnabled(app.db);
  return rows.map((row) => {
    const { id, setCode, setName, setDesc } = row;
    const isGrouped = storedCalc(row) !== undefined;
    return { id, setCode, setName, setDesc, isGrouped, ...toShape(row) };
  });
}

/** @throws record/not-found */
export async function getDataSet(app: Needs<'db'>, id: string): Promise<DataSetDetail> {
  const row = await store.findDataSet(app.db, id);
  if (!row) throw toNotFound(id);
  const detail = toDetail(row);
  // A row that one person may see is not for others to read, whenever it was kept.
  return (await isRuled(app, row)) ? { ...detail, caseResult: '{}' } : detail;
}

/** @throws record/not-found */
export async function getDataSetByCode(app: Needs<'db'>, setCode: string): Promise<DataSetDetail> {
  const id = await store.findIdOfCode(app.db, setCode);
  if (id === undefined) throw toNotFound(setCode);
  return getDataSet(app, id);
}

async function deleteIn(app: Needs<'clock' | 'db' | 'uses'>, actor: Actor, id: string): Promise<void> {
  const row = await store.findDataSet(app.db, id);
  if (!row) throw toNotFound(id);
  const users = (await usesOf(app, row.setCode)).map(({ name }) => name);
  if (users.length > 0) throw new AppError('record/in-use', { what: DATA_SET_LABEL, users: toNameList(users) });
  await putInBin(app, DATA_SET_BIN, actor, { id, code: row.setCode });
}

/** Moves a data set to the bin. @throws record/not-found, record/in-use with the names of the screens and data sets */
export async function deleteDataSet(
  { clock, db, uses }: Needs<'clock' | 'db' | 'uses'>,
  actor: Actor,
  id: string,
): Promise<void> {
  await write(db, (transaction) => deleteIn({ clock, db: transaction, uses }, actor, id));
}

/** Moves those that may be deleted to the bin, in one transaction. */
export function deleteDataSets(
  { clock, db, uses }: Needs<'clock' | 'db' | 'uses'>,
  actor: Actor,
  ids: readonly string[],
  language: Language,
): Promise<BatchDeleted> {
  return write(db, (transaction) =>
    deleteEach(ids, language, (id) => deleteIn({ clock, db: transaction, uses }, actor, id)),
  );
}

/** Codes and names of the data sets over a source, for the source's own deletion. */
export function dataSetsOver(app: Needs<'db'>, sourceCode: string): Promise<{ setCode: string; setName: string }[]> {
  return store.findSetsOver(app.db, sourceCode);
}

/** A set of another code and name that is otherwise the same. @throws record/not-found, record/code-taken */
export async function copyDataSet(
  app: Needs<'clock' | 'db' | 'ids'>,
  actor: Actor,
  { id, setCode, setName }: BodyOf<typeof copyEndpoint>,
): Promise<{ id: string }> {
  const row = await store.findDataSet(app.db, id);
  if (!row) throw toNotFound(id);
  const newId = app.ids.newId();
  await insert(app, { ...row, id: newId, setCode, setName, ...auditOfNew(app, actor) });
  return { id: newId };
}

/**
 * Copies of several sets under codes that are free; those that look each other up do so among the copies.
 * @returns the new code by the old one; a set that is not there has none
 * @throws record/code-taken
 */
export async function copyDataSets(
  app: Needs<'clock' | 'db' | 'ids'>,
  actor: Actor,
  setCodes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.listByCode(app.db, setCodes);
  const newCodes = new Map<string, string>();
  for (const { setCode } of rows) newCodes.set(setCode, await freeCode(app, setCode));
  for (const row of rows) {
    const calculations = (JSON.parse(row.calculations) as Calculation[]).map((one) => withLookup(one, newCodes));
    const setCode = newCodes.get(row.setCode)!;
    const audit = auditOfNew(app, actor);
    await insert(app, { ...row, id: app.ids.newId(), setCode, calculations: JSON.stringify(calculations), ...audit });
  }
  return newCodes;
}

export function withLookup(calculation: Calculation, newCodes: ReadonlyMap<string, string>): Calculation {
  const [looked = ''] = lookedUpBy([calculation]);
  const lookupSetCode = newCodes.get(looked);
  return lookupSetCode === undefined ? calculation : { ...calculation, lookupSetCode };
}

/** `orders_2`, or the next number that is free. */
export async function freeCode(app: Needs<'db'>, setCode: string): Promise<string> {
  for (let number = 2; ; number++) {
    const end = `_${number}`;
    const code = setCode.slice(0, LIMITS.dataSetCodeMax - end.length) + end;
    if (!(await store.isCodeTaken(app.db, code))) return code;
  }
}
