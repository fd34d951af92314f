import { LIMITS, listGeoMaps, type ChoiceOption } from '@aj-report/contract';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { call } from '../../api/call.ts';
import { useCan } from '../../session/use-can.tsx';
import { useFormSettings, type ControlProps } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import { useRemoteOptions } from '../select/use-remote-options.ts';
import { ChoiceSelect, withChosen } from './choice-control.tsx';

/** The dialog has a form of its own, which has this control. */
const MapUploadDialog = lazy(async () => ({
  default: (await import('../../maps/map-upload-dialog.tsx')).MapUploadDialog,
}));

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
  const [isOpen, setIsOpen] = useState(false);
  const { options: maps, search } = useRemoteOptions(`maps ${turn}`, loadMaps);
  return (
    <div className="map-control">
      <ChoiceSelect {...props} options={withChosen(maps, props.value)} onSearch={search} />
      {isAllowed('geoMapManage:insert') ? (
        <button type="button" className="text-button" disabled={props.disabled} onClick={() => setIsOpen(true)}>
          {FORM_WORDS.uploadMap[language]}
        </button>
      ) : null}
      {isOpen ? (
        <UploadDialog
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

interface UploadDialogProps {
  onClose(): void;
  onUploaded(mapCode: string): void;
}

/** Stands outside of the property panel, whose compact form would shape that of the dialog. */
function UploadDialog(props: UploadDialogProps) {
  return createPortal(
    <Suspense fallback={null}>
      <MapUploadDialog {...props} />
    </Suspense>,
    document.body,
  );
}
