import { chartFiles } from './chart.ts';
import { commandFiles, commandLists } from './command.ts';
import type { ListEdit } from './edit-list.ts';
import { decisionFiles } from './decision.ts';
import { endpointFiles, endpointLists } from './endpoint.ts';
import { toWords } from './names.ts';
import { resourceFiles, resourceLists } from './resource.ts';
import { widgetFiles } from './widget.ts';

export interface NewFile {
  /** Path from the repository. */
  readonly file: string;
  readonly content: string;
}

interface Names {
  readonly name: string;
  /** Name in Chinese, where one was given. */
  readonly zh?: string;
  /** A widget is a chart. */
  readonly isChart?: boolean;
  /** Number of the next decision record. */
  readonly decision: string;
}

interface Template {
  files(names: Names): readonly NewFile[];
  /** Lists that name the new thing; `zh` = its name in Chinese. */
  lists?(name: string, zh?: string): readonly ListEdit[];
  /** Whether generated files change with it. */
  readonly printsFiles?: boolean;
  /** What a person does next. */
  next(name: string): string;
}

export const TEMPLATES: Readonly<Record<string, Template>> = {
  widget: {
    files: ({ name, zh, isChart }) => (isChart ? chartFiles(name, zh) : widgetFiles(name, zh)),
    printsFiles: true,
    next: (name) =>
      `Draw it in packages/widgets/src/widgets/${name}; its pictures: UPDATE_PICTURES=1 npx vitest run widgets/${name}; more in docs/add-a-widget.md.`,
  },
  endpoint: {
    files: ({ name }) => endpointFiles(name),
    lists: endpointLists,
    printsFiles: true,
    next: (name) => `Say what it takes and answers in packages/contract/src/endpoint/${name}.ts.`,
  },
  resource: {
    files: ({ name, zh = toWords(name) }) => resourceFiles(name, zh),
    lists: (name, zh = toWords(name)) => resourceLists(name, zh),
    printsFiles: true,
    next: (name) =>
      `Say what it holds in packages/contract/src/entity/${name}.ts and its migration; more in docs/add-a-resource.md.`,
  },
  command: {
    files: ({ name }) => commandFiles(name),
    lists: commandLists,
    next: (name) => `Say what it does in packages/admin/src/designer/commands/${name}.command.ts.`,
  },
  decision: {
    files: ({ name, decision }) => decisionFiles(name, decision),
    next: () => 'Half a page: context, decision, consequences.',
  },
};
