import { inGroup } from '@aj-report/contract';
import { barWidthField } from '../../fields/bar-width.field.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { GROUPS } from '../../kit/widget/field-groups.ts';

const CANDLES = { id: 'candles', label: { zh: 'K 线', en: 'Candles' } };
const { colours } = GROUPS;

/** Form of the candles, their averages and volumes. */
export const candleFields = inGroup(CANDLES, {
  isHollow: prop.toggle('上涨空心', 'Hollow when rising', { default: false }),
  maxWidth: barWidthField(CANDLES, 16),
  averages: prop.choice('均线', 'Averages', {
    hint: { zh: '收盘价的移动平均', en: 'Moving averages of the closing price' },
    options: [
      { value: 'none', label: { zh: '无', en: 'None' } },
      { value: '5', label: { zh: 'MA5', en: 'MA5' } },
      { value: '5,10', label: { zh: 'MA5、MA10', en: 'MA5 and MA10' } },
      { value: '5,10,20', label: { zh: 'MA5、MA10、MA20', en: 'MA5, MA10 and MA20' } },
    ],
    half: true,
  }),
  isShowVolume: prop.toggle('成交量显示', 'Show volume', {
    hint: { zh: '映射了“成交量”时显示在下方', en: 'Below the prices, with a field for it' },
    default: true,
  }),
  volumeShare: prop.slider('成交量高度', 'Height of volumes', {
    default: 22,
    min: 5,
    max: 60,
    unit: '%',
    showIf: { field: 'isShowVolume', in: [true] },
  }),
});

/** Rising prices are red in China and green elsewhere. */
export const trendColourFields = inGroup(colours, {
  trend: prop.choice('涨跌配色', 'Colours of the trend', {
    options: choices({
      language: ['按语言习惯', 'As the language has it'],
      redRise: ['红涨绿跌', 'Red rises, green falls'],
      greenRise: ['绿涨红跌', 'Green rises, red falls'],
    }),
  }),
  riseColor: prop.color('上涨颜色', 'Rising', { empty: 'theme' }),
  fallColor: prop.color('下跌颜色', 'Falling', { empty: 'theme' }),
});
