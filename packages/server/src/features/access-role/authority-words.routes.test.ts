import { createRole, saveAuthorityTree } from '@aj-report/contract';
import { expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';

describeRoutes('The rights of a role', (ctx) => {
  it('stay as they are when a word among those asked for is no right', async () => {
    const token = await ctx.login();
    await ctx.call(createRole, { token, body: { roleCode: 'two', roleNameZh: '二', roleNameEn: 'Two' } });
    const save = async (authorityList: readonly string[]) =>
      (await ctx.call(saveAuthorityTree, { token, body: { roleCode: 'two', authorityList } })).status;
    expect(await save(['bigScreenManage', 'bigScreenManage_view'])).toBe(200);
    for (const word of ['constructor', 'nonsense', '', '__proto__', 'toString']) expect(await save([word])).toBe(404);
    const own = await ctx.app.db
      .selectFrom('accessRoleAuthority')
      .innerJoin('accessRole', 'accessRole.id', 'accessRoleAuthority.roleId')
      .where('roleCode', '=', 'two')
      .select('authority')
      .execute();
    expect(own).toEqual([{ authority: 'bigScreenManage:view' }]);
  });
});
