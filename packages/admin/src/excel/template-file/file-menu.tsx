import { useRef, useState } from 'react';
import { toastSuccess } from '../../api/toast.ts';
import { saveBlob } from '../../archive/request-export.ts';
import { useText } from '../../i18n/i18n.ts';
import { isEmpty, withTemplate } from '../document/imported-template.ts';
import { VERSION_WORDS } from '../../designer/versions/versions.words.ts';
import { WORDS } from '../excel.words.ts';
import type { StoredReport } from '../save.ts';
import { ExcelVersions } from '../versions/excel-versions.tsx';
import { useDocument } from '../use-excel.ts';
import { ImportReport, type ReadFile } from './import-report.tsx';
import { lookAtTemplateFile, takeTemplateFile, writeTemplateFile } from './template-file.ts';

interface FileMenuProps {
  readonly report: StoredReport;
  /** As it is stored by now; 0 = never. */
  readonly revision: number;
}

/** Its revisions, and import and export of the template. */
export function FileMenu({ report, revision }: FileMenuProps) {
  const text = useText();
  const document = useDocument();
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isVersions, setVersions] = useState(false);
  const [read, setRead] = useState<ReadFile | null>(null);

  async function take({ file, imported: seen }: ReadFile) {
    setIsBusy(true);
    const imported = await takeTemplateFile(file, seen);
    setIsBusy(false);
    if (!imported) return;
    document.change((content) => withTemplate(content, imported));
    document.showSheet(0);
    setRead(null);
    toastSuccess(text(WORDS.imported));
  }
  async function bring(file: File) {
    setIsBusy(true);
    const imported = await lookAtTemplateFile(file);
    setIsBusy(false);
    if (!imported) return;
    const next = { file, imported, replaces: !isEmpty(document.state.content.template) };
    if (next.replaces || imported.notes.length > 0) setRead(next);
    else await take(next);
  }
  async function save() {
    setIsBusy(true);
    const blob = await writeTemplateFile(document.state.content.template);
    setIsBusy(false);
    if (blob) saveBlob(blob, `${report.reportName}.xlsx`);
  }
  return (
    <>
      <sl-dropdown
        hoist
        onsl-select={(event) => {
          const { value } = (event.detail as { item: { value: string } }).item;
          if (value === 'versions') setVersions(true);
          else if (value === 'import') picker.current?.click();
          else void save();
        }}
      >
        <sl-button slot="trigger" size="small" data-file-menu loading={isBusy}>
          {text(WORDS.file)}
          <sl-icon slot="suffix" name="chevron-down" />
        </sl-button>
        <sl-menu>
          <sl-menu-item value="versions" disabled={revision === 0}>
            <sl-icon slot="prefix" name="clock-history" />
            {text(VERSION_WORDS.title)}…
          </sl-menu-item>
          <sl-menu-item value="import">
            <sl-icon slot="prefix" name="upload" />
            {text(WORDS.importTemplate)}
          </sl-menu-item>
          <sl-menu-item value="export">
            <sl-icon slot="prefix" name="download" />
            {text(WORDS.exportTemplate)}
          </sl-menu-item>
        </sl-menu>
      </sl-dropdown>
      <input
        ref={picker}
        type="file"
        hidden
        data-template-file
        accept=".xlsx,.json"
        aria-label={text(WORDS.importTemplate)}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void bring(file);
        }}
      />
      {isVersions ? (
        <ExcelVersions reportCode={report.reportCode} opened={revision} onClose={() => setVersions(false)} />
      ) : null}
      {read ? (
        <ImportReport read={read} isBusy={isBusy} onCancel={() => setRead(null)} onTake={(one) => void take(one)} />
      ) : null}
    </>
  );
}
