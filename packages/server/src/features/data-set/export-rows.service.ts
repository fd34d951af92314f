import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Cell, type ExportFormat, type Language } from '@aj-report/contract';
import { toSampleContext } from '../../engine/data-set/resolve.ts';
import { defineJob, type JobFile, type JobKind, type JobRun } from '../../platform/job-kind.ts';
import type { Needs } from '../../platform/needs.ts';
import { draftsFolder } from '../../platform/upload.ts';
import { toUserAsker } from './asker.service.ts';
import { getDataSet } from './data-set.service.ts';
import { findSet } from './find-sets.service.ts';
import type { HasSetAnswers } from './set-answers.service.ts';
import { readSetPages } from './set-pages.service.ts';
import { writeRows } from './write-rows.ts';
import type { Actor } from '../../platform/actor.ts';

type App = Needs<'clickhouse' | 'config' | 'db' | 'deriveToken' | 'ids' | 'queryEngine'> & HasSetAnswers;

interface ExportInput {
  readonly setId: string;
  readonly format: ExportFormat;
  /** Of dictionary texts in the rows. */
  readonly language: Language;
}

const KIND = 'data-set-export';
/** Rows that are asked for at a time. */
const PAGE_ROWS = 20_000;

/** Starts the export of a data set and answers the id of its job. @throws record/not-found */
export async function beginExport(
  app: Needs<'db' | 'jobs'>,
  actor: Actor,
  { setId, format, language }: ExportInput,
): Promise<string> {
  const { setName } = await getDataSet(app, setId);
  return app.jobs.begin(actor, { kind: KIND, title: `${setName}.${format}`, input: { setId, format, language } });
}

/** All rows of a set that its owner may see, page after page; its parameters have their sample values, as in a preview. */
async function* readRows(app: App, { job, input, signal, report }: JobRun<ExportInput>): AsyncGenerator<Cell[]> {
  const { setCode } = await getDataSet(app, input.setId);
  const asker = toUserAsker({ userId: job.ownerId, loginName: job.owner }, input.language);
  const set = await findSet(app, setCode, asker);
  const context = toSampleContext(set.params);
  let done = 0;
  for await (const { columns, json, total, rowCount } of readSetPages(app, set, context, { size: PAGE_ROWS }, signal)) {
    if (done === 0) yield columns.map((column) => column.name);
    const { data } = JSON.parse(json.toString()) as { data: Cell[][] };
    for (let row = 0; row < rowCount; row++) yield data.map((cells) => cells[row] ?? null);
    done += rowCount;
    report(total === 0 ? 1 : done / total, done);
  }
}

async function exportRows(app: App, run: JobRun<ExportInput>): Promise<JobFile> {
  const folder = draftsFolder(app);
  await mkdir(folder, { recursive: true });
  const draftPath = path.join(folder, app.ids.newId());
  try {
    await writeRows(draftPath, run.input.format, readRows(app, run), run.signal);
  } catch (error) {
    await rm(draftPath, { force: true });
    throw error;
  }
  return { draftPath, fileName: run.job.title };
}

/** Jobs that write all rows of a data set to a file. */
export function toExportKind(app: App): JobKind<ExportInput> {
  return defineJob<ExportInput>({
    kind: KIND,
    title: { zh: '导出数据', en: 'Export of rows' },
    permission: 'resultsetManage:query',
    retries: 2,
    canRetry: true,
    run: (run) => exportRows(app, run),
  });
}
