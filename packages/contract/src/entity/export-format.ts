import { Type } from 'typebox';

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;

/** Kind of a file that rows are exported to. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const ExportFormat = Type.Unsafe<ExportFormat>({ type: 'string', enum: [...EXPORT_FORMATS] });
