// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
import type { AjStage } from '../stage/aj-stage.ts';
import type { AjBarChart } from '../widgets/bar-chart/bar-chart.element.ts';
import type { AjBarLineChart } from '../widgets/bar-line-chart/bar-line-chart.element.ts';
import type { AjBorder } from '../widgets/border/border.element.ts';
import type { AjCalendarHeatMap } from '../widgets/calendar-heat-map/calendar-heat-map.element.ts';
import type { AjClock } from '../widgets/clock/clock.element.ts';
import type { AjCountdown } from '../widgets/countdown/countdown.element.ts';
import type { AjDecoration } from '../widgets/decoration/decoration.element.ts';
import type { AjDropDown } from '../widgets/drop-down/drop-down.element.ts';
import type { AjFlipCounter } from '../widgets/flip-counter/flip-counter.element.ts';
import type { AjFlowingLine } from '../widgets/flowing-line/flowing-line.element.ts';
import type { AjFunnelChart } from '../widgets/funnel-chart/funnel-chart.element.ts';
import type { AjGaugeChart } from '../widgets/gauge-chart/gauge-chart.element.ts';
import type { AjHeatMap } from '../widgets/heat-map/heat-map.element.ts';
import type { AjHyperlink } from '../widgets/hyperlink/hyperlink.element.ts';
import type { AjIframe } from '../widgets/iframe/iframe.element.ts';
import type { AjImage } from '../widgets/image/image.element.ts';
import type { AjLineChart } from '../widgets/line-chart/line-chart.element.ts';
import type { AjMarquee } from '../widgets/marquee/marquee.element.ts';
import type { AjNumberCard } from '../widgets/number-card/number-card.element.ts';
import type { AjPieChart } from '../widgets/pie-chart/pie-chart.element.ts';
import type { AjProgressBar } from '../widgets/progress-bar/progress-bar.element.ts';
import type { AjRadarChart } from '../widgets/radar-chart/radar-chart.element.ts';
import type { AjRankingList } from '../widgets/ranking-list/ranking-list.element.ts';
import type { AjScatterChart } from '../widgets/scatter-chart/scatter-chart.element.ts';
import type { AjScrollingList } from '../widgets/scrolling-list/scrolling-list.element.ts';
import type { AjTable } from '../widgets/table/table.element.ts';
import type { AjText } from '../widgets/text/text.element.ts';
import type { AjTime } from '../widgets/time/time.element.ts';
import type { AjTitleBar } from '../widgets/title-bar/title-bar.element.ts';
import type { AjVideo } from '../widgets/video/video.element.ts';

declare global {
  interface HTMLElementTagNameMap {
    'aj-stage': AjStage;
    'aj-bar-chart': AjBarChart;
    'aj-bar-line-chart': AjBarLineChart;
    'aj-border': AjBorder;
    'aj-calendar-heat-map': AjCalendarHeatMap;
    'aj-clock': AjClock;
    'aj-countdown': AjCountdown;
    'aj-decoration': AjDecoration;
    'aj-drop-down': AjDropDown;
    'aj-flip-counter': AjFlipCounter;
    'aj-flowing-line': AjFlowingLine;
    'aj-funnel-chart': AjFunnelChart;
    'aj-gauge-chart': AjGaugeChart;
    'aj-heat-map': AjHeatMap;
    'aj-hyperlink': AjHyperlink;
    'aj-iframe': AjIframe;
    'aj-image': AjImage;
    'aj-line-chart': AjLineChart;
    'aj-marquee': AjMarquee;
    'aj-number-card': AjNumberCard;
    'aj-pie-chart': AjPieChart;
    'aj-progress-bar': AjProgressBar;
    'aj-radar-chart': AjRadarChart;
    'aj-ranking-list': AjRankingList;
    'aj-scatter-chart': AjScatterChart;
    'aj-scrolling-list': AjScrollingList;
    'aj-table': AjTable;
    'aj-text': AjText;
    'aj-time': AjTime;
    'aj-title-bar': AjTitleBar;
    'aj-video': AjVideo;
  }
}
