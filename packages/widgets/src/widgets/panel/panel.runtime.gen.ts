// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { panel as declaration } from './panel.widget.ts';

export const panel = runtimeOf<typeof declaration>({
  type: 'panel',
  category: 'container',
  label: { zh: '面板', en: 'Panel' },
  size: { width: 560, height: 360 },
  shape: 'none',
  slots: {},
  fields: {
    defaults: {
      showHeading: true,
      collapsible: false,
      heading: '',
      headingStyle: 'bar',
      headingAlign: 'left',
      headingHeight: 44,
      fontSize: 18,
      color: '',
      accentColor: '',
      startFolded: false,
      showBackground: true,
      showBorder: true,
      background: '',
      borderColor: '',
      borderWidth: 1,
      frameRadius: 8,
    },
    choices: { headingStyle: ['bar', 'band', 'line', 'plain'], headingAlign: ['left', 'center'] },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
