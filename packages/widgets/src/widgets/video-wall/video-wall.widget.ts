import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { videoWallFields } from './video-wall.fields.ts';

/** Several live streams on one monitor, page by page. */
export const videoWall = defineWidget({
  type: 'video-wall',
  category: 'media',
  icon: 'grid-3x3-gap',
  palette: { task: 'media', place: 5, words: '摄像头 监控 多画面 camera cctv' },
  label: { zh: '监控墙', en: 'Video wall' },
  summary: { zh: '1、4、6、9、16 分屏，轮巡与放大', en: 'Streams in 1, 4, 6, 9 or 16 tiles, with pages' },
  size: { width: 600, height: 400 },
  shape: 'roles',
  drawsEachRow: true,
  slots: {
    src: slot.dimension('流地址', 'Address', ['每行一路视频', 'One stream a row']),
    name: slot.dimension('名称', 'Name', ['显示在画面上', 'Stands on the tile']),
  },
  fields: videoWallFields,
  events: {
    select: event('点击画面', 'A tile was clicked', {
      name: ['名称', 'Name'],
      value: ['地址', 'Address'],
      row: ['行号', 'Row'],
    }),
  },
  styleParts: ['tile', 'video', 'caption', 'state', 'live', 'arrow', 'dots'],
});
