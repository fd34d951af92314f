import { EmbedGrant, EmbedGrantWanted } from '../entity/embed-grant.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const createEmbedGrant = defineEndpoint({
  id: 'embedGrant.create',
  method: 'POST',
  path: '/embedGrant',
  summary: {
    zh: '为宿主系统的一位用户签发短期嵌入授权，参数锁定；由宿主的后端用 API 令牌调用',
    en: "Grant one user of a host a short look at a report with locked parameters; for the host's server, by API token",
  },
  permission: 'bigScreenManage:share|excelManage:share',
  input: { body: EmbedGrantWanted },
  output: EmbedGrant,
});
