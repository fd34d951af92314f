import { grownBar, withFrame } from '../../fields/container-bars.ts';
import { PANEL_SAMPLE } from '../../fields/container-samples.ts';
import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { panelFields } from './panel.fields.ts';

/** A container: a titled frame around the widgets of its group, which can be folded away. */
export const panel = defineWidget({
  type: 'panel',
  category: 'container',
  icon: 'window',
  palette: { task: 'container', place: 1, words: '卡片 容器 分组 card box' },
  label: { zh: '面板', en: 'Panel' },
  summary: { zh: '带标题、背景与边框的组件分组，可折叠', en: 'A titled frame around a group of widgets' },
  size: { width: 560, height: 360 },
  shape: 'none',
  textField: 'heading',
  fields: panelFields,
  events: { select: event('展开或折叠', 'Opened or folded', { open: ['是否展开', 'Whether it is open'] }) },
  styleParts: ['frame', 'header', 'title', 'arrow', 'body'],
  parts: {
    names: [{ zh: '', en: '' }],
    shown: 'all',
    bars: (props, box) => {
      const hasHead = props.showHeading || props.collapsible;
      return withFrame(props, hasHead ? grownBar(props, panelFields, 'headingHeight', box) : 0, 0);
    },
    sample: PANEL_SAMPLE,
  },
});
