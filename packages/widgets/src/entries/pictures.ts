/** What a copy of a stage needs that is drawn apart from its page. */
export { figureFaceCss } from '../kit/theme/figure-face-css.ts';
