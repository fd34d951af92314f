import { allDictionaries, dictionaryByCode, setLanguage, getReport } from '@aj-report/contract';
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
