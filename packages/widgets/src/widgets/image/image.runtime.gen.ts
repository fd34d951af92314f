// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { image as declaration } from './image.widget.ts';

export const image = runtimeOf<typeof declaration>({
  type: 'image',
  category: 'media',
  label: { zh: '图片', en: 'Image' },
  size: { width: 300, height: 200 },
  shape: 'none',
  slots: {},
  fields: {
    defaults: {
      imageAddress: '',
      objectFit: 'contain',
      altText: '',
      transparency: 100,
      borderRadius: 0,
      background: '',
      startRotate: false,
      rotationSpeed: 70,
    },
    choices: { objectFit: ['contain', 'cover', 'fill'] },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
