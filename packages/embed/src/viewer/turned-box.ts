/** Whether width and height change places at that rotation, in degrees. */
export function isOnItsSide(rotation: number): boolean {
  return rotation % 180 !== 0;
}

/** Turns a box in the middle of the window, in degrees, and draws it larger, in percent; `turned-box.css` places it. */
export function turnBox(box: HTMLElement, rotation: number, zoom = 100): void {
  box.dataset['turned'] = isOnItsSide(rotation) ? 'yes' : 'no';
  box.style.setProperty('--wall-zoom', String(zoom / 100));
  box.style.setProperty('--wall-rotation', `${rotation}deg`);
}
