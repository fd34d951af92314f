/** The themes of screens, without anything that draws. */
export { THEMES } from '../kit/theme/themes.ts';
