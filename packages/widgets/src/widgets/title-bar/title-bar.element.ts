import { figureElement } from '../../kit/figure/figure-element.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { BARS } from './bars.ts';
import { titleBar } from './title-bar.runtime.gen.ts';

/** `<aj-title-bar>`: a title with an ornament that is drawn anew for the size of its box. */
export class AjTitleBar extends figureElement(titleBar, BARS) {}

registerElement('aj-title-bar', AjTitleBar);
