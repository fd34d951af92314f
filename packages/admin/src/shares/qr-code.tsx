import { useEffect, useState } from 'react';
import { shareWord } from './share.words.ts';

/** Cells of white around the code, as readers need them. */
const QUIET = 2;

/** One square a dark cell, as the outline of an SVG path. */
function outlineOf(cells: readonly (readonly boolean[])[]): string {
  return cells.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

interface Drawn {
  readonly size: number;
  readonly outline: string;
}

async function draw(text: string): Promise<Drawn> {
  const { encodeQR } = await import('qr');
  const cells = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  return { size: cells.length, outline: outlineOf(cells) };
}

/** A QR code, dark on white in every theme: readers want it so. */
export function QrCode({ text }: { readonly text: string }) {
  const [drawn, setDrawn] = useState<Drawn | 'failed' | undefined>();
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Drawn | 'failed') => {
      if (isCurrent) setDrawn(next);
    };
    draw(text).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (drawn === 'failed') return <div className="qr qr--failed muted">{shareWord('qrFailed')}</div>;
  return (
    <svg
      className="qr"
      role="img"
      aria-label={shareWord('qr')}
      data-testid="share-qr"
      viewBox={`0 0 ${drawn?.size ?? 1} ${drawn?.size ?? 1}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      {drawn ? <path d={drawn.outline} fill="#000" /> : null}
    </svg>
  );
}
