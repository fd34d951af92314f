import { Type } from 'typebox';
import { ReportCode } from '../entity/report-code.ts';
import { ScreenDocument } from '../screen/document-schema.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const getPicturedScreen = defineEndpoint({
  id: 'report.pictured',
  method: 'GET',
  path: '/report/pictured/{reportCode}',
  summary: {
    zh: '缩略图所画的大屏：已发布的版本，否则最新版本；因人而异的数据以示例代替',
    en: 'The screen as its picture shows it: published or else newest, with samples for data that differs by reader',
  },
  permission: 'bigScreenManage:design',
  input: { params: Type.Object({ reportCode: ReportCode }) },
  output: ScreenDocument,
});

export const keepReportPicture = defineEndpoint({
  id: 'report.keepPicture',
  audit: false,
  method: 'POST',
  path: '/report/picture',
  summary: { zh: '保存报表的缩略图', en: 'Keep the picture of a report' },
  permission: 'bigScreenManage:design',
  rate: 'upload',
  multipart: true,
  input: { body: Type.Object({ reportCode: ReportCode, revision: Type.String({ pattern: '^[0-9]{1,9}$' }) }) },
  /** Empty = not kept, because it shows a revision that lists do not show any more. */
  output: Type.Object({ pictureId: Type.String() }),
});

export const readReportPicture = defineEndpoint({
  id: 'report.picture',
  method: 'GET',
  path: '/report/picture/{pictureId}',
  summary: {
    zh: '按不可猜测的编号读取报表的缩略图',
    en: 'Read the picture of a report by its unguessable id',
  },
  permission: 'anonymous',
  answer: 'bytes',
  input: { params: Type.Object({ pictureId: Type.String({ maxLength: 64 }) }) },
  output: Type.Unknown(),
});
