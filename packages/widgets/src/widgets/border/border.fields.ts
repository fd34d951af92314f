import { field } from '@aj-report/contract';
import { captionFields, figureFields } from '../../kit/figure/figure.fields.ts';

const LOOK = { id: 'look', label: { zh: '外观', en: 'Look' } };

export const borderFields = {
  showtype: field.choice({
    label: { zh: '样式', en: 'Style' },
    group: LOOK,
    default: 'corners',
    options: [
      { value: 'corners', label: { zh: '角标', en: 'Corner brackets' } },
      { value: 'chamfer', label: { zh: '切角', en: 'Cut corners' } },
      { value: 'runner', label: { zh: '流光', en: 'Running light' } },
      { value: 'console', label: { zh: '控制台', en: 'Console' } },
      { value: 'rails', label: { zh: '双轨', en: 'Rails' } },
      { value: 'circuit', label: { zh: '电路', en: 'Circuit' } },
      { value: 'scope', label: { zh: '刻度', en: 'Scope' } },
      { value: 'editorial', label: { zh: '版心', en: 'Editorial' } },
      { value: 'titlebar', label: { zh: '标题栏', en: 'Title bar' } },
      { value: 'glass', label: { zh: '玻璃', en: 'Glass' } },
      { value: 'wings', label: { zh: '双翼', en: 'Wings' } },
      { value: 'hazard', label: { zh: '警示', en: 'Hazard' } },
      { value: 'deco', label: { zh: '装饰艺术', en: 'Art deco' } },
    ],
  }),
  ...figureFields,
  background: field.color({ label: { zh: '面板颜色', en: 'Panel colour' }, group: LOOK, empty: 'theme' }),
  ...captionFields(['console', 'titlebar', 'editorial']),
};
