import { declarations } from '../packages/widgets/src/entries/declarations.ts';
import { samples } from '../packages/widgets/src/gen/samples.gen.ts';
import { sampleIn } from '../packages/widgets/src/kit/widget/sample-in.ts';
import type { Api } from './api.ts';

const COLUMNS = 10;
const CELL = { width: 380, height: 300 };
const GAP = 10;

/** Kinds of widgets that are on the screen below, one of each. */
export const EVERY_KIND = Object.keys(declarations);

function toWidget(type: string, at: number): object {
  const declaration = declarations[type]!;
  const { rows, mapping = [], setup = {} } = sampleIn(declaration, samples[type]?.[0] ?? {}, 'zh');
  return {
    id: type,
    type,
    left: (at % COLUMNS) * CELL.width,
    top: Math.floor(at / COLUMNS) * CELL.height,
    width: CELL.width - GAP,
    height: CELL.height - GAP,
    setup,
    data: { dataType: 'static', mapping, ...(rows ? { staticData: rows } : { sample: 'kept' }) },
  };
}

/** Publishes a screen with one widget of every kind, each with the rows of its first sample. */
export async function publishEveryKind(api: Api, reportCode: string): Promise<void> {
  await api.get('POST', '/report', { reportName: '全部组件', reportCode, reportType: 'report_screen' });
  await api.get('POST', '/reportDashboard', {
    reportCode,
    dashboard: {
      width: COLUMNS * CELL.width,
      height: Math.ceil(EVERY_KIND.length / COLUMNS) * CELL.height,
    },
    widgets: EVERY_KIND.map(toWidget),
  });
}
