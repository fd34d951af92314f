/** Closed list of editors a field may ask for; the admin has one control per kind. */
export type ControlKind =
  | 'text'
  | 'textarea'
  | 'number'
  | 'slider'
  | 'toggle'
  | 'choice'
  | 'color'
  | 'palette'
  | 'image'
  | 'font'
  | 'list'
  | 'json'
  | 'code'
  | 'password'
  | 'date'
  | 'reference'
  | 'map'
  | 'column'
  | 'checks'
  | 'datetime'
  | 'dates'
  | 'daterange'
  | 'datetimerange'
  | 'measure'
  | 'select'
  | 'tree'
  | 'cascader'
  | 'upload'
  | 'autocomplete'
  | 'country'
  | 'unsupported';

/** The editor of every input type that column definitions of the product know. */
export const CONTROL_OF_INPUT_TYPE = {
  input: 'text',
  'input-number': 'number',
  textarea: 'textarea',
  switch: 'toggle',
  checkbox: 'checks',
  date: 'date',
  datetime: 'datetime',
  dates: 'dates',
  daterange: 'daterange',
  datetimerange: 'datetimerange',
  'anji-input': 'measure',
  'anji-select': 'select',
  'anji-tree': 'tree',
  'anji-cascader': 'cascader',
  'anji-upload': 'upload',
  'anji-autocomplete': 'autocomplete',
  'anji-country': 'country',
} as const satisfies Readonly<Record<string, ControlKind>>;

/** Editor of an input type; one that nobody knows is shown disabled and says so (spec §8). */
export function controlOfInputType(inputType: string): ControlKind {
  const known: Readonly<Record<string, ControlKind>> = CONTROL_OF_INPUT_TYPE;
  return Object.hasOwn(known, inputType) ? known[inputType]! : 'unsupported';
}
