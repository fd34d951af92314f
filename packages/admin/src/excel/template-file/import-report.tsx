import { useText } from '../../i18n/i18n.ts';
import { Modal } from '../../shell/modal.tsx';
import type { ImportedTemplate } from '../document/imported-template.ts';
import { WORDS } from '../excel.words.ts';

/** A file that was read and not yet taken over. */
export interface ReadFile {
  readonly file: File;
  readonly imported: ImportedTemplate;
  /** The template that is open has something in it. */
  readonly replaces: boolean;
}

interface ImportReportProps {
  readonly read: ReadFile;
  /** It is being taken over. */
  readonly isBusy: boolean;
  onCancel(): void;
  onTake(read: ReadFile): void;
}

function Notes({ notes }: Pick<ImportedTemplate, 'notes'>) {
  const text = useText();
  if (notes.length === 0) return <p>{text(WORDS.importWhole)}</p>;
  return (
    <>
      <p>{text(WORDS.importLost)}</p>
      <ul className="xl-notes">
        {notes.map((note) => (
          <li key={`${note.sheet} ${note.text}`}>
            <strong>{note.sheet}</strong> {note.text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a file would bring and what of it is lost, before it takes the place of the template. */
export function ImportReport({ read, isBusy, onCancel, onTake }: ImportReportProps) {
  const text = useText();
  const sheets = read.imported.template.sheets;
  const cells = sheets.reduce((sum, sheet) => sum + sheet.cells.length, 0);
  return (
    <Modal
      title={text(WORDS.importTitle)}
      isOpen
      width="560px"
      onClose={onCancel}
      footer={
        <>
          <sl-button onClick={onCancel}>{text(WORDS.cancel)}</sl-button>
          <sl-button variant="primary" data-take-template loading={isBusy} onClick={() => onTake(read)}>
            {text(read.replaces ? WORDS.importReplace : WORDS.importTake)}
          </sl-button>
        </>
      }
    >
      <div className="xl-dialog">
        <p>
          {text(WORDS.importFound)
            .replace('{file}', read.file.name)
            .replace('{sheets}', String(sheets.length))
            .replace('{cells}', String(cells))}
        </p>
        <Notes notes={read.imported.notes} />
        {read.replaces ? <p>{text(WORDS.importReplaceHelp)}</p> : null}
      </div>
    </Modal>
  );
}
