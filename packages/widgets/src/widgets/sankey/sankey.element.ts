import { SankeyChart } from 'echarts/charts';
import { chartElement } from '../../kit/chart/declared-chart.ts';
import { counted } from '../../kit/text/counted.ts';
import { toItemsSummary } from '../../kit/chart/items-summary.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { noteOf, toFlows } from './sankey-flows.ts';
import { toSankeyOption } from './sankey.option.ts';
import { sankey } from './sankey.runtime.gen.ts';

/** `<aj-sankey>`: where amounts come from and go to. */
export class AjSankey extends chartElement(sankey, toSankeyOption, [SankeyChart]) {
  protected override describe(): string {
    const flows = toFlows(this.data, this.maxLinks);
    const { links, levels } = flows;
    const size = {
      zh: `${levels.size} 个节点，${links.length} 条流向`,
      en: `${counted(levels.size, 'node')}, ${counted(links.length, 'flow')}`,
    };
    const items = links.map(({ source, target, value }) => ({ name: `${source} → ${target}`, value }));
    const reported = toItemsSummary(sankey.label, this.text, size, items, this.language);
    const note = noteOf(flows)?.[this.language];
    return note === undefined ? reported : `${reported} ${note}${this.language === 'zh' ? '。' : '.'}`;
  }
}

registerElement('aj-sankey', AjSankey);
