import type { Command } from './command.ts';

export const removePhoneLayoutCommand: Command = {
  id: 'remove-phone-layout',
  label: { zh: '移除手机布局', en: 'Remove the phone layout' },
  icon: 'trash',
  group: 'view',
  when: ({ document }) => document.stored.layouts.phone !== undefined,
  run: ({ document }) =>
    document.change(
      removePhoneLayoutCommand.label,
      (screen) => {
        delete screen.layouts.phone;
      },
      { isForStored: true },
    ),
};
