// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { tabPanel as declaration } from './tab-panel.widget.ts';

export const tabPanel = runtimeOf<typeof declaration>({
  type: 'tab-panel',
  category: 'container',
  label: { zh: '标签页面板', en: 'Tab panel' },
  size: { width: 640, height: 400 },
  shape: 'none',
  slots: {},
  fields: {
    defaults: {
      variant: 'underlined',
      tabAlign: 'start',
      side: 'top',
      barHeight: 44,
      fontSize: 16,
      color: '',
      activeColor: '',
      defaultTab: 1,
      turnSeconds: 0,
      showBackground: true,
      showBorder: true,
      background: '',
      borderColor: '',
      borderWidth: 1,
      frameRadius: 8,
    },
    choices: {
      variant: ['underlined', 'segmented', 'pills', 'slanted'],
      tabAlign: ['start', 'center', 'stretch'],
      side: ['top', 'bottom'],
    },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
