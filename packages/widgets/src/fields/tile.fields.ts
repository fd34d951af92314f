import { field, type ValuesOf } from '@aj-report/contract';

const group = { id: 'tiles', label: { zh: '色块', en: 'Tiles' } };

/** Form of the tiles that numbers colour. */
export const tileFields = {
  tileGap: field.slider({
    label: { zh: '间距', en: 'Gap' },
    hint: { zh: '色块很小时自动缩小', en: 'Less between very small tiles' },
    group,
    default: 3,
    max: 20,
    unit: 'px',
  }),
  tileRadius: field.slider({ label: { zh: '圆角', en: 'Corner radius' }, group, default: 3, max: 50, unit: 'px' }),
  emptyColor: field.color({
    label: { zh: '无数据颜色', en: 'Colour without data' },
    group,
    empty: 'theme',
    half: true,
  }),
};

export type TileProps = ValuesOf<typeof tileFields>;
