import type { NormalScreen, Text } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { setDashboard } from '../document/operations.ts';
import { parametersIn } from '../insert-widget.ts';
import { useDesigner, useDocument } from '../ui/use-designer.ts';
import { useDataSets } from './data-binding/use-data-sets.ts';

const WORDS: Record<'title' | 'add', Text> = {
  title: { zh: '数据集已有的参数：', en: 'Parameters of its data sets:' },
  add: { zh: '添加大屏参数', en: 'Add a screen parameter' },
};

function codesOf({ widgets }: NormalScreen): readonly string[] {
  const bound = widgets.filter(({ data }) => data.dataType === 'dynamic' && data.setCode !== '');
  return [...new Set(bound.map(({ data }) => data.setCode))];
}

/** Parameters that the data sets of the screen take and the screen does not declare yet; a click declares one. */
export function ParameterProposals() {
  const { document } = useDesigner();
  const text = useText();
  const screen = useDocument((state) => state.screen);
  const codes = codesOf(screen);
  const sets = useDataSets(codes.length > 0);
  const parametersOf = parametersIn(sets.kind === 'ready' ? sets.value : []);
  const { parameters } = screen.dashboard;
  const declared = new Set(parameters.map(({ name }) => name));
  const names = [...new Set(codes.flatMap((code) => parametersOf(code).map(({ key }) => key)))];
  const open = names.filter((name) => !declared.has(name));
  if (open.length === 0) return null;
  return (
    <p className="parameter-proposals">
      {text(WORDS.title)}
      {open.map((name) => (
        <button
          key={name}
          type="button"
          className="chip"
          data-parameter={name}
          onClick={() => {
            const added = { name, defaultValue: '', locked: false };
            document.change(WORDS.add, setDashboard({ parameters: [...parameters, added] }));
          }}
        >
          + {name}
        </button>
      ))}
    </p>
  );
}
