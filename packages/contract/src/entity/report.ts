import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { auditFields } from './audit.ts';
import { CODE_PATTERN } from './data-source.ts';

export const REPORT_LABEL: Text = { zh: '报表', en: 'Report' };
export const REPORT_TYPES = ['report_screen', 'report_excel'] as const;

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
  revision: Type.Integer(),
  ...auditFields,
});
export type ReportListItem = Static<typeof ReportListItem>;
