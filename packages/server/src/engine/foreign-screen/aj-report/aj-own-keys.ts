import { declarations } from '@aj-report/widgets/declarations';
import { OLD_NAMES } from './aj-old-names.ts';
import { AJ_WIDGETS, type AjWidget } from './aj-widgets.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const SCALE = words(`
  background isShowTitle text textColor textFontSize textFontWeight textFontStyle textFontFamily subtext
  subtextColor subtextFontSize subtextFontWeight subtextFontStyle subtextFontFamily titleLeft titleTop
  titleItemGap isShowScale scaleColor scaleBarWidth scaleDistance scaleFontColor scaleFontSize scaleFontWeight
  scaleFontStyle scaleFontFamily outBarWidth outBarColor outBarRadius inBarRadius isShow fontPosition fontDistance
  fontWeight fontStyle fontFamily bar30Color bar70Color marginLeft marginRight marginTop marginBottom isNoTitle
  titleText textAlign subText subTextColor subTextFontSize subTextFontWeight subTextFontStyle scaleDataColor
  tipFontSize tipsColor
`);

const REGIONS = words(`
  mapName fontWeight fontStyle fontColor0 fontColor100 borderType shadowColor shadowBlur opacity
  isShowEmphasisLabel emphasisLabelFontSize emphasisLabelFontColor emphasisLabelFontWeight emphasisLabelFontStyle
  emphasisLabelFontFamily emphasisLabelFontColor0 emphasisLabelFontColor100 font0PreColor font100PreColor
  fontTextSize fontTextColor fontTextWeight
`);

const COLOURED_REGIONS = words(`
  font0PreColor font100PreColor isShowFontText fontTextSize fontTextWeight fontTextStyle isShowFontData
  fontDataSize fontDataWeight fontDataStyle num0PreColor num100PreColor
`);

/** Properties that a widget of theirs has, in whatever version, and that have no place in ours. */
export const OWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  'widget-marquee': words('jScrollPane marqueeQuit textAlign marqueeSet'),
  'widget-button': words('background'),
  'widget-videoMonitor': words(`
    videoBgColor borderRadius videoListBgColor videoListFontColor fontSize minWidth maxWidth activeBgColor
    activeFontColor isAutoPlayFirst isShowList
  `),
  'widget-iframe': words('iframeAdress'),
  'widget-barchart': words('textIntervalY'),
  'widget-gradient-color-barchart': words('textIntervalY shadowColor shadowBlur ytextInterval'),
  'widget-linechart': words('textIntervalY'),
  'widget-barlinechart': words('textIntervalY tickLineYLeft tickLineYRight reversalY fontSize'),
  'widget-piechart': words('piechartStyle'),
  'widget-funnel': words('legendName percentSign fontPosition fontDistance color'),
  'widget-gauge': words(`
    clockwise ringShow pieWeight tickDistance tickSplitNumber tickLength tickWidth tickType splitShow splitDistance
    splitLength splitWidth splitType labelDistance labelColor labelFontSize labelFontWeight labelFontStyle
    labelFontFamily color30p0 color30p5 color30p10 color70p0 color70p5 color70p10 color100p0 color100p5 color100p10
    tickMarkWeight showScaleValue showTickMarks scaleFontSize targetFontSize
  `),
  widgetLineMap: [
    ...REGIONS,
    ...words(`
    symbol symbolSize symbolColor isShowSource sourceFontPosition sourceSymbolSize sourcePointColor sourceFontSize
    sourceFontColor sourceFontTextWeight sourceFontStyle sourceFontFamily isShowTarget targetFontPosition
    targetSymbolSize targetPointColor targetFontSize targetFontColor targetFontWeight targetFontStyle
    targetFontFamily sourceFontTextSize sourceFontTextColor targetFontTextSize targetFontTextColor
    targetFontTextWeight sourcePointLevel targetPointLevel sourcePointSize targetPointSize pointSize pointColor
  `),
  ],
  widgetPiePercentageChart: words(`
    innerNumber outerNumber lineNumber lineLength lineWidth lineDistance lineColor textNumFontWeight
    textNumFontStyle textNumFontFamily textPerColor textPerFontSize textPerFontWeight textPerFontStyle
    textPerFontFamily isNoTitle titleText textColor textFontWeight textFontSize textAlign isShowLegend lengedColor
    lengedFontSize lengedWidth lateralPosition longitudinalPosition layoutFront subText subTextColor
    subTextFontWeight subTextFontSize isShow numberValue percentage fontWeight customColor
  `),
  widgetAirBubbleMap: [
    ...REGIONS,
    ...words(`
    fontminSize4Pin fontmaxSize4Pin isShowData fontDataSize fontDataColor fontDataWeight fontDataStyle
    fontDataFamily customColor fontAirSize numberValue percentage isShowLegend lengedColor lengedFontSize
    lengedWidth lateralPosition longitudinalPosition layoutFront
  `),
  ],
  widgetBarStackChart: words('textIntervalY'),
  widgetLineStackChart: words('verticalShow textIntervalY'),
  widgetBarCompareChart: words(`
    isShowXLeft isShowAxisLabelXLeft maxXLeft textColorXLeft textFontSizeXLeft textFontWeightXLeft
    textFontStyleXLeft textFontFamilyXLeft splitNumberXLeft isShowAxisLineXLeft lineColorXLeft lineWidthXLeft
    isShowSplitLineXLeft splitLineColorXLeft splitLineWidthXLeft frameLineLeft borderColorLeft borderWidthLeft
    isShowXRight isShowAxisLabelXRight maxXRight textColorXRight textFontSizeXRight textFontWeightXRight
    textFontStyleXRight textFontFamilyXRight splitNumberXRight isShowAxisLineXRight lineColorXRight lineWidthXRight
    isShowSplitLineXRight splitLineColorXRight splitLineWidthXRight frameLineRight borderColorRight borderWidthRight
    textIntervalY marginLeftRight positionXLeft positionXRight lineXRight hideXLeft splitNumberLeft colorXLeft
    fontSizeXLeft tickLineLeft lineXLeft isShowSplitLineLeft splitLineColorLeft splitLineFontWidthLeft hideXRight
    splitNumberRight colorXRight fontSizeXRight tickLineRight isShowSplitLineRight splitLineColorRight
    splitLineFontWidthRight hideY textAlignY tickLineY lineY XcolorLeft xLineLeft SplitLineLeft SplitLineColorLeft
    SplitLinefontSizeLeft XcolorRight xLineRight SplitLineRight SplitLineColorRight SplitLinefontSizeRight
    subTextColorY fontWeightY downSplitLineXLeft SplitLineXLeft upSplitLineXLeft
  `),
  widgetLineCompareChart: words(`
    isShowYTop isShowAxisLabelYTop maxYTop minYTop positionYTop offsetYTop textColorYTop textFontSizeYTop
    textFontWeightYTop textFontStyleYTop textFontFamilyYTop scaleYTop splitNumberYTop textAngleYTop
    isShowAxisLineYTop lineColorYTop lineWidthYTop isShowSplitLineYTop splitLineColorYTop splitLineWidthYTop
    isShowYBottom isShowAxisLabelYBottom maxYBottom minYBottom positionYBottom offsetYBottom textColorYBottom
    textFontSizeYBottom textFontWeightYBottom textFontStyleYBottom textFontFamilyYBottom scaleYBottom
    splitNumberYBottom textAngleYBottom isShowAxisLineYBottom lineColorYBottom lineWidthYBottom
    isShowSplitLineYBottom splitLineColorYBottom splitLineWidthYBottom tipsShow tipsType boundaryX splitNumberX
    tickLineX colorYTop fontSizeYTop tickLineYTop lineYTop splitLineYTop splitLineFontWidthYTop colorYBottom
    fontSizeYBottom tickLineYBottom lineYBottom splitLineYBottom splitLineFontWidthYBottom textNameYTop
    nameColorYTop nameFontSizeYTop textNameYBottom nameColorYBottom nameFontSizeYBottom namefontSizeYTop
    splitLinefontSizeYTop namefontSizeYBottom splitLinefontSizeYBottom tipShow tipType tipColor
  `),
  widgetDecoratePieChart: words(`
    background isLastRingShow lastRing0Color lastRing100Color eightColor dottedNum dottedColor three1Color
    three2Color three3Color isOutRingShow outRingColor outRingWidth isOutSplitShow outSplitNum outSplitLength
    outSplitWidth outSplitColor isOutTickShow outTickNum outTickLength outTickWidth outTickColor isInRingShow
    inRingColor inRingWidth isInSplitShow inSplitNum inSplitLength inSplitWidth inSplitColor isInTickShow inTickNum
    inTickLength inTickWidth inTickColor isRingOnRingShow ringOnRingColor pieWidth pieColor pieBorderColor pieBlocks
  `),
  widgetMoreBarLineChart: words('textIntervalY tickLineYLeft tickLineYRight reversalY'),
  widgetWordCloud: words('maxRangeSize minRangeSize maxRotationRange minRotationRange fontSize'),
  'widget-heatmap': words(`
    maxY minY textIntervalY scale splitNumberY visualMapType legendColor legendFontSize legendFontWeight
    legendFontStyle legendFontFamily legendWidth legendHeight lateralPosition longitudinalPosition layoutFront
    fontPosition fontDistance tipsLineColor lengedColor lengedFontSize lengedWidth
  `),
  'widget-radar': words('legendName'),
  widgetBarLineStackChart: words('textIntervalY tickLineYLeft tickLineYRight'),
  'widget-scatter': words('verticalShow'),
  'widget-select': words('text'),
  'widget-form-time': words('select_color'),
  widgetBarDoubleYaxisChart: words(`
    textIntervalY tickLineYLeft tickLineYRight isShow percentSign fontPosition fontDistance fontColor fontSize
    fontWeight fontStyle fontFamily dataColor distance
  `),
  widgetBarMap: [
    ...REGIONS,
    ...words(`
    heightRate barWidth barBottomOutSymbolSize isShowFontText fontTextStyle fontTextFamily isShowFontData
    fontDataSize fontDataWeight fontDataStyle fontDataFamily customColor barBottomOutColor fontDataColor
  `),
  ],
  widgetChinaMap: COLOURED_REGIONS,
  widgetGlobalMap: [...COLOURED_REGIONS, ...words('customName')],
  widgetBarStackMoreShowChart: words('textIntervalY fontDataName'),
  widgetBarLineSingleChart: words('textIntervalY tickLineY'),
  'widget-slider': words('hideLayer tabDirection tabSelector tabTime'),
  'widget-input': words('select_color select_background'),
  'widget-scale-vertical': SCALE,
  'widget-scale-horizontal': SCALE,
};

const ELSEWHERE = new Set([
  ...Object.values(OWN_KEYS).flat(),
  ...Object.keys(OLD_NAMES),
  ...Object.values(AJ_WIDGETS).flatMap(({ type, rename = {} }) => [
    ...Object.keys(rename),
    ...Object.keys(declarations[type]?.fields ?? {}),
  ]),
]);

/** Properties of the whole screen, which older versions wrote into every widget. */
const CANVAS = words('title width height backgroundColor backgroundImage description refreshSeconds presetLine');

/** Whether a key came from the screen or from another widget: their documents keep what a copied widget once was. */
export function isLeftover(key: string, code: string, { type, rename = {} }: AjWidget): boolean {
  const fields = declarations[type]?.fields ?? {};
  const names = [key, rename[key] ?? key, ...(OLD_NAMES[key] ?? [])];
  const isOwn = OWN_KEYS[code]?.includes(key) === true || names.some((name) => Object.hasOwn(fields, name));
  return !isOwn && (ELSEWHERE.has(key) || CANVAS.includes(key));
}
