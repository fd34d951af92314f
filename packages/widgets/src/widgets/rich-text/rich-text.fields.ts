import { inGroup } from '@aj-report/contract';
import { ALIGNMENTS } from '../../fields/choices.ts';
import { choices, prop } from '../../kit/widget/prop.ts';

const TEXT = { id: 'text', label: { zh: '内容', en: 'Text' } };
const FACE = { id: 'face', label: { zh: '字体', en: 'Font' } };

/** The names in braces are columns of the sample rows, which are called so in each language. */
const DEFAULT_TEXT = {
  zh: `# 今日运营简报
截至 {更新时间}，完成销售额 **{销售额|short}** 元，达成率 ==**{达成率|percent:1}**==。
- 新增客户 **{新增客户}** 家
- 投诉 {投诉} 起，均已受理
> 数据来源：经营分析平台`,
  en: `# The day in brief
As of {Updated}: sales of **{Sales|short}** yuan, ==**{Attainment|percent:1}**== of the plan.
- New customers: **{New customers}**
- Complaints: {Complaints}, all being handled
> Source: business analysis`,
};

/** Properties of the rich text; colours left empty are those of the theme. */
export const richTextFields = {
  ...inGroup(TEXT, {
    text: prop.textarea('内容', 'Text', {
      hint: {
        zh: '{字段}、{字段|short}、{字段|percent:1} 取数据；# 标题，**粗体**，*斜体*，==强调==，~~删除~~，`代码`，- 列表，1. 编号，> 引用，---，[文字](地址)',
        en: '{field}, {field|short}, {field|percent:1} take data; # heading, **bold**, *italic*, ==accent==, ~~struck~~, `code`, - list, 1. numbered, > quote, ---, [text](address)',
      },
      default: DEFAULT_TEXT,
      maxLength: 20_000,
    }),
    repeat: prop.choice('数据行', 'Rows', {
      default: 'first',
      half: true,
      options: choices({ first: ['仅第一行', 'The first only'], each: ['每行一段', 'The text once a row'] }),
    }),
    limit: prop.number('最多行数', 'Most rows', {
      default: 20,
      min: 1,
      max: 200,
      showIf: { field: 'repeat', in: ['each'] },
    }),
  }),
  ...inGroup(FACE, {
    fontSize: prop.number('字号', 'Font size', { default: 18, min: 6, max: 400, unit: 'px' }),
    shrinks: prop.toggle('放不下时缩小', 'Smaller when it does not fit', { default: true, half: true }),
    color: prop.color('文字颜色', 'Text colour', { empty: 'theme' }),
    accentColor: prop.color('强调颜色', 'Accent colour', { empty: 'theme' }),
    textAlign: prop.choice('对齐方式', 'Alignment', { default: 'left', options: ALIGNMENTS, half: true }),
    verticalAlign: prop.choice('垂直位置', 'Vertical place', {
      default: 'start',
      half: true,
      options: choices({ start: ['顶部', 'Top'], center: ['居中', 'Middle'], end: ['底部', 'Bottom'] }),
    }),
    lineHeight: prop.number('行高', 'Line height', { default: 1.7, min: 1, max: 4, step: 0.1 }),
  }),
};
