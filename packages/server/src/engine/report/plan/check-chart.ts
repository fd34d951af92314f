import { AppError, type Text } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { placeOf } from '../report-fault.ts';
import type { PlanCell } from './plan.types.ts';

/** What a chart lacks; undefined when it can be drawn. */
function faultOf({ source: { chart } }: PlanCell): Text | undefined {
  if (!chart) return undefined;
  const { slots = {} } = declarations[chart.widget] ?? {};
  const unknown = chart.mapping.find(({ role }) => !Object.hasOwn(slots, role))?.role;
  if (unknown !== undefined) {
    const known = Object.keys(slots).join(', ');
    return {
      zh: `图表没有字段位“${unknown}”，可用：${known}`,
      en: `its chart has no slot "${unknown}"; there are ${known}`,
    };
  }
  const given = new Set(chart.mapping.map(({ role }) => role));
  const missing = Object.entries(slots).find(([role, slot]) => slot.required === true && !given.has(role));
  if (!missing) return undefined;
  const [role, { label }] = missing;
  return { zh: `图表缺少字段：${label.zh}（${role}）`, en: `its chart needs a field for ${label.en} (${role})` };
}

/** A chart has fields for what its widget needs. @throws excel/template-invalid */
export function checkChart(cell: PlanCell, sheet: string): void {
  const reason = faultOf(cell);
  if (reason) throw new AppError('excel/template-invalid', { place: placeOf(sheet, cell.name), reason });
}
