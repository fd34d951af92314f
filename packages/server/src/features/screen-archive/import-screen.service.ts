import { rm } from 'node:fs/promises';
import {
  AppError,
  messageOf,
  SetChoices,
  type ArchiveManifest,
  type ArchivedSet,
  type ArchivedSource,
  type BodyOf,
  type ImportedScreen,
  type importScreen as importEndpoint,
  type Language,
  type ScreenDocument,
} from '@aj-report/contract';
import { Ajv } from 'ajv';
import { write } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import { draftOfBytes, type Upload } from '../../platform/upload.ts';
import { toUserAsker } from '../data-set/asker.service.ts';
import type { HasSetAnswers } from '../data-set/set-answers.service.ts';
import { checkTravelling, insertTravelling, lookedUp, tryTravelling } from '../data-set/travelling-sets.service.ts';
import { findTravelling } from '../data-source/kept-file.service.ts';
import {
  forgetPrepared,
  insertPrepared as insertSource,
  prepareImport,
  type PreparedSource,
} from '../data-source/start-import.service.ts';
import {
  findFiles,
  forgetPrepared as forgetFiles,
  insertPrepared as insertFiles,
  prepareFile,
  type PreparedFile,
} from '../file/prepared-files.service.ts';
import { findMapByCode, withPreparedMap, type PreparedMap } from '../geo-map/geo-map.service.ts';
import { createReport } from '../report/report.service.ts';
import { putDocument, withSets } from '../screen/screen.service.ts';
import { fileIdsIn, withAddresses } from './document-addresses.ts';
import { sourceStates } from './look-at-archive.service.ts';
import { withArchive, type ScreenArchive } from './read-archive.ts';
import type { Actor } from '../../platform/actor.ts';

type App = Needs<
  'clickhouse' | 'clock' | 'config' | 'db' | 'deriveToken' | 'files' | 'ids' | 'jobs' | 'log' | 'queryEngine'
> &
  HasSetAnswers;

export interface ImportAsked extends Omit<BodyOf<typeof importEndpoint>, 'dataSets' | 'target'> {
  /** A new report, one that is there and gets a revision, or the open screen, which takes the document itself. */
  readonly target?: 'new' | 'over' | 'open';
  readonly choices: SetChoices;
}

/** Who imports, what that person may bring, and how long it is waited for. */
export interface Importer {
  readonly actor: Actor;
  readonly language: Language;
  readonly signal: AbortSignal;
  /** @throws User.no.authority */
  require(permission: string): void;
}

const checkChoices = new Ajv({ strict: false }).compile<SetChoices>(SetChoices);

/** The choices of the form. @throws request/invalid */
export function readChoices(text = '{}'): SetChoices {
  const reason = {
    zh: '必须是 {"数据集编码": {"bring": true} 或 {"use": "编码"}} 形式的 JSON',
    en: 'must be JSON like {"code of a set": {"bring": true} or {"use": "code"}}',
  };
  try {
    const choices: unknown = JSON.parse(text);
    if (checkChoices(choices)) return choices;
  } catch (error) {
    throw new AppError('request/invalid', { path: 'body/dataSets', reason }, { cause: error });
  }
  throw new AppError('request/invalid', { path: 'body/dataSets', reason });
}

/** Everything that is written in one transaction; the bytes lie on the disk already. */
interface Prepared {
  readonly files: PreparedFile[];
  readonly sources: PreparedSource[];
  readonly maps: PreparedMap[];
  readonly sets: readonly ArchivedSet[];
  readonly document: ScreenDocument;
}

/**
 * Writes what an uploaded file brings: pictures, maps, spreadsheets, data sets, and a new report, or a revision of one,
 * unless the open screen takes the document. All of it or nothing.
 * @throws archive/*, record/code-taken, User.no.authority, data-set/*, geo-map/*, spreadsheet/*, file/type-refused
 */
export async function importScreen(
  app: App,
  by: Importer,
  upload: Upload,
  asked: ImportAsked,
): Promise<ImportedScreen> {
  const work = async (archive: ScreenArchive) => {
    const sets = await chosenSets(app, by, archive, asked.choices);
    const prepared: Prepared = { files: [], sources: [], maps: [], sets, document: archive.document };
    try {
      return await prepare(app, by, archive, asked, prepared);
    } catch (error) {
      await forgetFiles(app, prepared.files);
      await forgetPrepared(app, prepared.sources);
      throw error;
    }
  };
  try {
    const done = await withArchive(app, upload, work);
    await rm(upload.path, { force: true });
    app.jobs.wake();
    return done;
  } catch (error) {
    await upload.discard();
    throw error;
  }
}

/** Puts bytes on the disk step by step, then writes all rows. */
async function prepare(
  app: App,
  by: Importer,
  archive: ScreenArchive,
  asked: ImportAsked,
  prepared: Prepared,
): Promise<ImportedScreen> {
  const addresses = await bringPictures(app, by, archive, prepared.files);
  await bringSources(app, by, archive, prepared);
  const document = withAddresses(archive.document, addresses);
  return bringMaps(app, by, archive, prepared, () => writeAll(app, by, asked, archive, { ...prepared, document }));
}

async function writeAll(
  app: App,
  { actor, language }: Importer,
  asked: ImportAsked,
  archive: ScreenArchive,
  { files, sources, maps, sets, document }: Prepared,
): Promise<ImportedScreen> {
  const { target = 'new', reportCode, reportName = archive.manifest.report.reportName } = asked;
  const used = Object.entries(asked.choices).flatMap(([code, choice]): [string, string][] =>
    'use' in choice ? [[code, choice.use]] : [],
  );
  return write(app.db, async (db) => {
    const within = { clock: app.clock, ids: app.ids, db };
    await insertFiles(app, db, files);
    for (const map of maps) await map.insert(db);
    for (const source of sources) await insertSource(db, source);
    const setCodes = await insertTravelling(within, actor, sets, new Map(used));
    const { title = reportName, ...dashboard } = document.dashboard ?? {};
    const shown = target === 'new' && asked.reportName !== undefined ? reportName : title;
    const mapped = withSets({ ...document, reportCode, dashboard: { ...dashboard, title: shown } }, setCodes);
    if (target === 'new') {
      const { description } = archive.manifest.report;
      await createReport(within, actor, { reportCode, reportName: reportName || reportCode, description }, language);
      await putDocument(within, actor, mapped, 0);
    }
    if (target === 'over') await putDocument(within, actor, mapped, 1);
    const changed = [...setCodes].filter(([old, now]) => old !== now);
    const counts = { dataSets: sets.length, sources: sources.length, maps: maps.length, pictures: files.length };
    return {
      reportCode,
      setCodes: Object.fromEntries(changed),
      ...counts,
      ...(target === 'open' && { document: mapped }),
    };
  });
}

/** The sets that are to come along, with those that they look up; each is tried where its source is here. */
async function chosenSets(
  app: App,
  by: Importer,
  { manifest }: ScreenArchive,
  choices: SetChoices,
): Promise<readonly ArchivedSet[]> {
  const isWanted = (code: string) => Object.hasOwn(choices, code) && 'bring' in choices[code]!;
  const sets = manifest.dataSets.filter(({ setCode }) => isWanted(setCode));
  const unknown = Object.keys(choices).find((code) => isWanted(code) && !sets.some(({ setCode }) => setCode === code));
  if (unknown !== undefined)
    throw new AppError('archive/set-unavailable', { name: manifest.setNames[unknown] ?? unknown });
  if (sets.length > 0) by.require('resultsetManage:insert');
  const states = await sourceStates(app, manifest);
  for (const set of sets) {
    const state = states.get(set.sourceCode) ?? 'missing';
    if (state === 'missing') throw new AppError('archive/set-unavailable', { name: set.setName });
    await checkSet(app, by, set, state === 'here' && !lookedUp(set).some(isWanted));
  }
  return sets;
}

async function checkSet(app: App, by: Importer, set: ArchivedSet, canRun: boolean): Promise<void> {
  try {
    const source = await findTravelling(app, set.sourceCode);
    checkTravelling(set, source?.sourceType ?? 'spreadsheet');
    if (canRun) await tryTravelling(app, set, toUserAsker(by.actor, by.language), by.signal);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, params } = error;
    const reason = { zh: messageOf(code, params, 'zh'), en: messageOf(code, params, 'en') };
    throw new AppError('archive/set-broken', { name: set.setName, reason }, { cause: error });
  }
}

/** New addresses by old ones. A picture that is here already under its id stays where it is. */
async function bringPictures(
  app: App,
  { actor }: Importer,
  { manifest, read }: ScreenArchive,
  files: PreparedFile[],
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const { path, address, fileName } of manifest.files) {
    const [id] = fileIdsIn({ reportCode: address });
    if (id !== undefined && (await findFiles(app, [id])).length > 0) continue;
    const upload = await draftOfBytes(app, read(path), fileName);
    const file = await prepareFile(app, actor, upload);
    files.push(file);
    addresses.set(address, file.result.urlPath);
  }
  return addresses;
}

/** Workbooks of the sources that are not here and that a set which comes along draws from. */
async function bringSources(
  app: App,
  by: Importer,
  { manifest, read }: ScreenArchive,
  { sets, sources }: Prepared,
): Promise<void> {
  const states = await sourceStates(app, manifest);
  const needed = new Set(sets.map(({ sourceCode }) => sourceCode));
  const brought = manifest.sources.filter(
    ({ sourceCode }) => needed.has(sourceCode) && states.get(sourceCode) === 'brought',
  );
  if (brought.length > 0) by.require('datasourceManage:insert');
  for (const source of brought) sources.push(await bringSource(app, by.actor, source, read));
}

async function bringSource(
  app: App,
  actor: Actor,
  { sourceCode, sourceName, fileName, path, reading = {} }: ArchivedSource,
  read: ScreenArchive['read'],
): Promise<PreparedSource> {
  const upload = await draftOfBytes(app, read(path!), fileName ?? path!);
  try {
    return await prepareImport(app, actor, upload, { ...reading, sourceCode, sourceName });
  } catch (error) {
    await upload.discard();
    throw error;
  }
}

/** Maps that are not here, one inside the other: what one put on the disk is gone when a later step fails. */
async function bringMaps<T>(
  app: App,
  by: Importer,
  { manifest, read }: ScreenArchive,
  { maps }: Prepared,
  write: () => Promise<T>,
): Promise<T> {
  const missing: ArchiveManifest['maps'] = [];
  for (const map of manifest.maps) if (!(await findMapByCode(app, map.mapCode))) missing.push(map);
  if (missing.length > 0) by.require('geoMapManage:insert');
  const bring = async (at: number): Promise<T> => {
    const map = missing[at];
    if (!map) return write();
    const { path, ...fields } = map;
    const upload = await draftOfBytes(app, read(path), `${map.mapCode}.json`);
    return withPreparedMap(app, by.actor, upload, fields, (prepared) => {
      maps.push(prepared);
      return bring(at + 1);
    });
  };
  return bring(0);
}
