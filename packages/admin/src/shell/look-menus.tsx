import { setLanguage, type Language } from '@aj-report/contract';
import { call } from '../api/call.ts';
import { useT } from '../i18n/i18n.ts';
import { currentLanguage, storeLanguage } from '../i18n/language.ts';
import { chooseTheme, useTheme, type ThemeChoice } from './theme-store.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { zh: '简体中文', en: 'English' };

/** Value of the item that was chosen in a menu. */
export function valueOf(event: CustomEvent): string {
  return (event.detail as { item: { value: string } }).item.value;
}

/** Keeps the choice, tells the service and reloads (spec §4). */
export async function switchLanguage(language: Language): Promise<void> {
  if (language === currentLanguage()) return;
  storeLanguage(language);
  await call(setLanguage, { query: { language }, showErrorDialog: false }).catch(() => undefined);
  window.location.reload();
}

export function LanguageMenu() {
  const t = useT();
  const language = currentLanguage();
  return (
    <sl-dropdown placement="bottom-end" hoist onsl-select={(event) => void switchLanguage(valueOf(event) as Language)}>
      <sl-icon-button slot="trigger" name="translate" label={t('shell.language')} title={t('shell.language')} />
      <sl-menu>
        {(['zh', 'en'] as const).map((one) => (
          <sl-menu-item key={one} type="checkbox" data-checks="" value={one} checked={one === language}>
            {LANGUAGE_NAMES[one]}
          </sl-menu-item>
        ))}
      </sl-menu>
    </sl-dropdown>
  );
}

export function LookMenu() {
  const t = useT();
  const { choice, isDark } = useTheme();
  const words = { system: t('shell.lookSystem'), light: t('shell.lookLight'), dark: t('shell.lookDark') };
  return (
    <sl-dropdown placement="bottom-end" hoist onsl-select={(event) => chooseTheme(valueOf(event) as ThemeChoice)}>
      <sl-icon-button
        slot="trigger"
        name={isDark ? 'moon-stars' : 'sun'}
        label={t('shell.look')}
        title={t('shell.look')}
      />
      <sl-menu>
        {(['system', 'light', 'dark'] as const).map((one) => (
          <sl-menu-item key={one} type="checkbox" data-checks="" value={one} checked={one === choice}>
            {words[one]}
          </sl-menu-item>
        ))}
      </sl-menu>
    </sl-dropdown>
  );
}
