import { Type } from 'typebox';
import { ShareCreate, ShareCreated, ShareDetail, ShareExchange, ShareGrant } from '../entity/share.ts';
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
  method: 'POST',
  path: '/reportShare/token',
  summary: { zh: '用分享码和密码换取令牌', en: 'A token for a share code and its password' },
  permission: 'anonymous',
  share: true,
  rate: 'share',
  input: { body: ShareExchange },
  output: ShareGrant,
});
