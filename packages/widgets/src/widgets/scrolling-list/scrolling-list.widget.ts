import { defineWidget, event } from '../../kit/widget/define-widget.ts';
import { slot } from '../../kit/widget/slot.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { scrollingListFields } from './scrolling-list.fields.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';

/** Notices one below the other that move up without end when they do not all fit. */
export const scrollingList = defineWidget({
  type: 'scrolling-list',
  category: 'table',
  icon: 'list-ul',
  palette: { task: 'table', place: 2, words: '轮播表 轮播列表 滚动表格 明细 rows carousel table' },
  label: { zh: '滚动列表', en: 'Scrolling list' },
  summary: { zh: '公告、告警、动态：标题、标签和时间', en: 'Notices, alarms and news: title, tag and time' },
  size: { width: 480, height: 264 },
  shape: 'roles',
  drawsEachRow: true,
  slots: {
    text: slot.any('标题', 'Title', ['每行的文字', 'Text of every row'], { required: true }),
    label: slot.dimension('标签', 'Tag', ['类别，按值着色', 'A kind, coloured by its value']),
    display1: slot.any('时间', 'Time', ['显示在右侧', 'Stands on the right']),
  },
  fields: scrollingListFields,
  events: {
    select: event('点击一行', 'A row was clicked', {
      row: ['行号', 'Row number'],
      text: ['标题', 'Title'],
      label: ['标签', 'Tag'],
      time: ['时间', 'Time'],
    }),
  },
  refreshMs: 30_000,
  sample: sampleTable(
    {
      notice: column('text', [
        both('2 号产线注塑机温度超过上限', 'Line 2 moulder is too hot'),
        both('华东仓 A 区补货完成，入库 1,280 件', 'Area A refilled: 1,280 pieces'),
        both('智能网关批次 G-2609 质检合格', 'Batch G-2609 passed inspection'),
        both('冷却水泵 3 号计划检修，预计 40 分钟', 'Pump 3 in service, 40 minutes'),
        both('空压站能耗较昨日下降 6.2%', 'Compressors use 6.2% less'),
        both('4 号产线换型完成，恢复生产', 'Line 4 is converted and runs again'),
        both('华南大区新增订单 326 单', 'South region: 326 new orders'),
        both('包装机 7 号通信中断，已自动切换', 'Packer 7 offline, switched over'),
      ]),
      kind: column(
        'label',
        bothOfEach(
          '告警, 物流, 质检, 检修, 能耗, 检修, 物流, 告警',
          'Alarm, Logistics, Quality, Service, Energy, Service, Logistics, Alarm',
        ),
      ),
      time: column('display1', [
        '2026-09-18 14:32:10',
        '2026-09-18 14:20:45',
        '2026-09-18 13:58:02',
        '2026-09-18 13:41:37',
        '2026-09-18 13:05:19',
        '2026-09-18 12:47:50',
        '2026-09-18 12:30:00',
        '2026-09-18 11:56:28',
      ]),
    },
    { notice: both('事项', 'Notice'), kind: both('类型', 'Kind'), time: both('时间', 'Time') },
  ),
  styleParts: ['row', 'mark', 'rank', 'text', 'tag', 'time'],
});
