import type { Language, ScreenDocument, Text } from '@aj-report/contract';

/** A screen to begin with. Only what is said of it stands here: the screen itself comes when somebody takes it. */
export interface ScreenTemplate {
  /** Kebab-case; of a sample the code of its report. */
  readonly id: string;
  readonly label: Text;
  readonly summary: Text;
  load(): Promise<(language: Language) => ScreenDocument>;
}

/** Screens whose widgets keep rows of their own until somebody binds them, in the order in which they are offered. */
export const TEMPLATES: readonly ScreenTemplate[] = [
  {
    id: 'operations-wall',
    label: { zh: '运营总览', en: 'Operations' },
    summary: { zh: '深色大屏：指标、趋势、构成与排行', en: 'Dark wall: figures, trend, mix and ranking' },
    load: async () => (await import('./operations-wall.ts')).operationsWall,
  },
  {
    id: 'office-board',
    label: { zh: '办公看板', en: 'Office board' },
    summary: {
      zh: '浅色、无边框，适合办公区电视与邮件截图',
      en: 'Light and frameless, for office screens and reports',
    },
    load: async () => (await import('./office-board.ts')).officeBoard,
  },
  {
    id: 'shop-wall',
    label: { zh: '电商大促', en: 'Online shop' },
    summary: {
      zh: '紫色夜场：滚动成交额、转化漏斗、品类与热销',
      en: 'Violet night: live sales, funnel, categories, best sellers',
    },
    load: async () => (await import('./shop-wall.ts')).shopWall,
  },
  {
    id: 'plant-wall',
    label: { zh: '智慧工厂', en: 'Plant' },
    summary: { zh: '绿色产线：效率仪表、能耗、质量与报警', en: 'Green line: gauges, energy, quality and alarms' },
    load: async () => (await import('./plant-wall.ts')).plantWall,
  },
  {
    id: 'finance-wall',
    label: { zh: '财务与行情', en: 'Finance' },
    summary: { zh: '琥珀色：利润瀑布、行情与资金去向', en: 'Amber: profit bridge, market and where money goes' },
    load: async () => (await import('./finance-wall.ts')).financeWall,
  },
  {
    id: 'city-wide',
    label: { zh: '城市运行', en: 'City' },
    summary: {
      zh: '2560 × 1080：交通、空气、用水与市民来电',
      en: '2560 × 1080: traffic, air, water and calls of citizens',
    },
    load: async () => (await import('./city-wide.ts')).cityWide,
  },
  {
    id: 'control-room',
    label: { zh: '双屏控制室', en: 'Control room' },
    summary: {
      zh: '3840 × 1080：雷达居中，两翼是负荷与事件',
      en: '3840 × 1080: radar in the middle, load and events on both wings',
    },
    load: async () => (await import('./control-room.ts')).controlRoom,
  },
  {
    id: 'phone-page',
    label: { zh: '手机日报', en: 'Phone' },
    summary: { zh: '390 × 844：随身看的日报', en: '390 × 844: the day in your pocket' },
    load: async () => (await import('./phone-page.ts')).phonePage,
  },
];

const loadSamples = () => import('../content/sample-screens.ts');

/** The sample screens of a new installation, bound to its data sets. */
export const SAMPLE_TEMPLATES: readonly ScreenTemplate[] = [
  {
    id: 'retail_overview',
    label: { zh: '青禾超市经营总览', en: 'Greenfield Markets overview' },
    summary: { zh: '示例数据集：按大区筛选的零售经营', en: 'Sample data sets: retail, filtered by region' },
    load: async () => (await loadSamples()).retailOverview,
  },
  {
    id: 'factory_energy',
    label: { zh: '云岭工厂能耗看板', en: 'Cloudridge plant energy board' },
    summary: { zh: '示例数据集：用电、产量与停机', en: 'Sample data sets: power, output and downtime' },
    load: async () => (await loadSamples()).factoryEnergy,
  },
  {
    id: 'express_command',
    label: { zh: '飞驰快运指挥中心', en: 'Swiftway Express control centre' },
    summary: { zh: '示例数据集：运单、时效与异常', en: 'Sample data sets: parcels, transit times and faults' },
    load: async () => (await loadSamples()).expressCommand,
  },
];

/** Everything that a new screen can begin with. */
export const ALL_TEMPLATES: readonly ScreenTemplate[] = [...TEMPLATES, ...SAMPLE_TEMPLATES];
