/** Where the panel stands in the frame, px. */
export interface PanelPlace {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
}
