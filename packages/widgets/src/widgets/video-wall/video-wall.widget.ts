import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { videoWallFields } from './video-wall.fields.ts';

/** Several live streams on one monitor, page by page. */
export const videoWall = defineWidget({
  type: 'video-wall',
  category: 'media',
  icon: 'grid-3x3-gap',
  label: { zh: '监控墙', en: 'Video wall' },
  summary: { zh: '1、4、6、9、16 分屏，轮巡与放大', en: 'Streams in 1, 4, 6, 9 or 16 tiles, with pages' },
  size: { width: 600, height: 400 },
  shape: 'roles',
  slots: {
    src: {
      label: { zh: '流地址', en: 'Address' },
      kind: 'dimension',
      hint: { zh: '每行一路视频', en: 'One stream a row' },
    },
    name: {
      label: { zh: '名称', en: 'Name' },
      kind: 'dimension',
      hint: { zh: '显示在画面上', en: 'Stands on the tile' },
    },
  },
  fields: videoWallFields,
  events: {
    select: {
      label: { zh: '点击画面', en: 'A tile was clicked' },
      payload: {
        name: { zh: '名称', en: 'Name' },
        value: { zh: '地址', en: 'Address' },
        row: { zh: '行号', en: 'Row' },
      },
    },
  },
  refreshMs: 60_000,
  sampleRows: [],
  sampleMapping: [],
  styleParts: stylePartsOf('tile', 'video', 'caption', 'state', 'live', 'arrow', 'dots'),
  upgrades: [],
});
