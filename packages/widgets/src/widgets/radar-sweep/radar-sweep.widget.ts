import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { radarSweepFields } from './radar-sweep.fields.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';

/** A hand of light over a dial that shows where things are. */
export const radarSweep = defineWidget({
  type: 'radar-sweep',
  category: 'decoration',
  icon: 'radar',
  palette: { task: 'decoration', place: 6, words: '雷达 扫描 scan' },
  label: { zh: '雷达扫描', en: 'Radar sweep' },
  summary: { zh: '旋转扫描的雷达，目标可来自数据', en: 'A sweeping radar whose targets can come from data' },
  size: { width: 320, height: 320 },
  shape: 'roles',
  drawsEachRow: true,
  slots: {
    name: slot.dimension('名称', 'Name', ['目标的名称', 'What a target is called']),
    angle: slot.measure('方位角', 'Bearing', [
      '正北为 0°，顺时针；缺省时均匀分布',
      '0° is north, clockwise; spread evenly without it',
    ]),
    distance: slot.measure('距离', 'Distance', ['到中心的距离', 'How far it is from the middle']),
    value: slot.measure('数值', 'Value', ['决定光点大小', 'Sets the size of the point']),
    label: slot.dimension('类别', 'Kind', ['决定光点颜色', 'Sets the colour of the point']),
  },
  fields: radarSweepFields,
  events: {
    select: event('点击目标', 'A target was clicked', {
      name: ['名称', 'Name'],
      value: ['数值', 'Value'],
      seriesName: ['类别', 'Kind'],
      row: ['行号', 'Row'],
    }),
  },
  refreshMs: 10_000,
  sample: sampleTable(
    {
      vehicle: column(
        'name',
        bothOfEach(
          '沪A·3208, 苏E·7715, 浙B·1049, 皖A·6632, 沪D·9471, 苏B·2856',
          'SH A·3208, JS E·7715, ZJ B·1049, AH A·6632, SH D·9471, JS B·2856',
        ),
      ),
      bearing: column('angle', [24, 78, 131, 196, 242, 305]),
      distance: column('distance', [12.4, 26.1, 18.7, 33.5, 8.2, 22.9]),
      load: column('value', [18, 32, 9, 24, 14, 27]),
      state: column(
        'label',
        bothOfEach(
          '运输中, 运输中, 装卸中, 运输中, 告警, 装卸中',
          'On the way, On the way, Loading, On the way, Alarm, Loading',
        ),
      ),
    },
    {
      vehicle: both('车辆', 'Vehicle'),
      bearing: both('方位', 'Bearing'),
      distance: both('距离', 'Distance'),
      load: both('载重', 'Load'),
      state: both('状态', 'State'),
    },
  ),
  styleParts: ['shape', 'hand', 'numeral', 'scale', 'mark', 'name', 'note'],
  skeleton: 'disc',
  isDataOptional: true,
});
