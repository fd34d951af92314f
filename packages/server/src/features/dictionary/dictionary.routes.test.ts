import {
  allDictionaries,
  freshDictionaries,
  createDictionary,
  deleteDictionary,
  dictionaryByCode,
  getDictionary,
  getReport,
  listDictionaries,
  setLanguage,
  updateDictionary,
} from '@aj-report/contract';
import { expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { prepareDictionaries } from './dictionary.service.ts';

describeRoutes('Dictionaries', (ctx) => {
  it('are there for everybody, in the language asked for', async () => {
    const { data } = await ctx.call(allDictionaries);
    expect(data['SHARE_VAILD']).toEqual([
      { id: '0', text: '永久有效', extend: null },
      { id: '1', text: '1 天', extend: null },
      { id: '7', text: '7 天', extend: null },
      { id: '30', text: '30 天', extend: null },
    ]);
    const english = await ctx.call(dictionaryByCode, {
      params: { code: 'ENABLE_FLAG' },
      headers: { 'accept-language': 'en' },
    });
    expect(english.data.map((entry) => entry.text)).toEqual(['Disabled', 'Enabled']);
    expect((await ctx.call(dictionaryByCode, { params: { code: 'ENABLE_FLAG' }, query: { lang: 'en' } })).data).toEqual(
      english.data,
    );
  });

  it('answer under the alias of the select control, and empty for an unknown code', async () => {
    const alias = await ctx.app.inject({ url: '/data-report/meta/gaeaDict/select/LOCALE' });
    expect(alias.json<{ data: { id: string }[] }>().data.map((entry) => entry.id)).toEqual(['zh', 'en']);
    expect((await ctx.call(dictionaryByCode, { params: { code: 'NOTHING' } })).data).toEqual([]);
  });

  it('keep what people changed when the service starts again', async () => {
    await ctx.app.db
      .updateTable('dictionaryItem')
      .set({ textZh: '长期' })
      .where('dictionaryCode', '=', 'SHARE_VAILD')
      .where('itemValue', '=', '0')
      .execute();
    await prepareDictionaries(ctx.app);
    expect((await ctx.call(dictionaryByCode, { params: { code: 'SHARE_VAILD' } })).data[0]?.text).toBe('长期');
  });
});

describeRoutes('The dictionaries of people', (ctx) => {
  const level = {
    dictCode: 'LEVEL',
    nameZh: '级别',
    nameEn: 'Level',
    items: [
      { itemValue: 'b', textZh: '乙', textEn: 'B', extend: '', orderNum: 2, enableFlag: 1 },
      { itemValue: 'a', textZh: '甲', textEn: 'A', extend: '{"x":1}', orderNum: 1, enableFlag: 1 },
      { itemValue: 'c', textZh: '丙', textEn: 'C', orderNum: 3, enableFlag: 0 },
    ],
  } as const;
  const texts = async () =>
    (await ctx.call(dictionaryByCode, { params: { code: 'LEVEL' } })).data.map(({ id, text }) => `${id}=${text}`);

  it('are made, changed as a whole and deleted', async () => {
    const token = await ctx.login();
    expect(await ctx.call(createDictionary, { token, body: level })).toMatchObject({ status: 200 });
    expect((await ctx.call(createDictionary, { token, body: level })).code).toBe('record/code-taken');
    expect(await texts()).toEqual(['a=甲', 'b=乙']);
    const { data } = await ctx.call(getDictionary, { token, params: { code: 'LEVEL' } });
    expect(data).toMatchObject({ builtIn: false, itemCount: 3 });
    expect(data.items.map((item) => item.itemValue)).toEqual(['a', 'b', 'c']);
    const items = [{ ...level.items[0], textZh: '乙等' }];
    await ctx.call(updateDictionary, { token, body: { ...level, items } });
    expect(await texts()).toEqual(['b=乙等']);
    const listed = await ctx.call(listDictionaries, { token, query: { dictName: '级' } });
    expect(listed.data.records).toEqual([
      { dictCode: 'LEVEL', nameZh: '级别', nameEn: 'Level', itemCount: 1, builtIn: false },
    ]);
    expect((await ctx.call(deleteDictionary, { token, params: { code: 'LEVEL' } })).status).toBe(200);
    expect((await ctx.call(getDictionary, { token, params: { code: 'LEVEL' } })).status).toBe(404);
    expect((await ctx.call(updateDictionary, { token, body: level })).status).toBe(404);
  });

  it('have every value once', async () => {
    const body = { ...level, dictCode: 'TWICE', items: [level.items[0], level.items[0]] };
    expect((await ctx.call(createDictionary, { token: await ctx.login(), body })).code).toBe('dictionary/value-twice');
  });

  it('cannot take away what the product needs', async () => {
    const token = await ctx.login();
    const { data } = await ctx.call(getDictionary, { token, params: { code: 'LOCALE' } });
    const { dictCode, nameZh, nameEn, items } = data;
    const less = { dictCode, nameZh, nameEn, items: items.slice(1) };
    expect((await ctx.call(updateDictionary, { token, body: less })).code).toBe('dictionary/built-in');
    const more = { ...less, items: [...items, { ...level.items[0], itemValue: 'fr' }] };
    expect((await ctx.call(updateDictionary, { token, body: more })).status).toBe(200);
    expect((await ctx.call(deleteDictionary, { token, params: { code: 'LOCALE' } })).code).toBe('dictionary/built-in');
  });

  it('are not sent again to a browser that has this version', async () => {
    const first = await ctx.call(allDictionaries);
    const etag = String(first.headers['etag']);
    expect((await ctx.call(allDictionaries, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await ctx.call(createDictionary, { token: await ctx.login(), body: level });
    const later = await ctx.call(allDictionaries, { headers: { 'if-none-match': etag } });
    expect([later.status, later.data['LEVEL']?.length]).toEqual([200, 2]);
  });
});

describeRoutes('Refreshed dictionaries', (ctx) => {
  it('are read anew by who may, with those of the product completed', async () => {
    const token = await ctx.loginWith(['dictManage:fresh']);
    await ctx.app.db.deleteFrom('dictionaryItem').where('dictionaryCode', '=', 'SET_TYPE').execute();
    await ctx.app.db.deleteFrom('dictionary').where('code', '=', 'SET_TYPE').execute();
    expect((await ctx.call(allDictionaries)).data['SET_TYPE']).toBeUndefined();
    const { data } = await ctx.call(freshDictionaries, { token, body: ['SET_TYPE'] });
    expect(Object.keys(data)).toEqual(['SET_TYPE']);
    expect(Object.keys((await ctx.call(freshDictionaries, { token, body: [] })).data).length).toBeGreaterThan(1);
    const reader = await ctx.loginWith(['dictManage:query']);
    expect((await ctx.call(freshDictionaries, { token: reader, body: [] })).status).toBe(403);
  });
});

describeRoutes('The language', (ctx) => {
  const missing = { params: { id: 'x' } };

  it('is Chinese until something else is asked for', async () => {
    const token = await ctx.login();
    expect((await ctx.call(getReport, { token, ...missing })).message).toContain('不存在');
    expect((await ctx.call(getReport, { token, ...missing, headers: { 'accept-language': 'fr' } })).message).toContain(
      '不存在',
    );
  });

  it('stays with the user that chose it, and a call may ask for another', async () => {
    const token = await ctx.login();
    expect((await ctx.call(setLanguage, { token, query: { language: 'en' } })).data).toEqual({ language: 'en' });
    const later = await ctx.login();
    expect((await ctx.call(getReport, { token: later, ...missing })).message).toContain('does not exist');
    const asked = await ctx.call(getReport, {
      token: later,
      ...missing,
      headers: { 'accept-language': 'zh-CN,zh;q=0.9' },
    });
    expect(asked.message).toContain('不存在');
  });

  it('falls back to Chinese for an unknown one and needs no login', async () => {
    expect((await ctx.call(setLanguage, { query: { language: 'tlh' } })).data).toEqual({ language: 'zh' });
  });
});
