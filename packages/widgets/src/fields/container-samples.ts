import type { Text } from '@aj-report/contract';
import { both, type SampleText } from '../kit/text/both.ts';
import type { HeldSample, SamplePart } from '../kit/widget/widget-sample.ts';

type Place = HeldSample['place'];

/** % between what stands in a sample, and to the edges of the room for it: across and down. */
const GAP = { x: 3, y: 5 };

/** Place in a grid of columns and rows that fills the room. */
function placeIn(columns: number, rows: number, left: number, top: number, across = 1, down = 1): Place {
  const width = (100 - GAP.x) / columns;
  const height = (100 - GAP.y) / rows;
  return {
    left: GAP.x + left * width,
    top: GAP.y + top * height,
    width: across * width - GAP.x,
    height: down * height - GAP.y,
  };
}

/** A figure with its course: the last of the values is of today. */
function toCard(name: Text, unit: SampleText, values: readonly number[], place: Place): HeldSample {
  return {
    type: 'number-card',
    place,
    columns: { value: name },
    rows: values.map((value) => ({ value })),
    mapping: ['value', 'series'].map((role) => ({ role, field: 'value' })),
    setup: { unit },
  };
}

const PIECES = both('件', ' pcs');

const output = (place: Place) =>
  toCard(both('今日产量', 'Output today'), PIECES, [5280, 5460, 5310, 5620, 5840, 6101], place);
const attained = (place: Place) =>
  toCard(both('计划达成率', 'Plan attained'), '%', [70.4, 72.8, 70.8, 74.9, 77.9, 81.3], place);
const passed = (place: Place) => toCard(both('合格率', 'Pass rate'), '%', [97.9, 98.2, 98, 98.4, 98.3, 98.6], place);
const flawed = (place: Place) => toCard(both('缺陷数', 'Defects'), PIECES, [111, 98, 106, 90, 99, 85], place);
const running = (place: Place) =>
  toCard(both('设备开机率', 'Machines running'), '%', [92.1, 93.4, 92.8, 94.6, 95.1, 96.2], place);
const alarms = (place: Place) => toCard(both('告警次数', 'Alarms'), both('次', ' times'), [14, 11, 12, 9, 8, 6], place);

/** The lines with what each of them has done of its plan. */
const lines = (place: Place): HeldSample => ({ type: 'progress-bar', place });

function toRanking(
  columns: { readonly name: Text; readonly value: Text },
  values: readonly (readonly [name: Text, value: number])[],
  place: Place,
): HeldSample {
  return {
    type: 'ranking-list',
    place,
    columns,
    rows: values.map(([name, value]) => ({ name, value })),
    mapping: ['name', 'value'].map((role) => ({ role, field: role })),
  };
}

/** Two figures above each other beside a list. */
function toTab(
  title: SamplePart['title'],
  figures: readonly ((place: Place) => HeldSample)[],
  list: (place: Place) => HeldSample,
): SamplePart {
  return {
    title,
    widgets: [...figures.map((figure, at) => figure(placeIn(5, 2, 0, at, 2))), list(placeIn(5, 1, 2, 0, 3))],
  };
}

/** A panel has one part, without a title of its own. */
function toPanel(...widgets: readonly HeldSample[]): readonly SamplePart[] {
  return [{ title: { zh: '', en: '' }, widgets }];
}

const FIGURES = [output, passed, running];

/** A panel with the figures of a plant above the plans of its lines. */
export const PANEL_SAMPLE = toPanel(
  ...FIGURES.map((figure, at) => figure(placeIn(3, 5, at, 0, 1, 2))),
  lines(placeIn(1, 5, 0, 2, 1, 3)),
);

/** The figures alone, for panels half as high. */
export const LOW_PANEL_SAMPLE = toPanel(...FIGURES.map((figure, at) => figure(placeIn(3, 1, at, 0))));

/** For boxes with room for one figure. */
export const SMALL_PANEL_SAMPLE = toPanel(output(placeIn(1, 1, 0, 0)));

const LINES = [
  [both('三号线', 'Line 3'), 1690],
  [both('一号线', 'Line 1'), 1482],
  [both('二号线', 'Line 2'), 1365],
  [both('五号线', 'Line 5'), 880],
  [both('四号线', 'Line 4'), 684],
] as const;

const DEFECTS = [
  [both('焊接', 'Welding'), 36],
  [both('装配', 'Assembly'), 24],
  [both('喷涂', 'Painting'), 14],
  [both('包装', 'Packing'), 8],
  [both('电气', 'Electrics'), 3],
] as const;

/** Tabs of a plant. */
export const TAB_SAMPLE: readonly SamplePart[] = [
  toTab({ zh: '产量', en: 'Output' }, [output, attained], (place) =>
    toRanking({ name: both('产线', 'Line'), value: both('产量', 'Output') }, LINES, place),
  ),
  toTab({ zh: '质量', en: 'Quality' }, [passed, flawed], (place) =>
    toRanking({ name: both('缺陷', 'Defect'), value: both('次数', 'Count') }, DEFECTS, place),
  ),
  toTab({ zh: '设备', en: 'Machines' }, [running, alarms], lines),
];

/** The tabs with their first figures alone. */
export const SMALL_TAB_SAMPLE: readonly SamplePart[] = TAB_SAMPLE.map(({ title, widgets }) => ({
  title,
  widgets: widgets.slice(0, 1).map((one) => ({ ...one, place: placeIn(1, 1, 0, 0) })),
}));
