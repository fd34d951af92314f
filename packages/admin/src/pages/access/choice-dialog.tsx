import type { CheckedTree } from '@aj-report/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { toastSuccess } from '../../api/toast.ts';
import { useT } from '../../i18n/i18n.ts';
import { Modal } from '../../shell/modal.tsx';
import { ChoiceTree } from './choice-tree.tsx';
import { leavesOf } from './checked-tree.ts';

interface ChoiceDialogProps {
  readonly title: string;
  readonly width: string;
  /** Said when it was saved. */
  readonly savedText: string;
  load(signal: AbortSignal): Promise<CheckedTree>;
  save(keys: readonly string[]): Promise<unknown>;
  onClose(): void;
  onSaved(): void;
}

interface Draft {
  readonly tree: CheckedTree;
  readonly checked: ReadonlySet<string>;
}

/** What is chosen; undefined while it is fetched. What cannot be fetched is not shown at all. */
function useDraft({ load, onClose }: ChoiceDialogProps) {
  const [draft, setDraft] = useState<Draft | undefined>();
  const fetchTree = useEffectEvent(load);
  // The call has said what went wrong.
  const handleFailure = useEffectEvent(onClose);
  useEffect(() => {
    const abort = new AbortController();
    fetchTree(abort.signal).then(
      (tree) => setDraft({ tree, checked: new Set(tree.checkedKeys) }),
      () => !abort.signal.aborted && handleFailure(),
    );
    return () => abort.abort();
  }, []);
  return [draft, setDraft] as const;
}

/** Choices of a record to tick: the rights of a role, the roles of a user. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const t = useT();
  const { title, width, savedText, save, onClose, onSaved } = props;
  const [draft, setDraft] = useDraft(props);
  const [isSaving, setIsSaving] = useState(false);
  if (!draft) return null;

  async function handleSave({ tree, checked }: Draft) {
    setIsSaving(true);
    const keys = tree.treeData.flatMap(leavesOf).filter((id) => checked.has(id));
    const isSaved = await save(keys).then(
      () => true,
      () => false,
    );
    setIsSaving(false);
    if (!isSaved) return;
    toastSuccess(savedText);
    onSaved();
  }

  return (
    <Modal
      title={title}
      isOpen
      canFullscreen
      width={width}
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
          <sl-button variant="primary" data-button="save" loading={isSaving} onClick={() => void handleSave(draft)}>
            {t('crud.save')}
          </sl-button>
        </>
      }
    >
      <ChoiceTree
        nodes={draft.tree.treeData}
        checked={draft.checked}
        onChange={(checked) => setDraft({ ...draft, checked })}
      />
    </Modal>
  );
}
