import { figureElement } from '../../kit/figure/figure-element.ts';
import { registerElement } from '../../kit/element/register-element.ts';
import { ORNAMENTS } from './ornaments.ts';
import { decoration } from './decoration.runtime.gen.ts';

/** `<aj-decoration>`: an ornament that is drawn anew for the size of its box. */
export class AjDecoration extends figureElement(decoration, ORNAMENTS) {}

registerElement('aj-decoration', AjDecoration);
