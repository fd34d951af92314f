import {
  createBlock,
  createDataSet,
  createUser,
  dataSetUses,
  deleteBlock,
  deleteDataSet,
  deleteFile,
  deleteUser,
  getBlock,
  getFile,
  getPicturedBlock,
  keepBlockPicture,
  LIMITS,
  listBlocks,
  readReportPicture,
  testTransform,
  updateBlock,
  uploadFile,
  type BlockDocument,
} from '@aj-report/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes } from '../../testing/route-suite.ts';
import { beginSession } from '../../platform/session.ts';
import { ORDERS } from '../data-set/orders.testing.ts';

const WEBP = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(200, 3)]);
const DESIGN = ['bigScreenManage:design'];

function documentOf(...widgets: readonly object[]): BlockDocument {
  const dashboard = { width: 400, height: 200, theme: 'graphite' };
  return { schemaVersion: 1, dashboard, groups: [], widgets: widgets as NonNullable<BlockDocument['widgets']> };
}

const TEXT = { id: 'a', type: 'text', left: 0, top: 0, width: 400, height: 200, setup: { text: '标题' } };

describeRoutes('A block', (ctx) => {
  let [admin, ann, bob] = ['', '', ''];
  beforeAll(async () => {
    admin = await ctx.login();
    ann = await ctx.loginWith(DESIGN);
    bob = await ctx.loginWith(DESIGN);
  });

  const save = async (token: string, blockName: string, isShared = false, document = documentOf(TEXT)) => {
    const answer = await ctx.call(createBlock, { token, body: { blockName, isShared, document } });
    expect(answer.status, answer.text).toBe(200);
    return answer.data.id;
  };
  const namesFor = async (token: string) =>
    (await ctx.call(listBlocks, { token })).data.map(({ blockName }) => blockName);
  const keep = (token: string, id: string) => {
    const form = new FormData();
    form.append('id', id);
    form.append('file', new Blob([WEBP as BlobPart]), 'picture.webp');
    return ctx.call(keepBlockPicture, { token, form });
  };
  const get = (token: string, id: string) => ctx.call(getBlock, { token, params: { id } });
  const change = (token: string, body: object) => ctx.call(updateBlock, { token, body });
  const remove = (token: string, id: string) => ctx.call(deleteBlock, { token, params: { id } });

  describe('in the library', () => {
    it('comes back as it was saved, with fields that this version does not know', async () => {
      const document = documentOf({ ...TEXT, novel: { kept: true }, left: '7' });
      delete (document.widgets![0] as { left?: unknown }).left;
      const id = await save(ann, '  标题栏 ', false, document);
      const { data } = await get(ann, id);
      expect(data).toMatchObject({ blockName: '标题栏', isShared: false, isMine: true, widgetCount: 1, width: 400 });
      expect(data.document).toEqual(document);
      await remove(ann, id);
    });

    it('is seen by its owner alone until it is shared, and then by all who may design', async () => {
      const id = await save(ann, 'mine');
      expect(await namesFor(ann)).toEqual(['mine']);
      expect(await namesFor(bob)).toEqual([]);
      expect((await get(bob, id)).code).toBe('record/not-found');
      await change(ann, { id, isShared: true });
      expect((await ctx.call(listBlocks, { token: bob })).data).toMatchObject([
        { blockName: 'mine', isShared: true, isMine: false },
      ]);
      expect((await get(bob, id)).data.document).toEqual(documentOf(TEXT));
      await change(ann, { id, isShared: false });
      expect(await namesFor(bob)).toEqual([]);
      await remove(ann, id);
    });

    it('needs the right to design', async () => {
      const viewer = await ctx.loginWith(['bigScreenManage:view']);
      expect((await ctx.call(listBlocks, { token: viewer })).status).toBe(403);
      expect((await ctx.call(listBlocks, {})).status).toBe(401);
      const body = { blockName: 'x', isShared: false, document: documentOf(TEXT) };
      expect((await ctx.call(createBlock, { token: viewer, body })).status).toBe(403);
    });
  });

  describe('that is changed', () => {
    it('is renamed or replaced by its owner, and by nobody else', async () => {
      const id = await save(ann, 'ours', true);
      const refused = await change(bob, { id, blockName: 'his' });
      expect(refused).toMatchObject({ status: 403, code: 'block/not-yours', args: { name: 'ours' } });
      expect(await keep(bob, id)).toMatchObject({ code: 'block/not-yours' });
      await change(ann, { id, blockName: 'renamed', document: documentOf(TEXT, { ...TEXT, id: 'b' }) });
      expect((await get(bob, id)).data).toMatchObject({ blockName: 'renamed', isShared: true, widgetCount: 2 });
      await remove(ann, id);
    });

    it('is deleted by its owner, or where it is shared by who manages blocks', async () => {
      const shared = await save(ann, 'shared', true);
      const personal = await save(ann, 'personal');
      expect((await remove(bob, shared)).code).toBe('block/not-yours');
      expect((await remove(admin, personal)).code).toBe('record/not-found');
      expect((await change(admin, { id: shared, blockName: 'tidied', isShared: false })).status).toBe(200);
      expect((await get(ann, shared)).data).toMatchObject({ blockName: 'tidied', isMine: true });
      await change(ann, { id: shared, isShared: true });
      expect((await remove(admin, shared)).status).toBe(200);
      expect((await get(ann, shared)).code).toBe('record/not-found');
      expect((await remove(ann, personal)).status).toBe(200);
    });

    it('goes with its owner unless it was shared', async () => {
      const { data } = await ctx.call(createUser, { token: admin, body: { loginName: 'leaver', realName: 'L' } });
      await ctx.app.db
        .insertInto('accessUserRole')
        .columns(['userId', 'roleId'])
        .expression((eb) =>
          eb
            .selectFrom('accessRole')
            .where('roleCode', '=', 'designer')
            .select((one) => [one.val(data.id).as('userId'), 'id']),
        )
        .execute();
      await ctx.app.db.updateTable('accessUser').set({ mustChangePassword: 0 }).where('id', '=', data.id).execute();
      const token = await beginSession(ctx.app, data.id);
      await save(token, 'alone');
      const shared = await save(token, 'left behind', true);
      await ctx.call(deleteUser, { token: admin, params: { id: data.id } });
      const left = await ctx.app.db.selectFrom('screenBlock').select('blockName').execute();
      expect(left).toEqual([{ blockName: 'left behind' }]);
      // Nobody could see it any more, were it not theirs now who shared it no longer.
      expect((await change(admin, { id: shared, isShared: false })).status).toBe(200);
      expect((await get(admin, shared)).data).toMatchObject({ blockName: 'left behind', isMine: true });
      expect((await get(bob, shared)).code).toBe('record/not-found');
      expect((await remove(admin, shared)).status).toBe(200);
    });
  });

  describe('that cannot be kept', () => {
    const refusal = async (document: BlockDocument) =>
      ctx.call(createBlock, { token: ann, body: { blockName: 'no', isShared: false, document } });

    it('says what is wrong with it', async () => {
      expect((await refusal(documentOf())).code).toBe('block/empty');
      expect((await refusal(documentOf(TEXT, TEXT))).code).toBe('screen/duplicate-widget');
      const many = Array.from({ length: LIMITS.blockWidgetsMax + 1 }, (_, n) => ({ ...TEXT, id: `w${n}` }));
      expect(await refusal(documentOf(...many))).toMatchObject({
        code: 'block/widgets-many',
        args: { count: 301, limit: 300 },
      });
      const heavy = { ...TEXT, setup: { text: 'x'.repeat(LIMITS.blockCharsMax) } };
      expect(await refusal(documentOf(heavy))).toMatchObject({ status: 413, code: 'block/too-large' });
      const body = { isShared: false, document: documentOf(TEXT) };
      const blank = await ctx.call(createBlock, { token: ann, body: { ...body, blockName: '   ' } });
      const long = await ctx.call(createBlock, { token: ann, body: { ...body, blockName: 'x'.repeat(101) } });
      expect([blank.code, long.code]).toEqual(['request/invalid', 'request/invalid']);
      expect(await namesFor(ann)).toEqual([]);
    });

    it('is one too many', async () => {
      const carl = await ctx.loginWith(DESIGN);
      const first = await save(carl, 'first', true);
      const row = await ctx.app.db.selectFrom('screenBlock').selectAll().executeTakeFirstOrThrow();
      const copies = (count: number, more: object) =>
        Array.from({ length: count }, () => ({ ...row, ...more, id: ctx.app.ids.newId() }));
      await ctx.app.db
        .insertInto('screenBlock')
        .values(copies(LIMITS.blocksOwnMax - 1, { shared: 0 }))
        .execute();
      const body = { blockName: 'next', isShared: false, document: documentOf(TEXT) };
      const full = await ctx.call(createBlock, { token: carl, body });
      expect(full).toMatchObject({ status: 409, code: 'block/own-many', args: { limit: LIMITS.blocksOwnMax } });
      const others = copies(LIMITS.blocksSharedMax - 1, { ownerId: 'others' });
      for (let at = 0; at < others.length; at += 100) {
        await ctx.app.db
          .insertInto('screenBlock')
          .values(others.slice(at, at + 100))
          .execute();
      }
      const one = await save(ann, 'one more');
      expect((await change(ann, { id: one, isShared: true })).code).toBe('block/shared-many');
      expect((await change(carl, { id: first, isShared: true })).status).toBe(200);
      await ctx.app.db.deleteFrom('screenBlock').execute();
    });
  });

  describe('with a picture', () => {
    const read = (pictureId: string) => ctx.call(readReportPicture, { params: { pictureId } });

    it('is read by its unguessable id until the block is replaced or deleted', async () => {
      const id = await save(ann, 'pictured');
      const { pictureId } = (await keep(ann, id)).data;
      expect((await ctx.call(listBlocks, { token: ann })).data[0]?.pictureId).toBe(pictureId);
      expect((await read(pictureId)).status).toBe(200);
      await change(ann, { id, blockName: 'same picture' });
      expect((await read(pictureId)).status).toBe(200);
      await change(ann, { id, document: documentOf(TEXT, { ...TEXT, id: 'b' }) });
      expect((await read(pictureId)).code).toBe('file/not-found');
      expect(await ctx.app.files.size(pictureId)).toBeNull();
      const next = (await keep(ann, id)).data.pictureId;
      await remove(ann, id);
      expect((await read(next)).code).toBe('file/not-found');
      expect((await keep(ann, id)).code).toBe('record/not-found');
    });
  });

  describe('that uses something', () => {
    it('is named where the data set is used, and shows a sample where rows differ by reader', async () => {
      await addSource(ctx.app, 'shop', ORDERS());
      const rule = { field: '地区', symbol: '=', boundTo: 'loginName' };
      const query = {
        sourceCode: 'shop',
        setType: 'sql',
        dynSentence: 'select 地区, 金额 from 订单',
        rowRules: [rule],
      };
      await ctx.call(testTransform, { token: admin, body: query });
      const body = { ...query, setCode: 'ruled', setName: 'ruled' };
      const set = await ctx.call(createDataSet, { token: admin, body });
      expect(set.status, set.text).toBe(200);
      const data = { dataType: 'dynamic', setCode: 'ruled', mapping: [{ role: 'xAxis', field: '地区' }] };
      const id = await save(ann, '区域', true, documentOf({ id: 'c', type: 'bar-chart', data }));
      const params = { id: set.data.id };
      const uses = await ctx.call(dataSetUses, { token: admin, params });
      expect(uses.data).toEqual([{ kind: 'block', code: id, name: expect.stringMatching(/^区域 \(user_/) as string }]);
      expect((await ctx.call(deleteDataSet, { token: admin, params })).code).toBe('record/in-use');
      const pictured = await ctx.call(getPicturedBlock, { token: ann, params: { id } });
      expect(pictured.data.widgets?.[0]?.data).toEqual({ dataType: 'static', sample: 'kept' });
      await remove(ann, id);
      expect((await ctx.call(deleteDataSet, { token: admin, params })).status).toBe(200);
    });

    it('keeps the files that it shows from being deleted', async () => {
      const form = new FormData();
      const png = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      );
      form.append('file', new Blob([png as BlobPart]), 'logo.png');
      const { fileId, urlPath } = (await ctx.call(uploadFile, { token: admin, form })).data;
      const id = await save(
        ann,
        'logo',
        false,
        documentOf({ id: 'i', type: 'image', setup: { imageAdress: urlPath } }),
      );
      const params = { id: fileId };
      const { data } = await ctx.call(getFile, { token: admin, params });
      expect(data.places).toMatchObject([{ kind: 'block', code: id, isBinned: false }]);
      expect((await ctx.call(deleteFile, { token: admin, params })).code).toBe('file/in-use');
      await remove(ann, id);
      expect((await ctx.call(deleteFile, { token: admin, params })).status).toBe(200);
    });
  });
});
