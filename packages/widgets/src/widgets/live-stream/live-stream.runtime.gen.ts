// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { liveStream as declaration } from './live-stream.widget.ts';

export const liveStream = runtimeOf<typeof declaration>({
  type: 'live-stream',
  category: 'media',
  label: { zh: '直播流', en: 'Live stream' },
  size: { width: 480, height: 270 },
  shape: 'roles',
  slots: { src: {}, name: {} },
  fields: {
    defaults: {
      streamAddress: '',
      streamKind: 'auto',
      isMuted: true,
      caption: '',
      posterAddress: '',
      objectFit: 'cover',
      borderRadius: 4,
      showsStatus: true,
      hasControls: false,
    },
    choices: { streamKind: ['auto', 'hls', 'flv', 'file'], objectFit: ['contain', 'cover', 'fill'] },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
