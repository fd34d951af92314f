import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { buttonFields } from './button.fields.ts';

/** Gives parameters to other widgets on a click (domain-facts §1.6, widget-button); the stage gathers those of filters. */
export const button = defineWidget({
  type: 'button',
  category: 'form',
  icon: 'hand-index',
  palette: { task: 'control', place: 7, words: '按钮 跳转 click action' },
  label: { zh: '按钮', en: 'Button' },
  summary: {
    zh: '点击后传出参数或打开链接，可汇总多个筛选条件',
    en: 'Gives parameters on a click, gathers filters, opens a link',
  },
  size: { width: 140, height: 44 },
  shape: 'none',
  textField: 'text',
  fields: buttonFields,
  events: { select: event('点击', 'Clicked', {}) },
  styleParts: ['button', 'label'],
});
