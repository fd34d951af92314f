import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/i18n.ts';
import './thumbnail.css';

const ScreenPicture = lazy(async () => ({ default: (await import('./screen-picture.tsx')).ScreenPicture }));

interface ThumbnailProps {
  readonly reportCode: string;
  readonly isPublished: boolean;
}

/** Turns true when the element comes near the window and stays so. */
function useWasSeen() {
  const box = useRef<HTMLDivElement>(null);
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    if (!box.current || wasSeen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setWasSeen(true),
      { rootMargin: '120px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [wasSeen]);
  return { box, wasSeen };
}

/** Picture of a screen in 16:9, drawn when it is scrolled into view. */
export function Thumbnail({ reportCode, isPublished }: ThumbnailProps) {
  const t = useT();
  const { box, wasSeen } = useWasSeen();
  return (
    <div ref={box} className="thumbnail" inert aria-hidden="true">
      {isPublished ? null : (
        <span className="thumbnail__words">
          <sl-icon name="easel" />
          {t('report.notDesigned')}
        </span>
      )}
      {isPublished && wasSeen ? (
        <Suspense fallback={<sl-skeleton effect="sheen" />}>
          <ScreenPicture reportCode={reportCode} />
        </Suspense>
      ) : null}
    </div>
  );
}
