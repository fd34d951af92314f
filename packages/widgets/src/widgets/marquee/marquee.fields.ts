import { field } from '@aj-report/contract';
import { wordFields } from '../../fields/words.fields.ts';

const TEXT = { id: 'text', label: { zh: '文本', en: 'Text' } };
const MOTION = { id: 'motion', label: { zh: '滚动', en: 'Motion' } };

export const marqueeFields = {
  text: field.textarea({
    label: { zh: '滚动文本', en: 'Text' },
    group: TEXT,
    default: { zh: '滚动文本', en: 'Moving text' },
    maxLength: 20_000,
  }),
  joinText: field.text({ label: { zh: '拼接内容', en: 'Appended text' }, group: TEXT, half: true, maxLength: 200 }),
  separator: field.text({
    label: { zh: '分隔符', en: 'Separator' },
    hint: { zh: '多行数据之间的符号', en: 'Stands between several rows' },
    group: TEXT,
    default: '◆',
    half: true,
    maxLength: 20,
  }),
  direction: field.choice({
    label: { zh: '滚动方向', en: 'Direction' },
    group: MOTION,
    default: 'left',
    half: true,
    options: [
      { value: 'left', label: { zh: '向左', en: 'Left' } },
      { value: 'right', label: { zh: '向右', en: 'Right' } },
      { value: 'up', label: { zh: '向上', en: 'Up' } },
      { value: 'down', label: { zh: '向下', en: 'Down' } },
    ],
  }),
  speed: field.number({
    label: { zh: '滚动速度', en: 'Speed' },
    group: MOTION,
    default: 60,
    min: 1,
    max: 2000,
    unit: 'px/s',
    half: true,
  }),
  pauseOnHover: field.toggle({
    label: { zh: '悬停暂停', en: 'Pause on hover' },
    group: MOTION,
    default: true,
    half: true,
  }),
  fadeEdges: field.toggle({
    label: { zh: '边缘渐隐', en: 'Fade at the edges' },
    group: MOTION,
    default: true,
    half: true,
  }),
  ...wordFields,
};
