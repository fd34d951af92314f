import {
  authorityTree,
  createAuthority,
  createRole,
  createUser,
  currentUser,
  deleteAuthorities,
  deleteUser,
  deleteUsers,
  enableUsers,
  endSession,
  getUser,
  listAuthorities,
  listRoles,
  listSessions,
  listUsers,
  login,
  logout,
  menuTree,
  PASSWORD_CIPHER,
  resetPassword,
  roleTree,
  saveAuthorityTree,
  saveRoleTree,
  updatePassword,
  updateRole,
  updateUser,
} from '@aj-report/contract';
import CryptoJS from 'crypto-js';
import { expect, it } from 'vitest';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';

function encrypt(text: string): string {
  const key = CryptoJS.enc.Utf8.parse(PASSWORD_CIPHER.key);
  return CryptoJS.AES.encrypt(text, key, { iv: CryptoJS.enc.Utf8.parse(PASSWORD_CIPHER.iv) }).toString();
}

function change(oldPassword: string, password: string) {
  const chosen = encrypt(password);
  return { oldPassword: encrypt(oldPassword), password: chosen, confirmPassword: chosen };
}

async function addPerson(ctx: RouteContext, admin: string, loginName: string) {
  const body = { loginName, realName: '张三', email: `${loginName}@Example.com` };
  const { data } = await ctx.call(createUser, { token: admin, body });
  return { ...data, loginName, token: await ctx.login(loginName, data.password) };
}

describeRoutes('A new user', (ctx) => {
  it('logs in with a one-time password and may do nothing but change it', async () => {
    const admin = await ctx.login();
    const { password, token } = await addPerson(ctx, admin, 'zhang');
    const { data } = await ctx.call(currentUser, { token });
    expect(data).toMatchObject({ loginName: 'zhang', mustChangePassword: true });
    expect(await ctx.call(listSessions, { token })).toMatchObject({ status: 403, code: 'user/must-change-password' });
    expect((await ctx.call(updatePassword, { token, body: change(password, password) })).code).toBe(
      'user/password-unchanged',
    );
    expect((await ctx.call(updatePassword, { token, body: change(password, 'my-own-one') })).code).toBe('200');
    expect((await ctx.call(currentUser, { token })).data.mustChangePassword).toBeUndefined();
    expect((await ctx.call(listSessions, { token })).status).toBe(200);
    expect((await ctx.call(logout, { token })).code).toBe('200');
  });

  it('logs in by e-mail too, and its last login is shown', async () => {
    const admin = await ctx.login();
    const { id, password } = await addPerson(ctx, admin, 'li');
    const answer = await ctx.call(login, { body: { userName: 'LI@example.com', password } });
    expect(answer.data.accessUser).toMatchObject({ loginName: 'li', mustChangePassword: true });
    const { data } = await ctx.call(getUser, { token: admin, params: { id } });
    expect(data).toMatchObject({ email: 'li@example.com', lastLoginIp: '127.0.0.1', enableFlag: 1, roleCodes: [] });
    expect(data.lastLoginTime).toMatch(/^\d{4}-\d{2}-\d{2} /);
    const list = await ctx.call(listUsers, { token: admin, query: { loginName: 'LI', pageSize: '5' } });
    expect(list.data.records.map((user) => user.loginName)).toEqual(['li']);
  });

  it('needs a name and an address that nobody else has', async () => {
    const token = await ctx.login();
    await addPerson(ctx, token, 'wang');
    const add = async (loginName: string, email: string) =>
      (await ctx.call(createUser, { token, body: { loginName, realName: '王', email } })).code;
    expect(await add('wang', 'other@example.com')).toBe('record/code-taken');
    expect(await add('wang2', 'WANG@example.com')).toBe('user/email-taken');
    expect(await add('wang3', 'no address')).toBe('request/invalid');
  });
});

describeRoutes('The state of a user', (ctx) => {
  it('ends all sessions at once when it becomes disabled', async () => {
    const admin = await ctx.login();
    const { id, token, password } = await addPerson(ctx, admin, 'zhao');
    await ctx.call(updateUser, { token: admin, body: { id, enableFlag: 0 } });
    expect(await ctx.call(currentUser, { token })).toMatchObject({ status: 401, code: '50012' });
    expect((await ctx.call(login, { body: { userName: 'zhao', password } })).code).toBe('user/disabled');
    await ctx.call(updateUser, { token: admin, body: { id, enableFlag: 1 } });
    expect((await ctx.call(currentUser, { token })).code).toBe('50012');
    await ctx.login('zhao', password);
  });

  it('is set for several at once, or for none of them', async () => {
    const admin = await ctx.login();
    const [first, second] = [await addPerson(ctx, admin, 'feng'), await addPerson(ctx, admin, 'chen')];
    const set = async (enableFlag: '0' | '1', ids: readonly string[]) =>
      (await ctx.call(enableUsers, { token: admin, params: { enableFlag }, body: ids })).code;
    expect(await set('0', [first.id, 'none'])).toBe('record/not-found');
    const me = (await ctx.call(listUsers, { token: admin, query: { loginName: 'admin' } })).data.records[0]!;
    expect(await set('0', [first.id, me.id])).toBe('user/yourself');
    expect((await ctx.call(currentUser, { token: first.token })).status).toBe(200);
    expect(await set('0', [first.id, second.id])).toBe('200');
    for (const { token } of [first, second]) expect((await ctx.call(currentUser, { token })).code).toBe('50012');
    expect(await set('1', [first.id])).toBe('200');
    expect((await ctx.call(currentUser, { token: first.token })).code).toBe('50012');
    await ctx.login('feng', first.password);
    const other = await ctx.loginWith(['userManage']);
    await ctx.call(saveRoleTree, { token: admin, body: { loginName: 'feng', roleCodeList: ['root'] } });
    expect(await set('0', [first.id])).toBe('200');
    const letIn = { token: other, params: { enableFlag: '1' }, body: [first.id] };
    expect((await ctx.call(enableUsers, letIn)).code).toBe('user/right-not-held');
    const switched = { token: other, body: { id: first.id, enableFlag: 1 } };
    expect((await ctx.call(updateUser, switched)).code).toBe('user/right-not-held');
    await ctx.call(saveRoleTree, { token: admin, body: { loginName: 'feng', roleCodeList: [] } });
    expect((await ctx.call(enableUsers, letIn)).code).toBe('200');
    const disabled = await ctx.call(enableUsers, { token: other, params: { enableFlag: '0' }, body: [me.id] });
    expect(disabled.code).toBe('user/right-not-held');
    expect((await ctx.call(currentUser, { token: admin })).status).toBe(200);
  });

  it('lets nobody take over the mails of somebody who holds more, nor reset the own password', async () => {
    const admin = await ctx.login();
    const { id, token } = await addPerson(ctx, admin, 'wei');
    expect((await ctx.call(getUser, { token: admin, params: { id } })).data.emailVerified).toBe(true);
    const clerk = await ctx.loginWith(['userManage']);
    const me = (await ctx.call(listUsers, { token: admin, query: { loginName: 'admin' } })).data.records[0]!;
    const taken = { id: me.id, email: 'mine@example.com' };
    expect((await ctx.call(updateUser, { token: clerk, body: taken })).code).toBe('user/right-not-held');
    expect((await ctx.call(updateUser, { token: clerk, body: { id, email: 'mine@example.com' } })).code).toBe('200');
    expect((await ctx.call(currentUser, { token })).status).toBe(200);
    const own = { loginName: 'admin' };
    expect((await ctx.call(resetPassword, { token: admin, body: own })).code).toBe('user/own-password');
  });

  it('gets another one-time password on a reset, which ends the sessions', async () => {
    const admin = await ctx.login();
    const { token, password } = await addPerson(ctx, admin, 'qian');
    const { data } = await ctx.call(resetPassword, { token: admin, body: { loginName: 'qian' } });
    expect(data.password).not.toBe(password);
    expect((await ctx.call(currentUser, { token })).code).toBe('50012');
    await ctx.login('qian', data.password);
  });

  it('leaves one administrator, and nobody shuts himself out', async () => {
    const token = await ctx.login();
    const admin = (await ctx.call(listUsers, { token, query: { loginName: 'admin' } })).data.records[0]!;
    const other = await ctx.loginWith(['userManage', 'roleManage']);
    const codeOf = async (answer: Promise<{ code: string }>) => (await answer).code;
    const disable = { id: admin.id, enableFlag: 0 as const };
    expect(await codeOf(ctx.call(updateUser, { token, body: disable }))).toBe('user/yourself');
    expect(await codeOf(ctx.call(deleteUser, { token, params: { id: admin.id } }))).toBe('user/yourself');
    expect(await codeOf(ctx.call(updateUser, { token: other, body: disable }))).toBe('user/right-not-held');
    expect(await codeOf(ctx.call(deleteUser, { token: other, params: { id: admin.id } }))).toBe('user/right-not-held');
    const without = { loginName: 'admin', roleCodeList: [] };
    const kept = await ctx.call(saveRoleTree, { token, body: without });
    expect(kept).toMatchObject({ code: 'user/last-admin', message: expect.stringContaining('最后一个') as string });
    const stripped = { roleCode: 'root', authorityList: [] };
    expect(await codeOf(ctx.call(saveAuthorityTree, { token, body: stripped }))).toBe('user/last-admin');
    const root = (await ctx.call(listRoles, { token, query: { roleCode: 'root' } })).data.records[0]!;
    expect(root.userCount).toBe(1);
    expect(await codeOf(ctx.call(updateRole, { token, body: { id: root.id, enableFlag: 0 } }))).toBe('user/last-admin');
    expect((await ctx.call(currentUser, { token })).status).toBe(200);
  });

  it('ends with the account; a list of ids says which ones stay and why', async () => {
    const token = await ctx.login();
    const gone = await addPerson(ctx, token, 'sun');
    const admin = (await ctx.call(listUsers, { token, query: { loginName: 'admin' } })).data.records[0]!;
    const { data } = await ctx.call(deleteUsers, { token, body: [gone.id, admin.id, 'none'] });
    expect(data.deleted).toEqual([gone.id]);
    expect(data.refused.map(({ id, code }) => [id, code])).toEqual([
      [admin.id, 'user/yourself'],
      ['none', 'record/not-found'],
    ]);
    expect((await ctx.call(currentUser, { token: gone.token })).status).toBe(401);
  });
});

describeRoutes('Rights of a user', (ctx) => {
  it('come from roles, and act at the next call', async () => {
    const admin = await ctx.login();
    const { token, password, loginName } = await addPerson(ctx, admin, 'zhou');
    await ctx.call(updatePassword, { token, body: change(password, 'my-own-one') });
    await ctx.call(createRole, { token: admin, body: { roleCode: 'clerk', roleNameZh: '文员', roleNameEn: 'Clerk' } });
    const rights = { roleCode: 'clerk', authorityList: ['userManage', 'userManage_query'] };
    await ctx.call(saveAuthorityTree, { token: admin, body: rights });
    expect((await ctx.call(listUsers, { token })).status).toBe(403);
    await ctx.call(saveRoleTree, { token: admin, body: { loginName, roleCodeList: ['clerk'] } });
    expect((await ctx.call(listUsers, { token })).status).toBe(200);
    const roles = await ctx.call(roleTree, {
      token: admin,
      params: { loginName },
      headers: { 'accept-language': 'en' },
    });
    expect(roles.data.checkedKeys).toEqual(['clerk']);
    expect(roles.data.treeData).toContainEqual({ id: 'clerk', label: 'Clerk' });
    const tree = await ctx.call(authorityTree, { token: admin, params: { roleCode: 'clerk' } });
    expect(tree.data.checkedKeys).toEqual(['userManage_query']);
    await ctx.call(saveAuthorityTree, { token: admin, body: { roleCode: 'clerk', authorityList: [] } });
    expect((await ctx.call(listUsers, { token })).status).toBe(403);
  });

  it('are granted by nobody who does not hold them', async () => {
    const admin = await ctx.login();
    const token = await ctx.loginWith(['userManage', 'roleManage']);
    await ctx.call(createRole, { token, body: { roleCode: 'own', roleNameZh: '自', roleNameEn: 'Own' } });
    const grant = (authorityList: string[]) =>
      ctx.call(saveAuthorityTree, { token, body: { roleCode: 'own', authorityList } });
    expect((await grant(['userManage_query'])).code).toBe('200');
    const refused = await grant(['userManage_query', 'reportManage_delete']);
    expect(refused).toMatchObject({ status: 403, code: 'user/right-not-held' });
    expect(refused.message).toContain('reportManage:delete');
    const { loginName } = await addPerson(ctx, admin, 'wu');
    const assign = async (role: string) =>
      (await ctx.call(saveRoleTree, { token, body: { loginName, roleCodeList: [role] } })).code;
    expect(await assign('own')).toBe('200');
    expect(await assign('root')).toBe('user/right-not-held');
    expect(await assign('none')).toBe('record/not-found');
    expect((await ctx.call(resetPassword, { token, body: { loginName: 'admin' } })).code).toBe('user/right-not-held');
  });

  it('are taken by nobody who does not hold them, nor is who holds them shut out', async () => {
    const admin = await ctx.login();
    const token = await ctx.loginWith(['userManage', 'roleManage']);
    const [boss, peer] = [await addPerson(ctx, admin, 'boss'), await addPerson(ctx, admin, 'peer')];
    const roles = (as: string, loginName: string, roleCodeList: string[]) =>
      ctx.call(saveRoleTree, { token: as, body: { loginName, roleCodeList } });
    await roles(admin, boss.loginName, ['root', 'viewer']);
    await ctx.call(createRole, { token, body: { roleCode: 'peers', roleNameZh: '同', roleNameEn: 'Peers' } });
    await ctx.call(saveAuthorityTree, { token, body: { roleCode: 'peers', authorityList: ['userManage_query'] } });
    expect((await roles(token, peer.loginName, ['peers'])).code).toBe('200');
    const refused = [
      await roles(token, boss.loginName, []),
      await roles(token, boss.loginName, ['root']),
      await roles(token, boss.loginName, ['peers']),
      await ctx.call(updateUser, { token, body: { id: boss.id, enableFlag: 0 } }),
      await ctx.call(enableUsers, { token, params: { enableFlag: '0' }, body: [peer.id, boss.id] }),
      await ctx.call(deleteUser, { token, params: { id: boss.id } }),
      await ctx.call(saveAuthorityTree, { token, body: { roleCode: 'viewer', authorityList: [] } }),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'user/right-not-held'));
    const { data } = await ctx.call(getUser, { token: admin, params: { id: boss.id } });
    expect(data).toMatchObject({ roleCodes: ['root', 'viewer'], enableFlag: 1 });
    const viewer = ctx.app.db.selectFrom('accessRole').where('roleCode', '=', 'viewer').select('id');
    const { id } = await viewer.executeTakeFirstOrThrow();
    const disabled = await ctx.call(updateRole, { token, body: { id, enableFlag: 0 } });
    expect(disabled.code).toBe('user/right-not-held');
    expect((await roles(token, peer.loginName, [])).code).toBe('200');
    expect((await ctx.call(deleteUser, { token, params: { id: peer.id } })).code).toBe('200');
  });

  it('can be added for others and disabled; those of the product stay', async () => {
    const token = await ctx.login();
    const names = { targetNameZh: '门', targetNameEn: 'Door', actionNameZh: '开', actionNameEn: 'Open' };
    const made = await ctx.call(createAuthority, { token, body: { target: 'door', action: 'open', ...names } });
    const { data: tree } = await ctx.call(menuTree, { token, headers: { 'accept-language': 'en' } });
    expect(tree.treeData.at(-1)).toEqual({
      id: 'door',
      label: 'Door',
      children: [{ id: 'door_open', label: 'Open' }],
    });
    const body = { roleCode: 'viewer', authorityList: ['door_open'] };
    expect((await ctx.call(saveAuthorityTree, { token, body })).code).toBe('200');
    const ofNode = async (node: string) =>
      (await ctx.call(listAuthorities, { token, query: { node } })).data.records.map((one) => one.action);
    expect(await ofNode('door')).toEqual(['open']);
    expect(await ofNode('userManage_query')).toEqual(['query']);
    const own = (await ctx.call(listAuthorities, { token, query: { target: 'roleManage' } })).data.records[0]!;
    expect(own.builtIn).toBe(true);
    const { data } = await ctx.call(deleteAuthorities, { token, body: [own.id, made.data.id] });
    expect(data.deleted).toEqual([made.data.id]);
    expect(data.refused[0]?.code).toBe('authority/built-in');
  });
});

describeRoutes('My sessions', (ctx) => {
  it('are listed, and the others can be ended', async () => {
    const [token, other] = [await ctx.login(), await ctx.login()];
    const { data } = await ctx.call(listSessions, { token });
    expect(data.filter((session) => session.current)).toHaveLength(1);
    for (const { id } of data.filter((session) => !session.current))
      await ctx.call(endSession, { token, params: { id } });
    expect((await ctx.call(currentUser, { token: other })).code).toBe('50012');
    expect((await ctx.call(listSessions, { token })).data).toHaveLength(1);
  });
});
