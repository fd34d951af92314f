import {
  defaultsOf,
  field,
  screenFields,
  screenParameterFields,
  type Fields,
  type Language,
  type NormalDashboard,
} from '@aj-report/contract';
import { themeOf, THEMES } from '@aj-report/widgets/declarations';
import { Form } from '../../form/form.tsx';
import { setDashboard } from '../document/operations.ts';
import { ParameterProposals } from './parameter-proposals.tsx';
import { useDesigner, useDocument } from '../ui/use-designer.ts';

const SCREEN_LABEL = { zh: '修改大屏设置', en: 'Change the screen settings' };

const themeGroup = screenFields.theme['x-aj'].group;

/** The declared settings; names of themes are known here, so theirs becomes a choice. */
const fields: Fields = {
  ...screenFields,
  theme: field.choice({
    label: screenFields.theme['x-aj'].label,
    ...(themeGroup ? { group: themeGroup } : {}),
    options: THEMES.map((theme) => ({ value: theme.name, label: theme.label })),
    default: 'deep-blue',
  }),
  ...screenParameterFields,
};

/** A phone is as wide as it is, and scrolls. */
const { width: _width, height: _height, fit: _fit, ...phoneFields } = fields;

/** Settings of the whole screen. */
export function ScreenPanel({ language }: { readonly language: Language }) {
  const { document } = useDesigner();
  const dashboard = useDocument((state) => state.screen.dashboard);
  const isPhone = useDocument((state) => state.scope.layout === 'phone');
  const change = (values: Partial<NormalDashboard>, name: string): void =>
    document.change(SCREEN_LABEL, setDashboard(values), { mergeKey: `screen ${name}` });
  return (
    <>
      <Form
        density="compact"
        language={language}
        fields={isPhone ? phoneFields : fields}
        values={dashboard as unknown as Record<string, unknown>}
        themeColors={themeOf(dashboard.theme).palette}
        memory="designer-screen"
        onChange={(name, value) => change({ [name]: value }, name)}
        onReset={(name) => change({ [name]: (defaultsOf(fields) as Record<string, unknown>)[name] }, name)}
      />
      <ParameterProposals />
    </>
  );
}
