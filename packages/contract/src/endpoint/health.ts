import { Type } from 'typebox';
import { defineEndpoint } from './define-endpoint.ts';

export const health = defineEndpoint({
  id: 'health',
  method: 'GET',
  path: '/health',
  summary: { zh: '服务状态', en: 'Health of the service' },
  permission: 'anonymous',
  input: {},
  output: Type.Object({ status: Type.String(), version: Type.String(), uptimeSeconds: Type.Number() }),
});

export const openApi = defineEndpoint({
  id: 'openapi',
  method: 'GET',
  path: '/openapi.json',
  summary: { zh: '接口说明', en: 'Description of all calls' },
  permission: 'anonymous',
  answer: 'bytes',
  input: {},
  output: Type.Unknown(),
});
