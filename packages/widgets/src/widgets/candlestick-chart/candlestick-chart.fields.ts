import { field } from '@aj-report/contract';
import { barWidthField } from '../../fields/bar-width.field.ts';
import { GROUPS } from '../../fields/field-groups.ts';

const CANDLES = { id: 'candles', label: { zh: 'K 线', en: 'Candles' } };
const { colours } = GROUPS;

/** Form of the candles, their averages and volumes. */
export const candleFields = {
  isHollow: field.toggle({ label: { zh: '上涨空心', en: 'Hollow when rising' }, group: CANDLES, default: false }),
  maxWidth: barWidthField(CANDLES, 16),
  averages: field.choice({
    label: { zh: '均线', en: 'Averages' },
    hint: { zh: '收盘价的移动平均', en: 'Moving averages of the closing price' },
    group: CANDLES,
    options: [
      { value: 'none', label: { zh: '无', en: 'None' } },
      { value: '5', label: { zh: 'MA5', en: 'MA5' } },
      { value: '5,10', label: { zh: 'MA5、MA10', en: 'MA5 and MA10' } },
      { value: '5,10,20', label: { zh: 'MA5、MA10、MA20', en: 'MA5, MA10 and MA20' } },
    ],
    half: true,
  }),
  isShowVolume: field.toggle({
    label: { zh: '成交量显示', en: 'Show volume' },
    hint: { zh: '映射了“成交量”时显示在下方', en: 'Below the prices, with a field for it' },
    group: CANDLES,
    default: true,
  }),
  volumeShare: field.slider({
    label: { zh: '成交量高度', en: 'Height of volumes' },
    group: CANDLES,
    default: 22,
    min: 5,
    max: 60,
    unit: '%',
    showIf: { field: 'isShowVolume', in: [true] },
  }),
};

/** Rising prices are red in China and green elsewhere. */
export const trendColourFields = {
  trend: field.choice({
    label: { zh: '涨跌配色', en: 'Colours of the trend' },
    group: colours,
    options: [
      { value: 'language', label: { zh: '按语言习惯', en: 'As the language has it' } },
      { value: 'redRise', label: { zh: '红涨绿跌', en: 'Red rises, green falls' } },
      { value: 'greenRise', label: { zh: '绿涨红跌', en: 'Green rises, red falls' } },
    ],
  }),
  riseColor: field.color({ label: { zh: '上涨颜色', en: 'Rising' }, group: colours, empty: 'theme', half: true }),
  fallColor: field.color({ label: { zh: '下跌颜色', en: 'Falling' }, group: colours, empty: 'theme', half: true }),
};
