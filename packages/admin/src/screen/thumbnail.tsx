import { BASE_PREFIX, pathOf, readReportPicture, type ReportListItem, type ScreenOutline } from '@aj-report/contract';
import { useState } from 'react';
import { useT } from '../i18n/i18n.ts';
import { usePictures } from './pictures.ts';
import './thumbnail.css';

function Outline({ outline }: { readonly outline: ScreenOutline }) {
  const { background, box, width, height, boxes } = outline;
  return (
    <svg
      className="thumbnail__outline"
      style={{ background }}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      {boxes.map(([left, top, boxWidth, boxHeight], place) => (
        <rect key={place} x={left} y={top} width={boxWidth} height={boxHeight} rx={12} fill={box} />
      ))}
    </svg>
  );
}

/** Stored picture of a report in 16:9; without one the boxes of its widgets. */
export function Thumbnail({ report }: { readonly report: ReportListItem }) {
  const t = useT();
  const made = usePictures((state) => state.made[report.reportCode]);
  const pictureId = made ?? report.pictureId;
  const [lost, setLost] = useState('');
  const { outline } = report;
  return (
    <div className="thumbnail" inert aria-hidden="true">
      {pictureId !== '' && pictureId !== lost ? (
        <img
          src={BASE_PREFIX + pathOf(readReportPicture, { pictureId })}
          alt=""
          loading="lazy"
          decoding="async"
          width={640}
          height={360}
          onError={() => setLost(pictureId)}
        />
      ) : outline && outline.boxes.length > 0 ? (
        <Outline outline={outline} />
      ) : (
        <span className="thumbnail__words">
          <sl-icon name="easel" />
          {t('report.notDesigned')}
        </span>
      )}
    </div>
  );
}
