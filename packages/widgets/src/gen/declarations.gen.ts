// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import type { WidgetDeclaration } from '../kit/define-widget.ts';
import { barChart } from '../widgets/bar-chart/bar-chart.widget.ts';
import { barLineChart } from '../widgets/bar-line-chart/bar-line-chart.widget.ts';
import { border } from '../widgets/border/border.widget.ts';
import { bubbleChart } from '../widgets/bubble-chart/bubble-chart.widget.ts';
import { calendarHeatMap } from '../widgets/calendar-heat-map/calendar-heat-map.widget.ts';
import { clock } from '../widgets/clock/clock.widget.ts';
import { countdown } from '../widgets/countdown/countdown.widget.ts';
import { decoration } from '../widgets/decoration/decoration.widget.ts';
import { dropDown } from '../widgets/drop-down/drop-down.widget.ts';
import { flipCounter } from '../widgets/flip-counter/flip-counter.widget.ts';
import { flowingLine } from '../widgets/flowing-line/flowing-line.widget.ts';
import { funnelChart } from '../widgets/funnel-chart/funnel-chart.widget.ts';
import { gaugeChart } from '../widgets/gauge-chart/gauge-chart.widget.ts';
import { graph } from '../widgets/graph/graph.widget.ts';
import { heatMap } from '../widgets/heat-map/heat-map.widget.ts';
import { hyperlink } from '../widgets/hyperlink/hyperlink.widget.ts';
import { iframe } from '../widgets/iframe/iframe.widget.ts';
import { image } from '../widgets/image/image.widget.ts';
import { lineChart } from '../widgets/line-chart/line-chart.widget.ts';
import { marquee } from '../widgets/marquee/marquee.widget.ts';
import { numberCard } from '../widgets/number-card/number-card.widget.ts';
import { pieChart } from '../widgets/pie-chart/pie-chart.widget.ts';
import { progressBar } from '../widgets/progress-bar/progress-bar.widget.ts';
import { radarChart } from '../widgets/radar-chart/radar-chart.widget.ts';
import { radarSweep } from '../widgets/radar-sweep/radar-sweep.widget.ts';
import { rankingList } from '../widgets/ranking-list/ranking-list.widget.ts';
import { ring } from '../widgets/ring/ring.widget.ts';
import { sankey } from '../widgets/sankey/sankey.widget.ts';
import { scatterChart } from '../widgets/scatter-chart/scatter-chart.widget.ts';
import { scrollingList } from '../widgets/scrolling-list/scrolling-list.widget.ts';
import { sunburst } from '../widgets/sunburst/sunburst.widget.ts';
import { table } from '../widgets/table/table.widget.ts';
import { text } from '../widgets/text/text.widget.ts';
import { tileMap } from '../widgets/tile-map/tile-map.widget.ts';
import { time } from '../widgets/time/time.widget.ts';
import { titleBar } from '../widgets/title-bar/title-bar.widget.ts';
import { treemap } from '../widgets/treemap/treemap.widget.ts';
import { video } from '../widgets/video/video.widget.ts';
import { wordCloud } from '../widgets/word-cloud/word-cloud.widget.ts';

export { barChart, barLineChart, border, bubbleChart, calendarHeatMap, clock, countdown, decoration, dropDown, flipCounter, flowingLine, funnelChart, gaugeChart, graph, heatMap, hyperlink, iframe, image, lineChart, marquee, numberCard, pieChart, progressBar, radarChart, radarSweep, rankingList, ring, sankey, scatterChart, scrollingList, sunburst, table, text, tileMap, time, titleBar, treemap, video, wordCloud };

/** Declarations of all widgets by type. */
export const declarations: Readonly<Record<string, WidgetDeclaration>> = {
  'bar-chart': barChart as unknown as WidgetDeclaration,
  'bar-line-chart': barLineChart as unknown as WidgetDeclaration,
  'border': border as unknown as WidgetDeclaration,
  'bubble-chart': bubbleChart as unknown as WidgetDeclaration,
  'calendar-heat-map': calendarHeatMap as unknown as WidgetDeclaration,
  'clock': clock as unknown as WidgetDeclaration,
  'countdown': countdown as unknown as WidgetDeclaration,
  'decoration': decoration as unknown as WidgetDeclaration,
  'drop-down': dropDown as unknown as WidgetDeclaration,
  'flip-counter': flipCounter as unknown as WidgetDeclaration,
  'flowing-line': flowingLine as unknown as WidgetDeclaration,
  'funnel-chart': funnelChart as unknown as WidgetDeclaration,
  'gauge-chart': gaugeChart as unknown as WidgetDeclaration,
  'graph': graph as unknown as WidgetDeclaration,
  'heat-map': heatMap as unknown as WidgetDeclaration,
  'hyperlink': hyperlink as unknown as WidgetDeclaration,
  'iframe': iframe as unknown as WidgetDeclaration,
  'image': image as unknown as WidgetDeclaration,
  'line-chart': lineChart as unknown as WidgetDeclaration,
  'marquee': marquee as unknown as WidgetDeclaration,
  'number-card': numberCard as unknown as WidgetDeclaration,
  'pie-chart': pieChart as unknown as WidgetDeclaration,
  'progress-bar': progressBar as unknown as WidgetDeclaration,
  'radar-chart': radarChart as unknown as WidgetDeclaration,
  'radar-sweep': radarSweep as unknown as WidgetDeclaration,
  'ranking-list': rankingList as unknown as WidgetDeclaration,
  'ring': ring as unknown as WidgetDeclaration,
  'sankey': sankey as unknown as WidgetDeclaration,
  'scatter-chart': scatterChart as unknown as WidgetDeclaration,
  'scrolling-list': scrollingList as unknown as WidgetDeclaration,
  'sunburst': sunburst as unknown as WidgetDeclaration,
  'table': table as unknown as WidgetDeclaration,
  'text': text as unknown as WidgetDeclaration,
  'tile-map': tileMap as unknown as WidgetDeclaration,
  'time': time as unknown as WidgetDeclaration,
  'title-bar': titleBar as unknown as WidgetDeclaration,
  'treemap': treemap as unknown as WidgetDeclaration,
  'video': video as unknown as WidgetDeclaration,
  'word-cloud': wordCloud as unknown as WidgetDeclaration,
};
