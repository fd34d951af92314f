// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { richText as declaration } from './rich-text.widget.ts';

export const richText = runtimeOf<typeof declaration>({
  type: 'rich-text',
  category: 'text',
  label: { zh: '富文本', en: 'Rich text' },
  size: { width: 480, height: 260 },
  shape: 'rows',
  slots: { text: { many: true } },
  fields: {
    defaults: {
      text: '# 今日运营简报\n截至 {更新时间}，完成销售额 **{销售额|short}** 元，达成率 ==**{达成率|percent:1}**==。\n- 新增客户 **{新增客户}** 家\n- 投诉 {投诉} 起，均已受理\n> 数据来源：经营分析平台',
      repeat: 'first',
      limit: 20,
      fontSize: 18,
      shrinks: true,
      color: '',
      accentColor: '',
      textAlign: 'left',
      verticalAlign: 'start',
      lineHeight: 1.7,
    },
    choices: {
      repeat: ['first', 'each'],
      textAlign: ['center', 'left', 'right'],
      verticalAlign: ['start', 'center', 'end'],
    },
    words: {
      text: {
        zh: '# 今日运营简报\n截至 {更新时间}，完成销售额 **{销售额|short}** 元，达成率 ==**{达成率|percent:1}**==。\n- 新增客户 **{新增客户}** 家\n- 投诉 {投诉} 起，均已受理\n> 数据来源：经营分析平台',
        en: '# The day in brief\nAs of {Updated}: sales of **{Sales|short}** yuan, ==**{Attainment|percent:1}**== of the plan.\n- New customers: **{New customers}**\n- Complaints: {Complaints}, all being handled\n> Source: business analysis',
      },
    },
  },
  sampleColumns: {
    updated: { zh: '更新时间', en: 'Updated' },
    sales: { zh: '销售额', en: 'Sales' },
    attainment: { zh: '达成率', en: 'Attainment' },
    newCustomers: { zh: '新增客户', en: 'New customers' },
    complaints: { zh: '投诉', en: 'Complaints' },
  },
  sampleRows: [{ updated: '2026-09-18 14:30', sales: 9854000, attainment: 0.9824, newCustomers: 128, complaints: 3 }],
  sampleMapping: [
    { role: 'text', field: 'updated' },
    { role: 'text', field: 'sales' },
    { role: 'text', field: 'attainment' },
    { role: 'text', field: 'newCustomers' },
    { role: 'text', field: 'complaints' },
  ],
  upgrades: [],
});
