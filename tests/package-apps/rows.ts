export const rows = [
  { month: 'January', sales: 320 },
  { month: 'February', sales: 410 },
];
export const mapping = [
  { role: 'xAxis', field: 'month' },
  { role: 'bar', field: 'sales', label: 'Sales' },
];
