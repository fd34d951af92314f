import { Type } from 'typebox';
import { Flag } from '../entity/audit.ts';
import { JobDetail } from '../entity/job.ts';
import { pageQuery, pageResultOf } from '../wire/page-result.ts';
import { defineEndpoint } from './define-endpoint.ts';

const byId = Type.Object({ id: Type.String({ maxLength: 64 }) });

export const listJobs = defineEndpoint({
  id: 'job.pageList',
  method: 'GET',
  path: '/job/pageList',
  summary: { zh: '后台任务列表', en: 'List of background jobs' },
  permission: 'signedIn',
  input: {
    query: Type.Object({
      ...pageQuery,
      status: Type.Optional(Type.String({ maxLength: 20 })),
      /** 1 = those of everybody, for whoever manages users. */
      everyone: Type.Optional(Flag),
    }),
  },
  output: pageResultOf(JobDetail),
});

export const getJob = defineEndpoint({
  id: 'job.get',
  method: 'GET',
  path: '/job/{id}',
  summary: { zh: '后台任务的状态与进度', en: 'State and progress of a job' },
  permission: 'signedIn',
  share: true,
  input: { params: byId },
  output: JobDetail,
});

export const downloadJobFile = defineEndpoint({
  id: 'job.file',
  method: 'GET',
  path: '/job/{id}/file',
  summary: { zh: '下载任务生成的文件', en: 'The file that a job made' },
  permission: 'signedIn',
  share: true,
  answer: 'bytes',
  input: { params: byId },
  output: Type.Unknown(),
});

export const retryJob = defineEndpoint({
  id: 'job.retry',
  method: 'POST',
  path: '/job/{id}/retry',
  summary: { zh: '重新运行失败或已取消的任务', en: 'Run a job once more that failed or was cancelled' },
  permission: 'signedIn',
  input: { params: byId },
  output: Type.Null(),
});

export const cancelJob = defineEndpoint({
  id: 'job.cancel',
  method: 'DELETE',
  path: '/job/{id}',
  summary: { zh: '取消等待或运行中的任务', en: 'Cancel a job that waits or runs' },
  permission: 'signedIn',
  share: true,
  input: { params: byId },
  output: Type.Null(),
});
