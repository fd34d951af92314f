import { grownBar, withFrame } from '../../fields/container-bars.ts';
import { PANEL_SAMPLE } from '../../fields/container-samples.ts';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { panelFields } from './panel.fields.ts';

/** A container: a titled frame around the widgets of its group, which can be folded away. */
export const panel = defineWidget({
  type: 'panel',
  category: 'container',
  icon: 'window',
  label: { zh: '面板', en: 'Panel' },
  summary: { zh: '带标题、背景与边框的组件分组，可折叠', en: 'A titled frame around a group of widgets' },
  size: { width: 560, height: 360 },
  shape: 'none',
  slots: {},
  fields: panelFields,
  events: {
    select: {
      label: { zh: '展开或折叠', en: 'Opened or folded' },
      payload: { open: { zh: '是否展开', en: 'Whether it is open' } },
    },
  },
  refreshMs: 0,
  sampleRows: [],
  sampleMapping: [],
  styleParts: stylePartsOf('frame', 'header', 'title', 'arrow', 'body'),
  upgrades: [],
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
