import {
  ALL_ENDPOINTS,
  createReport,
  deleteReport,
  auditActions,
  deleteReports,
  isAudited,
  listAudit,
  listReports,
  login,
  logout,
  recordPlaceOf,
  updatePassword,
} from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { TEST_ADMIN_PASSWORD } from '../../testing/test-config.ts';

describeRoutes('The audit log', (ctx) => {
  const lines = async (query: Record<string, string>) =>
    (await ctx.call(listAudit, { token: await ctx.login(), query })).data.records;

  it('says who called what on which record, from where, and what came of it', async () => {
    const token = await ctx.login();
    const body = { reportName: 'A', reportCode: 'audited' };
    const { data } = await ctx.call(createReport, { token, body });
    await ctx.call(createReport, { token, body });
    await ctx.call(deleteReport, { token, params: { id: data.id } });
    const found = await lines({ sort: 'createTime', order: 'ASC', loginName: 'adm' });
    expect(found.map(({ endpoint, recordKey, result }) => [endpoint, recordKey, result])).toEqual([
      ['report.create', 'audited', '200'],
      ['report.create', 'audited', 'record/code-taken'],
      ['report.delete', data.id, '200'],
    ]);
    expect(found[0]).toMatchObject({ loginName: 'admin', address: '127.0.0.1', action: '新建报表' });
    expect(found[0]?.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(await lines({ result: 'refused', recordKey: 'audited' })).toHaveLength(1);
    expect(await lines({ endpoint: 'report.create', result: 'ok' })).toHaveLength(1);
    expect(await lines({ endTime: '2000-01-01 00:00:00' })).toEqual([]);
  });

  it('holds logins that succeed and that fail, and logouts; not what only reads', async () => {
    await ctx.call(login, { body: { userName: 'stranger', password: 'secret-of-somebody' } });
    const { data } = await ctx.call(login, { body: { userName: 'admin', password: TEST_ADMIN_PASSWORD } });
    await ctx.call(listReports, { token: data.token });
    await ctx.call(logout, { token: data.token });
    expect(await lines({ endpoint: 'accessUser.login', sort: 'result' })).toMatchObject([
      { loginName: 'admin', recordKey: 'admin', result: '200' },
      { loginName: '', recordKey: 'stranger', result: 'User.password.error' },
    ]);
    expect(await lines({ endpoint: 'accessUser.logout' })).toMatchObject([{ loginName: 'admin', result: '200' }]);
    expect(await lines({ endpoint: 'report.pageList' })).toEqual([]);
  });

  it('holds nothing of what was sent but the key of the record', async () => {
    const token = await ctx.login();
    const body = { oldPassword: 'first-secret', password: 'other-secret', confirmPassword: 'other-secret' };
    await ctx.call(updatePassword, { token, body });
    await ctx.app.auditLog.flush();
    const text = JSON.stringify(await ctx.app.db.selectFrom('auditRecord').selectAll().execute());
    for (const secret of ['secret', TEST_ADMIN_PASSWORD, token]) expect(text).not.toContain(secret);
  });

  it('names the records of a list, and the actions that it can be filtered by', async () => {
    const token = await ctx.login();
    const { data } = await ctx.call(createReport, { token, body: { reportName: 'B', reportCode: 'listed' } });
    await ctx.call(deleteReports, { token, body: [data.id, 'none'] });
    expect(await lines({ endpoint: deleteReports.id })).toMatchObject([{ recordKey: `${data.id},none` }]);
    const query = { keyword: '新建报表' };
    expect((await ctx.call(auditActions, { token, query })).data).toContainEqual({
      id: 'report.create',
      text: '新建报表',
    });
    for (const { text } of (await ctx.call(auditActions, { token, query })).data) expect(text).toContain('新建报表');
    const all = (await ctx.call(auditActions, { token })).data.map(({ id }) => id);
    expect(all).toContain('accessUser.login');
    expect(all).not.toContain('report.pageList');
    const { data: named } = await ctx.call(auditActions, { token, query: { keyword: 'reportDashboard.save' } });
    expect(named).toEqual([{ id: 'reportDashboard.save', text: '保存大屏' }]);
  });

  it('is read by those who may, and refuses a time that is none', async () => {
    const other = await ctx.loginWith(['userManage']);
    expect((await ctx.call(listAudit, { token: other })).status).toBe(403);
    const reader = await ctx.loginWith(['auditManage:query']);
    expect((await ctx.call(listAudit, { token: reader, query: { beginTime: 'soon' } })).code).toBe('request/invalid');
  });
});

describe('What the audit log keeps', () => {
  it('is never a secret, whatever the call', () => {
    const audited = ALL_ENDPOINTS.filter(isAudited);
    const names = audited.map((endpoint) => recordPlaceOf(endpoint)?.[1] ?? '');
    for (const name of names) expect(name).not.toMatch(/password|token|secret|key$/i);
    expect(audited.map(({ id }) => id)).toEqual(expect.arrayContaining(['accessUser.login', 'dataSet.delete']));
  });

  it('is every call that changes something', () => {
    const silent = ALL_ENDPOINTS.filter((one) => one.method !== 'GET' && !isAudited(one)).map(({ id }) => id);
    expect(silent.sort()).toEqual([
      // The save that they come to is in the log.
      'coEdit.edits',
      'coEdit.follow',
      'coEdit.leave',
      'coEdit.presence',
      'dataSet.testTransform',
      'dataSet.tryRequest',
      'dataSource.look',
      'dataSource.lookKept',
      'dataSource.testConnection',
      // What walls say of themselves and ask; the approval that lets one in is in the log.
      'device.follow',
      'device.heartbeat',
      'device.pair',
      'device.wait',
      'geoMap.compare',
      'locale.setLanguage',
      'playlist.follow',
      'report.keepPicture',
      'reportDashboard.getData',
      'reportDashboard.getDataBatch',
      'reportDashboard.lookAtImport',
      'reportExcel.exportTemplate',
      'reportExcel.fieldValues',
      'reportExcel.parameterValues',
      'reportExcel.preview',
      'reportShare.token',
      'screenBlock.keepPicture',
    ]);
  });
});
