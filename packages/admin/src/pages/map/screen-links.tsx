import type { GeoMapDetail } from '@aj-report/contract';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/i18n.ts';
import { designerAddress } from '../../screen/screen-address.ts';

/** Screens that show a map, each a way into the designer. */
export function ScreenLinks({ screens }: Pick<GeoMapDetail, 'screens'>) {
  const t = useT();
  if (screens.length === 0) return <p className="muted">{t('map.noScreens')}</p>;
  return (
    <ul className="map-detail__screens">
      {screens.map(({ code, name }) => (
        <li key={code}>
          <Link to={designerAddress(code)}>{name}</Link> <span className="mono muted">{code}</span>
        </li>
      ))}
    </ul>
  );
}
