import { lazy, Suspense, type ReactNode } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { LanguageMenu, LookMenu } from '../../shell/look-menus.tsx';
import { Logo } from '../../shell/logo.tsx';
import { word } from './account.words.ts';
import './account.css';

const LoginStage = lazy(async () => ({ default: (await import('./login-stage.tsx')).LoginStage }));

/** Brand and a living screen on one side, what the page asks on the other. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <div className="login">
      <section className="login__brand">
        <div className="login__words">
          <h2>{t('app.slogan')}</h2>
          <p>{t('app.sloganDetail')}</p>
        </div>
        <div className="login__screen" role="img" aria-label={word('sample')}>
          <Suspense fallback={null}>
            <LoginStage />
          </Suspense>
        </div>
      </section>
      <section className="login__side">
        <div className="login__menus">
          <LanguageMenu />
          <LookMenu />
        </div>
        <main className="login__panel">
          <div className="login__mark">
            <Logo size={36} />
            <span>{t('app.name')}</span>
          </div>
          {children}
        </main>
      </section>
    </div>
  );
}
