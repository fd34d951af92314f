import { routeFields } from '../../fields/map-layers.fields.ts';
import { numberFormatFields } from '../../fields/number-format.fields.ts';
import { selectEvent } from '../../fields/select.event.ts';
import { valueRangeFields } from '../../fields/value-range.fields.ts';
import { defineChart, type PropsOf } from '../../fields/define-chart.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { layerFieldsOfMap, mapFields, mapLabelFields } from './geo-map.fields.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';

export const geoMap = defineChart({
  type: 'geo-map',
  icon: 'map',
  palette: {
    task: 'map',
    place: 1,
    words: '中国 省份 区域 热力地图 飞线 地理 region province choropleth geography china world',
  },
  label: { zh: '地图', en: 'Map' },
  summary: {
    zh: '上传的地图：区域着色、气泡、柱形、飞线、热力，可逐级下钻',
    en: 'An uploaded map: filled regions, bubbles, columns, flight lines, heat; drills down by region',
  },
  size: { width: 640, height: 480 },
  shape: 'regions',
  slots: {
    name: slot.dimension('地区', 'Region', ['地图中区域的名称或代码', 'Name or code of a region of the map']),
    value: slot.measure('数值', 'Value', ['颜色、大小或线宽', 'Colour, size or width']),
    longitude: slot.measure('经度', 'Longitude', ['点的经度，-180 到 180', 'Of a place, −180 to 180']),
    latitude: slot.measure('纬度', 'Latitude', ['点的纬度，-90 到 90', 'Of a place, −90 to 90']),
    source: slot.dimension('起点', 'Source', ['飞线起点的区域', 'Region where a line begins']),
    target: slot.dimension('终点', 'Target', ['飞线终点的区域', 'Region where a line ends']),
  },
  fields: {
    ...mapFields,
    ...layerFieldsOfMap,
    ...routeFields,
    ...mapLabelFields,
    ...valueRangeFields,
    ...numberFormatFields,
  },
  colours: 'none',
  events: {
    select: {
      ...selectEvent,
      payload: { ...selectEvent.payload, code: { zh: '区域代码', en: 'Code of the region' } },
    },
  },
  sample: sampleTable(
    {
      region: column(
        'name',
        bothOfEach(
          '星港市, 月湾市, 云麓市, 松林市, 白沙市, 潮音市, 望海市, 石门市, 南礁市',
          'Starport, Moon Bay, Cloudfoot, Pinewood, White Sands, Tidesound, Seaview, Stonegate, South Reef',
        ),
      ),
      passengers: column('value', [1286, 942, 1104, 538, 467, 693, 815, 352, 124]),
    },
    { region: both('地区', 'Region'), passengers: both('旅客量', 'Passengers') },
  ),
  skeleton: 'plane',
});

export type GeoMapProps = Readonly<PropsOf<typeof geoMap>>;
