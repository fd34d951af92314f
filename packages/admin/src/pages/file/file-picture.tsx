import type { FileKind, FileRecord } from '@aj-report/contract';
import { useState } from 'react';
import type { IconName } from '../../shoelace/icons.ts';
import { previewAddress } from './file-address.ts';
import { fileWord } from './file.words.ts';
import './file.css';

const ICONS: Readonly<Record<FileKind, IconName>> = {
  image: 'card-image',
  video: 'film',
  document: 'file-earmark-pdf',
  table: 'file-earmark-spreadsheet',
};

/** A file in a row that is no picture: what kind it is. */
export function FileIcon({ file, onOpen }: { readonly file: FileRecord; onOpen(): void }) {
  return (
    <button type="button" className="file-thumbnail" aria-label={file.fileName} onClick={onOpen}>
      <sl-icon name={ICONS[file.kind]} data-kind={file.kind} />
    </button>
  );
}

/** A file as large as there is room; what the browser cannot show says so. */
export function FilePicture({ file }: { readonly file: FileRecord }) {
  const [isBroken, setIsBroken] = useState(false);
  const source = previewAddress(file);
  if (file.kind === 'image' && !isBroken)
    return <img className="file-picture" src={source} alt={file.fileName} onError={() => setIsBroken(true)} />;
  if (file.kind === 'video' && !isBroken)
    return <video className="file-picture" src={source} controls muted onError={() => setIsBroken(true)} />;
  return (
    <div className="file-picture file-picture--none">
      <sl-icon name={ICONS[file.kind]} />
      <span className="muted">{fileWord('noPreview')}</span>
    </div>
  );
}
