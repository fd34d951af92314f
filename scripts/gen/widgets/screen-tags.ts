import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The tags that show what a server has, by the files whose comments describe them. */
const TAGS = [
  { tagName: 'aj-bigscreen', className: 'AjBigscreen', file: 'aj-bigscreen.ts' },
  { tagName: 'aj-widget', className: 'AjWidget', file: 'widget/aj-widget.ts', superclass: 'AjBigscreen' },
  {
    tagName: 'aj-excel-report',
    className: 'AjExcelReport',
    file: 'excel/aj-excel-report.ts',
    bases: ['excel/query-choice.ts', 'excel/sheet-choice.ts'],
  },
] as const;

const PROPERTY = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*@property\(([^)]*)\) (\w+)(?:: ([^=;]+))?(?: = ([^;]+))?;/g;

const toText = (comment: string) =>
  comment
    .replaceAll(/\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What the comment of a class says behind one of its marks, as `@fires`: a name and a sentence. */
function marked(comment: string, mark: string) {
  const lines = comment.matchAll(new RegExp(`@${mark} ([\\w-]+) - ([^\\n]+)`, 'g'));
  return [...lines].map(([, name = '', description = '']) => ({ name, description }));
}

function describeTag(source: string, { tagName, className, ...tag }: (typeof TAGS)[number]) {
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export class/.exec(source)?.[1] ?? '';
  const members = [...source.matchAll(PROPERTY)].map(([, doc = '', options = '', name = '', type, usual]) => {
    const attribute = /attribute: '([\w-]+)'/.exec(options)?.[1] ?? name.toLowerCase();
    return {
      kind: 'field',
      name,
      type: { text: type?.trim() ?? 'string' },
      ...(usual === undefined ? {} : { default: usual.trim() }),
      description: toText(doc),
      ...(options.includes('attribute: false') ? {} : { attribute }),
    };
  });
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName,
    ...('superclass' in tag ? { superclass: { name: tag.superclass } } : {}),
    description: toText(comment.split('@')[0] ?? ''),
    members,
    attributes: members.flatMap(({ name, type, attribute }) =>
      attribute === undefined ? [] : [{ name: attribute, type, fieldName: name }],
    ),
    events: marked(comment, 'fires').map((event) => ({ ...event, type: { text: 'CustomEvent' } })),
    slots: marked(comment, 'slot'),
    cssParts: marked(comment, 'csspart'),
    cssProperties: marked(comment, 'cssprop'),
  };
}

/**
 * The module of the tags that show screens, single widgets and Excel reports of a server, for the manifest that editors
 * read; printed from the comments at their properties.
 * @param root - folder of the repository
 * @param file - where the module lies, from the folder of the package
 */
export function toTagsModule(root: string, file: string) {
  const read = (one: string) => readFileSync(path.join(root, 'packages/embed/src', one), 'utf8');
  const declarations = TAGS.map((tag) =>
    describeTag([tag.file, ...('bases' in tag ? tag.bases : [])].map(read).join('\n'), tag),
  );
  return {
    kind: 'javascript-module',
    path: file,
    declarations,
    exports: TAGS.map(({ tagName, className }) => ({
      kind: 'custom-element-definition',
      name: tagName,
      declaration: { name: className, module: file },
    })),
  };
}
