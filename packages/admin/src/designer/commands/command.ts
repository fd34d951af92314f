import type { Text } from '@aj-report/contract';
import type { Designer } from '../designer.ts';
import type { IconName } from '../icons/icon-paths.ts';

export type CommandGroup = 'file' | 'history' | 'edit' | 'state' | 'order' | 'align' | 'view' | 'pages' | 'help';

/** One thing a user can do. Toolbar, context menu, shortcuts and palette are drawn from these values. */
export interface Command {
  /** Kebab-case, the name of its file. */
  readonly id: string;
  readonly label: Text;
  readonly icon: IconName;
  readonly group: CommandGroup;
  /** Key strokes such as `Mod+Shift+Z`; Mod is Ctrl, or Cmd on a Mac. The first one is shown. */
  readonly keys?: readonly string[];
  /** Works also while a text is being typed. */
  readonly worksInText?: boolean;
  /** The browser has an event of its own for its keys, which brings what is pasted along. */
  readonly isByEvent?: boolean;
  readonly inToolbar?: boolean;
  readonly inMenu?: boolean;
  /** Whether it can be done now; without it always. */
  readonly when?: (designer: Designer) => boolean;
  /** Whether a command that switches something has it on. */
  readonly isOn?: (designer: Designer) => boolean;
  /** `key` is the stroke that called it, if one did. */
  readonly run: (designer: Designer, key?: string) => void | Promise<void>;
}

export const GROUP_LABELS: Readonly<Record<CommandGroup, Text>> = {
  file: { zh: '文件', en: 'File' },
  history: { zh: '历史', en: 'History' },
  edit: { zh: '编辑', en: 'Edit' },
  state: { zh: '状态', en: 'State' },
  order: { zh: '层级', en: 'Order' },
  align: { zh: '对齐与分布', en: 'Align and distribute' },
  view: { zh: '视图', en: 'View' },
  pages: { zh: '页面', en: 'Pages' },
  help: { zh: '帮助', en: 'Help' },
};

export function isEnabled(command: Command, designer: Designer): boolean {
  return command.when?.(designer) ?? true;
}
