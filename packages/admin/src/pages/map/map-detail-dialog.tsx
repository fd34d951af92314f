import { getGeoMap, type GeoMapDetail, type GeoMapListItem } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { MapOutline } from '../../maps/map-outline.tsx';
import { Modal } from '../../shell/modal.tsx';
import { mapName } from './map-name.ts';
import { ScreenLinks } from './screen-links.tsx';
import './map.css';

function useDetail(id: string): GeoMapDetail | undefined {
  const [detail, setDetail] = useState<GeoMapDetail | undefined>();
  useEffect(() => {
    const abort = new AbortController();
    call(getGeoMap, { signal: abort.signal, params: { id } })
      .then(setDetail)
      .catch(() => setDetail(undefined));
    return () => abort.abort();
  }, [id]);
  return detail;
}

/** A map drawn large, with its regions, their codes and the screens that show it. */
export function MapDetailDialog({ map, onClose }: { readonly map: GeoMapListItem; onClose(): void }) {
  const t = useT();
  const detail = useDetail(map.id);
  return (
    <Modal title={mapName(map, currentLanguage())} isOpen width="640px" onClose={onClose}>
      <div className="map-detail">
        <MapOutline outline={map.outline} large />
        <h3>{t('map.regions')}</h3>
        <ul className="map-detail__regions">
          {detail?.regions.map(({ name, adcode }, index) => (
            <li key={`${index} ${adcode}`}>
              {name} {adcode === '' ? null : <span className="mono muted">{adcode}</span>}
            </li>
          ))}
        </ul>
        <h3>{t('map.screens')}</h3>
        {detail ? <ScreenLinks screens={detail.screens} /> : null}
        {detail && detail.blocks.length > 0 ? (
          <>
            <h3>{t('map.blocks')}</h3>
            <p>{detail.blocks.join(t('map.between'))}</p>
          </>
        ) : null}
      </div>
    </Modal>
  );
}
