import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeXlsx } from 'hucre/xlsx';
import { EXPRESS_WORDS } from '../content/express.words.ts';
import { FACTORY_WORDS } from '../content/factory.words.ts';
import { toEnglishFile, translateText, type Words } from '../content/in-english.ts';
import { RETAIL_WORDS } from '../content/retail.words.ts';
import { makeWaybills, WAYBILL_HEADERS } from './express.ts';
import { ENERGY_HEADERS, makeEnergy } from './factory.ts';
import { makeMaps } from './maps.ts';
import { makeWorld } from './world.ts';
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

interface SheetContent {
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: readonly unknown[][];
}

function toSheet({ name, headers, rows }: SheetContent, words?: Words) {
  const say = <T>(value: T) => (words && typeof value === 'string' ? translateText(value, words) : value);
  return {
    name: say(name),
    columns: headers.map((key) => {
      const header = say(key);
      return { header, key, width: header.length * (words ? 1 : 2) + 8, ...numberFormat(key) };
    }),
    data: rows.map((row) => Object.fromEntries(headers.map((key, index) => [key, say((row[index] ?? null) as Cell)]))),
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
const workbooks = [
  {
    fileName: 'retail-orders.xlsx',
    words: RETAIL_WORDS,
    sheets: [
      { name: '订单', headers: ORDER_HEADERS, rows: retail.orders },
      { name: '门店', headers: STORE_HEADERS, rows: retail.stores },
    ],
  },
  {
    fileName: 'express-waybills.xlsx',
    words: EXPRESS_WORDS,
    sheets: [{ name: '运单', headers: WAYBILL_HEADERS, rows: makeWaybills() }],
  },
  {
    fileName: 'factory-energy.xlsx',
    words: FACTORY_WORDS,
    sheets: [{ name: '能耗', headers: ENERGY_HEADERS, rows: makeEnergy() }],
  },
];
for (const { fileName, words, sheets } of workbooks) {
  const zh = await writeXlsx({ sheets: sheets.map((sheet) => toSheet(sheet)) });
  writeFileSync(path.join(folder, fileName), zh);
  const en = await writeXlsx({ sheets: sheets.map((sheet) => toSheet(sheet, words)) });
  writeFileSync(path.join(folder, toEnglishFile(fileName)), en);
}

writeFileSync(path.join(folder, 'world.geojson'), makeWorld('zh'));
writeFileSync(path.join(folder, 'world-en.geojson'), makeWorld('en'));

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
