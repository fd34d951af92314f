import { layOutForPhone } from '../document/phone-proposal.ts';
import type { Command } from './command.ts';

export const arrangeForPhoneCommand: Command = {
  id: 'arrange-for-phone',
  label: { zh: '重新排列手机布局', en: 'Arrange the phone layout anew' },
  icon: 'wand',
  group: 'view',
  when: ({ document }) => document.scope.layout === 'phone',
  run: ({ document }) =>
    document.change(arrangeForPhoneCommand.label, layOutForPhone(document.stored), { isForStored: true }),
};
