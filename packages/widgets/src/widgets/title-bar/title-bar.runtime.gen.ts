// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { titleBar as declaration } from './title-bar.widget.ts';

export const titleBar = runtimeOf<typeof declaration>({
  type: 'title-bar',
  category: 'decoration',
  label: { zh: '动态标题栏', en: 'Title bar' },
  size: { width: 720, height: 72 },
  shape: 'none',
  slots: {},
  fields: {
    defaults: {
      caption: '智慧运营中心',
      subtitle: '',
      captionSize: 30,
      captionColor: '',
      captionFill: 'sheen',
      showtype: 'feathers',
      mainColor: '',
      secondColor: '',
      isAnimated: true,
    },
    choices: {
      captionFill: ['sheen', 'plain'],
      showtype: ['feathers', 'blade', 'capsule', 'brackets', 'arrows', 'ribbon', 'pulse', 'orbit', 'dots'],
    },
    words: { caption: { zh: '智慧运营中心', en: 'Operations centre' } },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
