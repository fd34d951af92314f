import { dataSourceFields, LIMITS } from '@aj-report/contract';
import { useT, useText } from '../../i18n/i18n.ts';
import { Modal } from '../../shell/modal.tsx';
import { openItems, type BatchItem } from './batch.ts';
import { FileDrop } from './file-drop.tsx';
import { BYTES, formatMeasure } from '../../crud/measure.ts';
import { useBatch } from './use-batch.ts';
import type { ImportDialogProps } from './use-import.ts';
import { atOnce } from '../../shoelace/at-once.ts';
import './batch.css';

interface BatchDialogProps extends ImportDialogProps {
  readonly files: readonly File[];
}

/** Imports several workbooks: every one becomes a source, with a name and a bar of its own. */
export function BatchDialog({ files, onClose, onStarted }: BatchDialogProps) {
  const t = useT();
  const { items, add, remove, rename, start } = useBatch(files, onStarted);
  const isSending = items.some(({ state }) => state === 'sending');
  const open = openItems(items).length;
  // What was sent already has begun: the list shows it.
  const begun = items.flatMap(({ sourceId }) => sourceId ?? []);
  const close = begun.length > 0 ? () => onStarted(begun) : onClose;
  return (
    <Modal
      title={t('source.import')}
      isOpen
      width="640px"
      onClose={close}
      footer={
        <>
          <sl-button onClick={close}>{t('crud.cancel')}</sl-button>
          <sl-button
            variant="primary"
            loading={isSending}
            disabled={open === 0}
            data-button="start"
            onClick={() => void start()}
          >
            {t('source.startSeveral', { count: open })}
          </sl-button>
        </>
      }
    >
      <div className="import-dialog">
        {items.length < LIMITS.uploadCount ? (
          <FileDrop
            file={undefined}
            problem={undefined}
            disabled={isSending}
            limit={LIMITS.uploadCount}
            held={items.length}
            onFiles={add}
          />
        ) : null}
        <p className="batch__hint muted">{t('source.severalHint', { count: LIMITS.uploadCount })}</p>
        <ul className="batch">
          {items.map((item) => (
            <BatchLine
              key={item.id}
              item={item}
              onName={(name) => rename(item.id, name)}
              onRemove={() => remove(item.id)}
            />
          ))}
        </ul>
      </div>
    </Modal>
  );
}

interface BatchLineProps {
  readonly item: BatchItem;
  onName(name: string): void;
  onRemove(): void;
}

function BatchLine({ item, onName, onRemove }: BatchLineProps) {
  const t = useT();
  const text = useText();
  const { file, name, state, share, problem } = item;
  const percent = Math.round(share * 100);
  const isOpen = state === 'waiting' || state === 'failed';
  return (
    <li className="batch__line" data-state={state}>
      <sl-icon name={state === 'sent' ? 'check-circle-fill' : 'file-earmark-spreadsheet'} />
      <div className="batch__text">
        <sl-input
          size="small"
          label={t('source.nameOf', { name: file.name })}
          placeholder={text(dataSourceFields.sourceName['x-aj'].label)}
          className="aj-control"
          value={name}
          maxlength={LIMITS.sourceNameMax}
          disabled={!isOpen}
          data-invalid={problem !== undefined || undefined}
          onsl-input={atOnce((event) => onName((event.target as HTMLInputElement).value))}
        />
        <span className="batch__facts muted">
          <span className="ellipsis" title={file.name}>
            {file.name}
          </span>
          <span className="number">{formatMeasure(file.size, BYTES)}</span>
          {state === 'sending' ? (
            <span className="number">{percent < 100 ? t('source.uploading', { percent }) : t('source.sending')}</span>
          ) : null}
          {state === 'sent' ? <span>{t('source.sent')}</span> : null}
        </span>
        {state === 'sending' ? <sl-progress-bar value={percent} indeterminate={percent === 100} /> : null}
        {problem ? (
          <span className="aj-field__problem" role="alert">
            {problem}
          </span>
        ) : null}
      </div>
      <sl-icon-button
        name="x-lg"
        label={t('source.leaveOut', { name: file.name })}
        disabled={!isOpen}
        onClick={onRemove}
      />
    </li>
  );
}
