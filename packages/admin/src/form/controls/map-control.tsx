import { LIMITS, listGeoMaps, type ChoiceOption } from '@aj-report/contract';
import { Suspense, use, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { call } from '../../api/call.ts';
import { useCan } from '../../session/use-can.tsx';
import { useFormSettings, type ControlProps } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import { MapUploadContext, type MapUploadProps } from '../map-upload.ts';
import { useRemoteOptions } from '../select/use-remote-options.ts';
import { ChoiceSelect, withChosen } from './choice-control.tsx';

async function loadMaps(name: string, signal: AbortSignal): Promise<readonly ChoiceOption[]> {
  const query = { pageNumber: 1, pageSize: LIMITS.pageSizeMax, sort: 'mapCode', name };
  const { records } = await call(listGeoMaps, { signal, query });
  return records.map(({ mapCode, nameZh, nameEn }) => ({
    value: mapCode,
    label: { zh: nameZh, en: nameEn || nameZh },
  }));
}

/** A registered map, by its code; a new one can be uploaded on the spot. */
export function MapControl(props: ControlProps) {
  const { language } = useFormSettings();
  const isAllowed = useCan();
  const [turn, setTurn] = useState(0);
  const Dialog = use(MapUploadContext);
  const [isOpen, setIsOpen] = useState(false);
  const { options: maps, search } = useRemoteOptions(`maps ${turn}`, loadMaps);
  return (
    <div className="map-control">
      <ChoiceSelect {...props} options={withChosen(maps, props.value)} onSearch={search} />
      {Dialog && isAllowed('geoMapManage:insert') ? (
        <button type="button" className="text-button" disabled={props.disabled} onClick={() => setIsOpen(true)}>
          {FORM_WORDS.uploadMap[language]}
        </button>
      ) : null}
      {Dialog && isOpen ? (
        <UploadDialog
          Dialog={Dialog}
          onClose={() => setIsOpen(false)}
          onUploaded={(mapCode) => {
            setIsOpen(false);
            setTurn(turn + 1);
            props.onChange(mapCode, 'done');
          }}
        />
      ) : null}
    </div>
  );
}

/** Stands outside of the property panel, whose compact form would shape that of the dialog. */
function UploadDialog({ Dialog, ...props }: MapUploadProps & { readonly Dialog: ComponentType<MapUploadProps> }) {
  return createPortal(
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>,
    document.body,
  );
}
