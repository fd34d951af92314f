import { Type } from 'typebox';
import { ApiTokenCreate, ApiTokenMade, ApiTokenRecord } from '../entity/api-token.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const listApiTokens = defineEndpoint({
  id: 'apiToken.pageList',
  method: 'GET',
  path: '/apiToken/pageList',
  summary: { zh: '我的 API 令牌', en: 'My API tokens' },
  permission: 'signedIn',
  personal: true,
  input: { query: Type.Object({ ...pageQuery, tokenName: Type.Optional(Type.String({ maxLength: 100 })) }) },
  output: pageResultOf(ApiTokenRecord),
});

export const createApiToken = defineEndpoint({
  id: 'apiToken.create',
  method: 'POST',
  path: '/apiToken',
  summary: {
    zh: '新建 API 令牌，只返回这一次；权限不超过自己拥有的',
    en: 'Make an API token of rights that one holds; it is answered this once',
  },
  permission: 'signedIn',
  personal: true,
  input: { body: ApiTokenCreate },
  output: ApiTokenMade,
});

export const revokeApiToken = defineEndpoint({
  id: 'apiToken.delete',
  method: 'DELETE',
  path: '/apiToken/{id}',
  summary: { zh: '吊销一个 API 令牌', en: 'Revoke an API token' },
  permission: 'signedIn',
  personal: true,
  input: { params: Type.Object({ id: Type.String({ maxLength: 64 }) }) },
  output: Type.Null(),
});
