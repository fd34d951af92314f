import type { Slot, SlotKind } from './define-widget.ts';

type InBoth = readonly [zh: string, en: string];

const ofKind =
  (kind: SlotKind) =>
  (zh: string, en: string, hint: InBoth, rest: Omit<Slot, 'label' | 'kind' | 'hint'> = {}): Slot => ({
    label: { zh, en },
    kind,
    hint: { zh: hint[0], en: hint[1] },
    ...rest,
  });

/**
 * Roles that columns can take, by the kind of column that they expect: name and hint in both languages.
 * @example slot.measure('大小', 'Size', ['气泡面积', 'Areas of the bubbles'], { required: true })
 */
export const slot = { dimension: ofKind('dimension'), measure: ofKind('measure'), any: ofKind('any') };
