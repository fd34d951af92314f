import { inGroup } from '@aj-report/contract';
import { ALIGNMENTS, WEIGHTS } from '../../fields/choices.ts';
import { choices, prop } from '../../kit/widget/prop.ts';

const ACTION = { id: 'action', label: { zh: '动作', en: 'Action' } };
const LOOK = { id: 'look', label: { zh: '外观', en: 'Look' } };

export const buttonFields = {
  ...inGroup(ACTION, {
    text: prop.text('按钮文本', 'Text', {
      hint: { zh: '留空：查询，或全屏', en: 'Empty: Query, or Full screen' },
      maxLength: 50,
    }),
    action: prop.choice('点击后', 'On a click', {
      default: 'tell',
      options: choices({ tell: ['传出参数或打开链接', 'Tell or open'], fullscreen: ['切换全屏', 'Full screen'] }),
    }),
    params: prop.list('参数', 'Parameters', {
      hint: {
        zh: '点击时传给联动组件；联动到此按钮的筛选组件的值也会在点击时一并传出',
        en: 'Given to linked widgets on a click, with what filters linked to this button have chosen',
      },
      maxItems: 50,
      item: {
        paramKey: prop.text('参数名', 'Name', { maxLength: 64, half: true }),
        paramValue: prop.text('参数值', 'Value', { maxLength: 500, half: true }),
      },
    }),
    linkAddress: prop.text('链接地址', 'Link', {
      hint: { zh: '可选；{参数名} 会替换为大屏参数', en: 'Optional; {name} stands for a parameter of the screen' },
      maxLength: 2048,
    }),
    jumpMode: prop.choice('打开方式', 'Opens in', {
      default: 'other',
      options: choices({ self: ['当前页面', 'This page'], other: ['新窗口', 'A new tab'] }),
    }),
  }),
  ...inGroup(LOOK, {
    variant: prop.choice('样式', 'Style', {
      default: 'filled',
      options: choices({
        filled: ['填充', 'Filled'],
        tinted: ['浅色', 'Tinted'],
        outlined: ['描边', 'Outlined'],
        plain: ['纯文字', 'Plain'],
      }),
    }),
    fontSize: prop.number('字体字号', 'Font size', { default: 16, min: 8, max: 200, unit: 'px' }),
    fontWeight: prop.choice('文字粗细', 'Weight', { default: 'bold', options: WEIGHTS, half: true }),
    color: prop.color('字体颜色', 'Font colour', { empty: 'theme' }),
    backgroundColor: prop.color('按钮颜色', 'Button colour', { empty: 'theme' }),
    letterSpacing: prop.number('字体间距', 'Letter spacing', { min: -1, max: 10, step: 0.05, unit: 'em' }),
    textAlign: prop.choice('对齐方式', 'Alignment', { default: 'center', options: ALIGNMENTS, half: true }),
    borderRadius: prop.number('圆角', 'Corner radius', { default: 6, min: 0, max: 200, unit: 'px' }),
  }),
};
