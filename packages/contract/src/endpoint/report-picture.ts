import { Type } from 'typebox';
import { ReportCode } from '../wire/report-code.ts';
import { ScreenDocument } from '../screen/document-schema.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const getPicturedScreen = defineEndpoint({
  id: 'report.pictured',
  method: 'GET',
  path: '/report/pictured/{reportCode}',
  summary: {
    zh: '缩略图所画的大屏：给出的版本，否则已发布的、最新的版本；因人而异的数据以示例代替',
    en: 'The screen as its picture shows it: a revision, else the published or newest one, with samples for data that differs by reader',
  },
  permission: 'bigScreenManage:design',
  input: {
    params: Type.Object({ reportCode: ReportCode }),
    query: Type.Object({ revision: Type.Optional(Type.Integer({ minimum: 1 })) }),
  },
  output: ScreenDocument,
});

export const keepReportPicture = defineEndpoint({
  id: 'report.keepPicture',
  audit: false,
  method: 'POST',
  path: '/report/picture',
  summary: {
    zh: '保存一个版本的缩略图；列表正显示该版本时，也是报表的缩略图',
    en: 'Keep the picture of a revision, which is that of the report too while lists show that revision',
  },
  permission: 'bigScreenManage:design',
  rate: 'upload',
  multipart: true,
  input: { body: Type.Object({ reportCode: ReportCode, revision: Type.String({ pattern: '^[0-9]{1,9}$' }) }) },
  output: Type.Object({
    /** Empty = not kept, because the revision is gone. */
    pictureId: Type.String(),
    /** Whether lists show it. */
    isListed: Type.Boolean(),
  }),
});

export const readReportPicture = defineEndpoint({
  id: 'report.picture',
  method: 'GET',
  path: '/report/picture/{pictureId}',
  summary: {
    zh: '按不可猜测的编号读取报表、版本或区块的缩略图',
    en: 'Read the picture of a report, a revision or a block by its unguessable id',
  },
  permission: 'anonymous',
  answer: 'bytes',
  input: { params: Type.Object({ pictureId: Type.String({ maxLength: 64 }) }) },
  output: Type.Unknown(),
});
