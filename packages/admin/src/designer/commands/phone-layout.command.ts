import { layOutForPhone } from '../document/phone-proposal.ts';
import type { Command } from './command.ts';

export const phoneLayoutCommand: Command = {
  id: 'phone-layout',
  label: { zh: '手机布局', en: 'Phone layout' },
  icon: 'phone',
  group: 'view',
  keys: ['Alt+M'],
  inToolbar: true,
  isOn: ({ document }) => document.scope.layout === 'phone',
  run: ({ document }) => {
    if (document.scope.layout === 'phone') document.goTo({ layout: 'desktop' });
    else if (document.stored.layouts.phone) document.goTo({ layout: 'phone' });
    else
      document.change(phoneLayoutCommand.label, layOutForPhone(document.stored), {
        isForStored: true,
        scope: { layout: 'phone' },
        select: [],
      });
  },
};
