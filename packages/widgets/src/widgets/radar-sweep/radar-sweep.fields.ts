import { field } from '@aj-report/contract';

const DIAL = { id: 'dial', label: { zh: '盘面', en: 'Dial' } };
const SWEEP = { id: 'sweep', label: { zh: '扫描', en: 'Sweep' } };
const BLIPS = { id: 'blips', label: { zh: '目标', en: 'Targets' } };

const whileAnimated = { field: 'isAnimated', in: [true] };

/** Properties of the radar; colours and numbers left empty follow theme, box and data. */
export const radarSweepFields = {
  range: field.optionalNumber({
    label: { zh: '量程', en: 'Range' },
    hint: { zh: '留空：随最远的目标', en: 'Empty: follows the farthest target' },
    group: DIAL,
    min: 0,
    half: true,
  }),
  unit: field.text({ label: { zh: '距离单位', en: 'Unit of distance' }, group: DIAL, maxLength: 20, half: true }),
  ringCount: field.number({
    label: { zh: '距离圈', en: 'Circles' },
    group: DIAL,
    default: 4,
    min: 1,
    max: 10,
    half: true,
  }),
  showsDegrees: field.toggle({
    label: { zh: '方位刻度', en: 'Degrees' },
    group: DIAL,
    default: true,
    half: true,
  }),
  mainColor: field.color({
    label: { zh: '盘面颜色', en: 'Colour of the dial' },
    group: DIAL,
    empty: 'theme',
    half: true,
  }),
  background: field.color({ label: { zh: '底色', en: 'Background' }, group: DIAL, empty: 'theme', half: true }),
  isAnimated: field.toggle({ label: { zh: '开启扫描', en: 'Animated' }, group: SWEEP, default: true }),
  turnSeconds: field.number({
    label: { zh: '每圈用时', en: 'One turn takes' },
    group: SWEEP,
    default: 5,
    min: 1,
    max: 120,
    unit: 's',
    half: true,
    showIf: whileAnimated,
  }),
  sweepAngle: field.number({
    label: { zh: '余辉角度', en: 'Afterglow' },
    group: SWEEP,
    default: 100,
    min: 10,
    max: 350,
    unit: '°',
    half: true,
  }),
  showsLabels: field.toggle({ label: { zh: '显示名称', en: 'Names' }, group: BLIPS, default: true, half: true }),
  fontSize: field.optionalNumber({
    label: { zh: '字号', en: 'Font size' },
    hint: { zh: '留空：随盘面大小', en: 'Empty: follows the size of the dial' },
    group: BLIPS,
    min: 6,
    max: 100,
    unit: 'px',
    half: true,
  }),
  colors: field.palette({
    label: { zh: '目标颜色', en: 'Colours of targets' },
    hint: { zh: '按类别出现的顺序', en: 'In the order in which kinds appear' },
    group: BLIPS,
    empty: 'theme',
  }),
};
