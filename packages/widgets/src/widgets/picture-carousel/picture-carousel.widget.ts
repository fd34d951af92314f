import { SAMPLE_PICTURES } from '../../fields/sample-pictures.ts';
import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { pictureCarouselFields } from './picture-carousel.fields.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';

/** Pictures that take turns: typed in, or rows of data. */
export const pictureCarousel = defineWidget({
  type: 'picture-carousel',
  category: 'media',
  icon: 'images',
  palette: { task: 'media', place: 2, words: '轮播图 幻灯片 相册 slideshow gallery' },
  label: { zh: '图片轮播', en: 'Picture carousel' },
  summary: { zh: '轮播图片列表或数据中的图片', en: 'Pictures in turn, from a list or from data' },
  size: { width: 480, height: 300 },
  shape: 'roles',
  drawsEachRow: true,
  slots: {
    src: slot.dimension('图片地址', 'Address', ['http、https 或站内路径', 'http, https or a path'], { required: true }),
    name: slot.dimension('标题', 'Title', ['显示在图片上', 'Stands on the picture']),
    label: slot.any('说明', 'Details', ['标题下的小字', 'Small words below the title']),
  },
  fields: pictureCarouselFields,
  events: {
    select: event('点击图片', 'A picture was clicked', {
      name: ['标题', 'Title'],
      value: ['地址', 'Address'],
      row: ['行号', 'Row'],
    }),
  },
  sample: sampleTable(
    {
      picture: column('src', [SAMPLE_PICTURES.plant, SAMPLE_PICTURES.city, SAMPLE_PICTURES.windFarm]),
      title: column(
        'name',
        bothOfEach(
          '滨江智能工厂, 城市运行中心, 北坡风电场',
          'Riverside smart plant, City operations centre, North slope wind farm',
        ),
      ),
      note: column(
        'label',
        bothOfEach('一期 · 12 条产线, 夜间值守, 装机 48 MW', 'Phase one · 12 lines, Night watch, 48 MW installed'),
      ),
    },
    { picture: both('图片', 'Picture'), title: both('标题', 'Title'), note: both('说明', 'Note') },
  ),
  styleParts: ['picture', 'caption', 'subtitle', 'arrow', 'dots', 'dot', 'chosen'],
  isDataOptional: true,
});
