import { Type } from 'typebox';
import { defineEndpoint } from './define-endpoint.ts';

export const health = defineEndpoint({
  id: 'health',
  method: 'GET',
  path: '/health',
  summary: { zh: '服务状态', en: 'Health of the service' },
  permission: 'anonymous',
  input: {},
  output: Type.Object({
    status: Type.Enum(['up', 'degraded']),
    /** What an administrator must mend, with codes of the list of errors. */
    problems: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
    version: Type.String(),
    uptimeSeconds: Type.Number(),
  }),
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

export const metrics = defineEndpoint({
  id: 'metrics',
  method: 'GET',
  path: '/metrics',
  summary: {
    zh: '运行指标（Prometheus 文本），需指标令牌或运行指标权限',
    en: 'Metrics as Prometheus text, for the bearer of the metrics token or holders of metricsManage:query',
  },
  permission: 'anonymous',
  answer: 'bytes',
  input: {},
  output: Type.Unknown(),
});
