import { figureFaceCss } from '@aj-report/widgets/pictures';
import { createContext, domToCanvas, domToForeignObjectSvg } from 'modern-screenshot';

/** Pages and films of others cannot be read into a picture. */
const canBeDrawn = (node: Node): boolean => !(node instanceof HTMLIFrameElement || node instanceof HTMLVideoElement);

/** Characters that no XML document holds, whatever a text of the screen has. */
// oxlint-disable-next-line no-control-regex
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** px at which a stage is laid out */
export interface StageSize {
  readonly width: number;
  readonly height: number;
}

interface WithTrustedTypes {
  readonly trustedTypes?: { readonly emptyHTML: unknown };
}

/**
 * A frame in which the library looks up what styles are without a page. Its own is filled from a text, which pages under
 * `require-trusted-types-for 'script'` refuse: one such frame for each element then stayed on the page.
 */
function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.width = frame.height = '0';
  frame.style.cssText = 'position:fixed;visibility:hidden';
  document.body.append(frame);
  frame.srcdoc = ((globalThis as WithTrustedTypes).trustedTypes?.emptyHTML ?? '') as string;
  return frame;
}

/** What the library draws by; it takes the frame away when it has drawn. */
async function contextOf(stage: HTMLElement, { width, height }: StageSize, scale = 1) {
  // Faces that pages get from code stand in no style sheet of theirs.
  const font = { cssText: await figureFaceCss() };
  const context = await createContext(stage, { width, height, scale, filter: canBeDrawn, font, autoDestruct: true });
  context.sandbox = makeFrame();
  return context;
}

/** What a stage shows, as pixels. @param scale px of the picture to one of the stage */
export async function toCanvas(stage: HTMLElement, size: StageSize, scale: number): Promise<HTMLCanvasElement> {
  return domToCanvas(await contextOf(stage, size, scale));
}

/**
 * What a stage shows, as the text of an SVG that needs nothing beside itself: texts and boxes stay what they are, in a
 * `foreignObject`, which browsers draw; charts and pictures are embedded as pixels.
 * @param shownWidth px of its width where nothing else is said; its coordinates are those of the stage
 */
export async function toSvg(stage: HTMLElement, size: StageSize, shownWidth: number = size.width): Promise<string> {
  const { width, height } = size;
  const svg = await domToForeignObjectSvg(await contextOf(stage, size));
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('width', String(shownWidth));
  svg.setAttribute('height', String(Math.round((height * shownWidth) / width)));
  return new XMLSerializer().serializeToString(svg).replaceAll(NOT_IN_XML, '');
}
