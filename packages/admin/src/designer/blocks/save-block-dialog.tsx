import { LIMITS, type NormalScreen } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { AjStage } from '@aj-report/widgets/react';
import { useEffect, useState } from 'react';
import { toastWithAction } from '../../api/toast.ts';
import { useText } from '../../i18n/i18n.ts';
import { screenClient } from '../../screen/screen-client.ts';
import { atOnce } from '../../shoelace/at-once.ts';
import { Modal } from '../../shell/modal.tsx';
import { spokenIn, type Designer } from '../designer.ts';
import { WORDS } from '../designer.words.ts';
import { fill } from '../../i18n/fill.ts';
import { takeBlock, toBlockScreen } from '../document/block.ts';
import { useDesigner } from '../ui/use-designer.ts';
import { addBlock, changeBlock, loadBlocks, useBlocks } from './block-store.ts';
import { BLOCK_WORDS } from './blocks.words.ts';
import './blocks.css';

interface SaveBlockDialogProps {
  onClose(): void;
  /** Shows the blocks. */
  onShow(): void;
}

/** Name of the group that is selected whole, or of the first widget. */
function firstName(designer: Designer, block: NormalScreen): string {
  const { groups, widgets } = block;
  const group = groups.find(({ parent, container }) => parent === undefined && container === undefined);
  const [first] = widgets;
  if (group?.name && widgets.every((widget) => widget.group !== undefined)) return group.name;
  return (first?.layerName || declarations[first?.type ?? '']?.label[spokenIn(designer)]) ?? '';
}

/** What is kept, drawn as it is, with its name and for whom. */
export function SaveBlockDialog({ onClose, onShow }: SaveBlockDialogProps) {
  const text = useText();
  const designer = useDesigner();
  const { screen, selection } = designer.document;
  const { reportCode } = screen;
  const [taken] = useState(() => takeBlock(screen, selection));
  const [block] = useState(() => taken && toBlockScreen(taken.document, reportCode));
  const [name, setName] = useState(() => (block ? firstName(designer, block) : ''));
  const [isShared, setIsShared] = useState(false);
  const [overwrites, setOverwrites] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const known = useBlocks((state) => state.blocks);
  useEffect(() => void loadBlocks(), []);
  if (!taken || !block) return null;
  const same = known?.find((one) => one.isMine && one.isShared === isShared && one.blockName === name.trim());

  async function save(): Promise<void> {
    if (!taken || name.trim() === '' || isBusy) return;
    setIsBusy(true);
    const { document } = taken;
    const isSaved =
      same && overwrites
        ? await changeBlock({ id: same.id, document }, reportCode)
        : await addBlock({ blockName: name.trim(), isShared, document }, reportCode);
    setIsBusy(false);
    if (!isSaved) return;
    toastWithAction(fill(text(BLOCK_WORDS.saved), { name: name.trim() }), {
      label: text(BLOCK_WORDS.show),
      run: onShow,
    });
    onClose();
  }

  return (
    <Modal
      title={text(BLOCK_WORDS.saveTitle)}
      isOpen
      width="520px"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{text(WORDS.cancel)}</sl-button>
          <sl-button
            variant="primary"
            data-button="save"
            disabled={name.trim() === ''}
            loading={isBusy}
            onClick={() => void save()}
          >
            {text(BLOCK_WORDS.save)}
          </sl-button>
        </>
      }
    >
      <form
        className="save-block"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <span className="save-block__picture" inert aria-hidden="true">
          <AjStage document={block} provider={screenClient} language={spokenIn(designer)} fit="contain" still />
        </span>
        {taken.cutLinks > 0 ? (
          <p className="muted">{fill(text(BLOCK_WORDS.cutLinks), { count: taken.cutLinks })}</p>
        ) : null}
        <sl-input
          label={text(BLOCK_WORDS.name)}
          data-name
          autofocus
          maxlength={LIMITS.blockNameMax}
          value={name}
          onsl-input={atOnce((event) => setName((event.target as HTMLInputElement).value))}
        />
        <KeptFor isShared={isShared} onChange={setIsShared} />
        {same ? (
          <sl-checkbox
            checked={overwrites}
            data-overwrite
            onsl-change={atOnce((event) => setOverwrites((event.target as HTMLInputElement).checked))}
          >
            {text(BLOCK_WORDS.overwrite)}
          </sl-checkbox>
        ) : null}
      </form>
    </Modal>
  );
}

interface KeptForProps {
  readonly isShared: boolean;
  onChange(isShared: boolean): void;
}

function KeptFor({ isShared, onChange }: KeptForProps) {
  const text = useText();
  const choices = [
    { id: 'mine', shared: false, label: BLOCK_WORDS.forMe, help: BLOCK_WORDS.forMeHelp },
    { id: 'shared', shared: true, label: BLOCK_WORDS.forAll, help: BLOCK_WORDS.forAllHelp },
  ];
  return (
    <div className="save-block__choices" role="radiogroup" aria-label={text(BLOCK_WORDS.keptFor)}>
      {choices.map(({ id, shared, label, help }) => (
        <label key={id} className="save-block__choice" data-kept={id} data-on={shared === isShared || undefined}>
          <input type="radio" name="kept" checked={shared === isShared} onChange={() => onChange(shared)} />
          <span>
            <strong>{text(label)}</strong>
            <span className="muted">{text(help)}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
