import { SunburstChart } from 'echarts/charts';
import { leavesOf } from '../../fields/hierarchy.option.ts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { counted } from '../../kit/text/counted.ts';
import { toItemsSummary } from '../../kit/chart/items-summary.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toHierarchy } from '../../shapes/hierarchy.ts';
import { toSunburstOption } from './sunburst.option.ts';
import { sunburst } from './sunburst.runtime.gen.ts';

/** `<aj-sunburst>`: parts of a whole as rings around rings. */
export class AjSunburst extends chartElement(sunburst, toSunburstOption, [SunburstChart]) {
  protected override describe(): string {
    const { roots, depth } = toHierarchy(this.data);
    const leaves = leavesOf(roots);
    const size = {
      zh: `${depth} 级，${leaves.length} 项`,
      en: `${counted(depth, 'level')}, ${counted(leaves.length, 'item')}`,
    };
    return toItemsSummary(sunburst.label, this.text, size, leaves, this.language);
  }
}

registerElement('aj-sunburst', AjSunburst);
