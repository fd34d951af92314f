import { visibleWhenFields, type Language, type NormalWidget, type VisibleWhen } from '@aj-report/contract';
import { Form } from '../../../form/form.tsx';
import { setVisibleWhen } from '../../document/operations.ts';
import { useDesigner } from '../../ui/use-designer.ts';
import { EntranceSection } from './entrance-section.tsx';
import { INTERACTION_LABELS } from './interaction.words.ts';
import { LinkageSection } from './linkage-section.tsx';
import './interaction.css';

interface InteractionPanelProps {
  readonly widgets: readonly NormalWidget[];
  readonly language: Language;
}

const NO_RULES: VisibleWhen = { match: 'all', rules: [] };

/** What the selected widgets do: whom they tell, when they are shown, how they come in. */
export function InteractionPanel({ widgets, language }: InteractionPanelProps) {
  const { document } = useDesigner();
  const ids = widgets.map((widget) => widget.id);
  const current = { ...NO_RULES, ...widgets[0]?.visibleWhen };

  function handleRules(name: string, value: unknown): void {
    const next = { ...current, [name]: value } as VisibleWhen;
    document.change(
      INTERACTION_LABELS.visibleWhen,
      setVisibleWhen(ids, next.rules.length === 0 && next.match === 'all' ? undefined : next),
      { mergeKey: `visibleWhen ${ids.join(' ')}` },
    );
  }

  return (
    <div className="interaction">
      <LinkageSection widgets={widgets} />
      <Form
        density="compact"
        language={language}
        fields={visibleWhenFields}
        values={current}
        memory="designer-visible-when"
        onChange={handleRules}
      />
      <EntranceSection widgets={widgets} language={language} />
    </div>
  );
}
