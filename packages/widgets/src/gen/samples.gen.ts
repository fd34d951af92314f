// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import type { WidgetSamples } from '../kit/widget/widget-sample.ts';
import { samples as barChart } from '../widgets/bar-chart/bar-chart.sample.ts';
import { samples as barLineChart } from '../widgets/bar-line-chart/bar-line-chart.sample.ts';
import { samples as border } from '../widgets/border/border.sample.ts';
import { samples as boxPlotChart } from '../widgets/box-plot-chart/box-plot-chart.sample.ts';
import { samples as bubbleChart } from '../widgets/bubble-chart/bubble-chart.sample.ts';
import { samples as button } from '../widgets/button/button.sample.ts';
import { samples as calendar } from '../widgets/calendar/calendar.sample.ts';
import { samples as calendarHeatMap } from '../widgets/calendar-heat-map/calendar-heat-map.sample.ts';
import { samples as candlestickChart } from '../widgets/candlestick-chart/candlestick-chart.sample.ts';
import { samples as checkboxGroup } from '../widgets/checkbox-group/checkbox-group.sample.ts';
import { samples as clock } from '../widgets/clock/clock.sample.ts';
import { samples as countdown } from '../widgets/countdown/countdown.sample.ts';
import { samples as customChart } from '../widgets/custom-chart/custom-chart.sample.ts';
import { samples as datePicker } from '../widgets/date-picker/date-picker.sample.ts';
import { samples as decoration } from '../widgets/decoration/decoration.sample.ts';
import { samples as dropDown } from '../widgets/drop-down/drop-down.sample.ts';
import { samples as flipCounter } from '../widgets/flip-counter/flip-counter.sample.ts';
import { samples as flowingLine } from '../widgets/flowing-line/flowing-line.sample.ts';
import { samples as funnelChart } from '../widgets/funnel-chart/funnel-chart.sample.ts';
import { samples as gaugeChart } from '../widgets/gauge-chart/gauge-chart.sample.ts';
import { samples as geoMap } from '../widgets/geo-map/geo-map.sample.ts';
import { samples as graph } from '../widgets/graph/graph.sample.ts';
import { samples as heatMap } from '../widgets/heat-map/heat-map.sample.ts';
import { samples as histogramChart } from '../widgets/histogram-chart/histogram-chart.sample.ts';
import { samples as hyperlink } from '../widgets/hyperlink/hyperlink.sample.ts';
import { samples as iframe } from '../widgets/iframe/iframe.sample.ts';
import { samples as iframeCarousel } from '../widgets/iframe-carousel/iframe-carousel.sample.ts';
import { samples as image } from '../widgets/image/image.sample.ts';
import { samples as lineChart } from '../widgets/line-chart/line-chart.sample.ts';
import { samples as liquidFill } from '../widgets/liquid-fill/liquid-fill.sample.ts';
import { samples as liveStream } from '../widgets/live-stream/live-stream.sample.ts';
import { samples as lollipopChart } from '../widgets/lollipop-chart/lollipop-chart.sample.ts';
import { samples as marquee } from '../widgets/marquee/marquee.sample.ts';
import { samples as multiRingChart } from '../widgets/multi-ring-chart/multi-ring-chart.sample.ts';
import { samples as numberCard } from '../widgets/number-card/number-card.sample.ts';
import { samples as pagination } from '../widgets/pagination/pagination.sample.ts';
import { samples as panel } from '../widgets/panel/panel.sample.ts';
import { samples as parallelChart } from '../widgets/parallel-chart/parallel-chart.sample.ts';
import { samples as pictorialBarChart } from '../widgets/pictorial-bar-chart/pictorial-bar-chart.sample.ts';
import { samples as pictureCarousel } from '../widgets/picture-carousel/picture-carousel.sample.ts';
import { samples as pieChart } from '../widgets/pie-chart/pie-chart.sample.ts';
import { samples as progressBar } from '../widgets/progress-bar/progress-bar.sample.ts';
import { samples as progressRing } from '../widgets/progress-ring/progress-ring.sample.ts';
import { samples as radarChart } from '../widgets/radar-chart/radar-chart.sample.ts';
import { samples as radarSweep } from '../widgets/radar-sweep/radar-sweep.sample.ts';
import { samples as rankingList } from '../widgets/ranking-list/ranking-list.sample.ts';
import { samples as richText } from '../widgets/rich-text/rich-text.sample.ts';
import { samples as ring } from '../widgets/ring/ring.sample.ts';
import { samples as sankey } from '../widgets/sankey/sankey.sample.ts';
import { samples as scatterChart } from '../widgets/scatter-chart/scatter-chart.sample.ts';
import { samples as scrollingList } from '../widgets/scrolling-list/scrolling-list.sample.ts';
import { samples as sunburst } from '../widgets/sunburst/sunburst.sample.ts';
import { samples as tabPanel } from '../widgets/tab-panel/tab-panel.sample.ts';
import { samples as table } from '../widgets/table/table.sample.ts';
import { samples as tabs } from '../widgets/tabs/tabs.sample.ts';
import { samples as text } from '../widgets/text/text.sample.ts';
import { samples as textInput } from '../widgets/text-input/text-input.sample.ts';
import { samples as tileMap } from '../widgets/tile-map/tile-map.sample.ts';
import { samples as time } from '../widgets/time/time.sample.ts';
import { samples as timeRange } from '../widgets/time-range/time-range.sample.ts';
import { samples as titleBar } from '../widgets/title-bar/title-bar.sample.ts';
import { samples as tornadoChart } from '../widgets/tornado-chart/tornado-chart.sample.ts';
import { samples as treemap } from '../widgets/treemap/treemap.sample.ts';
import { samples as video } from '../widgets/video/video.sample.ts';
import { samples as videoWall } from '../widgets/video-wall/video-wall.sample.ts';
import { samples as waterfallChart } from '../widgets/waterfall-chart/waterfall-chart.sample.ts';
import { samples as wordCloud } from '../widgets/word-cloud/word-cloud.sample.ts';

/** Samples of all widgets by type. */
export const samples: Readonly<Record<string, WidgetSamples>> = {
  'bar-chart': barChart,
  'bar-line-chart': barLineChart,
  'border': border,
  'box-plot-chart': boxPlotChart,
  'bubble-chart': bubbleChart,
  'button': button,
  'calendar': calendar,
  'calendar-heat-map': calendarHeatMap,
  'candlestick-chart': candlestickChart,
  'checkbox-group': checkboxGroup,
  'clock': clock,
  'countdown': countdown,
  'custom-chart': customChart,
  'date-picker': datePicker,
  'decoration': decoration,
  'drop-down': dropDown,
  'flip-counter': flipCounter,
  'flowing-line': flowingLine,
  'funnel-chart': funnelChart,
  'gauge-chart': gaugeChart,
  'geo-map': geoMap,
  'graph': graph,
  'heat-map': heatMap,
  'histogram-chart': histogramChart,
  'hyperlink': hyperlink,
  'iframe': iframe,
  'iframe-carousel': iframeCarousel,
  'image': image,
  'line-chart': lineChart,
  'liquid-fill': liquidFill,
  'live-stream': liveStream,
  'lollipop-chart': lollipopChart,
  'marquee': marquee,
  'multi-ring-chart': multiRingChart,
  'number-card': numberCard,
  'pagination': pagination,
  'panel': panel,
  'parallel-chart': parallelChart,
  'pictorial-bar-chart': pictorialBarChart,
  'picture-carousel': pictureCarousel,
  'pie-chart': pieChart,
  'progress-bar': progressBar,
  'progress-ring': progressRing,
  'radar-chart': radarChart,
  'radar-sweep': radarSweep,
  'ranking-list': rankingList,
  'rich-text': richText,
  'ring': ring,
  'sankey': sankey,
  'scatter-chart': scatterChart,
  'scrolling-list': scrollingList,
  'sunburst': sunburst,
  'tab-panel': tabPanel,
  'table': table,
  'tabs': tabs,
  'text': text,
  'text-input': textInput,
  'tile-map': tileMap,
  'time': time,
  'time-range': timeRange,
  'title-bar': titleBar,
  'tornado-chart': tornadoChart,
  'treemap': treemap,
  'video': video,
  'video-wall': videoWall,
  'waterfall-chart': waterfallChart,
  'word-cloud': wordCloud,
};
