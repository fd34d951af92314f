import { choices, prop } from '../widget/prop.ts';
import { inGroup, type ChoiceOption, type FieldGroup, type ValuesOf } from '@aj-report/contract';

export const LOOK = { id: 'look', label: { zh: '外观', en: 'Look' } };
const CAPTION = { id: 'caption', label: { zh: '标题', en: 'Caption' } };

/** Which of its drawings a figure shows; the default is the first. */
export function drawingField<const V extends string>(options: readonly (ChoiceOption & { readonly value: V })[]) {
  const label = { zh: '样式', en: 'Style' };
  return { showtype: prop.choice(label.zh, label.en, { group: LOOK, options }) };
}

/** What stands behind the lines of a figure. */
export const panelFields = {
  background: prop.color('面板颜色', 'Panel colour', { half: false, group: LOOK, empty: 'theme' }),
};

/** Colours of a drawn figure; empty = the theme's. */
export const figureFields = inGroup(LOOK, {
  mainColor: prop.color('主颜色', 'Main colour', { empty: 'theme' }),
  secondColor: prop.color('副颜色', 'Second colour', { empty: 'theme' }),
  isAnimated: prop.toggle('开启动画', 'Animated', { default: true }),
});

/** Words on the figures that have a plate for them; `styles` are those. */
export function captionFields<const V extends string>(styles: readonly V[]) {
  const showIf = { field: 'showtype', in: [...styles] };
  return inGroup(CAPTION, {
    caption: prop.text('标题文字', 'Caption', { maxLength: 100, showIf }),
    /** px, 8–200; less where the plate is too small. */
    captionSize: prop.number('字号', 'Size', { default: 18, min: 8, max: 200, unit: 'px', showIf }),
    captionColor: prop.color('颜色', 'Colour', { empty: 'theme', showIf }),
  });
}

/** A second line on a plate that is high enough. */
export function subtitleField(group: FieldGroup) {
  return {
    subtitle: prop.text('副标题', 'Subtitle', {
      hint: { zh: '小字，位于标题下方', en: 'Small words below the title' },
      group,
      maxLength: 100,
    }),
  };
}

/** What the words of a plate are filled with; `sheen`: they shade into the main colour. */
export function captionFillField(group: FieldGroup) {
  return {
    captionFill: prop.choice('文字填充', 'Fill of the words', {
      group,
      half: true,
      options: choices({ sheen: ['渐变', 'Sheen'], plain: ['纯色', 'Plain'] }),
    }),
  };
}

type Optional = typeof panelFields & ReturnType<typeof subtitleField> & ReturnType<typeof captionFillField>;

/** What the fields of a figure say about its look; empty colours are those of the theme. */
export type FigureLook = Required<ValuesOf<typeof figureFields & ReturnType<typeof captionFields>>> &
  Partial<ValuesOf<Optional>>;
