import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  deleteDataSource,
  getDataSource,
  importDataSource,
  previewDataSource,
  reimportDataSource,
  type DataSourceDetail,
} from '@aj-report/contract';
import * as XLSX from 'xlsx';
import type { RouteContext } from '../../testing/route-suite.ts';

type Rows = readonly (readonly (string | number | null)[])[];

/** A workbook of sheets by name. */
export function book(sheets: Readonly<Record<string, Rows>>, bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer {
  const workbook = XLSX.utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  }
  return XLSX.write(workbook, { type: 'buffer', bookType, compression: true }) as Buffer;
}

export const SALES = book({
  销售: [
    ['地区', '金额', '工号'],
    ['华东', 10.3, '007'],
    ['华南', 5, '008'],
  ],
  Empty: [],
  数量: [['n'], ...Array.from({ length: 25 }, (_, index) => [index])],
});

function formOf(bytes: Buffer, name: string, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** Calls of one user. */
export class SourceClient {
  constructor(
    private readonly ctx: RouteContext,
    readonly token: string,
  ) {}

  upload(bytes: Buffer, name = '销售 报表（一）.xlsx', fields: Readonly<Record<string, string>> = {}) {
    return this.ctx.call(importDataSource, { token: this.token, form: formOf(bytes, name, fields) });
  }

  reimport(id: string, bytes: Buffer, name = '新.xlsx', fields: Readonly<Record<string, string>> = {}) {
    return this.ctx.call(reimportDataSource, { token: this.token, params: { id }, form: formOf(bytes, name, fields) });
  }

  async get(id: string, lang = 'zh'): Promise<DataSourceDetail> {
    return (await this.ctx.call(getDataSource, { token: this.token, params: { id }, query: { lang } })).data;
  }

  /** Waits until the import is over. */
  async settled(id: string): Promise<DataSourceDetail> {
    for (;;) {
      const source = await this.get(id);
      if (source.status !== 'inProgress') return source;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async imported(bytes = SALES, fields: Readonly<Record<string, string>> = {}): Promise<DataSourceDetail> {
    return this.settled((await this.upload(bytes, undefined, fields)).data.id);
  }

  preview(id: string, query: Readonly<Record<string, string>> = {}) {
    return this.ctx.call(previewDataSource, { token: this.token, params: { id }, query });
  }

  remove(id: string) {
    return this.ctx.call(deleteDataSource, { token: this.token, params: { id } });
  }
}

/** Every file and every database of imports, by names that begin with the ids of their jobs. */
export async function filesOf(ctx: RouteContext): Promise<string[]> {
  const { dataDir } = ctx.app.config;
  const folders = ['originals', 'warehouse', 'drafts'].map((name) => readdir(path.join(dataDir, name)));
  const tables = ((await ctx.app.clickhouse?.list()) ?? []).map(({ jobId }) => jobId);
  return (await Promise.all(folders)).flat().concat(tables);
}
