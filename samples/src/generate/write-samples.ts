import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeXlsx } from 'hucre/xlsx';
import { makeWaybills, WAYBILL_HEADERS } from './express.ts';
import { ENERGY_HEADERS, makeEnergy } from './factory.ts';
import { makeMaps } from './maps.ts';
import { makeRetail, ORDER_HEADERS, STORE_HEADERS } from './retail.ts';

const ORDERS = 24_000;
const FORMATS: Readonly<Record<string, string>> = {
  日期: 'yyyy-mm-dd',
  开业日期: 'yyyy-mm-dd',
  采集时间: 'yyyy-mm-dd hh:mm:ss',
  揽收时间: 'yyyy-mm-dd hh:mm:ss',
  单价: '#,##0.00',
  金额: '#,##0.00',
  毛利: '#,##0.00',
  月目标: '#,##0',
  合格率: '0.00%',
};

type Cell = string | number | Date | null;

function toSheet(name: string, headers: readonly string[], rows: readonly unknown[][]) {
  return {
    name,
    columns: headers.map((header) => ({ header, key: header, width: header.length * 2 + 8, ...numberFormat(header) })),
    data: rows.map((row) => Object.fromEntries(headers.map((header, index) => [header, (row[index] ?? null) as Cell]))),
    freezePane: { rows: 1 },
  };
}

function numberFormat(header: string): { numFmt?: string } {
  const numFmt = FORMATS[header];
  return numFmt === undefined ? {} : { numFmt };
}

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = path.resolve(here, '../../files');
const retail = makeRetail(ORDERS);
const workbooks = {
  'retail-orders.xlsx': [toSheet('订单', ORDER_HEADERS, retail.orders), toSheet('门店', STORE_HEADERS, retail.stores)],
  'express-waybills.xlsx': [toSheet('运单', WAYBILL_HEADERS, makeWaybills())],
  'factory-energy.xlsx': [toSheet('能耗', ENERGY_HEADERS, makeEnergy())],
};
for (const [name, sheets] of Object.entries(workbooks)) {
  writeFileSync(path.join(folder, name), await writeXlsx({ sheets }));
}

const maps = makeMaps();
for (const [name, text] of Object.entries(maps)) writeFileSync(path.join(folder, name), text);

/** The widget of maps carries them too, so that it draws something before a map is chosen. */
const carried = path.resolve(here, '../../../packages/widgets/src/widgets/geo-map/sample-maps.ts');
const lines = Object.entries(maps).map(([name, text]) => `  '${name.replace(/\D/g, '')}': \`${text.trim()}\`,`);
writeFileSync(
  carried,
  `// Printed by samples/src/generate/write-samples.ts; do not edit.\n
/** An invented island with its cities and the districts of two of them: GeoJSON by code. */
export const SAMPLE_MAPS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`,
);
