import type { ExcelSetParam, ExcelTemplate, Text } from '@aj-report/contract';

/** Something of a file that a template cannot hold, and was left out. */
export interface TemplateNote {
  readonly sheet: string;
  readonly text: Text;
}

/** A picture of a file; the template names it by `id` until it is stored. */
export interface BroughtPicture {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly type: 'png' | 'jpeg';
}

/** What a file became. */
export interface ReadTemplate {
  readonly kind: 'xlsx' | 'aj-report';
  readonly template: ExcelTemplate;
  /** Data sets and values of parameters that the document names; a workbook names none. */
  readonly setCodes: readonly string[];
  readonly setParam: ExcelSetParam;
  readonly pictures: readonly BroughtPicture[];
  readonly notes: readonly TemplateNote[];
}

/** A file to be read, as its process gets it. */
export interface ReadRequest {
  readonly path: string;
  readonly kind: 'xlsx' | 'json';
}
