import type { FileDetail } from '@aj-report/contract';
import { Link } from 'react-router-dom';
import { StateTag } from '../../crud/state-tag.tsx';
import { useCan } from '../../session/use-can.tsx';
import { designerAddress, excelDesignerAddress } from '../../screen/screen-address.ts';
import { fileWord } from './file.words.ts';
import './file.css';

/** Screens, Excel reports, blocks and people that show a file; the first two are ways into their designers. */
export function FilePlaces({ places }: Pick<FileDetail, 'places'>) {
  const isAllowed = useCan();
  if (places.length === 0) return <p className="muted">{fileWord('noPlaces')}</p>;
  const ways = {
    screen: isAllowed('bigScreenManage:design') && designerAddress,
    'excel-report': isAllowed('excelManage:update') && excelDesignerAddress,
    block: false as const,
    user: false as const,
  };
  return (
    <ul className="file-places">
      {places.map(({ kind, code, name, isBinned }) => (
        <li key={code}>
          {ways[kind] && !isBinned ? <Link to={ways[kind](code)}>{name}</Link> : <span>{name}</span>}
          {kind === 'block' || kind === 'user' ? <span className="muted">{fileWord(kind)}</span> : null}
          {kind === 'block' ? null : <span className="mono muted ellipsis">{code}</span>}
          {isBinned ? <StateTag tone="muted" text={fileWord('inBin')} /> : null}
        </li>
      ))}
    </ul>
  );
}
