// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { video as declaration } from './video.widget.ts';

export const video = runtimeOf<typeof declaration>({
  type: 'video',
  category: 'media',
  label: { zh: '视频', en: 'Video' },
  size: { width: 480, height: 270 },
  shape: 'none',
  slots: {},
  fields: {
    defaults: {
      videoAddress: '',
      posterAddress: '',
      autoplay: false,
      isLoop: false,
      hasControls: true,
      objectFit: 'contain',
      borderRadius: 0,
    },
    choices: { objectFit: ['contain', 'cover', 'fill'] },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
