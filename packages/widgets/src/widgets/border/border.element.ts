import { figureElement } from '../../kit/figure/figure-element.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { FRAMES } from './frames.ts';
import { border } from './border.runtime.gen.ts';

/** `<aj-border>`: a frame that is drawn anew for the size of its box. */
export class AjBorder extends figureElement(border, FRAMES) {}

registerElement('aj-border', AjBorder);
