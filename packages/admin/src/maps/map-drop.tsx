import { DropZone } from '../form/drop-zone.tsx';
import { useT } from '../i18n/i18n.ts';

interface MapDropProps {
  readonly file: File | undefined;
  readonly problem: string | undefined;
  readonly disabled?: boolean;
  onFile(file: File): void;
}

const EXTENSIONS = ['geojson', 'json', 'topojson'];

/** Takes one GeoJSON or TopoJSON file. */
export function MapDrop({ file, problem, disabled = false, onFile }: MapDropProps) {
  const t = useT();
  return (
    <DropZone
      file={file}
      problem={problem}
      disabled={disabled}
      extensions={EXTENSIONS}
      icon="map"
      testId="map-file"
      words={{
        dropHere: t('map.dropHere'),
        limits: t('map.dropLimits'),
        choose: t('map.choose'),
        chooseAnother: t('map.chooseAnother'),
        wrongFile: t('map.wrongFile'),
      }}
      onFiles={([one]) => one && onFile(one)}
    />
  );
}
