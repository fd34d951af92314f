import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utils, write, type WorkBook, type WorkSheet } from 'xlsx';
import { Api } from './api.ts';
import { removeData, startProduct, type Product } from './product.ts';

type Row = Record<string, unknown>;

interface Imported {
  readonly id: string;
  readonly status: string;
  readonly totalRows: number;
  readonly failureReason: string | null;
  readonly warnings: readonly { readonly sheet: string; readonly message: string }[];
  readonly tables: readonly {
    readonly name: string;
    readonly rows: number;
    readonly columns: readonly { readonly name: string; readonly type: string }[];
  }[];
}

const BIG_ROWS = 60_000;

function bookOf(sheets: Readonly<Record<string, unknown[][] | WorkSheet>>, date1904 = false): WorkBook {
  const book = utils.book_new();
  book.Workbook = { WBProps: { date1904 } };
  for (const [name, sheet] of Object.entries(sheets)) {
    book.SheetNames.push(name);
    book.Sheets[name] = Array.isArray(sheet) ? utils.aoa_to_sheet(sheet) : sheet;
  }
  return book;
}

function bytesOf(book: WorkBook, bookType: 'xlsx' | 'biff8' = 'xlsx'): Uint8Array {
  return new Uint8Array(write(book, { type: 'buffer', bookType }) as Buffer);
}

function nastySheet(): WorkSheet {
  const sheet = utils.aoa_to_sheet([
    ['编号', '身份证', '码', '占比', '日期', '时刻', '误', '式', 'Name', 'name', 'NAME', '', '杂'],
    ['007', '110101199003070018', '1e10', null, null, null, null, null, 'a', 'b', 'c', 'd', 1],
    [],
    ['008', '110101199003070019', '2E5', null, null, null, null, null, 'a', 'b', 'c', 'd', '无'],
    [],
    [],
  ]);
  Object.assign(sheet, {
    D2: { t: 'n', v: 0.125, z: '0.00%' },
    D4: { t: 'n', v: 1, z: '0%' },
    E2: { t: 'n', v: 45292, z: 'yyyy-mm-dd' },
    E4: { t: 'n', v: 61, z: 'yyyy-mm-dd' },
    F2: { t: 'n', v: 45292.5, z: 'yyyy-mm-dd hh:mm:ss' },
    G2: { t: 'e', v: 7 },
    G4: { t: 'n', v: 5 },
    H2: { t: 'n', v: 42, f: 'A1*2' },
    '!ref': 'A1:M40',
  });
  return sheet;
}

describe('a nasty workbook', () => {
  let product: Product;
  let api: Api;
  const imported = async (bytes: Uint8Array, name = '表.xlsx'): Promise<Imported> => {
    const { id } = await api.upload('/dataSource/import', { name, bytes }, { sourceName: name });
    return { id, ...(await api.waitForImport(id)) };
  };
  const rowsOf = async (id: string, table: string): Promise<Row[]> => {
    const address = `/dataSource/${id}/preview?table=${encodeURIComponent(table)}`;
    return (await api.get<{ records: Row[] }>('GET', address)).records;
  };

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0', AJ_IMPORT_ROWS: String(BIG_ROWS), AJ_IMPORT_COLUMNS: '30' });
    api = new Api(product.address);
    await api.login();
  });
  afterAll(async () => {
    await product.stop();
    removeData(product);
  });

  it.each(['xlsx', 'biff8'] as const)('as %s loses no value, whatever its name says', async (kind) => {
    const name = `订 单'"x`;
    const source = await imported(bytesOf(bookOf({ [name]: nastySheet() }), kind), '报表.xlsx');
    expect(source).toMatchObject({ status: 'success', totalRows: 2, failureReason: null });
    expect(source.warnings.map(({ message }) => message)).toEqual([
      '1 个错误值单元格按空值导入，第一个在 G2（#DIV/0!）',
    ]);
    expect(source.tables[0]!.columns.map((column) => `${column.name} ${column.type}`)).toEqual([
      '编号 string',
      '身份证 string',
      '码 string',
      '占比 decimal',
      '日期 date',
      '时刻 datetime',
      '误 integer',
      '式 integer',
      'Name string',
      'name_2 string',
      'NAME_3 string',
      'column_12 string',
      '杂 string',
    ]);
    expect((await rowsOf(source.id, name)).map((row) => Object.values(row))).toEqual([
      [
        '007',
        '110101199003070018',
        '1e10',
        0.125,
        '2024-01-01',
        '2024-01-01 12:00:00',
        null,
        42,
        'a',
        'b',
        'c',
        'd',
        '1',
      ],
      ['008', '110101199003070019', '2E5', 1, '1900-03-01', null, 5, null, 'a', 'b', 'c', 'd', '无'],
    ]);
  });

  it('counts its dates from 1904 where it says so', async () => {
    const sheet = utils.aoa_to_sheet([['日期']]);
    Object.assign(sheet, { A2: { t: 'n', v: 43830, z: 'yyyy-mm-dd' }, '!ref': 'A1:A2' });
    const { id } = await imported(bytesOf(bookOf({ d: sheet }, true)));
    expect(await rowsOf(id, 'd')).toEqual([{ 日期: '2024-01-01' }]);
  });

  it('may have sheets that differ by case only, are empty, or are called like things of the language', async () => {
    const sheets = {
      Data: [['a'], [1]],
      DATA: [['a'], [2]],
      空: [],
      constructor: [
        ['__proto__', 'b'],
        ['x', 'y'],
      ],
    };
    const source = await imported(bytesOf(bookOf(sheets)));
    expect(source.tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['Data', 1],
      ['DATA_2', 1],
      ['constructor', 1],
    ]);
    expect(source.warnings).toEqual([{ sheet: '空', message: '工作表没有内容，没有生成表' }]);
    expect(JSON.stringify(await rowsOf(source.id, 'constructor'))).toBe('[{"__proto__":"x","b":"y"}]');
  });

  it.each([
    ['every sheet is empty', () => bytesOf(bookOf({ a: [], b: [] })), '表格中没有任何数据，请检查工作表和表头行'],
    [
      'it is too wide',
      () => bytesOf(bookOf({ 宽: [Array.from({ length: 31 }, (_, n) => `c${n}`)] })),
      '工作表“宽”第 1 行第 AE 列：超过 30 列的上限，请删去多余的列',
    ],
    [
      'it is too long',
      () => bytesOf(bookOf({ 长: [['a'], ...Array.from({ length: BIG_ROWS + 1 }, (_, n) => [n])] })),
      `工作表“长”第 ${BIG_ROWS + 2} 行：超过 ${BIG_ROWS} 行的上限，请拆分后导入`,
    ],
    ['it is cut off', () => bytesOf(bookOf({ a: [['a'], [1]] })).slice(0, -60), '表格文件已损坏'],
  ])('fails and says where when %s', { timeout: 60_000 }, async (_, make, reason) => {
    const source = await imported(make());
    expect(source).toMatchObject({ status: 'failed', totalRows: 0, tables: [] });
    expect(source.failureReason).toContain(reason);
  });

  it('is refused at once when it is none, or its code is taken or wrong', async () => {
    const good = { name: 'a.xlsx', bytes: bytesOf(bookOf({ a: [['a'], [1]] })) };
    const text = { name: 'a.xlsx', bytes: new TextEncoder().encode('a,b\n1,2\n') };
    await expect(api.upload('/dataSource/import', text)).rejects.toThrow('415 spreadsheet/not-a-workbook');
    await api.upload('/dataSource/import', good, { sourceCode: 'mine' });
    await expect(api.upload('/dataSource/import', good, { sourceCode: 'mine' })).rejects.toThrow(
      '409 record/code-taken',
    );
    for (const sourceCode of ['a b', '中文', '../x'])
      await expect(api.upload('/dataSource/import', good, { sourceCode })).rejects.toThrow('400 record/code-invalid');
  });

  it('tells its rows so far, never fewer than before, and the queries that run see the old or the new', async () => {
    const header = ['大区', '金额', '备注'];
    const rows = Array.from({ length: BIG_ROWS }, (_, n) => ['华东', n % 7, `第 ${n} 单`]);
    const small = bytesOf(bookOf({ 订单: [header, ['华东', 1, '']] }));
    const large = bytesOf(bookOf({ 订单: [header, ...rows] }));
    const { id, sourceCode } = await api.upload('/dataSource/import', { name: 's.xlsx', bytes: small });
    await api.waitForImport(id);
    const query = { sourceCode, setType: 'sql', dynSentence: 'select count(*) as n from "订单"' };
    await api.get('POST', '/dataSet/testTransform', query);
    await api.get('POST', '/dataSet', { ...query, setCode: 'counted', setName: '计数' });
    await api.upload(`/dataSource/${id}/reimport`, { name: 'l.xlsx', bytes: large });
    const received: number[] = [];
    const answers = new Set<unknown>();
    for (let status = 'inProgress'; status === 'inProgress';) {
      const source = await api.get<Imported>('GET', `/dataSource/${id}`);
      status = source.status;
      received.push(source.totalRows);
      const [row] = await api.get<{ n: number }[]>('POST', '/reportDashboard/getData', { setCode: 'counted' });
      answers.add(row!.n);
    }
    expect(received).toEqual(received.toSorted((a, b) => a - b));
    expect(received.at(-1)).toBe(BIG_ROWS);
    expect([...answers]).toEqual([1, BIG_ROWS]);
  });

  it('deleted while it is imported is gone and stays gone', async () => {
    const rows = Array.from({ length: BIG_ROWS }, (_, n) => [n, `第 ${n} 行`]);
    const { id } = await api.upload('/dataSource/import', {
      name: 'l.xlsx',
      bytes: bytesOf(bookOf({ a: [['a', 'b'], ...rows] })),
    });
    await api.get('DELETE', `/dataSource/${id}`);
    expect(await api.call('GET', `/dataSource/${id}`)).toMatchObject({ status: 404, code: 'record/not-found' });
    expect(await api.call('DELETE', `/dataSource/${id}`)).toMatchObject({ status: 404 });
  });
});
