import { useState, type ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import { Modal } from '../shell/modal.tsx';

interface ImageCellProps {
  readonly address: string;
  readonly name: string;
  /** What stands in the row; default: the picture itself, small. */
  readonly children?: ReactNode;
}

/** A small picture that opens in a dialog. */
export function ImageCell({ address, name, children }: ImageCellProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  if (address === '') return <span className="muted">–</span>;
  return (
    <>
      <button
        type="button"
        className="cell-image"
        aria-label={`${t('crud.view')} ${name}`}
        onClick={() => setIsOpen(true)}
      >
        {children ?? <img src={address} alt="" loading="lazy" />}
      </button>
      {isOpen ? (
        <Modal title={name} isOpen canFullscreen width="min(960px, 92vw)" onClose={() => setIsOpen(false)}>
          <img className="cell-image__whole" src={address} alt={name} />
        </Modal>
      ) : null}
    </>
  );
}
