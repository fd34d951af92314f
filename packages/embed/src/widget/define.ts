import { AjWidget } from './aj-widget.ts';

if (!customElements.get('aj-widget')) customElements.define('aj-widget', AjWidget);

export { AjWidget };
