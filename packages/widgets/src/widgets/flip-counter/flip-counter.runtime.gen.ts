// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { flipCounter as declaration } from './flip-counter.widget.ts';

export const flipCounter = runtimeOf<typeof declaration>({
  type: 'flip-counter',
  category: 'text',
  label: { zh: '数字翻牌器', en: 'Flip counter' },
  size: { width: 440, height: 100 },
  shape: 'singleValue',
  slots: { value: {} },
  fields: {
    defaults: {
      tile: 'card',
      digits: 0,
      thousands: true,
      rollMs: 900,
      textAlign: 'center',
      prefixText: '',
      unit: '',
      decimals: null,
      abbreviate: false,
      fontSize: null,
      gap: 10,
      color: '',
      tileColor: '',
      borderColor: '',
      affixColor: '',
      conditions: [],
    },
    choices: { tile: ['card', 'line', 'plain'], textAlign: ['center', 'left', 'right'] },
  },
  sampleColumns: { ordersSoFar: { zh: '累计订单', en: 'Orders so far' } },
  sampleRows: [{ ordersSoFar: 1286430 }],
  sampleMapping: [{ role: 'value', field: 'ordersSoFar' }],
  upgrades: [],
});
