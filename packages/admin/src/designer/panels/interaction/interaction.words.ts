import type { Text } from '@aj-report/contract';

export const INTERACTION_WORDS = {
  linkAll: { zh: '联动其余 {count} 个可用组件', en: 'Link {count} more that take it' },
  linkage: { zh: '组件联动', en: 'Linkage' },
  linkageHelp: {
    zh: '在此组件中选择后，把值作为参数传给其他组件或整个大屏',
    en: 'What is chosen here becomes a parameter of other widgets or of the whole screen',
  },
  noEvents: { zh: '该组件没有可联动的事件', en: 'This widget tells nothing that could be linked' },
  addLink: { zh: '添加联动', en: 'Add a link' },
  addPair: { zh: '添加参数', en: 'Add a parameter' },
  target: { zh: '目标', en: 'Target' },
  wholeScreen: { zh: '整个大屏', en: 'The whole screen' },
  missingTarget: { zh: '已删除的组件', en: 'A deleted widget' },
  goneHelp: {
    zh: '“{name}”已不在大屏上，这条联动不起作用：改选目标或移除它',
    en: '“{name}” is no longer on the screen and this link does nothing: choose another target or remove it',
  },
  circle: {
    zh: '这条联动属于一个环：选择会传回起点。有意如此时可保留',
    en: 'This link is part of a circle: what is chosen comes back to where it began. Keep it if that is meant',
  },
  incomplete: {
    zh: '取值和参数名都填写后才会传值',
    en: 'Nothing is handed over until both value and parameter are given',
  },
  from: { zh: '取值', en: 'Value' },
  to: { zh: '参数名', en: 'Parameter' },
  remove: { zh: '移除', en: 'Remove' },
  selectOne: { zh: '选中单个组件后可设置联动', en: 'Select a single widget to link it' },
  entrance: { zh: '入场动画', en: 'Entrance' },
  none: { zh: '无', en: 'None' },
  play: { zh: '播放', en: 'Play' },
  mixed: { zh: '所选组件的动画不同', en: 'The selected widgets come in differently' },
} as const satisfies Record<string, Text>;

export const INTERACTION_LABELS = {
  linkage: { zh: '修改联动', en: 'Change the linkage' },
  entrance: { zh: '修改入场动画', en: 'Change the entrance' },
  visibleWhen: { zh: '修改显示条件', en: 'Change when it is shown' },
} as const satisfies Record<string, Text>;
