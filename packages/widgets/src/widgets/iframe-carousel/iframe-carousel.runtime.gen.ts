// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { iframeCarousel as declaration } from './iframe-carousel.widget.ts';

export const iframeCarousel = runtimeOf<typeof declaration>({
  type: 'iframe-carousel',
  category: 'media',
  label: { zh: '网页轮播', en: 'Carousel of pages' },
  size: { width: 640, height: 400 },
  shape: 'roles',
  slots: { src: {}, name: {} },
  fields: {
    defaults: {
      pages: [],
      pageZoom: 100,
      borderRadius: 0,
      isInteractive: true,
      interval: 5,
      transitionEffect: 'fade',
      indicator: 'dots',
      hasArrows: true,
      pausesOnHover: true,
      tabs: 'top',
      tabSize: 14,
    },
    choices: {
      transitionEffect: ['fade', 'slide', 'zoom', 'flip', 'none'],
      indicator: ['dots', 'bars', 'number', 'none'],
      tabs: ['top', 'bottom', 'none'],
    },
  },
  sampleRows: [],
  sampleMapping: [],
  upgrades: [],
});
