import { useEffect, useRef } from 'react';
import { currentLanguage } from '../../i18n/language.ts';
import { FormulaAssist } from './formula-assist.ts';

/** Helps who types formulas into a field of a panel; the ref goes to the field. */
export function useFormulaAssist<Field extends HTMLInputElement | HTMLTextAreaElement>(isOn: boolean) {
  const field = useRef<Field>(null);
  useEffect(() => {
    if (!isOn || !field.current) return;
    const assist = new FormulaAssist(field.current, currentLanguage());
    return () => assist.destroy();
  }, [isOn]);
  return field;
}
