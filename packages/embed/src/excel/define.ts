import { AjExcelReport } from './aj-excel-report.ts';

if (!customElements.get('aj-excel-report')) customElements.define('aj-excel-report', AjExcelReport);

export { AjExcelReport };
