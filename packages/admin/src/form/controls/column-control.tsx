import { useFormSettings, type ControlProps } from '../control.ts';
import { ChoiceSelect, withChosen } from './choice-control.tsx';
import { TextControl } from './text-control.tsx';

/** A column of the data; its name is typed where the columns are not known yet. */
export function ColumnControl(props: ControlProps) {
  const { dataColumns } = useFormSettings();
  if (dataColumns.length === 0) return <TextControl {...props} />;
  const options = dataColumns.map((name) => ({ value: name, label: { zh: name, en: name } }));
  return <ChoiceSelect {...props} options={withChosen(options, props.value)} />;
}
