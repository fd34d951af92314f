import './record-controls.css';

export {
  AutocompleteControl,
  CascaderControl,
  ChecksControl,
  CountryControl,
  SelectControl,
  TreeControl,
} from './option-controls.tsx';
export {
  DateRangeControl,
  DatesControl,
  DatetimeControl,
  DatetimeRangeControl,
  MeasureControl,
} from './period-controls.tsx';
export { UploadControl } from './upload-control.tsx';
