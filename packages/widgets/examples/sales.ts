export interface MonthSales {
  readonly month: string;
  readonly sales: number;
  readonly [column: string]: unknown;
}

/** Sales of half a year, in 10,000 CNY; every call gives the next half year. */
export function makeSales(round: number): MonthSales[] {
  return Array.from({ length: 6 }, (_, i) => ({
    month: `${i + 1 + (round % 2) * 6}月`,
    sales: Math.round(320 + 90 * Math.sin(i + round) + 22 * i),
  }));
}

export const MAPPING = [
  { role: 'xAxis', field: 'month' },
  { role: 'bar', field: 'sales', label: '销售额（万元）' },
];
