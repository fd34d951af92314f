import { Type } from 'typebox';
import { ReportCode } from '../wire/report-code.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Of pictures by address. */
export const SHOT_LIMITS = {
  /** px */
  widthMin: 100,
  widthMax: 7_680,
  /** px in all: 8K */
  pixelsMax: 33_177_600,
  /** pictures of one person that wait or are drawn */
  openMax: 5,
  /** s that a call waits for the file before it answers the id of the job */
  waitSeconds: 60,
  /** characters */
  paramsMax: 2_000,
} as const;

/** Kinds of files that a screen is drawn as. */
export const PICTURE_FORMATS = ['png', 'svg', 'pdf'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const drawScreenPicture = defineEndpoint({
  id: 'reportDashboard.picture',
  method: 'GET',
  path: '/reportDashboard/{reportCode}/picture',
  summary: {
    zh: '已发布大屏的图片（PNG、SVG、PDF）：在等待时间内完成则返回文件，否则返回后台任务的编号；需要 AJ_BROWSER_BIN',
    en: 'A picture of the published screen (PNG, SVG, PDF): the file itself if it is done in time, else the id of the job that makes it; needs AJ_BROWSER_BIN',
  },
  permission: 'bigScreenManage:view',
  share: true,
  rate: 'query',
  answer: 'bytes',
  input: {
    params: Type.Object({ reportCode: ReportCode }),
    query: Type.Object({
      /** `png` unless given. */
      format: Type.Optional(Type.Unsafe<PictureFormat>({ type: 'string', enum: [...PICTURE_FORMATS] })),
      /** px of a PNG, and of an SVG where nothing else is said; that of the screen unless given. PDFs have its size. */
      width: Type.Optional(Type.Integer({ minimum: SHOT_LIMITS.widthMin, maximum: SHOT_LIMITS.widthMax })),
      /** Id of a page; the first unless given, in a PDF all of them. */
      page: Type.Optional(Type.String({ maxLength: 64 })),
      /** Parameters of the screen, as in its address: `city=上海&year=2026`, encoded as one value. */
      params: Type.Optional(Type.String({ maxLength: SHOT_LIMITS.paramsMax })),
      /** s to wait for the file, 30 unless given; 0 = the id of the job at once. */
      wait: Type.Optional(Type.Integer({ minimum: 0, maximum: SHOT_LIMITS.waitSeconds })),
    }),
  },
  /** In an envelope where the job is not done in time; else the answer is the file. */
  output: Type.Object({ jobId: Type.String() }),
});
