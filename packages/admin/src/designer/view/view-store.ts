import { createStore, type StoreApi } from 'zustand/vanilla';
import { centredOn, fitTo, toDocument, toViewport, zoomAt, type Camera, type Size } from '../geometry/camera.ts';
import { bottomOf, rightOf, type Point, type Rect } from '../geometry/rect.ts';

export interface ViewState {
  readonly camera: Camera;
  /** CSS px of the canvas, rulers excluded. */
  readonly viewport: Size;
  /** container → the part that it shows on the canvas; else its first */
  readonly shownParts: Readonly<Record<string, string>>;
  /** Groups and containers whose layers are folded away. */
  readonly folded: ReadonlySet<string>;
  readonly hiddenPanels: readonly Side[];
  /** In a window with room for one panel only: those that are hidden in a wider one. undefined = there is room for both. */
  readonly hiddenWhenWide: readonly Side[] | undefined;
  /** Widgets that are not shown for now, though the screen has them. */
  readonly hiddenBySolo: ReadonlySet<string>;
  /** What is moved or pulled comes to lie on the lines of a grid. */
  readonly snapsToGrid: boolean;
  readonly showsMinimap: boolean;
  /** Who tells whom what is chosen is drawn above the widgets. */
  readonly showsLinks: boolean;
  /** The pointer works the widgets, as that of a viewer does. */
  readonly isTrying: boolean;
  /** Group within which widgets are picked one by one. */
  readonly enteredGroup: string | undefined;
  /** Widget whose words are edited where they stand. */
  readonly editing: string | undefined;
}

/** Of the canvas, where a panel stands. */
export type Side = 'left' | 'right';

/** px of the viewport left free around what is fitted */
const FIT_MARGIN_PX = 32;

/** What part of the pasteboard is seen, and how large. Nothing here is saved with the screen. */
export class ViewStore {
  readonly store: StoreApi<ViewState> = createStore<ViewState>(() => ({
    camera: { zoom: 1, x: 0, y: 0 },
    viewport: { width: 0, height: 0 },
    shownParts: {},
    folded: new Set(),
    hiddenPanels: [],
    hiddenWhenWide: undefined,
    hiddenBySolo: new Set(),
    snapsToGrid: false,
    showsMinimap: true,
    showsLinks: false,
    isTrying: false,
    enteredGroup: undefined,
    editing: undefined,
  }));

  get camera(): Camera {
    return this.store.getState().camera;
  }

  get viewport(): Size {
    return this.store.getState().viewport;
  }

  get shownParts(): Readonly<Record<string, string>> {
    return this.store.getState().shownParts;
  }

  get hiddenBySolo(): ReadonlySet<string> {
    return this.store.getState().hiddenBySolo;
  }

  get snapsToGrid(): boolean {
    return this.store.getState().snapsToGrid;
  }

  toggleGrid(): void {
    this.store.setState({ snapsToGrid: !this.snapsToGrid });
  }

  get showsMinimap(): boolean {
    return this.store.getState().showsMinimap;
  }

  toggleMinimap(): void {
    this.store.setState({ showsMinimap: !this.showsMinimap });
  }

  get showsLinks(): boolean {
    return this.store.getState().showsLinks;
  }

  toggleLinks(): void {
    this.store.setState({ showsLinks: !this.showsLinks });
  }

  get isTrying(): boolean {
    return this.store.getState().isTrying;
  }

  tryOut(isTrying: boolean): void {
    this.store.setState({ isTrying });
  }

  get enteredGroup(): string | undefined {
    return this.store.getState().enteredGroup;
  }

  /** undefined = none. */
  enterGroup(enteredGroup: string | undefined): void {
    if (enteredGroup !== this.enteredGroup) this.store.setState({ enteredGroup });
  }

  /** undefined = the words are done. */
  editText(editing: string | undefined): void {
    this.store.setState({ editing });
  }

  hideBySolo(ids: readonly string[]): void {
    this.store.setState({ hiddenBySolo: new Set(ids) });
  }

  get hiddenPanels(): readonly Side[] {
    return this.store.getState().hiddenPanels;
  }

  /** Hides a panel, or shows it: where there is room for one only, in place of the other. */
  togglePanel(side: Side): void {
    const { hiddenPanels, hiddenWhenWide } = this.store.getState();
    const others = hiddenPanels.filter((one) => one !== side);
    if (others.length === hiddenPanels.length) this.store.setState({ hiddenPanels: [...others, side] });
    else if (hiddenWhenWide) this.store.setState({ hiddenPanels: [side === 'left' ? 'right' : 'left'] });
    else this.store.setState({ hiddenPanels: others });
  }

  /** The window has room for one panel, the left one if both stood there, or for both: then for those that stood there. */
  setNarrow(isNarrow: boolean): void {
    const { hiddenPanels, hiddenWhenWide } = this.store.getState();
    if (isNarrow && !hiddenWhenWide) {
      const hidden: readonly Side[] = hiddenPanels.length > 0 ? hiddenPanels : ['right'];
      this.store.setState({ hiddenPanels: hidden, hiddenWhenWide: hiddenPanels });
    }
    if (!isNarrow && hiddenWhenWide) this.store.setState({ hiddenPanels: hiddenWhenWide, hiddenWhenWide: undefined });
  }

  showPanel(side: Side): void {
    if (this.hiddenPanels.includes(side)) this.togglePanel(side);
  }

  showPart(containerId: string, partId: string): void {
    this.store.setState({ shownParts: { ...this.shownParts, [containerId]: partId } });
  }

  toggleFold(id: string): void {
    const { folded } = this.store.getState();
    if (folded.has(id)) this.unfold([id]);
    else this.store.setState({ folded: new Set([...folded, id]) });
  }

  unfold(ids: readonly string[]): void {
    const { folded } = this.store.getState();
    if (ids.some((id) => folded.has(id)))
      this.store.setState({ folded: new Set([...folded].filter((id) => !ids.includes(id))) });
  }

  setViewport(viewport: Size): void {
    this.store.setState({ viewport });
  }

  /** Whether a rectangle of the document is shown as `fit` shows it. */
  isFitted(rect: Rect): boolean {
    const { zoom, x, y } = fitTo(rect, this.viewport, FIT_MARGIN_PX);
    return this.camera.zoom === zoom && this.camera.x === x && this.camera.y === y;
  }

  panBy(viewportDelta: Point): void {
    const { camera } = this;
    this.store.setState({ camera: { ...camera, x: camera.x + viewportDelta.x, y: camera.y + viewportDelta.y } });
  }

  /** Zooms about a point of the viewport; without one about its middle. */
  zoomTo(zoom: number, at: Point = this.middle): void {
    this.store.setState({ camera: zoomAt(this.camera, zoom, at) });
  }

  /** Shows a rectangle of the document whole, in the middle. */
  fit(rect: Rect): void {
    this.store.setState({ camera: fitTo(rect, this.viewport, FIT_MARGIN_PX) });
  }

  /** Whether a rectangle of the document is in sight whole. */
  shows(rect: Rect): boolean {
    const start = toViewport(this.camera, { x: rect.left, y: rect.top });
    const end = toViewport(this.camera, { x: rightOf(rect), y: bottomOf(rect) });
    const { width, height } = this.viewport;
    return start.x >= 0 && start.y >= 0 && end.x <= width && end.y <= height;
  }

  /** Shows a rectangle of the document in the middle at a zoom. */
  centreOn(rect: Rect, zoom: number): void {
    this.store.setState({ camera: centredOn(rect, this.viewport, zoom) });
  }

  /** Brings a place of the document to the middle. */
  lookTo({ x, y }: Point): void {
    this.centreOn({ left: x, top: y, width: 0, height: 0 }, this.camera.zoom);
  }

  /** Middle of the part that is seen, in the document. */
  get centre(): Point {
    return toDocument(this.camera, this.middle);
  }

  private get middle(): Point {
    return { x: this.viewport.width / 2, y: this.viewport.height / 2 };
  }
}
