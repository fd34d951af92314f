import type { Command } from './command.ts';
import { stepZoom, ZOOM_MIN } from '../geometry/camera.ts';

export const zoomOutCommand: Command = {
  id: 'zoom-out',
  label: { zh: '缩小', en: 'Zoom out' },
  icon: 'zoom-out',
  group: 'view',
  keys: ['Mod+-', 'Mod+_'],
  inToolbar: true,
  when: ({ view }) => view.camera.zoom > ZOOM_MIN,
  run: ({ view }) => view.zoomTo(stepZoom(view.camera.zoom, -1)),
};
