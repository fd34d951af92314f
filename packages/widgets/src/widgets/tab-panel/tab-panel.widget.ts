import { grownBar, withFrame } from '../../fields/container-bars.ts';
import { TAB_SAMPLE } from '../../fields/container-samples.ts';
import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { SEGMENTED_MARGIN } from './segmented-margin.ts';
import { tabPanelFields } from './tab-panel.fields.ts';

/** A container: every tab shows the widgets of one group; those of the others sleep. Groups are named by the document. */
export const tabPanel = defineWidget({
  type: 'tab-panel',
  category: 'container',
  icon: 'window-stack',
  palette: { task: 'container', place: 2, words: '标签 页签 切换 容器 tabs' },
  label: { zh: '标签页面板', en: 'Tab panel' },
  summary: { zh: '每个标签放一组组件，切换显示，可自动轮播', en: 'Groups of widgets, one shown at a time' },
  size: { width: 640, height: 400 },
  shape: 'none',
  fields: tabPanelFields,
  events: {
    select: event('切换标签', 'Tab shown', {
      name: ['标签名称', 'Name of the tab'],
      index: ['第几个', 'Number of the tab'],
    }),
  },
  styleParts: ['frame', 'header', 'tab', 'chosen', 'body'],
  parts: {
    names: [
      { zh: '标签 1', en: 'Tab 1' },
      { zh: '标签 2', en: 'Tab 2' },
      { zh: '标签 3', en: 'Tab 3' },
    ],
    shown: 'one',
    bars: (props, box) => {
      const margins = props.variant === 'segmented' ? 2 * SEGMENTED_MARGIN : 0;
      const bar = grownBar(props, tabPanelFields, 'barHeight', box) + margins;
      return props.side === 'top' ? withFrame(props, bar, 0) : withFrame(props, 0, bar);
    },
    sample: TAB_SAMPLE,
  },
});
