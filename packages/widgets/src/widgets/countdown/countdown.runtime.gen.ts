// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { countdown as declaration } from './countdown.widget.ts';

export const countdown = runtimeOf<typeof declaration>({
  type: 'countdown',
  category: 'text',
  label: { zh: '倒计时', en: 'Countdown' },
  size: { width: 400, height: 130 },
  shape: 'singleValue',
  slots: { text: {} },
  fields: {
    defaults: {
      goal: '',
      caption: '',
      largestUnit: 'days',
      smallestUnit: 'seconds',
      whenOver: 'text',
      overText: '',
      tile: 'card',
      fontSize: null,
      color: '',
      labelColor: '',
      tileColor: '',
    },
    choices: {
      largestUnit: ['days', 'hours', 'minutes'],
      smallestUnit: ['seconds', 'minutes', 'hours', 'days'],
      whenOver: ['text', 'zero', 'up'],
      tile: ['card', 'plain'],
    },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
