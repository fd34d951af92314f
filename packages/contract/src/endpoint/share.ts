import { Type } from 'typebox';
import {
  SHARE_STATES,
  ShareChange,
  ShareCreate,
  ShareCreated,
  ShareDetail,
  ShareExchange,
  ShareExtension,
  ShareGrant,
  ShareMade,
  SharePause,
  ShareRecord,
  ShareWanted,
  type ShareState,
  type ShareType,
} from '../entity/share.ts';
import { LIMITS, SHARE_TYPES } from '../limits.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
import { byId } from '../wire/record-ids.ts';
import { batchDeleteOf } from './batch-delete.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const createShare = defineEndpoint({
  id: 'reportShare.create',
  method: 'POST',
  path: '/reportShare',
  summary: { zh: '分享报表', en: 'Share a report' },
  permission: 'bigScreenManage:share|excelManage:share',
  input: { body: ShareCreate },
  output: ShareCreated,
});

export const shareScreen = defineEndpoint({
  id: 'reportDashboard.share',
  method: 'POST',
  path: '/reportDashboard/share',
  summary: {
    zh: '分享大屏（AJ-Report 的调用）：sharePasswordFlag 为真时由服务生成密码',
    en: 'Share a screen, as AJ-Report calls it; with sharePasswordFlag the service makes a password',
  },
  permission: 'bigScreenManage:share',
  input: { body: ShareWanted },
  output: ShareMade,
});

export const shareExcelReport = defineEndpoint({
  id: 'reportExcel.share',
  method: 'POST',
  path: '/reportExcel/share',
  summary: {
    zh: '分享 Excel 报表（AJ-Report 的调用）：sharePasswordFlag 为真时由服务生成密码',
    en: 'Share an Excel report, as AJ-Report calls it; with sharePasswordFlag the service makes a password',
  },
  permission: 'excelManage:share',
  input: { body: ShareWanted },
  output: ShareMade,
});

const validity = Type.Optional(Type.Unsafe<ShareType>({ type: 'integer', enum: [...SHARE_TYPES] }));

export const listShares = defineEndpoint({
  id: 'reportShare.pageList',
  method: 'GET',
  path: '/reportShare/pageList',
  summary: { zh: '分享列表', en: 'List of shares' },
  permission: 'reportShareManage:query',
  input: {
    query: Type.Object({
      ...pageQuery,
      shareCode: Type.Optional(Type.String({ maxLength: 100 })),
      reportCode: Type.Optional(Type.String({ maxLength: LIMITS.reportCodeMax })),
      reportName: Type.Optional(Type.String({ maxLength: LIMITS.reportNameMax })),
      recipient: Type.Optional(Type.String({ maxLength: LIMITS.shareRecipientMax })),
      shareType: validity,
      shareValidType: validity,
      state: Type.Optional(Type.Unsafe<ShareState | ''>({ type: 'string', enum: ['', ...SHARE_STATES] })),
    }),
  },
  output: pageResultOf(ShareRecord),
});

export const getShare = defineEndpoint({
  id: 'reportShare.get',
  method: 'GET',
  path: '/reportShare/{id}',
  summary: { zh: '分享详情', en: 'One share' },
  permission: 'reportShareManage:detail',
  input: { params: byId },
  output: ShareRecord,
});

export const updateShare = defineEndpoint({
  id: 'reportShare.update',
  method: 'PUT',
  path: '/reportShare',
  summary: {
    zh: '修改分享；改动密码、放宽来源、改动锁定的参数需要分享该报表的权限',
    en: 'Change a share; another password or none, more origins and other locked parameters need the right to share the report',
  },
  permission: 'reportShareManage:update',
  input: { body: ShareChange },
  output: Type.Object({ id: Type.String() }),
});

export const pauseShare = defineEndpoint({
  id: 'reportShare.pause',
  method: 'POST',
  path: '/reportShare/pause',
  summary: { zh: '暂停或恢复分享', en: 'Pause a share, or let it go on' },
  permission: 'reportShareManage:update',
  input: { body: SharePause },
  output: Type.Object({ id: Type.String() }),
});

export const delayShare = defineEndpoint({
  id: 'reportShare.shareDelay',
  method: 'POST',
  path: '/reportShare/shareDelay',
  summary: {
    zh: '延期一天、一周或一月：从到期时间算起，已过期的从现在算起',
    en: 'Make a share last a day, a week or a month longer, from its end, or from now where it has ended',
  },
  permission: 'reportShareManage:shareDelay',
  input: { body: ShareExtension },
  output: Type.Object({ id: Type.String(), shareValidTime: Type.Union([Type.String(), Type.Null()]) }),
});

export const deleteShare = defineEndpoint({
  id: 'reportShare.delete',
  method: 'DELETE',
  path: '/reportShare/{id}',
  summary: { zh: '取消分享，其链接立即失效', en: 'Withdraw a share; its link opens nothing from now on' },
  permission: 'reportShareManage:delete',
  input: { params: byId },
  output: Type.Null(),
});

export const deleteShares = batchDeleteOf({
  id: 'reportShare',
  path: '/reportShare',
  what: { zh: '分享', en: 'shares' },
  permission: 'reportShareManage:delete',
});

export const getShareDetail = defineEndpoint({
  id: 'reportShare.detailByCode',
  method: 'GET',
  path: '/reportShare/detailByCode',
  summary: { zh: '分享信息；无密码时含令牌', en: 'What a share is; with its token when no password protects it' },
  permission: 'anonymous',
  share: true,
  rate: 'share',
  input: { query: Type.Object({ shareCode: Type.String({ minLength: 1, maxLength: 100 }) }) },
  output: ShareDetail,
});

export const exchangeShare = defineEndpoint({
  id: 'reportShare.token',
  audit: false,
  method: 'POST',
  path: '/reportShare/token',
  summary: { zh: '用分享码和密码换取令牌', en: 'A token for a share code and its password' },
  permission: 'anonymous',
  share: true,
  rate: 'share',
  input: { body: ShareExchange },
  output: ShareGrant,
});
