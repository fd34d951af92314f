// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { marquee as declaration } from './marquee.widget.ts';

export const marquee = runtimeOf<typeof declaration>({
  type: 'marquee',
  category: 'text',
  label: { zh: '跑马灯', en: 'Marquee' },
  size: { width: 480, height: 50 },
  shape: 'rows',
  slots: { text: {} },
  fields: {
    defaults: {
      text: '滚动文本',
      joinText: '',
      separator: '◆',
      direction: 'left',
      speed: 60,
      pauseOnHover: true,
      fadeEdges: true,
      fontSize: 26,
      color: '',
      fontWeight: 'normal',
      fontFamily: '',
      letterSpacing: 0,
      background: '',
    },
    choices: { direction: ['left', 'right', 'up', 'down'], fontWeight: ['normal', 'bold', 'bolder', 'lighter'] },
    words: { text: { zh: '滚动文本', en: 'Moving text' } },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
