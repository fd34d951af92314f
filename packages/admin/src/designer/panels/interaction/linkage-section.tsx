import { SCREEN_TARGET, type Linkage, type NormalScreen, type NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { Select, Suggest } from '../../../form/select/select.tsx';
import { useText } from '../../../i18n/i18n.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { nameOfWidget } from '../../../screen/widget-name.ts';
import { fill } from '../../../i18n/fill.ts';
import { setLinkage } from '../../document/operations.ts';
import { useDesigner, useDocument } from '../../ui/use-designer.ts';
import { filterLinks } from '../../document/filter-links.ts';
import { parametersIn } from '../../insert-widget.ts';
import { linkGraph } from '../../document/link-graph.ts';
import { runCommand } from '../../commands/command-list.ts';
import { linkageGraphCommand } from '../../commands/linkage-graph.command.ts';
import { tryOutCommand } from '../../commands/try-out.command.ts';
import { Icon } from '../../icons/icon.tsx';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useDataSets } from '../data-binding/use-data-sets.ts';
import { INTERACTION_LABELS, INTERACTION_WORDS } from './interaction.words.ts';
import {
  originKeysOf,
  suggestPair,
  suggestTarget,
  targetKeysOf,
  targetsOf,
  type KeyChoice,
  type SetParameters,
} from '../../document/linkage-keys.ts';

/** Parameters of the data sets, with what their authors say of them. */
function useSetParameters(isWanted: boolean): SetParameters {
  const sets = useDataSets(isWanted);
  return parametersIn(sets.kind === 'ready' ? sets.value : []);
}

/** Whom a widget tells what is chosen in it. */
export function LinkageSection({ widgets }: { readonly widgets: readonly NormalWidget[] }) {
  const { document } = useDesigner();
  const text = useText();
  const screen = useDocument((state) => state.screen);
  const [widget, ...others] = widgets;
  const hasEvents = Object.keys(declarations[widget?.type ?? '']?.events ?? {}).length > 0;
  const isOne = others.length === 0;
  const setParameters = useSetParameters(isOne && hasEvents);
  if (!widget) return null;

  function change(linkage: readonly Linkage[]): void {
    if (widget) {
      document.change(INTERACTION_LABELS.linkage, setLinkage(widget.id, linkage), { mergeKey: `linkage ${widget.id}` });
    }
  }

  function add(): void {
    if (!widget) return;
    const target = suggestTarget(widget, screen, setParameters);
    const link: Linkage = {
      originId: widget.id,
      targetId: target?.id ?? SCREEN_TARGET,
      targetName: target ? nameOfWidget(target, currentLanguage()) : '',
      paramsConfig: [],
    };
    change([...widget.linkage, { ...link, paramsConfig: [suggestPair(widget, link, screen, setParameters)] }]);
  }

  const all = isOne ? filterLinks(widget, screen, setParameters, currentLanguage()) : widget.linkage;
  const missing = all.length - widget.linkage.length;

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
              setParameters={setParameters}
              onChange={(next) => change(widget.linkage.map((one, at) => (at === index ? next : one)))}
              onRemove={() => change(widget.linkage.filter((_, at) => at !== index))}
            />
          ))
        : null}
      <GraphButtons />
      {missing > 0 ? (
        <button type="button" className="text-button" data-button="link-all" onClick={() => change(all)}>
          <sl-icon name="link-45deg" /> {fill(text(INTERACTION_WORDS.linkAll), { count: missing })}
        </button>
      ) : null}
      {isOne && hasEvents ? (
        <button type="button" className="text-button" onClick={add}>
          <sl-icon name="plus-lg" /> {text(INTERACTION_WORDS.addLink)}
        </button>
      ) : null}
    </section>
  );
}

/** Draws all links on the canvas, and lets them be tried out there. */
function GraphButtons() {
  const designer = useDesigner();
  const text = useText();
  const { showsLinks, isTrying } = useStore(
    designer.view.store,
    useShallow((state) => ({ showsLinks: state.showsLinks, isTrying: state.isTrying })),
  );
  return (
    <div className="interaction__graph">
      {[
        { command: linkageGraphCommand, isOn: showsLinks },
        { command: tryOutCommand, isOn: isTrying },
      ].map(({ command, isOn }) => (
        <button
          key={command.id}
          type="button"
          className="button"
          aria-pressed={isOn}
          data-command={command.id}
          onClick={() => runCommand(command, designer)}
        >
          <Icon name={command.icon} />
          {text(command.label)}
        </button>
      ))}
    </div>
  );
}

interface LinkEditorProps {
  readonly widget: NormalWidget;
  readonly screen: NormalScreen;
  readonly link: Linkage;
  readonly setParameters: SetParameters;
  onChange(link: Linkage): void;
  onRemove(): void;
}

function LinkEditor({ widget, screen, link, setParameters, onChange, onRemove }: LinkEditorProps) {
  const text = useText();
  const targets = targetsOf(widget, screen);
  const isGone = link.targetId !== SCREEN_TARGET && !targets.some(({ id }) => id === link.targetId);
  const nameOf = (one: NormalWidget) => nameOfWidget(one, currentLanguage());
  const pairs = link.paramsConfig;
  const isInCircle = linkGraph(screen).some(
    (edge) => edge.originId === widget.id && edge.targetId === link.targetId && edge.isInCircle,
  );
  const setPairs = (paramsConfig: Linkage['paramsConfig']) => onChange({ ...link, paramsConfig });

  function choose(targetId: string): void {
    const target = targets.find(({ id }) => id === targetId);
    const next = { ...link, targetId, targetName: target ? nameOf(target) : '' };
    // Parameters of another target are of no use; with one pair at most there is nothing to lose.
    const isFresh = pairs.length <= 1;
    onChange(
      isFresh
        ? { ...next, paramsConfig: [suggestPair(widget, { ...next, paramsConfig: [] }, screen, setParameters)] }
        : next,
    );
  }

  return (
    <div className="link" data-problem={isGone || undefined}>
      <div className="link__row">
        <Select
          size="small"
          label={text(INTERACTION_WORDS.target)}
          value={link.targetId}
          options={[
            ...(isGone ? [{ value: link.targetId, label: text(INTERACTION_WORDS.missingTarget) }] : []),
            { value: SCREEN_TARGET, label: text(INTERACTION_WORDS.wholeScreen) },
            ...targets.map((one) => ({ value: one.id, label: nameOf(one) })),
          ]}
          onChange={(targetId) => choose(String(targetId))}
        />
        <RemoveButton onClick={onRemove} />
      </div>
      {isGone ? (
        <p className="link__problem" role="alert">
          {fill(text(INTERACTION_WORDS.goneHelp), { name: link.targetName || link.targetId })}
        </p>
      ) : null}
      {isInCircle ? <p className="interaction__hint">{text(INTERACTION_WORDS.circle)}</p> : null}
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
            choices={targetKeysOf(link.targetId, screen, setParameters)}
            onChange={(targetKey) => setPairs(pairs.map((one, at) => (at === index ? { ...one, targetKey } : one)))}
          />
          <RemoveButton onClick={() => setPairs(pairs.filter((_, at) => at !== index))} />
        </div>
      ))}
      {pairs.some(({ originKey, targetKey }) => originKey === '' || targetKey === '') ? (
        <p className="interaction__hint">{text(INTERACTION_WORDS.incomplete)}</p>
      ) : null}
      <button
        type="button"
        className="text-button"
        onClick={() => setPairs([...pairs, suggestPair(widget, link, screen, setParameters)])}
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
  return (
    <Suggest
      size="small"
      label={label}
      placeholder={label}
      text={value}
      maxLength={200}
      options={choices.map((one) => ({ value: one.key, label: one.label ? text(one.label) : one.key, note: one.key }))}
      onChange={onChange}
    />
  );
}
