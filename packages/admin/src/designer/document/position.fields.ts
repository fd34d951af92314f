import { field } from '@aj-report/contract';
import { MIN_SIZE } from '../geometry/resize.ts';

const PLACE = { id: 'place', label: { zh: '位置与大小', en: 'Place and size' } };
const STATE = { id: 'state', label: { zh: '状态', en: 'State' } };

/** What every widget has, whatever its type. */
export const positionFields = {
  left: field.number({ label: { zh: '左', en: 'Left' }, group: PLACE, unit: 'px', half: true }),
  top: field.number({ label: { zh: '上', en: 'Top' }, group: PLACE, unit: 'px', half: true }),
  width: field.number({
    label: { zh: '宽', en: 'Width' },
    group: PLACE,
    unit: 'px',
    half: true,
    min: MIN_SIZE.width,
    max: 20_000,
  }),
  height: field.number({
    label: { zh: '高', en: 'Height' },
    group: PLACE,
    unit: 'px',
    half: true,
    min: MIN_SIZE.height,
    max: 20_000,
  }),
  rotate: field.number({
    label: { zh: '旋转', en: 'Rotation' },
    group: PLACE,
    unit: '°',
    half: true,
    min: -360,
    max: 360,
  }),
  locked: field.toggle({
    label: { zh: '锁定', en: 'Locked' },
    hint: { zh: '锁定后不能移动、调整大小和删除', en: 'Cannot be moved, resized or deleted' },
    group: STATE,
  }),
  hidden: field.toggle({
    label: { zh: '隐藏', en: 'Hidden' },
    hint: { zh: '在大屏上不显示', en: 'Not shown on the screen' },
    group: STATE,
  }),
};
