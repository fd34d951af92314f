import { OUTLINE_BOX } from '@aj-report/contract';
import './maps.css';

/** The regions of a map as a small drawing. */
export function MapOutline({ outline, large = false }: { readonly outline: string; readonly large?: boolean }) {
  return (
    <svg
      className="map-outline"
      data-large={large || undefined}
      viewBox={`0 0 ${OUTLINE_BOX.width} ${OUTLINE_BOX.height}`}
      aria-hidden="true"
    >
      <path d={outline} />
    </svg>
  );
}
