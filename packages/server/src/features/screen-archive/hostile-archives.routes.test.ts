import { ARCHIVE_FORMAT, type ArchiveManifest } from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { zipOf } from '../../engine/spreadsheet/workbook-fixture.ts';
import { describeRoutes } from '../../testing/route-suite.ts';
import { filesOf } from '../data-source/source-client.testing.ts';
import { archiveCalls, PNG } from './archive.testing.ts';

const MB = 1024 * 1024;

const MANIFEST: ArchiveManifest = {
  format: ARCHIVE_FORMAT,
  formatVersion: 1,
  report: { reportCode: 'hall', reportName: '大厅', description: '' },
  files: [],
  maps: [],
  dataSets: [],
  sources: [],
  setNames: {},
};

type Parts = Readonly<Record<string, string | Buffer>>;

function archiveOf(manifest: object = {}, document: object = { reportCode: 'hall' }, parts: Parts = {}): Buffer {
  const all: Parts = {
    'archive.json': JSON.stringify({ ...MANIFEST, ...manifest }),
    'document.json': JSON.stringify(document),
    ...parts,
  };
  return zipOf(Object.entries(all).map(([name, content]) => ({ name, content })));
}

const SET = {
  setCode: 'x',
  setName: '某集',
  sourceCode: 'shop',
  setType: 'sql',
  dynSentence: 'select 1',
  columns: [],
};

describeRoutes(
  'A file that is no good archive',
  (ctx) => {
    let token = '';
    const { look, bring } = archiveCalls(ctx, () => token);
    beforeAll(async () => {
      token = await ctx.login();
    });

    const refusal = async (bytes: Buffer | string): Promise<[string, string]> => {
      const before = await filesOf(ctx);
      const { status, code, message } = await look(bytes);
      expect([413, 422]).toContain(status);
      expect(await filesOf(ctx)).toEqual(before);
      return [code, message];
    };

    it('says what is wrong with it', async () => {
      const whole = archiveOf();
      for (const [bytes, word] of [
        ['hello', 'JSON'],
        ['{"a":1}', 'GoView'],
        [`${'['.repeat(5000)}${']'.repeat(5000)}`, ''],
        [whole.subarray(0, whole.length - 30), '目录'],
        [zipOf([{ name: 'a.txt', content: 'x' }]), 'dashboard.json'],
        [archiveOf({ files: 1 }), 'archive.json'],
        [archiveOf({}, { reportCode: 1 }), 'document.json'],
        [archiveOf({}, { reportCode: 'x', widgets: [{ id: 'a', type: 'text', left: 'b' }] }), '/widgets/0/left'],
        [archiveOf({ maps: [{ path: 'maps/a.json', mapCode: 'a', nameZh: 'a', nameEn: '' }] }), 'maps/a.json'],
        [zipOf([{ name: 'archive.json', content: '{}', encrypted: true }]), '密码'],
        [zipOf([{ name: 'archive.json', content: '{}', wrongCrc: true }]), '校验和'],
      ] as const) {
        const before = await filesOf(ctx);
        const { code, message } = await look(bytes);
        expect([code, message], word).toEqual([
          expect.stringMatching(/archive\/unreadable|request\/invalid/),
          expect.stringContaining(word),
        ]);
        expect(await filesOf(ctx)).toEqual(before);
      }
      expect(await refusal(archiveOf({ formatVersion: 2 }))).toEqual(['archive/newer', expect.stringContaining('2')]);
    });

    it('is refused where it means harm', async () => {
      for (const name of ['../../etc/passwd', '/etc/passwd', 'C:\\x', 'a/..\\..\\b', 'a\nb']) {
        expect((await refusal(archiveOf({}, undefined, { [name]: 'x' })))[0], name).toBe('archive/refused');
      }
      const bomb = archiveOf(
        {},
        { reportCode: 'x', widgets: [{ id: 'a', type: 'text', setup: { t: 'a'.repeat(15 * MB) } }] },
      );
      expect(await refusal(bomb)).toEqual(['archive/refused', expect.stringContaining('document.json')]);
      const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`p/${index}`, '']));
      expect(await refusal(archiveOf({}, undefined, many))).toEqual([
        'archive/unreadable',
        expect.stringContaining('10000'),
      ]);
      expect((await refusal(Buffer.alloc(2 * MB, 'x')))[0]).toBe('archive/too-large');
    });

    it('leaves nothing behind where a part of it turns out to be bad', async () => {
      const file = (path: string) => ({
        path,
        address: `/data-report/file/download/${'a'.repeat(32)}`,
        fileName: 'a.png',
      });
      const shown = {
        reportCode: 'hall',
        widgets: [
          { id: 'a', type: 'text' },
          { id: 'a', type: 'text' },
        ],
      };
      const good = [file('pictures/a.png')];
      const source = {
        sourceCode: 'shop',
        sourceName: '店',
        sourceType: 'spreadsheet',
        fileName: 'a.xlsx',
        path: 'tables/a.xlsx',
      };
      const withSet = { files: good, dataSets: [SET], sources: [source] };
      for (const [bytes, code] of [
        [archiveOf({ files: good }, undefined, { 'pictures/a.png': '<script>' }), 'file/type-refused'],
        [archiveOf({ files: good }, shown, { 'pictures/a.png': PNG }), 'screen/duplicate-widget'],
        [
          archiveOf(withSet, undefined, { 'pictures/a.png': PNG, 'tables/a.xlsx': 'no workbook' }),
          'spreadsheet/not-a-workbook',
        ],
        [
          archiveOf(
            { files: good, maps: [{ path: 'maps/a.json', mapCode: 'a', nameZh: 'a', nameEn: '' }] },
            undefined,
            { 'pictures/a.png': PNG, 'maps/a.json': '{}' },
          ),
          'geo-map/',
        ],
      ] as const) {
        const { data } = await look(bytes);
        const stored = async () => ({
          files: (await ctx.app.db.selectFrom('file').select('id').execute()).length,
          reports: (await ctx.app.db.selectFrom('report').select('id').execute()).length,
          sets: (await ctx.app.db.selectFrom('dataSet').select('id').execute()).length,
          disk: await filesOf(ctx),
        });
        const before = await stored();
        const dataSets = JSON.stringify(code.startsWith('spread') ? { x: { bring: true } } : {});
        const answer = await bring({ draft: data.draft, reportCode: 'hall', dataSets });
        expect(answer.code, code).toContain(code);
        expect(await stored()).toEqual(before);
      }
    });

    it('brings no set that does not run here', async () => {
      const calculations = [{ func: 'SUM', alias: 'a b', field: 'x' }];
      const broken = { ...SET, setType: 'calc', tableName: 't', groupFields: ['g'], calculations };
      const source = {
        sourceCode: 'shop',
        sourceName: '店',
        sourceType: 'spreadsheet',
        fileName: 'a.xlsx',
        path: 't.xlsx',
      };
      const { data } = await look(archiveOf({ dataSets: [broken], sources: [source] }, undefined, { 't.xlsx': 'x' }));
      const dataSets = JSON.stringify({ x: { bring: true } });
      const answer = await bring({ draft: data.draft, reportCode: 'hall', dataSets });
      expect(answer).toMatchObject({ code: 'archive/set-broken', message: expect.stringContaining('某集') });
    });

    it('keeps the pictures that a document carries as text, and tells of those that may not be kept', async () => {
      const inText = (kind: string, bytes: Buffer) => `data:${kind};base64,${bytes.toString('base64')}`;
      const large = Buffer.concat([PNG, Buffer.alloc(3000, 5)]);
      const picture = (dataset: string) => ({ id: dataset.slice(-9), key: 'Image', attr: {}, option: { dataset } });
      const project = {
        editCanvasConfig: { backgroundImage: inText('image/png', large) },
        componentList: [
          picture(inText('image/png', large)),
          picture(inText('image/png', PNG)),
          // Whatever it says of itself, its bytes are no picture.
          picture(inText('image/png', Buffer.from('<script>alert(1)</script>'))),
        ],
      };
      const { data: seen } = await look(JSON.stringify({ name: '质量', scheme: JSON.stringify(project) }));
      expect(seen).toMatchObject({ kind: 'goview', reportName: '质量', widgets: 3, pictures: 2 });
      expect(seen.notes).toMatchObject([{ widget: '', text: expect.stringContaining('1 个内嵌的 image/png') }]);
      const { data: done } = await bring({ draft: seen.draft, target: 'open', reportCode: 'mine' });
      const shown = done.document?.widgets?.map(({ setup }) => String(setup?.['imageAddress'] ?? '')) ?? [];
      expect(done.document?.dashboard?.backgroundImage).toBe(shown[0]);
      const bytes = await Promise.all(shown.slice(0, 2).map((url) => ctx.app.inject({ url })));
      expect(bytes.map(({ rawPayload }) => rawPayload.length)).toEqual([large.length, PNG.length]);
      expect(shown[2]).toBe('');
    });

    it('is a screen of another product when it has the shape of one', async () => {
      const dashboard = { title: '旧屏', backgroundImage: `http://x/file/download/${'f'.repeat(36)}` };
      const screen = {
        reportCode: 'old',
        dashboard,
        widgets: [{ type: 'widget-gauge', value: { setup: { zzz: 1 } } }],
      };
      const zip = zipOf([
        { name: 'old/dashboard.json', content: JSON.stringify(screen) },
        { name: `old/image/${'f'.repeat(36)}.png`, content: PNG },
      ]);
      const { data } = await look(zip);
      expect(data).toMatchObject({
        kind: 'aj-report',
        reportCode: 'old',
        reportName: '旧屏',
        widgets: 1,
        pictures: 1,
        notes: [
          { widget: 'widget-gauge', text: expect.stringContaining('zzz') },
          { widget: 'widget-gauge', text: expect.stringContaining('保持为空') },
        ],
      });
      const { data: done } = await bring({ draft: data.draft, target: 'open', reportCode: 'mine' });
      expect(done.pictures).toBe(1);
      expect(done.document?.dashboard?.backgroundImage).toMatch(/^\/data-report\/file\/download\/[0-9a-f]{32}$/);
      expect(done.document?.widgets?.[0]).toMatchObject({ type: 'gauge-chart' });
    });
  },
  { env: { AJ_ARCHIVE_BYTES: String(MB) } },
);
