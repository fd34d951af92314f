// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { iframe as declaration } from './iframe.widget.ts';

export const iframe = runtimeOf<typeof declaration>({
  type: 'iframe',
  category: 'media',
  label: { zh: '网页', en: 'Web page' },
  size: { width: 480, height: 300 },
  shape: 'none',
  slots: {},
  fields: {
    defaults: { iframeUrls: [], borderRadius: 0, autoSwitchInterval: 0, transitionEffect: 'none' },
    choices: { transitionEffect: ['none', 'fade', 'slide', 'zoom'] },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
