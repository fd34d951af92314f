import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { importWorkbook } from './import-workbook.ts';
import type { ImportProgress, ImportRequest, ImportResult } from './plan/import-workbook.types.ts';
import { inTemporaryFolder, LIMITS, readTables, xlsxOf } from './workbook-fixture.ts';

const HEADER = '<row r="1"><c r="A1" t="str"><v>编号</v></c><c r="B1" t="str"><v>名称</v></c></row>';

function bigBook(rows: number): Buffer {
  const lines = Array.from(
    { length: rows },
    (_, index) => `<row><c><v>${index}</v></c><c t="inlineStr"><is><t>第 ${index} 行</t></is></c></row>`,
  );
  return xlsxOf({ sheets: [{ name: '数据', rows: HEADER + lines.join('') }] });
}

interface Attempt {
  readonly result?: ImportResult;
  readonly error?: unknown;
  readonly progress: readonly ImportProgress[];
  /** Files in the target's folder afterwards. */
  readonly files: readonly string[];
  readonly firstRow?: readonly unknown[] | undefined;
}

async function attempt(
  bytes: Buffer,
  options: { signal?: AbortSignal; limits?: Partial<ImportRequest['limits']>; onProgress?: () => void } = {},
): Promise<Attempt> {
  return inTemporaryFolder(async (folder) => {
    const workbookPath = path.join(folder, 'upload');
    await writeFile(workbookPath, bytes);
    const progress: ImportProgress[] = [];
    const targetPath = path.join(folder, 'version-1.duckdb');
    const limits = { ...LIMITS, ...options.limits };
    const request = { workbookPath, fileName: '报表.xlsx', targetPath, headerRows: {}, limits };
    const outcome = await importWorkbook(
      request,
      (step) => {
        progress.push(step);
        options.onProgress?.();
      },
      options.signal ?? new AbortController().signal,
    ).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    const files = (await readdir(folder)).filter((name) => name !== 'upload');
    const tables = 'result' in outcome ? await readTables(targetPath, outcome.result) : {};
    return { ...outcome, progress, files, firstRow: Object.values(tables)[0]?.rows[0] };
  });
}

describe('an import', () => {
  it('makes one whole file and tells its progress', async () => {
    const { result, progress, files, firstRow } = await attempt(bigBook(60_000));
    expect(result).toMatchObject({ totalRows: 60_000, tables: [{ name: '数据', rows: 60_000 }] });
    expect(files).toEqual(['version-1.duckdb']);
    expect(firstRow).toEqual([0, '第 0 行']);
    expect(progress.length).toBeGreaterThan(0);
    const rows = progress.map((step) => step.rows);
    expect(rows).toEqual(rows.toSorted((a, b) => a - b));
    expect(rows[0], 'reported from the first reading on').toBeLessThan(1024);
    expect(rows.at(-1)).toBeLessThanOrEqual(60_000);
  });

  it('fails with the coded error of its process and leaves nothing', async () => {
    const { error, files } = await attempt(Buffer.from('no workbook'));
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'spreadsheet/not-a-workbook', params: { name: '报表.xlsx' } });
    expect(files).toEqual([]);
  });

  it('that is aborted ends at once and leaves nothing', async () => {
    const controller = new AbortController();
    const { error, files } = await attempt(bigBook(60_000), {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    expect(error).toMatchObject({ code: 'spreadsheet/interrupted' });
    expect(files).toEqual([]);
  });

  it('that was aborted before it began does not begin', async () => {
    const { error, files } = await attempt(bigBook(10), { signal: AbortSignal.abort() });
    expect([(error as AppError).code, files]).toEqual(['spreadsheet/interrupted', []]);
  });

  it('that needs more memory than it may is stopped and says so', async () => {
    const { error, files } = await attempt(bigBook(60_000), { limits: { memoryBytes: 64 * 1024 * 1024 } });
    expect(error).toMatchObject({ code: 'spreadsheet/out-of-memory', params: { limit: '64 MB' } });
    expect(files).toEqual([]);
  });
});
