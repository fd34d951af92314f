import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { auditFields } from './audit.ts';
import { CODE_PATTERN } from './data-source.ts';
import { ReportCode } from '../wire/report-code.ts';

export const REPORT_LABEL: Text = { zh: '报表', en: 'Report' };
export const REPORT_TYPES = ['report_screen', 'report_excel'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export const reportFields = {
  reportName: field.text({ label: { zh: '名称', en: 'Name' }, minLength: 1, maxLength: LIMITS.reportNameMax }),
  reportCode: field.text({
    label: { zh: '编码', en: 'Code' },
    minLength: 1,
    maxLength: LIMITS.reportCodeMax,
    pattern: CODE_PATTERN,
    lockedAfterCreate: true,
  }),
  reportType: field.dictionary({
    label: { zh: '类型', en: 'Type' },
    dictionary: 'REPORT_TYPE',
    default: 'report_screen',
    lockedAfterCreate: true,
  }),
  reportGroup: field.dictionary({ label: { zh: '分组', en: 'Group' }, dictionary: 'REPORT_GROUP' }),
  reportAuthor: field.text({ label: { zh: '作者', en: 'Author' }, maxLength: 64 }),
  description: field.textarea({ label: { zh: '描述', en: 'Description' }, maxLength: LIMITS.reportDescMax }),
};

export const ReportSave = Type.Object({
  reportName: Type.String({ minLength: 1, maxLength: LIMITS.reportNameMax }),
  reportCode: Type.String({ minLength: 1, maxLength: LIMITS.reportCodeMax, pattern: CODE_PATTERN }),
  reportType: Type.Optional(Type.String({ maxLength: LIMITS.reportTypeMax })),
  reportGroup: Type.Optional(Type.String({ maxLength: 50 })),
  reportAuthor: Type.Optional(Type.String({ maxLength: 64 })),
  description: Type.Optional(Type.String({ maxLength: LIMITS.reportDescMax })),
});
export type ReportSave = Static<typeof ReportSave>;

export const ReportUpdate = Type.Object({ id: Type.String(), ...ReportSave.properties });

/** What stands for a report without a picture: the boxes of its widgets, in the colours of its theme. */
export const ScreenOutline = Type.Object({
  /** CSS background */
  background: Type.String(),
  /** CSS colour */
  box: Type.String(),
  width: Type.Number(),
  height: Type.Number(),
  /** `[left, top, width, height]` in px of the screen */
  boxes: Type.Array(Type.Array(Type.Number())),
});
export type ScreenOutline = Static<typeof ScreenOutline>;

export const ReportListItem = Type.Object({
  id: Type.String(),
  reportName: Type.String(),
  reportCode: Type.String(),
  reportType: Type.String(),
  reportGroup: Type.String(),
  reportAuthor: Type.String(),
  description: Type.String(),
  /** 1 = has a published revision */
  status: Type.Integer(),
  /** the newest; 0 = never saved */
  revision: Type.Integer(),
  /** 0 = nothing published; less than `revision` = changes wait to be published */
  publishedRevision: Type.Integer(),
  /** how many shares of it open now */
  openShares: Type.Integer(),
  /** Its picture at `/report/picture/{pictureId}`; empty = none */
  pictureId: Type.String(),
  /** Of a saved report without a picture. */
  outline: Type.Optional(ScreenOutline),
  ...auditFields,
});
export type ReportListItem = Static<typeof ReportListItem>;

/** Whether viewers see a report: all of it, an older revision, or nothing. */
export const PUBLISH_STATES = ['draft', 'changed', 'published'] as const;
export type PublishState = (typeof PUBLISH_STATES)[number];

export const PUBLISH_STATE_LABELS: Readonly<Record<PublishState, Text>> = {
  draft: { zh: '未发布', en: 'Draft' },
  changed: { zh: '有改动未发布', en: 'Changes not published' },
  published: { zh: '已发布', en: 'Published' },
};

export function publishStateOf({
  revision,
  publishedRevision,
}: Pick<ReportListItem, 'revision' | 'publishedRevision'>): PublishState {
  if (publishedRevision === 0) return 'draft';
  return publishedRevision < revision ? 'changed' : 'published';
}

/** A copy of a report; with its data sets it is bound to copies of them. */
export const ReportCopy = Type.Object({
  reportCode: ReportCode,
  newCode: Type.String({ minLength: 1, maxLength: LIMITS.reportCodeMax, pattern: CODE_PATTERN }),
  newName: Type.String({ minLength: 1, maxLength: LIMITS.reportNameMax }),
  withDataSets: Type.Optional(Type.Boolean()),
});
export type ReportCopy = Static<typeof ReportCopy>;
