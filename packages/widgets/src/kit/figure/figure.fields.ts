import { field } from '@aj-report/contract';

const LOOK = { id: 'look', label: { zh: '外观', en: 'Look' } };
const CAPTION = { id: 'caption', label: { zh: '标题', en: 'Caption' } };

/** Colours of a drawn figure; empty = the theme's. */
export const figureFields = {
  mainColor: field.color({ label: { zh: '主颜色', en: 'Main colour' }, group: LOOK, empty: 'theme', half: true }),
  secondColor: field.color({ label: { zh: '副颜色', en: 'Second colour' }, group: LOOK, empty: 'theme', half: true }),
  isAnimated: field.toggle({ label: { zh: '开启动画', en: 'Animated' }, group: LOOK, default: true }),
};

/** Words on the figures that have a plate for them; `styles` are those. */
export function captionFields<const V extends string>(styles: readonly V[]) {
  const showIf = { field: 'showtype', in: [...styles] };
  return {
    caption: field.text({ label: { zh: '标题文字', en: 'Caption' }, group: CAPTION, maxLength: 100, showIf }),
    captionSize: field.number({
      label: { zh: '字号', en: 'Size' },
      group: CAPTION,
      default: 18,
      min: 8,
      max: 200,
      unit: 'px',
      half: true,
      showIf,
    }),
    captionColor: field.color({
      label: { zh: '颜色', en: 'Colour' },
      group: CAPTION,
      empty: 'theme',
      half: true,
      showIf,
    }),
  };
}
