import type { ValuesOf } from '@aj-report/contract';
import { GROUPS } from '../widget/field-groups.ts';
import { choices, prop } from '../widget/prop.ts';

/** Whether readers look at a part of the axis. */
export const zoomBarFields = {
  zoomBar: prop.choice('区域缩放', 'Zoom', {
    group: GROUPS.axisX,
    hint: { zh: '让读者只看坐标轴的一段', en: 'Lets readers look at a part of the axis' },
    options: choices({
      none: ['关闭', 'Off'],
      bar: ['滑块', 'A bar below'],
      wheel: ['滚轮与拖动', 'Wheel and dragging'],
    }),
  }),
};

export type ZoomBarProps = ValuesOf<typeof zoomBarFields>;
