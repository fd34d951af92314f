import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const HEADERS = '订单号,客户,地区,产品,下单日期,数量,单价,金额,折扣,备注';
const REGIONS = ['华东', '华南', '华北', '华中', '西南', '西北', '东北'];
const PRODUCTS = 200;
const ROWS_PER_CHUNK = 2000;
const FIRST_DAY = Date.UTC(2023, 2, 15);
const DAY_MS = 86_400_000;

/** Writes the order book of the workbook benches as a csv in UTF-8. */
export async function writeOrderCsv(path: string, rows: number): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${HEADERS}\n`);
  for (let from = 0; from < rows; from += ROWS_PER_CHUNK) {
    let chunk = '';
    for (let index = from; index < Math.min(from + ROWS_PER_CHUNK, rows); index++) chunk += toLine(index);
    if (!file.write(chunk)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

function toLine(index: number): string {
  const quantity = (index % 97) + 1;
  const cents = (index * 7919) % 100_000;
  const day = new Date(FIRST_DAY + (index % 700) * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const product = `产品 ${(index * 31) % PRODUCTS}`;
  const money = `${toMoney(cents)},${toMoney(cents * quantity)},${(index % 20) / 100}`;
  const customer = `客户有限公司 ${Math.floor(index / 2)}`;
  return `${20_240_000_000 + index},${customer},${REGIONS[index % REGIONS.length]},${product},${day},${quantity},${money},第 ${index} 单\n`;
}

function toMoney(cents: number): string {
  return (cents / 100).toFixed(2);
}
