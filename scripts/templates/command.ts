import { toCamel, toWords } from './names.ts';
import type { NewFile } from './templates.ts';

export function commandFiles(name: string): NewFile[] {
  const words = toWords(name);
  return [
    {
      file: `packages/admin/src/designer/commands/${name}.command.ts`,
      content: `import type { Command } from './command.ts';
import { hasSelection } from './conditions.ts';

export const ${toCamel(name)}Command: Command = {
  id: '${name}',
  label: { zh: '${words}', en: '${words}' },
  icon: 'to-top',
  group: 'edit',
  inMenu: true,
  when: hasSelection,
  run: ({ document }) => document.select([]),
};
`,
    },
  ];
}
