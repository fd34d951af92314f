import { mkdirSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { removeData, startProduct, type Product } from './product.ts';

const SIDE = 250;
const LINES = SIDE * SIDE;
const CELLS = 200;
/** When the power is cut: as a draft or a stored file comes into being, or some ms later. */
const CUTS = ['drafts', 'files', 'files', 'files', 150, 400, 900, 1_600] as const;

interface Job {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly fileName: string | null;
  readonly failureReason: string | null;
}

interface Page<Row> {
  readonly total: number;
  readonly records: readonly Row[];
}

interface Saved {
  readonly revision: number;
  readonly template: { readonly sheets: readonly { readonly cells: readonly { readonly value: string }[] }[] };
}

/** Folders of stored files; made beforehand, so that each can be watched. */
function storeFolders({ dataDir }: Product): string[] {
  return Array.from({ length: 256 }, (_, n) => path.join(dataDir, 'files', n.toString(16).padStart(2, '0')));
}

const storedFiles = (product: Product): string[] => storeFolders(product).flatMap((folder) => readdirSync(folder));

/** Resolves as soon as something comes into one of the folders. */
async function somethingIn(folders: readonly string[]): Promise<void> {
  const watchers: FSWatcher[] = [];
  await new Promise<void>((resolve) => {
    for (const folder of folders) watchers.push(watch(folder, () => resolve()));
  });
  for (const watcher of watchers) watcher.close();
}

async function cut(product: Product, when: (typeof CUTS)[number]): Promise<void> {
  if (typeof when === 'number') await sleep(when);
  else if (when === 'drafts') await somethingIn([path.join(product.dataDir, 'drafts')]);
  else await somethingIn(storeFolders(product));
  await product.kill();
}

async function addSet(api: Api): Promise<void> {
  const csv = `n\n${Array.from({ length: SIDE }, (_, n) => n).join('\n')}\n`;
  const file = { name: 'n.csv', bytes: new TextEncoder().encode(csv) };
  const { id } = await api.upload('/dataSource/import', file, { sourceCode: 'numbers', sourceName: '数' });
  const { tables } = await api.waitForImport(id);
  const table = `"${tables[0]?.name}"`;
  const dynSentence = `select a.n * ${SIDE} + b.n as i from ${table} a, ${table} b`;
  const query = { sourceCode: 'numbers', setType: 'sql', dynSentence };
  await api.get('POST', '/dataSet/testTransform', query);
  await api.get('POST', '/dataSet', { ...query, setCode: 'many', setName: '许多' });
}

async function addReport(api: Api, reportCode: string, value: string): Promise<void> {
  await api.get('POST', '/report', { reportName: reportCode, reportCode, reportType: 'report_excel' });
  const template = { schemaVersion: 1, sheets: [{ name: 'S', cells: [{ row: 0, column: 0, value }] }] };
  await api.get('POST', '/reportExcel', { reportCode, template });
}

/** Saves the report over and over, every cell with the number of its revision. Answers the last one that was answered. */
async function saveUntilGone(api: Api, reportCode: string, from: number): Promise<number> {
  for (let revision = from; ; revision++) {
    const cells = Array.from({ length: CELLS }, (_, row) => ({ row, column: 0, value: `${revision + 1}` }));
    const template = { schemaVersion: 1, sheets: [{ name: 'S', cells }] };
    const saved = await api.get('PUT', '/reportExcel', { reportCode, revision, template }).catch(() => undefined);
    if (!saved) return revision;
  }
}

describe('a power cut amid saves, exports and schedules of Excel reports', () => {
  let mails: MailServer;
  let settings: Record<string, string>;
  let product: Product;
  let api: Api;
  let revision = 1;
  const exports: string[] = [];
  const recipients: string[] = [];

  const signIn = async () => {
    api = new Api(product.address);
    await api.login();
  };
  const settled = async (id: string): Promise<Job> => {
    for (;;) {
      const job = await api.get<Job>('GET', `/job/${id}`);
      if (!['waiting', 'running'].includes(job.status)) return job;
      await sleep(100);
    }
  };

  beforeAll(async () => {
    mails = await startMailServer();
    settings = { AJ_SAMPLES: '0', AJ_SMTP_HOST: '127.0.0.1', AJ_SMTP_PORT: String(mails.port) };
    product = await startProduct(settings);
    for (const folder of storeFolders(product)) mkdirSync(folder, { recursive: true });
    await signIn();
    await addSet(api);
    await addReport(api, 'long', '#{many.i}');
    await addReport(api, 'saved', '1');
  });
  afterAll(async () => {
    await product.stop();
    removeData(product);
    await mails.stop();
  });

  it.each(CUTS.map((when, turn) => [when, turn] as const))(
    'at %s (%i) loses and doubles nothing',
    { timeout: 120_000 },
    async (when, turn) => {
      const recipient = `cut-${turn}@example.com`;
      const timing = { cron: '0 8 29 2 *', timeZone: 'UTC' };
      const plan = {
        scheduleName: `断电 ${turn}`,
        reportCode: 'saved',
        ...timing,
        format: 'pdf',
        recipients: [recipient],
      };
      const schedule = await api.get<{ id: string }>('POST', '/reportSchedule', plan);
      const cutting = cut(product, when);
      const saving = saveUntilGone(api, 'saved', revision);
      const body = { reportCode: 'long', exportType: 'gaea_template_csv', byteOrderMark: 0 };
      const started = await Promise.allSettled([
        api.get<{ jobId: string }>('POST', '/reportExcel/exportExcel', body),
        api.get<{ id: string }>('POST', '/reportSchedule/run', { id: schedule.id }),
      ]);
      const [exported, ran] = started.map((one) => (one.status === 'fulfilled' ? one.value : undefined));
      await cutting;
      const answered = await saving;
      product = await startProduct(settings, product.dataDir);
      await signIn();

      const saved = await api.get<Saved>('GET', '/reportExcel/detailByReportCode/saved?revision=newest');
      expect(saved.revision).toBeGreaterThanOrEqual(answered);
      expect(saved.revision).toBeLessThanOrEqual(answered + 1);
      const values = saved.template.sheets[0]?.cells.map(({ value }) => value) ?? [];
      const wanted = saved.revision === 1 ? ['1'] : Array<string>(CELLS).fill(`${saved.revision}`);
      expect(values, 'no save is halved').toEqual(wanted);
      revision = saved.revision;

      if (exported && 'jobId' in exported) {
        exports.push(exported.jobId);
        expect(await settled(exported.jobId)).toMatchObject({ status: 'done', failureReason: null });
        const url = `${product.address}/data-report/job/${exported.jobId}/file`;
        const text = await (await fetch(url, { headers: api.headers })).text();
        expect(text.trimEnd().split('\r\n')).toHaveLength(LINES);
      }
      if (ran && 'id' in ran) {
        recipients.push(recipient);
        expect(await settled(ran.id)).toMatchObject({ status: 'done' });
        const runs = await api.get<Page<object>>('GET', `/reportSchedule/runs/pageList?scheduleId=${schedule.id}`);
        expect(runs.records).toMatchObject([{ state: 'done', mails: 1 }]);
        const outbox = await api.get<Page<object>>('GET', `/mail/pageList?recipient=cut-${turn}`);
        expect(outbox.total).toBe(1);
      }
    },
  );

  it('leaves one file for each job and no other', async () => {
    const jobs = await api.get<Page<Job>>('GET', '/job/pageList?everyone=1&pageSize=100');
    const made = jobs.records.filter(({ kind }) => kind === 'excel-export' || kind === 'scheduled-report');
    for (const { id } of made) expect(await settled(id)).toMatchObject({ status: 'done' });
    expect(made.map(({ id }) => id)).toEqual(expect.arrayContaining(exports));
    expect(made.length - exports.length - recipients.length, 'begun but not answered').toBeLessThanOrEqual(CUTS.length);
    expect(storedFiles(product)).toHaveLength(made.length);
  });

  it('mails each file once: what was sent again, since the power went before that was written down, bears the same id', async () => {
    for (const recipient of recipients) {
      await mails.mailTo(recipient);
      const ids = mails.mailsTo(recipient).map((text) => /message-id: (<\w+@aj-report>)/i.exec(text)?.[1]);
      expect(new Set(ids).size, recipient).toBe(1);
      expect(ids[0], recipient).toBeDefined();
    }
  }, 60_000);
});
