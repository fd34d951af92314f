import {
  compareGeoMap,
  geoMapFields,
  replaceGeoMap,
  type GeoMapComparison,
  type GeoMapListItem,
} from '@aj-report/contract';
import { useState } from 'react';
import { callWithForm } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { Form } from '../../form/form.tsx';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { MapDrop } from '../../maps/map-drop.tsx';
import { MapOutline } from '../../maps/map-outline.tsx';
import { Modal } from '../../shell/modal.tsx';
import { mapName } from './map-name.ts';
import { ScreenLinks } from './screen-links.tsx';
import './map.css';

interface MapReplaceProps {
  readonly map: GeoMapListItem;
  onClose(): void;
  onReplaced(): void;
}

const fields = { nameProperty: geoMapFields.nameProperty };

function toForm(file: File, nameProperty: string): FormData {
  const form = new FormData();
  // Text fields go first: the service reads the form as it streams in.
  if (nameProperty !== '') form.append('nameProperty', nameProperty);
  form.append('file', file);
  return form;
}

/** What the service says of the chosen file; every choice asks anew. */
function useComparison({ map, onReplaced }: MapReplaceProps) {
  const t = useT();
  const [file, setFile] = useState<File | undefined>();
  const [nameProperty, setNameProperty] = useState('');
  const [comparison, setComparison] = useState<GeoMapComparison | undefined>();
  const [isBusy, setIsBusy] = useState(false);

  async function compare(candidate: File) {
    setFile(candidate);
    setComparison(undefined);
    setIsBusy(true);
    try {
      setComparison(await callWithForm(compareGeoMap, toForm(candidate, nameProperty), { params: { id: map.id } }));
    } catch {
      // The call has shown the error; another file can be chosen.
    } finally {
      setIsBusy(false);
    }
  }

  async function replace() {
    if (!file) return;
    setIsBusy(true);
    try {
      await callWithForm(replaceGeoMap, toForm(file, nameProperty), { params: { id: map.id } });
      toastSuccess(t('map.replaced'));
      onReplaced();
    } catch {
      setIsBusy(false);
    }
  }

  /** Other names make other regions: what was compared no longer holds. */
  function changeProperty(property: string) {
    setNameProperty(property);
    setComparison(undefined);
  }

  return { file, nameProperty, comparison, isBusy, compare, replace, changeProperty };
}

/** Puts another file in the place of a map's, after showing what changes. */
export function MapReplaceDialog(props: MapReplaceProps) {
  const t = useT();
  const { file, nameProperty, comparison, isBusy, compare, replace, changeProperty } = useComparison(props);
  const isRisky = comparison !== undefined && comparison.removed.length > 0 && comparison.screens.length > 0;
  return (
    <Modal
      title={t('map.replaceTitle', { name: mapName(props.map, currentLanguage()) })}
      isOpen
      width="640px"
      onClose={props.onClose}
      footer={
        <>
          <sl-button onClick={props.onClose}>{t('crud.cancel')}</sl-button>
          <sl-button
            variant={isRisky ? 'danger' : 'primary'}
            data-button="replace"
            loading={isBusy}
            disabled={!file}
            onClick={() => void (comparison || !file ? replace() : compare(file))}
          >
            {t(comparison || !file ? 'map.replace' : 'map.compare')}
          </sl-button>
        </>
      }
    >
      <div className="map-detail">
        <p className="muted">{t('map.replaceHelp', { code: props.map.mapCode })}</p>
        <MapDrop file={file} problem={undefined} disabled={isBusy} onFile={(chosen) => void compare(chosen)} />
        <Form
          fields={fields}
          values={{ nameProperty }}
          language={currentLanguage()}
          disabled={isBusy}
          onChange={(_name, value) => changeProperty(String(value))}
        />
        {isBusy && !comparison ? <p className="muted">{t('map.checking')}</p> : null}
        {comparison ? <Comparison before={props.map.outline} comparison={comparison} /> : null}
      </div>
    </Modal>
  );
}

interface ComparisonProps {
  readonly before: string;
  readonly comparison: GeoMapComparison;
}

function Comparison({ before, comparison }: ComparisonProps) {
  const t = useT();
  const { removed, added, kept, lostChildren, outline, screens } = comparison;
  return (
    <>
      <div className="map-detail__pair">
        <MapOutline outline={before} large />
        <sl-icon name="arrow-right" />
        <MapOutline outline={outline} large />
      </div>
      <p>{t('map.kept', { n: kept })}</p>
      <Names title={t('map.removed', { n: removed.length })} names={removed} tone="danger" />
      <Names title={t('map.lostChildren', { n: lostChildren.length })} names={lostChildren} tone="danger" />
      <Names title={t('map.added', { n: added.length })} names={added} tone="accent" />
      <h3>{t('map.screens')}</h3>
      <ScreenLinks screens={screens} />
    </>
  );
}

interface NamesProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly tone: 'danger' | 'accent';
}

function Names({ title, names, tone }: NamesProps) {
  if (names.length === 0) return null;
  return (
    <div className="map-detail__names" data-tone={tone}>
      <strong>{title}</strong>
      <ul className="map-detail__regions">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
