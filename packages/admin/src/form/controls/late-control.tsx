import { lazy, Suspense, type ComponentType } from 'react';
import { useFormSettings, type ControlProps } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import { wordIn } from '../../i18n/fill.ts';

type RecordControls = typeof import('./record-controls.ts');

/** A control that only forms of records have: it is fetched with the first of them. */
export function lateControl(name: keyof RecordControls): ComponentType<ControlProps> {
  const Control = lazy(async () => ({ default: (await import('./record-controls.ts'))[name] }));
  return function LateControl(props) {
    return (
      <Suspense fallback={<span className="aj-control" />}>
        <Control {...props} />
      </Suspense>
    );
  };
}

/** A field of a kind that nobody knows: it says so and changes nothing (spec §8). */
export function UnsupportedControl({ field, id }: ControlProps) {
  const { language } = useFormSettings();
  const text = wordIn(language, FORM_WORDS.unsupported, { type: field.inputType ?? '' });
  return <sl-input id={id} className="aj-control" label={field.label[language]} value={text} disabled />;
}
