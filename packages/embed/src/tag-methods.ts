import type { AjStage } from '@aj-report/widgets';
import { whenEntered } from './when-entered.ts';

/** What the methods need of the tag that they belong to. */
interface Tag extends HTMLElement {
  readonly renderRoot: ParentNode;
  page: string;
  readonly updateComplete: Promise<boolean>;
}

/** @throws DOMException InvalidStateError while there is no picture */
function stageOf(tag: Tag): AjStage {
  const stage = tag.renderRoot.querySelector<AjStage>('aj-stage');
  if (stage) return stage;
  throw new DOMException(`<aj-bigscreen> shows no screen yet: wait for aj-ready.`, 'InvalidStateError');
}

/**
 * Turns to a page of the screen that is shown. Resolves once it is laid out.
 * @throws RangeError for an id that no page of the screen has; DOMException while there is no picture
 */
export async function goToPage(tag: Tag, id: string): Promise<void> {
  const stage = stageOf(tag);
  const ids = (stage.document?.dashboard?.pages ?? []).map((page) => page.id);
  if (id !== '' && !ids.includes(id)) {
    const known = ids.length > 0 ? `its pages are ${ids.join(', ')}` : 'it has one page';
    throw new RangeError(`The screen has no page “${id}”: ${known}.`);
  }
  tag.page = id;
  await tag.updateComplete;
  await stage.updateComplete;
}

/** Runs a step that draws through pictures held in addresses. @throws DOMException where the page's policy forbids them */
async function drawThrough<T>(draw: () => Promise<T>): Promise<T> {
  let isForbidden = false;
  const handleViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'img-src' && blockedURI.startsWith('data')) isForbidden = true;
  };
  document.addEventListener('securitypolicyviolation', handleViolation);
  try {
    const drawn = await draw();
    if (!isForbidden) return drawn;
  } finally {
    document.removeEventListener('securitypolicyviolation', handleViolation);
  }
  // The picture would be blank.
  throw new DOMException('The Content-Security-Policy of the page must allow img-src data:', 'SecurityError');
}

/**
 * What is seen of the screen, as PNG, once its widgets have come in.
 * @param scale px of the picture to one of the page
 * @throws DOMException while there is no picture, when it is larger than the browser takes, or where the page's policy
 * forbids pictures held in addresses
 */
export async function takeSnapshot(tag: Tag, scale: number): Promise<Blob> {
  const stage = stageOf(tag);
  const { toCanvas } = await import('./picture/stage-picture.ts');
  await document.fonts.ready;
  await whenEntered(tag);
  const { clientWidth: width, clientHeight: height } = stage;
  const canvas = await drawThrough(() => toCanvas(stage, { width, height }, scale));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob) return blob;
  throw new DOMException(`A picture of ${width} × ${height} px, ${scale} times, is too large.`, 'InvalidStateError');
}
