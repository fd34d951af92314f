import { MarkLineComponent } from 'echarts/components';
import type { ChartParts } from './echarts.ts';

export const LATE_PARTS: ChartParts = [MarkLineComponent];
