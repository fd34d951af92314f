import '@aj-report/widgets/bar-chart';
import { mapping, rows } from '../rows.ts';

const chart = document.createElement('aj-bar-chart');
Object.assign(chart, { text: 'Sales', language: 'en', rows, mapping });
document.body.append(chart);
