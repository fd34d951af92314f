import type { Command } from './command.ts';
import { stepZoom, ZOOM_MAX } from '../geometry/camera.ts';

export const zoomInCommand: Command = {
  id: 'zoom-in',
  label: { zh: '放大', en: 'Zoom in' },
  icon: 'zoom-in',
  group: 'view',
  keys: ['Mod+=', 'Mod++'],
  inToolbar: true,
  when: ({ view }) => view.camera.zoom < ZOOM_MAX,
  run: ({ view }) => view.zoomTo(stepZoom(view.camera.zoom, 1)),
};
