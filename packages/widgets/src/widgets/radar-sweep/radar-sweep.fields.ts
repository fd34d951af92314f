import { prop } from '../../kit/widget/prop.ts';
import { inGroup } from '@aj-report/contract';

const DIAL = { id: 'dial', label: { zh: '盘面', en: 'Dial' } };
const SWEEP = { id: 'sweep', label: { zh: '扫描', en: 'Sweep' } };
const BLIPS = { id: 'blips', label: { zh: '目标', en: 'Targets' } };

const whileAnimated = { field: 'isAnimated', in: [true] };

/** Properties of the radar; colours and numbers left empty follow theme, box and data. */
export const radarSweepFields = {
  ...inGroup(DIAL, {
    range: prop.optionalNumber('量程', 'Range', {
      hint: { zh: '留空：随最远的目标', en: 'Empty: follows the farthest target' },
      min: 0,
    }),
    unit: prop.text('距离单位', 'Unit of distance', { maxLength: 20, half: true }),
    ringCount: prop.number('距离圈', 'Circles', { default: 4, min: 1, max: 10 }),
    showsDegrees: prop.toggle('方位刻度', 'Degrees', { default: true, half: true }),
    mainColor: prop.color('盘面颜色', 'Colour of the dial', { empty: 'theme' }),
    background: prop.color('底色', 'Background', { empty: 'theme' }),
  }),
  ...inGroup(SWEEP, {
    isAnimated: prop.toggle('开启扫描', 'Animated', { default: true }),
    turnSeconds: prop.number('每圈用时', 'One turn takes', {
      default: 5,
      min: 1,
      max: 120,
      unit: 's',
      showIf: whileAnimated,
    }),
    sweepAngle: prop.number('余辉角度', 'Afterglow', { default: 100, min: 10, max: 350, unit: '°' }),
  }),
  ...inGroup(BLIPS, {
    showsLabels: prop.toggle('显示名称', 'Names', { default: true, half: true }),
    fontSize: prop.optionalNumber('字号', 'Font size', {
      hint: { zh: '留空：随盘面大小', en: 'Empty: follows the size of the dial' },
      min: 6,
      max: 100,
      unit: 'px',
    }),
    colors: prop.palette('目标颜色', 'Colours of targets', {
      hint: { zh: '按类别出现的顺序', en: 'In the order in which kinds appear' },
      empty: 'theme',
    }),
  }),
};
