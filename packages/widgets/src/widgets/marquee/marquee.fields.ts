import { inGroup } from '@aj-report/contract';
import { choices, prop } from '../../kit/widget/prop.ts';
import { wordFields } from '../../fields/words.fields.ts';

const TEXT = { id: 'text', label: { zh: '文本', en: 'Text' } };
const MOTION = { id: 'motion', label: { zh: '滚动', en: 'Motion' } };

export const marqueeFields = {
  ...inGroup(TEXT, {
    text: prop.textarea('滚动文本', 'Text', { default: { zh: '滚动文本', en: 'Moving text' }, maxLength: 20_000 }),
    joinText: prop.text('拼接内容', 'Appended text', { half: true, maxLength: 200 }),
    separator: prop.text('分隔符', 'Separator', {
      hint: { zh: '多行数据之间的符号', en: 'Stands between several rows' },
      default: '◆',
      half: true,
      maxLength: 20,
    }),
  }),
  ...inGroup(MOTION, {
    direction: prop.choice('滚动方向', 'Direction', {
      default: 'left',
      half: true,
      options: choices({
        left: ['向左', 'Left'],
        right: ['向右', 'Right'],
        up: ['向上', 'Up'],
        down: ['向下', 'Down'],
      }),
    }),
    speed: prop.number('滚动速度', 'Speed', { default: 60, min: 1, max: 2000, unit: 'px/s' }),
    pauseOnHover: prop.toggle('悬停暂停', 'Pause on hover', { default: true, half: true }),
    fadeEdges: prop.toggle('边缘渐隐', 'Fade at the edges', { default: true, half: true }),
  }),
  ...wordFields,
};
