import { SCREEN_TARGET, type Linkage, type NormalScreen, type NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { useId } from 'react';
import { useText } from '../../../i18n/i18n.ts';
import { setLinkage } from '../../document/operations.ts';
import { useDesigner, useDocument } from '../../ui/use-designer.ts';
import { INTERACTION_LABELS, INTERACTION_WORDS } from './interaction.words.ts';
import { originKeysOf, targetKeysOf, targetsOf, type KeyChoice } from './linkage-keys.ts';

/** Whom a widget tells what is chosen in it. */
export function LinkageSection({ widgets }: { readonly widgets: readonly NormalWidget[] }) {
  const { document } = useDesigner();
  const text = useText();
  const screen = useDocument((state) => state.screen);
  const [widget, ...others] = widgets;
  if (!widget) return null;
  const hasEvents = Object.keys(declarations[widget.type]?.events ?? {}).length > 0;
  const isOne = others.length === 0;

  function change(linkage: readonly Linkage[]): void {
    if (widget) {
      document.change(INTERACTION_LABELS.linkage, setLinkage(widget.id, linkage), { mergeKey: `linkage ${widget.id}` });
    }
  }

  function add(): void {
    const origin = originKeysOf(widget!, screen)[0]?.key ?? '';
    const link = { originId: widget!.id, paramsConfig: [{ originKey: origin, targetKey: '' }] };
    const target = targetsOf(widget!, screen).find(({ id }) => !widget!.linkage.some((one) => one.targetId === id));
    change([
      ...widget!.linkage,
      target
        ? { ...link, targetId: target.id, targetName: target.layerName }
        : { ...link, targetId: SCREEN_TARGET, targetName: '' },
    ]);
  }

  return (
    <section className="interaction__part">
      <h4>{text(INTERACTION_WORDS.linkage)}</h4>
      <p className="interaction__hint">
        {text(INTERACTION_WORDS[!isOne ? 'selectOne' : hasEvents ? 'linkageHelp' : 'noEvents'])}
      </p>
      {isOne
        ? widget.linkage.map((link, index) => (
            <LinkEditor
              key={index}
              widget={widget}
              screen={screen}
              link={link}
              onChange={(next) => change(widget.linkage.map((one, at) => (at === index ? next : one)))}
              onRemove={() => change(widget.linkage.filter((_, at) => at !== index))}
            />
          ))
        : null}
      {isOne && hasEvents ? (
        <button type="button" className="text-button" onClick={add}>
          <sl-icon name="plus-lg" /> {text(INTERACTION_WORDS.addLink)}
        </button>
      ) : null}
    </section>
  );
}

interface LinkEditorProps {
  readonly widget: NormalWidget;
  readonly screen: NormalScreen;
  readonly link: Linkage;
  onChange(link: Linkage): void;
  onRemove(): void;
}

function LinkEditor({ widget, screen, link, onChange, onRemove }: LinkEditorProps) {
  const text = useText();
  const targets = targetsOf(widget, screen);
  const isGone = link.targetId !== SCREEN_TARGET && !targets.some(({ id }) => id === link.targetId);
  const nameOf = (one: NormalWidget) =>
    one.layerName || text(declarations[one.type]?.label ?? { zh: one.type, en: one.type });
  const pairs = link.paramsConfig;
  const setPairs = (paramsConfig: Linkage['paramsConfig']) => onChange({ ...link, paramsConfig });

  function choose(targetId: string): void {
    const target = targets.find(({ id }) => id === targetId);
    onChange({ ...link, targetId, targetName: target ? nameOf(target) : '' });
  }

  return (
    <div className="link">
      <div className="link__row">
        <select
          className="aj-select"
          aria-label={text(INTERACTION_WORDS.target)}
          value={link.targetId}
          onChange={(event) => choose(event.target.value)}
        >
          {isGone ? <option value={link.targetId}>{text(INTERACTION_WORDS.missingTarget)}</option> : null}
          <option value={SCREEN_TARGET}>{text(INTERACTION_WORDS.wholeScreen)}</option>
          {targets.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </select>
        <RemoveButton onClick={onRemove} />
      </div>
      {pairs.map((pair, index) => (
        <div className="link__row link__pair" key={index}>
          <KeyInput
            label={text(INTERACTION_WORDS.from)}
            value={pair.originKey}
            choices={originKeysOf(widget, screen)}
            onChange={(originKey) => setPairs(pairs.map((one, at) => (at === index ? { ...one, originKey } : one)))}
          />
          <span aria-hidden="true">→</span>
          <KeyInput
            label={text(INTERACTION_WORDS.to)}
            value={pair.targetKey}
            choices={targetKeysOf(link.targetId, screen)}
            onChange={(targetKey) => setPairs(pairs.map((one, at) => (at === index ? { ...one, targetKey } : one)))}
          />
          <RemoveButton onClick={() => setPairs(pairs.filter((_, at) => at !== index))} />
        </div>
      ))}
      <button
        type="button"
        className="text-button"
        onClick={() => setPairs([...pairs, { originKey: '', targetKey: '' }])}
      >
        {text(INTERACTION_WORDS.addPair)}
      </button>
    </div>
  );
}

function RemoveButton({ onClick }: { onClick(): void }) {
  const text = useText();
  return (
    <button
      type="button"
      className="link__remove"
      aria-label={text(INTERACTION_WORDS.remove)}
      title={text(INTERACTION_WORDS.remove)}
      onClick={onClick}
    >
      <sl-icon name="trash" />
    </button>
  );
}

interface KeyInputProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly KeyChoice[];
  onChange(value: string): void;
}

/** Known keys are offered, others can be typed. */
function KeyInput({ label, value, choices, onChange }: KeyInputProps) {
  const text = useText();
  const id = useId();
  return (
    <>
      <input
        className="data__input"
        list={id}
        value={value}
        maxLength={200}
        aria-label={label}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={id}>
        {choices.map(({ key, label: meaning }) => (
          <option key={key} value={key}>
            {meaning ? text(meaning) : key}
          </option>
        ))}
      </datalist>
    </>
  );
}
