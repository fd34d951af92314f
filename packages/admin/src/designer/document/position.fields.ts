import { field } from '@aj-report/contract';
import { MIN_SIZE } from '../geometry/resize.ts';

const PLACE = { id: 'place', label: { zh: '位置与大小', en: 'Place and size' } };
const LOOK = { id: 'look', label: { zh: '外观', en: 'Look' } };
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
  opacity: field.slider({
    label: { zh: '不透明度', en: 'Opacity' },
    group: LOOK,
    min: 0,
    max: 100,
    default: 100,
    unit: '%',
  }),
  blend: field.choice({
    label: { zh: '混合模式', en: 'Blend' },
    hint: { zh: '与下方内容的混合方式', en: 'How it is mixed with what lies below it' },
    group: LOOK,
    options: [
      { value: 'normal', label: { zh: '正常', en: 'Normal' } },
      { value: 'screen', label: { zh: '滤色', en: 'Screen' } },
      { value: 'multiply', label: { zh: '正片叠底', en: 'Multiply' } },
      { value: 'overlay', label: { zh: '叠加', en: 'Overlay' } },
      { value: 'lighten', label: { zh: '变亮', en: 'Lighten' } },
      { value: 'darken', label: { zh: '变暗', en: 'Darken' } },
      { value: 'plus-lighter', label: { zh: '线性减淡', en: 'Add' } },
    ],
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
