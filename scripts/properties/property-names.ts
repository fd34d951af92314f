import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { filesBelow } from '../files-below.ts';

/** Names that are no property's alone: those of CSS, of the browser and of the drawing library. */
const STANDARD_TERMS: Readonly<Record<string, string>> = {
  backgroundColor: 'CSS and ECharts',
  borderColor: 'CSS and ECharts',
  fillStyle: 'CanvasRenderingContext2D',
  fontFamily: 'CSS and ECharts',
  fontSize: 'CSS and ECharts',
  lineWidth: 'CanvasRenderingContext2D',
  offsetX: 'MouseEvent',
  offsetY: 'MouseEvent',
  pageSize: 'specification, parameters of a query',
  scaleX: 'matrix of a CSS transform',
  symbolSize: 'ECharts, series of points',
  timeZone: 'Intl.DateTimeFormat',
  verticalAlign: 'CSS, and cells of a workbook',
};

/** What draws any widget and knows none. */
const ROOMS = [
  'packages/widgets/src/kit',
  'packages/widgets/src/stage',
  'packages/embed/src',
  'packages/admin/src/screen',
  'packages/admin/src/designer/canvas',
];
const NOT_READ = /\.(?:test|testing|gen)\.tsx?$|\/testing\/|\.d\.ts$/;
const FIELDS_FILE = /\.fields\.ts$/;
/** Two words make a name that is a property's own; one alone (`text`, `color`) is one only where properties are read. */
const COMPOUND = /[a-z][A-Z]/;

interface Mention {
  readonly name: string;
  /** Offset in the text. */
  readonly at: number;
  readonly isReadOfProps: boolean;
}

type Parsed = ReturnType<typeof parseSync>['program'];
type Expression = { readonly type: string } & Record<string, unknown>;

function parse(file: string, text: string): Parsed {
  return parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).program;
}

/** Whether an expression is `props`, `this.props` or one of them as another type. */
function isProps(expression: Expression): boolean {
  const inner = expression['expression'] as Expression | undefined;
  if (inner) return isProps(inner);
  const named = expression.type === 'MemberExpression' ? (expression['property'] as Expression) : expression;
  return named['name'] === 'props';
}

/** Every name that stands in a text where a property could be meant: a key, a member, a string. */
function mentionsIn(program: Parsed): Mention[] {
  const mentions: Mention[] = [];
  const add = (name: unknown, at: number, isReadOfProps = false) => {
    if (typeof name === 'string') mentions.push({ name, at, isReadOfProps });
  };
  new Visitor({
    Literal: ({ value, start }) => add(value, start),
    TSPropertySignature: ({ key }) => add('name' in key && key.name, key.start),
    Property: ({ key }) => add('name' in key && key.name, key.start),
    MemberExpression({ object, property }) {
      const isPrivate = property.type === 'PrivateIdentifier';
      const name = 'name' in property ? !isPrivate && property.name : 'value' in property && property.value;
      add(name, property.start, isProps(object as unknown as Expression));
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern' || !init || !isProps(init as unknown as Expression)) return;
      for (const one of id.properties) if ('key' in one) add('name' in one.key && one.key.name, one.start, true);
    },
  }).visit(program);
  return mentions;
}

/** What makes fields: those of records, and those of widgets. */
const BUILDERS: ReadonlySet<unknown> = new Set(['field', 'prop']);

/** Names of the fields that a file declares: keys whose value is `prop.<kind>(…)`. */
function declaredIn(program: Parsed): string[] {
  const names: string[] = [];
  new Visitor({
    Property({ key, value }) {
      const made = value.type === 'CallExpression' && value.callee.type === 'MemberExpression' && value.callee.object;
      if (made && 'name' in made && BUILDERS.has(made.name) && 'name' in key) names.push(String(key.name));
    },
  }).visit(program);
  return names;
}

/**
 * One line for every property of a widget that kit, stage, script or canvas knows by name. Properties that the kit
 * draws itself are declared in its own `.fields.ts`, and are its to read.
 */
export function checkPropertyNames(root: string, widgetFields: ReadonlySet<string>): string[] {
  const files = ROOMS.flatMap((room) => filesBelow(path.join(root, room)))
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !NOT_READ.test(file))
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return { file, text, program: parse(file, text) };
    });
  const kitFields = new Set(
    files.filter(({ file }) => FIELDS_FILE.test(file)).flatMap((one) => declaredIn(one.program)),
  );
  const isForeign = ({ name, isReadOfProps }: Mention) =>
    widgetFields.has(name) && !kitFields.has(name) && (isReadOfProps || (COMPOUND.test(name) && !STANDARD_TERMS[name]));
  const drawing = files.filter(({ file }) => !FIELDS_FILE.test(file));
  return drawing.flatMap(({ file, text, program }) => {
    const found = mentionsIn(program).filter(isForeign);
    const lines = found.map(({ name, at }) => `${file}:${text.slice(0, at).split('\n').length} ${name}`);
    return [...new Set(lines)].map(
      (line) =>
        `${line}: a property of widgets; say what it does in the declaration, or declare it in a .fields.ts of the kit`,
    );
  });
}

/** Names of all fields of the given declarations. */
export function fieldNamesOf(declarations: readonly { readonly fields: object }[]): ReadonlySet<string> {
  return new Set(declarations.flatMap(({ fields }) => Object.keys(fields)));
}
