import { AjStage } from '@aj-report/widgets/react';
import { useEffect, useState } from 'react';
import { currentLanguage } from '../../i18n/language.ts';
import { loginScreen } from './login-screen.ts';

/** ms between two states of the screen */
const TICK_MS = 3000;

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState === 'hidden';
}

/** A real screen with figures that move gently; it stands still for who prefers that. */
export function LoginStage() {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isStill()) setTick((before) => before + 1);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return <AjStage document={loginScreen(currentLanguage(), tick)} language={currentLanguage()} fit="cover" inert />;
}
