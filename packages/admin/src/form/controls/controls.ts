import type { Controls } from '../control.ts';
import { ChoiceControl, ReferenceControl } from './choice-control.tsx';
import { CodeControl, JsonControl } from './code-control.tsx';
import { ColumnControl } from './column-control.tsx';
import { ColorControl } from './color-control.tsx';
import { FontControl } from './font-control.tsx';
import { ImageControl } from './image-control.tsx';
import { lateControl, UnsupportedControl } from './late-control.tsx';
import { ListControl } from './list-control.tsx';
import { MapControl } from './map-control.tsx';
import { NumberControl, SliderControl } from './number-control.tsx';
import { PaletteControl } from './palette-control.tsx';
import { DateControl, PasswordControl, TextareaControl, TextControl } from './text-control.tsx';
import { ToggleControl } from './toggle-control.tsx';

/** The editor of every kind of control; a kind without one does not compile. */
export const CONTROLS: Controls = {
  text: TextControl,
  textarea: TextareaControl,
  number: NumberControl,
  slider: SliderControl,
  toggle: ToggleControl,
  choice: ChoiceControl,
  color: ColorControl,
  palette: PaletteControl,
  image: ImageControl,
  font: FontControl,
  list: ListControl,
  json: JsonControl,
  code: CodeControl,
  password: PasswordControl,
  date: DateControl,
  reference: ReferenceControl,
  map: MapControl,
  column: ColumnControl,
  checks: lateControl('ChecksControl'),
  datetime: lateControl('DatetimeControl'),
  dates: lateControl('DatesControl'),
  daterange: lateControl('DateRangeControl'),
  datetimerange: lateControl('DatetimeRangeControl'),
  measure: lateControl('MeasureControl'),
  select: lateControl('SelectControl'),
  tree: lateControl('TreeControl'),
  cascader: lateControl('CascaderControl'),
  upload: lateControl('UploadControl'),
  autocomplete: lateControl('AutocompleteControl'),
  country: lateControl('CountryControl'),
  unsupported: UnsupportedControl,
};
