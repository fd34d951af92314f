import type { Language, NormalWidget } from '@aj-report/contract';
import { declarations, themeOf } from '@aj-report/widgets/declarations';
import { useMemo, useState } from 'react';
import { Form } from '../../form/form.tsx';
import { useText } from '../../i18n/i18n.ts';
import { isEnabled } from '../commands/command.ts';
import { runCommand } from '../commands/command-list.ts';
import { writeTextCommand } from '../commands/write-text.command.ts';
import { Icon } from '../icons/icon.tsx';
import { resetSetup, setSetup } from '../document/operations.ts';
import { WORDS } from '../designer.words.ts';
import { useDataColumns } from './data-binding/use-data-columns.ts';
import { SearchBox } from '../ui/search-box.tsx';
import { useDesigner, useDocument } from '../ui/use-designer.ts';
import { PartsSection } from './parts-section.tsx';
import { commonFields, commonValues } from './common-fields.ts';

const STYLE_LABEL = { zh: '修改样式', en: 'Change the style' };
const RESET_LABEL = { zh: '恢复默认', en: 'Reset to default' };

interface StylePanelProps {
  readonly widgets: readonly NormalWidget[];
  readonly language: Language;
}

function hasTabs({ type }: NormalWidget): boolean {
  return declarations[type]?.parts?.shown === 'one';
}

function commonOf(widgets: readonly NormalWidget[]) {
  const fields = commonFields(widgets.map((widget) => widget.type));
  return fields && { fields, ...commonValues(widgets, fields) };
}

/** The declared fields of the selected widgets; of several those that all have. */
export function StylePanel({ widgets, language }: StylePanelProps) {
  const designer = useDesigner();
  const { document } = designer;
  const text = useText();
  const [words, setWords] = useState('');
  const theme = useDocument((state) => state.screen.dashboard.theme);
  const dataColumns = useDataColumns(widgets);
  const common = useMemo(() => commonOf(widgets), [widgets]);
  if (!common) {
    const isUnknown = widgets.length === 1;
    return <p className="panel__empty">{text(isUnknown ? WORDS.unknownWidget : WORDS.noCommonFields)}</p>;
  }
  const ids = widgets.map((widget) => widget.id);
  const tabbed = widgets.length === 1 ? widgets.find(hasTabs) : undefined;
  const { fields, values, mixed } = common;
  const types = [...new Set(widgets.map((widget) => widget.type))];
  return (
    <>
      {tabbed ? <PartsSection widget={tabbed} /> : null}
      {isEnabled(writeTextCommand, designer) ? (
        <button
          type="button"
          className="button style-panel__write"
          data-button="write-text"
          onClick={() => runCommand(writeTextCommand, designer)}
        >
          <Icon name={writeTextCommand.icon} />
          {text(writeTextCommand.label)}
        </button>
      ) : null}
      <SearchBox label={text(WORDS.searchFields)} value={words} onChange={setWords} />
      <Form
        density="compact"
        language={language}
        fields={fields}
        values={values}
        mixed={mixed}
        search={words}
        themeColors={themeOf(theme).palette}
        dataColumns={dataColumns}
        memory={`designer-${types.join('-')}`}
        onChange={(name, value) =>
          document.change(STYLE_LABEL, setSetup(ids, name, value), { mergeKey: `setup ${name} ${ids.join(' ')}` })
        }
        onReset={(name) => document.change(RESET_LABEL, resetSetup(ids, language, name))}
      />
      <div className="panel__foot">
        <button
          type="button"
          className="text-button"
          onClick={() => document.change(RESET_LABEL, resetSetup(ids, language))}
        >
          {text(WORDS.resetAll)}
        </button>
      </div>
    </>
  );
}
