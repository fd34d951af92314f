/** Where the options of a field come from: a call below the base prefix that answers a list, a page or a tree. */
export interface OptionSource {
  /** Below the base prefix. */
  readonly url: string;
  /** Default: GET. */
  readonly method?: 'GET' | 'POST';
  /** Sent with every question. */
  readonly query?: Readonly<Record<string, string | number>>;
  /** Name of the value in an answered row, or a template of names in `${}`; default `id`. */
  readonly option?: string;
  /** The same of the words that are shown; default `text`. */
  readonly label?: string;
}

/** What a dialog is open for. */
export type EditMode = 'add' | 'edit' | 'view';

/** What forms of records know beyond those of widgets. */
export interface RecordAnnotation {
  readonly source?: OptionSource;
  /** The service searches the options: it is asked for what is typed. */
  readonly remoteFilter?: boolean;
  /** Several options may be chosen; the value is their list. */
  readonly multiple?: boolean;
  /** Words that are no option may be written. */
  readonly allowCreate?: boolean;
  /** Shown value = stored value / conversion. */
  readonly conversion?: number;
  /** Digits behind the point of a converted value. */
  readonly decimals?: number;
  /** Files of an upload. */
  readonly uploadLimit?: number;
  /** Where they are sent, below the base prefix; it answers as the call for all files does, which is the default. */
  readonly uploadUrl?: string;
  /** A picture is uploaded; an address of another place cannot be given. */
  readonly uploadedOnly?: boolean;
  /** Modes of the dialog in which the field is not shown, and not checked. */
  readonly hiddenOn?: readonly EditMode[];
  /** Modes of the dialog in which the field is shown and cannot be changed. */
  readonly lockedOn?: readonly EditMode[];
  /** The field has no column in a table of children. */
  readonly hiddenInTable?: boolean;
  /** Name of an input type that has no editor. */
  readonly inputType?: string;
}
