import type { Language } from '@aj-report/contract';
import { counted } from '../kit/text/counted.ts';
import type { TitleProps } from './title.fields.ts';

/**
 * The title with a word, below it, about items that parts of a whole cannot be drawn of: those below zero. It is said
 * also where the title itself is off.
 */
export function withLeftOut<P extends TitleProps>(props: P, count: number, language: Language): P {
  const note = language === 'zh' ? `${count} 项小于 0，未画出` : `${counted(count, 'item')} below zero not drawn`;
  return count === 0 ? props : withNote(props, note);
}

/** The title with a word, below it, about rows that name no day. */
export function withoutDay<P extends TitleProps>(props: P, count: number, language: Language): P {
  const note = language === 'zh' ? `${count} 行没有日期，未画出` : `${counted(count, 'row')} without a date not drawn`;
  return count === 0 ? props : withNote(props, note);
}

function withNote<P extends TitleProps>(props: P, note: string): P {
  const [text, subtext] = props.isShowTitle ? [props.text, props.subtext.trim()] : ['', ''];
  return { ...props, isShowTitle: true, text, subtext: subtext === '' ? note : `${subtext} · ${note}` };
}
