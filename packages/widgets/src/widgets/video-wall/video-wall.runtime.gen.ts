// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { videoWall as declaration } from './video-wall.widget.ts';

export const videoWall = runtimeOf<typeof declaration>({
  type: 'video-wall',
  category: 'media',
  label: { zh: '监控墙', en: 'Video wall' },
  size: { width: 600, height: 400 },
  shape: 'roles',
  slots: { src: {}, name: {} },
  fields: {
    defaults: {
      streams: [],
      streamKind: 'auto',
      layout: 4,
      interval: 15,
      objectFit: 'cover',
      gap: 4,
      showsTitles: true,
      showsStatus: true,
      enlarges: true,
    },
    choices: {
      streamKind: ['auto', 'hls', 'flv', 'file'],
      layout: [1, 4, 6, 9, 16],
      objectFit: ['contain', 'cover', 'fill'],
    },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
