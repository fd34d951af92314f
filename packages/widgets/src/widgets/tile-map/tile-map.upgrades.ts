import type { WidgetUpgrade } from '../../kit/widget/define-widget.ts';

/** Version 1 drew one layer at a time. */
function layerToToggles({ layer, ...rest }: Record<string, unknown>): Record<string, unknown> {
  if (layer !== 'bubble' && layer !== 'column') return rest;
  return { ...rest, isFill: false, [layer === 'bubble' ? 'isBubble' : 'isColumn']: true };
}

/** Raise a saved tile map to today's fields, one version each. */
export const upgrades: readonly WidgetUpgrade[] = [layerToToggles];
