import { prop } from '../kit/widget/prop.ts';
import { inGroup, type ValuesOf } from '@aj-report/contract';

const group = { id: 'tiles', label: { zh: '色块', en: 'Tiles' } };

/** Form of the tiles that numbers colour. */
export const tileFields = inGroup(group, {
  /** px, 0–20; default 3. */
  tileGap: prop.slider('间距', 'Gap', {
    hint: { zh: '色块很小时自动缩小', en: 'Less between very small tiles' },
    default: 3,
    max: 20,
    unit: 'px',
  }),
  /** px, 0–50; default 3. */
  tileRadius: prop.slider('圆角', 'Corner radius', { default: 3, max: 50, unit: 'px' }),
  emptyColor: prop.color('无数据颜色', 'Colour without data', { empty: 'theme' }),
});

export type TileProps = ValuesOf<typeof tileFields>;
