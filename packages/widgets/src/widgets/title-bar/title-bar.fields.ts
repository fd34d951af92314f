import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { captionFillField, drawingField, figureFields, subtitleField } from '../../kit/figure/figure.fields.ts';

const TITLE = { id: 'caption', label: { zh: '标题', en: 'Title' } };

/** Properties of the title bar; colours left empty follow the theme. */
export const titleBarFields = inGroup(TITLE, {
  caption: prop.text('标题文字', 'Title', { default: { zh: '智慧运营中心', en: 'Operations centre' }, maxLength: 100 }),
  ...subtitleField(TITLE),
  captionSize: prop.number('字号', 'Size', {
    hint: { zh: '放不下时自动缩小', en: 'Becomes smaller where it does not fit' },
    default: 30,
    min: 8,
    max: 200,
    unit: 'px',
  }),
  captionColor: prop.color('颜色', 'Colour', { empty: 'theme' }),
  ...captionFillField(TITLE),
  ...drawingField(
    choices({
      feathers: ['展翼', 'Feathers'],
      blade: ['刀锋', 'Blade'],
      capsule: ['胶囊', 'Capsule'],
      brackets: ['取景框', 'Viewfinder'],
      arrows: ['箭阵', 'Arrows'],
      ribbon: ['缎带', 'Ribbon'],
      pulse: ['声浪', 'Pulse'],
      orbit: ['星轨', 'Orbit'],
      dots: ['点阵', 'Dots'],
    }),
  ),
  ...figureFields,
});
