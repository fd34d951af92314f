import { commandFiles } from './command.ts';
import { decisionFiles } from './decision.ts';
import { endpointFiles } from './endpoint.ts';
import { resourceFiles } from './resource.ts';
import { widgetFiles } from './widget.ts';

export interface NewFile {
  /** Path from the repository. */
  readonly file: string;
  readonly content: string;
}

interface Names {
  readonly name: string;
  /** Number of the next decision record. */
  readonly decision: string;
}

interface Template {
  files(names: Names): readonly NewFile[];
  /** Whether generated files change with it. */
  readonly printsFiles?: boolean;
  /** What a person does next. */
  next(name: string): string;
}

export const TEMPLATES: Readonly<Record<string, Template>> = {
  widget: {
    files: ({ name }) => widgetFiles(name),
    printsFiles: true,
    next: (name) => `Draw it in packages/widgets/src/widgets/${name}; see it with npm run dev in the playground.`,
  },
  endpoint: {
    files: ({ name }) => endpointFiles(name),
    next: (name) =>
      `List packages/contract/src/endpoint/${name}.ts in all-endpoints.ts and index.ts, and its feature in packages/server/src/app.ts.`,
  },
  resource: {
    files: ({ name }) => resourceFiles(name),
    next: (name) => `Give packages/admin/src/pages/${name} a line in packages/admin/src/routes.tsx.`,
  },
  command: {
    files: ({ name }) => commandFiles(name),
    next: (name) => `List ${name} in packages/admin/src/designer/commands/command-list.ts.`,
  },
  decision: {
    files: ({ name, decision }) => decisionFiles(name, decision),
    next: () => 'Half a page: context, decision, consequences.',
  },
};
