/** Kinds of things that are dragged inside the designer, as the browser's drag and drop names them. */
export const WIDGET_DRAG_TYPE = 'application/x-aj-widget';
export const BLOCK_DRAG_TYPE = 'application/x-aj-block';
export const LAYER_DRAG_TYPE = 'application/x-aj-layer';
export const FIELD_DRAG_TYPE = 'application/x-aj-field';
