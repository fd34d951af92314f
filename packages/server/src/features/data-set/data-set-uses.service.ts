import type { DataSetUse } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { excelReportsUsing } from '../excel-report/excel-usage.service.ts';
import { screensUsing } from '../screen/screen-usage.service.ts';
import { blocksUsing } from '../screen-block/block-usage.service.ts';
import { setsLookingUp } from './lookup-graph.service.ts';

/** Screens, Excel reports and blocks bound to a data set and data sets that look it up, by name. */
export async function usesOf(app: Needs<'db'>, setCode: string): Promise<DataSetUse[]> {
  const screens = await screensUsing(app, setCode);
  const reports = await excelReportsUsing(app, setCode);
  const blocks = await blocksUsing(app, setCode);
  const sets = await setsLookingUp(app, setCode);
  return [
    ...screens.map((one) => ({ kind: 'screen' as const, ...one })),
    ...reports.map((one) => ({ kind: 'excel-report' as const, ...one })),
    ...blocks.map((one) => ({ kind: 'block' as const, ...one })),
    ...sets.map((one) => ({ kind: 'data-set' as const, ...one })),
  ];
}
