import type { WidgetBox } from './widget-box.ts';

/** Widgets of pages that are turned away, in which something is chosen: they are seen again as they were left. */
export class AwayBoxes extends Map<string, WidgetBox> {
  send(id: string, box: WidgetBox): void {
    this.set(id, box);
    box.setVisible(false, true);
  }

  /** The box that was left, which is away no more. */
  take(id: string): WidgetBox | undefined {
    const box = this.get(id);
    this.delete(id);
    return box;
  }
}
