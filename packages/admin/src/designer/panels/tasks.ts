import type { Text } from '@aj-report/contract';

export interface Task {
  readonly id: string;
  readonly label: Text;
  /** Types of widgets in their order, each with other words by which it is searched for, in both languages. */
  readonly widgets: Readonly<Record<string, string>>;
}

/** What people want to show, and the widgets that do so: the sections of the palette. Every widget stands in one. */
export const TASKS: readonly Task[] = [
  {
    id: 'figure',
    label: { zh: '指标', en: 'Figures' },
    widgets: {
      'number-card': 'kpi 数字 统计卡 关键指标 核心指标 metric stat indicator total 合计',
      'flip-counter': '数字 滚动数字 翻牌 计数 kpi counter odometer number',
      'gauge-chart': '仪表 油表 完成率 达成率 kpi speedometer dial',
      'liquid-fill': '水位 水球 百分比 完成率 water wave percent',
      'progress-bar': '完成率 百分比 目标 percent goal target completion',
      'progress-ring': '环图 圆环 完成率 百分比 percent donut goal completion',
      'multi-ring-chart': '环图 圆环 玉玦图 radial bar donut rings',
    },
  },
  {
    id: 'trend',
    label: { zh: '趋势', en: 'Trend' },
    widgets: {
      'line-chart': '走势 曲线 时间序列 面积 趋势 curve time series trend area',
      'bar-line-chart': '组合图 双轴 折柱 混合 combo mixed dual axis',
      'candlestick-chart': 'k线 股票 蜡烛图 行情 stock ohlc price',
      'calendar-heat-map': '日历 热力 按天 签到 days github',
    },
  },
  {
    id: 'compare',
    label: { zh: '对比', en: 'Compare' },
    widgets: {
      'bar-chart': '柱形图 直条图 条形 柱子 column histogram',
      'pictorial-bar-chart': '象形 图标柱 立体柱 3d icons pictogram',
      'lollipop-chart': '火柴图 柱状 dot plot bar',
      'ranking-list': '排名 榜单 top topn leaderboard top list rank',
      'tornado-chart': '龙卷风图 蝴蝶图 人口金字塔 butterfly population pyramid diverging',
      'waterfall-chart': '增减 盈亏 桥图 bridge profit',
      'radar-chart': '蜘蛛图 网状图 能力 多维 spider web star',
      'parallel-chart': '多维 高维 multivariate',
      'custom-chart': 'echarts 代码 配置 json option code any',
    },
  },
  {
    id: 'share',
    label: { zh: '占比', en: 'Share' },
    widgets: {
      'pie-chart': '环图 圆环 甜甜圈 扇形 比例 构成 donut doughnut proportion part',
      'funnel-chart': '转化 流失 漏斗 conversion stages',
      treemap: '矩形 层级 比例 构成 hierarchy proportion',
      sunburst: '环图 层级 多级饼图 hierarchy multilevel pie donut',
    },
  },
  {
    id: 'relation',
    label: { zh: '关系', en: 'Relations' },
    widgets: {
      sankey: '流向 能量 桑基 flow',
      graph: '网络 力导向 拓扑 图谱 知识图谱 network force topology nodes',
      'scatter-chart': '相关 散点 点图 correlation xy points',
      'bubble-chart': '气泡 散点 涟漪 correlation size points',
    },
  },
  {
    id: 'spread',
    label: { zh: '分布', en: 'Distribution' },
    widgets: {
      'histogram-chart': '频数 分布 区间 frequency bins',
      'box-plot-chart': '箱形图 四分位 盒须图 quartile whisker',
      'heat-map': '矩阵 色块 密度 matrix density',
      'word-cloud': '标签云 关键词 热词 tags keywords',
    },
  },
  {
    id: 'map',
    label: { zh: '地图', en: 'Maps' },
    widgets: {
      'geo-map': '中国 省份 区域 热力地图 飞线 地理 region province choropleth geography china world',
      'tile-map': '省份 区域 方块地图 region province grid',
    },
  },
  {
    id: 'table',
    label: { zh: '表格', en: 'Tables' },
    widgets: {
      table: '列表 明细 数据 rows grid list details',
      'scrolling-list': '轮播表 轮播列表 滚动表格 明细 rows carousel table',
      calendar: '日程 排期 schedule month events',
    },
  },
  {
    id: 'text',
    label: { zh: '文本', en: 'Text' },
    widgets: {
      text: '文字 标题 标签 label heading title',
      'rich-text': '段落 说明 图文 html paragraph',
      marquee: '滚动文字 公告 通知 scrolling text ticker news',
      hyperlink: '链接 跳转 link url',
      time: '日期 时间 当前 date now',
      clock: '时间 表盘 time analog',
      countdown: '计时 剩余 timer deadline',
    },
  },
  {
    id: 'decoration',
    label: { zh: '装饰', en: 'Decoration' },
    widgets: {
      'title-bar': '标题 页头 header heading',
      border: '外框 边框 装饰框 frame box',
      decoration: '花边 点缀 ornament',
      'flowing-line': '光线 流光 分割线 divider light',
      ring: '圆环 光圈 circle',
      'radar-sweep': '雷达 扫描 scan',
    },
  },
  {
    id: 'media',
    label: { zh: '媒体', en: 'Media' },
    widgets: {
      image: '照片 logo 图标 picture photo',
      'picture-carousel': '轮播图 幻灯片 相册 slideshow gallery',
      video: '影片 录像 mp4 film movie',
      'live-stream': '摄像头 监控 直播 hls flv camera',
      'video-wall': '摄像头 监控 多画面 camera cctv',
      iframe: '网址 嵌入 embed website',
      'iframe-carousel': '网址 轮播 嵌入 embed websites',
    },
  },
  {
    id: 'control',
    label: { zh: '控件', en: 'Controls' },
    widgets: {
      'drop-down': '选择 筛选 过滤 下拉 select filter',
      'date-picker': '日期 筛选 calendar filter',
      'time-range': '日期 时间段 区间 筛选 date filter period',
      'text-input': '搜索框 文本框 筛选 search filter',
      'checkbox-group': '多选 勾选 筛选 filter options',
      tabs: '选项 切换 页签 switch',
      button: '按钮 跳转 click action',
      pagination: '页码 翻页 pager pages',
    },
  },
  {
    id: 'container',
    label: { zh: '容器', en: 'Containers' },
    widgets: {
      panel: '卡片 容器 分组 card box',
      'tab-panel': '标签 页签 切换 容器 tabs',
    },
  },
];

const byType = new Map(TASKS.flatMap((task) => Object.keys(task.widgets).map((type) => [type, task] as const)));

export function taskOf(type: string): Task | undefined {
  return byType.get(type);
}
