import {
  createRole,
  currentUser,
  deleteRole,
  deleteRoles,
  listRoles,
  saveRoleTree,
  updateRole,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { scheduleCalls } from '../report-schedule/schedules.testing.ts';
import { describeRoutes } from '../../testing/route-suite.ts';

/** Rights of somebody who keeps people and roles, and may not change data sets. */
const KEEPER = ['roleManage', 'userManage', 'reportManage'];

describeRoutes(
  'The code of a role',
  (ctx) => {
    let admin = '';
    const roleOf = async (roleCode: string) =>
      (await ctx.call(listRoles, { token: admin, query: { roleCode } })).data.records[0];
    const add = (roleCode: string, token = admin) =>
      ctx.call(createRole, { token, body: { roleCode, roleNameZh: roleCode, roleNameEn: roleCode } });
    /** Somebody with rights, in a role of their own. */
    const personWith = async (authorities: readonly string[]) => {
      const token = await ctx.loginWith(authorities);
      return { token, loginName: (await ctx.call(currentUser, { token })).data.loginName };
    };

    beforeAll(async () => {
      admin = await ctx.login();
      await scheduleCalls(ctx, () => admin).addLedger();
      await add('boss');
      // Everybody sees their own rows of `sales`; a boss sees all, and so will an auditor once there is such a role.
      const rowRules = [{ field: '负责人', symbol: '=', boundTo: 'loginName', exemptRoles: 'boss，auditor' }];
      await ctx.app.db
        .updateTable('dataSet')
        .set({ rowRules: JSON.stringify(rowRules) })
        .execute();
    });

    it('never changes', async () => {
      const { id = '' } = (await roleOf('viewer')) ?? {};
      await ctx.call(updateRole, { token: admin, body: { id, roleCode: 'boss', roleNameEn: 'Reader' } as never });
      expect(await roleOf('viewer')).toMatchObject({ id, roleNameEn: 'Reader' });
    });

    it('stays while row rules of data sets or a setting name it, and says which', async () => {
      const { id = '' } = (await roleOf('boss')) ?? {};
      const refused = await ctx.call(deleteRole, { token: admin, params: { id } });
      expect(refused).toMatchObject({ status: 409, code: 'record/in-use' });
      expect(refused.message).toContain('销售');
      const { id: viewer = '' } = (await roleOf('viewer')) ?? {};
      expect((await ctx.call(deleteRole, { token: admin, params: { id: viewer } })).message).toContain(
        'AJ_SIGNUP_ROLE',
      );
      const both = await ctx.call(deleteRoles, { token: admin, body: [id, viewer] });
      expect(both.data.refused.map(({ code }) => code)).toEqual(['record/in-use', 'record/in-use']);
    });

    it('stays for root, whoever holds it', async () => {
      const { id = '' } = (await roleOf('root')) ?? {};
      expect(await ctx.call(deleteRole, { token: admin, params: { id } })).toMatchObject({ code: 'role/built-in' });
    });

    it('named by row rules is made and given only by those who may change the data sets', async () => {
      const keeper = await personWith(KEEPER);
      const made = await add('auditor', keeper.token);
      expect(made).toMatchObject({ status: 403, code: 'role/named-by-rules' });
      expect(made.message).toContain('销售');
      const give = (token: string) =>
        ctx.call(saveRoleTree, { token, body: { loginName: keeper.loginName, roleCodeList: ['boss'] } });
      expect((await give(keeper.token)).code).toBe('role/named-by-rules');
      expect((await add('harmless', keeper.token)).code).toBe('200');
      expect((await add('auditor')).code).toBe('200');
    });

    it('may be given on by somebody who has it', async () => {
      const keeper = await personWith(KEEPER);
      const { userId } = await ctx.app.db
        .selectFrom('accessUser')
        .where('loginName', '=', keeper.loginName)
        .select('id as userId')
        .executeTakeFirstOrThrow();
      const { id: roleId = '' } = (await roleOf('boss')) ?? {};
      await ctx.app.db.insertInto('accessUserRole').values({ userId, roleId }).execute();
      const other = await personWith([]);
      const body = { loginName: other.loginName, roleCodeList: ['boss'] };
      expect((await ctx.call(saveRoleTree, { token: keeper.token, body })).code).toBe('200');
    });
  },
  { env: { AJ_SIGNUP: 'off', AJ_SIGNUP_ROLE: 'viewer' } },
);
