import { TreemapChart } from 'echarts/charts';
import { leavesOf } from '../../fields/hierarchy.option.ts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { counted } from '../../kit/text/counted.ts';
import { toItemsSummary } from '../../kit/chart/items-summary.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { toHierarchy } from '../../shapes/hierarchy.ts';
import { toTreemapOption } from './treemap.option.ts';
import { treemap } from './treemap.runtime.gen.ts';

/** `<aj-treemap>`: parts of a whole as tiles within tiles. */
export class AjTreemap extends chartElement(treemap, toTreemapOption, [TreemapChart]) {
  protected override describe(): string {
    const { roots, depth } = toHierarchy(this.data);
    const leaves = leavesOf(roots);
    const size = {
      zh: `${depth} 级，${leaves.length} 项`,
      en: `${counted(depth, 'level')}, ${counted(leaves.length, 'item')}`,
    };
    return toItemsSummary(treemap.label, this.text, size, leaves, this.language);
  }
}

registerElement('aj-treemap', AjTreemap);
