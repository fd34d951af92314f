import type { Text } from '@aj-report/contract';
import { declarations, TASKS as NAMED, type TaskName, type WidgetDeclaration } from '@aj-report/widgets/declarations';

export interface Task {
  readonly id: TaskName;
  readonly label: Text;
  /** In their order. */
  readonly widgets: readonly WidgetDeclaration[];
}

function widgetsOf(task: TaskName): WidgetDeclaration[] {
  return Object.values(declarations)
    .filter(({ palette }) => palette.task === task)
    .sort((a, b) => a.palette.place - b.palette.place || (a.type < b.type ? -1 : 1));
}

/** What people want to show, and the widgets that do so, as their declarations say: the sections of the palette. */
export const TASKS: readonly Task[] = NAMED.map(({ id, label }) => ({ id, label, widgets: widgetsOf(id) }));
