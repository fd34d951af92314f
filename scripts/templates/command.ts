import type { ListEdit } from './edit-list.ts';
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

export function commandLists(name: string): ListEdit[] {
  const file = 'packages/admin/src/designer/commands/command-list.ts';
  const command = `${toCamel(name)}Command`;
  return [
    { file, before: 'import { commandPaletteCommand }', text: `import { ${command} } from './${name}.command.ts';\n` },
    { file, before: '  commandPaletteCommand,\n', text: `  ${command},\n` },
  ];
}
