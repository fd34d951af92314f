import { LegendScrollComponent } from 'echarts/components';
import type { ChartParts } from './echarts.ts';

export const LATE_PARTS: ChartParts = [LegendScrollComponent];
