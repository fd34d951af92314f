import { CHOICE_SLOTS, SAMPLE_CHOICES, SAMPLE_CHOICE_MAPPING } from '../../fields/choice-slots.ts';
import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { tabsFields } from './tabs.fields.ts';

/** A filter of which one value is always chosen. */
export const tabs = defineWidget({
  type: 'tabs',
  category: 'form',
  icon: 'segmented-nav',
  palette: { task: 'control', place: 6, words: '选项 切换 页签 switch' },
  label: { zh: '选项卡', en: 'Tabs' },
  summary: {
    zh: '多个选项中切换一个，可自动轮播，联动其他组件',
    en: 'One of several values, turning by itself if wanted',
  },
  size: { width: 480, height: 48 },
  shape: 'rows',
  drawsEachRow: true,
  slots: CHOICE_SLOTS,
  fields: tabsFields,
  events: { select: event('选中', 'Chosen', { value: ['值', 'Value'], label: ['显示名', 'Label'] }) },
  sampleRows: SAMPLE_CHOICES,
  sampleMapping: SAMPLE_CHOICE_MAPPING,
  styleParts: ['tab', 'chosen'],
});
