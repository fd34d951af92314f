// Printed by scripts/gen/widgets.ts from the declaration. Run npm run gen; do not edit.
import { runtimeOf } from '../../kit/widget/runtime-declaration.ts';
import type { scrollingList as declaration } from './scrolling-list.widget.ts';

export const scrollingList = runtimeOf<typeof declaration>({
  type: 'scrolling-list',
  category: 'table',
  label: { zh: '滚动列表', en: 'Scrolling list' },
  size: { width: 480, height: 264 },
  shape: 'roles',
  slots: { text: {}, label: {}, display1: {} },
  fields: {
    defaults: {
      rowHeight: null,
      fontSize: null,
      color: '',
      rowColor: '',
      marker: 'dot',
      isStriped: true,
      tagColors: [],
      timeFormat: 'short',
      isRoll: true,
      speed: 24,
      limit: 100,
      conditions: [],
    },
    choices: { marker: ['dot', 'number', 'none'], timeFormat: ['short', 'date', 'time', 'full'] },
  },
  sampleColumns: { notice: { zh: '事项', en: 'Notice' }, kind: { zh: '类型', en: 'Kind' }, time: { zh: '时间', en: 'Time' } },
  sampleRows: [
    {
      notice: { zh: '2 号产线注塑机温度超过上限', en: 'Line 2 moulder is too hot' },
      kind: { zh: '告警', en: 'Alarm' },
      time: '2026-09-18 14:32:10',
    },
    {
      notice: { zh: '华东仓 A 区补货完成，入库 1,280 件', en: 'Area A refilled: 1,280 pieces' },
      kind: { zh: '物流', en: 'Logistics' },
      time: '2026-09-18 14:20:45',
    },
    {
      notice: { zh: '智能网关批次 G-2609 质检合格', en: 'Batch G-2609 passed inspection' },
      kind: { zh: '质检', en: 'Quality' },
      time: '2026-09-18 13:58:02',
    },
    {
      notice: { zh: '冷却水泵 3 号计划检修，预计 40 分钟', en: 'Pump 3 in service, 40 minutes' },
      kind: { zh: '检修', en: 'Service' },
      time: '2026-09-18 13:41:37',
    },
    {
      notice: { zh: '空压站能耗较昨日下降 6.2%', en: 'Compressors use 6.2% less' },
      kind: { zh: '能耗', en: 'Energy' },
      time: '2026-09-18 13:05:19',
    },
    {
      notice: { zh: '4 号产线换型完成，恢复生产', en: 'Line 4 is converted and runs again' },
      kind: { zh: '检修', en: 'Service' },
      time: '2026-09-18 12:47:50',
    },
    {
      notice: { zh: '华南大区新增订单 326 单', en: 'South region: 326 new orders' },
      kind: { zh: '物流', en: 'Logistics' },
      time: '2026-09-18 12:30:00',
    },
    {
      notice: { zh: '包装机 7 号通信中断，已自动切换', en: 'Packer 7 offline, switched over' },
      kind: { zh: '告警', en: 'Alarm' },
      time: '2026-09-18 11:56:28',
    },
  ],
  sampleMapping: [{ role: 'text', field: 'notice' }, { role: 'label', field: 'kind' }, { role: 'display1', field: 'time' }],
  upgrades: [],
});
